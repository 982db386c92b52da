"""Tests of every known game; the plugin has pytest collect this module."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludex.core import Game, find_game
from ludex.kit.testing import checks
from ludex.kit.testing.lessons import lessons_lead_to_their_ends
from ludex.kit.testing.pictures import pictures_hide_what_is_hidden
from ludex.kit.testing.plugin import games_to_check
from ludex.kit.testing.refusals import refusals_agree
from ludex.kit.testing.setups import few_setups

LOOKS = 4
"""At so many positions of a game clones, saves and views are compared."""

Setup = dict[str, Any]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    config = metafunc.config
    rows: list[tuple[Any, ...]] = []
    ids: list[str] = []
    for name in games_to_check(config):
        game = find_game(name)
        setups = few_setups(game)
        if "agent" in metafunc.fixturenames:
            agents = {
                each: make for found in config.hook.pytest_ludex_agents(game=game) for each, make in found.items()
            }
            rows += [(game, setups[0], 1, make) for make in agents.values()]
            ids += [f"{name}-{agent}" for agent in agents]
        elif "setup" in metafunc.fixturenames:
            played = [(setup, seed) for setup in setups for seed in range(config.getoption("--ludex-seeds", 1))]
            rows += [(game, setup, seed) for setup, seed in played]
            ids += [f"{name}-{'+'.join(game.seats(game.read_setup(setup)))}-{seed}" for setup, seed in played]
        else:
            rows.append((game,))
            ids.append(name)
    wanted = [name for name in ("game", "setup", "seed", "agent") if name in metafunc.fixturenames]
    metafunc.parametrize(wanted, rows, ids=ids)


def spaced(game: Game, setup: Setup, seed: int) -> int:
    """Look every so many answers, so that long games do not take long."""
    for table in checks.walk(game, setup, seed):
        answered = table.answered
    return answered // LOOKS + 1


def test_texts_are_complete(game: Game) -> None:
    checks.texts_are_complete(game)


def test_lessons_lead_to_their_ends(game: Game) -> None:
    lessons_lead_to_their_ends(game)


def test_random_play_ends(game: Game, setup: Setup, seed: int) -> None:
    checks.random_play_ends(game, setup, seed)


def test_everything_is_said(game: Game, setup: Setup, seed: int) -> None:
    checks.everything_is_said(game, setup, seed, spaced(game, setup, seed))


def test_refusals_agree_with_what_is_offered(game: Game, setup: Setup, seed: int) -> None:
    refusals_agree(game, setup, seed, every=3)


def test_clones_go_the_same_way(game: Game, setup: Setup, seed: int) -> None:
    checks.clones_go_the_same_way(game, setup, seed, spaced(game, setup, seed))


def test_saves_load_the_same(game: Game, setup: Setup, seed: int) -> None:
    checks.saves_load_the_same(game, setup, seed, spaced(game, setup, seed))


def test_undo_goes_all_the_way_back(game: Game, setup: Setup, seed: int) -> None:
    checks.undo_goes_all_the_way_back(game, setup, seed)


def test_the_log_replays(game: Game, setup: Setup, seed: int) -> None:
    checks.log_replays(game, setup, seed)


def test_views_hide_what_is_hidden(game: Game, setup: Setup, seed: int) -> None:
    checks.views_hide_what_is_hidden(game, setup, seed, every=19)


def test_pictures_hide_what_is_hidden(game: Game, setup: Setup, seed: int) -> None:
    pictures_hide_what_is_hidden(game, setup, seed, spaced(game, setup, seed))


def test_agents_do_not_peek(game: Game, setup: Setup, seed: int, agent: Callable[[int], checks.Chooser]) -> None:
    checks.agents_do_not_peek(game, setup, seed, agent, spaced(game, setup, seed))
