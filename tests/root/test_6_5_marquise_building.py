"""6.5.4 Building, clause by clause: prices, wood within reach, points."""

from __future__ import annotations

import pytest

from tests.root.stage import PIECE, Play, Stage

BUILDINGS = ("sawmill", "workshop", "recruiter")
COST = (0, 1, 2, 3, 3, 4)
POINTS = {"sawmill": (0, 1, 2, 3, 4, 5), "workshop": (0, 2, 2, 3, 4, 5), "recruiter": (0, 1, 2, 3, 3, 4)}


def act(scene: Stage) -> Play:
    """The Marquise is about to take an action."""
    return scene.start("marquise.action", actions_left=3)


def already_built(building: str, count: int) -> Stage:
    """So many of a kind stand far away; the Marquise rules clearing 5, where she will build."""
    scene = Stage().warriors("marquise", 5, 2)
    for clearing in (7, 7, 8, 8, 11, 11)[:count]:
        scene.piece(building, clearing)
    return scene


# ------------------------------------------------------------------------------------------ 6.5.4 and 6.5.4.I the price


@pytest.mark.law("root:6.5.4", "root:6.5.4.III")
def test_building_is_one_action_that_puts_one_building_on_the_map() -> None:
    play = act(already_built("sawmill", 1).piece("wood", 5, 2)).choose("build", "sawmill", 5)
    assert play.pieces("sawmill", 5) == 1
    assert play.g.left[PIECE["sawmill"]] == 4
    assert play.g.actions_left == 2


@pytest.mark.law("root:6.5.4.I")
def test_she_chooses_between_a_sawmill_a_workshop_and_a_recruiter() -> None:
    scene = already_built("sawmill", 1).piece("workshop", 9).piece("recruiter", 9).piece("wood", 5, 1)
    play = act(scene)
    assert {option for option in play.offered("build") if option[2] == 5} == {
        ("build", PIECE[building], 5) for building in BUILDINGS
    }
    assert play.why_not("marquise", "build", "roost", 5) is not None
    assert play.why_not("marquise", "build", "wood", 5) is not None


@pytest.mark.law("root:6.5.4.I", "root:6.5.4.II", "root:6.5.4.III")
@pytest.mark.parametrize("standing", range(6))
@pytest.mark.parametrize("building", BUILDINGS)
def test_the_leftmost_building_on_the_track_shows_price_and_points(building: str, standing: int) -> None:
    cost, points = COST[standing], POINTS[building][standing]
    play = act(already_built(building, standing).piece("wood", 5, cost)).choose("build", building, 5)
    assert play.pieces(building, 5) == 1
    assert play.pieces("wood", 5) == 0
    assert play.score("marquise") == points


@pytest.mark.law("root:6.5.4.I", "root:6.5.4.II")
@pytest.mark.parametrize("standing", range(1, 6))
@pytest.mark.parametrize("building", BUILDINGS)
def test_one_wood_too_few_is_not_enough(building: str, standing: int) -> None:
    play = act(already_built(building, standing).piece("wood", 5, COST[standing] - 1))
    assert play.why_not("marquise", "build", building, 5) == "6.5.4.II"


@pytest.mark.law("root:6.5.4.I")
def test_each_kind_has_a_track_of_its_own() -> None:
    scene = already_built("sawmill", 4).piece("workshop", 9).piece("wood", 5, 1)
    play = act(scene)
    assert play.why_not("marquise", "build", "sawmill", 5) == "6.5.4.II"
    assert play.choose("build", "workshop", 5).score("marquise") == 2


@pytest.mark.law("root:6.5.4.I", "root:2.5")
def test_a_seventh_building_of_a_kind_does_not_exist() -> None:
    play = act(already_built("sawmill", 6).piece("wood", 5, 8))
    assert play.why_not("marquise", "build", "sawmill", 5) == "2.5"
    assert play.why_not("marquise", "build", "workshop", 5) is None


