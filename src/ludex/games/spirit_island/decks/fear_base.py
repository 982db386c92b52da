"""Fear cards of the base game, in the order of the alphabet: what each does at terror levels 1, 2 and 3."""

from __future__ import annotations

from typing import Final

from ludex.core import Rule
from ludex.games.spirit_island.decks.words import (
    ANY_CITY,
    ANY_DAHAN,
    COASTAL,
    MORE_DAHAN,
    TWO_DAHAN,
    each_land,
    each_player,
    gathers,
    lands_with,
    move_one,
    pushes,
    skip_where,
)
from ludex.games.spirit_island.printed.boards import bits, places
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.fear import fear_card
from ludex.games.spirit_island.rules.land import buildings, is_coastal, next_to
from ludex.games.spirit_island.rules.lasting import DEFEND_BY_DAHAN, rows, this_turn
from ludex.games.spirit_island.rules.moments import FEARS, may_build
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    ALL,
    BUILD,
    BUILDING,
    CITY,
    DAHAN,
    EXPLORE,
    EXPLORER,
    INVADER,
    TOWN,
    kind_of,
)

SMALL: Final = EXPLORER | TOWN
NO_COASTAL_CITY: Final = 401
"""no city is built on the coast"""


def remove_one(on: Act, lands: int, kinds: int) -> Rule[None]:
    """Each player removes one such piece from one of these lands."""
    yield from each_player(on, lambda me: lands & me.where(kinds), lambda here: removing(here, 1, kinds))


def removing(here: Act, much: int, kinds: int) -> Rule[None]:
    yield from here.remove(much, kinds)


def removing_health(here: Act, much: int) -> Rule[None]:
    yield from here.remove_health(much, here.land)


def damaging(here: Act, much: int) -> Rule[None]:
    yield from here.damage(much)


def defend_in(on: Act, lands: int, much: int) -> None:
    for land in places(lands):
        on.defend(much, land)


@fear_card("avoid-the-dahan")
def avoid_the_dahan(on: Act, level: int) -> Rule[None]:
    match level:
        case 1:
            skip_where(on, EXPLORE, TWO_DAHAN)
        case 2:
            skip_where(on, BUILD, MORE_DAHAN)
        case _:
            skip_where(on, BUILD, ANY_DAHAN)
    yield from ()


@fear_card("belief-takes-root")
def belief_takes_root(on: Act, level: int) -> Rule[None]:
    if level < 3:
        defend_in(on, on.spirit_lands, 2)
    if level == 2:
        for me in on.each_spirit():
            me.gain_energy(len(places(me.sites & me.where(INVADER))))
    if level == 3:
        yield from each_player(
            on,
            lambda me: me.spirit_lands & me.where(INVADER),
            lambda here: removing_health(here, 2 * sum(row[here.land] for row in here.g.presence)),
            different=True,
        )


@fear_card("dahan-enheartened")
def dahan_enheartened(on: Act, level: int) -> Rule[None]:
    if level == 1:
        for me in on.each_spirit():
            lands = me.where(INVADER) & me.everywhere
            yield from move_one(me, pushes(me, lands, DAHAN) + gathers(me, lands, DAHAN), may=True)
        return

    def enhearten(here: Act) -> Rule[None]:
        yield from here.gather(2, DAHAN, up_to=True)
        yield from here.damage(here.count(DAHAN) if level == 3 else min(here.count(DAHAN), 1))

    yield from each_player(
        on, lambda me: (me.where(DAHAN) | next_to(me.g, me.where(DAHAN))) & me.everywhere, enhearten, different=True
    )


@fear_card("dahan-on-their-guard")
def dahan_on_their_guard(on: Act, level: int) -> Rule[None]:
    match level:
        case 1:
            this_turn(on.g, DEFEND_BY_DAHAN, 1, 0)
        case 2:
            this_turn(on.g, DEFEND_BY_DAHAN, 1, 1)
        case _:
            this_turn(on.g, DEFEND_BY_DAHAN, 2, 0)
    yield from ()


@fear_card("dahan-raid")
def dahan_raid(on: Act, level: int) -> Rule[None]:
    def raid(here: Act) -> Rule[None]:
        yield from here.damage((1, here.count(DAHAN), 2 * here.count(DAHAN))[level - 1])

    yield from each_player(on, lambda me: me.where(DAHAN) & me.where(INVADER), raid, different=True)


@fear_card("emigration-accelerates")
def emigration_accelerates(on: Act, level: int) -> Rule[None]:
    yield from remove_one(on, on.everywhere if level == 3 else on.match("coastal"), EXPLORER if level == 1 else SMALL)


