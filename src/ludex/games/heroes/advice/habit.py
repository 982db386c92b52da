"""What one does by habit: sends just enough to win, pays what is least useful, takes what is most needed, goes where
most is to be had, and leaves alone what brings nothing."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Decision, Option
from ludex.games.heroes.advice.army import (
    loss,
    most_strength,
    muster,
    option_target,
    reserve,
)
from ludex.games.heroes.advice.land import likely_level, object_worth, promise
from ludex.games.heroes.advice.meet import MARGIN, agreed, commitment
from ludex.games.heroes.advice.plan import next_number
from ludex.games.heroes.advice.value import TRAIL
from ludex.games.heroes.advice.worth import STRENGTH, artifact_worth, gain_value, rate, rounds_left, stock_value
from ludex.games.heroes.printed.book import (
    CODES,
    MUSHROOMFOLK,
    ORDINARY,
    OWN,
    book,
    faction_of,
    price,
)
from ludex.games.heroes.rules.battle import ARTIFACT, FORTRESS, MONSTER, PLAYER, total
from ludex.games.heroes.rules.objects import condition_of, fortress_strength
from ludex.games.heroes.rules.round import BUILD, MOVE
from ludex.games.heroes.rules.warehouse import any_kinds
from ludex.games.heroes.sides.side import side_of
from ludex.games.heroes.state import Heroes

Habit = Callable[[Heroes, int, Decision], Option]
IDLE = ("stay", "done", "peace", "yield", "leave", "skip", "day", "abstain")
AWAKE = ("send", "boost", "store", "claim")
"""What even those who wait for others do not let pass."""


def habit(g: Heroes, me: int, decision: Decision) -> Option:
    found = HABITS.get(decision.prompt)
    return found(g, me, decision) if found is not None else decision.options[0]


def idle(g: Heroes, me: int, decision: Decision) -> Option:
    """Whatever does least; but who is attacked defends themselves, and what can be had in peace is taken."""
    if decision.prompt in AWAKE:
        return HABITS[decision.prompt](g, me, decision)
    options = decision.options
    return next((option for option in options if option[0] in IDLE), options[0])


def first(g: Heroes, me: int, decision: Decision) -> Option:
    return decision.options[0]


def last(g: Heroes, me: int, decision: Decision) -> Option:
    return decision.options[-1]


def not_nothing(g: Heroes, me: int, decision: Decision) -> Option:
    """The first that does something."""
    return next((option for option in decision.options if option[0] not in IDLE), decision.options[0])


# ------------------------------------------------------------------------------------------------------- the warehouse


def most_wanted(g: Heroes, me: int, stock: list[int], kinds: tuple[int, ...]) -> int:
    """The kind of which one more is worth most."""
    return max(kinds, key=lambda kind: stock_value(g, me, changed(stock, kind, 1)))


def least_wanted(g: Heroes, me: int, stock: list[int], kinds: tuple[int, ...]) -> int:
    """The kind of which one less is worth least, of those that are there."""
    there = [kind for kind in kinds if stock[kind]]
    return max(there, key=lambda kind: stock_value(g, me, changed(stock, kind, -1)))


def changed(stock: list[int], kind: int, by: int) -> list[int]:
    after = stock[:]
    after[kind] += by
    return after


def take(g: Heroes, me: int, decision: Decision) -> Option:
    """Kind by kind: what is still to choose goes where it is worth most."""
    kinds = any_kinds(g, me)
    kinds = kinds[kinds.index(decision.about["kind"]) :]
    stock = g.boards[me].stock[:]
    before = stock[:]
    for _ in range(decision.about["count"]):
        stock[most_wanted(g, me, stock, kinds)] += 1
    return closest(decision, stock[kinds[0]] - before[kinds[0]])


def pay(g: Heroes, me: int, decision: Decision) -> Option:
    """Kind by kind: what can best be spared."""
    kinds = ORDINARY if decision.prompt == "lose" else any_kinds(g, me)
    kinds = kinds[kinds.index(decision.about["kind"]) :]
    stock = g.boards[me].stock[:]
    before = stock[:]
    for _ in range(decision.about["count"]):
        stock[least_wanted(g, me, stock, kinds)] -= 1
    return closest(decision, before[kinds[0]] - stock[kinds[0]])


def rob(g: Heroes, me: int, decision: Decision) -> Option:
    """As much as one may."""
    return decision.options[-1]


def exchange(g: Heroes, me: int, decision: Decision) -> Option:
    """As long as what comes is worth more than what goes."""
    kinds = any_kinds(g, me)
    stock = g.boards[me].stock[:]
    count = 0
    for _ in range(decision.options[-1][1]):
        after = changed(stock, least_wanted(g, me, stock, kinds), -1)
        after = changed(after, most_wanted(g, me, after, kinds), 1)
        if stock_value(g, me, after) <= stock_value(g, me, stock) + 0.02:
            break
        stock = after
        count += 1
    return closest(decision, count)


def mine(g: Heroes, me: int, decision: Decision) -> Option:
    """H-11.1: the named resource or meat."""
    stock = g.boards[me].stock
    level = decision.about["level"]
    return max(decision.options, key=lambda option: stock_value(g, me, changed(stock, option[1], level)))


def closest(decision: Decision, count: int) -> Option:
    """The option whose number is nearest."""
    return min(decision.options, key=lambda option: abs(option[-1] - count))


def feed(g: Heroes, me: int, decision: Decision) -> Option:
    """H-15.11: points against resources."""
    lair = faction_of(g, me).printed.lair
    assert lair is not None
    board = g.boards[me]

    def worth(option: Option) -> float:
        kind, count = option[1], option[2]
        points = lair.steps[board.lair.index(count)].vp if count else lair.fail_vp
        return points + stock_value(g, me, changed(board.stock, kind, -count))

    return max(decision.options, key=worth)


# -------------------------------------------------------------------------------------------------------------- battles


def against(g: Heroes, me: int, decision: Decision) -> str:
    """Whom the battle at hand is fought with."""
    if not decision.about["enemy"]:
        return PLAYER
    if g.step == "artifacts":
        return ARTIFACT
    region = g.boards[me].region
    fortress = book(g).fortress[region] is not None and g.tried[me]
    return FORTRESS if fortress and fortress_strength(g, me, region) == decision.about["enemy"] else MONSTER


def send(g: Heroes, me: int, decision: Decision) -> Option:
    """Just enough to win, or nobody; against players as much as the prize is worth."""
    enemy = decision.about["enemy"]
    need = enemy + 1 if enemy else commitment(g, me)[1]
    sent = muster(g, me, need, against(g, me, decision)) if need else None
    return closest(decision, sent[CODES.number(decision.about["troop"])] if sent is not None else 0)


def boost(g: Heroes, me: int, decision: Decision) -> Option:
    """H-11.8: what is still missing after the units."""
    return closest(decision, -(-missing(g, me) // decision.about["add"]))


def store(g: Heroes, me: int, decision: Decision) -> Option:
    """H-14.13: the same with stored strength."""
    return closest(decision, missing(g, me))


def missing(g: Heroes, me: int) -> int:
    """The strength that the declared units lack to win, if it can be had; 0 if not."""
    board = g.boards[me]
    if g.seen:
        whom, enemy = PLAYER, commitment(g, me)[1] - 1
    elif g.step == "artifacts":
        whom, enemy = ARTIFACT, max(side_of(g, other).rivals_artifact(g, other, board.region) or 0
                                    for other in range(len(g.boards)))  # fmt: skip
    else:
        whom, enemy = MONSTER, enemy_at_hand(g, me)
    lacking = enemy + 1 - total(g, me, whom)
    return lacking if 0 < lacking <= reserve(g, me) else 0


def enemy_at_hand(g: Heroes, me: int) -> int:
    """The weakest enemy that the declared units were meant for: the first that they and what is in reserve beat."""
    board = g.boards[me]
    if not any(board.sent) and not board.pool:
        return 0
    now = total(g, me, MONSTER)
    could = now + reserve(g, me)
    found = [max(1, row.strength - board.weaker[n]) for n, row in enumerate(faction_of(g, me).monsters)
             if not board.beaten[n]]  # fmt: skip
    if book(g).fortress[board.region] is not None:
        found.append(fortress_strength(g, me, board.region))
    within = [enemy for enemy in found if now <= enemy < could]
    return max(within, default=0)


def fights(g: Heroes, me: int, decision: Decision) -> Option:
    """Whoever brings most beyond what the fight costs."""
    best, most = decision.options[0], 0.02
    for option in decision.options:
        if option[0] == "entwine":
            return option
        if option[0] not in ("monster", "fortress", "herd_fight", "treaty"):
            continue
        item = CODES.number(option[1]) if option[0] == "monster" else option[1] if len(option) > 1 else 0
        need, gain, whom = option_target(g, me, option[0], item)
        if gain <= most:
            continue
        sent = muster(g, me, need, whom)
        if sent is not None and gain - 0.8 * loss(g, me, sent) > most:
            best, most = option, gain - 0.8 * loss(g, me, sent)
    return best


def want_fight(g: Heroes, me: int, decision: Decision) -> Option:
    """If a battle is worth more than what peace would bring."""
    peace, fight = decision.options
    region = g.boards[me].region
    in_peace = object_worth(g, me, region) if agreed(g, region) == me else 0.0
    return fight if commitment(g, me)[0] > in_peace + MARGIN else peace


def claim(g: Heroes, me: int, decision: Decision) -> Option:
    """H-6.8: the one who has most use for it; if everybody thinks so, exactly one claims."""
    yes, no = decision.options
    return yes if agreed(g, g.boards[me].region) == me else no


def night(g: Heroes, me: int, decision: Decision) -> Option:
    """H-11.4: when it makes a fight better, or when there are moons enough for the rest."""
    board = g.boards[me]
    day, *ways = decision.options
    if not ways or MOVE not in g.todo:
        return day
    by_day = best_fight(g, me)
    board.night = 1
    by_night = best_fight(g, me)
    board.night = 0
    way = ways[-1] if ways[0][1] == 0 and len(ways) > 1 else ways[0]
    cost = rate(g, me) * decision.about["cost"] if way[1] == 2 else 0.8 * min(1.0, rounds_left(g) / 4)
    if sum(board.moons) >= rounds_left(g):
        cost = 0.0
    gain = by_night - by_day + 0.3 + 0.4 * (BUILD in g.todo and board.stock[OWN] >= 5)
    return way if gain > cost else day


def best_fight(g: Heroes, me: int) -> float:
    """What the best fight would bring, less its cost."""
    best = 0.0
    board = g.boards[me]
    skip = 0
    for monster, beaten in enumerate(board.beaten):
        if beaten:
            continue
        need, gain, whom = option_target(g, me, "monster", monster)
        sent = muster(g, me, need, whom)
        if sent is None:
            break
        day = sum(sent[n] * troop.strength for n, troop in enumerate(faction_of(g, me).troops))
        best = max(best, gain - STRENGTH * day)
        skip += 1
        if skip > 3:
            break
    return best


# ------------------------------------------------------------------------------------------------- moving and building


def go(g: Heroes, me: int, decision: Decision) -> Option:
    """Where most is to be had."""
    level = likely_level(g, me)
    storm = most_strength(g, me, FORTRESS)

    def worth(option: Option) -> float:
        if option[0] == "stay":
            return 0.1
        spent: int = option[2]
        return promise(g, me, option[1], level, storm) - 0.02 * spent

    return max(decision.options, key=worth)


def build(g: Heroes, me: int, decision: Decision) -> Option:
    """Enough is built; mushroomfolk go on with what is cheap, for many buildings are worth more."""
    if g.factions[me] != MUSHROOMFOLK:
        return decision.options[0]
    buildings = faction_of(g, me).buildings
    ways = [option for option in decision.options if option[0] == "build"]
    if not ways:
        return decision.options[0]
    cheapest = min(ways, key=lambda option: sum(buildings[CODES.number(option[1])].cost.fixed))
    row = buildings[CODES.number(cheapest[1])]
    pays = row.printed.strength * STRENGTH + 0.35 + row.printed.vp_each_build > gain_value(g, me, row.cost)
    return cheapest if pays else decision.options[0]


def artifact(g: Heroes, me: int, decision: Decision) -> Option:
    """If it is worth its price; a web is better than a price."""
    for option in decision.options:
        if option[0] == "entwine":
            return option
    item = decision.about["artifact"]
    cost = 0.0 if g.free_artifacts else gain_value(g, me, price(condition_of(g, me, item).pay))
    return decision.options[0] if artifact_worth(g, me, item) > cost else decision.options[-1]


def footprint(g: Heroes, me: int, decision: Decision) -> Option:
    """H-15.2: a cost that will soon be paid, a monster that will soon be fought, a trail that will soon be laid."""
    board = g.boards[me]
    printed = faction_of(g, me)
    left = rounds_left(g)
    next_monsters = [n for n, beaten in enumerate(board.beaten) if not beaten][:3]

    def worth(option: Option) -> float:
        match option:
            case ("track_building", building):
                row = printed.buildings[CODES.number(building)]
                open_now = not row.requires or any(board.built[other] for other in row.requires)
                return gain_value(g, me, row.trail) * (0.8 if open_now else 0.45)
            case ("track_monster", monster):
                row_monster = printed.monsters[CODES.number(monster)].printed
                near = CODES.number(monster) in next_monsters
                lower: int = row_monster.strength - row_monster.weakened
                return STRENGTH * lower * (1.0 if near else 0.6)
            case ("track_trail", trail):
                row_trail = printed.printed.trail[trail]
                whole = board.trails[trail] + 1 >= row_trail.footprints
                return TRAIL[row_trail.id] * left * (0.6 if whole else 0.25 + 0.05 * board.trails[trail])
        return rate(g, me)

    return max(decision.options, key=worth)


def herd_strength(g: Heroes, me: int, decision: Decision) -> Option:
    """A weak herd is easier to beat; without energy left to win it may grow."""
    want = "herd_up" if g.boards[me].energy >= len(faction_of(g, me).printed.energy) else "herd_down"
    return next((option for option in decision.options if option[0] == want), decision.options[0])


HABITS: dict[str, Habit] = {
    "plan": next_number,
    "take-any": take,
    "pay-any": pay,
    "lose": pay,
    "rob": rob,
    "exchange": exchange,
    "mine": mine,
    "feed": feed,
    "send": send,
    "boost": boost,
    "store": store,
    "fights": fights,
    "want-fight": want_fight,
    "claim": claim,
    "night": night,
    "move": go,
    "build": build,
    "artifact": artifact,
    "herd-artifact": artifact,
    "footprint": footprint,
    "herd-strength": herd_strength,
    "infect": not_nothing,
    "mend": not_nothing,
    "votes": last,
    "vote": last,
    "resurrect": last,
    "armour": first,
    "spend-units": first,
    "foundation": first,
    "forest": first,
    "ruin": first,
    "destroy": first,
    "trail": first,
    "next-action": first,
    "shift": first,
    "strike-monster": first,
}
ROUTINE = frozenset(
    {
        "plan", "take-any", "pay-any", "lose", "rob", "exchange", "mine", "feed", "send", "boost", "store", "claim",
        "night", "footprint", "armour", "spend-units", "foundation", "forest", "ruin", "destroy", "trail",
        "next-action", "shift", "strike-monster", "votes", "infect", "want-fight",
    }
)  # fmt: skip
"""Questions that are not worth a look ahead."""
