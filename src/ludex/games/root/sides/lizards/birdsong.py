"""10.4 Birdsong of the Lizard Cult: the outcast, the lost souls, the conspiracies."""

from __future__ import annotations

from ludex.core import Refusal, Rule, ask, law, tell, verb
from ludex.core.decision import Option
from ludex.games.root.printed.deck import BIRD, SUIT_OF
from ludex.games.root.printed.pieces import BOARDS, GARDENS, PIECES
from ludex.games.root.rules.battle import battle, cannot_battle, legal_battles
from ludex.games.root.rules.board import cannot_place, enemies, place_piece, place_warriors, remove_all
from ludex.games.root.rules.cards import to_pile
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.lasting import birdsong_cards
from ludex.games.root.rules.losses import after_removal, points_for
from ludex.games.root.rules.move import cannot_move, legal_moves, move
from ludex.games.root.rules.options import DONE, write_battles, write_moves
from ludex.games.root.rules.points import score
from ludex.games.root.rules.turn import end_birdsong
from ludex.games.root.state import Root

BOARD = BOARDS.lizards

VERBS = (
    verb("crusade_battle", clearing="clearing", defender="seat"),
    verb("crusade_move", origin="clearing", target="clearing", count="count"),
    verb("convert", clearing="clearing", victim="seat"),
    verb("sanctify", piece="piece", clearing="clearing"),
)
CRUSADE_MOVES = write_moves("crusade_move")
CRUSADE_BATTLES = write_battles("crusade_battle")

TOO_FEW_ACOLYTES = Refusal("10.4.3", "cult-acolytes")
NOT_OUTCAST = Refusal("10.4.3", "cult-outcast")
NO_GARDEN_TO_PLACE = Refusal("10.4.3", "cult-no-garden-left")
NO_ENEMY_WARRIOR = Refusal("10.4.3.II", "cult-no-enemy-warrior")
NO_ENEMY_BUILDING = Refusal("10.4.3.III", "cult-no-enemy-building")


@law("10.4")
def birdsong(g: Root) -> Rule[None]:
    """The outcast, the lost souls, then conspiracies; cards of Birdsong may be used between them."""
    me = g.active
    adjust_outcast(g, me)
    yield from birdsong_cards(g, me)
    discard_lost_souls(g)
    yield from birdsong_cards(g, me)
    g.step = "lizards.conspiracy"


@law("10.4.1")
def adjust_outcast(g: Root, me: int) -> None:
    """The suit of most lost souls, birds apart, is the outcast; if it was so before, it is hated now. Without a single
    such suit nothing changes, or, in later printings, the outcast is hated."""
    counts = [0, 0, 0, 0]
    for card in g.lost_souls:
        counts[SUIT_OF[card]] += 1
    most = max(counts[:BIRD])
    leaders = [suit for suit in range(BIRD) if counts[suit] == most]
    if len(leaders) == 1 and leaders[0] != g.outcast:
        g.outcast = leaders[0]
        g.hated = 0
        tell(g, "10.4.1", "outcast", who=me, suit=g.outcast)
    elif not g.hated and (len(leaders) == 1 or g.current_law):
        g.hated = 1
        tell(g, "10.4.1", "cult-hated", suit=g.outcast)


@law("10.4.2")
def discard_lost_souls(g: Root) -> None:
    """All lost souls go to the discard pile, dominance cards beside the board."""
    if g.lost_souls:
        tell(g, "10.4.2", "lost-souls", count=len(g.lost_souls))
    for card in g.lost_souls:
        to_pile(g, card)
    g.lost_souls = []


@law("10.4.3")
def price(g: Root, acolytes: int) -> int:
    """A hated outcast makes every conspiracy cheaper by one."""
    return acolytes - g.hated


@law("10.4.3")
def cannot_conspire(g: Root, clearing: int, acolytes: int) -> Refusal | None:
    """Enough acolytes, and a clearing of the outcast suit."""
    if g.acolytes < price(g, acolytes):
        return TOO_FEW_ACOLYTES
    return None if g.suits[clearing] == g.outcast else NOT_OUTCAST


@law("10.4.3.I")
def cannot_crusade(g: Root, clearing: int) -> Refusal | None:
    return cannot_conspire(g, clearing, BOARD.crusade)


@law("10.4.3", "10.4.3.II")
def cannot_convert(g: Root, me: int, clearing: int, victim: int) -> Refusal | None:
    """An enemy warrior, where one may place warriors. There is always one to place: an acolyte spent is back in the
    supply by then."""
    refusal = cannot_conspire(g, clearing, BOARD.convert)
    if refusal is None and (victim not in enemies(g, me) or not g.warriors[victim][clearing]):
        return NO_ENEMY_WARRIOR
    return refusal or cannot_place(g, me, clearing)


