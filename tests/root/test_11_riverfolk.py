"""11 The Riverfolk Company: abilities, set-up and the three phases of their turn, clause by clause."""

from __future__ import annotations

import random

import pytest

from ludex.core import Table
from ludex.games.root.printed.deck import ITEMS, MOUSE, RABBIT
from ludex.games.root.printed.pieces import BOARDS, POSTS
from tests.root.random_play import root
from tests.root.stage import PIECE, Play, Stage

M, E, R = 0, 1, 2
RIVER = [4, 5, 7, 10, 11]


def company() -> Stage:
    """The Riverfolk's turn in a game with the Marquise (seat 0) and the Eyrie (seat 1)."""
    return Stage("marquise", "eyrie", "riverfolk", active="riverfolk")


def trade(scene: Stage) -> Play:
    """Daylight has begun."""
    return scene.start("riverfolk.action")


def spaces(scene: Stage, suit: int, count: int = 3) -> Stage:
    """Posts of a suit went back to the box: their spaces on the track are empty."""
    scene.g.left[POSTS[suit]] -= count
    return scene


def areas(play: Play) -> dict[str, list[int]]:
    g = play.g
    return {"payments": g.payments, "funds": g.funds, "commitments": g.commitments}


# ------------------------------------------------------------------------------------------------------- 11.2 abilities


@pytest.mark.law("root:11.2.2", "root:2.3", "root:11.5.1")
def test_swimmers_use_the_river_whoever_rules_and_paths_where_they_rule() -> None:
    scene = company().warriors("riverfolk", 7, 1).warriors("eyrie", 7, 3).warriors("marquise", 4, 3)
    scene.warriors("marquise", 12, 2).company("funds", "riverfolk", 2)
    play = trade(scene)
    assert {option[2] for option in play.offered("move")} == {4, 11}
    assert play.why_not("riverfolk", "move", 7, 12, 1) == "4.2.1"
    assert play.why_not("riverfolk", "move", 7, 10, 1) == "2.2.1"
    play.choose("move", 7, 4, 1)
    assert play.warriors("riverfolk", 4) == 1


@pytest.mark.law("root:11.2.2", "root:4.2.1")
def test_they_move_along_ordinary_paths_too() -> None:
    play = trade(company().warriors("riverfolk", 7, 2).company("funds", "riverfolk", 1))
    assert {option[2] for option in play.offered("move")} == {3, 8, 12, 4, 11}
    play.choose("move", 7, 8, 2)
    assert play.warriors("riverfolk", 8) == 2


@pytest.mark.law("root:11.2.3", "root:1.2.1")
def test_everyone_sees_the_open_hand() -> None:
    scene = company().hand("riverfolk", "anvil", "sword").hand("eyrie", "cobbler")
    table = trade(scene.company("funds", "riverfolk", 1)).table
    for viewer in (M, E, R, None):
        seats = table.view(viewer).board.seats
        assert seats[R].hand == scene.g.hands[R]
        assert seats[R].known == []
        assert (seats[E].hand is None) == (viewer != E)


@pytest.mark.law("root:11.2.3")
def test_dealing_anew_leaves_the_open_hand_alone() -> None:
    scene = company().hand("riverfolk", "anvil", "sword").hand("eyrie", "cobbler", "sappers")
    table = trade(scene.company("funds", "riverfolk", 1)).table
    hands = set()
    for seed in range(5):
        twin = table.clone()
        twin.redeal(M, random.Random(seed))
        assert root(twin).hands[R] == scene.g.hands[R]
        hands.add(tuple(root(twin).hands[E]))
    assert len(hands) > 1


@pytest.mark.law("root:11.2.3", "root:1.2.1")
def test_a_random_card_from_the_open_hand_is_known_to_all() -> None:
    scene = Stage("marquise", "eyrie", "riverfolk").crafted("marquise", "stand_and_deliver")
    scene.hand("riverfolk", "anvil", "sword").company("payments", "riverfolk", 3)
    scene.g.supply[M] = 0
    play = scene.start("birdsong").choose("rob", "riverfolk")
    assert play.asked[0] == "chance"
    assert len(play.options) == 2
    play.choose("draw", 1)
    assert play.hand("marquise") == ["sword"]
    assert play.hand("riverfolk") == ["anvil"]
    sword = scene.card("sword")
    assert play.g.known == [[], [sword], [sword]]
    assert play.told("take-card") == [{"who": M, "card": sword}]


