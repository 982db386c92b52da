"""What a page has been sent is not sent again. A page that asks for the part that changes says its name, which it has
made up; fragments that it got under this name come as the name of the fragment alone:

    <!--+1f3a-->…<!--.-->    a fragment and its name
    <!--=1f3a-->             the one that the page has

A page that lacks one (an answer was lost) takes another name and asks once more. A process that does not know the page,
or has forgotten it, sends everything. Nobody is shown anything by this: a name stands for what would be sent anyway."""

from __future__ import annotations

import re
from functools import lru_cache

from django.http import HttpRequest
from django.utils.safestring import SafeString

PAGES = 2000
"""Pages that a process remembers, some ten kilobytes each."""
MOST = 1000
"""Fragments of one page: then it begins anew."""
SHORT = 200
"""Letters that are not worth a name."""
HEADER = "X-Page"
NAME = re.compile(r"[0-9a-f]{32}")


class Known:
    """The fragments that one page has."""

    def __init__(self) -> None:
        self.sent: set[int] = set()

    def piece(self, html: SafeString) -> SafeString:
        """A fragment as this page needs it. Its name is the hash that Python keeps with every text: 64 bits, keyed."""
        if len(html) < SHORT:
            return html
        name = hash(html)
        if name in self.sent:
            return SafeString(f"<!--={name:x}-->")
        if len(self.sent) >= MOST:
            self.sent.clear()
        self.sent.add(name)
        return SafeString(f"<!--+{name:x}-->{html}<!--.-->")


@lru_cache(PAGES)
def pages(name: str, secret: str) -> Known:
    return Known()


def known_to(request: HttpRequest) -> Known | None:
    """What the page that asks has already; None if it does not say who it is. Forms among it hold the visitor's token:
    whoever has got another secret since, by logging in, needs new ones."""
    name = request.headers.get(HEADER, "")
    return pages(name, request.META.get("CSRF_COOKIE", "")) if NAME.fullmatch(name) else None
