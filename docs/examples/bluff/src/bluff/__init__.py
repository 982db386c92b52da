"""Bluff, a small game for Ludex."""
