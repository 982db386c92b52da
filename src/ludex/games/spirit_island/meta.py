"""What can be known of Spirit Island without its rules: who may sit down and what may be chosen."""

from __future__ import annotations

from pathlib import Path

from ludex.core.lobby import Choice, Lobby, Number, Switch
from ludex.core.meta import Meta
from ludex.games.spirit_island.printed.cards import ADVERSARIES, SCENARIOS
from ludex.games.spirit_island.printed.powers import SPIRITS

NONE = "none"

LOBBY = Lobby(
    sides=SPIRITS,
    least=1,
    most=4,
    clause="SI-1.1",
    secrets=False,
    together=True,
    usual=("river-surges-in-sunlight", "vital-strength-of-the-earth"),
    solo={"seats": ["river-surges-in-sunlight"]},
    easy={"seats": ["vital-strength-of-the-earth"], "expansion": False, "progression": True},
    options=(
        Choice(name="board", values=("balanced", "thematic"), default="balanced", clause="SI-2.1", sweep="boards"),
        Switch(name="expansion", default=True, clause="SI-3.9"),
        Choice(name="adversary", values=(NONE, *ADVERSARIES), default=NONE, clause="SI-14.1", sweep="adversaries"),
        Number(name="level", least=0, most=6, default=1, clause="SI-14.1"),
        Choice(name="scenario", values=(NONE, *SCENARIOS), default=NONE, clause="SI-14.2", sweep="scenarios"),
        Switch(name="progression", clause="SI-6.4"),
        Switch(name="realistic", clause="SI-14.4"),
        Switch(name="consent", clause="SI-4.6"),
        Choice(name="law", values=("seed", "current"), default="seed"),
    ),
)

META = Meta(
    name="spirit_island",
    folder=Path(__file__).parent,
    rules="ludex.games.spirit_island.game:GAME",
    lobby=LOBBY,
    books={"spirit_island": "laws"},
    shelf=3,
)
