"""RW-15.5: Objective cards: what each asks for, and what it brings."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Option, Rule, tell
from ludex.core.law import law
from ludex.games.runewars.printed.book import HEXAGON, NEUTRAL, OBJECTIVES, TRIANGLE, UNITS, book
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
    unallied,
)
from ludex.games.runewars.rules.cities import cities_of
from ludex.games.runewars.rules.heroes import count_rewards
from ludex.games.runewars.rules.runes import receive_dragon_rune
from ludex.games.runewars.rules.units import forts_of
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import CAPITAL_WHOLE, NOBODY, NONE, WHOLE, fort_state, kind_of
from ludex.kit.cards import Bodies

objective: Bodies[Callable[[Runewars, int], bool]] = Bodies("objectives")
"""Whether an objective is fulfilled for a seat."""
MONSTERS = (UNITS.index("dragon"), UNITS.index("giant"))


# ----------------------------------------------------------------------------------------------------- fulfilling them


@law("RW-15.5")
def offers(g: Runewars, seat: int) -> list[Option]:
    """At any moment of his turn at which it is fulfilled."""
    card = g.objective[seat]
    return [("fulfil", card)] if card != NONE and objective[OBJECTIVES[card]](g, seat) else []


@law("RW-15.5", "RW-14.3")
def fulfil(g: Runewars, seat: int, option: Option) -> Rule[None]:
    """It is shown and discarded, and brings a dragon rune; there is no other one after it."""
    g.objective[seat] = NONE
    g.objective_discard.append(option[1])
    g.show()
    tell(g, "RW-15.5", "fulfils", who=seat, objective=option[1])
    yield from receive_dragon_rune(g, seat)


@law("RW-15.5")
def is_possible(g: Runewars, card: int) -> bool:
    """At set-up: a bane of monsters without monsters is put back, and another objective drawn."""
    return OBJECTIVES[card] != "bane-of-monsters" or any(kind_of(one) in MONSTERS for row in g.units for one in row)


# ---------------------------------------------------------------------------------------------------- what they count


def foreign_homes(g: Runewars, seat: int) -> list[int]:
    """Areas of the home realms of other players."""
    home = chart(g).home
    return [place for place in places(g) if home[place] not in (NONE, g.factions[seat]) and in_play(g, home[place])]


def in_play(g: Runewars, faction: int) -> bool:
    return g.seat_of[faction] != NOBODY


@law("RW-12.2")
def is_opposed(g: Runewars, seat: int, hero: int) -> bool:
    """Good in an evil faction, or evil in a good one."""
    return book(g).heroes[hero].alignment not in (NEUTRAL, book(g).factions[g.factions[seat]].alignment)


# ------------------------------------------------------------------------------------------------------------- of good


@objective("bound-by-honor")
def bound_by_honor(g: Runewars, seat: int) -> bool:
    """No unallied triangle unit, also if there is none at all."""
    return not any(book(g).units[kind_of(one)].shape == TRIANGLE for one in unallied(g))


@objective("bane-of-monsters")
def bane_of_monsters(g: Runewars, seat: int) -> bool:
    return not any(kind_of(one) in MONSTERS for one in unallied(g))


@objective("guardian-of-cities")
def guardian_of_cities(g: Runewars, seat: int) -> bool:
    return len(cities_of(g, seat)) >= (2 if g.players == 2 else 3)


@objective("league-of-heroes")
def league_of_heroes(g: Runewars, seat: int) -> bool:
    """Three heroes, none of them opposed, each with a reward."""
    return sum(not is_opposed(g, seat, hero) and count_rewards(g, hero) > 0 for hero in heroes_of(g, seat)) >= 3


@objective("mighty-walls")
def mighty_walls(g: Runewars, seat: int) -> bool:
    """Four strongholds, the capital among them, and none damaged."""
    forts = forts_of(g, seat)
    return len(forts) >= 4 and all(fort_state(g.forts[place]) in (WHOLE, CAPITAL_WHOLE) for place in forts)


@objective("voice-of-council")
def voice_of_council(g: Runewars, seat: int) -> bool:
    return g.titles.count(seat) >= 2


@objective("land-of-plenty")
def land_of_plenty(g: Runewars, seat: int) -> bool:
    return sum(g.dials[seat]) >= 18


@objective("pathfinders")
def pathfinders(g: Runewars, seat: int) -> bool:
    """Areas of five tiles besides the home realm."""
    home = chart(g).homes[g.factions[seat]]
    return len({printed(g, place).tile for place in controlled(g, seat) if place not in home}) >= 5


@objective("steward-of-the-wilds")
def steward_of_the_wilds(g: Runewars, seat: int) -> bool:
    own = controlled(g, seat)
    return len(own) >= 8 and not any(is_barren(g, place) for place in own)


@objective("oath-of-the-champion")
def oath_of_the_champion(g: Runewars, seat: int) -> bool:
    """A hero trained in all three attributes."""
    return any(all(g.trained[hero]) for hero in heroes_of(g, seat))


@objective("combined-arms")
def combined_arms(g: Runewars, seat: int) -> bool:
    """Each of the six types of the faction."""
    return len({kind_of(one) for one in on_board(g, seat)}) == 6


# ------------------------------------------------------------------------------------------------------------- of evil


@objective("boot-on-the-throat")
def boot_on_the_throat(g: Runewars, seat: int) -> bool:
    own = controlled(g, seat)
    return any(place in own for place in foreign_homes(g, seat))


@objective("cities-in-ashes")
def cities_in_ashes(g: Runewars, seat: int) -> bool:
    return g.cities_razed >= 2


@objective("beast-master")
def beast_master(g: Runewars, seat: int) -> bool:
    return len(allied(g, seat)) >= 6


@objective("slayer-of-heroes")
def slayer_of_heroes(g: Runewars, seat: int) -> bool:
    return g.slain[seat] >= 2


@objective("endless-host")
def endless_host(g: Runewars, seat: int) -> bool:
    return len(on_board(g, seat)) >= 20


@objective("hoarded-power")
def hoarded_power(g: Runewars, seat: int) -> bool:
    """What lies on titles is not his any more (RW-15.7)."""
    return g.influence[seat] >= 12


@objective("dread-arsenal")
def dread_arsenal(g: Runewars, seat: int) -> bool:
    return sum(count_rewards(g, hero) for hero in heroes_of(g, seat)) >= 4


@objective("spreading-shadow")
def spreading_shadow(g: Runewars, seat: int) -> bool:
    return len(controlled(g, seat)) >= 10


@objective("ruined-land")
def ruined_land(g: Runewars, seat: int) -> bool:
    return sum(is_barren(g, place) for place in places(g)) >= 3


@objective("parade-of-horrors")
def parade_of_horrors(g: Runewars, seat: int) -> bool:
    """Five hexagon units, own or allied."""
    return sum(book(g).units[kind_of(one)].shape == HEXAGON for one in on_board(g, seat) + allied(g, seat)) >= 5


@objective("at-their-gates")
def at_their_gates(g: Runewars, seat: int) -> bool:
    """A stronghold beside the home realm of another player."""
    return any(near in forts_of(g, seat) for place in foreign_homes(g, seat) for near in adjacent(g, place))
