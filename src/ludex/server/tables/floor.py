"""The floor: several people act on one board, in any order. Whose click comes a moment after another's still counts, if
it answers the question that it was made for; and nobody asks themselves for consent."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ludex.core import Table
from ludex.core.again import play_again
from ludex.core.decision import AGREE, Decision, key_of
from ludex.server.models import Entry, EntryKind, GameTable
from ludex.server.tables import versions
from ludex.server.tables.record import added

PROPOSAL = "proposal"


def has_moved_on(row: GameTable, table: Table, expected: int, seat: int) -> bool:
    """Has a seat on the floor answered since this version, or is it asked something else now? What others have done
    meanwhile may leave it fewer options, and the table says so then."""
    newer = list(row.entries.filter(seq__gte=expected))
    if len(newer) != row.version - expected or any(entry.seat == seat for entry in newer):
        return True
    now = table.pending.get(seat)
    return now is not None and question(asked_at(row, table, expected, seat, newer)) != question(now)


def asked_at(row: GameTable, table: Table, version: int, seat: int, newer: list[Entry]) -> Decision | None:
    """What a seat was asked at an earlier version: the present table goes back there, and the few answers that were
    taken back since are given again."""
    log = [(who, key_of(option)) for who, option in table.log]
    then = log[: len(log) - sum(entry.kind == EntryKind.ANSWER for entry in newer)]
    if any(entry.kind == EntryKind.UNDO for entry in newer):
        _, recorded = added(row, 0, 0, until=version)
        then = [(each.seat, each.key) for each in recorded]
    kept = next(
        (n for n, (old, new) in enumerate(zip(log, then, strict=False)) if old != new), min(len(log), len(then))
    )
    past = table.fork()
    past.chance = None
    past.rewind(kept)
    return past.pending.get(seat) if play_again(past, then[kept:]) is None else None


def question(asked: Decision | None) -> tuple[str, str, dict[str, Any] | None] | None:
    """What makes a question the same: to agree to one proposal is not to agree to another."""
    if asked is None:
        return None
    return asked.clause, asked.prompt, asked.about if asked.prompt == PROPOSAL else None


def agree_with_oneself(table: Table, mine: Collection[int]) -> None:
    """Whoever has made a proposal agrees to it from their other seats too."""
    while (seat := next((seat for seat in mine if proposed_by(table, seat) in mine), None)) is not None:
        table.answer(seat, AGREE)


def proposed_by(table: Table, seat: int) -> int | None:
    """Who has made the proposal that this seat is asked about, if it is."""
    asked = table.pending.get(seat)
    return asked.about["seat"] if asked is not None and asked.prompt == PROPOSAL else None


def beginning(row: GameTable, table: Table, seat: int, place: int) -> int:
    """Where in the log an answer of the person who plays this seat begins: their own agreement to their own proposal
    begins with the proposal."""
    mates, log = versions.mates(row, seat), table.log
    start = place
    while start > 0 and log[start][1] == AGREE and log[start - 1][0] in mates:
        start -= 1
    return start if log[start][1] != AGREE else place


def settled_alone(row: GameTable, table: Table, seat: int) -> int | None:
    """Where a proposal stands that nobody has answered yet but its own person, who plays this seat."""
    last = len(table.log) - 1
    if last < 0 or table.log[last][0] not in versions.mates(row, seat):
        return None
    start = beginning(row, table, seat, last)
    return start if start < last else None
