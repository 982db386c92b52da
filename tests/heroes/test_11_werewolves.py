"""H-11 Werewolves: meat, and the wolf night."""

from __future__ import annotations

import pytest

from ludex.core import Option
from ludex.games.heroes.rules.build import cannot_build
from ludex.games.heroes.rules.move import terrain_costs
from tests.heroes.stage import Stage

ANY, OTHERS, BREW = 0, 1, 2
WOOD, IRON, GOLD, MEAT = range(4)


@pytest.fixture
def wolves() -> Stage:
    """Werewolves are first player; the archons sit elsewhere and have nothing to do but stay out of the way."""
    return Stage("werewolves", "archons", round=10)


def built_by_offer(stage: Stage, verb: str = "build") -> set[str]:
    """The names of the buildings that seat 0 may build now."""
    names = [each.printed.id for each in stage.printed(0).buildings]
    return {names[option[1] % 100] for option in stage.offered(verb)}


def build(stage: Stage, name: str, verb: str = "build") -> Option:
    return (verb, stage.code(stage.building(name)))


def hire(stage: Stage, name: str, count: int) -> Option:
    return ("hire", stage.code(stage.troop(name)), count)


def send(stage: Stage, **counts: int) -> list[Option]:
    return [("send", stage.code(stage.troop(name)), count) for name, count in counts.items()]


def rich(stage: Stage) -> None:
    stage.stock(wood=20, iron=20, gold=20, meat=20)


# --------------------------------------------------------------------------------------------------- meat (H-11.1–11.2)


@pytest.mark.law("heroes:H-11.1")
def test_e23_mining_wood_at_level_3_brings_3_wood_or_3_meat(wolves: Stage) -> None:
    wolves.act("wood", 3)
    assert wolves.options(0) == [("mine", WOOD), ("mine", MEAT)]
    wolves.answer(0, ("mine", MEAT))
    assert wolves.board(0).stock == [0, 0, 0, 3]


@pytest.mark.law("heroes:H-11.1")
@pytest.mark.parametrize(("action", "kind"), [("wood", WOOD), ("iron", IRON), ("gold", GOLD)])
def test_every_mining_action_yields_its_own_resource_or_meat_but_no_mix(wolves: Stage, action: str, kind: int) -> None:
    wolves.act(action, 4)
    assert wolves.options(0) == [("mine", kind), ("mine", MEAT)]
    assert wolves.why_not(0, ("mine", (kind + 1) % 3)) == ("H-11.1", "mine-kind")
    wolves.answer(0, ("mine", kind))
    assert wolves.board(0).stock[kind] == 4
    assert wolves.board(0).stock[MEAT] == 0


@pytest.mark.law("heroes:H-11.1")
def test_the_smokehouse_adds_1_to_mined_meat_and_to_nothing_else(wolves: Stage) -> None:
    wolves.built("smokehouse")
    wolves.act("iron", 2)
    wolves.answer(0, ("mine", MEAT))
    assert wolves.board(0).stock == [0, 0, 0, 3]
    other = Stage("werewolves", "archons")
    other.built("smokehouse")
    other.act("iron", 2)
    other.answer(0, ("mine", IRON))
    assert other.board(0).stock == [0, 2, 0, 0]


@pytest.mark.law("heroes:H-11.2", "heroes:H-5.8")
def test_troops_are_hired_for_meat_and_for_nothing_else(wolves: Stage) -> None:
    wolves.built("dark_forest", "lonely_cave", "longhouse")
    wolves.stock(wood=20, iron=20, gold=20, meat=0)
    wolves.act("build", 1)
    assert not wolves.offered("hire")
    assert wolves.why_not(0, hire(wolves, "feral", 1)) == ("H-5.8", "hire")


