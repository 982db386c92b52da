"""RW-1: areas: who controls them, what they hold and give, and how one gets from one to another."""

from __future__ import annotations

from ludex.core.law import law
from ludex.games.runewars.printed.book import CITIES, DAQAN, EXPLORATION, REWARDS, WINTER, book
from ludex.games.runewars.printed.chart import Chart, chart_of
from ludex.games.runewars.printed.things import AreaPrint
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    CLOSED_MOUNTAINS,
    DRAGON_RUNE,
    FACTION_OF_UNIT,
    FIRST_NEUTRAL,
    FORT_STATES,
    NEUTRALS,
    NOBODY,
    NONE,
    OVER_MOUNTAINS,
    PORTAL_PAID,
    faction_of,
    fort_seat,
    is_routed,
)
from ludex.kit.hooks import lasting

MOST_UNITS = 8
LOST_CITY = CITIES.index("lost-city")
DRAGON_THRONE, MAGIC_PORTAL, DUNGEON, FLOODED, DEFENSIBLE = (
    EXPLORATION.index(each) for each in ("dragon-throne", "magic-portal", "dungeon", "flooded-area", "defensible-area")
)
VILLAGES = tuple(EXPLORATION.index(f"village-{each}") for each in ("food", "wood", "ore"))


def chart(g: Runewars) -> Chart:
    return chart_of(g.content, g.laid)


def printed(g: Runewars, place: int) -> AreaPrint:
    return book(g).areas[chart(g).area[place]]


def places(g: Runewars) -> range:
    return range(len(g.units))


# ------------------------------------------------------------------------------------------------------------ control


@law("RW-1.2", "RW-1.3", "RW-1.5", "RW-19.9", "RW-11.2")
def controller(g: Runewars, place: int) -> int:
    """Who controls an area: by a unit of its own, a stronghold or a peasant; a home realm belongs to its owner as long
    as no enemy does. In a battle the defender still controls it. Neutral units come last in a row."""
    if g.fights and g.fights[-1].place == place:
        return g.fights[-1].defender
    units = g.units[place]
    if units and units[0] < FIRST_NEUTRAL:
        return g.seat_of[FACTION_OF_UNIT[units[0]]]
    if g.forts[place] != NONE:
        return fort_seat(g.forts[place])
    if place in g.peasants:
        return g.seat_of[DAQAN]
    home = chart(g).home[place]
    if home >= 0 and g.seat_of[home] != NOBODY and not g.out[g.seat_of[home]]:
        return g.seat_of[home]
    return NOBODY


def controllers(g: Runewars) -> list[int]:
    """Who controls each area: `controller` of all of them at once, for rules that look at the whole map. Nobody any,
    before the map is set up."""
    seats = g.seat_of
    owners = [*(NOBODY if seat == NOBODY or g.out[seat] else seat for seat in seats), NOBODY]
    found = [
        seats[FACTION_OF_UNIT[units[0]]]
        if units and units[0] < FIRST_NEUTRAL
        else stronghold // FORT_STATES
        if stronghold >= 0
        else owners[home]
        for units, stronghold, home in zip(g.units, g.forts, chart(g).home, strict=bool(g.units))
    ]
    for place in g.peasants:
        found[place] = controller(g, place)
    if g.fights:
        found[g.fights[-1].place] = g.fights[-1].defender
    return found


def controlled(g: Runewars, seat: int) -> list[int]:
    return [place for place, holder in enumerate(controllers(g)) if holder == seat]


@law("RW-1.3", "RW-1.4a")
def is_empty(g: Runewars, place: int) -> bool:
    """Held by nothing and controlled by nobody, as a home realm is only when its player is out; a city may be there."""
    return not g.units[place] and controller(g, place) == NOBODY


@law("RW-1.4b")
def is_neutral(g: Runewars, place: int) -> bool:
    """Uncontrolled, with neutral units."""
    return bool(g.units[place]) and controller(g, place) == NOBODY


