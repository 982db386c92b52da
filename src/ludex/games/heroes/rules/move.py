"""H-6 Moving: the five stages of the move action, and the portals of H-8.1."""

from __future__ import annotations

from functools import partial

from ludex.core import Option, Refusal, Rule, ask, at_once, law, tell
from ludex.games.heroes.book import TERRAINS, Book, board_of, book
from ludex.games.heroes.faction import clockwise, rivals, rules_of
from ludex.games.heroes.options import GOES, STAY
from ludex.games.heroes.rules.effects import active, number
from ludex.games.heroes.rules.warehouse import gain, things
from ludex.games.heroes.secrets import cover, uncover
from ludex.games.heroes.state import Heroes

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
    rules = rules_of(g, me)
    points = level + (yield from rules.before_move(g, me, level))
    points += sum(number(g, me, each) for each in active(g, me, "move_points")) + rules.move_points(g, me)
    board.points = points
    board.path = []
    choice = yield ask("H-6.2", me, "move", move_options, g, me, points, about={"points": points})
    if choice == STAY:
        return
    _, region, cost = choice
    board.path = path_to(g, me, region, cost)
    board.points = points - cost
    board.region = region
    yield from visit(g, me, region)
    yield from rules.moved(g, me)


@law("H-6.4", "H-6.5", "H-1.5")
def visit(g: Heroes, me: int, region: int) -> Rule[None]:
    """Only where a move ends is visited. Its resources are gained once, on the own board."""
    board = g.boards[me]
    board.visited[region] = 1
    if not board.struck[region]:
        board.struck[region] = 1
        yield from gain(g, me, "H-6.5", book(g).resources[region])


def move_options(g: Heroes, me: int, points: int) -> list[Option]:
    reached = reach(g, me, points)
    return [STAY, *(GOES[region][cost] for region in sorted(reached) for cost in sorted(reached[region]))]


@law("H-6.2", "H-1.8")
def terrain_costs(g: Heroes, me: int) -> list[int]:
    """What a step into each terrain costs now: the printed cost, or the modified one while its source works."""
    board = g.boards[me]
    costs = board.costs[:]
    for each in active(g, me, "move_cost"):
        for name, value in each.effect.set.items():
            terrain = TERRAINS.index(name)
            costs[terrain] = min(costs[terrain], value)
    cheaper = rules_of(g, me).cheaper_move(g, me)
    least = board_of(g, me).printed.move.minimum
    return [max(least, cost - cheaper - less) for cost, less in zip(costs, board.discount, strict=True)]


def entry_costs(g: Heroes, me: int) -> list[int]:
    """What it costs this player to enter each region (H-2.2: those out of play cannot be entered)."""
    printed = book(g)
    by_terrain = terrain_costs(g, me)
    costs = [by_terrain[terrain] for terrain in printed.terrain]
    for other in rivals(g, me):
        rules = rules_of(g, other)
        costs = [cost + rules.rivals_entry(g, other, region) for region, cost in enumerate(costs)]
    for region in printed.out[len(g.boards)]:
        costs[region] = OUT
    return costs


@law("H-8.1")
def network(g: Heroes, me: int, printed: Book) -> set[int]:
    """Regions with portals are neighbours of each other for moving."""
    portals = {region for region, portal in enumerate(printed.portals) if portal}
    return portals.union(rules_of(g, me).portal_regions(g, me))


def ways(g: Heroes, me: int, points: int) -> list[dict[int, tuple[int, ...]]]:
    """For every number of points spent, the regions that can be reached with exactly that many, and the path there
    that crosses the most mycelium of one's own: only that makes a longer path worth while (H-10.10). No path enters a
    region twice."""
    printed = book(g)
    board = g.boards[me]
    costs = entry_costs(g, me)
    portals = network(g, me, printed)
    tolls = board.mycelium if any(active(g, me, "mycelium_toll")) else [0] * len(costs)
    found: list[dict[int, tuple[int, ...]]] = [{board.region: ()}]
    best = {board.region: 0}
    """The most mycelium crossed so far on the way to a region, with as few points or fewer."""
    for spent in range(1, points + 1):
        here: dict[int, tuple[int, ...]] = {}
        worth: dict[int, int] = {}
        for region, cost in enumerate(costs):
            if cost > spent or region == board.region:
                continue
            for origin, path in found[spent - cost].items():
                near = region in printed.neighbours[origin] or (origin in portals and region in portals)
                if not near or region in path:
                    continue
                crossed = sum(tolls[step] for step in path) + tolls[region]
                if crossed > max(best.get(region, -1), worth.get(region, -1)):
                    here[region] = (*path, region)
                    worth[region] = crossed
        best.update(worth)
        found.append(here)
    return found


def reach(g: Heroes, me: int, points: int) -> dict[int, list[int]]:
    """The regions that can be reached, each with the points that a way there takes: the fewest, or more where a longer
    way is worth something."""
    start = g.boards[me].region
    reached: dict[int, list[int]] = {}
    for spent, regions in enumerate(ways(g, me, points)):
        for region in regions:
            if region != start:
                reached.setdefault(region, []).append(spent)
    return reached


def path_to(g: Heroes, me: int, region: int, cost: int) -> list[int]:
    return list(ways(g, me, cost)[cost][region])


def cannot_go(g: Heroes, me: int, region: int, points: int) -> Refusal | None:
    """Why a region cannot be the destination."""
    if region in book(g).out[len(g.boards)]:
        return Refusal("H-2.2", "out-of-play", {"region": region})
    if region == g.boards[me].region:
        return Refusal("H-6.3", "already-here", {"region": region})
    if region not in reach(g, me, points):
        return Refusal("H-6.2", "too-far", {"region": region, "points": points})
    return None


@law("H-6.6")
def announce(g: Heroes) -> None:
    """Clockwise from the first player everyone says where they are, and shows what they gained."""
    before = g.seen
    uncover(g)
    for me in clockwise(g):
        board = g.boards[me]
        more = [max(0, now - then) for now, then in zip(board.stock, before[me].stock, strict=True)]
        message = "announce" if board.path else "announce-stay"
        tell(g, "H-6.6", message, who=me, region=board.region, things=things(g, me, more))
        rules_of(g, me).announce_move(g, me)


@law("H-6.6", "H-6.9")
def meet(g: Heroes) -> None:
    """Who shares a region, clockwise from the first player; whoever is alone has the right to its object."""
    seats = len(g.boards)
    regions = [g.boards[me].region for me in clockwise(g)]
    g.queue = list(dict.fromkeys(region for region in regions if regions.count(region) > 1))
    g.right = [int(regions.count(g.boards[me].region) == 1) for me in range(seats)]
    g.robbed = [0] * seats
    g.tried = [0] * seats
