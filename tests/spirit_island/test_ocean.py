"""Ocean's Hungry Grasp. Board A: coast 1 (mountain), 2 (wetland), 3 (jungle); 0 is its ocean. Board B is 11 and on."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.chosen import Setup
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import GROWTHS, NUMBER, POWERS, SPIRITS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import add_blight
from ludex.games.spirit_island.rules.end import complete
from ludex.games.spirit_island.rules.growth import (
    add_presence,
    add_presence_by,
    allowed_presence,
    begin_turn,
    carry_out,
    near_presence,
    offer,
)
from ludex.games.spirit_island.rules.land import count, defend_of, in_play, is_coastal, is_terrain, neighbours, where
from ludex.games.spirit_island.rules.lasting import UNHURT_DAHAN, this_turn
from ludex.games.spirit_island.rules.powers import power_phase, target_lands, uses
from ludex.games.spirit_island.rules.prices import pay, payable
from ludex.games.spirit_island.setup import new_state, place_printed, place_spirit
from ludex.games.spirit_island.sides.ocean import drown
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BEASTS, EXPLORER, FAST, TOWN, WETLAND, piece
from tests.spirit_island.table import EARTH, RIVER, fear, follow, give, here, island, put, use

OCEAN = "oceans-hungry-grasp"
GROWTH = GROWTHS[SPIRITS.index(OCEAN)]


def sea(*others: str) -> Island:
    """A presence in the ocean of board A and none elsewhere; the city keeps the invaders from having lost."""
    g = island(OCEAN, *others)
    g.presence[0] = [0] * len(g.presence[0])
    g.presence[0][0] = 1
    put(g, 6, city=1)
    return g


def mine(g: Island) -> dict[int, int]:
    return {land: number for land, number in enumerate(g.presence[0]) if number}


def action(kind: str, option: int) -> int:
    """The first such part of a growth option."""
    return next(number for number in GROWTH.options[option].actions if GROWTH.actions[number].kind == kind)


# ------------------------------------------------------------------------------------------------------------- set-up


@pytest.mark.law("spirit_island:SI-3.8")
def test_starts_in_the_ocean_and_on_a_coast_of_choice() -> None:
    g = new_state(Setup(seats=[RIVER, OCEAN]))
    g.attach(None)
    g.boards, g.home = (2, 3), [0, 1]
    place_printed(g)
    follow(place_spirit(g, 1), "land:13")
    assert {land: number for land, number in enumerate(g.presence[1]) if number} == {11: 1, 13: 1}


# ------------------------------------------------------------------------------------------------------ ocean in play


@pytest.mark.law("spirit_island:SI-2.2")
def test_an_ocean_is_in_play_where_the_spirit_has_presence_on_the_board() -> None:
    g = sea(RIVER)
    assert in_play(g) & g.chart.all_oceans == 1
    assert is_terrain(g, 0, WETLAND)
    assert is_coastal(g, 0)
    assert neighbours(g, 0) == [1, 2, 3]
    assert 0 in neighbours(g, 2)
    assert 11 not in neighbours(g, 12)
    g.presence[0][13] = 1
    assert 11 in neighbours(g, 12)


def test_powers_of_all_spirits_reach_an_ocean_in_play() -> None:
    g = sea(RIVER)
    g.presence[1][2] = 2
    wash = POWERS[NUMBER["wash-away"]]
    assert target_lands(g, 1, wash) & 1
    g.presence[0][0], g.presence[0][14] = 0, 1
    assert not target_lands(g, 1, wash) & 1


@pytest.mark.law("spirit_island:SI-8.5")
def test_what_a_power_pushes_into_the_ocean_drowns() -> None:
    g = sea(RIVER)
    put(g, 2, town=1, explorer=1, dahan=1)
    on = Act(g, 1, 2, power=NUMBER["wash-away"])
    follow(on.push(3, EXPLORER | TOWN), "push:0:2:0", "push:1:2:0")
    assert here(g, 0) == {}
    assert here(g, 2) == {"dahan": 1}
    assert g.kept[0] == [1, 1, 0]
    assert fear(g) == 1  # of the town


def test_no_fear_card_or_event_pushes_into_the_ocean() -> None:
    g = sea()
    put(g, 3, explorer=1)
    asked = follow(Act(g, 0, 3, fear=0).push(1, EXPLORER), "push:0:3:4")
    assert asked == ["push"]
    put(g, 3, explorer=1)
    with pytest.raises(AssertionError, match="not among"):
        follow(Act(g, 0, 3, fear=0).push(1, EXPLORER), "push:0:3:0")


@pytest.mark.law("spirit_island:SI-10.3")
def test_blight_cascades_into_an_ocean_in_play_and_takes_presence_there() -> None:
    g = sea()
    put(g, 3, blight=1)
    g.presence[0][0] = 2
    follow(add_blight(Act(g, 0, 3), 3), "land:0")
    assert g.blight[0] == 1
    assert g.presence[0][0] == 1
    follow(add_blight(Act(g, 0, 0), 0), "land:1")
    assert (g.blight[0], g.blight[1]) == (2, 1)


def test_when_the_last_presence_leaves_a_board_its_ocean_and_what_lies_there_is_out_of_play() -> None:
    g = sea(RIVER)
    put(g, 0, beasts=1, blight=1)
    g.presence[0][12] = 1
    assert where(g, BEASTS) == 1
    g.presence[0][0] = 0
    follow(complete(g))
    assert where(g, BEASTS) == 0
    assert here(g, 0) == {"beasts": 1, "blight": 1}  # they lie there still
    g.presence[0][3] = 1
    assert where(g, BEASTS) == 1


def test_people_who_cannot_drown_are_set_ashore() -> None:
    g = sea()
    put(g, 2, dahan=1)
    this_turn(g, UNHURT_DAHAN, 0)
    follow(Act(g, 0, 0, power=NUMBER["call-of-the-deeps"]).gather(1, 8))
    assert here(g, 0) == {"dahan": 1}
    follow(complete(g), "land:3")
    assert (here(g, 0), here(g, 3)) == ({}, {"dahan": 1})


def test_its_presence_never_goes_inland() -> None:
    g = sea(EARTH)
    g.presence[0][2] = 1
    assert place_options(g, 0) == [0, 1, 2, 3]
    assert place_options(g, 1) == [17, 18, 19]


def place_options(g: Island, seat: int) -> list[int]:
    """Where a power may add a presence within one land of its own."""
    return places(allowed_presence(g, seat, near_presence(g, seat, 1)))


def test_a_power_may_put_presence_of_others_into_an_ocean_in_play() -> None:
    g = sea(EARTH)
    g.presence[1][2] = 1
    follow(add_presence_by(Act(g, 0, power=NUMBER["tidal-boon"]).by(1), 1), "add-presence:0:0")
    assert g.presence[1][0] == 1


# ------------------------------------------------------------------------------------------------------------- growth


@pytest.mark.law("spirit_island:SI-5.1")
def test_the_first_option_gathers_presence_into_each_ocean() -> None:
    g = sea(RIVER)
    begin_turn(g)
    g.presence[0][1], g.presence[0][2], g.presence[0][13] = 1, 1, 2
    g.progression, g.progress[0] = True, 0
    follow(carry_out(g, 0, ("grow", 0)))
    assert g.energy[0] == 2
    follow(carry_out(g, 0, ("grow-act", action("pull_presence", 0))), "move-presence:2:0")
    assert mine(g) == {0: 2, 1: 1, 11: 1, 13: 1}


def test_a_land_between_two_oceans_feeds_one_of_them() -> None:
    """Thematic boards: a land touches the ocean of its neighbour as well."""
    g = island(OCEAN, RIVER, EARTH, "thunderspeaker", board="thematic")
    shared = next(land for land in g.chart.lands if len(g.chart.ocean_near[land]) > 1)
    g.presence[0] = [0] * len(g.presence[0])
    g.presence[0][shared] = 1
    begin_turn(g)
    g.todo[0] = [action("pull_presence", 0)]
    other = next(each for each in g.chart.ocean_near[shared] if each // 11 != shared // 11)
    follow(carry_out(g, 0, ("grow-act", action("pull_presence", 0))), f"move-presence:{shared}:{other}")
    assert mine(g) == {other: 1}


def test_the_second_option_adds_two_presence_in_any_ocean() -> None:
    g = sea(RIVER)
    begin_turn(g)
    follow(carry_out(g, 0, ("grow", 1)))
    assert g.energy[0] == 1
    first, second = (number for number in g.todo[0])
    lands = {option[3] for option in offer(g, 0) if option[0] == "presence"}
    assert lands == {0, 11}
    follow(carry_out(g, 0, ("presence", first, 1, 11)))
    follow(carry_out(g, 0, ("presence", second, 0, 11)))
    assert mine(g) == {0: 1, 11: 2}
    assert g.elements[0][1] == 1  # the moon of the energy track
    assert g.plays[0] == 2


def test_the_third_option_pushes_out_of_each_ocean_and_adds_on_the_coast() -> None:
    g = sea(RIVER)
    g.presence[0][11] = 1
    begin_turn(g)
    follow(carry_out(g, 0, ("grow", 2)))
    coast = action("add_presence", 2)
    lands = {option[3] for option in offer(g, 0) if option[0] == "presence"}
    assert lands == {1, 2, 3, 12, 13, 14}  # an ocean is no coastal land while growing
    follow(carry_out(g, 0, ("grow-act", action("push_presence", 2))), "move-presence:0:3", "move-presence:11:14")
    assert mine(g) == {3: 1, 14: 1}
    follow(carry_out(g, 0, ("presence", coast, 0, 13)))
    assert mine(g) == {3: 1, 13: 1, 14: 1}


def test_presence_on_the_island_may_come_instead() -> None:
    g = sea(RIVER)
    g.presence[0][3] = 1
    follow(add_presence(Act(g, 0), 2, 11), "land:3")
    assert mine(g) == {0: 1, 11: 1}


# ----------------------------------------------------------------------------------------------------------- drowning


@pytest.mark.law("spirit_island:SI-8.3")
def test_whatever_drowns_is_destroyed_and_invaders_are_kept() -> None:
    g = sea()
    put(g, 1, city=1, dahan=1)
    assert drown(g, 1, piece(4))
    assert drown(g, 1, piece(8))
    assert here(g, 1) == {}
    assert g.kept[0] == [0, 0, 1]
    assert fear(g) == 2


@pytest.mark.parametrize(
    ("players", "kept", "count", "left"),
    [
        (1, [0, 0, 1], 1, [0, 1, 0]),
        (1, [1, 1, 1], 6, [0, 0, 0]),
        (2, [1, 1, 0], 1, [1, 0, 0]),
        (2, [1, 0, 1], 2, [0, 0, 0]),
        (2, [0, 0, 3], 1, [1, 0, 2]),
        (3, [0, 2, 0], 1, [1, 0, 0]),
    ],
)
def test_health_of_the_drowned_is_traded_for_energy(players: int, kept: list[int], count: int, left: list[int]) -> None:
    g = sea(*(RIVER, EARTH)[: players - 1])
    begin_turn(g)
    g.kept[0] = kept
    follow(carry_out(g, 0, ("trade", count)))
    assert g.kept[0] == left
    assert g.energy[0] == count


def test_it_is_traded_while_growing_and_in_power_phases() -> None:
    g = sea(RIVER)
    begin_turn(g)
    g.kept[0] = [1, 0, 0]
    assert not [option for option in offer(g, 0) if option[0] == "trade"]  # two players: two health
    g.kept[0] = [1, 0, 1]
    assert [option for option in offer(g, 0) if option[0] == "trade"] == [("trade", 1), ("trade", 2)]
    assert not [option for option in offer(g, 1) if option[0] == "trade"]
    assert uses(g, 0, FAST) == [("trade", 1), ("trade", 2)]
    g.stage = [0, 0]
    follow(power_phase(g, FAST), "0 trade:2")
    assert (g.energy[0], g.kept[0]) == (2, [0, 0, 0])


# ------------------------------------------------------------------------------------------------------ innate powers


@pytest.mark.parametrize(
    ("elements", "total"),
    [
        ({"moon": 1, "air": 1, "water": 2}, 1),
        ({"moon": 2, "air": 1, "water": 3}, 2),
        ({"moon": 3, "air": 2, "water": 4}, 4),
    ],
)
def test_pound_ships_to_splinters(elements: dict[str, int], total: int) -> None:
    g = sea()
    give(g, **elements)
    use(g, "pound-ships-to-splinters", 0)
    assert fear(g) == total


def test_ocean_breaks_the_shore() -> None:
    g = sea()
    put(g, 1, explorer=1, town=2, city=1)
    give(g, water=2, earth=1)
    use(g, "ocean-breaks-the-shore", 1)
    assert here(g, 1) == {"explorer": 1, "town": 1, "city": 1}
    assert g.kept[0] == [0, 1, 0]


def test_ocean_breaks_the_shore_of_a_city() -> None:
    g = sea()
    put(g, 1, town=1, city=1)
    give(g, water=3, earth=2)
    use(g, "ocean-breaks-the-shore", 1, "yes")
    assert here(g, 1) == {"town": 1}
    use(g, "ocean-breaks-the-shore", 1)
    assert here(g, 1) == {}
    assert g.kept[0] == [0, 1, 1]


def test_ocean_breaks_the_shore_twice() -> None:
    g = sea()
    put(g, 1, town=2, city=1)
    give(g, water=4, earth=3)
    use(g, "ocean-breaks-the-shore", 1, "no", "yes", "destroy:1:2")
    assert here(g, 1) == {"town": 1}
    assert g.kept[0] == [0, 1, 1]


# ------------------------------------------------------------------------------------------------------- unique cards


def test_call_of_the_deeps() -> None:
    g = sea()
    put(g, 2, explorer=2)
    put(g, 4, explorer=1)
    use(g, "call-of-the-deeps", 3, "gather:0:4:3")
    assert here(g, 3) == {"explorer": 1}
    use(g, "call-of-the-deeps", 0, "gather:0:2:0", "gather:0:3:0")
    assert g.kept[0] == [2, 0, 0]
    assert count(g, 2, EXPLORER) == 1
    assert target_lands(g, 0, POWERS[NUMBER["call-of-the-deeps"]]) == 1


def test_grasping_tide() -> None:
    g = sea()
    use(g, "grasping-tide", 2)
    assert fear(g) == 2
    assert defend_of(g, 2) == 4
    assert places(target_lands(g, 0, POWERS[NUMBER["grasping-tide"]])) == [0, 1, 2, 3]


def test_swallow_the_land_dwellers() -> None:
    g = sea()
    put(g, 2, explorer=2, town=2, dahan=2, city=1)
    use(g, "swallow-the-land-dwellers", 2)
    assert here(g, 2) == {"explorer": 1, "town": 1, "dahan": 1, "city": 1}
    assert g.kept[0] == [1, 1, 0]
    assert fear(g) == 1


def test_tidal_boon() -> None:
    g = sea(EARTH)
    g.presence[1][2] = 1
    put(g, 2, town=1, dahan=3)
    asked = use(g, "tidal-boon", None, "land:2", "push:1:2:0", "push:3:2:0", "land:14", "push:3:2:0", "done", spirit=1)
    assert asked == ["push-from", "push", "push", "ashore", "push", "ashore"]
    assert g.energy[1] == 2
    assert here(g, 14) == {"dahan": 1}  # one was set ashore, the other has drowned
    assert here(g, 2) == {"dahan": 1}
    assert g.kept[0] == [0, 1, 0]


def test_tidal_boon_need_not_push() -> None:
    g = sea(EARTH)
    put(g, 19, dahan=1)
    use(g, "tidal-boon", None, "done", spirit=1)
    assert here(g, 19) == {"dahan": 1}


@pytest.mark.law("spirit_island:SI-5.4", "spirit_island:SI-13.4")
def test_the_drowned_pay_for_an_event_as_well() -> None:
    g = sea(RIVER)
    g.kept[0] = [1, 1, 1]  # six health of two players: 3 energy
    g.energy = [1, 0]
    assert payable(g, 4)
    assert not payable(g, 5)
    follow(pay(Act(g), 4), "0 pay:2", "0 pay:2")
    assert (g.energy, g.kept[0]) == ([0, 0], [0, 0, 0])


@pytest.mark.law("spirit_island:SI-5.4")
def test_only_what_is_missing_is_traded() -> None:
    g = sea()
    g.kept[0] = [0, 1, 0]
    g.energy[0] = 2
    follow(pay(Act(g), 3), "0 pay:3")
    assert (g.energy[0], g.kept[0]) == (0, [1, 0, 0])
