"""RW-2, RW-19.6h to RW-19.6j: the map is laid, by the players or by chance."""

from __future__ import annotations

import pytest

from ludex.core import Option
from ludex.core.journal import Journal
from ludex.games.runewars.chosen import Setup
from ludex.games.runewars.printed.book import AREAS, LOST_CITY, MAP_TILES, UNITS, book
from ludex.games.runewars.printed.chart import COLOURED
from ludex.games.runewars.rules import world
from ludex.games.runewars.rules.areas import chart
from ludex.games.runewars.setup import (
    first_player,
    lay_cities,
    new_state,
    rune_sites,
    runes_on_map,
    set_up,
    setup_quests,
)
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import DRAGON_RUNE, FALSE_RUNE, NO_RUNE, NONE
from ludex.kit.hexes import TURNS, Hex, Tile, around, distance, land_of, step
from tests.runewars.realm import LAID, follow, offered, realm, told

TILE_12 = 11
MAP = LAID[1:7]
"""The realm without its home realms."""


def fresh(*seats: str, laid: tuple[tuple[int, ...], ...] = (), edition: str = "original") -> Runewars:
    g = new_state(Setup(seats=list(seats or ("daqan", "uthuk")), map="placed", edition=edition))
    g.attach(Journal())
    g.laid = laid
    return g


def sides(tile: Tile, kinds: tuple[str, ...]) -> set[frozenset[Hex]]:
    """The coloured sides of a tile, each by the two hexes that it lies between."""
    return {frozenset((at, step(at, edge))) for (at, edge), kind in tile.borders.items() if kind in kinds}


def laid_so(g: Runewars, option: Option) -> Tile:
    _, tile, at, turns = option
    return book(g).tiles[tile].laid(world.hex_of(at), turns)


# ------------------------------------------------------------------------------------------------------------ who, what


@pytest.mark.law("runewars:RW-2.1", "runewars:RW-20.1")
def test_the_highest_fate_card_begins() -> None:
    g = fresh("daqan", "uthuk", "latari")
    top = [*range(27), 27, 29, 28]  # the last one is dealt first
    follow(first_player(g), f"shuffle:{':'.join(map(str, top))}")
    assert g.first == 1
    assert sorted(g.fate) == list(range(30))


@pytest.mark.law("runewars:RW-2.1")
def test_the_factions_have_their_components() -> None:
    g = fresh("waiqar", "latari")
    assert (g.factions, g.seat_of) == ((3, 1), (-1, 1, -1, 0))
    assert g.influence == [2, 4]
    assert g.supply[UNITS.index("reanimate")] == 16


@pytest.mark.law("runewars:RW-2.2", "runewars:RW-19.16b")
def test_two_setup_quests_each_name_the_tiles() -> None:
    g = fresh("daqan", "uthuk", "latari")
    g.first = 2
    quests = [number for number, quest in enumerate(book(g).quests) if quest.setup]
    tiles = [tile for number in quests for tile in book(g).quests[number].tiles]
    assert sorted(tiles) == list(range(MAP_TILES))  # those of 10, 11 and 12 among them
    follow(setup_quests(g))
    assert g.tiles == [tiles[2:4], tiles[4:6], tiles[:2]]


# --------------------------------------------------------------------------------------------------------------- tiles


@pytest.mark.law("runewars:RW-2.3")
def test_everybody_lays_a_tile_in_turn() -> None:
    g = fresh("daqan", "uthuk")
    g.first = 1
    g.tiles = [[0, 3], [4, 1]]
    assert offered(world.place_tiles(g)) == [f"tile:4:{world.code((0, 0))}:0", f"tile:1:{world.code((0, 0))}:0"]
    follow(world.place_tiles(g), f"tile:4:{world.code((0, 0))}:0")
    assert (g.laid, g.tiles) == (((4, 0, 0, 0),), [[0, 3], [1]])
    second = world.tile_options(g, 0)
    assert {turns for *_, turns in second} == set(TURNS)  # any rotation
    assert {tile for _, tile, *_ in second} == {0, 3}
    follow(world.place_tiles(g), ":".join(map(str, second[0])))
    assert len(g.laid) == 2
    g.laid = MAP[:4]
    g.tiles = [[], []]
    follow(world.place_tiles(g))
    assert g.step == "markers"


@pytest.mark.law("runewars:RW-2.3a", "runewars:RW-2.4")
def test_a_tile_touches_two_areas_and_no_coloured_sides_meet() -> None:
    g = fresh(laid=MAP[:2])
    g.tiles = [[3, 4], []]
    lying = [book(g).tiles[tile].laid((q, r), turns) for tile, q, r, turns in g.laid]
    known = {place for tile in lying for place in tile.hexes}
    coloured = set().union(*(sides(tile, COLOURED) for tile in lying))
    options = world.tile_options(g, 0)
    assert len(options) > 50
    for option in options:
        tile = laid_so(g, option)
        touching = {at for at in tile.hexes if set(around(at)) & known}
        touched = {near for at in tile.hexes for near in around(at) if near in known}
        assert len(touching) >= 2
        assert len(touched) >= 2
        assert not sides(tile, COLOURED) & coloured
    clash = next(
        (tile, at, turns)
        for tile in (3, 4)
        for at, turns in land_of(book(g).tiles, g.laid).ways_to_lay(book(g).tiles[tile])
        if sides(book(g).tiles[tile].laid(at, turns), COLOURED) & coloured
    )
    assert ("tile", clash[0], world.code(clash[1]), clash[2]) not in options


