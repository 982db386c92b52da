"""H-7 Battles: what is common to all of them, and those between players (the others: rules/stage5.py)."""

from __future__ import annotations

from functools import partial

from ludex.core import Option, Rule, ask, at_once, law, tell
from ludex.games.heroes.printed.book import ORDINARY, code, faction_of
from ludex.games.heroes.printed.effects import Strength
from ludex.games.heroes.rules.effects import active, battle_adds
from ludex.games.heroes.rules.objects import owned, steal_artifact
from ludex.games.heroes.rules.options import SENDS
from ludex.games.heroes.rules.secrets import cover, note, uncover
from ludex.games.heroes.rules.warehouse import add, gain
from ludex.games.heroes.sides.side import side_of
from ludex.games.heroes.state import Heroes

MONSTER, FORTRESS, ARTIFACT, PLAYER = "monster", "fortress", "artifact", "player"


# -------------------------------------------------------------------------------------------------- general (H-7.1–7.7)


@law("H-1.3", "H-5.6")
def unit_strength(g: Heroes, me: int, troop: int) -> int:
    """The strength of one unit, with everything that changes it now."""
    board = g.boards[me]
    strength = faction_of(g, me).troops[troop].strength
    add_up = board.plus[troop]
    for each in active(g, me, Strength):
        if each.troop == troop:
            if each.effect.to:
                strength = each.effect.to
            add_up += each.effect.add
    return side_of(g, me).strength(g, me, troop, strength + add_up)


@law("H-7.1", "H-7.2")
def declare(g: Heroes, me: int, against: str, enemy: int) -> Rule[int]:
    """Which units take part: all, some or none, troop by troop; then what is paid for. The total."""
    board = g.boards[me]
    rules = side_of(g, me)
    board.sent = [0] * len(board.units)
    board.extra = 0
    for troop, units in enumerate(board.units):
        if units and rules.can_send(g, me, troop):
            options = SENDS[g.factions[me]][troop][: units + 1]
            about = {"troop": code(g, me, troop), "strength": unit_strength(g, me, troop), "enemy": enemy}
            board.sent[troop] = (yield ask("H-7.2", me, "send", options, about=about))[2]
    yield from rules.boosts(g, me, against)
    return total(g, me, against)


@law("H-7.3", "H-7.6")
def total(g: Heroes, me: int, against: str) -> int:
    """The strengths of all declared units and what is added; flat additions need at least one unit."""
    board = g.boards[me]
    strength = sum(count * unit_strength(g, me, troop) for troop, count in enumerate(board.sent) if count)
    if any(board.sent):
        strength += battle_adds(g, me, against)
    return strength + board.extra


@law("H-7.5", "H-7.7")
def bury(g: Heroes, me: int, against: str) -> Rule[None]:
    """All declared units die, whatever the outcome, and are not there for another battle."""
    board = g.boards[me]
    dead = board.sent
    board.units = [units - lost for units, lost in zip(board.units, dead, strict=True)]
    board.sent = [0] * len(dead)
    board.extra = 0
    if any(dead):
        note(g, me, "H-7.5", "dead", count=sum(dead))
    yield from side_of(g, me).died(g, me, dead, against)


@law("H-7.4")
def beats(strength: int, enemy: int) -> bool:
    """The total must exceed the enemy's strength."""
    return strength > enemy


def fight(g: Heroes, me: int, against: str, enemy: int, lost: str = "lost") -> Rule[bool]:
    """Declare, show the total, bury the dead: is an enemy of this strength beaten? `lost` is what is told if not."""
    strength = yield from declare(g, me, against, enemy)
    tell(g, "H-7.3", "total", who=me, strength=strength)
    yield from bury(g, me, against)
    if beats(strength, enemy):
        return True
    tell(g, "H-7.4", lost, who=me)
    return False


def can_fight(g: Heroes, me: int) -> bool:
    """Without a unit there is nothing to win with."""
    rules = side_of(g, me)
    units = g.boards[me].units
    return any(count and rules.can_send(g, me, troop) for troop, count in enumerate(units)) or (
        rules.has_strength_without_units(g, me)
    )


# ------------------------------------------------------------------------------------------- between players (H-7.8–16)


@law("H-7.8", "H-7.9", "H-7.10")
def battle_of_players(g: Heroes, region: int, there: list[int]) -> Rule[None]:
    """Everyone there declares in secret, all reveal, the single highest total wins, and all declared units die. If the
    highest is shared, everyone loses."""
    tell(g, "H-7.8", "battle", seats=there, region=region)
    cover(g)
    totals = yield from at_once({me: partial(declare, g, me, PLAYER, 0) for me in sorted(there)}, cover="declaring")
    uncover(g)
    for me in there:
        tell(g, "H-7.8", "total", who=me, strength=totals[me])
    best = max(totals.values())
    winners = [me for me in there if totals[me] == best]
    for me in there:
        yield from bury(g, me, PLAYER)
    if len(winners) > 1:
        tell(g, "H-7.9", "nobody-wins", seats=winners)
        return
    winner = winners[0]
    tell(g, "H-7.9", "wins-battle", who=winner, region=region)
    g.right[winner] = 1
    yield from reward(g, winner, [me for me in there if me != winner], totals)
    yield from side_of(g, winner).won(g, winner)


@law("H-7.11", "H-7.12", "H-7.15")
def reward(g: Heroes, winner: int, losers: list[int], totals: dict[int, int]) -> Rule[None]:
    """A monster is circled for the win, and one of three rewards taken: its resources, resources of the losers, or an
    artifact of one. Resources of the circled monster that are not chosen are gone."""
    circled = yield from side_of(g, winner).circle_win(g, winner)
    most = totals[winner] - min(totals[loser] for loser in losers)
    options: list[Option] = [("reward_monster",)] if circled is not None else []
    if any(g.boards[loser].stock[kind] for loser in losers for kind in ORDINARY):
        options.append(("reward_resources",))
    options += [("reward_artifact", loser, artifact) for loser in losers for artifact in owned(g, loser)]
    if not options:
        return
    match (yield ask("H-7.11", winner, "reward", options, about={"count": most})):
        case ("reward_monster",):
            assert circled is not None
            yield from gain(g, winner, "H-7.12", circled)
        case ("reward_resources",):
            yield from rob(g, winner, losers, most)
        case ("reward_artifact", loser, artifact):
            g.robbed[winner] = 1
            yield from steal_artifact(g, winner, loser, artifact)


@law("H-7.13")
def rob(g: Heroes, winner: int, losers: list[int], most: int) -> Rule[None]:
    """Wood, iron and gold of the losers, up to the difference to the weakest of them, in any split."""
    row = [0, 0, 0, 0]
    for loser in losers:
        stock = g.boards[loser].stock
        for kind in ORDINARY:
            options = [("rob", loser, kind, n) for n in range(min(most, stock[kind]) + 1)]
            about = {"loser": loser, "kind": kind, "count": most}
            taken = (yield ask("H-7.13", winner, "rob", options, about=about))[3]
            stock[kind] -= taken
            row[kind] += taken
            most -= taken
    add(g, winner, "H-7.13", row)
