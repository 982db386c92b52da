"""What every bot brings to the table: a `Side` with the answers of the general law filled in."""

from __future__ import annotations

from ludex.core import Rule, law
from ludex.games.root.bots.actions import lose_pieces
from ludex.games.root.printed.bot_boards import BotEntry
from ludex.games.root.printed.pieces import FACTIONS
from ludex.games.root.sides.side import Side, Step
from ludex.games.root.state import Root

PHASES = ("birdsong", "daylight", "evening")


@law("bots:1.3", "bots:2.6", "bots:2.8.1")
class Bot(Side):
    """What the general law says of every bot. Nobody asks it anything, so nobody can wonder why it may not. It has no
    hand, so it never crafts a card with a lasting effect nor activates a dominance card."""

    board: BotEntry
    """What its board prints; letter, warriors and traits are the same for all."""
    phases: tuple[Step, Step, Step]
    """Its Birdsong, Daylight and Evening."""

    def __init__(self) -> None:
        self.letter, self.warriors, self.traits = self.board.letter, self.board.warriors, tuple(self.board.traits)
        self.birdsong, self.daylight, self.evening = (f"bot.{self.bot}.{phase}" for phase in PHASES)
        self.steps = dict(zip((self.birdsong, self.daylight, self.evening), self.phases, strict=True))

    @property
    def role(self) -> int:
        """Above those that people play."""
        return self.number + len(FACTIONS)

    def lose_pieces(self, g: Root, me: int, clearing: int, hits: int) -> Rule[list[int]]:
        return lose_pieces(g, me, clearing, hits)
