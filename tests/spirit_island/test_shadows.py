"""Shadows Flicker Like Flame: set-up, growth, tracks, targets through the shadows of the dahan, its powers."""

from __future__ import annotations

import pytest

from ludex.core.decision import Floor, option_of
from ludex.games.spirit_island.printed.powers import NUMBER
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.invaders import ravage
from ludex.games.spirit_island.rules.lasting import REPEAT, this_turn
from ludex.games.spirit_island.rules.powers import repeat
from ludex.games.spirit_island.rules.refusals import why_not
from ludex.games.spirit_island.state import Island
from tests.spirit_island.table import GAME, RIVER, act, fear, follow, give, here, island, offered, play, put, real, use

SHADOWS = "shadows-flicker-like-flame"
CONCEALING, CROPS, FAVORS, MANTLE = (
    NUMBER[card] for card in ("concealing-shadows", "crops-wither-and-fade", "favors-called-due", "mantle-of-dread")
)
DARKNESS = NUMBER["darkness-swallows-the-unwary"]


@pytest.mark.law("spirit_island:SI-3.8")
@pytest.mark.parametrize(("board", "jungle"), [(0, 8), (1, 8), (2, 4), (3, 6)])
def test_it_starts_in_the_last_jungle_and_in_land_five(board: int, jungle: int) -> None:
    g = real(SHADOWS, boards=(board,))
    assert (g.presence[0][jungle], g.presence[0][5], sum(g.presence[0])) == (2, 1, 3)
    assert g.hand[0] == [CONCEALING, CROPS, FAVORS, MANTLE]


def test_growth_one_and_no_energy_from_the_track_at_first() -> None:
    g = real(SHADOWS)
    g.hand[0], g.discard[0] = [], [CROPS]
    act(g, "0 grow:0")
    assert g.hand[0] == [CROPS]
    act(g, "0 grow-act:1", "gain:0", f"keep:{g.minor[-1]}")
    assert (g.energy[0], g.plays[0], len(g.hand[0])) == (0, 1, 2)


def test_growth_two_a_card_and_presence_next_to_it() -> None:
    g = real(SHADOWS)
    act(g, "0 grow:1")
    assert not {key for key in offered(g) if key.startswith("presence") and key[-2:] in (":2", ":3")}
    act(g, "0 presence:3:0:1")
    act(g, "0 grow-act:2", "gain:0", f"keep:{g.minor[-1]}")
    assert (g.energy[0], g.plays[0]) == (1, 1)


def test_growth_three_far_away_with_energy() -> None:
    g = real(SHADOWS)
    act(g, "0 grow:2")
    assert g.energy[0] == 3
    act(g, "0 presence:4:1:3")
    assert g.presence[0][3] == 1
    assert (g.energy[0], g.plays[0]) == (3, 2)


@pytest.mark.parametrize(("top", "bottom", "energy", "plays"), [(2, 3, 1, 3), (3, 4, 3, 3), (6, 6, 6, 5)])
def test_tracks(top: int, bottom: int, energy: int, plays: int) -> None:
    g = real(SHADOWS)
    g.top[0], g.bottom[0] = top, bottom
    act(g, "0 grow:2")
    act(g, "0 presence:4:2:4", "land:5")
    assert (g.energy[0], g.plays[0]) == (3 + energy, plays)


def far(energy: int = 1) -> Island:
    """Its presence is in land 8; dahan are in land 3, four lands away."""
    g = island(SHADOWS)
    g.step = "fast"
    g.energy[0] = energy
    put(g, 3, dahan=2, explorer=1)
    put(g, 2, town=1)
    return g


@pytest.mark.law("spirit_island:SI-7.4")
def test_shadows_of_the_dahan_reach_any_dahan_for_one_energy() -> None:
    g = far(2)
    play(g, "concealing-shadows")
    assert offered(g) == {"done", f"use:{CONCEALING}:8", f"shadow:{CONCEALING}:3"}
    act(g, f"0 shadow:{CONCEALING}:3")
    assert g.energy[0] == 1
    assert fear(g) == 1
    assert g.used[0] == [CONCEALING]
    act(g)
    assert g.step == "invaders"


def test_without_energy_the_shadows_are_short() -> None:
    g = far(0)
    play(g, "concealing-shadows")
    assert offered(g) == {"done", f"use:{CONCEALING}:8"}


def test_what_is_in_range_costs_nothing() -> None:
    g = far()
    put(g, 8, dahan=1)
    play(g, "concealing-shadows")
    assert offered(g) == {"done", f"use:{CONCEALING}:8", f"shadow:{CONCEALING}:3"}
    act(g, f"0 use:{CONCEALING}:8")
    assert g.energy[0] == 1


