"""A secret that leaks through a picture, a sheet or a name is found, although the view keeps it."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from ludex.core import Game, Sheet, Table, View, find_game
from ludex.core.state import State
from ludex.core.text import Words
from ludex.games.root.game import GAME as ROOT
from ludex.kit.testing.pictures import pictures_hide_what_is_hidden
from tests.core import tiny

THREE = {"players": 3}
TWO = {"seats": ["marquise", "eyrie"]}
DEALT: list[Any] = []
"""A state that a picture has got hold of, past its view and its words."""


def honest_picture(view: View, words: Words, open: frozenset[str]) -> Any:
    return view.board, sorted(open)


def leaking(game: Game, **how: Any) -> Game:
    """A game whose names are honest, but which keeps hold of the state they were made from."""

    def names(state: Any, seat: int | None) -> Any:
        DEALT[:] = [state]
        return game.names(state, seat)

    return dataclasses.replace(game, names=names, **how)


def leaky_picture(view: View, words: Words, open: frozenset[str]) -> Any:
    """The view and the next stone in the bag."""
    return view.board, DEALT[0].bag[-1:]


def leaky_sheets(view: View, words: Words) -> list[Sheet]:
    return [Sheet("deck", ["top"], [[str(DEALT[0].deck[-1:])]])]


def leaky_hands(view: View, words: Words, open: frozenset[str]) -> Any:
    """To spectators only: the first hand."""
    return DEALT[0].hands[0][:] if view.seat is None else None


def test_an_honest_picture_passes() -> None:
    pictures_hide_what_is_hidden(dataclasses.replace(tiny.GAME, scene=honest_picture), THREE, 1, every=1)


@pytest.mark.parametrize(
    ("leaky", "setup"),
    [
        pytest.param(leaking(tiny.GAME, scene=leaky_picture), THREE, id="scene"),
        pytest.param(leaking(ROOT, sheets=leaky_sheets), TWO, id="sheets"),
        pytest.param(leaking(ROOT, scene=leaky_hands), TWO, id="spectators"),
    ],
)
def test_a_planted_leak_is_found(leaky: Game, setup: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        pictures_hide_what_is_hidden(leaky, setup, 1, every=7)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        pytest.param(lambda g, seat: g, "names hold what can change", id="the-state"),
        pytest.param(lambda g, seat: (g.suits, g.hands), "names hold what can change", id="a-part-of-it"),
        pytest.param(lambda g, seat: tuple(g.deck), "names tell seat", id="a-copy-of-a-secret"),
    ],
)
def test_names_that_carry_the_state_are_found(names: Any, said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        pictures_hide_what_is_hidden(dataclasses.replace(ROOT, names=names), TWO, 1, every=7)


@pytest.mark.parametrize("name", ["root", "heroes"])
def test_words_hold_no_state(name: str) -> None:
    game = find_game(name)
    table = Table.new(game, {"seats": list(game.lobby.sides[:2])}, 1)
    words = Words(game, "en", table.state, 0)
    held = [*vars(words).values(), *(getattr(words.names, field) for field in words.names.__struct_fields__)]
    assert not [each for each in held if isinstance(each, State)]
    hash(words.names)


def test_heroes_pictures_are_looked_at_while_others_act_in_secret() -> None:
    """Where the boards of others are covered, a picture that draws them from the state shows what they do."""

    def peek(view: View, words: Words, open: frozenset[str]) -> Any:
        return [board.region for board in DEALT[0].boards]

    with pytest.raises(AssertionError):
        pictures_hide_what_is_hidden(
            leaking(find_game("heroes"), scene=peek), {"seats": ["werewolves", "archons"]}, 1, every=1
        )
