"""8 The Logical Lizards: the example turn of the rulebook, abilities, set-up and conspiracies."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import Table
from ludex.games.root.bots.lizards.rules import BOARD
from ludex.games.root.game import GAME
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import BIRD, FOX, MOUSE, NAME_OF, RABBIT
from ludex.games.root.printed.maps import CLEARINGS, MAPS, NO_SUIT, ROWS
from ludex.games.root.printed.pieces import GARDENS, SAWMILL, WORKSHOP
from ludex.games.root.rules.losses import drive_out
from ludex.games.root.setup import by_suit
from ludex.games.root.state import NOBODY, Root
from ludex.kit.maps import neighbours
from tests.root.stage import Play, Stage

BOT = "bot:lizards"
CONVERT, CRUSADE, SECOND_CONVERT, SECOND_CRUSADE, SANCTIFY = range(5)
"""Spaces of the conspiracy track."""
FOXES = ("anvil", "root_tea_fox", "protection_racket")
MICE = ("sword", "investments", "mouse_in_a_sack")


def scene(*seats: str, **options: Any) -> Stage:
    """The bot's turn; the Eyrie come next and stop the play, as they must add to their decree."""
    stage = Stage(BOT, "eyrie", *(seats or ("marquise",)), active=BOT, **options).leader("commander")
    stage.g.conspiracy = SANCTIFY
    return stage


def plotting(*seats: str, acolytes: int, last: int, souls: tuple[str, ...] = FOXES, **options: Any) -> Stage:
    """Birdsong is near: so many acolytes, the marker on the space of the last conspiracy, foxes ordered."""
    stage = scene(*seats, **options).acolytes(acolytes).lost_souls(*souls)
    stage.g.conspiracy = last
    return stage


def conspired(play: Play) -> list[str]:
    """What became of the marker's steps, in order."""
    assert play.table.journal is not None
    words = ("conspire-", "cannot-")
    return [line.message for line in play.table.journal.lines if line.message.startswith(words)]


def names(cards: list[int]) -> list[str]:
    return [NAME_OF[card] for card in cards]


# ----------------------------------------------------------------------------------------------------- the example turn


