"""Types of units by name, for rules that know them."""

from __future__ import annotations

from typing import Final

from ludex.games.runewars.printed.book import UNITS

BOWMAN, KNIGHT, FOOTMAN, SIEGE_TOWER, NOVICE_WIZARD, ROC = map(
    UNITS.index, ("bowman", "knight", "footman", "siege-tower", "novice-wizard", "roc")
)
ARCHER, PEGASUS_RIDER, SORCERESS, WARRIOR, LEONX_RIDER, FOREST_GUARDIAN = map(
    UNITS.index, ("archer", "pegasus-rider", "sorceress", "warrior", "leonx-rider", "forest-guardian")
)
FLESH_RIPPER, BERSERKER, WARLOCK, CHAOS_LORD, BLOOD_SISTER, OBSCENE = map(
    UNITS.index, ("flesh-ripper", "berserker", "warlock", "chaos-lord", "blood-sister", "obscene")
)
DARK_KNIGHT, NECROMANCER, REANIMATE, SKELETON_ARCHER, VAMPIRE, GREAT_WYRM = map(
    UNITS.index, ("dark-knight", "necromancer", "reanimate", "skeleton-archer", "vampire", "great-wyrm")
)
BEASTMAN, RAZORWING, SORCERER, HELL_HOUND, DRAGON, GIANT = map(
    UNITS.index, ("beastman", "razorwing", "sorcerer", "hell-hound", "dragon", "giant")
)
SHIELD_WALL: Final = 3
"""Footmen that have to stand for Shield Wall."""
