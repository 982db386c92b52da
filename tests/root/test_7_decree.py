"""7.5 The Eyrie Dynasties: the decree, clause by clause."""

from __future__ import annotations

import pytest

from ludex.core import Option
from ludex.games.root.printed.deck import BIRD, FOX, MOUSE, RABBIT
from ludex.games.root.sides.eyrie.rules import COLUMNS
from tests.root.stage import PIECE, Play, Stage

ROOST = PIECE["roost"]


def eyrie() -> Stage:
    """The Eyrie's turn in a game against the Marquise; nothing is in the decree yet."""
    return Stage("marquise", "eyrie", active="eyrie")


def resolve(scene: Stage, column: str) -> Play:
    """The decree has been carried out up to this column."""
    return scene.resolving(column).start("eyrie.decree")


def column_asked(play: Play) -> str:
    """The column whose card the Eyrie have to carry out now."""
    assert play.asked == ("eyrie", "resolve")
    return COLUMNS[play.decision.about["column"]]


def origins(options: list[Option]) -> set[int]:
    """Where moves by decree start."""
    return {option[2] for option in options}


# --------------------------------------------------------------------------------------- 7.5 Daylight, 7.5.2 the decree


@pytest.mark.law("root:7.5", "root:7.5.1", "root:7.5.2")
def test_daylight_is_crafting_and_then_the_decree() -> None:
    scene = eyrie().leader("despot").piece("roost", 8).warriors("eyrie", 8, 1).hand("eyrie", "anvil", "sword")
    play = scene.start("daylight")
    assert play.asked == ("eyrie", "craft")
    play.choose("craft", "anvil")
    assert column_asked(play) == "move"


@pytest.mark.law("root:7.5.1")
def test_crafting_is_optional_and_may_be_repeated() -> None:
    scene = eyrie().leader("despot").piece("roost", 8).piece("roost", 9).piece("roost", 5).warriors("eyrie", 8, 1)
    play = scene.hand("eyrie", "anvil", "root_tea_mouse", "a_visit_to_friends").start("eyrie.craft")
    assert ("done",) in play.options
    play.choose("craft", "anvil").choose("craft", "root_tea_mouse").done()
    assert play.hand("eyrie") == ["a_visit_to_friends"]
    assert column_asked(play) == "move"


@pytest.mark.law("root:7.5.2")
def test_the_columns_are_resolved_from_left_to_right() -> None:
    scene = eyrie().decree("recruit", "anvil").decree("move", "root_tea_fox")
    scene.decree("battle", "foxfolk_steel").decree("build", "travel_gear_fox")
    scene.piece("roost", 8).piece("roost", 12).warriors("eyrie", 8, 3).warriors("eyrie", 12, 2)
    scene.warriors("eyrie", 1, 1).warriors("eyrie", 6, 1).warriors("marquise", 8, 1).warriors("marquise", 12, 1)
    play = scene.start("eyrie.craft")
    assert (column_asked(play), {option[0] for option in play.options}) == ("recruit", {"decree_recruit"})
    play.choose("decree_recruit", FOX, 8)
    assert (column_asked(play), {option[0] for option in play.options}) == ("move", {"decree_move"})
    play.choose("decree_move", FOX, 8, 7, 1)
    assert (column_asked(play), {option[0] for option in play.options}) == ("battle", {"decree_battle"})
    play.choose("decree_battle", FOX, 12, "marquise").roll(0, 0)
    assert (column_asked(play), {option[0] for option in play.options}) == ("build", {"decree_build"})
    play.choose("decree_build", FOX, 6)
    assert play.told("score") == [{"who": scene.seat("eyrie"), "points": 2, "total": 2}]


@pytest.mark.law("root:7.5.2")
def test_a_later_column_waits_until_the_earlier_one_is_done() -> None:
    scene = eyrie().decree("move", "anvil").decree("build", "root_tea_fox").warriors("eyrie", 8, 2)
    play = resolve(scene, "move")
    assert play.why_not("eyrie", "decree_build", FOX, 8) == "7.5.2"


