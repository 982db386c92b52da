"""What a table has chosen before it sets up."""

from __future__ import annotations

import msgspec

from ludex.games.root.meta import LOBBY, RANDOM


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where, clockwise, and on which map."""

    seats: list[str] = msgspec.field(default_factory=lambda: list(LOBBY.usual))
    map: str = "autumn"
    first: int | None = None
    """The seat that begins; None lets chance decide (5.1.1)."""
    law: str = "seed"
    """The rulebook's wording, or that of later printings where they differ."""
    difficulty: str | dict[str, str] = "normal"
    """One for all bots, or by bot; normal for those that are not named."""
    traits: str | dict[str, list[str]] = "none"
    """"all" or "none" for all bots, or by bot."""
    services: str = "standard"
    """What bots buy from the Riverfolk: by the standard cards, or by their special ones too (bots 9.7)."""
    cooperative: bool = False
    """People win or lose together against the bots (bots 3.5)."""
    character: str = RANDOM
    """Who the Vagabot is."""
