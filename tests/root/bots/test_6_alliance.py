"""6.1, 6.3 to 6.6 The Automated Alliance: its turn, clause by clause, and the example turn of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import Rule, Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import CARDS
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import BASES, SYMPATHY, VAGABOND
from ludex.games.root.rules.board import remove_warriors
from ludex.games.root.setup import by_suit
from ludex.games.root.show.sheets import sheets
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.state import Root
from tests.root.conservation import conserved
from tests.root.stage import Play, Stage

BOT = "bot:alliance"
FOXES, RABBITS, MICE, BIRDS = "tax_collector", "cobbler", "codebreakers", "armorers"
"""Order cards without an item. On the Autumn map foxes live in 1, 6, 8, 12, rabbits in 3, 4, 5, 10, mice in 2, 7, 9,
11."""


def scene(*others: str, **options: Any) -> Stage:
    """The Alliance's turn; after it the Eyrie, who have no piece on the map, are asked what to add to their decree."""
    stage = Stage(BOT, "eyrie", *(others or ("marquise",)), active=BOT, **options)
    return stage.leader("commander").hand("eyrie", "sappers")


def with_sympathy(stage: Stage, *clearings: int) -> Stage:
    for clearing in clearings:
        stage.piece("sympathy", clearing)
    return stage


def spread_to(play: Play) -> list[int]:
    """Where sympathy was placed, in order."""
    return [about["clearing"] for about in play.told("place", "bots:6.5.1")]


def occupied(stage: Stage, faction: str = "marquise") -> Stage:
    """A warrior in every clearing."""
    for clearing in CLEARINGS:
        stage.warriors(faction, clearing, 1)
    return stage


# ----------------------------------------------------------------------------------------------------- the example turn


@pytest.mark.law("bots:6", "bots:6.1", "bots:6.4.1", "bots:6.4.2", "bots:6.4.3.I", "bots:6.4.4", "bots:6.5.1")
@pytest.mark.law("bots:6.5.1.I", "bots:6.5.2", "bots:6.6.2", "bots:6.6.3", "bots:2.1", "bots:2.3", "bots:2.5")
@pytest.mark.law("bots:2.7")
def test_example_the_first_turn_of_the_game() -> None:
    """On the Autumn map the numbers and suits of the example are the printed ones. The Eyrie in the corner opposite the
    keep explain why that corner is not the emptiest clearing."""
    stage = scene().piece("keep", 1).piece("sawmill", 1).piece("workshop", 5).piece("recruiter", 9)
    for clearing in CLEARINGS:
        if clearing != 3:
            stage.warriors("marquise", clearing, 1)
    stage.piece("roost", 3).warriors("eyrie", 3, 6)
    play = stage.turn("birdy_bindle")

    # The order is Birdy Bindle; its bag is crafted for one point.
    assert CARDS[play.told("order")[0]["card"]].id == "birdy_bindle"
    assert sum(play.g.items[0]) == 1
    # The order is a bird, so there is no revolt in the morning, and pity brings sympathy twice.
    assert play.told("no-revolt-bird", "bots:6.4.3.I")
    assert play.told("public-pity", "bots:6.4.4") == [{"who": 0, "count": 2}]
    # The first token: the clearing with fewest enemy pieces; of many such the highest priority, the mouse corner (2).
    (first,) = play.told("choose-clearing", "bots:6.5.1.I")
    assert first["clearing"] == 2
    assert ("fewest", "enemy-pieces", 1, [4, 6, 7, 8, 10, 11, 12]) in first["why_clearing"]
    assert ("priority", "highest") in first["why_clearing"]
    # The second: all three neighbours are ordered, as a bird is wild; the highest priority is the upper rabbits (5).
    second, third = play.told("choose-clearing", "bots:6.5.1")
    assert second["clearing"] == 5
    assert ("fewest", "enemy-warriors", 1, [6, 10]) in second["why_clearing"]
    # In Daylight the right foxes (6): the corner of the foxes (1) would come first, but the keep is there.
    assert third["clearing"] == 6
    assert ("passed", 1, "6.2.2", "keep", {}) in third["why_clearing"]
    # The surprise revolt: in the sympathetic clearing with most enemy pieces (5) a warrior and the workshop go.
    assert play.chosen("bots:6.5.2") == [5]
    assert play.warriors("marquise", 5) == play.pieces("workshop", 5) == 0
    assert play.pieces("base_rabbit", 5) == 1
    # In Evening a warrior comes to the base, and the order is discarded.
    assert play.placed("bots:6.6.2") == [(5, 1)]
    assert play.g.discard == [stage.card("birdy_bindle")]
    # Four points: one for the item, one for the workshop, two for the second and the third token.
    assert [(about["who"], about["points"]) for about in play.told("score")] == [(0, 1)] * 4
    assert play.score(BOT) == 4
    assert play.g.active == 1


