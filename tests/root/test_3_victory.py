"""3.1 and 3.2 Victory and points, clause by clause."""

from __future__ import annotations

import pytest

from tests.root.random_play import random_game, root
from tests.root.stage import Play, Stage


def act(scene: Stage, actions: int = 3) -> Play:
    return scene.start("marquise.action", actions_left=actions)


def eyrie_battle(scene: Stage) -> Play:
    """A single bird card in the battle column is resolved."""
    return scene.decree("battle", "birdy_bindle").resolving("battle").start("eyrie.decree")


# ---------------------------------------------------------------------------------------------------- 3.1 thirty points


@pytest.mark.law("root:3.1")
def test_thirty_points_win_at_once_with_actions_left_and_the_turn_unfinished() -> None:
    scene = Stage().warriors("marquise", 1, 2).piece("wood", 1, 1).piece("sawmill", 8).score("marquise", 29)
    play = act(scene.hand("marquise", "anvil"))
    assert not play.table.over
    assert play.table.result is None
    play.choose("build", "sawmill", 1)
    assert play.table.over
    assert play.table.result == [scene.seat("marquise")]
    assert play.score("marquise") == 30
    assert play.table.pending == {}
    assert play.g.actions_left > 0
    assert play.told("win") == [{"who": scene.seat("marquise")}]
    refusal = play.table.why_not(scene.seat("marquise"), ("done",))
    assert refusal is not None
    assert refusal.reason == "game-over"


@pytest.mark.law("root:3.1")
def test_twenty_nine_points_do_not_win() -> None:
    scene = Stage().warriors("marquise", 1, 2).piece("wood", 1, 1).piece("sawmill", 8).score("marquise", 28)
    play = act(scene).choose("build", "sawmill", 1)
    assert play.score("marquise") == 29
    assert not play.table.over


@pytest.mark.law("root:3.1")
def test_more_than_thirty_points_win_too() -> None:
    scene = Stage().piece("workshop", 5, 2).hand("marquise", "bake_sale").score("marquise", 28)
    play = scene.start("marquise.craft").choose("craft", "bake_sale")
    assert play.score("marquise") == 31
    assert play.table.result == [scene.seat("marquise")]


@pytest.mark.law("root:3.1")
def test_a_win_in_the_middle_of_a_battle_leaves_nothing_after_it_to_be_done() -> None:
    """The Marquise would have been asked for field hospitals."""
    scene = Stage(active="eyrie").leader("despot").score("eyrie", 28).piece("keep", 4).hand("marquise", "sappers")
    scene.warriors("eyrie", 1, 3).warriors("marquise", 1, 1).piece("sawmill", 1)
    play = eyrie_battle(scene).done().roll(2, 0)
    assert play.pieces("sawmill", 1) == 0
    assert play.table.result == [scene.seat("eyrie")]
    assert play.table.pending == {}
    assert not play.told("hospital")


@pytest.mark.law("root:3.1")
def test_a_win_by_the_points_of_a_battle_card_comes_before_the_hits_are_dealt() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).crafted("marquise", "brutal_tactics")
    play = act(scene.score("eyrie", 29)).choose("battle", 1, "eyrie").roll(3, 0).choose("use", "brutal_tactics")
    assert play.table.result == [scene.seat("eyrie")]
    assert play.warriors("eyrie", 1) == 3


@pytest.mark.law("root:3.1")
def test_a_player_whose_turn_it_is_not_can_be_the_first_to_reach_thirty() -> None:
    scene = Stage().warriors("marquise", 2, 1).piece("sawmill", 2).warriors("eyrie", 2, 3).score("eyrie", 29)
    play = act(scene.score("marquise", 29)).choose("battle", 2, "eyrie").roll(2, 2)
    assert play.pieces("sawmill", 2) == 0
    assert play.table.result == [scene.seat("eyrie")]


@pytest.mark.law("root:3.1")
def test_when_both_reach_thirty_in_one_battle_the_active_eyrie_win() -> None:
    """One rolled hit each, one extra hit each: a warrior and a building are lost on both sides."""
    scene = Stage(active="eyrie").leader("commander").crafted("marquise", "sappers")
    scene.warriors("eyrie", 2, 1).piece("roost", 2).warriors("marquise", 2, 1).piece("sawmill", 2)
    play = eyrie_battle(scene.score("eyrie", 29).score("marquise", 29)).roll(1, 1).choose("use", "sappers")
    assert (play.pieces("roost", 2), play.pieces("sawmill", 2)) == (0, 0)
    assert (play.score("marquise"), play.score("eyrie")) == (30, 30)
    assert play.table.result == [scene.seat("eyrie")]


@pytest.mark.law("root:3.1")
@pytest.mark.parametrize(("leader", "points"), [("builder", 30), ("despot", 31)])
def test_when_both_reach_thirty_at_once_the_active_marquise_wins_even_with_fewer(leader: str, points: int) -> None:
    """Brutal Tactics give the Eyrie a point before the hits, a Despot another one with them."""
    scene = Stage().leader(leader).crafted("marquise", "brutal_tactics").crafted("eyrie", "sappers")
    scene.warriors("marquise", 2, 1).piece("sawmill", 2).warriors("eyrie", 2, 1).piece("roost", 2)
    play = act(scene.score("marquise", 29).score("eyrie", 28)).choose("battle", 2, "eyrie").roll(1, 1)
    play.choose("use", "brutal_tactics").choose("use", "sappers")
    assert (play.score("marquise"), play.score("eyrie")) == (30, points)
    assert play.table.result == [scene.seat("marquise")]


