"""H-12 Archons: flows and damage, ruins, repairs, the arbiter."""

from __future__ import annotations

import pytest

from ludex.core import Option
from ludex.games.heroes.printed.book import ARTIFACTS, FIRST_ARTIFACT
from ludex.games.heroes.rules.battle import unit_strength
from ludex.games.heroes.rules.move import terrain_costs
from ludex.games.heroes.rules.objects import cannot_take
from ludex.games.heroes.rules.round import ACTIONS
from tests.heroes.stage import Stage

WOOD, IRON, GOLD = range(3)
FLOWS = {
    "wood": {"mint", "inquisition", "archive"},
    "iron": {"wardens_hall", "dawn_forge", "throne"},
    "gold": {"synod", "dawn_forge", "throne"},
    "move": {"tribunal", "road_of_light", "prison"},
    "build": {"mint", "court", "beacon"},
}


@pytest.fixture
def archons() -> Stage:
    """Archons are first player, in Charil: with two players no foundation is in play there or next door."""
    stage = Stage("archons", "werewolves")
    stage.stand("charil")
    stage.board(1).moons = [0, 0]
    return stage


def code(stage: Stage, name: str) -> int:
    return stage.code(stage.building(name))


def damage(stage: Stage, **counts: int) -> None:
    """Damage that does not destroy."""
    for name, count in counts.items():
        stage.board(0).damage[stage.building(name)] = count


def damaged(stage: Stage) -> dict[str, int]:
    names = [each.printed.id for each in stage.printed(0).buildings]
    return {name: count for name, count in zip(names, stage.board(0).damage, strict=True) if count}


def stands(stage: Stage, name: str) -> bool:
    board, building = stage.board(0), stage.building(name)
    assert board.works[building] == 1 - board.ruined[building]
    return bool(board.works[building])


def hire(stage: Stage, name: str, count: int) -> Option:
    return ("hire", stage.code(stage.troop(name)), count)


def send(stage: Stage, **counts: int) -> list[Option]:
    return [("send", stage.code(stage.troop(name)), count) for name, count in counts.items()]


def repairs(stage: Stage) -> set[tuple[str, int]]:
    """What may be repaired now, and with which resource."""
    names = [each.printed.id for each in stage.printed(0).buildings]
    return {(names[building % 100], kind) for _, building, kind in stage.offered("repair")}


# ----------------------------------------------------------------------------------------------- built already (H-12.1)


@pytest.mark.law("heroes:H-12.1", "heroes:H-2.1")
def test_all_buildings_stand_from_the_start(archons: Stage) -> None:
    assert archons.board(0).built == [1] * 12
    assert archons.board(0).works == [1] * 12 + [0] * 6 + [1]
    assert archons.board(0).units == [3, 0, 0]


@pytest.mark.law("heroes:H-12.1")
def test_the_build_action_repairs_and_hires_but_builds_nothing_not_even_a_ruin(archons: Stage) -> None:
    archons.ruin("road_of_light")
    archons.stock(wood=20, iron=20, gold=20)
    archons.act("build", 4)
    assert {option[0] for option in archons.options(0)} == {"done", "hire", "repair"}
    assert archons.why_not(0, ("build", code(archons, "road_of_light"))) == ("H-12.1", "only-repair")
    assert archons.why_not(0, ("build", code(archons, "mint"))) == ("H-12.1", "only-repair")


# ------------------------------------------------------------------------------------------ flows and damage (H-12.2–5)


@pytest.mark.law("heroes:H-12.2")
def test_each_building_has_two_or_three_points_and_flows_with_action_symbols(archons: Stage) -> None:
    for each in archons.printed(0).buildings:
        assert each.printed.damage_points in (2, 3)
        assert each.printed.flows
        assert set(each.printed.flows) <= set(ACTIONS)


@pytest.mark.law("heroes:H-12.3", "heroes:H-12.4")
@pytest.mark.parametrize("unchosen", ACTIONS)
def test_the_flows_of_the_one_action_that_was_not_chosen_deal_one_damage_each(archons: Stage, unchosen: str) -> None:
    archons.announce(unchosen)
    assert damaged(archons) == dict.fromkeys(FLOWS[unchosen], 1)


