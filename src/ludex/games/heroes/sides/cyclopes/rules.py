"""H-15 Cyclopes: the herd, footprints and trails, energy, the lair."""

from __future__ import annotations

from typing import Any

from ludex.core import Decision, Option, Refusal, Rule, Verb, ask, law, tell, verb
from ludex.games.heroes.printed.book import CYCLOPES, Active, Price, book, code, faction_of
from ludex.games.heroes.printed.effects import Footprint, FreeSkipToWeakened, HerdStrength, LairsArePortals, StrengthIf
from ludex.games.heroes.rules.effects import active
from ludex.games.heroes.rules.round import MOVE
from ludex.games.heroes.sides.cyclopes.footprints import (
    carry_out,
    change_herd,
    gain_footprints,
    laid,
    why_no_footprint,
)
from ludex.games.heroes.sides.cyclopes.herd import (
    FIGHT_HERD,
    announce_herd,
    armour_options,
    cannot_fight_herd,
    fight_herd,
    herd_turn,
    lair_options,
    place_herd,
    use_armour,
    why_not_by_herd,
)
from ludex.games.heroes.sides.side import PLAYED, Side
from ludex.games.heroes.state import Heroes


class Cyclopes(Side):
    number = CYCLOPES
    verbs: tuple[Verb, ...] = (
        verb("lair", region="region"),
        # H-15.2 footprints
        verb("track_trail", trail="trail"),
        verb("track_building", building="building"),
        verb("track_monster", monster="monster"),
        verb("track_resource"),
        # H-15.5 the herd's turn
        verb("spend_units", troop="troop", count="count"),
        verb("herd", region="region", steps="count"),
        verb("herd_aside", region="region"),
        verb("trail", trail="trail"),
        verb("feed", kind="resource", count="count"),
        verb("lower", value="count"),
        verb("herd_up", by="count"),
        verb("herd_down", by="count"),
        # H-15.12 its energy
        verb("herd_fight"),
    )

    # -- H-15.3, H-15.4 the herd before it moves
    @law("H-15.3", "H-15.11")
    def set_up(self, g: Heroes, me: int) -> None:
        """The strength of the herd, and the lair values."""
        board = g.boards[me]
        printed = faction_of(g, me)
        board.herd_strength = printed.blocks["herd"].start_strength
        assert printed.printed.lair is not None
        board.lair = [step.spend for step in printed.printed.lair.steps]

    @law("H-15.3")
    def choose_more(self, g: Heroes, me: int) -> Rule[None]:
        """A lair for the herd, together with the start region."""
        region = (yield ask("H-15.3", me, "lair", lair_options(g, me)))[1]
        place_herd(g, me, region)
        tell(g, "H-15.3", "herd", who=me, region=region)

    @law("H-15.4")
    def announced(self, g: Heroes, me: int) -> Rule[None]:
        """The herd grows wild while it stays: it becomes stronger if move was not chosen."""
        if not g.plan[MOVE]:
            for each in active(g, me, HerdStrength):
                if each.effect.on == "move_unchosen":
                    change_herd(g, me, "H-15.4", each.effect.add)
        yield from ()

    # -- H-15.2 footprints and building
    def build_start(self, g: Heroes, me: int, level: int) -> Rule[None]:
        """H-5.7: the Corral brings a footprint to every build action."""
        for each in active(g, me, Footprint):
            if each.effect.on == "build_start":
                yield from gain_footprints(g, me, each.effect.n)

    @law("H-15.2")
    def building_prices(self, g: Heroes, me: int, building: int) -> list[tuple[Option, Price]]:
        """What a footprint struck out need not be paid."""
        printed = faction_of(g, me).buildings[building]
        cost = less(printed.cost, printed.trail) if g.boards[me].trimmed[building] else printed.cost
        return [(("build", code(g, me, building)), cost)]

    # -- H-15.5 the move action
    @law("H-15.5")
    def before_move(self, g: Heroes, me: int, level: int) -> Rule[int]:
        """The herd goes first."""
        return (yield from herd_turn(g, me, level))

    @law("H-15.17")
    def portal_regions(self, g: Heroes, me: int) -> list[int]:
        """With the artifact lairs and portals are one network, for the player and not for the herd."""
        if not any(active(g, me, LairsArePortals)):
            return []
        return [region for region, lair in enumerate(book(g).lairs) if lair]

    @law("H-15.5")
    def announce_move(self, g: Heroes, me: int) -> None:
        announce_herd(g, me)

    @law("H-15.6", "H-15.7")
    def rivals_object(self, g: Heroes, me: int, region: int) -> Refusal | None:
        """Where the herd now stands, rivals touch neither fortress nor artifact."""
        if region == g.boards[me].herd:
            return Refusal("H-15.6", "herd-guards", {"region": region, "who": me})
        return None

    # -- fighting
    @law("H-15.15")
    def strength(self, g: Heroes, me: int, troop: int, strength: int) -> int:
        """Shepherds are stronger while they are on the herd's kind of terrain."""
        for each in active(g, me, StrengthIf):
            if each.troop == troop:
                return each.effect.to + g.boards[me].plus[troop]
        return strength

    @law("H-15.14")
    def free_skip(self, g: Heroes, me: int, monster: int) -> bool:
        """The Sling reaches every weakened monster."""
        return bool(g.boards[me].weaker[monster]) and any(active(g, me, FreeSkipToWeakened))

    @law("H-15.12", "H-15.14")
    def fights(self, g: Heroes, me: int) -> list[Option]:
        """The herd instead of a monster; Bone Armour before that."""
        herd = [FIGHT_HERD] if cannot_fight_herd(g, me) is None else []
        return herd + armour_options(g, me)

    def fight(self, g: Heroes, me: int, choice: Option) -> Rule[None]:
        if choice == FIGHT_HERD:
            yield from fight_herd(g, me)
        else:
            yield from use_armour(g, me, choice)

    # -- artifacts, and what happens once
    def gain_more(self, g: Heroes, me: int, each: Active[Any]) -> Rule[None]:
        yield from carry_out(g, me, "H-8.14", each.effect)

    @law("H-15.16", "H-16.5")
    def round_end(self, g: Heroes, me: int) -> Rule[None]:
        """Whoever gained the artifact is first player of the next round; the role then goes on to their left."""
        if g.boards[me].leads:
            g.boards[me].leads = 0
            g.next_first = me
            tell(g, "H-15.16", "leads", who=me)
        yield from ()

    # -- H-9 the end
    def count(self, g: Heroes, me: int, counter: str) -> int:
        if counter == "laid_trails":
            return sum(laid(g, me, trail) for trail in range(len(faction_of(g, me).printed.trail)))
        assert counter == "energy", counter
        return g.boards[me].energy

    @law("H-15.11")
    def stock_points(self, g: Heroes, me: int, circled: int) -> int:
        """The lair instead of the warehouse; it may be negative."""
        return g.boards[me].lair_vp

    @law("H-15.14")
    def building_points(self, g: Heroes, me: int) -> int:
        """What the Camp wrote down stands in its block."""
        return super().building_points(g, me) + g.boards[me].camp_vp

    @law("H-15.12")
    def more_points(self, g: Heroes, me: int) -> int:
        """The energy values circled."""
        return sum(value.vp for value in faction_of(g, me).printed.energy[: g.boards[me].energy])

    # -- why not
    def why_not(self, g: Heroes, me: int, decision: Decision, option: Option) -> Refusal | None:
        return why_no_footprint(g, me, decision, option) or why_not_by_herd(g, me, decision, option)


def less(cost: Price, struck: Price) -> Price:
    """A cost without the part that is struck out."""
    wood, iron, gold, own = (have - gone for have, gone in zip(cost.fixed, struck.fixed, strict=True))
    return Price((wood, iron, gold, own), cost.any - struck.any)


PLAYED.join(Cyclopes())
