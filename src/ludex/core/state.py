"""The state of a game is plain data: a slotted dataclass of numbers, strings and lists of them.

`@plain` gives it a quick `copy()` written from its field types, as one would write it by hand."""

from __future__ import annotations

import dataclasses
from typing import Any, Self, TypeVar, get_type_hints

from ludex.core.journal import Journal

S = TypeVar("S", bound="type[State]")

COPIES = {
    int: "s.{0}",
    str: "s.{0}",
    bool: "s.{0}",
    list[int]: "s.{0}[:]",
    list[str]: "s.{0}[:]",
    list[list[int]]: "[row[:] for row in s.{0}]",
}


class State:
    """What every game's state has. `journal` and `shown` belong to the table at hand: they are neither copied nor saved."""

    __slots__ = ("journal", "shown")

    journal: Journal | None
    shown: bool
    """A rule sets this when somebody learns something hidden: from there on, undo needs consent."""

    step: str
    winners: list[int]

    def copy(self) -> Self:
        raise TypeError(f"{type(self).__name__} lacks @plain")


def plain(cls: S) -> S:
    """Write `copy()` for a slotted dataclass whose fields are all plain data."""
    kinds = get_type_hints(cls)
    parts = []
    for field in dataclasses.fields(cls):
        kind = kinds[field.name]
        if kind not in COPIES:
            raise TypeError(f"{cls.__name__}.{field.name}: {kind} is not plain data ({', '.join(map(str, COPIES))})")
        parts.append(COPIES[kind].format(field.name))
    names: dict[str, Any] = {"cls": cls}
    source = f"def copy(s):\n    new = cls({', '.join(parts)})\n    new.journal = None\n    new.shown = False\n    return new"
    exec(source, names)
    cls.copy = names["copy"]
    return cls
