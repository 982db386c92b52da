"""Which things there are, and what they are called."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core.text import LANGUAGES, Noun
from ludex.games.heroes.game import GAME as HEROES
from ludex.games.heroes.things import CATALOGUE as HEROES_THINGS
from ludex.games.root.game import GAME as ROOT
from ludex.games.root.things import CATALOGUE as ROOT_THINGS
from ludex.kit.things import Catalogue, Numbering

BOX = Catalogue(named={"suit": ["fox", "rabbit"], "suit_column": ["fox", "rabbit"]}, numbered={"place": (3, 5)})


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "things"), [(ROOT, ROOT_THINGS), (HEROES, HEROES_THINGS)], ids=["root", "heroes"])
def test_every_thing_of_a_game_has_a_name(game: Any, things: Catalogue, lang: str) -> None:
    text = game.text(lang)
    for kind, ids in things.ids.items():
        for number in range(len(ids)):
            noun = things.noun(text, kind, number)
            assert text.has(noun.message), noun.message


def test_a_thing_is_said_by_the_message_of_its_kind_and_id() -> None:
    text = ROOT.text("en")
    assert BOX.noun(text, "suit", 1) == Noun(text, "suit-rabbit")
    assert BOX.noun(text, "suit_column", 0) == Noun(text, "suit-column-fox")


def test_what_has_no_name_is_as_it_is() -> None:
    text = ROOT.text("en")
    assert BOX.noun(text, "count", 7) == 7
    assert BOX.noun(text, "place", 3) == 3


@pytest.mark.parametrize(
    ("option", "there"),
    [
        (("move", 1, 3), True),
        (("move", 2, 3), False),
        (("move", -1, 3), False),
        (("move", 1, 4), False),
    ],
)
def test_all_things_of_an_option_have_to_exist(option: tuple[Any, ...], there: bool) -> None:
    assert BOX.exists(["suit", "place"], option) is there


def test_a_table_may_have_fewer_or_other_things() -> None:
    assert not BOX.exists(["place"], ("go", 3), here={"place": (5,)})
    assert BOX.exists(["seat"], ("ask", 1), here={"seat": range(2)})
    assert not BOX.exists(["seat"], ("ask", 2), here={"seat": range(2)})
    assert not BOX.exists(["place"], ("go", 3), here={"place": ()})


def test_kinds_that_nobody_knows_are_left_to_the_rules() -> None:
    assert BOX.exists(["count"], ("pay", 99))


def test_a_code_says_which_board_and_which_thing_on_it() -> None:
    boards = Numbering(10)
    for board in range(3):
        for number in range(10):
            code = boards.code(board, number)
            assert (boards.board(code), boards.number(code)) == (board, number)
    assert list(boards.all_on(2, 3)) == [20, 21, 22]
    assert 23 not in boards.all_on(2, 3)
