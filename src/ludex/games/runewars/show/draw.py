"""The entry point: from the view of a seat to the whole picture; the line above the map, and what lies beside it."""

from __future__ import annotations

from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.runewars.printed.book import CIRCLE, DEVELOPMENT_TOKENS, FACTIONS, RESOURCES, SEASONS, SHAPES
from ludex.games.runewars.show.draw_fight import draw_duel, draw_fate, draw_fight
from ludex.games.runewars.show.draw_map import draw_map
from ludex.games.runewars.show.draw_seats import draw_dock, draw_seat
from ludex.games.runewars.show.look import RunewarsLook
from ludex.games.runewars.show.scene import Chip, Headings, Scene, SeasonMark, Sign, Table, TitleRow, Year
from ludex.games.runewars.show.sheets import year_said
from ludex.games.runewars.things import NOBODY, NONE
from ludex.kit.picture.look import Open, capital, headings
from ludex.kit.seats import clockwise

VARIANTS = ("revised", "developments", "commanders", "free-cities", "road", "exploration", "epic")
RECENT = 6
"""So many cards of a discard pile are named."""


def draw(view: View, words: Words, open: Open = frozenset()) -> Scene:
    """All that the owner of a view may see, ready for templates. `open`: what may be chosen now."""
    look = RunewarsLook(view, words, open)
    mine = view.seat if view.seat is not None else 0
    return Scene(
        lang=look.lang,
        words=headings(Headings, words.text, "board-title-"),
        year=draw_year(look),
        seats=tuple(draw_seat(look, seat) for seat in clockwise(len(look.shown.players), mine)),
        map=draw_map(look),
        dock=draw_dock(look),
        fight=draw_fight(look),
        duel=draw_duel(look),
        table=draw_table(look),
        legend=draw_legend(look),
    )


def draw_year(look: RunewarsLook) -> Year:
    shown = look.shown
    card = shown.season_card
    orders = []
    for seat in shown.order_of_play:
        player = shown.players[seat]
        order = player.chosen if player.chosen != NONE else player.orders[-1] if player.orders else NONE
        orders.append(
            (look.faction(seat), look.title(seat), str(order) if order != NONE else "", seat == shown.current)
        )
    return Year(
        title=year_said(shown, look.words),
        years=tuple(n < shown.year for n in range(1, shown.last_year + 1)),
        goal=look.say("board-goal", count=shown.to_win, year=shown.last_year),
        seasons=tuple(draw_season(look, season) for season in range(len(SEASONS))),
        card=Chip("season_card", card, look.name("season_card", card)) if card != NONE else None,
        order=tuple(orders),
        fate=tuple(draw_fate(look, drawn, CIRCLE) for drawn in shown.fate_drawn),
    )


def draw_season(look: RunewarsLook, season: int) -> SeasonMark:
    shown = look.shown
    claim = shown.victory_card[season]
    return SeasonMark(
        name=SEASONS[season],
        word=capital(look.say(f"season-{SEASONS[season]}")),
        now=season == shown.season,
        left=shown.seasons_left[season] if shown.seasons_left else 0,
        claim=look.faction(claim) if claim != NOBODY else "",
        claimed=look.say("board-claimed", who=look.title(claim)) if claim != NOBODY else "",
    )


def draw_table(look: RunewarsLook) -> Table:
    shown = look.shown
    discards = (
        (look.say("board-discard-tactics"), chips(look, "tactics", shown.tactics_discard)),
        (look.say("board-discard-season"), chips(look, "season_card", shown.season_discard)),
        (look.say("board-discard-rewards"), chips(look, "reward", shown.reward_discard)),
    )
    return Table(
        titles=tuple(draw_title(look, title) for title in range(len(shown.titles))),
        decks=(
            capital(look.say("board-deck-fate", count=shown.fate_left, discarded=len(shown.fate_discard))),
            capital(look.say("board-deck-tactics", count=shown.tactics_left, discarded=len(shown.tactics_discard))),
        ),
        discards=tuple((title, row) for title, row in discards if row),
        quest=look.card("quest", shown.attempted, "attempted") if shown.attempted != NONE else None,
        variants=tuple(
            look.say(f"board-variant-{name}") for name, on in zip(VARIANTS, shown.options, strict=True) if on
        ),
    )


def chips(look: RunewarsLook, kind: str, cards: list[int]) -> tuple[Chip, ...]:
    """The last ones first."""
    return tuple(Chip(kind, card, look.name(kind, card)) for card in reversed(cards[-RECENT:]))


def draw_title(look: RunewarsLook, title: int) -> TitleRow:
    holder = look.shown.titles[title]
    said = look.told("title", title)
    return TitleRow(
        chip=Chip("title", title, said.name, open=look.can("title", title)),
        holder=look.title(holder) if holder != NOBODY else look.say("board-nobody"),
        faction=look.faction(holder) if holder != NOBODY else "",
        influence=look.shown.on_title[title],
        text=said.text,
    )


# ---------------------------------------------------------------------------------------------------------- the legend


def draw_legend(look: RunewarsLook) -> tuple[tuple[str, tuple[Sign, ...]], ...]:
    """What the signs on the map mean."""
    lands = [Sign("b-hexagon", f"ter-{name}", look.say(f"legend-{name}")) for name in ("field", "wood", "hill")]
    borders = [
        Sign(f"e-{name}", f"e-{name}", look.say(f"board-border-{name}")) for name in ("mountain", "water", "yellow")
    ]
    resources = [Sign(f"r-{name}", f"r-{name}", capital(look.say(f"resource-{name}"))) for name in RESOURCES]
    bases = [Sign(f"b-{shape}", "rw-neutral s-base", look.say(f"legend-{shape}")) for shape in SHAPES]
    realms = [
        Sign(f"crest-{FACTIONS[player.faction]}", f"rw-{FACTIONS[player.faction]} s-crest", look.title(seat))
        for seat, player in enumerate(look.shown.players)
    ]
    things = [
        Sign(symbol, style, look.say(f"legend-{name}"))
        for name, symbol, style in (
            ("fort", "o-fort", "rw-neutral s-own"),
            ("fort-damaged", "o-fort-damaged", "rw-neutral s-own"),
            ("city", "o-city", "s-city"),
            ("rune", "o-rune", "s-rune"),
            ("dragon", "o-dragon", "s-rune"),
            ("false", "o-false", "s-rune"),
            ("hero", "o-hero", "rw-neutral s-own"),
            ("commander", "o-commander", "rw-neutral s-own"),
            ("flag", "o-flag", "rw-neutral s-own"),
            ("waste", "o-waste", "s-waste"),
            ("ice", "o-ice", "s-ice"),
            ("unknown", "o-unknown", "s-token"),
            ("grave", "o-grave", "s-token"),
        )
    ]
    built = [Sign(f"d-{name}", "s-building", look.name("building", n)) for n, name in enumerate(DEVELOPMENT_TOKENS)]
    return (
        (look.say("legend-title-lands"), (*lands, *resources, *borders)),
        (look.say("legend-title-units"), (*realms, *bases)),
        (look.say("legend-title-things"), (*things, *built)),
    )
