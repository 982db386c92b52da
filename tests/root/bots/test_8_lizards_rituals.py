"""8.5, 8.6 Daylight and Evening of the Logical Lizards, and their cards of difficulty and traits."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludex.core.text import LANGUAGES, Words
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import BIRD, FOX, ITEMS, MOUSE, RABBIT
from ludex.games.root.show.sheets import sheets
from ludex.games.root.state import Root
from ludex.kit.testing import checks
from tests.root.bots.test_8_lizards import (
    BOT,
    CONVERT,
    SANCTIFY,
    conspired,
    names,
    plotting,
    scene,
)
from tests.root.conservation import conserved
from tests.root.stage import Play, Stage

TRAITS = ["spiteful", "erratic", "fanatics", "martyrs"]


def revealed(play: Play) -> list[str]:
    return names([about["card"] for about in play.told("soul-revealed", "bots:8.5")])


# --------------------------------------------------------------------------------------------------------- 8.5 Daylight


@pytest.mark.law("bots:8.5", "bots:C-8.easy", "bots:C-8.challenging", "bots:C-8.nightmare")
@pytest.mark.parametrize(("level", "count"), [("easy", 3), ("normal", 4), ("challenging", 5), ("nightmare", 5)])
def test_souls_are_revealed_from_the_top_as_many_as_the_difficulty_says(level: str, count: int) -> None:
    souls = ("investments", "anvil", "bake_sale", "sword", "tax_collector", "cobbler")
    play = scene(difficulty={"lizards": level}).lost_souls(*souls).turn("royal_claim")
    assert revealed(play) == list(souls[::-1][:count])


@pytest.mark.law("bots:8.5")
def test_with_fewer_souls_it_reveals_all_of_them() -> None:
    play = scene().lost_souls("anvil", "sword").turn("royal_claim")
    assert revealed(play) == ["sword", "anvil"]
    assert names(play.g.lost_souls) == ["anvil", "sword", "royal_claim"]


@pytest.mark.law("bots:8.5.1", "bots:8.5.1.I", "bots:2.1")
def test_a_warrior_goes_where_a_slot_is_open_and_enemies_have_more_buildings() -> None:
    stage = scene().piece("roost", 1).piece("sawmill", 6).piece("sawmill", 8).lost_souls("anvil")
    play = stage.turn("royal_claim")
    # Clearings 1 and 6 are full; 8 and 12 have an open slot, 8 with more enemy buildings.
    assert play.chosen("bots:8.5.1") == [8]
    assert play.placed("bots:8.5.1") == [(8, 1)]
    # One warrior against one building: nobody rules, so no garden.
    assert play.told("garden-not-ruled", "bots:8.5.1") == [{"who": 0, "clearing": 8}]
    assert play.pieces("garden_fox", 8) == 0


@pytest.mark.law("bots:8.5.1", "bots:2.1")
def test_by_priority_among_equals_and_a_garden_where_it_rules() -> None:
    play = scene().lost_souls("sword", "investments").turn("royal_claim")
    # In mouse clearing 2 there are two slots; the second garden fills it.
    assert play.chosen("bots:8.5.1") == [2, 2]
    assert (play.warriors(BOT, 2), play.pieces("garden_mouse", 2), play.g.free[2]) == (2, 2, 0)


@pytest.mark.law("bots:8.5.1")
def test_without_an_open_slot_anywhere_it_places_just_the_warrior() -> None:
    stage = scene().piece("roost", 1).piece("sawmill", 6).piece("sawmill", 8).piece("workshop", 8).piece("workshop", 12)
    play = stage.warriors(BOT, 8, 3).lost_souls("anvil").turn("royal_claim")
    assert play.placed("bots:8.5.1") == [(8, 1)]
    assert play.told("garden-no-slot", "bots:8.5.1") == [{"who": 0, "clearing": 8}]


@pytest.mark.law("bots:8.5.1")
def test_without_a_garden_left_it_places_just_the_warrior() -> None:
    stage = scene().piece("garden_mouse", 2, 2).piece("garden_mouse", 7, 2).piece("garden_mouse", 9)
    play = stage.lost_souls("sword").turn("royal_claim")
    assert play.placed("bots:8.5.1") == [(9, 1)]
    assert play.told("garden-none-left", "bots:8.5.1") == [{"who": 0, "clearing": 9}]


@pytest.mark.law("bots:8.5.1", "bots:2.3", "bots:4.2.1")
def test_nothing_is_placed_at_the_keep() -> None:
    stage = scene().piece("keep", 8).piece("sawmill", 8).lost_souls("anvil")
    play = stage.turn("royal_claim")
    (choice,) = play.told("choose-clearing", "bots:8.5.1")
    assert choice["clearing"] == 1
    assert ("passed", 8, "6.2.2", "keep", {}) in choice["why_clearing"]


@pytest.mark.law("bots:8.5.1")
def test_without_a_warrior_left_the_garden_still_comes_where_it_rules() -> None:
    stage = scene().warriors(BOT, 2, 25).lost_souls("sword")
    play = stage.turn("royal_claim")
    assert play.placed("bots:8.5.1") == []
    assert play.told("ritual-without-warrior", "bots:8.5.1") == [{"who": 0}]
    assert play.pieces("garden_mouse", 2) == 1


@pytest.mark.law("bots:8.5.1", "bots:8.2.1")
def test_its_own_garden_lets_it_rule_for_the_next() -> None:
    stage = scene().piece("garden_mouse", 2).warriors("eyrie", 2, 6).lost_souls("sword")
    play = stage.turn("royal_claim")
    assert play.pieces("garden_mouse", 2) == 2


@pytest.mark.plain
@pytest.mark.law("bots:8.5.1", "bots:11.8.2")
def test_a_snare_undoes_the_whole_ritual(monkeypatch: pytest.MonkeyPatch) -> None:
    def snare(g: Root, me: int, clearing: int) -> Any:
        yield from ()
        return clearing == 2

    monkeypatch.setattr("ludex.games.root.bots.lizards.rules.springs_snare", snare)
    play = scene().warriors(BOT, 2, 1).lost_souls("sword").turn("royal_claim")
    assert (play.warriors(BOT, 2), play.pieces("garden_mouse", 2)) == (1, 0)


@pytest.mark.law("bots:8.5.2", "bots:8.2.2", "bots:2.1")
def test_a_bird_makes_an_acolyte_where_most_warriors_are_and_is_discarded_for_good() -> None:
    stage = scene().warriors(BOT, 5, 2).warriors(BOT, 3, 3).warriors(BOT, 7, 3).lost_souls("sword", "sappers")
    play = stage.turn("royal_claim")
    assert play.chosen("bots:8.5.2") == [3]
    assert (play.warriors(BOT, 3), play.g.acolytes, play.told("cult-revenge")) == (2, 1, [])
    assert names(play.g.discard) == ["sappers"]
    assert names(play.g.lost_souls) == ["sword", "royal_claim"]


@pytest.mark.law("bots:8.5.2")
def test_a_bird_without_any_warrior_on_the_map_is_only_discarded() -> None:
    play = scene().lost_souls("sappers").turn("royal_claim")
    assert (play.g.acolytes, names(play.g.discard)) == (0, ["sappers"])


@pytest.mark.law("bots:8.5.2", "3.3.3")
def test_a_revealed_dominance_card_of_birds_lies_beside_the_board() -> None:
    play = scene().warriors(BOT, 5, 1).lost_souls("dominance_bird").turn("royal_claim")
    assert (play.g.acolytes, names(play.g.available), play.g.discard) == (1, ["dominance_bird"], [])


# ---------------------------------------------------------------------------------------------------------- 8.6 Evening


@pytest.mark.law("bots:8.6.1")
@pytest.mark.parametrize("gardens", range(6))
def test_evening_scores_the_track_of_the_ordered_gardens(gardens: int) -> None:
    stage = scene().piece("garden_rabbit", 5, 2)
    for clearing in (2, 2, 7, 7, 9)[:gardens]:
        stage.piece("garden_mouse", clearing)
    points = (0, 0, 2, 2, 3, 4)[gardens]
    play = stage.top_of_deck("royal_claim").start("bot.lizards.evening", order_suit=MOUSE)
    assert play.score(BOT) == points
    assert [about["points"] for about in play.told("score", "bots:8.6.1")] == [points] * (points > 0)


@pytest.mark.law("bots:8.6.1")
@pytest.mark.parametrize(("order", "points"), [(FOX, 0), (RABBIT, 2), (MOUSE, 3), (BIRD, 3)])
def test_an_order_of_birds_scores_the_best_track(order: int, points: int) -> None:
    stage = scene().piece("garden_rabbit", 5, 2).piece("garden_mouse", 2, 2).piece("garden_mouse", 7, 2)
    play = stage.top_of_deck("royal_claim").start("bot.lizards.evening", order_suit=order)
    assert play.score(BOT) == points


@pytest.mark.law("bots:8.6", "bots:8.6.2", "bots:8.6.3", "bots:8.6.4", "3.3.3")
def test_the_rest_is_discarded_the_revealed_return_in_order_and_a_new_card_lies_on_top() -> None:
    souls = ("dominance_fox", "investments", "anvil", "bake_sale", "sword", "tax_collector")
    play = scene().lost_souls(*souls).turn("royal_claim")
    assert revealed(play) == ["tax_collector", "sword", "bake_sale", "anvil"]
    # What was left in the pile; the tax collector, revealed first, lies above the sword again.
    assert (names(play.g.discard), names(play.g.available)) == (["investments"], ["dominance_fox"])
    assert names(play.g.lost_souls) == ["anvil", "bake_sale", "sword", "tax_collector", "royal_claim"]
    assert play.g.revealed == []


@pytest.mark.law("bots:8.6.4", "bots:1.1.1", "bots:1.1.2")
@pytest.mark.parametrize(("card", "supply", "points"), [("anvil", 1, 1), ("anvil", 0, 0), ("tax_collector", 1, 0)])
def test_an_item_on_the_new_card_is_crafted_for_a_point(card: str, supply: int, points: int) -> None:
    stage = scene()
    hammer = ITEMS.index("hammer")
    stage.g.item_supply[hammer] = supply
    play = stage.turn(card)
    assert (play.score(BOT), play.g.items[0][hammer]) == (points, points)
    assert names(play.g.lost_souls) == [card]


@pytest.mark.law("bots:8.6.4", "2.1.2")
def test_without_any_card_left_there_is_nothing_to_craft() -> None:
    stage = Stage(BOT, "marquise", active=BOT)
    stage.g.hands[1], stage.g.deck = stage.g.deck, []
    play = stage.start("bot.lizards.evening", order_suit=BIRD)
    assert (play.told("soul-added"), play.g.active) == ([], 1)


# --------------------------------------------------------------------------------------------------------------- traits


@pytest.mark.law("bots:C-8.nightmare")
@pytest.mark.parametrize(("level", "points"), [("normal", 0), ("challenging", 0), ("nightmare", 1)])
def test_a_nightmare_scores_a_point_at_the_end_of_evening(level: str, points: int) -> None:
    play = scene(difficulty={"lizards": level}).turn("royal_claim")
    assert [about["points"] for about in play.told("score", "bots:C-8.nightmare")] == [points] * points
    assert play.score(BOT) == points


@pytest.mark.law("bots:C-8.spiteful")
@pytest.mark.parametrize(("traits", "points"), [([], 2), (["spiteful"], 3)])
def test_a_spiteful_crusade_that_removes_tokens_scores_one_point_more(traits: list[str], points: int) -> None:
    stage = plotting(acolytes=1, last=CONVERT, souls=(), traits={"lizards": traits})
    stage.warriors(BOT, 8, 2).piece("wood", 8).warriors(BOT, 12, 2).piece("wood", 12)
    play = stage.turn("royal_claim").roll(0, 0).roll(0, 0)  # a hit each against the defenceless
    assert (play.pieces("wood", 8), play.pieces("wood", 12)) == (0, 0)
    assert sum(about["points"] for about in play.told("score")) == points


@pytest.mark.law("bots:C-8.spiteful")
def test_spite_is_for_tokens_removed_in_a_crusade_alone() -> None:
    stage = plotting(acolytes=1, last=CONVERT, traits={"lizards": ["spiteful"]})
    stage.warriors(BOT, 8, 2).piece("sawmill", 8)
    play = stage.turn("royal_claim").roll(0, 0)  # a building, no token
    assert play.told("score", "bots:C-8.spiteful") == []
    stage = plotting(acolytes=1, last=SANCTIFY, traits={"lizards": ["spiteful", "fanatics"]})
    play = stage.warriors("eyrie", 8, 1).piece("wood", 8).turn("royal_claim").roll(0, 0)
    assert (play.pieces("wood", 8), play.fought()) == (0, [(8, "marquise")])
    assert play.told("score", "bots:C-8.spiteful") == []


@pytest.mark.law("bots:C-8.spiteful")
def test_a_crusade_does_not_score_for_a_token_that_fanatics_removed_before() -> None:
    stage = plotting(acolytes=2, last=SANCTIFY, traits={"lizards": ["spiteful", "fanatics"]}).score("marquise", 5)
    stage.piece("roost", 8).warriors("eyrie", 8, 2).piece("wood", 8)
    stage.warriors(BOT, 6, 2).warriors("eyrie", 6, 2)
    play = stage.turn("royal_claim").roll(0, 0).roll(0, 0)
    assert conspired(play) == ["conspire-convert", "conspire-crusade"]
    assert (play.fought(), play.pieces("wood", 8)) == ([(8, "marquise"), (6, "eyrie")], 0)
    assert play.told("score", "bots:C-8.spiteful") == []


@pytest.mark.law("bots:C-8.spiteful")
def test_tokens_that_it_removes_when_defending_are_not_remembered() -> None:
    stage = Stage(BOT, "bot:marquise", active="bot:marquise", traits={"lizards": ["spiteful"]})
    stage.warriors(BOT, 8, 3).warriors("bot:marquise", 8, 1).piece("keep", 8)
    play = stage.turn("anvil").roll(2, 2)
    assert play.g.keep == 0
    assert play.told("score", "bots:C-8.spiteful") == []


@pytest.mark.law("bots:C-8.erratic", "bots:8.2.4")
def test_the_erratic_draw_another_soul_without_crafting_it() -> None:
    play = scene(traits={"lizards": ["erratic"]}).turn("royal_claim", "anvil")
    assert names(play.g.lost_souls) == ["royal_claim", "anvil"]
    assert play.told("bot-crafts") == []


@pytest.mark.law("bots:C-8.fanatics")
def test_fanatics_fight_after_a_conversion_with_an_extra_hit() -> None:
    stage = plotting(acolytes=1, last=SANCTIFY, traits={"lizards": ["fanatics"]}).score("eyrie", 9)
    stage.warriors("eyrie", 8, 3).piece("sawmill", 8).piece("workshop", 8)
    play = stage.turn("royal_claim")
    # Defenceless buildings come before points.
    assert play.told("convert") == [{"who": 0, "victim": 1, "clearing": 8}]
    assert play.fought() == [(8, "marquise")]
    (choice,) = play.told("choose-player", "bots:C-8.fanatics")
    assert ("most", "defenceless-buildings-there", 2, []) in choice["why_player"]
    play.roll(0, 0)
    # No hit by dice; one against the defenceless, one by zeal.
    assert play.g.built[2][8] == 0
    assert len(play.told("cult-spend")) == 1


@pytest.mark.law("bots:C-8.fanatics")
def test_fanatics_fight_most_points_where_no_building_is_defenceless() -> None:
    stage = plotting(acolytes=1, last=SANCTIFY, traits={"lizards": ["fanatics"]}).score("eyrie", 9)
    stage.warriors("eyrie", 8, 3).piece("sawmill", 8).warriors("marquise", 8, 1)
    play = stage.turn("royal_claim")
    assert play.fought() == [(8, "eyrie")]
    play.roll(0, 0)
    assert play.warriors("eyrie", 8) == 1  # one converted, one by zeal


@pytest.mark.law("bots:C-8.fanatics")
def test_zeal_is_over_with_its_battle() -> None:
    stage = plotting(acolytes=2, last=SANCTIFY, traits={"lizards": ["fanatics"]})
    stage.warriors("eyrie", 8, 4).warriors(BOT, 8, 1)
    play = stage.turn("royal_claim").roll(0, 0)
    assert conspired(play) == ["conspire-convert", "conspire-crusade"]
    assert play.warriors("eyrie", 8) == 2
    play.roll(0, 0)
    assert play.warriors("eyrie", 8) == 2


@pytest.mark.law("bots:C-8.martyrs")
@pytest.mark.parametrize(("traits", "on_map", "acolytes"), [([], 20, 1), (["martyrs"], 20, 2), (["martyrs"], 0, 1)])
def test_martyrs_bring_another_acolyte_from_the_supply(traits: list[str], on_map: int, acolytes: int) -> None:
    stage = scene(traits={"lizards": traits}).warriors(BOT, 5, on_map).lost_souls("sappers")
    assert stage.turn("royal_claim").g.acolytes == acolytes


@pytest.mark.law("bots:C-8.martyrs")
def test_martyrs_cannot_come_from_an_empty_supply() -> None:
    stage = scene(traits={"lizards": ["martyrs"]}).acolytes(24).lost_souls("sappers", "armorers")
    play = stage.warriors(BOT, 5, 1).turn("royal_claim")
    # The warrior from the map is an acolyte, and nobody is left.
    assert (play.g.acolytes, play.g.supply[0]) == (25, 0)


# ------------------------------------------------------------------------------------------------------- what one reads


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_told_and_shown_in_words(lang: str) -> None:
    setup = {"seats": ["marquise", BOT, "eyrie"], "traits": {"lizards": TRAITS}}
    seen = set()
    for seed in range(4):
        for table in checks.walk(GAME, setup, seed):
            words = Words(GAME, lang, table.state)
            for sheet in sheets(table.view(0), words):
                assert all(isinstance(cell, str) for row in sheet.rows for cell in row)
        assert table.journal is not None
        for line in table.journal.lines:
            text = words.line(line)
            assert text
            assert not re.search(r"[{}]|\$|None|\?\?\?", text), text
            seen.add(line.message)
    assert {"order-of-souls", "conspire-convert", "cannot-crusade", "soul-revealed", "garden-not-ruled"} <= seen


def test_its_board_shows_order_acolytes_marker_gardens_and_souls() -> None:
    stage = plotting(acolytes=2, last=CONVERT).piece("garden_fox", 8, 2).warriors(BOT, 12, 2)
    play = stage.warriors("marquise", 12, 2).start("birdsong")
    assert play.asked == ("chance", "roll")
    words = Words(GAME, "en", play.g)
    sheet = next(sheet for sheet in sheets(play.table.view(1), words) if sheet.title == "Logical Lizards")
    rows = {row[0]: row[1] for row in sheet.rows}
    assert rows["Order"] == "fox"
    assert rows["Acolytes"] == "2"
    assert rows["Conspiracy marker"] == "Crusade, then Convert"
    assert rows["fox garden"] == "2 on the map, 2 points in Evening"
    assert rows["Lost souls from the top"].startswith("“Protection Racket”")
    assert rows["Revealed"] == "none"


@pytest.mark.parametrize("others", [("marquise", "eyrie"), ("alliance", "vagabond"), ("bot:marquise", "riverfolk")])
@pytest.mark.parametrize("cooperative", [False, True])
def test_random_games_end_with_every_component_in_its_place(others: tuple[str, str], cooperative: bool) -> None:
    setup = {"seats": [others[0], BOT, others[1]], "traits": {"lizards": TRAITS}, "cooperative": cooperative}
    for seed in (1, 2):
        checks.random_play_ends(GAME, setup, seed, conserved)
