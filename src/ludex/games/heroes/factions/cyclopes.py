"""H-15 Cyclopes: the herd, footprints and trails, energy, the lair."""

from __future__ import annotations

from ludex.games.heroes.book import CYCLOPES
from ludex.games.heroes.faction import PLAYED, Faction


class Cyclopes(Faction):
    pass


PLAYED[CYCLOPES] = Cyclopes()
