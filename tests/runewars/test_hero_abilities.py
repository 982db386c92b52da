"""What single heroes do. Trenloe's ability belongs to battles."""

from __future__ import annotations

import pytest

from ludex.games.runewars.cards import heroes as abilities
from ludex.games.runewars.printed.book import AGILITY, SUMMER, WISDOM
from ludex.games.runewars.rules.heroes import heal
from ludex.games.runewars.rules.movement import hero_reach
from ludex.games.runewars.rules.quest_phase import foes_of
from ludex.games.runewars.rules.quests import take_test
from ludex.games.runewars.rules.traits import attribute, quest_steps
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import FALSE_RUNE, GONE
from tests.runewars.realm import follow, here, put
from tests.runewars.stage_heroes import Stage, fight, give, hero, realm, reward, stack

MISSES = ["- red"] * 8


def two(first: str, second: str = "astarra", place: int = 5) -> tuple[Runewars, int, int]:
    g = realm()
    return g, hero(g, first, 0, place), hero(g, second, 1, place)


def phase(g: Runewars) -> Stage:
    g.season, g.order_of_play = SUMMER, [0, 1]
    return Stage(g, "quest-phase")


# ------------------------------------------------------------------------------------------------- in the Quest Phase


def test_ronan_looks_at_the_rune_of_an_adjacent_area() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 1)
    g.rune[3], g.rune[9] = FALSE_RUNE, FALSE_RUNE
    stage = phase(g).say(f"set_out:{ronan}")
    assert (stage.prompt, stage.options) == ("look", ["done", "rune_at:3"])
    stage.say("rune_at:3")
    assert g.known[0][3]
    assert stage.prompt == "hero-moves"


def test_silhouette_is_quicker_where_nobody_rules_and_hides_from_the_rich() -> None:
    g, ronan, silhouette = two("ronan", "silhouette")
    assert attribute(g, silhouette, AGILITY) == 5
    put(g, 5, footman=1)
    assert attribute(g, silhouette, AGILITY) == 4
    assert foes_of(g, ronan) == [silhouette]
    give(g, ronan, "dawnblade")
    assert foes_of(g, ronan) == []
    give(g, silhouette, "shadow-bow", up=True)
    assert foes_of(g, ronan) == [silhouette]


@pytest.mark.law("runewars:RW-13.2")
def test_landrec_draws_a_card_for_golden_wisdom() -> None:
    g = realm()
    landrec = hero(g, "landrec", 0, 5)
    stack(g, *["gold"] * 8)
    follow(take_test(g, landrec, AGILITY))
    assert not g.fresh[0]
    follow(take_test(g, landrec, WISDOM))
    assert len(g.fresh[0]) == 1
    stack(g, *["silver"] * 4)
    follow(take_test(g, landrec, WISDOM))
    assert len(g.fresh[0]) == 1


def test_astarra_moves_three_areas() -> None:
    g = realm()
    assert quest_steps(g, hero(g, "astarra", 0, 5)) == 3
    assert quest_steps(g, hero(g, "ronan", 0, 5)) == 2


@pytest.mark.parametrize("name", ["sahla", "zyla"])
def test_sahla_and_zyla_ignore_borders(name: str) -> None:
    g = realm()
    flies, walks = hero(g, name, 0, 0), hero(g, "ronan", 0, 0)
    assert 11 in hero_reach(g, flies, 1)
    assert 11 not in hero_reach(g, walks, 1)


def test_challara_duels_into_adjacent_areas() -> None:
    g = realm()
    challara, near, far = hero(g, "challara", 0, 1), hero(g, "ronan", 1, 3), hero(g, "corbin", 1, 21)
    assert foes_of(g, challara) == [near]
    assert far not in foes_of(g, challara)
    friend = hero(g, "landrec", 0, 1)
    assert foes_of(g, friend) == []
    g.hero_damage[near] = 3
    give(g, near, "tome-of-ages", up=True)
    stack(g, "D1", "-")
    stage = fight(g, challara, near)
    tome = reward("tome-of-ages")
    assert stage.options == [f"award:{tome}:{friend}", f"award:{tome}:{challara}"], "heroes where she stands"


def test_krutzbeck_strikes_where_his_action_ends() -> None:
    g = realm()
    krutzbeck = hero(g, "krutzbeck", 0, 5)
    one, other = hero(g, "ronan", 1, 5), hero(g, "corbin", 1, 5)
    stage = phase(g).say(f"train:{krutzbeck}:0:1")
    assert stage.options == [f"hero:{one}", f"hero:{other}"]
    stage.say(f"hero:{one}")
    assert g.hero_damage[one] == 1
    assert g.hero_damage[other] == 0


# -------------------------------------------------------------------------------------------------------------- healing


def test_varikas_loses_one_more_when_healed_and_one_each_summer() -> None:
    g = realm()
    varikas = hero(g, "varikas", 1, 5)
    g.hero_damage[varikas] = 3
    follow(heal(g, varikas, 1))
    assert g.hero_damage[varikas] == 1
    abilities.summer_begins(g)
    abilities.summer_begins(g)
    assert g.hero_damage[varikas] == 0


def test_jonas_heals_his_companions() -> None:
    g = realm()
    jonas, friend, far, foe = (
        hero(g, "jonas", 0, 0),
        hero(g, "ronan", 0, 0),
        hero(g, "corbin", 0, 1),
        hero(g, "astarra", 1, 0),
    )
    for each in (friend, far, foe):
        g.hero_damage[each] = 2
    phase(g).say(f"heal:{jonas}")
    assert [g.hero_damage[each] for each in (friend, far, foe)] == [0, 2, 2]


# ---------------------------------------------------------------------------------------------------------------- duels


