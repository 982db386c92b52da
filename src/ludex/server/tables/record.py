"""The log of a table as the database keeps it: which answers stand after all that was taken back, how far the present
rules offer them, and the same as a save file, whatever the rules."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Table
from ludex.core.again import Differs, ends_otherwise, play_again
from ludex.core.chance import KeyedChance
from ludex.core.errors import LudexError
from ludex.core.moments import Moments
from ludex.core.save import FORMAT, JSON, SaveFile
from ludex.server.models import EntryKind, GameTable
from ludex.server.tables import endings


class Unplayable(LudexError):
    """The log of a table does not fit the rules that this server knows."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """An answer of a log, and the version of the rules that it was given under."""

    seat: int
    key: str
    rules: int


def added(row: GameTable, since: int, length: int, until: int | None = None) -> tuple[int, list[Recorded]]:
    """What a log has from one of its entries on, for whoever knows the answers that stood there, so many: how many of
    them still stand, and those that follow. What was taken back again is passed over; `until` stops before an entry."""
    kept, new = length, list[Recorded]()
    end = row.version if until is None else until
    entries = row.entries.filter(seq__gte=since, seq__lt=end).order_by("seq")
    place = since
    for place, (seq, kind, seat, key, rules) in enumerate(
        entries.values_list("seq", "kind", "seat", "key", "rules"), since + 1
    ):
        if seq != place - 1:
            raise Unplayable("unplayable", table=row.id)
        if kind == EntryKind.UNDO:
            left = int(key)
            kept = min(kept, left)
            del new[left - kept :]
        elif kind == EntryKind.ANSWER:
            new.append(Recorded(seat, key, rules))
    if place != end:
        raise Unplayable("unplayable", table=row.id)
    return kept, new


def follow(row: GameTable, since: int, table: Table, moments: Moments | None = None) -> Differs | None:
    """Play what a log has from one of its entries on, until the present rules differ from older ones; says where. No
    source of chance answers meanwhile: what it said is in the log."""
    kept, new = added(row, since, len(table.log))
    player = moments if moments is not None else table
    if kept < len(table.log):
        player.rewind(kept)
    answers = [(each.seat, each.key) for each in new]
    differs = play_again(table, answers) if moments is None else moments.play_again(answers)
    if differs is None:
        if not row.over or row.rules >= table.game.rules or endings.same(row, table):
            return None
        return ends_otherwise(table).of_rules(row.rules, table.game.rules)
    rules = new[differs.number - kept - 1].rules
    if rules >= table.game.rules:
        raise Unplayable("unplayable", table=row.id) from differs
    return differs.of_rules(rules, table.game.rules)


def save_file(row: GameTable) -> bytes:
    """The recorded answers with the rules version of the last of them: whoever has those rules can open it, and others
    can read it up to where theirs differ."""
    _, log = added(row, 0, 0)
    marks = row.entries.filter(seq__lt=row.version).exclude(hash="").order_by("-seq").values_list("hash", flat=True)
    return JSON.encode(
        SaveFile(
            ludex=FORMAT,
            game=row.game,
            rules=log[-1].rules if log else row.rules,
            setup=row.setup,
            chance=KeyedChance(bytes(row.key)).describe(),
            log=[(each.seat, each.key) for each in log],
            hash=marks.first() or "",
            own=row.own,
            position=row.position,
        )
    )
