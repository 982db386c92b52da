"""H-10.1–H-10.7, H-10.11 Mushroomfolk: spores, and buildings that are units."""

from __future__ import annotations

import pytest

from ludex.games.heroes.printed.book import faction_of
from ludex.games.heroes.rules.battle import FORTRESS, MONSTER, PLAYER, unit_strength
from ludex.games.heroes.rules.effects import battle_adds
from ludex.games.heroes.rules.move import entry_costs
from ludex.games.heroes.rules.score import cells, left_over
from tests.heroes.mushrooms import (
    ALL,
    DONE,
    PLENTY,
    UPPER,
    build,
    buildable,
    fights,
    go_on,
    grow,
    infect,
    send,
    standing,
)
from tests.heroes.stage import Stage


@pytest.fixture
def mushrooms() -> Stage:
    return Stage("mushroomfolk", "werewolves")


# ------------------------------------------------------------------------------------------------ troops and buildings


@pytest.mark.law("heroes:H-10.1", "heroes:H-2.1")
def test_hatter_stands_from_the_start_as_a_building_and_as_a_unit(mushrooms: Stage) -> None:
    assert standing(mushrooms) == {"hatter"}
    assert mushrooms.board(0).stock == [0, 0, 0, 0]


@pytest.mark.law("heroes:H-10.1")
def test_twelve_buildings_of_level_1_that_need_no_other(mushrooms: Stage) -> None:
    printed = faction_of(mushrooms.g, 0).buildings
    assert [each.printed.id for each in printed] == list(ALL)
    assert all(each.level == 1 and not each.requires and each.cost.fixed[3] for each in printed)
    mushrooms.stock(**PLENTY)
    mushrooms.act("build", 1)
    mushrooms.answer(0, ("exchange", 0))
    assert buildable(mushrooms) == set(ALL) - {"hatter"}


@pytest.mark.law("heroes:H-10.1", "heroes:H-5.2")
def test_a_building_that_stands_is_not_built_again(mushrooms: Stage) -> None:
    mushrooms.stock(wood=5)
    table = mushrooms.act("build", 4)
    mushrooms.answer(0, ("exchange", 0))
    refusal = table.why_not(0, ("build", mushrooms.code(mushrooms.building("hatter"))))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-5.2", "built")
    refusal = table.why_not(0, ("build", mushrooms.code(mushrooms.building("archtox"))))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-5.2", "cost")


