"""Sweeps over set-ups end: a number of players that a game does not have is refused at once, by every game."""

from __future__ import annotations

import pytest

from ludex.core.errors import BadSetup
from ludex.core.game import find_game
from ludex.core.meta import known_games

SWEPT = [name for name in known_games() if find_game(name).mixes is not None]


@pytest.mark.parametrize("name", SWEPT)
def test_a_sweep_over_numbers_of_players_that_a_game_does_not_have_is_refused(name: str) -> None:
    game = find_game(name)
    assert game.mixes is not None
    too_many = game.lobby.most + 1
    with pytest.raises(BadSetup, match=str(too_many)):
        next(game.mixes(range(too_many, too_many + 1), game.lobby.swept, "some"))
    with pytest.raises(BadSetup, match=f"{too_many}–{too_many + 3}"):
        next(game.mixes(range(too_many, too_many + 4), game.lobby.swept, "some"))


@pytest.mark.parametrize("name", SWEPT)
def test_of_many_numbers_of_players_those_that_a_game_has_are_swept_over(name: str) -> None:
    game = find_game(name)
    assert game.mixes is not None
    seats = next(game.mixes(range(99), game.lobby.swept, "some"))["seats"]
    assert game.lobby.least <= len(seats) <= game.lobby.most
