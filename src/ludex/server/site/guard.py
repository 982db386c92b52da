"""What every answer of the server carries: a strict content policy, and no caching of what is somebody's own. And a
limit on how often one address may ask for changes."""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

from django.conf import settings
from django.db import connection
from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.utils.cache import patch_vary_headers
from django.utils.deprecation import MiddlewareMixin

from ludex.server.site.health import health
from ludex.server.site.squeeze import Pieces, squeezed
from ludex.server.site.visitor import address_of, wished_language
from ludex.server.site.words import site_text

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
WINDOW = 60.0
HEALTH = "/health"
"""Answered under any name: whoever checks stands beside the server and asks for it by its number."""
REMEMBERED = 10_000
SHORT = 200
"""Fewer bytes are not worth compressing."""
log = logging.getLogger("ludex.access")


class Limit:
    """A bucket for each address: so many changes a minute."""

    def __init__(self, most: int, window: float = WINDOW) -> None:
        self.most = most
        self.window = window
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.guard = threading.Lock()

    def allows(self, address: str, now: float | None = None) -> bool:
        now = time.monotonic() if now is None else now
        with self.guard:
            left, since = self.buckets.pop(address, (float(self.most), now))
            left = min(float(self.most), left + (now - since) * self.most / self.window)
            self.buckets[address] = (left - 1 if left >= 1 else left, now)
            while len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
            return left >= 1


class Guard:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response
        self.limit = Limit(settings.CHANGES_A_MINUTE)

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        began = time.perf_counter()
        changes = request.method not in ("GET", "HEAD")
        if changes and not self.limit.allows(address_of(request)):
            response: HttpResponseBase = too_many(request)
        elif request.path == HEALTH:
            response = health(request)
        elif has_nul(request):
            response = plain(request, "malformed", {}, 400)
        else:
            response = self.get_response(request)
        response.headers.setdefault("Content-Security-Policy", POLICY)
        response.headers.setdefault("Cache-Control", "private, no-store")
        response.headers.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
        if response.streaming:
            connection.close()  # a stream lasts for hours and asks the database nothing
        note(request, response, time.perf_counter() - began)
        return response


def has_nul(request: HttpRequest) -> bool:
    """Does anything that is sent hold a NUL? No text does, and not every database can keep one."""
    if "\0" in request.path or "%00" in request.META.get("QUERY_STRING", ""):
        return True
    sent = request.POST if request.method == "POST" else {}
    return any("\0" in name or any("\0" in value for value in request.POST.getlist(name)) for name in sent)


def too_many(request: HttpRequest) -> HttpResponse:
    response = plain(request, "too-many", {}, 429)
    response.headers["Retry-After"] = "10"
    return response


def plain(request: HttpRequest, message: str, about: dict[str, Any], status: int) -> HttpResponse:
    said = site_text(wished_language(request)).say(message, **about)
    return HttpResponse(said, status=status, content_type="text/plain; charset=utf-8")


def note(request: HttpRequest, response: HttpResponseBase, seconds: float) -> None:
    """A line in the log: the pattern of the address rather than the address, which may hold somebody's secret link."""
    if not log.isEnabledFor(logging.INFO):
        return
    match = request.resolver_match
    log.info(
        "%s /%s %d",
        request.method,
        match.route if match is not None else HEALTH[1:] if request.path == HEALTH else "…",
        response.status_code,
        extra={"ms": round(seconds * 1000, 1)},
    )


class Squeeze(MiddlewareMixin):
    """Pages travel compressed, those that many share from compressed pieces; streams of events do not wait for it."""

    def process_response(self, request: HttpRequest, response: HttpResponseBase) -> HttpResponseBase:
        if not isinstance(response, HttpResponse) or len(response.content) < SHORT:
            return response
        if response.has_header("Content-Encoding"):
            return response
        patch_vary_headers(response, ("Accept-Encoding",))
        if "gzip" in request.headers.get("Accept-Encoding", ""):
            packed = response.squeezed() if isinstance(response, Pieced) else squeezed(response.content)
            if len(packed) < len(response.content):
                response.content = packed
                response.headers["Content-Encoding"] = "gzip"
                response.headers["Content-Length"] = str(len(packed))
        return response


class Pieced(HttpResponse):
    """A page of pieces, with a visitor's own word in its slots."""

    def __init__(self, pieces: Pieces, word: str, **more: Any) -> None:
        super().__init__(pieces.filled(word), **more)
        self.pieces = pieces
        self.word = word

    def squeezed(self) -> bytes:
        return self.pieces.squeezed(self.word)
