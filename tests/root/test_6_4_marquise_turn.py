"""6.4 to 6.6: a turn of the Marquise de Cat. Building (6.5.4) is in test_6_5_marquise_building.py."""

from __future__ import annotations

import pytest

from tests.root.stage import PIECE, Play, Stage


def act(scene: Stage, actions: int = 3) -> Play:
    """The Marquise is about to take an action."""
    return scene.start("marquise.action", actions_left=actions)


# --------------------------------------------------------------------------------------------------------- 6.4 Birdsong


@pytest.mark.law("root:6.4")
def test_every_sawmill_gives_one_wood_where_it_stands() -> None:
    scene = Stage().piece("sawmill", 5, 2).piece("sawmill", 8).piece("workshop", 7).warriors("marquise", 1, 1)
    play = scene.start("birdsong")
    assert [play.pieces("wood", clearing) for clearing in (5, 8, 7, 1)] == [2, 1, 0, 0]
    assert play.g.left[PIECE["wood"]] == 5
    assert play.asked == ("marquise", "action")


@pytest.mark.law("root:6.4")
def test_wood_comes_on_top_of_what_lies_there_and_even_under_foreign_rule() -> None:
    scene = Stage().piece("sawmill", 5).piece("wood", 5, 2).warriors("eyrie", 5, 6).warriors("marquise", 1, 1)
    assert scene.start("birdsong").pieces("wood", 5) == 3


@pytest.mark.law("root:6.4", "root:2.5")
def test_when_wood_runs_short_she_places_as_much_as_there_is_and_chooses_where() -> None:
    scene = Stage().piece("sawmill", 5, 2).piece("sawmill", 8).piece("sawmill", 9).piece("wood", 1, 6)
    play = scene.warriors("marquise", 1, 1).start("birdsong")
    assert play.asked == ("marquise", "too-few")
    assert play.options == [("wood_at", 5), ("wood_at", 8), ("wood_at", 9)]
    play.choose("wood_at", 9)
    assert play.options == [("wood_at", 5), ("wood_at", 8)]
    play.choose("wood_at", 5)
    assert [play.pieces("wood", clearing) for clearing in (5, 8, 9)] == [1, 0, 1]
    assert play.g.left[PIECE["wood"]] == 0
    assert play.asked == ("marquise", "action")


@pytest.mark.law("root:6.4", "root:2.5")
def test_two_sawmills_in_one_clearing_may_both_get_scarce_wood() -> None:
    scene = Stage().piece("sawmill", 5, 2).piece("sawmill", 8).piece("wood", 1, 6).warriors("marquise", 1, 1)
    play = scene.start("birdsong").choose("wood_at", 5).choose("wood_at", 5)
    assert [play.pieces("wood", clearing) for clearing in (5, 8)] == [2, 0]


@pytest.mark.law("root:6.4", "root:2.5")
def test_without_wood_in_the_supply_sawmills_give_none() -> None:
    scene = Stage().piece("sawmill", 5).piece("sawmill", 8).piece("wood", 1, 8).warriors("marquise", 1, 1)
    play = scene.start("birdsong")
    assert play.asked == ("marquise", "action")
    assert [play.pieces("wood", clearing) for clearing in (5, 8, 1)] == [0, 0, 8]


# --------------------------------------------------------------------------------------------------------- 6.5 Daylight


@pytest.mark.law("root:6.5")
def test_crafting_comes_first_and_is_over_once_the_actions_begin() -> None:
    scene = Stage().piece("workshop", 8, 2).warriors("marquise", 1, 1).hand("marquise", "anvil", "crossbow_mouse")
    play = scene.start("daylight")
    assert play.asked == ("marquise", "craft")
    assert play.why_not("marquise", "move", 1, 5, 1) is not None
    play.choose("craft", "anvil").done()
    assert play.asked == ("marquise", "action")
    assert play.why_not("marquise", "craft", "crossbow_mouse") == "6.5"


