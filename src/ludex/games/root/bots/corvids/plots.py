"""11.7, 11.8 The plots of the Cogwheel Corvids: how they are set and flipped, what they do to people and bots, and what
follows when one is removed.

Which plot lies face down, and the order of the supply, nobody knows: chance draws a place in the supply, and the kind
is told only when a plot lies open or leaves the map."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, law, tell, verb
from ludex.games.root.bots.actions import adjacent, has_trait, lose_pieces, place, score_for
from ludex.games.root.bots.choose import at_random, choose_player, clearing_priority, most, player_priority
from ludex.games.root.bots.measures import pieces_in as pieces_there
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import PLOT
from ludex.games.root.rules.board import cannot_place, has_pieces, pieces_in, place_piece, remove_all
from ludex.games.root.rules.cards import spend
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.losses import after_removal, points_for
from ludex.games.root.rules.points import score
from ludex.games.root.sides.seated import side_of
from ludex.games.root.state import NOBODY, Root
from ludex.kit import seats
from ludex.kit.cards import one_of, shuffled

BOARD = BOT_BOARDS.corvids
BOMB, SNARE, EXTORTION, RAID = map(BOARD.plots.index, ("bomb", "snare", "extortion", "raid"))
BOT_PIECES_BOMBED = 2
GAMBLE_POINTS = 1

VERBS = (verb("guess_plot", plot="plot"),)
GUESSES: list[Option] = [("guess_plot", kind) for kind in range(len(BOARD.plots))]


def lie_hidden(g: Root, clearing: int) -> bool:
    """Does a plot lie here face down?"""
    return g.plots[clearing] != NOBODY and not g.plots_up[clearing]


def face_up(g: Root) -> list[int]:
    return [clearing for clearing in CLEARINGS if g.plots_up[clearing]]


def others(g: Root, me: int) -> list[int]:
    """Everyone else, in order of priority: bots do not spare each other (3.5), and nobody is spared."""
    return sorted(seats.others(len(g.factions), me), key=lambda seat: player_priority(g, seat))


# ---------------------------------------------------------------------------------------------------- setting, flipping


@law("bots:11.5.3", "bots:11.5.4")
def set_plot(g: Root, me: int, clearing: int, clause: str) -> Rule[None]:
    """A random plot from the supply, face down."""
    number = yield from at_random(clause, range(len(g.plot_supply)))
    g.plots[clearing] = g.plot_supply.pop(number)
    place_piece(g, PLOT, clearing)
    tell(g, clause, "set-plot", who=me, clearing=clearing)


@law("bots:11.4.4")
def flip(g: Root, me: int, clearing: int) -> Rule[None]:
    """A point for every plot that lies open, this one among them; then what it does. Who has guessed it removes it
    instead."""
    guesser, guess = yield from gamble(g, me, clearing)
    kind = g.plots[clearing]
    turn_up(g, clearing)
    tell(g, "bots:11.4.4", "flip-plot", who=me, clearing=clearing, plot=kind)
    score_for(g, me, len(face_up(g)), "bots:11.4.4")
    if guess == kind:
        yield from remove_guessed(g, guesser, me, clearing)
        return
    if guesser != NOBODY:
        score_for(g, me, GAMBLE_POINTS, "bots:C-11.gamble")
    if kind == EXTORTION:
        yield from extort(g, me, clearing)
    if kind == BOMB:
        yield from explode(g, me, clearing, "bots:11.7.1")
        yield from replace_bomb(g, me, clearing)
    elif has_trait(g, me, "vendetta"):
        yield from explode(g, me, clearing, "bots:C-11.vendetta")


@law("bots:11.7.2")
def turn_up(g: Root, clearing: int) -> None:
    """From now on everyone sees it; a snare holds from now on."""
    g.plots_up[clearing] = 1
    if g.plots[clearing] == SNARE:
        g.snares.append(clearing)
    g.show()


# --------------------------------------------------------------------------------------------------------- 11.7.1 bombs


@law("bots:11.7.1", "bots:C-11.vendetta")
def explode(g: Root, me: int, clearing: int, clause: str) -> Rule[None]:
    """All pieces of people leave the clearing, and some of each other bot; buildings and tokens score."""
    removals = []
    for seat in others(g, me):
        if g.bots[seat]:
            removal = yield from bombed_bot(g, me, seat, clearing)
        else:
            removal = Removal(seat, me, clearing, g.warriors[seat][clearing], pieces_in(g, seat, clearing))
        if removal.warriors or removal.pieces:
            remove_all(g, removal)
            removals.append(removal)
            tell_losses(g, removal, clause)
        if g.pawn[seat] == clearing:
            yield from side_of(g, seat).driven_out(g, seat)
    score(g, me, points_for(g, me, removals))
    yield from after_removal(g, removals)


@law("bots:11.8.1")
def bombed_bot(g: Root, me: int, seat: int, clearing: int) -> Rule[Removal]:
    """Two pieces of a bot: warriors first, then tokens, then buildings at random."""
    warriors = min(g.warriors[seat][clearing], BOT_PIECES_BOMBED)
    pieces = yield from lose_pieces(g, seat, clearing, BOT_PIECES_BOMBED - warriors)
    return Removal(seat, me, clearing, warriors, pieces)


def tell_losses(g: Root, removal: Removal, clause: str) -> None:
    owner, clearing = removal.owner, removal.clearing
    if removal.warriors:
        tell(g, clause, "lose-warriors", who=owner, count=removal.warriors, clearing=clearing)
    for kind in removal.pieces:
        tell(g, clause, "lose-piece", who=owner, piece=kind, clearing=clearing)


@law("bots:11.7.1")
def replace_bomb(g: Root, me: int, clearing: int) -> Rule[None]:
    """A random plot from the supply lies open in its place and does nothing; the bomb is shuffled into the supply. If
    that is empty, the bomb stays."""
    if not g.plot_supply:
        tell(g, "bots:11.7.1", "no-plot-left", who=me)
        return
    number = yield from at_random("bots:11.7.1", range(len(g.plot_supply)))
    g.plots[clearing] = g.plot_supply.pop(number)
    turn_up(g, clearing)
    tell(g, "bots:11.7.1", "replace-bomb", who=me, clearing=clearing, plot=g.plots[clearing])
    g.plot_supply.append(BOMB)
    if len(g.plot_supply) > 1:
        g.plot_supply = yield from shuffled("bots:11.7.1", g.plot_supply)


# ---------------------------------------------------------------------------------------------- 11.7.3 extortion, raids


@law("bots:11.7.3", "bots:2.8.1")
def extort(g: Root, me: int, clearing: int) -> Rule[None]:
    """Whoever has a piece here discards a card at random; bots have none."""
    for seat in others(g, me):
        hand = g.hands[seat]
        if hand and has_pieces(g, seat, clearing):
            card = yield from one_of("bots:11.7.3", hand)
            spend(g, seat, card)
            g.show()
            tell(g, "bots:11.7.3", "extort", who=seat, card=card)


@law("bots:11.7.4")
def lost_plots(removal: Removal) -> bool:
    """They mind every plot, whatever it was: nobody could tell yet."""
    return PLOT in removal.pieces


@law("bots:11.7.4", "bots:C-11.backup_plans", "bots:2.4")
def plot_removed(g: Root, me: int, removed: list[Removal]) -> Rule[None]:
    """A raid brings a warrior to each neighbour of its clearing, backup plans one to the clearing itself; whatever one
    effect has removed, with too few warriors by priority."""
    comes: list[tuple[int, str]] = []
    for removal in removed:
        clearing = removal.clearing
        kind, g.plots_gone[clearing] = g.plots_gone[clearing], NOBODY
        if kind == RAID:
            comes += [(target, "bots:11.7.4") for target in adjacent(g, clearing)]
        if has_trait(g, me, "backup_plans"):
            comes.append((clearing, "bots:C-11.backup_plans"))
    for target, clause in sorted(comes, key=lambda place: clearing_priority(g, place[0])):
        if cannot_place(g, me, target) is None:
            yield from place(g, me, target, 1, clause)


# ----------------------------------------------------------------------------------------------------------- the gamble


@law("bots:C-11.gamble")
def gamble(g: Root, me: int, clearing: int) -> Rule[tuple[int, int]]:
    """Before the flip whoever of the people has most pieces here guesses; says who guessed what, or NOBODY nothing."""
    if not has_trait(g, me, "gamble"):
        return NOBODY, NOBODY
    people = [seat for seat in others(g, me) if not g.bots[seat] and has_pieces(g, seat, clearing)]
    guesser = choose_player(g, me, "bots:C-11.gamble", people, most(pieces_there(clearing)))
    if guesser == NOBODY:
        return NOBODY, NOBODY
    _, guess = yield ask("bots:C-11.gamble", guesser, "guess-plot", GUESSES, about={"clearing": clearing})
    tell(g, "bots:C-11.gamble", "guess-plot", who=guesser, clearing=clearing, plot=guess)
    return guesser, guess


@law("bots:C-11.gamble", "3.2.1")
def remove_guessed(g: Root, guesser: int, me: int, clearing: int) -> Rule[None]:
    """The plot leaves the map before it does anything, and scores for who guessed it."""
    removal = Removal(me, guesser, clearing, 0, [PLOT])
    remove_all(g, removal)
    tell(g, "bots:C-11.gamble", "remove-guessed", who=guesser, clearing=clearing)
    score(g, guesser, points_for(g, guesser, [removal]))
    yield from after_removal(g, [removal])
