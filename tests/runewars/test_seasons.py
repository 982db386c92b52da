"""The Season cards, one by one."""

from __future__ import annotations

import pytest

from ludex.games.runewars.cards.seasons import season_card
from ludex.games.runewars.printed.book import LOST_CITY, SEASON_CARDS, SEASONS, book
from ludex.games.runewars.rules.areas import ways
from ludex.games.runewars.rules.movement import range_change
from ludex.games.runewars.rules.power import GUILDMASTER, WIZARDS_COUNCIL
from ludex.games.runewars.rules.traits import quest_steps
from ludex.games.runewars.rules.year import spring, winter
from ludex.games.runewars.things import (
    DRAGON_RUNE,
    END_OF_PHASE,
    END_OF_SEASON,
    FALSE_RUNE,
    NO_RUNE,
    TRAIN_BEFORE_DUEL,
    is_routed,
)
from ludex.kit.hooks import happens, lasting
from tests.runewars.realm import card, follow, here, hero, kind, put, realm, season, told


def test_every_season_card_has_a_body() -> None:
    assert set(season_card) == set(SEASON_CARDS)
    cards = book(realm()).seasons
    assert [sum(card.season == season for card in cards) for season in range(len(SEASONS))] == [11] * 4


# -------------------------------------------------------------------------------------------------------------- spring


@pytest.mark.law("runewars:RW-6.2")
def test_famine_lowers_dials_to_what_the_areas_give() -> None:
    g = realm()
    g.dials = [[5, 1, 8], [3, 1, 4]]
    season(g, "sp01")
    assert g.dials == [[3, 1, 2], [3, 1, 4]]  # the three home areas give 3, 3 and 2; the Uthuk ones 3, 1 and 4


@pytest.mark.law("runewars:RW-19.4c")
def test_famine_spares_the_guildmaster() -> None:
    g = realm()
    g.dials[0] = [8, 8, 8]
    g.titles[GUILDMASTER] = 0
    season(g, "sp01")
    assert g.dials[0] == [8, 8, 8]


@pytest.mark.law("runewars:RW-0.2a")
@pytest.mark.parametrize(("edition", "moved"), [("original", 2), ("revised", 1)])
def test_threatened_home_realms(edition: str, moved: int) -> None:
    g = realm(edition=edition)
    for place in (0, 1):
        g.rune[place] = DRAGON_RUNE
    put(g, 5, footman=1)
    put(g, 4, berserker=1)
    g.rune[8] = FALSE_RUNE
    asked = season(g, "sp02", *("carry_rune:0:5", "carry_rune:1:9")[:moved])
    assert asked == ["carry-rune"] * moved
    assert g.rune[5] == DRAGON_RUNE
    assert [g.rune[place] for place in (0, 1)].count(NO_RUNE) == moved


@pytest.mark.law("runewars:RW-0.2a")
def test_a_rune_that_has_nowhere_to_go_stays() -> None:
    g = realm()
    g.rune = [FALSE_RUNE] * len(g.rune)
    assert season(g, "sp02") == []
    assert NO_RUNE not in g.rune


@pytest.mark.law("runewars:RW-4.2")
def test_planting_season() -> None:
    g = realm()
    g.dials = [[8, 3, 2], [3, 1, 4]]
    season(g, "sp03", "dial:1", "done")
    assert g.dials == [[8, 4, 2], [3, 1, 4]]


@pytest.mark.law("runewars:RW-15.1")
def test_gift_of_knowledge() -> None:
    g = realm("daqan", "uthuk", "waiqar")
    g.tactics_deck = [card("war-chest")] * 9
    season(g, "sp04", "bid:2", "bid:1", "bid:0")
    assert [len(row) for row in g.fresh] == [3, 1, 0]
    assert g.influence == [1, 0, 2]


@pytest.mark.law("runewars:RW-15.2")
def test_the_primarch_decides_a_tie() -> None:
    g = realm()
    g.influence = [1, 1]
    g.titles[WIZARDS_COUNCIL] = 1
    g.tactics_deck = [card("war-chest")] * 9
    assert season(g, "sp04", "bid:0", "bid:0", "choose_player:1") == ["bid", "bid", "tie-highest"]
    assert [len(row) for row in g.fresh] == [0, 3]


