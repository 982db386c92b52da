"""2.2–2.8 The map: who rules, and the only verbs that put pieces on it, move them or take them away.

Supply, track and map always add up; `built`, `tokens`, `free` and `ruler` are kept true here."""

from __future__ import annotations

from ludex.core import Refusal, law, tell
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import (
    CORVIDS,
    EYRIE,
    GONE_WHEN_REMOVED,
    KEEP,
    LIZARDS,
    MARQUISE,
    PAWNS,
    PIECES,
    PIECES_OF,
    PLOT,
    RIVERFOLK,
)
from ludex.games.root.rules.events import Removal
from ludex.games.root.state import ENEMIES, NOBODY, Root

THE_KEEP = Refusal("6.2.2", "keep")
DAMAGED = 2
"""Add this to the place of an undamaged item in `belongings`."""
WITHOUT_OWN = (RIVERFOLK, *PAWNS)
"""Factions whose warriors cannot be led by mercenaries: the Riverfolk themselves, and those who have none."""
NO_SLOT = Refusal("2.2.3", "no-slot")
SCORCHED = Refusal("9.5.9", "scorched")
SNARE = Refusal("bots:11.7.2", "snare")


@law("2.8", "7.2.2", "10.2.4", "11.2.7.III", "bots:5.2.1", "bots:8.2.1")
def settle_rule(g: Root, clearing: int) -> None:
    """Whoever has most warriors and buildings rules; a tie leaves no ruler, unless the Eyrie share the lead. A garden
    outranks all that; hired warriors count for who hired them."""
    built = g.built
    lizards = g.seat_of[LIZARDS]
    if lizards != NOBODY and built[lizards][clearing]:
        g.ruler[clearing] = lizards
        return
    most = 0
    ruler = NOBODY
    tied = False
    for seat, warriors in enumerate(g.warriors if g.mercenaries == NOBODY else with_hired(g)):
        strength = warriors[clearing] + built[seat][clearing]
        if strength > most:
            most = strength
            ruler = seat
            tied = False
        elif strength == most and most:
            tied = True
            if g.factions[seat] == EYRIE:
                ruler = seat
    if tied and g.factions[ruler] != EYRIE:
        ruler = NOBODY
    g.ruler[clearing] = ruler


@law("11.2.7.III", "bots:C-9.involved")
def commanders(g: Root) -> list[int]:
    """For whom the Riverfolk's warriors count now: who hired them, or all enemies of the active player who have
    warriors of their own."""
    if g.mercenaries != ENEMIES:
        return [] if g.mercenaries == NOBODY else [g.mercenaries]
    return [seat for seat in enemies(g, g.active) if g.factions[seat] not in WITHOUT_OWN]


@law("11.2.7.III")
def with_hired(g: Root) -> list[list[int]]:
    """Warriors by seat as they count for rule: the Riverfolk's for who commands them."""
    rows = list(g.warriors)
    riverfolk = g.seat_of[RIVERFOLK]
    for seat in commanders(g):
        rows[seat] = [mine + theirs for mine, theirs in zip(rows[seat], g.warriors[riverfolk], strict=True)]
        rows[riverfolk] = [0] * len(rows[riverfolk])
    return rows


@law("11.2.7.III")
def command_mercenaries(g: Root, seat: int) -> None:
    """From now on the Riverfolk's warriors count for this seat (or ENEMIES), or for themselves again (NOBODY)."""
    g.mercenaries = seat
    for clearing in CLEARINGS:
        settle_rule(g, clearing)


def ruled_by(g: Root, seat: int) -> list[int]:
    """The clearings that a seat rules."""
    return [clearing for clearing in CLEARINGS if g.ruler[clearing] == seat]


@law("2.7")
def enemies(g: Root, seat: int) -> list[int]:
    """Everyone else but a partner in a coalition."""
    return [
        other
        for other in range(len(g.factions))
        if other != seat and g.coalition[seat] != other and g.coalition[other] != seat
    ]


@law("2.7")
def partners(g: Root, seat: int) -> list[int]:
    """Those with whom a seat is in a coalition."""
    return [other for other, joined in enumerate(g.coalition) if joined == seat or g.coalition[seat] == other]


def has_pieces(g: Root, seat: int, clearing: int) -> bool:
    return bool(
        g.warriors[seat][clearing] or g.built[seat][clearing] or g.tokens[seat][clearing] or g.pawn[seat] == clearing
    )


def count_pieces(g: Root, seat: int, clearing: int) -> int:
    """Warriors, buildings, tokens and the pawn of a seat."""
    pawn = g.pawn[seat] == clearing
    return g.warriors[seat][clearing] + g.built[seat][clearing] + g.tokens[seat][clearing] + pawn


