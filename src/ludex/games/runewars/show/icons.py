"""Which icon stands before a line of the journal, by its message; the rest have a plain dot. And those of deeds."""

from __future__ import annotations

LINES = {
    "turn": "season season-card spring quest-phase quest-phase-over turn order first reshuffle kept-out tie-decided",
    "move": "activates marches hero-moves lays-tile lays-home markers portal neutral-placed driven neutrals-led halts",
    "recruit": "recruited musters hero-joins allies units-stand-up battle-raised battle-returned battle-stands-up "
    "peasants-stay hero-heals hero-trains commander-named commander-changed lieutenant",
    "build": "develops buys builds-fort repairs capital-founded fort-taken lost-city",
    "battle": "battle duel duel-with-beast battle-won garrison battle-strength battle-total battle-attacks",
    "dice": "battle-draws battle-drops duel-draws destiny test",
    "card": "plays plays-fate battle-announces draws-tactics draws-quests takes-title attempts uses-reward fulfils "
    "takes-back gives-reward gives-hidden-reward",
    "craft": "diplomacy dial city-gives battle-special hero-ability explores razes-token scorches desolation "
    "cryomancy cleared",
    "loss": "battle-falls battle-routed battle-hurt battle-sent-away destroyed no-retreat hero-hurt hero-defeated "
    "hero-routed beast-hurt beast-falls fort-damaged fort-razed loses-influence loses-reward deserts city-razed out "
    "unit-routed peasants-go",
    "score": "receives-rune gains-influence receives-reward spoils quest-done claims wins picks-up",
    "eye": "rune-placed runes-moved rune-moved rune-revealed false-discarded sees-rune home-runes looks-at finds "
    "objective-seen spies secrets sees-token",
}
DEEDS = {
    "turn": "resolve bonus order dial destiny choose-player take-influence title bid spend claim benefit",
    "move": "activate march shift lead go set-out tile marker home area retreat carry-rune drive portal rune-at "
    "move-runes withdraw leave",
    "battle": "fight challenge strike hit slay topple terrify deal coven hurt burn-triangles burn-rectangle announce "
    "lay-down lower",
    "recruit": "recruit muster hire keep-hero hero unit-type raise-dead rise mend heal train raise appoint command "
    "commanders use-commander support",
    "build": "fort capital repair develop buy",
    "card": "play fulfil quest discard discard-quest take-tactics put-back take-back use-reward give-reward award "
    "pick-up unveil share drop redraw volley enchant",
    "loss": "lose free bleed sacrifice suffer lie-down lose-reward discard-reward raze-token scorch banish "
    "hunger use-token",
    "score": "league negotiate",
    "yes": "yes shield",
    "stop": "no hold-back",
}
ICONS = {message: icon for icon, messages in LINES.items() for message in messages.split()}
ICONS |= {f"deed-{verb}": icon for icon, verbs in DEEDS.items() for verb in verbs.split()}
MARKS = {"turn": "turn", "battle": "battle"}
