"""A new table as a form. It knows no game: the fields are those of the game's set-up struct, what can be chosen is in
`game.describe()`, and how things are called is in the game's Fluent files.

`seats: list[str]` are the seats; `str` is a choice among describe()'s list of that name; `int | None` is a seat or
chance; `bool` is a switch; `dict[str, str]` and `dict[str, list[str]]` (or such a one for all) are choices for each bot
that sits there."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import UnionType
from typing import Any, get_args

import msgspec
from django.http import QueryDict

from ludex.agents import agents_of
from ludex.core import Game
from ludex.core.errors import BadSetup, LudexError
from ludex.server.labels import hint, label, message_id
from ludex.server.models import Person, SeatKind
from ludex.server.store import Sitting
from ludex.server.words import site_text

RANDOM = "?"
"""Whatever chance gives, as long as it is legal."""
DRAWS = 300
AGENT = "agent:"
ME, HOT, LINK, BOT = "me", "hot", "link", "bot"
SEATS = "seats"
LONGEST_NAME = 40
CHOICE, SWITCH, SEAT, ONE_EACH, SEVERAL = "choice", "switch", "seat", "one-each", "several"
BY_BOT = (ONE_EACH, SEVERAL)


@dataclass(frozen=True)
class Option:
    value: str
    label: str
    chosen: bool


@dataclass
class Choice:
    """One field of the form: a choice, several choices, or a switch."""

    name: str
    kind: str
    label: str
    hint: str
    options: list[Option] = field(default_factory=list)


@dataclass
class Row:
    """A seat, or an empty place at the table."""

    number: int
    who: str
    seat: str
    name: str = ""
    """Of somebody who shares a device with others."""


@dataclass
class BotBlock:
    """What is chosen for one bot."""

    seat: str
    label: str
    choices: list[Choice]


@dataclass
class Draft:
    """A table that is being set: what was chosen so far."""

    game: Game
    rows: list[Row]
    values: dict[str, Any]

    @property
    def taken(self) -> list[Row]:
        return [row for row in self.rows if row.who]


def who_of(game: Game) -> tuple[str, ...]:
    """Who may take a seat: people, bots where the game has any, and the agents that can play it."""
    bots = (BOT,) if game.describe().get("bots") else ()
    return (ME, HOT, LINK, *bots, *(AGENT + name for name in agents_of(game)))


def key_of_bot(seat: str) -> str:
    """How a set-up names a bot: "bot:eyrie" is "eyrie"."""
    return seat.partition(":")[2] or seat


def fields_of(game: Game) -> list[msgspec.structs.FieldInfo]:
    return [one for one in msgspec.structs.fields(game.setup) if one.name != SEATS]


def shape_of(one: msgspec.structs.FieldInfo) -> str:
    """How a field is chosen, by its type; one that may be written in two ways is chosen bot by bot."""
    kinds = get_args(one.type) if isinstance(one.type, UnionType) else (one.type,)
    shapes = {dict[str, list[str]]: SEVERAL, dict[str, str]: ONE_EACH, bool: SWITCH, int: SEAT, str: CHOICE}
    return next((shape for kind, shape in shapes.items() if kind in kinds), "")


def choices_of(facts: Mapping[str, Any], name: str) -> Any:
    """What describe() lists for a field, under its name or its plural.

    >>> choices_of({"difficulties": ["easy"]}, "difficulty")
    ['easy']
    """
    for listed in (name, f"{name}s", f"{name[:-1]}ies"):
        if listed in facts:
            return facts[listed]
    return []


# ------------------------------------------------------------------------------------------------ reading what is sent


def first_draft(game: Game) -> Draft:
    """The game's own recommendation for one person, or its own set-up."""
    facts = game.describe()
    seats = game.seats(game.read_setup(facts.get("solo", {})))
    bots = facts.get("bots", ())
    people = iter((ME,))
    others = LINK if game.advice is None else AGENT + agents_of(game)[-1]
    return Draft(game, fill([(BOT if seat in bots else next(people, others), seat) for seat in seats], facts), {})


def fill(seats: list[tuple[str, str]], facts: Mapping[str, Any]) -> list[Row]:
    """Seats, and empty places up to the most that the game takes."""
    most = facts.get("players", (len(seats), len(seats)))[1]
    seats = seats[:most] + [("", RANDOM)] * (most - len(seats))
    return [Row(number, who, seat) for number, (who, seat) in enumerate(seats)]


def read_draft(game: Game, sent: QueryDict) -> Draft:
    """What a form says; nonsense is left for the game to refuse."""
    facts = game.describe()
    most = facts.get("players", (0, len(game.seats(game.read_setup({})))))[1]
    seats = [(sent.get(f"who-{n}", ""), sent.get(f"seat-{n}", RANDOM)) for n in range(most)]
    rows = fill([(who if who in who_of(game) else "", seat) for who, seat in seats], facts)
    for row in rows:
        row.name = " ".join(sent.get(f"name-{row.number}", "").split())[:LONGEST_NAME]
    values: dict[str, Any] = {}
    for one in fields_of(game):
        shape = shape_of(one)
        if shape == SWITCH:
            values[one.name] = one.name in sent
        elif shape in BY_BOT:
            names = {key: f"{one.name}.{key}" for key in map(key_of_bot, facts.get("bots", ()))}
            read = sent.getlist if shape == SEVERAL else sent.get
            values[one.name] = {key: read(name) for key, name in names.items() if name in sent}
        elif one.name in sent:
            values[one.name] = sent[one.name]
    return Draft(game, rows, values)


