"""Which icon stands before a line of the journal, by its message; the rest have a plain dot."""

from __future__ import annotations

LINES = {
    "turn": "first round plan action victory",
    "move": "start announce announce-stay",
    "recruit": "units hire",
    "build": "build foundation",
    "craft": "gain circle artifact steal",
    "battle": (
        "battle wants-fight fight-monster fight-fortress fight-artifact total wins-battle beat-monster capture"
    ),
    "loss": "dead lost nobody-wins",
    "score": "score",
    "eye": "peace right no-right",
}
ICONS = {message: icon for icon, messages in LINES.items() for message in messages.split()}
