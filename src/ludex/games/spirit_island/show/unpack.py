"""What to take out of the box for a game of Spirit Island (SI-3). Ludex runs fear, events, the invader deck and the
blight card; decks are shuffled on the table, and what turns up is told to it."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.core import law
from ludex.core.box import Unpacked
from ludex.core.text import Words
from ludex.games.spirit_island.meta import NONE
from ludex.games.spirit_island.printed.cards import ADVERSARIES, EVENT_CARDS, INVADER_CARDS
from ludex.games.spirit_island.printed.powers import MAJORS, MINORS, POWERS, SPIRITS, UNIQUES
from ludex.games.spirit_island.rules.fear import pool_size
from ludex.games.spirit_island.setup import USUAL_FEAR
from ludex.games.spirit_island.state import Island

PIECES = ("explorer", "town", "city", "dahan", "blight")
TOKENS = ("beasts", "disease", "wilds", "strife")


@law("SI-3.1", "SI-3.3", "SI-3.4", "SI-3.5", "SI-3.7", "SI-3.9")
def unpack(g: Island, words: Words) -> list[Unpacked]:
    return [*the_island(g, words), *decks(g, words), *spirits(g, words)]


def the_island(g: Island, words: Words) -> Iterator[Unpacked]:
    say = words.text.say
    where = say("unpack-island")
    yield Unpacked(where, say("unpack-boards"), g.players, say("unpack-boards-place"), "ter-jungle")
    yield Unpacked(where, say("unpack-invader-board"), 1, "", "t-explore")
    yield Unpacked(where, say("unpack-fear"), pool_size(g), say("unpack-fear-place"), "o-fear")
    for kind in (*PIECES, *(TOKENS if g.expansion else ())):
        yield Unpacked(where, say(f"unpack-{kind}"), 0, say("unpack-supply"), f"p-{kind}")


def decks(g: Island, words: Words) -> Iterator[Unpacked]:
    say = words.text.say
    where = say("unpack-decks")
    counts = ADVERSARIES[g.adversary].level[g.level].fear_cards if g.adversary != NONE else USUAL_FEAR
    yield Unpacked(where, say("unpack-fear-deck"), sum(counts), say("unpack-fear-deck-place"), "o-fear")
    for stage in (1, 2, 3):
        count = sum(card.stage == stage for card in INVADER_CARDS)
        yield Unpacked(where, say("unpack-stage", stage=stage), count, say("unpack-stage-place"), "t-explore")
    yield Unpacked(where, say("unpack-blight-card"), 1, say("unpack-blight-place"), "p-blight")
    for name, cards in (("minor", MINORS), ("major", MAJORS)):
        used = [card for card in cards if g.expansion or POWERS[card].set == "base"]
        yield Unpacked(where, say(f"unpack-{name}"), len(used), say("unpack-shuffled"), "o-cards")
    if g.expansion:
        events = sum(not card.adversary for card in EVENT_CARDS)
        yield Unpacked(where, say("unpack-events"), events, say("unpack-shuffled"), "o-cards")
    if g.adversary != NONE:
        name = say(f"adversary-{g.adversary.replace('_', '-')}")
        yield Unpacked(where, say("unpack-adversary", name=name, level=g.level), 1, "", "p-city")
    if g.scenario != NONE:
        yield Unpacked(where, say("unpack-scenario", name=say(f"scenario-{g.scenario}")), 1, "", "o-legend")


def spirits(g: Island, words: Words) -> Iterator[Unpacked]:
    say = words.text.say
    for spirit in g.spirits:
        name = SPIRITS[spirit]
        where, side, crest = say(f"spirit-{name}"), f"sp-{name}", f"crest-{name}"
        yield Unpacked(where, say("unpack-panel"), 1, say("unpack-before"), crest, side)
        yield Unpacked(where, say("unpack-uniques"), len(UNIQUES[spirit]), say("unpack-hand"), "o-cards")
        yield Unpacked(where, say("unpack-presence"), 0, say("unpack-presence-place"), crest, side)