@pytest.mark.law("root:6.5")
def test_she_takes_up_to_three_actions_of_any_kind_in_any_order() -> None:
    scene = Stage().warriors("marquise", 5, 3).piece("sawmill", 5).piece("wood", 5, 1).piece("recruiter", 5)
    play = scene.warriors("marquise", 7, 1).warriors("eyrie", 7, 1).hand("marquise", "bake_sale").start("daylight")
    play.choose("recruit").choose("overwork", 5, "bake_sale").choose("battle", 7, "eyrie").roll(0, 0)
    assert play.told("recruit")
    assert play.told("overwork")
    assert play.told("battle")
    assert play.decision.prompt != "action"


@pytest.mark.law("root:6.5")
def test_the_same_kind_of_action_may_be_repeated() -> None:
    scene = Stage().warriors("marquise", 7, 4).warriors("eyrie", 7, 3).hand("marquise", "anvil")
    play = scene.start("daylight")
    for _ in range(3):
        assert play.asked == ("marquise", "action")
        play.choose("battle", 7, "eyrie").roll(0, 0)
    assert play.asked == ("marquise", "extra-action")
    assert play.why_not("marquise", "battle", 7, "eyrie") == "6.5"
    assert play.why_not("marquise", "move", 7, 8, 1) == "6.5"


@pytest.mark.law("root:6.5")
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_she_may_stop_before_the_third_action(taken: int) -> None:
    scene = Stage("marquise", "eyrie").warriors("marquise", 7, 3).warriors("eyrie", 7, 3)
    play = act(scene)
    for _ in range(taken):
        play.choose("battle", 7, "eyrie").roll(0, 0)
    play.done()
    assert play.decision.who == scene.seat("eyrie")
    assert len(play.told("battle")) == taken


@pytest.mark.law("root:6.5")
def test_after_the_three_actions_each_bird_card_spent_gives_one_more() -> None:
    scene = Stage().warriors("marquise", 7, 3).warriors("eyrie", 7, 3)
    play = act(scene.hand("marquise", "birdy_bindle", "armorers", "anvil"), actions=1)
    assert play.offered("extra_action") == []
    assert play.why_not("marquise", "extra_action", "birdy_bindle") == "6.5"
    play.choose("battle", 7, "eyrie").roll(0, 0)
    for spent in ("birdy_bindle", "armorers"):
        assert play.asked == ("marquise", "extra-action")
        play.choose("extra_action", spent)
        assert scene.card(spent) in play.g.discard
        assert play.asked == ("marquise", "action")
        play.choose("battle", 7, "eyrie").roll(0, 0)
    assert play.hand("marquise") == ["anvil"]
    assert len(play.told("battle")) == 3
    assert play.why_not("marquise", "battle", 7, "eyrie") == "6.5"


@pytest.mark.law("root:6.5", "root:2.1.1.II")
def test_no_other_suit_stands_in_for_a_bird() -> None:
    scene = Stage().warriors("marquise", 7, 3).hand("marquise", "birdy_bindle", "anvil", "sword", "bake_sale")
    play = act(scene, actions=0)
    assert play.offered("extra_action") == [("extra_action", scene.card("birdy_bindle"))]
    for card in ("anvil", "sword", "bake_sale"):
        assert play.why_not("marquise", "extra_action", card) == "2.1.1.II"


@pytest.mark.law("root:6.5")
def test_bird_cards_need_not_be_spent() -> None:
    scene = Stage("marquise", "eyrie").warriors("marquise", 7, 3).hand("marquise", "birdy_bindle").top_of_deck("anvil")
    play = act(scene, actions=0).done()
    assert play.hand("marquise") == ["anvil", "birdy_bindle"]


@pytest.mark.law("root:6.5", "root:3.3.3")
def test_the_bird_dominance_and_bird_ambushes_are_bird_cards_too() -> None:
    scene = Stage().warriors("marquise", 7, 3).hand("marquise", "dominance_bird", "ambush_bird")
    play = act(scene, actions=0).choose("extra_action", "dominance_bird")
    assert play.g.available == [scene.card("dominance_bird")]
    assert play.g.actions_left == 1


