"""The special abilities of Daqan and Latari units, and what Development cards change of them in battles."""

from __future__ import annotations

import pytest

from ludex.games.runewars.printed.book import TACTICS, UNITS
from ludex.games.runewars.rules.battle.abilities import ability
from ludex.games.runewars.rules.battle.fight import DEFENDER, Fight
from ludex.games.runewars.rules.battle.tally import strength
from tests.runewars.table import (
    EAST,
    GATE_1,
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


def test_every_type_has_an_ability() -> None:
    assert sorted(ability) == sorted(UNITS)


# --------------------------------------------------------------------------------------------------------------- Daqan


def test_bowmen_hit_what_has_more_than_one_health() -> None:
    g = table()
    f = meet(g, "bowman", "reanimate dark-knight")
    special(f, "bowman")
    assert lines(g)[1] == "dark-knight:1 reanimate"
    f = meet(g, "bowman", "reanimate*2")
    special(f, "bowman")
    assert lines(g)[1] == "reanimate"


def test_bodkin_arrows() -> None:
    g = table()
    own(g, 0, "daqan-bowman")
    f = meet(g, "bowman", "reanimate dark-knight")
    special(f, "bowman")
    assert lines(g)[1] == "dark-knight:2 reanimate"
    f = meet(g, "bowman", "reanimate*2")
    special(f, "bowman")
    assert lines(g)[1] == "reanimate", "one damage on those with one health"


def test_knights_rout_and_draw_a_card() -> None:
    g = table()
    f = meet(g, "knight", "reanimate dark-knight")
    assert special(f, "knight", "lie_down dark-knight") == ["1 assign-rout"]
    assert lines(g)[1] == "~dark-knight reanimate"
    assert g.fresh[0] == [TACTICS.index("war-chest")]


def test_footmen_strike_the_same_unit_again() -> None:
    g = table()
    f = meet(g, "footman", "dark-knight*2 reanimate")
    special(f, "footman", "hurt dark-knight")
    assert lines(g)[1] == "dark-knight dark-knight:2 reanimate"
    special(f, "footman")
    assert lines(g)[1] == "dark-knight reanimate", "the damaged one first; it falls, and nothing is left over"


def test_siege_towers_add_strength() -> None:
    g = table()
    f = meet(g, "siege-tower", "reanimate")
    special(f, "siege-tower")
    assert strength(f) == 3
    f.line.clear()
    assert strength(f) == 2, "it stays when the tower is gone"


def test_trebuchets() -> None:
    g = table()
    own(g, 0, "daqan-siege-tower")
    f = meet(g, "siege-tower", "reanimate*2")
    special(f, "siege-tower")
    assert lines(g)[1] == "reanimate"


def test_novice_wizards_strike_or_raise() -> None:
    g = table()
    f = meet(g, "novice-wizard ~knight", "reanimate dark-knight")
    special(f, "novice-wizard", "hit dark-knight")
    special(f, "novice-wizard", "rise ~knight")
    assert lines(g) == ("knight novice-wizard", "dark-knight:1 reanimate")


@pytest.mark.law("runewars:RW-19.7b")
def test_keepers_of_the_sigil_once_in_a_battle() -> None:
    g = table("latari", "daqan")
    own(g, 1, "daqan-novice-wizard")
    f = meet(g, "forest-guardian", "novice-wizard knight*2")
    assert special(f, "forest-guardian", "topple knight", "yes") == ["0 entangle", "1 sigil"]
    assert lines(g)[1] == "knight knight novice-wizard"
    special(f, "forest-guardian", "topple knight")
    assert lines(g)[1] == "knight ~knight novice-wizard"


def test_rocs_destroy_one_or_rout_two() -> None:
    g = table()
    f = meet(g, "roc", "reanimate great-wyrm*2")
    special(f, "roc", "slay reanimate")
    assert lines(g)[1] == "great-wyrm great-wyrm"
    special(f, "roc")
    assert lines(g)[1] == "~great-wyrm ~great-wyrm", "hexagons cannot be destroyed, only routed"


def test_barded_steeds_for_the_attacker() -> None:
    g = table()
    own(g, 0, "daqan-knight")
    f = meet(g, "knight", "reanimate")
    step(g)
    assert f.health(UNITS.index("knight")) == 3
    g = table("waiqar", "daqan")
    own(g, 1, "daqan-knight")
    meet(g, "reanimate", "knight")
    step(g)
    assert Fight(g, DEFENDER).health(UNITS.index("knight")) == 2


def test_shield_wall() -> None:
    g = table("waiqar", "daqan")
    own(g, 1, "daqan-footman")
    meet(g, "reanimate", "footman*3")
    assert strength(Fight(g, DEFENDER)) == 4
    meet(g, "reanimate", "footman*2 ~footman knight")
    assert strength(Fight(g, DEFENDER)) == 3
    g = table()
    own(g, 0, "daqan-footman")
    assert strength(meet(g, "footman*3", "reanimate")) == 3, "only for the defender"


# -------------------------------------------------------------------------------------------------------------- Latari


def test_archers_choose_their_target() -> None:
    g = table("latari", "waiqar")
    f = meet(g, "archer", "reanimate necromancer")
    assert special(f, "archer", "hit necromancer") == ["0 crack-shot"]
    assert lines(g)[1] == "reanimate"


@pytest.mark.law("runewars:RW-19.7b")
def test_moonlit_volley() -> None:
    g = table("latari", "waiqar")
    own(g, 0, "latari-archer")
    meet(g, "archer*2", "reanimate*3")
    stack(g, "t-", "tD1", "tD1")
    g.step = "battle-round"
    asked = step(g, "volley -")
    assert asked == ["0 battle-drawn"]
    assert lines(g)[1] == "reanimate", "two damage: the miss was drawn anew, and only once"


def test_pegasus_riders_rout_two_triangles_or_one_rectangle() -> None:
    g = table("latari", "waiqar")
    f = meet(g, "pegasus-rider", "reanimate*2 vampire*2 necromancer")
    special(f, "pegasus-rider", "topple reanimate", "topple reanimate")
    assert lines(g)[1] == "necromancer ~reanimate ~reanimate vampire vampire"
    special(f, "pegasus-rider", "topple vampire")
    assert lines(g)[1] == "necromancer ~reanimate ~reanimate vampire ~vampire"
    special(f, "pegasus-rider", "done")


def test_winged_lances() -> None:
    g = table("latari", "waiqar")
    own(g, 0, "latari-pegasus-rider")
    f = meet(g, "pegasus-rider", "necromancer*2 reanimate")
    special(f, "pegasus-rider", "topple necromancer")
    assert lines(g)[1] == "necromancer ~necromancer reanimate"


@pytest.mark.law("runewars:RW-9.8")
def test_sorceresses_send_a_unit_away() -> None:
    g = table("latari", "waiqar")
    put(g, EAST, "reanimate")
    f = meet(g, "sorceress", "reanimate dark-knight:1")
    assert special(f, "sorceress", "banish dark-knight:1", f"retreat {GATE_1}") == ["0 word-of-vaal", "1 retreat"]
    assert lines(g)[1] == "reanimate"
    assert at(g, GATE_1) == "~dark-knight", "routed, and its wounds are healed"


@pytest.mark.law("runewars:RW-9.8", "runewars:RW-19.7b")
def test_true_word_of_vaal() -> None:
    g = table("latari", "waiqar")
    put(g, EAST, "reanimate")
    own(g, 0, "latari-sorceress")
    f = meet(g, "sorceress", "dark-knight")
    assert special(f, "sorceress", f"retreat {EAST}") == ["0 drive-off"]
    assert at(g, EAST) == "~dark-knight reanimate"


def test_warriors_deal_damage_or_finish_off() -> None:
    g = table("latari", "waiqar")
    f = meet(g, "warrior", "~great-wyrm reanimate*2")
    special(f, "warrior", "slay ~great-wyrm")
    special(f, "warrior")
    assert lines(g)[1] == "reanimate"


def test_blademasters() -> None:
    g = table("latari", "waiqar")
    f = meet(g, "warrior", "reanimate")
    assert f.initiative(UNITS.index("warrior")) == 4
    own(g, 0, "latari-warrior")
    assert f.initiative(UNITS.index("warrior")) == 3


def test_leonx_riders_strike_and_rout() -> None:
    g = table("latari", "waiqar")
    f = meet(g, "leonx-rider", "reanimate dark-knight ~vampire")
    special(f, "leonx-rider", "hit dark-knight")
    assert lines(g)[1] == "~dark-knight:1 reanimate ~vampire"
    special(f, "leonx-rider")
    assert lines(g)[1] == "~dark-knight:1 ~vampire"
    assert special(f, "leonx-rider") == [], "nobody stands"


@pytest.mark.law("runewars:RW-9.9b")
def test_entangled_hexagons_do_not_count() -> None:
    g = table("latari", "waiqar", revised=True)
    f = meet(g, "forest-guardian", "great-wyrm*2 ~great-wyrm")
    assert strength(f.other) == 3
    special(f, "forest-guardian")
    assert lines(g)[1] == "great-wyrm ~great-wyrm ~great-wyrm"
    assert strength(f.other) == 2


def test_deep_roots() -> None:
    g = table("waiqar", "latari")
    own(g, 1, "latari-forest-guardian")
    f = meet(g, "reanimate", "forest-guardian*2 ~forest-guardian archer")
    assert strength(f.other) == 5
