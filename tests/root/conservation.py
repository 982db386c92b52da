"""Nothing is lost and nothing comes from nowhere: what must hold at every moment of a game of Root."""

from __future__ import annotations

import itertools

from ludex.games.root.bots.vagabot.rules import start_items
from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import CARDS, IS_DOMINANCE, ITEM_SUPPLY, VIZIERS
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.printed.pieces import (
    ALLIANCE,
    DUCHY,
    EYRIE,
    GONE_WHEN_REMOVED,
    KEEP,
    LIZARDS,
    PAWNS,
    PIECES,
    PLOT,
    RIVERFOLK,
    VAGABOND,
    VAGABOT,
)
from ludex.games.root.printed.vagabond import CARDS as CARDS_OF_VAGABOND
from ludex.games.root.setup import dominance_cards_are_out
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.sides.vagabond.items import KINDS, RUIN_ITEMS, START_ITEMS
from ludex.games.root.state import ENEMIES, NOBODY, Root


def conserved(g: Root) -> None:
    """Every card, warrior, piece and item is somewhere; what follows from the rest is true."""
    cards_are_somewhere(g)
    warriors_are_somewhere(g)
    pieces_are_somewhere(g)
    if g.plots:
        plots_are_somewhere(g)
    if VAGABOND not in g.factions and VAGABOT not in g.factions:
        for item, supply in enumerate(ITEM_SUPPLY):
            assert g.item_supply[item] + sum(items[item] for items in g.items) == supply
    else:
        items_are_somewhere(g)
    assert all(min(row, default=0) >= 0 for row in g.belongings)
    if VAGABOT in g.factions:
        battle_track_is_full(g, g.seat_of[VAGABOT])
    for clearing in CLEARINGS:
        assert g.ruler[clearing] == ruler(g, clearing)
    for seat, known in enumerate(g.known):
        rows = [[hand, *PLAYED[g.roles[other]].hidden(g, other)] for other, hand in enumerate(g.hands)]
        others = itertools.chain(*(row for other, mine in enumerate(rows) if other != seat for row in mine))
        assert set(known) <= set(others)
        assert len(set(known)) == len(known)


