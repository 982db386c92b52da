"""RW-12, RW-13.3: what befalls heroes: they join and desert, are hurt and defeated, heal, train, and get rewards."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell, whisper
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import ATTRIBUTES, HEROES, REWARDS, book
from ludex.games.runewars.rules.abilities import healed, of_hero
from ludex.games.runewars.rules.areas import heroes_of
from ludex.games.runewars.rules.decks import HERO_DECK, LIEUTENANT_GENERAL, REWARD_DECK
from ludex.games.runewars.rules.runes import look_around
from ludex.games.runewars.rules.traits import hero_health
from ludex.games.runewars.rules.units import forts_of
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import GONE, IN_DECK, NO_HEAL, NOBODY, NONE
from ludex.kit.cards import NO_CARD
from ludex.kit.hooks import lasting

MOST_TRAINING = 2
HEALING_POTION, RUNEPLATE = REWARDS.index("healing-potion"), REWARDS.index("runeplate")
QUEST_STEPS = (
    *("quest-phase", "quest-start", "hero-action", "hero-moves", "hero-arrives", "hero-deeds", "hero-rests"),
    *("duel", "duel-round", "duel-over", "spoils", "quest", "quest-won", "quest-lost"),
)
"""The steps of the Quest Phase."""


# -------------------------------------------------------------------------------------------------- joining and leaving


@law("RW-5.6", "RW-12.1", "RW-12.9", "RW-19.10d")
def hero_joins(g: Runewars, seat: int, hero: int) -> Rule[None]:
    """A hero comes to a stronghold; of a fourth one somebody deserts. A commander does not count."""
    choice = yield ask("RW-5.6", seat, "place-hero", [("area", place) for place in forts_of(g, seat)])
    g.hero_place[hero] = choice[1]
    g.hero_seat[hero] = seat
    tell(g, "RW-5.6", "hero-joins", who=seat, hero=hero, place=choice[1])
    look_around(g)
    ordinary = [each for each in heroes_of(g, seat) if g.commander[each] == NONE]
    if len(ordinary) > book(g).limits.heroes:
        gone = yield ask("RW-12.1", seat, "deserts", [("hero", each) for each in ordinary])
        yield from desert(g, gone[1])


@law("RW-12.9")
def desert(g: Runewars, hero: int) -> Rule[None]:
    """The figure goes, its card back into the deck, its rewards are discarded."""
    tell(g, "RW-12.9", "deserts", who=g.hero_seat[hero], hero=hero)
    g.reward_discard += g.rewards[hero] + g.rewards_up[hero]
    leave(g, hero, IN_DECK)
    yield from HERO_DECK.shuffle_in(g, [hero])


def leave(g: Runewars, hero: int, where: int) -> None:
    """A hero is no longer on the board, and nothing is left on the card."""
    g.rewards[hero].clear()
    g.rewards_up[hero].clear()
    g.hero_place[hero] = where
    g.hero_seat[hero] = NOBODY
    g.hero_damage[hero] = g.hero_routed[hero] = 0
    g.trained[hero] = [0, 0, 0]
    if g.commander[hero] != NONE:
        g.commander_deck.insert(0, g.commander[hero])
        g.commander[hero] = NONE


@law("RW-7.7", "RW-12.3")
def move_hero(g: Runewars, hero: int, place: int) -> None:
    if g.hero_place[hero] != place:
        g.hero_place[hero] = place
        tell(g, "RW-7.7", "hero-moves", who=g.hero_seat[hero], hero=hero, place=place)
        look_around(g)


@law("RW-19.10g", "RW-19.10h", "RW-19.10i", "RW-19.10u")
def change_commander(g: Runewars, seat: int) -> Rule[None]:
    """Three commander cards are looked at; one may take the place of a commander's card, the rest go under the deck."""
    g.influence[seat] -= 3
    for _ in range(3):
        if g.commander_deck:
            g.show()
            g.commander_drawn.append(g.commander_deck.pop())
    leaders = [hero for hero in heroes_of(g, seat) if g.commander[hero] != NONE]
    choice = yield ask("RW-19.10i", seat, "change-commander", new_commands, g, leaders)
    if choice != DONE:
        _, card, hero = choice
        g.commander_drawn.remove(card)
        g.commander_drawn.append(g.commander[hero])
        g.commander[hero] = card
        tell(g, "RW-19.10i", "commander-changed", who=seat, hero=hero, commander=card)
    g.commander_deck[:0] = g.commander_drawn
    g.commander_drawn.clear()


