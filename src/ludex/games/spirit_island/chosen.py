"""What a table has chosen before it sets up."""

from __future__ import annotations

import msgspec

from ludex.games.spirit_island.meta import NONE


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: list[str] = msgspec.field(
        default_factory=lambda: ["river-surges-in-sunlight", "vital-strength-of-the-earth"]
    )
    board: str = "balanced"
    expansion: bool = True
    adversary: str = NONE
    level: int = 1
    scenario: str = NONE
    progression: bool = False
    realistic: bool = False
    consent: bool = False
    law: str = "seed"