# ----------------------------------------------------------------------------------------------------------- 6.3 set-up


@pytest.mark.law("bots:6.3", "bots:6.3.1", "bots:6.3.2", "bots:6.3.3", "bots:6.2.1")
@pytest.mark.parametrize("map", ["autumn", "winter", "lake", "mountain"])
def test_it_starts_with_ten_warriors_three_bases_and_ten_sympathy_tokens_beside_the_map(map: str) -> None:
    state = Table.new(GAME, {"seats": ["marquise", BOT], "map": map, "first": 0}, 7).state
    assert isinstance(state, Root)
    assert state.supply[1] == 10
    assert [state.left[base] for base in BASES] == [1, 1, 1]
    assert state.left[SYMPATHY] == 10
    assert not any(state.warriors[1])
    assert not any(state.pieces[SYMPATHY])
    assert state.hands[1] == []
    assert len(state.hands[0]) == 3
    conserved(state)


# --------------------------------------------------------------------------------------------------------- 6.4 Birdsong


@pytest.mark.law("bots:6.4.3", "bots:6.4.4", "root:3.2.1")
def test_it_revolts_in_the_ordered_sympathetic_clearing_with_most_enemy_pieces() -> None:
    stage = with_sympathy(scene(), 1, 6, 8, 5)
    stage.warriors("marquise", 6, 2).piece("sawmill", 6).piece("wood", 6).warriors("marquise", 8, 3)
    stage.warriors("marquise", 5, 5)
    play = stage.turn(FOXES)
    assert play.chosen("bots:6.4.3") == [6]
    assert play.told("bot-revolt") == [{"who": 0, "clearing": 6, "count": 4}]
    assert play.warriors("marquise", 6) == play.pieces("sawmill", 6) == play.pieces("wood", 6) == 0
    assert play.pieces("base_fox", 6) == 1
    # The sawmill and the wood score a point each; sympathy stays and comes once in Daylight, without pity.
    assert play.pieces("sympathy", 6) == 1
    assert play.told("public-pity") == []
    assert len(spread_to(play)) == 1
    assert play.score(BOT) == 2 + 1


@pytest.mark.law("bots:6.4.3")
def test_a_tie_between_clearings_of_revolt_is_decided_by_priority_and_no_enemy_need_be_there() -> None:
    play = with_sympathy(scene(), 8, 6).turn(FOXES)
    assert play.chosen("bots:6.4.3") == [6]
    assert play.told("bot-revolt")[0]["count"] == 0
    assert play.pieces("base_fox", 6) == 1


@pytest.mark.law("bots:6.4.3", "bots:2.3", "root:2.2.3")
def test_a_revolt_needs_room_for_the_base_but_enemy_buildings_make_room() -> None:
    stage = with_sympathy(scene(), 1, 8).piece("sawmill", 1).warriors("marquise", 1, 3)
    assert stage.g.free[1] == 0
    assert stage.turn(FOXES).pieces("base_fox", 1) == 1
    stage = with_sympathy(scene(), 6, 8).warriors("marquise", 6, 3)
    stage.g.free[6] = 0  # as if ruins lay in every slot
    play = stage.turn(FOXES)
    assert play.chosen("bots:6.4.3") == [8]
    assert ("passed", 6, "2.2.3", "no-slot", {}) in play.told("choose-clearing", "bots:6.4.3")[0]["why_clearing"]


