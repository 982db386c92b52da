"""The general rules, a chapter each."""