# --------------------------------------------------------------------------------------------- 6.5.1 to 6.5.3 and 6.5.5


@pytest.mark.law("root:6.5.1")
def test_the_battle_action_starts_one_battle() -> None:
    scene = (
        Stage().warriors("marquise", 7, 3).warriors("eyrie", 7, 3).warriors("marquise", 1, 1).warriors("eyrie", 1, 1)
    )
    play = act(scene).choose("battle", 7, "eyrie").roll(2, 1)
    assert (play.warriors("marquise", 7), play.warriors("eyrie", 7)) == (2, 1)
    assert (play.warriors("marquise", 1), play.warriors("eyrie", 1)) == (1, 1)
    assert play.g.actions_left == 2


@pytest.mark.law("root:6.5.2")
def test_a_march_is_two_moves_for_one_action() -> None:
    play = act(Stage().warriors("marquise", 1, 3)).choose("move", 1, 5, 3)
    assert play.asked == ("marquise", "march")
    play.choose("move", 5, 2, 2)
    assert play.asked == ("marquise", "action")
    assert play.g.actions_left == 2
    assert [play.warriors("marquise", clearing) for clearing in (1, 5, 2)] == [0, 1, 2]


@pytest.mark.law("root:6.5.2")
def test_a_march_may_be_a_single_move() -> None:
    play = act(Stage().warriors("marquise", 1, 3)).choose("move", 1, 5, 3).done()
    assert play.asked == ("marquise", "action")
    assert play.g.actions_left == 2
    assert play.warriors("marquise", 5) == 3


@pytest.mark.law("root:6.5.2", "root:4.2.1")
def test_the_second_move_of_a_march_follows_the_rules_of_moving_as_the_board_now_stands() -> None:
    play = act(Stage().warriors("marquise", 1, 3).warriors("marquise", 5, 1).warriors("eyrie", 5, 3))
    assert play.why_not("marquise", "move", 5, 2, 1) == "4.2.1", "one cat against three birds"
    play.choose("move", 1, 5, 3)
    assert play.asked == ("marquise", "march")
    assert play.why_not("marquise", "move", 5, 2, 1) is None, "four cats against three birds"
    assert play.why_not("marquise", "move", 5, 10, 1) == "2.3"
    assert play.why_not("marquise", "battle", 5, "eyrie") is not None, "a march is nothing but moves"


@pytest.mark.law("root:6.5.3")
def test_recruiting_puts_one_warrior_at_every_recruiter() -> None:
    scene = Stage().piece("recruiter", 5, 2).piece("recruiter", 8).piece("sawmill", 7).warriors("eyrie", 8, 3)
    play = act(scene).choose("recruit")
    assert [play.warriors("marquise", clearing) for clearing in (5, 8, 7)] == [2, 1, 0]
    assert play.g.supply[0] == 22
    assert play.g.actions_left == 2


@pytest.mark.law("root:6.5.3")
def test_she_recruits_only_once_a_turn_even_for_a_bird_card() -> None:
    scene = Stage().piece("recruiter", 5).warriors("marquise", 7, 1).hand("marquise", "birdy_bindle")
    play = act(scene, actions=2).choose("recruit")
    assert play.why_not("marquise", "recruit") == "6.5.3"
    play.choose("move", 7, 8, 1).done().choose("extra_action", "birdy_bindle")
    assert play.why_not("marquise", "recruit") == "6.5.3"
    assert play.warriors("marquise", 5) == 1


@pytest.mark.law("root:6.5.3")
def test_she_may_recruit_again_the_next_turn() -> None:
    scene = Stage("marquise", "eyrie").piece("recruiter", 5).warriors("marquise", 7, 1)
    play = act(scene.piece("roost", 2).warriors("eyrie", 2, 6)).choose("recruit").done()
    for _ in range(60):
        if play.asked == ("marquise", "action"):
            break
        play.choose(*play.options[0])
    assert play.why_not("marquise", "recruit") is None


