"""Sharp Fangs Behind the Leaves. Board A: jungle 3 and 8, wetland 2 and 5, mountain 1 and 6, sands 4 and 7."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.chosen import Setup
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import GROWTHS, NUMBER, POWERS, SPIRITS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.growth import begin_turn, carry_out, offer
from ludex.games.spirit_island.rules.invaders import build
from ludex.games.spirit_island.rules.powers import target_lands, usable
from ludex.games.spirit_island.setup import new_state, place_printed, place_spirit
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BEASTS, DISEASE, FAST, SLOW, damage_of
from tests.spirit_island.table import RIVER, fear, follow, give, here, island, put, use

FANGS = "sharp-fangs-behind-the-leaves"
GROWTH = GROWTHS[SPIRITS.index(FANGS)]


def pack(*others: str) -> Island:
    return island(FANGS, *others)


def reach(g: Island, name: str) -> list[int]:
    return places(target_lands(g, 0, POWERS[NUMBER[name]]))


def mine(g: Island) -> dict[int, int]:
    return {land: number for land, number in enumerate(g.presence[0]) if number}


@pytest.mark.law("spirit_island:SI-3.8")
def test_starts_with_beasts_in_the_last_jungle_and_where_beasts_are() -> None:
    g = new_state(Setup(seats=[FANGS, RIVER]))
    g.attach(None)
    g.boards, g.home = (0, 1), [0, 1]
    place_printed(g)
    wild = [land for land in g.chart.lands if g.beasts[land]]
    assert len(wild) == 2  # one on each board
    follow(place_spirit(g, 0), f"land:{wild[1]}")
    assert mine(g) == {8: 1, wild[1]: 1}
    assert g.beasts[8] == 1
    assert sum(g.beasts) == 3


def test_it_may_start_twice_in_the_same_land() -> None:
    g = new_state(Setup(seats=[FANGS]))
    g.attach(None)
    g.boards, g.home = (0,), [0]
    place_printed(g)
    follow(place_spirit(g, 0), "land:8")
    assert mine(g) == {8: 2}


# ------------------------------------------------------------------------------------------------------ special rules


@pytest.mark.law("spirit_island:SI-8.5")
def test_a_presence_may_go_along_with_every_beasts() -> None:
    g = pack()
    g.presence[0][8] = 2
    put(g, 8, beasts=3, disease=1)
    on = Act(g, 0, 8, power=NUMBER["call-to-migrate"])
    asked = follow(on.push(2, BEASTS), "push:-4:8:5", "yes", "push:-4:8:7", "no")
    assert asked == ["push", "go-along", "push", "go-along"]
    assert mine(g) == {5: 1, 8: 1}
    follow(on.push(1, BEASTS), "push:-4:8:5", "yes")
    assert mine(g) == {5: 2}
    follow(on.at(5).gather(1, DISEASE, source=1 << 8))
    assert mine(g) == {5: 2}


def test_nobody_asks_where_it_has_no_presence() -> None:
    g = pack()
    put(g, 4, beasts=1)
    asked = follow(Act(g, 0, 4).push(1, BEASTS), "push:-4:4:5")
    assert asked == ["push"]


@pytest.mark.law("spirit_island:SI-2.2")
def test_it_does_not_follow_them_into_the_sea() -> None:
    g = pack("oceans-hungry-grasp")
    g.presence[0][2] = g.presence[1][0] = 1
    put(g, 2, beasts=1)
    asked = follow(Act(g, 0, 2, power=NUMBER["call-to-migrate"]).push(1, BEASTS), "push:-4:2:0")
    assert asked == ["push"]
    assert here(g, 0) == {"beasts": 1}
    assert g.presence[0][2] == 1


def test_events_of_others_that_move_beasts_move_it_too() -> None:
    g = pack(RIVER)
    put(g, 8, beasts=1)
    follow(Act(g, 1, 8, event=0).push(1, BEASTS), "push:-4:8:5", "yes")
    assert mine(g) == {5: 1}


@pytest.mark.law("spirit_island:SI-4.2")
def test_once_in_each_spirit_phase_a_presence_becomes_beasts() -> None:
    g = pack(RIVER)
    g.presence[0][5] = 1
    begin_turn(g)
    calls = [option for option in offer(g, 0) if option[0] == "call-beasts"]
    assert calls == [("call-beasts", 5), ("call-beasts", 8)]
    assert not [option for option in offer(g, 1) if option[0] == "call-beasts"]
    follow(carry_out(g, 0, ("call-beasts", 5)))
    assert mine(g) == {8: 1}
    assert here(g, 5) == {"beasts": 1}
    assert g.destroyed[0] == 0  # it has left the game
    assert not [option for option in offer(g, 0) if option[0] == "call-beasts"]
    begin_turn(g)
    assert [option for option in offer(g, 0) if option[0] == "call-beasts"] == [("call-beasts", 8)]


# ------------------------------------------------------------------------------------------------------------- growth


@pytest.mark.law("spirit_island:SI-5.1")
def test_it_grows_twice_and_pays_for_its_cards() -> None:
    g = pack()
    begin_turn(g)
    assert [option[1] for option in offer(g, 0) if option[0] == "grow"] == [1, 2, 3]
    g.discard[0] = [g.hand[0].pop()]
    follow(carry_out(g, 0, ("grow", 3)))
    assert g.energy[0] == 3
    follow(carry_out(g, 0, ("grow", 0)))
    assert g.energy[0] == 2
    assert g.discard[0] == []
    assert not [option for option in offer(g, 0) if option[0] == "grow"]


def test_its_presence_goes_to_jungles_and_beasts() -> None:
    g = pack()
    begin_turn(g)
    put(g, 1, beasts=1)
    follow(carry_out(g, 0, ("grow", 1)))
    assert {option[3] for option in offer(g, 0) if option[0] == "presence"} == {1, 3, 8}
    follow(carry_out(g, 0, ("presence", GROWTH.options[1].actions[0], 0, 1)))
    assert mine(g) == {1: 1, 8: 1}
    assert g.elements[0][7] == 1  # the animal of the track


# ------------------------------------------------------------------------------------------------------ innate powers


def test_ranging_hunt_gathers_and_pushes_beasts() -> None:
    g = pack()
    put(g, 6, beasts=2)
    put(g, 5, town=1)
    give(g, animal=2)
    assert NUMBER["ranging-hunt"] in usable(g, 0, FAST)
    use(g, "ranging-hunt", 5, "gather:-4:6:5", "push:-4:5:4")
    assert here(g, 4) == {"beasts": 1}
    assert here(g, 6) == {"beasts": 1}
    assert here(g, 5) == {"town": 1}
    assert [damage_of(one) for one in g.people[5]] == [0]


def test_ranging_hunt_bites_with_plants() -> None:
    g = pack()
    put(g, 6, beasts=1)
    put(g, 5, city=1, beasts=1)
    give(g, plant=2, animal=3)
    use(g, "ranging-hunt", 5, "gather:-4:6:5", "yes", "done")
    assert [damage_of(one) for one in g.people[5]] == [2]
    assert here(g, 5) == {"city": 1, "beasts": 2}


def test_frenzied_assault() -> None:
    g = pack()
    put(g, 8, city=1, beasts=2)
    give(g, moon=1, fire=1, animal=4)
    assert NUMBER["frenzied-assault"] in usable(g, 0, SLOW)
    use(g, "frenzied-assault", 8)
    assert here(g, 8) == {"city": 1, "beasts": 1}
    assert [damage_of(one) for one in g.people[8]] == [2]
    assert fear(g) == 1


def test_frenzied_assault_in_full() -> None:
    g = pack()
    put(g, 8, city=1, beasts=1)
    give(g, moon=1, fire=2, animal=5)
    assert reach(g, "frenzied-assault") == [8]
    use(g, "frenzied-assault", 8)
    assert here(g, 8) == {}
    assert fear(g) == 4  # two by the power, two for the city


# ------------------------------------------------------------------------------------------------------- unique cards


@pytest.mark.law("spirit_island:SI-8.7")
def test_prey_on_the_builders() -> None:
    g = pack()
    put(g, 8, explorer=1)
    put(g, 5, explorer=1, beasts=1)
    use(g, "prey-on-the-builders", 8, "done")
    follow(build(g, 8))
    assert here(g, 8) == {"explorer": 1, "town": 1}
    use(g, "prey-on-the-builders", 8, "gather:-4:5:8")
    follow(build(g, 8))
    assert here(g, 8) == {"explorer": 1, "town": 1, "beasts": 1}


def test_teeth_gleam_from_darkness() -> None:
    g = pack()
    use(g, "teeth-gleam-from-darkness", 5, "branch:1")
    assert here(g, 5) == {"beasts": 1}
    assert fear(g) == 1
    use(g, "teeth-gleam-from-darkness", 5, "branch:2")
    assert fear(g) == 1  # no invaders
    put(g, 5, explorer=1)
    use(g, "teeth-gleam-from-darkness", 5, "branch:2")
    assert fear(g) == 4
    put(g, 6, explorer=1)
    use(g, "teeth-gleam-from-darkness", 6, "branch:2")
    assert fear(g) == 4  # no beasts


@pytest.mark.law("spirit_island:SI-7.4")
def test_its_hidden_powers_come_from_the_jungle() -> None:
    g = pack()
    g.presence[0] = [0] * 11
    g.presence[0][1] = 1
    g.presence[0][3] = 1
    put(g, 4, blight=1)
    assert reach(g, "teeth-gleam-from-darkness") == [2, 3]
    assert reach(g, "too-near-the-jungle") == [2, 3, 4]


def test_terrifying_chase() -> None:
    g = pack()
    put(g, 8, dahan=1, town=1, explorer=3)
    use(g, "terrifying-chase", 8, "push:3:8:7", "push:1:8:5")
    assert here(g, 8) == {"explorer": 3}
    assert fear(g) == 2


def test_terrifying_chase_by_beasts_goes_on() -> None:
    g = pack()
    put(g, 8, dahan=5, beasts=1)
    use(g, "terrifying-chase", 8, *(["push:3:8:7"] * 4))
    assert here(g, 8) == {"dahan": 1, "beasts": 1}
    assert fear(g) == 0  # no invader was pushed


def test_too_near_the_jungle() -> None:
    g = pack()
    put(g, 5, explorer=2, town=1)
    use(g, "too-near-the-jungle", 5)
    assert here(g, 5) == {"explorer": 1, "town": 1}
    assert fear(g) == 1
