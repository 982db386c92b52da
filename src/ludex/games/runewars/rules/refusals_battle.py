"""Why a blow, a card or an ability is not possible in a battle."""

from __future__ import annotations

from ludex.core import Decision, Option, Refusal
from ludex.core.law import law
from ludex.games.runewars.printed.book import RECTANGLE, TRIANGLE, book
from ludex.games.runewars.rules.battle.draw import results
from ludex.games.runewars.rules.battle.fight import ATTACKER, BANNER, DAMAGE_BITS, DEFENDER, HORN, Fight
from ludex.games.runewars.rules.battle.kinds import FLESH_RIPPER, OBSCENE, REANIMATE, VAMPIRE
from ludex.games.runewars.rules.battle.marks import COMMANDER
from ludex.games.runewars.rules.heroes import held
from ludex.games.runewars.state import Runewars
from ludex.games.runewars.things import FIRST_NEUTRAL, NONE, PER_TYPE, ROUTED

STANDING_ONLY = ("pounce", "wards", "death-or-glory")
"""Questions about units that stand."""
LYING_ONLY = ("feed", "prowl")
WEAK_ONLY = ("overpower", "devour")
"""Questions about units that lie, and about such that lie or are damaged."""
SHAPES = {"talons": (TRIANGLE, RECTANGLE), "flaming-breath": (TRIANGLE,), "bribery": (TRIANGLE, RECTANGLE)}
"""Questions about units of these shapes."""


def fight_of(g: Runewars, seat: int) -> Fight:
    """The battle as the side sees it for which this seat decides."""
    return next(f for f in (Fight(g, ATTACKER), Fight(g, DEFENDER)) if f.seat == seat)


# --------------------------------------------------------------------------------------------------------- own units


