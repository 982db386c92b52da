"""2.2–2.4 Clearings, paths, the river and forests: the maps, read from content/maps.toml.

Clearings are numbered from 1 as their priority markers; index 0 of every list stays empty."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import law
from ludex.core.content import read_toml
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.paper import FOLDER, ForestEntry, MapEntry, MapFile
from ludex.kit.maps import Adjacency, neighbours

CLEARINGS = tuple(range(1, 13))
ROWS = len(CLEARINGS) + 1
"""Of a list that has one for each clearing."""
NO_SUIT = -1


@dataclass(frozen=True)
class Map:
    """A map as the rules use it."""

    id: str
    suits: tuple[int, ...]
    """NO_SUIT where markers are laid during set-up."""
    suits_fixed: bool
    slots: tuple[int, ...]
    ruins: tuple[int, ...]
    corners: tuple[int, ...]
    opposite: tuple[int, ...]
    paths: tuple[tuple[int, int], ...]
    closed: tuple[tuple[int, int], ...]
    adjacent: Adjacency
    river: Adjacency
    forests: tuple[ForestEntry, ...]
    coast: tuple[int, ...]
    """The clearings that a ferry joins."""
    ferry: int
    """The clearing where the ferry starts, or 0."""
    tower: int
    """The clearing of the Pass, or 0."""
    places: tuple[tuple[int, int], ...]


@law("2.2", "2.2.1", "2.2.2", "2.2.3", "2.2.4", "2.3", "2.4", "2.4.1", "M-2", "M-3", "M-4", "M-7")
def read_map(entry: MapEntry) -> Map:
    """Clearings with suits, slots and ruins; adjacency by open paths and, apart from it, by river or lake; forests, as
    paths (closed ones too), Winter's river and the lake divide them."""
    clearings = sorted(entry.clearing, key=lambda clearing: clearing.id)
    return Map(
        id=entry.id,
        suits=(
            NO_SUIT,
            *(SUITS.index(clearing.suit) if entry.suits_fixed else NO_SUIT for clearing in clearings),
        ),
        suits_fixed=entry.suits_fixed,
        slots=(0, *(clearing.slots for clearing in clearings)),
        ruins=(0, *(int(clearing.ruin) for clearing in clearings)),
        corners=tuple(clearing.id for clearing in clearings if clearing.corner),
        opposite=(0, *(clearing.opposite for clearing in clearings)),
        paths=tuple(entry.paths),
        closed=tuple(entry.closed_paths),
        adjacent=neighbours(entry.paths, ROWS),
        river=neighbours(entry.river, ROWS),
        forests=tuple(entry.forest),
        coast=entry.coast,
        ferry=entry.ferry,
        tower=entry.tower,
        places=((0, 0), *((clearing.x, clearing.y) for clearing in clearings)),
    )


MAP_ENTRIES = read_toml(FOLDER / "maps.toml", MapFile).map
MAPS = tuple(read_map(entry) for entry in MAP_ENTRIES)
MAP_NAMES = tuple(map.id for map in MAPS)
