"""9 The Riverfolk Robots: their turn clause by clause, and the example turn of the rulebook."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from ludex.core import Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.bots.riverfolk import rules as riverfolk
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import BIRD, FOX, MOUSE, NAME_OF, RABBIT
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import POSTS
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.losses import drive_out
from ludex.games.root.setup import by_suit
from ludex.games.root.show.sheets import sheets
from ludex.games.root.state import NOBODY, Root
from tests.root.stage import Play, Stage

BOT = "bot:riverfolk"
R, M, E = 0, 1, 2
NO_ITEMS = ("tax_collector", "cobbler", "codebreakers", "scouting_party", "command_warren")
"""Five cards without items, none of them a fox but the first."""


def scene(*market: str, others: tuple[str, ...] = ("marquise", "eyrie"), **options: Any) -> Stage:
    """The Robots (seat 0) with these cards in the Market, and others. A warrior of their own lies in Payments, so that
    the shield is not met unless a test empties it."""
    stage = Stage(BOT, *others, active=BOT, **options)
    stage.g.market = [stage.take(name) for name in market]
    return stage.company("payments", BOT, 1)


def market(play: Play) -> list[str]:
    return [NAME_OF[card] for card in play.g.market]


def daylight(stage: Stage, suit: int) -> Play:
    """Daylight with an order of this suit; the Market plays no part."""
    return stage.start(
        "daylight", order=stage.g.market[-1] if stage.g.market else NOBODY, order_suit=suit, acted=[0, 0]
    )


def evening(stage: Stage, shield: int = 0, sword: int = 0) -> Play:
    return stage.start("evening", acted=[shield, sword])


def empty_supply(stage: Stage, clearing: int) -> Stage:
    """All warriors that the Robots have left go to one clearing."""
    return stage.warriors(BOT, clearing, stage.g.supply[R])


def new_game(seed: int, map: str, *bots: str) -> Root:
    """Set up, up to the first question: what the Alliance, who begin, buy."""
    seats = [BOT, *bots, "alliance"]
    state = Table.new(GAME, {"seats": seats, "map": map, "first": len(seats) - 1}, seed).state
    assert isinstance(state, Root)
    return state


# ----------------------------------------------------------------------------------------------------- the example turn


@pytest.mark.plain
@pytest.mark.law("bots:9.4.1", "bots:9.4.2", "bots:9.4.3", "bots:9.5.1", "bots:9.5.1.I", "bots:9.5.2", "bots:9.5.2.I")
@pytest.mark.law("bots:9.2.4", "bots:9.5.3", "bots:9.5.4", "bots:9.6.1", "bots:9.6.2", "bots:9.6.3", "bots:2.1")
def test_example_of_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed map has a river by clearings 2 and 5 and these suits, so they are laid by hand on the Autumn map:
    mice in 1 and 2, foxes in 3 and 12, rabbits in 5, and a river along 2, 5, 7, 10 and 11."""
    monkeypatch.setattr(riverfolk, "on_river", lambda g, clearing: clearing in (2, 5, 7, 10, 11))
    stage = Stage(BOT, "marquise", "eyrie", active=BOT).leader("commander").piece("roost", 8)
    stage.g.suits = (-1, MOUSE, MOUSE, FOX, RABBIT, RABBIT, FOX, MOUSE, RABBIT, MOUSE, RABBIT, FOX, FOX)
    stage.g.of_suit = by_suit(stage.g.suits)
    # The start of the turn: three cards in the Market; Payments hold four warriors of the Marquise, fewer of the Eyrie.
    stage.g.market = [stage.take(name) for name in ("tax_collector", "cobbler", "codebreakers")]
    stage.company("payments", "marquise", 4).company("payments", "eyrie", 1)
    stage.warriors("marquise", 1, 1).warriors("eyrie", 1, 1).warriors("marquise", 4, 2).warriors("marquise", 9, 1)
    stage.warriors(BOT, 3, 4).warriors(BOT, 12, 3).warriors(BOT, 2, 1).warriors(BOT, 5, 1).warriors(BOT, 7, 1)
    stage.warriors(BOT, 10, 2)
    assert stage.g.supply[R] == 3
    play = stage.turn("mouse_in_a_sack", "armorers")

    # Two cards are added to the right of the others; the first shows a bag, is crafted for a point and discarded.
    assert [NAME_OF[about["card"]] for about in play.told("market-card")] == ["mouse_in_a_sack", "armorers"]
    assert play.told("bot-crafts", "bots:9.4.2")[0]["card"] == stage.card("mouse_in_a_sack")
    assert play.told("score")[0]["points"] == 1
    # Four cards are left, and the rightmost, a bird, is the order.
    assert [NAME_OF[about["card"]] for about in play.told("order")] == ["armorers"]
    # A post and a warrior in clearing 1: highest priority of those with pieces of the Marquise, who has most warriors
    # in Payments.
    assert play.told("best-customer", "bots:9.5.1.I")[0]["other"] == M
    (choice,) = play.told("choose-clearing", "bots:9.5.1")
    assert choice["clearing"] == 1
    assert ("if-possible", "pieces-of-best-customer", True, [4, 9]) in choice["why_clearing"]
    assert play.pieces("post_mouse", 1) == 1
    assert play.placed("bots:9.5.1") == [(1, 1)]
    # A bird order recruits on the river; the last two warriors go to 2 and 5, which have the higher priority.
    assert play.placed("bots:9.5.2") == [(2, 1), (5, 1)]
    # There are warriors in Payments, so the shield is not met; the supply is empty, so the sword is: one point.
    assert play.told("sword", "bots:9.2.4")
    assert [about["points"] for about in play.told("score", "bots:9.5.3")] == [1]
    # A battle in every clearing with own warriors and enemy pieces: only in 1, against the Eyrie with fewer warriors in
    # Payments than the Marquise.
    play.roll(0, 0)
    assert play.fought() == [(1, "eyrie")]
    # Evening: four points for the Marquise's four warriors, which go back to her supply.
    assert [about["points"] for about in play.told("score", "bots:9.6.1")] == [4]
    assert play.score(BOT) == 1 + 1 + 4
    # Two own warriors from fox clearing 3 and one from fox clearing 12 go to Payments.
    assert [(about["clearing"], about["count"]) for about in play.told("take-to-payments")] == [(3, 2), (12, 1)]
    assert play.g.payments == [3, 0, 1]
    assert play.g.supply[M] == 25 - 4
    # The leftmost card is discarded, only once, as the shield is not met.
    assert market(play) == ["cobbler", "codebreakers", "armorers"]
    assert play.g.order == NOBODY
    assert play.g.active == M


