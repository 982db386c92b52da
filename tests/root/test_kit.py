"""The kit on Root: random play, clones, saves, undo, replay, hidden cards, refusals that agree with options."""

from __future__ import annotations

import dataclasses
import itertools
import os
import random
import subprocess
import sys
from typing import Any

import pytest

from ludex.core import Option, Table
from ludex.core.decision import Decision
from ludex.games.root.game import GAME
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import PIECES, RIVERFOLK
from ludex.games.root.rules.battle import cannot_battle
from ludex.games.root.rules.craft import cannot_craft, tools
from ludex.games.root.rules.move import cannot_move
from ludex.games.root.show.seen import RootView
from ludex.games.root.show.view import view
from ludex.games.root.sides.eyrie import rules as eyrie
from ludex.games.root.sides.marquise import rules as marquise
from ludex.games.root.state import NOBODY, Root
from ludex.kit.testing import checks
from tests.root.conservation import conserved

SETUPS: list[dict[str, Any]] = [{"seats": list(seats)} for seats in itertools.permutations(("marquise", "eyrie"))]

OPENING = frozenset({"decode", "rob"})
"""Codebreakers and Stand and Deliver! show hidden cards by right."""


def hide(g: Root, seat: int, rng: random.Random) -> None:
    """Exchange cards in other hands (not an open one) that the seat has not seen for cards from the bottom of the
    deck."""
    places = [
        (hand, n)
        for other, hand in enumerate(g.hands)
        if other != seat and g.factions[other] != RIVERFOLK
        for n, card in enumerate(hand)
        if card not in g.known[seat]
    ]
    below = list(range(min(len(g.deck), max(0, len(g.deck) - 12))))
    rng.shuffle(below)
    for (hand, n), place in zip(places, below, strict=False):
        hand[n], g.deck[place] = g.deck[place], hand[n]


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", range(25))
def test_fifty_random_games_end_with_every_component_in_its_place(setup: dict[str, Any], seed: int) -> None:
    checks.random_play_ends(GAME, setup, seed, conserved)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", [101, 102])
def test_clone_save_undo_and_replay(setup: dict[str, Any], seed: int) -> None:
    checks.clones_go_the_same_way(GAME, setup, seed)
    checks.saves_load_the_same(GAME, setup, seed)
    checks.undo_goes_all_the_way_back(GAME, setup, seed)
    checks.log_replays(GAME, setup, seed)


@pytest.mark.law("root:1.2.1")
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", [201, 202, 203])
def test_no_seat_learns_what_it_may_not_know(setup: dict[str, Any], seed: int) -> None:
    checks.views_hide_what_is_hidden(GAME, setup, seed)
    checks.secrets_do_not_show_in_what_follows(GAME, setup, seed, hide, OPENING)


def leaky_view(g: Root, viewer: int | None) -> RootView:
    """Shows everyone the top card of the deck through the discard pile."""
    honest = view(g, viewer)
    honest.discard.append(g.deck[-1] if g.deck else NOBODY)
    return honest


def test_a_leak_planted_in_the_view_is_found() -> None:
    leaky = dataclasses.replace(GAME, view=leaky_view)
    with pytest.raises(AssertionError):
        checks.views_hide_what_is_hidden(leaky, SETUPS[0], 201)


@pytest.mark.plain
def test_a_question_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Telling(Decision):
        """Passes over whoever has just one option, even where that shows what is in the hand."""

        __slots__ = ()

        def __init__(self, *args: Any, always: bool = False, **more: Any) -> None:
            super().__init__(*args, always=False, **more)

    monkeypatch.setattr("ludex.games.root.rules.battle.ask", Telling)
    monkeypatch.setattr("ludex.games.root.sides.marquise.rules.ask", Telling)
    with pytest.raises((AssertionError, KeyError)):
        checks.secrets_do_not_show_in_what_follows(GAME, SETUPS[0], 201, hide, OPENING)


