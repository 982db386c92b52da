"""The mushroomfolk: rules and sheet."""
