"""What the spirits do: special rules, innate powers, unique cards."""

from ludex.games.spirit_island.sides import bringer as bringer
from ludex.games.spirit_island.sides import earth as earth
from ludex.games.spirit_island.sides import fangs as fangs
from ludex.games.spirit_island.sides import green as green
from ludex.games.spirit_island.sides import keeper as keeper
from ludex.games.spirit_island.sides import lightning as lightning
from ludex.games.spirit_island.sides import ocean as ocean
from ludex.games.spirit_island.sides import river as river
from ludex.games.spirit_island.sides import shadows as shadows
from ludex.games.spirit_island.sides import thunderspeaker as thunderspeaker
