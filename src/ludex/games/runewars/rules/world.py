"""RW-2: building the map: tiles, home realm markers, home realms; laid by the players or by chance."""

from __future__ import annotations

from ludex.core import Draw, Option, Rule, ask, tell
from ludex.core.law import law
from ludex.games.runewars.printed.book import MAP_TILES, book
from ludex.games.runewars.printed.chart import COLOURED, YELLOW
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NO_RUNE
from ludex.kit.cards import shuffled
from ludex.kit.hexes import TURNS, Hex, Land, Tile, around, land_of, same_edge, step, turned
from ludex.kit.seats import clockwise

AREAS_BETWEEN = 3
"""RW-2.5b with RW-20.7: what lies at least between two home realm markers, in both editions."""
MOST_ATTEMPTS = 200
"""RW-20.7: so many maps are tried before the distance is relaxed."""
MARKERS_ANEW = 20
"""RW-2.7a: so often markers are laid anew on one map before that map is given up."""
BORDERS = (*COLOURED, YELLOW)
SHIFT, PER_ROW = 50, 100
PAIR_EDGES = (0, 1, 2)
"""A marker is two hexes: one, and its neighbour beyond one of these edges."""
OPEN_BORDERS = 3
"""RW-2.5: so many uncoloured borders a marker has to touch."""


def code(place: Hex) -> int:
    """A hex as one number, as answers name it.

    >>> hex_of(code((-3, 7)))
    (-3, 7)
    """
    return (place[0] + SHIFT) * PER_ROW + place[1] + SHIFT


def hex_of(number: int) -> Hex:
    return number // PER_ROW - SHIFT, number % PER_ROW - SHIFT


# --------------------------------------------------------------------------------------------------------------- tiles


@law("RW-2.3a", "RW-2.4", "RW-19.6h", "RW-19.6i", "RW-19.6j")
def fits(land: Land, tile: Tile) -> bool:
    """Two areas of the tile touch two different ones that lie there (of tile 12 two sides do); coloured borders and the
    yellow one do not lie along each other."""
    if not land.has_room(tile) or land.clashes(tile, BORDERS):
        return False
    own, others = land.contacts(tile)
    return len(others) >= min(2, len(land.places)) and len(own) >= min(2, len(tile.hexes))


@law("RW-2.3")
def tile_options(g: Runewars, seat: int) -> list[Option]:
    """Where a player may lay one of his tiles, and how it is turned; the first tile lies where it lies."""
    tiles = book(g).tiles
    if not g.laid:
        return [("tile", tile, code((0, 0)), 0) for tile in g.tiles[seat]]
    land = land_of(tiles, g.laid)
    return [
        ("tile", tile, code(at), turns)
        for tile in g.tiles[seat]
        for at, turns in land.ways_to_lay(tiles[tile])
        if fits(land, tiles[tile].laid(at, turns))
    ]


def lay(g: Runewars, tile: int, at: Hex, turns: int) -> None:
    g.laid = (*g.laid, (tile, *at, turns))


@law("RW-2.2", "RW-2.3")
def place_tiles(g: Runewars) -> Rule[None]:
    """One tile after another, clockwise from the first player."""
    turn = sum(tile < MAP_TILES for tile, *_ in g.laid)
    seat = clockwise(g.players, g.first)[turn % g.players]
    if not g.tiles[seat]:
        g.step = "markers"
        return
    if g.laid and not any(fits_somewhere(g, tile) for tile in g.tiles[seat]):
        begin_again(g)
        return
    if g.placed:
        tile, at, turns = yield from chosen_place(g, seat)
    else:
        tile = g.tiles[seat][0]
        at, turns = ((0, 0), 0) if not g.laid else (yield from random_place(g, tile))
    g.tiles[seat].remove(tile)
    lay(g, tile, at, turns)
    tell(g, "RW-2.3", "lays-tile", who=seat, tile=tile)


def fits_somewhere(g: Runewars, number: int) -> bool:
    tiles = book(g).tiles
    land = land_of(tiles, g.laid)
    return any(fits(land, tiles[number].laid(at, turns)) for at, turns in land.ways_to_lay(tiles[number]))


def chosen_place(g: Runewars, seat: int) -> Rule[tuple[int, Hex, int]]:
    choice = yield ask("RW-2.3", seat, "tile", tile_options, g, seat)
    return choice[1], hex_of(choice[2]), choice[3]