@pytest.mark.law("bots:8.4.1", "bots:8.4.2", "bots:8.4.2.I", "bots:8.4.2.I.A", "bots:8.4.2.II", "bots:8.4.2.III")
@pytest.mark.law("bots:8.4.2.III.A", "bots:8.5", "bots:8.5.1", "bots:8.5.1.I", "bots:8.5.2", "bots:C-8.easy")
@pytest.mark.law("bots:8.2.2", "bots:2.1", "bots:2.3", "bots:2.4", "bots:2.7")
def test_example_some_rounds_have_passed() -> None:
    """The clearings of the example fit no printed map, so suits are laid out by hand on the Lake map, whose slots do.

    The example begins with four acolytes, lets both crusaders' clearings lose warriors (later neither has two left) and
    spends four acolytes until none is left. By 8.2.2 each of those battles brings an acolyte, so that the same turn
    begins with two. The third ritual is missing in our copy of the rulebook; here it is a mouse."""
    stage = Stage(BOT, "marquise", "alliance", active=BOT, map="lake", difficulty={"lizards": "easy"})
    foxes, mice = (3, 7, 9, 10), (4, 8, 11, 12)
    stage.g.suits = (NO_SUIT, *(FOX if c in foxes else MOUSE if c in mice else RABBIT for c in CLEARINGS))
    stage.g.of_suit = by_suit(stage.g.suits)
    stage.score("alliance", 9).score("marquise", 6)
    stage.warriors(BOT, 8, 2).warriors("marquise", 8, 3).piece("sawmill", 8)
    stage.warriors(BOT, 12, 2).warriors("alliance", 12, 1).warriors("marquise", 12, 1)
    stage.piece("workshop", 4).warriors("alliance", 4, 1)
    stage.piece("recruiter", 10).warriors("marquise", 10, 1).piece("sawmill", 7).piece("recruiter", 9)
    stage.warriors(BOT, 2, 2)
    stage.lost_souls("investments", "sword", "root_tea_fox", "mouse_in_a_sack", "armorers", "anvil").acolytes(2)
    play = stage.turn("royal_claim", conspiracy=SECOND_CONVERT).roll(1, 1).roll(1, 1)

    # One bird, two foxes and three mice are lost souls: mice are ordered.
    (order,) = play.told("order-of-souls", "bots:8.4.1")
    assert (order["suit"], order["birds"], order["foxes"], order["mice"]) == (MOUSE, 1, 2, 3)
    # The marker comes to Crusade: battles in both mouse clearings with two warriors of the bot, 8 before 12; in 12 with
    # the Alliance, who have more points than the Marquise.
    assert conspired(play)[0] == "conspire-crusade"
    assert play.fought() == [(8, "marquise"), (12, "alliance")]
    (choice,) = [about for about in play.told("choose-player", "bots:8.4.2.II") if about["other"] == 2]
    assert ("most", "points", 9, []) in choice["why_player"]
    # It has carried out four conspiracies, each for an acolyte.
    assert len(play.told("cult-spend")) == 4
    # Second, Sanctify: the Alliance have most points but no building, so it is the Marquise; of the mouse clearings
    # with her buildings, 8 and 4, there are fewer enemy warriors in 4. Her workshop scores a point.
    assert conspired(play)[1] == "conspire-sanctify"
    (choice,) = play.told("choose-player", "bots:8.4.2.III")
    assert choice["other"] == 1
    assert ("passed", 2, "bots:8.4.2.III", "lizards-nothing-to-sanctify", {}) in choice["why_player"]
    (choice,) = play.told("choose-clearing", "bots:8.4.2.III")
    assert choice["clearing"] == 4
    assert ("fewest", "enemy-warriors", 1, []) in choice["why_clearing"]
    assert play.told("sanctify", "bots:8.4.2.III") == [{"who": 0, "piece": WORKSHOP, "clearing": 4}]
    assert play.told("score")[0] == {"who": 0, "points": 1, "total": 1}
    assert (play.pieces("workshop", 4), play.pieces("garden_mouse", 4)) == (0, 1)
    # Third, Convert: the Alliance have most points; their warrior in mouse clearing 4 is converted.
    assert conspired(play)[2] == "conspire-convert"
    first, second = play.told("convert", "bots:8.4.2.I")
    assert first == {"who": 0, "victim": 2, "clearing": 4}
    # Fourth, Crusade again: no mouse clearing has two warriors of the bot any more. No acolyte is spent.
    assert conspired(play)[3] == "cannot-crusade"
    # Then Convert: the Alliance have no warriors in mouse clearings, the Marquise comes next; in 8 there are more enemy
    # buildings than in 12. The last acolyte is gone.
    assert conspired(play)[4:] == ["conspire-convert"]
    assert second == {"who": 0, "victim": 1, "clearing": 8}
    choice = play.told("choose-player", "bots:8.4.2.I")[1]
    assert ("passed", 2, "bots:8.4.2.I", "lizards-nobody-to-convert", {}) in choice["why_player"]
    choice = play.told("choose-clearing", "bots:8.4.2.I")[1]
    assert ("most", "enemy-buildings", 1, []) in choice["why_clearing"]
    assert play.told("no-conspiracy") == []
    # Daylight, three rituals on easy. A fox: of the two fox clearings with an open slot, 3 and 10, there are more enemy
    # buildings in 10. The bot does not rule it: no garden.
    assert names([about["card"] for about in play.told("soul-revealed", "bots:8.5")]) == [
        "anvil",
        "armorers",
        "mouse_in_a_sack",
    ]
    choice = play.told("choose-clearing", "bots:8.5.1")[0]
    assert choice["clearing"] == 10
    assert ("if-possible", "has-free-slot", True, [3]) in choice["why_clearing"]
    assert ("most", "enemy-buildings", 1, []) in choice["why_clearing"]
    assert play.placed("bots:8.5.1")[0] == (10, 1)
    assert play.told("garden-not-ruled") == [{"who": 0, "clearing": 10}]
    # A bird: most of its warriors are in 8 and 2, and 2 has the higher priority. One from there becomes an acolyte, and
    # the bird is discarded.
    (choice,) = play.told("choose-clearing", "bots:8.5.2")
    assert choice["clearing"] == 2
    assert ("most", "your-warriors", 2, [8]) in choice["why_clearing"]
    assert (play.warriors(BOT, 2), play.warriors(BOT, 8), play.g.acolytes) == (1, 2, 1)
    assert "armorers" in names(play.g.discard)


