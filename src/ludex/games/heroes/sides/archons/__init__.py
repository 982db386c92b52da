"""The archons: rules and sheet."""
