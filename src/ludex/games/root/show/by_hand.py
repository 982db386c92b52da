"""A board of Root set by hand: what lies on the map, points, hands and whose turn begins. What follows from it is made
true, and what cannot be is said: there are only so many pieces (2.5)."""

from __future__ import annotations

from ludex.core import Refusal, law
from ludex.core.box import ByHand, Field, Group, Stock
from ludex.core.text import Noun, Words
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.printed.pieces import (
    ALLIANCE,
    DUCHY,
    GONE_WHEN_REMOVED,
    KEEP,
    LIZARDS,
    PAWNS,
    PIECES,
    PLOT,
    RIVERFOLK,
)
from ludex.games.root.rules.board import settle_rule
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.state import FOREST, NOBODY, Root

MOST_POINTS = 40
MOST_CARDS = 20
STEPS = ("birdsong", "daylight", "evening")


def groups(g: Root, words: Words) -> list[Group]:
    say = words.text.say
    seats = range(len(g.factions))
    whose = tuple((seat, seat_said(words, seat)) for seat in seats)
    phases = tuple((number, say(f"by-hand-{step}")) for number, step in enumerate(STEPS))
    turn = (
        Field("active", say("by-hand-active"), g.active, 0, whose),
        Field("phase", say("by-hand-phase"), 0, 0, phases),
    )
    players: list[Field] = []
    for seat in seats:
        label = say("by-hand-score", who=seat_said(words, seat))
        players += [Field(f"score.{seat}", label, g.score[seat], MOST_POINTS), *hand_of(g, seat, words)]
        players += board_of(g, seat, words)
    return [
        Group(say("by-hand-turn"), turn),
        Group(say("by-hand-players"), tuple(players)),
        *(clearing_group(g, clearing, words) for clearing in CLEARINGS),
    ]


def hand_of(g: Root, seat: int, words: Words) -> list[Field]:
    """A bot has no hand; that of the Riverfolk lies open and stays as it is."""
    if g.bots[seat] or g.factions[seat] == RIVERFOLK:
        return []
    label = words.text.say("by-hand-hand", who=seat_said(words, seat))
    return [Field(f"hand-{seat}", label, len(g.hands[seat]), MOST_CARDS)]


def board_of(g: Root, seat: int, words: Words) -> list[Field]:
    """What a faction board holds of warriors and hidden cards; where a pawn stands."""
    faction, who, say = g.factions[seat], seat_said(words, seat), words.text.say
    if faction in PAWNS:
        places = (*CLEARINGS, *(FOREST + number for number in range(len(MAPS[g.map].forests))))
        values = tuple((place, str(words.fact("place", place))) for place in places)
        drawn = tuple(f"place:{place}" if place >= FOREST else f"clearing:{place}" for place in places)
        label = say("by-hand-pawn", who=who)
        return [Field(f"pawn.{seat}", label, g.pawn[seat], 0, values, "", f"pawn-{seat}", f"seat={seat}", drawn)]
    if g.bots[seat]:
        return []
    most = PLAYED[g.roles[seat]].warriors
    if faction == ALLIANCE:
        return [
            Field("officers", say("by-hand-officers", who=who), g.officers, most, piece=f"warriors-{seat}"),
            Field("supporters", say("by-hand-supporters", who=who), len(g.supporters), MOST_CARDS),
        ]
    if faction == LIZARDS:
        return [Field("acolytes", say("by-hand-acolytes", who=who), g.acolytes, most, piece=f"warriors-{seat}")]
    return []


def clearing_group(g: Root, clearing: int, words: Words) -> Group:
    say = words.text.say
    fields = []
    for seat, faction in enumerate(g.factions):
        if faction not in PAWNS:
            label, most = say("by-hand-warriors", who=seat_said(words, seat)), PLAYED[g.roles[seat]].warriors
            name, count, place = f"warriors.{seat}.{clearing}", g.warriors[seat][clearing], f"clearing:{clearing}"
            fields.append(Field(name, label, count, most, (), place, f"warriors-{seat}", f"seat={seat}"))
    for kind, piece in enumerate(PIECES):
        if piece.faction in g.factions and kind != PLOT:
            label = say(f"piece-{piece.name}")
            name, count = f"pieces.{kind}.{clearing}", g.pieces[kind][clearing]
            place = f"clearing:{clearing}"
            fields.append(Field(name, label, count, piece.total, (), place, f"piece-{kind}", f"piece={kind}"))
    said = str(words.fact("clearing", clearing))
    return Group(said[:1].upper() + said[1:], tuple(fields))


