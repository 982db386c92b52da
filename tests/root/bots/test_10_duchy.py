"""10 The Drillbit Duchy: the example turn of the rulebook, the Burrow, crowns, set-up and the three phases."""

from __future__ import annotations

import pytest

from ludex.core import Table
from ludex.games.root.bots.duchy.crowns import BOARD, MINISTER_SUITS
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import BIRD as BIRDS
from ludex.games.root.printed.deck import ITEMS, SUIT_OF
from ludex.games.root.printed.maps import CLEARINGS, MAPS, NO_SUIT
from ludex.games.root.printed.pieces import CITADEL, MARKET, TUNNEL
from ludex.games.root.setup import by_suit
from ludex.games.root.state import Root
from tests.root.bots.duchy_stage import (
    BIRD,
    BOT,
    FOX,
    MOUSE,
    RABBIT,
    all_swayed_but,
    built,
    burrow,
    dug,
    lay_snare,
    named,
    scene,
    sway,
    swayed,
    went_down,
)
from tests.root.stage import Stage

# ----------------------------------------------------------------------------------------------------- the example turn


@pytest.mark.plain
@pytest.mark.law("bots:10.4.1", "bots:10.4.2", "bots:10.4.3", "bots:10.5.1", "bots:10.5.1.I", "bots:10.5.1.II")
@pytest.mark.law("bots:10.5.2", "bots:10.5.2.I", "bots:10.5.2.II", "bots:10.5.3", "bots:10.5.4", "bots:10.6.1")
@pytest.mark.law("bots:10.6.1.I", "bots:10.6.2", "bots:10.6.3", "bots:10.6.4", "bots:10.7.1", "bots:10.7.2")
@pytest.mark.law("bots:10.7.3", "bots:10.7.4", "bots:C-10.easy", "bots:2.1")
def test_example_some_rounds_have_been_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """On no printed map is 12 next to both 7 and 1: the suits of the example are laid on the Autumn map by hand, and
    for the Duchy the paths from 12 lead to 7 and 1. What the example leaves open (who stands where besides) is set so
    that all of its sentences hold."""
    near = [()] * 12 + [(1, 7)]
    monkeypatch.setattr("ludex.games.root.bots.duchy.rules.bot_paths", lambda g, me: near)
    stage = scene("marquise", "eyrie", "lizards", difficulty={"duchy": "easy"})
    fox, rabbit, mouse = 0, 1, 2
    suits = [NO_SUIT, rabbit, mouse, fox, mouse, rabbit, rabbit, fox, mouse, rabbit, fox, fox, mouse]
    stage.g.suits = tuple(suits)
    stage.g.of_suit = by_suit(stage.g.suits)
    stage.piece("citadel", 3).piece("citadel", 10).piece("market", 7).piece("market", 1)
    stage.piece("tunnel", 10).piece("tunnel", 4).piece("tunnel", 5)
    stage.warriors(BOT, 7, 1).warriors(BOT, 1, 2).warriors(BOT, 12, 2).warriors(BOT, 4, 3).warriors(BOT, 5, 5)
    stage.piece("sawmill", 8)
    stage.piece("roost", 4).warriors("eyrie", 4, 1).warriors("marquise", 4, 3)
    stage.warriors("lizards", 12, 1).warriors("marquise", 12, 1).score("lizards", 4).score("marquise", 2)
    sway(stage, "captain", "marshal", "foremole", "brigadier")
    play = stage.turn(MOUSE)

    # The order is a mouse card without an item, so nothing is crafted.
    assert SUIT_OF[play.told("order", "bots:10.4.1")[0]["card"]] == mouse
    assert play.told("bot-crafts") == []
    # Four warriors in the Burrow: one for easy, two for two citadels, one for the Foremole.
    assert play.told("into-burrow") == [{"who": 0, "count": 4, "total": 4}]
    # The dig goes to 2, without tunnel and building of the Duchy, which has more open slots than such clearings as 8.
    (choice,) = play.told("choose-clearing", "bots:10.5.1")
    assert choice["clearing"] == 2
    assert ("most", "free-slots", 2, []) in choice["why_clearing"]
    assert stage.g.free[8] == 1
    # No tunnel is left in the supply: one is taken from 10, the clearing with a tunnel and fewest of its warriors.
    (choice,) = play.told("choose-clearing", "bots:10.5.1.II")
    assert choice["clearing"] == 10
    assert ("fewest", "your-warriors", 0, []) in choice["why_clearing"]
    assert [play.pieces("tunnel", clearing) for clearing in (2, 4, 5, 10)] == [1, 1, 1, 0]
    assert dug(play) == [(2, 4)]
    # In 4 it fights the Eyrie, who alone have a building there, and the Captain adds a hit.
    assert play.fought() == [(4, "eyrie")]
    play.roll(0, 0)
    assert (play.told("captain"), play.warriors("eyrie", 4)) == ([{"who": 0, "clearing": 4}], 0)
    # In 12 it fights the Lizards: no buildings, a warrior of the Lizards and of the Marquise each, more points.
    (*_, choice) = play.told("choose-player", "bots:10.5.2")
    assert choice["other"] == stage.seat("lizards")
    assert ("most", "buildings-there", 0, [1]) in choice["why_player"]
    assert ("most", "pieces-there", 1, [1]) in choice["why_player"]
    assert ("most", "points", 4, []) in choice["why_player"]
    assert play.fought() == [(4, "eyrie"), (12, "lizards")]
    play.roll(0, 0)
    # A market, as only three warriors are in the supply, in 5, which it rules with most of its warriors.
    assert built(play) == [("market", 5)]
    # The Marshal places a warrior in 3: as few of its warriors as in 10, but a higher priority.
    (choice,) = play.told("choose-clearing", "bots:10.7.2")
    assert ("fewest", "your-warriors", 0, [10]) in choice["why_clearing"]
    assert play.placed("bots:10.7.2") == [(3, 1)]
    assert play.g.supply[0] == 2
    # The Brigadier does nothing, as no warriors are left in the Burrow.
    assert named(play, "minister") == ["marshal", "brigadier"]
    assert play.told("burrow-too-empty") == [{"who": 0, "count": 0, "needed": 3}]
    # Rally: only in 12 are one or two of its warriors without a building. They go to 7, with fewer of them than 1.
    assert play.moved() == [(12, 7, 2)]
    assert ("fewest", "your-warriors", 1, []) in play.told("choose-clearing", "bots:10.6.1")[0]["why_clearing"]
    # Three points for three markets.
    assert play.score(BOT) == 3
    # The Mayor, the topmost unswayed minister of the mice, is swayed; the order is discarded (the Lizards get it).
    assert swayed(play) == ["captain", "marshal", "foremole", "brigadier", "mayor"]
    assert play.g.lost_souls == [play.stage.card(MOUSE)]
    assert play.g.active == 1


