"""Guard the Isle's Heart: the inner lands must stay free."""

from __future__ import annotations

from ludex.core import Rule
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import BOARDS, FIRST_THEMATIC, SPACES, places
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import MAJOR_DECK, MINOR_DECK
from ludex.games.spirit_island.rules.growth import add_presence_by, allowed_presence
from ludex.games.spirit_island.rules.land import buildings, lands_of, present_boards
from ludex.games.spirit_island.rules.moments import last_setup, loss_check
from ludex.games.spirit_island.rules.pieces import put, remove
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import EXPLORER, TOWN, kind_of

ID = "guard-the-isles-heart"
INNER = 7
"""The inner land of every board on a small island."""
SMALL, THREE = 2, 3
CENTRE = ("corner_c2", "corner_c1", "corner_c2", "corner_c1")
"""With four boards: the corner of each that touches the centre."""


@law("SI-14.10")
def inner_lands(g: Island) -> list[int]:
    """One of each board: land 7 on one or two boards, otherwise the land in the middle of the island. On the other side
    of the boards the middle is the land farthest from the sea."""
    return [inner_land(g, slot) for slot in present_boards(g)]


def inner_land(g: Island, slot: int) -> int:
    board = BOARDS[g.boards[slot]]
    if len(g.boards) <= SMALL:
        return slot * SPACES + INNER
    if g.boards[slot] >= FIRST_THEMATIC:
        return max(lands_of(g, slot), key=lambda land: (from_the_sea(g, land), land))
    corner = "corner_c1" if len(g.boards) == THREE else CENTRE[slot]
    return slot * SPACES + int(getattr(board, corner))


def from_the_sea(g: Island, land: int) -> int:
    """How many steps away the nearest ocean is."""
    steps = 0
    while not g.chart.within[steps][land] & g.chart.all_oceans:
        steps += 1
    return steps


@loss_check(ID)
@law("SI-14.10")
def heart_taken(g: Island) -> str:
    """After the first turn: a town or city in an inner land."""
    return "heart" if g.turn > 1 and any(buildings(g, land) for land in inner_lands(g)) else ""


@last_setup(ID)
@law("SI-14.10")
def guard(g: Island) -> Rule[None]:
    """No towns; an explorer and a presence in every inner land; two more power cards for everybody."""
    for land in g.chart.lands:
        for one in [one for one in g.people[land] if kind_of(one) == TOWN]:
            remove(g, land, one)
    for slot in present_boards(g):
        land = inner_land(g, slot)
        put(g, land, EXPLORER)
        seat = g.home.index(slot)
        yield from add_presence_by(Act(g, seat, clause="SI-14.10"), nearest_legal(g, seat, land, slot))
    for seat in range(g.players):
        for deck in (MINOR_DECK, MAJOR_DECK):
            yield from deck.draw(g, g.hand[seat], 1)


def nearest_legal(g: Island, seat: int, land: int, slot: int) -> int:
    """This land, or the nearest lands of its board where the spirit may be; as bits."""
    legal = allowed_presence(g, seat, g.chart.of_board[slot])
    steps = 0
    while legal and not g.chart.within[steps][land] & legal:
        steps += 1
    found = g.chart.within[steps][land] & legal
    assert places(found), "every spirit may be somewhere on its board"
    return found