@pytest.mark.law("root:11.2.3")
def test_what_the_riverfolk_take_lies_open_and_others_forget_nothing() -> None:
    scene = company().crafted("riverfolk", "stand_and_deliver").hand("eyrie", "anvil", "sword")
    anvil, sword = scene.card("anvil"), scene.card("sword")
    scene.g.known[M] = [anvil, sword]
    play = scene.company("funds", "riverfolk", 1).start("birdsong").choose("rob", "eyrie").choose("draw", 0)
    assert play.hand("riverfolk") == ["anvil"]
    assert play.g.known == [[sword], [], []]
    assert play.told("take-card") == [{"who": R, "card": anvil}]


@pytest.mark.law("root:11.2.3", "root:11.5.4")
def test_everyone_reads_what_they_draw() -> None:
    play = trade(company().top_of_deck("anvil").company("funds", "riverfolk", 1)).choose("draw_card")
    assert play.told("draw-open") == [{"who": R, "card": play.stage.card("anvil")}]
    assert not play.told("draw-card")


@pytest.mark.law("root:11.2.3", "root:4.3.1")
def test_who_sees_that_there_is_no_ambush_does_not_ask() -> None:
    def attack(*cards: str) -> Play:
        scene = Stage("marquise", "eyrie", "riverfolk").warriors("marquise", 1, 3).warriors("riverfolk", 1, 2)
        return scene.hand("riverfolk", *cards).start("marquise.action", actions_left=1).choose("battle", 1, "riverfolk")

    assert attack("anvil", "ambush_mouse").asked == ("chance", "roll")
    assert attack("anvil", "ambush_fox").asked == ("riverfolk", "ambush")


@pytest.mark.law("root:11.2.3", "root:3.3.4")
def test_a_dominance_card_they_take_lies_open() -> None:
    scene = company().hand("riverfolk", "anvil")
    scene.g.available.append(scene.take("dominance_fox"))
    play = trade(scene).choose("take_dominance", "dominance_fox", "anvil")
    assert play.hand("riverfolk") == ["dominance_fox"]
    assert play.g.known == [[], [], []]


@pytest.mark.law("root:11.2.3", "root:1.2.1")
def test_codebreakers_learn_nothing_new_from_an_open_hand() -> None:
    scene = Stage("marquise", "eyrie", "riverfolk").crafted("marquise", "codebreakers").hand("riverfolk", "anvil")
    play = scene.start("marquise.action", actions_left=1).choose("decode", "riverfolk")
    assert play.g.known == [[], [], []]


@pytest.mark.law("root:11.2.5", "root:11.2.5.I", "root:11.2.4")
def test_a_removed_post_takes_half_the_funds_rounded_up_and_goes_to_the_box() -> None:
    scene = Stage("marquise", "eyrie", "riverfolk").warriors("marquise", 1, 3).piece("post_fox", 1)
    scene.company("funds", "riverfolk", 5).company("commitments", "riverfolk", 2).company("payments", "eyrie", 2)
    play = scene.start("marquise.action", actions_left=1).choose("battle", 1, "riverfolk").roll(0, 0)
    assert play.pieces("post_fox", 1) == 0
    assert play.g.left[PIECE["post_fox"]] == 2
    assert areas(play) == {"payments": [0, 2, 0], "funds": [0, 0, 2], "commitments": [0, 0, 2]}
    assert play.g.supply[R] == 15 - 4
    assert play.score("marquise") == 1


@pytest.mark.law("root:11.2.5.I")
def test_the_riverfolk_choose_whose_warriors_are_lost_and_their_owners_get_them_back() -> None:
    scene = Stage("marquise", "eyrie", "riverfolk").warriors("marquise", 1, 3).piece("post_fox", 1)
    scene.company("funds", "riverfolk", 2).company("funds", "eyrie", 2)
    play = scene.start("marquise.action", actions_left=1).choose("battle", 1, "riverfolk").roll(0, 0)
    assert play.asked == ("riverfolk", "fund")
    assert play.options == [("fund", E), ("fund", R)]
    play.choose("fund", "eyrie").choose("fund", "riverfolk")
    assert play.g.funds == [0, 1, 1]
    assert play.g.supply == [25 - 3, 20 - 1, 15 - 1]


