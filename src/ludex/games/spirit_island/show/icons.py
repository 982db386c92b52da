"""Which icon stands before a line of the journal, by its message; the rest have a plain dot. And those of deeds."""

from __future__ import annotations

LINES = {
    "turn": "turn invader-phase time-passes event event-part event-impossible token-event dahan-event",
    "move": "moved presence presence-moved starts",
    "recruit": "added strife healed",
    "build": "build build-card",
    "craft": "grows energy gained reclaimed played revealed uses aids repeats defend skip",
    "battle": "ravage ravage-card ravage-damage fight-back",
    "loss": "damage destroyed removed replaced presence-lost blight cascade blighted blighted-step forgotten "
    "spirit-lost",
    "score": "fear fear-card fear-resolves terror over-victory over-defeat blight-removed",
    "eye": "explore explore-card skipped skip-all strife-spent disease-stops wilds-stop blight-kept reshuffle "
    "royal-backing",
}
DEEDS = {
    "turn": "done grow grow-act element branch terrain turn-up trade",
    "craft": "play use aid shadow",
    "move": "presence push gather regrow land",
    "card": "gain keep forget reclaim reclaim-one pay-forget pay-discard",
    "battle": "hit rest destroy",
    "loss": "remove lose pay split",
    "recruit": "strife replace call-beasts",
    "yes": "yes",
    "stop": "no",
}
ICONS = {message: icon for icon, messages in LINES.items() for message in messages.split()}
ICONS |= {f"deed-{verb}": icon for icon, verbs in DEEDS.items() for verb in verbs.split()}
MARKS = {"turn": "turn", "ravage-card": "battle"}