@pytest.mark.law("runewars:RW-19.6h")
def test_beside_tile_12_another_tile_lies_with_two_areas() -> None:
    g = fresh(laid=((TILE_12, 0, 0, 0),))
    g.tiles = [[0], []]
    options = world.tile_options(g, 0)
    assert options
    for option in options:
        touching = [at for at in laid_so(g, option).hexes if distance(at, (0, 0)) == 1]
        assert len(touching) >= 2


@pytest.mark.law("runewars:RW-19.6i", "runewars:RW-19.6j")
def test_tile_12_lies_beside_two_areas_its_yellow_side_along_no_colour() -> None:
    g = fresh(laid=MAP[:4])
    g.tiles = [[TILE_12], []]
    lying = [book(g).tiles[tile].laid((q, r), turns) for tile, q, r, turns in g.laid]
    known = {place for tile in lying for place in tile.hexes}
    coloured = set().union(*(sides(tile, COLOURED) for tile in lying))
    options = world.tile_options(g, 0)
    beside: dict[Hex, list[Tile]] = {}
    for option in options:
        tile = laid_so(g, option)
        assert len({near for near in around(tile.hexes[0]) if near in known}) >= 2
        assert not sides(tile, ("yellow",)) & coloured
        beside.setdefault(tile.hexes[0], []).append(tile)
    assert len(beside[min(beside, key=lambda at: len(beside[at]))]) < len(TURNS)  # somewhere a turn is forbidden


# --------------------------------------------------------------------------------------------- home realms


@pytest.mark.law("runewars:RW-2.5", "runewars:RW-2.5b")
def test_markers_lie_beside_the_map_and_far_apart() -> None:
    g = fresh(laid=MAP)
    sites = world.Sites(g)
    land = sites.land
    assert sites.pairs
    for pair in sites.pairs:
        assert not set(pair) & set(land.places)
        assert sum(world.open_borders(land, place) for place in pair) >= 3
    follow(world.place_markers(g), *first_two(g))
    one, other = (world.marker_hexes(row) for row in g.markers)
    beside = [[land.places[near] for at in pair for near in around(at) if near in land.places] for pair in (one, other)]
    assert areas_between(g, *beside) >= 3
    assert g.step == "homes"
    assert told(g, "markers") == 1


def first_two(g: Runewars) -> list[str]:
    """The first marker that may be laid, then the first that may be laid with it."""
    first = offered(world.place_markers(g))[0]
    second = offered(world.place_markers(g), first)
    return [first, *second[:1]] if len(second) > 1 else [first]


def areas_between(g: Runewars, start: list[int], goal: list[int]) -> int:
    near = land_of(book(g).tiles, g.laid).neighbours()
    steps = dict.fromkeys(start, 1)
    edge = start[:]
    for place in edge:
        for other in near[place]:
            if other not in steps:
                steps[other] = steps[place] + 1
                edge.append(other)
    return min(steps[place] for place in goal)


@pytest.mark.law("runewars:RW-2.5a")
def test_a_map_without_room_for_markers_is_laid_anew() -> None:
    g = fresh("daqan", "uthuk", "latari", "waiqar", laid=MAP[:1])
    follow(world.place_markers(g))
    assert (g.step, g.laid, g.attempts) == ("tiles", (), 1)
    assert g.tiles == [[MAP[0][0]], [], [], []]


@pytest.mark.law("runewars:RW-20.7")
def test_the_distance_is_relaxed_after_200_attempts() -> None:
    g = fresh()
    found = []
    for g.attempts in (0, 199, 200, 400, 900):
        found.append(world.between(g))
    assert found == [3, 3, 2, 1, 1]


@pytest.mark.law("runewars:RW-2.7", "runewars:RW-2.4")
def test_a_home_realm_covers_its_marker() -> None:
    g = fresh(laid=MAP)
    follow(world.place_markers(g), *first_two(g))
    assert g.queue == [1, 0]  # the first player is last
    options = world.home_options(g, 1)
    assert {number for _, number, *_ in options} == {0, 1}
    for _, number, at, turns in options:
        tile = book(g).tiles[MAP_TILES + g.factions[1]].laid(world.hex_of(at), turns)
        assert set(world.marker_hexes(g.markers[number])) <= set(tile.hexes)
    follow(world.place_homes(g), ":".join(map(str, options[0])))
    assert g.laid[-1][0] == MAP_TILES + g.factions[1]
    assert (g.queue, len(g.markers)) == ([0], 1)


