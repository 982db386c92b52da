"""The state of a game is plain data: a slotted dataclass of numbers, strings and lists of them.

`@plain` gives it a quick `copy()` written from its field types, as one would write it by hand."""

from __future__ import annotations

import dataclasses
from typing import Any, Self, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from ludex.core.journal import Journal
from ludex.core.outcome import Outcome

P = TypeVar("P", bound="Plain")

COPIES = {
    int: "s.{0}",
    str: "s.{0}",
    bool: "s.{0}",
    list[int]: "s.{0}[:]",
    list[str]: "s.{0}[:]",
    list[list[int]]: "[*map(row_copy, s.{0})]",
    tuple[int, ...]: "s.{0}",
    tuple[str, ...]: "s.{0}",
    tuple[tuple[int, ...], ...]: "s.{0}",
    tuple[tuple[str, ...], ...]: "s.{0}",
    Outcome | None: "s.{0}",
}
"""How a field of each kind is copied. Tuples and outcomes never change, so they are shared."""


class Plain:
    """Plain data that is part of a state."""

    __slots__ = ()

    def copy(self) -> Self:
        raise TypeError(f"{type(self).__name__} lacks @plain")


class State(Plain):
    """The state of a game. Every one has the fields `step: str`, which names the next step, and
    `outcome: Outcome | None`, how the game has ended. `journal` and `shown` belong to the table at hand: neither is
    copied or saved."""

    __slots__ = ("journal", "shown")

    journal: Journal | None
    shown: bool
    """Has somebody learnt something hidden since the last answer? Then undo needs consent."""

    @property
    def winners(self) -> list[int]:
        """The seats that have won, if any."""
        state: Any = self
        return list(state.outcome.winners) if state.outcome is not None else []

    def attach(self, journal: Journal | None) -> None:
        """Sit down at a table: what is told goes into its journal."""
        self.journal = journal
        self.shown = False

    def show(self) -> None:
        """A rule calls this whenever somebody learns something hidden."""
        self.shown = True


def plain(cls: type[P]) -> type[P]:
    """Write `copy()` for a slotted dataclass whose fields are all plain data, or lists of others that are."""
    kinds = get_type_hints(cls)
    parts = []
    for field in dataclasses.fields(cls):  # type: ignore[arg-type]
        kind = kinds[field.name]
        if is_list_of_plain(kind):
            parts.append(f"[part.copy() for part in s.{field.name}]")
        elif kind in COPIES:
            parts.append(COPIES[kind].format(field.name))
        else:
            raise TypeError(f"{cls.__name__}.{field.name}: {kind} is not plain data ({', '.join(map(str, COPIES))})")
    names: dict[str, Any] = {"cls": cls, "row_copy": list.copy}
    attached = "new.journal = None; new.shown = False; " if issubclass(cls, State) else ""
    exec(f"def copy(s): new = cls({', '.join(parts)}); {attached}return new", names)  # noqa: S102  made of field names
    cls.copy = names["copy"]  # type: ignore[method-assign]
    return cls


class Unpacker:
    """Makes a state of one kind from its packed form. It calls the class, as a rule does: a compiled class cannot be
    filled from outside."""

    def __init__(self, kind: Any) -> None:
        self.kind = kind
        kinds = get_type_hints(kind)
        self.fields = {field.name: kinds[field.name] for field in dataclasses.fields(kind)}
        self.parts = {name: Unpacker(get_args(of)[0]) for name, of in self.fields.items() if is_list_of_plain(of)}

    def decode(self, packed: bytes) -> Any:
        return self.made_of(msgspec.msgpack.decode(packed))

    def made_of(self, fields: Any) -> Any:
        """A state from its fields as plain values; refuses those of another kind of state."""
        if not isinstance(fields, dict) or fields.keys() != self.fields.keys():
            raise msgspec.ValidationError(f"these are not the fields of {self.kind.__name__}")
        made = {}
        for name, kind in self.fields.items():
            part = self.parts.get(name)
            if part is not None:
                made[name] = [part.made_of(each) for each in msgspec.convert(fields[name], list[Any])]
            else:
                made[name] = msgspec.convert(fields[name], kind)
        return self.kind(**made)


def is_list_of_plain(kind: Any) -> bool:
    return get_origin(kind) is list and isinstance(get_args(kind)[0], type) and issubclass(get_args(kind)[0], Plain)
