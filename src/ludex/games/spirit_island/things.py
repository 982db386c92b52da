"""What lies on the island: kinds of pieces, and one number for each that can be told from others.

A piece that has health (an explorer, a town, a city, a dahan) is a number made of its kind, the damage it has taken
this turn and its strife, so that a land is a short list of numbers and pieces that are alike have the same number.
All else is counted. Kinds are bits, so that a card says what it says: `push(3, EXPLORER | TOWN)`."""

from __future__ import annotations

from typing import Final

EXPLORER: Final = 1
TOWN: Final = 2
CITY: Final = 4
DAHAN: Final = 8
BEASTS: Final = 16
DISEASE: Final = 32
WILDS: Final = 64
BLIGHT: Final = 128
STRIFE: Final = 256
PRESENCE: Final = 512

INVADER: Final = EXPLORER | TOWN | CITY
BUILDING: Final = TOWN | CITY
"""A town or a city."""
PEOPLE: Final = INVADER | DAHAN
TOKENS: Final = BEASTS | DISEASE | WILDS
KINDS: Final = (EXPLORER, TOWN, CITY, DAHAN, BEASTS, DISEASE, WILDS, BLIGHT, STRIFE, PRESENCE)
KIND_NAMES: Final = ("explorer", "town", "city", "dahan", "beasts", "disease", "wilds", "blight", "strife", "presence")
INDEX: Final = {kind: index for index, kind in enumerate(KINDS)}

ALL: Final = 99
"""As many as there are."""

HEALTH: Final = (1, 2, 3, 2)
"""Of an explorer, a town, a city, a dahan: SI-8.2."""
DAMAGE: Final = (1, 2, 3, 2)
"""What each deals: SI-8.2."""
FEAR: Final = (0, 1, 2, 0)
"""What destroying each yields: SI-8.3."""

SUN, MOON, FIRE, AIR, WATER, EARTH, PLANT, ANIMAL = range(8)
ELEMENTS: Final = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")

JUNGLE, MOUNTAIN, SANDS, WETLAND, OCEAN = range(5)
TERRAINS: Final = ("jungle", "mountain", "sands", "wetland", "ocean")

EXPLORE: Final = 1
BUILD: Final = 2
RAVAGE: Final = 4
EVERY_ACTION: Final = EXPLORE | BUILD | RAVAGE

FAST, SLOW = range(2)
MINOR, MAJOR, UNIQUE, INNATE = range(4)

# A piece with health: two bits of kind, four of damage, the rest strife.


def piece(kind: int, damage: int = 0, strife: int = 0) -> int:
    """The number of such a piece.

    >>> kind_of(piece(CITY, 2, 1)), damage_of(piece(CITY, 2, 1)), strife_of(piece(CITY, 2, 1))
    (4, 2, 1)
    """
    return INDEX[kind] | damage << 2 | strife << 6


def kind_of(one: int) -> int:
    return 1 << (one & 3)


def damage_of(one: int) -> int:
    return one >> 2 & 15


def strife_of(one: int) -> int:
    return one >> 6


def hurt(one: int, damage: int) -> int:
    """The same piece with so much more damage."""
    return one + (damage << 2)


def healed(one: int) -> int:
    return one & ~60


def with_strife(one: int, more: int) -> int:
    return one + (more << 6)


def as_kind(one: int, kind: int) -> int:
    """Another piece in its place: damage is carried over, and strife if it is an invader again (SI-8.4)."""
    return piece(kind, damage_of(one), strife_of(one) if kind & INVADER else 0)
