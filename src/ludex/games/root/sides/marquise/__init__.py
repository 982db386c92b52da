"""The Marquise: rules and sheet."""
