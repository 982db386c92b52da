"""One package a game. `load("root")` brings a rulebook to the table."""

from __future__ import annotations

import importlib

from ludex.core import Game
from ludex.core.errors import LudexError
from ludex.core.law import LawBook

GAMES = ("root", "heroes")


class UnknownGame(LudexError):
    """There is no such game."""


class UnknownBook(LudexError):
    """There is no such rulebook."""


def find_book(name: str) -> tuple[Game, LawBook]:
    """The rulebook of this name, and the game that plays by it.

    >>> find_book("bots")[0].name
    'root'
    """
    books = {book: game for game in map(load, GAMES) for book in game.books}
    if name not in books:
        raise UnknownBook("unknown-book", found=name, known=", ".join(books))
    return books[name], books[name].books[name]


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
