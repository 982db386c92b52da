"""H-7 Battles, H-8 objects, H-9 the end."""

from __future__ import annotations

import pytest

from ludex.games.heroes.printed.book import ARTIFACTS, FIRST_ARTIFACT, GOLD, IRON, WOOD, book
from ludex.games.heroes.rules.battle import total, unit_strength
from ludex.games.heroes.rules.objects import cannot_take, condition_of, owner
from ludex.games.heroes.rules.score import cells, final_scoring, left_over, score
from tests.heroes.stage import Stage, state_of


def meeting(*seats: str, region: str = "moslin") -> Stage:
    """All players in one region, the first one wants to fight."""
    stage = Stage(*seats)
    for seat in range(len(seats)):
        stage.stand(region, seat)
    return stage


def fight(stage: Stage) -> None:
    stage.act("move", 1)
    stage.until(lambda table: table.state.step == "meetings")
    stage.answer(0, ("fight",))


def send(stage: Stage, seat: int, **counts: int) -> None:
    """Declare so many units of each troop, none of those that are not named."""
    assert stage.table is not None
    while stage.asked(seat) == "send":
        troop = stage.options(seat)[0][1] % 100
        name = next(name for name in (*counts, "") if not name or stage.troop(name, seat) == troop)
        stage.answer(seat, ("send", stage.code(troop, seat), counts.get(name, 0)))


def lena_and_dana() -> Stage:
    stage = meeting("archons", "werewolves")
    stage.ruin("throne", "synod")
    stage.units(0, accuser=6)
    stage.units(1, feral=2)
    stage.stock(1, wood=3, gold=3, meat=5)
    fight(stage)
    return stage


# -------------------------------------------------------------------------------------------------------------- general


@pytest.mark.law("heroes:H-1.3", "heroes:H-7.2", "heroes:H-7.3", "heroes:H-7.5")
def test_e8_some_units_are_declared_and_exactly_those_die() -> None:
    stage = Stage("werewolves", "lizardfolk")
    stage.units(0, jarl=2, volkhv=3, feral=6)
    stage.built("dark_forest")
    stage.stock(meat=2)
    stage.act("move", 3)
    stage.until(lambda table: table.state.step == "fights")
    stage.answer(0, ("monster", stage.code(0)))
    send(stage, 0, volkhv=2, feral=4)
    assert total(state_of(stage.table), 0, "monster") == 16
    stage.answer(0, ("boost", stage.code(stage.troop("feral")), 2))
    told = [line.about["strength"] for line in stage.table.journal.lines if line.message == "total"]  # type: ignore[union-attr]
    assert told[-1] == 20
    assert stage.board(0).units == [2, 1, 2]


@pytest.mark.law("heroes:H-7.4", "heroes:H-7.17")
@pytest.mark.parametrize(("ferals", "won"), [(2, False), (3, True)])
def test_the_total_must_exceed_the_strength(ferals: int, won: bool) -> None:
    stage = Stage("werewolves", "lizardfolk")
    stage.units(0, feral=ferals)
    stage.board(0).weaker[0] = 1  # strength 4
    stage.act("move", 1)
    stage.until(lambda table: table.state.step == "fights")
    stage.answer(0, ("monster", stage.code(0)))
    send(stage, 0, feral=ferals)
    assert bool(stage.board(0).beaten[0]) == won
    assert stage.board(0).units == [0, 0, 0]
    assert stage.board(0).stock[WOOD] == (2 if won else 0)


@pytest.mark.law("heroes:H-7.6")
def test_flat_bonuses_need_a_unit() -> None:
    stage = Stage("werewolves", "lizardfolk")
    stage.board(0).works[FIRST_ARTIFACT + ARTIFACTS.index("sodmur")] = 1
    assert total(stage.g, 0, "monster") == 0
    stage.board(0).sent = [1, 0, 0]
    assert total(stage.g, 0, "monster") == 2 + 3


@pytest.mark.law("heroes:H-7.7")
def test_a_unit_fights_once() -> None:
    stage = Stage("werewolves", "lizardfolk")
    stage.stand("brinlor")
    stage.units(0, feral=1)
    stage.act("move", 1)
    stage.until(lambda table: table.state.step == "fights")
    stage.answer(0, ("monster", stage.code(0)))
    send(stage, 0, feral=1)
    assert stage.asked(0) != "fights"


@pytest.mark.law("heroes:H-1.3")
def test_strength_is_that_of_one_unit() -> None:
    stage = Stage("werewolves", "lizardfolk")
    assert [unit_strength(stage.g, 0, troop) for troop in range(3)] == [2, 4, 7]


