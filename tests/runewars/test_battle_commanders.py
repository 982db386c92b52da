"""RW-19.10: commanders in battles; heroes that support (RW-9.3), and rewards that work there."""

from __future__ import annotations

import pytest

from ludex.games.runewars.cards import commanders
from ludex.games.runewars.printed.book import COMMANDERS, HEROES, REWARDS, TACTICS, UNITS
from ludex.games.runewars.rules.battle.fight import ATTACKER, DEFENDER
from ludex.games.runewars.rules.battle.rounds import helped
from ludex.games.runewars.rules.battle.tally import fort_strength, strength
from ludex.games.runewars.things import GONE, NONE
from tests.runewars.table import (
    EAST,
    FIELD,
    GATE_1,
    NORTH,
    SOUTH,
    at,
    equip,
    follow,
    fortify,
    hero,
    lines,
    meet,
    own,
    play_on,
    put,
    special,
    stack,
    step,
    table,
    told,
)

TRENLOE, SAHLA = HEROES.index("trenloe"), HEROES.index("sahla")


def test_every_commander_has_a_moment() -> None:
    moments = (commanders.opening, commanders.round_begins, commanders.strength, commanders.aftermath)
    named = {card for bodies in moments for card in bodies} | {"champion", "strategist", "battle-mage"}
    assert named == set(COMMANDERS)


@pytest.mark.law("runewars:RW-19.10m")
def test_only_a_standing_commander_beside_own_units() -> None:
    g = table()
    hero(g, 0, "sahla", FIELD, "defender-of-the-realm")
    hero(g, 1, "zyla", FIELD, "defender-of-the-realm")
    f = meet(g, "knight", "reanimate")
    assert strength(f) == 1, "not for the attacker"
    assert strength(f.other) == 3
    g.hero_routed[HEROES.index("zyla")] = 1
    assert strength(f.other) == 1
    g.hero_routed[HEROES.index("zyla")] = 0
    g.hero_place[HEROES.index("zyla")] = EAST
    assert strength(f.other) == 1
    g.hero_place[HEROES.index("zyla")] = FIELD
    f.enemy.clear()
    assert strength(f.other) == 0


@pytest.mark.law("runewars:RW-19.10m")
def test_strategist_once() -> None:
    g = table()
    hero(g, 0, "sahla", FIELD, "strategist")
    meet(g, "bowman*2", "roc")
    g.step = "battle-round"
    stack(g, "t-", "tR1", "tD1")
    assert step(g, "redraw -") == ["0 battle-drawn"]
    assert lines(g)[1] == "~roc:1"


@pytest.mark.law("runewars:RW-19.10p")
def test_champion_takes_a_wound_each_round() -> None:
    g = table()
    hero(g, 1, "sahla", FIELD, "champion")
    f = meet(g, "knight", "reanimate*3")
    f.battle.initiative = 1
    asked = follow(g, f.damage(2), "shield sahla")
    assert asked == ["1 assign-damage"]
    assert (g.hero_damage[SAHLA], lines(g)[1]) == (1, "reanimate reanimate")
    f.battle.initiative = 2
    follow(g, f.damage(1), "hurt reanimate")
    assert g.hero_damage[SAHLA] == 1, "only if he wants it"


@pytest.mark.law("runewars:RW-19.10p")
def test_champion_takes_a_wound_that_the_enemy_aims_at_a_unit() -> None:
    """“1 damage dealt to your units”: also that of an Archer, who chooses whom to hit."""
    g = table("latari", "waiqar")
    hero(g, 1, "sahla", FIELD, "champion")
    f = meet(g, "archer", "reanimate*2 necromancer")
    f.battle.initiative = 1
    special(f, "archer", "hit necromancer", "shield sahla")
    assert (g.hero_damage[SAHLA], lines(g)[1]) == (1, "necromancer reanimate reanimate")
    special(f, "archer", "hit necromancer")
    assert lines(g)[1] == "reanimate reanimate", "once in a round"


@pytest.mark.law("runewars:RW-19.10q", "runewars:RW-19.10t", "runewars:RW-12.8b")
def test_champion_may_fall() -> None:
    g = table()
    hero(g, 1, "sahla", FIELD, "champion")
    equip(g, "sahla", "banner-of-war")
    g.hero_damage[SAHLA] = 99
    g.lieutenant[1] = 1
    f = meet(g, "knight", "reanimate*3")
    follow(g, f.damage(1), "shield sahla")
    assert (g.hero_place[SAHLA], g.commander[SAHLA]) == (GONE, NONE)
    assert g.graves[FIELD] == [REWARDS.index("banner-of-war")]
    assert g.lieutenant[1] == 0
    assert g.tactics_discard == [TACTICS.index("lieutenant-general")]


