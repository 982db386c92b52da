"""Mushroomfolk in whole games: random play, clones, saves, undo, secrets, words."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from ludex.core import Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import FACTIONS, MUSHROOMFOLK, REGIONS, book
from ludex.games.heroes.state import Heroes
from ludex.kit.testing import checks

OTHERS = [name for number, name in enumerate(FACTIONS) if number != MUSHROOMFOLK]
COMPANY = [list(seats) for count in (1, 2, 3) for seats in itertools.combinations(OTHERS, count)]


def seated(seed: int) -> dict[str, Any]:
    """The mushroomfolk with others, in turn, anywhere at the table."""
    seats = ["mushroomfolk", *COMPANY[seed % len(COMPANY)]]
    random.Random(seed).shuffle(seats)
    return {"seats": seats}


def sound(g: Heroes) -> None:
    """A mark is building, effect and unit at once; mycelium grows in play; nothing is below zero."""
    me = g.factions.index(MUSHROOMFOLK)
    board = g.boards[me]
    assert board.built == board.units == board.works[: len(board.built)]
    assert not any(board.mycelium[region] for region in book(g).out[len(g.boards)])
    assert all(min(each.stock) >= 0 for each in g.boards)
    assert set(board.built) | set(board.mycelium) <= {0, 1}


@pytest.mark.law("heroes:H-10.1", "heroes:H-10.5")
@pytest.mark.parametrize("seed", range(40))
def test_random_games_end_and_marks_are_always_all_or_nothing(seed: int) -> None:
    checks.random_play_ends(GAME, seated(seed), seed, sound)


@pytest.mark.parametrize("seed", [101, 102])
def test_clone_save_undo_and_replay(seed: int) -> None:
    setup = seated(seed)
    checks.clones_go_the_same_way(GAME, setup, seed, every=97)
    checks.saves_load_the_same(GAME, setup, seed, every=50)
    checks.undo_goes_all_the_way_back(GAME, setup, seed)
    checks.log_replays(GAME, setup, seed)


@pytest.mark.law("heroes:H-1.9")
@pytest.mark.parametrize("seed", [201, 202])
def test_no_seat_learns_what_it_may_not_know(seed: int) -> None:
    checks.views_hide_what_is_hidden(GAME, seated(seed), seed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_words(lang: str) -> None:
    told = set()
    for seed in range(301, 307):
        for table in checks.walk(GAME, seated(seed), seed):
            words = Words(GAME, lang, table.state)
            for decision in table.pending.values():
                said = [words.prompt(decision), *map(words.option, decision.options[::5])]
                assert not [text for text in said if not text or "{" in text or "$" in text]
        assert table.journal is not None
        for line in table.journal.lines:
            told.add(line.message)
            assert "{" not in words.line(line)
    assert told >= {"infect", "block-points"}


@pytest.mark.law("heroes:H-10.8", "heroes:H-10.13")
def test_every_refusal_names_a_clause_and_has_words_in_both_languages() -> None:
    reasons = set()
    for seed in range(401, 405):
        for table in checks.walk(GAME, seated(seed), seed):
            assert isinstance(table.state, Heroes)
            me = table.state.factions.index(MUSHROOMFOLK)
            if me in table.pending:
                reasons |= refused(table, me, table.answered)
    assert reasons >= {"built", "cost", "infect-far"}


def refused(table: Table, me: int, seed: int) -> set[str]:
    """Ask for a few things; the reasons against those that are not offered."""
    rng = random.Random(seed)
    reasons = set()
    for option in [("infect", rng.randrange(REGIONS)), ("build", rng.randrange(12)), ("lose", rng.randrange(3), 1)]:
        refusal = table.why_not(me, option)
        assert (refusal is None) == table.pending[me].accepts(option)
        if refusal is not None:
            reasons.add(refusal.reason)
            assert refusal.clause in GAME.laws
            for lang in LANGUAGES:
                assert "{" not in Words(GAME, lang, table.state).refusal(refusal)
    return reasons
