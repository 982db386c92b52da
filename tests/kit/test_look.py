"""What all parts of a picture use."""

from __future__ import annotations

from ludex.core import Table
from ludex.core.text import Words
from ludex.games.heroes.game import GAME as HEROES
from ludex.games.root.game import GAME as ROOT
from ludex.kit.picture.look import Look, Open, capital
from ludex.kit.sheets import title_of


def look_at(seats: list[str], lang: str = "en", open: Open = frozenset()) -> Look:
    game = HEROES if "dark_elves" in seats else ROOT
    table = Table.new(game, {"seats": seats}, 1)
    return Look(table.view(0), Words(game, lang, table.state), open)


def test_only_what_is_open_can_be_chosen() -> None:
    look = look_at(["marquise", "eyrie"], open=frozenset({"clearing:4", "path:2-5"}))
    assert look.can("clearing", 4)
    assert look.can("path", "2-5")
    assert not look.can("clearing", 5)
    assert not look.can("place", 4)


def test_words_are_said_in_the_language_of_the_look() -> None:
    english, russian = (look_at(["marquise", "eyrie"], lang) for lang in ("en", "ru"))
    assert (english.lang, russian.lang) == ("en", "ru")
    assert english.say("suit-fox") != russian.say("suit-fox")
    assert english.clause("4.2") == ROOT.laws["4.2"].text["en"]
    assert russian.clause("4.2") == ROOT.laws["4.2"].text["ru"]


def test_a_seat_has_a_title_and_a_side_a_letter() -> None:
    look = look_at(["dark_elves", "werewolves"])
    assert look.title(0) == title_of(0, look.words)
    assert look.letter("dark_elves") == look.say("board-letter-dark-elves")


def test_a_capital_leaves_the_rest_as_it_is() -> None:
    assert capital("the Eyrie") == "The Eyrie"
    assert capital("") == ""
