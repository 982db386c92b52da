"""5 The Electric Eyrie. Its Decree has a column for each suit: the rows of `decree` are by suit here."""

from __future__ import annotations

from ludex.core import Refusal, Rule, law, tell
from ludex.games.root.bots.actions import (
    bot_paths,
    build,
    building_site,
    cannot_march,
    craft_order,
    end_bot_turn,
    fight,
    has_trait,
    march,
    ordered,
    place,
    random_corner,
    reveal_order,
    score_for,
)
from ludex.games.root.bots.bot import Bot
from ludex.games.root.bots.choose import LOWEST, Criterion, Measure, choose_clearing, fewest, if_possible, most, such
from ludex.games.root.bots.measures import (
    buildings_in,
    defenceless_enemy_buildings,
    defenceless_there,
    enemy_pieces,
    foes,
    none_of_yours,
    pieces_in,
    points,
    you_rule,
    your_warriors,
)
from ludex.games.root.bots.services import SpecialCard
from ludex.games.root.bots.special_cards import OF_EYRIE
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import BIRD, FOX, IS_AMBUSH, MOUSE, RABBIT, SUIT_OF, VIZIERS
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import EYRIE, PIECES, ROOST
from ludex.games.root.rules import board
from ludex.games.root.rules.battle import cannot_battle
from ludex.games.root.rules.cards import to_discard
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.losses import after_removal, points_for
from ludex.games.root.rules.points import score
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.state import NOBODY, Root

BOARD = BOT_BOARDS.eyrie
COLUMNS = (FOX, MOUSE, RABBIT, BIRD)
"""From left to right."""
SWOOP_WARRIORS = 2

NONE_TO_SPARE = Refusal("bots:5.5.1.II", "none-to-spare")
NOWHERE_TO_GO = Refusal("bots:5.5.1.II", "nowhere-to-go")

has_roost = Measure("has-roost", lambda g, me, c: g.pieces[ROOST][c])
no_roost = Measure("no-roost", lambda g, me, c: not g.pieces[ROOST][c])
can_battle = Measure("can-battle", lambda g, me, c: any(cannot_battle(g, me, c, foe) is None for foe in foes(g, me)))


def roosts_on_map(g: Root) -> int:
    return PIECES[ROOST].total - g.left[ROOST]


def columns(g: Root) -> list[int]:
    """The columns with at least one card, from left to right."""
    return [suit for suit in COLUMNS if g.decree[suit]]


# ----------------------------------------------------------------------------------------------------------- 5.3 set-up


@law("bots:5.3.3", "bots:C-5.easy")
def fill_bird_column(g: Root, me: int) -> None:
    """Both loyal viziers, or only one of them; then the bird ambush of a harder bot."""
    viziers = VIZIERS[: BOARD.viziers[g.level[me]]]
    g.decree[BIRD] += viziers
    tell(g, "bots:5.3.3", "bot-viziers", who=me, count=len(viziers))
    for _ in range(BOARD.extra_birds[g.level[me]]):
        add_bird_ambush(g, me)


@law("bots:C-5.challenging", "bots:C-5.nightmare")
def add_bird_ambush(g: Root, me: int) -> None:
    """A bird ambush leaves the deck for the bird column, if one is left there after the deal."""
    ambushes = [card for card in g.deck if IS_AMBUSH[card] and SUIT_OF[card] == BIRD]
    g.show()
    if ambushes:
        g.deck.remove(ambushes[0])
        add_to_decree(g, me, ambushes[0], "bots:C-5.challenging")
    else:
        tell(g, "bots:C-5.challenging", "no-bird-ambush", who=me)


def add_to_decree(g: Root, me: int, card: int, clause: str) -> None:
    g.decree[SUIT_OF[card]].append(card)
    tell(g, clause, "bot-decree", who=me, card=card, suit_column=SUIT_OF[card])


# --------------------------------------------------------------------------------------------------------- 5.4 Birdsong


@law("bots:5.4", "bots:5.4.1", "bots:5.4.2", "bots:5.4.3")
def birdsong(g: Root) -> Rule[None]:
    """The order, the item on it, the order into the column of its suit, and a roost if none is left."""
    me = g.active
    yield from reveal_order(g, me, "bots:5.4.1")
    yield from craft_order(g, me, "bots:5.4.2")
    if g.order != NOBODY:
        add_to_decree(g, me, g.order, "bots:5.4.3")
    g.step = "daylight"
    if not roosts_on_map(g):
        missing = yield from new_roost(g, me)
        if too_proud(g, me, missing):
            fall_into_turmoil(g, me)


