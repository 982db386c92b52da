"""Who asks: a person (a guest at first), a language, a theme."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from django.contrib.auth import login
from django.contrib.auth.backends import BaseBackend
from django.http import HttpRequest
from django.http.response import HttpResponseBase
from django.utils.translation.trans_real import parse_accept_lang_header

from ludex.core.text import LANGUAGES
from ludex.server.models import Person
from ludex.server.site.addresses import group_of
from ludex.server.tables import reads

THEMES = ("auto", "light", "dark")
NEIGHBOURS = ("uk", "be", "kk")
BACKEND = "ludex.server.site.visitor.Backend"


class Backend(BaseBackend):
    """Who is logged in, read by every request in plain SQL (see `reads`)."""

    def get_user(self, user_id: int) -> Person | None:
        return reads.person(user_id)


class Visitor:
    """Sets `request.lang`. Languages: what the person chose, then the cookie, then the browser's wish."""

    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        person = person_of(request)
        chosen = (person.language if person is not None else "") or request.COOKIES.get("lang", "")
        request.lang = chosen if chosen in LANGUAGES else wished_language(request)  # type: ignore[attr-defined]
        return self.get_response(request)


def wished_language(request: HttpRequest) -> str:
    return language_in(request.headers.get("Accept-Language", ""))


def language_in(wishes: str) -> str:
    """Of the languages that we speak, what the browser likes best; Russian for its neighbours, English otherwise.

    >>> language_in("de, en;q=0.5, ru-RU;q=0.8"), language_in("ru;q=0, fr"), language_in("uk")
    ('ru', 'en', 'ru')
    """
    for wish, weight in parse_accept_lang_header(wishes):
        tag = wish.partition("-")[0]
        if weight and tag in LANGUAGES:
            return tag
        if weight and tag in NEIGHBOURS:
            return "ru"
    return "en"


def lang_of(request: HttpRequest) -> str:
    """The language of the visitor; the browser's, if something went wrong before they were known."""
    return str(getattr(request, "lang", "")) or wished_language(request)


def address_of(request: HttpRequest) -> str:
    """Where somebody asks from, as limits count it."""
    return group_of(request.META.get("REMOTE_ADDR") or "")


def person_of(request: HttpRequest) -> Person | None:
    user = getattr(request, "user", None)
    return user if isinstance(user, Person) else None


def welcome(request: HttpRequest) -> Person:
    """The person who asks; a newcomer becomes a guest, in the language and the theme already chosen."""
    person = person_of(request)
    if person is None:
        person = Person.objects.guest()
        person.language = request.COOKIES.get("lang", "") if request.COOKIES.get("lang", "") in LANGUAGES else ""
        person.theme = chosen_theme(request, None)
        person.save(update_fields=["language", "theme"])
        login(request, person, backend=BACKEND)
    return person


def chosen_theme(request: HttpRequest, person: Person | None) -> str:
    theme = person.theme if person is not None else request.COOKIES.get("theme", "")
    return theme if theme in THEMES else THEMES[0]


def context(request: HttpRequest) -> dict[str, Any]:
    """What every template knows."""
    person = person_of(request)
    theme = chosen_theme(request, person)
    return {
        "lang": lang_of(request),
        "languages": LANGUAGES,
        "person": person,
        "theme": theme,
        "next_theme": THEMES[(THEMES.index(theme) + 1) % len(THEMES)],
        "text_size": person.text_size if person is not None else "normal",
        "motion": person.motion if person is not None else "auto",
    }
