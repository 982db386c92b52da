"""10 The mat of the Drillbit Duchy."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Sheet, law
from ludex.core.text import Words
from ludex.games.root.bots.duchy.crowns import BOARD, FOREMOLE, MINISTER_SUITS
from ludex.games.root.bots.duchy.rules import FOREMOLE_WARRIORS
from ludex.games.root.bots.mat import BotBoard, BotCard, board_of, bot_board, bot_card
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.pieces import CITADEL, MARKET, PIECES, TUNNEL
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seat_parts import Cards, SeatLook, Track
from ludex.games.root.show.seen import RootView
from ludex.games.root.state import Root
from ludex.kit.picture.parts import Figure
from ludex.kit.sheets import listed, named


class DuchyBoard(BotBoard, frozen=True):
    burrow: int
    swayed: tuple[int, ...]
    """1 for each minister with a crown, from the top."""
    ambushes: list[int]
    """Those bought from the Riverfolk, face up before the bot."""


@law("bots:10.2.1.I", "bots:A-10.1")
def view(g: Root, me: int, viewer: int | None) -> DuchyBoard:
    """The Burrow, the ministers and kept ambushes lie open."""
    return DuchyBoard(**board_of(g, me), burrow=g.burrow, swayed=tuple(g.swayed), ambushes=g.kept_ambushes[:])


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
    """The Burrow, tunnels and buildings on the map with what they bring, the ministers on its side and the others."""
    text, shown = words.text, board.boards[seat]
    built = {kind: PIECES[kind].total - board.left[kind] for kind in (TUNNEL, CITADEL, MARKET)}
    names = [text.say(f"minister-{minister}") for minister in BOARD.ministers]
    swayed = [name for name, crown in zip(names, shown.swayed, strict=True) if crown]
    unswayed = [name for name in names if name not in swayed]
    citadels = text.say("sheet-citadels", count=built[CITADEL], recruits=BOARD.recruit_by_citadels[built[CITADEL]])
    rows = [
        [text.say("sheet-burrow"), str(shown.burrow)],
        [text.say(f"piece-{PIECES[TUNNEL].name}"), text.say("sheet-tunnels", count=built[TUNNEL])],
        [text.say(f"piece-{PIECES[CITADEL].name}"), citadels],
        [text.say(f"piece-{PIECES[MARKET].name}"), text.say("sheet-on-map", count=built[MARKET], points=built[MARKET])],
        [text.say("sheet-swayed"), listed(swayed, text.say("sheet-none"))],
        [text.say("sheet-unswayed"), listed(unswayed, text.say("sheet-none"))],
    ]
    if shown.ambushes:
        rows.append([text.say("sheet-ambushes"), named("card", shown.ambushes, words)])
    return bot_board(board, seat, words, rows)


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


def draw(look: SeatLook) -> DuchyBot:
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


MAT = Mat(view, sheet, draw)
