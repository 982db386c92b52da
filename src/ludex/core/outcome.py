"""How a game ends: somebody wins, everybody loses, or nobody does; by which clause, and how."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

Kind = Literal["victory", "defeat", "draw"]


class GameOver(Exception):
    """A rule raises this the moment the game is decided, wherever it is: the game ends at once. It has said how in
    `state.outcome`."""


class Outcome(msgspec.Struct, frozen=True):
    """Who has won and who has lost, the clause that decided it, and how, as a message of the game: `end-thirty`.

    >>> Outcome((0,), (1, 2), "3.1", "thirty").kind, Outcome((), (0, 1), "SI-1.2", "blight").kind, Outcome().kind
    ('victory', 'defeat', 'draw')
    """

    winners: tuple[int, ...] = ()
    losers: tuple[int, ...] = ()
    clause: str = ""
    how: str = ""

    @property
    def kind(self) -> Kind:
        """Without winners or losers the game is drawn."""
        return "victory" if self.winners else "defeat" if self.losers else "draw"


def victory(winners: Iterable[int], seats: int, clause: str, how: str) -> Outcome:
    """These win, and all others of so many seats lose."""
    won = tuple(winners)
    return Outcome(won, tuple(seat for seat in range(seats) if seat not in won), clause, how)