def new_commands(g: Runewars, leaders: list[int]) -> list[Option]:
    return [DONE, *(("command", card, hero) for card in g.commander_drawn for hero in leaders)]


# ------------------------------------------------------------------------------------------------------ damage, defeat


@law("RW-12.4")
def hurt(g: Runewars, hero: int, damage: int, by: int = NOBODY) -> Rule[None]:
    """A hero takes damage outside of a duel; a seat that dealt it is named."""
    yield from drink(g, hero)
    wound(g, hero, damage)
    if has_fallen(g, hero):
        defeat(g, hero, by)


def wound(g: Runewars, hero: int, damage: int) -> None:
    g.hero_damage[hero] += damage
    tell(g, "RW-12.4", "hero-hurt", hero=hero, count=damage)
    plate = RUNEPLATE in g.rewards[hero]
    if plate and book(g).heroes[hero].health <= g.hero_damage[hero] < hero_health(g, hero):
        turn_up(g, hero, RUNEPLATE)


def has_fallen(g: Runewars, hero: int) -> bool:
    """Damage at least as high as health."""
    return g.hero_damage[hero] >= hero_health(g, hero)


@law("RW-12.8", "RW-12.8b", "RW-19.10q", "RW-19.10t")
def defeat(g: Runewars, hero: int, by: int = NOBODY) -> None:
    """Figure and card leave the game; rewards that nobody has taken lie under a defeated-hero marker. Of a commander
    the card goes, and with it the Lieutenant General."""
    owner, place = g.hero_seat[hero], g.hero_place[hero]
    tell(g, "RW-12.8", "hero-defeated", who=owner, hero=hero, place=place)
    left = g.rewards[hero] + g.rewards_up[hero]
    if left:
        g.graves[place] = sorted(g.graves[place] + left)
        tell(g, "RW-12.8b", "grave", hero=hero, place=place, count=len(left))
    if g.commander[hero] != NONE and g.lieutenant[owner]:
        g.lieutenant[owner] = 0
        g.tactics_discard.append(LIEUTENANT_GENERAL)
    leave(g, hero, GONE)
    if by not in (NOBODY, owner):
        g.slain[by] += 1


# ------------------------------------------------------------------------------------------------------------- healing


@law("RW-12.4", "RW-12.5b")
def heal(g: Runewars, hero: int, damage: int = 99) -> Rule[None]:
    """So much damage is removed, all of it if nothing is said."""
    if not may_heal(g, hero):
        return
    removed = min(damage, g.hero_damage[hero])
    if removed:
        g.hero_damage[hero] -= removed
        tell(g, "RW-12.4", "hero-heals", hero=hero, count=removed)
    also = of_hero(healed, hero)
    if also is not None:
        yield from also(g, hero)


def may_heal(g: Runewars, hero: int) -> bool:
    """Whom the Red Scorpion has struck cannot heal in the next Quest Phase."""
    return g.step not in QUEST_STEPS or [hero, g.year] not in lasting(g.lasting, NO_HEAL)


def drink(g: Runewars, hero: int) -> Rule[None]:
    """Before it takes damage a hero may drink a Healing Potion, outside of a battle. Whoever has face-down rewards is
    asked, so that the question tells nothing."""
    if g.fights or not g.hero_damage[hero] or not may_heal(g, hero) or not g.rewards[hero]:
        return
    choice = yield ask("RW-13.4", g.hero_seat[hero], "drink", potions, g, hero, always=True, about={"hero": hero})
    if choice != DONE:
        yield from drink_up(g, hero)


def potions(g: Runewars, hero: int) -> list[Option]:
    return [DONE, *([("use_reward", HEALING_POTION, hero)] if HEALING_POTION in g.rewards[hero] else [])]


