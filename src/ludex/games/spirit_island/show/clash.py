"""A ravage as a scene, read from its lines in the journal: what the invaders deal, what strife and Defend take from it,
what the land and the dahan lose, and how the dahan fight back."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Line
from ludex.core.beats import Clash, Force
from ludex.games.spirit_island.things import DAMAGE

INVADERS, DAHAN = range(2)
"""Who stands against whom; `camp-…` is what they are called."""
LESSENS = frozenset({"strife-spent", "blight-kept"})
LOSSES = frozenset({"destroyed", "blight", "cascade", "presence-lost", "blighted"})
PARTS = LESSENS | {"ravage-damage", "fight-back"}
"""What belongs to a ravage besides losses and fear."""


def clash(lines: Sequence[Line]) -> Clash | None:
    """The ravage of these lines, once its damage is known."""
    dealt = next((line for line in lines if line.message == "ravage-damage"), None)
    if dealt is None:
        return None
    land = dealt.about["land"]
    sides = [Force("camp", INVADERS, dealt.about["total"]), Force("land", land, dealt.about["count"])]
    back = next((line for line in lines if line.message == "fight-back"), None)
    if back is not None:
        sides.append(Force("camp", DAHAN, back.about["count"] * DAMAGE[3]))
    return Clash(
        sides=tuple(sides),
        unit="damage",
        place=f"land:{land}",
        rules=(*(line for line in lines if line.message in LESSENS), *defended(dealt)),
        losses=tuple(line for line in lines if line.message in LOSSES),
    )


def defended(dealt: Line) -> list[Line]:
    """What Defend has taken away."""
    about = dealt.about
    taken = about["total"] - about["count"]
    facts = {"defend": about["defend"], "count": taken}
    return [Line(dealt.at, "defend-takes", facts, "SI-9.4")] if taken else []
