"""What the people at a real table have said, without what Ludex has assumed in between.

A correction changes one of these facts and gives the others again, as far as they still fit. Assumed orders are made
anew on the way: nobody has ever seen them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ludex.core.box import SET
from ludex.core.chance import Chance
from ludex.core.decision import CHANCE, Option
from ludex.core.errors import LudexError
from ludex.core.law import Refusal
from ludex.core.own_table import OwnTable, Which
from ludex.core.state import State


@dataclass(frozen=True, slots=True)
class Fact:
    """An answer of a person or an agent, a roll, or what turned up; its place in the log."""

    place: int
    seat: int
    option: Option


def facts_of(table: OwnTable) -> list[Fact]:
    """All that was said, in order."""
    return [
        Fact(place, seat, option)
        for place, (seat, option) in enumerate(table.log)
        if seat != CHANCE or option[0] in ("roll", "show", SET)
    ]


@dataclass(frozen=True, slots=True)
class Fitted:
    """A table at which facts were given again, and the first that did not fit."""

    table: OwnTable
    misfit: Fact | None = None
    refusal: Refusal | None = None
    left: int = 0
    """How many facts were not given: the misfit and all after it."""


def give_again(table: OwnTable, facts: Sequence[Fact]) -> Fitted:
    """Say everything again at a table that stands where the first of these facts was given."""
    misfit = refusal = None
    left = 0
    table.asks_all = True
    for number, fact in enumerate(facts):
        try:
            give(table, fact)
        except LudexError:
            refusal = table.why_not(fact.seat, fact.option) if fact.seat >= 0 else Refusal("", "other-chance")
            misfit, left = fact, len(facts) - number
            break
    table.asks_all = False
    return Fitted(table, misfit, refusal or (Refusal("", "not-now") if misfit is not None else None), left)


def give(table: OwnTable, fact: Fact) -> None:
    """Say it again. What turned up is what it was, whatever is assumed in its place now."""
    asked = table.pending.get(CHANCE)
    if fact.option[0] == "show" and isinstance(asked, Which):
        table.answer(CHANCE, ("show", asked.pool, asked.assumed, fact.option[3]))
    else:
        table.answer(fact.seat, fact.option)


def corrected(table: OwnTable, place: int, option: Option | None, chance: Chance, state: State | None = None) -> Fitted:
    """The same game with another answer at this place of the log, or with none: everything after it is given again as
    far as it fits. `state` is where the table began, if not from its set-up."""
    again = OwnTable.set_up(table.game, table.setup, [eye for eye in table.eyes if eye is not None], state=state)
    for seat, logged in table.log[:place]:
        again.answer(seat, logged)
    again.asks_all = True
    again.go_on_with(chance)
    later = [fact for fact in facts_of(table) if fact.place > place]
    if option is not None:
        seat = table.log[place][0]
        give(again, Fact(place, seat, option))
    return give_again(again, later)
