"""What one does by habit: keeps trouble away from where the invaders are about to ravage, destroys what costs most,
plays the cards whose elements belong together, and uses powers where they help most."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludex.core import Decision, Option
from ludex.core.decision import DONE
from ludex.games.spirit_island.advice.land import Outlook, land_cost
from ludex.games.spirit_island.advice.plays import best_plays
from ludex.games.spirit_island.advice.use import best_use
from ludex.games.spirit_island.advice.worth import FREE, PER_PLAY, card_worth, innate_worth, track_worth
from ludex.games.spirit_island.printed.powers import GROWTHS, POWERS
from ludex.games.spirit_island.rules.cards import cards_of
from ludex.games.spirit_island.rules.growth import (
    ENERGY_TRACK,
    FROM_DESTROYED,
    FROM_ISLAND,
    PLAYS_TRACK,
    energy_each_turn,
    plays_each_turn,
)
from ludex.games.spirit_island.rules.land import health_of
from ludex.games.spirit_island.rules.scope import EVENT_CAUSE
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import MAJOR, MINOR, damage_of

ROUTINE = frozenset(("proposal", "line", "forget", "deck"))
RICH, FEW = 5, 4
"""Energy that is enough for major powers, and cards of which one can be spared."""
SPENT, SHORT = 1.2, 0.8
"""An energy; and one that is short for the cards that could be played."""
BACK, NEEDED, ONE_BACK = 0.4, 2.5, 1.0
"""A card reclaimed; one that there would be none to play without; one of choice."""
NEW_CARD, NEW_PRESENCE, TRACK, MORE_PLAYS = 2.2, 2.0, 0.8, 2.0
"""A card gained, a presence added, a point of what its track gives, a card play more."""
NEAR_NEW, NEAR_TROUBLE, BLIGHTED_LAND, IN_DANGER, SECOND = 0.35, 0.06, 0.6, 1.0, 0.5
"""Of a land for presence: a land next to it that is out of reach, trouble within reach, blight, a ravage to come, a
sacred site that it makes."""
DEPTH = 2
"""So many of the choices that follow from growth are weighed with it."""
MOST_PRESENCE, FEWER_PRESENCE = 8, 5
"""Of more ways to add presence than this the best are looked at; and within another look ahead."""


def habit(g: Island, me: int, decision: Decision) -> Option:
    options = decision.options
    found = BY_PROMPT.get(decision.prompt)
    if found is not None:
        return found(g, me, decision)
    found = BY_VERB.get(options[-1][0])
    return found(g, me, decision) if found is not None else options[0]


# ----------------------------------------------------------------------------------------------------- the spirit phase


def spirit(g: Island, me: int, decision: Decision) -> Option:
    """Grow, do all that growth brings, then play."""
    options = decision.options
    kinds: dict[str, list[Option]] = {}
    for option in options:
        kinds.setdefault(option[0], []).append(option)
    if "presence" in kinds:
        return best_presences(g, me, kinds["presence"])[0]
    if "grow-act" in kinds:
        return kinds["grow-act"][0]
    for reclaim in ("reclaim-one", "reclaim"):
        if reclaim in kinds:
            return max(kinds[reclaim], key=lambda option: card_worth(g.spirits[me], option[-1]))
    if "grow" in kinds:
        return max(kinds["grow"], key=lambda option: growth_worth(g, me, option[1]))
    if "play" in kinds:
        cards = best_plays(g, me, [option[1] for option in kinds["play"]], habit)
        if cards:
            return ("play", cards[0])
    return DONE if DONE in options else options[0]


def consider(g: Island, me: int, decision: Decision) -> Sequence[Option]:
    """The options that are worth a look: presence of the tracks rather than of the island, and to the best lands."""
    options = decision.options
    added = [option for option in options if option[0] == "presence"] if decision.prompt == "spirit" else []
    if len(added) <= MOST_PRESENCE:
        return options
    kept = best_presences(g, me, added)[:MOST_PRESENCE]
    return [option for option in options if option[0] != "presence" or option in kept]


def depth(decision: Decision) -> int:
    """How to grow and where to add presence is a matter of the whole turn."""
    return DEPTH if any(option[0] in ("grow", "presence") for option in decision.options) else 0


def pivotal(g: Island, me: int, decision: Decision) -> Sequence[Option]:
    """Where presence goes, which card is gained, which ones are played, and further growth."""
    options = decision.options
    if decision.prompt == "keep":
        return options
    if decision.prompt != "spirit":
        return ()
    added = [option for option in options if option[0] == "presence"]
    if added:
        return best_presences(g, me, added)[:FEWER_PRESENCE]
    return () if any(option[0] in ("grow-act", "reclaim-one") for option in options) else options


def growth_worth(g: Island, me: int, number: int) -> float:
    """What a way to grow brings."""
    spirit_number, top, bottom = g.spirits[me], g.top[me], g.bottom[me]
    growth = GROWTHS[spirit_number]
    option = growth.options[number]
    worth = -SPENT * option.cost
    plays = plays_each_turn(g, me)
    short = max(0.0, PER_PLAY * (plays - FREE) - g.energy[me] - energy_each_turn(g, me))
    for place in option.actions:
        action = growth.actions[place]
        match action.kind:
            case "reclaim_all":
                missing = max(0, plays - len(g.hand[me]))
                worth += BACK * len(g.discard[me]) + NEEDED * min(missing, len(g.discard[me]))
            case "reclaim_one":
                worth += ONE_BACK if g.discard[me] else 0.0
            case "gain_power_card":
                worth += NEW_CARD
            case "add_presence":
                here = track_worth(spirit_number, top, bottom)
                more = max(track_worth(spirit_number, top + 1, bottom), track_worth(spirit_number, top, bottom + 1))
                worth += NEW_PRESENCE + TRACK * (more - here)
            case "energy":
                worth += SPENT * action.number + SHORT * min(short, action.number)
            case "card_plays":
                worth += MORE_PLAYS
            case _:
                worth += 0.2
    return worth


def best_presences(g: Island, me: int, options: list[Option]) -> list[Option]:
    """The best first: from the track that gives most, to where there is something to do and presence is safe."""
    tracks, lands = presence_worths(g, me, options, Outlook(g))
    return sorted(options, key=lambda option: -tracks[option[2]] - lands[option[3]])


def presence_worths(
    g: Island, me: int, options: list[Option], look: Outlook
) -> tuple[dict[int, float], dict[int, float]]:
    """How good each track and each land is for one more presence."""
    kind, top, bottom = g.spirits[me], g.top[me], g.bottom[me]
    tracks = {
        ENERGY_TRACK: track_worth(kind, top + 1, bottom),
        PLAYS_TRACK: track_worth(kind, top, bottom + 1),
        FROM_ISLAND: track_worth(kind, top, bottom) - 4.0,
        FROM_DESTROYED: track_worth(kind, top, bottom),
    }
    lands: dict[int, float] = {}
    for option in options:
        if option[3] not in lands:
            lands[option[3]] = presence_worth(g, me, option[3], look)
    return tracks, lands


def presence_worth(g: Island, me: int, land: int, look: Outlook) -> float:
    """How good a land is for one more presence."""
    mine = g.presence[me]
    near = g.chart.near[land]
    worth = 0.0 if mine[land] > 1 else SECOND
    if not mine[land]:
        worth += NEAR_NEW * sum(1 for place in near if not mine[place])
    for place in (land, *near):
        worth += NEAR_TROUBLE * max(0.0, land_cost(g, place, look))
    if g.blight[land]:
        worth -= BLIGHTED_LAND
    if (look.ravage | look.then) >> land & 1 and g.people[land] and land_cost(g, land, look) > 2:
        worth -= IN_DANGER
    return worth


def keep(g: Island, me: int, decision: Decision) -> Option:
    """The card that is worth most, of those that can soon be paid."""
    purse = g.energy[me] + energy_each_turn(g, me)

    def worth(option: Option) -> float:
        return card_worth(g.spirits[me], option[1]) - 0.4 * max(0, POWERS[option[1]].cost - purse)

    return max(decision.options, key=worth)


def forget(g: Island, me: int, decision: Decision) -> Option:
    cards = [option for option in decision.options if option != DONE]
    return min(cards, key=lambda option: card_worth(g.spirits[me], option[1]))


def deck(g: Island, me: int, decision: Decision) -> Option:
    """A major power as soon as there is energy for it."""
    rich = g.energy[me] / 2 + energy_each_turn(g, me) >= RICH
    return ("gain", MAJOR if rich and len(cards_of(g, me)) > FEW else MINOR)


# -------------------------------------------------------------------------------------------------------------- powers


def powers(g: Island, me: int, decision: Decision) -> Option:
    return best_use(g, me, decision, habit)


def hit(g: Island, me: int, decision: Decision) -> Option:
    """What can be destroyed with the damage that is left: the dearest of it, otherwise what is wounded."""
    left = decision.about.get("count", 1)

    def order(option: Option) -> tuple[int, int, int]:
        if option == ("rest",):
            return (-1, 0, 0)
        need = health_of(g, option[1], option[2]) - damage_of(option[2])
        return (1 if need <= left else 0, (option[2] & 3) if need <= left else -need, -need)

    return max(decision.options, key=order)


def dearest(g: Island, me: int, decision: Decision) -> Option:
    """Of pieces to be destroyed, removed or replaced: what costs most; never dahan of one's own will."""
    look = Outlook(g)

    def worth(option: Option) -> float:
        if option == DONE:
            return 0.0
        one = option[2]
        if one < 0:
            return 0.5
        return -1.0 if one & 3 == 3 else look.kinds[one & 3]

    return max(decision.options, key=worth)


