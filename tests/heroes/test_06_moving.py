"""H-6 Moving, and the portals of H-8.1."""

from __future__ import annotations

import pytest

from ludex.games.heroes.printed.book import GOLD, WOOD, book
from ludex.games.heroes.rules.move import entry_costs, reach
from tests.heroes.stage import Stage, state_of


def go(stage: Stage, seat: int, region: str) -> None:
    """Move there by the cheapest way."""
    number = stage.region(region)
    stage.answer(seat, next(option for option in stage.options(seat) if option[:2] == ("go", number)))


def others_stay(stage: Stage) -> None:
    stage.until(lambda table: table.state.step != "move")


@pytest.fixture
def two() -> Stage:
    return Stage("werewolves", "lizardfolk")


@pytest.mark.law("heroes:H-6.1", "heroes:H-6.2")
def test_points_are_the_level_and_the_price_is_that_of_the_entered_terrain(two: Stage) -> None:
    two.stand("zharven")
    names = book(two.g).names
    assert {names[region]: costs for region, costs in reach(two.g, 0, 2).items()} == {
        "esmor": [2],
        "moslin": [2],
        "ulmast": [2],
        "charil": [2],
    }
    two.act("move", 2)
    go(two, 0, "moslin")
    assert two.board(0).points == 0


@pytest.mark.law("heroes:H-6.2", "heroes:H-2.2")
def test_why_a_region_cannot_be_reached(two: Stage) -> None:
    two.stand("zharven")
    table = two.act("move", 2)
    for region, clause in (("verness", "H-2.2"), ("zharven", "H-6.3"), ("asander", "H-6.2")):
        refusal = table.why_not(0, ("go", two.region(region), 2))
        assert refusal is not None
        assert refusal.clause == clause


@pytest.mark.law("heroes:H-8.1")
def test_portals_are_neighbours_for_moving_and_the_entered_region_is_paid() -> None:
    stage = Stage("dark_elves", "werewolves")
    stage.built("dark_paths")
    stage.stand("moslin")
    assert reach(stage.g, 0, 4)[stage.region("charil")] == [4]
    assert stage.region("charil") not in reach(stage.g, 0, 3)
    assert stage.region("charil") not in book(stage.g).neighbours[stage.region("karrax")]


@pytest.mark.law("heroes:H-6.2", "heroes:H-1.9")
def test_destinations_are_secret_until_all_have_chosen(two: Stage) -> None:
    table = two.act("move", 4)
    before = table.view(1)
    go(two, 0, "moslin")
    assert table.view(1).board == before.board
    assert table.view(1).version == before.version
    assert table.view(None).board.boards[0].region == two.region("zharven")
    assert table.view(0).board.boards[0].region == two.region("moslin")
    assert table.journal is not None
    assert not [line for line in table.journal.seen_by(1) if line.message == "gain"]
    two.answer(1, ("stay",))
    assert table.view(1).board.boards[0].region == two.region("moslin")


@pytest.mark.law("heroes:H-3.4", "heroes:H-6.2")
def test_a_destination_can_be_changed_until_all_are_ready(two: Stage) -> None:
    table = two.act("move", 4)
    go(two, 0, "moslin")
    table.undo(0)
    assert two.board(0).stock[GOLD] == 0
    go(two, 0, "esmor")
    two.answer(1, ("stay",))
    assert two.board(0).region == two.region("esmor")


@pytest.mark.law("heroes:H-6.3")
def test_whoever_stays_keeps_all_points_and_gains_nothing(two: Stage) -> None:
    two.board(0).struck[two.board(0).region] = 0
    two.act("move", 4)
    two.answer(0, ("stay",))
    assert two.board(0).points == 4
    assert two.board(0).stock == [0, 0, 0, 0]
    others_stay(two)
    assert two.asked(0) == "fights"


@pytest.mark.law("heroes:H-6.3", "heroes:H-6.4", "heroes:H-14.11")
def test_whoever_was_put_into_a_region_may_go_out_and_back_to_visit_it(two: Stage) -> None:
    home = two.region("esmor")
    two.board(0).region = home  # by Dark Paths: no visit
    table = two.act("move", 4)
    (back,) = [option for option in two.offered("go") if option[1] == home]
    two.answer(0, back)
    board = two.board(0)
    assert (board.region, board.path[-1], len(board.path)) == (home, home, 2)
    assert board.points == 4 - back[2]
    assert board.visited[home]
    assert board.stock == [2, 0, 0, 0]
    others_stay(two)
    assert table.journal is not None
    assert [line.about["region"] for line in table.journal.lines if line.message == "announce"] == [home]


@pytest.mark.law("heroes:H-6.3")
def test_a_way_back_that_changes_nothing_is_not_offered_and_neither_is_one_that_costs_too_much(two: Stage) -> None:
    home = two.region("esmor")
    two.stand("esmor")
    assert home not in reach(two.g, 0, 9)
    two.board(0).visited[home] = 0
    least = reach(two.g, 0, 9)[home][0]
    assert home not in reach(two.g, 0, least - 1)
    table = two.act("move", least - 1)
    refusal = table.why_not(0, ("go", home, least))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-6.3", "already-here")


@pytest.mark.law("heroes:H-6.4", "heroes:H-6.5", "heroes:H-1.5")
def test_a_first_visit_brings_resources_and_passed_regions_do_not(two: Stage) -> None:
    two.stand("zharven")
    two.act("move", 4)
    two.answer(0, ("go", two.region("lorveld"), 4))
    board = two.board(0)
    assert board.stock == [3, 0, 0, 0]
    assert board.visited[two.region("lorveld")]
    assert not board.visited[two.region("moslin")]
    assert len(board.path) == 2


