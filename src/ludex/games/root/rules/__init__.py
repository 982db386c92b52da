"""The shared law of Root, a module a chapter."""
