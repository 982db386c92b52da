"""SI-9: what invaders do in a land: ravage, build, explore."""

from __future__ import annotations

from ludex.core import Rule, tell
from ludex.core.law import law
from ludex.games.spirit_island.printed.boards import places
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.rules import pieces
from ludex.games.spirit_island.rules.act import Act
from ludex.games.spirit_island.rules.blight import add_blight
from ludex.games.spirit_island.rules.end import complete
from ludex.games.spirit_island.rules.land import count, defend_of, has, next_to, where
from ludex.games.spirit_island.rules.lasting import (
    BUILDS_INSTEAD,
    DEALS_MORE,
    EVERYWHERE,
    NEXT_RAVAGE,
    NO_DISEASE,
    RAVAGES_MORE,
    SAFE_DAHAN,
    SKIP,
    TOGETHER,
    rows,
    use_up,
)
from ludex.games.spirit_island.rules.moments import (
    action_lands,
    before_action,
    built,
    dahan_lost,
    deals,
    explore_more,
    explore_over,
    explore_sources,
    explored,
    explores_as,
    may_build,
    order_matters,
    ravage_instead,
    ravage_total,
    ravaged,
)
from ludex.games.spirit_island.rules.scope import decider
from ludex.games.spirit_island.state import NOBODY, Island
from ludex.games.spirit_island.things import (
    BUILD,
    BUILDING,
    CITY,
    DAHAN,
    DAMAGE,
    EXPLORE,
    EXPLORER,
    INVADER,
    RAVAGE,
    TOWN,
    kind_of,
    strife_of,
)

BLIGHT_FROM = 2
"""A land that takes so much damage at once is blighted: SI-9.4."""


@law("SI-9.1")
def lands_of_card(g: Island, card: int) -> int:
    """The lands that an invader card names."""
    printed = INVADER_CARDS[card]
    if printed.coastal:
        return g.chart.coastal
    found = 0
    for terrain in printed.terrains:
        found |= g.chart.of_terrain[terrain]
    return found


def affected(g: Island, action: int, card: int, lands: int) -> list[int]:
    for change in action_lands.of(g.owners):
        lands = change(g, action, card, lands)
    return places(lands)


@law("SI-8.7")
def prevented(g: Island, action: int, land: int, normal: bool) -> Rule[bool]:
    """Does something keep this action from happening there?"""
    for actions, place, only_normal in rows(g, SKIP):
        if actions & action and place in (land, EVERYWHERE) and (normal or not only_normal):
            tell(g, "SI-8.7", "skipped", land=land, actions=action)
            return True
    for prevents in before_action.of(g.owners):
        if (yield from prevents(g, action, land, normal)):
            tell(g, "SI-8.7", "skipped", land=land, actions=action)
            return True
    return False


# ------------------------------------------------------------------------------------------------------------- ravage


@law("SI-9.3", "SI-9.4")
def ravage_lands(g: Island, lands: list[int], normal: bool = True) -> Rule[None]:
    """Ravage in these lands, in an order of the players' choice where several of them may be blighted. The others come
    first: blight that spreads to them can only make them worse. Where one ravage may change another in any other way
    all of them are chosen from."""
    left = [land for land in lands if has(g, land, INVADER)]
    while left:
        safe = [each for each in left if foreseen(g, each) < BLIGHT_FROM] if len(left) > 1 else left
        land = (safe or left)[0]
        if not safe or (len(left) > 1 and (may_turn_card(g, left, safe) or matters(g, RAVAGE, left))):
            on = Act(g, decider(g, land), clause="SI-9.3", shared=True)
            land = yield from on.pick("ravage-next", left)
        left.remove(land)
        yield from ravage(g, land, normal)
        yield from complete(g)


def matters(g: Island, action: int, lands: list[int]) -> bool:
    """May what happens in one of these lands change what happens in another?"""
    return any(changes(g, action, lands) for changes in order_matters.of(g.owners))


