"""How a map comes about, as it is chosen for a new table: all of it laid, or some of it still to be laid."""

from __future__ import annotations

from msgspec import Struct

STEP_X, STEP_Y = 78, 90
"""From one column of flat-topped hexes to the next, and from one hex of a column to the next."""
LAND = (
    *((0, 0, "field"), (0, 1, "wood"), (1, 0, "hill"), (1, 1, "field"), (1, 2, "wood")),
    *((2, 0, "wood"), (2, 1, "hill"), (3, 1, "field"), (3, 2, "hill"), (4, 1, "wood"), (4, 0, "field")),
)
LOOSE = 4
"""So many of the hexes are still to be laid where players lay the map."""


class SmallHex(Struct, frozen=True):
    x: int
    y: int
    terrain: str
    laid: bool


def picture_of(option: str, value: str) -> tuple[SmallHex, ...] | None:
    """A value of the set-up as a picture, where it has one.

    >>> len(picture_of("map", "random")), picture_of("edition", "revised")
    (11, None)
    """
    if option != "map":
        return None
    first_loose = len(LAND) - (LOOSE if value == "placed" else 0)
    return tuple(
        SmallHex(column * STEP_X, row * STEP_Y + column % 2 * STEP_Y // 2, terrain, number < first_loose)
        for number, (column, row, terrain) in enumerate(LAND)
    )
