"""What single rewards do. Those that only add to an attribute, health or movement work by rules/traits.py; those that
are used when the cards of a duel lie open are in rules/blows.py, the Shadow Bow in rules/duels.py; shards count in
rules/areas.py, Banner and Horn work in rules/battle."""

from __future__ import annotations

from ludex.core import Option, Rule, Verb, ask, tell, verb
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import AGILITY, RED, REWARDS
from ludex.games.runewars.rules.abilities import reward_fits, reward_in_turn, reward_special
from ludex.games.runewars.rules.areas import (
    SHARDS,
    adjacent,
    controller,
    heroes_of,
    is_barren,
    is_neutral_type,
    standing,
    units_of,
    ways,
)
from ludex.games.runewars.rules.barren import clear
from ludex.games.runewars.rules.blows import BITES, FROZEN, deal, mark, other, prevent
from ludex.games.runewars.rules.decks import draw_quests, draw_tactics
from ludex.games.runewars.rules.diplomacy import best_of
from ludex.games.runewars.rules.elimination import look_who_is_out
from ludex.games.runewars.rules.heroes import (
    HEALING_POTION,
    RUNEPLATE,
    hand_over,
    handed,
    heal,
    held,
    may_heal,
    needs_plate,
    turn_up,
    use_up,
)
from ludex.games.runewars.rules.movement import hero_reach
from ludex.games.runewars.rules.power import gain_influence
from ludex.games.runewars.rules.traits import attribute, quest_steps
from ludex.games.runewars.rules.units import flies, keep_limit, put, rout, stand_up
from ludex.games.runewars.state import Duel, Runewars
from ludex.games.runewars.things import END_OF_YEAR, NOBODY, USED, is_routed, kind_of
from ludex.kit.hooks import last, lasting

VERBS: tuple[Verb, ...] = (
    verb("use_reward", reward="reward", hero="hero"),
    verb("give_reward", reward="reward", hero="hero", friend="hero"),
    verb("pick_up", place="place", hero="hero"),
    verb("lay_down", figure="figure", place="place"),
)
(
    CLOAK_OF_MISTS,
    WINGED_BOOTS,
    CROWN_OF_COMMAND,
    TROLLSKIN,
    SIGNET,
) = (
    REWARDS.index(each)
    for each in (
        *("cloak-of-mists", "winged-boots", "crown-of-command", "trollskin"),
        "commanders-signet",
    )
)
SIGNET_USED = 1000 + SIGNET
"""Among what may be used once (`USED`), besides the numbers of other cards."""
ICE_STORM_ROUTS = 3


# ------------------------------------------------------------------------------------------------------------ in a turn


@law("RW-13.4", "RW-13.4a", "RW-12.8b")
def turn_offers(g: Runewars, seat: int) -> list[Option]:
    """In his own turn a player uses rewards, swaps them among heroes of one area, and takes those of the fallen."""
    found: list[Option] = []
    heroes = heroes_of(g, seat)
    for hero in heroes:
        found += [
            ("use_reward", reward, hero)
            for reward in held(g, hero)
            if REWARDS[reward] in reward_in_turn and reward_fits[REWARDS[reward]](g, seat, hero)
        ]
        if g.graves[g.hero_place[hero]]:
            found.append(("pick_up", g.hero_place[hero], hero))
    return found + swaps(g, heroes, heroes)


@law("RW-13.4a")
def quest_offers(g: Runewars, seat: int, acting: list[int]) -> list[Option]:
    """In the Quest Phase: a potion, and swapping with a hero who acts."""
    found: list[Option] = [
        ("use_reward", HEALING_POTION, hero)
        for hero in heroes_of(g, seat)
        if HEALING_POTION in held(g, hero) and g.hero_damage[hero] and may_heal(g, hero)
    ]
    return found + swaps(g, heroes_of(g, seat), acting)


@law("RW-13.4a")
def swaps(g: Runewars, heroes: list[int], acting: list[int]) -> list[Option]:
    """Rewards that go to another of these heroes in the same area; one of the two has to be among those who act. Nobody
    gives away the Runeplate that keeps him alive. What a hero was just given it does not give on: the giver could have
    given it there at once, and so there is an end to it."""
    return [
        ("give_reward", reward, hero, friend)
        for hero in heroes
        for friend in heroes
        if hero != friend and g.hero_place[hero] == g.hero_place[friend] and (hero in acting or friend in acting)
        for reward in held(g, hero)
        if handed(reward, hero) not in g.handed and (reward != RUNEPLATE or not needs_plate(g, hero))
    ]


@law("RW-13.4")
def use(g: Runewars, seat: int, option: Option) -> Rule[None]:
    _, reward, hero = option
    use_up(g, hero, reward)
    yield from reward_in_turn[REWARDS[reward]](g, seat, hero)


