"""An open decision as buttons and as places: options grouped by what they do, each with its key, its words and what it
points at. It knows no game: labels come from Fluent, kinds of things from the verbs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec import Struct

from ludex.core import Decision, Game, Line, Option, Table, key_of
from ludex.core.decision import DONE
from ludex.core.text import Words
from ludex.core.view import View

COUNT = "count"
FEW, LONG = 6, 12
PLAIN_ICON = "dot"
GAP = "…"


class Choice(Struct, frozen=True):
    """One option, or several that differ only in the count at their end."""

    key: str
    label: str
    places: tuple[str, ...]
    """What it points at: "clearing:4", "card:25"."""
    counts: tuple[tuple[int, str], ...]
    """The counts one may choose, each with its key; nothing where there is no count to choose."""
    detail: str = ""
    """What it stands for, in a few words."""


@dataclass(frozen=True)
class Group:
    heading: str
    choices: list[Choice]
    deed: int
    """Which of the deeds it belongs to."""


class Deed(Struct, frozen=True):
    """What one can do now, as a button of its own: “Build”; the board answers where."""

    number: int
    label: str
    icon: str
    count: int
    key: str
    """Its only option, which the button plays at once; nothing where there is more to choose."""


@dataclass(frozen=True)
class Question:
    seat: int
    prompt: str
    clause: str
    groups: list[Group]
    deeds: list[Deed]
    done: Choice | None
    """To go on without choosing anything of the rest."""
    sure: str
    """What is lost by going on, where the game asks once more."""
    source: str = ""
    """What the card says that asks."""

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

    @property
    def many(self) -> bool:
        """So much that the list is folded: one chooses on the board, or a deed first."""
        return self.size > FEW


def question(table: Table, seat: int, words: Words, view: View | None = None) -> Question | None:
    """What a seat is asked now, if it is; with its view, also what the answers stand for."""
    decision = table.pending.get(seat)
    if decision is None:
        return None
    return asked_as(words, decision, decision.options, view)


def asked_as(words: Words, decision: Decision, options: Sequence[Option], view: View | None) -> Question:
    """A decision with these options."""
    rest = [option for option in options if option != DONE]
    done = choice_of([DONE], words, decision, view) if rest and len(rest) < len(options) else None
    groups, deeds = grouped(rest if done is not None else options, words, decision, view)
    tell = words.game.source
    source = tell(view, decision, words) if tell is not None and view is not None else ""
    return Question(
        decision.who, words.prompt(decision), decision.clause, groups, deeds, done, sure(words, decision), source
    )


def sure(words: Words, asked: Decision) -> str:
    """What the game says before one goes on, if it says anything: “2 actions are left”."""
    message = f"sure-{asked.prompt}"
    return words.say(message, asked.about) if words.text.has(message) else ""


def grouped(
    options: Iterable[Option], words: Words, asked: Decision, view: View | None
) -> tuple[list[Group], list[Deed]]:
    """Under the headings that the game gives them, in the order of the options; where headings name a count, by it. And
    the deeds that they are: headings of the same kind of thing are one deed."""
    gathered: dict[Option, list[Option]] = {}
    for option in options:
        gathered.setdefault(without_count(words.game, option), []).append(option)
    groups: dict[tuple[int, str], list[Choice]] = {}
    places: dict[tuple[int, str], tuple[int, int]] = {}
    verbs: list[str] = []
    deeds: dict[str, list[str]] = {}
    for same in gathered.values():
        verb = same[0][0]
        name, deed = heading(same[0], words), deed_label(verb, words)
        deeds.setdefault(deed, []).append(verb)
        group = (list(deeds).index(deed), name)
        groups.setdefault(group, []).append(choice_of(sorted(same), words, asked, view))
        verbs += [verb] if verb not in verbs else []
        places.setdefault(group, (verbs.index(verb), count_in_heading(same[0], name, words)))
    order = sorted(groups, key=places.__getitem__)
    shown = [Group(name, groups[deed, name], deed) for deed, name in order]
    return shown, [deed_of(number, label, deeds[label], shown, words.game) for number, label in enumerate(deeds)]


def deed_label(verb: str, words: Words) -> str:
    """One word or two for the button; a game that has none says the option with gaps for its things."""
    name = verb.replace("_", "-")
    if words.text.has(f"deed-{name}"):
        return words.text.say(f"deed-{name}")
    declared = words.game.verbs.get(verb)
    return words.text.say(f"option-{name}", **dict.fromkeys(declared.items if declared is not None else (), GAP))


def deed_of(number: int, label: str, verbs: list[str], groups: list[Group], game: Game) -> Deed:
    choices = [choice for group in groups if group.deed == number for choice in group.choices]
    only = choices[0].key if len(choices) == 1 and not choices[0].counts else ""
    icon = next((icon for verb in verbs if (icon := game.icons.get(f"deed-{verb.replace('_', '-')}"))), PLAIN_ICON)
    return Deed(number, label, icon, len(choices), only)


def count_in_heading(option: Option, name: str, words: Words) -> int:
    """The count at the end of an option, if the heading above it would be another one for another count."""
    if not name or without_count(words.game, option) == option:
        return 0
    return int(option[-1]) if heading((*option[:-1], option[-1] + 1), words) != name else 0


def choice_of(same: list[Option], words: Words, asked: Decision, view: View | None) -> Choice:
    """One button for options that differ only in their count."""
    first = same[0]
    counts = tuple((int(option[-1]), key_of(option)) for option in same) if len(same) > 1 else ()
    shown = (*first[:-1], range_of([count for count, _ in counts], words)) if counts else first
    detail = detail_of(first, words, view) if view is not None else ""
    return Choice(key_of(first), label(shown, words, asked), places_of(words.game, first), counts, detail)


def detail_of(option: Option, words: Words, view: View) -> str:
    """What the answer stands for, and what may come of an attack, as far as this seat can know."""
    game = words.game
    said = game.detail(view, option, words) if game.detail is not None else ""
    about = game.forecast(view, option) if game.forecast is not None else None
    return said or (words.say("forecast", about) if about is not None else "")


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
