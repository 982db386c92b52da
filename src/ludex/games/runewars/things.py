"""What lies on the map as numbers: units, strongholds, runes; and the names of what lasts."""

from __future__ import annotations

from ludex.games.runewars.printed.book import UNITS

NOBODY = -1
NONE = -1
"""No city, no stronghold, no token, no card."""

# -------------------------------------------------------------------------------- a unit: type, damage, standing or not

ROUTED = 1
PER_TYPE = 16
NEUTRALS = 4
"""What stands for the faction of neutral units."""
UNIT_TYPES = len(UNITS)


def unit(kind: int, routed: bool = False, damage: int = 0) -> int:
    """A unit as one number.

    >>> kind_of(unit(7, True, 2)), is_routed(unit(7, True, 2)), damage_of(unit(7, True, 2))
    (7, True, 2)
    """
    return kind * PER_TYPE + damage * 2 + routed


def kind_of(one: int) -> int:
    return one // PER_TYPE


def is_routed(one: int) -> bool:
    return bool(one & ROUTED)


def damage_of(one: int) -> int:
    return one % PER_TYPE >> 1


def faction_of(kind: int) -> int:
    """The faction of a type of units; NEUTRALS for neutral ones."""
    return kind // 6


FACTION_OF_UNIT = tuple(faction_of(kind_of(one)) for one in range(UNIT_TYPES * PER_TYPE))
FIRST_NEUTRAL = FACTION_OF_UNIT.index(NEUTRALS)
"""Units from this number on are neutral ones."""


# --------------------------------------------------------------------------------------------------------- strongholds

DAMAGED, WHOLE, CAPITAL_DAMAGED, CAPITAL_WHOLE = range(4)
FORT_STATES = 4


def fort(seat: int, state: int) -> int:
    return seat * FORT_STATES + state


def fort_seat(one: int) -> int:
    """Whose stronghold it is; NOBODY where there is none."""
    return one // FORT_STATES if one >= 0 else NOBODY


def fort_state(one: int) -> int:
    return one % FORT_STATES


def is_capital(one: int) -> bool:
    return one >= 0 and one % FORT_STATES >= CAPITAL_DAMAGED


# -------------------------------------------------------------------------------------------------------------- runes

NO_RUNE, FALSE_RUNE, DRAGON_RUNE = range(3)

# --------------------------------------------------------------------------------------------------- developments

RESOURCES_TOKEN, DIPLOMAT, TRAINING_GROUND, DEFENSIVE = range(4)
DEVELOPMENT_TOKENS = ("resources", "diplomat", "training_ground", "defensive")

# ------------------------------------------------------------------------------------------------------------- heroes

IN_DECK, GONE = -1, -2
"""Where a hero is who stands on no area: in the hero deck, or out of the game."""

# --------------------------------------------------------------------------------------- what lasts, and until when

END_OF_TURN, END_OF_SEASON, END_OF_YEAR, END_OF_BATTLE, END_OF_PHASE, FOR_EVER, SPRING_BEGINS = range(7)
(
    GARRISON,  # seat: +2 strength where it defends
    FAR,  # seat, areas: units move so many areas more (or fewer) with Mobilize and Conquer; seat NOBODY: everybody
    OVER_MOUNTAINS,  # seat: its units cross mountain borders
    CLOSED_MOUNTAINS,  # nobody's units do, flying ones included
    FOOD_COUNTS,  # by how much food dials count higher for the winter limit
    NO_LIMIT_AT_FORTS,  # the winter limit does not hold at strongholds
    HERO_FAR,  # by how many areas heroes move farther in this Quest Phase, unless they do so anyway
    TRAIN_BEFORE_DUEL,  # who starts a duel trains first
    USED,  # seat, what: something that may be used once until then
    PORTAL_PAID,  # seat: the portals join for this move
    NO_HEAL,  # hero: it cannot heal
    HALTED,  # seat, place: an activation token is laid there when all have been taken back
) = range(12)
