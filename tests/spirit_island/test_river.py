"""River Surges in Sunlight: set-up, growth, tracks, its domain, its powers."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.printed.boards import bits
from ludex.games.spirit_island.printed.powers import NUMBER
from ludex.games.spirit_island.rules.land import sacred_bits
from tests.spirit_island.table import EARTH, RIVER, act, fear, give, here, island, offered, play, put, real, use

BOON, FLOODS, BOUNTY, WASH = (NUMBER[card] for card in ("boon-of-vigor", "flash-floods", "rivers-bounty", "wash-away"))
FLOODING = NUMBER["massive-flooding"]


@pytest.mark.law("spirit_island:SI-3.8")
@pytest.mark.parametrize(("board", "land"), [(0, 5), (1, 6), (2, 8), (3, 3)])
def test_it_starts_in_the_last_wetland(board: int, land: int) -> None:
    g = real(RIVER, boards=(board,))
    assert g.presence[0][land] == 1
    assert sum(g.presence[0]) == 1
    assert g.hand[0] == [BOON, FLOODS, BOUNTY, WASH]


def test_growth_one() -> None:
    g = real(RIVER)
    g.hand[0], g.discard[0] = [BOON], [FLOODS, WASH]
    act(g, "0 grow:0")
    assert g.hand[0] == [BOON, FLOODS, WASH]
    top = g.minor[-1]
    act(g, "0 grow-act:1", "gain:0", f"keep:{top}")
    assert (g.energy[0], g.plays[0]) == (2, 1)


def test_growth_two_goes_from_land_to_land() -> None:
    g = real(RIVER)
    act(g, "0 grow:1")
    assert not any(key.endswith(":2") for key in offered(g))
    act(g, "0 presence:3:1:4")
    act(g, "0 presence:4:0:2")
    assert [g.presence[0][land] for land in (5, 4, 2)] == [1, 1, 1]
    assert (g.energy[0], g.plays[0]) == (2, 2)


def test_growth_three_adds_presence_two_lands_away_and_a_card() -> None:
    g = real(RIVER)
    act(g, "0 grow:2")
    act(g, "0 presence:6:0:2")
    assert g.energy[0] == 0  # growth is not done yet
    top = g.major[-1]
    act(g, "0 grow-act:5", "gain:1", f"keep:{top}", f"forget:{WASH}")
    assert g.removed == [WASH]
    assert g.energy[0] == 2


@pytest.mark.law("spirit_island:SI-5.2")
def test_presence_may_come_from_the_island() -> None:
    g = real(RIVER)
    act(g, "0 grow:1")
    act(g, "0 presence:3:2:8")
    act(g, "0 presence:4:1:8")
    assert g.presence[0][5] == 0
    assert g.presence[0][8] == 2
    assert (g.top[0], g.bottom[0]) == (1, 2)


@pytest.mark.law("spirit_island:SI-5.3", "spirit_island:SI-5.5")
def test_reclaim_one_counts_as_soon_as_it_is_uncovered_and_before_cards_are_played() -> None:
    g = real(RIVER)
    g.bottom[0] = 4
    g.hand[0], g.discard[0] = [BOON, FLOODS], [BOUNTY, WASH]
    act(g, "0 grow:1")
    assert f"reclaim:{WASH}" not in offered(g)
    act(g, "0 presence:3:1:4")
    assert {f"reclaim:{WASH}", f"reclaim:{BOUNTY}"} <= offered(g)
    act(g, "0 presence:4:0:4")
    assert g.plays[0] == 3  # the space of reclaiming shows no number
    act(g, f"0 reclaim:{WASH}")
    assert g.hand[0] == [BOON, FLOODS, WASH]
    assert f"reclaim:{BOUNTY}" not in offered(g)


def test_reclaim_one_is_over_once_a_card_is_played() -> None:
    g = real(RIVER)
    g.bottom[0], g.reclaims[0] = 5, 1
    g.hand[0], g.discard[0] = [BOON, FLOODS], [WASH]
    act(g, "0 grow:1")
    act(g, "0 presence:3:0:4")
    act(g, "0 presence:4:0:4")
    assert f"reclaim:{WASH}" in offered(g)
    act(g, f"0 play:{BOON}")
    assert offered(g) == {f"play:{FLOODS}", "done"}


@pytest.mark.law("spirit_island:SI-5.7")
def test_rivers_domain_one_presence_makes_a_sacred_site_of_a_wetland() -> None:
    g = island(RIVER, EARTH)
    g.presence[0] = [0] * len(g.presence[0])
    for land, many in ((2, 1), (5, 1), (4, 1), (3, 2)):
        g.presence[0][land] = many
    g.presence[1][5] = 1
    assert sacred_bits(g, 0) == bits((2, 3, 5))  # 2 and 5 are wetlands of board A; 3 has two presence, 4 only one
    assert not sacred_bits(g, 1) >> 5 & 1  # of nobody else


def test_massive_flooding_reaches_from_a_single_presence_in_a_wetland() -> None:
    g = island(RIVER)
    g.step = "slow"
    g.presence[0][8], g.presence[0][2] = 0, 1
    put(g, 3, town=1)
    give(g, sun=1, water=2)
    assert offered(g) == {"done", *(f"use:{FLOODING}:{land}" for land in (1, 2, 3, 4))}


def test_massive_flooding_first_level_pushes_one() -> None:
    g = island(RIVER)
    put(g, 5, explorer=1, town=1, city=1)
    give(g, sun=1, water=2)
    use(g, "massive-flooding", 5, "push:1:5:6")
    assert here(g, 5) == {"explorer": 1, "city": 1}
    assert here(g, 6) == {"town": 1}


@pytest.mark.law("spirit_island:SI-7.3")
def test_massive_flooding_second_level_instead() -> None:
    g = island(RIVER)
    put(g, 5, explorer=3, town=1, city=1)
    give(g, sun=2, water=3)
    use(g, "massive-flooding", 5, "hit:5:1", "hit:5:0", "push:0:5:6", "push:5:5:6", "done")
    assert here(g, 5) == {"explorer": 1, "city": 1}
    assert here(g, 6) == {"explorer": 1, "town": 1}


@pytest.mark.law("spirit_island:SI-7.2")
def test_massive_flooding_third_level_or_as_if_with_fewer_elements() -> None:
    g = island(RIVER)
    put(g, 5, explorer=2, town=2, city=1)
    give(g, sun=3, water=4, earth=1)
    assert use(g, "massive-flooding", 5, "yes") == ["line"]
    assert here(g, 5) == {"city": 1}
    assert fear(g) == 2
    put(g, 6, town=2)
    use(g, "massive-flooding", 6, "no", "rest", "push:1:6:5")
    assert here(g, 6) == {}
    assert here(g, 5) == {"town": 1, "city": 1}


def test_boon_of_vigor_for_itself() -> None:
    g = island(RIVER)
    play(g, "flash-floods")
    use(g, "boon-of-vigor", spirit=0)
    assert g.energy == [1]


def test_boon_of_vigor_for_another_by_its_cards() -> None:
    g = island(RIVER, EARTH)
    for card in ("guard-the-healing-land", "rituals-of-destruction", "draw-of-the-fruitful-earth"):
        play(g, card, 1)
    use(g, "boon-of-vigor", spirit=1)
    assert g.energy == [0, 3]


def test_flash_floods_are_worse_at_the_coast() -> None:
    g = island(RIVER)
    put(g, 3, town=1)
    put(g, 5, town=1)
    use(g, "flash-floods", 3)
    use(g, "flash-floods", 5)
    assert here(g, 3) == {}
    assert here(g, 5) == {"town": 1}
    assert fear(g) == 1


def test_rivers_bounty_where_two_dahan_meet() -> None:
    g = island(RIVER)
    put(g, 5, dahan=1)
    put(g, 6, dahan=2)
    use(g, "rivers-bounty", 5, "gather:3:6:5", "done")
    assert here(g, 5) == {"dahan": 3}
    assert g.energy[0] == 1


def test_rivers_bounty_with_one_dahan_gives_nothing() -> None:
    g = island(RIVER)
    put(g, 5, dahan=1)
    put(g, 6, dahan=1)
    use(g, "rivers-bounty", 5, "done")
    assert here(g, 5) == {"dahan": 1}
    assert g.energy[0] == 0


def test_wash_away_up_to_three_explorers_and_towns() -> None:
    g = island(RIVER)
    put(g, 5, explorer=2, town=2, city=1, dahan=1)
    use(g, "wash-away", 5, "push:1:5:6", "push:0:5:4", "push:0:5:4")
    assert here(g, 5) == {"town": 1, "city": 1, "dahan": 1}
    use(g, "wash-away", 5, "done")
    assert here(g, 5) == {"town": 1, "city": 1, "dahan": 1}


@pytest.mark.law("spirit_island:SI-6.4", "spirit_island:SI-3.7")
def test_power_progression() -> None:
    listed = [
        "uncanny-melting",
        "natures-resilience",
        "pull-beneath-the-hungry-earth",
        "accelerated-rot",
        "song-of-sanctity",
        "tsunami",
        "encompassing-ward",
    ]
    costs = {"accelerated-rot": [BOON], "tsunami": [WASH]}  # the major powers among them
    g = real(RIVER, progression=True)
    assert not {NUMBER[card] for card in listed} & {*g.minor, *g.major}
    for card in listed:
        act(g, "0 grow:0")
        act(g, "0 grow-act:1", *(f"forget:{lost}" for lost in costs.get(card, ())))
        assert g.hand[0][-1] == NUMBER[card]
        g.grown[0], g.stage[0] = [], 0
    act(g, "0 grow:0")
    top = g.minor[-1]
    act(g, "0 grow-act:1", "gain:0", f"keep:{top}")  # the list is at its end
    assert top in g.hand[0]
