"""What the coming ravage, build and explore will do as things stand: the rules are played on a copy that is made of
what the seat can see, and what they tell is read land by land."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ludex.core.decision import CHANCE, Decision, Floor, Option, Rule
from ludex.core.journal import Journal, Line
from ludex.core.outcome import GameOver
from ludex.games.spirit_island.chosen import Setup
from ludex.games.spirit_island.printed.cards import INVADER_CARDS
from ludex.games.spirit_island.printed.powers import SPIRITS
from ludex.games.spirit_island.rules import turn
from ludex.games.spirit_island.rules.end import NextGame
from ludex.games.spirit_island.rules.invaders import explore_lands, lands_of_card
from ludex.games.spirit_island.rules.lasting import END_OF_PHASE, END_OF_TURN, over
from ludex.games.spirit_island.setup import new_state
from ludex.games.spirit_island.show.view import IslandView
from ludex.games.spirit_island.state import Island
from ludex.games.spirit_island.things import BUILDING, DAHAN, INVADER, healed, kind_of

AFTER_RAVAGE = ("build", "explore", "advance")
AFTER_BUILD = ("explore", "advance")
NEXT_TURN = ("slow", "time")
"""From here on the invaders act only after time has passed."""
PLENTY = 99


class Threat(msgspec.Struct):
    """What is to come over a land."""

    land: int
    ravaged: bool = False
    total: int = 0
    """Damage before Defend."""
    defend: int = 0
    damage: int = 0
    dahan: int = 0
    """Dahan lost."""
    fought: int = 0
    """Invaders that the dahan destroy."""
    blight: int = 0
    cascade: bool = False
    presence: list[int] = []
    """Who loses presence there."""
    built: list[int] = []
    """Towns and cities that come, as pieces."""
    stopped: list[str] = []
    """What does not happen there: ravage, build; and by disease."""
    explore: int = 0
    """How likely the next card explores it, in percent."""


class Forecast(msgspec.Struct):
    lands: dict[int, Threat]
    ends: str
    """How the game would end before the invaders are done; usually nothing."""
    turns: bool
    """Is the blight of the card used up?"""

    @property
    def blight(self) -> int:
        return sum(each.blight + each.cascade for each in self.lands.values())

    @property
    def built(self) -> int:
        return sum(len(each.built) for each in self.lands.values())

    @property
    def dahan(self) -> int:
        return sum(each.dahan for each in self.lands.values())

    @property
    def presence(self) -> int:
        return sum(len(each.presence) for each in self.lands.values())


class Unknown(Exception):
    """Chance has to decide."""


# ---------------------------------------------------------------------------------------------------------- the island


def rebuilt(shown: IslandView) -> Island:
    """The island as far as it can be seen; cards that cannot be seen are some cards."""
    seats = [SPIRITS[each.spirit] for each in shown.spirits]
    chosen = Setup(seats=seats, adversary=shown.adversary, level=shown.level, scenario=shown.scenario)
    g = new_state(chosen)
    g.attach(None)
    g.step, g.turn, g.expansion, g.later = shown.step, shown.turn, shown.expansion, shown.later
    g.boards, g.present = shown.boards, shown.present
    g.home = [each.home for each in shown.spirits]
    g.people = [row[:] for row in shown.people]
    for name in ("beasts", "disease", "wilds", "blight", "markers"):
        setattr(g, name, getattr(shown, name)[:])
    g.presence = [each.presence[:] for each in shown.spirits]
    g.fear, g.terror, g.dividers = shown.fear, shown.terror, shown.dividers[:]
    g.fear_deck, g.earned = [0] * shown.fear_left, [0] * shown.earned
    g.blight_card, g.blighted = shown.blight_card, shown.blighted
    g.blight_left = PLENTY
    g.explore, g.build, g.ravage = shown.explore[:], shown.build[:], shown.ravage[:]
    g.immigration, g.invader_discard = shown.immigration[:], shown.invader_discard[:]
    g.lasting = [row[:] for row in shown.lasting]
    g.resolved = shown.resolved if shown.resolved > 0 else shown.earned
    for name in ("energy", "top", "bottom", "destroyed", "plays", "stage"):
        setattr(g, name, [getattr(each, name) for each in shown.spirits])
    for name in ("elements", "hand", "discard", "played", "used", "grown", "todo", "kept"):
        setattr(g, name, [getattr(each, name)[:] for each in shown.spirits])
    return g


def habit(g: Island, asked: Decision) -> Option:
    """Blight cascades to where it does least, damage is spread so that it destroys the most; otherwise the first
    answer."""
    options = list(asked.options)
    if asked.prompt == "cascade":
        return min(options, key=lambda option: (g.blight[option[1]], sum(row[option[1]] for row in g.presence), option))
    return next((option for option in options if option == ("rest",)), options[0])


def carried_out(g: Island, rule: Rule[Any]) -> None:
    """Play a rule to its end with the answers of habit."""
    answer: Any = None
    while True:
        try:
            asked = rule.send(answer)
        except StopIteration:
            return
        if isinstance(asked, Floor):
            seat, decision = next(iter(asked.decisions.items()))
            answer = (seat, decision.options[0])
            continue
        if not isinstance(asked, Decision) or asked.who == CHANCE:
            raise Unknown
        answer = habit(g, asked)


# ---------------------------------------------------------------------------------------------------------- the future


def forecast(shown: IslandView) -> Forecast:
    """What will happen to each land if nobody does anything."""
    if not shown.boards:
        return Forecast({}, "", False)
    g = rebuilt(shown)
    if shown.step in NEXT_TURN:
        over(g, END_OF_PHASE)
        over(g, END_OF_TURN)
        g.people = [sorted(map(healed, row)) for row in g.people]
    journal = Journal()
    g.attach(journal)
    ends = ""
    try:
        if shown.step not in AFTER_RAVAGE:
            carried_out(g, turn.ravage_part(g))
        if shown.step not in AFTER_BUILD:
            carried_out(g, turn.build_part(g))
    except (GameOver, NextGame):
        ends = g.outcome.how if g.outcome is not None else ""
    except Unknown:
        pass
    found = read(journal.lines)
    if not ends:
        for land, chance in explored(g, shown).items():
            found.setdefault(land, Threat(land)).explore = chance
    blight = sum(line.message == "blight" for line in journal.lines)
    return Forecast(dict(sorted(found.items())), ends, blight >= shown.blight_left)


def read(lines: Iterable[Line]) -> dict[int, Threat]:
    """What rules told, by land. Where blight cascades to is the players' choice, and not told."""
    found: dict[int, Threat] = {}
    cascaded, here, spread = False, -1, set[int]()
    for line in lines:
        land = line.about.get("land", -1)
        if line.message == "ravage":
            here, spread = land, set()
        if line.message == "cascade":
            cascaded = True
            found.setdefault(land, Threat(land)).cascade |= land == here
        elif line.message == "blight" and cascaded:
            cascaded = False
            spread.add(land)
        elif land >= 0 and not (line.message == "presence-lost" and land in spread and land != here):
            note(found.setdefault(land, Threat(land)), line)
    return {land: each for land, each in found.items() if each != Threat(land)}


