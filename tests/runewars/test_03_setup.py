"""RW-3, RW-18, RW-19.16, RW-19.17: what everybody has before the first spring, and the variants."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.games.runewars.chosen import Setup
from ludex.games.runewars.meta import LOBBY
from ludex.games.runewars.printed.book import (
    EXPLORATION,
    HEROES,
    OBJECTIVES,
    ORDERS,
    QUESTS,
    REWARDS,
    SEASON_CARDS,
    TACTICS,
    TITLES,
    UNITS,
    book,
)
from ludex.games.runewars.rules.areas import FLOODED, chart, heroes_of
from ludex.games.runewars.rules.decks import draw_tactics
from ludex.games.runewars.rules.explore import offers as explore_offers
from ludex.games.runewars.rules.runes import receive_dragon_rune
from ludex.games.runewars.rules.victory import last_year, runes_to_win
from ludex.games.runewars.rules.year import orders_in_hand
from ludex.games.runewars.setup import set_up, set_up_player
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, NOBODY, NONE, WHOLE, fort
from tests.runewars.realm import card, follow, here, offered, put, realm

UNITS_OF_DAQAN = ("recruit:2:0", "recruit:2:0", "recruit:2:1", "recruit:0:1", "recruit:4:1", "recruit:1:2")
"""Three Footmen by food, a Bowman and a Novice Wizard by wood, a Knight by ore."""


def begin(*seats: str, **setup: Any) -> Runewars:
    """Everything is laid out, and the first player begins."""
    g = realm(*seats, **setup)
    g.forts = [NONE] * len(g.forts)
    g.queue = list(range(g.players))
    return g


# --------------------------------------------------------------------------------------------------------------- decks


@pytest.mark.law("runewars:RW-3.1")
def test_quests_of_unused_tiles_are_left_out() -> None:
    g = realm()
    for quest in range(len(QUESTS)):
        in_play = any(area in chart(g).place for area in book(g).quests[quest].areas)
        assert (quest in g.quest_deck) == in_play, QUESTS[quest]
    assert 0 < len(g.quest_deck) < len(QUESTS)


@pytest.mark.law("runewars:RW-3.5", "runewars:RW-19.16", "runewars:RW-19.17", "runewars:RW-20.1")
def test_decks_hold_both_boxes() -> None:
    g = realm()
    printed = book(g)
    assert len(printed.fate) == 30
    for deck, names, kept in (
        (g.tactics_deck, TACTICS, printed.tactics),
        (g.reward_deck, REWARDS, printed.rewards),
        (g.hero_deck, HEROES, printed.heroes),
        ([each for row in g.objective_deck for each in row], OBJECTIVES, printed.objectives),
        ([each for row in g.seasons for each in row], SEASON_CARDS, printed.seasons),
    ):
        assert set(deck) == set(range(len(names)))
        assert {kept[number].bow for number in deck} == {False, True}
    assert [len(deck) for deck in g.seasons] == [11, 11, 11, 11]
    assert g.titles == [NOBODY] * len(TITLES)
    assert "guildmaster-of-merchants" in TITLES


@pytest.mark.law("runewars:RW-19.16a", "runewars:RW-19.17")
def test_a_faction_has_its_new_units_and_garrison() -> None:
    g = realm()
    assert g.supply[UNITS.index("novice-wizard")] == 8
    assert g.supply[UNITS.index("roc")] == 4
    assert ("order", ORDERS.index("garrison")) in orders_in_hand(g, 0)
    assert len(orders_in_hand(g, 0)) == 9


@pytest.mark.law("runewars:RW-19.17a")
def test_variants_are_agreed_on_before() -> None:
    variants = {"developments", "commanders", "free_cities", "road"}
    assert variants <= {option.name for option in LOBBY.options}
    assert not any(getattr(Setup(), name) for name in variants)


# --------------------------------------------------------------------------------------------------------- every player


@pytest.mark.law("runewars:RW-3.2", "runewars:RW-3.3", "runewars:RW-3.3a", "runewars:RW-19.1a")
def test_a_stronghold_and_units_of_all_dials() -> None:
    g = begin()
    assert g.dials[0] == [3, 3, 2]
    assert offered(set_up_player(g)) == ["fort:0", "fort:1", "fort:2"]
    follow(set_up_player(g), "fort:1", *UNITS_OF_DAQAN, "rune_at:0", "area:2")
    assert g.forts[1] == fort(0, WHOLE)
    assert [here(g, place) for place in (0, 1, 2)] == [
        {"footman": 2},
        {"bowman": 1, "footman": 1, "novice-wizard": 1},
        {"knight": 1},
    ]
    assert (g.dials[0], g.queue) == ([3, 3, 2], [1])  # recruiting does not lower dials


@pytest.mark.law("runewars:RW-3.3a", "runewars:RW-7.6")
def test_no_more_than_eight_in_a_home_area() -> None:
    g = begin()
    put(g, 0, footman=8)
    assert offered(set_up_player(g), "fort:0") == ["recruit:2:1", "recruit:2:2"]


@pytest.mark.law("runewars:RW-3.4", "runewars:RW-3.4a")
def test_a_hero_of_the_faction_s_alignment() -> None:
    g = begin()
    follow(set_up_player(g), "fort:1", *UNITS_OF_DAQAN, "rune_at:0", "area:2")
    (own,) = heroes_of(g, 0)
    assert book(g).heroes[own].alignment == book(g).factions[0].alignment
    assert g.hero_place[own] == 2
    assert sorted([*g.hero_deck, own]) == list(range(len(HEROES)))
    assert {book(g).heroes[each].alignment for each in g.hero_deck} == {0, 1, 2}
    g.queue.clear()
    size = len(g.hero_deck)
    before = g.hero_deck[:]
    follow(set_up_player(g), f"shuffle:{':'.join(str(size - 1 - n) for n in range(size))}")
    assert g.hero_deck == before[::-1]
    assert g.step == "season"


@pytest.mark.law("runewars:RW-3.6")
def test_two_dragon_runes_and_a_false_one_at_home() -> None:
    g = begin()
    follow(set_up_player(g), "fort:1", *UNITS_OF_DAQAN, "rune_at:1", "area:2")
    assert g.rune[:3] == [DRAGON_RUNE, FALSE_RUNE, DRAGON_RUNE]
    assert not any(g.rune_up)
    assert (g.known[0][:3], g.known[1][:3]) == ([1, 1, 1], [0, 0, 0])
    g = begin(edition="revised")
    follow(set_up_player(g), "fort:1", *UNITS_OF_DAQAN, "area:2")
    assert g.rune[:3] == [NO_RUNE] * 3


@pytest.mark.law("runewars:RW-3.7", "runewars:RW-3.7a")
def test_starting_influence_cards_and_objective() -> None:
    g = begin()
    follow(set_up_player(g), "fort:1", *UNITS_OF_DAQAN, "rune_at:1", "area:2")
    faction = book(g).factions[0]
    assert g.influence[0] == faction.start_influence == 3
    assert len(g.fresh[0]) == faction.start_tactics == 2
    assert len(g.quests[0]) == 2
    assert book(g).objectives[g.objective[0]].alignment == faction.alignment
    assert g.journal is not None
    assert [line.seats for line in g.journal.lines if line.message == "objective"] == [(0,)]


@pytest.mark.law("runewars:RW-19.10", "runewars:RW-19.10a")
def test_with_commanders_two_heroes_and_a_card() -> None:
    g = begin(commanders=True)
    top = g.commander_deck[-1]
    rule = set_up_player(g)
    names = offered(rule, "fort:1", *UNITS_OF_DAQAN, "rune_at:0", "area:2", "area:0")
    assert len(names) == 2
    g = begin(commanders=True)
    follow(set_up_player(g), "fort:1", *UNITS_OF_DAQAN, "rune_at:0", "area:2", "area:0", names[1])
    chosen = int(names[1].split(":")[2])
    assert len(heroes_of(g, 0)) == 2
    assert [g.commander[each] for each in heroes_of(g, 0)] == [
        top if each == chosen else NONE for each in heroes_of(g, 0)
    ]


# ------------------------------------------------------------------------------------------------------------- variants


@pytest.mark.law("runewars:RW-18.2")
def test_epic_play_is_longer() -> None:
    g = realm(epic=True)
    assert (runes_to_win(g), last_year(g)) == (7, 8)
    assert [sum(not book(g).seasons[each].bow for each in deck) for deck in g.seasons] == [8, 8, 8, 8]


@pytest.mark.law("runewars:RW-18.2a")
def test_epic_runes_lie_face_up_and_none_is_false() -> None:
    g = begin(epic=True)
    follow(set_up_player(g), "fort:1", *UNITS_OF_DAQAN, "rune_at:2", "area:2")
    assert g.rune[:3] == [NO_RUNE, NO_RUNE, DRAGON_RUNE]
    assert g.rune_up[2]
    follow(receive_dragon_rune(g, 0), "rune_at:5")
    assert (g.rune[5], g.rune_up[5]) == (DRAGON_RUNE, 1)
    assert FALSE_RUNE not in g.rune


@pytest.mark.law("runewars:RW-19.3f")
@pytest.mark.parametrize(("said", "hand"), [("discard", "war-chest"), ("done", "exposed")])
def test_epic_cards_that_reveal_may_be_replaced(said: str, hand: str) -> None:
    g = realm(epic=True)
    exposed = card("exposed")
    g.tactics_deck = [card("war-chest"), exposed]
    follow(draw_tactics(g, 0, 1), f"discard:{exposed}" if said == "discard" else "done")
    assert g.fresh[0] == [card(hand)]
    assert g.tactics_discard == ([exposed] if said == "discard" else [])


@pytest.mark.law("runewars:RW-19.10r")
def test_the_lieutenant_general_is_useless_without_commanders() -> None:
    g = realm()
    g.tactics_deck = [card("war-chest"), card("lieutenant-general")]
    follow(draw_tactics(g, 0, 1))
    assert (g.fresh[0], g.tactics_discard) == ([card("war-chest")], [card("lieutenant-general")])
    g = realm(commanders=True)
    g.tactics_deck = [card("war-chest"), card("lieutenant-general")]
    follow(draw_tactics(g, 0, 1))
    assert g.fresh[0] == [card("lieutenant-general")]


@pytest.mark.law("runewars:RW-19.14", "runewars:RW-18.1")
def test_the_new_exploration_tokens_are_among_the_others() -> None:
    g = realm(exploration=True)
    follow(set_up(g))
    dealt = [token for token in g.token if token != NONE] + [token for deck in g.token_decks for token in deck]
    assert set(dealt) == set(range(len(EXPLORATION)))
    assert {book(g).exploration[token].bow for token in dealt} == {False, True}
    home = chart(g).home
    assert all((g.token[place] == NONE) == (home[place] >= 0) for place in range(len(g.token)))
    assert not any(g.token_up)
    follow(set_up(realm()))
    assert set(realm().token) == {NONE}


@pytest.mark.law("runewars:RW-19.14c")
def test_a_flood_stays_to_the_end() -> None:
    """Not even six units dig it away."""
    g = realm(exploration=True)
    g.token[5], g.token_up[5] = FLOODED, 1
    put(g, 5, footman=6)
    g.current = 0
    assert not explore_offers(g, 0)
    g.token[5] = EXPLORATION.index("defensible-area")
    assert explore_offers(g, 0) == [("raze_token", 5)]
