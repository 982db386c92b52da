"""Content files and state classes: errors that say where."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from ludex.core import Outcome, State, plain
from ludex.core.content import read_toml
from ludex.core.errors import BadContent
from ludex.games.root.printed.paper import DeckFile

DECK = Path("src/ludex/games/root/content/deck.toml")


class Pond(msgspec.Struct, forbid_unknown_fields=True):
    depth: int


@pytest.mark.parametrize(
    ("text", "message", "words"),
    [
        ("depth = 'deep'", "bad-content-field", ["pond.toml", "depth", "int"]),
        ("depth = 3\nwidth = 2", "bad-content-field", ["pond.toml", "width"]),
        ("depth = = 3", "bad-content-toml", ["pond.toml", "line 1"]),
        ("", "bad-content-field", ["pond.toml", "depth"]),
    ],
)
def test_an_error_names_the_file_and_the_field(tmp_path: Path, text: str, message: str, words: list[str]) -> None:
    file = tmp_path / "pond.toml"
    file.write_text(text)
    with pytest.raises(BadContent) as caught:
        read_toml(file, Pond)
    assert caught.value.message == message
    assert all(word in str(caught.value) for word in words)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"pond\.toml"):
        read_toml(tmp_path / "pond.toml", Pond)


def test_a_wrong_card_is_named_by_its_id(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text(DECK.read_text(encoding="utf-8").replace('cost = ["fox", "fox"]', 'cost = ["fox", "frog"]', 1))
    with pytest.raises(BadContent, match=r"card\[2\] \(brutal_tactics\)\.cost\[1\]"):
        read_toml(file, DeckFile)


@plain
@dataclass(slots=True)
class Heap(State):
    step: str
    outcome: Outcome | None
    rows: list[list[int]]


def test_a_copy_shares_nothing_with_the_original() -> None:
    heap = Heap("start", None, [[1, 2], [3]])
    twin = heap.copy()
    twin.rows[0].append(9)
    assert heap == Heap("start", None, [[1, 2], [3]])


def test_a_state_holds_plain_data_only() -> None:
    with pytest.raises(TypeError, match="seen"):

        @plain
        @dataclass(slots=True)
        class Fuzzy(State):
            step: str
            outcome: Outcome | None
            seen: set[int]