# -------------------------------------------------------------------------------------------------------- 8.2 abilities


@pytest.mark.law("bots:8.1", "bots:8.2.1")
def test_a_garden_rules_whoever_else_is_there_even_the_eyrie() -> None:
    stage = scene().piece("garden_fox", 8).warriors("eyrie", 8, 5).piece("roost", 8)
    assert stage.g.ruler[8] == 0
    assert scene().warriors(BOT, 8, 1).warriors("eyrie", 8, 1).g.ruler[8] == 1


def attacked(stage: Stage, clearing: int) -> Play:
    """The Marquise attacks the bot on her turn, and goes on with it afterwards."""
    stage.g.active = stage.seat("marquise")
    return stage.start("marquise.action", actions_left=3).choose("battle", clearing, BOT)


@pytest.mark.law("bots:8.2.2")
@pytest.mark.parametrize(("warriors", "acolytes"), [(1, 1), (2, 1), (0, 0)])
def test_one_of_the_warriors_lost_in_a_battle_becomes_an_acolyte(warriors: int, acolytes: int) -> None:
    stage = scene().warriors(BOT, 8, 2).warriors("marquise", 8, 3)
    play = attacked(stage, 8).roll(warriors, 0)
    assert play.warriors(BOT, 8) == 2 - warriors
    assert (play.g.acolytes, play.g.supply[0]) == (acolytes, 23 + warriors - acolytes)


@pytest.mark.law("bots:8.2.2")
def test_revenge_comes_on_its_own_turn_too_and_once_for_each_battle() -> None:
    stage = plotting(acolytes=1, last=CONVERT).warriors(BOT, 6, 3).warriors(BOT, 8, 3)
    stage.warriors("eyrie", 6, 3).warriors("eyrie", 8, 3)
    play = stage.start("bot.lizards.birdsong").roll(2, 2)
    assert play.told("cult-revenge", "bots:8.2.2") == [{"who": 0, "count": 1}]
    assert play.g.acolytes == 2
    play.roll(1, 1)
    assert len(play.told("cult-revenge")) == 2


@pytest.mark.law("bots:8.2.2", "bots:C-7.marksman")
def test_a_hit_before_the_roll_and_the_roll_remove_warriors_twice() -> None:
    traits = {"vagabot": ["marksman", "adventurer"]}  # a single battle
    stage = Stage("bot:vagabot", "eyrie", BOT, active="bot:vagabot", traits=traits).warriors(BOT, 8, 4)
    stage.pawn("bot:vagabot", 8).character("bot:vagabot", "thief").belongings("bot:vagabot", *["torch"] * 4)
    play = stage.turn("better_burrow_bank").roll(1, 0)
    assert (play.warriors(BOT, 8), play.g.acolytes) == (2, 2)


@pytest.mark.law("bots:8.2.2")
def test_one_effect_in_several_clearings_brings_one_acolyte() -> None:
    stage = scene().warriors(BOT, 8, 2).warriors(BOT, 6, 3)
    for _ in drive_out(stage.g, 1, (6, 8)):
        raise AssertionError("nobody is asked anything")
    assert (stage.g.acolytes, stage.g.supply[0]) == (1, 24)