@pytest.mark.law("heroes:H-11.2", "heroes:H-5.8", "heroes:H-5.3")
def test_e5_three_ferals_for_6_meat_join_the_first_one_right_after_the_dark_forest_is_built(wolves: Stage) -> None:
    wolves.stock(wood=3, meat=6)
    wolves.act("build", 4)
    assert not wolves.offered("hire")
    wolves.answer(0, build(wolves, "dark_forest"))
    assert wolves.offered("hire") == [hire(wolves, "feral", count) for count in (1, 2, 3)]
    wolves.answer(0, hire(wolves, "feral", 3))
    assert wolves.board(0).units == [4, 0, 0]
    assert wolves.board(0).stock == [0, 0, 0, 0]


@pytest.mark.law("heroes:H-11.2", "heroes:H-4.4")
def test_meat_earns_no_points_in_the_warehouse(wolves: Stage) -> None:
    wolves.stock(meat=29)
    wolves.act("gold", 4)
    wolves.answer(0, ("mine", MEAT))
    assert wolves.board(0).stock[MEAT] == 33
    assert wolves.board(0).circled == [0, 0, 0]


@pytest.mark.law("heroes:H-11.2", "heroes:H-7.13")
def test_meat_cannot_be_taken_by_the_winner_of_a_battle() -> None:
    stage = Stage("archons", "werewolves")
    stage.stand("zharven", seat=1)
    stage.units(accuser=6)
    stage.stock(1, wood=1, meat=9)
    stage.meet("zharven")
    stage.answer(0, "fight")
    stage.answer(0, ("send", stage.code(stage.troop("accuser")), 6))
    stage.answer(1, ("send", stage.code(0, seat=1), 0))
    stage.answer(0, "reward_resources")
    assert {option[2] for option in stage.offered("rob")} == {WOOD}
    stage.answer(0, ("rob", 1, WOOD, 1))
    assert stage.board(1).stock == [0, 0, 0, 9]


@pytest.mark.law("heroes:H-11.2", "heroes:H-1.6")
def test_meat_may_be_chosen_where_any_resource_is_gained(wolves: Stage) -> None:
    """The artifact of Shog Id brings 5 of any kind, and 2 VP at the end."""
    wolves.take_artifact("shog_id")
    wolves.answer(0, ("take", WOOD, 1), ("take", IRON, 0), ("take", GOLD, 1))
    assert wolves.board(0).stock == [1, 0, 1, 3]
    assert wolves.score(0)[4] == 2


# ------------------------------------------------------------------------------------------ moons and nights (H-11.3–4)


@pytest.mark.law("heroes:H-11.3", "heroes:H-2.1")
def test_a_game_begins_with_three_moons_of_any_round_and_one_feral(wolves: Stage) -> None:
    assert wolves.board(0).moons == [3, 0]
    assert wolves.board(0).units == [1, 0, 0]


@pytest.mark.law("heroes:H-11.3", "heroes:H-11.4")
def test_a_moon_of_any_round_is_crossed_out_in_ones_own_round_and_never_returns(wolves: Stage) -> None:
    wolves.announce("build")
    assert wolves.options(0) == [("day",), ("night", ANY)]
    wolves.answer(0, ("night", ANY))
    assert wolves.board(0).moons == [2, 0]
    assert wolves.board(0).night
    wolves.until(lambda _: wolves.round == 11)
    assert wolves.board(0).moons == [2, 0]
    assert not wolves.board(0).night


@pytest.mark.law("heroes:H-11.3")
def test_the_other_kind_of_moon_serves_only_when_an_opponent_is_first_player(wolves: Stage) -> None:
    wolves.board(0).moons = [1, 2]
    wolves.announce("build")
    assert wolves.options(0) == [("day",), ("night", ANY)]
    assert wolves.why_not(0, ("night", OTHERS)) == ("H-11.3", "own-round")
    theirs = Stage("werewolves", "archons")
    theirs.board(0).moons = [1, 2]
    theirs.g.first = 1
    theirs.announce("build")
    assert theirs.options(0) == [("day",), ("night", ANY), ("night", OTHERS)]
    theirs.answer(0, ("night", OTHERS))
    assert theirs.board(0).moons == [1, 1]


