"""Players: the card of each seat with its board in a drawer, and what one has at hand in the dock."""

from __future__ import annotations

import math

from ludex.games.runewars.printed.book import (
    ALIGNMENTS,
    AREAS,
    ATTRIBUTES,
    FACTIONS,
    FIRST_AREA,
    INFLUENCE,
    NONE,
    ORDERS,
    RESOURCES,
    TACTICS_ICON,
    TILES,
    UNITS,
    UNITS_OF_FACTION,
)
from ludex.games.runewars.show.draw_map import SIZE, terrain_of
from ludex.games.runewars.show.look import RunewarsLook
from ludex.games.runewars.show.scene import Card, Chip, Dial, Dock, HeroCard, Notch, Pile, Seat, SmallTile, UnitRow
from ludex.games.runewars.show.sheets import dial_said, icon_said
from ludex.games.runewars.show.view import HIDDEN_OBJECTIVE, HeroView
from ludex.games.runewars.things import unit
from ludex.kit.picture.geometry import hex_centre
from ludex.kit.picture.look import capital
from ludex.kit.sheets import listed

DIAL_ROUND = 52
"""How far from its middle the icons of a dial stand."""
DIAL_STEP = 40
"""Degrees from one position to the next: nine of them, the first is 0."""
DIAL_SYMBOLS = {INFLUENCE: "o-influence", TACTICS_ICON: "o-tactics"}


def draw_seat(look: RunewarsLook, seat: int) -> Seat:
    shown, player = look.shown, look.player(seat)
    faction = FACTIONS[player.faction]
    state = state_of(look, seat)
    return Seat(
        number=seat,
        faction=faction,
        name=look.title(seat),
        mine=seat == look.view.seat,
        first=look.say("board-first") if seat == shown.first else "",
        state=state,
        said=said_of(look, seat, state),
        open=look.can("seat", seat),
        runes=player.runes,
        runes_said=look.say("board-runes", count=player.runes, needed=shown.to_win),
        to_win=shown.to_win,
        influence=player.influence,
        tactics=player.tactics + player.fresh,
        quests=player.quests,
        order=order_now(look, seat),
        played=tuple(order_chip(look, order) for order in player.orders),
        left=tuple(order_chip(look, order) for order in orders_left(look, seat)),
        dials=draw_dials(look, seat, mine=False),
        units=tuple(
            unit_row(look, kind)
            for kind in range(player.faction * UNITS_OF_FACTION, (player.faction + 1) * UNITS_OF_FACTION)
        ),
        heroes=tuple(draw_hero(look, hero) for hero in shown.heroes if hero.seat == seat),
        titles=tuple(
            Chip("title", title, look.name("title", title)) for title, who in enumerate(shown.titles) if who == seat
        ),
        upgrades=tuple(Chip("development", each, look.name("development", each)) for each in player.upgrades),
        notes=notes(look, seat),
        defence=(look.say(f"defence-{faction}"), look.say(f"defence-{faction}-text")),
    )


def state_of(look: RunewarsLook, seat: int) -> str:
    view = look.view
    if look.player(seat).out:
        return "out"
    if view.over:
        return "won" if seat in view.winners else "lost"
    if any(each.seat == seat for each in view.asked):
        return "asked"
    return "turn" if seat == look.shown.current else ""


def said_of(look: RunewarsLook, seat: int, state: str) -> str:
    if seat == look.view.seat:
        return look.say(f"board-mine-{state}" if state else "board-mine")
    return look.say(f"board-{state}") if state else ""


def notes(look: RunewarsLook, seat: int) -> tuple[str, ...]:
    player = look.player(seat)
    found = []
    if player.objective == HIDDEN_OBJECTIVE:
        found.append(look.say("board-has-objective"))
    elif player.objective == NONE and look.shown.units:
        found.append(look.say("board-objective-used"))
    if player.lieutenant:
        found.append(look.say("sheet-lieutenant"))
    if player.slain:
        found.append(look.say("board-slain", count=player.slain))
    return tuple(found)


