"""RW-9: battles: their steps and answers. Sides and cards say what they do in battles when they are imported."""

from __future__ import annotations

from ludex.core import Verb, verb
from ludex.games.runewars.cards import battle_tactics, commanders
from ludex.games.runewars.rules.battle.end import finish
from ludex.games.runewars.rules.battle.rounds import fight_round
from ludex.games.runewars.rules.battle.start import begin
from ludex.games.runewars.rules.battle.tally import tally
from ludex.games.runewars.sides import daqan, latari, neutrals, uthuk, waiqar

ROOMS = (battle_tactics, commanders, daqan, latari, uthuk, waiqar, neutrals)
"""Who says what single units and cards do in battles."""
STEPS = {
    "battle": begin,
    "battle-round": fight_round,
    "battle-tally": tally,
    "battle-end": finish,
}

VERBS: tuple[Verb, ...] = (
    # own units
    verb("hurt", figure="figure"),
    verb("lie_down", figure="figure"),
    verb("rise", figure="figure"),
    verb("bleed", figure="figure"),
    verb("mend", figure="figure"),
    verb("sacrifice", figure="figure"),
    verb("leave", figure="figure"),
    verb("shield", hero="hero"),
    # units of the enemy
    verb("hit", figure="figure"),
    verb("slay", figure="figure"),
    verb("topple", figure="figure"),
    verb("banish", figure="figure"),
    verb("terrify", figure="figure"),
    verb("deal"),
    verb("coven"),
    verb("burn_triangles"),
    verb("burn_rectangle"),
    verb("raise_dead", count="count"),
    verb("hunger", count="count"),
    verb("use_token"),
    # heroes
    verb("support", hero="hero", kind="unit"),
    verb("use_commander", commander="commander"),
    verb("unveil", hero="hero"),
    # cards
    verb("hold_back"),
    verb("announce", tactics="tactics"),
    verb("drop", result="result"),
    verb("redraw", result="result"),
    verb("volley", result="result"),
    verb("enchant", result="result"),
)