@pytest.mark.law("root:7.5.2")
@pytest.mark.parametrize("first", [FOX, RABBIT, BIRD])
def test_the_cards_of_a_column_are_resolved_in_any_order(first: int) -> None:
    scene = eyrie().decree("move", "anvil", "bake_sale", "armorers").warriors("eyrie", 1, 3).warriors("eyrie", 5, 3)
    origin = {FOX: 1, RABBIT: 5, BIRD: 1}[first]
    play = resolve(scene, "move")
    assert {option[1] for option in play.offered("decree_move")} == {FOX, RABBIT, BIRD}
    play.choose("decree_move", first, origin, 6 - origin, 1)
    assert {option[1] for option in play.offered("decree_move")} == {FOX, RABBIT, BIRD} - {first}


@pytest.mark.law("root:7.5.2")
def test_every_card_of_a_column_must_be_resolved_none_can_be_skipped() -> None:
    scene = eyrie().decree("move", "anvil", "foxfolk_steel").warriors("eyrie", 1, 3)
    play = resolve(scene, "move")
    assert play.why_not("eyrie", "done") == "7.5.2"
    play.choose("decree_move", FOX, 1, 5, 1)
    assert column_asked(play) == "move"
    assert play.why_not("eyrie", "done") == "7.5.2"
    play.choose("decree_move", FOX, 1, 9, 1)
    assert len(play.told("move")) == 2


@pytest.mark.law("root:7.5.2")
def test_a_card_is_resolved_once() -> None:
    scene = eyrie().decree("move", "anvil", "bake_sale").warriors("eyrie", 1, 2).warriors("eyrie", 5, 2)
    play = resolve(scene, "move").choose("decree_move", FOX, 1, 10, 1)
    assert play.why_not("eyrie", "decree_move", FOX, 1, 10, 1) == "7.5.2"


@pytest.mark.law("root:7.5.2")
def test_there_is_no_turmoil_by_choice_while_every_card_can_be_carried_out() -> None:
    scene = eyrie().decree("move", "anvil", "bake_sale").warriors("eyrie", 1, 2).warriors("eyrie", 5, 2)
    play = resolve(scene, "move")
    assert play.why_not("eyrie", "turmoil") == "7.7"


@pytest.mark.law("root:7.5.2", "root:7.7")
def test_choosing_a_card_that_cannot_be_done_brings_turmoil_at_once_though_another_could_be_done() -> None:
    scene = eyrie().leader("builder").no_viziers().decree("move", "anvil", "bake_sale").warriors("eyrie", 1, 2)
    play = resolve(scene, "move")
    assert {option[1] for option in play.offered("decree_move")} == {FOX}
    play.choose("turmoil")
    assert play.asked == ("eyrie", "leader")
    assert play.warriors("eyrie", 1) == 2


@pytest.mark.law("root:7.5.2")
def test_an_earlier_card_of_the_column_can_make_a_later_one_possible() -> None:
    scene = eyrie().decree("move", "anvil", "bake_sale").warriors("eyrie", 1, 1).warriors("marquise", 2, 1)
    play = resolve(scene, "move").choose("decree_move", FOX, 1, 5, 1).choose("decree_move", RABBIT, 5, 1, 1)
    assert play.asked[0] == "marquise"
    assert not play.told("turmoil")


@pytest.mark.law("root:7.5.2", "root:7.7", "root:7.7.4")
def test_turmoil_sets_in_at_once_and_the_rest_of_the_decree_is_not_carried_out() -> None:
    scene = eyrie().leader("builder").no_viziers().decree("move", "anvil").decree("build", "root_tea_mouse")
    play = resolve(scene.warriors("eyrie", 9, 2).warriors("marquise", 2, 1), "move")
    assert play.asked == ("eyrie", "leader")
    play.choose("leader", "despot")
    assert play.asked[0] == "marquise"
    assert play.pieces("roost", 9) == 0


