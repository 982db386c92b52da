"""2.5 Components: factions, and the kinds of buildings and tokens they bring.

A faction and a kind of piece are numbers; `pieces[kind][clearing]` counts them on the map. Names and totals come from
content/factions.toml."""

from __future__ import annotations

from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from ludex.core.content import read_toml

FACTIONS = ("marquise", "eyrie")
MARQUISE, EYRIE = range(2)

Status = Literal["seed", "public", "reconstruction"]
Column = Literal["recruit", "move", "battle", "build"]


class MarquiseEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    warriors: int
    wood: int
    buildings_each: int
    actions: int
    wood_cost: list[int]
    sawmill_points: list[int]
    workshop_points: list[int]
    recruiter_points: list[int]
    recruiters_to_draw: list[int]
    status: Status


class LeaderEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    viziers: tuple[Column, Column]


class EyrieEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    letter: str
    warriors: int
    roosts: int
    start_warriors: int
    new_roost_warriors: int
    points_by_roosts: list[int]
    roosts_to_draw: list[int]
    status: Status
    leader: list[LeaderEntry]


class FactionFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    marquise: MarquiseEntry
    eyrie: EyrieEntry


BOARDS = read_toml(Path(__file__).parent / "content" / "factions.toml", FactionFile)


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
)
SAWMILL, WORKSHOP, RECRUITER, WOOD, KEEP, ROOST = range(6)

PIECES_OF = tuple(tuple(n for n, piece in enumerate(PIECES) if piece.faction == f) for f in range(len(FACTIONS)))
