"""4 The Mechanical Marquise 2.0, clause by clause, and the example turn of the rulebook."""

from __future__ import annotations

import pytest

from ludex.core import Table
from ludex.games.root import GAME
from ludex.games.root.deck import CARDS
from ludex.games.root.maps import CLEARINGS, MAPS
from ludex.games.root.pieces import RECRUITER, SAWMILL, WORKSHOP
from ludex.games.root.state import Root
from tests.root.stage import Stage

BOT = "bot:marquise"


def scene(**options: object) -> Stage:
    return Stage(BOT, "eyrie", active=BOT, **options)


def new_game(seed: int, map: str = "autumn") -> Root:
    state = Table.new(GAME, {"seats": [BOT, "eyrie"], "map": map, "first": 1}, seed).state
    assert isinstance(state, Root)
    return state


# ------------------------------------------------------------------------------------------------------ the example turn


@pytest.mark.law("bots:4.4.1", "bots:4.4.2", "bots:4.5.1", "bots:4.5.2", "bots:4.5.3", "bots:4.5.4", "bots:4.5.5")
@pytest.mark.law("bots:4.6.1", "bots:4.6.2", "bots:1.1.1", "bots:1.1.2", "bots:2.1", "bots:2.3", "bots:2.7")
def test_example_the_first_turn_of_the_game() -> None:
    stage = scene().piece("keep", 1).piece("sawmill", 1).piece("workshop", 5).piece("recruiter", 9)
    for clearing in CLEARINGS:
        if clearing != 3:
            stage.warriors(BOT, clearing, 1)
    stage.warriors(BOT, 1, 1).piece("roost", 3).warriors("eyrie", 3, 6).leader("commander")
    play = stage.turn("root_tea_fox")

    # The order is Root Tea; the item on it is crafted without workshops, for one point instead of two.
    assert CARDS[play.told("order")[0]["card"]].id == "root_tea_fox"
    assert play.g.items[0][5] == 1
    assert [about["points"] for about in play.told("score")] == [1, 1]
    # No battle: there are no enemy pieces in fox clearings.
    assert play.fought() == []
    # A warrior in each fox clearing that she rules.
    assert play.placed("bots:4.5.2") == [(1, 1), (6, 1), (8, 1), (12, 1)]
    # In clearing 1 there are three warriors but no slot; of 6, 8 and 12 with two, 6 has the highest priority.
    (choice,) = play.told("choose-clearing", "bots:4.5.3")
    assert choice["clearing"] == 6
    assert ("most", "your-warriors", 2, [8, 12]) in choice["why_clearing"]
    assert ("priority", "highest") in choice["why_clearing"]
    assert ("passed", 1, "2.2.3", "no-slot", {}) in choice["why_clearing"]
    assert play.pieces("sawmill", 6) == 1
    # She does not move and does not expand; two sawmills score one point; the order is discarded.
    assert play.moved() == play.told("expand") == []
    assert play.score(BOT) == 2
    assert play.g.discard == [play.stage.card("root_tea_fox")]
    assert play.g.active == 1


# ----------------------------------------------------------------------------------------------------------- 4.2, 4.3


@pytest.mark.law("bots:4.1", "bots:4.2.1")
def test_only_she_places_pieces_at_the_keep_and_a_lost_keep_is_gone() -> None:
    play = Stage(BOT, "alliance", active="alliance").piece("keep", 1).start("alliance.birdsong")
    assert play.g.keep == 1
    stage = scene().piece("keep", 1).warriors("eyrie", 1, 3)
    stage.g.active = 1
    play = stage.leader("despot").decree("battle", "anvil").resolving("battle").start("eyrie.decree")
    play.choose("decree_battle", 0, 1, BOT).roll(1, 0)
    assert (play.g.keep, play.g.left[4], play.score("eyrie")) == (0, 0, 2)


@pytest.mark.law("bots:4.3.1", "bots:4.3.2", "bots:4.3.3", "bots:4.3.4", "bots:4.3.5")
@pytest.mark.parametrize("map", ["autumn", "winter", "lake", "mountain"])
def test_set_up(map: str) -> None:
    corners = set()
    for seed in range(20):
        g = new_game(seed, map)
        corners.add(g.keep)
        near = {g.keep, *MAPS[g.map].adjacent[g.keep], *(b for a, b in MAPS[g.map].closed if a == g.keep)}
        near |= {a for a, b in MAPS[g.map].closed if b == g.keep}
        assert [g.warriors[0][c] for c in CLEARINGS] == [
            2 if c == g.keep else int(c != MAPS[g.map].opposite[g.keep]) for c in CLEARINGS
        ]
        assert g.supply[0] == 25 - 12
        assert g.left[SAWMILL] == g.left[WORKSHOP] == g.left[RECRUITER] == 5
        assert {c for c in CLEARINGS if g.built[0][c]} <= near
        assert max(g.built[0]) == 1
    assert corners == set(MAPS[g.map].corners)


# ---------------------------------------------------------------------------------------------------------- 4.5 Daylight


@pytest.mark.law("bots:4.5.1", "bots:4.5.1.I", "bots:2.2", "bots:2.4", "bots:2.8.2")
def test_she_fights_in_each_ordered_clearing_most_pieces_then_points_then_priority() -> None:
    stage = Stage(BOT, "eyrie", "alliance", active=BOT).leader("commander")
    stage.warriors(BOT, 1, 1).warriors(BOT, 6, 3).warriors(BOT, 8, 3).warriors(BOT, 12, 3)
    stage.warriors("eyrie", 6, 1).warriors("alliance", 6, 2)  # more pieces
    stage.warriors("eyrie", 8, 1).warriors("alliance", 8, 1).score("alliance", 3)  # as many, more points
    stage.warriors("eyrie", 12, 1).hand("eyrie", "ambush_fox").piece("roost", 2)
    play = stage.turn("anvil").roll(0, 0).roll(0, 0).roll(0, 0)
    assert play.fought() == [(6, "alliance"), (8, "alliance"), (12, "eyrie")]