@pytest.mark.law("heroes:H-11.3")
def test_without_a_moon_there_is_no_night(wolves: Stage) -> None:
    wolves.board(0).moons = [0, 2]
    wolves.built("wolf_brew")
    wolves.stock(wood=10)
    wolves.announce("build")
    assert wolves.options(0) == [("day",), ("night", BREW)]
    assert wolves.why_not(0, ("night", ANY)) == ("H-11.3", "no-moon")


@pytest.mark.law("heroes:H-11.4")
def test_a_night_is_declared_after_the_announcement_once_a_round_or_not_at_all(wolves: Stage) -> None:
    wolves.start("round")
    for number in (1, 2, 3, 4):
        assert wolves.asked(0) == "plan"
        wolves.answer(0, ("number", number - 1, number))
    assert wolves.asked(0) == "night"
    wolves.answer(0, ("night", ANY))
    assert wolves.asked(0) == "mine"
    wolves.until(lambda _: wolves.round == 11 or wolves.asked(0) == "night")
    assert wolves.round == 11
    assert wolves.board(0).nights == 1
    day = Stage("werewolves", "archons")
    day.announce("build")
    day.answer(0, ("day",))
    assert not day.board(0).night
    assert day.board(0).moons == [3, 0]


@pytest.mark.law("heroes:H-11.4", "heroes:H-3.3")
def test_the_night_is_declared_when_the_flows_of_the_archons_have_done_their_damage(wolves: Stage) -> None:
    wolves.announce("move")
    assert wolves.asked(0) == "night"
    assert wolves.board(1).damage[wolves.building("tribunal", 1)] == 1


@pytest.mark.law("heroes:H-11.4", "heroes:H-11.7")
def test_e25_wolf_brew_in_round_10_costs_10_wood(wolves: Stage) -> None:
    wolves.built("wolf_brew")
    wolves.stock(wood=10)
    wolves.board(0).moons = [0, 0]
    wolves.announce("build")
    assert wolves.options(0) == [("day",), ("night", BREW)]
    wolves.answer(0, ("night", BREW))
    assert wolves.board(0).stock[WOOD] == 0
    assert wolves.board(0).night
    assert wolves.board(0).nights == 1


@pytest.mark.law("heroes:H-11.4")
def test_wolf_brew_must_be_built_and_paid(wolves: Stage) -> None:
    wolves.stock(wood=9)
    wolves.announce("build")
    assert wolves.why_not(0, ("night", BREW)) == ("H-11.4", "no-brew")
    poor = Stage("werewolves", "archons", round=10)
    poor.built("wolf_brew")
    poor.stock(wood=9)
    poor.announce("build")
    assert poor.why_not(0, ("night", BREW)) == ("H-11.4", "brew-cost")


@pytest.mark.law("heroes:H-11.7", "heroes:H-5.6")
def test_each_volkhv_makes_wolf_brew_2_wood_cheaper_even_without_the_lonely_cave(wolves: Stage) -> None:
    wolves.built("wolf_brew")
    wolves.units(volkhv=3)
    wolves.stock(wood=4)
    wolves.announce("build")
    wolves.answer(0, ("night", BREW))
    assert wolves.board(0).stock[WOOD] == 0


@pytest.mark.law("heroes:H-11.7")
def test_wolf_brew_never_costs_less_than_nothing(wolves: Stage) -> None:
    wolves.built("wolf_brew")
    wolves.units(volkhv=6)
    wolves.announce("build")
    wolves.answer(0, ("night", BREW))
    assert wolves.board(0).stock == [0, 0, 0, 0]
    assert wolves.board(0).night


@pytest.mark.law("heroes:H-11.4", "heroes:H-5.7")
def test_e24_the_wild_hunt_brings_2_meat_with_every_night(wolves: Stage) -> None:
    wolves.built("wild_hunt", "wolf_brew")
    wolves.stock(wood=10)
    wolves.announce("build")
    wolves.answer(0, ("night", BREW))
    assert wolves.board(0).stock == [0, 0, 0, 2]
    moon = Stage("werewolves", "archons")
    moon.built("wild_hunt")
    moon.announce("build")
    moon.answer(0, ("night", ANY))
    assert moon.board(0).stock == [0, 0, 0, 2]


