"""Cards that meet other cards, adversaries and scenarios: what each says still holds."""

from __future__ import annotations

import pytest

from ludex.games.spirit_island.decks.words import next_ravage_deals
from ludex.games.spirit_island.foes import second_wave as wave
from ludex.games.spirit_island.foes.long_forgotten import FACE_UP, FOUND, INVADERS_SIDE, SACK
from ludex.games.spirit_island.powers.major_base import strength
from ludex.games.spirit_island.powers.major_claw_more import second_targets
from ludex.games.spirit_island.printed.boards import SPACES
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.printed.powers import NUMBER
from ludex.games.spirit_island.rules import invaders, turn
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.end import difficulty
from ludex.games.spirit_island.rules.land import defend_of
from ludex.games.spirit_island.rules.lasting import FOREVER, LESSER_SPIRIT, NEXT_RAVAGE, RAVAGES_MORE, until
from ludex.games.spirit_island.things import CITY
from tests.spirit_island.decks import dahan, happens, scare
from tests.spirit_island.table import EARTH, RIVER, act, fear, follow, here, island, offered, play, put, reach, use

CARD = {card.id: card.number for card in INVADER_CARDS}
INSTRUMENTS = "instruments-of-their-own-ruin"
SHADOWS, OCEAN, BRINGER = "shadows-flicker-like-flame", "oceans-hungry-grasp", "bringer-of-dreams-and-nightmares"


# ---------------------------------------------------------------------------------------------- only in a normal ravage


@pytest.mark.law("spirit_island:SI-9.2")
@pytest.mark.parametrize("by", ["discord", INSTRUMENTS])
def test_what_waits_for_the_next_ravage_does_not_strengthen_invaders_that_fight_each_other(by: str) -> None:
    """Urban Development (each city +2 in the next normal ravage); Discord III, Instruments, Dissolve the Bonds."""
    g = island()
    put(g, 5, city=3)
    g.people[5][2] += 1 << 6
    next_ravage_deals(Act(g), CITY, 2)
    answers = ("strife:5:66", "hit:5:6", "hit:5:10")
    _ = scare(g, by, 3, *answers) if by == "discord" else use(g, by, 5, *answers)
    assert here(g, 5) == {"city": 2, "strife": 2}, "3 damage destroy one of the others"
    assert strength(Act(g, land=5), CITY) == 2 * 3


@pytest.mark.law("spirit_island:SI-9.2")
def test_a_weaker_next_normal_ravage_does_not_weaken_another_one() -> None:
    """Powers Long Forgotten, the ice-crusted rib, and an additional ravage."""
    g = island()
    until(g, NEXT_RAVAGE, RAVAGES_MORE, -3)
    put(g, 5, city=1)
    follow(invaders.ravage(g, 5, normal=False))
    assert g.blight[5] == 1
    put(g, 4, city=1)
    follow(invaders.ravage(g, 4))
    assert g.blight[4] == 0


# ----------------------------------------------------------------------------------------------------- range and target


@pytest.mark.law("spirit_island:SI-7.4")
def test_the_second_land_of_fire_and_flood_is_farther_away_on_the_coast() -> None:
    """Sky Stretches to Shore: 3 farther, to a coastal land. From land 8 of board A land 3 is 3 steps away."""
    g = island()
    g.presence[0][8] = 2
    on = Act(g, 0, 7, power=NUMBER["fire-and-flood"])
    assert not second_targets(on) >> 3 & 1
    use(g, "sky-stretches-to-shore", None, spirit=0)
    assert second_targets(on) >> 3 & 1
    assert second_targets(on) & 1 << 2


@pytest.mark.law("spirit_island:SI-14.14")
def test_a_covered_land_is_no_target_of_a_repeat_or_a_second_target() -> None:
    g = island(scenario="powers-long-forgotten")
    until(g, FOREVER, FOUND, INVADERS_SIDE, SACK)
    g.markers[7] = FACE_UP
    put(g, 8, blight=1)
    put(g, 7, blight=1, city=1)
    put(g, 5, blight=1)
    reach(g, "the-land-thrashes-in-furious-pain")
    assert use(g, "the-land-thrashes-in-furious-pain", 8, "land:5") == ["repeat"]
    with pytest.raises(AssertionError, match="land:7 is not among"):
        use(g, "the-land-thrashes-in-furious-pain", 8, "land:7")
    g.presence[0][8] = 2
    assert not second_targets(Act(g, 0, 5, power=NUMBER["fire-and-flood"])) >> 7 & 1


@pytest.mark.law("spirit_island:SI-2.2")
def test_a_tsunami_counts_the_ocean_in_play_among_the_coastal_lands_of_its_board() -> None:
    g = island(OCEAN, RIVER)
    reach(g, "tsunami")
    use(g, "tsunami", SPACES + 1, "yes")
    assert fear(g) == 2 + 2
    g.presence[0][SPACES] = 1
    use(g, "tsunami", SPACES + 1, "yes")
    assert fear(g) == 4 + 2 + 3