@fear_card("fear-of-the-unseen")
def fear_of_the_unseen(on: Act, level: int) -> Rule[None]:
    if level < 3:
        yield from remove_one(on, on.spirit_sites if level == 1 else on.spirit_lands, SMALL)
        return

    def unseen(here: Act) -> Rule[None]:
        yield from here.remove(1, INVADER if here.spirit_sites >> here.land & 1 else SMALL)

    yield from each_player(on, lambda me: me.spirit_lands & me.where(SMALL) | me.spirit_sites & me.where(CITY), unseen)


@fear_card("isolation")
def isolation(on: Act, level: int) -> Rule[None]:
    kinds = INVADER if level == 3 else SMALL
    most = 1 if level == 1 else 2

    def lonely(me: Act) -> int:
        return bits(land for land in places(me.where(kinds)) if me.count(INVADER, land) <= most)

    yield from each_player(on, lonely, lambda here: removing(here, 1, kinds))


@may_build(FEARS)
def no_city_on_the_coast(g: Island, land: int, kind: int) -> int:
    return 0 if kind == CITY and is_coastal(g, land) and rows(g, NO_COASTAL_CITY) else kind


@fear_card("overseas-trade-seem-safer")
def overseas_trade_seem_safer(on: Act, level: int) -> Rule[None]:
    defend_in(on, on.match("coastal"), 3 * level)
    if level == 2:
        this_turn(on.g, NO_COASTAL_CITY)
    if level == 3:
        skip_where(on, BUILD, COASTAL)
    yield from ()


@fear_card("retreat")
def retreat(on: Act, level: int) -> Rule[None]:
    kinds = EXPLORER if level == 1 else SMALL

    def flee(here: Act) -> Rule[None]:
        yield from here.push((2, 3, ALL)[level - 1], kinds, up_to=True)

    lands = on.everywhere if level == 3 else on.match("inland")
    yield from each_player(on, lambda me: lands & me.where(kinds), flee, may=True)


@fear_card("scapegoats")
def scapegoats(on: Act, level: int) -> Rule[None]:
    def blame(here: Act) -> Rule[None]:
        if level == 3:
            yield from here.destroy(ALL, EXPLORER)
            yield from here.destroy(here.count(CITY), TOWN)
        else:
            yield from here.destroy(here.count(TOWN) + (2 * here.count(CITY) if level == 2 else 0), EXPLORER)

    yield from each_land(on, on.where(BUILDING), blame)


@fear_card("seek-safety")
def seek_safety(on: Act, level: int) -> Rule[None]:
    if level == 3:
        yield from each_player(
            on, lambda me: me.where(INVADER) & ~me.where(CITY), lambda here: removing_health(here, 3), may=True
        )
        return
    for me in on.each_spirit():
        g = me.g
        if level == 1:
            ways = [
                way for way in pushes(me, me.where(EXPLORER), EXPLORER) if buildings(g, way[3]) > buildings(g, way[2])
            ]
        else:
            ways = gathers(me, me.where(BUILDING), EXPLORER) + gathers(me, me.where(CITY), TOWN)
        yield from move_one(me, ways, may=True)


@fear_card("tall-tales-of-savagery")
def tall_tales_of_savagery(on: Act, level: int) -> Rule[None]:
    def tell_tales(here: Act) -> Rule[None]:
        branch = 1 if here.has(EXPLORER) else 2
        if here.has(EXPLORER) and here.has(TOWN):
            branch = yield from here.choose(2)
        if branch == 1:
            yield from here.remove(2, EXPLORER)
        else:
            yield from here.remove(1, TOWN)

    if level == 1:
        yield from remove_one(on, on.where(DAHAN), EXPLORER)
    elif level == 2:
        yield from each_player(on, lambda me: me.where(DAHAN) & me.where(SMALL), tell_tales)
    else:
        yield from each_land(on, on.where(DAHAN) & on.where(SMALL), tell_tales)
        yield from each_land(on, lands_with(on, DAHAN, 2), lambda here: removing(here, 1, CITY))


@fear_card("trade-suffers")
def trade_suffers(on: Act, level: int) -> Rule[None]:
    if level == 1:
        skip_where(on, BUILD, ANY_CITY)
        return

    def decline(here: Act) -> Rule[None]:
        for one in (yield from here.pick_pieces("replace", 1, TOWN if level == 2 else BUILDING, here.land)):
            yield from pieces.replace(here, here.land, one, EXPLORER if kind_of(one) == TOWN else TOWN)

    kinds = TOWN if level == 2 else BUILDING
    yield from each_player(on, lambda me: me.match("coastal") & me.where(kinds), decline, may=True)


@fear_card("wary-of-the-interior")
def wary_of_the_interior(on: Act, level: int) -> Rule[None]:
    yield from remove_one(on, on.everywhere if level == 3 else on.match("inland"), EXPLORER if level == 1 else SMALL)
