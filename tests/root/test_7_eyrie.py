"""7.1–7.4 and 7.6 The Eyrie Dynasties: abilities, set-up, Birdsong and Evening, clause by clause."""

from __future__ import annotations

import pytest

from ludex.core import Table
from ludex.games.root.printed.deck import BIRD, CARDS, FOX, ITEMS, MOUSE, RABBIT
from ludex.games.root.sides.eyrie.rules import LEADERS
from ludex.games.root.state import NOBODY
from tests.root.stage import PIECE, Play, Stage

ROOST = PIECE["roost"]
DECK_FOR_TWO = 50


def eyrie() -> Stage:
    """The Eyrie's turn in a game against the Marquise."""
    return Stage("marquise", "eyrie", active="eyrie")


def set_up(keep: int) -> Play:
    """A new game up to the Eyrie's choice of a leader; the Marquise has put her keep into this corner."""
    table = Table.new("root", {"seats": ["marquise", "eyrie"], "first": 0})
    play = Play(Stage("marquise", "eyrie"), table)
    play.choose("shuffle", *range(DECK_FOR_TWO)).choose("keep", keep)
    while play.asked != ("eyrie", "leader"):
        play.choose(*play.options[0])
    return play


def roosts(scene: Stage, count: int) -> Stage:
    """Put this many roosts on the map, one in a clearing."""
    for clearing in range(1, count + 1):
        scene.piece("roost", clearing)
    return scene


# -------------------------------------------------------------------------------------------------------- 7.1 overview


@pytest.mark.law("root:7.1", "root:7.7")
def test_the_eyrie_keep_every_promise_of_a_growing_decree_or_fall_into_turmoil() -> None:
    scene = roosts(eyrie().leader("builder"), 2).warriors("eyrie", 1, 2).hand("eyrie", "anvil", "bake_sale")
    play = scene.start("birdsong").choose("decree", "bake_sale", "battle").done()
    assert [play.column(column) for column in ("recruit", "move", "battle")] == [["vizier"], ["vizier"], ["bake_sale"]]
    play.done().choose("decree_recruit", BIRD, 1).choose("decree_move", BIRD, 1, 5, 1)
    assert play.told("turmoil") == [{"who": scene.seat("eyrie")}]


@pytest.mark.law("root:7.1", "root:7.5.2")
def test_the_decree_stays_and_must_be_carried_out_again_every_turn() -> None:
    scene = eyrie().decree("move", "anvil").warriors("eyrie", 8, 1).warriors("marquise", 2, 1)
    play = scene.resolving("move").start("eyrie.decree").choose("decree_move", FOX, 8, 7, 1)
    assert play.warriors("eyrie", 7) == 1
    assert play.asked[0] == "marquise"
    assert play.column("move") == ["anvil"]
    assert not play.told("turmoil")


@pytest.mark.law("root:7.1", "root:7.6.1")
def test_more_roosts_on_the_map_bring_more_points_in_the_evening() -> None:
    few = roosts(eyrie(), 2).start("eyrie.evening").score("eyrie")
    many = roosts(eyrie(), 5).start("eyrie.evening").score("eyrie")
    assert 0 < few < many


# ------------------------------------------------------------------------------------------------------- 7.2 abilities


@pytest.mark.law("root:7.2.1", "root:7.5.1")
def test_the_eyrie_craft_with_roosts_of_the_suits_a_card_asks_for_each_once_a_turn() -> None:
    scene = eyrie().piece("roost", 9).piece("roost", 5).hand("eyrie", "root_tea_mouse", "birdy_bindle", "anvil")
    play = scene.start("eyrie.craft")
    assert play.offered("craft") == [("craft", scene.card("root_tea_mouse")), ("craft", scene.card("birdy_bindle"))]
    assert play.why_not("eyrie", "craft", "anvil") == "4.1.1"
    play.choose("craft", "root_tea_mouse")
    assert play.g.items[scene.seat("eyrie")][ITEMS.index("tea")] == 1
    assert play.offered("craft") == []
    assert play.why_not("eyrie", "craft", "birdy_bindle") == "4.1.1"


@pytest.mark.law("root:7.2.1", "root:7.5.1")
def test_without_a_roost_the_eyrie_craft_nothing_even_where_the_marquise_has_a_workshop() -> None:
    scene = eyrie().piece("workshop", 8).warriors("eyrie", 8, 2).hand("eyrie", "anvil")
    play = scene.leader("despot").no_viziers().decree("move", "armorers").start("eyrie.craft")
    assert play.asked == ("eyrie", "resolve")
    assert play.hand("eyrie") == ["anvil"]


