"""What boxes are made of: whatever two games need alike. It knows the referee, and no game."""
