"""1.4 The turn: Birdsong, Daylight, Evening, then the next player clockwise.

Each phase opens here with what the shared cards do at its start; the faction's own steps follow."""

from __future__ import annotations

from ludex.core import Rule, ask, law, tell
from ludex.core.decision import Option
from ludex.games.root.printed.maps import MAPS
from ludex.games.root.printed.pieces import RIVERFOLK
from ludex.games.root.rules import lasting
from ludex.games.root.rules.battle import battle, legal_battles
from ludex.games.root.rules.board import command_mercenaries
from ludex.games.root.rules.cards import effect_of
from ludex.games.root.rules.craft import Tools, craft_options, tools
from ludex.games.root.rules.effects import in_order
from ludex.games.root.rules.mountain import hold_the_pass, open_path, path_options
from ludex.games.root.rules.options import DONE
from ludex.games.root.rules.points import end_quiet_turn
from ludex.games.root.rules.victory import (
    POINTS_TO_DOMINATE,
    activate_dominance,
    check_dominance,
    dominance_is_secret,
    dominance_options,
    form_coalition,
    take_dominance,
)
from ludex.games.root.sides.seated import side_of
from ludex.games.root.state import NOBODY, Root


@law("1.4", "1.1.3", "3.3.1", "bots:9.7")
def birdsong(g: Root) -> Rule[None]:
    """Start of Birdsong: an activated dominance card is checked before anything else; then the Riverfolk sell and
    Better Burrow Bank works, in the order that the active player wants."""
    me = g.active
    tell(g, "1.4", "turn", who=me, turn=g.turn + 1)
    check_dominance(g, me)
    riverfolk = g.seat_of[RIVERFOLK]
    effects = lasting.start_of_birdsong(g, me) if g.crafted[me] else []
    if riverfolk not in (NOBODY, me) and not g.bots[me]:
        effects = side_of(g, riverfolk).others_birdsong(g, riverfolk, me) + effects
    if effects:
        yield from in_order(g, effects)
    special = side_of(g, me).special_card
    if special is not None and special.at_start is not None and g.special_services and riverfolk != NOBODY:
        yield from special.at_start(g, me)
    if g.crafted[me]:
        yield from lasting.birdsong_cards(g, me)
    g.step = side_of(g, me).birdsong


def end_birdsong(g: Root) -> Rule[None]:
    """The last chance for the cards of Birdsong, then Daylight."""
    if g.crafted[g.active]:
        yield from lasting.birdsong_cards(g, g.active, leads=side_of(g, g.active).daylight)
    g.step = "daylight"


@law("11.2.7.III", "11.2.7.III.B")
def call_mercenaries(g: Root, me: int) -> None:
    """Mercenaries serve who hired them from now on, but never a Vagabond. Without any the seller may have a say."""
    seller = g.seat_of[RIVERFOLK]
    if g.hired == me and not g.pawn[me]:
        command_mercenaries(g, me)
    elif g.hired != me:
        side_of(g, seller).others_daylight(g, seller, me)


@law("1.4")
def daylight(g: Root) -> Rule[None]:
    """Start of Daylight: mercenaries come, Command Warren may start a battle."""
    me = g.active
    if g.seat_of[RIVERFOLK] not in (NOBODY, me):
        call_mercenaries(g, me)
    card = lasting.command_warren(g, me) if g.crafted[me] else NOBODY
    if card != NOBODY:
        yield from command_warren(g, me, card)
    g.step = side_of(g, me).daylight


@effect_of("command_warren")
def command_warren(g: Root, me: int, card: int) -> Rule[None]:
    """A battle as Daylight begins."""
    leads = side_of(g, me).daylight
    choice = yield ask("4.1.3", me, "warren", [DONE, *legal_battles(g, me)], about={"card": card}, leads=leads)
    if choice != DONE:
        tell(g, "4.1.3", "use", who=me, card=card)
        yield from battle(g, me, choice[1], choice[2])


