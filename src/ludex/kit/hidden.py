"""What may lie otherwise as far as a seat can tell.

A game says once which rows there are (`core/hidden.py`); `Row.seen` serves its view, `redeal` is its `Game.redeal`."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import TypeVar

from ludex.core import Plain
from ludex.core.hidden import Pool

P = TypeVar("P", bound=Plain)

Mix = Callable[[list[int]], None]
"""Brings a list into another order, in place."""


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
