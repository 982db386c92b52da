"""What was said at a real table, and putting it right: another answer at some point, and all after it as far as it
fits."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.core import CHANCE, Option, key_of
from ludex.core.box import SET
from ludex.core.errors import LudexError
from ludex.core.own_facts import Fact, facts_of
from ludex.core.own_table import NOTHING, OwnTable, Which
from ludex.core.text import WordsNow
from ludex.server.pages.own.asking import Thing, said
from ludex.server.pages.own.page import looking, own_table
from ludex.server.pages.table.sight import Looker
from ludex.server.site.visitor import lang_of, person_of
from ludex.server.site.words import site_text
from ludex.server.tables import beginning, store

MOST = 400


@dataclass(frozen=True)
class Entry:
    place: int
    who: str
    said: str


def past(request: HttpRequest, table_id: str) -> HttpResponse:
    """All that was said, the newest first."""
    row = own_table(request, table_id)
    with store.open_table(row.id) as (row, table):
        assert isinstance(table, OwnTable)
        looker = looking(request, row, table)
        entries = [entry(looker, fact) for fact in reversed(facts_of(table)[-MOST:])]
    shown = {"row": row, "entries": entries, "title": looker.words.text.say("game-title"), "plays": bool(looker.mine)}
    return render(request, "ludex/own/past.html", shown)


def entry(looker: Looker, fact: Fact) -> Entry:
    who = looker.sitter(fact.seat) if fact.seat >= 0 else site_text(looker.lang).say("own-table-said")
    return Entry(fact.place, who, answer_said(looker, looker.table, fact.option))


def answer_said(looker: Looker, table: object, option: Option) -> str:
    """An answer in words; what turned up by its name."""
    words = looker.words
    if option[0] == "show":
        assert isinstance(table, OwnTable)
        if option[3] == NOTHING:
            return site_text(looker.lang).say("own-nothing")
        return said(words, table.game.hidden(table.state)[option[1]].kind, option[3])
    if option[0] == SET:
        return site_text(looker.lang).say("own-set-said", count=len(option) // 2)
    if option[0] == "roll" and len(option) == 2:
        return looker.title(option[1])
    label = words.option(option)
    return label[:1].upper() + label[1:]


def change(request: HttpRequest, table_id: str, place: int) -> HttpResponse:
    """What else could have been said at this point."""
    row = own_table(request, table_id)
    with store.open_table(row.id) as (row, table):
        assert isinstance(table, OwnTable)
        if not 0 <= place < len(table.log):
            return HttpResponseRedirect(reverse("own-past", args=[row.id]))
        then = table_at(row, table, place)
        seat, was = table.log[place]
        words = WordsNow(table.game, lang_of(request), then.state, None)
        looker = Looker(row, then, words, store.my_seats(row, person_of(request)), None)
        things = answers(looker, then, seat) if was[0] != SET else []
        shown = {
            "row": row,
            "place": place,
            "was": answer_said(looker, then, was),
            "who": looker.sitter(seat) if seat >= 0 else site_text(looker.lang).say("own-table-said"),
            "things": things,
            "title": words.text.say("game-title"),
            "plays": bool(looker.mine),
        }
    return render(request, "ludex/own/change.html", shown)


def table_at(row: object, table: OwnTable, place: int) -> OwnTable:
    """The table as it stood before an answer."""
    eyes = [eye for eye in table.eyes if eye is not None]
    position = beginning.state_of(table.game, getattr(row, "position", None))
    then = OwnTable.set_up(table.game, table.setup, eyes, state=position)
    for seat, option in table.log[:place]:
        then.answer(seat, option)
    return then


def answers(looker: Looker, then: OwnTable, seat: int) -> list[Thing]:
    """All answers to a question of the past, each once."""
    asked = then.pending.get(seat)
    if asked is None:
        return []
    options = list(asked.options) if seat == CHANCE else then.possible(seat)
    found: dict[str, Thing] = {}
    for option in options:
        if seat == CHANCE and not isinstance(asked, Which) and len(option) == 3 and option[1] < option[2]:
            continue  # the order of two dice does not matter
        label = answer_said(looker, then, option)
        found.setdefault(label, Thing(key_of(option), label))
    return list(found.values())


@require_POST
def put_right(request: HttpRequest, table_id: str, place: int) -> HttpResponse:
    """Change an answer, or take it and all after it back."""
    row = own_table(request, table_id)
    text = site_text(lang_of(request))
    person = person_of(request)
    try:
        with store.open_table(row.id) as (_, table):
            option = table.read(request.POST["key"]) if "key" in request.POST else None
            back = "back" in request.POST
        if back:
            store.go_back(row.id, place, person)
            said_now = ""
        else:
            row, fitted = store.put_right(row.id, place, option, person)
            said_now = text.say("own-right")
            if fitted.misfit is not None:
                looker = looking(request, row, fitted.table)
                reason = looker.words.refusal(fitted.refusal) if fitted.refusal is not None else ""
                label = answer_said(looker, fitted.table, fitted.misfit.option)
                said_now = text.say("own-right-until", left=fitted.left, said=label, reason=reason)
    except store.NotYours:
        said_now = text.say("not-yours")
    except LudexError as error:
        said_now = text.say(error.message if text.has(error.message) else "own-not-right", **error.about)
    with store.open_table(row.id) as (row, table):
        told = sum(line.seen_by(None) and line.at <= place for line in table.journal.lines)
    request.session[f"own:{row.id}"] = min(int(request.session.get(f"own:{row.id}", 0)), told)
    request.session[f"said:{row.id}"] = said_now
    return HttpResponseRedirect(reverse("table", args=[row.id]))


urlpatterns = [
    path("t/<str:table_id>/past", past, name="own-past"),
    path("t/<str:table_id>/past/<int:place>", change, name="own-change"),
    path("t/<str:table_id>/past/<int:place>/right", put_right, name="own-put-right"),
]
