"""A view as sheets of text, for terminals and screen readers: the table, the island land by land, every spirit, and
one's own cards last, next to the question."""

from __future__ import annotations

from ludex.core import Sheet
from ludex.core.text import Text, Words
from ludex.core.view import View
from ludex.games.spirit_island.meta import NONE
from ludex.games.spirit_island.printed.boards import SPACES, Chart, chart
from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS, FEAR_CARDS
from ludex.games.spirit_island.printed.powers import (
    ENERGY_TRACKS,
    GROWTHS,
    INNATES,
    PLAYS_TRACKS,
    POWERS,
    SPIRITS,
    Space,
)
from ludex.games.spirit_island.rules.land import defend_of, sacred_bits
from ludex.games.spirit_island.show.forecast import Forecast, forecast, rebuilt
from ludex.games.spirit_island.show.names import growth_words, invader_card
from ludex.games.spirit_island.show.power_words import elements_said, head_said, level_said, lit, text_of
from ludex.games.spirit_island.show.scenario import markers_in, standing, terror_next_said, victory_said
from ludex.games.spirit_island.show.threats import threat_said
from ludex.games.spirit_island.show.view import IslandView, SpiritView
from ludex.games.spirit_island.state import NOBODY, Island
from ludex.games.spirit_island.things import ELEMENTS, INNATE
from ludex.kit.sheets import NOTHING, called, counted, labels, listed, named, tallied, title_of

TOKENS = ("beasts", "disease", "wilds", "blight")


def sheets(view: View, words: Words) -> list[Sheet]:
    """All that lies open, laid out for reading."""
    shown: IslandView = view.board
    if not shown.boards:
        return []
    coming, island = forecast(shown), rebuilt(shown)
    seats = [seat for seat in range(len(shown.spirits)) if seat != view.seat]
    if view.seat is not None:
        seats.append(view.seat)
    return [
        the_table(shown, coming, island, words),
        the_island(shown, coming, island, words),
        *(sheet for seat in seats for sheet in spirit_sheets(shown, seat, words, own=seat == view.seat)),
    ]


# ----------------------------------------------------------------------------------------------------------- the table


def the_table(shown: IslandView, coming: Forecast, island: Island, words: Words) -> Sheet:
    """The invader track, fear and terror, blight, decks, and what victory needs."""
    text = words.text
    rows = [
        ("victory", victory_said(shown, island, text)),
        ("terror", terror_said(shown, text)),
        ("fear", text.say("board-fear", count=shown.fear, size=shown.pool, earned=shown.earned)),
        ("blight", blight_said(shown, text)),
        *((slot, cards_said(cards, text)) for slot, cards in track(shown)),
        ("deck", deck_said(shown, text)),
        ("foe", foe_said(shown, text)),
        ("difficulty", str(shown.difficulty)),
        ("standing", " ".join(standing(shown, text))),
        ("event", str(words.fact("event", shown.event)) if shown.event != NOBODY else NOTHING),
        ("fear-last", fear_last(shown, text)),
        ("forecast", forecast_said(coming, text)),
    ]
    filled = [[text.say(f"sheet-{name}"), value] for name, value in rows if value]
    return Sheet(text.say("sheet-table", turn=shown.turn), labels(words, "thing", "value"), filled)


def track(shown: IslandView) -> list[tuple[str, list[int]]]:
    """The slots of the invader track with their cards, the next to act first."""
    slots = [("ravage", shown.ravage), ("build", shown.build), ("explore", shown.explore)]
    return [("immigration", shown.immigration), *slots] if shown.immigration else slots


def cards_said(cards: list[int], text: Text) -> str:
    return "; ".join(invader_card(text, card) for card in cards)


def deck_said(shown: IslandView, text: Text) -> str:
    if not shown.deck_left:
        return text.say("board-deck-empty")
    return text.say("board-deck", count=shown.deck_left, stage=("I", "II", "III")[shown.deck_stages[0] - 1])


def to_next_terror(shown: IslandView) -> int:
    """Fear cards to be earned until terror rises."""
    under = shown.dividers[shown.terror - 1] if shown.terror <= len(shown.dividers) else 0
    return max(shown.fear_left - under, 0)


