"""H-11 Werewolves."""

from __future__ import annotations

import pytest

from tests.heroes.stage import Stage


@pytest.fixture
def wolves() -> Stage:
    return Stage("werewolves", "archons", round=10)


@pytest.mark.law("heroes:H-11.1")
def test_e23_mining_wood_at_level_3_brings_3_wood_or_3_meat(wolves: Stage) -> None:
    wolves.act("wood", 3)
    assert wolves.options(0) == [("mine", 0), ("mine", 3)]
    wolves.answer(0, ("mine", 3))
    assert wolves.board(0).stock == [0, 0, 0, 3]


@pytest.mark.law("heroes:H-11.4", "heroes:H-11.7")
def test_e25_wolf_brew_costs_wood_by_the_round_less_for_volkhvs(wolves: Stage) -> None:
    wolves.built("wolf_brew")
    wolves.stock(wood=10)
    wolves.board(0).moons = [0, 0]
    wolves.announce("build")
    assert ("night", 2) in wolves.options(0)
    wolves.answer(0, ("night", 2))
    assert wolves.board(0).stock[0] == 0
    assert wolves.board(0).night
