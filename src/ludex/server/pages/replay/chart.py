"""A line chart as plain numbers for an SVG template: the points of every seat, turn by turn.

Lines differ by marker and dash as well as by colour, and are named at their ends."""

from __future__ import annotations

from dataclasses import dataclass

WIDTH, HEIGHT = 800, 340
LEFT, RIGHT, TOP, BOTTOM = 40, 236, 16, 40
LABEL_GAP = 18
TICKS = 6
MARKERS = ("circle", "square", "diamond", "triangle", "cross", "ring")


@dataclass(frozen=True)
class Mark:
    at: float
    label: str


@dataclass(frozen=True)
class Series:
    name: str
    number: int
    marker: str
    points: list[tuple[float, float]]
    label_y: float
    last: int

    @property
    def line(self) -> str:
        return " ".join(f"{x},{y}" for x, y in self.points)

    @property
    def end(self) -> tuple[float, float]:
        return self.points[-1]


@dataclass(frozen=True)
class Chart:
    width: int
    height: int
    left: int
    right: int
    bottom: int
    label_x: int
    rows: list[Mark]
    columns: list[Mark]
    series: list[Series]


def step_for(most: int, ticks: int = TICKS) -> int:
    """A round distance between marks: 1, 2, 5, 10 …"""
    size = 1
    while True:
        for step in (size, 2 * size, 5 * size):
            if most <= step * ticks:
                return step
        size *= 10


def spread(wanted: list[float], gap: float, most: float) -> list[float]:
    """Move labels apart until none covers another, keeping their order."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    placed: dict[int, float] = {}
    floor = float("-inf")
    for n in order:
        floor = placed[n] = max(wanted[n], floor + gap)
    ceiling = most
    for n in reversed(order):
        placed[n] = min(placed[n], ceiling)
        ceiling = placed[n] - gap
    return [round(placed[n], 1) for n in range(len(wanted))]


def chart(scores: list[list[int]], names: list[str]) -> Chart:
    """`scores[turn][seat]`, from the start of the game to its end."""
    most = max(max(row) for row in scores)
    step = step_for(max(most, 1))
    top = -(-max(most, 1) // step) * step
    inner_width, inner_height = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    turns = len(scores) - 1

    def x(turn: int) -> float:
        return round(LEFT + inner_width * turn / max(turns, 1), 1)

    def y(points: int) -> float:
        return round(TOP + inner_height * (1 - points / top), 1)

    ends = spread([y(score) for score in scores[-1]], LABEL_GAP, HEIGHT - BOTTOM)
    series = [
        Series(
            name=name,
            number=seat,
            marker=MARKERS[seat % len(MARKERS)],
            points=[(x(turn), y(row[seat])) for turn, row in enumerate(scores)],
            label_y=ends[seat],
            last=scores[-1][seat],
        )
        for seat, name in enumerate(names)
    ]
    return Chart(
        width=WIDTH,
        height=HEIGHT,
        left=LEFT,
        right=WIDTH - RIGHT,
        bottom=HEIGHT - BOTTOM,
        label_x=WIDTH - RIGHT + 26,
        rows=[Mark(y(points), str(points)) for points in range(0, top + 1, step)],
        columns=[Mark(x(turn), str(turn)) for turn in range(0, turns + 1, step_for(max(turns, 1), 12))],
        series=series,
    )