def seat_said(words: Words, seat: int) -> str:
    name = Noun(words.text, words.names.seats[seat]).form("title")
    return name[:1].upper() + name[1:]


@law("2.5")
def stocks(g: Root, words: Words) -> list[Stock]:
    """Warriors and pieces that are not on a faction board, in a price or out of the game."""
    found = []
    for seat, faction in enumerate(g.factions):
        if faction not in PAWNS:
            label = words.text.say("by-hand-warriors", who=seat_said(words, seat))
            counted = 0 if g.bots[seat] else {ALLIANCE: g.officers, LIZARDS: g.acolytes}.get(faction, 0)
            total = PLAYED[g.roles[seat]].warriors - elsewhere(g, seat) + counted
            found.append(Stock(f"warriors-{seat}", label, total, "2.5"))
    for kind, piece in enumerate(PIECES):
        if piece.faction in g.factions and kind != PLOT:
            there = g.left[kind] + sum(g.pieces[kind]) if kind in GONE_WHEN_REMOVED else piece.total
            found.append(Stock(f"piece-{kind}", words.text.say(f"piece-{piece.name}"), there, "2.5"))
    return found


def elsewhere(g: Root, seat: int) -> int:
    """Warriors of a seat that are neither on the map nor in its supply."""
    found = {ALLIANCE: g.officers, LIZARDS: g.acolytes, DUCHY: g.burrow}.get(g.factions[seat], 0)
    if g.seat_of[RIVERFOLK] != NOBODY:
        found += sum(area[seat] for area in (g.payments, g.funds, g.commitments, *g.on_posts) if area)
    return found


@law("2.2.3", "2.5", "2.8")
def settle(g: Root, sent: dict[str, int], left: dict[str, int]) -> list[Refusal]:
    """Supplies are what is left; rule, slots and tracks follow from the map; a turn begins."""
    g.officers, g.acolytes = sent.get("officers", g.officers), sent.get("acolytes", g.acolytes)
    count_supplies(g, left)
    problems = slots_left(g)
    for seat, hand in enumerate(g.hands):
        problems += resize(g, hand, sent.get(f"hand-{seat}", len(hand)))
    problems += resize(g, g.supporters, sent.get("supporters", len(g.supporters)))
    if problems:
        return problems
    for clearing in CLEARINGS:
        settle_rule(g, clearing)
    g.active = sent["active"]
    g.step = STEPS[sent["phase"]]
    g.record = [max(best, now) for best, now in zip(g.record, g.score, strict=True)]
    g.used, g.activated, g.map_used = [], [0, 0, 0], 0
    if g.bought:
        g.bought = g.tea_paid = 0
        g.riverboats = g.hired = NOBODY
    g.mercenaries = NOBODY
    return []


def count_supplies(g: Root, left: dict[str, int]) -> None:
    for seat in range(len(g.factions)):
        g.supply[seat] = left.get(f"warriors-{seat}", g.supply[seat])
    for kind in range(len(PIECES)):
        g.left[kind] = left.get(f"piece-{kind}", g.left[kind])
    if g.pieces[KEEP]:
        g.keep = next((clearing for clearing in CLEARINGS if g.pieces[KEEP][clearing]), 0)


def slots_left(g: Root) -> list[Refusal]:
    problems = []
    for clearing in CLEARINGS:
        for seat, faction in enumerate(g.factions):
            mine = [(row[clearing], p) for row, p in zip(g.pieces, PIECES, strict=True) if row and p.faction == faction]
            g.built[seat][clearing] = sum(count for count, piece in mine if piece.building)
            g.tokens[seat][clearing] = sum(count for count, piece in mine if not piece.building)
        slots = MAPS[g.map].slots[clearing] - g.covered.count(clearing) - g.ruins[clearing]
        g.free[clearing] = slots - sum(row[clearing] for row in g.built)
        if g.free[clearing] < 0:
            problems.append(Refusal("2.2.3", "too-many-buildings", {"clearing": clearing, "count": slots}))
    return problems


def resize(g: Root, row: list[int], size: int) -> list[Refusal]:
    """Nobody knows which cards these are: they come from the deck, and go under it."""
    while len(row) > size:
        card = row.pop()
        g.deck.insert(0, card)
        for known in g.known:
            known[:] = [each for each in known if each != card]
    if size - len(row) > len(g.deck):
        return [Refusal("2.1.2", "too-many-cards", {"count": len(g.deck)})]
    while len(row) < size:
        row.append(g.deck.pop(0))
    return []


BY_HAND = ByHand(groups, stocks, settle, frozenset({"setup", "setup.factions"}))
