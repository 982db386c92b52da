"""SI-9.3: the order of lands within an action is the players' choice, wherever one land may change another. On board A
land 4 (sands) touches the coastal lands 1, 2 and 3; land 5 touches 1, 4, 6, 7 and 8."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.rules import invaders
from tests.spirit_island.decks import BLIGHTS
from tests.spirit_island.table import RIVER, follow, here, island, put, reach, use

CARD = {card.id: card.number for card in INVADER_CARDS}
JUNGLE_SANDS = CARD["3-jungle-sands"]


@pytest.mark.law("spirit_island:SI-9.3")
@pytest.mark.parametrize(
    ("first", "built"),
    [("3", {"town": 1, "city": 1, "explorer": 1}), ("4", {"town": 2, "explorer": 1})],
)
def test_a_city_that_brings_a_town_next_door_is_built_when_the_players_say(first: str, built: dict[str, int]) -> None:
    """France 4, Triangle Trade: the town comes to land 4 before they build there, or after."""
    g = island(RIVER, adversary="france", level=4)
    put(g, 3, town=1)
    put(g, 4, explorer=1)
    put(g, 2, town=3, explorer=1)
    lands = 1 << 3 | 1 << 4
    assert follow(invaders.build_lands(g, JUNGLE_SANDS, lands), f"land:{first}") == ["build-next"]
    assert here(g, 3) == {"town": 1, "city": 1}
    assert here(g, 4) == built


@pytest.mark.law("spirit_island:SI-9.3")
def test_what_is_pushed_out_of_the_mists_may_come_before_another_build() -> None:
    g = island()
    put(g, 3, explorer=1)
    put(g, 4, explorer=1)
    use(g, "confounding-mists", 3, "branch:2")
    asked = follow(invaders.build_lands(g, JUNGLE_SANDS, 1 << 3 | 1 << 4), "land:3", "push:1:3:4")
    assert asked == ["build-next", "push"]
    assert here(g, 4) == {"explorer": 1, "town": 1, "city": 1}


def test_where_no_build_changes_another_nobody_is_asked() -> None:
    g = island(RIVER, adversary="france", level=4)
    put(g, 3, explorer=1)
    put(g, 4, explorer=1)
    assert follow(invaders.build_lands(g, JUNGLE_SANDS, 1 << 3 | 1 << 4)) == []


@pytest.mark.law("spirit_island:SI-9.3")
def test_a_ravage_that_strikes_next_door_may_come_before_one_that_blights_nothing() -> None:
    """Instruments of their own Ruin: the turned ravage of land 4 destroys the explorer of land 5 before it ravages."""
    g = island()
    put(g, 4, city=1)
    put(g, 5, explorer=1, dahan=1)
    g.people[5][-1] += 1 << 2  # the dahan is wounded
    reach(g, "instruments-of-their-own-ruin")
    use(g, "instruments-of-their-own-ruin", 4, "yes")
    follow(invaders.ravage_lands(g, [4, 5]), "land:4")
    assert here(g, 5) == {"dahan": 1}


@pytest.mark.law("spirit_island:SI-9.3")
def test_a_mine_next_door_is_opened_when_the_players_say() -> None:
    """Sweden 5, Mining Rush: the town that follows the blight of land 4 may come to land 5 before it is ravaged."""
    g = island(RIVER, adversary="sweden", level=5)
    put(g, 4, city=1)
    put(g, 5, explorer=1, dahan=2)
    follow(invaders.ravage_lands(g, [4, 5]), "land:4", "land:5", "land:7")
    assert here(g, 5) == {"explorer": 1, "town": 1, "blight": 1}, "4 damage: both dahan are gone"


@pytest.mark.law("spirit_island:SI-9.3")
def test_blight_that_turns_the_card_over_may_come_before_a_safe_land() -> None:
    """A Pall upon the Land removes a town: that of land 5, before it ravages with its explorer."""
    g = island()
    g.blight_card, g.blight_left = BLIGHTS["a-pall-upon-the-land"], 1
    g.presence[0][7] = 2
    put(g, 4, city=1)
    put(g, 5, town=1, dahan=1)
    g.people[5][0] += 1 << 6  # its town has strife: nothing happens to the land
    put(g, 8, town=1)
    asked = follow(invaders.ravage_lands(g, [4, 5]), "land:4", "lose:0:7", "land:5")
    assert asked[0] == "ravage-next"
    assert here(g, 5) == {"dahan": 1}


@pytest.mark.law("spirit_island:SI-9.3")
def test_with_blight_to_spare_a_safe_land_comes_first_without_a_question() -> None:
    g = island()
    put(g, 4, city=1)
    put(g, 5, explorer=1)
    assert follow(invaders.ravage_lands(g, [4, 5])) == []
