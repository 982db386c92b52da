"""What opens wherever a line or the board names it: cards, units, tokens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ludex.core.text import Words
from ludex.games.runewars.printed.book import book_of
from ludex.games.runewars.show.told import TELLERS, Told, told


def draw_thing(kind: str, number: int, words: Words) -> Told:
    """A number that no thing bears is a LookupError."""
    return told(kind, number, words.text, book_of(words.names.content))


CARDS: dict[str, Callable[[int, Words], Told]] = {kind: partial(draw_thing, kind) for kind in TELLERS}
