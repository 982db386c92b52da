"""What power cards do."""

from ludex.games.spirit_island.powers import major_base as major_base
from ludex.games.spirit_island.powers import major_claw as major_claw
from ludex.games.spirit_island.powers import major_claw_more as major_claw_more
from ludex.games.spirit_island.powers import minor_base as minor_base
from ludex.games.spirit_island.powers import minor_claw as minor_claw
