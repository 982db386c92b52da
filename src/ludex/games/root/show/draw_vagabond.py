"""9 The board of a Vagabond, as a struct for templates/root/seats/vagabond.html."""

from __future__ import annotations

from dataclasses import dataclass

from ludex.games.root.printed.pieces import BOARDS, PAWNS
from ludex.games.root.rules.board import DAMAGED
from ludex.games.root.show.seat_parts import Belongings, Figure, Note, Quest, SeatLook, Thing, dots, each
from ludex.games.root.sides.vagabond.items import CHARACTERS, CONDITIONS, EXHAUSTED, ON_TRACKS, QUEST_SUIT, READY
from ludex.games.root.sides.vagabond.relations import ALLY
from ludex.games.root.state import HOSTILE, NOBODY


@dataclass(frozen=True)
class Relation:
    """How a Vagabond stands with a faction: one of the steps from hostile to allied."""

    faction: str
    name: str
    hostile: bool
    steps: tuple[bool, ...]
    """From hostile to allied; true where the marker is."""
    state: str
    aided: tuple[bool, ...]
    label: str


@dataclass(frozen=True)
class UnderRuin:
    items: tuple[Thing, ...]
    label: str


@dataclass(frozen=True)
class VagabondMat:
    character_title: str
    character: Note
    place: Figure
    tracks_title: str
    tracks: tuple[Belongings, ...]
    satchel: Belongings
    damaged: Belongings
    relations_title: str
    relations: tuple[Relation, ...]
    quests_title: str
    quests: tuple[Quest, ...]
    quests_left: str
    done_title: str
    done: tuple[Figure, ...]
    ruins_title: str
    ruins: tuple[UnderRuin, ...]


def vagabond(look: SeatLook) -> VagabondMat:
    """Who and where he is, his items by where they lie, relationships, quests, what he saw under ruins."""
    board, mine = BOARDS.vagabond, look.mine
    row = mine.belongings
    kept = {kind: min(row[CONDITIONS * kind], board.track_capacity) for kind in ON_TRACKS}
    tracks = tuple(
        Belongings(
            title=look.item_kind(kind).name,
            items=tuple(look.item(CONDITIONS * kind) for _ in range(kept[kind])),
            free=tuple(range(board.track_capacity - kept[kind])),
            symbol=look.item_kind(kind).symbol,
        )
        for kind in ON_TRACKS
    )
    loose = each(row, READY, EXHAUSTED)
    for kind in ON_TRACKS:
        for _ in range(kept[kind]):
            loose.remove(CONDITIONS * kind)
    loose.sort(key=lambda place: (place % CONDITIONS, place))
    carried = sum(row) - sum(kept.values())
    return VagabondMat(
        character_title=look.say("seat-character"),
        character=character(look),
        place=standing(look),
        tracks_title=look.say("seat-item-tracks"),
        tracks=tracks,
        satchel=look.items("seat-satchel", loose, count=look.say("seat-of", count=carried, most=mine.item_limit)),
        damaged=look.items("seat-damaged", each(row, DAMAGED, DAMAGED + EXHAUSTED)),
        relations_title=look.say("seat-relations"),
        relations=tuple(
            relation(look, seat) for seat, other in enumerate(look.board.seats) if other.faction not in PAWNS
        ),
        quests_title=look.say("seat-quests"),
        quests=tuple(map(look.quest, mine.quests)),
        quests_left=look.say("seat-quests-left", count=mine.quests_left),
        done_title=look.say("seat-quests-done"),
        done=quests_done(look),
        ruins_title=look.say("seat-under-ruins"),
        ruins=tuple(
            UnderRuin(tuple(map(look.item_kind, seen)), look.say("seat-clearing", clearing=clearing))
            for clearing, seen in enumerate(mine.seen_under_ruins)
            if seen
        ),
    )


def character(look: SeatLook) -> Note:
    """The character with its special action; the base game's are 9.7.1 to 9.7.3."""
    chosen = look.mine.character
    if chosen == NOBODY:
        return Note(look.say("seat-no-character"), "")
    clause = f"9.7.{chosen + 1}.I"
    laws = look.words.game.laws
    return Note(look.say(f"character-{CHARACTERS[chosen]}"), look.clause(clause) if clause in laws else "")


def standing(look: SeatLook) -> Figure:
    """Where the pawn is."""
    pawn = look.board.seats[look.seat].pawn
    where = str(look.words.fact("place", pawn)) if pawn else look.none
    return Figure(look.say("seat-where"), "", pawn, where)


def relation(look: SeatLook, other: int) -> Relation:
    value, aided = look.mine.relation[other], look.mine.aided[other]
    hostile = value == HOSTILE
    state = look.say("relation-hostile" if hostile else f"relation-{value}")
    needed = 0 if hostile or value == ALLY else BOARDS.vagabond.aids_to_improve[value]
    name = look.short_name(other)
    label = look.say("sheet-relation", faction=name, relation=state)
    if needed:
        label = look.say("sheet-relation-aided", faction=name, relation=state, count=aided, needed=needed)
    return Relation(
        faction=look.faction(other),
        name=name,
        hostile=hostile,
        steps=tuple(step == value + 1 for step in range(ALLY + 2)),
        state=state,
        aided=dots(aided, needed),
        label=label,
    )


def quests_done(look: SeatLook) -> tuple[Figure, ...]:
    """Completed quests by suit."""
    suits = [QUEST_SUIT[quest] for quest in look.mine.quests_done]
    return look.by_suit(suits, sorted(set(suits)))
