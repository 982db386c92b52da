"""Runewars with Banners of War, by its rulebook."""
