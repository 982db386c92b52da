"""The factions, one file each."""

from ludex.games.heroes.factions import archons, cyclopes, dark_elves, lizardfolk, mushroomfolk, werewolves

__all__ = ["archons", "cyclopes", "dark_elves", "lizardfolk", "mushroomfolk", "werewolves"]