# ----------------------------------------------------------------------------------------------- 9.1, 9.2.2, 9.3 set-up


@pytest.mark.law("bots:9.1", "bots:9.3.1", "bots:9.3.2", "bots:9.3.3", "bots:9.3.4", "bots:9.3.5", "bots:9.2.1")
@pytest.mark.parametrize(
    ("map", "river"),
    [("autumn", [4, 5, 7, 10, 11]), ("winter", [7, 10, 11, 12]), ("lake", [1, 10, 11, 12]), ("mountain", [2, 4, 10])],
)
def test_set_up(map: str, river: list[int]) -> None:
    g = new_game(3, map)
    assert [clearing for clearing in CLEARINGS if g.warriors[R][clearing]] == river
    assert max(g.warriors[R]) == 1
    assert g.payments == [1, 0]
    assert g.supply[R] == 15 - 1 - len(river)
    assert [g.left[kind] for kind in POSTS] == [3, 3, 3]
    assert len(g.market) == 5
    assert g.hands[R] == []


@pytest.mark.law("bots:9.3.2", "bots:4.2.1", "root:6.2.2")
def test_no_warrior_starts_at_the_keep() -> None:
    starts = set()
    for seed in range(12):
        g = new_game(seed, "lake", "bot:marquise")
        starts.add(g.keep)
        assert [c for c in CLEARINGS if g.warriors[R][c]] == [c for c in (1, 10, 11, 12) if c != g.keep]
    assert starts & {1, 10, 11, 12}


