"""Heroes III, by its rulebook: one map, six factions, sixteen rounds."""

from pathlib import Path

from ludex.core import Game
from ludex.games.heroes import factions
from ludex.games.heroes.advice import ADVICE
from ludex.games.heroes.board import draw
from ludex.games.heroes.icons import ICONS
from ludex.games.heroes.mixes import mixes
from ludex.games.heroes.names import FACTS, noun
from ludex.games.heroes.own import export, read_own
from ludex.games.heroes.refusals import all_verbs, why_not
from ludex.games.heroes.rules import round as rounds
from ludex.games.heroes.rules import stage5
from ludex.games.heroes.rules.move import move_action
from ludex.games.heroes.setup import Setup, check, describe, new_state, set_up, starts
from ludex.games.heroes.sheets import sheets
from ludex.games.heroes.state import Heroes
from ludex.games.heroes.view import redeal, scores, view, view_all

SEATED = factions.__all__
"""Everyone who can sit at the table."""
STEPS = {
    "setup": set_up,
    "starts": starts,
    "round": rounds.round_start,
    "announced": rounds.announced,
    "action": rounds.action,
    "move": move_action,
    "meetings": stage5.meetings,
    "fights": stage5.fights,
    "artifacts": stage5.artifacts,
    "built": rounds.built,
    "round.end": rounds.round_end,
}

GAME = Game(
    name="heroes",
    rules=2,
    folder=Path(__file__).parent,
    setup=Setup,
    check=check,
    new=new_state,
    state=Heroes,
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
    mixes=mixes,
    scene=draw,
    template="heroes/table.html",
    styles=("heroes/map.css", "heroes/sheet.css"),
    icons=ICONS,
    marks={"round": "turn", "battle": "battle"},
    scores=scores,
    view_all=view_all,
    export_content=export,
    read_content=read_own,
    advice=ADVICE,
)
