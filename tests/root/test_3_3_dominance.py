"""3.3 Dominance cards, clause by clause. Two players do without them (5.1.3), but a scene can deal them."""

from __future__ import annotations

import pytest

from ludex.games.root.printed.deck import FOX, IS_DOMINANCE, MOUSE
from tests.root.random_play import random_game, root
from tests.root.stage import Play, Stage

SUITED = {"fox": (1, 6, 8), "rabbit": (3, 4, 5), "mouse": (2, 7, 9)}
NONE = -1


def act(scene: Stage, actions: int = 3) -> Play:
    return scene.start("marquise.action", actions_left=actions)


def activated(faction: str, card: str, active: str = "marquise") -> Stage:
    """A scene in which this faction has activated this card before."""
    scene = Stage("marquise", "eyrie", active=active)
    scene.g.dominance[scene.seat(faction)] = scene.take(card)
    return scene


def beside_board(scene: Stage, *names: str) -> Stage:
    """Spent dominance cards lie beside the board."""
    scene.g.available += [scene.take(name) for name in names]
    return scene


def ruling(scene: Stage, faction: str, clearings: tuple[int, ...]) -> Stage:
    for clearing in clearings:
        scene.warriors(faction, clearing, 1)
    return scene


# ----------------------------------------------------------------------------------------------------- 3.3.1 activation


@pytest.mark.law("root:3.3", "root:3.3.1.I")
def test_an_activated_dominance_card_wins_without_thirty_points() -> None:
    play = ruling(activated("marquise", "dominance_fox"), "marquise", SUITED["fox"]).start("birdsong")
    assert play.table.result == [0]
    assert play.score("marquise") < 30


@pytest.mark.law("root:3.3.1")
@pytest.mark.parametrize(("points", "clause"), [(0, "3.3.1"), (9, "3.3.1"), (10, None), (29, None)])
def test_ten_points_are_needed_to_activate_a_dominance_card(points: int, clause: str | None) -> None:
    scene = Stage().hand("marquise", "dominance_fox").warriors("marquise", 1, 1).score("marquise", points)
    play = act(scene)
    assert play.why_not("marquise", "activate_dominance", "dominance_fox") == clause
    assert bool(play.offered("activate_dominance")) is (clause is None)


@pytest.mark.law("root:3.3.1")
def test_activating_puts_the_card_into_the_play_area_for_all_to_see_and_takes_the_marker_off_the_track() -> None:
    scene = Stage("marquise", "eyrie").hand("marquise", "dominance_fox", "anvil").score("marquise", 17)
    play = act(scene.warriors("marquise", 1, 1)).choose("activate_dominance", "dominance_fox")
    for viewer in (0, 1, None):
        seat = play.table.view(viewer).board.seats[0]
        assert seat.dominance == scene.card("dominance_fox")
        assert seat.score == 0
    assert play.hand("marquise") == ["anvil"]
    assert play.g.discard == []
    assert play.g.available == []
    assert play.g.actions_left == 3


@pytest.mark.law("root:3.3.1")
def test_activating_is_possible_while_crafting_and_while_acting() -> None:
    for step in ("marquise.craft", "marquise.action"):
        scene = Stage().hand("marquise", "dominance_fox").score("marquise", 10).warriors("marquise", 1, 1)
        assert scene.start(step, actions_left=0).offered("activate_dominance")


@pytest.mark.law("root:3.3.1")
def test_activating_is_not_possible_in_birdsong_and_evening() -> None:
    cards = ("royal_claim", "cobbler")
    scene = Stage().hand("marquise", "dominance_fox", "anvil").score("marquise", 10).warriors("marquise", 1, 1)
    play = scene.crafted("marquise", *cards).start("birdsong")
    assert play.asked == ("marquise", "birdsong-cards")
    assert play.why_not("marquise", "activate_dominance", "dominance_fox") is not None

    scene = Stage().hand("marquise", "dominance_fox", "anvil").score("marquise", 10).warriors("marquise", 1, 1)
    play = scene.crafted("marquise", *cards).start("evening")
    assert play.asked == ("marquise", "cobbler")
    assert play.why_not("marquise", "activate_dominance", "dominance_fox") is not None


