"""Spirit Island with Branch & Claw, by its rulebook and the base game that it presupposes."""

from __future__ import annotations

from ludex.core import Game
from ludex.games.spirit_island import decks, foes, powers, sides
from ludex.games.spirit_island.advice import ADVICE
from ludex.games.spirit_island.chosen import Setup
from ludex.games.spirit_island.foes import second_wave
from ludex.games.spirit_island.lessons import LESSONS
from ludex.games.spirit_island.meta import META
from ludex.games.spirit_island.mixes import mixes
from ludex.games.spirit_island.rules import turn
from ludex.games.spirit_island.rules.end import steady
from ludex.games.spirit_island.rules.growth import spirit_phase
from ludex.games.spirit_island.rules.options import all_verbs
from ludex.games.spirit_island.rules.powers import fast_phase, slow_phase
from ludex.games.spirit_island.rules.refusals import why_not
from ludex.games.spirit_island.setup import check, first_explore, new_state, set_up
from ludex.games.spirit_island.show.by_hand import BY_HAND
from ludex.games.spirit_island.show.clash import PARTS, clash
from ludex.games.spirit_island.show.draw import draw
from ludex.games.spirit_island.show.icons import ICONS, MARKS
from ludex.games.spirit_island.show.names import FACTS, names, noun, seat_mark
from ludex.games.spirit_island.show.preview import preview
from ludex.games.spirit_island.show.reading import CARDS as READ
from ludex.games.spirit_island.show.sheets import sheets
from ludex.games.spirit_island.show.teach import detail, phases, purse, source
from ludex.games.spirit_island.show.unpack import unpack
from ludex.games.spirit_island.show.view import hidden, redeal, view
from ludex.games.spirit_island.state import Island

CARDS = (powers, decks, foes, sides)
"""Rooms whose modules say what single cards, spirits and adversaries do."""
STEPS = {
    "setup": set_up,
    "first": first_explore,
    "spirit": spirit_phase,
    "fast": fast_phase,
    "invaders": turn.invader_phase,
    "blighted": turn.blighted_part,
    "event": turn.event_part,
    "fear": turn.fear_part,
    "ravage": turn.ravage_part,
    "build": turn.build_part,
    "explore": turn.explore_part,
    "advance": turn.advance_part,
    "slow": slow_phase,
    "time": turn.time_passes,
    "second-wave": second_wave.between_the_games,
}

GAME = Game(
    meta=META,
    rules=2,
    setup=Setup,
    check=check,
    new=new_state,
    state=Island,
    steps={name: steady(step) for name, step in STEPS.items()},
    verbs=all_verbs(),
    view=view,
    redeal=redeal,
    hidden=hidden,
    why_not=why_not,
    noun=noun,
    names=names,
    more_facts=FACTS,
    mixes=mixes,
    sheets=sheets,
    scene=draw,
    template="spirit_island/table.html",
    styles=("spirit_island/island.css", "spirit_island/cards.css"),
    icons=ICONS,
    marks=MARKS,
    seat_mark=seat_mark,
    lessons=LESSONS,
    unpack=unpack,
    by_hand=BY_HAND,
    phases=phases,
    detail=detail,
    source=source,
    cards=READ,
    purse=purse,
    battle_parts=PARTS,
    clash=clash,
    preview=preview,
    advice=ADVICE,
)
