"""Major powers that change how the game goes on: repeats, lent presence, vengeance, turned ravages, sunken boards."""

from __future__ import annotations

import pytest

from ludex.core.text import LANGUAGES
from ludex.games.spirit_island.printed.boards import GONE
from ludex.games.spirit_island.printed.powers import MAJORS, MINORS, NUMBER, POWERS, UNIQUES
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import add_blight
from ludex.games.spirit_island.rules.end import complete
from ludex.games.spirit_island.rules.invaders import explore_lands, lands_of_card, ravage
from ludex.games.spirit_island.rules.land import present_boards
from ludex.games.spirit_island.rules.moments import dreams
from ludex.games.spirit_island.rules.powers import origins, power, range_of, target_lands, usable
from ludex.games.spirit_island.rules.powers import use as use_in_phase
from ludex.games.spirit_island.rules.turn import time_passes
from ludex.games.spirit_island.state import NOBODY, Island
from ludex.games.spirit_island.things import DAHAN, FAST
from tests.spirit_island.table import EARTH, GAME, RIVER, fear, follow, here, island, put, reach, use

THERE = 11
"""The second board begins here."""
BRINY, UNLOCK = "cast-down-into-the-briny-deep", "unlock-the-gates-of-deepest-power"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_major_power_has_a_body_a_name_and_a_text(lang: str) -> None:
    text = GAME.text(lang)
    assert len(MAJORS) == 43
    for number in MAJORS:
        card = POWERS[number].id
        assert card in power
        assert text.has(f"power-{card}")
        assert text.has(f"power-{card}-text")
    for card in ("pent-up-calamity", "sweep-into-the-sea", UNLOCK):
        assert text.has(f"branch-{card}-1")
        assert text.has(f"branch-{card}-2")


@dreams("a-dreamer")
def every_power(act: Act) -> bool:
    return act.power != NOBODY


def dreaming() -> Island:
    """An island on which powers only frighten."""
    g = island(RIVER, EARTH)
    g.owners = (*g.owners, "a-dreamer")
    return g


def test_cast_down_in_a_dream_frightens_the_whole_board_and_sinks_nothing() -> None:
    g = dreaming()
    put(g, THERE + 2, city=1)
    put(g, THERE + 8, city=1, town=1, dahan=1)
    reach(g, BRINY)
    near = g.chart.near[THERE + 8][0]
    use(g, BRINY, THERE + 2, "yes", f"push:1:{THERE + 8}:{near}")
    assert g.present == ()
    assert fear(g) == 6 + 5 + 5 + 2
    assert here(g, THERE + 8) == {"city": 1, "dahan": 1}
    assert here(g, near) == {"town": 1}


def test_vengeance_in_a_dream_says_beforehand_how_much_goes_where() -> None:
    g = dreaming()
    put(g, 7, dahan=2, city=1)
    put(g, 5, city=1)
    reach(g, "vengeance-of-the-dead")
    g.people[5] = [2 + (1 << 2)]
    use(g, "vengeance-of-the-dead", 7)
    follow(Act(g, 0, 7).destroy(2, DAHAN))
    follow(complete(g), "land:5", "land:5")
    assert fear(g) == 3 + 5
    assert g.people[5] == [2 + (1 << 2)]


def test_instruments_in_a_dream_hurt_nobody() -> None:
    g = dreaming()
    put(g, 5, city=1, town=1)
    use(g, "instruments-of-their-own-ruin", 5, "strife:5:2", "push:1:5:7")
    assert g.people[5] == [66]
    assert g.people[7] == [1]
    assert fear(g) == 2


def test_entwined_power_lends_presence_and_shares_what_was_drawn() -> None:
    g = island(RIVER, EARTH)
    g.minor = list(MINORS[:5])
    first, second = MINORS[4], MINORS[3]
    use(g, "entwined-power", None, "gain:0", f"keep:{first}", f"keep:{second}", spirit=1)
    assert first in g.hand[1]
    assert second in g.hand[0]
    assert sorted(g.minor_discard) == sorted(MINORS[1:3])
    assert g.drawn == []
    nightmares = POWERS[NUMBER["terrifying-nightmares"]]
    both = 1 << 8 | 1 << 19
    assert origins(g, 0, nightmares) == origins(g, 1, nightmares) == both
    assert g.energy == [0, 0]