@pytest.mark.law("heroes:H-6.5")
def test_a_second_visit_brings_nothing_and_others_still_gain(two: Stage) -> None:
    for board in two.g.boards:
        board.region = two.region("zharven")
    two.board(0).struck[two.region("esmor")] = 1
    two.act("move", 4)
    go(two, 0, "esmor")
    go(two, 1, "esmor")
    assert two.board(0).stock[WOOD] == 0
    assert two.board(1).stock[WOOD] == 2


@pytest.mark.law("heroes:H-6.6")
def test_everyone_announces_clockwise_from_the_first_player(two: Stage) -> None:
    two.g.first = 1
    table = two.act("move", 2)
    others_stay(two)
    assert table.journal is not None
    said = [line.about["who"] for line in table.journal.lines if line.message.startswith("announce")]
    assert said == [1, 0]


def shared(first: str = "moslin", **fight: bool) -> Stage:
    """Three players; seats 0 and 1 meet in a region, 2 is elsewhere."""
    stage = Stage("werewolves", "archons", "dark_elves")
    stage.stand(first, 0)
    stage.stand(first, 1)
    stage.units(0, feral=3)
    stage.units(1, accuser=6)
    stage.act("move", 1)
    for seat in range(3):
        if stage.asked(seat) == "move":
            stage.answer(seat, ("stay",))
    return stage


@pytest.mark.law("heroes:H-6.7")
def test_one_who_wants_to_fight_is_enough_and_all_there_take_part() -> None:
    stage = shared()
    assert stage.asked(0) == "want-fight"
    stage.answer(0, ("peace",))
    assert stage.asked(1) == "want-fight"
    stage.answer(1, ("fight",))
    assert stage.table is not None
    assert sorted(stage.table.pending) == [0, 1]


@pytest.mark.law("heroes:H-6.7")
def test_several_battles_begin_with_that_of_the_first_player() -> None:
    stage = Stage("werewolves", "archons", "dark_elves", "mushroomfolk")
    for seat, region in ((0, "moslin"), (1, "asander"), (2, "asander"), (3, "moslin")):
        stage.stand(region, seat)
    stage.g.first = 1
    stage.act("move", 1)
    stage.until(lambda table: table.state.step == "meetings")
    assert stage.asked(1) == "want-fight"
    stage.answer(1, ("peace",))
    stage.answer(2, ("peace",))
    assert stage.asked(3) == "want-fight"


@pytest.mark.law("heroes:H-6.8", "heroes:H-6.9")
@pytest.mark.parametrize(
    ("first", "second", "right"),
    [
        ("claim", "yield", [1, 0, 1]),
        ("yield", "claim", [0, 1, 1]),
        ("claim", "claim", [0, 0, 1]),
        ("yield", "yield", [0, 0, 1]),
    ],
)
def test_the_only_claim_gives_the_right(first: str, second: str, right: list[int]) -> None:
    stage = shared()
    stage.answer(0, ("peace",))
    stage.answer(1, ("peace",))
    assert stage.asked(0) == "claim"
    stage.answer(0, (first,))
    stage.answer(1, (second,))
    assert stage.table is not None
    assert state_of(stage.table).right == right


@pytest.mark.law("heroes:H-6.8")
def test_without_an_object_there_is_nothing_to_claim() -> None:
    stage = shared("asander")
    stage.answer(0, ("peace",))
    stage.answer(1, ("peace",))
    assert stage.asked(0) == "fights"


@pytest.mark.law("heroes:H-6.10")
@pytest.mark.parametrize("fought", [0, 1])
def test_one_monster_a_round_wherever_one_is_even_with_two_moves(fought: int) -> None:
    stage = Stage("werewolves", "lizardfolk")
    stage.stand("brinlor")
    stage.units(0, jarl=4)
    stage.g.fought = [fought, 0]
    table = stage.act("move", 1)
    others_stay(stage)
    assert bool([option for option in stage.options(0) if option[0] == "monster"]) == (not fought)
    refusal = table.why_not(0, ("monster", stage.code(0)))
    assert (refusal is None) == (not fought)
    if refusal is not None:
        assert refusal.clause == "H-6.10"


@pytest.mark.law("heroes:H-6.11", "heroes:H-7.18")
def test_points_left_over_skip_monsters_and_are_spent() -> None:
    stage = Stage("werewolves", "lizardfolk")
    stage.units(0, jarl=4)
    stage.act("move", 2)
    others_stay(stage)
    assert [option for option in stage.options(0) if option[0] == "monster"] == [
        ("monster", stage.code(n)) for n in range(3)
    ]
    stage.answer(0, ("monster", stage.code(2)))
    assert stage.board(0).points == 0


@pytest.mark.law("heroes:H-6.12")
def test_monster_and_fortress_come_in_either_order_and_then_the_next_player() -> None:
    for order in (("monster", "fortress"), ("fortress", "monster")):
        stage = Stage("werewolves", "lizardfolk")
        stage.stand("brinlor")
        stage.units(0, feral=0, jarl=6)
        stage.units(1, shaman=3)
        stage.act("move", 1)
        others_stay(stage)
        for verb in order:
            assert stage.asked(0) == "fights"
            choice = next(option for option in stage.options(0) if option[0] == verb)
            stage.answer(0, choice, ("send", stage.code(2), 3))
        assert stage.board(0).beaten[0]
        assert stage.board(0).forts[stage.region("brinlor")] == 1


@pytest.mark.law("heroes:H-6.2")
def test_mycelium_of_others_makes_entering_dearer() -> None:
    stage = Stage("cyclopes", "mushroomfolk")
    brinlor = stage.region("brinlor")
    assert entry_costs(stage.g, 0)[brinlor] == 3
