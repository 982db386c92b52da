"""H-13 Lizardfolk: souls, treaties, buildings and artifacts (the Council: test_13_lizardfolk_council.py)."""

from __future__ import annotations

import itertools

import pytest

from ludex.core import Table
from ludex.games.heroes.printed.book import ARTIFACTS, FIRST_ARTIFACT, LIZARDFOLK, MOUNTAIN, MUSHROOMFOLK, faction_of
from ludex.games.heroes.rules.battle import unit_strength
from ludex.games.heroes.rules.build import cannot_build
from ludex.games.heroes.rules.monsters import cannot_fight_monsters
from ludex.games.heroes.rules.move import terrain_costs
from ludex.games.heroes.rules.objects import cannot_capture, captor
from ludex.games.heroes.rules.score import cells
from ludex.games.heroes.sides.lizardfolk.rules import (
    cannot_treat,
    monster_in,
    resurrection_cost,
    species_for_a_win,
    treaty_strength,
)
from ludex.games.heroes.sides.side import PLAYED
from ludex.games.heroes.state import NOWHERE
from tests.heroes.stage import Stage

WOOD, IRON, GOLD = range(3)
BOGLING, HARPY, BOAR, MANTICORE, OGRE, BASILISK, GRIFFIN, DRAKE = range(8)
EVERYONE = ("lizardfolk", "werewolves", "archons", "mushroomfolk")


@pytest.fixture
def lizards() -> Stage:
    return Stage("lizardfolk", "werewolves", round=5)


@pytest.fixture
def everyone() -> Stage:
    """With four players all regions are in play."""
    return Stage(*EVERYONE, round=5)


def fights(stage: Stage) -> Table:
    """A move action in which everyone stays; then stage 5 begins."""
    table = stage.act("move", 1)
    while moving := [seat for seat, decision in table.pending.items() if decision.prompt == "move"]:
        stage.answer(moving[0], "stay")
    return table


def shamans(stage: Stage, count: int) -> str:
    return f"send:{stage.code(0)}:{count}"


def resurrect(stage: Stage, count: int) -> str:
    return f"resurrect:{stage.code(0)}:{count}"


def own(stage: Stage, *artifacts: str, seat: int = 0) -> None:
    for name in artifacts:
        stage.board(seat).works[FIRST_ARTIFACT + ARTIFACTS.index(name)] = 1


def told(table: Table, message: str) -> list[dict[str, object]]:
    assert table.journal is not None
    return [line.about for line in table.journal.lines if line.message == message]


def clause(table: Table, answer: str, seat: int = 0) -> tuple[str, str]:
    refusal = table.why_not(seat, answer)
    assert refusal is not None
    return refusal.clause, refusal.reason


# ---------------------------------------------------------------------------------------------------- souls and shamans


@pytest.mark.law("heroes:H-13.1", "heroes:H-13.2", "heroes:H-13.7")
def test_e31_five_shamans_with_five_souls_each_have_a_treaty_with_the_fortress_of_moslin(lizards: Stage) -> None:
    lizards.built("stadium")
    lizards.units(shaman=5)
    lizards.stand("moslin")
    table = fights(lizards)
    lizards.answer(0, f"fortress:{lizards.region('moslin')}", shamans(lizards, 5))
    assert told(table, "treat-fortress")[0]["strength"] == 22
    assert told(table, "total")[0]["strength"] == 25
    assert lizards.board(0).forts[lizards.region("moslin")] == 1
    assert lizards.board(0).stock == [4, 4, 0, 0]
    assert lizards.board(0).units == [0]


@pytest.mark.law("heroes:H-13.1")
def test_as_many_souls_as_the_fortress_has_are_too_few(lizards: Stage) -> None:
    lizards.units(shaman=4)
    lizards.stand("fliss")
    table = fights(lizards)
    lizards.answer(0, f"fortress:{lizards.region('fliss')}", shamans(lizards, 3))
    assert told(table, "treat-fortress")[0]["strength"] == told(table, "total")[0]["strength"] == 12
    assert lizards.board(0).forts[lizards.region("fliss")] == 0
    assert lizards.board(0).units == [1]


