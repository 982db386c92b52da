"""Why an agent answers as it does, in words."""

from __future__ import annotations

from ludex.agents.finding import DECIDED, Expected, Finding
from ludex.core import Decision
from ludex.core.text import Words

COMMA = {"ru"}
"""Languages that write 1,6 instead of 1.6."""
ALIKE = 0.05
"""What differs by less reads the same."""


def reason(found: Finding, words: Words, decision: Decision) -> str:
    """What the best answer is expected to bring, and the next best that reads otherwise, in what people count in."""
    if not found.tries:
        return words.text.say("reason-habit", option=words.option(found.best.option, decision))
    facts = named("", found.best, words, decision)
    other = next((each for each in found.others if words.option(each.option, decision) != facts["option"]), None)
    if other is None:
        return words.text.say("reason-alone", **facts)
    facts |= named("other_", other, words, decision)
    unit = unit_of(words)
    if abs(found.best.gain - other.gain) < ALIKE * unit:
        return words.text.say("reason-alike", **facts)
    return words.text.say("reason-least" if found.best.gain < -ALIKE * unit else "reason-best", **facts)


def named(prefix: str, each: Expected, words: Words, decision: Decision) -> dict[str, str]:
    option = words.option(each.option, decision)
    return {f"{prefix}option": option, f"{prefix}gain": gain(each.gain, words)}


def gain(worth: float, words: Words) -> str:
    """A difference in worth, in what people count in: +1.6 points. How much decides the game cannot be counted."""
    counted = worth / unit_of(words)
    amount = signed(max(-DECIDED, min(DECIDED, counted)), words.text.lang)
    said = words.text.say("gain", difference=amount) if words.text.has("gain") else amount
    return said if abs(counted) < DECIDED else words.text.say("gain-most", gain=said)


def unit_of(words: Words) -> float:
    advice = words.game.advice
    return advice.unit if advice is not None else 1.0


def signed(amount: float, lang: str) -> str:
    """With a sign and one digit.

    >>> signed(1.64, "en"), signed(-0.25, "ru"), signed(-0.04, "en")
    ('+1.6', '−0,2', '0.0')
    """
    said = f"{abs(amount):.1f}"
    sign = "" if said == "0.0" else "+" if amount > 0 else "−"
    return sign + (said.replace(".", ",") if lang in COMMA else said)