@pytest.mark.law("root:7.2.1", "root:7.5")
def test_the_eyrie_craft_in_daylight_before_the_decree_and_not_during_it() -> None:
    scene = eyrie().leader("despot").piece("roost", 9).warriors("eyrie", 9, 2).hand("eyrie", "root_tea_mouse")
    play = scene.start("daylight")
    assert play.asked == ("eyrie", "craft")
    assert play.why_not("eyrie", "decree_move", BIRD, 9, 1, 1) == "7.5.2.II"
    play.done()
    assert play.asked == ("eyrie", "resolve")
    assert play.offered("craft") == []
    assert play.why_not("eyrie", "craft", "root_tea_mouse") == "7.5.1"


@pytest.mark.law("root:7.2.2")
@pytest.mark.parametrize(("birds", "cats", "ruler"), [(2, 2, "eyrie"), (1, 2, "marquise"), (3, 2, "eyrie")])
def test_lords_of_the_forest_rule_where_they_are_tied(birds: int, cats: int, ruler: str) -> None:
    scene = eyrie().warriors("eyrie", 9, birds).warriors("marquise", 9, cats).hand("eyrie", "anvil")
    play = scene.start("eyrie.birdsong")
    assert play.g.ruler[9] == scene.seat(ruler)


@pytest.mark.law("root:7.2.2")
@pytest.mark.parametrize("seats", [("marquise", "eyrie"), ("eyrie", "marquise")])
def test_lords_of_the_forest_count_warriors_and_buildings_together_but_no_tokens(seats: tuple[str, str]) -> None:
    scene = Stage(*seats, active="eyrie").hand("eyrie", "anvil").piece("roost", 9).warriors("eyrie", 9, 1)
    scene.piece("wood", 9, 3).warriors("marquise", 9, 2)
    scene.piece("sawmill", 8).warriors("marquise", 8, 1).warriors("eyrie", 8, 1)
    play = scene.start("eyrie.birdsong")
    assert (play.g.ruler[9], play.g.ruler[8]) == (scene.seat("eyrie"), scene.seat("marquise"))


@pytest.mark.law("root:7.2.2")
def test_lords_of_the_forest_do_not_rule_empty_clearings_so_that_an_outnumbered_group_cannot_enter_one() -> None:
    scene = eyrie().decree("move", "anvil", "foxfolk_steel")
    scene.warriors("eyrie", 1, 1).warriors("marquise", 1, 2).warriors("eyrie", 8, 2)
    play = scene.resolving("move").start("eyrie.decree")
    assert not [option for option in play.offered("decree_move") if option[2] == 1]
    assert play.why_not("eyrie", "decree_move", FOX, 1, 5, 1) == "4.2.1"


@pytest.mark.law("root:7.2.2")
def test_lords_of_the_forest_no_longer_rule_a_clearing_that_they_leave_empty() -> None:
    scene = eyrie().decree("move", "anvil").decree("build", "foxfolk_steel")
    scene.warriors("eyrie", 8, 2).warriors("eyrie", 1, 1).warriors("eyrie", 6, 1)
    play = scene.resolving("move").start("eyrie.decree").choose("decree_move", FOX, 8, 7, 2)
    assert play.g.ruler[8] == NOBODY
    assert play.why_not("eyrie", "decree_build", FOX, 8) == "7.5.2.IV"


@pytest.mark.law("root:7.2.2", "root:7.5.2.IV")
def test_lords_of_the_forest_build_where_they_are_tied_but_not_in_empty_clearings() -> None:
    scene = eyrie().decree("build", "anvil")
    scene.warriors("eyrie", 8, 1).warriors("marquise", 8, 1).warriors("eyrie", 6, 1)
    play = scene.resolving("build").start("eyrie.decree")
    assert play.offered("decree_build") == [("decree_build", FOX, 6), ("decree_build", FOX, 8)]
    assert play.why_not("eyrie", "decree_build", FOX, 1) == "7.5.2.IV"


@pytest.mark.law("root:7.2.3")
@pytest.mark.parametrize("leader", ["charismatic", "commander", "despot"])
@pytest.mark.parametrize("card", ["a_visit_to_friends", "bake_sale"])
def test_disdain_for_trade_gives_one_point_for_an_item_whatever_its_card_prints(leader: str, card: str) -> None:
    scene = eyrie().leader(leader).piece("roost", 5).piece("roost", 4).warriors("eyrie", 5, 2).hand("eyrie", card)
    play = scene.start("eyrie.craft").choose("craft", card)
    assert play.score("eyrie") == 1
    assert scene.card(card) in play.g.discard
    assert sum(play.g.items[scene.seat("eyrie")]) == 1


