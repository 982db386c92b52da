"""11 The mat of the Cogwheel Corvids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ludex.core import Sheet, law
from ludex.core.text import Words
from ludex.games.root.bots.corvids.plots import BOARD, lie_hidden
from ludex.games.root.bots.mat import BotBoard, BotCard, board_of, bot_board, bot_card
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seat_parts import SeatLook
from ludex.games.root.show.seen import RootView
from ludex.games.root.state import NOBODY, Root
from ludex.kit.picture.parts import Figure, dots
from ludex.kit.sheets import listed


class CorvidsBoard(BotBoard, frozen=True):
    plots: list[int]
    """The kind of the open plot in a clearing, or NOBODY."""
    hidden: list[int]
    """Clearings with a plot that lies face down."""
    plots_left: int


@law("bots:11.7")
def view(g: Root, me: int, viewer: int | None) -> CorvidsBoard:
    """Nobody looks at plots that lie face down, on the map or in the supply."""
    shown: dict[str, Any] = board_of(g, me)
    return CorvidsBoard(
        plots=[kind if up else NOBODY for kind, up in zip(g.plots, g.plots_up, strict=True)],
        hidden=[clearing for clearing in CLEARINGS if lie_hidden(g, clearing)],
        plots_left=len(g.plot_supply),
        **shown,
    )


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
    """Where open plots lie, by kind; where others lie face down; how many are in the supply."""
    text, shown = words.text, board.boards[seat]

    def places(clearings: list[int]) -> str:
        return listed(clearings, text.say("sheet-none"))

    rows = []
    for kind, name in enumerate(BOARD.plots):
        open_ones = [clearing for clearing, plot in enumerate(shown.plots) if plot == kind]
        rows.append([text.say("sheet-plot-up", plot=text.say(f"plot-{name}")), places(open_ones)])
    rows.append([text.say("sheet-plots-down"), places(shown.hidden)])
    rows.append([text.say("sheet-plots-left"), str(shown.plots_left)])
    return bot_board(board, seat, words, rows)


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


def draw(look: SeatLook) -> CorvidsBot:
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


MAT = Mat(view, sheet, draw)