@pytest.mark.law("runewars:RW-19.10n")
def test_abilities_cannot_be_aimed_at_a_commander() -> None:
    g = table("latari", "waiqar")
    hero(g, 1, "sahla", FIELD, "terror")
    g.hero_damage[SAHLA] = 1
    f = meet(g, "warrior", "reanimate*2")
    assert special(f, "warrior") == []
    assert g.hero_damage[SAHLA] == 1
    assert lines(g)[1] == "reanimate"


def test_saboteur() -> None:
    g = table()
    hero(g, 0, "sahla", FIELD, "saboteur")
    fortify(g)
    meet(g, "knight", "")
    step(g, "use_commander saboteur")
    assert fort_strength(g, g.fights[0]) == 3


def test_spymaster_watches() -> None:
    g = table()
    hero(g, 0, "sahla", FIELD, "spymaster")
    own(g, 1, "panic", "hold-the-line")
    meet(g, "knight*2", "reanimate")
    step(g, "use_commander spymaster", "play panic")
    assert len(told(g, "battle-spied")) == 2
    assert g.tactics[1] == [TACTICS.index("hold-the-line")], "no more than one"


@pytest.mark.law("runewars:RW-9.5")
def test_inspiring_leader_from_the_third_round_on() -> None:
    g = table()
    hero(g, 0, "sahla", FIELD, "inspiring-leader")
    meet(g, "~bowman*2 ~footman*2", "")
    g.step = "battle-round"
    stack(g, "t-", "t-", "t-")
    play_on(g, "rise ~footman", "rise ~footman", until="battle-tally")
    assert lines(g)[0] == "bowman ~bowman footman footman"


def test_battle_mage() -> None:
    g = table()
    hero(g, 0, "sahla", FIELD, "battle-mage")
    f = meet(g, "footman*2", "dark-knight")
    f.battle.initiative = 3
    g.step = "battle-round"
    cards = stack(g, "t-", "t-")
    step(g, "enchant -")
    assert lines(g)[1] == "dark-knight:2"
    assert sorted(g.fate_discard) == sorted(cards)


def test_battle_mage_needs_triangles_or_circles() -> None:
    g = table()
    hero(g, 0, "sahla", FIELD, "battle-mage")
    f = meet(g, "knight", "dark-knight")
    f.battle.initiative = 2
    g.step = "battle-round"
    stack(g, "r-")
    assert step(g) == []


def test_vanguard() -> None:
    g = table()
    hero(g, 0, "sahla", FIELD, "vanguard")
    f = meet(g, "footman bowman knight", "dark-knight")
    step(g, "use_commander vanguard", "unit_type footman")
    assert [f.initiative(kind) for kind in range(3)] == [1, 2, 2]


def test_terror() -> None:
    g = table()
    hero(g, 1, "sahla", FIELD, "terror")
    meet(g, "footman knight", "dark-knight")
    assert step(g, "use_commander terror", "lie_down knight") == ["1 battle-start", "0 assign-rout"]
    assert lines(g)[0] == "~knight footman"


def test_field_surgeon() -> None:
    g = table()
    hero(g, 0, "sahla", FIELD, "field-surgeon")
    meet(g, "footman*2", "")
    g.fights[0].fallen[0] = [UNITS.index("knight"), UNITS.index("footman")]
    g.fights[0].winner = ATTACKER
    g.step = "battle-end"
    step(g, "unit_type knight")
    assert at(g, FIELD) == "~knight footman footman"


@pytest.mark.law("runewars:RW-19.10o", "runewars:RW-10.1")
def test_commander_retreats_with_the_units() -> None:
    g = table()
    hero(g, 1, "sahla", FIELD, "terror")
    hero(g, 1, "zyla", FIELD)
    put(g, EAST, "reanimate")
    meet(g, "knight*2", "reanimate")
    g.fights[0].winner = ATTACKER
    g.step = "battle-end"
    step(g, f"retreat {EAST}")
    assert (g.hero_place[SAHLA], g.hero_routed[SAHLA]) == (EAST, 1)
    assert g.hero_place[HEROES.index("zyla")] == FIELD, "other heroes do not have to"


@pytest.mark.law("runewars:RW-19.10o")
def test_commander_without_units_left() -> None:
    g = table()
    hero(g, 1, "sahla", FIELD, "terror")
    meet(g, "knight*2", "")
    g.fights[0].winner = ATTACKER
    g.step = "battle-end"
    step(g)
    assert (g.hero_place[SAHLA], g.hero_routed[SAHLA]) == (GATE_1, 1)


