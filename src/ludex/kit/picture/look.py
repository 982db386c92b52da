"""What all parts of a picture use: the view, words, and what may be chosen now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct

from ludex.core.text import Text, Words
from ludex.core.view import View
from ludex.kit.sheets import title_of

H = TypeVar("H", bound=Struct)
Open = frozenset[str]
"""What may be chosen now, as kind:number: region:4, card:25, seat:1, path:2-5."""


@dataclass(frozen=True)
class Look:
    """Who looks, in which language, at what; a game adds what its own parts use."""

    view: View
    words: Words
    open: Open = frozenset()

    @property
    def lang(self) -> str:
        return self.words.text.lang

    def say(self, message: str, form: str = "nom", **about: Any) -> str:
        return self.words.text.say(message, form, **about)

    def can(self, kind: str, name: int | str) -> bool:
        """May it be chosen now?"""
        return f"{kind}:{name}" in self.open

    def title(self, seat: int) -> str:
        return title_of(seat, self.words)

    def letter(self, side: str) -> str:
        """What stands for a side where there is no room for its name."""
        return self.say(f"board-letter-{side.replace('_', '-')}")

    def clause(self, clause: str) -> str:
        """The words of the law."""
        return self.words.game.laws[clause].text[self.lang]


@lru_cache(64)
def headings(kind: type[H], text: Text, prefix: str = "board-") -> H:
    """A struct of words that are the same for everybody, each under the name of its field."""
    return kind(*(text.say(prefix + name.replace("_", "-")) for name in kind.__struct_fields__))


def capital(text: str) -> str:
    """
    >>> capital("a forest of Foxes")
    'A forest of Foxes'
    """
    return text[:1].upper() + text[1:]