@pytest.mark.law("root:3.3.1")
def test_activating_is_not_possible_in_the_turn_of_another() -> None:
    scene = Stage().hand("eyrie", "dominance_fox").score("eyrie", 20).warriors("marquise", 1, 1)
    play = act(scene)
    assert play.why_not("eyrie", "activate_dominance", "dominance_fox") is not None


@pytest.mark.law("root:3.3.1")
def test_the_eyrie_may_activate_between_decree_cards_and_after_the_last_of_them() -> None:
    scene = Stage(active="eyrie").hand("eyrie", "dominance_fox").score("eyrie", 9).leader("builder").no_viziers()
    scene.decree("battle", "anvil", "foxfolk_steel").warriors("eyrie", 1, 3).warriors("eyrie", 8, 3)
    play = scene.piece("wood", 1).piece("wood", 8).resolving("battle").start("eyrie.decree")
    assert play.why_not("eyrie", "activate_dominance", "dominance_fox") == "3.3.1"
    play.choose("decree_battle", FOX, 1, "marquise").roll(0, 0)
    assert play.score("eyrie") == 10
    assert play.offered("activate_dominance")

    scene = Stage(active="eyrie").hand("eyrie", "dominance_fox").score("eyrie", 9).leader("builder").no_viziers()
    scene.decree("battle", "anvil").warriors("eyrie", 1, 3).piece("wood", 1, 1)
    play = scene.resolving("battle").start("eyrie.decree").roll(0, 0)
    assert play.decision.who == scene.seat("eyrie")
    assert play.offered("activate_dominance")


@pytest.mark.law("root:3.3.1", "root:3.1")
def test_who_has_activated_a_dominance_card_scores_no_more_by_any_means() -> None:
    scene = activated("marquise", "dominance_mouse").warriors("marquise", 8, 3).piece("workshop", 8).piece("wood", 8, 2)
    scene.hand("marquise", "anvil").piece("roost", 8)
    play = scene.start("marquise.craft").choose("craft", "anvil")
    play.choose("battle", 8, "eyrie").roll(0, 0)
    assert play.pieces("roost", 8) == 0
    play.choose("build", "workshop", 8)
    assert play.pieces("workshop", 8) == 2
    assert play.score("marquise") == 0
    assert not play.told("score")


@pytest.mark.law("root:3.3.1", "root:3.1")
def test_points_from_the_cards_of_others_are_lost_on_a_player_without_a_marker() -> None:
    scene = activated("eyrie", "dominance_mouse").hand("eyrie", "anvil").crafted("marquise", "stand_and_deliver")
    play = scene.warriors("marquise", 1, 1).start("birdsong").choose("rob", "eyrie").choose("draw", 0)
    assert play.hand("marquise") == ["anvil"]
    assert play.score("eyrie") == 0


@pytest.mark.law("root:3.3.1")
def test_the_eyrie_without_a_marker_score_nothing_for_roosts() -> None:
    scene = activated("eyrie", "dominance_mouse", active="eyrie").warriors("marquise", 9, 1)
    for clearing in (1, 5, 2, 8):
        scene.piece("roost", clearing)
    assert scene.start("eyrie.evening").score("eyrie") == 0


@pytest.mark.law("root:3.3.1", "root:7.7.1")
def test_the_eyrie_without_a_marker_lose_nothing_in_turmoil() -> None:
    scene = activated("eyrie", "dominance_mouse", active="eyrie").leader("commander").resolving("battle")
    play = scene.start("eyrie.decree")
    assert play.told("turmoil")
    assert play.score("eyrie") == 0
    assert not play.told("lose-points")


# ---------------------------------------------------------------------------------------- 3.3.1.I, 3.3.1.II ways to win


@pytest.mark.law("root:3.3.1.I")
@pytest.mark.parametrize("suit", SUITED)
@pytest.mark.parametrize("faction", ["marquise", "eyrie"])
def test_three_ruled_clearings_of_the_suit_win_at_the_start_of_birdsong(suit: str, faction: str) -> None:
    scene = ruling(activated(faction, f"dominance_{suit}", active=faction), faction, SUITED[suit])
    scene.crafted(faction, "better_burrow_bank")
    play = scene.start("birdsong")
    assert play.table.result == [scene.seat(faction)]
    assert play.table.pending == {}


