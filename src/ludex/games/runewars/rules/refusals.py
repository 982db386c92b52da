"""Why something is not offered: the clause that keeps an answer out of a question."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Decision, Option, Refusal
from ludex.core.law import law
from ludex.games.runewars.printed.book import book
from ludex.games.runewars.rules.areas import controller, is_neutral
from ludex.games.runewars.rules.movement import FAST_MARCH, MARCH, distances_to, range_change
from ludex.games.runewars.rules.orders import is_hostile
from ludex.games.runewars.rules.power import can_pay
from ludex.games.runewars.rules.strongholds import may_build
from ludex.games.runewars.rules.units import flies, is_fast
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NONE, fort_seat, is_routed, kind_of

Reason = Callable[[Runewars, int, Option], Refusal | None]


@law("RW-4.4", "RW-4.5")
def order(g: Runewars, seat: int, option: Option) -> Refusal | None:
    return Refusal("RW-4.5", "order-played", {"order": option[1]}) if option[1] in g.orders[seat] else None


@law("RW-7.3", "RW-5.2b")
def activate(g: Runewars, seat: int, option: Option) -> Refusal | None:
    place = option[1]
    if place in g.activated[seat]:
        return Refusal("RW-7.3", "already-activated", {"place": place})
    if g.battles and is_hostile(g, seat, place):
        if is_neutral(g, place):
            return Refusal("RW-8.1", "no-influence", {"count": g.influence[seat]})
        return Refusal("RW-5.2b", "one-battle", {"place": place})
    return None


@law("RW-7.3a", "RW-7.3b", "RW-7.5", "RW-1.7")
def march(g: Runewars, seat: int, option: Option) -> Refusal | None:
    _, place, one, _ = option
    if controller(g, place) != seat or one not in g.units[place]:
        return Refusal("RW-7.3", "no-such-unit", {"place": place, "figure": one})
    if is_routed(one):
        return Refusal("RW-1.7", "is-routed", {"figure": one})
    if place in g.activated[seat]:
        return Refusal("RW-7.5", "held-by-activation", {"place": place})
    kind = kind_of(one)
    reach = (FAST_MARCH if is_fast(g, seat, kind) else MARCH) + range_change(g, seat)
    far = distances_to(g, seat, g.target, flies(g, kind)).get(place)
    if far is None or far > reach:
        return Refusal("RW-7.3a", "too-far", {"place": place, "to": g.target, "reach": reach})
    return Refusal("RW-7.6", "too-many", {"place": g.target})


@law("RW-7.2", "RW-7.2a", "RW-1.7")
def shift(g: Runewars, seat: int, option: Option) -> Refusal | None:
    _, place, to, one, _ = option
    if controller(g, place) != seat or one not in g.units[place]:
        return Refusal("RW-7.2", "no-such-unit", {"place": place, "figure": one})
    if is_routed(one):
        return Refusal("RW-1.7", "is-routed", {"figure": one})
    if place in g.activated[seat]:
        return Refusal("RW-7.2a", "held-by-activation", {"place": place})
    if is_hostile(g, seat, to):
        return Refusal("RW-7.2", "not-friendly", {"place": to})
    return Refusal("RW-7.1", "no-way", {"place": place, "to": to})


@law("RW-5.8a", "RW-11.1")
def build(g: Runewars, seat: int, option: Option) -> Refusal | None:
    place = option[1]
    if controller(g, place) != seat:
        return Refusal("RW-5.8a", "not-yours", {"place": place})
    if not may_build(g, place):
        return Refusal("RW-11.1", "no-fort-here", {"place": place})
    return price(g, seat, book(g).stronghold.cost)


@law("RW-5.8b")
def repair(g: Runewars, seat: int, option: Option) -> Refusal | None:
    if fort_seat(g.forts[option[1]]) != seat:
        return Refusal("RW-5.8b", "no-own-fort", {"place": option[1]})
    return price(g, seat, book(g).stronghold.repair) or Refusal("RW-5.8b", "fort-is-whole", {"place": option[1]})


@law("RW-6.2")
def price(g: Runewars, seat: int, cost: tuple[int, ...]) -> Refusal | None:
    if can_pay(g, seat, cost):
        return None
    for resource, count in enumerate(cost):
        if g.dials[seat][resource] < count:
            return Refusal(
                "RW-6.2", "cannot-pay", {"resource": resource, "need": count, "count": g.dials[seat][resource]}
            )
    return None


@law("RW-19.7", "RW-19.7a")
def buy(g: Runewars, seat: int, option: Option) -> Refusal | None:
    card = option[1]
    printed = book(g).developments[card]
    if printed.faction != g.factions[seat]:
        return Refusal("RW-19.7", "other-faction", {"development": card})
    if card in g.upgrades[seat]:
        return Refusal("RW-19.7", "bought-already", {"development": card})
    return price(g, seat, printed.cost)


@law("RW-15.4")
def title(g: Runewars, seat: int, option: Option) -> Refusal | None:
    _, which, count = option
    if g.titles[which] == seat:
        return Refusal("RW-15.4", "own-title", {"title": which})
    if count > g.influence[seat]:
        return Refusal("RW-15.4", "no-influence", {"count": g.influence[seat]})
    return Refusal("RW-15.4", "more-than-lies-there", {"title": which, "need": g.on_title[which] + 1})


@law("RW-15.6", "RW-15.6a")
def play(g: Runewars, seat: int, option: Option) -> Refusal | None:
    card = option[1]
    if card in g.fresh[seat] and card not in g.tactics[seat]:
        return Refusal("RW-15.6a", "drawn-this-season", {"tactics": card})
    if card not in g.tactics[seat]:
        return Refusal("RW-15.6", "not-in-hand", {"tactics": card})
    return Refusal("RW-15.6", "wrong-moment", {"tactics": card})


@law("RW-16.1")
def claim(g: Runewars, seat: int, option: Option) -> Refusal | None:
    return Refusal("RW-16.1", "too-few-runes")


REASONS: dict[str, Reason] = {
    "order": order,
    "activate": activate,
    "march": march,
    "shift": shift,
    "fort": build,
    "repair": repair,
    "buy": buy,
    "title": title,
    "play": play,
    "claim": claim,
}


def why_not(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """The reason of the verb, if it is one that this question could be answered with; else that it is not among the
    answers. None if it is offered, or if another question would have to be asked for it."""
    if decision.accepts(option):
        return None
    answers = any(offered[0] == option[0] for offered in decision.options)
    if not answers and option[0] not in ("play", "claim"):
        return None
    reason = REASONS.get(option[0])
    found = reason(g, seat, option) if reason is not None and places_exist(g, option) else None
    return found or (Refusal(decision.clause, "not-now") if answers else None)


def places_exist(g: Runewars, option: Option) -> bool:
    return all(item > NONE for item in option[1:]) and bool(g.units)
