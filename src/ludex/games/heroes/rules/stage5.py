"""H-6.6–H-6.12, H-7.17, H-8.3, H-8.8 Stage 5 of the move action: meetings and battles between players, then fights with
monsters and fortresses, then artifacts."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, law, tell
from ludex.games.heroes.printed.book import CODES, FREE, NOWHERE, book, code, price
from ludex.games.heroes.rules.battle import (
    ARTIFACT,
    FORTRESS,
    MONSTER,
    battle_of_players,
    can_fight,
    fight,
)
from ludex.games.heroes.rules.monsters import beat, cannot_fight_monsters, in_reach, monster_strength, uncircled
from ludex.games.heroes.rules.objects import (
    cannot_capture,
    cannot_take,
    condition_of,
    fortress_strength,
    gain_artifact,
    has_object,
    rivals_lose,
    take_fortress,
)
from ludex.games.heroes.rules.options import CLAIM, DONE, FIGHT, LEAVE, PEACE, YIELD
from ludex.games.heroes.rules.warehouse import pay
from ludex.games.heroes.sides.side import clockwise, rivals, side_of
from ludex.games.heroes.state import NOBODY, Heroes


def players_in(g: Heroes, region: int) -> list[int]:
    return [me for me in clockwise(g) if g.boards[me].region == region]


@law("H-6.7")
def meetings(g: Heroes) -> Rule[None]:
    """One shared region after the other: does anybody there want to fight? Then all there take part."""
    if not g.queue:
        g.queue = list(clockwise(g))
        g.step = "fights"
        return
    region = g.queue.pop(0)
    there = players_in(g, region)
    for me in there:
        about = {"region": region, "others": [other for other in there if other != me]}
        if (yield ask("H-6.7", me, "want-fight", [PEACE, FIGHT], about=about)) == FIGHT:
            tell(g, "H-6.7", "wants-fight", who=me, region=region)
            yield from battle_of_players(g, region, there)
            return
    tell(g, "H-6.7", "peace", seats=there, region=region)
    yield from agree(g, region, there)


@law("H-6.8")
def agree(g: Heroes, region: int, there: list[int]) -> Rule[None]:
    """Without a battle the object goes to the only one who claims it; if several do, to nobody."""
    if not has_object(g, region):
        return
    claims = []
    for me in there:
        if (yield ask("H-6.8", me, "claim", [CLAIM, YIELD], about={"region": region})) == CLAIM:
            claims.append(me)  # noqa: PERF401  a list cannot ask
    if len(claims) == 1:
        g.right[claims[0]] = 1
        tell(g, "H-6.8", "right", who=claims[0], region=region)
    else:
        tell(g, "H-6.8", "no-right", region=region)


# ------------------------------------------------------------------------------- monsters and fortresses (H-6.12, 7.17)


@law("H-6.6", "H-6.10", "H-6.12")
def fights(g: Heroes) -> Rule[None]:
    """Clockwise each player finishes their fights with a monster and the fortress, in either order."""
    if not g.queue:
        g.queue = list(clockwise(g))
        g.step = "artifacts"
        return
    me = g.queue[0]
    options = fight_options(g, me)
    choice: Option = DONE
    if len(options) > 1:
        choice = yield ask("H-6.12", me, "fights", options, about={"herd": g.boards[me].herd_strength})
    match choice:
        case ("done",):
            g.queue.pop(0)
        case ("monster", monster):
            yield from fight_monster(g, me, CODES.number(monster))
        case ("fortress", region):
            yield from fight_fortress(g, me, region)
        case _:
            yield from side_of(g, me).fight(g, me, choice)


def fighter(g: Heroes) -> int:
    """Who chooses a fight now, or NOBODY."""
    return g.queue[0] if g.step == "fights" and g.queue else NOBODY


def fight_options(g: Heroes, me: int) -> list[Option]:
    rules = side_of(g, me)
    options: list[Option] = [DONE]
    if can_fight(g, me):
        if rules.line_monsters(g, me) and cannot_fight_monsters(g, me) is None:
            options += [("monster", code(g, me, monster)) for monster in in_reach(g, me)]
        region = g.boards[me].region
        if cannot_capture(g, me, region) is None:
            options.append(("fortress", region))
    return options + rules.fights(g, me)


@law("H-7.17", "H-7.18")
def fight_monster(g: Heroes, me: int, monster: int) -> Rule[None]:
    """Points pay for the skipped ones. Skipped monsters stay."""
    board = g.boards[me]
    g.fought[me] = 1
    if not side_of(g, me).free_skip(g, me, monster):
        board.points -= uncircled(g, me).index(monster)
    enemy = monster_strength(g, me, monster)
    tell(g, "H-7.17", "fight-monster", who=me, monster=code(g, me, monster), strength=enemy)
    if (yield from fight(g, me, MONSTER, enemy)):
        yield from beat(g, me, monster)
        yield from side_of(g, me).won(g, me)


@law("H-8.3", "H-8.4")
def fight_fortress(g: Heroes, me: int, region: int) -> Rule[None]:
    """A lost attempt changes nothing but the units."""
    g.tried[me] = 1
    enemy = fortress_strength(g, me, region)
    rules = side_of(g, me)
    tell(g, "H-8.3", rules.storms, who=me, region=region, strength=enemy)
    if (yield from fight(g, me, FORTRESS, enemy, lost=rules.repelled)):
        yield from take_fortress(g, me, region)
        yield from side_of(g, me).won(g, me)


# ---------------------------------------------------------------------------------------------------- artifacts (H-8.8)


@law("H-8.8", "H-8.11")
def artifacts(g: Heroes) -> Rule[None]:
    """At the end of stage 5, clockwise: the artifact of the region, at most one."""
    if not g.queue:
        g.step = g.after
        return
    me = g.queue.pop(0)
    region = g.boards[me].region
    artifact = book(g).artifact_in[region]
    if artifact == NOWHERE:
        return
    ways: list[Option] = [("artifact", artifact)] if cannot_take(g, me, artifact) is None else []
    ways += side_of(g, me).artifact_ways(g, me, region)
    choice: Option = LEAVE
    if ways:
        choice = yield ask("H-8.8", me, "artifact", [*ways, LEAVE], about={"artifact": artifact})
    match choice:
        case ("leave",):
            pass
        case ("artifact", _):
            yield from take_artifact(g, me, artifact)
        case _:
            yield from side_of(g, me).artifact_way(g, me, choice)


def take_artifact(g: Heroes, me: int, artifact: int) -> Rule[None]:
    """Win it first if a rival is about to get it; then pay for it."""
    region = book(g).home[artifact]
    if not (yield from win_artifact(g, me, region)):
        return
    yield from pay(g, me, FREE if g.free_artifacts else price(condition_of(g, me, artifact).pay))
    rivals_lose(g, me, region)
    yield from gain_artifact(g, me, artifact)
    side_of(g, me).took_artifact(g, me, region)


@law("H-14.5")
def win_artifact(g: Heroes, me: int, region: int) -> Rule[bool]:
    """An artifact that a rival is about to get is fought for, its strength being theirs to say."""
    enemies = [side_of(g, other).rivals_artifact(g, other, region) for other in rivals(g, me)]
    strengths = [strength for strength in enemies if strength is not None]
    if not strengths:
        return True
    enemy = max(strengths)
    tell(g, "H-14.5", "fight-artifact", who=me, region=region, strength=enemy)
    won = yield from fight(g, me, ARTIFACT, enemy)
    if won:
        yield from side_of(g, me).won(g, me)
    return won
