"""Major powers of the base game, one by one."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.printed.powers import NUMBER, POWERS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.invaders import build, explore, ravage
from ludex.games.spirit_island.rules.land import defend_of
from ludex.games.spirit_island.rules.powers import target_lands
from ludex.games.spirit_island.things import CITY, DAHAN, EXPLORER, piece
from tests.spirit_island.table import EARTH, RIVER, fear, follow, here, island, put, reach, use


def test_accelerated_rot() -> None:
    g = island()
    put(g, 5, city=3, blight=1)
    use(g, "accelerated-rot", 5, "rest")
    assert here(g, 5) == {"city": 2, "blight": 1}
    assert fear(g) == 2 + 2


def test_accelerated_rot_at_its_line_rots_more_and_heals() -> None:
    g = island()
    put(g, 5, city=3, blight=1)
    reach(g, "accelerated-rot")
    use(g, "accelerated-rot", 5)
    assert here(g, 5) == {}
    assert fear(g) == 2 + 6
    assert g.blight_left == 6


def test_blazing_renewal_returns_destroyed_presence_and_burns_buildings() -> None:
    g = island(RIVER, EARTH)
    g.destroyed[1] = 3
    put(g, 5, town=1, city=1, explorer=1)
    use(g, "blazing-renewal", None, "land:5", spirit=1)  # one step from the presence of the user in land 8
    assert (g.presence[1][5], g.destroyed[1]) == (2, 1)
    assert here(g, 5) == {"city": 1, "explorer": 1}
    assert g.people[5] == [0, 2 + (2 << 2)]


def test_blazing_renewal_at_its_line_deals_4_damage_there() -> None:
    g = island()
    g.destroyed[0] = 1
    put(g, 5, city=2)
    put(g, 6, city=1)
    reach(g, "blazing-renewal")
    use(g, "blazing-renewal", None, "land:5", spirit=0)
    assert g.presence[0][5] == 1
    assert here(g, 5) == {}
    assert here(g, 6) == {"city": 1}


def test_blazing_renewal_without_destroyed_presence_does_nothing() -> None:
    g = island()
    put(g, 5, town=1)
    reach(g, "blazing-renewal")
    assert use(g, "blazing-renewal", None, spirit=0) == []
    assert here(g, 5) == {"town": 1}


@pytest.mark.parametrize(("line", "left"), [(False, {"city": 3}), (True, {})])
def test_cleansing_floods(line: bool, left: dict[str, int]) -> None:
    g = island()
    put(g, 5, city=4, blight=1)
    if line:
        reach(g, "cleansing-floods")
    use(g, "cleansing-floods", 5, *([] if line else ["rest"]))
    assert here(g, 5) == left
    assert g.blight_left == 6


@pytest.mark.law("spirit_island:SI-7.4")
def test_cleansing_floods_flow_from_a_wetland() -> None:
    g = island()
    floods = POWERS[NUMBER["cleansing-floods"]]
    assert target_lands(g, 0, floods) == 0  # land 8 is jungle
    g.presence[0][5] = 1
    assert target_lands(g, 0, floods) == sum(1 << land for land in (1, 4, 5, 6, 7, 8))


def test_dissolve_the_bonds_scatters_explorers_over_as_many_lands_as_possible() -> None:
    g = island()
    put(g, 7, city=1, town=1, dahan=2)  # land 7 touches only 5 and 8
    asked = use(g, "dissolve-the-bonds-of-kinship", 7, "push:0:7:5", "push:0:7:8", "push:0:7:8")
    assert here(g, 7) == {"dahan": 1}
    assert here(g, 5) == {"explorer": 1}
    assert here(g, 8) == {"explorer": 3}
    assert asked == ["push", "push", "push"]  # the second one had only one fresh land left
    assert fear(g) == 0


@pytest.mark.law("spirit_island:SI-8.1")
def test_dissolve_the_bonds_at_its_line_lets_a_city_a_town_and_five_explorers_wipe_each_other_out() -> None:
    g = island()
    put(g, 7, explorer=2, city=2, town=2, dahan=1)  # then six explorers, a city, a town
    reach(g, "dissolve-the-bonds-of-kinship")
    use(g, "dissolve-the-bonds-of-kinship", 7, "yes", "push:0:7:5")
    assert here(g, 7) == {}
    assert here(g, 5) == {"explorer": 1}  # 5 of 6 died by the 5 damage of the buildings
    assert fear(g) == 3


@pytest.mark.law("spirit_island:SI-7.2")
def test_dissolve_the_bonds_may_ignore_its_line() -> None:
    g = island()
    put(g, 7, town=2)
    reach(g, "dissolve-the-bonds-of-kinship")
    use(g, "dissolve-the-bonds-of-kinship", 7, "no", "push:0:7:5")
    assert here(g, 7) == {"town": 1}


def test_indomitable_claim() -> None:
    g = island()
    put(g, 7, town=1)
    use(g, "indomitable-claim", 7, "add-presence:1:7")
    assert (g.presence[0][7], g.bottom[0]) == (1, 2)
    assert defend_of(g, 7) == 20
    assert fear(g) == 0
    follow(build(g, 7))
    assert here(g, 7) == {"town": 1, "city": 1}


def test_indomitable_claim_at_its_line_stops_all_actions() -> None:
    g = island()
    put(g, 7, town=1)
    reach(g, "indomitable-claim")
    use(g, "indomitable-claim", 7, "add-presence:0:7")
    assert fear(g) == 3
    for action in (ravage(g, 7), build(g, 7), explore(g, 7, 0)):
        follow(action)
    assert here(g, 7) == {"town": 1}


def test_indomitable_claim_at_its_line_frightens_nobody_where_nobody_is() -> None:
    g = island()
    reach(g, "indomitable-claim")
    use(g, "indomitable-claim", 7, "add-presence:0:7")
    assert fear(g) == 0


@pytest.mark.law("spirit_island:SI-8.11")
def test_infinite_vitality_gives_dahan_health_and_keeps_blight_away() -> None:
    g = island()
    put(g, 5, city=1, dahan=1)
    use(g, "infinite-vitality", 5)
    follow(ravage(g, 5))
    assert here(g, 5) == {"city": 1, "dahan": 1}  # 3 of 6 health are left; it has struck back for 2
    assert g.people[5] == [2 + (2 << 2), 3 + (3 << 2)]
    assert g.blight_left == 5
    follow(Act(g, 0, 5).push(1, DAHAN), "push:15:5:7")
    assert here(g, 7) == {}  # outside that land 3 damage are too much


def test_infinite_vitality_at_its_line_saves_dahan_from_everything_and_heals_near_by() -> None:
    g = island()
    put(g, 5, dahan=2)
    put(g, 6, blight=1)
    put(g, 8, blight=1)
    reach(g, "infinite-vitality")
    use(g, "infinite-vitality", 5, "land:6")
    assert here(g, 6) == {}
    use(g, "poisoned-land", 5)
    assert here(g, 5) == {"dahan": 2}


def test_mists_of_oblivion_frighten_for_what_they_destroy() -> None:
    g = island()
    put(g, 5, explorer=1, town=2)
    use(g, "mists-of-oblivion", 5)
    assert here(g, 5) == {"town": 2}
    assert fear(g) == 0
    use(g, "mists-of-oblivion", 5)
    assert here(g, 5) == {}
    assert fear(g) == 2 + 2


def test_mists_of_oblivion_at_their_line_count_all_they_destroy_but_four_at_most() -> None:
    g = island()
    put(g, 5, town=5, city=1)
    g.people[5] = [1 + (1 << 2)] * 5 + [2]
    reach(g, "mists-of-oblivion")
    use(g, "mists-of-oblivion", 5)
    assert here(g, 5) == {}
    assert fear(g) == 5 + 2 + 4


@pytest.mark.parametrize(("line", "much"), [(False, 4), (True, 8)])
def test_paralyzing_fright(line: bool, much: int) -> None:
    g = island()
    put(g, 5, town=1)
    if line:
        reach(g, "paralyzing-fright")
    use(g, "paralyzing-fright", 5)
    assert fear(g) == much
    for action in (ravage(g, 5), build(g, 5), explore(g, 5, 0)):
        follow(action)
    assert here(g, 5) == {"town": 1}


@pytest.mark.parametrize(("line", "much", "left"), [(False, 3 + 2, {"city": 2}), (True, 5 + 6, {})])
def test_pillar_of_living_flame(line: bool, much: int, left: dict[str, int]) -> None:
    g = island()
    put(g, 6, city=3)
    if line:
        reach(g, "pillar-of-living-flame")
    use(g, "pillar-of-living-flame", 6, *([] if line else ["rest"]))
    assert here(g, 6) == left
    assert fear(g) == much


def test_pillar_of_living_flame_blights_jungle_and_wetland() -> None:
    g = island()
    use(g, "pillar-of-living-flame", 5)
    assert here(g, 5) == {"blight": 1}


def test_poisoned_land() -> None:
    g = island()
    put(g, 5, city=3, dahan=2)
    use(g, "poisoned-land", 5, "rest")
    assert here(g, 5) == {"city": 1, "blight": 1}
    assert fear(g) == 1 + 4


def test_poisoned_land_at_its_line_counts_the_blight_now_there() -> None:
    g = island()
    put(g, 5, city=5, blight=1)
    reach(g, "poisoned-land")
    use(g, "poisoned-land", 5, "rest", "land:6")  # the second blight cascades
    assert here(g, 5) == {"blight": 2}
    assert fear(g) == 1 + 2 + 10


def test_talons_of_lightning() -> None:
    g = island()
    put(g, 5, city=2)
    put(g, 4, town=2)
    use(g, "talons-of-lightning", 5, "rest")
    assert here(g, 5) == {"city": 1}
    assert here(g, 4) == {"town": 2}
    assert fear(g) == 3 + 2


@pytest.mark.law("spirit_island:SI-7.4")
def test_talons_of_lightning_at_their_line_reach_farther_and_strike_around() -> None:
    g = island()
    talons = POWERS[NUMBER["talons-of-lightning"]]
    assert target_lands(g, 0, talons) == 1 << 5 | 1 << 6
    reach(g, "talons-of-lightning")
    assert target_lands(g, 0, talons) == 1 << 1 | 1 << 2 | 1 << 5 | 1 << 6
    put(g, 2, explorer=1)
    for land in (1, 3, 4, 5):
        put(g, land, town=2)
    use(g, "talons-of-lightning", 2)
    assert [here(g, land) for land in (1, 2, 3, 4, 5)] == [{"town": 1}, {}, {"town": 1}, {"town": 1}, {"town": 2}]


@pytest.mark.parametrize(("line", "much"), [(False, 2), (True, 6)])
def test_terrifying_nightmares(line: bool, much: int) -> None:
    g = island()
    put(g, 7, explorer=3, town=2, city=1)
    if line:
        reach(g, "terrifying-nightmares")
    use(g, "terrifying-nightmares", 7, "push:1:7:5", "push:1:7:8", "push:0:7:5", "done")
    assert here(g, 7) == {"explorer": 2, "city": 1}
    assert here(g, 5) == {"explorer": 1, "town": 1}
    assert fear(g) == much


def test_the_jungle_hungers() -> None:
    g = island()
    put(g, 7, explorer=2, town=2, city=1, dahan=2)
    use(g, "the-jungle-hungers", 7)
    assert here(g, 7) == {"city": 1}
    assert fear(g) == 2


def test_the_jungle_hungers_at_its_line_spares_the_dahan_and_takes_a_city() -> None:
    g = island()
    put(g, 7, explorer=2, town=1, city=2, dahan=2)
    reach(g, "the-jungle-hungers")
    use(g, "the-jungle-hungers", 7)
    assert here(g, 7) == {"city": 1, "dahan": 2}


def test_the_land_thrashes_in_furious_pain() -> None:
    g = island()
    put(g, 7, town=3, blight=1)
    put(g, 5, blight=1)
    put(g, 8, blight=1)
    put(g, 4, blight=1)
    use(g, "the-land-thrashes-in-furious-pain", 7, "rest")  # 2 for its own blight, 2 for that next to it
    assert here(g, 7) == {"town": 1, "blight": 1}
    assert fear(g) == 2


def test_the_land_thrashes_at_its_line_in_an_adjacent_blighted_land_too() -> None:
    g = island()
    put(g, 7, town=1, blight=1)
    put(g, 5, town=2, blight=1)
    put(g, 8, town=1)
    reach(g, "the-land-thrashes-in-furious-pain")
    asked = use(g, "the-land-thrashes-in-furious-pain", 7, "land:5", "rest")
    assert asked == ["repeat", "damage"]
    assert [here(g, land) for land in (5, 7, 8)] == [{"town": 1, "blight": 1}, {"blight": 1}, {"town": 1}]


def test_the_trees_and_stones_speak_of_war() -> None:
    g = island()
    put(g, 5, town=2, dahan=3)
    use(g, "the-trees-and-stones-speak-of-war", 5, "rest")
    assert here(g, 5) == {"town": 1, "dahan": 3}
    assert defend_of(g, 5) == 6


def test_the_trees_and_stones_at_their_line_move_defend_with_the_dahan() -> None:
    g = island()
    put(g, 5, dahan=3)
    reach(g, "the-trees-and-stones-speak-of-war")
    use(g, "the-trees-and-stones-speak-of-war", 5, "push:3:5:7", "push:3:5:8")
    assert [defend_of(g, land) for land in (5, 7, 8)] == [2, 2, 2]
    assert here(g, 8) == {"dahan": 1}


def test_tsunami() -> None:
    g = island()
    put(g, 2, city=2, dahan=3)
    put(g, 1, town=1, dahan=1)
    use(g, "tsunami", 2)
    assert here(g, 2) == {"dahan": 1}
    assert here(g, 1) == {"town": 1, "dahan": 1}
    assert fear(g) == 2 + 4


def test_tsunami_at_its_line_strikes_the_whole_coast_of_the_board() -> None:
    g = island(RIVER, EARTH)
    for land in (1, 3, 12):
        put(g, land, city=1, dahan=2)
    reach(g, "tsunami")
    use(g, "tsunami", 2, "yes")
    assert [here(g, land) for land in (1, 3)] == [{"dahan": 1}, {"dahan": 1}]
    assert here(g, 12) == {"city": 1, "dahan": 2}
    assert fear(g) == 2 + 2 * (1 + 2)


def test_vigor_of_the_breaking_dawn() -> None:
    g = island()
    put(g, 5, city=2, dahan=2)
    use(g, "vigor-of-the-breaking-dawn", 5, "rest")
    assert here(g, 5) == {"city": 1, "dahan": 2}


def test_vigor_of_the_breaking_dawn_at_its_line_goes_on_where_the_dahan_went() -> None:
    g = island()
    put(g, 5, city=2, dahan=3)
    put(g, 7, city=2, dahan=1)
    put(g, 8, town=1)
    reach(g, "vigor-of-the-breaking-dawn")
    use(g, "vigor-of-the-breaking-dawn", 5, "push:3:5:7", "push:3:5:8", "rest")
    assert here(g, 5) == {"dahan": 1}
    assert here(g, 7) == {"city": 1, "dahan": 2}  # 4 damage by the two dahan there
    assert here(g, 8) == {"dahan": 1}


def test_winds_of_rust_and_atrophy() -> None:
    g = island()
    put(g, 5, city=1, town=1)
    use(g, "winds-of-rust-and-atrophy", 5, "replace:5:1")
    assert here(g, 5) == {"city": 1, "explorer": 1}
    assert defend_of(g, 5) == 6
    assert fear(g) == 1


def test_winds_of_rust_and_atrophy_at_their_line_blow_twice() -> None:
    g = island()
    g.presence[0][8] = 2
    put(g, 5, city=1)
    put(g, 7, city=1)
    reach(g, "winds-of-rust-and-atrophy")
    use(g, "winds-of-rust-and-atrophy", 5, "land:7")
    assert [here(g, 5), here(g, 7)] == [{"town": 1}, {"town": 1}]
    assert [defend_of(g, 5), defend_of(g, 7)] == [6, 6]
    assert fear(g) == 2


def test_wrap_in_wings_of_sunlight_carries_dahan_anywhere() -> None:
    g = island()
    put(g, 8, dahan=6)
    use(g, "wrap-in-wings-of-sunlight", 8, "land:2", *["carry:8:3"] * 5)
    assert here(g, 8) == {"dahan": 1}
    assert here(g, 2) == {"dahan": 5}
    assert [defend_of(g, 2), defend_of(g, 8)] == [5, 0]


def test_wrap_in_wings_of_sunlight_at_its_line_gathers_first() -> None:
    g = island()
    put(g, 7, dahan=2)
    put(g, 8, dahan=1)
    reach(g, "wrap-in-wings-of-sunlight")
    use(g, "wrap-in-wings-of-sunlight", 8, "gather:3:7:8", "done", "land:1", "carry:8:3", "done")
    assert [here(g, land) for land in (1, 7, 8)] == [{"dahan": 1}, {"dahan": 1}, {"dahan": 1}]
    assert defend_of(g, 1) == 5


@pytest.mark.law("spirit_island:SI-8.4")
def test_dissolve_the_bonds_shares_the_damage_and_strife_of_a_city_among_two_explorers() -> None:
    g = island()
    g.people[7] = sorted([piece(EXPLORER), piece(CITY, 1, 1)])
    put(g, 1, city=1)
    use(g, "dissolve-the-bonds-of-kinship", 7, "hit:7:0", "push:64:7:5")
    assert here(g, 5) == {"explorer": 1, "strife": 1}  # of the two new ones the other died
    assert here(g, 8) == {"explorer": 1}
    assert fear(g) == 0
