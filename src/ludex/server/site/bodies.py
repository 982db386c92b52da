"""What is sent with a request, read before any page is made: not too much, not too slowly, and not too much of it in
memory at a time. Django would take whatever comes and write it to the disk first."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from ludex.server.site.visitor import language_in
from ludex.server.site.words import site_text

LARGEST = 2_000_000
"""Bytes of one request: a save file has one million at most."""
SECONDS = 30.0
"""How long all of it may take."""
TOGETHER = 64_000_000
"""Bytes of all requests of one process that are still being read."""

Receive = Callable[[], Awaitable[dict[str, Any]]]
Send = Callable[[dict[str, Any]], Awaitable[None]]


class Refused(Exception):
    """This body is not read to its end: the status of the answer, and the message that says why."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.message = message


class Gone(Exception):
    """Whoever asked has gone."""


class Reader:
    """Reads bodies for one process."""

    def __init__(self) -> None:
        self.held = 0

    async def read(self, scope: dict[str, Any], receive: Receive) -> bytes:
        announced = header(scope, b"content-length")
        if announced.isdigit() and (len(announced) > 12 or int(announced) > LARGEST):
            raise Refused(413, "body-too-large")
        try:
            async with asyncio.timeout(SECONDS):
                return await self.collect(receive)
        except TimeoutError:
            raise Refused(408, "body-too-slow") from None

    async def collect(self, receive: Receive) -> bytes:
        """The whole body, counted as it comes, whatever it has announced."""
        parts: list[bytes] = []
        size = 0
        try:
            while True:
                message = await receive()
                if message["type"] == "http.disconnect":
                    raise Gone
                part = message.get("body", b"")
                parts.append(part)
                size += len(part)
                self.held += len(part)
                if size > LARGEST:
                    raise Refused(413, "body-too-large")
                if self.held > TOGETHER:
                    raise Refused(503, "body-too-many")
                if not message.get("more_body", False):
                    return b"".join(parts)
        finally:
            self.held -= size


READER = Reader()


def header(scope: dict[str, Any], name: bytes) -> str:
    return next((value.decode("latin1") for key, value in scope["headers"] if key == name), "")


def again(body: bytes, receive: Receive) -> Receive:
    """What has been read, handed on in one piece; after that, whatever comes."""
    parts = [body]

    async def next_of() -> dict[str, Any]:
        if parts:
            return {"type": "http.request", "body": parts.pop(), "more_body": False}
        return await receive()

    return next_of


async def refuse(scope: dict[str, Any], send: Send, refused: Refused) -> None:
    """Say so and hang up: what is still to come is not read."""
    said = site_text(language_in(header(scope, b"accept-language"))).say(refused.message, most=LARGEST // 1_000_000)
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": said.encode()})