def test_the_shadows_serve_innate_powers_that_have_a_site_to_be_used_from() -> None:
    g = far()
    give(g, moon=2, fire=1)
    assert act(g) == []  # one presence is no sacred site
    assert g.step == "invaders"
    g.step, g.stage, g.presence[0][8] = "fast", [0], 2
    assert f"shadow:{DARKNESS}:3" in offered(g)


def test_the_shadows_do_not_change_what_a_power_targets() -> None:
    g = far()
    g.step = "slow"
    g.presence[0][8] = 2
    rain = NUMBER["rain-of-blood"]  # a land with invaders
    g.played[0] = [rain]
    put(g, 4, dahan=1)
    assert offered(g) == {"done", f"shadow:{rain}:3"}  # neither land 4 without invaders nor land 2 without dahan


def test_the_shadows_are_nobody_elses() -> None:
    g = island(RIVER, SHADOWS)
    g.step = "fast"
    g.energy = [3, 3]
    put(g, 3, dahan=1, explorer=1)
    play(g, "flash-floods", 0)
    assert f"shadow:{NUMBER['flash-floods']}:3" not in offered(g, 0)


def why(g: Island, key: str, seat: int = 0) -> str:
    """The reason why an answer is not among those offered."""
    question = next(GAME.steps[g.step](g))
    assert isinstance(question, Floor)
    refusal = why_not(g, seat, question.decisions[seat], option_of(key))
    return refusal.reason if refusal else ""


@pytest.mark.law("spirit_island:SI-7.4")
def test_why_the_shadows_do_not_reach() -> None:
    g = far()
    put(g, 8, dahan=1)
    play(g, "concealing-shadows")
    assert why(g, f"shadow:{CONCEALING}:3") == ""
    assert why(g, f"shadow:{CONCEALING}:2") == "no-dahan-there"
    assert why(g, f"shadow:{CONCEALING}:8") == "within-range"
    assert why(g, f"shadow:{CROPS}:3") == "not-in-play"
    g.energy[0] = 0
    assert why(g, f"shadow:{CONCEALING}:3") == "too-dear"
    rain = NUMBER["rain-of-blood"]
    g.step, g.energy[0], g.played[0] = "slow", 1, [rain, CROPS]
    assert why(g, f"shadow:{rain}:3") == "no-origin"
    g.people[3].remove(0)
    assert why(g, f"shadow:{rain}:3") == "wrong-target"
    g = island(RIVER)
    g.step = "fast"
    put(g, 3, dahan=1, town=1)
    play(g, "flash-floods")
    assert why(g, f"shadow:{NUMBER['flash-floods']}:3") == "no-far-targets"


@pytest.mark.law("spirit_island:SI-7.9")
def test_a_repeat_that_is_paid_for_leaves_energy_for_the_shadows_or_not() -> None:
    g = far(2)
    g.step = "slow"
    play(g, "crops-wither-and-fade")
    g.used[0] = [CROPS]
    this_turn(g, REPEAT, 0, 3, 1)
    assert f"shadow:{CROPS}:3" in offered(g)
    g.energy[0] = 1
    assert offered(g) == {"done", f"use:{CROPS}:8"}
    this_turn(g, REPEAT, 0, 3, 0)  # a free one
    assert f"shadow:{CROPS}:3" in offered(g)


@pytest.mark.law("spirit_island:SI-7.9")
def test_a_power_that_repeats_itself_may_go_through_the_shadows() -> None:
    g = far(1)
    on = Act(g, 0, 8, power=CONCEALING)
    follow(repeat(on), "land:3")
    assert g.energy[0] == 0
    follow(repeat(on), "land:8")
    assert g.energy[0] == 0


def test_darkness_swallows_the_unwary_first_level_gathers() -> None:
    g = island(SHADOWS)
    put(g, 5, explorer=1)
    put(g, 7, explorer=1)
    give(g, moon=2, fire=1)
    assert use(g, "darkness-swallows-the-unwary", 8, "gather:0:7:8") == ["gather"]
    assert here(g, 8) == {"explorer": 1}


def test_darkness_second_level_destroys_and_frightens() -> None:
    g = island(SHADOWS)
    put(g, 8, explorer=2, town=1)
    put(g, 7, explorer=1)
    give(g, moon=3, fire=2)
    use(g, "darkness-swallows-the-unwary", 8, "yes", "destroy:8:0", "destroy:8:0")
    assert here(g, 8) == {"explorer": 1, "town": 1}
    assert fear(g) == 2


