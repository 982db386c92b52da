"""Spirits: their panels with tracks, growth and innate powers, and their cards."""

from __future__ import annotations

from collections.abc import Iterable

from ludex.games.spirit_island.printed.powers import (
    ENERGY_TRACKS,
    GROWTHS,
    INNATES,
    PLAYS_TRACKS,
    POWERS,
    SPIRITS,
    Power,
)
from ludex.games.spirit_island.printed.powers import Space as PrintedSpace
from ludex.games.spirit_island.rules.cards import cost_of
from ludex.games.spirit_island.rules.growth import GROWING, PLAYING
from ludex.games.spirit_island.show.look import IslandLook
from ludex.games.spirit_island.show.names import growth_words
from ludex.games.spirit_island.show.power_words import (
    elements_said,
    level_said,
    lit,
    range_said,
    speed_said,
    target_said,
    text_of,
)
from ludex.games.spirit_island.show.scene import Card, Dock, Element, Growth, Level, Note, Pile, Seat, Space, Track
from ludex.games.spirit_island.show.sheets import income, space_said
from ludex.games.spirit_island.show.view import SpiritView
from ludex.games.spirit_island.things import ELEMENTS, FAST, INNATE, MAJOR, MINOR

KINDS = {MINOR: "minor", MAJOR: "major", INNATE: "innate"}
MOST_RULES = 4
WIDER = (95, 160, 230, 310)
"""From so many letters on a card is wider."""


def draw_seat(look: IslandLook, seat: int) -> Seat:
    shown = look.shown.spirits[seat]
    spirit = shown.spirit
    state = state_of(look, seat)
    energy, plays = ENERGY_TRACKS[spirit], PLAYS_TRACKS[spirit]
    covered = len(energy) - shown.top + len(plays) - shown.bottom
    return Seat(
        number=seat,
        spirit=SPIRITS[spirit],
        name=look.title(seat),
        mine=seat == look.view.seat,
        state=state,
        said=look.say(f"board-{state}") if state else "",
        open=look.can("seat", seat),
        energy=shown.energy,
        income=income(energy[: shown.top]),
        plays=shown.plays,
        plays_gain=income(plays[: shown.bottom]),
        elements=tally(look, shown),
        tracks=(
            draw_track(look, 0, "board-energy-track", energy, shown.top),
            draw_track(look, 1, "board-plays-track", plays, shown.bottom),
        ),
        pick=look.say("board-growth-pick", count=GROWTHS[spirit].pick),
        growth=tuple(
            Growth(
                number=n,
                text=growth_words(look.words.text, spirit, n),
                taken=n in shown.grown,
                open=seat == look.view.seat and look.can("growth", n),
            )
            for n in range(len(GROWTHS[spirit].options))
        ),
        innates=tuple(draw_card(look, number, "innate", shown) for number in INNATES[spirit]),
        rules=tuple(rules_of(look, spirit)),
        hand=draw_cards(look, shown.hand, "hand", shown),
        played=draw_cards(look, shown.played, "played", shown),
        discard=draw_cards(look, shown.discard, "discard", shown),
        left=look.say("board-presence-left", count=covered, destroyed=shown.destroyed),
    )


def state_of(look: IslandLook, seat: int) -> str:
    view = look.view
    if view.over:
        return "won" if seat in view.winners else "lost"
    if any(each.seat == seat for each in view.asked):
        return "asked"
    return "ready" if any(each.seat >= 0 for each in view.asked) else ""


def tally(look: IslandLook, shown: SpiritView) -> tuple[Element, ...]:
    """What a spirit has of each element, and which of its cards would add one."""
    found = []
    for n in range(len(ELEMENTS)):
        adds = " ".join(f"power:{card}" for card in shown.hand if POWERS[card].elements[n])
        if shown.elements[n] or adds:
            found.append(look.element(n, shown.elements[n], adds=adds))
    return tuple(found)


def draw_track(look: IslandLook, number: int, title: str, spaces: tuple[PrintedSpace, ...], uncovered: int) -> Track:
    return Track(
        number=number,
        title=look.say(title),
        spaces=tuple(draw_space(look, space, n, uncovered) for n, space in enumerate(spaces)),
        open=look.can("track", number),
    )


def draw_space(look: IslandLook, space: PrintedSpace, number: int, uncovered: int) -> Space:
    symbols = [f"e-{ELEMENTS[space.element]}"] if space.element >= 0 else []
    symbols += ["e-any"] if space.any_element else []
    symbols += ["o-reclaim"] if space.reclaim_one else []
    covered = number >= uncovered
    word = f"{space_said(space, look.words.text)}, {look.say('board-covered' if covered else 'board-uncovered')}"
    return Space(
        text=str(space.number) if space.number >= 0 else "",
        symbols=tuple(symbols),
        word=word,
        covered=covered,
        next=number == uncovered,
    )


