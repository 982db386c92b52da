"""Season cards of spring."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.cards.season_words import best_bidder, choose_area, raise_one, season_card
from ludex.games.runewars.printed.book import CIRCLE, RESOURCES, TRIANGLE, book
from ludex.games.runewars.rules.areas import (
    adjacent,
    chart,
    controlled,
    is_empty,
    places,
    rivals_of,
    total_provided,
)
from ludex.games.runewars.rules.barren import desolate, may_desolate
from ludex.games.runewars.rules.beasts import neutral_kinds, place_neutral
from ludex.games.runewars.rules.cities import cities_of
from ludex.games.runewars.rules.decks import draw_tactics
from ludex.games.runewars.rules.orders import recruit_triangles
from ludex.games.runewars.rules.power import bid, gain_influence, highest, players_in_order, season_loss, turn_dial
from ludex.games.runewars.rules.runes import free_for_rune, move_rune
from ludex.games.runewars.rules.units import forts_of, recruit, spare
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import HALTED, NO_RUNE, NOBODY, SPRING_BEGINS
from ludex.kit.hooks import last


@season_card("sp01")
@law("RW-4.2", "RW-6.2")
def famine(g: Runewars) -> Rule[None]:
    """No dial stays above what the areas of its owner give."""
    for seat in players_in_order(g):
        totals = total_provided(g, seat)
        for resource, total in enumerate(totals):
            if g.dials[seat][resource] > total:
                season_loss(g, seat, resource, g.dials[seat][resource] - total)
    yield from ()


@season_card("sp02")
@law("RW-0.2a", "RW-14.4", "RW-20.2")
def threatened_home_realms(g: Runewars) -> Rule[None]:
    """Everybody moves two rune tokens out of the home realm, one in the revised edition."""
    for seat in players_in_order(g):
        for _ in range(1 if g.revised else 2):
            options = runes_out(g, seat)
            if options:
                choice = yield ask("RW-0.2a", seat, "carry-rune", options)
                move_rune(g, seat, choice[1], choice[2])


def runes_out(g: Runewars, seat: int) -> list[Option]:
    home = chart(g).homes[g.factions[seat]]
    targets = [place for place in free_for_rune(g, seat) if place not in home]
    return [("carry_rune", place, to) for place in home if g.rune[place] != NO_RUNE for to in targets]


@season_card("sp03")
@law("RW-4.2", "RW-6.1")
def planting_season(g: Runewars) -> Rule[None]:
    """Everybody may raise a dial."""
    for seat in players_in_order(g):
        yield from raise_one(g, seat, list(range(len(RESOURCES))))


@season_card("sp04")
@law("RW-15.1", "RW-15.2")
def gift_of_knowledge(g: Runewars) -> Rule[None]:
    """Three tactics cards for the highest bid, one for every other."""
    bids = yield from bid(g)
    if not bids:
        return
    best = yield from highest(g, bids)
    for seat in players_in_order(g):
        if seat == best:
            yield from draw_tactics(g, seat, 3)
        elif bids.get(seat):
            yield from draw_tactics(g, seat, 1)


@season_card("sp05")
@law("RW-4.2", "RW-6.4")
def muster_of_the_realms(g: Runewars) -> Rule[None]:
    """Everybody recruits a triangle unit."""
    for seat in players_in_order(g):
        yield from recruit_triangles(g, seat, 1)


@season_card("sp06")
@law("RW-8.5", "RW-20.2")
def creatures_awaken(g: Runewars) -> Rule[None]:
    """Everybody places a triangle or circle neutral unit in an empty area far from home realms."""
    for seat in players_in_order(g):
        options: list[Option] = [
            ("muster", kind, place)
            for kind in neutral_kinds(g, TRIANGLE, CIRCLE)
            for place in places(g)
            if is_wild(g, place)
        ]
        if options:
            choice = yield ask("RW-8.5", seat, "awaken", options)
            place_neutral(g, seat, choice[1], choice[2])


def is_wild(g: Runewars, place: int) -> bool:
    """Empty, and beside no home realm."""
    home = chart(g).home
    return is_empty(g, place) and not any(home[near] >= 0 for near in adjacent(g, place))


@season_card("sp07")
@law("RW-4.2")
def envoys_of_the_free_cities(g: Runewars) -> Rule[None]:
    """An influence, and one for each city."""
    for seat in players_in_order(g):
        gain_influence(g, seat, 1 + len(cities_of(g, seat)))
    yield from ()


@season_card("sp08")
@law("RW-15.1", "RW-4.3a")
def council_of_war(g: Runewars) -> Rule[None]:
    """The highest bidder holds each opponent back in one area. The tokens come after all have taken back theirs, or
    they would go at once."""
    best = yield from best_bidder(g)
    if best == NOBODY:
        return
    for other in rivals_of(g, best):
        place = yield from choose_area(g, "RW-4.2", best, "halt", controlled(g, other), may=True, other=other)
        if place != NOBODY:
            last(g.lasting, HALTED, SPRING_BEGINS, other, place)
            tell(g, "RW-4.2", "halts", who=best, other=other, place=place)


@season_card("bsp1")
@law("RW-19.5", "RW-19.5f")
def overworked_fields(g: Runewars) -> Rule[None]:
    """Everybody may desolate an area of his own, and gains what it gives."""
    for seat in players_in_order(g):
        legal = [place for place in controlled(g, seat) if may_desolate(g, place)]
        place = yield from choose_area(g, "RW-19.5", seat, "desolate", legal, may=True)
        if place != NOBODY:
            desolate(g, place)


@season_card("bsp2")
@law("RW-19.5g", "RW-4.2")
def thaw(g: Runewars) -> Rule[None]:
    """All ice melts."""
    g.ice = [0] * len(g.ice)
    tell(g, "RW-19.5m", "thaw")
    yield from ()


@season_card("bsp3")
@law("RW-19.1", "RW-6.4")
def raising_the_banners(g: Runewars) -> Rule[None]:
    """Everybody may recruit a reinforcement for one of its resource."""
    for seat in players_in_order(g):
        options: list[Option] = [("unit_type", kind) for kind in reinforcements(g, seat)]
        if not options or not forts_of(g, seat):
            continue
        choice = yield ask("RW-19.1", seat, "raise-banner", [DONE, *options])
        if choice != DONE:
            turn_dial(g, seat, book(g).units[choice[1]].resource, -1)
            yield from recruit(g, seat, [choice[1]])


def reinforcements(g: Runewars, seat: int) -> list[int]:
    """Reinforcements that he can pay for and place."""
    first = g.factions[seat] * 6
    return [
        kind
        for kind in range(first, first + 6)
        if book(g).units[kind].replaces >= 0
        and g.dials[seat][book(g).units[kind].resource]
        and (g.supply[kind] or spare(g, seat, kind))
    ]