def may_turn_card(g: Island, lands: list[int], safe: list[int]) -> bool:
    """May these ravages turn the blight card over, which does something at once? Blight upon blight goes through as
    many blighted lands as there are."""
    if g.blighted or g.blight_card == NOBODY or len(safe) == len(lands):
        return False
    struck = [land for land in lands if land not in safe]
    cascades = sum(map(bool, g.blight)) if any(g.blight[land] for land in struck) else 0
    return g.blight_left <= len(struck) + cascades


def foreseen(g: Island, land: int) -> int:
    """The damage that the invaders of a land would deal now, after Defend."""
    total = sum(0 if strife_of(one) else dealt_by(g, land, one) for one in invaders(g, land))
    return max(land_total(g, land, total) - defend_of(g, land), 0)


def invaders(g: Island, land: int) -> list[int]:
    return [one for one in g.people[land] if kind_of(one) & INVADER]


@law("SI-9.4", "SI-9.2")
def dealt_by(g: Island, land: int, one: int, normal: bool = True) -> int:
    """What one invader deals, with all that changes it alone. What waits for a normal ravage counts in no other."""
    damage = DAMAGE[one & 3]
    for kind, until, *about in g.lasting:
        if kind == DEALS_MORE and about[0] & kind_of(one) and (normal or until != NEXT_RAVAGE):
            damage += about[1]
    for change in deals.of(g.owners):
        damage = change(g, land, one, damage)
    return damage


@law("SI-9.4", "SI-9.4a", "SI-9.2")
def land_total(g: Island, land: int, total: int, normal: bool = True) -> int:
    """The damage of all, with what changes it for the whole land. By later printings that counts only where there
    is damage. What waits for a normal ravage counts in no other."""
    if g.later and not total:
        return 0
    for kind, until, *about in g.lasting:
        if kind == RAVAGES_MORE and (normal or until != NEXT_RAVAGE):
            total += about[0]
    for change in ravage_total.of(g.owners):
        total = change(g, land, total)
    return max(total, 0)


@law("SI-9.4", "SI-9.4b", "SI-12.2", "SI-13.8")
def ravage(g: Island, land: int, normal: bool = True, less: int = 0) -> Rule[None]:
    """The invaders of a land deal damage to it and to the dahan; the dahan that are left fight back."""
    if not has(g, land, INVADER):
        return
    if becomes_build(g, land):
        yield from build(g, land, normal)
        return
    if (yield from prevented(g, RAVAGE, land, normal)):
        return
    tell(g, "SI-9.4", "ravage", land=land)
    for instead in ravage_instead.of(g.owners):
        if (yield from instead(g, land, normal)):
            yield from take_damage(g, land, 0)
            return
    damage = max(invader_damage(g, land, normal) - less, 0)
    together = any(land == place for (place,) in rows(g, TOGETHER))
    if together:
        yield from counter_attack(g, land, count(g, land, DAHAN))
    yield from take_damage(g, land, damage)
    if not together:
        yield from counter_attack(g, land, count(g, land, DAHAN))


def becomes_build(g: Island, land: int) -> bool:
    for (place,) in rows(g, BUILDS_INSTEAD):
        if place == land:
            use_up(g, BUILDS_INSTEAD, place)
            return True
    return False


@law("SI-9.4", "SI-13.8")
def invader_damage(g: Island, land: int, normal: bool = True) -> int:
    """Each invader's damage; those with strife deal none and lose one; then what holds for the land, then Defend."""
    total = 0
    spent = False
    for one in invaders(g, land):
        if strife_of(one):
            pieces.take_strife(g, land, one)
            tell(g, "SI-13.8", "strife-spent", land=land, piece=one)
            spent = True
        else:
            total += dealt_by(g, land, one, normal)
    if spent:
        pieces.settle_health(g)
    total = land_total(g, land, total, normal)
    defence = defend_of(g, land)
    left = max(total - defence, 0)
    tell(g, "SI-9.4", "ravage-damage", land=land, total=total, defend=defence, count=left)
    return left