def test_entwined_power_of_major_cards_costs_each_a_card() -> None:
    g = island(RIVER, EARTH)
    g.major = list(MAJORS[:4])
    lost = [UNIQUES[g.spirits[1]][0], UNIQUES[g.spirits[0]][0]]
    use(
        g,
        "entwined-power",
        None,
        "gain:1",
        f"keep:{MAJORS[0]}",
        f"forget:{lost[0]}",
        f"keep:{MAJORS[1]}",
        f"forget:{lost[1]}",
        spirit=1,
    )
    assert g.removed == lost
    assert sorted(g.major_discard) == sorted(MAJORS[2:4])


def test_entwined_power_at_its_line_gives_energy_and_lets_cards_change_hands() -> None:
    g = island(RIVER, EARTH)
    g.minor = list(MINORS[:4])
    reach(g, "entwined-power")
    mine = UNIQUES[g.spirits[0]][0]
    keep = [f"keep:{MINORS[0]}", f"keep:{MINORS[1]}"]
    use(g, "entwined-power", None, "gain:0", *keep, f"give:{mine}", "done", spirit=1)
    assert g.energy == [3, 3]
    assert mine in g.hand[1]
    assert mine not in g.hand[0]


@pytest.mark.law("spirit_island:SI-7.5")
def test_entwined_power_alone_means_oneself_twice() -> None:
    g = island()
    g.minor = list(MINORS[:4])
    reach(g, "entwined-power")
    use(g, "entwined-power", None, "gain:0", f"keep:{MINORS[0]}", f"keep:{MINORS[1]}", spirit=0)
    assert g.energy == [6]
    assert set(MINORS[:2]) <= set(g.hand[0])


@pytest.mark.law("spirit_island:SI-7.9")
def test_powerstorm_repeats_a_card_that_is_paid_again() -> None:
    g = island()
    vengeance = NUMBER["vengeance-of-the-dead"]  # fast, costs 3
    g.played[0] = [vengeance]
    g.used[0] = [vengeance]
    g.energy[0] = 1
    assert usable(g, 0, FAST) == []
    use(g, "powerstorm", None, spirit=0)
    g.used[0].append(NUMBER["powerstorm"])
    assert g.energy[0] == 4
    assert usable(g, 0, FAST) == [vengeance]  # and not the storm itself
    follow(use_in_phase(g, 0, ("use", vengeance, 5), FAST))
    assert g.energy[0] == 1
    assert fear(g) == 3
    g.energy[0] = 9
    assert usable(g, 0, FAST) == []


def test_powerstorm_at_its_line_repeats_three() -> None:
    g = island(RIVER, EARTH)
    vengeance = NUMBER["vengeance-of-the-dead"]
    g.played[0] = [vengeance]
    g.used[0] = [vengeance]
    g.energy[0] = 20
    reach(g, "powerstorm", me=1)
    use(g, "powerstorm", None, me=1, spirit=0)
    for _ in range(3):
        assert usable(g, 0, FAST) == [vengeance]
        follow(use_in_phase(g, 0, ("use", vengeance, 5), FAST))
    assert usable(g, 0, FAST) == []
    assert g.energy == [20 + 3 - 9, 0]


def test_vengeance_of_the_dead_strikes_after_each_effect_but_not_by_itself() -> None:
    g = island()
    put(g, 5, town=3, dahan=1)
    g.people[5] = [1 + (1 << 2)] * 3 + [3]
    put(g, 7, city=1)
    use(g, "vengeance-of-the-dead", 5)
    assert fear(g) == 3
    follow(Act(g, 0, 5).destroy(1, DAHAN))
    follow(complete(g))
    assert here(g, 5) == {"town": 2}  # a town fell for the dahan; for that town nothing falls
    follow(complete(g))
    assert here(g, 5) == {"town": 2}


