"""Lightning's Swift Strike: set-up, growth, tracks, its speed, its powers."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.printed.powers import NUMBER
from ludex.games.spirit_island.rules.turn import time_passes
from ludex.games.spirit_island.state import Island
from tests.spirit_island.table import RIVER, act, fear, follow, give, here, island, offered, play, put, real, use

LIGHTNING = "lightnings-swift-strike"
HARBINGERS, BOON, STORM, HOMESTEADS = (
    NUMBER[card] for card in ("harbingers-of-the-lightning", "lightnings-boon", "raging-storm", "shatter-homesteads")
)
THUNDER = NUMBER["thundering-destruction"]


def ready(*seats: str, step: str = "fast") -> Island:
    """A town in land 5 for powers to be used on, two presence of the first spirit in land 8."""
    g = island(*(seats or (LIGHTNING,)))
    g.step = step
    g.presence[0][8] = 2
    put(g, 5, town=1)
    return g


def uses(g: Island, seat: int = 0) -> set[int]:
    """The powers that a seat may use now."""
    return {int(key.split(":")[1]) for key in offered(g, seat) if key != "done"}


@pytest.mark.law("spirit_island:SI-3.8")
@pytest.mark.parametrize(("board", "land"), [(0, 7), (1, 5), (2, 6), (3, 7)])
def test_it_starts_in_the_last_sands(board: int, land: int) -> None:
    g = real(LIGHTNING, boards=(board,))
    assert g.presence[0][land] == 2
    assert sum(g.presence[0]) == 2
    assert g.hand[0] == [HARBINGERS, BOON, STORM, HOMESTEADS]
    assert g.energy[0] == 0


@pytest.mark.law("spirit_island:SI-5.1")
def test_growth_one_brings_cards_back_and_a_new_one() -> None:
    g = real(LIGHTNING)
    g.hand[0].remove(STORM)
    g.discard[0] = [STORM]
    act(g, "0 grow:0")
    assert STORM in g.hand[0]
    assert g.energy[0] == 1  # by the option; what the track gives comes when growth is done
    top = g.minor[-1]
    act(g, "0 grow-act:1", "gain:0", f"keep:{top}")
    assert top in g.hand[0]
    assert (g.energy[0], g.plays[0]) == (2, 2)


@pytest.mark.law("spirit_island:SI-5.3a")
def test_growth_two_adds_two_presence_one_after_the_other() -> None:
    g = real(LIGHTNING)
    act(g, "0 grow:1")
    first = offered(g)
    assert "presence:3:0:6" in first  # two steps from land 7
    assert not any(key.endswith(":2") and key.startswith("presence:3") for key in first)  # three steps
    assert {key for key in first if key.startswith("presence:4")} == {
        "presence:4:0:7",
        "presence:4:1:7",
        "presence:4:2:7",
    }
    act(g, "0 presence:3:1:6")
    assert "presence:4:0:6" in offered(g)  # range 0, from where the first one went
    act(g, "0 presence:4:1:6")
    assert g.presence[0][6] == 2
    assert (g.top[0], g.bottom[0]) == (1, 3)
    assert (g.energy[0], g.plays[0]) == (1, 4)


@pytest.mark.law("spirit_island:SI-5.3")
def test_growth_three_and_the_tracks() -> None:
    g = real(LIGHTNING)
    g.top[0], g.bottom[0] = 5, 4
    act(g, "0 grow:2")
    act(g, "0 presence:5:0:8")
    assert g.energy[0] == 3 + 4
    assert g.plays[0] == 5


@pytest.mark.law("spirit_island:SI-7.1")
def test_without_air_a_slow_power_is_slow() -> None:
    g = ready()
    g.played[0] = [STORM]
    give(g, fire=3)
    act(g)
    assert g.step == "invaders"


def test_swiftness_of_lightning_a_slow_power_for_each_air() -> None:
    g = ready()
    for card in ("harbingers-of-the-lightning", "raging-storm", "shatter-homesteads"):
        play(g, card)
    g.elements[0][3] = 2  # air
    assert uses(g) == {HARBINGERS, STORM, HOMESTEADS, THUNDER}
    act(g, f"0 use:{STORM}:5")
    act(g, f"0 use:{HARBINGERS}:5")
    act(g)  # the two airs are spent: nothing is left to do
    assert g.step == "invaders"


def test_swiftness_counts_anew_every_turn_and_not_in_the_slow_phase() -> None:
    g = ready()
    play(g, "raging-storm")
    play(g, "shatter-homesteads")
    g.elements[0][3] = 1
    act(g, f"0 use:{STORM}:5")
    g.step, g.stage = "slow", [0]
    assert uses(g) == {HOMESTEADS}
    g.energy[0] = 0
    act(g, f"0 use:{HOMESTEADS}:5")
    put(g, 5, town=1)
    follow(time_passes(g))
    assert g.kept[0] == []
    g.step, g.discard[0] = "fast", []
    play(g, "raging-storm")
    assert uses(g) == {STORM}


def test_swiftness_is_only_its_own() -> None:
    g = ready(LIGHTNING, RIVER)
    g.played[1] = [NUMBER["wash-away"]]
    give(g, 0, air=3)
    give(g, 1, air=3)
    act(g)
    assert g.step == "invaders"


def test_lightnings_boon_two_slow_powers_of_another() -> None:
    g = ready(LIGHTNING, RIVER)
    play(g, "lightnings-boon")
    g.elements[0][3] = 0
    g.presence[1][5] = 1
    bounty, wash = NUMBER["rivers-bounty"], NUMBER["wash-away"]
    for card in ("rivers-bounty", "wash-away", "flash-floods"):
        play(g, card, 1)
    give(g, 1, sun=1, water=2)
    put(g, 8, explorer=1)
    assert uses(g, 0) == {BOON}
    act(g, f"0 aid:{BOON}:1")
    assert uses(g, 1) == {bounty, wash, NUMBER["flash-floods"], NUMBER["massive-flooding"]}
    act(g, f"1 use:{bounty}:5")
    act(g, f"1 use:{wash}:5", "done")
    assert uses(g, 1) == {NUMBER["flash-floods"]}  # which was fast anyway
    assert g.kept[1] == []


def test_lightnings_boon_adds_to_its_own_air() -> None:
    g = ready()
    for card in ("lightnings-boon", "harbingers-of-the-lightning", "raging-storm", "shatter-homesteads"):
        play(g, card)
    g.elements[0][3] = 1
    act(g, f"0 aid:{BOON}:0")
    put(g, 6, city=1)
    for key in (f"use:{HARBINGERS}:5", f"use:{STORM}:6", f"use:{HOMESTEADS}:5"):
        act(g, f"0 {key}")
    assert here(g, 5) == {}
    act(g)
    assert g.step == "invaders"


def test_thundering_destruction_first_level_only_towns() -> None:
    g = island(LIGHTNING)
    put(g, 5, town=1, city=1)
    give(g, fire=3, air=2)
    use(g, "thundering-destruction", 5)
    assert here(g, 5) == {"city": 1}
    assert fear(g) == 1


def test_thundering_destruction_second_level_may_be_a_city_instead() -> None:
    g = island(LIGHTNING)
    put(g, 5, town=1, city=1)
    give(g, fire=4, air=3)
    use(g, "thundering-destruction", 5, "destroy:5:2")
    assert here(g, 5) == {"town": 1}
    assert fear(g) == 2
    use(g, "thundering-destruction", 5)
    assert here(g, 5) == {}


@pytest.mark.parametrize(("fire", "air", "water", "left"), [(5, 4, 1, 2), (5, 5, 2, 1), (5, 5, 1, 2), (4, 5, 2, 3)])
@pytest.mark.law("spirit_island:SI-7.3")
def test_thundering_destruction_further_levels_add(fire: int, air: int, water: int, left: int) -> None:
    g = island(LIGHTNING)
    put(g, 5, town=4)
    give(g, fire=fire, air=air, water=water)
    use(g, "thundering-destruction", 5)
    assert here(g, 5) == {"town": left}


def test_thundering_destruction_reaches_one_land_from_a_sacred_site() -> None:
    g = ready(step="slow")
    g.presence[0][1] = 1
    give(g, fire=3, air=2)
    assert offered(g) == {"done", *(f"use:{THUNDER}:{land}" for land in (5, 6, 7, 8))}


def test_harbingers_frighten_where_there_are_buildings() -> None:
    g = island(LIGHTNING)
    put(g, 5, dahan=3)
    put(g, 4, town=1)
    use(g, "harbingers-of-the-lightning", 5, "push:3:5:1", "push:3:5:4")
    assert (here(g, 5), here(g, 1), here(g, 4)) == ({"dahan": 1}, {"dahan": 1}, {"town": 1, "dahan": 1})
    assert fear(g) == 1


def test_harbingers_need_not_push_and_frighten_nobody_elsewhere() -> None:
    g = island(LIGHTNING)
    put(g, 5, dahan=2, town=1)
    put(g, 4, explorer=1)
    use(g, "harbingers-of-the-lightning", 5, "push:3:5:4", "done")
    assert here(g, 5) == {"town": 1, "dahan": 1}
    assert fear(g) == 0


def test_raging_storm_hurts_every_invader() -> None:
    g = island(LIGHTNING)
    put(g, 5, explorer=2, town=1, city=1, dahan=1)
    use(g, "raging-storm", 5)
    assert here(g, 5) == {"town": 1, "city": 1, "dahan": 1}
    use(g, "raging-storm", 5)
    assert here(g, 5) == {"city": 1, "dahan": 1}
    assert fear(g) == 1


def test_shatter_homesteads() -> None:
    g = island(LIGHTNING)
    put(g, 5, explorer=1, town=2, city=1)
    use(g, "shatter-homesteads", 5)
    assert here(g, 5) == {"explorer": 1, "town": 1, "city": 1}
    assert fear(g) == 2
    use(g, "shatter-homesteads", 6)
    assert fear(g) == 3


@pytest.mark.law("spirit_island:SI-6.4")
def test_power_progression_goes_by_the_list_and_a_major_power_costs_a_card() -> None:
    g = real(LIGHTNING, progression=True)
    listed = ["delusions-of-danger", "call-to-bloodshed", "powerstorm"]
    assert not {NUMBER[card] for card in listed} & {*g.minor, *g.major}
    for turn, card in enumerate(listed):
        act(g, "0 grow:0")
        asked = act(g, "0 grow-act:1", *([f"forget:{BOON}"] if turn == 2 else []))
        assert asked[1:] == (["forget"] if turn == 2 else [])
        assert g.hand[0][-1] == NUMBER[card]
        g.grown[0], g.stage[0] = [], 0
    assert g.removed == [BOON]
