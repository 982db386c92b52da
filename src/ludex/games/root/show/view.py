"""What one seat may know of a game of Root (1.2), and dealing anew what it may not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ludex.core import law
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import RIVERFOLK
from ludex.games.root.sides.side import faction_of
from ludex.games.root.state import NOBODY, Root


class SeatView(msgspec.Struct, frozen=True):
    faction: int
    bot: str
    """The bot that plays it; nothing for a person."""
    score: int
    supply: int
    hand_size: int
    hand: list[int] | None
    """The cards, if they are one's own or lie open (11.2.3)."""
    known: list[int]
    """Cards in this hand that the viewer has seen."""
    crafted: list[int]
    items: list[int]
    dominance: int
    coalition: int
    pawn: int


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
    boards: list[Any]
    """By seat: what each faction's board shows the viewer."""
    lost_souls: list[int]
    ferry: int
    opened: list[int]
    scorched: list[int]
    map_used: bool
    """The ferry has sailed, or a path was opened, this turn."""


@law("1.2.1", "1.2.2", "11.2.3")
def view(g: Root, viewer: int | None) -> RootView:
    """Everything that lies open, the number of cards in every hand, and one's own. The discard pile is open to all."""
    known = g.known[viewer] if viewer is not None else []
    seen = (viewer, g.seat_of[RIVERFOLK])
    return RootView(
        active=g.active,
        turn=g.turn,
        step=g.step,
        map=g.map,
        seats=[
            SeatView(
                faction=faction,
                bot=faction_of(g, seat).bot,
                score=g.score[seat],
                supply=g.supply[seat],
                hand_size=len(g.hands[seat]),
                hand=g.hands[seat][:] if seat in seen else None,
                known=[card for card in known if card in g.hands[seat]] if seat not in seen else [],
                crafted=g.crafted[seat][:],
                items=g.items[seat][:],
                dominance=g.dominance[seat],
                coalition=g.coalition[seat],
                pawn=g.pawn[seat],
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
                pieces=[row[clearing] if row else 0 for row in g.pieces],
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
        boards=[faction_of(g, seat).board(g, seat, viewer) for seat in range(len(g.factions))],
        lost_souls=g.lost_souls[:],
        ferry=g.ferry,
        opened=g.opened[:],
        scorched=g.scorched[:],
        map_used=g.map_used > 0,
    )


def view_all(g: Root) -> RootView:
    """What lies open, and what every seat knows of its own."""
    views = [view(g, seat) for seat in range(len(g.factions))]
    return msgspec.structs.replace(
        view(g, None),
        seats=[seen.seats[seat] for seat, seen in enumerate(views)],
        boards=[seen.boards[seat] for seat, seen in enumerate(views)],
    )


def scores(board: RootView) -> list[int]:
    return [seat.score for seat in board.seats]


@law("1.2.1", "11.2.3")
def redeal(g: Root, viewer: int, shuffle: Callable[[list[int]], None]) -> None:
    """Deal the deck and the unknown cards of other hands (and other hidden rows) anew; sizes and what the viewer has
    seen stay."""
    known = g.known[viewer]
    rows = [g.hands[seat] for seat in range(len(g.hands)) if seat not in (viewer, g.seat_of[RIVERFOLK])]
    rows += [row for seat in range(len(g.hands)) if seat != viewer for row in faction_of(g, seat).hidden(g, seat)]
    places = [(row, n) for row in rows for n, card in enumerate(row) if card not in known]
    hidden = [row[n] for row, n in places] + g.deck
    shuffle(hidden)
    for (row, n), card in zip(places, hidden, strict=False):
        row[n] = card
    g.deck[:] = hidden[len(places) :]
    shuffle(g.quest_deck)
    if g.plots:
        redeal_plots(g, shuffle)
    mine = [g.hands[viewer], *faction_of(g, viewer).hidden(g, viewer)]
    unseen = [row for row, seats in zip(g.ruin_items, g.ruin_seen, strict=True) if row and viewer not in seats]
    if unseen:
        items = [item for row in unseen for item in row]
        shuffle(items)
        for row in unseen:
            row[:] = [items.pop() for _ in row]
    for other, seen in enumerate(g.known):
        if other != viewer:
            seen[:] = [card for card in seen if card in known or any(card in row for row in mine)]


@law("bots:11.7")
def redeal_plots(g: Root, shuffle: Callable[[list[int]], None]) -> None:
    """Nobody knows which plots lie face down on the map, and which are left in the supply."""
    hidden = [clearing for clearing in CLEARINGS if g.plots[clearing] != NOBODY and not g.plots_up[clearing]]
    kinds = [*(g.plots[clearing] for clearing in hidden), *g.plot_supply]
    shuffle(kinds)
    for clearing in hidden:
        g.plots[clearing] = kinds.pop()
    g.plot_supply = kinds
