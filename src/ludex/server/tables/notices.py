"""Who is asked and does not look is told, by e-mail or webhook.

A notice is written in the transaction of the move that asks, and sent by the worker some time later if the seat is
still asked; an e-mail only to an address that was confirmed. It names the game and the table's address: nothing of what
is on the table, and no link that lets anybody sit down."""

from __future__ import annotations

import logging
from datetime import timedelta

from django.conf import settings
from django.utils import timezone

from ludex.core import find_game
from ludex.core.text import LANGUAGES
from ludex.server.live import letters, webhook
from ludex.server.models import GameTable, Notice, Person, Seat, SeatKind
from ludex.server.site.words import site_text

TRIES = 3
AGAIN_AFTER = 120.0
AT_ONCE = 20
log = logging.getLogger(__name__)


def plan(row: GameTable, seats: list[Seat], asked_before: list[int], by: Person | None) -> None:
    """Inside the transaction of a move: notices for the seats that are asked now and were not before."""
    if row.turn_of == asked_before:
        return
    Notice.objects.filter(table=row).exclude(seat__in=row.turn_of).delete()
    due = timezone.now() + timedelta(seconds=settings.NOTICE_AFTER)
    asked = [seat for seat in seats if seat.number in row.turn_of and seat.number not in asked_before]
    Notice.objects.bulk_create(
        [
            Notice(table=row, seat=seat.number, person=seat.person, due=due)
            for seat in asked
            if seat.kind == SeatKind.PERSON and seat.person is not None and seat.person != by and wants(seat.person)
        ],
        ignore_conflicts=True,
    )


def wants(person: Person) -> bool:
    return bool(person.webhook) or letters.wants(person)


def send_due() -> int:
    """Send what is due; says how many notices were looked at."""
    due = Notice.objects.filter(due__lte=timezone.now()).select_related("table", "person").order_by("due")[:AT_ONCE]
    taken = [notice for notice in due if take(notice)]
    for notice in taken:
        if not still_asked(notice) or deliver(notice) or notice.tries + 1 >= TRIES:
            Notice.objects.filter(pk=notice.pk).delete()
    return len(taken)


def take(notice: Notice) -> bool:
    """Only one worker sends a notice; if it dies meanwhile, another one tries again later."""
    later = timezone.now() + timedelta(seconds=AGAIN_AFTER)
    mine = Notice.objects.filter(pk=notice.pk, tries=notice.tries, due=notice.due)
    return mine.update(tries=notice.tries + 1, due=later) == 1


def still_asked(notice: Notice) -> bool:
    table = notice.table
    sits = table.seats.filter(number=notice.seat, person=notice.person).exists()
    return sits and not table.over and notice.seat in table.turn_of


def deliver(notice: Notice) -> bool:
    """By every way that the person has chosen; True if one of them worked."""
    person = notice.person
    text = site_text(person.language if person.language in LANGUAGES else "en")
    about = {
        "game": find_game(notice.table.game).text(text.lang).say("game-title"),
        "link": f"{settings.SITE_URL}/t/{notice.table_id}",
    }
    done = False
    if letters.wants(person):
        done = letters.send_notice(person, **about)
    if person.webhook:
        body = {"event": "your-turn", "text": text.say("notice-text", **about), **about}
        try:
            webhook.post(person.webhook, body)
            done = True
        except (OSError, ValueError, webhook.Refused) as error:
            log.warning("a webhook was not called: %s", type(error).__name__)
    return done
