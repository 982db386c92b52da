"""What to take out of the box for a game of Root, and where to put it (5.1, bots 3)."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.core import law
from ludex.core.box import Unpacked
from ludex.core.text import Noun, Words
from ludex.games.root.printed.bot_boards import LEVELS
from ludex.games.root.printed.deck import CARDS, IS_DOMINANCE, ITEM_SUPPLY
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.printed.pieces import EYRIE, PAWNS, PIECES, VAGABONDS
from ludex.games.root.printed.vagabond import CARDS as VAGABOND_CARDS
from ludex.games.root.setup import dominance_cards_are_out
from ludex.games.root.show.names import seat_mark
from ludex.games.root.sides.seated import PLAYED, side_of
from ludex.games.root.sides.vagabond.items import KINDS
from ludex.games.root.state import Root

LEADERS, VIZIERS, DICE = 4, 2, 2


@law("5.1.1", "5.1.2", "5.1.3", "5.1.4", "5.1.5", "bots:3.1", "bots:3.4")
def unpack(g: Root, words: Words) -> list[Unpacked]:
    """The map with its ruins, what all share, then every seat in order."""
    found = [*the_map(g, words), *shared(g, words)]
    for seat in range(len(g.factions)):
        found += of_seat(g, seat, words)
    return found


def the_map(g: Root, words: Words) -> Iterator[Unpacked]:
    say, woods = words.text.say, MAPS[g.map]
    where = say("unpack-map")
    yield Unpacked(where, say(f"map-{woods.id}"), 1, "", f"motif-{woods.id}")
    ruins = [clearing for clearing in CLEARINGS if woods.ruins[clearing]]
    places = say("unpack-clearings", clearings=", ".join(map(str, ruins)))
    if ruins:
        yield Unpacked(where, say("unpack-ruins"), sum(woods.ruins), places, "mark-ruin")
    if not woods.suits_fixed:
        yield Unpacked(where, say("unpack-suits"), len(CLEARINGS), say("unpack-suits-place"), "suit-any")
    if any(g.bots):
        yield Unpacked(where, say("unpack-priority"), len(CLEARINGS), say("unpack-priority-place"), "mark-crown")


def shared(g: Root, words: Words) -> Iterator[Unpacked]:
    say = words.text.say
    where = say("unpack-shared")
    out = dominance_cards_are_out(g)
    count = len(CARDS) - sum(IS_DOMINANCE) * out
    deck = say("unpack-deck-without" if out else "unpack-deck")
    yield Unpacked(where, deck, count, say("unpack-deck-place"), "mark-card")
    yield Unpacked(where, say("unpack-dice"), DICE, "", "item-sword")
    for kind, supply in enumerate(ITEM_SUPPLY):
        name = KINDS[kind]
        yield Unpacked(where, say(f"item-{name}"), supply, say("unpack-items-place"), f"item-{name}")
    if any(faction in PAWNS for faction in g.factions):
        yield Unpacked(where, say("unpack-quests"), len(VAGABOND_CARDS.quest), say("unpack-quests-place"), "mark-card")


def of_seat(g: Root, seat: int, words: Words) -> Iterator[Unpacked]:
    say = words.text.say
    side, symbol = seat_mark(words.names, seat)
    name = Noun(words.text, words.names.seats[seat]).form("title")
    where = name[:1].upper() + name[1:]
    faction, role = g.factions[seat], side_of(g, seat)
    board = say("unpack-bot-board" if role.bot else "unpack-board")
    yield Unpacked(where, board, 1, say("unpack-before"), symbol, side)
    yield Unpacked(where, say("unpack-marker"), 1, say("unpack-marker-place"), "mark-points")
    warriors = PLAYED[g.roles[seat]].warriors
    if warriors:
        yield Unpacked(where, say("unpack-warriors"), warriors, say("unpack-supply"), symbol, side)
    if faction in PAWNS:
        yield Unpacked(where, say("unpack-pawn"), 1, "", symbol, side)
    for kind, piece in enumerate(PIECES):
        if piece.faction == faction and g.left[kind]:
            said, drawn = say(f"piece-{piece.name}"), piece.name.partition("_")[0]
            place = say("unpack-track" if piece.building else "unpack-supply")
            yield Unpacked(where, said[:1].upper() + said[1:], g.left[kind], place, f"piece-{drawn}")
    if faction == EYRIE and not role.bot:
        yield Unpacked(where, say("unpack-leaders"), LEADERS, say("unpack-before"), "mark-card")
        yield Unpacked(where, say("unpack-viziers"), VIZIERS, say("unpack-before"), "suit-bird")
    if faction in VAGABONDS:
        yield Unpacked(where, say("unpack-relations"), len(g.factions) - 1, say("unpack-relations-place"), "mark-crest")
    if role.bot:
        yield Unpacked(where, say("unpack-level", level=say(f"level-{LEVELS[g.level[seat]]}")), 1, "", "mark-gear")
        for trait in g.traits[seat]:
            named = say(f"trait-{role.bot}-{trait.replace('_', '-')}")
            yield Unpacked(where, say("unpack-trait", trait=named), 1, "", "mark-gear")
