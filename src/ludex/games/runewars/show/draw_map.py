"""The map: hexes with what lies in them, borders on their edges, holes; and, while it is laid, where tiles may go."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ludex.core.text import Text
from ludex.games.runewars.printed.book import AREA_TILE, AREAS, FACTIONS, FOOD, ORE, RESOURCES, WOOD
from ludex.games.runewars.printed.chart import MOUNTAIN, Chart, Laid, chart_of
from ludex.games.runewars.show.draw_lying import pieces_at
from ludex.games.runewars.show.lie import (
    controller_said,
    heroes_at,
    landmarks,
    marks_said,
    resources_said,
    rune_said,
    units_said,
)
from ludex.games.runewars.show.lie import hero_said as said_of_hero
from ludex.games.runewars.show.look import RunewarsLook
from ludex.games.runewars.show.plans import draw_plans
from ludex.games.runewars.show.scene import AreaView, Border, MapScene, Mark
from ludex.games.runewars.things import NOBODY, NONE
from ludex.kit.hexes import TURNS, Hex, around, step, turned
from ludex.kit.picture.geometry import Point, between, hex_centre, hex_corners, written
from ludex.kit.sheets import listed

SIZE = 100
"""From the middle of a hex to its corners."""
MARGIN = 16
BEST_SHAPE = 1.5
"""How much wider than high a map is best."""
HEAD = -62
"""Where the code of an area stands."""
ICON, CODE, CREST, GAP = 22, 20, 26, 3


@dataclass(frozen=True)
class Ground:
    """Where the hexes of a map are drawn: turned as a whole, so that it lies broad."""

    turns: int

    def spot(self, place: Hex) -> tuple[int, int]:
        x, y = hex_centre(turned(place, self.turns), SIZE)
        return round(x), round(y)

    def corners(self, place: Hex, edge: int) -> tuple[Point, Point]:
        corners = hex_corners(hex_centre(turned(place, self.turns), SIZE), SIZE)
        n = (edge + self.turns) % 6
        return corners[n], corners[(n + 1) % 6]


def ground_of(look: RunewarsLook) -> Ground:
    """A map that is still laid stays as it lies."""
    return best_ground(look.chart.hexes) if look.shown.units else Ground(0)


@lru_cache(64)
def best_ground(hexes: tuple[Hex, ...]) -> Ground:
    def badness(turns: int) -> float:
        xs, ys = zip(*(Ground(turns).spot(place) for place in hexes), strict=True)
        width, height = max(xs) - min(xs) + 2 * SIZE, max(ys) - min(ys) + 2 * SIZE
        return float(abs(width / height - BEST_SHAPE))

    return Ground(min((0, 1, 2), key=badness))


def draw_map(look: RunewarsLook) -> MapScene:
    chart, ground = look.chart, ground_of(look)
    borders, edges = lines(look.shown.content, look.shown.laid, ground, look.words.text)
    plans = draw_plans(look, ground.spot, SIZE)
    spots = [*map(ground.spot, chart.hexes), *plans.spots] or [(0, 0)]
    left, right = min(x for x, _ in spots) - SIZE - MARGIN, max(x for x, _ in spots) + SIZE + MARGIN
    top, bottom = min(y for _, y in spots) - 87 - MARGIN, max(y for _, y in spots) + 87 + MARGIN
    return MapScene(
        label=look.say("board-map"),
        left=left,
        top=top,
        width=right - left,
        height=bottom - top,
        areas=tuple(draw_area(look, ground, place) for place in range(len(chart.hexes))),
        borders=borders,
        seams=edges,
        holes=tuple(map(ground.spot, holes(chart.hexes))),
        ghosts=plans.ghosts,
        shapes=plans.shapes,
        plans=plans.plans,
        markers=plans.markers,
    )


@lru_cache(64)
def holes(hexes: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Empty hexes that the land encloses."""
    if not hexes:
        return ()
    land = set(hexes)
    (q_least, q_most), (r_least, r_most) = ((min(row) - 1, max(row) + 1) for row in zip(*hexes, strict=True))
    empty = {(q, r) for q in range(q_least, q_most + 1) for r in range(r_least, r_most + 1)} - land
    outside = {place for place in empty if place[0] in (q_least, q_most) or place[1] in (r_least, r_most)}
    edge = list(outside)
    for place in edge:
        for near in around(place):
            if near in empty and near not in outside:
                outside.add(near)
                edge.append(near)
    return tuple(sorted(empty - outside))


@lru_cache(256)
def lines(content: str, laid: Laid, ground: Ground, text: Text) -> tuple[tuple[Border, ...], str]:
    """Borders and seams: where a map lies, they stay as they are."""
    chart = chart_of(content, laid)
    borders = chart.land.borders.items()
    return tuple(draw_border(ground, edge, kind, text) for edge, kind in borders), seams(chart, ground)


def seams(chart: Chart, ground: Ground) -> str:
    """Edges between areas of different tiles, and around the land."""
    found = []
    for place, at in enumerate(chart.hexes):
        for edge in TURNS:
            near = chart.land.places.get(step(at, edge))
            if near is None or (near > place and AREA_TILE[chart.area[near]] != AREA_TILE[chart.area[place]]):
                one, other = ground.corners(at, edge)
                found.append(f"M{written(one)}L{written(other)}")
    return "".join(found)


