"""RW-12.5: the Quest Phase: every hero moves, heals or trains; who moves may duel or attempt a quest."""

from __future__ import annotations

from itertools import combinations_with_replacement

from ludex.core import Option, Rule, Verb, ask, tell, verb
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.cards import rewards
from ludex.games.runewars.rules import duels, explore, hand, quests
from ludex.games.runewars.rules.abilities import action_over, of_hero, sets_out, shy
from ludex.games.runewars.rules.areas import (
    adjacent,
    controller,
    heroes_at,
    heroes_of,
    is_dungeon,
)
from ludex.games.runewars.rules.elimination import look_who_is_out
from ludex.games.runewars.rules.heroes import heal, may_heal, move_hero, train, trainable, turn_up
from ludex.games.runewars.rules.movement import can_pay_portal, end_portal, hero_reach, pay_portal
from ludex.games.runewars.rules.traits import is_hero, quest_steps
from ludex.games.runewars.rules.units import forts_of
from ludex.games.runewars.rules.victory import last_one
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import END_OF_PHASE, NO_HEAL, NOBODY, NONE
from ludex.kit.hooks import happens

CLOAK = rewards.CLOAK_OF_MISTS
VERBS: tuple[Verb, ...] = (
    verb("set_out", hero="hero"),
    verb("go", hero="hero", to="place"),
    verb("heal", hero="hero"),
    verb("train", hero="hero", attribute="attribute", second="attribute"),
    verb("raise", hero="hero", attribute="attribute"),
    verb("challenge", hero="hero", foe="hero"),
    verb("quest", quest="quest"),
    verb("appoint", hero="hero"),
    verb("strike"),
    verb("award", reward="reward", hero="hero"),
    verb("suffer"),
    verb("lose_reward", reward="reward", hero="hero"),
    verb("raze_token", place="place"),
    *rewards.VERBS,
)


# ----------------------------------------------------------------------------------------------------------- the start


@law("RW-12.5", "RW-4.3")
def quest_phase(g: Runewars) -> Rule[None]:
    """In play order of the previous season."""
    g.acted.clear()
    g.queue = in_play_order(g)
    g.step = "quest-start"
    yield from ()


def in_play_order(g: Runewars) -> list[int]:
    return [seat for seat in g.order_of_play if not g.out[seat]]


@law("RW-12.5", "RW-15.6", "RW-19.10j")
def quest_start(g: Runewars) -> Rule[None]:
    """Everybody may name a new commander and play Tactics cards of the Quest Phase."""
    if not g.queue:
        g.queue = in_play_order(g)
        g.step = "hero-action"
        return
    seat = g.queue.pop(0)
    if g.commanders:
        yield from name_commanders(g, seat)
    yield from hand.moment(g, seat, hand.QUEST_PHASE)


@law("RW-19.10j", "RW-19.10k", "RW-19.10l")
def name_commanders(g: Runewars, seat: int) -> Rule[None]:
    """A commander's card may pass to a hero at a stronghold; who has lost the commander may draw a new card."""
    leaders = [hero for hero in heroes_of(g, seat) if g.commander[hero] != NONE]
    for leader in leaders:
        card = g.commander[leader]
        options: list[Option] = [("command", card, hero) for hero in at_strongholds(g, seat)]
        choice = yield ask("RW-19.10j", seat, "new-commander", [DONE, *options], about={"hero": leader})
        if choice != DONE:
            g.commander[leader], g.commander[choice[2]] = NONE, card
            tell(g, "RW-19.10k", "commander-named", who=seat, hero=choice[2], commander=card)
    if not leaders and g.commander_deck:
        appointed: list[Option] = [("appoint", hero) for hero in at_strongholds(g, seat)]
        choice = yield ask("RW-19.10l", seat, "appoint", [DONE, *appointed])
        if choice != DONE:
            g.commander[choice[1]] = g.commander_deck.pop()
            g.show()
            tell(g, "RW-19.10l", "commander-named", who=seat, hero=choice[1], commander=g.commander[choice[1]])


def at_strongholds(g: Runewars, seat: int) -> list[int]:
    """Ordinary heroes at strongholds of their player."""
    forts = forts_of(g, seat)
    return [hero for hero in heroes_of(g, seat) if g.commander[hero] == NONE and g.hero_place[hero] in forts]


# ------------------------------------------------------------------------------------------------------- one hero acts


def waiting(g: Runewars, seat: int) -> list[int]:
    """Heroes of a player that have not acted yet."""
    return [hero for hero in heroes_of(g, seat) if hero not in g.acted]


