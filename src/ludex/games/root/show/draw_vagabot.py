"""7 (bots) The board of the Vagabot, as a struct for templates/root/seats/bot_vagabot.html."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.rules.board import DAMAGED
from ludex.games.root.show.draw_bots import BotCard, bot_card
from ludex.games.root.show.draw_vagabond import quests_done, standing
from ludex.games.root.show.seat_parts import Belongings, Figure, Note, Quest, SeatLook, each
from ludex.games.root.sides.vagabond.items import CHARACTERS, EXHAUSTED, READY
from ludex.games.root.state import NOBODY
from ludex.kit.sheets import listed


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


def vagabot(look: SeatLook) -> Vagabot:
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
