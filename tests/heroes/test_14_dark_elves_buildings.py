"""H-14 Dark elves: every building with its two effects, and every artifact."""

from __future__ import annotations

import pytest

from ludex.games.heroes.printed.book import FIELD, FIRST_ARTIFACT, GOLD, LAKE, MOUNTAIN, book
from ludex.games.heroes.rules.battle import unit_strength
from ludex.games.heroes.rules.monsters import cannot_fight_monsters
from ludex.games.heroes.rules.move import reach, terrain_costs
from ludex.games.heroes.rules.objects import fortress_strength
from ludex.games.heroes.rules.score import cells
from ludex.games.heroes.sides.side import side_of
from tests.heroes.stage import Stage
from tests.heroes.webs import (
    come_to_artifacts,
    counter,
    end_round,
    entwine_now,
    entwined,
    refused,
    state,
    stay,
    web_now,
)

TASKAR, TSURT, DORTAL, ZOLEN, SODMUR, SHOG_ID = range(6)


@pytest.fixture
def elves() -> Stage:
    return Stage("dark_elves", "werewolves", round=4)


# ---------------------------------------------------------------------------------------------------------- first level


@pytest.mark.law("heroes:H-14.1", "heroes:H-14.2")
def test_loom_hall_mines_one_more_wood_and_then_spins_two_cocoons(elves: Stage) -> None:
    elves.built("loom_hall")
    elves.act("wood", 3)
    assert elves.board(0).stock[0] == 4
    later = Stage("dark_elves", "werewolves", round=5)
    entwine_now(later, "loom_hall")
    assert later.board(0).units[later.troop("cocoon")] == 2
    last = Stage("dark_elves", "werewolves", round=6)
    entwined(last, "loom_hall")
    last.act("wood", 3)
    assert last.board(0).stock[0] == 3


@pytest.mark.law("heroes:H-14.1", "heroes:H-14.2")
def test_silk_market_exchanges_two_and_then_brings_six(elves: Stage) -> None:
    elves.built("silk_market")
    elves.stock(wood=3)
    elves.act("build", 1)
    assert elves.options(0) == [("exchange", 0), ("exchange", 1), ("exchange", 2)]
    elves.answer(0, ("exchange", 2), ("take", 0, 0), ("take", 1, 0))
    assert elves.board(0).stock[:3] == [1, 0, 2]
    later = Stage("dark_elves", "werewolves")
    entwine_now(later, "silk_market")
    later.answer(0, ("take", 0, 1), ("take", 1, 2))
    assert later.board(0).stock[:3] == [1, 2, 3]


@pytest.mark.law("heroes:H-14.1", "heroes:H-14.2")
def test_black_bridge_gives_a_point_and_then_cheap_lakes_for_good(elves: Stage) -> None:
    elves.built("black_bridge")
    assert terrain_costs(elves.g, 0)[LAKE] == 3
    elves.act("move", 1)
    assert elves.board(0).points == 2
    later = Stage("dark_elves", "werewolves")
    entwine_now(later, "black_bridge")
    assert terrain_costs(state(later), 0)[LAKE] == 2


@pytest.mark.law("heroes:H-14.13")
def test_shadow_sentinels_add_to_units_and_then_leave_a_store_that_fights_alone(elves: Stage) -> None:
    elves.built("shadow_sentinels")
    elves.units(assassin=2)
    stay(elves)
    elves.answer(0, ("monster", elves.code(0)), ("send", elves.code(0), 2))
    assert elves.board(0).beaten[0]

    later = Stage("dark_elves", "werewolves")
    later.units(assassin=0)
    entwine_now(later, "shadow_sentinels")
    assert later.board(0).pool == 8
    board = later.board(0).copy()

    last = Stage("dark_elves", "werewolves", round=2)
    last.g.boards[0] = board
    stay(last)
    assert ("monster", last.code(0)) in last.options(0)
    last.answer(0, ("monster", last.code(0)))
    assert last.options(0) == [("store", count) for count in range(9)]
    last.answer(0, ("store", 6))
    assert last.board(0).beaten[0]
    assert last.board(0).pool == 2