@law("bots:5.4.4")
def new_roost(g: Root, me: int) -> Rule[int]:
    """A roost and four warriors in the ordered clearing of highest priority that can take them; says how many of the
    warriors are missing. Where no clearing can, none is due."""
    site = yield from building_site(g, me, "bots:5.4.4", ordered(g))
    if not site:
        tell(g, "bots:5.4.4", "no-new-roost", who=me)
        return 0
    placed = 0
    if (yield from build(g, me, ROOST, site, "bots:5.4.4")):
        placed = yield from place(g, me, site, BOARD.new_roost_warriors, "bots:5.4.4")
    return BOARD.new_roost_warriors - placed


# --------------------------------------------------------------------------------------------------------- 5.5 Daylight


@law("bots:5.5", "bots:5.5.1")
def daylight(g: Root) -> Rule[None]:
    """The Decree: recruiting for every column, then a move, then a battle; after it a roost."""
    me = g.active
    for suit in columns(g):
        missing = yield from recruit(g, me, suit)
        if too_proud(g, me, missing):
            fall_into_turmoil(g, me)
            return
    for suit in columns(g):
        yield from move(g, me, suit)
    for suit in columns(g):
        yield from wage_battle(g, me, suit)
    if has_trait(g, me, "relentless"):
        yield from raze(g, me)
    if not (yield from place_roost(g, me)):
        fall_into_turmoil(g, me)
        return
    g.step = "evening"
    if has_trait(g, me, "swoop"):
        missing = yield from swoop(g, me)
        if too_proud(g, me, missing):
            fall_into_turmoil(g, me)


@law("bots:5.5.1.I", "bots:5.5.1.I.A", "bots:5.5.1.I.B", "bots:5.5.1.I.C")
def recruit(g: Root, me: int, suit: int) -> Rule[int]:
    """As many warriors as the column has cards, to one matching clearing with a roost: most enemy pieces, then fewest
    of its own warriors, then lowest priority. Says how many warriors are missing."""
    count = len(g.decree[suit])
    tell(g, "bots:5.5.1.I", "column-recruits", who=me, suit_column=suit, count=count)
    clearing = 0
    if g.supply[me]:
        clearing = choose_clearing(
            g,
            me,
            "bots:5.5.1.I",
            g.of_suit[suit],
            such(has_roost),
            most(enemy_pieces),
            fewest(your_warriors),
            allowed=board.cannot_place,
            order=LOWEST,
        )
    if not clearing:
        why = "no-roost-to-recruit" if g.supply[me] else "nobody-to-recruit"
        tell(g, "bots:5.5.1.I", why, who=me, suit_column=suit)
        return count
    placed = yield from place(g, me, clearing, count, "bots:5.5.1.I")
    return count - placed


@law("bots:5.5.1.II")
def move(g: Root, me: int, suit: int) -> Rule[None]:
    """From the matching clearing that it rules with most of its warriors, among those from where it can move; all go
    but those who stay."""
    tell(g, "bots:5.5.1.II", "column-moves", who=me, suit_column=suit, count=len(g.decree[suit]))
    origins = [clearing for clearing in g.of_suit[suit] if g.warriors[me][clearing]]
    origin = choose_clearing(
        g,
        me,
        "bots:5.5.1.II",
        origins,
        such(you_rule),
        most(your_warriors),
        allowed=lambda g, me, origin: cannot_leave(g, me, origin, suit),
    )
    if origin:
        count = g.warriors[me][origin] - staying(g, me, origin, suit)
        yield from march(g, me, origin, target_from(g, me, origin), count, "bots:5.5.1.II")
    else:
        tell(g, "bots:5.5.1.II", "no-column-move", who=me, suit_column=suit)


@law("bots:5.5.1.II", "bots:2.3")
def cannot_leave(g: Root, me: int, origin: int, suit: int) -> Refusal | None:
    """Somebody must be left to go, and a clearing to go to."""
    if g.warriors[me][origin] <= staying(g, me, origin, suit):
        return NONE_TO_SPARE
    if all(cannot_march(g, me, origin, target) is not None for target in bot_paths(g, me)[origin]):
        return NOWHERE_TO_GO
    return None