# ------------------------------------------------------------------------------------------------------ between players


@pytest.mark.law("heroes:H-7.1", "heroes:H-7.8", "heroes:H-7.9", "heroes:H-7.10", "heroes:H-7.11", "heroes:H-7.13")
def test_e10_six_accusers_beat_two_ferals() -> None:
    stage = lena_and_dana()
    send(stage, 0, accuser=6)
    assert stage.table is not None
    assert stage.table.view(1).board.boards[0].sent == [0, 0, 0]
    send(stage, 1, feral=2)
    assert stage.board(0).units[0] == 0
    assert stage.board(1).units == [0, 0, 0]
    assert stage.board(0).beaten[0]
    stage.answer(0, ("reward_resources",), ("rob", 1, WOOD, 1), ("rob", 1, GOLD, 1))
    assert stage.board(0).stock == [1, 0, 1, 0]
    assert stage.board(1).stock == [2, 0, 2, 5]


@pytest.mark.law("heroes:H-7.13")
def test_e9_resources_up_to_the_difference_to_the_weakest_loser_in_any_split() -> None:
    stage = meeting("archons", "werewolves", "dark_elves")
    stage.ruin("throne", "synod")
    stage.units(0, accuser=13)
    stage.units(1, feral=5)
    stage.units(2, assassin=6)
    stage.stock(1, wood=2, meat=9)
    stage.stock(2, iron=9)
    fight(stage)
    send(stage, 0, accuser=13)
    send(stage, 1, feral=5)
    send(stage, 2, assassin=6)
    stage.answer(0, ("reward_resources",))
    stage.answer(0, ("rob", 1, WOOD, 1))
    assert stage.options(0)[-1] == ("rob", 2, IRON, 2)
    stage.answer(0, ("rob", 2, IRON, 2))
    assert stage.board(0).stock == [1, 2, 0, 0]


@pytest.mark.law("heroes:H-7.9")
def test_a_shared_highest_total_makes_everyone_lose() -> None:
    stage = lena_and_dana()
    send(stage, 0, accuser=4)
    send(stage, 1, feral=2)
    assert stage.board(0).units[0] == 2
    assert not any(stage.board(0).beaten)
    assert not any(stage.board(1).beaten)
    assert stage.table is not None
    assert state_of(stage.table).right == [0, 0]


@pytest.mark.law("heroes:H-7.9")
def test_a_tie_below_the_top_changes_nothing() -> None:
    stage = meeting("archons", "werewolves", "dark_elves")
    stage.units(0, accuser=6)
    stage.units(1, feral=2)
    stage.units(2, assassin=2)
    fight(stage)
    send(stage, 0, accuser=6)
    send(stage, 1, feral=2)
    send(stage, 2, assassin=2)
    assert stage.board(0).beaten[0]


@pytest.mark.law("heroes:H-7.12", "heroes:H-7.15")
def test_the_resources_of_the_circled_monster_are_a_reward_or_gone() -> None:
    stage = lena_and_dana()
    send(stage, 0, accuser=6)
    send(stage, 1, feral=2)
    stage.answer(0, ("reward_monster",))
    assert stage.board(0).stock == [0, 2, 0, 0]
    assert stage.board(0).beaten[0]


@pytest.mark.law("heroes:H-7.15")
def test_without_a_monster_left_nothing_is_circled() -> None:
    stage = lena_and_dana()
    assert stage.table is not None
    state_of(stage.table).boards[0].beaten = [1] * 11
    send(stage, 0, accuser=6)
    send(stage, 1, feral=2)
    assert stage.options(0) == [("rob", 1, WOOD, n) for n in range(3)]


@pytest.mark.law("heroes:H-7.14", "heroes:H-7.16", "heroes:H-8.10", "heroes:H-8.12", "heroes:H-8.13", "heroes:H-8.14")
def test_an_artifact_is_stolen_without_its_condition_and_can_be_won_back() -> None:
    stage = meeting("archons", "werewolves", region="taskar")
    tsurt = ARTIFACTS.index("tsurt")
    stage.units(0, accuser=6)
    stage.units(1, feral=1)
    stage.board(1).works[FIRST_ARTIFACT + tsurt] = 1
    stage.stock(0, wood=12)
    stage.stock(1, wood=9, iron=9, gold=9)  # there is something to build, so the round goes on
    fight(stage)
    send(stage, 0, accuser=6)
    send(stage, 1, feral=1)
    stage.answer(0, ("reward_artifact", 1, tsurt))
    assert stage.table is not None
    assert owner(state_of(stage.table), tsurt) == 0
    refusal = cannot_take(state_of(stage.table), 0, ARTIFACTS.index("taskar"))
    assert refusal is not None
    assert refusal.clause == "H-7.16"
    again = meeting("archons", "werewolves", region="taskar")
    again.board(0).works[FIRST_ARTIFACT + tsurt] = 1
    again.units(0, accuser=0)
    again.units(1, feral=2)
    again.board(1).had[tsurt] = 1
    before = list(again.board(1).moons)
    again.act("move", 1)
    again.until(lambda table: table.state.step == "meetings")
    again.answer(0, ("fight",))
    send(again, 1, feral=2)
    again.answer(1, ("reward_artifact", 0, tsurt))
    assert again.board(1).works[FIRST_ARTIFACT + tsurt]
    assert again.board(1).moons == [before[0] + 2, before[1]]


