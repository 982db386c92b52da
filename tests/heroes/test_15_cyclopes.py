"""H-15 Cyclopes: footprints, trails, buildings, artifacts."""

from __future__ import annotations

import pytest

from ludex.core import Table
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import FIRST_ARTIFACT, Price
from ludex.games.heroes.rules.battle import unit_strength
from ludex.games.heroes.rules.build import build, build_action
from ludex.games.heroes.rules.mine import mine
from ludex.games.heroes.rules.monsters import in_reach, monster_strength
from ludex.games.heroes.rules.move import reach, terrain_costs
from ludex.games.heroes.rules.objects import gain_artifact
from ludex.games.heroes.rules.round import round_end
from ludex.games.heroes.rules.score import cells, score
from ludex.games.heroes.sides.cyclopes.footprints import (
    cannot_lower,
    change_herd,
    follow_trails,
    gain_footprints,
    walk_trail,
)
from ludex.games.heroes.sides.cyclopes.herd import cross_lairs
from ludex.games.heroes.sides.side import side_of
from ludex.games.heroes.state import Heroes
from tests.heroes.herd import artifact, cyclopes, lay, run, strike_everything, trail
from tests.heroes.stage import Stage

MONSTER_13 = 3
"""The monster of strength 13 in the line."""


def gain(stage: Stage, name: str, *answers: tuple[str | int, ...]) -> None:
    run(gain_artifact(stage.g, 0, artifact(name)), *answers)


def raise_building(stage: Stage, name: str, *answers: tuple[str | int, ...]) -> None:
    run(build(stage.g, 0, ("build", stage.code(stage.building(name)))), *answers)


# -------------------------------------------------------------------------------------------- footprints (H-15.1, 15.2)


@pytest.mark.law("heroes:H-15.2")
def test_e44_four_footprints_cheapen_a_building_weaken_a_monster_and_go_into_two_trails() -> None:
    stage = cyclopes(strength=40)
    barn = stage.building("barn")
    assert side_of(stage.g, 0).building_prices(stage.g, 0, barn)[0][1] == Price((4, 0, 2, 0))
    assert monster_strength(stage.g, 0, MONSTER_13) == 13
    table = stage.act("move", 2)
    stage.answer(0, ("track_building", stage.code(barn)), ("track_monster", stage.code(MONSTER_13)))
    stage.answer(0, ("track_trail", trail(stage, "forest")), ("track_trail", trail(stage, "field")))
    assert stage.asked(0) == "herd"
    g = table.state
    assert isinstance(g, Heroes)
    assert side_of(g, 0).building_prices(g, 0, barn)[0][1] == Price((1, 0, 2, 0))
    assert monster_strength(g, 0, MONSTER_13) == 10
    assert sum(stage.board().trails) == 2


@pytest.mark.law("heroes:H-15.1", "heroes:H-15.5")
def test_e47_a_herd_of_26_brings_two_footprints() -> None:
    stage = cyclopes(strength=26)
    stage.act("move", 2)
    assert stage.asked(0) == "footprint"
    stage.answer(0, ("track_trail", 0), ("track_trail", 0))
    assert stage.asked(0) == "herd"


@pytest.mark.law("heroes:H-15.2")
def test_a_footprint_is_lost_when_nothing_is_left_to_strike_out() -> None:
    stage = cyclopes(strength=20)
    strike_everything(stage)
    table = stage.act("move", 2)
    assert stage.asked(0) == "herd"
    assert table.journal is not None
    assert [line.about["count"] for line in table.journal.lines if line.message == "footprints-lost"] == [2]


@pytest.mark.law("heroes:H-15.2")
def test_what_is_built_beaten_or_struck_out_takes_no_footprint() -> None:
    stage = cyclopes(strength=10)
    stage.built("barn")
    board = stage.board()
    board.trimmed[stage.building("camp")] = 1
    board.beaten[0] = 1
    board.tracked[1] = 1
    lay(stage, "forest")
    table = stage.act("move", 1)
    for answer, reason in (
        (("track_building", stage.code(stage.building("barn"))), "built"),
        (("track_building", stage.code(stage.building("camp"))), "cost-struck"),
        (("track_monster", stage.code(0)), "monster-beaten"),
        (("track_monster", stage.code(1)), "strength-struck"),
        (("track_trail", trail(stage, "forest")), "trail-laid"),
    ):
        refusal = table.why_not(0, answer)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("H-15.2", reason)
    refusal = table.why_not(0, ("track_trail", 99))
    assert refusal is not None
    assert refusal.reason == "no-such-thing"


