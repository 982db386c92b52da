"""The mats of all sides, by role."""

from __future__ import annotations

from ludex.games.root.bots.alliance import mat as alliance_bot
from ludex.games.root.bots.corvids import mat as corvids_bot
from ludex.games.root.bots.duchy import mat as duchy_bot
from ludex.games.root.bots.eyrie import mat as eyrie_bot
from ludex.games.root.bots.lizards import mat as lizards_bot
from ludex.games.root.bots.marquise import mat as marquise_bot
from ludex.games.root.bots.riverfolk import mat as riverfolk_bot
from ludex.games.root.bots.vagabot import mat as vagabot_bot
from ludex.games.root.printed.pieces import (
    ALLIANCE,
    CORVIDS,
    DUCHY,
    EYRIE,
    FACTIONS,
    LIZARDS,
    MARQUISE,
    RIVERFOLK,
    VAGABOND,
    VAGABOND2,
    VAGABOT,
)
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seen import SeatView
from ludex.games.root.sides.alliance import mat as alliance
from ludex.games.root.sides.eyrie import mat as eyrie
from ludex.games.root.sides.lizards import mat as lizards
from ludex.games.root.sides.marquise import mat as marquise
from ludex.games.root.sides.riverfolk import mat as riverfolk
from ludex.games.root.sides.vagabond import mat as vagabond

PEOPLE: dict[int, Mat] = {
    MARQUISE: marquise.MAT,
    EYRIE: eyrie.MAT,
    ALLIANCE: alliance.MAT,
    VAGABOND: vagabond.MAT,
    VAGABOND2: vagabond.MAT,
    LIZARDS: lizards.MAT,
    RIVERFOLK: riverfolk.MAT,
}
BOTS: dict[int, Mat] = {
    MARQUISE: marquise_bot.MAT,
    EYRIE: eyrie_bot.MAT,
    ALLIANCE: alliance_bot.MAT,
    VAGABOT: vagabot_bot.MAT,
    LIZARDS: lizards_bot.MAT,
    RIVERFOLK: riverfolk_bot.MAT,
    DUCHY: duchy_bot.MAT,
    CORVIDS: corvids_bot.MAT,
}
MATS = PEOPLE | {number + len(FACTIONS): mat for number, mat in BOTS.items()}


def mat_of(seat: SeatView) -> Mat:
    return (BOTS if seat.bot else PEOPLE)[seat.faction]
