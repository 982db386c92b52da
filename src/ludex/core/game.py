"""What a game brings to the table. The core knows no game; it finds one by name."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from ludex.core.content import ready
from ludex.core.decision import Decision, Option, Rule, Verb
from ludex.core.errors import BadSetup
from ludex.core.law import LawBook, Refusal, read_laws
from ludex.core.state import State
from ludex.core.text import CORE_TEXT, Text, Words
from ludex.core.view import Sheet, View


@dataclass(frozen=True)
class Advice:
    """What a game tells an agent that looks ahead. The agent knows no rule; the game does not know how it searches. The
    states that it is asked about are copies in which what the seat cannot know is dealt anew."""

    value: Callable[[Any, int], float]
    """How well a seat stands: (state, seat), in victory points or whatever the game counts in."""
    habit: Callable[[Any, int, Decision], Option]
    """A quick and sensible answer, mainly to finish what a weighed choice has begun."""
    idle: Callable[[Any, int, Decision], Option]
    """What others answer while a seat thinks: as little as possible."""
    moment: Callable[[Any], Any]
    """As long as this stays the same, a choice is not over; when it changes, the look-ahead ends."""
    routine: frozenset[str] = frozenset()
    """Questions that habit answers as well as any thought."""
    nearly: float = 0.0
    """Options whose values differ by no more than this are equally good, so that games do not repeat themselves."""


@dataclass(frozen=True, eq=False)
class Game:
    """One rulebook, ready to be played."""

    name: str
    rules: int
    """The rules version: raised whenever the same answers would lead elsewhere."""
    folder: Path
    """Where laws/ and text/ lie."""
    setup: type[msgspec.Struct]
    """The options a table may choose; `check` refuses combinations that the law forbids."""
    check: Callable[[Any], None]
    new: Callable[[Any], State]
    state: type[State]
    steps: Mapping[str, Callable[[Any], Rule[None]]]
    verbs: Mapping[str, Verb]
    seats: Callable[[Any], list[str]]
    """Names of the seats, by set-up, in order."""
    view: Callable[[Any, int | None], Any]
    redeal: Callable[[Any, int, Callable[[list[int]], None]], None]
    """Deal again, in place, what a seat cannot know, with a function that shuffles a list."""
    why_not: Callable[[Any, int, Decision, Option], Refusal | None]
    noun: Callable[[Text, str, Any, Any], Any]
    """The name of a thing: (text, kind, value, state)."""
    more_facts: Mapping[str, str] = field(default_factory=dict)
    """Kinds of the facts in prompts, journal lines and refusals that no verb declares."""
    describe: Callable[[], dict[str, Any]] = dict
    """What `ludex games` lists: factions, maps, options."""
    sheets: Callable[[Any, Words], list[Sheet]] | None = None
    """Lays a view out as sheets of text, for terminals and screen readers."""
    find_cards: Callable[[Words, str], Sheet] | None = None
    """Cards by number or by letters of their names, for whoever wants to read one."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """What a replay can jump to: "turn" or "battle", by the message of the line that begins it."""
    scores: Callable[[Any], list[int]] | None = None
    """The points of every seat, from the game's own view."""
    standing: Callable[[View, Words], Sheet] | None = None
    """How the players stand, where points do not say it all; shown at the end."""
    view_all: Callable[[Any], Any] | None = None
    """The game's own view with the secrets of all seats, for whoever looks back on a finished game."""
    mixes: Callable[[range, list[str], str], Iterator[dict[str, Any]]] | None = None
    """Legal set-ups for these numbers of players on these maps, with "none", "some" or "only" bots, for sweeps: as many
    as one takes."""
    more_books: Mapping[str, str] = field(default_factory=dict)
    """Further rulebooks that it plays by: name and folder of the clauses."""
    scene: Callable[[View, Words, frozenset[str]], Any] | None = None
    """Draws a view for `template`; the set names what may be chosen now: clearing:4, card:25."""
    template: str = ""
    """The page template of its board, under board/templates/; its style sheets and pictures lie under board/static/."""
    styles: tuple[str, ...] = ()
    """Style sheets of the board, as static files."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """The icon of a journal message, by name."""
    export_content: Callable[[], str] | None = None
    """Its printed values as a file that the owner of a real box can correct."""
    read_content: Callable[[Path], dict[str, Any]] | None = None
    """The corrections in such a file, checked, for the field `content` of a set-up."""
    advice: Advice | None = None
    """For agents that look ahead; without it they do not play this game."""
    facts: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        facts = {"seat": "seat", **self.more_facts}
        for declared in self.verbs.values():
            for name, kind in declared.items.items():
                if facts.setdefault(name, kind) != kind:
                    raise TypeError(f"{self.name}: the fact {name!r} is both a {facts[name]} and a {kind}")
        object.__setattr__(self, "facts", facts)
        ready(self.setup)
        ready(self.state)

    @property
    def laws(self) -> LawBook:
        """The clauses of all its books; `bots:4.5.1` is one of another book than its own."""
        return all_laws(self)

    @property
    def books(self) -> dict[str, LawBook]:
        """Its own rulebook, then further ones, by name."""
        own = read_laws(self.name, self.folder / "laws")
        more = {name: read_laws(name, self.folder / folder, f"{name}:") for name, folder in self.more_books.items()}
        return {self.name: own, **more}

    def text(self, lang: str) -> Text:
        return game_text(self.folder, lang)

    def read_setup(self, setup: Any) -> msgspec.Struct:
        """Check a set-up (a dict or the game's own struct), or say which field is wrong and which clause says so."""
        if not isinstance(setup, self.setup):
            try:
                setup = msgspec.convert(setup, self.setup)
            except msgspec.ValidationError as error:
                raise BadSetup("bad-setup-field", game=self.name, problem=str(error)) from None
        self.check(setup)
        assert isinstance(setup, msgspec.Struct)
        return setup


@lru_cache
def all_laws(game: Game) -> LawBook:
    return LawBook(game.name, [clause for book in game.books.values() for clause in book.clauses.values()])


@lru_cache
def game_text(folder: Path, lang: str) -> Text:
    return Text(lang, CORE_TEXT, folder / "text")


def find_game(name: str) -> Game:
    """The game of this name, or an error that says which there are."""
    games = importlib.import_module("ludex.games")
    found = games.load(name)
    assert isinstance(found, Game)
    return found