def note(threat: Threat, line: Line) -> None:
    about = line.about
    match line.message:
        case "ravage":
            threat.ravaged = True
        case "ravage-damage":
            threat.total += about["total"]
            threat.defend = about["defend"]
            threat.damage += about["count"]
        case "blight":
            threat.blight += 1
        case "presence-lost":
            threat.presence.append(about["who"])
        case "destroyed" if kind_of(about["piece"]) == DAHAN:
            threat.dahan += 1
        case "destroyed" if kind_of(about["piece"]) & INVADER:
            threat.fought += 1
        case "added" if is_building(about["piece"]):
            threat.built.append(about["piece"])
        case "replaced" if (
            about["new"] >= 0 and kind_of(about["new"]) & BUILDING and not kind_of(about["piece"]) & BUILDING
        ):
            threat.built += [about["new"]] * about["count"]
        case "disease-stops":
            threat.stopped.append("disease")
        case "skipped":
            threat.stopped += [
                name for bit, name in enumerate(("explore", "build", "ravage")) if about["actions"] >> bit & 1
            ]


def possible_cards(shown: IslandView) -> list[int]:
    """Invader cards that may lie on top of the deck: all of its stage that nobody has seen."""
    if not shown.deck_stages:
        return []
    seen = {*shown.explore, *shown.build, *shown.ravage, *shown.immigration, *shown.invader_discard}
    return [card.number for card in INVADER_CARDS if card.stage == shown.deck_stages[0] and card.number not in seen]


def explored(g: Island, shown: IslandView) -> dict[int, int]:
    """How likely each land is explored by the next card, in percent."""
    cards = possible_cards(shown)
    found: dict[int, int] = {}
    for card in cards:
        copy = g.copy()
        copy.attach(journal := Journal())
        try:
            carried_out(copy, explore_lands(copy, card, lands_of_card(copy, card)))
        except (GameOver, NextGame, Unknown):
            continue
        for land in {line.about["land"] for line in journal.lines if line.message == "explore"}:
            found[land] = found.get(land, 0) + 1
    return {land: round(100 * times / len(cards)) for land, times in found.items()}


def is_building(one: int) -> bool:
    return one >= 0 and bool(kind_of(one) & BUILDING)
