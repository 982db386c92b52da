"""The Vagabonds: rules and sheet."""
