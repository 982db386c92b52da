"""How the cells of sheets are put, in the words of the games that use them."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import Game, Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.heroes.game import GAME as HEROES
from ludex.games.root.game import GAME as ROOT
from ludex.kit.sheets import called, counted, labels, listed, named, several, tallied, title_of

ROOT_SEATS = ["marquise", "eyrie", "bot:alliance"]
TABLES: list[tuple[Game, dict[str, Any]]] = [
    (ROOT, {"seats": ROOT_SEATS}),
    (HEROES, {"seats": ["archons", "werewolves"]}),
]


def words_of(game: Game, setup: dict[str, Any], lang: str = "en") -> Words:
    return Words(game, lang, Table.new(game, setup, 1).state)


@pytest.fixture(name="words")
def words_of_root() -> Words:
    return words_of(ROOT, {"seats": ROOT_SEATS})


def test_a_list_leaves_out_what_is_empty_but_not_a_zero() -> None:
    assert listed(["", 0, "fox"]) == "0, fox"
    assert listed([]) == ""
    assert listed([""], "none") == "none"


def test_one_of_a_thing_needs_no_number(words: Words) -> None:
    assert several("wood", 1, words) == "wood"
    assert several("wood", 2, words) == "wood\u00a0×2"
    assert counted([("sawmill", 1), ("keep", 0), ("wood", 3)], words) == "sawmill, wood\u00a0×3"
    assert counted([("keep", 0)], words, "none") == "none"


def test_things_are_named_one_by_one_or_counted_by_name(words: Words) -> None:
    assert named("suit", [0, 2, 0], words) == "fox, mouse, fox"
    assert tallied("suit", [0, 2, 0], words) == "fox\u00a0×2, mouse"
    assert named("suit", [], words, "none") == tallied("suit", [], words, "none") == "none"


def test_labels_come_from_the_game_that_has_them(words: Words) -> None:
    assert labels(words, "suit", "ruler") == [words.text.say("sheet-suit"), words.text.say("sheet-ruler")]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "setup"), TABLES, ids=["root", "heroes"])
def test_every_seat_has_a_title(game: Game, setup: dict[str, Any], lang: str) -> None:
    words = words_of(game, setup, lang)
    titles = [title_of(seat, words) for seat in range(len(setup["seats"]))]
    assert len(set(titles)) == len(titles)
    assert all(title[0].isupper() for title in titles)


def test_a_seat_is_called_in_a_case() -> None:
    words = words_of(ROOT, {"seats": ROOT_SEATS}, "ru")
    assert called(0, words) != called(0, words, "gen")
    assert called(0, words, "title") == title_of(0, words)
