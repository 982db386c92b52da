"""Reasons against single answers: whoever declares a verb says beside its rules why it may be refused.

@refuses("trade")
def cannot_trade(g: Island, seat: int, decision: Decision, option: Option) -> Refusal | None: ..."""

from __future__ import annotations

from collections.abc import Callable

from ludex.core import Decision, Option, Refusal
from ludex.games.spirit_island.state import Island
from ludex.kit.cards import Bodies

Reason = Callable[[Island, int, Decision, Option], Refusal | None]
refuses: Bodies[Reason] = Bodies("reasons against answers")
"""By verb: what the rules say against such an answer, or nothing."""

SPIRIT_PHASE = ("spirit",)
POWER_PHASES = ("fast", "slow")
MOMENTS = {
    SPIRIT_PHASE: ("SI-4.2", "in-spirit-phase"),
    POWER_PHASES: ("SI-7.1", "in-power-phases"),
    SPIRIT_PHASE + POWER_PHASES: ("SI-4.1", "in-spirit-and-power-phases"),
    ("slow",): ("SI-7.1", "in-slow-phase"),
}
"""The clause and the words for what may be done in these phases only."""


def not_in(decision: Decision, phases: tuple[str, ...]) -> Refusal | None:
    """This is another phase."""
    if decision.prompt in phases:
        return None
    clause, reason = MOMENTS[phases]
    return Refusal(clause, reason, general=1)


def too_dear(clause: str, cost: int, energy: int) -> Refusal | None:
    """It costs more energy than there is."""
    return Refusal(clause, "too-dear", {"cost": cost, "count": energy}) if cost > energy else None


def no_place(g: Island, clause: str, *lands: int) -> Refusal | None:
    """There is no such land on this island."""
    known = (*g.chart.lands, *g.chart.oceans)
    return None if all(land in known for land in lands) else Refusal(clause, "no-such-land")


def offered(decision: Decision, verb: str) -> list[Option]:
    """The answers with this verb that may be given."""
    return [option for option in decision.options if option[0] == verb]
