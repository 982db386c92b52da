"""Who looks at a table, from which seat, and everything the page shows them: built from the view of that seat."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Any

from django.http import Http404, HttpRequest
from msgspec import Struct, structs

from ludex.core import Game, Line, Table
from ludex.core.moments import recap
from ludex.core.text import Noun, Words, WordsNow
from ludex.core.view import View
from ludex.server.models import EntryKind, GameTable, Person, Seat, SeatKind
from ludex.server.pages.table.choices import chapters, places_in, question
from ludex.server.pages.table.friends import friends
from ludex.server.pages.table.named import Part, named_in, split, thing_base
from ludex.server.pages.table.teaching import can_hint, coach_line, lesson_panel, overview_of
from ludex.server.site.paths import path_to
from ludex.server.site.visitor import person_of
from ludex.server.tables import consent, reads, store, versions
from ludex.server.tables.endings import LEFT, Ending, ending_of, recorded
from ludex.server.tables.invitations import SeatLink, hosts, is_invited, seat_links, site_of
from ludex.server.tables.levels import level_name

LINES = 40
"""Lines of the log that a page carries; the whole log is a click away."""
LOGS = 1000
"""Logs of one seat at one table that a process keeps in words, forty kilobytes each."""
MESSAGES, MOST_NOTES = 50, 100
PLAIN_ICON = "dot"
USUAL_PACE = 2
ACTORS = ("who", "attacker", "seat")
"""Facts of a line that name who acts, the surest first."""
THOUGHT = "think"
"""The icon of lines that give a reason."""


class LogLine(Struct, frozen=True, cache_hash=True):
    """A line of the log: its number, its words, its clause, what it tells of."""

    number: int
    said: str
    clause: str
    places: str
    icon: str
    recent: bool
    mark: str
    """What it begins: "turn", "battle", or nothing."""
    side: str
    """The class that gives the colour of whoever acts, and their symbol; nothing where nobody does."""
    symbol: str
    parts: tuple[Part, ...] = ()
    """Its words again, with what can be read of in its own right."""
    reasons: tuple[LogLine, ...] = ()
    """Why it was done: lines of thought that went before."""


@dataclass(frozen=True)
class Said:
    """A message of the chat: the name of its writer, and where they sat."""

    pk: int
    name: str
    seat: int
    text: str


@dataclass(frozen=True)
class Note:
    pk: int
    text: str


@dataclass(frozen=True)
class Sitter:
    """A seat, and who plays it."""

    number: int
    name: str
    kind: str
    person: str
    mine: bool
    free: bool
    level: str = ""
    """How strong the program is that plays it."""


@dataclass(frozen=True)
class Own:
    """What a page shows that is not the game, by value: nothing else of a visitor gets into the part that changes."""

    pace: int
    coach: bool
    site: str
    """Where the visitor has found us; links begin with it."""
    links: tuple[SeatLink, ...]
    said: tuple[Said, ...]
    notes: tuple[Note, ...]
    kept: tuple[int, ...] = ()
    """Seats that are kept for the visitor."""


@dataclass(frozen=True)
class Lasting:
    """What stays of a table from move to move."""

    id: str
    commitment: str
    open_to_watch: bool
    over: bool


@dataclass(frozen=True)
class Looker:
    """A person at a table. `seat` is None for a spectator, and for a table behind the curtain."""

    row: GameTable
    table: Table
    words: Words
    mine: list[Seat]
    seat: int | None
    curtain: int | None = None
    """The seat that the device is to be handed to."""

    @property
    def lang(self) -> str:
        return self.words.text.lang

    def title(self, seat: int) -> str:
        name = self.words.fact("seat", seat)
        said = name.form("title") if isinstance(name, Noun) else str(name)
        return said[:1].upper() + said[1:]

    def sitter(self, seat: int) -> str:
        """The side, and the name of whoever plays it among those who share this device."""
        name = next((each.name for each in self.mine if each.number == seat), "")
        return f"{name} ({self.title(seat)})" if name else self.title(seat)

    def lines(self) -> list[Line]:
        return self.table.journal.seen_by(self.seat) if self.table.journal is not None else []


def visible(request: HttpRequest, table_id: str) -> GameTable:
    """The table, if this person plays at it or has set it, or it is open to watch."""
    try:
        row = reads.table_row(table_id)
    except GameTable.DoesNotExist:
        raise Http404 from None
    person = person_of(request)
    if not (row.open_to_watch or hosts(request, row) or store.my_seats(row, person) or is_invited(row, person)):
        raise Http404
    return row


@contextmanager
def seen(
    request: HttpRequest, table_id: str, row: GameTable | None = None, *, stopped: bool = False
) -> Iterator[Looker]:
    """A visible table as it stands now, from where this person looks; it stays so meanwhile. Whoever has just changed
    it brings its row along, and unless somebody else was quicker nothing has to be read again. Pages that can be read
    after an upgrade has `stopped` a table say so."""
    with store.MEMORY.lock(table_id):
        if row is None or not store.is_now(row):
            row = visible(request, table_id)
        found = store.running(row)
        if found.differs is not None and not stopped:
            raise store.Stopped(row)
        yield look(request, row, found.table)


def look(request: HttpRequest, row: GameTable, table: Table) -> Looker:
    """One seat is looked at from that seat; of several, the one that is asked, once the curtain has been lifted; there
    is none in a game without secrets. Where several of them are asked at once, the one that was chosen."""
    mine = store.my_seats(row, person_of(request))
    words = partial(WordsNow, table.game, request.lang, table.state)  # type: ignore[attr-defined]
    numbers = [seat.number for seat in mine]
    going = not row.over and row.stopped is None
    asked = [number for number in numbers if going and number in table.pending]
    sat = request.session.get(f"sat:{row.id}") if len(numbers) > 1 else None
    first = numbers[0] if numbers else None
    chosen = request.session.get(f"as:{row.id}")
    turn = chosen if chosen in asked else asked[0] if asked else None
    if len(numbers) <= 1 or sat == "all" or not table.game.lobby.secrets:
        seat = first if turn is None else turn
        return Looker(row, table, words(seat), mine, seat)
    if turn is not None and sat not in asked:
        return Looker(row, table, words(None), mine, None, turn)
    seat = sat if sat in numbers else None
    return Looker(row, table, words(seat), mine, seat)


def own_of(request: HttpRequest, row: GameTable) -> Own:
    """What the person who asks brings along."""
    person = person_of(request)
    said, notes = talk_at(row, person)
    return Own(
        pace=person.pace if person is not None else USUAL_PACE,
        coach=person is not None and person.coach > 0 and bool(store.my_seats(row, person)),
        site=site_of(request),
        kept=tuple(seat.number for seat in row.seats.all() if person is not None and seat.kept_for_id == person.pk),
        links=seat_links(request, row),
        said=said,
        notes=notes,
    )


def scene(looker: Looker, own: Own, notice: str = "") -> dict[str, Any]:
    """Everything that the part of the page shows which changes when the game goes on."""
    row, table, words = looker.row, looker.table, looker.words
    view = table.view(looker.seat)
    asked = question(table, looker.seat, words, view) if looker.seat is not None and not row.over else None
    clause = next((each.clause for each in view.asked if each.clause), "")
    return {
        "row": row,
        "version": versions.of_seats(row, [seat.number for seat in looker.mine]),
        "lasting": Lasting(row.id, row.commitment, row.open_to_watch, row.over),
        "lang": looker.lang,
        "seat": looker.seat,
        "curtain": None
        if looker.curtain is None
        else {
            "seat": looker.curtain,
            "name": looker.sitter(looker.curtain),
        },
        "several": len(looker.mine) > 1,
        "seats": seats_of(looker),
        "links": own.links,
        "free_seats": sum(bool(link.link) for link in own.links),
        "question": asked,
        "clause": clause,
        "chapters": chapters(table.game, clause, looker.lang),
        "also_asked": [(each, looker.sitter(each)) for each in also_asked(looker)],
        "asked_as": looker.sitter(looker.seat) if looker.seat is not None else "",
        "waiting": [looker.sitter(each.seat) for each in view.asked if each.seat >= 0],
        "ending": ending_for(looker, view),
        "can_undo": may_undo(looker),
        "can_ask": may_ask(looker),
        "request_undo": request_of(looker),
        "can_save": may_save(looker),
        "dice_key": store.revealed_key(row),
        "pace": own.pace,
        "site": own.site,
        "notice": notice,
        "lesson": lesson_panel(row, table, words),
        "coach": coach_line(view, table, words, own.coach and not row.over),
        "overview": overview_of(looker.row, table.game, looker.seat),
        "hint": asked is not None and not looker.row.over and can_hint(table.game),
        **stage(table.game, view, words, asked.open if asked is not None else frozenset()),
        **log_of(looker, LINES),
        **talk(looker, own.said, own.notes),
        "friends": friends(looker, own.kept),
    }


def ending_for(looker: Looker, view: View) -> Ending | None:
    mine = [seat.number for seat in looker.mine]
    if looker.row.ending == LEFT:
        return recorded(looker.row, looker.lang, looker.title, mine)
    return ending_of(view.outcome, looker.words, looker.title, mine)


def also_asked(looker: Looker) -> list[int]:
    """The other seats of this person that may act now as well."""
    if looker.seat not in looker.table.pending:
        return []
    return [seat.number for seat in looker.mine if seat.number in looker.table.pending and seat.number != looker.seat]


def seats_of(looker: Looker) -> tuple[Sitter, ...]:
    """Who sits here, in order."""
    own = {seat.number for seat in looker.mine}
    return tuple(
        Sitter(
            number=seat.number,
            name=looker.title(seat.number),
            kind=seat.kind,
            person=seat.name or (seat.person.name if seat.person is not None else ""),
            mine=seat.number in own,
            free=seat.kind == SeatKind.PERSON and seat.person_id is None,
            level=level_name(seat.agent, looker.lang) if seat.kind == SeatKind.AGENT else "",
        )
        for seat in looker.row.seats.all()
    )


def stage(game: Game, view: View, words: Words, opened: frozenset[str] = frozenset()) -> dict[str, Any]:
    """The game's own picture of a view, or its sheets of text; `opened` may be chosen now."""
    if game.scene is not None and game.template:
        return {"template": game.template, "scene": game.scene(view, words, opened), "styles": game.styles}
    return {"sheets": game.sheets(view, words) if game.sheets is not None else [], "styles": game.styles}