@pytest.mark.law("runewars:RW-15.6")
def test_nobody_is_left_to_be_kept_out() -> None:
    """A second copy would do nothing: its owner is not asked to waste it."""
    g = realm()
    g.tactics[0] = [card("intrigue-and-subterfuge")] * 2
    g.influence = [0, 0]
    assert season(g, "fa03") == []
    assert season(g, "wi08", f"play:{card('intrigue-and-subterfuge')}") == ["play-before-bid"]
    assert g.tactics[0] == [card("intrigue-and-subterfuge")]


@pytest.mark.law("runewars:RW-15.1")
def test_with_everybody_kept_out_nobody_wins() -> None:
    g = realm()
    for seat in (0, 1):
        g.tactics[seat] = [card("intrigue-and-subterfuge")]
    intrigue = f"play:{card('intrigue-and-subterfuge')}"
    for name in (
        "sp04",
        "sp08",
        "su01",
        "su02",
        "su06",
        "fa04",
        "fa07",
        "wi03",
        "wi08",
        "bfa1",
        "bfa2",
        "bsu2",
        "bwi1",
    ):
        for seat in (0, 1):
            g.tactics[seat] = [card("intrigue-and-subterfuge")]
        assert season(g, name, intrigue, intrigue) == ["play-before-bid"] * 2
    assert g.influence == [3, 1]


@pytest.mark.law("runewars:RW-6.4")
def test_muster_of_the_realms() -> None:
    g = realm()
    season(g, "sp05", f"unit_type:{kind('footman')}")
    assert (here(g, 0), here(g, 21)) == ({"footman": 1}, {"berserker": 1})


@pytest.mark.law("runewars:RW-8.5")
def test_creatures_awaken_far_from_home() -> None:
    g = realm()
    put(g, 5, footman=1)
    season(g, "sp06", f"muster:{kind('sorcerer')}:20", f"muster:{kind('beastman')}:8")
    assert (here(g, 20), here(g, 8)) == ({"sorcerer": 1}, {"beastman": 1})


@pytest.mark.law("runewars:RW-4.2")
def test_creatures_do_not_awaken_beside_homes_or_where_somebody_is() -> None:
    g = realm()
    for place in (5, 8, 9, 10, 13, 19, 20):
        put(g, place, footman=1)
    assert season(g, "sp06") == []


@pytest.mark.law("runewars:RW-4.2")
def test_envoys_of_the_free_cities() -> None:
    g = realm()
    g.city[7] = g.city[14] = 0
    put(g, 7, footman=1)
    season(g, "sp07")
    assert g.influence == [5, 2]


@pytest.mark.law("runewars:RW-4.3a")
def test_council_of_war_holds_back_after_the_tokens_have_come_back() -> None:
    g = realm()
    put(g, 4, berserker=3)
    g.activated = [[5], [21]]
    season(g, "sp08", "bid:1", "bid:0", "area:4")
    assert g.activated == [[5], [21]]
    follow(spring(g))
    assert g.activated == [[], [4]]
    assert g.lasting == []


# -------------------------------------------------------------------------------------------------------------- summer


@pytest.mark.law("runewars:RW-15.2")
def test_power_for_the_pious() -> None:
    g = realm("daqan", "uthuk", "waiqar")
    before = g.runes_left[:]
    season(g, "su01", "bid:1", "bid:0", "bid:1", "rune_at:0", "rune_at:9")
    assert (g.rune[0], g.rune[9]) == (DRAGON_RUNE, DRAGON_RUNE)
    assert [g.runes_left[kind] - before[kind] for kind in (FALSE_RUNE, DRAGON_RUNE)] == [0, -2]
    assert [row[9] for row in g.known] == [0, 1, 0]


@pytest.mark.law("runewars:RW-19.6b")
def test_sacked_city() -> None:
    g = realm()
    g.city[7] = g.city[14] = 0
    season(g, "su02", "bid:1", "bid:0", "area:14")
    assert (g.city[7], g.city[14], g.cities_razed) == (0, -1, 1)


@pytest.mark.law("runewars:RW-13.1")
def test_call_for_heroes() -> None:
    g = realm()
    g.quests[1] = [0, 1, 2]
    g.quest_deck = [3, 4]
    season(g, "su03", "discard_quest:0")
    assert g.quests == [[4], [1, 2, 3]]


