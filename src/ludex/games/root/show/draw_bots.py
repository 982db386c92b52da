"""The boards of the bots, each as a struct of its own; what all of them have comes first."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludex.games.root.bots.duchy.crowns import FOREMOLE, MINISTER_SUITS
from ludex.games.root.bots.duchy.rules import FOREMOLE_WARRIORS
from ludex.games.root.bots.marquise.rules import BUILDING_OF_ORDER
from ludex.games.root.printed.bot_boards import BOT_BOARDS, LEVELS
from ludex.games.root.printed.deck import BIRD, SUITS
from ludex.games.root.printed.pieces import (
    CITADEL,
    GARDENS,
    MARKET,
    POSTS,
    ROOST,
    SYMPATHY,
    TUNNEL,
)
from ludex.games.root.show.draw_people import (
    SUITED,
    Base,
    acolytes,
    bases,
    sold,
)
from ludex.games.root.show.seat_parts import (
    Area,
    CardLine,
    Cards,
    Figure,
    Note,
    SeatLook,
    Thing,
    Track,
    dots,
)
from ludex.games.root.state import NOBODY
from ludex.kit.sheets import listed

CHAPTERS = {
    "marquise": 4,
    "eyrie": 5,
    "alliance": 6,
    "vagabot": 7,
    "lizards": 8,
    "riverfolk": 9,
    "duchy": 10,
    "corvids": 11,
}
"""The chapter of each bot in the Law of Rootbotics."""

# ------------------------------------------------------------------------------------------------ what every bot has


@dataclass(frozen=True)
class BotCard:
    """Difficulty, traits, and the order while it is the bot's turn."""

    level_title: str
    level: Note
    stars: tuple[bool, ...]
    """Filled up to its difficulty."""
    traits_title: str
    traits: tuple[Note, ...]
    order_title: str
    order: CardLine | None
    order_suit: Thing | None


def bot_card(look: SeatLook, order_suit: int = NOBODY) -> BotCard:
    """`order_suit` where the order is not a card but a suit."""
    shown, bot = look.mine, look.board.seats[look.seat].bot
    cards = f"bots:C-{CHAPTERS[bot]}"
    level = LEVELS[shown.level]
    changes = f"{cards}.{level}"
    return BotCard(
        level_title=look.say("sheet-difficulty"),
        level=Note(look.say(f"level-{level}"), look.clause(changes) if changes in look.words.game.laws else ""),
        stars=dots(shown.level + 1, len(LEVELS)),
        traits_title=look.say("sheet-traits"),
        traits=tuple(
            Note(look.say(f"trait-{bot}-{trait.replace('_', '-')}"), look.clause(f"{cards}.{trait}"))
            for trait in shown.traits
        ),
        order_title=look.say("sheet-order"),
        order=look.card(shown.order, order=True) if shown.order != NOBODY else None,
        order_suit=look.suit(order_suit) if order_suit != NOBODY else None,
    )


# ----------------------------------------------------------------------------------------- 4 Mechanical Marquise 2.0


@dataclass(frozen=True)
class MarquiseBot:
    card: BotCard
    tracks: tuple[Track, ...]
    legend: str


def marquise_bot(look: SeatLook) -> MarquiseBot:
    """Buildings left on the tracks, each by the suit of its orders, with the points of each number on the map."""
    points = BOT_BOARDS.marquise.points_by_buildings[1:]
    tracks = tuple(
        replace(look.track(kind, points), ordered=look.suit(suit)) for suit, kind in BUILDING_OF_ORDER.items()
    )
    return MarquiseBot(bot_card(look), tracks, look.say("seat-legend-evening"))


# ------------------------------------------------------------------------------------------------- 5 Electric Eyrie


@dataclass(frozen=True)
class EyrieBot:
    card: BotCard
    decree_title: str
    columns: tuple[Cards, ...]
    roosts: Track
    tonight: str
    legend: str


def eyrie_bot(look: SeatLook) -> EyrieBot:
    """The Decree by suit, and roosts with their points."""
    board = BOT_BOARDS.eyrie
    columns = tuple(
        Cards(
            title=look.suit(suit).name,
            cards=tuple(map(look.card, look.mine.decree[suit])),
            count=str(len(look.mine.decree[suit])),
            symbol=look.suit(suit).symbol,
            suit=SUITS[suit],
            empty=look.none,
        )
        for suit in range(BIRD + 1)
    )
    return EyrieBot(
        card=bot_card(look),
        decree_title=look.say("seat-decree"),
        columns=columns,
        roosts=look.track(ROOST, board.points_by_roosts[1:]),
        tonight=look.say("seat-tonight", points=board.points_by_roosts[look.on_map(ROOST)]),
        legend=look.say("seat-legend-evening"),
    )


