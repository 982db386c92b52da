"""One side, one room: its rules, its sheet, its picture. `side` is what all of them have."""
