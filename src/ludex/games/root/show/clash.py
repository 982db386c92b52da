"""A battle as a scene, read from its lines in the journal, and what may come of one, from what a seat can see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludex.core import Line, Option
from ludex.core.beats import Clash, Force
from ludex.core.view import View
from ludex.games.root.bots.corvids.mat import CorvidsBoard
from ludex.games.root.bots.mat import BotBoard
from ludex.games.root.bots.vagabot.items import BOARD as VAGABOT
from ludex.games.root.bots.vagabot.mat import VagabotBoard
from ludex.games.root.printed.pieces import SYMPATHY
from ludex.games.root.rules.battle import AMBUSH_HITS
from ludex.games.root.show.seen import RootView
from ludex.games.root.sides.eyrie.mat import EyrieBoard
from ludex.games.root.sides.eyrie.rules import COMMANDER
from ludex.games.root.sides.riverfolk.mat import RiverfolkBoard
from ludex.games.root.sides.vagabond.items import CONDITIONS, EXHAUSTED, SWORD
from ludex.games.root.sides.vagabond.mat import VagabondBoard

BEST = 3
"""The highest number of a die."""
ATTACKS = ("battle", "decree_battle", "crusade_battle")
"""Options that end with a clearing and a defender."""
BEFORE_LOSSES = frozenset(
    [
        "ambush",
        "bot-ambush",
        "column-extra-hit",
        "column-tied-hit",
        "defenceless",
        "embedded-agents",
        "first-hits",
        "foil",
        "no-bird-ambush",
        "shield",
        "shield-and-sword",
        "sword",
        "use",
    ]
)
"""What adds to a battle or takes from it."""
PARTS = BEFORE_LOSSES | {"call-arbiter", "with-ally"}
"""What belongs to a battle besides dice, losses and points."""
LOSSES = frozenset({"lose-warriors", "lose-piece", "damage"})


def clash(lines: Sequence[Line]) -> Clash | None:
    """The battle of these lines, once it has begun."""
    begun = next((line for line in lines if line.message == "battle"), None)
    if begun is None:
        return None
    rolled = next((line for line in lines if line.message == "roll"), None)
    attacker, defender = begun.about["attacker"], begun.about["defender"]
    hits = (rolled.about["hits"], rolled.about["taken"]) if rolled is not None else (None, None)
    added = tuple(line for line in lines if line.message in BEFORE_LOSSES)
    return Clash(
        sides=(Force("seat", attacker, hits[0]), Force("seat", defender, hits[1])),
        unit="hits",
        place=f"clearing:{begun.about['clearing']}",
        dice=(rolled.about["first"], rolled.about["second"]) if rolled is not None else (),
        rules=(*(capped(rolled) if rolled is not None else ()), *added),
        losses=tuple(line for line in lines if line.message in LOSSES),
    )


def capped(rolled: Line) -> list[Line]:
    """Who rolled more than they could deal, and who got the higher number by defending."""
    about = rolled.about
    sides = ((about["attacker"], about["hits"]), (about["defender"], about["taken"]))
    found = []
    if about["rolled"][1] > about["rolled"][0]:
        found.append(Line(rolled.at, "defends-higher", {"who": about["defender"]}, "4.3.2"))
    for (seat, hits), number in zip(sides, about["rolled"], strict=True):
        if hits < number:
            found.append(Line(rolled.at, "hits-capped", {"who": seat, "hits": hits}, "4.3.2.I"))
    return found


def forecast(seen: View, option: Option) -> dict[str, Any] | None:
    """Fewest and most hits that an attack deals and takes, before cards of either side; an ambush may come on top."""
    if option[0] not in ATTACKS or seen.seat is None:
        return None
    board, me = seen.board, seen.seat
    clearing, defender = option[-2:]
    commander, answered = attack_extra(board, me), defence_extra(board, defender, clearing)
    mine, theirs = most_rolled(board, me, clearing, defender), most_rolled(board, defender, clearing, me)
    defenceless = int(not theirs)
    deals, takes = commander + defenceless, answered
    other = board.seats[defender]
    return {
        "deal": deals,
        "deal_most": deals + mine,
        "take": takes,
        "take_most": takes + theirs,
        "ambush": AMBUSH_HITS if not other.bot and other.hand_size else 0,
        "commander": commander,
        "defenceless": defenceless,
        "answered": answered,
    }


def most_rolled(board: RootView, seat: int, clearing: int, enemy: int) -> int:
    """The most hits that a seat can roll there: its warriors, the Vagabond's swords, a bot's battle track, and hired
    warriors. Nobody counts on the posts of a garrison to be few."""
    own = board.boards[seat]
    if isinstance(own, BotBoard) and "garrison" in own.traits:
        return BEST
    if isinstance(own, VagabotBoard):
        return min(BEST, VAGABOT.most_hits[len(own.battle_track)])
    if isinstance(own, VagabondBoard):
        swords = CONDITIONS * SWORD
        return min(BEST, own.belongings[swords] + own.belongings[swords + EXHAUSTED])
    warriors = board.clearings[clearing - 1].warriors
    hired = sum(
        warriors[other]
        for other, each in enumerate(board.boards)
        if isinstance(each, RiverfolkBoard) and each.mercenaries == seat and other != enemy
    )
    return min(BEST, warriors[seat] + hired)


def attack_extra(board: RootView, seat: int) -> int:
    """7.8.3: the Commander deals one more."""
    own = board.boards[seat]
    return int(isinstance(own, EyrieBoard) and own.leader == COMMANDER)


def defence_extra(board: RootView, seat: int, clearing: int) -> int:
    """bots:6.2.2: the Automated Alliance deals one more where it has a warrior, with informants also where it has
    sympathy. bots:11.2.2: the Cogwheel Corvids do so where a plot of theirs lies face down."""
    own, here = board.boards[seat], board.clearings[clearing - 1]
    if isinstance(own, CorvidsBoard):
        return int(clearing in own.hidden)
    if not isinstance(own, BotBoard) or board.seats[seat].bot != "alliance":
        return 0
    return int(here.warriors[seat] > 0 or ("informants" in own.traits and here.pieces[SYMPATHY] > 0))
