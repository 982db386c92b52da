"""Minor powers of the base game, one by one. Of board A, 1 and 6 are mountains, 2 and 5 wetlands, 3 and 8 jungles,
4 and 7 sands."""

from __future__ import annotations

import inspect

import pytest

from ludex.core.text import LANGUAGES
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import MINORS, NUMBER, POWERS
from ludex.games.spirit_island.rules.land import defend_of
from ludex.games.spirit_island.rules.powers import power, target_lands
from ludex.games.spirit_island.rules.turn import time_passes
from ludex.games.spirit_island.things import FIRE, MOON, SUN
from tests.spirit_island.table import EARTH, GAME, RIVER, fear, follow, give, here, island, play, put, use


def test_call_of_the_dahan_ways() -> None:
    g = island()
    put(g, 5, explorer=1, town=1, dahan=1)
    use(g, "call-of-the-dahan-ways", 5)
    assert here(g, 5) == {"town": 1, "dahan": 2}


@pytest.mark.parametrize(
    ("answer", "left"),
    [("yes", {"explorer": 1, "dahan": 2}), ("no", {"town": 1, "dahan": 2})],
    ids=["town", "explorer"],
)
def test_call_of_the_dahan_ways_with_the_moon_may_turn_a_town(answer: str, left: dict[str, int]) -> None:
    g = island()
    put(g, 5, explorer=1, town=1, dahan=1)
    give(g, moon=2)
    use(g, "call-of-the-dahan-ways", 5, answer)
    assert here(g, 5) == left


def test_call_to_bloodshed_hurts_by_the_dahan() -> None:
    g = island()
    put(g, 5, city=1, dahan=3)
    use(g, "call-to-bloodshed", 5, "branch:1")
    assert here(g, 5) == {"dahan": 3}
    assert fear(g) == 2


def test_call_to_bloodshed_or_gathers_them() -> None:
    g = island()
    put(g, 5, dahan=1)
    put(g, 4, dahan=4)
    use(g, "call-to-bloodshed", 5, "branch:2", "gather:3:4:5", "gather:3:4:5", "gather:3:4:5")
    assert (here(g, 5), here(g, 4)) == ({"dahan": 4}, {"dahan": 1})


@pytest.mark.law("spirit_island:SI-7.7")
def test_call_to_isolation_pushes_as_many_as_there_are_dahan() -> None:
    g = island()
    put(g, 7, explorer=1, town=2, city=1, dahan=2)
    use(g, "call-to-isolation", 7, "branch:1", "push:1:7:8", "push:0:7:5")
    assert here(g, 7) == {"town": 1, "city": 1, "dahan": 2}
    assert (here(g, 8), here(g, 5)) == ({"town": 1}, {"explorer": 1})


def test_call_to_isolation_or_pushes_a_dahan() -> None:
    g = island()
    put(g, 7, explorer=1, dahan=2)
    use(g, "call-to-isolation", 7, "branch:2", "push:3:7:8")
    assert (here(g, 7), here(g, 8)) == ({"explorer": 1, "dahan": 1}, {"dahan": 1})


def test_call_to_migrate_gathers_and_pushes() -> None:
    g = island()
    put(g, 7, dahan=1)
    put(g, 8, dahan=2)
    use(g, "call-to-migrate", 7, "gather:3:8:7", "done", "push:3:7:5", "push:3:7:5")
    assert (here(g, 7), here(g, 8), here(g, 5)) == ({}, {"dahan": 1}, {"dahan": 2})


def test_call_to_tend_removes_blight() -> None:
    g = island()
    put(g, 7, dahan=1, blight=2)
    use(g, "call-to-tend", 7, "branch:1")
    assert here(g, 7) == {"dahan": 1, "blight": 1}
    assert g.blight_left == 6


def test_call_to_tend_or_pushes_dahan() -> None:
    g = island()
    put(g, 7, dahan=4, blight=1)
    use(g, "call-to-tend", 7, "branch:2", *["push:3:7:8"] * 3)
    assert (here(g, 7), here(g, 8)) == ({"dahan": 1, "blight": 1}, {"dahan": 3})


@pytest.mark.parametrize(("land", "defend"), [(1, 3), (3, 3), (2, 0), (4, 0)])
def test_dark_and_tangled_woods(land: int, defend: int) -> None:
    g = island()
    use(g, "dark-and-tangled-woods", land)
    assert (fear(g), defend_of(g, land)) == (2, defend)


