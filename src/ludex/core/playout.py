"""A game in play and nothing else: the state, the open decisions, and the rule that waits for an answer.

The start of every step is a checkpoint: all there is to know is in the state. A clone is a checkpoint and the few
answers since, also in mid-battle. `Table` adds what people need: a log, a journal, undo and saves."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from ludex.core.chance import Chance, KeyedChance, QuickChance, chance_from
from ludex.core.decision import (
    ANYONE,
    CHANCE,
    CHANCE_VERBS,
    EVERYONE,
    ON_THE_FLOOR,
    AnyOf,
    Decision,
    Floor,
    Option,
    Question,
    Rule,
    Together,
    key_of,
    option_of,
)
from ludex.core.errors import BadAnswer, BrokenRule, Malformed, NotAsked, NotBranching, NotOffered, Stuck
from ludex.core.game import Game, find_game
from ludex.core.history import PACK
from ludex.core.law import Refusal
from ludex.core.outcome import GameOver, Outcome
from ludex.core.state import State, Unpacker
from ludex.core.text import Reason, Words
from ludex.core.view import Asked, View

MOST_IDLE_STEPS = 100_000
"""So many steps in a row without a question to anybody mean that the rules go round in circles. A game among bots asks
nobody but chance, from its start to its end."""
MOST_DECISIONS = 50_000
"""A game longer than this counts as endless, which is an error. Two players at random take about a thousand decisions
at most; six take three times as many a round, and more rounds once dominance cards have stopped the scoring."""


class Redealt(NamedTuple):
    """Stands among the answers of a step where hidden things were dealt anew, so that a clone deals them alike."""

    seat: int
    seed: int


class Swapped(NamedTuple):
    """Stands among the answers of a step where two hidden things turned out to lie the other way round."""

    pool: int
    one: int
    other: int


def source_of(seed: int | bytes | None) -> Chance | None:
    """A number answers for chance quickly, a secret key fairly; without either CHANCE is asked."""
    return None if seed is None else KeyedChance(seed) if isinstance(seed, bytes) else QuickChance(seed)


@lru_cache
def unpacker(game: Game) -> Unpacker:
    return Unpacker(game.state)


def to_its_end(step: Rule[None]) -> Generator[Any, Any, None]:
    """A step that says None when it is over: an exception at the end of each would cost more than most steps."""
    yield from step
    yield None


class Playout:
    """A game without a past, for look-ahead and the lab.

    >>> playout = Playout.begin("root", {"seats": ["marquise", "eyrie"]}, seed=1)
    >>> seat, decision = next(iter(playout.pending.items()))
    >>> playout.play(seat, decision.options[0])
    """

    __slots__ = (
        "_any",
        "_checkpoint",
        "_floor",
        "_group",
        "_rule",
        "_since",
        "_steps",
        "answered",
        "branching",
        "chance",
        "game",
        "only_step",
        "patient",
        "pending",
        "sealed",
        "setup",
        "state",
    )

    def __init__(self, game: Game, setup: Any, state: State, chance: Chance | None, *, branching: bool) -> None:
        self.game = game
        self.setup = setup
        self.state: Any = state
        self.chance = chance
        self.branching = branching
        """Does it keep checkpoints, so that it can be cloned? Without them it runs faster."""
        self.pending: dict[int, Decision] = {}
        """Open decisions by seat; CHANCE among them only where no source of chance was given."""
        self.sealed: dict[int, Option] = {}
        """Answers to an open Together: nobody sees them until all are in."""
        self.answered = 0
        self.only_step = ""
        """Where another step than this would begin, it stands still: for whoever asks what one answer alone does."""
        self.patient = False
        """Is everything asked, even if there is only one answer? There may be others that only people know of."""
        self._checkpoint = state
        self._since: list[Any] = []
        """What the rule of the present step has been sent."""
        self._rule: Any = None
        self._steps: dict[str, Callable[[Any], Rule[None]]] = game.steps
        self._group: dict[int, Decision] = {}
        self._any: AnyOf | None = None
        self._floor = False
        state.attach(None)

    @staticmethod
    def begin(
        game: str | Game, setup: Any = None, seed: int | bytes | None = None, *, branching: bool = False
    ) -> Playout:
        """Begin a game. A number or a secret key as `seed` answers for chance; without one CHANCE is asked."""
        found = find_game(game) if isinstance(game, str) else game
        checked = found.read_setup(setup if setup is not None else {})
        playout = Playout(found, checked, found.new(checked), source_of(seed), branching=branching)
        playout._advance(None)
        return playout

    # ---------------------------------------------------------------------------------------------------------- answers

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    @property
    def outcome(self) -> Outcome | None:
        """Who has won or lost, by which clause and how; None while the game goes on."""
        outcome: Outcome | None = self.state.outcome
        return outcome

    @property
    def result(self) -> list[int] | None:
        """The seats that won (none, if all lost or it is drawn); None while the game goes on."""
        outcome = self.outcome
        return list(outcome.winners) if outcome is not None else None

    @property
    def in_step(self) -> bool:
        """Has the present step already been answered in? Then a clone must go through those answers."""
        return bool(self._since)

    @property
    def secret(self) -> bool:
        """Do seats decide in secret now, sealed or under a cover? Then none may learn whether another has begun."""
        return bool(self._group) or (self._any is not None and bool(self._any.cover))

    @property
    def apart(self) -> bool:
        """Do seats decide side by side in the open? Then none of them waits for another."""
        return self._any is not None and not self._any.cover

    @property
    def on_the_floor(self) -> bool:
        """May several seats act next, in any order, on one board?"""
        return self._floor

    def answer(self, seat: int, answer: str | Option) -> None:
        """Answer an open decision by key or option. Refuses what is not offered and changes nothing then."""
        option = self.read(answer)
        decision = self.pending.get(seat)
        if decision is None:
            raise NotAsked("not-asked", seat=seat, key=key_of(option), asked=self._asked_names(seat))
        if not decision.accepts(option):
            refusal = self._refusal(seat, decision, option)
            raise NotOffered(
                "not-offered",
                refusal,
                seat=seat,
                key=key_of(option),
                decision=decision.prompt,
                clause=decision.clause,
                because=refusal.clause,
                reason=Reason(Words(self.game, "en", self.state, seat), refusal),
            )
        self.play(seat, option)

    def read(self, answer: str | Option) -> Option:
        """An option from its key; checks that the verb exists and has as many items, all of them whole numbers."""
        key = answer if isinstance(answer, str) else key_of(answer)
        try:
            option = option_of(key)
            if option[0] in CHANCE_VERBS:
                return option
            known = self.game.verbs.get(option[0])
            if known is None:
                raise Malformed("malformed-verb", key=key, verb=option[0])
            if len(option) != len(known.items) + 1:
                raise Malformed("malformed-items", key=key, verb=option[0], items=", ".join(known.items) or "–")
        except (Malformed, ValueError) as error:
            self._must_not_be_offered(key)
            raise error if isinstance(error, Malformed) else Malformed("malformed-key", key=key) from None
        return option

    def _must_not_be_offered(self, key: str) -> None:
        """What nobody can answer must not be asked either: then it is the rule that is wrong, not the player."""
        for decision in self.pending.values():
            if any(key_of(option) == key for option in decision.options):
                raise BrokenRule(
                    "broken-option",
                    game=self.game.name,
                    step=self.state.step,
                    decision=decision.prompt,
                    clause=decision.clause,
                    option=key,
                )

    def play(self, seat: int, option: Option) -> None:
        """Answer without the checks, for whoever picked the option from the decision itself."""
        self.answered += 1
        choice = self._choice(seat, option)
        if choice is not None:
            if self.branching:
                self._since.append(choice)
            self._advance(choice)

    def _choice(self, seat: int, option: Option) -> Any:
        """What the rule is sent: the answer; who gave it, where several may; or nothing yet."""
        if self._floor or self._any is not None:
            return seat, option
        return self._together(seat, option) if self._group else option

    def _together(self, seat: int, option: Option) -> dict[int, Option] | None:
        """Seal an answer to a Together; all of them, in seat order, once everyone has answered."""
        self.sealed[seat] = option
        del self.pending[seat]
        if self.pending:
            return None
        answers = {asked: self.sealed[asked] for asked in self._group}
        self.sealed = {}
        self._group = {}
        self.state.shown = True
        return answers

    def _advance(self, choice: Any) -> None:
        """Run rules until somebody has to choose or the game is over."""
        rule = self._rule
        branching = self.branching
        idle = 0
        self._any = None
        self._floor = False
        while True:
            if rule is None:
                idle += 1
                rule = self._begin_step(idle)
                if rule is None:
                    return
                choice = None
            try:
                asked: Any = rule.send(choice)
            except GameOver:
                self._end()
                return
            if asked is None:
                rule = self._rule = None
                continue
            question: Question = asked
            who = question.who
            if who >= 0:
                decision: Decision = asked
                options = decision.options
                if len(options) != 1 or decision.always or self.patient:
                    if not options:
                        raise self._stuck(decision)
                    self.pending = {who: decision}
                    return
                choice = options[0]
            elif who == CHANCE and self.chance is not None:
                choice = asked.sample(self.chance.at(self.answered))
                self._record(CHANCE, choice)
            else:
                choice = self._open_question(asked)
                if choice is None:
                    return
            if branching:
                self._since.append(choice)

    def _begin_step(self, idle: int) -> Any:
        """The rule of the step that the state names; None if the game is over, or goes no further."""
        state = self.state
        if state.outcome is not None or (self.only_step and state.step != self.only_step):
            self.pending = {}
            return None
        if idle > MOST_IDLE_STEPS:
            raise Stuck("stuck-idle", step=state.step, steps=idle)
        if self.branching:
            self._take_checkpoint()
        step = self._steps.get(state.step)
        if step is None:
            raise BrokenRule("broken-step", game=self.game.name, step=state.step, known=", ".join(self.game.steps))
        rule: Any = step(state)
        if rule is None:
            raise BrokenRule("broken-rule", game=self.game.name, step=state.step)
        self._rule = to_its_end(rule)
        return self._rule

    def _end(self) -> None:
        if self.state.outcome is None:
            raise BrokenRule("broken-over", game=self.game.name, step=self.state.step) from None
        self._rule = None
        self.pending = {}

    def _open_question(self, asked: Any) -> tuple[int, Option] | None:
        """Ask several seats, or chance where nothing answers for it; what comes of it at once, if anything."""
        if asked.who == ON_THE_FLOOR:
            return self._open_floor(asked)
        if asked.who == EVERYONE:
            self._open(asked)
        elif asked.who == ANYONE:
            self._any = asked
            self.pending = asked.decisions.copy()
        else:
            self.pending = {CHANCE: asked}
        return None

    def _record(self, seat: int, option: Option) -> None:
        """Count an answer; a table writes it down too."""
        self.answered += 1

    def _open(self, together: Together) -> None:
        if not together.decisions:
            raise BrokenRule("broken-together", game=self.game.name, step=self.state.step)
        self._group = together.decisions
        self.pending = dict(together.decisions)
        for decision in self.pending.values():
            if not decision.options:
                raise self._stuck(decision)

    def _open_floor(self, floor: Floor) -> tuple[int, Option] | None:
        """Everybody on the floor is asked at the same time; who stands there alone with one thing to do, does it. What
        each of several could do is not listed before it is asked for: one of them acts, and all is different."""
        if len(floor.decisions) == 1:
            (alone,) = floor.decisions.values()
            if not alone.options:
                raise self._stuck(alone)
            if len(alone.options) == 1 and not alone.always and not self.patient:
                return alone.who, alone.options[0]
        self._floor = True
        self.pending = dict(floor.decisions)
        return None

    def _stuck(self, decision: Decision) -> Stuck:
        return Stuck(
            "stuck",
            game=self.game.name,
            step=self.state.step,
            decision=decision.prompt,
            clause=decision.clause,
            seat=decision.who,
        )

    # ---------------------------------------------------------------------------------------------- clone, redeal, hash

    def _take_checkpoint(self) -> None:
        self._checkpoint = self.state.copy()
        self._since = []

    def _resume(self, checkpoint: Any, since: Sequence[Any]) -> None:
        """Run the step of a checkpoint up to where the answers since then lead. No options are listed here."""
        state = self.state = checkpoint.copy()
        self.sealed = {}
        self._group = {}
        rule = self._rule = to_its_end(self.game.steps[state.step](state))
        asked: Any = rule.send(None)
        for choice in since:
            if choice.__class__ is Redealt:
                self._deal_again(asked, choice)
            elif choice.__class__ is Swapped:
                self.game.hidden(state)[choice.pool].swap(choice.one, choice.other)
            else:
                asked = rule.send(choice)
        self._any = asked if isinstance(asked, AnyOf) else None
        self._floor = isinstance(asked, Floor)
        if isinstance(asked, Decision):
            self.pending = {asked.who: asked}
        elif isinstance(asked, AnyOf):
            self.pending = asked.in_order()
        else:
            self.pending = dict(asked.decisions)
            self._group = asked.decisions if isinstance(asked, Together) else {}

    def clone(self, *, branching: bool = True) -> Playout:
        """A game that stands at the same point, in mid-battle too, and goes its own way from there. It can be cloned in
        turn, unless it is told to be quick instead."""
        if not self.branching:
            raise NotBranching("not-branching")
        twin = Playout(self.game, self.setup, self._checkpoint, self.chance, branching=branching)
        self._lead(twin)
        return twin

    def _lead(self, twin: Playout) -> None:
        """Lead a new game to where this one stands."""
        twin._stand(self.state.copy() if self.over else self._checkpoint, self._since, self.sealed, self.answered)

    def _stand(self, start: Any, since: list[Any], sealed: Mapping[int, Option], answered: int) -> None:
        """Take the place of a game: at its end, or at a checkpoint with the answers since then."""
        self.answered = answered
        if start.outcome is not None:
            self.state = start
            return
        self._resume(start, since)
        self._since = since[:]
        for seat, option in sealed.items():
            self.sealed[seat] = option
            del self.pending[seat]

    def __deepcopy__(self, memo: dict[int, Any]) -> Playout:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: a rule in mid-step cannot be packed, but the checkpoint and the answers since then can."""
        return unpack_playout, self._packed()

    def _packed(self) -> tuple[Any, ...]:
        if not self.branching:
            raise NotBranching("not-branching")
        start = PACK.encode(self.state if self.over else self._checkpoint)
        chance = self.chance.describe() if self.chance is not None else None
        return self.game.name, self.setup, chance, start, self._since, self.sealed, self.answered

    def redeal(self, seat: int, rng: random.Random) -> None:
        """Deal again what this seat cannot know, for a search that must not peek."""
        dealt = Redealt(seat, rng.getrandbits(64))
        if self._any is not None and self._any.cover:
            self.answered -= sum(given for other, given in self._any.given.items() if other != seat)
        self._deal_again(self._any, dealt)
        if self.branching:
            self._since.append(dealt)
        for other in list(self.sealed):
            if other != seat:
                del self.sealed[other]
                self.answered -= 1
        if self._group:
            self.pending = {other: asked for other, asked in self._group.items() if other not in self.sealed}
        if self._any is not None:
            self.pending = self._any.in_order()
        for decision in self.pending.values():
            if decision.who != CHANCE:
                decision.list_again()

    def _deal_again(self, asked: Any, dealt: Redealt) -> None:
        """Hidden things lie differently; what others have begun in secret has not begun yet."""
        self.game.redeal(self.state, dealt.seat, random.Random(dealt.seed).shuffle)
        if isinstance(asked, AnyOf) and asked.cover:  # what is done in the open is known
            for other in asked.given:
                if other != dealt.seat:
                    asked.begin_again(other)

    def hash(self) -> str:
        """A fingerprint of the state and of what is asked; the same answers give the same one everywhere."""
        asked = [(d.who, d.clause, d.prompt) for d in self.pending.values()]
        return hashlib.blake2b(PACK.encode((fingerprint(self.state), asked)), digest_size=16).hexdigest()

    # ---------------------------------------------------------------------------------------------- what people may see

    def version(self, seat: int | None) -> int:
        """How many answers lead to what this seat is asked: what others do side by side with it does not count."""
        mine = int(seat in self.sealed)
        if self._any is not None and seat is not None:
            mine = self._any.given.get(seat, 0)
        return self.answered - self.side_by_side + mine

    @property
    def side_by_side(self) -> int:
        """How many of the last answers were given while the open decisions were open already."""
        return sum(self._any.given.values()) if self._any is not None else len(self.sealed)

    def free_undo(self, seat: int) -> int:
        """How many answers this seat may take back freely: without a past, none."""
        return 0

    def view(self, seat: int | None) -> View:
        """What this seat may know; None is a spectator. It is the only thing that leaves the process."""
        if seat is not None and not 0 <= seat < len(self.game.seats(self.setup)):
            raise NotAsked("no-seat", seat=seat)
        mine = self.pending.get(seat) if seat is not None else None
        return View(
            game=self.game.name,
            seat=seat,
            version=self.version(seat),
            asked=[self._asked(who, d, seat) for who, d in self.pending.items()],
            options=[key_of(option) for option in mine.options] if mine is not None else [],
            free_undo=self.free_undo(seat) if seat is not None else 0,
            outcome=self.outcome,
            board=self.game.view(self.state, seat),
        )

    def _asked(self, who: int, decision: Decision, looker: int | None) -> Asked:
        """An open decision as somebody may see it: of a secret part only that it goes on."""
        cover = self._any.cover if self._any is not None and who != looker else ""
        return Asked(who, cover or decision.prompt, "" if cover else decision.clause)

    def why_not(self, seat: int, answer: str | Option) -> Refusal | None:
        """None if this answer is offered; otherwise the clause that forbids it and why."""
        try:
            option = self.read(answer)
        except BadAnswer as error:
            return Refusal("", error.message, error.about)
        decision = self.pending.get(seat)
        if decision is None:
            for who, other in self.pending.items():
                return Refusal(self._asked(who, other, seat).clause, "not-asked", {"seat": who}, general=1)
            return Refusal("", "game-over")
        if decision.accepts(option):
            return None
        return self._refusal(seat, decision, option)

    def _refusal(self, seat: int, decision: Decision, option: Option) -> Refusal:
        found = self.game.why_not(self.state, seat, decision, option)
        return found if found is not None else Refusal(decision.clause, "not-now", general=1)

    def _asked_names(self, looker: int) -> str:
        asked = [self._asked(who, decision, looker) for who, decision in self.pending.items()]
        names = [f"{a.seat} ({a.prompt}, {a.clause})" if a.clause else f"{a.seat} ({a.prompt})" for a in asked]
        return ", ".join(names) or "–"


def unpack_playout(
    name: str,
    setup: Any,
    chance: dict[str, Any] | None,
    start: bytes,
    since: list[Any],
    sealed: dict[int, Option],
    answered: int,
) -> Playout:
    """A game that was pickled."""
    game = find_game(name)
    state: State = unpacker(game).decode(start)
    playout = Playout(game, setup, state, chance_from(chance), branching=True)
    playout._stand(state, since, sealed, answered)
    return playout


def fingerprint(state: Any) -> dict[str, Any]:
    """What the hash of a state is made of. A plain victory counts as its list of winners, as it did when games could
    end in no other way: logs written then still compare."""
    fields: dict[str, Any] = msgspec.to_builtins(state)
    outcome = state.outcome
    ended: Any = [] if outcome is None else outcome.winners if outcome.winners else outcome
    return {("winners" if name == "outcome" else name): ended if name == "outcome" else fields[name] for name in fields}