@law("bots:5.5.1.II", "bots:5.2.1")
def staying(g: Root, me: int, origin: int, suit: int) -> int:
    """Who stays behind: as many as are needed to rule the clearing once the others have gone (a tie is enough), or as
    the column has cards, whichever is more. A column that moves has a card, so the clearing is never left empty."""
    rows = g.warriors if g.mercenaries == NOBODY else board.with_hired(g)
    others = max(rows[seat][origin] + g.built[seat][origin] for seat in range(len(rows)) if seat != me)
    besides = rows[me][origin] + g.built[me][origin] - g.warriors[me][origin]
    return max(others - besides, len(g.decree[suit]))


@law("bots:5.5.1.II", "bots:5.5.1.II.A", "bots:5.5.1.II.B")
def target_from(g: Root, me: int, origin: int) -> int:
    """An adjacent clearing, without a roost if there is one: fewest enemy pieces, then lowest priority."""
    return choose_clearing(
        g,
        me,
        "bots:5.5.1.II",
        bot_paths(g, me)[origin],
        if_possible(no_roost),
        fewest(enemy_pieces),
        allowed=lambda g, me, target: cannot_march(g, me, origin, target),
        order=LOWEST,
    )


@law("bots:5.5.1.III", "bots:5.5.1.III.A", "bots:5.5.1.III.B", "bots:5.5.1.III.C")
def wage_battle(g: Root, me: int, suit: int) -> Rule[None]:
    """A battle in a matching clearing: without a roost if possible, then most defenceless buildings, then lowest
    priority."""
    tell(g, "bots:5.5.1.III", "column-battles", who=me, suit_column=suit, count=len(g.decree[suit]))
    clearing = choose_clearing(
        g,
        me,
        "bots:5.5.1.III",
        g.of_suit[suit],
        such(can_battle),
        if_possible(no_roost),
        most(defenceless_enemy_buildings),
        order=LOWEST,
    )
    if clearing:
        g.column = suit
        yield from fight(g, me, "bots:5.5.1.III", clearing, *defender_in(clearing))
        g.column = NOBODY
    else:
        tell(g, "bots:5.5.1.III", "no-column-battle", who=me, suit_column=suit)


@law("bots:5.5.1.III", "bots:5.5.1.III.D", "bots:5.5.1.III.E")
def defender_in(clearing: int) -> list[Criterion]:
    """Most buildings in the clearing of battle (none will do), then most pieces, then most points."""
    return [most(buildings_in(clearing)), most(pieces_in(clearing)), most(points)]


@law("bots:5.5.2")
def place_roost(g: Root, me: int) -> Rule[bool]:
    """A roost in the clearing of highest priority that it rules and that has none; says whether it stands."""
    if not g.left[ROOST]:
        tell(g, "bots:5.5.2", "none-left", who=me, piece=ROOST)
        return False
    site = yield from building_site(g, me, "bots:5.5.2", CLEARINGS, such(no_roost), such(you_rule))
    if not site:
        tell(g, "bots:5.5.2", "no-roost-site", who=me)
        return False
    stands = yield from build(g, me, ROOST, site, "bots:5.5.2")
    return stands


# ---------------------------------------------------------------------------------------------------------- 5.6 Evening


@law("bots:5.6", "bots:C-5.nightmare")
def evening(g: Root) -> Rule[None]:
    """Points of the roost track. The order card stays in the Decree."""
    me = g.active
    g.order = g.order_suit = NOBODY
    score_for(g, me, BOARD.points_by_roosts[roosts_on_map(g)], "bots:5.6")
    end_bot_turn(g, me, "bots:C-5.nightmare")
    yield from ()


# ---------------------------------------------------------------------------------------------------------- 5.7 turmoil


@law("bots:5.7", "bots:5.7.3")
def fall_into_turmoil(g: Root, me: int) -> None:
    """Humiliate, purge, rest: what is left of the day does not happen."""
    tell(g, "bots:5.7", "turmoil", who=me)
    humiliate(g, me)
    purge(g, me)
    g.step = "evening"


@law("bots:5.7.1", "bots:C-5.nobility")
def humiliate(g: Root, me: int) -> None:
    """A point lost for every bird in the Decree, viziers too; the nobility gains them instead."""
    birds = len(g.decree[BIRD])
    if has_trait(g, me, "nobility"):
        score_for(g, me, birds, "bots:C-5.nobility")
    else:
        tell(g, "bots:5.7.1", "humiliate", who=me, count=birds)
        score(g, me, -birds, "bots:5.7.1")


