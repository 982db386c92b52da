"""The Law of Rootbotics: one bot, one file. Importing this package seats them all."""

from ludex.games.root.bots.corvids import COGWHEEL_CORVIDS
from ludex.games.root.bots.marquise import MECHANICAL_MARQUISE

__all__ = ["COGWHEEL_CORVIDS", "MECHANICAL_MARQUISE"]
