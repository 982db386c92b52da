"""Works outside of requests: agents think here, and notices are sent from here.

Every server process has one worker. What is to be done stands in the database, so a restart forgets nothing; a claim
on the table keeps two workers from thinking about the same decision, and the version keeps them from answering it
twice."""

from __future__ import annotations

import hmac
import logging
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

from django.conf import settings
from django.db import close_old_connections, connection
from django.db.models import Exists, OuterRef, Q
from django.utils import timezone

from ludex.agents import SLOW, make_agent, usual_agent
from ludex.core import Option, Table, key_of
from ludex.core.chance import QuickChance
from ludex.server.live import analyst, hub, letters, minds
from ludex.server.models import GameTable, Seat, SeatKind
from ludex.server.tables import notices, store, tidy, versions

LOOK = 2.0
"""Seconds after which a worker looks for work even if nobody has called it."""
CLAIM = 30.0
"""Seconds after which a claim is void: the worker that made it has died."""
HOUSEKEEPING = 600.0
"""Seconds between two looks whether the day is over."""
SLACK = timedelta(seconds=30)
"""A claim that lasts longer than any can was made by a clock that was ahead: nobody thinks."""
REST = 30.0
"""Seconds before a table whose agent has failed is tried again."""
BREATH = 0.02
"""Seconds between two old tables: pages come first."""
SOMEBODY = Exists(Seat.objects.filter(table=OuterRef("pk"), person__isnull=False))
"""A person sits there: they come before tables that play by themselves."""
log = logging.getLogger(__name__)


def forget_claims() -> None:
    """When a server starts: nobody thinks yet."""
    GameTable.objects.filter(claimed__isnull=False).update(claimed=None)


def claim(row: GameTable) -> bool:
    """Take a table at this version, unless another worker has."""
    now = timezone.now()
    until = now + timedelta(seconds=CLAIM)
    void = Q(claimed=None) | Q(claimed__lt=now) | Q(claimed__gt=until + SLACK)
    return GameTable.objects.filter(void, id=row.id, version=row.version).update(claimed=until) == 1


def think(table: Table, seat: int, agent: str, seed: int) -> Option:
    """What an agent answers. It gets a copy without the key of the dice: what will be rolled, it cannot foresee. One
    that takes its time thinks in another process; if nothing comes of that, the usual one answers."""
    table.chance = QuickChance(seed)
    if agent in SLOW:
        found = minds.choose(table, seat, agent, seed)
        if found is not None:
            return found
        agent = usual_agent(table.game)
    return make_agent(agent, seed, table.game).choose(table, seat)


def asked_of(row: GameTable) -> tuple[int, str] | None:
    """The seat of an agent that is asked at a table, and who it is."""
    agents = {seat.number: seat.agent for seat in row.seats.all() if seat.kind == SeatKind.AGENT}
    return next(((number, agents[number]) for number in row.turn_of if number in agents), None)


def act(row: GameTable) -> bool:
    """Let one agent of this table answer, if one is asked and nobody else thinks about it."""
    found = asked_of(row)
    if found is None or not claim(row):
        return False
    asked, agent = found
    with store.open_table(row.id) as (now, table):
        if now.version != row.version or now.stopped is not None or asked not in table.pending:
            return False
        copy = table.fork()
    digest = hmac.digest(bytes(row.key), f"agent:{asked}:{row.version}".encode(), "sha256")
    option = think(copy, asked, agent, int.from_bytes(digest[:7], "big"))
    try:
        store.answer(row.id, asked, key_of(option), versions.of_seats(now, [asked]), None)
    except store.Stale:
        return False
    return True


