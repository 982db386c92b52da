"""The board of the Drillbit Duchy as a sheet."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.duchy.crowns import BOARD
from ludex.games.root.bots.sheet import bot_board
from ludex.games.root.printed.pieces import CITADEL, MARKET, PIECES, TUNNEL
from ludex.games.root.show.view import RootView
from ludex.kit.sheets import listed, named


def duchy_bot(board: RootView, seat: int, words: Words) -> Sheet:
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
