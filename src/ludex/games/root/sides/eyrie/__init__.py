"""The Eyrie: rules and sheet."""
