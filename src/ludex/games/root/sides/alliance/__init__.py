"""The Alliance: rules and sheet."""
