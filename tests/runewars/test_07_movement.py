"""RW-7, RW-8, RW-10, RW-19.9: movement, diplomacy, retreat, and peasants who stay behind."""

from __future__ import annotations

import pytest

from ludex.core import Rule
from ludex.games.runewars.printed.book import DEVELOPMENTS, GOLD, RED, SILVER, WINTER, book
from ludex.games.runewars.rules import movement, orders
from ludex.games.runewars.rules.areas import controller
from ludex.games.runewars.rules.retreat import havens, neutrals_retreat, retreat
from ludex.games.runewars.rules.units import rout, take
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY, NONE, WHOLE, fort, unit
from tests.runewars.realm import follow, here, hero, kind, offered, one, put, realm, told
from tests.runewars.stage_heroes import stack

FOOTMAN, KNIGHT, BEASTMAN = one("footman"), one("knight"), one("beastman")


def strategize(g: Runewars, seat: int = 0) -> Rule[None]:
    return movement.strategize(g, seat)


def mobilize(g: Runewars, battles: int = 0) -> Rule[None]:
    """Seat 0 resolves Mobilize; so many battles have been fought with it."""
    g.current, g.orders[0], g.part = 0, [orders.MOBILIZE], orders.BONUS
    g.battles = battles
    return orders.mobilize(g)


# ------------------------------------------------------------------------------------------------------------- borders


@pytest.mark.law("runewars:RW-7.1", "runewars:RW-7.2")
def test_borders_hold_units_but_not_in_winter() -> None:
    g = realm()
    put(g, 1, footman=1)
    assert f"shift:1:3:{FOOTMAN}:1" not in offered(strategize(g))
    assert f"shift:1:16:{FOOTMAN}:1" in offered(strategize(g))
    g.season = WINTER
    assert f"shift:1:3:{FOOTMAN}:1" in offered(strategize(g))


# ---------------------------------------------------------------------------------------------------------- Strategize


@pytest.mark.law("runewars:RW-7.2", "runewars:RW-7.2a", "runewars:RW-7.5")
def test_strategize_leads_one_area_to_friends_or_nobody() -> None:
    g = realm()
    put(g, 5, footman=2)
    put(g, 4, beastman=1)
    put(g, 3, berserker=1)
    g.activated[0] = [7]
    found = offered(strategize(g))
    assert {key.split(":")[2] for key in found if key.startswith("shift:5")} == {"7", "9", "17", "20"}
    follow(strategize(g), f"shift:5:7:{FOOTMAN}:2")
    assert here(g, 7) == {"footman": 2}  # into an activated area one may go
    assert not offered(strategize(g))  # but not out of it


@pytest.mark.law("runewars:RW-7.2")
def test_nothing_moves_twice_with_strategize() -> None:
    g = realm()
    put(g, 5, footman=1)
    assert not offered(strategize(g), f"shift:5:7:{FOOTMAN}:1")
    assert here(g, 7) == {"footman": 1}


@pytest.mark.law("runewars:RW-7.6", "runewars:RW-7.2")
def test_strategize_keeps_the_limit() -> None:
    g = realm()
    put(g, 5, footman=4)
    put(g, 7, footman=6)
    found = offered(strategize(g))
    assert f"shift:5:7:{FOOTMAN}:2" in found
    assert f"shift:5:7:{FOOTMAN}:3" not in found


@pytest.mark.law("runewars:RW-7.7", "runewars:RW-7.7a")
def test_heroes_with_strategize() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 5)
    put(g, 4, beastman=1)
    put(g, 3, berserker=1)
    g.activated[0] = [5]  # it does not hold heroes
    assert offered(strategize(g)) == ["done", *(f"lead:{ronan}:{place}" for place in (7, 9, 17, 20))]
    g.hero_routed[ronan] = 1
    assert not offered(strategize(g))


