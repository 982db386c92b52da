"""The cyclopes: rules and sheet."""
