"""7 The mat of the Vagabot."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.bots.mat import BotBoard, BotCard, board_of, bot_board, bot_card
from ludex.games.root.bots.vagabot.items import BOARD
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.rules.board import DAMAGED
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.seat_parts import Belongings, Quest, SeatLook, each
from ludex.games.root.show.seen import RootView
from ludex.games.root.sides.vagabond.items import CHARACTERS, CONDITIONS, EXHAUSTED, READY
from ludex.games.root.sides.vagabond.mat import quests_done, standing
from ludex.games.root.state import NOBODY, Root
from ludex.kit.picture.parts import Figure, Note
from ludex.kit.sheets import listed, tallied


class VagabotBoard(BotBoard, frozen=True):
    character: int
    belongings: list[int]
    battle_track: list[int]
    quest: int
    quests_done: list[int]
    quests_left: int
    covered: list[int]
    """Clearings with a slot that the Scoundrel has covered, one entry for each."""


def view(g: Root, me: int, viewer: int | None) -> VagabotBoard:
    return VagabotBoard(
        **board_of(g, me),
        character=g.character[me],
        belongings=g.belongings[me][:],
        battle_track=g.battle_track[:],
        quest=g.bot_quest,
        quests_done=g.quests_done[me][:],
        quests_left=len(g.quest_deck),
        covered=g.covered[:],
    )


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
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


@dataclass(frozen=True)
class BattleSpace:
    """A space of the Battle track: what lies there, or how many items it takes."""

    item: Belongings
    needed: str
    filled: bool


@dataclass(frozen=True)
class Vagabot:
    card: BotCard
    character_title: str
    character: Note
    place: Figure
    satchel: Belongings
    damaged: Belongings
    battle_title: str
    battle: tuple[BattleSpace, ...]
    legend: str
    hits: Figure
    quest_title: str
    quest: Quest | None
    quests_left: str
    none: str
    done_title: str
    done: tuple[Figure, ...]
    covered: Figure | None


def draw(look: SeatLook) -> Vagabot:
    """Who and where he is, his items by where they lie and on which side, the Battle track, his quest."""
    board, mine = BOT_BOARDS.vagabot, look.mine
    loose = sorted(each(mine.belongings, READY, EXHAUSTED), key=lambda place: (place % 2, place))
    hits = board.most_hits[len(mine.battle_track)]
    covered = listed(mine.covered)
    return Vagabot(
        card=bot_card(look),
        character_title=look.say("seat-character"),
        character=bot_character(look),
        place=standing(look),
        satchel=look.items("seat-satchel", loose, count=str(len(loose))),
        damaged=look.items("seat-damaged", each(mine.belongings, DAMAGED, DAMAGED + EXHAUSTED)),
        battle_title=look.say("seat-battle-track"),
        battle=tuple(
            BattleSpace(
                item=look.items("seat-battle-track", mine.battle_track[n : n + 1]),
                needed=look.say("seat-items-needed", count=needed),
                filled=n < len(mine.battle_track),
            )
            for n, needed in enumerate(board.track)
        ),
        legend=look.say("seat-legend-battle"),
        hits=Figure(look.say("seat-most-hits"), "plot-raid", hits, ""),
        quest_title=look.say("sheet-bot-quest"),
        quest=look.quest(mine.quest) if mine.quest != NOBODY else None,
        quests_left=look.say("seat-quests-left", count=mine.quests_left),
        none=look.none,
        done_title=look.say("seat-quests-done"),
        done=quests_done(look),
        covered=Figure(look.say("sheet-covered-slots"), "mark-scorched", 0, covered) if covered else None,
    )


def bot_character(look: SeatLook) -> Note:
    """The character with its own rule (bots 7.7, in an order of its own)."""
    chosen = look.mine.character
    if chosen == NOBODY:
        return Note(look.say("seat-no-character"), "")
    name = CHARACTERS[chosen]
    place = BOT_BOARDS.vagabot.characters.index(name) + 1
    return Note(look.say(f"character-{name}"), look.clause(f"bots:7.7.{place}"))


MAT = Mat(view, sheet, draw)
