"""What can be known of Heroes III without its rules: who may sit down and what may be chosen."""

from __future__ import annotations

from pathlib import Path

from ludex.core.lobby import Lobby, OwnValues, SeatChoice
from ludex.core.meta import Meta
from ludex.games.heroes.printed.book import FACTIONS

LOBBY = Lobby(
    sides=FACTIONS,
    least=2,
    most=4,
    clause="H-1.1",
    usual=("werewolves", "mushroomfolk"),
    solo={"seats": ["werewolves", "mushroomfolk", "archons"]},
    options=(SeatChoice(name="first", clause="H-2.3"), OwnValues(name="content")),
)

META = Meta(
    name="heroes",
    folder=Path(__file__).parent,
    rules="ludex.games.heroes.game:GAME",
    lobby=LOBBY,
    books={"heroes": "laws"},
    shelf=2,
)
