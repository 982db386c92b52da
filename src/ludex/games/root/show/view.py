"""What one seat may know of a game of Root (1.2), and dealing anew what it may not."""

from __future__ import annotations

import msgspec

from ludex.core import law
from ludex.core.hidden import Pool, Row
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import ALLIANCE, MARQUISE, RIVERFOLK, WOOD
from ludex.games.root.show.mats import MATS
from ludex.games.root.show.seen import ClearingView, RootView, SeatView
from ludex.games.root.sides.seated import side_of
from ludex.games.root.state import NOBODY, Root
from ludex.kit.hidden import Mix
from ludex.kit.hidden import redeal as deal_anew


@law("1.2.1", "1.2.2", "11.2.3")
def view(g: Root, viewer: int | None) -> RootView:
    """Everything that lies open, the number of cards in every hand, and one's own. The discard pile is open to all."""
    known = g.known[viewer] if viewer is not None else []
    hands = [hand_row(g, seat).seen(viewer, known) for seat in range(len(g.hands))]
    return RootView(
        active=g.active,
        turn=g.turn,
        step=g.step,
        map=g.map,
        seats=[
            SeatView(
                faction=faction,
                bot=side_of(g, seat).bot,
                score=g.score[seat],
                supply=g.supply[seat],
                hand_size=hands[seat].size,
                hand=hands[seat].things,
                known=hands[seat].known,
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
        boards=[MATS[role].view(g, seat, viewer) for seat, role in enumerate(g.roles)],
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


def purse(board: RootView, seat: int) -> dict[str, int]:
    """What a player pays with and plays for; wood lies on the map, and of items those that lie face up and whole."""
    own = board.seats[seat]
    found = {"points": own.score, "cards": own.hand_size}
    if own.faction == MARQUISE:
        found["wood"] = sum(clearing.pieces[WOOD] for clearing in board.clearings)
    if own.faction == ALLIANCE:
        found["supporters"] = board.boards[seat].supporters
    return found


def scores(board: RootView) -> list[int]:
    return [seat.score for seat in board.seats]


@law("1.2.1", "11.2.3")
def hand_row(g: Root, seat: int) -> Row:
    """A hand is for its owner to look at; that of the Riverfolk lies open."""
    return Row(g.hands[seat], (None, *range(len(g.hands))) if g.factions[seat] == RIVERFOLK else (seat,))


@law("1.2.1", "bots:11.7")
def hidden(g: Root) -> list[Pool]:
    """Cards in hands, other hidden rows and the deck; the quests to come; plots face down and in the supply, which
    nobody knows; items under ruins, which some have looked at."""
    seats = range(len(g.hands))
    cards = [hand_row(g, seat) for seat in seats]
    cards += [Row(row, (seat,)) for seat in seats for row in side_of(g, seat).hidden(g, seat)]
    pools = [Pool([*cards, Row(g.deck)], g.known, "card"), Pool([Row(g.quest_deck)], kind="quest")]
    if g.plots:
        down = [clearing for clearing in CLEARINGS if g.plots[clearing] != NOBODY and not g.plots_up[clearing]]
        pools.append(Pool([Row(g.plots, places=down), Row(g.plot_supply)], kind="plot"))
    ruins = [Row(items, seats) for items, seats in zip(g.ruin_items, g.ruin_seen, strict=True) if items]
    return [*pools, Pool(ruins, kind="item")]


def redeal(g: Root, viewer: int, shuffle: Mix) -> None:
    deal_anew(hidden(g), viewer, shuffle)
