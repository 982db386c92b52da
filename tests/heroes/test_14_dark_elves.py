"""H-14 Dark elves: entwining, interception, cocoons and arachnids."""

from __future__ import annotations

import pytest

from ludex.games.heroes.chosen import Setup
from ludex.games.heroes.printed.book import CYCLOPES, FIRST_ARTIFACT, GOLD, LIZARDFOLK
from ludex.games.heroes.rules.objects import fortress_strength, rivals_lose, take_fortress
from ludex.games.heroes.rules.score import cells
from ludex.games.heroes.setup import new_state
from ludex.games.heroes.sides.side import PLAYED, side_of
from tests.heroes.stage import Stage
from tests.heroes.webs import come_to_artifacts, counter, end_round, refused, state, stay, told, web

TASKAR, TSURT, DORTAL, ZOLEN, SODMUR, SHOG_ID = range(6)


@pytest.fixture
def elves() -> Stage:
    """Dark elves in seat 0, first player; werewolves in seat 1, far away."""
    return Stage("dark_elves", "werewolves", round=4)


# ----------------------------------------------------------------------------------------------------- buildings (14.1)


@pytest.mark.law("heroes:H-14.1", "heroes:H-14.2")
def test_e39_built_in_round_3_with_counter_4_it_is_entwined_at_the_end_of_round_7() -> None:
    elves = Stage("dark_elves", "werewolves", round=3)
    elves.built("shadow_sentinels")
    elves.stock(iron=3, gold=3)
    elves.act("build", 2)
    league = elves.building("league")
    elves.answer(0, ("build", elves.code(league)))
    board = elves.board(0)
    assert board.due[league] == 7
    assert board.works[league]
    assert cells(state(elves), 0)[0] == 0

    elves = Stage("dark_elves", "werewolves", round=6)
    counter(elves, "league", 7)
    elves.start("round.end")
    assert not elves.board(0).entwined[league]
    assert elves.board(0).works[league]

    elves = Stage("dark_elves", "werewolves", round=7)
    counter(elves, "league", 7)
    elves.units(assassin=2)
    elves.start("round.end")
    board = elves.board(0)
    assert board.entwined[league]
    assert not board.works[league]
    assert board.due[league] == 0
    assert board.units[elves.troop("assassin")] == 6
    assert cells(state(elves), 0)[0] == 2


@pytest.mark.law("heroes:H-14.2")
def test_a_building_due_after_round_16_brings_nothing_one_due_in_16_does() -> None:
    elves = Stage("dark_elves", "werewolves", round=16)
    counter(elves, "spider_throne", 17)
    counter(elves, "loom_hall", 16)
    elves.start("round.end")
    assert state(elves).winners
    assert cells(state(elves), 0)[0] == 1
    assert elves.board(0).units[elves.troop("cocoon")] == 2


@pytest.mark.law("heroes:H-14.2")
def test_an_entwined_building_still_leads_to_others(elves: Stage) -> None:
    counter(elves, "loom_hall", 4)
    elves.start("round.end")
    board = elves.board(0)
    assert board.built[elves.building("loom_hall")]
    assert board.entwined[elves.building("loom_hall")]
    board.stock[:3] = [4, 0, 2]
    later = Stage("dark_elves", "werewolves", round=5)
    later.g.boards[0] = board.copy()
    later.act("build", 2)
    assert ("build", later.code(later.building("altar"))) in later.options(0)


@pytest.mark.law("heroes:H-14.3")
def test_several_things_are_entwined_in_the_order_of_the_player(elves: Stage) -> None:
    """League first: it pays nothing for the others any more; last: it pays for each."""
    counter(elves, "league", 4)
    counter(elves, "loom_hall", 4)
    elves.board(0).nest, elves.board(0).nest_due = 2, 4
    league = ("weave_building", elves.code(elves.building("league")))
    loom = ("weave_building", elves.code(elves.building("loom_hall")))
    elves.start("round.end")
    assert set(elves.options(0)) == {league, loom, ("weave_nest",)}
    elves.answer(0, ("weave_nest",))
    assert elves.asked(0) == "take-any"
    elves.answer(0, ("take", 0, 3))
    elves.answer(0, league)
    board = elves.board(0)
    assert board.entwined[elves.building("loom_hall")]
    assert sum(board.stock) == 3
    assert board.units[elves.troop("arachnid")] == 2


