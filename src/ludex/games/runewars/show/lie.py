"""What lies in an area, in words: the same for sheets and for whoever points at the map."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from ludex.core.text import Words
from ludex.games.runewars.printed.book import RESOURCES, Book
from ludex.games.runewars.printed.chart import Chart
from ludex.games.runewars.show.view import HIDDEN_OBJECTIVE, UNKNOWN, HeroView, RunewarsView
from ludex.games.runewars.things import NO_RUNE, NOBODY, NONE, fort_seat, fort_state
from ludex.kit.sheets import called, counted, listed, named, title_of

FORT_STATES = ("damaged", "whole", "capital-damaged", "capital-whole")


def units_said(units: Iterable[int], words: Words) -> str:
    """Footman ×3, knight (routed)."""
    return counted(Counter(str(words.fact("figure", one)) for one in sorted(units)).items(), words)


def arriving(shown: RunewarsView, place: int) -> list[int]:
    """Units that have moved there with the running Order."""
    return [one for one, to, _ in shown.limbo if to == place and one >= 0]


def gives(shown: RunewarsView, chart: Chart, book: Book, place: int) -> tuple[int, int, int]:
    """What is printed there; what makes land barren or adds to it is said beside it."""
    return book.areas[chart.area[place]].resources


def resources_said(amount: tuple[int, int, int], words: Words) -> str:
    return counted(
        ((words.text.say(f"resource-{name}"), count) for name, count in zip(RESOURCES, amount, strict=True)), words
    )


def fort_said(shown: RunewarsView, place: int, words: Words) -> str:
    one = shown.forts[place]
    if one == NONE:
        return ""
    state = words.text.say(f"fort-{FORT_STATES[fort_state(one)]}")
    return words.text.say("board-fort", fort=state, who=called(fort_seat(one), words, "gen"))


def rune_said(shown: RunewarsView, place: int, words: Words) -> str:
    rune = shown.rune[place]
    if rune == NO_RUNE:
        return ""
    if rune == UNKNOWN:
        return words.text.say("board-rune-hidden")
    said = str(words.fact("rune", rune))
    return said if shown.rune_up[place] else words.text.say("board-rune-known", rune=said)


def token_said(shown: RunewarsView, place: int, words: Words) -> str:
    token = shown.token[place]
    if token == NONE:
        return ""
    if token == HIDDEN_OBJECTIVE:
        return words.text.say("board-token-hidden")
    said = str(words.fact("exploration", token))
    return said if shown.token_up[place] else words.text.say("board-token-known", token=said)


def landmarks(shown: RunewarsView, place: int, words: Words) -> list[str]:
    """Stronghold, developments, city, exploration token."""
    return [
        fort_said(shown, place, words),
        named("building", shown.built[place], words),
        str(words.fact("city", shown.city[place])) if shown.city[place] != NONE else "",
        token_said(shown, place, words),
    ]


def marks_said(shown: RunewarsView, place: int, words: Words) -> list[str]:
    """Activation tokens, what has made the land barren, peasants, rewards of the fallen."""
    say = words.text.say
    found = [
        say("board-activated", who=called(seat, words, "gen"))
        for seat, player in enumerate(shown.players)
        if place in player.activated
    ]
    if shown.waste[place]:
        found.append(say("board-waste"))
    if shown.ice[place]:
        found.append(say("board-ice", count=shown.ice[place]))
    if place in shown.peasants:
        found.append(say("board-peasants"))
    if shown.graves[place]:
        found.append(say("board-grave", count=shown.graves[place]))
    return found


def hero_said(hero: HeroView, words: Words) -> str:
    """A hero, with what has happened to it."""
    notes = [title_of(hero.seat, words)]
    if hero.commander != NONE:
        notes.append(str(words.fact("commander", hero.commander)))
    if hero.damage:
        notes.append(words.text.say("board-damage", count=hero.damage))
    if hero.routed:
        notes.append(words.text.say("board-routed"))
    return f"{words.fact('hero', hero.hero)} ({listed(notes)})"


def heroes_at(shown: RunewarsView, place: int) -> list[HeroView]:
    return [hero for hero in shown.heroes if hero.place == place]


def controller_said(shown: RunewarsView, place: int, words: Words) -> str:
    seat = shown.controllers[place]
    return title_of(seat, words) if seat != NOBODY else ""
