"""4.3 Battle, clause by clause."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import BIRD
from tests.root.stage import Play, Stage


def battle(scene: Stage, clearing: int) -> Play:
    """The Marquise attacks the Eyrie."""
    return scene.start("marquise.action", actions_left=1).choose("battle", clearing, "eyrie")


def eyrie_attacks(scene: Stage, clearing: int) -> Play:
    """The Eyrie attack the Marquise; a second battle, in clearing 9 or 12, keeps their turn open afterwards."""
    for other in (9, 12):
        scene.warriors("eyrie", other, 1).warriors("marquise", other, 1)
    scene.decree("battle", "royal_claim", "arms_trader").resolving("battle")
    return scene.start("eyrie.decree").choose("decree_battle", BIRD, clearing, "marquise")


# ---------------------------------------------------------------------------------------------- who can fight, and whom


@pytest.mark.law("root:4.3")
def test_a_battle_needs_own_warriors_and_another_players_piece_in_the_clearing() -> None:
    scene = (
        Stage().warriors("marquise", 1, 1).warriors("marquise", 2, 1).warriors("eyrie", 1, 1).warriors("eyrie", 3, 1)
    )
    play = scene.start("marquise.action", actions_left=1)
    assert play.offered("battle") == [("battle", 1, scene.seat("eyrie"))]
    assert play.why_not("marquise", "battle", 2, "eyrie") == "4.3"
    assert play.why_not("marquise", "battle", 3, "eyrie") == "4.3"


@pytest.mark.law("root:4.3")
def test_a_building_alone_cannot_attack_but_can_be_attacked() -> None:
    scene = Stage().piece("sawmill", 5).warriors("eyrie", 5, 1).warriors("marquise", 7, 1).piece("roost", 7)
    play = scene.start("marquise.action", actions_left=1)
    assert play.offered("battle") == [("battle", 7, scene.seat("eyrie"))]
    assert play.why_not("marquise", "battle", 5, "eyrie") == "4.3"


@pytest.mark.law("root:4.3")
def test_a_token_alone_makes_its_owner_a_possible_defender() -> None:
    scene = Stage(active="eyrie").warriors("eyrie", 5, 1).piece("wood", 5).warriors("eyrie", 7, 1).piece("keep", 7)
    play = scene.decree("battle", "royal_claim").resolving("battle").start("eyrie.decree")
    defender = scene.seat("marquise")
    assert play.offered("decree_battle") == [("decree_battle", BIRD, clearing, defender) for clearing in (5, 7)]


@pytest.mark.law("root:4.3")
def test_nobody_fights_themselves() -> None:
    play = Stage().warriors("marquise", 1, 2).start("marquise.action", actions_left=1)
    assert play.why_not("marquise", "battle", 1, "marquise") == "4.3"


# ---------------------------------------------------------------------------------------------------- 4.3.1 first stage


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


@pytest.mark.law("root:4.3.1")
def test_the_ambush_must_match_the_clearing_and_a_bird_matches_all() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2)
    scene.hand("eyrie", "ambush_fox", "ambush_mouse", "ambush_bird", "anvil")
    play = battle(scene, 1)
    assert play.why_not("eyrie", "ambush", "ambush_fox") is None
    assert play.why_not("eyrie", "ambush", "ambush_bird") is None
    assert play.why_not("eyrie", "ambush", "ambush_mouse") == "4.3.1"
    assert play.why_not("eyrie", "ambush", "anvil") == "2.1.4"


@pytest.mark.law("root:4.3.1")
def test_the_defender_need_not_ambush() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2).hand("eyrie", "ambush_fox")
    play = battle(scene, 1).done()
    assert play.asked == ("chance", "roll")
    assert play.hand("eyrie") == ["ambush_fox"]
    assert play.warriors("marquise", 1) == 3


@pytest.mark.law("root:4.3.1", "root:1.2.1")
def test_a_defender_with_any_cards_is_asked_so_that_silence_tells_nothing() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2).hand("eyrie", "anvil")
    play = battle(scene, 1)
    assert play.asked == ("eyrie", "ambush")
    assert play.options == [("done",)]


@pytest.mark.law("root:4.3.1")
def test_a_defender_without_cards_is_not_asked() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2).hand("marquise", "ambush_fox")
    assert battle(scene, 1).asked == ("chance", "roll")


@pytest.mark.law("root:4.3.1", "root:4.3.3")
def test_an_ambush_takes_the_last_attacker_and_then_a_building_for_a_point() -> None:
    scene = Stage().warriors("marquise", 1, 1).piece("sawmill", 1).warriors("eyrie", 1, 1).hand("eyrie", "ambush_fox")
    play = battle(scene, 1).choose("ambush", "ambush_fox")
    assert (play.warriors("marquise", 1), play.pieces("sawmill", 1)) == (0, 0)
    assert play.score("eyrie") == 1
    assert not play.told("roll")


@pytest.mark.law("root:4.3.1", "root:4.3.3")
def test_the_ambushed_attacker_chooses_which_building_or_token_falls_with_the_last_warrior() -> None:
    scene = Stage().warriors("marquise", 5, 1).piece("sawmill", 5).piece("wood", 5)
    play = battle(scene.warriors("eyrie", 5, 1).hand("eyrie", "ambush_rabbit"), 5).choose("ambush", "ambush_rabbit")
    assert play.asked == ("marquise", "lose")
    play.choose("lose", "wood")
    assert (play.warriors("marquise", 5), play.pieces("sawmill", 5), play.pieces("wood", 5)) == (0, 1, 0)
    assert play.score("eyrie") == 1


@pytest.mark.law("root:4.3.1")
def test_a_defender_without_warriors_deals_both_hits_of_an_ambush() -> None:
    scene = Stage().warriors("marquise", 1, 3).piece("roost", 1).hand("eyrie", "ambush_fox")
    play = battle(scene, 1).choose("ambush", "ambush_fox")
    assert play.warriors("marquise", 1) == 1


@pytest.mark.law("root:4.3.1", "root:4.3.2.I")
def test_attackers_lost_in_an_ambush_no_longer_deal_rolled_hits() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 3).hand("eyrie", "ambush_fox")
    play = battle(scene, 1).choose("ambush", "ambush_fox").roll(3, 0)
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (1, 2)


@pytest.mark.law("root:4.3.1.I")
def test_the_attacker_foils_an_ambush_with_an_ambush() -> None:
    scene = Stage().warriors("marquise", 1, 2).warriors("eyrie", 1, 2)
    scene.hand("eyrie", "ambush_fox").hand("marquise", "ambush_bird")
    play = battle(scene, 1).choose("ambush", "ambush_fox")
    assert play.asked == ("marquise", "foil")
    play.choose("ambush", "ambush_bird")
    assert play.warriors("marquise", 1) == 2
    assert {scene.card("ambush_fox"), scene.card("ambush_bird")} <= set(play.g.discard)
    assert play.asked == ("chance", "roll")


@pytest.mark.law("root:4.3.1.I")
def test_an_ambush_is_foiled_only_by_a_matching_one() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2)
    scene.hand("eyrie", "ambush_bird").hand("marquise", "ambush_mouse", "ambush_fox")
    play = battle(scene, 1).choose("ambush", "ambush_bird")
    assert play.why_not("marquise", "ambush", "ambush_mouse") == "4.3.1.I"
    assert play.why_not("marquise", "ambush", "ambush_fox") is None


@pytest.mark.law("root:4.3.1.I")
def test_the_attacker_may_keep_the_ambush_and_take_the_hits() -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2)
    scene.hand("eyrie", "ambush_fox").hand("marquise", "ambush_bird")
    play = battle(scene, 1).choose("ambush", "ambush_fox").done()
    assert play.hand("marquise") == ["ambush_bird"]
    assert play.warriors("marquise", 1) == 1


@pytest.mark.law("root:4.3.1.I", "root:1.2.1")
@pytest.mark.parametrize(("cards", "asked"), [(["anvil"], ("marquise", "foil")), ([], ("chance", "roll"))])
def test_the_attacker_is_asked_to_foil_whenever_there_are_cards_in_hand(
    cards: list[str], asked: tuple[str, str]
) -> None:
    scene = Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 2).hand("eyrie", "ambush_fox")
    play = battle(scene.hand("marquise", *cards), 1).choose("ambush", "ambush_fox")
    assert play.asked == asked


# --------------------------------------------------------------------------------------------------- 4.3.2 second stage


@pytest.mark.law("root:4.3.2")
@pytest.mark.parametrize(("dice", "left"), [((3, 1), (4, 2)), ((1, 3), (4, 2)), ((2, 2), (3, 3)), ((0, 0), (5, 5))])
def test_the_attacker_deals_the_higher_roll_and_the_defender_the_lower(
    dice: tuple[int, int], left: tuple[int, int]
) -> None:
    play = battle(Stage().warriors("marquise", 1, 5).warriors("eyrie", 1, 5), 1).roll(*dice)
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == left


@pytest.mark.law("root:4.3.2")
def test_the_attacker_deals_the_higher_roll_whoever_it_is() -> None:
    scene = Stage(active="eyrie").warriors("marquise", 1, 5).warriors("eyrie", 1, 5)
    play = eyrie_attacks(scene, 1).roll(1, 3)
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (2, 4)


@pytest.mark.law("root:4.3.2")
def test_rolled_hits_land_only_in_the_third_stage() -> None:
    scene = Stage().warriors("marquise", 1, 5).warriors("eyrie", 1, 5).crafted("marquise", "brutal_tactics")
    play = battle(scene, 1).roll(2, 1)
    assert play.asked == ("marquise", "battle-cards")
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (5, 5)
    play.done()
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (4, 3)


@pytest.mark.law("root:4.3.2.I")
@pytest.mark.parametrize(
    ("cats", "birds", "left"), [(1, 5, (0, 4)), (2, 5, (0, 3)), (5, 1, (4, 0)), (5, 2, (3, 0)), (4, 4, (1, 1))]
)
def test_neither_side_deals_more_rolled_hits_than_it_has_warriors_there(
    cats: int, birds: int, left: tuple[int, int]
) -> None:
    scene = Stage().warriors("marquise", 1, cats).warriors("eyrie", 1, birds).warriors("marquise", 5, 4)
    play = battle(scene, 1).roll(3, 3)
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == left


@pytest.mark.law("root:4.3.2.I")
def test_buildings_do_not_raise_the_limit_of_rolled_hits() -> None:
    scene = Stage().warriors("marquise", 5, 1).piece("sawmill", 5).warriors("eyrie", 5, 3)
    play = battle(scene, 5).roll(3, 0)
    assert play.warriors("eyrie", 5) == 2


@pytest.mark.law("root:4.3.2.II")
def test_the_attackers_extra_hit_is_not_limited_by_warriors() -> None:
    scene = Stage().warriors("marquise", 1, 1).warriors("eyrie", 1, 5).crafted("marquise", "brutal_tactics")
    play = battle(scene, 1).roll(3, 0).choose("use", "brutal_tactics")
    assert play.warriors("eyrie", 1) == 3


@pytest.mark.law("root:4.3.2.II")
def test_the_defenders_extra_hit_is_not_limited_by_warriors() -> None:
    scene = Stage().warriors("marquise", 1, 5).warriors("eyrie", 1, 1).crafted("eyrie", "sappers")
    play = battle(scene, 1).roll(3, 3)
    assert play.asked == ("eyrie", "battle-cards")
    play.choose("use", "sappers")
    assert play.warriors("marquise", 1) == 3


@pytest.mark.law("root:4.3.2.II")
def test_even_a_defender_without_warriors_deals_an_extra_hit() -> None:
    scene = Stage().warriors("marquise", 1, 5).piece("roost", 1).crafted("eyrie", "sappers")
    play = battle(scene, 1).roll(3, 3).choose("use", "sappers")
    assert play.warriors("marquise", 1) == 4


@pytest.mark.law("root:4.3.2.II")
def test_an_ability_on_the_own_board_adds_a_hit() -> None:
    scene = Stage(active="eyrie").leader("commander").no_viziers().warriors("eyrie", 1, 1).warriors("marquise", 1, 5)
    play = eyrie_attacks(scene, 1).roll(3, 0)
    assert play.warriors("marquise", 1) == 3


@pytest.mark.law("root:4.3.2.II")
def test_each_extra_hit_is_optional_and_the_attacker_decides_first() -> None:
    scene = Stage().warriors("marquise", 1, 5).warriors("eyrie", 1, 5)
    scene.crafted("marquise", "brutal_tactics").crafted("eyrie", "sappers")
    play = battle(scene, 1).roll(0, 0)
    assert play.asked == ("marquise", "battle-cards")
    play.done()
    assert play.asked == ("eyrie", "battle-cards")
    play.done()
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (5, 5)


@pytest.mark.law("root:4.3.2.II")
def test_an_extra_hit_is_dealt_once_a_battle_for_each_source() -> None:
    scene = Stage().warriors("marquise", 1, 5).warriors("eyrie", 1, 5).crafted("marquise", "brutal_tactics")
    play = battle(scene, 1).roll(0, 0).choose("use", "brutal_tactics")
    assert play.warriors("eyrie", 1) == 4
    assert play.decision.prompt != "battle-cards"


@pytest.mark.law("root:4.3.2.III")
def test_a_defender_without_warriors_takes_an_extra_hit() -> None:
    play = battle(Stage().warriors("marquise", 1, 1).piece("roost", 1), 1).roll(0, 0)
    assert play.pieces("roost", 1) == 0
    assert play.score("marquise") == 1


@pytest.mark.law("root:4.3.2.III", "root:4.3.2.II")
def test_the_hit_for_the_defenceless_is_not_limited_by_warriors() -> None:
    scene = Stage(active="eyrie").warriors("eyrie", 5, 1).piece("wood", 5, 3)
    play = eyrie_attacks(scene, 5).roll(3, 3)
    assert play.pieces("wood", 5) == 1
    assert play.score("eyrie") == 2


@pytest.mark.law("root:4.3.2.III")
def test_a_single_defending_warrior_is_not_defenceless() -> None:
    play = battle(Stage().warriors("marquise", 1, 3).warriors("eyrie", 1, 1).piece("roost", 1), 1).roll(0, 0)
    assert (play.warriors("eyrie", 1), play.pieces("roost", 1)) == (1, 1)


@pytest.mark.law("root:4.3.2.III")
def test_warriors_elsewhere_do_not_defend_the_clearing_of_battle() -> None:
    scene = Stage().warriors("marquise", 1, 1).piece("roost", 1).warriors("eyrie", 5, 6)
    assert battle(scene, 1).roll(0, 0).pieces("roost", 1) == 0


# ---------------------------------------------------------------------------------------------------- 4.3.3 third stage


@pytest.mark.law("root:4.3.3")
def test_both_sides_take_their_hits_together() -> None:
    play = battle(Stage().warriors("marquise", 1, 1).warriors("eyrie", 1, 1), 1).roll(1, 1)
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (0, 0)


@pytest.mark.law("root:4.3.3")
def test_both_sides_score_for_buildings_removed_at_the_same_time() -> None:
    scene = Stage().warriors("marquise", 5, 1).piece("sawmill", 5).warriors("eyrie", 5, 1).piece("roost", 5)
    scene.crafted("marquise", "brutal_tactics").crafted("eyrie", "sappers")
    play = battle(scene, 5).roll(1, 1).choose("use", "brutal_tactics").choose("use", "sappers")
    assert (play.pieces("sawmill", 5), play.pieces("roost", 5)) == (0, 0)
    assert play.score("marquise") == 1
    assert play.score("eyrie") == 1 + 1, "one for the sawmill, one from Brutal Tactics"


@pytest.mark.law("root:4.3.3")
def test_no_building_or_token_is_removed_while_a_warrior_is_left() -> None:
    scene = Stage(active="eyrie").warriors("eyrie", 5, 3).warriors("marquise", 5, 3).piece("sawmill", 5)
    play = eyrie_attacks(scene.piece("wood", 5), 5).roll(3, 0)
    assert (play.warriors("marquise", 5), play.pieces("sawmill", 5), play.pieces("wood", 5)) == (0, 1, 1)
    assert play.score("eyrie") == 0


@pytest.mark.law("root:4.3.3")
def test_the_victim_chooses_among_buildings_and_tokens_once_the_warriors_are_gone() -> None:
    scene = Stage(active="eyrie").warriors("eyrie", 5, 3).warriors("marquise", 5, 1)
    scene.piece("sawmill", 5).piece("workshop", 5).piece("wood", 5)
    play = eyrie_attacks(scene, 5).roll(3, 0)
    assert play.asked == ("marquise", "lose")
    assert play.offered("lose") == play.options
    assert len(play.options) == 3
    play.choose("lose", "workshop")
    assert len(play.options) == 2
    play.choose("lose", "wood")
    assert play.warriors("marquise", 5) == 0
    assert [play.pieces(name, 5) for name in ("sawmill", "workshop", "wood")] == [1, 0, 0]
    assert play.score("eyrie") == 2


@pytest.mark.law("root:4.3.3", "root:3.2.1")
def test_every_building_and_token_destroyed_is_worth_a_point() -> None:
    scene = Stage(active="eyrie").warriors("eyrie", 5, 3)
    play = eyrie_attacks(scene.piece("sawmill", 5).piece("workshop", 5).piece("wood", 5, 2), 5).roll(3, 0)
    assert [play.pieces(name, 5) for name in ("sawmill", "workshop", "wood")] == [0, 0, 0]
    assert play.score("eyrie") == 4


@pytest.mark.law("root:4.3.3")
def test_warriors_destroyed_are_worth_no_points() -> None:
    play = battle(Stage().warriors("marquise", 1, 4).warriors("eyrie", 1, 4), 1).roll(3, 2)
    assert (play.score("marquise"), play.score("eyrie")) == (0, 0)


@pytest.mark.law("root:4.3.3", "root:2.5")
def test_hits_beyond_the_last_piece_are_lost() -> None:
    scene = Stage().warriors("marquise", 1, 5).warriors("eyrie", 1, 1).warriors("eyrie", 5, 3)
    play = battle(scene, 1).roll(3, 0)
    assert (play.warriors("eyrie", 1), play.warriors("eyrie", 5)) == (0, 3)


@pytest.mark.law("root:4.3.3", "root:3.1")
def test_when_a_battle_brings_both_sides_to_thirty_the_active_player_wins() -> None:
    scene = Stage().warriors("marquise", 5, 1).piece("sawmill", 5).warriors("eyrie", 5, 1).piece("roost", 5)
    scene.crafted("marquise", "brutal_tactics").crafted("eyrie", "sappers").score("marquise", 29).score("eyrie", 28)
    play = battle(scene, 5).roll(1, 1).choose("use", "brutal_tactics").choose("use", "sappers")
    assert (play.score("marquise"), play.score("eyrie")) == (30, 30)
    assert play.table.result == [scene.seat("marquise")]
