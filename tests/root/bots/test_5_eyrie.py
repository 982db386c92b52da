"""5 The Electric Eyrie, clause by clause, and the example turn of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import Rule, Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.bots import actions
from ludex.games.root.bots.eyrie import rules as eyrie
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import BIRD, FOX, ITEMS, MOUSE, NAME_OF, RABBIT, VIZIERS
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.printed.pieces import ROOST
from ludex.games.root.show.sheets import sheets
from ludex.games.root.state import Root
from tests.root.stage import Play, Stage

BOT = "bot:eyrie"
COLUMN = {"fox": FOX, "mouse": MOUSE, "rabbit": RABBIT, "bird": BIRD}
FILLER = {
    "fox": ("stand_and_deliver", "tax_collector"),
    "mouse": ("codebreakers", "scouting_party"),
    "rabbit": ("better_burrow_bank", "command_warren"),
    "bird": ("armorers", "sappers"),
}


def scene(*others: str, decree: dict[str, int] | None = None, **options: Any) -> Stage:
    """The Eyrie's turn, with this many cards in the columns of the Decree (no viziers unless `viziers` adds them). The
    others hold a card, so that they are asked something when the turn is over."""
    others = others or ("marquise",)
    stage = Stage(BOT, *others, active=BOT, **options)
    for other, card in zip(others, ("royal_claim", "arms_trader"), strict=False):
        stage.hand(other, card)
    for column, count in (decree or {}).items():
        first, second = FILLER[column]
        stage.g.decree[COLUMN[column]] += [stage.take(name) for name in (first, first, second, second)[:count]]
    return stage


def viziers(stage: Stage) -> Stage:
    stage.g.decree[BIRD] += VIZIERS
    return stage


def day(stage: Stage, **fields: Any) -> Play:
    """Daylight and Evening, without a new order card."""
    return stage.start("daylight", **fields)


def decree(play: Play) -> dict[str, list[str]]:
    names = {name: play.g.decree[suit] for name, suit in COLUMN.items()}
    return {name: ["vizier" if card in VIZIERS else NAME_OF[card] for card in row] for name, row in names.items()}


def new_game(seed: int, *seats: str, map: str = "autumn", **options: Any) -> Root:
    state = Table.new(GAME, {"seats": list(seats), "map": map, "first": 0, **options}, seed).state
    assert isinstance(state, Root)
    return state


# ----------------------------------------------------------------------------------------------------- the example turn


@pytest.mark.law("bots:5", "bots:5.4", "bots:5.4.1", "bots:5.4.2", "bots:5.4.3", "bots:5.5", "bots:5.5.1", "bots:5.6")
@pytest.mark.law("bots:5.5.1.I", "bots:5.5.1.I.A", "bots:5.5.1.II", "bots:5.5.1.II.A", "bots:5.5.1.III", "bots:5.5.2")
@pytest.mark.law("bots:5.5.1.III.A", "bots:5.5.1.III.B", "bots:5.5.1.III.C", "bots:2.1", "bots:2.3")
def test_example_a_turn_after_some_rounds() -> None:
    """The Autumn map. The text gives what decides; other numbers are ours: one cat in clearing 8, two each in 11 and
    12, three in 9, and a lone bird in 11, without which there could be no battle there."""
    stage = viziers(scene("marquise", "alliance"))
    stage.g.decree[FOX] += [stage.take("anvil")]
    stage.piece("roost", 8).piece("roost", 3).piece("roost", 7).piece("sympathy", 4)
    stage.warriors(BOT, 8, 1).warriors(BOT, 3, 3).warriors(BOT, 7, 1).warriors(BOT, 11, 1)
    stage.warriors("marquise", 8, 1).warriors("marquise", 9, 3).warriors("marquise", 11, 2).warriors("marquise", 12, 2)
    stage.g.item_supply[ITEMS.index("tea")] = 0
    play = stage.turn("root_tea_rabbit")

    # The order is Root Tea. There is no kettle left, so it is not crafted; it goes to the rabbit column.
    assert [NAME_OF[about["card"]] for about in play.told("order")] == ["root_tea_rabbit"]
    assert play.told("bot-crafts") == []
    assert decree(play)["rabbit"] == ["root_tea_rabbit"]
    # Recruiting from left to right: a warrior for foxes in 8; mice have no card; a warrior for rabbits in 3; two for
    # birds in 8 again, where there are more enemy pieces than in 3 and 7.
    assert play.placed("bots:5.5.1.I") == [(8, 1), (3, 1), (8, 2)]
    assert ("most", "enemy-pieces", 1, []) in play.told("choose-clearing", "bots:5.5.1.I")[2]["why_clearing"]
    # Moves: three from 8 to 4, the only neighbour without a roost, one stays for the one card; three from 3, where most
    # of its warriors are, to 6 with fewer enemy pieces than 11; one from 4, which ties with 6 and has the higher
    # priority, to 12 with fewer enemy pieces than 9, two stay for the two cards.
    assert play.moved() == [(8, 4, 3), (3, 6, 3), (4, 12, 1)]
    assert play.chosen("bots:5.5.1.II") == [8, 4, 3, 6, 4, 12]
    choices = [about["why_clearing"] for about in play.told("choose-clearing", "bots:5.5.1.II")]
    assert ("most", "your-warriors", 4, []) in choices[2]
    assert ("fewest", "enemy-pieces", 0, []) in choices[3]
    assert choices[4][-2:] == [("most", "your-warriors", 3, [6]), ("priority", "highest")]
    assert ("fewest", "enemy-pieces", 2, []) in choices[5]
    # The move to 4 outraged the Alliance, which a person plays: a supporter from the deck.
    assert len(play.g.supporters) == 1
    # The first battle is in 12, where there is no roost: zero and zero.
    assert play.fought() == [(12, "marquise")]
    play.roll(0, 0)
    assert play.warriors("marquise", 12) == 2
    # The second in 4, the only rabbit clearing where it can be: the token goes, for a point and another supporter.
    assert play.fought()[1:] == [(4, "alliance")]
    play.roll(0, 0)
    assert (play.pieces("sympathy", 4), play.score(BOT), len(play.g.supporters)) == (0, 1, 2)
    # For birds again in 12: like 11 without a roost and without defenceless buildings, but of the lowest priority.
    assert play.fought()[2:] == [(12, "marquise")]
    why = play.told("choose-clearing", "bots:5.5.1.III")[2]["why_clearing"]
    assert why[-2:] == [("most", "defenceless-enemy-buildings", 0, [11]), ("priority", "lowest")]
    # Zero and zero, but the longest column deals a hit: a cat falls.
    play.roll(0, 0)
    assert play.warriors("marquise", 12) == 1
    # A roost in 4, which has the highest priority; three points for four roosts.
    assert play.chosen("bots:5.5.2") == [4]
    assert play.pieces("roost", 4) == 1
    assert [about["points"] for about in play.told("score", "bots:5.6")] == [3]
    assert play.score(BOT) == 4
    assert play.g.active == 1


@pytest.mark.law("bots:5.5")
def test_a_turn_can_be_read_in_both_languages() -> None:
    traits = ["nobility", "relentless", "swoop", "war_tax", "focused"]
    setup = {
        "seats": [BOT, "bot:marquise"],
        "first": 0,
        "traits": {"eyrie": traits},
        "difficulty": "nightmare",
    }
    for seed in range(4):
        table = Table.new(GAME, setup, seed)
        assert table.journal is not None
        for lang in LANGUAGES:
            words = Words(GAME, lang, table.state)
            assert all("{" not in words.line(line) for line in table.journal.lines)
            (sheet,) = [sheet for sheet in sheets(table.view(None), words) if sheet.title in EYRIE_TITLES]
            assert len(sheet.rows) == 3 + 1 + 4


EYRIE_TITLES = {GAME.text(lang).say("bot-eyrie", "title") for lang in LANGUAGES}


# ------------------------------------------------------------------------------------------------------------- 5.2, 5.3


@pytest.mark.law("bots:5.1", "bots:5.2", "bots:5.2.1")
def test_lords_of_the_forest_rule_where_they_tie_but_not_where_nobody_is() -> None:
    g = scene().warriors(BOT, 5, 1).warriors("marquise", 5, 1).warriors("marquise", 6, 1).g
    assert (g.ruler[5], g.ruler[6], g.ruler[7]) == (0, 1, -1)


@pytest.mark.law("bots:5.3", "bots:5.3.1", "bots:5.3.2", "bots:5.3.3", "bots:5.3.4")
@pytest.mark.parametrize("map", ["autumn", "winter", "lake", "mountain"])
def test_set_up_opposite_the_keep(map: str) -> None:
    for seed in range(10):
        g = new_game(seed, "alliance", "bot:marquise", BOT, map=map)
        home = MAPS[g.map].opposite[g.keep]
        assert [g.warriors[2][c] for c in CLEARINGS] == [6 * (c == home) for c in CLEARINGS]
        assert g.supply[2] == 20 - 6
        assert (g.pieces[ROOST][home], g.left[ROOST]) == (1, 6)
        assert g.decree == [[], [], [], list(VIZIERS)]


@pytest.mark.law("bots:5.3.2")
def test_without_a_taken_corner_any_will_do() -> None:
    homes = {new_game(seed, "alliance", BOT).homes[0] for seed in range(40)}
    assert homes == set(MAPS[0].corners)


# --------------------------------------------------------------------------------------------------------- 5.4 Birdsong


@pytest.mark.law("bots:5.4.2", "bots:5.4.3")
@pytest.mark.parametrize(
    ("order", "column"),
    [("anvil", "fox"), ("smugglers_trail", "rabbit"), ("sword", "mouse"), ("birdy_bindle", "bird")],
)
def test_the_order_is_crafted_and_joins_the_column_of_its_suit(order: str, column: str) -> None:
    play = scene().piece("roost", 5).warriors(BOT, 9, 1).turn(order)
    assert decree(play) == {name: [order] if name == column else [] for name in COLUMN}
    assert (len(play.told("bot-crafts")), play.score(BOT)) == (1, 2)  # the item, and two roosts
    assert play.g.order == -1


@pytest.mark.law("bots:5.4.3", "bots:2.7")
def test_without_a_card_there_is_no_order_and_nothing_joins_the_decree() -> None:
    stage = scene().piece("roost", 5).warriors(BOT, 9, 1)
    play = stage.start("birdsong", deck=[])
    assert len(play.told("no-order")) == 1
    assert not any(decree(play).values())


@pytest.mark.law("bots:5.4.4", "bots:2.3")
def test_without_a_roost_a_new_one_comes_with_four_warriors_where_there_is_room() -> None:
    # Of the fox clearings 1 is the keep's, 6 is full; 8 comes before 12.
    stage = scene().piece("keep", 1).piece("sawmill", 6)
    play = stage.turn("anvil")
    assert play.chosen("bots:5.4.4") == [8]
    assert play.placed("bots:5.4.4") == [(8, 4)]
    passed = [why for why in play.told("choose-clearing", "bots:5.4.4")[0]["why_clearing"] if why[0] == "passed"]
    assert [why[1:4] for why in passed] == [(1, "6.2.2", "keep"), (6, "2.2.3", "no-slot")]
    assert len(play.told("place", "bots:5.4.4")) == 1


@pytest.mark.law("bots:5.4.4", "bots:5.7")
def test_where_no_ordered_clearing_can_take_a_new_roost_nothing_happens() -> None:
    stage = scene().piece("sawmill", 1).piece("sawmill", 6).piece("workshop", 8, 2).piece("recruiter", 12)
    stage.warriors(BOT, 10, 2)
    play = stage.turn("anvil")
    assert len(play.told("no-new-roost", "bots:5.4.4")) == 1
    assert play.placed("bots:5.4.4") == []
    # No turmoil yet: Daylight goes on, and there is a roost to be built in clearing 10.
    assert play.told("turmoil") == []
    assert play.chosen("bots:5.5.2") == [10]


@pytest.mark.law("bots:5.4.4")
def test_a_new_roost_takes_what_warriors_there_are() -> None:
    stage = scene().warriors(BOT, 5, 18).warriors("marquise", 5, 20)
    play = stage.turn("anvil")
    assert play.placed("bots:5.4.4") == [(1, 2)]


@pytest.mark.law("bots:5.4.4")
def test_while_a_roost_stands_there_is_no_new_one() -> None:
    play = scene().piece("roost", 5).warriors(BOT, 9, 1).turn("anvil")
    assert play.told("place", "bots:5.4.4") == play.told("no-new-roost") == []


# --------------------------------------------------------------------------------------------------- 5.5.1 the Decree


@pytest.mark.law("bots:5.5.1")
def test_all_recruiting_then_all_moves_then_all_battles_fox_mouse_rabbit_bird() -> None:
    play = day(scene(decree={"bird": 1, "rabbit": 1, "mouse": 1, "fox": 1}).piece("roost", 1).warriors(BOT, 5, 1))
    assert play.table.journal is not None
    done = [
        (line.message, line.about["suit_column"])
        for line in play.table.journal.lines
        if line.message in ("column-recruits", "column-moves", "column-battles")
    ]
    order = (FOX, MOUSE, RABBIT, BIRD)
    assert done == [(f"column-{act}", suit) for act in ("recruits", "moves", "battles") for suit in order]


@pytest.mark.law("bots:5.5.1")
def test_a_column_without_cards_does_nothing_and_what_cannot_be_done_is_skipped() -> None:
    play = day(scene(decree={"mouse": 1}).piece("roost", 1).warriors(BOT, 5, 2))
    assert [about["suit_column"] for about in play.told("column-recruits")] == [MOUSE]
    # No mouse clearing with a roost, under its rule, or with somebody to battle: three times skipped.
    for why in ("no-roost-to-recruit", "no-column-move", "no-column-battle"):
        assert play.told(why) == [{"who": 0, "suit_column": MOUSE}]
    assert play.told("turmoil") == []


@pytest.mark.law("bots:5.5.1.I", "bots:5.5.1.I.A", "bots:5.5.1.I.B", "bots:5.5.1.I.C")
@pytest.mark.parametrize(
    ("enemies", "own", "where"),
    [
        ({}, {}, 10),  # lowest priority
        ({3: 1}, {}, 3),  # more enemy pieces
        ({3: 1, 5: 1}, {3: 2, 5: 1}, 5),  # as many, fewer of its own warriors
        ({3: 1, 5: 1}, {3: 1, 5: 1}, 5),  # as many of both, lowest priority
    ],
)
def test_where_it_recruits(enemies: dict[int, int], own: dict[int, int], where: int) -> None:
    stage = scene(decree={"rabbit": 2}).piece("roost", 3).piece("roost", 5).piece("roost", 10).piece("roost", 1)
    for clearing, count in enemies.items():
        stage.warriors("marquise", clearing, count)
    for clearing, count in own.items():
        stage.warriors(BOT, clearing, count)
    play = day(stage.warriors("marquise", 4, 3))
    assert play.placed("bots:5.5.1.I") == [(where, 2)]


@pytest.mark.law("bots:5.5.1.I")
def test_it_recruits_as_many_as_are_left_in_the_supply() -> None:
    stage = scene(decree={"fox": 3, "bird": 2}).piece("roost", 1).warriors(BOT, 5, 19)
    play = day(stage)
    assert play.placed("bots:5.5.1.I") == [(1, 1)]
    assert play.told("turmoil") == []


@pytest.mark.law("bots:5.5.1.I", "bots:2.3")
def test_it_recruits_nothing_at_the_keep() -> None:
    play = day(scene(decree={"fox": 1}).piece("roost", 8).piece("roost", 12).piece("keep", 12))
    assert play.placed("bots:5.5.1.I") == [(8, 1)]


@pytest.mark.law("bots:5.5.1.II", "bots:2.1")
def test_it_moves_from_the_ruled_clearing_with_most_of_its_warriors() -> None:
    stage = scene(decree={"rabbit": 1}).piece("roost", 1)
    stage.warriors(BOT, 3, 5).warriors("marquise", 3, 6)  # most, but not under its rule
    stage.warriors(BOT, 4, 3).warriors(BOT, 5, 3).warriors(BOT, 10, 2).warriors(BOT, 6, 4)
    play = day(stage)
    # Of 4 and 5 with three warriors each, 4 has the higher priority; clearing 6 is of another suit.
    assert play.chosen("bots:5.5.1.II")[0] == 4
    assert [(origin, count) for origin, _, count in play.moved()] == [(4, 2)]


@pytest.mark.law("bots:5.5.1.II", "bots:8.2.1")
def test_it_does_not_move_from_a_garden_which_it_never_rules() -> None:
    stage = scene("lizards", decree={"rabbit": 1}).piece("roost", 1).piece("garden_rabbit", 5).warriors(BOT, 5, 4)
    play = day(stage.warriors(BOT, 10, 2))
    assert [(origin, count) for origin, _, count in play.moved()] == [(10, 1)]


@pytest.mark.law("bots:5.5.1.II", "bots:5.2.1")
@pytest.mark.parametrize(
    ("cards", "roost", "cats", "left"),
    [
        (1, 0, 0, 1),  # one card; and a clearing without anybody is not ruled
        (3, 0, 0, 3),  # three cards
        (1, 0, 3, 3),  # a tie is enough to rule
        (1, 1, 3, 2),  # the roost counts
        (2, 1, 2, 2),  # one would do to rule, but there are two cards
    ],
)
def test_who_stays_behind(cards: int, roost: int, cats: int, left: int) -> None:
    stage = scene(decree={"mouse": cards}).piece("roost", 1).warriors(BOT, 9, 6).warriors("marquise", 9, cats)
    if roost:
        stage.piece("roost", 9).g.supply[0] = 0  # nobody to recruit
    play = day(stage)
    assert [(origin, count) for origin, _, count in play.moved()] == [(9, 6 - left)]
    assert play.g.ruler[9] == 0


@pytest.mark.law("bots:5.5.1.II", "11.2.7.III")
def test_hired_warriors_help_to_rule_what_is_left() -> None:
    stage = scene("riverfolk", "marquise", decree={"mouse": 1}).piece("roost", 1)
    stage.warriors(BOT, 9, 4).warriors("riverfolk", 9, 1).warriors("marquise", 9, 3)
    stage.g.mercenaries = 0
    assert [(origin, count) for origin, _, count in day(stage).moved()] == [(9, 2)]


@pytest.mark.law("bots:5.5.1.II", "bots:2.3")
def test_where_nobody_can_be_spared_it_moves_from_the_next_clearing() -> None:
    stage = scene(decree={"rabbit": 1}).piece("roost", 1)
    stage.warriors(BOT, 3, 4).warriors("marquise", 3, 4).warriors(BOT, 5, 2).warriors(BOT, 10, 3)
    play = day(stage)
    choice = play.told("choose-clearing", "bots:5.5.1.II")[0]
    assert choice["clearing"] == 10
    assert ("passed", 3, "bots:5.5.1.II", "none-to-spare", {}) in choice["why_clearing"]
    assert [(origin, count) for origin, _, count in play.moved()] == [(10, 2)]


@pytest.mark.law("bots:5.5.1.II", "bots:5.5.1")
def test_if_nobody_can_be_spared_anywhere_there_is_no_move() -> None:
    play = day(scene(decree={"rabbit": 2}).piece("roost", 1).warriors(BOT, 5, 2).warriors(BOT, 10, 1))
    assert play.moved() == []


@pytest.mark.law("bots:5.5.1.II", "bots:5.5.1.II.A", "bots:5.5.1.II.B")
@pytest.mark.parametrize(
    ("roosts", "cats", "target"),
    [
        ((), {}, 10),  # lowest priority of 5, 9 and 10
        ((10,), {9: 1}, 5),  # no roost, fewest enemy pieces
        ((10,), {5: 2, 9: 2}, 9),  # no roost comes first, then lowest priority
        ((5, 9, 10), {10: 1}, 9),  # roosts everywhere: fewest enemy pieces, lowest priority
        ((5, 10), {9: 4}, 9),  # a clearing without a roost, whoever is there
    ],
)
def test_where_it_moves_to(roosts: tuple[int, ...], cats: dict[int, int], target: int) -> None:
    stage = scene(decree={"fox": 1}).warriors(BOT, 1, 3).piece("roost", 2)
    for clearing in roosts:
        stage.piece("roost", clearing)
    for clearing, count in cats.items():
        stage.warriors("marquise", clearing, count)
    assert day(stage).moved() == [(1, target, 2)]


@pytest.mark.law("bots:5.5.1.II", "bots:2.3")
def test_it_does_not_move_to_scorched_earth() -> None:
    stage = scene(decree={"fox": 1}).warriors(BOT, 8, 3).piece("roost", 2).piece("roost", 4)
    # 7 has no roost, but nobody may go there: the neighbour with a roost is left.
    assert day(stage, scorched=[7]).moved() == [(8, 4, 2)]
    stage = scene(decree={"fox": 1}).warriors(BOT, 8, 3).warriors(BOT, 6, 2).piece("roost", 2)
    play = day(stage, scorched=[4, 7])
    why = play.told("choose-clearing", "bots:5.5.1.II")[0]["why_clearing"]
    assert ("passed", 8, "bots:5.5.1.II", "nowhere-to-go", {}) in why
    assert [(origin, count) for origin, _, count in play.moved()] == [(6, 1)]


@pytest.mark.law("bots:5.5.1.III", "bots:5.5.1.III.A", "bots:5.5.1.III.B", "bots:5.5.1.III.C")
def test_where_it_battles() -> None:
    # In 6 there is a roost; in 1 a defenceless sawmill, in 8 a defended one.
    stage = scene("marquise", "alliance", decree={"fox": 3}).piece("roost", 6)
    for clearing in (1, 6, 8, 12):
        stage.warriors(BOT, clearing, 3)
    stage.warriors("marquise", 6, 1).piece("sawmill", 1).piece("sawmill", 8).warriors("marquise", 8, 1)
    stage.warriors("marquise", 12, 1)
    assert day(stage).fought() == [(1, "marquise")]
    # Nothing defenceless: the lowest priority of those without a roost.
    stage = scene(decree={"fox": 3}).piece("roost", 12)
    for clearing in (1, 8, 12):
        stage.warriors(BOT, clearing, 3).warriors("marquise", clearing, 1)
    assert day(stage).fought() == [(8, "marquise")]
    # Only where its roosts are.
    stage = scene(decree={"fox": 3}).piece("roost", 6).piece("roost", 8)
    for clearing in (6, 8):
        stage.warriors(BOT, clearing, 3).warriors("marquise", clearing, 1)
    assert day(stage).fought() == [(8, "marquise")]


@pytest.mark.law("bots:5.5.1.III.B")
def test_tokens_are_no_defenceless_buildings() -> None:
    stage = scene("alliance", "marquise", decree={"fox": 3}).piece("roost", 2)
    stage.warriors(BOT, 6, 3).warriors(BOT, 8, 3).piece("sympathy", 6).warriors("marquise", 8, 2)
    assert day(stage).fought() == [(8, "marquise")]


@pytest.mark.law("bots:5.5.1.III", "bots:5.5.1.III.D", "bots:5.5.1.III.E", "bots:2.2")
@pytest.mark.parametrize(
    ("buildings", "warriors", "points", "defender"),
    [
        ((1, 0), (1, 5), (0, 0), "marquise"),  # most buildings
        ((0, 0), (1, 3), (5, 0), "alliance"),  # none: most pieces
        ((1, 1), (1, 2), (5, 0), "alliance"),  # as many buildings: most pieces
        ((0, 0), (2, 2), (1, 4), "alliance"),  # as many pieces: most points
        ((0, 0), (2, 2), (3, 3), "marquise"),  # all equal: the order of the players
    ],
)
def test_whom_it_battles(
    buildings: tuple[int, int], warriors: tuple[int, int], points: tuple[int, int], defender: str
) -> None:
    stage = scene("alliance", "marquise", decree={"mouse": 3}).warriors(BOT, 2, 3).piece("roost", 5)
    stage.piece("sawmill", 2, buildings[0]).piece("base_mouse", 2, buildings[1])
    stage.warriors("marquise", 2, warriors[0]).warriors("alliance", 2, warriors[1])
    stage.score("marquise", points[0]).score("alliance", points[1])
    assert day(stage).fought() == [(2, defender)]


@pytest.mark.law("bots:5.5.1.III")
@pytest.mark.parametrize(("columns", "hit"), [({"mouse": 3, "bird": 2}, 1), ({"mouse": 3, "fox": 3}, 0)])
def test_an_extra_hit_for_the_column_with_more_cards_than_any_other(columns: dict[str, int], hit: int) -> None:
    stage = scene(decree=columns).warriors(BOT, 2, 3).warriors("marquise", 2, 3).piece("roost", 5)
    play = day(stage)
    assert play.fought() == [(2, "marquise")]
    play.roll(0, 0)
    assert play.warriors("marquise", 2) == 3 - hit


@pytest.mark.law("bots:5.5.1.III")
def test_outside_a_battle_of_the_decree_no_column_counts() -> None:
    stage = scene(decree={"mouse": 3}).warriors(BOT, 2, 3).warriors("marquise", 2, 3).piece("roost", 5)
    play = day(stage).roll(0, 0)
    assert play.g.column == -1
    assert eyrie.ELECTRIC_EYRIE.attack_hits(play.g, 0, 2) == 0
    assert new_game(1, "alliance", BOT).column == -1


@pytest.mark.law("bots:5.5.1.III", "bots:2.8.2")
def test_nobody_ambushes_it() -> None:
    stage = scene(decree={"mouse": 1}).warriors(BOT, 2, 1).warriors("marquise", 2, 1).hand("marquise", "ambush_mouse")
    play = day(stage.piece("roost", 5))
    assert play.asked[0] == "chance"


@pytest.mark.law("bots:3.5", "bots:5.5.1.I.A", "bots:5.5.1.III")
def test_in_a_cooperative_game_it_does_not_count_or_fight_bots() -> None:
    stage = Stage(BOT, "bot:marquise", "alliance", active=BOT, cooperative=True)
    stage.g.decree[MOUSE] += [stage.take("codebreakers")]
    stage.piece("roost", 2).piece("roost", 9).warriors("bot:marquise", 2, 3).warriors("bot:marquise", 9, 2)
    stage.warriors("alliance", 9, 1).warriors(BOT, 2, 3)
    play = day(stage)
    assert play.placed("bots:5.5.1.I") == [(9, 1)]
    assert play.fought() == [(9, "alliance")]


# ------------------------------------------------------------------------------------------------- 5.5.2, 5.6 roosts


@pytest.mark.law("bots:5.5.2", "bots:2.3")
def test_a_roost_goes_to_the_ruled_clearing_of_highest_priority_without_one() -> None:
    stage = scene().piece("roost", 2).warriors(BOT, 2, 1)
    stage.warriors(BOT, 1, 1).piece("sawmill", 1)  # a tie, but no slot
    stage.warriors(BOT, 5, 1).warriors("marquise", 5, 2)  # not under its rule
    play = day(stage.warriors(BOT, 9, 1).warriors(BOT, 12, 4))
    assert play.chosen("bots:5.5.2") == [9]
    assert play.pieces("roost", 9) == 1
    assert ("passed", 1, "2.2.3", "no-slot", {}) in play.told("choose-clearing", "bots:5.5.2")[0]["why_clearing"]


@pytest.mark.law("bots:5.6")
@pytest.mark.parametrize(("roosts", "points"), [(0, 0), (1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6)])
def test_evening_scores_the_roost_track(roosts: int, points: int) -> None:
    stage = scene()
    for clearing in (1, 2, 3, 5, 6, 7, 8)[:roosts]:
        stage.piece("roost", clearing)
    assert stage.start("evening").score(BOT) == points


# ---------------------------------------------------------------------------------------------------------- 5.7 turmoil


@pytest.mark.law("bots:5.7", "bots:5.5.2")
def test_it_falls_into_turmoil_for_whatever_reason_a_roost_cannot_be_placed() -> None:
    nothing_ruled = scene().piece("roost", 2).warriors(BOT, 2, 1)
    no_slot = scene().piece("roost", 2).warriors(BOT, 1, 1).piece("sawmill", 1)
    the_keep = scene().piece("roost", 2).warriors(BOT, 1, 1).piece("keep", 1)
    no_roost_left = scene().warriors(BOT, 12, 3)
    for clearing in (1, 2, 3, 5, 6, 7, 8):
        no_roost_left.piece("roost", clearing)
    for stage in (nothing_ruled, no_slot, the_keep, no_roost_left):
        assert len(day(stage).told("turmoil", "bots:5.7")) == 1


@pytest.mark.law("bots:5.7.1", "bots:5.7.2", "bots:5.7.3", "bots:5.6")
def test_turmoil_costs_a_point_for_every_bird_and_the_whole_decree_but_the_viziers() -> None:
    stage = viziers(scene(decree={"fox": 2, "mouse": 1, "bird": 1})).piece("roost", 3).piece("roost", 5).score(BOT, 10)
    stage.warriors("marquise", 3, 9).warriors("marquise", 5, 9)
    play = day(stage).roll(0, 0)
    assert [about["points"] for about in play.told("lose-points")] == [3]
    assert decree(play) == {"fox": [], "mouse": [], "rabbit": [], "bird": ["vizier", "vizier"]}
    assert sorted(NAME_OF[card] for card in play.g.discard) == ["armorers", "codebreakers", *["stand_and_deliver"] * 2]
    # Evening as usual: two roosts.
    assert play.score(BOT) == 10 - 3 + 1
    assert play.g.active == 1


@pytest.mark.law("bots:5.7.1")
def test_nobody_has_less_than_no_points() -> None:
    play = day(viziers(scene()).piece("roost", 3).warriors("marquise", 3, 9).score(BOT, 1))
    assert play.roll(0, 0).score(BOT) == 0


@pytest.mark.plain
@pytest.mark.law("bots:5.5.2", "bots:5.7", "bots:11.8.2")
def test_a_snare_where_the_roost_should_stand_brings_turmoil(monkeypatch: pytest.MonkeyPatch) -> None:
    def sprung(g: Root, me: int, clearing: int) -> Rule[bool]:
        yield from ()
        return clearing == 9

    monkeypatch.setattr(actions, "springs_snare", sprung)
    play = day(scene().piece("roost", 2).warriors(BOT, 9, 1))
    assert play.pieces("roost", 9) == 0
    assert len(play.told("turmoil")) == 1


@pytest.mark.law("9.5.9", "bots:2.6")
def test_a_defending_bot_is_not_asked_to_enlist_an_arbiter() -> None:
    stage = Stage(BOT, "marquise", "vagabond", active="marquise").character("vagabond", "arbiter").pawn("vagabond", 8)
    stage.warriors(BOT, 8, 2).warriors("marquise", 8, 2).belongings("vagabond", "sword")
    play = stage.start("marquise.action", actions_left=3).choose("battle", 8, BOT)
    assert play.asked[0] == "chance"
    assert play.score("vagabond") == 0


@pytest.mark.law("bots:5.5.1.III")
def test_made_to_attack_by_a_vagrant_it_deals_no_extra_hit() -> None:
    stage = Stage(BOT, "marquise", "vagabond", active="vagabond").character("vagabond", "vagrant").pawn("vagabond", 8)
    stage.warriors(BOT, 8, 2).warriors("marquise", 8, 2).belongings("vagabond", "torch", "sword")
    viziers(stage)
    play = stage.start("vagabond.daylight", column=-1).choose("instigate", BOT, "marquise").roll(0, 0)
    assert play.warriors("marquise", 8) == 2
