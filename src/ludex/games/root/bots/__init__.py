"""The Law of Rootbotics: one bot, one file. Importing this package seats them all."""

from ludex.games.root.bots.alliance.rules import AUTOMATED_ALLIANCE
from ludex.games.root.bots.corvids.rules import COGWHEEL_CORVIDS
from ludex.games.root.bots.duchy.rules import DRILLBIT_DUCHY
from ludex.games.root.bots.eyrie.rules import ELECTRIC_EYRIE
from ludex.games.root.bots.lizards.rules import LOGICAL_LIZARDS
from ludex.games.root.bots.marquise.rules import MECHANICAL_MARQUISE
from ludex.games.root.bots.riverfolk.rules import RIVERFOLK_ROBOTS
from ludex.games.root.bots.vagabot.rules import THE_VAGABOT

SEATED = (
    AUTOMATED_ALLIANCE,
    COGWHEEL_CORVIDS,
    DRILLBIT_DUCHY,
    ELECTRIC_EYRIE,
    LOGICAL_LIZARDS,
    MECHANICAL_MARQUISE,
    RIVERFOLK_ROBOTS,
    THE_VAGABOT,
)
