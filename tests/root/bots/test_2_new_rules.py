"""2 How bots choose, orders, and what all bots have in common."""

from __future__ import annotations

import pytest

from ludex.core import Refusal
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.bots.actions import ordered
from ludex.games.root.bots.choose import (
    LOWEST,
    Measure,
    choose_clearing,
    choose_player,
    fewest,
    if_possible,
    in_order,
    most,
    such,
)
from ludex.games.root.bots.measures import enemy_pieces, points, you_rule, your_warriors
from ludex.games.root.game import GAME
from ludex.games.root.state import Root
from tests.root.stage import Stage

BOT = "bot:marquise"
MAYBE = Refusal("2.2.3", "no-slot")


def scene(map: str = "autumn") -> Stage:
    return Stage(BOT, "eyrie", "alliance", active=BOT, map=map)


def even(g: Root, me: int, clearing: int) -> int:
    return clearing % 2 == 0


EVEN = Measure("has-free-slot", even)


# ------------------------------------------------------------------------------------------------ 2.1–2.5 how to choose


@pytest.mark.law("bots:2.1", "bots:2.5")
def test_criteria_one_after_another_then_the_highest_priority() -> None:
    g = scene().warriors(BOT, 4, 2).warriors(BOT, 6, 3).warriors(BOT, 8, 3).warriors(BOT, 11, 3).g
    everywhere = range(1, 13)
    assert choose_clearing(g, 0, "bots:2.1", everywhere) == 1
    assert choose_clearing(g, 0, "bots:2.1", everywhere, order=LOWEST) == 12
    assert choose_clearing(g, 0, "bots:2.1", everywhere, most(your_warriors)) == 6
    assert choose_clearing(g, 0, "bots:2.1", everywhere, most(your_warriors), order=LOWEST) == 11
    assert choose_clearing(g, 0, "bots:2.1", everywhere, such(you_rule), fewest(your_warriors)) == 4
    assert choose_clearing(g, 0, "bots:2.1", everywhere, such(you_rule), such(enemy_pieces)) == 0
    assert choose_clearing(g, 0, "bots:2.1", (5, 7), if_possible(EVEN)) == 5
    assert choose_clearing(g, 0, "bots:2.1", (5, 7, 8), if_possible(EVEN)) == 8


@pytest.mark.law("bots:2.2")
def test_players_are_preferred_by_the_order_in_which_they_set_up() -> None:
    g = Stage("riverfolk", "vagabond", "eyrie", BOT, "alliance", active="riverfolk").g
    assert choose_player(g, 3, "bots:2.2", (0, 1, 2, 4)) == 2
    assert choose_player(g, 3, "bots:2.2", (0, 1, 4)) == 4
    g.score[:] = [5, 5, 1, 0, 3]
    assert choose_player(g, 3, "bots:2.2", (0, 1, 2, 4), most(points)) == 1
    assert choose_player(g, 3, "bots:2.2", ()) == -1


@pytest.mark.law("bots:2.3")
def test_what_is_not_allowed_is_passed_over_for_the_next_best() -> None:
    g = scene().warriors(BOT, 4, 5).warriors(BOT, 6, 3).warriors(BOT, 8, 3).g

    def not_here(g: Root, me: int, clearing: int) -> Refusal | None:
        return MAYBE if clearing in (4, 6) else None

    assert choose_clearing(g, 0, "bots:2.3", (4, 6, 8), most(your_warriors), allowed=not_here) == 8
    assert choose_clearing(g, 0, "bots:2.3", (4, 6), most(your_warriors), allowed=not_here) == 0


@pytest.mark.law("bots:2.4")
def test_several_actions_go_by_priority() -> None:
    stage = scene().leader("commander").piece("roost", 3).warriors(BOT, 1, 1)
    for clearing in (12, 8, 6):
        stage.warriors(BOT, clearing, 1).warriors("alliance", clearing, 1)
    play = stage.turn("anvil").roll(0, 0).roll(0, 0).roll(0, 0)
    assert [clearing for clearing, _ in play.fought()] == [6, 8, 12]


@pytest.mark.law("bots:12.2.2", "bots:2.1")
def test_the_pass_comes_before_all_others_highest_or_lowest() -> None:
    g = scene("mountain").g
    assert choose_clearing(g, 0, "bots:2.1", range(1, 13)) == 10
    assert choose_clearing(g, 0, "bots:2.1", range(1, 13), order=LOWEST) == 10
    assert choose_clearing(g, 0, "bots:2.1", (3, 5), order=LOWEST) == 5
    assert in_order(g, (12, 3, 10)) == [10, 3, 12]


# -------------------------------------------------------------------------------------------------------------- reasons


@pytest.mark.law("bots:2.1", "bots:2.3", "bots:2.5")
def test_a_choice_tells_what_was_considered_and_why() -> None:
    stage = scene().leader("commander").piece("roost", 3).warriors(BOT, 1, 4).piece("sawmill", 1)
    play = stage.warriors(BOT, 6, 2).warriors(BOT, 8, 2).warriors(BOT, 9, 1).turn("investments")
    (choice,) = play.told("choose-clearing", "bots:4.5.3")
    assert choice["why_clearing"] == [
        ("such", "you-rule"),
        ("most", "your-warriors", 5, []),
    ]
    line = next(line for line in play.table.journal.lines if line.message == "choose-clearing")
    said = {lang: Words(GAME, lang, play.g).line(line) for lang in LANGUAGES}
    assert said["en"] == (
        "The Mechanical Marquise: clearing 9 (mouse) — the bot rules it, most warriors of the bot (5)."
    )
    assert said["ru"] == (
        "Механическая Маркиса: выбрана поляна 9 (мыши) — бот ею правит, больше всего воинов бота (5)."
    )