@pytest.mark.law("heroes:H-12.4", "heroes:H-3.3")
def test_the_damage_comes_right_after_the_announcement_and_before_wolf_nights() -> None:
    stage = Stage("werewolves", "archons")
    stage.start("round")
    for number, action in enumerate(("wood", "iron", "gold", "move"), 1):
        assert not any(stage.board(1).damage)
        stage.answer(0, ("number", ACTIONS.index(action), number))
    assert stage.asked(0) == "night"
    assert stage.board(1).damage[stage.building("court", 1)] == 1


@pytest.mark.law("heroes:H-12.5")
def test_e26_the_prison_stands_at_2_of_3_and_the_road_of_light_falls_at_2_of_2(archons: Stage) -> None:
    damage(archons, prison=1, road_of_light=1)
    assert terrain_costs(archons.g, 0) == [1, 3, 2, 2]
    archons.announce("move")
    assert damaged(archons) == {"prison": 2, "road_of_light": 2, "tribunal": 1}
    assert stands(archons, "prison")
    assert not stands(archons, "road_of_light")
    assert terrain_costs(archons.state, 0) == [1, 3, 3, 4]
    assert archons.board(0).penalty == 1


# ------------------------------------------------------------------------------------------------------- ruins (H-12.6)


@pytest.mark.law("heroes:H-12.6")
def test_e27_with_the_foundations_around_ikara_taken_the_road_of_light_brings_2_penalty_points() -> None:
    stage = Stage("archons", "werewolves", "mushroomfolk")
    stage.stand("ikara")
    stage.board(0).foundations[stage.region("lorveld")] = 2
    stage.board(0).foundations[stage.region("piklin")] = 1
    stage.ruin("prison")
    damage(stage, road_of_light=1)
    stage.board(0).cut = [int(name == "prison") for name in flow_owners(stage)]
    stage.announce("move")
    assert stage.told("penalty") == [{"who": 0, "building": code(stage, "road_of_light"), "points": 2}]
    assert stage.board(0).penalty == 2
    assert stage.score(0)[5] == -2


def flow_owners(stage: Stage) -> list[str]:
    """The building of every flow, in the order of the board."""
    return [each.printed.id for each in stage.printed(0).buildings for _ in each.printed.flows]


@pytest.mark.law("heroes:H-12.6", "heroes:H-9.3")
def test_a_ruin_goes_into_a_free_foundation_here_or_next_door() -> None:
    stage = Stage("archons", "werewolves", "mushroomfolk")
    stage.stand("piklin")
    damage(stage, road_of_light=1)
    stage.announce("move")
    places = [stage.region(name) for name in ("piklin", "lorveld", "ulmast")]
    road = code(stage, "road_of_light")
    assert stage.options(0) == [*(("ruin", road, region) for region in places), ("penalty", 1)]
    stage.answer(0, ("ruin", road, stage.region("lorveld")))
    assert stage.board(0).foundations[stage.region("lorveld")] == 3
    assert stage.board(0).penalty == 0
    assert stage.score(0)[1] == 3


@pytest.mark.law("heroes:H-12.6")
def test_a_free_foundation_may_be_declined_for_the_penalty() -> None:
    stage = Stage("archons", "werewolves")
    damage(stage, road_of_light=1)
    stage.announce("move")
    assert stage.options(0) == [("ruin", code(stage, "road_of_light"), stage.region("esmor")), ("penalty", 1)]
    stage.answer(0, ("penalty", 1))
    assert stage.board(0).penalty == 1
    assert not any(stage.board(0).foundations)


@pytest.mark.law("heroes:H-12.6", "heroes:H-8.1", "heroes:H-2.2")
def test_a_ruin_is_refused_where_there_is_no_free_foundation_within_reach() -> None:
    stage = Stage("archons", "werewolves")
    stage.stand("piklin")
    stage.board(0).foundations[stage.region("lorveld")] = 1
    damage(stage, road_of_light=1)
    stage.announce("move")
    road = code(stage, "road_of_light")
    assert stage.why_not(0, ("ruin", road, stage.region("lorveld"))) == ("H-12.6", "ruin-taken")
    assert stage.why_not(0, ("ruin", road, stage.region("fliss"))) == ("H-12.6", "ruin-nowhere")
    assert stage.why_not(0, ("ruin", road, stage.region("nox"))) == ("H-12.6", "ruin-far")


