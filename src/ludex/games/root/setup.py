"""5 Set-up: what a table may choose, and the steps that lay out the game."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from functools import cache
from math import factorial, gcd
from typing import Any

import msgspec

from ludex.core import Roll, Rule, Shuffle, law, tell
from ludex.core.errors import BadSetup
from ludex.games.root.deck import BIRD, CARDS, IS_DOMINANCE, ITEM_SUPPLY, ITEMS
from ludex.games.root.faction import PLAYED
from ludex.games.root.maps import CLEARINGS, MAP_NAMES, MAPS, NO_SUIT
from ludex.games.root.options import MOST_SEATS
from ludex.games.root.pieces import FACTIONS, PIECES, RIVERFOLK, VAGABONDS
from ludex.games.root.rules.cards import draw
from ludex.games.root.state import NOBODY, Root

START_CARDS = 3
MARKERS_OF_A_SUIT = 4
LAW_EDITIONS = ("seed", "current")
ROUNDS = 60
"""Rounds of a sweep: a multiple of every number of seats, so that everyone sits everywhere equally often."""
PLACES = 4 * (len(ITEMS) + 1)
"""Kinds of a Vagabond's items (the torch is one more than the others have) times their conditions."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits where, clockwise, and on which map."""

    seats: list[str] = msgspec.field(default_factory=lambda: ["marquise", "eyrie"])
    map: str = "autumn"
    first: int | None = None
    """The seat that begins; None lets chance decide (5.1.1)."""
    law: str = "seed"
    """The rulebook's wording, or that of later printings where they differ."""


@law("9.8")
def vagabonds_in_company(seats: Sequence[str]) -> bool:
    """The second Vagabond plays beside the first, and not with him alone."""
    return "vagabond2" not in seats or ("vagabond" in seats and len(seats) > len(VAGABONDS))


@law("5.1.1", "9.8")
def check(setup: Setup) -> None:
    """Each player has one faction of those in the rulebook, and no faction plays twice; a second Vagabond needs
    company."""
    known = [FACTIONS[number] for number in sorted(PLAYED)]
    for seat in setup.seats:
        if seat not in known:
            raise BadSetup("bad-setup-faction", clause="5.1.1", found=seat, known=", ".join(known))
        if setup.seats.count(seat) > 1:
            raise BadSetup("bad-setup-twice", clause="5.1.1", found=seat)
    if not vagabonds_in_company(setup.seats):
        raise BadSetup("bad-setup-second", clause="9.8", found="vagabond2", first="vagabond")
    if not 2 <= len(setup.seats) <= MOST_SEATS:
        raise BadSetup("bad-setup-players", clause="5.1.1", found=len(setup.seats), least=2, most=MOST_SEATS)
    check_map(setup.map)
    if setup.first is not None and not 0 <= setup.first < len(setup.seats):
        raise BadSetup("bad-setup-first", clause="5.1.1", found=setup.first, most=len(setup.seats) - 1)
    if setup.law not in LAW_EDITIONS:
        raise BadSetup("bad-setup-law", found=setup.law, known=", ".join(LAW_EDITIONS))


def check_map(name: str) -> None:
    if name not in MAP_NAMES:
        raise BadSetup("bad-setup-map", clause="2.2", found=name, known=", ".join(MAP_NAMES))


@law("5.1.1", "5.1.2", "5.1.4", "5.1.5", "5.1.6", "2.2.4", "6.3.1", "6.3.5", "7.3.1", "7.3.5", "11.3.1", "11.3.3")
@law("M-5", "M-7")
def new_state(setup: Setup) -> Root:
    """Boards and supplies before anything is placed: markers on zero, ruins, items, full tracks; the ferry in its
    place, all closed paths closed."""
    seats = len(setup.seats)
    factions = tuple(FACTIONS.index(seat) for seat in setup.seats)
    woods = MAPS[MAP_NAMES.index(setup.map)]
    nowhere = [0] * (len(CLEARINGS) + 1)
    return Root(
        step="setup",
        active=setup.first if setup.first is not None else NOBODY,
        turn=0,
        quiet=0,
        winners=[],
        factions=factions,
        seat_of=tuple(factions.index(f) if f in factions else NOBODY for f in range(len(FACTIONS))),
        score=[0] * seats,
        supply=[PLAYED[faction].warriors for faction in factions],
        hands=[[] for _ in range(seats)],
        known=[[] for _ in range(seats)],
        crafted=[[] for _ in range(seats)],
        items=[[0] * len(ITEMS) for _ in range(seats)],
        dominance=[NOBODY] * seats,
        coalition=[NOBODY] * seats,
        pawn=[0] * seats,
        current_law=int(setup.law == "current"),
        map=MAPS.index(woods),
        suits=woods.suits,
        of_suit=by_suit(woods.suits),
        warriors=[nowhere[:] for _ in range(seats)],
        pieces=[nowhere[:] if piece.faction in factions else [] for piece in PIECES],
        left=[piece.total if piece.faction in factions else 0 for piece in PIECES],
        built=[nowhere[:] for _ in range(seats)],
        tokens=[nowhere[:] for _ in range(seats)],
        free=[slots - ruin for slots, ruin in zip(woods.slots, woods.ruins, strict=True)],
        ruins=list(woods.ruins),
        ruler=[NOBODY for _ in nowhere],
        scorched=[],
        ferry=woods.ferry,
        opened=[],
        map_used=0,
        deck=[],
        discard=[],
        available=[],
        item_supply=list(ITEM_SUPPLY),
        activated=[0, 0, 0],
        used=[],
        keep=0,
        actions_left=0,
        recruited=0,
        leader=NOBODY,
        leaders=[0, 1, 2, 3],
        decree=[[], [], [], []],
        column=0,
        decree_left=[0, 0, 0, 0],
        supporters=[],
        officers=0,
        operations_left=0,
        character=[NOBODY] * seats,
        belongings=[[0] * PLACES if faction in VAGABONDS else [] for faction in factions],
        relation=[[0] * seats if faction in VAGABONDS else [] for faction in factions],
        aided=[[0] * seats if faction in VAGABONDS else [] for faction in factions],
        quests_done=[[] for _ in range(seats)],
        quest_deck=[],
        quests=[],
        ruin_items=[[] for _ in nowhere],
        ruin_seen=[[] for _ in nowhere],
        from_ruins=[[] for _ in range(seats)],
        acolytes=0,
        outcast=NOBODY,
        hated=0,
        lost_souls=[],
        revealed=[],
        scored_suits=[],
        payments=[0] * seats if RIVERFOLK in factions else [],
        funds=[0] * seats if RIVERFOLK in factions else [],
        commitments=[0] * seats if RIVERFOLK in factions else [],
        on_posts=[[0] * seats for _ in range(3)] if RIVERFOLK in factions else [],
        prices=[1, 1, 1] if RIVERFOLK in factions else [],
        bought=0,
        riverboats=NOBODY,
        mercenaries=NOBODY,
        hired=NOBODY,
    )


