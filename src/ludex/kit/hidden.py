"""What not everybody may know: rows of hidden things and who knows them. From that follow what a seat sees, and what
may lie otherwise as far as it can tell.

A game says once which rows there are (`Pool`s); `seen` serves its view, `redeal` is its `Game.redeal`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import NamedTuple, TypeVar

from ludex.core import Plain

P = TypeVar("P", bound=Plain)

Mix = Callable[[list[int]], None]
"""Brings a list into another order, in place."""
NOBODY: Collection[int | None] = ()


class Seen(NamedTuple):
    """What a seat sees of a row."""

    size: int
    things: list[int] | None
    """All of them, if it may look at the row."""
    known: list[int]
    """Otherwise those that it knows to be there."""


class Row(NamedTuple):
    """Things of the state that lie hidden, and the seats that may look at them."""

    things: list[int]
    eyes: Collection[int | None] = NOBODY
    """None among them is whoever only watches."""
    places: Sequence[int] | None = None
    """Where in the list hidden things lie, if not everywhere: the spaces of a map with a token face down."""

    def hidden(self) -> Sequence[int]:
        return range(len(self.things)) if self.places is None else self.places

    def seen(self, viewer: int | None, known: Collection[int] = ()) -> Seen:
        """The things, or only their number and those that the viewer knows; None is a spectator."""
        things = [self.things[place] for place in self.hidden()]
        if viewer in self.eyes:
            return Seen(len(things), things, [])
        return Seen(len(things), None, [thing for thing in known if thing in things])


class Pool(NamedTuple):
    """Rows of things of one kind: any of them may lie in any place whose thing a seat does not know."""

    rows: Sequence[Row]
    known: Sequence[list[int]] = ()
    """By seat, the single things of which it knows where they lie; each is there but once."""


def redeal(pools: Iterable[Pool], viewer: int, mix: Mix) -> None:
    """Deal anew, in place, what the viewer cannot know, in order first: how it lay must not show in how it lies then.
    What others know of such things is forgotten: it would tell a search where they lie."""
    for pool in pools:
        known = pool.known[viewer] if pool.known else ()
        places = [
            (row.things, place)
            for row in pool.rows
            if viewer not in row.eyes
            for place in row.hidden()
            if row.things[place] not in known
        ]
        things = sorted([row[place] for row, place in places])
        mix(things)
        for (row, place), thing in zip(places, things, strict=True):
            row[place] = thing
        forget(pool, viewer, known)


def forget(pool: Pool, viewer: int, known: Collection[int]) -> None:
    """Of what others know, only what the viewer sees or knows as well is left."""
    mine = [row.things for row in pool.rows if viewer in row.eyes]
    for seat, things in enumerate(pool.known):
        if seat != viewer:
            things[:] = [thing for thing in things if thing in known or any(thing in row for row in mine)]


# ------------------------------------------------------------------------------------------- boards that are covered


def as_covered(parts: list[P], covered: list[P], viewer: int | None) -> list[P]:
    """Parts of the state by seat, as the viewer sees them: its own as it is, others as they were when they were
    covered. Nothing is covered where `covered` is empty."""
    return [part if seat == viewer else covered[seat] for seat, part in enumerate(parts)] if covered else parts


def redeal_covered(parts: list[P], covered: list[P], viewer: int) -> None:
    """What others do under cover has not happened, as far as the viewer knows."""
    for seat, part in enumerate(covered):
        if seat != viewer:
            parts[seat] = part.copy()
