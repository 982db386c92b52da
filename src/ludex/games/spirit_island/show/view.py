"""What a seat may see: everything but the order of the decks and what lies in the box (SI-1.1)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludex.core.hidden import Pool, Row, Single
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.rules.end import difficulty
from ludex.games.spirit_island.rules.fear import laid_out, pool_size
from ludex.games.spirit_island.state import FACE_DOWN, Island
from ludex.kit.hidden import redeal as deal_again


class SpiritView(msgspec.Struct, frozen=True):
    """One spirit's panel, cards and presence."""

    spirit: int
    home: int
    energy: int
    elements: list[int]
    top: int
    bottom: int
    destroyed: int
    hand: list[int]
    discard: list[int]
    played: list[int]
    used: list[int]
    plays: int
    grown: list[int]
    todo: list[int]
    stage: int
    presence: list[int]
    kept: list[int]


class IslandView(msgspec.Struct, frozen=True):
    """The table."""

    turn: int
    step: str
    boards: tuple[int, ...]
    present: tuple[int, ...]
    people: list[list[int]]
    beasts: list[int]
    disease: list[int]
    wilds: list[int]
    blight: list[int]
    markers: list[int]
    aside: list[int]
    spirits: list[SpiritView]
    fear: int
    pool: int
    fear_left: int
    dividers: list[int]
    earned: int
    fear_discard: list[int]
    fear_seen: list[list[int]]
    """Cards that lie face up: place (1 is the first earned, then through the deck from its top) and card."""
    terror: int
    blight_card: int
    """The number of the card once it is turned over; -1 before."""
    blight_left: int
    blighted: bool
    deck_left: int
    deck_stages: list[int]
    """The stages on the backs of the invader deck, from the top."""
    explore: list[int]
    build: list[int]
    ravage: list[int]
    immigration: list[int]
    invader_discard: list[int]
    events_left: int
    event: int
    event_discard: list[int]
    minor_left: int
    minor_discard: list[int]
    major_left: int
    major_discard: list[int]
    drawn: list[int]
    removed: list[int]
    lasting: list[list[int]]
    adversary: str
    level: int
    scenario: str
    difficulty: int
    expansion: bool
    later: bool
    """Later printings count."""
    resolved: int
    """Fear cards resolved in this invader phase; -1 before they are."""
    progress: list[int]
    """How far everybody is in the power progression; nothing without it."""


def view(g: Island, seat: int | None) -> IslandView:

    return IslandView(
        turn=g.turn,
        step=g.step,
        boards=g.boards,
        present=g.present,
        people=[row[:] for row in g.people],
        beasts=g.beasts[:],
        disease=g.disease[:],
        wilds=g.wilds[:],
        blight=g.blight[:],
        markers=g.markers[:],
        aside=g.aside[:],
        spirits=[spirit_view(g, each) for each in range(g.players)],
        fear=g.fear,
        pool=pool_size(g),
        fear_left=len(g.fear_deck),
        dividers=g.dividers[:],
        earned=len(g.earned),
        fear_discard=g.fear_discard[:],
        fear_seen=[[place, card] for place, card in enumerate(laid_out(g), 1) if card in g.fear_seen],
        terror=g.terror,
        blight_card=g.blight_card if g.blighted else -1,
        blight_left=g.blight_left,
        blighted=g.blighted,
        deck_left=len(g.invader_deck),
        deck_stages=[INVADER_CARDS[card].stage for card in reversed(g.invader_deck)],
        explore=g.explore[:],
        build=g.build[:],
        ravage=g.ravage[:],
        immigration=g.immigration[:],
        invader_discard=g.invader_discard[:],
        events_left=len(g.event_deck),
        event=g.event,
        event_discard=g.event_discard[:],
        minor_left=len(g.minor),
        minor_discard=g.minor_discard[:],
        major_left=len(g.major),
        major_discard=g.major_discard[:],
        drawn=g.drawn[:],
        removed=g.removed[:],
        lasting=[row[:] for row in g.lasting],
        adversary=g.adversary,
        level=g.level,
        scenario=g.scenario,
        difficulty=difficulty(g),
        expansion=g.expansion,
        later=g.later,
        resolved=g.resolved,
        progress=g.progress[:] if g.progression else [],
    )