@pytest.mark.law("heroes:H-7.16")
def test_the_winner_may_go_for_the_fortress_and_losers_may_not() -> None:
    stage = lena_and_dana()
    send(stage, 0, accuser=5)
    send(stage, 1, feral=2)
    stage.answer(0, ("reward_monster",))
    assert stage.asked(0) == "fights"
    assert ("fortress", stage.region("moslin")) in stage.options(0)
    assert stage.table is not None
    assert state_of(stage.table).right == [1, 0]


# ---------------------------------------------------------------------------------------------------- monsters, objects


@pytest.mark.law("heroes:H-7.17", "heroes:H-7.18")
def test_e11_one_point_skips_the_five_for_the_eight() -> None:
    stage = Stage("werewolves", "lizardfolk")
    stage.board(0).night = 1
    stage.units(0, volkhv=1, feral=1)
    stage.act("move", 1)
    stage.until(lambda table: table.state.step == "fights")
    stage.answer(0, ("monster", stage.code(1)))
    send(stage, 0, volkhv=1, feral=1)
    board = stage.board(0)
    assert board.beaten[:2] == [0, 1]
    assert board.stock == [0, 2, 1, 0]
    assert board.units == [0, 0, 0]


@pytest.mark.law("heroes:H-7.19")
def test_everyone_has_a_line_of_their_own() -> None:
    stage = Stage("werewolves", "archons")
    stage.board(0).beaten[0] = 1
    assert not stage.board(1).beaten[0]


def captured() -> Stage:
    stage = Stage("werewolves", "lizardfolk")
    stage.stand("moslin")
    stage.units(0, feral=0, jarl=4)
    stage.act("move", 1)
    stage.until(lambda table: table.state.step == "fights")
    stage.answer(0, ("fortress", stage.region("moslin")))
    send(stage, 0, jarl=4)
    return stage


