"""The Law of Rootbotics: one bot, one file. Importing this package seats them all."""

from ludex.games.root.bots.duchy import DRILLBIT_DUCHY
from ludex.games.root.bots.marquise import MECHANICAL_MARQUISE

__all__ = ["DRILLBIT_DUCHY", "MECHANICAL_MARQUISE"]
