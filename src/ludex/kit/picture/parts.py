"""What boards in a picture are made of, whatever the game: names with their meaning, numbers, areas. Each is drawn by
the template of its name in templates/kit/, and styled by static/kit/parts.css.

Every struct carries its own words, so that a template says nothing of its own."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Thing:
    """A symbol with its name."""

    symbol: str
    name: str


@dataclass(frozen=True)
class Note:
    """A name with what it means, which one can unfold: a leader, a trait, a rule of a scenario."""

    name: str
    text: str


@dataclass(frozen=True)
class Figure:
    """A number with what it counts; `dots` shows it as filled and empty places too."""

    title: str
    symbol: str
    count: int
    text: str
    """What stands where the number would; nothing for the plain number."""
    dots: tuple[bool, ...] = ()
    suit: str = ""
    """What colours it, where there are several of a kind: a suit, a terrain, an element."""


@dataclass(frozen=True)
class Group:
    """Pieces of one owner."""

    seat: int
    faction: str
    """The symbol `faction-…` and the class `f-…` are theirs."""
    name: str
    count: int
    open: bool


@dataclass(frozen=True)
class Area:
    """A place on a board where pieces of several owners lie."""

    title: str
    groups: tuple[Group, ...]
    total: int
    empty: str


def dots(filled: int, total: int) -> tuple[bool, ...]:
    """So many of them filled.

    >>> dots(1, 3)
    (True, False, False)
    """
    return tuple(n < filled for n in range(total))
