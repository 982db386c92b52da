"""Games of the documentation."""
