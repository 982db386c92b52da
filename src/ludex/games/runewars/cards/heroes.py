"""What single heroes do, each at its moment. Astarra, Sahla and Zyla move by rules/traits.py, which also knows where
Silhouette is quicker; Challara's reach is in rules/quest_phase.py; Trenloe helps in rules/battle."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell
from ludex.core.law import law
from ludex.games.runewars.printed.book import GOLD, HEROES, RED, WISDOM, book
from ludex.games.runewars.rules.abilities import (
    action_over,
    draws,
    duel_begins,
    duel_over,
    healed,
    sets_out,
    shy,
    spared,
    strikes,
    tested,
)
from ludex.games.runewars.rules.areas import adjacent, controller, heroes_at
from ludex.games.runewars.rules.blows import (
    DREW_BLOOD,
    FIRST_BLOW,
    deal,
    fell,
    mark,
    marked,
    other,
    prevent,
    strike_first,
    suffer,
)
from ludex.games.runewars.rules.decks import FATE, draw_tactics
from ludex.games.runewars.rules.heroes import count_rewards, heal, hurt, may_heal
from ludex.games.runewars.rules.power import gain_influence
from ludex.games.runewars.rules.runes import look_at
from ludex.games.runewars.rules.units import destroy
from ludex.games.runewars.state import Duel, Runewars
from ludex.games.runewars.things import FOR_EVER, NO_HEAL, NOBODY
from ludex.kit.cards import NO_CARD
from ludex.kit.hooks import last

ONE_FIST_GAINS = 3
MOST_ON_ZYLA = 2
VARIKAS = HEROES.index("varikas")


# ------------------------------------------------------------------------------------------------- in the Quest Phase


@sets_out("ronan")
@law("RW-12.2", "RW-12.3")
def ronan(g: Runewars, hero: int) -> Rule[None]:
    """When he moves he may first look at the rune token of an adjacent area."""
    yield from look_at(g, g.hero_seat[hero], 1, list(adjacent(g, g.hero_place[hero])))


@shy("silhouette")
@law("RW-12.2", "RW-13.5")
def silhouette(g: Runewars, hero: int, challenger: int) -> bool:
    """A hero with more rewards cannot choose her."""
    return count_rewards(g, challenger) > count_rewards(g, hero)


@tested("landrec")
@law("RW-12.2", "RW-13.2")
def landrec(g: Runewars, hero: int, which: int, destiny: int) -> Rule[None]:
    """A Tactics card for a wisdom test that shows gold."""
    if which == WISDOM and destiny == GOLD:
        says(g, hero)
        yield from draw_tactics(g, g.hero_seat[hero], 1)


@action_over("krutzbeck")
@law("RW-12.2")
def krutzbeck(g: Runewars, hero: int) -> Rule[None]:
    """Where he ends his action an enemy hero takes damage."""
    seat = g.hero_seat[hero]
    foes: list[Option] = [("hero", foe) for foe in heroes_at(g, g.hero_place[hero]) if g.hero_seat[foe] != seat]
    if foes:
        choice = yield ask("RW-12.2", seat, "krutzbeck", foes)
        says(g, hero)
        yield from hurt(g, choice[1], 1, seat)


# -------------------------------------------------------------------------------------------------------------- healing


@healed("varikas")
@law("RW-12.2", "RW-12.4")
def varikas(g: Runewars, hero: int) -> Rule[None]:
    """Whenever he is healed one more damage goes."""
    mend(g, hero)
    yield from ()


def mend(g: Runewars, hero: int) -> None:
    if g.hero_damage[hero]:
        g.hero_damage[hero] -= 1
        tell(g, "RW-12.4", "hero-heals", hero=hero, count=1)


@law("RW-12.2", "RW-4.1")
def summer_begins(g: Runewars) -> None:
    """Varikas loses a damage at the start of each summer."""
    if g.hero_place[VARIKAS] >= 0:
        mend(g, VARIKAS)


@healed("jonas")
@law("RW-12.2", "RW-12.4")
def jonas(g: Runewars, hero: int) -> Rule[None]:
    """When he heals, so do the other heroes of his player in his area."""
    for other_hero in heroes_at(g, g.hero_place[hero]):
        if other_hero != hero and g.hero_seat[other_hero] == g.hero_seat[hero] and g.hero_damage[other_hero]:
            if may_heal(g, other_hero):
                says(g, hero)
            yield from heal(g, other_hero)


# ---------------------------------------------------------------------------------------------------------------- duels


def says(g: Runewars, hero: int) -> None:
    tell(g, "RW-12.2", "hero-ability", hero=hero)


@duel_begins("bogran")
@law("RW-12.2", "RW-13.5")
def bogran(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """A damage at the start of a duel that he starts."""
    if side == 0:
        says(g, duel.heroes[side])
        yield from strike_first(g, duel, side, 1)


@duel_begins("steelhorns")
@law("RW-12.2", "RW-13.5")
def steelhorns(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """He may take a damage to deal two."""
    choice = yield ask("RW-13.5", duel.seats[side], "steelhorns", [("yes",), ("no",)])
    if choice == ("yes",):
        says(g, duel.heroes[side])
        suffer(g, duel, side, 1)
        yield from strike_first(g, duel, side, 2)


@duel_begins("brother-gherinn")
@law("RW-12.2", "RW-13.5")
def brother_gherinn(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """A fate card: silver or gold hurts the other, red himself."""
    card = yield from FATE.top(g)
    if card == NO_CARD:
        return
    g.fate_discard.append(card)
    says(g, duel.heroes[side])
    tell(g, "RW-13.5", "destiny", who=duel.seats[side], destiny=book(g).fate[card].destiny)
    if book(g).fate[card].destiny == RED:
        suffer(g, duel, side, 1)
    else:
        yield from strike_first(g, duel, side, 1)


@strikes("mad-carthos")
@law("RW-12.2", "RW-13.5a")
def mad_carthos(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """His special ability deals two, and he takes one."""
    says(g, duel.heroes[side])
    deal(duel, side, 2)
    duel.taken[side] += 1
    yield from ()


@draws("tatianna")
@law("RW-12.2", "RW-13.5a")
def tatianna(g: Runewars, duel: Duel, side: int, destiny: int) -> Rule[None]:
    """Silver or gold prevents a damage."""
    if destiny != RED:
        says(g, duel.heroes[side])
        prevent(duel, side, 1)
    yield from ()


@draws("grey-ker")
@law("RW-12.2", "RW-13.5")
def grey_ker(g: Runewars, duel: Duel, side: int, destiny: int) -> Rule[None]:
    """Gold in a duel that he starts in an enemy's area destroys an enemy unit there."""
    seat, place = duel.seats[side], g.hero_place[duel.heroes[side]]
    if side != 0 or destiny != GOLD or controller(g, place) in (seat, NOBODY) or not g.units[place]:
        return
    says(g, duel.heroes[side])
    options: list[Option] = [("lose", one, place) for one in sorted(set(g.units[place]))]
    choice = yield ask("RW-13.5", seat, "grey-ker", options)
    destroy(g, place, choice[1])


