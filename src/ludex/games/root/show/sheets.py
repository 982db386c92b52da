"""A view of Root as sheets of text: the players, the boards of the factions, the cards, the map, one's own hand.

The first sheet says how the players stand; what one looks at most comes last, next to the question."""

from __future__ import annotations

from collections import Counter

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.root.printed.deck import CARDS, DECK, NAME_OF, SUIT_OF, SUITS
from ludex.games.root.printed.maps import MAP_NAMES, MAPS, NO_SUIT, ROWS
from ludex.games.root.printed.pieces import PIECES
from ludex.games.root.rules.move import with_open_paths
from ludex.games.root.show.card_words import card_row, item_list, name_of
from ludex.games.root.show.mats import mat_of
from ludex.games.root.show.names import short_name
from ludex.games.root.show.seen import ClearingView, RootView, SeatView
from ludex.games.root.state import NOBODY
from ludex.kit.maps import neighbours
from ludex.kit.sheets import NOTHING, counted, labels, listed, tallied, title_of


def sheets(view: View, words: Words) -> list[Sheet]:
    """All that the owner of a view may know, laid out for reading."""
    board: RootView = view.board
    found = [players(board, words)]
    found += [mat_of(seat).sheet(board, number, words) for number, seat in enumerate(board.seats)]
    if board.discard:
        found.append(discard_pile(board, words))
    found += [deck(board, words), woodland(board, words)]
    if any(seat.known for seat in board.seats):
        found.append(seen(board, words))
    mine = board.seats[view.seat].hand if view.seat is not None else None
    if mine is not None:
        found.append(hand(mine, words))
    if view.seat is None and all(seat.hand is not None for seat in board.seats):
        found.append(open_hands(board, words))
    return found


def find_cards(words: Words, wanted: str) -> Sheet:
    """The cards of the deck with this number, or with these letters in their names."""
    wanted = wanted.strip().casefold()
    numbers = {entry.id: [n for n, card in enumerate(CARDS) if card.id == entry.id] for entry in DECK.card}
    if wanted.isdigit():
        found = [entry for entry in DECK.card if int(wanted) in numbers[entry.id]]
    else:
        found = [entry for entry in DECK.card if wanted in name_of(entry, words.text).casefold()]
    return Sheet(
        words.text.say("sheet-cards"),
        labels(words, "number", "card", "cost", "effect"),
        [card_row(numbers[entry.id], words) for entry in found],
    )


# ------------------------------------------------------------------------------------------------------------ the table


def players(board: RootView, words: Words) -> Sheet:
    text = words.text

    def row(number: int, seat: SeatView) -> list[str]:
        name = title_of(number, words)
        dominance = seat.dominance != NOBODY
        points = text.say("sheet-dominance", card=words.fact("card", seat.dominance)) if dominance else str(seat.score)
        return [
            text.say("sheet-playing", faction=name) if number == board.active else name,
            points,
            str(seat.hand_size),
            str(seat.supply),
            tallied("card", seat.crafted, words),
            item_list(seat.items, words),
        ]

    return Sheet(
        text.say("sheet-players-turn", turn=board.turn + 1),
        labels(words, "faction", "score", "hand", "supply", "crafted", "items"),
        [row(number, seat) for number, seat in enumerate(board.seats)],
    )


def standing(view: View, words: Words) -> Sheet:
    """Who has how many points, or has left the track for a dominance card."""
    return players(view.board, words)


def woodland(board: RootView, words: Words) -> Sheet:
    """The map: a row for each clearing."""
    woods = MAPS[board.map]
    paths = with_open_paths(board.map, tuple(board.opened))
    closed = neighbours([path for number, path in enumerate(woods.closed) if number not in board.opened], ROWS)
    landmarks = {board.ferry: words.text.say("sheet-ferry"), woods.tower: words.text.say("sheet-tower")}

    def row(clearing: ClearingView) -> list[str]:
        pawns = [seat.pawn == clearing.number for seat in board.seats]
        warriors = ((short_name(seat, board, words), n + pawns[seat]) for seat, n in enumerate(clearing.warriors))
        pieces = [(words.text.say(f"piece-{PIECES[kind].name}"), n) for kind, n in enumerate(clearing.pieces)]
        landmark = [(landmarks[clearing.number], 1)] if clearing.number in landmarks else []
        ruin = [words.text.say("sheet-ruin")] if clearing.ruin else []
        barred = (words.text.say("sheet-closed-path", number=near) for near in closed[clearing.number])
        return [
            str(clearing.number),
            words.text.say(f"suit-{SUITS[clearing.suit]}") if clearing.suit != NO_SUIT else NOTHING,
            short_name(clearing.ruler, board, words),
            listed([clearing.free_slots, *ruin]),
            listed(words.text.say("sheet-warriors-of", faction=name, count=n) for name, n in warriors if n),
            counted([*pieces, *landmark], words),
            listed([*paths[clearing.number], *barred]),
            listed(woods.river[clearing.number]),
        ]

    return Sheet(
        words.text.say("sheet-map-name", name=words.text.say(f"map-{MAP_NAMES[board.map]}")),
        labels(words, "clearing", "suit", "ruler", "slots", "warriors", "pieces", "paths", "river"),
        [row(clearing) for clearing in board.clearings],
    )


def deck(board: RootView, words: Words) -> Sheet:
    return Sheet(
        words.text.say("sheet-deck"),
        labels(words, "deck-size", "discard-size", "available", "item-supply"),
        [
            [
                str(board.deck_size),
                str(len(board.discard)),
                tallied("card", board.available, words),
                item_list(board.item_supply, words),
            ]
        ],
    )


def discard_pile(board: RootView, words: Words) -> Sheet:
    """The discard pile, a row for each suit."""
    rows = []
    for suit, name in enumerate(SUITS):
        names = Counter(name_of(CARDS[card], words.text) for card in board.discard if SUIT_OF[card] == suit)
        if names:
            rows.append([words.text.say(f"suit-{name}"), counted(sorted(names.items()), words)])
    return Sheet(words.text.say("sheet-discard"), labels(words, "suit", "hand"), rows)


def seen(board: RootView, words: Words) -> Sheet:
    """Cards that the viewer knows to be in other hands."""
    return Sheet(
        words.text.say("sheet-seen"),
        labels(words, "faction", "hand"),
        [
            [short_name(number, board, words), tallied("card", seat.known, words)]
            for number, seat in enumerate(board.seats)
            if seat.known
        ],
    )


def open_hands(board: RootView, words: Words) -> Sheet:
    """Every hand, when the game is over and nothing is secret any more."""
    return Sheet(
        words.text.say("sheet-open-hands"),
        labels(words, "faction", "hand"),
        [
            [short_name(number, board, words), tallied("card", seat.hand or [], words)]
            for number, seat in enumerate(board.seats)
        ],
    )


def hand(cards: list[int], words: Words) -> Sheet:
    names = dict.fromkeys(NAME_OF[card] for card in cards)
    return Sheet(
        words.text.say("sheet-my-hand"),
        labels(words, "number", "card", "cost", "effect"),
        [card_row([card for card in cards if NAME_OF[card] == name], words) for name in names],
    )