# -------------------------------------------------------------------------------------------------------------- orders


def order_chip(look: RunewarsLook, order: int, state: str = "") -> Chip:
    return Chip("order", order, look.name("order", order), str(order), "", state, look.can("order", order))


def order_now(look: RunewarsLook, seat: int) -> Chip | None:
    player = look.player(seat)
    if player.chosen != NONE:
        return order_chip(look, player.chosen, "waits")
    if player.orders and look.shown.current != NONE:
        return order_chip(look, player.orders[-1], "now" if seat == look.shown.current else "done")
    return None


def orders_left(look: RunewarsLook, seat: int) -> list[int]:
    player = look.player(seat)
    return [order for order in range(len(ORDERS)) if order not in player.orders and order != player.chosen]


# --------------------------------------------------------------------------------------------------------------- dials


def draw_dials(look: RunewarsLook, seat: int, mine: bool) -> tuple[Dial, ...]:
    return tuple(draw_dial(look, seat, resource, mine) for resource in range(len(RESOURCES)))


def draw_dial(look: RunewarsLook, seat: int, resource: int, mine: bool) -> Dial:
    """A disc with nine positions, the first one bare; the needle has gone over those that are reached."""
    player = look.player(seat)
    at = player.dials[resource]
    title = look.say(f"sheet-dial-{RESOURCES[resource]}")
    return Dial(
        number=resource,
        resource=RESOURCES[resource],
        title=title,
        count=at,
        notches=tuple(
            notch(look, icon, n + 1, n < at)
            for n, icon in enumerate(look.book.factions[player.faction].dials[resource])
        ),
        label=f"{title}: {dial_said(player, look.book, resource, look.words)}",
        open=mine and look.can("resource", resource),
    )


def spot_on_dial(number: int) -> tuple[int, int]:
    angle = math.radians(DIAL_STEP * number - 90)
    return round(DIAL_ROUND * math.cos(angle)), round(DIAL_ROUND * math.sin(angle))


