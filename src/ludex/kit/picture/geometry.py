"""Points, lines, curves and polygons in the plane, and how they are written in SVG."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from functools import cache

Point = tuple[float, float]
Spot = tuple[int, int]
"""A point that can be written as it is."""
Segment = tuple[Point, Point]

BOX = (-36, -24, -12, 0, 12, 24, 36)
"""The heights at which there has to be room around a spot."""
ENOUGH = 150

# --------------------------------------------------------------------------------------------------- points and lines


def distance(a: Point, b: Point) -> float:
    return math.hypot(a[0] - b[0], a[1] - b[1])


def between(a: Point, b: Point, part: float) -> Point:
    """The point that lies this part of the way from a to b."""
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def beside(a: Point, b: Point, part: float, aside: float) -> Point:
    """The point this part of the way from a to b, so far to the side."""
    length = distance(a, b) or 1.0
    x, y = between(a, b, part)
    return x - (b[1] - a[1]) / length * aside, y + (b[0] - a[0]) / length * aside


def to_segment(point: Point, segment: Segment) -> float:
    """How far a point is from a segment.

    >>> to_segment((0, 3), ((-1, 0), (1, 0)))
    3.0
    """
    a, b = segment
    along = (b[0] - a[0], b[1] - a[1])
    square = along[0] ** 2 + along[1] ** 2
    part = ((point[0] - a[0]) * along[0] + (point[1] - a[1]) * along[1]) / square if square else 0.0
    return distance(point, between(a, b, min(1.0, max(0.0, part))))


def crossing(first: Segment, second: Segment) -> Point | None:
    """Where two segments cross.

    >>> crossing(((0, 0), (2, 2)), ((0, 2), (2, 0)))
    (1.0, 1.0)
    """
    (a, b), (c, d) = first, second
    turn = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if not turn:
        return None
    along = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / turn
    across = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / turn
    return between(a, b, along) if 0 <= along <= 1 and 0 <= across <= 1 else None


def segments(points: Sequence[Point], closed: bool = False) -> list[Segment]:
    """From each point to the next; of a polygon, also from the last to the first.

    >>> segments([(0, 0), (4, 0), (0, 3)], closed=True)[-1]
    ((0, 3), (0, 0))
    """
    return list(itertools.pairwise([*points, *points[:1]] if closed else points))


# -------------------------------------------------------------------------------------------------------------- curves


def bend(start: Point, control: Point, end: Point, steps: int = 12) -> list[Point]:
    """Points of a quadratic curve."""
    return [
        between(between(start, control, n / steps), between(control, end, n / steps), n / steps)
        for n in range(steps + 1)
    ]


def controls(points: Sequence[Point], closed: bool) -> list[tuple[Point, Point, Point]]:
    """A smooth curve through the points, with the directions of a Catmull-Rom spline: for each step two control points
    and the point it ends in."""
    count = len(points)
    steps = []
    for n in range(count if closed else count - 1):
        before, here, there, after = (
            points[(n + k) % count] if closed else points[min(count - 1, max(0, n + k))] for k in (-1, 0, 1, 2)
        )
        first = here[0] + (there[0] - before[0]) / 6, here[1] + (there[1] - before[1]) / 6
        second = there[0] - (after[0] - here[0]) / 6, there[1] - (after[1] - here[1]) / 6
        steps.append((first, second, there))
    return steps


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """That curve, as the `d` of an SVG path; nothing goes through no points.

    >>> smooth([(0, 0), (60, 0)])
    'M0 0C10 0 50 0 60 0'
    """
    if not points:
        return ""
    parts = [f"M{written(points[0])}"]
    parts += [f"C{written(first)} {written(second)} {written(end)}" for first, second, end in controls(points, closed)]
    return "".join(parts) + ("Z" if closed else "")


def along(points: Sequence[Point], closed: bool = False, steps: int = 8) -> list[Point]:
    """Points of that curve, close together."""
    found, here = [points[0]], points[0]
    for first, second, end in controls(points, closed):
        for n in range(1, steps + 1):
            t = n / steps
            low, high = between(here, first, t), between(second, end, t)
            middle = between(first, second, t)
            found.append(between(between(low, middle, t), between(middle, high, t), t))
        here = end
    return found


def written(point: Point) -> str:
    return f"{round(point[0])} {round(point[1])}"


# ------------------------------------------------------------------------------------------------------------ polygons


def inside(polygon: Sequence[Point], x: float, y: float) -> bool:
    """Does a point lie in a polygon? Nothing lies in one without corners.

    >>> inside([(0, 0), (10, 0), (10, 10), (0, 10)], 5, 5)
    True
    """
    found = False
    for (ax, ay), (bx, by) in segments(polygon, closed=True):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            found = not found
    return found


def span(polygon: Sequence[Spot], x: int, y: int) -> tuple[int, int]:
    """How far a polygon reaches to the left and to the right of a point inside it.

    >>> span([(0, 0), (100, 0), (100, 40), (0, 40)], 30, 20)
    (0, 100)
    """
    left, right = min(px for px, _ in polygon), max(px for px, _ in polygon)
    for (ax, ay), (bx, by) in segments(polygon, closed=True):
        if (ay > y) == (by > y):
            continue
        crossing = round(ax + (y - ay) * (bx - ax) / (by - ay))
        if crossing <= x:
            left = max(left, crossing)
        else:
            right = min(right, crossing)
    return left, right


@cache
def roomy_spot(polygon: tuple[Spot, ...], label: Spot) -> tuple[int, int, int]:
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


def outline(polygon: Sequence[Spot]) -> str:
    """A polygon, as the `d` of an SVG path.

    >>> outline([(0, 0), (4, 0), (0, 3)])
    'M0 0L4 0L0 3Z'
    """
    return "M" + "L".join(f"{x} {y}" for x, y in polygon) + "Z"


# --------------------------------------------------------------------------------------------------------------- hexes


def hex_centre(place: tuple[int, int], size: float, pointy: bool = False) -> Point:
    """The middle of an axial hex whose corners are so far from it; flat on top, or with a corner there.

    >>> hex_centre((2, 0), 10)[0]
    30.0
    """
    q, r = place
    if pointy:
        return size * math.sqrt(3) * (q + r / 2), size * 1.5 * r
    return size * 1.5 * q, size * math.sqrt(3) * (r + q / 2)


def hex_corners(centre: Point, size: float, pointy: bool = False) -> list[Point]:
    """Its six corners clockwise: edge n of `kit.hexes` lies between corner n and the next."""
    first = -90 - 60 if pointy else -120
    angles = [math.radians(first + 60 * n) for n in range(6)]
    return [(centre[0] + size * math.cos(angle), centre[1] + size * math.sin(angle)) for angle in angles]


# ---------------------------------------------------------------------------------------------------------------- rows


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
