"""What can be known of Bluff without its rules: it is read when games are listed."""

from pathlib import Path

from ludex.core.lobby import Lobby, Number
from ludex.core.meta import Meta

META = Meta(
    name="bluff",
    folder=Path(__file__).parent,
    rules="bluff.game:GAME",
    lobby=Lobby(
        sides=("north", "east", "south", "west"),
        least=2,
        most=4,
        clause="1",
        usual=("north", "south"),
        solo={"seats": ["north", "east", "south"]},
        options=(Number(name="rounds", least=3, most=20, default=7, clause="4"),),
    ),
    books={"bluff": "laws"},
)