@pytest.mark.law("heroes:H-12.6", "heroes:H-8.1")
def test_a_portal_does_not_bring_a_foundation_next_door() -> None:
    stage = Stage("archons", "werewolves")
    damage(stage, road_of_light=1)
    stage.announce("move")
    assert stage.why_not(0, ("ruin", code(stage, "road_of_light"), stage.region("ulmast"))) == ("H-12.6", "ruin-far")


@pytest.mark.law("heroes:H-12.6", "heroes:H-2.2")
@pytest.mark.parametrize(("others", "places"), [(["werewolves"], 0), (["werewolves", "mushroomfolk"], 1)])
def test_a_foundation_out_of_play_takes_no_ruin(others: list[str], places: int) -> None:
    """Yasker, next to Charil, is in play only with three players and more."""
    stage = Stage("archons", *others)
    stage.stand("charil")
    damage(stage, road_of_light=1, prison=2)
    stage.announce("move")
    stage.answer(0, ("destroy", code(stage, "road_of_light")))
    assert len(stage.told("penalty")) == (0 if places else 2)
    if places:
        assert stage.options(0)[0] == ("ruin", code(stage, "road_of_light"), stage.region("yasker"))


@pytest.mark.law("heroes:H-12.6")
@pytest.mark.parametrize(("first", "penalties"), [("road_of_light", [1, 1]), ("prison", [1, 2])])
def test_the_prison_lowers_the_penalty_while_it_stands_its_own_fall_included(
    archons: Stage, first: str, penalties: list[int]
) -> None:
    """What falls together falls in any order: after the Prison the full penalty is back."""
    damage(archons, road_of_light=1, prison=2)
    archons.announce("move")
    falling = [("destroy", code(archons, name)) for name in ("road_of_light", "prison")]
    assert archons.options(0) == falling
    archons.answer(0, ("destroy", code(archons, first)))
    assert [line["points"] for line in archons.told("penalty")] == penalties
    assert archons.board(0).penalty == sum(penalties)


@pytest.mark.law("heroes:H-12.6")
def test_of_two_that_fall_together_the_first_takes_the_only_foundation() -> None:
    stage = Stage("archons", "werewolves")
    damage(stage, road_of_light=1, tribunal=2)
    stage.announce("move")
    tribunal = code(stage, "tribunal")
    stage.answer(0, ("destroy", tribunal), ("ruin", tribunal, stage.region("esmor")))
    assert stage.board(0).foundations[stage.region("esmor")] == 1
    assert stage.told("penalty") == [{"who": 0, "building": code(stage, "road_of_light"), "points": 1}]


@pytest.mark.law("heroes:H-12.6")
def test_a_number_in_a_foundation_is_never_written_over_even_by_a_higher_level() -> None:
    stage = Stage("archons", "werewolves")
    stage.board(0).foundations[stage.region("esmor")] = 1
    damage(stage, road_of_light=1)
    stage.announce("move")
    assert stage.board(0).foundations[stage.region("esmor")] == 1
    assert stage.board(0).penalty == 1


# ----------------------------------------------------------------------------------------------- damage to ruins (12.7)


@pytest.mark.law("heroes:H-12.7")
def test_e28_damage_to_the_destroyed_court_is_1_penalty_point(archons: Stage) -> None:
    archons.ruin("court")
    archons.announce("build")
    assert archons.told("ruin-hit") == [{"who": 0, "building": code(archons, "court"), "points": 1}]
    assert archons.board(0).penalty == 1


@pytest.mark.law("heroes:H-12.7")
def test_damage_to_a_ruin_with_cleared_points_is_a_penalty_too_and_fills_no_point(archons: Stage) -> None:
    archons.ruin("court")
    damage(archons, court=1)
    archons.announce("build")
    assert archons.board(0).penalty == 1
    assert archons.board(0).damage[archons.building("court")] == 1
    assert not stands(archons, "court")


# ------------------------------------------------------------------------------------------------- repair (H-12.8–12.9)