@pytest.mark.law("spirit_island:SI-7.4")
def test_shadows_reach_dahan_for_an_energy_whenever_they_use_a_power() -> None:
    """Rouse the Spirits and Outpaced let a slow power be used at once; Crops Wither and Fade has range 0."""
    g = island(SHADOWS)
    g.energy[0] = 9
    put(g, 8, dahan=3)
    put(g, 1, dahan=1, town=1)
    play(g, "crops-wither-and-fade")
    g.hand[0].remove(NUMBER["crops-wither-and-fade"])
    crops = NUMBER["crops-wither-and-fade"]
    dahan(g, "rouse-the-spirits", f"shadow:{crops}:1", "branch:1")
    assert (here(g, 1), g.energy[0]) == ({"dahan": 1, "explorer": 1}, 8)
    g.used[0].clear()
    put(g, 1, town=1)
    happens(g, "outpaced", 0, "branch:2", f"shadow:{crops}:1", "branch:1")
    assert (here(g, 1), g.energy[0]) == ({"dahan": 1, "explorer": 2}, 8 - 3 - 1)


# ------------------------------------------------------------------------------------------------------------ scenarios


@pytest.mark.law("spirit_island:SI-11.3")
@pytest.mark.parametrize(("step", "turn_of_two"), [("fast", 2), ("fear", 2), ("slow", 3)])
def test_two_cards_are_explored_in_the_phase_after_the_one_that_was_left_out(step: str, turn_of_two: int) -> None:
    """Explorers are Reluctant II, resolved by a ritual of terror in a slow phase: the next explore is next turn's."""
    g = island(scenario="rituals-of-terror")
    g.step = step
    put(g, 8, city=1)
    scare(g, "explorers-are-reluctant", 2)
    revealed = {}
    for number in (1, 2, 3):
        if number == 1 and step == "slow":
            continue
        g.turn = number
        g.invader_deck = [CARD["3-jungle-sands"], CARD["1-jungle"], CARD["1-sands"]]
        follow(turn.explore_part(g))
        revealed[number] = 3 - len(g.invader_deck)
        g.explore = []
    assert revealed[turn_of_two - 1] == 0
    assert revealed[turn_of_two] == 2


@pytest.mark.law("spirit_island:SI-14.8")
def test_a_town_that_comes_instead_of_an_explorer_is_followed_by_a_frontier_explorer() -> None:
    """France 1: “a land that had no town or city”; Promising Farmland brings the town with this very explore."""
    g = island(RIVER, adversary="france", level=1)
    happens(g, "promising-farmland", 1)
    g.invader_deck = [CARD["3-jungle-sands"], CARD["1-wetland"]]
    follow(turn.explore_card(g))
    assert here(g, 2) == {"town": 1, "explorer": 1}


@pytest.mark.law("spirit_island:SI-14.9")
def test_a_fast_card_is_repeated_for_its_lower_price_in_a_blitz() -> None:
    """Powerstorm: “paying its cost again”."""
    g = island(scenario="blitz")
    g.step, g.stage = "fast", [0]
    play(g, "flash-floods")
    flood = NUMBER["flash-floods"]
    g.used[0] = [flood]
    put(g, 5, city=1)
    use(g, "powerstorm", None, spirit=0)
    g.energy[0] = 1
    assert f"use:{flood}:5" in offered(g)
    act(g, f"0 use:{flood}:5")
    assert g.energy[0] == 0


@pytest.mark.law("spirit_island:SI-14.13")
def test_dread_of_a_spirit_of_the_game_before_defends_as_well() -> None:
    g = island(EARTH)
    g.owners = (*g.owners, wave.SECOND)
    put(g, 5, town=1)
    use(g, "dread-apparitions", 5)
    use(g, "dark-and-tangled-woods", 5)
    assert defend_of(g, 5) == 1 + 2


@pytest.mark.law("spirit_island:SI-14.13")
def test_what_the_bringer_drowns_with_the_card_of_another_is_only_frightened() -> None:
    g = island(BRINGER)
    put(g, 1, town=1, dahan=1)
    use(g, "swallow-the-land-dwellers", 1, "push:1:1:2")
    assert (here(g, 1), here(g, 2), fear(g)) == ({"dahan": 1}, {"town": 1}, 2)


@pytest.mark.law("spirit_island:SI-14.2")
@pytest.mark.parametrize(("blighted", "more"), [(False, -1), (True, 1)])
def test_the_second_game_is_easier_after_a_healthy_island_and_harder_after_a_blighted_one(
    blighted: bool, more: int
) -> None:
    g = island(RIVER, scenario="second-wave", adversary="england", level=2)
    assert difficulty(g) == 4
    g.blighted, g.blight_left = blighted, 5
    wave.blight_card_again(g)
    g.owners = (*g.owners, wave.SECOND)
    assert difficulty(g) == (4 if blighted else 6) + more, "after a healthy island England is a level higher"


@pytest.mark.law("spirit_island:SI-10.6")
def test_constancy_takes_no_card_of_a_lesser_spirit_to_hand() -> None:
    """Aid from Lesser Spirits: its card is not discarded, so there is nothing that it could do instead."""
    g = island()
    ants = NUMBER["devouring-ants"]
    until(g, FOREVER, LESSER_SPIRIT, 0, ants)
    g.played[0] = [ants]
    g.played[0].append(NUMBER["gift-of-constancy"])
    use(g, "gift-of-constancy", None, spirit=0)
    with pytest.raises(AssertionError, match=f"reclaim:{ants} is not among"):
        follow(turn.time_passes(g), f"reclaim:{ants}")