@pytest.mark.law("bots:8.2.2", "1.1.3")
def test_revenge_is_no_effect_that_somebody_has_to_order() -> None:
    stage = scene("marquise").piece("keep", 1).warriors("marquise", 8, 2).warriors(BOT, 8, 2)
    play = attacked(stage.hand("marquise", "anvil"), 8).roll(1, 1)
    assert play.asked == ("marquise", "hospital")
    assert play.g.acolytes == 1


@pytest.mark.law("bots:8.2.3")
@pytest.mark.parametrize(
    ("souls", "left", "discarded"),
    [(("sword", "anvil", "armorers"), ["sword"], ["armorers", "anvil"]), (("sword",), [], ["sword"]), ((), [], [])],
)
def test_a_card_from_the_top_is_discarded_for_each_garden_lost(
    souls: tuple[str, ...], left: list[str], discarded: list[str]
) -> None:
    stage = scene().piece("garden_fox", 8, 2).warriors("marquise", 8, 3).lost_souls(*souls)
    play = attacked(stage, 8).roll(1, 0)  # another hit for having no defenders
    assert play.g.built[0][8] == 0
    assert (names(play.g.lost_souls), names(play.g.discard)) == (left, discarded)


@pytest.mark.law("bots:8.2.3", "3.3.3")
def test_a_dominance_card_lost_with_a_garden_lies_beside_the_board() -> None:
    stage = scene().piece("garden_fox", 8).lost_souls("dominance_mouse")
    for _ in drive_out(stage.g, 1, (8,)):
        raise AssertionError("nobody is asked anything")
    assert (names(stage.g.available), stage.g.lost_souls, stage.g.discard) == (["dominance_mouse"], [], [])


@pytest.mark.law("bots:8.2.4")
def test_what_anyone_spends_is_a_lost_soul_that_all_may_see() -> None:
    stage = scene("marquise").warriors("marquise", 8, 1).piece("sawmill", 8).hand("marquise", "anvil", "dominance_fox")
    stage.g.active = 2
    play = stage.start("marquise.action", actions_left=3).choose("overwork", 8, "dominance_fox")
    assert names(play.g.lost_souls) == ["dominance_fox"]
    assert (play.g.discard, play.g.available) == ([], [])
    assert names(play.table.view(1).board.lost_souls) == ["dominance_fox"]


# ----------------------------------------------------------------------------------------------------------- 8.3 set-up


def new_game(seed: int, map: str, *others: str) -> Root:
    state = Table.new(GAME, {"seats": [BOT, *others], "map": map, "first": 1}, seed).state
    assert isinstance(state, Root)
    return state


@pytest.mark.law("bots:8.3.1", "bots:8.3.2", "bots:8.3.3", "bots:8.3.4", "bots:8.3.5")
@pytest.mark.parametrize("map", ["autumn", "winter", "lake", "mountain"])
def test_set_up(map: str) -> None:
    corners = set()
    for seed in range(24):
        g = new_game(seed, map, "alliance")
        (corner,) = (clearing for clearing in CLEARINGS if g.built[0][clearing])
        corners.add(corner)
        near = neighbours([*MAPS[g.map].paths, *MAPS[g.map].closed], ROWS)[corner]
        assert g.homes == [corner]
        assert g.pieces[GARDENS[g.suits[corner]]][corner] == 1
        assert [g.warriors[0][c] for c in CLEARINGS] == [4 if c == corner else int(c in near) for c in CLEARINGS]
        assert g.supply[0] == 25 - 4 - len(near)
        assert sorted(g.left[garden] for garden in GARDENS) == [4, 5, 5]
        assert BOARD.conspiracies[g.conspiracy] == "sanctify"
        assert len(g.lost_souls) == 3
        assert (g.acolytes, g.hands[0]) == (0, [])
    assert corners == set(MAPS[g.map].corners)


