"""A table of cardboard: what is asked and what is not, what people may name, replays, going back, corrections."""

from __future__ import annotations

import random

import pytest

from ludex.core import CHANCE, QuickChance
from ludex.core.box import BY_HAND
from ludex.core.errors import NotOffered
from ludex.core.own_facts import corrected, facts_of
from ludex.core.own_table import NOTHING, OwnTable, Which

SETUP = {"seats": ["marquise", "bot:eyrie", "alliance", "bot:lizards"]}


def played(answers: int, seed: int = 3, *, until_a_person: bool = False) -> OwnTable:
    """Two people, two bots; everything is answered at random."""
    rng = random.Random(seed)
    table = OwnTable.set_up("root", SETUP, seed=seed)
    for number in range(answers + 40):
        if table.over or (number >= answers and (not until_a_person or CHANCE not in table.pending)):
            break
        seat, asked = next(iter(table.pending.items()))
        options = asked.options if seat == CHANCE else table.possible(seat)
        if isinstance(asked, Which) and NOTHING in asked.things:
            options = [("show", asked.pool, asked.assumed, asked.assumed)]
        table.answer(seat, rng.choice(list(options)))
    return table


@pytest.mark.law("2.1.2")
def test_nobody_is_asked_for_the_order_of_a_deck() -> None:
    table = OwnTable.set_up("root", SETUP, seed=1)
    assert table.pending[CHANCE].prompt == "first-player"
    table.answer(CHANCE, ("roll", 0))
    assert table.pending[0].prompt == "keep"
    assert [option[0] for _, option in table.log] == ["roll", "shuffle"]


@pytest.mark.law("bots:2.6")
def test_a_bot_asks_for_the_top_card() -> None:
    table = OwnTable.set_up("root", {"seats": ["bot:eyrie", "marquise"]}, seed=1)
    table.answer(CHANCE, ("roll", 0))
    while not isinstance(table.pending.get(CHANCE), Which):
        seat, asked = next(iter(table.pending.items()))
        table.answer(seat, asked.options[0])
    asked = table.pending[CHANCE]
    assert isinstance(asked, Which)
    assert asked.kind == "card"
    assert len(asked.things) == 50, "any card of the deck: nobody knows what the Marquise holds"
    table.answer(CHANCE, asked.options[-1])
    ordered = next(line for line in table.journal.lines if line.message == "order")
    assert ordered.about["card"] == asked.things[-1]


@pytest.mark.law("4.1", "2.1")
def test_a_person_may_play_whatever_they_may_hold() -> None:
    table = played(60, until_a_person=True)
    seat, asked = next((seat, asked) for seat, asked in table.pending.items() if seat >= 0)
    named = [option for option in table.possible(seat) if option not in asked.options]
    assert named, "what Ludex assumes in the hand is not all that can be played"
    table.answer(seat, named[0])


@pytest.mark.law("4.1.1")
def test_what_no_hand_allows_is_refused_with_its_clause() -> None:
    table = played(60, until_a_person=True)
    seat = next(seat for seat in table.pending if seat >= 0)
    with pytest.raises(NotOffered) as refused:
        table.answer(seat, ("battle", 99, 1))
    assert refused.value.refusal.clause


def test_a_replay_leads_to_the_same() -> None:
    table = played(150)
    again = OwnTable.set_up("root", SETUP)
    for seat, option in table.log:
        again.answer(seat, option)
    assert again.hash() == table.hash()
    assert again.journal.lines == table.journal.lines


def test_going_back_leads_to_where_one_was() -> None:
    table = played(150)
    for length in range(len(table.log) - 1, 0, -37):
        table.rewind(length)
        again = OwnTable.set_up("root", SETUP)
        for seat, option in table.log:
            again.answer(seat, option)
        assert again.hash() == table.hash()


def test_a_correction_keeps_what_still_fits() -> None:
    """Another roll in the middle: all is said again up to where it does not fit, and there it says why."""
    table = played(200)
    rolls = [fact for fact in facts_of(table) if fact.option[0] == "roll" and len(fact.option) == 3]
    fact = rolls[len(rolls) // 2]
    other = ("roll", 0, 0) if fact.option != ("roll", 0, 0) else ("roll", 3, 3)
    fitted = corrected(table, fact.place, other, QuickChance(7))
    given = facts_of(fitted.table)
    before = [each.option for each in facts_of(table) if each.place < fact.place]
    assert [each.option for each in given[: len(before)]] == before
    assert given[len(before)].option == other
    if fitted.misfit is not None:
        assert fitted.refusal is not None
        assert fitted.left > 0


def test_the_same_answer_again_changes_nothing_that_was_said() -> None:
    table = played(200)
    facts = facts_of(table)
    fact = facts[len(facts) // 2]
    fitted = corrected(table, fact.place, fact.option, QuickChance(5))
    said = [(each.seat, each.option if each.option[0] != "show" else each.option[3]) for each in facts]
    again = [
        (each.seat, each.option if each.option[0] != "show" else each.option[3]) for each in facts_of(fitted.table)
    ]
    assert fitted.misfit is None
    assert [each for each in again if each[0] != CHANCE or isinstance(each[1], tuple)] == [
        each for each in said if each[0] != CHANCE or isinstance(each[1], tuple)
    ]
    assert fitted.table.view(None).board == table.view(None).board


@pytest.mark.law("2.1.2")
def test_what_lies_in_hands_is_not_drawn_after_a_shuffle() -> None:
    """The discard pile lay open: a deck that was made of it holds nothing that people have held since before."""
    state = played(60).state.copy()
    state.discard += state.deck[1:]
    state.deck = state.deck[:1]
    state.active, state.step = 1, BY_HAND + "birdsong"
    table = OwnTable.set_up("root", SETUP, state=state, seed=3)
    rng, drawn, held = random.Random(1), 0, set[int]()
    for _ in range(120):
        seat, asked = next(iter(table.pending.items()))
        hands = {card for hand in table.state.hands for card in hand}
        if not any(option[0] == "shuffle" and len(option) > 2 for _, option in table.log):
            held = hands
        elif isinstance(asked, Which) and asked.line is not None and asked.line.message == "order":
            assert held & hands
            assert not set(asked.things) & held & hands
            drawn += 1
            break
        options = [("show", asked.pool, asked.assumed, asked.assumed)] if isinstance(asked, Which) else asked.options
        table.answer(seat, rng.choice(list(options)))
    assert drawn