@pytest.mark.law("runewars:RW-19.10o")
def test_commander_without_a_haven_stays_routed() -> None:
    g = table()
    hero(g, 0, "sahla", FIELD, "terror")
    for place in (NORTH, SOUTH, EAST):
        put(g, place, "reanimate")
    meet(g, "knight", "reanimate*3")
    g.fights[0].winner = DEFENDER
    g.step = "battle-end"
    step(g)
    assert (g.hero_place[SAHLA], g.hero_routed[SAHLA]) == (FIELD, 1)


@pytest.mark.law("runewars:RW-19.10o")
def test_a_battle_that_was_cancelled_is_not_lost() -> None:
    g = table()
    hero(g, 1, "sahla", FIELD, "terror")
    own(g, 1, "tactical-retreat")
    meet(g, "knight", "reanimate")
    play_on(g, "play tactical-retreat")
    assert (g.hero_place[SAHLA], g.hero_routed[SAHLA]) == (FIELD, 0)


def test_a_card_announced_is_a_card_played_for_the_spymaster() -> None:
    g = table()
    hero(g, 0, "sahla", FIELD, "spymaster")
    own(g, 1, "bribery", "bribery")
    meet(g, "knight", "dark-knight*2")
    step(g, "use_commander spymaster", "done")
    stack(g, "r-")
    assert step(g, "announce bribery") == ["1 battle-draw"]
    assert g.tactics[1] == [TACTICS.index("bribery")]


# ---------------------------------------------------------------------------------------------------- supporting heroes


@pytest.mark.law("runewars:RW-9.3", "runewars:RW-0.2")
def test_heroes_support_in_the_revised_edition() -> None:
    g = table(revised=True)
    hero(g, 0, "sahla")
    hero(g, 0, "zyla")
    f = meet(g, "bowman*2 knight", "roc")
    step(g, "support sahla bowman" if HEROES.index("zyla") > SAHLA else "support zyla bowman", "done")
    assert helped(f, 0) == 1
    stack(g, "t-", "tR1", "tD1")
    step(g, "drop -")
    assert lines(g)[1] == "~roc:1"


@pytest.mark.law("runewars:RW-9.3", "runewars:RW-0.2")
def test_heroes_take_no_part_in_the_original_one() -> None:
    g = table()
    hero(g, 0, "sahla")
    meet(g, "bowman*2 knight", "roc")
    assert step(g) == []


@pytest.mark.law("runewars:RW-9.3")
def test_routed_heroes_do_not_support() -> None:
    g = table(revised=True)
    g.hero_routed[hero(g, 0, "sahla")] = 1
    meet(g, "bowman*2 knight", "roc")
    assert step(g) == []


@pytest.mark.law("runewars:RW-10.5")
def test_supporters_of_the_loser_retreat() -> None:
    g = table(revised=True)
    hero(g, 0, "sahla")
    put(g, SOUTH, "knight")
    meet(g, "bowman", "roc")
    step(g, "support sahla bowman")
    g.fights[0].winner = DEFENDER
    g.step = "battle-end"
    step(g)
    assert (g.hero_place[SAHLA], g.hero_routed[SAHLA]) == (SOUTH, 1)
    assert at(g, SOUTH) == "~bowman knight"


def test_trenloe_helps_once_more() -> None:
    g = table(revised=True)
    hero(g, 0, "trenloe")
    f = meet(g, "bowman", "roc")
    step(g, "support trenloe bowman")
    assert helped(f, 0) == 2
    g = table()
    hero(g, 0, "trenloe", FIELD, "champion")
    f = meet(g, "bowman", "roc")
    step(g, "support trenloe bowman")
    assert helped(f, 0) == 1, "as a commander in the original edition"


# -------------------------------------------------------------------------------------------------------------- rewards


@pytest.mark.law("runewars:RW-13.4")
def test_banner_of_war() -> None:
    g = table(revised=True)
    hero(g, 0, "sahla")
    equip(g, "sahla", "banner-of-war")
    meet(g, "bowman", "roc")
    step(g, "support sahla bowman")
    g.step = "battle-tally"
    assert step(g, "unveil sahla") == ["0 banner"]
    assert g.fights[0].winner == ATTACKER, "two against one"
    assert g.rewards_up[SAHLA] == [REWARDS.index("banner-of-war")]


@pytest.mark.law("runewars:RW-13.4", "runewars:RW-10.1")
def test_horn_of_retreat() -> None:
    g = table()
    hero(g, 0, "sahla")
    equip(g, "sahla", "horn-of-retreat")
    put(g, NORTH, "knight")
    meet(g, "bowman ~knight", "roc*3")
    g.fights[0].winner = DEFENDER
    g.step = "battle-end"
    assert step(g, "unveil sahla") == ["0 horn"]
    assert at(g, NORTH) == "bowman knight ~knight", "only those routed by the retreat stay on their feet"
