"""An open decision as buttons and as places: options grouped by what they do, each with its key, its words and what it
points at. It knows no game: labels come from Fluent, kinds of things from the verbs."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Option, Table, key_of
from ludex.core.text import Words


@dataclass(frozen=True)
class Choice:
    key: str
    label: str
    places: list[str]
    """What it points at: "clearing:4", "card:25"."""


@dataclass(frozen=True)
class Question:
    seat: int
    prompt: str
    clause: str
    groups: list[tuple[str, list[Choice]]]

    @property
    def open(self) -> frozenset[str]:
        """All things that some option points at."""
        return frozenset(place for _, choices in self.groups for choice in choices for place in choice.places)


def places_of(table: Table, option: Option) -> list[str]:
    items = table.game.verbs[option[0]].items
    return [f"{kind}:{value}" for kind, value in zip(items.values(), option[1:], strict=True)]


def question(table: Table, seat: int, words: Words) -> Question | None:
    """What a seat is asked now, if it is."""
    decision = table.pending.get(seat)
    if decision is None:
        return None
    groups: dict[str, list[Choice]] = {}
    for option in decision.options:
        choice = Choice(key_of(option), words.option(option), places_of(table, option))
        groups.setdefault(option[0], []).append(choice)
    return Question(seat, words.prompt(decision), decision.clause, list(groups.items()))