@pytest.mark.law("heroes:H-15.2", "heroes:H-13.10")
def test_a_footprint_and_another_weakening_add_up() -> None:
    stage = cyclopes()
    stage.board().weaker[MONSTER_13] = 4
    run(gain_footprints(stage.g, 0, 1), ("track_monster", stage.code(MONSTER_13)))
    assert monster_strength(stage.g, 0, MONSTER_13) == 6


# --------------------------------------------------------------------------------------------------- trails (H-15.8–10)


@pytest.mark.law("heroes:H-15.8")
def test_a_trail_is_laid_with_its_third_footprint_and_works_only_then() -> None:
    stage = cyclopes()
    mountain = trail(stage, "mountain")
    brinlor = stage.region("brinlor")
    run(gain_footprints(stage.g, 0, 2), ("track_trail", mountain), ("track_trail", mountain))
    run(follow_trails(stage.g, 0, brinlor))
    run(gain_footprints(stage.g, 0, 1), ("track_trail", mountain))
    run(follow_trails(stage.g, 0, brinlor), ("track_trail", 0))
    assert stage.board().trails[0] == 1
    assert side_of(stage.g, 0).count(stage.g, 0, "laid_trails") == 1


@pytest.mark.law("heroes:H-15.9")
def test_each_trail_has_its_effect() -> None:
    stage = cyclopes()
    board = stage.board()
    saber = stage.troop("sabertooth")
    run(walk_trail(stage.g, 0, trail(stage, "forest")), ("herd_up", 2))
    assert board.herd_strength == 9
    run(walk_trail(stage.g, 0, trail(stage, "forest")), ("herd_down", 2))
    assert board.herd_strength == 7
    run(walk_trail(stage.g, 0, trail(stage, "mountain")), ("track_trail", 4))
    assert board.trails[4] == 1
    run(walk_trail(stage.g, 0, trail(stage, "field")))
    assert unit_strength(stage.g, 0, saber) == 5
    run(walk_trail(stage.g, 0, trail(stage, "water_lair")))
    assert board.units[saber] == 2
    run(walk_trail(stage.g, 0, trail(stage, "artifact")))
    assert board.vp == 1
    run(walk_trail(stage.g, 0, trail(stage, "fortress")), ("lower", 12))
    assert board.lair == [7, 11]
    run(walk_trail(stage.g, 0, trail(stage, "foundation")), ("take", 0, 1), ("take", 1, 0))
    assert board.stock == [1, 0, 1, 0]


@pytest.mark.law("heroes:H-15.9")
def test_e45_in_fliss_the_trails_of_water_and_of_fortresses_both_work() -> None:
    stage = cyclopes(herd="hagmat")
    lay(stage, "water_lair", "fortress", "forest", "artifact")
    stage.act("move", 1)
    assert stage.board().herd == stage.region("fliss")
    assert stage.options(0) == [("trail", trail(stage, "water_lair")), ("trail", trail(stage, "fortress"))]
    stage.answer(0, ("trail", trail(stage, "fortress")), ("lower", 7))
    assert stage.board().lair == [6, 12]
    assert stage.board().units[stage.troop("sabertooth")] == 2


@pytest.mark.law("heroes:H-15.9")
def test_a_lake_with_a_lair_matches_once_and_a_taken_object_still_matches() -> None:
    stage = cyclopes()
    lay(stage, "water_lair", "fortress")
    run(follow_trails(stage.g, 0, stage.region("piklin")))
    assert stage.board().units[stage.troop("sabertooth")] == 2
    stage.board(1).forts[stage.region("brinlor")] = 1
    run(follow_trails(stage.g, 0, stage.region("brinlor")), ("lower", 12))
    assert stage.board().lair == [7, 11]