def drink_up(g: Runewars, hero: int) -> Rule[None]:
    use_up(g, hero, HEALING_POTION)
    yield from heal(g, hero)


# ------------------------------------------------------------------------------------------------------------ training


@law("RW-12.6")
def trainable(g: Runewars, hero: int) -> list[int]:
    """Attributes that can still be raised."""
    return [which for which in range(len(ATTRIBUTES)) if g.trained[hero][which] < MOST_TRAINING]


@law("RW-12.6")
def train(g: Runewars, hero: int, attribute: int, by: int = 1) -> None:
    """One token for each attribute, which shows at most +2."""
    raised = min(by, MOST_TRAINING - g.trained[hero][attribute])
    if raised > 0:
        g.trained[hero][attribute] += raised
        tell(g, "RW-12.6", "hero-trains", hero=hero, attribute=attribute, count=raised)


@law("RW-12.6")
def train_any(g: Runewars, hero: int) -> Rule[None]:
    """An attribute of choice is raised by 1."""
    legal: list[Option] = [("raise", hero, which) for which in trainable(g, hero)]
    if legal:
        choice = yield ask("RW-12.6", g.hero_seat[hero], "train", legal, about={"hero": hero})
        train(g, hero, choice[2])


# ------------------------------------------------------------------------------------------------------------- rewards


@law("RW-13.3")
def receive_reward(g: Runewars, hero: int, count: int = 1) -> Rule[None]:
    """The top rewards of the deck, face down."""
    got = 0
    for _ in range(count):
        card = yield from REWARD_DECK.top(g)
        if card == NO_CARD:
            break
        g.rewards[hero].append(card)
        g.rewards[hero].sort()
        whisper(g, (g.hero_seat[hero],), "RW-13.3", "finds", hero=hero, reward=card)
        got += 1
    if got:
        tell(g, "RW-13.3", "receives-reward", hero=hero, count=got)


@law("RW-13.4")
def turn_up(g: Runewars, hero: int, reward: int) -> None:
    """A reward that is used lies face up from then on."""
    if reward in g.rewards[hero]:
        g.rewards[hero].remove(reward)
        g.rewards_up[hero] = sorted([*g.rewards_up[hero], reward])
        g.show()
    tell(g, "RW-13.4", "uses-reward", hero=hero, reward=reward)


@law("RW-13.4")
def use_up(g: Runewars, hero: int, reward: int) -> None:
    """A reward is used; one that says so is discarded."""
    turn_up(g, hero, reward)
    if book(g).rewards[reward].discard_on_use:
        g.rewards_up[hero].remove(reward)
        g.reward_discard.append(reward)


def held(g: Runewars, hero: int) -> list[int]:
    """All rewards of a hero, each kind once."""
    return sorted({*g.rewards[hero], *g.rewards_up[hero]})


def count_rewards(g: Runewars, hero: int) -> int:
    return len(g.rewards[hero]) + len(g.rewards_up[hero])


def lose_reward(g: Runewars, hero: int, reward: int) -> None:
    """A reward is discarded, face up."""
    row = g.rewards_up[hero] if reward in g.rewards_up[hero] else g.rewards[hero]
    row.remove(reward)
    g.reward_discard.append(reward)
    g.show()
    tell(g, "RW-13.4", "loses-reward", hero=hero, reward=reward)


@law("RW-13.4a")
def hand_over(g: Runewars, reward: int, hero: int, other: int) -> None:
    """A reward goes to another hero as it lies."""
    g.handed.append(handed(reward, other))
    up = reward not in g.rewards[hero]
    rows = g.rewards_up if up else g.rewards
    rows[hero].remove(reward)
    rows[other] = sorted([*rows[other], reward])
    if up:
        tell(g, "RW-13.4a", "gives-reward", hero=hero, friend=other, reward=reward)
    else:
        tell(g, "RW-13.4a", "gives-hidden-reward", hero=hero, friend=other)


def handed(reward: int, hero: int) -> int:
    return reward * len(HEROES) + hero


def needs_plate(g: Runewars, hero: int) -> bool:
    """Without its Runeplate the hero would fall."""
    return g.hero_damage[hero] >= book(g).heroes[hero].health
