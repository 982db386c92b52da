"""The forecast: what it says is what happens if nobody does anything in between."""

from __future__ import annotations

import itertools
import random
from typing import Any, NamedTuple

import pytest

from ludex.core.journal import Journal
from ludex.core.outcome import GameOver
from ludex.core.playout import Playout
from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.spirit_island.mixes import mixes
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.printed.powers import NUMBER
from ludex.games.spirit_island.rules import turn
from ludex.games.spirit_island.rules.end import NextGame
from ludex.games.spirit_island.rules.land import count
from ludex.games.spirit_island.rules.lasting import DEFEND, SKIP, this_turn
from ludex.games.spirit_island.show.forecast import Unknown, carried_out, forecast, possible_cards, read
from ludex.games.spirit_island.show.preview import preview
from ludex.games.spirit_island.show.view import view
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    BUILDING,
    CITY,
    DAHAN,
    EXPLORE,
    EXPLORER,
    JUNGLE,
    RAVAGE,
    SANDS,
    TOWN,
    WETLAND,
    piece,
)
from tests.spirit_island.table import GAME, island, play, put

GAMES = 24


def card(terrain: int, stage: int = 1) -> int:
    return next(each.number for each in INVADER_CARDS if each.stage == stage and each.terrains == (terrain,))


def ready(*seats: str, **setup: Any) -> Island:
    """An island on which wetlands are ravaged next (A2, A5) and sands built on (A4, A7)."""
    g = island(*seats, **setup)
    g.ravage, g.build = [card(WETLAND)], [card(SANDS)]
    g.invader_deck = [card(JUNGLE)]
    g.step = "fast"
    return g


@pytest.mark.law("spirit_island:SI-9.4")
def test_damage_after_defend_dahan_lost_and_blight() -> None:
    g = ready()
    put(g, 5, town=2, explorer=1, dahan=2)
    g.presence[0][5] = 1
    threat = forecast(view(g, 0)).lands[5]
    assert (threat.total, threat.defend, threat.damage) == (5, 0, 5)
    assert (threat.dahan, threat.blight, threat.cascade, threat.presence) == (2, 1, False, [0])
    this_turn(g, DEFEND, 5, 4)
    threat = forecast(view(g, 0)).lands[5]
    assert (threat.total, threat.defend, threat.damage) == (5, 4, 1)
    assert (threat.dahan, threat.blight, threat.presence) == (0, 0, [])
    assert threat.fought == 2, "two dahan deal 4 damage: a town and an explorer, or two towns"


@pytest.mark.law("spirit_island:SI-10.3")
def test_blight_upon_blight_cascades() -> None:
    g = ready()
    put(g, 5, city=1, blight=1)
    coming = forecast(view(g, 0))
    assert coming.lands[5].cascade
    assert coming.blight == 2
    assert [land for land, each in coming.lands.items() if each.blight] == [5], "where to is the players' choice"


@pytest.mark.law("spirit_island:SI-13.8")
def test_strife_and_skipped_actions_count() -> None:
    g = ready()
    put(g, 5, city=1, strife=1)
    put(g, 2, town=1)
    this_turn(g, SKIP, RAVAGE, 2, 0)
    coming = forecast(view(g, 0)).lands
    assert (coming[5].ravaged, coming[5].damage, coming[5].blight) == (True, 0, 0)
    assert (coming[2].ravaged, coming[2].stopped) == (False, ["ravage"])


@pytest.mark.law("spirit_island:SI-9.5")
def test_builds_and_disease() -> None:
    g = ready()
    put(g, 4, town=1)
    put(g, 7, explorer=1, disease=1)
    coming = forecast(view(g, 0)).lands
    assert coming[4].built == [piece(CITY)]
    assert (coming[7].built, coming[7].stopped) == ([], ["disease"])


@pytest.mark.law("spirit_island:SI-9.6")
def test_explore_is_as_likely_as_the_cards_that_nobody_has_seen() -> None:
    g = ready()
    shown = view(g, 0)
    assert len(possible_cards(shown)) == 2, "jungle and mountain: wetland and sands lie on the track"
    coming = forecast(shown).lands
    assert coming[3].explore == 50, "a coastal jungle"
    assert 8 not in coming, "an inland jungle without a town or city near it"
    this_turn(g, SKIP, EXPLORE, 3, 0)
    assert 3 not in forecast(view(g, 0)).lands


def test_in_the_slow_phase_it_is_the_next_turn_without_this_turns_defend() -> None:
    g = ready()
    put(g, 5, town=1)
    this_turn(g, DEFEND, 5, 9)
    assert forecast(view(g, 0)).lands[5].damage == 0
    g.step = "slow"
    assert forecast(view(g, 0)).lands[5].damage == 2


def test_what_has_happened_is_not_to_come() -> None:
    g = ready()
    put(g, 5, town=1)
    put(g, 4, town=1)
    g.step = "build"
    coming = forecast(view(g, 0)).lands
    assert 5 not in coming
    assert coming[4].built
    g.step = "explore"
    assert 4 not in forecast(view(g, 0)).lands


def test_looking_ahead_changes_nothing() -> None:
    g = ready()
    put(g, 5, town=2, dahan=2, blight=1)
    before = g.copy()
    forecast(view(g, 0))
    assert g == before


