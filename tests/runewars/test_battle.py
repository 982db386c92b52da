"""RW-9, RW-10, RW-11: battles, from the line-up to the return, in both editions."""

from __future__ import annotations

import pytest

from ludex.games.runewars.printed.book import EXPLORATION, UNITS
from ludex.games.runewars.rules.battle.fight import ATTACKER, DEFENDER
from ludex.games.runewars.rules.battle.tally import fort_strength, strength
from ludex.games.runewars.rules.orders import begin_battle
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    CAPITAL_DAMAGED,
    CAPITAL_WHOLE,
    DAMAGED,
    DEFENSIVE,
    END_OF_SEASON,
    GARRISON,
    WHOLE,
    fort,
)
from ludex.kit.hooks import last
from tests.runewars.table import (
    FIELD,
    GATE_1,
    HOME_1,
    NORTH,
    army,
    at,
    follow,
    fortify,
    lines,
    meet,
    play_on,
    put,
    stack,
    step,
    table,
    told,
)


def ended(g: Runewars, winner: int, *answers: str) -> list[str]:
    """The end of a battle that this side has won."""
    g.fights[0].winner = winner
    g.step = "battle-end"
    return step(g, *answers)


# ------------------------------------------------------------------------------------------------------ RW-9.1, RW-9.2


@pytest.mark.law("runewars:RW-9.1", "runewars:RW-9.1a", "runewars:RW-19.12")
def test_line_up_leaves_those_who_lie() -> None:
    g = table()
    put(g, FIELD, "reanimate ~reanimate vampire")
    g.target = FIELD
    for one in army("knight*2"):
        g.limbo.append([one, FIELD, NORTH])
    begin_battle(g, 0, False)
    battle = g.fights[0]
    assert lines(g) == ("knight knight", "reanimate vampire")
    assert battle.lying[1] == army("~reanimate")
    assert (g.step, battle.attacker, battle.defender) == ("battle", 0, 1)


@pytest.mark.law("runewars:RW-9.1a")
def test_those_who_lay_are_destroyed_if_their_side_loses() -> None:
    g = table()
    put(g, FIELD, "~reanimate")
    meet(g, "knight*2", "vampire")
    ended(g, ATTACKER)
    assert at(g, GATE_1) == "~vampire"
    assert g.supply[UNITS.index("reanimate")] == 16


@pytest.mark.law("runewars:RW-9.1a")
def test_those_who_lay_stay_if_their_side_wins() -> None:
    g = table()
    put(g, FIELD, "~reanimate")
    meet(g, "knight", "vampire")
    ended(g, DEFENDER, f"retreat {NORTH}")
    assert at(g, FIELD) == "~reanimate vampire"


@pytest.mark.law("runewars:RW-9.2")
def test_battle_against_a_bare_stronghold_draws_cards() -> None:
    g = table()
    fortify(g)
    meet(g, "knight*2", "")
    stack(g, "rS", "r-")
    play_on(g, f"retreat {NORTH}")
    assert len(g.fresh[0]) == 1, "Command draws a Tactics card even if nobody is there to be routed"
    assert (at(g, NORTH), g.forts[FIELD]) == ("~knight ~knight", fort(1, DAMAGED))


@pytest.mark.law("runewars:RW-9.2", "runewars:RW-20.9")
def test_a_bare_home_area_falls_to_any_standing_unit() -> None:
    g = table()
    meet(g, "knight", "", place=HOME_1)
    stack(g, "r-")
    play_on(g)
    assert at(g, HOME_1) == "knight"


@pytest.mark.law("runewars:RW-20.9")
def test_nobody_standing_does_not_win_a_bare_home_area() -> None:
    g = table()
    put(g, FIELD, "knight")
    meet(g, "~knight", "", place=GATE_1)
    play_on(g)
    assert (at(g, GATE_1), at(g, FIELD)) == ("", "knight ~knight")


# ------------------------------------------------------------------------------------------------------------- rounds


