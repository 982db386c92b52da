"""Vital Strength of the Earth: set-up, growth, tracks, its vitality, its powers."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.printed.powers import NUMBER
from ludex.games.spirit_island.rules.invaders import build, explore, ravage
from ludex.games.spirit_island.rules.land import defend_of
from ludex.games.spirit_island.rules.turn import time_passes
from tests.spirit_island.table import EARTH, RIVER, act, fear, follow, give, here, island, offered, play, put, real, use

STILLNESS, DRAW, GUARD, RITUALS = (
    NUMBER[card]
    for card in (
        "a-year-of-perfect-stillness",
        "draw-of-the-fruitful-earth",
        "guard-the-healing-land",
        "rituals-of-destruction",
    )
)
GIFT = NUMBER["gift-of-strength"]


@pytest.mark.law("spirit_island:SI-3.8")
@pytest.mark.parametrize(("board", "mountain", "jungle"), [(0, 6, 8), (1, 7, 8), (2, 7, 4), (3, 8, 6)])
def test_it_starts_in_a_mountain_and_a_jungle(board: int, mountain: int, jungle: int) -> None:
    g = real(EARTH, boards=(board,))
    assert (g.presence[0][mountain], g.presence[0][jungle], sum(g.presence[0])) == (2, 1, 3)
    assert g.hand[0] == [STILLNESS, DRAW, GUARD, RITUALS]


def test_growth_one_reclaims_and_reaches_two_lands() -> None:
    g = real(EARTH)
    g.hand[0], g.discard[0] = [], [DRAW, GUARD]
    act(g, "0 grow:0")
    assert g.hand[0] == [DRAW, GUARD]
    assert "presence:1:0:3" not in offered(g)
    act(g, "0 presence:1:0:4")
    assert (g.energy[0], g.plays[0]) == (3, 1)


def test_growth_two_only_where_it_is() -> None:
    g = real(EARTH)
    act(g, "0 grow:1")
    lands = {key.split(":")[-1] for key in offered(g) if key.startswith("presence")}
    assert lands == {"6", "8"}
    act(g, "0 presence:3:1:8")
    act(g, "0 grow-act:2", "gain:0", f"keep:{g.minor[-1]}")
    assert (g.energy[0], g.plays[0], len(g.hand[0])) == (2, 1, 5)


def test_growth_three_with_energy() -> None:
    g = real(EARTH)
    act(g, "0 grow:2")
    act(g, "0 presence:4:1:1")
    assert g.energy[0] == 2 + 2


@pytest.mark.parametrize(("top", "bottom", "energy", "plays"), [(3, 2, 4, 1), (4, 3, 6, 2), (6, 6, 8, 4)])
@pytest.mark.law("spirit_island:SI-5.3")
def test_tracks(top: int, bottom: int, energy: int, plays: int) -> None:
    g = real(EARTH)
    g.top[0], g.bottom[0] = top, bottom
    act(g, "0 grow:2")
    act(g, "0 presence:4:2:1", "land:8")
    assert (g.energy[0], g.plays[0]) == (2 + energy, plays)


@pytest.mark.law("spirit_island:SI-8.6")
def test_earths_vitality_defends_its_sacred_sites() -> None:
    g = island(RIVER, EARTH)
    g.presence[1][5] = 2
    g.presence[0][6] = 2
    g.presence[1][6] = 1
    assert [defend_of(g, land) for land in (5, 6, 8)] == [3, 0, 0]
    put(g, 5, city=1, explorer=1, dahan=1)
    follow(ravage(g, 5), "rest")
    assert here(g, 5) == {"city": 1, "dahan": 1}  # 4 less 3 neither blights nor kills, and the dahan fight back


def test_earths_vitality_adds_to_other_defence_and_ends_with_the_site() -> None:
    g = island(EARTH)
    g.presence[0][5] = 2
    use(g, "guard-the-healing-land", 5)
    assert defend_of(g, 5) == 7
    g.presence[0][5] = 1
    assert defend_of(g, 5) == 4


def test_gift_of_strength_needs_its_elements() -> None:
    g = island(EARTH)
    g.step = "fast"
    put(g, 5, town=1)
    give(g, sun=1, earth=2, plant=1)
    act(g)
    assert g.step == "invaders"


@pytest.mark.law("spirit_island:SI-7.9")
@pytest.mark.parametrize(
    ("sun", "earth", "plant", "costs"),
    [(1, 2, 2, {0, 1}), (2, 3, 2, {0, 1, 2, 3}), (2, 4, 3, {0, 1, 2, 3, 4, 5}), (2, 4, 2, {0, 1, 2, 3})],
)
def test_gift_of_strength_the_more_elements_the_dearer_the_card(
    sun: int, earth: int, plant: int, costs: set[int]
) -> None:
    g = island(EARTH, RIVER)
    g.step = "fast"
    g.presence[1][19] = 2
    put(g, 19, town=1, dahan=1)
    by_cost = {
        0: NUMBER["boon-of-vigor"],
        1: NUMBER["lightnings-boon"],
        2: NUMBER["flash-floods"],
        3: NUMBER["guard-the-healing-land"],
        4: NUMBER["indomitable-claim"],
        5: NUMBER["blazing-renewal"],
    }
    g.played[1] = [*by_cost.values()]
    g.used[1] = [*by_cost.values()]
    give(g, sun=sun, earth=earth, plant=plant)
    act(g, f"0 aid:{GIFT}:1")
    may = {int(key.split(":")[1]) for key in offered(g, 1) if key != "done"}
    assert {cost for cost, card in by_cost.items() if card in may} == costs


def test_gift_of_strength_repeats_once_for_nothing() -> None:
    g = island(EARTH, RIVER)
    g.step = "fast"
    g.presence[1][19] = 1
    put(g, 19, city=1)
    play(g, "flash-floods", 1)
    give(g, sun=2, earth=3, plant=2)
    floods = NUMBER["flash-floods"]
    act(g, f"1 use:{floods}:19")
    act(g, f"0 aid:{GIFT}:1")
    act(g, f"1 use:{floods}:19")
    assert g.people[19] == [2 | 2 << 2]  # a city with two damage
    assert g.energy[1] == 0
    act(g)
    assert g.step == "invaders"


def test_gift_of_strength_lasts_to_the_slow_phase_but_not_to_the_next_turn() -> None:
    g = island(EARTH)
    g.step = "fast"
    put(g, 8, explorer=1)
    give(g, sun=1, earth=2, plant=2)
    play(g, "draw-of-the-fruitful-earth")
    act(g, f"0 aid:{GIFT}:0")
    g.step, g.stage = "slow", [0]
    act(g, f"0 use:{DRAW}:7", "done")
    assert f"use:{DRAW}:8" in offered(g)
    follow(time_passes(g))
    g.step, g.stage, g.played[0], g.used[0] = "slow", [0], [DRAW], [DRAW]
    act(g)
    assert g.step == "time"


@pytest.mark.law("spirit_island:SI-8.7")
def test_a_year_of_perfect_stillness() -> None:
    g = island(EARTH)
    put(g, 3, town=2, dahan=1)
    use(g, "a-year-of-perfect-stillness", 3)
    follow(ravage(g, 3))
    follow(build(g, 3))
    follow(explore(g, 3, 0))
    assert here(g, 3) == {"town": 2, "dahan": 1}
    put(g, 2, town=2)
    follow(build(g, 2))
    assert here(g, 2) == {"town": 2, "city": 1}


def test_draw_of_the_fruitful_earth() -> None:
    g = island(EARTH)
    put(g, 5, explorer=3, dahan=1)
    put(g, 7, dahan=2)
    use(
        g,
        "draw-of-the-fruitful-earth",
        8,
        "gather:0:5:8",
        "gather:0:5:8",
        "gather:3:7:8",
        "done",
    )
    assert here(g, 8) == {"explorer": 2, "dahan": 1}
    assert (here(g, 5), here(g, 7)) == ({"explorer": 1, "dahan": 1}, {"dahan": 1})


@pytest.mark.law("spirit_island:SI-10.5")
def test_guard_the_healing_land() -> None:
    g = island(EARTH)
    put(g, 5, blight=2, town=2)
    left = g.blight_left
    use(g, "guard-the-healing-land", 5)
    assert here(g, 5) == {"town": 2, "blight": 1}
    assert g.blight_left == left + 1
    follow(ravage(g, 5))
    assert here(g, 5) == {"town": 2, "blight": 1}


def test_rituals_of_destruction_with_few_dahan() -> None:
    g = island(EARTH)
    put(g, 5, city=1, explorer=2, dahan=2)
    use(g, "rituals-of-destruction", 5, "rest")
    assert here(g, 5) == {"city": 1, "dahan": 2}
    assert fear(g) == 0


def test_rituals_of_destruction_with_three_dahan() -> None:
    g = island(EARTH)
    put(g, 5, city=1, explorer=2, dahan=3)
    use(g, "rituals-of-destruction", 5)
    assert here(g, 5) == {"dahan": 3}
    assert fear(g) == 2 + 2


@pytest.mark.law("spirit_island:SI-6.4")
def test_power_progression() -> None:
    listed = [
        "rouse-the-trees-and-stones",
        "call-to-migrate",
        "poisoned-land",
        "devouring-ants",
        "vigor-of-the-breaking-dawn",
        "voracious-growth",
        "savage-mawbeasts",
    ]
    costs = {"poisoned-land": [STILLNESS], "vigor-of-the-breaking-dawn": [DRAW]}  # the major powers among them
    g = real(EARTH, progression=True)
    g.top[0] = g.bottom[0] = 6
    for card in listed:
        act(g, "0 grow:1")
        act(g, "0 grow-act:2", *(f"forget:{lost}" for lost in costs.get(card, ())))
        assert g.hand[0][-1] == NUMBER[card]
        g.grown[0], g.todo[0], g.stage[0] = [], [], 0
    assert g.removed == [STILLNESS, DRAW]
