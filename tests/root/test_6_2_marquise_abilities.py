"""6.1 and 6.2: what the Marquise de Cat lives by, her workshops, the keep and the field hospitals."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import BIRD
from tests.root.stage import PIECE, Play, Stage


def eyrie_attacks(scene: Stage, clearing: int) -> Play:
    """The Eyrie attack the Marquise; a second battle, in clearing 9 or 12, keeps their turn open afterwards."""
    for other in (9, 12):
        scene.warriors("eyrie", other, 1).warriors("marquise", other, 1)
    scene.decree("battle", "royal_claim", "arms_trader").resolving("battle")
    return scene.start("eyrie.decree").choose("decree_battle", BIRD, clearing, "marquise")


def attacked(*hand: str, keep: int = 4) -> Play:
    """In fox clearing 8 the Eyrie kill two of three cats; the Marquise holds these cards."""
    scene = Stage(active="eyrie").warriors("marquise", 8, 3).warriors("eyrie", 8, 3).hand("marquise", *hand)
    if keep:
        scene.piece("keep", keep)
    play = eyrie_attacks(scene, 8)
    if hand:
        play.done()
    return play.roll(2, 0)


# --------------------------------------------------------------------------------------------------------- 6.1 overview


@pytest.mark.law("root:6.1")
def test_each_further_building_of_a_kind_is_worth_more_and_eats_more_wood() -> None:
    scene = Stage().warriors("marquise", 5, 2).warriors("marquise", 2, 2).piece("sawmill", 5).piece("wood", 5, 6)
    play = scene.start("marquise.action", actions_left=3)
    scores, wood = [0], [6]
    for clearing in (5, 2, 2):
        play.choose("build", "sawmill", clearing)
        scores.append(play.score("marquise"))
        wood.append(play.pieces("wood", 5))
    assert scores == [0, 1, 3, 6]
    assert wood == [6, 5, 3, 0]


@pytest.mark.law("root:6.1")
@pytest.mark.parametrize(("building", "points"), [("workshop", 2), ("sawmill", 1), ("recruiter", 1)])
def test_every_kind_of_building_scores_when_it_is_built(building: str, points: int) -> None:
    scene = Stage().warriors("marquise", 5, 2).piece(building, 7).piece("wood", 5, 1)
    play = scene.start("marquise.action", actions_left=3).choose("build", building, 5)
    assert play.score("marquise") == points


# ------------------------------------------------------------------------------------------------------- 6.2.1 crafting


@pytest.mark.law("root:6.2.1")
def test_she_crafts_in_daylight_by_activating_workshops() -> None:
    play = Stage().piece("workshop", 8).hand("marquise", "anvil").start("daylight")
    assert play.asked == ("marquise", "craft")
    assert play.choose("craft", "anvil").score("marquise") == 2


@pytest.mark.law("root:6.2.1")
def test_sawmills_recruiters_and_the_keep_do_not_craft() -> None:
    scene = Stage().piece("sawmill", 8).piece("recruiter", 12).piece("keep", 1).piece("workshop", 7)
    play = scene.hand("marquise", "anvil").start("daylight")
    assert play.why_not("marquise", "craft", "anvil") == "4.1.1"


@pytest.mark.law("root:6.2.1")
@pytest.mark.parametrize("phase", ["birdsong", "evening"])
def test_she_does_not_craft_in_birdsong_or_evening(phase: str) -> None:
    scene = Stage("marquise", "eyrie").piece("workshop", 8).warriors("marquise", 1, 1)
    scene.hand("marquise", "anvil").crafted("marquise", "royal_claim", "cobbler")
    play = scene.start(phase)
    assert play.asked in [("marquise", "birdsong-cards"), ("marquise", "cobbler")]
    assert play.why_not("marquise", "craft", "anvil") is not None


# ------------------------------------------------------------------------------------------------------- 6.2.2 the keep


def eyrie_at_the_keep() -> Stage:
    """The Eyrie rule the clearing of the keep, with a roost there and one in clearing 7."""
    scene = Stage(active="eyrie").piece("roost", 2).warriors("eyrie", 2, 4).piece("keep", 2)
    return scene.piece("roost", 7).warriors("eyrie", 7, 1)


@pytest.mark.law("root:6.2.2")
def test_others_place_no_warriors_in_the_clearing_of_the_keep() -> None:
    scene = eyrie_at_the_keep().piece("roost", 9).decree("recruit", "royal_claim").resolving("recruit")
    play = scene.start("eyrie.decree")
    assert play.why_not("eyrie", "decree_recruit", BIRD, 2) == "6.2.2"
    assert play.why_not("eyrie", "decree_recruit", BIRD, 7) is None


@pytest.mark.law("root:6.2.2")
def test_others_build_nothing_in_the_clearing_of_the_keep() -> None:
    scene = (
        Stage(active="eyrie").warriors("eyrie", 2, 4).piece("keep", 2).warriors("eyrie", 7, 1).warriors("eyrie", 8, 1)
    )
    play = scene.decree("build", "royal_claim").resolving("build").start("eyrie.decree")
    assert play.why_not("eyrie", "decree_build", BIRD, 2) == "6.2.2"
    assert play.offered("decree_build") == [("decree_build", BIRD, 7), ("decree_build", BIRD, 8)]


@pytest.mark.law("root:6.2.2", "root:1.1.2")
def test_the_keep_is_stronger_than_a_rule_that_says_where_to_place() -> None:
    scene = Stage(active="eyrie").piece("keep", 2).hand("eyrie", "anvil")
    for clearing in (1, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12):
        scene.warriors("marquise", clearing, 2 if clearing in (1, 3) else 1)
    play = scene.start("eyrie.birdsong").choose("decree", "anvil", "recruit")
    assert play.asked == ("eyrie", "new-roost")
    assert 2 not in [clearing for _, clearing in play.offered("new_roost")]


@pytest.mark.law("root:6.2.2")
def test_anyone_may_move_into_the_clearing_of_the_keep() -> None:
    scene = Stage(active="eyrie").warriors("eyrie", 5, 3).piece("keep", 2).warriors("marquise", 2, 1)
    play = scene.decree("move", "royal_claim").resolving("move").start("eyrie.decree")
    play.choose("decree_move", BIRD, 5, 2, 3)
    assert play.warriors("eyrie", 2) == 3


@pytest.mark.law("root:6.2.2")
def test_the_marquise_places_pieces_in_the_clearing_of_the_keep() -> None:
    scene = Stage().piece("keep", 2).warriors("marquise", 2, 1).piece("recruiter", 2).piece("wood", 2, 1)
    play = scene.piece("sawmill", 7).start("marquise.action", actions_left=3)
    play.choose("recruit").choose("build", "sawmill", 2)
    assert play.warriors("marquise", 2) == 2
    assert play.pieces("sawmill", 2) == 1


@pytest.mark.law("root:6.2.2", "root:4.3.3")
def test_a_keep_that_is_removed_goes_back_to_the_box_for_a_point() -> None:
    scene = Stage(active="eyrie").warriors("eyrie", 2, 2).piece("keep", 2)
    play = eyrie_attacks(scene, 2).roll(0, 0)
    assert play.score("eyrie") == 1
    assert play.pieces("keep", 2) == 0
    assert play.g.left[PIECE["keep"]] == 0, "neither on the map nor in a supply"
    assert play.table.view(None).board.boards[0].keep == 0


@pytest.mark.law("root:6.2.2")
def test_without_the_keep_its_clearing_is_open_to_all() -> None:
    scene = Stage(active="eyrie").warriors("eyrie", 2, 2).piece("keep", 2).decree("build", "anvil", "birdy_bindle")
    play = eyrie_attacks(scene.warriors("eyrie", 8, 1), 2).roll(0, 0)
    play.choose("decree_battle", BIRD, 9, "marquise").roll(0, 0)
    assert play.why_not("eyrie", "decree_build", BIRD, 2) is None


# ------------------------------------------------------------------------------------------------ 6.2.3 field hospitals


@pytest.mark.law("root:6.2.3")
def test_one_matching_card_brings_all_cats_lost_in_a_battle_to_the_keep() -> None:
    play = attacked("anvil", "sword")
    assert play.asked == ("marquise", "hospital")
    assert (play.warriors("marquise", 8), play.warriors("marquise", 4)) == (1, 0)
    play.choose("hospital", "anvil")
    assert (play.warriors("marquise", 8), play.warriors("marquise", 4)) == (1, 2)
    assert play.hand("marquise") == ["sword"]
    assert play.stage.card("anvil") in play.g.discard


@pytest.mark.law("root:6.2.3", "root:2.1.1")
def test_the_card_matches_the_clearing_the_cats_were_removed_from_or_is_a_bird() -> None:
    play = attacked("anvil", "birdy_bindle", "sword", "bake_sale", keep=4)
    assert play.why_not("marquise", "hospital", "anvil") is None
    assert play.why_not("marquise", "hospital", "birdy_bindle") is None
    assert play.why_not("marquise", "hospital", "sword") == "6.2.3"
    assert play.why_not("marquise", "hospital", "bake_sale") == "6.2.3", "the suit of the keep's clearing"


@pytest.mark.law("root:6.2.3")
def test_she_may_let_the_cats_go() -> None:
    play = attacked("anvil").done()
    assert (play.warriors("marquise", 4), play.hand("marquise")) == (0, ["anvil"])
    assert play.asked == ("eyrie", "resolve")


@pytest.mark.law("root:6.2.3")
def test_there_are_no_hospitals_without_a_keep() -> None:
    play = attacked("anvil", keep=0)
    assert play.asked == ("eyrie", "resolve")
    assert play.hand("marquise") == ["anvil"]


@pytest.mark.law("root:6.2.3")
def test_without_cards_there_is_nothing_to_ask() -> None:
    assert attacked().asked == ("eyrie", "resolve")


@pytest.mark.law("root:6.2.3", "root:1.2.1")
def test_she_is_asked_even_without_a_matching_card_so_that_silence_tells_nothing() -> None:
    play = attacked("sword")
    assert play.asked == ("marquise", "hospital")
    assert play.options == [("done",)]


@pytest.mark.law("root:6.2.3")
def test_a_battle_without_losses_calls_no_hospital() -> None:
    scene = Stage(active="eyrie").warriors("marquise", 8, 3).warriors("eyrie", 8, 3).piece("keep", 4)
    play = eyrie_attacks(scene.hand("marquise", "anvil"), 8).done().roll(0, 0)
    assert play.asked == ("eyrie", "resolve")


@pytest.mark.law("root:6.2.3")
def test_only_warriors_are_healed() -> None:
    scene = Stage(active="eyrie").warriors("eyrie", 8, 3).piece("sawmill", 8).piece("keep", 4).hand("marquise", "anvil")
    play = eyrie_attacks(scene, 8).done().roll(3, 0)
    assert play.pieces("sawmill", 8) == 0
    assert play.asked == ("eyrie", "resolve")


@pytest.mark.law("root:6.2.3")
def test_cats_lost_while_attacking_are_healed_too() -> None:
    scene = Stage().warriors("marquise", 8, 3).warriors("eyrie", 8, 3).piece("keep", 4).hand("marquise", "anvil")
    play = scene.start("marquise.action", actions_left=2).choose("battle", 8, "eyrie").roll(2, 2)
    assert play.asked == ("marquise", "hospital")
    play.choose("hospital", "anvil")
    assert (play.warriors("marquise", 8), play.warriors("marquise", 4)) == (1, 2)


@pytest.mark.law("root:6.2.3")
def test_cats_lost_at_the_keep_come_back_there() -> None:
    scene = Stage(active="eyrie").warriors("marquise", 1, 3).warriors("eyrie", 1, 3).piece("keep", 1)
    play = eyrie_attacks(scene.hand("marquise", "anvil"), 1).done().roll(3, 0)
    assert play.warriors("marquise", 1) == 0
    assert play.choose("hospital", "anvil").warriors("marquise", 1) == 3


@pytest.mark.law("root:6.2.3", "root:4.3.1")
def test_cats_lost_in_an_ambush_are_healed_before_the_dice_are_rolled() -> None:
    scene = Stage().warriors("marquise", 8, 3).warriors("eyrie", 8, 3).piece("keep", 4)
    scene.hand("marquise", "anvil").hand("eyrie", "ambush_fox")
    play = scene.start("marquise.action", actions_left=2).choose("battle", 8, "eyrie").choose("ambush", "ambush_fox")
    play.done()
    assert play.asked == ("marquise", "hospital")
    play.choose("hospital", "anvil")
    assert (play.warriors("marquise", 8), play.warriors("marquise", 4)) == (1, 2)
    assert play.asked == ("chance", "roll")


@pytest.mark.law("root:6.2.3")
def test_each_removal_needs_a_card_of_its_own() -> None:
    scene = Stage().warriors("marquise", 8, 4).warriors("eyrie", 8, 3).piece("keep", 4)
    scene.hand("marquise", "anvil", "foxfolk_steel", "root_tea_fox").hand("eyrie", "ambush_fox")
    play = scene.start("marquise.action", actions_left=2).choose("battle", 8, "eyrie").choose("ambush", "ambush_fox")
    play.done().choose("hospital", "anvil").roll(1, 1)
    assert play.asked == ("marquise", "hospital")
    assert play.warriors("marquise", 4) == 2
    play.choose("hospital", "foxfolk_steel")
    assert play.warriors("marquise", 4) == 3
    assert play.hand("marquise") == ["root_tea_fox"]


@pytest.mark.law("root:6.2.3")
def test_a_favour_that_strikes_several_clearings_costs_her_one_card() -> None:
    scene = Stage(active="eyrie").hand("eyrie", "favor_of_the_foxes", "anvil").piece("keep", 2)
    scene.piece("roost", 6).piece("roost", 8).piece("roost", 12).piece("roost", 11)
    scene.hand("marquise", "root_tea_fox", "foxfolk_steel")
    for clearing, count in ((1, 1), (6, 2), (8, 3), (5, 1)):
        scene.warriors("marquise", clearing, count)
    play = scene.start("eyrie.craft").choose("craft", "favor_of_the_foxes")
    assert play.asked == ("marquise", "hospital")
    play.choose("hospital", "root_tea_fox")
    assert play.warriors("marquise", 2) == 6
    assert play.warriors("marquise", 5) == 1
    assert play.asked == ("eyrie", "craft")
    assert play.hand("marquise") == ["foxfolk_steel"]


@pytest.mark.law("root:6.2.3", "root:6.2.2")
def test_a_favour_that_removes_the_keep_leaves_no_place_to_bring_the_cats_to() -> None:
    scene = Stage(active="eyrie").hand("eyrie", "favor_of_the_foxes", "anvil").piece("keep", 1)
    scene.piece("roost", 6).piece("roost", 8).piece("roost", 12).piece("roost", 11).hand("marquise", "root_tea_fox")
    play = scene.warriors("marquise", 8, 3).start("eyrie.craft").choose("craft", "favor_of_the_foxes")
    assert play.asked == ("eyrie", "craft")
    assert sum(play.g.warriors[0]) == 0


@pytest.mark.law("root:6.2.3")
def test_a_cat_given_to_the_tax_collector_is_healed_too() -> None:
    scene = Stage().crafted("marquise", "tax_collector").warriors("marquise", 8, 2).piece("keep", 4)
    play = scene.hand("marquise", "foxfolk_steel").top_of_deck("sword").start("marquise.action", actions_left=3)
    play.choose("tax", 8)
    assert play.asked == ("marquise", "hospital")
    assert play.why_not("marquise", "hospital", "sword") == "6.2.3"
    play.choose("hospital", "foxfolk_steel")
    assert (play.warriors("marquise", 8), play.warriors("marquise", 4)) == (1, 1)
    assert play.hand("marquise") == ["sword"]


@pytest.mark.law("root:6.2.3")
def test_cats_that_merely_move_are_not_removed() -> None:
    scene = Stage().warriors("marquise", 8, 2).piece("keep", 4).hand("marquise", "anvil")
    play = scene.start("marquise.action", actions_left=3).choose("move", 8, 7, 2)
    assert play.asked == ("marquise", "march")


@pytest.mark.law("root:6.2.3", "root:2.1.3", "root:3.3.3")
def test_a_dominance_card_spent_on_a_hospital_becomes_available() -> None:
    play = attacked("dominance_fox").choose("hospital", "dominance_fox")
    assert play.warriors("marquise", 4) == 2
    assert play.g.available == [play.stage.card("dominance_fox")]