# ---------------------------------------------------------------------------------------------- 6 Automated Alliance


@dataclass(frozen=True)
class AllianceBot:
    card: BotCard
    sympathy: Track
    legend: str
    bases_title: str
    bases: tuple[Base, ...]
    organise: Figure
    spread: Figure


def alliance_bot(look: SeatLook) -> AllianceBot:
    """Bases, the sympathy track, how many warriors it takes to organise, and what is next for spreading."""
    board = BOT_BOARDS.alliance
    left = look.board.left[SYMPATHY]
    warriors = board.organize[look.mine.level]
    points = board.sympathy_points[look.on_map(SYMPATHY)] if left else board.cannot_spread_points
    return AllianceBot(
        card=bot_card(look),
        sympathy=look.track(SYMPATHY, board.sympathy_points),
        legend=look.say("seat-legend-points"),
        bases_title=look.say("seat-bases"),
        bases=bases(look),
        organise=Figure(
            look.say("sheet-organise-at"),
            "faction-alliance",
            warriors,
            look.say("sheet-organise-from", count=warriors),
        ),
        spread=Figure(look.say("sheet-next-sympathy"), "mark-points", points, ""),
    )


# ---------------------------------------------------------------------------------------------- 8 Logical Lizards


@dataclass(frozen=True)
class Conspiracy:
    name: str
    here: bool
    next: bool


@dataclass(frozen=True)
class LizardsBot:
    card: BotCard
    acolytes: Figure
    conspiracies_title: str
    conspiracies: tuple[Conspiracy, ...]
    conspiracies_label: str
    gardens_title: str
    gardens: tuple[Track, ...]
    legend: str
    souls: Cards
    revealed: Cards | None


def lizards_bot(look: SeatLook) -> LizardsBot:
    """The ordered suit, acolytes, the conspiracy marker, gardens, lost souls from the top."""
    board, mine = BOT_BOARDS.lizards, look.mine
    spaces = len(board.conspiracies)
    marker = mine.conspiracy
    named = [look.say(f"conspiracy-{name}") for name in board.conspiracies]
    conspiracies = tuple(
        Conspiracy(name, here=n == marker, next=n == (marker + 1) % spaces) for n, name in enumerate(named)
    )
    then = named[(marker + 1) % spaces]
    label = look.say("sheet-conspiracy-state", marker=named[marker], then=then) if marker != NOBODY else then
    souls = look.board.lost_souls[::-1]
    return LizardsBot(
        card=bot_card(look, mine.order_suit),
        acolytes=acolytes(look),
        conspiracies_title=look.say("sheet-conspiracy"),
        conspiracies=conspiracies,
        conspiracies_label=label,
        gardens_title=look.say("seat-gardens"),
        gardens=tuple(look.track(garden, board.points_by_gardens[1:]) for garden in GARDENS),
        legend=look.say("seat-legend-evening"),
        souls=look.cards("sheet-souls-from-top", souls, count=str(len(souls))),
        revealed=look.cards("seat-revealed", mine.revealed) if mine.revealed else None,
    )


# ---------------------------------------------------------------------------------------------- 9 Riverfolk Robots


@dataclass(frozen=True)
class Condition:
    name: str
    symbol: str
    met: bool
    state: str


@dataclass(frozen=True)
class BuyerPrice:
    """What a service costs from a score on."""

    scores: str
    price: int


@dataclass(frozen=True)
class RiverfolkBot:
    card: BotCard
    market: Cards
    payments: Area
    prices_title: str
    prices: tuple[BuyerPrice, ...]
    sold: tuple[str, ...]
    posts_title: str
    posts: tuple[Track, ...]
    legend: str
    conditions_title: str
    conditions: tuple[Condition, ...]


def riverfolk_bot(look: SeatLook) -> RiverfolkBot:
    """The Market from the left, Payments by owner, trade posts, prices by the buyer's score, what is met this turn."""
    board, mine = BOT_BOARDS.riverfolk, look.mine
    last = len(mine.market) - 1
    steps = [0, *board.price_steps]
    return RiverfolkBot(
        card=bot_card(look),
        market=Cards(
            title=look.say("sheet-market"),
            cards=tuple(look.card(card, order=place == last) for place, card in enumerate(mine.market)),
            count=look.say("seat-of", count=len(mine.market), most=board.market),
            empty=look.none,
        ),
        payments=look.area("sheet-payments", mine.payments),
        prices_title=look.say("seat-prices-by-score"),
        prices=tuple(
            BuyerPrice(look.say("seat-from-points", points=step), price)
            for step, price in zip(steps, board.prices, strict=True)
        ),
        sold=sold(look),
        posts_title=look.say("seat-posts"),
        posts=tuple(look.track(POSTS[suit], board.post_points) for suit in SUITED),
        legend=look.say("seat-legend-points"),
        conditions_title=look.say("sheet-conditions"),
        conditions=(
            condition(look, "sheet-shield", "mark-shield", mine.shield),
            condition(look, "sheet-sword", "item-sword", mine.sword),
        ),
    )


