"""Lessons: begin one, go on and back in it; ask for a hint; turn the coach off; how well does one know a game?"""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import path, reverse
from django.views.decorators.http import require_POST

from ludex.agents import usual_agent
from ludex.core.lesson import find_lesson
from ludex.server.models import ALWAYS_COACHED, SeatKind
from ludex.server.pages.home.page import LITTLE, game_or_404
from ludex.server.pages.table import hints, teaching
from ludex.server.pages.table.sight import Looker, visible
from ludex.server.pages.table.update import part_of
from ludex.server.site import quota
from ludex.server.site.visitor import address_of, lang_of, person_of, welcome
from ludex.server.site.words import site_text
from ludex.server.tables import store
from ludex.server.tables.learning import learning_at


@require_POST
def begin(request: HttpRequest, game: str, name: str) -> HttpResponse:
    """A lesson is a table for one, that nobody else sees."""
    found = game_or_404(game)
    lesson = find_lesson(found, name)
    if lesson is None:
        raise Http404
    quota.may_set(person_of(request), address_of(request))
    person = welcome(request)
    seats = found.seats(found.read_setup(lesson.setup))
    sittings = [
        store.Sitting(SeatKind.PERSON, person)
        if n == lesson.seat
        else store.Sitting(SeatKind.BOT)
        if found.lobby.is_bot(seat)
        else store.Sitting(SeatKind.AGENT, agent=usual_agent(found))
        for n, seat in enumerate(seats)
    ]
    if game not in person.played:
        person.played = {**person.played, game: LITTLE}
        person.save(update_fields=["played"])
    row = store.create(game, lesson.setup, sittings, person, lesson)
    return HttpResponseRedirect(reverse("table", args=[row.id]))


@require_POST
def step(request: HttpRequest, table_id: str) -> HttpResponse:
    """On to the next step, or back to the one before."""
    row = visible(request, table_id)
    person = person_of(request)
    now = learning_at(row)
    if person is None or now is None:
        raise Http404
    try:
        row = store.learn(table_id, person, back=request.POST.get("do") == "back")
    except store.NotYours:
        raise Http404 from None
    if request.headers.get("HX-Request"):
        return part_of(request, table_id, row=row).alone(request, 200)
    return HttpResponseRedirect(reverse("table", args=[table_id]))


def lesson_waits(looker: Looker) -> str:
    """A kind word to somebody who would like to do something else: the game's own for this step, if it has one."""
    now = learning_at(looker.row)
    own = f"lesson-{now.lesson.name}-{now.step.name}-else" if now is not None and not now.done else ""
    if own and looker.words.text.has(own):
        return looker.words.text.say(own)
    return site_text(looker.lang).say("lesson-else")


@require_POST
def coach(request: HttpRequest, table_id: str) -> HttpResponse:
    """The coach speaks, or is silent from now on."""
    row = visible(request, table_id)
    person = person_of(request)
    if person is not None:
        person.coach = ALWAYS_COACHED if request.POST.get("coach") == "on" else 0
        person.save(update_fields=["coach"])
    if request.headers.get("HX-Request"):
        return part_of(request, table_id, row=row).alone(request, 200)
    return HttpResponseRedirect(reverse("table", args=[table_id]))


def how_well(request: HttpRequest, game: str) -> HttpResponse:
    """One question before the first game: have you played this?"""
    found = game_or_404(game)
    lang = lang_of(request)
    context = {
        "game": game,
        "title": found.text(lang).say("game-title"),
        "lessons": teaching.lesson_cards(found, lang),
    }
    return render(request, "ludex/teach/how_well.html", context)


urlpatterns = [
    path("learn/<str:game>", how_well, name="how-well"),
    path("learn/<str:game>/<str:name>", begin, name="learn"),
    path("t/<str:table_id>/lesson", step, name="table-lesson"),
    path("t/<str:table_id>/coach", coach, name="table-coach"),
    *hints.urlpatterns,
]