# -------------------------------------------------------------------------------------- fortresses and artifacts (14.4)


@pytest.mark.law("heroes:H-14.4")
def test_e40_brinlor_in_round_4_takes_2_of_3_cocoons_and_is_theirs_at_the_end_of_round_6(elves: Stage) -> None:
    brinlor = elves.region("brinlor")
    elves.stand("brinlor")
    elves.units(assassin=0, cocoon=3)
    stay(elves)
    assert elves.options(0) == [("done",), ("entwine", brinlor)]
    elves.answer(0, ("entwine", brinlor))
    board = elves.board(0)
    assert board.webs[brinlor] == 6
    assert board.units[elves.troop("cocoon")] == 1
    assert not board.forts[brinlor]

    later = Stage("dark_elves", "werewolves", round=6)
    web(later, "brinlor", 6)
    later.stand("zharven")
    later.start("round.end")
    board = later.board(0)
    assert board.forts[brinlor] == 1
    assert board.webs[brinlor] == 0
    assert board.woven[brinlor] == 1
    assert board.stock == [0, 3, 3, 0]
    assert cells(state(later), 0)[3] == 4
    assert side_of(later.g, 0).wins(later.g, 0) == 1


@pytest.mark.law("heroes:H-14.4")
def test_an_artifact_is_entwined_without_its_condition(elves: Stage) -> None:
    taskar = elves.region("taskar")
    elves.stand("taskar")
    elves.units(assassin=0, cocoon=3)
    come_to_artifacts(elves)
    assert elves.options(0) == [("entwine", taskar), ("leave",)]
    elves.answer(0, ("entwine", taskar))
    assert elves.board(0).webs[taskar] == 7
    assert elves.board(0).units[elves.troop("cocoon")] == 0

    later = Stage("dark_elves", "werewolves", round=7)
    web(later, "taskar", 7)
    later.start("round.end")
    assert later.board(0).works[FIRST_ARTIFACT + TASKAR]
    assert later.board(0).units[later.troop("cocoon")] == 4
    assert later.board(0).woven[taskar] == 1


@pytest.mark.law("heroes:H-14.4")
def test_an_artifact_can_be_taken_entwined_or_left(elves: Stage) -> None:
    elves.stand("dortal")
    elves.units(cocoon=3)
    elves.stock(gold=12)
    come_to_artifacts(elves)
    dortal = elves.region("dortal")
    assert elves.options(0) == [("artifact", DORTAL), ("entwine", dortal), ("leave",)]
    elves.answer(0, ("leave",))
    assert not elves.board(0).webs[dortal]


@pytest.mark.law("heroes:H-14.4")
def test_entwining_needs_cocoons_the_place_and_the_right(elves: Stage) -> None:
    brinlor = elves.region("brinlor")
    elves.stand("brinlor")
    elves.units(assassin=2, cocoon=1)
    stay(elves)
    assert elves.asked(0) == "fights"
    assert ("entwine", brinlor) not in elves.options(0)
    refusal = refused(elves, ("entwine", brinlor))
    assert (refusal.clause, refusal.reason, refusal.about) == ("H-14.4", "cocoons", {"need": 2, "have": 1})
    assert refused(elves, ("entwine", elves.region("moslin"))).reason == "not-in-region"
    elves.board(0).webs[brinlor] = 6
    assert refused(elves, ("entwine", brinlor)).reason == "web-there"
    elves.board(0).webs[brinlor] = 0
    state(elves).right[0] = 0
    assert refused(elves, ("entwine", brinlor)).clause == "H-6.9"
    elves.board(0).region = elves.region("asander")
    assert refused(elves, ("entwine", elves.region("asander"))).reason == "nothing-to-entwine"


@pytest.mark.law("heroes:H-14.4")
def test_a_web_that_comes_too_late_still_guards_the_fortress() -> None:
    elves = Stage("dark_elves", "werewolves", round=15)
    brinlor = elves.region("brinlor")
    elves.stand("brinlor")
    elves.units(cocoon=5)
    stay(elves)
    elves.answer(0, ("entwine", brinlor))
    assert elves.board(0).webs[brinlor] == 17
    assert fortress_strength(state(elves), 1, brinlor) == 14 + 3


