"""RW-9.10, RW-10: the end of battles: retreat, strongholds, the return; and whole battles."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ludex.core import Option
from ludex.games.runewars.printed.book import UNITS
from ludex.games.runewars.rules.areas import controller
from ludex.games.runewars.rules.battle import STEPS
from ludex.games.runewars.rules.battle.fight import ATTACKER, DEFENDER
from ludex.games.runewars.rules.strongholds import room_for_tokens
from ludex.games.runewars.rules.units import forts_of
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import (
    CAPITAL_DAMAGED,
    DAMAGED,
    DEFENSIVE,
    END_OF_BATTLE,
    END_OF_SEASON,
    NONE,
    USED,
    fort,
)
from ludex.kit.hooks import last
from tests.runewars.table import (
    EAST,
    FAR,
    FIELD,
    GATE_1,
    NORTH,
    SOUTH,
    at,
    first_options,
    fortify,
    meet,
    own,
    play_on,
    put,
    stack,
    table,
    wild_battle,
)
from tests.runewars.test_battle import ended

# ----------------------------------------------------------------------------------------------------------------- end


@pytest.mark.law("runewars:RW-9.10", "runewars:RW-10.1", "runewars:RW-10.2")
def test_the_loser_retreats_to_one_friendly_area_routed() -> None:
    g = table()
    put(g, EAST, "reanimate")
    meet(g, "knight*3", "vampire:1 reanimate")
    assert ended(g, ATTACKER, f"retreat {EAST}") == ["1 retreat"]
    assert at(g, EAST) == "reanimate ~reanimate ~vampire"
    assert at(g, FIELD) == "knight knight knight"


@pytest.mark.law("runewars:RW-10.2")
def test_without_a_friendly_area_to_an_empty_one() -> None:
    g = table()
    meet(g, "knight", "reanimate*3")
    assert ended(g, DEFENDER, f"retreat {SOUTH}") == ["0 retreat"]
    assert at(g, SOUTH) == "~knight"


@pytest.mark.law("runewars:RW-10.2")
def test_without_any_area_destroyed() -> None:
    g = table()
    for place in (NORTH, SOUTH, EAST):
        put(g, place, "reanimate")
    meet(g, "knight", "reanimate*3")
    ended(g, DEFENDER)
    assert g.supply[UNITS.index("knight")] == 8


@pytest.mark.law("runewars:RW-10.3")
def test_more_than_eight_where_they_retreat_to_are_destroyed() -> None:
    g = table()
    put(g, GATE_1, "reanimate*7")
    meet(g, "knight*3", "vampire*2")
    ended(g, ATTACKER, "lose reanimate 3")
    assert at(g, GATE_1) == "reanimate " * 6 + "~vampire ~vampire"


@pytest.mark.law("runewars:RW-10.4")
def test_neutral_units_retreat_where_the_player_to_the_left_sends_them() -> None:
    g = table()
    meet(g, "knight*3", "beastman", neutral=True)
    assert ended(g, ATTACKER, f"retreat {EAST}") == ["1 neutrals-retreat"]
    assert at(g, EAST) == "~beastman"


@pytest.mark.law("runewars:RW-10.4", "runewars:RW-9.10b")
def test_neutral_units_that_win_stay() -> None:
    g = table()
    meet(g, "knight", "giant:2 ~beastman", neutral=True)
    ended(g, DEFENDER, f"retreat {SOUTH}")
    assert at(g, FIELD) == "~beastman giant"


@pytest.mark.law("runewars:RW-8.4")
def test_allied_neutral_units_retreat_with_their_player() -> None:
    g = table()
    put(g, EAST, "reanimate")
    meet(g, "knight*3", "giant:2")
    ended(g, ATTACKER, f"retreat {EAST}")
    assert at(g, EAST) == "reanimate ~giant"


@pytest.mark.law("runewars:RW-9.10a", "runewars:RW-11.4", "runewars:RW-19.12m", "runewars:RW-19.7i")
@pytest.mark.parametrize("state", [DAMAGED, CAPITAL_DAMAGED])
def test_taking_a_stronghold(state: int) -> None:
    g = table()
    fortify(g, FIELD, 1, state, DEFENSIVE)
    meet(g, "knight*9", "")
    g.fights[0].lines[0].pop()
    ended(g, ATTACKER, "yes")
    assert g.forts[FIELD] == fort(0, DAMAGED), "never a capital"
    assert g.built[FIELD] == []


@pytest.mark.law("runewars:RW-11.2")
def test_what_a_stronghold_gives() -> None:
    g = table()
    meet(g, "knight", "")
    fortify(g)
    ended(g, ATTACKER, "yes")
    g.units[FIELD].clear()
    assert controller(g, FIELD) == 0
    assert forts_of(g, 0) == [FIELD]
    assert room_for_tokens(g, FIELD) == 1


@pytest.mark.law("runewars:RW-9.10a")
def test_or_only_razing_it() -> None:
    g = table()
    fortify(g, FIELD, 1, DAMAGED)
    meet(g, "knight", "")
    assert ended(g, ATTACKER, "no") == ["0 take-fort"]
    assert g.forts[FIELD] == NONE


@pytest.mark.law("runewars:RW-9.10a", "runewars:RW-11.3")
def test_with_all_tokens_on_the_board_one_is_given_up() -> None:
    g = table()
    for place in (0, 1, 2, NORTH):
        fortify(g, place, 0)
    fortify(g, FIELD, 1, DAMAGED)
    meet(g, "knight", "")
    ended(g, ATTACKER, "yes", f"area {NORTH}")
    assert (g.forts[NORTH], g.forts[FIELD]) == (NONE, fort(0, DAMAGED))


@pytest.mark.law("runewars:RW-9.10b", "runewars:RW-19.12n", "runewars:RW-19.12o")
def test_winners_heal_and_return() -> None:
    g = table()
    meet(g, "knight:1 ~roc:2", "")
    last(g.lasting, USED, END_OF_BATTLE, 0, 0)
    last(g.lasting, USED, END_OF_SEASON, 0, 0)
    ended(g, ATTACKER)
    assert at(g, FIELD) == "knight ~roc"
    assert (g.fights, g.step, g.lasting) == ([], "turn", [[USED, END_OF_SEASON, 0, 0]])


@pytest.mark.law("runewars:RW-9.11", "runewars:RW-7.6a")
def test_more_than_eight_attackers_retreat() -> None:
    g = table()
    put(g, NORTH, "knight")
    meet(g, "bowman*8 footman*2", "")
    ended(g, ATTACKER, "leave footman", "leave bowman")
    assert at(g, FIELD) == "bowman " * 7 + "footman"
    assert at(g, NORTH) == "~bowman knight ~footman"


@pytest.mark.law("runewars:RW-7.6")
def test_more_than_eight_defenders_are_destroyed_down_to_eight() -> None:
    g = table()
    meet(g, "", "reanimate*8 necromancer")
    ended(g, DEFENDER, "lose reanimate 7")
    assert at(g, FIELD) == "necromancer" + " reanimate" * 7


@pytest.mark.law("runewars:RW-19.7b")
def test_on_the_prowl() -> None:
    g = table("latari", "waiqar")
    own(g, 0, "latari-leonx-rider")
    meet(g, "leonx-rider*2 archer", "~great-wyrm ~reanimate reanimate")
    ended(g, ATTACKER, "slay ~great-wyrm", "done")
    assert at(g, FIELD) == "archer leonx-rider ~leonx-rider"
    assert at(g, GATE_1) == "~reanimate ~reanimate"


@pytest.mark.law("runewars:RW-17.4")
def test_who_controls_nothing_is_out() -> None:
    g = table()
    for place in range(3, 6):
        put(g, place, "knight")
    meet(g, "knight", "reanimate")
    put(g, SOUTH, "footman")
    put(g, NORTH, "footman")
    put(g, EAST, "footman")
    ended(g, ATTACKER)
    assert g.out == [0, 1]


# ------------------------------------------------------------------------------------------------------ whole battles


@pytest.mark.parametrize("seed", range(60))
def test_pieces_add_up_whatever_happens(seed: int) -> None:
    """Battles of all units with all cards, upgrades and commanders, answered at random: nothing is lost or made, and
    the same answers lead to the same place again."""
    g, chance = wild_battle(seed)
    before = pieces(g)
    while g.step != "turn":
        start = g.copy()
        answers = chosen_at_random(g, chance)
        assert pieces(g) == before
        first_options(STEPS[start.step](start), answers)
        assert start == g
    assert not g.fights
    assert len(g.fate) + len(g.fate_discard) == 30
    assert all(len(row) <= 8 for row in g.units)
    assert all(one % 16 < 2 for row in g.units for one in row), "wounds heal"


def chosen_at_random(g: Runewars, chance: random.Random) -> Callable[[list[Option]], Option]:
    """One step; what gives the same answers again."""
    given: list[Option] = []

    def pick(options: list[Option]) -> Option:
        given.append(chance.choice(options))
        return given[-1]

    first_options(STEPS[g.step](g), pick)
    again = iter(given)
    return lambda options: next(again)


def pieces(g: Runewars) -> list[int]:
    found = g.supply[:]
    rows = list(g.units)
    for battle in g.fights:
        rows += battle.lines + battle.lying
    for row in rows:
        for one in row:
            found[one // 16] += 1
    return found


def test_nothing_is_asked_of_the_far_side() -> None:
    g = table()
    put(g, FAR, "knight")
    meet(g, "knight", "reanimate")
    stack(g, "r-", "t-")
    assert play_on(g, f"retreat {NORTH}") == ["0 retreat"]
    assert at(g, FAR) == "knight"
