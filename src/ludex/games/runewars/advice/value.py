"""How well a player stands: runes above all, then what wins and keeps them."""

from __future__ import annotations

from ludex.games.runewars.advice.goals import goal_worth
from ludex.games.runewars.advice.quests import quest_hope
from ludex.games.runewars.advice.war import threats, walls
from ludex.games.runewars.advice.worth import (
    RUNE,
    area_runes,
    area_worth,
    dials_worth,
    fed,
    late,
    rune_hopes,
    saving,
    unit_worth,
)
from ludex.games.runewars.rules.areas import SHARDS, controllers, heroes_of, rivals_of
from ludex.games.runewars.rules.victory import last_year, runes_to_win
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import CAPITAL_DAMAGED, CAPITAL_WHOLE, NONE, WHOLE, fort_seat, fort_state

WON = 1000.0
OTHERS = 0.25
"""What each of the others has counts so much against a player."""
ENOUGH = 40.0
"""Enough runes to claim victory with the next turn."""
WHOLE_FORT, DAMAGED_FORT, CAPITAL, TOKEN = 5.0, 3.0, 3.0, 1.5
LAST_COUNT = 0.4
"""Influence in the last year: it decides among those with equally many runes."""
CARD, TITLE, UPGRADE, QUEST, HERO, TRAINING, REWARD = 0.9, 2.5, 2.2, 0.5, 3.0, 0.05, 2.6
CROWDED = 0.35
"""Of units above what winter feeds so much is left."""


def value(g: Runewars, me: int) -> float:
    """Compared with the others."""
    if g.outcome is not None:
        return WON if me in g.outcome.winners else -WON
    hopes = rune_hopes(g, me)
    holders = controllers(g)
    own = holdings(g, me, hopes, holders) + chances(g, me, hopes, holders)
    return own - OTHERS * sum(holdings(g, other, hopes, holders) for other in rivals_of(g, me))


def holdings(g: Runewars, seat: int, hopes: list[float], holders: list[int]) -> float:
    """What a player has on the board and before himself."""
    if g.out[seat]:
        return -50.0
    later = late(g)
    total = later * dials_worth(g, seat, g.dials[seat])
    most = fed(g, seat)
    runes = 0.0
    for place, holder in enumerate(holders):
        if holder != seat:
            continue
        worth = area_worth(g, place, hopes[place])
        runes += area_runes(g, place, hopes[place])
        total += worth
        units = sorted((unit_worth(g, one) for one in g.units[place]), reverse=True)
        total += later * (sum(units[:most]) + CROWDED * sum(units[most:]))
        held = g.forts[place]
        if fort_seat(held) == seat:
            state = fort_state(held)
            total += later * (WHOLE_FORT if state in (WHOLE, CAPITAL_WHOLE) else DAMAGED_FORT)
            total += later * (CAPITAL * (state >= CAPITAL_DAMAGED) + TOKEN * len(g.built[place]))
    if g.fights and seat in (g.fights[-1].attacker, g.fights[-1].defender):
        total += sum(unit_worth(g, one) for one in g.fights[-1].lines[seat != g.fights[-1].attacker])
    total += saving(g.influence[seat], 0.8, 6) + LAST_COUNT * g.influence[seat] * (g.year >= last_year(g))
    total += saving(len(g.tactics[seat]) + len(g.fresh[seat]), CARD, 6)
    total += TITLE * g.titles.count(seat) + UPGRADE * len(g.upgrades[seat]) + QUEST * len(g.quests[seat])
    shards = 0
    for hero in heroes_of(g, seat):
        rewards = [*g.rewards[hero], *g.rewards_up[hero]]
        shards += sum(reward in SHARDS for reward in rewards)
        total += HERO + TRAINING * sum(g.trained[hero]) + REWARD * len(rewards) - 0.3 * g.hero_damage[hero]
        total += 0.5 * (g.commander[hero] != NONE)
    total += RUNE * shards
    if runes + shards >= runes_to_win(g):
        total += ENOUGH
    return total


def chances(g: Runewars, me: int, hopes: list[float], holders: list[int]) -> float:
    """What only he knows or what may come of it: quests within reach, his objective, runes in danger."""
    total = 0.0
    total += goal_worth(g, me)
    total += sum(quest_hope(g, me, hero, g.hero_place[hero]) for hero in heroes_of(g, me))
    danger = threats(g, me, holders)
    for place, holder in enumerate(holders):
        if holder == me and danger[place]:
            guard = sum(not one & 1 for one in g.units[place]) + walls(g, place, me, False)
            if danger[place] > guard:
                total -= min(0.5, 0.08 * (danger[place] - guard)) * area_worth(g, place, hopes[place])
    return total