@pytest.mark.law("root:7.2.3", "root:7.8.1")
@pytest.mark.parametrize("leader", ["builder", "despot"])
def test_a_card_that_prints_no_points_gives_none(leader: str) -> None:
    scene = eyrie().leader(leader).piece("roost", 8).warriors("eyrie", 8, 2).hand("eyrie", "armorers")
    play = scene.start("eyrie.craft").choose("craft", "armorers")
    assert play.score("eyrie") == 0
    assert scene.card("armorers") in play.g.crafted[scene.seat("eyrie")]


@pytest.mark.law("root:7.2.3", "root:3.2.1")
def test_disdain_for_trade_does_not_touch_the_points_for_pieces_that_a_favor_removes() -> None:
    scene = eyrie().leader("commander").piece("roost", 2).piece("roost", 7).piece("roost", 11).warriors("eyrie", 2, 2)
    scene.piece("sawmill", 9).piece("wood", 9).hand("eyrie", "favor_of_the_mice")
    play = scene.start("eyrie.craft").choose("craft", "favor_of_the_mice")
    assert (play.pieces("sawmill", 9), play.pieces("wood", 9)) == (0, 0)
    assert play.score("eyrie") == 2


# ---------------------------------------------------------------------------------------------------------- 7.3 set-up


@pytest.mark.law("root:7.3.1", "root:7.3.2", "root:7.3.5")
@pytest.mark.parametrize(("keep", "corner"), [(1, 3), (2, 4), (3, 1), (4, 2)])
def test_a_roost_and_six_warriors_of_twenty_begin_in_the_corner_opposite_the_keep(keep: int, corner: int) -> None:
    play = set_up(keep)
    here = [0] * len(play.g.suits)
    here[corner] = 1
    seat = play.stage.seat("eyrie")
    assert play.g.pieces[ROOST] == here
    assert play.g.warriors[seat] == [6 * n for n in here]
    assert play.g.supply[seat] == 14


@pytest.mark.law("root:7.3.5")
def test_six_roosts_wait_on_the_track_after_the_first() -> None:
    play = set_up(1)
    assert play.g.left[ROOST] == 6
    assert sum(play.g.pieces[ROOST]) == 1


@pytest.mark.law("root:7.3.2")
@pytest.mark.parametrize("corner", [1, 2, 3, 4])
def test_without_the_marquise_any_corner_will_do(corner: int) -> None:
    play = Stage("eyrie", active="eyrie").start("setup.factions")
    assert play.asked == ("eyrie", "corner")
    assert play.options == [("corner", 1), ("corner", 2), ("corner", 3), ("corner", 4)]
    assert play.why_not("eyrie", "corner", 8) == "7.3.2"
    play.choose("corner", corner)
    assert (play.pieces("roost", corner), play.warriors("eyrie", corner)) == (1, 6)


@pytest.mark.law("root:7.3.3", "root:7.8")
@pytest.mark.parametrize("leader", LEADERS)
def test_one_of_four_leaders_is_chosen_and_the_others_lie_face_up(leader: str) -> None:
    play = set_up(1)
    assert {LEADERS[option[1]] for option in play.options} == {"builder", "charismatic", "commander", "despot"}
    assert len(play.options) == 4
    play.choose("leader", leader)
    seen_by_all = play.table.view(None).board.boards[1]
    assert LEADERS[seen_by_all.leader] == leader
    assert {LEADERS[face_up] for face_up in seen_by_all.leaders} == set(LEADERS) - {leader}


@pytest.mark.law("root:7.3.4", "root:7.8.1", "root:7.8.2", "root:7.8.3", "root:7.8.4")
@pytest.mark.parametrize(
    ("leader", "columns"),
    [
        ("builder", {"recruit", "move"}),
        ("charismatic", {"recruit", "battle"}),
        ("commander", {"move", "battle"}),
        ("despot", {"move", "build"}),
    ],
)
def test_two_loyal_viziers_lie_in_the_columns_that_the_leader_names(leader: str, columns: set[str]) -> None:
    play = set_up(1).choose("leader", leader)
    for column in ("recruit", "move", "battle", "build"):
        assert play.column(column) == (["vizier"] if column in columns else [])