@law("bots:5.7.2")
def purge(g: Root, me: int) -> None:
    """All cards of the Decree are discarded; the loyal viziers stay in the bird column."""
    purged = [card for suit in COLUMNS for card in g.decree[suit] if card not in VIZIERS]
    for suit in COLUMNS:
        g.decree[suit] = [card for card in g.decree[suit] if card in VIZIERS]
    if purged:
        tell(g, "bots:5.7.2", "purge", who=me, cards=purged)
    for card in purged:
        to_discard(g, card)


# --------------------------------------------------------------------------------------------------------------- traits


@law("bots:C-5.nobility")
def too_proud(g: Root, me: int, missing: int) -> bool:
    """Does a warrior that was due and could not be placed bring turmoil?"""
    if not missing or not has_trait(g, me, "nobility"):
        return False
    tell(g, "bots:C-5.nobility", "warriors-missing", who=me, count=missing)
    return True


@law("bots:C-5.relentless")
def raze(g: Root, me: int) -> Rule[None]:
    """Every defenceless enemy building and token goes from clearings with its warriors, all at once."""
    removals = [
        Removal(enemy, me, clearing, 0, there)
        for clearing in CLEARINGS
        if g.warriors[me][clearing]
        for enemy in board.enemies(g, me)
        if defenceless_there(g, enemy, clearing) and (there := board.pieces_in(g, enemy, clearing))
    ]
    for removal in removals:
        board.remove_all(g, removal)
        for kind in removal.pieces:
            owner = removal.owner
            tell(g, "bots:C-5.relentless", "lose-piece", who=owner, piece=kind, clearing=removal.clearing)
    if removals:
        score_for(g, me, points_for(g, me, removals), "bots:C-5.relentless")
        yield from after_removal(g, removals)


@law("bots:C-5.swoop")
def swoop(g: Root, me: int) -> Rule[int]:
    """Two warriors in the clearing of highest priority without any piece of its own; says how many are missing."""
    site = 0
    if g.supply[me]:
        site = choose_clearing(g, me, "bots:C-5.swoop", CLEARINGS, such(none_of_yours), allowed=board.cannot_place)
    placed = (yield from place(g, me, site, SWOOP_WARRIORS, "bots:C-5.swoop")) if site else 0
    return SWOOP_WARRIORS - placed


# ------------------------------------------------------------------------------------------------------------ the board


@law("bots:5.1")
class ElectricEyrie(Bot):
    """5 Electric Eyrie."""

    bot = "eyrie"
    number = EYRIE
    board = BOARD
    phases = (birdsong, daylight, evening)
    special_card: SpecialCard | None = OF_EYRIE

    @law("bots:5.3", "bots:5.3.1", "bots:5.3.2", "bots:5.3.4")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """A roost and six warriors in a corner that nobody has taken, opposite a taken one if possible; the viziers in
        the bird column. Supply and track (5.3.1, 5.3.4) are already full."""
        corner = yield from random_corner(g, "bots:5.3.2")
        board.place_piece(g, ROOST, corner)
        board.place_warriors(g, me, corner, BOARD.start_warriors)
        tell(g, "bots:5.3.2", "corner", who=me, clearing=corner)
        fill_bird_column(g, me)
        g.column = NOBODY

    @law("bots:5.5.1.III", "bots:C-5.focused")
    def attack_hits(self, g: Root, me: int, clearing: int) -> int:
        """One hit more in a battle for the column with more cards than every other; for a focused bot also if it only
        ties for the most."""
        if g.column == NOBODY:
            return 0
        count = len(g.decree[g.column])
        others = max(len(g.decree[suit]) for suit in COLUMNS if suit != g.column)
        if count > others:
            tell(g, "bots:5.5.1.III", "column-extra-hit", who=me, suit_column=g.column, count=count)
            return 1
        if count == others and has_trait(g, me, "focused"):
            tell(g, "bots:C-5.focused", "column-tied-hit", who=me, suit_column=g.column, count=count)
            return 1
        return 0

    @law("bots:C-5.war_tax")
    def has_removed(self, g: Root, me: int, removals: list[Removal]) -> int:
        """The owner of every building and token that it removes loses a point. It scores nothing more for that."""
        if has_trait(g, me, "war_tax"):
            for removal in removals:
                if removal.owner != me and removal.pieces:
                    tell(g, "bots:C-5.war_tax", "war-tax", who=me, other=removal.owner)
                    score(g, removal.owner, -len(removal.pieces), "bots:C-5.war_tax")
        return 0


ELECTRIC_EYRIE = PLAYED.join(ElectricEyrie())