@pytest.mark.law("runewars:RW-7.7a")
def test_in_summer_a_hero_goes_anywhere() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 5)
    put(g, 4, beastman=1)
    assert {4, 23} <= set(movement.hero_reach(g, ronan, 2))  # through neutral units into an enemy's home


@pytest.mark.law("runewars:RW-19.10e", "runewars:RW-19.10f")
def test_commanders_march_like_units() -> None:
    g = realm(commanders=True)
    ronan = hero(g, "ronan", 0, 2)
    g.commander[ronan] = 0
    put(g, 2, footman=1)
    follow(mobilize(g), "activate:5", f"march:2:{FOOTMAN}:1", f"lead:{ronan}:5")
    assert (g.hero_place[ronan], here(g, 5)) == (5, {"footman": 1})
    put(g, 2, footman=1)
    assert f"lead:{ronan}:7" not in offered(mobilize(g), "activate:7")  # 5 is activated
    g.activated[0] = []
    assert f"lead:{ronan}:7" in offered(mobilize(g), "activate:7")
    g.commander[ronan] = NONE
    assert f"lead:{ronan}:20" not in offered(mobilize(g), "activate:20")


# ---------------------------------------------------------------------------------------------------------------- march


@pytest.mark.law("runewars:RW-7.3", "runewars:RW-7.3a")
def test_units_march_from_several_areas() -> None:
    g = realm()
    put(g, 2, footman=2, knight=1)
    put(g, 6, footman=1)
    put(g, 0, knight=1)
    follow(mobilize(g), "activate:5", f"march:2:{FOOTMAN}:2", f"march:6:{FOOTMAN}:1", f"march:0:{KNIGHT}:1", "done")
    assert here(g, 5) == {"footman": 3, "knight": 1}
    assert controller(g, 5) == 0
    assert g.activated[0] == [5]


@pytest.mark.law("runewars:RW-7.3b")
def test_the_way_leads_through_friends_and_empty_land() -> None:
    g = realm()
    put(g, 2, footman=1)
    assert (2, FOOTMAN) in movement.marchers(g, 0, 5)
    put(g, 7, beastman=1)
    put(g, 3, berserker=1)
    assert (2, FOOTMAN) not in movement.marchers(g, 0, 5)
    put(g, 7, footman=1)
    g.activated[0] = [7]
    assert (2, FOOTMAN) in movement.marchers(g, 0, 5)  # activated or not


@pytest.mark.law("runewars:RW-7.5", "runewars:RW-1.7")
def test_activated_and_routed_units_do_not_march() -> None:
    g = realm()
    put(g, 7, footman=2)
    rout(g, 7, FOOTMAN)
    assert movement.marchers(g, 0, 5) == {(7, FOOTMAN): 1}
    g.activated[0] = [7]
    assert not movement.marchers(g, 0, 5)
    assert "activate:7" not in offered(mobilize(g))


@pytest.mark.law("runewars:RW-7.4")
@pytest.mark.parametrize("target", [4, 22, 23])
def test_entering_to_battle(target: int) -> None:
    """Enemy units, a stronghold, a bare home area."""
    g = realm()
    put(g, 4, berserker=1)
    g.forts[21] = NONE
    g.forts[22] = fort(1, WHOLE)
    origin = 21 if target == 22 else 17
    put(g, origin, footman=1)
    follow(mobilize(g), f"activate:{target}", f"march:{origin}:{FOOTMAN}:1")
    assert (g.step, g.fights[0].defender) == ("battle", 1)


@pytest.mark.law("runewars:RW-7.4b")
def test_entering_in_peace() -> None:
    g = realm()
    put(g, 2, footman=1)
    follow(mobilize(g), "activate:7", f"march:2:{FOOTMAN}:1")
    assert (controller(g, 7), g.step) == (0, "turn")


