"""Every table replayed from its log alone: what is sound, what older rules or another source of chance explain, and
what is damaged."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from ludex.core import CHANCE, find_game
from ludex.core.again import Differs, play_again
from ludex.core.chance import KeyedChance
from ludex.core.errors import LudexError
from ludex.core.fair import Unfair, check_chance
from ludex.server.models import Entry, EntryKind, GameTable
from ludex.server.tables import endings
from ludex.server.tables.beginning import begin_again


class State(StrEnum):
    """From the best to the worst; a table is called by the worst that is true of it."""

    SOUND = "sound"
    IMPORTED = "imported"
    """Brought with a save file: its first rolls and shuffles came from another source than its key."""
    OLD = "old"
    """Begun by older rules; the present ones offer all that was answered."""
    DIFFERS = "differs"
    """Begun by older rules; the present ones do not offer some answer, and it can be read up to there."""
    DAMAGED = "damaged"


@dataclass(frozen=True)
class Checked:
    state: State
    problem: str = ""
    """What is damaged."""
    number: int = 0
    """The first answer that the present rules do not offer."""
    rules: int = 0
    """The oldest rules that the table was played by, or newer ones than are known here."""


class Damage(Exception):
    """Something that no older rules explain."""


def check(row: GameTable) -> Checked:
    """Replay a table from its log alone. Under the same rules every hash, roll and shuffle must follow; from older ones
    the answers are played as long as they are offered."""
    try:
        return Check(row).run()
    except Damage as damage:
        return Checked(State.DAMAGED, str(damage))


class Check:
    """One table on its way through its log."""

    def __init__(self, row: GameTable) -> None:
        self.row = row
        self.game = find_game(row.game)
        self.chance = KeyedChance(bytes(row.key))
        self.length = 0
        """How many answers stand, by the log."""
        self.oldest = row.rules
        self.imported = False
        self.differs: Differs | None = None

    def run(self) -> Checked:
        if self.chance.commitment != self.row.commitment:
            raise Damage("the key does not fit the commitment")
        entries = list(self.row.entries.all())
        for number, entry in enumerate(entries):
            if entry.seq != number:
                raise Damage(f"entry {number} is missing")
        if len(entries) != self.row.version:
            raise Damage(f"version {self.row.version}, but {len(entries)} entries")
        self.oldest = min([self.row.rules, *(entry.rules for entry in entries)])
        if self.row.rules > self.game.rules:
            return Checked(State.DIFFERS, rules=self.row.rules)
        try:
            self.table = begin_again(self.row)
        except LudexError as error:
            if self.oldest < self.game.rules:
                return Checked(State.DIFFERS, rules=self.oldest)
            raise Damage(f"the set-up: {error}") from error
        for entry in entries:
            self.play(entry)
        return self.verdict()

    def play(self, entry: Entry) -> None:
        """One entry. After a difference nothing more is played, unless that answer was taken back."""
        if entry.kind == EntryKind.UNDO:
            self.take_back(entry)
        elif entry.kind == EntryKind.ANSWER:
            self.length += 1
            if self.differs is None:
                self.look_at_chance(entry)
                self.differs = play_again(self.table, [(entry.seat, entry.key)])
                if self.differs is not None and self.by_these_rules(entry):
                    raise Damage(f"entry {entry.seq}: {self.differs}")
        if self.differs is None and entry.hash and self.by_these_rules(entry) and self.table.hash() != entry.hash:
            raise Damage(f"entry {entry.seq}: the state differs")

    def take_back(self, entry: Entry) -> None:
        try:
            self.length = int(entry.key)
            if self.differs is None or self.length < self.differs.number:
                self.table.rewind(self.length)
                self.differs = None
        except (LudexError, ValueError) as error:
            raise Damage(f"entry {entry.seq}: {error}") from error

    def look_at_chance(self, entry: Entry) -> None:
        """What the key says, if these rules ask it the same as those did."""
        try:
            check_chance(self.table, self.chance, entry.seat, entry.key)
        except Unfair as error:
            if entry.seq < self.row.brought:
                self.imported = True
            elif self.by_these_rules(entry):
                raise Damage(f"entry {entry.seq}: {error}") from error

    def by_these_rules(self, entry: Entry) -> bool:
        return entry.rules == self.game.rules

    def verdict(self) -> Checked:
        row, table = self.row, self.table
        result = endings.same(row, table)
        if self.differs is not None:
            return Checked(State.DIFFERS, number=self.differs.number, rules=self.oldest)
        if row.rules == self.game.rules:
            if CHANCE in table.pending and row.own is None:
                raise Damage("a roll is missing at the end")
            result = result and endings.same_clause(row, table)
            asked = [] if row.ending == endings.LEFT else [seat for seat in table.pending if seat != CHANCE]
            if not result or row.turn_of != asked or row.stopped is not None:
                raise Damage("the summary differs")
        elif row.over and not result:
            return Checked(State.DIFFERS, number=self.length + 1, rules=self.oldest)
        if self.oldest < self.game.rules:
            return Checked(State.OLD, rules=self.oldest)
        return Checked(State.IMPORTED if self.imported else State.SOUND)
