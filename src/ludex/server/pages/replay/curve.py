"""The curve of an analysis as plain numbers for an SVG template: what everybody's position was worth, answer by answer,
and where the game turned. Lines differ by dash and marker as well as by colour, and are named at their ends."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass

from ludex.server.pages.replay.chart import MARKERS, Mark, spread, step_for

WIDTH, HEIGHT = 800, 330
LEFT, RIGHT, TOP, BOTTOM = 44, 200, 36, 40
LABEL_GAP = 18
TICKS = 5
HEAD = 13
PIN_GAP = 28
"""Numbers of moves that would cover each other stand this far apart."""


@dataclass(frozen=True)
class Pin:
    """A move on the curve of its seat."""

    number: int
    x: float
    y: float
    label_x: float


@dataclass(frozen=True)
class Line:
    name: str
    number: int
    marker: str
    points: str
    end: tuple[float, float]
    label_y: float


@dataclass(frozen=True)
class Curve:
    width: int
    height: int
    left: int
    right: int
    top: int
    bottom: int
    label_x: int
    rows: list[Mark]
    columns: list[Mark]
    lines: list[Line]
    pins: list[Pin]
    head: int
    """How large the heads of pins are, and how far below the upper edge."""
    length: int


def curve(
    points: list[tuple[int, list[float]]], names: list[str], turns: list[int], length: int, moves: list[tuple[int, int]]
) -> Curve:
    """`points` are places in a log of some length with the worth of every line; `turns` where turns begin; `moves` the
    places of moves with the line they stand on."""
    worth = [each for _, row in points for each in row]
    low, high = min(*worth, 0.0), max(*worth, 1.0)
    step = step_for(int(high - low) + 1, TICKS)
    bottom, top = int(low // step) * step, -int(-high // step) * step
    inner_width, inner_height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def x(number: int) -> float:
        return round(LEFT + inner_width * number / max(length, 1), 1)

    def y(worth: float) -> float:
        return round(TOP + inner_height * (top - worth) / max(top - bottom, 1), 1)

    places = [number for number, _ in points]

    def at(number: int, line: int) -> float:
        return points[max(0, bisect_right(places, number) - 1)][1][line]

    ends = spread([y(each) for each in points[-1][1]], LABEL_GAP, HEIGHT - BOTTOM)
    lines = [
        Line(
            name=name,
            number=n,
            marker=MARKERS[n % len(MARKERS)],
            points=" ".join(f"{x(number)},{y(row[n])}" for number, row in points),
            end=(x(points[-1][0]), y(points[-1][1][n])),
            label_y=ends[n],
        )
        for n, name in enumerate(names)
    ]
    labels = spread([x(number) for number, _ in moves], PIN_GAP, WIDTH - RIGHT)
    every = step_for(max(len(turns), 1), 12)
    return Curve(
        width=WIDTH,
        height=HEIGHT,
        left=LEFT,
        right=WIDTH - RIGHT,
        top=TOP,
        bottom=HEIGHT - BOTTOM,
        label_x=WIDTH - RIGHT + 22,
        rows=[Mark(y(each), str(each).replace("-", "−")) for each in range(bottom, top + 1, step)],
        columns=[Mark(x(number), str(n)) for n, number in enumerate(turns, 1) if n % every == 0 or n == 1],
        lines=lines,
        pins=[Pin(n, x(number), y(at(number, line)), labels[n - 1]) for n, (number, line) in enumerate(moves, 1)],
        head=HEAD,
        length=length,
    )
