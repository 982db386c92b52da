"""What leaves the process: a view built from nothing for one seat, and sheets of text laid out from it."""

from __future__ import annotations

from typing import Any

import msgspec


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
    over: bool
    winners: list[int]
    board: Any
    """The game's own view."""


class Sheet(msgspec.Struct, frozen=True):
    """A titled table of words: what a terminal prints and a screen reader reads."""

    title: str
    columns: list[str]
    rows: list[list[str]]