@pytest.mark.law("heroes:H-14.13")
def test_stored_strength_beats_a_player_and_is_gone_after_a_defeat(elves: Stage) -> None:
    elves.stand("zharven", seat=1)
    elves.units(assassin=1)
    elves.units(1, feral=2)
    elves.board(0).pool = 5
    stay(elves)
    elves.answer(0, ("fight",), ("send", elves.code(0), 1), ("store", 3))
    elves.answer(1, ("send", elves.code(elves.troop("feral", 1), 1), 2))
    assert sum(elves.board(0).beaten) == 1
    assert elves.board(0).pool == 2
    assert elves.board(0).extra == 0

    lost = Stage("dark_elves", "werewolves")
    lost.units(assassin=0)
    lost.board(0).pool = 5
    stay(lost)
    lost.answer(0, ("monster", lost.code(0)), ("store", 5))
    assert not lost.board(0).beaten[0]
    assert lost.board(0).pool == 0


# --------------------------------------------------------------------------------------------------------- second level


@pytest.mark.law("heroes:H-14.1")
def test_e12_moslin_karrax_charil_costs_4_with_the_dark_paths() -> None:
    elves = Stage("dark_elves", "werewolves")
    elves.stand("moslin")
    elves.built("dark_paths")
    assert (terrain_costs(elves.g, 0)[MOUNTAIN], terrain_costs(elves.g, 0)[FIELD]) == (2, 2)
    assert reach(elves.g, 0, 4)[elves.region("karrax")] == [2]
    assert reach(elves.g, 0, 4)[elves.region("charil")] == [4]
    elves.board(0).works[elves.building("dark_paths")] = 0
    assert elves.region("charil") not in reach(elves.g, 0, 4)


@pytest.mark.law("heroes:H-14.11")
def test_dark_paths_give_everyone_a_new_region_and_nothing_else() -> None:
    elves = Stage("dark_elves", "werewolves", "lizardfolk")
    before = [board.stock[:] for board in elves.g.boards]
    entwine_now(elves, "dark_paths")
    printed = book(elves.g)
    for who in range(3):
        regions = [option[2] for option in elves.options(0)]
        assert elves.board(who).region not in regions
        assert not printed.out[3].intersection(regions)
        assert len(regions) == 27 - len(printed.out[3]) - 1
        elves.answer(0, ("assign", who, elves.region("taskar")))
    for who in range(3):
        board = elves.board(who)
        assert board.region == elves.region("taskar")
        assert not board.visited[elves.region("taskar")]
        assert not board.struck[elves.region("taskar")]
        assert board.stock == before[who]


@pytest.mark.law("heroes:H-14.11")
def test_the_herd_stays_when_the_dark_paths_are_walked() -> None:
    elves = Stage("dark_elves", "cyclopes")
    elves.g.boards[1].herd = elves.region("nox")
    entwine_now(elves, "dark_paths")
    elves.answer(0, ("assign", 0, elves.region("elri")), ("assign", 1, elves.region("taskar")))
    assert elves.board(1).herd == elves.region("nox")
    assert elves.board(1).region == elves.region("taskar")


@pytest.mark.law("heroes:H-14.10")
@pytest.mark.parametrize("what", ["building", "fortress", "artifact", "nest"])
def test_the_league_pays_three_for_every_object(elves: Stage, what: str) -> None:
    elves.built("league")
    board = elves.board(0)
    match what:
        case "building":
            counter(elves, "loom_hall", 4)
        case "fortress":
            board.webs[elves.region("brinlor")] = 4
        case "artifact":
            board.webs[elves.region("taskar")] = 4
        case _:
            board.nest, board.nest_due = 5, 4
    elves.start("round.end")
    assert elves.options(0) == [("take", 0, count) for count in range(4)]
    elves.answer(0, ("take", 0, 3))
    fortress = [0, 3, 3, 0] if what == "fortress" else [0, 0, 0, 0]
    assert elves.board(0).stock == [3, *fortress[1:]]


