"""The laws of each game in our own words: a table of contents, every clause with its number, searchable."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import path, reverse
from django.utils.safestring import SafeString

from ludex.core import Game, find_game
from ludex.core.cited import cited_in
from ludex.core.errors import UnknownBook
from ludex.core.game import find_book
from ludex.core.law import Clause, LawBook
from ludex.core.meta import known_games
from ludex.server.site.visitor import lang_of

LONGEST_QUERY = 100
GAP = "…"


@dataclass(frozen=True)
class Reference:
    number: str
    title: str
    address: str


@dataclass
class Paragraph:
    """A clause as the page shows it."""

    id: str
    number: str
    title: str
    text: str
    level: int
    see: list[Reference]
    options: list[str]
    """What may be answered under this clause, in words, and what the log tells under it."""
    lines: list[str]


@dataclass
class Section:
    """A clause of the first level and everything below it."""

    head: Paragraph
    parts: list[Paragraph] = field(default_factory=list)


def laws(request: HttpRequest) -> HttpResponse:
    """The rulebooks of all games."""
    lang = lang_of(request)
    games = []
    for game in map(find_game, known_games()):
        books = [
            {
                "name": name,
                "title": book_title(game, name, lang),
                "clauses": len(book.clauses),
                "heads": heads(book, lang),
            }
            for name, book in game.books.items()
        ]
        games.append({"title": game.text(lang).say("game-title"), "books": books})
    return render(request, "ludex/laws.html", {"games": games})


def book(request: HttpRequest, book: str) -> HttpResponse:
    """One rulebook, whole; with `?q=` only the clauses in which all the words occur."""
    try:
        game, found = find_book(book)
    except UnknownBook:
        raise Http404 from None
    lang = lang_of(request)
    query = request.GET.get("q", "")[:LONGEST_QUERY].strip()
    sections = matching(sections_of(game, found, lang), query)
    return render(
        request,
        "ludex/law_book.html",
        {
            "book": book,
            "title": book_title(game, book, lang),
            "game_title": game.text(lang).say("game-title"),
            "sections": sections,
            "text": written(sections, lang) if query else whole_text(game, found, lang),
            "query": query,
            "count": sum(1 + len(section.parts) for section in sections),
            "others": [(name, book_title(game, name, lang)) for name in game.books if name != book],
        },
    )


def clause(request: HttpRequest, game: str, clause: str) -> HttpResponse:
    """The place of a clause in its book, so that anything can link to it by number."""
    if game not in known_games():
        raise Http404
    found = find_game(game)
    if clause not in found.laws:
        raise Http404
    return HttpResponseRedirect(address_of(found, clause))


def book_of(game: Game, clause: str) -> str:
    return next(name for name, book in game.books.items() if clause in book)


def address_of(game: Game, clause: str) -> str:
    return f"{reverse('law-book', args=[book_of(game, clause)])}#{clause}"


def book_title(game: Game, name: str, lang: str) -> str:
    text = game.text(lang)
    return text.say(f"book-{name}") if text.has(f"book-{name}") else name


def number_of(clause: str) -> str:
    """The number as the book prints it, without the name of the book."""
    return clause.rpartition(":")[2]


def level_of(clause: str) -> int:
    return number_of(clause).count(".") + 1


def heads(book: LawBook, lang: str) -> list[Reference]:
    """Its first-level clauses."""
    address = reverse("law-book", args=[book.name])
    return [
        Reference(number_of(one.id), one.title[lang], f"{address}#{one.id}")
        for one in book.clauses.values()
        if level_of(one.id) == 1
    ]


@lru_cache
def sections_of(game: Game, book: LawBook, lang: str) -> list[Section]:
    sections: list[Section] = []
    for one in book.clauses.values():
        shown = paragraph(game, one, lang)
        if shown.level == 1 or not sections:
            sections.append(Section(shown))
        else:
            sections[-1].parts.append(shown)
    return sections


def written(sections: list[Section], lang: str) -> SafeString:
    return render_to_string("ludex/law_sections.html", {"sections": sections, "lang": lang})


@lru_cache
def whole_text(game: Game, book: LawBook, lang: str) -> SafeString:
    """A rulebook never changes while the server runs: its page is written once."""
    return written(sections_of(game, book, lang), lang)


def paragraph(game: Game, one: Clause, lang: str) -> Paragraph:
    see = [
        Reference(number_of(other), game.laws[other].title[lang], address_of(game, other))
        for other in one.see
        if other in game.laws
    ]
    cited = cited_in(game)
    return Paragraph(
        id=one.id,
        number=number_of(one.id),
        title=one.title[lang],
        text=one.text[lang],
        level=level_of(one.id),
        see=see,
        options=[
            without_facts(game, lang, f"option-{verb.replace('_', '-')}") for verb in cited.options.get(one.id, [])
        ],
        lines=[without_facts(game, lang, f"tell-{message}") for message in cited.lines.get(one.id, [])],
    )


@lru_cache
def placeholders(game: Game, lang: str) -> dict[str, str]:
    """For every fact, what such a fact is called: ‹clearing›, N."""
    text = game.text(lang)
    messages = {name: f"fact-{name.replace('_', '-')}" for name in game.facts}
    return {name: text.say(message) if text.has(message) else GAP for name, message in messages.items()}


def without_facts(game: Game, lang: str, message: str) -> str:
    """A message with names of facts in the place of facts."""
    said = game.text(lang).say(message, **placeholders(game, lang))
    return said[:1].upper() + said[1:]


def matching(sections: list[Section], query: str) -> list[Section]:
    """Only what the query finds, under the heads of its sections."""
    if not query:
        return sections
    found = [replace(section, parts=[part for part in section.parts if matches(part, query)]) for section in sections]
    return [section for section in found if section.parts or matches(section.head, query)]


def matches(part: Paragraph, query: str) -> bool:
    where = f"{part.number} {part.title} {part.text}".casefold()
    return all(word in where for word in query.casefold().split())


urlpatterns = [
    path("laws", laws, name="laws"),
    path("laws/<str:book>", book, name="law-book"),
    path("law/<str:game>/<str:clause>", clause, name="law"),
]