@pytest.mark.law("heroes:H-10.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_e17_a_build_action_begins_with_spores_equal_to_its_level(mushrooms: Stage, level: int) -> None:
    mushrooms.board(0).stock[3] = 1
    mushrooms.act("build", level)
    assert mushrooms.board(0).stock == [0, 0, 0, 1 + level]


@pytest.mark.law("heroes:H-10.2")
def test_the_spores_of_an_action_can_be_spent_in_it(mushrooms: Stage) -> None:
    mushrooms.stock(iron=4)
    mushrooms.act("build", 1)
    mushrooms.answer(0, ("exchange", 0))
    build(mushrooms, "mycemancer")
    assert mushrooms.board(0).stock == [0, 0, 0, 0]


@pytest.mark.law("heroes:H-10.3", "heroes:H-1.6", "heroes:H-4.4")
def test_spores_are_never_any_resource_and_earn_nothing(mushrooms: Stage) -> None:
    mushrooms.stock(spore=29, wood=1)
    mushrooms.act("build", 4)
    assert mushrooms.options(0) == [("exchange", 0), ("exchange", 1)]
    mushrooms.answer(0, ("exchange", 1))
    assert {option[1] for option in mushrooms.options(0)} == {0}  # how much wood; then iron, then the rest is gold
    mushrooms.answer(0, ("take", 0, 0), ("take", 1, 1))
    assert mushrooms.board(0).stock == [0, 1, 0, 33]
    assert mushrooms.board(0).circled == [0, 0, 0]
    assert left_over(mushrooms.g, 0) == 1


@pytest.mark.law("heroes:H-10.3", "heroes:H-7.13")
def test_rivals_cannot_take_spores(mushrooms: Stage) -> None:
    mushrooms.stock(spore=9)
    mushrooms.units(seat=1, feral=5)
    mushrooms.stand("zharven", seat=1)
    mushrooms.act("move", 1)
    mushrooms.until(lambda table: "want-fight" in {each.prompt for each in table.pending.values()})
    mushrooms.answer(0, ("fight",))
    send(mushrooms)
    mushrooms.answer(1, ("send", mushrooms.code(mushrooms.troop("feral", 1), 1), 5))
    assert mushrooms.asked(1) != "reward"  # the monster's resources are the only reward there is
    assert mushrooms.board(0).stock[3] == 9


@pytest.mark.law("heroes:H-10.4")
def test_all_twelve_can_be_built_in_one_action(mushrooms: Stage) -> None:
    mushrooms.stock(wood=99, iron=99, gold=99, spore=99)
    mushrooms.board(0).circled = [3, 3, 3]
    for line in (mushrooms.board(0).built, mushrooms.board(0).works, mushrooms.board(0).units):
        line[mushrooms.building("hatter")] = 0
    mushrooms.act("build", 1)
    build(mushrooms, *ALL)
    assert standing(mushrooms) == set(ALL)
    assert mushrooms.options(0) == [("skip",), *infections(mushrooms)]  # nothing is left to build


def infections(mushrooms: Stage) -> list[tuple[str, int]]:
    return [("infect", mushrooms.region(name)) for name in ("esmor", "zharven", "zolen", "karrax", "moslin")]


@pytest.mark.law("heroes:H-10.5", "heroes:H-10.6")
def test_e18_archtox_built_dead_and_built_again(mushrooms: Stage) -> None:
    mushrooms.stock(spore=2, gold=8)
    mushrooms.act("build", 1)
    mushrooms.answer(0, ("exchange", 0))
    build(mushrooms, "archtox")
    assert mushrooms.board(0).stock == [0, 0, 0, 0]
    assert standing(mushrooms) == {"hatter", "archtox"}
    assert cells(mushrooms.g, 0)[0] == 1

    go_on(mushrooms)
    archtox = mushrooms.troop("archtox")
    assert unit_strength(mushrooms.g, 0, archtox) == 10
    assert battle_adds(mushrooms.g, 0, MONSTER) == 2
    fights(mushrooms)
    mushrooms.answer(0, ("monster", mushrooms.code(0)))
    send(mushrooms, "archtox")
    assert standing(mushrooms) == {"hatter"}
    assert battle_adds(mushrooms.g, 0, MONSTER) == 0
    assert mushrooms.board(0).beaten[0]  # 10 + 2 against 5
    assert cells(mushrooms.g, 0)[0] == 1

    go_on(mushrooms)
    mushrooms.stock(spore=2, gold=8)
    mushrooms.act("build", 1)
    mushrooms.answer(0, ("exchange", 0))
    build(mushrooms, "archtox")
    assert standing(mushrooms) == {"hatter", "archtox"}
    assert cells(mushrooms.g, 0)[0] == 2


@pytest.mark.law("heroes:H-10.5", "heroes:H-7.5", "heroes:H-7.7")
def test_units_die_with_their_buildings_also_in_a_lost_battle(mushrooms: Stage) -> None:
    grow(mushrooms, "puffball", "mycemancer")
    mushrooms.stand("fliss")
    fights(mushrooms)
    mushrooms.answer(0, ("fortress", mushrooms.region("fliss")))
    send(mushrooms, "hatter", "mycemancer")
    assert standing(mushrooms) == {"puffball"}
    assert not mushrooms.board(0).forts[mushrooms.region("fliss")]


@pytest.mark.law("heroes:H-10.5", "heroes:H-7.10")
def test_marks_are_erased_after_a_battle_between_players_too(mushrooms: Stage) -> None:
    grow(mushrooms, "toadstool", "rotroot")
    mushrooms.stand("zharven", seat=1)
    mushrooms.act("move", 1)
    mushrooms.until(lambda table: "want-fight" in {each.prompt for each in table.pending.values()})
    mushrooms.answer(0, ("fight",))
    send(mushrooms, "rotroot")
    mushrooms.answer(1, ("send", mushrooms.code(mushrooms.troop("feral", 1), 1), 1))
    assert standing(mushrooms) == {"hatter", "toadstool"}
    assert mushrooms.board(0).beaten[0]  # 7 + 4 against 2


@pytest.mark.law("heroes:H-10.6", "heroes:H-9.2")
def test_only_the_six_upper_buildings_bring_points_and_keep_them(mushrooms: Stage) -> None:
    mushrooms.stock(wood=99, iron=99, gold=99, spore=99)
    mushrooms.act("build", 1)
    mushrooms.answer(0, ("exchange", 0))
    build(mushrooms, *ALL[1:6])
    assert cells(mushrooms.g, 0)[0] == 0
    build(mushrooms, *UPPER)
    assert cells(mushrooms.g, 0)[0] == 6
    board = mushrooms.board(0)
    assert [board.block_vp[mushrooms.building(name)] for name in ALL] == [0] * 6 + [1] * 6


# --------------------------------------------------------------------------------------------------------- foundations


@pytest.mark.law("heroes:H-10.7", "heroes:H-9.3")
def test_e19_four_buildings_in_a_region_with_a_foundation_write_4(mushrooms: Stage) -> None:
    mushrooms.stand("esmor")
    mushrooms.stock(**PLENTY)
    mushrooms.act("build", 1)
    mushrooms.answer(0, ("exchange", 0))
    for name in ("mycemancer", "milkcap", "infector", "decayer"):
        build(mushrooms, name)
        assert mushrooms.asked(0) == "build"  # not after each building
    mushrooms.answer(0, DONE)
    assert mushrooms.asked(0) == "foundation"
    mushrooms.answer(0, ("raise",))
    assert mushrooms.board(0).foundations[mushrooms.region("esmor")] == 4
    assert cells(mushrooms.g, 0)[1] == 4


@pytest.mark.law("heroes:H-10.7")
@pytest.mark.parametrize(("before", "offered"), [(1, True), (2, False), (3, False)])
def test_only_a_larger_number_replaces_the_one_in_a_foundation(mushrooms: Stage, before: int, offered: bool) -> None:
    mushrooms.stand("esmor")
    mushrooms.board(0).foundations[mushrooms.region("esmor")] = before
    mushrooms.stock(**PLENTY)
    mushrooms.act("build", 1)
    mushrooms.answer(0, ("exchange", 0))
    build(mushrooms, "mycemancer", "milkcap")
    mushrooms.answer(0, DONE)
    assert (mushrooms.asked(0) == "foundation") is offered
    if offered:
        mushrooms.answer(0, ("raise",))
    assert mushrooms.board(0).foundations[mushrooms.region("esmor")] == max(2, before)


@pytest.mark.law("heroes:H-10.7", "heroes:H-3.5")
def test_nothing_is_written_where_nothing_was_built_or_the_player_declines(mushrooms: Stage) -> None:
    mushrooms.stand("esmor")
    mushrooms.stock(**PLENTY)
    mushrooms.act("build", 1)
    mushrooms.answer(0, ("exchange", 0), DONE)
    assert mushrooms.asked(0) != "foundation"
    go_on(mushrooms)
    mushrooms.act("build", 1)
    mushrooms.answer(0, ("exchange", 0))
    build(mushrooms, "puffball")
    mushrooms.answer(0, DONE, ("skip",))
    assert mushrooms.board(0).foundations[mushrooms.region("esmor")] == 0


# ----------------------------------------------------------------------------------------------------------- buildings


@pytest.mark.law("heroes:H-5.7")
def test_hatter_exchanges_a_resource_when_a_build_action_begins(mushrooms: Stage) -> None:
    mushrooms.stock(gold=5)
    mushrooms.act("build", 3)
    mushrooms.answer(0, ("exchange", 1), ("take", 0, 1), DONE)
    assert mushrooms.board(0).stock == [1, 0, 4, 3]


@pytest.mark.law("heroes:H-5.7", "heroes:H-4.1")
@pytest.mark.parametrize(("action", "stock"), [("gold", [0, 0, 4, 0]), ("iron", [0, 3, 0, 0])])
def test_mycemancer_mines_one_gold_more(mushrooms: Stage, action: str, stock: list[int]) -> None:
    grow(mushrooms, "mycemancer")
    mushrooms.act(action, 3)
    assert mushrooms.board(0).stock == stock


@pytest.mark.law("heroes:H-6.1")
def test_puffball_gives_a_movement_point(mushrooms: Stage) -> None:
    grow(mushrooms, "puffball")
    mushrooms.act("move", 2)
    assert mushrooms.board(0).points == 3


@pytest.mark.law("heroes:H-7.3", "heroes:H-7.6")
@pytest.mark.parametrize(
    ("name", "monster", "fortress", "player"),
    [("infector", 4, 4, 4), ("bracketback", 0, 3, 0), ("toadstool", 0, 0, 4), ("archtox", 2, 0, 0)],
)
def test_what_buildings_add_in_battle(mushrooms: Stage, name: str, monster: int, fortress: int, player: int) -> None:
    grow(mushrooms, name)
    infect(mushrooms, "zharven")
    adds = [battle_adds(mushrooms.g, 0, against) for against in (MONSTER, FORTRESS, PLAYER)]
    assert adds == [monster, fortress, player]


@pytest.mark.law("heroes:H-10.9")
def test_infector_helps_only_where_there_is_mycelium(mushrooms: Stage) -> None:
    grow(mushrooms, "infector")
    infect(mushrooms, "esmor")
    assert battle_adds(mushrooms.g, 0, MONSTER) == 0
    mushrooms.stand("esmor")
    assert battle_adds(mushrooms.g, 0, MONSTER) == 4


@pytest.mark.law("heroes:H-10.5", "heroes:H-1.8")
def test_mouldmonger_makes_mountains_cheaper_while_it_lives(mushrooms: Stage) -> None:
    brinlor = mushrooms.region("brinlor")
    assert entry_costs(mushrooms.g, 0)[brinlor] == 4
    grow(mushrooms, "mouldmonger")
    assert entry_costs(mushrooms.g, 0)[brinlor] == 3
    fights(mushrooms)
    mushrooms.answer(0, ("monster", mushrooms.code(0)))
    send(mushrooms, "mouldmonger")
    assert entry_costs(mushrooms.g, 0)[brinlor] == 4


@pytest.mark.law("heroes:H-10.11")
def test_e21_decayer_brings_a_resource_for_each_of_the_four_dead_itself_included(mushrooms: Stage) -> None:
    grow(mushrooms, "decayer", "mycemancer", "infector", "puffball")
    fights(mushrooms)
    mushrooms.board(0).points = 10
    mushrooms.answer(0, ("monster", mushrooms.code(0)))
    send(mushrooms, "decayer", "hatter", "mycemancer", "infector")
    assert mushrooms.asked(0) == "take-any"
    mushrooms.answer(0, ("take", 0, 1), ("take", 1, 3))
    assert mushrooms.board(0).stock == [1, 3, 2, 0]  # and 2 gold of the monster
    assert standing(mushrooms) == {"puffball"}


@pytest.mark.law("heroes:H-10.11")
@pytest.mark.parametrize(("names", "asked"), [(["hatter"], True), ([], False)])
def test_decayer_need_not_fight_itself_but_somebody_must_die(mushrooms: Stage, names: list[str], asked: bool) -> None:
    grow(mushrooms, "decayer")
    fights(mushrooms)
    mushrooms.answer(0, ("monster", mushrooms.code(0)))
    send(mushrooms, *names)
    assert (mushrooms.asked(0) == "take-any") is asked


@pytest.mark.law("heroes:H-10.11")
def test_without_decayer_the_dead_bring_nothing(mushrooms: Stage) -> None:
    fights(mushrooms)
    mushrooms.answer(0, ("monster", mushrooms.code(0)))
    send(mushrooms, "hatter")
    assert mushrooms.board(0).stock == [0, 0, 0, 0]


@pytest.mark.law("heroes:H-13.10")
def test_a_troop_made_stronger_by_the_temple_is_a_building_and_stays_stronger(mushrooms: Stage) -> None:
    grow(mushrooms, "mycemancer")
    troop = mushrooms.troop("mycemancer")
    mushrooms.board(0).plus[troop] = 1
    assert unit_strength(mushrooms.g, 0, troop) == 4
    fights(mushrooms)
    mushrooms.answer(0, ("monster", mushrooms.code(0)))
    send(mushrooms, "mycemancer")
    go_on(mushrooms)
    mushrooms.stock(iron=4)
    mushrooms.act("build", 1)
    mushrooms.answer(0, ("exchange", 0))
    build(mushrooms, "mycemancer")
    assert unit_strength(mushrooms.g, 0, troop) == 4