@pytest.mark.law("bots:8.3.2")
def test_it_starts_opposite_another_home_if_it_can() -> None:
    for seed in range(12):
        g = new_game(seed, "autumn", "bot:marquise")
        keep, corner = g.homes
        assert corner == MAPS[g.map].opposite[keep]


@pytest.mark.law("bots:8.3.5")
def test_lost_souls_lie_as_they_were_drawn() -> None:
    stage = Stage(BOT, "riverfolk", active=BOT).top_of_deck("anvil", "sword", "armorers")
    stage.g.homes = [1, 2, 4]
    play = stage.start("setup.factions")
    assert names(play.g.lost_souls) == ["anvil", "sword", "armorers"]
    assert names([about["card"] for about in play.told("soul-added", "bots:8.3.5")]) == ["anvil", "sword", "armorers"]


# --------------------------------------------------------------------------------------------------------- 8.4.1 order


@pytest.mark.law("bots:8.4", "bots:8.4.1", "bots:2.7")
@pytest.mark.parametrize(
    ("souls", "suit", "message"),
    [
        (("anvil", "sword", "root_tea_fox"), FOX, "order-of-souls"),
        (("anvil", "armorers", "sappers"), BIRD, "order-of-souls"),
        (("anvil", "armorers", "sword", "investments", "sappers"), BIRD, "order-of-tied-souls"),
        (("anvil", "root_tea_fox", "sword", "investments", "armorers"), BIRD, "order-of-tied-souls"),
        ((), BIRD, "order-of-tied-souls"),
        (("dominance_rabbit",), RABBIT, "order-of-souls"),
    ],
)
def test_the_most_common_suit_is_ordered_and_birds_where_several_are(
    souls: tuple[str, ...], suit: int, message: str
) -> None:
    play = scene().lost_souls(*souls).turn()
    (told,) = play.told(message, "bots:8.4.1")
    assert told["suit"] == suit
    assert play.told("order") == []  # no card is drawn for it
    assert (play.g.order, play.g.order_suit) == (NOBODY, NOBODY)  # the turn is over


# -------------------------------------------------------------------------------------------------- 8.4.2 conspiracies


@pytest.mark.law("bots:8.4.2")
def test_without_acolytes_the_marker_stays() -> None:
    play = plotting(acolytes=0, last=CONVERT).warriors(BOT, 8, 2).warriors("eyrie", 8, 2).turn()
    assert conspired(play) == []
    assert play.told("no-conspiracy") == []
    assert play.g.conspiracy == CONVERT


@pytest.mark.law("bots:8.4.2")
def test_with_nothing_possible_acolytes_and_marker_stay() -> None:
    stage = plotting(acolytes=3, last=SANCTIFY).warriors(BOT, 8, 1)
    play = stage.warriors("eyrie", 9, 2).piece("roost", 9).start("bot.lizards.birdsong")
    assert play.told("no-conspiracy", "bots:8.4.2") == [{"who": 0, "count": 3}]
    assert conspired(play) == []
    assert (play.g.conspiracy, play.g.acolytes) == (SANCTIFY, 3)


@pytest.mark.law("bots:8.4.2")
def test_an_impossible_conspiracy_costs_nothing_and_the_marker_wraps_around() -> None:
    stage = plotting(acolytes=2, last=SECOND_CRUSADE).warriors("eyrie", 8, 3)
    play = stage.turn()
    assert conspired(play) == ["cannot-sanctify", "conspire-convert", "cannot-crusade", "conspire-convert"]
    assert (play.g.conspiracy, play.g.acolytes, play.warriors("eyrie", 8)) == (SECOND_CONVERT, 0, 1)


