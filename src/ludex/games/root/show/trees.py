"""Where trees stand: all over the land, clear of clearings, paths and water."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass

from ludex.kit.picture.geometry import Point, Segment, crossing, distance, inside, to_segment

WIDTH, HEIGHT = 1200, 1000
BROAD, HIGH = 107, 91
"""Half the size of a clearing."""
GLADE = 34
"""The middle of a forest stays free for a pawn."""
SPACING = 36
FEW = 8
"""A forest with fewer trees gets saplings."""
STEP = 60
"""Paths and shores come in straight lines no longer than this."""
NEIGHBOURS = 70
"""Trees as close as this stand in one forest, if nothing divides them."""


@dataclass(frozen=True)
class Tree:
    x: int
    y: int
    size: int
    shape: str


@dataclass(frozen=True)
class Ground:
    """What trees must keep clear of, and what divides forests."""

    clearings: tuple[Point, ...]
    forests: tuple[Point, ...]
    paths: tuple[Segment, ...]
    water: tuple[Segment, ...]
    dividing: tuple[Segment, ...]
    shore: tuple[Point, ...]

    def free(self, foot: Point, size: int, glade: int = GLADE) -> bool:
        """Is there room for a tree of this size?"""
        x, y = foot
        parts = (foot, (x, y - size / 2))
        return (
            size / 3 < x < WIDTH - size / 3
            and size / 2 < y < HEIGHT
            and not any(in_clearing(foot, clearing, size * 0.35) for clearing in self.clearings)
            and not inside(self.shore, *foot)
            and all(distance(foot, forest) > glade for forest in self.forests)
            and not any(close(part, line, 14 + size / 3) for part in parts for line in self.paths)
            and not any(close(part, line, 25 + size / 3) for part in parts for line in self.water)
        )

    def joined(self, here: Point, there: Point) -> bool:
        """Does nothing divide these two places?"""
        left, right = min(here[0], there[0]) - STEP, max(here[0], there[0]) + STEP
        top, bottom = min(here[1], there[1]) - STEP, max(here[1], there[1]) + STEP
        return not any(
            left < line[0][0] < right and top < line[0][1] < bottom and crossing((here, there), line)
            for line in self.dividing
        )

    def home(self, foot: Point) -> int | None:
        """The nearest forest that is not cut off from here."""
        near = sorted(range(len(self.forests)), key=lambda forest: distance(foot, self.forests[forest]))[:3]
        return next((forest for forest in near if self.joined(foot, self.forests[forest])), None)


def plant(chance: random.Random, ground: Ground) -> tuple[tuple[tuple[Tree, ...], ...], tuple[Tree, ...]]:
    """The trees of each forest, and those that belong to none."""
    feet = scattered(chance, SPACING, range(0, WIDTH, SPACING), range(0, HEIGHT + SPACING, SPACING))
    sizes = [chance.randint(38, 52) for _ in feet]
    standing = [(foot, size) for foot, size in zip(feet, sizes, strict=True) if ground.free(foot, size)]
    homes = spread_out(ground, [foot for foot, _ in standing])
    woods: list[list[Tree]] = [[] for _ in ground.forests]
    far: list[Tree] = []
    for (foot, size), home in zip(standing, homes, strict=True):
        grown = tree(foot, size, chance.choice("aab"))
        if home is not None:
            woods[home].append(grown)
        elif chance.random() < 0.55:
            far.append(grown)
    for forest, (x, y) in enumerate(ground.forests):
        if len(woods[forest]) < FEW:
            woods[forest] = saplings(chance, ground, forest, round(x), round(y))
    return tuple(tuple(trees) for trees in woods), tuple(far)


def spread_out(ground: Ground, feet: list[Point]) -> list[int | None]:
    """The forest of each tree: that in whose sight it stands, or else that of a neighbour."""
    homes = [ground.home(foot) for foot in feet]
    spreading = [n for n, home in enumerate(homes) if home is not None]
    while spreading:
        here = spreading.pop()
        for there, foot in enumerate(feet):
            if homes[there] is None and distance(feet[here], foot) < NEIGHBOURS and ground.joined(feet[here], foot):
                homes[there] = homes[here]
                spreading.append(there)
    return homes


def saplings(chance: random.Random, ground: Ground, forest: int, x: int, y: int) -> list[Tree]:
    """Small trees, close together, for a forest with little room."""
    spacing = 24
    found = []
    for foot in scattered(chance, spacing, range(x - 150, x + 150, spacing), range(y - 125, y + 150, spacing)):
        size = chance.randint(26, 34)
        if ground.free(foot, size, 0) and ground.home(foot) == forest:
            found.append(tree(foot, size, "a"))
    return found


def scattered(chance: random.Random, spacing: int, columns: Iterable[int], rows: Iterable[int]) -> list[Point]:
    """Points in rows, every second one shifted, none quite in its place; from the top, so that nearer trees hide
    farther ones."""
    shake = spacing / 4
    return [
        (x + number % 2 * spacing / 2 + chance.uniform(-shake, shake), y + chance.uniform(-shake, shake))
        for number, y in enumerate(rows)
        for x in columns
    ]


def tree(foot: Point, size: int, shape: str) -> Tree:
    return Tree(round(foot[0] - size / 2), round(foot[1] - size * 0.8), size, shape)


def write_trees(trees: Iterable[Tree], map: str) -> str:
    """The marks of many trees, written once and for all: templates would take long to go through them."""
    return "".join(
        f'<use href="#tree-{map}-{tree.shape}" x="{tree.x}" y="{tree.y}" width="{tree.size}" height="{tree.size}"/>'
        for tree in trees
    )


def close(point: Point, line: Segment, limit: float) -> bool:
    """Is the point nearer to the line than this?"""
    x, y = line[0]
    reach = limit + STEP
    return abs(point[0] - x) < reach and abs(point[1] - y) < reach and to_segment(point, line) < limit


def in_clearing(point: Point, clearing: Point, margin: float) -> bool:
    """Clearings stand before the trees: their lower edge may hide some of a tree, the upper one must not."""
    below = point[1] > clearing[1]
    high = HIGH + margin * (2 if below else 0.7)
    return math.hypot((point[0] - clearing[0]) / (BROAD + margin), (point[1] - clearing[1]) / high) < 1
