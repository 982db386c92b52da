"""A new table as a form. It knows no game: the fields follow from the game's lobby, and how things are called is in the
game's Fluent files."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from django.http import QueryDict

from ludex.agents import levels_of, usual_agent
from ludex.core import Game
from ludex.core.errors import BadSetup, LudexError
from ludex.core.labels import hint, label, message_id
from ludex.core.lobby import SEATS, BotCards, BotChoice, Choice, Number, Option, SeatChoice, Switch, bot_key
from ludex.server.models import Person, SeatKind
from ludex.server.site.words import site_text
from ludex.server.tables.store import Sitting

RANDOM = "?"
"""Whatever chance gives, as long as it is legal."""
DRAWS = 300
AGENT = "agent:"
ME, HOT, LINK, BOT = "me", "hot", "link", "bot"
LONGEST_NAME = 40
RANDOM_BY_NAME = "random"
"""A value that already stands for chance."""


@dataclass(frozen=True)
class Value:
    value: str
    label: str
    chosen: bool
    picture: Any = None
    """What the game draws of it, if it does."""


@dataclass
class Field:
    """An option of the lobby in the form: a choice, several choices, or a switch."""

    name: str
    kind: str
    label: str
    hint: str
    values: list[Value]
    needs: str = ""
    """Seats without which it does not matter, with spaces; empty: it always does."""

    @property
    def pictured(self) -> bool:
        return any(value.picture is not None for value in self.values)


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
    fields: list[Field]


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
    """Who may take a seat: people, bots where the game has any, programs by their strength, and chance."""
    bots = (BOT,) if game.lobby.bots else ()
    programs = dict.fromkeys((*levels_of(game), "random"))
    return (ME, HOT, LINK, *bots, *(AGENT + name for name in programs))


# ------------------------------------------------------------------------------------------------ reading what is sent


def first_draft(game: Game) -> Draft:
    """The game's own recommendation for one person, or its own set-up."""
    seats = game.seats(game.read_setup(dict(game.lobby.solo)))
    people = iter((ME,))
    others = LINK if game.advice is None else AGENT + usual_agent(game)
    rows = [(BOT if game.lobby.is_bot(seat) else next(people, others), seat) for seat in seats]
    return Draft(game, fill(rows, game), {})


def fill(seats: list[tuple[str, str]], game: Game) -> list[Row]:
    """Seats, and empty places up to the most that the game takes."""
    most = game.lobby.most
    seats = seats[:most] + [("", RANDOM)] * (most - len(seats))
    return [Row(number, who, seat) for number, (who, seat) in enumerate(seats)]


def read_draft(game: Game, sent: QueryDict) -> Draft:
    """What a form says; nonsense is left for the game to refuse."""
    seats = [(sent.get(f"who-{n}", ""), sent.get(f"seat-{n}", RANDOM)) for n in range(game.lobby.most)]
    rows = fill([(who if who in who_of(game) else "", seat) for who, seat in seats], game)
    for row in rows:
        row.name = " ".join(sent.get(f"name-{row.number}", "").split())[:LONGEST_NAME]
    values: dict[str, Any] = {}
    for option in game.lobby.options:
        if isinstance(option, Switch):
            values[option.name] = option.name in sent
        elif isinstance(option, BotChoice | BotCards):
            names = {key: f"{option.name}.{key}" for key in map(bot_key, game.lobby.bots)}
            read = sent.getlist if isinstance(option, BotCards) else sent.get
            values[option.name] = {key: read(name) for key, name in names.items() if name in sent}
        elif option.name in sent:
            values[option.name] = sent[option.name]
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
    lobby = draft.game.lobby
    for row in draft.taken:
        if row.seat != RANDOM and lobby.is_bot(row.seat) != (row.who == BOT):
            error = BadSetup("new-bot-needed" if lobby.is_bot(row.seat) else "new-bot-cannot", found=row.seat)
            error.meta = draft.game.meta
            raise error


def has_chance(draft: Draft) -> bool:
    return any(row.seat == RANDOM for row in draft.taken) or RANDOM in draft.values.values()


