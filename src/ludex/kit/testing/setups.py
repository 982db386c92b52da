"""A few set-ups of a game in which everything that can sit down or be swept over occurs."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache
from typing import Any

from ludex.core import Game

KINDS = ("none", "some", "only")
"""With how many bots."""
LOOKED_THROUGH = 300
"""Mixes of each kind from which the few are taken."""


@cache
def few_setups(game: Game) -> list[dict[str, Any]]:
    """The usual one and the one for a single player; then each that brings a side, a bot, a number of players or a
    choice that none before it had.

    >>> from ludex.core import find_game
    >>> few_setups(find_game("heroes"))[0]
    {'seats': ['werewolves', 'mushroomfolk']}
    """
    met: set[tuple[str, Any]] = set()
    kept: list[dict[str, Any]] = []
    for setup in candidates(game):
        brings = things_in(game, setup) - met
        if brings or not kept:
            kept.append(setup)
            met |= brings
    return kept


def candidates(game: Game) -> Iterator[dict[str, Any]]:
    lobby = game.lobby
    if lobby.usual:
        yield {"seats": list(lobby.usual)}
    if lobby.solo:
        yield dict(lobby.solo)
    if game.mixes is not None:
        players = range(lobby.least, lobby.most + 1)
        for kind in KINDS:
            yield from itertools.islice(game.mixes(players, lobby.swept, kind), LOOKED_THROUGH)
    elif not lobby.usual and not lobby.solo:
        yield {}


def things_in(game: Game, setup: dict[str, Any]) -> set[tuple[str, Any]]:
    checked = game.read_setup(setup)
    seats = game.seats(checked)
    found: set[tuple[str, Any]] = {("seat", seat) for seat in seats}
    found.add(("players", len(seats)))
    return found | {(name, getattr(checked, name)) for name in game.lobby.swept}