@pytest.mark.law("runewars:RW-9.5", "runewars:RW-9.5a", "runewars:RW-19.12c")
def test_rounds_go_by_initiative_and_types_draw_once() -> None:
    g = table()
    meet(g, "footman bowman", "dark-knight reanimate")
    stack(g, "t-", "r-", "t-", "t-")
    play_on(g, until="battle-tally")
    assert g.fights[0].done == [
        [UNITS.index("bowman"), UNITS.index("footman")],
        [UNITS.index("dark-knight"), UNITS.index("reanimate")],
    ]
    drawn = told(g, "battle-attacks")
    assert [(each["who"], UNITS[each["kind"]]) for each in drawn] == [
        (0, "bowman"),
        (1, "dark-knight"),
        (0, "footman"),
        (1, "reanimate"),
    ]


@pytest.mark.law("runewars:RW-9.5a")
def test_one_card_for_each_standing_unit_of_the_type() -> None:
    g = table()
    meet(g, "bowman*3 ~bowman*2", "roc")
    g.step = "battle-round"
    stack(g, "tD1", "tD1", "tD1")
    step(g)
    assert lines(g)[1] == "roc:3"
    assert len(g.fate_discard) == 3


@pytest.mark.law("runewars:RW-9.5", "runewars:RW-19.12b")
def test_several_types_of_one_initiative_one_after_another() -> None:
    g = table("daqan", "waiqar")
    meet(g, "bowman razorwing", "roc")
    g.step = "battle-round"
    stack(g, "tD1", "tR1")
    assert step(g, "unit_type razorwing") == ["0 which-type"]
    assert g.step == "battle-round"
    step(g)
    assert lines(g)[1] == "~roc:1"


@pytest.mark.law("runewars:RW-9.5b", "runewars:RW-19.12d", "runewars:RW-19.12e", "runewars:RW-19.12f")
def test_specials_then_routs_then_damage() -> None:
    g = table("latari", "daqan")
    meet(g, "archer*3", "knight*2 footman")
    g.step = "battle-round"
    stack(g, "tD1", "tR1", "tS")
    step(g, "hit knight", "lie_down knight")
    assert lines(g)[1] == "~knight footman", (
        "the arrow hit first, then the sound knight lay down, then the wounded fell"
    )


@pytest.mark.law("runewars:RW-9.5b", "runewars:RW-20.8")
def test_attackers_results_first() -> None:
    g = table("latari", "uthuk")
    meet(g, "pegasus-rider", "berserker")
    g.step = "battle-round"
    stack(g, "rS", "tS")
    assert step(g, "topple berserker") == ["0 charge"], "the routed Berserker cannot rage any more"
    assert lines(g) == ("pegasus-rider", "~berserker")


@pytest.mark.law("runewars:RW-9.5c")
def test_drawn_cards_count_though_their_units_fall() -> None:
    g = table("latari", "daqan")
    meet(g, "archer", "bowman")
    g.step = "battle-round"
    stack(g, "tS", "tD1")
    step(g)
    assert lines(g) == ("", "")


@pytest.mark.law("runewars:RW-9.5c")
def test_specials_of_the_dead_count_too() -> None:
    g = table("latari", "daqan")
    meet(g, "archer pegasus-rider", "bowman")
    g.step = "battle-round"
    stack(g, "tS", "tS")
    step(g)
    assert lines(g) == ("archer pegasus-rider:1", "")


# ------------------------------------------------------------------------------------------------------ RW-9.6, RW-9.7


@pytest.mark.law("runewars:RW-9.6")
def test_routs_take_undamaged_units_first() -> None:
    g = table()
    f = meet(g, "knight", "dark-knight:1 vampire ~reanimate")
    assert follow(g, f.rout(2)) == []
    assert lines(g)[1] == "~dark-knight:1 ~reanimate ~vampire"
    assert follow(g, f.rout(1)) == [], "nobody stands"


@pytest.mark.law("runewars:RW-9.6")
def test_the_owner_chooses_who_lies_down() -> None:
    g = table()
    f = meet(g, "knight", "dark-knight vampire")
    assert follow(g, f.rout(), "lie_down vampire") == ["1 assign-rout"]


@pytest.mark.law("runewars:RW-9.7", "runewars:RW-9.7a")
def test_damage_goes_on_damaged_then_standing_then_lying_units() -> None:
    g = table()
    f = meet(g, "knight", "~dark-knight:1 vampire reanimate ~necromancer")
    assert follow(g, f.damage(2)) == []
    assert lines(g)[1] == "~necromancer reanimate vampire", "a damaged one first, though it lies"
    assert follow(g, f.damage(3), "hurt vampire") == ["1 assign-damage"]
    assert lines(g)[1] == "~necromancer"
    follow(g, f.damage(5))
    assert lines(g)[1] == ""
    assert sorted(g.fights[0].fallen[1]) == sorted(
        UNITS.index(each) for each in ("dark-knight", "vampire", "reanimate", "necromancer")
    )
    assert g.supply[UNITS.index("vampire")] == 8