def draw(draft: Draft, rng: random.Random) -> dict[str, Any]:
    """The set-up as the game takes it, with a value for everything left to chance."""
    lobby = draft.game.lobby
    named = {row.seat for row in draft.taken}
    sides, bots = ([seat for seat in seats if seat not in named] for seats in (lobby.sides, lobby.bots))
    rng.shuffle(sides)
    rng.shuffle(bots)
    seats = []
    for row in draft.taken:
        pool = bots if row.who == BOT else sides
        seats.append(row.seat if row.seat != RANDOM or not pool else pool.pop())
    setup: dict[str, Any] = {SEATS: seats}
    for option in lobby.options:
        value = drawn_value(draft, option, seats, rng)
        if value is not None:
            setup[option.name] = value
    return setup


def drawn_value(draft: Draft, option: Option, seats: list[str], rng: random.Random) -> object:
    """The value of one option, or None where the game's own holds."""
    value = draft.values.get(option.name)
    if value is None:
        return None
    if isinstance(option, BotChoice | BotCards):
        seated = {bot_key(seat) for seat in seats if draft.game.lobby.is_bot(seat)}
        usual = option.default if isinstance(option, BotChoice) else None
        return {key: chosen for key, chosen in value.items() if key in seated and chosen and chosen != usual} or None
    if isinstance(option, SeatChoice):
        places = [str(row.number) for row in draft.taken]
        return places.index(value) if value in places else None
    if isinstance(option, Number):
        return int(value) if value.isdecimal() and len(value) < LONGEST_NAME else value
    if isinstance(option, Choice) and value == RANDOM:
        return rng.choice(option.values)
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


def fields(draft: Draft, lang: str) -> list[Field]:
    """The options that are chosen once for the whole table."""
    shown = [field_of(draft, option, lang) for option in draft.game.lobby.options]
    return [found for found in shown if found.values]


def field_of(draft: Draft, option: Option, lang: str) -> Field:
    text = draft.game.text(lang)
    return Field(
        option.name,
        option.kind,
        label(text, option.name),
        hint(text, option.name),
        values_of(draft, option, lang),
        " ".join(option.needs),
    )


def values_of(draft: Draft, option: Option, lang: str) -> list[Value]:
    """What can be chosen, with what was."""
    text, site = draft.game.text(lang), site_text(lang)
    said = draft.values.get(option.name)
    if isinstance(option, Switch):
        return [Value("on", label(text, option.name), option.default if said is None else bool(said))]
    if isinstance(option, SeatChoice):
        seats = [(str(row.number), site.say("new-seat", number=row.number + 1)) for row in draft.rows]
        return [Value(value, name, value == (said or "")) for value, name in [("", site.say("new-chance")), *seats]]
    if isinstance(option, Number):
        numbers = map(str, range(option.least, option.most + 1))
        return [Value(value, value, value == (said or str(option.default))) for value in numbers]
    if isinstance(option, Choice):
        names = [(value, label(text, option.name, value)) for value in option.values]
        if RANDOM_BY_NAME not in option.values:
            names.append((RANDOM, site.say("new-random")))
        drawn = draft.game.picture_of or (lambda name, value: None)
        return [
            Value(value, name, value == (said or option.default), drawn(option.name, value)) for value, name in names
        ]
    return []


def bot_blocks(draft: Draft, lang: str) -> list[BotBlock]:
    """What is chosen for each bot."""
    text = draft.game.text(lang)
    chosen_by_bot = [option for option in draft.game.lobby.options if isinstance(option, BotChoice | BotCards)]
    return [
        BotBlock(
            seat, label(text, SEATS, seat), [bot_field(draft, option, bot_key(seat), lang) for option in chosen_by_bot]
        )
        for seat in draft.game.lobby.bots
        if chosen_by_bot
    ]


def bot_field(draft: Draft, option: BotChoice | BotCards, key: str, lang: str) -> Field:
    text = draft.game.text(lang)
    said = draft.values.get(option.name, {}).get(key)
    if isinstance(option, BotCards):
        known, chosen = option.values[key], said or []
    else:
        known, chosen = option.values, [said or option.default]
    values = []
    for value in known:
        parts = (option.name, key, value) if text.has(message_id(option.name, key, value)) else (option.name, value)
        values.append(Value(value, label(text, *parts), value in chosen))
    return Field(f"{option.name}.{key}", option.kind, label(text, option.name), hint(text, option.name), values)
