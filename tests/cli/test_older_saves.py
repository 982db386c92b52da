"""Save files of other rules than the present ones, at the command line."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ludex.cli import main
from ludex.core import Roll, Rule, Table
from ludex.games.root.game import GAME
from ludex.games.root.state import Root
from tests import shelf

Output = pytest.CaptureFixture[str]


def rolls_in_the_second_turn(g: Root) -> Rule[None]:
    if g.turn >= 2:
        yield Roll("4.3", [("roll", n, 0) for n in range(4)])
    yield from GAME.steps["evening"](g)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDEX_LANG", "en")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of the present rules, some turns long."""
    table = Table.new("root", {"seats": ["marquise", "eyrie"], "first": 0}, 5)
    for _ in range(60):
        seat, decision = next(iter(table.pending.items()))
        table.answer(seat, decision.options[0])
    saved = tmp_path / "game.ludex"
    saved.write_bytes(table.save())
    return saved


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> Any:
    def to(**changes: Any) -> None:
        game = replace(GAME, rules=GAME.rules + 1, **changes)
        shelf.only(monkeypatch, game)

    return to


def differing(newer: Any) -> None:
    newer(steps={**GAME.steps, "evening": rolls_in_the_second_turn})


def run(output: Output, *arguments: str) -> tuple[int, str, str]:
    output.readouterr()
    code = main(list(arguments))
    captured = output.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize(("lang", "word"), [("en", "older rules"), ("ru", "прежним правилам")])
def test_a_game_that_fits_is_told_whole_with_a_notice(
    file: Path, newer: Any, capsys: Output, lang: str, word: str
) -> None:
    before = run(capsys, "replay", str(file), "--lang", lang)
    assert before[0] == 0
    assert before[2] == ""
    newer()
    code, said, notice = run(capsys, "replay", str(file), "--lang", lang)
    assert (code, said) == (0, before[1])
    assert word in notice


@pytest.mark.parametrize(("lang", "word"), [("en", "dice or cards"), ("ru", "кубики или")])
def test_a_game_that_differs_is_told_up_to_there(file: Path, newer: Any, capsys: Output, lang: str, word: str) -> None:
    whole = run(capsys, "replay", str(file), "--lang", lang)[1].splitlines()
    differing(newer)
    code, said, problem = run(capsys, "replay", str(file), "--lang", lang)
    assert code == 1
    told = said.splitlines()
    assert 5 < len(told) < len(whole)
    assert told == whole[: len(told)]
    assert word in problem
    assert f"{GAME.rules + 1}" in problem
    assert len(problem.splitlines()) == 1


def test_where_it_differs_as_json_and_up_to_an_answer(file: Path, newer: Any, capsys: Output) -> None:
    differing(newer)
    code, said, _ = run(capsys, "replay", str(file), "--json")
    found = json.loads(said)
    assert code == 1
    assert found["answers"] == found["differs"]["answer"] - 1
    assert (found["rules"], found["differs"]["seat"] >= 0) == (GAME.rules, True)
    assert found["differs"]["reason"]
    number = found["differs"]["answer"]
    code, said, _ = run(capsys, "replay", str(file), "--json", "--to", str(number - 1))
    assert (code, json.loads(said)["differs"], json.loads(said)["answers"]) == (0, None, number - 1)
    assert run(capsys, "replay", str(file), "--to", str(number))[0] == 1
    assert run(capsys, "replay", str(file), "--to", "9999")[0] == 2


def test_playing_on_says_that_the_rules_were_older_or_where_they_differ(
    file: Path, newer: Any, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Table] = []

    def play(table: Table, *_: Any, **__: Any) -> int:
        opened.append(table)
        return 0

    monkeypatch.setattr("ludex.cli.playing.play_text", play)
    newer()
    code, _, notice = run(capsys, "play", "root", "--load", str(file))
    assert (code, len(opened)) == (0, 1)
    assert "older rules" in notice
    differing(newer)
    code, _, problem = run(capsys, "play", "root", "--load", str(file))
    assert (code, len(opened)) == (2, 1)
    assert "differ at answer" in problem


def test_a_save_of_newer_rules_is_refused(file: Path, capsys: Output) -> None:
    save = json.loads(file.read_bytes())
    save["rules"] = GAME.rules + 1
    file.write_text(json.dumps(save))
    for command in (["replay", str(file)], ["play", "root", "--load", str(file)], ["verify", str(file)]):
        code, _, problem = run(capsys, *command)
        assert code == 2
        assert "newer than what this version of Ludex knows" in problem
