"""RW-15.6: Tactics cards that are played outside of battles, in one's turn or in the Quest Phase."""

from __future__ import annotations

from ludex.core import Verb
from ludex.games.runewars.cards import tactics_heroes, tactics_realm

VERBS: tuple[Verb, ...] = (*tactics_realm.VERBS, *tactics_heroes.VERBS)
