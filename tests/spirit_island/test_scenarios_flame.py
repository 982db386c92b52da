"""Rituals of the Destroying Flame. Of board A, 1, 2 and 3 are the coast."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.decks.words import damage_by_strife
from ludex.games.spirit_island.foes import destroying_flame
from ludex.games.spirit_island.printed.cards import FEAR_CARDS, INVADER_CARDS
from ludex.games.spirit_island.printed.powers import NUMBER, POWERS
from ludex.games.spirit_island.rules import invaders
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.growth import PLAYING
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import TOWN
from tests.spirit_island.table import (
    EARTH,
    RIVER,
    act,
    fear,
    follow,
    here,
    island,
    offered,
    put,
    use,
)

CITY_INDEX = 2
CARD = {card.id: card.number for card in INVADER_CARDS}
LIGHTNING, SHADOWS = "lightnings-swift-strike", "shadows-flicker-like-flame"
FEAR = {card.id: number for number, card in enumerate(FEAR_CARDS)}


def playing(g: Island, seat: int = 0) -> None:
    """This spirit has grown and may play cards."""
    g.stage[seat] = PLAYING
    g.plays[seat] = 2


FLAME = "rituals-of-the-destroying-flame"


@pytest.mark.law("spirit_island:SI-14.16")
@pytest.mark.parametrize(
    ("energy", "flame", "answers", "left"),
    [
        (0, 0, (), 1),
        (2, 0, ("no",), 1),
        (2, 0, ("yes",), 0),
        (0, 4, (), 0),
        (0, 5, (), 0),
        (0, 1, (), 0),
        (0, 3, (), 1),
    ],
    ids=["poor", "declined", "paid", "next to it", "there", "one land away", "far"],
)
def test_invaders_are_hurt_near_a_flame_or_for_energy(
    energy: int, flame: int, answers: tuple[str, ...], left: int
) -> None:
    g = island(scenario=FLAME)
    put(g, 5, town=1)
    g.energy[0] = energy
    if flame:
        g.markers[flame] = 1
    near = flame in (5, *g.chart.near[5])
    follow(Act(g, 0, 5, power=NUMBER["wash-away"]).damage(2), *answers)
    assert here(g, 5).get("town", 0) == (0 if near or answers == ("yes",) else 1)
    assert left == here(g, 5).get("town", 0)
    assert g.energy[0] == (0 if answers == ("yes",) else energy)


@pytest.mark.law("spirit_island:SI-14.16")
def test_a_power_pays_once_and_only_for_itself() -> None:
    g = island(scenario=FLAME)
    put(g, 5, town=2)
    g.energy[0] = 2
    on = Act(g, 0, 5, power=NUMBER["wash-away"])
    follow(on.destroy(1, TOWN), "yes")
    follow(on.destroy(1, TOWN))
    assert (here(g, 5), g.energy[0]) == ({}, 0)
    put(g, 5, town=1)
    follow(destroying_flame.effect_ends(g))
    follow(on.destroy(1, TOWN))
    assert here(g, 5) == {"town": 1}


@pytest.mark.law("spirit_island:SI-14.16")
def test_any_spirit_pays_for_the_dahan() -> None:
    g = island(RIVER, EARTH, scenario=FLAME)
    g.energy = [2, 3]
    put(g, 5, town=1, dahan=1)
    follow(invaders.counter_attack(g, 5, 1), "paid-by:1")
    assert (here(g, 5), g.energy) == ({"dahan": 1}, [2, 1])


@pytest.mark.law("spirit_island:SI-14.16")
def test_whoever_does_not_drown_comes_ashore() -> None:
    g = island(scenario=FLAME)
    put(g, 0, explorer=1)
    follow(destroying_flame.effect_ends(g), "land:2")
    assert (here(g, 0), here(g, 2)) == ({}, {"explorer": 1})


@pytest.mark.law("spirit_island:SI-14.16")
def test_the_ritual_of_the_flame() -> None:
    g = island(LIGHTNING, scenario=FLAME)
    g.invader_deck = [CARD["2-jungle"]]
    playing(g)
    put(g, 8, town=1, dahan=2)
    g.presence[0][8] = 2
    card = next(card for card in g.hand[0] if POWERS[card].elements[2])
    act(g, f"0 flame:{card}:8")
    assert here(g, 8) == {"dahan": 2, "blight": 1}
    assert (g.markers[8], g.presence[0][8], g.energy[0], fear(g)) == (1, 1, 2, 2 + 1)
    assert card in g.removed
    assert not any(key.startswith("flame") for key in offered(g))


@pytest.mark.law("spirit_island:SI-14.16")
def test_the_ritual_waits_until_all_have_grown() -> None:
    g = island(LIGHTNING, EARTH, scenario=FLAME)
    playing(g)
    assert not any(key.startswith("flame") for key in offered(g))
    playing(g, 1)
    assert any(key.startswith("flame") for key in offered(g))


@pytest.mark.law("spirit_island:SI-14.16")
def test_strife_of_fear_cards_and_events_hurts_for_energy_too() -> None:
    g = island(scenario=FLAME)
    put(g, 5, town=1, strife=2)
    on = Act(g, fear=FEAR["discord"], shared=True)
    follow(damage_by_strife(on))
    assert here(g, 5) == {"town": 1, "strife": 2}
    g.energy[0] = 2
    follow(destroying_flame.effect_ends(g))
    follow(damage_by_strife(on), "paid-by:0")
    assert (here(g, 5), g.energy[0]) == ({}, 0)


@pytest.mark.law("spirit_island:SI-14.16")
@pytest.mark.parametrize(("answer", "left"), [("yes", {}), ("no", {"town": 1})])
def test_invaders_drown_for_energy(answer: str, left: dict[str, int]) -> None:
    g = island("oceans-hungry-grasp", scenario=FLAME)
    g.presence[0][1] = 1
    put(g, 1, town=1)
    g.energy[0] = 2
    use(g, "swallow-the-land-dwellers", 1, answer)
    assert here(g, 1) == left


@pytest.mark.law("spirit_island:SI-14.16")
@pytest.mark.parametrize(("answer", "left"), [("yes", {}), ("no", {"explorer": 1})])
def test_invaders_moved_into_the_ocean_drown_for_energy(answer: str, left: dict[str, int]) -> None:
    g = island("oceans-hungry-grasp", scenario=FLAME)
    g.presence[0][0] = 1
    put(g, 1, explorer=1)
    g.energy[0] = 2
    use(g, "call-of-the-deeps", 0, answer)
    assert here(g, 0) == left
