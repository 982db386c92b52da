"""H-1 to H-5: terms, set-up, the round, mining, building and hiring."""

from __future__ import annotations

import pytest

from ludex.core import Rule, Table
from ludex.core.errors import BadSetup, NotOffered
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import (
    ARCHONS,
    DARK_ELVES,
    FIRST_ARTIFACT,
    GOLD,
    IRON,
    OWN,
    WEREWOLVES,
    WOOD,
    book,
    book_of,
    faction_of,
)
from ludex.games.heroes.rules.effects import count
from ludex.games.heroes.rules.move import terrain_costs
from ludex.games.heroes.rules.round import ACTIONS, BUILD, LAST_ROUND, MOVE
from ludex.games.heroes.rules.warehouse import circle, warehouse_points
from ludex.games.heroes.sides.side import PLAYED, Side
from ludex.games.heroes.state import Heroes
from tests.heroes.stage import Stage, state_of

FOUR = ["werewolves", "archons", "lizardfolk", "dark_elves"]


def plan(table: Table, *actions: str) -> None:
    """The first player numbers four actions."""
    for number, action in enumerate(actions, 1):
        table.answer(state_of(table).first, ("number", ACTIONS.index(action), number))


# ------------------------------------------------------------------------------------------------------------- H-1, H-2


