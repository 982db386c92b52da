"""4.3 Battle, clause by clause."""

from __future__ import annotations

import pytest

from tests.root.stage import Play, Stage


def battle(scene: Stage, clearing: int) -> Play:
    """The Marquise attacks the Eyrie."""
    return scene.start("marquise.action", actions_left=1).choose("battle", clearing, "eyrie")


@pytest.mark.law("root:4.3")
def test_a_battle_needs_own_warriors_and_another_players_piece_in_the_clearing() -> None:
    scene = Stage().warriors("marquise", 1, 1).warriors("marquise", 2, 1).warriors("eyrie", 1, 1).warriors("eyrie", 3, 1)
    play = scene.start("marquise.action", actions_left=1)
    assert play.offered("battle") == [("battle", 1, scene.seat("eyrie"))]
    assert play.why_not("marquise", "battle", 2, "eyrie") == "4.3"
    assert play.why_not("marquise", "battle", 3, "eyrie") == "4.3"


@pytest.mark.law("root:4.3.1")
def test_an_ambush_deals_two_hits_at_once_and_is_discarded() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2).hand("eyrie", "ambush_fox")
    play = battle(scene, 1)
    assert play.asked == ("eyrie", "ambush")
    play.choose("ambush", "ambush_fox")
    assert play.warriors("marquise", 1) == 1
    assert scene.card("ambush_fox") in play.g.discard
    assert play.asked == ("chance", "roll")


@pytest.mark.law("root:4.3.1")
def test_the_battle_ends_when_an_ambush_leaves_no_attackers() -> None:
    scene = Stage().warriors("marquise", 1, 2).warriors("eyrie", 1, 2).hand("eyrie", "ambush_bird")
    play = battle(scene, 1).choose("ambush", "ambush_bird")
    assert play.warriors("marquise", 1) == 0
    assert play.warriors("eyrie", 1) == 2
    assert not play.told("roll")


@pytest.mark.law("root:4.3.1.I")
def test_the_attacker_foils_an_ambush_with_an_ambush() -> None:
    scene = Stage().warriors("marquise", 1, 2).warriors("eyrie", 1, 2)
    scene.hand("eyrie", "ambush_fox").hand("marquise", "ambush_bird")
    play = battle(scene, 1).choose("ambush", "ambush_fox")
    assert play.asked == ("marquise", "foil")
    play.choose("ambush", "ambush_bird")
    assert play.warriors("marquise", 1) == 2
    assert {scene.card("ambush_fox"), scene.card("ambush_bird")} <= set(play.g.discard)


@pytest.mark.law("root:4.3.2")
@pytest.mark.parametrize(("dice", "left"), [((3, 1), (4, 2)), ((1, 3), (4, 2)), ((2, 2), (3, 3))])
def test_the_attacker_deals_the_higher_roll_and_the_defender_the_lower(dice: tuple[int, int], left: tuple[int, int]) -> None:
    play = battle(Stage().warriors("marquise", 1, 5).warriors("eyrie", 1, 5), 1).roll(*dice)
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == left