@pytest.mark.law("root:11.2.5.I")
@pytest.mark.parametrize("current", [0, 1])
@pytest.mark.parametrize(("funds", "left"), [(1, 0), (2, 1), (3, 1), (7, 3)])
def test_the_bigger_half_of_the_funds_goes(funds: int, left: int, current: int) -> None:
    scene = Stage("marquise", "eyrie", "riverfolk").warriors("marquise", 1, 3).piece("post_fox", 1)
    scene.company("funds", "riverfolk", funds)
    play = (
        scene.start("marquise.action", actions_left=1, current_law=current).choose("battle", 1, "riverfolk").roll(0, 0)
    )
    assert play.g.funds == [0, 0, left]


@pytest.mark.law("root:11.2.5.I", "root:4.1.2")
def test_each_post_that_a_favour_removes_halves_the_funds_again() -> None:
    scene = Stage("marquise", "eyrie", "riverfolk").hand("marquise", "favor_of_the_foxes")
    scene.piece("workshop", 6).piece("workshop", 8, 2).piece("post_fox", 1).piece("post_fox", 12)
    scene.warriors("riverfolk", 1, 1).company("funds", "riverfolk", 8)
    play = scene.start("marquise.craft").choose("craft", "favor_of_the_foxes")
    assert play.g.funds == [0, 0, 2]
    assert play.score("marquise") == 2


@pytest.mark.law("root:11.2.5.I", "root:1.1.3")
def test_fallen_warriors_disrupt_no_trade() -> None:
    scene = company().warriors("riverfolk", 1, 3).warriors("marquise", 1, 3).company("funds", "riverfolk", 5)
    scene.piece("keep", 4).hand("marquise", "anvil")
    play = trade(scene).choose("battle", 1, "marquise").done().roll(1, 1)
    assert play.asked == ("marquise", "hospital")
    assert play.done().g.funds == [0, 0, 4]


# ---------------------------------------------------------------------------------------------------------- 11.3 set-up


@pytest.mark.law("root:11.3", "root:11.3.1", "root:11.3.2", "root:11.3.3", "root:11.3.4", "root:11.3.5", "root:5.1.7")
def test_set_up() -> None:
    table = Table.new("root", {"seats": ["marquise", "riverfolk"], "first": 0}, seed=3)
    table.answer(0, ("keep", 1))
    while table.pending.get(0):
        table.answer(0, table.pending[0].options[0])
    for clearing in (4, 4, 7, 11):
        assert [option[1] for option in table.pending[1].options] == RIVER
        table.answer(1, ("river_start", clearing))
    for service, price in ((0, 4), (1, 1), (2, 3)):
        assert table.pending[1].options == [("price", service, n) for n in (1, 2, 3, 4)]
        table.answer(1, ("price", service, price))
    g = root(table)
    assert (g.warriors[1][4], g.warriors[1][7], g.warriors[1][11]) == (2, 1, 1)
    assert g.payments == [0, 3]
    assert g.supply[1] == BOARDS.riverfolk.warriors - 4 - 3 == 8
    assert [g.left[kind] for kind in POSTS] == [3, 3, 3]
    assert g.prices == [4, 1, 3]


@pytest.mark.law("root:11.3.2", "root:6.2.2")
def test_nobody_starts_at_the_keep() -> None:
    table = Table.new("root", {"seats": ["marquise", "riverfolk"], "first": 0}, seed=3)
    table.answer(0, ("keep", 4))
    while table.pending.get(0):
        table.answer(0, table.pending[0].options[0])
    assert [option[1] for option in table.pending[1].options] == [5, 7, 10, 11]


# -------------------------------------------------------------------------------------------------------- 11.4 Birdsong


@pytest.mark.law("root:11.4", "root:11.4.1")
def test_protectionism_puts_two_warriors_into_empty_payments() -> None:
    play = company().start("birdsong")
    assert play.g.supply[R] == 13
    assert play.g.funds == [0, 0, 2]