@pytest.mark.law("root:7.5", "root:3.3.1")
def test_a_dominance_card_may_be_activated_in_daylight_after_the_last_card_of_the_decree() -> None:
    scene = eyrie().score("eyrie", 9).decree("battle", "anvil").hand("eyrie", "dominance_mouse")
    scene.warriors("eyrie", 8, 3).piece("sawmill", 8).warriors("marquise", 2, 1)
    play = resolve(scene, "battle").roll(1, 0)
    assert play.score("eyrie") == 10
    assert ("activate_dominance", scene.card("dominance_mouse")) in play.options


@pytest.mark.law("root:7.5", "root:4.1.3")
def test_a_card_of_daylight_may_be_used_after_the_last_card_of_the_decree() -> None:
    scene = eyrie().decree("move", "anvil").crafted("eyrie", "tax_collector").warriors("eyrie", 8, 2)
    play = resolve(scene.warriors("marquise", 2, 1), "move").choose("decree_move", FOX, 8, 7, 1)
    assert play.offered("tax") == [("tax", 7), ("tax", 8)]


# ------------------------------------------------------------------------------------------------------ 7.5.2.I recruit


@pytest.mark.law("root:7.5.2.I")
def test_recruiting_places_one_warrior_in_a_matching_clearing_with_a_roost() -> None:
    scene = eyrie().decree("recruit", "anvil").piece("roost", 8).piece("roost", 12).piece("roost", 9)
    scene.warriors("eyrie", 1, 1).warriors("marquise", 2, 1)
    play = resolve(scene, "recruit")
    assert play.options == [("decree_recruit", FOX, 8), ("decree_recruit", FOX, 12)]
    assert play.why_not("eyrie", "decree_recruit", FOX, 1) == "7.5.2.I"
    assert play.why_not("eyrie", "decree_recruit", FOX, 9) == "7.5.2"
    play.choose("decree_recruit", FOX, 12)
    assert play.warriors("eyrie", 12) == 1
    assert play.g.supply[scene.seat("eyrie")] == 18


@pytest.mark.law("root:7.5.2.I")
def test_a_bird_recruits_at_any_roost() -> None:
    scene = eyrie().decree("recruit", "armorers").piece("roost", 8).piece("roost", 9).piece("roost", 5)
    play = resolve(scene, "recruit")
    assert play.options == [("decree_recruit", BIRD, clearing) for clearing in (5, 8, 9)]


@pytest.mark.law("root:7.5.2.I", "root:7.5.2")
def test_without_a_matching_roost_recruiting_brings_turmoil() -> None:
    scene = eyrie().leader("despot").no_viziers().decree("recruit", "anvil").piece("roost", 9).warriors("eyrie", 8, 3)
    play = resolve(scene, "recruit")
    assert play.asked == ("eyrie", "leader")
    assert (play.warriors("eyrie", 9), play.warriors("eyrie", 8)) == (0, 3)


@pytest.mark.law("root:7.5.2.I", "root:2.5")
def test_without_a_warrior_left_recruiting_brings_turmoil() -> None:
    scene = eyrie().leader("despot").no_viziers().decree("recruit", "anvil").piece("roost", 8).warriors("eyrie", 1, 20)
    play = resolve(scene, "recruit")
    assert play.asked == ("eyrie", "leader")
    assert play.warriors("eyrie", 8) == 0


@pytest.mark.law("root:7.5.2.I", "root:6.2.2", "root:1.1.2")
def test_the_eyrie_do_not_recruit_in_the_clearing_of_the_keep() -> None:
    scene = eyrie().decree("recruit", "root_tea_mouse").piece("roost", 2).piece("keep", 2)
    scene.piece("roost", 7).piece("roost", 9)
    play = resolve(scene, "recruit")
    assert play.options == [("decree_recruit", MOUSE, 7), ("decree_recruit", MOUSE, 9)]
    assert play.why_not("eyrie", "decree_recruit", MOUSE, 2) == "6.2.2"