@law("10.4.3", "10.4.3.III")
def cannot_sanctify(g: Root, me: int, kind: int, clearing: int) -> Refusal | None:
    """An enemy building, where one may place a garden, and a garden of the suit left on its track."""
    refusal = cannot_conspire(g, clearing, BOARD.sanctify)
    if refusal is not None:
        return refusal
    if not g.left[GARDENS[g.outcast]]:
        return NO_GARDEN_TO_PLACE
    owner = g.seat_of[PIECES[kind].faction]
    if not PIECES[kind].building or owner not in enemies(g, me) or not g.pieces[kind][clearing]:
        return NO_ENEMY_BUILDING
    return cannot_place(g, me, clearing)


@law("10.4.3")
def conspiracies(g: Root, me: int) -> list[Option]:
    """All that can be done in clearings of the outcast suit with the acolytes there are."""
    options: list[Option] = [DONE]
    places = g.of_suit[g.outcast]
    if g.acolytes >= price(g, BOARD.crusade):
        options += legal_battles(g, me, CRUSADE_BATTLES, places)
        options += legal_moves(g, me, CRUSADE_MOVES, places)
    if g.acolytes >= price(g, BOARD.convert):
        options += [
            ("convert", clearing, enemy)
            for clearing in places
            for enemy in enemies(g, me)
            if cannot_convert(g, me, clearing, enemy) is None
        ]
    if g.acolytes >= price(g, BOARD.sanctify):
        options += [
            ("sanctify", kind, clearing)
            for clearing in places
            for kind, row in enumerate(g.pieces)
            if row and row[clearing] and cannot_sanctify(g, me, kind, clearing) is None
        ]
    return options


@law("10.4.3")
def conspiracy_step(g: Root) -> Rule[None]:
    """One conspiracy after another, in any order, while there are acolytes to spend."""
    me = g.active
    about = {"count": g.acolytes}
    choice = yield ask("10.4.3", me, "conspiracy", conspiracies, g, me, about=about, leads="lizards.ritual")
    match choice:
        case ("crusade_battle", clearing, defender):
            spend_acolytes(g, me, BOARD.crusade)
            yield from battle(g, me, clearing, defender)
        case ("crusade_move", origin, target, count):
            yield from crusade(g, me, origin, target, count)
        case ("convert", clearing, victim):
            yield from convert(g, me, clearing, victim)
        case ("sanctify", kind, clearing):
            yield from sanctify(g, me, kind, clearing)
        case _:
            yield from end_birdsong(g)


@law("10.4.3")
def spend_acolytes(g: Root, me: int, acolytes: int) -> None:
    """Acolytes go back to the supply."""
    count = price(g, acolytes)
    g.acolytes -= count
    g.supply[me] += count
    tell(g, "10.4.3", "cult-spend", who=me, count=count)


def battles_there(g: Root, me: int, clearing: int) -> list[Option]:
    return [DONE, *legal_battles(g, me, clearings=(clearing,))]


@law("10.4.3.I")
def crusade(g: Root, me: int, origin: int, target: int, count: int) -> Rule[None]:
    """Move out of an outcast clearing and then, at will, battle where they arrive."""
    spend_acolytes(g, me, BOARD.crusade)
    yield from move(g, me, origin, target, count)
    about = {"clearing": target}
    choice = yield ask("10.4.3.I", me, "crusade", battles_there, g, me, target, about=about, leads="no-battle")
    if choice != DONE:
        yield from battle(g, me, choice[1], choice[2])


@law("10.4.3.II")
def convert(g: Root, me: int, clearing: int, victim: int) -> Rule[None]:
    """An enemy warrior leaves, a warrior of the Cult comes."""
    spend_acolytes(g, me, BOARD.convert)
    removal = Removal(victim, me, clearing, 1, [])
    remove_all(g, removal)
    place_warriors(g, me, clearing, 1)
    tell(g, "10.4.3.II", "convert", who=me, victim=victim, clearing=clearing)
    score(g, me, points_for(g, me, [removal]))
    yield from after_removal(g, [removal])


@law("10.4.3.III", "3.2.1")
def sanctify(g: Root, me: int, kind: int, clearing: int) -> Rule[None]:
    """An enemy building makes room for a garden of the clearing's suit."""
    spend_acolytes(g, me, BOARD.sanctify)
    removal = Removal(g.seat_of[PIECES[kind].faction], me, clearing, 0, [kind])
    remove_all(g, removal)
    place_piece(g, GARDENS[g.suits[clearing]], clearing)
    tell(g, "10.4.3.III", "sanctify", who=me, piece=kind, clearing=clearing)
    score(g, me, points_for(g, me, [removal]))
    yield from after_removal(g, [removal])


def why_no_conspiracy(g: Root, me: int, option: Option) -> Refusal | None:
    match option:
        case ("crusade_battle", clearing, defender):
            return cannot_crusade(g, clearing) or cannot_battle(g, me, clearing, defender)
        case ("crusade_move", origin, target, count):
            return cannot_crusade(g, origin) or cannot_move(g, me, origin, target, count)
        case ("convert", clearing, victim):
            return cannot_convert(g, me, clearing, victim)
        case ("sanctify", kind, clearing):
            return cannot_sanctify(g, me, kind, clearing)
    return None