def log_of(looker: Looker, most: int | None) -> dict[str, Any]:
    """The last lines of the log; those told after this seat has last answered are recent."""
    lines = looker.lines()
    since = len(lines) - len(recap(looker.table, looker.seat))
    start = max(0, len(lines) - most) if most is not None else 0
    in_words = words_of(looker.row.id, looker.seat, looker.lang)
    shown = [
        in_words.line(looker, line, number, recent=number >= since) for number, line in enumerate(lines[start:], start)
    ]
    return {
        "law_base": law_base(looker.row),
        "lines": fold(shown),
        "told": len(lines),
        "since": since,
        "cut": start > 0,
    }


def log_line(looker: Looker, line: Line, number: int, *, recent: bool = False) -> LogLine:
    """A line of the log in words, with its icon, its clause and the things it tells of."""
    game = looker.table.game
    who = actor_of(game, line)
    side, symbol = game.seat_mark(looker.words.names, who) if game.seat_mark and who is not None else ("", "")
    said, base = looker.words.line(line), thing_base(looker.row)
    return LogLine(
        number=number,
        said=said,
        parts=split(said, ((name, base + thing) for name, thing in named_in(line, looker.words))),
        clause=line.clause if line.clause in game.laws else "",
        places=" ".join(places_in(game, line)),
        icon=game.icons.get(line.message, PLAIN_ICON),
        recent=recent,
        mark=game.marks.get(line.message, ""),
        side=side,
        symbol=symbol,
    )