def items_are_somewhere(g: Root) -> None:
    """With a Vagabond items come from his character and the ruins too, and go back to the box: never more of a kind."""
    sets = sum(faction in PAWNS for faction in g.factions)
    people = [character for seat, character in enumerate(g.character) if character != NOBODY and not g.bots[seat]]
    bots = [start_items(g, seat) for seat, faction in enumerate(g.factions) if faction == VAGABOT]
    for kind in range(len(KINDS)):
        start = sum(START_ITEMS[character].count(kind) for character in people) + sum(row.count(kind) for row in bots)
        there = sum(sum(row[4 * kind : 4 * kind + 4]) for row in g.belongings)
        there += sum(place // 4 == kind for place in g.battle_track)
        there += sum(row.count(kind) for row in g.ruin_items)
        if kind < len(ITEM_SUPPLY):
            there += g.item_supply[kind] + sum(items[kind] for items in g.items)
            start += ITEM_SUPPLY[kind]
        assert there <= start + sets * RUIN_ITEMS.count(kind)
    for clearing in CLEARINGS:
        if (g.quests or g.bot_quest != NOBODY) and any(map(any, g.belongings)):
            assert bool(g.ruins[clearing]) == bool(g.ruin_items[clearing])
    quests = [*g.quests, *g.quest_deck, *(quest for done in g.quests_done for quest in done)]
    quests += [g.bot_quest] * (g.bot_quest != NOBODY)
    assert sorted(quests) in ([], list(range(len(CARDS_OF_VAGABOND.quest))))


def battle_track_is_full(g: Root, me: int) -> None:
    """bots 7.2.4: an undamaged item on the track for six, nine and twelve of them; more where none ever leaves it."""
    assert all(place % 4 in (0, 1) for place in g.battle_track)
    whole = sum(n for place, n in enumerate(g.belongings[me]) if place % 4 < 2) + len(g.battle_track)
    if "questing" in g.traits[me]:
        assert len(g.battle_track) >= sum(whole >= n for n in (6, 9, 12))
    else:
        assert len(g.battle_track) == sum(whole >= n for n in (6, 9, 12))


def cards_are_somewhere(g: Root) -> None:
    if g.step == "setup":
        return
    rows = [g.deck, g.discard, g.available, g.supporters, g.lost_souls, g.revealed, *g.hands, *g.crafted, *g.decree]
    rows += [g.market, g.kept_ambushes]
    cards = [*itertools.chain(*rows), *(card for card in g.dominance if card != NOBODY)]
    if g.order != NOBODY and g.order not in cards:
        cards.append(g.order)
    in_play = [card for card in range(len(CARDS)) if not (dominance_cards_are_out(g) and IS_DOMINANCE[card])]
    assert sorted(card for card in cards if card not in VIZIERS) == in_play


def warriors_are_somewhere(g: Root) -> None:
    for seat, faction in enumerate(g.factions):
        elsewhere = {ALLIANCE: g.officers, LIZARDS: g.acolytes, DUCHY: g.burrow}.get(faction, 0)
        if g.seat_of[RIVERFOLK] != NOBODY:
            areas = [g.payments, g.funds, g.commitments, *g.on_posts]
            elsewhere += sum(area[seat] for area in areas if area)
        assert g.supply[seat] + sum(g.warriors[seat]) + elsewhere == PLAYED[g.roles[seat]].warriors
        assert min(g.warriors[seat]) >= 0
        assert g.supply[seat] >= 0
        assert g.score[seat] >= 0


def pieces_are_somewhere(g: Root) -> None:
    for kind, piece in enumerate(PIECES):
        if piece.faction not in g.factions:
            assert not any(g.pieces[kind])
            continue
        on_map = sum(g.pieces[kind])
        assert min(g.pieces[kind]) >= 0
        assert g.left[kind] >= 0
        if kind in GONE_WHEN_REMOVED and not (kind != KEEP and g.bots[g.seat_of[piece.faction]]):
            assert on_map + g.left[kind] <= piece.total
        else:
            assert on_map + g.left[kind] == piece.total
        if kind == KEEP:
            assert on_map == (g.keep != 0)
    for clearing in CLEARINGS:
        buildings = sum(row[clearing] for row, piece in zip(g.pieces, PIECES, strict=True) if row and piece.building)
        slots = MAPS[g.map].slots[clearing] - g.covered.count(clearing)
        assert g.free[clearing] == slots - g.ruins[clearing] - buildings >= 0
        for seat, faction in enumerate(g.factions):
            mine = [(row[clearing], p) for row, p in zip(g.pieces, PIECES, strict=True) if p.faction == faction]
            assert g.built[seat][clearing] == sum(n for n, piece in mine if piece.building)
            assert g.tokens[seat][clearing] == sum(n for n, piece in mine if not piece.building)


def plots_are_somewhere(g: Root) -> None:
    """Two plots of each kind, at most one in a clearing; open snares are where the state says."""
    on_map = [kind for kind in g.plots if kind != NOBODY]
    assert sorted([*on_map, *g.plot_supply]) == [0, 0, 1, 1, 2, 2, 3, 3]
    assert len(g.plot_supply) == g.left[PLOT]
    for clearing in CLEARINGS:
        assert g.pieces[PLOT][clearing] == (g.plots[clearing] != NOBODY) >= g.plots_up[clearing]
        open_snare = g.plots_up[clearing] and BOT_BOARDS.corvids.plots[g.plots[clearing]] == "snare"
        assert g.snares.count(clearing) == open_snare


def ruler(g: Root, clearing: int) -> int:
    """2.8, 7.2.2, 10.2.4 and 11.2.7.III, written down again in another way."""
    strength = {seat: g.warriors[seat][clearing] + g.built[seat][clearing] for seat in range(len(g.factions))}
    lizards, riverfolk = g.seat_of[LIZARDS], g.seat_of[RIVERFOLK]
    if lizards != NOBODY and g.built[lizards][clearing]:
        return lizards
    lent = g.warriors[riverfolk][clearing] if g.mercenaries != NOBODY else 0
    if g.mercenaries == ENEMIES:
        partners = (g.active, g.coalition[g.active], *(s for s, other in enumerate(g.coalition) if other == g.active))
        served = [s for s in strength if s not in partners and s != riverfolk and g.factions[s] not in PAWNS]
    else:
        served = [g.mercenaries] if g.mercenaries != NOBODY else []
    for seat in served:
        strength[seat] += lent
    if served:
        strength[riverfolk] -= lent
    most = max(strength.values())
    leaders = [seat for seat, number in strength.items() if number == most]
    if most == 0:
        return NOBODY
    if len(leaders) == 1:
        return leaders[0]
    return next((seat for seat in leaders if g.factions[seat] == EYRIE), NOBODY)