def random_place(g: Runewars, number: int) -> Rule[tuple[Hex, int]]:
    """Chance turns the tile and lays one of its hexes beside the map, until it fits."""
    tiles = book(g).tiles
    tile = tiles[number]
    land = land_of(tiles, g.laid)
    rim = land.rim()
    while True:
        turned_by = yield Draw("RW-2.3", len(TURNS))
        drawn = yield Draw("RW-2.3", len(rim) * len(tile.hexes))
        place, which = divmod(drawn[1], len(tile.hexes))
        q, r = turned(tile.hexes[which], turned_by[1])
        at = rim[place][0] - q, rim[place][1] - r
        if fits(land, tile.laid(at, turned_by[1])):
            return at, turned_by[1]


# ------------------------------------------------------------------------------------------------------------- markers


def marker_hexes(row: list[int]) -> tuple[Hex, Hex]:
    return (row[0], row[1]), (row[2], row[3])


@law("RW-2.5")
def marker_sites(land: Land) -> list[tuple[Hex, Hex]]:
    """Pairs of hexes beside the map that touch enough uncoloured borders."""
    rim = set(land.rim())
    beyond = sorted(rim | {near for place in rim for near in around(place)} - set(land.places))
    touched = {place: open_borders(land, place) for place in rim}
    found = []
    for place in beyond:
        for edge in PAIR_EDGES:
            other = step(place, edge)
            if other not in land.places and touched.get(place, 0) + touched.get(other, 0) >= OPEN_BORDERS:
                found.append((place, other))
    return found


def open_borders(land: Land, place: Hex) -> int:
    return sum(
        step(place, edge) in land.places and land.borders.get(same_edge(place, edge), "") not in COLOURED
        for edge in TURNS
    )


def steps_from(land: Land, pair: tuple[Hex, Hex]) -> dict[Hex, int]:
    """How many areas of the map a way has that begins beside a marker, by the area where it ends."""
    edge = [near for place in pair for near in around(place) if near in land.places]
    found = dict.fromkeys(edge, 1)
    for place in edge:
        for near in around(place):
            if near in land.places and near not in found:
                found[near] = found[place] + 1
                edge.append(near)
    return found


@law("RW-2.5b", "RW-20.7")
def far_apart(steps: dict[Hex, int], pair: tuple[Hex, Hex], between: int) -> bool:
    """Do so many areas lie between a marker and another?"""
    ways = [steps[near] for place in pair for near in around(place) if near in steps]
    return bool(ways) and min(ways) >= between


class Sites:
    """Where markers may lie, and which of those places are far enough from each other."""

    def __init__(self, g: Runewars) -> None:
        self.land = land_of(book(g).tiles, g.laid)
        self.pairs = marker_sites(self.land)
        self.steps: dict[int, dict[Hex, int]] = {}
        """`steps_from` the places that were tried."""

    def apart(self, one: int, other: int, between: int) -> bool:
        if set(self.pairs[one]) & set(self.pairs[other]):
            return False
        if other not in self.steps:
            self.steps[other] = steps_from(self.land, self.pairs[other])
        return far_apart(self.steps[other], self.pairs[one], between)

    def completes(self, chosen: list[int], left: int, between: int, order: list[int]) -> list[int] | None:
        """Places for the markers that are left, tried in this order."""
        if not left:
            return chosen
        for place, site in enumerate(order):
            if all(self.apart(site, other, between) for other in chosen):
                found = self.completes([*chosen, site], left - 1, between, order[place + 1 :])
                if found is not None:
                    return found
        return None


