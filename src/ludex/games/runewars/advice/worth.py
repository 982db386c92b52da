"""What things are worth, counted so that a dragon rune is ten."""

from __future__ import annotations

from functools import lru_cache

from ludex.games.runewars.printed.book import FOOD, INFLUENCE, RESOURCES, TACTICS_ICON, book, book_of
from ludex.games.runewars.rules.areas import DRAGON_THRONE, MOST_UNITS, is_barren, provides
from ludex.games.runewars.rules.victory import last_year
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DRAGON_RUNE, NO_RUNE, NONE

RUNE = 10.0
AREA = 1.2
RESOURCE = 0.45
CITY = 2.5
INFLUENCE_ICON, TACTICS_ON_DIAL = 0.55, 0.5
RECRUITED = 0.4
"""How often a dial still recruits, so to say: what a unit on it counts of a unit on the board."""
FOOD_STEP = 0.6
LATE = (0.9, 0.75, 0.5, 0.15)
"""By season of the last year: what anything but runes and influence still counts."""
SHAPES = (0.57, 0.86, 0.65, 1.26)
"""How many enemies a card fells or routs on average, by the shape that draws it."""


@lru_cache(maxsize=16)
def unit_worths(content: str) -> tuple[float, ...]:
    """What a unit of each type is worth: how long it lasts, how hard and how soon it hits, how far it goes."""
    units = book_of(content).units
    return tuple(
        0.35 + 0.3 * each.health + 0.7 * SHAPES[each.shape] - 0.05 * each.initiative + 0.2 * (each.fast or each.flying)
        for each in units
    )


def unit_worth(g: Runewars, one: int) -> float:
    """A unit on the board; one that lies is worth a little less."""
    return unit_worths(g.content)[one >> 4] * (0.85 if one & 1 else 1.0)


def rune_hopes(g: Runewars, me: int) -> list[float]:
    """How likely the token of each area is a dragon rune, for a player who knows some of them."""
    known = g.known[me]
    hidden = [place for place, rune in enumerate(g.rune) if rune != NO_RUNE and not (g.rune_up[place] or known[place])]
    share = sum(g.rune[place] == DRAGON_RUNE for place in hidden) / len(hidden) if hidden else 0.0
    hopes = [float(rune == DRAGON_RUNE) for rune in g.rune]
    for place in hidden:
        hopes[place] = share
    return hopes


def late(g: Runewars) -> float:
    """What serves to win runes later is worth less when there is hardly any later."""
    return LATE[g.season] if g.year >= last_year(g) else 1.0


def area_runes(g: Runewars, place: int, hope: float) -> float:
    """Dragon runes of an area, on average: its token, its city, the Dragon Throne."""
    barren = is_barren(g, place)
    if barren and not g.revised:
        return 0.0
    runes = hope + (bool(g.token_up[place]) and g.token[place] == DRAGON_THRONE)
    if g.city[place] != NONE and not barren:
        runes += book(g).cities[g.city[place]].rune
    return runes


def area_worth(g: Runewars, place: int, hope: float) -> float:
    """What control of an area brings: its runes, its resources, its city."""
    worth = AREA
    if not is_barren(g, place):
        worth += CITY * (g.city[place] != NONE) + RESOURCE * sum(provides(g, place))
    return RUNE * area_runes(g, place, hope) + worth * late(g)


@lru_cache(maxsize=16)
def dial_worths(content: str) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """By faction, resource and position, what a dial is worth."""
    units = unit_worths(content)
    found = []
    for faction in book_of(content).factions:
        rows = []
        for resource, dial in enumerate(faction.dials):
            row = [0.0]
            for n, icon in enumerate(dial):
                step = FOOD_STEP * (n < 6) if resource == FOOD else 0.25
                step += icon_worth(icon, units)
                row.append(row[-1] + step)
            rows.append(tuple(row))
        found.append(tuple(rows))
    return tuple(found)


def icon_worth(icon: int, units: tuple[float, ...]) -> float:
    if icon == INFLUENCE:
        return INFLUENCE_ICON
    return TACTICS_ON_DIAL if icon == TACTICS_ICON else RECRUITED * units[icon]


def dials_worth(g: Runewars, seat: int, dials: list[int]) -> float:
    rows = dial_worths(g.content)[g.factions[seat]]
    return sum(rows[resource][dials[resource]] for resource in range(len(RESOURCES)))


def fed(g: Runewars, seat: int) -> int:
    """How many units winter leaves in an area; the dial may still be turned up."""
    return max(2, min(MOST_UNITS, g.dials[seat][FOOD]))


def saving(count: int, each: float, enough: int) -> float:
    """What a stock is worth: beyond enough it is worth half."""
    return each * (min(count, enough) + 0.4 * max(0, count - enough))
