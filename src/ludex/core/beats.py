"""The journal told in beats: a deed with the reasons for it, its dice, losses and points. And a battle as a scene.

What a line is to a deed, the game has said by its icon: a reason, or something that follows from the deed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec

from ludex.core.journal import Line

if TYPE_CHECKING:
    from ludex.core.game import Game

REASON = "think"
FOLLOWS = frozenset({"score", "dice", "loss"})
BATTLE = "battle"
TURN = "turn"


class Force(msgspec.Struct, frozen=True):
    """One side of a battle: what it is called, as a fact (`seat`, 2), and what it brings to it, hits or strength."""

    fact: str
    value: int
    number: int | None = None


class Clash(msgspec.Struct, frozen=True):
    """A battle as a scene. The attacker stands first; `place` is where it happens, `clearing:9`, if it is told."""

    sides: tuple[Force, ...]
    unit: str
    """What the sides' numbers count: the message `clash-<unit>` says so."""
    place: str = ""
    dice: tuple[int, ...] = ()
    rules: tuple[Line, ...] = ()
    """What rules have added or capped; a game may make lines of its own for it."""
    losses: tuple[Line, ...] = ()


@dataclass
class Beat:
    """Lines from the first to the last, by their places: one of them is the deed, others its reasons, the rest its
    dice, losses and points."""

    deed: int
    first: int
    last: int
    turn: bool = False
    """It is the heading of a turn."""
    why: list[int] = field(default_factory=list)
    rest: list[int] = field(default_factory=list)

    @property
    def places(self) -> range:
        return range(self.first, self.last + 1)


def beats_of(game: Game, lines: Sequence[Line]) -> list[Beat]:
    """Reasons wait for their deed; those after which nothing is done any more in a turn belong to its last deed."""
    beats: list[Beat] = []
    waiting: list[int] = []

    def join(places: list[int], *, reasons: bool) -> None:
        (beats[-1].why if reasons else beats[-1].rest).extend(places)
        beats[-1].last = max([beats[-1].last, *places])

    for place, line in enumerate(lines):
        turn = game.marks.get(line.message) == TURN
        if not turn and game.icons.get(line.message) == REASON:
            waiting.append(place)
            continue
        follows = not turn and bool(beats) and belongs(game, lines[beats[-1].deed], line)
        if beats and (turn or follows):
            join(waiting, reasons=True)
            waiting = []
        if follows:
            join([place], reasons=False)
        else:
            beats.append(Beat(place, min([place, *waiting]), place, turn, waiting))
            waiting = []
    if waiting and beats:
        join(waiting, reasons=True)
    elif waiting:
        beats.append(Beat(waiting[0], waiting[0], waiting[-1], why=waiting[1:]))
    return beats


def belongs(game: Game, deed: Line, line: Line) -> bool:
    """Does a line follow from the deed before it? Nothing follows from the heading of a turn."""
    if game.marks.get(deed.message) == TURN:
        return False
    icon = game.icons.get(line.message)
    return icon in FOLLOWS or (game.icons.get(deed.message) == BATTLE and line.message in game.battle_parts)