@pytest.mark.law("spirit_island:SI-7.9")
def test_two_vengeances_call_up_each_other() -> None:
    g = island()
    g.people[5] = [1 + (1 << 2)] * 6 + [3]
    put(g, 7, city=1)
    use(g, "vengeance-of-the-dead", 5)
    use(g, "vengeance-of-the-dead", 5)
    follow(Act(g, 0, 5).destroy(1, DAHAN))
    follow(complete(g))
    assert here(g, 5) == {"town": 2}  # each strikes for the dahan, and the other for the town that fell by it


def test_vengeance_of_the_dead_counts_what_a_ravage_destroys_and_at_its_line_strikes_near_by() -> None:
    g = island()
    put(g, 5, city=2, dahan=2)
    put(g, 7, explorer=1, city=1)
    put(g, 4, town=1)
    reach(g, "vengeance-of-the-dead")
    use(g, "vengeance-of-the-dead", 5)
    follow(ravage(g, 5))  # six damage: both dahan are lost, and nobody strikes back
    follow(complete(g), "hit:7:0", "hit:5:2")
    assert here(g, 7) == {"city": 1}
    assert g.people[5] == [2, 2 + (1 << 2)]


def test_cast_down_destroys_all_invaders() -> None:
    g = island()
    put(g, 2, explorer=2, town=1, city=1, dahan=1)
    use(g, BRINY, 2)
    assert here(g, 2) == {"dahan": 1}
    assert fear(g) == 6 + 3
    assert g.present == ()


def sink_second_board() -> Island:
    g = island(RIVER, EARTH)
    g.presence[0][THERE + 4] = 2
    g.presence[1][7] = 1
    put(g, THERE + 2, explorer=1, city=1)
    put(g, THERE + 5, town=2, dahan=2, beasts=1, disease=1, wilds=1, blight=2)
    put(g, 5, town=1, blight=1)
    reach(g, BRINY)
    use(g, BRINY, THERE + 2, "yes")
    return g


@pytest.mark.law("spirit_island:SI-5.6")
def test_cast_down_at_its_line_sinks_the_board_with_all_that_is_on_it() -> None:
    g = sink_second_board()
    assert fear(g) == 6 + 2 + 2  # the city, then the towns of the board
    assert all(here(g, land) == {} for land in range(THERE, 2 * THERE))
    assert here(g, 5) == {"town": 1, "blight": 1}
    assert g.destroyed == [2, 1]
    assert g.blight_left == 10  # its blight does not return to the card
    assert not any(g.presence[seat][land] for seat in (0, 1) for land in range(THERE, 2 * THERE))


def test_a_sunken_board_is_no_part_of_the_island() -> None:
    g = sink_second_board()
    chart = g.chart
    assert present_boards(g) == (0,)
    assert chart.all_lands == sum(1 << land for land in range(1, 9))
    assert chart.oceans == (0,)
    assert all(place < THERE for land in range(1, 9) for place in chart.near[land])
    assert [on.board for on in Act(g).each_board()] == [0]
    for card in range(15):
        assert lands_of_card(g, card) < 1 << THERE
        follow(explore_lands(g, card, lands_of_card(g, card)))
    assert not any(g.people[THERE:])
    g.blight[5] = 1
    follow(add_blight(Act(g, 0, 5), 5), "land:4")
    assert g.outcome is None
    follow(complete(g))
    assert g.outcome is None  # both spirits are still there


@pytest.mark.law("spirit_island:SI-1.3")
def test_a_spirit_whose_last_presence_sinks_is_lost() -> None:
    g = island(RIVER, EARTH)
    put(g, 5, city=1)
    reach(g, BRINY)
    use(g, BRINY, THERE + 2, "yes")
    follow(complete(g))
    assert g.outcome is not None
    assert g.outcome.how == "loss-presence"


@pytest.mark.law("spirit_island:SI-1.4")
def test_sinking_the_only_board_is_a_sacrifice() -> None:
    g = island()
    put(g, 5, city=1)
    reach(g, BRINY)
    use(g, BRINY, 2, "yes")
    assert g.present == (GONE,)
    assert (present_boards(g), g.chart.all_lands) == ((), 0)
    follow(complete(g))
    assert g.outcome is not None
    assert g.outcome.how == "sacrifice"