@pytest.mark.law("runewars:RW-6.2")
def test_drought() -> None:
    g = realm()
    g.dials = [[0, 3, 2], [3, 1, 4]]
    season(g, "su04")
    assert g.dials == [[0, 3, 2], [2, 1, 4]]


@pytest.mark.law("runewars:RW-4.2")
def test_plague() -> None:
    g = realm()
    put(g, 5, footman=4, bowman=1, beastman=1)
    put(g, 0, footman=5)
    season(g, "su05", f"lose:{kind('beastman') * 16}:5")
    assert here(g, 5) == {"footman": 4, "bowman": 1}
    assert here(g, 0) == {"footman": 5}


@pytest.mark.law("runewars:RW-7.7")
def test_portals_of_the_council() -> None:
    g = realm()
    ronan, corbin = hero(g, "ronan", 0, 0), hero(g, "corbin", 0, 0)
    g.rune[20] = DRAGON_RUNE
    season(g, "su06", "bid:1", "bid:0", f"lead:{ronan}:20", f"lead:{corbin}:0")
    assert (g.hero_place[ronan], g.hero_place[corbin]) == (20, 0)
    assert g.known[0][20]


@pytest.mark.law("runewars:RW-12.5a")
def test_long_days_of_summer() -> None:
    g = realm()
    ronan, astarra = hero(g, "ronan", 0, 0), hero(g, "astarra", 0, 0)
    season(g, "su07")
    assert (quest_steps(g, ronan), quest_steps(g, astarra)) == (3, 3)
    happens(g.lasting, END_OF_PHASE)
    assert quest_steps(g, ronan) == 2


@pytest.mark.law("runewars:RW-12.4")
def test_pilgrims_of_kellos() -> None:
    g = realm()
    ronan, varikas = hero(g, "ronan", 0, 0), hero(g, "varikas", 1, 5)
    g.hero_damage[ronan], g.hero_damage[varikas] = 2, 1
    season(g, "su08")
    assert (g.hero_damage[ronan], g.hero_damage[varikas]) == (1, 0)


# ---------------------------------------------------------------------------------------------------------------- fall


@pytest.mark.law("runewars:RW-12.9")
def test_questioned_loyalties() -> None:
    g = realm()
    ronan, varikas, astarra = (hero(g, name, 0, 0) for name in ("ronan", "varikas", "astarra"))
    corbin = hero(g, "corbin", 1, 21)
    asked = season(g, "fa01", "yes")
    assert asked == ["loyalty"]  # the Uthuk have 1 influence: no choice
    assert g.influence == [1, 1]
    assert [g.hero_seat[each] for each in (ronan, varikas, astarra, corbin)] == [0, 0, 0, -1]
    assert corbin in g.hero_deck


@pytest.mark.law("runewars:RW-6.1")
def test_bountiful_harvest() -> None:
    g = realm()
    g.dials = [[3, 3, 2], [8, 1, 4]]
    season(g, "fa02", "dial:2", "done")
    assert g.dials == [[4, 3, 3], [8, 1, 4]]


@pytest.mark.law("runewars:RW-15.6")
def test_preparations_for_war() -> None:
    g = realm()
    g.tactics_deck = [card("war-chest")] * 3
    season(g, "fa03")
    assert g.fresh == [[card("war-chest")]] * 2


@pytest.mark.law("runewars:RW-15.1")
def test_auction_of_relics() -> None:
    g = realm()
    ronan, corbin = hero(g, "ronan", 0, 0), hero(g, "corbin", 0, 5)
    season(g, "fa04", "bid:2", "bid:1", f"hero:{corbin}")
    assert (len(g.rewards[ronan]), len(g.rewards[corbin])) == (0, 1)


@pytest.mark.law("runewars:RW-6.2")
def test_war_taxes() -> None:
    g = realm()
    g.dials = [[3, 0, 2], [3, 1, 4]]
    season(g, "fa05", "dial:2", "done")
    assert (g.dials, g.influence) == ([[3, 0, 1], [3, 1, 4]], [5, 1])


