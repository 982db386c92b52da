"""Adversaries and scenarios: how each of them changes the rules."""

from ludex.games.spirit_island.foes import blitz as blitz
from ludex.games.spirit_island.foes import destroying_flame as destroying_flame
from ludex.games.spirit_island.foes import england as england
from ludex.games.spirit_island.foes import france as france
from ludex.games.spirit_island.foes import insurrection as insurrection
from ludex.games.spirit_island.foes import isles_heart as isles_heart
from ludex.games.spirit_island.foes import long_forgotten as long_forgotten
from ludex.games.spirit_island.foes import prussia as prussia
from ludex.games.spirit_island.foes import rituals_of_terror as rituals_of_terror
from ludex.games.spirit_island.foes import second_wave as second_wave
from ludex.games.spirit_island.foes import sweden as sweden
from ludex.games.spirit_island.foes import ward_the_shores as ward_the_shores