# ------------------------------------------------------------------------------------------------------- 10.2 the rules


@pytest.mark.law("bots:10.1", "bots:10.2.1", "bots:10.2.1.I", "bots:1.2.1")
def test_buildings_removed_at_once_cost_one_crown_of_the_bottommost_swayed_minister() -> None:
    stage = scene(active="marquise").warriors("marquise", 7, 3).piece("citadel", 7, 2)
    sway(stage, "captain", "banker", "baron_of_dirt")
    play = stage.start("marquise.action", actions_left=3).choose("battle", 7, BOT).roll(1, 0)
    assert (play.pieces("citadel", 7), swayed(play)) == (0, ["captain", "banker"])
    assert named(play, "lose-crown", "bots:10.2.1") == ["baron_of_dirt"]


@pytest.mark.law("bots:10.2.1")
def test_each_effect_costs_a_crown_and_tokens_and_warriors_cost_none() -> None:
    stage = scene(active="marquise").warriors("marquise", 7, 3).warriors(BOT, 7, 1).piece("tunnel", 7)
    sway(stage.piece("market", 7).piece("citadel", 7), "captain", "marshal")
    play = stage.start("marquise.action", actions_left=5).choose("battle", 7, BOT).roll(2, 0)
    assert (play.pieces("tunnel", 7), play.pieces("market", 7), swayed(play)) == (0, 1, ["captain", "marshal"])
    play.choose("battle", 7, BOT).roll(0, 0).choose("draw", 0)
    assert swayed(play) == ["captain"]
    play.choose("battle", 7, BOT).roll(0, 0)
    assert swayed(play) == []


