"""Which icon stands before a line of the journal, by its message; the rest have a plain dot."""

from __future__ import annotations

LINES = {
    "turn": "action first leads next-action plan round victory",
    "move": "announce announce-stay assign herd herd-strength start",
    "recruit": "feed hire moons resurrect units weaker-arbiter",
    "build": "build destroyed damage forest foundation repair restore restored ruin-hit",
    "craft": (
        "artifact circle double energy footprints footprints-lost gain herd-collected herd-took infect lower steal "
        "terrain-minus track-building track-monster track-trail trail trail-laid troop-plus troop-stronger "
        "woven-building woven-nest woven-object"
    ),
    "battle": (
        "battle beat-monster capture fight-artifact fight-fortress fight-herd fight-monster fortress-open "
        "herd-captured pool total wants-fight weaken-monster weaken-species wins-battle"
    ),
    "loss": "cut dead lose lost nobody-wins penalty spend-units starve strike-monster web-torn",
    "score": "block-points camp score store stored",
    "think": "abstained council council-chose gets-votes open-bonus proposed voted",
    "eye": (
        "ban counter nest night no-right no-treaty peace right shift-building shift-nest shift-object tick treat "
        "treat-fortress treaty treaty-fortress web"
    ),
}
ICONS = {message: icon for icon, messages in LINES.items() for message in messages.split()}
