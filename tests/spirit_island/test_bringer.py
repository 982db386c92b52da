"""Bringer of Dreams and Nightmares. Its powers are tried on board A: sands 4 and 7, wetland 5, jungle 3 and 8."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.chosen import Setup
from ludex.games.spirit_island.printed.powers import GROWTHS, NUMBER, POWERS, SPIRITS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import change_elements
from ludex.games.spirit_island.rules.growth import add_presence_by, begin_turn, carry_out, offer
from ludex.games.spirit_island.rules.invaders import ravage
from ludex.games.spirit_island.rules.land import defend_of
from ludex.games.spirit_island.rules.lasting import DEFEND
from ludex.games.spirit_island.rules.pieces import wound
from ludex.games.spirit_island.rules.powers import usable
from ludex.games.spirit_island.setup import new_state, place_printed, place_spirit
from ludex.games.spirit_island.show.view import redeal, view
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    BEASTS,
    BLIGHT,
    BUILDING,
    CITY,
    DAHAN,
    EXPLORER,
    FAST,
    INVADER,
    TOWN,
    damage_of,
    piece,
)
from tests.spirit_island.table import EARTH, RIVER, fear, follow, give, here, island, put, use

BRINGER = "bringer-of-dreams-and-nightmares"
OCEAN = "oceans-hungry-grasp"
GROWTH = GROWTHS[SPIRITS.index(BRINGER)]
SOME_POWER = NUMBER["predatory-nightmares"]


def dreaming(*others: str) -> Island:
    g = island(BRINGER, *others)
    g.fear_deck = list(range(20))
    g.dividers = [0, 0]
    return g


def nightmare(g: Island, land: int, me: int = 0) -> Act:
    return Act(g, me, land, power=SOME_POWER)


@pytest.mark.parametrize(("board", "sands"), [(0, 7), (1, 5), (2, 6), (3, 7)])
def test_starts_in_the_last_sands(board: int, sands: int) -> None:
    g = new_state(Setup(seats=[BRINGER]))
    g.attach(None)
    g.boards, g.home = (board,), [0]
    place_printed(g)
    follow(place_spirit(g, 0))
    assert {land: number for land, number in enumerate(g.presence[0]) if number} == {sands: 2}


# --------------------------------------------------------------------------------------- to dream a thousand deaths


@pytest.mark.law("spirit_island:SI-8.3")
def test_what_would_be_destroyed_is_frightened_and_pushed() -> None:
    g = dreaming()
    put(g, 7, explorer=1, town=1, city=1)
    follow(nightmare(g, 7).destroy(9, INVADER), "push:0:7:5", "push:1:7:8")
    assert here(g, 7) == {"city": 1}
    assert here(g, 5) == {"explorer": 1}
    assert here(g, 8) == {"town": 1}
    assert fear(g) == 7  # none for the explorer, two for the town, five for the city
    assert g.lost == []


@pytest.mark.law("spirit_island:SI-8.1")
def test_damage_that_destroys_nothing_does_nothing() -> None:
    g = dreaming()
    put(g, 7, city=1)
    assert follow(nightmare(g, 7).damage(2)) == []
    assert fear(g) == 0
    assert [damage_of(one) for one in g.people[7]] == [0]


def test_the_user_says_what_the_damage_would_destroy() -> None:
    g = dreaming()
    put(g, 7, explorer=2, town=1, city=1)
    follow(nightmare(g, 7).damage(2), "hit:7:1", "push:1:7:8")
    assert here(g, 7) == {"explorer": 2, "city": 1}
    assert fear(g) == 2
    follow(nightmare(g, 7).damage(2), "hit:7:0", "done", "push:0:7:8")  # the other point on the city
    assert here(g, 7) == {"explorer": 1, "city": 1}
    follow(nightmare(g, 7).damage(2), "done")
    assert here(g, 7) == {"explorer": 1, "city": 1}
    assert fear(g) == 2


def test_damage_that_finds_no_other_room_destroys() -> None:
    g = dreaming()
    put(g, 7, explorer=3)
    asked = follow(nightmare(g, 7).damage(2), "push:0:7:8", "push:0:7:8")
    assert asked == ["push", "push"]
    assert here(g, 8) == {"explorer": 2}


def test_damage_done_by_others_counts() -> None:
    g = dreaming()
    put(g, 7, city=1)
    wound(g, 7, piece(CITY), 2)
    follow(nightmare(g, 7).damage(1))
    assert fear(g) == 5
    assert here(g, 7) == {"city": 1}


def test_damage_to_each() -> None:
    g = dreaming()
    put(g, 7, explorer=1, town=2, city=1)
    follow(nightmare(g, 7).damage_each(2), "push:0:7:8", "push:1:7:8", "push:1:7:5")
    assert here(g, 7) == {"city": 1}
    assert fear(g) == 4
    put(g, 4, town=1, city=1)
    follow(nightmare(g, 4).damage_each(3, CITY))
    assert fear(g) == 9
    assert here(g, 4) == {"town": 1, "city": 1}


def test_no_power_destroys_the_same_invader_twice() -> None:
    g = dreaming()
    put(g, 7, city=2)
    on = nightmare(g, 7)
    follow(on.destroy(1, CITY))
    assert fear(g) == 5
    follow(on.damage(3))
    assert fear(g) == 10  # the other one
    follow(on.damage_each(3))
    follow(on.destroy(2, BUILDING))
    assert fear(g) == 10
    follow(nightmare(g, 7).destroy(1, CITY))  # another power, or the same once more
    assert fear(g) == 15


def test_a_pushed_town_is_not_frightened_again_in_its_new_land() -> None:
    g = dreaming()
    put(g, 7, town=1)
    put(g, 8, town=1)
    on = nightmare(g, 7)
    follow(on.destroy(1, TOWN), "push:1:7:8")
    follow(on.at(8).damage_each(2), "push:1:8:6")
    assert fear(g) == 4
    assert (here(g, 8), here(g, 6)) == ({"town": 1}, {"town": 1})
    follow(on.push(1, TOWN, land=8), "push:1:8:5")
    follow(on.destroy(1, TOWN, land=5))
    assert fear(g) == 4
    assert here(g, 5) == {"town": 1}


def test_strife_does_not_make_another_invader_of_it() -> None:
    g = dreaming()
    put(g, 7, city=1)
    on = nightmare(g, 7)
    follow(on.destroy(1, CITY))
    follow(on.add_strife(7))
    follow(on.destroy(1, CITY))
    assert fear(g) == 5


def test_dahan_tokens_and_presence_of_others_are_not_destroyed() -> None:
    g = dreaming(EARTH)
    put(g, 7, dahan=2, beasts=1)
    g.presence[1][7] = 1
    on = nightmare(g, 7)
    follow(on.destroy(1, DAHAN))
    follow(on.damage(4, DAHAN))
    follow(on.damage_each(2, DAHAN))
    follow(on.destroy(1, BEASTS))
    on.lose_presence(1, 7)
    assert here(g, 7) == {"dahan": 2, "beasts": 1}
    assert [damage_of(one) for one in g.people[7]] == [0, 0]
    assert g.presence[1][7] == 1
    g.presence[0][7] = 1
    on.lose_presence(0, 7)
    assert g.presence[0][7] == 0


def test_all_else_works_as_usual() -> None:
    g = dreaming(EARTH)
    put(g, 7, explorer=2, dahan=1)
    g.presence[1][7] = 1
    on = nightmare(g, 7)
    follow(on.remove(1, EXPLORER))
    follow(on.replace(1, EXPLORER, DAHAN))
    follow(on.add(1, BLIGHT))
    assert here(g, 7) == {"dahan": 2, "blight": 1}
    assert g.presence[1][7] == 0  # blight, not the power, has destroyed it


def test_a_part_of_its_power_that_another_spirit_decides_is_dreamt_too() -> None:
    g = dreaming(RIVER)
    put(g, 7, town=1)
    follow(nightmare(g, 7).by(1).destroy(1, TOWN), "push:1:7:8")
    assert fear(g) == 2
    assert here(g, 8) == {"town": 1}


def test_powers_of_others_and_dahan_who_fight_back_destroy() -> None:
    g = dreaming(RIVER)
    put(g, 7, town=1)
    follow(Act(g, 1, 7, power=NUMBER["flash-floods"]).by(0).destroy(1, TOWN))
    assert here(g, 7) == {}
    put(g, 8, explorer=1, town=1, dahan=2)
    g.lasting.append([DEFEND, 0, 8, 9])
    follow(ravage(g, 8))
    assert here(g, 8) == {"dahan": 2}


def test_what_it_pushes_into_the_ocean_drowns() -> None:
    g = dreaming(OCEAN)
    g.presence[1][2] = 1
    put(g, 2, town=1)
    follow(nightmare(g, 2).destroy(1, TOWN), "push:1:2:0")
    assert here(g, 0) == {}
    assert g.kept[1] == [0, 1, 0]
    assert fear(g) == 3  # two in the dream, one for the town that has drowned


# ------------------------------------------------------------------------------------------------------------- growth


@pytest.mark.law("spirit_island:SI-5.1", "spirit_island:SI-5.5")
def test_growth_by_one_card_back_and_a_presence_at_home() -> None:
    g = dreaming()
    begin_turn(g)
    g.discard[0] = [g.hand[0].pop(), g.hand[0].pop()]
    follow(carry_out(g, 0, ("grow", 1)))
    one, add = GROWTH.options[1].actions
    assert {option[3] for option in offer(g, 0) if option[0] == "presence"} == {8}
    card = g.discard[0][0]
    follow(carry_out(g, 0, ("reclaim-one", one, card)))
    assert card in g.hand[0]
    assert len(g.discard[0]) == 1
    follow(carry_out(g, 0, ("presence", add, 0, 8)))
    assert g.presence[0][8] == 2
    assert g.elements[0][3] == 1  # air


def test_growth_far_away_where_there_are_people() -> None:
    g = dreaming()
    begin_turn(g)
    put(g, 1, explorer=1)
    put(g, 3, dahan=1)
    follow(carry_out(g, 0, ("grow", 3)))
    assert {option[3] for option in offer(g, 0) if option[0] == "presence"} == {1, 3}
    assert g.energy[0] == 2


@pytest.mark.law("spirit_island:SI-5.3")
def test_a_space_of_any_element_gives_one_each_turn_and_at_once_when_a_power_uncovers_it() -> None:
    g = dreaming()
    g.bottom[0] = 6
    begin_turn(g)
    g.todo[0], g.grown[0] = [GROWTH.options[1].actions[1]], [1]
    follow(carry_out(g, 0, ("presence", GROWTH.options[1].actions[1], 0, 8)), "element:7")
    assert g.elements[0][7] == 1
    g = dreaming()
    g.bottom[0], g.step = 5, "fast"
    follow(add_presence_by(nightmare(g, 8), 1 << 8), "add-presence:1:8", "element:2")
    assert g.elements[0][2] == 1


# ------------------------------------------------------------------------------------------------------ innate powers


@pytest.mark.law("spirit_island:SI-11.1")
def test_spirits_may_yet_dream_turns_a_fear_card_up() -> None:
    g = dreaming()
    g.earned = [g.fear_deck.pop(), g.fear_deck.pop()]
    give(g, moon=2, air=2)
    assert NUMBER["spirits-may-yet-dream"] in usable(g, 0, FAST)
    use(g, "spirits-may-yet-dream", None, "turn-up:2", spirit=0)
    assert g.fear_seen == [18]
    use(g, "spirits-may-yet-dream", None, "turn-up:3", spirit=0)
    assert g.fear_seen == [18, 17]
    assert view(g, 0).fear_seen == [[2, 18], [3, 17]]
    use(g, "spirits-may-yet-dream", None, "done", spirit=0)
    redeal(g, 0, lambda cards: cards.reverse())
    assert g.earned[1] == 18  # what lies face up stays where it is
    assert g.fear_deck[-1] == 17
    assert g.earned[0] != 19


def test_spirits_may_yet_dream_shares_an_element() -> None:
    g = dreaming(RIVER)
    give(g, 0, moon=3)
    give(g, 1, sun=1, water=2)
    use(g, "spirits-may-yet-dream", None, "element:4", spirit=1)
    assert g.elements[1] == [1, 0, 0, 0, 3, 0, 0, 0]
    assert g.fear_seen == []


@pytest.mark.parametrize(
    ("elements", "total"),
    [({"moon": 1, "air": 1}, 1), ({"moon": 2, "air": 1, "animal": 1}, 2), ({"moon": 3, "air": 2, "animal": 1}, 3)],
)
def test_night_terrors(elements: dict[str, int], total: int) -> None:
    g = dreaming()
    put(g, 8, explorer=1)
    give(g, **elements)
    use(g, "night-terrors", 8)
    assert fear(g) == total


# ------------------------------------------------------------------------------------------------------- unique cards


def major(name: str) -> int:
    assert POWERS[NUMBER[name]].kind == 1
    return NUMBER[name]


def midnight() -> Island:
    """The card is in play, and one major power is on top of the others."""
    g = dreaming()
    put(g, 8, dahan=3)
    g.major = [major("cleansing-floods"), major("powerstorm"), major("tsunami"), major("pillar-of-living-flame")]
    change_elements(g, 0, NUMBER["call-on-midnights-dream"], 1)
    return g


@pytest.mark.law("spirit_island:SI-6.2", "spirit_island:SI-6.3")
def test_call_on_midnights_dream_forgotten_for_a_major_power_that_is_played_at_once() -> None:
    g = midnight()
    card, own = major("powerstorm"), NUMBER["call-on-midnights-dream"]
    use(g, "call-on-midnights-dream", 8, "branch:1", f"keep:{card}", f"forget:{own}", f"play:{card}")
    assert g.played[0] == [card]
    assert g.removed == [own]
    assert g.energy[0] == 3 - POWERS[card].cost
    assert g.elements[0] == list(POWERS[card].elements)


def test_call_on_midnights_dream_kept_gives_no_energy() -> None:
    g = midnight()
    card, other = major("powerstorm"), NUMBER["dread-apparitions"]
    use(g, "call-on-midnights-dream", 8, "branch:1", f"keep:{card}", f"forget:{other}")
    assert g.energy[0] == 0
    assert card in g.hand[0]
    assert g.played[0] == [NUMBER["call-on-midnights-dream"]]


def test_call_on_midnights_dream_too_dear_to_play() -> None:
    g = midnight()
    g.people[8].pop()
    card, own = major("cleansing-floods"), NUMBER["call-on-midnights-dream"]
    use(g, "call-on-midnights-dream", 8, "branch:1", f"keep:{card}", f"forget:{own}")
    assert g.energy[0] == 2
    assert card in g.hand[0]


def test_call_on_midnights_dream_frightens_invaders() -> None:
    g = dreaming()
    use(g, "call-on-midnights-dream", 8, "branch:2")
    assert fear(g) == 0
    put(g, 8, explorer=1)
    use(g, "call-on-midnights-dream", 8, "branch:2")
    assert fear(g) == 2
    use(g, "call-on-midnights-dream", 8, "branch:1")  # no dahan
    assert g.drawn == []
    assert len(g.hand[0]) == 3


@pytest.mark.law("spirit_island:SI-8.6")
def test_dread_apparitions_defend_by_fear_of_powers() -> None:
    g = dreaming(RIVER)
    put(g, 7, town=2)
    use(g, "dread-apparitions", 7)
    assert (fear(g), defend_of(g, 7)) == (1, 1)
    follow(nightmare(g, 7).destroy(1, TOWN), "push:1:7:8")
    assert (fear(g), defend_of(g, 7)) == (3, 3)
    follow(Act(g, 1, 7, power=NUMBER["flash-floods"]).destroy(1, TOWN))
    assert (fear(g), defend_of(g, 7)) == (4, 3)  # destroyed: fear, but no defence
    Act(g, 1, 7, power=NUMBER["flash-floods"]).fear(2)
    Act(g, 1, 8, power=NUMBER["flash-floods"]).fear(1)
    Act(g, 1, 7, fear=3).fear(1)
    assert defend_of(g, 7) == 5
    assert defend_of(g, 8) == 0


def test_dreams_of_the_dahan() -> None:
    g = dreaming()
    put(g, 5, dahan=4)
    use(g, "dreams-of-the-dahan", 7, "branch:1", "gather:3:5:7", "done")
    assert here(g, 7) == {"dahan": 1}
    use(g, "dreams-of-the-dahan", 5, "branch:2")
    assert fear(g) == 0
    put(g, 5, city=1, dahan=2)
    use(g, "dreams-of-the-dahan", 5, "branch:2")
    assert fear(g) == 3
    put(g, 7, town=1)
    use(g, "dreams-of-the-dahan", 7, "branch:2")
    assert fear(g) == 4


def test_predatory_nightmares() -> None:
    g = dreaming()
    put(g, 7, town=1, dahan=3)
    use(g, "predatory-nightmares", 7, "push:1:7:5", "push:3:7:8", "push:3:7:8")
    assert here(g, 7) == {"dahan": 1}
    assert here(g, 5) == {"town": 1}
    assert here(g, 8) == {"dahan": 2}
    assert fear(g) == 2
