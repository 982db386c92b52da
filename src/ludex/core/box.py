"""What a game says for people who play it on a real table: what to take out of the box, and how its board is set by
hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain
from typing import Any

import msgspec

from ludex.core.decision import Option, Rule, Shuffle
from ludex.core.law import Refusal
from ludex.core.text import Words

Step = Callable[[Any], Rule[None]]


class Unpacked(msgspec.Struct, frozen=True):
    """A line of the list for setting up: so many of these go there."""

    where: str
    """The heading that it stands under."""
    what: str
    count: int = 1
    place: str = ""
    """Where exactly, if the heading does not say it."""
    symbol: str = ""
    """The symbol on the game's pages that shows it, if there is one, and the class of its colour."""
    side: str = ""


class Field(msgspec.Struct, frozen=True):
    """A number of the board that people may set."""

    name: str
    """Where in the state: `warriors.2.5`; or a name that only the game knows."""
    label: str
    value: int
    most: int
    values: tuple[tuple[int, str], ...] = ()
    """What can be chosen, where it is no number."""
    place: str = ""
    """Where on the picture it is, as the picture calls it: `clearing:5`."""
    piece: str = ""
    """What it counts. Fields of the same piece can give to one another: it is dragged from place to place."""
    drawn: str = ""
    """How the picture marks this piece: `piece=3` where an element has data-piece="3"."""
    places: tuple[str, ...] = ()
    """Where the piece stands with each of `values`, if they are places of the picture."""


class Group(msgspec.Struct, frozen=True):
    title: str
    fields: tuple[Field, ...]


UNLIMITED = -1


class Stock(msgspec.Struct, frozen=True):
    """All there is of a piece, besides what lies where nobody sets it by hand: so many can be placed, no more."""

    piece: str
    label: str
    total: int
    """UNLIMITED: as many as one likes."""
    clause: str = ""


@dataclass(frozen=True)
class ByHand:
    """How a board is set by hand. Which fields there are follows from the set-up and the map, not from what lies on it:
    the log names them by their numbers."""

    groups: Callable[[Any, Words], Sequence[Group]]
    """All that can be set, as it stands."""
    stocks: Callable[[Any, Words], Sequence[Stock]]
    settle: Callable[[Any, dict[str, int], dict[str, int]], list[Refusal]]
    """After all numbers with a place in the state are set: what follows from them, what only the game knows, and what
    else cannot be. It gets the numbers by name, and what is left of each stock. The turn begins that they say."""
    before: frozenset[str]
    """The steps of the set-up: as long as it goes on there is no board to set."""


BY_HAND = "by-hand-"
"""Before the name of a step: it is about to begin on a board that was set by hand."""
SET = "set"


def laid_out(steps: Mapping[str, Step]) -> dict[str, Step]:
    """The steps as they begin on a board set by hand. Nothing happens before chance has said so: whatever turns up then
    comes after an answer, as anywhere else."""
    ours = {name: step for name, step in steps.items() if not name.startswith(BY_HAND)}
    return {BY_HAND + name: partial(begin, name, step) for name, step in ours.items()}


def begin(name: str, step: Step, state: Any) -> Rule[None]:
    yield Shuffle("", 0, "by-hand")
    state.step = name
    yield from step(state)


def fields_of(groups: Sequence[Group]) -> list[Field]:
    return [field for group in groups for field in group.fields]


def lay_out(by_hand: ByHand, state: Any, sent: dict[str, int], words: Words) -> list[Refusal]:
    """Set a board as it is; says what cannot be. Whatever is not sent stays as it stands."""
    if state.step.removeprefix(BY_HAND) in by_hand.before:
        return [Refusal("", "by-hand-not-yet")]
    groups = by_hand.groups(state, words)
    numbers = {field.name: sent.get(field.name, field.value) for field in fields_of(groups)}
    stocks = by_hand.stocks(state, words)
    left = left_of(groups, stocks, numbers)
    problems = out_of_bounds(groups, numbers) or too_many(stocks, left)
    if problems:
        return problems
    set_numbers(state, numbers)
    return by_hand.settle(state, numbers, left)


def out_of_bounds(groups: Sequence[Group], numbers: dict[str, int]) -> list[Refusal]:
    return [
        Refusal("", "by-hand-bounds", {"label": f"{group.title}: {field.label}", "most": field.most})
        for group in groups
        for field in group.fields
        if numbers[field.name] not in ([value for value, _ in field.values] if field.values else range(field.most + 1))
    ]


def left_of(groups: Sequence[Group], stocks: Sequence[Stock], numbers: dict[str, int]) -> dict[str, int]:
    """What is not on the board, by piece."""
    placed = Counter[str]()
    for field in fields_of(groups):
        placed[field.piece] += numbers[field.name]
    return {stock.piece: stock.total - placed[stock.piece] for stock in stocks if stock.total != UNLIMITED}


def too_many(stocks: Sequence[Stock], left: dict[str, int]) -> list[Refusal]:
    """Pieces are conserved: nobody places more of them than there are."""
    return [
        Refusal(
            stock.clause,
            "by-hand-too-many",
            {"label": stock.label, "total": stock.total, "placed": stock.total - left[stock.piece]},
        )
        for stock in stocks
        if left.get(stock.piece, 0) < 0
    ]


def set_numbers(state: Any, numbers: dict[str, int]) -> None:
    """Put numbers into the state; names with dots say where."""
    for name, value in numbers.items():
        *where, last = name.split(".")
        if where:
            row = state
            for step in where:
                row = row[int(step)] if step.isdigit() else getattr(row, step)
            row[int(last)] = value


def changes(groups: Sequence[Group], sent: dict[str, int]) -> Option:
    """What was set, as an answer: `("set", field, value, …)` for every number that is another one than before."""
    fields = enumerate(fields_of(groups))
    changed = [(n, sent[field.name]) for n, field in fields if sent.get(field.name, field.value) != field.value]
    return (SET, *chain.from_iterable(changed))


def sent_by(groups: Sequence[Group], option: Option) -> dict[str, int]:
    """The numbers that such an answer sets, by name."""
    fields = fields_of(groups)
    return {fields[n].name: value for n, value in zip(option[1::2], option[2::2], strict=True) if 0 <= n < len(fields)}
