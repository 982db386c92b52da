"""What the table shows a learner: the parts of the turn, what an answer stands for, what a spirit pays with."""

from __future__ import annotations

from ludex.core import Decision, Option
from ludex.core.text import Words
from ludex.core.view import Phase, View, phases_until
from ludex.games.spirit_island.printed.cards import BLIGHT_CARDS, EVENT_CARDS, FEAR_CARDS
from ludex.games.spirit_island.printed.powers import POWERS
from ludex.games.spirit_island.rules.scope import BLIGHT_CAUSE, EVENT_CAUSE, FEAR_CAUSE
from ludex.games.spirit_island.show.forecast import forecast
from ludex.games.spirit_island.show.power_words import text_of, whole
from ludex.games.spirit_island.show.reading import event_card
from ludex.games.spirit_island.show.view import IslandView
from ludex.games.spirit_island.state import NOBODY
from ludex.games.spirit_island.things import ELEMENTS

PARTS = ("spirit", "fast", "event", "fear", "ravage", "build", "explore", "slow")
STEPS = {"invaders": "event", "blighted": "event", "advance": "explore", "time": "slow"}
"""Steps that are no part of their own."""
CARD_VERBS = ("play", "keep", "forget", "reclaim", "pay-forget", "pay-discard")


def phases(view: View) -> list[Phase]:
    """The turn in order."""
    board: IslandView = view.board
    now = STEPS.get(board.step, board.step)
    parts = PARTS if board.expansion else tuple(part for part in PARTS if part != "event")
    if now == "event" and now not in parts:
        now = "fear"
    return phases_until(parts, now) if now in parts else []


def detail(view: View, option: Option, words: Words) -> str:
    """What a card costs and does; what a branch of an event brings."""
    text = words.text
    if option[0] in CARD_VERBS:
        return whole(text, option[1])
    if option[0] == "reclaim-one":
        return whole(text, option[2])
    if option[0] == "branch":
        cause = option[1] // 10 - 1
        if EVENT_CAUSE <= cause < BLIGHT_CAUSE:
            message = f"event-{EVENT_CARDS[cause - EVENT_CAUSE].id}-{option[1] % 10}-text"
            return text.say(message) if text.has(message) else ""
    return ""


def source(view: View, decision: Decision, words: Words) -> str:
    """What the power, event, fear or blight card says that is being carried out."""
    cause, text = decision.about.get("cause", NOBODY), words.text
    if cause < 0:
        return ""
    if cause < FEAR_CAUSE:
        return text_of(text, POWERS[cause])
    if cause < EVENT_CAUSE:
        return text.say(f"fear-{FEAR_CARDS[cause - FEAR_CAUSE].id}-{min(view.board.terror, 3)}")
    if cause < BLIGHT_CAUSE:
        return " ".join(event_card(cause - EVENT_CAUSE, words).lines)
    return text.say(f"blight-{BLIGHT_CARDS[cause - BLIGHT_CAUSE].id}-text")


def purse(board: IslandView, seat: int) -> dict[str, int]:
    """What a spirit has of all that options cost or bring, and what threatens the island as things stand."""
    own, coming = board.spirits[seat], forecast(board)
    threats = {"blight": coming.blight, "dahan": coming.dahan, "presence": coming.presence}
    return {
        "energy": own.energy,
        "plays": own.plays,
        "fear": board.fear + board.pool * (board.earned + len(board.fear_discard)),
        **dict(zip(ELEMENTS, own.elements, strict=True)),
        **{f"threat-{name}": count for name, count in threats.items()},
    }