@pytest.mark.law("bots:6.4.3.I", "bots:6.4.4")
@pytest.mark.parametrize(
    ("order", "base", "sympathy", "why"),
    [
        (BIRDS, 0, (6,), "bird"),
        (FOXES, 8, (6,), "built"),
        (FOXES, 0, (5,), "clearing"),
    ],
)
def test_what_stops_a_revolt_brings_pity(order: str, base: int, sympathy: tuple[int, ...], why: str) -> None:
    stage = with_sympathy(scene(), *sympathy)
    if base:
        stage.piece("base_fox", base)
    play = stage.turn(order)
    assert play.told("bot-revolt", "bots:6.4.3") == []
    assert play.told(f"no-revolt-{why}", "bots:6.4.3.I")
    assert play.told("public-pity")[0]["count"] == 2


@pytest.mark.law("bots:6.4.3.I", "bots:6.4.4")
def test_no_room_anywhere_for_the_base_is_no_revolt_either() -> None:
    stage = with_sympathy(scene(), 1)
    stage.g.free[1] = 0
    play = stage.turn(FOXES)
    assert play.told("no-revolt-clearing")
    assert len(spread_to(play)) == 3


@pytest.mark.law("bots:6.4.4", "bots:6.5.1")
@pytest.mark.parametrize(("tokens", "times"), [(0, 2), (3, 2), (4, 2), (5, 1), (8, 1)])
def test_pity_counts_the_tokens_on_the_map_once_before_it_spreads(tokens: int, times: int) -> None:
    play = with_sympathy(scene().piece("base_fox", 8), *(2, 3, 4, 5, 7, 9, 10, 11)[:tokens]).turn(FOXES)
    assert play.told("public-pity")[0]["count"] == times
    assert len(spread_to(play)) == times + 1


# --------------------------------------------------------------------------------------------------------- 6.5 Daylight


def daylight(stage: Stage, order: str) -> Play:
    return stage.order(order).start("bot.alliance.daylight")


@pytest.mark.law("bots:6.5.1", "bots:6.5")
def test_sympathy_spreads_to_an_ordered_neighbour_with_fewest_enemy_warriors() -> None:
    # Next to 2 and 7 are the rabbits of 3, 5 and 10; those of 4 are not.
    stage = with_sympathy(scene(), 2, 7).warriors("marquise", 3, 1).warriors("marquise", 5, 2)
    stage.piece("sawmill", 10).piece("wood", 10, 3)
    play = daylight(stage, RABBITS)
    assert play.chosen("bots:6.5.1") == spread_to(play) == [10]
    assert play.score(BOT) == 1
    why = play.told("choose-clearing", "bots:6.5.1")[0]["why_clearing"]
    assert why == [("such", "unsympathetic"), ("such", "near-sympathy"), ("fewest", "enemy-warriors", 0, [])]


@pytest.mark.law("bots:6.5.1.I", "bots:6.2.1.I")
def test_without_such_a_clearing_it_goes_where_fewest_enemy_pieces_are_ordered_or_not() -> None:
    # The only ordered neighbours of 2 are sympathetic already; warriors, buildings, tokens and pawns all count.
    stage = with_sympathy(occupied(scene("marquise", "vagabond")), 2, 6).piece("wood", 4).pawn("vagabond", 5)
    remove_warriors(stage.g, stage.seat("marquise"), 7, 1)
    stage.piece("sawmill", 7)
    play = daylight(stage, FOXES)
    # All but 4, 5 and the sympathetic ones hold one piece: 1 has the highest priority though it is not near.
    assert play.chosen("bots:6.5.1.I") == spread_to(play) == [1]
    assert play.chosen("bots:6.5.1") == []


