"""SI-1.1, SI-2, SI-3, SI-4, SI-14.2: the island, setting up, and the order of a turn, on real boards."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludex.core.errors import BadSetup
from ludex.core.playout import Playout
from ludex.games.spirit_island.chosen import Setup
from ludex.games.spirit_island.printed.boards import BOARDS, SPACES, chart, thematic_boards
from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS, EVENT_CARDS, INVADER_CARDS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import play as play_card
from ludex.games.spirit_island.rules.end import difficulty
from ludex.games.spirit_island.rules.land import count
from ludex.games.spirit_island.setup import new_state
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BEASTS, BLIGHT, BUILDING, DAHAN, DISEASE, EXPLORER, INVADER, TERRAINS
from tests.spirit_island.table import EARTH, GAME, RIVER, follow, here, island, put, use

ALL_FOUR = [RIVER, EARTH, "lightnings-swift-strike", "thunderspeaker"]


def begin(seed: int = 1, **setup: Any) -> Playout:
    """A game at its first turn; questions of the set-up take their first answer."""
    playout = Playout.begin(GAME, {"seats": [RIVER], **setup}, seed=seed)
    while playout.state.step != "spirit":
        seat, decision = next(iter(playout.pending.items()))
        playout.play(seat, decision.options[0])
    return playout


def state_of(playout: Playout) -> Island:
    assert isinstance(playout.state, Island)
    return playout.state


# ---------------------------------------------------------------------------------------------------------- the island


@pytest.mark.law("spirit_island:SI-2.1")
def test_every_balanced_board_has_two_lands_of_each_terrain() -> None:
    for board in BOARDS[:4]:
        terrains = [land.terrain for land in board.land.values()]
        assert sorted(terrains) == sorted(2 * list(TERRAINS[:4]))
    g = state_of(begin(seats=ALL_FOUR))
    assert sorted(g.boards) == [0, 1, 2, 3]


@pytest.mark.law("spirit_island:SI-2.3")
def test_lands_that_meet_over_a_seam_or_at_a_corner_are_adjacent() -> None:
    two = chart((0, 1))
    assert 3 + SPACES in two.near[7]  # land 7 of board A and land 3 of board B
    four = chart((0, 1, 2, 3))
    assert 8 + 2 * SPACES in four.near[8]  # the centre: land 8 of the first board and that of the third
    assert all(one in four.near[other] for one in four.lands for other in four.near[one] if other in four.lands)


@pytest.mark.law("spirit_island:SI-2.5")
def test_distances_go_through_lands_only() -> None:
    one = chart((0,))
    assert one.within[1][1] >> 6 & 1
    assert not one.within[1][3] >> 8 & 1
    assert not one.within[2][3] >> 8 & 1  # 3 – 4 – 5 – 8
    assert one.within[3][3] >> 8 & 1
    assert one.within[2][6] >> 0 & 1  # the ocean, over land 1


@pytest.mark.law("spirit_island:SI-2.4", "spirit_island:SI-8.13")
def test_pieces_count_in_their_own_land() -> None:
    g = island()
    put(g, 5, dahan=2, explorer=1, town=1)
    put(g, 7, dahan=3)
    assert count(g, 5, DAHAN) == 2
    assert count(g, 5, INVADER) == 2


# ------------------------------------------------------------------------------------------------------------- set-up


@pytest.mark.law("spirit_island:SI-3.6", "spirit_island:SI-3.9", "spirit_island:SI-3.1")
def test_what_the_boards_print_is_there() -> None:
    g = state_of(begin(seats=ALL_FOUR))
    for slot, board in enumerate(g.boards):
        for number, land in BOARDS[board].land.items():
            place = slot * SPACES + int(number)
            assert count(g, place, DAHAN) == land.setup.get("dahan", 0)
            assert count(g, place, BLIGHT) == land.setup.get("blight", 0)
            assert count(g, place, BUILDING) == land.setup.get("town", 0) + land.setup.get("city", 0)
        places = range(slot * SPACES, (slot + 1) * SPACES)
        assert [place % SPACES for place in places if g.beasts[place]] == [BOARDS[board].beast_start]
        assert [place % SPACES for place in places if g.disease[place]] == [2]
    assert g.blight_left == 8


@pytest.mark.law("spirit_island:SI-3.9")
def test_without_the_expansion_there_are_no_tokens_and_no_events() -> None:
    g = state_of(begin(expansion=False))
    assert not any(count(g, place, BEASTS | DISEASE) for place in range(SPACES))
    assert g.event_deck == []
    assert BLIGHT_CARDS[g.blight_card].set == "base"
    with pytest.raises(BadSetup):
        GAME.read_setup({"seats": ["keeper-of-the-forbidden-wilds"], "expansion": False})
    with pytest.raises(BadSetup):
        GAME.read_setup({"seats": [RIVER], "adversary": "france", "expansion": False})


@pytest.mark.law("spirit_island:SI-3.9")
def test_the_other_side_of_the_boards_has_tokens_of_its_own() -> None:
    g = state_of(begin(seats=[RIVER, EARTH], board="thematic"))
    assert g.boards == thematic_boards(2)
    assert sum(one >> 6 for row in g.people for one in row) == 2  # printed strife


@pytest.mark.law("spirit_island:SI-3.10", "spirit_island:SI-9.6")
def test_the_invaders_explore_once_before_the_first_turn() -> None:
    g = state_of(begin())
    assert len(g.build) == 1
    assert g.ravage == g.explore == []
    card = INVADER_CARDS[g.build[0]]
    assert card.stage == 1
    explored = [land for land in g.chart.lands if count(g, land, EXPLORER)]
    assert explored
    assert all(g.chart.terrain[land] in card.terrains for land in explored)


@pytest.mark.law("spirit_island:SI-10.7")
def test_alone_there_is_no_blight_card_with_two_for_each_player() -> None:
    drawn = {BLIGHT_CARDS[state_of(begin(seed)).blight_card].blighted_per_player for seed in range(40)}
    assert drawn == {3, 4, 5}
    together = {state_of(begin(seed, seats=[RIVER, EARTH])).blight_card for seed in range(60)}
    assert any(not BLIGHT_CARDS[card].solo_allowed for card in together)


@pytest.mark.law("spirit_island:SI-14.2")
@pytest.mark.parametrize(
    ("setup", "wanted"),
    [
        ({}, 0),
        ({"adversary": "england", "level": 6}, 10),
        ({"adversary": "england", "level": 6, "law": "current"}, 11),
        ({"adversary": "france", "level": 0, "scenario": "rituals-of-terror"}, 5),
        ({"board": "thematic"}, 1),
        ({"board": "thematic", "expansion": False}, 3),
    ],
)
def test_difficulties_add_up(setup: dict[str, Any], wanted: int) -> None:
    assert difficulty(new_state(Setup(seats=[RIVER], **setup))) == wanted


DIFFICULTY = {
    "brandenburg_prussia": [1, 2, 4, 6, 7, 9, 10],
    "england": [1, 3, 4, 6, 7, 9, 10],
    "sweden": [1, 2, 3, 5, 6, 7, 8],
    "france": [2, 3, 5, 7, 8, 9, 10],
}
SCENARIO_DIFFICULTY = {
    "blitz": 0,
    "guard-the-isles-heart": 0,
    "second-wave": 0,
    "powers-long-forgotten": 1,
    "ward-the-shores": 2,
    "rituals-of-terror": 3,
    "rituals-of-the-destroying-flame": 3,
    "dahan-insurrection": 4,
}


@pytest.mark.law("spirit_island:SI-14.2")
def test_the_table_of_difficulty() -> None:
    def of(**setup: Any) -> int:
        return difficulty(new_state(Setup(seats=[RIVER], **setup)))

    for adversary, wanted in DIFFICULTY.items():
        assert [of(adversary=adversary, level=level) for level in range(7)] == wanted
    assert {scenario: of(scenario=scenario) for scenario in SCENARIO_DIFFICULTY} == SCENARIO_DIFFICULTY


@pytest.mark.law("spirit_island:SI-1.1")
def test_one_to_four_different_spirits_play() -> None:
    for seats in ([], [RIVER, RIVER], [*ALL_FOUR, "oceans-hungry-grasp"]):
        with pytest.raises(BadSetup):
            GAME.read_setup({"seats": seats})


# ------------------------------------------------------------------------------------------------------------ the turn


@pytest.mark.law("spirit_island:SI-4.1", "spirit_island:SI-4.3")
def test_phases_follow_one_another() -> None:
    playout = begin()
    rng = random.Random(4)
    seen: list[str] = []
    while not playout.over and state_of(playout).turn < 2:
        seat, decision = next(iter(playout.pending.items()))
        before = playout.state.step
        playout.play(seat, rng.choice(decision.options))
        if playout.state.step != before:
            seen.append(playout.state.step)
    order = [
        "spirit",
        "fast",
        "invaders",
        "blighted",
        "event",
        "fear",
        "ravage",
        "build",
        "explore",
        "advance",
        "slow",
        "time",
    ]
    places = [order.index(step) for step in seen if step != "spirit"]
    assert seen
    assert places == sorted(places)


@pytest.mark.law("spirit_island:SI-6.1", "spirit_island:SI-5.4")
def test_a_card_is_paid_at_once_and_gives_its_elements() -> None:
    g = island()
    g.energy[0] = 3
    flood = g.hand[0][0]
    before = sum(g.elements[0])
    play_card(g, 0, flood, 2)
    assert g.energy[0] == 1
    assert flood in g.played[0]
    assert sum(g.elements[0]) > before


@pytest.mark.law("spirit_island:SI-7.6", "spirit_island:SI-8.12")
def test_an_effect_stays_in_its_land_and_hits_invaders_only() -> None:
    g = island()
    put(g, 5, explorer=1, dahan=1)
    put(g, 7, explorer=1)
    follow(Act(g, 0, 5).damage(5))
    assert here(g, 5) == {"dahan": 1}
    assert here(g, 7) == {"explorer": 1}


@pytest.mark.law("spirit_island:SI-7.8")
def test_a_branch_that_does_nothing_may_be_chosen() -> None:
    g = island()
    put(g, 5, explorer=1)
    use(g, "call-to-bloodshed", 5, "branch:1")
    assert here(g, 5) == {"explorer": 1}


def test_there_are_25_events_and_one_for_france() -> None:
    assert [bool(card.adversary) for card in EVENT_CARDS].count(False) == 25
