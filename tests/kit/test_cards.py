"""Decks and the bodies of cards."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from ludex.core import Draw, GameOver, Journal, Outcome, Rule, Shuffle, State, plain
from ludex.kit.cards import NO_CARD, Bodies, Deck, one_of
from ludex.kit.testing.cards import cards_are_complete


@plain
@dataclass(slots=True)
class Shelf(State):
    step: str
    outcome: Outcome | None
    pile: list[int]
    used: list[int]
    hand: list[int]


DECK: Deck[Shelf] = Deck("1", pile=lambda g: g.pile, discards=lambda g: g.used)


def shelf(pile: list[int], used: list[int]) -> Shelf:
    g = Shelf("", None, pile, used, [])
    g.attach(Journal())
    return g


def run(rule: Rule[Any], *answers: tuple[Any, ...]) -> Any:
    """Let chance answer so; what the rule returns."""
    left = list(answers)
    try:
        asked = next(rule)
        while True:
            assert isinstance(asked, Shuffle | Draw)
            assert asked.accepts(left[0])
            asked = rule.send(left.pop(0))
    except StopIteration as end:
        assert not left
        return end.value


def test_the_top_of_a_pile_is_its_end_and_somebody_has_seen_it() -> None:
    g = shelf([1, 2], [])
    assert run(DECK.top(g)) == 2
    assert (g.pile, g.shown) == ([1], True)


def test_an_empty_pile_is_made_anew_from_the_discards_and_told() -> None:
    g = shelf([5], [7, 8, 9])
    assert run(DECK.draw(g, g.hand, 3), ("shuffle", 2, 0, 1)) == 3
    assert (g.hand, g.pile, g.used) == ([5, 8, 7], [9], [])
    assert g.journal is not None
    assert [(line.message, line.about) for line in g.journal.lines] == [("reshuffle", {"count": 3})]


def test_without_any_card_as_many_are_drawn_as_there_are() -> None:
    g = shelf([5], [])
    assert run(DECK.draw(g, g.hand, 3)) == 1
    assert run(DECK.top(g)) == NO_CARD


def test_a_pile_that_must_not_run_out_ends_the_game() -> None:
    def lost(g: Shelf) -> Rule[None]:
        yield from ()
        raise GameOver

    invaders: Deck[Shelf] = Deck("2", pile=lambda g: g.pile, exhausted=lost)
    with pytest.raises(GameOver):
        run(invaders.top(shelf([], [1, 2])))


def test_cards_are_discarded_and_shuffled_back() -> None:
    g = shelf([1, 2], [])
    g.hand = [3, 4, 5]
    DECK.discard(g, g.hand, 4, 3)
    assert (g.hand, g.used) == ([5], [4, 3])
    run(DECK.shuffle_in(g, [6]), ("shuffle", 2, 1, 0))
    assert g.pile == [6, 2, 1]


def test_a_card_by_chance_stays_where_it_is() -> None:
    hand = [4, 6]
    assert run(one_of("1", hand), ("draw", 1)) == 6
    assert hand == [4, 6]


def bodies() -> Bodies[Callable[[], str]]:
    power: Bodies[Callable[[], str]] = Bodies("powers")

    @power("rot", "mould")
    def rot() -> str:
        return "rots"

    return power


def words(lang: str, card: str) -> str:
    return f"{card} in {lang}"


def test_a_body_is_found_by_id_or_by_number() -> None:
    power = bodies()
    assert power["mould"]() == "rots"
    assert [each.__name__ for each in power.by_number(["mould", "rot"])] == ["rot", "rot"]
    assert "rain" not in power
    with pytest.raises(ValueError, match="rot has a body already"):
        power("rot")(str)


def test_heads_bodies_and_texts_belong_together() -> None:
    cards_are_complete(bodies(), ["rot", "mould"], words)
    with pytest.raises(AssertionError, match=r"no body of \['rain'\]"):
        cards_are_complete(bodies(), ["rot", "mould", "rain"], words)
    with pytest.raises(AssertionError, match=r"no card for \['mould'\]"):
        cards_are_complete(bodies(), ["rot"], words)
    with pytest.raises(AssertionError, match=r"no text of .*rot \(ru\)"):
        cards_are_complete(bodies(), ["rot", "mould"], lambda lang, card: "" if lang == "ru" else card)
