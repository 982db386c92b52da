"""A lesson on the server is a table like any other, with a row that says how far the pupil has come: the length of the
log at the beginning of each step."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Table, find_game
from ludex.core import lesson as lessons
from ludex.core.lesson import Lesson, Step, find_lesson
from ludex.server.models import GameTable

Progress = dict[str, object]


@dataclass(frozen=True)
class Learning:
    """Where a pupil is."""

    lesson: Lesson
    marks: tuple[int, ...]

    @property
    def number(self) -> int:
        """The present step, from zero; as many as there are when all are done."""
        return len(self.marks) - 1

    @property
    def done(self) -> bool:
        return self.number >= len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number]


def begun(lesson: Lesson, table: Table) -> Progress:
    return {"name": lesson.name, "marks": [len(table.log)]}


def learning_at(row: GameTable) -> Learning | None:
    """The lesson of a table, if it is one and the game still has it."""
    if row.lesson is None:
        return None
    found = find_lesson(find_game(row.game), row.lesson["name"])
    return Learning(found, tuple(row.lesson["marks"])) if found is not None else None


def answer(row: GameTable, table: Table, seat: int, key: str) -> None:
    """An answer of the pupil; after the last step, and everywhere else, one like any other."""
    now = learning_at(row)
    if now is None or now.done or seat != now.lesson.seat:
        table.answer(seat, key)
        return
    lessons.answer(table, now.lesson, now.step, key)
    mark(row, [*now.marks, len(table.log)])


def mark(row: GameTable, marks: list[int]) -> None:
    assert row.lesson is not None
    row.lesson = {**row.lesson, "marks": marks}
