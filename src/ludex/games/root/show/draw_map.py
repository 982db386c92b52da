"""The map: what stands in every clearing and forest, and where on the drawing."""

from __future__ import annotations

from collections.abc import Iterable

from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import SUITS
from ludex.games.root.printed.maps import MAP_NAMES, MAPS, NO_SUIT
from ludex.games.root.printed.pieces import CORVIDS, FACTIONS, PIECES, PLOT, VAGABOT
from ludex.games.root.show.landscape import Landscape, Way, landscape
from ludex.games.root.show.look import RootLook
from ludex.games.root.show.scene import Clearing, Figures, Forest, MapScene, Path, Slot, Token
from ludex.games.root.show.seat_parts import suit_of, symbol_of
from ludex.games.root.show.seen import ClearingView, RootView
from ludex.games.root.show.trees import HEIGHT, WIDTH
from ludex.games.root.state import FOREST, NOBODY
from ludex.kit.picture.look import capital
from ludex.kit.sheets import counted, listed

SLOT, SLOT_GAP = 44, 6
TOKEN, TOKEN_GAP = 38, 8
FIGURE = 58
"""Sizes on the drawing, where a clearing is 200 wide."""
ROW_GAP = 3
SIDES_X = ((0, 1), (WIDTH, -1))
SIDES_Y = ((0, 1), (HEIGHT, -1))
"""Where the corners are, and which way they look."""
CORNERS = tuple(f"translate({x} {y}) scale({a} {b})" for x, a in SIDES_X for y, b in SIDES_Y)


def draw_map(look: RootLook) -> MapScene:
    board = look.board
    land, title = landscape(board.map), look.say(f"map-{MAP_NAMES[board.map]}")
    return MapScene(
        name=land.name,
        title=title,
        ferry=look.say("sheet-ferry"),
        tower=look.say("sheet-tower"),
        corners=CORNERS,
        width=WIDTH,
        height=HEIGHT,
        land=land,
        paths=tuple(draw_path(way, look) for way in land.ways),
        forests=tuple(draw_forest(n, land, look) for n in range(len(land.forests))),
        clearings=tuple(draw_clearing(clearing, land, look) for clearing in board.clearings),
        label=look.say("sheet-map-name", name=title),
    )


def draw_path(way: Way, look: RootLook) -> Path:
    name = f"{way.ends[0]}-{way.ends[1]}"
    shut = way.closed >= 0 and way.closed not in look.board.opened
    said = "board-path-closed" if shut else "board-path"
    return Path(
        name=name,
        curve=way.curve,
        x=round(way.middle[0]),
        y=round(way.middle[1]),
        closed=shut,
        opened=way.closed >= 0 and not shut,
        label=look.say(said, origin=way.ends[0], target=way.ends[1]),
        open=look.can("path", name),
    )


def draw_forest(number: int, land: Landscape, look: RootLook) -> Forest:
    place, (x, y) = FOREST + number, land.forests[number]
    pawns = [seat for seat, shown in enumerate(look.board.seats) if shown.pawn == place]
    label = str(look.words.fact("place", place))
    return Forest(
        number=place,
        x=round(x),
        y=round(y),
        trees=land.trees[number],
        figures=figures([(seat, 1, True) for seat in pawns], round(x), round(y), look),
        label=". ".join([capital(label), *(look.short_name(seat) for seat in pawns)]),
        open=look.can("place", place),
    )


def draw_clearing(here: ClearingView, land: Landscape, look: RootLook) -> Clearing:
    """Three rows: building slots, tokens, figures. Rows that are empty leave their room to the others."""
    board = look.board
    x, y = (round(part) for part in land.clearings[here.number])
    there = [(seat, n, False) for seat, n in enumerate(here.warriors) if n]
    there += [(seat, 1, True) for seat, shown in enumerate(board.seats) if shown.pawn == here.number]
    kinds = [(kind, n) for kind, n in enumerate(here.pieces) if n and not PIECES[kind].building]
    per_row = 3 if len(there) <= 6 else 4
    figure_rows = [there[n : n + per_row] for n in range(0, len(there), per_row)]
    size = figure_size(len(there), len(figure_rows), bool(kinds))
    slots = MAPS[board.map].slots[here.number]
    heights = [SLOT if slots else 0, TOKEN if kinds else 0, *(size for _ in figure_rows)]
    shown_heights = [height for height in heights if height]
    top = y - (sum(shown_heights) + ROW_GAP * (len(shown_heights) - 1)) / 2 + (4 if there else 0)
    middles = []
    for height in heights:
        middles.append(round(top + height / 2))
        top += height + ROW_GAP if height else 0
    suit = SUITS[here.suit] if here.suit != NO_SUIT else "none"
    ruled = here.ruler != NOBODY
    ruler = look.faction(here.ruler) if ruled else ""
    return Clearing(
        number=here.number,
        x=x,
        y=y,
        outline=land.outlines[here.number],
        suit=suit,
        ruler=ruler,
        ruler_letter=look.letter(ruler) if ruler else "",
        ruler_title=look.say("board-ruler", seat=look.short_name(here.ruler)) if ruler else "",
        slots=draw_slots(here, slots, x, middles[0], look),
        tokens=draw_tokens(kinds, here.number, x, middles[1], look),
        figures=tuple(
            figure
            for row, middle in zip(figure_rows, middles[2:], strict=True)
            for figure in figures(row, x, middle, look, size)
        ),
        ferry=board.ferry == here.number,
        tower=MAPS[board.map].tower == here.number,
        scorched=bool(here.number in board.scorched),
        label=clearing_label(here, there, look),
        open=look.can("clearing", here.number) or look.can("place", here.number),
    )


