"""The Uthuk Y'llan: what their units do when the Fate cards show their special ability, and their Hungry Spawn."""

from __future__ import annotations

from ludex.core import Option, Rule
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import RECTANGLE, TRIANGLE
from ludex.games.runewars.rules.areas import is_neutral_type
from ludex.games.runewars.rules.battle.abilities import ability, defence
from ludex.games.runewars.rules.battle.fight import DAMAGE_BITS, Fight, upright
from ludex.games.runewars.rules.battle.kinds import BERSERKER, BLOOD_SISTER, CHAOS_LORD, FLESH_RIPPER, OBSCENE, WARLOCK
from ludex.games.runewars.rules.battle.marks import COVEN, FRENZY
from ludex.games.runewars.things import DEFENSIVE, NONE, PER_TYPE, ROUTED, unit

SPAWN = 4


@ability("flesh-ripper")
def cut_throat(f: Fight) -> Rule[None]:
    """One damage on an undamaged unit that stands, if there is any."""
    fresh = [one for one in f.enemy if not one & (ROUTED | DAMAGE_BITS)]
    if fresh:
        yield from f.other.suffer(fresh)
    else:
        yield from f.damage(1)


@ability("berserker")
def fury(f: Fight) -> Rule[None]:
    """A standing Berserker may be destroyed for two damage; with Blood Frenzy the first one is only routed."""
    if not f.standing(BERSERKER) or not f.enemy:
        return
    if not (yield from f.may("RW-9.5b", "fury", BERSERKER)):
        return
    if f.has("uthuk-berserker") and not f.spent(FRENZY):
        f.spend(FRENZY)
        f.drop(unit(BERSERKER))
    else:
        yield from f.fall(unit(BERSERKER))
    yield from f.damage(2)


@ability("warlock")
@law("RW-9.7b")
def rain_fire(f: Fight) -> Rule[None]:
    """The enemy destroys two triangle units or one rectangle unit of his, whatever he can do in full; else as much as
    he can. With Pyre Masters two damage if nothing is destroyed."""
    enemy = f.other
    triangles = len(f.of_shape(f.enemy, TRIANGLE))
    rectangles = len(f.of_shape(f.enemy, RECTANGLE))
    options: list[Option] = []
    if triangles >= 2 or (triangles and not rectangles):
        options.append(("burn_triangles",))
    if rectangles:
        options.append(("burn_rectangle",))
    if not options:
        if f.has("uthuk-warlock"):
            yield from f.damage(2)
        return
    choice = yield from enemy.ask("RW-9.7b", "rain-fire", options, WARLOCK)
    shape, count = (TRIANGLE, min(2, triangles)) if choice[0] == "burn_triangles" else (RECTANGLE, 1)
    fallen = 0
    for _ in range(count):
        legal = upright(f.of_shape(f.enemy, shape))
        one = yield from enemy.choose("RW-9.7b", "must-destroy", "sacrifice", legal, WARLOCK)
        fallen += yield from enemy.fall(one)
    if not fallen and f.has("uthuk-warlock"):
        yield from f.damage(2)


@ability("chaos-lord")
def terrifying(f: Fight) -> Rule[None]:
    """Two different units of choice are routed, or destroyed if they lie already. With Demonic Presence three, if at
    most one of them is destroyed."""
    left = f.enemy[:]
    chosen: list[int] = []
    while left and len(chosen) < 2:
        one = yield from f.choose("RW-9.5b", "terrifying", "terrify", left, CHAOS_LORD)
        left.remove(one)
        chosen.append(one)
    if f.has("uthuk-chaos-lord"):
        lying = sum(one & ROUTED for one in chosen)
        third = [one for one in left if lying + (one & ROUTED) <= 1]
        one = yield from f.may_choose("RW-9.5b", "terrifying", "terrify", third, CHAOS_LORD)
        if one != NONE:
            chosen.append(one)
    for one in chosen:
        # What befell another of them may have taken this one with it.
        if one in f.enemy:
            yield from (f.slay(one) if one & ROUTED else f.topple(one))


@ability("blood-sister")
def blood_pact(f: Fight) -> Rule[None]:
    """One damage; two if an own unit takes one. With Coven Rites it may be an allied neutral unit, and once nobody."""
    if not f.enemy:
        return
    coven = f.has("uthuk-blood-sister")
    own = [one for one in f.line if coven or not is_neutral_type(one // PER_TYPE)]
    options: list[Option] = [("deal",), *(("bleed", one) for one in dict.fromkeys(own))]
    if coven and not f.spent(COVEN):
        options.append(("coven",))
    choice = yield from f.ask("RW-9.5b", "blood-pact", options, BLOOD_SISTER)
    if choice[0] == "bleed":
        yield from f.hurt(choice[1])
    elif choice[0] == "coven":
        f.spend(COVEN)
    yield from f.damage(1 if choice[0] == "deal" else 2)


@ability("obscene")
def devour(f: Fight) -> Rule[None]:
    """A damaged or routed unit of choice is destroyed; then an Obscene loses all its damage."""
    weak = [one for one in f.enemy if one & (ROUTED | DAMAGE_BITS)]
    one = yield from f.choose("RW-9.5b", "devour", "slay", weak, OBSCENE)
    if one != NONE:
        yield from f.slay(one)
    yield from f.mend_one(OBSCENE)


@law("RW-19.7b")
def hunger_offers(f: Fight) -> list[Option]:
    """Ravenous Hunger: at the start of a battle Flesh Rippers may be routed for one damage each."""
    if not f.has("uthuk-flesh-ripper") or not f.enemy:
        return []
    return [("hunger", count) for count in range(1, f.standing(FLESH_RIPPER) + 1)]


def hunger(f: Fight, count: int) -> Rule[None]:
    for _ in range(count):
        f.drop(next(one for one in f.line if one // PER_TYPE == FLESH_RIPPER and not one & ROUTED))
    yield from f.damage(count)


@defence("uthuk")
@law("RW-11.5a")
def hungry_spawn(f: Fight) -> Rule[None]:
    """The token may be discarded for four damage."""
    options: list[Option] = [("use_token",), DONE]
    choice = yield from f.ask("RW-11.5a", "hungry-spawn", options)
    if choice != DONE:
        f.g.built[f.battle.place].remove(DEFENSIVE)
        yield from f.damage(SPAWN)
