"""Thunderspeaker: set-up, growth, tracks, its bond with the dahan, its powers."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.printed.boards import SPACES
from ludex.games.spirit_island.printed.powers import NUMBER
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.growth import begin_turn
from ludex.games.spirit_island.rules.invaders import ravage
from ludex.games.spirit_island.state import Island
from tests.spirit_island.table import RIVER, act, fear, follow, give, here, island, offered, put, real, use

THUNDERSPEAKER = "thunderspeaker"
MANIFESTATION, AMBUSH, VOICE, WORDS = (
    NUMBER[card]
    for card in ("manifestation-of-power-and-glory", "sudden-ambush", "voice-of-thunder", "words-of-warning")
)
GATHER, LEAD = NUMBER["gather-the-warriors"], NUMBER["lead-the-furious-assault"]


def bare(*lands: int) -> Island:
    """The spirit alone, with a presence in each of these lands."""
    g = island(THUNDERSPEAKER)
    g.presence[0] = [lands.count(land) for land in range(SPACES)]
    return g


@pytest.mark.law("spirit_island:SI-3.8")
@pytest.mark.parametrize(("board", "lands"), [(0, (3, 7)), (1, (3, 8)), (2, (3, 5)), (3, (1, 7))])
def test_it_starts_where_most_dahan_are(board: int, lands: tuple[int, int]) -> None:
    g = real(THUNDERSPEAKER, boards=(board,))
    assert [land for land, many in enumerate(g.presence[0]) if many == 1] == [*lands]
    assert sum(g.presence[0]) == 2
    assert g.hand[0] == [MANIFESTATION, AMBUSH, VOICE, WORDS]


def test_growth_one_brings_two_cards() -> None:
    g = real(THUNDERSPEAKER)
    g.hand[0], g.discard[0] = [], [VOICE]
    act(g, "0 grow:0")
    first = g.minor[-1]
    act(g, "0 grow-act:1", "gain:0", f"keep:{first}")
    assert g.plays[0] == 0
    second = g.minor[-1]
    act(g, "0 grow-act:2", "gain:0", f"keep:{second}")
    assert g.hand[0] == [VOICE, first, second]
    assert (g.energy[0], g.plays[0]) == (1, 1)


def test_growth_two_only_to_dahan() -> None:
    g = real(THUNDERSPEAKER)  # board A: dahan in 2, 3, 6 and 7
    act(g, "0 grow:1")
    lands = {
        number: {key.split(":")[3] for key in offered(g) if key.startswith(f"presence:{number}")} for number in (3, 4)
    }
    assert lands == {3: {"2", "3", "6", "7"}, 4: {"2", "3", "7"}}
    act(g, "0 presence:3:0:6")
    act(g, "0 presence:4:1:6")
    assert g.presence[0][6] == 2
    assert g.elements[0][3] == 1  # the air under the first space
    assert (g.energy[0], g.plays[0]) == (1, 2)


def test_growth_three_with_energy() -> None:
    g = real(THUNDERSPEAKER)
    act(g, "0 grow:2")
    act(g, "0 presence:5:1:4")
    assert (g.energy[0], g.plays[0]) == (4 + 1, 2)


@pytest.mark.law("spirit_island:SI-5.3")
def test_tracks_with_elements_and_reclaiming() -> None:
    g = real(THUNDERSPEAKER)
    g.top[0], g.bottom[0] = 5, 6
    begin_turn(g)
    assert g.elements[0] == [1, 0, 1, 1, 0, 0, 0, 0]
    assert g.reclaims[0] == 1
    act(g, "0 grow:2")
    act(g, "0 presence:5:0:4")
    assert (g.energy[0], g.plays[0]) == (4 + 3, 3)


@pytest.mark.law("spirit_island:SI-8.5")
def test_ally_of_the_dahan_a_presence_may_go_along_with_each() -> None:
    g = bare(5, 5, 8)
    put(g, 5, dahan=3, town=1)
    asked = use(g, "voice-of-thunder", 5, "branch:1", "push:3:5:6", "yes", "push:3:5:7", "no", "push:3:5:6", "yes")
    assert asked == ["branch", "push", "along", "push", "along", "push", "along"]
    assert g.presence[0][5:9] == [0, 2, 0, 1]
    assert here(g, 6) == {"dahan": 2}


def test_ally_of_the_dahan_only_from_its_lands_and_only_with_dahan() -> None:
    g = bare(8)
    put(g, 5, dahan=1)
    put(g, 8, explorer=1)
    assert use(g, "gather-the-warriors", 6) == []
    give(g, air=1)
    assert use(g, "gather-the-warriors", 6, "gather:3:5:6") == ["gather"]
    assert use(g, "wash-away", 8, "push:0:8:7") == ["push"]
    assert g.presence[0][8] == 1


def test_ally_of_the_dahan_when_another_spirit_moves_them() -> None:
    g = island(RIVER, THUNDERSPEAKER)
    g.presence[1][6] = 1
    put(g, 6, dahan=2)
    use(g, "rivers-bounty", 5, "gather:3:6:5", "yes", "gather:3:6:5", me=0)
    assert (g.presence[1][6], g.presence[1][5]) == (0, 1)
    assert here(g, 5) == {"dahan": 3}


def test_ally_of_the_dahan_does_not_follow_them_into_the_sea() -> None:
    g = island("oceans-hungry-grasp", THUNDERSPEAKER)
    g.presence[0][0] = g.presence[1][2] = 1
    put(g, 2, dahan=1)
    asked = use(g, "voice-of-thunder", 2, "branch:1", "push:3:2:0", me=1)
    assert "along" not in asked
    assert (g.presence[1][2], g.presence[1][0]) == (1, 0)


@pytest.mark.law("spirit_island:SI-5.6")
def test_sworn_to_victory_a_presence_for_each_dahan_lost_in_a_ravage() -> None:
    g = bare(5, 8, 8, 3)
    put(g, 5, town=2, dahan=3)
    follow(ravage(g, 5), "rest")  # the blight takes the one in land 5 first; land 3 is too far away
    assert here(g, 5) == {"town": 1, "dahan": 1, "blight": 1}
    assert (g.presence[0][5], g.presence[0][8], g.presence[0][3]) == (0, 0, 1)
    assert g.destroyed[0] == 3


def test_sworn_to_victory_chooses_which_presence_it_loses() -> None:
    g = bare(4, 6)
    put(g, 5, town=1, explorer=1, dahan=1)
    follow(ravage(g, 5), "land:6")
    assert (g.presence[0][4], g.presence[0][6]) == (1, 0)


def test_dahan_that_die_otherwise_cost_it_nothing() -> None:
    g = bare(5)
    put(g, 5, dahan=2)
    follow(Act(g, 0, 5).destroy(2, 8))
    assert here(g, 5) == {}
    assert g.presence[0][5] == 1


@pytest.mark.law("spirit_island:SI-7.1")
def test_four_air_make_its_powers_fast_but_alone_do_nothing() -> None:
    g = bare(8)
    g.step = "fast"
    put(g, 8, town=1, dahan=2)
    give(g, air=4)
    act(g)
    assert g.step == "invaders"
    g.step, g.stage = "fast", [0]
    give(g, animal=1)
    assert {int(key.split(":")[1]) for key in offered(g) if key != "done"} == {GATHER}
    give(g, sun=2, fire=1)
    assert {int(key.split(":")[1]) for key in offered(g) if key != "done"} == {GATHER, LEAD}
    g.elements[0][3] = 3
    act(g)
    assert g.step == "invaders"
    g.step, g.stage = "slow", [0]
    assert {int(key.split(":")[1]) for key in offered(g) if key != "done"} == {GATHER, LEAD}


def test_gather_the_warriors_by_air_and_sun() -> None:
    g = bare(8)
    put(g, 5, dahan=3)
    give(g, animal=1, air=2, sun=1)
    use(g, "gather-the-warriors", 6, "gather:3:5:6", "gather:3:5:6", "push:3:6:1")
    assert (here(g, 5), here(g, 6), here(g, 1)) == ({"dahan": 1}, {"dahan": 1}, {"dahan": 1})


def test_lead_the_furious_assault_a_town_for_two_dahan() -> None:
    g = bare(8)
    put(g, 8, town=3, city=1, dahan=5)
    give(g, sun=2, fire=1)
    use(g, "lead-the-furious-assault", 8)
    assert here(g, 8) == {"town": 1, "city": 1, "dahan": 5}
    assert fear(g) == 2


def test_lead_the_furious_assault_and_a_city_for_three() -> None:
    g = bare(8)
    put(g, 8, town=3, city=2, dahan=5)
    give(g, sun=4, fire=3)
    use(g, "lead-the-furious-assault", 8)
    assert here(g, 8) == {"town": 1, "city": 1, "dahan": 5}
    assert fear(g) == 4


def test_manifestation_of_power_and_glory() -> None:
    g = bare(8, 8)
    put(g, 8, city=1, town=1, dahan=2)
    use(g, "manifestation-of-power-and-glory", 8, "hit:8:2", "hit:8:6", "hit:8:10")
    assert here(g, 8) == {"town": 1, "dahan": 2}
    assert fear(g) == 1 + 2


def test_sudden_ambush() -> None:
    g = bare(8)
    put(g, 5, explorer=4, town=1, dahan=1)
    put(g, 6, dahan=1)
    use(g, "sudden-ambush", 5, "gather:3:6:5")
    assert here(g, 5) == {"explorer": 2, "town": 1, "dahan": 2}
    use(g, "sudden-ambush", 5)
    assert here(g, 5) == {"town": 1, "dahan": 2}


def test_sudden_ambush_need_not_gather() -> None:
    g = bare(8)
    put(g, 5, explorer=2, dahan=1)
    put(g, 6, dahan=1)
    use(g, "sudden-ambush", 5, "done")
    assert here(g, 5) == {"explorer": 1, "dahan": 1}


def test_voice_of_thunder_moves_up_to_four_dahan() -> None:
    g = bare(8)
    put(g, 5, dahan=5)
    use(g, "voice-of-thunder", 5, "branch:1", *["push:3:5:6"] * 4)
    assert (here(g, 5), here(g, 6)) == ({"dahan": 1}, {"dahan": 4})


def test_voice_of_thunder_frightens_invaders_if_there_are_any() -> None:
    g = bare(8)
    use(g, "voice-of-thunder", 5, "branch:2")
    assert fear(g) == 0
    put(g, 5, explorer=1)
    use(g, "voice-of-thunder", 5, "branch:2")
    assert fear(g) == 2


@pytest.mark.law("spirit_island:SI-12.2")
def test_words_of_warning_the_dahan_strike_at_the_same_time() -> None:
    g = bare(8)
    put(g, 5, city=2, town=1, dahan=2)
    use(g, "words-of-warning", 5)
    follow(ravage(g, 5), "hit:5:2", "hit:5:6", "hit:5:10", "rest")
    # 3 + 3 + 2 less 3 kill both dahan, which have dealt their 4 damage before
    assert here(g, 5) == {"town": 1, "city": 1, "blight": 1}


def test_words_of_warning_defend() -> None:
    g = bare(8)
    put(g, 5, town=1, explorer=1, dahan=1)
    use(g, "words-of-warning", 5)
    follow(ravage(g, 5), "hit:5:1", "hit:5:5")
    assert here(g, 5) == {"explorer": 1, "dahan": 1}


@pytest.mark.law("spirit_island:SI-6.4")
def test_there_is_no_progression_for_it() -> None:
    g = real(THUNDERSPEAKER, progression=True)
    act(g, "0 grow:0")
    assert act(g, "0 grow-act:1", "gain:0", f"keep:{g.minor[-1]}") == ["spirit", "deck", "keep"]