DIAL_SPOTS = tuple(map(spot_on_dial, range(360 // DIAL_STEP)))


def notch(look: RunewarsLook, icon: int, number: int, reached: bool) -> Notch:
    x, y = DIAL_SPOTS[number]
    symbol = DIAL_SYMBOLS.get(icon, "")
    token = None if symbol else look.token(unit(icon))
    return Notch(token, symbol, icon_said(icon, look.words), reached, x, y)


# --------------------------------------------------------------------------------------------------- units and heroes


def unit_row(look: RunewarsLook, kind: int) -> UnitRow:
    printed, text = look.book.units[kind], look.words.text
    keywords = [look.say(f"keyword-{name}") for name in ("fast", "flying") if getattr(printed, name)]
    replaces = (
        ""
        if printed.replaces == NONE
        else look.say("board-instead", unit=look.say(f"unit-{UNITS[printed.replaces]}", "gen"))
    )
    return UnitRow(
        token=look.token(unit(kind)),
        name=capital(look.name("unit", kind)),
        initiative=printed.initiative,
        health=printed.health,
        keywords=listed(keywords),
        ability=text.say(f"unit-{printed.id}-ability"),
        text=text.say(f"unit-{printed.id}-ability-text"),
        left=look.say("board-supply", count=look.shown.supply[kind]),
        recruited=replaces,
        unsure="" if printed.certain else look.say("printed-unsure"),
    )


def draw_hero(look: RunewarsLook, hero: HeroView) -> HeroCard:
    printed = look.book.heroes[hero.hero]
    said = look.told("hero", hero.hero)
    return HeroCard(
        number=hero.hero,
        style=look.style(hero.seat),
        name=said.name,
        letter=said.name[:1],
        place=look.name("place", hero.place),
        alignment=look.say(f"alignment-{ALIGNMENTS[printed.alignment]}"),
        attributes=tuple(
            (f"a-{name}", look.say(f"attribute-{name}"), printed.attributes[n] + hero.trained[n], hero.trained[n])
            for n, name in enumerate(ATTRIBUTES)
        ),
        health=printed.health,
        damage=hero.damage,
        routed=look.say("board-routed") if hero.routed else "",
        commander=Chip("commander", hero.commander, look.name("commander", hero.commander))
        if hero.commander != NONE
        else None,
        rewards=tuple(
            Chip(
                "reward",
                each,
                look.name("reward", each),
                state="face-up" if n < hero.face_up else "known",
                open=look.can("reward", each),
            )
            for n, each in enumerate(hero.known_rewards)
        ),
        hidden=look.say("board-rewards-hidden", count=hero.hidden) if hero.hidden else "",
        text=said.text,
        unsure=said.unsure,
        acted=look.say("board-acted") if hero.hero in look.shown.acted and look.shown.season == 1 else "",
        open=look.can("hero", hero.hero),
    )


# ------------------------------------------------------------------------------------------------------------ the dock


def draw_dock(look: RunewarsLook) -> Dock | None:
    """The viewer's own dials, Orders and cards; those to choose from first."""
    me = look.view.seat
    if me is None:
        return None
    shown, own = look.shown, look.player(me)
    piles = [
        Pile(look.say("board-drawn"), "drawn", tuple(look.card("hero", each, "drawn") for each in shown.hero_drawn)),
        Pile(
            look.say("board-drawn"),
            "drawn",
            tuple(look.card("commander", each, "drawn") for each in shown.commander_drawn),
        ),
        Pile(look.say("board-tactics-title"), "tactics", hand(look, own.hand, own.fresh_hand)),
        Pile(
            look.say("board-quests-title"),
            "quests",
            tuple(look.card("quest", each, "quests") for each in own.own_quests),
        ),
        Pile(
            look.say("board-objective-title"),
            "objective",
            (look.card("objective", own.objective, "objective"),) if own.objective >= 0 else (),
        ),
    ]
    tiles = tuple(small_tile(look, tile) for tile in (shown.tiles[me] if shown.tiles else ()))
    asked = any(each.seat == me and each.prompt == "order" for each in look.view.asked)
    return Dock(
        style=look.style(me),
        dials=draw_dials(look, me, mine=True) if shown.units else (),
        orders=dock_orders(look, me) if shown.units and not shown.fights else (),
        choosing=asked,
        piles=tuple(pile for pile in piles if pile.cards and (not shown.fights or pile.place == "tactics")),
        tiles=tiles,
    )


def small_tile(look: RunewarsLook, tile: int) -> SmallTile:
    hexes = look.book.tiles[tile].hexes
    spots = [(round(x), round(y)) for x, y in (hex_centre(place, SIZE) for place in hexes)]
    left, top = min(x for x, _ in spots) - SIZE - 4, min(y for _, y in spots) - 90
    return SmallTile(
        number=tile,
        word=capital(look.say("board-tile", tile=TILES[tile])),
        left=left,
        top=top,
        width=max(x for x, _ in spots) + SIZE + 4 - left,
        height=max(y for _, y in spots) + 90 - top,
        hexes=tuple(
            (x, y, terrain_of(look.book.areas[FIRST_AREA[tile] + n].resources), AREAS[FIRST_AREA[tile] + n])
            for n, (x, y) in enumerate(spots)
        ),
        open=look.can("tile", tile),
    )


def hand(look: RunewarsLook, cards: list[int], fresh: list[int]) -> tuple[Card, ...]:
    old = [look.card("tactics", each, "hand") for each in cards]
    return (*old, *(look.card("tactics", each, "fresh", look.say("board-fresh")) for each in fresh))


def dock_orders(look: RunewarsLook, me: int) -> tuple[Chip, ...]:
    """All nine: in hand, chosen, or played this year."""
    player = look.player(me)
    return tuple(
        order_chip(look, order, "chosen" if order == player.chosen else "played" if order in player.orders else "")
        for order in range(len(ORDERS))
    )
