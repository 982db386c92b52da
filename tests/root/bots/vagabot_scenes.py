"""Scenes with the Vagabot: where he stands, what he carries, what lies under ruins."""

from __future__ import annotations

from typing import Any

import pytest

from ludex.core import CHANCE
from ludex.games.root.bots.marquise.rules import MechanicalMarquise
from ludex.games.root.printed.pieces import CORVIDS
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.sides.vagabond.items import BAG, BOOTS, HAMMER, KINDS, SWORD
from tests.root.stage import Play, Stage

BOT = "bot:vagabot"
FOX_QUEST, RABBIT_QUEST, MOUSE_QUEST = 0, 5, 10
FOX, RABBIT, MOUSE, BIRD = "stand_and_deliver", "better_burrow_bank", "codebreakers", "armorers"
"""Orders without an item."""
RUIN_ITEMS = {6: BAG, 10: BOOTS, 11: HAMMER, 12: SWORD}


def scene(*others: str, at: int = 9, items: int = 4, ruins: bool = False, **options: Any) -> Stage:
    """The Vagabot in a clearing of Autumn (or in a forest) with some torches face up, before his own turn. He is a
    Thief, has no quest, and there are no ruins unless asked for. The Eyrie, who are nowhere, come next, and wait to be
    asked about their decree."""
    stage = Stage(BOT, *(others or ("eyrie", "marquise")), active=BOT, **options)
    stage.pawn(BOT, at).character(BOT, options.get("character", "thief")).belongings(BOT, *["torch"] * items)
    for clearing, item in RUIN_ITEMS.items():
        if ruins:
            stage.g.ruin_items[clearing] = [item]
        elif stage.g.ruins[clearing]:
            stage.g.ruins[clearing] = 0
            stage.g.free[clearing] += 1
    return stage


class Somebody(MechanicalMarquise):
    number = CORVIDS
    bot = "corvids"
    letter = "I"


def corvids_play(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot in the place of the Corvids, plain enough for scenes that ask nothing of it but to be there."""
    somebody = Somebody()
    monkeypatch.setitem(PLAYED, somebody.role, somebody)


def quest(stage: Stage, number: int, *deck: int) -> Stage:
    """His quest, and those that come next (the first is drawn first)."""
    stage.g.bot_quest = number
    stage.g.quest_deck = list(reversed(deck))
    return stage


def crafted_items(stage: Stage, faction: str, *items: str) -> Stage:
    """Items in the Items box of a player, taken from the supply."""
    for item in items:
        stage.g.items[stage.seat(faction)][KINDS.index(item)] += 1
        stage.g.item_supply[KINDS.index(item)] -= 1
    return stage


def on_track(stage: Stage, *items: str, condition: int = 0) -> Stage:
    stage.g.battle_track += [4 * KINDS.index(item) + condition for item in items]
    return stage


def count(play: Play, *conditions: int) -> int:
    """His items in these conditions, without those on the Battle track."""
    return sum(len(play.items(BOT, condition)) for condition in conditions)


def walked(play: Play) -> list[int]:
    """The clearings that he came to, in order."""
    return [about["clearing"] for about in play.told("walk") if about["who"] == play.stage.seat(BOT)]


def draws(play: Play, number: int = 0) -> Play:
    """Chance picks something."""
    assert play.decision.who == CHANCE, play.decision
    return play.choose("draw", number)


def roll_all(play: Play, first: int, second: int) -> Play:
    """Every battle of the turn rolls these dice."""
    while play.table.pending and play.asked == ("chance", "roll"):
        play.roll(first, second)
    return play