def figure_size(count: int, rows: int, tokens: bool) -> int:
    """As large as the room in the clearing allows."""
    if rows > 1:
        return 44 if rows == 2 else 36
    return FIGURE - 6 if count > 2 else FIGURE if tokens else FIGURE + 10


def draw_slots(here: ClearingView, total: int, x: int, y: int, look: RootLook) -> tuple[Slot, ...]:
    """Buildings first, then the ruin, free slots, and those that the Vagabot has covered."""
    kinds = [kind for kind, n in enumerate(here.pieces) if PIECES[kind].building for _ in range(n)]
    states = [*("building" for _ in kinds), *(["ruin"] if here.ruin else []), *["free"] * here.free_slots]
    states += ["covered"] * (total - len(states))
    found = []
    for n, (state, place) in enumerate(zip(states, spread(len(states), SLOT + SLOT_GAP), strict=True)):
        kind = kinds[n] if state == "building" else NOBODY
        found.append(
            Slot(
                x=x + place,
                y=y,
                state=state,
                symbol=symbol_of(kind) if kind != NOBODY else "",
                piece=kind,
                faction=FACTIONS[PIECES[kind].faction] if kind != NOBODY else "",
                suit=suit_of(kind) if kind != NOBODY else "",
                word=look.say(f"piece-{PIECES[kind].name}" if kind != NOBODY else f"board-slot-{state}"),
                open=look.can("piece", kind),
            )
        )
    return tuple(found)


def draw_tokens(kinds: list[tuple[int, int]], clearing: int, x: int, y: int, look: RootLook) -> tuple[Token, ...]:
    """Tokens by kind with their number; a plot shows its kind only when it lies face up."""
    found = []
    for (kind, count), place in zip(kinds, spread(len(kinds), TOKEN + TOKEN_GAP), strict=True):
        plot = open_plot(clearing, look.board) if kind == PLOT else ""
        found.append(
            Token(
                x=x + place,
                y=y,
                symbol=f"plot-{plot}" if plot else symbol_of(kind),
                piece=kind,
                faction=FACTIONS[PIECES[kind].faction],
                suit=suit_of(kind),
                word=look.say(f"plot-{plot}" if plot else f"piece-{PIECES[kind].name}"),
                count=count,
                open=look.can("piece", kind),
            )
        )
    return tuple(found)


def open_plot(clearing: int, board: RootView) -> str:
    """The kind of the plot that lies face up in a clearing, or nothing."""
    for seat, own in zip(board.seats, board.boards, strict=True):
        if seat.faction == CORVIDS and own.plots[clearing] != NOBODY:
            return str(BOT_BOARDS.corvids.plots[own.plots[clearing]])
    return ""


def figures(
    there: Iterable[tuple[int, int, bool]],
    x: int,
    y: int,
    look: RootLook,
    size: int = FIGURE,
) -> tuple[Figures, ...]:
    """Figures side by side, around a point: (seat, how many, is it a pawn)."""
    row = list(there)
    return tuple(
        Figures(
            x=x + place,
            y=y,
            size=size,
            seat=seat,
            faction=look.faction(seat),
            letter=look.letter(look.faction(seat)),
            word=look.short_name(seat),
            count=count,
            pawn=pawn,
            bot=bool(look.board.seats[seat].bot) and look.board.seats[seat].faction != VAGABOT,
            open=look.can("seat", seat),
        )
        for (seat, count, pawn), place in zip(row, spread(len(row), size + 10), strict=True)
    )


def spread(count: int, step: int) -> list[int]:
    """Places side by side around 0.

    >>> spread(3, 10)
    [-10, 0, 10]
    """
    return [round((n - (count - 1) / 2) * step) for n in range(count)]


def clearing_label(here: ClearingView, there: list[tuple[int, int, bool]], look: RootLook) -> str:
    """All that is in a clearing, in one line."""
    name = (
        str(look.words.fact("clearing", here.number))
        if here.suit != NO_SUIT
        else look.say("board-clearing", number=here.number)
    )
    pieces = [(look.say(f"piece-{PIECES[kind].name}"), n) for kind, n in enumerate(here.pieces) if n]
    warriors = [look.say("sheet-warriors-of", faction=look.short_name(seat), count=n) for seat, n, _ in there]
    parts = [capital(name)]
    if here.ruler != NOBODY:
        parts.append(look.say("board-ruler", seat=look.short_name(here.ruler)))
    if warriors:
        parts.append(listed(warriors))
    if pieces:
        parts.append(counted(pieces, look.words))
    if here.ruin:
        parts.append(look.say("sheet-ruin"))
    parts.append(look.say("board-free-slots", count=here.free_slots))
    return ". ".join(parts)