@pytest.mark.law("heroes:H-12.8", "heroes:H-12.9")
def test_e29_a_level_3_action_repairs_road_inquisition_and_tribunal_for_3_2_and_1(archons: Stage) -> None:
    archons.ruin("road_of_light", "inquisition", "beacon", "synod")
    damage(archons, tribunal=2, archive=1)
    archons.stock(wood=3, iron=2, gold=1)
    archons.act("build", 3)
    assert archons.why_not(0, ("repair", code(archons, "archive"), WOOD)) == ("H-12.8", "repair-level")
    archons.answer(0, ("repair", code(archons, "road_of_light"), WOOD))
    assert not stands(archons, "road_of_light")
    archons.answer(0, ("repair", code(archons, "inquisition"), IRON))
    assert not stands(archons, "inquisition")
    assert archons.board(0).stock == [0, 0, 1, 0]
    assert repairs(archons) == {("tribunal", GOLD)}
    archons.answer(0, ("repair", code(archons, "tribunal"), GOLD))
    assert archons.board(0).stock == [0, 0, 0, 0]
    assert damaged(archons) == {
        "road_of_light": 1,
        "inquisition": 1,
        "tribunal": 1,
        "archive": 1,
        "beacon": 2,
        "synod": 2,
    }


@pytest.mark.law("heroes:H-12.8")
def test_one_repair_is_paid_in_one_kind_of_resource(archons: Stage) -> None:
    archons.ruin("beacon")
    damage(archons, court=1, tribunal=1)
    archons.stock(wood=1, iron=1, gold=1)
    archons.act("build", 2)
    assert repairs(archons) == {("tribunal", kind) for kind in (WOOD, IRON, GOLD)}
    for kind in (WOOD, IRON, GOLD, 3):
        assert archons.why_not(0, ("repair", code(archons, "court"), kind)) == ("H-12.8", "repair-cost")
    assert archons.why_not(0, ("repair", code(archons, "mint"), WOOD)) == ("H-12.8", "no-damage")


@pytest.mark.law("heroes:H-12.8")
def test_as_much_damage_as_can_be_paid_is_removed_in_one_action_with_different_kinds(archons: Stage) -> None:
    archons.ruin("beacon")
    damage(archons, court=2)
    archons.stock(wood=2, gold=3)
    archons.act("build", 4)
    archons.answer(0, ("repair", code(archons, "court"), WOOD), ("repair", code(archons, "court"), GOLD))
    assert damaged(archons) == {"beacon": 2}
    assert archons.board(0).stock == [0, 0, 1, 0]


@pytest.mark.law("heroes:H-12.8")
def test_the_beacon_makes_each_repair_1_cheaper_but_never_free(archons: Stage) -> None:
    damage(archons, tribunal=1, court=1, archive=1)
    archons.stock(wood=5, gold=1)
    archons.act("build", 4)
    archons.answer(0, ("repair", code(archons, "archive"), WOOD))
    assert archons.board(0).stock[WOOD] == 2
    archons.answer(0, ("repair", code(archons, "court"), WOOD))
    assert archons.board(0).stock[WOOD] == 1
    archons.answer(0, ("repair", code(archons, "tribunal"), WOOD))
    assert archons.board(0).stock[WOOD] == 0
    assert damaged(archons) == {}


@pytest.mark.law("heroes:H-12.9", "heroes:H-1.8")
def test_a_ruin_works_again_only_when_its_last_point_is_clear(archons: Stage) -> None:
    archons.ruin("road_of_light")
    archons.stock(iron=6, gold=1)
    archons.act("build", 3)
    archons.answer(0, ("repair", code(archons, "road_of_light"), IRON))
    assert not stands(archons, "road_of_light")
    assert terrain_costs(archons.state, 0) == [1, 3, 3, 4]
    archons.answer(0, ("repair", code(archons, "road_of_light"), IRON))
    assert stands(archons, "road_of_light")
    assert terrain_costs(archons.state, 0) == [1, 3, 2, 2]
    assert archons.told("restored") == [{"who": 0, "building": code(archons, "road_of_light")}]


@pytest.mark.law("heroes:H-12.9", "heroes:H-12.6")
def test_a_restored_building_can_fall_again_and_take_another_foundation() -> None:
    stage = Stage("archons", "werewolves")
    stage.stand("piklin")
    stage.ruin("road_of_light", "beacon")
    stage.board(0).foundations[stage.region("piklin")] = 3
    stage.stock(iron=6, gold=1)
    stage.act("build", 3)
    repair = ("repair", code(stage, "road_of_light"), IRON)
    stage.answer(0, repair, repair)
    assert stands(stage, "road_of_light")
    stage.g = stage.state
    damage(stage, road_of_light=1)
    stage.announce("move")
    assert not stands(stage, "road_of_light")
    stage.answer(0, ("ruin", code(stage, "road_of_light"), stage.region("ulmast")))
    assert stage.score(0)[1] == 6


