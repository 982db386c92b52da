"""The special abilities of the Uthuk, of Waiqar and of neutral units, and what Development cards change of them."""

from __future__ import annotations

import pytest

from ludex.games.runewars.printed.book import UNITS
from ludex.games.runewars.rules.battle.fight import ATTACKER
from ludex.games.runewars.rules.battle.tally import strength
from tests.runewars.table import (
    EAST,
    GATE_1,
    HOME_1,
    NORTH,
    SOUTH,
    at,
    lines,
    meet,
    own,
    put,
    special,
    stack,
    step,
    table,
)

pytestmark = pytest.mark.law("runewars:RW-9.5b")


# --------------------------------------------------------------------------------------------------------------- Uthuk


def test_flesh_rippers_hit_undamaged_standing_units() -> None:
    g = table("uthuk", "daqan")
    f = meet(g, "flesh-ripper", "knight:1 roc ~footman")
    special(f, "flesh-ripper")
    assert lines(g)[1] == "knight:1 ~footman roc:1"
    special(f, "flesh-ripper", "hurt knight:1")
    assert lines(g)[1] == "~footman roc:1", "without one by the usual rules"


def test_ravenous_hunger() -> None:
    g = table("uthuk", "daqan")
    own(g, 0, "uthuk-flesh-ripper")
    meet(g, "flesh-ripper*3", "footman*3")
    step(g, "hunger 2", "done")
    assert lines(g) == ("flesh-ripper ~flesh-ripper ~flesh-ripper", "footman")


def test_berserkers_may_die_for_damage() -> None:
    g = table("uthuk", "daqan")
    f = meet(g, "berserker*2", "footman*3")
    assert special(f, "berserker", "no") == ["0 fury"]
    special(f, "berserker", "yes")
    assert lines(g) == ("berserker", "footman")
    f = meet(g, "~berserker", "footman*3")
    assert special(f, "berserker") == [], "only one that stands"


def test_blood_frenzy_once() -> None:
    g = table("uthuk", "daqan")
    own(g, 0, "uthuk-berserker")
    f = meet(g, "berserker*3", "footman*5")
    special(f, "berserker", "yes")
    special(f, "berserker", "yes")
    assert lines(g) == ("berserker ~berserker", "footman")


@pytest.mark.law("runewars:RW-9.7b")
def test_warlocks_burn_two_triangles_or_a_rectangle() -> None:
    g = table("uthuk", "daqan")
    f = meet(g, "warlock", "footman ~footman bowman knight roc")
    assert special(f, "warlock", "burn_triangles", "sacrifice footman") == ["1 rain-fire", "1 must-destroy"]
    assert lines(g)[1] == "knight ~footman roc", "standing ones first"
    special(f, "warlock")
    assert lines(g)[1] == "~footman roc", "one triangle is not two: the rectangle"
    special(f, "warlock")
    assert lines(g)[1] == "roc", "as much as possible"
    special(f, "warlock")
    assert lines(g)[1] == "roc"


def test_pyre_masters() -> None:
    g = table("uthuk", "daqan")
    own(g, 0, "uthuk-warlock")
    f = meet(g, "warlock", "roc")
    special(f, "warlock")
    assert lines(g)[1] == "roc:2"


def test_chaos_lords_rout_or_destroy_two() -> None:
    g = table("uthuk", "daqan")
    f = meet(g, "chaos-lord", "roc ~knight footman")
    special(f, "chaos-lord", "terrify roc", "terrify ~knight")
    assert lines(g)[1] == "footman ~roc"
    f = meet(g, "chaos-lord", "roc")
    special(f, "chaos-lord")
    assert lines(g)[1] == "~roc", "two different units: not the same one twice"


def test_demonic_presence() -> None:
    g = table("uthuk", "daqan")
    own(g, 0, "uthuk-chaos-lord")
    f = meet(g, "chaos-lord", "roc ~knight*2 footman")
    special(f, "chaos-lord", "terrify ~knight", "terrify roc", "terrify footman")
    assert lines(g)[1] == "~knight ~footman ~roc"
    f = meet(g, "chaos-lord", "~roc ~knight*2")
    special(f, "chaos-lord", "terrify ~knight", "terrify ~knight")
    assert lines(g)[1] == "~roc", "no third one if two are destroyed"


