"""A file of one's own with the values of the real box (`kit.own_values`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ludex.core.content import read_table
from ludex.games.runewars.printed.book import BOX, FIXED, read_book
from ludex.kit.own_values import Row, changes_of, write_changes, written

HEAD = """\
# Values of the cards, tiles, sheets and tokens. Change what differs in your box, then:
#   ludex content runewars --check FILE
#   ludex play runewars --content FILE
# A line may be deleted: what is not here stays as it is. "?" marks a value that we found in no public source.
"""


def export() -> str:
    """All values that can be corrected, by file and table, each with a mark if it is our reconstruction."""
    return f"{HEAD}\n{written(BOX, FIXED, is_sure)}"


def is_sure(row: Row, field: str) -> bool:
    return field not in row.get("unsure", ())


def read_own(file: Path) -> dict[str, Any]:
    """The changes of somebody's own file: only what differs from the box, checked like the content itself."""
    changes = changes_of(BOX, read_table(file), file.name, FIXED)
    read_book(write_changes(changes), file.name)
    return changes