@pytest.mark.law("root:3.3.1.I")
@pytest.mark.parametrize("clearings", [(1, 6), (1, 6, 3, 2), (3, 4, 5, 2, 7, 9)])
def test_two_clearings_of_the_suit_or_three_of_others_do_not_win(clearings: tuple[int, ...]) -> None:
    play = ruling(activated("marquise", "dominance_fox"), "marquise", clearings).start("birdsong")
    assert not play.table.over


@pytest.mark.law("root:3.3.1.I", "root:2.8")
def test_to_be_present_in_three_clearings_is_not_to_rule_them() -> None:
    scene = ruling(activated("marquise", "dominance_fox"), "marquise", SUITED["fox"])
    play = scene.warriors("eyrie", 8, 2).start("birdsong")
    assert not play.table.over


@pytest.mark.law("root:3.3.1.I")
def test_the_moment_is_the_start_of_birdsong_activating_with_three_clearings_wins_nothing_yet() -> None:
    scene = Stage("marquise", "eyrie").hand("marquise", "dominance_fox").score("marquise", 10)
    scene = ruling(scene, "marquise", SUITED["fox"]).warriors("eyrie", 5, 1)
    play = act(scene, 0).choose("activate_dominance", "dominance_fox")
    assert not play.table.over
    assert play.asked == ("eyrie", "decree")


@pytest.mark.law("root:3.3.1.I")
def test_the_birdsong_of_another_player_is_not_the_moment() -> None:
    scene = ruling(activated("marquise", "dominance_fox", active="eyrie"), "marquise", SUITED["fox"])
    play = scene.hand("eyrie", "anvil").start("birdsong")
    assert not play.table.over
    assert play.asked == ("eyrie", "decree")


@pytest.mark.law("root:3.3.1.I")
def test_a_turn_later_the_winner_is_who_still_rules() -> None:
    """The last move of the Eyrie goes elsewhere, or it takes a clearing."""

    def after_the_eyrie_moved(target: int) -> Play:
        scene = ruling(activated("marquise", "dominance_fox", active="eyrie"), "marquise", SUITED["fox"])
        scene.warriors("eyrie", 7, 3).decree("move", "sword").resolving("move")
        return scene.start("eyrie.decree").choose("decree_move", MOUSE, 7, target, 2)

    assert after_the_eyrie_moved(3).table.result == [0]
    play = after_the_eyrie_moved(8)
    assert not play.table.over
    assert play.asked == ("marquise", "action")


@pytest.mark.law("root:3.3.1.II")
@pytest.mark.parametrize(("corners", "wins"), [((1, 3), True), ((2, 4), True), ((1, 2), False), ((1, 4), False)])
def test_bird_dominance_wins_with_two_opposite_corners(corners: tuple[int, int], wins: bool) -> None:
    play = ruling(activated("marquise", "dominance_bird"), "marquise", corners).start("birdsong")
    assert play.table.over is wins
    assert (play.table.result == [0]) is wins


@pytest.mark.law("root:3.3.1.II")
def test_bird_dominance_does_not_care_for_suits_or_for_clearings_that_are_no_corners() -> None:
    everywhere_else = (2, 3, 5, 6, 7, 8, 9, 10, 11, 12)
    play = ruling(activated("marquise", "dominance_bird"), "marquise", everywhere_else).start("birdsong")
    assert not play.table.over


# ------------------------------------------------------------------------------------------------ 3.3.2 activated cards


@pytest.mark.law("root:3.3.2")
def test_an_activated_card_is_no_card_in_hand_it_is_not_counted_robbed_or_spent() -> None:
    scene = activated("eyrie", "dominance_fox").crafted("marquise", "stand_and_deliver").warriors("marquise", 1, 1)
    play = scene.start("birdsong")
    assert play.asked == ("marquise", "action")
    assert play.table.view(0).board.seats[1].hand_size == 0

    scene = activated("marquise", "dominance_fox").piece("sawmill", 1).warriors("marquise", 1, 1)
    play = act(scene)
    assert play.offered("overwork") == []
    assert play.why_not("marquise", "overwork", 1, "dominance_fox") is not None