@pytest.mark.law("bots:8.4.2")
def test_an_acolyte_gained_in_a_crusade_serves_for_another_conspiracy() -> None:
    stage = plotting(acolytes=1, last=CONVERT).warriors(BOT, 8, 2).warriors("eyrie", 8, 2)
    play = stage.turn().roll(1, 1)
    assert conspired(play) == ["conspire-crusade", "conspire-convert"]
    assert (play.warriors("eyrie", 8), play.g.acolytes) == (0, 0)


@pytest.mark.law("bots:8.4.2")
def test_a_spent_acolyte_goes_to_the_supply() -> None:
    play = plotting(acolytes=1, last=SANCTIFY, souls=FOXES[:0]).warriors("eyrie", 8, 1).turn()
    assert play.told("cult-spend", "bots:8.4.2") == [{"who": 0, "count": 1}]
    assert (play.g.supply[0], play.warriors(BOT, 8)) == (24, 1)


# ------------------------------------------------------------------------------------------------------ 8.4.2.I convert


@pytest.mark.law("bots:8.4.2.I", "bots:2.2")
@pytest.mark.parametrize(("eyrie", "marquise", "victim"), [(5, 4, "eyrie"), (4, 5, "marquise"), (5, 5, "marquise")])
def test_convert_takes_the_enemy_with_most_points_then_by_priority(eyrie: int, marquise: int, victim: str) -> None:
    stage = plotting(acolytes=1, last=SANCTIFY).score("eyrie", eyrie).score("marquise", marquise)
    play = stage.warriors("eyrie", 8, 1).warriors("marquise", 8, 1).turn()
    assert play.told("convert") == [{"who": 0, "victim": stage.seat(victim), "clearing": 8}]
    assert play.warriors("eyrie", 8) + play.warriors("marquise", 8) == 1
    assert play.warriors(victim, 8) == 0


@pytest.mark.law("bots:8.4.2.I", "bots:8.4.2.I.A", "bots:2.1")
def test_the_player_is_chosen_before_the_clearing_and_ties_go_by_enemy_buildings() -> None:
    stage = plotting(acolytes=1, last=SANCTIFY).score("eyrie", 1)
    stage.piece("sawmill", 8).piece("workshop", 8).warriors("marquise", 8, 2)  # more buildings, fewer points
    stage.warriors("eyrie", 1, 1).warriors("eyrie", 6, 1).piece("sawmill", 6).warriors("eyrie", 9, 4)
    play = stage.turn()
    assert play.chosen("bots:8.4.2.I") == [6]
    assert play.warriors(BOT, 6) == 1


@pytest.mark.law("bots:8.4.2.I", "bots:2.3", "bots:4.2.1")
def test_nobody_is_converted_at_the_keep() -> None:
    stage = plotting(acolytes=1, last=SANCTIFY).piece("keep", 6).score("marquise", 5)
    stage.warriors("marquise", 6, 3).warriors("eyrie", 6, 2).warriors("eyrie", 8, 1)
    play = stage.turn()
    # The Marquise has warriors only at her keep; of the Eyrie's, those at the keep are out of reach.
    assert play.told("convert") == [{"who": 0, "victim": 1, "clearing": 8}]


@pytest.mark.law("bots:8.4.2.I", "bots:8.4.2")
def test_without_a_warrior_in_the_supply_nobody_is_converted() -> None:
    stage = plotting(acolytes=2, last=SANCTIFY).warriors(BOT, 2, 23).warriors("eyrie", 8, 3)
    play = stage.start("bot.lizards.birdsong")
    assert play.told("no-conspiracy") == [{"who": 0, "count": 2}]
    stage = plotting(acolytes=2, last=SANCTIFY).warriors(BOT, 2, 23).warriors("eyrie", 8, 3).piece("roost", 12)
    play = stage.start("bot.lizards.birdsong")
    # An acolyte spent on another conspiracy is back in the supply.
    assert conspired(play)[-2:] == ["conspire-sanctify", "conspire-convert"]


