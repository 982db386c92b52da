"""Our own drawing of the boards: the corners of every land, and where each board lies in a layout.

Balanced boards are drawn on a square with the ocean at the left; the real board is the rhombus that the square
becomes, turned and pushed against its neighbours. The other sides are drawn where they lie. In the end x runs to
the right and y upwards, and the side of a balanced board is 1."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from ludex.core.content import read_toml
from ludex.games.spirit_island.printed.boards import (
    BALANCED,
    BOARD_NAMES,
    BOARDS,
    FIRST_THEMATIC,
    SPACES,
)
from ludex.games.spirit_island.printed.paper import FOLDER

Point = tuple[float, float]
COAST: Final = 0.151
"""On the square of a board the shore lies no farther from the ocean."""
SEA: Final = 0.2
"""How wide a strip of sea is drawn before the shore."""
NORTH, SOUTH = 1.78, 0.0
"""Where the cliffs of the other side run."""
CORNERS: Final = {0: ((1.0, 0.0), (0.0, 0.0)), 1: ((1.0, 1.0), (1.0, 0.0)), 2: ((0.0, 1.0), (1.0, 1.0))}
"""Where each side of the square begins and ends, clockwise."""


class Shapes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    shape: dict[str, dict[str, list[Point]]]


SHAPES: Final = {
    **read_toml(FOLDER / "shapes.toml", Shapes).shape,
    **read_toml(FOLDER / "shapes_thematic.toml", Shapes).shape,
}


def leaning(point: Point) -> Point:
    """From the square to the rhombus, whose corner c1 is the blunt one."""
    return point[0] + point[1] / 2, point[1] * math.sqrt(3) / 2


def turned(point: Point, angle: int) -> Point:
    around = math.radians(angle)
    return (
        point[0] * math.cos(around) - point[1] * math.sin(around),
        point[0] * math.sin(around) + point[1] * math.cos(around),
    )


class Laid(msgspec.Struct, frozen=True):
    """How a balanced board lies."""

    angle: int
    x: float
    y: float

    def at(self, point: Point) -> Point:
        x, y = turned(leaning(point), self.angle)
        return x + self.x, y + self.y


def laid(count: int) -> list[Laid]:
    """Where the boards of a layout lie: each is pushed against one that lies there already, side to side."""
    layout = BALANCED.layout[str(count)]
    found = {layout.slots[0]: Laid(layout.rotation[0], 0.0, 0.0)}
    while len(found) < count:
        for one, side, other, other_side in layout.join:
            for fixed, its, loose, own in ((one, side, other, other_side), (other, other_side, one, side)):
                if fixed in found and loose not in found:
                    angle = layout.rotation[layout.slots.index(loose)]
                    begins = found[fixed].at(CORNERS[its][0])
                    ends = turned(leaning(CORNERS[own][1]), angle)
                    found[loose] = Laid(angle, begins[0] - ends[0], begins[1] - ends[1])
    return [found[slot] for slot in layout.slots]


def lands_drawn(boards: tuple[int, ...], present: tuple[int, ...] = ()) -> dict[int, list[Point]]:
    """The corners of every land by its place."""
    slots = present or tuple(range(len(boards)))
    where = laid(len(boards)) if boards[0] < FIRST_THEMATIC else []
    found = {}
    for slot in slots:
        for number in BOARDS[boards[slot]].land:
            corners = SHAPES[BOARD_NAMES[boards[slot]]][number]
            found[slot * SPACES + int(number)] = [where[slot].at(each) for each in corners] if where else corners
    return found


def shores_drawn(boards: tuple[int, ...], present: tuple[int, ...] = ()) -> dict[int, list[tuple[Point, Point]]]:
    """The stretches of every board's shore, from corner to corner, by the place of its ocean."""
    slots = present or tuple(range(len(boards)))
    where = laid(len(boards)) if boards[0] < FIRST_THEMATIC else []
    found = {}
    for slot in slots:
        board = BOARDS[boards[slot]]
        shapes = SHAPES[BOARD_NAMES[boards[slot]]]
        shore = []
        for number in board.coastal:
            corners = shapes[str(number)]
            for one, other in zip(corners, [*corners[1:], corners[0]], strict=True):
                if where and max(one[0], other[0]) < COAST:
                    shore.append((where[slot].at(one), where[slot].at(other)))
                elif not where and on_shore(one, other):
                    shore.append((one, other))
        found[slot * SPACES] = shore
    return found


def on_shore(one: Point, other: Point) -> bool:
    """Is this stretch of a border of the other side no border of another land, and no cliff?"""
    if one[1] == other[1] and one[1] in (NORTH, SOUTH):
        return False
    both = {one, other}
    return (
        sum(both <= set(corners) for lands in list(SHAPES.values())[FIRST_THEMATIC:] for corners in lands.values()) == 1
    )


def seaward(boards: tuple[int, ...], slot: int) -> Point:
    """From the shore of a board out to the sea."""
    if boards[0] >= FIRST_THEMATIC:
        return (-SEA, 0.0) if BOARDS[boards[slot]].ocean == "west" else (SEA, 0.0)
    angle = BALANCED.layout[str(len(boards))].rotation[slot]
    return turned((-SEA, 0.0), angle)