@pytest.mark.law("root:11.4.1")
def test_no_protectionism_if_somebody_paid() -> None:
    play = company().company("payments", "eyrie", 1).start("birdsong")
    assert play.g.supply[R] == 15
    assert play.g.funds == [0, 1, 0]


@pytest.mark.law("root:11.4.1", "root:2.5")
def test_protectionism_with_one_warrior_left_takes_that_one() -> None:
    play = company().warriors("riverfolk", 4, 14).start("birdsong")
    assert play.g.funds == [0, 0, 1]


@pytest.mark.law("root:11.4.2")
def test_dividends_count_funds_alone_and_come_before_gathering() -> None:
    scene = company().piece("post_fox", 1).company("funds", "riverfolk", 3).company("funds", "eyrie", 2)
    play = scene.company("payments", "marquise", 4).company("commitments", "riverfolk", 2).start("birdsong")
    assert play.score("riverfolk") == 5
    assert play.g.funds == [4, 2, 5]


@pytest.mark.law("root:11.4.2")
def test_no_dividends_without_a_post_on_the_map() -> None:
    assert company().company("funds", "riverfolk", 3).start("birdsong").score("riverfolk") == 0


@pytest.mark.law("root:11.4.2")
def test_later_printings_pay_a_point_for_every_two_funds() -> None:
    scene = company().piece("post_fox", 1).company("funds", "riverfolk", 5)
    assert scene.start("birdsong", current_law=1).score("riverfolk") == 2


@pytest.mark.law("root:11.4.2", "root:3.1")
def test_dividends_can_win() -> None:
    play = company().piece("post_fox", 1).company("funds", "riverfolk", 3).score("riverfolk", 27).start("birdsong")
    assert play.table.over
    assert play.g.winners == [R]


@pytest.mark.law("root:11.4.3")
def test_all_warriors_on_the_board_become_funds() -> None:
    scene = company().company("payments", "marquise", 1).company("commitments", "eyrie", 2)
    scene.g.on_posts[MOUSE][R] = 3
    scene.g.on_posts[RABBIT][E] = 1
    scene.g.supply[R] -= 3
    scene.g.supply[E] -= 1
    play = scene.start("birdsong")
    assert play.g.funds == [1, 3, 3]
    assert areas(play)["payments"] == areas(play)["commitments"] == [0, 0, 0]
    assert play.g.on_posts == [[0, 0, 0]] * 3


# -------------------------------------------------------------------------------------------------------- 11.5 Daylight


@pytest.mark.law("root:11.5", "root:11.5.1", "root:11.2.4")
def test_a_move_commits_a_warrior_and_actions_come_in_any_order() -> None:
    scene = company().warriors("riverfolk", 7, 2).warriors("eyrie", 11, 1).company("funds", "riverfolk", 4)
    play = trade(scene.top_of_deck("anvil"))
    play.choose("draw_card").choose("move", 7, 11, 2).choose("battle", 11, "eyrie").roll(1, 0)
    play.choose("move", 11, 10, 1)
    assert areas(play) == {"payments": [0, 0, 0], "funds": [0, 0, 0], "commitments": [0, 0, 4]}
    assert play.warriors("eyrie", 11) == 0
    assert play.hand("riverfolk") == ["anvil"]


@pytest.mark.law("root:11.5")
def test_without_funds_nothing_can_be_done() -> None:
    scene = company().warriors("riverfolk", 7, 2).warriors("eyrie", 7, 1).hand("riverfolk", "anvil").score("eyrie", 1)
    scene.crafted("riverfolk", "tax_collector")
    play = trade(spaces(scene, 0))
    assert {option[0] for option in play.options} == {"done", "tax"}
    for option in (("move", 7, 4, 1), ("battle", 7, "eyrie"), ("draw_card",), ("river_recruit", 7)):
        assert play.why_not("riverfolk", *option) == "11.5"
    assert play.why_not("riverfolk", "craft", "anvil") == "11.5"
    assert play.why_not("riverfolk", "trade_post", 7) == "11.5"


@pytest.mark.law("root:11.5", "root:11.2.4")
def test_whose_warrior_is_committed_is_asked_only_if_it_matters() -> None:
    scene = company().warriors("riverfolk", 7, 2).company("funds", "riverfolk", 1).company("funds", "eyrie", 1)
    play = trade(scene).choose("move", 7, 4, 1)
    assert play.asked == ("riverfolk", "fund")
    play.choose("fund", "eyrie").choose("move", 7, 4, 1)
    assert play.g.commitments == [0, 1, 1]


