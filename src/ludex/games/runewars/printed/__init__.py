"""What is printed on the tiles, sheets, cards and tokens."""
