"""Tactics cards played outside of battles, one by one."""

from __future__ import annotations

import pytest

from ludex.games.runewars.printed.book import LOST_CITY, book
from ludex.games.runewars.rules import hand
from ludex.games.runewars.rules.areas import ways
from ludex.games.runewars.rules.movement import range_change
from ludex.games.runewars.rules.orders import AFTER, BEFORE, HARVEST, MOBILIZE
from ludex.games.runewars.things import (
    DAMAGED,
    DRAGON_RUNE,
    END_OF_TURN,
    FALSE_RUNE,
    GONE,
    NONE,
    fort,
    is_routed,
)
from ludex.kit.hooks import happens
from tests.runewars.realm import card, fits, here, hero, kind, play, put, realm, told


def test_every_card_of_these_moments_has_a_body() -> None:
    moments = (hand.YOUR_TURN, hand.QUEST_PHASE)
    assert set(hand.tactics) == {each.id for each in book(realm()).tactics if each.timing in moments}


# ----------------------------------------------------------------------------------------------------------- opponents


@pytest.mark.law("runewars:RW-15.6")
def test_horrific_rumors() -> None:
    g = realm()
    put(g, 4, berserker=1)
    g.activated[1] = [8]
    play(g, "horrific-rumors", "area:5")
    assert g.activated[1] == [5, 8]
    assert g.tactics_discard == [card("horrific-rumors")]


@pytest.mark.law("runewars:RW-15.6")
def test_shared_counsel() -> None:
    g = realm("daqan", "uthuk", "waiqar")
    g.tactics_deck = [card("war-chest")] * 9
    play(g, "shared-counsel", "share:2:3")
    assert [len(row) for row in g.fresh] == [3, 0, 3]


@pytest.mark.law("runewars:RW-6.2")
def test_sabotage() -> None:
    g = realm()
    g.dials[1] = [3, 1, 0]
    play(g, "sabotage", "lower:1:1")
    assert g.dials[1] == [3, 0, 0]
    g.dials[1] = [0, 0, 0]
    assert not fits(g, "sabotage")


@pytest.mark.law("runewars:RW-15.6a")
def test_spy_network() -> None:
    g = realm()
    assert not fits(g, "spy-network")
    g.tactics[1], g.fresh[1] = [card("scouts"), card("war-chest")], [card("exposed")]
    play(g, "spy-network", "draw:2")
    assert (g.tactics[1], g.fresh[1]) == ([card("scouts"), card("war-chest")], [])
    assert (g.tactics[0], g.fresh[0]) == ([], [card("exposed")])
    assert g.journal is not None
    seen = [line for line in g.journal.lines if line.message == "sees-tactics"]
    assert [line.seats for line in seen] == [(0,)] * 3
    assert next(line for line in g.journal.lines if line.message == "stolen").seats == (0, 1)


@pytest.mark.law("runewars:RW-19.3")
def test_exposed_secrets() -> None:
    g = realm()
    assert not fits(g, "exposed")
    g.rune[21], g.rune[22] = DRAGON_RUNE, FALSE_RUNE
    play(g, "exposed", "rune_at:22")
    assert (g.rune_up[21], g.rune_up[22]) == (0, 1)


# ------------------------------------------------------------------------------------------------------------- marches


@pytest.mark.law("runewars:RW-7.1a")
def test_mountain_pass() -> None:
    g = realm()
    play(g, "mountain-pass")
    assert 11 in ways(g, 0, 0)
    assert 11 not in ways(g, 0, 1)
    happens(g.lasting, END_OF_TURN)
    assert 11 not in ways(g, 0, 0)
    g.part = AFTER
    assert not fits(g, "mountain-pass")


@pytest.mark.law("runewars:RW-7.3a")
def test_forced_march() -> None:
    g = realm()
    g.orders[0] = [HARVEST]
    assert not fits(g, "forced-march")
    g.orders[0].append(MOBILIZE)
    play(g, "forced-march")
    assert [range_change(g, seat) for seat in (0, 1)] == [1, 0]
    g.part = AFTER
    assert not fits(g, "forced-march")


@pytest.mark.law("runewars:RW-8.5")
def test_stampede() -> None:
    g = realm()
    assert not fits(g, "stampede")
    put(g, 9, dragon=1)
    put(g, 5, berserker=1)
    play(g, "stampede", "drive:9:7")
    assert (here(g, 9), here(g, 7)) == ({}, {"dragon": 1})


# ---------------------------------------------------------------------------------------------------- what a realm has


@pytest.mark.law("runewars:RW-15.6")
def test_war_chest() -> None:
    g = realm()
    play(g, "war-chest")
    assert g.influence[0] == 6


@pytest.mark.law("runewars:RW-6.1")
def test_hidden_stores() -> None:
    g = realm()
    g.dials[0] = [7, 3, 8]
    play(g, "hidden-stores", "dial:0")
    assert g.dials[0] == [8, 3, 8]
    g.dials[0] = [8, 8, 8]
    assert not fits(g, "hidden-stores")


