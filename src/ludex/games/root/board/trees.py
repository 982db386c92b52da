"""Where trees stand: all over the land, clear of clearings, paths and water."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ludex.games.root.board.geometry import Point, Segment, crossing, distance, segments, to_segment

WIDTH, HEIGHT = 1200, 1000
BROAD, HIGH = 107, 91
"""Half the size of a clearing."""
GLADE = 34
"""The middle of a forest stays free for a pawn."""
SPACING = 36
FEW = 8
"""A forest with fewer trees gets saplings."""
REACH = 330


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
            and not inside(foot, self.shore)
            and all(distance(foot, forest) > glade for forest in self.forests)
            and all(to_segment(part, line) > 14 + size / 3 for part in parts for line in self.paths)
            and all(to_segment(part, line) > 25 + size / 3 for part in parts for line in self.water)
        )

    def home(self, foot: Point) -> int | None:
        """The nearest forest that is not cut off from here."""
        near = sorted(range(len(self.forests)), key=lambda forest: distance(foot, self.forests[forest]))[:3]
        for forest in near:
            way = (foot, self.forests[forest])
            if distance(*way) < REACH and not any(crossing(way, line) for line in self.dividing):
                return forest
        return None


def plant(chance: random.Random, ground: Ground) -> tuple[tuple[tuple[Tree, ...], ...], tuple[Tree, ...]]:
    """The trees of each forest, and those that belong to none."""
    woods: list[list[Tree]] = [[] for _ in ground.forests]
    far: list[Tree] = []
    for foot in scattered(chance, SPACING, range(0, WIDTH, SPACING), range(0, HEIGHT + SPACING, SPACING)):
        size, shape = chance.randint(38, 52), chance.choice("aab")
        if ground.free(foot, size):
            home = ground.home(foot)
            if home is not None:
                woods[home].append(tree(foot, size, shape))
            elif chance.random() < 0.55:
                far.append(tree(foot, size, shape))
    for forest, (x, y) in enumerate(ground.forests):
        if len(woods[forest]) < FEW:
            woods[forest] = saplings(chance, ground, forest, round(x), round(y))
    return tuple(tuple(trees) for trees in woods), tuple(far)


def saplings(chance: random.Random, ground: Ground, forest: int, x: int, y: int) -> list[Tree]:
    """Small trees, close together, for a forest with little room."""
    spacing = 24
    found = []
    for foot in scattered(chance, spacing, range(x - 150, x + 150, spacing), range(y - 125, y + 150, spacing)):
        size = chance.randint(26, 34)
        if ground.free(foot, size, GLADE // 2) and ground.home(foot) == forest:
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


def in_clearing(point: Point, clearing: Point, margin: float) -> bool:
    """Clearings stand before the trees: their lower edge may hide some of a tree, the upper one must not."""
    below = point[1] > clearing[1]
    high = HIGH + margin * (2 if below else 0.7)
    return math.hypot((point[0] - clearing[0]) / (BROAD + margin), (point[1] - clearing[1]) / high) < 1


def inside(point: Point, shore: Sequence[Point]) -> bool:
    """Does the point lie in the lake?"""
    ray = (point, (point[0] + 3000.0, point[1] + 1.0))
    return sum(crossing(ray, line) is not None for line in segments([*shore, *shore[:1]])) % 2 == 1
