"""How the cells of a sheet are put: labels, lists, counts, names. The same words serve pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludex.core.text import Noun, Words

NOTHING = ""
"""An empty cell: whoever prints a sheet decides how nothing looks."""
LIST = ", "


def labels(words: Words, *names: str) -> list[str]:
    """The heads of columns, or of rows."""
    return [words.text.say(f"sheet-{name}") for name in names]


def listed(things: Iterable[object], none: str = NOTHING) -> str:
    """What is empty is left out.

    >>> listed(["a ruin", "", 3])
    'a ruin, 3'
    """
    return LIST.join(filter(None, map(str, things))) or none


def several(name: str, count: int, words: Words) -> str:
    """“wood ×2”, and one of it by its name alone."""
    return name if count == 1 else words.text.say("sheet-several", thing=name, count=count)


def counted(things: Iterable[tuple[str, int]], words: Words, none: str = NOTHING) -> str:
    """“sawmill, wood ×2”: what there is none of is left out."""
    return listed((several(name, count, words) for name, count in things if count), none)


def named(kind: str, numbers: Iterable[int], words: Words, none: str = NOTHING) -> str:
    """Things of a kind by their names, in this order."""
    return listed((words.fact(kind, number) for number in numbers), none)


def tallied(kind: str, numbers: Iterable[int], words: Words, none: str = NOTHING) -> str:
    """The same, with those of one name counted."""
    return counted(Counter(str(words.fact(kind, number)) for number in numbers).items(), words, none)


def called(seat: int, words: Words, form: str = "nom") -> str:
    """What whoever sits here is called, in a case."""
    name = words.fact("seat", seat)
    return name.form(form) if isinstance(name, Noun) else str(name)


def title_of(seat: int, words: Words) -> str:
    """What stands over their boards."""
    return called(seat, words, "title")
