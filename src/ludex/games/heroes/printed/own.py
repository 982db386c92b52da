"""A file of one's own with the values of the real boards. It is written from the content, changed by hand, checked, and
laid over the content at set-up; only what differs goes into a table's set-up.

    [werewolves.building.dark_forest]
    cost = { wood = 3 }
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.items import Item

from ludex.core.content import read_table
from ludex.core.errors import BadContent
from ludex.games.heroes.printed.book import MAP_FILE, lay_over, read_book, read_files, row_names, write_changes
from ludex.games.heroes.printed.notation import without_retired

HEAD = """\
# Values of the boards and of the map. Change what differs on yours, then:
#   ludex content heroes --check FILE
#   ludex play heroes --content FILE
# A line may be deleted: what is not here stays as it is. "?" marks a value that the rulebook does not give.
"""
LEFT_OUT = ("status", "seed_fields", "recon_fields", "id", "polygon", "label", "neighbours", "letter")
LEFT_OUT_TABLES = {MAP_FILE: {"canvas", "players"}}


def export() -> str:
    """All values that can be corrected, by file and table, each with a mark if it is our reconstruction."""
    lines = [HEAD]
    for name, table in read_files({}).items():
        for path, row in tables(name, table):
            written = [write_field(field, value, row) for field, value in row.items() if is_value(field, value)]
            if written:
                lines += [f"[{path}]", *written, ""]
    return "\n".join(lines)


def tables(path: str, table: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """A table and all tables in it, each with its name; rows of a list are named by their id."""
    yield path, table
    for field, value in table.items():
        if field in LEFT_OUT or field in LEFT_OUT_TABLES.get(path, set()):
            continue
        if isinstance(value, list) and value and isinstance(value[0], dict) and "op" not in value[0]:
            for name, row in zip(row_names(value), value, strict=True):
                yield f"{path}.{field}.{name}", row
        elif isinstance(value, dict) and "status" in value:
            yield f"{path}.{field}", value


def is_value(field: str, value: Any) -> bool:
    """Numbers, words and amounts; not what says how certain they are, nor the tables inside."""
    if field in LEFT_OUT or (isinstance(value, dict) and "status" in value):
        return False
    return not (isinstance(value, list) and any(isinstance(row, dict) and "op" not in row for row in value))


def write_field(field: str, value: Any, row: dict[str, Any]) -> str:
    sure = row.get("status") == "seed"
    named = {path.partition(".")[0] for path in row.get("recon_fields" if sure else "seed_fields", [])}
    mark = "" if sure != (field in named) else "  # ?"
    return f"{field} = {as_toml(value).as_string()}{mark}"


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


def read_own(file: Path) -> dict[str, Any]:
    """The changes of somebody's own file: only what differs from the box, checked like the content itself."""
    own = without_retired(read_table(file))
    files = read_files({})
    for name in own:
        if name not in files:
            raise BadContent("bad-content-unknown", file=file.name, field=name, known=", ".join(files))
    for name, table in own.items():
        lay_over(files[name], table, file.name, name)
    changes = {name: changed for name, table in own.items() if (changed := difference(files[name], table))}
    read_book(write_changes(changes), file.name)
    return changes


def difference(table: Any, own: Any) -> Any:
    """What of an own file is not the same in the content."""
    if isinstance(own, dict) and isinstance(table, list):
        table = dict(zip(row_names(table), table, strict=True))
    if isinstance(own, dict) and isinstance(table, dict):
        found = {name: difference(table.get(name), value) for name, value in own.items()}
        return {name: value for name, value in found.items() if value is not None} or None
    return None if own == table else own
