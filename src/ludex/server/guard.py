"""What every answer of the server carries: a strict content policy, and no caching of what is somebody's own. And a
limit on how often one address may ask for changes."""

from __future__ import annotations

import threading
import time
from collections import OrderedDict
from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.http.response import HttpResponseBase

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
CHANGES = 240
WINDOW = 60.0
REMEMBERED = 10_000


class Limit:
    """A bucket for each address: so many changes a minute."""

    def __init__(self, most: int = CHANGES, window: float = WINDOW) -> None:
        self.most = most
        self.window = window
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.guard = threading.Lock()

    def allows(self, address: str, now: float | None = None) -> bool:
        now = time.monotonic() if now is None else now
        with self.guard:
            left, since = self.buckets.pop(address, (float(self.most), now))
            left = min(float(self.most), left + (now - since) * self.most / self.window)
            self.buckets[address] = (max(0.0, left - 1), now)
            while len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
            return left >= 1


class Guard:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponseBase]) -> None:
        self.get_response = get_response
        self.limit = Limit()

    def __call__(self, request: HttpRequest) -> HttpResponseBase:
        if request.method not in ("GET", "HEAD") and not self.limit.allows(request.META.get("REMOTE_ADDR", "")):
            return HttpResponse("429", status=429, content_type="text/plain", headers={"Retry-After": "10"})
        response = self.get_response(request)
        response.headers.setdefault("Content-Security-Policy", POLICY)
        response.headers.setdefault("Cache-Control", "private, no-store")
        response.headers.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
        return response
