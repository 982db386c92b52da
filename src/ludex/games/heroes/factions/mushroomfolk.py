"""H-10 Mushroomfolk: buildings that are units, spores, mycelium."""

from __future__ import annotations

from ludex.games.heroes.book import MUSHROOMFOLK
from ludex.games.heroes.faction import PLAYED, Faction


class Mushroomfolk(Faction):
    pass


PLAYED[MUSHROOMFOLK] = Mushroomfolk()
