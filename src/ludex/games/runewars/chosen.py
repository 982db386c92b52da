"""What a table has chosen before it sets up."""

from __future__ import annotations

from typing import Any

import msgspec

from ludex.games.runewars.meta import LOBBY


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: list[str] = msgspec.field(default_factory=lambda: list(LOBBY.usual))
    map: str = "random"
    edition: str = "original"
    developments: bool = False
    commanders: bool = False
    free_cities: bool = False
    road: bool = False
    exploration: bool = False
    epic: bool = False
    content: dict[str, Any] = {}
    """Corrections of printed values: tables as in the content files, by file name."""
