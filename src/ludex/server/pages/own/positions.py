"""Boards set by hand: to go on with at a real table, to keep, to share as a link, to play on from."""

from __future__ import annotations

from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.core import Game, State, find_game
from ludex.core.box import set_numbers
from ludex.core.errors import LudexError
from ludex.core.law import Refusal
from ludex.core.moments import past_view
from ludex.core.own_table import OwnTable
from ludex.core.text import Words, WordsNow
from ludex.server.models import Position, SeatKind
from ludex.server.pages.own.page import own_table
from ludex.server.pages.table.sight import stage
from ludex.server.site import quota
from ludex.server.site.visitor import address_of, lang_of, person_of, welcome
from ludex.server.tables import beginning, store
from ludex.server.tables.invitations import site_of
from ludex.server.tables.store import Sitting


def set_by_hand(request: HttpRequest, table_id: str) -> HttpResponse:
    """The board of a real table as it is: what nobody wants to enter move by move."""
    row = own_table(request, table_id)
    game = find_game(row.game)
    with store.open_table(row.id) as (_, table):
        assert isinstance(table, OwnTable)
        state = table.state.copy() if game.by_hand is not None else table.at_step()
    about = {"on_table": True, "back": reverse("table", args=[row.id]), "action": request.path}
    sent, problems = read(request, game, state)
    if request.method != "POST" or problems:
        return editor(request, game, state, sent, problems, about)
    if not store.my_seats(row, person_of(request)):
        raise Http404
    position = msgspec.to_builtins(state)
    if request.POST.get("do") == "keep" or game.by_hand is None:
        return kept_as(request, game, row.setup, position, row.own or [])
    sittings = [Sitting(seat.kind, seat.person, seat.agent, seat.name) for seat in row.seats.all()]
    new = store.create(game.name, row.setup, sittings, row.host, own=row.own, position=position, open_to_watch=False)
    return HttpResponseRedirect(reverse("table", args=[new.id]))


def read(request: HttpRequest, game: Game, state: State) -> tuple[dict[str, int], list[Refusal]]:
    """Numbers of the form, put into the state; what cannot be."""
    if request.method != "POST" or game.by_hand is None:
        return {}, []
    sent = {name: int(str(text)) for name, text in request.POST.items() if is_number(str(text))}
    words = Words(game, "en", state)
    problems = set_numbers(state, game.by_hand.groups(state, words), sent)
    return sent, problems or game.by_hand.settle(state, sent)


def is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 5


def editor(
    request: HttpRequest, game: Game, state: State, sent: dict[str, int], problems: list[Refusal], about: dict[str, Any]
) -> HttpResponse:
    words = WordsNow(game, lang_of(request), state, None)
    groups = game.by_hand.groups(state, words) if game.by_hand is not None else ()
    if sent:
        groups = [
            msgspec.structs.replace(
                group,
                fields=tuple(
                    msgspec.structs.replace(field, value=sent.get(field.name, field.value)) for field in group.fields
                ),
            )
            for group in groups
        ]
    shown = {
        "title": words.text.say("game-title"),
        "can": game.by_hand is not None,
        "groups": groups,
        "problems": [(words.refusal(problem), problem.clause) for problem in problems],
        **about,
    }
    return render(request, "ludex/own/position.html", shown, status=422 if problems else 200)


def kept_as(request: HttpRequest, game: Game, setup: object, state: object, eyes: list[int]) -> HttpResponse:
    """Keep a board under a link of its own."""
    person = welcome(request)
    kept = Position.objects.create(game=game.name, rules=game.rules, setup=setup, state=state, eyes=eyes, person=person)
    return HttpResponseRedirect(reverse("position", args=[kept.id]))


def position(request: HttpRequest, position_id: str) -> HttpResponse:
    """A kept board, for whoever has its link."""
    kept = get_object_or_404(Position, id=position_id)
    game = find_game(kept.game)
    state, older = state_of(kept, game)
    shown: dict[str, Any] = {
        "can": game.by_hand is not None,
        "position": kept,
        "older": older,
        "title": game.text(lang_of(request)).say("game-title"),
        "link": site_of(request) + reverse("position", args=[kept.id]),
    }
    if state is not None:
        words = WordsNow(game, lang_of(request), state, None)
        shown |= stage(game, past_view(game, state, None, 0), words)
    return render(request, "ludex/own/kept.html", shown)


def state_of(kept: Position, game: Game) -> tuple[State | None, bool]:
    """Its state, and whether it was kept by rules that the present ones cannot go on from."""
    try:
        return beginning.state_of(game, kept.state), kept.rules != game.rules
    except msgspec.ValidationError:
        return None, True


def changed(request: HttpRequest, position_id: str) -> HttpResponse:
    """Another board made of a kept one; that one stays."""
    kept = get_object_or_404(Position, id=position_id)
    game = find_game(kept.game)
    state, older = state_of(kept, game)
    if state is None or older or game.by_hand is None:
        raise Http404
    sent, problems = read(request, game, state)
    if request.method != "POST" or problems:
        about = {"on_table": False, "back": reverse("position", args=[kept.id]), "action": request.path}
        return editor(request, game, state, sent, problems, about)
    return kept_as(request, game, kept.setup, msgspec.to_builtins(state), kept.eyes)


@require_POST
def play(request: HttpRequest, position_id: str) -> HttpResponse:
    """A table that begins from a kept board: a puzzle in Ludex, or a real table."""
    kept = get_object_or_404(Position, id=position_id)
    game = find_game(kept.game)
    _, older = state_of(kept, game)
    if older:
        raise Http404
    try:
        quota.may_set(person_of(request), address_of(request), attended=True)
    except LudexError:
        return HttpResponseRedirect(reverse("position", args=[kept.id]))
    person = welcome(request)
    seats = game.seats(game.read_setup(kept.setup))
    bots = [game.lobby.is_bot(seat) for seat in seats]
    sittings = [Sitting(SeatKind.BOT) if bot else Sitting(SeatKind.PERSON, person) for bot in bots]
    own = [n for n, bot in enumerate(bots) if bot] if request.POST.get("own") else None
    row = store.create(game.name, kept.setup, sittings, person, own=own, position=kept.state, open_to_watch=False)
    return HttpResponseRedirect(reverse("table", args=[row.id]))


urlpatterns = [
    path("t/<str:table_id>/position", set_by_hand, name="own-position"),
    path("p/<str:position_id>", position, name="position"),
    path("p/<str:position_id>/change", changed, name="position-change"),
    path("p/<str:position_id>/play", play, name="position-play"),
]