def draw_border(ground: Ground, edge: tuple[Hex, int], kind: str, text: Text) -> Border:
    """Mountains are a ridge of peaks, water is a wave, the yellow border a row of dashes."""
    one, other = ground.corners(*edge)
    word = text.say(f"board-border-{kind}")
    if kind == MOUNTAIN:
        low, high = between(one, other, 0.04), between(one, other, 0.96)
        return Border(kind, f"M{written(low)}L{written(high)}", "".join(peak(one, other, n) for n in range(4)), word)
    if kind == "water":
        return Border(kind, wave(one, other), "", word)
    return Border(kind, f"M{written(between(one, other, 0.06))}L{written(between(one, other, 0.94))}", "", word)


def peak(one: Point, other: Point, number: int) -> str:
    """A small mountain on the edge, upright whichever way the edge runs."""
    x, y = between(one, other, (number + 0.5) / 4)
    half, high = (11, 24) if number in (1, 2) else (9, 18)
    return f"M{written((x - half, y + 7))}L{written((x, y + 7 - high))}L{written((x + half, y + 7))}Z"


def wave(one: Point, other: Point) -> str:
    """A line that swings from side to side."""
    length = 6
    normal = ((one[1] - other[1]) / SIZE * 9, (other[0] - one[0]) / SIZE * 9)
    parts = [f"M{written(one)}"]
    for n in range(length):
        middle, end = between(one, other, (n + 0.5) / length), between(one, other, (n + 1) / length)
        sign = 1 if n % 2 else -1
        bent = middle[0] + sign * 2 * normal[0], middle[1] + sign * 2 * normal[1]
        parts.append(f"Q{written(bent)} {written(end)}")
    return "".join(parts)


# --------------------------------------------------------------------------------------------------------------- areas


def draw_area(look: RunewarsLook, ground: Ground, place: int) -> AreaView:
    shown, chart = look.shown, look.chart
    printed = look.book.areas[chart.area[place]]
    laid = bool(shown.units)
    x, y = ground.spot(chart.hexes[place])
    code = code_of(chart, place)
    crest = crest_of(look, place)
    resources = [name for n, name in enumerate(RESOURCES) for _ in range(printed.resources[n])]
    width = CODE * len(code) + (CREST if crest else 0) + ICON * len(resources) + GAP
    at = -width // 2
    crest_x, code_x = at, at + (CREST if crest else 0)
    first = code_x + CODE * len(code) + GAP
    city = look.name("city", shown.city[place]) if laid and shown.city[place] != NONE else ""
    seat = look.view.seat
    return AreaView(
        number=place,
        code=code,
        terrain=terrain_of(printed.resources),
        label=area_label(look, place) if laid else f"{look.name('place', place)}. {gives_said(look, place)}",
        x=x,
        y=y,
        code_x=code_x,
        crest=crest,
        crest_x=crest_x,
        resources=tuple(Mark(f"r-{name}", first + ICON * n) for n, name in enumerate(resources)),
        city=city,
        pieces=pieces_at(look, place, bool(city)),
        barren=("waste" if shown.waste[place] else "ice" if shown.ice[place] else "") if laid else "",
        own=seat is not None and chart.home[place] == look.player(seat).faction,
        target=laid and place in (shown.target, *(fight.place for fight in shown.fights)),
        open=look.can("place", place),
    )


def crest_of(look: RunewarsLook, place: int) -> str:
    """Who controls it; before the set-up, whose home it is."""
    if not look.shown.units:
        home = look.chart.home[place]
        return FACTIONS[home] if home >= 0 else ""
    seat = look.shown.controllers[place]
    return look.faction(seat) if seat != NOBODY else ""


def code_of(chart: Chart, place: int) -> str:
    """5B; of a home realm its letter alone."""
    return AREAS[chart.area[place]].rpartition("-H")[2]


def terrain_of(resources: tuple[int, int, int]) -> str:
    """The mood of an area: fields, woods or hills, by what it gives most."""
    most = max(resources)
    if not most:
        return "waste"
    return {FOOD: "field", WOOD: "wood", ORE: "hill"}[resources.index(most)]


def gives_said(look: RunewarsLook, place: int) -> str:
    return resources_said(look.book.areas[look.chart.area[place]].resources, look.words)


def area_label(look: RunewarsLook, place: int) -> str:
    """All that lies in an area, in one line."""
    shown, words = look.shown, look.words
    units = [*shown.units[place], *(one for one, to, _ in shown.limbo if to == place and one >= 0)]
    for fight in shown.fights:
        if fight.place == place:
            units += [one for rows in (fight.lines, fight.lying) for row in rows for one in row]
    parts = [
        look.name("place", place),
        controller_said(shown, place, words),
        gives_said(look, place),
        listed(landmarks(shown, place, words)),
        units_said(units, words),
        rune_said(shown, place, words),
        listed(said_of_hero(hero, words) for hero in heroes_at(shown, place)),
        listed(marks_said(shown, place, words)),
    ]
    return ". ".join(filter(None, parts))