@pytest.mark.law("heroes:H-15.9")
def test_a_trail_laid_by_the_mountain_trail_works_from_the_next_stop_on() -> None:
    stage = cyclopes()
    lay(stage, "mountain")
    stage.board().trails[trail(stage, "fortress")] = 2
    run(follow_trails(stage.g, 0, stage.region("brinlor")), ("track_trail", trail(stage, "fortress")))
    assert stage.board().lair == [7, 12]


@pytest.mark.law("heroes:H-15.10")
def test_a_changed_terrain_counts_as_changed() -> None:
    setup = {"seats": ["cyclopes", "werewolves"], "content": {"map": {"region": {"brinlor": {"terrain": "field"}}}}}
    g = Table.new(GAME, setup, 1).state
    assert isinstance(g, Heroes)
    g.attach(None)
    g.boards[0].trails = [3] * 7
    g.boards[0].trails[5] = 0  # not the trail of fortresses
    run(follow_trails(g, 0, 1))
    assert g.boards[0].plus[2] == 1


# -------------------------------------------------------------------------------------------------- buildings (H-15.14)


@pytest.mark.law("heroes:H-15.14")
def test_bone_armour_changes_the_herd_once_in_a_move_action() -> None:
    stage = cyclopes()
    stage.built("bone_armour")
    stage.stock(iron=2)
    stage.units(hunter=1)
    table = stage.act("move", 1)
    assert stage.asked(0) == "armour"
    stage.answer(0, ("herd_up", 3))
    assert stage.board().herd_strength == 10
    assert stage.board().stock[1] == 1
    assert stage.asked(0) == "footprint"
    stage.until(lambda table: table.pending[0].prompt == "fights" if 0 in table.pending else False)
    refusal = table.why_not(0, ("herd_down", 3))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-15.14", "armour-used")


@pytest.mark.law("heroes:H-15.14")
def test_bone_armour_may_wait_for_the_fight_with_the_herd() -> None:
    stage = cyclopes(strength=8)
    stage.built("bone_armour")
    stage.stock(iron=1)
    stage.units(hunter=2)
    stage.act("move", 1)
    stage.answer(0, ("skip",))
    stage.until(lambda table: table.pending[0].prompt == "fights" if 0 in table.pending else False)
    stage.answer(0, ("herd_down", 3))
    assert stage.board().herd_strength == 5
    assert stage.board().stock[1] == 0
    assert ("herd_fight",) in stage.options(0)
    assert ("herd_down", 3) not in stage.options(0)


@pytest.mark.law("heroes:H-15.3", "heroes:H-15.14")
def test_the_herd_never_falls_below_1() -> None:
    stage = cyclopes(strength=2)
    change_herd(stage.g, 0, "H-15.14", -3)
    assert stage.board().herd_strength == 1


@pytest.mark.law("heroes:H-15.14")
def test_the_drover_turns_footprints_into_resources_its_own_included() -> None:
    stage = cyclopes()
    stage.stock(wood=2, gold=3)
    raise_building(stage, "drover", ("track_resource",), ("take", 0, 1), ("track_trail", 0))
    assert stage.board().stock == [1, 0, 0, 0]
    assert stage.board().trails[0] == 1


@pytest.mark.law("heroes:H-15.14")
def test_without_the_drover_a_footprint_is_no_resource() -> None:
    stage = cyclopes(strength=10)
    refusal = stage.act("move", 1).why_not(0, ("track_resource",))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-15.14", "no-drover")


@pytest.mark.law("heroes:H-15.14")
def test_the_sling_reaches_weakened_monsters_without_points() -> None:
    stage = cyclopes()
    run(gain_footprints(stage.g, 0, 1), ("track_monster", stage.code(MONSTER_13)))
    assert in_reach(stage.g, 0) == [0]
    stage.built("sling")
    assert in_reach(stage.g, 0) == [0, MONSTER_13]
    stage.units(hunter=4)
    stage.board().points = 0
    stage.g.queue = [0]
    stage.start("fights")
    stage.answer(0, ("monster", stage.code(MONSTER_13)), ("send", stage.code(0), 4))
    assert stage.board().beaten[MONSTER_13]
    assert stage.board().points == 0


