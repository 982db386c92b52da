"""The state of a game is plain data: a slotted dataclass of numbers, strings and lists of them.

`@plain` gives it a quick `copy()` written from its field types, as one would write it by hand."""

from __future__ import annotations

import dataclasses
from typing import Any, Self, TypeVar, get_type_hints

from ludex.core.journal import Journal

S = TypeVar("S", bound="State")

COPIES = {
    int: "s.{0}",
    str: "s.{0}",
    bool: "s.{0}",
    list[int]: "s.{0}[:]",
    list[str]: "s.{0}[:]",
    list[list[int]]: "[*map(row_copy, s.{0})]",
    tuple[int, ...]: "s.{0}",
    tuple[tuple[int, ...], ...]: "s.{0}",
    tuple[tuple[str, ...], ...]: "s.{0}",
}
"""How a field of each kind is copied. Tuples never change, so they are shared."""


class State:
    """What every game's state has. `journal` and `shown` belong to the table at hand: neither is copied or saved."""

    __slots__ = ("journal", "shown")

    journal: Journal | None
    shown: bool
    """Has somebody learnt something hidden since the last answer? Then undo needs consent."""

    step: str
    winners: list[int]

    def attach(self, journal: Journal | None) -> None:
        """Sit down at a table: what is told goes into its journal."""
        self.journal = journal
        self.shown = False

    def show(self) -> None:
        """A rule calls this whenever somebody learns something hidden."""
        self.shown = True

    def copy(self) -> Self:
        raise TypeError(f"{type(self).__name__} lacks @plain")


def plain(cls: type[S]) -> type[S]:
    """Write `copy()` for a slotted dataclass whose fields are all plain data."""
    kinds = get_type_hints(cls)
    parts = []
    for field in dataclasses.fields(cls):  # type: ignore[arg-type]
        kind = kinds[field.name]
        if kind not in COPIES:
            raise TypeError(f"{cls.__name__}.{field.name}: {kind} is not plain data ({', '.join(map(str, COPIES))})")
        parts.append(COPIES[kind].format(field.name))
    names: dict[str, Any] = {"cls": cls, "row_copy": list.copy}
    body = f"new = cls({', '.join(parts)}); new.journal = None; new.shown = False; return new"
    exec(f"def copy(s): {body}", names)
    cls.copy = names["copy"]  # type: ignore[method-assign]
    return cls