@pytest.mark.law("spirit_island:SI-7.2")
def test_nobody_has_to_sink_a_board() -> None:
    g = island()
    put(g, 2, city=1)
    put(g, 5, city=1)
    reach(g, BRINY)
    use(g, BRINY, 2, "no")
    assert [here(g, 2), here(g, 5), g.present] == [{}, {"city": 1}, ()]


@pytest.mark.law("spirit_island:SI-7.4")
def test_fire_and_flood_strike_two_lands_in_reach_of_one_sacred_site() -> None:
    g = island()
    g.presence[0] = [0] * 11
    g.presence[0][7] = 2
    g.presence[0][2] = 2
    put(g, 8, city=1)  # one step from land 7
    put(g, 6, city=1)  # two steps from it
    put(g, 3, city=1)  # next to land 2, from which land 8 is too far
    card = POWERS[NUMBER["fire-and-flood"]]
    assert target_lands(g, 0, card) == sum(1 << land for land in (1, 2, 3, 4, 5, 7, 8))
    with pytest.raises(AssertionError, match="land:3 is not among"):
        use(g, "fire-and-flood", 8, "land:3")
    use(g, "fire-and-flood", 8, "land:6")
    assert [here(g, 8), here(g, 6)] == [{}, {}]
    assert fear(g) == 4


def test_fire_and_flood_at_both_lines_strike_either_land_again() -> None:
    g = island()
    g.presence[0][8] = 2
    put(g, 5, city=4)
    put(g, 4, city=2)
    reach(g, "fire-and-flood", 1)
    g.elements[0][4] = 3  # water, for the second line
    use(g, "fire-and-flood", 5, "land:4", "rest", "rest", "land:5", "rest", "land:4")
    assert here(g, 4) == {}
    assert here(g, 5) == {"city": 2}  # 8 damage: two cities, and 2 on a third


def test_flow_like_water_takes_pieces_along_and_reaches_farther() -> None:
    g = island(RIVER, EARTH)
    put(g, THERE + 8, explorer=3, town=1, dahan=1, city=1, blight=1)
    nightmares = POWERS[NUMBER["terrifying-nightmares"]]
    assert range_of(g, 1, nightmares) == 2
    target = g.chart.near[THERE + 8][0]
    move = f":{THERE + 8}:{target}"
    use(
        g,
        "flow-like-water-reach-like-air",
        None,
        f"push:-9{move}",
        f"push:0{move}",
        f"push:0{move}",
        f"push:3{move}",
        "done",
        spirit=1,
    )
    assert (g.presence[1][THERE + 8], g.presence[1][target]) == (0, 1)
    assert here(g, target) == {"explorer": 2, "dahan": 1}
    assert here(g, THERE + 8) == {"explorer": 1, "town": 1, "city": 1, "blight": 1}
    assert (range_of(g, 1, nightmares), range_of(g, 0, nightmares)) == (4, 2)


@pytest.mark.law("spirit_island:SI-10.5")
def test_flow_like_water_at_its_line_takes_cities_and_blight_too() -> None:
    g = island()
    g.presence[0][7] = 1
    put(g, 8, city=3, blight=1)
    put(g, 7, blight=1)
    reach(g, "flow-like-water-reach-like-air")
    use(g, "flow-like-water-reach-like-air", None, "push:-9:8:7", "push:2:8:7", "push:-7:8:7", "push:2:8:7", spirit=0)
    assert here(g, 8) == {"city": 1}
    assert here(g, 7) == {"city": 2, "blight": 2}
    assert g.presence[0][7] == 2  # moved blight destroys no presence


def test_flow_like_water_need_not_flow() -> None:
    g = island()
    put(g, 8, town=1)
    assert use(g, "flow-like-water-reach-like-air", None, "done", spirit=0) == ["flow"]
    assert g.presence[0][8] == 1


@pytest.mark.law("spirit_island:SI-13.7")
def test_instruments_of_their_own_ruin_fight_each_other() -> None:
    g = island()
    put(g, 5, town=1, city=1)
    use(g, "instruments-of-their-own-ruin", 5, "strife:5:2")
    assert here(g, 5) == {"city": 1, "strife": 1}  # 3 damage, but none to itself; strife stays