@pytest.mark.law("root:3.3.2", "root:6.6")
def test_an_activated_card_does_not_count_towards_the_hand_limit() -> None:
    scene = activated("marquise", "dominance_fox").hand("marquise", "anvil", "sappers", "cobbler", "armorers")
    play = scene.top_of_deck("royal_claim").start("marquise.evening")
    assert len(play.hand("marquise")) == 5
    assert play.g.active == scene.seat("eyrie")


@pytest.mark.law("root:3.3.2", "root:7.4.1")
def test_an_activated_card_does_not_keep_the_eyrie_from_emergency_orders() -> None:
    scene = activated("eyrie", "dominance_fox", active="eyrie").top_of_deck("anvil").warriors("marquise", 9, 1)
    play = scene.start("eyrie.birdsong")
    assert play.asked == ("eyrie", "decree")
    assert play.hand("eyrie") == ["anvil"]


@pytest.mark.law("root:3.3.2")
def test_an_activated_card_is_never_replaced() -> None:
    scene = activated("marquise", "dominance_fox").hand("marquise", "dominance_mouse").warriors("marquise", 1, 1)
    play = act(scene.score("marquise", 12))
    assert play.offered("activate_dominance") == []
    assert play.why_not("marquise", "activate_dominance", "dominance_mouse") == "3.3.2"


@pytest.mark.law("root:3.3.2", "root:3.3.1")
def test_an_activated_card_stays_to_the_end_of_the_game_and_its_owner_never_scores_again() -> None:
    seen = 0
    for seed in range(12):
        before = [NONE, NONE]
        for table in random_game(seed, dominance=True):
            now = root(table).dominance
            for seat in (0, 1):
                if before[seat] != NONE:
                    assert now[seat] == before[seat]
                    assert root(table).score[seat] == 0
                elif now[seat] != NONE:
                    assert IS_DOMINANCE[now[seat]]
                    seen += 1
            before = now[:]
    assert seen


# --------------------------------------------------------------------------------------------- 3.3.3 spent for its suit


@pytest.mark.law("root:3.3.3", "root:2.1.3")
def test_a_dominance_card_spent_as_its_suit_lies_beside_the_board_for_all_to_see() -> None:
    scene = Stage("marquise", "eyrie").piece("sawmill", 1).warriors("marquise", 1, 1)
    play = act(scene.hand("marquise", "dominance_fox", "anvil")).choose("overwork", 1, "dominance_fox")
    assert play.pieces("wood", 1) == 1
    for viewer in (0, 1, None):
        board = play.table.view(viewer).board
        assert board.available == [scene.card("dominance_fox")]
        assert board.discard == []


@pytest.mark.law("root:3.3.3", "root:2.1.1")
def test_the_bird_dominance_card_is_spent_like_any_bird() -> None:
    scene = Stage().piece("sawmill", 5).warriors("marquise", 5, 1).hand("marquise", "dominance_bird")
    assert act(scene).why_not("marquise", "overwork", 5, "dominance_bird") is None
    play = act(scene, 0).choose("extra_action", "dominance_bird")
    assert play.g.actions_left == 1
    assert play.g.available == [scene.card("dominance_bird")]


@pytest.mark.law("root:3.3.3", "root:3.3.4")
def test_a_spent_dominance_card_can_be_taken_by_another_player_on_their_turn() -> None:
    scene = Stage("marquise", "eyrie").piece("sawmill", 1).hand("marquise", "dominance_fox")
    scene.hand("eyrie", "anvil", "foxfolk_steel").piece("roost", 8).warriors("eyrie", 8, 2).leader("builder")
    play = act(scene, 1).choose("overwork", 1, "dominance_fox")
    assert play.asked == ("eyrie", "decree")
    play.choose("decree", "anvil", "recruit").done()
    assert play.asked == ("eyrie", "craft")
    play.choose("take_dominance", "dominance_fox", "foxfolk_steel")
    assert play.hand("eyrie") == ["dominance_fox"]
    assert play.g.available == []


@pytest.mark.law("root:3.3.3", "root:7.7.2")
def test_a_dominance_card_that_turmoil_drives_from_the_decree_becomes_available() -> None:
    scene = Stage(active="eyrie").hand("eyrie", "dominance_fox").leader("commander").warriors("marquise", 9, 1)
    play = scene.piece("roost", 2).start("eyrie.birdsong").choose("decree", "dominance_fox", "recruit")
    while not play.told("turmoil"):
        play.done()
    assert play.g.available == [scene.card("dominance_fox")]
    assert scene.card("dominance_fox") not in play.g.discard


