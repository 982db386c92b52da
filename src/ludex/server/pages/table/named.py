"""What the lines of the log name: a card opens wherever it is read of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from ludex.core import Line
from ludex.core.text import Words
from ludex.server.models import GameTable
from ludex.server.site.paths import path_to


class Part(Struct, frozen=True):
    """A stretch of a line; with an address, the name of a thing that can be read there."""

    text: str
    url: str = ""


def thing_base(row: GameTable) -> str:
    """The address of a thing begins so: its kind and number follow."""
    return path_to("table-thing", row.id, "-", 0)[: -len("-/0")]


def named_in(line: Line, words: Words) -> Iterator[tuple[str, str]]:
    """The names in a line that stand for something to read, and what that is: a kind and a number."""
    for fact, value in line.about.items():
        kind = words.game.facts.get(fact, "")
        if kind in words.game.cards:
            values = value if isinstance(value, list | tuple) else [value]
            yield from (
                (str(words.fact(fact, one)), f"{kind}/{one}") for one in values if type(one) is int and one >= 0
            )


def split(said: str, names: Iterable[tuple[str, str]]) -> tuple[Part, ...]:
    """A sentence in parts, each name at its first free place; what the sentence does not say is left out.

    >>> split("They swap A for B.", [("A", "card/1"), ("B", "card/2"), ("C", "card/3")])
    (Part(text='They swap ', url=''), Part(text='A', url='card/1'), Part(text=' for ', url=''), \
Part(text='B', url='card/2'), Part(text='.', url=''))
    """
    parts = [Part(said)]
    for name, url in names:
        place = next((n for n, part in enumerate(parts) if not part.url and name in part.text), None)
        if place is not None and name:
            before, _, after = parts[place].text.partition(name)
            parts[place : place + 1] = [part for part in (Part(before), Part(name, url), Part(after)) if part.text]
    return tuple(parts)