@pytest.mark.law("root:6.5.3")
def test_without_a_recruiter_there_is_no_recruiting() -> None:
    play = act(Stage().piece("sawmill", 5).warriors("marquise", 7, 1))
    assert play.why_not("marquise", "recruit") == "6.5.3"


@pytest.mark.law("root:6.5.3", "root:2.5")
def test_when_warriors_run_short_she_recruits_as_many_as_there_are_and_chooses_where() -> None:
    scene = Stage().warriors("marquise", 1, 23).piece("recruiter", 5, 2).piece("recruiter", 8).piece("recruiter", 9)
    play = act(scene).choose("recruit")
    assert play.asked == ("marquise", "too-few")
    assert play.options == [("recruit_at", 5), ("recruit_at", 8), ("recruit_at", 9)]
    play.choose("recruit_at", 8)
    assert play.options == [("recruit_at", 5), ("recruit_at", 9)]
    play.choose("recruit_at", 9)
    assert [play.warriors("marquise", clearing) for clearing in (5, 8, 9)] == [0, 1, 1]
    assert play.g.supply[0] == 0


@pytest.mark.law("root:6.5.5")
def test_overwork_spends_a_card_that_matches_the_clearing_of_a_sawmill_for_one_wood_there() -> None:
    scene = Stage().piece("sawmill", 5, 2).piece("sawmill", 8).hand("marquise", "bake_sale", "sword", "anvil")
    play = act(scene).choose("overwork", 5, "bake_sale")
    assert [play.pieces("wood", clearing) for clearing in (5, 8)] == [1, 0]
    assert play.hand("marquise") == ["anvil", "sword"]
    assert scene.card("bake_sale") in play.g.discard
    assert play.g.actions_left == 2


@pytest.mark.law("root:6.5.5", "root:2.1.1")
def test_the_card_for_overwork_matches_or_is_a_bird() -> None:
    play = act(Stage().piece("sawmill", 5).hand("marquise", "bake_sale", "sword", "anvil", "birdy_bindle"))
    assert play.why_not("marquise", "overwork", 5, "birdy_bindle") is None
    assert play.why_not("marquise", "overwork", 5, "bake_sale") is None
    assert play.why_not("marquise", "overwork", 5, "sword") == "6.5.5"
    assert play.why_not("marquise", "overwork", 5, "anvil") == "6.5.5"


@pytest.mark.law("root:6.5.5")
def test_overwork_needs_a_sawmill_in_the_clearing() -> None:
    play = act(Stage().piece("sawmill", 5).piece("workshop", 8).hand("marquise", "anvil").warriors("marquise", 8, 1))
    assert play.why_not("marquise", "overwork", 8, "anvil") == "6.5.5"


@pytest.mark.law("root:6.5.5")
def test_overwork_may_be_repeated_and_needs_no_rule() -> None:
    scene = Stage().piece("sawmill", 5).warriors("eyrie", 5, 5).hand("marquise", "bake_sale", "birdy_bindle", "anvil")
    play = act(scene).choose("overwork", 5, "bake_sale").choose("overwork", 5, "birdy_bindle")
    assert play.pieces("wood", 5) == 2
    assert play.g.actions_left == 1


@pytest.mark.law("root:6.5.5", "root:2.5")
def test_there_is_no_overwork_when_all_wood_is_on_the_map() -> None:
    play = act(Stage().piece("sawmill", 5).piece("wood", 7, 8).hand("marquise", "bake_sale"))
    assert play.why_not("marquise", "overwork", 5, "bake_sale") == "2.5"


# ---------------------------------------------------------------------------------------------------------- 6.6 Evening


