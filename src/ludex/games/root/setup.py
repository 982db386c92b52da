"""5 Set-up: what a table may choose, and the steps that lay out the game."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Roll, Rule, law, tell
from ludex.core.errors import BadSetup
from ludex.games.root.chosen import Setup
from ludex.games.root.meta import LOBBY, RANDOM
from ludex.games.root.printed.bot_boards import BOT_BOARDS, LEVELS, NORMAL
from ludex.games.root.printed.deck import BIRD, CARDS, IS_DOMINANCE, ITEM_SUPPLY, ITEMS
from ludex.games.root.printed.maps import CLEARINGS, MAP_NAMES, MAPS, NO_SUIT
from ludex.games.root.printed.pieces import CORVIDS, DUCHY, FACTIONS, PAWNS, PIECES, RIVERFOLK, VAGABONDS, VAGABOT
from ludex.games.root.rules.cards import draw
from ludex.games.root.sides.seated import PLAYED, side_of
from ludex.games.root.sides.vagabond.items import CHARACTERS
from ludex.games.root.state import NOBODY, Root
from ludex.kit.cards import shuffled

CORVID_BOARD = BOT_BOARDS.corvids
START_CARDS = 3
MARKERS_OF_A_SUIT = 4
PLACES = 4 * (len(ITEMS) + 1)
"""Kinds of a Vagabond's items (the torch is one more than the others have) times their conditions."""


def seat_name(role: int) -> str:
    """How a seat is written: "eyrie", "bot:eyrie"."""
    return f"bot:{PLAYED[role].bot}" if PLAYED[role].bot else FACTIONS[role]


def known_seats() -> dict[str, int]:
    """Everything that can sit at the table, and its role."""
    return {seat_name(role): role for role in sorted(PLAYED)}


@law("9.8", "bots:3.2")
def vagabonds_in_company(seats: Sequence[str]) -> bool:
    """The second Vagabond plays beside the first, and not with him alone; the Vagabot takes the place of one of
    them."""
    if "vagabond2" not in seats:
        return True
    return "vagabond" in seats and "bot:vagabot" not in seats and len(seats) > len(VAGABONDS)


@law("9.8", "bots:3.5")
def check(setup: Setup) -> None:
    """What the lobby cannot know: a second Vagabond needs company, and people who play together need a bot to play
    against."""
    if not vagabonds_in_company(setup.seats):
        raise BadSetup("bad-setup-second", clause="9.8", found="vagabond2", first="vagabond")
    people = len(LOBBY.people(setup.seats))
    if setup.cooperative and people in (0, len(setup.seats)):
        raise BadSetup("bad-setup-cooperative", clause="bots:3.5")


@law("5.1.1", "5.1.2", "5.1.4", "5.1.5", "5.1.6", "2.2.4", "6.3.1", "6.3.5", "7.3.1", "7.3.5", "11.3.1", "11.3.3")
@law("M-5", "M-7")
def new_state(setup: Setup) -> Root:
    """Boards and supplies before anything is placed: markers on zero, ruins, items, full tracks; the ferry in its
    place, all closed paths closed."""
    seats = len(setup.seats)
    roles = tuple(known_seats()[seat] for seat in setup.seats)
    factions = tuple(PLAYED[role].number for role in roles)
    woods = MAPS[MAP_NAMES.index(setup.map)]
    nowhere = [0] * (len(CLEARINGS) + 1)
    return Root(
        step="setup",
        active=setup.first if setup.first is not None else NOBODY,
        turn=0,
        quiet=0,
        outcome=None,
        factions=factions,
        roles=roles,
        bots=tuple(int(LOBBY.is_bot(seat)) for seat in setup.seats),
        seat_of=tuple(factions.index(f) if f in factions else NOBODY for f in range(len(FACTIONS))),
        score=[0] * seats,
        record=[0] * seats,
        supply=[PLAYED[role].warriors for role in roles],
        hands=[[] for _ in range(seats)],
        known=[[] for _ in range(seats)],
        crafted=[[] for _ in range(seats)],
        items=[[0] * len(ITEMS) for _ in range(seats)],
        dominance=[NOBODY] * seats,
        coalition=[NOBODY] * seats,
        pawn=[0] * seats,
        current_law=int(setup.law == "current"),
        map=MAPS.index(woods),
        suits=woods.suits,
        of_suit=by_suit(woods.suits),
        warriors=[nowhere[:] for _ in range(seats)],
        pieces=[nowhere[:] if piece.faction in factions else [] for piece in PIECES],
        left=[piece.total if piece.faction in factions else 0 for piece in PIECES],
        built=[nowhere[:] for _ in range(seats)],
        tokens=[nowhere[:] for _ in range(seats)],
        free=[slots - ruin for slots, ruin in zip(woods.slots, woods.ruins, strict=True)],
        ruins=list(woods.ruins),
        ruler=[NOBODY for _ in nowhere],
        scorched=[],
        ferry=woods.ferry,
        opened=[],
        map_used=0,
        deck=[],
        discard=[],
        available=[],
        item_supply=list(ITEM_SUPPLY),
        activated=[0, 0, 0],
        used=[],
        keep=0,
        actions_left=0,
        recruited=0,
        leader=NOBODY,
        leaders=[0, 1, 2, 3],
        decree=[[], [], [], []],
        column=0,
        decree_left=[0, 0, 0, 0],
        supporters=[],
        officers=0,
        operations_left=0,
        character=[character_of(setup) if faction == VAGABOT else NOBODY for faction in factions],
        belongings=[[0] * PLACES if faction in PAWNS else [] for faction in factions],
        relation=[[0] * seats if faction in VAGABONDS else [] for faction in factions],
        aided=[[0] * seats if faction in VAGABONDS else [] for faction in factions],
        quests_done=[[] for _ in range(seats)],
        quest_deck=[],
        quests=[],
        ruin_items=[[] for _ in nowhere],
        ruin_seen=[[] for _ in nowhere],
        from_ruins=[[] for _ in range(seats)],
        acolytes=0,
        outcast=NOBODY,
        hated=0,
        lost_souls=[],
        revealed=[],
        scored_suits=[],
        payments=[0] * seats if RIVERFOLK in factions else [],
        funds=[0] * seats if RIVERFOLK in factions else [],
        commitments=[0] * seats if RIVERFOLK in factions else [],
        on_posts=[[0] * seats for _ in range(3)] if RIVERFOLK in factions else [],
        prices=[1, 1, 1] if RIVERFOLK in factions else [],
        bought=0,
        riverboats=NOBODY,
        mercenaries=NOBODY,
        tea_paid=0,
        hired=NOBODY,
        level=tuple(level_of(setup, role) for role in roles),
        traits=tuple(traits_of(setup, role) for role in roles),
        special_services=int(setup.services == "special"),
        cooperative=int(setup.cooperative),
        homes=[],
        order=NOBODY,
        order_suit=NOBODY,
        acted=[],
        battle_track=[],
        bot_quest=NOBODY,
        covered=[],
        conspiracy=NOBODY,
        market=[],
        burrow=0,
        swayed=[0] * len(BOT_BOARDS.duchy.ministers) if DUCHY in factions else [],
        kept_ambushes=[],
        plots=[NOBODY for _ in nowhere] if CORVIDS in factions else [],
        plots_up=nowhere[:] if CORVIDS in factions else [],
        plots_gone=[NOBODY for _ in nowhere] if CORVIDS in factions else [],
        plot_supply=[kind for kind in range(len(CORVID_BOARD.plots)) for _ in range(CORVID_BOARD.plots_each)]
        if CORVIDS in factions
        else [],
        snares=[],
    )


