"""H-6 Moving: the five stages of the move action, and the portals of H-8.1."""

from __future__ import annotations

from functools import partial

from ludex.core import Option, Refusal, Rule, ask, at_once, law, tell
from ludex.games.heroes.printed.book import REGIONS, TERRAINS, book, faction_of
from ludex.games.heroes.printed.effects import MoveCost, MovePoints, MyceliumToll
from ludex.games.heroes.rules.effects import active, number
from ludex.games.heroes.rules.options import GOES, STAY
from ludex.games.heroes.rules.secrets import cover, uncover
from ludex.games.heroes.rules.warehouse import gain, things
from ludex.games.heroes.sides.side import clockwise, rivals, side_of
from ludex.games.heroes.state import Heroes
from ludex.kit.maps import Adjacency, with_network

NO_TOLLS = [0] * REGIONS
Ways = dict[int, list[tuple[int, tuple[int, ...]]]]
"""By region, the ways there: what a way costs, and the regions that it enters."""
OUT = 99
"""The cost of a region that is out of play."""


@law("H-6.1", "H-3.4")
def move_action(g: Heroes) -> Rule[None]:
    """Stages 1 to 4, everyone at once and in secret; then stage 5 begins."""
    seats = range(len(g.boards))
    cover(g)
    yield from at_once({me: partial(move, g, me, g.level) for me in seats}, cover="moving")
    announce(g)
    meet(g)
    g.step = "meetings"


@law("H-6.1", "H-6.2", "H-6.3", "H-6.4", "H-6.5")
def move(g: Heroes, me: int, level: int) -> Rule[None]:
    """Movement points, a destination in secret, the visit, and the resources of a first visit. Whoever stays skips
    stages 2 to 4 and keeps all points."""
    board = g.boards[me]
    board.path = []
    rules = side_of(g, me)
    points = level + (yield from rules.before_move(g, me, level))
    points += sum(number(g, me, each) for each in active(g, me, MovePoints))
    board.points = points
    found = ways(g, me, points)
    choice = yield ask("H-6.2", me, "move", move_options, found, about={"points": points})
    if choice == STAY:
        return
    _, region, cost = choice
    start = board.region
    board.path = list(next(path for spent, path in found[region] if spent == cost))
    board.points = points - cost
    board.region = region
    yield from visit(g, me, region)
    yield from rules.moved(g, me, start)


@law("H-6.4", "H-6.5", "H-1.5")
def visit(g: Heroes, me: int, region: int) -> Rule[None]:
    """Only where a move ends is visited. Its resources are gained once, on the own board."""
    board = g.boards[me]
    board.visited[region] = 1
    if not board.struck[region]:
        board.struck[region] = 1
        yield from gain(g, me, "H-6.5", book(g).resources[region])


def move_options(found: Ways) -> list[Option]:
    return [STAY, *(GOES[region][cost] for region in sorted(found) for cost, _ in found[region])]


@law("H-6.2", "H-1.8")
def terrain_costs(g: Heroes, me: int) -> list[int]:
    """What a step into each terrain costs now: the printed cost, or the modified one while its source works."""
    board = g.boards[me]
    costs = board.costs[:]
    for each in active(g, me, MoveCost):
        for name, value in each.effect.set.items():
            terrain = TERRAINS.index(name)
            costs[terrain] = min(costs[terrain], value)
    cheaper = side_of(g, me).cheaper_move(g, me)
    least = faction_of(g, me).printed.move.minimum
    return [max(least, cost - cheaper - less) for cost, less in zip(costs, board.discount, strict=True)]


def entry_costs(g: Heroes, me: int) -> list[int]:
    """What it costs this player to enter each region (H-2.2: those out of play cannot be entered)."""
    printed = book(g)
    by_terrain = terrain_costs(g, me)
    costs = [by_terrain[terrain] for terrain in printed.terrain]
    for other in rivals(g, me):
        dearer = side_of(g, other).rivals_entry(g, other)
        if dearer is not None:
            costs = [cost + more for cost, more in zip(costs, dearer, strict=True)]
    for region in printed.out[len(g.boards)]:
        costs[region] = OUT
    return costs


@law("H-8.1")
def steps_from(g: Heroes, me: int) -> Adjacency:
    """Where one step leads from each region: to neighbours, and from a portal to all other portals."""
    printed = book(g)
    more = side_of(g, me).portal_regions(g, me)
    if not more:
        return printed.steps
    network = {*more, *(region for region, portal in enumerate(printed.portals) if portal)}
    return with_network(printed.neighbours, network)


@law("H-10.10")
def tolls(g: Heroes, me: int) -> list[int]:
    """A bit for every region that is worth entering, once: mycelium of one's own, but not where the move begins."""
    if not any(active(g, me, MyceliumToll)):
        return NO_TOLLS
    board = g.boards[me]
    return [infected << region if region != board.region else 0 for region, infected in enumerate(board.mycelium)]