# --------------------------------------------------------------------------------------------- what a night does (11.5)


@pytest.mark.law("heroes:H-11.5")
def test_during_a_night_a_building_is_paid_wholly_in_its_resources_or_wholly_in_meat(wolves: Stage) -> None:
    wolves.board(0).night = 1
    wolves.stock(wood=2, meat=2)
    wolves.act("build", 1)
    assert built_by_offer(wolves) == set()
    assert built_by_offer(wolves, "build_night") == {"dark_forest"}
    assert wolves.why_not(0, build(wolves, "dark_forest")) == ("H-5.2", "cost")
    wolves.answer(0, build(wolves, "dark_forest", "build_night"))
    assert wolves.board(0).stock == [2, 0, 0, 0]
    assert wolves.board(0).built[wolves.building("dark_forest")]


@pytest.mark.law("heroes:H-11.5")
def test_by_day_meat_builds_nothing(wolves: Stage) -> None:
    rich(wolves)
    wolves.act("build", 1)
    assert not wolves.offered("build_night")
    assert wolves.why_not(0, build(wolves, "dark_forest", "build_night")) == ("H-11.5", "not-night")


@pytest.mark.law("heroes:H-11.5")
def test_a_building_that_cannot_be_paid_in_meat_at_night_is_refused_for_its_cost(wolves: Stage) -> None:
    wolves.board(0).night = 1
    wolves.stock(wood=3, meat=1)
    wolves.act("build", 1)
    assert wolves.why_not(0, build(wolves, "dark_forest", "build_night")) == ("H-5.2", "cost")


@pytest.mark.law("heroes:H-11.5")
def test_during_a_night_every_terrain_is_1_cheaper_but_never_below_1(wolves: Stage) -> None:
    assert terrain_costs(wolves.g, 0) == [2, 4, 2, 3]
    wolves.board(0).night = 1
    assert terrain_costs(wolves.g, 0) == [1, 3, 1, 2]
    wolves.board(0).discount = [1, 0, 0, 0]
    assert terrain_costs(wolves.g, 0) == [1, 3, 1, 2]


@pytest.mark.law("heroes:H-11.5")
def test_the_night_of_the_werewolves_is_theirs_alone(wolves: Stage) -> None:
    before = terrain_costs(wolves.g, 1)
    wolves.board(0).night = 1
    assert terrain_costs(wolves.g, 1) == before


@pytest.mark.law("heroes:H-11.5", "heroes:H-7.18", "heroes:H-6.11")
def test_e11_at_night_a_volkhv_and_a_feral_skip_the_5_and_beat_the_8(wolves: Stage) -> None:
    """4 movement points, 3 spent: the one left over skips a monster. 6 + 3 = 9 > 8."""
    wolves.board(0).night = 1
    wolves.units(feral=1, volkhv=1)
    wolves.act("move", 4)
    wolves.answer(0, ("go", wolves.region("zolen"), 3))
    wolves.answer(1, "stay")
    assert wolves.board(0).stock == [0, 2, 0, 0]
    assert wolves.offered("monster") == [("monster", 100), ("monster", 101)]
    wolves.answer(0, ("monster", 101), *send(wolves, feral=1, volkhv=1))
    assert wolves.told("total") == [{"who": 0, "strength": 9}]
    assert wolves.board(0).beaten[:3] == [0, 1, 0]
    assert wolves.board(0).units == [0, 0, 0]
    assert wolves.board(0).stock == [0, 4, 1, 0]


@pytest.mark.law("heroes:H-7.18")
def test_the_third_monster_is_out_of_reach_with_one_point_left(wolves: Stage) -> None:
    wolves.fights(points=1)
    assert wolves.why_not(0, ("monster", 102)) == ("H-7.18", "skip")