@pytest.mark.law("runewars:RW-8.6")
def test_the_player_to_the_left_decides_for_neutral_units() -> None:
    g = table()
    f = meet(g, "knight", "dragon giant", neutral=True)
    assert follow(g, f.rout(), "lie_down giant") == ["1 assign-rout"]
    assert f.other.seat == 1


# --------------------------------------------------------------------------------------------------------------- tally


@pytest.mark.law("runewars:RW-9.9a", "runewars:RW-19.12i")
def test_standing_units_count() -> None:
    g = table()
    f = meet(g, "knight ~knight roc:1 ~roc", "reanimate")
    assert strength(f) == 2


@pytest.mark.law("runewars:RW-9.9b", "runewars:RW-0.2")
def test_routed_hexagons_count_in_the_revised_edition() -> None:
    g = table(revised=True)
    f = meet(g, "knight ~knight roc:1 ~roc", "reanimate")
    assert strength(f) == 3


@pytest.mark.law("runewars:RW-9.9c", "runewars:RW-19.12j", "runewars:RW-11.1", "runewars:RW-19.7f", "runewars:RW-19.7g")
@pytest.mark.parametrize(("state", "worth"), [(WHOLE, 5), (DAMAGED, 3), (CAPITAL_WHOLE, 7), (CAPITAL_DAMAGED, 5)])
def test_strongholds_and_capitals(state: int, worth: int) -> None:
    g = table()
    fortify(g, FIELD, 1, state)
    f = meet(g, "knight", "reanimate")
    assert strength(f.other) == worth + 1


@pytest.mark.law("runewars:RW-5.3", "runewars:RW-5.3a")
def test_a_conqueror_takes_three_from_the_stronghold() -> None:
    g = table()
    fortify(g)
    meet(g, "knight", "", conqueror=True)
    assert fort_strength(g, g.fights[0]) == 2
    fortify(g, FIELD, 1, DAMAGED)
    meet(g, "knight", "", conqueror=True)
    assert fort_strength(g, g.fights[0]) == 0


@pytest.mark.law("runewars:RW-9.9d", "runewars:RW-19.12k")
@pytest.mark.parametrize(
    ("state", "after"),
    [(WHOLE, DAMAGED), (DAMAGED, DAMAGED), (CAPITAL_WHOLE, CAPITAL_DAMAGED), (CAPITAL_DAMAGED, CAPITAL_DAMAGED)],
)
def test_standing_attackers_damage_the_stronghold_after_it_counted(state: int, after: int) -> None:
    g = table()
    fortify(g, FIELD, 1, state)
    meet(g, "knight*3", "reanimate")
    g.step = "battle-tally"
    step(g)
    assert g.forts[FIELD] == fort(1, after)
    assert g.fights[0].winner == DEFENDER


@pytest.mark.law("runewars:RW-9.9d")
def test_routed_attackers_do_not() -> None:
    g = table()
    fortify(g)
    meet(g, "~knight*3", "reanimate")
    g.step = "battle-tally"
    step(g)
    assert g.forts[FIELD] == fort(1, WHOLE)


@pytest.mark.law("runewars:RW-9.10", "runewars:RW-19.12l", "runewars:RW-19.12g")
@pytest.mark.parametrize(("attackers", "winner"), [("knight*2", DEFENDER), ("knight*3", ATTACKER)])
def test_ties_go_to_the_defender(attackers: str, winner: int) -> None:
    g = table()
    meet(g, attackers, "reanimate*2")
    g.step = "battle-tally"
    step(g)
    assert g.fights[0].winner == winner


@pytest.mark.law("runewars:RW-19.4")
def test_a_garrison_helps_where_one_defends() -> None:
    g = table()
    last(g.lasting, GARRISON, END_OF_SEASON, 1)
    last(g.lasting, GARRISON, END_OF_SEASON, 0)
    f = meet(g, "knight", "reanimate")
    assert (strength(f), strength(f.other)) == (1, 3)


