"""Major powers of Branch & Claw, one by one."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.rules.land import defend_of
from tests.spirit_island.table import EARTH, RIVER, fear, here, island, put, reach, use


def test_bloodwrack_plague_defends_here_and_around() -> None:
    g = island()
    put(g, 7, disease=1)
    use(g, "bloodwrack-plague", 7)
    assert here(g, 7) == {"disease": 3}
    assert [defend_of(g, land) for land in (7, 5, 8, 6)] == [3, 3, 3, 0]
    assert fear(g) == 0


def test_bloodwrack_plague_at_its_line_hurts_here_and_around() -> None:
    g = island()
    put(g, 7, town=1)
    put(g, 5, town=1, city=1)
    reach(g, "bloodwrack-plague")
    use(g, "bloodwrack-plague", 7, "hit:5:1", "hit:5:5")
    assert here(g, 7) == {"town": 1, "disease": 2}
    assert here(g, 5) == {"city": 1}
    assert fear(g) == 2 + 1


def test_death_falls_gently_leaves_disease_with_those_who_live() -> None:
    g = island()
    put(g, 7, city=2)
    put(g, 4, town=2)
    use(g, "death-falls-gently-from-open-blossoms", 7, "rest")
    assert here(g, 7) == {"city": 1, "disease": 1}
    use(g, "death-falls-gently-from-open-blossoms", 4)
    assert here(g, 4) == {}
    assert fear(g) == 2 + 2


def test_death_falls_gently_at_its_line_spreads() -> None:
    g = island()
    for land in (5, 6, 7):
        put(g, land, explorer=1)
    reach(g, "death-falls-gently-from-open-blossoms")
    use(g, "death-falls-gently-from-open-blossoms", 8, "land:5", "land:7")
    assert [here(g, land) for land in (5, 6, 7, 8)] == [
        {"explorer": 1, "disease": 1},
        {"explorer": 1},
        {"explorer": 1, "disease": 1},
        {},
    ]
    assert fear(g) == 3


def test_grant_hatred_a_ravenous_form() -> None:
    g = island()
    put(g, 5, town=1, strife=1)
    put(g, 5, blight=1)
    use(g, "grant-hatred-a-ravenous-form", 5)
    assert here(g, 5) == {"blight": 1, "beasts": 1}
    assert fear(g) == 2 + 1


def test_grant_hatred_without_killing_all_brings_no_beasts() -> None:
    g = island()
    put(g, 5, city=1, blight=1)
    use(g, "grant-hatred-a-ravenous-form", 5)
    assert here(g, 5) == {"city": 1, "blight": 1}
    g = island()
    put(g, 5, blight=1)
    use(g, "grant-hatred-a-ravenous-form", 5)
    assert here(g, 5) == {"blight": 1}


def test_grant_hatred_at_its_line_sows_strife_around() -> None:
    g = island()
    for land in (1, 4, 6, 7):
        put(g, land, explorer=1)
    reach(g, "grant-hatred-a-ravenous-form")
    use(g, "grant-hatred-a-ravenous-form", 5, "land:4", "land:7", "land:1")
    assert [here(g, land).get("strife", 0) for land in (1, 4, 6, 7)] == [1, 1, 0, 1]


def test_insatiable_hunger_of_the_swarm() -> None:
    g = island()
    put(g, 5, city=2, dahan=4)
    put(g, 7, beasts=1)
    use(g, "insatiable-hunger-of-the-swarm", 5, "gather:-4:7:5", "rest")
    assert here(g, 5) == {"dahan": 1, "blight": 1, "beasts": 2}
    assert fear(g) == 3 + 4


def test_insatiable_hunger_at_its_line_goes_on_next_door_once() -> None:
    g = island()
    put(g, 7, city=1)
    reach(g, "insatiable-hunger-of-the-swarm")
    asked = use(g, "insatiable-hunger-of-the-swarm", 5, "land:7", "done")
    assert asked == ["repeat", "gather"]
    assert here(g, 5) == {"blight": 1, "beasts": 1}
    assert here(g, 7) == {"blight": 1, "beasts": 1}
    assert fear(g) == 2 + 2 + 2


def test_manifest_incarnation() -> None:
    g = island()
    put(g, 8, explorer=1, town=2, city=1, dahan=1)
    use(g, "manifest-incarnation", 8)
    assert here(g, 8) == {"town": 1, "blight": 1}  # the town that was left ravaged, and killed the dahan
    assert fear(g) == 6 + 3 + 1
    assert g.presence[0][8] == 0  # lost to the blight


def test_manifest_incarnation_at_its_line_softens_the_ravage() -> None:
    g = island()
    put(g, 8, town=3, city=1, dahan=2)
    reach(g, "manifest-incarnation")
    use(g, "manifest-incarnation", 8)
    assert here(g, 8) == {"dahan": 2}  # 4 damage less 6: the dahan fight back unhurt
    assert fear(g) == 9 + 4 + 1 + 2


def test_pent_up_calamity_adds_disease_and_strife() -> None:
    g = island()
    put(g, 5, town=1)
    use(g, "pent-up-calamity", 5, "branch:1")
    assert here(g, 5) == {"town": 1, "disease": 1, "strife": 1}


def test_pent_up_calamity_releases_tokens() -> None:
    g = island()
    put(g, 5, town=1, city=3, beasts=1, wilds=1)
    put(g, 5, strife=1)
    use(g, "pent-up-calamity", 5, "branch:2", "calm:5:66", "remove:5:-4", "done", "rest")
    assert here(g, 5) == {"city": 2, "wilds": 1}
    assert fear(g) == 2 + 3


def test_pent_up_calamity_at_its_line_returns_tokens() -> None:
    g = island()
    put(g, 5, city=4, beasts=1, disease=1)
    put(g, 5, strife=1)
    reach(g, "pent-up-calamity")
    use(
        g,
        "pent-up-calamity",
        5,
        *("branch:2", "calm:5:66", "remove:5:-4", "remove:5:-5", "rest"),
        *("return:-4", "return:-8"),
    )
    assert here(g, 5) == {"city": 1, "beasts": 1, "strife": 1}


def test_pent_up_calamity_at_its_line_adds_strife_where_nothing_was_removed() -> None:
    g = island()
    put(g, 5, town=1)
    reach(g, "pent-up-calamity")
    use(g, "pent-up-calamity", 5, "branch:1")
    assert here(g, 5) == {"town": 1, "disease": 1, "strife": 3}
    use(g, "pent-up-calamity", 5, "branch:2", "done")
    assert here(g, 5) == {"town": 1, "disease": 1, "strife": 5}


def test_pyroclastic_flow() -> None:
    g = island()
    put(g, 5, explorer=3, city=1)
    use(g, "pyroclastic-flow", 5, "hit:5:2", "hit:5:6")
    assert here(g, 5) == {"city": 1, "blight": 1}
    put(g, 7, explorer=3)
    use(g, "pyroclastic-flow", 7)
    assert here(g, 7) == {}  # sands take no blight


def test_pyroclastic_flow_at_its_line() -> None:
    g = island()
    put(g, 7, city=2, explorer=1)
    reach(g, "pyroclastic-flow")
    use(g, "pyroclastic-flow", 7, *["hit:7:2"] * 2, "rest")
    assert here(g, 7) == {"wilds": 1, "city": 1}


def test_savage_transformation() -> None:
    g = island()
    put(g, 5, explorer=2)
    use(g, "savage-transformation", 5)
    assert here(g, 5) == {"explorer": 1, "beasts": 1}
    assert fear(g) == 2


def test_savage_transformation_at_its_line_takes_one_more_near_by() -> None:
    g = island()
    put(g, 5, explorer=2)
    put(g, 7, explorer=1)
    reach(g, "savage-transformation")
    use(g, "savage-transformation", 5, "land:7")
    assert here(g, 5) == {"explorer": 1, "beasts": 1}
    assert here(g, 7) == {"beasts": 1}


def test_sea_monsters() -> None:
    g = island()
    put(g, 2, city=2, beasts=1, blight=1)
    use(g, "sea-monsters", 2)
    assert here(g, 2) == {"beasts": 2, "blight": 1}
    assert fear(g) == 4 + 4
    use(g, "sea-monsters", 3)
    assert fear(g) == 8  # nobody there to be afraid
    put(g, 1, explorer=1, beasts=4)
    use(g, "sea-monsters", 1)
    assert fear(g) == 16  # 8 at most


def test_sea_monsters_at_their_line_come_again() -> None:
    g = island()
    put(g, 5, city=1)
    put(g, 2, city=1)
    reach(g, "sea-monsters")
    use(g, "sea-monsters", 5, "land:5")
    assert here(g, 5) == {"beasts": 2}


def test_smothering_infestation() -> None:
    g = island()
    put(g, 8, town=2)
    use(g, "smothering-infestation", 8, "rest")
    assert here(g, 8) == {"town": 1, "disease": 1}
    assert fear(g) == 2 + 1
    put(g, 7, town=1)
    use(g, "smothering-infestation", 7)
    assert here(g, 7) == {"town": 1, "disease": 1}


def test_smothering_infestation_at_its_line_hurts_everybody() -> None:
    g = island()
    put(g, 7, explorer=2, town=1)
    reach(g, "smothering-infestation")
    use(g, "smothering-infestation", 7)
    assert here(g, 7) == {"town": 1, "disease": 1}
    assert g.people[7] == [5]


@pytest.mark.parametrize(("line", "left"), [(False, {"city": 2}), (True, {})])
def test_strangling_firevine(line: bool, left: dict[str, int]) -> None:
    g = island()
    put(g, 5, explorer=2, city=2)
    put(g, 8, wilds=1)
    put(g, 2, wilds=1)
    if line:
        reach(g, "strangling-firevine")
    use(g, "strangling-firevine", 5, *([] if line else ["hit:5:2"]), origin=7)
    assert here(g, 5) == {**left, "wilds": 1}  # three wilds: here, in the sands, in land 8
    assert here(g, 7) == {"wilds": 1}


def test_sweep_into_the_sea_moves_towards_the_ocean() -> None:
    g = island()
    put(g, 5, explorer=1, town=1, city=1)
    use(g, "sweep-into-the-sea", 5, "branch:1")  # of its neighbours only land 1 is nearer
    assert here(g, 5) == {"city": 1}
    assert here(g, 1) == {"explorer": 1, "town": 1}


def test_sweep_into_the_sea_destroys_on_the_coast_only() -> None:
    g = island()
    put(g, 2, explorer=1, town=1, city=1)
    put(g, 5, town=1)
    use(g, "sweep-into-the-sea", 2, "branch:1")
    assert here(g, 2) == {"explorer": 1, "town": 1, "city": 1}  # the ocean is not in play
    use(g, "sweep-into-the-sea", 2, "branch:2")
    assert here(g, 2) == {"city": 1}
    use(g, "sweep-into-the-sea", 5, "branch:2")
    assert here(g, 5) == {"town": 1}


def test_sweep_into_the_sea_at_its_line_sweeps_the_next_land() -> None:
    g = island()
    put(g, 7, explorer=1)
    put(g, 1, town=1)
    reach(g, "sweep-into-the-sea")
    use(g, "sweep-into-the-sea", 7, "branch:1", "land:5", "branch:1")
    assert here(g, 1) == {"explorer": 1, "town": 1}


def test_tigers_hunting() -> None:
    g = island()
    put(g, 5, town=1)
    put(g, 8, beasts=1)
    use(g, "tigers-hunting", 5, "gather:-4:8:5", "push:-4:5:7", "done")
    assert here(g, 5) == {"beasts": 1}
    assert here(g, 7) == {"beasts": 1}
    assert fear(g) == 2 + 1


def test_tigers_hunting_at_their_line_hunt_next_door() -> None:
    g = island()
    put(g, 7, town=1)
    put(g, 8, town=1, blight=1)
    put(g, 4, explorer=1)
    reach(g, "tigers-hunting")
    use(g, "tigers-hunting", 5, "push:-4:5:7", "land:7")
    assert here(g, 7) == {"beasts": 1}
    assert here(g, 4) == {"explorer": 1}


@pytest.mark.parametrize("terror", [1, 2])
def test_twisted_flowers_murmur_ultimatums(terror: int) -> None:
    g = island()
    g.terror = terror
    put(g, 5, city=3)
    use(g, "twisted-flowers-murmur-ultimatums", 5, *(["remove:5:2"] * 2 if terror == 2 else []))
    assert here(g, 5) == {"city": 3 if terror == 1 else 1, "strife": 1}
    assert fear(g) == 4


def test_twisted_flowers_at_their_line_frighten_before_the_check() -> None:
    g = island()
    g.dividers = [8, 3]
    g.fear = 1
    put(g, 5, explorer=2, city=1)
    reach(g, "twisted-flowers-murmur-ultimatums")
    use(g, "twisted-flowers-murmur-ultimatums", 5, "strife:5:0", "remove:5:0", "remove:5:64")
    assert g.terror == 2
    assert here(g, 5) == {}
    assert fear(g) == 1 + 7 + 2


def test_unrelenting_growth() -> None:
    g = island(RIVER, EARTH)
    put(g, 6, blight=1)
    use(g, "unrelenting-growth", None, "land:6", "add-presence:0:6", "add-presence:1:6", me=1, spirit=0)
    assert g.presence[0][6] == 2
    assert (g.top[0], g.bottom[0]) == (2, 2)
    assert here(g, 6) == {"wilds": 1, "blight": 1}


def test_unrelenting_growth_at_its_line() -> None:
    g = island()
    g.minor = list(range(4))
    put(g, 6, blight=1)
    reach(g, "unrelenting-growth")
    use(g, "unrelenting-growth", None, "land:6", *["add-presence:0:6"] * 2, "gain:0", "keep:2", spirit=0)
    assert here(g, 6) == {"wilds": 2}
    assert 2 in g.hand[0]


def test_volcanic_eruption() -> None:
    g = island()
    put(g, 5, city=7, dahan=2, beasts=1)
    put(g, 7, town=1)
    use(g, "volcanic-eruption", 5, "rest")
    assert here(g, 5) == {"city": 1, "blight": 1}
    assert here(g, 7) == {"town": 1}
    assert fear(g) == 6 + 12


def test_volcanic_eruption_at_its_line_buries_all_around() -> None:
    g = island()
    put(g, 7, city=7)
    put(g, 5, city=4, dahan=1, beasts=1, blight=1)
    put(g, 8, town=1)
    reach(g, "volcanic-eruption")
    use(g, "volcanic-eruption", 7, "rest", "yes", "rest")
    assert here(g, 7) == {"blight": 1, "wilds": 1}
    assert here(g, 5) == {"city": 1, "blight": 1}  # it had blight already
    assert here(g, 8) == {"blight": 1}
