"""4.2 Moving, clause by clause."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import BIRD
from tests.root.stage import Play, Stage


def march(scene: Stage) -> Play:
    """The Marquise is about to act."""
    return scene.start("marquise.action", actions_left=3)


@pytest.mark.law("root:4.2")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_move_takes_any_number_of_own_warriors_to_an_adjacent_clearing(count: int) -> None:
    play = march(Stage().warriors("marquise", 1, 3)).choose("move", 1, 5, count)
    assert (play.warriors("marquise", 1), play.warriors("marquise", 5)) == (3 - count, count)


@pytest.mark.law("root:4.2")
def test_moves_lead_from_one_clearing_along_its_paths_only() -> None:
    play = march(Stage().warriors("marquise", 1, 2))
    assert play.offered("move") == [("move", 1, target, count) for target in (5, 9, 10) for count in (1, 2)]


@pytest.mark.law("root:4.2")
def test_nobody_moves_more_warriors_than_stand_there_or_none() -> None:
    play = march(Stage().warriors("marquise", 1, 2).warriors("marquise", 5, 2))
    assert play.why_not("marquise", "move", 1, 5, 3) == "4.2"
    assert play.why_not("marquise", "move", 1, 5, 0) == "4.2"
    assert play.why_not("marquise", "move", 9, 1, 1) == "4.2"


@pytest.mark.law("root:4.2")
def test_only_own_warriors_move() -> None:
    play = march(Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2))
    assert play.why_not("marquise", "move", 1, 5, 4) == "4.2"
    play.choose("move", 1, 5, 3)
    assert (play.warriors("eyrie", 1), play.warriors("eyrie", 5)) == (2, 0)


@pytest.mark.law("root:4.2", "root:2.2.1")
def test_two_clearings_away_is_too_far() -> None:
    assert march(Stage().warriors("marquise", 1, 2)).why_not("marquise", "move", 1, 2, 1) == "2.2.1"


@pytest.mark.law("root:4.2", "root:2.3")
def test_the_river_is_no_path_for_warriors() -> None:
    play = march(Stage().warriors("marquise", 5, 2).warriors("marquise", 10, 2))
    assert play.why_not("marquise", "move", 5, 10, 1) == "2.3"


@pytest.mark.law("root:4.2")
def test_buildings_and_tokens_stay_when_warriors_leave() -> None:
    play = march(Stage().warriors("marquise", 5, 1).piece("sawmill", 5).piece("wood", 5)).choose("move", 5, 1, 1)
    assert (play.pieces("sawmill", 5), play.pieces("wood", 5)) == (1, 1)


@pytest.mark.law("root:4.2.1")
def test_whoever_rules_where_the_move_starts_may_enter_a_clearing_of_another_ruler() -> None:
    scene = Stage().warriors("marquise", 1, 2).warriors("eyrie", 5, 4)
    assert march(scene).choose("move", 1, 5, 1).warriors("marquise", 5) == 1


@pytest.mark.law("root:4.2.1")
def test_whoever_rules_where_the_move_ends_may_leave_a_clearing_of_another_ruler() -> None:
    scene = Stage().warriors("marquise", 1, 1).warriors("eyrie", 1, 4).warriors("marquise", 5, 1)
    play = march(scene)
    assert [move for move in play.offered("move") if move[1] == 1] == [("move", 1, 5, 1)]
    assert play.choose("move", 1, 5, 1).warriors("marquise", 5) == 2


@pytest.mark.law("root:4.2.1")
def test_whoever_rules_both_clearings_may_move_either_way() -> None:
    play = march(Stage().warriors("marquise", 1, 2).warriors("marquise", 5, 2))
    assert play.why_not("marquise", "move", 1, 5, 2) is None
    assert play.why_not("marquise", "move", 5, 1, 2) is None


@pytest.mark.law("root:4.2.1")
def test_whoever_rules_neither_clearing_may_not_move() -> None:
    scene = Stage().warriors("marquise", 1, 1).warriors("eyrie", 1, 2).warriors("marquise", 7, 1)
    play = march(scene)
    assert play.why_not("marquise", "move", 1, 9, 1) == "4.2.1"
    assert {move[1] for move in play.offered("move")} == {7}


@pytest.mark.law("root:4.2.1", "root:2.8")
def test_a_tie_does_not_let_the_marquise_move() -> None:
    play = march(Stage().warriors("marquise", 1, 2).warriors("eyrie", 1, 2))
    assert play.why_not("marquise", "move", 1, 9, 1) == "4.2.1"


@pytest.mark.law("root:4.2.1", "root:2.8")
def test_a_building_helps_to_rule_for_a_move_and_a_token_does_not() -> None:
    scene = Stage().warriors("marquise", 5, 1).warriors("eyrie", 5, 1).piece("sawmill", 5)
    assert march(scene).why_not("marquise", "move", 5, 1, 1) is None
    scene = Stage().warriors("marquise", 5, 1).warriors("eyrie", 5, 1).piece("wood", 5, 3)
    assert march(scene).why_not("marquise", "move", 5, 1, 1) == "4.2.1"


@pytest.mark.law("root:4.2.1")
def test_the_eyrie_must_rule_too() -> None:
    scene = Stage(active="eyrie").warriors("eyrie", 1, 1).warriors("marquise", 1, 2).warriors("eyrie", 7, 1)
    play = scene.decree("move", "royal_claim").resolving("move").start("eyrie.decree")
    assert play.why_not("eyrie", "decree_move", BIRD, 1, 9, 1) == "4.2.1"
    assert play.why_not("eyrie", "decree_move", BIRD, 7, 12, 1) is None


@pytest.mark.law("root:4.2.2")
def test_the_same_warriors_may_move_again_and_again_in_a_turn() -> None:
    play = march(Stage().warriors("marquise", 1, 2))
    for origin, target in ((1, 5), (5, 2), (2, 6), (6, 3), (3, 7), (7, 8)):
        play.choose("move", origin, target, 2)
    assert play.warriors("marquise", 8) == 2


@pytest.mark.law("root:4.2.2")
def test_of_several_moves_each_may_lead_another_group() -> None:
    play = march(Stage().warriors("marquise", 1, 2).warriors("marquise", 7, 1))
    play.choose("move", 1, 5, 1).choose("move", 7, 8, 1)
    assert [play.warriors("marquise", clearing) for clearing in (1, 5, 7, 8)] == [1, 1, 0, 1]


@pytest.mark.law("root:4.2.2")
def test_the_next_move_may_take_a_part_of_the_group_that_has_just_moved() -> None:
    play = march(Stage().warriors("marquise", 1, 3)).choose("move", 1, 5, 3).choose("move", 5, 2, 1)
    assert [play.warriors("marquise", clearing) for clearing in (1, 5, 2)] == [0, 2, 1]