# --------------------------------------------------------------------------------------- 3.3.4 taking an available card


@pytest.mark.law("root:3.3.4")
def test_an_available_card_is_taken_into_the_hand_by_spending_a_matching_card() -> None:
    scene = beside_board(Stage("marquise", "eyrie").hand("marquise", "anvil", "bake_sale"), "dominance_fox")
    play = act(scene.warriors("marquise", 1, 1)).choose("take_dominance", "dominance_fox", "anvil")
    assert play.hand("marquise") == ["bake_sale", "dominance_fox"]
    assert play.g.available == []
    assert play.g.discard == [scene.card("anvil")]
    assert play.g.actions_left == 3
    assert play.table.view(1).board.seats[0].known == [scene.card("dominance_fox")]


@pytest.mark.law("root:3.3.4", "root:2.1.1")
def test_a_bird_matches_every_available_card_and_a_card_of_another_suit_does_not() -> None:
    scene = beside_board(Stage().hand("marquise", "sappers", "bake_sale"), "dominance_fox", "dominance_rabbit")
    play = act(scene.warriors("marquise", 1, 1))
    assert play.why_not("marquise", "take_dominance", "dominance_fox", "sappers") is None
    assert play.why_not("marquise", "take_dominance", "dominance_rabbit", "sappers") is None
    assert play.why_not("marquise", "take_dominance", "dominance_rabbit", "bake_sale") is None
    assert play.why_not("marquise", "take_dominance", "dominance_fox", "bake_sale") == "3.3.4"


@pytest.mark.law("root:3.3.4")
def test_only_a_card_from_ones_own_hand_pays_and_only_an_available_card_is_taken() -> None:
    scene = beside_board(Stage().hand("marquise", "sappers").hand("eyrie", "foxfolk_steel"), "dominance_fox")
    play = act(scene.warriors("marquise", 1, 1))
    assert play.why_not("marquise", "take_dominance", "dominance_fox", "foxfolk_steel") == "3.3.4"
    assert play.why_not("marquise", "take_dominance", "dominance_mouse", "sappers") == "3.3.4"


@pytest.mark.law("root:3.3.4", "root:3.3.3")
def test_one_dominance_card_may_be_spent_for_another_and_becomes_available_in_its_place() -> None:
    scene = beside_board(Stage().hand("marquise", "dominance_bird"), "dominance_fox").warriors("marquise", 1, 1)
    play = act(scene).choose("take_dominance", "dominance_fox", "dominance_bird")
    assert play.hand("marquise") == ["dominance_fox"]
    assert play.g.available == [scene.card("dominance_bird")]


@pytest.mark.law("root:3.3.4")
def test_no_points_are_needed_to_take_a_card_and_ten_to_activate_it() -> None:
    scene = beside_board(Stage().hand("marquise", "anvil"), "dominance_fox").warriors("marquise", 1, 1)
    play = act(scene).choose("take_dominance", "dominance_fox", "anvil")
    assert play.why_not("marquise", "activate_dominance", "dominance_fox") == "3.3.1"


@pytest.mark.law("root:3.3.4")
def test_a_card_is_taken_in_ones_own_daylight_only() -> None:
    scene = beside_board(Stage().hand("marquise", "anvil").hand("eyrie", "foxfolk_steel"), "dominance_fox")
    play = scene.crafted("marquise", "royal_claim", "cobbler").warriors("marquise", 1, 1).start("birdsong")
    assert play.asked == ("marquise", "birdsong-cards")
    assert play.why_not("marquise", "take_dominance", "dominance_fox", "anvil") is not None
    while play.asked != ("marquise", "action"):
        play.done()
    assert play.why_not("marquise", "take_dominance", "dominance_fox", "anvil") is None
    assert play.why_not("eyrie", "take_dominance", "dominance_fox", "foxfolk_steel") is not None
    play.done()
    assert play.asked == ("marquise", "cobbler")
    assert play.why_not("marquise", "take_dominance", "dominance_fox", "anvil") is not None
