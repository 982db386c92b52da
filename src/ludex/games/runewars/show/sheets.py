"""A view as sheets of text, for terminals and screen readers: the year, the map area by area, a battle or duel that
runs, every player with heroes, and one's own cards last, next to the question."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.runewars.printed.book import (
    ATTRIBUTES,
    INFLUENCE,
    ORDERS,
    RESOURCES,
    SEASONS,
    TACTICS_ICON,
    TILES,
    Book,
    book_of,
)
from ludex.games.runewars.printed.chart import MOUNTAIN, WATER, YELLOW, Chart, chart_of
from ludex.games.runewars.rules.world import code
from ludex.games.runewars.show.fights import FightView, fate_said, fight_view
from ludex.games.runewars.show.lie import (
    arriving,
    controller_said,
    gives,
    hero_said,
    heroes_at,
    landmarks,
    marks_said,
    resources_said,
    rune_said,
    units_said,
)
from ludex.games.runewars.show.told import told
from ludex.games.runewars.show.view import HIDDEN_OBJECTIVE, HeroView, PlayerView, RunewarsView
from ludex.games.runewars.state import Duel
from ludex.games.runewars.things import NOBODY, NONE
from ludex.kit.hexes import TURNS, same_edge, step
from ludex.kit.sheets import NOTHING, called, labels, listed, named, title_of


def sheets(view: View, words: Words) -> list[Sheet]:
    """All that a seat may know, laid out for reading."""
    shown: RunewarsView = view.board
    found = [the_year(shown, words)]
    if not shown.units:
        return [*found, the_tiles(shown, words)]
    found.append(the_map(shown, words))
    found += [the_battle(fight_view(shown), words)] if shown.fights else []
    found += [the_duel(shown, duel, words) for duel in shown.duels]
    seats = [seat for seat in range(len(shown.players)) if seat != view.seat]
    if view.seat is not None:
        seats.append(view.seat)
    found += [the_player(shown, seat, words) for seat in seats]
    found += [the_heroes(shown, words)] if shown.heroes else []
    return [*found, own_cards(shown, view.seat, words)] if view.seat is not None else found


def filled(words: Words, title: str, rows: list[tuple[str, str]]) -> Sheet:
    """Rows of a name and a value; what is empty is left out."""
    cells = [[words.text.say(f"sheet-{name}"), value] for name, value in rows if value]
    return Sheet(title, labels(words, "thing", "value"), cells)


# ------------------------------------------------------------------------------------------------------------ the year


def the_year(shown: RunewarsView, words: Words) -> Sheet:
    say = words.text.say
    book = book_of(shown.content)
    card = ""
    if shown.season_card != NONE:
        season = told("season_card", shown.season_card, words.text, book)
        card = f"{season.name}. {season.text}"
    rows = [
        ("goal", say("board-goal", count=shown.to_win, year=shown.last_year)),
        ("season-card", card),
        ("play-order", listed(title_of(seat, words) for seat in shown.order_of_play)),
        ("titles", titles_said(shown, words)),
        ("victory-cards", victory_cards(shown, words)),
        ("decks", decks_said(shown, words)),
    ]
    return filled(words, year_said(shown, words), rows)


def year_said(shown: RunewarsView, words: Words) -> str:
    season = words.text.say(f"season-{SEASONS[shown.season]}")
    return words.text.say("board-year", year=shown.year, years=shown.last_year, season=season)


def titles_said(shown: RunewarsView, words: Words) -> str:
    """Who holds which title, and how much influence lies on it."""
    return "; ".join(
        words.text.say(
            "board-title",
            title=str(words.fact("title", title)),
            who=title_of(seat, words) if seat != NOBODY else words.text.say("board-nobody"),
            count=shown.on_title[title],
        )
        for title, seat in enumerate(shown.titles)
    )


def victory_cards(shown: RunewarsView, words: Words) -> str:
    return listed(
        words.text.say(
            "board-victory-card", who=title_of(seat, words), season=words.text.say(f"season-{SEASONS[season]}", "acc")
        )
        for season, seat in enumerate(shown.victory_card)
        if seat != NOBODY
    )


def decks_said(shown: RunewarsView, words: Words) -> str:
    say = words.text.say
    return listed(
        (
            say("board-deck-fate", count=shown.fate_left, discarded=len(shown.fate_discard)),
            say("board-deck-tactics", count=shown.tactics_left, discarded=len(shown.tactics_discard)),
        )
    )


# ------------------------------------------------------------------------------------------------------------- the map


def the_tiles(shown: RunewarsView, words: Words) -> Sheet:
    """While the map is laid: what lies where, and who has which tiles."""
    say = words.text.say
    rows = [
        [
            say("board-tile", tile=str(words.fact("tile", tile))),
            str(words.fact("hex", code((q, r)))),
            say("board-turned", count=turns),
        ]
        for tile, q, r, turns in shown.laid
    ]
    rows += [
        [
            say("board-marker"),
            str(words.fact("hex", code((row[0], row[1])))),
            str(words.fact("hex", code((row[2], row[3])))),
        ]
        for row in shown.markers
    ]
    rows += [
        [say("board-tiles-of", who=called(seat, words, "gen")), listed(TILES[tile] for tile in tiles), NOTHING]
        for seat, tiles in enumerate(shown.tiles)
        if tiles
    ]
    return Sheet(say("sheet-map"), labels(words, "thing", "place", "turned"), rows)


def the_map(shown: RunewarsView, words: Words) -> Sheet:
    book, chart = book_of(shown.content), chart_of(shown.content, shown.laid)
    rows = []
    for place in range(len(shown.units)):
        here = units_said(shown.units[place], words)
        coming = arriving(shown, place)
        if coming:
            here = listed([here, words.text.say("board-arriving", units=units_said(coming, words))])
        rows.append(
            [
                str(words.fact("place", place)),
                controller_said(shown, place, words),
                resources_said(gives(shown, chart, book, place), words),
                here,
                listed(landmarks(shown, place, words)),
                rune_said(shown, place, words),
                listed(hero_said(hero, words) for hero in heroes_at(shown, place)),
                listed(marks_said(shown, place, words)),
                near_said(chart, place, words),
            ]
        )
    columns = labels(words, "area", "controller", "gives", "units", "landmarks", "rune", "heroes", "marks", "near")
    return Sheet(words.text.say("sheet-map"), columns, rows)


def near_said(chart: Chart, place: int, words: Words) -> str:
    """Neighbours, with what lies between."""
    found = []
    at = chart.hexes[place]
    for edge in TURNS:
        near = chart.land.places.get(step(at, edge))
        if near is None:
            continue
        kind = chart.land.borders.get(same_edge(at, edge), "")
        name = str(words.fact("place", near))
        found.append(words.text.say(f"board-over-{kind}", place=name) if kind in (MOUNTAIN, WATER, YELLOW) else name)
    return listed(found)


# ------------------------------------------------------------------------------------------------------------- players


def the_player(shown: RunewarsView, seat: int, words: Words) -> Sheet:
    say = words.text.say
    player, book = shown.players[seat], book_of(shown.content)
    rows = [
        ("runes", say("board-runes", count=player.runes, needed=shown.to_win)),
        ("influence", str(player.influence)),
        *((f"dial-{name}", dial_said(player, book, n, words)) for n, name in enumerate(RESOURCES)),
        ("chosen", order_said(player.chosen, words)),
        ("orders-played", listed(order_said(order, words) for order in player.orders)),
        ("orders-left", listed(order_said(order, words) for order in orders_left(player))),
        ("tactics", say("board-tactics", count=player.tactics + player.fresh, fresh=player.fresh)),
        ("quests", str(player.quests)),
        ("objective", objective_said(player, words)),
        ("titles", named("title", [title for title, who in enumerate(shown.titles) if who == seat], words)),
        ("upgrades", named("development", player.upgrades, words)),
        ("slain", str(player.slain) if player.slain else ""),
        ("lieutenant", say("board-yes") if player.lieutenant else ""),
        ("out", say("board-yes") if player.out else ""),
    ]
    first = f" ({say('board-first')})" if seat == shown.first else ""
    return filled(words, say("sheet-player", who=title_of(seat, words)) + first, rows)


def orders_left(player: PlayerView) -> list[int]:
    return [order for order in range(len(ORDERS)) if order not in player.orders and order != player.chosen]


def order_said(order: int, words: Words) -> str:
    return f"{order} {words.fact('order', order)}" if order != NONE else ""


def dial_said(player: PlayerView, book: Book, resource: int, words: Words) -> str:
    """Its number, and all that it has reached; what comes next in brackets."""
    dial, at = book.factions[player.faction].dials[resource], player.dials[resource]
    reached = [icon_said(icon, words) for icon in dial[:at]]
    coming = [icon_said(icon, words) for icon in dial[at:]]
    return words.text.say("board-dial", count=at, reached=listed(reached), coming=listed(coming))


def icon_said(icon: int, words: Words) -> str:
    if icon in (INFLUENCE, TACTICS_ICON):
        return words.text.say("icon-influence" if icon == INFLUENCE else "icon-tactics")
    return str(words.fact("unit", icon))


def objective_said(player: PlayerView, words: Words) -> str:
    if player.objective == HIDDEN_OBJECTIVE:
        return words.text.say("board-hidden")
    return str(words.fact("objective", player.objective)) if player.objective != NONE else ""


def the_heroes(shown: RunewarsView, words: Words) -> Sheet:
    book = book_of(shown.content)
    rows = []
    for hero in sorted(shown.heroes, key=lambda each: (each.seat, each.hero)):
        card = book.heroes[hero.hero]
        state = [words.text.say("board-damage-of", count=hero.damage, health=card.health)]
        state += [words.text.say("board-routed")] if hero.routed else []
        state += [str(words.fact("commander", hero.commander))] if hero.commander != NONE else []
        rows.append(
            [
                str(words.fact("hero", hero.hero)),
                title_of(hero.seat, words),
                str(words.fact("place", hero.place)),
                attributes_said(hero, card.attributes, words),
                listed(state),
                rewards_said(hero, words),
                told("hero", hero.hero, words.text, book).text,
            ]
        )
    columns = labels(words, "hero", "player-of", "area", "attributes", "state", "rewards", "effect")
    return Sheet(words.text.say("sheet-heroes"), columns, rows)


def attributes_said(hero: HeroView, printed: tuple[int, int, int], words: Words) -> str:
    return listed(
        words.text.say("board-attribute", name=words.text.say(f"attribute-{name}"), count=printed[n] + hero.trained[n])
        for n, name in enumerate(ATTRIBUTES)
    )


def rewards_said(hero: HeroView, words: Words) -> str:
    known = named("reward", hero.known_rewards, words)
    return listed([known, words.text.say("board-rewards-hidden", count=hero.hidden) if hero.hidden else ""])


# ------------------------------------------------------------------------------------------------- battles and duels


def the_battle(fight: FightView, words: Words) -> Sheet:
    """Both lines by initiative, what each type has drawn, and strength as it stands."""
    say = words.text.say
    rows = []
    for side in fight.sides:
        who = title_of(side.seat, words) if side.seat != NOBODY else say("neutrals", "start")
        for line in side.lines:
            state = say("fight-now") if line.now else say("fight-done") if line.done else ""
            drawn = listed(fate_said(card, line.shape, fight.book, words) for card in side.drawn) if line.now else ""
            rows.append([who, str(line.initiative), units_said(line.units, words), listed([state, drawn])])
        if side.lying:
            rows.append([who, NOTHING, units_said(side.lying, words), say("fight-lying")])
        rows.append([who, NOTHING, say("fight-strength", count=side.strength), NOTHING])
    title = say("sheet-battle", place=str(words.fact("place", fight.place)), round=fight.round)
    return Sheet(title, labels(words, "player-of", "initiative", "units", "state"), rows)


def the_duel(shown: RunewarsView, duel: Duel, words: Words) -> Sheet:
    say, book = words.text.say, book_of(shown.content)
    rows = []
    for side in (0, 1):
        hero = duel.heroes[side]
        name = str(words.fact("hero", hero)) if hero != NOBODY else str(words.fact("unit", duel.beast))
        damage = next((each.damage for each in shown.heroes if each.hero == hero), duel.beast_damage)
        shape = book.units[duel.beast].shape if hero == NOBODY else 2
        card = fate_said(duel.drawn[side], shape, book, words) if duel.drawn[side] != NONE else ""
        rows.append([name, title_of(duel.seats[side], words), say("board-damage", count=damage), card])
    title = say("sheet-duel", place=str(words.fact("place", duel.place)), round=duel.round)
    return Sheet(title, labels(words, "hero", "player-of", "state", "drawn"), rows)


# ----------------------------------------------------------------------------------------------------------- own cards


def own_cards(shown: RunewarsView, seat: int, words: Words) -> Sheet:
    """One's own cards with what they do."""
    player, book = shown.players[seat], book_of(shown.content)
    piles = (
        ("tactics", "hand", player.hand),
        ("tactics", "fresh", player.fresh_hand),
        ("quest", "quests", player.own_quests),
        ("objective", "objective", [player.objective] if player.objective >= 0 else []),
        ("hero", "drawn", shown.hero_drawn),
        ("commander", "drawn", shown.commander_drawn),
    )
    rows = []
    for kind, pile, cards in piles:
        for card in cards:
            said = told(kind, card, words.text, book)
            rows.append(
                [said.name, words.text.say(f"sheet-{pile}"), said.head, listed([said.text], NOTHING), said.unsure]
            )
    columns = labels(words, "card", "pile", "when", "effect", "source")
    return Sheet(words.text.say("sheet-cards"), columns, rows)
