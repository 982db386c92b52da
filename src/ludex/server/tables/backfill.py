"""What databases and backups of earlier versions did not note, for a migration or for whoever restores one."""

from __future__ import annotations

from typing import Any

from django.db.models import Exists, OuterRef, QuerySet, Subquery


def note_rules(tables: QuerySet[Any], entries: QuerySet[Any]) -> None:
    """Entries without a version of the rules were made by those of their table. Where people's answers came together
    with the first shuffle, as one move, a save file was brought."""
    of_table = entries.filter(table_id=OuterRef("pk"))
    marked = of_table.exclude(hash="").order_by("seq").values("seq")[:1]
    old = tables.filter(Exists(of_table.filter(rules=0))).annotate(mark=Subquery(marked))
    shuffled = Exists(of_table.filter(seq=0, seat=-1))
    answered = Exists(of_table.filter(seat__gte=0, seq__lte=OuterRef("mark")))
    for table_id, mark in list(old.filter(shuffled, answered).values_list("pk", "mark")):
        tables.filter(pk=table_id).update(brought=mark + 1)
    rules = tables.filter(pk=OuterRef("table_id")).values("rules")[:1]
    entries.filter(rules=0).update(rules=Subquery(rules))


def note_endings(tables: QuerySet[Any]) -> None:
    """Games of before ended with winners or without: everybody losing was not known then."""
    ended = tables.filter(over=True, ending="")
    ended.filter(winners=[]).update(ending="draw")
    ended.exclude(winners=[]).update(ending="victory")