# -------------------------------------------------------------------------------------------------------- 7.5.2.II move


@pytest.mark.law("root:7.5.2.II")
def test_a_move_takes_one_or_more_warriors_from_a_matching_clearing_to_any_adjacent_one() -> None:
    scene = eyrie().decree("move", "anvil").warriors("eyrie", 8, 3).warriors("eyrie", 9, 3)
    play = resolve(scene, "move")
    assert play.options == [("decree_move", FOX, 8, target, count) for target in (4, 7) for count in (1, 2, 3)]
    assert play.why_not("eyrie", "decree_move", FOX, 8, 7, 0) == "4.2"
    assert play.why_not("eyrie", "decree_move", FOX, 8, 7, 4) == "4.2"
    assert play.why_not("eyrie", "decree_move", FOX, 8, 12, 1) == "2.2.1"
    assert play.why_not("eyrie", "decree_move", FOX, 9, 12, 1) == "7.5.2"
    play.choose("decree_move", FOX, 8, 7, 2)
    assert (play.warriors("eyrie", 8), play.warriors("eyrie", 7)) == (1, 2)


@pytest.mark.law("root:7.5.2.II")
def test_a_bird_moves_from_any_clearing() -> None:
    scene = eyrie().decree("move", "armorers").warriors("eyrie", 1, 1).warriors("eyrie", 2, 1).warriors("eyrie", 3, 1)
    assert origins(resolve(scene, "move").options) == {1, 2, 3}


@pytest.mark.law("root:7.5.2.II", "root:4.2.1")
def test_a_move_by_decree_still_needs_rule_at_one_end() -> None:
    scene = eyrie().decree("move", "anvil").warriors("eyrie", 1, 1).warriors("marquise", 1, 2).warriors("eyrie", 9, 1)
    play = resolve(scene, "move")
    assert play.told("move") == [{"who": scene.seat("eyrie"), "origin": 1, "target": 9, "count": 1}]


@pytest.mark.law("root:7.5.2.II", "root:7.5.2")
def test_warriors_that_rule_neither_end_cannot_move_and_that_is_turmoil() -> None:
    scene = eyrie().leader("builder").no_viziers().decree("move", "anvil")
    play = resolve(scene.warriors("eyrie", 1, 1).warriors("marquise", 1, 2).warriors("marquise", 5, 1), "move")
    assert play.asked == ("eyrie", "leader")
    assert play.warriors("eyrie", 1) == 1


# ----------------------------------------------------------------------------------------------------- 7.5.2.III battle


@pytest.mark.law("root:7.5.2.III")
def test_a_battle_is_fought_in_a_matching_clearing() -> None:
    scene = eyrie().decree("battle", "anvil").warriors("marquise", 6, 1).piece("wood", 12)
    for clearing in (1, 8, 9, 12):
        scene.warriors("eyrie", clearing, 2)
    scene.warriors("marquise", 8, 2).warriors("marquise", 9, 2)
    play = resolve(scene, "battle")
    marquise = scene.seat("marquise")
    assert play.options == [("decree_battle", FOX, 8, marquise), ("decree_battle", FOX, 12, marquise)]
    assert play.why_not("eyrie", "decree_battle", FOX, 9, "marquise") == "7.5.2"
    assert play.why_not("eyrie", "decree_battle", FOX, 1, "marquise") == "4.3"
    assert play.why_not("eyrie", "decree_battle", FOX, 6, "marquise") == "4.3"
    play.choose("decree_battle", FOX, 8, "marquise").roll(2, 1)
    assert (play.warriors("eyrie", 8), play.warriors("marquise", 8)) == (1, 0)


@pytest.mark.law("root:7.5.2.III")
def test_a_bird_fights_in_any_clearing() -> None:
    scene = eyrie().decree("battle", "armorers")
    for clearing in (1, 2, 3):
        scene.warriors("eyrie", clearing, 2).warriors("marquise", clearing, 1)
    assert {option[2] for option in resolve(scene, "battle").options} == {1, 2, 3}


