"""One faction, one file. Importing this package seats them all."""

from ludex.games.root.factions.eyrie import EYRIE_DYNASTIES
from ludex.games.root.factions.marquise import MARQUISE_DE_CAT
from ludex.games.root.factions.vagabond import THE_SECOND_VAGABOND, THE_VAGABOND

__all__ = ["EYRIE_DYNASTIES", "MARQUISE_DE_CAT", "THE_SECOND_VAGABOND", "THE_VAGABOND"]
