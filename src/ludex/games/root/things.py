"""The things of Root by kind: pieces, suits, items and whatever else has a number and a name."""

from __future__ import annotations

from ludex.games.root.printed.bot_boards import BOT_BOARDS
from ludex.games.root.printed.deck import CARDS, SUITS
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import PIECES
from ludex.games.root.printed.vagabond import CARDS as VAGABOND_CARDS
from ludex.games.root.rules.effects import EFFECTS
from ludex.games.root.sides.eyrie.rules import COLUMNS, LEADERS
from ludex.games.root.sides.riverfolk.services import SERVICES
from ludex.games.root.sides.vagabond.items import CHARACTERS, CONDITIONS, KINDS
from ludex.kit.things import Catalogue

CATALOGUE = Catalogue(
    named={
        "suit": SUITS,
        "suit_column": SUITS,
        "piece": [piece.name for piece in PIECES],
        "leader": LEADERS,
        "column": COLUMNS,
        "effect": EFFECTS,
        "service": SERVICES,
        "item": KINDS,
        "character": CHARACTERS,
        "minister": BOT_BOARDS.duchy.ministers,
        "plot": BOT_BOARDS.corvids.plots,
    },
    numbered={
        "card": range(len(CARDS)),
        "clearing": CLEARINGS,
        "belonging": range(len(KINDS) * CONDITIONS),
        "quest": range(len(VAGABOND_CARDS.quest)),
    },
)
