"""SI-9, SI-12, SI-13.6–13.8: ravage, build, explore, tokens; the worked examples of the rulebook."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.decks.events_main import MORE_EXPLORERS
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.rules import invaders, turn
from ludex.games.spirit_island.rules.lasting import (
    DEALS_MORE,
    DEFEND,
    NEXT_RAVAGE,
    RAVAGES_MORE,
    SKIP,
    SKIP_NEXT,
    TOGETHER,
    this_turn,
    until,
)
from ludex.games.spirit_island.things import BUILD, CITY, EXPLORE, RAVAGE, TOWN, damage_of
from tests.spirit_island.table import RIVER, follow, here, island, put

CARD = {card.id: card.number for card in INVADER_CARDS}
EARTH = "vital-strength-of-the-earth"


# ------------------------------------------------------------------------------------------------- examples of the book


@pytest.mark.law("spirit_island:SI-9.5", "spirit_island:SI-13.6")
def test_example_of_disease_building_in_the_mountains() -> None:
    """A: more towns, no disease: a city. B: two diseases, one goes. C: the only disease goes. D: no invaders: it
    stays."""
    g = island(RIVER, EARTH)  # mountains of board A: 1 and 6; of board B: 2 and 7
    a, b, c, d = 1, 6, 13, 18
    put(g, a, town=2, city=1)
    put(g, b, town=1, disease=2)
    put(g, c, explorer=1, disease=1)
    put(g, d, disease=1)
    card = CARD["1-mountain"]
    follow(invaders.build_lands(g, card, invaders.lands_of_card(g, card)))
    assert here(g, a) == {"town": 2, "city": 2}
    assert here(g, b) == {"town": 1, "disease": 1}
    assert here(g, c) == {"explorer": 1}
    assert here(g, d) == {"disease": 1}


@pytest.mark.law("spirit_island:SI-9.6", "spirit_island:SI-13.6")
def test_example_of_wilds_exploring_the_jungle() -> None:
    """A: a town there: an explorer. B: wilds, but no source: nothing. C: wilds next to a town: they go. D: coastal:
    an explorer."""
    g = island(RIVER, EARTH)  # jungles of board A: 3 (coastal) and 8; of board B: 4 and 8
    a, b, c, d = 19, 15, 8, 3
    put(g, a, town=1)
    put(g, b, wilds=1)
    put(g, 6, town=1)  # next to land 8 of board A
    put(g, c, wilds=1)
    card = CARD["1-jungle"]
    follow(invaders.explore_lands(g, card, invaders.lands_of_card(g, card)))
    assert here(g, a) == {"town": 1, "explorer": 1}
    assert here(g, b) == {"wilds": 1}
    assert here(g, c) == {}
    assert here(g, d) == {"explorer": 1}


@pytest.mark.law("spirit_island:SI-9.4", "spirit_island:SI-13.8", "spirit_island:SI-13.7")
def test_example_of_strife_ravaging_a_wetland() -> None:
    """Two dahan, a city with strife and an explorer: 1 damage. No blight, one dahan wounded, the strife gone; then
    4 damage from the dahan destroy both."""
    g = island()
    put(g, 5, explorer=1, city=1)
    put(g, 5, strife=1)
    put(g, 5, dahan=2)
    assert here(g, 5) == {"explorer": 1, "city": 1, "dahan": 2, "strife": 1}
    follow(invaders.ravage(g, 5))
    assert here(g, 5) == {"dahan": 2}
    assert sorted(damage_of(one) for one in g.people[5]) == [0, 1]
    assert g.blight[5] == 0


# ------------------------------------------------------------------------------------------------------------- ravage


@pytest.mark.law("spirit_island:SI-9.4", "spirit_island:SI-12.1", "spirit_island:SI-8.2")
def test_a_ravage_blights_and_kills_and_the_rest_fights_back() -> None:
    g = island()
    put(g, 5, town=1, explorer=1, dahan=2)
    follow(invaders.ravage(g, 5), "rest")  # 3 damage: one dahan falls, the other is wounded and deals 2
    assert here(g, 5) == {"town": 1, "dahan": 1, "blight": 1}


@pytest.mark.law("spirit_island:SI-8.6")
def test_defend_takes_from_both_and_adds_up() -> None:
    g = island()
    put(g, 5, town=1, explorer=1, dahan=1)
    this_turn(g, DEFEND, 5, 1)
    this_turn(g, DEFEND, 5, 2)
    follow(invaders.ravage(g, 5), "hit:5:0")
    assert here(g, 5) == {"town": 1, "dahan": 1}


@pytest.mark.law("spirit_island:SI-9.4")
def test_dahan_fight_back_even_if_all_damage_is_prevented() -> None:
    g = island()
    put(g, 5, explorer=1, dahan=1)
    this_turn(g, DEFEND, 5, 9)
    follow(invaders.ravage(g, 5))
    assert here(g, 5) == {"dahan": 1}


@pytest.mark.law("spirit_island:SI-8.7")
def test_a_skipped_ravage_has_no_answer() -> None:
    g = island()
    put(g, 5, town=1, dahan=1)
    this_turn(g, SKIP, RAVAGE, 5, 0)
    follow(invaders.ravage(g, 5))
    assert here(g, 5) == {"town": 1, "dahan": 1}


@pytest.mark.law("spirit_island:SI-9.4b")
def test_each_ravage_is_measured_by_itself() -> None:
    g = island()
    put(g, 5, explorer=1)
    follow(invaders.ravage(g, 5))
    follow(invaders.ravage(g, 5))
    assert g.blight[5] == 0
    put(g, 5, explorer=1)
    follow(invaders.ravage(g, 5))
    assert g.blight[5] == 1


@pytest.mark.law("spirit_island:SI-9.4", "spirit_island:SI-9.4a")
@pytest.mark.parametrize(("law", "blight"), [("seed", 1), ("current", 0)])
def test_a_land_wide_bonus_without_any_damage(law: str, blight: int) -> None:
    g = island(RIVER, law=law)
    g.people[5] = [1 | 1 << 6]  # a town with strife
    this_turn(g, RAVAGES_MORE, 3)
    follow(invaders.ravage(g, 5))
    assert g.blight[5] == blight


@pytest.mark.law("spirit_island:SI-9.4")
def test_single_bonuses_come_before_strife_and_land_wide_ones_after() -> None:
    g = island()
    g.people[5] = [1, 2 | 1 << 6]  # a town, and a city with strife
    this_turn(g, DEALS_MORE, TOWN | CITY, 1)
    this_turn(g, RAVAGES_MORE, 2)
    this_turn(g, DEFEND, 5, 4)
    assert invaders.foreseen(g, 5) == 1  # 2 + 1 of the town, 0 of the city, 2 of the land, less 4


@pytest.mark.law("spirit_island:SI-12.2")
def test_dahan_that_strike_at_the_same_time_strike_before_they_fall() -> None:
    g = island()
    put(g, 5, town=1, dahan=1)
    this_turn(g, TOGETHER, 5)
    follow(invaders.ravage(g, 5))
    assert here(g, 5) == {"blight": 1}


@pytest.mark.law("spirit_island:SI-9.3")
def test_players_order_the_lands_that_may_be_blighted() -> None:
    g = island()
    put(g, 2, town=1)
    put(g, 5, town=1)
    asked = follow(invaders.ravage_lands(g, [2, 5]), "land:5")
    assert asked == ["ravage-next"]
    assert g.blight[2] == g.blight[5] == 1


# --------------------------------------------------------------------------------------------------- build and explore


@pytest.mark.law("spirit_island:SI-9.5")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"explorer": 1}, {"explorer": 1, "town": 1}),
        ({"town": 1}, {"town": 1, "city": 1}),
        ({"town": 1, "city": 1}, {"town": 2, "city": 1}),
        ({"dahan": 1}, {"dahan": 1}),
    ],
)
def test_what_is_built(before: dict[str, int], after: dict[str, int]) -> None:
    g = island()
    put(g, 5, **before)
    follow(invaders.build_lands(g, CARD["1-wetland"], 1 << 5))
    assert here(g, 5) == after


@pytest.mark.law("spirit_island:SI-9.6")
def test_explorers_come_from_the_coast_and_from_buildings() -> None:
    g = island()
    put(g, 6, town=1)
    explored = CARD["3-mountain-wetland"]
    follow(invaders.explore_lands(g, explored, invaders.lands_of_card(g, explored)))
    assert [land for land in range(1, 9) if "explorer" in here(g, land)] == [1, 2, 5, 6]


def test_inland_without_a_source_nobody_comes() -> None:
    g = island()
    follow(invaders.explore_lands(g, CARD["1-sands"], invaders.lands_of_card(g, CARD["1-sands"])))
    assert all(here(g, land) == {} for land in (4, 7))


# ---------------------------------------------------------------------------------------------------- slots and cards


@pytest.mark.law("spirit_island:SI-9.1", "spirit_island:SI-9.8")
def test_several_cards_in_a_slot_act_one_after_another_and_advance_together() -> None:
    g = island()
    put(g, 5, town=1)
    g.build = [CARD["1-wetland"], CARD["3-jungle-wetland"]]
    g.ravage = [CARD["1-sands"]]
    follow(turn.build_part(g))
    assert here(g, 5) == {"town": 2, "city": 1}
    follow(turn.advance_part(g))
    assert g.ravage == [CARD["1-wetland"], CARD["3-jungle-wetland"]]
    assert g.invader_discard == [CARD["1-sands"]]


@pytest.mark.law("spirit_island:SI-9.1")
def test_without_a_card_there_is_no_action() -> None:
    g = island()
    put(g, 5, town=1)
    follow(turn.ravage_part(g))
    follow(turn.build_part(g))
    assert here(g, 5) == {"town": 1}


@pytest.mark.law("spirit_island:SI-9.2")
def test_the_next_normal_action_waits_for_a_normal_one() -> None:
    g = island()
    put(g, 5, town=1)
    until(g, NEXT_RAVAGE, DEALS_MORE, TOWN, 1)
    until(g, 9, SKIP_NEXT, BUILD)
    follow(invaders.build(g, 5, normal=False))
    assert here(g, 5) == {"town": 1, "city": 1}
    g.build = [CARD["1-wetland"]]
    follow(turn.build_part(g))
    assert here(g, 5) == {"town": 1, "city": 1}
    follow(turn.build_part(g))
    assert here(g, 5) == {"town": 2, "city": 1}
    follow(turn.ravage_part(g))  # no card: nothing was used up
    assert g.lasting


@pytest.mark.law("spirit_island:SI-9.2")
def test_a_skip_of_normal_actions_leaves_additional_ones() -> None:
    g = island()
    put(g, 5, town=1)
    this_turn(g, SKIP, BUILD | EXPLORE, 5, 1)
    follow(invaders.build(g, 5, normal=True))
    assert here(g, 5) == {"town": 1}
    follow(invaders.build(g, 5, normal=False))
    assert here(g, 5) == {"town": 1, "city": 1}


@pytest.mark.law("spirit_island:SI-1.3", "spirit_island:SI-9.6")
def test_an_empty_deck_is_a_defeat() -> None:
    g = island()
    put(g, 5, town=1)
    follow(turn.explore_part(g))
    assert g.outcome is not None
    assert (g.outcome.kind, g.outcome.how) == ("defeat", "loss-deck")


@pytest.mark.law("spirit_island:SI-9.3", "spirit_island:SI-10.3")
def test_a_land_that_is_safe_now_ravages_before_blight_can_spread_to_it() -> None:
    """Earth defends its sacred site until a cascade destroys a presence there."""
    g = island(EARTH)
    g.presence[0] = [0] * len(g.presence[0])
    g.presence[0][5] = 2
    put(g, 5, city=1)
    put(g, 4, town=1, blight=1)
    follow(invaders.ravage_lands(g, [4, 5]), "land:5")
    assert (g.blight[4], g.blight[5], g.presence[0][5]) == (2, 1, 1)


@pytest.mark.law("spirit_island:SI-13.7", "spirit_island:SI-13.8")
def test_an_invader_with_several_strife_loses_one_each_time_even_where_all_damage_is_prevented() -> None:
    g = island()
    put(g, 5, city=1, strife=2)
    this_turn(g, DEFEND, 5, 20)
    follow(invaders.ravage(g, 5))
    assert here(g, 5) == {"city": 1, "strife": 1}
    follow(invaders.ravage(g, 5))
    assert here(g, 5) == {"city": 1}


@pytest.mark.law("spirit_island:SI-9.6", "spirit_island:SI-13.6")
def test_one_wilds_stops_all_explorers_that_would_come_at_once() -> None:
    g = island()
    put(g, 3, wilds=2)
    this_turn(g, MORE_EXPLORERS)
    follow(invaders.explore(g, 3, 0))
    assert here(g, 3) == {"wilds": 1}
