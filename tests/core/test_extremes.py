"""Numbers that nobody counts to and nesting that nobody writes: said clearly, never a traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from ludex.cli import main
from ludex.core import Table
from ludex.core.errors import BadSave, LudexError
from ludex.core.save import DEEPEST, read_save
from ludex.core.text import LANGUAGES, core_text
from tests.core import tiny
from tests.core.test_save import played

Output = pytest.CaptureFixture[str]
HUGE = [10**20, 10**26, 10**31, 10**40, -(10**40), 10**300]
PLACES = ["ludex", "rules", "setup", "chance", "log", "hash"]


def deep(levels: int, kind: str) -> str:
    return "[" * levels + "]" * levels if kind == "list" else '{"a":' * levels + "1" + "}" * levels


def with_raw(place: str, raw: str) -> bytes:
    """A save in which one field is written by hand."""
    save = json.loads(played(6).save())
    parts = [f'"{name}":{raw if name == place else json.dumps(value)}' for name, value in save.items()]
    return ("{" + ",".join(parts) + "}").encode()


@pytest.mark.parametrize("kind", ["list", "dict"])
@pytest.mark.parametrize("levels", [DEEPEST + 1, 500, 900, 1100, 2000, 100_000])
@pytest.mark.parametrize("place", ["setup", "chance", "log"])
def test_a_save_that_is_nested_too_deep_is_refused(place: str, levels: int, kind: str) -> None:
    with pytest.raises(BadSave):
        read_save(with_raw(place, deep(levels, kind)))


@pytest.mark.parametrize("number", [*map(str, HUGE), "1" * 5000, "1e999", "-1e999"], ids=len)
@pytest.mark.parametrize("place", PLACES)
def test_a_huge_number_in_a_save_is_put_into_words(place: str, number: str) -> None:
    with pytest.raises(LudexError) as error:
        Table.load(with_raw(place, number if place not in ("setup", "log") else f'[[{number},"a"]]'), tiny.GAME)
    for lang in LANGUAGES:
        assert core_text(lang).say(error.value.message, **error.value.about)


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize("raw", ["1" * 5000, str(10**40), deep(5000, "list")], ids=len)
def test_commands_say_so_in_one_line(
    tmp_path: Path, command: str, raw: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for place in ("rules", "setup"):
        file = tmp_path / "game.ludex"
        file.write_bytes(with_raw(place, raw).replace(b'"tiny"', b'"root"'))
        assert main([command, str(file)]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("value", [*HUGE, float("inf"), float("nan"), 10**9999, 1e300], ids=type)
def test_fluent_is_given_no_number_that_it_cannot_write(value: Any) -> None:
    for lang in LANGUAGES:
        said = core_text(lang).say("undo-range", length=value)
        assert said
        assert "{" not in said


@pytest.mark.parametrize("value", [2**64, -(2**64), 10**40, 2**63])
def test_own_values_of_heroes_stay_where_they_can_be_counted(value: int) -> None:
    for content in (
        {"map": {"fortress": {"brinlor": {"strength": value}}}},
        {"werewolves": {"building": {"dark_forest": {"cost": {"wood": value}}}}},
    ):
        with pytest.raises(LudexError) as error:
            Table.new("heroes", {"content": content}, seed=1)
        assert error.value.message == "bad-content-number"
        assert "1000000000000" in str(error.value).replace(",", "")
    table = Table.new("heroes", {"content": {"map": {"fortress": {"brinlor": {"strength": 10**12}}}}}, seed=1)
    assert Table.load(table.save()).hash() == table.hash()


def test_why_not_with_a_huge_number_is_answered() -> None:
    table = Table.new("root", {"seats": ["marquise", "eyrie"]}, seed=1)
    refusal = table.why_not(0, f"move:1:1:{10**40}")
    assert refusal is not None
