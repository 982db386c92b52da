"""The running battle and the running duel as scenes of their own, below the map."""

from __future__ import annotations

from ludex.games.runewars.printed.book import CIRCLE, DESTINIES, MISS, SPECIAL, damage_of, rout_of
from ludex.games.runewars.rules.battle.draw import ENCHANTED, TACTICAL
from ludex.games.runewars.show.fights import LineView, SideView, fate_said, fight_view, result_of
from ludex.games.runewars.show.look import RunewarsLook
from ludex.games.runewars.show.scene import Chip, Duellist, DuelScene, FateCard, Fight, FightLine, FightSide
from ludex.games.runewars.things import NOBODY, NONE, unit
from ludex.kit.picture.look import capital
from ludex.kit.sheets import named


def draw_fight(look: RunewarsLook) -> Fight | None:
    if not look.shown.fights:
        return None
    seen = fight_view(look.shown)
    title = look.say("sheet-battle", place=look.name("place", seen.place), round=seen.round)
    sides = tuple(draw_side(look, side, n, seen.winner == n) for n, side in enumerate(seen.sides))
    return Fight(title, seen.place, sides)


def draw_side(look: RunewarsLook, side: SideView, number: int, won: bool) -> FightSide:
    shape = next((line.shape for line in side.lines if line.now), CIRCLE)
    return FightSide(
        style=look.style(side.seat),
        faction=look.faction(side.seat),
        name=look.title(side.seat) if side.seat != NOBODY else look.say("neutrals", "start"),
        role=look.say("fight-attacks" if number == 0 else "fight-defends"),
        strength=side.strength,
        lines=tuple(draw_line(look, line) for line in side.lines),
        drawn=tuple(draw_fate(look, card, shape) for card in side.drawn),
        lying=look.tokens(side.lying),
        fallen=tuple(look.token(unit(kind), side.fallen.count(kind)) for kind in sorted(set(side.fallen))),
        played=tuple(Chip("tactics", card, look.name("tactics", card)) for card in side.played),
        won=won,
    )


def draw_line(look: RunewarsLook, line: LineView) -> FightLine:
    state = "now" if line.now else "done" if line.done else ""
    return FightLine(
        initiative=line.initiative,
        name=capital(look.name("unit", line.kind)),
        kind=line.kind,
        tokens=look.tokens(line.units),
        state=state,
        said=look.say(f"fight-{state}") if state else "",
        heroes=named("hero", line.heroes, look.words),
        open=look.can("unit", line.kind),
    )


def draw_fate(look: RunewarsLook, card: int, shape: int) -> FateCard:
    """A drawn card, as it counts for the shape that drew it."""
    result = result_of(card, shape, look.book)
    count = rout_of(result) or damage_of(result)
    symbol = "miss" if result == MISS else "special" if result == SPECIAL else "rout" if rout_of(result) else "damage"
    tactical = TACTICAL <= card < ENCHANTED
    return FateCard(
        result=result,
        symbol=f"f-{symbol}",
        count=count,
        word=fate_said(card, shape, look.book, look.words),
        destiny="" if tactical else DESTINIES[look.book.fate[card % TACTICAL].destiny],
        open=look.can("result", result),
    )


def draw_duel(look: RunewarsLook) -> DuelScene | None:
    if not look.shown.duels:
        return None
    duel = look.shown.duels[-1]
    title = look.say("sheet-duel", place=look.name("place", duel.place), round=duel.round)
    return DuelScene(title, tuple(draw_duellist(look, side) for side in (0, 1)))


def draw_duellist(look: RunewarsLook, side: int) -> Duellist:
    duel = look.shown.duels[-1]
    hero = duel.heroes[side]
    if hero == NOBODY:
        printed = look.book.units[duel.beast]
        name, health, damage = capital(look.name("unit", duel.beast)), printed.health, duel.beast_damage
        shape, style = printed.shape, "rw-neutral"
    else:
        name, health, shape = look.name("hero", hero), look.book.heroes[hero].health, CIRCLE
        damage = next((each.damage for each in look.shown.heroes if each.hero == hero), health)
        style = look.style(duel.seats[side])
    drawn = duel.drawn[side]
    return Duellist(
        style=style,
        name=name,
        letter=name[:1],
        owner=look.title(duel.seats[side]),
        hearts=tuple(n < damage for n in range(health)),
        said=look.say("duel-state", damage=damage, health=health, dealt=duel.dealt[side], kept=duel.prevented[side]),
        drawn=draw_fate(look, drawn, shape) if drawn != NONE else None,
    )