@pytest.mark.law("heroes:H-12.8")
def test_units_are_hired_between_repairs_and_the_restored_building_hires_at_once(archons: Stage) -> None:
    archons.ruin("inquisition", "beacon")
    archons.stock(wood=4, gold=1)
    archons.act("build", 2)
    assert archons.why_not(0, hire(archons, "accuser", 1)) == ("H-5.8", "hire")
    repair = ("repair", code(archons, "inquisition"), WOOD)
    archons.answer(0, repair, repair)
    assert archons.offered("hire") == [hire(archons, "accuser", 1)]


# ---------------------------------------------------------------------------------------------------- arbiter (H-12.10)


@pytest.mark.law("heroes:H-12.10")
def test_the_court_hires_one_arbiter_and_no_second(archons: Stage) -> None:
    archons.stock(gold=20)
    archons.act("build", 1)
    arbiter = archons.troop("arbiter")
    archons.answer(0, hire(archons, "arbiter", 1))
    assert archons.board(0).units[arbiter] == 1
    assert archons.board(0).stock[GOLD] == 15
    assert hire(archons, "arbiter", 1) not in archons.options(0)
    assert archons.why_not(0, hire(archons, "arbiter", 1)) == ("H-12.10", "cap")


@pytest.mark.law("heroes:H-12.10")
def test_e30_an_arbiter_that_dies_leaves_the_next_one_3_weaker_and_1_cheaper(archons: Stage) -> None:
    archons.units(arbiter=1)
    archons.fights()
    archons.answer(0, ("monster", archons.code(0)), *send(archons, accuser=0, arbiter=1))
    assert archons.told("total") == [{"who": 0, "strength": 17}]
    arbiter = archons.troop("arbiter")
    assert archons.board(0).units[arbiter] == 0
    assert archons.told("weaker-arbiter") == [{"who": 0, "troop": archons.code(arbiter), "strength": 11}]
    assert unit_strength(archons.state, 0, arbiter) == 11


@pytest.mark.law("heroes:H-12.10")
@pytest.mark.parametrize(("battles", "strength", "cost"), [(0, 14, 5), (1, 11, 4), (2, 8, 3), (4, 2, 1), (5, 2, 1)])
def test_strength_and_cost_of_the_arbiter_fall_to_2_and_1(
    archons: Stage, battles: int, strength: int, cost: int
) -> None:
    archons.board(0).fallen = battles
    assert unit_strength(archons.g, 0, archons.troop("arbiter")) == strength
    archons.stock(gold=cost)
    archons.units(accuser=0)
    archons.ruin("inquisition", "wardens_hall", "synod")
    archons.act("build", 1)
    archons.answer(0, hire(archons, "arbiter", 1))
    assert archons.board(0).stock[GOLD] == 0


@pytest.mark.law("heroes:H-12.10")
def test_an_arbiter_that_stays_at_home_loses_nothing(archons: Stage) -> None:
    archons.units(arbiter=1)
    archons.fights()
    archons.answer(0, ("monster", archons.code(0)), *send(archons, accuser=3, arbiter=0))
    assert unit_strength(archons.state, 0, archons.troop("arbiter")) == 14


@pytest.mark.law("heroes:H-12.10", "heroes:H-1.8")
def test_strength_added_for_good_stays_on_top_of_the_minimum(archons: Stage) -> None:
    arbiter = archons.troop("arbiter")
    archons.board(0).plus[arbiter] = 1
    archons.board(0).fallen = 9
    assert unit_strength(archons.g, 0, arbiter) == 3


@pytest.mark.law("heroes:H-12.10")
def test_with_the_artifact_of_dortal_three_arbiters_serve_and_two_deaths_in_one_battle_weaken_once(
    archons: Stage,
) -> None:
    archons.own("dortal")
    archons.stock(gold=20)
    archons.act("build", 1)
    arbiters = [option for option in archons.offered("hire") if option[1] == archons.code(archons.troop("arbiter"))]
    assert arbiters == [hire(archons, "arbiter", count) for count in (1, 2, 3)]
    fight = Stage("archons", "werewolves")
    fight.own("dortal")
    fight.units(accuser=0, arbiter=3)
    fight.fights()
    fight.answer(0, ("monster", fight.code(0)), *send(fight, arbiter=2))
    assert fight.board(0).units[fight.troop("arbiter")] == 1
    assert fight.board(0).fallen == 1
    assert unit_strength(fight.state, 0, fight.troop("arbiter")) == 11