@pytest.mark.law("bots:4.5.2", "bots:C-4.easy")
@pytest.mark.parametrize(
    ("ruled", "difficulty", "placed"),
    [
        ((1,), "normal", [(1, 4)]),
        ((1, 6), "normal", [(1, 2), (6, 2)]),
        ((6, 8, 12), "normal", [(6, 2), (8, 1), (12, 1)]),
        ((1, 6, 8, 12), "normal", [(1, 1), (6, 1), (8, 1), (12, 1)]),
        ((6, 8, 12), "easy", [(6, 1), (8, 1)]),
        ((12,), "easy", [(12, 2)]),
    ],
)
def test_recruits_are_spread_evenly(ruled: tuple[int, ...], difficulty: str, placed: list[tuple[int, int]]) -> None:
    stage = scene(difficulty={"marquise": difficulty}).piece("roost", 3).leader("commander")
    for clearing in ruled:
        stage.warriors(BOT, clearing, 1)
    assert stage.turn("anvil").placed("bots:4.5.2") == placed


@pytest.mark.law("bots:C-4.challenging", "bots:C-4.nightmare")
def test_a_harder_bot_gets_two_warriors_more_and_the_hardest_a_point() -> None:
    for level, score in (("challenging", 0), ("nightmare", 1)):
        stage = scene(difficulty={"all": level}).piece("roost", 3).leader("commander")
        play = stage.warriors(BOT, 6, 1).warriors(BOT, 8, 1).turn("foxfolk_steel")
        assert play.placed("bots:C-4.challenging") == [(6, 2)]
        assert play.score(BOT) == 1 + score  # the sword of the order card


@pytest.mark.law("bots:4.5.3")
@pytest.mark.parametrize(("order", "piece"), [("anvil", "sawmill"), ("investments", "recruiter"), ("birdy_bindle", "")])
def test_the_order_says_what_is_built_not_where(order: str, piece: str) -> None:
    stage = scene().piece("roost", 3).leader("commander").warriors(BOT, 5, 2).warriors(BOT, 8, 1)
    play = stage.turn(order, "anvil")
    built = play.told("place", "bots:4.5.3")
    if piece:
        assert [GAME.text("en").say(f"piece-{piece}")] and play.pieces(piece, 5) == 1
    assert all(about["clearing"] == 5 for about in built)


@pytest.mark.law("bots:4.5.4")
def test_all_beyond_three_move_to_the_neighbour_with_most_enemy_pieces() -> None:
    stage = scene().leader("commander").warriors(BOT, 12, 6).piece("sawmill", 12)
    stage.warriors("eyrie", 10, 2).warriors("eyrie", 11, 1).piece("roost", 11).warriors("eyrie", 4, 1)
    play = stage.turn("anvil")
    # Clearings 10 and 11 hold two enemy pieces each: 10 has the higher priority.
    assert play.moved() == [(12, 10, 7)]
    assert play.chosen("bots:4.5.4") == [10]


@pytest.mark.law("bots:4.5.5")
def test_without_a_building_she_draws_a_new_order_and_does_not_craft_it() -> None:
    stage = scene().piece("roost", 3).leader("commander").warriors(BOT, 1, 1).piece("sawmill", 1)
    play = stage.warriors(BOT, 9, 1).warriors("eyrie", 9, 5).turn("anvil", "root_tea_rabbit", "root_tea_mouse")
    # Rules only clearing 1, which has no slot left; she goes on until the deck is used up.
    assert [CARDS[about["card"]].id for about in play.told("order")][:3] == [
        "anvil",
        "root_tea_rabbit",
        "root_tea_mouse",
    ]
    assert len(play.told("expand")) == len(play.told("order")) - 1
    assert len(play.told("bot-crafts")) == 1


@pytest.mark.law("bots:4.5.5")
def test_with_six_buildings_she_does_not_expand() -> None:
    stage = scene().piece("roost", 3).leader("commander").warriors(BOT, 1, 1).piece("sawmill", 1)
    for clearing in (5, 9, 10, 12, 8):
        stage.piece("workshop", clearing)
    stage.warriors("eyrie", 5, 4).warriors("eyrie", 9, 4).warriors("eyrie", 10, 4).warriors("eyrie", 12, 4)
    play = stage.warriors("eyrie", 8, 4).turn("anvil")
    assert play.told("expand") == []


@pytest.mark.law("bots:4.6.1")
@pytest.mark.parametrize(("order", "points"), [("anvil", 1), ("dominance_mouse", 2)])
def test_evening_scores_the_track_of_the_ordered_buildings(order: str, points: int) -> None:
    stage = Stage(BOT, "eyrie", active=BOT).piece("roost", 3).leader("commander")
    stage.piece("sawmill", 5, 2).piece("recruiter", 9, 2).piece("recruiter", 2).g.order = -1
    stage.take("anvil")
    stage.g.order_suit = 0 if order == "anvil" else 2
    assert stage.start("bot.marquise.evening").score(BOT) == points


@pytest.mark.law("bots:4.6.1")
def test_an_order_of_birds_scores_the_best_track() -> None:
    stage = (
        scene().piece("roost", 3).leader("commander").piece("workshop", 5, 2).piece("workshop", 9).order("birdy_bindle")
    )
    assert stage.start("bot.marquise.evening").score(BOT) == 2
