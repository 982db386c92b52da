"""The lizardfolk: rules and sheet."""
