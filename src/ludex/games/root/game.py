"""Root, by the Law of Root: one rulebook, ready for the table."""

from ludex.core import Game
from ludex.games.root import bots
from ludex.games.root.meta import META
from ludex.games.root.mixes import mixes
from ludex.games.root.rules import turn
from ludex.games.root.rules.refusals import all_verbs, why_not
from ludex.games.root.setup import Setup, check, deal, new_state, set_up_factions
from ludex.games.root.show.draw import draw
from ludex.games.root.show.icons import ICONS
from ludex.games.root.show.names import FACTS, noun
from ludex.games.root.show.sheets import find_cards, sheets, standing
from ludex.games.root.show.view import redeal, scores, view, view_all
from ludex.games.root.sides.alliance.rules import WOODLAND_ALLIANCE
from ludex.games.root.sides.eyrie.rules import EYRIE_DYNASTIES
from ludex.games.root.sides.lizards.rules import LIZARD_CULT
from ludex.games.root.sides.marquise.rules import MARQUISE_DE_CAT
from ludex.games.root.sides.riverfolk.rules import RIVERFOLK_COMPANY
from ludex.games.root.sides.side import PLAYED
from ludex.games.root.sides.vagabond.rules import THE_SECOND_VAGABOND, THE_VAGABOND
from ludex.games.root.state import Root

STEPS = {
    "setup": deal,
    "setup.factions": set_up_factions,
    "birdsong": turn.birdsong,
    "daylight": turn.daylight,
    "evening": turn.evening,
}
SEATED = (
    MARQUISE_DE_CAT,
    EYRIE_DYNASTIES,
    WOODLAND_ALLIANCE,
    THE_VAGABOND,
    THE_SECOND_VAGABOND,
    LIZARD_CULT,
    RIVERFOLK_COMPANY,
    *bots.SEATED,
)
"""Everyone who can sit at the table."""
for faction in PLAYED.values():
    STEPS |= faction.steps

GAME = Game(
    meta=META,
    rules=3,
    setup=Setup,
    check=check,
    new=new_state,
    state=Root,
    steps=STEPS,
    verbs=all_verbs(),
    view=view,
    redeal=redeal,
    why_not=why_not,
    noun=noun,
    more_facts=FACTS,
    sheets=sheets,
    find_cards=find_cards,
    mixes=mixes,
    scene=draw,
    template="root/table.html",
    styles=("root/board.css", "root/seats.css"),
    icons=ICONS,
    marks={"turn": "turn", "battle": "battle"},
    scores=scores,
    standing=standing,
    view_all=view_all,
)
