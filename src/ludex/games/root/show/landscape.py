"""The land of each map: what does not change during a game. Drawn once from content/maps.toml, the same every time."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import cache

from ludex.games.root.printed.maps import CLEARINGS, MAP_ENTRIES, MAPS, Map
from ludex.games.root.show.trees import BROAD, HEIGHT, HIGH, WIDTH, Ground, plant, write_trees
from ludex.kit.picture.geometry import (
    Point,
    Segment,
    along,
    bend,
    beside,
    between,
    crossing,
    distance,
    inside,
    segments,
    smooth,
    to_segment,
    written,
)

STRETCH = WIDTH / 1000
RIVER_BESIDE = 70
"""How far from the middle of a clearing the river flows."""


@dataclass(frozen=True)
class Way:
    """A path between two clearings; closed paths have a number."""

    ends: tuple[int, int]
    curve: str
    middle: Point
    closed: int


@dataclass(frozen=True)
class Bridge:
    x: int
    y: int
    angle: int


@dataclass(frozen=True)
class Landscape:
    name: str
    clearings: tuple[Point, ...]
    """Middle points; index 0 stays empty."""
    outlines: tuple[str, ...]
    ways: tuple[Way, ...]
    river: str
    flow: tuple[str, ...]
    """Lines of the current, within the river."""
    lake: str
    ripples: str
    bridges: tuple[Bridge, ...]
    forests: tuple[Point, ...]
    trees: tuple[str, ...]
    """By forest, as SVG."""
    far: str
    """Beyond all forests: mere decoration."""
    shades: tuple[str, ...]
    """Darker stretches of the ground."""
    title_x: int
    title_y: int
    """Where the name of the map stands, out of the way."""


@cache
def landscape(number: int) -> Landscape:
    """The land of a map."""
    woods, chance = MAPS[number], random.Random(MAPS[number].id)
    clearings: tuple[Point, ...] = tuple((x * STRETCH, float(y)) for x, y in woods.places)
    forests: list[Point] = [(forest.x * STRETCH, float(forest.y)) for forest in woods.forests]
    links = [*((ends, -1) for ends in woods.paths), *((ends, n) for n, ends in enumerate(woods.closed))]
    bends = [path_points(ends, clearings, forests) for ends, _ in links]
    river = [] if woods.coast else river_points(woods, clearings)
    lake = lake_points(woods, clearings, forests)
    water = segments(along(river)) if river else segments(along(lake, closed=True)) if lake else []
    paths = [segments(bend(*points)) for points in bends]
    lines = [line for path in paths for line in path]
    divided = MAP_ENTRIES[number].river_divides_forests or lake
    ground = Ground(
        clearings=clearings[1:],
        forests=tuple(forests),
        paths=tuple(lines),
        water=tuple(water),
        dividing=tuple([*lines, *water] if divided else lines),
        shore=tuple(along(lake, closed=True)) if lake else (),
    )
    title = title_place(clearings, lines, water)
    trees, far = plant(chance, ground)
    far = tuple(tree for tree in far if abs(tree.x + 20 - title[0]) > 130 or abs(tree.y + 20 - title[1]) > 75)
    return Landscape(
        name=woods.id,
        clearings=clearings,
        outlines=("", *(outline(chance, clearings[clearing]) for clearing in CLEARINGS)),
        ways=tuple(
            Way(ends, f"M{written(a)}Q{written(control)} {written(b)}", bend(a, control, b)[6], closed)
            for (ends, closed), (a, control, b) in zip(links, bends, strict=True)
        ),
        river=smooth(river) if river else "",
        flow=tuple(smooth(aside(river, side)) for side in (-11, 3, 12)) if river else (),
        lake=smooth(lake, closed=True) if lake else "",
        ripples=ripples(chance, lake) if lake else "",
        bridges=tuple(bridge for path in paths for bridge in bridges(path, water)) if river else (),
        forests=tuple(forests),
        trees=tuple(write_trees(grove, woods.id) for grove in trees),
        far=write_trees(far, woods.id),
        shades=tuple(
            outline(chance, (chance.uniform(60, WIDTH - 60), chance.uniform(60, HEIGHT - 60)), chance.uniform(1, 2))
            for _ in range(9)
        ),
        title_x=round(title[0]),
        title_y=round(title[1]),
    )


def outline(chance: random.Random, middle: Point, size: float = 1.0) -> str:
    """A soft round shape."""
    corners = 9
    start = chance.uniform(0, math.tau)
    points = []
    for corner in range(corners):
        angle, wide = start + math.tau * corner / corners, size * chance.uniform(0.95, 1.06)
        points.append((middle[0] + math.cos(angle) * BROAD * wide, middle[1] + math.sin(angle) * HIGH * wide))
    return smooth(points, closed=True)


def path_points(
    ends: tuple[int, int], clearings: tuple[Point, ...], forests: list[Point]
) -> tuple[Point, Point, Point]:
    """A path bends a little, to the side where it keeps away from forests and other clearings."""
    a, b = clearings[ends[0]], clearings[ends[1]]
    others = [*forests, *(clearings[other] for other in CLEARINGS if other not in ends)]
    sides = [beside(a, b, 0.5, distance(a, b) * side) for side in (0.12, -0.12)]

    def room(control: Point) -> float:
        return min(distance(point, other) for point in bend(a, control, b) for other in others)

    return a, max(sides, key=room), b


def title_place(clearings: tuple[Point, ...], paths: list[Segment], water: list[Segment]) -> Point:
    """The emptiest place along the upper or lower edge."""
    places = [(float(x), float(y)) for y in (66, HEIGHT - 42) for x in range(130, WIDTH - 100, 40)]

    def room(place: Point) -> float:
        around = [(place[0] + aside, place[1]) for aside in (-110, 0, 110)]
        clear = min(to_segment(point, line) for point in around for line in [*paths, *water])
        return min(clear, min(distance(point, clearing) - BROAD for point in around for clearing in clearings[1:]))

    return max(places, key=room)


def river_points(woods: Map, clearings: tuple[Point, ...]) -> list[Point]:
    """The river flows past its clearings in a row, from edge to edge."""
    ends = [clearing for clearing in CLEARINGS if len(woods.river[clearing]) == 1]
    course = [min(ends)]
    while len(course) < sum(1 for clearing in CLEARINGS if woods.river[clearing]):
        course += [near for near in woods.river[course[-1]] if near not in course][:1]
    points = [clearings[clearing] for clearing in course]
    points = [to_edge(points[0]), *points, to_edge(points[-1])]
    passed = [points[0]]
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        tangent = (here[0] + after[0] - before[0], here[1] + after[1] - before[1])
        sides = [beside(here, tangent, 0, side) for side in (RIVER_BESIDE, -RIVER_BESIDE)]
        passed.append(min(sides, key=lambda side: distance(before, side) + distance(side, after)))
    return meander([*passed, points[-1]])


def aside(points: list[Point], side: float) -> list[Point]:
    """The same course, so far to the side."""
    ahead = [*points[1:], (2 * points[-1][0] - points[-2][0], 2 * points[-1][1] - points[-2][1])]
    behind = [(2 * points[0][0] - points[1][0], 2 * points[0][1] - points[1][1]), *points[:-1]]
    return [
        beside(here, (here[0] + after[0] - before[0], here[1] + after[1] - before[1]), 0, side)
        for before, here, after in zip(behind, points, ahead, strict=True)
    ]


def meander(points: list[Point]) -> list[Point]:
    """Between the places that it must pass, a river sways from side to side."""
    swaying, side = points[:1], 1
    for here, there in segments(points):
        if distance(here, there) > 180:
            swaying.append(beside(here, there, 0.5, 20.0 * side))
            side = -side
        swaying.append(there)
    return swaying


def to_edge(point: Point) -> Point:
    """The nearest place beyond the edge of the map."""
    x, y = point
    edges = [(-30.0, y + 60), (WIDTH + 30.0, y + 30), (x + 40, -30.0), (x - 30, HEIGHT + 30.0)]
    return min(edges, key=lambda edge: distance(point, edge))


def lake_points(woods: Map, clearings: tuple[Point, ...], forests: list[Point]) -> list[Point]:
    """A lake with an arm to each clearing of the coast, and bays that keep away from the forests between them."""
    if not woods.coast:
        return []
    coast = [clearings[clearing] for clearing in woods.coast]
    middle = sum(x for x, _ in coast) / len(coast), sum(y for _, y in coast) / len(coast)

    def angle(point: Point) -> float:
        return math.atan2(point[1] - middle[1], point[0] - middle[0])

    arms = [(angle(shore), [beside(middle, shore, 0.92, side) for side in (-46, 46)]) for shore in coast]
    names = set(MAP_ENTRIES[MAPS.index(woods)].coastal_forests)
    bays = [
        (angle(forest), [between(middle, forest, max(0.25, 1 - 85 / distance(middle, forest)))])
        for forest, entry in zip(forests, woods.forests, strict=True)
        if entry.id in names
    ]
    return [point for _, shore in sorted([*arms, *bays]) for point in shore]


def ripples(chance: random.Random, lake: list[Point]) -> str:
    """Short waves, here and there on the lake."""
    shore, waves = along(lake, closed=True), []
    for x in range(260, WIDTH - 100, 74):
        for y in range(330, HEIGHT - 60, 46):
            start = (x + chance.uniform(-24, 24), y + chance.uniform(-10, 10))
            if all(inside(shore, start[0] + aside, start[1]) for aside in (-22, 0, 60)):
                waves.append(f"M{written(start)}q7-7 14 0t14 0 14 0")
    return "".join(waves)


def bridges(path: list[Segment], water: list[Segment]) -> list[Bridge]:
    found = []
    for line in path:
        for stretch in water:
            point = crossing(line, stretch)
            if point:
                (ax, ay), (bx, by) = line
                angle = math.degrees(math.atan2(by - ay, bx - ax))
                found.append(Bridge(round(point[0]), round(point[1]), round(angle)))
    return found