def ways(g: Heroes, me: int, points: int) -> Ways:
    """Every region that can be reached, with the cost of a way there and the way itself."""
    board = g.boards[me]
    start = board.region
    costs = entry_costs(g, me)
    steps = steps_from(g, me)
    toll = tolls(g, me)
    if toll is NO_TOLLS:
        found = cheapest_ways(start, costs, steps, points)
    else:
        found = worthy_ways(start, costs, steps, points, toll)
    if not board.visited[start]:
        visit_the_start(found, start, costs, steps, points)
    return found


@law("H-6.3", "H-14.11")
def visit_the_start(found: Ways, start: int, costs: list[int], steps: Adjacency, points: int) -> None:
    """Whoever was put into a region has not visited it: a way out and back again makes it a visit."""
    nearest = min(steps[start], key=costs.__getitem__)
    cost = costs[nearest] + costs[start]
    others = found.get(start, [])
    if cost <= points and not any(spent <= cost for spent, _ in others):
        found[start] = [(cost, (nearest, start)), *others]


def cheapest_ways(start: int, costs: list[int], steps: Adjacency, points: int) -> Ways:
    """One way to each other region, and the cheapest."""
    found: Ways = {}
    open_ways: list[list[tuple[int, tuple[int, ...]]]] = [[] for _ in range(points + 1)]
    open_ways[0].append((start, ()))
    for spent, here in enumerate(open_ways):
        for region, path in here:
            if region in found or (spent and region == start):
                continue
            if spent:
                found[region] = [(spent, path)]
            for target in steps[region]:
                cost = spent + costs[target]
                if cost <= points and target not in found:
                    open_ways[cost].append((target, (*path, target)))
    return found


@law("H-10.10", "H-6.3")
def worthy_ways(start: int, costs: list[int], steps: Adjacency, points: int, toll: list[int]) -> Ways:
    """The cheapest way comes first; a dearer one follows only if it enters more mycelium of one's own, for only that is
    worth something. A way back to the start is one if it enters any."""
    known: list[list[int]] = [[] for _ in costs]
    """By region, what ways there entered, as bits: another way is worth while only if it enters something else."""
    most = [-1] * len(costs)
    """By region, the most that was entered on a way there; staying at the start enters nothing."""
    most[start] = 0
    found: Ways = {}
    open_ways: list[list[tuple[int, int, tuple[int, ...]]]] = [[] for _ in range(points + 1)]
    open_ways[0].append((start, 0, ()))
    for spent, here in enumerate(open_ways):
        here.sort(key=lambda way: -way[1].bit_count())
        for region, entered, path in here:
            others = known[region]
            if entered in others or (others and any(entered | other == other for other in others)):
                continue
            others.append(entered)
            if entered.bit_count() > most[region]:
                most[region] = entered.bit_count()
                found.setdefault(region, []).append((spent, path))
            for target in steps[region]:
                cost = spent + costs[target]
                with_target = entered | toll[target]
                if cost <= points and with_target not in known[target]:
                    open_ways[cost].append((target, with_target, (*path, target)))
    return found


def reach(g: Heroes, me: int, points: int) -> dict[int, list[int]]:
    """The regions that can be reached, each with the points that its ways take."""
    return {region: [cost for cost, _ in each] for region, each in ways(g, me, points).items()}


def cannot_go(g: Heroes, me: int, region: int, points: int) -> Refusal | None:
    """Why a region cannot be the destination."""
    if region in book(g).out[len(g.boards)]:
        return Refusal("H-2.2", "out-of-play", {"region": region})
    if region not in reach(g, me, points):
        if region == g.boards[me].region:
            return Refusal("H-6.3", "already-here", {"region": region})
        return Refusal("H-6.2", "too-far", {"region": region, "points": points})
    return None


@law("H-6.6")
def announce(g: Heroes) -> None:
    """Clockwise from the first player everyone says where they are, and shows what they gained."""
    before = g.seen
    uncover(g)
    for me in clockwise(g):
        board = g.boards[me]
        if g.journal is not None:
            more = [max(0, now - then) for now, then in zip(board.stock, before[me].stock, strict=True)]
            gained = things(g, me, more)
            message = "announce" if board.path else "announce-stay"
            tell(g, "H-6.6", message, who=me, region=board.region, things=gained, count=len(gained))
        side_of(g, me).announce_move(g, me)


@law("H-6.6", "H-6.9")
def meet(g: Heroes) -> None:
    """Who shares a region, clockwise from the first player; whoever is alone has the right to its object."""
    seats = len(g.boards)
    regions = [g.boards[me].region for me in clockwise(g)]
    g.queue = list(dict.fromkeys(region for region in regions if regions.count(region) > 1))
    g.right = [int(regions.count(g.boards[me].region) == 1) for me in range(seats)]
    g.tried = [0] * seats
