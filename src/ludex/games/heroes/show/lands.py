"""What lies in a region, what an artifact takes, how a building stands: the same words for the sheets of text and for
the picture in the browser."""

from __future__ import annotations

from ludex.core.text import Text, Words
from ludex.games.heroes.printed.book import (
    DARK_ELVES,
    FACTIONS,
    FIRST_ARTIFACT,
    LIZARDFOLK,
    NOWHERE,
    OWN,
    Book,
    Price,
    price,
)
from ludex.games.heroes.printed.paper import Condition
from ludex.games.heroes.show.names import THINGS
from ludex.games.heroes.show.view import HeroesView
from ludex.games.heroes.state import Board
from ludex.kit.sheets import called, listed


def amount(given: Price | tuple[int, ...] | list[int], text: Text, own: str = "meat") -> str:
    """“3 wood, 2 gold”."""
    row = given.fixed if isinstance(given, Price) else given
    parts = [
        text.say(f"thing-{own if kind == OWN else THINGS[kind]}", count=count)
        for kind, count in enumerate(row)
        if count
    ]
    if isinstance(given, Price):
        parts += [text.say("thing-any", count=given.any)] if given.any else []
        parts += [text.say("thing-vp", count=given.vp)] if given.vp else []
    return listed(parts)


def nouns(seats: list[int], words: Words, case: str = "nom") -> str:
    """“the Archons, the Cyclopes”, in a case."""
    return listed(called(seat, words, case) for seat in seats)


def captors(shown: HeroesView, region: int) -> list[int]:
    """Who captured a fortress, so that it is closed; a treaty of the lizardfolk leaves it open (H-13.7)."""
    return [seat for seat, board in enumerate(shown.boards) if board.forts[region] and not treats(shown, seat)]


def allies(shown: HeroesView, region: int) -> list[int]:
    """Who has a treaty with a fortress."""
    return [seat for seat, board in enumerate(shown.boards) if board.forts[region] and treats(shown, seat)]


def treats(shown: HeroesView, seat: int) -> bool:
    return shown.factions[seat] == FACTIONS[LIZARDFOLK]


def owner_of(shown: HeroesView, artifact: int) -> int:
    """Who owns an artifact, as far as it can be seen; NOWHERE without an owner."""
    owners = [seat for seat, board in enumerate(shown.boards) if board.works[FIRST_ARTIFACT + artifact]]
    return owners[0] if owners else NOWHERE


def fortress_said(shown: HeroesView, printed: Book, region: int, words: Words) -> str:
    """A fortress: its strength for this seat, its points, its resources while they are there, who has it."""
    text = words.text
    fortress = printed.fortress[region]
    assert fortress is not None
    taken, treaty = captors(shown, region), allies(shown, region)
    facts = [] if taken else [text.say("board-strength", count=shown.forts[region])]
    facts.append(text.say("thing-vp", count=fortress.vp))
    if not taken and not treaty:
        facts.append(amount(fortress.resources, text))
    if not taken:
        facts += web_said(shown, region, fortress.web, text)
    facts += [text.say("object-captured", who=nouns(taken, words))] if taken else []
    facts += [text.say("object-treaty", who=nouns(treaty, words, "ins"))] if treaty else []
    return text.say("object-fortress", facts=listed(facts))


def artifact_said(shown: HeroesView, printed: Book, artifact: int, words: Words) -> str:
    """An artifact: who has it, or how long it takes to entwine."""
    text = words.text
    owner = owner_of(shown, artifact)
    name = str(words.fact("artifact", artifact))
    if owner != NOWHERE:
        return text.say("object-artifact-taken", artifact=name, who=words.fact("seat", owner))
    facts = web_said(shown, printed.home[artifact], printed.artifacts[artifact].web, text)
    return listed([text.say("object-artifact", artifact=name), *facts])


def web_said(shown: HeroesView, region: int, web: int, text: Text) -> list[str]:
    """The counter of an object, where the dark elves play: cocoons and rounds, or the round that is written."""
    due = max(board.webs[region] for board in shown.boards)
    if due:
        return [text.say("board-web", round=due)]
    return [text.say("object-counter", count=web)] if FACTIONS[DARK_ELVES] in shown.factions else []


def condition_said(shown: HeroesView, printed: Book, seat: int, artifact: int, text: Text) -> str:
    """What an artifact takes from this faction; nothing once a Council freed all of them."""
    if shown.free_artifacts:
        return text.say("condition-free")
    each = printed.artifacts[artifact]
    return say_condition(each.faction_condition.get(shown.factions[seat], each.condition), text)


def say_condition(condition: Condition, text: Text) -> str:
    if condition.count:
        return text.say(f"condition-{condition.count.replace('_', '-')}", count=condition.at_least)
    return text.say("condition-pay", things=amount(price(condition.pay), text))


def standing(board: Board, building: int) -> str:
    """How a building stands: "ruined", "entwined", "works", "built", or nothing."""
    if board.ruined[building]:
        return "ruined"
    if board.entwined[building]:
        return "entwined"
    return "works" if board.works[building] else "built" if board.built[building] else ""
