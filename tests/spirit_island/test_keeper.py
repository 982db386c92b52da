"""Keeper of the Forbidden Wilds. Board A: jungle 3 and 8, wetland 2 and 5, mountain 1 and 6, sands 4 and 7."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.chosen import Setup
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.cards import EVENT_CARDS
from ludex.games.spirit_island.printed.powers import GROWTHS, NUMBER, POWERS, SPIRITS
from ludex.games.spirit_island.rules import events
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.events import event
from ludex.games.spirit_island.rules.growth import begin_turn, carry_out, offer
from ludex.games.spirit_island.rules.pieces import move_presence
from ludex.games.spirit_island.rules.powers import target_lands, usable
from ludex.games.spirit_island.setup import new_state, place_printed, place_spirit
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import DAHAN, MINOR, SLOW, damage_of
from tests.spirit_island.table import EARTH, fear, follow, give, here, island, put, use

KEEPER = "keeper-of-the-forbidden-wilds"
GROWTH = GROWTHS[SPIRITS.index(KEEPER)]


def wild(*others: str) -> Island:
    return island(KEEPER, *others)


def reach(g: Island, name: str) -> list[int]:
    return places(target_lands(g, 0, POWERS[NUMBER[name]]))


@pytest.mark.parametrize(("board", "jungle"), [(0, 8), (1, 8), (2, 4), (3, 6)])
def test_starts_with_wilds_in_the_last_jungle(board: int, jungle: int) -> None:
    g = new_state(Setup(seats=[KEEPER]))
    g.attach(None)
    g.boards, g.home = (board,), [0]
    place_printed(g)
    follow(place_spirit(g, 0))
    assert {land: number for land, number in enumerate(g.presence[0]) if number} == {jungle: 1}
    assert {land: number for land, number in enumerate(g.wilds) if number} == {jungle: 1}


# ---------------------------------------------------------------------------------------------------- forbidden ground


@pytest.mark.law("spirit_island:SI-5.7")
def test_a_new_sacred_site_drives_all_dahan_out() -> None:
    g = wild()
    put(g, 8, dahan=2, explorer=1)
    begin_turn(g)
    third = GROWTH.options[2].actions[0]
    follow(carry_out(g, 0, ("grow", 2)))
    follow(carry_out(g, 0, ("presence", third, 0, 8)), "push:3:8:5", "push:3:8:6")
    assert here(g, 8) == {"explorer": 1}
    assert here(g, 5) == {"dahan": 1}
    assert here(g, 6) == {"dahan": 1}


def test_more_presence_or_a_first_one_drives_nobody_out() -> None:
    g = wild()
    put(g, 7, dahan=1)
    put(g, 8, dahan=1)
    g.presence[0][8] = 3
    follow(move_presence(Act(g, 0), 0, 8, 7))
    assert here(g, 7) == {"dahan": 1}
    follow(move_presence(Act(g, 0), 0, 8, 7), "push:3:7:5")
    assert here(g, 7) == {}
    assert here(g, 8) == {"dahan": 1}


def test_sites_of_others_drive_nobody_out() -> None:
    g = wild(EARTH)
    put(g, 19, dahan=1)
    g.presence[1][18] = 1
    follow(move_presence(Act(g, 1), 1, 18, 19))
    assert here(g, 19) == {"dahan": 1}


@pytest.mark.law("spirit_island:SI-13.1")
def test_dahan_events_move_no_dahan_into_its_sacred_sites() -> None:
    g = wild()
    g.presence[0][8] = 2
    put(g, 7, dahan=2)
    on = Act(g, 0, 7, event=0)
    on.dahan_part = True
    follow(on.push(1, DAHAN))  # 5 is all that is left
    assert here(g, 5) == {"dahan": 1}
    follow(on.at(8).gather(2, DAHAN))
    assert here(g, 8) == {}
    follow(Act(g, 0, 7, event=0).push(1, DAHAN), "push:3:7:8")  # the other parts of an event may
    follow(Act(g, 0, 8, power=NUMBER["call-to-migrate"]).gather(1, DAHAN))  # and powers
    assert here(g, 8) == {"dahan": 2}


@pytest.mark.plain
def test_the_dahan_part_of_an_event_knows_that_it_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    g = wild()
    put(g, 6, city=1)
    number = next(number for number, card in enumerate(EVENT_CARDS) if card.dahan)
    g.event_deck = [number]
    heard: list[bool] = []

    def listen(on: Act, *which: int):  # type: ignore[no-untyped-def]
        heard.append(on.dahan_part)
        yield from ()

    for bodies in ("token_event", "dahan_event"):
        monkeypatch.setattr(events, bodies, Everything(listen))
    monkeypatch.setattr(events, "main_part", listen)
    follow(event(g))
    assert heard[-1] is True
    assert not any(heard[:-1])


class Everything(dict):  # type: ignore[type-arg]
    """The same body for every card."""

    def __init__(self, body: object) -> None:
        self.body = body

    def __getitem__(self, card: object) -> object:
        return self.body


# ------------------------------------------------------------------------------------------------------------- growth


@pytest.mark.law("spirit_island:SI-5.1")
def test_it_grows_twice_and_the_first_may_pay_for_the_second() -> None:
    g = wild()
    begin_turn(g)
    g.energy[0] = 2
    assert [option[1] for option in offer(g, 0) if option[0] == "grow"] == [0, 1, 2]
    follow(carry_out(g, 0, ("grow", 0)))
    assert [option[1] for option in offer(g, 0) if option[0] == "grow"] == [1, 2, 3]  # now three energy are there
    follow(carry_out(g, 0, ("grow", 3)))
    assert g.energy[0] == 0
    card, add = GROWTH.options[3].actions
    put(g, 5, blight=1)
    lands = {option[3] for option in offer(g, 0) if option[0] == "presence"}
    assert lands == {1, 2, 3, 4, 6, 7, 8}  # within three lands, without blight
    g.minor = list(range(4))
    follow(carry_out(g, 0, ("grow-act", card)), f"gain:{MINOR}", "keep:0")
    follow(carry_out(g, 0, ("presence", add, 0, 7)))
    assert g.stage[0] == 1
    assert not [option for option in offer(g, 0) if option[0] == "grow"]
    assert g.energy[0] == 2
    assert g.elements[0][0] == 1  # the sun of the track


def test_its_third_option_needs_wilds_or_its_own_presence() -> None:
    g = wild()
    begin_turn(g)
    put(g, 2, wilds=1)
    put(g, 1, wilds=1)
    follow(carry_out(g, 0, ("grow", 2)))
    assert {option[3] for option in offer(g, 0) if option[0] == "presence"} == {1, 2, 8}
    assert g.energy[0] == 1


# ------------------------------------------------------------------------------------------------------ innate powers


def test_punish_those_who_trespass() -> None:
    g = wild()
    put(g, 8, city=1, dahan=2)
    give(g, sun=2, fire=1, plant=2)
    use(g, "punish-those-who-trespass", 8)
    assert here(g, 8) == {"city": 1, "dahan": 1}
    assert sorted(damage_of(one) for one in g.people[8]) == [0, 2]


def test_punish_more_by_sun_and_plant() -> None:
    g = wild()
    put(g, 8, city=2, town=1)
    give(g, sun=3, fire=2, plant=3)
    use(g, "punish-those-who-trespass", 8)
    assert here(g, 8) == {}  # 2 and 3 and 3


def test_punish_in_two_lands() -> None:
    g = wild()
    g.presence[0][5] = 1
    put(g, 8, city=1, dahan=1)
    put(g, 5, town=1, dahan=1)
    put(g, 6, town=1)  # not its land
    give(g, sun=2, fire=1, plant=4)
    use(g, "punish-those-who-trespass", 8, "land:5", "split:2")
    assert here(g, 5) == {"dahan": 1}
    assert here(g, 8) == {"city": 1}
    assert [damage_of(one) for one in g.people[8]] == [0]
    put(g, 5, explorer=1)
    use(g, "punish-those-who-trespass", 8, "done")
    assert here(g, 5) == {"explorer": 1, "dahan": 1}
    assert [damage_of(one) for one in g.people[8]] == [2]


def test_plants_alone_punish_nobody() -> None:
    g = wild()
    put(g, 8, city=1, dahan=1)
    give(g, plant=4)
    use(g, "punish-those-who-trespass", 8)
    assert here(g, 8) == {"city": 1, "dahan": 1}


def test_spreading_wilds() -> None:
    g = wild()
    put(g, 8, explorer=3)
    give(g, sun=5, plant=1)
    use(g, "spreading-wilds", 8, "yes", "push:0:8:5", "push:0:8:6")
    assert here(g, 8) == {"explorer": 1}
    use(g, "spreading-wilds", 8, "yes", "push:0:8:7")
    assert here(g, 8) == {"wilds": 1}
    put(g, 8, explorer=1)
    use(g, "spreading-wilds", 8, "no")
    assert here(g, 8) == {"explorer": 1, "wilds": 1}


@pytest.mark.law("spirit_island:SI-7.4")
def test_spreading_wilds_reaches_farther_with_plants_and_air() -> None:
    g = wild()
    give(g, sun=2)
    assert NUMBER["spreading-wilds"] in usable(g, 0, SLOW)
    assert reach(g, "spreading-wilds") == [5, 6, 7, 8]
    give(g, plant=3)
    assert reach(g, "spreading-wilds") == [1, 4, 5, 6, 7, 8]
    give(g, air=1)
    put(g, 4, blight=1)
    assert reach(g, "spreading-wilds") == [1, 2, 3, 5, 6, 7, 8]


# ------------------------------------------------------------------------------------------------------- unique cards


def test_boon_of_growing_power() -> None:
    g = wild(EARTH)
    g.minor = list(range(8))
    use(g, "boon-of-growing-power", None, f"gain:{MINOR}", "keep:7", spirit=1)
    assert 7 in g.hand[1]
    assert g.energy[1] == 1
    use(g, "boon-of-growing-power", None, f"gain:{MINOR}", "keep:3", spirit=0)
    assert 3 in g.hand[0]
    assert g.energy[0] == 0


def test_regrow_from_roots() -> None:
    g = wild()
    put(g, 5, blight=2)
    put(g, 8, blight=3)
    use(g, "regrow-from-roots", 5)
    use(g, "regrow-from-roots", 8)
    assert here(g, 5) == {"blight": 1}
    assert here(g, 8) == {"blight": 3}
    assert g.blight_left == 6
    assert reach(g, "regrow-from-roots") == [5, 8]


def test_sacrosanct_wilderness() -> None:
    g = wild()
    put(g, 8, dahan=3, wilds=1, city=1)
    use(g, "sacrosanct-wilderness", 8, "push:3:8:5", "push:3:8:6", "branch:1")
    assert here(g, 8) == {"dahan": 1, "wilds": 1, "city": 1}
    assert sorted(damage_of(one) for one in g.people[8]) == [0, 2]
    use(g, "sacrosanct-wilderness", 8, "push:3:8:5", "branch:2")
    assert here(g, 8) == {"wilds": 2, "city": 1}


def test_towering_wrath() -> None:
    g = wild()
    g.presence[0][5] = 2
    g.presence[0][8] = 2
    g.presence[0][1] = 2  # not next to 7
    put(g, 7, city=1, town=1, dahan=2)
    use(g, "towering-wrath", 7, "hit:7:2", "hit:7:6", "hit:7:10")
    assert here(g, 7) == {"town": 1}
    assert [damage_of(one) for one in g.people[7]] == [1]
    assert fear(g) == 4  # two by the card, two for the city
