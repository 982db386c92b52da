"""The Vagabond's board as a sheet: items, relationships, quests, and what he saw under ruins."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.games.root.printed.pieces import PAWNS
from ludex.games.root.rules.board import DAMAGED
from ludex.games.root.show.names import short_name
from ludex.games.root.show.view import RootView
from ludex.games.root.sides.vagabond.items import (
    BOARD,
    CHARACTERS,
    CONDITIONS,
    EXHAUSTED,
    KINDS,
    ON_TRACKS,
    QUEST_ITEMS,
    READY,
)
from ludex.games.root.sides.vagabond.relations import ALLY
from ludex.games.root.state import HOSTILE, NOBODY
from ludex.kit.sheets import counted, labels, listed, named, title_of


def vagabond_board(board: RootView, seat: int, words: Words) -> Sheet:
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
