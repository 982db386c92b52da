"""Lessons: a table on which everything but the pupil's own answers is settled beforehand, told step by step.

Chance is stacked, other seats follow a script, so a lesson always goes the same way. A step waits for an answer that
leads on; whatever else the rules offer is left for later, and whatever they forbid stays forbidden."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ludex.core.chance import QuickChance
from ludex.core.decision import CHANCE, DONE, Decision, Option, Roll, Shuffle, key_of, option_of
from ludex.core.errors import BadAnswer
from ludex.core.game import Game
from ludex.core.table import Table

Answer = str | Option


class NotThisStep(BadAnswer):
    """The answer is legal, but the lesson is about another one now."""


@dataclass(frozen=True)
class Step:
    """A few sentences and one thing to do. The words are the message `lesson-<lesson>-<name>`."""

    name: str
    leads: tuple[str, ...] = ()
    """What leads on: keys, or how they begin: `move`, `move:4`. Without any, the pupil reads and goes on."""
    then: tuple[Answer, ...] = ()
    """What chance and other seats answer next, in the order in which they are asked."""
    glow: tuple[str, ...] = ()
    """What glows, as options name it: clearing:4, card:25. Without any, whatever the leading answers point at."""

    def is_led_on(self, option: Option) -> bool:
        key = key_of(option)
        return any(key == lead or key.startswith(f"{lead}:") for lead in self.leads)


@dataclass(frozen=True)
class Lesson:
    """Its title is the message `lesson-<name>`, and `lesson-<name>-about` says what it teaches."""

    name: str
    setup: dict[str, Any]
    steps: tuple[Step, ...]
    opening: tuple[Answer, ...] = ()
    """What everybody, chance and the pupil included, answers before the first step."""
    seat: int = 0
    """Where the pupil sits."""
    seed: int = 1
    """For chance that no step stacks."""


def find_lesson(game: Game, name: str) -> Lesson | None:
    return next((lesson for lesson in game.lessons if lesson.name == name), None)


def begin(game: Game, lesson: Lesson) -> Table:
    """The table of a lesson, at its first step."""
    table = Table.new(game, lesson.setup)
    for answer in lesson.opening:
        table.answer(asked_first(table, lesson), read(answer))
    others_answer(table, lesson, iter(()))
    return table


def asked_first(table: Table, lesson: Lesson) -> int:
    """Chance and the others come before the pupil."""
    return next((seat for seat in table.pending if seat != lesson.seat), lesson.seat)


def leading(table: Table, lesson: Lesson, step: Step) -> list[Option]:
    """The answers that lead on from a step, of those that the rules offer."""
    decision = table.pending.get(lesson.seat)
    return [option for option in decision.options if step.is_led_on(option)] if decision is not None else []


def answer(table: Table, lesson: Lesson, step: Step, key: str) -> None:
    """The pupil answers a step, then all others answer what follows."""
    option = table.read(key)
    decision = table.pending.get(lesson.seat)
    if decision is not None and decision.accepts(option) and not step.is_led_on(option):
        raise NotThisStep("lesson-not-this", key=key)
    chance, table.chance = table.chance, None
    try:
        table.answer(lesson.seat, option)
        others_answer(table, lesson, iter(step.then))
    finally:
        table.chance = chance


def others_answer(table: Table, lesson: Lesson, script: Iterator[Answer]) -> None:
    """Until nobody but the pupil is asked: by the script, and then as little as possible."""
    while (seat := asked_first(table, lesson)) != lesson.seat:
        said = next(script, None)
        table.answer(seat, read(said) if said is not None else unscripted(table, lesson, seat))


def unscripted(table: Table, lesson: Lesson, seat: int) -> Option:
    """Chance by the seed of the lesson; a seat does as little as it can."""
    decision = table.pending[seat]
    if seat == CHANCE:
        assert isinstance(decision, Roll | Shuffle)
        return decision.sample(QuickChance(lesson.seed).at(table.answered))
    advice = table.game.advice
    return advice.idle(table.state, seat, decision) if advice is not None else least(decision)


def least(decision: Decision) -> Option:
    options = decision.options
    kept = decision.keeps if decision.keeps in options else None
    return kept or (DONE if DONE in options else options[0])


def read(answer: Answer) -> Option:
    return option_of(answer) if isinstance(answer, str) else answer
