"""H-14 Dark elves: entwining, cocoons and arachnids."""

from __future__ import annotations

from ludex.games.heroes.book import DARK_ELVES
from ludex.games.heroes.faction import PLAYED, Faction


class DarkElves(Faction):
    pass


PLAYED[DARK_ELVES] = DarkElves()
