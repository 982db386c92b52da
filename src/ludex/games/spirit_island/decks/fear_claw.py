"""Fear cards of Branch & Claw, in the order of the alphabet: what each does at terror levels 1, 2 and 3."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.spirit_island.decks.fear_base import SMALL, damaging, defend_in, remove_one, removing_health
from ludex.games.spirit_island.decks.words import (
    ANY_BEASTS,
    ANY_DISEASE,
    COASTAL,
    around,
    damage_by_strife,
    each_land,
    each_player,
    gathers,
    lands_with,
    move_one,
    skip_where,
)
from ludex.games.spirit_island.printed.boards import bits, places
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.fear import fear_card
from ludex.games.spirit_island.rules.invaders import dealt_by, invaders, lands_of_card
from ludex.games.spirit_island.rules.land import present_boards
from ludex.games.spirit_island.rules.lasting import (
    DEFEND,
    END_OF_PHASE,
    EVERYWHERE,
    EXTRA_EXPLORE,
    FOREVER,
    HEALTH_BY_STRIFE,
    NEXT_BUILD,
    NEXT_EXPLORE,
    SKIP,
    SKIP_NEXT,
    rows,
    this_turn,
    until,
    use_up,
)
from ludex.games.spirit_island.rules.moments import FEARS, card_begins, explore_sources, phase_part
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    BEASTS,
    BUILD,
    BUILDING,
    DAHAN,
    DISEASE,
    EVERY_ACTION,
    EXPLORE,
    EXPLORER,
    INVADER,
    RAVAGE,
    STRIFE,
    TOWN,
    hurt,
    strife_of,
)

NO_LOWEST: Final = 402
"""action: the next normal one leaves out the lowest land of its card on each board"""
CARD_STAYS: Final = 403
"""the next normal build does not happen, and its card does not advance"""
HELD: Final = 404
"""card: it stays in the build slot"""
NO_SICK_SOURCE: Final = 405
"""no explorers come from lands with disease"""
NEXT: Final = {EXPLORE: NEXT_EXPLORE, BUILD: NEXT_BUILD}


# ----------------------------------------------------------------------------------------------- what several cards say


def add_strife(on: Act, lands: int | Callable[[Act], int], kinds: int = INVADER, different: bool = False) -> Rule[None]:
    """Each player adds one strife to such an invader in one of these lands."""

    def sow(here: Act) -> Rule[None]:
        yield from here.add_strife(here.land, kinds)

    yield from each_player(
        on, lambda me: (lands if isinstance(lands, int) else lands(me)) & me.where(kinds), sow, different
    )


@law("SI-8.11", "SI-13.8")
def strife_weakens(on: Act) -> None:
    """This turn invaders have one health less for each strife of their own."""
    this_turn(on.g, HEALTH_BY_STRIFE, 1)
    pieces.settle_health(on.g)


def either(on: Act, first: bool, second: bool) -> Rule[int]:
    """Which of two branches: asked only where both do something; 0 if none does."""
    if first and second:
        return (yield from on.choose(2))
    return 1 if first else 2 if second else 0


@card_begins(FEARS)
@law("SI-9.2")
def waited_for(g: Island, action: int, card: int) -> Rule[None]:
    """The next normal build or explore has come."""
    yield from ()
    if [action] in rows(g, NO_LOWEST):
        use_up(g, NO_LOWEST, action)
        for slot in present_boards(g):
            lands = g.chart.of_board[slot] & lands_of_card(g, card)
            if lands:
                until(g, NEXT[action], SKIP, action, places(lands)[0], 1)
    if action == BUILD and rows(g, CARD_STAYS):
        use_up(g, CARD_STAYS)
        until(g, NEXT_BUILD, SKIP, BUILD, EVERYWHERE, 1)
        until(g, END_OF_PHASE, HELD, card)


@phase_part(FEARS)
@law("SI-9.8")
def stays_in_its_slot(g: Island, part: str) -> Rule[None]:
    """All cards have advanced; one that was held lies in the build slot again, before the new one."""
    yield from ()
    if part == "over":
        for (card,) in rows(g, HELD):
            if card in g.ravage:
                g.ravage.remove(card)
                g.build.insert(0, card)
                tell(g, "SI-9.8", "card-stays", card=card)


@explore_sources(FEARS)
def healthy_sources(g: Island, lands: int) -> int:
    return lands & ~bits(land for land in places(lands) if g.disease[land]) if rows(g, NO_SICK_SOURCE) else lands


# ------------------------------------------------------------------------------------------------------------ the cards


@fear_card("dahan-attack")
def dahan_attack(on: Act, level: int) -> Rule[None]:
    def attack(here: Act) -> Rule[None]:
        if level == 3:
            yield from here.gather(1, DAHAN)
        yield from here.damage((level - 1) * here.count(DAHAN))

    if level == 1:
        yield from remove_one(on, on.where(DAHAN), EXPLORER)
    elif level == 2:
        yield from each_player(on, lambda me: me.where(DAHAN) & me.where(INVADER), attack, different=True)
    else:
        yield from each_player(on, lambda me: me.where(BUILDING), attack, different=True)


@fear_card("dahan-threaten")
def dahan_threaten(on: Act, level: int) -> Rule[None]:
    yield from add_strife(on, on.where(DAHAN))
    if level == 2:
        strife_weakens(on)
    if level == 3:
        yield from each_land(on, on.where(STRIFE) & on.where(DAHAN), lambda here: damaging(here, here.count(DAHAN)))


@fear_card("demoralized")
def demoralized(on: Act, level: int) -> Rule[None]:
    this_turn(on.g, DEFEND, EVERYWHERE, level)
    yield from ()


@fear_card("depart-the-dangerous-land")
def depart_the_dangerous_land(on: Act, level: int) -> Rule[None]:
    dangerous = on.where(BEASTS | DISEASE) | lands_with(on, DAHAN, 2)
    if level == 3:
        yield from each_player(on, lambda me: dangerous & me.where(INVADER), lambda here: removing_health(here, 4))
    else:
        yield from remove_one(on, dangerous, EXPLORER if level == 1 else SMALL)


@fear_card("discord")
def discord(on: Act, level: int) -> Rule[None]:
    yield from add_strife(on, lambda me: lands_with(me, INVADER, 2), different=True)
    if level == 2:
        yield from damage_by_strife(on)
    if level == 3:
        yield from each_land(on, on.where(STRIFE), fight_each_other)


@law("SI-13.7")
def fight_each_other(on: Act) -> Rule[None]:
    """All at once: each with strife deals its damage to the others there. Strife neither hinders that nor goes."""
    g, land = on.g, on.land
    if not (yield from on.struck(INVADER, land)):
        return
    strikers = [one for one in invaders(g, land) if strife_of(one)]
    strong = [dealt_by(g, land, one, normal=False) for one in strikers]
    for number, much in enumerate(strong):
        for left in range(much, 0, -1):
            others = invaders(g, land)
            if strikers[number] in others:
                others.remove(strikers[number])
            if not others:
                break
            choice = yield from on.ask("damage", [("hit", land, one) for one in sorted(set(others))], count=left)
            struck = choice[2]
            lost = pieces.wound(g, land, struck, 1)
            if struck in strikers[number + 1 :]:
                place = strikers.index(struck, number + 1)
                strikers[place] = -1 if lost else hurt(struck, 1)


@fear_card("explorers-are-reluctant")
def explorers_are_reluctant(on: Act, level: int) -> Rule[None]:
    g = on.g
    match level:
        case 1:
            until(g, FOREVER, NO_LOWEST, EXPLORE)
        case 2:
            until(g, FOREVER, SKIP_NEXT, EXPLORE)
            until(g, FOREVER, EXTRA_EXPLORE, g.turn + (2 if g.step == "slow" else 1))
        case _:
            until(g, NEXT_EXPLORE, SKIP, EXPLORE, EVERYWHERE, 1)
    yield from ()


@fear_card("flee-the-pestilent-land")
def flee_the_pestilent_land(on: Act, level: int) -> Rule[None]:
    if level == 1:
        yield from remove_one(on, on.where(DISEASE), SMALL)
        return
    kinds = EXPLORER if level == 2 else SMALL
    for me in on.each_spirit():
        sick = me.where(DISEASE) & me.where(INVADER)
        inland = me.match("inland") & me.where(kinds)
        branch = yield from either(me, bool(sick), bool(inland))
        if branch == 1:
            land = yield from me.pick("where", sick)
            yield from me.remove_health(3 if level == 2 else 5, land)
        elif branch == 2:
            land = yield from me.pick("where", inland)
            yield from me.remove(1, kinds, land=land)


@fear_card("immigration-slows")
def immigration_slows(on: Act, level: int) -> Rule[None]:
    match level:
        case 1:
            until(on.g, FOREVER, NO_LOWEST, BUILD)
        case 2:
            until(on.g, FOREVER, CARD_STAYS)
        case _:
            until(on.g, FOREVER, SKIP_NEXT, BUILD)
    yield from ()


@fear_card("panic")
def panic(on: Act, level: int) -> Rule[None]:
    yield from add_strife(on, on.everywhere if level == 3 else on.where(BEASTS | DISEASE | DAHAN))
    if level > 1:
        strife_weakens(on)


@fear_card("panicked-by-wild-beasts")
def panicked_by_wild_beasts(on: Act, level: int) -> Rule[None]:
    yield from add_strife(on, on.where(BEASTS) | around(on, BEASTS))
    if level > 1:
        skip_where(on, EXPLORE | BUILD if level == 2 else EVERY_ACTION, ANY_BEASTS, normal=True)


@fear_card("plan-for-departure")
def plan_for_departure(on: Act, level: int) -> Rule[None]:
    for me in on.each_spirit():
        coast = me.match("coastal")
        if level < 3:
            yield from move_one(me, gathers(me, coast, TOWN if level == 1 else SMALL), may=True)
        else:
            ready = bits(way[3] for way in gathers(me, coast, SMALL))
            land = yield from me.may_pick("where", ready)
            if land >= 0:
                yield from me.gather(2, SMALL, land=land)
    if level > 1:
        defend_in(on, on.match("coastal"), 2 if level == 2 else 4)


@fear_card("quarantine")
def quarantine(on: Act, level: int) -> Rule[None]:
    skip_where(on, EXPLORE, COASTAL)
    if level == 2:
        this_turn(on.g, NO_SICK_SOURCE)
    if level == 3:
        skip_where(on, EVERY_ACTION, ANY_DISEASE)
    yield from ()


@fear_card("too-many-monsters")
def too_many_monsters(on: Act, level: int) -> Rule[None]:
    if level == 1:
        yield from remove_one(on, on.where(BEASTS), SMALL)
        return
    kinds = EXPLORER if level == 2 else SMALL
    for me in on.each_spirit():
        among = me.where(BEASTS) & me.where(SMALL)
        beside = around(me, BEASTS) & me.where(kinds)
        branch = yield from either(me, bool(among), bool(beside))
        if branch == 1:
            land = yield from me.pick("where", among)
            yield from me.remove(level - 1, EXPLORER, land=land)
            yield from me.remove(level - 1, TOWN, land=land)
        elif branch == 2:
            land = yield from me.pick("where", beside)
            yield from me.remove(1, kinds, land=land)


@fear_card("tread-carefully")
def tread_carefully(on: Act, level: int) -> Rule[None]:
    def near_dahan(me: Act) -> int:
        many = (5, 3, 1)[level - 1]
        near = bits(
            land for land in me.g.chart.lands if sum(me.count(DAHAN, other) for other in me.g.chart.near[land]) >= many
        )
        return (me.where(DAHAN) | near) & me.everywhere

    def tread(here: Act) -> Rule[None]:
        here.skip(RAVAGE)
        yield from ()

    yield from each_player(on, near_dahan, tread, may=True)


@fear_card("unrest")
def unrest(on: Act, level: int) -> Rule[None]:
    yield from add_strife(on, on.everywhere, INVADER if level == 3 else TOWN)
    if level > 1:
        strife_weakens(on)
