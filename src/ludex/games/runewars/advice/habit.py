"""What one does by habit: orders by what they bring, marches with enough to win, blows on whom can best be spared."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Decision, Option
from ludex.core.decision import DONE
from ludex.games.runewars.advice.plan import order_worth, recruits
from ludex.games.runewars.advice.quests import quest_hope
from ludex.games.runewars.advice.war import (
    MOST_SENT,
    SURE,
    Outlook,
    best_attack,
    guard_of,
    odds,
    outlook,
    settlers,
    threats,
    walls,
    weigh_target,
)
from ludex.games.runewars.advice.worth import area_worth, fed, rune_hopes, unit_worth, unit_worths
from ludex.games.runewars.printed.book import FALL, FOOD, SEASON_CARDS, TACTICS
from ludex.games.runewars.rules.areas import MOST_UNITS, chart, controller, controllers, rivals_of, ways
from ludex.games.runewars.rules.orders import CONQUER, MOBILIZE, is_hostile
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import FIRST_NEUTRAL, NOBODY, NONE

Habit = Callable[[Runewars, int, Decision], Option]
IDLE = ("done", "no", "withdraw", "resolve", "bonus")
RUNE_BIDS, RUNES_FOR_ALL = ("fa07", "wi03"), "su01"
"""Season cards that bring a dragon rune to the highest bidder, or to all but the lowest."""
RICH, VERY_RICH = 8, 12
"""Influence."""
MARCHING = tuple(TACTICS.index(name) for name in ("forced-march", "mountain-pass"))
RETREAT = TACTICS.index("tactical-retreat")


def habit(g: Runewars, me: int, decision: Decision) -> Option:
    found = HABITS.get(decision.prompt)
    return found(g, me, decision) if found is not None else busy(g, me, decision)


def idle(g: Runewars, me: int, decision: Decision) -> Option:
    """Whatever does least; but who is attacked fights, and losses are chosen with care."""
    options = decision.options
    if decision.prompt == "order":
        return options[-1]
    if decision.prompt in BLOWS:
        return HABITS[decision.prompt](g, me, decision)
    return next((option for option in options if option[0] in IDLE), options[0])


def busy(g: Runewars, me: int, decision: Decision) -> Option:
    """The first that does something."""
    options = decision.options
    return next((option for option in options if option[0] not in IDLE), options[0])


def first(g: Runewars, me: int, decision: Decision) -> Option:
    return decision.options[0]


def lay(g: Runewars, me: int, decision: Decision) -> Option:
    """The first; but what led to no map is not tried again."""
    return decision.options[g.attempts * 5 % len(decision.options)]


def rest(g: Runewars, me: int, decision: Decision) -> Option:
    """Nothing, if that is possible."""
    return DONE if DONE in decision.options else decision.options[0]


# --------------------------------------------------------------------------------------------------------------- orders


def order(g: Runewars, me: int, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: order_worth(g, me, option[1]))


def turn(g: Runewars, me: int, decision: Decision) -> Option:
    """Victory, then the objective, then the Order; cards that help a march before it."""
    options = decision.options
    for wanted in ("claim", "fulfil", "pick_up"):
        for option in options:
            if option[0] == wanted:
                return option
    if g.orders[me] and g.orders[me][-1] in (MOBILIZE, CONQUER):
        for option in options:
            if option[0] == "play" and option[1] in MARCHING and g.part == 0:
                return option
    return next((option for option in options if option[0] in ("resolve", "bonus")), rest(g, me, decision))


# -------------------------------------------------------------------------------------------------------------- marches


def is_conqueror(g: Runewars, me: int) -> bool:
    return g.orders[me][-1] == CONQUER and g.orders[me][-1] == max(g.orders[me])


def activate(g: Runewars, me: int, decision: Decision) -> Option:
    offered = [option[1] for option in decision.options if option != DONE]
    gain, target, _ = best_attack(g, me, is_conqueror(g, me), offered, peaceful=bool(g.battles))
    return ("activate", target) if target != NOBODY and gain > 0.3 else DONE


def march(g: Runewars, me: int, decision: Decision) -> Option:
    """Units join one after another, until enough are on their way."""
    target = decision.about["place"]
    options = {option[1:3]: option for option in decision.options if option[0] == "march" and option[3] == 1}
    view = outlook(g, me, is_conqueror(g, me))
    sent = [one for one, *_ in g.limbo if one >= 0]
    if sent and enough(g, target, sent, view):
        return lead(g, me, decision)
    _, _, more = weigh_target(g, target, view)
    if not sent and not more:
        return DONE
    for place, one in more:
        if (place, one) in options:
            return options[place, one]
    return lead(g, me, decision)


def enough(g: Runewars, target: int, sent: list[int], view: Outlook) -> bool:
    """Do those on the way win likely enough, and can they keep what they win?"""
    if len(sent) >= MOST_SENT:
        return True
    if not is_hostile(g, view.seat, target):
        return len(sent) >= settlers(g, target, view)
    bonus = walls(g, target, view.holders[target], view.conqueror)
    return len(sent) >= guard_of(g, target, view) and odds(g, sent, g.units[target], bonus) >= SURE


def lead(g: Runewars, me: int, decision: Decision) -> Option:
    """Commanders go with those who march."""
    if any(one >= 0 for one, *_ in g.limbo):
        for option in decision.options:
            if option[0] == "lead" and g.commander[option[1]] != NONE:
                return option
    return DONE


def strategize(g: Runewars, me: int, decision: Decision) -> Option:
    """Spare units step into empty areas, and towards where most can be had."""
    holders = controllers(g)
    hopes = rune_hopes(g, me)
    going = {place for one, place, _ in g.limbo if one >= 0}
    home = chart(g).home
    best, gain = DONE, 0.2
    for option in decision.options:
        if option[0] != "shift" or option[4] != 1:
            continue
        _, place, to, one, _ = option
        if one >= FIRST_NEUTRAL or holders[to] != NOBODY or to in going:
            continue
        worth = area_worth(g, to, hopes[to]) - 0.2 * unit_worth(g, one)
        alone = len(g.units[place]) == 1 and home[place] != g.factions[me] and g.forts[place] == NONE
        worth -= alone * area_worth(g, place, hopes[place])
        if worth > gain:
            best, gain = option, worth
    return best if best != DONE else advance(g, me, decision, holders)


def advance(g: Runewars, me: int, decision: Decision, holders: list[int]) -> Option:
    """Units that winter would starve go where there is food; others that are not needed move towards the front."""
    danger = threats(g, me, holders)
    most = fed(g, me)
    for option in decision.options if g.season == FALL else ():
        if option[0] != "shift" or option[4] != 1 or option[3] >= FIRST_NEUTRAL or len(g.units[option[1]]) <= most:
            continue
        to = option[2]
        arriving = sum(at == to and one >= 0 for one, at, _ in g.limbo)
        if len(g.units[to]) + arriving < most:
            return option
    for option in decision.options:
        if option[0] != "shift" or option[4] != 1 or option[3] >= FIRST_NEUTRAL:
            continue
        _, place, to, _, _ = option
        arriving = sum(at == to and one >= 0 for one, at, _ in g.limbo)
        room = len(g.units[to]) + arriving < min(MOST_UNITS, max(2, g.dials[me][FOOD]))
        if room and holders[to] == me and not danger[place] and danger[to] and len(g.units[place]) > 1:
            return option
    return DONE


def meet(g: Runewars, me: int, decision: Decision) -> Option:
    """Words, where a fight is doubtful."""
    if ("negotiate",) in decision.options:
        sent = [one for one, *_ in g.limbo if one >= 0]
        if g.influence[me] >= 2 or odds(g, sent, g.units[g.target], 0.0) < 0.4:
            return ("negotiate",)
    return decision.options[0]


def spend(g: Runewars, me: int, decision: Decision) -> Option:
    """Enough that all destinies are hardly red; whoever has much need not save."""
    wanted = 3 + (g.influence[me] >= RICH) + (g.influence[me] >= VERY_RICH)
    return decision.options[min(len(decision.options), wanted) - 1]


def failed(g: Runewars, me: int, decision: Decision) -> Option:
    sent = [one for one, *_ in g.limbo if one >= 0]
    return ("fight",) if odds(g, sent, g.units[g.target], 0.0) > 0.55 else ("withdraw",)


def retreat(g: Runewars, me: int, decision: Decision) -> Option:
    """To where most friends stand and there is room."""
    room = decision.about.get("count", 1)
    return max(
        decision.options,
        key=lambda option: (len(g.units[option[1]]) + room <= MOST_UNITS, len(g.units[option[1]])),
    )


# --------------------------------------------------------------------------------------------------------------- units


def with_dial(g: Runewars, me: int, decision: Decision) -> Option:
    return max(decision.options, key=lambda option: recruits(g, me, option[1], 99))


def recruit(g: Runewars, me: int, decision: Decision) -> Option:
    """The better unit, where enemies and land to be had are near."""
    worths = unit_worths(g.content)
    holders = controllers(g)
    danger = threats(g, me, holders)

    def worth(option: Option) -> float:
        _, kind, place = option
        room = len(g.units[place]) < MOST_UNITS
        full = len(g.units[place]) >= max(3, g.dials[me][FOOD])
        front = sum(holders[near] != me for near in ways(g, place, me))
        return 10 * room - 2 * full + worths[kind] * (1 if g.supply[kind] else 0) + 0.3 * front + 0.1 * danger[place]

    return max(decision.options, key=worth)


def worst_own(g: Runewars, me: int, decision: Decision) -> Option:
    """The unit that can best be spared; a wounded champion is spared."""
    return min(decision.options, key=lambda option: unit_worth(g, option[1]) if option[0] != "shield" else 1.2)


def best_enemy(g: Runewars, me: int, decision: Decision) -> Option:
    """The most dangerous unit, if somebody can be hit at all."""
    return max(
        decision.options,
        key=lambda option: unit_worth(g, option[1]) if len(option) > 1 else -1.0 if option == DONE else 1.0,
    )


def in_battle(g: Runewars, me: int, decision: Decision) -> Option:
    """Cards that help are played; nobody runs from a battle that he may win."""
    for option in decision.options:
        if option[0] == "play" and option[1] != RETREAT:
            return option
        if option[0] in ("use_commander", "enchant", "redraw", "volley"):
            return option
    return decision.options[0]


# ------------------------------------------------------------------------------------------------------------ the rest


def bid(g: Runewars, me: int, decision: Decision) -> Option:
    """For a rune as much as it takes, if that can be had; a little for anything else. What others have is no secret."""
    most = len(decision.options) - 1
    others = [g.influence[seat] for seat in rivals_of(g, me)]
    card = SEASON_CARDS[g.season_card]
    if card == RUNES_FOR_ALL:
        return ("bid", min(most, min(others) + 1))
    if card in RUNE_BIDS:
        return ("bid", min(most, max(others) + 1) if most >= 0.7 * max(others) else most // 4)
    return ("bid", most // 5)


def safest(g: Runewars, me: int, decision: Decision) -> Option:
    """A rune goes where it is best guarded: own land, far from others."""
    if not g.units:
        return decision.options[0]
    holders = controllers(g)
    danger = threats(g, me, holders)

    def safety(option: Option) -> float:
        place = option[1]
        if holders[place] != me:
            return -10.0
        own = chart(g).home[place] == g.factions[me]
        return len(g.units[place]) + 4.0 * (g.forts[place] != NONE) + 2.0 * own - danger[place]

    return max(decision.options, key=safety)


def weakest(g: Runewars, me: int, decision: Decision) -> Option:
    """A false rune goes where it costs nothing to lose it, but on own land."""
    if not g.units:
        return decision.options[0]
    return min(
        decision.options, key=lambda option: (controller(g, option[1]) != me, g.forts[option[1]] != NONE, option[1])
    )


def to_quest(g: Runewars, me: int, decision: Decision) -> Option:
    """A hero goes where a quest of his player waits that he may fulfil."""
    goes = [option for option in decision.options if option[0] == "go"]
    if not goes:
        return DONE if DONE in decision.options else decision.options[0]
    hero = goes[0][1]
    best = max(goes, key=lambda option: quest_hope(g, me, hero, option[2]))
    better = quest_hope(g, me, hero, best[2]) > quest_hope(g, me, hero, g.hero_place[hero])
    return best if better or DONE not in decision.options else DONE


def quest(g: Runewars, me: int, decision: Decision) -> Option:
    return next((option for option in decision.options if option[0] == "quest"), DONE)


def destiny(g: Runewars, me: int, decision: Decision) -> Option:
    """Gold, else silver."""
    return max(decision.options, key=lambda option: option[1])


HABITS: dict[str, Habit] = {
    "order": order,
    "turn": turn,
    "turn-bonus": turn,
    "turn-over": turn,
    "activate": activate,
    "march": march,
    "strategize": strategize,
    "meet-neutrals": meet,
    "diplomacy-spend": spend,
    "diplomacy-failed": failed,
    "diplomacy-card": destiny,
    "test": destiny,
    "retreat": retreat,
    "vampires-retreat": first,
    "heroes-retreat": first,
    "recruit-with": with_dial,
    "recruit": recruit,
    "starve": worst_own,
    "over-limit": worst_own,
    "free": worst_own,
    "excess": worst_own,
    "plague": worst_own,
    "assign-damage": worst_own,
    "assign-rout": worst_own,
    "battle-start": in_battle,
    "battle-round": in_battle,
    "battle-draw": in_battle,
    "battle-wait": in_battle,
    "battle-drawn": in_battle,
    "overpower": best_enemy,
    "panic": best_enemy,
    "crack-shot": best_enemy,
    "word-of-vaal": best_enemy,
    "flaming-breath": best_enemy,
    "withering-breath": best_enemy,
    "prowl": best_enemy,
    "bid": bid,
    "place-dragon": safest,
    "place-false": weakest,
    "first-fort": first,
    "first-hero": first,
    "hero-moves": to_quest,
    "hero-deeds": quest,
    "tile": lay,
    "marker": lay,
    "home": lay,
    "play-before-bid": rest,
    "play-diplomacy": busy,
    "play-quest-phase": rest,
    "duel-fate": rest,
    "discard-false": busy,
}
BLOWS = frozenset(
    ("assign-damage", "assign-rout", "starve", "over-limit", "excess", "retreat", "free", "diplomacy-card", "test")
)
ROUTINE = frozenset(HABITS) - {"turn-over", "hero-moves", "hero-deeds"}