def terror_said(shown: IslandView, text: Text) -> str:
    level = ("–", "I", "II", "III", "IV")[shown.terror]
    return listed([level, terror_next_said(shown, to_next_terror(shown), text)])


def blight_said(shown: IslandView, text: Text) -> str:
    if not shown.blighted:
        return text.say("board-healthy", count=shown.blight_left)
    card = BLIGHT_CARDS[shown.blight_card].id
    name, effect = text.say(f"blight-{card}"), text.say(f"blight-{card}-text")
    return text.say("board-blighted", count=shown.blight_left, card=name, effect=effect)


def foe_said(shown: IslandView, text: Text) -> str:
    parts = []
    if shown.adversary != NONE:
        foe = text.say(f"adversary-{shown.adversary.replace('_', '-')}")
        parts.append(text.say("board-foe", foe=foe, level=shown.level))
    if shown.scenario != NONE:
        parts.append(text.say(f"scenario-{shown.scenario.replace('_', '-')}"))
    return listed(parts)


def fear_last(shown: IslandView, text: Text) -> str:
    """The fear card resolved last, with what it said at this terror level."""
    if not shown.fear_discard:
        return NOTHING
    card = FEAR_CARDS[shown.fear_discard[-1]].id
    return f"{text.say(f'fear-{card}')}: {text.say(f'fear-{card}-{min(shown.terror, 3)}')}"


def forecast_said(coming: Forecast, text: Text) -> str:
    """The sum of what is to come."""
    counts = {name: getattr(coming, name) for name in ("blight", "dahan", "presence", "built")}
    parts = [text.say(f"threat-sum-{name}", count=count) for name, count in counts.items() if count]
    if coming.ends:
        parts.append(text.say("threat-ends", how=text.say(f"end-{coming.ends}")))
    elif coming.turns:
        parts.append(text.say("threat-turns"))
    return listed(parts) or text.say("threat-nothing")


# ---------------------------------------------------------------------------------------------------------- the island


def the_island(shown: IslandView, coming: Forecast, island: Island, words: Words) -> Sheet:
    """Every land, and oceans that hold anything."""
    text = words.text
    map_of = chart(shown.boards, shown.present)
    rows = []
    for land in sorted((*map_of.lands, *map_of.oceans)):
        here = [*pieces_here(shown, land, words), *tokens_here(shown, island, land, words)]
        spirits = presence_here(shown, island, land, words)
        if land % SPACES == 0 and not here and not spirits:
            continue
        defend = defend_of(island, land)
        here += [text.say("board-defend", count=defend)] if defend else []
        threat = coming.lands.get(land)
        rows.append(
            [
                str(words.fact("land", land)),
                text.say("board-coast") if map_of.coastal >> land & 1 else NOTHING,
                listed(here),
                listed(spirits),
                threat_said(threat, words) if threat else NOTHING,
                listed(short(map_of, near, words) for near in map_of.near[land]),
            ]
        )
    columns = labels(words, "land", "coast", "pieces", "presence", "forecast", "near")
    return Sheet(text.say("sheet-island"), columns, rows)


def short(map_of: Chart, land: int, words: Words) -> str:
    """“A5”."""
    return str(words.fact("land", land)).split(" (")[0]


def pieces_here(shown: IslandView, land: int, words: Words) -> list[str]:
    said = tallied("piece", shown.people[land], words)
    return [said] if said else []


def tokens_here(shown: IslandView, island: Island, land: int, words: Words) -> list[str]:
    found = [(words.text.say(f"piece-{name}"), getattr(shown, name)[land]) for name in TOKENS]
    found += [(words.text.say(f"marker-{kind}"), count) for kind, count in markers_in(shown, island, land)]
    said = counted(found, words)
    return [said] if said else []


def presence_here(shown: IslandView, island: Island, land: int, words: Words) -> list[str]:
    """Who is there, and whose sacred site it is."""
    found = []
    for seat, each in enumerate(shown.spirits):
        if each.presence[land]:
            sacred = sacred_bits(island, seat) >> land & 1
            message = "board-sacred-here" if sacred else "board-presence-here"
            found.append(words.text.say(message, spirit=called(seat, words), count=each.presence[land]))
    return found


# --------------------------------------------------------------------------------------------------------- the spirits


