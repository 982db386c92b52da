"""7 The Eyrie Dynasties."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.core import Decision, Refusal, Rule, ask, law, tell, verb
from ludex.core.decision import Option, Verb
from ludex.games.root.printed.deck import BIRD, POINTS_OF, SUIT_OF, VIZIERS
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.printed.pieces import BOARDS, EYRIE, ROOST
from ludex.games.root.rules.battle import battle, cannot_battle, legal_battles
from ludex.games.root.rules.board import cannot_build, cannot_place, place_piece, place_warriors
from ludex.games.root.rules.cards import cannot_show, draw, draw_and_discard, leave_hand, to_discard
from ludex.games.root.rules.craft import craft
from ludex.games.root.rules.lasting import birdsong_cards
from ludex.games.root.rules.move import cannot_move, legal_moves, move
from ludex.games.root.rules.options import DECREE_BATTLES, DECREE_MOVES, DONE
from ludex.games.root.rules.points import score
from ludex.games.root.rules.turn import (
    craft_or_go_on,
    do_shared_daylight,
    end_birdsong,
    end_daylight,
    end_turn,
    shared_daylight,
)
from ludex.games.root.rules.victory import dominance_is_secret
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.sides.side import Side, Step
from ludex.games.root.state import NOBODY, Root

BOARD = BOARDS.eyrie
COLUMNS = ("recruit", "move", "battle", "build")
RECRUIT, MOVE, BATTLE, BUILD = range(4)
LEADERS = tuple(leader.id for leader in BOARD.leader)
BUILDER, CHARISMATIC, COMMANDER, DESPOT = map(LEADERS.index, ("builder", "charismatic", "commander", "despot"))
VIZIER_COLUMNS = tuple(tuple(COLUMNS.index(column) for column in leader.viziers) for leader in BOARD.leader)
CARDS_A_TURN = 2

VERBS = (
    verb("corner", clearing="clearing"),
    verb("leader", leader="leader"),
    verb("decree", card="card", column="column"),
    verb("new_roost", clearing="clearing"),
    verb("decree_recruit", suit="suit", clearing="clearing"),
    verb("decree_move", suit="suit", origin="clearing", target="clearing", count="count"),
    verb("decree_battle", suit="suit", clearing="clearing", defender="seat"),
    verb("decree_build", suit="suit", clearing="clearing"),
    verb("turmoil"),
)

NOT_A_CORNER = Refusal("7.3.2", "not-a-corner")
NOT_OPPOSITE = Refusal("7.3.2", "not-opposite-keep")
LEADER_GONE = Refusal("7.7.3", "leader-gone")
NOT_FEWEST_WARRIORS = Refusal("7.4.3", "not-fewest-warriors")
NO_TURMOIL = Refusal("7.7", "no-turmoil")
ONE_BIRD = Refusal("7.4.2", "one-bird")
NO_ROOST = Refusal("7.5.2.I", "no-roost-here")
NO_WARRIOR_LEFT = Refusal("2.5", "no-warrior-left")
NO_ROOST_LEFT = Refusal("2.5", "no-roost-left")
ROOST_HERE = Refusal("7.5.2.IV", "roost-here")
NOT_RULED = Refusal("7.5.2.IV", "roost-rule")
WRONG_SUIT = Refusal("7.5.2", "decree-suit")
NO_SUCH_CARD = Refusal("7.5.2", "decree-card")


# ----------------------------------------------------------------------------------------------------------- 7.3 set-up


def start_corners(g: Root) -> list[Option]:
    """Opposite the keep; any corner where there is none."""
    woods = MAPS[g.map]
    corners = (woods.opposite[g.keep],) if g.keep else woods.corners
    return [("corner", clearing) for clearing in corners]


def leader_options(g: Root) -> list[Option]:
    return [("leader", leader) for leader in g.leaders]


@law("7.3.3", "7.3.4", "7.8", "7.8.1", "7.8.2", "7.8.3", "7.8.4")
def choose_leader(g: Root, me: int, clause: str) -> Rule[None]:
    """One of the leaders who lie face up; the viziers go to the two columns that the leader names."""
    _, leader = yield ask(clause, me, "leader", leader_options, g)
    g.leaders.remove(leader)
    g.leader = leader
    for vizier, column in zip(VIZIERS, VIZIER_COLUMNS[leader], strict=True):
        g.decree[column].append(vizier)
    tell(g, clause, "leader", who=me, leader=leader)


# --------------------------------------------------------------------------------------------------------- 7.4 Birdsong


@law("7.4")
def birdsong(g: Root) -> Rule[None]:
    """Emergency orders, the decree, a new roost; cards of Birdsong may be used between them."""
    me = g.active
    yield from emergency_orders(g, me)
    yield from birdsong_cards(g, me)
    yield from add_to_decree(g, me)
    yield from birdsong_cards(g, me)
    yield from new_roost(g, me)
    yield from end_birdsong(g)


@law("7.4.1")
def emergency_orders(g: Root, me: int) -> Rule[None]:
    """An empty hand draws a card."""
    if not g.hands[me]:
        yield from draw(g, me, 1)


@law("7.4.2")
def cannot_add(g: Root, card: int, bird_added: bool) -> Refusal | None:
    """Of the cards added in a turn only one may be a bird."""
    return ONE_BIRD if bird_added and SUIT_OF[card] == BIRD else None


def decree_additions(g: Root, me: int, added: int, bird_added: bool) -> list[Option]:
    options: list[Option] = [DONE] if added else []
    for card in g.hands[me]:
        if cannot_add(g, card, bird_added) is None:
            options += [("decree", card, column) for column in range(4)]
    return options


@law("7.4.2")
def add_to_decree(g: Root, me: int) -> Rule[None]:
    """One or two cards to any columns; the first is a duty."""
    bird_added = False
    for added in range(CARDS_A_TURN):
        if not g.hands[me]:
            return
        options = decree_additions, g, me, added, bird_added
        choice = yield ask("7.4.2", me, "decree", *options, always=True, leads="decree-of-one")
        if choice == DONE:
            return
        _, card, column = choice
        leave_hand(g, me, card)
        g.decree[column].append(card)
        bird_added = bird_added or SUIT_OF[card] == BIRD
        tell(g, "7.4.2", "decree", who=me, card=card, column=column)


def roost_places(g: Root, me: int) -> list[Option]:
    """Of the clearings where a roost can be placed, those with the fewest warriors."""
    possible = [clearing for clearing in CLEARINGS if cannot_build(g, me, clearing) is None]
    warriors = {clearing: sum(row[clearing] for row in g.warriors) for clearing in possible}
    fewest = min(warriors.values(), default=0)
    return [("new_roost", clearing) for clearing in possible if warriors[clearing] == fewest]


@law("7.4.3")
def new_roost(g: Root, me: int) -> Rule[None]:
    """Without any roost on the map: a roost and three warriors where there are fewest warriors and it is possible."""
    if g.left[ROOST] < BOARD.roosts or not roost_places(g, me):
        return
    _, clearing = yield ask("7.4.3", me, "new-roost", roost_places, g, me)
    place_piece(g, ROOST, clearing)
    count = place_warriors(g, me, clearing, BOARD.new_roost_warriors)
    tell(g, "7.4.3", "new-roost", who=me, clearing=clearing, count=count)


# --------------------------------------------------------------------------------------------------------- 7.5 Daylight


@law("7.5", "7.5.1", "7.2.1")
def crafting_step(g: Root) -> Rule[None]:
    """First they may activate roosts to craft, before the decree."""
    me = g.active
    choice = yield from craft_or_go_on(g, me, "7.5.1", "eyrie.decree")
    if choice == DONE:
        open_column(g, RECRUIT)
        g.step = "eyrie.decree"
    elif choice[0] == "craft":
        yield from craft(g, me, choice[1])
    else:
        yield from do_shared_daylight(g, me, choice)


def open_column(g: Root, column: int) -> None:
    """All cards of a column wait to be resolved; only their suits matter now."""
    g.column = column
    g.decree_left = [0, 0, 0, 0]
    for card in g.decree[column]:
        g.decree_left[SUIT_OF[card]] += 1


@law("7.5.2.I")
def cannot_recruit(g: Root, me: int, clearing: int) -> Refusal | None:
    """A matching clearing with a roost, and a warrior to place."""
    if not g.pieces[ROOST][clearing]:
        return NO_ROOST
    if not g.supply[me]:
        return NO_WARRIOR_LEFT
    return cannot_place(g, me, clearing)


@law("7.5.2.IV")
def cannot_roost(g: Root, me: int, clearing: int) -> Refusal | None:
    """A matching clearing that they rule, without a roost and with a free slot."""
    if not g.left[ROOST]:
        return NO_ROOST_LEFT
    if g.pieces[ROOST][clearing]:
        return ROOST_HERE
    if g.ruler[clearing] != me:
        return NOT_RULED
    return cannot_build(g, me, clearing)


@law("7.5.2", "7.5.2.I", "7.5.2.II", "7.5.2.III", "7.5.2.IV")
def card_options(g: Root, me: int, suit: int) -> list[Option]:
    """The ways to resolve a card of this suit in the current column; a bird matches every clearing."""
    places = g.of_suit[suit]
    if g.column == RECRUIT:
        return [("decree_recruit", suit, c) for c in places if cannot_recruit(g, me, c) is None]
    if g.column == MOVE:
        return legal_moves(g, me, DECREE_MOVES[suit], places)
    if g.column == BATTLE:
        return legal_battles(g, me, DECREE_BATTLES[suit], places)
    return [("decree_build", suit, c) for c in places if cannot_roost(g, me, c) is None]


@law("7.5.2", "7.7")
def decree_options(g: Root, me: int) -> list[Option]:
    """Cards of a column come in any order. One that cannot be carried out brings turmoil the moment it is chosen."""
    options: list[Option] = []
    turmoil = False
    for suit in range(4):
        if g.decree_left[suit]:
            found = card_options(g, me, suit)
            options += found
            turmoil = turmoil or not found
    if turmoil:
        options.append(("turmoil",))
    return options + shared_daylight(g, me)


@law("7.5.2")
def decree_step(g: Root) -> Rule[None]:
    """Resolve one card of the decree; columns from left to right."""
    me = g.active
    while not any(g.decree_left):
        if g.column == BUILD:
            yield from end_daylight(g, me)
            return
        open_column(g, g.column + 1)
    choice = yield ask(
        "7.5.2", me, "resolve", decree_options, g, me, always=dominance_is_secret(g, me), about={"column": g.column}
    )
    chosen = choice[0]
    if chosen == "turmoil":
        yield from fall_into_turmoil(g, me)
    elif chosen == "decree_recruit":
        g.decree_left[choice[1]] -= 1
        yield from recruit(g, me, choice[2])
    elif chosen == "decree_move":
        g.decree_left[choice[1]] -= 1
        yield from move(g, me, *choice[2:])
    elif chosen == "decree_battle":
        g.decree_left[choice[1]] -= 1
        yield from battle(g, me, choice[2], choice[3])
    elif chosen == "decree_build":
        g.decree_left[choice[1]] -= 1
        place_piece(g, ROOST, choice[2])
        tell(g, "7.5.2.IV", "build", who=me, piece=ROOST, clearing=choice[2])
    else:
        yield from do_shared_daylight(g, me, choice)


@law("7.5.2.I", "7.8.2", "2.5", "7.7")
def recruit(g: Root, me: int, clearing: int) -> Rule[None]:
    """A warrior, or two under the Charismatic; if the second is missing, the action was not done in full: turmoil."""
    wanted = 2 if g.leader == CHARISMATIC else 1
    placed = place_warriors(g, me, clearing, wanted)
    tell(g, "7.5.2.I", "recruit-at", who=me, count=placed, clearing=clearing)
    if placed < wanted:
        yield from fall_into_turmoil(g, me)


# ---------------------------------------------------------------------------------------------------------- 7.6 Evening


@law("7.6", "7.6.1", "7.6.2")
def evening(g: Root) -> Rule[None]:
    """Score the roosts on the map, then draw and discard."""
    me = g.active
    roosts = BOARD.roosts - g.left[ROOST]
    score(g, me, BOARD.points_by_roosts[roosts], "7.6.1")
    symbols = sum(roosts >= needed for needed in BOARD.roosts_to_draw)
    yield from draw_and_discard(g, me, 1 + symbols, "7.6.2")
    end_turn(g)


# ---------------------------------------------------------------------------------------------------------- 7.7 Turmoil


@law("7.7", "7.7.1", "7.7.2", "7.7.3", "7.7.3.I", "7.7.4")
def fall_into_turmoil(g: Root, me: int) -> Rule[None]:
    """Lose points for birds in the decree, discard it, change the leader, rest."""
    tell(g, "7.7", "turmoil", who=me)
    birds = sum(SUIT_OF[card] == BIRD for column in g.decree for card in column)
    score(g, me, -birds)
    for column in g.decree:
        for card in column:
            if card not in VIZIERS:
                to_discard(g, card)
        column.clear()
    g.decree_left = [0, 0, 0, 0]
    g.leader = NOBODY
    if not g.leaders:
        g.leaders = list(range(len(LEADERS)))
    yield from choose_leader(g, me, "7.7.3")
    g.step = "evening"


@law("7.3.2")
def cannot_start(g: Root, corner: int) -> Refusal | None:
    """A corner, and the one opposite the keep where there is one."""
    if corner not in MAPS[g.map].corners:
        return NOT_A_CORNER
    return None if ("corner", corner) in start_corners(g) else NOT_OPPOSITE


@law("7.4.3")
def cannot_found(g: Root, me: int, clearing: int) -> Refusal | None:
    """Where a roost can be placed, and nowhere fewer warriors."""
    return cannot_build(g, me, clearing) or (
        None if ("new_roost", clearing) in roost_places(g, me) else NOT_FEWEST_WARRIORS
    )


@law("7.5.2")
def cannot_resolve(g: Root, name: str, suit: int, clearing: int) -> Refusal | None:
    """A card of this suit waits in the column that is resolved now, and it matches the clearing."""
    column = COLUMNS.index(name.removeprefix("decree_"))
    if g.column != column:
        return Refusal("7.5.2", "decree-column", {"column": g.column})
    if not g.decree_left[suit]:
        return NO_SUCH_CARD
    return None if clearing in g.of_suit[suit] else WRONG_SUIT


STEPS = {
    "eyrie.birdsong": birdsong,
    "eyrie.craft": crafting_step,
    "eyrie.decree": decree_step,
    "eyrie.evening": evening,
}


@law("7.1")
class EyrieDynasties(Side):
    """7 The Eyrie Dynasties."""

    number = EYRIE
    letter = BOARD.letter
    warriors = BOARD.warriors
    tool = ROOST
    verbs: tuple[Verb, ...] = VERBS
    steps: Mapping[str, Step] = STEPS
    birdsong = "eyrie.birdsong"
    daylight = "eyrie.craft"
    evening = "eyrie.evening"

    @law("7.3", "7.3.1", "7.3.2", "7.3.3", "7.3.4", "7.3.5")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """A roost and six warriors opposite the keep, a leader with two viziers. Supply and track are already full."""
        _, corner = yield ask("7.3.2", me, "corner", start_corners, g)
        g.homes.append(corner)
        place_piece(g, ROOST, corner)
        place_warriors(g, me, corner, BOARD.start_warriors)
        tell(g, "7.3.2", "corner", who=me, clearing=corner)
        yield from choose_leader(g, me, "7.3.3")

    @law("7.2.3", "7.8.1")
    def craft_points(self, g: Root, me: int, card: int) -> int:
        """Disdain for trade: one point for what prints points. The Builder takes what the card prints."""
        return POINTS_OF[card] if g.leader == BUILDER else min(1, POINTS_OF[card])

    @law("7.8.3")
    def attack_hits(self, g: Root, me: int, clearing: int) -> int:
        """The Commander deals one extra hit when attacking."""
        return 1 if g.leader == COMMANDER else 0

    @law("7.8.4")
    def spoils(self, g: Root, me: int) -> int:
        """The Despot scores a further point for a battle in which he removes buildings or tokens."""
        return 1 if g.leader == DESPOT else 0

    def why_not(self, g: Root, me: int, decision: Decision, option: Option) -> Refusal | None:
        """The clause that keeps one of their options out of the decision; what forbids most comes first."""
        match option:
            case ("corner", corner):
                return cannot_start(g, corner)
            case ("leader", leader):
                return None if leader in g.leaders else LEADER_GONE
            case ("decree", card, _):
                refusal = cannot_show(g, me, card, "7.4.2")
                return refusal or (None if decision.accepts(option) else ONE_BIRD)
            case ("new_roost", clearing):
                return cannot_found(g, me, clearing)
            case ("turmoil",):
                return None if decision.accepts(option) else NO_TURMOIL
            case ("decree_recruit", suit, clearing):
                return cannot_resolve(g, option[0], suit, clearing) or cannot_recruit(g, me, clearing)
            case ("decree_move", suit, origin, target, count):
                return cannot_resolve(g, option[0], suit, origin) or cannot_move(g, me, origin, target, count)
            case ("decree_battle", suit, clearing, defender):
                return cannot_resolve(g, option[0], suit, clearing) or cannot_battle(g, me, clearing, defender)
            case ("decree_build", suit, clearing):
                return cannot_resolve(g, option[0], suit, clearing) or cannot_roost(g, me, clearing)
        return None


EYRIE_DYNASTIES = PLAYED.join(EyrieDynasties())