def rules_of(look: IslandLook, spirit: int) -> Iterable[Note]:
    for number in range(1, MOST_RULES + 1):
        message = f"rule-{SPIRITS[spirit]}-{number}"
        if look.words.text.has(message):
            yield Note(look.say(message), look.say(f"{message}-text"))


def draw_cards(look: IslandLook, cards: Iterable[int], place: str, shown: SpiritView) -> tuple[Card, ...]:
    return tuple(draw_card(look, card, place, shown) for card in cards)


def draw_card(look: IslandLook, number: int, place: str, shown: SpiritView) -> Card:
    power, text = POWERS[number], look.words.text
    lines = levels(look, power, shown) if power.kind == INNATE else thresholds(look, power, shown)
    return Card(
        number=number,
        place=place,
        name=look.say(f"power-{power.id}"),
        kind=KINDS.get(power.kind, "unique"),
        cost="" if power.kind == INNATE else str(power.cost),
        fast=power.speed == FAST,
        speed=speed_said(text, power),
        elements=tuple(look.element(n) for n, count in enumerate(power.elements) if count),
        range=range_said(text, power),
        target=target_said(text, power),
        text=text_of(text, power),
        levels=lines,
        size=size_of([text_of(text, power), *(level.text for level in lines)], len(lines)),
        used=look.say("board-used") if number in shown.used else "",
        open=look.can("power", number),
    )


def size_of(texts: list[str], lines: int) -> str:
    """A card with more text is wider: all of it can be read."""
    letters = sum(map(len, texts)) + 34 * lines
    return f"w{1 + sum(letters > most for most in WIDER)}"


def levels(look: IslandLook, power: Power, shown: SpiritView) -> tuple[Level, ...]:
    """The lines of an innate power; elements that are there are marked."""
    return tuple(
        Level(
            needs=needs_of(look, needs, shown),
            said=elements_said(look.words.text, needs),
            text=level_said(look.words.text, power, line),
            lit=there,
        )
        for line, (needs, there) in enumerate(zip(power.thresholds, lit(power, shown.elements), strict=True))
    )


def thresholds(look: IslandLook, power: Power, shown: SpiritView) -> tuple[Level, ...]:
    """The lines of a major power: what they do stands in its text."""
    return tuple(
        Level(needs_of(look, needs, shown), elements_said(look.words.text, needs), "", there)
        for needs, there in zip(power.thresholds, lit(power, shown.elements), strict=True)
    )


def needs_of(look: IslandLook, needs: tuple[int, ...], shown: SpiritView) -> tuple[Element, ...]:
    return tuple(look.element(n, count, met=shown.elements[n] >= count) for n, count in enumerate(needs) if count)


def draw_dock(look: IslandLook) -> Dock | None:
    """The viewer's own cards, those that may be used now first."""
    me = look.view.seat
    if me is None:
        return None
    own = look.shown.spirits[me]
    seat = draw_seat(look, me)
    spirit_phase = look.shown.step in ("spirit", "setup", "first")
    drawn = draw_cards(look, look.shown.drawn, "drawn", own)
    hand = Pile(look.say("board-hand"), "hand", seat.hand)
    played = Pile(look.say("board-in-play"), "played", seat.played)
    innates = Pile(look.say("board-innates"), "innate", seat.innates)
    piles = [Pile(look.say("board-drawn"), "drawn", drawn)] if drawn else []
    if any(card.open for card in seat.discard):
        piles.append(Pile(look.say("board-discarded"), "discard", seat.discard))
    piles += [hand, played, innates] if spirit_phase else [played, innates, hand]
    growing = look.shown.step == "spirit" and own.stage in (GROWING, PLAYING) and any(each.open for each in seat.growth)
    return Dock(
        seat,
        growing,
        tuple(pile for pile in piles if pile.cards),
        energy_said=said(look, "sheet-energy", "board-energy", seat.energy, seat.income),
        plays_said=said(look, "sheet-plays", "board-plays", seat.plays, seat.plays_gain),
        spends=tuple(
            (card, seat.energy - cost_of(look.island, me, card)) for card in own.hand if look.can("power", card)
        ),
    )


def said(look: IslandLook, title: str, message: str, count: int, gain: int) -> str:
    return f"{look.say(title)}: {look.say(message, count=count, gain=gain)}"