@pytest.mark.law("runewars:RW-6.4")
def test_call_to_arms_at_one_stronghold() -> None:
    g = realm()
    g.forts[5] = fort(0, DAMAGED)
    footman, bowman, wizard = kind("footman"), kind("bowman"), kind("novice-wizard")
    play(g, "call-to-arms", "area:5", f"unit_type:{footman}", f"unit_type:{bowman}", f"recruit:{wizard}:5")
    assert (here(g, 5), here(g, 0)) == ({"footman": 1, "novice-wizard": 1}, {})
    g.forts[0] = g.forts[5] = NONE
    assert not fits(g, "call-to-arms")


@pytest.mark.law("runewars:RW-6.2")
def test_forced_levy_costs_food() -> None:
    g = realm()
    g.dials[0] = [1, 3, 2]
    footman = kind("footman")
    play(g, "forced-levy", f"unit_type:{footman}", f"unit_type:{footman}")
    assert here(g, 0) == {"footman": 2}
    assert g.dials[0] == [0, 3, 2]
    assert not fits(g, "forced-levy")


@pytest.mark.law("runewars:RW-8.5")
def test_mercenary_contract() -> None:
    g = realm()
    put(g, 5, footman=1)
    play(g, "mercenaries", f"muster:{kind('hell-hound')}:5")
    assert here(g, 5) == {"footman": 1, "hell-hound": 1}
    assert g.influence[0] == 1
    assert not fits(g, "mercenaries")


@pytest.mark.law("runewars:RW-19.6b")
def test_raze_city() -> None:
    g = realm()
    g.city[7] = g.city[14] = 0
    assert not fits(g, "raze-city")
    put(g, 7, footman=1)
    play(g, "raze-city")
    assert (g.city[7], g.city[14], g.cities_razed) == (NONE, 0, 1)


@pytest.mark.law("runewars:RW-19.6b")
def test_the_lost_city_is_razed_but_was_none_of_the_cities_at_the_start() -> None:
    g = realm()
    g.city[16] = LOST_CITY
    put(g, 16, footman=1)
    play(g, "raze-city")
    assert (g.city[16], g.cities_razed) == (NONE, 0)


@pytest.mark.law("runewars:RW-5.6")
def test_aid_of_the_free_cities() -> None:
    g = realm()
    cities = book(g).cities
    g.city[7] = next(number for number, city in enumerate(cities) if city.influence)
    assert not fits(g, "free-city-aid")
    put(g, 7, footman=1)
    before = g.influence[0]
    play(g, "free-city-aid", "benefit:1:7")
    assert g.influence[0] == before + cities[g.city[7]].influence
    g.waste[7] = 1
    assert not fits(g, "free-city-aid")


@pytest.mark.law("runewars:RW-10.4")
def test_lost_city_finds_a_ruin() -> None:
    g = realm()
    ronan = hero(g, "ronan", 0, 16)
    assert not fits(g, "lost-city")  # no stronghold on tile 12
    g.hero_place[ronan] = 9
    put(g, 9, dragon=1)
    g.rune[9] = DRAGON_RUNE
    play(g, "lost-city", "retreat:20")
    assert g.forts[9] == fort(0, DAMAGED)
    assert (here(g, 9), here(g, 20)) == ({}, {"dragon": 1})
    assert is_routed(g.units[20][0])
    assert g.known[0][9]


# ------------------------------------------------------------------------------------------------------------ the land


@pytest.mark.law("runewars:RW-19.5l")
def test_cryomancy() -> None:
    g = realm()
    play(g, "cryomancy", "area:5")
    assert g.ice[5] == 1


@pytest.mark.law("runewars:RW-19.5f")
def test_desolation_here_or_beside() -> None:
    g = realm()
    put(g, 20, footman=1)
    put(g, 19, berserker=1)
    g.waste[5] = g.ice[9] = 1
    play(g, "desolation", "area:20")
    assert g.waste[20] == 1
    assert g.dials[0] == [4, 3, 2]
    play(g, "desolation", "area:17")
    assert g.waste[17] == 1


@pytest.mark.law("runewars:RW-19.5b")
def test_cleansing_rain() -> None:
    g = realm()
    assert not fits(g, "cleansing-rain")
    g.waste[5], g.ice[9] = 1, 2
    play(g, "cleansing-rain", "area:9")
    assert (g.waste[5], g.ice[9]) == (1, 0)


# ------------------------------------------------------------------------------------------------------------- secrets


@pytest.mark.law("runewars:RW-12.3")
def test_scouts() -> None:
    g = realm()
    assert not fits(g, "scouts")
    g.rune[5] = g.rune[9] = FALSE_RUNE
    play(g, "scouts", "rune_at:9", "done")
    assert (g.known[0][5], g.known[0][9]) == (0, 1)
    assert g.journal is not None
    assert next(line for line in g.journal.lines if line.message == "sees-rune").seats == (0,)


