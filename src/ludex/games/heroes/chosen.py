"""What a table has chosen before it sets up."""

from __future__ import annotations

from typing import Any

import msgspec

from ludex.games.heroes.meta import LOBBY


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where, clockwise."""

    seats: list[str] = msgspec.field(default_factory=lambda: list(LOBBY.usual))
    first: int | None = None
    """The first player of round 1; None lets chance decide (H-2.3)."""
    content: dict[str, Any] = {}
    """Corrections of printed values: tables as in the content files, by file name."""