@pytest.mark.law("heroes:H-13.2")
def test_shamans_have_4_souls_5_with_the_stadium_and_6_with_the_bonus_of_the_temple(lizards: Stage) -> None:
    assert unit_strength(lizards.g, 0, 0) == 4
    lizards.built("stadium")
    assert unit_strength(lizards.g, 0, 0) == 5
    lizards.board(0).plus = [1]
    assert unit_strength(lizards.g, 0, 0) == 6


@pytest.mark.law("heroes:H-13.3")
def test_e37_of_three_dead_shamans_two_come_back_for_six(lizards: Stage) -> None:
    lizards.units(shaman=6)
    lizards.stock(gold=6)
    lizards.stand("elri")
    fights(lizards)
    lizards.answer(0, f"treaty:{lizards.region('elri')}", shamans(lizards, 3))
    assert [option[2] for option in lizards.options(0)] == [0, 1, 2]
    lizards.answer(0, resurrect(lizards, 2))
    assert lizards.board(0).units == [5]
    assert lizards.board(0).stock[GOLD] == 0


@pytest.mark.law("heroes:H-13.3")
def test_the_reward_comes_too_late_to_pay_for_resurrections(lizards: Stage) -> None:
    lizards.stock(gold=5)
    lizards.stand("charil")  # a harpy: strength 6, 2 gold
    fights(lizards)
    lizards.answer(0, f"treaty:{lizards.region('charil')}", shamans(lizards, 3))
    assert [option[2] for option in lizards.options(0)] == [0, 1]
    lizards.answer(0, resurrect(lizards, 1))
    assert lizards.board(0).stock[GOLD] == 5 - 3 + 2


@pytest.mark.law("heroes:H-13.3")
def test_after_a_failed_treaty_shamans_come_back_too_and_cheaper_by_the_pond(lizards: Stage) -> None:
    lizards.built("pond")
    lizards.stock(gold=6)
    lizards.stand("elri")
    table = fights(lizards)
    lizards.answer(0, f"treaty:{lizards.region('elri')}", shamans(lizards, 2), resurrect(lizards, 2))
    assert told(table, "no-treaty")
    assert lizards.board(0).units == [3]
    assert lizards.board(0).stock[GOLD] == 2
    assert lizards.board(0).ticks == [0] * 8


@pytest.mark.law("heroes:H-13.3")
def test_after_a_treaty_with_a_fortress_shamans_come_back(lizards: Stage) -> None:
    lizards.units(shaman=4)
    lizards.stock(gold=3)
    lizards.stand("brinlor")
    fights(lizards)
    lizards.answer(0, f"fortress:{lizards.region('brinlor')}", shamans(lizards, 4), resurrect(lizards, 1))
    assert lizards.board(0).units == [1]
    assert lizards.board(0).stock == [0, 3, 3, 0]


@pytest.mark.law("heroes:H-13.3", "heroes:H-14.5")
@pytest.mark.parametrize(("against", "asked"), [("monster", 1), ("fortress", 1), ("artifact", 0), ("player", 0)])
def test_only_treaties_with_monsters_and_fortresses_give_shamans_back(lizards: Stage, against: str, asked: int) -> None:
    lizards.stock(gold=9)
    questions = PLAYED[LIZARDFOLK].died(lizards.g, 0, [3], against)
    assert len([1 for _ in itertools.islice(questions, 1)]) == asked


@pytest.mark.law("heroes:H-13.3")
def test_the_pond_makes_resurrection_cheaper(lizards: Stage) -> None:
    assert resurrection_cost(lizards.g, 0, 0).fixed == (0, 0, 3, 0)
    lizards.built("pond")
    assert resurrection_cost(lizards.g, 0, 0).fixed == (0, 0, 2, 0)


# ----------------------------------------------------------------------------------------------- treaties with monsters


