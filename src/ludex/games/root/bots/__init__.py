"""The Law of Rootbotics: one bot, one file. Importing this package seats them all."""

from ludex.games.root.bots.marquise import MECHANICAL_MARQUISE
from ludex.games.root.bots.riverfolk import RIVERFOLK_ROBOTS

__all__ = ["MECHANICAL_MARQUISE", "RIVERFOLK_ROBOTS"]