@law("SI-9.4")
def take_damage(g: Island, land: int, damage: int) -> Rule[None]:
    """The same damage hits the land and, in full, the dahan."""
    on = Act(g, decider(g, land), land, clause="SI-9.4", shared=True)
    safe = any(land == place for (place,) in rows(g, SAFE_DAHAN))
    lost = 0 if safe else pieces.damage_dahan(g, land, damage)
    blighted = False
    if damage >= BLIGHT_FROM:
        blighted = yield from add_blight(on, land)
    if lost:
        for then in dahan_lost.of(g.owners):
            yield from then(g, land, lost)
    for then_after in ravaged.of(g.owners):
        yield from then_after(g, land, damage, blighted)


@law("SI-9.4", "SI-12.1")
def counter_attack(g: Island, land: int, dahan: int) -> Rule[None]:
    """Two damage from each dahan, spread by the players."""
    if dahan and has(g, land, INVADER):
        tell(g, "SI-9.4", "fight-back", land=land, count=dahan)
        yield from Act(g, decider(g, land), land, clause="SI-9.4", shared=True).damage(dahan * DAMAGE[3])


# -------------------------------------------------------------------------------------------------------------- build


@law("SI-9.3", "SI-9.5")
def build_lands(g: Island, card: int, lands: int, normal: bool = True) -> Rule[None]:
    """Build in these lands that hold invaders, in an order of the players' choice where it matters (SI-9.3)."""
    left = affected(g, BUILD, card, lands & where(g, INVADER))
    while left:
        land = left[0]
        if len(left) > 1 and matters(g, BUILD, left):
            on = Act(g, decider(g, land), clause="SI-9.3", shared=True)
            land = yield from on.pick("build-next", left)
        left.remove(land)
        yield from build(g, land, normal)
        yield from complete(g)


@law("SI-9.5")
def build(g: Island, land: int, normal: bool = True) -> Rule[None]:
    """A city where there are more towns than cities, otherwise a town; disease prevents it once."""
    if (yield from prevented(g, BUILD, land, normal)):
        return
    kind = CITY if count(g, land, TOWN) > count(g, land, CITY) else TOWN
    for change in may_build.of(g.owners):
        kind = change(g, land, kind)
    if not kind:
        return
    if g.disease[land] and not rows(g, NO_DISEASE):
        g.disease[land] -= 1
        tell(g, "SI-9.5", "disease-stops", land=land)
        return
    tell(g, "SI-9.5", "build", land=land)
    yield from pieces.add(g, land, kind)
    for then in built.of(g.owners):
        yield from then(g, land, kind)


# ------------------------------------------------------------------------------------------------------------ explore


@law("SI-9.6")
def explore_lands(g: Island, card: int, lands: int, normal: bool = True) -> Rule[None]:
    """Explorers come to these lands where a town or city is there or next to them, or the coast is."""
    for land in affected(g, EXPLORE, card, lands & within_reach(g)):
        yield from explore(g, land, card, normal)
        yield from complete(g)
    for then in explore_over.of(g.owners):
        yield from then(g, card, normal)
    yield from complete(g)


@law("SI-9.6")
def within_reach(g: Island) -> int:
    """Lands to which explorers come: on the coast, and with or next to a town or city; as bits."""
    sources = where(g, BUILDING)
    for change in explore_sources.of(g.owners):
        sources = change(g, sources)
    return g.chart.coastal | sources | next_to(g, sources)


@law("SI-9.6")
def explore(g: Island, land: int, card: int, normal: bool = True) -> Rule[None]:
    """One explorer; wilds prevent it once."""
    if (yield from prevented(g, EXPLORE, land, normal)):
        return
    number = 1
    for change in explore_more.of(g.owners):
        number = change(g, land, number)
    if number < 1:
        return
    if g.wilds[land]:
        g.wilds[land] -= 1
        tell(g, "SI-9.6", "wilds-stop", land=land)
        return
    tell(g, "SI-9.6", "explore", land=land)
    had = has(g, land, BUILDING)
    for _ in range(number):
        kind = EXPLORER
        for becomes in explores_as.of(g.owners):
            kind = becomes(g, land, kind)
        yield from pieces.add(g, land, kind)
    for then in explored.of(g.owners):
        yield from then(g, land, card, had)
