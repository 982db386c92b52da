"""Lines, curves and distances in the plane, and how a curve is written in SVG."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

Point = tuple[float, float]
Segment = tuple[Point, Point]


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


def segments(points: Sequence[Point]) -> list[Segment]:
    return list(itertools.pairwise(points))


def bend(start: Point, control: Point, end: Point, steps: int = 12) -> list[Point]:
    """Points of a quadratic curve."""
    return [
        between(between(start, control, n / steps), between(control, end, n / steps), n / steps)
        for n in range(steps + 1)
    ]


def controls(points: Sequence[Point], closed: bool) -> list[tuple[Point, Point, Point]]:
    """A smooth curve through the points: for each step two control points and the point it ends in."""
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
    """That curve, as the `d` of an SVG path."""
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
