"""Why an area is not activated, and why a unit or a hero does not move."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Decision, Option, Refusal
from ludex.core.law import law
from ludex.games.runewars.rules.areas import (
    MOST_UNITS,
    controller,
    heroes_of,
    is_neutral,
    is_neutral_type,
    may_pass,
    own_units,
    ways,
)
from ludex.games.runewars.rules.movement import (
    FAST_MARCH,
    MARCH,
    allies_wait_for,
    commanded,
    distances_to,
    has_left,
    hero_reach,
    range_change,
)
from ludex.games.runewars.rules.orders import is_peaceful
from ludex.games.runewars.rules.traits import ignores_borders
from ludex.games.runewars.rules.units import flies, is_fast
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NONE, is_routed, kind_of

Reason = Callable[[Runewars, int, Decision, Option], Refusal | None]


@law("RW-7.3", "RW-5.2b", "RW-8.1")
def activate(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    place = option[1]
    if place in g.activated[seat]:
        return Refusal("RW-7.3", "already-activated", {"place": place})
    if is_peaceful(g, seat, place):
        return None
    if is_neutral(g, place):
        return Refusal("RW-8.1", "no-influence", {"count": g.influence[seat]})
    return Refusal("RW-5.2b", "one-battle", {"place": place})


@law("RW-7.3", "RW-1.7", "RW-7.5")
def cannot_leave(g: Runewars, seat: int, place: int, one: int, count: int) -> Refusal | None:
    """Nobody of this kind is there, they lie, or are held."""
    there = commanded(g, seat, place).count(one)
    if not there:
        return Refusal("RW-7.3", "no-such-unit", {"place": place, "figure": one})
    if is_routed(one):
        return Refusal("RW-1.7", "is-routed", {"figure": one})
    if place in g.activated[seat]:
        return Refusal("RW-7.5", "held-by-activation", {"place": place})
    return Refusal("RW-7.3", "not-so-many", {"figure": one, "place": place, "count": there}) if count > there else None


@law("RW-7.3a", "RW-7.3b", "RW-7.6", "RW-8.3")
def march(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, place, one, count = option
    if place == g.target:
        return Refusal("RW-7.3", "already-there", {"place": place})
    found = cannot_leave(g, seat, place, one, count)
    if found is not None:
        return found
    kind = kind_of(one)
    reach = (FAST_MARCH if is_fast(g, seat, kind) else MARCH) + range_change(g, seat)
    if distances_to(g, seat, g.target, flies(g, kind)).get(place, reach + 1) > reach:
        return Refusal("RW-7.3a", "too-far", {"place": place, "to": g.target, "reach": reach})
    led = controller(g, g.target) == seat or any(to >= 0 and not is_neutral_type(kind_of(to)) for to, *_ in g.limbo)
    if is_neutral_type(kind) and not led:
        return Refusal("RW-8.3", "allies-alone", {"figure": one})
    return Refusal("RW-7.6", "too-many", {"place": g.target, "count": MOST_UNITS})


@law("RW-7.1", "RW-7.2", "RW-7.2a", "RW-7.6", "RW-8.3")
def shift(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, place, to, one, count = option
    found = cannot_leave(g, seat, place, one, count) or cannot_enter(g, seat, place, to, flies(g, kind_of(one)))
    if found is not None:
        return found
    joined = {where for who, where, _ in g.limbo if who >= 0 and not is_neutral_type(kind_of(who))}
    if is_neutral_type(kind_of(one)):
        if controller(g, to) != seat and to not in joined:
            return Refusal("RW-8.3", "allies-alone", {"figure": one})
    elif place not in joined and allies_wait_for(g, seat, place) and count >= len(own_units(g, seat, place)):
        return Refusal("RW-8.3", "allies-joined", {"place": place})
    return Refusal("RW-7.6", "too-many", {"place": to, "count": MOST_UNITS})


def cannot_enter(g: Runewars, seat: int, place: int, to: int, wings: bool, hero: bool = False) -> Refusal | None:
    """No way leads there in one step, or it is not friendly."""
    if to not in ways(g, place, seat, wings, hero):
        return Refusal("RW-7.1", "no-way", {"place": place, "to": to})
    if not may_pass(g, seat, to) and not has_left(g, seat, to):
        return Refusal("RW-7.2", "not-friendly", {"place": to})
    return None


@law("RW-7.7", "RW-7.7a", "RW-7.7b", "RW-19.10f", "RW-1.7")
def lead(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, hero, to = option
    if hero not in heroes_of(g, seat):
        return Refusal("RW-7.7", "not-your-hero", {"hero": hero})
    if g.hero_routed[hero]:
        return Refusal("RW-1.7", "hero-routed", {"hero": hero})
    if any(who == -1 - hero for who, *_ in g.limbo):
        return Refusal("RW-7.2", "moved-already", {"hero": hero})
    place = g.hero_place[hero]
    if g.commander[hero] != NONE and place in g.activated[seat]:
        return Refusal("RW-19.10f", "held-by-activation", {"place": place})
    if decision.prompt == "strategize":
        return cannot_enter(g, seat, place, to, ignores_borders(g, hero), hero=g.commander[hero] == NONE)
    return cannot_march(g, seat, hero, to)


def cannot_march(g: Runewars, seat: int, hero: int, to: int) -> Refusal | None:
    place = g.hero_place[hero]
    if to != g.target:
        return Refusal("RW-7.3", "only-to-the-target", {"place": g.target})
    if place == to:
        return Refusal("RW-7.3", "already-there", {"place": place})
    if g.commander[hero] == NONE and not g.revised:
        return Refusal("RW-7.7", "heroes-do-not-march", {"hero": hero})
    if g.commander[hero] == NONE:
        reach = MARCH
        near = to in hero_reach(g, hero, reach)
    else:
        reach = MARCH + range_change(g, seat)
        near = distances_to(g, seat, to, ignores_borders(g, hero)).get(place, reach + 1) <= reach
    return None if near else Refusal("RW-7.3a", "too-far", {"place": place, "to": to, "reach": reach})
