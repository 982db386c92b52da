"""The table: a game with its past. It keeps the log and the journal, takes answers back, saves and loads, and stands as
before when a rule breaks."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from ludex.core.again import Differs, play_again
from ludex.core.chance import Chance, chance_from
from ludex.core.decision import CHANCE, Floor, Option, Roll, Shuffle, key_of
from ludex.core.errors import BadSave, NotACopy, RuleFailed, UndoRefused
from ludex.core.game import Game, find_game
from ludex.core.history import Checkpoint, History
from ludex.core.journal import Journal, Line, Told
from ludex.core.playout import Playout, source_of, unpacker
from ludex.core.save import FORMAT, JSON, PackedSave, SaveFile, read_save
from ludex.core.state import State


class Table(Playout):
    """A game in play among people.

    >>> table = Table.new("root", {"seats": ["marquise", "eyrie"]}, seed=1)
    >>> seat, decision = next(iter(table.pending.items()))
    >>> table.answer(seat, decision.options[0])
    """

    __slots__ = ("_past", "journal")

    def __init__(
        self, game: Game, setup: Any, state: State, chance: Chance | None = None, told: Told | None = None
    ) -> None:
        super().__init__(game, setup, state, chance, branching=True)
        self.journal = Journal(told)
        self._past = History()
        state.attach(self.journal)

    # ---------------------------------------------------------------------------------------- a new table, a loaded one

    @classmethod
    def new(
        cls, game: str | Game, setup: Any = None, seed: int | bytes | None = None, *, told: Told | None = None
    ) -> Table:
        """Set a table. A number or a secret key as `seed` answers for chance; without one CHANCE is asked. `told` is
        called after each line of the journal."""
        found = find_game(game) if isinstance(game, str) else game
        checked = found.read_setup(setup if setup is not None else {})
        return cls.start(found, checked, found.new(checked), source_of(seed), told=told)

    @classmethod
    def start(
        cls, game: Game, setup: Any, state: State, chance: Chance | None = None, *, told: Told | None = None
    ) -> Table:
        """Begin from a state prepared by hand, at the step that it names: a puzzle, a test."""
        table = cls(game, setup, state, chance, told)
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
        table = cls.begin_saved(found, save)
        differs = play_again(table, save.log)
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
    def begin_saved(cls, game: Game, save: SaveFile) -> Table:
        """The table of a save file before its first answer."""
        if save.own is not None:
            raise BadSave("bad-save-own")
        state = saved_position(game, save)
        return cls.new(game, save.setup) if state is None else cls.start(game, game.read_setup(save.setup), state)

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

    def play(self, seat: int, option: Option) -> None:
        """Answer without the checks, for whoever picked the option from the decision itself."""
        checkpoint, since, length = self._checkpoint, self._since, len(self._since)
        answered, sealed, side_by_side, secret = self.answered, dict(self.sealed), self._any, self.secret
        step, asked = self.state.step, self.pending[seat].prompt
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
                "rule-failed",
                game=self.game.name,
                step=step,
                seat=seat,
                key=key_of(option),
                decision=asked,
                problem=f"{type(error).__name__}: {error}",
            ) from error
        ended = side_by_side is not None and self._any is not side_by_side
        if self.state.shown or ended or (self.secret and not secret):
            self._past.barriers[answered] = True

    def listen(self, told: Told) -> None:
        """From now on this is called after each line of the journal."""
        self.journal.told = told

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

    def _open_floor(self, floor: Floor) -> tuple[int, Option] | None:
        """People are asked side by side: each of them must have an answer from the start."""
        for decision in floor.decisions.values():
            if not decision.options:
                raise self._stuck(decision)
        return super()._open_floor(floor)

    def _record(self, seat: int, option: Option) -> None:
        """Every answer goes to the log; chance is a point of no free return."""
        self._past.add(seat, option)
        self.answered += 1
        self.journal.at = self.answered

    def _forget_from(self, length: int) -> None:
        self._past.forget_from(length)
        self.answered = length

    def _take_checkpoint(self) -> None:
        self._past.take_checkpoint(self.state, len(self.journal.lines))
        super()._take_checkpoint()

    def _restart(self, checkpoint: State, since: list[Any]) -> None:
        """Go back to a checkpoint and send its rule the answers given since; what they tell again is told once."""
        self._resume(checkpoint, since)
        self.journal.forget_from(self.answered + 1)
        self.journal.at = self.answered
        self.state.attach(self.journal)
        self._checkpoint = checkpoint
        self._since = since

    def free_undo(self, seat: int) -> int:
        """How many answers this seat may take back freely: those since the last chance, secret shown or other seat. In
        secret only what was answered there: if anything before it could be taken back until somebody has begun, one
        could see that nobody has."""
        if self._group:
            return int(seat in self.sealed)
        if self._any is not None and (self._any.cover or self.side_by_side):
            return self._any.given.get(seat, 0)
        return self._past.free(seat)

    def undo(self, seat: int | None = None, *, consent: bool = False) -> None:
        """Take back the last answer that a person gave (by `seat`, if named).

        Free as long as nothing was drawn or shown, nobody else has acted and no secret part has begun since; further
        back only with `consent` of everyone at the table."""
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
        del self.journal.lines[told:]
        self.journal.at = start
        self.state = unpacker(self.game).decode(packed)
        self.state.attach(self.journal)
        self.sealed = {}
        self._group = {}
        self._rule = None
        self._advance(None)
        for who, option in again:
            self.play(who, option)
        self.chance = chance
        self._settle()

    # --------------------------------------------------------------------------------------------------- fork and save

    def redeal(self, seat: int, rng: random.Random) -> None:
        raise NotACopy("redeal-live")

    def fork(self) -> Table:
        """A table of its own that stands at the same point, with the whole past: it can be saved and undone."""
        twin = Table(self.game, self.setup, self._checkpoint, self.chance)
        self._lead(twin)
        twin._remember(self._past.copy(), self.journal.lines[:], self.journal.at)
        twin._checkpoint = self._checkpoint
        return twin

    def _remember(self, past: History, lines: list[Line], at: int) -> None:
        """Take over the past of another table, instead of what was told on the way here."""
        self._past = past
        self.journal.lines = lines
        self.journal.at = at
        self.state.attach(self.journal)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        self._must_be_plain()
        return self.fork()

    def _must_be_plain(self) -> None:
        """Whatever other tables keep besides would be lost."""
        if type(self) is not Table:
            raise TypeError(f"a {type(self).__name__} cannot be copied or pickled, only a Table")

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle: as a playout, and the past."""
        self._must_be_plain()
        past = self._past
        written = past.log, past.barriers, past.checkpoints
        return unpack_table, (self._packed(), written, self.journal.lines, self.journal.at)

    def save(self) -> bytes:
        """The whole game as one file: set-up, source of chance, answers and the hash of where they lead."""
        chance = self.chance.describe() if self.chance is not None else None
        save = PackedSave(
            FORMAT, self.game.name, self.game.rules, self.setup, chance, self._past.as_json(), self.hash()
        )
        return JSON.encode(save)


def saved_position(game: Game, save: SaveFile) -> State | None:
    """The state that the game of a save file began from, if not from its set-up."""
    try:
        state: State | None = unpacker(game).made_of(save.position) if save.position is not None else None
    except msgspec.ValidationError as error:
        raise BadSave("bad-save-damaged", problem=str(error)) from None
    return state


def unpack_table(
    packed: tuple[Any, ...],
    written: tuple[list[tuple[int, Option]], list[bool], list[Checkpoint]],
    lines: list[Line],
    at: int,
) -> Table:
    """A table that was pickled."""
    name, setup, chance, start, since, sealed, answered = packed
    game = find_game(name)
    state: State = unpacker(game).decode(start)
    table = Table(game, setup, state, chance_from(chance))
    table._stand(state, since, sealed, answered)
    log, barriers, checkpoints = written
    past = History()
    for seat, option in log:
        past.add(seat, option)
    past.barriers = barriers[:]
    past.checkpoints = checkpoints[:]
    table._remember(past, lines[:], at)
    return table
