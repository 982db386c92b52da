"""The Law of Rootbotics: one bot, one file. Importing this package seats them all."""

from ludex.games.root.bots.eyrie import ELECTRIC_EYRIE
from ludex.games.root.bots.alliance import AUTOMATED_ALLIANCE
from ludex.games.root.bots.lizards import LOGICAL_LIZARDS
from ludex.games.root.bots.duchy import DRILLBIT_DUCHY
from ludex.games.root.bots.corvids import COGWHEEL_CORVIDS
from ludex.games.root.bots.marquise import MECHANICAL_MARQUISE
from ludex.games.root.bots.vagabot import THE_VAGABOT

__all__ = ["ELECTRIC_EYRIE", "MECHANICAL_MARQUISE"]
__all__ = ["AUTOMATED_ALLIANCE", "MECHANICAL_MARQUISE"]
__all__ = ["LOGICAL_LIZARDS", "MECHANICAL_MARQUISE"]
__all__ = ["DRILLBIT_DUCHY", "MECHANICAL_MARQUISE"]
__all__ = ["COGWHEEL_CORVIDS", "MECHANICAL_MARQUISE"]
__all__ = ["MECHANICAL_MARQUISE", "THE_VAGABOT"]
