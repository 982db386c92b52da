"""What a question comes from: the words of the card, unit or token that is being carried out, under the question."""

from __future__ import annotations

from ludex.core import Decision
from ludex.core.text import Words
from ludex.core.view import View
from ludex.games.runewars.printed.book import UNITS, book_of
from ludex.games.runewars.show.told import told
from ludex.games.runewars.show.view import RunewarsView
from ludex.games.runewars.things import NONE

CAUSES = {
    "unit-{}-ability-text": {
        "crack-shot": "archer",
        "charge": "pegasus-rider",
        "word-of-vaal": "sorceress",
        "overpower": "warrior",
        "pounce": "leonx-rider",
        "entangle": "forest-guardian",
        "arcane-bolt": "novice-wizard",
        "talons": "roc",
        "fury": "berserker",
        "rain-fire": "warlock",
        "terrifying": "chaos-lord",
        "blood-pact": "blood-sister",
        "devour": "obscene",
        "raise-dead": "necromancer",
        "feed": "vampire",
        "withering-breath": "great-wyrm",
        "flaming-breath": "dragon",
    },
    "tactics-{}-text": {
        "ambush": "ambush",
        "assassin": "assassin",
        "night-raid": "night-raid",
        "panic": "panic",
        "bribery": "bribery",
        "first-strike": "first-strike",
        "shield-brothers": "shield-brothers",
        "standard-bearer": "standard-bearer",
        "rally-cry": "rally-cry",
        "veterans": "veterans",
        "death-or-glory": "death-or-glory",
        "rumors": "horrific-rumors",
        "halt": "horrific-rumors",
        "share": "shared-counsel",
        "sabotage": "sabotage",
        "spy": "spy-network",
        "expose": "exposed",
        "stores": "hidden-stores",
        "mercenaries": "mercenaries",
        "city-aid": "free-city-aid",
        "ruin": "lost-city",
        "rune-lore": "rune-lore",
        "put-back": "whispered-secrets",
        "lieutenant": "lieutenant-general",
        "keep-out": "intrigue-and-subterfuge",
        "raze-city": "raze-city",
        "freeze": "cryomancy",
        "desolate": "desolation",
        "restore": "cleansing-rain",
        "drive": "stampede",
    },
    "development-{}-text": {
        "sigil": "daqan-novice-wizard",
        "peasants": "daqan-support-of-the-people",
        "prowl": "latari-leonx-rider",
        "spawning-pits": "uthuk-obscene",
        "vampires-retreat": "waiqar-vampire",
        "drive-off": "latari-sorceress",
    },
    "defence-{}-text": {"wards": "latari", "hungry-spawn": "uthuk", "cursed-tomb": "waiqar"},
    "commander-{}-text": {"inspire": "inspiring-leader", "surgeon": "field-surgeon", "vanguard": "vanguard"},
    "title-{}-text": {"guildmaster": "guildmaster-of-merchants", "league": "heroes-league"},
    "hero-{}-text": {"krutzbeck": "krutzbeck", "steelhorns": "steelhorns", "grey-ker": "grey-ker"},
    "reward-{}-text": {"flute": "flute-of-possession", "ice-storm": "ice-storm", "ice-storm-area": "ice-storm"},
    "exploration-{}-text": {"drift": "flooded-area", "raided": "raiding-party", "scroll": "scroll-of-sight"},
}
"""By the message that says it: the question, and the thing it comes from."""
MESSAGES = {
    prompt: message.format(thing) for message, questions in CAUSES.items() for prompt, thing in questions.items()
}
OF_A_TYPE = ("must-destroy", "mend")
"""Questions that several types may put: they say which it is."""


def source(view: View, decision: Decision, words: Words) -> str:
    """Nothing where the question itself says all."""
    board: RunewarsView = view.board
    if board.step == "season-text" and board.season_card != NONE:
        return told("season_card", board.season_card, words.text, book_of(board.content)).text
    if decision.prompt in OF_A_TYPE:
        return words.text.say(f"unit-{UNITS[decision.about['kind']]}-ability-text")
    message = MESSAGES.get(decision.prompt)
    return words.text.say(message) if message is not None else ""
