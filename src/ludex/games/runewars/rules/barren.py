"""RW-19.5, RW-19.6: desolation and cryomancy tokens, and the Lost City."""

from __future__ import annotations

from ludex.core import Rule, ask, tell
from ludex.core.law import law
from ludex.games.runewars.printed.book import LOST_CITY, LOST_CITY_AREA, book
from ludex.games.runewars.rules.areas import chart, controller, is_barren, places, provides
from ludex.games.runewars.rules.power import turn_dial
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY


@law("RW-19.5", "RW-17.1")
def tokens_left(g: Runewars) -> int:
    """The same tokens are desolation on one side and cryomancy on the other; there are only so many."""
    return book(g).limits.land_tokens - sum(g.waste) - sum(g.ice)


@law("RW-19.5f")
def may_desolate(g: Runewars, place: int) -> bool:
    """Not in a home realm, not with another desolation or cryomancy token."""
    return chart(g).home[place] < 0 and not is_barren(g, place) and tokens_left(g) > 0


@law("RW-19.5", "RW-19.5b")
def desolate(g: Runewars, place: int) -> None:
    """The controller at once gains what the area provides; then it provides nothing."""
    seat = controller(g, place)
    gained = provides(g, place)
    g.waste[place] += 1
    tell(g, "RW-19.5", "desolation", place=place)
    if seat != NOBODY:
        for resource, count in enumerate(gained):
            turn_dial(g, seat, resource, count)


@law("RW-19.5l")
def may_freeze(g: Runewars, place: int) -> bool:
    """Not in a home realm, not with a desolation token; beside other cryomancy tokens it may."""
    return chart(g).home[place] < 0 and not g.waste[place] and tokens_left(g) > 0


@law("RW-19.5h", "RW-19.5l")
def freeze(g: Runewars, place: int) -> None:
    """Nobody gains anything."""
    g.ice[place] += 1
    tell(g, "RW-19.5g", "cryomancy", place=place)


@law("RW-19.5b")
def clear(g: Runewars, place: int) -> None:
    """All desolation and cryomancy tokens of an area are removed."""
    g.waste[place] = g.ice[place] = 0
    tell(g, "RW-19.5b", "cleared", place=place)


def barren_areas(g: Runewars) -> list[int]:
    return [place for place in places(g) if is_barren(g, place)]


def clear_some(g: Runewars, seat: int, count: int) -> Rule[None]:
    """All tokens of so many areas of choice."""
    for _ in range(count):
        legal = barren_areas(g)
        if not legal:
            return
        choice = yield ask("RW-19.5b", seat, "clear", [("area", place) for place in legal])
        clear(g, choice[1])


@law("RW-19.6")
def lost_city_place(g: Runewars) -> int:
    """Where tile 12 lies; NOBODY if it is not in play."""
    return chart(g).place.get(LOST_CITY_AREA, NOBODY)


@law("RW-19.6d")
def lost_city_found(g: Runewars) -> bool:
    return LOST_CITY in g.city


@law("RW-19.6", "RW-19.6a", "RW-19.6d")
def place_lost_city(g: Runewars) -> bool:
    """The Lost City lies on tile 12. Tokens there are removed instead; nothing happens if it is there already. True if
    anything did."""
    place = lost_city_place(g)
    if place == NOBODY or lost_city_found(g):
        tell(g, "RW-19.6d", "no-lost-city")
        return False
    if is_barren(g, place):
        clear(g, place)
    else:
        g.city[place] = LOST_CITY
        tell(g, "RW-19.6", "lost-city", place=place)
    return True
