"""What is offered and what is refused agree, on all sides of every game; and the check notices where they do not."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from ludex.core import Decision, Game, Option, Refusal, find_game
from ludex.kit.testing.refusals import refusals_agree
from ludex.kit.testing.setups import few_setups

SETUPS = [(name, setup) for name in ("root", "heroes") for setup in few_setups(find_game(name))]


@pytest.mark.parametrize(("name", "setup"), SETUPS, ids=[f"{name}-{'+'.join(s['seats'])}" for name, s in SETUPS])
def test_options_and_refusals_agree_for_every_side(name: str, setup: dict[str, Any]) -> None:
    refusals_agree(find_game(name), setup, 5)


def heroes(why_not: Any) -> Game:
    return dataclasses.replace(find_game("heroes"), why_not=why_not)


def test_a_reason_against_what_is_offered_is_found() -> None:
    def stubborn(g: Any, seat: int, decision: Decision, option: Option) -> Refusal | None:
        return Refusal(decision.clause, "no-such-thing")

    with pytest.raises(AssertionError, match="is offered, and"):
        refusals_agree(heroes(stubborn), {"seats": ["werewolves", "archons"]}, 1)


def test_silence_about_what_is_not_offered_is_found() -> None:
    def silent(g: Any, seat: int, decision: Decision, option: Option) -> Refusal | None:
        return None

    with pytest.raises(AssertionError, match="nothing forbids it"):
        refusals_agree(heroes(silent), {"seats": ["werewolves", "archons"]}, 1)


def test_a_clause_that_no_book_has_is_found() -> None:
    def learned(g: Any, seat: int, decision: Decision, option: Option) -> Refusal | None:
        return None if decision.accepts(option) else Refusal("H-99", "no-such-thing")

    with pytest.raises(AssertionError, match="H-99"):
        refusals_agree(heroes(learned), {"seats": ["werewolves", "archons"]}, 1)
