"""The entry point: from the view of a seat to the whole picture; and the line above the map."""

from __future__ import annotations

from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.spirit_island.printed.cards import FEAR_CARDS, INVADER_CARDS
from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.games.spirit_island.show import scenario
from ludex.games.spirit_island.show.draw_island import TOKENS, draw_island
from ludex.games.spirit_island.show.draw_spirits import draw_dock, draw_seat
from ludex.games.spirit_island.show.forecast import NEXT_TURN
from ludex.games.spirit_island.show.look import IslandLook
from ludex.games.spirit_island.show.names import invader_card
from ludex.games.spirit_island.show.reading import LEVELS, blight_card, event_card
from ludex.games.spirit_island.show.scenario import terror_next_said, victory_said
from ludex.games.spirit_island.show.scene import Fate, Headings, Legend, Outlook, Row, Scene, Sign, Slot, Told
from ludex.games.spirit_island.show.sheets import blight_said, deck_said, foe_said, forecast_said, to_next_terror, track
from ludex.games.spirit_island.show.threats import grave, threat_said
from ludex.games.spirit_island.state import NOBODY
from ludex.games.spirit_island.things import TERRAINS
from ludex.kit.picture.look import Open, headings
from ludex.kit.seats import clockwise

LANDS = ("jungle", "mountain", "sands", "wetland")


def draw(view: View, words: Words, open: Open = frozenset()) -> Scene:
    """All that the owner of a view may see, ready for templates. `open`: what may be chosen now."""
    look = IslandLook(view, words, open)
    mine = view.seat if view.seat is not None else 0
    return Scene(
        lang=look.lang,
        words=headings(Headings, words.text),
        seats=tuple(draw_seat(look, seat) for seat in clockwise(len(look.shown.spirits), mine)),
        fate=draw_fate(look),
        island=draw_island(look),
        dock=draw_dock(look),
        outlook=draw_outlook(look),
        told=tuple(draw_told(look)),
        piles=draw_piles(look),
        legend=draw_legend(look),
    )


def draw_fate(look: IslandLook) -> Fate:
    shown, text = look.shown, look.words.text
    stage = LEVELS[shown.deck_stages[0]] if shown.deck_stages else ""
    return Fate(
        turn=look.say("board-turn", turn=shown.turn),
        victory=look.say("board-needs", what=victory_said(shown, look.island, text)),
        slots=tuple(draw_slot(look, name, cards) for name, cards in track(shown)),
        deck=f"{look.say('sheet-deck')}: {deck_said(shown, text)}",
        deck_count=shown.deck_left,
        stage=stage,
        fear=shown.fear,
        pool=shown.pool,
        fear_said=look.say("board-fear", count=shown.fear, size=shown.pool, earned=shown.earned),
        terror=look.say("board-terror-title", level=LEVELS[min(shown.terror, 3)]),
        terror_next=terror_next_said(shown, to_next_terror(shown), text),
        earned=shown.earned,
        blight=shown.blight_left,
        blighted=shown.blighted,
        blight_said=f"{look.say('board-blight-title')}: {blight_said(shown, text)}",
        foe=foe_said(shown, text),
    )


def draw_slot(look: IslandLook, name: str, cards: list[int]) -> Slot:
    return Slot(
        name=name,
        title=look.say(f"board-slot-{name}"),
        cards=tuple(invader_card(look.words.text, card) for card in cards),
        terrains=tuple(
            ("coast",)
            if INVADER_CARDS[card].coastal
            else tuple(TERRAINS[each] for each in INVADER_CARDS[card].terrains)
            for card in cards
        ),
        now=look.shown.step == name,
    )


def draw_outlook(look: IslandLook) -> Outlook:
    """What is to come, the gravest lands first."""
    found = sorted(
        look.coming.lands.values(), key=lambda each: (-each.blight, -each.damage, not grave(each), each.land)
    )
    rows = tuple(
        Row(str(look.words.fact("land", each.land)), each.land, threat_said(each, look.words), grave(each))
        for each in found
    )
    about = "board-forecast-next" if look.shown.step in NEXT_TURN else "board-forecast-about"
    return Outlook(
        title=look.say("board-forecast"),
        about=look.say(about),
        sum=forecast_said(look.coming, look.words.text),
        rows=rows,
        count=sum(row.grave for row in rows),
    )


def draw_told(look: IslandLook) -> list[Told]:
    """The event, the last fear card and the blight card, with what they do."""
    shown = look.shown
    found = []
    event = shown.event if shown.event != NOBODY else shown.event_discard[-1] if shown.event_discard else NOBODY
    if event != NOBODY:
        found.append(event_card(event, look.words))
    if shown.fear_discard:
        card = FEAR_CARDS[shown.fear_discard[-1]].id
        level = min(shown.terror, 3)
        title = look.say("board-told-fear", level=LEVELS[level])
        found.append(Told(title, look.say(f"fear-{card}"), (look.say(f"fear-{card}-{level}"),)))
    if shown.blighted and shown.blight_card != NOBODY:
        found.append(blight_card(shown.blight_card, look.words))
    title = look.say("board-told-foe")
    return found + [Told(title, name, lines) for name, lines in scenario.cards(shown, look.words.text)]


def draw_piles(look: IslandLook) -> tuple[str, ...]:
    shown = look.shown
    found = [
        look.say("board-pile-minor", count=shown.minor_left, discarded=len(shown.minor_discard)),
        look.say("board-pile-major", count=shown.major_left, discarded=len(shown.major_discard)),
        look.say("board-pile-fear", count=shown.fear_left),
    ]
    return (*found, look.say("board-pile-event", count=shown.events_left)) if shown.expansion else tuple(found)


def draw_legend(look: IslandLook) -> Legend:
    lands = tuple(Sign(f"ter-{name}", f"ter-{name}", look.say(f"terrain-{name}")) for name in LANDS)
    pieces = tuple(
        Sign(f"p-{name}", f"k-{name}", look.say(f"piece-{name}"))
        for name in ("explorer", "town", "city", "dahan", *TOKENS, "strife")
    )
    markers = tuple(
        Sign(f"p-{kind}", f"k-{kind}", look.say(f"marker-{kind}")) for kind in scenario.kinds_of(look.shown)
    )
    spirits = tuple(
        Sign(f"crest-{SPIRITS[each.spirit]}", f"sp-{SPIRITS[each.spirit]} k-presence", look.title(seat))
        for seat, each in enumerate(look.shown.spirits)
    )
    threats = tuple(
        Sign(symbol, "threat", look.say(f"board-legend-{name}"))
        for name, symbol in (
            ("damage", "t-damage"),
            ("blight", "t-blight"),
            ("cascade", "t-cascade"),
            ("lost", "t-lost"),
            ("build", "t-town"),
            ("explore", "t-explore"),
            ("defend", "o-shield"),
        )
    )
    return Legend(
        look.say("board-legend"),
        (
            (look.say("board-legend-lands"), lands),
            (look.say("board-legend-pieces"), (*pieces, *markers, *spirits)),
            (look.say("board-legend-threats"), threats),
        ),
    )
