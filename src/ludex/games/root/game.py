"""Root, by the Law of Root: one rulebook, ready for the table."""

from ludex.core import Game
from ludex.games.root import bots
from ludex.games.root.advice import ADVICE
from ludex.games.root.chosen import Setup
from ludex.games.root.lessons import LESSONS
from ludex.games.root.meta import META
from ludex.games.root.mixes import mixes
from ludex.games.root.moments import own_verbs
from ludex.games.root.rules import turn
from ludex.games.root.rules.refusals import all_verbs, things_here, why_not
from ludex.games.root.setup import check, deal, new_state, set_up_factions
from ludex.games.root.show.by_hand import BY_HAND
from ludex.games.root.show.clash import PARTS, clash, forecast
from ludex.games.root.show.draw import draw
from ludex.games.root.show.draw_cards import draw_card
from ludex.games.root.show.icons import ICONS
from ludex.games.root.show.names import FACTS, names, noun, seat_mark
from ludex.games.root.show.seat_parts import draw_quest
from ludex.games.root.show.sheets import find_cards, sheets, standing
from ludex.games.root.show.small_map import picture_of
from ludex.games.root.show.sources import sources
from ludex.games.root.show.teach import OVERVIEWS, detail, phases
from ludex.games.root.show.unpack import unpack
from ludex.games.root.show.view import hidden, purse, redeal, scores, view, view_all
from ludex.games.root.sides.alliance.rules import WOODLAND_ALLIANCE
from ludex.games.root.sides.eyrie.rules import EYRIE_DYNASTIES
from ludex.games.root.sides.lizards.rules import LIZARD_CULT
from ludex.games.root.sides.marquise.rules import MARQUISE_DE_CAT
from ludex.games.root.sides.riverfolk.rules import RIVERFOLK_COMPANY
from ludex.games.root.sides.seated import PLAYED
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
for side in PLAYED.values():
    STEPS |= side.steps

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
    hidden=hidden,
    sweeps={"lose-base": "card"},
    why_not=why_not,
    own_verbs=own_verbs,
    noun=noun,
    names=names,
    more_facts=FACTS,
    sheets=sheets,
    find_cards=find_cards,
    mixes=mixes,
    scene=draw,
    template="root/table.html",
    styles=("kit/parts.css", "root/board.css", "root/seats.css"),
    icons=ICONS,
    seat_mark=seat_mark,
    marks={"turn": "turn", "battle": "battle"},
    battle_parts=PARTS,
    clash=clash,
    forecast=forecast,
    scores=scores,
    picture_of=picture_of,
    cards={"card": draw_card, "quest": draw_quest},
    purse=purse,
    sources=sources,
    standing=standing,
    view_all=view_all,
    lessons=LESSONS,
    unpack=unpack,
    by_hand=BY_HAND,
    things=things_here,
    phases=phases,
    detail=detail,
    overviews=OVERVIEWS,
    advice=ADVICE,
)
