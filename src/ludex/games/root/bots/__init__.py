"""The Law of Rootbotics: one bot, one file. Importing this package seats them all."""

from ludex.games.root.bots.alliance import AUTOMATED_ALLIANCE
from ludex.games.root.bots.corvids import COGWHEEL_CORVIDS
from ludex.games.root.bots.duchy import DRILLBIT_DUCHY
from ludex.games.root.bots.eyrie import ELECTRIC_EYRIE
from ludex.games.root.bots.lizards import LOGICAL_LIZARDS
from ludex.games.root.bots.marquise import MECHANICAL_MARQUISE
from ludex.games.root.bots.riverfolk import RIVERFOLK_ROBOTS
from ludex.games.root.bots.vagabot import THE_VAGABOT

__all__ = [
    "AUTOMATED_ALLIANCE",
    "COGWHEEL_CORVIDS",
    "DRILLBIT_DUCHY",
    "ELECTRIC_EYRIE",
    "LOGICAL_LIZARDS",
    "MECHANICAL_MARQUISE",
    "RIVERFOLK_ROBOTS",
    "THE_VAGABOT",
]
