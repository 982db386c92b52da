"""What a rule may yield: a decision of one seat, of chance, or several at once.

An option is a tuple whose first item is its verb, `("move", 4, 8, 3)`; its key is `move:4:8:3`. Options are listed on
demand, so replaying known answers never lists them. Keys, never positions, leave the process."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import partial
from operator import attrgetter
from typing import Any, NamedTuple, TypeVar

from ludex.core.errors import Stuck

CHANCE = -1
EVERYONE = -2
ANYONE = -3
ON_THE_FLOOR = -4
CHANCE_VERBS = ("roll", "draw", "shuffle", "swap", "show", "set")

Option = tuple[Any, ...]
Below = Callable[[int], int]
"""`below(n)` is a number from 0 to n - 1, all equally likely."""

T = TypeVar("T")
Rule = Generator["Decision | Together | AnyOf | Floor", Any, T]
"""A chapter of the law: yields questions, is sent answers, returns what the calling rule needs."""

NO_FACTS: dict[str, Any] = {}
DONE: Option = ("done",)
"""To go on without any of the other answers."""


class Verb(NamedTuple):
    """The first item of an option, and the kind of each item that follows: `verb("move", origin="clearing", …)`."""

    name: str
    items: dict[str, str]


def verb(name: str, **items: str) -> Verb:
    return Verb(name, items)


AGREE: Option = ("agree",)
OBJECT: Option = ("object",)
CORE_VERBS = {"agree": verb("agree"), "object": verb("object")}
"""Answers to a proposal, in every game."""


def key_of(option: Option) -> str:
    """
    >>> key_of(("move", 4, 8, 3))
    'move:4:8:3'
    """
    return ":".join(map(str, option))


def option_of(key: str) -> Option:
    """
    >>> option_of("move:4:8:3")
    ('move', 4, 8, 3)
    """
    name, *items = key.split(":")
    return (name, *map(int, items))


class Question:
    """What a rule yields."""

    __slots__ = ("who",)

    who: int
    """The seat that is asked; CHANCE; or that several are asked, and how."""


class Decision(Question):
    """Who is asked what, under which clause, and a source that lists the options on demand.

    A single option is answered at once, unless `always`: then the seat is asked all the same, because being passed
    over would tell the others what it holds. `leads` says where DONE leads, and `keeps` is the answer that leaves
    everything as it is, for whoever puts the question into words."""

    __slots__ = ("_args", "_options", "_source", "about", "always", "clause", "keeps", "leads", "prompt")

    def __init__(
        self,
        clause: str,
        who: int,
        prompt: str,
        source: Callable[..., Sequence[Option]] | Sequence[Option],
        *args: Any,
        always: bool = False,
        about: dict[str, Any] = NO_FACTS,
        leads: str = "",
        keeps: Option | None = None,
    ) -> None:
        self.clause = clause
        self.who = who
        self.prompt = prompt
        self._source = source
        self._args = args
        self.always = always
        self.about = about
        self.leads = leads
        self.keeps = keeps
        self._options: Sequence[Option] | None = None

    @property
    def options(self) -> Sequence[Option]:
        options = self._options
        if options is None:
            source = self._source
            options = self._options = source(*self._args) if callable(source) else source
        return options

    def accepts(self, option: Option) -> bool:
        return option in self.options

    def list_again(self) -> None:
        """Forget the listed options: what they were listed from has been dealt anew."""
        self._options = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.prompt} ({self.clause}) for {self.who}>"


ask = Decision
"""`choice = yield ask("4.3.1", defender, "ambush", ambushes, g, defender, clearing)`."""


class Roll(Decision):
    """Chance with equally likely outcomes that can be listed: dice."""

    __slots__ = ()

    def __init__(self, clause: str, outcomes: Sequence[Option], prompt: str = "roll") -> None:
        super().__init__(clause, CHANCE, prompt, outcomes)

    def sample(self, below: Below) -> Option:
        return self.options[below(len(self.options))]


class Draw(Roll):
    """Chance takes one of `size` hidden things; the answer is `("draw", index)`."""

    __slots__ = ("things",)

    def __init__(self, clause: str, size: int, prompt: str = "draw", *, things: Sequence[int] = ()) -> None:
        super().__init__(clause, [("draw", n) for n in range(size)], prompt)
        self.things = things
        """What it is taken from, where somebody may know some of it."""


class Shuffle(Decision):
    """Chance with too many outcomes to list: the answer is `("shuffle", …)` with a permutation of range(size)."""

    __slots__ = ("size", "things")

    def __init__(self, clause: str, size: int, prompt: str = "shuffle", *, things: Sequence[int] = ()) -> None:
        super().__init__(clause, CHANCE, prompt, ())
        self.size = size
        self.things = things
        """What is shuffled, where somebody may have to say later how it really lay."""

    def accepts(self, option: Option) -> bool:
        return option[:1] == ("shuffle",) and sorted(option[1:]) == list(range(self.size))

    def sample(self, below: Below) -> Option:
        order = list(range(self.size))
        for last in range(self.size - 1, 0, -1):
            other = below(last + 1)
            order[last], order[other] = order[other], order[last]
        return ("shuffle", *order)


class Together(Question):
    """Secret decisions of several seats at once. When all are in, the rule goes on with {seat: answer}."""

    __slots__ = ("decisions",)

    def __init__(self, *decisions: Decision) -> None:
        self.who = EVERYONE
        self.decisions = {d.who: d for d in sorted(decisions, key=lambda d: d.who)}


class AnyOf(Question):
    """Open decisions of several seats, each in a rule of its own; the table goes on with the first answer that comes.

    The rules side by side must not touch each other's things: whoever is quicker changes nothing for the others."""

    __slots__ = ("_begin", "_rules", "cover", "decisions", "given", "results")

    def __init__(self, begin: dict[int, Callable[[], Rule[Any]]], cover: str = "") -> None:
        self.who = ANYONE
        self._begin = begin
        self._rules: dict[int, Rule[Any]] = {}
        self.cover = cover
        """What the others read instead of a seat's question, if that would tell them a secret."""
        self.decisions: dict[int, Decision] = {}
        """What each seat is asked, by seat as in `begin`; who is not here has finished."""
        self.given = dict.fromkeys(begin, 0)
        """How many answers each seat has given here."""
        self.results: dict[int, Any] = {}
        for seat in begin:
            self.begin_again(seat)

    def begin_again(self, seat: int) -> None:
        """Start the rule of a seat from its beginning, as a search does with what it cannot know."""
        self._rules[seat] = self._begin[seat]()
        self.given[seat] = 0
        self._send(seat, None)

    def in_order(self) -> dict[int, Decision]:
        """The open decisions in the order of the seats, also after some have begun again."""
        return {seat: self.decisions[seat] for seat in self._begin if seat in self.decisions}

    def go_on(self, seat: int, option: Option) -> None:
        self.given[seat] += 1
        self._send(seat, option)

    def _send(self, seat: int, choice: Option | None) -> None:
        """Run a seat's rule to its next real choice, or to its end."""
        rule = self._rules[seat]
        while True:
            try:
                asked = rule.send(choice)
            except StopIteration as end:
                self.decisions.pop(seat, None)
                self.results[seat] = end.value
                return
            assert isinstance(asked, Decision), asked
            assert asked.who == seat, asked
            options = asked.options
            if not options:
                raise Stuck("stuck", decision=asked.prompt, clause=asked.clause, seat=seat)
            if len(options) > 1 or asked.always:
                self.decisions[seat] = asked
                return
            choice = options[0]


