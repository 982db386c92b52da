"""The kit on the tiny game: Together, hidden stones, wins in mid-step."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

import pytest

from ludex.core import Table
from ludex.kit.testing import checks
from tests.core import tiny

SETUPS = [{"players": players} for players in (2, 3, 4)]


def conserved(g: tiny.Tiny) -> None:
    shown = 8 - len(g.bag) - sum(map(len, g.stones))
    assert g.step == "fill" or 0 <= shown <= tiny.BLACK


def hide(g: tiny.Tiny, seat: int, rng: random.Random) -> None:
    tiny.redeal(g, seat, rng.shuffle)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", range(5))
def test_the_kit(setup: dict[str, Any], seed: int) -> None:
    checks.random_play_ends(tiny.GAME, setup, seed, conserved)
    checks.clones_go_the_same_way(tiny.GAME, setup, seed, every=3)
    checks.saves_load_the_same(tiny.GAME, setup, seed, every=2)
    checks.undo_goes_all_the_way_back(tiny.GAME, setup, seed)
    checks.log_replays(tiny.GAME, setup, seed)
    checks.views_hide_what_is_hidden(tiny.GAME, setup, seed, every=1)


def leaky_view(g: tiny.Tiny, seat: int | None) -> dict[str, Any]:
    return {"bag": g.bag[:]}


def test_a_planted_leak_is_found() -> None:
    leaky = dataclasses.replace(tiny.GAME, view=leaky_view)
    with pytest.raises(AssertionError):
        checks.views_hide_what_is_hidden(leaky, {"players": 3}, 1, every=1)


def test_a_win_in_mid_step_ends_the_game_at_once() -> None:
    table = Table.new(tiny.GAME, {"players": 2})
    table.answer(-1, ("shuffle", *range(8)))
    table.answer(0, "bid:0")
    table.answer(1, "bid:0")
    state = table.state
    assert isinstance(state, tiny.Tiny)
    state.score[0] = 9
    table.answer(0, "gamble")
    table.answer(-1, ("roll", 6))
    assert table.over
    assert table.result == [0]
    assert table.pending == {}
    assert state.step == "gamble"
