"""The list of what cites a clause is true to the games that are played; `make cited` writes it anew."""

from __future__ import annotations

import pytest

from ludex.core import find_game, known_games
from ludex.core.cited import Cited, cited_in
from ludex.core.text import LANGUAGES
from ludex.lab.cited import gather, sample

FEW = 6
OURS = [name for name, meta in known_games().items() if meta.rules.startswith("ludex.")]
"""A game of somebody else may do without the list."""


def pairs(found: dict[str, list[str]]) -> set[tuple[str, str]]:
    return {(clause, name) for clause, names in found.items() for name in names}


@pytest.mark.parametrize("name", OURS)
def test_nothing_that_is_cited_in_play_is_missing(name: str) -> None:
    game = find_game(name)
    known, played = cited_in(game), gather(game, sample(game, FEW))
    assert pairs(played.options)
    assert pairs(played.options) <= pairs(known.options)
    assert pairs(played.lines) <= pairs(known.lines)


@pytest.mark.parametrize("name", OURS)
def test_everything_listed_exists(name: str) -> None:
    game = find_game(name)
    known = cited_in(game)
    assert known != Cited()
    assert {*known.options, *known.lines} <= set(game.laws.clauses)
    assert {verb for _, verb in pairs(known.options)} <= set(game.verbs)
    for lang in LANGUAGES:
        assert all(game.text(lang).has(f"tell-{message}") for _, message in pairs(known.lines))
