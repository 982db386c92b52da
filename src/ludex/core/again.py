"""A recorded game, played again by the present rules.

Rules grow. An old log goes on as long as the present rules ask the same seat and offer its answer; chance is taken as
it was recorded, never drawn again. Where they differ, the table stands before that answer, and says which and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from ludex.core.decision import CHANCE, Option, key_of
from ludex.core.errors import BadSave, Malformed, NotAsked, NotOffered
from ludex.core.law import Refusal
from ludex.core.text import Reason, Words

if TYPE_CHECKING:
    from ludex.core.table import Table

Answers = Iterable[tuple[int, str | Option]]


class Differs(BadSave):
    """A recorded answer that the rules do not ask for or do not offer; up to there the game could be played."""

    def __init__(self, table: Table, seat: int, key: str, refusal: Refusal) -> None:
        self.number = table.answered + 1
        """Of the answer, counted from one; one more than there are, if all fit and only the end is another."""
        self.seat = seat
        self.key = key
        self.refusal = refusal
        reason = Reason(Words(table.game, "en", table.state, seat), refusal)
        super().__init__("bad-save-answer", number=self.number, seat=seat, key=key, reason=reason)

    def of_rules(self, found: int, known: int) -> Differs:
        """The same, where a file of older rules is opened."""
        self.message = "bad-save-differs"
        self.about |= {"found": found, "known": known}
        return self


def play_again(table: Table, log: Answers, answer: Callable[[int, str | Option], None] | None = None) -> Differs | None:
    """Give recorded answers until the rules differ; says where they do. `answer` is the table's own unless given."""
    give = answer if answer is not None else table.answer
    for seat, recorded in log:
        try:
            give(seat, recorded)
        except Exception as error:  # rules that have changed may stumble anywhere over what they do not expect
            key = recorded if isinstance(recorded, str) else key_of(recorded)
            differs = Differs(table, seat, key, why_not_again(table, seat, key, error))
            differs.__cause__ = error
            return differs
    return None


def why_not_again(table: Table, seat: int, key: str, error: Exception) -> Refusal:
    """Why a recorded answer does not fit any more."""
    match error:
        case NotAsked():
            asked = next(iter(table.pending.values()), None)
            if asked is None:
                return Refusal("", "game-over")
            if asked.who == CHANCE:
                return Refusal(asked.clause, "chance-asked")
            return Refusal(asked.clause, "other-asked", {"seat": asked.who})
        case NotOffered() if seat == CHANCE:
            return Refusal(table.pending[seat].clause, "other-chance")
        case NotOffered() | Malformed():
            return sayable(table, table.why_not(seat, key)) or Refusal("", "not-now")
    return Refusal("", "rule-failed")


def sayable(table: Table, refusal: Refusal | None) -> Refusal | None:
    """A refusal, unless it tells of things that the present rules do not have."""
    try:
        if refusal is not None:
            Words(table.game, "en", table.state).refusal(refusal)
    except LookupError:
        return None
    return refusal


def ends_otherwise(table: Table) -> Differs:
    """All answers fit, but they lead to another result than was recorded."""
    return Differs(table, CHANCE, "", Refusal("", "other-end"))
