"""Boards set by hand: to go on with at a real table, to keep, to share as a link, to play on from."""

from __future__ import annotations

from typing import Any

import msgspec
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.core import CHANCE, Game, Option, State, find_game, key_of
from ludex.core.box import BY_HAND, Field, changes, fields_of, lay_out, left_of
from ludex.core.errors import LudexError
from ludex.core.law import Refusal
from ludex.core.moments import past_view
from ludex.core.own_table import OwnTable, Which
from ludex.core.text import WordsNow
from ludex.server.models import Position, SeatKind
from ludex.server.pages.own.page import own_table
from ludex.server.pages.table.sight import stage
from ludex.server.site import quota
from ludex.server.site.drawn import part_of
from ludex.server.site.visitor import address_of, lang_of, person_of, welcome
from ludex.server.site.words import site_text
from ludex.server.tables import beginning, store
from ludex.server.tables.invitations import site_of
from ludex.server.tables.store import Sitting


def set_by_hand(request: HttpRequest, table_id: str) -> HttpResponse:
    """The board of a real table as it is: what nobody wants to enter move by move."""
    row = own_table(request, table_id)
    with store.open_table(row.id) as (_, table):
        assert isinstance(table, OwnTable)
        if isinstance(table.pending.get(CHANCE), Which):
            request.session[f"said:{row.id}"] = site_text(lang_of(request)).say("own-table-first")
            return HttpResponseRedirect(reverse("table", args=[row.id]))
        editing = Editing(table.game, table.state.copy(), lang_of(request))
        moment = table.at_step()
    about = {"on_table": not row.over, "back": reverse("table", args=[row.id]), "action": request.path}
    sent = sent_in(request)
    if request.method != "POST" or request.POST.get("do") == "look" or editing.lay_out(sent):
        return editing.page(request, sent, about)
    person = person_of(request)
    if not store.my_seats(row, person):
        raise Http404
    if request.POST.get("do") == "keep":
        state = editing.state if len(editing.changes(sent)) > 1 else moment
        return kept_as(request, editing.game, row.setup, msgspec.to_builtins(state), row.own or [])
    try:
        store.tell(row.id, key_of(editing.changes(sent)), None, person)
    except LudexError as error:
        text = site_text(lang_of(request))
        message = error.message if text.has(error.message) else "own-not-right"
        request.session[f"said:{row.id}"] = text.say(message, **error.about)
    else:
        request.session.pop(f"said:{row.id}", None)
    return HttpResponseRedirect(reverse("table", args=[row.id]))


class Editing:
    """A board that is being set by hand."""

    def __init__(self, game: Game, state: State, lang: str) -> None:
        if game.by_hand is None:
            raise Http404
        self.game = game
        self.by_hand = game.by_hand
        self.state: Any = state
        self.words = WordsNow(game, lang, state, None)
        self.groups = self.by_hand.groups(state, self.words)
        self.stocks = self.by_hand.stocks(state, self.words)
        self.problems: list[Refusal] = []

    def lay_out(self, sent: dict[str, int]) -> list[Refusal]:
        self.problems = lay_out(self.by_hand, self.state, sent, self.words)
        return self.problems

    def changes(self, sent: dict[str, int]) -> Option:
        return changes(self.groups, sent)

    def page(self, request: HttpRequest, sent: dict[str, int], about: dict[str, Any]) -> HttpResponse:
        """All that can be set, with the picture of the board; or only what a change of it changes."""
        look = request.POST.get("do") == "look"
        if look:
            self.lay_out(sent)
        numbers = {field.name: sent.get(field.name, field.value) for field in fields_of(self.groups)}
        left = left_of(self.groups, self.stocks, numbers)
        shown = {
            "title": self.words.text.say("game-title"),
            "game": self.game.name,
            "groups": [(group, [shown_field(field, numbers) for field in group.fields]) for group in self.groups],
            "stocks": [(stock, left.get(stock.piece)) for stock in self.stocks],
            "problems": [(self.words.refusal(problem), problem.clause) for problem in self.problems],
            "symbols": part_of(self.game, "symbols"),
            **(self.picture() if not self.problems else {"styles": self.game.styles}),
            **about,
        }
        page = "ludex/own/hand.html" if look else "ludex/own/position.html"
        return render(request, page, shown, status=422 if self.problems else 200)

    def picture(self) -> dict[str, Any]:
        words = WordsNow(self.game, self.words.text.lang, self.state, None)
        return stage(self.game, past_view(self.game, self.state, None, 0), words)


def shown_field(field: Field, numbers: dict[str, int]) -> Field:
    return msgspec.structs.replace(field, value=numbers[field.name])


def sent_in(request: HttpRequest) -> dict[str, int]:
    return {name: int(str(text)) for name, text in request.POST.items() if is_number(str(text))}


def is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdigit() and len(digits) < 5


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
    if state is None or older:
        raise Http404
    editing, sent = Editing(game, state, lang_of(request)), sent_in(request)
    about = {"on_table": False, "back": reverse("position", args=[kept.id]), "action": request.path}
    if request.method != "POST" or request.POST.get("do") == "look" or editing.lay_out(sent):
        return editing.page(request, sent, about)
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
    begun = {**kept.state, "step": BY_HAND + kept.state["step"]} if own is not None else kept.state
    row = store.create(game.name, kept.setup, sittings, person, own=own, position=begun, open_to_watch=False)
    return HttpResponseRedirect(reverse("table", args=[row.id]))


urlpatterns = [
    path("t/<str:table_id>/position", set_by_hand, name="own-position"),
    path("p/<str:position_id>", position, name="position"),
    path("p/<str:position_id>/change", changed, name="position-change"),
    path("p/<str:position_id>/play", play, name="position-play"),
]
