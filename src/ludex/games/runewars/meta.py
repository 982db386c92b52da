"""What can be known of Runewars without its rules: who may sit down and what may be chosen."""

from __future__ import annotations

from pathlib import Path

from ludex.core.lobby import Choice, Lobby, OwnValues, Switch
from ludex.core.meta import Meta

LOBBY = Lobby(
    sides=("daqan", "latari", "uthuk", "waiqar"),
    least=2,
    most=4,
    clause="RW-2.1",
    usual=("daqan", "latari", "uthuk", "waiqar"),
    solo={"seats": ["daqan", "uthuk", "latari", "waiqar"]},
    easy={"seats": ["daqan", "uthuk"]},
    options=(
        Choice(name="map", values=("random", "placed"), default="random", clause="RW-2.3", sweep="maps"),
        Choice(name="edition", values=("original", "revised"), default="original", clause="RW-0.1", sweep="editions"),
        Switch(name="developments", clause="RW-19.7"),
        Switch(name="commanders", clause="RW-19.10"),
        Switch(name="free_cities", clause="RW-19.11"),
        Switch(name="road", clause="RW-19.13"),
        Switch(name="exploration", clause="RW-18.1"),
        Switch(name="epic", clause="RW-18.2"),
        OwnValues(name="content"),
    ),
)

META = Meta(
    name="runewars",
    folder=Path(__file__).parent,
    rules="ludex.games.runewars.game:GAME",
    lobby=LOBBY,
    books={"runewars": "laws"},
    shelf=4,
)