@pytest.mark.law("bots:10.2.1")
def test_without_a_swayed_minister_there_is_no_crown_to_lose() -> None:
    stage = scene(active="marquise").warriors("marquise", 7, 3).piece("citadel", 7)
    play = stage.start("marquise.action", actions_left=3).choose("battle", 7, BOT).roll(1, 0)
    assert (swayed(play), len(play.told("no-crown-to-lose"))) == ([], 1)


@pytest.mark.law("bots:10.2.1", "bots:10.2.2")
def test_an_effect_on_several_clearings_costs_one_crown_and_does_not_reach_the_burrow() -> None:
    stage = scene(active="marquise").hand("marquise", "favor_of_the_mice").piece("workshop", 2).piece("workshop", 9)
    stage.piece("workshop", 11).piece("citadel", 2).piece("market", 9).warriors(BOT, 9, 2)
    sway(burrow(stage, 5), "captain", "marshal")
    play = stage.start("marquise.craft").choose("craft", "favor_of_the_mice")
    assert (sum(play.g.warriors[0]), play.g.built[0][2], play.g.built[0][9]) == (0, 0, 0)
    assert (swayed(play), play.g.burrow, play.g.supply[0]) == (["captain"], 5, 15)


@pytest.mark.law("bots:10.2.2")
def test_the_burrow_is_no_place_for_others() -> None:
    stage = burrow(scene(active="marquise"), 3).piece("tunnel", 7).warriors("marquise", 7, 3)
    play = stage.start("marquise.action", actions_left=3)
    assert {option[2] for option in play.offered("move")} == set(MAPS[play.g.map].adjacent[7])
    assert play.table.view(1).board.boards[0].burrow == 3


# ---------------------------------------------------------------------------------------------------------- 10.3 set-up


def new_game(seed: int, map: str = "autumn", *others: str) -> tuple[Root, Table]:
    table = Table.new(GAME, {"seats": [BOT, *(others or ("vagabond",))], "map": map, "first": 1}, seed)
    while table.pending and table.state.step == "setup.factions":
        (seat,) = table.pending
        table.play(seat, table.pending[seat].options[0])
    state = table.state
    assert isinstance(state, Root)
    return state, table


@pytest.mark.law("bots:10.3.1", "bots:10.3.2", "bots:10.3.3", "bots:10.3.4", "bots:10.3.5")
@pytest.mark.parametrize("map", ["autumn", "winter", "lake", "mountain"])
def test_set_up(map: str) -> None:
    corners = set()
    for seed in range(20):
        g, table = new_game(seed, map)
        (corner,) = g.homes
        corners.add(corner)
        near = {b for path in (*MAPS[g.map].paths, *MAPS[g.map].closed) if corner in path for b in path}
        assert [g.warriors[0][c] for c in CLEARINGS] == [2 if c in near else 0 for c in CLEARINGS]
        assert g.supply[0] == 20 - 2 * len(near)
        assert g.burrow == 0
        assert [c for c in CLEARINGS if g.pieces[TUNNEL][c]] == [corner]
        assert (g.left[TUNNEL], g.left[CITADEL], g.left[MARKET]) == (2, 3, 3)
        assert sum(g.swayed) == 2
        expect_first_ministers(g, table)
    assert corners == set(MAPS[g.map].corners)


def expect_first_ministers(g: Root, table: Table) -> None:
    """Each of the two discarded cards has swayed the topmost minister of its suit, or of any for a bird."""
    assert table.journal is not None
    lines = [line.about for line in table.journal.lines if line.message == "first-minister"]
    assert [about["card"] for about in lines] == g.discard[:2]
    unswayed = list(range(9))
    for about in lines:
        suit = SUIT_OF[about["card"]]
        assert about["minister"] == min(m for m in unswayed if suit in (BIRDS, MINISTER_SUITS[m]))
        unswayed.remove(about["minister"])