@pytest.mark.law("runewars:RW-7.6", "runewars:RW-7.6a")
def test_more_than_eight_only_to_a_battle() -> None:
    g = realm()
    put(g, 2, footman=8)
    put(g, 6, footman=3)
    put(g, 7, footman=2)
    assert f"march:2:{FOOTMAN}:6" in offered(mobilize(g), "activate:7")
    assert f"march:2:{FOOTMAN}:7" not in offered(mobilize(realm_with_eight()), "activate:7")
    put(g, 3, berserker=1)
    g.activated[0] = []
    follow(mobilize(g), "activate:3", f"march:2:{FOOTMAN}:8", f"march:6:{FOOTMAN}:3", "done")
    assert len(g.fights[0].lines[0]) == 11


def realm_with_eight() -> Runewars:
    g = realm()
    put(g, 2, footman=8)
    put(g, 7, footman=2)
    return g


@pytest.mark.law("runewars:RW-7.7b", "runewars:RW-7.6")
def test_revised_heroes_march_along_and_do_not_count() -> None:
    g = realm(edition="revised")
    ronan = hero(g, "ronan", 0, 2)
    put(g, 2, footman=8)
    follow(mobilize(g), "activate:7", f"lead:{ronan}:7", f"march:2:{FOOTMAN}:8")
    assert (here(g, 7), g.hero_place[ronan]) == ({"footman": 8}, 7)
    g = realm()
    ronan = hero(g, "ronan", 0, 2)
    put(g, 2, footman=1)
    assert f"lead:{ronan}:7" not in offered(mobilize(g), "activate:7")


# --------------------------------------------------------------------------------------------------------------- allies


@pytest.mark.law("runewars:RW-8.3")
def test_allies_march_with_the_last_of_one_s_own() -> None:
    """All move at once: the Beastmen are still allied when the Footman has joined the march before them."""
    g = realm()
    put(g, 7, footman=1, beastman=2)
    put(g, 3, berserker=1)
    assert f"march:7:{BEASTMAN}:1" not in offered(mobilize(g), "activate:3")  # they do not go first …
    g.activated[0] = []
    follow(mobilize(g), "activate:3", f"march:7:{FOOTMAN}:1", f"march:7:{BEASTMAN}:2")
    assert g.fights[0].lines[0] == [FOOTMAN, BEASTMAN, BEASTMAN]


@pytest.mark.law("runewars:RW-8.3", "runewars:RW-8.3a")
def test_allies_go_alone_only_to_a_friendly_area() -> None:
    g = realm()
    put(g, 7, footman=1, beastman=2)
    put(g, 5, footman=1)
    found = offered(strategize(g))
    assert f"shift:7:5:{BEASTMAN}:2" in found
    assert f"shift:7:8:{BEASTMAN}:1" not in found
    led = offered(strategize(g), f"shift:7:8:{FOOTMAN}:1")
    assert f"shift:7:8:{BEASTMAN}:2" in led


@pytest.mark.law("runewars:RW-8.3")
def test_whom_allies_have_joined_stays() -> None:
    g = realm()
    put(g, 7, footman=1, beastman=1)
    put(g, 5, footman=1)
    found = offered(strategize(g), f"shift:7:5:{BEASTMAN}:1")
    assert not [key for key in found if key.startswith("shift:5:")]
    assert [key for key in found if key.startswith("shift:7:")]


@pytest.mark.law("runewars:RW-8.3a")
def test_allies_left_behind_are_neutral_again() -> None:
    g = realm()
    put(g, 7, footman=1, beastman=1)
    follow(strategize(g), f"shift:7:8:{FOOTMAN}:1", "done")
    assert controller(g, 7) == NOBODY
    assert orders.is_hostile(g, 0, 7)


# ------------------------------------------------------------------------------------------------------------ diplomacy


def talk(g: Runewars, *destinies: str) -> None:
    stack(g, *destinies)


