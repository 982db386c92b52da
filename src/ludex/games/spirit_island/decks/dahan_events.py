"""Dahan events: what the people of the island do, at the end of an event."""

from __future__ import annotations

from ludex.core import Rule
from ludex.core.decision import DONE
from ludex.games.spirit_island.decks.events_choice import one_each_board
from ludex.games.spirit_island.decks.fear_base import SMALL
from ludex.games.spirit_island.decks.words import (
    dahan_of,
    each_board,
    each_land,
    each_player,
    lands_with,
    move_one,
    outnumbered,
    pushes,
)
from ludex.games.spirit_island.printed.boards import bits, places
from ludex.games.spirit_island.printed.powers import POWERS
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.cards import gain_power
from ludex.games.spirit_island.rules.events import dahan_event
from ludex.games.spirit_island.rules.lasting import DEFEND_BY_DAHAN, this_turn
from ludex.games.spirit_island.rules.powers import USING, speed_of, use_or_more, uses
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.things import (
    BEASTS,
    BLIGHT,
    BUILDING,
    CITY,
    DAHAN,
    DISEASE,
    INVADER,
    MINOR,
    SLOW,
    STRIFE,
    WILDS,
    kind_of,
    strife_of,
)


@dahan_event("canny-defense")
def canny_defense(on: Act) -> Rule[None]:
    this_turn(on.g, DEFEND_BY_DAHAN, 1, 0)
    yield from ()


@dahan_event("offerings-of-pattern-and-dance")
def offerings_of_pattern_and_dance(on: Act) -> Rule[None]:
    for me in on.each_spirit():
        if dahan_of(me) >= 2:
            me.gain_energy(1)
    yield from ()


@dahan_event("reclaim-territory")
def reclaim_territory(on: Act) -> Rule[None]:
    for me in on.each_spirit():
        land = yield from move_one(me, pushes(me, me.where(DAHAN), DAHAN), may=True)
        if land != NOWHERE:
            yield from me.at(land).damage(1)


@dahan_event("spirit-speakers-solve-riddles-of-power")
def spirit_speakers_solve_riddles_of_power(on: Act) -> Rule[None]:
    for me in on.each_spirit():
        if dahan_of(me) >= 4:
            yield from gain_power(me, me.me, MINOR)


@dahan_event("raids-in-force")
def raids_in_force(on: Act) -> Rule[None]:
    def raid(here: Act) -> Rule[None]:
        yield from here.damage(here.count(DAHAN))

    yield from each_player(on, lambda me: outnumbered(me) & me.where(INVADER), raid, different=True)


@dahan_event("seek-a-safer-home")
def seek_a_safer_home(on: Act) -> Rule[None]:
    yield from leave(on, BEASTS | DISEASE | WILDS)


@dahan_event("forsake-the-barren-land")
def forsake_the_barren_land(on: Act) -> Rule[None]:
    yield from leave(on, BLIGHT)


@dahan_event("retreat")
def retreat(on: Act) -> Rule[None]:
    yield from leave(on, CITY)


def leave(on: Act, kinds: int) -> Rule[None]:
    """On each board two dahan are pushed from a land with any of these to lands without."""

    def go(here: Act) -> Rule[None]:
        yield from here.push(2, DAHAN, to=~here.where(kinds))

    def with_a_way_out(here: Act) -> int:
        return bits(way[2] for way in pushes(here, here.where(kinds) & here.board_lands, DAHAN, ~here.where(kinds)))

    yield from each_board(on, with_a_way_out, go)


@dahan_event("tend-the-land")
def tend_the_land(on: Act) -> Rule[None]:
    def tend(here: Act) -> Rule[None]:
        yield from here.remove(1, BLIGHT)

    yield from each_board(on, lands_with(on, DAHAN, 2) & on.where(BLIGHT), tend)


@dahan_event("coming-of-age-mountain-sands")
def coming_of_age_mountain_sands(on: Act) -> Rule[None]:
    yield from each_board(on, on.match("mountain", "sands") & on.where(DAHAN), one_each_board(DAHAN))


@dahan_event("coming-of-age-coastal")
def coming_of_age_coastal(on: Act) -> Rule[None]:
    yield from each_board(on, on.match("coastal") & on.where(DAHAN), one_each_board(DAHAN))


@dahan_event("coming-of-age-inland")
def coming_of_age_inland(on: Act) -> Rule[None]:
    yield from each_board(on, on.match("inland") & on.where(DAHAN), one_each_board(DAHAN))


@dahan_event("coming-of-age-jungle-wetland")
def coming_of_age_jungle_wetland(on: Act) -> Rule[None]:
    yield from each_board(on, on.match("jungle", "wetland") & on.where(DAHAN), one_each_board(DAHAN))


@dahan_event("reckless-offensive")
def reckless_offensive(on: Act) -> Rule[None]:
    def attack(here: Act) -> Rule[None]:
        yield from here.destroy(here.count(DAHAN), BUILDING)
        yield from here.add(1, BLIGHT)

    yield from each_board(on, lambda here: lands_with(here, DAHAN, 2) & lands_with(here, BUILDING, 2), attack)


@dahan_event("rouse-the-spirits")
def rouse_the_spirits(on: Act) -> Rule[None]:
    for me in on.each_spirit():
        ways = [
            way for way in uses(me.g, me.me, SLOW) if way[0] in USING and speed_of(me.g, me.me, POWERS[way[1]]) == SLOW
        ]
        if ways and dahan_of(me) >= 3:
            choice = yield from me.ask("use-slow-now", [DONE, *ways])
            if choice != DONE:
                yield from use_or_more(me.g, me.me, choice, SLOW)


@dahan_event("fierce-mien")
def fierce_mien(on: Act) -> Rule[None]:
    on.fear(len(places(outnumbered(on) & on.where(INVADER))))
    yield from ()


@dahan_event("traps-and-snares")
def traps_and_snares(on: Act) -> Rule[None]:
    yield from each_board(on, on.where(DAHAN), one_each_board(WILDS))


@dahan_event("drive-off-the-interlopers")
def drive_off_the_interlopers(on: Act) -> Rule[None]:
    for me in on.each_spirit():
        yield from move_one(me, pushes(me, me.where(DAHAN), SMALL), may=True)


@dahan_event("aid-the-uprising")
def aid_the_uprising(on: Act) -> Rule[None]:
    def uprising(here: Act) -> Rule[None]:
        g, land, dahan = here.g, here.land, here.count(DAHAN)
        if not (yield from here.struck(INVADER, land)):
            return
        rebels = [one for one in g.people[land] if strife_of(one)]
        lost = [one for one in rebels if pieces.wound(g, land, one, dahan)]
        yield from here.add(sum(1 for one in lost if kind_of(one) & BUILDING), DAHAN)

    yield from each_land(on, on.where(STRIFE) & on.where(DAHAN), uprising)
