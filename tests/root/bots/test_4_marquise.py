"""4 The Mechanical Marquise 2.0, clause by clause, and the example turn of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import Table
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import CARDS
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.printed.pieces import KEEP, RECRUITER, SAWMILL, WORKSHOP
from ludex.games.root.rules.board import cannot_place
from ludex.games.root.state import Root
from tests.root.stage import Play, Stage

BOT = "bot:marquise"


def scene(**options: Any) -> Stage:
    return Stage(BOT, "eyrie", active=BOT, **options)


def quiet(**options: Any) -> Stage:
    """The Eyrie keep to their roost in clearing 3."""
    return scene(**options).piece("roost", 3).leader("commander")


def orders(play: Play) -> list[str]:
    return [CARDS[about["card"]].id for about in play.told("order")]


def new_game(seed: int, map: str = "autumn") -> Root:
    state = Table.new(GAME, {"seats": [BOT, "eyrie"], "map": map, "first": 1}, seed).state
    assert isinstance(state, Root)
    return state


# ----------------------------------------------------------------------------------------------------- the example turn


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
    assert play.moved() == []
    assert play.told("expand") == []
    assert play.score(BOT) == 2
    assert play.g.discard == [play.stage.card("root_tea_fox")]
    assert play.g.active == 1


# ------------------------------------------------------------------------------------------------------------- 4.2, 4.3


@pytest.mark.law("bots:4.1", "bots:4.2.1")
def test_only_she_places_pieces_at_the_keep() -> None:
    g = Stage(BOT, "alliance", active=BOT).piece("keep", 1).g
    refusal = cannot_place(g, 1, 1)
    assert refusal is not None
    assert refusal.reason == "keep"
    assert cannot_place(g, 0, 1) is None


@pytest.mark.law("bots:4.2.1")
def test_a_lost_keep_is_gone_for_good() -> None:
    stage = Stage(BOT, "eyrie", active="eyrie").piece("keep", 1).warriors("eyrie", 1, 3).leader("charismatic")
    play = stage.decree("battle", "anvil").no_viziers().resolving("battle").start("eyrie.decree")
    if play.decision.who != -1:
        play.choose("decree_battle", 0, 1, BOT)
    play.roll(1, 0)
    assert (play.g.keep, play.g.left[KEEP], play.score("eyrie")) == (0, 0, 1)


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


# --------------------------------------------------------------------------------------------------------- 4.5 Daylight


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
        stage = scene(difficulty=level).piece("roost", 3).leader("commander")
        play = stage.warriors(BOT, 6, 1).warriors(BOT, 8, 1).turn("foxfolk_steel")
        assert play.placed("bots:C-4.challenging") == [(6, 2)]
        assert play.score(BOT) == 1 + score  # the sword of the order card


@pytest.mark.law("bots:4.5.2")
def test_with_too_few_warriors_one_goes_to_each_in_order_of_priority() -> None:
    stage = quiet().warriors(BOT, 6, 11).warriors(BOT, 8, 11)
    play = stage.warriors(BOT, 12, 1).turn("anvil")
    assert play.placed("bots:4.5.2") == [(6, 1), (8, 1)]


@pytest.mark.law("bots:4.5.3")
@pytest.mark.parametrize(
    ("order", "piece"), [("anvil", "sawmill"), ("root_tea_rabbit", "workshop"), ("investments", "recruiter")]
)
def test_the_order_says_what_is_built_not_where(order: str, piece: str) -> None:
    play = quiet().warriors(BOT, 7, 2).turn(order)
    assert play.pieces(piece, 7) == 1
    assert play.told("expand") == []


@pytest.mark.law("bots:4.5.3")
def test_without_a_building_of_the_kind_left_nothing_is_built() -> None:
    stage = quiet().piece("sawmill", 5, 2).piece("sawmill", 9, 2).piece("sawmill", 2, 2).warriors(BOT, 8, 2)
    play = stage.turn("anvil")
    assert play.told("place") == play.told("choose-clearing", "bots:4.5.3") == []


@pytest.mark.law("bots:4.5.4")
def test_all_beyond_three_move_to_the_neighbour_with_most_enemy_pieces() -> None:
    stage = scene().leader("commander").warriors(BOT, 12, 6).piece("sawmill", 12)
    stage.warriors("eyrie", 10, 2).warriors("eyrie", 11, 1).piece("roost", 11).warriors("eyrie", 4, 1)
    play = stage.turn("anvil")
    # Six and four recruits; clearings 10 and 11 hold two enemy pieces each, and 10 has the higher priority.
    assert play.moved() == [(12, 10, 7)]
    assert play.chosen("bots:4.5.4") == [10]


@pytest.mark.law("bots:4.5.4", "bots:2.3")
def test_she_moves_only_where_the_rule_of_moving_allows() -> None:
    stage = scene().leader("commander").warriors(BOT, 12, 4).warriors("eyrie", 12, 9).piece("roost", 11)
    play = stage.warriors("eyrie", 11, 2).warriors(BOT, 4, 1).turn("anvil").roll(0, 0)
    # The Eyrie rule 12 and 11; she rules only 4 of the neighbours.
    assert play.moved() == [(12, 4, 1)]
    assert ("passed", 11, "4.2.1", "must-rule", {}) in play.told("choose-clearing", "bots:4.5.4")[0]["why_clearing"]


@pytest.mark.law("bots:4.5.5")
def test_without_a_building_she_draws_a_new_order_whose_item_she_does_not_craft() -> None:
    stage = quiet().warriors(BOT, 1, 1).piece("sawmill", 1)
    play = stage.turn("anvil", "root_tea_rabbit")
    # She rules only clearing 1, where there is no room; two of her recruits go to 5, and there she builds.
    assert orders(play) == ["anvil", "root_tea_rabbit"]
    assert len(play.told("expand")) == 1
    assert [CARDS[about["card"]].id for about in play.told("bot-crafts")] == ["anvil"]
    assert play.pieces("workshop", 5) == 1


def last_cards(stage: Stage, *names: str) -> Stage:
    """All other cards are out of the game."""
    stage.g.deck = [stage.take(name) for name in names][::-1]
    return stage


@pytest.mark.law("bots:4.5.5", "2.1.2")
def test_she_expands_beyond_the_last_card_of_the_deck() -> None:
    play = quiet().only_deck("anvil", "root_tea_rabbit").start("birdsong")
    assert orders(play) == ["anvil", "root_tea_rabbit"]
    # The deck is used up, and the discard pile is shuffled as for any draw.
    assert play.decision.clause == "2.1.2"
    pile = [*play.g.discard]
    bird = pile.index(play.stage.card("birdy_bindle"))
    numbers = [number for number in range(len(pile)) if number != bird]
    play.choose("shuffle", *numbers, bird)
    assert orders(play) == ["anvil", "root_tea_rabbit", "birdy_bindle"]
    assert play.g.active == 1


@pytest.mark.law("bots:4.5.5")
def test_who_can_never_build_stops_once_every_card_has_come_in_vain() -> None:
    play = last_cards(quiet(), "anvil", "root_tea_rabbit", "root_tea_mouse").start("birdsong")
    assert orders(play) == ["anvil", "root_tea_rabbit", "root_tea_mouse"]
    assert len(play.told("no-expansion", "bots:4.5.5")) == 1
    assert play.g.active == 1


@pytest.mark.law("bots:4.5.5")
def test_cards_that_may_still_change_something_are_shuffled_again() -> None:
    stage = quiet().piece("workshop", 1).warriors(BOT, 1, 21)  # the only slot of 1 is taken; four warriors are left
    play = last_cards(stage, "root_tea_rabbit", "anvil").start("birdsong")
    # The rabbit does nothing; the fox brings four warriors to 1, and all beyond three march on.
    assert orders(play) == ["root_tea_rabbit", "anvil"]
    assert play.moved() == [(1, 5, 22)]
    assert play.decision.clause == "2.1.2"
    play.choose("shuffle", 0, 1)
    # Where they have come, she rules and has room: a sawmill is built for the fox.
    assert play.pieces("sawmill", 5) == 1
    assert play.told("no-expansion") == []


@pytest.mark.law("bots:4.5.5")
def test_warriors_that_march_in_circles_do_not_keep_her_going() -> None:
    stage = Stage(BOT, "eyrie", active=BOT).leader("commander")
    for clearing in (4, 7, 8, 9, 10, 11, 12):
        stage.warriors(BOT, clearing, 3)
    stage.warriors(BOT, 12, 1).g.supply[0] = 0
    stage.g.free = [0] * len(stage.g.free)  # nobody can build anywhere
    play = last_cards(stage, "anvil", "root_tea_mouse", "root_tea_rabbit").start("birdsong")
    rounds = 0
    while play.g.active == 0:
        play.choose("shuffle", *range(3))
        rounds += 1
        assert rounds < 100
    assert len(play.moved()) >= 2
    assert len(play.told("no-expansion")) == 1


@pytest.mark.law("bots:4.5.5", "9.2.4")
def test_neither_do_battles_with_a_vagabond_who_has_nothing_left_to_lose() -> None:
    stage = Stage(BOT, "vagabond", active=BOT).warriors(BOT, 12, 1).pawn("vagabond", 12)
    stage.belongings("vagabond", "sword", condition=2).g.supply[0] = 0
    stage.g.free = [0] * len(stage.g.free)
    play = last_cards(stage, "anvil").start("birdsong").roll(0, 0)
    assert orders(play) == ["anvil"]
    assert len(play.told("no-expansion")) == 1
    # As long as he has a whole item she goes on, whatever the dice said.
    stage = Stage(BOT, "vagabond", active=BOT).warriors(BOT, 12, 1).pawn("vagabond", 12)
    stage.belongings("vagabond", "torch").g.supply[0] = 0
    stage.g.free = [0] * len(stage.g.free)
    play = last_cards(stage, "anvil").start("birdsong").roll(0, 0)
    assert orders(play.choose("shuffle", 0)) == ["anvil", "anvil"]


@pytest.mark.law("bots:4.5.5", "bots:8.2.4")
def test_without_any_card_to_come_she_keeps_her_order() -> None:
    stage = Stage(BOT, "bot:lizards", active=BOT).piece("sawmill", 1).piece("sawmill", 5)
    stage.g.free = [0] * len(stage.g.free)
    play = last_cards(stage, "anvil").start("birdsong")
    # An order that is discarded is a lost soul, so nothing could be drawn.
    assert orders(play) == ["anvil"]
    assert [about["points"] for about in play.told("score", "bots:4.6.1")] == [1]


@pytest.mark.law("bots:4.5.5")
def test_with_six_buildings_she_does_not_expand() -> None:
    stage = quiet().warriors(BOT, 1, 1).piece("sawmill", 1)
    for clearing in (5, 9, 10, 12, 8):
        stage.piece("workshop", clearing).warriors("eyrie", clearing, 3)
    assert stage.turn("anvil").told("expand") == []


# ---------------------------------------------------------------------------------------------------------- 4.6 Evening


@pytest.mark.law("bots:4.6.1", "bots:4.6.2")
@pytest.mark.parametrize(
    ("order", "points"), [("anvil", 1), ("investments", 2), ("root_tea_rabbit", 0), ("birdy_bindle", 2)]
)
def test_evening_scores_the_track_of_the_ordered_buildings_and_birds_the_best(order: str, points: int) -> None:
    stage = quiet().piece("sawmill", 5, 2).piece("recruiter", 9, 2).piece("recruiter", 2).order(order)
    play = stage.start("bot.marquise.evening")
    assert play.score(BOT) == points
    assert play.told("discard-order")[0]["card"] == play.stage.card(order)


# ----------------------------------------------------------------------------------------------- 4.7 escalated Daylight


@pytest.mark.law("bots:4.7", "bots:4.7.1", "bots:4.7.1.I")
def test_an_order_of_birds_fights_everywhere() -> None:
    stage = Stage(BOT, "eyrie", "alliance", active=BOT).leader("commander").piece("roost", 3)
    stage.warriors(BOT, 1, 1).warriors("eyrie", 1, 1).warriors("alliance", 1, 1).score("eyrie", 1)
    stage.warriors(BOT, 7, 1).warriors("alliance", 7, 1).warriors("eyrie", 12, 1)
    play = stage.turn("birdy_bindle").roll(0, 0).roll(0, 0)
    assert play.fought() == [(1, "eyrie"), (7, "alliance")]


@pytest.mark.law("bots:4.7.2", "bots:C-4.easy", "bots:C-4.iron_will")
@pytest.mark.parametrize(
    ("ruled", "options", "placed"),
    [
        ((1, 6, 9), {}, [(6, 2), (9, 2)]),
        ((6,), {}, [(6, 4)]),
        ((1, 6, 9), {"difficulty": {"marquise": "easy"}}, [(6, 1), (9, 1)]),
        ((1, 6, 9), {"traits": {"marquise": ["iron_will"]}}, [(6, 4), (9, 4)]),
        ((1, 6, 9), {"map": "mountain"}, [(6, 2), (9, 2)]),
        ((1, 10, 11), {"map": "mountain"}, [(10, 2), (11, 2)]),
    ],
)
def test_escalated_recruits_come_where_priority_is_lowest(
    ruled: tuple[int, ...], options: dict[str, object], placed: list[tuple[int, int]]
) -> None:
    stage = quiet(**options)
    for clearing in ruled:
        stage.warriors(BOT, clearing, 1)
    assert stage.turn("birdy_bindle").placed("bots:4.7.2") == placed


@pytest.mark.law("bots:4.7.2", "bots:2.4")
@pytest.mark.parametrize(("supply", "placed"), [(3, [(9, 2), (11, 1)]), (2, [(9, 2)]), (1, [(9, 1)])])
def test_escalated_recruits_with_too_few_warriors_go_to_the_higher_priority_first(
    supply: int, placed: list[tuple[int, int]]
) -> None:
    stage = quiet().piece("workshop", 9).warriors(BOT, 9, 1).piece("sawmill", 11).warriors(BOT, 11, 1)
    stage.warriors(BOT, 1, 23 - supply)
    assert stage.g.supply[0] == supply
    assert stage.turn("birdy_bindle").placed("bots:4.7.2") == placed


@pytest.mark.law("bots:4.7.2", "bots:C-4.overwhelming", "bots:11.8.2")
def test_recruits_that_a_snare_keeps_away_go_to_the_other_clearing() -> None:
    stage = Stage(BOT, "eyrie", "bot:corvids", active=BOT, traits={"marquise": ["overwhelming"]}).piece("roost", 3)
    stage.leader("commander").plot("snare", 9, up=True).piece("workshop", 9).warriors(BOT, 11, 1).warriors(BOT, 1, 21)
    play = stage.turn("birdy_bindle")
    # Of three warriors two are due in 9, where the snare goes instead; 11 gets its two, and two were not placed.
    assert play.placed("bots:4.7.2") == [(11, 2)]
    assert [about["points"] for about in play.told("score", "bots:C-4.overwhelming")] == [1]


@pytest.mark.law("bots:4.7.3")
@pytest.mark.parametrize(
    ("buildings", "built"),
    [
        (("workshop", "workshop", "sawmill"), "workshop"),
        (("workshop", "sawmill"), "sawmill"),
        (("workshop", "recruiter"), "recruiter"),
        ((), "sawmill"),
    ],
)
def test_escalated_building_is_of_the_kind_that_she_has_most_of(buildings: tuple[str, ...], built: str) -> None:
    stage = quiet().warriors(BOT, 7, 3)
    for clearing, name in zip((5, 9, 10), buildings, strict=False):
        stage.piece(name, clearing)
    assert stage.turn("birdy_bindle").pieces(built, 7) == 1


@pytest.mark.law("bots:4.7.4")
def test_escalated_moves_leave_every_clearing_and_fight_where_they_come() -> None:
    stage = quiet().warriors(BOT, 1, 3).warriors("eyrie", 9, 1).warriors(BOT, 8, 3)
    play = stage.piece("sawmill", 1).turn("birdy_bindle")
    # Both grow to five; from 1 two go to 9, where the Eyrie stand, from 8 two to 4, which has the highest priority.
    assert play.moved() == [(1, 9, 2), (8, 4, 2)]
    play.roll(0, 0)
    assert play.fought() == [(9, "eyrie")]


# --------------------------------------------------------------------------------------------------------------- traits


@pytest.mark.law("bots:C-4.blitz")
def test_blitz_leaves_the_first_calm_clearing_and_fights() -> None:
    stage = quiet(traits={"marquise": ["blitz"]}).warriors(BOT, 2, 3).warriors(BOT, 8, 3).warriors("eyrie", 6, 1)
    play = stage.turn("anvil")
    assert play.moved()[-1] == (2, 6, 2)
    assert play.roll(0, 0).fought() == [(6, "eyrie")]
    assert play.warriors(BOT, 2) == 1


def attacked(trait: str, buildings: int, warriors: int, *dice: int) -> Play:
    stage = Stage(BOT, "eyrie", active="eyrie", traits={"marquise": [trait]}).leader("despot").no_viziers()
    stage.piece("sawmill", 8, buildings).warriors(BOT, 8, warriors).warriors("eyrie", 8, 4).piece("keep", 1)
    play = stage.decree("battle", "anvil").resolving("battle").start("eyrie.decree")
    if play.decision.who != -1:
        play.choose("decree_battle", 0, 8, BOT)
    return play.roll(*dice)


@pytest.mark.law("bots:C-4.fortified")
@pytest.mark.parametrize(("die", "left"), [(0, 2), (1, 1), (2, 1), (3, 0)])
def test_fortified_buildings_take_two_hits_each(die: int, left: int) -> None:
    # Without warriors she is defenceless: one hit more than the die.
    assert attacked("fortified", 2, 0, die, 0).pieces("sawmill", 8) == left


@pytest.mark.law("bots:C-4.hospitals")
@pytest.mark.parametrize(("lost", "came"), [(1, 0), (2, 2), (3, 2)])
def test_hospitals_bring_two_warriors_to_the_keep_after_a_costly_defence(lost: int, came: int) -> None:
    play = attacked("hospitals", 0, 4, lost, 0)
    assert play.warriors(BOT, 8) == 4 - lost
    assert play.warriors(BOT, 1) == came


@pytest.mark.law("bots:C-4.overwhelming")
def test_overwhelming_scores_for_warriors_that_find_no_place_and_expands_only_once() -> None:
    stage = quiet(traits={"marquise": ["overwhelming"]}).piece("sawmill", 1).warriors(BOT, 1, 1)
    play = stage.turn("investments", "root_tea_rabbit")
    # She rules no mouse and no rabbit clearing: twice four warriors are not placed.
    assert len(play.told("expand")) == 1
    assert [about["points"] for about in play.told("score", "bots:C-4.overwhelming")] == [2, 2]


@pytest.mark.law("bots:C-4.overwhelming")
def test_an_empty_supply_scores_too() -> None:
    stage = quiet(traits={"marquise": ["overwhelming"]}).warriors(BOT, 6, 12).warriors(BOT, 8, 12)
    play = stage.turn("anvil")
    assert [about["points"] for about in play.told("score", "bots:C-4.overwhelming")] == [1]
