"""RW-13.1 to RW-13.3: quests: a hero attempts one, and what its lines do."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Option, Rule, ask, tell, whisper
from ludex.core.law import law
from ludex.games.runewars.printed.book import ATTRIBUTES, FOOD, GOLD, ORE, REWARDS, SILVER, WOOD, book
from ludex.games.runewars.printed.deeds import Deed
from ludex.games.runewars.printed.things import Quest
from ludex.games.runewars.rules import barren, runes
from ludex.games.runewars.rules.abilities import of_hero, tested
from ludex.games.runewars.rules.areas import (
    chart,
    controller,
    is_dungeon,
    is_neutral_type,
    own_units,
    places,
    rivals_of,
)
from ludex.games.runewars.rules.decks import discard_tactics, draw_quests, draw_tactics
from ludex.games.runewars.rules.diplomacy import best_of
from ludex.games.runewars.rules.duels import begin_with_beast
from ludex.games.runewars.rules.heroes import (
    heal,
    hurt,
    move_hero,
    receive_reward,
    train,
    train_any,
    turn_up,
)
from ludex.games.runewars.rules.orders import recruit_triangles
from ludex.games.runewars.rules.power import gain_influence, lose_influence, turn_dial
from ludex.games.runewars.rules.traits import ADDS, attribute
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import FALSE_RUNE, NOBODY, NONE, kind_of

Deeds = Callable[[Runewars, int, int, Deed], Rule[None]]
"""(state, seat, hero, deed); the hero may be gone."""


# ----------------------------------------------------------------------------------------------------------- attempting


@law("RW-13.1", "RW-1.7", "RW-19.10b")
def quests_for(g: Runewars, hero: int) -> list[Option]:
    """Quests of the hand that name the hero's area; an offer has to be affordable. A commander attempts none."""
    if g.hero_routed[hero] or g.commander[hero] != NONE:
        return []
    seat = g.hero_seat[hero]
    area = chart(g).area[g.hero_place[hero]]
    found: list[Option] = []
    for number in sorted(set(g.quests[seat])):
        quest = book(g).quests[number]
        if area in quest.areas and (quest.kind != "offer" or g.influence[seat] >= price(g, hero, quest)):
            found.append(("quest", number))
    return found


@law("RW-13.1")
def reveal(g: Runewars, hero: int, number: int) -> None:
    """The card lies open until the attempt is over."""
    seat = g.hero_seat[hero]
    g.quests[seat].remove(number)
    g.attempted = number
    g.show()
    tell(g, "RW-13.1", "attempts", who=seat, hero=hero, quest=number)
    g.step = "quest"


def price(g: Runewars, hero: int, quest: Quest) -> int:
    """The influence that an offer costs; another sum for whoever controls the area."""
    costs = {deed.op: deed.n for deed in quest.cost}
    here = controller(g, g.hero_place[hero]) == g.hero_seat[hero]
    usual = costs.get("influence", 0)
    return costs.get("influence_if_controlled", usual) if here else usual


@law("RW-13.1", "RW-13.2")
def attempt(g: Runewars) -> Rule[None]:
    """The card is followed: a test, a duel with a neutral unit, or an offer."""
    hero = g.questing
    quest = book(g).quests[g.attempted]
    seat = g.hero_seat[hero]
    if quest.kind == "duel":
        begin_with_beast(g, hero, quest.opponent, g.attempted)
        return
    if quest.kind == "offer":
        lose_influence(g, seat, price(g, hero, quest))
        if any(deed.op == "rout" for deed in quest.cost):
            rout_hero(g, hero)
        line = quest.effect
    else:
        destiny = yield from take_test(g, hero, quest.attribute)
        line = quest.gold if destiny == GOLD else quest.silver if destiny == SILVER else quest.red
    yield from follow(g, seat, hero, line)


@law("RW-13.2")
def take_test(g: Runewars, hero: int, which: int) -> Rule[int]:
    """As many fate cards as the attribute, one of them is chosen; its destiny. A reward that helps lies open then."""
    for reward, (raised, _) in ADDS.items():
        if raised == which and REWARDS.index(reward) in g.rewards[hero]:
            turn_up(g, hero, REWARDS.index(reward))
    tell(g, "RW-13.2", "test", hero=hero, attribute=which, count=attribute(g, hero, which))
    destiny = yield from best_of(g, g.hero_seat[hero], attribute(g, hero, which), "RW-13.2", "test")
    ability = of_hero(tested, hero)
    if ability is not None:
        yield from ability(g, hero, which, destiny)
    return destiny


@law("RW-13.7", "RW-13.3")
def won(g: Runewars) -> Rule[None]:
    """The neutral unit has fallen."""
    hero = g.questing
    yield from follow(g, g.hero_seat[hero], hero, book(g).quests[g.attempted].effect)


@law("RW-13.3")
def lost(g: Runewars) -> Rule[None]:
    """The neutral unit has not: the quest goes back to the hand."""
    seat = g.queue[0]
    keep(g, seat)
    g.step = "hero-rests"
    yield from ()


@law("RW-13.3")
def follow(g: Runewars, seat: int, hero: int, line: tuple[Deed, ...]) -> Rule[None]:
    """All deeds of a line. A quest that neither failed nor is replaced is done: it is discarded, another one drawn."""
    for deed in line:
        yield from DEEDS[deed.op](g, seat, hero, deed)
    operations = {deed.op for deed in line}
    if "fail" in operations:
        keep(g, seat)
    else:
        tell(g, "RW-13.3", "quest-replaced" if "new_quest" in operations else "quest-done", who=seat, quest=g.attempted)
        g.quest_discard.append(g.attempted)
        g.attempted = NOBODY
        yield from draw_quests(g, seat, 1)
    g.step = "hero-rests"