@pytest.mark.law("root:6.6")
@pytest.mark.parametrize(("recruiters", "cards"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_she_draws_a_card_and_one_for_each_draw_symbol_uncovered(recruiters: int, cards: int) -> None:
    scene = Stage("marquise", "eyrie")
    for clearing in (5, 5, 7, 7, 8, 8)[:recruiters]:
        scene.piece("recruiter", clearing)
    play = scene.top_of_deck("anvil", "sword", "bake_sale").start("evening")
    assert play.hand("marquise") == sorted(["anvil", "sword", "bake_sale"][:cards])


@pytest.mark.law("root:6.6")
def test_sawmills_and_workshops_uncover_no_draw_symbols() -> None:
    scene = Stage("marquise", "eyrie").piece("sawmill", 5, 2).piece("sawmill", 7, 2).piece("sawmill", 9, 2)
    play = scene.piece("workshop", 8, 2).piece("workshop", 2, 2).piece("workshop", 11, 2).start("evening")
    assert len(play.hand("marquise")) == 1


@pytest.mark.law("root:6.6", "root:2.5.2")
def test_a_recruiter_that_returns_to_its_track_covers_the_symbol_again() -> None:
    scene = Stage("marquise", "eyrie").piece("recruiter", 5, 2).piece("recruiter", 10).warriors("marquise", 10, 1)
    play = act(scene.warriors("eyrie", 10, 1).hand("eyrie", "ambush_rabbit"), actions=1)
    play.choose("battle", 10, "eyrie").choose("ambush", "ambush_rabbit")
    assert play.pieces("recruiter", 10) == 0
    assert play.decision.who == scene.seat("eyrie"), "her evening is over"
    assert len(play.hand("marquise")) == 1


@pytest.mark.law("root:6.6")
def test_with_more_than_five_cards_she_discards_the_surplus_of_her_choice() -> None:
    hand = ["anvil", "sword", "bake_sale", "investments"]
    scene = Stage("marquise", "eyrie").piece("recruiter", 5, 2).piece("recruiter", 8, 2).piece("recruiter", 9)
    play = scene.hand("marquise", *hand).top_of_deck("armorers", "sappers", "cobbler").start("evening")
    assert play.asked == ("marquise", "discard")
    assert len(play.options) == 7
    play.choose("discard", "sappers").choose("discard", "anvil")
    assert play.hand("marquise") == sorted(["sword", "bake_sale", "investments", "armorers", "cobbler"])
    assert {scene.card("sappers"), scene.card("anvil")} <= set(play.g.discard)
    assert play.decision.who == scene.seat("eyrie")


@pytest.mark.law("root:6.6")
def test_with_five_cards_she_discards_nothing() -> None:
    scene = Stage("marquise", "eyrie").hand("marquise", "anvil", "sword", "bake_sale", "investments")
    play = scene.start("evening")
    assert play.decision.who == scene.seat("eyrie")
    assert len(play.hand("marquise")) == 5


@pytest.mark.law("root:6.6", "root:3.3.3")
def test_a_dominance_card_discarded_in_the_evening_becomes_available() -> None:
    hand = ["anvil", "sword", "bake_sale", "investments", "dominance_fox"]
    scene = Stage("marquise", "eyrie").hand("marquise", *hand)
    play = scene.start("evening").choose("discard", "dominance_fox")
    assert play.g.available == [scene.card("dominance_fox")]


@pytest.mark.law("root:6.6", "root:2.1.2")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_while_she_draws() -> None:
    scene = Stage("marquise", "eyrie").piece("recruiter", 5, 2).piece("recruiter", 8).only_deck("anvil")
    play = scene.start("evening")
    assert play.asked == ("chance", "shuffle")
    play.choose("shuffle", *range(len(play.g.discard)))
    assert len(play.hand("marquise")) == 2
    assert "anvil" in play.hand("marquise")
    assert play.g.discard == []


@pytest.mark.law("root:6.6", "root:1.4")
def test_the_turn_passes_on_after_her_evening() -> None:
    scene = Stage("eyrie", "marquise").hand("eyrie", "anvil")
    scene.g.active = scene.seat("marquise")
    play = scene.start("evening")
    assert play.asked == ("eyrie", "decree")
    assert play.g.active == scene.seat("eyrie")
