"""The land of an island: what does not change during a game. Drawn once, the same every time: borders that wind
like a coast, the same from both sides; where things lie in each land; rivers; the sea before each shore."""

from __future__ import annotations

import heapq
import itertools
import math
import random
from dataclasses import dataclass
from functools import cache

from ludex.games.spirit_island.printed.boards import FIRST_THEMATIC, SPACES
from ludex.games.spirit_island.printed.shapes import lands_drawn, seaward, shores_drawn, turned
from ludex.kit.picture.geometry import Point, between, distance, inside, span, written

SIZE = 620
"""How long the side of a board is, in the picture."""
MARGIN = 46
NEAR = 3.0
"""Corners no farther apart are the same."""
WINDING = 0.06
"""How far a border strays, for its length."""
PITCHES = (76, 68, 60, 54, 48, 43, 38, 34, 30, 26, 22)
"""How far apart things may lie, the roomiest first."""
LABEL = 92
"""How wide the sign with a land's number and what threatens it may be, on an island of one board."""
HIGH = 15
"""Half its height."""
LARGER = {1: 1.0, 2: 1.2, 3: 1.35, 4: 1.5}
"""With more boards signs are drawn larger, for the picture is drawn smaller."""
LYING = {1: 300, 2: 285, 4: 300}
"""An island of so many boards is turned by so much, so that it lies along the window; the other sides have a north."""

Border = tuple[Point, Point]


@dataclass(frozen=True)
class LandShape:
    outline: str
    label: tuple[int, int]
    spots: tuple[tuple[tuple[int, int], ...], ...]
    """For each of PITCHES the places where things may lie, the best first."""


@dataclass(frozen=True)
class Landscape:
    width: int
    height: int
    scale: float
    """How much larger signs are drawn."""
    lands: dict[int, LandShape]
    seas: dict[int, LandShape]
    shore: str
    cliffs: str
    seams: str
    """Borders between boards."""
    rivers: tuple[str, ...]