def test_delusions_of_danger() -> None:
    g = island()
    put(g, 7, explorer=2)
    use(g, "delusions-of-danger", 7, "branch:1", "push:0:7:8")
    assert (here(g, 7), here(g, 8), fear(g)) == ({"explorer": 1}, {"explorer": 1}, 0)
    use(g, "delusions-of-danger", 7, "branch:2")
    assert (here(g, 7), fear(g)) == ({"explorer": 1}, 2)


@pytest.mark.parametrize("land", [3, 4])
def test_devouring_ants_bite_harder_in_jungle_and_sands(land: int) -> None:
    g = island()
    put(g, land, town=1, dahan=1)
    use(g, "devouring-ants", land)
    assert here(g, land) == {}
    assert fear(g) == 2  # one by the card, one for the town


def test_devouring_ants_elsewhere() -> None:
    g = island()
    put(g, 5, explorer=1, town=1)
    use(g, "devouring-ants", 5, "hit:5:0")
    assert here(g, 5) == {"town": 1}


@pytest.mark.parametrize(("land", "defend"), [(3, 4), (4, 4), (1, 1), (2, 1)])
def test_drift_down_into_slumber(land: int, defend: int) -> None:
    g = island()
    use(g, "drift-down-into-slumber", land)
    assert defend_of(g, land) == defend


def test_drought_destroys_three_towns_and_blights_the_land() -> None:
    g = island()
    put(g, 4, town=4, city=2)
    use(g, "drought", 4)
    assert here(g, 4) == {"town": 1, "city": 2, "blight": 1}
    assert g.people[4] == [5, 6, 6]  # one damage each
    assert fear(g) == 3


def test_drought_with_the_sun_destroys_a_city() -> None:
    g = island()
    put(g, 4, town=4, city=1)
    give(g, sun=3)
    use(g, "drought", 4)
    assert here(g, 4) == {"town": 1, "blight": 1}
    assert fear(g) == 5


def test_elemental_boon_gives_three_different_elements() -> None:
    g = island()
    use(g, "elemental-boon", None, "element:0", "element:2", "element:6", spirit=0)
    assert g.elements[0] == [1, 0, 1, 0, 0, 0, 1, 0]


def test_elemental_boon_for_another_is_for_both_and_the_other_chooses() -> None:
    g = island(RIVER, EARTH)
    with pytest.raises(AssertionError, match="element:0 is not among"):
        use(g, "elemental-boon", None, "element:0", "element:0", spirit=1)
    use(g, "elemental-boon", None, f"element:{SUN}", f"element:{MOON}", f"element:{FIRE}", spirit=1)
    assert g.elements[0] == g.elements[1] == [1, 1, 1, 0, 0, 0, 0, 0]


def test_encompassing_ward_defends_all_lands_of_the_target() -> None:
    g = island(RIVER, EARTH)
    g.presence[1][13] = 1
    use(g, "encompassing-ward", None, spirit=1)
    assert [land for land in range(len(g.people)) if defend_of(g, land) == 2 and g.presence[1][land]] == [13, 19]
    assert defend_of(g, 8) == 0  # only the user is there


def test_enticing_splendor_gathers_an_invader() -> None:
    g = island()
    put(g, 8, explorer=1, town=1, city=1, dahan=1)
    use(g, "enticing-splendor", 7, "branch:1", "gather:1:8:7")
    assert (here(g, 7), here(g, 8)) == ({"town": 1}, {"explorer": 1, "city": 1, "dahan": 1})


def test_enticing_splendor_or_gathers_dahan() -> None:
    g = island()
    put(g, 8, explorer=1, dahan=3)
    use(g, "enticing-splendor", 7, "branch:2", "gather:3:8:7", "gather:3:8:7")
    assert (here(g, 7), here(g, 8)) == ({"dahan": 2}, {"explorer": 1, "dahan": 1})


def test_entrancing_apparitions_lure_explorers_where_no_invader_is() -> None:
    g = island()
    put(g, 8, explorer=3)
    use(g, "entrancing-apparitions", 7, "gather:0:8:7", "gather:0:8:7")
    assert (here(g, 7), here(g, 8), defend_of(g, 7)) == ({"explorer": 2}, {"explorer": 1}, 2)
    use(g, "entrancing-apparitions", 7)  # now there are invaders: only Defend
    assert (here(g, 8), defend_of(g, 7)) == ({"explorer": 1}, 4)