@law("RW-13.4a")
def give(g: Runewars, seat: int, option: Option) -> Rule[None]:
    _, reward, hero, friend = option
    hand_over(g, reward, hero, friend)
    yield from ()


@law("RW-12.8b")
def pick_up(g: Runewars, seat: int, option: Option) -> Rule[None]:
    """A hero takes what lies under a defeated-hero marker."""
    _, place, hero = option
    tell(g, "RW-12.8b", "picks-up", hero=hero, place=place, count=len(g.graves[place]))
    g.rewards[hero] = sorted(g.rewards[hero] + g.graves[place])
    g.graves[place] = []
    g.show()
    yield from ()


# ------------------------------------------------------------------------------------------------- rewards of the turn


@reward_fits("flute-of-possession")
def flute_fits(g: Runewars, seat: int, hero: int) -> bool:
    return bool(flute_targets(g, g.hero_place[hero]))


def neutrals_at(g: Runewars, place: int) -> list[int]:
    return [one for one in g.units[place] if is_neutral_type(kind_of(one))]


def flute_targets(g: Runewars, place: int) -> list[int]:
    """Areas that all neutral units can walk (or fly) to."""
    moved = neutrals_at(g, place)
    return ways(g, place, NOBODY, all(flies(g, kind_of(one)) for one in moved)) if moved else []


@reward_in_turn("flute-of-possession")
@law("RW-8.5")
def flute_of_possession(g: Runewars, seat: int, hero: int) -> Rule[None]:
    """All neutral units of the hero's area go to an adjacent one; in a player's area they are his."""
    place = g.hero_place[hero]
    options: list[Option] = [("area", to) for to in flute_targets(g, place)]
    choice = yield ask("RW-8.5", seat, "flute", options, about={"place": place})
    to = choice[1]
    moved = neutrals_at(g, place)
    for one in moved:
        g.units[place].remove(one)
        put(g, to, one)
    tell(g, "RW-8.5", "neutrals-led", who=seat, place=place, to=to, count=len(moved))
    holder = controller(g, to)
    if holder != NOBODY:
        yield from keep_limit(g, holder, to)
    yield from look_who_is_out(g)


@reward_fits("staff-of-light")
def staff_fits(g: Runewars, seat: int, hero: int) -> bool:
    return any(is_routed(one) for one in units_of(g, seat, g.hero_place[hero]))


@reward_in_turn("staff-of-light")
@law("RW-13.4")
def staff_of_light(g: Runewars, seat: int, hero: int) -> Rule[None]:
    """His routed units in the hero's area stand up."""
    place = g.hero_place[hero]
    for one in [each for each in g.units[place] if is_routed(each)]:
        stand_up(g, place, one)
    tell(g, "RW-13.4", "units-stand-up", who=seat, place=place)
    yield from ()


@reward_fits("ice-storm")
def storm_fits(g: Runewars, seat: int, hero: int) -> bool:
    return bool(storm_areas(g, hero))


def storm_areas(g: Runewars, hero: int) -> list[int]:
    place = g.hero_place[hero]
    return sorted(at for at in (place, *adjacent(g, place)) if standing(g.units[at]))


@reward_in_turn("ice-storm")
@law("RW-13.4")
def ice_storm(g: Runewars, seat: int, hero: int) -> Rule[None]:
    """Up to three units of the hero's area or an adjacent one are routed."""
    choice = yield ask("RW-13.4", seat, "ice-storm-area", [("area", place) for place in storm_areas(g, hero)])
    place = choice[1]
    for left in range(ICE_STORM_ROUTS, 0, -1):
        units: list[Option] = [("lay_down", one, place) for one in sorted(set(standing(g.units[place])))]
        if not units:
            return
        chosen = yield ask("RW-13.4", seat, "ice-storm", [DONE, *units], about={"place": place, "count": left})
        if chosen == DONE:
            return
        rout(g, place, chosen[1])
        tell(g, "RW-13.4", "unit-routed", unit=kind_of(chosen[1]), place=place)


@reward_fits("healing-potion")
def potion_fits(g: Runewars, seat: int, hero: int) -> bool:
    return g.hero_damage[hero] > 0 and may_heal(g, hero)


@reward_in_turn("healing-potion")
@law("RW-12.4")
def healing_potion(g: Runewars, seat: int, hero: int) -> Rule[None]:
    yield from heal(g, hero)


@reward_fits("map-of-ancients")
def map_fits(g: Runewars, seat: int, hero: int) -> bool:
    return bool(g.quest_deck or g.quest_discard)


@reward_in_turn("map-of-ancients")
@law("RW-13.1")
def map_of_ancients(g: Runewars, seat: int, hero: int) -> Rule[None]:
    """Two quests, then down to the limit."""
    yield from draw_quests(g, seat, 2)


