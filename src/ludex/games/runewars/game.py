"""Runewars with Banners of War, by its rulebook and the base game that it presupposes."""

from __future__ import annotations

from ludex.core import Game
from ludex.games.runewars import setup, sides
from ludex.games.runewars.advice import ADVICE
from ludex.games.runewars.cards import (
    battle_tactics,
    commanders,
    developments,
    objectives,
    rewards,
    seasons,
    tactics,
    titles,
)
from ludex.games.runewars.chosen import Setup
from ludex.games.runewars.lessons import LESSONS
from ludex.games.runewars.meta import META
from ludex.games.runewars.mixes import mixes
from ludex.games.runewars.printed.own import export, read_own
from ludex.games.runewars.rules import battle, duels, explore, heroes, quest_phase, quests, turn, world, year
from ludex.games.runewars.rules.decks import is_useless
from ludex.games.runewars.rules.options import all_verbs
from ludex.games.runewars.rules.orders import ORDER_STEPS
from ludex.games.runewars.rules.refusals import why_not
from ludex.games.runewars.show.by_hand import BY_HAND
from ludex.games.runewars.show.cards import CARDS as SHOWN_CARDS
from ludex.games.runewars.show.causes import source
from ludex.games.runewars.show.clash import PARTS, clash, forecast
from ludex.games.runewars.show.draw import draw
from ludex.games.runewars.show.ending import sources, standing
from ludex.games.runewars.show.icons import ICONS, MARKS
from ludex.games.runewars.show.names import CATALOGUE, FACTS, names, noun, seat_mark
from ludex.games.runewars.show.sheets import sheets
from ludex.games.runewars.show.small_land import picture_of
from ludex.games.runewars.show.teach import detail, phases, purse, scores
from ludex.games.runewars.show.unpack import unpack
from ludex.games.runewars.show.view import hidden, redeal, view, view_all
from ludex.games.runewars.state import Runewars

CARDS = (battle_tactics, commanders, developments, objectives, rewards, seasons, tactics, titles, sides)
"""Rooms that say what single cards and units do."""
STEPS = {
    **setup.STEPS,
    **world.STEPS,
    "season": year.season,
    "season-text": year.season_text,
    "secondary-spring": year.spring,
    "secondary-summer": year.summer,
    "secondary-fall": year.fall,
    "secondary-winter": year.winter,
    "choose": year.choose,
    "turn": turn.turn,
    "season-over": year.season_over,
    **dict(ORDER_STEPS.values()),
    **battle.STEPS,
    **quest_phase.STEPS,
    **duels.STEPS,
}

GAME = Game(
    meta=META,
    rules=3,
    setup=Setup,
    check=setup.check,
    new=setup.new_state,
    state=Runewars,
    steps=STEPS,
    verbs=all_verbs(
        battle.VERBS,
        *(getattr(room, "VERBS", ()) for room in (*CARDS, quest_phase, duels, quests, explore, heroes)),
    ),
    view=view,
    redeal=redeal,
    hidden=hidden,
    perhaps={"useless": ("tactics", is_useless)},
    why_not=why_not,
    noun=noun,
    names=names,
    more_facts=FACTS,
    mixes=mixes,
    sheets=sheets,
    scene=draw,
    template="runewars/table.html",
    styles=("runewars/map.css", "runewars/boards.css"),
    picture_of=picture_of,
    cards=SHOWN_CARDS,
    icons=ICONS,
    marks=MARKS,
    battle_parts=PARTS,
    clash=clash,
    forecast=forecast,
    phases=phases,
    detail=detail,
    source=source,
    purse=purse,
    scores=scores,
    sources=sources,
    standing=standing,
    view_all=view_all,
    lessons=LESSONS,
    unpack=unpack,
    by_hand=BY_HAND,
    things=lambda g: CATALOGUE.known,
    seat_mark=seat_mark,
    advice=ADVICE,
    export_content=export,
    read_content=read_own,
)
