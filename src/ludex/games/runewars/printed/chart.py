"""The map as it was laid: its areas as places, and what lies between them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ludex.games.runewars.printed.book import AREA_TILE, FACTIONS, FIRST_AREA, TILES, book_of
from ludex.kit.hexes import Hex, Land, around, land_of, same_edge
from ludex.kit.maps import Adjacency

MOUNTAIN, WATER, YELLOW = "mountain", "water", "yellow"
COLOURED = (MOUNTAIN, WATER)
TILE_12 = 11
"""The tile of the Lost City."""


@dataclass(frozen=True, slots=True)
class Chart:
    land: Land
    hexes: tuple[Hex, ...]
    area: tuple[int, ...]
    """What each place is, as a number of AREAS."""
    place: dict[int, int]
    """Where an area lies; areas of tiles that are not in play are missing."""
    home: tuple[int, ...]
    """The faction whose home realm a place is, or -1."""
    homes: tuple[tuple[int, ...], ...]
    """The home realm of each faction."""
    near: Adjacency
    """Places that share an edge, whatever lies between them."""
    free: Adjacency
    """… with neither a mountain nor a water border between them."""
    water: Adjacency
    mountain: Adjacency
    yellow: Adjacency
    """… over the yellow border of tile 12, which is water when the Lost City lies there."""


Laid = tuple[tuple[int, ...], ...]
LAST: list[tuple[str, Laid, Chart]] = []
"""The chart that was asked for last: rules ask for the same one again and again."""


def chart_of(content: str, laid: Laid) -> Chart:
    if LAST:
        of, where, kept = LAST[0]
        if where is laid and of == content:
            return kept
    found = draw_chart(content, laid)
    LAST[:] = [(content, laid, found)]
    return found


@lru_cache(maxsize=512)
def draw_chart(content: str, laid: Laid) -> Chart:
    book = book_of(content)
    land = land_of(book.tiles, laid)
    hexes = tuple(land.places)
    area = tuple(FIRST_AREA[tile] + n for tile, *_ in laid for n in range(len(book.tiles[tile].hexes)))
    home = tuple(AREA_TILE[one] - (len(TILES) - len(FACTIONS)) for one in area)
    home = tuple(faction if faction >= 0 else -1 for faction in home)
    touching = [
        sorted(
            (land.places[near], land.borders.get(same_edge(at, edge), ""))
            for edge, near in enumerate(around(at))
            if near in land.places
        )
        for at in hexes
    ]

    def over(*kinds: str) -> Adjacency:
        return tuple(tuple(place for place, border in row if border in kinds) for row in touching)

    return Chart(
        land=land,
        hexes=hexes,
        area=area,
        place={one: place for place, one in enumerate(area)},
        home=home,
        homes=tuple(
            tuple(place for place, faction in enumerate(home) if faction == each) for each in range(len(FACTIONS))
        ),
        near=over("", MOUNTAIN, WATER, YELLOW),
        free=over("", YELLOW),
        water=over(WATER),
        mountain=over(MOUNTAIN),
        yellow=over(YELLOW),
    )
