"""The objective of a player: how near it is, and what brings it nearer."""

from __future__ import annotations

from collections.abc import Callable

from ludex.games.runewars.cards.objectives import MONSTERS, foreign_homes, is_opposed, objective
from ludex.games.runewars.printed.book import HEXAGON, OBJECTIVES, TRIANGLE, book
from ludex.games.runewars.rules.areas import (
    adjacent,
    allied,
    chart,
    controlled,
    heroes_of,
    is_barren,
    on_board,
    places,
    printed,
)
from ludex.games.runewars.rules.cities import cities_of
from ludex.games.runewars.rules.heroes import count_rewards
from ludex.games.runewars.rules.orders import (
    ACQUIRE_POWER,
    FORTIFY,
    HARVEST,
    RALLY_SUPPORT,
    RECRUIT,
)
from ludex.games.runewars.rules.units import forts_of
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import FIRST_NEUTRAL, NONE, kind_of

FULFILLED = 7.0
"""An objective that can be turned into a rune with the next turn."""
HALFWAY = 4.0
"""What an objective is worth that lacks next to nothing."""
NEAR_AREA, CITY_WANTED, MONSTER_WANTED, HOME_WANTED = 1.0, 2.5, 2.5, 6.0
"""What an area is worth besides to whoever needs such a one."""
HELPFUL = 2.0
"""What an Order is worth besides that serves an objective."""


def objective_of(g: Runewars, seat: int) -> str:
    card = g.objective[seat]
    return OBJECTIVES[card] if card != NONE else ""


def goal_worth(g: Runewars, me: int) -> float:
    """What the secret objective of a player is worth as things stand."""
    name = objective_of(g, me)
    if not name:
        return 0.0
    if objective[name](g, me):
        return FULFILLED
    measure = NEARNESS.get(name)
    return HALFWAY * min(1.0, measure(g, me)) ** 2 if measure is not None else 0.0


def trained(g: Runewars, me: int) -> float:
    return max((sum(map(bool, g.trained[hero])) for hero in heroes_of(g, me)), default=0) / 3


def kinds(g: Runewars, me: int) -> float:
    return len({kind_of(one) for one in on_board(g, me)}) / 6


def horrors(g: Runewars, me: int) -> float:
    return sum(book(g).units[kind_of(one)].shape == HEXAGON for one in on_board(g, me) + allied(g, me)) / 5


def league(g: Runewars, me: int) -> float:
    return sum(0.5 + 0.5 * bool(count_rewards(g, hero)) for hero in heroes_of(g, me) if not is_opposed(g, me, hero)) / 3


def tiles(g: Runewars, me: int) -> set[int]:
    home = chart(g).homes[g.factions[me]]
    return {printed(g, place).tile for place in controlled(g, me) if place not in home}


NEARNESS: dict[str, Callable[[Runewars, int], float]] = {
    "guardian-of-cities": lambda g, me: len(cities_of(g, me)) / (2 if g.players == 2 else 3),
    "league-of-heroes": league,
    "mighty-walls": lambda g, me: len(forts_of(g, me)) / 4,
    "voice-of-council": lambda g, me: g.titles.count(me) / 2,
    "land-of-plenty": lambda g, me: sum(g.dials[me]) / 18,
    "pathfinders": lambda g, me: len(tiles(g, me)) / 5,
    "steward-of-the-wilds": lambda g, me: len(controlled(g, me)) / 8,
    "oath-of-the-champion": trained,
    "combined-arms": kinds,
    "cities-in-ashes": lambda g, me: g.cities_razed / 2,
    "beast-master": lambda g, me: len(allied(g, me)) / 6,
    "slayer-of-heroes": lambda g, me: g.slain[me] / 2,
    "endless-host": lambda g, me: len(on_board(g, me)) / 20,
    "hoarded-power": lambda g, me: g.influence[me] / 12,
    "dread-arsenal": lambda g, me: sum(count_rewards(g, hero) for hero in heroes_of(g, me)) / 4,
    "spreading-shadow": lambda g, me: len(controlled(g, me)) / 10,
    "ruined-land": lambda g, me: sum(is_barren(g, place) for place in places(g)) / 3,
    "parade-of-horrors": horrors,
}
"""How much of an objective is done, 1 being all; those that are met all at once are not here."""


def area_wanted(g: Runewars, seat: int) -> Callable[[int], float]:
    """What an area is worth to a player besides, because his objective asks for such areas."""
    name = objective_of(g, seat)
    if name in ("steward-of-the-wilds", "spreading-shadow"):
        return lambda place: NEAR_AREA
    if name == "guardian-of-cities":
        return lambda place: CITY_WANTED * (g.city[place] != NONE)
    if name == "pathfinders":
        had = tiles(g, seat)
        return lambda place: CITY_WANTED * (printed(g, place).tile not in had)
    if name == "boot-on-the-throat":
        homes = foreign_homes(g, seat)
        return lambda place: HOME_WANTED * (place in homes)
    if name == "bane-of-monsters":
        return lambda place: MONSTER_WANTED * any(kind_of(one) in MONSTERS for one in g.units[place])
    if name == "bound-by-honor":
        return lambda place: MONSTER_WANTED * any(is_small_neutral(g, one) for one in g.units[place])
    if name == "at-their-gates":
        gates = {near for place in foreign_homes(g, seat) for near in adjacent(g, place)}
        return lambda place: NEAR_AREA * (place in gates)
    return lambda place: 0.0


def is_small_neutral(g: Runewars, one: int) -> bool:
    return one >= FIRST_NEUTRAL and book(g).units[kind_of(one)].shape == TRIANGLE


SERVES = {
    "mighty-walls": (FORTIFY,),
    "at-their-gates": (FORTIFY,),
    "voice-of-council": (ACQUIRE_POWER,),
    "hoarded-power": (ACQUIRE_POWER,),
    "land-of-plenty": (HARVEST,),
    "endless-host": (RECRUIT,),
    "combined-arms": (RECRUIT,),
    "beast-master": (RALLY_SUPPORT,),
    "league-of-heroes": (RALLY_SUPPORT,),
}


def order_wanted(g: Runewars, seat: int, order: int) -> float:
    """What an Order is worth besides, because it serves the objective."""
    return HELPFUL * (order in SERVES.get(objective_of(g, seat), ()))
