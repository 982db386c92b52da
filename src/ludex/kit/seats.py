"""Seats around a table. Rules ask for them again and again, so every answer is kept."""

from __future__ import annotations

from functools import cache


@cache
def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """All seats, clockwise from one of them.

    >>> clockwise(4, 2)
    (2, 3, 0, 1)
    """
    return tuple((first + n) % seats for n in range(seats))


@cache
def rivals(seats: int, me: int) -> tuple[int, ...]:
    """All other seats, clockwise from the next one.

    >>> rivals(4, 2)
    (3, 0, 1)
    """
    return clockwise(seats, me)[1:]


@cache
def others(seats: int, me: int) -> tuple[int, ...]:
    """All other seats, by their numbers.

    >>> others(4, 2)
    (0, 1, 3)
    """
    return tuple(sorted(rivals(seats, me)))