@law("RW-12.5")
def hero_action(g: Runewars) -> Rule[None]:
    """The next player acts with one of his heroes; when all have acted the phase is over."""
    if not g.queue:
        yield from phase_over(g)
        return
    seat = g.queue[0]
    if not any(acts_of(g, hero) for hero in waiting(g, seat)):
        del g.queue[0]
        return
    choice = yield ask("RW-12.5", seat, "hero-action", actions, g, seat)
    if choice[0] == "set_out":
        yield from set_out(g, choice[1])
    elif choice[0] == "heal":
        g.questing = choice[1]
        g.step = "hero-rests"
        yield from heal(g, choice[1])
    elif choice[0] == "train":
        g.questing = choice[1]
        g.step = "hero-rests"
        for attribute in choice[2:]:
            train(g, choice[1], attribute)
    else:
        yield from aside(g, seat, choice)


def actions(g: Runewars, seat: int) -> list[Option]:
    found = [option for hero in waiting(g, seat) for option in acts_of(g, hero)]
    found += [("play", card) for card in hand.playable(g, seat, hand.QUEST_PHASE)]
    return found + rewards.quest_offers(g, seat, waiting(g, seat))


@law("RW-12.5a", "RW-12.5b", "RW-12.5c", "RW-12.7", "RW-19.10c", "RW-19.10f")
def acts_of(g: Runewars, hero: int) -> list[Option]:
    """Move, unless routed; heal in a friendly area; train two attributes, or one twice."""
    found: list[Option] = [] if g.hero_routed[hero] else [("set_out", hero)]
    if can_heal(g, hero):
        found.append(("heal", hero))
    return found + [("train", hero, *pair) for pair in combinations_with_replacement(trainable(g, hero), 2)]


@law("RW-12.5b")
def can_heal(g: Runewars, hero: int) -> bool:
    """In a friendly area, if anybody is healed by it."""
    seat, place = g.hero_seat[hero], g.hero_place[hero]
    if controller(g, place) != seat or not may_heal(g, hero):
        return False
    patients = [each for each in heroes_at(g, place) if g.hero_seat[each] == seat] if is_hero(hero, "jonas") else [hero]
    return any(g.hero_damage[each] for each in patients)


def aside(g: Runewars, seat: int, choice: Option) -> Rule[None]:
    """What may be done besides: a card of the Quest Phase, a potion, swapping rewards."""
    if choice[0] == "play":
        yield from hand.play(g, seat, choice[1])
    elif choice[0] == "use_reward":
        yield from rewards.use(g, seat, choice)
    else:
        yield from rewards.give(g, seat, choice)


# ---------------------------------------------------------------------------------------------------------------- move


@law("RW-12.5a")
def set_out(g: Runewars, hero: int) -> Rule[None]:
    g.questing = hero
    g.handed.clear()
    g.steps_left = quest_steps(g, hero)
    g.step = "hero-moves"
    ability = of_hero(sets_out, hero)
    if ability is not None:
        yield from ability(g, hero)


@law("RW-12.5a", "RW-7.7", "RW-13.4a", "RW-18.1")
def hero_moves(g: Runewars) -> Rule[None]:
    """Up to so many areas; where another hero of the player stands, rewards may be swapped in passing. A dungeon ends
    the way."""
    hero = g.questing
    seat = g.hero_seat[hero]
    choice = yield ask("RW-12.5a", seat, "hero-moves", moves, g, hero, about={"hero": hero, "count": g.steps_left})
    if choice[0] == "portal":
        pay_portal(g, seat)
    elif choice == DONE:
        arrive(g, hero)
    elif choice[0] == "go":
        go(g, hero, choice[2])
    else:
        yield from aside(g, seat, choice)


@law("RW-19.10f")
def moves(g: Runewars, hero: int) -> list[Option]:
    """A commander does not leave an area with his activation token."""
    seat, at = g.hero_seat[hero], g.hero_place[hero]
    found: list[Option] = [DONE]
    if g.commander[hero] == NONE or at not in g.activated[seat]:
        found += [("go", hero, place) for place in hero_reach(g, hero, g.steps_left) if place != at]
        if can_pay_portal(g, seat):
            found.append(("portal",))
    return found + rewards.quest_offers(g, seat, [hero])


def go(g: Runewars, hero: int, place: int) -> None:
    rewards.show_boots(g, hero, place)
    g.steps_left -= next(n for n in range(1, g.steps_left + 1) if place in hero_reach(g, hero, n))
    move_hero(g, hero, place)
    g.handed.clear()
    if is_dungeon(g, place):
        g.steps_left = 0
    others = [each for each in heroes_at(g, place) if g.hero_seat[each] == g.hero_seat[hero] and each != hero]
    if not g.steps_left or not others:
        arrive(g, hero)


def arrive(g: Runewars, hero: int) -> None:
    end_portal(g, g.hero_seat[hero])
    g.step = "hero-arrives"


