"""Shadows Flicker Like Flame."""

from __future__ import annotations

from ludex.core import Option, Rule, tell, verb
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.powers import POWERS, SPIRITS
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.land import in_play, matching, where
from ludex.games.spirit_island.rules.lasting import SAFE_DAHAN, this_turn
from ludex.games.spirit_island.rules.moments import extra_done, far_targets, floor_extra
from ludex.games.spirit_island.rules.options import MORE_VERBS
from ludex.games.spirit_island.rules.powers import (
    FAR_PRICE,
    origins,
    power,
    repeat_for,
    target_lands,
    targetable,
    usable,
    use,
)
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import CITY, DAHAN, EXPLORER, FAST, INVADER, SLOW, TOWN

ID = "shadows-flicker-like-flame"
SHADOWS = SPIRITS.index(ID)

MORE_VERBS.append(verb("shadow", power="power", land="land"))


@far_targets(ID)
@law("SI-7.4")
def shadows_of_the_dahan(g: Island, seat: int, number: int) -> int:
    """For 1 energy any land with dahan, however far; the power still needs its kind of source and of target."""
    card = POWERS[number]
    if not card.at_land or g.energy[seat] < FAR_PRICE or not origins(g, seat, card):
        return 0
    found = where(g, DAHAN) & in_play(g) & matching(g, seat, card.filter)
    return targetable(g, seat, card, found) & ~target_lands(g, seat, card)


@floor_extra(ID)
def shadow_targets(g: Island, seat: int, phase: int) -> list[Option]:
    """Lands that only the shadows reach."""
    if g.spirits[seat] != SHADOWS or g.energy[seat] < FAR_PRICE:
        return []
    used = g.used[seat]
    return [
        ("shadow", number, land)
        for number in usable(g, seat, phase)
        if number not in used or repeat_for(g, seat, number, FAR_PRICE) is not None
        for land in places(shadows_of_the_dahan(g, seat, number))
    ]


@extra_done(ID)
def through_the_shadows(g: Island, seat: int, option: Option) -> Rule[bool]:
    if option[0] != "shadow":
        return False
    g.energy[seat] -= FAR_PRICE
    tell(g, "SI-7.4", "shadow", who=seat, spirit=g.spirits[seat], land=option[2], count=FAR_PRICE)
    yield from use(g, seat, ("use", *option[1:]), FAST if g.step == "fast" else SLOW)
    return True


@power("darkness-swallows-the-unwary")
def darkness_swallows_the_unwary(on: Act) -> Rule[None]:
    near = any(on.has(EXPLORER, land) for land in on.around())
    if near and (not on.reached(2) or (yield from on.line(1))):
        yield from on.gather(1, EXPLORER)
    if on.reached(2):
        on.fear(len((yield from on.destroy(2, EXPLORER, up_to=True))))
    if on.reached(3):
        on.fear(len((yield from on.damage(3))))


@power("concealing-shadows")
def concealing_shadows(on: Act) -> Rule[None]:
    on.fear(1)
    this_turn(on.g, SAFE_DAHAN, on.land)
    yield from ()


@power("crops-wither-and-fade")
def crops_wither_and_fade(on: Act) -> Rule[None]:
    on.fear(2)
    match (yield from on.choose(2)):
        case 1:
            yield from on.replace(1, TOWN, EXPLORER)
        case 2:
            yield from on.replace(1, CITY, TOWN)


@power("favors-called-due")
def favors_called_due(on: Act) -> Rule[None]:
    yield from on.gather(4, DAHAN, up_to=True)
    if on.has(INVADER) and on.count(DAHAN) > on.count(INVADER):
        on.fear(3)


@power("mantle-of-dread")
def mantle_of_dread(on: Act) -> Rule[None]:
    on.fear(2)
    theirs = on.by(on.spirit)
    land = yield from theirs.may_pick("mantle", theirs.lands & on.where(EXPLORER | TOWN))
    if land >= 0:
        yield from theirs.push(1, EXPLORER, land=land)
        yield from theirs.push(1, TOWN, land=land)
