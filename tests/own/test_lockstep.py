"""Whole games on a table of cardboard, in every game: Ludex, told only what people can tell, stays with the table."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import find_game
from tests.own.lockstep import Lockstep

ROOT = [
    ["marquise", "bot:eyrie", "alliance", "bot:lizards"],
    ["vagabond", "bot:marquise", "eyrie", "bot:corvids"],
    ["lizards", "bot:riverfolk", "bot:duchy", "eyrie"],
    ["riverfolk", "bot:vagabot", "alliance", "bot:alliance"][:3],
    ["marquise", "eyrie", "alliance", "vagabond", "lizards", "riverfolk"],
]


@pytest.mark.law("1.2.1", "2.1.2")
@pytest.mark.parametrize("seats", ROOT, ids="-".join)
def test_root(seats: list[str]) -> None:
    both = Lockstep("root", {"seats": seats}, seed=11)
    both.play(600)
    assert both.real.over or len(both.real.log) >= 600
    assert both.asked >= 10


@pytest.mark.law("8.2.4")
@pytest.mark.parametrize(("seats", "seed"), [(ROOT[0], 4), (ROOT[3], 2), (ROOT[3], 5)])
def test_supporters_that_go_with_a_base(seats: list[str], seed: int) -> None:
    """People name them one by one, however many there were and in whatever order."""
    both = Lockstep("root", {"seats": seats}, seed)
    both.play(250)
    assert any(line.message == "lose-base" for line in both.real.journal.lines)


@pytest.mark.law("RW-19.10r")
@pytest.mark.parametrize(("seed", "eyes"), [(0, ()), (5, ()), (5, (1, 2, 3))])
def test_a_useless_tactics_card_is_asked_for(seed: int, eyes: tuple[int, ...]) -> None:
    both = Lockstep("runewars", dict(find_game("runewars").lobby.solo), seed, eyes)
    both.play(400)
    assert any(line.message == "useless" for line in both.real.journal.lines)


@pytest.mark.parametrize(
    ("game", "setup", "eyes", "least"),
    [
        ("spirit_island", {"seats": ["river-surges-in-sunlight", "thunderspeaker"]}, (), 15),
        ("spirit_island", {"seats": ["thunderspeaker"], "adversary": "england", "level": 3}, (), 5),
        ("runewars", None, (), 20),
        ("runewars", None, (1, 2, 3), 40),
        ("heroes", None, (), 0),
    ],
)
def test_other_games(game: str, setup: Any, eyes: tuple[int, ...], least: int) -> None:
    both = Lockstep(game, setup or dict(find_game(game).lobby.solo), seed=2, eyes=eyes)
    both.play(700)
    assert both.asked >= least