@pytest.mark.law("heroes:H-13.4", "heroes:H-13.5", "heroes:H-13.12")
def test_e32_a_treaty_in_elri_ticks_strikes_and_makes_the_stadium_free(lizards: Stage) -> None:
    lizards.stand("elri")
    fights(lizards)
    elri = lizards.region("elri")
    lizards.answer(0, f"treaty:{elri}", shamans(lizards, 3))
    board = lizards.board(0)
    assert board.ticks == [0, 0, 1, 0, 0, 0, 0, 0]
    assert board.gone[elri] == 1
    assert board.free == [0, 0, 1, 0, 0, 0, 0, 0]
    assert board.stock == [3, 0, 0, 0]
    stadium = faction_of(lizards.g, 0).buildings[lizards.building("stadium")]
    assert stadium.species == BOAR
    assert board.opened == [0] * 8


@pytest.mark.law("heroes:H-13.4")
def test_a_treaty_is_made_with_the_monster_of_the_current_region_alone(lizards: Stage) -> None:
    lizards.stand("elri")
    table = fights(lizards)
    assert ("treaty", lizards.region("elri")) in lizards.options(0)
    assert clause(table, f"treaty:{lizards.region('charil')}") == ("H-13.4", "monster-elsewhere")
    assert clause(table, f"monster:{lizards.code(0)}")[1] == "no-such-thing"


@pytest.mark.law("heroes:H-13.4")
def test_a_monster_struck_out_is_gone_but_others_of_its_species_stay(lizards: Stage) -> None:
    lizards.stand("elri")
    lizards.board(0).gone[lizards.region("elri")] = 1
    assert monster_in(lizards.g, 0, lizards.region("dortal")) == BOAR
    table = fights(lizards)
    assert clause(table, f"treaty:{lizards.region('elri')}") == ("H-13.4", "monster-gone")


@pytest.mark.law("heroes:H-13.4", "heroes:H-6.10")
def test_one_treaty_with_a_monster_in_a_round(lizards: Stage) -> None:
    lizards.stand("elri")
    lizards.g.fought[0] = 1
    table = fights(lizards)
    assert clause(table, f"treaty:{lizards.region('elri')}") == ("H-6.10", "fought")
    assert cannot_fight_monsters(lizards.g, 0) is not None


@pytest.mark.law("heroes:H-13.4", "heroes:H-2.2")
def test_regions_out_of_play_hold_no_monsters(lizards: Stage, everyone: Stage) -> None:
    assert monster_in(lizards.g, 0, lizards.region("ikara")) == NOWHERE
    assert monster_in(everyone.g, 0, everyone.region("ikara")) == BASILISK
    lizards.built("obelisk")
    lizards.stock(wood=3)
    lizards.stand("charil")
    table = fights(lizards)
    assert clause(table, f"far_treaty:{lizards.region('yunoro')}") == ("H-2.2", "out-of-play")


@pytest.mark.law("heroes:H-13.2")
def test_without_shamans_there_is_no_treaty(lizards: Stage) -> None:
    lizards.units(shaman=0)
    lizards.stand("elri")
    refusal = cannot_treat(lizards.g, 0, lizards.region("elri"))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("H-13.2", "no-shamans")
    fights(lizards)
    assert lizards.asked(0) != "fights"


@pytest.mark.law("heroes:H-13.5")
def test_the_second_monster_of_a_species_ticks_the_next_circle(lizards: Stage) -> None:
    lizards.board(0).ticks[BOAR] = 1
    lizards.stand("elri")
    table = fights(lizards)
    lizards.answer(0, f"treaty:{lizards.region('elri')}", shamans(lizards, 3))
    assert told(table, "treaty")[0]["points"] == 2
    assert cells(lizards.g, 0)[3] == 1 + 2


