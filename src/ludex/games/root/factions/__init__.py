"""One faction, one file. Importing this package seats them all."""

from ludex.games.root.factions.alliance import WOODLAND_ALLIANCE
from ludex.games.root.factions.eyrie import EYRIE_DYNASTIES
from ludex.games.root.factions.lizards import LIZARD_CULT
from ludex.games.root.factions.marquise import MARQUISE_DE_CAT
from ludex.games.root.factions.riverfolk import RIVERFOLK_COMPANY

__all__ = [
    "EYRIE_DYNASTIES",
    "LIZARD_CULT",
    "MARQUISE_DE_CAT",
    "RIVERFOLK_COMPANY",
    "WOODLAND_ALLIANCE",
]
