"""The kit on games with a Vagabond, or two: random play, clones, saves, undo, replay, hidden things."""

from __future__ import annotations

import random
from typing import Any

import pytest

from ludex.core import Option, Table
from ludex.core.text import LANGUAGES, Words
from ludex.games.root.game import GAME
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import PIECES
from ludex.games.root.rules.craft import cannot_craft, tools
from ludex.games.root.sides.vagabond import actions as vagabond
from ludex.games.root.sides.vagabond.characters import cannot_do_special
from ludex.games.root.sides.vagabond.relations import cannot_aid, cannot_lead
from ludex.games.root.state import Root
from ludex.kit.testing import checks
from tests.root.conservation import conserved
from tests.root.test_kit import OPENING, hide

SETUPS: list[dict[str, Any]] = [
    {"seats": ["vagabond", "marquise"]},
    {"seats": ["eyrie", "vagabond"]},
    {"seats": ["marquise", "eyrie", "vagabond"]},
    {"seats": ["vagabond", "marquise", "vagabond2"], "law": "current"},
    {"seats": ["vagabond2", "eyrie", "vagabond", "marquise"]},
]
SHOWING = OPENING | {"explore", "quest", "steal"}
"""Ruins and the quest deck show what they hide, and so does a theft."""


def hide_more(g: Root, seat: int, rng: random.Random) -> None:
    """Other hands, and what lies under ruins that the seat has not looked under."""
    hide(g, seat, rng)
    unseen = [row for row, seats in zip(g.ruin_items, g.ruin_seen, strict=True) if row and seat not in seats]
    items = [item for row in unseen for item in row]
    rng.shuffle(items)
    for row in unseen:
        row[:] = [items.pop() for _ in row]
    rng.shuffle(g.quest_deck)


@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_with_every_component_in_its_place(setup: dict[str, Any], seed: int) -> None:
    checks.random_play_ends(GAME, setup, seed, conserved)


@pytest.mark.parametrize("setup", SETUPS)
def test_clone_save_undo_and_replay(setup: dict[str, Any]) -> None:
    checks.clones_go_the_same_way(GAME, setup, 101, every=97)
    checks.saves_load_the_same(GAME, setup, 101, every=40)
    checks.undo_goes_all_the_way_back(GAME, setup, 101)
    checks.log_replays(GAME, setup, 101)


@pytest.mark.law("root:1.2.1")
@pytest.mark.parametrize("setup", SETUPS)
@pytest.mark.parametrize("seed", [201, 202])
def test_no_seat_learns_what_it_may_not_know(setup: dict[str, Any], seed: int) -> None:
    checks.views_hide_what_is_hidden(GAME, setup, seed)
    checks.secrets_do_not_show_in_what_follows(GAME, setup, seed, hide_more, SHOWING, every=61)


def legal(g: Root, me: int) -> set[Option]:
    """What the predicates allow in his Daylight, tried for everything there is."""
    seats, found = range(len(g.factions)), set[Option]()
    found |= {("walk", c) for c in CLEARINGS if not vagabond.cannot_walk(g, me, c)}
    found |= {
        ("walk_with", c, ally, n)
        for c in CLEARINGS
        for ally in seats
        for n in range(1, 26)
        if not vagabond.cannot_walk(g, me, c) and ally != me and not cannot_lead(g, me, c, ally, n)
    }
    found |= {("aid", other, card) for other in seats for card in g.hands[me] if not cannot_aid(g, me, other, card)}
    found |= {("quest", quest) for quest in range(15) if not vagabond.cannot_quest(g, me, quest)}
    found |= {("strike", other) for other in seats if not vagabond.cannot_strike(g, me, other)}
    kinds = [kind for kind in range(len(PIECES)) if g.pieces[kind]]
    found |= {("strike_piece", kind) for kind in kinds if not vagabond.cannot_strike_piece(g, me, kind)}
    found |= {("craft", card) for card in g.hands[me] if not cannot_craft(g, me, card, tools(g, me))}
    special: list[Option] = [("hideout",), ("scorch",), *(("steal", other) for other in seats)]
    special += [("labor", card) for card in g.discard]
    special += [("instigate", a, d) for a in seats for d in seats]
    found |= {option for option in special if not cannot_do_special(g, me, option)}
    return found | ({("explore",)} if not vagabond.cannot_explore(g, me) else set())


@pytest.mark.parametrize("setup", SETUPS)
def test_options_and_refusals_come_from_the_same_law(setup: dict[str, Any]) -> None:
    verbs = {"walk", "walk_with", "aid", "quest", "strike", "strike_piece", "craft", "hideout", "scorch", "steal"}
    verbs |= {"labor", "instigate", "explore"}
    for table in checks.walk(GAME, setup, 301):
        for seat, decision in table.pending.items():
            if decision.prompt == "wander":
                assert isinstance(table.state, Root)
                assert {option for option in decision.options if option[0] in verbs} == legal(table.state, seat)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_option_line_and_sheet_has_words(lang: str) -> None:
    rng = random.Random(1)
    for table in checks.walk(GAME, SETUPS[4], 401):
        words = Words(GAME, lang, table.state)
        for seat, decision in table.pending.items():
            said = [words.prompt(decision), *map(words.option, decision.options[:40])]
            for _ in range(10):
                verb = GAME.verbs[rng.choice(list(GAME.verbs))]
                refusal = table.why_not(seat, (verb.name, *(rng.randrange(14) for _ in verb.items)))
                if refusal is not None:
                    assert refusal.clause in GAME.laws
                    said.append(words.refusal(refusal))
            assert not [line for line in said if "{" in line], said
        if table.answered % 50 == 0:
            assert GAME.sheets is not None
            pages = GAME.sheets(table.view(0), words)
            assert "{" not in str([(page.title, page.rows) for page in pages])
    told = [Words(GAME, lang, table.state).line(line) for line in journal(table)]
    assert not [line for line in told if "{" in line]


def journal(table: Table) -> list[Any]:
    assert table.journal is not None
    return list(table.journal.lines)