@pytest.mark.law("runewars:RW-2.7a")
def test_home_realms_never_touch() -> None:
    """A marker two hexes from a home realm leaves no place for another one."""
    g = fresh(laid=(*MAP, LAID[0]))
    home = book(g).tiles[12].laid((0, 0), 0).hexes
    g.markers = [[*step(home[0], 5), *step(step(home[0], 5), 5)]]
    assert not world.home_options(g, 1)
    g.queue = [1]
    follow(world.place_homes(g))
    assert (g.step, g.markers, g.laid) == ("markers", [], MAP)


@pytest.mark.law("runewars:RW-2.7a", "runewars:RW-2.6")
def test_with_new_markers_runes_are_taken_back() -> None:
    g = fresh(laid=(*MAP, LAID[0]), edition="revised")
    before = g.runes_left[:]
    g.rune = [NO_RUNE] * 20 + [DRAGON_RUNE, FALSE_RUNE]
    g.runes_left = [0, before[FALSE_RUNE] - 1, before[DRAGON_RUNE] - 1]
    world.redo_markers(g)
    assert g.runes_left == before
    assert not g.rune


# ------------------------------------------------------------------------------------------------------ what lies there


@pytest.mark.law("runewars:RW-2.6", "runewars:RW-14.1")
def test_revised_runes_are_placed_against_the_clock() -> None:
    g = fresh("daqan", "uthuk", "latari", laid=MAP, edition="revised")
    g.first = 1
    g.markers = [[0, 0, 1, 0]]
    sites = rune_sites_of(g)
    beside = {near for at in ((0, 0), (1, 0)) for near in around(at)}
    land = land_of(book(g).tiles, g.laid)
    assert sites == [number for place, number in land.places.items() if place not in beside]
    a, b, c, d, e, f = sites[5], sites[0], sites[1], sites[2], sites[3], sites[4]
    follow(runes_on_map(g), *(f"rune_at:{place}" for place in (a, b, c, d, e, f)))
    for seat, dragon, false in ((1, a, b), (0, c, d), (2, e, f)):
        assert (g.rune[dragon], g.rune[false]) == (DRAGON_RUNE, FALSE_RUNE)
        assert [g.known[who][dragon] for who in range(3)] == [int(who == seat) for who in range(3)]
    assert not any(g.rune_up)
    assert g.step == "homes"
    assert g.journal is not None
    placed = [line.about["place"] for line in g.journal.lines if line.message == "rune-placed"]
    assert placed == [b, a, c, d, e, f]  # in the order of areas: nothing tells which one is the dragon rune


def rune_sites_of(g: Runewars) -> list[int]:
    count = len(land_of(book(g).tiles, g.laid).places)
    g.rune, g.rune_up = [NO_RUNE] * count, [0] * count
    g.known = [[0] * count for _ in range(g.players)]
    return rune_sites(g)


@pytest.mark.law("runewars:RW-20.2")
def test_a_rune_without_an_area_is_left_out() -> None:
    g = fresh(laid=MAP, edition="revised")
    sites = rune_sites_of(g)
    for place in sites[1:]:
        g.rune[place] = FALSE_RUNE
    before = g.runes_left[:]
    follow(runes_on_map(g))
    assert g.rune[sites[0]] == DRAGON_RUNE
    assert g.runes_left == [0, before[FALSE_RUNE], before[DRAGON_RUNE] - 1]
    assert told(g, "no-room-for-rune") == 2


@pytest.mark.law("runewars:RW-2.8")
def test_neutral_units_stand_where_they_are_printed() -> None:
    giants = {area.id: dict(area.neutrals).get(UNITS.index("giant"), 0) for area in book(fresh()).areas}
    assert {area: count for area, count in giants.items() if count} == {"2A": 2, "3C": 1, "6D": 1}
    g = fresh(laid=LAID)
    follow(set_up(g))
    for place, area in enumerate(chart(g).area):
        assert len(g.units[place]) == sum(count for _, count in book(g).areas[area].neutrals), AREAS[area]


@pytest.mark.law("runewars:RW-2.8a", "runewars:RW-19.6f", "runewars:RW-19.11")
@pytest.mark.parametrize(("free", "kind"), [(False, "base"), (True, "alternate")])
def test_cities_lie_on_city_spaces(free: bool, kind: str) -> None:
    g = realm(free_cities=free)
    follow(set_up(g))
    spaces = [place for place in range(len(g.city)) if g.city[place] != NONE]
    assert spaces == [7, 14, 18]
    assert {book(g).cities[g.city[place]].set for place in spaces} == {kind}
    assert LOST_CITY not in g.city
    assert len({g.city[place] for place in spaces}) == 3


@pytest.mark.law("runewars:RW-20.5")
def test_chance_leaves_spaces_bare_if_cities_run_out() -> None:
    g = realm()
    spaces = list(range(3, 12))
    base = sum(city.set == "base" for city in book(g).cities)
    assert base < len(spaces)
    follow(lay_cities(g, spaces), "shuffle:0:1:2:3:4:5:6", "shuffle:8:7:6:5:4:3:2:1:0")
    assert [place for place in spaces if g.city[place] == NONE] == [3, 4]
    assert g.city[11] == 0
