"""H-15.3–H-15.7, H-15.11–H-15.14 The herd: its turn before the player's own move, its energy, and the lairs.

The turn happens in secret, on the own board alone; what concerns rivals waits to be announced (`announce_herd`)."""

from __future__ import annotations

from typing import TypeVar

from ludex.core import Decision, Option, Refusal, Rule, ask, law, tell
from ludex.games.heroes.printed.book import FREE, NOWHERE, ORDINARY, book, code, faction_of, price
from ludex.games.heroes.printed.effects import (
    HerdArtifact,
    HerdCollect,
    HerdFortress,
    HerdLeaveRoute,
    HerdStrength,
    LairCamp,
)
from ludex.games.heroes.printed.notation import Effect
from ludex.games.heroes.printed.paper import Condition
from ludex.games.heroes.rules.battle import MONSTER, beats, can_fight, fight
from ludex.games.heroes.rules.effects import active
from ludex.games.heroes.rules.objects import captor, fortress_strength, gain_artifact, lacks, owner, rivals_lose
from ludex.games.heroes.rules.options import LEAVE, SKIP
from ludex.games.heroes.rules.secrets import note
from ludex.games.heroes.rules.warehouse import can_pay, gain, pay
from ludex.games.heroes.sides.cyclopes.footprints import (
    change_herd,
    choose_strength,
    follow_trails,
    gain_footprints,
    strength_change,
    strength_options,
)
from ludex.games.heroes.sides.side import rivals, side_of
from ludex.games.heroes.state import NOBODY, Heroes

COLLECTED, CAPTURED, TAKEN = range(3)
"""What the herd got where it stopped (`Board.haul`): resources, the fortress, the artifact."""
E = TypeVar("E", bound=Effect)
NO_HAUL = [0, 0, 0]
FIGHT_HERD: Option = ("herd_fight",)


@law("H-15.3", "H-2.4")
def lair_options(g: Heroes, me: int) -> list[Option]:
    """Where the herd may begin; players do not matter there."""
    printed = book(g)
    lairs = [printed.region[name] for name in faction_of(g, me).blocks["herd"].start_regions]
    return [("lair", region) for region in lairs if region not in printed.out[len(g.boards)]]


@law("H-15.3")
def place_herd(g: Heroes, me: int, region: int) -> None:
    """The herd stands in a region; if that lies on its route, it goes on from there."""
    board = g.boards[me]
    board.herd = region
    if region in book(g).route:
        board.route = book(g).route.index(region)


# --------------------------------------------------------------------------------------------- the seven steps (H-15.5)