# --------------------------------------------------------------------------------------------- buildings (H-11.6, 11.8)


@pytest.mark.law("heroes:H-5.2")
@pytest.mark.parametrize(
    ("standing", "offered"),
    [
        ([], set()),
        (["raiders"], {"night_crew"}),
        (["wolf_brew"], {"night_crew", "song_of_doom"}),
        (["wild_hunt"], {"longhouse", "moon_festival"}),
        (["night_crew"], {"lonely_cave", "moon_festival"}),
        (["dark_forest"], {"lonely_cave", "beast_trails"}),
        (["night_crew", "dark_forest"], {"lonely_cave", "beast_trails", "moon_festival"}),
        (["moon_festival"], {"blood_moon"}),
        (["lonely_cave"], {"blood_moon"}),
    ],
)
def test_e3_one_of_the_buildings_that_lead_to_it_is_enough(standing: list[str], offered: set[str]) -> None:
    stage = Stage("werewolves", "archons")
    rich(stage)
    stage.built(*standing)
    stage.act("build", 4)
    free = {"dark_forest", "wolf_brew", "raiders", "smokehouse", "wild_hunt"}
    assert built_by_offer(stage) - free == offered
    for name in {"night_crew", "longhouse", "lonely_cave"} - offered - set(standing):
        assert stage.why_not(0, build(stage, name)) == ("H-5.2", "requires")


@pytest.mark.law("heroes:H-5.2", "heroes:H-5.3", "heroes:H-11.4")
def test_e4_wolf_brew_is_built_opens_two_buildings_and_lets_wood_buy_a_night(wolves: Stage) -> None:
    wolves.built("dark_forest")
    wolves.stock(wood=10, iron=2, gold=2, meat=2)
    wolves.act("build", 4)
    wolves.answer(0, build(wolves, "wolf_brew"))
    assert wolves.board(0).stock == [10, 0, 0, 2]
    assert wolves.why_not(0, build(wolves, "wolf_brew")) == ("H-5.2", "built")
    assert not wolves.offered("build")
    assert cannot_build(wolves.g, 0, wolves.building("song_of_doom"), 4) is None
    assert cannot_build(wolves.g, 0, wolves.building("night_crew"), 4) is None
    later = Stage("werewolves", "archons", round=10)
    later.built("wolf_brew")
    later.stock(wood=10)
    later.announce("move")
    assert ("night", BREW) in later.options(0)


@pytest.mark.law("heroes:H-11.6")
def test_the_night_crew_builds_any_level_at_night_but_pays_and_needs_what_leads_to_it(wolves: Stage) -> None:
    wolves.built("night_crew")
    wolves.board(0).night = 1
    wolves.stock(wood=4, iron=4)
    wolves.act("build", 1)
    assert "lonely_cave" in built_by_offer(wolves)
    assert wolves.why_not(0, build(wolves, "moon_festival")) == ("H-5.2", "cost")
    assert wolves.why_not(0, build(wolves, "longhouse")) == ("H-5.2", "requires")


@pytest.mark.law("heroes:H-11.6")
def test_by_day_the_night_crew_sleeps(wolves: Stage) -> None:
    wolves.built("night_crew")
    rich(wolves)
    wolves.act("build", 1)
    assert "lonely_cave" not in built_by_offer(wolves)
    assert wolves.why_not(0, build(wolves, "lonely_cave")) == ("H-5.2", "level")


@pytest.mark.law("heroes:H-11.6")
def test_without_the_night_crew_the_level_counts_at_night_too(wolves: Stage) -> None:
    wolves.built("dark_forest")
    wolves.board(0).night = 1
    rich(wolves)
    wolves.act("build", 1)
    assert wolves.why_not(0, build(wolves, "lonely_cave")) == ("H-5.2", "level")


