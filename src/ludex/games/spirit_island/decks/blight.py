"""Blight cards, in the order of their list: what the blighted side does when it is turned up, or every turn."""

from __future__ import annotations

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.spirit_island.decks.words import board_places, each_board, lose_any, lose_own
from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import blight_card, blight_every_turn
from ludex.games.spirit_island.rules.cards import MINOR_DECK, cards_of, change_elements, forget
from ludex.games.spirit_island.rules.lasting import FOREVER, LESSER_SPIRIT, rows, until
from ludex.games.spirit_island.rules.moments import BLIGHTS, energy_gain, phase_part, plays_gain, turn_begins
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BEASTS, BLIGHT, BUILDING, CITY, TOWN


@blight_every_turn("downward-spiral")
def downward_spiral(on: Act) -> Rule[None]:
    for me in on.each_spirit():
        yield from lose_own(me)


@blight_every_turn("memory-fades-to-dust")
def memory_fades_to_dust(on: Act) -> Rule[None]:
    for me in on.each_spirit():
        if cards_of(me.g, me.me) and (yield from me.choose(2)) == 1:
            yield from forget(me, me.me)
        else:
            yield from lose_own(me)


@blight_card("a-pall-upon-the-land")
def a_pall_upon_the_land(on: Act) -> Rule[None]:
    for here in on.each_board():
        yield from lose_any(here, 1, board_places(here))
        land = yield from here.pick("where", here.board_lands & here.where(TOWN))
        if land >= 0:
            yield from here.remove(1, TOWN, land=land)


@blight_card("aid-from-lesser-spirits")
def aid_from_lesser_spirits(on: Act) -> Rule[None]:
    g = on.g
    yield from MINOR_DECK.draw(g, g.drawn, g.players + 1)
    for me in on.each_spirit():
        if g.drawn:
            choice = yield from me.ask("keep", [("keep", card) for card in sorted(g.drawn)])
            g.drawn.remove(choice[1])
            until(g, FOREVER, LESSER_SPIRIT, me.me, choice[1])
            tell(g, "SI-10.6", "lesser-spirit", who=me.me, spirit=g.spirits[me.me], power=choice[1])
            come_into_play(g, me.me, choice[1])
    MINOR_DECK.discard(g, g.drawn, *g.drawn[:])


def come_into_play(g: Island, seat: int, card: int) -> None:
    """As if played, without a card play and without energy."""
    g.played[seat].append(card)
    change_elements(g, seat, card, 1)


@turn_begins(BLIGHTS)
@law("SI-10.6")
def lesser_spirits_help(g: Island) -> None:
    """Every turn anew."""
    for seat, card in rows(g, LESSER_SPIRIT):
        come_into_play(g, seat, card)


@phase_part(BLIGHTS)
@law("SI-4.5", "SI-10.6")
def lesser_spirits_stay(g: Island, part: str) -> Rule[None]:
    """Their cards are not discarded with those that were played; one that was forgotten is gone."""
    yield from ()
    if part == "time":
        for row in [row for row in g.lasting if row[0] == LESSER_SPIRIT]:
            _, _, seat, card = row
            if card in g.played[seat]:
                g.played[seat].remove(card)
            else:
                g.lasting.remove(row)


def is_turned_up(g: Island, card: str) -> bool:
    return g.blighted and g.blight_card >= 0 and BLIGHT_CARDS[g.blight_card].id == card


@energy_gain(BLIGHTS)
@law("SI-10.6")
def desperate_energy(g: Island, seat: int, energy: int) -> int:
    """Back Against the Wall: one more energy in every spirit phase."""
    return energy + is_turned_up(g, "back-against-the-wall")


@plays_gain(BLIGHTS)
@law("SI-10.6")
def desperate_plays(g: Island, seat: int, plays: int) -> int:
    """Back Against the Wall: one more card play in every spirit phase."""
    return plays + is_turned_up(g, "back-against-the-wall")


@blight_card("disintegrating-ecosystem")
def disintegrating_ecosystem(on: Act) -> Rule[None]:
    for here in on.each_board():
        land = yield from here.pick("where", here.board_lands & here.where(BEASTS))
        if land >= 0:
            yield from here.destroy(1, BEASTS, land=land)
        land = yield from here.pick("where", here.board_lands & here.where(BUILDING))
        if land >= 0:
            yield from here.at(land).add(1, BLIGHT)


@blight_card("erosion-of-will")
def erosion_of_will(on: Act) -> Rule[None]:
    on.fear(2 * on.g.players)
    for me in on.each_spirit():
        yield from lose_own(me)
        me.gain_energy(-1)


@blight_card("promising-farmlands")
def promising_farmlands(on: Act) -> Rule[None]:
    def farm(here: Act) -> Rule[None]:
        yield from here.add(1, TOWN)
        yield from here.add(1, CITY)

    yield from each_board(on, on.match("inland") & ~on.where(BUILDING), farm)


@blight_card("tipping-point")
def tipping_point(on: Act) -> Rule[None]:
    for me in on.each_spirit():
        yield from lose_own(me, 3)
