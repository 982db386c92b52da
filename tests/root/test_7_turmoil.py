"""7.7 and 7.8 The Eyrie Dynasties: turmoil and the leaders, clause by clause."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import BIRD, FOX, ITEMS, VIZIERS
from ludex.games.root.sides.eyrie.rules import COLUMNS, LEADERS
from tests.root.stage import PIECE, Play, Stage
from tests.root.test_7_decree import eyrie, resolve

ROOST = PIECE["roost"]


def column_asked(play: Play) -> str:
    """The column whose card the Eyrie have to carry out now."""
    assert play.asked == ("eyrie", "resolve")
    return COLUMNS[play.decision.about["column"]]


# --------------------------------------------------------------------------------------------------------- 7.7 turmoil


def turmoil(scene: Stage) -> Play:
    """An order to recruit where no roost is: the decree fails at its first card."""
    return resolve(scene.decree("recruit", "codebreakers"), "recruit")


@pytest.mark.law("root:7.7.1")
def test_turmoil_costs_a_point_for_each_bird_in_all_columns_viziers_among_them() -> None:
    scene = eyrie().score("eyrie", 10).leader("despot").decree("recruit", "ambush_bird")
    scene.decree("battle", "armorers", "anvil").decree("build", "sword", "dominance_bird")
    assert turmoil(scene).score("eyrie") == 5


@pytest.mark.law("root:7.7.1")
def test_birds_of_columns_already_carried_out_cost_a_point_too() -> None:
    scene = eyrie().score("eyrie", 10).leader("builder").decree("build", "sword")
    play = scene.piece("roost", 8).warriors("eyrie", 8, 2).start("eyrie.craft").choose("decree_move", BIRD, 8, 4, 1)
    assert play.asked == ("eyrie", "leader")
    assert play.score("eyrie") == 8


@pytest.mark.law("root:7.7.1")
@pytest.mark.parametrize("points", [0, 1, 2])
def test_turmoil_never_takes_the_score_below_zero(points: int) -> None:
    scene = eyrie().score("eyrie", points).leader("despot").decree("battle", "armorers")
    assert turmoil(scene).score("eyrie") == 0


@pytest.mark.law("root:7.7.2", "root:2.1.3", "root:3.3.3")
def test_turmoil_discards_the_whole_decree_but_the_viziers_and_makes_a_dominance_card_available() -> None:
    scene = eyrie().leader("despot").decree("move", "anvil").decree("battle", "armorers", "dominance_fox")
    play = turmoil(scene)
    assert set(play.g.discard) == {scene.card(name) for name in ("codebreakers", "anvil", "armorers")}
    assert not set(play.g.discard) & set(VIZIERS)
    assert play.g.available == [scene.card("dominance_fox")]
    play.choose("leader", "builder")
    assert [play.column(column) for column in COLUMNS] == [["vizier"], ["vizier"], [], []]


@pytest.mark.law("root:7.7.3", "root:7.8")
def test_turmoil_deposes_the_leader_and_a_new_one_comes_from_those_face_up() -> None:
    play = turmoil(eyrie().leader("despot").warriors("marquise", 2, 1))
    assert play.asked == ("eyrie", "leader")
    assert {LEADERS[option[1]] for option in play.options} == {"builder", "charismatic", "commander"}
    assert play.why_not("eyrie", "leader", "despot") == "7.7.3"
    play.choose("leader", "commander")
    seen_by_all = play.table.view(None).board.boards[1]
    assert LEADERS[seen_by_all.leader] == "commander"
    assert {LEADERS[leader] for leader in seen_by_all.leaders} == {"builder", "charismatic"}


@pytest.mark.law("root:7.7.3", "root:7.8.1", "root:7.8.2", "root:7.8.3", "root:7.8.4")
@pytest.mark.parametrize(
    ("old", "new", "columns"),
    [
        ("despot", "builder", {"recruit", "move"}),
        ("despot", "charismatic", {"recruit", "battle"}),
        ("builder", "commander", {"move", "battle"}),
        ("charismatic", "despot", {"move", "build"}),
    ],
)
def test_the_viziers_go_to_the_columns_of_the_new_leader(old: str, new: str, columns: set[str]) -> None:
    play = turmoil(eyrie().leader(old).warriors("marquise", 2, 1)).choose("leader", new)
    assert play.asked[0] == "marquise"
    for column in COLUMNS:
        assert play.column(column) == (["vizier"] if column in columns else [])


@pytest.mark.law("root:7.7.3")
def test_the_last_leader_face_up_takes_over_though_others_were_deposed() -> None:
    scene = eyrie().leader("despot").warriors("marquise", 2, 1)
    scene.g.leaders = [LEADERS.index("charismatic")]
    play = turmoil(scene)
    assert play.asked[0] == "marquise"
    assert LEADERS[play.g.leader] == "charismatic"
    assert play.g.leaders == []


@pytest.mark.law("root:7.7.3.I")
def test_when_all_leaders_lie_face_down_all_are_turned_up_again_the_deposed_one_too() -> None:
    scene = eyrie().leader("despot").warriors("marquise", 2, 1)
    scene.g.leaders = []
    play = turmoil(scene)
    assert {LEADERS[option[1]] for option in play.options} == {"builder", "charismatic", "commander", "despot"}
    play.choose("leader", "despot")
    assert LEADERS[play.g.leader] == "despot"
    assert {LEADERS[leader] for leader in play.g.leaders} == {"builder", "charismatic", "commander"}


@pytest.mark.law("root:7.7.4", "root:7.6")
def test_after_turmoil_daylight_is_over_and_the_evening_scores_and_draws() -> None:
    scene = eyrie().score("eyrie", 10).leader("despot").warriors("eyrie", 8, 3).warriors("marquise", 8, 1)
    scene.piece("roost", 1).piece("roost", 5).piece("roost", 3).top_of_deck("sword", "cobbler", "anvil")
    play = turmoil(scene)
    assert (play.score("eyrie"), play.hand("eyrie")) == (8, [])
    play.choose("leader", "commander")
    assert (play.score("eyrie"), play.hand("eyrie")) == (10, ["cobbler", "sword"])
    assert play.asked[0] == "marquise"


@pytest.mark.law("root:7.7.4")
def test_turmoil_leaves_no_room_for_a_dominance_card_in_the_same_daylight() -> None:
    scene = eyrie().score("eyrie", 20).leader("despot").hand("eyrie", "dominance_fox").warriors("marquise", 2, 1)
    play = turmoil(scene)
    assert ("activate_dominance", scene.card("dominance_fox")) in play.options
    play.choose("turmoil").choose("leader", "builder")
    assert play.asked[0] == "marquise"
    assert "dominance_fox" in play.hand("eyrie")


# --------------------------------------------------------------------------------------------------------- 7.8 leaders


@pytest.mark.law("root:7.8.1", "root:7.2.3")
@pytest.mark.parametrize(("card", "item", "points"), [("bake_sale", "coins", 3), ("anvil", "hammer", 2)])
def test_the_builder_scores_what_a_crafted_card_prints(card: str, item: str, points: int) -> None:
    scene = eyrie().leader("builder").piece("roost", 5).piece("roost", 4).piece("roost", 8).hand("eyrie", card, "sword")
    play = scene.start("eyrie.craft").choose("craft", card)
    assert play.score("eyrie") == points
    assert play.g.items[scene.seat("eyrie")][ITEMS.index(item)] == 1


@pytest.mark.law("root:7.8.2", "root:7.5.2.I")
def test_the_charismatic_recruits_two_warriors_with_every_card() -> None:
    scene = eyrie().leader("charismatic").no_viziers().decree("recruit", "armorers", "anvil").decree("move", "sword")
    scene.piece("roost", 8).piece("roost", 9)
    play = resolve(scene, "recruit").choose("decree_recruit", BIRD, 9)
    assert (play.warriors("eyrie", 9), play.warriors("eyrie", 8)) == (2, 2)
    assert column_asked(play) == "move"


@pytest.mark.law("root:7.8.2")
@pytest.mark.parametrize("leader", ["builder", "commander", "despot"])
def test_under_any_other_leader_a_card_recruits_one_warrior(leader: str) -> None:
    scene = eyrie().leader(leader).no_viziers().decree("recruit", "anvil").piece("roost", 8).warriors("marquise", 2, 1)
    assert resolve(scene, "recruit").warriors("eyrie", 8) == 1


@pytest.mark.law("root:7.8.2", "root:7.7", "root:2.5")
def test_the_charismatic_with_one_warrior_left_places_it_and_falls_into_turmoil() -> None:
    scene = eyrie().leader("charismatic").no_viziers().decree("recruit", "anvil").decree("build", "sword")
    play = resolve(scene.piece("roost", 8).warriors("eyrie", 9, 19), "recruit")
    assert play.warriors("eyrie", 8) == 1
    assert play.asked == ("eyrie", "leader")
    play.choose("leader", "builder")
    assert play.pieces("roost", 9) == 0


@pytest.mark.law("root:7.8.2", "root:7.7")
def test_the_charismatic_without_a_warrior_left_falls_into_turmoil() -> None:
    scene = eyrie().leader("charismatic").no_viziers().decree("recruit", "anvil").piece("roost", 8)
    play = resolve(scene.warriors("eyrie", 9, 20), "recruit")
    assert play.asked == ("eyrie", "leader")
    assert play.warriors("eyrie", 8) == 0


@pytest.mark.law("root:7.8.3", "root:4.3.2.II")
@pytest.mark.parametrize(("leader", "cats"), [("commander", 2), ("builder", 3), ("charismatic", 3), ("despot", 3)])
def test_the_commander_deals_one_extra_hit_when_attacking_beyond_his_warriors(leader: str, cats: int) -> None:
    scene = eyrie().leader(leader).no_viziers().decree("battle", "anvil").warriors("eyrie", 8, 1)
    play = resolve(scene.warriors("marquise", 8, 4), "battle").roll(3, 0)
    assert (play.warriors("marquise", 8), play.warriors("eyrie", 8)) == (cats, 1)


@pytest.mark.law("root:7.8.3")
def test_the_commander_deals_the_extra_hit_in_any_attack_of_his() -> None:
    scene = eyrie().leader("commander").crafted("eyrie", "command_warren").warriors("eyrie", 8, 2)
    play = scene.warriors("marquise", 8, 4).start("daylight").choose("battle", 8, "marquise").roll(0, 0)
    assert play.warriors("marquise", 8) == 3


@pytest.mark.law("root:7.8.3")
def test_the_commander_deals_no_extra_hit_when_defending() -> None:
    scene = Stage("marquise", "eyrie").leader("commander").warriors("marquise", 8, 4).warriors("eyrie", 8, 3)
    play = scene.start("marquise.action", actions_left=1).choose("battle", 8, "eyrie").roll(1, 1)
    assert (play.warriors("marquise", 8), play.warriors("eyrie", 8)) == (3, 2)


def despot_attacks(scene: Stage) -> Play:
    """The Despot carries out a battle by decree in the fox clearing 8, and more of the decree is to come."""
    scene.leader("despot").no_viziers().decree("battle", "anvil").decree("build", "bake_sale", "sword")
    return resolve(scene.warriors("eyrie", 5, 1).warriors("eyrie", 7, 1), "battle")


@pytest.mark.law("root:7.8.4", "root:3.2.1")
def test_the_despot_attacking_scores_a_point_more_if_he_removes_a_building() -> None:
    play = despot_attacks(eyrie().warriors("eyrie", 8, 3).piece("sawmill", 8)).roll(0, 0)
    assert play.pieces("sawmill", 8) == 0
    assert play.score("eyrie") == 2


@pytest.mark.law("root:7.8.4")
def test_the_despot_scores_a_point_more_for_a_token_alone() -> None:
    play = despot_attacks(eyrie().warriors("eyrie", 8, 3).piece("wood", 8)).roll(0, 0)
    assert play.pieces("wood", 8) == 0
    assert play.score("eyrie") == 2


@pytest.mark.law("root:7.8.4")
def test_the_despot_scores_his_point_once_a_battle_however_many_pieces_he_removes() -> None:
    scene = eyrie().warriors("eyrie", 8, 3).piece("sawmill", 8).piece("workshop", 8).piece("wood", 8)
    play = despot_attacks(scene).roll(3, 0)
    assert play.score("eyrie") == 3 + 1


@pytest.mark.law("root:7.8.4")
def test_the_despot_scores_his_point_in_every_battle() -> None:
    scene = eyrie().leader("despot").no_viziers().decree("battle", "anvil", "bake_sale").decree("build", "sword")
    scene.warriors("eyrie", 8, 1).piece("sawmill", 8).warriors("eyrie", 5, 1).piece("wood", 5).warriors("eyrie", 7, 1)
    scene.warriors("eyrie", 9, 1)
    play = resolve(scene, "battle").choose("decree_battle", FOX, 8, "marquise").roll(0, 0).roll(0, 0)
    assert (play.pieces("sawmill", 8), play.pieces("wood", 5)) == (0, 0)
    assert play.score("eyrie") == 4


@pytest.mark.law("root:7.8.4")
def test_the_despot_scores_nothing_for_warriors_only() -> None:
    scene = eyrie().warriors("eyrie", 8, 3).warriors("marquise", 8, 2).piece("sawmill", 8)
    play = despot_attacks(scene).roll(2, 0)
    assert (play.warriors("marquise", 8), play.pieces("sawmill", 8)) == (0, 1)
    assert play.score("eyrie") == 0


@pytest.mark.law("root:7.8.4")
@pytest.mark.parametrize(("leader", "points"), [("despot", 2), ("builder", 1), ("charismatic", 1), ("commander", 1)])
def test_the_despot_defending_scores_a_point_more_if_he_removes_a_building(leader: str, points: int) -> None:
    scene = Stage("marquise", "eyrie").leader(leader).warriors("eyrie", 8, 2)
    scene.warriors("marquise", 8, 1).piece("sawmill", 8)
    play = scene.start("marquise.action", actions_left=1).choose("battle", 8, "eyrie").roll(2, 2)
    assert (play.warriors("marquise", 8), play.pieces("sawmill", 8)) == (0, 0)
    assert play.score("eyrie") == points


@pytest.mark.law("root:7.8.4", "root:4.3.1")
def test_the_despot_scores_a_point_more_for_a_building_removed_by_his_ambush() -> None:
    scene = Stage("marquise", "eyrie").leader("despot").hand("eyrie", "ambush_fox").warriors("eyrie", 8, 1)
    scene.warriors("marquise", 8, 1).piece("sawmill", 8)
    play = scene.start("marquise.action", actions_left=1).choose("battle", 8, "eyrie").choose("ambush", "ambush_fox")
    assert play.pieces("sawmill", 8) == 0
    assert play.score("eyrie") == 2


@pytest.mark.law("root:7.8.4")
def test_the_despot_scores_no_extra_point_for_pieces_removed_without_a_battle() -> None:
    scene = eyrie().leader("despot").piece("roost", 2).piece("roost", 7).piece("roost", 11).warriors("eyrie", 2, 2)
    scene.piece("sawmill", 9).hand("eyrie", "favor_of_the_mice")
    play = scene.start("eyrie.craft").choose("craft", "favor_of_the_mice")
    assert play.pieces("sawmill", 9) == 0
    assert play.score("eyrie") == 1