@pytest.mark.law("heroes:H-11.8", "heroes:H-7.3", "heroes:H-7.5")
def test_e8_two_volkhvs_and_four_ferals_make_16_and_20_with_2_meat_in_the_dark_forest(wolves: Stage) -> None:
    wolves.built("dark_forest")
    wolves.units(feral=6, volkhv=3, jarl=2)
    wolves.stock(meat=2)
    wolves.fights()
    wolves.answer(0, ("monster", 100), *send(wolves, feral=4, volkhv=2, jarl=0))
    assert wolves.offered("boost") == [("boost", wolves.code(0), n) for n in (0, 1, 2)]
    wolves.answer(0, ("boost", wolves.code(0), 2))
    assert wolves.told("total") == [{"who": 0, "strength": 20}]
    assert wolves.board(0).units == [2, 1, 2]
    assert wolves.board(0).stock[MEAT] == 0
    plain = Stage("werewolves", "archons")
    plain.units(feral=6, volkhv=3, jarl=2)
    plain.fights()
    plain.answer(0, ("monster", 100), *send(plain, feral=4, volkhv=2, jarl=0))
    assert plain.told("total") == [{"who": 0, "strength": 16}]


@pytest.mark.law("heroes:H-11.8")
def test_each_declared_feral_is_boosted_once_however_much_meat_there_is(wolves: Stage) -> None:
    wolves.built("dark_forest")
    wolves.units(feral=6)
    wolves.stock(meat=9)
    wolves.fights()
    wolves.answer(0, ("monster", 100), *send(wolves, feral=2))
    assert wolves.offered("boost")[-1] == ("boost", wolves.code(0), 2)
    assert wolves.why_not(0, ("boost", wolves.code(0), 3)) == ("H-11.8", "boost")


@pytest.mark.law("heroes:H-11.8")
def test_the_dark_forest_boosts_nobody_who_stays_at_home(wolves: Stage) -> None:
    wolves.built("dark_forest")
    wolves.units(feral=6, jarl=1)
    wolves.stock(meat=9)
    wolves.fights()
    wolves.answer(0, ("monster", 100), *send(wolves, feral=0, jarl=1))
    assert wolves.told("total") == [{"who": 0, "strength": 7}]


@pytest.mark.law("heroes:H-5.7")
def test_raiders_bring_2_meat_for_every_battle_won_and_nothing_for_a_lost_one(wolves: Stage) -> None:
    wolves.built("raiders")
    wolves.units(feral=4)
    wolves.fights()
    wolves.answer(0, ("monster", 100), *send(wolves, feral=3))
    assert wolves.board(0).stock == [2, 0, 0, 2]
    lost = Stage("werewolves", "archons")
    lost.built("raiders")
    lost.units(feral=4)
    lost.fights()
    lost.answer(0, ("monster", 100), *send(lost, feral=2))
    assert lost.board(0).stock == [0, 0, 0, 0]
    assert lost.board(0).units == [2, 0, 0]


@pytest.mark.law("heroes:H-1.8")
def test_beast_trails_lower_lakes_and_mountains_and_a_night_lowers_them_further(wolves: Stage) -> None:
    wolves.built("beast_trails")
    assert terrain_costs(wolves.g, 0) == [2, 3, 2, 2]
    wolves.board(0).night = 1
    assert terrain_costs(wolves.g, 0) == [1, 2, 1, 1]


@pytest.mark.law("heroes:H-7.6")
@pytest.mark.parametrize(("night", "strength"), [(0, 2), (1, 7)])
def test_the_song_of_doom_adds_4_in_every_battle_at_night(wolves: Stage, night: int, strength: int) -> None:
    wolves.built("song_of_doom")
    wolves.board(0).night = night
    wolves.fights()
    wolves.answer(0, ("monster", 100), *send(wolves, feral=1))
    assert wolves.told("total") == [{"who": 0, "strength": strength}]


