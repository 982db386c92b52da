"""Vital Strength of the Earth."""

from __future__ import annotations

from ludex.core import Rule
from ludex.core.law import law
from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.land import sacred_bits
from ludex.games.spirit_island.rules.lasting import REPEAT, this_turn
from ludex.games.spirit_island.rules.moments import defence
from ludex.games.spirit_island.rules.powers import power
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BLIGHT, DAHAN, EXPLORER

ID = "vital-strength-of-the-earth"
EARTH_SPIRIT = SPIRITS.index(ID)
VITALITY = 3


@defence(ID)
@law("SI-8.6")
def earths_vitality(g: Island, land: int) -> int:
    """Its sacred sites are defended all the time."""
    return VITALITY if sacred_bits(g, g.spirits.index(EARTH_SPIRIT)) >> land & 1 else 0


@power("gift-of-strength")
def gift_of_strength(on: Act) -> Rule[None]:
    highest = 6 if on.reached(3) else 3 if on.reached(2) else 1
    this_turn(on.g, REPEAT, on.spirit, highest, 0)
    yield from ()


@power("a-year-of-perfect-stillness")
def a_year_of_perfect_stillness(on: Act) -> Rule[None]:
    on.skip()
    yield from ()


@power("draw-of-the-fruitful-earth")
def draw_of_the_fruitful_earth(on: Act) -> Rule[None]:
    yield from on.gather(2, EXPLORER, up_to=True)
    yield from on.gather(2, DAHAN, up_to=True)


@power("guard-the-healing-land")
def guard_the_healing_land(on: Act) -> Rule[None]:
    yield from on.remove(1, BLIGHT)
    on.defend(4)


@power("rituals-of-destruction")
def rituals_of_destruction(on: Act) -> Rule[None]:
    rites = on.count(DAHAN) >= 3
    yield from on.damage(2 + 3 if rites else 2)
    if rites:
        on.fear(2)
