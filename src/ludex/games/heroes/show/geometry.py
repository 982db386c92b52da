"""Points and lines of the drawing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

Point = tuple[int, int]
BOX = (-36, -24, -12, 0, 12, 24, 36)
"""The heights at which there has to be room around a spot."""
ENOUGH = 150


def span(polygon: Sequence[Point], x: int, y: int) -> tuple[int, int]:
    """How far a polygon reaches to the left and to the right of a point inside it.

    >>> span([(0, 0), (100, 0), (100, 40), (0, 40)], 30, 20)
    (0, 100)
    """
    left, right = min(px for px, _ in polygon), max(px for px, _ in polygon)
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) == (by > y):
            continue
        crossing = round(ax + (y - ay) * (bx - ax) / (by - ay))
        if crossing <= x:
            left = max(left, crossing)
        else:
            right = min(right, crossing)
    return left, right


@cache
def roomy_spot(polygon: tuple[Point, ...], label: Point) -> tuple[int, int, int]:
    """Where most fits into a polygon, near its label: the middle of a box of this height, and its width."""
    xs, ys = [x for x, _ in polygon], [y for _, y in polygon]
    best = (0.0, (*label, 0))
    for y in range(min(ys) + 12, max(ys) - 11, 7):
        for x in range(min(xs) + 15, max(xs) - 14, 15):
            if not inside(polygon, x, y):
                continue
            sides = [span(polygon, x, y + part) if inside(polygon, x, y + part) else (x, x) for part in BOX]
            left, right = max(side[0] for side in sides), min(side[1] for side in sides)
            middle = (left + right) // 2
            away = abs(middle - label[0]) + abs(y - label[1])
            worth = min(right - left, ENOUGH) - away * 0.25
            best = max(best, (worth, (middle, y, right - left)))
    return best[1]


def inside(polygon: Sequence[Point], x: int, y: int) -> bool:
    """
    >>> inside([(0, 0), (10, 0), (10, 10), (0, 10)], 5, 5)
    True
    """
    found = False
    for (ax, ay), (bx, by) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            found = not found
    return found


def in_rows(widths: Sequence[int], room: int) -> list[list[int]]:
    """The numbers of things, row by row, so that each row fits into the room.

    >>> in_rows([30, 30, 30], 70)
    [[0, 1], [2]]
    """
    rows: list[list[int]] = []
    taken = room + 1
    for number, width in enumerate(widths):
        if taken + width > room:
            rows.append([])
            taken = 0
        rows[-1].append(number)
        taken += width
    return rows


def side_by_side(widths: Sequence[int], x: int) -> list[int]:
    """The middles of things in a row around x.

    >>> side_by_side([20, 40], 100)
    [80, 110]
    """
    left = x - sum(widths) / 2
    middles = []
    for width in widths:
        middles.append(round(left + width / 2))
        left += width
    return middles


def outline(polygon: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x} {y}" for x, y in polygon) + "Z"


def curve(points: Sequence[Point]) -> str:
    """A line by hand through all points: smooth, with the directions of a Catmull-Rom spline.

    >>> curve([(0, 0), (60, 0)])
    'M0 0C10 0 50 0 60 0'
    """
    if not points:
        return ""
    whole = [points[0], *points, points[-1]]
    parts = [f"M{points[0][0]} {points[0][1]}"]
    for (ax, ay), (bx, by), (cx, cy), (dx, dy) in zip(whole, whole[1:], whole[2:], whole[3:], strict=False):
        first = f"{round(bx + (cx - ax) / 6)} {round(by + (cy - ay) / 6)}"
        second = f"{round(cx - (dx - bx) / 6)} {round(cy - (dy - by) / 6)}"
        parts.append(f"C{first} {second} {cx} {cy}")
    return "".join(parts)
