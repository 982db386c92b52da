"""A file of one's own with the values of the real boards (`kit.own_values`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludex.core.content import read_table
from ludex.games.heroes.printed.book import MAP_FILE, read_book, read_files
from ludex.games.heroes.printed.notation import without_retired
from ludex.kit.own_values import Row, changes_of, write_changes, written

HEAD = """\
# Values of the boards and of the map. Change what differs on yours, then:
#   ludex content heroes --check FILE
#   ludex play heroes --content FILE
# A line may be deleted: what is not here stays as it is. "?" marks a value that the rulebook does not give.
"""
LEFT_OUT = {
    *("status", "seed_fields", "recon_fields", "id", "polygon", "label", "neighbours", "letter"),
    *(f"{MAP_FILE}.{table}" for table in ("canvas", "players")),
}


def export() -> str:
    """All values that can be corrected, by file and table, each with a mark if it is our reconstruction."""
    return f"{HEAD}\n{written(read_files({}), LEFT_OUT, is_sure)}"


def is_sure(row: Row, field: str) -> bool:
    """Does the rulebook give this value?"""
    seed = row.get("status") == "seed"
    named = {path.partition(".")[0] for path in row.get("recon_fields" if seed else "seed_fields", [])}
    return seed != (field in named)


def read_own(file: Path) -> dict[str, Any]:
    """The changes of somebody's own file: only what differs from the box, checked like the content itself."""
    changes = changes_of(read_files({}), without_retired(read_table(file)), file.name)
    read_book(write_changes(changes), file.name)
    return changes
