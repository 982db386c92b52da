"""What a game brings to the table. The core knows no game; it finds one by name."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ludex.core.beats import Clash
from ludex.core.box import ByHand, Unpacked, laid_out
from ludex.core.content import ready
from ludex.core.decision import CORE_VERBS, Decision, Option, Verb
from ludex.core.errors import BadSetup, UnknownBook
from ludex.core.hidden import Pool
from ludex.core.journal import Line
from ludex.core.law import LawBook, Refusal
from ludex.core.lobby import SEATS, Lobby
from ludex.core.meta import Meta, find_meta, known_games
from ludex.core.state import State
from ludex.core.text import Text, Words
from ludex.core.view import Change, Phase, Sheet, View

if TYPE_CHECKING:
    from ludex.core.lesson import Lesson


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
    consider: Callable[[Any, int, Decision], Sequence[Option]] = lambda state, seat, decision: decision.options
    """The options that are worth a look: (state, seat, decision)."""
    quieten: Callable[[Any], None] = lambda state: None
    """Leaves out of a copy what is the same luck for every option and would only blur the comparison."""
    depth: Callable[[Decision], int] = lambda decision: 0
    """How many of the pivotal choices that follow from this one are weighed with it; it needs `deals`."""
    pivotal: Callable[[Any, int, Decision], Sequence[Option]] = lambda state, seat, decision: ()
    """Of a pivotal choice within a look ahead, the options that are worth a look of their own: (state, seat, decision);
    none where habit will do."""
    deals: int = 0
    """On so many deals of what is hidden an option is looked at, all options on the same ones; the worst are left out
    after each. 0: once, each option on a deal of its own."""
    searched: bool = True
    """Has a search been seen to play better than a look at each option? If not, the strongest program looks at more
    deals."""
    ahead: int = 0
    """For so many more changes of the moment a search lets everybody play on by habit, and counts again."""
    unit: float = 1.0
    """So much worth is one of what people count in: the message `gain` says of what."""


@dataclass(frozen=True, eq=False)
class Game:
    """One rulebook, ready to be played."""

    meta: Meta
    rules: int
    """The rules version: raised whenever the same answers would lead elsewhere."""
    setup: type[msgspec.Struct]
    """What a table has chosen: `seats`, and a field for each option of the lobby."""
    new: Callable[[Any], State]
    state: type[State]
    steps: dict[str, Any]
    """By the name of a step, its rule: a function of the state that gives a `Rule[None]`."""
    verbs: Mapping[str, Verb]
    view: Callable[[Any, int | None], Any]
    redeal: Callable[[Any, int, Callable[[list[int]], None]], None]
    """Deal again, in place, what a seat cannot know, with a function that shuffles a list."""
    noun: Callable[[Text, str, Any, Any], Any]
    """The name of a thing: (text, kind, value, names)."""
    hidden: Callable[[Any], Sequence[Pool]] = lambda state: ()
    """All that not everybody may know, and who does."""
    sweeps: Mapping[str, str] = field(default_factory=dict)
    """Lines after which all things of a kind have left a hidden row, however many these were, with their kind: people
    at a real table have to say which."""
    perhaps: Mapping[str, tuple[str, Callable[[Any, int], bool]]] = field(default_factory=dict)
    """Lines that are told only of some things of a kind, as soon as one is drawn: which kind, and of which things
    (state, thing). At a real table people are asked whether one of these was drawn."""
    names: Callable[[Any, int | None], Any] = lambda state, seat: None
    """What names depend on, as a value of its own: which side sits where, what is strong now. Only what the seat may
    know, or everybody: texts and pictures get it instead of the state."""
    more_facts: Mapping[str, str] = field(default_factory=dict)
    """Kinds of the facts in prompts, journal lines and refusals that no verb declares."""
    seats: Callable[[Any], list[str]] = lambda setup: setup.seats
    """Names of the seats, by set-up, in order."""
    why_not: Callable[[Any, int, Decision, Option], Refusal | None] = lambda state, seat, decision, option: None
    """Why something is not offered now; None where the game has no better reason than that it is not asked."""
    own_verbs: Callable[[Any, int], Collection[str]] | None = None
    """The verbs that a seat can ever answer with: (state, seat); all of them where the game does not say."""
    check: Callable[[Any], None] = lambda setup: None
    """Refuses what the lobby cannot know: combinations that the law forbids."""
    sheets: Callable[[Any, Words], list[Sheet]] | None = None
    """Lays a view out as sheets of text, for terminals and screen readers."""
    find_cards: Callable[[Words, str], Sheet] | None = None
    """Cards by number or by letters of their names, for whoever wants to read one."""
    marks: Mapping[str, str] = field(default_factory=dict)
    """What a replay can jump to: "turn" or "battle", by the message of the line that begins it."""
    scores: Callable[[Any], list[int]] | None = None
    """The points of every seat, from the game's own view."""
    sources: Callable[[Sequence[Line], Any], list[dict[str, int]]] | None = None
    """Where the points of every seat come from, by the name of a source: from the lines that all may read and its
    own view at the end. Their sums are the scores; the message `source-<name>` says what each is called."""
    standing: Callable[[View, Words], Sheet] | None = None
    """How the players stand, where points do not say it all; shown at the end."""
    view_all: Callable[[Any], Any] | None = None
    """The game's own view with the secrets of all seats, for whoever looks back on a finished game."""
    mixes: Callable[[range, Mapping[str, Sequence[str]], str], Iterator[dict[str, Any]]] | None = None
    """Legal set-ups for sweeps, as many as one takes: for these numbers of players, with these values of the choices
    that can be swept over (`{"map": ["lake"]}`), and with "none", "some" or "only" bots."""
    scene: Callable[[View, Words, frozenset[str]], Any] | None = None
    """Draws a view for `template`; the set names what may be chosen now: clearing:4, card:25."""
    template: str = ""
    """The page template of its board, under show/templates/; its style sheets and pictures lie under show/static/."""
    styles: tuple[str, ...] = ()
    """Style sheets of the board, as static files."""
    picture_of: Callable[[str, str], Any] | None = None
    """A value of the set-up, ("map", "lake"), as a small picture: what `<game>/choice.html` draws as `picture`. None
    where words are enough."""
    cards: Mapping[str, Callable[[int, Words], Any]] = field(default_factory=dict)
    """What can be read by itself wherever a line names it, by the kind of its fact: a card, a quest. What this gives
    for its number, `<game>/thing.html` draws as `thing`."""
    purse: Callable[[Any, int], Mapping[str, int]] | None = None
    """What a seat has of all that options cost or bring, by name, from the game's own view: {"wood": 3}. What an option
    would change in it is told beside it, as `purse-wood` says it."""
    icons: Mapping[str, str] = field(default_factory=dict)
    """The icon of a journal message, by name; lines with the icon "think" give the reason of the deed that follows."""
    seat_mark: Callable[[Any, int], tuple[str, str]] | None = None
    """How the log marks what a seat does: (names, seat) to the class of its colour and the symbol on its board."""
    battle_parts: frozenset[str] = frozenset()
    """Journal messages that belong to the battle before them, besides its dice, losses and points."""
    clash: Callable[[Sequence[Line]], Clash | None] | None = None
    """Reads the lines of one deed as a battle, if they tell of one."""
    forecast: Callable[[View, Option], dict[str, Any] | None] | None = None
    """What may come of an attack, from what the seat knows: facts of the message `forecast`; None for other options."""
    preview: Callable[[View, Sequence[Option], Words], list[tuple[Change, ...]]] | None = None
    """For each of these options what it would change of places on the board, from what the seat knows: shown there as
    before → after while the option is pointed at."""
    export_content: Callable[[], str] | None = None
    """Its printed values as a file that the owner of a real box can correct."""
    read_content: Callable[[Path], dict[str, Any]] | None = None
    """The corrections in such a file, checked, for the field `content` of a set-up."""
    advice: Advice | None = None
    """For agents that look ahead; without it they do not play this game."""
    unpack: Callable[[Any, Words], Sequence[Unpacked]] | None = None
    """What to take out of the box for a new state, and where to put it."""
    by_hand: ByHand | None = None
    """How its board is set by hand; without it, it is not."""
    things: Callable[[Any], Mapping[str, Collection[int]]] = lambda state: {}
    """By kind, the numbers of the things at this table: what an answer may name."""
    lessons: tuple[Lesson, ...] = ()
    """What teaches it, the first one first; each of them a table of its own."""
    phases: Callable[[View], Sequence[Phase]] | None = None
    """The parts of a turn or a round, with what is done and what comes, for the line over a question."""
    detail: Callable[[View, Option, Words], str] | None = None
    """What an option stands for, in a few words under its label: a leader's viziers, the price of a thing."""
    source: Callable[[View, Decision, Words], str] | None = None
    """What a question comes from, under its words: what the card says that is being carried out."""
    overviews: Mapping[str, str] = field(default_factory=dict)
    """The clause that tells what a side lives by, by the name of the seat."""
    facts: dict[str, str] = field(init=False)

    def __post_init__(self) -> None:
        fields = [name for name in self.setup.__struct_fields__ if name != SEATS]
        options = [option.name for option in self.lobby.options]
        if fields != options:
            raise TypeError(f"{self.name}: besides seats the set-up has {fields}, the lobby {options}")
        facts = {"seat": "seat", "proposal": "option", **self.more_facts}
        object.__setattr__(self, "verbs", {**CORE_VERBS, **self.verbs})
        for declared in self.verbs.values():
            for name, kind in declared.items.items():
                if facts.setdefault(name, kind) != kind:
                    raise TypeError(f"{self.name}: the fact {name!r} is both a {facts[name]} and a {kind}")
        object.__setattr__(self, "facts", facts)
        object.__setattr__(self, "steps", {**self.steps, **laid_out(self.steps)})
        ready(self.setup)
        ready(self.state)

    @property
    def name(self) -> str:
        return self.meta.name

    @property
    def folder(self) -> Path:
        return self.meta.folder

    @property
    def lobby(self) -> Lobby:
        return self.meta.lobby

    @property
    def laws(self) -> LawBook:
        """The clauses of all its books; `bots:4.5.1` is one of another book than its own."""
        return all_laws(self)

    @property
    def books(self) -> dict[str, LawBook]:
        """Its own rulebook, then further ones, by name."""
        return self.meta.law_books

    def text(self, lang: str) -> Text:
        return self.meta.text(lang)

    def view_after(self, state: Any) -> Any:
        """Its own view for whoever looks back on a finished game: with the secrets of all seats, if it shows them."""
        return self.view_all(state) if self.view_all is not None else self.view(state, None)

    def read_setup(self, setup: Any) -> msgspec.Struct:
        """Check a set-up (a dict or the game's own struct), or say which field is wrong and which clause says so."""
        if not isinstance(setup, self.setup):
            try:
                setup = msgspec.convert(setup, self.setup)
            except msgspec.ValidationError as error:
                raise BadSetup("bad-setup-field", game=self.name, problem=str(error)) from None
        try:
            self.lobby.check(setup, self.seats(setup))
            self.check(setup)
        except BadSetup as error:
            error.meta = self.meta
            raise
        assert isinstance(setup, msgspec.Struct)
        return setup


@lru_cache
def all_laws(game: Game) -> LawBook:
    return LawBook(game.name, [clause for book in game.books.values() for clause in book.clauses.values()])


def find_game(name: str) -> Game:
    """The game of this name with its rules, or an error that says which there are.

    >>> find_game("root").name
    'root'
    """
    return load_rules(find_meta(name))


def load_rules(meta: Meta) -> Game:
    """Import the rules of a game."""
    module, _, attribute = meta.rules.partition(":")
    found = getattr(importlib.import_module(module), attribute)
    assert isinstance(found, Game)
    return found


def find_book(name: str) -> tuple[Game, LawBook]:
    """The rulebook of this name, and the game that plays by it.

    >>> find_book("bots")[0].name
    'root'
    """
    books = {book: meta.name for meta in known_games().values() for book in meta.books}
    if name not in books:
        raise UnknownBook("unknown-book", found=name, known=", ".join(books))
    game = find_game(books[name])
    return game, game.books[name]
