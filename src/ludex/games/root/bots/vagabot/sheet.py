"""The board of the Vagabot as a sheet: who and where he is, his items, his quest."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.sheet import bot_board
from ludex.games.root.bots.vagabot.items import BOARD
from ludex.games.root.rules.board import DAMAGED
from ludex.games.root.show.view import RootView
from ludex.games.root.sides.vagabond.items import CHARACTERS, CONDITIONS, EXHAUSTED, READY
from ludex.games.root.state import NOBODY
from ludex.kit.sheets import listed, tallied


def vagabot(board: RootView, seat: int, words: Words) -> Sheet:
    """Items by where they lie and on which side, and what the Battle track is worth."""
    text, mine = words.text, board.boards[seat]
    none = text.say("sheet-none")

    def lying(*conditions: int) -> str:
        found = [place for place, n in enumerate(mine.belongings) if place % CONDITIONS in conditions for _ in range(n)]
        return tallied("belonging", found, words, none)

    known = mine.character != NOBODY
    place = board.seats[seat].pawn
    rows = [
        [text.say("sheet-character"), text.say(f"character-{CHARACTERS[mine.character]}") if known else none],
        [text.say("sheet-place"), str(words.fact("place", place)) if place else none],
        [text.say("sheet-ready-items"), lying(READY)],
        [text.say("sheet-exhausted-items"), lying(EXHAUSTED)],
        [text.say("sheet-damaged-items"), lying(DAMAGED, DAMAGED + EXHAUSTED)],
        [
            text.say("sheet-battle-track", hits=BOARD.most_hits[len(mine.battle_track)]),
            tallied("belonging", mine.battle_track, words, none),
        ],
        [text.say("sheet-bot-quest"), str(words.fact("quest", mine.quest)) if mine.quest != NOBODY else none],
    ]
    if mine.covered:
        rows.append([text.say("sheet-covered-slots"), listed(mine.covered)])
    return bot_board(board, seat, words, rows)
