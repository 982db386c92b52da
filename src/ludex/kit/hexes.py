"""Maps of hexes: axial hexes, tiles of several hexes that are laid and turned, borders between them.

A hex is (q, r). Edges are numbered clockwise from the top of a flat-topped hex: N, NE, SE, S, SW, NW. What is asked
often of a land is best kept once all tiles are laid; `neighbours` gives what `kit.maps` walks."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from ludex.kit.maps import Adjacency

Hex = tuple[int, int]
Edge = tuple[Hex, int]
"""An edge as a hex has it, with its number; `same_edge` says it for both hexes in one way."""

EDGES = ("N", "NE", "SE", "S", "SW", "NW")
STEPS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
TURNS = range(6)
SPUN = (
    ((1, 0), (0, 1)),
    ((0, -1), (1, 1)),
    ((-1, -1), (1, 0)),
    ((-1, 0), (0, -1)),
    ((0, 1), (-1, -1)),
    ((1, 1), (-1, 0)),
)
"""By sixths of a turn: what the new q and the new r have of q and of r."""


def step(place: Hex, edge: int) -> Hex:
    """The hex beyond an edge.

    >>> step((2, 2), EDGES.index("SE"))
    (3, 2)
    """
    q, r = STEPS[edge]
    return place[0] + q, place[1] + r


def around(place: Hex) -> list[Hex]:
    """The six hexes around one, clockwise."""
    q, r = place
    return [(q + dq, r + dr) for dq, dr in STEPS]


def distance(one: Hex, other: Hex) -> int:
    """Steps from one to the other.

    >>> distance((0, 0), (2, -1))
    2
    """
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def turned(place: Hex, turns: int) -> Hex:
    """Turned clockwise around (0, 0), by sixths.

    >>> turned((0, -2), 1)
    (2, -2)
    """
    q, r = place
    (qq, qr), (rq, rr) = SPUN[turns % 6]
    return qq * q + qr * r, rq * q + rr * r


def opposite(edge: int) -> int:
    """What the hex beyond an edge calls it."""
    return (edge + 3) % 6


def same_edge(place: Hex, edge: int) -> Edge:
    """One name for an edge, whichever of its two hexes it is seen from.

    >>> same_edge((0, 0), EDGES.index("S")) == same_edge((0, 1), EDGES.index("N"))
    True
    """
    return (step(place, edge), opposite(edge)) if edge >= 3 else (place, edge)


# --------------------------------------------------------------------------------------------------------------- tiles


class Tile(NamedTuple):
    """A piece of the map: its hexes, and the borders printed on their edges, by kind."""

    hexes: tuple[Hex, ...]
    borders: Mapping[Edge, str] = {}

    def laid(self, at: Hex, turns: int) -> Tile:
        """Turned clockwise by sixths, then laid with what was its (0, 0) at a place. Hexes stay in their order."""
        return Tile(
            tuple([laid_at(place, at, turns) for place in self.hexes]),
            {(laid_at(place, at, turns), (edge + turns) % 6): kind for (place, edge), kind in self.borders.items()},
        )


def laid_at(place: Hex, at: Hex, turns: int) -> Hex:
    """Where a hex of a tile comes to lie."""
    q, r = turned(place, turns)
    return q + at[0], r + at[1]


class Land:
    """A map under construction: hexes with their places (numbered as they are laid), and borders by edge."""

    def __init__(self) -> None:
        self.places: dict[Hex, int] = {}
        self.borders: dict[Edge, str] = {}

    def lay(self, tile: Tile) -> list[int]:
        """Lay a tile that has been turned to its place; the numbers of its hexes."""
        assert self.has_room(tile)
        numbers = []
        for place in tile.hexes:
            numbers.append(len(self.places))
            self.places[place] = numbers[-1]
        self.borders |= {same_edge(*edge): kind for edge, kind in tile.borders.items()}
        return numbers

    def has_room(self, tile: Tile) -> bool:
        return not any(place in self.places for place in tile.hexes)

    def contacts(self, tile: Tile) -> tuple[set[Hex], set[Hex]]:
        """Which of its hexes would touch the land, and which hexes of the land they would touch."""
        pairs = [(place, near) for place in tile.hexes for near in around(place) if near in self.places]
        return {place for place, _ in pairs}, {near for _, near in pairs}

    def clashes(self, tile: Tile, kinds: Container[str]) -> bool:
        """Would a border of these kinds lie along another of them?"""
        return any(
            kind in kinds and self.borders.get(same_edge(*edge), "") in kinds for edge, kind in tile.borders.items()
        )

    def rim(self) -> list[Hex]:
        """Empty hexes beside the land, in a stable order."""
        return sorted({near for place in self.places for near in around(place)} - set(self.places))

    def ways_to_lay(self, tile: Tile) -> Iterator[tuple[Hex, int]]:
        """Where a tile may be laid beside the land, and how it is turned: (at, turns), each once."""
        rim = self.rim()
        places = self.places
        for turns in TURNS:
            shape = [turned(place, turns) for place in tile.hexes]
            for q, r in sorted({(q - dq, r - dr) for q, r in rim for dq, dr in shape}):
                if not any((q + dq, r + dr) in places for dq, dr in shape):
                    yield (q, r), turns

    def neighbours(self, closed: Collection[str] = ()) -> Adjacency:
        """For every place, those a step away over edges without a border of these kinds."""
        return tuple(
            tuple(
                sorted(
                    self.places[step(place, edge)]
                    for edge in TURNS
                    if step(place, edge) in self.places and self.borders.get(same_edge(place, edge)) not in closed
                )
            )
            for place in self.places
        )


def land_of(tiles: Sequence[Tile], laid: Iterable[Sequence[int]]) -> Land:
    """The land as a state keeps it: rows of tile, q, r, turns."""
    land = Land()
    for tile, q, r, turns in laid:
        land.lay(tiles[tile].laid((q, r), turns))
    return land
