"""What every game passes, for whoever writes one: checks, and a pytest plugin that runs them on every known game."""