@pytest.mark.law("heroes:H-14.10")
def test_the_league_pays_nothing_for_itself(elves: Stage) -> None:
    entwine_now(elves, "league")
    assert elves.board(0).stock == [0, 0, 0, 0]
    assert elves.board(0).units[elves.troop("assassin")] == 2 + 4


@pytest.mark.law("heroes:H-14.8")
def test_halls_of_greed_shorten_a_new_nest_but_not_one_that_runs(elves: Stage) -> None:
    elves.units(cocoon=2)
    elves.built("halls_of_greed")
    elves.act("build", 1)
    elves.answer(0, ("nest", 2))
    assert elves.board(0).nest_due == 5
    running = Stage("dark_elves", "werewolves", round=4)
    running.board(0).nest, running.board(0).nest_due = 2, 6
    running.built("silk_market")
    running.stock(wood=3, gold=3)
    running.act("build", 2)
    running.answer(0, ("exchange", 0), ("build", running.code(running.building("halls_of_greed"))))
    assert running.board(0).nest_due == 6
    later = Stage("dark_elves", "werewolves")
    entwine_now(later, "halls_of_greed")
    assert later.board(0).stock[GOLD] == 5


@pytest.mark.law("heroes:H-14.7")
def test_the_altar_makes_cocoons_cheaper_and_then_gives_three(elves: Stage) -> None:
    elves.built("altar")
    elves.stock(gold=6)
    elves.act("build", 1)
    assert ("hire", elves.code(elves.troop("cocoon")), 3) in elves.options(0)
    elves.answer(0, ("hire", elves.code(elves.troop("cocoon")), 3))
    assert elves.board(0).stock[GOLD] == 0
    later = Stage("dark_elves", "werewolves")
    entwine_now(later, "altar")
    assert later.board(0).units[later.troop("cocoon")] == 3


# ----------------------------------------------------------------------------------------------- third and fourth level


def forest(elves: Stage) -> str:
    """A forest in play that has no foundation."""
    printed = book(elves.g)
    return next(
        name
        for region, name in enumerate(printed.names)
        if printed.terrain[region] == 0 and not printed.foundations[region] and region not in printed.out[2]
    )


@pytest.mark.law("heroes:H-14.12")
def test_palace_of_shadow_writes_a_level_into_a_forest_once(elves: Stage) -> None:
    here = forest(elves)
    elves.stand(here)
    elves.built("palace_of_shadow")
    elves.stock(wood=3)
    elves.act("build", 1)
    elves.answer(0, ("build", elves.code(elves.building("loom_hall"))))
    assert elves.options(0) == [("forest",), ("skip",)]
    elves.answer(0, ("forest",))
    assert elves.board(0).foundations[elves.region(here)] == 1
    assert cells(state(elves), 0)[1] == 1

    again = Stage("dark_elves", "werewolves", round=5)
    again.g.boards[0] = elves.board(0).copy()
    again.stock(wood=4, gold=2)
    again.act("build", 2)
    again.answer(0, ("build", again.code(again.building("altar"))))
    assert again.asked(0) != "forest"
    assert again.board(0).foundations[again.region(here)] == 1