@pytest.mark.law("heroes:H-5.8", "heroes:H-11.5")
@pytest.mark.parametrize(
    ("building", "troop", "cost", "day", "night"),
    [("dark_forest", "feral", 2, 2, 3), ("lonely_cave", "volkhv", 2, 4, 6), ("longhouse", "jarl", 4, 7, 10)],
)
def test_each_troop_has_its_building_its_price_and_its_strength_by_day_and_night(
    wolves: Stage, building: str, troop: str, cost: int, day: int, night: int
) -> None:
    wolves.units(feral=0)
    wolves.built(building)
    wolves.stock(meat=cost)
    wolves.act("build", 1)
    assert wolves.offered("hire") == [hire(wolves, troop, 1)]
    wolves.answer(0, hire(wolves, troop, 1))
    assert wolves.board(0).stock[MEAT] == 0
    for dark, strength in ((0, day), (1, night)):
        stage = Stage("werewolves", "archons")
        stage.units(**{"feral": 0, troop: 1})
        stage.board(0).night = dark
        stage.fights()
        stage.answer(0, ("monster", 100), *send(stage, **{troop: 1}))
        assert stage.told("total") == [{"who": 0, "strength": strength}]


@pytest.mark.law("heroes:H-11.3", "heroes:H-5.3")
def test_the_moon_festival_brings_one_moon_of_any_round_and_two_of_the_other_kind(wolves: Stage) -> None:
    wolves.built("wild_hunt")
    wolves.stock(iron=3, gold=5)
    wolves.act("build", 3)
    wolves.answer(0, build(wolves, "moon_festival"))
    assert wolves.board(0).moons == [4, 2]


@pytest.mark.law("heroes:H-9.2")
def test_the_blood_moon_scores_a_point_for_every_two_nights_declared(wolves: Stage) -> None:
    wolves.built("blood_moon")
    printed = wolves.score(0)[0]
    for nights, points in ((0, 0), (1, 0), (2, 1), (5, 2)):
        wolves.board(0).nights = nights
        assert wolves.score(0)[0] == printed + points


@pytest.mark.law("heroes:H-9.2", "heroes:H-5.5")
def test_all_buildings_of_the_werewolves_score_their_printed_points(wolves: Stage) -> None:
    wolves.built(*(each.printed.id for each in wolves.printed(0).buildings))
    assert wolves.score(0)[0] == sum(each.printed.vp for each in wolves.printed(0).buildings)


# ------------------------------------------------------------------------------------------------------------ artifacts


@pytest.mark.law("heroes:H-8.14")
def test_the_artifact_of_taskar_brings_10_meat(wolves: Stage) -> None:
    wolves.take_artifact("taskar")
    assert wolves.board(0).stock == [0, 0, 0, 10]


@pytest.mark.law("heroes:H-11.3", "heroes:H-8.14")
def test_the_artifact_of_tsurt_brings_two_moons_of_any_round(wolves: Stage) -> None:
    wolves.take_artifact("tsurt")
    assert wolves.board(0).moons == [5, 0]


@pytest.mark.law("heroes:H-6.1")
@pytest.mark.parametrize(("night", "points"), [(0, 3), (1, 5)])
def test_the_artifact_of_dortal_brings_2_movement_points_at_night(wolves: Stage, night: int, points: int) -> None:
    wolves.own("dortal")
    wolves.board(0).night = night
    wolves.act("move", 3)
    assert wolves.board(0).points == points


@pytest.mark.law("heroes:H-9.6")
def test_the_artifact_of_zolen_is_worth_3_points(wolves: Stage) -> None:
    wolves.own("zolen")
    assert wolves.score(0)[4] == 3


@pytest.mark.law("heroes:H-7.6")
def test_the_artifact_of_sodmur_adds_3_in_every_battle_with_a_unit(wolves: Stage) -> None:
    wolves.own("sodmur")
    wolves.fights()
    wolves.answer(0, ("monster", 100), *send(wolves, feral=1))
    assert wolves.told("total") == [{"who": 0, "strength": 5}]
    nobody = Stage("werewolves", "archons")
    nobody.own("sodmur")
    nobody.fights()
    nobody.answer(0, ("monster", 100), *send(nobody, feral=0))
    assert nobody.told("total") == [{"who": 0, "strength": 0}]