@pytest.mark.law("heroes:H-1.1")
@pytest.mark.parametrize(
    ("seats", "problem"),
    [
        (["werewolves"], "1"),
        (["werewolves", "werewolves"], "werewolves"),
        (["werewolves", "gremlins"], "gremlins"),
        ([*FOUR, "cyclopes"], "5"),
    ],
)
def test_two_to_four_players_with_different_factions(seats: list[str], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        Table.new("heroes", {"seats": seats})


@pytest.mark.law("heroes:H-2.3")
def test_the_first_player_is_named_or_drawn() -> None:
    assert state_of(Table.new("heroes", {"seats": FOUR, "first": 2})).first == 2
    assert {state_of(Table.new("heroes", {"seats": FOUR}, seed)).first for seed in range(30)} == {0, 1, 2, 3}
    with pytest.raises(BadSetup):
        Table.new("heroes", {"seats": FOUR, "first": 4})


@pytest.mark.law("heroes:H-2.2", "heroes:H-2.4")
@pytest.mark.parametrize(
    ("players", "struck"),
    [
        (2, {"verness", "glennfor", "ikara", "orrid", "yunoro", "yasker"}),
        (3, {"verness", "glennfor", "yunoro"}),
        (4, set()),
    ],
)
def test_e56_regions_out_of_play(players: int, struck: set[str]) -> None:
    stage = Stage(*FOUR[:players])
    printed = book(stage.g)
    assert {printed.names[region] for region in printed.out[players]} == struck
    table = Table.new("heroes", {"seats": FOUR[:players], "first": 0})
    starts = {printed.names[option[1]] for option in table.pending[players - 1].options}
    assert starts == {"glennfor", "zharven", "karrax", "ulmast", "charil"} - struck


@pytest.mark.law("heroes:H-2.1", "heroes:H-2.4", "heroes:H-2.5", "heroes:H-1.5")
def test_start_regions_are_chosen_counter_clockwise_and_the_first_player_comes_last() -> None:
    table = Table.new("heroes", {"seats": ["werewolves", "archons", "dark_elves"], "first": 1})
    names = book(state_of(table)).region
    for seat, region in ((0, "zharven"), (2, "karrax"), (1, "charil")):
        assert list(table.pending) == [seat]
        table.answer(seat, ("start", names[region]))
        assert state_of(table).boards[seat].visited[names[region]]
    assert state_of(table).boards[0].stock == [1, 1, 1, 0]
    assert state_of(table).boards[2].stock == [0, 2, 1, 0]
    assert state_of(table).boards[0].units == [1, 0, 0]
    assert table.state.step == "round"


@pytest.mark.law("heroes:H-2.4")
def test_a_start_region_cannot_be_chosen_twice() -> None:
    table = Table.new("heroes", {"seats": ["werewolves", "archons"], "first": 0})
    taken = table.pending[1].options[0]
    table.answer(1, taken)
    assert taken not in table.pending[0].options
    with pytest.raises(NotOffered, match=r"H-2\.4"):
        table.answer(0, taken)


@pytest.mark.law("heroes:H-1.4")
def test_the_map_has_27_regions_with_terrain_and_mutual_neighbours() -> None:
    printed = book_of("")
    assert len(printed.names) == 27
    for region, neighbours in enumerate(printed.neighbours):
        assert all(region in printed.neighbours[other] for other in neighbours)
    assert {printed.names[n] for n in printed.neighbours[printed.region["yunoro"]]} == {"elri", "charil", "yasker"}


@pytest.mark.law("heroes:H-1.7")
def test_wins_are_captured_fortresses_and_circled_monsters() -> None:
    stage = Stage("werewolves", "archons")
    stage.board().beaten[0] = stage.board().beaten[2] = 1
    stage.board().forts[stage.region("brinlor")] = 1
    assert count(stage.g, 0, "wins") == 3


@pytest.mark.law("heroes:H-1.8")
def test_a_modified_cost_is_gone_with_its_source() -> None:
    stage = Stage("werewolves", "archons")
    assert terrain_costs(stage.g, 0) == [2, 4, 2, 3]
    stage.built("beast_trails")
    assert terrain_costs(stage.g, 0) == [2, 3, 2, 2]
    stage.board().works[stage.building("beast_trails")] = 0
    assert terrain_costs(stage.g, 0) == [2, 4, 2, 3]


@pytest.mark.law("heroes:H-1.10")
def test_divisions_round_down() -> None:
    stage = Stage("werewolves", "archons")
    stage.built("blood_moon")
    stage.board().nights = 5
    from ludex.games.heroes.rules.score import cells

    assert cells(stage.g, 0)[0] == faction_of(stage.g, 0).buildings[stage.building("blood_moon")].printed.vp + 2


# ----------------------------------------------------------------------------------------------------------------- H-3


@pytest.mark.law("heroes:H-3.2", "heroes:H-3.4")
def test_e2_the_number_is_the_order_and_the_level() -> None:
    stage = Stage("werewolves", "archons")
    table = stage.start("round")
    plan(table, "wood", "gold", "build", "move")
    assert state_of(table).plan == [1, 0, 2, 4, 3]
    stage.until(lambda table: table.state.step != "announced", refuse=("day", "skip"))
    levels = []
    seen = None
    while state_of(table).round == 1:
        assert table.journal is not None
        told = [line.about for line in table.journal.lines if line.message == "action"]
        if told and told[-1] != seen:
            seen = told[-1]
            levels.append((seen["action"], seen["level"]))
        seat, decision = next(iter(table.pending.items()))
        quiet = [option for option in decision.options if option[0] in ("done", "stay", "mine")]
        table.answer(seat, (quiet or list(decision.options))[0])
    assert levels == [(WOOD, 1), (GOLD, 2), (BUILD, 3), (MOVE, 4)]
    wood, iron, gold, _ = state_of(table).boards[0].stock
    assert (wood, iron, gold) == (1, 0, 2)


@pytest.mark.law("heroes:H-3.2")
def test_each_number_once_and_four_of_five_actions() -> None:
    stage = Stage("werewolves", "archons")
    table = stage.start("round")
    table.answer(0, ("number", MOVE, 1))
    assert ("number", MOVE, 2) not in table.pending[0].options
    assert len(table.pending[0].options) == 4


@pytest.mark.law("heroes:H-3.1", "heroes:H-3.6")
def test_the_role_goes_left_and_sixteen_rounds_are_played() -> None:
    stage = Stage("werewolves", "dark_elves")
    table = stage.start("round")
    firsts = {}
    while table.pending:
        firsts[state_of(table).round] = state_of(table).first
        seat, decision = next(iter(table.pending.items()))
        quiet = [option for option in decision.options if option[0] in ("done", "stay", "day", "peace")]
        table.answer(seat, (quiet or list(decision.options))[0])
    assert firsts == {number: (number - 1) % 2 for number in range(1, LAST_ROUND + 1)}
    assert table.over


@pytest.mark.plain
@pytest.mark.law("heroes:H-16.4")
def test_round_ends_run_clockwise_from_the_first_player(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[int] = []

    def round_end(self: Side, g: Heroes, me: int) -> Rule[None]:
        ended.append(me)
        yield from ()

    for faction in (WEREWOLVES, ARCHONS, DARK_ELVES):
        monkeypatch.setattr(type(PLAYED[faction]), "round_end", round_end)
    stage = Stage("werewolves", "archons", "dark_elves")
    stage.g.first = 1
    stage.start("round.end")
    assert ended == [1, 2, 0]


@pytest.mark.law("heroes:H-3.4")
def test_nobody_goes_on_before_everyone_is_done() -> None:
    stage = Stage("werewolves", "dark_elves", "archons")
    stage.stock(0, wood=3)
    stage.stock(1, gold=3)
    table = stage.act("build", 1)
    assert set(table.pending) >= {0, 1}
    table.answer(0, ("done",))
    assert 0 not in table.pending
    assert 1 in table.pending
    assert table.state.step == "action"


@pytest.mark.law("heroes:H-3.5")
def test_nothing_of_an_action_is_a_must() -> None:
    stage = Stage("werewolves", "dark_elves")
    stage.stock(wood=9, iron=9, gold=9)
    stage.act("build", 4)
    assert ("done",) in stage.options(0)


# ----------------------------------------------------------------------------------------------------------------- H-4


@pytest.mark.law("heroes:H-4.1")
def test_mining_brings_as_much_as_the_level_and_bonuses() -> None:
    stage = Stage("dark_elves", "werewolves")
    stage.built("loom_hall")
    stage.act("wood", 3)
    stage.answer(1, ("mine", WOOD))
    assert stage.board(0).stock[WOOD] == 4


@pytest.mark.law("heroes:H-1.2", "heroes:H-4.2")
def test_e1_values_are_circled_for_good() -> None:
    stage = Stage("dark_elves", "werewolves")
    stage.stock(wood=17, iron=25, gold=4)
    circle(stage.g, 0)
    assert stage.board().circled == [1, 2, 0]
    stage.stock(wood=10, iron=27)
    circle(stage.g, 0)
    assert stage.board().circled == [1, 2, 0]
    assert warehouse_points(stage.g, 0) == 2 + 4
    stage.stock(iron=30)
    circle(stage.g, 0)
    assert stage.board().circled == [1, 3, 0]
    assert warehouse_points(stage.g, 0) == 2 + 7


@pytest.mark.law("heroes:H-4.3")
def test_a_gain_circles_all_values_that_it_passes_and_an_exchange_counts_as_a_whole() -> None:
    stage = Stage("dark_elves", "werewolves")
    stage.stock(wood=31)
    circle(stage.g, 0)
    assert stage.board().circled[WOOD] == 3
    stage = Stage("dark_elves", "werewolves")
    stage.built("silk_market")
    stage.stock(wood=13, iron=2)
    stage.act("build", 1)
    stage.answer(0, ("exchange", 2), ("pay", WOOD, 0), ("take", WOOD, 1), ("take", IRON, 1))
    assert stage.board(0).stock[:3] == [14, 1, 0]
    assert stage.board(0).circled == [1, 0, 0]


@pytest.mark.law("heroes:H-4.4")
def test_meat_and_the_stock_of_cyclopes_earn_nothing() -> None:
    stage = Stage("werewolves", "cyclopes")
    stage.stock(0, meat=40)
    stage.stock(1, wood=40)
    circle(stage.g, 0)
    circle(stage.g, 1)
    assert stage.board(0).circled == [0, 0, 0]
    assert stage.board(1).circled == [0, 0, 0]


@pytest.mark.law("heroes:H-1.6")
def test_any_resource_is_a_mix_and_meat_is_among_it_for_werewolves_alone() -> None:
    stage = Stage("werewolves", "dark_elves")
    stage.g.right[0] = 1
    from ludex.games.heroes.rules.warehouse import any_kinds

    assert any_kinds(stage.g, 0) == (WOOD, IRON, GOLD, OWN)
    assert any_kinds(stage.g, 1) == (WOOD, IRON, GOLD)
    assert any_kinds(Stage("mushroomfolk", "archons").g, 0) == (WOOD, IRON, GOLD)


# ----------------------------------------------------------------------------------------------------------------- H-5


@pytest.mark.law("heroes:H-5.1", "heroes:H-5.2")
def test_one_building_of_at_most_the_level_that_can_be_paid() -> None:
    stage = Stage("werewolves", "dark_elves")
    stage.stock(wood=3, iron=2, gold=2)
    stage.act("build", 1)
    codes = {name: ("build", stage.code(stage.building(name))) for name in ("dark_forest", "wolf_brew", "wild_hunt")}
    assert codes["dark_forest"] in stage.options(0)
    assert codes["wild_hunt"] not in stage.options(0)
    stage.stock(meat=2)
    stage.answer(0, codes["dark_forest"])
    assert codes["wolf_brew"] not in stage.options(0)
    assert stage.board(0).stock[:3] == [0, 2, 2]


@pytest.mark.law("heroes:H-5.2")
@pytest.mark.parametrize(
    ("name", "stock", "reason"),
    [
        ("wild_hunt", 9, "level"),
        ("wolf_brew", 0, "cost"),
        ("dark_forest", 9, "built"),
    ],
)
def test_why_a_building_cannot_be_built(name: str, stock: int, reason: str) -> None:
    stage = Stage("werewolves", "dark_elves")
    stage.stock(wood=stock, iron=stock, gold=stock, meat=9)
    stage.built("dark_forest")
    table = stage.act("build", 1)
    refusal = table.why_not(0, ("build", stage.code(stage.building(name))))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-5.2", reason)


@pytest.mark.law("heroes:H-5.2")
def test_one_of_the_prerequisites_is_enough() -> None:
    for before in ([], ["night_crew"], ["dark_forest"], ["night_crew", "dark_forest"]):
        stage = Stage("werewolves", "dark_elves")
        stage.stock(wood=9, iron=9, gold=9)
        stage.built(*before)
        stage.act("build", 4)
        cave = ("build", stage.code(stage.building("lonely_cave")))
        assert (cave in stage.options(0)) == bool(before)


@pytest.mark.law("heroes:H-5.3", "heroes:H-5.8")
def test_an_effect_works_in_the_same_action() -> None:
    stage = Stage("werewolves", "dark_elves")
    stage.stock(wood=3, meat=6)
    stage.act("build", 1)
    stage.answer(0, ("build", stage.code(stage.building("dark_forest"))))
    stage.answer(0, ("hire", stage.code(stage.troop("feral")), 3))
    assert stage.board(0).units[stage.troop("feral")] == 4


@pytest.mark.law("heroes:H-5.4", "heroes:H-8.5")
def test_e14_a_building_is_raised_and_replaced_by_a_higher_one() -> None:
    stage = Stage("werewolves", "dark_elves")
    stage.stand("esmor")
    stage.stock(wood=30, iron=30, gold=30, meat=9)
    stage.built("wild_hunt", "moon_festival")
    stage.act("build", 4)
    stage.answer(0, ("build", stage.code(stage.building("longhouse"))), ("raise",))
    assert stage.board(0).foundations[stage.region("esmor")] == 3
    again = Stage("werewolves", "dark_elves")
    again.g.boards[0] = stage.board(0).copy()
    again.act("build", 4)
    again.answer(0, ("build", again.code(again.building("blood_moon"))), ("raise",))
    assert again.board(0).foundations[again.region("esmor")] == 4
    last = Stage("werewolves", "dark_elves")
    last.g.boards[0] = again.board(0).copy()
    last.act("build", 4)
    last.answer(0, ("build", last.code(last.building("dark_forest"))))
    assert last.asked(0) == "build"


@pytest.mark.law("heroes:H-5.4")
def test_a_foundation_may_be_left_alone_and_is_ones_own() -> None:
    stage = Stage("werewolves", "dark_elves")
    stage.stand("esmor")
    stage.stock(wood=9)
    stage.act("build", 1)
    stage.answer(0, ("build", stage.code(stage.building("dark_forest"))), ("skip",))
    assert not any(stage.board(0).foundations)


@pytest.mark.law("heroes:H-5.5")
def test_printed_points_are_scored_at_the_end() -> None:
    from ludex.games.heroes.rules.score import cells

    stage = Stage("werewolves", "dark_elves")
    stage.built("wild_hunt", "longhouse")
    assert cells(stage.g, 0)[0] == 3


@pytest.mark.law("heroes:H-5.6")
def test_a_starred_property_works_without_the_building() -> None:
    from ludex.games.heroes.sides.werewolves.rules import brew_cost

    stage = Stage("werewolves", "dark_elves", round=10)
    stage.units(volkhv=2)
    assert not stage.board().built[stage.building("lonely_cave")]
    assert brew_cost(stage.g, 0) == 6


@pytest.mark.law("heroes:H-5.7")
def test_an_effect_of_an_action_works_each_time_it_is_performed() -> None:
    stage = Stage("dark_elves", "werewolves")
    stage.built("loom_hall")
    for times in (1, 2):
        stage.act("wood", 1)
        stage.answer(1, ("mine", WOOD))
        assert stage.board(0).stock[WOOD] == 2 * times
        stage.g.boards[0] = stage.board(0).copy()


@pytest.mark.law("heroes:H-5.8")
def test_units_are_hired_with_their_building_for_what_they_cost() -> None:
    stage = Stage("werewolves", "dark_elves")
    stage.stock(meat=5, wood=3)
    table = stage.act("build", 1)
    assert not [option for option in stage.options(0) if option[0] == "hire"]
    refusal = table.why_not(0, ("hire", stage.code(0), 1))
    assert refusal is not None
    assert refusal.clause == "H-5.8"
    stage.answer(0, ("build", stage.code(stage.building("dark_forest"))))
    assert [option for option in stage.options(0) if option[0] == "hire"] == [("hire", 100, 1), ("hire", 100, 2)]


def test_the_sources_of_effects_are_the_buildings_and_the_artifacts() -> None:
    assert FIRST_ARTIFACT == 12
    for faction in book_of("").factions:
        assert len(faction.buildings) <= FIRST_ARTIFACT
    assert GAME.laws["H-1.1"]
