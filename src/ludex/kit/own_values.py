"""A file of one's own with values of the real box. It is written from the content files of a game, changed by hand,
checked, and laid over the content at set-up; only what differs goes into a table's set-up.

    [werewolves.building.dark_forest]
    cost = { wood = 3 }

A table is named by its file, the list it stands in, and what its row is called."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec
import tomlkit
from tomlkit.items import Item

from ludex.core.errors import BadContent

MOST_BOOKS = 32
MOST_VALUE = 10**12
NAMED_BY = ("id", "region", "species")

Row = Mapping[str, Any]


def row_names(rows: list[Any]) -> list[str]:
    """What the rows of a list are called: by id, by region or species, or by number from 1."""
    named = (row if isinstance(row, dict) else {} for row in rows)
    return [str(next((row[by] for by in NAMED_BY if row.get(by)), n)) for n, row in enumerate(named, 1)]


def lay_over(table: Any, change: Any, file: str, path: str, fixed: Collection[str] = ()) -> Any:
    """A table with other values; says where the change names something that is not there, or may not be changed."""
    if not isinstance(change, dict):
        if fixed and isinstance(table, list) and any(isinstance(row, dict) for row in table):
            raise BadContent("bad-content-unknown", file=file, field=path, known=", ".join(row_names(table)))
        return change
    if isinstance(table, list):
        rows = dict(zip(row_names(table), table, strict=True))
        return list(lay_over(rows, change, file, path, fixed).values())
    changed = dict(table)
    for name, value in change.items():
        if name not in table or name in fixed:
            known = ", ".join(str(each) for each in table if each not in fixed)
            raise BadContent("bad-content-unknown", file=file, field=f"{path}.{name}", known=known)
        deeper = isinstance(table[name], list) or (isinstance(table[name], dict) and "status" in table[name])
        check_number(value, file, f"{path}.{name}")
        changed[name] = lay_over(table[name], value, file, f"{path}.{name}", fixed) if deeper else value
    return changed


def check_number(value: Any, file: str, path: str) -> None:
    """States are packed, and a packed number has 64 bits: a value must stay far below them, whatever is added up."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for part in parts:
        check_number(part, file, path)
    if isinstance(value, int | float) and not -MOST_VALUE <= value <= MOST_VALUE:
        raise BadContent("bad-content-number", file=file, field=path, most=MOST_VALUE)


def changes_of(files: Row, own: Row, file: str, fixed: Collection[str] = ()) -> dict[str, Any]:
    """What of somebody's own file differs from the content files; says what names nothing in them."""
    for name in own:
        if name not in files:
            raise BadContent("bad-content-unknown", file=file, field=name, known=", ".join(files))
    for name, table in own.items():
        lay_over(files[name], table, file, name, fixed)
    return {name: changed for name, table in own.items() if (changed := difference(files[name], table))}


def difference(table: Any, own: Any) -> Any:
    """What of an own file is not the same in the content."""
    if isinstance(own, dict) and isinstance(table, list):
        table = dict(zip(row_names(table), table, strict=True))
    if isinstance(own, dict) and isinstance(table, dict):
        found = {name: difference(table.get(name), value) for name, value in own.items()}
        return {name: value for name, value in found.items() if value is not None} or None
    return None if own == table else own


def write_changes(changes: dict[str, Any]) -> str:
    """Changes as a state keeps them."""
    return msgspec.json.encode(changes, order="sorted").decode() if changes else ""


# ------------------------------------------------------------------------------------------------------------- writing


def written(files: Row, left_out: Collection[str], is_sure: Callable[[Row, str], bool]) -> str:
    """All values that can be corrected, by file and table; one that is not sure has a mark. What is left out is a field
    anywhere, or a table by its path."""
    lines = []
    for file, tables in files.items():
        for path, row in tables_in(file, tables, left_out):
            values = [
                write_value(field, value, is_sure(row, field))
                for field, value in row.items()
                if is_value(field, value, left_out)
            ]
            if values:
                lines += [f"[{path}]", *values, ""]
    return "\n".join(lines)


def tables_in(path: str, table: dict[str, Any], left_out: Collection[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A table and all tables in it, each with its name; rows of a list are named by their id."""
    yield path, table
    for field, value in table.items():
        if field in left_out or f"{path}.{field}" in left_out:
            continue
        if isinstance(value, list) and value and isinstance(value[0], dict) and "op" not in value[0]:
            for name, row in zip(row_names(value), value, strict=True):
                yield f"{path}.{field}.{name}", row
        elif isinstance(value, dict) and "status" in value:
            yield f"{path}.{field}", value


def is_value(field: str, value: Any, left_out: Collection[str]) -> bool:
    """Numbers, words and amounts; not what says how certain they are, nor the tables inside."""
    if field in left_out or (isinstance(value, dict) and "status" in value):
        return False
    return not (isinstance(value, list) and any(isinstance(row, dict) and "op" not in row for row in value))


def write_value(field: str, value: Any, sure: bool) -> str:
    return f"{field} = {as_toml(value).as_string()}{'' if sure else '  # ?'}"


def as_toml(value: Any) -> Item:
    """A value on one line, tables in it included."""
    match value:
        case dict():
            inline = tomlkit.inline_table()
            for name, each in value.items():
                inline.append(name, as_toml(each))
            return inline
        case list():
            array = tomlkit.array()
            for each in value:
                array.append(as_toml(each))
            return array
    plain: Item = tomlkit.item(value)
    return plain


# --------------------------------------------------------------------------------------------------------------- books

B = TypeVar("B")
READING = threading.RLock()
"""One thread reads a book, and whoever wants the same one meanwhile waits for it."""


class Shelf(ABC, Generic[B]):
    """The books that tables play by, by their changes; a new one is read when it is first asked for."""

    def __init__(self) -> None:
        self.books: dict[str, B] = {}

    @abstractmethod
    def read(self, changes: str) -> B:
        """The book with these changes."""

    def taken(self, changes: str) -> B:
        """The book with these changes, as it stands there or newly read."""
        with READING:
            found = self.books.get(changes)
            if found is None:
                found = self.books[changes] = self.read(changes)
            if len(self.books) > MOST_BOOKS:
                del self.books[next(iter(self.books))]
            return found
