"""Words for people, from Fluent files. Russian has cases, so a name is a noun: `{ NOUN($who, case: "gen") }`. Names are
singular or plural, and verbs agree with them: `{ AGREE($who, "scores", "score") }`."""

from __future__ import annotations

import locale
import os
from collections.abc import Callable
from copy import copy
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from ludex.core.decision import CHANCE_VERBS, DONE

if TYPE_CHECKING:
    from ludex.core.decision import Decision, Option
    from ludex.core.game import Game
    from ludex.core.journal import Line
    from ludex.core.law import Refusal
    from ludex.core.outcome import Outcome
    from ludex.core.state import State

LANGUAGES = ("ru", "en")
REMEMBERED = 20_000
"""Sentences that are kept ready: a table says the same ones again and again."""
MOST_NUMBER = 10**15
CORE_TEXT = Path(__file__).parent / "text"


def language_of_user() -> str:
    """Russian where the machine speaks Russian, English elsewhere."""
    for name in ("LUDEX_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            return "ru" if os.environ[name].lower().startswith("ru") else "en"
    return "ru" if (locale.getlocale()[0] or "").lower().startswith("ru") else "en"


class Noun(FluentType):
    """A name that knows its cases: a message whose attributes are the forms."""

    def __init__(self, text: Text, message: str, **about: Any) -> None:
        self.text = text
        self.message = message
        self.about = about

    @cached_property
    def _self(self) -> tuple[Any, ...]:
        return id(self.text), self.message, tuple((name, type(value), value) for name, value in self.about.items())

    @cached_property
    def _hash(self) -> int:
        return hash(self._self)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Noun) and self._self == other._self)

    def __hash__(self) -> int:
        return self._hash

    def form(self, case: str) -> str:
        return self.text.say(self.message, case, **self.about)

    def has(self, form: str) -> bool:
        """Has the noun this attribute?"""
        return self.text.has(self.message) and form in self.text.bundle.get_message(self.message).attributes

    def format(self, locale: Locale) -> str:
        return self.form("nom")

    def __str__(self) -> str:
        return self.form("nom")


def readable(value: Any) -> Any:
    """A number with more digits than Fluent can count with is written out; one with thousands of them is not.

    >>> readable(7), readable(10**20), len(readable(10**9999))
    (7, '100000000000000000000', 1)
    """
    if not isinstance(value, int | float) or abs(value) < MOST_NUMBER:
        return value
    try:
        return str(value)
    except ValueError:
        return "∞"


def noun_function(value: Any, case: str = "nom") -> Any:
    """NOUN() in Fluent files. Numbers and plain words have no cases."""
    return value.form(str(case)) if isinstance(value, Noun) else value


def agree_function(value: Any, usual: str, other: str, on: str = "plural") -> str:
    """AGREE() in Fluent files: the other form with a noun that has this attribute, such as `plural`."""
    return str(other if isinstance(value, Noun) and value.has(str(on)) else usual)


FUNCTIONS: dict[str, Any] = {"NOUN": noun_function, "AGREE": agree_function}


def text_files(folder: Path, lang: str) -> list[Path]:
    return sorted(folder.glob(f"{lang}*.ftl"))


class Text:
    """All messages of one language: the core's and one game's."""

    def __init__(self, lang: str, *folders: Path) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        for folder in folders:
            for file in text_files(folder, lang):
                self.bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
        self._remembered = lru_cache(REMEMBERED, typed=True)(self._format)
        self._plain: dict[str, str] = {}
        """What needs no facts: there is no more of it than the files have."""

    @property
    def messages(self) -> list[str]:
        """The ids of all that can be said."""
        return list(self.bundle._messages)

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def say(self, message: str, form: str = "nom", **about: Any) -> str:
        """The message with its facts; `form` picks an attribute such as a case. An unknown message shows its id."""
        if not about and form == "nom":
            return self._plain.get(message) or self._remember_plain(message)
        try:
            return self._remembered(message, form, **about)
        except TypeError:  # a fact that cannot be a key
            return self._format(message, form, **about)

    def _remember_plain(self, message: str) -> str:
        said = self._format(message, "nom")
        if self.has(message):
            self._plain[message] = said
        return said

    def _format(self, message: str, form: str, **about: Any) -> str:
        if not self.has(message):
            return f"{{{message}}}"
        entry = self.bundle.get_message(message)
        pattern = entry.attributes.get(form) or entry.value
        assert pattern is not None
        said, _ = self.bundle.format_pattern(pattern, {name: readable(value) for name, value in about.items()})
        return str(said)