@pytest.mark.law("heroes:H-12.10", "heroes:H-7.14")
@pytest.mark.parametrize(("left", "hired"), [(3, 0), (2, 0), (1, 0), (0, 1)])
def test_when_the_artifact_is_lost_the_arbiters_stay_but_none_comes_until_all_are_gone(left: int, hired: int) -> None:
    stage = Stage("archons", "werewolves")
    stage.own("dortal", seat=1)
    stage.units(accuser=0, arbiter=left)
    stage.stock(gold=20)
    stage.act("build", 1)
    arbiters = [option for option in stage.offered("hire") if option[1] == stage.code(stage.troop("arbiter"))]
    assert arbiters == [hire(stage, "arbiter", count + 1) for count in range(hired)]


# ------------------------------------------------------------------------------------------------ buildings, one by one


@pytest.mark.law("heroes:H-6.1", "heroes:H-6.2", "heroes:H-1.10")
def test_e6_with_three_ruins_the_tribunal_brings_the_point_that_leads_to_esmor(archons: Stage) -> None:
    archons.stand("asander")
    archons.ruin("road_of_light", "mint", "archive")
    archons.act("move", 4)
    esmor = archons.region("esmor")
    assert archons.board(0).points == 5
    archons.answer(0, ("go", esmor, 5))
    assert archons.board(0).region == esmor
    assert archons.board(0).path == [archons.region("brinlor"), esmor]
    assert archons.board(0).stock == [2, 0, 0, 0]
    assert archons.board(0).points == 0


@pytest.mark.law("heroes:H-6.2")
def test_e6_without_the_tribunal_esmor_is_out_of_reach(archons: Stage) -> None:
    archons.stand("asander")
    archons.ruin("road_of_light", "mint", "tribunal")
    archons.act("move", 4)
    assert archons.why_not(0, ("go", archons.region("esmor"), 5)) == ("H-6.2", "too-far")


@pytest.mark.law("heroes:H-8.1", "heroes:H-1.8")
def test_e12_on_the_road_of_light_karrax_and_by_its_portal_charil_cost_2_each(archons: Stage) -> None:
    karrax, charil = archons.region("karrax"), archons.region("charil")
    archons.stand("moslin")
    archons.act("move", 2)
    assert ("go", karrax, 2) in archons.options(0)
    portal = Stage("archons", "werewolves")
    portal.stand("karrax")
    portal.act("move", 2)
    portal.answer(0, ("go", charil, 2))
    assert portal.board(0).path == [charil]
    assert portal.board(0).points == 0


@pytest.mark.law("heroes:H-5.8")
@pytest.mark.parametrize(
    ("building", "troop", "cost"),
    [("inquisition", "accuser", 1), ("wardens_hall", "warden", 3), ("court", "arbiter", 5)],
)
def test_each_troop_has_its_building_and_no_ruin_hires(archons: Stage, building: str, troop: str, cost: int) -> None:
    archons.stock(gold=cost)
    archons.act("build", 1)
    assert hire(archons, troop, 1) in archons.options(0)
    closed = Stage("archons", "werewolves")
    closed.stock(gold=9)
    closed.ruin(building)
    closed.act("build", 1)
    assert hire(closed, troop, 1) not in closed.options(0)


@pytest.mark.law("heroes:H-4.1")
@pytest.mark.parametrize(("action", "building", "kind"), [("gold", "mint", GOLD), ("iron", "dawn_forge", IRON)])
def test_mint_and_dawn_forge_add_1_to_what_is_mined_while_they_stand(action: str, building: str, kind: int) -> None:
    for fallen, mined in ((False, 4), (True, 3)):
        stage = Stage("archons", "werewolves")
        if fallen:
            stage.ruin(building)
        stage.act(action, 3)
        assert stage.board(0).stock[kind] == mined


@pytest.mark.law("heroes:H-12.11")
def test_the_synod_raises_each_resource_to_2_at_the_start_of_a_round(archons: Stage) -> None:
    archons.stock(wood=0, iron=1, gold=5)
    archons.start("round")
    assert archons.board(0).stock == [2, 2, 5, 0]
    assert archons.asked(0) == "plan"