@pytest.mark.law("bots:2.3")
def test_ties_and_passed_over_clearings_are_named_in_both_languages() -> None:
    stage = scene().leader("commander").piece("roost", 3).warriors(BOT, 1, 4).piece("sawmill", 1)
    play = stage.warriors(BOT, 6, 2).warriors(BOT, 8, 2).turn("root_tea_mouse")
    line = next(line for line in play.table.journal.lines if line.clause == "bots:4.5.3")
    said = {lang: Words(GAME, lang, play.g).line(line) for lang in LANGUAGES}
    assert said["en"] == (
        "The Mechanical Marquise: clearing 6 (fox) — the bot rules it, most warriors of the bot (2, tied with 8), "
        "highest priority, not clearing 1: there is no free slot in this clearing [2.2.3]."
    )
    assert "поровну" not in said["ru"]
    assert "столько же: 8" in said["ru"]
    assert "наибольший приоритет" in said["ru"]


# ------------------------------------------------------------------------------------------------------ 2.7, 2.8 orders


@pytest.mark.law("bots:2.7")
def test_ordered_is_what_matches_the_order_and_a_bird_matches_everything() -> None:
    assert ordered(scene().order("anvil").g) == [1, 6, 8, 12]
    assert ordered(scene().order("birdy_bindle").g) == list(range(1, 13))
    assert ordered(scene().g) == []


@pytest.mark.law("bots:2.7", "root:2.1.2")
def test_an_empty_deck_is_made_anew_for_an_order_and_without_any_card_there_is_none() -> None:
    stage = scene().leader("commander").piece("roost", 3).warriors(BOT, 6, 1)
    stage.g.discard, stage.g.deck = [stage.take("anvil")], []
    play = stage.start("birdsong")
    assert play.asked == ("chance", "shuffle")
    play.choose("shuffle", 0)
    assert [about["card"] for about in play.told("order")] == [play.stage.card("anvil")]

    stage = scene().leader("commander").piece("roost", 3).warriors(BOT, 6, 1)
    stage.g.deck = []
    play = stage.start("birdsong")
    assert play.told("no-order") == [{"who": 0}]
    assert play.g.active == 1


@pytest.mark.law("bots:2.8.1", "root:9.5.4")
def test_a_card_for_a_bot_is_discarded_and_scores_a_point() -> None:
    stage = Stage(BOT, "vagabond", active="vagabond").warriors(BOT, 1, 1).pawn("vagabond", 1)
    stage.belongings("vagabond", "boots", "boots", "torch").character("vagabond", "ranger").hand("vagabond", "anvil")
    stage.g.items[0][0] = 1
    play = stage.start("vagabond.daylight").choose("aid", BOT, "anvil").choose("exhaust", 1).choose("take_item", 0)
    assert play.score(BOT) == 1
    assert play.g.discard == [play.stage.card("anvil")]
    assert play.g.hands == [[], []]
    assert play.g.relation[1] == [1, 0]
    assert play.items("vagabond") == ["bag", "boots", "torch"]


@pytest.mark.law("bots:2.8.1", "root:4.1.3")
def test_a_card_of_a_bot_comes_from_the_deck() -> None:
    stage = Stage(BOT, "eyrie", active="eyrie").leader("commander").crafted("eyrie", "stand_and_deliver")
    play = stage.piece("roost", 3).warriors("eyrie", 3, 1).top_of_deck("anvil").start("birdsong")
    play.choose("rob", BOT)
    assert play.hand("eyrie") == ["anvil"]
    assert play.score(BOT) == 1


@pytest.mark.law("bots:2.8.1", "root:4.1.3")
def test_a_bot_that_would_draw_a_card_scores_instead() -> None:
    stage = Stage(BOT, "eyrie", active="eyrie").leader("commander").crafted("eyrie", "better_burrow_bank")
    play = stage.piece("roost", 3).warriors("eyrie", 3, 1).top_of_deck("anvil").start("birdsong")
    assert play.hand("eyrie") == ["anvil"]
    assert (play.score(BOT), play.g.hands[0]) == (1, [])


@pytest.mark.law("bots:2.8.1", "root:8.2.6")
def test_outrage_at_a_bot_draws_a_supporter() -> None:
    stage = Stage(BOT, "alliance", active=BOT).warriors(BOT, 6, 7).piece("sawmill", 6).piece("sympathy", 2)
    play = stage.top_of_deck("anvil", "investments").start("birdsong")
    assert play.moved()[0] == (6, 2, 8)
    assert play.supporters == ["investments"]


@pytest.mark.law("bots:2.8.2")
def test_nobody_ambushes_a_bot() -> None:
    stage = Stage(BOT, "eyrie", active=BOT).leader("commander").piece("roost", 3).warriors(BOT, 6, 2)
    play = stage.warriors("eyrie", 6, 2).hand("eyrie", "ambush_fox", "ambush_bird").turn("anvil")
    assert play.asked == ("chance", "roll")


@pytest.mark.law("bots:2.8.2")
def test_a_bot_never_answers_an_attack_with_an_ambush() -> None:
    stage = Stage(BOT, "eyrie", active="eyrie").leader("charismatic").no_viziers().warriors(BOT, 8, 2)
    play = stage.warriors("eyrie", 8, 2).hand("eyrie", "ambush_fox").decree("battle", "anvil").resolving("battle")
    assert play.start("eyrie.decree").asked == ("chance", "roll")