@law("RW-12.5a", "RW-18.1a")
def hero_arrives(g: Runewars) -> Rule[None]:
    """The exploration token comes before anything else."""
    hero = g.questing
    g.step = "hero-deeds"
    if g.exploration:
        yield from explore.explore(g, hero)
    if g.hero_place[hero] < 0:
        g.step = "hero-rests"


# ------------------------------------------------------------------------------------------------------- duel or quest


@law("RW-12.5a", "RW-13.1", "RW-13.8")
def hero_deeds(g: Runewars) -> Rule[None]:
    """A duel, a quest, or neither. Whoever holds quests is asked, so that the question tells nothing."""
    hero = g.questing
    seat = g.hero_seat[hero]
    secret = bool(g.quests[seat]) and g.commander[hero] == NONE
    choice = yield ask("RW-12.5a", seat, "hero-deeds", deeds, g, hero, always=secret, about={"hero": hero})
    if choice == DONE:
        g.step = "hero-rests"
    elif choice[0] == "challenge":
        yield from challenge(g, hero, choice[2])
    elif choice[0] == "quest":
        quests.reveal(g, hero, choice[1])
    else:
        yield from aside(g, seat, choice)


def deeds(g: Runewars, hero: int) -> list[Option]:
    seat = g.hero_seat[hero]
    foes: list[Option] = [("challenge", hero, foe) for foe in foes_of(g, hero)]
    return [DONE, *foes, *quests.quests_for(g, hero), *rewards.quest_offers(g, seat, [hero])]


@law("RW-13.5", "RW-1.7", "RW-13.8a")
def foes_of(g: Runewars, hero: int) -> list[int]:
    """Enemy heroes of the area, routed ones too; Challara reaches adjacent areas. A Cloak of Mists that lies open
    guards its bearer at home."""
    if g.hero_routed[hero]:
        return []
    seat, place = g.hero_seat[hero], g.hero_place[hero]
    near = [place, *adjacent(g, place)] if is_hero(hero, "challara") else [place]
    found = []
    for foe in [each for at in near for each in heroes_at(g, at)]:
        if g.hero_seat[foe] == seat or (is_at_home(g, foe) and CLOAK in g.rewards_up[foe]):
            continue
        hides = of_hero(shy, foe)
        if hides is None or not hides(g, foe, hero):
            found.append(foe)
    return sorted(found)


def is_at_home(g: Runewars, hero: int) -> bool:
    """In an area that its player controls."""
    return controller(g, g.hero_place[hero]) == g.hero_seat[hero]


@law("RW-13.5", "RW-13.4")
def challenge(g: Runewars, hero: int, foe: int) -> Rule[None]:
    """A face-down Cloak of Mists may be used against it; whoever has face-down rewards is asked."""
    if is_at_home(g, foe) and g.rewards[foe]:
        about = {"hero": hero, "foe": foe}
        choice = yield ask("RW-13.5", g.hero_seat[foe], "challenged", cloaks, g, foe, always=True, about=about)
        if choice != DONE:
            turn_up(g, foe, CLOAK)
            tell(g, "RW-13.5", "challenge-evaded", hero=foe)
            return
    duels.begin(g, hero, foe)


def cloaks(g: Runewars, hero: int) -> list[Option]:
    return [DONE, *([("use_reward", CLOAK, hero)] if CLOAK in g.rewards[hero] else [])]


# ------------------------------------------------------------------------------------------------------------- the end


@law("RW-12.5", "RW-18.1b")
def hero_rests(g: Runewars) -> Rule[None]:
    """The action of a hero is over: what its card and the place say of that."""
    hero = g.questing
    for follows in (of_hero(action_over, hero), explore.end_at if g.exploration else None):
        if follows is not None and g.hero_place[hero] >= 0:
            yield from follows(g, hero)
    g.acted.append(hero)
    g.handed.clear()
    g.questing = NOBODY
    g.steps_left = 0
    g.step = "hero-action"
    yield from look_who_is_out(g)
    last_one(g)


@law("RW-12.5")
def phase_over(g: Runewars) -> Rule[None]:
    yield from rewards.trollskin(g)
    happens(g.lasting, END_OF_PHASE)
    g.lasting[:] = [row for row in g.lasting if row[0] != NO_HEAL or row[3] > g.year]
    g.acted.clear()
    tell(g, "RW-12.5", "quest-phase-over")
    g.step = "choose"


STEPS = {
    "quest-phase": quest_phase,
    "quest-start": quest_start,
    "hero-action": hero_action,
    "hero-moves": hero_moves,
    "hero-arrives": hero_arrives,
    "hero-deeds": hero_deeds,
    "hero-rests": hero_rests,
    **duels.STEPS,
    **quests.STEPS,
}
