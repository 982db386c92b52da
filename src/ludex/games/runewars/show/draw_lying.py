"""What lies in an area as pieces with their places: strongholds, cities, runes and tokens, units, heroes, flags."""

from __future__ import annotations

from math import sqrt

from msgspec.structs import replace

from ludex.games.runewars.printed.book import DEVELOPMENT_TOKENS
from ludex.games.runewars.show.lie import fort_said, heroes_at, rune_said, token_said
from ludex.games.runewars.show.lie import hero_said as said_of_hero
from ludex.games.runewars.show.look import RunewarsLook
from ludex.games.runewars.show.scene import Piece, Token
from ludex.games.runewars.show.view import HIDDEN_OBJECTIVE, UNKNOWN, HeroView
from ludex.games.runewars.things import DRAGON_RUNE, NO_RUNE, NOBODY, NONE, fort_seat, fort_state, unit
from ludex.kit.picture.geometry import side_by_side

FORTS = ("fort-damaged", "fort", "capital-damaged", "capital")
SIZES = (64, 58, 52, 47, 42, 38, 34, 30, 27)
"""How wide a piece is drawn: the largest for which all have room."""
TOP, UNDER_CITY, BOTTOM = -46, -25, 84
EDGE = 6
"""What stays free at the sides of an area."""
HALF = 100


def pieces_at(look: RunewarsLook, place: int, city: bool) -> tuple[Piece, ...]:
    shown = look.shown
    if not shown.units:
        return lay(printed_pieces(look, place), city)
    found = [
        *fort_piece(look, place),
        *city_piece(look, place),
        *rune_piece(look, place),
        *unit_pieces(look, place),
        *(hero_piece(look, hero) for hero in heroes_at(shown, place)),
        *building_pieces(look, place),
        *token_pieces(look, place),
        *mark_pieces(look, place),
    ]
    return lay(found, city)


def printed_pieces(look: RunewarsLook, place: int) -> list[Piece]:
    """What a tile shows before anything lies on it: a place for a city, neutral units; runes that were placed early."""
    printed = look.book.areas[look.chart.area[place]]
    found = [Piece("city", "o-city", look.say("legend-city"))] if printed.city else []
    found += rune_piece(look, place) if place < len(look.shown.rune) else []
    return found + stack(look, [unit(kind) for kind, count in printed.neutrals for _ in range(count)], NOBODY)


# -------------------------------------------------------------------------------------------------------------- places


