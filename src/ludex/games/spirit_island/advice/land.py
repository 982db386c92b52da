"""What a land costs as it stands: the invaders in it, and what the ravages and builds to come will do there."""

from __future__ import annotations

from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.games.spirit_island.rules.invaders import BLIGHT_FROM, foreseen, lands_of_card
from ludex.games.spirit_island.rules.lasting import EVERYWHERE, SKIP, TOGETHER, rows
from ludex.games.spirit_island.rules.moments import defence
from ludex.games.spirit_island.state import NOBODY, Island
from ludex.games.spirit_island.things import BUILD, DAMAGE, HEALTH, RAVAGE

THUNDERSPEAKER = SPIRITS.index("thunderspeaker")
INVADERS = ((1.5, 2.4, 6.2), (1.4, 2.4, 6.5), (1.0, 1.2, 7.0), (0.8, 1.0, 6.0))
"""What an explorer, a town, a city on the island costs, by terror level."""
DAHAN, STRIFE = 0.8, 0.8
LED, SWORN = 0.7, 2.0
"""Where dahan are led: a point of damage that they could do there, and a presence lost with one of them."""
TOKENS = (0.3, 2.5, 2.0)
"""Beasts, disease, wilds."""
PRESENCE = 2.2
"""A presence that is lost to blight."""
BLIGHT_LEFT = (22.0, 7.7, 5.5, 4.1, 3.3, 2.75, 2.5, 2.2)
"""What a blight costs that leaves so much for each player."""
HIDDEN_BLIGHT = 3
"""What a blight card that is not turned over yet may bring for each player."""
KILLED, DAHAN_LOST, CASCADE = 1.5, 1.0, 1.2
"""What a point of damage to invaders is worth, a dahan that they kill, and blight that spreads, in blights."""
SOON, SOON_BUILT, LATER, SOMETIME, SOMETIME_SPREADS = 0.8, 0.8, 0.4, 0.25, 0.95
"""How much counts what may still be prevented: ravages and builds of the next turn, ravages of the turn after, those
that come with some card, and those where blight would spread."""
BEFORE_RAVAGE = frozenset(("setup", "first", "spirit", "fast", "invaders", "blighted", "event", "fear", "ravage"))


class Outlook:
    """What is to come, as far as the cards show it: where invaders ravage, build and ravage after that."""

    __slots__ = ("blight", "build", "builds", "kinds", "led", "now", "ravage", "ravages", "then")

    def __init__(self, g: Island) -> None:
        self.now = g.step in BEFORE_RAVAGE
        """Do they ravage this turn?"""
        if g.step in ("build", "explore", "advance"):
            ravage, build, then = g.build, g.explore, g.explore
        else:
            ravage, build, then = g.ravage, g.build, g.build
        self.ravages = 1.0 if self.now and g.step != "spirit" else SOON
        self.builds = 1.0 if self.now and g.step != "spirit" else SOON_BUILT
        self.ravage, self.build, self.then = named(g, ravage), named(g, build), named(g, then)
        if g.step == "build":
            self.build, self.builds = self.ravage, 1.0
        self.build |= named(g, g.immigration)
        self.kinds = INVADERS[g.terror - 1]
        self.blight = blight_cost(g)
        self.led = THUNDERSPEAKER in g.spirits
        """Is there somebody who leads dahan into battle, and is sworn to them?"""


def named(g: Island, cards: list[int]) -> int:
    """The lands that these invader cards name, as bits."""
    found = 0
    for card in cards:
        found |= lands_of_card(g, card)
    return found


def blight_left(g: Island) -> float:
    """How much more blight the island bears, for each player."""
    hidden = 0 if g.blighted or g.blight_card == NOBODY else HIDDEN_BLIGHT
    return g.blight_left / g.players + hidden


def blight_cost(g: Island) -> float:
    """What one more blight costs."""
    left = max(int(blight_left(g)) - 1, 0)
    return BLIGHT_LEFT[min(left, len(BLIGHT_LEFT) - 1)]


def land_cost(g: Island, land: int, look: Outlook) -> float:
    """What there is in a land and what comes of it, the worse the more."""
    people = g.people[land]
    bit = 1 << land
    cost = 0.0
    if g.beasts[land] or g.disease[land] or g.wilds[land]:
        cost -= TOKENS[0] * g.beasts[land] + TOKENS[1] * g.disease[land] + TOKENS[2] * min(g.wilds[land], 2)
    if not people:
        return cost
    number = [0, 0, 0, 0]
    strife = 0
    for one in people:
        number[one & 3] += 1
        if one >> 6:
            strife += 1
    explorers, towns, cities, dahan = number
    kinds = look.kinds
    cost += explorers * kinds[0] + towns * kinds[1] + cities * kinds[2] - DAHAN * dahan - STRIFE * strife
    if not explorers + towns + cities:
        return cost
    if look.ravage & bit:
        cost += look.ravages * ravage_cost(g, land, look, number)
    strong = explorers + 2 * towns + 3 * cities - always_defended(g, land)
    if strong >= BLIGHT_FROM:
        cost += (SOMETIME_SPREADS if g.blight[land] else SOMETIME) * look.blight
    if look.led and dahan:
        cost -= LED * min(DAMAGE[3] * dahan, explorers + 2 * towns + 3 * cities)
    comes = 0
    if look.build & bit and not (look.now and skipped(g, BUILD, land)):
        comes = 2 if towns > cities else 1
        cost += look.builds * kinds[comes] * (0.2 if g.disease[land] else 1.0)
    if look.then & bit:
        damage = strong + (DAMAGE[comes] if comes and not g.disease[land] else 0)
        if damage >= BLIGHT_FROM:
            cost += LATER * (look.blight + PRESENCE * present(g, land)) * (1.4 if g.blight[land] else 1.0)
    return cost


def ravage_cost(g: Island, land: int, look: Outlook, number: list[int]) -> float:
    """What a ravage does there: blight, lost presence and dahan, less what the dahan that are left strike back."""
    if look.now and skipped(g, RAVAGE, land):
        return 0.0
    explorers, towns, cities, dahan = number
    strong = explorers + 2 * towns + 3 * cities
    damage = foreseen(g, land) if look.now else strong - always_defended(g, land)
    lost = min(dahan, max(damage, 0) // HEALTH[3])
    cost = (DAHAN_LOST + (SWORN if look.led else 0.0)) * lost
    left = dahan if look.now and strikes_first(g, land) else dahan - lost
    if left:
        cost -= KILLED * min(left * DAMAGE[3], strong)
    if damage >= BLIGHT_FROM:
        cost += look.blight + PRESENCE * present(g, land)
        if g.blight[land]:
            cost += CASCADE * look.blight
    return cost


def always_defended(g: Island, land: int) -> int:
    """The Defend that a land has every turn."""
    return sum(change(g, land) for change in defence.of(g.owners))


def strikes_first(g: Island, land: int) -> bool:
    return bool(g.lasting) and [land] in rows(g, TOGETHER)


def present(g: Island, land: int) -> int:
    """How many spirits have presence there."""
    return sum(1 for row in g.presence if row[land])


def skipped(g: Island, action: int, land: int) -> bool:
    return bool(g.lasting) and any(
        actions & action and place in (land, EVERYWHERE) for actions, place, _ in rows(g, SKIP)
    )
