"""Powers in words: what stands on the head of a card, what it does, which lines are reached."""

from __future__ import annotations

from ludex.core.text import Text
from ludex.games.spirit_island.printed.powers import POWERS, Power
from ludex.games.spirit_island.things import ELEMENTS, FAST, INNATE, TERRAINS
from ludex.kit.sheets import listed


def elements_said(text: Text, counts: tuple[int, ...] | list[int]) -> str:
    """“2 sun, 1 fire”."""
    return listed(
        text.say("board-element", count=count, element=text.say(f"element-{ELEMENTS[n]}"))
        for n, count in enumerate(counts)
        if count
    )


def given(text: Text, power: Power) -> str:
    """The elements that a card gives; a card gives no more than one of each."""
    return listed(text.say(f"element-{ELEMENTS[n]}") for n, count in enumerate(power.elements) if count)


def speed_said(text: Text, power: Power) -> str:
    return text.say("board-fast" if power.speed == FAST else "board-slow")


def range_said(text: Text, power: Power) -> str:
    """From where, and how far; nothing for powers at spirits."""
    if not power.at_land:
        return ""
    terrains = " / ".join(text.say(f"terrain-{name}") for name in source_names(power))
    source = text.say("board-from-sacred") if power.sacred else ""
    return text.say("board-range", count=power.range, source=listed([source, terrains]) or "no")


def source_names(power: Power) -> list[str]:
    return [TERRAINS[terrain] for terrain in power.source_terrains]


def target_said(text: Text, power: Power) -> str:
    if not power.at_land:
        return text.say("board-target-another" if power.another else "board-target-spirit")
    return " / ".join(text.say(f"board-target-{word.replace('_', '-')}") for word in power.filter)


def head_said(text: Text, power: Power) -> str:
    """All that stands on the head, in one line."""
    cost = "" if power.kind == INNATE else text.say("board-cost", count=power.cost)
    elements = given(text, power)
    return listed(
        [
            cost,
            speed_said(text, power),
            range_said(text, power),
            target_said(text, power),
            text.say("board-gives", elements=elements) if elements else "",
        ]
    )


def text_of(text: Text, power: Power) -> str:
    """What it does; of an innate power, what holds for all of its levels."""
    message = f"power-{power.id}-text"
    return text.say(message) if text.has(message) else ""


def level_said(text: Text, power: Power, line: int) -> str:
    return text.say(f"power-{power.id}-level-{line + 1}")


def reached(elements: list[int], needs: tuple[int, ...]) -> bool:
    return all(have >= need for have, need in zip(elements, needs, strict=True))


def lit(power: Power, elements: list[int]) -> list[bool]:
    """Which of its lines are reached."""
    return [reached(elements, needs) for needs in power.thresholds]


def whole(text: Text, number: int) -> str:
    """A power in one line: its head, then its text."""
    power = POWERS[number]
    parts = [text_of(text, power)] if power.kind != INNATE else []
    if power.kind == INNATE:
        parts += [
            text.say("board-level", needs=elements_said(text, needs), effect=level_said(text, power, line))
            for line, needs in enumerate(power.thresholds)
        ]
    return text.say("board-power", head=head_said(text, power), effect=" ".join(filter(None, parts)))
