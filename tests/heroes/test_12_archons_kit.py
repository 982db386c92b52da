"""Archons at random, in all company: games end, boards stay in order, and every word exists in both languages."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from ludex.core.text import LANGUAGES, Words
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import ARCHONS, FACTIONS, faction_of
from ludex.games.heroes.state import Heroes
from ludex.kit.testing import checks

OTHERS = [name for number, name in enumerate(FACTIONS) if number != ARCHONS]
COMPANY: list[dict[str, Any]] = [
    {"seats": [*seats[:turn], "archons", *seats[turn:]]}
    for others in (1, 2, 3)
    for turn, seats in enumerate(itertools.combinations(OTHERS, others))
]
SWEEP = list(itertools.islice(itertools.cycle(COMPANY), 40))
TWO = COMPANY[0]
MOST = COMPANY[-1]


def in_order(g: Heroes) -> None:
    """What holds at every moment on the board of the archons."""
    me = g.factions.index(ARCHONS)
    board = g.boards[me]
    assert all(board.built)
    for building, printed in enumerate(faction_of(g, me).buildings):
        assert 0 <= board.damage[building] <= printed.printed.damage_points
        assert board.works[building] == 1 - board.ruined[building]
        assert board.damage[building] or not board.ruined[building]
    assert min(board.stock) >= 0
    assert min(board.units) >= 0
    assert board.units[-1] <= 3
    assert board.stored >= 0
    assert all(0 <= written <= 4 for written in board.foundations)


@pytest.mark.parametrize("seed", range(40))
def test_random_games_of_archons_end_with_a_board_in_order(seed: int) -> None:
    checks.random_play_ends(GAME, SWEEP[seed], seed, in_order)


@pytest.mark.parametrize("setup", [TWO, MOST])
def test_clones_saves_undo_and_replay(setup: dict[str, Any]) -> None:
    checks.clones_go_the_same_way(GAME, setup, 3, every=61)
    checks.saves_load_the_same(GAME, setup, 4)
    checks.log_replays(GAME, setup, 5)


@pytest.mark.parametrize("setup", [TWO, MOST])
def test_undo_goes_all_the_way_back(setup: dict[str, Any]) -> None:
    checks.undo_goes_all_the_way_back(GAME, setup, 6)


@pytest.mark.parametrize("setup", [TWO, MOST])
def test_views_hide_what_others_do_in_secret(setup: dict[str, Any]) -> None:
    checks.views_hide_what_is_hidden(GAME, setup, 7)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_option_and_line_has_its_words(lang: str) -> None:
    said = set()
    for seed in range(3):
        for table in checks.walk(GAME, TWO, seed):
            words = Words(GAME, lang, table.state)
            for decision in table.pending.values():
                said.add(words.prompt(decision))
                said.update(words.option(option) for option in decision.options)
        assert table.journal is not None
        said.update(words.line(line) for line in table.journal.lines)
    assert not [text for text in said if "{" in text or "$" in text or "None" in text]