@pytest.mark.law("bots:10.3.3", "bots:4.2.1")
def test_it_starts_opposite_another_home_and_not_at_the_keep() -> None:
    for seed in range(12):
        g, _ = new_game(seed, "autumn", "marquise", "eyrie")
        assert len(set(g.homes)) == 3
        g, _ = new_game(seed, "autumn", "marquise")
        assert g.homes[1] == MAPS[g.map].opposite[g.homes[0]]


@pytest.mark.plain
@pytest.mark.law("bots:10.3.3")
def test_warriors_beside_the_home_are_not_placed_at_the_keep(monkeypatch: pytest.MonkeyPatch) -> None:
    """On no printed map are two corners adjacent; here every corner is next to the others."""
    corners = MAPS[0].corners
    monkeypatch.setattr("ludex.games.root.bots.duchy.rules.adjacent", lambda g, c: tuple(set(corners) - {c}))
    g, _ = new_game(1, "autumn", "marquise")
    assert g.warriors[0][g.keep] == 0
    assert sorted(c for c in CLEARINGS if g.warriors[0][c]) == sorted(set(corners) - {g.keep})


# -------------------------------------------------------------------------------------------------------- 10.4 Birdsong


@pytest.mark.law("bots:10.4.1", "bots:10.4.2", "bots:1.1.2")
def test_an_item_on_the_order_is_crafted_for_a_point() -> None:
    play = scene().turn("anvil")
    assert (play.g.items[0][ITEMS.index("hammer")], len(play.told("bot-crafts", "bots:10.4.2"))) == (1, 1)
    assert play.told("score")[0]["points"] == 1


@pytest.mark.law("bots:10.4.3", "bots:10.7.3", "bots:C-10.easy", "bots:C-10.challenging", "bots:C-10.nightmare")
@pytest.mark.parametrize(
    ("difficulty", "citadels", "foremole", "recruits"),
    [
        ("normal", 0, False, 2),
        ("normal", 1, False, 3),
        ("normal", 2, False, 4),
        ("normal", 3, False, 6),
        ("normal", 3, True, 7),
        ("easy", 0, False, 1),
        ("easy", 1, True, 3),
        ("challenging", 0, False, 3),
        ("nightmare", 2, True, 6),
    ],
)
def test_recruits_go_to_the_burrow(difficulty: str, citadels: int, foremole: bool, recruits: int) -> None:
    stage = scene(difficulty={"duchy": difficulty})
    for clearing in (5, 7, 9)[:citadels]:
        stage.piece("citadel", clearing)
    if foremole:
        sway(stage, "foremole")
    play = stage.turn(RABBIT)
    assert play.told("into-burrow") == [{"who": 0, "count": recruits, "total": recruits}]


@pytest.mark.law("bots:10.4.3")
def test_no_more_are_recruited_than_the_supply_holds() -> None:
    stage = burrow(scene().warriors("marquise", 5, 1), 1).warriors(BOT, 2, 4).warriors(BOT, 5, 14)
    assert stage.turn(FOX).told("into-burrow") == [{"who": 0, "count": 1, "total": 2}]


# ----------------------------------------------------------------------------------------------------------- 10.5.1 dig


@pytest.mark.law("bots:10.5.1")
@pytest.mark.parametrize(("before", "where"), [(1, []), (2, [(2, 4)]), (7, [(2, 4)])])
def test_a_dig_needs_four_warriors_in_the_burrow_and_moves_four(before: int, where: list[tuple[int, int]]) -> None:
    play = burrow(scene(), before).turn(MOUSE)
    assert dug(play) == where
    assert play.pieces("tunnel", 2) == len(where)


@pytest.mark.law("bots:10.5.1", "bots:10.5.1.I")
def test_a_dig_goes_to_an_ordered_clearing_without_tunnel_or_building_of_its_own_with_most_open_slots() -> None:
    # Mice: 2, 7, 9 and 11 have two open slots each. 2 has a tunnel, 9 a market; a sawmill in 7 leaves 11.
    stage = burrow(scene(), 2).piece("tunnel", 2).piece("market", 9).piece("sawmill", 7).warriors("marquise", 11, 5)
    play = stage.turn(MOUSE)
    assert dug(play) == [(11, 4)]


