"""Root, by the Law of Root: one rulebook, ready for the table."""

from pathlib import Path

from ludex.core import Game
from ludex.games.root import bots, factions
from ludex.games.root.board import draw
from ludex.games.root.faction import PLAYED
from ludex.games.root.icons import ICONS
from ludex.games.root.mixes import mixes
from ludex.games.root.names import FACTS, noun
from ludex.games.root.refusals import all_verbs, why_not
from ludex.games.root.rules import turn
from ludex.games.root.setup import Setup, check, deal, describe, new_state, set_up_factions
from ludex.games.root.sheets import find_cards, sheets, standing
from ludex.games.root.state import Root
from ludex.games.root.view import redeal, scores, view, view_all

STEPS = {
    "setup": deal,
    "setup.factions": set_up_factions,
    "birdsong": turn.birdsong,
    "daylight": turn.daylight,
    "evening": turn.evening,
}
SEATED = (*factions.__all__, *bots.__all__)
"""Everyone who can sit at the table."""
for faction in PLAYED.values():
    STEPS |= faction.steps

GAME = Game(
    name="root",
    rules=3,
    folder=Path(__file__).parent,
    setup=Setup,
    check=check,
    new=new_state,
    state=Root,
    steps=STEPS,
    verbs=all_verbs(),
    seats=lambda setup: setup.seats,
    view=view,
    redeal=redeal,
    why_not=why_not,
    noun=noun,
    more_facts=FACTS,
    describe=describe,
    sheets=sheets,
    find_cards=find_cards,
    mixes=mixes,
    more_books={"bots": "bots/laws"},
    scene=draw,
    template="root/table.html",
    styles=("root/board.css", "root/seats.css"),
    icons=ICONS,
    marks={"turn": "turn", "battle": "battle"},
    scores=scores,
    standing=standing,
    view_all=view_all,
)
