"""What things say: cards, units and tokens as a name, a line or two about them, and what they do. For sheets, cards
that open, and the words under an answer."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ludex.core.text import Text
from ludex.games.runewars.printed import book as printed
from ludex.games.runewars.printed.book import (
    AREAS,
    ATTRIBUTES,
    DAMAGE,
    FACTIONS,
    MISS,
    NEUTRALS,
    NONE,
    RESOURCES,
    ROUT,
    SEASONS,
    SHAPES,
    SPECIAL,
    UNITS,
    Book,
    damage_of,
    rout_of,
)
from ludex.games.runewars.printed.deeds import say_deeds
from ludex.games.runewars.printed.things import Amount, Printed, Quest, Results
from ludex.kit.picture.look import capital
from ludex.kit.sheets import listed


class Told(Struct, frozen=True):
    """A thing with its words."""

    kind: str
    number: int
    name: str
    head: str
    """A line under the name: when it is played, what a hero is like."""
    lines: tuple[str, ...]
    unsure: str = ""
    """Said where public sources do not give all of it."""

    @property
    def text(self) -> str:
        return " ".join(self.lines)

    @property
    def whole(self) -> str:
        """All of it but the name."""
        return ". ".join(filter(None, (self.head, self.text)))


Teller = Callable[[Text, Book, int], Told]


def told(kind: str, number: int, text: Text, book: Book) -> Told:
    """A thing of a kind, by its number."""
    return TELLERS[kind](text, book, number)


def make(
    kind: str, number: int, text: Text, thing: Printed, message: str, head: str = "", lines: tuple[str, ...] = ()
) -> Told:
    """Its own words, if it has any, and more lines."""
    own = (text.say(f"{message}-text"),) if text.has(f"{message}-text") else ()
    unsure = "" if thing.certain else text.say("printed-unsure")
    return Told(kind, number, name_of(text, message), capital(head), own + lines, unsure)


def name_of(text: Text, message: str) -> str:
    return capital(text.say(message))


# --------------------------------------------------------------------------------------------------------------- cards


def tactics(text: Text, book: Book, number: int) -> Told:
    card = book.tactics[number]
    timing = text.say(f"timing-{card.timing.replace('_', '-')}")
    fate = (text.say("card-fate", results=results_said(text, card.fate)),) if card.fate else ()
    return make("tactics", number, text, card, f"tactics-{card.id}", timing, fate)


def results_said(text: Text, results: Results) -> str:
    """By shape, what a Fate card shows."""
    return listed(
        text.say("card-result", shape=text.say(f"shape-{shape}"), result=result_said(text, result))
        for shape, result in zip(SHAPES, results, strict=True)
    )


def result_said(text: Text, result: int) -> str:
    if result in (MISS, SPECIAL):
        return text.say("result-special" if result == SPECIAL else "result-miss")
    return text.say(
        "result-rout" if ROUT < result < DAMAGE else "result-damage", count=rout_of(result) or damage_of(result)
    )


def quest(text: Text, book: Book, number: int) -> Told:
    card = book.quests[number]
    where = text.say("quest-where", areas=listed(AREAS[area] for area in card.areas))
    return make(
        "quest", number, text, card, f"quest-{card.id}", f"{where}; {task(text, card)}", quest_lines(text, card)
    )


def task(text: Text, card: Quest) -> str:
    if card.kind == "test":
        return text.say("quest-test", attribute=text.say(f"attribute-{ATTRIBUTES[card.attribute]}", "gen"))
    if card.kind == "duel":
        return text.say("quest-duel", unit=text.say(f"unit-{UNITS[card.opponent]}", "ins"))
    return text.say("quest-offer")


def quest_lines(text: Text, card: Quest) -> tuple[str, ...]:
    lines = [
        text.say(f"quest-{symbol}", deeds=say_deeds(text, deeds))
        for symbol, deeds in (("gold", card.gold), ("silver", card.silver), ("red", card.red))
        if deeds
    ]
    if card.cost:
        lines.append(say_deeds(text, card.cost, "cost"))
    if card.effect:
        lines.append(say_deeds(text, card.effect))
    return tuple(lines)


def reward(text: Text, book: Book, number: int) -> Told:
    card = book.rewards[number]
    once = (text.say("card-discard-on-use"),) if card.discard_on_use else ()
    return make("reward", number, text, card, f"reward-{card.id}", text.say(f"reward-kind-{card.kind}"), once)


def objective(text: Text, book: Book, number: int) -> Told:
    card = book.objectives[number]
    head = text.say("card-objective", alignment=text.say(f"alignment-{printed.ALIGNMENTS[card.alignment]}"))
    return make("objective", number, text, card, f"objective-{card.id}", head)


def season_card(text: Text, book: Book, number: int) -> Told:
    card = book.seasons[number]
    head = text.say(f"season-{SEASONS[card.season]}")
    council = (text.say("card-council"),) if card.council else ()
    return make("season_card", number, text, card, f"season-card-{card.id}", head, council)


def title(text: Text, book: Book, number: int) -> Told:
    card = book.titles[number]
    return make("title", number, text, card, f"title-{card.id}", text.say("card-title"))


def commander(text: Text, book: Book, number: int) -> Told:
    card = book.commanders[number]
    return make("commander", number, text, card, f"commander-{card.id}", text.say("card-commander"))


def order(text: Text, book: Book, number: int) -> Told:
    card = book.orders[number]
    bonus = text.say("card-bonus", text=text.say(f"order-{card.id}-bonus"))
    return make("order", number, text, card, f"order-{card.id}", text.say("card-order", number=number + 1), (bonus,))


def development(text: Text, book: Book, number: int) -> Told:
    card = book.developments[number]
    head = text.say("card-development", cost=amount_said(text, card.cost))
    return make("development", number, text, card, f"development-{card.id}", head)


def amount_said(text: Text, amount: Amount) -> str:
    return listed(
        text.say("board-amount", count=count, thing=text.say(f"resource-{resource}", "gen"))
        for resource, count in zip(RESOURCES, amount, strict=True)
        if count
    )


def exploration(text: Text, book: Book, number: int) -> Told:
    token = book.exploration[number]
    return make(
        "exploration", number, text, token, f"exploration-{token.id}", text.say(f"exploration-kind-{token.kind}")
    )


def building(text: Text, book: Book, number: int) -> Told:
    token = book.development_tokens[number]
    return make("building", number, text, token, f"development-token-{token.id.replace('_', '-')}")


def city(text: Text, book: Book, number: int) -> Told:
    token = book.cities[number]
    lines = [text.say(f"city-gives-{name}", count=getattr(token, name)) for name in ("tactics", "influence", "quests")]
    given = [line for line, name in zip(lines, ("tactics", "influence", "quests"), strict=True) if getattr(token, name)]
    muster = [
        text.say("city-gives-unit", shape=text.say(f"shape-{shape}"), count=count)
        for shape, count in zip(SHAPES, token.neutral, strict=True)
        if count
    ]
    rune = [text.say("city-rune")] if token.rune else []
    extra = [text.say("city-extra", amount=amount_said(text, token.extra))] if any(token.extra) else []
    gives = text.say("city-gives", things=listed([*given, *muster])) if given or muster else ""
    return make("city", number, text, token, f"city-{token.id}", "", tuple(filter(None, (gives, *rune, *extra))))


# ------------------------------------------------------------------------------------------------------------- figures


def hero(text: Text, book: Book, number: int) -> Told:
    card = book.heroes[number]
    values = listed(
        text.say("board-attribute", name=text.say(f"attribute-{name}"), count=count)
        for name, count in zip(ATTRIBUTES, card.attributes, strict=True)
    )
    alignment = text.say(f"alignment-{printed.ALIGNMENTS[card.alignment]}")
    head = text.say("card-hero", alignment=alignment, health=card.health, attributes=values)
    return make("hero", number, text, card, f"hero-{card.id}", head)


def unit(text: Text, book: Book, number: int) -> Told:
    kind = book.units[number]
    words = [text.say(f"keyword-{name}") for name in ("fast", "flying") if getattr(kind, name)]
    side = text.say("neutrals") if kind.faction == NEUTRALS else text.say(f"faction-{FACTIONS[kind.faction]}", "title")
    head = text.say(
        "card-unit",
        side=side,
        shape=text.say(f"shape-{SHAPES[kind.shape]}"),
        initiative=kind.initiative,
        health=kind.health,
        more=listed(["", *words]) and "; " + listed(words),
    )
    ability = text.say(
        "card-ability",
        name=text.say(f"unit-{kind.id}-ability"),
        text=text.say(f"unit-{kind.id}-ability-text"),
    )
    lines = [ability]
    if kind.replaces != NONE:
        lines.append(text.say("card-replaces", unit=text.say(f"unit-{UNITS[kind.replaces]}", "gen")))
    return make("unit", number, text, kind, f"unit-{kind.id}", head, tuple(lines))


TELLERS: dict[str, Teller] = {
    "tactics": tactics,
    "quest": quest,
    "reward": reward,
    "objective": objective,
    "season_card": season_card,
    "title": title,
    "commander": commander,
    "order": order,
    "development": development,
    "exploration": exploration,
    "building": building,
    "city": city,
    "hero": hero,
    "unit": unit,
}