@pytest.mark.law("bots:10.5.1.I")
def test_fewer_enemy_warriors_break_the_tie_of_slots_then_priority() -> None:
    stage = burrow(scene("marquise", "eyrie"), 2).warriors("marquise", 2, 1).warriors("eyrie", 2, 1)
    stage.warriors("marquise", 7, 1).warriors("eyrie", 9, 1).warriors("marquise", 11, 2)
    play = stage.turn(MOUSE)
    (choice,) = play.told("choose-clearing", "bots:10.5.1")
    assert choice["clearing"] == 7
    assert ("fewest", "enemy-warriors", 1, [9]) in choice["why_clearing"]


@pytest.mark.law("bots:10.5.1.I")
def test_with_an_order_of_birds_most_enemy_buildings_and_tokens_decide() -> None:
    stage = burrow(scene("marquise", "alliance"), 2).piece("sawmill", 8).piece("wood", 8, 2).piece("sawmill", 9, 2)
    play = stage.piece("sympathy", 9).piece("sympathy", 3).warriors("marquise", 8, 9).turn(BIRD)
    (choice,) = play.told("choose-clearing", "bots:10.5.1")
    assert choice["clearing"] == 8
    assert ("most", "enemy-buildings-and-tokens", 3, [9]) in choice["why_clearing"]


@pytest.mark.law("bots:10.5.1.I", "bots:3.5")
def test_in_a_cooperative_game_other_bots_are_not_counted() -> None:
    stage = Stage(BOT, "bot:marquise", "eyrie", active=BOT, cooperative=True).leader("despot")
    burrow(stage, 2).warriors("bot:marquise", 2, 3).warriors("eyrie", 7, 1).warriors("eyrie", 9, 1)
    stage.warriors("eyrie", 11, 1)
    play = stage.turn(MOUSE)
    assert dug(play) == [(2, 4)]
    assert play.fought() == []


@pytest.mark.law("bots:10.5.1", "bots:2.3", "bots:4.2.1")
def test_no_tunnel_is_placed_at_the_keep() -> None:
    play = burrow(scene(), 2).piece("keep", 2).piece("sawmill", 7).piece("sawmill", 9).turn(MOUSE)
    (choice,) = play.told("choose-clearing", "bots:10.5.1")
    assert choice["clearing"] == 11
    assert ("passed", 2, "6.2.2", "keep", {}) in choice["why_clearing"]


@pytest.mark.law("bots:10.5.1.II")
def test_the_target_is_chosen_before_a_tunnel_is_taken_up_and_without_a_target_none_is() -> None:
    stage = burrow(scene(), 2).piece("tunnel", 2).piece("tunnel", 7).piece("tunnel", 11).piece("market", 9)
    play = stage.turn(MOUSE)
    # 9 has a building of its own and the others have tunnels: 2 is no target, although its tunnel could be taken up.
    assert (dug(play), play.told("take-up")) == ([], [])
    assert len(play.told("nowhere-to-dig")) == 1
    assert [play.pieces("tunnel", c) for c in (2, 7, 11)] == [1, 1, 1]


@pytest.mark.law("bots:10.5.1.II")
def test_the_tunnel_is_taken_up_where_fewest_warriors_are_then_by_priority() -> None:
    stage = burrow(scene(), 2).piece("tunnel", 2).piece("tunnel", 5).piece("tunnel", 10).warriors(BOT, 2, 1)
    play = stage.turn(MOUSE)
    assert [about["clearing"] for about in play.told("take-up", "bots:10.5.1.II")] == [5]
    assert dug(play) == [(7, 4)]
    assert sum(play.g.pieces[TUNNEL]) == 3


@pytest.mark.law("bots:10.5.1", "bots:11.8.2")
def test_a_snare_keeps_the_whole_dig_from_happening() -> None:
    stage = burrow(scene(), 2).piece("tunnel", 5).piece("tunnel", 10).piece("tunnel", 12)
    lay_snare(stage, 2)
    play = stage.turn(MOUSE)
    assert (dug(play), play.told("take-up")) == ([], [])
    assert [about["clearing"] for about in play.told("spring-snare")] == [2]


