"""SI-8: the vocabulary in which every card is written. An `Act` is an effect at work: whose it is, where, by which
card. A card says what it does in these words, top to bottom:

    @minor("devouring-ants")
    def devouring_ants(on: Act) -> Rule[None]:
        on.fear(1)
        yield from on.damage(2 if on.terrain(JUNGLE, SANDS) else 1)
        yield from on.destroy(1, DAHAN)

Words that only change numbers are said at once; words that may ask somebody are rules (`yield from`). Where `land`
is left out the target land is meant."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Option, Rule, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.spirit_island.rules import blight as blights
from ludex.games.spirit_island.rules import dream, pieces
from ludex.games.spirit_island.rules.fear import make_fear
from ludex.games.spirit_island.rules.land import (
    health_of,
    neighbours,
)
from ludex.games.spirit_island.rules.lasting import DEFEND, SKIP, this_turn
from ludex.games.spirit_island.rules.moments import dahan_shun, damage_more, dreams, fear_removal, movable, spared
from ludex.games.spirit_island.rules.scope import NOWHERE, Scope
from ludex.games.spirit_island.state import NOBODY, Island
from ludex.games.spirit_island.things import (
    ALL,
    BLIGHT,
    DAHAN,
    EVERY_ACTION,
    INVADER,
    PEOPLE,
    STRIFE,
    damage_of,
    kind_of,
)


class Act(Scope):
    """An effect at work."""

    __slots__ = ()

    @property
    def dreaming(self) -> bool:
        """Its powers only frighten: nothing is damaged or destroyed."""
        return any(only(self) for only in dreams.of(self.g.owners))

    # ----------------------------------------------------------------------------------------------- words said at once

    def fear(self, much: int) -> None:
        """SI-8.8"""
        make_fear(self.g, much, self)

    @law("SI-8.6")
    def defend(self, much: int, land: int = NOWHERE) -> None:
        here = self.land if land == NOWHERE else land
        if much > 0:
            this_turn(self.g, DEFEND, here, much)
            tell(self.g, "SI-8.6", "defend", land=here, count=much)

    @law("SI-8.7")
    def skip(self, actions: int = EVERY_ACTION, land: int = NOWHERE, normal: bool = False) -> None:
        """These actions do not happen there this turn."""
        here = self.land if land == NOWHERE else land
        this_turn(self.g, SKIP, actions, here, int(normal))
        tell(self.g, "SI-8.7", "skip", land=here, actions=actions)

    def gain_energy(self, much: int, seat: int = NOBODY) -> None:
        who = self.me if seat == NOBODY else seat
        much = max(much, -self.g.energy[who])
        if much:
            self.g.energy[who] += much
            tell(self.g, "SI-5.4", "energy", who=who, spirit=self.g.spirits[who], count=much)

    def lose_presence(self, seat: int, land: int) -> None:
        """SI-5.6: a power that is only dreamt destroys none but the user's own."""
        if seat == self.user or not self.dreaming:
            pieces.destroy_presence(self.g, seat, land)

    # -------------------------------------------------------------------------------------------------------- damage

    @law("SI-8.1", "SI-8.12")
    def damage(self, much: int, kinds: int = INVADER, land: int = NOWHERE) -> Rule[list[int]]:
        """So many points of damage, spread by the user over pieces there; returns the destroyed ones."""
        g, here = self.g, self.land if land == NOWHERE else land
        if kinds & INVADER and damage_hooks(g):
            kinds = yield from self.struck(kinds, here)
            for change in damage_more.of(g.owners):
                much = change(self, much)
        if self.dreaming:
            return (yield from dream.damage(self, much, kinds, here))
        lost: list[int] = []
        while much > 0:
            targets = [one for one in g.people[here] if kinds & kind_of(one)]
            if not targets:
                break
            if sum(health_of(g, here, one) - damage_of(one) for one in targets) <= much:
                return lost + [one for one in targets if pieces.destroy(g, here, one)]
            distinct = sorted(set(targets))
            choice: Option = ("hit", here, distinct[0])
            if len(distinct) > 1:
                options: list[Option] = [("hit", here, one) for one in distinct]
                choice = yield from self.ask("damage", [*options, ("rest",)], count=much)
            if choice == ("rest",):
                lost += pieces.spread(g, here, kinds, much)
                break
            one = choice[2]
            much -= 1
            if pieces.wound(g, here, one, 1):
                lost.append(one)
        return lost

    @law("SI-8.1")
    def damage_among(self, much: int, lands: Sequence[int]) -> Rule[None]:
        """So many points of damage, spread by the user over the invaders of several lands."""
        g = self.g
        if damage_hooks(g):
            lands = yield from self.struck_lands(lands)
            for change in damage_more.of(g.owners):
                much = change(self, much)
        if self.dreaming:
            yield from dream.damage_among(self, much, lands)
            return
        while much > 0:
            targets = [(land, one) for land in lands for one in g.people[land] if kind_of(one) & INVADER]
            if not targets:
                return
            if sum(health_of(g, land, one) - damage_of(one) for land, one in targets) <= much:
                for land, one in targets:
                    pieces.destroy(g, land, one)
                return
            distinct = sorted(set(targets))
            choice: Option = ("hit", *distinct[0])
            if len(distinct) > 1:
                choice = yield from self.ask("damage", [("hit", land, one) for land, one in distinct], count=much)
            pieces.wound(g, choice[1], choice[2], 1)
            much -= 1

    def struck(self, kinds: int, land: int) -> Rule[int]:
        """Of these kinds, those that the effect may damage or destroy there."""
        if self.has(INVADER, land):
            for spares in spared.of(self.g.owners):
                if (yield from spares(self, land)):
                    return kinds & ~INVADER
        return kinds

    def struck_lands(self, lands: Sequence[int]) -> Rule[list[int]]:
        """Of these lands, those whose invaders the effect may damage."""
        found = list(lands)
        for land in lands:
            if not (yield from self.struck(INVADER, land)):
                found.remove(land)
        return found

    def damage_each(self, much: int, kinds: int = INVADER, land: int = NOWHERE, at_most: int = ALL) -> Rule[list[int]]:
        """So many points to every such piece, or to no more than so many different ones."""
        g, here = self.g, self.land if land == NOWHERE else land
        if kinds & INVADER and damage_hooks(g):
            kinds = yield from self.struck(kinds, here)
        if self.dreaming:
            return (yield from dream.damage_each(self, much, kinds, here, at_most))
        targets = yield from self.pick_pieces("hit", at_most, kinds, here)
        return [one for one in targets if pieces.wound(g, here, one, much)]

    def destroy(self, much: int, kinds: int, up_to: bool = False, land: int = NOWHERE) -> Rule[list[int]]:
        """SI-8.3: destroys pieces; towns and cities frighten."""
        g, here = self.g, self.land if land == NOWHERE else land
        if kinds & INVADER and damage_hooks(g):
            kinds = yield from self.struck(kinds, here)
        if self.dreaming:
            return (yield from dream.destroy(self, much, kinds, up_to, here))
        if kinds & ~PEOPLE:
            return (yield from self.remove(much, kinds, up_to, here))
        chosen = yield from self.pick_pieces("destroy", much, kinds, here, up_to)
        return [one for one in chosen if pieces.destroy(g, here, one)]

    # ------------------------------------------------------------------------------------------- remove, add, replace

    @law("SI-8.4")
    def remove(self, much: int, kinds: int, up_to: bool = False, land: int = NOWHERE) -> Rule[list[int]]:
        """Pieces go back to the supply without being destroyed."""
        g, here = self.g, self.land if land == NOWHERE else land
        if kinds == BLIGHT:
            return [-pieces.TOKEN_INDEX[BLIGHT]] * blights.remove_blight(g, here, much)
        chosen = yield from self.pick_pieces("remove", much, kinds, here, up_to)
        for one in chosen:
            yield from self.remove_one(one, here)
        return chosen

    def remove_one(self, one: int, here: int) -> Rule[None]:
        """This very piece; an adversary may have a fear card push it instead."""
        if self.fear_number != NOBODY:
            for instead in fear_removal.of(self.g.owners):
                if (yield from instead(self, one, here)):
                    return
        pieces.remove(self.g, here, one)

    def remove_health(self, much: int, land: int) -> Rule[None]:
        """Invaders of no more than this health in all (SI-8.13)."""
        here = self.at(land)
        while True:
            fitting = sorted(
                {one for one in self.g.people[land] if kind_of(one) & INVADER and health_of(self.g, land, one) <= much}
            )
            if not fitting:
                return
            choice = yield from here.ask("remove", [DONE, *(("remove", land, one) for one in fitting)], count=much)
            if choice == DONE:
                return
            much -= health_of(self.g, land, choice[2])
            yield from self.remove_one(choice[2], land)

    @law("SI-8.8")
    def add(self, much: int, kind: int, land: int = NOWHERE) -> Rule[None]:
        """New pieces from the supply. Strife goes to invaders there (SI-13.9)."""
        g, here = self.g, self.land if land == NOWHERE else land
        for _ in range(much):
            if kind == BLIGHT:
                yield from blights.add_blight(self, here)
            elif kind == STRIFE:
                yield from self.add_strife(here)
            else:
                yield from pieces.add(g, here, kind)

    @law("SI-13.7", "SI-13.9")
    def add_strife(self, land: int, kinds: int = INVADER) -> Rule[int]:
        """One strife to an invader there, if there is one; which piece got it, or NOBODY."""
        distinct = sorted({one for one in self.g.people[land] if kind_of(one) & kinds & INVADER})
        if not distinct:
            return NOBODY
        choice = yield from self.ask("strife", [("strife", land, one) for one in distinct], land=land)
        new = pieces.add_strife(self.g, land, choice[2])
        dream.follow(self, choice[2], land, new, land)
        return new

    @law("SI-8.4")
    def replace(
        self, much: int, kinds: int, kind: int, number: int = 1, land: int = NOWHERE, up_to: bool = False
    ) -> Rule[int]:
        """Pieces of these kinds become so many of another kind each; how many were replaced."""
        here = self.land if land == NOWHERE else land
        chosen = yield from self.pick_pieces("replace", much, kinds, here, up_to)
        for one in chosen:
            yield from pieces.replace(self, here, one, kind, number)
        return len(chosen)

    def pick_pieces(self, prompt: str, much: int, kinds: int, here: int, up_to: bool = False) -> Rule[list[int]]:
        """So many pieces of these kinds there, as numbers; all of them without a question if there are no more."""
        return (yield from self.pick_among(prompt, much, pieces.listed(self.g, here, kinds), here, up_to))

    def pick_among(self, prompt: str, much: int, left: list[int], here: int, up_to: bool = False) -> Rule[list[int]]:
        """So many of these pieces."""
        if len(left) <= much and not up_to:
            return left
        chosen: list[int] = []
        while left and len(chosen) < much:
            distinct = sorted(set(left))
            options: list[Option] = [(prompt, here, one) for one in distinct]
            if up_to:
                options.insert(0, DONE)
            choice = yield from self.ask(prompt, options, land=here, count=much - len(chosen))
            if choice == DONE:
                break
            left.remove(choice[2])
            chosen.append(choice[2])
        return chosen

    # ---------------------------------------------------------------------------------------------------------- moves

    @law("SI-8.5")
    def beside(self, here: int) -> list[int]:
        """Where pieces may go or come from: adjacent lands, and an ocean in play if a power moves them."""
        return neighbours(self.g, here) if self.knows_seas else pieces.open_to(self.g, here)

    def shuns(self, one: int, place: int) -> bool:
        """Does a dahan event not move this piece there?"""
        if not self.dahan_part or one < 0 or kind_of(one) != DAHAN:
            return False
        return any(lands(self.g) >> place & 1 for lands in dahan_shun.of(self.g.owners))

    @law("SI-8.5")
    def push(
        self, much: int, kinds: int, up_to: bool = False, land: int = NOWHERE, to: int = -1
    ) -> Rule[list[tuple[int, int]]]:
        """Pieces go from the land to adjacent ones, each to any of them (or of `to`, as bits); what went where."""
        here = self.land if land == NOWHERE else land
        for change in movable.of(self.g.owners):
            kinds = yield from change(self, kinds)
        gone: list[tuple[int, int]] = []
        for left in range(min(much, len(pieces.listed(self.g, here, kinds))), 0, -1):
            targets = [place for place in self.beside(here) if to >> place & 1]
            distinct = sorted(set(pieces.listed(self.g, here, kinds)))
            options: list[Option] = [
                ("push", one, here, place) for one in distinct for place in targets if not self.shuns(one, place)
            ]
            if not options:
                break
            if not up_to and len(targets) == 1 and left == len(pieces.listed(self.g, here, kinds)):
                del options[1:]  # all of them, one way: the order makes no difference
            choice = yield from self.ask("push", [DONE, *options] if up_to else options, land=here, count=left)
            if choice == DONE:
                break
            yield from pieces.move(self, choice[1], here, choice[3])
            gone.append((choice[1], choice[3]))
        return gone

    def push_one(self, one: int, here: int, up_to: bool = False) -> Rule[int]:
        """This very piece, to any adjacent land; where, or NOWHERE."""
        targets = [place for place in self.beside(here) if not self.shuns(one, place)]
        for change in movable.of(self.g.owners):
            if one >= 0 and not (yield from change(self, kind_of(one))):
                return NOWHERE
        if not targets:
            return NOWHERE
        options: list[Option] = [("push", one, here, place) for place in targets]
        choice = yield from self.ask("push", [DONE, *options] if up_to else options, land=here, count=1)
        if choice == DONE:
            return NOWHERE
        yield from pieces.move(self, one, here, choice[3])
        return int(choice[3])

    @law("SI-8.5")
    def gather(
        self, much: int, kinds: int, up_to: bool = False, land: int = NOWHERE, source: int = -1
    ) -> Rule[list[tuple[int, int]]]:
        """Pieces come from adjacent lands (those of `source`, as bits); what came from where."""
        here = self.land if land == NOWHERE else land
        for change in movable.of(self.g.owners):
            kinds = yield from change(self, kinds)
        came: list[tuple[int, int]] = []
        for left in range(much, 0, -1):
            options: list[Option] = [
                ("gather", one, place, here)
                for place in self.beside(here)
                if source >> place & 1
                for one in sorted(set(pieces.listed(self.g, place, kinds)))
                if not self.shuns(one, here)
            ]
            if not options:
                break
            choice = yield from self.ask("gather", [DONE, *options] if up_to else options, land=here, count=left)
            if choice == DONE:
                break
            yield from pieces.move(self, choice[1], choice[2], here)
            came.append((choice[1], choice[2]))
        return came


def damage_hooks(g: Island) -> bool:
    """Does anything change what damage does to invaders?"""
    return bool(spared.of(g.owners) or damage_more.of(g.owners))