@pytest.mark.law("heroes:H-15.14")
def test_the_camp_changes_the_herd_at_every_lair_and_writes_points() -> None:
    stage = cyclopes(strength=18)
    stage.built("camp")
    before = cells(stage.g, 0)[0]
    lairs = [stage.region("asander"), stage.region("brinlor"), stage.region("nox")]
    run(cross_lairs(stage.g, 0, lairs), ("herd_up", 3), ("herd_down", 3))
    assert stage.board().herd_strength == 18
    assert stage.board().camp_vp == 2 + 1
    assert cells(stage.g, 0)[0] == before + 3


@pytest.mark.law("heroes:H-15.1")
def test_the_corral_brings_a_footprint_to_each_build_action() -> None:
    stage = cyclopes()
    stage.built("corral")
    run(build_action(stage.g, 0, 1), ("track_trail", 2))
    assert stage.board().trails[2] == 1


@pytest.mark.law("heroes:H-15.1", "heroes:H-9.2")
def test_the_stone_circle_brings_a_footprint_and_points_for_every_two_laid_trails() -> None:
    stage = cyclopes()
    stage.stock(iron=6, gold=2)
    raise_building(stage, "stone_circle", ("track_trail", 6))
    assert stage.board().trails[6] == 1
    before = score(stage.g, 0)
    lay(stage, "forest", "field", "artifact")
    assert score(stage.g, 0) == before + 1


@pytest.mark.law("heroes:H-9.2")
def test_the_throne_scores_energy_and_the_tannery_and_the_bonfire_do_what_they_say() -> None:
    stage = cyclopes()
    stage.built("chieftain")
    before = cells(stage.g, 0)[0]
    stage.board().energy = 3
    assert cells(stage.g, 0)[0] == before + 3
    stage.built("tannery", "bonfire")
    run(mine(stage.g, 0, 2, 2))
    assert stage.board().stock == [0, 0, 3, 0]
    assert terrain_costs(stage.g, 0) == [2, 3, 2, 3]


@pytest.mark.law("heroes:H-5.8")
def test_hunters_shepherds_and_sabertooths_are_hired_where_their_building_stands() -> None:
    stage = cyclopes()
    stage.stock(gold=10)
    stage.built("megalith", "barn", "kennel")
    hires = [("hire", stage.code(stage.troop(name)), 1) for name in ("hunter", "shepherd", "sabertooth")]
    run(build_action(stage.g, 0, 1), *hires)
    assert stage.board().units == [1, 1, 1]
    assert stage.board().stock[2] == 0


@pytest.mark.law("heroes:H-15.2", "heroes:H-5.2")
def test_a_struck_out_cost_need_not_be_paid() -> None:
    stage = cyclopes()
    stage.stock(wood=1, gold=3)
    stage.built("megalith")
    barn = stage.building("barn")
    table = stage.act("build", 2)
    refusal = table.why_not(0, ("build", stage.code(barn)))
    assert refusal is not None
    assert refusal.reason == "cost"
    stage.board().trimmed[barn] = 1
    table.pending[0].list_again()
    stage.answer(0, ("build", stage.code(barn)))
    assert stage.board().built[barn]
    assert stage.board().stock == [0, 0, 1, 0]


# -------------------------------------------------------------------------------------------------- shepherds (H-15.15)


@pytest.mark.law("heroes:H-15.15")
def test_e55_shepherds_have_6_on_the_terrain_of_the_herd() -> None:
    stage = cyclopes(herd="asander")
    shepherd = stage.troop("shepherd")
    assert unit_strength(stage.g, 0, shepherd) == 6
    stage.board().plus[shepherd] = 1
    assert unit_strength(stage.g, 0, shepherd) == 7
    stage.stand("karrax")
    assert unit_strength(stage.g, 0, shepherd) == 5
    assert unit_strength(stage.g, 0, stage.troop("hunter")) == 3


# ------------------------------------------------------------------------------------------------------------ artifacts


