"""One side, one room: its rules. `side` is what all of them have."""
