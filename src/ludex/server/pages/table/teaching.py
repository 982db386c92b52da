"""What teaches at a table: the panel of a lesson, the line of the coach, the clause to begin with, a hint."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Game, Table, key_of
from ludex.core.lesson import leading
from ludex.core.text import Words
from ludex.core.view import Phase, View
from ludex.server.models import GameTable
from ludex.server.pages.table.choices import places_of
from ludex.server.tables.learning import learning_at


@dataclass(frozen=True)
class LessonPanel:
    """A step of a lesson, or its end."""

    name: str
    title: str
    number: int
    count: int
    said: str
    glow: str
    """What glows, as options name it, with spaces between."""
    keys: str
    """The answers that lead on."""
    reading: bool
    """Nothing is to be answered: the pupil goes on by a button."""
    done: bool
    game: str
    game_title: str
    next_name: str
    next_title: str


def lesson_panel(row: GameTable, table: Table, words: Words) -> LessonPanel | None:
    now = learning_at(row)
    if now is None:
        return None
    lesson, text, count = now.lesson, words.text, len(now.lesson.steps)
    following = table.game.lessons[table.game.lessons.index(lesson) + 1 :][:1]
    glow: list[str] = []
    keys: list[str] = []
    if not now.done:
        options = leading(table, lesson, now.step)
        keys = [key_of(option) for option in options]
        glow = list(now.step.glow) or [place for option in options for place in places_of(table.game, option)]
    return LessonPanel(
        name=lesson.name,
        title=text.say(f"lesson-{lesson.name}"),
        number=min(now.number + 1, count),
        count=count,
        said="" if now.done else text.say(f"lesson-{lesson.name}-{now.step.name}"),
        glow=" ".join(dict.fromkeys(glow)),
        keys=" ".join(keys),
        reading=not now.done and not now.step.leads,
        done=now.done,
        game=table.game.name,
        game_title=text.say("game-title"),
        next_name=following[0].name if following else "",
        next_title=text.say(f"lesson-{following[0].name}") if following else "",
    )


def lesson_cards(game: Game, lang: str) -> list[dict[str, str]]:
    """The lessons of a game, for whoever chooses one."""
    text = game.text(lang)
    return [
        {
            "name": each.name,
            "title": text.say(f"lesson-{each.name}"),
            "about": text.say(f"lesson-{each.name}-about"),
        }
        for each in game.lessons
    ]


# ------------------------------------------------------------------------------------------------------------ the coach


@dataclass(frozen=True)
class ShownPhase:
    name: str
    state: str
    note: int


@dataclass(frozen=True)
class Coach:
    """The parts of the turn, and what the present question is for."""

    phases: tuple[ShownPhase, ...]
    said: str


def coach_line(view: View, table: Table, words: Words, on: bool) -> Coach | None:
    """Nothing where the coach is off, or has nothing to say."""
    decision = table.pending.get(view.seat) if on and view.seat is not None else None
    if decision is None:
        return None
    message = f"coach-{decision.prompt}"
    said = words.say(message, decision.about) if words.text.has(message) else ""
    phases: list[Phase] = list(table.game.phases(view)) if table.game.phases is not None else []
    shown = tuple(ShownPhase(words.text.say(f"phase-{each.name}"), each.state, each.note) for each in phases)
    return Coach(shown, said) if said or shown else None


def overview_of(row: GameTable, game: Game, seat: int | None) -> str:
    """The clause that tells what the side of a seat lives by."""
    if seat is None:
        return ""
    name = next((each.faction for each in row.seats.all() if each.number == seat), "")
    return game.overviews.get(name, "")


# -------------------------------------------------------------------------------------------------------------- a hint


def can_hint(game: Game) -> bool:
    return game.advice is not None