@pytest.mark.law("runewars:RW-19.14d")
def test_defensible_ground() -> None:
    g = table(exploration=True)
    g.token[FIELD] = EXPLORATION.index("defensible-area")
    f = meet(g, "knight", "reanimate")
    assert strength(f.other) == 1, "nobody has found it"
    g.token_up[FIELD] = 1
    assert strength(f.other) == 2
    f = meet(g, "knight", "beastman", neutral=True)
    assert strength(f.other) == 1, "for a player who defends"


@pytest.mark.law("runewars:RW-19.14d", "runewars:RW-19.5e", "runewars:RW-19.5k")
@pytest.mark.parametrize(("tokens", "revised", "strong"), [("waste", False, 1), ("ice", False, 1), ("waste", True, 2)])
def test_defensible_ground_that_is_barren(tokens: str, revised: bool, strong: int) -> None:
    """By the words of the rulebook exploration tokens are ignored there; in the revised edition they are not."""
    g = table(exploration=True, revised=revised)
    g.token[FIELD] = EXPLORATION.index("defensible-area")
    g.token_up[FIELD] = 1
    getattr(g, tokens)[FIELD] = 1
    assert strength(meet(g, "knight", "reanimate").other) == strong


# ---------------------------------------------------------------------------------------------- defensive developments


@pytest.mark.law("runewars:RW-11.5", "runewars:RW-11.5a", "runewars:RW-9.9", "runewars:RW-19.12h")
def test_reinforced_walls() -> None:
    g = table("waiqar", "daqan")
    fortify(g, FIELD, 1, WHOLE, DEFENSIVE)
    f = meet(g, "reanimate", "")
    g.step = "battle-tally"
    step(g)
    assert strength(f.other) == 3 + 2, "damaged meanwhile, and two for the walls"
    assert g.built[FIELD] == [DEFENSIVE]


@pytest.mark.law("runewars:RW-11.5a", "runewars:RW-9.8")
def test_protective_wards() -> None:
    g = table("waiqar", "latari")
    fortify(g, FIELD, 1, WHOLE, DEFENSIVE)
    put(g, NORTH, "reanimate")
    meet(g, "reanimate*3 dark-knight ~vampire", "archer")
    g.step = "battle-tally"
    assert step(g, "leave dark-knight") == ["0 wards"]
    assert lines(g)[0] == "reanimate reanimate reanimate ~vampire"
    assert at(g, NORTH) == "~dark-knight reanimate"


@pytest.mark.law("runewars:RW-11.5a")
def test_hungry_spawn() -> None:
    g = table("waiqar", "uthuk")
    fortify(g, FIELD, 1, WHOLE, DEFENSIVE)
    meet(g, "reanimate*6", "berserker")
    g.step = "battle-tally"
    assert step(g, "use_token") == ["1 hungry-spawn"]
    assert lines(g)[0] == "reanimate reanimate"
    assert g.built[FIELD] == []


@pytest.mark.law("runewars:RW-11.5a")
def test_hungry_spawn_may_be_spared() -> None:
    g = table("waiqar", "uthuk")
    fortify(g, FIELD, 1, WHOLE, DEFENSIVE)
    meet(g, "reanimate*6", "berserker")
    g.step = "battle-tally"
    step(g, "done")
    assert g.built[FIELD] == [DEFENSIVE]


@pytest.mark.law("runewars:RW-11.5a")
def test_cursed_tomb() -> None:
    g = table("daqan", "waiqar")
    fortify(g, FIELD, 1, WHOLE, DEFENSIVE)
    meet(g, "knight*4", "reanimate")
    g.step = "battle-tally"
    step(g, "use_token")
    assert lines(g)[0] == "knight ~knight ~knight ~knight"
    assert g.built[FIELD] == []


@pytest.mark.law("runewars:RW-19.7f")
def test_a_capital_with_two_defensive_developments_uses_both() -> None:
    g = table("daqan", "waiqar")
    fortify(g, FIELD, 1, CAPITAL_WHOLE, DEFENSIVE, DEFENSIVE)
    meet(g, "knight*7", "reanimate")
    g.step = "battle-tally"
    assert step(g, "use_token", "use_token") == ["1 cursed-tomb", "1 cursed-tomb"]
    assert lines(g)[0] == "knight" + " ~knight" * 6