def at_once(begin: dict[int, Callable[[], Rule[T]]], cover: str = "") -> Rule[dict[int, T]]:
    """All these seats go through their rules at the same time; what each rule returned, by seat."""
    asked = AnyOf(begin, cover)
    while asked.decisions:
        seat, option = yield asked
        asked.go_on(seat, option)
    return {seat: asked.results[seat] for seat in begin}


class Floor(Question):
    """The floor is open: several seats may act next, in any order, on one shared board. Whoever is heard first acts."""

    __slots__ = ("decisions",)

    def __init__(self, *decisions: Decision) -> None:
        self.who = ON_THE_FLOOR
        self.decisions = {decision.who: decision for decision in sorted(decisions, key=attrgetter("who"))}


def floor(
    clause: str, prompt: str, offers: Mapping[int, Callable[[], Sequence[Option]]], about: dict[str, Any] = NO_FACTS
) -> Rule[tuple[int, Option] | None]:
    """One act of anybody on the floor: who, and what; None when nobody is on it any more.

    The rule carries the act out (it may draw, and ask others) and opens the floor again."""
    if not offers:
        return None
    act: tuple[int, Option] = yield Floor(
        *[Decision(clause, seat, prompt, offer, about=about) for seat, offer in offers.items()]
    )
    return act


def whole_table(
    clause: str, prompt: str, seats: Sequence[int], source: Callable[..., Sequence[Option]], *args: Any
) -> Rule[Option]:
    """A question to the whole table: anybody may propose an answer, the others see it and agree or object. It is
    settled when all agree; after an objection anybody may propose again."""
    while True:
        act = yield from floor(clause, prompt, {seat: partial(source, *args) for seat in seats})
        assert act is not None
        who, proposal = act
        asked = [seat for seat in seats if seat != who]
        while asked:
            answer = yield from floor(
                clause, "proposal", dict.fromkeys(asked, proposal_answers), {"seat": who, "proposal": proposal}
            )
            assert answer is not None
            if answer[1] == OBJECT:
                break
            asked.remove(answer[0])
        else:
            return proposal


def proposal_answers() -> list[Option]:
    return [AGREE, OBJECT]