@law("RW-20.7")
def between(g: Runewars) -> int:
    """How many areas have to lie between two markers; fewer when no map would do."""
    return max(1, AREAS_BETWEEN - g.attempts // MOST_ATTEMPTS)


@law("RW-2.5", "RW-2.5a", "RW-20.7")
def place_markers(g: Runewars) -> Rule[None]:
    """The first player lays a marker for everybody; if that is impossible, the map is built anew."""
    sites = Sites(g)
    numbers = list(range(len(sites.pairs)))
    order = (yield from shuffled("RW-2.5", numbers)) if not g.placed else numbers
    chosen: list[int] = []
    while len(chosen) < g.players:
        left = g.players - len(chosen) - 1
        found = sites.completes(chosen, left + 1, between(g), order)
        if found is None:
            begin_again(g)
            return
        if not g.placed:
            chosen = found
            break
        legal = [site for site in order if lets_others(sites, chosen, site, left, between(g), order)]
        options = [("marker", code(sites.pairs[site][0]), edge_of(sites.pairs[site])) for site in legal]
        choice = yield ask("RW-2.5", g.first, "marker", options)
        chosen.append(legal[options.index(choice)])
    g.markers = [[*one, *other] for one, other in (sites.pairs[site] for site in chosen)]
    g.queue = [*clockwise(g.players, g.first)[1:], g.first]
    tell(g, "RW-2.5", "markers", who=g.first)
    g.step = "runes-on-map" if g.revised else "homes"


def lets_others(sites: Sites, chosen: list[int], site: int, left: int, between: int, order: list[int]) -> bool:
    return all(sites.apart(site, other, between) for other in chosen) and (
        sites.completes([*chosen, site], left, between, order) is not None
    )


def edge_of(pair: tuple[Hex, Hex]) -> int:
    return next(edge for edge in TURNS if step(pair[0], edge) == pair[1])


@law("RW-2.5a")
def begin_again(g: Runewars) -> None:
    """The tiles are taken back, and laid anew."""
    g.attempts += 1
    order = clockwise(g.players, g.first)
    for n, (tile, *_) in enumerate(row for row in g.laid if row[0] < MAP_TILES):
        g.tiles[order[n % g.players]].append(tile)
    g.laid = ()
    tell(g, "RW-2.5a", "map-anew")
    g.step = "tiles"


# --------------------------------------------------------------------------------------------------------------- homes


@law("RW-2.7", "RW-2.7a", "RW-2.4")
def home_options(g: Runewars, seat: int) -> list[Option]:
    """Which marker a home realm may replace, and how it lies: two of its areas cover the marker."""
    tiles = book(g).tiles
    home = MAP_TILES + g.factions[seat]
    land = land_of(tiles, g.laid)
    realms = {
        place for tile, q, r, turns in g.laid if tile >= MAP_TILES for place in tiles[tile].laid((q, r), turns).hexes
    }
    kept = {place for row in g.markers for place in marker_hexes(row)}
    found: list[Option] = []
    for number, row in enumerate(g.markers):
        pair = marker_hexes(row)
        for at, turns in ways_to_cover(tiles[home], pair):
            tile = tiles[home].laid(at, turns)
            if not land.has_room(tile) or land.clashes(tile, BORDERS):
                continue
            third = set(tile.hexes) - set(pair)
            if third & kept or any(close in realms for place in tile.hexes for close in around(place)):
                continue
            found.append(("home", number, code(at), turns))
    return found


def ways_to_cover(tile: Tile, pair: tuple[Hex, Hex]) -> list[tuple[Hex, int]]:
    """How a tile can lie on both hexes of a marker: (at, turns)."""
    (q, r), other = pair
    found = []
    for turns in TURNS:
        hexes = [turned(place, turns) for place in tile.hexes]
        for dq, dr in hexes:
            at = q - dq, r - dr
            if (other[0] - at[0], other[1] - at[1]) in hexes:
                found.append((at, turns))
    return sorted(found)


@law("RW-2.7", "RW-2.7a")
def place_homes(g: Runewars) -> Rule[None]:
    """Clockwise, the first player last, everybody replaces a marker by his home realm."""
    if not g.queue:
        g.step = "setup"
        return
    seat = g.queue[0]
    options = home_options(g, seat)
    if not options:
        redo_markers(g)
        return
    if g.placed:
        choice = yield ask("RW-2.7", seat, "home", options)
    else:
        drawn = yield Draw("RW-2.7", len(options))
        choice = options[drawn[1]]
    _, number, at, turns = choice
    del g.markers[number]
    lay(g, MAP_TILES + g.factions[seat], hex_of(at), turns)
    tell(g, "RW-2.7", "lays-home", who=seat)
    del g.queue[0]


@law("RW-2.7a")
def redo_markers(g: Runewars) -> None:
    """A home realm fits nowhere: markers are laid anew, and with them the runes that keep away from them."""
    for rune in g.rune:
        g.runes_left[rune] += rune != NO_RUNE
    g.rune, g.rune_up, g.known = [], [], []
    g.laid = tuple(row for row in g.laid if row[0] < MAP_TILES)
    g.markers.clear()
    g.attempts += 1
    if g.attempts % MARKERS_ANEW == 0:
        begin_again(g)
    else:
        g.step = "markers"


STEPS = {"tiles": place_tiles, "markers": place_markers, "homes": place_homes}
