"""A Spread of Rampant Green."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.chosen import Setup
from ludex.games.spirit_island.game import GAME
from ludex.games.spirit_island.printed.powers import GROWTHS, NUMBER, POWERS, SPIRITS
from ludex.games.spirit_island.rules.growth import begin_turn, carry_out, offer, spirit_phase
from ludex.games.spirit_island.rules.invaders import build, explore, ravage
from ludex.games.spirit_island.rules.land import defend_of
from ludex.games.spirit_island.rules.powers import target_lands, usable
from ludex.games.spirit_island.setup import new_state, place_printed, place_spirit
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import FAST, SLOW, damage_of
from tests.spirit_island.table import EARTH, fear, follow, give, here, island, put, use

GREEN = "a-spread-of-rampant-green"
GROWTH = GROWTHS[SPIRITS.index(GREEN)]
ALWAYS = GROWTH.always[0]


def rampant(*others: str) -> Island:
    """Board A: one presence in jungle 8, as everybody has, and a sacred site in wetland 5."""
    g = island(GREEN, *others)
    g.presence[0][5] = 2
    return g


def damages(g: Island, land: int) -> list[int]:
    return sorted(damage_of(one) for one in g.people[land])


@pytest.mark.parametrize(("board", "wetland", "jungle"), [(0, 5, 8), (1, 6, 4), (2, 8, 4), (3, 3, 6)])
def test_starts_in_the_last_wetland_and_in_a_jungle_without_dahan(board: int, wetland: int, jungle: int) -> None:
    g = new_state(Setup(seats=[GREEN]))
    g.attach(None)
    g.boards, g.home = (board,), [0]
    place_printed(g)
    follow(place_spirit(g, 0))
    assert {land: here for land, here in enumerate(g.presence[0]) if here} == {wetland: 1, jungle: 1}


# ------------------------------------------------------------------------------------------------------ special rules


@pytest.mark.law("spirit_island:SI-8.7")
def test_a_presence_of_a_sacred_site_chokes_a_ravage() -> None:
    g = rampant()
    put(g, 5, town=2, dahan=1)
    asked = follow(ravage(g, 5), "yes")
    assert asked == ["choke"]
    assert here(g, 5) == {"town": 2, "dahan": 1}
    assert g.presence[0][5] == 1
    assert g.destroyed[0] == 1


def test_it_need_not_choke_it() -> None:
    g = rampant()
    put(g, 5, town=2)
    follow(ravage(g, 5), "no")
    assert here(g, 5) == {"town": 2, "blight": 1}


def test_it_chokes_a_build_but_no_explore_and_nothing_without_a_sacred_site() -> None:
    g = rampant()
    put(g, 5, explorer=1)
    follow(build(g, 5), "yes")
    assert here(g, 5) == {"explorer": 1}
    follow(build(g, 5))
    follow(explore(g, 5, 0))
    assert here(g, 5) == {"explorer": 2, "town": 1}


@pytest.mark.law("spirit_island:SI-5.6")
def test_destroyed_presence_grows_back_freely_while_the_island_is_healthy() -> None:
    g = rampant()
    begin_turn(g)
    g.destroyed[0], g.top[0], g.bottom[0] = 1, 2, 2
    follow(carry_out(g, 0, ("grow", 2)))
    assert ("regrow", ALWAYS, 4) not in offer(g, 0)  # sands
    follow(carry_out(g, 0, ("regrow", ALWAYS, 2)))
    assert (g.presence[0][2], g.destroyed[0], g.top[0], g.bottom[0]) == (1, 0, 2, 2)
    assert not [option for option in offer(g, 0) if option[0] in ("regrow", "presence")]


def test_on_a_blighted_island_each_costs_an_energy() -> None:
    g = rampant()
    begin_turn(g)
    g.blighted, g.destroyed[0], g.energy[0] = True, 2, 0
    follow(carry_out(g, 0, ("grow", 1)))
    assert not [option for option in offer(g, 0) if option[0] == "regrow"]
    g.energy[0] = 1
    follow(carry_out(g, 0, ("regrow", ALWAYS, 5)))
    assert (g.presence[0][5], g.destroyed[0], g.energy[0]) == (3, 1, 0)


@pytest.mark.law("spirit_island:SI-5.1", "spirit_island:SI-5.3")
def test_growth_adds_presence_every_turn_and_a_card_play_with_the_second_option() -> None:
    g = rampant()
    begin_turn(g)
    second = GROWTH.options[1].actions[0]
    follow(spirit_phase(g), "0 grow:1")
    follow(spirit_phase(g), f"0 presence:{ALWAYS}:1:8")
    assert not [option for option in offer(g, 0) if option == ("presence", second, 0, 3)]
    follow(spirit_phase(g), f"0 presence:{second}:0:7")
    assert g.stage[0] == 1
    assert (g.plays[0], g.energy[0]) == (2, 1)  # one of the track and one of the option; the space just uncovered
    assert (g.presence[0][8], g.presence[0][7]) == (2, 1)


# ------------------------------------------------------------------------------------------------------ innate powers


def test_creepers_damage_a_building() -> None:
    g = rampant()
    put(g, 5, explorer=1, town=1)
    give(g, moon=1, plant=2)
    assert NUMBER["creepers-tear-into-mortar"] in usable(g, 0, SLOW)
    use(g, "creepers-tear-into-mortar", 5)
    assert damages(g, 5) == [0, 1]


@pytest.mark.law("spirit_island:SI-7.9")
def test_creepers_repeat_on_other_targets() -> None:
    g = rampant()
    put(g, 5, town=1)
    put(g, 8, town=1)
    give(g, moon=2, plant=3)
    use(g, "creepers-tear-into-mortar", 5, "land:5")
    assert here(g, 5) == {}
    assert fear(g) == 1
    give(g, moon=1, plant=1)
    put(g, 5, city=1)
    use(g, "creepers-tear-into-mortar", 5, "land:8", "land:5")
    assert damages(g, 5) == [2]
    assert damages(g, 8) == [1]
    put(g, 8, city=1)
    use(g, "creepers-tear-into-mortar", 8, "hit:8:2", "done")
    assert damages(g, 8) == [1, 1]


def test_all_enveloping_green_defends() -> None:
    g = rampant()
    give(g, water=1, plant=3)
    use(g, "all-enveloping-green", 5)
    assert defend_of(g, 5) == 2
    give(g, water=1, plant=1)
    use(g, "all-enveloping-green", 8)
    assert defend_of(g, 8) == 4


@pytest.mark.law("spirit_island:SI-7.2")
def test_all_enveloping_green_removes_blight_at_its_third_line() -> None:
    g = rampant()
    put(g, 5, blight=2)
    give(g, water=3, earth=1, plant=5)
    assert NUMBER["all-enveloping-green"] in usable(g, 0, FAST)
    use(g, "all-enveloping-green", 5, "yes")
    assert defend_of(g, 5) == 4
    assert here(g, 5) == {"blight": 1}
    use(g, "all-enveloping-green", 5, "no")
    assert here(g, 5) == {"blight": 1}


# ------------------------------------------------------------------------------------------------------- unique cards


def test_fields_choked_with_growth() -> None:
    g = rampant()
    put(g, 5, town=2, dahan=3)
    use(g, "fields-choked-with-growth", 5, "branch:1", "push:1:5:7")
    assert here(g, 7) == {"town": 1}
    use(g, "fields-choked-with-growth", 5, "branch:2", "push:3:5:1", "push:3:5:4", "push:3:5:4")
    assert here(g, 5) == {"town": 1}
    assert here(g, 4) == {"dahan": 2}
    assert here(g, 1) == {"dahan": 1}


def test_gift_of_proliferation_goes_to_another_spirit() -> None:
    g = rampant(EARTH)
    use(g, "gift-of-proliferation", None, "add-presence:0:18", spirit=1)
    assert g.presence[1][18] == 1
    assert (g.top[1], g.bottom[1]) == (2, 1)
    assert g.presence[0][18] == 0


@pytest.mark.law("spirit_island:SI-5.2")
def test_gift_of_proliferation_may_move_presence_of_the_island() -> None:
    g = rampant(EARTH)
    g.presence[1][12] = 1
    use(g, "gift-of-proliferation", None, "add-presence:2:13", "land:12", spirit=1)
    assert (g.presence[1][12], g.presence[1][13], g.top[1], g.bottom[1]) == (0, 1, 1, 1)


def test_overgrow_in_a_night() -> None:
    g = rampant()
    put(g, 1, explorer=1)
    use(g, "overgrow-in-a-night", 1, "branch:2")
    assert fear(g) == 0  # no presence there yet
    use(g, "overgrow-in-a-night", 1, "branch:1", "add-presence:0:1")
    assert g.presence[0][1] == 1
    use(g, "overgrow-in-a-night", 1, "branch:2")
    assert fear(g) == 3
    use(g, "overgrow-in-a-night", 5, "branch:2")
    assert fear(g) == 3  # presence, but no invaders


def test_stem_the_flow_of_fresh_water() -> None:
    g = rampant()
    put(g, 4, town=1, city=1)
    put(g, 5, town=1, city=1)
    use(g, "stem-the-flow-of-fresh-water", 4)
    use(g, "stem-the-flow-of-fresh-water", 5, "hit:5:2")
    assert damages(g, 4) == [1, 1]
    assert [damage_of(one) for one in g.people[5] if one & 3 == 2] == [1]
    reached = target_lands(g, 0, POWERS[NUMBER["stem-the-flow-of-fresh-water"]])
    assert reached >> 4 & 1
    assert not reached >> 3 & 1


def test_its_verbs_are_known() -> None:
    assert "regrow" in GAME.verbs