@pytest.mark.law("runewars:RW-7.4a", "runewars:RW-8.1", "runewars:RW-8.1a", "runewars:RW-8.2")
def test_gold_makes_allies_of_all() -> None:
    g = realm()
    put(g, 2, footman=1)
    put(g, 7, beastman=2, sorcerer=1)
    talk(g, "red", "gold", "silver")
    rule = mobilize(g)
    answers = ["activate:7", f"march:2:{FOOTMAN}:1", "negotiate", "spend:3", f"destiny:{GOLD}"]
    follow(rule, *answers)
    assert here(g, 7) == {"footman": 1, "beastman": 2, "sorcerer": 1}
    assert (controller(g, 7), g.influence[0], len(g.fate_discard)) == (0, 0, 3)


@pytest.mark.law("runewars:RW-8.2")
def test_odds_of_diplomacy() -> None:
    destinies = [card.destiny for card in book(realm()).fate]
    assert [destinies.count(each) for each in (GOLD, SILVER, RED)] == [4, 8, 18]


@pytest.mark.law("runewars:RW-8.1")
def test_one_to_six_influence() -> None:
    g = realm()
    put(g, 2, footman=1)
    put(g, 7, beastman=2)
    g.influence[0] = 9
    found = offered(mobilize(g), "activate:7", f"march:2:{FOOTMAN}:1", "negotiate")
    assert found == [f"spend:{count}" for count in range(1, 7)]


@pytest.mark.law("runewars:RW-8.1b", "runewars:RW-10.4", "runewars:RW-8.2")
def test_silver_drives_all_of_them_away() -> None:
    g = realm()
    put(g, 2, footman=1)
    put(g, 7, beastman=2)
    talk(g, "silver")
    g.influence[0] = 1
    follow(mobilize(g), "activate:7", f"march:2:{FOOTMAN}:1", "negotiate", "retreat:8")
    assert (here(g, 7), here(g, 8)) == ({"footman": 1}, {"beastman": 2})
    assert g.units[8] == [one("beastman", routed=True)] * 2


@pytest.mark.law("runewars:RW-8.1b")
def test_neutrals_without_a_way_are_destroyed() -> None:
    g = realm()
    put(g, 7, beastman=1)
    for place in (2, 3, 5, 6, 8, 9):
        put(g, place, footman=1)
    fleeing = g.units[7][:]
    g.units[7].clear()
    follow(neutrals_retreat(g, 7, fleeing, 1))
    assert not g.units[7]
    assert g.supply[kind("beastman")] == book(g).units[kind("beastman")].count


@pytest.mark.law("runewars:RW-8.1c")
@pytest.mark.parametrize("said", ["fight", "withdraw"])
def test_red_is_a_battle_or_a_retreat(said: str) -> None:
    g = realm()
    put(g, 2, footman=1)
    put(g, 7, beastman=2)
    talk(g, "red")
    g.influence[0] = 1
    answers = ["activate:7", f"march:2:{FOOTMAN}:1", "negotiate", said]
    follow(mobilize(g), *answers)
    assert here(g, 7) == ({} if said == "fight" else {"beastman": 2})
    assert len(g.fights) == (said == "fight")
    if said == "withdraw":
        assert g.units[2] == [one("footman", routed=True)]  # the only friendly area beside


@pytest.mark.law("runewars:RW-5.2b", "runewars:RW-8.1c")
def test_after_a_battle_red_is_a_retreat() -> None:
    g = realm()
    put(g, 2, footman=1)
    put(g, 7, beastman=2)
    talk(g, "red")
    g.influence[0] = 1
    follow(mobilize(g, battles=1), "activate:7", f"march:2:{FOOTMAN}:1")
    assert g.units[2] == [one("footman", routed=True)]
    assert not g.fights


@pytest.mark.law("runewars:RW-7.6b")
def test_no_diplomacy_with_more_than_eight() -> None:
    g = realm()
    put(g, 2, footman=8)
    put(g, 6, footman=1)
    put(g, 7, beastman=2)
    follow(mobilize(g), "activate:7", f"march:2:{FOOTMAN}:8", f"march:6:{FOOTMAN}:1")
    assert g.fights  # nobody asked: it had to be a battle


