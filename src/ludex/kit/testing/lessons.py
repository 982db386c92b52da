"""What the lessons of a game pass: each is walked from its beginning to its end."""

from __future__ import annotations

from ludex.core import Game, Option, Table, key_of
from ludex.core.lesson import Lesson, Step, answer, begin, leading
from ludex.core.text import LANGUAGES

BREVITY = 480
"""A step is a few sentences, not a page."""


def lessons_lead_to_their_ends(game: Game) -> None:
    """Whichever of the leading answers one gives, the next step has one too; two walks the same way lead to the same
    state; every step has words in every language, and says something else for what glows than nothing."""
    for lesson in game.lessons:
        lesson_has_words(game, lesson)
        assert walked(game, lesson, 0).hash() == walked(game, lesson, 0).hash(), lesson.name
        walked(game, lesson, -1)


def lesson_has_words(game: Game, lesson: Lesson) -> None:
    names = [step.name for step in lesson.steps]
    assert len(set(names)) == len(names), lesson.name
    for lang in LANGUAGES:
        text = game.text(lang)
        for message in ("", "-about", *(f"-{name}" for name in names)):
            said = text.say(f"lesson-{lesson.name}{message}")
            assert said, message
            assert "{" not in said, said
            assert len(said) <= BREVITY, said


def walked(game: Game, lesson: Lesson, which: int) -> Table:
    """The table at the end, by the first or the last of the answers that lead on at each step."""
    table = begin(game, lesson)
    for step in lesson.steps:
        assert lesson.seat in table.pending, (lesson.name, step.name)
        if step.leads:
            option = led_by(table, lesson, step)[which]
            answer(table, lesson, step, key_of(option))
    return table


def led_by(table: Table, lesson: Lesson, step: Step) -> list[Option]:
    options = leading(table, lesson, step)
    offered = [key_of(option) for option in table.pending[lesson.seat].options][:20]
    assert options, f"{lesson.name}, {step.name}: none of {step.leads} is offered, only {offered}"
    return options
