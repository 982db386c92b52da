"""Four adversaries, level by level."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core.playout import Playout
from ludex.games.spirit_island.foes.france import REBELLION
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.rules import invaders, turn
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import remove_blight
from ludex.games.spirit_island.rules.end import complete
from ludex.games.spirit_island.rules.fear import pool_size
from ludex.games.spirit_island.rules.land import count, health_of
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import CITY, EXPLORER, TOWN, piece
from tests.spirit_island.table import GAME, RIVER, follow, here, island, put

CARD = {card.id: card.number for card in INVADER_CARDS}


def begin(adversary: str, level: int, **more: Any) -> Island:
    """A real game on board A, at its first turn."""
    setup = {"seats": [RIVER], "adversary": adversary, "level": level, **more}
    playout = Playout.begin(GAME, setup, seed=3)
    while playout.state.step != "spirit":
        seat, decision = next(iter(playout.pending.items()))
        playout.play(seat, decision.options[0])
    assert isinstance(playout.state, Island)
    return playout.state


def foe(adversary: str, level: int) -> Island:
    return island(RIVER, adversary=adversary, level=level)


def explore(g: Island, card: str, *answers: str) -> None:
    g.invader_deck = [CARD["3-jungle-sands"], CARD[card]]
    follow(turn.explore_card(g), *answers)


@pytest.mark.law("spirit_island:SI-14.1")
@pytest.mark.parametrize(("adversary", "level", "cards"), [("england", 3, 13), ("sweden", 6, 13), ("france", 6, 14)])
def test_the_level_says_how_many_fear_cards(adversary: str, level: int, cards: int) -> None:
    assert len(begin(adversary, level).fear_deck) == cards


# ------------------------------------------------------------------------------------------------ Brandenburg-Prussia


@pytest.mark.law("spirit_island:SI-14.5", "spirit_island:SI-9.7")
def test_prussia_rushes_for_land_before_exploring() -> None:
    g = foe("brandenburg_prussia", 0)
    put(g, 2, city=1)
    explore(g, "2-jungle", "land:5")
    assert here(g, 5) == {"town": 1}
    assert here(g, 3) == {"explorer": 1}  # coastal jungle
    assert here(g, 8) == {"explorer": 1}  # jungle, next to the new town in land 5


@pytest.mark.parametrize(
    ("level", "stages"), [(0, "111222233333"), (2, "111322223333"), (4, "1132223333"), (6, "32223333")]
)
@pytest.mark.law("spirit_island:SI-14.5", "spirit_island:SI-3.4")
def test_prussia_hurries(level: int, stages: str) -> None:
    g = begin("brandenburg_prussia", level)
    shown = [*g.build, *reversed(g.invader_deck)]
    assert "".join(str(INVADER_CARDS[card].stage) for card in shown) == stages


def test_prussia_starts_with_a_town_in_land_three() -> None:
    assert begin("brandenburg_prussia", 1).people[3].count(piece(TOWN)) == 1


# ------------------------------------------------------------------------------------------------------------ England


@pytest.mark.law("spirit_island:SI-14.6", "spirit_island:SI-1.3")
def test_england_wins_with_seven_buildings_in_a_land() -> None:
    g = foe("england", 0)
    put(g, 5, town=5, city=2)
    follow(complete(g))
    assert g.outcome is not None
    assert (g.outcome.kind, g.outcome.how) == ("defeat", "loss-england")


def test_englands_boom_builds_where_most_is_built() -> None:
    g = foe("england", 0)
    put(g, 5, town=2)
    put(g, 2, city=1)
    explore(g, "2-sands")
    assert here(g, 5) == {"town": 2, "city": 1}


@pytest.mark.law("spirit_island:SI-14.6")
def test_englands_servants_build_next_to_two_buildings() -> None:
    g = foe("england", 1)
    put(g, 1, town=1)
    put(g, 8, town=1)
    follow(invaders.build_lands(g, CARD["1-mountain"], invaders.lands_of_card(g, CARD["1-mountain"])))
    assert here(g, 6) == {"town": 1}  # empty mountain between lands 1 and 8
    assert here(g, 1) == {"town": 1, "city": 1}


@pytest.mark.law("spirit_island:SI-14.3")
def test_englands_extra_slot_builds_before_the_ravage_and_goes_with_stage_two() -> None:
    g = foe("england", 3)
    put(g, 5, explorer=1)
    g.ravage = [CARD["1-wetland"]]
    follow(turn.advance_part(g))
    assert g.immigration == [CARD["1-wetland"]]
    g.resolved = 0
    follow(turn.ravage_part(g))
    assert here(g, 5) == {"explorer": 1, "town": 1}
    g.ravage = [CARD["2-sands"]]
    follow(turn.advance_part(g))
    assert g.immigration == []
    assert CARD["2-sands"] in g.invader_discard


def test_englands_slot_stays_from_level_four() -> None:
    g = foe("england", 4)
    g.ravage = [CARD["2-sands"]]
    follow(turn.advance_part(g))
    assert g.immigration == [CARD["2-sands"]]


def test_england_is_stronger_and_less_afraid() -> None:
    assert health_of(foe("england", 5), 5, piece(TOWN)) == 3
    assert health_of(foe("england", 5), 5, piece(EXPLORER)) == 1
    assert pool_size(foe("england", 6)) == 5


@pytest.mark.parametrize(("resolved", "built"), [(0, 2), (1, 1)])
def test_england_builds_twice_without_fear_cards(resolved: int, built: int) -> None:
    g = foe("england", 6)
    put(g, 5, explorer=1)
    g.immigration = [CARD["1-wetland"]]
    g.resolved = resolved
    follow(turn.ravage_part(g))
    assert len(g.people[5]) == 1 + built


# ------------------------------------------------------------------------------------------------------------- Sweden


@pytest.mark.law("spirit_island:SI-14.7")
def test_sweden_sways_dahan_where_they_are_outnumbered() -> None:
    g = foe("sweden", 0)
    put(g, 3, explorer=1, dahan=2)  # with the new explorer 2 : 2
    put(g, 8, town=1, dahan=3)
    explore(g, "2-jungle")
    assert here(g, 3) == {"explorer": 2, "town": 1, "dahan": 1}
    assert here(g, 8)["dahan"] == 3


@pytest.mark.law("spirit_island:SI-14.7")
def test_swedens_mines_blight_twice_without_cascade() -> None:
    g = foe("sweden", 1)
    put(g, 5, city=2)
    follow(invaders.ravage(g, 5))
    assert g.blight[5] == 2
    assert sum(g.blight) == 2
    g = foe("sweden", 1)
    put(g, 5, city=1, town=1)  # only 5 damage
    follow(invaders.ravage(g, 5))
    assert g.blight[5] == 1


def test_swedens_city_pushes_blight_on() -> None:
    g = begin("sweden", 2, law="seed")
    slot_land = 4
    assert piece(CITY) in g.people[slot_land]
    assert g.blight[slot_land] == 0


def test_swedens_steel() -> None:
    g = foe("sweden", 3)
    put(g, 5, explorer=1, town=1, city=1)
    assert invaders.foreseen(g, 5) == 1 + 3 + 5


def test_swedens_royal_backing_discards_a_card_and_adds_a_town() -> None:
    g = begin("sweden", 4)
    assert len(g.invader_discard) == 1
    assert len(g.invader_deck) == 12 - 2


@pytest.mark.law("spirit_island:SI-14.7")
def test_swedens_mining_rush_follows_blight() -> None:
    g = foe("sweden", 5)
    put(g, 7, town=1)
    put(g, 8, town=1)
    follow(invaders.ravage(g, 7))
    assert here(g, 5) == {"town": 1}  # the only neighbour of land 7 without town or city


def test_swedens_outpost() -> None:
    g = begin("sweden", 6)
    assert g.blight[8] >= 1
    assert piece(TOWN) in g.people[8]


# ------------------------------------------------------------------------------------------------------------- France


@pytest.mark.law("spirit_island:SI-14.8", "spirit_island:SI-2.6")
def test_france_wins_when_no_town_is_left() -> None:
    g = foe("france", 0)
    put(g, 5, town=7)
    follow(complete(g))
    assert g.outcome is None
    put(g, 4, town=1)
    follow(complete(g))
    assert g.outcome is not None
    assert g.outcome.how == "loss-france"


@pytest.mark.law("spirit_island:SI-14.8")
def test_frances_crops_blight_what_is_built_and_build_elsewhere() -> None:
    g = foe("france", 0)
    put(g, 3, town=1)
    explore(g, "2-jungle", "land:3")
    assert here(g, 3) == {"town": 1, "explorer": 1, "blight": 1}
    g = foe("france", 0)
    explore(g, "2-jungle", "land:8")
    assert here(g, 8) == {"town": 1}


@pytest.mark.law("spirit_island:SI-14.8")
def test_frances_frontier() -> None:
    g = foe("france", 1)
    put(g, 5, town=1)
    explore(g, "1-mountain")
    assert here(g, 1) == {"explorer": 2}
    g = foe("france", 1)
    put(g, 1, town=1)
    explore(g, "1-mountain")
    assert here(g, 1) == {"town": 1, "explorer": 1}


def test_frances_rebellion_lies_under_three_events() -> None:
    g = begin("france", 2)
    assert g.event_deck[-4] == REBELLION


@pytest.mark.law("spirit_island:SI-14.4")
def test_the_realistic_rebellion_is_among_the_first_five() -> None:
    g = begin("france", 2, realistic=True)
    assert REBELLION in g.event_deck[-5:-2]


def test_frances_labour_turns_explorers_into_towns() -> None:
    g = foe("france", 2)
    put(g, 5, explorer=3)
    follow(invaders.build(g, 5))
    assert here(g, 5) == {"explorer": 1, "town": 3}


def test_frances_early_plantations() -> None:
    g = begin("france", 3)
    assert piece(TOWN) in g.people[1]


def test_frances_triangle_trade() -> None:
    g = foe("france", 4)
    put(g, 3, town=1)
    put(g, 2, town=1)
    follow(invaders.build(g, 3))
    assert here(g, 3) == {"town": 1, "city": 1}
    assert here(g, 4) == {"town": 1}  # land 2 has more towns


def test_frances_blight_heals_slowly() -> None:
    g = foe("france", 5)
    put(g, 5, blight=3)
    before = g.blight_left
    remove_blight(g, 5, 2)
    assert g.blight_left == before
    remove_blight(g, 5)
    assert g.blight_left == before + 3


@pytest.mark.law("spirit_island:SI-14.8")
def test_frances_explorers_persist() -> None:
    g = foe("france", 6)
    put(g, 5, explorer=1)
    on = Act(g, 0, 5, fear=0)
    follow(on.remove(1, EXPLORER), "yes", "push:0:5:7")
    assert here(g, 5) == {}
    assert here(g, 7) == {"explorer": 1}


@pytest.mark.law("spirit_island:SI-14.8")
def test_frances_persistent_explorers_come_after_every_normal_explore() -> None:
    g = foe("france", 6)
    put(g, 3, town=1)
    explore(g, "1-jungle", "land:4")
    assert here(g, 3) == {"town": 1, "explorer": 1}
    assert here(g, 4) == {"explorer": 1}


@pytest.mark.law("spirit_island:SI-14.8", "spirit_island:SI-3.10")
def test_of_frances_explorers_only_the_frontier_is_left_out_of_set_up() -> None:
    plain, frontier, persistent = (
        sum(count(begin("france", level), land, EXPLORER) for land in range(1, 9)) for level in (0, 1, 6)
    )
    assert (frontier, persistent) == (plain, plain + 1)


FEAR_CARDS_BY_LEVEL = {
    "brandenburg_prussia": [(3, 3, 3), (3, 3, 3), (3, 3, 3), (3, 4, 3), (4, 4, 3), (4, 4, 3), (4, 4, 4)],
    "england": [(3, 3, 3), (3, 4, 3), (4, 4, 3), (4, 5, 4), (4, 5, 5), (4, 5, 5), (4, 5, 4)],
    "sweden": [(3, 3, 3), (3, 3, 3), (3, 4, 3), (3, 4, 3), (3, 4, 4), (4, 4, 4), (4, 4, 5)],
    "france": [(3, 3, 3), (3, 3, 3), (3, 4, 3), (4, 4, 3), (4, 4, 4), (4, 5, 4), (4, 5, 5)],
}
INVADERS_BY_LEVEL = ["111222233333"] * 2 + ["111322223333", "11322223333", "1132223333", "132223333", "32223333"]


@pytest.mark.law("spirit_island:SI-14.1", "spirit_island:SI-3.3", "spirit_island:SI-3.4", "spirit_island:SI-14.5")
@pytest.mark.parametrize("level", range(7))
@pytest.mark.parametrize("adversary", FEAR_CARDS_BY_LEVEL)
def test_decks_of_every_level(adversary: str, level: int) -> None:
    g = begin(adversary, level)
    first, second, third = FEAR_CARDS_BY_LEVEL[adversary][level]
    assert (len(g.fear_deck), g.dividers) == (first + second + third, [second + third, third])
    order = "".join(str(INVADER_CARDS[card].stage) for card in [*g.build, *g.invader_deck[::-1]])
    if adversary == "sweden" and level >= 4:
        assert order == INVADERS_BY_LEVEL[0][1:]  # one was discarded
    else:
        assert order == INVADERS_BY_LEVEL[level if adversary == "brandenburg_prussia" else 0]
