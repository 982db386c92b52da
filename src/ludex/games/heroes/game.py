"""Heroes III, by its rulebook: one map, six factions, sixteen rounds."""

from ludex.core import Game
from ludex.games.heroes.advice import ADVICE
from ludex.games.heroes.chosen import Setup
from ludex.games.heroes.lessons import LESSONS
from ludex.games.heroes.meta import META
from ludex.games.heroes.mixes import mixes
from ludex.games.heroes.printed.own import export, read_own
from ludex.games.heroes.rules import round as rounds
from ludex.games.heroes.rules import stage5
from ludex.games.heroes.rules.move import move_action
from ludex.games.heroes.rules.refusals import all_verbs, own_verbs, why_not
from ludex.games.heroes.setup import check, new_state, set_up, starts
from ludex.games.heroes.show.by_hand import BY_HAND
from ludex.games.heroes.show.clash import PARTS, clash, forecast
from ludex.games.heroes.show.draw import draw
from ludex.games.heroes.show.icons import ICONS
from ludex.games.heroes.show.names import FACTS, names, noun, seat_mark
from ludex.games.heroes.show.sheets import sheets
from ludex.games.heroes.show.teach import CHAPTERS, detail, phases
from ludex.games.heroes.show.unpack import unpack
from ludex.games.heroes.show.view import purse, redeal, scores, sources, view, view_all
from ludex.games.heroes.sides.archons import rules as archons
from ludex.games.heroes.sides.cyclopes import rules as cyclopes
from ludex.games.heroes.sides.dark_elves import rules as dark_elves
from ludex.games.heroes.sides.lizardfolk import rules as lizardfolk
from ludex.games.heroes.sides.mushroomfolk import rules as mushroomfolk
from ludex.games.heroes.sides.werewolves import rules as werewolves
from ludex.games.heroes.state import Heroes
from ludex.games.heroes.things import CATALOGUE

SEATED = (mushroomfolk, werewolves, archons, lizardfolk, dark_elves, cyclopes)
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
    meta=META,
    rules=2,
    setup=Setup,
    check=check,
    new=new_state,
    state=Heroes,
    steps=STEPS,
    verbs=all_verbs(),
    view=view,
    redeal=redeal,
    why_not=why_not,
    own_verbs=own_verbs,
    noun=noun,
    names=names,
    more_facts=FACTS,
    sheets=sheets,
    mixes=mixes,
    scene=draw,
    template="heroes/table.html",
    styles=("heroes/map.css", "heroes/sheet.css"),
    icons=ICONS,
    seat_mark=seat_mark,
    marks={"round": "turn", "battle": "battle"},
    battle_parts=PARTS,
    clash=clash,
    forecast=forecast,
    scores=scores,
    purse=purse,
    sources=sources,
    view_all=view_all,
    export_content=export,
    read_content=read_own,
    advice=ADVICE,
    lessons=LESSONS,
    unpack=unpack,
    by_hand=BY_HAND,
    things=lambda g: CATALOGUE.known,
    phases=phases,
    detail=detail,
    overviews=CHAPTERS,
)
