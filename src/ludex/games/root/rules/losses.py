"""What follows a removal: points for who removed, and what the factions make of it (1.1.3 orders their effects)."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Rule, law
from ludex.games.root.printed.pieces import RIVERFOLK
from ludex.games.root.rules.board import enemies, pieces_in, remove_all
from ludex.games.root.rules.effects import in_order
from ludex.games.root.rules.events import Removal
from ludex.games.root.rules.points import score
from ludex.games.root.sides.seated import side_of
from ludex.games.root.state import Root
from ludex.kit.hooks import Effect


@law("3.2.1")
def points_for(g: Root, remover: int, removals: list[Removal]) -> int:
    """A point for every building and token removed, and what the remover's faction adds."""
    points = sum(worth(g, removal) for removal in removals if removal.owner != remover)
    return points + side_of(g, remover).has_removed(g, remover, removals)


def worth(g: Root, removal: Removal) -> int:
    """What its owner's side says of every piece: usually a point."""
    side, points = side_of(g, removal.owner), 0
    for kind in removal.pieces:
        points += side.worth(g, removal.owner, kind)
    return points


@law("bots:C-6.popularity")
def pieces_that_pay(g: Root, removal: Removal) -> int:
    """The buildings and tokens for which the remover may score anything at all."""
    side = side_of(g, removal.owner)
    return sum(side.worth(g, removal.owner, kind) > 0 for kind in removal.pieces)


@law("1.1.3", "4.3.3", "bots:2.4")
def after_removal(g: Root, removals: list[Removal]) -> Rule[None]:
    """What every faction that lost pieces makes of it, as the active player orders it. A bot takes it by the priority
    of players. Where removed warriors go is no effect to be ordered, and comes first."""
    for seat in dict.fromkeys(removal.owner for removal in removals if removal.warriors):
        side_of(g, seat).warriors_removed(g, seat)
    lost: dict[int, list[Removal]] = {}
    for removal in removals:
        lost.setdefault(removal.owner, []).append(removal)
    effects: list[Effect] = []
    for owner in sorted(lost, key=lambda seat: side_of(g, seat).letter):
        effects += side_of(g, owner).follows(g, owner, lost[owner])
    if effects:
        yield from in_order(g, effects, losers_order=bool(g.current_law) and removals[0].battle)


@law("11.2.7.III")
def own_mercenaries(g: Root, seat: int, enemy: int) -> bool:
    """In later printings warriors that one has hired are no enemy pieces."""
    return bool(g.current_law) and g.mercenaries == seat and g.factions[enemy] == RIVERFOLK


@law("2.7", "3.2.1")
def drive_out(g: Root, seat: int, clearings: Sequence[int]) -> Rule[None]:
    """Remove every enemy piece from these clearings at once, score it, and let what follows follow."""
    removals: list[Removal] = []
    for enemy in enemies(g, seat):
        for clearing in clearings:
            warriors = 0 if own_mercenaries(g, seat, enemy) else g.warriors[enemy][clearing]
            removal = Removal(enemy, seat, clearing, warriors, pieces_in(g, enemy, clearing))
            if removal.warriors or removal.pieces:
                remove_all(g, removal)
                removals.append(removal)
    for enemy in enemies(g, seat):
        if g.pawn[enemy] in clearings:
            yield from side_of(g, enemy).driven_out(g, enemy)
    score(g, seat, points_for(g, seat, removals))
    yield from after_removal(g, removals)