@pytest.mark.law("heroes:H-14.4")
def test_whoever_stormed_the_fortress_in_vain_does_not_entwine_it_in_the_same_action(elves: Stage) -> None:
    brinlor = elves.region("brinlor")
    elves.stand("brinlor")
    elves.units(assassin=2, cocoon=2)
    stay(elves)
    elves.answer(0, ("fortress", brinlor), ("send", elves.code(0), 1))
    assert "lost" in told(elves)
    assert ("entwine", brinlor) not in elves.options(0)
    assert refused(elves, ("entwine", brinlor)).clause == "H-8.4"


@pytest.mark.law("heroes:H-14.4")
def test_whoever_took_an_artifact_as_a_reward_entwines_none_in_the_same_action(elves: Stage) -> None:
    elves.stand("taskar")
    elves.stand("taskar", seat=1)
    elves.board(1).works[FIRST_ARTIFACT + ZOLEN] = 1
    elves.units(assassin=4, cocoon=3)
    elves.units(1, feral=0)
    stay(elves)
    elves.answer(0, ("fight",), ("send", elves.code(0), 1), ("reward_artifact", 1, ZOLEN))
    elves.until(
        lambda table: "artifact" in {asked.prompt for asked in table.pending.values()} or state(elves).round > 4
    )
    assert elves.board(0).works[FIRST_ARTIFACT + ZOLEN]
    assert elves.asked(0) != "artifact"


# ------------------------------------------------------------------------------------------------ interception (14.5–6)


@pytest.mark.law("heroes:H-14.5")
def test_e41_a_fortress_of_14_with_6_cocoons_is_20_for_a_rival(elves: Stage) -> None:
    web(elves, "brinlor", 6)
    elves.units(cocoon=6)
    elves.board(0).nest = 3
    assert fortress_strength(elves.g, 1, elves.region("brinlor")) == 20
    assert fortress_strength(elves.g, 0, elves.region("brinlor")) == 14
    assert fortress_strength(elves.g, 1, elves.region("moslin")) == 22


@pytest.mark.law("heroes:H-14.5")
def test_e42_a_rival_captures_brinlor_in_round_5_and_2_cocoons_return() -> None:
    elves = Stage("dark_elves", "werewolves", round=5)
    brinlor = elves.region("brinlor")
    web(elves, "brinlor", 6)
    elves.units(assassin=0, cocoon=1)
    elves.stand("brinlor", seat=1)
    elves.units(1, feral=8)
    stay(elves)
    elves.answer(1, ("fortress", brinlor), ("send", elves.code(elves.troop("feral", 1), 1), 8))
    assert elves.board(1).forts[brinlor] == 1
    assert elves.board(0).webs[brinlor] == 0
    assert elves.board(0).units[elves.troop("cocoon")] == 3
    assert "web-torn" in told(elves)


@pytest.mark.law("heroes:H-14.5")
def test_a_rival_who_only_equals_the_raised_strength_captures_nothing() -> None:
    elves = Stage("dark_elves", "werewolves", round=5)
    brinlor = elves.region("brinlor")
    web(elves, "brinlor", 6)
    elves.units(assassin=0, cocoon=2)
    elves.stand("brinlor", seat=1)
    elves.units(1, feral=8)
    stay(elves)
    elves.answer(1, ("fortress", brinlor), ("send", elves.code(elves.troop("feral", 1), 1), 8))
    assert not elves.board(1).forts[brinlor]
    assert elves.board(0).webs[brinlor] == 6
    assert elves.board(0).units[elves.troop("cocoon")] == 2


