"""A page from its request to its last byte in one thread, in one go. Django's own way from ASGI hands a request from
the event loop to a thread and back five times, and each time it waits for its turn; only streams need that."""

from __future__ import annotations

from io import BytesIO
from typing import Any, NamedTuple

from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.core.handlers.base import BaseHandler
from django.core.signals import request_started
from django.http.response import HttpResponseBase
from django.urls import set_script_prefix


class Made(NamedTuple):
    """An answer, ready to be sent."""

    status: int
    headers: list[tuple[bytes, bytes]]
    content: bytes


class Whole(ASGIHandler):
    """Django's pages for a thread that waits for them."""

    def __init__(self) -> None:
        BaseHandler.__init__(self)
        self.load_middleware(is_async=False)

    def make(self, scope: dict[str, Any], body: bytes) -> Made:
        """Like `ASGIHandler.handle`; whoever has gone meanwhile is made a page nevertheless."""
        set_script_prefix(get_script_prefix(scope))
        request_started.send(sender=type(self), scope=scope)
        request, refused = self.create_request(scope, BytesIO(body))
        response = self.get_response(request) if request is not None else refused
        assert response is not None
        try:
            return made_of(response)
        finally:
            response.close()  # gives the database back, too


def made_of(response: HttpResponseBase) -> Made:
    headers = [(name.encode("ascii"), value.encode("latin1")) for name, value in response.items()]
    headers += [
        (b"Set-Cookie", cookie.output(header="").strip().encode("ascii")) for cookie in response.cookies.values()
    ]
    return Made(response.status_code, headers, b"".join(response))