@lru_cache
def core_text(lang: str) -> Text:
    return Text(lang, CORE_TEXT)


class Words:
    """Says options, prompts, journal lines and refusals of one game in one language. They know what things are called
    for a seat now, or for everybody, and nothing else of the state: whatever gets words gets no secret."""

    def __init__(self, game: Game, lang: str, state: State, seat: int | None = None) -> None:
        self.game = game
        self.text = game.text(lang)
        self.names = game.names(state, seat)

    def speaking(self, lang: str) -> Words:
        """The same names in another language."""
        other = copy(self)
        other.text = self.game.text(lang)
        return other

    def option(self, option: Option, asked: Decision | None = None) -> str:
        """What somebody does; as an answer to a question it may say more: where it leads, what else is known there."""
        if option[0] in CHANCE_VERBS:
            return self.text.say(f"option-{option[0]}", numbers=" ".join(map(str, option[1:])))
        message = f"option-{option[0].replace('_', '-')}"
        items = dict(zip(self.game.verbs[option[0]].items, option[1:], strict=True))
        if asked is None:
            return self.say(message, items)
        if option == DONE and asked.leads:
            return self.say(f"leads-{asked.leads.replace('.', '-')}", asked.about)
        answer = f"{message}-to-{asked.prompt}"
        return self.say(answer, {**asked.about, **items}) if self.text.has(answer) else self.say(message, items)

    def prompt(self, decision: Decision) -> str:
        return self.say(f"ask-{decision.prompt}", decision.about)

    def line(self, line: Line) -> str:
        return self.say(f"tell-{line.message}", line.about)

    def told(self, line: Line) -> str:
        """A journal line with the clause that it follows."""
        said = self.line(line)
        return self.text.say("line-with-clause", line=said, clause=line.clause) if line.clause else said

    def refusal(self, refusal: Refusal) -> str:
        return self.say(f"refuse-{refusal.reason}", refusal.about)

    def outcome(self, outcome: Outcome, names: Callable[[int], str] | None = None) -> str:
        """How a game has ended, with the names that the players go by."""
        named = [names(seat) if names is not None else str(self.fact("seat", seat)) for seat in outcome.winners]
        ending = self.text.say(f"outcome-{outcome.kind}", names=", ".join(named), count=len(named))
        if not outcome.how:
            return ending
        return self.text.say("outcome-how", ending=ending, how=self.text.say(f"end-{outcome.how}"))

    def say(self, message: str, about: dict[str, Any]) -> str:
        return self.text.say(message, **{name: self.fact(name, value) for name, value in about.items()})

    def fact(self, name: str, value: Any) -> Any:
        """A number is named by the kind of its fact: clearing 4, the Eyrie, «Anvil»."""
        kind = self.game.facts.get(name, "")
        if kind == "option":
            return self.option(value)
        if isinstance(value, list | tuple):
            return ", ".join(str(self.game.noun(self.text, kind, item, self.names)) for item in value)
        return self.game.noun(self.text, kind, value, self.names)


class WordsNow(Words):
    """Words about a state that stays as it is meanwhile: a thing that is named again and again is looked up once."""

    def __init__(self, game: Game, lang: str, state: State, seat: int | None = None) -> None:
        super().__init__(game, lang, state, seat)
        self._named: dict[tuple[str, int], Any] = {}

    def fact(self, name: str, value: Any) -> Any:
        if type(value) is not int:
            return super().fact(name, value)
        key = self.game.facts.get(name, ""), value
        if key not in self._named:
            self._named[key] = super().fact(name, value)
        return self._named[key]


class Reason(FluentType):
    """A refusal among the facts of an error: put into words only when the error is, in the language of the reader."""

    __hash__ = None  # type: ignore[assignment]

    def __init__(self, words: Words, refusal: Refusal) -> None:
        self.words = words
        self.refusal = refusal

    def said(self, lang: str) -> str:
        return self.words.speaking(lang).refusal(self.refusal)

    def format(self, locale: Locale) -> str:
        return self.said(locale.language)

    def __str__(self) -> str:
        return self.said("en")