@pytest.mark.law("root:7.3.4")
def test_only_the_suit_of_a_vizier_counts_it_is_a_bird_and_works_in_every_clearing() -> None:
    scene = eyrie().leader("despot").warriors("eyrie", 1, 1).warriors("eyrie", 2, 1).warriors("eyrie", 3, 1)
    play = scene.resolving("move").start("eyrie.decree")
    assert {option[1] for option in play.options} == {BIRD}
    assert {play.g.suits[option[2]] for option in play.options} == {FOX, RABBIT, MOUSE}


# -------------------------------------------------------------------------------------------------------- 7.4 Birdsong


@pytest.mark.law("root:7.4", "root:7.4.1", "root:7.4.2", "root:7.4.3")
def test_birdsong_goes_from_emergency_orders_to_the_decree_to_a_new_roost() -> None:
    play = eyrie().top_of_deck("anvil").start("eyrie.birdsong")
    assert play.hand("eyrie") == ["anvil"]
    assert play.asked == ("eyrie", "decree")
    assert play.g.left[ROOST] == 7
    play.choose("decree", "anvil", "move")
    assert play.asked == ("eyrie", "new-roost")


@pytest.mark.law("root:7.4", "root:4.1.3")
def test_a_card_of_birdsong_may_be_used_between_emergency_orders_and_the_decree() -> None:
    scene = eyrie().crafted("eyrie", "stand_and_deliver").hand("marquise", "bake_sale").top_of_deck("anvil")
    play = scene.start("birdsong")
    assert play.offered("rob") == [("rob", scene.seat("marquise"))]
    play.done()
    assert play.hand("eyrie") == ["anvil"]
    assert play.offered("rob") == [("rob", scene.seat("marquise"))]


@pytest.mark.law("root:7.4.1")
def test_an_empty_hand_draws_exactly_one_card() -> None:
    play = eyrie().top_of_deck("anvil", "bake_sale").start("eyrie.birdsong")
    assert play.hand("eyrie") == ["anvil"]


@pytest.mark.law("root:7.4.1")
def test_a_hand_with_a_card_draws_none() -> None:
    play = eyrie().hand("eyrie", "sword").top_of_deck("anvil").start("eyrie.birdsong")
    assert play.hand("eyrie") == ["sword"]


@pytest.mark.law("root:7.4.1", "root:2.1.2")
def test_emergency_orders_draw_from_the_shuffled_discard_pile_when_the_deck_is_empty() -> None:
    scene = eyrie()
    scene.g.discard = [scene.take("anvil"), scene.take("sword")]
    scene.g.deck = []
    play = scene.start("eyrie.birdsong")
    assert play.asked == ("chance", "shuffle")
    play.choose("shuffle", 1, 0)
    assert len(play.hand("eyrie")) == 1


@pytest.mark.law("root:7.4.2")
def test_the_first_card_for_the_decree_is_a_duty() -> None:
    play = eyrie().piece("roost", 8).hand("eyrie", "anvil", "sword").start("eyrie.birdsong")
    assert {option[0] for option in play.options} == {"decree"}
    assert play.why_not("eyrie", "done") == "7.4.2"


@pytest.mark.law("root:7.4.2")
def test_the_second_card_is_free_to_add_or_not() -> None:
    play = eyrie().piece("roost", 8).hand("eyrie", "anvil", "sword", "bake_sale").start("eyrie.birdsong")
    play.choose("decree", "anvil", "recruit")
    assert play.asked == ("eyrie", "decree")
    assert ("done",) in play.options
    play.done()
    assert play.hand("eyrie") == ["bake_sale", "sword"]
    assert play.asked == ("eyrie", "craft")


@pytest.mark.law("root:7.4.2")
def test_no_more_than_two_cards_are_added() -> None:
    play = eyrie().piece("roost", 8).hand("eyrie", "anvil", "sword", "bake_sale").start("eyrie.birdsong")
    play.choose("decree", "anvil", "recruit").choose("decree", "sword", "battle")
    assert (play.column("recruit"), play.column("battle")) == (["anvil"], ["sword"])
    assert play.asked == ("eyrie", "craft")
    assert play.why_not("eyrie", "decree", "bake_sale", "move") == "7.4.2"


@pytest.mark.law("root:7.4.2")
def test_only_one_of_the_added_cards_may_be_a_bird() -> None:
    play = eyrie().piece("roost", 8).hand("eyrie", "armorers", "sappers", "anvil").start("eyrie.birdsong")
    play.choose("decree", "armorers", "move")
    assert {option[1] for option in play.offered("decree")} == {play.stage.card("anvil")}
    assert play.why_not("eyrie", "decree", "sappers", "move") == "7.4.2"