@pytest.mark.law("root:3.1")
@pytest.mark.parametrize("seed", range(6))
def test_in_random_games_nobody_has_thirty_points_before_the_end_and_the_winner_has_them_then(seed: int) -> None:
    for table in random_game(seed):
        if not table.over:
            assert max(root(table).score) < 30
    assert table.result is not None
    (winner,) = table.result
    assert root(table).score[winner] >= 30


# --------------------------------------------------------------------------------------------------- 3.2 scoring points


@pytest.mark.law("root:3.2", "root:6.5.4.III")
def test_the_marquise_scores_by_building() -> None:
    scene = Stage().warriors("marquise", 1, 2).piece("wood", 1, 1).piece("workshop", 8)
    assert act(scene).choose("build", "workshop", 1).score("marquise") == 2


@pytest.mark.law("root:3.2", "root:7.6.1")
def test_the_eyrie_score_by_roosts_in_their_evening() -> None:
    scene = Stage("marquise", "eyrie", active="eyrie").warriors("marquise", 9, 1)
    for clearing in (1, 5, 2, 8):
        scene.piece("roost", clearing)
    assert scene.start("eyrie.evening").score("eyrie") == 3


@pytest.mark.law("root:3.2.1")
def test_each_enemy_building_and_token_removed_scores_a_point_and_warriors_score_nothing() -> None:
    scene = Stage(active="eyrie").leader("builder").warriors("eyrie", 2, 4).warriors("marquise", 2, 1)
    scene.piece("sawmill", 2).piece("wood", 2, 1)
    play = eyrie_battle(scene).roll(3, 0)
    assert (play.warriors("marquise", 2), play.pieces("sawmill", 2), play.pieces("wood", 2)) == (0, 0, 0)
    assert play.score("eyrie") == 2


@pytest.mark.law("root:3.2.1")
def test_the_keep_is_a_token_and_scores_a_point() -> None:
    scene = Stage(active="eyrie").leader("builder").warriors("eyrie", 1, 3).piece("keep", 1)
    play = eyrie_battle(scene).roll(0, 0)
    assert play.pieces("keep", 1) == 0
    assert play.score("eyrie") == 1


@pytest.mark.law("root:3.2.1")
def test_a_defender_scores_for_what_the_attacker_loses() -> None:
    scene = Stage().warriors("marquise", 2, 1).piece("sawmill", 2).warriors("eyrie", 2, 3)
    play = act(scene).choose("battle", 2, "eyrie").roll(2, 2)
    assert play.pieces("sawmill", 2) == 0
    assert (play.score("marquise"), play.score("eyrie")) == (0, 1)


@pytest.mark.law("root:3.2.1", "root:4.3.1")
def test_a_building_removed_by_an_ambush_scores_a_point_too() -> None:
    scene = Stage().warriors("marquise", 1, 1).piece("sawmill", 1).warriors("eyrie", 1, 1).hand("eyrie", "ambush_fox")
    play = act(scene).choose("battle", 1, "eyrie").choose("ambush", "ambush_fox")
    assert play.pieces("sawmill", 1) == 0
    assert play.score("eyrie") == 1


@pytest.mark.law("root:3.2.1", "root:2.7")
def test_ones_own_tokens_score_nothing_when_they_are_paid() -> None:
    scene = Stage().warriors("marquise", 8, 2).piece("sawmill", 8).piece("wood", 8, 3)
    play = act(scene).choose("build", "sawmill", 8)
    assert play.pieces("wood", 8) == 2
    assert (play.score("marquise"), play.score("eyrie")) == (1, 0)


@pytest.mark.law("root:3.2.2", "root:4.1.2")
@pytest.mark.parametrize(
    ("card", "clearings", "points"),
    [
        ("birdy_bindle", (2,), 1),
        ("crossbow_mouse", (8,), 1),
        ("travel_gear_fox", (5,), 1),
        ("anvil", (8,), 2),
        ("root_tea_rabbit", (2,), 2),
        ("foxfolk_steel", (8, 8), 2),
        ("investments", (5, 5), 3),
    ],
)
def test_a_crafted_item_scores_what_its_card_prints(card: str, clearings: tuple[int, ...], points: int) -> None:
    scene = Stage().hand("marquise", card, "ambush_bird")
    for clearing in clearings:
        scene.piece("workshop", clearing)
    assert scene.start("marquise.craft").choose("craft", card).score("marquise") == points


@pytest.mark.law("root:3.2.2")
def test_a_crafted_card_without_an_item_scores_nothing() -> None:
    scene = Stage().piece("workshop", 8).hand("marquise", "armorers", "ambush_bird")
    play = scene.start("marquise.craft").choose("craft", "armorers")
    assert play.g.crafted[scene.seat("marquise")] == [scene.card("armorers")]
    assert play.score("marquise") == 0


@pytest.mark.law("root:3.2.2", "root:7.2.3")
def test_the_eyrie_get_one_point_for_an_item_whatever_it_prints() -> None:
    scene = Stage(active="eyrie").leader("despot").piece("roost", 5).piece("roost", 3)
    play = scene.hand("eyrie", "bake_sale", "ambush_bird").piece("roost", 8).start("eyrie.craft")
    assert play.choose("craft", "bake_sale").score("eyrie") == 1
