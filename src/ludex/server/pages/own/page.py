"""The table of cardboard on a phone: one thing at a time is to be done, told or decided."""

from __future__ import annotations

from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.core import Table
from ludex.core.errors import LudexError
from ludex.core.moments import past_view
from ludex.core.own_table import OwnTable
from ludex.core.playout import unpacker
from ludex.core.text import WordsNow
from ludex.core.view import View
from ludex.server.models import GameTable
from ludex.server.pages.own.asking import Step, asked_of, lines_at, step_at, telling
from ludex.server.pages.table.choices import chapters
from ludex.server.pages.table.sight import Looker, ending_for, law_base, log_of, stage, visible
from ludex.server.site.visitor import lang_of, person_of
from ludex.server.site.words import site_text
from ludex.server.tables import store

LINES = 12


def looking(request: HttpRequest, row: GameTable, table: Table) -> Looker:
    """Everybody looks at the same board: what lies open. Hands are on the table, not here."""
    mine = store.my_seats(row, person_of(request))
    return Looker(row, table, WordsNow(table.game, lang_of(request), table.state, None), mine, None)


def done_until(request: HttpRequest, row: GameTable, table: Table) -> int:
    """How many public lines the people have done on their table."""
    return min(int(request.session.get(f"own:{row.id}", 0)), len(lines_at(table)))


def page(request: HttpRequest, row: GameTable, notice: str = "", status: int = 200) -> HttpResponse:
    shown = shown_to(request, row, notice)
    return render(request, "ludex/own/table.html", shown, status=status)


def part(request: HttpRequest, row: GameTable, notice: str = "", status: int = 200) -> HttpResponse:
    return render(request, "ludex/own/part.html", shown_to(request, row, notice), status=status)


def shown_to(request: HttpRequest, row: GameTable, notice: str) -> dict[str, Any]:
    with store.MEMORY.lock(row.id):
        found = store.running(row)
        if found.differs is not None:
            raise store.Stopped(row)
        looker = looking(request, row, found.table)
        said = notice or str(request.session.pop(f"said:{row.id}", ""))
        return scene(looker, done_until(request, row, found.table), request.session.get(f"as:{row.id}"), said)


def scene(looker: Looker, done: int, chosen: object, notice: str) -> dict[str, Any]:
    row, table, words = looker.row, looker.table, looker.words
    view = table.view(None)
    plays = bool(looker.mine)
    step = step_at(looker, done)
    ask = telling(looker) if step is None and plays else None
    own = [seat.number for seat in looker.mine if seat.number in table.pending]
    seat = chosen if isinstance(chosen, int) and chosen in own else own[0] if own else None
    asked = asked_of(looker, seat) if step is None and ask is None and seat is not None else None
    clause = ask.clause if ask is not None else asked.question.clause if asked is not None else ""
    opened = asked.question.open if asked is not None else frozenset[str]()
    return {
        "row": row,
        "table_id": row.id,
        "lang": looker.lang,
        "version": row.version,
        "seat": None,
        "game_title": words.text.say("game-title"),
        "step": step,
        "tell": ask,
        "asked": asked,
        "question": asked.question if asked is not None else None,
        "asked_as": looker.sitter(seat) if seat is not None else "",
        "also_asked": [(each, looker.sitter(each)) for each in own if each != seat],
        "waiting": [looker.sitter(each) for each in table.pending if each >= 0 and each not in own],
        "chapters": chapters(table.game, clause, looker.lang),
        "ending": ending_for(looker, view) if step is None else None,
        "notice": notice,
        "law_base": law_base(row),
        "plays": plays,
        "holds": isinstance(table, OwnTable) and seat is not None and table.holds_unknown(seat),
        **board(looker, step, view, opened),
        **{name: value for name, value in log_of(looker, LINES).items() if name in ("lines", "cut")},
    }


def board(looker: Looker, step: Step | None, view: View, opened: frozenset[str]) -> dict[str, Any]:
    """The board as it should look: after the step that is to be done, or now."""
    game = looker.table.game
    frame = store.recent_frame(looker.row.id, step.place) if step is not None else None
    if frame is None:
        return stage(game, view, looker.words, opened)
    state = unpacker(game).decode(frame)
    return stage(game, past_view(game, state, None, 0), WordsNow(game, looker.lang, state, None))


def then(request: HttpRequest, row: GameTable) -> HttpResponse:
    if request.headers.get("HX-Request"):
        return part(request, row)
    return HttpResponseRedirect(reverse("table", args=[row.id]))


def own_table(request: HttpRequest, table_id: str) -> GameTable:
    row = visible(request, table_id)
    if row.own is None:
        raise Http404
    return row


@require_POST
def done(request: HttpRequest, table_id: str) -> HttpResponse:
    """So many lines are done on the table, or all of them; or back to the step before."""
    row = own_table(request, table_id)
    sent = request.POST.get("done", "")
    if sent.isascii() and sent.isdigit() and len(sent) < 7:
        request.session[f"own:{row.id}"] = int(sent)
    elif sent == "all":
        with store.open_table(row.id) as (_, table):
            request.session[f"own:{row.id}"] = len(lines_at(table))
    return then(request, row)


@require_POST
def tell(request: HttpRequest, table_id: str) -> HttpResponse:
    """What the dice or the cards have said."""
    row = own_table(request, table_id)
    version = request.POST.get("version", "")
    expected = int(version) if version.isascii() and version.isdigit() and len(version) < 10 else None
    text = site_text(lang_of(request))
    try:
        row = store.tell(row.id, request.POST.get("key", ""), expected, person_of(request))
    except store.Stale:
        return refused(request, row, text.say("stale"), 409)
    except store.NotYours:
        return refused(request, row, text.say("not-yours"), 403)
    except LudexError as error:
        message = error.message if text.has(error.message) else "table-malformed"
        return refused(request, row, text.say(message, **error.about), 422)
    return then(request, row)


def refused(request: HttpRequest, row: GameTable, said: str, status: int) -> HttpResponse:
    return (part if request.headers.get("HX-Request") else page)(request, row, said, status)


urlpatterns = [
    path("t/<str:table_id>/done", done, name="own-done"),
    path("t/<str:table_id>/tell", tell, name="own-tell"),
]
