"""What cards and abilities change until a battle ends: rows of `Battle.marks`, a kind, a side, and what it says."""

from __future__ import annotations

from ludex.games.runewars.state import Battle

(
    HEALTH,  # type, how much more health its units have
    INITIATIVE,  # type, the initiative it has now
    SHIELD,  # type: the first of its units that would be destroyed is routed instead
    STANDARD,  # type: draws one Fate card more, and discards one
    FOG,  # the type that draws next draws one Fate card less
    FORT,  # by how much the enemy stronghold counts less
    SPOILS,  # whoever wins draws cards and gains influence
    WATCHED,  # plays no more than one Tactics card
    ENTANGLED,  # type: a routed unit of it does not count, whatever its shape
    SPENT,  # what may be used once: a number of the list below
    CANCELLED,  # there is no battle any more
    RESPITE,  # initiative: the champion has taken a wound in this round
    HOLDS_BACK,  # wants to play no more Tactics cards, and is not asked again
) = range(13)

(
    SIGIL,
    CHARGERS,
    FRENZY,
    COVEN,
    GATHERERS,
    VOLLEY,
    COMMANDER,  # + the number of the commander card
) = range(7)
"""What may be used once in a battle."""


def mark(battle: Battle, kind: int, side: int, *about: int) -> None:
    battle.marks.append([kind, side, *about])


def marked(battle: Battle, kind: int, side: int) -> list[list[int]]:
    """What the marks of a kind say of a side."""
    return [row[2:] for row in battle.marks if row[0] == kind and row[1] == side] if battle.marks else []


def is_marked(battle: Battle, kind: int, side: int, *about: int) -> bool:
    return [kind, side, *about] in battle.marks


def erase(battle: Battle, kind: int, side: int, *about: int) -> None:
    """One such mark is gone."""
    battle.marks.remove([kind, side, *about])
