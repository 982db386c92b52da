"""Events with a choice: both options of each, what the second costs, and how the spirits share it."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.printed.powers import NUMBER, POWERS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.invaders import foreseen
from ludex.games.spirit_island.rules.land import health_of
from ludex.games.spirit_island.rules.prices import pay, payable
from ludex.games.spirit_island.things import ANIMAL, CITY, DAHAN, EXPLORER, SUN, TOWN, WATER, piece
from tests.spirit_island.decks import CARDS, EVENTS, draw, happens, ravage
from tests.spirit_island.table import EARTH, RIVER, fear, follow, give, here, island, play, put

D = 3
BOUNTY, WASH, BOON, FLOODS = (NUMBER[name] for name in ("rivers-bounty", "wash-away", "boon-of-vigor", "flash-floods"))


# --------------------------------------------------------------------------------------------------------------- prices


@pytest.mark.law("spirit_island:SI-13.4")
def test_a_cost_is_shared_freely() -> None:
    g = island(RIVER, EARTH)
    g.energy = [5, 2]
    follow(pay(Act(g), 6), "1 pay:1", "0 pay:5")
    assert g.energy == [0, 1]
    assert not payable(g, 2)


@pytest.mark.law("spirit_island:SI-13.5")
def test_aid_of_an_element() -> None:
    g = island()
    g.energy = [1]
    give(g, water=1)
    follow(pay(Act(g), 8, WATER), f"0 pay-forget:{WASH}", f"0 pay-discard:{BOON}", "0 pay:1")
    assert g.removed == [WASH]
    assert g.discard == [[BOON]]
    assert g.hand == [[FLOODS, BOUNTY]]
    assert g.energy == [0]
    assert g.elements[0][WATER] == 1  # counted, not used up


@pytest.mark.law("spirit_island:SI-13.5")
def test_a_card_serves_once() -> None:
    g = island()
    g.hand[0] = [WASH]
    g.energy = [4]
    with pytest.raises(AssertionError, match="pay-forget"):
        follow(pay(Act(g), 6, WATER), f"0 pay-discard:{WASH}", f"0 pay-forget:{WASH}")


@pytest.mark.law("spirit_island:SI-13.5", "spirit_island:SI-6.3")
def test_a_forgotten_card_in_play_takes_its_element_along() -> None:
    g = island()
    g.hand[0] = []
    play(g, "wash-away")
    assert payable(g, 4, WATER)
    assert not payable(g, 5, WATER)  # either 1 for the element, or 4 for the card
    follow(pay(Act(g), 4, WATER), f"0 pay-forget:{WASH}")
    assert (g.played, g.removed) == ([[]], [WASH])


@pytest.mark.law("spirit_island:SI-13.5")
def test_elements_alone_may_pay_all() -> None:
    g = island()
    give(g, water=4)
    assert follow(pay(Act(g), 4, WATER)) == []
    assert len(g.hand[0]) == 4


@pytest.mark.law("spirit_island:SI-13.5")
def test_nothing_is_offered_after_which_the_rest_could_not_be_paid() -> None:
    g = island()
    g.hand[0] = [WASH]
    with pytest.raises(AssertionError, match="pay-discard"):
        follow(pay(Act(g), 4, WATER), f"0 pay-discard:{WASH}")


@pytest.mark.law("spirit_island:SI-13.3", "spirit_island:SI-13.4")
def test_an_option_that_cannot_be_paid_is_not_offered() -> None:
    g = island()
    put(g, 4, town=1, blight=1)
    g.major = [NUMBER["accelerated-rot"]]
    assert "branch" not in draw(g, "war-touches-the-islands-shores")


@pytest.mark.law("spirit_island:SI-13.3")
def test_who_objects_gets_the_first_option() -> None:
    g = island(RIVER, EARTH, consent=True)
    g.energy = [2, 2]
    put(g, 5, town=1)
    g.major = [0, 1]
    draw(g, "war-touches-the-islands-shores", "branch:2", "1 object")
    assert g.energy == [2, 2]
    g = island(RIVER, EARTH, consent=True)
    g.energy = [2, 2]
    put(g, 5, town=1)
    g.fear_box = [20]
    draw(g, "war-touches-the-islands-shores", "branch:2", "1 agree", "0 pay:2")
    assert (g.energy, g.fear_deck[-1]) == ([0, 2], 20)


# ------------------------------------------------------------------------------------------------- years of little rain


@pytest.mark.law("spirit_island:SI-6.6")
def test_the_land_withers() -> None:
    g = island(RIVER, EARTH)
    put(g, 5, dahan=1, town=1)
    g.people[6] = [piece(TOWN, 1)]
    with_water, without = NUMBER["call-to-tend"], NUMBER["devouring-ants"]
    g.minor = [without, with_water]
    happens(g, "years-of-little-rain", 1, "land:16")
    assert (g.blight[16], sum(g.blight)) == (1, 1)
    assert g.minor_discard == [with_water, without]
    assert [health_of(g, 5, piece(kind)) for kind in (EXPLORER, TOWN, CITY, DAHAN)] == [1, 1, 2, 1]
    assert here(g, 6) == {}
    assert fear(g) == 1


@pytest.mark.law("spirit_island:SI-6.6")
@pytest.mark.parametrize(("said", "blight"), [("yes", 0), ("no", 1)])
def test_elemental_boon_has_the_element_if_the_players_say_so(said: str, blight: int) -> None:
    g = island()
    g.minor = [NUMBER["elemental-boon"]]
    happens(g, "years-of-little-rain", 1, said, *(["land:4"] if blight else []))
    assert g.blight[4] == blight


@pytest.mark.law("spirit_island:SI-5.2")
def test_the_drought_is_eased() -> None:
    g = island(RIVER, EARTH)
    put(g, 8, dahan=1)
    put(g, 19, dahan=1)
    happens(g, "years-of-little-rain", 2, "land:8", "add-presence:0:8", "done")
    assert (g.presence[0][8], g.top[0], g.presence[1][19]) == (2, 2, 1)


def test_years_of_little_rain_cost_four_each_aided_by_water() -> None:
    g = island(RIVER, EARTH)
    put(g, 1, town=1)
    g.energy = [3, 3]
    give(g, water=2)
    draw(g, "years-of-little-rain", "branch:2", "0 pay:3", "1 pay:3")
    assert g.energy == [0, 0]


# ------------------------------------------------------------------------------------- farmers seek the dahan for aid


def test_the_invaders_are_spurned() -> None:
    g = island()
    put(g, 4, town=1, dahan=2)
    put(g, 6, town=1, city=1)
    happens(g, "farmers-seek-the-dahan-for-aid", 1)
    assert here(g, 4) == {"town": 1, "dahan": 1}
    assert here(g, 6) == {"town": 1, "city": 1, "blight": 1}
    assert (health_of(g, 6, piece(TOWN)), health_of(g, 6, piece(CITY)), health_of(g, 6, D)) == (1, 2, 2)


@pytest.mark.law("spirit_island:SI-9.2")
def test_the_invaders_are_taught_and_build_instead_of_the_next_ravage() -> None:
    g = island()
    put(g, 4, dahan=1)
    put(g, 1, city=1)
    happens(g, "farmers-seek-the-dahan-for-aid", 2)
    assert here(g, 4) == {"town": 1, "dahan": 1}
    ravage(g)
    ravage(g, "1-sands")
    assert here(g, 4) == {"town": 1, "city": 1, "dahan": 1}
    ravage(g, "1-sands", answers=())
    assert here(g, 4)["blight"] == 1


def test_a_harder_ravage_still_waits_when_a_ravage_became_a_build() -> None:
    g = island()
    put(g, 1, city=1)
    happens(g, "urban-development", 1)
    happens(g, "farmers-seek-the-dahan-for-aid", 2)
    ravage(g, "1-sands")
    assert foreseen(g, 1) == 5


# --------------------------------------------------------------------------------------------------- new species spread


def test_invasive_species_bloom_and_the_card_comes_back() -> None:
    g = island(RIVER, EARTH)
    put(g, 4, town=1)
    put(g, 13, city=1)
    g.minor = [NUMBER["devouring-ants"], NUMBER["delusions-of-danger"]]  # the fast one is on top: board A
    g.event_deck = [EVENTS["heavy-farming"], EVENTS["population-rises"], EVENTS["outpaced"]]
    g.energy = [8, 0]
    draw(g, "new-species-spread", "branch:1")
    assert (g.blight[4], g.blight[13]) == (1, 0)
    assert g.event_deck == [
        EVENTS["heavy-farming"],
        EVENTS["new-species-spread"],
        EVENTS["population-rises"],
        EVENTS["outpaced"],
    ]
    assert g.event_discard == []


def test_species_are_transmuted() -> None:
    g = island(RIVER, EARTH)
    put(g, 4, town=1)
    put(g, 13, city=1)
    g.energy = [8, 0]
    draw(g, "new-species-spread", "branch:2", "0 pay:8")
    assert (g.beasts[4], g.beasts[13], fear(g)) == (1, 1, 2)
    assert g.event_discard == [EVENTS["new-species-spread"]]


# ----------------------------------------------------------------------------------------------- war touches the shores


@pytest.mark.law("spirit_island:SI-8.6")
@pytest.mark.parametrize(("defend", "left", "blight"), [(0, {"city": 1, "town": 1}, 1), (3, {"city": 2, "town": 1}, 0)])
def test_attacks_from_the_sea(defend: int, left: dict[str, int], blight: int) -> None:
    g = island()
    put(g, 1, city=2, town=1, dahan=1)
    put(g, 2, town=1)
    cost_4 = next(power.number for power in POWERS if power.kind == 1 and power.cost == 4)
    g.major = [cost_4]
    Act(g).defend(defend, 1)
    answers = [f"hit:1:{piece(CITY, done)}" for done in range(3)] + ["hit:1:1"] if not defend else ["hit:1:1"]
    happens(g, "war-touches-the-islands-shores", 1, *answers)
    assert {name: here(g, 1)[name] for name in left} == left
    assert g.blight[1] == blight
    assert here(g, 1)["dahan"] == 1  # only invaders and the land
    assert g.major_discard == [cost_4]


@pytest.mark.law("spirit_island:SI-11.2")
def test_newcomers_are_repelled() -> None:
    g = island()
    g.fear_box = [17, 20]
    happens(g, "war-touches-the-islands-shores", 2)
    assert (g.fear_deck[-1], len(g.fear_deck), g.fear_box, g.dividers) == (20, 10, [17], [6, 3])


# -------------------------------------------------------------------------------------------------- sacred sites


def test_the_islands_strength_repulses() -> None:
    g = island(RIVER, EARTH)
    g.presence[0][8] = 2
    g.presence[1][8] = 2
    put(g, 8, explorer=1, town=2, city=1)
    before = g.blight_left
    happens(g, "sacred-sites-under-threat", 1, "push:1:8:5", "push:0:8:6")
    assert here(g, 8) == {"town": 1, "city": 1}  # one for the site of each spirit
    assert (here(g, 5), here(g, 6)) == ({"town": 1}, {"explorer": 1})
    assert g.blight_left == before - 2


@pytest.mark.law("spirit_island:SI-13.4")
def test_sacred_sites_are_guarded_at_a_price_for_each_land() -> None:
    g = island()
    g.presence[0][8] = 2
    g.presence[0][4] = 3
    g.presence[0][6] = 2
    put(g, 8, town=1)
    put(g, 4, city=1)
    put(g, 6, explorer=1)
    g.energy = [5]
    give(g, fire=1)
    happens(g, "sacred-sites-under-threat", 2, "branch:4", "branch:3", "branch:3", "0 pay:5")
    assert g.presence[0][4] == 2
    assert (here(g, 4), here(g, 6), here(g, 8)) == ({"city": 1}, {}, {})
    assert g.energy == [0]


def test_what_cannot_be_paid_is_lost() -> None:
    g = island()
    g.hand[0] = []
    g.presence[0][8] = 2
    put(g, 8, town=1)
    assert happens(g, "sacred-sites-under-threat", 2) == []
    assert (g.presence[0][8], here(g, 8)) == (1, {"town": 1})


# ------------------------------------------------------------------------------------------------------------- outpaced


def test_steady_and_slow() -> None:
    g = island()
    play(g, "wash-away")
    play(g, "boon-of-vigor")
    g.hand[0] = []
    happens(g, "outpaced", 0)
    assert g.played == [[BOON]]
    assert g.discard == [[WASH]]
    assert g.energy == [2]  # its cost and one more
    assert g.elements[0][WATER] == 1  # that of the card that stays


def test_matching_their_pace_for_energy() -> None:
    g = island()
    put(g, 8, explorer=1)
    put(g, 1, city=1)
    play(g, "devouring-ants")
    g.presence[0][8] = 2
    g.energy = [3]
    ants = NUMBER["devouring-ants"]
    happens(g, "outpaced", 0, "branch:2", "branch:3", f"use:{ants}:8")
    assert (g.energy, here(g, 8), g.used) == ([0], {}, [[ants]])
    assert g.played == [[ants]]


def test_matching_their_pace_for_presence_each_card_by_itself() -> None:
    g = island()
    put(g, 1, city=1)
    play(g, "wash-away")
    play(g, "rivers-bounty")
    g.presence[0][8] = 4
    happens(g, "outpaced", 0, "branch:2", "done", "branch:1")
    assert (g.presence[0][8], g.destroyed) == (2, [2])
    assert (g.played, g.discard, g.energy) == ([[BOUNTY]], [[WASH]], [2])


@pytest.mark.law("spirit_island:SI-13.3")
def test_outpaced_is_impossible_in_a_blitz() -> None:
    g = island(scenario="blitz")
    put(g, 1, town=1)
    g.beasts[8] = 1
    g.event_deck = [EVENTS["heavy-farming"]]
    play(g, "wash-away")
    draw(g, "outpaced")
    assert g.event_discard == [EVENTS["outpaced"], EVENTS["heavy-farming"]]
    assert g.played == [[WASH]]


# -------------------------------------------------------------------------------------------------- missionaries arrive


def test_missionaries_are_ignored() -> None:
    g = island(RIVER, EARTH)
    put(g, 4, explorer=1, dahan=1)
    put(g, 13, dahan=2)
    with_sun, without = NUMBER["devouring-ants"], NUMBER["call-to-tend"]
    assert POWERS[with_sun].elements[SUN]
    g.minor = [without, with_sun]
    g.event_deck = [0, 1, 3]
    draw(g, "missionaries-arrive", "branch:1", "push:0:4:5", "land:1")
    assert (here(g, 4), here(g, 5)) == ({"dahan": 1}, {"explorer": 1})
    assert here(g, 13) == {"dahan": 1, "town": 1}
    assert g.event_deck == [0, EVENTS["missionaries-arrive"], 1, 3]


def test_their_tongues_are_cursed() -> None:
    g = island(RIVER, EARTH)
    put(g, 4, city=1)
    happens(g, "missionaries-arrive", 2)
    assert (g.disease[4], fear(g)) == (2, 4)
    assert foreseen(g, 4) == 6


# ----------------------------------------------------------------------------------- a strange madness among the beasts


def test_beasts_rampage_unto_death() -> None:
    g = island(RIVER, EARTH)
    put(g, 4, beasts=2, dahan=3)
    put(g, 13, beasts=1)
    happens(g, "a-strange-madness-among-the-beasts", 1)
    assert here(g, 4) == {"beasts": 1, "dahan": 1}
    assert here(g, 13) == {}


@pytest.mark.law("spirit_island:SI-13.4", "spirit_island:SI-13.5")
def test_madness_is_guided_for_three_energy_each() -> None:
    g = island()
    put(g, 4, beasts=2)
    put(g, 6, beasts=1)
    g.hand[0] = []
    g.energy = [5]
    g.elements[0][ANIMAL] = 1
    happens(g, "a-strange-madness-among-the-beasts", 2, "land:4", "done", "0 pay:5", "push:-4:4:5")
    assert (g.beasts[4], g.beasts[5], g.beasts[6], g.energy) == (0, 1, 1, [0])


def test_guiding_the_madness_costs_three_at_least() -> None:
    g = island()
    put(g, 1, town=1)
    g.hand[0] = []
    g.energy = [2]
    assert "branch" not in draw(g, "a-strange-madness-among-the-beasts")
    g.energy = [3]
    draw(g, "a-strange-madness-among-the-beasts", "branch:2", "0 pay:3")
    assert g.energy == [0]


# ------------------------------------------------------------------------------------------------------ rising interest


@pytest.mark.law("spirit_island:SI-9.9")
def test_curiosity_is_ignored() -> None:
    g = island()
    put(g, 4, town=1)
    g.invader_deck = [CARDS["3-jungle-sands"], CARDS["2-jungle"], CARDS["3-sands-wetland"]]
    happens(g, "rising-interest-in-the-island", 1, "land:5")
    assert g.invader_deck == [CARDS["3-jungle-sands"], CARDS["3-sands-wetland"]]  # the early card stays
    assert g.invader_box == [CARDS["2-jungle"]]
    assert here(g, 5) == {"town": 1}


@pytest.mark.law("spirit_island:SI-11.2")
def test_lies_are_woven() -> None:
    g = island()
    put(g, 4, town=1, city=1)
    g.fear_deck = list(range(7))
    happens(g, "rising-interest-in-the-island", 2)
    assert (len(g.fear_deck), g.terror) == (6, 2)
    assert foreseen(g, 4) == 7