@pytest.mark.law("spirit_island:SI-4.5")
def test_gift_of_constancy_takes_a_card_back_when_time_passes() -> None:
    g = island()
    play(g, "gift-of-constancy")
    play(g, "drought")
    use(g, "gift-of-constancy", None, spirit=0)
    assert g.energy == [2]
    before = len(g.hand[0])
    follow(time_passes(g), f"reclaim:{NUMBER['drought']}")
    assert NUMBER["drought"] in g.hand[0]
    assert len(g.hand[0]) == before + 1
    assert g.discard[0] == [NUMBER["gift-of-constancy"]]
    assert g.lasting == []


def test_gift_of_constancy_to_another_is_for_both() -> None:
    g = island(RIVER, EARTH)
    play(g, "drought", 1)
    use(g, "gift-of-constancy", None, spirit=1)
    assert g.energy == [0, 2]
    put(g, 2, city=1)
    follow(time_passes(g), f"reclaim:{NUMBER['gift-of-constancy']}", "done")
    assert NUMBER["gift-of-constancy"] in g.hand[0]
    assert g.discard == [[], [NUMBER["drought"]]]


def test_gift_of_living_energy() -> None:
    g = island(RIVER, EARTH)
    use(g, "gift-of-living-energy", None, spirit=0)
    assert g.energy == [1, 0]
    use(g, "gift-of-living-energy", None, spirit=1)
    assert g.energy == [1, 2]
    g.presence[0][7] = g.presence[0][8] = 2  # two sacred sites of the user
    use(g, "gift-of-living-energy", None, spirit=1)
    assert g.energy == [1, 5]
    use(g, "gift-of-living-energy", None, spirit=0)
    assert g.energy == [3, 5]


@pytest.mark.law("spirit_island:SI-6.2")
def test_gift_of_power_gains_the_target_a_minor_power() -> None:
    g = island(RIVER, EARTH)
    g.minor = list(MINORS[:6])
    use(g, "gift-of-power", None, f"keep:{MINORS[3]}", spirit=1)
    assert MINORS[3] in g.hand[1]
    assert MINORS[3] not in g.hand[0]
    assert sorted(g.minor_discard) == [MINORS[2], MINORS[4], MINORS[5]]
    assert g.drawn == []


def test_gnawing_rootbiters_push_up_to_two_towns() -> None:
    g = island()
    put(g, 7, explorer=1, town=3)
    use(g, "gnawing-rootbiters", 7, "push:1:7:5", "push:1:7:8")
    assert here(g, 7) == {"explorer": 1, "town": 1}
    use(g, "gnawing-rootbiters", 7, "done")
    assert here(g, 7) == {"explorer": 1, "town": 1}


def test_land_of_haunts_and_embers() -> None:
    g = island()
    put(g, 7, explorer=3, town=2)
    use(g, "land-of-haunts-and-embers", 7, "push:0:7:5", "push:1:7:5")
    assert here(g, 7) == {"explorer": 2, "town": 1, "blight": 1}
    assert fear(g) == 2


@pytest.mark.law("spirit_island:SI-10.3")
def test_land_of_haunts_and_embers_with_blight_does_it_twice() -> None:
    g = island()
    put(g, 7, explorer=3, town=2, blight=1)
    use(g, "land-of-haunts-and-embers", 7, *["push:0:7:5"] * 2, "push:0:7:5", "push:1:7:5", "land:8")
    assert (here(g, 7), here(g, 8)) == ({"town": 1, "blight": 2}, {"blight": 1})
    assert fear(g) == 4


def test_lure_of_the_unknown_must_gather() -> None:
    g = island()
    put(g, 8, explorer=1, town=1)
    asked = use(g, "lure-of-the-unknown", 7, "gather:1:8:7")
    assert (here(g, 7), here(g, 8)) == ({"town": 1}, {"explorer": 1})
    assert asked == ["gather"]


def test_natures_resilience() -> None:
    g = island()
    put(g, 7, blight=1)
    use(g, "natures-resilience", 7)
    assert (defend_of(g, 7), here(g, 7)) == (6, {"blight": 1})
    give(g, water=2)
    use(g, "natures-resilience", 7, "yes")
    assert (defend_of(g, 7), here(g, 7)) == (6, {})
    use(g, "natures-resilience", 7)  # without blight there is nothing to ask
    assert defend_of(g, 7) == 12


