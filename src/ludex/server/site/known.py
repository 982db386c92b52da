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
MARK = re.compile(r"<!--([+=.])(-?[0-9a-f]*)-->")


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

    def had(self, names: frozenset[int]) -> frozenset[int]:
        """Which of these it has had; from now on it has all of them."""
        if len(self.sent) + len(names) > MOST:
            self.sent.clear()
        found = names & self.sent
        self.sent |= names
        return found


class Marked:
    """A text that many pages get, with the names of its fragments; to each page goes what it lacks.

    >>> text = Marked("a<!--+1f-->bc<!--.-->d<!--=1f-->e")
    >>> text.whole(), text.names, text.but(frozenset([0x1F]))
    ('abcdbce', frozenset({31}), 'a<!--=1f-->d<!--=1f-->e')
    """

    def __init__(self, text: str) -> None:
        before, *marks = MARK.split(text)
        self.parts = [("", before)]
        """Texts, with their names or without; a named one that comes once more is not repeated."""
        self.fragments: dict[str, str] = {}
        for kind, name, html in zip(marks[::3], marks[1::3], marks[2::3], strict=True):
            if kind == "+":
                self.fragments[name] = html
                self.parts.append((name, ""))
            else:
                self.parts += [(name, "")] * (kind == "=") + [("", html)]
        self.names = frozenset(int(name, 16) for name in self.fragments)

    def whole(self) -> str:
        return "".join([self.fragments[name] if name else html for name, html in self.parts])

    def but(self, had: frozenset[int]) -> str:
        """For a page that has had these."""
        sent = {name for name in self.fragments if int(name, 16) in had}
        return "".join([self._named(name, sent) if name else html for name, html in self.parts])

    def _named(self, name: str, sent: set[str]) -> str:
        if name in sent:
            return f"<!--={name}-->"
        sent.add(name)
        return f"<!--+{name}-->{self.fragments[name]}<!--.-->"


@lru_cache(PAGES)
def pages(name: str, secret: str) -> Known:
    return Known()


def known_to(request: HttpRequest) -> Known | None:
    """What the page that asks has already; None if it does not say who it is. Forms among it hold the visitor's token:
    whoever has got another secret since, by logging in, needs new ones."""
    name = request.headers.get(HEADER, "")
    return pages(name, request.META.get("CSRF_COOKIE", "")) if NAME.fullmatch(name) else None
