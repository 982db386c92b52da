"""Seats around a table, and the sides that sit there."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Generic, TypeVar

from ludex.core import Decision, Option, Refusal, Verb

# ------------------------------------------- seats: rules ask for them again and again, so every answer is kept


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


# ------------------------------------------------------------------------------------------------------------- sides

G = TypeVar("G")


class Side(Generic[G]):
    """What one side brings to the rules of an asymmetric game. A game's own `Side` adds the moments of its rulebook:
    methods that do nothing, or what the general rules say. Each side overrides those that its chapter speaks of."""

    number: int
    """Which of the game's sides it is."""
    verbs: tuple[Verb, ...] = ()

    @property
    def role(self) -> int:
        """Its key among the sides that can be played."""
        side: Any = self  # one of a game from outside is not compiled, whatever runs here
        return int(side.number)

    def why_not(self, g: G, me: int, decision: Decision, option: Option) -> Refusal | None:
        """The clause that keeps an option of its own out of a decision."""
        return None


S = TypeVar("S", bound=Side[Any])


class Sides(dict[int, S]):
    """The sides that can be played, by role. Shared rules ask the side of a seat rather than name it."""

    def join(self, side: S) -> S:
        self[side.role] = side
        return side

    def all_verbs(self, shared: Iterable[Verb]) -> dict[str, Verb]:
        """The shared verbs and those of every side, by name."""
        sides: Iterable[Any] = self.values()
        verbs = [*shared, *(declared for side in sides for declared in side.verbs)]
        return {declared.name: declared for declared in verbs}

    def verbs_of(self, role: int, shared: Iterable[Verb]) -> set[str]:
        """The names of the shared verbs and of those of one side."""
        side: Any = self[role]
        return {declared.name for declared in (*shared, *side.verbs)}