@pytest.mark.law("root:7.4.2")
def test_a_bird_may_follow_a_card_of_another_suit() -> None:
    play = eyrie().piece("roost", 8).hand("eyrie", "anvil", "armorers", "sappers").start("eyrie.birdsong")
    play.choose("decree", "anvil", "move")
    assert {CARDS[option[1]].id for option in play.offered("decree")} == {"armorers", "sappers"}


@pytest.mark.law("root:7.4.2")
def test_a_hand_of_birds_adds_one_of_them_and_no_second() -> None:
    play = eyrie().piece("roost", 8).hand("eyrie", "armorers", "sappers").start("eyrie.birdsong")
    play.choose("decree", "armorers", "move")
    assert play.options == [("done",)]


@pytest.mark.law("root:7.4.2")
def test_cards_go_to_any_columns_both_even_to_the_same() -> None:
    play = eyrie().piece("roost", 8).hand("eyrie", "anvil", "sword", "bake_sale").start("eyrie.birdsong")
    for card in ("anvil", "sword", "bake_sale"):
        for column in ("recruit", "move", "battle", "build"):
            assert play.why_not("eyrie", "decree", card, column) is None
    play.choose("decree", "anvil", "move").choose("decree", "sword", "move")
    assert play.column("move") == ["anvil", "sword"]


@pytest.mark.law("root:7.4.2")
def test_a_column_holds_any_number_of_cards() -> None:
    crowd = ("anvil", "foxfolk_steel", "root_tea_fox", "travel_gear_fox", "sappers", "cobbler", "codebreakers")
    scene = eyrie().piece("roost", 8).decree("battle", *crowd).hand("eyrie", "sword", "bake_sale")
    play = scene.start("eyrie.birdsong").choose("decree", "sword", "battle")
    assert play.column("battle") == [*crowd, "sword"]


@pytest.mark.law("root:7.4.2")
@pytest.mark.parametrize("card", ["ambush_fox", "dominance_fox"])
def test_ambush_and_dominance_cards_join_the_decree_like_any_other(card: str) -> None:
    scene = eyrie().leader("despot").warriors("eyrie", 8, 2).piece("roost", 8).hand("eyrie", card)
    play = scene.start("eyrie.birdsong").choose("decree", card, "move")
    assert play.column("move") == ["vizier", card]
    assert {option[1] for option in play.offered("decree_move")} == {FOX, BIRD}


@pytest.mark.law("root:7.4.2")
def test_a_hand_of_one_card_adds_it_and_no_other() -> None:
    scene = eyrie().piece("roost", 8).warriors("eyrie", 8, 1).hand("eyrie", "armorers")
    play = scene.start("eyrie.birdsong").choose("decree", "armorers", "move")
    assert play.asked == ("eyrie", "resolve")
    assert play.hand("eyrie") == []


def crowded(scene: Stage, cats: dict[int, int]) -> Play:
    """Cats stand in these numbers; the Eyrie have no roost and have just added a card to the decree."""
    for clearing, count in cats.items():
        scene.warriors("marquise", clearing, count)
    return scene.hand("eyrie", "armorers").start("eyrie.birdsong").choose("decree", "armorers", "move")


@pytest.mark.law("root:7.4.3")
def test_a_new_roost_with_three_warriors_goes_to_the_clearing_with_fewest_warriors() -> None:
    play = crowded(eyrie(), {clearing: 1 for clearing in range(1, 13) if clearing != 8})
    assert play.asked == ("eyrie", "resolve")
    assert (play.pieces("roost", 8), play.warriors("eyrie", 8)) == (1, 3)
    assert play.g.left[ROOST] == 6


@pytest.mark.law("root:7.4.3")
def test_the_new_roost_counts_the_warriors_of_all_players() -> None:
    scene = eyrie().warriors("eyrie", 8, 2)
    play = crowded(scene, {clearing: 2 for clearing in range(1, 13) if clearing not in (7, 8)} | {7: 1})
    assert (play.pieces("roost", 7), play.pieces("roost", 8)) == (1, 0)


