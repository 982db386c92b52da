"""7.5 How the Vagabot moves: to the nearest clearing, an item for each step; and into forests."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ludex.core import Rule, law, tell
from ludex.games.root.bots import services
from ludex.games.root.bots.actions import adjacent, all_paths, ferry_now, springs_snare
from ludex.games.root.bots.choose import Criterion, Measure, at_random, choose_clearing, fewest, in_order, such
from ludex.games.root.bots.vagabot.items import exhaust, ready
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.rules.move import take_ferry
from ludex.games.root.sides.vagabond.actions import forests_near
from ludex.games.root.state import FOREST, Root
from ludex.kit import maps
from ludex.kit.maps import FAR


def ways_from(map_number: int, place: int, ferry: int, sailing: bool) -> Sequence[int]:
    """Where one step leads, by path, ferry or boat; from a forest to the clearings around it."""
    if place >= FOREST:
        return MAPS[map_number].forests[place - FOREST].clearings
    return all_paths(map_number, ferry, sailing)[place]


@cache
def distances(map_number: int, place: int, ferry: int, scorched: tuple[int, ...], sailing: bool) -> tuple[int, ...]:
    """Steps from a place to every clearing, whoever rules. The ferry (if not 0) sails once; no shortest way would take
    it twice."""
    near = {
        at: [target for target in ways_from(map_number, at, ferry, sailing) if target not in scorched]
        for at in {place, *CLEARINGS}
    }
    steps = maps.distances(place, near)
    return tuple(steps.get(clearing, FAR) for clearing in (0, *CLEARINGS))


@law("bots:7.2.2", "bots:7.5", "bots:12.1.1", "bots:12.2.1", "bots:A-7.1")
def steps_to(g: Root, me: int) -> tuple[int, ...]:
    """For every clearing, the items that he would exhaust to get there from where he stands. By river too, if he has
    boats or would buy them."""
    return distances(g.map, g.pawn[me], ferry_now(g), tuple(g.scorched), services.sails(g, me))


@law("bots:7.5", "bots:2.3")
def in_reach(g: Root, me: int) -> list[int]:
    """The clearings to which any way leads."""
    steps = steps_to(g, me)
    return [clearing for clearing in CLEARINGS if steps[clearing] < FAR]


def steps_away(g: Root, me: int) -> Criterion:
    """The fewest items to get there."""
    steps = steps_to(g, me)
    return fewest(Measure("steps-away", lambda g, me, clearing: steps[clearing]))


@law("bots:7.5")
def nearest(g: Root, me: int, clause: str, where: Measure, *ties: Criterion) -> int:
    """His own clearing, if the action is possible there, else the one that takes the fewest items to reach; 0 if there
    is none."""
    return choose_clearing(g, me, clause, in_reach(g, me), such(where), steps_away(g, me), *ties)


@law("bots:7.5")
def go_to(g: Root, me: int, target: int, clause: str) -> Rule[bool]:
    """Step by step, as far as his items last; says whether he is there."""
    while g.pawn[me] != target and ready(g, me):
        yield from step(g, me, next_on_way(g, me, target), clause)
    return g.pawn[me] == target


@law("bots:7.5", "bots:2.1")
def next_on_way(g: Root, me: int, target: int) -> int:
    """The next clearing of a shortest way; of several, the one with the highest priority."""
    left, ferry, scorched = steps_to(g, me)[target], ferry_now(g), tuple(g.scorched)
    sailing = services.sails(g, me)
    near = [clearing for clearing in ways_from(g.map, g.pawn[me], ferry, sailing) if clearing not in scorched]
    return next(
        clearing
        for clearing in in_order(g, near)
        if distances(g.map, clearing, ferry, scorched, sailing)[target] < left
    )


@law("bots:7.5", "bots:11.8.2", "bots:12.1.1", "bots:A-7.1")
def step(g: Root, me: int, target: int, clause: str) -> Rule[None]:
    """An item for a move, unless boats are bought for it. A snare takes the move away, not the item; by ferry he scores
    a point. A pawn causes no outrage."""
    origin = g.pawn[me]
    by_ferry = origin == ferry_now(g) and target not in adjacent(g, origin)
    by_river = origin < FOREST and not by_ferry and target not in adjacent(g, origin)
    if not (by_river and services.buy_boats(g, me)):
        exhaust(g, me, 1, clause)
    if origin < FOREST and (yield from springs_snare(g, me, origin)):
        return
    g.pawn[me] = target
    tell(g, clause, "walk", who=me, clearing=target)
    if by_ferry:
        yield from take_ferry(g, me, target)


@law("bots:7.4.3", "bots:7.7.3", "bots:11.8.2")
def slip(g: Root, me: int, clause: str) -> Rule[None]:
    """Into an adjacent forest picked at random."""
    if g.pawn[me] < FOREST and (yield from springs_snare(g, me, g.pawn[me])):
        return
    g.pawn[me] = yield from at_random(clause, forests_near(g.map, g.pawn[me]))
    tell(g, clause, "slip", who=me, place=g.pawn[me])
