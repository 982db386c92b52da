"""A run that was stopped goes on: no game is lost or played twice, and files of other games are refused."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ludex.cli import main
from ludex.lab import backends
from ludex.lab.backends import play_everywhere
from ludex.lab.games import Plan, Played
from ludex.lab.record import BadRecord, Record
from ludex.lab.simulate import make_plans, play_all, play_for, play_one, simulate

SETUP = {"seats": ["marquise", "eyrie"]}


def plans(games: int = 4, seed: int = 1) -> list[Plan]:
    return list(make_plans("root", [SETUP], ["random"], games, seed))


def told(file: Path) -> list[dict[str, Any]]:
    """The lines of a file by number, without what no two runs have in common."""
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    return sorted(({**line, "seconds": 0} for line in lines), key=lambda line: line["number"])


def test_a_line_tells_all_of_a_game(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(play_all(plans(1), out=file))
    line = json.loads(file.read_text())
    assert {
        name: line[name] for name in ("number", "game", "setup", "agents", "seed", "rules", "outcome", "error")
    } == {
        "number": 0,
        "game": "root",
        "setup": SETUP,
        "agents": ["random"],
        "seed": 1_000_000,
        "rules": 3,
        "outcome": "victory",
        "error": "",
    }
    assert set(line["scores"]) == {"marquise", "eyrie"}
    assert line["winners"][0] in line["scores"]
    assert line["decisions"] > 50
    assert line["seconds"] > 0
    assert len(line["hash"]) == 32


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_missing_is_played_and_nothing_else(tmp_path: Path, jobs: int) -> None:
    whole, file = tmp_path / "whole.jsonl", tmp_path / "games.jsonl"
    list(play_all(plans(8), out=whole))
    lines = whole.read_text().splitlines(keepends=True)
    file.write_text(lines[6] + lines[1] + lines[3][:70])
    games = list(play_all(plans(8), jobs, out=file))
    assert [game.kept for game in games] == [True] * 2 + [False] * 6
    assert told(file) == told(whole)
    assert len(list(play_all(plans(8), out=file))) == 8
    assert told(file) == told(whole)


def test_a_last_line_that_lacks_only_its_end_counts(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(play_all(plans(2), out=file))
    file.write_text(file.read_text().removesuffix("\n"))
    assert [game.kept for game in play_all(plans(3), out=file)] == [True, True, False]
    assert [line["number"] for line in told(file)] == [0, 1, 2]


def test_a_run_may_be_shorter_than_its_file_and_longer(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    report = simulate("root", [SETUP], ["random"], 5, 1, out=file)
    assert (report.games, report.kept) == (5, 0)
    shorter = simulate("root", [SETUP], ["random"], 3, 1, out=file)
    assert (shorter.games, shorter.kept) == (3, 3)
    longer = simulate("root", [SETUP], ["random"], 6, 1, out=file)
    assert (longer.games, longer.kept) == (6, 5)
    assert longer.wins == simulate("root", [SETUP], ["random"], 6, 1).wins


COMMAND = ["sim", "root", "--seed", "3", "--games"]


def stopped(file: Path, how: signal.Signals) -> subprocess.CompletedProcess[str]:
    """A long run in two processes that gets a signal after some games, as everything at a terminal does."""
    playing = subprocess.Popen(
        [sys.executable, "-m", "ludex", *COMMAND, "5000", "--jobs", "2", "--out", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        text=True,
    )
    end = time.monotonic() + 300
    while not (file.exists() and file.read_bytes().count(b"\n") > 2):
        assert time.monotonic() < end, "no game was played"
        assert playing.poll() is None, "it was over before it could be stopped"
        time.sleep(0.01)
    os.killpg(playing.pid, how)
    said, error = playing.communicate()
    return subprocess.CompletedProcess(COMMAND, playing.returncode, said, error)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_stopped_run_goes_on_with_the_same_command(tmp_path: Path, how: signal.Signals) -> None:
    whole, file = tmp_path / "whole.jsonl", tmp_path / "games.jsonl"
    run = stopped(file, how)
    assert run.returncode == (130 if how == signal.SIGINT else -signal.SIGKILL)
    assert "Traceback" not in run.stderr
    whole_lines = file.read_bytes().splitlines(keepends=True)
    numbers = [json.loads(line)["number"] for line in whole_lines if line.endswith(b"\n")]
    games = max(numbers) + 10
    assert main([*COMMAND, str(games), "--out", str(file)]) == 0
    assert main([*COMMAND, str(games), "--out", str(whole)]) == 0
    assert told(file) == told(whole)
    assert len(told(file)) == games


def test_a_game_that_is_told_twice_counts_once(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(play_all(plans(3), out=file))
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([*lines, lines[1]]))
    assert [game.number for game in play_all(plans(3), out=file)] == [0, 1, 2]


def test_two_different_games_of_one_number_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    list(play_all(plans(3), out=file))
    lines = file.read_text().splitlines(keepends=True)
    other = json.dumps(json.loads(lines[1]) | {"hash": "0" * 32}) + "\n"
    file.write_text("".join([*lines, other]))
    with pytest.raises(BadRecord, match=r"lines 2 and 4: both tell of game 1"):
        list(play_all(plans(3), out=file))


@pytest.mark.parametrize(
    ("changed", "words"),
    [
        ({"seed": 2_000_001}, "line 2.* seed: 2000001; here: 1000001"),
        ({"rules": 1}, "line 2.* rules: 1; here: 3"),
        ({"game": "heroes"}, "line 2.* game: heroes; here: root"),
        ({"agents": ["steward"]}, r'line 2.* agents: \["steward"\]; here: \["random"\]'),
        ({"setup": SETUP | {"map": "lake"}}, "line 2.* map: lake; here: null"),
        ({"setup": {"seats": ["eyrie", "marquise"]}}, r'line 2.* seats: \["eyrie","marquise"\]'),
    ],
)
def test_a_file_of_another_run_is_refused_and_left_alone(tmp_path: Path, changed: dict[str, Any], words: str) -> None:
    file = tmp_path / "games.jsonl"
    list(play_all(plans(3), out=file))
    lines = file.read_text().splitlines()
    lines[1] = json.dumps(json.loads(lines[1]) | changed)
    file.write_text("\n".join(lines) + "\n")
    before = file.read_bytes()
    with pytest.raises(BadRecord, match=words):
        list(play_all(plans(4), out=file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("line", ["half of a li", "{}", '{"number": 0}', "[]", '"\\ud800"', "\xff\xfe", ""])
def test_a_line_that_is_no_game_is_refused(tmp_path: Path, line: str) -> None:
    file = tmp_path / "games.jsonl"
    list(play_all(plans(2), out=file))
    file.write_bytes(line.encode("latin-1") + b"\n" + file.read_bytes())
    with pytest.raises(BadRecord, match="line 1: this is not a game"):
        list(play_all(plans(2), out=file))


def test_two_runs_do_not_write_into_one_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with Record(file, plans()), pytest.raises(BadRecord, match="another run is writing"), Record(file, plans()):
        pass


def test_the_command_says_what_differs_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["sim", "root", "--games", "2", "--out", str(file)]) == 0
    for lang, words in (("en", "Its map: autumn; here: lake"), ("ru", "Там map: autumn; здесь: lake")):
        assert main(["sim", "root", "--games", "2", "--out", str(file), "--map", "lake", "--lang", lang]) == 2
        assert words in capsys.readouterr().err


def dying(batch: list[Plan], seconds: float) -> list[Played]:
    """Plays as others do, but the process that first has game 5 dies of it."""
    mark = Path(os.environ["LUDEX_TEST_DIES"])
    if any(plan.number == 5 for plan in batch) and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_for(batch, seconds)


def test_games_of_a_process_that_dies_are_played_by_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LUDEX_TEST_DIES", str(tmp_path / "died"))
    games = list(play_everywhere(plans(12), dying, 2))
    assert (tmp_path / "died").exists()
    assert sorted(game.number for game in games) == list(range(12))
    assert {game.number: game.hash for game in games} == {plan.number: play_one(plan).hash for plan in plans(12)}


def always_dying(batch: list[Plan], seconds: float) -> list[Played]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def test_when_every_process_dies_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backends, "MOST_SETBACKS", 2)
    with pytest.raises(backends.WorkersDie, match="processes that played them died"):
        list(play_everywhere(plans(4), always_dying, 2))


def test_long_games_come_one_by_one() -> None:
    """Whoever is killed has lost one of them, not a batch."""
    assert len(play_for(plans(4), 0.0)) == 1
    assert len(play_for(plans(4), 60.0)) == 4


def test_without_ray_it_is_said_how_to_get_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    for lang in ("en", "ru"):
        assert main(["sim", "root", "--games", "1", "--backend", "ray", "--lang", lang]) == 2
        assert 'pip install "ludex[ray]"' in capsys.readouterr().err
