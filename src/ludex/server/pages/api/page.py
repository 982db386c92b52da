"""Programs at a table, with the rights of the person whose token they bring. /api/openapi.json describes it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from asgiref.sync import sync_to_async
from django.http import Http404, HttpRequest, HttpResponse
from django.http.request import RawPostDataException
from django.http.response import HttpResponseBase
from django.urls import path
from django.views.decorators.csrf import csrf_exempt

from ludex.core import Table, key_of, known_games
from ludex.core.errors import LudexError, Malformed, NotAsked, NotOffered, RuleFailed
from ludex.core.text import WordsNow
from ludex.server.live import hub
from ludex.server.models import GameTable, Person, Seat, SeatKind
from ludex.server.pages.api.description import DESCRIPTION, LONGEST_KEY, LONGEST_NAME, LONGEST_WAIT, MOST_TABLES
from ludex.server.pages.api.tokens import bearer_of, token_for
from ludex.server.site.visitor import address_of, lang_of
from ludex.server.site.words import site_text
from ludex.server.tables import invitations, store, versions
from ludex.server.tables.record import Unplayable

JSON = "application/json"
USUAL_WAIT = 20.0

View = Callable[..., HttpResponse]
T = TypeVar("T")


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    key: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_KEY)]
    version: Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]


class Link(msgspec.Struct, forbid_unknown_fields=True):
    link: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""


class Refused(Exception):
    """What a program is told instead of an answer."""

    def __init__(self, status: int, said: str, clause: str = "") -> None:
        super().__init__(said)
        self.status = status
        self.said = said
        self.clause = clause


def given(found: object, status: int = 200) -> HttpResponse:
    return HttpResponse(msgspec.json.encode(found), status=status, content_type=JSON)


def refused(error: Refused) -> HttpResponse:
    response = given({"error": error.said, **({"clause": error.clause} if error.clause else {})}, error.status)
    if error.status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    if error.status == 429:
        response.headers["Retry-After"] = "30"
    return response


def only(request: HttpRequest, method: str) -> None:
    if request.method != method:
        raise Refused(405, say(request, "api-method", method=method))


def say(request: HttpRequest, message: str, **about: Any) -> str:
    return site_text(lang_of(request)).say(message, **about)


def sender(request: HttpRequest) -> Person:
    person = bearer_of(request)
    if person is None:
        raise Refused(401, say(request, "api-token"))
    return person


def body_of(request: HttpRequest, kind: type[T]) -> T:
    try:
        sent = request.body
        found = msgspec.json.decode(sent, type=kind)
    except RawPostDataException:  # a form, which has been looked through already
        raise Refused(400, say(request, "api-body", problem=request.content_type or "–")) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused(400, say(request, "api-body", problem=str(error))) from None
    if b"\\u0000" in sent:
        raise Refused(400, say(request, "malformed"))
    return found


def told(method: str) -> Callable[[View], View]:
    """A view of one method, whose refusals are JSON. It looks at no cookie, so no other site can make use of one."""

    def wrap(view: View) -> View:
        @csrf_exempt
        def answer(request: HttpRequest, **named: Any) -> HttpResponse:
            try:
                only(request, method)
                return view(request, **named)
            except Refused as error:
                response = refused(error)
                if error.status == 405:
                    response.headers["Allow"] = method
                return response
            except (Http404, GameTable.DoesNotExist):
                return refused(Refused(404, say(request, "api-not-found")))
            except store.Stale:
                return refused(Refused(409, say(request, "api-stale")))
            except Unplayable:
                return refused(Refused(409, say(request, "api-stopped")))

        return answer

    return wrap


# ------------------------------------------------------------------------------------------------------ without a token


@told("GET")
def describe(request: HttpRequest) -> HttpResponse:
    return given(DESCRIPTION)


@told("GET")
def games(request: HttpRequest) -> HttpResponse:
    lang = lang_of(request)
    return given(
        [
            {
                "name": meta.name,
                "title": meta.title(lang),
                "least": meta.lobby.least,
                "most": meta.lobby.most,
                "sides": meta.lobby.sides,
                "bots": list(meta.lobby.bots),
            }
            for meta in known_games().values()
        ]
    )


@told("POST")
def join(request: HttpRequest) -> HttpResponse:
    """Sit down by the link of a seat: as the person of the token, or as a new guest, whose token is the answer."""
    sent = body_of(request, Link)
    seat = invitations.seat_of(sent.link.rstrip("/").rpartition("/")[2])
    person = bearer_of(request)
    if seat.person_id is not None and (person is None or seat.person_id != person.pk):
        raise Refused(409, say(request, "api-taken"))
    if seat.person_id is None:
        guest = person is None
        person = person or Person.objects.guest()
        if not invitations.sit_down(seat, person):
            if guest:
                person.delete()
            raise Refused(409, say(request, "api-taken"))
        name = " ".join(sent.name.split())
        if guest and name.isprintable():
            Person.objects.filter(pk=person.pk).update(name=name)
    assert person is not None
    return given({"token": token_for(person), "table": seat.table_id, "seat": seat.number}, 201)


# ----------------------------------------------------------------------------------------------------------- at a table


@told("GET")
def seats(request: HttpRequest) -> HttpResponse:
    """The seats of a person, those of the last tables first."""
    mine = Seat.objects.filter(person=sender(request), kind=SeatKind.PERSON, table__game__in=list(known_games()))
    return given(
        [
            {
                "table": seat.table_id,
                "seat": seat.number,
                "game": seat.table.game,
                "side": seat.faction,
                "asked": seat.number in seat.table.turn_of,
                "over": seat.table.over,
            }
            for seat in mine.select_related("table").order_by("-table__touched", "number")[:MOST_TABLES]
        ]
    )


def state_of(request: HttpRequest, person: Person, row: GameTable, table: Table, seat: int) -> dict[str, Any]:
    """What a seat knows and is asked; nothing else leaves the process."""
    mine = [each.number for each in store.my_seats(row, person)]
    if seat not in mine:
        raise Http404
    view = msgspec.to_builtins(table.view(seat))
    del view["version"], view["options"]
    going = not row.over and row.stopped is None
    decision = table.pending.get(seat) if going else None
    question = None
    if decision is not None:
        words = WordsNow(table.game, lang_of(request), table.state, seat)
        options = [{"key": key_of(each), "text": words.option(each, decision)} for each in decision.options]
        question = {"text": words.prompt(decision), "clause": decision.clause, "options": options}
    return {
        "table": row.id,
        "game": row.game,
        "seat": seat,
        "version": versions.of_seats(row, mine),
        "over": row.over,
        "question": question,
        "view": view,
    }


@told("GET")
def state(request: HttpRequest, table_id: str, seat: int) -> HttpResponse:
    person = sender(request)
    with store.open_table(table_id) as (row, table):
        return given(state_of(request, person, row, table, seat))


@told("POST")
def answer(request: HttpRequest, table_id: str, seat: int) -> HttpResponse:
    person = sender(request)
    sent = body_of(request, Answer)
    must_be_theirs(table_id, seat, person)
    try:
        store.answer(table_id, seat, sent.key, sent.version, person)
    except store.NotYours:
        raise Http404 from None
    except (store.Stale, Unplayable):
        raise
    except NotOffered as error:
        with store.open_table(table_id) as (_, table):
            reason = WordsNow(table.game, lang_of(request), table.state, seat).refusal(error.refusal)
        raise Refused(422, reason, error.refusal.clause) from None
    except NotAsked:
        raise Refused(422, say(request, "table-not-asked")) from None
    except (Malformed, RuleFailed) as error:
        said = "table-malformed" if isinstance(error, Malformed) else "table-rule-failed"
        raise Refused(422, say(request, said)) from None
    except LudexError as error:
        raise Refused(422, say(request, "api-not-now")) from error
    with store.open_table(table_id) as (row, table):
        return given(state_of(request, person, row, table, seat))


def must_be_theirs(table_id: str, seat: int, person: Person) -> None:
    if not Seat.objects.filter(table_id=table_id, number__in=[seat] if seat < 2**15 else [], person=person).exists():
        raise Http404


@csrf_exempt
async def events(request: HttpRequest, table_id: str, seat: int) -> HttpResponseBase:
    """Wait until a table has a newer version than `since` for this seat, or the time is over."""

    @told("GET")
    def ready(request: HttpRequest) -> HttpResponse:
        person = sender(request)
        since, wait = number_in(request, "since", -1, 2**31), number_in(request, "wait", USUAL_WAIT, LONGEST_WAIT)
        must_be_theirs(table_id, seat, person)
        if not hub.has_room(table_id, address_of(request)):
            raise Refused(429, say(request, "too-many-streams"))
        found.append((person.pk, int(since), wait))
        return given({})

    found: list[tuple[int, int, float]] = []
    response = await sync_to_async(ready)(request)
    if not found:
        return response
    person, since, wait = found[0]
    with hub.streaming(table_id, address_of(request)):
        version = await newer(table_id, since, person, wait)
    return given({"version": version, "moved": version > since})


def number_in(request: HttpRequest, name: str, usual: float, most: float) -> float:
    sent = request.GET.get(name, "")
    if not sent:
        return usual
    if not (sent.isascii() and sent.isdecimal() and len(sent) < 12 and int(sent) <= most):
        raise Refused(400, say(request, "api-number", name=name, most=int(most)))
    return float(sent)


async def newer(table_id: str, since: int, person: int, wait: float) -> int:
    news = hub.versions(table_id, since, person)

    async def first() -> int:
        async for version in news:
            if version is not None:
                return version
        return since

    try:
        return await asyncio.wait_for(first(), wait)
    except TimeoutError:
        return since
    finally:
        await news.aclose()  # type: ignore[attr-defined]


@csrf_exempt
def missing(request: HttpRequest, rest: str) -> HttpResponse:
    return refused(Refused(404, say(request, "api-not-found")))


urlpatterns = [
    path("api/openapi.json", describe, name="api"),
    path("api/games", games, name="api-games"),
    path("api/join", join, name="api-join"),
    path("api/seats", seats, name="api-seats"),
    path("api/tables/<str:table_id>/seats/<int:seat>", state, name="api-state"),
    path("api/tables/<str:table_id>/seats/<int:seat>/answer", answer, name="api-answer"),
    path("api/tables/<str:table_id>/seats/<int:seat>/events", events, name="api-events"),
    path("api/<path:rest>", missing, name="api-missing"),
]