@pytest.mark.law("bots:10.5.1", "bots:10.2.2")
def test_coming_out_of_the_burrow_is_a_move_and_causes_outrage() -> None:
    stage = burrow(scene("alliance"), 2)
    for clearing in (2, 7, 9, 11):
        stage.piece("sympathy", clearing)
    play = stage.turn(MOUSE)
    assert play.told("outrage") == [{"who": 0, "clearing": 2}]
    assert len(play.g.supporters) == 1


# -------------------------------------------------------------------------------------------------------- 10.5.2 battle


@pytest.mark.law("bots:10.5.2", "bots:10.5.2.I", "bots:10.5.2.II", "bots:2.2", "bots:2.4")
def test_it_battles_in_each_ordered_clearing_buildings_then_pieces_then_points_then_priority() -> None:
    stage = scene("marquise", "eyrie", "alliance").score("eyrie", 3).score("alliance", 5)
    for clearing in (1, 6, 8, 12):
        stage.warriors(BOT, clearing, 4)
    stage.piece("roost", 1).warriors("marquise", 1, 5)  # a building against five warriors
    stage.warriors("marquise", 6, 2).warriors("eyrie", 6, 1).piece("sympathy", 6)  # more pieces
    stage.warriors("marquise", 8, 1).warriors("eyrie", 8, 1)  # more points
    stage.warriors("marquise", 12, 1).warriors("eyrie", 12, 1).score("marquise", 3)  # nothing but priority
    play = stage.score("marquise", 2).turn(FOX).roll(0, 0).roll(0, 0).roll(0, 0)
    assert play.fought() == [(1, "eyrie"), (6, "marquise"), (8, "eyrie"), (12, "eyrie")]


@pytest.mark.law("bots:10.5.2.II", "bots:2.2")
def test_of_equal_defenders_the_one_with_the_earlier_letter() -> None:
    stage = scene("eyrie", "marquise").warriors(BOT, 8, 4)
    play = stage.warriors("marquise", 8, 1).warriors("eyrie", 8, 1).turn(FOX)
    assert play.fought() == [(8, "marquise")]


# --------------------------------------------------------------------------------------------------------- 10.5.3 build


@pytest.mark.law("bots:10.5.3")
@pytest.mark.parametrize(("in_supply", "kind"), [(9, "citadel"), (8, "market"), (16, "citadel"), (0, "market")])
def test_a_citadel_with_nine_in_the_supply_otherwise_a_market(in_supply: int, kind: str) -> None:
    stage = burrow(scene().warriors(BOT, 5, 3), 20 - 3 - in_supply).order(FOX)
    stage.piece("keep", 1)
    stage.g.order_suit = -1  # nothing is ordered: no dig and no battle
    play = stage.start("bot.duchy.daylight")
    assert built(play) == [(kind, 5)]


@pytest.mark.law("bots:10.5.3", "bots:2.3", "bots:10.2.2")
def test_it_builds_where_it_rules_with_most_warriors_and_there_is_room() -> None:
    stage = burrow(scene(), 1).warriors(BOT, 1, 5).piece("tunnel", 1).warriors(BOT, 5, 3).warriors(BOT, 7, 4)
    stage.piece("sawmill", 1).warriors("marquise", 7, 4).warriors(BOT, 9, 3)
    play = stage.turn(RABBIT)
    (choice,) = play.told("choose-clearing", "bots:10.5.3")
    assert (choice["clearing"], built(play)) == (5, [("market", 5)])
    assert ("most", "your-warriors", 3, [9]) in choice["why_clearing"]
    assert ("passed", 1, "2.2.3", "no-slot", {}) in choice["why_clearing"]


@pytest.mark.law("bots:10.5.3")
@pytest.mark.parametrize(
    ("citadels", "markets", "in_supply", "points"),
    [(3, 0, 12, 1), (0, 3, 5, 4), (3, 3, 12, 3), (3, 3, 5, 3)],
)
def test_without_the_right_building_a_point_unless_none_is_left_at_all(
    citadels: int, markets: int, in_supply: int, points: int
) -> None:
    stage = scene()
    for clearing in (5, 9, 7)[:citadels]:
        stage.piece("citadel", clearing)
    for clearing in (5, 9, 7)[:markets]:
        stage.piece("market", clearing)
    burrow(stage.warriors(BOT, 2, 3), 20 - 3 - in_supply).g.order_suit = -1
    play = stage.start("bot.duchy.daylight")
    assert built(play) == []
    assert play.score(BOT) == points  # three of them for three markets in Evening