@law("RW-7.2", "RW-7.3b", "RW-1.4")
def may_pass(g: Runewars, seat: int, place: int) -> bool:
    """Friendly or empty."""
    holder = controller(g, place)
    return holder == seat or (holder == NOBODY and not g.units[place])


@law("RW-1.6", "RW-8.3", "RW-8.3a")
def units_of(g: Runewars, seat: int, place: int) -> list[int]:
    """The units that a player commands there: his own, and neutral ones: whoever controls the area is their ally."""
    return g.units[place] if controller(g, place) == seat else []


def own_units(g: Runewars, seat: int, place: int) -> list[int]:
    """The units of his own faction there."""
    faction = g.factions[seat]
    return [one for one in g.units[place] if FACTION_OF_UNIT[one] == faction]


def is_neutral_type(kind: int) -> bool:
    return faction_of(kind) == NEUTRALS


def standing(units: list[int]) -> list[int]:
    return [one for one in units if not is_routed(one)]


def on_board(g: Runewars, seat: int) -> list[int]:
    """All units of a player's faction on the board."""
    return [one for place in places(g) for one in own_units(g, seat, place)]


def allied(g: Runewars, seat: int) -> list[int]:
    """Neutral units allied with a player."""
    return [one for place in controlled(g, seat) for one in g.units[place] if one >= FIRST_NEUTRAL]


def unallied(g: Runewars) -> list[int]:
    return [one for place in controlled(g, NOBODY) for one in g.units[place]]


# --------------------------------------------------------------------------------------------------- what an area gives


@law("RW-19.5a", "RW-19.5h")
def is_barren(g: Runewars, place: int) -> bool:
    """Desolation and cryomancy: the area gives nothing."""
    return g.waste[place] > 0 or g.ice[place] > 0


@law("RW-5.4", "RW-19.6c")
def provides(g: Runewars, place: int) -> tuple[int, int, int]:
    """The resources of an area, with what the Lost City and villages add; barren land gives none."""
    if is_barren(g, place):
        return (0, 0, 0)
    food, wood, ore = printed(g, place).resources
    if g.city[place] == LOST_CITY:
        more = book(g).cities[LOST_CITY].extra
        food, wood, ore = food + more[0], wood + more[1], ore + more[2]
    if g.token_up[place] and g.token[place] in VILLAGES:
        which = VILLAGES.index(g.token[place])
        food, wood, ore = food + (which == 0), wood + (which == 1), ore + (which == 2)
    return (food, wood, ore)


def total_provided(g: Runewars, seat: int) -> list[int]:
    """What all areas of a player give together."""
    total = [0, 0, 0]
    for place in controlled(g, seat):
        for resource, count in enumerate(provides(g, place)):
            total[resource] += count
    return total


@law("RW-14.2", "RW-19.5d", "RW-19.5e", "RW-19.5j", "RW-19.5k", "RW-19.6c", "RW-19.11a", "RW-19.11c")
def runes_at(g: Runewars, place: int) -> int:
    """Dragon runes of an area: its token, a city with one, the Dragon Throne. Barren land takes away the city's, in the
    original edition those of tokens too."""
    barren = is_barren(g, place)
    if barren and not g.revised:
        return 0
    found = int(g.rune[place] == DRAGON_RUNE)
    found += bool(g.token_up[place]) and g.token[place] == DRAGON_THRONE
    if not barren and g.city[place] != NONE:
        found += book(g).cities[g.city[place]].rune
    return found


@law("RW-14.2")
def dragon_runes(g: Runewars, seat: int) -> int:
    """Dragon runes that a player controls, Timmorran's Shards among them."""
    found = shards(g, seat)
    for place, rune in enumerate(g.rune):
        if (rune == DRAGON_RUNE or g.city[place] != NONE or g.token_up[place]) and controller(g, place) == seat:
            found += runes_at(g, place)
    return found


SHARDS = tuple(REWARDS.index(each) for each in ("timmorran-shard", "shard-of-the-lost-city"))