@pytest.mark.plain
@pytest.mark.law("heroes:H-13.1", "heroes:H-13.13", "heroes:H-10.9")
def test_what_rivals_add_counts_where_the_monster_stands(everyone: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    elri = everyone.region("elri")
    everyone.stand("yunoro")
    monkeypatch.setattr(PLAYED[MUSHROOMFOLK], "rivals_fight", lambda g, me, region: 4 if region == elri else 0)
    assert treaty_strength(everyone.g, 0, elri) == 8 + 4
    assert treaty_strength(everyone.g, 0, everyone.region("yunoro")) == 21


@pytest.mark.law("heroes:H-13.5")
def test_a_weakened_species_needs_fewer_souls_everywhere(lizards: Stage) -> None:
    lizards.board(0).weaker[BOAR] = 4
    assert [treaty_strength(lizards.g, 0, lizards.region(name)) for name in ("elri", "zolen")] == [4, 4]


# ---------------------------------------------------------------------------------------------------- wins over players


def battle(stage: Stage) -> Table:
    """Both in Nox; the lizardfolk send all, the werewolves nobody."""
    stage.stand("nox", 0)
    stage.stand("nox", 1)
    stage.units(1, feral=1)
    table = fights(stage)
    stage.answer(0, "fight", shamans(stage, stage.board(0).units[0]))
    stage.answer(1, f"send:{stage.code(0, 1)}:0")
    return table


@pytest.mark.law("heroes:H-13.6", "heroes:H-13.3")
def test_e33_a_win_over_a_player_is_ticked_under_the_leftmost_species(lizards: Stage) -> None:
    lizards.stock(gold=9)
    battle(lizards)
    assert lizards.asked(0) == "strike-monster"  # nobody comes back after a battle with a player
    where = [option[1] for option in lizards.options(0)]
    assert where == sorted(lizards.region(name) for name in ("esmor", "zharven", "piklin", "ulmast"))
    lizards.answer(0, ("strike_monster", lizards.region("piklin")))
    board = lizards.board(0)
    assert board.ticks == [1, 0, 0, 0, 0, 0, 0, 0]
    assert board.gone[lizards.region("piklin")] == 1
    assert board.free[BOGLING] == 1
    assert board.units == [0]
    assert board.stock == [2, 0, 9, 0]  # the only reward there is: the species' resources


@pytest.mark.law("heroes:H-13.6", "heroes:H-7.12", "heroes:H-7.13")
def test_the_reward_is_chosen_as_by_others(lizards: Stage) -> None:
    lizards.stock(1, iron=20)
    lizards.board(0).ticks = [1, 1, 1, 0, 1, 1, 1, 1]
    battle(lizards)
    lizards.answer(0, lizards.options(0)[0])
    assert lizards.options(0) == [("reward_monster",), ("reward_resources",)]
    lizards.answer(0, "reward_monster")
    assert lizards.board(0).stock == [0, 3, 0, 0]
    assert lizards.board(0).ticks[MANTICORE] == 1


@pytest.mark.law("heroes:H-13.6")
def test_without_an_unticked_species_the_leftmost_with_the_fewest_ticks_counts(lizards: Stage) -> None:
    board = lizards.board(0)
    assert species_for_a_win(lizards.g, 0) == BOGLING
    board.ticks = [1, 1, 0, 0, 1, 1, 1, 1]
    assert species_for_a_win(lizards.g, 0) == BOAR
    board.ticks = [2, 2, 2, 1, 1, 1, 1, 1]
    assert species_for_a_win(lizards.g, 0) == MANTICORE


@pytest.mark.law("heroes:H-13.6")
def test_a_species_without_an_empty_circle_is_passed_over(lizards: Stage) -> None:
    board = lizards.board(0)
    board.ticks = [4, 4, 3, 3, 3, 4, 3, 3]
    assert species_for_a_win(lizards.g, 0) == NOWHERE
    board.ticks = [4, 3, 3, 3, 3, 4, 3, 3]
    assert species_for_a_win(lizards.g, 0) == HARPY
    board.ticks = [4, 4, 3, 3, 3, 3, 3, 3]
    assert species_for_a_win(lizards.g, 0) == BASILISK


@pytest.mark.law("heroes:H-13.6", "heroes:H-7.15")
def test_with_all_circles_ticked_a_win_ticks_nothing(lizards: Stage) -> None:
    lizards.board(0).ticks = [4, 4, 3, 3, 3, 4, 3, 3]
    lizards.stock(1, iron=20)
    battle(lizards)
    assert lizards.board(0).ticks == [4, 4, 3, 3, 3, 4, 3, 3]
    assert lizards.asked(0) == "rob"


@pytest.mark.law("heroes:H-13.6")
def test_a_win_is_ticked_even_if_no_such_monster_stands_any_more(lizards: Stage) -> None:
    for name in ("esmor", "zharven", "piklin", "ulmast"):
        lizards.board(0).gone[lizards.region(name)] = 1
    gone = sum(lizards.board(0).gone)
    battle(lizards)
    assert lizards.board(0).ticks[BOGLING] == 1
    assert sum(lizards.board(0).gone) == gone


# ----------------------------------------------------------------------------------------------------------- fortresses


@pytest.mark.law("heroes:H-13.7")
def test_e34_ikara_stays_open_after_a_treaty_but_its_gold_is_gone(everyone: Stage) -> None:
    ikara = everyone.region("ikara")
    everyone.stand("ikara", 0)
    table = fights(everyone)
    everyone.answer(0, f"fortress:{ikara}", shamans(everyone, 3))
    assert everyone.board(0).stock == [0, 0, 4, 0]
    assert captor(everyone.g, ikara) == -1
    assert told(table, "fortress-open")
    assert cells(everyone.g, 0)[3] == 2


@pytest.mark.law("heroes:H-13.7", "heroes:H-13.8")
def test_e34_a_rival_captures_ikara_without_gold_and_both_score_it(everyone: Stage) -> None:
    ikara = everyone.region("ikara")
    everyone.built("gifts")
    everyone.board(0).forts[ikara] = 1
    everyone.units(0, shaman=0)
    everyone.units(1, feral=9)
    everyone.stand("ikara", 1)
    table = fights(everyone)
    everyone.until(lambda _: everyone.asked(1) == "fights")
    everyone.answer(1, f"fortress:{ikara}", f"send:{everyone.code(0, 1)}:9")
    assert table.state is everyone.g
    assert captor(everyone.g, ikara) == 1
    assert everyone.board(1).stock == [0, 0, 0, 0]
    assert (cells(everyone.g, 0)[3], cells(everyone.g, 1)[3]) == (2, 2)
    refusal = cannot_capture(everyone.g, 0, ikara)
    assert refusal is not None
    assert refusal.reason == "captured"


@pytest.mark.law("heroes:H-13.7")
def test_the_first_treaty_with_yunoro_brings_its_resources(everyone: Stage) -> None:
    everyone.stand("yunoro")
    everyone.units(shaman=5)
    fights(everyone)
    everyone.answer(0, f"fortress:{everyone.region('yunoro')}", shamans(everyone, 5))
    assert everyone.board(0).stock == [7, 0, 0, 0]


@pytest.mark.law("heroes:H-13.8")
def test_e35_two_more_treaties_with_yunoro_by_the_gifts_make_12_points(everyone: Stage) -> None:
    yunoro = everyone.region("yunoro")
    everyone.built("gifts")
    everyone.stand("yunoro")
    everyone.board(0).forts[yunoro] = 1
    for times in (2, 3):
        everyone.units(shaman=6)
        everyone.stock(wood=0, iron=0, gold=0)
        fights(everyone)
        everyone.answer(0, f"fortress:{yunoro}", shamans(everyone, 5), "take:0:1", "take:1:2")
        assert everyone.board(0).stock == [1, 2, 1, 0]
        assert everyone.board(0).forts[yunoro] == times
        assert ("fortress", yunoro) not in everyone.options(0)  # one try in a move action
    assert cells(everyone.g, 0)[3] == 4 * 3


@pytest.mark.law("heroes:H-13.8")
def test_without_the_gifts_a_fortress_is_treated_with_once(lizards: Stage) -> None:
    brinlor = lizards.region("brinlor")
    lizards.board(0).forts[brinlor] = 1
    lizards.stand("brinlor")
    table = fights(lizards)
    assert clause(table, f"fortress:{brinlor}") == ("H-13.8", "gifts")


# ------------------------------------------------------------------------------------------------------------ buildings


@pytest.mark.law("heroes:H-13.12")
def test_a_building_with_a_circled_monster_is_free_but_keeps_its_other_conditions(lizards: Stage) -> None:
    lizards.board(0).free = [1] * 8
    table = lizards.act("build", 2)
    free = [("build", lizards.code(lizards.building(name))) for name in ("pond", "calendar")]
    assert [option for option in lizards.options(0) if option[0] == "build"] == free
    assert clause(table, f"build:{lizards.code(lizards.building('stadium'))}") == ("H-5.2", "requires")
    assert clause(table, f"build:{lizards.code(lizards.building('pyramid'))}") == ("H-5.2", "level")
    assert clause(table, f"build:{lizards.code(lizards.building('clutch'))}") == ("H-5.2", "cost")
    lizards.answer(0, free[0])
    assert lizards.asked(0) != "build"
    assert lizards.board(0).built[lizards.building("calendar")] == 0


@pytest.mark.law("heroes:H-13.10", "heroes:H-13.12")
def test_a_building_opens_the_bonus_with_its_monster(lizards: Stage) -> None:
    lizards.stock(wood=3, iron=1)
    table = lizards.act("build", 1)
    lizards.answer(0, f"build:{lizards.code(lizards.building('pond'))}")
    assert lizards.board(0).opened == [1, 0, 0, 0, 0, 0, 0, 0]
    assert lizards.board(0).stock == [0, 0, 0, 0]
    assert told(table, "open-bonus")


@pytest.mark.law("heroes:H-13.12")
@pytest.mark.parametrize("state", [1, 2])
def test_an_open_or_struck_bonus_does_not_change_by_building(lizards: Stage, state: int) -> None:
    lizards.board(0).opened[BOGLING] = state
    lizards.board(0).free[BOGLING] = 1
    lizards.act("build", 1)
    lizards.answer(0, f"build:{lizards.code(lizards.building('pond'))}")
    assert lizards.board(0).opened[BOGLING] == state


@pytest.mark.law("heroes:H-13.12")
def test_the_clutch_bears_no_monster_and_lets_shamans_be_hired(lizards: Stage) -> None:
    lizards.stock(wood=2, gold=10)
    lizards.act("build", 1)
    lizards.answer(0, f"build:{lizards.code(lizards.building('clutch'))}", f"hire:{lizards.code(0)}:2")
    assert lizards.board(0).opened == [0] * 8
    assert lizards.board(0).units == [5]
    assert lizards.board(0).stock == [0, 0, 0, 0]


@pytest.mark.law("heroes:H-13.12")
def test_every_species_stands_on_one_building_and_in_the_temple(lizards: Stage) -> None:
    printed = faction_of(lizards.g, 0)
    assert sorted(each.species for each in printed.buildings) == [NOWHERE, *range(8)]
    assert len(printed.bonuses) == 8
    assert sorted(region for each in printed.species for region in each.regions) == list(range(27))


@pytest.mark.law("heroes:H-1.8")
def test_e7_the_calendar_changes_the_cost_of_mountains(lizards: Stage) -> None:
    lizards.stock(wood=1, iron=3)
    lizards.act("build", 1)
    assert terrain_costs(lizards.g, 0)[MOUNTAIN] == 4
    lizards.answer(0, f"build:{lizards.code(lizards.building('calendar'))}")
    assert terrain_costs(lizards.g, 0)[MOUNTAIN] == 2


@pytest.mark.law("heroes:H-4.1")
def test_the_shell_market_adds_a_gold_when_gold_is_mined(lizards: Stage) -> None:
    lizards.built("shell_market")
    lizards.act("gold", 2)
    assert lizards.board(0).stock == [0, 0, 3, 0]


@pytest.mark.law("heroes:H-7.6", "heroes:H-13.1")
def test_the_hall_of_ancestors_adds_five_souls_in_treaties_but_not_against_players(lizards: Stage) -> None:
    lizards.built("hall_of_ancestors")
    table = battle(lizards)
    assert told(table, "total")[0]["strength"] == 12
    again = Stage("lizardfolk", "werewolves")
    again.built("hall_of_ancestors")
    again.stand("elri")
    table = fights(again)
    again.answer(0, f"treaty:{again.region('elri')}", shamans(again, 2))
    assert told(table, "total")[0]["strength"] == 8 + 5
    assert again.board(0).ticks[BOAR] == 1


@pytest.mark.law("heroes:H-9.2", "heroes:H-13.5")
def test_the_pyramid_brings_a_point_for_every_three_ticks(lizards: Stage) -> None:
    lizards.built("pyramid")
    lizards.board(0).ticks = [2, 0, 0, 0, 0, 0, 0, 0]
    assert cells(lizards.g, 0)[0] == 2
    lizards.board(0).ticks = [4, 2, 0, 0, 0, 0, 0, 0]
    assert cells(lizards.g, 0)[0] == 2 + 2


@pytest.mark.law("heroes:H-13.13")
def test_e36_from_yunoro_the_obelisk_reaches_elri_charil_and_yasker(everyone: Stage) -> None:
    everyone.built("obelisk")
    everyone.stock(wood=2, gold=1)
    everyone.stand("yunoro")
    table = fights(everyone)
    near = sorted(everyone.region(name) for name in ("elri", "charil", "yasker"))
    assert [option[1] for option in everyone.options(0) if option[0] == "far_treaty"] == near
    assert ("treaty", everyone.region("yunoro")) in everyone.options(0)
    assert clause(table, f"far_treaty:{everyone.region('nox')}") == ("H-13.13", "not-bordering")
    elri = everyone.region("elri")
    everyone.answer(0, f"far_treaty:{elri}", shamans(everyone, 3))
    board = everyone.board(0)
    assert board.gone[elri] == 1
    assert board.gone[everyone.region("yunoro")] == 0
    assert board.ticks[BOAR] == 1
    assert board.stock == [3, 0, 0, 0]  # the price is paid, then the boar's wood comes
    assert board.region == everyone.region("yunoro")


@pytest.mark.law("heroes:H-13.13")
def test_the_obelisk_must_be_built_and_paid(lizards: Stage) -> None:
    lizards.stand("charil")
    table = fights(lizards)
    elri = lizards.region("elri")
    assert clause(table, f"far_treaty:{elri}") == ("H-13.13", "obelisk")
    again = Stage("lizardfolk", "werewolves")
    again.built("obelisk")
    again.stand("elri")
    table = fights(again)
    assert clause(table, f"far_treaty:{again.region('hagmat')}") == ("H-13.13", "obelisk-cost")


@pytest.mark.law("heroes:H-13.13", "heroes:H-8.1")
def test_portals_are_no_borders_for_the_obelisk(lizards: Stage) -> None:
    lizards.built("obelisk")
    lizards.stock(wood=9)
    lizards.stand("karrax")
    table = fights(lizards)
    assert clause(table, f"far_treaty:{lizards.region('charil')}") == ("H-13.13", "not-bordering")


# ------------------------------------------------------------------------------------------------------------ artifacts


def take(stage: Stage, artifact: str, **stock: int) -> Table:
    """Go through a move action in the home of an artifact, up to the question whether it is taken, and take it."""
    stage.stand(artifact)
    stage.stock(**stock)
    table = fights(stage)
    stage.until(lambda _: stage.asked(0) == "artifact")
    stage.answer(0, ("artifact", ARTIFACTS.index(artifact)))
    return table


@pytest.mark.law("heroes:H-8.14")
def test_the_artifact_of_taskar_brings_two_shamans(lizards: Stage) -> None:
    take(lizards, "taskar", wood=12)
    assert lizards.board(0).units == [5]


@pytest.mark.law("heroes:H-6.1")
def test_the_artifact_of_tsurt_brings_a_movement_point(lizards: Stage) -> None:
    own(lizards, "tsurt")
    table = lizards.act("move", 1)
    assert table.pending[0].about["points"] == 2


@pytest.mark.law("heroes:H-9.6", "heroes:H-13.9")
def test_the_artifact_of_dortal_scores_the_councils_held(lizards: Stage) -> None:
    own(lizards, "dortal")
    lizards.board(0).councils = 3
    assert cells(lizards.g, 0)[4] == 3


@pytest.mark.law("heroes:H-13.10")
def test_the_artifact_of_sodmur_opens_any_closed_bonus(lizards: Stage) -> None:
    lizards.board(0).ticks = [2, 2, 1, 0, 0, 0, 0, 0]
    lizards.board(0).opened = [2, 1, 0, 0, 0, 0, 0, 0]
    take(lizards, "sodmur")
    assert [option[1] for option in lizards.options(0)] == [lizards.code(n) for n in range(2, 8)]
    lizards.answer(0, ("open_bonus", lizards.code(DRAKE)))
    assert lizards.board(0).opened == [2, 1, 0, 0, 0, 0, 0, 1]


@pytest.mark.law("heroes:H-1.7", "heroes:H-13.1")
def test_ticks_and_repeated_treaties_with_fortresses_are_wins(lizards: Stage) -> None:
    lizards.board(0).ticks = [1, 1, 0, 0, 0, 0, 0, 0]
    lizards.board(0).forts[lizards.region("brinlor")] = 3
    take(lizards, "sodmur")
    assert lizards.board(0).works[FIRST_ARTIFACT + ARTIFACTS.index("sodmur")] == 1


@pytest.mark.law("heroes:H-13.11")
def test_e38_the_level_4_build_comes_first_and_then_they_choose_again(lizards: Stage) -> None:
    own(lizards, "shog_id")
    lizards.g.plan = [1, 2, 0, 3, 4]
    lizards.g.todo = [0, 1, 3, 4]
    table = lizards.start("announced")
    lizards.until(lambda _: lizards.asked(0) == "next-action", refuse=("day",))
    assert lizards.options(0) == [("next_action", action) for action in (0, 1, 3, 4)]
    lizards.answer(0, "next_action:4")
    lizards.until(lambda _: lizards.asked(0) == "next-action")
    assert told(table, "action") == [{"action": 4, "level": 4}]
    assert lizards.options(0) == [("next_action", action) for action in (0, 1, 3)]
    lizards.answer(0, "next_action:1")
    assert lizards.board(0).stock == [0, 2, 0, 0]
    assert len(told(table, "next-action")) == 2


@pytest.mark.law("heroes:H-13.11")
def test_in_rounds_of_others_the_order_stays(lizards: Stage) -> None:
    own(lizards, "shog_id")
    lizards.g.first = 1
    lizards.g.plan = [1, 2, 0, 3, 4]
    lizards.g.todo = [0, 1, 3, 4]
    lizards.start("action")
    assert lizards.asked(0) != "next-action"
    assert lizards.board(0).stock == [1, 0, 0, 0]


# ------------------------------------------------------------------------------------------------------------ the score


@pytest.mark.law("heroes:H-9.1", "heroes:H-13.5", "heroes:H-13.7")
def test_e16_the_worked_example_makes_59_points(everyone: Stage) -> None:
    board = everyone.board(0)
    everyone.built(*(each.printed.id for each in faction_of(everyone.g, 0).buildings))
    board.foundations[everyone.region("asander")] = 2
    board.foundations[everyone.region("lorveld")] = 3
    board.circled = [1, 1, 1]
    for name in ("brinlor", "ikara", "yunoro"):
        board.forts[everyone.region(name)] = 1
    board.ticks = [1, 1, 3, 2, 1, 1, 1, 1]
    own(everyone, "dortal", "taskar", "tsurt")
    board.councils = 3
    assert sum(board.ticks) == 11
    assert cells(everyone.g, 0) == [12, 5, 6, 10 + 23, 3, 0]
    assert sum(cells(everyone.g, 0)) == 59


@pytest.mark.law("heroes:H-5.2")
def test_every_building_can_be_reached_from_nothing(lizards: Stage) -> None:
    for each in sorted(faction_of(lizards.g, 0).buildings, key=lambda building: building.level):
        assert cannot_build(lizards.g, 0, lizards.building(each.printed.id), 4) is None
        lizards.built(each.printed.id)
