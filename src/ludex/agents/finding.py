"""What an agent that looks ahead has found about a choice: the reason for its answer. These are tuples, since they
travel from one process to another."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from ludex.core import Option

DECIDED = 20.0
"""What is worth more than this, in what people count in, decides the game: how much more, says nothing."""


class Expected(NamedTuple):
    """An option, what it is expected to bring (in what the game's advice counts in), and how often it was tried."""

    option: Option
    gain: float
    tries: int


class Finding(NamedTuple):
    """What was found, best first; an option alone where there was nothing to think about."""

    best: Expected
    others: tuple[Expected, ...]
    """All others that were tried."""
    tries: int
    """0 where habit decided."""

    def of(self, option: Option) -> Expected | None:
        """What is expected of an option, if it was tried."""
        return next((each for each in (self.best, *self.others) if each.option == option), None)


def gained(worth: float, start: float, unit: float) -> float:
    """By how much a position is better than another one; what decides the game counts for DECIDED.

    >>> gained(7.5, 5.0, 1.0), gained(-500.0, 5.0, 10.0)
    (2.5, -200.0)
    """
    return max(-DECIDED * unit, min(DECIDED * unit, worth - start))


def by_habit(option: Option) -> Finding:
    return Finding(Expected(option, 0.0, 0), (), 0)


def merge(found: Iterable[Finding]) -> Finding:
    """What several searches of the same choice have found, as if it had been one: the most tried is the best.

    >>> one = Finding(Expected(("build",), 1.0, 30), (Expected(("move",), 3.0, 10),), 40)
    >>> merge([one, Finding(Expected(("move",), 1.0, 30), (), 30)]).best
    Expected(option=('move',), gain=1.5, tries=40)
    """
    tries: dict[Option, int] = {}
    sums: dict[Option, float] = {}
    every = list(found)
    for each in every:
        for option in (each.best, *each.others):
            tries[option.option] = tries.get(option.option, 0) + option.tries
            sums[option.option] = sums.get(option.option, 0.0) + option.tries * option.gain
    tried = [Expected(option, sums[option] / n, n) for option, n in tries.items() if n]
    return best_of(tried) if tried else every[0]


def best_of(tried: list[Expected]) -> Finding:
    """The most tried is the best; the others by what they bring."""
    best = max(tried, key=lambda each: (each.tries, each.gain))
    others = sorted((each for each in tried if each is not best), key=lambda each: -each.gain)
    return Finding(best, tuple(others), sum(each.tries for each in tried))
