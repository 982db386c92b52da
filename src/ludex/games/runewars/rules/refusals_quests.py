"""Why a hero does not move, duel, quest, heal or train, and why a reward cannot be used or given."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal
from ludex.core.law import law
from ludex.games.runewars.printed.book import book
from ludex.games.runewars.rules.areas import chart, controller, heroes_of
from ludex.games.runewars.rules.blows import may_use
from ludex.games.runewars.rules.explore import UNITS_TO_RAZE
from ludex.games.runewars.rules.heroes import RUNEPLATE, handed, held, may_heal, needs_plate, trainable
from ludex.games.runewars.rules.movement import hero_reach
from ludex.games.runewars.rules.quest_phase import foes_of
from ludex.games.runewars.rules.quests import price
from ludex.games.runewars.rules.units import forts_of
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY, NONE


@law("RW-12.5", "RW-12.1")
def acts(g: Runewars, seat: int, hero: int) -> Refusal | None:
    """It is somebody else's hero, or has had its action."""
    if hero not in heroes_of(g, seat):
        return Refusal("RW-12.1", "not-your-hero", {"hero": hero})
    return Refusal("RW-12.5", "has-acted", {"hero": hero}) if hero in g.acted else None


@law("RW-12.7")
def set_out(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    hero = option[1]
    return acts(g, seat, hero) or (Refusal("RW-12.7", "hero-routed", {"hero": hero}) if g.hero_routed[hero] else None)


@law("RW-12.5b")
def heal(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    hero = option[1]
    found = acts(g, seat, hero)
    if found is not None:
        return found
    if controller(g, g.hero_place[hero]) != seat:
        return Refusal("RW-12.5b", "not-yours", {"place": g.hero_place[hero]})
    if not may_heal(g, hero):
        return Refusal("RW-12.2", "cannot-heal", {"hero": hero})
    return Refusal("RW-12.5b", "hero-unhurt", {"hero": hero})


@law("RW-12.5c", "RW-12.6")
def train(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """A training action, or a single attribute that a card raises."""
    hero = option[1]
    found = acts(g, seat, hero) if decision.prompt == "hero-action" else None
    if found is not None:
        return found
    if hero not in heroes_of(g, seat):
        return Refusal("RW-12.1", "not-your-hero", {"hero": hero})
    for attribute in option[2:]:
        if attribute not in trainable(g, hero):
            return Refusal("RW-12.6", "fully-trained", {"hero": hero, "attribute": attribute})
    return None


@law("RW-12.5a", "RW-19.10f", "RW-19.14a")
def go(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, hero, place = option
    if hero != g.questing:
        return Refusal("RW-12.5", "another-hero-moves", {"hero": hero})
    if decision.prompt == "drift":
        return Refusal("RW-19.14a", "hero-too-far", {"hero": hero, "place": place})
    if place == g.hero_place[hero]:
        return Refusal("RW-12.5a", "already-there", {"place": place})
    if g.commander[hero] != NONE and g.hero_place[hero] in g.activated[seat]:
        return Refusal("RW-19.10f", "held-by-activation", {"place": g.hero_place[hero]})
    far = place not in hero_reach(g, hero, g.steps_left)
    return Refusal("RW-12.5a", "hero-too-far", {"hero": hero, "place": place}) if far else None


@law("RW-13.5", "RW-1.7", "RW-12.2")
def challenge(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, hero, foe = option
    if hero != g.questing:
        return Refusal("RW-12.5", "another-hero-moves", {"hero": hero})
    if g.hero_place[foe] < 0 or g.hero_seat[foe] == seat:
        return Refusal("RW-13.5", "no-enemy-hero", {"hero": foe})
    if g.hero_routed[hero]:
        return Refusal("RW-1.7", "hero-routed", {"hero": hero})
    if g.hero_place[foe] != g.hero_place[hero]:
        return Refusal("RW-13.5", "hero-not-here", {"hero": foe})
    return None if foe in foes_of(g, hero) else Refusal("RW-12.2", "cannot-be-challenged", {"hero": foe})


@law("RW-13.1", "RW-1.7", "RW-19.10b")
def quest(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    card, hero = option[1], g.questing
    if card not in g.quests[seat]:
        return Refusal("RW-13.1", "no-such-quest", {"quest": card})
    if g.commander[hero] != NONE:
        return Refusal("RW-19.10b", "commanders-do-not-quest", {"hero": hero})
    if g.hero_routed[hero]:
        return Refusal("RW-1.7", "hero-routed", {"hero": hero})
    printed = book(g).quests[card]
    if chart(g).area[g.hero_place[hero]] not in printed.areas:
        return Refusal("RW-13.1", "quest-elsewhere", {"quest": card})
    need = price(g, hero, printed)
    if printed.kind == "offer" and g.influence[seat] < need:
        return Refusal("RW-13.1", "no-influence", {"count": g.influence[seat]})
    return None


@law("RW-13.1")
def discard_quest(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return Refusal("RW-13.1", "no-such-quest", {"quest": option[1]}) if option[1] not in g.quests[seat] else None


@law("RW-19.10j", "RW-19.10l", "RW-19.10s")
def commission(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """Who may be made a commander: an ordinary hero at a stronghold."""
    hero = option[-1]
    if hero not in heroes_of(g, seat):
        return Refusal("RW-12.1", "not-your-hero", {"hero": hero})
    if g.commander[hero] != NONE:
        return Refusal(decision.clause, "commands-already", {"hero": hero})
    if g.hero_place[hero] not in forts_of(g, seat):
        return Refusal(decision.clause, "not-at-a-stronghold", {"hero": hero})
    return None


# ------------------------------------------------------------------------------------------------------------- rewards


@law("RW-13.4", "RW-13.6a")
def use_reward(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, reward, hero = option
    if hero not in heroes_of(g, seat):
        return Refusal("RW-12.1", "not-your-hero", {"hero": hero})
    if reward not in held(g, hero):
        return Refusal("RW-13.4", "has-no-such-reward", {"hero": hero, "reward": reward})
    if g.duels and hero in g.duels[-1].heroes:
        duel = g.duels[-1]
        if not may_use(g, duel, duel.heroes.index(hero), reward):
            return Refusal("RW-13.6a", "one-of-a-kind", {"reward": reward})
    return Refusal("RW-13.4", "no-use-now", {"reward": reward})


@law("RW-13.4a")
def give_reward(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, reward, hero, friend = option
    for each in (hero, friend):
        if each not in heroes_of(g, seat):
            return Refusal("RW-12.1", "not-your-hero", {"hero": each})
    if reward not in held(g, hero):
        return Refusal("RW-13.4", "has-no-such-reward", {"hero": hero, "reward": reward})
    if hero == friend or g.hero_place[hero] != g.hero_place[friend]:
        return Refusal("RW-13.4a", "not-together", {"hero": hero, "friend": friend})
    if handed(reward, hero) in g.handed:
        return Refusal("RW-13.4a", "just-given", {"reward": reward})
    if reward == RUNEPLATE and needs_plate(g, hero):
        return Refusal("RW-13.6a", "lives-by-it", {"hero": hero, "reward": reward})
    return Refusal("RW-13.4a", "not-their-action", {"hero": hero})


@law("RW-12.8b")
def pick_up(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, place, hero = option
    if hero not in heroes_of(g, seat):
        return Refusal("RW-12.1", "not-your-hero", {"hero": hero})
    if g.hero_place[hero] != place:
        return Refusal("RW-12.8b", "hero-not-here", {"hero": hero})
    return Refusal("RW-12.8b", "no-grave", {"place": place})


@law("RW-12.8a", "RW-18.1", "RW-15.4")
def hand_out(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """Rewards of the fallen, and rewards that are given up."""
    _, reward, hero = option
    if hero not in heroes_of(g, seat):
        return Refusal("RW-12.1", "not-your-hero", {"hero": hero})
    if option[0] != "award":
        return Refusal("RW-13.4", "has-no-such-reward", {"hero": hero, "reward": reward})
    duel = g.duels[-1]
    if reward not in (*duel.spoils, *duel.spoils_up):
        return Refusal("RW-12.8a", "no-such-spoils", {"reward": reward})
    return Refusal("RW-12.8a", "hero-not-here", {"hero": hero})


# --------------------------------------------------------------------------------------------------------- the land


@law("RW-18.1b", "RW-19.14c", "RW-19.14e")
def raze_token(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    place = option[1]
    if controller(g, place) != seat:
        return Refusal("RW-18.1b", "not-yours", {"place": place})
    token = g.token[place]
    if token == NONE or not g.token_up[place] or book(g).exploration[token].kind != "destructible":
        return Refusal("RW-18.1b", "nothing-to-raze", {"place": place})
    return Refusal("RW-18.1b", "six-units", {"place": place, "count": UNITS_TO_RAZE})


@law("RW-19.7b", "RW-19.5f")
def scorch(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    place = option[1]
    if controller(g, place) != NOBODY:
        return Refusal("RW-19.7b", "somebody-rules", {"place": place})
    return Refusal("RW-19.5f", "not-there", {"place": place})


@law("RW-15.4")
def take_back(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if option[1] not in g.orders[seat]:
        return Refusal("RW-15.4", "order-not-open", {"order": option[1]})
    return Refusal("RW-15.4", "guild-once-a-year")