@pytest.mark.law("root:11.5.2", "root:4.3")
def test_a_battle_commits_a_warrior() -> None:
    scene = company().warriors("riverfolk", 7, 2).warriors("marquise", 7, 2).company("funds", "marquise", 2)
    play = trade(scene).choose("battle", 7, "marquise").roll(2, 1)
    assert (play.warriors("riverfolk", 7), play.warriors("marquise", 7)) == (1, 0)
    assert play.g.commitments == [1, 0, 0]


@pytest.mark.law("root:11.2.1", "root:11.5.3", "root:4.1.1")
def test_crafting_commits_warriors_to_empty_spaces_of_the_right_suits() -> None:
    scene = spaces(company().hand("riverfolk", "investments", "anvil", "cobbler"), RABBIT)
    play = trade(scene.company("funds", "riverfolk", 3))
    assert play.offered("craft") == [("craft", scene.g.hands[R][0]), ("craft", scene.g.hands[R][2])]
    assert play.why_not("riverfolk", "craft", "anvil") == "4.1.1"
    play.choose("craft", "investments")
    assert play.g.on_posts == [[0, 0, 0], [0, 0, 2], [0, 0, 0]]
    assert play.g.funds == [0, 0, 1]
    assert play.score("riverfolk") == 3
    assert play.g.items[R][ITEMS.index("coins")] == 1
    assert play.why_not("riverfolk", "craft", "cobbler") == "4.1.1"


@pytest.mark.law("root:11.5.3", "root:11.2.1")
def test_crafting_is_limited_by_funds_and_by_posts_still_on_the_track() -> None:
    scene = company().piece("post_rabbit", 10).hand("riverfolk", "cobbler", "travel_gear_fox")
    play = trade(scene.company("funds", "riverfolk", 2))
    assert play.why_not("riverfolk", "craft", "cobbler") == "4.1.1"
    assert play.why_not("riverfolk", "craft", "travel_gear_fox") is None
    scene = spaces(company().hand("riverfolk", "cobbler"), RABBIT).company("funds", "riverfolk", 1)
    assert trade(scene).why_not("riverfolk", "craft", "cobbler") == "4.1.1"


@pytest.mark.law("root:11.5.3", "root:4.1.1")
def test_a_cost_of_any_suit_and_of_any_owner_is_paid_as_they_like() -> None:
    scene = spaces(spaces(company().hand("riverfolk", "royal_claim"), RABBIT), MOUSE)
    scene.company("funds", "riverfolk", 3).company("funds", "eyrie", 2)
    play = trade(scene).choose("craft", "royal_claim")
    for suit, owner in ((RABBIT, "eyrie"), (MOUSE, "eyrie")):
        assert play.options == [("activate", RABBIT), ("activate", MOUSE)]
        play.choose("activate", suit).choose("fund", owner)
    play.choose("activate", MOUSE).choose("activate", MOUSE)
    assert play.g.on_posts == [[0, 0, 0], [0, 1, 0], [0, 1, 2]]
    assert play.g.funds == [0, 0, 1]
    assert [play.stage.card("royal_claim")] == play.g.crafted[R]


@pytest.mark.law("root:11.5.3.I")
def test_an_exported_card_is_paid_for_and_discarded_for_a_warrior_in_payments() -> None:
    scene = spaces(company().hand("riverfolk", "investments"), RABBIT).company("funds", "eyrie", 2)
    play = trade(scene).choose("export", "investments")
    assert play.g.on_posts[RABBIT] == [0, 2, 0]
    assert play.g.payments == [0, 0, 1]
    assert play.g.discard == [scene.card("investments")]
    assert play.score("riverfolk") == 0
    assert play.g.items[R] == [0] * len(ITEMS)


