"""What rules tell each other of: pieces removed, losses chosen."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.games.root.state import NOBODY


@dataclass(slots=True)
class Removal:
    """Pieces of one seat removed from one clearing by one effect."""

    owner: int
    remover: int
    clearing: int
    warriors: int
    pieces: list[int]
    """Kinds of buildings and tokens, one entry each."""
    battle: bool = False
    """Removed by hits."""
    serves: int = NOBODY
    """For whom they fought, if they were hired (11.2.7.III)."""


@dataclass(slots=True)
class Losses:
    """What one side of a battle is going to lose."""

    warriors: list[tuple[int, int]]
    """Seat and number: a side may have others' warriors with it (9.2.9.II.D, 11.2.7.III)."""
    pieces: list[int]
    items: list[int]
    """A Vagabond's items that are damaged (9.2.7), as places in `belongings`."""
