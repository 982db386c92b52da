"""What a game says for people who play it on a real table: what to take out of the box, and how its board is set by
hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from ludex.core.law import Refusal
from ludex.core.text import Words


class Unpacked(msgspec.Struct, frozen=True):
    """A line of the list for setting up: so many of these go there."""

    where: str
    """The heading that it stands under."""
    what: str
    count: int = 1
    place: str = ""
    """Where exactly, if the heading does not say it."""
    symbol: str = ""
    """The symbol on the game's pages that shows it, if there is one, and the class of its colour."""
    side: str = ""


class Field(msgspec.Struct, frozen=True):
    """A number of the board that people may set."""

    name: str
    """Where in the state: `warriors.2.5`; or a name that only the game knows."""
    label: str
    value: int
    most: int
    values: tuple[tuple[int, str], ...] = ()
    """What can be chosen, where it is no number."""


class Group(msgspec.Struct, frozen=True):
    title: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class ByHand:
    """How a board is set by hand."""

    groups: Callable[[Any, Words], Sequence[Group]]
    """All that can be set, as it stands."""
    settle: Callable[[Any, dict[str, int]], list[Refusal]]
    """After all numbers with a place in the state are set: what follows from them, what only the game knows, and what
    cannot be, since there are not so many pieces."""


def set_numbers(state: Any, groups: Sequence[Group], sent: dict[str, int]) -> list[Refusal]:
    """Put numbers into the state; says which are out of their bounds. Names with dots say where."""
    problems = []
    for field in (field for group in groups for field in group.fields):
        if field.name not in sent:
            continue
        value = sent[field.name]
        allowed = [each for each, _ in field.values] if field.values else range(field.most + 1)
        if value not in allowed:
            problems.append(Refusal("", "by-hand-bounds", {"label": field.label, "most": field.most}))
            continue
        where = field.name.split(".")
        if len(where) > 1:
            row = getattr(state, where[0])
            for step in where[1:-1]:
                row = row[int(step)]
            row[int(where[-1])] = value
    return problems
