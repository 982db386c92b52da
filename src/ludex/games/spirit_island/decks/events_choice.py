"""Events that leave the players a choice: the first option, or the second, which mostly costs something."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Option, Rule, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.spirit_island.decks.fear_base import SMALL
from ludex.games.spirit_island.decks.words import (
    each_board,
    each_land,
    health,
    lands_with,
    lose_own,
    move_one,
    next_ravage_deals,
    pushes,
)
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.cards import EVENT_CARDS, INVADER_CARDS
from ludex.games.spirit_island.printed.powers import NUMBER, POWERS
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import take_from_card
from ludex.games.spirit_island.rules.cards import change_elements, reveal_top
from ludex.games.spirit_island.rules.events import afterwards, impossible, main_event, under_top
from ludex.games.spirit_island.rules.fear import add_on_top, box_top
from ludex.games.spirit_island.rules.growth import add_presence_by, allowed_presence
from ludex.games.spirit_island.rules.invaders import BLIGHT_FROM
from ludex.games.spirit_island.rules.land import defend_of, most
from ludex.games.spirit_island.rules.lasting import BUILDS_INSTEAD, EVERYWHERE, FOREVER, LESSER_SPIRIT, rows, until
from ludex.games.spirit_island.rules.powers import USING, use_or_more, uses
from ludex.games.spirit_island.rules.prices import funds, pay, payable, spend
from ludex.games.spirit_island.rules.scope import NOWHERE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import (
    BEASTS,
    BLIGHT,
    BUILDING,
    CITY,
    DAHAN,
    DISEASE,
    ELEMENTS,
    EXPLORER,
    FAST,
    INVADER,
    MAJOR,
    MINOR,
    SLOW,
    SUN,
    TOWN,
    WATER,
)
from ludex.kit.cards import NO_CARD

BOON = NUMBER["elemental-boon"]
COSTS = {card.id: card.option[1].cost for card in EVENT_CARDS if card.kind == "choice"}


# ---------------------------------------------------------------------------------------------- what several events say


def price_of(event: str) -> tuple[int, int]:
    """The energy that an event names, and the element that helps."""
    cost = COSTS[event]
    assert cost is not None
    return cost.energy, ELEMENTS.index(cost.aided_by)


@law("SI-6.6")
def shows(on: Act, card: int, element: int) -> Rule[bool]:
    """Has the revealed card this element? Of Elemental Boon the players say it themselves."""
    if card == BOON:
        return (yield from on.may("has-element"))
    return card != NO_CARD and POWERS[card].elements[element] > 0


def one_each_board(kind: int) -> Callable[[Act], Rule[None]]:
    """Adds one such piece where it is said."""

    def add(here: Act) -> Rule[None]:
        yield from here.add(1, kind)

    return add


def blight_on(here: Act, lands: int) -> Rule[None]:
    """Blight in one of these lands of the board."""
    land = yield from here.pick("where", lands & here.board_lands)
    if land != NOWHERE:
        yield from here.at(land).add(1, BLIGHT)


def back_under_two(on: Act, which: int) -> Rule[bool]:
    """After its first option the card goes back under the top two of the deck."""
    if which == 1:
        under_top(on.g, on.event, 2)
    yield from ()
    return which == 1


# ----------------------------------------------------------------------------------------------------------- the events


@main_event("years-of-little-rain")
def years_of_little_rain(on: Act, which: int) -> Rule[None]:
    if which == 1:
        for here in on.each_board():
            card = yield from reveal_top(on.g, MINOR)
            if not (yield from shows(here, card, WATER)):
                yield from blight_on(here, on.match("sands"))
        health(on, TOWN | CITY | DAHAN, -1)
        return
    for me in on.each_spirit():
        lands = allowed_presence(me.g, me.me, me.lands & me.where(DAHAN))
        land = yield from me.may_pick("presence-to", lands)
        if land != NOWHERE:
            yield from add_presence_by(me, 1 << land)


@main_event("farmers-seek-the-dahan-for-aid")
def farmers_seek_the_dahan_for_aid(on: Act, which: int) -> Rule[None]:
    def spurned(here: Act) -> Rule[None]:
        pieces.damage_dahan(here.g, here.land, 2)
        yield from ()

    if which == 1:
        yield from each_board(on, lambda here: here.where(BUILDING) & here.where(DAHAN), spurned)
        for here in on.each_board():
            yield from blight_on(here, lands_with(here, BUILDING, 2))
        health(on, BUILDING, -1)
    else:
        yield from each_board(on, lambda here: here.where(DAHAN), one_each_board(TOWN))
        until(on.g, FOREVER, BUILDS_INSTEAD, EVERYWHERE)


@main_event("new-species-spread")
def new_species_spread(on: Act, which: int) -> Rule[None]:
    if which == 1:
        for here in on.each_board():
            card = yield from reveal_top(on.g, MINOR)
            if card != NO_CARD and POWERS[card].speed == FAST:
                yield from blight_on(here, here.where(BUILDING))
    else:
        on.fear(on.g.players)
        yield from each_board(on, lambda here: here.where(BUILDING), one_each_board(BEASTS))


@main_event("war-touches-the-islands-shores")
def war_touches_the_islands_shores(on: Act, which: int) -> Rule[None]:
    g = on.g
    if which == 2:
        add_on_top(g)
        return
    for here in on.each_board():
        card = yield from reveal_top(g, MAJOR)
        land = yield from here.pick("where", most(g, here.board_lands & here.match("coastal"), BUILDING))
        if card != NO_CARD and land != NOWHERE:
            much = max(POWERS[card].cost - defend_of(g, land), 0)
            yield from here.at(land).damage(much)
            if much >= BLIGHT_FROM:
                yield from here.at(land).add(1, BLIGHT)


@main_event("sacred-sites-under-threat")
def sacred_sites_under_threat(on: Act, which: int) -> Rule[None]:
    g = on.g
    if which == 1:
        for me in on.each_spirit():
            for land in places(me.sites):
                yield from me.at(land).push(1, SMALL)
        tell(g, "SI-10.4", "blight-boxed", count=g.players)
        yield from take_from_card(on, g.players)
        return
    price, fire = price_of("sacred-sites-under-threat")
    threatened = places(on.spirit_sites & on.where(INVADER))
    guarded: list[int] = []
    for land in threatened:
        if payable(g, price * (len(guarded) + 1), fire) and (yield from on.for_table(land).choose_of((3, 4))) == 3:
            guarded.append(land)
    yield from pay(on, price * len(guarded), fire)
    for land in threatened:
        if land in guarded:
            yield from on.for_table(land).damage(2)
        else:
            for seat in range(g.players):
                if g.presence[seat][land]:
                    on.lose_presence(seat, land)


@impossible("outpaced")
def no_slow_phase(g: Island) -> bool:
    return g.scenario == "blitz"


OUTPACED_PRICE, OUTPACED_PRESENCE = 3, 2


@main_event("outpaced")
def outpaced(on: Act, which: int) -> Rule[None]:
    for me in on.each_spirit():
        given = [card for seat, card in rows(me.g, LESSER_SPIRIT) if seat == me.me]
        for card in sorted(me.g.played[me.me]):
            if POWERS[card].speed == SLOW and card not in given and card in me.g.played[me.me]:
                yield from keep_pace(me, card)


def keep_pace(me: Act, card: int) -> Rule[None]:
    """A spirit and one of its slow cards: 1 is to stay steady, 2 to match their pace for energy (3) or presence (4)."""
    g, seat = me.g, me.me
    ways = [3] if funds(g, seat) >= OUTPACED_PRICE else []
    ways += [4] if sum(g.presence[seat]) >= OUTPACED_PRESENCE else []
    options: list[Option] = [("branch", me.branch(number)) for number in ((1, 2) if ways else (1,))]
    if (yield from me.ask("outpaced", options, power=card)) == options[0]:
        g.played[seat].remove(card)
        change_elements(g, seat, card, -1)
        g.discard[seat].append(card)
        tell(g, "SI-13.3", "discarded", who=seat, spirit=g.spirits[seat], power=card)
        me.gain_energy(1 + POWERS[card].cost)
        return
    if (yield from me.choose_of(ways)) == 3:
        spend(me, seat, OUTPACED_PRICE)
    else:
        yield from lose_own(me, OUTPACED_PRESENCE)
    now = [way for way in uses(g, seat, SLOW) if way[0] in USING and way[1] == card]
    if now:
        choice = yield from me.ask("use-now", [DONE, *now], power=card)
        if choice != DONE:
            yield from use_or_more(g, seat, choice, SLOW)


@main_event("missionaries-arrive")
def missionaries_arrive(on: Act, which: int) -> Rule[None]:
    if which == 1:
        for here in on.each_board():
            card = yield from reveal_top(on.g, MINOR)
            if (yield from shows(here, card, SUN)):
                yield from move_one(here, pushes(here, here.board_lands & here.where(DAHAN), EXPLORER))
            else:
                land = yield from here.pick("where", here.board_lands & here.where(DAHAN))
                if land != NOWHERE:
                    yield from here.replace(1, DAHAN, TOWN, land=land)
        return
    for me in on.each_spirit():
        land = yield from me.pick("where", me.where(CITY))
        if land != NOWHERE:
            yield from me.add(1, DISEASE, land)
    on.fear(2 * on.g.players)
    next_ravage_deals(on, CITY, 3)


afterwards("new-species-spread", "missionaries-arrive")(back_under_two)


@main_event("a-strange-madness-among-the-beasts")
def a_strange_madness_among_the_beasts(on: Act, which: int) -> Rule[None]:
    def rampage(here: Act) -> Rule[None]:
        yield from here.destroy(here.count(BEASTS), DAHAN)

    def die(here: Act) -> Rule[None]:
        yield from here.remove(1, BEASTS)

    if which == 1:
        yield from each_land(on, on.where(BEASTS) & on.where(DAHAN), rampage)
        yield from each_board(on, lambda here: here.where(BEASTS), die)
        return
    price, animal = price_of("a-strange-madness-among-the-beasts")
    while True:
        lands = on.where(BEASTS)
        due = max(price, price * sum(on.g.beasts))
        options: list[Option] = [("land", land) for land in places(lands)]
        if payable(on.g, due, animal):
            options.insert(0, DONE)
        choice = yield from on.ask("let-die", options, count=due)
        if choice == DONE:
            break
        yield from on.remove(1, BEASTS, land=choice[1])
    yield from pay(on, due, animal)
    for me in on.each_spirit():
        yield from move_one(me, pushes(me, me.everywhere, BEASTS), may=True)


@main_event("rising-interest-in-the-island")
def rising_interest_in_the_island(on: Act, which: int) -> Rule[None]:
    if which == 1:
        box_invader_card(on.g)
        yield from each_board(on, on.everywhere & ~on.where(TOWN), one_each_board(TOWN))
    else:
        box_top(on.g)
        next_ravage_deals(on, BUILDING, 1)


@law("SI-9.9")
def box_invader_card(g: Island) -> None:
    """The top invader card goes to the box, unseen; an early card of stage III, put there in set-up, is passed over."""
    stages = [INVADER_CARDS[card].stage for card in g.invader_deck]
    for place in range(len(stages) - 1, -1, -1):
        if stages[place] < 3 or 2 not in stages[:place]:
            g.invader_box.append(g.invader_deck.pop(place))
            tell(g, "SI-9.9", "invader-boxed", left=len(g.invader_deck))
            return