@pytest.mark.law("runewars:RW-10.4")
def test_shifting_alliances() -> None:
    g = realm()
    put(g, 5, footman=1, beastman=2)
    put(g, 9, footman=1, dragon=1)
    season(g, "fa06", "yes", "no", "retreat:20")
    assert g.influence[0] == 2
    assert here(g, 5) == {"footman": 1, "beastman": 2}
    assert (here(g, 9), here(g, 20)) == ({"footman": 1}, {"dragon": 1})
    assert is_routed(g.units[20][0])


@pytest.mark.law("runewars:RW-14.3")
def test_the_rune_unearthed() -> None:
    g = realm()
    season(g, "fa07", "bid:1", "bid:0", "rune_at:0", "rune_at:1")
    assert (g.rune[0], g.rune[1]) == (DRAGON_RUNE, FALSE_RUNE)


@pytest.mark.law("runewars:RW-4.2")
def test_cutpurses() -> None:
    g = realm()
    g.influence = [11, 8]
    season(g, "fa08")
    assert g.influence == [8, 8]


# -------------------------------------------------------------------------------------------------------------- winter


@pytest.mark.law("runewars:RW-6.6")
@pytest.mark.parametrize(("name", "left"), [("wi01", 2), ("wi02", 5)])
def test_bitter_cold_and_mild_winter(name: str, left: int) -> None:
    g = realm()
    g.dials[0][0] = 3
    put(g, 5, footman=6)
    season(g, name)
    follow(winter(g))
    assert here(g, 5) == {"footman": left}
    happens(g.lasting, END_OF_SEASON)
    assert g.lasting == []


@pytest.mark.law("runewars:RW-15.2")
def test_the_frozen_vault() -> None:
    g = realm()
    g.tactics[1] = [card("war-chest"), card("scouts")]
    season(g, "wi03", "bid:1", "bid:0", "rune_at:0", "rune_at:1", f"discard:{card('scouts')}")
    assert g.rune[0] == DRAGON_RUNE
    assert g.tactics[1] == [card("war-chest")]


@pytest.mark.law("runewars:RW-7.3a")
def test_blizzard() -> None:
    g = realm()
    season(g, "wi04")
    assert [range_change(g, seat) for seat in (0, 1)] == [-1, -1]


@pytest.mark.law("runewars:RW-8.5")
def test_starving_beasts() -> None:
    g = realm()
    put(g, 9, dragon=1)
    put(g, 20, beastman=2, hell_hound=5)
    put(g, 5, beastman=1)
    put(g, 17, berserker=1)
    season(g, "wi05", "drive:9:20", "done")
    assert here(g, 20) == {"dragon": 1, "beastman": 2, "hell-hound": 5}


@pytest.mark.law("runewars:RW-7.6")
def test_beasts_do_not_crowd() -> None:
    g = realm()
    put(g, 9, dragon=1)
    put(g, 20, beastman=4, hell_hound=4)
    for place in (5, 7, 8, 17, 19):
        put(g, place, berserker=1)
    assert season(g, "wi05") == []


@pytest.mark.law("runewars:RW-6.2")
def test_bandits_on_the_roads() -> None:
    g = realm()
    g.dials = [[3, 3, 2], [3, 0, 4]]
    assert season(g, "wi06", "dial:1") == ["bandits"]
    assert g.dials == [[3, 2, 2], [3, 0, 3]]
    g.titles[GUILDMASTER] = 0
    season(g, "wi06")
    assert g.dials == [[3, 2, 2], [3, 0, 2]]
    assert told(g, "loss-ignored") == 1


@pytest.mark.law("runewars:RW-7.1a")
def test_buried_passes() -> None:
    g = realm()
    assert 11 in ways(g, 0, 0, wings=True)
    season(g, "wi07")
    assert 11 not in ways(g, 0, 0, wings=True)


@pytest.mark.law("runewars:RW-12.3")
def test_secrets_by_the_fire() -> None:
    g = realm()
    for place in (5, 8, 9, 20):
        g.rune[place] = FALSE_RUNE
    season(g, "wi08", "bid:1", "bid:0", "rune_at:5", "rune_at:9", "rune_at:20")
    assert [g.known[0][place] for place in (5, 8, 9, 20)] == [1, 0, 1, 1]
    assert g.influence == [4, 1]


# ----------------------------------------------------------------------------------------------------- Banners of War


