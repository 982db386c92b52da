"""The dark elves: rules and sheet."""
