"""H-2 Set-up: who plays what, the boards as they are before the first round, and the start regions."""

from __future__ import annotations

from ludex.core import Option, Roll, Rule, ask, law, tell
from ludex.games.heroes.chosen import Setup
from ludex.games.heroes.printed.book import ARTIFACTS, FACTIONS, REGIONS, SOURCES, Faction, book, book_of
from ludex.games.heroes.rules.move import visit
from ludex.games.heroes.sides.side import side_of
from ludex.games.heroes.state import NOBODY, NOWHERE, Board, Heroes
from ludex.kit.own_values import write_changes
from ludex.kit.seats import clockwise

TRAILS = 7


def check(setup: Setup) -> None:
    """Own values must be such as the boards could print."""
    book_of(write_changes(setup.content))


def new_board(printed: Faction) -> Board:
    """A board as printed."""
    troops = len(printed.troops)
    buildings = len(printed.buildings)
    monsters = len(printed.monsters)
    species = len(printed.species)
    works = [0] * SOURCES
    works[-1] = 1
    return Board(
        region=NOWHERE,
        visited=[0] * REGIONS,
        struck=[0] * REGIONS,
        foundations=[0] * REGIONS,
        forts=[0] * REGIONS,
        costs=list(printed.costs),
        discount=[0] * len(printed.costs),
        stock=[0, 0, 0, 0],
        circled=[0, 0, 0],
        built=[0] * buildings,
        works=works,
        units=[troop.printed.start for troop in printed.troops],
        plus=[0] * troops,
        vp=0,
        points=0,
        path=[],
        sent=[0] * troops,
        extra=0,
        beaten=[0] * monsters,
        weaker=[0] * (monsters or species),
        had=[0] * len(ARTIFACTS),
        votes=0,
        mycelium=[0] * REGIONS,
        block_vp=[0] * buildings,
        moons=[0, 0],
        night=0,
        nights=0,
        damage=[0] * buildings,
        ruined=[0] * buildings,
        cut=[0] * sum(len(each.printed.flows) for each in printed.buildings),
        penalty=0,
        stored=0,
        fallen=0,
        ticks=[0] * species,
        gone=[0] * REGIONS,
        free=[0] * species,
        opened=[0] * species,
        councils=0,
        due=[0] * buildings,
        entwined=[0] * buildings,
        webs=[0] * REGIONS,
        nest=0,
        nest_due=0,
        pool=0,
        woven=[0] * REGIONS,
        shifted=0,
        ban=[0, 0],
        herd=NOWHERE,
        route=NOWHERE,
        herd_strength=0,
        haul=[0, 0, 0],
        armoured=0,
        trimmed=[0] * buildings,
        tracked=[0] * monsters,
        trails=[0] * TRAILS,
        doubled=[0] * TRAILS,
        energy=0,
        lair=[],
        lair_vp=0,
        camp_vp=0,
        leads=0,
    )


@law("H-2.1")
def new_state(setup: Setup) -> Heroes:
    """Every player takes a board; what is printed as a start is there."""
    factions = tuple(FACTIONS.index(seat) for seat in setup.seats)
    changes = write_changes(setup.content)
    seats = len(factions)
    g = Heroes(
        step="setup",
        outcome=None,
        changes=changes,
        factions=factions,
        boards=[new_board(book_of(changes).factions[faction]) for faction in factions],
        seen=[],
        round=1,
        first=NOBODY if setup.first is None else setup.first,
        next_first=NOBODY,
        plan=[0, 0, 0, 0, 0],
        todo=[],
        level=0,
        after="",
        queue=[],
        right=[0] * seats,
        robbed=[0] * seats,
        fought=[0] * seats,
        tried=[0] * seats,
        free_artifacts=0,
        totals=[],
    )
    for seat in range(seats):
        side_of(g, seat).set_up(g, seat)
    return g


@law("H-2.2", "H-2.3")
def set_up(g: Heroes) -> Rule[None]:
    """The first player is given or drawn; then the start regions are chosen."""
    seats = len(g.boards)
    if g.first == NOBODY:
        g.first = (yield Roll("H-2.3", [("roll", seat) for seat in range(seats)]))[1]
    tell(g, "H-2.3", "first", who=g.first)
    g.queue = list(reversed(clockwise(seats, g.first)))
    g.step = "starts"


@law("H-2.4", "H-2.5")
def starts(g: Heroes) -> Rule[None]:
    """From the right of the first player counter-clockwise, so that the first player comes last: a free region with a
    portal. It is visited, and its resources are gained."""
    if not g.queue:
        g.step = "round"
        return
    me = g.queue.pop(0)
    choice = yield ask("H-2.4", me, "start", start_options, g)
    region = choice[1]
    g.boards[me].region = region
    tell(g, "H-2.4", "start", who=me, region=region)
    yield from visit(g, me, region)
    yield from side_of(g, me).choose_more(g, me)


def start_options(g: Heroes) -> list[Option]:
    printed = book(g)
    taken = {board.region for board in g.boards} | printed.out[len(g.boards)]
    return [("start", region) for region in range(REGIONS) if printed.portals[region] and region not in taken]
