"""RW-19.7: Development cards that work outside of battles: what each says, it does."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludex.core import Rule
from ludex.games.runewars.cards import developments
from ludex.games.runewars.printed.book import DEVELOPMENTS
from ludex.games.runewars.rules import movement, orders
from ludex.games.runewars.rules.areas import ways
from ludex.games.runewars.rules.turn import menu
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DIPLOMAT, END_OF_TURN, END_OF_YEAR, FAR, RESOURCES_TOKEN, WHOLE, fort
from ludex.kit.hooks import happens, last
from tests.runewars.realm import follow, here, hero, offered, one, play, put, realm

RULES = Path(developments.__file__).parents[1]


def own(g: Runewars, seat: int, name: str) -> None:
    g.upgrades[seat] = [DEVELOPMENTS.index(name)]


def mobilize(g: Runewars) -> Rule[None]:
    g.current, g.orders[0], g.part = 0, [orders.MOBILIZE], orders.BONUS
    return orders.mobilize(g)


@pytest.mark.law("runewars:RW-19.7b")
def test_every_development_card_has_rules() -> None:
    """Besides capitals and the tokens of two cards, each is named where it works."""
    code = "".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    named = {name for name in DEVELOPMENTS if f'"{name}"' in code}
    assert set(DEVELOPMENTS) - named == {f"{each}-capital" for each in ("daqan", "latari", "uthuk", "waiqar")}


# ------------------------------------------------------------------------------------------------------ Scorched Earth


@pytest.mark.law("runewars:RW-19.7b", "runewars:RW-19.5f", "runewars:RW-19.5")
def test_scorched_earth_once_a_year_beside_own_land_where_nobody_rules() -> None:
    g = realm(developments=True)
    put(g, 5, berserker=1)
    put(g, 4, beastman=2)  # nobody's
    put(g, 7, footman=1)
    g.current, g.orders[1] = 1, [orders.HARVEST]
    assert not any(option[0] == "scorch" for option in menu(g, 1))
    own(g, 1, "uthuk-special")
    found = {option[1] for option in menu(g, 1) if option[0] == "scorch"}
    assert {4, 9, 17, 20} <= found
    assert not found & {0, 1, 2, 5, 7, 21, 22, 23}  # neither home realms nor what somebody controls
    follow(developments.scorch(g, 1, ("scorch", 4)))
    assert g.waste[4] == 1
    assert developments.offers(g, 1) == []
    happens(g.lasting, END_OF_TURN)
    assert developments.offers(g, 1) == []
    happens(g.lasting, END_OF_YEAR)
    assert ("scorch", 4) not in developments.offers(g, 1)  # a token lies there
    assert ("scorch", 9) in developments.offers(g, 1)


# ------------------------------------------------------------------------------------------------------ Aerial Cavalry


@pytest.mark.law("runewars:RW-19.7b", "runewars:RW-1.8a")
def test_a_knight_rides_with_each_roc_over_borders() -> None:
    """0–11 is a mountain border, and on all other sides of 11 enemies stand."""
    g = realm(developments=True)
    roc, knight = one("roc"), one("knight")
    put(g, 0, roc=1, knight=2)
    put(g, 1, knight=1)
    for place in ways(g, 11, 0):
        put(g, place, berserker=1)
    assert (0, knight) not in movement.marchers(g, 0, 11)
    found = offered(mobilize(g), "activate:11", f"march:0:{roc}:1")
    assert f"march:0:{knight}:1" not in found
    own(g, 0, "daqan-roc")
    g.activated[0], g.limbo[:] = [], []
    g.units[0] = []
    put(g, 0, roc=1, knight=2)
    assert f"march:0:{knight}:1" not in offered(mobilize(g), "activate:11")  # the Roc goes first
    g.activated[0], g.limbo[:] = [], []
    rule = mobilize(g)
    found = offered(rule, "activate:11", f"march:0:{roc}:1")
    assert f"march:0:{knight}:1" in found
    assert f"march:0:{knight}:2" not in found  # one with each
    assert f"march:1:{knight}:1" not in found  # of the same area


@pytest.mark.law("runewars:RW-19.7b", "runewars:RW-7.2")
def test_a_knight_rides_with_a_roc_with_strategize_too() -> None:
    g = realm(developments=True)
    roc, knight = one("roc"), one("knight")
    put(g, 0, roc=1, knight=2)
    own(g, 0, "daqan-roc")
    assert f"shift:0:11:{knight}:1" not in offered(movement.strategize(g, 0))
    found = offered(movement.strategize(g, 0), f"shift:0:11:{roc}:1")
    assert f"shift:0:11:{knight}:1" in found
    assert f"shift:0:11:{knight}:2" not in found
    g.limbo[:] = []
    g.units[0] = []
    put(g, 0, roc=1, knight=2)
    follow(movement.strategize(g, 0), f"shift:0:11:{roc}:1", f"shift:0:11:{knight}:1", "done")
    assert (here(g, 11), here(g, 0)) == ({"roc": 1, "knight": 1}, {"knight": 1})


# -------------------------------------------------------------------------------------------------------- the Harvest


@pytest.mark.law("runewars:RW-19.7", "runewars:RW-19.7f", "runewars:RW-5.4b")
def test_a_new_capital_has_room_for_a_development_at_once() -> None:
    """A development token, a card or both: nothing says that the token comes first."""
    g = realm(developments=True)
    g.current, g.orders[0], g.part = 0, [orders.HARVEST], orders.BONUS
    g.dials[0] = [8, 8, 8]
    g.built[0] = [DIPLOMAT]
    capital = f"buy:{DEVELOPMENTS.index('daqan-capital')}"
    follow(orders.harvest(g), capital, f"develop:{RESOURCES_TOKEN}:0")
    assert g.built[0] == [RESOURCES_TOKEN, DIPLOMAT]
    assert g.dials[0][1] == 8 - 1 - 1


@pytest.mark.law("runewars:RW-19.7", "runewars:RW-5.4b")
def test_only_one_token_with_a_harvest() -> None:
    g = realm(developments=True)
    g.current, g.orders[0], g.part = 0, [orders.HARVEST], orders.BONUS
    g.dials[0] = [8, 8, 8]
    capital = f"buy:{DEVELOPMENTS.index('daqan-capital')}"
    asked = follow(orders.harvest(g), f"develop:{DIPLOMAT}:0", capital)
    assert asked == ["develop", "buy-development"]


# ------------------------------------------------------------------------------------------- heroes, units, commanders


@pytest.mark.law("runewars:RW-1.1", "runewars:RW-7.1a")
def test_a_mountain_pass_is_for_units() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 0)
    put(g, 0, footman=1)
    g.orders[0] = [orders.STRATEGIZE]
    play(g, "mountain-pass")
    found = offered(movement.strategize(g, 0))
    assert f"shift:0:11:{one('footman')}:1" in found
    assert f"lead:{ronan}:11" not in found
    g.commander[ronan] = 0
    assert f"lead:{ronan}:11" in offered(movement.strategize(g, 0))  # RW-19.10e: like units


@pytest.mark.law("runewars:RW-19.10e", "runewars:RW-7.3a")
def test_commanders_march_as_far_as_units_do_now() -> None:
    g = realm(commanders=True)
    ronan = hero(g, "ronan", 0, 2)
    g.commander[ronan] = 0
    put(g, 2, footman=1)
    far = next(place for place, steps in movement.distances_to(g, 0, 5, False).items() if steps == 3)
    g.hero_place[ronan] = far
    assert f"lead:{ronan}:5" not in offered(mobilize(g), "activate:5")
    g.activated[0] = []
    last(g.lasting, FAR, END_OF_TURN, 0, 1)  # Forced March
    assert f"lead:{ronan}:5" in offered(mobilize(g), "activate:5")
    g.activated[0], g.lasting = [], []
    last(g.lasting, FAR, END_OF_TURN, -1, -1)  # Blizzard
    g.hero_place[ronan] = next(place for place, steps in movement.distances_to(g, 0, 5, False).items() if steps == 2)
    assert f"lead:{ronan}:5" not in offered(mobilize(g), "activate:5")


@pytest.mark.law("runewars:RW-19.10h", "runewars:RW-5.6c")
def test_commander_cards_need_no_stronghold() -> None:
    """Only a hero who joins has to be placed at one."""
    g = realm(commanders=True)
    g.commander[hero(g, "ronan", 0, 0)] = g.commander_deck.pop()
    g.forts[0] = -1
    g.current, g.orders[0], g.part = 0, [orders.RALLY_SUPPORT], orders.BONUS
    g.influence[0] = 3
    assert offered(orders.rally(g)) == ["done", "commanders"]
    g.forts[0] = fort(0, WHOLE)
    assert offered(orders.rally(g)) == ["done", "hire:1", "hire:2", "hire:3", "commanders"]
