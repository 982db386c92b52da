"""One package a game. `load("root")` brings a rulebook to the table."""

from __future__ import annotations

import importlib

from ludex.core import Game
from ludex.core.errors import LudexError

GAMES = ("root",)


class UnknownGame(LudexError):
    """There is no such game."""


def load(name: str) -> Game:
    """The game of this name.

    >>> load("root").name
    'root'
    """
    if name not in GAMES:
        raise UnknownGame("unknown-game", found=name, known=", ".join(GAMES))
    game = importlib.import_module(f"ludex.games.{name}").GAME
    assert isinstance(game, Game)
    return game