@pytest.mark.parametrize(
    ("land", "present", "damage", "frightened"), [(7, 1, 2, 1), (7, 0, 1, 0), (6, 1, 1, 1), (6, 0, 0, 0), (5, 0, 1, 0)]
)
def test_pull_beneath_the_hungry_earth(land: int, present: int, damage: int, frightened: int) -> None:
    g = island()
    put(g, land, city=1)
    g.presence[0][land] = present
    use(g, "pull-beneath-the-hungry-earth", land)
    assert g.people[land] == [2 + 4 * damage]
    assert fear(g) == frightened


def test_purifying_flame_hurts_by_the_blight() -> None:
    g = island()
    put(g, 8, town=1, blight=2)
    assert use(g, "purifying-flame", 8) == []  # in a jungle there is no choice
    assert here(g, 8) == {"blight": 2}


@pytest.mark.parametrize("land", [6, 7])
def test_purifying_flame_in_mountain_or_sands_may_remove_blight(land: int) -> None:
    g = island()
    put(g, land, town=1, blight=2)
    use(g, "purifying-flame", land, "yes")
    assert here(g, land) == {"town": 1, "blight": 1}
    use(g, "purifying-flame", land, "no")
    assert g.people[land] == [5]


def test_quicken_the_earths_struggles() -> None:
    g = island()
    put(g, 7, explorer=1, town=1, city=1)
    use(g, "quicken-the-earths-struggles", 7, "branch:1")
    assert g.people[7] == [0, 5, 6]
    use(g, "quicken-the-earths-struggles", 7, "branch:2")
    assert (g.people[7], defend_of(g, 7)) == ([0, 5, 6], 10)


@pytest.mark.parametrize(("pieces", "frightened"), [({"explorer": 3, "town": 1}, 2), ({"town": 1, "city": 1}, 3)])
def test_rain_of_blood(pieces: dict[str, int], frightened: int) -> None:
    g = island()
    put(g, 7, **pieces)
    use(g, "rain-of-blood", 7)
    assert fear(g) == frightened


@pytest.mark.law("spirit_island:SI-7.4")
def test_reaching_grasp_lengthens_the_range_of_the_target() -> None:
    g = island(RIVER, EARTH)
    card = POWERS[NUMBER["call-to-migrate"]]  # range 1
    mine, theirs = target_lands(g, 0, card), target_lands(g, 1, card)
    use(g, "reaching-grasp", None, spirit=1)
    assert target_lands(g, 0, card) == mine
    assert target_lands(g, 1, card) == g.chart.within[3][19] & g.chart.all_lands
    assert theirs == g.chart.within[1][19] & g.chart.all_lands


def test_rouse_the_trees_and_stones() -> None:
    g = island()
    put(g, 7, explorer=2, town=1)
    use(g, "rouse-the-trees-and-stones", 7, "hit:7:1", "hit:7:5", "push:0:7:8")
    assert (here(g, 7), here(g, 8)) == ({"explorer": 1}, {"explorer": 1})


@pytest.mark.law("spirit_island:SI-7.4")
def test_sap_the_strength_of_multitudes_reaches_farther_with_air() -> None:
    g = island()
    card = POWERS[NUMBER["sap-the-strength-of-multitudes"]]
    assert places(target_lands(g, 0, card)) == [8]
    give(g, air=1)
    assert places(target_lands(g, 0, card)) == [5, 6, 7, 8]
    use(g, "sap-the-strength-of-multitudes", 6)
    assert defend_of(g, 6) == 5


@pytest.mark.parametrize(
    ("land", "animals", "damage", "frightened"), [(8, 0, 1, 1), (5, 3, 2, 1), (6, 0, 0, 0), (6, 3, 1, 0)]
)
def test_savage_mawbeasts(land: int, animals: int, damage: int, frightened: int) -> None:
    g = island()
    put(g, land, city=1)
    give(g, animal=animals)
    use(g, "savage-mawbeasts", land)
    assert g.people[land] == [2 + 4 * damage]
    assert fear(g) == frightened


