"""Several changers of one rule, in order; effects that last until something happens; effects of the same moment.

A rule that others may change has a `Hook`. Whoever changes it (a side, a scenario, an adversary at its level) is an
owner with a name, and registers a function. A state keeps the names of its owners in the order in which they count, and
the rule walks through their functions:

    ravage_damage: Hook[Callable[[Island, int, int], int]] = Hook("ravage damage")

    @ravage_damage("sweden-1")
    def heavy_mining(g: Island, land: int, damage: int) -> int: ...

    for change in ravage_damage.of(g.owners):
        damage = change(g, land, damage)"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from ludex.core import Rule

F = TypeVar("F", bound=Callable[..., Any])


class Hook(Generic[F]):
    """A rule that several owners may change."""

    def __init__(self, rule: str) -> None:
        self.rule = rule
        self._changes: dict[str, F] = {}
        self._kept: dict[tuple[str, ...], tuple[F, ...]] = {}
        self._asked: tuple[str, ...] | None = None
        self._answer: tuple[F, ...] = ()

    def __call__(self, *owners: str) -> Callable[[F], F]:
        """This function is how these owners change the rule; each changes it in one way."""

        def register(change: F) -> F:
            for owner in owners:
                if owner in self._changes:
                    raise ValueError(f"{self.rule}: {owner} changes it already, {self._changes[owner].__name__}")
                self._changes[owner] = change
            self._kept.clear()
            self._asked = None
            return change

        return register

    def of(self, owners: tuple[str, ...]) -> tuple[F, ...]:
        """How these owners change it, in their order. Asked again and again, mostly by the same game, so the answer is
        kept, and the last one is known without hashing the names."""
        if owners is self._asked:
            return self._answer
        kept = self._kept.get(owners)
        if kept is None:
            kept = self._kept[owners] = tuple(self._changes[each] for each in owners if each in self._changes)
        self._asked, self._answer = owners, kept
        return kept

    def by(self, owner: str) -> F | None:
        """How this one alone changes it, if it does."""
        return self._changes.get(owner)


# ---------------------------------------------------------------------------------------------- until something happens

Lasting = list[list[int]]
"""Effects that last, as a state keeps them: rows of kind, until, and what each kind says of itself (a land, a number).
Both are numbers that the game names: DEFEND = 0, …; END_OF_TURN = 0, END_OF_ROUND = 1, NEXT_BUILD = 2, …"""


def last(effects: Lasting, kind: int, until: int, *about: int) -> None:
    """From now on, until that happens."""
    effects.append([kind, until, *about])


def lasting(effects: Lasting, kind: int) -> list[list[int]]:
    """What the effects of a kind say of themselves, in the order in which they came.

    >>> shields = [[0, 9, 4, 2], [1, 9], [0, 9, 5, 3]]
    >>> lasting(shields, 0)
    [[4, 2], [5, 3]]
    """
    return [row[2:] for row in effects if row[0] == kind]


def happens(effects: Lasting, moment: int, *about: int) -> None:
    """It has happened: what lasted until then ends. `about` ends only the effects that say these things first, as the
    next build in a land ends what waited for it there.

    >>> waiting = [[0, 9, 4], [0, 9, 5], [0, 8, 4]]
    >>> happens(waiting, 9, 4)
    >>> waiting
    [[0, 9, 5], [0, 8, 4]]
    """
    said = list(about)
    effects[:] = [row for row in effects if row[1] != moment or row[2 : 2 + len(said)] != said]


# --------------------------------------------------------------------------------------------------- at the same moment


class Effect(NamedTuple):
    """Something that happens at the same moment as others."""

    name: str
    owner: int
    touches: frozenset[Hashable]
    """What it changes or looks at; the order of two effects can matter only if they share something."""
    follow: Callable[[], Rule[None]]


def in_order(effects: Sequence[Effect], choose: Callable[[list[Effect]], Rule[Effect | None]]) -> Rule[None]:
    """Carry out effects of one moment as they stand. Whenever the order can matter, `choose` is given those whose order
    it is, those that touch the same thing, and says which of them comes next; None leaves all as they stand."""
    left = list(effects)
    while left:
        tied = [one for one in left if any(one.touches & other.touches for other in left if other is not one)]
        chosen = (yield from choose(tied)) if tied else None
        following = left[0] if chosen is None else chosen
        left.remove(following)
        yield from following.follow()
