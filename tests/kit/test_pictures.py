"""A secret that leaks through a picture or a sheet is found: the view keeps it, but the words know the state."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from ludex.core import Game, Sheet, View, find_game
from ludex.core.text import Words
from ludex.games.root.game import GAME as ROOT
from ludex.kit.testing.pictures import pictures_hide_what_is_hidden
from tests.core import tiny

THREE = {"players": 3}
TWO = {"seats": ["marquise", "eyrie"]}


def honest_picture(view: View, words: Words, open: frozenset[str]) -> Any:
    return view.board, sorted(open)


def leaky_picture(view: View, words: Words, open: frozenset[str]) -> Any:
    """The view and, by the state behind the words, the next stone in the bag."""
    return view.board, words.state.bag[-1:]  # type: ignore[attr-defined]


def leaky_sheets(view: View, words: Words) -> list[Sheet]:
    return [Sheet("deck", ["top"], [[str(words.state.deck[-1:])]])]  # type: ignore[attr-defined]


def leaky_hands(view: View, words: Words, open: frozenset[str]) -> Any:
    """To spectators only: the first hand."""
    return words.state.hands[0][:] if view.seat is None else None  # type: ignore[attr-defined]


def test_an_honest_picture_passes() -> None:
    pictures_hide_what_is_hidden(dataclasses.replace(tiny.GAME, scene=honest_picture), THREE, 1, every=1)


@pytest.mark.parametrize(
    ("leaky", "setup"),
    [
        pytest.param(dataclasses.replace(tiny.GAME, scene=leaky_picture), THREE, id="scene"),
        pytest.param(dataclasses.replace(ROOT, sheets=leaky_sheets), TWO, id="sheets"),
        pytest.param(dataclasses.replace(ROOT, scene=leaky_hands), TWO, id="spectators"),
    ],
)
def test_a_planted_leak_is_found(leaky: Game, setup: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        pictures_hide_what_is_hidden(leaky, setup, 1, every=7)


def test_heroes_pictures_are_looked_at_while_others_act_in_secret() -> None:
    """Where the boards of others are covered, a picture that draws them from the state shows what they do."""
    heroes = find_game("heroes")

    def peek(view: View, words: Words, open: frozenset[str]) -> Any:
        return [board.region for board in words.state.boards]  # type: ignore[attr-defined]

    with pytest.raises(AssertionError):
        pictures_hide_what_is_hidden(
            dataclasses.replace(heroes, scene=peek), {"seats": ["werewolves", "archons"]}, 1, every=1
        )