@pytest.mark.law("heroes:H-14.12")
def test_palace_of_shadow_may_write_its_own_level_and_needs_a_forest(elves: Stage) -> None:
    elves.stand(forest(elves))
    elves.built("altar")
    elves.stock(wood=5, iron=4)
    elves.act("build", 3)
    elves.answer(0, ("build", elves.code(elves.building("palace_of_shadow"))), ("forest",))
    assert elves.board(0).foundations[elves.board(0).region] == 3

    field = Stage("dark_elves", "werewolves")
    printed = book(field.g)
    bare = next(r for r in range(27) if printed.terrain[r] != 0 and not printed.foundations[r])
    field.stand(printed.names[bare])
    field.built("palace_of_shadow")
    field.stock(wood=3)
    field.act("build", 1)
    field.answer(0, ("build", field.code(field.building("loom_hall"))))
    assert field.asked(0) != "forest"


@pytest.mark.law("heroes:H-14.12")
def test_forest_numbers_count_as_foundations_for_zolen_and_the_palace(elves: Stage) -> None:
    board = elves.board(0)
    for region in ("asander", "lorveld", "esmor", forest(elves)):
        board.foundations[elves.region(region)] = 1
    elves.stand("zolen")
    elves.units(assassin=1)
    come_to_artifacts(elves)
    assert ("artifact", ZOLEN) in elves.options(0)
    later = Stage("dark_elves", "werewolves")
    later.board(0).foundations = board.foundations[:]
    entwine_now(later, "palace_of_shadow")
    assert later.board(0).vp == 2


@pytest.mark.law("heroes:H-14.5")
def test_hall_of_whispers_guards_the_webs_and_then_brings_five(elves: Stage) -> None:
    elves.built("hall_of_whispers")
    elves.units(cocoon=6)
    brinlor, taskar = elves.region("brinlor"), elves.region("taskar")
    elves.board(0).webs[brinlor] = elves.board(0).webs[taskar] = 7
    assert fortress_strength(elves.g, 1, brinlor) == 14 + 6 + 4
    assert side_of(elves.g, 0).rivals_artifact(elves.g, 0, taskar) == 10
    assert side_of(elves.g, 0).rivals_artifact(elves.g, 0, elves.region("zolen")) is None
    later = Stage("dark_elves", "werewolves")
    entwine_now(later, "hall_of_whispers")
    later.answer(0, ("take", 0, 5))
    assert later.board(0).stock[0] == 5


@pytest.mark.law("heroes:H-14.9")
def test_the_abyss_changes_one_counter_of_any_kind_once_a_round(elves: Stage) -> None:
    elves.built("abyss")
    loom = elves.code(counter(elves, "loom_hall", 4))
    brinlor, taskar = elves.region("brinlor"), elves.region("taskar")
    board = elves.board(0)
    board.webs[brinlor], board.webs[taskar] = 5, 8
    board.nest, board.nest_due = 2, 6
    elves.stock(gold=2)
    elves.act("build", 1)
    shifts = [option for option in elves.options(0) if option[0].startswith("shift")]
    assert shifts == [
        ("shift_building", loom, 5),
        ("shift_object", brinlor, 4),
        ("shift_object", brinlor, 6),
        ("shift_object", taskar, 7),
        ("shift_object", taskar, 9),
        ("shift_nest", 5),
        ("shift_nest", 7),
    ]
    assert refused(elves, ("shift_building", loom, 3)).reason == "past"
    assert refused(elves, ("shift_nest", 9)).reason == "shift-too-far"
    assert refused(elves, ("shift_object", elves.region("zolen"), 5)).reason == "not-running"
    elves.answer(0, ("shift_object", brinlor, 4))
    assert elves.board(0).webs[brinlor] == 4
    assert not [option for option in elves.options(0) if option[0].startswith("shift")]
    assert refused(elves, ("shift_nest", 5)).reason == "shifted"
    elves.until(lambda _: elves.asked(0) == "weave")
    assert elves.options(0) == [("weave_building", loom), ("weave_object", brinlor)]
    elves.answer(0, ("weave_object", brinlor))
    assert elves.board(0).forts[brinlor] == 1
    assert elves.board(0).entwined[loom % 100]
    assert not elves.board(0).shifted