@pytest.mark.law("bots:10.5.3")
def test_without_a_site_a_point() -> None:
    play = scene().warriors(BOT, 1, 3).piece("sawmill", 1).turn(RABBIT)
    assert (built(play), play.score(BOT), len(play.told("no-site"))) == ([], 1, 1)


@pytest.mark.law("bots:10.5.3", "bots:11.8.2")
def test_a_snare_at_the_site_keeps_the_building_away_which_is_a_point() -> None:
    stage = scene().warriors(BOT, 5, 3)
    lay_snare(stage, 5)
    play = stage.turn(FOX)
    assert (built(play), play.told("no-site"), play.score(BOT)) == ([], [], 1)
    assert [about["clearing"] for about in play.told("spring-snare")] == [5]


# --------------------------------------------------------------------------------------------------------- 10.6 Evening


@pytest.mark.law("bots:10.6.1", "bots:10.6.1.I")
def test_one_or_two_warriors_without_a_building_rally_to_the_building_with_fewest_warriors() -> None:
    stage = scene().order(FOX).warriors(BOT, 12, 2).piece("market", 9).warriors(BOT, 9, 3)
    stage.piece("market", 7).warriors(BOT, 7, 1).piece("citadel", 10).warriors(BOT, 10, 2).warriors(BOT, 11, 1)
    play = stage.start("bot.duchy.evening")
    assert play.moved() == [(12, 7, 2)]


@pytest.mark.law("bots:10.6.1", "bots:2.4")
def test_ordered_clearings_rally_in_order_of_priority_and_only_small_groups_without_a_building() -> None:
    stage = scene().order(FOX).piece("market", 9).warriors(BOT, 12, 1).warriors(BOT, 1, 2).piece("citadel", 7)
    stage.warriors(BOT, 8, 3).piece("market", 6).warriors(BOT, 6, 1)  # three warriors; a building
    play = stage.warriors(BOT, 4, 1).start("bot.duchy.evening")  # not ordered
    # 1 goes first, to 9; then 12 finds fewer warriors in 7 than in 9.
    assert play.moved() == [(1, 9, 2), (12, 7, 1)]
    assert (play.warriors(BOT, 6), play.g.burrow) == (1, 0)


@pytest.mark.law("bots:10.6.1.II", "bots:10.2.2")
def test_without_a_building_next_to_them_they_go_into_the_burrow() -> None:
    stage = scene().order(FOX).warriors(BOT, 12, 2).piece("market", 8)
    play = stage.start("bot.duchy.evening")
    assert (went_down(play, "bots:10.6.1.II"), play.moved()) == ([(12, 2)], [])
    assert (play.g.burrow, play.g.supply[0]) == (2, 18)


@pytest.mark.law("bots:10.6.1", "bots:10.6.1.II", "bots:2.3")
def test_a_move_that_rule_forbids_is_not_made_and_the_warriors_stay() -> None:
    stage = scene().order(FOX).warriors(BOT, 12, 2).warriors("marquise", 12, 3).piece("market", 9)
    play = stage.warriors("marquise", 9, 3).start("bot.duchy.evening")
    assert (play.moved(), went_down(play, "bots:10.6.1.II"), play.warriors(BOT, 12)) == ([], [], 2)
    assert len(play.told("cannot-rally", "bots:10.6.1")) == 1


@pytest.mark.law("bots:10.6.1", "bots:2.3")
def test_the_next_building_is_tried_where_rule_forbids_the_first() -> None:
    stage = scene().order(FOX).warriors(BOT, 12, 2).warriors("marquise", 12, 3).piece("market", 9).piece("market", 7)
    play = stage.warriors("marquise", 9, 3).warriors(BOT, 7, 3).start("bot.duchy.evening")
    assert play.moved() == [(12, 7, 2)]
    (choice,) = play.told("choose-clearing", "bots:10.6.1")
    assert ("passed", 9, "4.2.1", "must-rule", {}) in choice["why_clearing"]


