"""The pytest plugin in a project of somebody else: silent unless asked for, and every game then."""

from __future__ import annotations

import dataclasses
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from ludex.core import Option, Playout, find_game, known_games
from ludex.kit.testing import checks, plugin
from ludex.kit.testing.setups import few_setups
from tests.core import tiny

ROOT = Path(__file__).parents[2]
COLLECT = (sys.executable, "-m", "pytest", "--collect-only", "-p", "no:ludex", "-p", plugin.__name__, "-p")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "test_theirs.py").write_text("def test_theirs(): pass\n")
    (tmp_path / "pytest.ini").write_text("[pytest]\n")
    return tmp_path


def collected(project: Path, *options: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [*COLLECT, "no:cacheprovider", "-q", *options]
    ran = subprocess.run(command, cwd=project, env=environment, capture_output=True, text=True, check=False)
    return [line for line in (ran.stdout + ran.stderr).splitlines() if "::" in line or "no game" in line]


def test_it_is_found_by_its_entry_point() -> None:
    points = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["entry-points"]
    assert points["pytest11"] == {"ludex": plugin.__name__}


def test_it_does_nothing_unless_asked_for(project: Path) -> None:
    assert collected(project) == ["test_theirs.py::test_theirs"]


def test_a_game_that_was_asked_for_is_checked(project: Path) -> None:
    found = collected(project, "--ludex-games=bluff", "--ludex-seeds=2")
    assert "test_theirs.py::test_theirs" in found
    plays = [line for line in found if "test_random_play_ends" in line]
    assert [line.partition("[")[2] for line in plays] == [
        "bluff-north+south-0]",
        "bluff-north+south-1]",
        "bluff-north+east+south-0]",
        "bluff-north+east+south-1]",
    ]


def test_a_setting_asks_for_games_when_no_file_is_named(project: Path) -> None:
    (project / "pytest.ini").write_text("[pytest]\nludex_games = bluff\n")
    assert any("bluff" in line for line in collected(project))
    assert collected(project, "test_theirs.py") == ["test_theirs.py::test_theirs"]


def test_an_unknown_game_is_named(project: Path) -> None:
    assert "there is no game 'chess', only" in collected(project, "--ludex-games=chess")[-1]


@pytest.mark.parametrize("name", known_games())
def test_the_set_ups_are_few_and_everybody_sits_in_one(name: str) -> None:
    game = find_game(name)
    setups = few_setups(game)
    assert len(setups) <= 20
    if game.mixes is not None:
        assert {seat for setup in setups for seat in setup["seats"]} == set(game.lobby.seats)


class Peeking:
    """Keeps or shows a stone by what another has."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, table: Playout, seat: int) -> Option:
        options = table.pending[seat].options
        chosen: Option = options[sum(table.state.bag) % len(options)]
        return chosen


def test_an_agent_that_peeks_is_found() -> None:
    with pytest.raises(AssertionError):
        checks.agents_do_not_peek(tiny.GAME, {"players": 3}, 1, Peeking, every=1)


def test_a_missing_translation_is_found(tmp_path: Path) -> None:
    shutil.copytree(tiny.META.folder, tmp_path / "tiny")
    (tmp_path / "tiny" / "text" / "ru-more.ftl").write_text("only-in-russian = да\n", encoding="utf-8")
    meta = dataclasses.replace(tiny.META, folder=tmp_path / "tiny")
    checks.everything_is_said(tiny.GAME, {"players": 3}, 1, every=1)
    with pytest.raises(AssertionError, match="only-in-russian"):
        checks.texts_are_complete(dataclasses.replace(tiny.GAME, meta=meta))
