"""Boards of Heroes set by hand: where everybody stands, what they have in store, hired, built and won, and the round
that begins. What else is written on a board stays as it is."""

from __future__ import annotations

from ludex.core import Refusal, law
from ludex.core.box import ByHand, Field, Group, Stock
from ludex.core.text import Noun, Words
from ludex.games.heroes.printed.book import ARTIFACTS, FIRST_ARTIFACT, MUSHROOMFOLK, OWN, RESOURCES, code, faction_of
from ludex.games.heroes.rules.objects import BASE
from ludex.games.heroes.rules.round import LAST_ROUND
from ludex.games.heroes.sides.mushroomfolk.rules import mark
from ludex.games.heroes.state import NOBODY, Heroes

MOST_POINTS = 200
MOST_STOCK = 99
MOST_UNITS = 40
ONE = 1


def groups(g: Heroes, words: Words) -> list[Group]:
    say = words.text.say
    first = tuple((seat, said(words, "seat", seat)) for seat in range(len(g.boards)))
    turn = (
        Field("round-number", say("by-hand-round"), g.round, LAST_ROUND),
        Field("first-player", say("by-hand-first"), g.first, 0, first),
    )
    return [
        Group(say("by-hand-turn"), turn),
        *(store_group(g, seat, words) for seat in range(len(g.boards))),
        *(built_group(g, seat, words) for seat in range(len(g.boards))),
    ]


def store_group(g: Heroes, seat: int, words: Words) -> Group:
    """Where a player stands, points, resources and units."""
    board, say = g.boards[seat], words.text.say
    regions = tuple((n, said(words, "region", n)) for n in range(len(board.foundations)))
    places, pawn = tuple(f"region:{n}" for n, _ in regions), f"pawn-{seat}"
    name = f"region-{seat}"
    fields = [
        Field(name, say("by-hand-region"), board.region, 0, regions, "", pawn, f"of={seat}", places),
        Field(f"vp-{seat}", say("by-hand-points"), board.vp, MOST_POINTS),
    ]
    for kind in range(len(RESOURCES)):
        if kind != OWN or faction_of(g, seat).printed.unique_resource is not None:
            name, label = f"boards.{seat}.stock.{kind}", said(words, "resource", kind)
            fields.append(Field(name, label, board.stock[kind], MOST_STOCK))
    if g.factions[seat] != MUSHROOMFOLK:
        for troop, count in enumerate(board.units):
            label = say("by-hand-units", troop=said(words, "troop", code(g, seat, troop)))
            fields.append(Field(f"boards.{seat}.units.{troop}", label, count, MOST_UNITS))
    return Group(said(words, "seat", seat), tuple(fields))


def built_group(g: Heroes, seat: int, words: Words) -> Group:
    """Buildings that stand, and artifacts."""
    board, say = g.boards[seat], words.text.say
    fields = []
    for building, built in enumerate(board.built):
        label = said(words, "building", code(g, seat, building))
        fields.append(Field(f"built-{seat}-{building}", label, built, ONE))
    for artifact in range(len(ARTIFACTS)):
        label, owned = said(words, "artifact", artifact), board.works[FIRST_ARTIFACT + artifact]
        fields.append(Field(f"owned-{seat}-{artifact}", label, owned, ONE, piece=f"artifact-{artifact}"))
    return Group(say("by-hand-built", who=said(words, "seat", seat)), tuple(fields))


def said(words: Words, kind: str, number: int) -> str:
    name = words.game.noun(words.text, kind, number, words.names)
    label = name.form("title") if isinstance(name, Noun) else str(name)
    return label[:1].upper() + label[1:]


@law("H-8.6")
def stocks(g: Heroes, words: Words) -> list[Stock]:
    """There is one of every artifact; all else is written down, as much as one has."""
    return [Stock(f"artifact-{n}", said(words, "artifact", n), ONE, "H-8.6") for n in range(len(ARTIFACTS))]


@law("H-3.1")
def settle(g: Heroes, sent: dict[str, int], left: dict[str, int]) -> list[Refusal]:
    """Buildings and artifacts work, and a round begins."""
    for seat, board in enumerate(g.boards):
        board.region, board.vp = sent[f"region-{seat}"], sent[f"vp-{seat}"]
        for building, built in enumerate(board.built):
            there = sent[f"built-{seat}-{building}"]
            if there != built and g.factions[seat] == MUSHROOMFOLK:
                mark(g, seat, building, there)
            elif there != built:
                board.built[building] = board.works[building] = there
        for artifact in range(len(ARTIFACTS)):
            owned = sent[f"owned-{seat}-{artifact}"]
            board.works[FIRST_ARTIFACT + artifact] = owned
            board.had[artifact] = board.had[artifact] or (BASE if owned else 0)
        board.path, board.extra = [], 0
        board.sent = [0 for _ in board.sent]
    g.round, g.first, g.next_first = max(1, sent["round-number"]), sent["first-player"], NOBODY
    g.seen, g.todo, g.queue = [], [], []
    g.step = "round"
    return []


BY_HAND = ByHand(groups, stocks, settle, frozenset({"setup", "starts"}))
