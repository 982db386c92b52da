"""An open decision as buttons and as places: options grouped by what they do, each with its key, its words and what it
points at. It knows no game: labels come from Fluent, kinds of things from the verbs."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from msgspec import Struct

from ludex.core import Decision, Game, Line, Option, Table, key_of
from ludex.core.decision import DONE
from ludex.core.text import Words

COUNT = "count"
LONG = 12


class Choice(Struct, frozen=True):
    """One option, or several that differ only in the count at their end."""

    key: str
    label: str
    places: tuple[str, ...]
    """What it points at: "clearing:4", "card:25"."""
    counts: tuple[tuple[int, str], ...]
    """The counts one may choose, each with its key; nothing where there is no count to choose."""


@dataclass(frozen=True)
class Group:
    heading: str
    choices: list[Choice]


@dataclass(frozen=True)
class Question:
    seat: int
    prompt: str
    clause: str
    groups: list[Group]
    done: Choice | None
    """To go on without choosing anything of the rest; asked once more."""

    @property
    def open(self) -> frozenset[str]:
        """All things that some option points at."""
        return frozenset(place for group in self.groups for choice in group.choices for place in choice.places)

    @property
    def size(self) -> int:
        return sum(len(group.choices) for group in self.groups)

    @property
    def long(self) -> bool:
        """So much that the headings are shown first, each of them to be opened."""
        return self.size > LONG and len(self.groups) > 1


def question(table: Table, seat: int, words: Words) -> Question | None:
    """What a seat is asked now, if it is."""
    decision = table.pending.get(seat)
    if decision is None:
        return None
    rest = [option for option in decision.options if option != DONE]
    done = choice_of([DONE], words, decision) if rest and len(rest) < len(decision.options) else None
    groups = grouped(rest if done is not None else decision.options, words, decision)
    return Question(seat, words.prompt(decision), decision.clause, groups, done)


def grouped(options: Iterable[Option], words: Words, asked: Decision) -> list[Group]:
    """Under the headings that the game gives them, in the order of the options; where headings name a count, by it."""
    gathered: dict[Option, list[Option]] = {}
    for option in options:
        gathered.setdefault(without_count(words.game, option), []).append(option)
    groups: dict[str, list[Choice]] = {}
    places: dict[str, tuple[int, int]] = {}
    verbs: list[str] = []
    for same in gathered.values():
        name = heading(same[0], words)
        groups.setdefault(name, []).append(choice_of(sorted(same), words, asked))
        verbs += [same[0][0]] if same[0][0] not in verbs else []
        places.setdefault(name, (verbs.index(same[0][0]), count_in_heading(same[0], name, words)))
    return [Group(name, groups[name]) for name in sorted(groups, key=places.__getitem__)]


def count_in_heading(option: Option, name: str, words: Words) -> int:
    """The count at the end of an option, if the heading above it would be another one for another count."""
    if not name or without_count(words.game, option) == option:
        return 0
    return int(option[-1]) if heading((*option[:-1], option[-1] + 1), words) != name else 0


def choice_of(same: list[Option], words: Words, asked: Decision) -> Choice:
    """One button for options that differ only in their count."""
    first = same[0]
    counts = tuple((int(option[-1]), key_of(option)) for option in same) if len(same) > 1 else ()
    shown = (*first[:-1], range_of([count for count, _ in counts], words)) if counts else first
    return Choice(key_of(first), label(shown, words, asked), places_of(words.game, first), counts)


def range_of(counts: list[int], words: Words) -> str:
    """“1–7”, or the single counts where some between are missing."""
    if counts[-1] - counts[0] != len(counts) - 1:
        return ", ".join(map(str, counts))
    return words.text.say("play-range", least=counts[0], most=counts[-1])


def without_count(game: Game, option: Option) -> Option:
    declared = game.verbs.get(option[0])
    kinds = list(declared.items.values()) if declared is not None else []
    return option[:-1] if kinds[-1:] == [COUNT] else option


def heading(option: Option, words: Words) -> str:
    """A game may say under which heading an option stands, and may name its items there."""
    message = f"sheet-group-{option[0].replace('_', '-')}"
    return words.say(message, items_of(words.game, option)) if words.text.has(message) else ""


def label(option: Option, words: Words, asked: Decision) -> str:
    """Short under a heading, in full without one."""
    message = f"sheet-line-{option[0].replace('_', '-')}"
    said = words.say(message, items_of(words.game, option)) if words.text.has(message) else words.option(option, asked)
    return said[:1].upper() + said[1:]


def items_of(game: Game, option: Option) -> dict[str, object]:
    declared = game.verbs.get(option[0])
    return dict(zip(declared.items, option[1:], strict=True)) if declared is not None else {}


def places_of(game: Game, option: Option) -> tuple[str, ...]:
    """What an option points at; a count is not a thing."""
    declared = game.verbs.get(option[0])
    if declared is None:
        return ()
    values = zip(declared.items.values(), option[1:], strict=True)
    return tuple(f"{kind}:{value}" for kind, value in values if kind != COUNT)


def places_in(game: Game, line: Line) -> list[str]:
    """What a line of the journal tells of."""
    found = []
    for name, value in line.about.items():
        kind = game.facts.get(name, "")
        values = value if isinstance(value, list | tuple) else [value]
        if kind and kind != COUNT:
            found += [f"{kind}:{item}" for item in values if isinstance(item, int)]
    return found


def chapters(game: Game, decision_clause: str, lang: str) -> list[str]:
    """The titles above a clause, from the chapter down: the faction, the phase, the step."""
    laws = game.laws
    parts = decision_clause.split(".")
    above = [".".join(parts[:n]) for n in range(1, len(parts) + 1)]
    return [laws[clause].title[lang] for clause in above if clause in laws]