def spirit_view(g: Island, seat: int) -> SpiritView:
    return SpiritView(
        spirit=g.spirits[seat],
        home=g.home[seat] if g.home else seat,
        energy=g.energy[seat],
        elements=g.elements[seat][:],
        top=g.top[seat],
        bottom=g.bottom[seat],
        destroyed=g.destroyed[seat],
        hand=g.hand[seat][:],
        discard=g.discard[seat][:],
        played=g.played[seat][:],
        used=g.used[seat][:],
        plays=g.plays[seat],
        grown=g.grown[seat][:],
        todo=g.todo[seat][:],
        stage=g.stage[seat],
        presence=g.presence[seat][:],
        kept=g.kept[seat][:],
    )


def pools(g: Island) -> list[Pool]:
    """Everything that nobody may see: decks, and what was put into the box unseen."""
    fear_hidden = [place for place, card in enumerate(g.fear_deck) if card not in g.fear_seen]
    earned_hidden = [place for place, card in enumerate(g.earned) if card not in g.fear_seen]
    return [
        Pool([Row(g.minor)], kind="power"),
        Pool([Row(g.major)], kind="power"),
        Pool([Row(g.event_deck)], kind="event"),
        Pool([Row(g.fear_deck, places=fear_hidden), Row(g.earned, places=earned_hidden), Row(g.fear_box)], kind="fear"),
    ]


def hidden(g: Island) -> list[Pool]:
    """The same, with invader cards, which differ by their stage, and the blight card."""
    found = pools(g)
    for stage in (1, 2, 3):
        rows = [
            Row(row, places=[place for place, card in enumerate(row) if INVADER_CARDS[card].stage == stage])
            for row in (g.invader_deck, g.invader_box)
        ]
        found.append(Pool(rows, kind="invader_card"))
    face_down = [Row(Single(g, "blight_card"))] if not g.blighted and g.blight_card >= 0 else []
    return [*found, Pool([*face_down, Row(g.blight_box)], kind="blight")]


def redeal(g: Island, seat: int, shuffle: Callable[[list[int]], None]) -> None:
    """Deal anew what nobody may see: decks, boxes, the face-down blight card; invader cards within their stage.
    All are put in order first: how they lay leaves no trace in how they come to lie."""

    def mix(cards: list[int]) -> None:
        cards.sort()
        shuffle(cards)

    deal_again(pools(g), seat, mix)
    for stage in (1, 2, 3):
        spots: list[tuple[list[int], int]] = [
            (row, place)
            for row in (g.invader_deck, g.invader_box)
            for place, card in enumerate(row)
            if INVADER_CARDS[card].stage == stage
        ]
        cards = [row[place] for row, place in spots]
        mix(cards)
        for (row, place), card in zip(spots, cards, strict=True):
            row[place] = card
    redeal_markers(g, mix)
    if not g.blighted and g.blight_card >= 0:
        cards = [g.blight_card, *g.blight_box]
        mix(cards)
        g.blight_card, g.blight_box = cards[0], cards[1:]


def redeal_markers(g: Island, shuffle: Callable[[list[int]], None]) -> None:
    """Scenario markers that lie face down: it is known how many of them are blank, not which, nor which numbers are in
    the box."""
    hidden = [place for place, marker in enumerate(g.markers) if marker == FACE_DOWN]
    if not g.buried_box:
        return
    under = [g.buried[place] for place in hidden]
    numbers = [number for number in under if number] + g.buried_box
    shuffle(numbers)
    under = [numbers.pop() if number else 0 for number in under]
    g.buried_box = numbers
    shuffle(under)
    for place, number in zip(hidden, under, strict=True):
        g.buried[place] = number