@pytest.mark.law("runewars:RW-19.3a")
@pytest.mark.law("runewars:RW-19.3d")
def test_game_of_power_needs_a_dragon_rune_not_yet_revealed() -> None:
    g = realm()
    g.rune[0] = FALSE_RUNE
    assert not fits(g, "game-of-power")
    g.rune[1] = DRAGON_RUNE
    g.tactics_deck = [card("scouts")]
    play(g, "game-of-power")
    assert g.rune_up[1] == 1
    assert (g.influence[0], g.fresh[0]) == (7, [card("scouts")])
    assert not fits(g, "game-of-power")


@pytest.mark.law("runewars:RW-14.4")
def test_rune_lore() -> None:
    g = realm()
    g.rune[5], g.rune[9] = DRAGON_RUNE, FALSE_RUNE
    g.known[1][5] = 1
    put(g, 5, footman=1)
    assert not fits(g, "rune-lore")
    hero(g, "ronan", 0, 9)
    play(g, "rune-lore")
    assert (g.rune[5], g.rune[9]) == (FALSE_RUNE, DRAGON_RUNE)
    assert [g.known[0][place] for place in (5, 9)] == [1, 1]
    assert [g.known[1][place] for place in (5, 9)] == [0, 0]
    g.rune_up[5] = 1
    assert not fits(g, "rune-lore")


@pytest.mark.law("runewars:RW-15.6")
def test_whispered_secrets() -> None:
    g = realm()
    g.tactics_deck = [1, 2, 3, 4]
    assert play(g, "whispered-secrets", "put_back:2", "put_back:4") == ["put-back"] * 2
    assert g.tactics_deck == [1, 3, 4, 2]
    assert told(g, "sees-top") == 3


@pytest.mark.law("runewars:RW-17.2")
def test_whispered_secrets_of_a_new_deck() -> None:
    g = realm()
    g.tactics_deck, g.tactics_discard = [], [7]
    play(g, "whispered-secrets", f"put_back:{7}")
    assert g.tactics_deck == [card("whispered-secrets"), 7]


# -------------------------------------------------------------------------------------------------------------- heroes


@pytest.mark.law("runewars:RW-12.4")
def test_ambush_in_or_beside_an_area() -> None:
    g = realm()
    varikas = hero(g, "varikas", 1, 9)
    assert not fits(g, "ambush")
    put(g, 8, footman=1)
    play(g, "ambush")
    assert g.hero_damage[varikas] == 2


@pytest.mark.law("runewars:RW-12.8")
def test_assassin_kills_and_it_counts() -> None:
    g = realm()
    put(g, 8, footman=1)
    varikas = hero(g, "varikas", 1, 9)
    g.hero_damage[varikas] = 2
    g.rewards[varikas] = [3]
    assert not fits(g, "assassin")
    hero(g, "ronan", 0, 9)
    play(g, "assassin", *(["done"] if told(g, "drink") else []))
    assert g.hero_place[varikas] == GONE
    assert g.slain == [1, 0]
    assert g.graves[9] == [3]


@pytest.mark.law("runewars:RW-1.7")
def test_night_raid() -> None:
    g = realm()
    varikas = hero(g, "varikas", 1, 9)
    assert not fits(g, "night-raid")
    put(g, 8, footman=1)
    play(g, "night-raid")
    assert g.hero_routed[varikas]
    assert not fits(g, "night-raid")


@pytest.mark.law("runewars:RW-12.4")
def test_healers_of_kellos() -> None:
    g = realm()
    ronan, varikas = hero(g, "ronan", 0, 0), hero(g, "varikas", 1, 5)
    g.hero_damage[varikas] = 2
    assert not fits(g, "healers")
    g.hero_damage[ronan] = 3
    play(g, "healers")
    assert (g.hero_damage[ronan], g.hero_damage[varikas]) == (0, 2)


@pytest.mark.law("runewars:RW-19.10s")
def test_lieutenant_general() -> None:
    g = realm(commanders=True)
    ronan, corbin, astarra = hero(g, "ronan", 0, 0), hero(g, "corbin", 0, 0), hero(g, "astarra", 0, 5)
    assert not fits(g, "lieutenant-general")  # no commander yet
    g.commander[ronan] = g.commander_deck.pop(0)
    top = g.commander_deck[-1]
    play(g, "lieutenant-general")
    assert (g.commander[corbin], g.commander[astarra]) == (top, NONE)
    assert g.lieutenant == [1, 0]
    assert g.tactics_discard == []
    assert g.commander_drawn == []
    assert not fits(g, "lieutenant-general")  # Astarra is at no stronghold


@pytest.mark.law("runewars:RW-15.6a")
def test_a_card_of_this_season_waits() -> None:
    g = realm()
    g.part = BEFORE
    g.fresh[0] = [card("war-chest")]
    assert hand.playable(g, 0, hand.YOUR_TURN) == []
