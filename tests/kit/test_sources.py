"""Where points came from: what a game says adds up to its scores, and every source has a name."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludex.core import Table
from ludex.core.text import LANGUAGES

SETUPS: list[tuple[str, dict[str, Any]]] = [
    ("root", {"seats": ["marquise", "eyrie", "alliance", "vagabond"]}),
    ("root", {"seats": ["lizards", "riverfolk", "eyrie"], "map": "mountain"}),
    ("root", {"seats": ["marquise", "bot:eyrie", "bot:alliance", "bot:vagabot"]}),
    ("root", {"seats": ["eyrie", "bot:marquise", "bot:lizards", "bot:riverfolk", "bot:duchy", "bot:corvids"]}),
    ("heroes", {"seats": ["werewolves", "archons", "cyclopes"]}),
]


@pytest.mark.parametrize(("game", "setup"), SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_points_by_source_add_up_to_the_score(game: str, setup: dict[str, Any], seed: int) -> None:
    table = played(game, setup, seed)
    board = table.game.view(table.state, None)
    assert table.game.sources is not None
    assert table.game.scores is not None
    found = table.game.sources(table.journal.seen_by(None), board)
    for mine, points in zip(found, table.game.scores(board), strict=True):
        assert not mine or sum(mine.values()) == points
        assert 0 not in mine.values()
        for lang in LANGUAGES:
            assert all(table.game.text(lang).has(f"source-{source}") for source in mine)
    assert any(found)


def played(game: str, setup: dict[str, Any], seed: int) -> Table:
    table = Table.new(game, setup, seed=seed)
    rng = random.Random(seed)
    while not table.over:
        seat, decision = next(iter(table.pending.items()))
        table.answer(seat, rng.choice(decision.options))
    return table