@law("RW-9.7")
def hurt(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """A damaged one first, else one that stands."""
    line, one = fight_of(g, seat).line, option[1]
    if one not in line:
        return Refusal("RW-9.7", "no-such-fighter", {"figure": one})
    if not one & DAMAGE_BITS and any(each & DAMAGE_BITS for each in line):
        return Refusal("RW-9.7", "damaged-first")
    if one & ROUTED and any(not each & ROUTED for each in line):
        return Refusal("RW-9.7", "standing-first")
    return Refusal("RW-9.7", "others-bear-it", {"figure": one})


@law("RW-9.6")
def lie_down(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    line, one = fight_of(g, seat).line, option[1]
    if one not in line:
        return Refusal("RW-9.6", "no-such-fighter", {"figure": one})
    if one & ROUTED:
        return Refusal("RW-9.6", "is-routed", {"figure": one})
    return Refusal("RW-9.6", "undamaged-first") if one & DAMAGE_BITS else None


@law("RW-9.5b", "RW-9.12", "RW-19.10m")
def rise(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    one = option[1]
    if one not in fight_of(g, seat).line:
        return Refusal(decision.clause, "no-such-fighter", {"figure": one})
    return None if one & ROUTED else Refusal(decision.clause, "stands-already", {"figure": one})


@law("RW-9.5b", "RW-8.3")
def bleed(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    one = option[1]
    if one not in fight_of(g, seat).line:
        return Refusal("RW-9.5b", "no-such-fighter", {"figure": one})
    return Refusal("RW-9.5b", "own-blood-only", {"figure": one}) if one >= FIRST_NEUTRAL else None


@law("RW-9.5b")
def mend(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    one = option[1]
    if one not in fight_of(g, seat).line or one // PER_TYPE not in (OBSCENE, VAMPIRE):
        return Refusal("RW-9.5b", "no-such-fighter", {"figure": one})
    return None if one & DAMAGE_BITS else Refusal("RW-9.5b", "not-damaged", {"figure": one})


@law("RW-9.7b", "RW-9.12")
def sacrifice(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    one = option[1]
    if one not in fight_of(g, seat).line:
        return Refusal(decision.clause, "no-such-fighter", {"figure": one})
    if one & ROUTED:
        return Refusal("RW-9.7b", "standing-first")
    return Refusal(decision.clause, "wrong-shape", {"figure": one})


@law("RW-9.11", "RW-11.5a")
def leave(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """Out of the line, or, after the battle, out of the area."""
    f, one = fight_of(g, seat), option[1]
    if one not in (f.line if decision.prompt == "wards" else g.units[f.battle.place]):
        return Refusal(decision.clause, "no-such-fighter", {"figure": one})
    return Refusal(decision.clause, "is-routed", {"figure": one}) if one & ROUTED else None


@law("RW-19.10p")
def shield(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return Refusal("RW-19.10p", "no-champion", {"hero": option[1]})


# ------------------------------------------------------------------------------------------------ units of the enemy


@law("RW-9.5b", "RW-9.4", "RW-19.7b")
def enemy(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    """Blows on a unit of choice: whom an ability or a card may be aimed at."""
    f, one = fight_of(g, seat), option[1]
    if one not in f.enemy:
        return Refusal(decision.clause, "no-such-enemy", {"figure": one})
    wanted = SHAPES.get(decision.prompt)
    if option[0] != "topple" and wanted is not None and f.shape(one) not in wanted:
        return Refusal(decision.clause, "wrong-shape", {"figure": one})
    if one & ROUTED:
        lies = option[0] == "topple" or decision.prompt in STANDING_ONLY
        return Refusal(decision.clause, "is-routed", {"figure": one}) if lies else None
    if decision.prompt in LYING_ONLY:
        return Refusal(decision.clause, "must-lie", {"figure": one})
    if decision.prompt in WEAK_ONLY and not one & DAMAGE_BITS:
        return Refusal(decision.clause, "must-be-weak", {"figure": one})
    return Refusal(decision.clause, "wrong-shape", {"figure": one}) if option[0] == "topple" else None


@law("RW-9.7b")
def burn(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    return Refusal("RW-9.7b", "cannot-in-full")


@law("RW-9.5b")
def raise_dead(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    if option[1] > g.supply[REANIMATE]:
        return Refusal("RW-17.1", "few-figures", {"unit": REANIMATE, "count": g.supply[REANIMATE]})
    return Refusal("RW-9.5b", "not-so-many-dead")


@law("RW-19.7b")
def hunger(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    f = fight_of(g, seat)
    if not f.has("uthuk-flesh-ripper"):
        return Refusal("RW-19.7b", "not-bought")
    return Refusal("RW-19.7b", "few-figures", {"unit": FLESH_RIPPER, "count": f.standing(FLESH_RIPPER)})


# -------------------------------------------------------------------------------------------------- heroes and cards


@law("RW-9.3", "RW-0.2")
def support(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    _, hero, kind = option
    f = fight_of(g, seat)
    if hero not in f.heroes():
        return Refusal("RW-9.3", "hero-not-here", {"hero": hero})
    if g.hero_routed[hero]:
        return Refusal("RW-9.3", "hero-routed", {"hero": hero})
    if kind not in f.types():
        return Refusal("RW-9.3", "no-such-type", {"unit": kind})
    if kind in f.battle.heroes[f.side][1::2]:
        return Refusal("RW-9.3", "supported-already", {"unit": kind})
    return Refusal("RW-9.3", "another-hero-first", {"hero": hero})


@law("RW-19.10m")
def use_commander(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    f, card = fight_of(g, seat), option[1]
    if card not in [g.commander[hero] for hero in f.commanders()]:
        return Refusal("RW-19.10m", "no-such-commander", {"commander": card})
    if f.spent(COMMANDER + card):
        return Refusal("RW-19.10m", "commander-used", {"commander": card})
    return Refusal("RW-19.10m", "commander-later", {"commander": card})


@law("RW-13.4")
def unveil(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    hero, reward = option[1], HORN if decision.prompt == "horn" else BANNER
    if hero not in fight_of(g, seat).heroes():
        return Refusal("RW-13.4", "hero-not-here", {"hero": hero})
    if reward not in held(g, hero):
        return Refusal("RW-13.4", "has-no-such-reward", {"hero": hero, "reward": reward})
    return Refusal("RW-13.4", "no-part-in-battle", {"hero": hero})


@law("RW-19.2", "RW-19.2b", "RW-19.2f")
def announce(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    card = option[1]
    if card in g.fresh[seat] and card not in g.tactics[seat]:
        return Refusal("RW-19.2f", "drawn-this-season", {"tactics": card})
    if card not in g.tactics[seat]:
        return Refusal("RW-19.2", "not-in-hand", {"tactics": card})
    if book(g).tactics[card].fate is None:
        return Refusal("RW-19.2", "no-symbols", {"tactics": card})
    f = fight_of(g, seat)
    kind = f.battle.drawing[f.side]
    if kind == NONE:
        return Refusal("RW-19.2a", "draws-nothing")
    return Refusal("RW-19.2b", "one-for-each-card", {"unit": kind, "count": f.standing(kind)})


@law("RW-9.5a", "RW-9.3")
def drawn(g: Runewars, seat: int, decision: Decision, option: Option) -> Refusal | None:
    f = fight_of(g, seat)
    if f.battle.drawing[f.side] != NONE and option[1] not in results(f):
        return Refusal("RW-9.5a", "not-drawn", {"result": option[1]})
    return Refusal(decision.clause, "no-drawing-anew")
