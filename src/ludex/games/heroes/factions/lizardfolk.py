"""H-13 Lizardfolk: souls, treaties, the temple and the Council."""

from __future__ import annotations

from ludex.games.heroes.book import LIZARDFOLK
from ludex.games.heroes.faction import PLAYED, Faction


class Lizardfolk(Faction):
    pass


PLAYED[LIZARDFOLK] = Lizardfolk()
