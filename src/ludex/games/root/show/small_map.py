"""A map as it is chosen: the land alone, small."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.maps import CLEARINGS, MAP_NAMES, MAPS, NO_SUIT
from ludex.games.root.show.landscape import Landscape, landscape
from ludex.games.root.show.trees import HEIGHT, WIDTH


@dataclass(frozen=True)
class Meadow:
    """A clearing of the small map: where it is, and the suit that is printed there."""

    x: int
    y: int
    outline: str
    suit: str


@dataclass(frozen=True)
class SmallMap:
    land: Landscape
    meadows: tuple[Meadow, ...]
    width: int = WIDTH
    height: int = HEIGHT


def picture_of(option: str, value: str) -> SmallMap | None:
    """A value of the set-up as a picture, where it has one.

    >>> picture_of("map", "lake").land.name, picture_of("law", "seed")
    ('lake', None)
    """
    return small_map(MAP_NAMES.index(value)) if option == "map" and value in MAP_NAMES else None


def small_map(number: int) -> SmallMap:
    land, suits = landscape(number), MAPS[number].suits

    def meadow(place: int) -> Meadow:
        x, y = land.clearings[place]
        suit = SUITS[suits[place]] if suits[place] != NO_SUIT else "none"
        return Meadow(round(x), round(y), land.outlines[place], suit)

    return SmallMap(land, tuple(meadow(place) for place in CLEARINGS))
