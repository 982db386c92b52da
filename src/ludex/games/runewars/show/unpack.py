"""What to take out of the box for a game of Runewars (RW-2, RW-3)."""

from __future__ import annotations

from collections.abc import Iterator

from ludex.core import law
from ludex.core.box import Unpacked
from ludex.core.text import Noun, Words
from ludex.games.runewars.printed.book import book
from ludex.games.runewars.state import Runewars


@law("RW-2.1", "RW-2.2", "RW-2.6", "RW-3.5")
def unpack(g: Runewars, words: Words) -> list[Unpacked]:
    found = [*the_map(g, words), *decks(g, words)]
    for seat in range(g.players):
        found += of_seat(g, seat, words)
    return found


def the_map(g: Runewars, words: Words) -> Iterator[Unpacked]:
    say = words.text.say
    where = say("unpack-map")
    yield Unpacked(where, say("unpack-tiles"), 0, say("unpack-tiles-place"), "b-hexagon")
    yield Unpacked(where, say("unpack-cities"), 0, say("unpack-cities-place"), "o-city")
    yield Unpacked(where, say("unpack-runes"), 0, say("unpack-runes-place"), "o-rune")
    yield Unpacked(where, say("unpack-neutrals"), 0, say("unpack-neutrals-place"), "crest-neutral", "rw-neutral")
    yield Unpacked(where, say("unpack-influence"), 0, say("unpack-supply"), "o-influence")
    if g.exploration:
        yield Unpacked(where, say("unpack-exploration"), 0, say("unpack-exploration-place"), "o-unknown")


def decks(g: Runewars, words: Words) -> Iterator[Unpacked]:
    say = words.text.say
    where, place = say("unpack-decks"), say("unpack-shuffled")
    yield Unpacked(where, say("unpack-fate"), len(book(g).fate), place, "f-damage")
    for name, symbol in (("tactics", "o-tactics"), ("quests", "o-quest"), ("rewards", "o-quest"), ("heroes", "o-hero")):
        yield Unpacked(where, say(f"unpack-{name}"), 0, place, symbol)
    yield Unpacked(where, say("unpack-objectives"), 0, say("unpack-objectives-place"), "o-crown")
    for season in ("spring", "summer", "fall", "winter"):
        yield Unpacked(where, say(f"unpack-{season}"), 0, place, f"s-{season}")


def of_seat(g: Runewars, seat: int, words: Words) -> Iterator[Unpacked]:
    say = words.text.say
    faction = book(g).factions[g.factions[seat]]
    name = Noun(words.text, f"faction-{faction.id}").form("title")
    where, side, crest = name[:1].upper() + name[1:], f"rw-{faction.id}", f"crest-{faction.id}"
    yield Unpacked(where, say("unpack-sheet"), 1, say("unpack-sheet-place"), crest, side)
    yield Unpacked(where, say("unpack-home"), 1, say("unpack-home-place"), crest, side)
    yield Unpacked(where, say("unpack-orders"), 0, say("unpack-before"), "o-flag", side)
    for number, unit in enumerate(book(g).units):
        if unit.faction == g.factions[seat] and unit.count:
            said = str(words.fact("unit", number))
            yield Unpacked(where, said[:1].upper() + said[1:], unit.count, say("unpack-supply"), crest, side)
    yield Unpacked(where, say("unpack-strongholds"), book(g).limits.strongholds, say("unpack-supply"), "o-fort")
    yield Unpacked(where, say("unpack-start-influence"), faction.start_influence, say("unpack-before"), "o-influence")
    yield Unpacked(where, say("unpack-start-tactics"), faction.start_tactics, say("unpack-drawn"), "o-tactics")
