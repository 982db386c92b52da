"""Runewars with Banners of War."""