def spirit_sheets(shown: IslandView, seat: int, words: Words, own: bool) -> list[Sheet]:
    found = [panel(shown, seat, words), innates(shown.spirits[seat], seat, words)]
    return [*found, own_cards(shown, seat, words)] if own else found


def panel(shown: IslandView, seat: int, words: Words) -> Sheet:
    text = words.text
    own = shown.spirits[seat]
    spirit = own.spirit
    energy, plays = ENERGY_TRACKS[spirit], PLAYS_TRACKS[spirit]
    covered = len(energy) - own.top + len(plays) - own.bottom
    growth = GROWTHS[spirit]
    rows = [
        ("energy", text.say("board-energy", count=own.energy, gain=income(energy[: own.top]))),
        ("plays", text.say("board-plays", count=own.plays, gain=income(plays[: own.bottom]))),
        ("elements", elements_said(text, own.elements)),
        ("energy-track", track_said(energy, own.top, text)),
        ("plays-track", track_said(plays, own.bottom, text)),
        ("presence-left", text.say("board-presence-left", count=covered, destroyed=own.destroyed)),
        ("growth", "; ".join(f"{n + 1}. {growth_words(text, spirit, n)}" for n in range(len(growth.options)))),
        ("hand", named("power", own.hand, words)),
        ("played", named("power", own.played, words)),
        ("discard", named("power", own.discard, words)),
        ("rules", rules_said(spirit, text)),
    ]
    filled = [[text.say(f"sheet-{name}"), value] for name, value in rows if value]
    return Sheet(text.say("sheet-spirit", who=title_of(seat, words)), labels(words, "thing", "value"), filled)


def income(spaces: tuple[Space, ...]) -> int:
    return max(space.number for space in spaces)


def track_said(spaces: tuple[Space, ...], uncovered: int, text: Text) -> str:
    """Uncovered spaces, then those still covered in brackets."""
    said = [space_said(space, text) for space in spaces]
    covered = said[uncovered:]
    return " ".join([*said[:uncovered], *([f"[{' '.join(covered)}]"] if covered else [])])


def space_said(space: Space, text: Text) -> str:
    parts = [str(space.number)] if space.number >= 0 else []
    if space.element >= 0:
        parts.append(text.say(f"element-{ELEMENTS[space.element]}"))
    if space.any_element:
        parts.append(text.say("board-any-element"))
    if space.reclaim_one:
        parts.append(text.say("grow-reclaim-one"))
    return "+".join(parts)


def rules_said(spirit: int, text: Text) -> str:
    """Its special rules."""
    found = []
    for number in range(1, 5):
        message = f"rule-{SPIRITS[spirit]}-{number}"
        if text.has(message):
            found.append(f"{text.say(message)}: {text.say(f'{message}-text')}")
    return " ".join(found)


def innates(own: SpiritView, seat: int, words: Words) -> Sheet:
    """Innate powers level by level, those that are reached marked."""
    text = words.text
    rows = []
    for number in INNATES[own.spirit]:
        power = POWERS[number]
        rows.append([text.say(f"power-{power.id}"), head_said(text, power), NOTHING, text_of(text, power)])
        for line, there in enumerate(lit(power, own.elements)):
            state = text.say("board-reached") if there else NOTHING
            needs = elements_said(text, power.thresholds[line])
            rows.append([NOTHING, needs, state, level_said(text, power, line)])
    columns = labels(words, "power", "needs", "state", "effect")
    return Sheet(text.say("sheet-innates", who=title_of(seat, words)), columns, rows)


def own_cards(shown: IslandView, seat: int, words: Words) -> Sheet:
    """One's own cards: hand, those in play, the discard pile; and those that lie there to choose from."""
    text, own = words.text, shown.spirits[seat]
    rows = []
    piles = (("hand", own.hand), ("played", own.played), ("discard", own.discard), ("drawn", shown.drawn))
    for place, cards in piles:
        for number in cards:
            power = POWERS[number]
            assert power.kind != INNATE
            head = head_said(text, power)
            rows.append([text.say(f"power-{power.id}"), text.say(f"sheet-{place}"), head, text_of(text, power)])
    return Sheet(text.say("sheet-cards"), labels(words, "power", "place", "head", "effect"), rows)