@pytest.mark.law("heroes:H-8.2", "heroes:H-8.3")
def test_e13_a_captured_fortress_brings_resources_now_and_points_at_the_end() -> None:
    stage = captured()
    assert stage.board(0).stock == [4, 4, 0, 0]
    assert stage.table is not None
    assert cells(state_of(stage.table), 0)[3] == 5
    state_of(stage.table).right = [1, 1]
    from ludex.games.heroes.rules.objects import cannot_capture

    refusal = cannot_capture(state_of(stage.table), 1, stage.region("moslin"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-8.2", "captured")


@pytest.mark.law("heroes:H-8.3", "heroes:H-8.4")
def test_a_lost_attempt_costs_the_units_and_the_try() -> None:
    stage = Stage("werewolves", "lizardfolk")
    stage.stand("moslin")
    stage.units(0, feral=3, jarl=4)
    stage.act("move", 1)
    stage.until(lambda table: table.state.step == "fights")
    stage.answer(0, ("fortress", stage.region("moslin")))
    send(stage, 0, feral=3)
    assert stage.board(0).units == [0, 0, 4]
    assert not any(stage.board(0).forts)
    assert ("fortress", stage.region("moslin")) not in stage.options(0)


def at_artifact(name: str, *seats: str) -> Stage:
    stage = Stage(*(seats or ("werewolves", "lizardfolk")))
    stage.stand(book(stage.g).names[book(stage.g).home[ARTIFACTS.index(name)]])
    return stage


@pytest.mark.law("heroes:H-8.6", "heroes:H-8.7", "heroes:H-8.8", "heroes:H-8.11")
@pytest.mark.parametrize(("name", "kind"), [("taskar", WOOD), ("tsurt", IRON), ("dortal", GOLD)])
def test_e15_three_artifacts_are_paid_for(name: str, kind: int) -> None:
    stage = at_artifact(name)
    stage.board(0).stock[kind] = 11
    number = ARTIFACTS.index(name)
    stage.g.right = [1, 1]
    refusal = cannot_take(stage.g, 0, number)
    assert refusal is not None
    assert refusal.clause == "H-8.7"
    stage.board(0).stock[kind] = 13
    stage.act("move", 1)
    stage.until(lambda table: table.state.step == "artifacts")
    assert stage.options(0) == [("artifact", number), ("leave",)]
    stage.answer(0, ("artifact", number))
    assert stage.board(0).stock[kind] == 1
    assert stage.board(0).works[FIRST_ARTIFACT + number]


@pytest.mark.law("heroes:H-8.7", "heroes:H-8.9")
@pytest.mark.parametrize(
    ("name", "faction", "counter", "least"),
    [
        ("zolen", "werewolves", "foundations", 4),
        ("sodmur", "werewolves", "wins", 5),
        ("sodmur", "cyclopes", "wins_and_herd", 6),
        ("shog_id", "werewolves", "mountains_visited", 4),
        ("shog_id", "archons", "mountains_visited", 5),
    ],
)
def test_e15_three_artifacts_need_something_done(name: str, faction: str, counter: str, least: int) -> None:
    stage = at_artifact(name, faction, "lizardfolk")
    condition = condition_of(stage.g, 0, ARTIFACTS.index(name))
    assert (condition.count, condition.at_least) == (counter, least)


@pytest.mark.law("heroes:H-8.9")
def test_shog_id_itself_counts_as_a_mountain() -> None:
    stage = at_artifact("shog_id")
    stage.g.right = [1, 1]
    for name in ("brinlor", "karrax"):
        stage.board(0).visited[stage.region(name)] = 1
    assert cannot_take(stage.g, 0, ARTIFACTS.index("shog_id")) is not None
    stage.board(0).visited[stage.region("nox")] = 1
    assert cannot_take(stage.g, 0, ARTIFACTS.index("shog_id")) is None


@pytest.mark.law("heroes:H-8.8")
def test_a_win_of_the_same_stage_counts_for_an_artifact() -> None:
    stage = at_artifact("sodmur")
    stage.board(0).beaten[:4] = [1, 1, 1, 1]
    stage.units(0, feral=0, jarl=4)
    stage.act("move", 1)
    stage.until(lambda table: table.state.step == "fights")
    stage.answer(0, ("monster", stage.code(4)))
    send(stage, 0, jarl=4)
    stage.until(lambda table: table.state.step == "artifacts")
    assert stage.asked(0) == "artifact"


@pytest.mark.law("heroes:H-8.10")
def test_an_owned_artifact_is_not_in_its_region_any_more() -> None:
    stage = at_artifact("taskar")
    stage.g.right = [1, 1]
    stage.stock(wood=12)
    stage.board(1).works[FIRST_ARTIFACT] = 1
    refusal = cannot_take(stage.g, 0, 0)
    assert refusal is not None
    assert refusal.clause == "H-8.10"


# -------------------------------------------------------------------------------------------------------------- the end


@pytest.mark.law("heroes:H-9.1", "heroes:H-9.2", "heroes:H-9.3", "heroes:H-9.4", "heroes:H-9.5", "heroes:H-9.6")
def test_the_cells_add_up() -> None:
    stage = Stage("werewolves", "lizardfolk")
    stage.built("wild_hunt", "longhouse")
    board = stage.board(0)
    board.foundations[stage.region("esmor")] = 3
    board.circled = [1, 2, 0]
    board.beaten[0] = board.beaten[1] = 1
    board.forts[stage.region("ikara")] = 1
    board.works[FIRST_ARTIFACT + ARTIFACTS.index("zolen")] = 1
    assert cells(stage.g, 0) == [3, 3, 6, 5, 3, 0]
    assert score(stage.g, 0) == 20


@pytest.mark.law("heroes:H-9.7")
def test_the_highest_sum_wins_then_resources_left_then_all() -> None:
    stage = Stage("werewolves", "dark_elves", "archons")
    for seat, board in enumerate(stage.g.boards):
        board.built = [0] * len(board.built)
        board.works = [0] * (len(board.works) - 1) + [1]
        board.foundations[0] = 4 if seat < 2 else 1
    stage.stock(0, wood=2, meat=1)
    stage.stock(1, wood=2)
    final_scoring(stage.g)
    assert stage.g.winners == [0]
    stage.stock(1, wood=3)
    final_scoring(stage.g)
    assert stage.g.winners == [0, 1]
    assert left_over(stage.g, 0) == 3


@pytest.mark.law("heroes:H-9.7")
def test_spores_are_no_resources_left() -> None:
    stage = Stage("mushroomfolk", "archons")
    stage.stock(0, wood=2, spore=9)
    assert left_over(stage.g, 0) == 2