class InWords:
    """The lines of a log as one seat reads them, put into words once for as long as things are called the same."""

    def __init__(self) -> None:
        self.names: object = None
        self.lines: dict[int, tuple[Line, LogLine]] = {}

    def line(self, looker: Looker, line: Line, number: int, *, recent: bool) -> LogLine:
        if self.names != looker.words.names:
            self.names = looker.words.names
            self.lines.clear()
        known, shown = self.lines.get(number, (None, None))
        if known is not line or shown is None:
            shown = log_line(looker, line, number, recent=recent)
        elif shown.recent == recent:
            return shown
        else:
            shown = structs.replace(shown, recent=recent)
        self.lines[number] = line, shown
        return shown


@lru_cache(LOGS)
def words_of(table_id: str, seat: int | None, lang: str) -> InWords:
    return InWords()


def actor_of(game: Game, line: Line) -> int | None:
    """The seat that does what a line tells of, where it says so."""
    who = next((line.about[name] for name in ACTORS if name in line.about and game.facts.get(name) == "seat"), None)
    return who if isinstance(who, int) and who >= 0 else None


def fold(lines: list[LogLine]) -> list[LogLine]:
    """Reasons belong to the deed that they led to; those that led to none stand alone."""
    folded: list[LogLine] = []
    reasons: list[LogLine] = []
    for line in lines:
        if line.icon == THOUGHT:
            reasons.append(line)
            continue
        if line.mark == "turn":
            folded += reasons
            folded.append(line)
        else:
            folded.append(structs.replace(line, reasons=tuple(reasons)) if reasons else line)
        reasons = []
    return folded + reasons