@pytest.mark.law("spirit_island:SI-7.2")
def test_darkness_need_not_gather_where_it_can_do_more() -> None:
    g = island(SHADOWS)
    put(g, 8, explorer=1)
    put(g, 7, explorer=1)
    give(g, moon=3, fire=2)
    use(g, "darkness-swallows-the-unwary", 8, "no", "destroy:8:0")
    assert (here(g, 8), here(g, 7)) == ({}, {"explorer": 1})
    assert fear(g) == 1


def test_darkness_third_level_damages_and_frightens_by_the_dead() -> None:
    g = island(SHADOWS)
    put(g, 8, explorer=1, town=2)
    give(g, moon=4, fire=3, air=2)
    use(g, "darkness-swallows-the-unwary", 8, "done", "hit:8:0", "rest")
    assert here(g, 8) == {"town": 1}
    assert fear(g) == 2 + 1  # an explorer and a town by the damage, and the town itself


@pytest.mark.law("spirit_island:SI-9.4")
def test_concealing_shadows_keep_the_dahan_from_harm() -> None:
    g = island(SHADOWS)
    put(g, 5, town=2, dahan=2)
    use(g, "concealing-shadows", 5)
    follow(ravage(g, 5))
    assert fear(g) == 1 + 2
    assert here(g, 5) == {"dahan": 2, "blight": 1}
    put(g, 6, town=2, dahan=2)
    follow(ravage(g, 6))
    assert here(g, 6) == {"town": 2, "blight": 1}  # only in the target land


def test_crops_wither_and_fade() -> None:
    g = island(SHADOWS)
    put(g, 5, town=1, city=1)
    use(g, "crops-wither-and-fade", 5, "branch:1")
    assert here(g, 5) == {"explorer": 1, "city": 1}
    use(g, "crops-wither-and-fade", 5, "branch:2")
    assert here(g, 5) == {"explorer": 1, "town": 1}
    assert fear(g) == 4  # two each time, none for what is replaced


def test_favors_called_due_where_dahan_outnumber_invaders() -> None:
    g = island(SHADOWS)
    put(g, 5, town=2, explorer=1)
    put(g, 6, dahan=4)
    use(g, "favors-called-due", 5, *["gather:3:6:5"] * 4)
    assert here(g, 5) == {"explorer": 1, "town": 2, "dahan": 4}
    assert fear(g) == 3


def test_favors_called_due_equal_numbers_or_no_invaders_are_not_enough() -> None:
    g = island(SHADOWS)
    put(g, 5, town=2, dahan=2)
    use(g, "favors-called-due", 5)
    put(g, 1, dahan=3)
    use(g, "favors-called-due", 1, "done")
    assert fear(g) == 0


def test_mantle_of_dread_lets_a_spirit_push_from_one_of_its_lands() -> None:
    g = island(SHADOWS, RIVER)
    put(g, 19, explorer=2, town=2, city=1)  # land 8 of board B, where the river is
    put(g, 8, town=1)
    use(g, "mantle-of-dread", None, "land:19", "push:0:19:17", "push:1:19:18", spirit=1)
    assert here(g, 19) == {"explorer": 1, "town": 1, "city": 1}
    assert (here(g, 17), here(g, 18)) == ({"explorer": 1}, {"town": 1})
    assert fear(g) == 2


def test_mantle_of_dread_need_not_push() -> None:
    g = island(SHADOWS)
    put(g, 8, explorer=1)
    use(g, "mantle-of-dread", None, "done", spirit=0)
    assert here(g, 8) == {"explorer": 1}
    assert fear(g) == 2


@pytest.mark.law("spirit_island:SI-6.4")
def test_power_progression() -> None:
    listed = [
        "dark-and-tangled-woods",
        "shadows-of-the-burning-forest",
        "the-jungle-hungers",
        "land-of-haunts-and-embers",
        "terrifying-nightmares",
        "call-of-the-dahan-ways",
        "visions-of-fiery-doom",
    ]
    costs = {"the-jungle-hungers": [MANTLE], "terrifying-nightmares": [CROPS]}  # the major powers among them
    g = real(SHADOWS, progression=True)
    for card in listed:
        act(g, "0 grow:0")
        act(g, "0 grow-act:1", *(f"forget:{lost}" for lost in costs.get(card, ())))
        assert g.hand[0][-1] == NUMBER[card]
        g.grown[0], g.stage[0] = [], 0
    assert g.removed == [MANTLE, CROPS]
