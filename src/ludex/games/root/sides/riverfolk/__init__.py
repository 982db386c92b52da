"""The Riverfolk: rules and sheet."""