@pytest.mark.law("heroes:H-14.5")
@pytest.mark.parametrize(("ferals", "wins"), [(2, True), (1, False)])
def test_an_artifact_in_a_web_is_fought_for_and_paid_after_the_win(ferals: int, wins: bool) -> None:
    elves = Stage("dark_elves", "werewolves", round=5)
    web(elves, "taskar", 7)
    elves.units(assassin=0, cocoon=3)
    elves.stand("taskar", seat=1)
    elves.units(1, feral=ferals)
    elves.stock(1, wood=12)
    stay(elves)
    elves.answer(1, ("done",))
    assert elves.options(1) == [("artifact", TASKAR), ("leave",)]
    elves.answer(1, ("artifact", TASKAR), ("send", elves.code(elves.troop("feral", 1), 1), ferals))
    assert bool(elves.board(1).works[FIRST_ARTIFACT + TASKAR]) == wins
    assert elves.board(1).stock[0] == (0 if wins else 12)
    assert elves.board(0).units[elves.troop("cocoon")] == (6 if wins else 3)
    assert elves.board(0).webs[elves.region("taskar")] == (0 if wins else 7)


@pytest.mark.law("heroes:H-14.5")
def test_the_condition_of_an_artifact_in_a_web_must_be_met(elves: Stage) -> None:
    web(elves, "taskar", 7)
    elves.stand("taskar", seat=1)
    elves.units(assassin=0, cocoon=0)
    elves.stock(1, wood=11)
    stay(elves)
    assert elves.asked(1) == "fights"
    elves.answer(1, ("done",))
    assert elves.asked(1) != "artifact"


@pytest.mark.law("heroes:H-14.5", "heroes:H-14.9")
def test_as_many_cocoons_return_as_were_put_in_whatever_the_abyss_did() -> None:
    elves = Stage("dark_elves", "werewolves", round=5)
    brinlor = elves.region("brinlor")
    elves.built("abyss")
    web(elves, "brinlor", 6)
    elves.units(cocoon=0)
    elves.act("build", 1)
    elves.answer(0, ("shift_object", brinlor, 7))
    rivals_lose(state(elves), 1, brinlor)
    assert elves.board(0).units[elves.troop("cocoon")] == 2


@pytest.mark.law("heroes:H-14.6")
def test_the_elves_storm_a_fortress_in_their_own_web_without_the_cocoons(elves: Stage) -> None:
    brinlor = elves.region("brinlor")
    web(elves, "brinlor", 6)
    elves.stand("brinlor")
    elves.units(assassin=8, cocoon=5)
    stay(elves)
    elves.answer(0, ("fortress", brinlor), ("send", elves.code(0), 8))
    assert elves.board(0).forts[brinlor] == 1
    assert elves.board(0).webs[brinlor] == 0
    assert elves.board(0).units[elves.troop("cocoon")] == 7
    assert not elves.board(0).woven[brinlor]


@pytest.mark.law("heroes:H-14.6")
def test_the_elves_take_an_artifact_out_of_their_own_web_by_its_condition(elves: Stage) -> None:
    web(elves, "taskar", 7)
    elves.stand("taskar")
    elves.units(assassin=0, cocoon=0)
    elves.stock(wood=12)
    come_to_artifacts(elves)
    assert elves.options(0) == [("artifact", TASKAR), ("leave",)]
    elves.answer(0, ("artifact", TASKAR))
    assert elves.board(0).webs[elves.region("taskar")] == 0
    assert elves.board(0).units[elves.troop("cocoon")] == 4 + 3
    assert elves.board(0).stock[0] == 0


