"""Whether this server can do its work: not only read, but write down a move."""

from __future__ import annotations

import logging
import shutil
import threading
import time

from django.conf import settings
from django.db import DatabaseError, connection
from django.http import HttpRequest, HttpResponse
from django.utils import timezone

from ludex.server.models import Tally
from ludex.server.site import tally

PAUSE = 2.0
"""Seconds for which an answer holds: whoever asks again and again does not make the server write again and again."""
ROOM = 10_000_000
"""Bytes that must be left on the disk of the embedded database."""
log = logging.getLogger(__name__)


class Pulse:
    def __init__(self) -> None:
        self.guard = threading.Lock()
        self.at = -PAUSE
        self.well = False

    def check(self) -> bool:
        with self.guard:
            if time.monotonic() - self.at >= PAUSE:
                self.well = can_write()
                self.at = time.monotonic()
            return self.well


PULSE = Pulse()


def can_write() -> bool:
    try:
        Tally.objects.update_or_create(name=tally.name_of("pulse"), defaults={"at": timezone.now()})
        return connection.vendor != "sqlite" or shutil.disk_usage(settings.DATA).free >= ROOM
    except (DatabaseError, OSError) as error:
        log.error("not healthy: %s", type(error).__name__)
        return False


def health(request: HttpRequest) -> HttpResponse:
    """For whoever watches over the server: ok, as long as a move could be written down."""
    well = PULSE.check()
    return HttpResponse("ok" if well else "no", content_type="text/plain", status=200 if well else 503)
