"""The Levee, a small game for the floor: everybody works on one dam, in any order, and all win or all lose.

Whoever acts may draw from the common heap of sandbags (some are torn) and may ask another for help. Before each night
the whole table settles where to open a sluice: one proposes, the others agree or object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
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
    Rule,
    Shuffle,
    State,
    ask,
    floor,
    law,
    plain,
    tell,
    verb,
    victory,
    whisper,
    whole_table,
)
from ludex.core.lobby import Lobby, Number
from ludex.core.meta import Meta
from ludex.core.text import Text

PLACES = 3
DAYS = 4
ENERGY = 2
HEAP = 12
TORN = 4
"""Sandbags below this number are torn and hold nothing."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: int = 3


@plain
@dataclass(slots=True)
class Levee(State):
    step: str
    outcome: Outcome | None
    day: int
    dam: list[int]
    water: list[int]
    heap: list[int]
    bags: list[list[int]]
    """Sandbags in everybody's shed; only their owner has looked into them."""
    energy: list[int]
    ready: list[int]


META = Meta(
    name="levee",
    folder=Path(__file__).parent,
    rules="tests.core.levee:GAME",
    lobby=Lobby(
        sides=("0", "1", "2", "3"),
        least=1,
        most=4,
        clause="1",
        options=(Number(name="players", least=1, most=4, default=3, clause="1"),),
    ),
    books={"levee": "laws"},
)


def new_state(setup: Setup) -> Levee:
    seats = setup.players
    return Levee(
        "heap", None, 1, [0] * PLACES, [0] * PLACES, [], [[] for _ in range(seats)], [ENERGY] * seats, [0] * seats
    )


def heap(g: Levee) -> Rule[None]:
    order = yield Shuffle("1", HEAP)
    g.heap = list(order[1:])
    g.step = "work"


def offers(g: Levee, seat: int) -> list[Option]:
    """Done for today, a new sandbag, a sandbag onto the dam, or somebody else's help."""
    found: list[Option] = [("done",)]
    if g.energy[seat]:
        if g.heap:
            found.append(("fetch",))
        found += [("lay", bag, place) for bag in g.bags[seat] for place in range(PLACES)]
        found += [("call", other) for other in range(len(g.bags)) if other != seat and g.bags[other]]
    return found


@law("2")
def work(g: Levee) -> Rule[None]:
    """Everybody may act, in any order, until all are done. One act is one step."""
    tired = [seat for seat, ready in enumerate(g.ready) if not ready]
    act = yield from floor("2", "work", {seat: partial(offers, g, seat) for seat in tired})
    if act is None:
        g.step = "sluice"
        return
    seat, option = act
    if option == ("done",):
        g.ready[seat] = 1
        return
    g.energy[seat] -= 1
    match option:
        case ("fetch",):
            yield from fetch(g, seat)
        case ("lay", bag, place):
            lay(g, seat, bag, place)
        case ("call", other):
            yield from call(g, seat, other)


@law("2.1")
def fetch(g: Levee, seat: int) -> Rule[None]:
    """A sandbag from the heap; only who fetched it sees whether it is torn."""
    _, place = yield Draw("2.1", len(g.heap))
    g.bags[seat].append(g.heap.pop(place))
    g.show()
    whisper(g, (seat,), "2.1", "fetched", bag=g.bags[seat][-1])


@law("2.2")
def lay(g: Levee, seat: int, bag: int, place: int) -> None:
    g.bags[seat].remove(bag)
    g.dam[place] += bag >= TORN
    g.show()
    tell(g, "2.2", "laid", who=seat, place=place)


@law("2.3")
def call(g: Levee, seat: int, other: int) -> Rule[None]:
    """Somebody else lays one of theirs, or will not."""
    choice = yield ask("2.3", other, "help", helping, g, other, always=True, about={"who": seat})
    if choice[0] == "lay":
        lay(g, other, choice[1], choice[2])


def helping(g: Levee, seat: int) -> list[Option]:
    return [("refuse",), *(("lay", bag, place) for bag in g.bags[seat] for place in range(PLACES))]


@law("3")
def sluice(g: Levee) -> Rule[None]:
    """The whole table settles where the sluice is opened; there the river does not rise tonight."""
    seats = range(len(g.bags))
    _, opened = yield from whole_table("3", "sluice", seats, lambda: [("open", place) for place in range(PLACES)])
    tell(g, "3", "opened", place=opened)
    for place in range(PLACES):
        g.water[place] += place != opened
        if g.water[place] > g.dam[place] + 2:
            g.outcome = Outcome((), tuple(seats), "4", "flood")
            tell(g, "4", "flood", place=place)
            raise GameOver
    if g.day == DAYS:
        g.outcome = victory(seats, len(seats), "4", "dry")
        tell(g, "4", "dry")
        raise GameOver
    g.day += 1
    g.energy = [ENERGY for _ in seats]
    g.ready = [0 for _ in seats]
    g.step = "work"


def view(g: Levee, seat: int | None) -> dict[str, Any]:
    return {
        "day": g.day,
        "dam": g.dam[:],
        "water": g.water[:],
        "heap": len(g.heap),
        "bags": [len(bags) for bags in g.bags],
        "mine": g.bags[seat][:] if seat is not None else [],
        "energy": g.energy[:],
        "ready": g.ready[:],
    }


def redeal(g: Levee, seat: int, shuffle: Callable[[list[int]], None]) -> None:
    hidden = g.heap + [bag for other, bags in enumerate(g.bags) if other != seat for bag in bags]
    shuffle(hidden)
    g.heap = [hidden.pop() for _ in g.heap]
    for other, bags in enumerate(g.bags):
        if other != seat:
            bags[:] = [hidden.pop() for _ in bags]


def why_not(g: Levee, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if decision.prompt == "work" and not g.energy[seat]:
        return Refusal("2", "tired")
    return None


def noun(text: Text, kind: str, value: Any, g: Any) -> Any:
    return value


GAME = Game(
    meta=META,
    rules=1,
    setup=Setup,
    new=new_state,
    state=Levee,
    steps={"heap": heap, "work": work, "sluice": sluice},
    verbs={
        declared.name: declared
        for declared in (
            verb("done"),
            verb("fetch"),
            verb("lay", bag="count", place="count"),
            verb("call", who="seat"),
            verb("refuse"),
            verb("open", place="count"),
        )
    },
    seats=lambda setup: [str(seat) for seat in range(setup.players)],
    view=view,
    redeal=redeal,
    why_not=why_not,
    noun=noun,
)