@pytest.mark.law("root:11.5.3.I", "root:2.1.4", "root:4.1.2", "root:4.1.4")
def test_only_what_could_be_crafted_is_exported() -> None:
    scene = company().hand("riverfolk", "ambush_fox", "dominance_fox", "investments", "cobbler")
    for suit in range(3):
        spaces(scene, suit)
    scene.crafted("riverfolk", "cobbler").company("funds", "riverfolk", 4)
    scene.g.item_supply[ITEMS.index("coins")] = 0
    play = trade(scene)
    assert not play.offered("export")
    assert play.why_not("riverfolk", "export", "ambush_fox") == "2.1.4"
    assert play.why_not("riverfolk", "export", "dominance_fox") == "2.1.5"
    assert play.why_not("riverfolk", "export", "investments") == "4.1.2"
    assert play.why_not("riverfolk", "export", "cobbler") == "4.1.4"


@pytest.mark.law("root:11.5.3.I", "root:2.5")
def test_export_needs_a_warrior_for_payments() -> None:
    scene = spaces(company().hand("riverfolk", "investments"), RABBIT).company("funds", "eyrie", 2)
    assert trade(scene.warriors("riverfolk", 7, 15)).why_not("riverfolk", "export", "investments") == "2.5"


@pytest.mark.law("root:11.5.4")
def test_drawing_commits_a_warrior() -> None:
    play = trade(company().company("funds", "eyrie", 2)).choose("draw_card")
    assert len(play.hand("riverfolk")) == 1
    assert play.g.commitments == [0, 1, 0]


@pytest.mark.law("root:11.5.4", "root:2.5")
def test_there_is_nothing_to_draw_from_an_empty_deck_and_discard() -> None:
    scene = company().company("funds", "riverfolk", 1)
    scene.g.hands[E] = scene.g.deck
    scene.g.deck = []
    assert trade(scene).why_not("riverfolk", "draw_card") == "2.5"


@pytest.mark.law("root:11.5.5", "root:11.5")
def test_recruiting_spends_a_warrior_for_one_on_the_river() -> None:
    play = trade(company().company("funds", "eyrie", 1).company("funds", "riverfolk", 1))
    assert [option[1] for option in play.offered("river_recruit")] == RIVER
    assert play.why_not("riverfolk", "river_recruit", 12) == "11.5.5"
    play.choose("river_recruit", 10).choose("fund", "eyrie")
    assert play.warriors("riverfolk", 10) == 1
    assert areas(play) == {"payments": [0, 0, 0], "funds": [0, 0, 1], "commitments": [0, 0, 0]}
    assert play.g.supply[E] == 20
    assert play.g.supply[R] == 15 - 1 - 1


@pytest.mark.law("root:11.5.5", "root:2.5")
def test_with_an_empty_supply_only_an_own_warrior_can_be_spent_to_recruit() -> None:
    scene = company().company("funds", "eyrie", 1).company("funds", "riverfolk", 1).warriors("riverfolk", 12, 14)
    play = trade(scene).choose("river_recruit", 10)
    assert play.g.funds == [0, 1, 0]
    assert play.warriors("riverfolk", 10) == 1
    assert play.why_not("riverfolk", "river_recruit", 10) == "2.5"


@pytest.mark.law("root:11.5.5", "root:6.2.2")
def test_nobody_recruits_or_builds_at_the_keep() -> None:
    scene = company().piece("keep", 4).warriors("marquise", 4, 1).company("funds", "marquise", 2)
    play = trade(scene)
    assert play.why_not("riverfolk", "river_recruit", 4) == "6.2.2"
    assert play.why_not("riverfolk", "trade_post", 4) == "6.2.2"


@pytest.mark.law("root:11.5.6", "root:11.5.6.I", "root:11.5.6.II", "root:11.5.6.III", "root:11.2.5")
def test_a_guarded_post_costs_two_of_the_rulers_warriors() -> None:
    scene = company().warriors("eyrie", 12, 2).warriors("marquise", 2, 1)
    scene.company("funds", "eyrie", 3).company("funds", "marquise", 1)
    play = trade(scene)
    assert play.offered("trade_post") == [("trade_post", 12)]
    assert play.why_not("riverfolk", "trade_post", 2) == "11.5.6.II"
    assert play.why_not("riverfolk", "trade_post", 3) == "11.5.6.I"
    play.choose("trade_post", 12)
    assert play.pieces("post_fox", 12) == 1
    assert play.warriors("riverfolk", 12) == 1
    assert play.g.funds == [1, 1, 0]
    assert play.g.supply[E] == 20 - 2 - 1
    assert play.score("riverfolk") == 2
    assert play.g.left[PIECE["post_fox"]] == 2
    assert play.why_not("riverfolk", "trade_post", 12) == "11.5.6.I"


