"""Scenarios of the base game, and two of the expansion. Of board A, 1 and 6 are mountains, 2 and 5 wetlands, 3 and 8
jungles, 4 and 7 sands; 1, 2 and 3 are the coast."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core.playout import Playout
from ludex.core.text import LANGUAGES
from ludex.games.spirit_island.foes import insurrection, isles_heart
from ludex.games.spirit_island.printed.boards import BOARDS, SPACES, places
from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS, FEAR_CARDS, INVADER_CARDS, SCENARIOS
from ludex.games.spirit_island.printed.powers import POWERS
from ludex.games.spirit_island.rules import invaders, pieces, turn
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import take_from_card
from ludex.games.spirit_island.rules.cards import cost_of
from ludex.games.spirit_island.rules.end import complete, is_won
from ludex.games.spirit_island.rules.fear import fear_card, make_fear
from ludex.games.spirit_island.rules.growth import PLAYING
from ludex.games.spirit_island.rules.land import defend_of
from ludex.games.spirit_island.rules.lasting import QUICK, this_turn
from ludex.games.spirit_island.rules.moments import presence_places
from ludex.games.spirit_island.rules.powers import fast_phase, slow_phase
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import DAHAN, EXPLORER, FAST, INNATE, JUNGLE, SLOW, TOWN, damage_of, piece
from tests.spirit_island.table import (
    EARTH,
    GAME,
    RIVER,
    act,
    follow,
    here,
    island,
    offered,
    put,
    real,
    use,
)

CITY_INDEX = 2
CARD = {card.id: card.number for card in INVADER_CARDS}
LIGHTNING, SHADOWS = "lightnings-swift-strike", "shadows-flicker-like-flame"
FEAR = {card.id: number for number, card in enumerate(FEAR_CARDS)}


def begin(scenario: str, *seats: str, **more: Any) -> Island:
    """A real game at its first turn."""
    playout = Playout.begin(GAME, {"seats": list(seats or (RIVER,)), "scenario": scenario, **more}, seed=3)
    while playout.state.step != "spirit":
        seat, decision = next(iter(playout.pending.items()))
        playout.play(seat, decision.options[0])
    assert isinstance(playout.state, Island)
    return playout.state


def playing(g: Island, seat: int = 0) -> None:
    """This spirit has grown and may play cards."""
    g.stage[seat] = PLAYING
    g.plays[seat] = 2


def towns_of(g: Island) -> int:
    return sum(here(g, land).get("town", 0) for land in g.chart.lands)


@pytest.mark.parametrize("scenario", sorted(SCENARIOS))
def test_every_scenario_has_its_name_and_text(scenario: str) -> None:
    for language in LANGUAGES:
        text = GAME.text(language)
        for message in (f"scenario-{scenario}", f"scenario-{scenario}-text"):
            assert text.say(message) != message


# -------------------------------------------------------------------------------------------------------------- Blitz

BLITZ = "blitz"


@pytest.mark.law("spirit_island:SI-14.9")
def test_blitz_makes_every_power_fast_and_has_no_slow_phase() -> None:
    g = island(RIVER, scenario=BLITZ)
    slow = next(card for card in g.hand[0] if POWERS[card].speed == SLOW and POWERS[card].at_land)
    put(g, 8, explorer=1, dahan=1, blight=1)
    g.hand[0].remove(slow)
    g.played[0].append(slow)
    g.presence[0][8] = 2
    g.step = "fast"
    assert any(key.startswith(f"use:{slow}:") for key in offered(g))
    g.step = "advance"
    act(g)
    assert g.step == "time"


@pytest.mark.law("spirit_island:SI-14.9")
def test_blitz_takes_an_energy_less_for_what_is_fast_anyway() -> None:
    g = island(RIVER, scenario=BLITZ)
    fast = next(card.number for card in POWERS if card.speed == FAST and card.kind != INNATE and card.cost == 2)
    slow = next(card.number for card in POWERS if card.speed == SLOW and card.kind != INNATE and card.cost == 2)
    free = next(card.number for card in POWERS if card.speed == FAST and card.kind != INNATE and not card.cost)
    assert [cost_of(g, 0, card) for card in (fast, slow, free)] == [1, 2, 0]


@pytest.mark.law("spirit_island:SI-14.9")
def test_blitz_gives_an_energy_for_free_and_for_quickened_powers() -> None:
    g = island(RIVER, scenario=BLITZ)
    use(g, "boon-of-vigor", spirit=0)  # fast, costs nothing; for oneself 1 energy
    assert g.energy[0] == 1 + 1
    put(g, 5, explorer=1)
    use(g, "wash-away", 5, "done")  # slow
    assert g.energy[0] == 2
    this_turn(g, QUICK, 0, 1)
    use(g, "wash-away", 5, "done")
    assert g.energy[0] == 3
    use(g, "wash-away", 5, "done")  # the effect is used up
    assert g.energy[0] == 3


@pytest.mark.law("spirit_island:SI-14.9")
def test_blitz_sends_one_more_explorer_to_each_board() -> None:
    g = island(RIVER, EARTH, scenario=BLITZ)
    g.invader_deck = [CARD["1-wetland"], CARD["1-jungle"]]
    put(g, 8, town=1)
    jungles = [land for land in g.chart.lands if land > SPACES and g.chart.terrain[land] == JUNGLE]
    put(g, jungles[0], town=1)
    follow(
        turn.explore_card(g),
        "land:8",
    )
    assert here(g, 8) == {"town": 1, "explorer": 2}
    assert here(g, 3) == {"explorer": 1}
    assert here(g, jungles[0]) == {"town": 1, "explorer": 2}


@pytest.mark.law("spirit_island:SI-14.9")
def test_blitz_changes_the_blight_on_both_sides_of_the_card() -> None:
    plain, quick = real(RIVER, EARTH, boards=(0, 1)), real(RIVER, EARTH, boards=(0, 1), scenario=BLITZ)
    assert quick.blight_left == plain.blight_left + 2
    card = BLIGHT_CARDS[quick.blight_card]
    quick.blight_left = 1
    rule = take_from_card(Act(quick))
    next(rule, None)
    assert quick.blighted
    assert quick.blight_left == 2 * card.blighted_per_player - 2


@pytest.mark.law("spirit_island:SI-14.9")
def test_blitz_begins_with_two_actions_of_the_invaders() -> None:
    g = begin(BLITZ)
    assert (len(g.ravage), len(g.build), len(g.explore)) == (1, 1, 0)
    plain = begin("none")
    assert len(plain.ravage) == 0
    assert towns_of(g) > towns_of(plain)


# ----------------------------------------------------------------------------------------------- Guard the Isle's Heart

HEART = "guard-the-isles-heart"


@pytest.mark.law("spirit_island:SI-14.10")
def test_the_inner_lands_lie_in_the_middle() -> None:
    assert isles_heart.inner_lands(island(RIVER, EARTH, scenario=HEART)) == [7, SPACES + 7]
    three = island(RIVER, EARTH, LIGHTNING, scenario=HEART)
    assert isles_heart.inner_lands(three) == [SPACES * n + BOARDS[n].corner_c1 for n in range(3)]
    four = island(RIVER, EARTH, LIGHTNING, SHADOWS, scenario=HEART)
    inner = isles_heart.inner_lands(four)
    assert inner[0] == BOARDS[0].corner_c2
    for land in inner:  # they all meet in one point
        assert set(inner) - {land} <= set(four.chart.near[land])


@pytest.mark.law("spirit_island:SI-14.10")
def test_the_heart_is_guarded_from_the_start() -> None:
    g = begin(HEART, RIVER, EARTH)
    assert towns_of(g) == 0
    for seat, land in enumerate(isles_heart.inner_lands(g)):
        assert here(g, land)["explorer"] >= 1
        assert g.presence[seat][land] >= 1
        kinds = [POWERS[card].kind for card in g.hand[seat][4:]]
        assert kinds == [0, 1]  # a minor and a major power


@pytest.mark.law("spirit_island:SI-14.10")
def test_a_spirit_that_may_not_be_there_stands_as_near_as_it_may() -> None:
    g = island(scenario=HEART)
    assert places(isles_heart.nearest_legal(g, 0, 7, 0)) == [7]
    coast = [land for land in (1, 2, 3) if g.chart.within[2][7] >> land & 1]

    @presence_places("only-on-the-coast")
    def on_the_coast(g: Island, seat: int, lands: int) -> int:
        return lands & g.chart.coastal

    g.owners = (*g.owners, "only-on-the-coast")
    assert places(isles_heart.nearest_legal(g, 0, 7, 0)) == coast


@pytest.mark.law("spirit_island:SI-14.10")
@pytest.mark.parametrize(("round_", "land", "lost"), [(1, 7, ""), (2, 7, "heart"), (2, 6, "")])
def test_a_town_in_the_heart_loses_after_the_first_turn(round_: int, land: int, lost: str) -> None:
    g = island(scenario=HEART)
    put(g, land, town=1)
    g.turn = round_
    assert isles_heart.heart_taken(g) == lost


# ---------------------------------------------------------------------------------------------------- Rituals of Terror

TERROR = "rituals-of-terror"


@pytest.mark.law("spirit_island:SI-14.11")
def test_all_fear_cards_are_in_the_deck_and_terror_does_not_rise_with_them() -> None:
    g = real(RIVER, scenario=TERROR, boards=(0,))
    assert len(g.fear_deck) == len(FEAR_CARDS)
    assert not g.fear_box
    make_fear(g, 4 * 10)
    assert (len(g.earned), g.terror) == (10, 1)
    g.step, g.resolved = "fear", -1
    act(g)
    assert (len(g.earned), g.step) == (10, "ravage")


def gathered(spirits: int = 1, dahan: int = 3) -> Island:
    g = island(*(RIVER, EARTH)[:spirits], scenario=TERROR)
    g.step = "fast"
    put(g, 5, dahan=dahan)
    put(g, 1, city=1)
    for seat in range(spirits):
        g.presence[seat][5] = 4 - spirits
        g.energy[seat] = 3
    g.earned = []
    return g


@pytest.mark.law("spirit_island:SI-14.11")
@pytest.mark.parametrize("missing", ["nothing", "dahan", "energy", "presence"])
def test_a_ritual_needs_dahan_presence_and_energy(missing: str) -> None:
    g = gathered()
    if missing == "dahan":
        g.people[5].pop()
    elif missing == "energy":
        g.energy[0] = 2
    elif missing == "presence":
        g.presence[0][5] = 2
    rule = fast_phase(g)
    question = next(rule, None)
    assert ("ritual:5" in offered(g) if question else False) == (missing == "nothing")


@pytest.mark.law("spirit_island:SI-14.11")
def test_a_ritual_raises_terror_resolves_fear_and_scatters_the_dahan(monkeypatch: pytest.MonkeyPatch) -> None:
    g = gathered(dahan=7)
    levels = []

    def told(on: Act, level: int) -> Any:
        levels.append(level)
        yield from ()

    for number in (0, 1):
        monkeypatch.setitem(fear_card._bodies, FEAR_CARDS[number].id, told)
    g.earned = [0, 1]
    extra = 7 % len(g.chart.near[5])  # what is left over goes where the players wish
    act(g, "0 ritual:5", *(f"push:3:5:{land}" for land in g.chart.near[5][:extra]))
    assert (g.terror, levels, g.earned) == (2, [2, 2], [])
    assert (g.energy[0], g.presence[0][5], g.destroyed[0]) == (0, 0, 3)
    counts = [here(g, land).get("dahan", 0) for land in g.chart.near[5]]
    assert sum(counts) == 7
    assert max(counts) - min(counts) <= 1


@pytest.mark.law("spirit_island:SI-14.11")
def test_spirits_pay_for_a_ritual_together_and_the_third_wins() -> None:
    g = gathered(2, dahan=6)
    g.terror = 3
    act(g, "1 ritual:5", "paid-by:0", "paid-by:1", "paid-by:1", "paid-by:0", "paid-by:1", "paid-by:0")
    assert g.energy == [2, 1]
    assert [row[5] for row in g.presence] == [0, 1]
    assert g.outcome is not None
    assert g.outcome.how == "terror-4"


# --------------------------------------------------------------------------------------------------- Dahan Insurrection

RISING = "dahan-insurrection"


@pytest.mark.law("spirit_island:SI-14.12")
def test_dahan_that_moved_raid_where_they_ended() -> None:
    g = island(scenario=RISING)
    put(g, 5, dahan=3)
    put(g, 4, dahan=1, town=1, city=1)
    on = Act(g, 0, 5)
    follow(on.push(2, DAHAN, to=1 << 4))
    follow(complete(g), "hit:4:1", "hit:4:5")
    assert here(g, 4) == {"dahan": 3, "city": 1, "explorer": 1}  # an explorer answers for the town
    follow(complete(g))
    assert here(g, 4) == {"dahan": 3, "city": 1, "explorer": 1}  # once for a move


@pytest.mark.law("spirit_island:SI-14.12")
def test_one_dahan_that_goes_on_raids_once() -> None:
    g = island(scenario=RISING)
    put(g, 5, dahan=4)
    put(g, 4, dahan=1, city=1)
    g.moved = [[3, 8, 5], [3, 5, 4]]
    follow(complete(g))
    assert [damage_of(one) for one in g.people[4] if one & 3 == CITY_INDEX] == [1]


@pytest.mark.law("spirit_island:SI-14.12")
def test_the_nearest_dahan_are_answered_for_towns_and_cities() -> None:
    g = island(scenario=RISING)
    put(g, 8, dahan=5)
    put(g, 1, city=1, town=1, explorer=1)
    follow(Act(g, 0, 1).destroy(3, TOWN | 4 | EXPLORER))
    follow(complete(g))
    assert here(g, 8) == {"dahan": 5, "town": 1, "explorer": 1}


@pytest.mark.law("spirit_island:SI-14.12", "spirit_island:SI-8.3")
def test_the_dead_are_avenged_before_the_invaders_answer() -> None:
    g = island(scenario="dahan-insurrection")
    put(g, 5, city=1, town=1, explorer=1)
    put(g, 8, dahan=3)
    use(g, "vengeance-of-the-dead", 5)
    pieces.destroy(g, 5, piece(TOWN))
    follow(complete(g), f"hit:5:{piece(EXPLORER)}")
    assert here(g, 5) == {"city": 1}
    assert here(g, 8) == {"dahan": 3, "explorer": 1}


@pytest.mark.law("spirit_island:SI-14.12")
@pytest.mark.parametrize(("level", "won"), [(1, False), (2, False), (3, True)])
def test_victory_counts_lands_where_buildings_outnumber_dahan(level: int, won: bool) -> None:
    g = island(RIVER, EARTH, scenario=RISING)
    g.terror = level
    put(g, 1, city=1)
    put(g, 4, city=2, dahan=2)
    put(g, 5, dahan=6)
    assert is_won(g) == won
    g.people[1] = []
    assert is_won(g) == (level > 1)


@pytest.mark.law("spirit_island:SI-14.12")
@pytest.mark.parametrize(("cities", "outcome"), [(1, "terror-4"), (9, "loss-insurrection")])
def test_at_the_height_of_terror_all_dahan_strike(cities: int, outcome: str) -> None:
    g = island(scenario=RISING)
    g.terror = 4
    put(g, 4, dahan=2, city=1)
    put(g, 1, city=cities if cities > 1 else 0)
    follow(complete(g))
    assert here(g, 4).get("city", 0) == 0
    assert g.outcome is not None
    assert g.outcome.how == outcome


@pytest.mark.law("spirit_island:SI-14.12")
def test_too_few_dahan_lose() -> None:
    g = island(RIVER, EARTH, scenario=RISING)
    put(g, 5, dahan=4)
    assert insurrection.dahan_dwindle(g) == ""
    g.people[5].pop()
    assert insurrection.dahan_dwindle(g) == "dahan"


# ------------------------------------------------------------------------------------------------------ Ward the Shores

SHORES = "ward-the-shores"


def warding(**pieces: int) -> Island:
    """A card lies face down, and the slow phase has come."""
    g = island(scenario=SHORES)
    put(g, 8, **pieces)
    g.presence[0][8] = 2
    playing(g)
    g.energy[0] = 5
    card = g.hand[0][0]
    act(g, f"0 face-down:{card}")
    assert (g.plays[0], g.energy[0], g.elements[0], card in g.hand[0]) == (1, 5, [0] * 8, False)
    g.step, g.stage = "slow", [0]
    return g


@pytest.mark.law("spirit_island:SI-14.15")
def test_a_card_is_played_face_down_once_a_turn() -> None:
    g = warding()
    g.step = "spirit"
    playing(g)
    assert not any(key.startswith("face-down") for key in offered(g))
    g.step = "time"
    act(g)
    assert len(g.discard[0]) == 1


@pytest.mark.law("spirit_island:SI-14.15")
def test_a_pattern_has_its_price_and_defends() -> None:
    g = warding(town=1, blight=1, explorer=1)
    act(g, "0 ward:8")
    assert (g.energy[0], g.markers[8], defend_of(g, 8)) == (1, 1, 3)
    assert next(slow_phase(g), None) is None  # it has been made
    follow(Act(g, 0, 8).add(1, 128), f"land:{g.chart.near[8][0]}")
    assert (g.markers[8], defend_of(g, 8)) == (0, 0)


@pytest.mark.law("spirit_island:SI-14.15")
def test_a_pattern_that_is_too_dear_is_not_offered() -> None:
    g = warding(town=2, blight=1)
    assert next(slow_phase(g), None) is None


@pytest.mark.law("spirit_island:SI-14.15")
def test_settlers_come_in_the_third_stage() -> None:
    g = island(scenario=SHORES)
    follow(invaders.explore(g, 3, CARD["3-jungle-sands"]))
    follow(invaders.explore(g, 2, CARD["1-wetland"]))
    assert (here(g, 3), here(g, 2)) == ({"explorer": 1, "town": 1}, {"explorer": 1})


@pytest.mark.law("spirit_island:SI-14.15")
def test_fear_never_ends_and_never_wins() -> None:
    g = real(RIVER, scenario=SHORES, boards=(0,))
    assert len(g.fear_deck) == len(FEAR_CARDS)
    make_fear(g, 4 * 6)
    assert g.terror == 3
    g.fear_deck, g.earned, g.fear_discard = [0], [], [1, 2, 3]
    make_fear(g, 8)
    assert g.terror == 3
    put(g, 1, city=1)
    follow(complete(g))
    assert (len(g.fear_deck), len(g.earned), g.terror, g.fear) == (2, 2, 3, 0)


@pytest.mark.law("spirit_island:SI-14.15")
@pytest.mark.parametrize(("level", "warded", "won"), [(1, 3, False), (2, 3, True), (2, 2, False)])
def test_a_warded_coast_wins(level: int, warded: int, won: bool) -> None:
    g = island(scenario=SHORES)
    g.terror = level
    put(g, 8, city=1)
    for land in (1, 2, 3)[:warded]:
        g.markers[land] = 1
    assert is_won(g) == won
