"""What a visitor sees when something goes wrong: plain words, and nothing of the inside."""

from __future__ import annotations

import logging

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import render
from django.utils.deprecation import MiddlewareMixin

from ludex.core.errors import LudexError
from ludex.server.pages.table import stopped
from ludex.server.site.guard import plain
from ludex.server.site.quota import TooMany
from ludex.server.site.visitor import lang_of
from ludex.server.site.words import site_text
from ludex.server.tables import store
from ludex.server.tables.record import Unplayable

log = logging.getLogger(__name__)


class Errors(MiddlewareMixin):
    """What a page has not said itself: a table of other rules, a wrong name."""

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponseBase | None:
        if isinstance(error, store.Stopped):
            return stopped.answer(request, error.table_id)
        if not isinstance(error, LudexError):
            return None
        log.warning("%s: %s", type(error).__name__, error)
        if isinstance(error, Unplayable):
            return stopped.unplayable(request, error)
        if isinstance(error, TooMany):
            about = site_text(lang_of(request)).say(error.message, **error.about)
            return render(request, "ludex/error.html", {"title": "error-429", "said": about}, status=429)
        return plain(request, error.message, error.about, 409)


def shown(request: HttpRequest, status: int) -> HttpResponse:
    words = {"title": f"error-{status}", "about": f"error-{status}-about"}
    return render(request, "ludex/error.html", words, status=status)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    return shown(request, 404)


def old_form(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form without its token, mostly one that lay open for too long."""
    return shown(request, 403)


def failed(request: HttpRequest) -> HttpResponse:
    return shown(request, 500)