def settle(draft: Draft, rng: random.Random) -> dict[str, Any]:
    """A legal set-up; what was left to chance is drawn until the law allows it."""
    check_rows(draft)
    refusal: LudexError | None = None
    for _ in range(DRAWS):
        setup = draw(draft, rng)
        try:
            draft.game.read_setup(setup)
            return setup
        except BadSetup as error:
            refusal = refusal or error
        if not has_chance(draft):
            break
    assert refusal is not None
    raise refusal


def check_rows(draft: Draft) -> None:
    """A bot's board is played by a bot, and a person's by a person or an agent."""
    bots = draft.game.describe().get("bots", ())
    for row in draft.taken:
        if row.seat != RANDOM and (row.seat in bots) != (row.who == BOT):
            raise BadSetup("new-bot-needed" if row.seat in bots else "new-bot-cannot", found=row.seat)


def has_chance(draft: Draft) -> bool:
    return any(row.seat == RANDOM for row in draft.taken) or RANDOM in draft.values.values()


def draw(draft: Draft, rng: random.Random) -> dict[str, Any]:
    """The set-up as the game takes it, with a value for everything left to chance."""
    facts = draft.game.describe()
    named = {row.seat for row in draft.taken}
    left = {kind: [seat for seat in facts.get(kind, ()) if seat not in named] for kind in ("factions", "bots")}
    for seats in left.values():
        rng.shuffle(seats)
    seats = []
    for row in draft.taken:
        pool = left["bots" if row.who == BOT else "factions"]
        seats.append(row.seat if row.seat != RANDOM or not pool else pool.pop())
    setup: dict[str, Any] = {SEATS: seats}
    for one in fields_of(draft.game):
        value = drawn_value(draft, one, seats, facts, rng)
        if value is not None:
            setup[one.name] = value
    return setup


def drawn_value(
    draft: Draft, one: msgspec.structs.FieldInfo, seats: list[str], facts: Mapping[str, Any], rng: random.Random
) -> Any:
    """The value of one field, or None where the game's own holds."""
    value = draft.values.get(one.name)
    if value is None:
        return None
    shape = shape_of(one)
    if shape in BY_BOT:
        seated = {key_of_bot(seat) for seat in seats if seat in facts.get("bots", ())}
        usual = facts.get("defaults", {}).get(one.name)
        return {key: chosen for key, chosen in value.items() if key in seated and chosen and chosen != usual} or None
    if shape == SEAT:
        numbers = [row.number for row in draft.taken]
        return next((place for place, number in enumerate(numbers) if str(number) == value), None)
    if value == RANDOM:
        return rng.choice(list(choices_of(facts, one.name)) or [one.default])
    return value


def sitting(row: Row, person: Person) -> Sitting:
    """Who plays a seat; a seat with a link waits for somebody."""
    if row.who == BOT:
        return Sitting(SeatKind.BOT)
    if row.who.startswith(AGENT):
        return Sitting(SeatKind.AGENT, agent=row.who.removeprefix(AGENT))
    if row.who == LINK:
        return Sitting(SeatKind.PERSON)
    return Sitting(SeatKind.PERSON, person, name=row.name)


# --------------------------------------------------------------------------------------------------- showing the form


def choices(draft: Draft, lang: str) -> list[Choice]:
    """The fields that are chosen once for the whole table."""
    shown = [choice_of(draft, one, lang) for one in fields_of(draft.game)]
    return [choice for choice in shown if choice is not None]


def choice_of(draft: Draft, one: msgspec.structs.FieldInfo, lang: str) -> Choice | None:
    text = draft.game.text(lang)
    site = site_text(lang)
    shape = shape_of(one)
    choice = Choice(one.name, shape, label(text, one.name), hint(text, one.name))
    chosen = draft.values.get(one.name, one.default)
    if shape == SWITCH:
        choice.options = [Option("on", choice.label, bool(chosen))]
    elif shape == SEAT:
        seats = [Option(str(row.number), site.say("new-seat", number=row.number + 1), False) for row in draft.rows]
        values = [Option("", site.say("new-chance"), False), *seats]
        choice.options = [Option(option.value, option.label, option.value == str(chosen or "")) for option in values]
    elif shape == CHOICE:
        values_known = list(choices_of(draft.game.describe(), one.name))
        extra = [] if one.default in values_known else [one.default]
        names = [(value, label(text, one.name, value)) for value in [*extra, *values_known]]
        if not extra and values_known:
            names.append((RANDOM, site.say("new-random")))
        choice.options = [Option(value, name, value == chosen) for value, name in names]
    return choice if choice.options else None


def bot_blocks(draft: Draft, lang: str) -> list[BotBlock]:
    """What is chosen for each bot: the fields that are written by bot."""
    text = draft.game.text(lang)
    blocks = []
    for seat in draft.game.describe().get("bots", ()):
        found = [bot_choice(draft, one, key_of_bot(seat), lang) for one in fields_of(draft.game)]
        blocks.append(BotBlock(seat, label(text, SEATS, seat), [choice for choice in found if choice is not None]))
    return [block for block in blocks if block.choices]


def bot_choice(draft: Draft, one: msgspec.structs.FieldInfo, key: str, lang: str) -> Choice | None:
    shape = shape_of(one)
    if shape not in BY_BOT:
        return None
    text = draft.game.text(lang)
    facts = draft.game.describe()
    listed = choices_of(facts, one.name)
    chosen = draft.values.get(one.name, {}).get(key) or facts.get("defaults", {}).get(one.name, [])
    chosen = chosen if isinstance(chosen, list) else [chosen]
    options = []
    for value in listed.get(key, ()) if isinstance(listed, dict) else listed:
        parts = (one.name, key, value) if text.has(message_id(one.name, key, value)) else (one.name, value)
        options.append(Option(value, label(text, *parts), value in chosen))
    return Choice(f"{one.name}.{key}", shape, label(text, one.name), hint(text, one.name), options)
