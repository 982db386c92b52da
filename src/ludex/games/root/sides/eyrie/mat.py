"""7 The mat of the Eyrie Dynasties: what it shows, as a sheet and as a picture."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.printed.deck import SUIT_OF, SUITS
from ludex.games.root.printed.pieces import BOARDS, PIECES, ROOST
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seat_parts import CardLine, Cards, SeatLook, Track
from ludex.games.root.show.seen import RootView
from ludex.games.root.sides.eyrie import rules as eyrie
from ludex.games.root.sides.eyrie.rules import COLUMNS, LEADERS
from ludex.games.root.state import NOBODY, Root
from ludex.kit.picture.parts import Note
from ludex.kit.sheets import NOTHING, counted, labels, tallied

DECREE_STEP = "eyrie.decree"
COLUMN_SYMBOLS = ("piece-recruiter", "item-boots", "plot-raid", "item-hammer")


class EyrieBoard(msgspec.Struct, frozen=True):
    leader: int
    leaders: list[int]
    decree: list[list[int]]
    column: int
    decree_left: list[int]


def view(g: Root, me: int, viewer: int | None) -> EyrieBoard:
    return EyrieBoard(g.leader, g.leaders[:], [column[:] for column in g.decree], g.column, g.decree_left[:])


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
    """The leader, the roosts, and the decree by column with what still waits to be resolved."""
    text, nest = words.text, board.boards[seat]
    leader = text.say(f"leader-{eyrie.LEADERS[nest.leader]}") if nest.leader != NOBODY else text.say("sheet-nobody")
    roosts = PIECES[ROOST].total - board.left[ROOST]
    points = eyrie.BOARD.points_by_roosts[roosts]

    def waiting(column: int) -> str:
        if board.step != DECREE_STEP or column < nest.column:
            return NOTHING
        suits = [SUIT_OF[card] for card in nest.decree[column]]
        counts = nest.decree_left if column == nest.column else [suits.count(suit) for suit in range(len(SUITS))]
        return counted([(text.say(f"suit-{SUITS[suit]}"), n) for suit, n in enumerate(counts)], words)

    return Sheet(
        text.say("sheet-eyrie", leader=leader, roosts=roosts, points=points),
        labels(words, "column", "hand", "waiting"),
        [
            [text.say(f"column-{name}"), tallied("card", nest.decree[column], words), waiting(column)]
            for column, name in enumerate(eyrie.COLUMNS)
        ],
    )


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


def draw(look: SeatLook) -> EyrieMat:
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


MAT = Mat(view, sheet, draw)