@pytest.mark.law("root:7.5.2.III", "root:7.5.2")
def test_without_an_enemy_in_a_matching_clearing_the_battle_column_brings_turmoil() -> None:
    scene = eyrie().leader("builder").no_viziers().decree("battle", "anvil").warriors("eyrie", 8, 3)
    play = resolve(scene.warriors("eyrie", 9, 2).warriors("marquise", 9, 2), "battle")
    assert play.asked == ("eyrie", "leader")
    assert (play.warriors("eyrie", 9), play.warriors("marquise", 9)) == (2, 2)


# ------------------------------------------------------------------------------------------------------- 7.5.2.IV build


@pytest.mark.law("root:7.5.2.IV")
def test_a_roost_is_built_in_a_matching_ruled_clearing_without_a_roost() -> None:
    scene = eyrie().decree("build", "anvil").piece("roost", 12).warriors("eyrie", 1, 1).warriors("eyrie", 8, 1)
    scene.warriors("eyrie", 6, 1).warriors("marquise", 6, 2).warriors("eyrie", 9, 2).warriors("marquise", 2, 1)
    play = resolve(scene, "build")
    assert play.options == [("decree_build", FOX, 1), ("decree_build", FOX, 8)]
    assert play.why_not("eyrie", "decree_build", FOX, 12) == "7.5.2.IV"
    assert play.why_not("eyrie", "decree_build", FOX, 6) == "7.5.2.IV"
    assert play.why_not("eyrie", "decree_build", FOX, 9) == "7.5.2"
    play.choose("decree_build", FOX, 8)
    assert play.pieces("roost", 8) == 1
    assert play.g.left[ROOST] == 5


@pytest.mark.law("root:7.5.2.IV")
def test_a_bird_builds_in_any_ruled_clearing() -> None:
    scene = eyrie().decree("build", "armorers").warriors("eyrie", 1, 1).warriors("eyrie", 2, 1).warriors("eyrie", 3, 1)
    assert resolve(scene, "build").options == [("decree_build", BIRD, clearing) for clearing in (1, 2, 3)]


@pytest.mark.law("root:7.5.2.IV", "root:2.2.3", "root:6.2.2")
def test_a_roost_needs_a_free_slot_and_stays_out_of_the_clearing_of_the_keep() -> None:
    scene = eyrie().decree("build", "armorers").piece("sawmill", 12).piece("keep", 2)
    for clearing in (2, 5, 8, 12):
        scene.warriors("eyrie", clearing, 3)
    play = resolve(scene, "build")
    assert play.options == [("decree_build", BIRD, 5), ("decree_build", BIRD, 8)]
    assert play.why_not("eyrie", "decree_build", BIRD, 12) == "2.2.3"
    assert play.why_not("eyrie", "decree_build", BIRD, 2) == "6.2.2"


@pytest.mark.law("root:7.5.2.IV", "root:2.5", "root:7.5.2")
def test_without_a_roost_left_building_brings_turmoil() -> None:
    scene = eyrie().leader("builder").no_viziers().decree("build", "anvil").warriors("eyrie", 8, 3)
    for clearing in (1, 2, 3, 4, 5, 6, 7):
        scene.piece("roost", clearing)
    play = resolve(scene, "build")
    assert play.asked == ("eyrie", "leader")
    assert play.pieces("roost", 8) == 0


@pytest.mark.law("root:7.5.2.IV", "root:7.6.1")
def test_a_roost_built_by_the_decree_counts_the_same_evening() -> None:
    scene = eyrie().decree("build", "anvil").piece("roost", 9).warriors("eyrie", 8, 1).warriors("marquise", 2, 1)
    play = resolve(scene, "build")
    assert play.pieces("roost", 8) == 1
    assert play.score("eyrie") == 1
