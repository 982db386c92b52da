"""Words that fear cards, blight cards and events share, beyond those of every card: each player once, each board once,
whose presence is lost, and actions that do not happen where something is so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludex.core import Option, Rule, verb
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import bits, places
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.land import buildings, count, is_coastal, next_to
from ludex.games.spirit_island.rules.lasting import DEALS_MORE, HEALTH, NEXT_RAVAGE, rows, this_turn, until
from ludex.games.spirit_island.rules.moments import FEARS, before_action
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import CITY, DAHAN, DISEASE, INVADER, STRIFE, strife_of

MORE_VERBS.append(verb("lose", other="seat", land="land"))

Effect = Callable[[Act], Rule[None]]
Lands = Callable[[Act], int]


# ------------------------------------------------------------------------------------------------ once for each of them


@law("SI-11.4")
def each_player(on: Act, lands: int | Lands, effect: Effect, different: bool = False, may: bool = False) -> Rule[None]:
    """Every player once, in a land of its choice; `different`: no two in the same one; `may`: only who wants to."""
    taken = 0
    for me in on.each_spirit():
        fitting = (lands if isinstance(lands, int) else lands(me)) & ~taken
        land = yield from me.may_pick("where", fitting) if may else me.pick("where", fitting)
        if land != NOWHERE:
            taken |= 1 << land if different else 0
            yield from effect(me.at(land))


@law("SI-13.2")
def each_board(on: Act, lands: int | Lands, effect: Effect) -> Rule[None]:
    """Every board once, in one of these lands of it."""
    for here in on.each_board():
        fitting = (lands if isinstance(lands, int) else lands(here)) & here.board_lands
        land = yield from here.pick("where", fitting)
        if land != NOWHERE:
            yield from effect(here.at(land))


def each_land(on: Act, lands: int, effect: Effect) -> Rule[None]:
    """Every one of these lands."""
    for land in places(lands):
        yield from effect(on.for_table(land))


# ---------------------------------------------------------------------------------------------------------------- moves


def pushes(on: Act, lands: int, kinds: int, to: int = -1) -> list[Option]:
    """Every way to push one such piece out of any of these lands."""
    return [
        ("push", one, here, place)
        for here in places(lands)
        for one in sorted(set(pieces.listed(on.g, here, kinds)))
        for place in on.beside(here)
        if to >> place & 1 and not on.shuns(one, place)
    ]


def gathers(on: Act, lands: int, kinds: int) -> list[Option]:
    """Every way to gather one such piece into any of these lands."""
    return [
        ("gather", one, place, here)
        for here in places(lands)
        for place in on.beside(here)
        for one in sorted(set(pieces.listed(on.g, place, kinds)))
        if not on.shuns(one, here)
    ]


def move_one(on: Act, options: list[Option], may: bool = False) -> Rule[int]:
    """One of these moves; where it ended, or NOWHERE."""
    if not options:
        return NOWHERE
    choice = yield from on.ask("move", [DONE, *options] if may else options)
    if choice == DONE:
        return NOWHERE
    yield from pieces.move(on, choice[1], choice[2], choice[3])
    return int(choice[3])


# ------------------------------------------------------------------------------------------------------------- presence


@law("SI-5.6")
def lose_own(me: Act, much: int = 1) -> Rule[None]:
    """A spirit destroys so much of its own presence, where it likes."""
    for _ in range(much):
        land = yield from me.pick("lose-presence", me.lands)
        if land == NOWHERE:
            return
        me.lose_presence(me.me, land)


def presences(g: Island, lands: int) -> list[Option]:
    """Presence of any spirit in these lands."""
    return [("lose", seat, land) for seat in range(g.players) for land in places(lands) if g.presence[seat][land]]


def board_places(on: Act) -> int:
    """The lands of a board and its ocean, for presence may be in both."""
    return on.board_lands | 1 << on.land


@law("SI-5.6")
def lose_any(on: Act, much: int, lands: int) -> Rule[None]:
    """So much presence in these lands is destroyed, of whichever spirits."""
    for left in range(much, 0, -1):
        options = presences(on.g, lands)
        if not options:
            return
        choice = yield from on.ask("lose", options, count=left)
        on.lose_presence(choice[1], choice[2])


def prevents(on: Act, much: int) -> Rule[bool]:
    """Spirits may destroy so much presence on this board to keep something from happening there."""
    lands = board_places(on)
    if sum(on.g.presence[seat][land] for seat in range(on.g.players) for land in places(lands)) < much:
        return False
    if not (yield from on.may("prevent")):
        return False
    yield from lose_any(on, much, lands)
    return True


# -------------------------------------------------------------------------------------------------------- lands by what


def around(on: Act, kinds: int) -> int:
    """Lands next to one that holds any of these."""
    return next_to(on.g, on.where(kinds))


def lands_with(on: Act, kinds: int, least: int) -> int:
    """Lands with at least so many of these."""
    return bits(land for land in places(on.where(kinds)) if on.count(kinds, land) >= least)


def dahan_of(me: Act) -> int:
    """All dahan in the lands of a spirit."""
    return sum(me.count(DAHAN, land) for land in places(me.lands))


def outnumbered(on: Act) -> int:
    """Lands with more dahan than towns and cities."""
    return bits(land for land in places(on.where(DAHAN)) if on.count(DAHAN, land) > buildings(on.g, land))


# -------------------------------------------------------------------------------------------------------- for some time


def damage_by_strife(on: Act) -> Rule[None]:
    """Every invader takes one damage for each strife of its own."""
    for land in places(on.where(STRIFE)):
        if (yield from on.struck(INVADER, land)):
            for one in [one for one in on.g.people[land] if strife_of(one)]:
                pieces.wound(on.g, land, one, strife_of(one))


@law("SI-8.11")
def health(on: Act, kinds: int, more: int) -> None:
    """This turn these pieces have more or less health."""
    this_turn(on.g, HEALTH, kinds, -1, more)
    pieces.settle_health(on.g)


@law("SI-9.2")
def next_ravage_deals(on: Act, kinds: int, more: int) -> None:
    """During the next normal ravage, whenever that is, each of these deals more damage."""
    until(on.g, NEXT_RAVAGE, DEALS_MORE, kinds, more)


SKIP_IF: Final = 400
"""actions, condition, only normal ones: they don't happen in lands of which this is true when they would"""
TWO_DAHAN, MORE_DAHAN, ANY_DAHAN, ANY_CITY, COASTAL, ANY_DISEASE, ANY_BEASTS, STRICKEN = range(8)
CONDITIONS: Final[tuple[Callable[[Island, int], bool], ...]] = (
    lambda g, land: count(g, land, DAHAN) >= 2,
    lambda g, land: count(g, land, DAHAN) > buildings(g, land),
    lambda g, land: count(g, land, DAHAN) > 0,
    lambda g, land: count(g, land, CITY) > 0,
    is_coastal,
    lambda g, land: g.disease[land] > 0,
    lambda g, land: g.beasts[land] > 0,
    lambda g, land: count(g, land, DISEASE | STRIFE) > 0,
)


@law("SI-8.7")
def skip_where(on: Act, actions: int, condition: int, normal: bool = False) -> None:
    """This turn these actions do not happen where this is so."""
    this_turn(on.g, SKIP_IF, actions, condition, int(normal))


@before_action(FEARS)
def skipped_there(g: Island, action: int, land: int, normal: bool) -> Rule[bool]:
    yield from ()
    return any(
        actions & action and (normal or not only_normal) and CONDITIONS[condition](g, land)
        for actions, condition, only_normal in rows(g, SKIP_IF)
    )
