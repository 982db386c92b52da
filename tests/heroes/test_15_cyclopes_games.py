"""Whole games with cyclopes: random play always ends, and clones, saves, undo and covered boards hold."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from ludex.core import Playout, Table
from ludex.core.text import Words
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import ARTIFACTS, CYCLOPES, FACTIONS, FIRST_ARTIFACT
from ludex.games.heroes.state import Heroes
from ludex.kit.testing import checks

COMPANY = [name for number, name in enumerate(FACTIONS) if number != CYCLOPES]
"""Every faction with rules of its own."""
PARTIES = [others for size in (1, 2, 3) for others in itertools.combinations(COMPANY, size)]


RICH = {"cyclopes": {"troop": {"hunter": {"start": 40, "strength": 9}, "sabertooth": {"start": 3}}}}
"""Printed values with which a random game sees all of the herd's energy."""


def party(seed: int) -> dict[str, Any]:
    """Cyclopes in any seat, with one party after the other; every other time with a strong army."""
    seats = list(PARTIES[seed // 2 % len(PARTIES)])
    seats.insert(seed // 2 % (len(seats) + 1), "cyclopes")
    return {"seats": seats, "content": RICH if seed % 2 else {}}


def whole(state: Heroes) -> None:
    """Nothing is below its least, and no artifact has two owners."""
    for source in range(FIRST_ARTIFACT, FIRST_ARTIFACT + len(ARTIFACTS)):
        assert sum(board.works[source] for board in state.boards) <= 1
    for board in state.boards:
        assert min(board.stock) >= 0
        assert min(board.units) >= 0
    board = state.boards[state.factions.index(CYCLOPES)]
    assert board.herd_strength >= 1
    assert 0 < board.lair[0] < board.lair[1]
    assert max(board.trails) <= 3
    assert board.energy <= 4


@pytest.mark.parametrize("seed", range(40))
def test_random_games_end(seed: int) -> None:
    table = Playout.begin(GAME, party(seed), seed)
    rng = random.Random(seed)
    while table.pending:
        assert isinstance(table.state, Heroes)
        whole(table.state)
        for decision in table.pending.values():
            options = list(decision.options)
            assert len(set(options)) == len(options), decision
        table.play(*checks.choose(table, rng))
        assert table.answered < 50_000
    assert table.over


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(
    "check",
    [
        checks.clones_go_the_same_way,
        checks.saves_load_the_same,
        checks.undo_goes_all_the_way_back,
        checks.log_replays,
        checks.views_hide_what_is_hidden,
    ],
)
def test_clones_saves_undo_and_views(check: Any, seed: int) -> None:
    check(GAME, party(seed), seed)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_option_question_and_line_has_words(lang: str) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        table = Table.new(GAME, {"seats": ["cyclopes", "werewolves"], "content": RICH}, seed)
        while table.pending:
            words = Words(GAME, lang, table.state)
            for decision in table.pending.values():
                said = [words.prompt(decision), *(words.option(option) for option in decision.options[:20])]
                assert not [text for text in said if "{" in text], said
            table.answer(*checks.choose(table, rng))
        assert table.journal is not None
        words = Words(GAME, lang, table.state)
        assert not [line.message for line in table.journal.lines if "{" in words.line(line)]
