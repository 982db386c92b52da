"""How a game ended: where the dragon runes of every player came from, and what else they had."""

from __future__ import annotations

from collections.abc import Sequence

from ludex.core import Line, Sheet
from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.runewars.printed.book import book_of
from ludex.games.runewars.printed.chart import chart_of
from ludex.games.runewars.rules.areas import DRAGON_THRONE, SHARDS
from ludex.games.runewars.show.view import RunewarsView
from ludex.games.runewars.things import DRAGON_RUNE, FACTION_OF_UNIT, NONE, fort_seat
from ludex.kit.sheets import labels, named, title_of

REVISED = 0
"""The first of the options of a view."""


def sources(lines: Sequence[Line], board: RunewarsView) -> list[dict[str, int]]:
    """The dragon runes of every player, as far as the viewer knows them, by where they are: tokens at home and
    elsewhere, cities, the Dragon Throne, Timmorran's Shards."""
    found = [dict.fromkeys(("runes-home", "runes-land", "cities", "throne", "shards"), 0) for _ in board.players]
    home = chart_of(board.content, board.laid).home
    for place, seat in enumerate(board.controllers):
        if seat < 0:
            continue
        mine = found[seat]
        barren = board.waste[place] > 0 or board.ice[place] > 0
        if not barren or board.options[REVISED]:
            mine["runes-home" if home[place] == board.players[seat].faction else "runes-land"] += (
                board.rune[place] == DRAGON_RUNE
            )
            mine["throne"] += bool(board.token_up[place]) and board.token[place] == DRAGON_THRONE
        if not barren and board.city[place] != NONE:
            mine["cities"] += book_of(board.content).cities[board.city[place]].rune
    for hero in board.heroes:
        found[hero.seat]["shards"] += sum(reward in SHARDS for reward in hero.known_rewards)
    return [{source: count for source, count in mine.items() if count} for mine in found]


def standing(view: View, words: Words) -> Sheet:
    """What every player has: dragon runes first, influence breaks ties (RW-16.3)."""
    board: RunewarsView = view.board
    order = sorted(
        range(len(board.players)), key=lambda seat: (-board.players[seat].runes, -board.players[seat].influence)
    )
    return Sheet(
        words.text.say("sheet-standing"),
        labels(words, "realm", "runes", "influence", "areas", "strongholds", "units", "heroes", "titles"),
        [row_of(board, seat, words) for seat in order],
    )


def row_of(board: RunewarsView, seat: int, words: Words) -> list[str]:
    player = board.players[seat]
    return [
        title_of(seat, words),
        str(player.runes),
        str(player.influence),
        str(board.controllers.count(seat)),
        str(sum(fort_seat(fort) == seat for fort in board.forts)),
        str(sum(FACTION_OF_UNIT[one] == player.faction for row in board.units for one in row)),
        str(sum(hero.seat == seat for hero in board.heroes)),
        named("title", [title for title, who in enumerate(board.titles) if who == seat], words),
    ]
