"""Which four actions a first player announces, and in which order: every plan is walked through in the head."""

from __future__ import annotations

import itertools

from ludex.core import Decision, Option
from ludex.games.heroes.advice.army import loss, most_strength, muster, strengths, targets
from ludex.games.heroes.advice.land import distances, foundation_value, likely_level, promise
from ludex.games.heroes.advice.worth import BUILDING, STRENGTH, gain_value, rounds_left, stock_value
from ludex.games.heroes.printed.book import (
    ARCHONS,
    CYCLOPES,
    MUSHROOMFOLK,
    ORDINARY,
    OWN,
    RESOURCES,
    WEREWOLVES,
    Price,
    faction_of,
)
from ludex.games.heroes.printed.effects import Hire, MineBonus, MovePoints
from ludex.games.heroes.rules.battle import FORTRESS, MONSTER
from ludex.games.heroes.rules.build import cannot_build
from ludex.games.heroes.rules.effects import active, number
from ludex.games.heroes.rules.move import terrain_costs
from ludex.games.heroes.rules.round import ACTIONS, BUILD, MOVE, NUMBERS
from ludex.games.heroes.sides.side import rivals, side_of
from ludex.games.heroes.state import Heroes

PLANS = [
    tuple(order.index(action) + 1 if action in order else 0 for action in range(len(ACTIONS)))
    for order in itertools.permutations(range(len(ACTIONS)), len(NUMBERS))
]
"""The number of each action, 0 for the one left out."""


RIVALS = 0.4
"""What the only rival gains by a plan counts so much against it, for everybody performs the same actions; of several
rivals each counts less. Archons are left out of this: their flows matter more, whoever plans."""


def next_number(g: Heroes, me: int, decision: Decision) -> Option:
    """The next number of the best plan that agrees with the numbers already given: good for oneself, and not for
    others."""
    mine = Thought(g, me)
    seats = rivals(g, me) if g.factions[me] != ARCHONS else []
    others = [Thought(g, other) for other in seats if g.factions[other] != ARCHONS]
    against = RIVALS / (len(g.boards) - 1) ** 2
    fitting = [plan for plan in PLANS if all(not given or plan[n] == given for n, given in enumerate(g.plan))]
    best = max(fitting, key=lambda plan: mine.worth(plan) - against * sum(other.worth(plan) for other in others))
    given = max(g.plan) + 1
    return ("number", best.index(given), given)


class Thought:
    """What a first player reckons with, once for all plans."""

    def __init__(self, g: Heroes, me: int) -> None:
        self.g = g
        self.me = me
        self.board = g.boards[me]
        self.faction = g.factions[me]
        self.left = rounds_left(g) + 1
        self.level = likely_level(g, me)
        self.mining = [self.mine_bonus(kind) for kind in ORDINARY]
        self.moving = self.move_gains()
        self.building: dict[tuple[int, ...], float] = {}
        self.left_out = [self.damage(action) for action in range(len(ACTIONS))]

    def worth(self, plan: tuple[int, ...]) -> float:
        """The round as it would go with this plan."""
        stock = self.board.stock[:]
        total = -self.left_out[plan.index(0)]
        for action in sorted((n for n, given in enumerate(plan) if given), key=plan.__getitem__):
            level = plan[action]
            if action == MOVE:
                total += self.moving[level]
            elif action == BUILD:
                total += self.build_gain(stock, level)
            elif self.faction == WEREWOLVES and stock[action] > stock[OWN]:
                stock[OWN] += level
            else:
                stock[action] += level + self.mining[action]
        return total + stock_value(self.g, self.me, stock)

    def mine_bonus(self, kind: int) -> int:
        effects = active(self.g, self.me, MineBonus)
        return sum(number(self.g, self.me, each) for each in effects if each.effect.res == RESOURCES[kind])

    def move_gains(self) -> list[float]:
        """By level: the best region in reach, and the best fight."""
        g, me = self.g, self.me
        more = sum(number(g, me, each) for each in active(g, me, MovePoints))
        storm = most_strength(g, me, FORTRESS)
        row = distances(g.changes, len(g.boards), tuple(terrain_costs(g, me)))[self.board.region]
        near = [
            (far - more, promise(g, me, region, self.level, storm))
            for region, far in enumerate(row)
            if 0 < far <= NUMBERS[-1] + more
        ]
        fight = self.fight_gain()
        each_level = 0.1 if self.faction == CYCLOPES else 0.0
        return [
            max((gain for far, gain in near if far <= level), default=0.0) + fight - each_level * level
            for level in (0, *NUMBERS)
        ]

    def fight_gain(self) -> float:
        best = 0.0
        each = strengths(self.g, self.me)
        for target in targets(self.g, self.me):
            if target.line and target.gain > best:
                sent = muster(self.g, self.me, target.need, MONSTER, each)
                if sent is not None:
                    best = max(best, target.gain - loss(self.g, self.me, sent, each))
        return best

    def build_gain(self, stock: list[int], level: int) -> float:
        """The best building that could be paid then, or the units."""
        key = (*stock, level)
        if key not in self.building:
            best = 0.25 * level if self.faction in (MUSHROOMFOLK, ARCHONS) else 0.0
            for n in range(len(faction_of(self.g, self.me).buildings)):
                best = max(best, self.building_gain(n, stock, level))
            self.building[key] = best + self.hire_gain(stock)
        return self.building[key]

    def building_gain(self, n: int, stock: list[int], level: int) -> float:
        g, me = self.g, self.me
        if cannot_build(g, me, n, level) is not None:
            return 0.0
        row = faction_of(g, me).buildings[n]
        cost = side_of(g, me).building_prices(g, me, n)[0][1]
        if not enough(stock, cost):
            return 0.0
        gain = row.printed.vp + BUILDING[self.faction].get(row.printed.id, 0.0) * self.left
        return gain + foundation_value(g, me, self.board.region, row.level) - gain_value(g, me, cost)

    def hire_gain(self, stock: list[int]) -> float:
        """Units for what is there, if a building that hires them works."""
        g, me = self.g, self.me
        best = 0.0
        for each in active(g, me, Hire):
            cost = side_of(g, me).hire_cost(g, me, each.troop)
            most = min((stock[kind] // count for kind, count in enumerate(cost.fixed) if count), default=0)
            most = min(most, side_of(g, me).hire_limit(g, me, each.troop))
            strength = strengths(g, me)[each.troop] or faction_of(g, me).troops[each.troop].strength
            best = max(best, most * (1.2 * STRENGTH * strength - gain_value(g, me, cost)))
        return best

    def damage(self, action: int) -> float:
        """H-12.4: what the flows of an action that is left out do."""
        if self.faction != ARCHONS:
            return 0.0
        total = 0.0
        flow = 0
        for n, row in enumerate(faction_of(self.g, self.me).buildings):
            for name in row.printed.flows:
                if name == ACTIONS[action] and not self.board.cut[flow]:
                    room = row.printed.damage_points - self.board.damage[n]
                    total += 1.0 if self.board.ruined[n] else (row.printed.vp + 1.0) / room
                flow += 1
        return total


def enough(stock: list[int], cost: Price) -> bool:
    return all(have >= count for have, count in zip(stock, cost.fixed, strict=True))