@cache
def landscape(boards: tuple[int, ...], present: tuple[int, ...] = ()) -> Landscape:
    """The island of these boards."""
    angle = LYING.get(len(boards), 0) if boards[0] < FIRST_THEMATIC else 0
    drawn = {land: [turned(point, angle) for point in points] for land, points in lands_drawn(boards, present).items()}
    shores = {
        sea: [(turned(one, angle), turned(other, angle)) for one, other in shore]
        for sea, shore in shores_drawn(boards, present).items()
    }
    out = {sea: turned(seaward(boards, sea // SPACES), angle) for sea in shores}
    reach = [point for corners in drawn.values() for point in corners]
    reach += [(x + out[sea][0], y + out[sea][1]) for sea, shore in shores.items() for pair in shore for x, y in pair]
    left, top = min(x for x, _ in reach), max(y for _, y in reach)
    right, bottom = max(x for x, _ in reach), min(y for _, y in reach)

    def at(point: Point) -> Point:
        return (point[0] - left) * SIZE + MARGIN, (top - point[1]) * SIZE + MARGIN

    corners = Corners()
    rough = {land: [corners.add(at(point)) for point in points] for land, points in drawn.items()}
    polygons = {land: corners.split(points) for land, points in rough.items()}
    borders = owners(polygons)
    coast = {
        sea: corners.split_all([(corners.add(at(a)), corners.add(at(b))) for a, b in shore])
        for sea, shore in shores.items()
    }
    shored = {key_of(border) for stretch in coast.values() for border in stretch}
    alone = [border for border, lands in borders.items() if len(lands) == 1]
    scale = LARGER[len(present or boards)]
    shift = {sea: (x * SIZE, -y * SIZE) for sea, (x, y) in out.items()}
    return Landscape(
        width=round((right - left) * SIZE + 2 * MARGIN),
        height=round((top - bottom) * SIZE + 2 * MARGIN),
        scale=scale,
        lands={land: land_shape(points, scale) for land, points in polygons.items()},
        seas={sea: sea_shape(stretch, shift[sea], scale) for sea, stretch in coast.items()},
        shore="".join(line(border) for border in alone if border in shored),
        cliffs="".join(line(border) for border in alone if border not in shored),
        seams="".join(line(border) for border, lands in borders.items() if len({each // SPACES for each in lands}) > 1),
        rivers=tuple(rivers(polygons, borders, coast)),
    )


class Corners:
    """All corners of an island; those that lie together are one, so that borders are the same from both sides."""

    def __init__(self) -> None:
        self.known: list[Point] = []

    def add(self, point: Point) -> Point:
        for other in self.known:
            if distance(point, other) < NEAR:
                return other
        self.known.append((round(point[0], 1), round(point[1], 1)))
        return self.known[-1]

    def split(self, points: list[Point]) -> list[Point]:
        """A polygon with the corners of others that lie on its borders."""
        found = []
        for one, other in zip(points, [*points[1:], points[0]], strict=True):
            found += self.stops(one, other)[:-1]
        return found

    def split_all(self, borders: list[Border]) -> list[Border]:
        found = []
        for one, other in borders:
            stops = self.stops(one, other)
            found += list(itertools.pairwise(stops))
        return found

    def stops(self, one: Point, other: Point) -> list[Point]:
        length = distance(one, other)
        on = [
            (distance(one, each), each)
            for each in self.known
            if NEAR < distance(one, each) < length and distance(one, each) + distance(each, other) - length < 0.6
        ]
        return [one, *(each for _, each in sorted(on) if distance(each, other) > NEAR), other]


def key_of(border: Border) -> Border:
    return (min(border), max(border))


def owners(polygons: dict[int, list[Point]]) -> dict[Border, list[int]]:
    """For each border the lands on its sides."""
    found: dict[Border, list[int]] = {}
    for land, points in polygons.items():
        for border in zip(points, [*points[1:], points[0]], strict=True):
            found.setdefault(key_of(border), []).append(land)
    return found


def touching(boards: tuple[int, ...], present: tuple[int, ...] = ()) -> tuple[set[frozenset[int]], set[frozenset[int]]]:
    """Pairs of lands that share a stretch of border, and pairs that share a corner: what the picture says."""
    corners = Corners()
    rough = {
        land: [corners.add((x * SIZE, y * SIZE)) for x, y in points]
        for land, points in lands_drawn(boards, present).items()
    }
    polygons = {land: corners.split(points) for land, points in rough.items()}
    sides = {frozenset(lands) for lands in owners(polygons).values() if len(lands) == 2}
    at: dict[Point, list[int]] = {}
    for land, points in polygons.items():
        for point in points:
            at.setdefault(point, []).append(land)
    return sides, {frozenset((a, b)) for lands in at.values() for a in lands for b in lands if a < b}


# ------------------------------------------------------------------------------------------------------------- borders


@cache
def winding(border: Border) -> tuple[Point, ...]:
    """A border as it winds, from its lesser end to its greater one: halved again and again, each middle a little
    aside."""
    chance = random.Random(f"{border}")
    points = [border[0], border[1]]
    for level in range(3 if distance(*border) > 60 else 2):
        longer: list[Point] = []
        for one, other in itertools.pairwise(points):
            length = distance(one, other)
            x, y = between(one, other, 0.5)
            off = chance.gauss(0, 1) * WINDING * length * (1.2 if level else 1.0)
            off = max(-length * 0.11, min(length * 0.11, off))
            longer += [one, (x - (other[1] - one[1]) / length * off, y + (other[0] - one[0]) / length * off)]
        points = [*longer, points[-1]]
    return tuple(points)


def wound(one: Point, other: Point) -> list[Point]:
    """The same border walked from one end to the other."""
    points = list(winding(key_of((one, other))))
    return points if points[0] == one else points[::-1]


def line(border: Border) -> str:
    return "M" + "L".join(written(point) for point in wound(*border))


def closed(points: list[Point]) -> list[Point]:
    """A polygon with winding borders."""
    return [
        each for one, other in zip(points, [*points[1:], points[0]], strict=True) for each in wound(one, other)[:-1]
    ]


def land_shape(points: list[Point], scale: float) -> LandShape:
    return shape_of(closed(points), points, scale)


def sea_shape(stretch: list[Border], shift: Point, scale: float) -> LandShape:
    """The strip of sea before a shore."""
    chain = in_a_row(stretch)
    near = [each for one, other in itertools.pairwise(chain) for each in wound(one, other)]
    far = [(x + shift[0], y + shift[1]) for x, y in reversed(chain)]
    return shape_of([*near, *far], [*chain, *far], scale)


def in_a_row(stretch: list[Border]) -> list[Point]:
    """Borders one after the other, as points."""
    ends: dict[Point, list[Point]] = {}
    for one, other in stretch:
        ends.setdefault(one, []).append(other)
        ends.setdefault(other, []).append(one)
    here = next(point for point, others in ends.items() if len(others) == 1)
    found, before = [here], None
    while True:
        onward = [each for each in ends[here] if each != before]
        if not onward:
            return found
        before, here = here, onward[0]
        found.append(here)


def shape_of(winding: list[Point], straight: list[Point], scale: float) -> LandShape:
    """Room is looked for between straight borders, which is quick; then it is looked whether the real ones leave it."""
    corners = tuple((round(x), round(y)) for x, y in straight)
    label = label_spot(corners, scale)
    return LandShape(
        outline="M" + "L".join(map(written, winding)) + "Z",
        label=label,
        spots=tuple(
            tuple(spot for spot in rows_in(corners, pitch, label, scale) if fits(winding, spot, pitch // 3))
            for pitch in PITCHES
        ),
    )


# ------------------------------------------------------------------------------------------------------ room in a land


def room_at(corners: tuple[tuple[int, int], ...], y: int, half: int) -> tuple[int, int]:
    """How far a band of this height reaches inside a land, where it is widest; nothing is (0, 0)."""
    best = (0, 0)
    xs = [x for x, _ in corners]
    for x in range(min(xs) + 8, max(xs), 16):
        heights = (y - half, y, y + half)
        if all(inside(corners, x, each) for each in heights):
            sides = [span(corners, x, each) for each in heights]
            left, right = max(side[0] for side in sides), min(side[1] for side in sides)
            if right - left > best[1] - best[0]:
                best = (left, right)
    return best


def label_spot(corners: tuple[tuple[int, int], ...], scale: float) -> tuple[int, int]:
    """Where the number stands: high up, where there is room enough beside it."""
    ys = [y for _, y in corners]
    found = []
    half = round(HIGH * scale) - 2
    for y in range(min(ys) + half + 10, max(ys) - half - 4, 6):
        left, right = room_at(corners, y, half)
        if right > left:
            found.append((min(right - left, round(LABEL * scale)), -y, (left + right) // 2))
    _, up, x = max(found)
    return x, -up


def rows_in(
    corners: tuple[tuple[int, int], ...], pitch: int, label: tuple[int, int], scale: float
) -> list[tuple[int, int]]:
    """Places for things in rows, those next to the middle first; the label stays free."""
    middle = balance(corners)
    ys = [y for _, y in corners]
    half = round(pitch * 0.36)
    found = []
    away = round(HIGH * scale) + half + 3
    below, above = range(label[1] + away, max(ys) - half - 6, pitch), range(label[1] - away, min(ys) + half - 1, -pitch)
    for y in (*below, *above):
        left, right = room_at(corners, y, half)
        many = (right - left - 16) // pitch
        centre = (left + right) / 2
        found += [(round(centre + (n - (many - 1) / 2) * pitch), y) for n in range(many)]
    return sorted(found, key=lambda spot: math.hypot(spot[0] - middle[0], (spot[1] - middle[1]) * 1.25))


def fits(winding: list[Point], spot: tuple[int, int], half: int) -> bool:
    """Does the border leave room around this spot as it winds?"""
    return all(inside(winding, spot[0] + aside, spot[1] + down) for aside, down in ((-half, 0), (half, 0), (0, half)))


def balance(corners: tuple[tuple[int, int], ...]) -> Point:
    """The middle of a land."""
    area = x = y = 0.0
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        part = ax * by - bx * ay
        area, x, y = area + part, x + (ax + bx) * part, y + (ay + by) * part
    return x / (3 * area), y / (3 * area)


def lay(shape: LandShape, things: int) -> tuple[list[tuple[int, int]], int]:
    """Places for so many things, row by row from left to right, and how large each may be."""
    rows = list(zip(PITCHES, shape.spots, strict=True))
    pitch, spots = next((row for row in rows if len(row[1]) >= things), rows[-1])
    taken = list(spots[:things])
    while len(taken) < things:
        x, y = taken[-1] if taken else shape.label
        taken.append((x + 6, y + 6))
    return sorted(taken, key=lambda spot: (spot[1], spot[0])), pitch


# -------------------------------------------------------------------------------------------------------------- rivers


def rivers(
    polygons: dict[int, list[Point]], borders: dict[Border, list[int]], coast: dict[int, list[Border]]
) -> list[str]:
    """On each board one river runs along borders, from the corner farthest from the sea to the shore."""
    found = []
    for sea, stretch in coast.items():
        slot = sea // SPACES
        inner = [
            border for border, lands in borders.items() if len(lands) == 2 and {n // SPACES for n in lands} == {slot}
        ]
        mouths = {point for border in stretch for point in border}
        way = downstream(inner, mouths)
        if way:
            flow = [each for one, other in itertools.pairwise(way) for each in wound(one, other)[:-1]]
            found.append("M" + "L".join(written(point) for point in [*flow, way[-1]]))
    return found


def downstream(inner: list[Border], mouths: set[Point]) -> list[Point]:
    """From the shores up along the borders; the way back from the farthest corner."""
    near: dict[Point, list[Point]] = {}
    for one, other in inner:
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    before: dict[Point, Point | None] = {}
    queue: list[tuple[float, Point, Point | None]] = [(0.0, point, None) for point in sorted(mouths) if point in near]
    heapq.heapify(queue)
    last = None
    while queue:
        far, point, came = heapq.heappop(queue)
        if point in before:
            continue
        before[point] = came
        if len(near[point]) > 2:
            last = point
        for other in near[point]:
            if other not in before:
                heapq.heappush(queue, (far + distance(point, other), other, point))
    way = []
    while last is not None:
        way.append(last)
        last = before[last]
    return way if len(way) > 1 else []