@pytest.mark.law("heroes:H-14.9")
def test_the_abyss_can_hold_back_at_the_end_of_the_round_what_is_due(elves: Stage) -> None:
    elves.built("abyss")
    loom = elves.code(counter(elves, "loom_hall", 4))
    elves.start("round.end")
    assert elves.options(0) == [("weave_building", loom), ("shift_building", loom, 5)]
    elves.answer(0, ("shift_building", loom, 5))
    assert not elves.board(0).entwined[loom % 100]
    assert elves.board(0).due[loom % 100] == 5
    assert state(elves).round == 5


@pytest.mark.law("heroes:H-14.9")
def test_without_the_abyss_counters_stand(elves: Stage) -> None:
    loom = elves.code(counter(elves, "loom_hall", 5))
    elves.stock(gold=2)
    elves.act("build", 1)
    refusal = refused(elves, ("shift_building", loom, 4))
    assert (refusal.clause, refusal.reason) == ("H-14.9", "no-abyss")


@pytest.mark.law("heroes:H-14.9")
def test_the_abyss_entwined_changes_every_building_counter_and_no_other(elves: Stage) -> None:
    loom = counter(elves, "loom_hall", 5)
    altar = counter(elves, "altar", 7)
    elves.board(0).webs[elves.region("brinlor")] = 5
    abyss = counter(elves, "abyss", 4)
    elves.start("round.end")
    elves.answer(0, ("weave_building", elves.code(abyss)))
    assert elves.options(0) == [("shift_building", elves.code(loom), number) for number in (4, 5, 6, 7)]
    elves.answer(0, ("shift_building", elves.code(loom), 4))
    assert elves.options(0) == [("shift_building", elves.code(altar), number) for number in (5, 6, 7, 8, 9)]
    elves.answer(0, ("shift_building", elves.code(altar), 9))
    assert elves.board(0).entwined[loom]
    assert elves.board(0).due[altar] == 9
    assert elves.board(0).webs[elves.region("brinlor")] == 5


@pytest.mark.law("heroes:H-14.2")
def test_spider_throne_strengthens_arachnids_and_then_brings_three(elves: Stage) -> None:
    arachnid = elves.troop("arachnid")
    assert unit_strength(elves.g, 0, arachnid) == 6
    elves.built("spider_throne")
    assert unit_strength(elves.g, 0, arachnid) == 8
    later = Stage("dark_elves", "werewolves")
    entwine_now(later, "spider_throne")
    assert later.board(0).units[arachnid] == 3
    assert unit_strength(state(later), 0, arachnid) == 6
    assert cells(state(later), 0)[0] == 4


# ------------------------------------------------------------------------------------------------------------ artifacts


@pytest.mark.law("heroes:H-14.4")
def test_the_staff_gives_four_cocoons_and_the_blade_sharpens_assassins(elves: Stage) -> None:
    web_now(elves, "taskar")
    assert elves.board(0).units[elves.troop("cocoon")] == 4
    later = Stage("dark_elves", "werewolves")
    web_now(later, "tsurt")
    assert unit_strength(state(later), 0, later.troop("assassin")) == 3


@pytest.mark.law("heroes:H-14.16", "heroes:H-14.10")
def test_the_chalice_brings_a_lower_effect_back_but_the_league_does_not_pay_for_it(elves: Stage) -> None:
    league = entwined(elves, "league")
    loom = entwined(elves, "loom_hall")
    web_now(elves, "dortal")
    assert elves.options(0) == [("restore", elves.code(loom)), ("restore", elves.code(league))]
    elves.answer(0, ("restore", elves.code(league)))
    board = elves.board(0)
    assert board.works[league]
    assert board.entwined[league]
    assert not board.works[loom]
    assert board.stock == [0, 0, 0, 0]
    later = Stage("dark_elves", "werewolves", round=5)
    later.g.boards[0] = board.copy()
    entwine_now(later, "altar")
    assert later.asked(0) == "take-any"