@pytest.mark.law("root:11.5.6.I")
def test_a_clearing_that_the_riverfolk_rule_costs_two_of_their_own() -> None:
    play = trade(company().warriors("riverfolk", 11, 1).company("funds", "riverfolk", 2)).choose("trade_post", 11)
    assert play.pieces("post_mouse", 11) == 1
    assert play.warriors("riverfolk", 11) == 2
    assert play.g.funds == [0, 0, 0]
    assert play.g.supply[R] == 15 - 2


@pytest.mark.law("root:11.5.6.I", "root:7.2.2")
def test_a_tie_leaves_no_ruler_to_pay_but_the_eyrie_rule_it() -> None:
    scene = company().warriors("riverfolk", 11, 1).warriors("marquise", 11, 1).company("funds", "riverfolk", 2)
    assert trade(scene).why_not("riverfolk", "trade_post", 11) == "11.5.6.I"
    scene = company().warriors("riverfolk", 11, 1).warriors("eyrie", 11, 1).company("funds", "eyrie", 2)
    assert trade(scene).offered("trade_post") == [("trade_post", 11)]


@pytest.mark.law("root:11.5.6.III", "root:2.5")
def test_no_post_of_the_suit_left() -> None:
    scene = spaces(company().warriors("riverfolk", 11, 1), MOUSE).company("funds", "riverfolk", 2)
    assert trade(scene).why_not("riverfolk", "trade_post", 11) == "2.5"


@pytest.mark.law("root:11.5.6.III", "root:2.5")
def test_a_post_without_a_warrior_left_stands_alone() -> None:
    scene = company().warriors("riverfolk", 7, 15).warriors("eyrie", 12, 2).company("funds", "eyrie", 2)
    play = trade(scene).choose("trade_post", 12)
    assert play.pieces("post_fox", 12) == 1
    assert play.warriors("riverfolk", 12) == 0
    assert play.score("riverfolk") == 2


@pytest.mark.law("root:11.5", "root:4.1.3")
def test_cards_in_play_are_used_between_actions() -> None:
    scene = company().crafted("riverfolk", "tax_collector").warriors("riverfolk", 7, 2).company("funds", "eyrie", 1)
    play = trade(scene).choose("tax", 7).choose("move", 7, 4, 1)
    assert len(play.hand("riverfolk")) == 1
    assert play.g.supply[R] == 15 - 1


# --------------------------------------------------------------------------------------------------------- 11.6 Evening


@pytest.mark.law("root:11.6", "root:11.6.1", "root:11.6.2")
def test_evening_discards_to_five_and_then_sets_prices() -> None:
    cards = ("anvil", "sword", "cobbler", "sappers", "armorers", "ambush_fox")
    play = company().hand("riverfolk", *cards).start("evening", prices=[2, 2, 2])
    assert play.asked == ("riverfolk", "discard")
    play.choose("discard", "sword")
    assert len(play.hand("riverfolk")) == 5
    assert play.asked == ("riverfolk", "price")
    play.choose("price", 0, 1).choose("price", 1, 2).choose("price", 2, 4)
    assert play.g.prices == [1, 2, 4]
    assert play.g.active == M


@pytest.mark.law("root:11.6.2")
def test_prices_may_stay_and_nothing_is_drawn() -> None:
    play = company().hand("riverfolk", "anvil").start("evening", prices=[3, 2, 1])
    play.choose("price", 0, 3).choose("price", 1, 2).choose("price", 2, 1)
    assert play.g.prices == [3, 2, 1]
    assert not play.told("prices")
    assert play.hand("riverfolk") == ["anvil"]


@pytest.mark.law("root:11.1")
def test_a_turn_from_birdsong_to_evening() -> None:
    scene = company().warriors("riverfolk", 7, 1).warriors("eyrie", 12, 1).company("payments", "eyrie", 2)
    play = scene.start("birdsong").choose("trade_post", 12)
    assert play.score("riverfolk") == 2
    assert play.asked == ("riverfolk", "price")