@pytest.mark.law("runewars:RW-19.5")
def test_overworked_fields() -> None:
    g = realm()
    put(g, 4, berserker=1)
    put(g, 5, footman=1)
    g.dials = [[3, 3, 2], [3, 1, 4]]
    season(g, "bsp1", "area:5", "done")
    assert (g.waste[5], g.waste[4]) == (1, 0)
    assert g.dials == [[4, 3, 2], [3, 1, 4]]


@pytest.mark.law("runewars:RW-19.5m")
def test_thaw() -> None:
    g = realm()
    g.ice[5], g.ice[8], g.waste[9] = 2, 1, 1
    season(g, "bsp2")
    assert (sum(g.ice), g.waste[9]) == (0, 1)


@pytest.mark.law("runewars:RW-19.1")
def test_raising_the_banners() -> None:
    g = realm()
    g.dials = [[3, 0, 2], [3, 1, 4]]
    season(g, "bsp3", f"unit_type:{kind('roc')}", "done")
    assert here(g, 0) == {"roc": 1}
    assert g.dials == [[3, 0, 1], [3, 1, 4]]


@pytest.mark.law("runewars:RW-19.5f")
def test_winds_of_al_kalim() -> None:
    g = realm()
    put(g, 5, footman=1)
    season(g, "bsu1", "area:8", "area:9")
    assert [place for place, count in enumerate(g.waste) if count] == [8, 9]
    assert g.dials[0] == [3, 3, 2]


@pytest.mark.law("runewars:RW-19.6")
def test_rumors_of_the_golden_city() -> None:
    g = realm()
    season(g, "bsu2", "bid:1", "bid:0", "yes")
    assert g.city[16] == LOST_CITY
    g.quest_deck = [3, 4]
    assert season(g, "bsu2", "bid:1", "bid:0") == ["bid", "bid"]
    assert g.quests[0] == [3, 4]


@pytest.mark.law("runewars:RW-12.6")
def test_trial_of_champions() -> None:
    g = realm()
    season(g, "bsu3")
    assert list(lasting(g.lasting, TRAIN_BEFORE_DUEL)) == [[]]
    happens(g.lasting, END_OF_PHASE)
    assert g.lasting == []


@pytest.mark.law("runewars:RW-19.3")
def test_exposed_plots() -> None:
    g = realm()
    g.rune[21], g.rune[22], g.rune[0] = DRAGON_RUNE, FALSE_RUNE, FALSE_RUNE
    season(g, "bfa1", "bid:1", "bid:0", "rune_at:22")
    assert [g.rune_up[place] for place in (0, 21, 22)] == [0, 0, 1]


@pytest.mark.law("runewars:RW-19.5b")
def test_restoring_the_land() -> None:
    g = realm()
    g.waste[5], g.ice[8], g.waste[9] = 1, 2, 1
    season(g, "bfa2", "bid:1", "bid:0", "area:8", "area:5")
    assert (sum(g.ice), g.waste[5], g.waste[9]) == (0, 0, 1)


@pytest.mark.law("runewars:RW-6.2")
def test_price_of_war() -> None:
    g = realm()
    g.dials = [[6, 5, 8], [3, 1, 4]]
    season(g, "bfa3")
    assert g.dials == [[5, 5, 7], [3, 1, 4]]


@pytest.mark.law("runewars:RW-19.5l")
def test_unnatural_frost() -> None:
    g = realm()
    g.waste[9] = 1
    season(g, "bwi1", "bid:1", "bid:0", "area:8", "done")
    season(g, "bwi1", "bid:1", "bid:0", "area:8", "area:5")
    assert (g.ice[8], g.ice[5]) == (2, 1)


@pytest.mark.law("runewars:RW-19.5l")
def test_endless_winter() -> None:
    g = realm()
    season(g, "bwi2", "area:8", "area:8")
    assert g.ice[8] == 2


@pytest.mark.law("runewars:RW-6.6")
def test_winter_quarters() -> None:
    g = realm()
    g.dials[0][0] = 1
    put(g, 0, footman=4)
    put(g, 5, footman=4)
    season(g, "bwi3")
    follow(winter(g))
    assert (here(g, 0), here(g, 5)) == ({"footman": 4}, {"footman": 1})