@law("RW-13.3")
def keep(g: Runewars, seat: int) -> None:
    """The quest failed and stays in hand."""
    tell(g, "RW-13.3", "quest-failed", who=seat, quest=g.attempted)
    g.quests[seat] = sorted([*g.quests[seat], g.attempted])
    g.attempted = NOBODY


# ------------------------------------------------------------------------------------------------------------ the deeds


def stands(g: Runewars, hero: int) -> bool:
    """Is the hero still there?"""
    return g.hero_place[hero] >= 0


def rout_hero(g: Runewars, hero: int) -> None:
    if not g.hero_routed[hero]:
        g.hero_routed[hero] = 1
        tell(g, "RW-1.7", "hero-routed", hero=hero)


def nothing(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    """What becomes of the quest is seen to when all else is done."""
    yield from ()


def do_reward(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    if stands(g, hero):
        yield from receive_reward(g, hero, deed.n)


def do_reward_for_influence(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    if g.influence[seat] < deed.n or not stands(g, hero):
        return
    choice = yield ask("RW-13.3", seat, "buy-reward", [("yes",), ("no",)], about={"hero": hero, "count": deed.n})
    if choice == ("yes",):
        lose_influence(g, seat, deed.n)
        yield from receive_reward(g, hero)


def do_damage(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    if stands(g, hero):
        yield from hurt(g, hero, deed.n)


def do_heal(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    if stands(g, hero):
        yield from heal(g, hero)


def do_rout(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    if stands(g, hero):
        rout_hero(g, hero)
    yield from ()


def do_train(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    if not stands(g, hero):
        return
    if deed.word == "any":
        yield from train_any(g, hero)
    else:
        train(g, hero, ATTRIBUTES.index(deed.word))


@law("RW-18.1")
def do_move_anywhere(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    """To any area; out of a dungeon nobody moves any further."""
    if not stands(g, hero) or is_dungeon(g, g.hero_place[hero]):
        return
    choice = yield ask("RW-13.1", seat, "move-anywhere", [("go", hero, place) for place in places(g)])
    move_hero(g, hero, choice[2])


def do_influence(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    if deed.n > 0:
        gain_influence(g, seat, deed.n)
    else:
        lose_influence(g, seat, -deed.n)
    yield from ()


def do_tactics(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    if deed.n > 0:
        yield from draw_tactics(g, seat, deed.n)
    for _ in range(-deed.n):
        yield from discard_tactics(g, seat)


def dial(resource: int) -> Deeds:
    def do_dial(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
        turn_dial(g, seat, resource, deed.n)
        yield from ()

    return do_dial


def do_look(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    yield from runes.look_at(g, seat, deed.n)


@law("RW-15.5")
def do_objective(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    """He looks at the objective of an opponent who has one."""
    others = [other for other in rivals_of(g, seat) if g.objective[other] != NONE]
    if not others:
        return
    choice = yield ask("RW-15.5", seat, "look-at-objective", [("choose_player", other) for other in others])
    g.show()
    tell(g, "RW-15.5", "objective-seen", who=seat, other=choice[1])
    whisper(g, (seat,), "RW-15.5", "sees-objective", other=choice[1], objective=g.objective[choice[1]])


@law("RW-14.4", "RW-18.2")
def do_false_rune(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    """A false rune of the box; in Epic play there is none."""
    if g.runes_left[FALSE_RUNE] and not g.epic:
        yield from runes.place_rune(g, seat, FALSE_RUNE)


@law("RW-8.3", "RW-1.2")
def do_ally_type(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    """Neutral units of one type ally with who has a unit there: that makes the area his, so they all do already."""
    if not stands(g, hero) or not own_units(g, seat, g.hero_place[hero]):
        return
    place = g.hero_place[hero]
    if any(is_neutral_type(kind_of(one)) for one in g.units[place]):
        tell(g, "RW-8.3", "allies", who=seat, place=place)
    yield from ()


def do_recruit_triangle(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    yield from recruit_triangles(g, seat, deed.n)


def do_lost_city(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    barren.place_lost_city(g)
    yield from ()


def do_lost_city_or_reward(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    if barren.lost_city_found(g):
        yield from do_reward(g, seat, hero, deed)
    else:
        barren.place_lost_city(g)


def do_desolation(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    if stands(g, hero) and barren.may_desolate(g, g.hero_place[hero]):
        barren.desolate(g, g.hero_place[hero])
    yield from ()


def do_cryomancy(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    if stands(g, hero) and barren.may_freeze(g, g.hero_place[hero]):
        barren.freeze(g, g.hero_place[hero])
    yield from ()


def do_clear_tokens(g: Runewars, seat: int, hero: int, deed: Deed) -> Rule[None]:
    yield from barren.clear_some(g, seat, deed.n)


DEEDS: dict[str, Deeds] = {
    "reward": do_reward,
    "reward_for_influence": do_reward_for_influence,
    "fail": nothing,
    "new_quest": nothing,
    "damage": do_damage,
    "heal": do_heal,
    "rout": do_rout,
    "train": do_train,
    "move_anywhere": do_move_anywhere,
    "influence": do_influence,
    "tactics": do_tactics,
    "food": dial(FOOD),
    "wood": dial(WOOD),
    "ore": dial(ORE),
    "look": do_look,
    "objective": do_objective,
    "false_rune": do_false_rune,
    "ally_type": do_ally_type,
    "recruit_triangle": do_recruit_triangle,
    "lost_city": do_lost_city,
    "lost_city_or_reward": do_lost_city_or_reward,
    "desolation": do_desolation,
    "cryomancy": do_cryomancy,
    "clear_tokens": do_clear_tokens,
}

STEPS = {"quest": attempt, "quest-won": won, "quest-lost": lost}