@pytest.mark.law("bots:6.5.1.I", "bots:2.3", "bots:4.2.1")
def test_where_the_only_such_clearing_is_the_keep_the_fallback_comes() -> None:
    stage = with_sympathy(scene(), 5).piece("keep", 1)
    play = daylight(stage, FOXES)
    assert play.chosen("bots:6.5.1.I") == spread_to(play) == [2]


@pytest.mark.law("bots:6.5.1", "bots:6.3.3")
def test_tokens_score_what_the_track_shows() -> None:
    points = []
    for placed in range(10):
        places = [clearing for clearing in CLEARINGS if clearing not in (1, 5)]
        play = daylight(with_sympathy(scene(), *places[:placed]), FOXES)
        points.append(play.score(BOT))
    assert points == [0, 1, 1, 1, 1, 2, 2, 3, 3, 4]


@pytest.mark.law("bots:6.5.1.II", "bots:6.2.1")
def test_without_a_token_left_every_spread_scores_five() -> None:
    stage = with_sympathy(scene().piece("base_fox", 8), *range(1, 11))
    play = stage.turn(FOXES)
    # Ten tokens: pity once, then Daylight.
    assert play.told("cannot-spread", "bots:6.5.1.II") == [{"who": 0}] * 2
    assert play.score(BOT) == 10
    assert spread_to(play) == []


@pytest.mark.law("bots:6.5.1.II")
def test_without_a_clearing_that_can_take_it_a_spread_scores_five() -> None:
    stage = with_sympathy(scene(), *range(1, 9))
    stage.g.scorched = [9, 10, 11, 12]
    play = daylight(stage, MICE)
    assert play.score(BOT) == 5
    assert play.g.left[SYMPATHY] == 2


@pytest.mark.law("bots:6.5.1", "bots:12.2.1")
def test_closed_paths_make_neighbours_for_the_bot() -> None:
    stage = scene(map="mountain")
    stage.g.suits = (-1, 0, 1, 1, 1, 1, 1, 1, 1, 0, 2, 2, 2)
    stage.g.of_suit = by_suit(stage.g.suits)
    stage.piece("sympathy", 5)
    # Only a closed path leads from 5 to the foxes of 9.
    assert daylight(stage, FOXES).chosen("bots:6.5.1") == [9]


@pytest.mark.law("bots:6.5.2")
def test_a_surprise_revolt_looks_at_all_sympathetic_clearings_whose_base_is_not_built() -> None:
    stage = with_sympathy(scene(), 2, 5, 8).piece("base_fox", 12)
    stage.warriors("marquise", 8, 6).warriors("marquise", 5, 3).warriors("marquise", 2, 2).piece("wood", 2)
    play = daylight(stage, BIRDS)
    # 8 has most pieces, but the base of the foxes stands; 2 and 5 hold three pieces each.
    assert play.chosen("bots:6.5.2") == [2]
    assert play.pieces("base_mouse", 2) == 1
    assert play.warriors("marquise", 5) == 3
    assert play.score(BOT) == 1 + 1


@pytest.mark.law("bots:6.5.2")
@pytest.mark.parametrize("order", [FOXES, RABBITS, MICE])
def test_only_birds_bring_a_surprise_revolt(order: str) -> None:
    play = daylight(with_sympathy(scene(), 2, 5, 8), order)
    assert play.told("bot-revolt") == []


@pytest.mark.law("bots:6.5.2")
def test_with_all_bases_built_there_is_no_revolt() -> None:
    stage = with_sympathy(scene(), 2, 5, 8).piece("base_fox", 8).piece("base_mouse", 2).piece("base_rabbit", 5)
    assert daylight(stage, BIRDS).told("bot-revolt") == []


# ---------------------------------------------------------------------------------------------------------- 6.6 Evening


def evening(stage: Stage, order: str) -> Play:
    return stage.order(order).start("bot.alliance.evening")


