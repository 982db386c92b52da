"""2.5 Components: factions, and the kinds of buildings and tokens they bring.

A faction and a kind of piece are numbers; `pieces[kind][clearing]` counts them on the map. Names and totals come from
content/factions.toml."""

from __future__ import annotations

from typing import NamedTuple

from ludex.core.content import read_toml
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.paper import FOLDER, FactionFile

FACTIONS = (
    *("marquise", "eyrie", "alliance", "vagabond", "vagabond2", "lizards", "riverfolk"),
    *("duchy", "corvids", "vagabot"),
)
"""Those that people can play, then those that only bots play."""
MARQUISE, EYRIE, ALLIANCE, VAGABOND, VAGABOND2, LIZARDS, RIVERFOLK, DUCHY, CORVIDS, VAGABOT = range(10)
VAGABONDS = (VAGABOND, VAGABOND2)
PAWNS = (VAGABOND, VAGABOND2, VAGABOT)
"""Those who have a pawn instead of warriors."""


BOARDS = read_toml(FOLDER / "factions.toml", FactionFile)


class Piece(NamedTuple):
    """A kind of building or token."""

    name: str
    faction: int
    building: bool
    total: int


PIECES = (
    Piece("sawmill", MARQUISE, True, BOARDS.marquise.buildings_each),
    Piece("workshop", MARQUISE, True, BOARDS.marquise.buildings_each),
    Piece("recruiter", MARQUISE, True, BOARDS.marquise.buildings_each),
    Piece("wood", MARQUISE, False, BOARDS.marquise.wood),
    Piece("keep", MARQUISE, False, 1),
    Piece("roost", EYRIE, True, BOARDS.eyrie.roosts),
    Piece("base_fox", ALLIANCE, True, 1),
    Piece("base_rabbit", ALLIANCE, True, 1),
    Piece("base_mouse", ALLIANCE, True, 1),
    Piece("sympathy", ALLIANCE, False, BOARDS.alliance.sympathy),
    Piece("garden_fox", LIZARDS, True, BOARDS.lizards.gardens_each),
    Piece("garden_rabbit", LIZARDS, True, BOARDS.lizards.gardens_each),
    Piece("garden_mouse", LIZARDS, True, BOARDS.lizards.gardens_each),
    Piece("post_fox", RIVERFOLK, False, BOARDS.riverfolk.posts_each),
    Piece("post_rabbit", RIVERFOLK, False, BOARDS.riverfolk.posts_each),
    Piece("post_mouse", RIVERFOLK, False, BOARDS.riverfolk.posts_each),
    Piece("tunnel", DUCHY, False, BOT_BOARDS.duchy.tunnels),
    Piece("citadel", DUCHY, True, BOT_BOARDS.duchy.citadels),
    Piece("market", DUCHY, True, BOT_BOARDS.duchy.markets),
    Piece("plot", CORVIDS, False, BOT_BOARDS.corvids.plots_each * len(BOT_BOARDS.corvids.plots)),
)
SAWMILL, WORKSHOP, RECRUITER, WOOD, KEEP, ROOST = range(6)
BASES = (6, 7, 8)
"""By suit: fox, rabbit, mouse."""
SYMPATHY = 9
GARDENS = (10, 11, 12)
POSTS = (13, 14, 15)
TUNNEL, CITADEL, MARKET, PLOT = range(16, 20)
GONE_WHEN_REMOVED = frozenset({KEEP, *POSTS})
"""Pieces that go back to the box, for good (6.2.2, 11.2.5.I)."""

PIECES_OF = tuple(tuple(n for n, piece in enumerate(PIECES) if piece.faction == f) for f in range(len(FACTIONS)))
