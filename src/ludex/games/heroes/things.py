"""The things of Heroes that are the same for every faction, by kind."""

from __future__ import annotations

from ludex.games.heroes.printed.book import ARTIFACTS, REGIONS, RESOURCES, TERRAINS
from ludex.games.heroes.rules.round import ACTIONS
from ludex.kit.things import Catalogue

CATALOGUE = Catalogue(
    named={"action": ACTIONS, "resource": RESOURCES, "terrain": TERRAINS},
    numbered={"region": range(REGIONS), "artifact": range(len(ARTIFACTS))},
)
