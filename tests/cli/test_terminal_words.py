"""What the terminal says of the game it plays: nothing of another game, nothing twice, and how it ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludex.agents import RandomAgent
from ludex.core import Sheet, Table, key_of
from ludex.core.text import core_text
from ludex.terminal.screen import Screen
from tests.cli.session import ENOUGH, MARQUISE, Paper, Typist, new_table, play, stage_with_three_warriors
from tests.root.stage import Stage

HEROES = {"seats": ["mushroomfolk", "werewolves"]}


def printed(before: list[Sheet], now: list[Sheet]) -> str:
    paper = Paper()
    Screen(core_text("en"), Typist([]), paper).sheets(now, before)
    return paper.text


def test_only_the_board_that_has_changed_is_shown_again_though_others_look_alike() -> None:
    """Boards with the same columns are told apart by their titles."""
    cats = Sheet("Cats", ["topic", "what"], [["wood", "3"], ["gold", "1"]])
    birds = Sheet("Birds", ["topic", "what"], [["wood", "5"]])
    later = Sheet("Cats", ["topic", "what"], [["wood", "3"], ["gold", "2"]])
    assert printed([cats, birds], [cats, birds]) == ""
    assert printed([cats, birds], [later, birds]) == "Changes: Cats gold: 2"


def test_a_board_whose_title_tells_something_new_is_named_again() -> None:
    first = Sheet("Players, turn 1", ["who", "points"], [["Cats", "3"]])
    second = Sheet("Players, turn 2", ["who", "points"], [["Cats", "3"]])
    assert printed([first], [second]) == "Changes: Players, turn 2"
    deck = Sheet("The deck", ["who", "points"], [["Cats", "3"]])
    assert printed([first], [first, deck]) == "The deck Cats: 3"


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_help_names_things_of_the_game_that_is_played(lang: str) -> None:
    table = Table.new("heroes", HEROES, seed=3)
    _, paper = play(table, ["h", "?", "c", "l nonsense"], people={0: "Ann", 1: "Ann"}, lang=lang)
    (seat, *_) = table.pending
    decision = table.pending[seat]
    assert key_of(decision.options[-1]) in paper.text
    assert f"l {decision.clause}" in paper.text
    for foreign in ("move:4:8:3", "l 4.3", "ambush", "засада", "warriors", "воинов"):
        assert foreign not in paper.text
    _, paper = play(new_table(), ["h", "c"], lang=lang)
    assert f"c {new_table().game.text(lang).say('example-card')}" in paper.text


@pytest.mark.parametrize(
    ("game", "setup"), [("heroes", HEROES), ("root", {"seats": ["marquise", "eyrie"], "first": 0})]
)
def test_the_final_score_of_everyone_is_shown(game: str, setup: dict[str, Any]) -> None:
    table = Table.new(game, setup, seed=3)
    agent = RandomAgent(1)

    def typed() -> Iterator[str]:
        for _ in range(ENOUGH):
            yield "" if table.over else key_of(agent.choose(table, 0))

    _, paper = play(table, typed(), people={0: "Ann"}, plain=True)
    assert table.over
    assert table.game.scores is not None
    end = paper.text.rpartition("The game is over")[2]
    for points in table.game.scores(table.view(None).board):
        assert f": {points}" in end


def test_back_is_b_so_that_nought_may_be_an_answer() -> None:
    table = stage_with_three_warriors()
    _, paper = play(table, ["move:1:5", "0", "b", "move:1:5", "2"])
    assert "How many? 1 to 3; Enter — 3; b — back" in paper.text
    assert "0 is not possible here" in paper.text
    assert table.log == [(MARQUISE, ("move", 1, 5, 2))]


# -------------------------------------------------------------------------------------------------------- the Riverfolk


def pricing() -> Table:
    scene = Stage("riverfolk", "marquise", active="riverfolk")
    return scene.start("riverfolk.prices", prices=[2, 3, 4]).table


@pytest.mark.law("root:11.6.2")
def test_enter_keeps_a_price_and_the_question_says_which_it_is() -> None:
    table = pricing()
    _, paper = play(table, ["", "1", "", "price:2:1"], people={0: "Ann"})
    assert table.log[:3] == [(0, ("price", 0, 2)), (0, ("price", 1, 3)), (0, ("price", 2, 1))]
    assert "Price of “hand card”, now 2" in paper.text
    assert "Enter — keep “hand card”: price 2; h — help." in paper.text
    assert "Which price? 1 to 4; Enter — 3; b — back" in paper.text


@pytest.mark.law("root:11.2.6.I")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "en",
            [
                "Buy “Anvil” (fox), price 2",
                "Buy riverboats for this turn, price 3",
                "mercenaries for this turn, price 4",
            ],
        ),
        ("ru", ["Купить «Наковальня» (лисы), цена 2", "лодки на этот ход, цена 3", "наёмников на этот ход, цена 4"]),
    ],
)
def test_services_say_their_prices(lang: str, said: list[str]) -> None:
    scene = Stage("marquise", "riverfolk").hand("riverfolk", "anvil")
    table = scene.start("birdsong", prices=[2, 3, 4]).table
    _, paper = play(table, [], lang=lang)
    for words in said:
        assert words in paper.text
