"""The list for setting up: in every game, for every number of players, each thing has its picture."""

from __future__ import annotations

import re
from itertools import islice

import pytest

from ludex.core import find_game
from ludex.core.text import WordsNow

GAMES = ("root", "heroes", "spirit_island", "runewars")


@pytest.mark.parametrize("name", GAMES)
def test_every_thing_has_a_picture(name: str) -> None:
    game = find_game(name)
    assert game.unpack is not None
    assert game.mixes is not None
    drawn = "".join(page.read_text(encoding="utf-8") for page in (game.folder / "show").rglob("symbols.html"))
    symbols = set(re.findall(r'id="([^"]+)"', drawn))
    for count in range(game.lobby.least, game.lobby.most + 1):
        for setup in islice(game.mixes(range(count, count + 1), game.lobby.swept, "some"), 3):
            state = game.new(game.read_setup(setup))
            for lang in ("en", "ru"):
                listed = game.unpack(state, WordsNow(game, lang, state, None))
                assert len(listed) >= 2 * count
                for thing in listed:
                    assert thing.what
                    assert thing.symbol in symbols, (setup, thing)
