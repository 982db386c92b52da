"""9.4–9.6 The Vagabond's turn, clause by clause."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.pieces import KEEP, WOOD
from ludex.games.root.sides.vagabond.items import (
    BOOTS,
    CONDITIONS,
    HAMMER,
    QUEST_ITEMS,
    QUEST_SUIT,
    SWORD,
    TEA,
    TORCH,
)
from ludex.games.root.state import FOREST, HOSTILE
from tests.root.stage import PIECE, Play, Stage

READY, EXHAUSTED, DAMAGED, DAMAGED_EXHAUSTED = range(4)
NORTH, NORTH_WEST, WITCHWOOD = FOREST, FOREST + 1, FOREST + 2
ERRAND_FOX, EXPEL_BANDITS_RABBIT = 1, 9


def vagabond(place: int = 1) -> Stage:
    return Stage("marquise", "eyrie", "vagabond", active="vagabond").pawn("vagabond", place)


def day(scene: Stage, **fields: object) -> Play:
    return scene.start("vagabond.daylight", **fields)


# --------------------------------------------------------------------------------------------------------- 9.4 Birdsong


@pytest.mark.law("root:9.4", "root:9.4.1")
def test_three_items_are_refreshed_as_he_chooses() -> None:
    scene = vagabond().belongings("vagabond", "boots", "sword", "torch", "hammer", condition=EXHAUSTED)
    play = scene.start("birdsong")
    assert play.asked == ("vagabond", "refresh")
    for kind in (BOOTS, TORCH, SWORD):
        play.choose("refresh", CONDITIONS * kind + EXHAUSTED)
    assert play.items("vagabond") == ["boots", "sword", "torch"]
    assert play.items("vagabond", EXHAUSTED) == ["hammer"]
    assert play.asked == ("vagabond", "slip")


@pytest.mark.law("root:9.4.1")
def test_each_tea_face_up_at_the_start_refreshes_two_more() -> None:
    scene = vagabond().belongings("vagabond", "tea").belongings("vagabond", "tea", condition=EXHAUSTED)
    scene.belongings("vagabond", "tea", condition=DAMAGED)
    play = scene.belongings("vagabond", *["boots"] * 6, condition=EXHAUSTED).start("birdsong")
    assert play.decision.about == {"count": 5}
    play.choose("refresh", CONDITIONS * TEA + EXHAUSTED)
    assert play.items("vagabond").count("boots") == 4, "tea turned up just now does not count"


@pytest.mark.law("root:9.4.1")
def test_damaged_items_can_be_turned_up_too_and_stay_damaged() -> None:
    play = vagabond().belongings("vagabond", "sword", condition=DAMAGED_EXHAUSTED).start("birdsong")
    assert play.items("vagabond", DAMAGED) == ["sword"]


@pytest.mark.law("root:9.4.2", "root:2.4.1", "root:9.2.9.III.B")
def test_he_slips_to_any_adjacent_clearing_or_forest_for_nothing() -> None:
    scene = vagabond().warriors("eyrie", 5, 2).relation("vagabond", "eyrie", HOSTILE)
    play = scene.start("birdsong")
    assert play.options == [("done",), ("slip", 5), ("slip", 9), ("slip", 10), ("slip", NORTH), ("slip", NORTH_WEST)]
    play.choose("slip", 5)
    assert play.g.pawn[2] == 5


@pytest.mark.law("root:9.4.2", "root:2.4.1")
def test_from_a_forest_he_slips_to_its_clearings_and_to_forests_one_path_away() -> None:
    play = vagabond(NORTH).start("birdsong")
    places = [option[1] for option in play.offered("slip")]
    assert places == [1, 2, 5, 10, NORTH_WEST, WITCHWOOD]
    play.choose("slip", NORTH_WEST)
    assert play.g.pawn[2] == NORTH_WEST


@pytest.mark.law("root:9.4.2")
def test_he_need_not_slip() -> None:
    play = vagabond().hand("vagabond", "anvil").start("birdsong").done()
    assert play.g.pawn[2] == 1
    assert play.asked == ("vagabond", "wander")


# --------------------------------------------------------------------------------------------------------- 9.5 Daylight


@pytest.mark.law("root:9.5", "root:9.5.1", "root:9.5.2", "root:9.5.6")
def test_actions_come_in_any_order_as_long_as_there_are_items() -> None:
    scene = vagabond().belongings("vagabond", "boots", "boots", "crossbow", "sword").warriors("marquise", 5, 4)
    play = day(scene).choose("walk", 5).choose("strike", "marquise").choose("battle", 5, "marquise").roll(1, 0)
    play.choose("walk", 1)
    assert play.items("vagabond", EXHAUSTED) == ["boots", "boots", "crossbow", "sword"]
    assert play.warriors("marquise", 5) == 2


@pytest.mark.law("root:9.5.1")
def test_boots_lead_to_clearings_only_and_out_of_a_forest_to_its_own() -> None:
    play = day(vagabond().belongings("vagabond", "boots"))
    assert [option[1] for option in play.offered("walk")] == [5, 9, 10]
    assert play.why_not("vagabond", "walk", 3) == "2.2.1"
    play = day(vagabond(NORTH).belongings("vagabond", "boots"))
    assert [option[1] for option in play.offered("walk")] == [1, 2, 5, 10]
    assert play.why_not("vagabond", "walk", 9) == "2.4.1"


@pytest.mark.law("root:9.5.1")
def test_without_boots_he_stays() -> None:
    play = day(vagabond().belongings("vagabond", "torch").hand("vagabond", "anvil"))
    assert not play.offered("walk")
    assert play.why_not("vagabond", "walk", 5) == "9.5.1"


@pytest.mark.law("root:9.5.2", "root:4.3")
def test_a_battle_needs_a_ready_sword_and_a_defender_in_his_clearing() -> None:
    scene = vagabond().warriors("marquise", 1, 1).warriors("eyrie", 5, 1).belongings("vagabond", "sword")
    play = day(scene)
    assert play.offered("battle") == [("battle", 1, 0)]
    assert play.why_not("vagabond", "battle", 5, "eyrie") == "4.3"
    scene = vagabond().warriors("marquise", 1, 1).belongings("vagabond", "sword", condition=EXHAUSTED)
    assert day(scene.hand("vagabond", "anvil")).why_not("vagabond", "battle", 1, "marquise") == "9.5.2"


@pytest.mark.law("root:9.5.2", "root:6.2.2", "root:3.2.1")
def test_he_may_attack_at_the_keep_and_scores_for_what_he_removes() -> None:
    scene = vagabond().piece("keep", 1).piece("wood", 1).belongings("vagabond", "sword")
    play = day(scene).choose("battle", 1, "marquise").roll(2, 0)
    assert (play.g.keep, play.g.pieces[WOOD][1], play.g.pieces[KEEP][1]) == (0, 0, 0), (
        "a hit and one to the defenceless"
    )
    assert play.score("vagabond") == 2


@pytest.mark.law("root:9.5.3", "root:2.2.4")
def test_exploring_takes_the_item_and_clears_the_ruin() -> None:
    scene = vagabond(6).belongings("vagabond", "torch")
    scene.g.ruin_items[6] = [HAMMER]
    play = day(scene).choose("explore")
    assert play.items("vagabond") == ["hammer"]
    assert (play.g.ruins[6], play.g.free[6]) == (0, 2)
    assert play.score("vagabond") == 0, "the rulebook gives no point"


@pytest.mark.law("root:9.5.3")
def test_by_the_current_law_exploring_scores_a_point() -> None:
    scene = vagabond(6).belongings("vagabond", "torch")
    scene.g.ruin_items[6] = [HAMMER]
    assert day(scene, current_law=1).choose("explore").score("vagabond") == 1


@pytest.mark.law("root:9.5.3")
def test_exploring_needs_a_ruin_and_a_torch() -> None:
    play = day(vagabond().belongings("vagabond", "torch", "hammer").hand("vagabond", "anvil"))
    assert play.why_not("vagabond", "explore") == "9.5.3"
    scene = vagabond(6).belongings("vagabond", "torch", condition=EXHAUSTED).hand("vagabond", "anvil")
    scene.g.ruin_items[6] = [HAMMER]
    assert day(scene).why_not("vagabond", "explore") == "9.5.3"


@pytest.mark.law("root:9.5.5")
def test_a_quest_exhausts_both_items_and_scores_for_all_of_its_suit() -> None:
    scene = vagabond().belongings("vagabond", "tea", "boots")
    scene.g.quests_done[2] = [0, EXPEL_BANDITS_RABBIT]
    play = day(scene, quests=[ERRAND_FOX, 12, 13], quest_deck=[4, 7]).choose("quest", ERRAND_FOX)
    assert play.decision.about == {"points": 2}
    play.choose("quest_points")
    assert play.score("vagabond") == 2
    assert play.items("vagabond", EXHAUSTED) == ["boots", "tea"]
    assert play.g.quests == [7, 12, 13], "a new one takes its place"
    assert play.g.quests_done[2][-1] == ERRAND_FOX


@pytest.mark.law("root:9.5.5")
def test_a_quest_may_bring_two_cards_instead() -> None:
    scene = vagabond().belongings("vagabond", "tea", "boots").top_of_deck("anvil", "bake_sale")
    play = day(scene, quests=[ERRAND_FOX]).choose("quest", ERRAND_FOX).choose("quest_cards")
    assert play.hand("vagabond") == ["anvil", "bake_sale"]
    assert play.score("vagabond") == 0
    assert play.g.quests == [], "the quest deck has run out"


@pytest.mark.law("root:9.5.5")
def test_a_quest_must_match_the_clearing_and_needs_both_items_ready() -> None:
    scene = vagabond(5).belongings("vagabond", "tea", "boots", "sword").hand("vagabond", "anvil")
    play = day(scene, quests=[ERRAND_FOX, EXPEL_BANDITS_RABBIT])
    assert play.g.suits[5] == QUEST_SUIT[EXPEL_BANDITS_RABBIT]
    assert QUEST_ITEMS[EXPEL_BANDITS_RABBIT] == (SWORD, SWORD)
    assert not play.offered("quest")
    for quest in (ERRAND_FOX, EXPEL_BANDITS_RABBIT, 3):
        assert play.why_not("vagabond", "quest", quest) == "9.5.5"


@pytest.mark.law("root:9.5.6", "root:9.2.9.III")
def test_a_strike_removes_a_warrior_and_makes_an_enemy_without_infamy() -> None:
    scene = vagabond().warriors("marquise", 1, 2).relation("vagabond", "eyrie", HOSTILE).warriors("eyrie", 1, 1)
    play = day(scene.belongings("vagabond", "crossbow", "crossbow")).choose("strike", "marquise")
    assert play.warriors("marquise", 1) == 1
    assert play.g.relation[2][0] == HOSTILE
    play.choose("strike", "eyrie")
    assert play.score("vagabond") == 0


@pytest.mark.law("root:9.5.6", "root:3.2.1")
def test_without_warriors_a_building_or_token_is_struck_and_scores() -> None:
    scene = vagabond(5).piece("sawmill", 5).piece("wood", 5).warriors("eyrie", 5, 1).piece("roost", 5)
    play = day(scene.belongings("vagabond", "crossbow"))
    assert play.offered("strike") == [("strike", 1)]
    assert play.offered("strike_piece") == [("strike_piece", PIECE["sawmill"]), ("strike_piece", PIECE["wood"])]
    assert play.why_not("vagabond", "strike_piece", "roost") == "9.5.6"
    assert play.why_not("vagabond", "strike", "marquise") == "9.5.6"
    play.choose("strike_piece", "sawmill")
    assert (play.pieces("sawmill", 5), play.score("vagabond")) == (0, 1)
    assert play.g.relation[2][0] == 0


@pytest.mark.law("root:9.5.6")
def test_a_strike_needs_a_crossbow() -> None:
    play = day(vagabond().warriors("marquise", 1, 1).belongings("vagabond", "boots").piece("roost", 1))
    assert play.why_not("vagabond", "strike", "marquise") == "9.5.6"
    assert play.why_not("vagabond", "strike_piece", "roost") == "9.5.6"


@pytest.mark.law("root:9.5.7")
def test_a_hammer_repairs_an_item_that_stays_as_it_lay() -> None:
    scene = vagabond(NORTH).belongings("vagabond", "hammer", "hammer")
    scene.belongings("vagabond", "tea", condition=DAMAGED).belongings("vagabond", "sword", condition=DAMAGED_EXHAUSTED)
    play = day(scene).choose("repair", CONDITIONS * TEA + DAMAGED)
    play.choose("repair", CONDITIONS * SWORD + DAMAGED_EXHAUSTED)
    assert play.items("vagabond") == ["tea"]
    assert play.items("vagabond", EXHAUSTED) == ["hammer", "hammer", "sword"]


@pytest.mark.law("root:9.5.7")
def test_repair_needs_a_hammer_and_something_damaged() -> None:
    scene = vagabond().belongings("vagabond", "boots").belongings("vagabond", "tea", condition=DAMAGED)
    play = day(scene)
    assert play.why_not("vagabond", "repair", CONDITIONS * TEA + DAMAGED) == "9.5.7"
    assert play.why_not("vagabond", "repair", CONDITIONS * BOOTS + DAMAGED) == "9.5.7"


@pytest.mark.law("root:9.5.8", "root:9.2.1")
def test_crafting_exhausts_a_hammer_for_each_symbol() -> None:
    scene = vagabond().belongings("vagabond", "hammer", "hammer").hand("vagabond", "anvil", "foxfolk_steel")
    play = day(scene).choose("craft", "anvil")
    assert play.items("vagabond") == ["hammer", "hammer"], "the other hammer, and the new one"
    assert play.items("vagabond", EXHAUSTED) == ["hammer"]
    play.choose("craft", "foxfolk_steel")
    assert "sword" in play.items("vagabond")
    assert play.score("vagabond") == 4


# ---------------------------------------------------------------------------------------------------------- 9.6 Evening


@pytest.mark.law("root:9.6", "root:9.6.1")
def test_in_a_forest_everything_damaged_is_repaired_and_turned_up() -> None:
    scene = vagabond(NORTH).belongings("vagabond", "sword", condition=DAMAGED_EXHAUSTED)
    scene.belongings("vagabond", "tea", condition=DAMAGED).belongings("vagabond", "boots", condition=EXHAUSTED)
    play = scene.start("vagabond.evening")
    assert play.items("vagabond") == ["sword", "tea"]
    assert play.items("vagabond", EXHAUSTED) == ["boots"], "what was only exhausted stays so"


@pytest.mark.law("root:9.6.1")
def test_in_a_clearing_there_is_no_rest() -> None:
    play = vagabond().belongings("vagabond", "sword", condition=DAMAGED).start("vagabond.evening")
    assert play.items("vagabond", DAMAGED) == ["sword"]


@pytest.mark.law("root:9.6.2")
def test_he_draws_one_card_and_one_for_each_coin_on_the_track() -> None:
    scene = vagabond().belongings("vagabond", "coins", "coins").belongings("vagabond", "coins", condition=EXHAUSTED)
    play = scene.start("vagabond.evening")
    assert len(play.g.hands[2]) == 3


@pytest.mark.law("root:9.6.3", "root:2.1.3")
def test_he_discards_down_to_five() -> None:
    cards = ("anvil", "bake_sale", "armorers", "sappers", "cobbler")
    play = vagabond().hand("vagabond", *cards).start("vagabond.evening")
    assert play.asked == ("vagabond", "discard")
    play.choose("discard", "anvil")
    assert len(play.g.hands[2]) == 5


@pytest.mark.law("root:9.6.4", "root:2.5.5")
def test_items_over_the_limit_go_back_to_the_box_as_he_chooses() -> None:
    scene = vagabond().belongings("vagabond", "tea", "sword", "sword", "boots", "boots", "torch", "torch")
    play = scene.belongings("vagabond", "hammer", condition=DAMAGED).start("vagabond.evening")
    assert play.asked == ("vagabond", "drop-item")
    assert ("drop_item", CONDITIONS * TEA) not in play.options, "it lies on its track"
    play.choose("drop_item", CONDITIONS * HAMMER + DAMAGED)
    assert play.items("vagabond", DAMAGED) == []
    assert play.g.active != 2, "six are left in the satchel: the turn is over"


@pytest.mark.law("root:9.6.4")
def test_each_bag_on_its_track_carries_two_more() -> None:
    scene = vagabond().belongings("vagabond", "bag", *["boots"] * 8).belongings("vagabond", "bag", condition=EXHAUSTED)
    play = scene.start("vagabond.evening")
    assert play.decision.about == {"count": 1}
