"""H-7.11, H-7.17–H-7.19 The line of monsters at the foot of a board."""

from __future__ import annotations

from ludex.core import Refusal, Rule, law
from ludex.games.heroes.printed.book import code, faction_of
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import gain
from ludex.games.heroes.sides.side import rivals, side_of
from ludex.games.heroes.state import Heroes


@law("H-7.19")
def uncircled(g: Heroes, me: int) -> list[int]:
    """The monsters of the own line that are still there, from the left (H-7.19)."""
    return [monster for monster, beaten in enumerate(g.boards[me].beaten) if not beaten]


@law("H-7.17", "H-7.18", "H-6.11")
def in_reach(g: Heroes, me: int) -> list[int]:
    """The leftmost monster, and one more for every movement point left over."""
    rules = side_of(g, me)
    points = g.boards[me].points
    return [
        monster
        for skipped, monster in enumerate(uncircled(g, me))
        if skipped <= points or rules.free_skip(g, me, monster)
    ]


@law("H-6.10")
def cannot_fight_monsters(g: Heroes, me: int) -> Refusal | None:
    """One monster in a round, wherever one is; a rival's rule may forbid it."""
    if g.fought[me]:
        return Refusal("H-6.10", "fought")
    for other in rivals(g, me):
        if (refusal := side_of(g, other).rivals_monsters(g, other)) is not None:
            return refusal
    return None


def monster_strength(g: Heroes, me: int, monster: int) -> int:
    """Its strength, less what weakened it, and what rivals add in this region."""
    return own_strength(g, me, monster) + region_adds(g, me, g.boards[me].region)


def own_strength(g: Heroes, me: int, monster: int) -> int:
    return max(1, faction_of(g, me).monsters[monster].strength - g.boards[me].weaker[monster])


def region_adds(g: Heroes, me: int, region: int) -> int:
    return sum(side_of(g, other).rivals_fight(g, other, region) for other in rivals(g, me))


@law("H-7.17")
def beat(g: Heroes, me: int, monster: int) -> Rule[None]:
    """Circle it, gain its resources; its points come at the end."""
    printed = faction_of(g, me).monsters[monster]
    g.boards[me].beaten[monster] = 1
    note(g, me, "H-7.17", "beat-monster", monster=code(g, me, monster), points=printed.vp)
    yield from gain(g, me, "H-7.17", printed.resources)
