"""The judge: may I do this? From the board of a real table, or from any that was set by hand, with the clause."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.urls import path, reverse

from ludex.core import CHANCE, Option, find_game
from ludex.core.box import BY_HAND, Field
from ludex.core.decision import DONE
from ludex.core.own_table import OwnTable
from ludex.core.text import Words, WordsNow
from ludex.server.models import Position
from ludex.server.pages.own.asking import said
from ludex.server.pages.own.page import own_table
from ludex.server.pages.own.past import table_at
from ludex.server.pages.own.positions import is_number, state_of
from ludex.server.pages.table.explain import GAP, Reason
from ludex.server.site.visitor import lang_of
from ludex.server.site.words import site_text
from ludex.server.tables import store

COUNT = "count"
LARGEST = 25
AHEAD = 2
"""So often somebody may be done with one thing before what they ask about comes."""


def at_table(request: HttpRequest, table_id: str) -> HttpResponse:
    row = own_table(request, table_id)
    with store.open_table(row.id) as (row, table):
        assert isinstance(table, OwnTable)
        copy = table_at(row, table, len(table.log))
    return judged(request, copy, reverse("table", args=[row.id]))


def at_position(request: HttpRequest, position_id: str) -> HttpResponse:
    kept = get_object_or_404(Position, id=position_id)
    game = find_game(kept.game)
    state, older = state_of(kept, game)
    if state is None or older:
        raise Http404
    begun: Any = state
    begun.step = BY_HAND + begun.step
    return judged(
        request, OwnTable.set_up(game, kept.setup, kept.eyes, 0, state=state), reverse("position", args=[kept.id])
    )


def judged(request: HttpRequest, table: OwnTable, back: str) -> HttpResponse:
    game = table.game
    words = WordsNow(game, lang_of(request), table.state, None)
    seats = [(n, said(words, "seat", n)) for n in range(len(game.seats(table.setup)))]
    people = [n for n, _ in seats if n not in table.eyes]
    asked = next((seat for seat in table.pending if seat >= 0), people[0] if people else 0)
    sent = request.GET.get("seat", "")
    seat = int(sent) if sent.isdigit() and int(sent) < len(seats) else asked
    verbs = verbs_of(table, seat, words)
    names = [name for name, _ in verbs]
    verb = request.GET.get("verb", "")
    verb = verb if verb in names else first_verb(table, seat, names)
    items = items_of(request, table, verb, words)
    shown: dict[str, Any] = {
        "title": words.text.say("game-title"),
        "styles": (),
        "action": request.path,
        "back": back,
        "who": dict(seats).get(asked, ""),
        "seats": seats,
        "seat": seat,
        "verbs": verbs,
        "verb": verb,
        "items": items,
    }
    if "ask" in request.GET:
        found = verdict(table, seat, (verb, *(item.value for item in items)), words)
        shown["verdict"] = {
            "label": found.label,
            "said": found.said,
            "clause": found.clause,
            "law": reverse("law", args=[book_of(found.clause, game.name), found.clause]) if found.clause else "",
        }
    return render(request, "ludex/own/judge.html", shown)


def book_of(clause: str, game: str) -> str:
    """The rulebook of a clause: `bots:4.5` is one of another book than the game's own."""
    return clause.partition(":")[0] if ":" in clause else game


def verbs_of(table: OwnTable, seat: int, words: Words) -> list[tuple[str, str]]:
    """All that a side can ever do, with gaps for the things."""
    own = table.game.own_verbs(table.state, seat) if table.game.own_verbs is not None else table.game.verbs
    said_so = {
        words.text.say(f"option-{name.replace('_', '-')}", **dict.fromkeys(verb.items, GAP)): name
        for name, verb in table.game.verbs.items()
        if name in own
    }
    return sorted(((name, label) for label, name in said_so.items()), key=lambda each: each[1])


def first_verb(table: OwnTable, seat: int, names: list[str]) -> str:
    """What is asked now, if it is."""
    asked = table.pending.get(seat)
    offered = [option[0] for option in asked.options] if asked is not None else []
    return next((name for name in offered if name in names), names[0])


def items_of(request: HttpRequest, table: OwnTable, verb: str, words: Words) -> list[Field]:
    """The things that a deed names, each to be chosen."""
    here = table.game.things(table.state)
    seats = range(len(table.game.seats(table.setup)))
    offered = offered_things(table)
    found = []
    for name, kind in table.game.verbs[verb].items.items():
        numbers: Collection[int] = seats if kind == "seat" else here[kind] if kind in here else offered.get(kind, ())
        named: dict[str, int] = {}
        for number in numbers:
            named.setdefault(said(words, kind, number), number)
        values = tuple((number, label) for label, number in named.items())
        sent = request.GET.get(f"item-{name}", "")
        value = int(sent) if is_number(sent) else values[0][0] if values else 1
        label = site_text(words.text.lang).say("own-judge-count" if kind == COUNT else "own-judge-item")
        found.append(Field(f"item-{name}", label, value, LARGEST, values))
    return found


def offered_things(table: OwnTable) -> dict[str, list[int]]:
    """By kind, what can be named in some answer now: for kinds of which the game has no list."""
    found: dict[str, dict[int, None]] = {}
    for asked in (asked for seat, asked in table.pending.items() if seat >= 0):
        for option in asked.options:
            for kind, value in zip(table.game.verbs[option[0]].items.values(), option[1:], strict=True):
                if kind != COUNT:
                    found.setdefault(kind, {})[value] = None
    return {kind: sorted(values) for kind, values in found.items()}


def verdict(table: OwnTable, seat: int, option: Option, words: Words) -> Reason:
    """May this be done? Cards of the hand are what the answer names them to be. What is not asked now may be asked once
    somebody has said that they are done with this."""
    for name, value in zip(table.game.verbs[option[0]].items.values(), option[1:], strict=True):
        table.hold(seat, name, value)
    first = now = verdict_now(table, seat, option, words)
    for _ in range(AHEAD):
        decision = table.pending.get(seat)
        if not now.general or decision is None or not decision.accepts(DONE):
            break
        table.answer(seat, DONE)
        now = verdict_now(table, seat, option, words)
    return first if now.general else now


def verdict_now(table: OwnTable, seat: int, option: Option, words: Words) -> Reason:
    label = words.option(option)
    if CHANCE in table.pending:
        return Reason(label, site_text(words.text.lang).say("own-judge-first"), "", 1)
    decision = table.pending.get(seat)
    if decision is not None and (decision.accepts(option) or table.way_to(seat, decision, option) is not None):
        return Reason(label, "", decision.clause, 0)
    refusal = table.why_not(seat, option)
    if refusal is None:
        return Reason(label, "", decision.clause if decision is not None else "", 0)
    clause = refusal.clause if refusal.clause in table.game.laws else ""
    return Reason(label, words.refusal(refusal), clause, refusal.general)


urlpatterns = [
    path("t/<str:table_id>/judge", at_table, name="own-judge"),
    path("p/<str:position_id>/judge", at_position, name="position-judge"),
]
