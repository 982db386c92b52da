"""A yardstick for machines: how often a second a fixed piece of plain Python runs. Figures are compared as ratios to
it, measured in the same run, so that a slower machine, or a busy one, is not taken for slower code.

It is the kind of work that rules do, and uses nothing of Ludex; if it is ever changed, older figures can no longer be
compared with newer ones."""

from __future__ import annotations

import time
from collections.abc import Iterator

SECONDS = 0.15
"""How long it is measured at a time."""
PLACES = 24


class Place:
    __slots__ = ("near", "pieces")

    def __init__(self, number: int) -> None:
        self.near = [(number + step) % PLACES for step in (1, 5, 7)]
        self.pieces = [number % 3, number % 5]

    def strength(self, side: int) -> int:
        return self.pieces[side] + (1 if side else 0)


def moves(places: list[Place], side: int) -> Iterator[tuple[int, int]]:
    """From where to where one could go."""
    for number, place in enumerate(places):
        if place.pieces[side]:
            for near in place.near:
                yield number, near


def work() -> int:
    """One loop: offer, choose, apply, count, some forty times."""
    places = [Place(number) for number in range(PLACES)]
    score: dict[str, int] = {}
    for turn in range(40):
        side = turn % 2
        offered = list(moves(places, side))
        start, end = offered[turn * 7 % len(offered)]
        places[start].pieces[side] -= 1
        places[end].pieces[side] += 1
        key = f"{side}:{end}"
        score[key] = score.get(key, 0) + max(place.strength(side) for place in places)
    return sum(score.values())


def loops_per_s(seconds: float = SECONDS) -> float:
    """Loops a second of processor time."""
    loops, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds or not loops:
        work()
        loops += 1
    return loops / spent if spent else float(loops)
