"""Many games: simulations and benchmarks."""
