"""The build tree of a sheet: a block for every building, in a column for its level, and arrows from what it needs."""

from __future__ import annotations

from ludex.games.heroes.printed.book import CODES, Faction, Price
from ludex.games.heroes.printed.book import Building as Printed
from ludex.games.heroes.rules.round import ACTIONS
from ludex.games.heroes.show.lands import standing
from ludex.games.heroes.show.look import HeroesLook, stroke
from ludex.games.heroes.show.scene import Bit, Cell, Half, Tree, TreeBuilding, Wire
from ludex.games.heroes.state import Board
from ludex.kit.picture.look import capital
from ludex.kit.sheets import listed

PITCH = 100
"""A column is so wide, a row so high on the drawing of the arrows."""
EDGE = 7
"""Between the edge of a column and its blocks."""
LANE = 0.5
Places = dict[int, tuple[int, float]]


def draw_tree(look: HeroesLook, seat: int) -> Tree:
    faction, board = look.faction(seat), look.board(seat)
    places = mushroom_places(faction) if faction.buildings[0].printed.row else level_places(faction)
    columns = 1 + max(column for column, _ in places.values())
    rows = round(1 + max(row for _, row in places.values()))
    levels = tuple(look.say("board-level", level=n + 1) for n in range(columns))
    return Tree(
        columns=columns,
        rows=rows,
        levels=() if faction.buildings[0].printed.row else levels,
        buildings=tuple(draw_building(look, seat, n, places[n]) for n in sorted(places, key=lambda n: places[n])),
        wires=tuple(
            Wire(wire(places[needed], places[n], rows), bool(board.built[needed]))
            for n, each in enumerate(faction.buildings)
            for needed in each.requires
        ),
    )


def level_places(faction: Faction) -> Places:
    """Column by level; shorter columns stand in the middle."""
    columns: dict[int, list[int]] = {}
    for n, each in enumerate(faction.buildings):
        columns.setdefault(each.level - 1, []).append(n)
    most = max(map(len, columns.values()))
    found: Places = {}
    for column, numbers in columns.items():
        best = sorted(numbers, key=lambda n: (middle(faction, n, found), n))
        for row, n in enumerate(best):
            found[n] = (column, row + (most - len(numbers)) / 2)
    return found


def middle(faction: Faction, building: int, found: Places) -> float:
    """The row that the buildings it needs stand around, so that arrows cross little."""
    rows = [found[n][1] for n in faction.buildings[building].requires if n in found]
    return sum(rows) / len(rows) if rows else 1.5