@pytest.mark.law("runewars:RW-13.5")
def test_bogran_strikes_first_in_duels_that_he_starts() -> None:
    g, bogran, astarra = two("bogran")
    stack(g, *MISSES)
    fight(g, bogran, astarra)
    assert g.hero_damage[astarra] == 1
    g, ronan, bogran = two("ronan", "bogran")
    stack(g, *MISSES)
    fight(g, ronan, bogran)
    assert g.hero_damage[ronan] == 0


@pytest.mark.law("runewars:RW-13.5")
def test_steelhorns_may_pay_with_his_own_blood() -> None:
    g, steelhorns, astarra = two("steelhorns")
    stack(g, *MISSES)
    fight(g, steelhorns, astarra).say("yes")
    assert (g.hero_damage[steelhorns], g.hero_damage[astarra]) == (1, 2)
    g, ronan, steelhorns = two("ronan", "steelhorns")
    stack(g, *MISSES)
    stage = fight(g, ronan, steelhorns)
    assert stage.who == 1
    stage.say("no")
    assert (g.hero_damage[ronan], g.hero_damage[steelhorns]) == (0, 0)


@pytest.mark.law("runewars:RW-13.5")
@pytest.mark.parametrize(("card", "harm"), [("gold", (0, 1)), ("silver", (0, 1)), ("red", (1, 0))])
def test_brother_gherinn_trusts_in_fate(card: str, harm: tuple[int, int]) -> None:
    g, gherinn, astarra = two("brother-gherinn")
    stack(g, card, *MISSES)
    fight(g, gherinn, astarra)
    assert (g.hero_damage[gherinn], g.hero_damage[astarra]) == harm


@pytest.mark.law("runewars:RW-13.5a")
def test_mad_carthos_deals_two_and_takes_one() -> None:
    g, carthos, ronan = two("mad-carthos", "ronan")
    stack(g, "S red", *MISSES[:7])
    fight(g, carthos, ronan)
    assert (g.hero_damage[carthos], g.hero_damage[ronan]) == (1, 2)


@pytest.mark.law("runewars:RW-13.5a")
@pytest.mark.parametrize(("card", "harm"), [("- gold", 0), ("S silver", 0), ("- red", 1)])
def test_tatianna_is_guarded_by_destiny(card: str, harm: int) -> None:
    g, ronan, tatianna = two("ronan", "tatianna")
    stack(g, "D1 red", card, *MISSES[:6])
    fight(g, ronan, tatianna)
    assert g.hero_damage[tatianna] == harm


@pytest.mark.law("runewars:RW-13.5")
def test_grey_ker_destroys_a_unit_with_gold() -> None:
    g, ker, astarra = two("grey-ker")
    put(g, 5, berserker=1, giant=1)
    stack(g, "- gold", *MISSES[:7])
    stage = fight(g, ker, astarra)
    assert len(stage.options) == 2
    stage.say(stage.options[1])
    assert sum(here(g, 5).values()) == 1
    g, ronan, ker = two("ronan", "grey-ker")
    put(g, 5, footman=1)
    stack(g, "- red", "- gold", *MISSES[:6])
    fight(g, ronan, ker)
    assert here(g, 5) == {"footman": 1}, "he did not start it"
    g, ker, astarra = two("grey-ker")
    put(g, 5, giant=1)
    stack(g, "- gold", *MISSES[:7])
    fight(g, ker, astarra)
    assert here(g, 5) == {"giant": 1}, "nobody controls the area"


@pytest.mark.law("runewars:RW-13.5a")
def test_corbin_shrugs_off_the_first_damage() -> None:
    g, ronan, corbin = two("ronan", "corbin")
    stack(g, "D1 red", "- red", "D1 red", *MISSES[:5])
    fight(g, ronan, corbin)
    assert g.hero_damage[corbin] == 1


@pytest.mark.law("runewars:RW-13.5a")
def test_zyla_takes_no_more_than_two_in_a_round() -> None:
    g, ronan, zyla = two("ronan", "zyla")
    give(g, ronan, "dwarven-fire-bombs", up=True)
    stack(g, "S", "-", "gold", "gold", "gold", *MISSES[:6])
    fight(g, ronan, zyla).say(f"use_reward:{reward('dwarven-fire-bombs')}:{ronan}")
    assert g.hero_damage[zyla] == 2


@pytest.mark.law("runewars:RW-12.5b")
def test_whom_the_red_scorpion_has_hurt_cannot_heal_next_summer() -> None:
    g, scorpion, ronan = two("red-scorpion", "ronan")
    stack(g, "D1 red", *MISSES[:7])
    g.year = 2
    fight(g, scorpion, ronan)
    assert g.hero_damage[ronan] == 1
    g.hero_place[ronan] = 21
    g.step = "turn"
    follow(heal(g, ronan, 0))
    g.hero_place[scorpion] = GONE
    assert f"heal:{ronan}" in phase(g).options, "this year it still can"
    g.year = 3
    stage = phase(g)
    assert f"heal:{ronan}" not in stage.options
    stage.say(f"train:{ronan}:0:0")
    assert g.lasting == [], "the poison is gone after that phase"


def test_the_red_scorpion_has_to_draw_blood() -> None:
    g, scorpion, ronan = two("red-scorpion", "ronan")
    stack(g, *MISSES)
    fight(g, scorpion, ronan)
    assert g.lasting == []


@pytest.mark.law("runewars:RW-12.8")
def test_one_fist_gains_influence_for_a_defeated_hero() -> None:
    g, fist, astarra = two("one-fist")
    g.hero_damage[astarra] = 2
    g.influence[0] = 0
    stack(g, "D1 red", "- red")
    fight(g, fist, astarra)
    assert g.influence[0] == 3
