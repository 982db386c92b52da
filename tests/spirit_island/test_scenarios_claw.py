"""Second Wave and Powers Long Forgotten. Of board A, 1 and 6 are mountains, 2 and 5 wetlands, 3 and 8 jungles, 4 and 7
sands; 1, 2 and 3 are the coast."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludex.core.playout import Playout
from ludex.core.text import LANGUAGES
from ludex.games.spirit_island.foes import long_forgotten as lore
from ludex.games.spirit_island.foes import second_wave as wave
from ludex.games.spirit_island.printed.boards import BOARDS, SPACES
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.printed.powers import NUMBER, POWERS, SPIRITS, UNIQUES
from ludex.games.spirit_island.rules import invaders
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import take_from_card
from ludex.games.spirit_island.rules.cards import must_forget, reclaim
from ludex.games.spirit_island.rules.end import NextGame, complete, look, score
from ludex.games.spirit_island.rules.growth import PLAYING
from ludex.games.spirit_island.rules.lasting import this_turn
from ludex.games.spirit_island.rules.moments import energy_gain, plays_gain
from ludex.games.spirit_island.rules.powers import READY, range_of, target_lands
from ludex.games.spirit_island.rules.scope import line_reached
from ludex.games.spirit_island.show.view import redeal, view
from ludex.games.spirit_island.state import FACE_DOWN, Island
from ludex.games.spirit_island.things import EXPLORER, INVADER, TOWN
from tests.spirit_island.table import EARTH, GAME, RIVER, act, fear, follow, here, island, offered, put

CARD = {card.id: card.number for card in INVADER_CARDS}
LIGHTNING = "lightnings-swift-strike"

# --------------------------------------------------------------------------------------------------------- Second Wave

WAVE = "second-wave"


def after_one(**setup: Any) -> Island:
    """An island of one spirit whose first game is over."""
    g = island(RIVER, scenario=WAVE, **setup)
    g.step = "second-wave"
    return g


@pytest.mark.law("spirit_island:SI-14.13")
def test_two_games_are_played_and_the_second_counts() -> None:
    playout = Playout.begin(GAME, {"seats": [RIVER, EARTH], "scenario": WAVE}, seed=5)
    chance = random.Random(5)
    g: Any = playout.state
    spirits = {g.spirits}
    while not playout.over:
        seat = chance.choice(list(playout.pending))
        playout.play(seat, chance.choice(playout.pending[seat].options))
        g = playout.state
        spirits.add(g.spirits)
    first, second = sorted(spirits, key=lambda chosen: chosen != (SPIRITS.index(RIVER), SPIRITS.index(EARTH)))
    assert not set(first) & set(second)
    assert g.owners[:2] == tuple(SPIRITS[spirit] for spirit in second)
    assert playout.outcome is not None


@pytest.mark.law("spirit_island:SI-14.13")
@pytest.mark.parametrize("won", [True, False])
def test_the_first_game_ends_without_an_outcome(won: bool) -> None:
    g = island(scenario=WAVE)
    if not won:
        put(g, 1, city=1)
        g.doom = "blight"
    with pytest.raises(NextGame):
        look(g)
    assert (g.outcome, g.step) == (None, "second-wave")


@pytest.mark.law("spirit_island:SI-14.13")
def test_a_card_of_everybody_is_set_aside() -> None:
    g = after_one()
    follow(wave.set_cards_aside(g), f"aside:{UNIQUES[g.spirits[0]][2]}")
    assert g.aside == [UNIQUES[g.spirits[0]][2]]


@pytest.mark.law("spirit_island:SI-14.13")
def test_of_the_first_game_dahan_and_few_tokens_stay() -> None:
    g = after_one()
    put(g, 4, city=1, explorer=2, dahan=2, beasts=2, wilds=1, blight=2)
    put(g, 5, blight=1, disease=1, town=1)
    left = g.blight_left
    follow(wave.clear_the_island(g), "remove:4:-7")
    assert here(g, 4) == {"dahan": 2, "beasts": 1, "wilds": 1, "blight": 1}
    assert here(g, 5) == {"blight": 1, "disease": 1}
    assert g.blight_left == left + 1
    assert not any(g.presence[0])


@pytest.mark.law("spirit_island:SI-14.13")
def test_dahan_spread_and_are_counted_by_board() -> None:
    g = after_one()
    put(g, 4, dahan=3)
    target = g.chart.near[4][0]
    follow(wave.settle_dahan(g), f"push:3:4:{target}")
    few = {4: 2, target: 1}
    lowest = min(few)
    few[lowest] += 1  # three of a board are one more
    assert {land: here(g, land)["dahan"] for land in few} == few
    g = after_one()
    for land in range(1, 6):
        put(g, land, dahan=2)
    follow(wave.settle_dahan(g), "remove:1:3", "remove:5:3")
    assert [here(g, land)["dahan"] for land in range(1, 6)] == [1, 2, 2, 2, 1]


@pytest.mark.law("spirit_island:SI-14.13")
def test_a_healthy_island_meets_a_stronger_adversary() -> None:
    g = after_one(adversary="england", level=2)
    wave.blight_card_again(g)
    assert (g.level, g.blight_left) == (3, 5)
    follow(wave.choose_spirits(g), f"spirit:{SPIRITS.index(LIGHTNING)}")
    assert g.owners[:5] == (LIGHTNING, "england-0", "england-1", "england-2", "england-3")


@pytest.mark.law("spirit_island:SI-14.13")
def test_a_blighted_island_heals_and_what_lies_beside_it_comes_later() -> None:
    g = after_one(adversary="england", level=2)
    g.blighted, g.blight_left = True, 9
    wave.blight_card_again(g)
    assert (g.level, g.blighted, g.blight_left) == (2, False, 2)
    g.owners = (*g.owners, wave.SECOND)
    g.blight_left = 1
    next(take_from_card(Act(g)), None)
    assert (g.blighted, g.blight_left) == (True, 7)


@pytest.mark.law("spirit_island:SI-14.13")
def test_nobody_plays_a_spirit_of_the_first_game() -> None:
    g = island(RIVER, EARTH, scenario=WAVE)
    rule: Any = wave.choose_spirits(g)
    question = next(rule)
    spirits = {option[1] for option in question.options}
    assert spirits == set(range(len(SPIRITS))) - set(g.spirits)
    question = rule.send(("spirit", SPIRITS.index(LIGHTNING)))
    assert SPIRITS.index(LIGHTNING) not in {option[1] for option in question.options}


@pytest.mark.law("spirit_island:SI-14.13")
def test_the_second_set_up_moves_the_invaders_and_places_nothing_else() -> None:
    g = after_one()
    g.aside = [NUMBER["devouring-ants"]]
    g.spirits, g.owners = (SPIRITS.index(EARTH),), (EARTH, wave.SECOND)
    follow(wave.begin_again(g))
    expected: dict[int, dict[str, int]] = {5: {"town": 1}}
    for number, land in BOARDS[0].land.items():
        for name in ("town", "city"):
            if name in land.setup:
                place = int(number) - 3 if int(number) >= 6 else int(number)
                row = expected.setdefault(place, {})
                row[name] = row.get(name, 0) + land.setup[name]
    assert {land: here(g, land) for land in g.chart.lands if here(g, land)} == expected
    assert NUMBER["devouring-ants"] not in g.minor
    assert (g.step, g.hand[0]) == ("first", list(UNIQUES[g.spirits[0]]))


@pytest.mark.law("spirit_island:SI-14.13")
def test_blight_of_an_adversary_comes_from_the_card() -> None:
    g = after_one(adversary="sweden", level=6)
    g.boards = (0,)
    g.spirits, g.owners = (SPIRITS.index(EARTH),), (EARTH, "sweden-6", wave.SECOND)
    follow(wave.begin_again(g))
    assert (g.blight[8], g.blight_left) == (1, 4)


@pytest.mark.law("spirit_island:SI-14.13")
def test_cards_set_aside_help_once_in_the_last_stage() -> None:
    g = island(RIVER)
    g.owners = (RIVER, wave.SECOND)
    card = NUMBER["devouring-ants"]
    g.aside = [card]
    g.stage[0] = PLAYING
    g.invader_deck = [CARD["3-jungle-sands"], CARD["2-jungle"]]
    assert f"assist:{card}" not in offered(g)
    g.invader_deck.pop()
    act(g, f"0 assist:{card}")
    assert (g.aside, g.energy[0], g.elements[0]) == ([], 0, [0] * 8)
    g.step, g.stage = ("fast" if POWERS[card].speed == 0 else "slow"), [0]
    put(g, 1, explorer=1, dahan=1)
    act(g, f"0 assist-on:{card}:1")
    assert here(g, 1) == {}
    put(g, 2, city=1)
    assert next(GAME.steps[g.step](g), None) is None


@pytest.mark.plain
@pytest.mark.law("spirit_island:SI-14.13")
@pytest.mark.parametrize(("card", "reached"), [("cast-down-into-the-briny-deep", False), ("accelerated-rot", True)])
def test_lines_of_more_than_ten_elements_are_not_reached(
    card: str, reached: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    g = island(RIVER)

    def nothing(on: Act) -> Any:
        yield from ()

    monkeypatch.setattr(wave, "resolve", nothing)
    follow(wave.assist(g, 0, ("assist-on", NUMBER[card], 1)))
    assert line_reached(g, 0, NUMBER[card], 0) == reached


@pytest.mark.law("spirit_island:SI-14.13")
def test_a_card_of_the_ocean_drowns_for_others_too() -> None:
    g = island(RIVER)
    g.owners = (RIVER, wave.SECOND)
    put(g, 1, explorer=1, dahan=1)
    put(g, 8, city=1)
    follow(wave.assist(g, 0, ("assist-on", NUMBER["swallow-the-land-dwellers"], 1)))
    assert here(g, 1) == {}


# ----------------------------------------------------------------------------------------------- Powers Long Forgotten

LORE = "powers-long-forgotten"
SPIRITS_FIND, INVADERS_FIND = lore.SPIRITS_SIDE, lore.INVADERS_SIDE


def found(side: int, number: int, *seats: str, **setup: Any) -> Island:
    """Somebody has found this in land 6."""
    g = island(*(seats or (RIVER,)), scenario=LORE, **setup)
    g.markers[6], g.buried[6] = FACE_DOWN, number
    follow(lore.turn_over(g, 6, side))
    return g


@pytest.mark.parametrize("number", range(1, 9))
def test_every_find_has_its_name_and_text(number: int) -> None:
    for language in LANGUAGES:
        for message in (f"find-{number}", f"find-{number}-text"):
            assert GAME.text(language).say(message) != message


@pytest.mark.law("spirit_island:SI-14.14")
@pytest.mark.parametrize("spirits", [1, 3])
def test_four_markers_lie_on_each_board(spirits: int) -> None:
    g = island(*(RIVER, EARTH, LIGHTNING)[:spirits], scenario=LORE)
    put(g, 1, dahan=1)
    rule: Any = lore.hide(g)
    choice: Any = None
    while True:
        try:
            question = rule.send(choice)
        except StopIteration:
            break
        choice = ("shuffle", *range(question.size)) if question.who < 0 else question.options[0]
    for slot in range(spirits):
        assert sum(g.markers[slot * SPACES : slot * SPACES + SPACES]) == 4
    assert g.markers[1] == 0
    assert sum(number > 0 for number in g.buried) == 1 + spirits
    assert sorted([*(number for number in g.buried if number), *g.buried_box]) == list(range(1, 9))


@pytest.mark.law("spirit_island:SI-14.14")
def test_nobody_sees_what_lies_face_down() -> None:
    g = island(scenario=LORE)
    for land, number in ((1, 5), (2, 0), (3, 7), (4, 0)):
        g.markers[land], g.buried[land] = FACE_DOWN, number
    g.buried_box = [1, 2, 3, 4, 6, 8]
    assert not hasattr(view(g, 0), "buried")
    seen = set()
    for seed in range(40):
        redeal(g, 0, random.Random(seed).shuffle)
        seen.add(tuple(g.buried[1:5]))
        assert sum(number > 0 for number in g.buried) == 2
        assert len({*g.buried, *g.buried_box} - {0}) == 8
    assert len(seen) > 10


@pytest.mark.law("spirit_island:SI-14.14")
@pytest.mark.parametrize(
    ("adversary", "pieces", "side"),
    [
        ("none", {"dahan": 3, "explorer": 2}, SPIRITS_FIND),
        ("none", {"dahan": 2, "explorer": 1}, None),
        ("none", {"explorer": 2}, INVADERS_FIND),
        ("france", {"explorer": 2}, None),
        ("france", {"explorer": 3}, INVADERS_FIND),
    ],
)
def test_who_is_strong_enough_searches(adversary: str, pieces: dict[str, int], side: int | None) -> None:
    g = island(scenario=LORE, adversary=adversary)
    g.markers[6], g.buried[6] = FACE_DOWN, lore.EMBER
    put(g, 6, **pieces)
    put(g, 1, city=1)
    follow(complete(g))
    assert [lore.has_found(g, each, lore.EMBER) for each in (0, 1)] == [side == 0, side == 1]
    assert g.markers[6] == (FACE_DOWN if side is None else 0)


@pytest.mark.law("spirit_island:SI-14.14")
def test_a_blank_marker_helps_nobody() -> None:
    g = found(SPIRITS_FIND, 0)
    assert (g.markers[6], g.lasting) == (0, [])


def fire_card() -> int:
    return next(card.number for card in POWERS if card.elements[2] and card.cost)


@pytest.mark.law("spirit_island:SI-14.14")
@pytest.mark.parametrize(("answer", "left", "energy"), [("yes", {}, 1), ("no", {"town": 2}, 2)])
def test_the_scale_shields_invaders_from_fire(answer: str, left: dict[str, int], energy: int) -> None:
    g = found(INVADERS_FIND, lore.SCALE)
    g.energy[0] = 2
    put(g, 5, town=2)
    on = Act(g, 0, 5, power=fire_card())
    follow(on.damage(4), answer)
    put(g, 4, town=1)
    follow(on.at(4).destroy(1, TOWN))  # it was paid for the whole power, or not at all
    assert here(g, 4) == ({} if answer == "yes" else {"town": 1})
    assert (here(g, 5), g.energy[0]) == (left, energy)


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_scale_makes_fire_stronger_once_for_a_power() -> None:
    g = found(SPIRITS_FIND, lore.SCALE)
    put(g, 5, city=1)
    put(g, 4, explorer=2)
    on = Act(g, 0, 5, power=fire_card())
    follow(on.damage(2))
    follow(on.at(4).damage(1))
    assert (here(g, 5), here(g, 4)) == ({}, {"explorer": 1})
    put(g, 2, town=1)
    follow(Act(g, 0, 2, power=next(card.number for card in POWERS if not card.elements[2])).damage(1))
    assert here(g, 2) == {"town": 1}


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_loop_joins_all_sands_for_the_invaders() -> None:
    g = found(INVADERS_FIND, lore.LOOP)
    put(g, 7, explorer=1)
    follow(invaders.build_lands(g, CARD["1-sands"], invaders.lands_of_card(g, CARD["1-sands"])))
    assert (here(g, 4), here(g, 7)) == ({"town": 1}, {"explorer": 1, "town": 1})
    assert lore.loop_explores(g, 1 << 7) == 1 << 7 | 1 << 4
    assert lore.loop_explores(g, 1 << 6) == 1 << 6


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_loop_carries_presence_over_the_sands() -> None:
    g = found(SPIRITS_FIND, lore.LOOP)
    g.presence[0][7] = 1
    act(g, "0 shift:7:4")
    assert (g.presence[0][7], g.presence[0][4]) == (0, 1)


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_tooth_builds_in_explored_wetlands() -> None:
    g = found(INVADERS_FIND, lore.TOOTH)
    follow(invaders.explore(g, 2, CARD["1-wetland"]))
    follow(invaders.explore(g, 3, CARD["1-jungle"]))
    assert (here(g, 2), here(g, 3)) == ({"explorer": 1, "town": 1}, {"explorer": 1})


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_tooth_feeds_whoever_does_not_reclaim() -> None:
    g = found(SPIRITS_FIND, lore.TOOTH, RIVER, EARTH)
    g.discard[1] = [g.hand[1].pop()]
    reclaim(g, 1, g.discard[1][:])
    (gain,) = energy_gain.of((LORE,))
    assert [gain(g, seat, 1) for seat in (0, 1)] == [3, 1]
    g.energy[0] = 3
    g.discard[0] = [g.hand[0].pop()]
    reclaim(g, 0, g.discard[0][:])
    assert g.energy[0] == 1


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_rib_leaves_one_card_play_on_the_next_turn() -> None:
    g = found(INVADERS_FIND, lore.RIB)
    (gain,) = plays_gain.of((LORE,))
    assert gain(g, 0, 3) == 3
    g.turn += 1
    g.plays[0] = 1  # by growth
    assert gain(g, 0, 3) == 0
    g.turn += 1
    assert gain(g, 0, 3) == 3


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_rib_weakens_the_next_ravage() -> None:
    g = found(SPIRITS_FIND, lore.RIB)
    put(g, 5, city=1, dahan=2)
    put(g, 1, city=1)
    assert invaders.foreseen(g, 5) == 3
    act(g, f"0 unearth:{lore.RIB}")
    assert invaders.foreseen(g, 5) == 0
    assert not any(key.startswith("unearth") for key in offered(g))
    g.step = "ravage"
    g.ravage = [CARD["1-wetland"]]
    act(g)
    assert here(g, 5)["dahan"] == 2
    put(g, 4, city=1)
    assert invaders.foreseen(g, 4) == 3


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_ember_brings_blight_with_the_first_town() -> None:
    g = found(INVADERS_FIND, lore.EMBER)
    for land in (5, 4, 5):
        follow(Act(g, 0, land).add(1, TOWN))
    follow(Act(g, 0, 3).add(1, EXPLORER))
    assert [here(g, land) for land in (5, 4, 3)] == [{"town": 2, "blight": 1}, {"town": 1}, {"explorer": 1}]


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_ember_spares_a_card() -> None:
    assert not must_forget(found(SPIRITS_FIND, lore.EMBER))
    assert must_forget(found(INVADERS_FIND, lore.EMBER))


@pytest.mark.law("spirit_island:SI-14.14")
@pytest.mark.parametrize(("answer", "moved"), [("yes", True), ("no", False)])
def test_the_rope_holds_invaders(answer: str, moved: bool) -> None:
    g = found(INVADERS_FIND, lore.ROPE)
    g.energy[0] = 1
    put(g, 5, explorer=1, dahan=1)
    on = Act(g, 0, 5, power=NUMBER["wash-away"])
    follow(on.push(1, INVADER, to=1 << 4), answer)
    follow(on.push(1, 8, to=1 << 4))
    assert here(g, 4) == ({"explorer": 1, "dahan": 1} if moved else {"dahan": 1})
    put(g, 3, explorer=1)
    follow(Act(g, 0, 3).push(1, EXPLORER, to=1 << 4))  # no power
    assert here(g, 3) == {}


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_rope_reaches_farther() -> None:
    card = POWERS[NUMBER["wash-away"]]
    assert range_of(found(SPIRITS_FIND, lore.ROPE), 0, card) == card.range + 1


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_pillar_burns_where_most_is_built() -> None:
    g = island(scenario=LORE)
    put(g, 5, town=2, dahan=2, beasts=1, wilds=1, disease=1)
    put(g, 4, city=1, dahan=1)
    g.markers[6], g.buried[6] = FACE_DOWN, lore.PILLAR
    follow(lore.turn_over(g, 6, INVADERS_FIND))
    assert (here(g, 5), here(g, 4)) == ({"town": 2, "blight": 1}, {"city": 1, "dahan": 1})


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_pillar_frightens_and_lets_dahan_strike() -> None:
    g = found(SPIRITS_FIND, lore.PILLAR)
    put(g, 5, city=1, dahan=2)
    put(g, 4, city=1, dahan=2)
    act(g, f"0 unearth:{lore.PILLAR}", "land:5")
    assert (here(g, 5), here(g, 4), len(g.earned)) == ({"dahan": 2}, {"city": 1, "dahan": 2}, 2)
    assert fear(g) == 2 * 4 + 2


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_sack_covers_its_land() -> None:
    g = found(INVADERS_FIND, lore.SACK)
    g.presence[0][6] = 2
    card = next(card for card in POWERS if card.at_land and card.filter == ("any",) and card.range >= 1)
    lands = target_lands(g, 0, card)
    assert not lands >> 6 & 1
    assert lands >> 8 & 1


@pytest.mark.law("spirit_island:SI-14.14")
def test_the_sack_swallows_a_land() -> None:
    g = found(SPIRITS_FIND, lore.SACK)
    put(g, 5, city=1, dahan=2, blight=1, beasts=1)
    put(g, 1, city=1)
    g.presence[0][5] = 2
    left = g.blight_left
    act(g, f"0 unearth:{lore.SACK}", "land:5")
    assert (here(g, 5), g.presence[0][5], g.blight_left, g.destroyed[0]) == ({}, 0, left, 0)
    assert fear(g) == 0


@pytest.mark.law("spirit_island:SI-1.5", "spirit_island:SI-14.14")
def test_finds_that_the_spirits_never_used_are_worth_two_points_each() -> None:
    g = found(SPIRITS_FIND, lore.RIB)
    before = score(g)
    for number in (lore.LOOP, lore.EMBER):  # an ember works by itself
        g.markers[6], g.buried[6] = FACE_DOWN, number
        follow(lore.turn_over(g, 6, SPIRITS_FIND))
    put(g, 6, city=1)
    assert score(g) == before + 2
    act(g, f"0 unearth:{lore.RIB}")
    assert score(g) == before
    g.presence[0][7] = 1
    act(g, "0 shift:7:4")
    assert score(g) == before - 2
    act(g, "0 shift:4:7")
    assert score(g) == before - 2


@pytest.mark.law("spirit_island:SI-14.14", "spirit_island:SI-4.1")
def test_presence_that_wanders_over_the_sands_wakes_nobody_who_is_ready() -> None:
    g = found(SPIRITS_FIND, lore.LOOP, RIVER, EARTH)
    put(g, 6, city=1)
    g.presence[0][7] = g.presence[1][4] = 1
    g.step = "fast"
    act(g, "0 done")
    act(g, "1 shift:4:7")
    assert g.stage[0] == READY


@pytest.mark.law("spirit_island:SI-14.13")
def test_a_line_makes_a_card_of_the_game_before_fast() -> None:
    g = playing_second()
    scour = NUMBER["scour-the-land"]
    this_turn(g, wave.HELPS, 0, scour)
    put(g, 5, town=1, explorer=1)
    g.step, g.stage = "fast", [0]
    act(g, f"0 assist-on:{scour}:5")
    assert here(g, 5) == {"blight": 1}


def playing_second() -> Island:
    """In the second of two games."""
    g = island(scenario="second-wave")
    g.owners = (*g.owners, wave.SECOND)
    put(g, 6, city=1)
    return g