@pytest.mark.law("bots:8.4.2.I", "bots:3.5")
def test_in_a_cooperative_game_bots_leave_each_other_alone() -> None:
    stage = plotting("bot:marquise", acolytes=3, last=SANCTIFY, cooperative=True)
    stage.score("bot:marquise", 9).warriors("bot:marquise", 8, 2).piece("sawmill", 8).warriors(BOT, 8, 2)
    play = stage.start("bot.lizards.birdsong")
    assert (conspired(play), play.g.acolytes) == ([], 3)


# ----------------------------------------------------------------------------------------------------- 8.4.2.II crusade


@pytest.mark.law("bots:8.4.2.II", "bots:2.4")
def test_a_crusade_fights_wherever_two_warriors_stand_against_most_points() -> None:
    stage = plotting(acolytes=1, last=CONVERT).score("eyrie", 3)
    stage.warriors(BOT, 1, 1).warriors("eyrie", 1, 1)  # one warrior alone
    stage.warriors(BOT, 12, 2).warriors("marquise", 12, 3)
    stage.warriors(BOT, 8, 2).warriors("marquise", 8, 3).piece("roost", 8)
    stage.warriors(BOT, 6, 2)  # nobody to fight
    stage.warriors(BOT, 9, 3).warriors("eyrie", 9, 1)  # not ordered
    play = stage.turn().roll(0, 0).roll(0, 0)
    assert play.fought() == [(8, "eyrie"), (12, "marquise")]
    assert len(play.told("cult-spend")) == 1


@pytest.mark.law("bots:8.4.2.II", "bots:2.7")
def test_an_order_of_birds_orders_every_clearing() -> None:
    stage = plotting(acolytes=1, last=CONVERT, souls=()).warriors(BOT, 9, 2).warriors("eyrie", 9, 1)
    play = stage.warriors(BOT, 3, 2).warriors("eyrie", 3, 1).turn().roll(0, 0).roll(0, 0)
    assert play.fought() == [(3, "eyrie"), (9, "eyrie")]


# --------------------------------------------------------------------------------------------------- 8.4.2.III sanctify


@pytest.mark.law("bots:8.4.2.III", "bots:8.4.2.III.A")
def test_sanctify_takes_a_building_of_most_points_where_enemy_warriors_are_fewer() -> None:
    stage = plotting(acolytes=1, last=SECOND_CRUSADE, souls=()).score("marquise", 2)
    stage.piece("sawmill", 1).warriors("marquise", 1, 1).warriors("eyrie", 1, 1)
    stage.piece("workshop", 8).warriors("marquise", 8, 1)
    stage.piece("roost", 12)  # no warriors, but fewer points
    play = stage.turn()
    assert play.told("sanctify") == [{"who": 0, "piece": WORKSHOP, "clearing": 8}]
    assert (play.pieces("workshop", 8), play.pieces("garden_fox", 8), play.g.ruler[8]) == (0, 1, 0)
    assert play.told("score")[0] == {"who": 0, "points": 1, "total": 1}


@pytest.mark.law("bots:8.4.2.III")
def test_under_a_bird_order_the_garden_is_of_the_printed_suit() -> None:
    play = plotting(acolytes=1, last=SECOND_CRUSADE, souls=()).piece("sawmill", 9).turn()
    assert play.pieces("garden_mouse", 9) == 1


@pytest.mark.law("bots:8.4.2.III", "bots:1.2.1")
def test_one_of_several_buildings_is_taken_at_random() -> None:
    for place, kind in ((0, SAWMILL), (1, WORKSHOP)):
        stage = plotting(acolytes=1, last=SECOND_CRUSADE).piece("sawmill", 8).piece("workshop", 8)
        play = stage.turn()
        assert play.asked == ("chance", "at-random")
        play.choose("draw", place)
        assert play.told("sanctify") == [{"who": 0, "piece": kind, "clearing": 8}]