@pytest.mark.law("heroes:H-15.1", "heroes:H-8.14")
def test_the_staff_brings_four_footprints_and_the_blade_four_sabertooths() -> None:
    stage = cyclopes()
    gain(stage, "taskar", *[("track_trail", 0)] * 3, ("track_trail", 1))
    assert stage.board().trails[:2] == [3, 1]
    gain(stage, "tsurt")
    assert stage.board().units[stage.troop("sabertooth")] == 4


@pytest.mark.law("heroes:H-15.11")
def test_e52_the_lair_values_7_and_12_may_become_6_and_10() -> None:
    stage = cyclopes()
    gain(stage, "dortal", ("lower", 12), ("lower", 11), ("lower", 7))
    assert stage.board().lair == [6, 10]
    refusal = cannot_lower(stage.g, 0, 0, 1)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-15.11", "no-lair-value")


@pytest.mark.law("heroes:H-15.11")
def test_lair_values_stay_above_0_and_in_order() -> None:
    stage = cyclopes()
    stage.board().lair = [1, 3]
    refusal = cannot_lower(stage.g, 0, 1, 1)
    assert refusal is not None
    assert refusal.reason == "lair-order"
    gain(stage, "dortal")
    assert stage.board().lair == [1, 2]


@pytest.mark.law("heroes:H-15.18")
def test_a_doubled_trail_counts_twice_for_good_and_none_is_doubled_twice() -> None:
    stage = cyclopes()
    artifact_trail = trail(stage, "artifact")
    gain(stage, "zolen", ("trail", artifact_trail))
    stage.board().works[FIRST_ARTIFACT + artifact("zolen")] = 0
    run(walk_trail(stage.g, 0, artifact_trail))
    assert stage.board().vp == 2
    gain(stage, "zolen", ("trail", trail(stage, "forest")))
    run(walk_trail(stage.g, 0, trail(stage, "forest")), ("herd_up", 2), ("herd_up", 2))
    assert stage.board().herd_strength == 11


@pytest.mark.law("heroes:H-15.18")
def test_doubling_a_doubled_trail_is_refused() -> None:
    stage = cyclopes(herd="esmor")
    stage.board().energy = 2
    stage.board().doubled[0] = 1
    for region in ("asander", "esmor"):
        stage.board().foundations[stage.region(region)] = 1
    table = stage.act("move", 1)
    stage.answer(0, ("artifact", artifact("zolen")))
    assert stage.asked(0) == "double"
    refusal = table.why_not(0, ("trail", 0))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-15.18", "trail-doubled")


@pytest.mark.law("heroes:H-15.16", "heroes:H-16.5")
def test_the_helm_makes_its_owner_first_player_of_the_next_round_and_the_role_goes_on_from_there() -> None:
    stage = cyclopes("werewolves", "archons")
    stage.g.first = 1
    gain(stage, "sodmur")
    stage.board().works[FIRST_ARTIFACT + artifact("sodmur")] = 0  # what was gained once is not lost with the helm
    firsts = []
    for _ in range(3):
        run(round_end(stage.g))
        firsts.append(stage.g.first)
    assert firsts == [0, 1, 2]


@pytest.mark.law("heroes:H-15.17")
def test_with_the_horn_lairs_and_portals_are_one_network() -> None:
    stage = cyclopes()
    lairs = {stage.region(name) for name in ("asander", "nox", "piklin", "hagmat")}
    assert not lairs & set(reach(stage.g, 0, 2))
    gain(stage, "shog_id")
    reached = reach(stage.g, 0, 3)
    assert lairs <= set(reached)
    assert reached[stage.region("asander")] == [2]
    stage.stand("hagmat")
    assert reach(stage.g, 0, 2)[stage.region("charil")] == [2]


@pytest.mark.law("heroes:H-8.9")
@pytest.mark.parametrize(("energy", "asked"), [(1, False), (2, True)])
def test_e15_cyclopes_need_six_wins_herd_fights_included(energy: int, asked: bool) -> None:
    stage = cyclopes()
    stage.stand("sodmur")
    stage.g.right[0] = 1
    stage.board().beaten[:4] = [1, 1, 1, 1]
    stage.board().energy = energy
    stage.g.queue = [0]
    stage.start("artifacts")
    assert (stage.asked(0) == "artifact") is asked