def asked(g: Island) -> View:
    return View("spirit_island", 0, 0, [], [], 0, None, view(g, 0))


def changes(g: Island, *option: Any, lang: str = "en") -> dict[tuple[str, str], tuple[int, int]]:
    """What an option would change: by place and sign, before and after."""
    (found,) = preview(asked(g), [option], Words(GAME, lang, g, 0))
    assert all(each.good == (each.now < each.was) for each in found)
    assert all(str(each.was) in each.said for each in found)
    return {(each.place, each.symbol): (each.was, each.now) for each in found}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_power_says_how_it_changes_the_forecast(lang: str) -> None:
    """Grasping Tide: 2 fear and Defend 4."""
    g = ready("oceans-hungry-grasp")
    put(g, 2, city=1, town=1, dahan=1)
    g.presence[0][2] = 1
    play(g, "grasping-tide")
    tide = NUMBER["grasping-tide"]
    here = {("land:2", "t-damage"): (5, 1), ("land:2", "t-blight"): (1, 0), ("land:2", "t-lost"): (1, 0)}
    assert changes(g, "use", tide, 2, lang=lang) == {**here, ("land:2", "t-presence"): (1, 0)}
    assert changes(g, "use", tide, 1) == {}, "nothing threatens it"
    assert changes(g, "done") == {}


def test_a_card_that_could_be_played_says_what_it_would_do_in_its_lands() -> None:
    g = ready("oceans-hungry-grasp")
    put(g, 2, city=1, town=1)
    g.presence[0][2] = 1
    g.step = "spirit"
    assert changes(g, "play", NUMBER["grasping-tide"])["land:2", "t-damage"] == (5, 1)
    assert NUMBER["grasping-tide"] in g.hand[0], "nothing is played"


def test_damage_is_spread_as_the_one_button_spreads_it() -> None:
    g = ready()
    put(g, 5, town=1, explorer=1)
    g.presence[0][5] = 1
    play(g, "flash-floods")
    assert changes(g, "use", NUMBER["flash-floods"], 5) == {("land:5", "t-damage"): (3, 2)}


def test_nothing_is_said_of_a_power_that_leaves_a_choice() -> None:
    g = ready()
    put(g, 5, town=2, explorer=2)
    play(g, "wash-away")
    assert changes(g, "use", NUMBER["wash-away"], 5) == {}


def test_a_piece_that_is_pushed_or_hit_changes_both_lands() -> None:
    g = ready()
    put(g, 5, town=2)
    put(g, 2, explorer=1)
    town = piece(TOWN)
    found = changes(g, "push", town, 5, 2)
    assert (found["land:5", "t-damage"], found["land:2", "t-damage"]) == ((4, 2), (1, 3))
    assert changes(g, "hit", 5, town) == {}, "a town that is only hurt ravages on"
    assert changes(g, "hit", 2, piece(EXPLORER))["land:2", "t-damage"] == (1, 0)
    assert changes(g, "strife", 5, town)["land:5", "t-damage"] == (4, 2)


@pytest.mark.parametrize("seed", range(GAMES))
def test_what_it_says_is_what_happens(seed: int) -> None:
    """Random games of every kind: before each invader phase ravages and builds are foreseen, then carried out."""
    setup = next(itertools.islice(mixes(range(1, 5), {}), seed, None))
    playout = Playout.begin(GAME, dict(setup), seed=seed)
    chance = random.Random(seed)
    looked = 0
    while not playout.over and looked < 6:
        seat = chance.choice(list(playout.pending))
        asked = playout.pending[seat]
        if asked.prompt == "fast" or (asked.prompt == "spirit" and ("done",) in asked.options):
            looked += foreseen(playout.state)
        playout.play(seat, chance.choice(asked.options))
    assert looked


def foreseen(real: Any) -> bool:
    """Does the real state come to what was foreseen?"""
    coming = forecast(view(real, 0))
    g = real.copy()
    g.attach(journal := Journal())
    g.resolved = len(g.earned)
    g.blight_left = 99
    before = totals(g)
    try:
        carried_out(g, turn.ravage_part(g))
        carried_out(g, turn.build_part(g))
    except (GameOver, NextGame, Unknown):
        return False
    told = read(journal.lines)
    assert {land: (each.damage, each.blight, each.built) for land, each in told.items()} == {
        land: (each.damage, each.blight, each.built)
        for land, each in coming.lands.items()
        if land in told or each.ravaged or each.built
    }
    after = totals(g)
    assert coming.dahan >= before.dahan - after.dahan, "dahan may come as well, never more are lost than foreseen"
    assert coming.built >= after.buildings - before.buildings
    blight = sum(line.message == "blight" for line in journal.lines)
    assert coming.blight == blight or any(each.cascade for each in told.values())
    assert coming.turns == (blight >= real.blight_left)
    return True


class Totals(NamedTuple):
    dahan: int
    buildings: int


def totals(g: Island) -> Totals:
    lands = range(len(g.people))
    return Totals(sum(count(g, land, DAHAN) for land in lands), sum(count(g, land, BUILDING) for land in lands))
