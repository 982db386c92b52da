"""Heroes III."""