@law("bots:7.3.1")
def character_of(setup: Setup) -> int:
    """The character that the table has named for the Vagabot, or NOBODY for chance to find one."""
    return NOBODY if setup.character == RANDOM else CHARACTERS.index(setup.character)


@law("bots:3.3.1")
def level_of(setup: Setup, role: int) -> int:
    """The difficulty of a bot; people have none."""
    bot = PLAYED[role].bot
    if not bot:
        return NORMAL
    chosen = setup.difficulty if isinstance(setup.difficulty, str) else setup.difficulty.get(bot, LEVELS[NORMAL])
    return LEVELS.index(chosen)


@law("bots:3.3.2")
def traits_of(setup: Setup, role: int) -> tuple[str, ...]:
    """The trait cards of a bot."""
    if isinstance(setup.traits, str):
        return PLAYED[role].traits if setup.traits == "all" else ()
    return tuple(setup.traits.get(PLAYED[role].bot, ()))


@law("2.2.2")
def by_suit(suits: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Clearings by suit; all of them in the place of the birds."""
    return tuple(tuple(c for c in CLEARINGS if suit in (BIRD, suits[c])) for suit in range(4))


@law("M-1")
def lay_suit_markers(g: Root) -> Rule[None]:
    """Where the board prints no suits, a shuffled marker on every clearing."""
    markers = yield from shuffled("M-1", range(len(CLEARINGS)))
    g.suits = (NO_SUIT, *(marker // MARKERS_OF_A_SUIT for marker in markers))
    g.of_suit = by_suit(g.suits)
    tell(g, "M-1", "suit-markers")


@law("5.1.3", "bots:3.4", "bots:3.5")
def dominance_cards_are_out(g: Root) -> bool:
    """For two players, or for at most two people among bots, and where the people play together."""
    people = len(g.factions) - sum(g.bots)
    return people <= 2 or bool(g.cooperative)


@law("5.1.1", "5.1.3", "bots:3.1", "bots:3.4")
def deal(g: Root) -> Rule[None]:
    """Choose the first player; shuffle the deck, without dominance cards for two, and deal three cards to every
    person. Clearings bear the numbers of their priority markers from the start."""
    seats = len(g.factions)
    if g.active == NOBODY:
        _, g.active = yield Roll("5.1.1", [("roll", seat) for seat in range(seats)], "first-player")
    tell(g, "5.1.1", "first", who=g.active)
    if not MAPS[g.map].suits_fixed:
        yield from lay_suit_markers(g)
    without = dominance_cards_are_out(g)
    cards = [card for card in range(len(CARDS)) if not (without and IS_DOMINANCE[card])]
    g.deck = yield from shuffled("5.1.3", cards)
    for seat in range(seats):
        if not g.bots[seat]:
            yield from draw(g, seat, START_CARDS)
    g.step = "setup.factions"


@law("5.1.7")
def set_up_factions(g: Root) -> Rule[None]:
    """Every faction sets up, in the order of the letters on the boards."""
    for seat in sorted(range(len(g.factions)), key=lambda seat: side_of(g, seat).letter):
        yield from side_of(g, seat).set_up(g, seat)
    g.step = "birdsong"