@pytest.mark.law("bots:6.6", "bots:6.6.1", "bots:6.6.2", "bots:2.4")
def test_three_warriors_at_a_base_organise_and_a_new_one_comes_to_every_base() -> None:
    stage = with_sympathy(scene(), 2).piece("base_fox", 8).piece("base_rabbit", 4).piece("base_mouse", 11)
    stage.warriors(BOT, 8, 3).warriors(BOT, 4, 4).warriors(BOT, 11, 2).warriors(BOT, 9, 1)
    play = evening(stage, RABBITS)
    assert play.told("bot-organises") == [
        {"who": 0, "clearing": 4, "count": 4},
        {"who": 0, "clearing": 8, "count": 3},
    ]
    assert spread_to(play) == [5, 10]
    assert play.placed("bots:6.6.2") == [(4, 1), (8, 1), (11, 1)]
    assert [play.warriors(BOT, clearing) for clearing in (4, 8, 9, 11)] == [1, 1, 1, 3]
    assert play.score(BOT) == 2


@pytest.mark.law("bots:6.6.2")
def test_when_warriors_run_out_bases_of_higher_priority_get_theirs() -> None:
    stage = scene().piece("base_fox", 8).piece("base_rabbit", 4).warriors(BOT, 9, 9)
    assert evening(stage, MICE).placed("bots:6.6.2") == [(4, 1)]


@pytest.mark.law("bots:6.4.3", "bots:6.6.2", "bots:2.3", "root:9.5.9")
def test_nothing_is_placed_on_scorched_earth() -> None:
    stage = with_sympathy(scene(), 6, 8).warriors("marquise", 6, 3).piece("base_mouse", 9)
    stage.g.scorched = [6, 9]
    play = stage.turn(FOXES)
    assert play.chosen("bots:6.4.3") == [8]
    assert play.placed("bots:6.6.2") == [(8, 1)]


@pytest.mark.law("bots:6.6.3")
def test_the_order_is_discarded_at_the_end() -> None:
    play = evening(scene(), MICE)
    assert play.g.discard == [play.told("discard-order")[0]["card"]]
    assert play.g.order == -1
    assert play.g.active == 1


@pytest.mark.law("bots:6.6.1", "bots:C-6.easy", "bots:C-6.challenging", "bots:C-6.nightmare")
@pytest.mark.parametrize(
    ("level", "warriors", "organises"),
    [
        ("easy", 3, False),
        ("easy", 4, True),
        ("normal", 2, False),
        ("normal", 3, True),
        ("challenging", 1, False),
        ("challenging", 2, True),
        ("nightmare", 1, False),
        ("nightmare", 2, True),
    ],
)
def test_the_difficulty_says_how_many_warriors_organise(level: str, warriors: int, organises: bool) -> None:
    stage = scene(difficulty={"alliance": level}).piece("base_fox", 8).warriors(BOT, 8, warriors)
    play = evening(stage, FOXES)
    assert bool(play.told("bot-organises")) == organises
    assert play.warriors(BOT, 8) == (1 if organises else warriors + 1)


@pytest.mark.law("bots:C-6.nightmare")
@pytest.mark.parametrize(("level", "points"), [("challenging", 0), ("nightmare", 1)])
def test_a_nightmare_scores_a_point_at_the_end_of_evening(level: str, points: int) -> None:
    assert evening(scene(difficulty={"alliance": level}), FOXES).score(BOT) == points


# ------------------------------------------------------------------------------------------------------------- together


@pytest.mark.law("bots:3.5", "bots:6.5.2")
def test_in_a_cooperative_game_other_bots_do_not_count_for_a_revolt_but_leave_with_the_rest() -> None:
    stage = with_sympathy(scene("bot:marquise", cooperative=True), 6, 8)
    stage.warriors("bot:marquise", 6, 5).warriors("eyrie", 8, 1).warriors("bot:marquise", 8, 2).piece("sawmill", 8)
    play = daylight(stage, BIRDS)
    assert play.chosen("bots:6.5.2") == [8]
    assert play.warriors("eyrie", 8) == play.warriors("bot:marquise", 8) == play.pieces("sawmill", 8) == 0