PLAY = """
import random
from ludex.core import Table
from ludex.kit.testing.checks import finish_with_reloads
from ludex.games.root.game import GAME
for seed in (1, 2):
    print(finish_with_reloads(GAME, {"seats": ["marquise", "eyrie"]}, seed, every=0))
print(finish_with_reloads(GAME, {"seats": ["marquise", "eyrie"]}, 1, every=10))
"""


def test_the_same_seed_gives_the_same_game_under_any_hash_seed() -> None:
    outputs = set()
    for hash_seed in ("0", "1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        outputs.add(
            subprocess.run([sys.executable, "-c", PLAY], env=environment, check=True, capture_output=True).stdout
        )
    assert len(outputs) == 1
    first, second, reloaded = outputs.pop().split()
    assert first == reloaded
    assert first != second


def legal(g: Root, seat: int, table: Table) -> dict[str, set[Option]]:
    """What the predicates allow at this decision, by verb, tried for every clearing, card and number there is."""
    seats = range(len(g.factions))
    moves = {(o, t, n) for o in CLEARINGS for t in CLEARINGS for n in range(26) if not cannot_move(g, seat, o, t, n)}
    battles = {(c, d) for c in CLEARINGS for d in seats if not cannot_battle(g, seat, c, d)}
    hand = g.hands[seat]
    match table.pending[seat].prompt:
        case "craft":
            left = tools(g, seat)
            return {"craft": {("craft", card) for card in hand if not cannot_craft(g, seat, card, left)}}
        case "action":
            return {
                "move": {("move", *move) for move in moves},
                "battle": {("battle", *battle) for battle in battles},
                "recruit": set() if marquise.cannot_recruit(g, seat) else {("recruit",)},
                "build": {
                    ("build", kind, clearing)
                    for kind in range(len(PIECES))
                    for clearing in CLEARINGS
                    if not marquise.cannot_build_here(g, seat, kind, clearing)
                },
                "overwork": {
                    ("overwork", clearing, card)
                    for clearing in CLEARINGS
                    for card in hand
                    if not marquise.cannot_overwork(g, clearing, card)
                },
            }
        case "extra-action":
            return {
                "extra_action": {("extra_action", card) for card in hand if not marquise.cannot_spend_bird(g, card)}
            }
        case "resolve":
            suits = [suit for suit in range(4) if g.decree_left[suit]]
            fits = {suit: g.of_suit[suit] for suit in suits}
            column = eyrie.COLUMNS[g.column]
            found: dict[str, set[Option]] = {
                "recruit": {(s, c) for s in suits for c in fits[s] if not eyrie.cannot_recruit(g, seat, c)},
                "move": {(s, *move) for s in suits for move in moves if move[0] in fits[s]},
                "battle": {(s, *battle) for s in suits for battle in battles if battle[0] in fits[s]},
                "build": {(s, c) for s in suits for c in fits[s] if not eyrie.cannot_roost(g, seat, c)},
            }
            return {f"decree_{column}": {(f"decree_{column}", *items) for items in found[column]}}
    return {}


@pytest.mark.parametrize("seed", [301, 302])
def test_options_and_refusals_come_from_the_same_law(seed: int) -> None:
    for table in checks.walk(GAME, SETUPS[0], seed):
        for seat, decision in table.pending.items():
            state = table.state
            assert isinstance(state, Root)
            for verb, allowed in legal(state, seat, table).items():
                assert {option for option in decision.options if option[0] == verb} == allowed


def test_every_refusal_names_a_clause_and_has_words_in_both_languages() -> None:
    rng = random.Random(1)
    laws, texts = GAME.laws, [GAME.text(lang) for lang in ("ru", "en")]
    for table in checks.walk(GAME, SETUPS[0], 401):
        for seat, decision in table.pending.items():
            for _ in range(20):
                verb = GAME.verbs[rng.choice(list(GAME.verbs))]
                option = (verb.name, *(rng.randrange(14) for _ in verb.items))
                refusal = table.why_not(seat, option)
                assert (refusal is None) == decision.accepts(option)
                if refusal is not None:
                    assert refusal.clause in laws
                    assert all(text.has(f"refuse-{refusal.reason}") for text in texts)
