"""One faction, one file. Importing this package seats them all."""

from ludex.games.root.factions.alliance import WOODLAND_ALLIANCE
from ludex.games.root.factions.eyrie import EYRIE_DYNASTIES
from ludex.games.root.factions.lizards import LIZARD_CULT
from ludex.games.root.factions.marquise import MARQUISE_DE_CAT
from ludex.games.root.factions.riverfolk import RIVERFOLK_COMPANY
from ludex.games.root.factions.vagabond import THE_SECOND_VAGABOND, THE_VAGABOND

__all__ = [
    "EYRIE_DYNASTIES",
    "LIZARD_CULT",
    "MARQUISE_DE_CAT",
    "RIVERFOLK_COMPANY",
    "THE_SECOND_VAGABOND",
    "THE_VAGABOND",
    "WOODLAND_ALLIANCE",
]
