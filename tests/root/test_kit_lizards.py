"""The kit on the Lizard Cult: random play, clones, saves, undo, replay, hidden cards, refusals, sheets."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from ludex.core import Option
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.game import GAME
from ludex.games.root.printed.deck import FOX
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import PIECES
from ludex.games.root.rules.battle import cannot_battle
from ludex.games.root.rules.move import cannot_move
from ludex.games.root.show.sheets import sheets
from ludex.games.root.sides.lizards import rules as lizards
from ludex.games.root.sides.lizards.birdsong import cannot_convert, cannot_crusade, cannot_sanctify
from ludex.games.root.state import Root
from ludex.kit.testing import checks
from tests.root.conservation import conserved
from tests.root.stage import Stage

CULT = "lizards"
SETUPS: list[dict[str, Any]] = [
    {"seats": list(seats), "law": law}
    for players in (2, 3)
    for seats in itertools.permutations(("marquise", "eyrie", CULT), players)
    if CULT in seats
    for law in ("seed", "current")
]
TWO, THREE = SETUPS[0], SETUPS[-1]
OPENING = frozenset({"decode", "rob", "battle", "decree_battle", "crusade_battle", "craft"})
"""What shows hidden cards by right: looking at a hand, and whatever can remove a garden (10.2.5)."""


def hide(g: Root, seat: int, rng: random.Random) -> None:
    """Exchange cards in other hands that the seat has not seen for cards from the bottom of the deck."""
    places = [
        (hand, n)
        for other, hand in enumerate(g.hands)
        if other != seat
        for n, card in enumerate(hand)
        if card not in g.known[seat]
    ]
    below = list(range(max(0, len(g.deck) - 16)))
    rng.shuffle(below)
    for (hand, n), place in zip(places, below, strict=False):
        hand[n], g.deck[place] = g.deck[place], hand[n]


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_end_with_every_component_in_its_place(setup: dict[str, Any], seed: int) -> None:
    checks.random_play_ends(GAME, setup, seed, conserved)


@pytest.mark.parametrize("setup", [TWO, THREE])
def test_clone_save_undo_and_replay(setup: dict[str, Any]) -> None:
    checks.clones_go_the_same_way(GAME, setup, 101, every=53)
    checks.saves_load_the_same(GAME, setup, 101, every=40)
    checks.undo_goes_all_the_way_back(GAME, setup, 101)
    checks.log_replays(GAME, setup, 101)


@pytest.mark.law("root:1.2.1", "root:10.6.1")
@pytest.mark.parametrize("setup", [TWO, SETUPS[2], THREE])
@pytest.mark.parametrize("seed", [201, 202])
def test_no_seat_learns_what_it_may_not_know(setup: dict[str, Any], seed: int) -> None:
    checks.views_hide_what_is_hidden(GAME, setup, seed)
    checks.secrets_do_not_show_in_what_follows(GAME, setup, seed, hide, OPENING)


def test_every_refusal_names_a_clause_and_has_words_in_both_languages() -> None:
    rng = random.Random(1)
    texts = [GAME.text(lang) for lang in LANGUAGES]
    for table in checks.walk(GAME, THREE, 401):
        for seat, decision in table.pending.items():
            for _ in range(20):
                verb = GAME.verbs[rng.choice(list(GAME.verbs))]
                option = (verb.name, *(rng.randrange(14) for _ in verb.items))
                refusal = table.why_not(seat, option)
                assert (refusal is None) == decision.accepts(option)
                if refusal is not None:
                    assert refusal.clause in GAME.laws
                    assert all(text.has(f"refuse-{refusal.reason}") for text in texts)


def legal(g: Root, seat: int, prompt: str) -> set[Option]:
    """What the predicates of the Cult allow at this decision, tried for every clearing, card and number there is."""
    seats = range(len(g.factions))
    found: set[Option] = set()
    if prompt == "ritual":
        cards = [(card, clearing) for card in g.hands[seat] for clearing in CLEARINGS]
        found |= {("ritual_build", *pair) for pair in cards if not lizards.cannot_build_garden(g, seat, *pair)}
        found |= {("ritual_recruit", *pair) for pair in cards if not lizards.cannot_recruit(g, seat, *pair)}
        found |= {("ritual_score", card) for card in g.hands[seat] if not lizards.cannot_score(g, card)}
        return found | {("sacrifice", card) for card in g.hands[seat] if not lizards.cannot_sacrifice(g, seat, card)}
    places = [clearing for clearing in CLEARINGS if not cannot_crusade(g, clearing)]
    found |= {("crusade_battle", c, d) for c in places for d in seats if not cannot_battle(g, seat, c, d)}
    found |= {
        ("crusade_move", origin, target, count)
        for origin in places
        for target in CLEARINGS
        for count in range(26)
        if not cannot_move(g, seat, origin, target, count)
    }
    found |= {("convert", c, d) for c in CLEARINGS for d in seats if not cannot_convert(g, seat, c, d)}
    kinds = range(len(PIECES))
    return found | {("sanctify", k, c) for k in kinds for c in CLEARINGS if not cannot_sanctify(g, seat, k, c)}


@pytest.mark.law("root:10.4.3", "root:10.5")
def test_options_and_refusals_come_from_the_same_law() -> None:
    own = {verb.name for verb in lizards.VERBS}
    compared = set()
    for table in checks.walk(GAME, THREE, 301):
        for seat, decision in table.pending.items():
            if decision.prompt in ("ritual", "conspiracy"):
                assert isinstance(table.state, Root)
                offered = {option for option in decision.options if option[0] in own}
                assert offered == legal(table.state, seat, decision.prompt)
                compared.add(decision.prompt)
    assert compared == {"ritual", "conspiracy"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_question_line_and_sheet_has_words(lang: str) -> None:
    for table in checks.walk(GAME, THREE, 402):
        words = Words(GAME, lang, table.state)
        if table.answered % 11 == 0:
            said = [words.prompt(decision) for decision in table.pending.values()]
            said += [words.option(option) for decision in table.pending.values() for option in decision.options]
            for seat in (0, 1, 2, None):
                for found in sheets(table.view(seat), words):
                    assert all(len(row) == len(found.columns) for row in found.rows)
                    said.append(str(found))
            assert not [line for line in said if "{" in line or "???" in line]
    assert table.journal is not None
    assert not [line for line in map(words.line, table.journal.lines) if "{" in line or "???" in line]


@pytest.mark.law("root:10.2.6")
def test_the_sheet_shows_outcast_acolytes_gardens_souls_and_revealed_cards() -> None:
    scene = Stage("marquise", CULT, active=CULT).piece("garden_fox", 8, 2).lost_souls("sword", "armorers").acolytes(2)
    play = scene.hand(CULT, "anvil", "bake_sale").start("lizards.ritual", outcast=FOX, hated=1, scored_suits=[2])
    play.choose("ritual_recruit", "anvil", 8)
    (found,) = [
        sheet
        for sheet in sheets(play.table.view(None), Words(GAME, "en", play.g))
        if sheet.title == "Cult: outcast fox (hated), 2 acolytes"
    ]
    assert found.rows == [
        ["fox", "3", "2", "", "“Anvil” (fox)"],
        ["rabbit", "5", "0", "", ""],
        ["mouse", "5", "scored", "“Sword” (mouse)", ""],
        ["bird", "", "", "“Armorers” (bird)", ""],
    ]