@pytest.mark.law("heroes:H-12.11", "heroes:H-12.5")
def test_the_ruined_synod_raises_nothing(archons: Stage) -> None:
    archons.ruin("synod")
    archons.start("round")
    assert archons.board(0).stock == [0, 0, 0, 0]


@pytest.mark.law("heroes:H-7.6")
@pytest.mark.parametrize(("fallen", "strength"), [((), 5), (("throne",), 2)])
def test_the_throne_adds_3_in_every_battle_while_it_stands(
    archons: Stage, fallen: tuple[str, ...], strength: int
) -> None:
    archons.ruin(*fallen)
    archons.fights()
    archons.answer(0, ("monster", archons.code(0)), *send(archons, accuser=2))
    assert archons.told("total") == [{"who": 0, "strength": strength}]


@pytest.mark.law("heroes:H-9.2")
def test_the_archive_scores_a_point_for_every_two_ruins_if_it_stands(archons: Stage) -> None:
    points = {each.printed.id: each.printed.vp for each in archons.printed(0).buildings}
    whole = sum(points.values())
    assert archons.score(0)[0] == whole
    archons.ruin("mint", "wardens_hall", "court")
    left = whole - points["mint"] - points["wardens_hall"] - points["court"]
    assert archons.score(0)[0] == left + 1
    archons.ruin("archive")
    assert archons.score(0)[0] == left - points["archive"]


@pytest.mark.law("heroes:H-9.2", "heroes:H-9.6")
def test_ruins_bring_no_points_and_penalties_are_taken_off(archons: Stage) -> None:
    archons.ruin("road_of_light", "archive")
    archons.board(0).penalty = 4
    standing = [each.printed for each in archons.printed(0).buildings]
    left = sum(each.vp for each in standing if each.id not in ("road_of_light", "archive"))
    assert archons.score(0) == [left, 0, 0, 0, 0, -4]


@pytest.mark.law("heroes:H-7.9", "heroes:H-7.11", "heroes:H-7.13")
def test_e10_six_accusers_beat_two_ferals_and_take_a_gold_and_a_wood() -> None:
    stage = Stage("archons", "werewolves")
    stage.stand("zharven", seat=1)
    stage.ruin("throne", "synod")
    stage.units(accuser=6)
    stage.units(1, feral=2)
    stage.stock(1, wood=5, iron=5, gold=5)
    stage.meet("zharven")
    stage.answer(0, "fight")
    stage.answer(0, *send(stage, accuser=6))
    stage.answer(1, ("send", stage.code(0, seat=1), 2))
    assert stage.told("total") == [{"who": 0, "strength": 6}, {"who": 1, "strength": 4}]
    assert stage.board(0).units[0] == stage.board(1).units[0] == 0
    assert stage.board(0).beaten[0] == 1
    stage.answer(0, "reward_resources", ("rob", 1, WOOD, 1), ("rob", 1, IRON, 0), ("rob", 1, GOLD, 1))
    assert stage.board(0).stock == [1, 0, 1, 0]
    assert stage.board(1).stock[:3] == [4, 5, 4]


# ------------------------------------------------------------------------------------------------------------ artifacts


@pytest.mark.law("heroes:H-12.12", "heroes:H-8.14")
def test_the_artifact_of_taskar_crosses_out_two_flows_for_good(archons: Stage) -> None:
    archons.take_artifact("taskar")
    assert len(archons.offered("cut")) == 15
    archons.answer(0, ("cut", code(archons, "mint"), ACTIONS.index("build")))
    assert len(archons.offered("cut")) == 14
    assert archons.why_not(0, ("cut", code(archons, "mint"), ACTIONS.index("build"))) == ("H-12.12", "no-flow")
    assert archons.why_not(0, ("cut", code(archons, "mint"), ACTIONS.index("iron"))) == ("H-12.12", "no-flow")
    archons.answer(0, ("cut", code(archons, "court"), ACTIONS.index("build")))
    crossed = [name for name, cut in zip(flow_owners(archons), archons.board(0).cut, strict=True) if cut]
    assert crossed == ["mint", "court"]


@pytest.mark.law("heroes:H-12.12")
def test_a_crossed_out_flow_damages_nothing_while_the_other_flow_of_the_building_does(archons: Stage) -> None:
    mint = [n for n, name in enumerate(flow_owners(archons)) if name == "mint"]
    archons.board(0).cut[mint[1]] = 1
    archons.announce("build")
    assert damaged(archons) == {"court": 1, "beacon": 1}
    wood = Stage("archons", "werewolves")
    wood.board(0).cut[mint[1]] = 1
    wood.announce("wood")
    assert set(damaged(wood)) == FLOWS["wood"]


