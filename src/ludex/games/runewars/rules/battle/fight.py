"""RW-9: the vocabulary in which battles are written. A `Fight` is a battle as one side sees it: its line, the enemy,
and who decides for it. An ability says what it does in these words:

    @ability("knight")
    def command(f: Fight) -> Rule[None]:
        yield from f.rout()
        yield from draw_tactics(f.g, f.seat, 1)

Words that only change numbers are said at once; words that may ask somebody are rules (`yield from`)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Iterable

from ludex.core import Option, Rule, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import COMMANDERS, REWARDS, book
from ludex.games.runewars.rules.areas import chart, controller, left_of
from ludex.games.runewars.rules.battle.kinds import DARK_KNIGHT, GREAT_WYRM, NOVICE_WIZARD, OBSCENE, WARRIOR
from ludex.games.runewars.rules.battle.marks import (
    CHARGERS,
    HEALTH,
    INITIATIVE,
    RESPITE,
    SHIELD,
    SIGIL,
    SPENT,
    erase,
    is_marked,
    mark,
    marked,
)
from ludex.games.runewars.rules.heroes import defeat, has_fallen, turn_up, wound
from ludex.games.runewars.rules.retreat import havens, judge_of_neutrals, neutrals_retreat, retreat
from ludex.games.runewars.rules.units import has_upgrade, keep_limit, put
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import NOBODY, NONE, PER_TYPE, ROUTED, unit

ATTACKER, DEFENDER = range(2)
DAMAGE_STEP = 2
DAMAGE_BITS = PER_TYPE - 2
FELL, SAVED = -1, -2
"""What became of a unit that was hit: it is gone for good, or something saved it."""
CHAMPION = COMMANDERS.index("champion")
HORN, BANNER = REWARDS.index("horn-of-retreat"), REWARDS.index("banner-of-war")
Which = Callable[[int], bool]
"""Whether a unit is meant."""


def each_once(units: Iterable[int]) -> list[int]:
    """Units that are all the same are one choice."""
    return list(dict.fromkeys(units))


@law("RW-9.7")
def bearing(units: list[int]) -> list[int]:
    """Which of these units may take the next damage: damaged ones, else standing ones, else those that lie."""
    found = [one for one in units if one & DAMAGE_BITS]
    if not found:
        found = [one for one in units if not one & ROUTED] or units
    return each_once(found)


@law("RW-9.6")
def falling(units: list[int]) -> list[int]:
    """Which of these units may be routed next: undamaged ones that stand, else damaged ones that stand."""
    found = [one for one in units if not one & ROUTED]
    return each_once([one for one in found if not one & DAMAGE_BITS] or found)


@law("RW-9.7b")
def upright(units: list[int]) -> list[int]:
    """Who has to destroy a unit of his takes one that stands, if he can."""
    return each_once([one for one in units if not one & ROUTED] or units)


class Fight:
    """A battle as one side sees it."""

    __slots__ = ("_other", "attacks", "battle", "enemy", "g", "line", "owner", "seat", "side")

    @law("RW-8.6", "RW-19.10n")
    def __init__(self, g: Runewars, side: int, other: Fight | None = None) -> None:
        battle = g.fights[-1]
        self.g = g
        self.side = side
        self.attacks = side == ATTACKER
        self.battle = battle
        self.line = battle.lines[side]
        self.enemy = battle.lines[1 - side]
        """What abilities are aimed at: units, never a commander."""
        self.owner = battle.attacker if side == ATTACKER else battle.defender
        """Whose units they are; NOBODY for neutral ones that are not allied."""
        self.seat = self.owner if self.owner != NOBODY else left_of(g, battle.attacker)
        """Who decides; for neutral units that are not allied the player to the attacker's left."""
        self._other = other

    # --------------------------------------------------------------------------------------------------------- looking

    @property
    def other(self) -> Fight:
        """The same battle, as the enemy sees it."""
        if self._other is None:
            self._other = Fight(self.g, 1 - self.side, self)
        return self._other

    def has(self, development: str) -> bool:
        """Has he bought this Development card?"""
        return has_upgrade(self.g, self.owner, development)

    def shape(self, one: int) -> int:
        return book(self.g).units[one // PER_TYPE].shape

    def of_shape(self, units: list[int], *shapes: int) -> list[int]:
        kinds = book(self.g).units
        return [one for one in units if kinds[one // PER_TYPE].shape in shapes]

    def standing(self, kind: int) -> int:
        """How many own units of a type stand."""
        return sum(one // PER_TYPE == kind and not one & ROUTED for one in self.line)

    def health(self, kind: int) -> int:
        health = book(self.g).units[kind].health
        if self.battle.marks:
            health += sum(more for which, more in marked(self.battle, HEALTH, self.side) if which == kind)
        return health

    @law("RW-9.5")
    def initiative(self, kind: int) -> int:
        found = book(self.g).units[kind].initiative
        if kind == WARRIOR and self.has("latari-warrior"):
            found -= 1
        if self.battle.marks:
            for which, now in marked(self.battle, INITIATIVE, self.side):
                if which == kind:
                    found = now
        return found

    def types(self) -> list[int]:
        """Types of own units that stand."""
        return each_once(one // PER_TYPE for one in self.line if not one & ROUTED)

    @law("RW-19.10m")
    def commanders(self) -> list[int]:
        """His standing commanders here (heroes), as long as units of his take part."""
        g = self.g
        if not g.commanders or self.owner == NOBODY or not self.line:
            return []
        return [
            hero
            for hero, at in enumerate(g.hero_place)
            if at == self.battle.place
            and g.hero_seat[hero] == self.owner
            and g.commander[hero] != NONE
            and not g.hero_routed[hero]
        ]

    def commander(self, card: int) -> int:
        """His hero here with this commander card; NOBODY if there is none."""
        if self.g.commanders:
            for hero in self.commanders():
                if self.g.commander[hero] == card:
                    return hero
        return NOBODY

    def spent(self, what: int) -> bool:
        return is_marked(self.battle, SPENT, self.side, what)

    def spend(self, what: int) -> None:
        """Once in a battle, and this was it."""
        mark(self.battle, SPENT, self.side, what)

    # ---------------------------------------------------------------------------------------------------------- asking

    def ask(self, clause: str, prompt: str, options: list[Option], kind: int = NONE) -> Rule[Option]:
        """A question to who decides for this side; `kind` is the type whose ability it is about. One answer needs no
        question."""
        if len(options) == 1:
            return options[0]
        about = {"kind": kind} if kind != NONE else {"place": self.battle.place}
        choice: Option = yield ask(clause, self.seat, prompt, options, about=about)
        return choice

    def may(self, clause: str, prompt: str, kind: int = NONE) -> Rule[bool]:
        choice = yield from self.ask(clause, prompt, [("yes",), ("no",)], kind)
        return choice == ("yes",)

    def choose(self, clause: str, prompt: str, deed: str, units: list[int], kind: int = NONE) -> Rule[int]:
        """One of these units; NONE if there are none."""
        if not units:
            return NONE
        choice = yield from self.ask(clause, prompt, [(deed, one) for one in each_once(units)], kind)
        return int(choice[1])

    def may_choose(self, clause: str, prompt: str, deed: str, units: list[int], kind: int = NONE) -> Rule[int]:
        """One of these units or none: NONE."""
        if not units:
            return NONE
        choice = yield from self.ask(clause, prompt, [DONE, *((deed, one) for one in each_once(units))], kind)
        return NONE if choice == DONE else int(choice[1])

    # ---------------------------------------------------------------------------------------------------------- damage

    @law("RW-9.7")
    def damage(self, count: int) -> Rule[int]:
        """So much damage to the enemy, who puts it one by one where the rules let him. How many units fell."""
        fallen = 0
        other = self.other
        for _ in range(count):
            if not other.line:
                break
            fallen += (yield from other.suffer(other.line)) == FELL
        return fallen

    @law("RW-9.7")
    def suffer(self, units: list[int]) -> Rule[int]:
        """One damage on one of these own units, chosen by their owner. The unit as it is now, FELL or SAVED."""
        options: list[Option] = [("hurt", one) for one in bearing(units)]
        champion = self.shielding()
        if champion != NOBODY:
            options.append(("shield", champion))
        choice = yield from self.ask("RW-9.7", "assign-damage", options)
        if choice[0] == "shield":
            self.wound_champion(champion)
            return SAVED
        return (yield from self.hurt(choice[1]))

    def hurt(self, one: int) -> Rule[int]:
        """One damage on this own unit."""
        kind = one // PER_TYPE
        if (one & DAMAGE_BITS) // DAMAGE_STEP + 1 >= self.health(kind):
            return FELL if (yield from self.fall(one)) else SAVED
        line = self.line
        line.remove(one)
        insort(line, one + DAMAGE_STEP)
        tell(self.g, "RW-9.7", "battle-hurt", who=self.owner, kind=kind)
        return one + DAMAGE_STEP

    @law("RW-19.10p", "RW-19.10q")
    def shielding(self) -> int:
        """The champion who may take a wound in this round instead of a unit; NOBODY if there is none."""
        if not self.g.commanders or is_marked(self.battle, RESPITE, self.side, self.battle.initiative):
            return NOBODY
        return self.commander(CHAMPION)

    def wound_champion(self, hero: int) -> None:
        g = self.g
        mark(self.battle, RESPITE, self.side, self.battle.initiative)
        tell(g, "RW-19.10p", "battle-champion", who=self.owner, hero=hero)
        wound(g, hero, 1)
        if has_fallen(g, hero):
            defeat(g, hero, self.other.owner)

    @law("RW-9.7a")
    def fall(self, one: int) -> Rule[bool]:
        """This own unit is destroyed, unless something saves it."""
        g = self.g
        battle = self.battle
        kind = one // PER_TYPE
        line = self.line
        if battle.marks and is_marked(battle, SHIELD, self.side, kind):
            erase(battle, SHIELD, self.side, kind)
            line.remove(one)
            insort(line, one | ROUTED)
            tell(g, "RW-9.12", "battle-saved", who=self.owner, kind=kind)
            return False
        if kind == OBSCENE and (yield from self.returns_to_pits(one)):
            return False
        line.remove(one)
        g.supply[kind] += 1
        battle.fallen[self.side].append(kind)
        tell(g, "RW-9.7a", "battle-falls", who=self.owner, kind=kind)
        if kind == GREAT_WYRM and self.has("waiqar-great-wyrm"):
            yield from self.damage(1)
        return True

    @law("RW-19.7b")
    def returns_to_pits(self, one: int) -> Rule[bool]:
        """Return to the Spawning Pits: an Obscene that would be destroyed or retreat goes home instead."""
        g = self.g
        kind = one // PER_TYPE
        if kind != OBSCENE or not self.has("uthuk-obscene"):
            return False
        home = [place for place in chart(g).homes[g.factions[self.owner]] if self.holds(place)]
        if not home:
            return False
        options: list[Option] = [DONE, *(("area", place) for place in home)]
        choice = yield from self.ask("RW-19.7b", "spawning-pits", options, kind)
        if choice == DONE:
            return False
        self.line.remove(one)
        put(g, choice[1], unit(kind, True))
        tell(g, "RW-19.7b", "battle-pits", who=self.owner, place=choice[1])
        yield from keep_limit(g, self.owner, choice[1])
        return True

    def holds(self, place: int) -> bool:
        """Does he control this area, apart from the battle?"""
        return place != self.battle.place and controller(self.g, place) == self.owner

    @law("RW-19.10p")
    def strike(self, one: int) -> Rule[int]:
        """One damage to this enemy unit, or to a champion who takes it instead; what it is now, FELL or SAVED."""
        other = self.other
        champion = other.shielding()
        if champion != NOBODY:
            choice = yield from other.ask("RW-19.10p", "assign-damage", [("hurt", one), ("shield", champion)])
            if choice[0] == "shield":
                other.wound_champion(champion)
                return SAVED
        return (yield from other.hurt(one))

    def slay(self, one: int) -> Rule[bool]:
        """This enemy unit is destroyed."""
        return (yield from self.other.fall(one))

    # ------------------------------------------------------------------------------------------------------------ rout

    @law("RW-9.6")
    def rout(self, count: int = 1, only: Which | None = None) -> Rule[None]:
        """So many enemy units are routed, as their owner chooses; if he has any such, among those."""
        other = self.other
        for _ in range(count):
            line = other.line
            if only is not None:
                line = [one for one in line if only(one) and not one & ROUTED] or line
            legal = falling(line)
            if not legal:
                return
            one = yield from other.choose("RW-9.6", "assign-rout", "lie_down", legal)
            yield from other.lie_down(one)

    @law("RW-9.6")
    def lie_down(self, one: int) -> Rule[bool]:
        """This own unit is routed, unless something keeps it up."""
        kind = one // PER_TYPE
        if kind == DARK_KNIGHT and self.has("waiqar-dark-knight") and not self.spent(CHARGERS):
            self.spend(CHARGERS)
            tell(self.g, "RW-19.7b", "battle-stands", who=self.owner, kind=kind)
            return False
        guarded = self.has("daqan-novice-wizard") and not self.spent(SIGIL) and self.standing(NOVICE_WIZARD)
        if guarded and (yield from self.may("RW-19.7b", "sigil", kind)):
            self.spend(SIGIL)
            tell(self.g, "RW-19.7b", "battle-stands", who=self.owner, kind=kind)
            return False
        self.drop(one)
        return True

    def drop(self, one: int) -> None:
        """It lies now."""
        line = self.line
        line.remove(one)
        insort(line, one | ROUTED)
        tell(self.g, "RW-9.6", "battle-routed", who=self.owner, kind=one // PER_TYPE)

    def topple(self, one: int) -> Rule[bool]:
        """This enemy unit is routed."""
        return (yield from self.other.lie_down(one))

    def routed(self) -> list[int]:
        """Own units in this battle that lie."""
        return [one for one in self.line if one & ROUTED]

    def stand_up(self, one: int) -> None:
        line = self.line
        line.remove(one)
        insort(line, one & ~ROUTED)
        tell(self.g, "RW-9.6", "battle-stands-up", who=self.owner, kind=one // PER_TYPE)

    def mend(self, one: int) -> None:
        """An own unit loses all its damage."""
        line = self.line
        line.remove(one)
        insort(line, one & ~DAMAGE_BITS)
        tell(self.g, "RW-9.5b", "battle-mended", who=self.owner, kind=one // PER_TYPE)

    def mend_one(self, kind: int) -> Rule[None]:
        """One of the own units of a type loses all its damage."""
        hurt = [one for one in self.line if one // PER_TYPE == kind and one & DAMAGE_BITS]
        one = yield from self.choose("RW-9.5b", "mend", "mend", hurt, kind)
        if one != NONE:
            self.mend(one)

    # ------------------------------------------------------------------------------------------ away, and in addition

    @law("RW-9.8", "RW-10.4")
    def send_away(self, one: int, chooser: int = NOBODY) -> Rule[None]:
        """This enemy unit leaves the battle at once; its owner says where to, or `chooser`."""
        g = self.g
        other = self.other
        place = self.battle.place
        kind = one // PER_TYPE
        if (yield from other.returns_to_pits(one)):
            return
        tell(g, "RW-9.8", "battle-sent-away", who=other.owner, kind=kind)
        stands = chooser == NOBODY and other.owner != NOBODY and (yield from other.hears_horn())
        other.line.remove(one)
        if other.owner == NOBODY:
            yield from neutrals_retreat(g, place, [one], judge_of_neutrals(g) if chooser == NOBODY else chooser)
        elif chooser == NOBODY:
            yield from retreat(g, other.owner, place, [one], stands)
        else:
            yield from driven(g, other.owner, place, one, chooser)

    def heroes(self) -> list[int]:
        """His heroes in the area."""
        g = self.g
        if self.owner == NOBODY:
            return []
        return [
            hero for hero, at in enumerate(g.hero_place) if at == self.battle.place and g.hero_seat[hero] == self.owner
        ]

    def hears_horn(self) -> Rule[bool]:
        """The Horn of Retreat of a hero here keeps on their feet who retreat."""
        return (yield from self.uses(HORN, self.heroes(), "horn"))

    @law("RW-13.4")
    def uses(self, reward: int, heroes: list[int], prompt: str) -> Rule[bool]:
        """Does one of these heroes use this reward? One that lies face down is turned up for it; who has any such card
        is asked, so that the question tells nothing."""
        g = self.g
        if any(reward in g.rewards_up[hero] for hero in heroes):
            return True
        asked = [hero for hero in heroes if g.rewards[hero]]
        if not asked:
            return False
        choice = yield ask("RW-13.4", self.seat, prompt, unveilings, g, asked, reward, always=True)
        if choice == DONE:
            return False
        turn_up(g, choice[1], reward)
        return True

    def add_units(self, kind: int, count: int) -> None:
        """Units of the box join the line, standing, as many as there are."""
        g = self.g
        count = min(count, g.supply[kind])
        g.supply[kind] -= count
        for _ in range(count):
            insort(self.line, unit(kind))
        tell(g, "RW-9.5b", "battle-raised", who=self.owner, kind=kind, count=count)

    @law("RW-9.9a")
    def add_strength(self, count: int) -> None:
        self.battle.bonus[self.side] += count
        tell(self.g, "RW-9.9a", "battle-strength", who=self.owner, count=count)


def unveilings(g: Runewars, heroes: list[int], reward: int) -> list[Option]:
    return [DONE, *(("unveil", hero) for hero in heroes if reward in g.rewards[hero])]


@law("RW-10.2", "RW-10.3")
def driven(g: Runewars, owner: int, place: int, one: int, chooser: int) -> Rule[None]:
    """A unit retreats to a legal area that somebody else chooses; destroyed without one."""
    legal = havens(g, owner, place, [one])
    if not legal:
        yield from retreat(g, owner, place, [one])
        return
    g.fleeing.append(one)
    choice = yield ask("RW-9.8", chooser, "drive-off", [("retreat", to) for to in legal], about={"place": place})
    g.fleeing.clear()
    put(g, choice[1], unit(one // PER_TYPE, True))
    tell(g, "RW-10.1", "retreats", who=owner, place=choice[1], count=1)
    yield from keep_limit(g, owner, choice[1])
