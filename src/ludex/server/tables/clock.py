"""The soft clock: how long whoever is asked has been thinking, against the pace that the table was set with. It ends
nothing; once a pace has run out, the others may let a program play on."""

from __future__ import annotations

import time
from collections.abc import Collection

from ludex.server.models import GameTable, Pace

MINUTE, HOUR, DAY = 60, 3600, 86_400
SECONDS = {Pace.LIVE: 15 * MINUTE, Pace.DAY: DAY, Pace.WEEK: 7 * DAY}
"""How long one may think about an answer before others may grow impatient."""
LISTED = {Pace.ANY: 30 * DAY, Pace.LIVE: 6 * HOUR, Pace.DAY: 7 * DAY, Pace.WEEK: 30 * DAY}
"""How long a table that nobody touches looks for players."""


def since(row: GameTable, same: Collection[int]) -> dict[str, int]:
    """Since when each seat has been asked what it is asked now; `same` are those for which nothing has changed."""
    now = int(time.time())
    return {str(seat): row.asked_at.get(str(seat), now) if seat in same else now for seat in row.turn_of}


def runs_out(row: GameTable, seat: int) -> int | None:
    """When the pace of a table runs out for a seat that is asked; None, if it never does."""
    asked = row.asked_at.get(str(seat))
    limit = SECONDS.get(Pace(row.pace))
    return asked + limit if asked is not None and limit is not None and seat in row.turn_of else None


def has_run_out(row: GameTable, seat: int) -> bool:
    until = runs_out(row, seat)
    return until is not None and time.time() >= until
