"""The kit with the Woodland Alliance at the table: random play, clones, saves, undo, replay, hidden supporters."""

from __future__ import annotations

import itertools
import random
import re
from typing import Any

import pytest

from ludex.core import Option
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.game import GAME
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.rules.battle import cannot_battle
from ludex.games.root.rules.craft import cannot_craft, tools
from ludex.games.root.rules.move import cannot_move
from ludex.games.root.show.sheets import sheets
from ludex.games.root.sides.alliance import rules as alliance
from ludex.games.root.sides.seated import side_of
from ludex.games.root.state import Root
from ludex.kit.testing import checks
from tests.root.conservation import conserved

FACTIONS = ("marquise", "eyrie", "alliance")
SETUPS: list[dict[str, Any]] = [
    {"seats": list(seats)}
    for count in (2, 3)
    for seats in itertools.permutations(FACTIONS, count)
    if "alliance" in seats
]
FEW = [SETUPS[0], SETUPS[3], SETUPS[4], SETUPS[9]]

OPENING = frozenset({"decode", "rob", "outrage_show", "lose-base", "spend-all-supporters", "surplus-supporter"})
"""Showing a hand, and discarding supporters unasked, opens hidden cards by right."""


def hide(g: Root, seat: int, rng: random.Random) -> None:
    """Exchange cards that the seat cannot know, in other hands and among the supporters, for cards from the bottom of
    the deck."""
    rows = [row for other in range(len(g.hands)) if other != seat for row in hidden_rows(g, other)]
    places = [(row, n) for row in rows for n, card in enumerate(row) if card not in g.known[seat]]
    below = list(range(max(0, len(g.deck) - 15)))
    rng.shuffle(below)
    for (row, n), place in zip(places, below, strict=False):
        row[n], g.deck[place] = g.deck[place], row[n]


def hidden_rows(g: Root, seat: int) -> list[list[int]]:
    return [g.hands[seat], *side_of(g, seat).hidden(g, seat)]


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_with_every_component_in_its_place(setup: dict[str, Any], seed: int) -> None:
    checks.random_play_ends(GAME, setup, seed, conserved)


@pytest.mark.parametrize("setup", FEW)
def test_clone_save_undo_and_replay(setup: dict[str, Any]) -> None:
    checks.clones_go_the_same_way(GAME, setup, 101, every=97)
    checks.saves_load_the_same(GAME, setup, 101, every=50)
    checks.undo_goes_all_the_way_back(GAME, setup, 101)
    checks.log_replays(GAME, setup, 101)


@pytest.mark.law("root:1.2.1", "root:8.2.3")
@pytest.mark.parametrize("setup", FEW)
@pytest.mark.parametrize("seed", [201, 202])
def test_no_seat_learns_what_it_may_not_know(setup: dict[str, Any], seed: int) -> None:
    checks.views_hide_what_is_hidden(GAME, setup, seed)
    checks.secrets_do_not_show_in_what_follows(GAME, setup, seed, hide, OPENING)


def legal(g: Root, me: int, prompt: str) -> dict[str, set[Option]]:
    """What the predicates allow at this decision, by verb, tried for every clearing, card and number there is."""
    match prompt:
        case "revolt":
            return {"revolt": {("revolt", c) for c in CLEARINGS if not alliance.cannot_revolt(g, me, c)}}
        case "spread":
            return {"spread": {("spread", c) for c in CLEARINGS if not alliance.cannot_spread(g, me, c)}}
        case "alliance-daylight":
            hand, power = g.hands[me], tools(g, me)
            return {
                "craft": {("craft", card) for card in hand if not cannot_craft(g, me, card, power)},
                "train": {("train", card) for card in hand if not alliance.cannot_train(g, me, card)},
                "mobilise": {("mobilise", card) for card in hand},
            }
        case "operation":
            seats = range(len(g.factions))
            return {
                "move": {
                    ("move", o, t, n)
                    for o in CLEARINGS
                    for t in CLEARINGS
                    for n in range(11)
                    if not cannot_move(g, me, o, t, n)
                },
                "battle": {("battle", c, d) for c in CLEARINGS for d in seats if not cannot_battle(g, me, c, d)},
                "enlist": {("enlist", c) for c in CLEARINGS if not alliance.cannot_enlist(g, me, c)},
                "organise": {("organise", c) for c in CLEARINGS if not alliance.cannot_organise(g, me, c)},
            }
    return {}


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[4]])
def test_options_and_refusals_come_from_the_same_law(setup: dict[str, Any]) -> None:
    me = setup["seats"].index("alliance")
    rng = random.Random(1)
    texts = [GAME.text(lang) for lang in LANGUAGES]
    for table in checks.walk(GAME, setup, 301):
        g = table.state
        assert isinstance(g, Root)
        if me not in table.pending:
            continue
        decision = table.pending[me]
        for verb, allowed in legal(g, me, decision.prompt).items():
            assert {option for option in decision.options if option[0] == verb} == allowed
        for declared in alliance.VERBS:
            option = (declared.name, *(rng.randrange(1, 13) for _ in declared.items))
            refusal = table.why_not(me, option)
            assert (refusal is None) == decision.accepts(option)
            if refusal is not None:
                assert refusal.clause in GAME.laws
                assert all(text.has(f"refuse-{refusal.reason}") for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_without_gaps(lang: str) -> None:
    """No message, fact or form is missing in anything that games with the Alliance say or lay out."""
    for seed, setup in ((1, SETUPS[1]), (2, SETUPS[5])):
        for table in checks.walk(GAME, setup, seed):
            words = Words(GAME, lang, table.state)
            said = [words.prompt(decision) for decision in table.pending.values()]
            said += [words.option(option) for decision in table.pending.values() for option in decision.options[::5]]
            if table.answered % 20 == 0:
                for seat in (*range(len(setup["seats"])), None):
                    said += [sheet.title for sheet in sheets(table.view(seat), words)]
                    said += [cell for sheet in sheets(table.view(seat), words) for row in sheet.rows for cell in row]
            assert not [text for text in said if re.search(r"[{}]|\$|None|\?\?\?", text)]
        assert table.journal is not None
        assert not [line for line in table.journal.lines if re.search(r"[{}]|\$|None", words.line(line))]
