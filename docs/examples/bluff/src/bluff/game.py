"""Bluff: everybody rolls two dice in secret and, all at the same time, stays or drops; the highest who stays scores."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec

from bluff.meta import META
from ludex.core import (
    Game,
    GameOver,
    Option,
    Outcome,
    Roll,
    Rule,
    Sheet,
    State,
    Together,
    View,
    ask,
    law,
    plain,
    tell,
    verb,
    victory,
)
from ludex.core.text import Text, Words

DICE: list[Option] = [("roll", one, two) for one in range(1, 7) for two in range(1, 7)]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: list[str] = msgspec.field(default_factory=lambda: list(META.lobby.usual))
    rounds: int = 7


@plain
@dataclass(slots=True)
class Bluff(State):
    step: str
    outcome: Outcome | None
    sides: tuple[int, ...]
    rounds_left: int
    score: list[int]
    dice: list[int]
    """The sum under everybody's cup, in seat order."""


def new_state(setup: Setup) -> Bluff:
    sides = tuple(META.lobby.sides.index(seat) for seat in setup.seats)
    return Bluff("roll", None, sides, setup.rounds, [0] * len(sides), [0] * len(sides))


@law("2")
def roll(g: Bluff) -> Rule[None]:
    """Everybody rolls under a cup, and looks."""
    for seat in range(len(g.dice)):
        _, one, two = yield Roll("2", DICE)
        g.dice[seat] = one + two
        g.show()
    g.step = "choose"


@law("3")
def choose(g: Bluff) -> Rule[None]:
    """All choose in secret; then the cups of those who stay are lifted."""
    seats = range(len(g.dice))
    chosen = yield Together(*(ask("3", seat, "choose", [("stay",), ("drop",)]) for seat in seats))
    staying = [seat for seat in seats if chosen[seat] == ("stay",)]
    best = max((g.dice[seat] for seat in staying), default=0)
    for seat in staying:
        g.score[seat] += 2 if g.dice[seat] == best else -1
        tell(g, "3", "stays", who=seat, sum=g.dice[seat], points=g.score[seat])
    g.rounds_left -= 1
    g.step = "roll"
    if not g.rounds_left:
        end(g)


@law("4")
def end(g: Bluff) -> None:
    """The most points win; nobody wins where all are equal."""
    best = [seat for seat, points in enumerate(g.score) if points == max(g.score)]
    g.outcome = victory(best, len(g.score), "4", "points")
    if len(best) == len(g.score):
        g.outcome = Outcome(clause="4", how="equal")
    raise GameOver


def view(g: Bluff, seat: int | None) -> dict[str, Any]:
    return {"left": g.rounds_left, "score": g.score[:], "mine": g.dice[seat] if seat is not None else 0}


def redeal(g: Bluff, seat: int, shuffle: Callable[[list[int]], None]) -> None:
    for other in [each for each, dice in enumerate(g.dice) if each != seat and dice]:
        sums = [one + two for _, one, two in DICE]
        shuffle(sums)
        g.dice[other] = sums[0]


def noun(text: Text, kind: str, value: int, names: tuple[int, ...]) -> str | int:
    return text.say(f"side-{META.lobby.sides[names[value]]}") if kind == "seat" else value


def sheets(seen: View, words: Words) -> list[Sheet]:
    say, board = words.text.say, seen.board
    rows = [[str(words.fact("seat", seat)), str(points)] for seat, points in enumerate(board["score"])]
    title = say("sheet-title", left=board["left"], mine=board["mine"])
    return [Sheet(title, [say("sheet-player"), say("sheet-points")], rows)]


GAME = Game(
    meta=META,
    rules=1,
    setup=Setup,
    new=new_state,
    state=Bluff,
    steps={"roll": roll, "choose": choose},
    verbs={name: verb(name) for name in ("stay", "drop")},
    view=view,
    redeal=redeal,
    noun=noun,
    names=lambda g, seat: g.sides,
    more_facts={"who": "seat", "sum": "count"},
    sheets=sheets,
)