def strife(g: Island, me: int, decision: Decision) -> Option:
    """The strongest that has none."""
    return max(decision.options, key=lambda option: ((option[2] & 3) - 2 * (option[2] >> 6)) if len(option) > 2 else -9)


def moved(g: Island, me: int, decision: Decision) -> Option:
    """What leaves the two lands with the least trouble; tokens go where there are invaders."""
    look = Outlook(g)
    best, least = decision.options[0], 0.0 if decision.options[0] == DONE else 99.0
    before: dict[int, float] = {}
    for option in decision.options:
        if option == DONE:
            continue
        _, one, origin, target = option
        if one < 0:
            change = 0.1 * (len(g.people[origin]) - len(g.people[target])) - 0.01
        else:
            for land in (origin, target):
                if land not in before:
                    before[land] = land_cost(g, land, look)
            change = moved_cost(g, one, origin, target, look) - before[origin] - before[target]
        if change < least:
            best, least = option, change
    return best


def moved_cost(g: Island, one: int, origin: int, target: int, look: Outlook) -> float:
    """What both lands cost when the piece has moved."""
    g.people[origin].remove(one)
    g.people[target].append(one)
    cost = land_cost(g, origin, look) + land_cost(g, target, look)
    g.people[target].remove(one)
    g.people[origin].append(one)
    g.people[origin].sort()
    return cost


