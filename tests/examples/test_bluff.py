"""Bluff, the example of docs/adding-a-game.md: found by its entry point, played by its rules, through the kit."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ludex.core import CHANCE, Table, find_game
from ludex.core.errors import BadSetup
from ludex.kit.testing import checks

GAME = find_game("bluff")
SOURCES = Path(__file__).parents[2] / "docs" / "examples" / "bluff" / "src" / "bluff"
THREE = {"seats": ["north", "east", "south"]}


def after_rolls(*dice: tuple[int, int]) -> Table:
    table = Table.new(GAME, {"seats": ["north", "east", "south"][: len(dice)], "rounds": 3})
    for one, two in dice:
        table.answer(CHANCE, ("roll", one, two))
    return table


def test_the_whole_game_is_short() -> None:
    assert sum(len(file.read_text().splitlines()) for file in SOURCES.glob("*.py")) <= 152


def test_the_page_shows_the_game_as_it_is() -> None:
    page = (SOURCES.parents[3] / "adding-a-game.md").read_text(encoding="utf-8")
    for name in ("meta.py", "game.py"):
        assert (SOURCES / name).read_text(encoding="utf-8").rstrip() in page


@pytest.mark.law("bluff:1")
def test_two_to_four_play() -> None:
    with pytest.raises(BadSetup, match="1 seats"):
        Table.new(GAME, {"seats": ["north"]})


@pytest.mark.law("bluff:2")
def test_everybody_sees_only_their_own_dice() -> None:
    table = after_rolls((6, 6), (1, 2))
    assert table.view(0).board["mine"] == 12
    assert table.view(1).board["mine"] == 3
    assert table.view(None).board["mine"] == 0


@pytest.mark.law("bluff:3")
def test_the_highest_who_stays_scores_and_the_others_who_stay_pay() -> None:
    table = after_rolls((6, 6), (1, 2), (5, 5))
    table.answer(2, "stay")
    table.answer(0, "drop")
    table.answer(1, "stay")
    assert table.view(None).board["score"] == [0, -1, 2]


@pytest.mark.law("bluff:4")
@pytest.mark.parametrize(("choice", "kind", "winners"), [("stay", "victory", [0]), ("drop", "draw", [])])
def test_the_most_points_win_and_equal_ones_draw(choice: str, kind: str, winners: list[int]) -> None:
    table = after_rolls((6, 6), (1, 2))
    for rolls_left in (2, 1, 0):
        table.answer(0, choice)
        table.answer(1, "drop")
        for dice in ((6, 6), (1, 2)) if rolls_left else ():
            table.answer(CHANCE, ("roll", *dice))
    assert table.outcome is not None
    assert (table.outcome.kind, table.result) == (kind, winners)


@pytest.mark.parametrize("seed", range(3))
def test_the_kit(seed: int) -> None:
    checks.random_play_ends(GAME, THREE, seed, lambda _: None)
    checks.clones_go_the_same_way(GAME, THREE, seed, every=5)
    checks.saves_load_the_same(GAME, THREE, seed)
    checks.undo_goes_all_the_way_back(GAME, THREE, seed)
    checks.log_replays(GAME, THREE, seed)
    checks.views_hide_what_is_hidden(GAME, THREE, seed, every=3)


def test_a_clone_can_guess_again_what_is_under_other_cups() -> None:
    table = after_rolls((6, 6), (1, 2))
    seen = set()
    for seed in range(20):
        twin = table.clone()
        twin.redeal(0, random.Random(seed))
        seen.add(twin.view(1).board["mine"])
        assert twin.view(0).board["mine"] == 12
    assert len(seen) > 3
