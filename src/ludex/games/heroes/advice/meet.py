"""Players who meet in a region: what a battle would bring each of them, how much is worth sending into it, and who has
most use for the object if they keep the peace."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.games.heroes.advice.army import army_value, most_strength, muster, strengths
from ludex.games.heroes.advice.land import object_worth
from ludex.games.heroes.advice.worth import artifact_worth, gain_value, rate
from ludex.games.heroes.printed.book import LIZARDFOLK, MUSHROOMFOLK, ORDINARY, Price, faction_of
from ludex.games.heroes.rules.battle import PLAYER
from ludex.games.heroes.rules.effects import battle_adds
from ludex.games.heroes.rules.monsters import uncircled
from ludex.games.heroes.rules.objects import owned
from ludex.games.heroes.sides.lizardfolk.rules import species_for_a_win
from ludex.games.heroes.sides.side import clockwise, side_of
from ludex.games.heroes.state import NOWHERE, Heroes

NOBODY_COMES = 0.15
"""How likely a rival sends nobody at all."""
A_POINT = 0.12
"""What a rival gives for a point of strength: more than the prize is worth is not sent."""
HIRED = 0.7
"""A unit that has nothing to do yet is worth so much of what it would cost again."""
MARGIN = 0.6
"""A battle must be better than peace by this much: the others lose units too, but so does whoever begins it."""
STEPS = 10
"""So many totals are thought through."""


def company(g: Heroes, region: int) -> list[int]:
    """Who stands in a region, clockwise from the first player."""
    return [seat for seat in clockwise(g) if g.boards[seat].region == region]


def agreed(g: Heroes, region: int) -> int:
    """Who should have the object of a region in peace: whoever it brings most, the first of equals."""
    return max(company(g, region), key=lambda seat: object_worth(g, seat, region))


def mark(g: Heroes, me: int) -> tuple[float, Price | None]:
    """H-7.11, H-13.6: the points for a win over players, and the resources that may come with it."""
    printed = faction_of(g, me)
    if g.factions[me] == LIZARDFOLK:
        species = species_for_a_win(g, me)
        if species == NOWHERE:
            return 0.0, None
        row = printed.species[species]
        return float(row.circles[g.boards[me].ticks[species]]), row.resources
    for monster in uncircled(g, me):
        return float(printed.monsters[monster].vp), printed.monsters[monster].resources
    return 0.0, None


def prize(g: Heroes, me: int) -> float:
    """What a win over everyone else in the region brings: the mark, the best reward and the right to the object; and
    what a loss could cost."""
    region = g.boards[me].region
    losers = [seat for seat in company(g, region) if seat != me]
    points, resources = mark(g, me)
    rewards = [gain_value(g, me, resources)] if resources is not None else [0.0]
    rewards += [artifact_worth(g, me, artifact) for loser in losers for artifact in owned(g, loser)]
    loot = sum(g.boards[loser].stock[kind] for loser in losers for kind in ORDINARY)
    rewards.append(rate(g, me) * min(3, loot))
    at_risk = max((artifact_worth(g, me, artifact) for artifact in owned(g, me)), default=0.0)
    return points + max(rewards) + object_worth(g, me, region) + 0.5 * at_risk


def most_sent(g: Heroes, rival: int) -> int:
    """The most that a rival would send: all, if the prize is worth it."""
    return min(most_strength(g, rival, PLAYER), int(prize(g, rival) / A_POINT))


def chance(strength: int, most: list[int]) -> float:
    """How likely this total beats rivals who send nobody, or anything up to so much."""
    likely = 1.0
    for each in most:
        if each and strength <= each:
            likely *= NOBODY_COMES + (1 - NOBODY_COMES) * (strength - 1) / each
    return likely if strength > 0 else 0.0


def totals(mine: int, most: int) -> Iterator[int]:
    """Totals worth thinking about, up to one more than anybody else would send."""
    top = min(mine, most + 1)
    yield from sorted({1 + n * (top - 1) // STEPS for n in range(STEPS + 1)}) if top > 0 else ()


def again(g: Heroes, me: int, sent: list[int]) -> float:
    """What it would cost to have these units again; mushroomfolk build theirs, and some bring a point each time."""
    if g.factions[me] == MUSHROOMFOLK:
        rows = faction_of(g, me).buildings
        dead = [rows[n] for n, one in enumerate(sent) if one]
        return sum(gain_value(g, me, row.cost) - 0.8 * row.printed.vp_each_build for row in dead)
    rules = side_of(g, me)
    return sum(count * gain_value(g, me, rules.hire_cost(g, me, troop)) for troop, count in enumerate(sent) if count)


def commitment(g: Heroes, me: int) -> tuple[float, int]:
    """What a battle with everyone in the region is worth at best, and the total that is worth sending; 0 for nobody."""
    board = g.boards[me]
    rivals = [most_sent(g, seat) for seat in company(g, board.region) if seat != me]
    win = prize(g, me)
    each = strengths(g, me)
    adds = battle_adds(g, me, PLAYER)
    units = board.units
    before = army_value(g, me)
    best, most = 0.0, 0
    for total in totals(most_strength(g, me, PLAYER), max(rivals, default=0)):
        sent = muster(g, me, total, PLAYER, each)
        if sent is None:
            break
        strength = sum(count * one for count, one in zip(sent, each, strict=True))
        board.units = [have - lost for have, lost in zip(units, sent, strict=True)]
        loss = max(before - army_value(g, me), HIRED * again(g, me, sent))
        board.units = units
        gain = chance(max(total, strength + adds if strength else 0), rivals) * win - loss
        if gain > best:
            best, most = gain, total
    return best, most
