"""What is shown when a game is over: where dragon runes came from, and how the realms stand."""

from __future__ import annotations

import pytest

from ludex.core.moments import Moments
from ludex.core.text import Words
from ludex.games.runewars.game import GAME
from ludex.games.runewars.printed.book import CITIES, EXPLORATION, REWARDS
from ludex.games.runewars.rules.areas import dragon_runes
from ludex.games.runewars.rules.runes import lay_rune, reveal_rune
from ludex.games.runewars.show.ending import sources
from ludex.games.runewars.show.view import view
from ludex.games.runewars.things import DRAGON_RUNE
from ludex.kit.testing.checks import walk
from tests.runewars.realm import hero, put, realm


@pytest.mark.law("runewars:RW-14.2", "runewars:RW-19.5e", "runewars:RW-19.11a")
def test_runes_by_where_they_are() -> None:
    g = realm(exploration=True, free_cities=True)
    put(g, 5, footman=1)
    put(g, 7, footman=1)
    put(g, 9, footman=1)
    for place in (1, 5, 9, 23):
        lay_rune(g, place, DRAGON_RUNE)
        reveal_rune(g, place)
    lay_rune(g, 2, DRAGON_RUNE)  # nobody else can see it
    g.waste[9] = 1
    g.city[7] = CITIES.index("alt-tamalir")
    g.token[5], g.token_up[5] = EXPLORATION.index("dragon-throne"), 1
    shard = REWARDS.index("timmorran-shard")
    ronan = hero(g, "ronan", 0, 0)
    g.rewards_up[ronan], g.rewards[ronan] = [shard], [shard]
    found = sources([], view(g, None))
    assert found == [{"runes-home": 1, "runes-land": 1, "cities": 1, "throne": 1, "shards": 1}, {"runes-home": 1}]
    assert [sum(row.values()) for row in found] == GAME.scores(view(g, None))  # type: ignore[misc]
    looking_back = GAME.view_after(g)
    assert [sum(row.values()) for row in sources([], looking_back)] == [dragon_runes(g, 0), dragon_runes(g, 1)]
    assert GAME.scores(looking_back) == [7, 1]  # type: ignore[misc]


@pytest.mark.parametrize("edition", ["original", "revised"])
def test_sources_add_up_and_the_standing_is_told(edition: str) -> None:
    setup = {"seats": ["daqan", "uthuk", "waiqar"], "edition": edition, "exploration": True, "free_cities": True}
    *_, table = walk(GAME, setup, 3)
    board = table.view(None).board
    assert [sum(row.values()) for row in sources([], board)] == [player.runes for player in board.players]
    for lang in ("ru", "en"):
        assert GAME.standing is not None
        sheet = GAME.standing(table.view(None), Words(GAME, lang, table.state))
        assert len(sheet.rows) == 3
        assert all(len(row) == len(sheet.columns) for row in sheet.rows)


def test_whoever_looks_back_sees_how_many_runes_everybody_had() -> None:
    """At the start two dragon runes lie face down in every home realm (RW-3.6)."""
    *_, table = walk(GAME, {"seats": ["daqan", "uthuk"]}, 5)
    moments = Moments(GAME, table.setup)
    for seat, option in table.log:
        moments.answer(seat, option)
    first, *_, last = moments.standings()
    assert first.scores == [2, 2]
    assert last.scores == [dragon_runes(table.state, seat) for seat in (0, 1)]
