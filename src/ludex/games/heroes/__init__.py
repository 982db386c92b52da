"""Heroes III, by its rulebook."""
