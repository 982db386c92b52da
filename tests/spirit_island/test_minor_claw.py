"""Minor powers of Branch & Claw, one by one. Of board A, 1 and 6 are mountains, 2 and 5 wetlands, 3 and 8 jungles,
4 and 7 sands."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.printed.boards import SPACES, places
from ludex.games.spirit_island.printed.powers import NUMBER, POWERS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.invaders import build, explore, ravage
from ludex.games.spirit_island.rules.land import defend_of, health_of
from ludex.games.spirit_island.rules.pieces import damage_dahan, destroy, replace
from ludex.games.spirit_island.rules.powers import origin_of, target_lands, timely, usable
from ludex.games.spirit_island.rules.powers import use as use_power
from ludex.games.spirit_island.rules.turn import time_passes
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import CITY, FAST, SLOW, piece
from tests.spirit_island.table import EARTH, RIVER, fear, follow, give, here, island, play, put, use

ONE_FAST, ONE_SLOW, OTHER_SLOW = NUMBER["elusive-ambushes"], NUMBER["golds-allure"], NUMBER["poisoned-dew"]


@pytest.mark.law("spirit_island:SI-10.5")
def test_absorb_corruption_gathers_blight_without_harm() -> None:
    g = island()
    put(g, 8, blight=1)
    put(g, 7, blight=2)
    use(g, "absorb-corruption", 8, "branch:1")
    assert (here(g, 8), here(g, 7)) == ({"blight": 2}, {"blight": 1})
    assert g.presence[0][8] == 1
    assert g.blight_left == 5


@pytest.mark.parametrize(("energy", "left"), [(2, {}), (0, {"blight": 1})], ids=["paid", "no energy"])
def test_absorb_corruption_or_pays_for_removing_it(energy: int, left: dict[str, int]) -> None:
    g = island()
    put(g, 8, blight=1)
    g.energy[0] = energy
    use(g, "absorb-corruption", 8, "branch:2")
    assert here(g, 8) == left
    assert g.energy[0] == max(energy - 1, 0)


def test_absorb_corruption_costs_nothing_where_there_is_no_blight() -> None:
    g = island()
    g.energy[0] = 1
    use(g, "absorb-corruption", 8, "branch:2")
    assert g.energy[0] == 1


def test_absorb_corruption_with_plants_does_both() -> None:
    g = island()
    put(g, 7, blight=1)
    g.energy[0] = 1
    give(g, plant=2)
    use(g, "absorb-corruption", 8, "branch:3")
    assert (here(g, 8), here(g, 7), g.energy[0]) == ({}, {}, 0)


def test_animated_wrackroot() -> None:
    g = island()
    put(g, 8, explorer=2)
    use(g, "animated-wrackroot", 8, "branch:1")
    assert (here(g, 8), fear(g)) == ({"explorer": 1}, 1)
    use(g, "animated-wrackroot", 8, "branch:2")
    assert (here(g, 8), fear(g)) == ({"explorer": 1, "wilds": 1}, 1)


def test_call_to_ferocity() -> None:
    g = island()
    put(g, 7, explorer=2, town=2)
    put(g, 8, dahan=4)
    use(g, "call-to-ferocity", 7, "branch:2")  # no dahan: nothing
    assert (here(g, 7), fear(g)) == ({"explorer": 2, "town": 2}, 0)
    use(g, "call-to-ferocity", 7, "branch:1", *["gather:3:8:7"] * 3)
    assert here(g, 7) == {"explorer": 2, "town": 2, "dahan": 3}
    use(g, "call-to-ferocity", 7, "branch:2", "push:0:7:5", "push:1:7:5")
    assert (here(g, 7), here(g, 5)) == ({"explorer": 1, "town": 1, "dahan": 3}, {"explorer": 1, "town": 1})
    assert fear(g) == 1


def test_call_to_trade_turns_the_first_ravage_into_a_build() -> None:
    g = island()
    put(g, 7, dahan=1)
    put(g, 8, town=1, dahan=1)
    use(g, "call-to-trade", 7, "gather:3:8:7")
    assert here(g, 7) == {"town": 1, "dahan": 2}
    follow(ravage(g, 7))
    assert here(g, 7) == {"town": 1, "city": 1, "dahan": 2}
    follow(ravage(g, 7))  # only the first
    assert here(g, 7)["blight"] == 1


def test_call_to_trade_only_helps_the_dahan_at_terror_level_three() -> None:
    g = island()
    g.terror = 3
    put(g, 7, dahan=1)
    put(g, 8, town=1, dahan=1)
    use(g, "call-to-trade", 7, "done")
    assert (here(g, 7), here(g, 8)) == ({"dahan": 1}, {"town": 1, "dahan": 1})
    put(g, 7, town=1)
    follow(ravage(g, 7))
    assert here(g, 7) == {"town": 1, "blight": 1}


def test_confounding_mists_defend() -> None:
    g = island()
    use(g, "confounding-mists", 7, "branch:1")
    assert defend_of(g, 7) == 4


@pytest.mark.law("spirit_island:SI-8.9")
def test_confounding_mists_push_whatever_is_added() -> None:
    g = island()
    put(g, 2, city=1)
    put(g, 7, town=1)
    use(g, "confounding-mists", 7, "branch:2")
    follow(build(g, 7), "push:2:7:8")
    follow(explore(g, 7, 0), "push:0:7:5")
    follow(explore(g, 7, 0), "done")
    assert (here(g, 7), here(g, 8), here(g, 5)) == ({"explorer": 1, "town": 1}, {"city": 1}, {"explorer": 1})
    follow(explore(g, 8, 0))  # elsewhere nothing is asked
    follow(time_passes(g))
    follow(explore(g, 7, 0))
    assert here(g, 7) == {"explorer": 2, "town": 1}


def test_confounding_mists_leave_what_only_takes_the_place_of_another() -> None:
    g = island()
    put(g, 7, town=1)
    use(g, "confounding-mists", 7, "branch:2")
    follow(replace(Act(g, 0, 7), 7, piece(2), CITY))
    assert here(g, 7) == {"city": 1}


def test_cycles_of_time_and_tide() -> None:
    g = island()
    put(g, 3, dahan=1, blight=1)
    put(g, 2, blight=1)
    use(g, "cycles-of-time-and-tide", 3)
    use(g, "cycles-of-time-and-tide", 2)
    assert (here(g, 3), here(g, 2)) == ({"dahan": 2, "blight": 1}, {})


@pytest.mark.parametrize(
    ("land", "left"), [(8, {"explorer": 1, "wilds": 1}), (6, {"explorer": 1, "wilds": 1}), (7, {"explorer": 1})]
)
def test_disorienting_landscape(land: int, left: dict[str, int]) -> None:
    g = island()
    put(g, land, explorer=2)
    use(g, "disorienting-landscape", land, f"push:0:{land}:5")
    assert (here(g, land), here(g, 5)) == (left, {"explorer": 1})


def test_elusive_ambushes() -> None:
    g = island()
    put(g, 7, explorer=1)
    use(g, "elusive-ambushes", 7, "branch:2")
    assert (here(g, 7), defend_of(g, 7)) == ({"explorer": 1}, 4)
    use(g, "elusive-ambushes", 7, "branch:1")
    assert here(g, 7) == {}


@pytest.mark.law("spirit_island:SI-13.9")
def test_fire_in_the_sky() -> None:
    g = island()
    put(g, 7, explorer=1, city=1)
    use(g, "fire-in-the-sky", 7, "strife:7:2")
    assert g.people[7] == [0, 2 + 64]
    use(g, "fire-in-the-sky", 8)  # nobody to quarrel there
    assert fear(g) == 4


def test_fleshrot_fever() -> None:
    g = island()
    use(g, "fleshrot-fever", 7)
    assert (here(g, 7), fear(g)) == ({"disease": 1}, 1)


def test_golds_allure() -> None:
    g = island()
    put(g, 5, explorer=2, town=2)
    use(g, "golds-allure", 6, "strife:6:1")
    assert (here(g, 6), here(g, 5)) == ({"explorer": 1, "town": 1, "strife": 1}, {"explorer": 1, "town": 1})
    assert g.people[6] == [0, 1 + 64]


def sacrifice(**more: int) -> Island:
    g = island(RIVER, EARTH)
    g.presence[0][8] = 2
    g.presence[1][SPACES + 7] = 1
    put(g, SPACES + 8, blight=1)
    give(g, **more)
    return g


def test_growth_through_sacrifice_heals_a_land_of_the_target() -> None:
    g = sacrifice()
    use(g, "growth-through-sacrifice", None, "branch:1", spirit=1)
    assert (g.presence[0][8], g.destroyed) == (1, [1, 0])
    assert here(g, SPACES + 8) == {}


@pytest.mark.law("spirit_island:SI-5.2")
def test_growth_through_sacrifice_or_adds_its_presence() -> None:
    g = sacrifice()
    top = g.top[1]
    use(g, "growth-through-sacrifice", None, "branch:2", f"add-presence:0:{SPACES + 7}", spirit=1)
    assert (g.presence[1][SPACES + 7], g.top[1], g.destroyed) == (2, top + 1, [1, 0])
    assert here(g, SPACES + 8) == {"blight": 1}


def test_growth_through_sacrifice_with_the_sun_does_both_in_one_land() -> None:
    g = sacrifice(sun=2)
    bottom = g.bottom[1]
    use(g, "growth-through-sacrifice", None, "branch:3", f"add-presence:1:{SPACES + 8}", spirit=1)
    assert here(g, SPACES + 8) == {}
    assert (g.presence[1][SPACES + 8], g.bottom[1]) == (2, bottom + 1)


def test_guardian_serpents_defend_a_sacred_site() -> None:
    g = sacrifice()
    use(g, "guardian-serpents", None, f"land:{SPACES + 7}", spirit=1)
    assert (g.beasts[SPACES + 7], defend_of(g, SPACES + 7)) == (1, 0)
    use(g, "guardian-serpents", None, spirit=0)
    assert (here(g, 8), defend_of(g, 8)) == ({"beasts": 1}, 4)


def test_here_there_be_monsters() -> None:
    g = island()
    put(g, 7, town=1, city=1, dahan=1)
    use(g, "here-there-be-monsters", 7, "push:1:7:8")
    assert (here(g, 7), here(g, 8), fear(g)) == ({"city": 1, "dahan": 1}, {"town": 1}, 2)
    put(g, 7, beasts=2)
    use(g, "here-there-be-monsters", 7, "done")
    assert (here(g, 7), fear(g)) == ({"city": 1, "dahan": 1, "beasts": 2}, 5)


def test_infested_aquifers_hurt_where_there_is_disease() -> None:
    g = island()
    put(g, 8, explorer=1, town=1)
    use(g, "infested-aquifers", 8, "branch:1")
    assert here(g, 8) == {"explorer": 1, "town": 1}
    put(g, 8, disease=1)
    use(g, "infested-aquifers", 8, "branch:1")
    assert g.people[8] == [5]


@pytest.mark.parametrize(("land", "disease"), [(6, 1), (5, 1), (7, 0), (8, 0)])
def test_infested_aquifers_or_spread_it(land: int, disease: int) -> None:
    g = island()
    use(g, "infested-aquifers", land, "branch:2")
    assert (g.disease[land], fear(g)) == (disease, disease)


def test_inflame_the_fires_of_life() -> None:
    g = island()
    put(g, 7, town=1)
    use(g, "inflame-the-fires-of-life", 7, "branch:1")
    assert (here(g, 7), fear(g)) == ({"town": 1, "disease": 1}, 0)
    use(g, "inflame-the-fires-of-life", 7, "branch:2")
    assert (here(g, 7), fear(g)) == ({"town": 1, "disease": 1, "strife": 1}, 1)
    give(g, animal=3)
    use(g, "inflame-the-fires-of-life", 7, "branch:3")
    assert (here(g, 7), fear(g)) == ({"town": 1, "disease": 2, "strife": 2}, 2)


def test_pact_of_the_joined_hunt() -> None:
    g = sacrifice()
    put(g, SPACES + 7, city=1, dahan=2)
    put(g, SPACES + 8, dahan=2)
    use(g, "pact-of-the-joined-hunt", None, f"land:{SPACES + 7}", spirit=1)
    assert here(g, SPACES + 7) == {"dahan": 3}
    assert here(g, SPACES + 8) == {"dahan": 1, "blight": 1}


@pytest.mark.parametrize(("land", "left"), [(8, {"town": 1}), (5, {"town": 1}), (7, {"explorer": 2, "town": 1})])
def test_poisoned_dew(land: int, left: dict[str, int]) -> None:
    g = island()
    put(g, land, explorer=3, town=1)
    use(g, "poisoned-dew", land)
    assert here(g, land) == left


@pytest.mark.law("spirit_island:SI-8.9")
def test_portents_of_disaster_come_true_once() -> None:
    g = island()
    put(g, 7, explorer=3, dahan=1)
    put(g, 8, explorer=1)
    use(g, "portents-of-disaster", 7)
    assert fear(g) == 2
    destroy(g, 8, 0)
    destroy(g, 7, 3)  # neither elsewhere nor a dahan
    assert fear(g) == 2
    destroy(g, 7, 0)
    assert fear(g) == 3
    destroy(g, 7, 0)
    assert fear(g) == 3


@pytest.mark.law("spirit_island:SI-8.11")
def test_promises_of_protection_make_the_dahan_tougher_while_they_are_there() -> None:
    g = island()
    put(g, 7, dahan=1)
    put(g, 8, dahan=2)
    use(g, "promises-of-protection", 7, "gather:3:8:7", "done")
    assert here(g, 7) == {"dahan": 2}
    assert (health_of(g, 7, 3), health_of(g, 8, 3)) == (4, 2)
    damage_dahan(g, 7, 3)
    assert g.people[7] == [3, 3 + 4 * 3]
    use(g, "call-to-migrate", 7, "done", "push:15:7:8", "done")  # with 3 damage it dies outside
    assert (here(g, 7), here(g, 8)) == ({"dahan": 1}, {"dahan": 1})


def test_prowling_panthers() -> None:
    g = island()
    put(g, 8, explorer=1, town=1, city=1)
    use(g, "prowling-panthers", 8, "branch:2")  # no beasts
    assert here(g, 8) == {"explorer": 1, "town": 1, "city": 1}
    use(g, "prowling-panthers", 8, "branch:1")
    assert (g.beasts[8], fear(g)) == (1, 1)
    use(g, "prowling-panthers", 8, "branch:2", "destroy:8:1")
    assert (here(g, 8), fear(g)) == ({"explorer": 1, "city": 1, "beasts": 1}, 2)


def test_razor_sharp_undergrowth() -> None:
    g = island()
    put(g, 8, explorer=2, town=1, dahan=2)
    use(g, "razor-sharp-undergrowth", 8)
    assert here(g, 8) == {"explorer": 1, "town": 1, "dahan": 1, "wilds": 1}
    assert defend_of(g, 8) == 2


@pytest.mark.parametrize(("land", "left"), [(8, {}), (7, {}), (6, {"blight": 1}), (5, {"blight": 1})])
def test_renewing_rain(land: int, left: dict[str, int]) -> None:
    g = island()
    put(g, land, blight=1)
    use(g, "renewing-rain", land)
    assert here(g, land) == left
    give(g, plant=3)
    use(g, "renewing-rain", land)
    assert g.wilds[land] == 1


@pytest.mark.parametrize(("dahan", "frightened"), [(1, 1), (3, 2)])
def test_rites_of_the_lands_rejection_keep_invaders_from_building(dahan: int, frightened: int) -> None:
    g = island()
    put(g, 7, town=1, city=1, dahan=dahan)
    use(g, "rites-of-the-lands-rejection", 7, "branch:1")
    assert fear(g) == frightened
    follow(build(g, 7))
    assert here(g, 7) == {"town": 1, "city": 1, "dahan": dahan}


def test_rites_of_the_lands_rejection_or_push_dahan() -> None:
    g = island()
    put(g, 7, town=1, dahan=1)
    use(g, "rites-of-the-lands-rejection", 7, "branch:2", "push:3:7:8")
    assert (here(g, 8), fear(g)) == ({"dahan": 1}, 0)
    follow(build(g, 7))
    assert here(g, 7) == {"town": 1, "city": 1}


def test_scour_the_land() -> None:
    g = island()
    put(g, 7, explorer=3, town=4, city=1)
    use(g, "scour-the-land", 7)
    assert (here(g, 7), fear(g)) == ({"town": 1, "city": 1, "blight": 1}, 3)


@pytest.mark.law("spirit_island:SI-7.1")
def test_scour_the_land_may_be_fast_with_air() -> None:
    g = island()
    card = POWERS[NUMBER["scour-the-land"]]
    assert not timely(g, 0, card, FAST)
    give(g, air=3)
    assert timely(g, 0, card, FAST)
    assert timely(g, 0, card, SLOW)


def stretched() -> Island:
    """The sky stretches for the second spirit, which has a fast power and two slow ones in play."""
    g = island(RIVER, EARTH)
    g.energy[1] = 5
    for card in ("elusive-ambushes", "golds-allure", "poisoned-dew"):
        play(g, card, 1)
    use(g, "sky-stretches-to-shore", None, spirit=1)
    return g


@pytest.mark.law("spirit_island:SI-7.10")
def test_sky_stretches_to_shore_for_one_slow_power() -> None:
    g = stretched()
    assert {ONE_FAST, ONE_SLOW, OTHER_SLOW} <= set(usable(g, 1, FAST))
    put(g, SPACES + 7, explorer=1)
    follow(use_power(g, 1, ("use", OTHER_SLOW, SPACES + 7), FAST))
    assert here(g, SPACES + 7) == {}
    assert ONE_SLOW not in usable(g, 1, FAST)
    assert ONE_FAST in usable(g, 1, FAST)
    assert ONE_FAST not in usable(g, 1, SLOW)  # the one change of speed is spent


@pytest.mark.law("spirit_island:SI-7.10")
def test_sky_stretches_to_shore_or_for_one_fast_power() -> None:
    g = stretched()
    assert ONE_FAST in usable(g, 1, SLOW)
    put(g, SPACES + 7, dahan=1)
    follow(use_power(g, 1, ("use", ONE_FAST, SPACES + 7), SLOW), "branch:2")
    assert defend_of(g, SPACES + 7) == 4
    assert ONE_SLOW not in usable(g, 1, FAST)
    assert ONE_SLOW not in usable(g, 0, FAST)  # the user has gained nothing


@pytest.mark.law("spirit_island:SI-7.4")
def test_sky_stretches_to_shore_lengthens_the_way_to_the_coast() -> None:
    g = island()
    card = POWERS[NUMBER["confounding-mists"]]  # range 1, any land
    assert places(target_lands(g, 0, card)) == [5, 6, 7, 8]
    use(g, "sky-stretches-to-shore", None, spirit=0)
    assert places(target_lands(g, 0, card)) == [1, 2, 3, 5, 6, 7, 8]  # the inland 4 is still too far
    assert origin_of(g, 0, card, 2) == [8]


@pytest.mark.law("spirit_island:SI-6.5")
def test_spur_on_with_words_of_fire_plays_one_more_card() -> None:
    g = island(RIVER, EARTH)
    g.hand[1] = [ONE_SLOW, ONE_FAST, OTHER_SLOW]
    use(g, "spur-on-with-words-of-fire", None, f"play:{OTHER_SLOW}", spirit=1)
    assert (g.energy[1], g.played[1], g.hand[1]) == (
        0,
        [OTHER_SLOW],
        [ONE_SLOW, ONE_FAST],
    )  # the energy given pays for it
    assert g.elements[1] == list(POWERS[OTHER_SLOW].elements)
    assert OTHER_SLOW not in usable(g, 1, FAST)
    assert OTHER_SLOW in usable(g, 1, SLOW)


def test_spur_on_with_words_of_fire_gives_oneself_no_energy() -> None:
    g = island()
    g.hand[0] = [ONE_SLOW, ONE_FAST]
    use(g, "spur-on-with-words-of-fire", None, "done", spirit=0)  # only the one without cost could be paid
    assert (g.energy[0], g.hand[0]) == (0, [ONE_SLOW, ONE_FAST])
    with pytest.raises(AssertionError, match="is not among"):
        use(g, "spur-on-with-words-of-fire", None, f"play:{ONE_FAST}", spirit=0)


def test_swarming_wasps() -> None:
    g = island()
    put(g, 7, explorer=3)
    use(g, "swarming-wasps", 7, "branch:2")
    assert here(g, 7) == {"explorer": 3}
    use(g, "swarming-wasps", 7, "branch:1")
    use(g, "swarming-wasps", 7, "branch:2", "push:0:7:8", "push:0:7:8")
    assert (here(g, 7), here(g, 8)) == ({"explorer": 1, "beasts": 1}, {"explorer": 2})


@pytest.mark.parametrize(("blight", "left"), [(0, {"beasts": 1}), (1, {}), (2, {"blight": 2})])
def test_teeming_rivers(blight: int, left: dict[str, int]) -> None:
    g = island()
    put(g, 5, blight=blight)
    use(g, "teeming-rivers", 5)
    assert here(g, 5) == left


def test_tormenting_rotflies_bring_disease() -> None:
    g = island()
    use(g, "tormenting-rotflies", 7, "branch:1")
    assert (here(g, 7), fear(g)) == ({"disease": 1}, 0)


@pytest.mark.parametrize(
    ("pieces", "frightened"),
    [
        ({"disease": 1}, 0),
        ({"explorer": 1}, 2),
        ({"town": 1, "disease": 2}, 3),
        ({"town": 1, "blight": 1}, 3),
        ({"city": 1, "disease": 1, "blight": 2}, 4),
    ],
)
def test_tormenting_rotflies_or_frighten(pieces: dict[str, int], frightened: int) -> None:
    g = island()
    put(g, 7, **pieces)
    use(g, "tormenting-rotflies", 7, "branch:2")
    assert fear(g) == frightened


def test_twilight_fog_brings_madness() -> None:
    g = island()
    put(g, 7, town=1, dahan=3)
    use(g, "twilight-fog-brings-madness", 7, "push:3:7:8")
    assert g.people[7] == [7, 7, 1 + 64]
    assert g.people[8] == [3]
