"""A board of Root set by hand: what lies on the map, points, hands and whose turn begins. What follows from it is made
true, and what cannot be is said: there are only so many pieces (2.5)."""

from __future__ import annotations

from ludex.core import Refusal, law
from ludex.core.box import ByHand, Field, Group
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
from ludex.games.root.state import NOBODY, Root

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


def clearing_group(g: Root, clearing: int, words: Words) -> Group:
    say = words.text.say
    fields = []
    for seat, faction in enumerate(g.factions):
        if faction not in PAWNS:
            label, most = say("by-hand-warriors", who=seat_said(words, seat)), PLAYED[g.roles[seat]].warriors
            fields.append(Field(f"warriors.{seat}.{clearing}", label, g.warriors[seat][clearing], most))
    for kind, piece in enumerate(PIECES):
        if piece.faction in g.factions and kind != PLOT:
            label = say(f"piece-{piece.name}")
            fields.append(Field(f"pieces.{kind}.{clearing}", label, g.pieces[kind][clearing], piece.total))
    said = str(words.fact("clearing", clearing))
    return Group(said[:1].upper() + said[1:], tuple(fields))


def seat_said(words: Words, seat: int) -> str:
    name = Noun(words.text, words.names.seats[seat]).form("title")
    return name[:1].upper() + name[1:]


@law("2.2.3", "2.5", "2.8")
def settle(g: Root, sent: dict[str, int]) -> list[Refusal]:
    """Supplies are what is left; rule, slots and tracks follow from the map; a turn begins."""
    problems = [*warriors_left(g), *pieces_left(g), *slots_left(g)]
    problems += [found for seat in range(len(g.hands)) for found in resize_hand(g, seat, sent.get(f"hand-{seat}"))]
    if problems:
        return problems
    for clearing in CLEARINGS:
        settle_rule(g, clearing)
    g.active = sent.get("active", g.active)
    g.step = STEPS[sent.get("phase", 0)]
    g.record = [max(best, now) for best, now in zip(g.record, g.score, strict=True)]
    g.used, g.activated, g.map_used = [], [0, 0, 0], 0
    if g.bought:
        g.bought = g.tea_paid = 0
        g.riverboats = g.hired = NOBODY
    g.mercenaries = NOBODY
    return []


def warriors_left(g: Root) -> list[Refusal]:
    problems = []
    for seat, faction in enumerate(g.factions):
        elsewhere = {ALLIANCE: g.officers, LIZARDS: g.acolytes, DUCHY: g.burrow}.get(faction, 0)
        if g.seat_of[RIVERFOLK] != NOBODY:
            elsewhere += sum(area[seat] for area in (g.payments, g.funds, g.commitments, *g.on_posts) if area)
        total = PLAYED[g.roles[seat]].warriors
        g.supply[seat] = total - elsewhere - sum(g.warriors[seat])
        if g.supply[seat] < 0:
            problems.append(Refusal("2.5", "too-many-warriors", {"who": seat, "count": total - elsewhere}))
    return problems


def pieces_left(g: Root) -> list[Refusal]:
    problems = []
    for kind, piece in enumerate(PIECES):
        if piece.faction not in g.factions or kind == PLOT:
            continue
        on_map = sum(g.pieces[kind])
        gone = kind in GONE_WHEN_REMOVED
        g.left[kind] = min(g.left[kind], piece.total - on_map) if gone else piece.total - on_map
        if piece.total < on_map:
            problems.append(Refusal("2.5", "too-many-pieces", {"piece": kind, "count": piece.total}))
    if g.pieces[KEEP]:
        g.keep = next((clearing for clearing in CLEARINGS if g.pieces[KEEP][clearing]), 0)
    return problems


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


def resize_hand(g: Root, seat: int, size: int | None) -> list[Refusal]:
    """Nobody knows which cards these are: they come from the deck, and go under it."""
    hand = g.hands[seat]
    if size is None:
        return []
    while len(hand) > size:
        card = hand.pop()
        g.deck.insert(0, card)
        for known in g.known:
            known[:] = [each for each in known if each != card]
    if size - len(hand) > len(g.deck):
        return [Refusal("2.1.2", "too-many-cards", {"count": len(g.deck)})]
    while len(hand) < size:
        hand.append(g.deck.pop(0))
    return []


BY_HAND = ByHand(groups, settle)
