"""9 The mat of a Vagabond: items, relationships, quests, and what he saw under ruins."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec

from ludex.core import Sheet, law
from ludex.core.hidden import Row
from ludex.core.text import Words
from ludex.games.root.printed.pieces import BOARDS, PAWNS
from ludex.games.root.rules.board import DAMAGED
from ludex.games.root.show.mat import Mat
from ludex.games.root.show.names import short_name
from ludex.games.root.show.seat_parts import Belongings, Quest, SeatLook, each
from ludex.games.root.show.seen import RootView
from ludex.games.root.sides.vagabond.items import (
    BOARD,
    CHARACTERS,
    CONDITIONS,
    EXHAUSTED,
    KINDS,
    ON_TRACKS,
    QUEST_ITEMS,
    QUEST_SUIT,
    READY,
    item_limit,
)
from ludex.games.root.sides.vagabond.relations import ALLY
from ludex.games.root.state import HOSTILE, NOBODY, Root
from ludex.kit.picture.parts import Figure, Note, Thing, dots
from ludex.kit.sheets import counted, labels, listed, named, title_of


class VagabondBoard(msgspec.Struct, frozen=True):
    character: int
    belongings: list[int]
    item_limit: int
    relation: list[int]
    aided: list[int]
    quests_done: list[int]
    quests: list[int]
    quests_left: int
    under_ruins: list[int]
    """How many items lie under the ruin of a clearing."""
    seen_under_ruins: list[list[int]]
    """Those of them that the viewer has looked at."""


@law("1.2.1", "9.8.1")
def view(g: Root, me: int, viewer: int | None) -> VagabondBoard:
    return VagabondBoard(
        character=g.character[me],
        belongings=g.belongings[me][:],
        item_limit=item_limit(g, me),
        relation=g.relation[me][:],
        aided=g.aided[me][:],
        quests_done=g.quests_done[me][:],
        quests=g.quests[:],
        quests_left=len(g.quest_deck),
        under_ruins=[len(row) for row in g.ruin_items],
        seen_under_ruins=[
            sorted(Row(row, seats).seen(viewer).things or ())
            for row, seats in zip(g.ruin_items, g.ruin_seen, strict=True)
        ],
    )


def sheet(board: RootView, seat: int, words: Words) -> Sheet:
    """One row for each part of his board."""
    text, mine = words.text, board.boards[seat]
    row = mine.belongings
    on_tracks = sum(min(row[CONDITIONS * kind], BOARD.track_capacity) for kind in ON_TRACKS)
    nobody_yet = mine.character == NOBODY
    title = text.say(
        "sheet-vagabond",
        faction=title_of(seat, words),
        character=text.say("sheet-no-character" if nobody_yet else f"character-{CHARACTERS[mine.character]}"),
        place=words.fact("place", board.seats[seat].pawn) if board.seats[seat].pawn else text.say("sheet-nowhere"),
        carried=sum(row) - on_tracks,
        limit=mine.item_limit,
    )

    def items(*conditions: int) -> str:
        found = [place for place in range(len(row)) if place % CONDITIONS in conditions and row[place]]
        return counted([(item_or_damage(place), row[place]) for place in found], words)

    def item_or_damage(place: int) -> str:
        if place % CONDITIONS == DAMAGED + EXHAUSTED:
            return text.say(f"belonging-{EXHAUSTED}", item=text.say(f"item-{KINDS[place // CONDITIONS]}"))
        return text.say(f"item-{KINDS[place // CONDITIONS]}")

    def quest(number: int) -> str:
        return text.say(
            "sheet-quest", quest=words.fact("quest", number), items=named("item", QUEST_ITEMS[number], words)
        )

    def relation(other: int) -> str:
        value, aided = mine.relation[other], mine.aided[other]
        faction = short_name(other, board, words)
        called = text.say("relation-hostile" if value == HOSTILE else f"relation-{value}")
        if not aided or value in (HOSTILE, ALLY):
            return text.say("sheet-relation", faction=faction, relation=called)
        needed = BOARD.aids_to_improve[value]
        return text.say("sheet-relation-aided", faction=faction, relation=called, count=aided, needed=needed)

    others = [n for n, other in enumerate(board.seats) if other.faction not in PAWNS]
    under = [
        text.say("sheet-under-ruin", clearing=clearing, items=named("item", seen, words))
        for clearing, seen in enumerate(mine.seen_under_ruins)
        if seen
    ]
    rows = [
        [text.say("sheet-ready-items"), items(READY)],
        [text.say("sheet-exhausted-items"), items(EXHAUSTED)],
        [text.say("sheet-damaged-items"), items(DAMAGED, DAMAGED + EXHAUSTED)],
        [text.say("sheet-relations"), listed(map(relation, others))],
        [text.say("sheet-quests", count=mine.quests_left), "; ".join(map(quest, mine.quests))],
        [text.say("sheet-quests-done"), named("quest", mine.quests_done, words)],
    ]
    if under:
        rows.append([text.say("sheet-under-ruins"), "; ".join(under)])
    if board.seats[seat].coalition != NOBODY:
        rows.append([text.say("sheet-coalition"), short_name(board.seats[seat].coalition, board, words)])
    return Sheet(title, labels(words, "topic", "what"), rows)


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


def draw(look: SeatLook) -> VagabondMat:
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


MAT = Mat(view, sheet, draw)