def test_instruments_of_their_own_ruin_when_several_are_at_strife() -> None:
    g = island()
    put(g, 5, town=1, strife=1)
    put(g, 5, city=1)
    use(g, "instruments-of-their-own-ruin", 5, "strife:5:2", "hit:5:66", "hit:5:70")
    assert here(g, 5) == {"city": 1, "strife": 1}  # the town dealt the city 2, the city killed the town
    assert g.people[5] == [66 + (2 << 2)]


def test_instruments_alone_hurt_nobody() -> None:
    g = island()
    put(g, 5, city=1)
    use(g, "instruments-of-their-own-ruin", 5)
    assert g.people[5] == [66]


@pytest.mark.law("spirit_island:SI-9.4")
def test_instruments_at_their_line_turn_a_ravage_outward() -> None:
    g = island()
    put(g, 5, city=2, strife=1)
    put(g, 5, dahan=1)
    put(g, 7, town=2)
    put(g, 8, explorer=1)
    reach(g, "instruments-of-their-own-ruin")
    use(g, "instruments-of-their-own-ruin", 5, "yes")
    Act(g, 0, 5).defend(2)
    follow(ravage(g, 5), "hit:7:1", "hit:7:5", "hit:7:1", "hit:7:5")  # 6 damage in spite of strife, less 2
    assert here(g, 7) == {}
    assert here(g, 8) == {"explorer": 1}
    assert here(g, 5) == {"city": 2, "dahan": 1, "strife": 1}
    assert g.people[5] == [2, 3, 66]  # the dahan neither suffered nor fought back, no blight came


def test_instruments_may_ignore_their_line() -> None:
    g = island()
    put(g, 5, town=1, city=1)
    reach(g, "instruments-of-their-own-ruin")
    use(g, "instruments-of-their-own-ruin", 5, "no", "strife:5:2")
    assert here(g, 5) == {"city": 1, "strife": 1}


def test_unlock_the_gates_gives_a_major_card_for_nothing() -> None:
    g = island()
    g.major = list(MAJORS[:3])
    use(g, UNLOCK, None, f"keep:{MAJORS[1]}", spirit=0)
    assert MAJORS[1] in g.hand[0]
    assert (g.major, g.major_discard, g.removed) == ([MAJORS[0]], [MAJORS[2]], [])


def unlocked(way: str) -> Island:
    """Its target has taken Pillar of Living Flame, and plays it in this way."""
    g = island(RIVER, EARTH)
    pillar = NUMBER["pillar-of-living-flame"]
    g.major = [MAJORS[0], pillar]
    g.energy[1] = 4
    put(g, 6, city=4)
    reach(g, UNLOCK)
    use(g, UNLOCK, None, f"keep:{pillar}", way, spirit=1)
    return g


@pytest.mark.law("spirit_island:SI-7.3")
def test_unlock_the_gates_at_its_line_for_half_the_cost() -> None:
    g = unlocked("branch:1")
    pillar = NUMBER["pillar-of-living-flame"]
    assert g.energy == [0, 4 - 3]
    assert g.played[1] == [pillar]
    assert sum(g.elements[1]) == 1  # its fire; yet its line needs four
    use(g, "pillar-of-living-flame", 6, "rest", me=1)
    assert here(g, 6) == {"city": 1}
    assert fear(g) == 5 + 6
    use(g, "cleansing-floods", 6, me=1)  # 2 left of the city
    assert here(g, 6) == {}
    follow(time_passes(g))
    assert pillar in g.discard[1]


@pytest.mark.law("spirit_island:SI-6.3")
def test_unlock_the_gates_at_its_line_for_being_forgotten() -> None:
    g = unlocked("branch:2")
    put(g, 7, city=1)
    pillar = NUMBER["pillar-of-living-flame"]
    assert (g.energy[1], g.played[1]) == (4, [pillar])
    follow(time_passes(g))
    assert pillar in g.major_discard
    assert pillar not in [*g.hand[1], *g.discard[1], *g.played[1]]


def test_unlock_the_gates_need_not_play_it_now() -> None:
    g = unlocked("done")
    assert g.played[1] == []
    assert NUMBER["pillar-of-living-flame"] in g.hand[1]
