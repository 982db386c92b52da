"""Cards to read by themselves, wherever a line names one: events, fear, blight, powers."""

from __future__ import annotations

from ludex.core.text import Text, Words
from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS, EVENT_CARDS, FEAR_CARDS
from ludex.games.spirit_island.printed.powers import POWERS
from ludex.games.spirit_island.show.power_words import elements_said, head_said, level_said, text_of
from ludex.games.spirit_island.show.scene import Told
from ludex.games.spirit_island.things import INNATE

LEVELS = ("–", "I", "II", "III", "IV")


def event_card(number: int, words: Words) -> Told:
    """Its choices or effects, then what befalls tokens and dahan."""
    card, text = EVENT_CARDS[number], words.text
    name = text.say(f"event-{card.id}")
    lines = [part_said(text, f"event-{card.id}-{part}", name) for part in (1, 2, 3)]
    for part, which in (("token", card.token), ("dahan", card.dahan)):
        if which and text.has(f"{part}-{which}-text"):
            title = text.say(f"board-told-{part}", name=text.say(f"{part}-{which}"))
            lines.append(f"{title}. {text.say(f'{part}-{which}-text')}")
    return Told(text.say("board-told-event"), name, tuple(filter(None, lines)))


def part_said(text: Text, message: str, card: str) -> str:
    """A choice with its name; one that is called like its card is not named again."""
    if not text.has(f"{message}-text"):
        return ""
    effect = text.say(f"{message}-text")
    name = text.say(message) if text.has(message) else card
    return effect if name == card else f"{name}. {effect}"


def fear_card(number: int, words: Words) -> Told:
    """What it does at each level of terror."""
    card, text = FEAR_CARDS[number].id, words.text
    lines = tuple(f"{LEVELS[level]}. {text.say(f'fear-{card}-{level}')}" for level in (1, 2, 3))
    return Told(text.say("board-fear-card"), text.say(f"fear-{card}"), lines)


def blight_card(number: int, words: Words) -> Told:
    card, text = BLIGHT_CARDS[number].id, words.text
    return Told(text.say("board-blight-blighted"), text.say(f"blight-{card}"), (text.say(f"blight-{card}-text"),))


def power_card(number: int, words: Words) -> Told:
    power, text = POWERS[number], words.text
    lines = [head_said(text, power), text_of(text, power)]
    if power.kind == INNATE:
        lines += [
            text.say("board-level", needs=elements_said(text, needs), effect=level_said(text, power, line))
            for line, needs in enumerate(power.thresholds)
        ]
    kind = text.say("board-innate" if power.kind == INNATE else "board-power-card")
    return Told(kind, text.say(f"power-{power.id}"), tuple(filter(None, lines)))


CARDS = {"event": event_card, "fear": fear_card, "blight": blight_card, "power": power_card}