def test_blood_sisters_bleed_for_more() -> None:
    g = table("uthuk", "daqan")
    f = meet(g, "blood-sister obscene giant", "footman*4")
    special(f, "blood-sister", "bleed obscene")
    assert lines(g) == ("blood-sister obscene:1 giant", "footman footman")
    special(f, "blood-sister", "deal")
    assert lines(g)[1] == "footman"
    with pytest.raises(AssertionError):
        special(f, "blood-sister", "bleed giant")


def test_coven_rites() -> None:
    g = table("uthuk", "daqan")
    own(g, 0, "uthuk-blood-sister")
    f = meet(g, "blood-sister giant", "footman*6")
    special(f, "blood-sister", "bleed giant")
    special(f, "blood-sister", "coven")
    assert lines(g) == ("blood-sister giant:1", "footman footman")
    with pytest.raises(AssertionError):
        special(f, "blood-sister", "coven")


def test_obscenes_devour_and_heal() -> None:
    g = table("uthuk", "daqan")
    f = meet(g, "obscene:3", "footman knight:1 ~knight")
    special(f, "obscene", "slay ~knight")
    assert lines(g) == ("obscene", "knight:1 footman")


@pytest.mark.law("runewars:RW-19.7b")
def test_return_to_the_spawning_pits() -> None:
    g = table("daqan", "uthuk")
    own(g, 1, "uthuk-obscene")
    f = meet(g, "roc", "obscene:4 obscene berserker")
    special(f, "bowman", f"area {HOME_1}")
    assert lines(g)[1] == "berserker obscene"
    assert at(g, HOME_1) == "~obscene"
    assert g.fights[0].fallen[1] == []
    g.fights[0].lines[1] = [one for one in g.fights[0].lines[1] if one // 16 == UNITS.index("obscene")]
    g.fights[0].winner = ATTACKER
    g.step = "battle-end"
    step(g, f"area {HOME_1}")
    assert at(g, HOME_1) == "~obscene ~obscene", "instead of a retreat, too"


# -------------------------------------------------------------------------------------------------------------- Waiqar


def test_dark_knights_reap() -> None:
    g = table("waiqar", "daqan")
    f = meet(g, "dark-knight", "footman*2 roc")
    special(f, "dark-knight", "hurt roc")
    assert lines(g)[1] == "footman footman roc:2", "nothing fell, nothing is routed"
    f = meet(g, "dark-knight", "footman*4")
    special(f, "dark-knight")
    assert lines(g)[1] == "footman ~footman"


def test_deathless_chargers() -> None:
    g = table("daqan", "waiqar")
    own(g, 1, "waiqar-dark-knight")
    f = meet(g, "knight", "dark-knight*2")
    special(f, "knight")
    assert lines(g)[1] == "dark-knight dark-knight"
    special(f, "knight")
    assert lines(g)[1] == "dark-knight ~dark-knight"


def test_necromancers_raise_the_dead() -> None:
    g = table("waiqar", "daqan")
    f = meet(g, "necromancer", "footman")
    special(f, "necromancer", "raise_dead 2")
    assert lines(g)[0] == "necromancer reanimate reanimate"
    g.supply[UNITS.index("reanimate")] = 1
    special(f, "necromancer", "raise_dead 1")
    assert g.supply[UNITS.index("reanimate")] == 0
    assert special(f, "necromancer") == []


def test_corpse_gatherers_once() -> None:
    g = table("waiqar", "daqan")
    own(g, 0, "waiqar-necromancer")
    f = meet(g, "necromancer", "footman")
    special(f, "necromancer", "raise_dead 3")
    with pytest.raises(AssertionError):
        special(f, "necromancer", "raise_dead 3")


def test_reanimates_overrun() -> None:
    g = table("waiqar", "daqan")
    f = meet(g, "reanimate*2", "footman*4")
    special(f, "reanimate")
    assert lines(g)[1] == "footman footman"
    f = meet(g, "reanimate ~reanimate", "footman*4")
    special(f, "reanimate")
    assert lines(g)[1] == "footman footman footman"


@pytest.mark.law("runewars:RW-9.7b")
def test_skeleton_archers_kill_what_is_no_hexagon() -> None:
    g = table("waiqar", "daqan")
    f = meet(g, "skeleton-archer", "roc knight ~footman")
    special(f, "skeleton-archer")
    assert lines(g)[1] == "~footman roc", "who has to choose takes one that stands"
    special(f, "skeleton-archer")
    special(f, "skeleton-archer")
    assert lines(g)[1] == "roc"


def test_barbed_shafts() -> None:
    g = table("waiqar", "daqan")
    own(g, 0, "waiqar-skeleton-archer")
    f = meet(g, "skeleton-archer", "roc")
    special(f, "skeleton-archer")
    assert lines(g)[1] == "roc:2"


def test_vampires_feed() -> None:
    g = table("waiqar", "daqan")
    f = meet(g, "vampire:1*2", "footman ~knight ~roc")
    special(f, "vampire", "slay ~roc")
    assert lines(g) == ("vampire vampire:1", "~knight footman")


@pytest.mark.law("runewars:RW-10.2")
def test_lords_of_bilehall_retreat_farther() -> None:
    g = table("daqan", "waiqar")
    own(g, 1, "waiqar-vampire")
    put(g, NORTH, "reanimate")
    meet(g, "knight", "vampire reanimate", place=SOUTH)
    put(g, EAST, "knight")
    g.fights[0].winner = ATTACKER
    g.step = "battle-end"
    assert step(g, f"retreat {GATE_1}") == ["1 vampires-retreat"]
    assert (at(g, GATE_1), at(g, NORTH)) == ("~vampire", "reanimate ~reanimate")


def test_great_wyrms_breathe_on_three() -> None:
    g = table("waiqar", "daqan")
    f = meet(g, "great-wyrm", "footman*2 roc knight")
    special(f, "great-wyrm", "hit footman", "hit roc", "hit knight")
    assert lines(g)[1] == "knight:1 footman roc:1"
    special(f, "great-wyrm", "done")


def test_toxic_flesh() -> None:
    g = table("daqan", "waiqar")
    own(g, 1, "waiqar-great-wyrm")
    f = meet(g, "footman*2", "great-wyrm:3 ~great-wyrm*2")
    assert strength(f.other) == 3
    special(f, "footman")
    assert lines(g) == ("footman", "~great-wyrm ~great-wyrm")


# ------------------------------------------------------------------------------------------------------------ neutrals


def test_beastmen_draw_once_more() -> None:
    g = table()
    meet(g, "beastman", "roc")
    stack(g, "tS", "tS", "tD1")
    g.step = "battle-round"
    step(g)
    assert lines(g)[1] == "roc:2", "two abilities; the second card brings no third one"
    assert len(g.fate) == 28
    assert len(g.fate_discard) == 2


def test_razorwings_stun_the_slow() -> None:
    g = table("daqan", "latari")
    f = meet(g, "razorwing", "archer*2 warrior:1")
    special(f, "razorwing")
    assert lines(g)[1] == "archer archer ~warrior:1"
    special(f, "razorwing")
    assert lines(g)[1] == "archer ~archer ~warrior:1", "any standing one if there are none"


def test_sorcerers_get_tough() -> None:
    g = table()
    f = meet(g, "sorcerer*2", "reanimate")
    special(f, "sorcerer")
    special(f, "sorcerer")
    assert f.health(UNITS.index("sorcerer")) == 2


def test_hell_hounds_burn_two() -> None:
    g = table()
    f = meet(g, "hell-hound", "dark-knight:1 vampire ~great-wyrm")
    special(f, "hell-hound")
    assert lines(g)[1] == "dark-knight:2 vampire:1 ~great-wyrm"
    f = meet(g, "hell-hound", "dark-knight")
    special(f, "hell-hound")
    assert lines(g)[1] == "dark-knight:1", "two different units, or one"


def test_dragons_burn_triangles() -> None:
    g = table()
    f = meet(g, "dragon", "reanimate*2 skeleton-archer*2 vampire")
    special(f, "dragon", "slay skeleton-archer", "slay reanimate", "slay reanimate")
    assert lines(g)[1] == "skeleton-archer vampire"
    special(f, "dragon", "done")


def test_giants_rage() -> None:
    g = table()
    f = meet(g, "giant:3 giant", "reanimate*4")
    special(f, "giant")
    assert lines(g)[1] == "reanimate"
