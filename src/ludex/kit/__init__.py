"""What boxes are made of: parts that several games share. It knows the core and no game."""
