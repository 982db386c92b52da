"""The werewolves: rules and sheet."""
