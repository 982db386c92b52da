"""One faction, one file. Importing this package seats them all."""

from ludex.games.root.factions.eyrie import EYRIE_DYNASTIES
from ludex.games.root.factions.marquise import MARQUISE_DE_CAT
from ludex.games.root.factions.riverfolk import RIVERFOLK_COMPANY

__all__ = ["EYRIE_DYNASTIES", "MARQUISE_DE_CAT", "RIVERFOLK_COMPANY"]
