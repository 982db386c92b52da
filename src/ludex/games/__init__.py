"""One package a game. `load("root")` brings a rulebook to the table."""

from ludex.core.game import find_game as load

__all__ = ["load"]
