"""Why can't I? Every answer that a person may try is refused by a clause, for a reason of its own. Of board A, 1, 2 and
3 are the coast, 4 and 7 sands; 0 is its ocean."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludex.core import Decision, Refusal
from ludex.core.decision import Floor, Rule, option_of
from ludex.core.text import LANGUAGES, Words
from ludex.games.spirit_island.foes import long_forgotten as lore
from ludex.games.spirit_island.foes import second_wave as wave
from ludex.games.spirit_island.foes.destroying_flame import FLAME_LIT
from ludex.games.spirit_island.foes.ward_the_shores import FACE_DOWN
from ludex.games.spirit_island.printed.boards import bits
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.printed.powers import GROWTHS, NUMBER
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.growth import PLAYING, add_presence_by, begin_turn, choose_growth
from ludex.games.spirit_island.rules.lasting import FOREVER, this_turn, until
from ludex.games.spirit_island.rules.prices import pay
from ludex.games.spirit_island.rules.refusals import why_not
from ludex.games.spirit_island.sides.bringer import turn_up
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import EXPLORER, TOWN, WATER
from ludex.kit.testing.refusals import refusals_agree
from tests.spirit_island.table import EARTH, GAME, RIVER, island, play, put

OCEAN, GREEN, FANGS = "oceans-hungry-grasp", "a-spread-of-rampant-green", "sharp-fangs-behind-the-leaves"
KEEPER, BRINGER, LIGHTNING = (
    "keeper-of-the-forbidden-wilds",
    "bringer-of-dreams-and-nightmares",
    "lightnings-swift-strike",
)
CARD = {card.id: card.number for card in INVADER_CARDS}
FLOODS, WASH, BOON = NUMBER["flash-floods"], NUMBER["wash-away"], NUMBER["boon-of-vigor"]


def said(g: Island, refusal: Refusal | None) -> tuple[str, str]:
    """The clause and the reason; both languages have words for it."""
    assert refusal is not None
    assert refusal.clause in GAME.laws
    for language in LANGUAGES:
        words = Words(GAME, language, g).refusal(refusal)
        assert words
        assert not set("{}$") & set(words)
    return refusal.clause, refusal.reason


def why(g: Island, key: str, seat: int = 0) -> tuple[str, str]:
    """Why a seat may not do this next."""
    question = next(GAME.steps[g.step](g))
    assert isinstance(question, Floor)
    return said(g, why_not(g, seat, question.decisions[seat], option_of(key)))


def why_in(g: Island, rule: Rule[Any], key: str, seat: int = 0) -> tuple[str, str]:
    """Why this does not answer the first question of a rule."""
    question = next(rule)
    decision = question.decisions[seat] if isinstance(question, Floor) else question
    assert isinstance(decision, Decision)
    return said(g, why_not(g, seat, decision, option_of(key)))


def at(step: str, *seats: str, **setup: Any) -> Island:
    g = island(*seats, **setup)
    g.step = step
    put(g, 6, city=1)
    return g


def playing(*seats: str, **setup: Any) -> Island:
    """Everybody has grown and may play cards."""
    g = at("spirit", *seats, **setup)
    g.stage = [PLAYING] * g.players
    g.plays = [2] * g.players
    return g


# ------------------------------------------------------------------------------------------------------ every spirit


def far_away() -> Island:
    g = at("fast")
    play(g, "flash-floods")
    return g


def growing() -> Island:
    g = at("spirit")
    begin_turn(g)
    return g


def chosen() -> Island:
    g = growing()
    choose_growth(g, 0, 1, GROWTHS[g.spirits[0]])
    return g


@pytest.mark.parametrize(
    ("prepared", "key", "clause", "reason"),
    [
        (far_away, f"use:{FLOODS}:2", "SI-7.4", "out-of-range"),
        (far_away, f"use:{FLOODS}:0", "SI-2.2", "sea-not-in-play"),
        (far_away, f"use:{FLOODS}:99", "SI-7.4", "no-such-land"),
        (far_away, f"use:{WASH}:8", "SI-7.1", "not-in-play"),
        (far_away, f"aid:{FLOODS}:0", "SI-7.4", "targets-lands"),
        (far_away, f"play:{WASH}", "SI-4.2", "plays-in-spirit-phase"),
        (far_away, "grow:0", "SI-4.2", "grows-in-spirit-phase"),
        (growing, f"play:{WASH}", "SI-4.2", "grow-first"),
        (growing, f"reclaim:{WASH}", "SI-5.5", "discard-empty"),
        (growing, f"use:{FLOODS}:8", "SI-7.1", "not-in-play"),
        (growing, "presence:0:0:5", "SI-5.1", "not-in-growth"),
        (growing, "grow:7", "SI-5.1", "no-such-growth"),
        (chosen, "grow:1", "SI-5.1", "grown-already"),
        (chosen, "grow:2", "SI-5.1", "growth-done"),
        (chosen, "presence:3:0:2", "SI-5.2", "out-of-range"),
        (chosen, "presence:3:0:0", "SI-2.2", "not-the-sea"),
        (chosen, "grow-act:0", "SI-5.1", "nothing-left-of-that"),
        (chosen, "grow-act:3", "SI-5.1", "say-how"),
        (playing, f"play:{NUMBER['raging-storm']}", "SI-6.1", "not-in-hand"),
        (playing, f"play:{FLOODS}", "SI-6.1", "too-dear"),
        (playing, "trade:1", "SI-5.4", "only-ocean-trades"),
        (playing, "regrow:3:8", "SI-5.6", "only-green-regrows"),
        (playing, "call-beasts:8", "SI-4.2", "only-fangs-call"),
        (playing, "unearth:4", "SI-14.14", "not-found-by-spirits"),
    ],
)
def test_of_every_spirit(prepared: Callable[[], Island], key: str, clause: str, reason: str) -> None:
    assert why(prepared(), key) == (clause, reason)


@pytest.mark.law("spirit_island:SI-7.4")
def test_a_refusal_names_the_distance_and_the_range() -> None:
    g = far_away()
    question = next(GAME.steps[g.step](g))
    assert isinstance(question, Floor)
    refusal = why_not(g, 0, question.decisions[0], ("use", FLOODS, 2))
    assert refusal is not None
    assert (refusal.about["count"], refusal.about["number"]) == (3, 1)


@pytest.mark.law("spirit_island:SI-6.1")
def test_no_card_plays_left() -> None:
    g = playing()
    g.plays[0] = 0
    assert why(g, f"play:{BOON}") == ("SI-6.1", "no-plays-left")


@pytest.mark.law("spirit_island:SI-7.1", "spirit_island:SI-7.10")
def test_powers_at_the_wrong_time_or_twice() -> None:
    g = at("fast")
    play(g, "wash-away")
    play(g, "flash-floods")
    assert why(g, f"use:{WASH}:8") == ("SI-7.1", "slow-only")
    g.used[0] = [FLOODS]
    play(g, "boon-of-vigor")
    assert why(g, f"use:{FLOODS}:8") == ("SI-7.1", "used-already")
    g.step, g.used[0] = "slow", []
    assert why(g, f"use:{FLOODS}:8") == ("SI-7.10", "fast-only")


@pytest.mark.law("spirit_island:SI-5.3")
def test_reclaiming_one_comes_before_playing() -> None:
    g = playing()
    g.discard[0], g.played[0] = [WASH], [BOON]
    assert why(g, f"reclaim:{WASH}") == ("SI-5.3", "reclaims-before-playing")
    assert why(g, f"reclaim:{BOON}") == ("SI-5.5", "not-discarded")


# ----------------------------------------------------------------------------------------------------- single spirits


@pytest.mark.law("spirit_island:SI-5.4")
def test_the_drowned() -> None:
    g = playing(OCEAN)
    g.kept[0] = [0, 1, 0]
    assert why(g, "trade:3") == ("SI-5.4", "too-few-drowned")
    g.kept[0] = [0, 0, 1]
    assert why(g, "trade:2") == ("SI-5.4", "one-or-all")


@pytest.mark.law("spirit_island:SI-2.2")
def test_the_ocean_never_goes_inland() -> None:
    g = island(OCEAN)
    g.presence[0][8], g.presence[0][1] = 0, 1
    rule = add_presence_by(Act(g, 0), bits(g.chart.lands))
    assert why_in(g, rule, "add-presence:0:5") == ("SI-2.2", "never-there")


@pytest.mark.law("spirit_island:SI-5.6")
def test_regrowing() -> None:
    g = at("spirit", GREEN)
    begin_turn(g)
    assert why(g, "regrow:0:8") == ("SI-5.6", "nothing-destroyed")
    g.destroyed[0] = 1
    assert why(g, "regrow:0:8") == ("SI-5.1", "not-in-growth")
    g.blighted = True
    assert why(g, "regrow:0:8") == ("SI-5.2", "too-dear")


@pytest.mark.law("spirit_island:SI-4.2")
def test_calling_beasts() -> None:
    g = playing(FANGS)
    assert why(g, "call-beasts:5") == ("SI-4.2", "no-presence-there")
    g.kept[0] = [g.turn]
    assert why(g, "call-beasts:8") == ("SI-4.2", "called-already")


@pytest.mark.law("spirit_island:SI-11.1")
def test_turning_up_fear_cards() -> None:
    g = island(BRINGER)
    g.fear_seen = [g.fear_deck[-1]]
    on = Act(g, 0, power=NUMBER["spirits-may-yet-dream"])
    assert why_in(g, turn_up(on), "turn-up:1") == ("SI-11.1", "lies-face-up")
    assert why_in(g, turn_up(on), "turn-up:10") == ("SI-11.1", "no-such-fear-card")


# ------------------------------------------------------------------------------------------------------ within effects


@pytest.mark.law("spirit_island:SI-8.1", "spirit_island:SI-7.7")
def test_pieces_that_an_effect_does_not_touch() -> None:
    g = island()
    put(g, 5, explorer=2, town=1, city=1, dahan=1)
    put(g, 4, town=1)
    on = Act(g, 0, 5, power=WASH)
    town, city = 1, 2
    rule = on.destroy(1, TOWN | EXPLORER)
    question = next(rule)
    assert isinstance(question, Decision)
    for key, reason in (
        (f"destroy:5:{city}", "wrong-piece"),
        (f"destroy:4:{town}", "another-land"),
        (f"destroy:3:{town}", "no-such-piece"),
        ("destroy:77:1", "no-such-land"),
    ):
        assert said(g, why_not(g, 0, question, option_of(key)))[1] == reason


@pytest.mark.law("spirit_island:SI-8.5", "spirit_island:SI-2.2")
def test_moves_that_lead_elsewhere() -> None:
    g = island()
    put(g, 2, explorer=2, dahan=1)
    question = next(Act(g, 0, 2, power=WASH).push(1, EXPLORER))
    assert isinstance(question, Decision)
    for key, clause, reason in (
        ("push:0:2:0", "SI-2.2", "sea-not-in-play"),
        ("push:0:2:7", "SI-8.5", "not-adjacent"),
        ("push:3:2:1", "SI-7.7", "wrong-piece"),
        ("push:1:2:1", "SI-8.5", "no-such-piece"),
    ):
        assert said(g, why_not(g, 0, question, option_of(key))) == (clause, reason)


@pytest.mark.law("spirit_island:SI-13.4", "spirit_island:SI-13.5")
def test_prices_that_do_not_add_up() -> None:
    g = island(RIVER, EARTH)
    g.energy = [3, 1]
    g.hand = [[WASH, BOON], []]
    for key, seat, clause, reason in (
        ("pay:4", 0, "SI-13.4", "too-dear"),
        (f"pay-forget:{NUMBER['raging-storm']}", 0, "SI-13.5", "not-own-card"),
        ("pay:2", 1, "SI-13.4", "too-dear"),
    ):
        assert why_in(g, pay(Act(g), 4, WATER), key, seat) == (clause, reason)
    g.energy = [6, 0]
    assert why_in(g, pay(Act(g), 4, WATER), "pay:5") == ("SI-13.4", "more-than-due")
    g.discard[0], g.hand[0] = [WASH], []
    assert why_in(g, pay(Act(g), 4, WATER), f"pay-discard:{WASH}") == ("SI-13.5", "not-in-hand")
    g.hand[0] = [NUMBER["raging-storm"], NUMBER["shatter-homesteads"]]
    shatter = f"pay-forget:{NUMBER['shatter-homesteads']}"
    assert why_in(g, pay(Act(g), 4, WATER), shatter) == ("SI-13.5", "does-not-aid")


# ---------------------------------------------------------------------------------------------------------- scenarios


@pytest.mark.law("spirit_island:SI-14.11")
def test_rituals_of_terror() -> None:
    g = at("fast", RIVER, EARTH, scenario="rituals-of-terror")
    play(g, "flash-floods")
    g.energy = [1, 1]
    assert why(g, "ritual:5") == ("SI-14.11", "ritual-energy")
    g.energy = [2, 1]
    assert why(g, "ritual:5") == ("SI-14.11", "ritual-spirits")
    g.presence[0][5] = g.presence[1][5] = 1
    assert why(g, "ritual:5") == ("SI-14.11", "ritual-presence")
    g.presence[0][5] = 2
    put(g, 5, dahan=5)
    assert why(g, "ritual:5") == ("SI-14.11", "ritual-dahan")


@pytest.mark.law("spirit_island:SI-14.15")
def test_ward_the_shores() -> None:
    g = playing(scenario="ward-the-shores")
    assert why(g, "ward:8") == ("SI-7.1", "in-slow-phase")
    assert why(g, f"face-down:{NUMBER['raging-storm']}") == ("SI-6.1", "no-longer-in-hand")
    until(g, FOREVER, FACE_DOWN, 0, WASH, 1)
    assert why(g, f"face-down:{BOON}") == ("SI-14.15", "face-down-already")
    g.step, g.stage = "slow", [0]
    play(g, "rivers-bounty")
    assert why(g, "ward:5") == ("SI-14.15", "not-sacred")
    g.presence[0][5] = 2
    put(g, 5, town=1)
    assert why(g, "ward:5") == ("SI-14.15", "too-dear")
    next(row for row in g.lasting if row[0] == FACE_DOWN)[4] = 0
    assert why(g, "ward:5") == ("SI-14.15", "pattern-made")
    g.lasting.clear()
    assert why(g, "ward:5") == ("SI-14.15", "no-card-face-down")


@pytest.mark.law("spirit_island:SI-14.14")
def test_powers_long_forgotten() -> None:
    g = playing(scenario="powers-long-forgotten")
    assert why(g, "shift:7:4") == ("SI-14.14", "loop-not-found")
    for number in (lore.EMBER, lore.RIB, lore.LOOP):
        until(g, FOREVER, lore.FOUND, lore.SPIRITS_SIDE, number)
    assert why(g, f"unearth:{lore.EMBER}") == ("SI-14.14", "works-by-itself")
    assert why(g, f"unearth:{lore.RIB}") == ("SI-14.14", "find-used")
    assert why(g, "shift:7:4") == ("SI-14.14", "no-presence-there")
    assert why(g, "shift:8:4") == ("SI-14.14", "from-sands-to-sands")


@pytest.mark.law("spirit_island:SI-14.16")
def test_rituals_of_the_destroying_flame() -> None:
    g = playing(LIGHTNING, EARTH, scenario="rituals-of-the-destroying-flame")
    storm = NUMBER["raging-storm"]
    assert why(g, f"flame:{storm}:5") == ("SI-14.16", "no-presence-there")
    assert why(g, f"flame:{WASH}:8") == ("SI-14.16", "not-own-card")
    assert why(g, f"flame:{NUMBER['guard-the-healing-land']}:19", 1) == ("SI-14.16", "grants-no-fire")
    this_turn(g, FLAME_LIT, 0)
    assert why(g, f"flame:{storm}:8") == ("SI-14.16", "flame-lit")
    g.stage[1] = 0
    assert why(g, f"flame:{storm}:8") == ("SI-14.16", "all-grow-first")


@pytest.mark.law("spirit_island:SI-14.13")
def test_second_wave() -> None:
    g = playing(scenario="second-wave")
    g.owners = (*g.owners, wave.SECOND)
    g.aside = [FLOODS]
    g.invader_deck = [CARD["2-jungle"]]
    assert why(g, f"assist:{FLOODS}") == ("SI-14.13", "not-yet-stage-three")
    assert why(g, f"assist:{WASH}") == ("SI-14.13", "not-set-aside")
    g.step, g.stage = "fast", [0]
    play(g, "boon-of-vigor")
    assert why(g, f"assist-on:{WASH}:5") == ("SI-14.13", "not-assisting")
    this_turn(g, wave.HELPS, 0, WASH)
    assert why(g, f"assist-on:{WASH}:5") == ("SI-7.1", "slow-only")
    this_turn(g, wave.HELPS, 0, FLOODS)
    assert why(g, f"assist-for:{FLOODS}:0") == ("SI-7.5", "targets-lands")
    assert why(g, f"assist-on:{FLOODS}:0") == ("SI-2.2", "sea-not-in-play")


# -------------------------------------------------------------------------------------------------------- all together


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": [OCEAN, GREEN], "scenario": "rituals-of-terror"},
        {"seats": [FANGS, BRINGER], "adversary": "france", "level": 2},
        {"seats": [KEEPER, LIGHTNING], "scenario": "powers-long-forgotten"},
        {"seats": [RIVER], "scenario": "ward-the-shores"},
        {"seats": [EARTH, "thunderspeaker"], "scenario": "rituals-of-the-destroying-flame"},
        {"seats": ["shadows-flicker-like-flame"], "scenario": "second-wave"},
    ],
    ids=lambda setup: setup.get("scenario", "france"),
)
def test_options_and_refusals_agree(setup: dict[str, Any]) -> None:
    refusals_agree(GAME, setup, 5)