@pytest.mark.law("bots:3.5", "bots:6.5.1", "bots:6.2.5")
def test_in_a_cooperative_game_other_bots_do_not_count_for_sympathy_but_their_warriors_are_martial_law() -> None:
    stage = with_sympathy(scene("bot:marquise", cooperative=True), 2)
    play = daylight(stage.warriors("bot:marquise", 5, 3).warriors("eyrie", 10, 1), "better_burrow_bank")
    assert spread_to(play) == [5]
    assert play.told("martial-law", "bots:6.2.5")


@pytest.mark.law("bots:6.4.3", "bots:7.2.1.I", "root:9.2.2")
def test_a_pawn_counts_as_a_piece_but_no_revolt_removes_it() -> None:
    stage = with_sympathy(scene("vagabond"), 6, 8).character("vagabond", "thief").pawn("vagabond", 8)
    play = stage.turn(FOXES)
    assert play.chosen("bots:6.4.3") == [8]
    assert play.g.pawn[stage.seat("vagabond")] == 8
    assert play.pieces("base_fox", 8) == 1


@pytest.mark.plain
@pytest.mark.law("bots:6.4.3", "bots:7.2.1.I")
def test_a_faction_that_minds_being_driven_out_is_told_of_the_revolt(monkeypatch: pytest.MonkeyPatch) -> None:
    stage = with_sympathy(scene("vagabond"), 8).character("vagabond", "thief").pawn("vagabond", 8)
    told: list[int] = []

    def driven_out(g: Root, me: int) -> Rule[None]:
        told.append(me)
        yield from ()

    monkeypatch.setattr(PLAYED[VAGABOND], "driven_out", driven_out)
    stage.turn(FOXES)
    assert told == [stage.seat("vagabond")]


@pytest.mark.law("bots:6.4.3", "root:6.2.3")
def test_people_are_asked_about_what_follows_a_revolt() -> None:
    stage = with_sympathy(scene(), 6).warriors("marquise", 6, 2).piece("keep", 1).hand("marquise", "anvil")
    play = stage.turn(FOXES)
    assert play.asked == ("marquise", "hospital")
    play.choose("hospital", "anvil")
    assert play.warriors("marquise", 1) == 2
    assert play.pieces("base_fox", 6) == 1


# ------------------------------------------------------------------------------------------------------ what people see


@pytest.mark.parametrize("lang", LANGUAGES)
def test_its_sheet_shows_bases_sympathy_points_and_warriors_to_organise(lang: str) -> None:
    stage = with_sympathy(scene(traits={"alliance": ["wildfire"]}), 2, 5).piece("base_rabbit", 5)
    play = stage.start("bot.alliance.evening")
    words = Words(GAME, lang, play.g)
    text = words.text
    board = next(
        sheet for sheet in sheets(play.table.view(1), words) if sheet.title == text.say("bot-alliance", "title")
    )
    state = dict(board.rows)
    assert state[text.say("sheet-traits")] == text.say("trait-alliance-wildfire")
    assert state[text.say("sheet-bases")] == text.say("piece-base_rabbit")
    assert state[text.say("sheet-sympathy")] == "3"
    assert state[text.say("sheet-next-sympathy")] == "1"
    assert "3" in state[text.say("sheet-organise-at")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turn_can_be_read(lang: str) -> None:
    stage = with_sympathy(scene(traits={"alliance": ["wildfire", "steadfast"]}), 2, 5).piece("base_rabbit", 5)
    play = stage.warriors(BOT, 5, 3).warriors("marquise", 2, 3).turn(BIRDS)
    words = Words(GAME, lang, play.g)
    assert play.table.journal is not None
    assert all(words.line(line) for line in play.table.journal.lines)