@pytest.mark.law("bots:9.2.1")
def test_everyone_sees_the_market_from_left_to_right() -> None:
    stage = scene(*NO_ITEMS)
    for viewer in (M, E, None):
        board = GAME.view(stage.g, viewer).boards[R]
        assert [NAME_OF[card] for card in board.market] == list(NO_ITEMS)
        assert board.payments == [1, 0, 0]


@pytest.mark.law("bots:9.2.2", "root:3.2.1")
@pytest.mark.parametrize(("paid", "left"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_a_removed_post_returns_and_half_of_the_removers_warriors_leave_payments(paid: int, left: int) -> None:
    stage = scene().piece("post_fox", 1).company("payments", "marquise", paid).company("payments", "eyrie", 3)
    list(drive_out(stage.g, M, [1]))
    assert stage.g.left[POSTS[FOX]] == 3
    assert stage.g.payments == [1, left, 3]
    assert stage.g.supply[M] == 25 - left
    assert stage.g.score[M] == 1


@pytest.mark.law("bots:9.2.2")
def test_each_post_of_several_halves_what_is_left() -> None:
    stage = scene().piece("post_fox", 1).piece("post_mouse", 2).company("payments", "marquise", 7)
    list(drive_out(stage.g, M, [1, 2]))
    assert stage.g.payments[M] == 1  # 7, 3, 1


@pytest.mark.law("bots:9.2.2")
def test_fallen_warriors_and_removers_without_warriors_change_nothing() -> None:
    stage = scene(others=("marquise", "vagabond")).warriors(BOT, 1, 2).piece("post_fox", 6)
    stage.company("payments", "marquise", 4)
    list(drive_out(stage.g, M, [1]))
    list(riverfolk.lose_customers(stage.g, R, [Removal(R, 2, 6, 0, [POSTS[FOX]])]))
    assert stage.g.payments == [1, 4, 0]


# --------------------------------------------------------------------------------------------------------- 9.4 Birdsong


@pytest.mark.law("bots:9.4.1", "bots:9.4.2", "bots:9.4.3")
def test_only_a_card_added_this_turn_is_crafted_and_only_the_first() -> None:
    stage = scene("anvil", "cobbler", "root_tea_fox")
    play = stage.turn("sword", "bake_sale")
    assert [NAME_OF[about["card"]] for about in play.told("bot-crafts")] == ["sword"]
    assert [NAME_OF[about["card"]] for about in play.told("order")] == ["bake_sale"]
    # In Evening the leftmost card leaves.
    assert market(play) == ["cobbler", "root_tea_fox", "bake_sale"]


@pytest.mark.law("bots:9.4.2", "bots:1.1.2")
def test_a_card_whose_item_is_gone_is_passed_over() -> None:
    stage = scene(*NO_ITEMS[:3])
    stage.g.item_supply = [0, 0, 0, 0, 0, 0, 1]  # a coin is left
    play = stage.turn("sword", "bake_sale")
    assert [NAME_OF[about["card"]] for about in play.told("bot-crafts")] == ["bake_sale"]
    assert [NAME_OF[about["card"]] for about in play.told("order")] == ["sword"]
    assert play.told("score")[0]["points"] == 1  # bake sale prints three


@pytest.mark.law("bots:9.4.1")
def test_a_full_market_gets_no_card_and_crafts_nothing() -> None:
    play = scene("anvil", "sword", "cobbler", "codebreakers", "tax_collector").turn()
    assert play.told("market-card") == play.told("bot-crafts") == []
    assert [NAME_OF[about["card"]] for about in play.told("order")] == ["tax_collector"]


@pytest.mark.law("bots:9.4.1", "bots:9.4.3", "root:2.1.2")
def test_without_any_card_there_is_no_order_and_nothing_is_ordered() -> None:
    stage = scene()
    stage.g.deck, stage.g.hands[M] = [], stage.g.deck
    play = stage.warriors(BOT, 1, 1).turn()
    assert play.told("no-order", "bots:9.4.3")
    assert play.told("no-post-placed")
    assert play.placed("bots:9.5.2") == []


# --------------------------------------------------------------------------------------------------------- 9.5 Daylight


@pytest.mark.law("bots:9.5.1")
def test_points_are_those_of_the_space_that_the_post_leaves() -> None:
    for on_map, points in (((), 0), ((1,), 1), ((1, 6), 2)):
        stage = scene()
        for clearing in on_map:
            stage.piece("post_fox", clearing)
        play = daylight(stage, FOX)
        assert sum(about["points"] for about in play.told("score", "bots:9.5.1")) == points
        assert play.chosen("bots:9.5.1") == [(1, 6, 8)[len(on_map)]]


@pytest.mark.law("bots:9.5.1", "bots:9.2.2")
def test_a_post_that_came_back_is_placed_for_its_space_again() -> None:
    stage = scene().piece("post_fox", 1).piece("post_fox", 6)
    list(drive_out(stage.g, M, [6]))
    play = daylight(stage, FOX)
    assert play.chosen("bots:9.5.1") == [6]
    assert sum(about["points"] for about in play.told("score", "bots:9.5.1")) == 1


@pytest.mark.law("bots:9.5.1", "bots:2.3")
def test_no_post_of_the_suit_left_or_the_keep_sends_them_on() -> None:
    stage = scene().piece("post_fox", 6).piece("post_fox", 8).piece("post_fox", 12)
    play = daylight(stage, BIRD)
    (choice,) = play.told("choose-clearing", "bots:9.5.1")
    assert choice["clearing"] == 2
    assert ("passed", 1, "2.5", "no-post-left", {}) in choice["why_clearing"]
    assert play.pieces("post_mouse", 2) == 1
    play = daylight(scene().piece("keep", 1), FOX)
    assert play.chosen("bots:9.5.1") == [6]
    stage = scene().piece("post_fox", 6).piece("post_fox", 8).piece("post_fox", 12)
    assert daylight(stage, FOX).told("no-post-placed", "bots:9.5.1")


@pytest.mark.law("bots:9.5.1.I", "bots:2.2")
@pytest.mark.parametrize(
    ("marquise", "eyrie", "own", "site"),
    [
        (2, 1, 0, 8),  # most warriors: the Marquise
        (1, 2, 0, 12),  # the Eyrie
        (2, 2, 1, 8),  # the Marquise goes before the Eyrie
        (1, 1, 3, 6),  # the Robots themselves
        (0, 0, 0, 1),  # nobody: priority alone
    ],
)
def test_a_post_goes_where_the_best_customer_has_pieces(marquise: int, eyrie: int, own: int, site: int) -> None:
    stage = Stage(BOT, "marquise", "eyrie", active=BOT).leader("commander")
    stage.company("payments", BOT, own).company("payments", "marquise", marquise).company("payments", "eyrie", eyrie)
    stage.warriors(BOT, 6, 1).piece("wood", 8).warriors("eyrie", 12, 1)
    assert daylight(stage, FOX).chosen("bots:9.5.1") == [site]


@pytest.mark.law("bots:9.5.1.I")
def test_without_pieces_of_the_best_customer_priority_decides() -> None:
    stage = scene().company("payments", "marquise", 3).warriors("eyrie", 12, 1)
    assert daylight(stage, FOX).chosen("bots:9.5.1") == [1]


@pytest.mark.law("bots:9.5.1", "bots:C-9.easy", "bots:C-9.challenging", "bots:C-9.nightmare")
@pytest.mark.parametrize(("level", "count"), [("easy", 0), ("normal", 1), ("challenging", 2), ("nightmare", 2)])
def test_difficulty_says_how_many_warriors_come_with_a_post(level: str, count: int) -> None:
    play = daylight(scene(difficulty={"riverfolk": level}), FOX)
    assert play.placed("bots:9.5.1") == ([(1, count)] if count else [])
    assert play.pieces("post_fox", 1) == 1


@pytest.mark.law("bots:C-9.nightmare", "bots:C-9.challenging", "bots:C-9.easy")
@pytest.mark.parametrize(("level", "points"), [("easy", 0), ("normal", 0), ("challenging", 0), ("nightmare", 1)])
def test_only_the_hardest_bot_scores_at_the_end_of_evening(level: str, points: int) -> None:
    stage = scene(difficulty=level)
    stage.g.payments[R], stage.g.supply[R] = 0, 15
    assert evening(stage).score(BOT) == points


@pytest.mark.plain
@pytest.mark.law("bots:9.5.1", "bots:11.8.2")
def test_where_no_post_comes_to_stand_neither_warrior_nor_points_follow(monkeypatch: pytest.MonkeyPatch) -> None:
    def snare(*action: object) -> Any:
        yield from ()
        return False

    monkeypatch.setattr(riverfolk, "build", snare)
    play = daylight(scene().piece("post_fox", 1), FOX)
    assert play.chosen("bots:9.5.1") == [6]
    assert play.placed("bots:9.5.1") == []
    assert play.told("score", "bots:9.5.1") == []


@pytest.mark.law("bots:9.5.2")
def test_recruits_go_to_each_ordered_clearing_or_for_birds_to_the_river() -> None:
    assert daylight(scene(), FOX).placed("bots:9.5.2") == [(1, 1), (6, 1), (8, 1), (12, 1)]
    assert daylight(scene(), BIRD).placed("bots:9.5.2") == [(4, 1), (5, 1), (7, 1), (10, 1), (11, 1)]


@pytest.mark.law("bots:9.5.2.I", "bots:2.1")
def test_too_few_recruits_go_by_priority_and_none_to_the_keep() -> None:
    stage = scene().piece("keep", 1).warriors(BOT, 2, 11)  # three are left: one comes with the post
    play = daylight(stage, FOX)
    assert play.placed("bots:9.5.1") == [(6, 1)]
    assert play.placed("bots:9.5.2") == [(6, 1), (8, 1)]


@pytest.mark.law("bots:9.2.4", "bots:9.5.3")
@pytest.mark.parametrize(
    ("payments", "supply", "message", "points"),
    [(1, 1, "no-protection", 0), (0, 5, "shield", 1), (1, 0, "sword", 1), (0, 0, "shield-and-sword", 1)],
)
def test_shield_and_sword_bring_one_point_together(payments: int, supply: int, message: str, points: int) -> None:
    stage = Stage(BOT, "marquise", active=BOT).company("payments", "marquise", payments)
    stage.warriors(BOT, 2, 15 - supply)
    play = daylight(stage, NOBODY)
    assert len(play.told(message, "bots:9.2.4")) == 1
    assert sum(about["points"] for about in play.told("score", "bots:9.5.3")) == points


@pytest.mark.law("bots:9.5.3")
def test_with_the_shield_two_warriors_come_to_the_clearing_with_most_enemy_pieces() -> None:
    stage = Stage(BOT, "marquise", "eyrie", active=BOT).leader("commander").warriors(BOT, 2, 1).piece("post_fox", 6)
    stage.warriors("marquise", 2, 2).warriors("marquise", 6, 1).piece("wood", 6).warriors("eyrie", 6, 1)
    stage.warriors("marquise", 9, 6)  # none of the Robots' pieces
    play = daylight(stage, NOBODY)
    assert play.placed("bots:9.5.3") == [(6, 2)]


@pytest.mark.law("bots:9.5.3", "bots:3.5")
def test_among_partners_the_pieces_of_other_bots_do_not_count() -> None:
    stage = Stage(BOT, "bot:marquise", "eyrie", active=BOT, cooperative=True).leader("commander")
    stage.warriors(BOT, 2, 1).warriors(BOT, 6, 1).warriors("bot:marquise", 2, 5).warriors("eyrie", 6, 1)
    play = daylight(stage, NOBODY).roll(0, 0)
    assert play.placed("bots:9.5.3") == [(6, 2)]
    assert play.fought() == [(6, "eyrie")]


@pytest.mark.law("bots:9.5.4", "bots:9.2.4", "bots:2.4")
@pytest.mark.parametrize(
    ("shield", "sword", "suit", "where"),
    [
        (True, False, FOX, [1, 2, 6]),
        (True, True, FOX, [1, 2, 6]),
        (False, True, FOX, [1, 6]),
        (False, True, BIRD, [1, 2, 6]),
        (False, False, BIRD, []),
    ],
)
def test_where_they_fight(shield: bool, sword: bool, suit: int, where: list[int]) -> None:
    stage = Stage(BOT, "marquise", active=BOT).company("payments", "marquise", 0 if shield else 1)
    stage.warriors("marquise", 1, 1).warriors("marquise", 2, 1).warriors("marquise", 6, 1).warriors(BOT, 5, 1)
    stage.warriors(BOT, 1, 1).warriors(BOT, 2, 1).warriors(BOT, 6, 1)
    if sword:
        stage.warriors(BOT, 5, stage.g.supply[R])
    play = daylight(stage, suit)
    for _ in where:
        play.roll(0, 0)
    assert [clearing for clearing, _ in play.fought()] == where


@pytest.mark.law("bots:9.5.4", "bots:2.2")
def test_the_defender_has_fewest_warriors_in_payments_then_player_priority() -> None:
    stage = Stage(BOT, "vagabond", "eyrie", "marquise", active=BOT).leader("commander")
    stage.company("payments", "eyrie", 1).company("payments", "marquise", 1)
    stage.warriors("eyrie", 1, 3).warriors("marquise", 1, 1).warriors("eyrie", 6, 1).warriors("marquise", 6, 3)
    stage.pawn("vagabond", 6)
    play = daylight(empty_supply(stage.warriors(BOT, 1, 3), 6), FOX).roll(0, 0)
    play.roll(0, 0)
    # As many in Payments: the Marquise before the Eyrie; the Vagabond has none there.
    assert play.fought() == [(1, "marquise"), (6, "vagabond")]
    assert ("fewest", "warriors-in-payments", 1, [2]) in play.told("choose-player", "bots:9.5.4")[0]["why_player"]


# ---------------------------------------------------------------------------------------------------------- 9.6 Evening


@pytest.mark.law("bots:9.6.1")
@pytest.mark.parametrize(
    ("payments", "points", "left"),
    [
        ((0, 0, 0), 0, [0, 0, 0]),
        ((1, 3, 2), 3, [1, 0, 2]),
        ((4, 3, 2), 4, [0, 3, 2]),  # their own
        ((1, 3, 3), 3, [1, 0, 3]),  # the Marquise before the Eyrie
    ],
)
def test_evening_scores_the_warriors_of_one_player(
    payments: tuple[int, int, int], points: int, left: list[int]
) -> None:
    stage = Stage(BOT, "marquise", "eyrie", active=BOT).company("payments", BOT, payments[0])
    stage.company("payments", "marquise", payments[1]).company("payments", "eyrie", payments[2])
    play = evening(stage)
    assert play.score(BOT) == points
    assert play.g.payments == left
    assert play.g.supply[M] == 25 - left[M]


@pytest.mark.law("bots:9.6.2")
@pytest.mark.parametrize(("shield", "sword", "taken"), [(0, 0, 0), (1, 0, 4), (0, 1, 4), (1, 1, 4)])
def test_extortion_leaves_two_warriors_in_each_clearing(shield: int, sword: int, taken: int) -> None:
    stage = Stage(BOT, "marquise", active=BOT).warriors(BOT, 1, 5).warriors(BOT, 2, 2).warriors(BOT, 6, 3)
    play = evening(stage.warriors("marquise", 1, 3), shield, sword)
    assert play.g.payments == [taken, 0]
    assert play.warriors(BOT, 2) == 2
    if taken:
        assert (play.warriors(BOT, 1), play.warriors(BOT, 6)) == (2, 2)
        assert play.g.ruler[1] == M


@pytest.mark.law("bots:9.6.1", "bots:9.6.2")
def test_extorted_warriors_score_only_next_turn() -> None:
    play = evening(Stage(BOT, "marquise", active=BOT).warriors(BOT, 1, 5), sword=1)
    assert play.score(BOT) == 0
    assert play.g.payments[R] == 3


@pytest.mark.law("bots:9.6.3")
def test_the_leftmost_card_is_discarded_two_with_the_shield() -> None:
    assert market(evening(scene(*NO_ITEMS))) == list(NO_ITEMS[1:])
    assert market(evening(scene(*NO_ITEMS), sword=1)) == list(NO_ITEMS[1:])
    play = evening(scene(*NO_ITEMS), shield=1)
    assert market(play) == list(NO_ITEMS[2:])
    assert [NAME_OF[card] for card in play.g.discard] == list(NO_ITEMS[:2])
    assert market(evening(scene("cobbler"), shield=1)) == []


# --------------------------------------------------------------------------------------------------------------- traits


@pytest.mark.law("bots:C-9.garrison")
@pytest.mark.parametrize(
    ("traits", "hits", "extra"), [([], 0, True), (["garrison"], 1, False)], ids=["plain", "garrison"]
)
def test_a_garrison_defends_a_post_without_warriors(traits: list[str], hits: int, extra: bool) -> None:
    stage = Stage("marquise", BOT, active="marquise", traits={"riverfolk": traits}).piece("post_fox", 1)
    play = stage.warriors("marquise", 1, 3).start("marquise.action", actions_left=3)
    play.choose("battle", 1, BOT).roll(3, 2)
    (roll,) = play.told("roll")
    assert roll["taken"] == hits
    assert bool(play.told("defenceless")) == extra
    assert play.warriors("marquise", 1) == 3 - hits


@pytest.mark.law("bots:C-9.garrison", "bots:C-9.ferocious")
def test_a_garrison_does_not_attack_and_the_ferocious_do_not_defend_better() -> None:
    most_hits = riverfolk.RIVERFOLK_ROBOTS.most_hits
    g = scene(traits={"riverfolk": ["garrison"]}).piece("post_fox", 1).warriors(BOT, 1, 1).g
    assert (
        most_hits(g, R, 1, True),
        most_hits(g, R, 1, False),
    ) == (1, 2)
    g = scene(traits={"riverfolk": ["ferocious"]}).piece("post_fox", 1).warriors(BOT, 1, 1).g
    assert (
        most_hits(g, R, 1, True),
        most_hits(g, R, 1, False),
    ) == (3, 1)


@pytest.mark.law("bots:C-9.ferocious")
@pytest.mark.parametrize(("traits", "hits"), [([], 1), (["ferocious"], 3)])
def test_the_ferocious_roll_up_to_three_hits(traits: list[str], hits: int) -> None:
    stage = Stage(BOT, "marquise", active=BOT, traits={"riverfolk": traits}).company("payments", "marquise", 1)
    stage.warriors(BOT, 2, 1).warriors("marquise", 2, 5)
    play = daylight(empty_supply(stage, 5), MOUSE)
    play.roll(3, 0)
    assert play.told("roll")[0]["hits"] == hits


# ----------------------------------------------------------------------------------------------------------- everywhere


@pytest.mark.law("bots:2.6", "bots:9.2.1", "bots:9.2.4")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_their_turn_and_their_sheet_can_be_said(language: str) -> None:
    stage = scene(*NO_ITEMS[:3], others=("bot:marquise", "alliance"))
    stage.piece("keep", 1).warriors("bot:marquise", 2, 2).warriors(BOT, 2, 5).company("payments", "bot:marquise", 2)
    play = empty_supply(stage, 8).turn("sword", "armorers")
    words = Words(GAME, language, play.g)
    (sheet,) = [
        sheet for sheet in sheets(play.table.view(None), words) if "{" not in sheet.title and len(sheet.rows) == 9
    ]
    cells = dict(sheet.rows)
    assert cells[words.text.say("sheet-conditions")] == words.text.say("sheet-sword")
    assert len(cells[words.text.say("sheet-market")].split(", ")) == 4
    play.roll(0, 0)
    assert play.table.journal is not None
    said = [words.line(line) for line in play.table.journal.lines]
    assert len(said) > 15
    assert not any("{" in text for text in (*said, *itertools.chain(*sheet.rows)))