def shards(g: Runewars, seat: int) -> int:
    return sum(reward in SHARDS for hero in heroes_of(g, seat) for reward in (*g.rewards[hero], *g.rewards_up[hero]))


@law("RW-1.1")
def heroes_of(g: Runewars, seat: int) -> list[int]:
    """His heroes on the board. They are figures, but no units: they stand in no row of units."""
    if seat not in g.hero_seat:
        return []
    return [hero for hero, owner in enumerate(g.hero_seat) if owner == seat and g.hero_place[hero] >= 0]


def heroes_at(g: Runewars, place: int) -> list[int]:
    return [hero for hero, at in enumerate(g.hero_place) if at == place]


# ------------------------------------------------------------------------------------------------------------- borders


@law("RW-1.1", "RW-2.4a", "RW-7.1", "RW-7.1a", "RW-1.8a", "RW-19.5g", "RW-19.6g", "RW-19.6k")
def ways(g: Runewars, place: int, seat: int, wings: bool = False, hero: bool = False) -> list[int]:
    """Where one step leads from an area: mountains and water close borders, except to those who fly, water in winter
    or where it is frozen, mountains where a card says so of units; portals join for those who have paid. `hero`: it is
    a hero who walks there, and no unit."""
    map_ = chart(g)
    found = list(map_.free[place])
    if g.city[place] == LOST_CITY or any(g.city[near] == LOST_CITY for near in map_.yellow[place]):
        found = [near for near in found if near not in map_.yellow[place]]
        wet = (*map_.water[place], *map_.yellow[place])
    else:
        wet = map_.water[place]
    winter = g.season == WINTER
    for near in wet:
        if wings or winter or g.ice[place] or g.ice[near]:
            found.append(near)
    if map_.mountain[place]:
        effects = g.lasting
        closed = any(True for _ in lasting(effects, CLOSED_MOUNTAINS)) if effects else False
        crosses = wings or (bool(effects) and not hero and [seat] in lasting(effects, OVER_MOUNTAINS))
        if crosses and not closed:
            found += map_.mountain[place]
    if g.exploration and not wings:
        found = [near for near in found if not floods(g, place) and not floods(g, near)]
    if g.exploration and [seat] in lasting(g.lasting, PORTAL_PAID) and is_portal(g, place):
        found += [near for near in places(g) if near != place and is_portal(g, near) and near not in found]
    return sorted(found)


@law("RW-18.1b", "RW-19.5e", "RW-19.5k")
def token_counts(g: Runewars, place: int) -> bool:
    """Is there an exploration token face up? On barren land it is ignored, in the original edition."""
    return bool(g.token_up[place]) and (g.revised or not is_barren(g, place))


@law("RW-19.14b")
def floods(g: Runewars, place: int) -> bool:
    """A flooded area that is not frozen."""
    return g.token[place] == FLOODED and token_counts(g, place) and not g.ice[place] and g.season != WINTER


def is_portal(g: Runewars, place: int) -> bool:
    return g.token[place] == MAGIC_PORTAL and token_counts(g, place)


def is_dungeon(g: Runewars, place: int) -> bool:
    return g.token[place] == DUNGEON and token_counts(g, place)


def adjacent(g: Runewars, place: int) -> tuple[int, ...]:
    """Areas that touch, whatever lies between them."""
    return chart(g).near[place]


# ---------------------------------------------------------------------------------------------------------- who is left


@law("RW-20.4")
def left_of(g: Runewars, seat: int) -> int:
    """The player to the left who is still in the game; with two the opponent."""
    for n in range(1, g.players):
        other = (seat + n) % g.players
        if not g.out[other]:
            return other
    return seat


def rivals_of(g: Runewars, seat: int) -> list[int]:
    return [other for other in range(g.players) if other != seat and not g.out[other]]


def alive(g: Runewars) -> list[int]:
    return [seat for seat in range(g.players) if not g.out[seat]]
