"""What the box prints: content as structs and tables."""
