"""A tiny game that uses everything the core has: secret bids together, dice, a shuffled bag, hidden stones, prompts
that always come, a win in mid-step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from ludex.core import (
    Decision,
    Draw,
    Game,
    GameOver,
    Option,
    Outcome,
    Refusal,
    Roll,
    Rule,
    Shuffle,
    State,
    Together,
    ask,
    law,
    plain,
    tell,
    verb,
    victory,
    whisper,
)
from ludex.core.lobby import Lobby, Number, Switch
from ludex.core.meta import Meta
from ludex.core.text import Text

WIN = 10
BLACK = 3
"""Stones below this number are black."""
DIE: list[Option] = [("roll", n) for n in range(1, 7)]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int = 2
    broken: bool = False
    """A rule raises an exception when somebody bids three: for tests of recovery."""


@plain
@dataclass(slots=True)
class Tiny(State):
    step: str
    outcome: Outcome | None
    active: int
    score: list[int]
    bag: list[int]
    stones: list[list[int]]
    broken: bool


META = Meta(
    name="tiny",
    folder=Path(__file__).parent,
    rules="tests.core.tiny:GAME",
    lobby=Lobby(
        sides=("0", "1", "2", "3"),
        least=2,
        most=4,
        clause="1",
        options=(Number(name="players", least=2, most=4, default=2, clause="1"), Switch(name="broken")),
    ),
    books={"tiny": "laws"},
)


def new_state(setup: Setup) -> Tiny:
    return Tiny("fill", None, 0, [0] * setup.players, [], [[] for _ in range(setup.players)], setup.broken)


def score(g: Tiny, seat: int, points: int) -> None:
    g.score[seat] += points
    if g.score[seat] >= WIN:
        g.outcome = victory([seat], len(g.score), "4", "ten")
        tell(g, "4", "won", who=seat)
        raise GameOver


def fill(g: Tiny) -> Rule[None]:
    order = yield Shuffle("3", 8)
    g.bag = list(order[1:])
    g.step = "bid"


@law("1")
def bid(g: Tiny) -> Rule[None]:
    seats = range(len(g.score))
    bids = yield Together(*(ask("1", seat, "bid", [("bid", n) for n in range(4)]) for seat in seats))
    made = {seat: option[1] for seat, option in bids.items()}
    assert list(made) == sorted(made)
    tell(g, "1", "bids", cards=list(made.values()))
    if g.broken and 3 in made.values():
        g.score[0] = 5
        raise ValueError("three is too much")
    best = max(made.values())
    winners = [seat for seat in seats if made[seat] == best]
    if len(winners) == 1:
        score(g, winners[0], best)
    g.step = "gamble"


def gamble(g: Tiny) -> Rule[None]:
    while (yield ask("2", g.active, "gamble", [("stop",), ("gamble",)])) != ("stop",):
        _, number = yield Roll("2", DIE)
        for seat in range(len(g.score)) if number == 1 else ():
            if seat != g.active:
                score(g, seat, 1)
        if number > 1:
            score(g, g.active, number // 3)
    g.step = "stone"


def shown(g: Tiny, seat: int) -> list[Option]:
    return [("keep",), *(("show", stone) for stone in g.stones[seat] if stone < BLACK)]


def stone(g: Tiny) -> Rule[None]:
    me = g.active
    if g.bag:
        _, place = yield Draw("3", len(g.bag))
        drawn = g.bag.pop(place)
        g.stones[me].append(drawn)
        g.show()
        whisper(g, (me,), "3", "bids", cards=[drawn])
    choice = yield ask("3", me, "show", shown, g, me, always=bool(g.stones[me]))
    if choice != ("keep",):
        g.stones[me].remove(choice[1])
        score(g, me, 2)
    g.active = (me + 1) % len(g.score)
    g.step = "bid"


def view(g: Tiny, seat: int | None) -> dict[str, Any]:
    return {
        "score": g.score[:],
        "bag": len(g.bag),
        "stones": [len(stones) for stones in g.stones],
        "mine": g.stones[seat][:] if seat is not None else [],
    }


def redeal(g: Tiny, seat: int, shuffle: Callable[[list[int]], None]) -> None:
    hidden = g.bag + [stone for other, stones in enumerate(g.stones) if other != seat for stone in stones]
    shuffle(hidden)
    g.bag = [hidden.pop() for _ in g.bag]
    for other, stones in enumerate(g.stones):
        if other != seat:
            stones[:] = [hidden.pop() for _ in stones]


def why_not(g: Tiny, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return Refusal("1", "bid-range") if option[0] == "bid" and decision.prompt == "bid" else None


def noun(text: Text, kind: str, value: Any, g: Any) -> Any:
    return value


GAME = Game(
    meta=META,
    rules=1,
    setup=Setup,
    new=new_state,
    state=Tiny,
    steps={"fill": fill, "bid": bid, "gamble": gamble, "stone": stone},
    verbs={
        v.name: v
        for v in (verb("bid", count="count"), verb("gamble"), verb("stop"), verb("keep"), verb("show", stone="count"))
    },
    seats=lambda setup: [str(seat) for seat in range(setup.players)],
    view=view,
    redeal=redeal,
    why_not=why_not,
    noun=noun,
    more_facts={"cards": "count", "who": "seat"},
)
