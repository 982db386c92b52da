"""Random games hardly ever come far: here they are taken up late, with terror high, tracks bare and the card turned."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from ludex.core.playout import Playout, source_of
from ludex.games.spirit_island.printed.cards import SCENARIOS
from ludex.games.spirit_island.printed.powers import ENERGY_TRACKS, PLAYS_TRACKS, SPIRITS
from ludex.games.spirit_island.rules.growth import begin_turn
from ludex.games.spirit_island.rules.land import anywhere
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BUILDING, CITY, DAHAN, EXPLORER, INVADER, TOWN, piece
from tests.spirit_island.table import GAME

USUAL = ["none", "blitz", "guard-the-isles-heart"]
"""Where victory is what the terror level says."""
LEAVES_THE_GAME = ("sharp-fangs-behind-the-leaves",)
"""Whose presence may become something else."""


def begin(seed: int, scenario: str) -> Playout:
    """Two spirits, set up at random."""
    rng = random.Random(seed)
    setup = {
        "seats": rng.sample(SPIRITS, 2),
        "scenario": scenario,
        "adversary": rng.choice(["none", "england", "france"]),
        "level": rng.randint(0, 6),
    }
    playout = Playout.begin(GAME, setup, seed=seed)
    while playout.state.step != "spirit":
        play(playout, rng)
    return playout


def play(playout: Playout, rng: random.Random) -> None:
    seat = rng.choice(list(playout.pending))
    playout.play(seat, rng.choice(list(playout.pending[seat].options)))


def make_late(g: Island, rng: random.Random) -> None:
    """Terror level 3, one or two fear cards left, bare tracks, many cards in hand, several cards in the slots."""
    g.terror = 3
    g.fear_box += g.fear_deck[2:]
    g.fear_deck = g.fear_deck[: rng.randint(1, 2)]
    g.people = [[] for _ in g.people]
    lands = g.chart.lands
    for kind, many in ((EXPLORER, 3), (TOWN, 2), (CITY, rng.randint(1, 2)), (DAHAN, 6)):
        for _ in range(many):
            g.people[rng.choice(lands)].append(piece(kind, 0, 0 if kind == DAHAN else rng.randint(0, 1)))
    g.people = [sorted(row) for row in g.people]
    for row in (g.beasts, g.disease, g.wilds, g.blight, g.blight):
        row[rng.choice(lands)] += 1
    g.blighted, g.blight_left = True, 4
    for seat, spirit in enumerate(g.spirits):
        g.top[seat], g.bottom[seat] = len(ENERGY_TRACKS[spirit]), len(PLAYS_TRACKS[spirit])
        homes = [land for land, here in enumerate(g.presence[seat]) if here]
        g.destroyed[seat] = 4
        for _ in range(9 - sum(g.presence[seat])):
            g.presence[seat][rng.choice(homes)] += 1
        g.energy[seat] = 12
        for pile in (g.minor, g.major):
            g.hand[seat] += [pile.pop() for _ in range(3)]
    while len(g.invader_deck) > 3:
        rng.choice([g.build, g.ravage, g.invader_discard]).append(g.invader_deck.pop())
    begin_turn(g)


def cards(g: Island) -> Counter[int]:
    """All power cards of the game."""
    piles = [g.minor, g.minor_discard, g.major, g.major_discard, g.drawn, g.removed, *g.hand, *g.discard, *g.played]
    return Counter(card for pile in piles for card in pile)


def nothing_is_lost(g: Island, had: Counter[int]) -> None:
    assert cards(g) == had
    assert min(*g.energy, *g.beasts, *g.disease, *g.wilds, *g.blight) >= 0
    for seat, spirit in enumerate(g.spirits):
        on_tracks = len(ENERGY_TRACKS[spirit]) + len(PLAYS_TRACKS[spirit]) - g.top[seat] - g.bottom[seat]
        if SPIRITS[spirit] not in LEAVES_THE_GAME:
            assert on_tracks + g.destroyed[seat] + sum(g.presence[seat]) == 13


def ended_rightly(g: Island) -> None:
    assert g.outcome is not None
    won = g.terror > 3 or not anywhere(g, (INVADER, BUILDING, CITY)[g.terror - 1])
    assert bool(g.outcome.winners) == won
    if g.outcome.how == "loss-presence":
        assert any(not any(row) for row in g.presence)
    if g.outcome.how == "loss-blight":
        assert g.blight_left <= 0
    if g.outcome.how == "loss-deck":
        assert not g.invader_deck


@pytest.mark.law("spirit_island:SI-1.2", "spirit_island:SI-1.3", "spirit_island:SI-1.4")
@pytest.mark.parametrize("seed", range(12))
def test_late_games_lose_nothing_and_end_rightly(seed: int) -> None:
    first = begin(seed, USUAL[seed % len(USUAL)])
    g, rng = first.state, random.Random(seed)
    assert isinstance(g, Island)
    make_late(g, rng)
    had = cards(g)
    late = Playout(GAME, first.setup, g, source_of(seed), branching=False)
    late._advance(None)
    while not late.over:
        play(late, rng)
        nothing_is_lost(g, had)
    ended_rightly(g)


@pytest.mark.parametrize("scenario", sorted(set(SCENARIOS) - set(USUAL)))
def test_late_games_of_other_scenarios_end(scenario: str) -> None:
    for seed in range(2):
        first = begin(seed, scenario)
        g, rng = first.state, random.Random(seed)
        assert isinstance(g, Island)
        make_late(g, rng)
        late = Playout(GAME, first.setup, g, source_of(seed), branching=False)
        late._advance(None)
        while not late.over:
            play(late, rng)
        assert g.outcome is not None
