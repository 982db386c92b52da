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
DEEDS = {
    "turn": "council decide next-action number open-bonus propose vote votes",
    "battle": "fight fortress herd-fight monster send weaken-monster weaken-species",
    "move": "assign go herd herd-aside lair start trail",
    "recruit": "boost hire nest resurrect spend-units troop-plus",
    "build": "build build-night mend raise repair restore",
    "craft": "artifact entwine exchange infect mine take track-building track-monster track-resource track-trail",
    "score": "reward-artifact reward-monster reward-resources store",
    "loss": "cut destroy feed lose pay penalty ruin strike-monster",
    "yes": "claim peace treaty far-treaty",
}
"""The same for what one can do."""
ICONS = {message: icon for icon, messages in LINES.items() for message in messages.split()}
ICONS |= {f"deed-{verb}": icon for icon, verbs in DEEDS.items() for verb in verbs.split()}