@law("H-15.5")
def herd_turn(g: Heroes, me: int, level: int) -> Rule[int]:
    """Steps 1 to 6 of the move action; step 7 is the player's own move, with the points that step 2 brought."""
    board = g.boards[me]
    board.haul = NO_HAUL[:]
    board.armoured = 0
    yield from offer_armour(g, me)
    yield from gain_footprints(g, me, board.herd_strength // faction_of(g, me).blocks["herd"].footprint_per_strength)
    points = yield from spend_sabertooths(g, me)
    path = yield from move_herd(g, me, level + points)
    yield from use_energy(g, me)
    yield from follow_trails(g, me, board.herd)
    yield from cross_lairs(g, me, path)
    return points


@law("H-15.5")
def spend_sabertooths(g: Heroes, me: int) -> Rule[int]:
    """Step 2: any number of sabertooths, each for a footprint and a movement point."""
    board = g.boards[me]
    points = 0
    for troop, each in enumerate(faction_of(g, me).troops):
        spend = each.printed.spend
        if spend is None or not board.units[troop]:
            continue
        options = [("spend_units", code(g, me, troop), n) for n in range(board.units[troop] + 1)]
        count = (yield ask("H-15.5", me, "spend-units", options, about={"troop": code(g, me, troop)}))[2]
        if count:
            board.units[troop] -= count
            points += count * spend.move_points
            note(g, me, "H-15.5", "spend-units", troop=code(g, me, troop), count=count)
            yield from gain_footprints(g, me, count * spend.footprint)
    return points


@law("H-15.5", "H-15.13")
def move_herd(g: Heroes, me: int, most: int) -> Rule[list[int]]:
    """Step 3: along the route, at least one region, at most as many as the level with the points of step 2; or, with
    the fourth energy value, into a bordering region instead. The regions that it enters."""
    choice = yield ask("H-15.5", me, "herd", herd_options, g, me, most, about={"most": most})
    match choice:
        case ("herd", region, steps):
            path = route_ahead(g, me, steps)
        case _:
            region = choice[1]
            path = [region]
    place_herd(g, me, region)
    note(g, me, "H-15.5", "herd", region=region)
    return path


def herd_options(g: Heroes, me: int, most: int) -> list[Option]:
    ahead = route_ahead(g, me, most)
    options: list[Option] = [("herd", region, n) for n, region in enumerate(ahead, 1)]
    aside = [region for region in book(g).neighbours[g.boards[me].herd] if cannot_step_aside(g, me, region) is None]
    return options + [("herd_aside", region) for region in aside if region != ahead[0]]


@law("H-15.5")
def route_ahead(g: Heroes, me: int, steps: int) -> list[int]:
    """The next regions of the route, those out of play skipped. Off the route it goes on from where it left."""
    route = book(g).route
    out = book(g).out[len(g.boards)]
    in_play = [at for at in range(len(route)) if route[at] not in out]
    next_at = next((n for n, at in enumerate(in_play) if at > g.boards[me].route), 0)
    return [route[in_play[(next_at + n) % len(in_play)]] for n in range(steps)]


@law("H-15.13")
def cannot_step_aside(g: Heroes, me: int, region: int) -> Refusal | None:
    """With the fourth energy value the herd may leave its route for a region with a common border."""
    if energy(g, me, HerdLeaveRoute) is None:
        return Refusal("H-15.13", "herd-route", {"region": region})
    if region in book(g).out[len(g.boards)]:
        return Refusal("H-2.2", "out-of-play", {"region": region})
    if region not in book(g).neighbours[g.boards[me].herd]:
        return Refusal("H-15.13", "herd-border", {"region": region})
    return None


def cannot_send_herd(g: Heroes, me: int, region: int, most: int) -> Refusal:
    """Why the herd cannot go to a region along its route."""
    if region in book(g).out[len(g.boards)]:
        return Refusal("H-2.2", "out-of-play", {"region": region})
    if region == g.boards[me].herd:
        return Refusal("H-15.5", "herd-stays")
    return Refusal("H-15.5", "herd-far", {"region": region, "most": most})


# --------------------------------------------------------------------------------------------- step 4: energy (H-15.13)


def energy(g: Heroes, me: int, kind: type[E]) -> E | None:
    """The effect of an energy value that is circled."""
    for value in faction_of(g, me).printed.energy[: g.boards[me].energy]:
        for effect in value.effects:
            if isinstance(effect, kind):
                return effect
    return None


@law("H-15.13")
def use_energy(g: Heroes, me: int) -> Rule[None]:
    """Step 4: what the herd gets in the region where it stopped, as far as its energy allows."""
    yield from collect(g, me)
    yield from take_artifact(g, me)
    yield from capture_fortress(g, me)


@law("H-15.13")
def collect(g: Heroes, me: int) -> Rule[None]:
    """The resources of the region, doubled, unless they are struck out on the own board."""
    board = g.boards[me]
    effect = energy(g, me, HerdCollect)
    if effect is not None and not board.struck[board.herd] and book(g).resources[board.herd]:
        board.struck[board.herd] = 1
        board.haul[COLLECTED] = 1
        yield from gain(g, me, "H-15.13", book(g).resources[board.herd], effect.mult)


@law("H-15.13", "H-8.9")
def half_condition(g: Heroes, me: int, artifact: int) -> Condition:
    """The condition of an artifact, halved for the herd."""
    printed = book(g).artifacts[artifact]
    return printed.faction_herd_half.get(faction_of(g, me).printed.id, printed.herd_half_condition)


@law("H-15.13", "H-16.3", "H-7.16")
def cannot_herd_take(g: Heroes, me: int, artifact: int) -> Refusal | None:
    """The second energy value, no owner, no artifact taken as a reward in this round, half the condition; and an
    artifact that a rival is about to get must be won with the herd's strength."""
    if energy(g, me, HerdArtifact) is None:
        return Refusal("H-15.13", "herd-artifact")
    region = book(g).home[artifact]
    if region != g.boards[me].herd:
        return Refusal("H-15.13", "not-there", {"artifact": artifact, "region": region})
    if (who := owner(g, artifact)) != NOBODY:
        return Refusal("H-8.10", "owned", {"artifact": artifact, "who": who})
    if g.robbed[me]:
        return Refusal("H-7.16", "robbed")
    for other in rivals(g, me):
        enemy = side_of(g, other).rivals_artifact(g, other, region)
        if enemy is not None and not beats(g.boards[me].herd_strength, enemy):
            return Refusal("H-16.3", "herd-weak", {"region": region, "strength": enemy})
    return None if g.free_artifacts else lacks(g, me, artifact, half_condition(g, me, artifact))


@law("H-15.13")
def take_artifact(g: Heroes, me: int) -> Rule[None]:
    """The herd may take the artifact of the region for half its condition."""
    board = g.boards[me]
    artifact = book(g).artifact_in[board.herd]
    if artifact == NOWHERE or cannot_herd_take(g, me, artifact) is not None:
        return
    options: list[Option] = [("artifact", artifact), LEAVE]
    if (yield ask("H-15.13", me, "herd-artifact", options, about={"artifact": artifact})) != LEAVE:
        board.haul[TAKEN] = 1
        yield from pay(g, me, FREE if g.free_artifacts else price(half_condition(g, me, artifact).pay))
        yield from gain_artifact(g, me, artifact)


@law("H-15.13", "H-16.1", "H-16.3")
def capture_fortress(g: Heroes, me: int) -> Rule[None]:
    """The herd captures a fortress weaker than itself; what rivals add to its strength counts, and nobody dies."""
    board = g.boards[me]
    fortress = book(g).fortress[board.herd]
    if fortress is None or energy(g, me, HerdFortress) is None or captor(g, board.herd) != NOBODY:
        return
    if beats(board.herd_strength, fortress_strength(g, me, board.herd)):
        taken = any(other.forts[board.herd] for other in g.boards)
        board.forts[board.herd] = 1
        board.haul[CAPTURED] = 1
        note(g, me, "H-15.13", "capture", region=board.herd, points=fortress.vp)
        yield from gain(g, me, "H-15.13", FREE if taken else fortress.resources)


@law("H-15.5", "H-15.13")
def announce_herd(g: Heroes, me: int) -> None:
    """Step 7: where the herd is and what it took. Only now everybody strikes it out."""
    board = g.boards[me]
    tell(g, "H-15.5", "herd", who=me, region=board.herd)
    if board.haul[COLLECTED]:
        for other in rivals(g, me):
            g.boards[other].struck[board.herd] = 1
        tell(g, "H-15.13", "herd-collected", who=me, region=board.herd)
    if board.haul[TAKEN]:
        tell(g, "H-15.13", "herd-took", who=me, artifact=book(g).artifact_in[board.herd])
    if board.haul[CAPTURED]:
        tell(g, "H-15.13", "herd-captured", who=me, region=board.herd)
    if board.haul[TAKEN] or board.haul[CAPTURED]:
        rivals_lose(g, me, board.herd)
    board.haul = NO_HAUL[:]


# ---------------------------------------------------------------------------------------------- step 6: lairs (H-15.11)


@law("H-15.11", "H-15.14")
def cross_lairs(g: Heroes, me: int, path: list[int]) -> Rule[None]:
    """Step 6: each lair that the herd passed or stopped in; the one that it left is not passed."""
    for region in path:
        if book(g).lairs[region]:
            for kind in ORDINARY:
                yield from feed(g, me, region, kind)
            yield from make_camp(g, me)


def feed_options(g: Heroes, me: int, kind: int) -> list[Option]:
    board = g.boards[me]
    return [("feed", kind, count) for count in (0, *board.lair) if count <= board.stock[kind]]


@law("H-15.11")
def feed(g: Heroes, me: int, region: int, kind: int) -> Rule[None]:
    """Of each kind exactly one of the two values for its points, or nothing for a point less."""
    board = g.boards[me]
    printed = faction_of(g, me).printed.lair
    assert printed is not None
    about = {"region": region, "kind": kind}
    count = (yield ask("H-15.11", me, "feed", feed_options(g, me, kind), about=about))[2]
    if count:
        points = printed.steps[board.lair.index(count)].vp
        board.stock[kind] -= count
        board.lair_vp += points
        note(g, me, "H-15.11", "feed", kind=kind, count=count, points=points)
    else:
        board.lair_vp += printed.fail_vp
        note(g, me, "H-15.11", "starve", kind=kind, points=-printed.fail_vp)


@law("H-15.11")
def cannot_feed(g: Heroes, me: int, kind: int, count: int) -> Refusal:
    """Why so much cannot be spent in a lair."""
    less, more = g.boards[me].lair
    if count not in (less, more):
        return Refusal("H-15.11", "feed-exactly", {"less": less, "more": more})
    return Refusal("H-15.11", "feed-lacks", {"kind": kind, "have": g.boards[me].stock[kind]})


@law("H-15.14")
def make_camp(g: Heroes, me: int) -> Rule[None]:
    """The Camp: the herd's strength changes, then it is worth points."""
    board = g.boards[me]
    for each in active(g, me, LairCamp):
        yield from choose_strength(g, me, "H-15.14", each.effect.choose)
        points = board.herd_strength // each.effect.vp_per
        board.camp_vp += points
        note(g, me, "H-15.14", "camp", points=points)


# ----------------------------------------------------------------------------------- Bone Armour, and fighting the herd


@law("H-15.14")
def armour_options(g: Heroes, me: int) -> list[Option]:
    """Bone Armour: once in a move action, before the herd's turn or at stage 5."""
    options: list[Option] = []
    if not g.boards[me].armoured:
        for each in active(g, me, HerdStrength):
            if each.effect.on == "move" and can_pay(g, me, each.pay):
                options += strength_options(each.effect.choose)
    return options


@law("H-15.14")
def use_armour(g: Heroes, me: int, choice: Option) -> Rule[None]:
    g.boards[me].armoured = 1
    for each in active(g, me, HerdStrength):
        if each.effect.on == "move":
            yield from pay(g, me, each.pay)
    change_herd(g, me, "H-15.14", strength_change(choice))


def offer_armour(g: Heroes, me: int) -> Rule[None]:
    options = [SKIP, *armour_options(g, me)]
    choice = yield ask("H-15.14", me, "armour", options, about={"strength": g.boards[me].herd_strength})
    if choice != SKIP:
        yield from use_armour(g, me, choice)


@law("H-15.12", "H-6.10")
def cannot_fight_herd(g: Heroes, me: int) -> Refusal | None:
    """Instead of a monster, wherever one is, as long as an energy value is left. A ban on monsters does not matter."""
    if g.boards[me].energy >= len(faction_of(g, me).printed.energy):
        return Refusal("H-15.12", "no-energy")
    if g.fought[me]:
        return Refusal("H-6.10", "fought")
    if not can_fight(g, me):
        return Refusal("H-15.12", "no-units")
    return None


@law("H-15.12")
def fight_herd(g: Heroes, me: int) -> Rule[None]:
    """A win circles the leftmost energy value: its resources, a stronger herd, an effect; points at the end."""
    board = g.boards[me]
    g.fought[me] = 1
    enemy = board.herd_strength
    tell(g, "H-15.12", "fight-herd", who=me, strength=enemy)
    if not (yield from fight(g, me, MONSTER, enemy)):
        return
    value = faction_of(g, me).printed.energy[board.energy]
    board.energy += 1
    tell(g, "H-15.12", "energy", who=me, number=board.energy, points=value.vp)
    yield from gain(g, me, "H-15.12", price(value.resources))
    change_herd(g, me, "H-15.12", value.herd_add)
    yield from side_of(g, me).won(g, me)


# ------------------------------------------------------------------------------------------------------------- why not


def why_not_by_herd(g: Heroes, me: int, decision: Decision, option: Option) -> Refusal | None:
    """The clause against a way of the herd, or against what it does there."""
    match decision.prompt, option:
        case "lair", ("lair", region):
            return Refusal("H-15.3", "no-lair", {"region": region})
        case "spend-units", ("spend_units", troop, _):
            return Refusal("H-15.5", "spend-units", {"troop": troop})
        case "herd", ("herd", region, _):
            return cannot_send_herd(g, me, region, decision.about["most"])
        case "herd", ("herd_aside", region):
            return cannot_step_aside(g, me, region)
        case "feed", ("feed", kind, count):
            return cannot_feed(g, me, kind, count)
        case "fights", ("herd_fight",):
            return cannot_fight_herd(g, me)
        case "fights", ("herd_up" | "herd_down", _) if g.boards[me].armoured:
            return Refusal("H-15.14", "armour-used")
        case "herd-artifact", ("artifact", artifact):
            return cannot_herd_take(g, me, artifact)
    return None