class Thinker(threading.Thread):
    """Answers for agents, one decision after another, the table that has waited longest first. Those that take their
    time are waited for aside: nobody else waits for them."""

    def __init__(self) -> None:
        super().__init__(name="ludex-thinker", daemon=True)
        self.resting: dict[str, float] = {}
        self.aside = ThreadPoolExecutor(settings.MINDS + 1, "ludex-aside")
        self.waited_for: set[str] = set()
        """Tables at which somebody takes their time."""

    def run(self) -> None:
        while not hub.STOPPING.is_set():
            hub.WORK.clear()
            try:
                acted = self.turn()
            except Exception:
                log.exception("the worker stumbled")
                acted = False
                hub.STOPPING.wait(1.0)
            finally:
                close_old_connections()
            if not acted:
                hub.WORK.wait(LOOK)
        self.aside.shutdown(wait=False, cancel_futures=True)
        connection.close()

    def turn(self) -> bool:
        """One decision for every table that waits for an agent, and for one at which nobody waits with it; True if
        there was one."""
        now = time.monotonic()
        self.resting = {table_id: until for table_id, until in self.resting.items() if until > now}
        due = GameTable.objects.filter(agent_due=True).exclude(id__in=list(self.resting)).order_by("touched")
        acted = [self.begin(row) for row in due.filter(SOMEBODY)[:50] if not hub.STOPPING.is_set()]
        idle = due.exclude(SOMEBODY)[:5]
        acted.append(any(self.begin(row) for row in idle if not hub.STOPPING.is_set()))
        return any(acted)

    def begin(self, row: GameTable) -> bool:
        """Answer at once, or let somebody take their time."""
        if row.id in self.waited_for:
            return False
        asked = asked_of(row)
        if asked is None or asked[1] not in SLOW:
            return self.careful(row)
        self.waited_for.add(row.id)
        self.aside.submit(self.take_time, row)
        return True

    def take_time(self, row: GameTable) -> None:
        try:
            self.careful(row)
        finally:
            close_old_connections()
            self.waited_for.discard(row.id)
            hub.WORK.set()

    def careful(self, row: GameTable) -> bool:
        """An agent that fails stops its own table for a while, and no other."""
        try:
            return act(row)
        except store.Stopped:
            return False
        except Exception:
            log.exception("an agent failed at table %s", row.id)
            self.resting[row.id] = time.monotonic() + REST
            return False


class Upgrader(threading.Thread):
    """After an upgrade the new rules look at every table in play: lists and agents need not wait for a visitor."""

    def __init__(self) -> None:
        super().__init__(name="ludex-upgrader", daemon=True)

    def run(self) -> None:
        try:
            for table_id in list(store.outdated()):
                if hub.STOPPING.wait(BREATH):
                    return
                self.careful(table_id)
        except Exception:
            log.exception("old tables could not be looked at")
        finally:
            connection.close()

    def careful(self, table_id: str) -> None:
        try:
            store.look_anew(table_id)
        except Exception:
            log.exception("table %s could not be looked at", table_id)


class Postman(threading.Thread):
    """Sends notices; a slow e-mail server keeps no agent waiting."""

    def __init__(self) -> None:
        super().__init__(name="ludex-postman", daemon=True)

    def run(self) -> None:
        while not hub.STOPPING.wait(LOOK):
            try:
                close_old_connections()
                letters.send_questions()
                notices.send_due()
            except Exception:
                log.exception("notices could not be sent")
                hub.STOPPING.wait(30.0)
            finally:
                connection.close()


class Housekeeper(threading.Thread):
    """Clears away what nobody comes back to, once a day."""

    def __init__(self) -> None:
        super().__init__(name="ludex-housekeeper", daemon=True)

    def run(self) -> None:
        while not hub.STOPPING.wait(HOUSEKEEPING):
            try:
                close_old_connections()
                tidy.once_a_day()
            except Exception:
                log.exception("nothing could be cleared away")
            finally:
                connection.close()


def start() -> list[threading.Thread]:
    """All that a server process does besides answering requests."""
    threads: list[threading.Thread] = [hub.Watcher(), Thinker(), analyst.Analyst(), Postman(), Upgrader()]
    if settings.TIDY:
        threads.append(Housekeeper())
    for thread in threads:
        thread.start()
    return threads
