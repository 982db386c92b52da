"""H-12 Archons: flows, damage, ruins, repair."""

from __future__ import annotations

from ludex.games.heroes.book import ARCHONS
from ludex.games.heroes.faction import PLAYED, Faction


class Archons(Faction):
    pass


PLAYED[ARCHONS] = Archons()