@pytest.mark.law("root:7.4.3")
def test_the_eyrie_choose_among_clearings_tied_for_fewest_warriors() -> None:
    play = crowded(eyrie(), {clearing: 2 for clearing in range(1, 13) if clearing not in (5, 9)} | {5: 1, 9: 1})
    assert play.asked == ("eyrie", "new-roost")
    assert play.options == [("new_roost", 5), ("new_roost", 9)]
    assert play.why_not("eyrie", "new_roost", 7) == "7.4.3"
    play.choose("new_roost", 9)
    assert (play.pieces("roost", 9), play.warriors("eyrie", 9)) == (1, 3)
    assert play.pieces("roost", 5) == 0


@pytest.mark.law("root:7.4.3", "root:6.2.2", "root:2.2.3")
def test_the_new_roost_never_goes_to_the_keep_nor_where_no_slot_is_free() -> None:
    scene = eyrie().piece("keep", 2).piece("sawmill", 1).piece("sawmill", 12)
    play = crowded(scene, dict.fromkeys(range(3, 12), 1))
    assert play.options == [("new_roost", clearing) for clearing in range(3, 12)]


@pytest.mark.law("root:7.4.3", "root:2.5")
def test_the_new_roost_brings_as_many_warriors_as_are_left() -> None:
    scene = eyrie().warriors("eyrie", 1, 18)
    play = crowded(scene, {clearing: 1 for clearing in range(2, 13) if clearing != 8})
    assert (play.pieces("roost", 8), play.warriors("eyrie", 8)) == (1, 2)


@pytest.mark.law("root:7.4.3")
def test_with_a_roost_on_the_map_there_is_no_new_one() -> None:
    play = crowded(eyrie().piece("roost", 1).warriors("eyrie", 1, 1), {2: 1})
    assert play.asked == ("eyrie", "resolve")
    assert sum(play.g.pieces[ROOST]) == 1
    assert sum(play.g.warriors[play.stage.seat("eyrie")]) == 1


# --------------------------------------------------------------------------------------------------------- 7.6 Evening


@pytest.mark.law("root:7.6.1")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4), (7, 5)])
def test_the_evening_scores_what_the_roost_track_prints(count: int, points: int) -> None:
    assert roosts(eyrie().score("eyrie", 10), count).start("eyrie.evening").score("eyrie") == 10 + points


@pytest.mark.law("root:7.6.2")
@pytest.mark.parametrize(("count", "cards"), [(0, 1), (1, 1), (2, 1), (3, 2), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_the_evening_draws_a_card_and_one_for_each_open_symbol(count: int, cards: int) -> None:
    play = roosts(eyrie().top_of_deck("anvil", "sword", "cobbler", "sappers"), count).start("eyrie.evening")
    assert play.hand("eyrie") == sorted(["anvil", "sword", "cobbler"][:cards])


@pytest.mark.law("root:7.6.2", "root:2.1.3")
def test_the_evening_ends_with_the_cards_beyond_five_discarded_by_choice() -> None:
    scene = roosts(eyrie(), 3).hand("eyrie", "anvil", "sword", "cobbler", "dominance_fox", "codebreakers")
    play = scene.top_of_deck("sappers", "armorers").start("eyrie.evening")
    assert play.asked == ("eyrie", "discard")
    assert len(play.options) == 7
    play.choose("discard", "sappers").choose("discard", "dominance_fox")
    assert play.hand("eyrie") == ["anvil", "armorers", "cobbler", "codebreakers", "sword"]
    assert play.g.discard == [scene.card("sappers")]
    assert play.g.available == [scene.card("dominance_fox")]


@pytest.mark.law("root:7.6.2")
def test_five_cards_after_drawing_are_kept() -> None:
    scene = eyrie().hand("eyrie", "anvil", "sword", "cobbler", "codebreakers").warriors("marquise", 1, 1)
    play = scene.top_of_deck("sappers").start("eyrie.evening")
    assert play.asked[0] == "marquise"
    assert len(play.hand("eyrie")) == 5
    assert play.g.discard == []


@pytest.mark.law("root:7.6", "root:7.6.1", "root:7.6.2")
def test_the_evening_scores_before_it_draws() -> None:
    scene = roosts(eyrie().score("eyrie", 29), 2)
    play = scene.start("eyrie.evening")
    assert play.table.result == [scene.seat("eyrie")]
    assert play.hand("eyrie") == []


@pytest.mark.law("root:7.6")
def test_after_the_evening_the_turn_passes_on() -> None:
    play = roosts(eyrie(), 2).warriors("marquise", 1, 1).start("eyrie.evening")
    assert play.asked[0] == "marquise"
    assert play.g.active == play.stage.seat("marquise")