@pytest.mark.plain
@pytest.mark.law("heroes:H-16.2")
def test_a_treaty_needs_the_raised_strength_and_leaves_the_web_but_not_the_resources(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(PLAYED[LIZARDFOLK], "closes_fortresses", False, raising=False)
    elves = Stage("dark_elves", "lizardfolk", round=6)
    brinlor = elves.region("brinlor")
    web(elves, "brinlor", 6)
    elves.units(cocoon=6)
    assert fortress_strength(elves.g, 1, brinlor) == 20
    elves.act("build", 1)
    list(take_fortress(state(elves), 1, brinlor))
    assert elves.board(0).webs[brinlor] == 6
    end_round(elves)
    assert elves.board(0).forts[brinlor] == 1
    assert elves.board(0).stock == [0, 0, 0, 0]


@pytest.mark.law("heroes:H-16.3")
def test_the_herd_needs_the_raised_strength_and_tears_the_web() -> None:
    elves = Stage("dark_elves", "cyclopes", round=5)
    assert elves.g.factions[1] == CYCLOPES
    brinlor, taskar = elves.region("brinlor"), elves.region("taskar")
    web(elves, "brinlor", 6)
    web(elves, "taskar", 8)
    elves.units(cocoon=6)
    assert fortress_strength(elves.g, 1, brinlor) == 20
    assert side_of(elves.g, 0).rivals_artifact(elves.g, 0, taskar) == 6
    elves.act("build", 1)
    rivals_lose(state(elves), 1, brinlor)
    assert elves.board(0).webs[brinlor] == 0
    assert elves.board(0).units[elves.troop("cocoon")] == 8


# ------------------------------------------------------------------------------------------------------ troops (14.7–8)


@pytest.mark.law("heroes:H-14.7")
def test_assassins_and_cocoons_are_hired_without_a_building_arachnids_never(elves: Stage) -> None:
    elves.stock(gold=6)
    elves.act("build", 1)
    assassin, cocoon, arachnid = (elves.code(elves.troop(name)) for name in ("assassin", "cocoon", "arachnid"))
    hires = [option for option in elves.options(0) if option[0] == "hire"]
    assert hires == [*(("hire", assassin, n) for n in (1, 2, 3)), *(("hire", cocoon, n) for n in (1, 2))]
    refusal = refused(elves, ("hire", arachnid, 1))
    assert (refusal.clause, refusal.reason) == ("H-14.7", "grown")
    assert refused(elves, ("hire", cocoon, 3)).clause == "H-5.8"
    elves.answer(0, ("hire", cocoon, 2))
    assert elves.board(0).units[elves.troop("cocoon")] == 2
    assert elves.board(0).stock[GOLD] == 0


@pytest.mark.law("heroes:H-14.8")
def test_e43_two_of_three_cocoons_in_round_4_are_arachnids_at_the_end_of_round_6(elves: Stage) -> None:
    elves.units(cocoon=3)
    elves.act("build", 1)
    assert [option for option in elves.options(0) if option[0] == "nest"] == [("nest", 1), ("nest", 2), ("nest", 3)]
    assert refused(elves, ("nest", 4)).reason == "nest-cocoons"
    elves.answer(0, ("nest", 2))
    board = elves.board(0)
    assert (board.nest, board.nest_due, board.units[elves.troop("cocoon")]) == (2, 6, 1)

    for number in (5, 6):
        later = Stage("dark_elves", "werewolves", round=number)
        later.g.boards[0] = board.copy()
        later.stock(gold=2)
        later.act("build", 1)
        assert not [option for option in later.options(0) if option[0] == "nest"]
        assert refused(later, ("nest", 1)).reason == "nest-full"
        later.answer(0, ("done",))
        end_round(later)
        board = later.board(0)
        assert board.units[later.troop("arachnid")] == (2 if number == 6 else 0)
    assert board.units[elves.troop("cocoon")] == 1
    assert (board.nest, board.nest_due) == (0, 0)


@pytest.mark.law("heroes:H-14.15")
def test_cocoons_are_not_declared(elves: Stage) -> None:
    elves.units(assassin=2, cocoon=5)
    stay(elves)
    elves.answer(0, ("monster", elves.code(0)))
    assert elves.asked(0) == "send"
    assert refused(elves, ("send", elves.code(elves.troop("cocoon")), 5)).clause == "H-14.15"
    elves.answer(0, ("send", elves.code(0), 2))
    assert elves.board(0).units == [0, 5, 0]


@pytest.mark.law("heroes:H-14.15")
def test_with_nothing_but_cocoons_there_is_nothing_to_fight_with(elves: Stage) -> None:
    elves.units(assassin=0, cocoon=5)
    stay(elves)
    assert elves.asked(0) != "fights"


@pytest.mark.law("heroes:H-14.15")
def test_cocoons_with_a_strength_on_somebodys_real_board_are_declared() -> None:
    corrected = {"dark_elves": {"troop": {"cocoon": {"strength": 1}}}}
    g = new_state(Setup(seats=["dark_elves", "werewolves"], content=corrected))
    assert side_of(g, 0).can_send(g, 0, 1)
