"""What leaves the process: a view built from nothing for one seat, and sheets of text laid out from it."""

from __future__ import annotations

from typing import Any

import msgspec

from ludex.core.outcome import Outcome


class Asked(msgspec.Struct, frozen=True):
    """An open decision as everyone at the table may see it."""

    seat: int
    prompt: str
    clause: str


class View(msgspec.Struct, frozen=True):
    """Everything one seat (None: a spectator) may know, and nothing else."""

    game: str
    seat: int | None
    version: int
    """How many answers lead here, without those that others give side by side with this seat; an answer to another
    version is stale."""
    asked: list[Asked]
    options: list[str]
    """The keys this seat may answer with, if it is asked."""
    free_undo: int
    """How many answers this seat may take back without asking the others."""
    outcome: Outcome | None
    """How the game has ended; None while it goes on."""
    board: Any
    """The game's own view."""

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def winners(self) -> tuple[int, ...]:
        return self.outcome.winners if self.outcome is not None else ()


class Sheet(msgspec.Struct, frozen=True):
    """A titled table of words: what a terminal prints and a screen reader reads."""

    title: str
    columns: list[str]
    rows: list[list[str]]


class Change(msgspec.Struct, frozen=True):
    """What an option would change of a place, told before it is chosen."""

    place: str
    """As options name it: clearing:4."""
    symbol: str
    """What is counted, as a symbol of the board."""
    was: int
    now: int
    good: bool
    """Is it for the better?"""
    said: str


class Phase(msgspec.Struct, frozen=True):
    """A part of a turn or a round; its name is the message `phase-<name>`."""

    name: str
    state: str
    """"done", "now" or "next"."""
    note: int = 0
    """A number that belongs to it, such as the level of an action."""


def phases_until(names: tuple[str, ...], now: str) -> list[Phase]:
    """All of them in order, those before the present one done.

    >>> [phase.state for phase in phases_until(("birdsong", "daylight", "evening"), "daylight")]
    ['done', 'now', 'next']
    """
    at = names.index(now)
    return [Phase(name, "now" if n == at else "done" if n < at else "next") for n, name in enumerate(names)]