def law_base(row: GameTable) -> str:
    """The address of a clause begins so."""
    return path_to("table-law", row.id, "-")[:-1]


def talk_at(row: GameTable, person: Person | None) -> tuple[tuple[Said, ...], tuple[Note, ...]]:
    """The chat, which everyone at the table reads, and one's own notes."""
    newest = reads.messages(row.id, person, MOST_NOTES + MESSAGES)
    notes = [Note(pk, text) for note, pk, _, _, text in reversed(newest) if note]
    said = [Said(pk, name or "", seat, text) for note, pk, name, seat, text in newest if not note][:MESSAGES]
    return tuple(reversed(said)), tuple(notes)


def talk(looker: Looker, said: tuple[Said, ...], notes: tuple[Note, ...]) -> dict[str, Any]:
    """Messages as they are shown; whoever has no name is called by their seat."""
    names = {seat.number: looker.title(seat.number) for seat in looker.row.seats.all()}
    return {"playing": bool(looker.mine), **talk_of(names, said, notes)}


def talk_of(names: dict[int, str], said: tuple[Said, ...], notes: tuple[Note, ...]) -> dict[str, Any]:
    """The same, where only the names of the seats are known."""
    return {
        "messages": tuple(replace(each, name=each.name or names.get(each.seat, "")) for each in said),
        "notes": notes,
        "last_message": said[-1].pk if said else 0,
    }


def alone(row: GameTable) -> bool:
    """One person among bots and agents needs nobody's consent."""
    return len({seat.person_id for seat in row.seats.all() if seat.kind == SeatKind.PERSON}) == 1


def may_undo(looker: Looker) -> bool:
    if looker.seat is None or looker.table.over:
        return False
    own = {seat.number for seat in looker.mine}
    return store.free_undo(looker.row, looker.table, looker.seat) > 0 or (
        alone(looker.row) and any(who in own for who, _ in looker.table.log)
    )


def may_ask(looker: Looker) -> bool:
    """Is there something that could be taken back if the others agree?"""
    if looker.seat is None or looker.table.over or may_undo(looker) or alone(looker.row):
        return False
    if store.free_seats(looker.row):
        return False
    own = {seat.number for seat in looker.mine}
    return any(who in own for who, _ in looker.table.log)


def request_of(looker: Looker) -> dict[str, Any] | None:
    """A request to take something back, as this person sees it: whether they are asked, or have asked."""
    if alone(looker.row) or looker.table.over:
        return None
    asked = consent.request_at(looker.row)
    own = {seat.number for seat in looker.mine}
    if asked is None or (asked.ended and asked.seat not in own):
        return None
    voice = next((seat for seat in asked.waiting if seat in own), None)
    mine = asked.seat in own
    return {
        "open": asked.open,
        "who": looker.title(asked.seat),
        "mine": mine,
        "voice": voice is not None,
        "seat": asked.seat if mine else next((seat for seat in [*asked.waiting, *asked.agreed] if seat in own), None),
        "waiting": ", ".join(looker.title(seat) for seat in asked.waiting),
        "refused": looker.title(asked.ended_by) if asked.ended == EntryKind.REFUSE else "",
    }


def may_save(looker: Looker) -> bool:
    """A save file holds every hand and the key of the dice: nobody else may be in play. What lies on a real table is in
    no file."""
    return bool(looker.mine) and (looker.row.over or looker.row.own is not None or alone(looker.row))