@pytest.mark.law("root:6.5.4.I", "root:2.5.2")
def test_a_building_that_fell_is_the_next_to_be_built_at_its_old_price() -> None:
    scene = already_built("sawmill", 2).warriors("marquise", 10, 1).piece("workshop", 10).warriors("eyrie", 10, 1)
    scene.piece("workshop", 9).piece("wood", 5, 1).hand("eyrie", "ambush_rabbit")
    play = act(scene)
    assert play.why_not("marquise", "build", "workshop", 5) == "6.5.4.II"
    play.choose("battle", 10, "eyrie").choose("ambush", "ambush_rabbit")
    assert play.pieces("workshop", 10) == 0
    assert play.choose("build", "workshop", 5).score("marquise") == 2


# ----------------------------------------------------------------------------------- 6.5.4.II the clearing and the wood


@pytest.mark.law("root:6.5.4.II")
def test_she_builds_only_where_she_rules() -> None:
    scene = already_built("sawmill", 1).piece("wood", 5, 1).warriors("eyrie", 1, 1).warriors("marquise", 1, 1)
    play = act(scene)
    assert play.why_not("marquise", "build", "sawmill", 5) is None
    assert play.why_not("marquise", "build", "sawmill", 1) == "6.5.4.II", "a tie is no rule"
    assert play.why_not("marquise", "build", "sawmill", 2) == "6.5.4.II", "nobody is there"


@pytest.mark.law("root:6.5.4.II", "root:2.2.3")
def test_she_needs_a_free_slot() -> None:
    scene = already_built("sawmill", 1).piece("workshop", 5).piece("recruiter", 5).piece("wood", 5, 4)
    assert act(scene).why_not("marquise", "build", "sawmill", 5) == "2.2.3"


@pytest.mark.law("root:6.5.4.II", "root:2.2.4")
def test_a_ruin_leaves_no_slot() -> None:
    scene = already_built("sawmill", 1).warriors("marquise", 10, 3).piece("workshop", 10).piece("wood", 10, 4)
    play = act(scene)
    assert play.why_not("marquise", "build", "sawmill", 10) == "2.2.3"
    assert play.g.ruins[10] == 1


@pytest.mark.law("root:6.5.4.II")
def test_wood_from_the_clearing_itself_goes_back_to_the_supply() -> None:
    play = act(already_built("sawmill", 2).piece("wood", 5, 3))
    assert play.g.left[PIECE["wood"]] == 5
    play.choose("build", "sawmill", 5)
    assert play.pieces("wood", 5) == 1
    assert play.g.left[PIECE["wood"]] == 7


@pytest.mark.law("root:6.5.4.II")
def test_wood_comes_from_an_adjacent_clearing_that_she_rules() -> None:
    scene = already_built("sawmill", 1).piece("wood", 1, 1).warriors("marquise", 1, 2).warriors("eyrie", 1, 1)
    play = act(scene).choose("build", "sawmill", 5)
    assert play.pieces("sawmill", 5) == 1
    assert play.pieces("wood", 1) == 0


@pytest.mark.law("root:6.5.4.II", "root:2.8")
@pytest.mark.parametrize("law", ["seed", "current"])
@pytest.mark.parametrize(("mine", "theirs"), [(0, 0), (0, 4), (1, 1)])
def test_wood_in_an_adjacent_clearing_that_she_does_not_rule_is_out_of_reach(mine: int, theirs: int, law: str) -> None:
    scene = already_built("sawmill", 1).piece("wood", 1, 1).warriors("marquise", 1, mine).warriors("eyrie", 1, theirs)
    play = scene.start("marquise.action", actions_left=3, current_law=int(law == "current"))
    assert ("build", PIECE["sawmill"], 5) not in play.options
    assert play.why_not("marquise", "build", "sawmill", 5) == "6.5.4.II"