@reward_fits("seed-of-life")
def seed_fits(g: Runewars, seat: int, hero: int) -> bool:
    return is_barren(g, g.hero_place[hero])


@reward_in_turn("seed-of-life")
@law("RW-19.5b")
def seed_of_life(g: Runewars, seat: int, hero: int) -> Rule[None]:
    """The hero's area is barren no more."""
    clear(g, g.hero_place[hero])
    yield from ()


@reward_fits("commanders-signet")
def signet_fits(g: Runewars, seat: int, hero: int) -> bool:
    """Once a year, in an area of his player."""
    return controller(g, g.hero_place[hero]) == seat and [seat, SIGNET_USED] not in lasting(g.lasting, USED)


@reward_in_turn("commanders-signet")
@law("RW-15.6")
def commanders_signet(g: Runewars, seat: int, hero: int) -> Rule[None]:
    last(g.lasting, USED, END_OF_YEAR, seat, SIGNET_USED)
    yield from draw_tactics(g, seat, 1)


# ------------------------------------------------------------------------------------------------------------- in duels


@reward_special("dwarven-fire-bombs")
@law("RW-13.5a", "RW-13.2")
def dwarven_fire_bombs(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """Three damage; a test of agility that shows red hurts the hero, too."""
    deal(duel, side, 3)
    hero = duel.heroes[side]
    if CLOAK_OF_MISTS in g.rewards[hero]:
        turn_up(g, hero, CLOAK_OF_MISTS)
    destiny = yield from best_of(g, duel.seats[side], attribute(g, hero, AGILITY), "RW-13.2", "test")
    if destiny == RED:
        duel.taken[side] += 1


@reward_special("soulbiter")
@law("RW-13.5a")
def soulbiter(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """A damage; if the other hero falls, this one is healed."""
    deal(duel, side, 1)
    mark(duel, BITES, side, duel.round)
    yield from ()


@reward_special("ghost-armor")
@law("RW-13.5a")
def ghost_armor(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """All damage of this round is prevented."""
    prevent(duel, side, 99)
    yield from ()


@reward_special("dawnblade")
@law("RW-13.5a")
def dawnblade(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    deal(duel, side, 2)
    yield from ()


@reward_special("mage-staff")
@law("RW-13.5a")
def mage_staff(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    deal(duel, side, 1)
    prevent(duel, side, 1)
    yield from ()


@reward_special("frost-brand")
@law("RW-13.5a")
def frost_brand(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """A damage, and the other draws no card in the next round."""
    deal(duel, side, 1)
    mark(duel, FROZEN, other(side), duel.round + 1)
    yield from ()


@reward_special("cinder-lash")
@law("RW-13.5a")
def cinder_lash(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    deal(duel, side, 2)
    duel.taken[side] += 1
    yield from ()


# ---------------------------------------------------------------------------------------------------- at other moments


@law("RW-4.3", "RW-13.4")
def crown_of_command(g: Runewars, seat: int) -> None:
    """Fall: an influence more if the hero is in an area of its player."""
    for hero in heroes_of(g, seat):
        if CROWN_OF_COMMAND in held(g, hero) and controller(g, g.hero_place[hero]) == seat:
            turn_up(g, hero, CROWN_OF_COMMAND)
            gain_influence(g, seat, 1)


@law("RW-12.4")
def trollskin(g: Runewars) -> Rule[None]:
    """At the end of each Quest Phase its bearer loses a damage."""
    for hero, place in enumerate(g.hero_place):
        if place >= 0 and TROLLSKIN in held(g, hero) and g.hero_damage[hero] and may_heal(g, hero):
            turn_up(g, hero, TROLLSKIN)
            yield from heal(g, hero, 1)


@law("RW-12.5a", "RW-13.4")
def show_boots(g: Runewars, hero: int, place: int) -> None:
    """Who goes where it could not go without its Winged Boots shows them."""
    row = g.rewards[hero]
    if WINGED_BOOTS not in row:
        return
    gone = quest_steps(g, hero) - g.steps_left
    row.remove(WINGED_BOOTS)
    on_foot = hero_reach(g, hero, quest_steps(g, hero) - gone)
    row.append(WINGED_BOOTS)
    row.sort()
    if place not in on_foot:
        turn_up(g, hero, WINGED_BOOTS)


@law("RW-16.1", "RW-13.4")
def show_shards(g: Runewars, seat: int) -> None:
    """Timmorran's Shards are shown to prove victory."""
    for hero in heroes_of(g, seat):
        for reward in [each for each in g.rewards[hero] if each in SHARDS]:
            turn_up(g, hero, reward)