@law("6.2.2", "1.1.2", "bots:4.2.1", "bots:11.7.2", "bots:11.8.2")
def cannot_place(g: Root, seat: int, clearing: int) -> Refusal | None:
    """In the clearing of the keep only the Marquise places pieces, whatever other rule says to place one there. An open
    snare keeps people's pieces away; bots do not see it."""
    if clearing == g.keep and g.factions[seat] != MARQUISE:
        return THE_KEEP
    if clearing in g.scorched:
        return SCORCHED
    if clearing in g.snares and not g.bots[seat]:
        return SNARE
    return None


@law("2.2.3")
def cannot_build(g: Root, seat: int, clearing: int) -> Refusal | None:
    """A building needs a free slot, besides a clearing where one may place pieces."""
    if g.free[clearing] == 0:
        return NO_SLOT
    return cannot_place(g, seat, clearing)


@law("2.5", "2.5.1")
def place_warriors(g: Root, seat: int, clearing: int, count: int) -> int:
    """From the supply to the map, as many as there are; says how many."""
    count = min(count, g.supply[seat])
    g.supply[seat] -= count
    g.warriors[seat][clearing] += count
    settle_rule(g, clearing)
    return count


@law("2.5.1")
def remove_warriors(g: Root, seat: int, clearing: int, count: int) -> None:
    """From the map back to the supply."""
    g.warriors[seat][clearing] -= count
    g.supply[seat] += count
    settle_rule(g, clearing)


def move_warriors(g: Root, seat: int, origin: int, target: int, count: int) -> None:
    row = g.warriors[seat]
    row[origin] -= count
    row[target] += count
    settle_rule(g, origin)
    settle_rule(g, target)


@law("2.5.2", "2.5.3")
def place_piece(g: Root, kind: int, clearing: int) -> None:
    """The next building from its track to a free slot, or a token from its track or supply to the clearing."""
    piece = PIECES[kind]
    seat = g.seat_of[piece.faction]
    g.left[kind] -= 1
    g.pieces[kind][clearing] += 1
    if piece.building:
        g.built[seat][clearing] += 1
        g.free[clearing] -= 1
        settle_rule(g, clearing)
    else:
        g.tokens[seat][clearing] += 1
        if kind == KEEP:
            g.keep = clearing


@law("2.5.2", "2.5.3", "6.2.2", "11.2.5.I", "bots:4.2.1", "bots:9.2.2")
def remove_piece(g: Root, kind: int, clearing: int) -> None:
    """Back to its track or supply; the keep and the Company's trade posts go back to the box, for good."""
    piece = PIECES[kind]
    seat = g.seat_of[piece.faction]
    g.pieces[kind][clearing] -= 1
    if piece.building:
        g.left[kind] += 1
        g.built[seat][clearing] -= 1
        g.free[clearing] += 1
        settle_rule(g, clearing)
    else:
        g.tokens[seat][clearing] -= 1
        if kind == KEEP:
            g.keep = 0
        elif kind not in GONE_WHEN_REMOVED or g.bots[seat]:
            g.left[kind] += 1
            if kind == PLOT:
                plot_to_supply(g, clearing)


@law("bots:11.7.4")
def plot_to_supply(g: Root, clearing: int) -> None:
    """A plot that leaves the map lies face down among the others again, once everyone has seen what it was."""
    kind = g.plots[clearing]
    g.show()
    g.plots_gone[clearing] = kind
    g.plot_supply.append(kind)
    g.plots[clearing] = NOBODY
    g.plots_up[clearing] = 0
    if clearing in g.snares:
        g.snares.remove(clearing)
    tell(g, "bots:11.7.4", "plot-removed", who=g.seat_of[CORVIDS], clearing=clearing, plot=kind)


@law("2.5.4", "9.2.2")
def pieces_in(g: Root, seat: int, clearing: int) -> list[int]:
    """A seat's buildings and tokens in a clearing, one entry each. A pawn is neither: nothing removes it."""
    return [kind for kind in PIECES_OF[g.factions[seat]] for _ in range(g.pieces[kind][clearing])]


@law("9.2.7")
def damage_items(g: Root, seat: int, items: list[int]) -> None:
    """A Vagabond's undamaged items become damaged; face up or face down they stay."""
    row = g.belongings[seat]
    for place in items:
        row[place] -= 1
        row[place + DAMAGED] += 1


def remove_all(g: Root, removal: Removal) -> None:
    """Carry out a removal: warriors to the supply, buildings and tokens to where they go."""
    if removal.warriors:
        remove_warriors(g, removal.owner, removal.clearing, removal.warriors)
    for kind in removal.pieces:
        remove_piece(g, kind, removal.clearing)