@pytest.mark.law("heroes:H-12.12")
def test_when_all_flows_are_crossed_out_nothing_is_chosen(archons: Stage) -> None:
    archons.board(0).cut = [1] * 15
    archons.take_artifact("taskar")
    assert archons.asked(0) != "cut"
    assert archons.board(0).cut == [1] * 15


@pytest.mark.law("heroes:H-12.12", "heroes:H-12.9")
def test_the_artifact_of_tsurt_removes_4_damage_of_any_buildings_for_nothing(archons: Stage) -> None:
    archons.ruin("archive")
    damage(archons, court=2)
    archons.take_artifact("tsurt")
    assert archons.why_not(0, ("mend", code(archons, "mint"))) == ("H-12.8", "no-damage")
    archons.answer(0, *[("mend", code(archons, "archive"))] * 3)
    assert stands(archons, "archive")
    archons.answer(0, ("mend", code(archons, "court")))
    assert damaged(archons) == {"court": 1}
    assert archons.asked(0) != "mend"


@pytest.mark.law("heroes:H-12.12")
def test_a_free_repair_may_be_left(archons: Stage) -> None:
    """A ruin can be worth more than what stands: the Tribunal and the Archive count ruins."""
    archons.ruin("mint")
    archons.take_artifact("tsurt")
    archons.answer(0, "done")
    assert damaged(archons) == {"mint": 3}
    assert archons.asked(0) != "mend"


@pytest.mark.law("heroes:H-9.6")
def test_the_artifact_of_zolen_scores_a_point_for_every_filled_foundation(archons: Stage) -> None:
    archons.own("zolen")
    archons.board(0).foundations[archons.region("esmor")] = 3
    archons.board(0).foundations[archons.region("nox")] = 1
    assert archons.score(0)[4] == 2


@pytest.mark.law("heroes:H-1.8")
def test_the_artifact_of_sodmur_gives_accusers_strength_2_while_it_is_owned(archons: Stage) -> None:
    assert unit_strength(archons.g, 0, 0) == 1
    archons.own("sodmur")
    assert unit_strength(archons.g, 0, 0) == 2
    archons.board(0).works[FIRST_ARTIFACT + ARTIFACTS.index("sodmur")] = 0
    assert unit_strength(archons.g, 0, 0) == 1


@pytest.mark.law("heroes:H-12.12")
def test_the_artifact_of_shog_id_stores_a_point_for_every_destruction(archons: Stage) -> None:
    archons.own("shog_id")
    damage(archons, road_of_light=1, tribunal=2)
    archons.announce("move")
    archons.answer(0, ("destroy", code(archons, "tribunal")))
    assert archons.board(0).stored == 2
    assert archons.score(0)[4] == 2


@pytest.mark.law("heroes:H-12.12")
def test_the_store_survives_theft_but_grows_and_scores_only_for_its_owner(archons: Stage) -> None:
    archons.own("shog_id", seat=1)
    archons.board(0).stored = 3
    damage(archons, road_of_light=1)
    archons.announce("move")
    assert not stands(archons, "road_of_light")
    assert archons.board(0).stored == 3
    assert archons.score(0)[4] == 0
    assert archons.board(1).stored == 0
    archons.board(1).works[FIRST_ARTIFACT + ARTIFACTS.index("shog_id")] = 0
    archons.own("shog_id")
    assert archons.score(0)[4] == 3


@pytest.mark.law("heroes:H-8.9")
def test_archons_need_five_visited_mountains_at_shog_id_itself_among_them(archons: Stage) -> None:
    shog_id = ARTIFACTS.index("shog_id")
    archons.stand("shog_id")
    archons.g.right = [1, 1]
    for name in ("brinlor", "karrax", "nox"):
        archons.board(0).visited[archons.region(name)] = 1
    refusal = cannot_take(archons.g, 0, shog_id)
    assert refusal is not None
    assert (refusal.clause, refusal.about) == ("H-8.7", {"artifact": shog_id, "have": 4, "need": 5})
    archons.board(0).visited[archons.region("hagmat")] = 1
    assert cannot_take(archons.g, 0, shog_id) is None
