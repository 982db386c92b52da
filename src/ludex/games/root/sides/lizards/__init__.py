"""The Lizards: rules and sheet."""
