"""Events by stage, terror and the state of the island: both halves of each, and Slave Rebellion."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.rules.events import invasion_stage, lay_rebellion
from ludex.games.spirit_island.rules.invaders import foreseen, invader_damage
from ludex.games.spirit_island.rules.land import health_of
from ludex.games.spirit_island.rules.turn import event_part
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import CITY, EXPLORER, TOWN, piece
from tests.spirit_island.decks import CARDS, EVENTS, advance, draw, explore, happens, ravage
from tests.spirit_island.table import EARTH, RIVER, fear, follow, here, island, put

T, D = 1, 3


# ----------------------------------------------------------------------------------------------------------- which half


@pytest.mark.law("spirit_island:SI-13.1", "spirit_island:SI-9.9")
def test_the_stage_is_that_of_the_top_card() -> None:
    g = island()
    for deck, stage in ((["1-jungle"], 1), (["3-jungle-sands", "2-jungle"], 2), (["3-jungle-sands"], 3), ([], 3)):
        g.invader_deck = [CARDS[card] for card in deck]
        assert invasion_stage(g) == stage
    g.invader_deck = [CARDS["2-jungle"], CARDS["3-jungle-sands"]]
    assert invasion_stage(g) == 2  # an early card of stage III


@pytest.mark.law("spirit_island:SI-13.1")
@pytest.mark.parametrize(("blighted", "health"), [(False, 3), (True, 2)])
def test_the_state_of_the_island_names_the_half(blighted: bool, health: int) -> None:
    g = island()
    put(g, 1, town=1)
    g.beasts[8] = 1
    g.blighted = blighted
    draw(g, "tight-knit-communities")  # without blight anywhere the second half finds no land
    assert health_of(g, 1, T) == health
    assert g.event_discard == [EVENTS["tight-knit-communities"]]


@pytest.mark.law("spirit_island:SI-4.4")
@pytest.mark.parametrize(("law", "events"), [("seed", 1), ("current", 0)])
def test_an_event_on_the_first_turn(law: str, events: int) -> None:
    g = island(law=law)
    put(g, 1, town=1, dahan=1)
    g.event_deck = [EVENTS["heavy-farming"]]
    g.beasts[8] = 1
    follow(event_part(g))
    assert len(g.event_discard) == events


# ---------------------------------------------------------------------------------------------------- by invasion stage


def test_seeking_the_interior() -> None:
    g = island()
    put(g, 1, explorer=2)
    put(g, 3, explorer=1)
    happens(g, "seeking-the-interior", 1, "push:0:1:6")
    assert (here(g, 1), here(g, 6), here(g, 3), here(g, 4)) == ({"explorer": 1}, {"explorer": 1}, {}, {"explorer": 1})


def test_local_diaspora() -> None:
    g = island()
    put(g, 8, explorer=2, town=1, city=2)
    put(g, 4, town=4)
    happens(g, "seeking-the-interior", 2, "push:0:8:5", "push:1:8:6")
    assert (here(g, 8), here(g, 5), here(g, 6), here(g, 7)) == (
        {"city": 2},
        {"explorer": 1},
        {"town": 1},
        {"explorer": 1},
    )


def test_wave_of_reconnaissance() -> None:
    g = island()
    put(g, 6, town=1)
    g.wilds[1] = 1
    happens(g, "wave-of-reconnaissance", 1)
    explore(g, "1-mountain")
    assert here(g, 6) == {"town": 1, "explorer": 2}
    assert here(g, 1) == {}


def test_urbanization() -> None:
    g = island()
    put(g, 4, town=3)
    put(g, 5, town=1)
    happens(g, "wave-of-reconnaissance", 2)
    assert (here(g, 4), here(g, 5)) == ({"town": 1, "city": 2}, {"town": 1})


def test_interesting_discoveries() -> None:
    g = island(RIVER, EARTH)
    g.presence[0][8] = 2
    put(g, 7, explorer=2)
    happens(g, "interesting-discoveries", 1)
    assert (here(g, 8), here(g, 7)) == ({"explorer": 2}, {"explorer": 1})


@pytest.mark.law("spirit_island:SI-9.4a")
@pytest.mark.parametrize(("law", "struck"), [("seed", 1), ("current", 0)])
def test_increasing_aggression(law: str, struck: int) -> None:
    g = island(law=law)
    put(g, 6, explorer=1)
    put(g, 4, explorer=1, strife=1)
    happens(g, "interesting-discoveries", 2)
    assert foreseen(g, 6) == 2
    assert foreseen(g, 4) == struck  # by later printings only where there is damage


def test_strange_tales_attract_explorers() -> None:
    g = island(RIVER, EARTH)
    put(g, 1, city=1)
    g.presence[0][8] = 2
    happens(g, "strange-tales-attract-explorers", 1)
    assert fear(g) == 1
    assert here(g, 8) == {}
    advance(g)
    assert here(g, 8) == {"explorer": 1}
    g.explore = []
    advance(g)
    assert here(g, 8) == {"explorer": 1}  # once


def test_fortification_in_a_terrain_that_is_not_shown() -> None:
    g = island()
    put(g, 6, town=1)
    put(g, 8, explorer=1)
    g.build, g.explore = [CARDS["1-sands"]], [CARDS["1-wetland"]]
    happens(g, "strange-tales-attract-explorers", 2)
    advance(g, "terrain:1")
    assert (here(g, 6), here(g, 8)) == ({"town": 1, "city": 1}, {"explorer": 1})


def test_no_fortification_where_all_is_shown() -> None:
    g = island()
    put(g, 6, town=1)
    g.build, g.explore = [CARDS["3-jungle-mountain"]], [CARDS["3-sands-wetland"]]
    happens(g, "strange-tales-attract-explorers", 2)
    advance(g)
    assert here(g, 6) == {"town": 1}


# ------------------------------------------------------------------------------------------------------ by terror level


def test_cultural_assimilation() -> None:
    g = island()
    put(g, 4, dahan=1)
    put(g, 5, city=1, dahan=2)
    put(g, 3, dahan=1)
    happens(g, "cultural-assimilation", 1)
    assert (here(g, 4), here(g, 5), here(g, 3)) == ({"town": 1}, {"city": 1, "dahan": 2}, {"dahan": 1})


@pytest.mark.law("spirit_island:SI-8.10")
def test_reprisal_against_the_dahan() -> None:
    g = island()
    put(g, 4, town=1, dahan=3)
    put(g, 5, explorer=1, dahan=3)
    happens(g, "cultural-assimilation", 2)
    assert (here(g, 4), here(g, 5)) == ({"town": 1, "dahan": 2}, {"explorer": 1, "dahan": 3})
    assert piece(8, 1) in g.people[4]


def test_investigation_of_dangers() -> None:
    g = island()
    put(g, 4, dahan=1)
    for land in (1, 2, 3, 5, 6, 7):
        put(g, land, town=1)
    happens(g, "investigation-of-dangers", 1)
    assert here(g, 8) == {"explorer": 1}


def test_destroy_the_unnatural() -> None:
    g = island()
    put(g, 8, explorer=1)
    put(g, 7, explorer=1)
    happens(g, "investigation-of-dangers", 2)
    assert (foreseen(g, 8), foreseen(g, 7)) == (4, 1)


def test_distant_exploration() -> None:
    g = island()
    happens(g, "distant-exploration", 1)
    explore(g, "3-jungle-sands")  # land 4 is next to the coast, land 8 is not
    assert [here(g, land) for land in (3, 4, 7, 8)] == [{"explorer": 1}, {"explorer": 1}, {}, {}]


def test_distant_exploration_from_a_town() -> None:
    g = island()
    put(g, 6, town=1)
    happens(g, "distant-exploration", 1)
    explore(g, "1-sands")
    assert (here(g, 4), here(g, 7)) == ({"explorer": 1}, {"explorer": 1})


def test_fearful_mobs() -> None:
    g = island()
    put(g, 8, explorer=3)
    put(g, 7, explorer=2)
    happens(g, "distant-exploration", 2)
    assert (foreseen(g, 8), foreseen(g, 7)) == (6, 2)


# ------------------------------------------------------------------------------------------- by the state of the island


def test_putting_down_roots() -> None:
    g = island()
    put(g, 4, explorer=2)
    put(g, 1, explorer=1)
    happens(g, "putting-down-roots", 1)
    assert (here(g, 4), here(g, 1)) == ({"explorer": 1, "town": 1}, {"explorer": 1})


@pytest.mark.parametrize(
    ("event", "price", "land"),
    [
        ("putting-down-roots", 3, 4),
        ("search-for-new-lands", 2, 1),
        ("invaders-surge-inland", 2, 6),
        ("tight-knit-communities", 2, 3),
        ("well-prepared-explorers", 2, 3),
        ("heavy-farming", 2, 6),
    ],
)
@pytest.mark.law("spirit_island:SI-13.2")
def test_blight_that_presence_can_prevent(event: str, price: int, land: int) -> None:
    def table(presence: int) -> Island:
        g = island()
        put(g, 6, city=1)
        put(g, 4, blight=1)
        g.presence[0][8] = presence
        g.presence[0][5] = 1
        return g

    several = event != "heavy-farming"
    g = table(price)
    happens(g, event, 2, "no", *([f"land:{land}"] if several else []), *(["land:5"] if land == 4 else []))
    assert g.blight[land] == (2 if land == 4 else 1)
    g = table(price)
    before = g.blight[:]
    happens(g, event, 2, "yes", "lose:0:5")
    assert g.blight == before
    assert (g.presence[0][5], g.presence[0][8], g.destroyed) == (0, 1, [price])
    g = table(price - 2)
    happens(g, event, 2, *([f"land:{land}"] if several else []), *(["land:5"] if land == 4 else []))
    assert sum(g.blight) > sum(before)  # too little presence to prevent it: nobody is asked


@pytest.mark.parametrize("event", ["putting-down-roots", "search-for-new-lands", "urban-development", "heavy-farming"])
def test_no_blight_on_a_board_without_those_who_cause_it(event: str) -> None:
    g = island()
    put(g, 4, blight=2)
    happens(g, event, 2)
    assert sum(g.blight) == 2


def test_search_for_new_lands() -> None:
    g = island()
    put(g, 8, explorer=2)
    put(g, 5, town=1)
    put(g, 6, explorer=1)
    happens(g, "search-for-new-lands", 1)
    assert (here(g, 8), here(g, 7), here(g, 6)) == ({"explorer": 1}, {"explorer": 1}, {"explorer": 1})


def test_invaders_surge_inland() -> None:
    g = island()
    put(g, 1, town=2)
    happens(g, "invaders-surge-inland", 1, "push:1:1:5", "push:1:5:8")
    assert (here(g, 1), here(g, 5), here(g, 8)) == ({"town": 1}, {}, {"town": 1})


def test_a_surge_may_stop_after_one_land_and_never_turns_back() -> None:
    g = island()
    put(g, 1, town=1)
    put(g, 5, town=1)
    with pytest.raises(AssertionError, match="push:1:5:6"):
        happens(g, "invaders-surge-inland", 1, "push:1:1:5", "push:1:5:6")
    g = island()
    put(g, 1, town=1)
    happens(g, "invaders-surge-inland", 1, "push:1:1:5", "done")
    assert here(g, 5) == {"town": 1}


@pytest.mark.law("spirit_island:SI-8.11")
def test_more_health_for_some() -> None:
    g = island()
    happens(g, "tight-knit-communities", 1)
    assert [health_of(g, 4, piece(kind)) for kind in (EXPLORER, TOWN, CITY)] == [1, 3, 4]
    g = island()
    happens(g, "well-prepared-explorers", 1)
    assert [health_of(g, 4, piece(kind)) for kind in (EXPLORER, TOWN, CITY)] == [2, 2, 3]


@pytest.mark.law("spirit_island:SI-8.11")
def test_a_town_that_becomes_an_explorer_loses_the_health() -> None:
    g = island()
    g.people[4] = [piece(TOWN, 2)]
    happens(g, "tight-knit-communities", 1)
    assert health_of(g, 4, piece(TOWN, 2)) == 3
    assert health_of(g, 4, piece(EXPLORER, 2)) == 1


def test_population_rises() -> None:
    g = island()
    put(g, 4, explorer=1)
    put(g, 5, city=1)
    happens(g, "population-rises", 1)
    assert here(g, 4) == {"explorer": 1, "town": 1}


def test_power_fades() -> None:
    g = island(RIVER, EARTH, "shadows-flicker-like-flame")
    g.presence[0][8] = 3
    before = g.blight_left
    first, second = g.hand[1][:2]
    happens(g, "population-rises", 2, "branch:1", "branch:2", f"forget:{first}", f"forget:{second}", "branch:3")
    assert g.presence[0][8] == 1
    assert g.removed == [first, second]
    assert g.blight_left == before - 1


@pytest.mark.law("spirit_island:SI-9.2")
@pytest.mark.parametrize(("event", "more"), [("urban-development", (0, 2)), ("heavy-farming", (1, 0))])
def test_the_next_normal_ravage_is_harder(event: str, more: tuple[int, int]) -> None:
    g = island()
    put(g, 6, town=1)
    put(g, 4, city=1)
    happens(g, event, 1)
    ravage(g)  # no card, no ravage: it waits
    assert (foreseen(g, 6), foreseen(g, 4)) == (2 + more[0], 3 + more[1])
    ravage(g, "1-jungle")
    assert (foreseen(g, 6), foreseen(g, 4)) == (2, 3)


@pytest.mark.law("spirit_island:SI-9.2")
def test_an_additional_ravage_is_not_the_one_that_is_waited_for() -> None:
    g = island()
    put(g, 4, city=1)
    happens(g, "urban-development", 1)
    assert invader_damage(g, 4, normal=False) == 3
    assert invader_damage(g, 4) == 5


@pytest.mark.law("spirit_island:SI-10.3")
def test_festering_pits_do_not_cascade() -> None:
    g = island()
    put(g, 4, blight=2)
    put(g, 5, blight=1, town=1)
    happens(g, "urban-development", 2)
    assert (g.blight[4], sum(g.blight)) == (3, 4)


def test_promising_farmland_brings_a_town_for_an_explorer() -> None:
    g = island()
    put(g, 5, town=1)
    happens(g, "promising-farmland", 1)
    explore(g, "3-jungle-mountain", answers=("land:6",))
    assert [here(g, land) for land in (1, 3, 6, 8)] == [{"explorer": 1}, {"explorer": 1}, {"town": 1}, {"explorer": 1}]
    explore(g, "1-mountain")
    assert here(g, 6) == {"town": 1, "explorer": 1}  # once on each board


def test_new_cash_crops() -> None:
    g = island(RIVER, EARTH)
    put(g, 6, city=1)
    put(g, 13, city=1)
    g.presence[1][19] = 2
    g.ravage, g.build = [CARDS["1-sands"]], [CARDS["3-jungle-wetland"]]
    happens(g, "promising-farmland", 2, "yes")  # the mountains are the only ones not shown
    assert (g.blight[6], g.blight[13]) == (1, 0)
    assert g.destroyed == [0, 2]


# -------------------------------------------------------------------------------------------------------- the rebellion

FRANCE = {"adversary": "france", "level": 2}


@pytest.mark.law("spirit_island:SI-14.4", "spirit_island:SI-13.1")
def test_a_small_uprising_draws_again_and_goes_back() -> None:
    g = island(RIVER, **FRANCE)
    put(g, 4, town=1, dahan=1)
    g.beasts[8] = 1
    g.invader_deck = [CARDS["1-jungle"]]
    below = [
        EVENTS[name] for name in ("urban-development", "distant-exploration", "putting-down-roots", "heavy-farming")
    ]
    g.event_deck = below[:]
    draw(g, "slave-rebellion")
    assert g.event_discard == [EVENTS["heavy-farming"]]
    assert g.event_deck == [EVENTS["slave-rebellion"], *below[:3]]
    assert here(g, 4)["strife"] == 1
    assert piece(TOWN, 1, 1) in g.people[4]  # the dahan there aid the uprising


@pytest.mark.law("spirit_island:SI-13.1")
def test_a_rebellion() -> None:
    g = island(RIVER, **FRANCE)
    put(g, 4, town=2, city=1)
    put(g, 5, town=1)
    put(g, 1, city=1)
    g.beasts[8] = 1
    g.invader_deck = [CARDS["3-jungle-sands"]]
    g.event_deck = [EVENTS["heavy-farming"]]
    draw(g, "slave-rebellion", "land:5", "strife:4:1", "strife:4:2")
    assert g.people[5] == []
    assert sorted(g.people[4]) == sorted([piece(TOWN), piece(TOWN, 1, 1), piece(CITY, 1, 1)])
    assert g.event_discard == [EVENTS["heavy-farming"], EVENTS["slave-rebellion"]]


@pytest.mark.law("spirit_island:SI-13.3")
def test_without_france_another_event_is_drawn() -> None:
    g = island()
    put(g, 4, town=1)
    g.beasts[8] = 1
    g.event_deck = [EVENTS["heavy-farming"]]
    draw(g, "slave-rebellion")
    assert g.event_discard == [EVENTS["slave-rebellion"], EVENTS["heavy-farming"]]
    assert "strife" not in here(g, 4)


@pytest.mark.law("spirit_island:SI-14.4")
def test_a_more_realistic_rebellion() -> None:
    g = island(RIVER, realistic=True, **FRANCE)
    g.event_deck = [1, 2, 3, 4, 5]
    follow(lay_rebellion(g, 25), "shuffle:2:0:1")
    assert g.event_deck == [3, 25, 4, 5, 1, 2]
