"""Works out the analyses that people have asked for, one after another. What is asked for stands in the database: a
restart forgets nothing."""

from __future__ import annotations

import logging
import threading
from datetime import timedelta

from django.db import close_old_connections, connection
from django.db.models import Q
from django.utils import timezone

from ludex.server.live import hub
from ludex.server.models import Analysis
from ludex.server.tables import looking_back

LOOK = 15.0
"""Seconds after which it looks for something to do even if nobody has called it."""
CLAIM = 300.0
"""Seconds after which a claim is void, unless something was done meanwhile: whoever made it has died."""
log = logging.getLogger(__name__)


class Stopping(Exception):
    """The server stops: another one goes on."""


class Analyst(threading.Thread):
    def __init__(self) -> None:
        super().__init__(name="ludex-analyst", daemon=True)

    def run(self) -> None:
        while not hub.STOPPING.is_set():
            hub.ANALYSE.clear()
            try:
                while not hub.STOPPING.is_set() and self.turn():
                    pass
            except Exception:
                log.exception("the analyst stumbled")
            finally:
                close_old_connections()
            hub.ANALYSE.wait(LOOK)
        connection.close()

    def turn(self) -> bool:
        """One analysis; False if none is asked for."""
        now = timezone.now()
        due = Analysis.objects.filter(Q(claimed=None) | Q(claimed__lt=now), found__isnull=True, failed=False)
        made = due.select_related("table").order_by("at").first()
        if made is None:
            return False
        if not self.claim(made):
            return True
        try:
            found = looking_back.work_out(made.table, lambda done: self.tell(made, done))
        except Stopping:
            Analysis.objects.filter(pk=made.pk).update(claimed=None)
            return False
        except Exception:
            log.exception("the analysis of table %s failed", made.pk)
            Analysis.objects.filter(pk=made.pk).update(failed=True, claimed=None)
            return True
        Analysis.objects.filter(pk=made.pk).update(found=looking_back.stored(found), claimed=None)
        return True

    def claim(self, made: Analysis) -> bool:
        """Take it, unless another worker has."""
        same = Analysis.objects.filter(pk=made.pk, claimed=made.claimed, found__isnull=True)
        return same.update(claimed=timezone.now() + timedelta(seconds=CLAIM)) == 1

    def tell(self, made: Analysis, done: int) -> None:
        if hub.STOPPING.is_set():
            raise Stopping
        until = timezone.now() + timedelta(seconds=CLAIM)
        Analysis.objects.filter(pk=made.pk).update(done=done, claimed=until)