def lay(pieces: list[Piece], city: bool) -> tuple[Piece, ...]:
    """In rows around the middle, as large as there is room for."""
    if not pieces:
        return ()
    top = UNDER_CITY if city else TOP
    for size in SIZES:
        rows = rows_of(len(pieces), top, size)
        if rows is not None:
            break
    else:
        size = SIZES[-1]
        rows = [(top + (n + 0.5) * size, min(5, len(pieces) - 5 * n)) for n in range((len(pieces) + 4) // 5)]
    placed = []
    left = list(pieces)
    for y, count in rows:
        here, left = left[:count], left[count:]
        for piece, x in zip(here, side_by_side([size] * len(here), 0), strict=True):
            placed.append(replace(piece, x=x, y=round(y), scale=f"{size / 43:.2f}"))
    return tuple(placed)


def rows_of(count: int, top: int, size: int) -> list[tuple[float, int]] | None:
    """Rows with their heights and how many stand in each; None if they do not fit."""
    room = int((BOTTOM - top) / size)
    for number in range(1, room + 1):
        first = (top + BOTTOM) / 2 - number * size / 2
        heights = [first + (n + 0.5) * size for n in range(number)]
        widths = [int(2 * (HALF - EDGE - (abs(y) + size / 2) / sqrt(3)) / size) for y in heights]
        if sum(widths) >= count:
            return spread(count, heights, widths)
    return None


def spread(count: int, heights: list[float], widths: list[int]) -> list[tuple[float, int]]:
    """So many things over the rows, as evenly as they have room."""
    counts = [0] * len(widths)
    for _ in range(count):
        row = min((n for n, width in enumerate(widths) if counts[n] < width), key=lambda n: (counts[n], n))
        counts[row] += 1
    return list(zip(heights, counts, strict=True))


# -------------------------------------------------------------------------------------------------------------- pieces


def fort_piece(look: RunewarsLook, place: int) -> list[Piece]:
    one = look.shown.forts[place]
    if one == NONE:
        return []
    symbol = FORTS[fort_state(one)]
    return [
        Piece(
            "fort",
            f"o-{symbol}",
            fort_said(look.shown, place, look.words),
            look.style(fort_seat(one)),
            of=f"fort-{fort_seat(one)}",
        )
    ]


def city_piece(look: RunewarsLook, place: int) -> list[Piece]:
    city = look.shown.city[place]
    if city == NONE:
        return []
    return [
        Piece(
            "city",
            "o-city",
            look.name("city", city),
            thing=f"city:{city}",
            show=f"city/{city}",
            open=look.can("city", city),
        )
    ]


def rune_piece(look: RunewarsLook, place: int) -> list[Piece]:
    rune = look.shown.rune[place]
    if rune == NO_RUNE:
        return []
    up = bool(look.shown.rune_up[place])
    symbol = "o-rune" if rune == UNKNOWN else "o-dragon" if rune == DRAGON_RUNE else "o-false"
    style = "face-up" if up else "unknown" if rune == UNKNOWN else "known"
    return [Piece("rune", symbol, rune_said(look.shown, place, look.words), style, of="rune")]


def unit_pieces(look: RunewarsLook, place: int) -> list[Piece]:
    """Those that stand there; in a battle both lines; those that arrive. Others of their kind may stand elsewhere: only
    those can be chosen whose area can be, or who fight."""
    shown = look.shown
    here = look.can("place", place)
    found = stack(look, shown.units[place], shown.controllers[place], here=here)
    for fight in shown.fights:
        if fight.place == place:
            for side, seat in enumerate((fight.attacker, fight.defender)):
                found += stack(look, fight.lines[side] + fight.lying[side], seat, "fights")
    arrived = [one for one, to, _ in shown.limbo if to == place and one >= 0]
    return found + stack(look, arrived, shown.current, "arrives", here=here)


def stack(look: RunewarsLook, units: list[int], seat: int, state: str = "", *, here: bool = True) -> list[Piece]:
    """Units that are alike lie on one another. Allied neutral units have the colour of who commands them as a ring."""
    of = f"seat-{seat}" if seat != NOBODY else "neutral"
    found = []
    for one in sorted(set(units)):
        token: Token = look.token(one, units.count(one), f"{of}-{one // 16}")
        ally = f" ally by-{look.faction(seat)}" if token.style == "rw-neutral" and seat != NOBODY else ""
        word = token.word if not ally else look.say("board-ally", unit=token.word, who=look.title(seat))
        found.append(
            Piece(
                kind="unit",
                symbol=f"b-{token.base}",
                word=word,
                style=f"{token.style}{ally}{' ' + state if state else ''}",
                thing=f"figure:{one}" if here or not token.open else "",
                show=f"unit/{token.kind}",
                of=token.of,
                count=token.count,
                open=token.open and here,
                lying=token.lying,
                damage=token.damage,
                token=token,
            )
        )
    return found


def hero_piece(look: RunewarsLook, hero: HeroView) -> Piece:
    return Piece(
        kind="hero",
        symbol="o-commander" if hero.commander != NONE else "o-hero",
        word=said_of_hero(hero, look.words),
        style=look.style(hero.seat),
        thing=f"hero:{hero.hero}",
        show=f"hero/{hero.hero}",
        of=f"hero-{hero.hero}",
        open=look.can("hero", hero.hero),
        lying=bool(hero.routed),
        damage=hero.damage,
        text=look.name("hero", hero.hero)[:1],
    )


def building_pieces(look: RunewarsLook, place: int) -> list[Piece]:
    return [
        Piece("building", f"d-{DEVELOPMENT_TOKENS[each]}", look.name("building", each), show=f"building/{each}")
        for each in look.shown.built[place]
    ]


def token_pieces(look: RunewarsLook, place: int) -> list[Piece]:
    token = look.shown.token[place]
    if token == NONE:
        return []
    word = token_said(look.shown, place, look.words)
    if token == HIDDEN_OBJECTIVE:
        return [Piece("token", "o-unknown", word, "unknown")]
    kind = look.book.exploration[token].kind
    style = "face-up" if look.shown.token_up[place] else "known"
    return [Piece("token", f"x-{kind}", word, style, show=f"exploration/{token}")]


def mark_pieces(look: RunewarsLook, place: int) -> list[Piece]:
    shown, found = look.shown, []
    for seat, player in enumerate(shown.players):
        if place in player.activated:
            word = look.say("board-activated", who=look.title(seat))
            found.append(Piece("flag", "o-flag", word, look.style(seat), of=f"flag-{seat}", text=""))
    if shown.waste[place]:
        found.append(Piece("waste", "o-waste", look.say("board-waste")))
    if shown.ice[place]:
        word = look.say("board-ice", count=shown.ice[place])
        found.append(Piece("ice", "o-ice", word, count=shown.ice[place]))
    if place in shown.peasants:
        found.append(Piece("peasants", "o-peasants", look.say("board-peasants"), "rw-daqan"))
    if shown.graves[place]:
        word = look.say("board-grave", count=shown.graves[place])
        found.append(Piece("grave", "o-grave", word, count=shown.graves[place]))
    return found