def test_shadows_of_the_burning_forest() -> None:
    g = island()
    for land in (7, 8):
        put(g, land, explorer=2, town=2)
    use(g, "shadows-of-the-burning-forest", 7)
    assert (here(g, 7), fear(g)) == ({"explorer": 2, "town": 2}, 2)
    use(g, "shadows-of-the-burning-forest", 8, "push:0:8:6", "push:1:8:5")
    assert (here(g, 8), here(g, 6), here(g, 5)) == ({"explorer": 1, "town": 1}, {"explorer": 1}, {"town": 1})


def test_song_of_sanctity_pushes_explorers_or_heals() -> None:
    g = island()
    put(g, 8, explorer=2, town=1, blight=1)
    use(g, "song-of-sanctity", 8, "push:0:8:6", "push:0:8:5")
    assert here(g, 8) == {"town": 1, "blight": 1}
    use(g, "song-of-sanctity", 8)
    assert here(g, 8) == {"town": 1}


def test_steam_vents() -> None:
    g = island()
    put(g, 8, explorer=2, town=1)
    use(g, "steam-vents", 8)
    assert here(g, 8) == {"explorer": 1, "town": 1}
    give(g, earth=3)
    use(g, "steam-vents", 8, "yes")
    assert (here(g, 8), fear(g)) == ({"explorer": 1}, 1)
    use(g, "steam-vents", 8)
    assert here(g, 8) == {}


@pytest.mark.parametrize(
    ("land", "towns", "blight", "frightened"), [(7, 1, 0, 1), (5, 0, 0, 0), (6, 1, 1, 1), (8, 0, 1, 0)]
)
def test_uncanny_melting(land: int, towns: int, blight: int, frightened: int) -> None:
    g = island()
    put(g, land, town=towns, blight=1)
    use(g, "uncanny-melting", land)
    assert (g.blight[land], fear(g)) == (blight, frightened)


def test_veil_the_nights_hunt_hurts_as_many_different_invaders_as_there_are_dahan() -> None:
    g = island()
    put(g, 8, explorer=1, town=2, city=1, dahan=2)
    use(g, "veil-the-nights-hunt", 8, "branch:1", "hit:8:1", "hit:8:1")
    assert g.people[8] == [0, 2, 3, 3, 5, 5]
    put(g, 7, explorer=1, city=1, dahan=3)
    use(g, "veil-the-nights-hunt", 7, "branch:1")  # more dahan than invaders: one damage to each
    assert g.people[7] == [3, 3, 3, 6]


def test_veil_the_nights_hunt_or_pushes_dahan() -> None:
    g = island()
    put(g, 7, town=1, dahan=2)
    use(g, "veil-the-nights-hunt", 7, "branch:2", "push:3:7:8", "done")
    assert (here(g, 7), here(g, 8)) == ({"town": 1, "dahan": 1}, {"dahan": 1})


@pytest.mark.parametrize(("fire", "frightened"), [(0, 1), (2, 2)])
def test_visions_of_fiery_doom(fire: int, frightened: int) -> None:
    g = island()
    put(g, 7, town=1, city=1)
    give(g, fire=fire)
    use(g, "visions-of-fiery-doom", 7, "push:1:7:8")
    assert (here(g, 7), here(g, 8), fear(g)) == ({"city": 1}, {"town": 1}, frightened)


def test_voracious_growth() -> None:
    g = island()
    put(g, 8, town=1, blight=1)
    use(g, "voracious-growth", 8, "branch:2")
    assert here(g, 8) == {"town": 1}
    use(g, "voracious-growth", 8, "branch:1")
    assert here(g, 8) == {}


# ---------------------------------------------------------------------------------------------------------------- texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_minor_power_is_named_and_told(lang: str) -> None:
    """Each has a name, a text, and a word for each branch that it offers."""
    text = GAME.text(lang)
    needed = []
    for number in MINORS:
        card = POWERS[number].id
        needed += [f"power-{card}", f"power-{card}-text"]
        body = inspect.getsource(power[card])
        branches = (3 if "BOTH" in body else 2) if ".choose(" in body else 0
        needed += [f"branch-{card}-{branch + 1}" for branch in range(branches)]
    assert len(needed) == 67 * 2 + 20 * 2 + 3  # twenty cards offer a choice, three of them also both
    asked = ("hit", "take-back", "add-presence", "lose-presence", "where-to-heal", "where-beasts-come", "where-to-hunt")
    needed += [f"ask-{prompt}" for prompt in (*asked, "play-more")]
    needed += ["option-add-presence", "tell-taken-back", "tell-element-gained"]
    assert [message for message in needed if not text.has(message)] == []