@pytest.mark.law("runewars:RW-8.1a", "runewars:RW-7.6")
def test_eight_may_negotiate_and_keep_the_limit() -> None:
    g = realm()
    put(g, 2, footman=8)
    put(g, 7, beastman=2)
    talk(g, "gold")
    g.influence[0] = 1
    lose = [f"lose:{BEASTMAN}:7", f"lose:{FOOTMAN}:7"]
    follow(mobilize(g), "activate:7", f"march:2:{FOOTMAN}:8", "negotiate", *lose)
    assert here(g, 7) == {"footman": 7, "beastman": 1}


# -------------------------------------------------------------------------------------------------------------- retreat


@pytest.mark.law("runewars:RW-10.1", "runewars:RW-10.2", "runewars:RW-10.3")
def test_retreat_to_friends_first() -> None:
    g = realm()
    units = [FOOTMAN, KNIGHT]
    assert havens(g, 0, 5, units) == [3, 4, 7, 9, 17, 20]  # nothing friendly is near: empty ones
    put(g, 7, footman=7)
    assert havens(g, 0, 5, units) == [7]
    follow(retreat(g, 0, 5, units), f"lose:{FOOTMAN}:7")
    assert len(g.units[7]) == 8
    assert unit(kind("knight"), True) in g.units[7]
    for place in (3, 4, 7, 9, 17, 20):
        g.units[place].clear()
        put(g, place, berserker=1)
    assert not havens(g, 0, 5, units)
    follow(retreat(g, 0, 5, units))
    assert told(g, "no-retreat") == 1


# ------------------------------------------------------------------------------------------------------------- peasants


def with_peasants() -> Runewars:
    g = realm(developments=True)
    g.upgrades[0] = [DEVELOPMENTS.index("daqan-support-of-the-people")]
    return g


@pytest.mark.law("runewars:RW-19.9")
def test_peasants_hold_an_area() -> None:
    g = with_peasants()
    put(g, 5, footman=1)
    follow(strategize(g), f"shift:5:7:{FOOTMAN}:1", "yes")
    assert (g.peasants, controller(g, 5)) == ([5], 0)
    put(g, 20, berserker=1)
    assert f"shift:20:5:{one('berserker')}:1" not in offered(strategize(g, 1))
    take(g, 7, FOOTMAN)
    put(g, 8, footman=1)
    follow(strategize(g), f"shift:8:6:{FOOTMAN}:1", "no")
    assert g.peasants == [5]


@pytest.mark.law("runewars:RW-19.9")
def test_peasants_hold_a_home_area_of_an_enemy() -> None:
    g = with_peasants()
    put(g, 23, footman=1)
    follow(strategize(g), f"shift:23:4:{FOOTMAN}:1", "yes")
    assert controller(g, 23) == 0


@pytest.mark.law("runewars:RW-19.9a", "runewars:RW-19.9c")
def test_there_are_three_peasants_and_they_do_not_move() -> None:
    g = with_peasants()
    g.peasants = [8, 10, 20]
    put(g, 5, footman=1)
    assert follow(strategize(g), f"shift:5:7:{FOOTMAN}:1") == ["strategize"]  # nobody asks
    movement.activate(g, 0, 8)  # even by the Daqan
    assert g.peasants == [10, 20]
    assert follow(strategize(g), f"shift:7:5:{FOOTMAN}:1", "yes") == ["strategize", "peasants"]
    assert g.peasants == [7, 10, 20]


@pytest.mark.law("runewars:RW-19.9b")
def test_an_activation_token_drives_peasants_away() -> None:
    g = with_peasants()
    g.peasants = [5]
    put(g, 4, berserker=1)
    g.current, g.orders[1], g.part, g.battles = 1, [orders.MOBILIZE], orders.BONUS, 1
    berserker = one("berserker")
    follow(orders.mobilize(g), "activate:5", f"march:4:{berserker}:1")  # a battle was fought: this is none
    assert (g.peasants, here(g, 5), g.fights) == ([], {"berserker": 1}, [])
    assert told(g, "peasants-go") == 1
