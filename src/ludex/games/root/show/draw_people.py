"""The boards of the factions that people play, each as a struct of its own."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludex.games.root.printed.deck import BIRD, SUIT_OF, SUITS
from ludex.games.root.printed.pieces import (
    BASES,
    BOARDS,
    GARDENS,
    POSTS,
    RECRUITER,
    ROOST,
    SAWMILL,
    SYMPATHY,
    WOOD,
    WORKSHOP,
)
from ludex.games.root.show.seat_parts import (
    Area,
    CardLine,
    Cards,
    Figure,
    Note,
    SeatLook,
    Track,
    dots,
    suit_of,
    symbol_of,
)
from ludex.games.root.sides.eyrie.rules import COLUMNS, LEADERS
from ludex.games.root.sides.riverfolk.services import MERCENARIES, RIVERBOATS, SERVICES
from ludex.games.root.state import NOBODY
from ludex.kit.sheets import listed

DECREE_STEP = "eyrie.decree"
SUITED = range(BIRD)
COLUMN_SYMBOLS = ("piece-recruiter", "item-boots", "plot-raid", "item-hammer")
SERVICE_SYMBOLS = ("mark-card", "mark-ferry", "plot-raid")

# -------------------------------------------------------------------------------------------------- 6 Marquise de Cat


@dataclass(frozen=True)
class MarquiseMat:
    legend: str
    """What the numbers of the tracks are."""
    tracks: tuple[Track, ...]
    wood: Figure
    keep: Figure
    actions: Figure | None


def marquise(look: SeatLook) -> MarquiseMat:
    """Buildings left on the tracks, with what each costs and scores; wood; the keep; actions left in Daylight."""
    board, mine = BOARDS.marquise, look.mine
    tracks = (
        look.track(SAWMILL, board.sawmill_points, board.wood_cost),
        look.track(WORKSHOP, board.workshop_points, board.wood_cost),
        look.track(RECRUITER, board.recruiter_points, board.wood_cost, board.recruiters_to_draw),
    )
    wood = look.board.left[WOOD]
    standing = look.say("seat-keep-at", clearing=mine.keep) if mine.keep else look.say("seat-keep-gone")
    acting = look.board.active == look.seat and look.board.step == "marquise.action"
    left = mine.actions_left
    actions = Figure(look.say("seat-actions"), "", left, "", dots(left, max(left, board.actions)))
    return MarquiseMat(
        legend=look.say("seat-legend-wood"),
        tracks=tracks,
        wood=Figure(look.say("seat-wood"), "piece-wood", wood, "", dots(wood, board.wood)),
        keep=Figure(look.say("seat-keep"), "piece-keep", int(mine.keep > 0), standing),
        actions=actions if acting else None,
    )


# ---------------------------------------------------------------------------------------------------- 7 Eyrie Dynasties


@dataclass(frozen=True)
class Leader:
    number: int
    name: str
    there: bool
    open: bool


@dataclass(frozen=True)
class EyrieMat:
    decree_title: str
    columns: tuple[Cards, ...]
    leader_title: str
    leader: Note
    others_title: str
    others: tuple[Leader, ...]
    roosts: Track
    tonight: str
    legend: str


def eyrie(look: SeatLook) -> EyrieMat:
    """The decree by column with what still waits, the leader and those who wait to lead, roosts with their points."""
    board, mine = BOARDS.eyrie, look.mine
    if mine.leader != NOBODY:
        leader = Note(look.say(f"leader-{LEADERS[mine.leader]}"), look.clause(f"7.8.{mine.leader + 1}"))
    else:
        leader = Note(look.say("seat-no-leader"), "")
    others = tuple(
        Leader(n, look.say(f"leader-{name}"), n in mine.leaders, look.can("leader", n))
        for n, name in enumerate(LEADERS)
        if n != mine.leader
    )
    return EyrieMat(
        decree_title=look.say("seat-decree"),
        columns=tuple(decree_column(look, column) for column in range(len(COLUMNS))),
        leader_title=look.say("seat-leader"),
        leader=leader,
        others_title=look.say("seat-other-leaders"),
        others=others,
        roosts=look.track(ROOST, board.points_by_roosts[1:], draws=board.roosts_to_draw),
        tonight=look.say("seat-tonight", points=board.points_by_roosts[look.on_map(ROOST)]),
        legend=look.say("seat-legend-roosts"),
    )


def decree_column(look: SeatLook, column: int) -> Cards:
    """A column of the decree; while it is resolved, those of its cards that are done."""
    mine = look.mine
    resolving = look.board.step == DECREE_STEP
    current = resolving and column == mine.column
    waiting = list(mine.decree_left) if current else [0] * len(SUITS)
    cards: list[CardLine] = []
    for card in reversed(mine.decree[column]):
        waits = waiting[SUIT_OF[card]] > 0
        waiting[SUIT_OF[card]] -= waits
        cards.insert(0, look.card(card, done=resolving and (column < mine.column or (current and not waits))))
    return Cards(
        title=look.say(f"column-{COLUMNS[column]}"),
        cards=tuple(cards),
        symbol=COLUMN_SYMBOLS[column],
        current=current,
        key=column,
        open=look.can("column", column),
        empty=look.none,
    )


# ------------------------------------------------------------------------------------------------- 8 Woodland Alliance


@dataclass(frozen=True)
class Base:
    """One of the three bases: still on the board, or built."""

    symbol: str
    suit: str
    name: str
    there: bool
    state: str
    piece: int
    open: bool


@dataclass(frozen=True)
class AllianceMat:
    legend: str
    sympathy: Track
    bases_title: str
    bases: tuple[Base, ...]
    officers: Figure
    operations: Figure | None
    supporters: Cards


def alliance(look: SeatLook) -> AllianceMat:
    """Supporters (face up only for those who know them), officers, bases, and the sympathy track."""
    board, mine = BOARDS.alliance, look.mine
    known = mine.cards if mine.cards is not None else mine.known
    homeless = all(look.board.left[base] for base in BASES)
    limit = look.say("seat-of", count=mine.supporters, most=board.supporters_without_base)
    acting = look.board.active == look.seat and mine.operations_left > 0
    operations = Figure(
        look.say("seat-operations"), "", mine.operations_left, "", dots(mine.operations_left, mine.officers)
    )
    return AllianceMat(
        legend=look.say("seat-legend-supporters"),
        sympathy=look.track(SYMPATHY, board.sympathy_points, board.sympathy_cost),
        bases_title=look.say("seat-bases"),
        bases=bases(look),
        officers=Figure(look.say("seat-officers"), "faction-alliance", mine.officers, ""),
        operations=operations if acting else None,
        supporters=look.cards(
            "seat-supporters",
            sorted(known, key=lambda card: SUIT_OF[card]),
            hidden=mine.supporters - len(known),
            count=limit if homeless else str(mine.supporters),
        ),
    )


def bases(look: SeatLook) -> tuple[Base, ...]:
    return tuple(
        Base(
            symbol=symbol_of(base),
            suit=suit_of(base),
            name=look.piece(base).name,
            there=look.board.left[base] > 0,
            state=look.say("seat-base-here" if look.board.left[base] else "seat-base-built"),
            piece=base,
            open=look.can("piece", base),
        )
        for base in BASES
    )


# ------------------------------------------------------------------------------------------------------- 10 Lizard Cult


@dataclass(frozen=True)
class Outcast:
    number: int
    suit: str
    name: str
    here: bool
    hated: bool
    open: bool


@dataclass(frozen=True)
class LizardsMat:
    outcast_title: str
    outcast: tuple[Outcast, ...]
    outcast_state: str
    acolytes: Figure
    gardens_title: str
    gardens: tuple[Track, ...]
    legend: str
    souls: Cards
    souls_by_suit: tuple[Figure, ...]
    revealed: Cards | None


def lizards(look: SeatLook) -> LizardsMat:
    """The outcast, acolytes, gardens by suit with the points of their ritual, lost souls by suit, revealed cards."""
    board, mine, souls = BOARDS.lizards, look.mine, look.board.lost_souls
    draws = [board.gardens_to_draw]
    gardens = [look.track(garden, board.points_by_gardens[1:], draws=draws) for garden in GARDENS]
    suits = tuple(
        Outcast(
            number=suit,
            suit=SUITS[suit],
            name=look.suit(suit).name,
            here=suit == mine.outcast,
            hated=suit == mine.outcast and mine.hated,
            open=look.can("suit", suit),
        )
        for suit in SUITED
    )
    if mine.outcast not in SUITED:
        state = look.none
    else:
        state = look.say("sheet-cult-hated" if mine.hated else "seat-as-is", outcast=look.suit(mine.outcast).name)
    return LizardsMat(
        outcast_title=look.say("seat-outcast"),
        outcast=suits,
        outcast_state=state,
        acolytes=acolytes(look),
        gardens_title=look.say("seat-gardens"),
        gardens=tuple(
            replace(track, scored=look.say("sheet-cult-scored")) if suit in mine.scored_suits else track
            for suit, track in enumerate(gardens)
        ),
        legend=look.say("seat-legend-ritual"),
        souls=look.cards("seat-souls", sorted(souls, key=lambda card: SUIT_OF[card])),
        souls_by_suit=look.by_suit([SUIT_OF[card] for card in souls], range(len(SUITS))),
        revealed=look.cards("seat-revealed", mine.revealed) if mine.revealed else None,
    )


def acolytes(look: SeatLook) -> Figure:
    count = look.mine.acolytes
    return Figure(look.say("seat-acolytes"), "faction-lizards", count, "", dots(count, count))


# ------------------------------------------------------------------------------------------------- 11 Riverfolk Company


@dataclass(frozen=True)
class Price:
    """A service with its price among those that can be set."""

    service: int
    name: str
    symbol: str
    prices: tuple[tuple[int, bool], ...]
    label: str
    open: bool


@dataclass(frozen=True)
class RiverfolkMat:
    prices_title: str
    prices: tuple[Price, ...]
    sold: tuple[str, ...]
    areas: tuple[Area, ...]
    posts_title: str
    posts: tuple[Track, ...]
    legend: str
    hand: Cards


def riverfolk(look: SeatLook) -> RiverfolkMat:
    """Prices, warriors by area and owner, trade posts with warriors committed to their spaces, the open hand."""
    board, mine = BOARDS.riverfolk, look.mine
    prices = tuple(
        Price(
            service=service,
            name=look.say(f"service-{name}"),
            symbol=SERVICE_SYMBOLS[service],
            prices=tuple((price, price == mine.prices[service]) for price in board.prices),
            label=look.say("sheet-price", service=look.say(f"service-{name}"), count=mine.prices[service]),
            open=look.can("service", service),
        )
        for service, name in enumerate(SERVICES)
    )
    return RiverfolkMat(
        prices_title=look.say("seat-prices"),
        prices=prices,
        sold=sold(look),
        areas=(
            look.area("sheet-payments", mine.payments),
            look.area("sheet-funds", mine.funds, open=look.view.seat == look.seat),
            look.area("sheet-commitments", mine.commitments),
        ),
        posts_title=look.say("seat-posts"),
        posts=tuple(post_track(look, suit) for suit in SUITED),
        legend=look.say("seat-legend-points"),
        hand=look.cards("seat-open-hand", look.board.seats[look.seat].hand or ()),
    )


def post_track(look: SeatLook, suit: int) -> Track:
    """Trade posts of a suit. Warriors committed this turn lie in the spaces that posts have left, from the left."""
    board = BOARDS.riverfolk
    track = look.track(POSTS[suit], [board.post_points] * board.posts_each)
    groups = look.groups(look.mine.on_posts[suit])
    committed = [replace(group, count=1) for group in groups for _ in range(group.count)]
    spaces = [
        replace(space, owners=(committed.pop(0),)) if committed and not space.there else space for space in track.spaces
    ]
    label = track.label
    if groups:
        lying = listed(look.say("sheet-warriors-of", faction=group.name, count=group.count) for group in groups)
        label = f"{label} {lying}"
    return replace(track, spaces=tuple(spaces), label=label)


def sold(look: SeatLook) -> tuple[str, ...]:
    """Who sails with the Riverfolk and who commands their warriors this turn."""
    mine = look.mine
    buyers = {RIVERBOATS: mine.riverboats, MERCENARIES: mine.mercenaries if mine.mercenaries >= 0 else mine.hired}
    return tuple(
        look.say("seat-sold", service=look.say(f"service-{SERVICES[service]}"), buyer=look.short_name(buyer))
        for service, buyer in buyers.items()
        if buyer >= 0
    )