@spared("corbin")
@law("RW-12.2", "RW-13.5a")
def corbin(g: Runewars, duel: Duel, side: int, damage: int) -> int:
    """The first damage of a duel is prevented."""
    if marked(duel, FIRST_BLOW, side):
        return damage
    mark(duel, FIRST_BLOW, side)
    says(g, duel.heroes[side])
    return damage - 1


@spared("zyla")
@law("RW-12.2", "RW-13.5a")
def zyla(g: Runewars, duel: Duel, side: int, damage: int) -> int:
    """No more than two damage in a round."""
    return min(damage, MOST_ON_ZYLA)


@duel_over("red-scorpion")
@law("RW-12.2", "RW-12.5b")
def red_scorpion(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """A hero whom she has hurt cannot heal in the next Quest Phase."""
    foe = duel.heroes[other(side)]
    if foe != NOBODY and marked(duel, DREW_BLOOD, side) and not fell(g, duel, other(side)):
        last(g.lasting, NO_HEAL, FOR_EVER, foe, g.year + 1)
        tell(g, "RW-12.2", "cannot-heal", hero=foe)
    yield from ()


@duel_over("one-fist")
@law("RW-12.2", "RW-12.8")
def one_fist(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """Influence for a hero whom he has defeated."""
    if duel.heroes[other(side)] != NOBODY and fell(g, duel, other(side)):
        says(g, duel.heroes[side])
        gain_influence(g, duel.seats[side], ONE_FIST_GAINS)
    yield from ()