def condition(look: SeatLook, name: str, symbol: str, met: bool) -> Condition:
    return Condition(look.say(name), symbol, met, look.say("seat-met" if met else "seat-not-met"))


# ------------------------------------------------------------------------------------------------ 10 Drillbit Duchy


@dataclass(frozen=True)
class Minister:
    name: str
    suit: str
    suit_name: str
    swayed: bool
    state: str
    text: str


@dataclass(frozen=True)
class DuchyBot:
    card: BotCard
    burrow: Figure
    tracks: tuple[Track, ...]
    recruits: Figure
    tonight: str
    ministers_title: str
    swayed: str
    ministers: tuple[Minister, ...]
    ambushes: Cards | None
    """Those it keeps face up, if any."""


def duchy_bot(look: SeatLook) -> DuchyBot:
    """The Burrow, tunnels and buildings with what they bring, the ministers from the top."""
    board, mine = BOT_BOARDS.duchy, look.mine
    recruits = board.recruit[mine.level] + board.recruit_by_citadels[look.on_map(CITADEL)]
    recruits += FOREMOLE_WARRIORS if mine.swayed[FOREMOLE] else 0
    ministers = tuple(
        Minister(
            name=look.say(f"minister-{name}"),
            suit=SUITS[MINISTER_SUITS[n]],
            suit_name=look.suit(MINISTER_SUITS[n]).name,
            swayed=bool(mine.swayed[n]),
            state=look.say("seat-swayed" if mine.swayed[n] else "seat-unswayed"),
            text=look.clause(f"bots:10.7.{n + 1}"),
        )
        for n, name in enumerate(board.ministers)
    )
    return DuchyBot(
        card=bot_card(look),
        burrow=Figure(look.say("sheet-burrow"), "faction-duchy", mine.burrow, ""),
        tracks=(look.track(TUNNEL), look.track(CITADEL), look.track(MARKET)),
        recruits=Figure(
            look.say("seat-recruits"), "piece-recruiter", min(recruits, look.board.seats[look.seat].supply), ""
        ),
        tonight=look.say("seat-tonight", points=look.on_map(MARKET)),
        ministers_title=look.say("seat-ministers"),
        swayed=look.say("seat-of", count=sum(mine.swayed), most=len(ministers)),
        ministers=ministers,
        ambushes=look.cards("sheet-ambushes", mine.ambushes) if mine.ambushes else None,
    )


# ---------------------------------------------------------------------------------------------- 11 Cogwheel Corvids


@dataclass(frozen=True)
class Plots:
    """Plots of one kind that lie face up, by clearing; or all those face down."""

    kind: int
    name: str
    symbol: str
    clearings: tuple[int, ...]
    label: str
    open: bool


@dataclass(frozen=True)
class CorvidsBot:
    card: BotCard
    up_title: str
    up: tuple[Plots, ...]
    down: Plots
    supply: Figure
    none: str


def corvids_bot(look: SeatLook) -> CorvidsBot:
    """Open plots by kind, those that lie face down, and how many are in the supply."""
    board, mine = BOT_BOARDS.corvids, look.mine

    def plots(kind: int, name: str, symbol: str, clearings: list[int]) -> Plots:
        there = listed(clearings)
        label = look.say("seat-plots-at", plots=name, clearings=there) if there else f"{name}: {look.none}"
        return Plots(kind, name, symbol, tuple(clearings), label, look.can("plot", kind))

    total = len(board.plots) * board.plots_each
    return CorvidsBot(
        card=bot_card(look),
        up_title=look.say("seat-plots-up"),
        up=tuple(
            plots(
                kind,
                look.say(f"plot-{name}"),
                f"plot-{name}",
                [clearing for clearing, plot in enumerate(mine.plots) if plot == kind],
            )
            for kind, name in enumerate(board.plots)
        ),
        down=plots(NOBODY, look.say("sheet-plots-down"), "piece-plot", mine.hidden),
        supply=Figure(look.say("sheet-plots-left"), "piece-plot", mine.plots_left, "", dots(mine.plots_left, total)),
        none=look.none,
    )
