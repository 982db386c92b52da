"""A new table: who sits where and by which options; and the secret links by which others sit down."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from typing import Any, NamedTuple

from django.conf import settings
from django.db.models import F
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.agents import usual_agent
from ludex.core import Game, find_game
from ludex.core.errors import LudexError
from ludex.core.labels import hint, label, said_by_name, seat_label
from ludex.core.lobby import SEATS, bot_key
from ludex.server.models import GameTable, Pace, Seat, SeatKind
from ludex.server.pages.home.cards import sitter
from ludex.server.pages.home.page import game_or_404
from ludex.server.pages.lobby.open import call, typed_name
from ludex.server.pages.table.teaching import lesson_cards
from ludex.server.site import qr, quota
from ludex.server.site.drawn import part_of
from ludex.server.site.visitor import address_of, lang_of, person_of, welcome
from ludex.server.site.words import site_text
from ludex.server.tables import store
from ludex.server.tables.invitations import hosts, is_local, seat_links, seat_of, sit_down
from ludex.server.tables.levels import level
from ludex.server.tables.setups import (
    AGENT,
    HOT,
    LINK,
    ME,
    RANDOM,
    Draft,
    bot_blocks,
    fields,
    first_draft,
    read_draft,
    settle,
    sitting,
    who_of,
)

PACES = [pace.value or "any" for pace in Pace]


def new_table(request: HttpRequest, game: str) -> HttpResponse:
    """The form, as the address fills it in; sent, a table, or the form again with what the law says against it."""
    found = game_or_404(game)
    if request.method != "POST":
        return form(request, read_draft(found, request.GET) if request.GET else first_draft(found))
    draft = read_draft(found, request.POST)
    try:
        setup = settle(draft, secrets.SystemRandom())
        attended = any(taken.who in (ME, HOT, LINK) for taken in draft.taken)
        quota.may_set(person_of(request), address_of(request), attended=attended)
    except LudexError as error:
        return form(request, draft, error)
    person = welcome(request)
    own = "own" in request.POST
    for taken in draft.taken if own else ():
        taken.who = HOT if taken.who == LINK else taken.who
    sittings = [sitting(taken, person) for taken in draft.taken]
    manner = manner_of(request)
    if own:
        ludex = [n for n, each in enumerate(sittings) if each.kind != SeatKind.PERSON]
        manner |= {"own": ludex, "listed": False, "pace": Pace.ANY}
    row = store.create(found.name, setup, sittings, person, **manner)
    if own:
        return HttpResponseRedirect(reverse("own-unpack", args=[row.id]))
    invited = any(taken.who == LINK for taken in draft.taken)
    return HttpResponseRedirect(reverse("invite" if invited else "table", args=[row.id]))


def manner_of(request: HttpRequest) -> dict[str, Any]:
    """What is chosen about a table that is not the game's: who may watch, how soon people answer, whether it looks for
    players."""
    pace = request.POST.get("pace", "")
    return {
        "open_to_watch": "watch" in request.POST,
        "pace": pace if pace in Pace.values else Pace.ANY,
        "listed": "listed" in request.POST,
    }


def form(request: HttpRequest, draft: Draft, error: LudexError | None = None) -> HttpResponse:
    lang = lang_of(request)
    site = site_text(lang)
    context: dict[str, Any] = {
        "game": draft.game,
        "title": draft.game.text(lang).say("game-title"),
        "rows": draft.rows,
        "who": [
            (who, site.say(f"who-{who.replace(':', '-')}"), who_about(draft.game, who, lang))
            for who in who_of(draft.game)
        ],
        "usual": AGENT + usual_agent(draft.game),
        "people": seat_options(draft.game, draft.game.lobby.sides, lang),
        "bots": seat_options(draft.game, draft.game.lobby.bots, lang),
        "random": RANDOM,
        "fields": fields(draft, lang),
        "blocks": bot_blocks(draft, lang),
        "lessons": lesson_cards(draft.game, lang),
        "paces": PACES,
        "manner": manner_of(request),
        "drawn": part_of(draft.game, "choice"),
        **crests(draft.game),
    }
    context |= verdict(draft.game, error, lang)
    return render(request, "ludex/new.html", context, status=200 if error is None else 422)


def who_about(game: Game, who: str, lang: str) -> str:
    """What a program does; nothing about people."""
    return level(game, who.removeprefix(AGENT), lang).about if who.startswith(AGENT) else ""


def crests(game: Game) -> dict[str, Any]:
    """What a page needs to draw the crests of sides, where the game has any."""
    crest = part_of(game, "crest")
    return {"crest": crest, "symbols": part_of(game, "symbols"), "styles": game.styles if crest else ()}


class SeatOption(NamedTuple):
    """What can sit there: how it is written, its name, a word about it, and the side whose crest it bears."""

    seat: str
    name: str
    about: str
    side: str


def seat_options(game: Game, seats: Iterable[str], lang: str) -> list[SeatOption]:
    text = game.text(lang)
    return [SeatOption(seat, label(text, SEATS, seat), hint(text, SEATS, seat), bot_key(seat)) for seat in seats]


def verdict(game: Game, error: LudexError | None, lang: str) -> dict[str, Any]:
    """What the law says about a set-up: nothing, or the reason and the clause."""
    if error is None:
        return {"refusal": "", "clause": "", "law": ""}
    clause = str(error.about.get("clause", ""))
    known = clause in game.laws
    return {
        "refusal": said_by_name(error, lang, site_text(lang)),
        "clause": clause if known else "",
        "law": reverse("law", args=[game.name, clause]) if known else "",
    }


def check(request: HttpRequest, game: str) -> HttpResponse:
    """While one chooses: may this be played?"""
    found = game_or_404(game)
    error: LudexError | None = None
    try:
        settle(read_draft(found, request.GET), secrets.SystemRandom())
    except LudexError as refusal:
        error = refusal
    return render(request, "ludex/verdict.html", verdict(found, error, lang_of(request)))


# --------------------------------------------------------------------------------------------------------- invitations


def invite(request: HttpRequest, table_id: str) -> HttpResponse:
    """The links of a table, for whoever has set it."""
    row = get_object_or_404(GameTable, id=table_id)
    if not hosts(request, row):
        raise Http404
    links = seat_links(request, row)
    shown = {
        "row": row,
        "links": links,
        "free": sum(bool(link.link) for link in links),
        "codes": {link.number: qr.drawn(link.link) for link in links if link.link},
        "only_here": is_local(request) and not settings.LAN_URL,
        "lan": settings.LAN_URL if is_local(request) else "",
        "paces": PACES,
        "game_title": find_game(row.game).text(lang_of(request)).say("game-title"),
    }
    part = request.headers.get("X-Part") == "invite"
    return render(request, "ludex/invite_part.html" if part else "ludex/invite.html", shown)


@require_POST
def renew(request: HttpRequest, table_id: str, number: int) -> HttpResponse:
    """Make the link of a free seat anew, for whoever has set the table: older ones lead nowhere from now on."""
    row = get_object_or_404(GameTable, id=table_id)
    if not hosts(request, row):
        raise Http404
    Seat.objects.filter(table=row, number=number, kind=SeatKind.PERSON, person=None).update(link=F("link") + 1)
    return HttpResponseRedirect(reverse("invite", args=[row.id]))


def join(request: HttpRequest, token: str) -> HttpResponse:
    """Whoever opens a seat's link sees where they are invited, and sits down by one click."""
    seat = seat_of(token)
    person = person_of(request)
    if person is not None and seat.person_id == person.pk:
        return HttpResponseRedirect(reverse("table", args=[seat.table_id]))
    taken = seat.person_id is not None
    if request.method == "POST" and not taken:
        person = welcome(request)
        call(person, typed_name(request))
        if sit_down(seat, person):
            return HttpResponseRedirect(reverse("table", args=[seat.table_id]))
        taken = True
    game, lang = find_game(seat.table.game), lang_of(request)
    context = {
        "row": seat.table,
        "title": game.text(lang).say("game-title"),
        "name": seat_label(game.meta, lang, seat.faction),
        "about": hint(game.text(lang), SEATS, seat.faction),
        "host": (seat.table.host.name or seat.table.host.login) if seat.table.host is not None else "",
        "taken": taken,
        "side": bot_key(seat.faction),
        **crests(game),
        "called": (person.name or person.login or "") if person is not None else "",
        "at_table": [
            (seat_label(game.meta, lang, each.faction), sitter(each, lang)) for each in seat.table.seats.all()
        ],
    }
    return render(request, "ludex/join.html", context, status=409 if request.method == "POST" else 200)


urlpatterns = [
    path("new/<str:game>", new_table, name="new-table"),
    path("new/<str:game>/check", check, name="new-check"),
    path("t/<str:table_id>/invite", invite, name="invite"),
    path("t/<str:table_id>/renew/<int:number>", renew, name="renew"),
    path("join/<str:token>", join, name="join"),
]