@pytest.mark.law("bots:10.6.1", "bots:10.6.1.II", "bots:11.8.2")
def test_a_snare_holds_back_who_moves_but_not_who_is_put_into_the_burrow() -> None:
    play = lay_snare(scene().order(FOX).warriors(BOT, 12, 2).piece("market", 9), 12).start("bot.duchy.evening")
    assert (play.moved(), play.warriors(BOT, 12), len(play.told("spring-snare"))) == ([], 2, 1)
    play = lay_snare(scene().order(FOX).warriors(BOT, 12, 2), 12).start("bot.duchy.evening")
    assert (play.g.burrow, play.told("spring-snare"), play.g.snares) == (2, [], [12])


@pytest.mark.law("bots:10.6.1")
def test_then_all_beyond_four_go_down_from_every_clearing_it_rules() -> None:
    stage = scene().order(FOX).warriors(BOT, 5, 6).warriors(BOT, 9, 4).warriors(BOT, 7, 5).warriors("marquise", 7, 5)
    play = stage.start("bot.duchy.evening")
    assert went_down(play, "bots:10.6.1") == [(5, 2)]
    assert (play.g.burrow, play.warriors(BOT, 5), play.warriors(BOT, 7)) == (2, 4, 5)


@pytest.mark.law("bots:10.6.1", "bots:12.1.1")
def test_a_rally_may_go_by_ferry_once() -> None:
    stage = scene(map="lake")
    ferry = stage.g.ferry
    far = next(c for c in MAPS[stage.g.map].coast if c not in (ferry, *MAPS[stage.g.map].adjacent[ferry]))
    stage.order(BIRD).warriors(BOT, ferry, 2).piece("market", far).warriors(BOT, far, 1)
    play = stage.start("bot.duchy.evening")
    assert play.moved() == [(ferry, far, 2)]
    assert (play.g.ferry, play.score(BOT)) == (far, 2)


@pytest.mark.law("bots:10.6.2")
@pytest.mark.parametrize("markets", [0, 1, 2, 3])
def test_a_point_for_each_market(markets: int) -> None:
    stage = scene().order(FOX).piece("citadel", 11)
    for clearing in (5, 9, 7)[:markets]:
        stage.piece("market", clearing)
    assert stage.start("bot.duchy.evening").score(BOT) == markets


@pytest.mark.law("bots:10.6.3")
@pytest.mark.parametrize(
    ("order", "unswayed", "gained"),
    [
        (FOX, BOARD.ministers, "captain"),
        (RABBIT, BOARD.ministers, "marshal"),
        (MOUSE, ["captain", "mayor", "duchess_of_mud"], "mayor"),
        (MOUSE, ["captain", "brigadier", "banker"], "banker"),
        (BIRD, BOARD.ministers, "duchess_of_mud"),
        (BIRD, ["captain", "brigadier"], "brigadier"),
    ],
)
def test_the_topmost_ordered_minister_is_swayed_or_else_the_bottommost(
    order: str, unswayed: list[str], gained: str
) -> None:
    stage = all_swayed_but(scene().order(order), *unswayed)
    before = [name for name in BOARD.ministers if name not in unswayed]
    play = stage.start("bot.duchy.evening")
    assert sorted(swayed(play)) == sorted([*before, gained])


@pytest.mark.law("bots:10.6.3", "bots:2.7")
def test_nothing_happens_when_all_are_swayed_and_without_an_order_the_bottommost_is() -> None:
    play = all_swayed_but(scene().order(FOX)).start("bot.duchy.evening")
    assert (len(swayed(play)), len(play.told("nobody-to-sway"))) == (9, 1)
    assert swayed(scene().start("bot.duchy.evening")) == ["duchess_of_mud"]


@pytest.mark.law("bots:10.6.4", "bots:C-10.nightmare")
def test_the_order_is_discarded_and_a_nightmare_scores_a_point_at_the_end() -> None:
    play = scene(difficulty="nightmare").order(FOX).start("bot.duchy.evening")
    assert play.g.discard == [play.stage.card(FOX)]
    assert (play.score(BOT), play.g.order, play.g.active) == (1, -1, 1)
    assert scene(difficulty="challenging").order(FOX).start("bot.duchy.evening").score(BOT) == 0
