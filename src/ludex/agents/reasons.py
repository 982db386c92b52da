"""Why an agent answers as it does, in words."""

from __future__ import annotations

from ludex.agents.search import Expected, Finding
from ludex.core import Decision
from ludex.core.text import Words

COMMA = {"ru"}
"""Languages that write 1,6 instead of 1.6."""


def reason(found: Finding, words: Words, decision: Decision) -> str:
    """What the best answer is expected to bring, and the next best, in what the game counts in."""
    if not found.tries:
        return words.text.say("reason-habit", option=words.option(found.best.option, decision))
    facts = named("", found.best, words, decision)
    if not found.others:
        return words.text.say("reason-alone", **facts)
    return words.text.say("reason-best", **facts, **named("other_", found.others[0], words, decision))


def named(prefix: str, each: Expected, words: Words, decision: Decision) -> dict[str, str]:
    option = words.option(each.option, decision)
    return {f"{prefix}option": option, f"{prefix}gain": signed(each.gain, words.text.lang)}


def signed(gain: float, lang: str) -> str:
    """With a sign and one digit.

    >>> signed(1.64, "en"), signed(-0.25, "ru"), signed(-0.04, "en")
    ('+1.6', '−0,2', '0.0')
    """
    said = f"{abs(gain):.1f}"
    sign = "" if said == "0.0" else "+" if gain > 0 else "−"
    return sign + (said.replace(".", ",") if lang in COMMA else said)