@pytest.mark.law("root:6.5.4.II")
@pytest.mark.parametrize("rulers", [[], [1], [9], [1, 9], [1, 4], [4, 9]])
def test_wood_further_away_is_out_of_reach_unless_it_and_the_whole_chain_between_are_ruled(rulers: list[int]) -> None:
    scene = already_built("sawmill", 1).piece("wood", 4, 1)
    for clearing in rulers:
        scene.warriors("marquise", clearing, 1)
    assert act(scene).why_not("marquise", "build", "sawmill", 5) == "6.5.4.II"


@pytest.mark.law("root:6.5.4.II")
def test_wood_comes_through_a_chain_of_ruled_clearings() -> None:
    scene = already_built("sawmill", 1).piece("wood", 4, 1)
    for clearing in (1, 9, 4):
        scene.warriors("marquise", clearing, 1)
    play = act(scene).choose("build", "sawmill", 5)
    assert play.pieces("sawmill", 5) == 1
    assert play.pieces("wood", 4) == 0


@pytest.mark.law("root:6.5.4.II")
def test_an_enemy_on_the_only_way_breaks_the_chain() -> None:
    scene = already_built("sawmill", 1).piece("wood", 4, 1).warriors("marquise", 4, 1)
    scene.warriors("marquise", 1, 1).warriors("marquise", 9, 1)
    assert act(scene.warriors("eyrie", 9, 1)).why_not("marquise", "build", "sawmill", 5) == "6.5.4.II"


@pytest.mark.law("root:6.5.4.II", "root:2.3")
def test_the_river_joins_no_clearings_for_wood() -> None:
    scene = already_built("sawmill", 1).piece("wood", 10, 1).warriors("marquise", 10, 2)
    assert act(scene).why_not("marquise", "build", "sawmill", 5) == "6.5.4.II"


@pytest.mark.law("root:6.5.4.II")
def test_wood_within_reach_counts_together_and_she_chooses_where_to_take_it() -> None:
    scene = already_built("sawmill", 2).piece("wood", 5, 1).piece("wood", 1, 1).piece("wood", 2, 1).piece("wood", 6, 1)
    play = act(scene.warriors("marquise", 1, 1).warriors("marquise", 2, 1)).choose("build", "sawmill", 5)
    assert play.asked == ("marquise", "pay-wood")
    assert play.options == [("pay_wood", 1), ("pay_wood", 2), ("pay_wood", 5)]
    assert play.why_not("marquise", "pay_wood", 6) == "6.5.4.II"
    play.choose("pay_wood", 2)
    assert play.options == [("pay_wood", 1), ("pay_wood", 5)]
    play.choose("pay_wood", 1)
    assert [play.pieces("wood", clearing) for clearing in (1, 2, 5, 6)] == [0, 0, 1, 1]
    assert play.pieces("sawmill", 5) == 1


# ---------------------------------------------------------------------------------------- 6.5.4.III placing and scoring


@pytest.mark.law("root:6.5.4.III", "root:2.8")
def test_the_new_building_takes_a_slot_and_counts_for_rule() -> None:
    scene = already_built("sawmill", 1).piece("wood", 5, 1).warriors("eyrie", 5, 1)
    play = act(scene).choose("build", "sawmill", 5)
    board = play.table.view(None).board.clearings[5 - 1]
    assert board.free_slots == 1
    assert board.ruler == 0
    assert play.why_not("marquise", "move", 5, 1, 2) is None


@pytest.mark.law("root:6.5.4.III", "root:3.1")
def test_the_points_of_a_building_may_win_the_game() -> None:
    play = act(already_built("sawmill", 1).piece("wood", 5, 1).score("marquise", 29)).choose("build", "sawmill", 5)
    assert play.table.result == [0]


@pytest.mark.law("root:6.5.4.III")
def test_several_buildings_in_one_turn_score_one_after_another() -> None:
    scene = already_built("workshop", 1).warriors("marquise", 2, 1).piece("wood", 5, 6)
    play = act(scene)
    gains = []
    for clearing in (5, 5, 2):
        before = play.score("marquise")
        gains.append(play.choose("build", "workshop", clearing).score("marquise") - before)
    assert gains == [2, 2, 3]