def mushroom_places(faction: Faction) -> Places:
    """The upper row above the lower one, three in a line."""
    across = 3
    found: Places = {}
    upper = [n for n, each in enumerate(faction.buildings) if each.printed.row == "upper"]
    lower = [n for n, each in enumerate(faction.buildings) if each.printed.row != "upper"]
    for start, numbers in ((0, upper), (-(-len(upper) // across), lower)):
        for place, n in enumerate(numbers):
            found[n] = (place % across, start + place // across)
    return found


def wire(start: tuple[int, float], end: tuple[int, float], rows: int) -> str:
    """From the right edge of one block to the left edge of another; between columns that lie apart it runs along the
    gap between two rows."""
    (a, y1), (b, y2) = ((column, round((row + 0.5) * PITCH)) for column, row in (start, end))
    x1, x2 = (a + 1) * PITCH - EDGE, b * PITCH + EDGE
    if b <= a + 1:
        return f"M{x1} {y1}C{x1 + EDGE} {y1} {x2 - EDGE} {y2} {x2} {y2}"
    lane = lane_near((start[1] + end[1]) / 2 + 0.5, rows, end[1])
    inner1, inner2 = (a + 1) * PITCH + EDGE, b * PITCH - EDGE
    return (
        f"M{x1} {y1}C{x1 + EDGE} {y1} {inner1 - EDGE} {lane} {inner1} {lane}"
        f"L{inner2} {lane}C{inner2 + EDGE} {lane} {x2 - EDGE} {y2} {x2} {y2}"
    )


def lane_near(row: float, rows: int, end: float) -> int:
    """The gap between two rows of the column between, next to a height; some columns stand half a row lower."""
    offset = LANE if (end * 2) % 2 else 0.0
    lanes = [n + offset for n in range(rows + 1) if 0 < n + offset < rows]
    return round(min(lanes or [row], key=lambda lane: abs(lane - row)) * PITCH)


def draw_building(look: HeroesLook, seat: int, number: int, place: tuple[int, float]) -> TreeBuilding:
    faction, board = look.faction(seat), look.board(seat)
    each = faction.buildings[number]
    own = faction.printed.unique_resource
    code = CODES.code(faction.number, number)
    names = [f"building:{code}", f"troop:{code}"] if each.printed.row else [f"building:{code}"]
    state = standing(board, number)
    what = listed(faction.buildings[n].printed.name[look.lang] for n in each.requires)
    needs = look.say("board-needs", what=what) if what else ""
    points = each.printed.vp or each.printed.vp_each_build
    state_word = look.say(f"board-building-{state}") if state else ""
    text = each.printed.text[look.lang]
    return TreeBuilding(
        code=code,
        thing=" ".join(names),
        name=each.printed.name[look.lang],
        chevrons="" if each.printed.row else "^" * each.level,
        level_word=look.say("board-level", level=each.level),
        column=place[0] + 1,
        row=round(place[1] * 2) + 1,
        cost=building_cost(look, board, number, faction),
        other_cost=look.bits(each.night_cost, own),
        points=points,
        points_word=look.say("thing-vp", count=points),
        text="" if each.printed.upper_text else text,
        halves=halves(look, board, number, each) if each.printed.upper_text else (),
        state=state,
        state_word=state_word,
        stroke=stroke(number),
        needs=needs,
        cells=cells(look, seat, number, each),
        flows=flows(look, board, number, faction),
        open=any(name in look.open for name in names),
    )


def building_cost(look: HeroesLook, board: Board, number: int, faction: Faction) -> tuple[Bit, ...]:
    """What it costs; the part with a footprint apart, struck out once a footprint was spent on it."""
    each, own = faction.buildings[number], faction.printed.unique_resource
    if not each.trail:
        return look.bits(each.cost, own)
    rest = Price(tuple(a - b for a, b in zip(each.cost.fixed, each.trail.fixed, strict=True)))  # type: ignore[arg-type]
    struck = bool(board.trimmed[number])
    marked = [Bit(bit.icon, bit.count, bit.word, struck, foot=True) for bit in look.bits(each.trail)]
    return (*look.bits(rest), *marked)


def halves(look: HeroesLook, board: Board, number: int, each: Printed) -> tuple[Half, ...]:
    """Dark elves: below, what works until the building is entwined; above, what comes then."""
    done = bool(board.entwined[number])
    below = "strike" if done and not board.works[number] else ""
    return (
        Half(capital(each.printed.upper_text[look.lang]), "circle" if done else ""),
        Half(capital(each.printed.text[look.lang]), below),
    )


def cells(look: HeroesLook, seat: int, number: int, each: Printed) -> tuple[Cell, ...]:
    """The strength of a mushroom, the damage points of an archons' building, the counter of a dark elves' one, the
    monster of a lizardfolk's one."""
    faction, board = look.faction(seat), look.board(seat)
    paper = each.printed
    found = []
    if paper.strength:
        strength = look.shown.strengths[seat][number]
        found.append(Cell(str(strength), "", "strength", look.say("board-strength", count=strength)))
    for point in range(paper.damage_points):
        hit = point < board.damage[number]
        found.append(Cell("", "strike" if hit else "", "", look.say("board-damage" if hit else "board-damage-point")))
    if paper.counter:
        found.append(Cell(f"+{paper.counter}", "", "web", look.say("board-counter", count=paper.counter)))
        if board.due[number]:
            found.append(Cell(str(board.due[number]), "wrote", "", look.say("board-due", round=board.due[number])))
    names = [species.id for species in faction.printed.species]
    if paper.species in names:
        n = names.index(paper.species)
        name = faction.printed.species[n].name[look.lang]
        free = bool(board.free[n])
        word = look.say("board-species-free", name=name) if free else name
        found.append(Cell(str(n + 1), "circle" if free else "", "beast", word))
    return tuple(found)


def flows(look: HeroesLook, board: Board, number: int, faction: Faction) -> tuple[Cell, ...]:
    """The magic flows that end here, by action; some are crossed out."""
    before = sum(len(each.printed.flows) for each in faction.buildings[:number])
    return tuple(
        Cell(
            "",
            "strike" if board.cut[before + n] else "",
            f"act-{name}",
            look.say("board-flow", action=look.say(f"action-{ACTIONS[ACTIONS.index(name)]}")),
        )
        for n, name in enumerate(faction.buildings[number].printed.flows)
    )
