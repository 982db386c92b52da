"""The table: a state, the open decisions, the log and the journal. It runs the steps of a game.

The start of every step is a checkpoint: all there is to know is in the state. Clone, undo and the recovery from a
broken rule are all "a checkpoint and the few answers since"."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from ludex.core.again import Differs, play_again
from ludex.core.chance import Chance, KeyedChance, QuickChance, chance_from
from ludex.core.decision import (
    ANYONE,
    CHANCE,
    EVERYONE,
    AnyOf,
    Decision,
    Option,
    Roll,
    Shuffle,
    Together,
    key_of,
    option_of,
)
from ludex.core.errors import (
    BadAnswer,
    BadSave,
    Malformed,
    NotAsked,
    NotOffered,
    NotRemembered,
    RuleFailed,
    Stuck,
    UndoRefused,
)
from ludex.core.game import Game, find_game
from ludex.core.history import PACK, History
from ludex.core.journal import Journal, Told
from ludex.core.law import Refusal
from ludex.core.save import FORMAT, JSON, PackedSave, read_save
from ludex.core.state import State
from ludex.core.text import CHANCE_VERBS, Words
from ludex.core.view import Asked, View

FORGETFUL = History()
"""The past of every quick table: nothing is written to it."""
MOST_IDLE_STEPS = 100_000
"""So many steps in a row without a question to anybody mean that the rules go round in circles. A game among bots asks
nobody but chance, from its start to its end."""


class GameOver(Exception):
    """A rule raises this the moment somebody wins, wherever it is: the game ends at once."""


@lru_cache
def unpacker(game: Game) -> msgspec.msgpack.Decoder[Any]:
    return msgspec.msgpack.Decoder(game.state)


class Table:
    """A game in play.

    >>> table = Table.new("root", {"seats": ["marquise", "eyrie"]}, seed=1)
    >>> seat, decision = next(iter(table.pending.items()))
    >>> table.answer(seat, decision.options[0])
    """

    __slots__ = (
        "_any",
        "_checkpoint",
        "_group",
        "_past",
        "_rule",
        "_since",
        "answered",
        "chance",
        "game",
        "journal",
        "pending",
        "remember",
        "sealed",
        "setup",
        "state",
    )

    def __init__(
        self, game: Game, setup: Any, state: State, chance: Chance | None, remember: bool, told: Told | None = None
    ) -> None:
        self.game = game
        self.setup = setup
        self.state = state
        self.chance = chance
        self.remember = remember
        """False in playouts: no log, no journal, no checkpoints."""
        self.pending: dict[int, Decision] = {}
        """Open decisions by seat; CHANCE among them only where no source of chance was given."""
        self.sealed: dict[int, Option] = {}
        """Answers to an open Together: nobody sees them until all are in."""
        self.answered = 0
        self.journal = Journal(told) if remember else None
        self._past = History() if remember else FORGETFUL
        self._checkpoint = state
        self._since: list[Any] = []
        self._rule: Any = None
        self._group: dict[int, Decision] = {}
        self._any: AnyOf | None = None
        state.attach(self.journal)

    # ---------------------------------------------------------------------------------------- a new table, a loaded one

    @classmethod
    def new(
        cls,
        game: str | Game,
        setup: Any = None,
        seed: int | bytes | None = None,
        *,
        remember: bool = True,
        told: Told | None = None,
    ) -> Table:
        """Set a table. A number or a secret key as `seed` answers for chance; without one CHANCE is asked. `told` is
        called after each line of the journal."""
        found = find_game(game) if isinstance(game, str) else game
        checked = found.read_setup(setup if setup is not None else {})
        chance = None if seed is None else KeyedChance(seed) if isinstance(seed, bytes) else QuickChance(seed)
        return cls.start(found, checked, found.new(checked), chance, remember=remember, told=told)

    @classmethod
    def start(
        cls,
        game: Game,
        setup: Any,
        state: State,
        chance: Chance | None = None,
        *,
        remember: bool = True,
        told: Told | None = None,
    ) -> Table:
        """Begin from a state prepared by hand, at the step that it names: a puzzle, a test."""
        table = cls(game, setup, state, chance, remember, told)
        table._advance(None)
        return table

    @classmethod
    def load(cls, data: bytes, game: Game | None = None) -> Table:
        """Open a save file by replaying it; says what is wrong if it is damaged or foreign, or where the present rules
        differ from older ones that it was played by."""
        table, differs = cls.load_until_it_differs(data, game)
        if differs is not None:
            raise differs
        return table

    @classmethod
    def load_until_it_differs(cls, data: bytes, game: Game | None = None) -> tuple[Table, Differs | None]:
        """The same, but a game of older rules is opened as far as the present ones offer its answers. Its hash says
        nothing then; whatever it was played by, nothing in a file is taken on trust."""
        save = read_save(data)
        found = game if game is not None else find_game(save.game)
        if save.game != found.name:
            raise BadSave("bad-save-game", found=save.game, known=found.name)
        if save.rules > found.rules:
            raise BadSave("bad-save-newer", game=save.game, found=save.rules, known=found.rules)
        older = save.rules < found.rules
        chance = chance_from(save.chance)
        table, differs = cls.replay_until_it_differs(found, save.setup, save.log)
        if differs is not None:
            if not older:
                raise differs
            return table, differs.of_rules(save.rules, found.rules)
        if not older and table.hash() != save.hash:
            raise BadSave("bad-save-hash", found=table.hash(), known=save.hash)
        if chance is not None:
            table.go_on_with(chance)
        return table, None

    @classmethod
    def replay(cls, game: Game, setup: Any, log: Sequence[tuple[int, str | Option]], to: int | None = None) -> Table:
        """Play the answers of a log again, chance included; `to` stops after that many."""
        table, differs = cls.replay_until_it_differs(game, setup, log[:to])
        if differs is not None:
            raise differs
        return table

    @classmethod
    def replay_until_it_differs(
        cls, game: Game, setup: Any, log: Sequence[tuple[int, str | Option]]
    ) -> tuple[Table, Differs | None]:
        """As far as the rules offer the answers of a log, and where they do not."""
        table = cls.new(game, setup)
        return table, play_again(table, log)

    # ---------------------------------------------------------------------------------------------------------- answers

    @property
    def log(self) -> list[tuple[int, Option]]:
        """Every answer that was asked for, chance included: it replays the whole game."""
        return self._past.log

    @property
    def over(self) -> bool:
        return bool(self.state.winners)

    @property
    def result(self) -> list[int] | None:
        """The seats that won, or None while the game goes on."""
        return list(self.state.winners) or None

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
                seat=seat,
                key=key_of(option),
                decision=decision.prompt,
                clause=decision.clause,
                because=refusal.clause,
                reason=Words(self.game, "en", self.state).refusal(refusal),
            )
        self.play(seat, option)

    def read(self, answer: str | Option) -> Option:
        """An option from its key; checks that the verb exists and has as many items."""
        if isinstance(answer, str):
            try:
                option = option_of(answer)
            except ValueError:
                raise Malformed("malformed-key", key=answer) from None
        else:
            option = answer
        name = option[0] if option else ""
        if name in CHANCE_VERBS:
            return option
        known = self.game.verbs.get(name)
        if known is None:
            raise Malformed("malformed-verb", key=key_of(option), verb=str(name))
        if len(option) != len(known.items) + 1:
            raise Malformed("malformed-items", key=key_of(option), verb=name, items=", ".join(known.items) or "–")
        return option

    def play(self, seat: int, option: Option) -> None:
        """Answer without the checks, for whoever picked the option from the decision itself."""
        if not self.remember:
            self.answered += 1
            choice = self._choice(seat, option)
            if choice is not None:
                self._advance(choice)
            return
        checkpoint, since, length = self._checkpoint, self._since, len(self._since)
        answered, sealed, side_by_side, secret = self.answered, dict(self.sealed), self._any, self.secret
        asked = self.pending[seat].prompt
        self.state.shown = False
        try:
            self._record(seat, option)
            choice = self._choice(seat, option)
            if choice is not None:
                since.append(choice)
                self._advance(choice)
        except Exception as error:
            del since[length:]
            self._forget_from(answered)
            self._restart(checkpoint, since)
            for sealed_seat, answer in sealed.items():
                self.sealed[sealed_seat] = answer
                del self.pending[sealed_seat]
            raise RuleFailed(
                "rule-failed", seat=seat, key=key_of(option), decision=asked, problem=f"{type(error).__name__}: {error}"
            ) from error
        ended = side_by_side is not None and self._any is not side_by_side
        if self.state.shown or ended or (self.secret and not secret):
            self._past.barriers[answered] = True

    def _choice(self, seat: int, option: Option) -> Any:
        """What the rule is sent: the answer; who gave it, where several go side by side; or nothing yet."""
        if self._any is not None:
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
        state = self.state
        rule = self._rule
        idle = 0
        self._any = None
        while True:
            if rule is None:
                if state.winners:
                    self.pending = {}
                    return
                idle += 1
                if idle > MOST_IDLE_STEPS:
                    raise Stuck("stuck-idle", step=state.step, steps=idle)
                if self.remember:
                    self._take_checkpoint()
                rule = self._rule = self.game.steps[state.step](state)
                choice = None
            try:
                asked = rule.send(choice)
            except StopIteration:
                rule = self._rule = None
                continue
            except GameOver:
                self._rule = None
                self.pending = {}
                return
            who = asked.who
            if who >= 0:
                options = asked.options
                if len(options) == 1 and not asked.always:
                    choice = options[0]
                    if self.remember:
                        self._since.append(choice)
                    continue
                if not options:
                    raise Stuck("stuck", decision=asked.prompt, clause=asked.clause, seat=who)
            elif who == ANYONE:
                self._any = asked
                self.pending = asked.decisions.copy()
                return
            elif who == EVERYONE:
                self._open(asked)
                return
            elif self.chance is not None:
                choice = asked.sample(self.chance.at(self.answered))
                if self.remember:
                    self._record(CHANCE, choice)
                    self._since.append(choice)
                else:
                    self.answered += 1
                continue
            self.pending = {who: asked}
            return

    def _open(self, together: Together) -> None:
        self._group = together.decisions
        self.pending = dict(together.decisions)
        for decision in self.pending.values():
            if not decision.options:
                raise Stuck("stuck", decision=decision.prompt, clause=decision.clause, seat=decision.who)

    def go_on_with(self, chance: Chance) -> None:
        """From here on this source answers for chance, first of all what is open for it."""
        self.chance = chance
        self._settle()

    def _settle(self) -> None:
        """Let the source of chance answer what is open for it."""
        decision = self.pending.get(CHANCE)
        if self.chance is not None and isinstance(decision, Roll | Shuffle):
            self.play(CHANCE, decision.sample(self.chance.at(self.answered)))

    # ------------------------------------------------------------------------------------------- log, checkpoints, undo

    def _record(self, seat: int, option: Option) -> None:
        """Every answer goes to the log; chance is a point of no free return."""
        self._past.add(seat, option)
        self.answered += 1
        assert self.journal is not None
        self.journal.at = self.answered

    def _forget_from(self, length: int) -> None:
        self._past.forget_from(length)
        self.answered = length

    def _take_checkpoint(self) -> None:
        assert self.journal is not None
        self._past.take_checkpoint(self.state, len(self.journal.lines))
        self._checkpoint = self.state.copy()
        self._since = []

    def _restart(self, checkpoint: State, since: list[Any]) -> None:
        """Go back to a checkpoint and send its rule the answers given since; what they tell again is told once."""
        assert self.journal is not None
        journal, self.journal = self.journal, None
        self._resume(checkpoint, since)
        self.journal = journal
        journal.forget_from(self.answered + 1)
        journal.at = self.answered
        self.state.attach(journal)
        self._checkpoint = checkpoint
        self._since = since

    def _resume(self, checkpoint: State, since: list[Any]) -> None:
        """Run the step of a checkpoint up to where the answers since then lead. No options are listed here."""
        state = self.state = checkpoint.copy()
        self.sealed = {}
        self._group = {}
        rule = self._rule = self.game.steps[state.step](state)
        asked = rule.send(None)
        for choice in since:
            asked = rule.send(choice)
        self._any = None
        if isinstance(asked, Together):
            self._group = asked.decisions
            self.pending = dict(asked.decisions)
        elif isinstance(asked, AnyOf):
            self._any = asked
            self.pending = asked.decisions.copy()
        else:
            self.pending = {asked.who: asked}

    def free_undo(self, seat: int) -> int:
        """How many answers this seat may take back freely: those since the last chance, secret shown or other seat. In
        secret only what was answered there: if anything before it could be taken back until somebody has begun, one
        could see that nobody has."""
        if self._group:
            return int(seat in self.sealed)
        if self._any is not None and (self._any.cover or self.side_by_side):
            return self._any.given.get(seat, 0)
        return self._past.free(seat)

    @property
    def side_by_side(self) -> int:
        """How many of the last answers were given while the open decisions were open already."""
        return sum(self._any.given.values()) if self._any is not None else len(self.sealed)

    def version(self, seat: int | None) -> int:
        """How many answers lead to what this seat is asked: what others do side by side with it does not count."""
        mine = int(seat in self.sealed)
        if self._any is not None and seat is not None:
            mine = self._any.given.get(seat, 0)
        return self.answered - self.side_by_side + mine

    def undo(self, seat: int | None = None, *, consent: bool = False) -> None:
        """Take back the last answer that a person gave (by `seat`, if named).

        Free as long as nothing was drawn or shown, nobody else has acted and no secret part has begun since; further
        back only with `consent` of everyone at the table."""
        self._must_remember()
        if seat is not None and (seat in self.sealed or (self._any is not None and self._any.given.get(seat))):
            place = max(n for n, (who, _) in enumerate(self.log) if who == seat)
            self._rewind(place, self.log[place + 1 :])
            return
        if seat is not None and self.secret and not consent:
            raise UndoRefused("undo-secret")
        place = len(self.log) - 1
        if self.chance is not None:
            while place >= 0 and self.log[place][0] == CHANCE:
                place -= 1
        if place < 0:
            raise UndoRefused("undo-nothing")
        who = self.log[place][0]
        if not consent:
            if seat is not None and who != seat:
                raise UndoRefused("undo-other", seat=who)
            if any(self._past.barriers[place:]) and who != CHANCE:
                raise UndoRefused("undo-barrier")
        self._rewind(place, [])

    def rewind(self, length: int) -> None:
        """Go back, with everyone's consent, to where the log had this length."""
        self._must_remember()
        if not 0 <= length <= len(self.log):
            raise UndoRefused("undo-range", length=len(self.log))
        self._rewind(length, [])

    def _rewind(self, length: int, then: list[tuple[int, Option]]) -> None:
        """Back to the last checkpoint at or before this length, then the logged answers up to it, and some more."""
        chance, self.chance = self.chance, None
        log = self.log[:length] + then
        self._forget_from(length)
        packed, start, told = self._past.checkpoints.pop()
        again = log[start:]
        self._forget_from(start)
        assert self.journal is not None
        del self.journal.lines[told:]
        self.journal.at = start
        self.state = unpacker(self.game).decode(packed)
        self.state.attach(self.journal)
        self.sealed = {}
        self._group = {}
        self._any = None
        self._rule = None
        self._advance(None)
        for who, option in again:
            self.play(who, option)
        self.chance = chance
        self._settle()

    # ------------------------------------------------------------------------------------------------ clone, save, hash

    def clone(self, *, remember: bool = False) -> Table:
        """A table that stands at the same point, in mid-battle too, and goes its own way from there.

        A quick clone is for look-ahead; with `remember` it keeps the log and can be saved and undone."""
        self._must_remember()
        twin = Table(self.game, self.setup, self._checkpoint, self.chance, remember)
        if self.state.winners:
            twin.state = self.state.copy()
        else:
            journal, twin.journal = twin.journal, None
            twin._resume(self._checkpoint, self._since)
            twin.journal = journal
            if self.sealed:
                twin.sealed = dict(self.sealed)
                for seat in self.sealed:
                    del twin.pending[seat]
        twin.answered = self.answered
        if remember:
            assert twin.journal is not None
            assert self.journal is not None
            twin.state.attach(twin.journal)
            twin.journal.lines = self.journal.lines[:]
            twin.journal.at = self.journal.at
            twin._past = self._past.copy()
            twin._since = self._since[:]
        return twin

    def redeal(self, seat: int, rng: random.Random) -> None:
        """On a quick clone: deal again what this seat cannot know, for a search that must not peek."""
        if self.remember:
            raise NotRemembered("redeal-live")
        self.game.redeal(self.state, seat, rng.shuffle)
        for other in list(self.sealed):
            if other != seat:
                del self.sealed[other]
                self.answered -= 1
        if self._group:
            self.pending = {other: asked for other, asked in self._group.items() if other not in self.sealed}
        if self._any is not None and self._any.cover:  # what is done in the open is known
            for other in self._any.given:
                if other != seat:
                    self.answered -= self._any.given[other]
                    self._any.begin_again(other)
            self.pending = self._any.in_order()
        for decision in self.pending.values():
            if decision.who != CHANCE:
                decision.list_again()

    def save(self) -> bytes:
        """The whole game as one file: set-up, source of chance, answers and the hash of where they lead."""
        self._must_remember()
        chance = self.chance.describe() if self.chance is not None else None
        save = PackedSave(
            FORMAT, self.game.name, self.game.rules, self.setup, chance, self._past.as_json(), self.hash()
        )
        return JSON.encode(save)

    def hash(self) -> str:
        """A fingerprint of the state and of what is asked; the same answers give the same one everywhere."""
        asked = [(d.who, d.clause, d.prompt) for d in self.pending.values()]
        return hashlib.blake2b(PACK.encode((self.state, asked)), digest_size=16).hexdigest()

    def _must_remember(self) -> None:
        if not self.remember:
            raise NotRemembered("not-remembered")

    # ---------------------------------------------------------------------------------------------- what people may see

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
            over=bool(self.state.winners),
            winners=list(self.state.winners),
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