@law("2.2.2")
def by_suit(suits: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Clearings by suit; all of them in the place of the birds."""
    return tuple(tuple(c for c in CLEARINGS if suit in (BIRD, suits[c])) for suit in range(4))


@law("M-1")
def lay_suit_markers(g: Root) -> Rule[None]:
    """Where the board prints no suits, a shuffled marker on every clearing."""
    order = yield Shuffle("M-1", len(CLEARINGS))
    g.suits = (NO_SUIT, *(marker // MARKERS_OF_A_SUIT for marker in order[1:]))
    g.of_suit = by_suit(g.suits)
    tell(g, "M-1", "suit-markers")


@law("5.1.1", "5.1.3")
def deal(g: Root) -> Rule[None]:
    """Choose the first player; shuffle the deck, without dominance cards for two, and deal three cards each."""
    seats = len(g.factions)
    if g.active == NOBODY:
        _, g.active = yield Roll("5.1.1", [("roll", seat) for seat in range(seats)], "first-player")
    tell(g, "5.1.1", "first", who=g.active)
    if not MAPS[g.map].suits_fixed:
        yield from lay_suit_markers(g)
    cards = [card for card in range(len(CARDS)) if seats > 2 or not IS_DOMINANCE[card]]
    order = yield Shuffle("5.1.3", len(cards))
    g.deck = [cards[place] for place in order[1:]]
    for seat in range(seats):
        yield from draw(g, seat, START_CARDS)
    g.step = "setup.factions"


@law("5.1.7")
def set_up_factions(g: Root) -> Rule[None]:
    """Every faction sets up, in the order of the letters on the boards."""
    for faction in sorted(PLAYED.values(), key=lambda faction: faction.letter):
        if g.seat_of[faction.number] != NOBODY:
            yield from faction.set_up(g)
    g.step = "birdsong"


@cache
def spread(size: int) -> tuple[int, ...]:
    """The numbers below `size`, each once, so that any first few of them lie far apart.

    >>> spread(6), spread(7)
    ((0, 5, 4, 3, 2, 1), (0, 4, 1, 5, 2, 6, 3))
    """
    stride = next(step for step in range(round(size * 0.618), 2 * size + 1) if gcd(step, size) == 1)
    return tuple(n * stride % size for n in range(size))


def faction_sets(players: range) -> list[tuple[str, ...]]:
    """Every legal set of factions for these numbers of players."""
    names = [FACTIONS[number] for number in sorted(PLAYED)]
    sets = itertools.chain(*(itertools.combinations(names, count) for count in players))
    return [chosen for chosen in sets if vagabonds_in_company(chosen)]


def seating(factions: tuple[str, ...], turn: int, order: int) -> list[str]:
    """One of the orders round the table, turned by some seats."""
    orders = spread(factorial(len(factions) - 1))
    behind = itertools.islice(itertools.permutations(factions[1:]), orders[order % len(orders)], None)
    around = [factions[0], *next(behind)]
    turn %= len(around)
    return around[turn:] + around[:turn]


def mixes(players: range, maps: list[str]) -> list[dict[str, Any]]:
    """Rounds in which every legal set of factions plays once on every map, small and large sets by turns. From
    round to round a set moves on by a seat; when everyone has sat everywhere, it sits down in another order."""
    for name in maps:
        check_map(name)
    sets = faction_sets(players)
    pairs = [(factions, place) for factions in sets for place in range(len(maps))]
    if not pairs:
        return []
    mixed = [pairs[n] for n in spread(len(pairs))]
    return [
        {
            "seats": seating(factions, number, number // len(factions) * len(maps) + place),
            "map": maps[place],
        }
        for number in range(ROUNDS)
        for factions, place in mixed
    ]


def describe() -> dict[str, Any]:
    """What can be chosen, for `ludex games`."""
    facts: dict[str, Any] = {
        "factions": [FACTIONS[number] for number in sorted(PLAYED)],
        "maps": list(MAP_NAMES),
        "laws": list(LAW_EDITIONS),
        "players": [2, min(MOST_SEATS, len(PLAYED))],
        "options": list(Setup.__struct_fields__),
    }
    for faction in PLAYED.values():
        facts |= faction.choices
    return facts
