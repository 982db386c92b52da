"""Which icon stands before a line of the journal, by its message; the rest have a plain dot."""

from __future__ import annotations

LINES = {
    "turn": "activate-dominance available coalition first take-dominance turn win win-together",
    "battle": (
        "ambush battle battle-instead bot-ambush crackdown cult-hated cult-revenge defenceless "
        "embedded-agents first-hits foil instigate no-bird-ambush shield shield-and-sword spring-snare strike "
        "sword"
    ),
    "dice": "roll",
    "loss": (
        "burn damage disruption humiliate lose-base lose-crown lose-piece lose-points lose-warriors "
        "lost-souls lost-supporters nobody-to-remove plot-removed purge remove-from-burrow remove-guessed "
        "remove-own replace-bomb scorch turmoil wildfire"
    ),
    "move": (
        "call-arbiter corner ferry forest go-down into-burrow leave-ruin move open-path "
        "out-of-burrow slip walk with-ally"
    ),
    "recruit": (
        "bot-organises bot-places conspire-convert convert gather-funds hospital keep "
        "new-acolyte officer organise place recruit recruit-at river-start train warriors-missing"
    ),
    "build": (
        "bot-revolt build conspire-sanctify expand flip-plot new-base new-roost overwork revolt ritual-build "
        "sanctify set-plot spread sympathy trade-post wood"
    ),
    "craft": "bot-crafts craft drop-item explore labor pay-item refresh repair take-item tax use",
    "card": (
        "aid aid-card bot-aids bot-buys-card bot-decree bot-quest bot-viziers buy-card decree discard draw "
        "draw-card draw-open draw-supporters drawn give-back give-to-bot market-card market-discard mobilise "
        "new-quest order outrage outrage-card quest quests reshuffle ritual-recruit ritual-score sacrifice "
        "soul-added soul-discarded soul-revealed spend-all-supporters spend-supporter supporter-card "
        "surplus-supporter take-card take-from-bot take-random"
    ),
    "score": "best-customer favor score",
    "think": (
        "bot-exhausts bot-is-spent burrow-too-empty cannot-convert cannot-crusade cannot-rally cannot-sanctify "
        "cannot-spread choose-clearing choose-player column-battles column-extra-hit column-moves column-recruits "
        "column-tied-hit discard-order garden-no-slot garden-none-left garden-not-ruled no-column-battle "
        "no-column-move no-conspiracy no-crown-to-lose no-expansion no-matching-crown no-new-roost no-order "
        "no-pity no-plot-left no-post-placed no-protection no-revolt-bird no-revolt-built no-revolt-clearing "
        "no-roost-site no-roost-to-recruit no-site no-surprise-revolt no-warriors nobody-to-recruit "
        "nobody-to-sway nobody-to-sway-matching none-left nothing-matches nowhere-to-dig nowhere-to-place "
        "order-of-souls order-of-tied-souls public-pity ritual-without-warrior skip-aid skip-aid-far "
        "skip-aid-spent skip-battle skip-battle-spent skip-explore skip-explore-spent skip-plot-no-place "
        "skip-plot-no-plot skip-quest skip-quest-none skip-quest-spent skip-recruit-nobody skip-recruit-nowhere "
        "skip-repair skip-special-arbiter skip-special-ranger skip-special-scoundrel skip-special-thief "
        "skip-special-tinker skip-special-vagrant skip-thicken-no-place skip-thicken-no-plot supply-empty"
    ),
    "eye": "extort guess-plot look look-cards look-under",
}
DEEDS = {
    "turn": (
        "activate-dominance begins call-arbiter coalition corner character effect leader outcast take-dominance turmoil"
    ),
    "battle": "ambush battle crusade-battle decree-battle instigate revolt strike strike-piece with-ally",
    "move": "crusade-move decree-move ferry forest move open-path slip slip-with walk walk-with",
    "recruit": (
        "convert decree-recruit enlist hire hospital organise recruit recruit-at ritual-recruit river-recruit "
        "river-start sacrifice train"
    ),
    "build": (
        "build decree-build keep new-roost overwork pay-wood place ritual-build sanctify spread trade-post wood-at"
    ),
    "craft": (
        "activate craft explore pay-item refresh repair take-item use rob share tax decode labor hideout steal scorch"
    ),
    "card": (
        "aid buy-card buy-boats decree discard draw-card drop-supporter export extra-action fund mobilise "
        "outrage-card outrage-discard outrage-none outrage-show price quest quest-cards supporter"
    ),
    "score": "quest-points ritual-score",
    "loss": "damage drop-item exhaust lose lose-ally",
    "eye": "guess-plot nothing-matches",
}
"""The same for what one can do."""
ICONS = {message: icon for icon, messages in LINES.items() for message in messages.split()}
ICONS |= {f"deed-{verb}": icon for icon, verbs in DEEDS.items() for verb in verbs.split()}
