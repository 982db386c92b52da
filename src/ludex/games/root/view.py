"""What one seat may know of a game of Root (1.2), and dealing anew what it may not."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludex.core import law
from ludex.games.root.maps import CLEARINGS
from ludex.games.root.state import Root


class SeatView(msgspec.Struct, frozen=True):
    faction: int
    score: int
    supply: int
    hand_size: int
    hand: list[int] | None
    """The cards, if they are one's own."""
    known: list[int]
    """Cards in this hand that the viewer has seen."""
    crafted: list[int]
    items: list[int]
    dominance: int


class ClearingView(msgspec.Struct, frozen=True):
    number: int
    suit: int
    ruler: int
    free_slots: int
    ruin: bool
    warriors: list[int]
    """By seat."""
    pieces: list[int]
    """By kind."""


class MarquiseView(msgspec.Struct, frozen=True):
    keep: int
    actions_left: int
    recruited: bool


class EyrieView(msgspec.Struct, frozen=True):
    leader: int
    leaders: list[int]
    decree: list[list[int]]
    column: int
    decree_left: list[int]


class RootView(msgspec.Struct, frozen=True):
    active: int
    turn: int
    step: str
    map: int
    seats: list[SeatView]
    clearings: list[ClearingView]
    left: list[int]
    deck_size: int
    discard: list[int]
    available: list[int]
    item_supply: list[int]
    activated: list[int]
    used: list[int]
    marquise: MarquiseView
    eyrie: EyrieView


@law("1.2.1", "1.2.2")
def view(g: Root, viewer: int | None) -> RootView:
    """Everything that lies open, the number of cards in every hand, and one's own. The discard pile is open to all."""
    known = g.known[viewer] if viewer is not None else []
    return RootView(
        active=g.active,
        turn=g.turn,
        step=g.step,
        map=g.map,
        seats=[
            SeatView(
                faction=faction,
                score=g.score[seat],
                supply=g.supply[seat],
                hand_size=len(g.hands[seat]),
                hand=g.hands[seat][:] if seat == viewer else None,
                known=[card for card in known if card in g.hands[seat]],
                crafted=g.crafted[seat][:],
                items=g.items[seat][:],
                dominance=g.dominance[seat],
            )
            for seat, faction in enumerate(g.factions)
        ],
        clearings=[
            ClearingView(
                number=clearing,
                suit=g.suits[clearing],
                ruler=g.ruler[clearing],
                free_slots=g.free[clearing],
                ruin=g.ruins[clearing] > 0,
                warriors=[row[clearing] for row in g.warriors],
                pieces=[row[clearing] for row in g.pieces],
            )
            for clearing in CLEARINGS
        ],
        left=g.left[:],
        deck_size=len(g.deck),
        discard=g.discard[:],
        available=g.available[:],
        item_supply=g.item_supply[:],
        activated=g.activated[:],
        used=g.used[:],
        marquise=MarquiseView(g.keep, g.actions_left, bool(g.recruited)),
        eyrie=EyrieView(g.leader, g.leaders[:], [column[:] for column in g.decree], g.column, g.decree_left[:]),
    )


@law("1.2.1")
def redeal(g: Root, viewer: int, shuffle: Callable[[list[int]], None]) -> None:
    """Deal the deck and the unknown cards of other hands anew; sizes and what the viewer has seen stay."""
    known = g.known[viewer]
    places = [
        (hand, n)
        for seat, hand in enumerate(g.hands)
        if seat != viewer
        for n, card in enumerate(hand)
        if card not in known
    ]
    hidden = [hand[n] for hand, n in places] + g.deck
    shuffle(hidden)
    for (hand, n), card in zip(places, hidden, strict=False):
        hand[n] = card
    g.deck[:] = hidden[len(places) :]
    for other, seen in enumerate(g.known):
        if other != viewer:
            seen[:] = [card for card in seen if card in known or card in g.hands[viewer]]
