"""What is drawn on a card beside the animal of its suit: a motif of static/root/vignettes.svg."""

from __future__ import annotations

from ludex.games.root.printed.paper import CardEntry

BY_CARD = {
    "a_visit_to_friends": "house",
    "armorers": "shield",
    "arms_trader": "rack",
    "bake_sale": "pie",
    "better_burrow_bank": "burrow",
    "birdy_bindle": "bindle",
    "brutal_tactics": "axes",
    "cobbler": "last",
    "codebreakers": "cipher",
    "command_warren": "map",
    "investments": "chest",
    "mouse_in_a_sack": "sack",
    "royal_claim": "sceptre",
    "sappers": "spade",
    "scouting_party": "spyglass",
    "smugglers_trail": "cart",
    "stand_and_deliver": "mask",
    "tax_collector": "ledger",
    "travel_gear_fox": "tent",
    "travel_gear_mouse": "tent",
}
BY_ITEM = {
    "bag": "bag",
    "boots": "boots",
    "coins": "coins",
    "crossbow": "crossbow",
    "hammer": "anvil",
    "sword": "sword",
    "tea": "tea",
}
BY_KIND = {"ambush": "reeds", "dominance": "crown", "immediate": "letter"}
VIZIER = "crown"


def motif_of(entry: CardEntry | None) -> str:
    """The card's own motif, or that of its item or kind; viziers, which are no cards of the deck, wear a crown."""
    if entry is None:
        return VIZIER
    return BY_CARD.get(entry.id) or BY_ITEM.get(entry.item) or BY_KIND[entry.kind]