@pytest.mark.law("bots:8.4.2.III", "bots:2.3")
def test_without_a_garden_of_the_suit_and_at_the_keep_nothing_is_sanctified() -> None:
    stage = plotting(acolytes=1, last=SECOND_CRUSADE, souls=()).score("marquise", 3)
    stage.piece("garden_fox", 8, 2).piece("garden_fox", 12).piece("garden_fox", 6).piece("garden_fox", 1)
    stage.g.free[8] += 1  # a fox clearing with room for the sawmill too
    stage.piece("sawmill", 8).piece("keep", 4).piece("workshop", 4).piece("recruiter", 11)
    play = stage.turn()
    (choice,) = play.told("choose-clearing", "bots:8.4.2.III")
    assert choice["clearing"] == 11
    assert ("passed", 8, "2.5", "cult-no-garden-left", {}) in choice["why_clearing"]
    assert ("passed", 4, "6.2.2", "keep", {}) in choice["why_clearing"]


@pytest.mark.law("bots:8.4.2.III", "8.2.4")
def test_what_follows_the_loss_of_a_base_follows_a_sanctified_one() -> None:
    stage = plotting("alliance", acolytes=1, last=SECOND_CRUSADE, souls=()).piece("base_fox", 8).supporters("sappers")
    stage.officers(2)
    play = stage.turn()
    assert (play.pieces("garden_fox", 8), play.g.supporters, play.g.officers) == (1, [], 1)
    assert names([about["card"] for about in play.told("soul-revealed")]) == ["sappers"]  # discarded, so a lost soul


# ------------------------------------------------------------------------------------------------------- 11.8.2 a snare


@pytest.mark.plain
@pytest.mark.law("bots:8.4.2", "bots:11.8.2")
def test_a_conspiracy_that_runs_into_a_snare_costs_an_acolyte_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """No faction with snares is needed to see what the bot makes of one: the first clearing of a try has one."""
    sprung: list[int] = []

    def snare(g: Root, me: int, clearing: int) -> Any:
        yield from ()
        sprung.append(clearing)
        return True

    monkeypatch.setattr("ludex.games.root.bots.lizards.conspiracies.springs_snare", snare)
    stage = plotting(acolytes=2, last=SECOND_CRUSADE, souls=(), traits={"lizards": ["fanatics"]})
    play = stage.warriors("eyrie", 8, 1).piece("roost", 8).start("bot.lizards.birdsong")
    assert conspired(play) == ["conspire-sanctify", "conspire-convert"]
    assert sprung == [8, 8]
    assert (play.warriors("eyrie", 8), play.pieces("roost", 8), play.warriors(BOT, 8)) == (1, 1, 0)
    assert (len(play.told("cult-spend")), play.fought()) == (2, [])


@pytest.mark.law("bots:8.4.2", "bots:8.5.1", "bots:11.8.2")
def test_a_snare_is_gone_once_it_has_stopped_a_conspiracy() -> None:
    stage = plotting("bot:corvids", acolytes=2, last=SANCTIFY).piece("plot", 8).warriors("eyrie", 8, 2)
    snare = BOT_BOARDS.corvids.plots.index("snare")
    stage.g.plot_supply.remove(snare)
    stage.g.plots[8], stage.g.plots_up[8] = snare, 1
    stage.g.snares.append(8)
    play = stage.start("bot.lizards.birdsong")
    assert conspired(play) == ["conspire-convert", "cannot-crusade", "conspire-convert"]
    assert play.told("spring-snare", "bots:11.8.2") == [{"who": 0, "clearing": 8}]
    assert play.told("convert") == [{"who": 0, "victim": 1, "clearing": 8}]
    assert (play.pieces("plot", 8), play.g.snares, play.warriors("eyrie", 8)) == (0, [], 1)
    assert play.g.score[0] == sum(about["points"] for about in play.told("score"))  # none for the snare