def where(g: Island, me: int, decision: Decision) -> Option:
    """A power or a fear card helps most where there is most trouble; an event harms least where there is least."""
    look = Outlook(g)
    sign = -1 if decision.about.get("cause", -1) >= EVENT_CAUSE else 1
    lands = [option for option in decision.options if option[0] == "land"]
    return max(lands, key=lambda option: sign * land_cost(g, option[1], look)) if lands else decision.options[0]


def safest(g: Island, me: int, decision: Decision) -> Option:
    """Where blight, or whatever else is bad, does least."""

    def harm(option: Option) -> tuple[int, int, int]:
        land = option[-1]
        here = sum(row[land] for row in g.presence)
        alone = sum(1 for row in g.presence if row[land] == 1)
        return (int(g.blight[land] > 0), here and 1, alone)

    return min((option for option in decision.options if option != DONE), key=harm)


def lose_presence(g: Island, me: int, decision: Decision) -> Option:
    """From where there is most of it, or where it is lost anyway."""
    look = Outlook(g)

    def spare(option: Option) -> float:
        if option == DONE:
            return -9.0
        land = option[-1]
        seat = option[1] if option[0] == "lose" else me
        return min(g.presence[seat][land], 3) + 0.1 * land_cost(g, land, look)

    return max(decision.options, key=spare)


def element(g: Island, me: int, decision: Decision) -> Option:
    """The one that reaches most lines of its innate powers."""

    def worth(option: Option) -> float:
        elements = g.elements[me][:]
        elements[option[1]] += 1
        return innate_worth(g, me, elements)

    return max(decision.options, key=worth)


def agree(g: Island, me: int, decision: Decision) -> Option:
    return ("agree",)


def last(g: Island, me: int, decision: Decision) -> Option:
    return decision.options[-1]


Habit = Callable[[Island, int, Decision], Option]
BY_PROMPT: dict[str, Habit] = {
    "spirit": spirit,
    "fast": powers,
    "slow": powers,
    "keep": keep,
    "forget": forget,
    "deck": deck,
    "element": element,
    "proposal": agree,
    "cascade": safest,
    "lose-presence": lose_presence,
    "presence-from": lose_presence,
    "sworn": lose_presence,
    "lose": lose_presence,
    "add-town": safest,
    "add-explorer": safest,
    "build-in": safest,
    "cash-crops": safest,
    "prevent": last,
}
BY_VERB: dict[str, Habit] = {
    "hit": hit,
    "rest": hit,
    "destroy": dearest,
    "remove": dearest,
    "replace": dearest,
    "strife": strife,
    "push": moved,
    "gather": moved,
    "land": where,
}