def shared_daylight(g: Root, me: int) -> list[Option]:
    """What anyone may do at any moment of their Daylight: cards in play, dominance, closed paths."""
    options = lasting.daylight_options(g, me) if g.crafted[me] else []
    if g.available or g.score[me] >= POINTS_TO_DOMINATE:
        options += dominance_options(g, me)
    if MAPS[g.map].closed:
        options += path_options(g, me)
    return options


def do_shared_daylight(g: Root, me: int, choice: Option) -> Rule[bool]:
    """Carry out a shared option; False if it is none of them."""
    match choice:
        case ("tax", clearing):
            yield from lasting.tax_collector(g, me, clearing)
        case ("decode", other):
            lasting.codebreakers(g, me, other)
        case ("activate_dominance", card):
            activate_dominance(g, me, card)
            if g.pawn[me]:
                yield from form_coalition(g, me)
        case ("take_dominance", card, spent):
            take_dominance(g, me, card, spent)
        case ("open_path", origin, target):
            yield from open_path(g, me, origin, target)
        case _:
            return False
    return True


def crafting(g: Root, me: int, power: Tools) -> list[Option]:
    return [DONE, *craft_options(g, me, power), *shared_daylight(g, me)]


def craft_or_go_on(g: Root, me: int, clause: str, leads: str) -> Rule[Option]:
    """The stage of crafting: a card to craft, something shared, or on to the next step. Asked whenever the hand might
    hold a card to craft, as far as the others can tell."""
    power = tools(g, me)
    secret = (bool(g.hands[me]) and power[1] > 0) or dominance_is_secret(g, me)
    choice: Option = yield ask(clause, me, "craft", crafting, g, me, power, always=secret, leads=leads)
    return choice


def nothing_shared(g: Root, me: int) -> bool:
    """Can everyone see that there is nothing shared to do?"""
    if g.crafted[me] or g.available or g.score[me] >= POINTS_TO_DOMINATE:
        return False
    return not (MAPS[g.map].closed and path_options(g, me))


def last_of_daylight(g: Root, me: int) -> list[Option]:
    return [DONE, *shared_daylight(g, me)]


def end_daylight(g: Root, me: int) -> Rule[None]:
    """When a faction has nothing more to do, the shared options of Daylight are still there; then Evening."""
    if nothing_shared(g, me):
        g.step = "evening"
        return
    secret, leads = dominance_is_secret(g, me), side_of(g, me).evening
    choice = yield ask("1.4", me, "end-daylight", last_of_daylight, g, me, always=secret, leads=leads)
    if choice == DONE:
        g.step = "evening"
    else:
        yield from do_shared_daylight(g, me, choice)


@law("1.4")
def evening(g: Root) -> Rule[None]:
    """Start of Evening: Cobbler may make a move."""
    me = g.active
    card = lasting.cobbler(g, me) if g.crafted[me] else NOBODY
    if card != NOBODY:
        yield from cobbler(g, me, card)
    g.step = side_of(g, me).evening


@effect_of("cobbler")
def cobbler(g: Root, me: int, card: int) -> Rule[None]:
    """A move as Evening begins."""
    side = side_of(g, me)
    options = lambda: [DONE, *side.card_moves(g, me)]  # noqa: E731
    choice = yield ask("4.1.3", me, "cobbler", options, about={"card": card}, leads="no-move")
    if choice != DONE:
        tell(g, "4.1.3", "use", who=me, card=card)
        yield from side.card_move(g, me, choice)


@law("1.4", "11.2.6.II", "11.2.7.II", "11.2.7.III")
def end_turn(g: Root) -> None:
    """The end of Evening; then the next player clockwise begins. What counts once a turn counts anew, and bought
    services end."""
    if MAPS[g.map].tower:
        hold_the_pass(g, g.active)
    end_quiet_turn(g)
    g.turn += 1
    g.active = (g.active + 1) % len(g.factions)
    g.used = []
    g.activated = [0, 0, 0]
    g.map_used = 0
    if g.bought:
        g.bought = g.tea_paid = 0
        g.riverboats = g.hired = NOBODY
    if g.mercenaries != NOBODY:
        command_mercenaries(g, NOBODY)
    g.step = "birdsong"
