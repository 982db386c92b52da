"""What the people at a real table are asked: what a bot's turn wants them to do, what has turned up, what was rolled,
and what a player does. It knows no game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludex.core import CHANCE, Decision, Draw, Line, Option, Table, key_of
from ludex.core.beats import Beat, beats_of
from ludex.core.own_table import NOTHING, OwnTable, Which
from ludex.core.text import Noun, Words
from ludex.server.models import SeatKind
from ludex.server.pages.table.choices import Question, asked_as, deed_label
from ludex.server.pages.table.sight import Looker, actor_of, log_line
from ludex.server.site.drawn import part_of
from ludex.server.site.words import site_text

BOARD_SET = "board-set"
"""The line that tells that the board was set by hand: it lies so already."""


@dataclass(frozen=True)
class Step:
    """Something that is to be done on the table: a deed with its reasons, and how the board looks after it."""

    number: int
    """How many lines have been told with it: whoever has done it knows so many."""
    deed: Any
    why: list[Any]
    rest: list[Any]
    place: int
    """Of its last line in the whole journal."""
    left: int
    """How many steps there are after it."""


@dataclass(frozen=True)
class Thing:
    """An answer for chance: its key, what it is called, and its picture if the game draws one."""

    key: str
    label: str
    drawn: Any = None


@dataclass(frozen=True)
class Telling:
    """A question that the cards or the dice answer."""

    kind: str
    """dice, which or seat"""
    prompt: str
    about: str
    clause: str
    things: list[Thing]
    nothing: str = ""
    """The key of “nothing more”, where that can be said."""
    template: str = ""
    thing_kind: str = ""


def lines_at(table: Table) -> list[tuple[int, Line]]:
    """What everybody may read, with the place of each line; where something has just turned up, also what led to it."""
    asked = table.pending.get(CHANCE)
    before = asked.before if isinstance(asked, Which) else []
    every = [*table.journal.lines, *before]
    return [(place, line) for place, line in enumerate(every) if line.seen_by(None)]


def step_at(looker: Looker, done: int) -> Step | None:
    """The first thing that is to be done now. What people have done themselves, they have done."""
    game = looker.table.game
    told = lines_at(looker.table)
    lines = [line for _, line in told]
    people = {seat.number for seat in looker.row.seats.all() if seat.kind == SeatKind.PERSON}
    beats = [beat for beat in beats_of(game, lines) if beat.last >= done]
    open_beats = [beat for beat in beats if not beat.turn and lines[beat.deed].message != BOARD_SET]
    open_beats = [beat for beat in open_beats if doer(looker, lines, beat) not in people]
    if not open_beats:
        return None
    beat = open_beats[0]
    shown = {place: log_line(looker, lines[place], place) for place in beat.places}
    return Step(
        number=beat.last + 1,
        deed=shown[beat.deed],
        why=[shown[place] for place in beat.why],
        rest=[shown[place] for place in beat.rest],
        place=told[beat.last][0],
        left=len(open_beats) - 1,
    )


def doer(looker: Looker, lines: list[Line], beat: Beat) -> int | None:
    return actor_of(looker.table.game, lines[beat.deed])


# ---------------------------------------------------------------------------------------------------- cards and dice


def telling(looker: Looker) -> Telling | None:
    """What chance is asked, if it is."""
    table = looker.table
    asked = table.pending.get(CHANCE)
    assert isinstance(table, OwnTable)
    if isinstance(asked, Which):
        return which(looker, asked)
    if isinstance(asked, Draw):
        return drawn_from(looker, table, asked)
    return dice(looker, asked) if asked is not None else None


def dice(looker: Looker, asked: Decision) -> Telling:
    """One button for every result; the order of two dice does not matter."""
    words = looker.words
    if all(len(option) == 2 for option in asked.options):  # who begins: seats are drawn
        things = [Thing(key_of(option), looker.title(option[1])) for option in asked.options]
        return Telling("seat", words.prompt(asked), "", asked.clause, things)
    results: dict[tuple[int, ...], Option] = {}
    for option in asked.options:
        results.setdefault(tuple(sorted(option[1:], reverse=True)), option)
    things = [Thing(key_of(option), " · ".join(map(str, result))) for result, option in sorted(results.items())]
    return Telling("dice", words.prompt(asked), "", asked.clause, things)


def which(looker: Looker, asked: Which) -> Telling:
    """What it can be, each thing once: two cards that are the same are the same."""
    site, words = site_text(looker.lang), looker.words
    kind = asked.kind
    found: dict[str, Thing] = {}
    for thing in asked.things:
        if thing != NOTHING:
            name = said(words, kind, thing)
            found.setdefault(
                name, Thing(key_of(("show", asked.pool, asked.assumed, thing)), name, picture(words, kind, thing))
            )
    nothing = key_of(("show", asked.pool, asked.assumed, NOTHING)) if NOTHING in asked.things else ""
    who = actor_of(looker.table.game, asked.line) if asked.line is not None else None
    about = site.say("own-which-for", who=looker.title(who)) if who is not None else ""
    things = sorted(found.values(), key=lambda each: each.label)
    return Telling(
        "which",
        site.say(f"own-which-{place_of(words, kind)}"),
        about,
        asked.clause,
        things,
        nothing,
        part_of(looker.table.game, "thing"),
        kind,
    )


def place_of(words: Words, kind: str) -> str:
    """A card is called one; the rest are things."""
    return "card" if kind in words.game.cards or kind.endswith("card") else "thing"


def drawn_from(looker: Looker, table: OwnTable, asked: Draw) -> Telling:
    """One of several was taken by chance, and Ludex knows some of them."""
    site, words = site_text(looker.lang), looker.words
    known = table.known_among(asked)
    things = [Thing(key_of(("draw", place)), said(words, kind, thing)) for place, (kind, thing) in known.items()]
    other = next(place for place in range(len(asked.things)) if place not in known)
    things.append(Thing(key_of(("draw", other)), site.say("own-another")))
    return Telling("which", site.say("own-which-drawn"), "", asked.clause, things)


def said(words: Words, kind: str, thing: int) -> str:
    name = words.game.noun(words.text, kind, thing, words.names)
    label = name.form("title") if isinstance(name, Noun) else str(name)
    return label[:1].upper() + label[1:]


def picture(words: Words, kind: str, thing: int) -> object:
    draw = words.game.cards.get(kind)
    return draw(thing, words) if draw is not None else None


# -------------------------------------------------------------------------------------------------------------- people


@dataclass(frozen=True)
class Asked:
    """What a player is asked: all that they can do whatever they hold."""

    question: Question
    unseen: list[Thing]
    """What can be done with a card that nobody sees: any card of the hand stands for it."""


def asked_of(looker: Looker, seat: int) -> Asked:
    table = looker.table
    assert isinstance(table, OwnTable)
    decision = table.pending[seat]
    options = table.possible(seat)
    unseen: dict[str, Thing] = {}
    for option in decision.options:
        if table.names_hidden(seat, option) and option[0] not in unseen and table.stays_hidden(seat, option):
            label = site_text(looker.lang).say("own-unseen", deed=deed_label(option[0], looker.words))
            unseen[option[0]] = Thing(key_of(option), label)
    shown = [option for option in options if option[0] not in unseen]
    return Asked(asked_as(looker.words, decision, shown, table.view(None)), list(unseen.values()))
