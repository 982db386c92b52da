"""H-8 Objects on the map: fortresses and artifacts (portals: rules/move.py, foundations: rules/build.py)."""

from __future__ import annotations

from ludex.core import Refusal, Rule, law, tell
from ludex.games.heroes.printed.book import (
    ARTIFACTS,
    FIRST_ARTIFACT,
    FREE,
    LIZARDFOLK,
    NOWHERE,
    book,
    faction_of,
    price,
)
from ludex.games.heroes.printed.effects import ArtifactUpgrade
from ludex.games.heroes.printed.paper import Condition
from ludex.games.heroes.rules.effects import IMPROVED, active, count, gain_once
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import can_pay, gain
from ludex.games.heroes.sides.side import rivals, side_of
from ludex.games.heroes.state import NOBODY, Heroes

BASE = 1


def captor(g: Heroes, region: int) -> int:
    """Who captured the fortress of a region; a treaty of the lizardfolk leaves it open (H-13.7)."""
    for seat, board in enumerate(g.boards):
        if board.forts[region] and g.factions[seat] != LIZARDFOLK:
            return seat
    return NOBODY


def owner(g: Heroes, artifact: int) -> int:
    """Who owns an artifact (H-8.10: one player at most)."""
    for seat, board in enumerate(g.boards):
        if board.works[FIRST_ARTIFACT + artifact]:
            return seat
    return NOBODY


def has_object(g: Heroes, region: int) -> bool:
    """Is there a fortress or an artifact in the region that nobody has yet?"""
    printed = book(g)
    artifact = printed.artifact_in[region]
    if printed.fortress[region] is not None and captor(g, region) == NOBODY:
        return True
    return artifact != NOWHERE and owner(g, artifact) == NOBODY


@law("H-6.9")
def cannot_touch(g: Heroes, me: int, region: int) -> Refusal | None:
    """The object of a region is for whoever has the right to it, unless a rival's rule forbids it."""
    if not g.right[me]:
        return Refusal("H-6.9", "no-right", {"region": region})
    for other in rivals(g, me):
        if (refusal := side_of(g, other).rivals_object(g, other, region)) is not None:
            return refusal
    return None


# ----------------------------------------------------------------------------------------------------------- fortresses


@law("H-8.2", "H-8.3", "H-8.4")
def cannot_capture(g: Heroes, me: int, region: int) -> Refusal | None:
    """Once per game, by one player who has the right to it, and at most one try in a move action."""
    if book(g).fortress[region] is None:
        return Refusal("H-8.2", "no-fortress", {"region": region})
    if (who := captor(g, region)) != NOBODY:
        return Refusal("H-8.2", "captured", {"region": region, "who": who})
    if g.tried[me]:
        return Refusal("H-8.4", "tried")
    return side_of(g, me).cannot_capture(g, me, region) or cannot_touch(g, me, region)


def fortress_strength(g: Heroes, me: int, region: int) -> int:
    """Its printed strength and what rivals add to it."""
    fortress = book(g).fortress[region]
    assert fortress is not None
    strength = fortress.strength
    for other in rivals(g, me):
        rules = side_of(g, other)
        strength += rules.rivals_fight(g, other, region) + rules.rivals_fortress(g, other, region)
    return strength


@law("H-8.3")
def take_fortress(g: Heroes, me: int, region: int) -> Rule[None]:
    """Its resources, if nobody has taken them yet; its points at the end; it is closed for everybody else."""
    fortress = book(g).fortress[region]
    assert fortress is not None
    taken = any(board.forts[region] for board in g.boards)
    g.boards[me].forts[region] += 1
    note(g, me, "H-8.3", side_of(g, me).takes, region=region, points=fortress.vp)
    if side_of(g, me).closes_fortresses:
        rivals_lose(g, me, region)
    yield from gain(g, me, "H-8.3", FREE if taken else fortress.resources)
    yield from side_of(g, me).captured(g, me, region)


def rivals_lose(g: Heroes, me: int, region: int) -> None:
    """Whoever was about to get the object of a region by a rule of their own is out."""
    for other in rivals(g, me):
        side_of(g, other).rivals_took(g, other, region)


# ------------------------------------------------------------------------------------------------------------ artifacts


@law("H-8.6", "H-8.7", "H-8.9")
def condition_of(g: Heroes, me: int, artifact: int) -> Condition:
    """The condition of an artifact; cyclopes and archons have their own for some."""
    printed = book(g).artifacts[artifact]
    return printed.faction_condition.get(faction_of(g, me).printed.id, printed.condition)


@law("H-8.7")
def lacks(g: Heroes, me: int, artifact: int, condition: Condition) -> Refusal | None:
    """What is missing for an artifact: something to pay, or something to have."""
    if condition.count:
        have = count(g, me, condition.count)
        if have < condition.at_least:
            about = {"artifact": artifact, "have": have, "need": condition.at_least}
            return Refusal("H-8.7", f"condition-{condition.count.replace('_', '-')}", about)
        return None
    if not can_pay(g, me, price(condition.pay)):
        return Refusal("H-8.7", "condition-pay", {"artifact": artifact})
    return None


@law("H-8.8")
def cannot_take(g: Heroes, me: int, artifact: int) -> Refusal | None:
    """The right to it, and its condition (unless a Council freed it)."""
    if (refusal := cannot_claim(g, me, artifact)) is not None:
        return refusal
    return None if g.free_artifacts else lacks(g, me, artifact, condition_of(g, me, artifact))


@law("H-8.8", "H-8.10", "H-7.16")
def cannot_claim(g: Heroes, me: int, artifact: int) -> Refusal | None:
    """Whatever its condition: one is there and has the right to it, and it has no owner yet."""
    region = book(g).home[artifact]
    if g.boards[me].region != region:
        return Refusal("H-8.8", "not-there", {"artifact": artifact, "region": region})
    if (who := owner(g, artifact)) != NOBODY:
        return Refusal("H-8.10", "owned", {"artifact": artifact, "who": who})
    if g.robbed[me]:
        return Refusal("H-7.16", "robbed")
    return cannot_touch(g, me, region)


@law("H-8.14", "H-8.13", "H-10.12")
def gain_artifact(g: Heroes, me: int, artifact: int) -> Rule[None]:
    """Circle it and have its effect. Whether the improved value counts is settled at the first gain."""
    board = g.boards[me]
    if not board.had[artifact]:
        board.had[artifact] = IMPROVED if any(active(g, me, ArtifactUpgrade)) else BASE
    board.works[FIRST_ARTIFACT + artifact] = 1
    note(g, me, "H-8.8", "artifact", artifact=artifact)
    yield from gain_once(g, me, FIRST_ARTIFACT + artifact)


@law("H-7.14", "H-8.12")
def steal_artifact(g: Heroes, me: int, loser: int, artifact: int) -> Rule[None]:
    """The loser keeps what was gained once and loses what lasts; no condition is needed."""
    g.boards[loser].works[FIRST_ARTIFACT + artifact] = 0
    tell(g, "H-7.14", "steal", who=me, loser=loser, artifact=artifact)
    yield from gain_artifact(g, me, artifact)


def owned(g: Heroes, seat: int) -> list[int]:
    works = g.boards[seat].works
    return [artifact for artifact in range(len(ARTIFACTS)) if works[FIRST_ARTIFACT + artifact]]