@pytest.mark.law("heroes:H-14.16")
def test_the_chalice_without_an_entwined_building_does_nothing(elves: Stage) -> None:
    elves.built("loom_hall")
    web_now(elves, "dortal")
    assert elves.board(0).works[FIRST_ARTIFACT + DORTAL]
    assert elves.asked(0) != "restore"


@pytest.mark.law("heroes:H-14.4")
def test_the_compass_is_worth_three_points(elves: Stage) -> None:
    web_now(elves, "zolen")
    assert cells(state(elves), 0)[4] == 3


@pytest.mark.law("heroes:H-14.17")
def test_the_helm_counts_entwined_fortresses_and_the_entwined_artifacts_they_still_own(elves: Stage) -> None:
    board = elves.board(0)
    for region in ("brinlor", "taskar", "sodmur"):
        board.woven[elves.region(region)] = 1
    board.forts[elves.region("moslin")] = 1
    board.works[FIRST_ARTIFACT + SODMUR] = board.works[FIRST_ARTIFACT + TASKAR] = 1
    assert cells(elves.g, 0)[4] == 3
    board.works[FIRST_ARTIFACT + TASKAR] = 0
    elves.g.boards[1].works[FIRST_ARTIFACT + TASKAR] = 1
    assert cells(elves.g, 0)[4] == 2
    board.works[FIRST_ARTIFACT + TASKAR] = 1
    elves.g.boards[1].works[FIRST_ARTIFACT + TASKAR] = 0
    assert cells(elves.g, 0)[4] == 3
    board.works[FIRST_ARTIFACT + SODMUR] = 0
    assert cells(elves.g, 0)[4] == 0


@pytest.mark.law("heroes:H-14.17")
def test_the_text_of_the_helm_says_what_is_counted(elves: Stage) -> None:
    helm = next(each for each in elves.printed().printed.artifact if each.id == "sodmur")
    assert "per entwined artifact that is yours" in helm.text["en"]
    assert "оплетённый артефакт, который у вас" in helm.text["ru"]


@pytest.mark.law("heroes:H-14.14")
def test_the_horn_keeps_rivals_from_monsters_for_the_next_two_rounds(elves: Stage) -> None:
    assert cannot_fight_monsters(elves.g, 1) is None
    web_now(elves, "shog_id")
    g = state(elves)
    for number, free in ((4, True), (5, False), (6, False), (7, True)):
        g.round = number
        refusal = cannot_fight_monsters(g, 1)
        assert (refusal is None) == free
        assert cannot_fight_monsters(g, 0) is None
    g.round = 5
    refusal = cannot_fight_monsters(g, 1)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-14.14", "ban")


@pytest.mark.law("heroes:H-14.14")
def test_under_the_ban_a_win_over_players_circles_a_monster_all_the_same(elves: Stage) -> None:
    elves.stand("zharven", seat=1)
    elves.board(0).ban = [4, 5]
    elves.units(assassin=0)
    elves.units(1, feral=2)
    stay(elves)
    elves.answer(0, ("peace",))
    elves.answer(1, ("fight",), ("send", elves.code(elves.troop("feral", 1), 1), 1))
    end_round(elves)
    assert sum(elves.board(1).beaten) == 1


@pytest.mark.law("heroes:H-14.14")
def test_a_horn_gained_again_makes_the_ban_longer(elves: Stage) -> None:
    elves.board(0).ban = [3, 4]
    web_now(elves, "shog_id")
    assert elves.board(0).ban == [3, 6]


@pytest.mark.law("heroes:H-14.14")
def test_the_ban_outlasts_the_horn(elves: Stage) -> None:
    elves.board(0).ban = [4, 5]
    elves.board(0).works[FIRST_ARTIFACT + SHOG_ID] = 0
    elves.board(1).works[FIRST_ARTIFACT + SHOG_ID] = 1
    assert cannot_fight_monsters(elves.g, 1) is not None
