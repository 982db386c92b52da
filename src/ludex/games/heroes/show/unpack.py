"""What a game of Heroes needs on the table: a faction board and a pen for each player (H-2). Ludex keeps the sheets as
well, so a phone may stand in for any of them."""

from __future__ import annotations

from ludex.core import law
from ludex.core.box import Unpacked
from ludex.core.text import Noun, Words
from ludex.games.heroes.printed.book import FACTIONS
from ludex.games.heroes.state import Heroes


@law("H-2.1", "H-2.2")
def unpack(g: Heroes, words: Words) -> list[Unpacked]:
    say = words.text.say
    found = []
    for seat in range(len(g.boards)):
        noun = words.fact("seat", seat)
        name = noun.form("title") if isinstance(noun, Noun) else str(noun)
        where = name[:1].upper() + name[1:]
        faction = FACTIONS[g.factions[seat]]
        found += [
            Unpacked(where, say("unpack-board"), 1, say("unpack-before"), f"pawn-{faction}", f"f-{faction}"),
            Unpacked(where, say("unpack-pen"), 1, "", "mk-tick-0"),
        ]
    found.append(Unpacked(say("unpack-shared"), say("unpack-closed"), 0, say("unpack-closed-place"), "t-mountain"))
    return found
