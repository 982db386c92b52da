"""Home, a new table, invitations, laws, account: what the pages promise, by requests as a browser sends them."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
from django.http import QueryDict
from django.test import Client

from ludex.agents import AGENTS
from ludex.core import find_game, known_games
from ludex.core.errors import BadSetup
from ludex.core.text import LANGUAGES
from ludex.games.root.printed.maps import MAP_NAMES
from ludex.server.models import GameTable, Person, Seat, Tally
from ludex.server.site import words
from ludex.server.tables.invitations import token_of
from ludex.server.tables.setups import first_draft, read_draft, settle

PAGES = ("/", "/new/root", "/laws", "/laws/root", "/laws/bots", "/account")
SOLO = {"who-0": "me", "seat-0": "marquise", "who-1": "bot", "seat-1": "bot:eyrie"}
TWO = {"who-0": "me", "seat-0": "marquise", "who-1": "link", "seat-1": "eyrie"}


@pytest.fixture
def client() -> Client:
    browser = Client()
    browser.cookies["lang"] = "en"
    return browser


@pytest.fixture(autouse=True)
def fresh_limits() -> None:
    Tally.objects.all().delete()


def said(response: Any) -> str:
    return str(response.content.decode())


def set_table(client: Client, **form: str) -> GameTable:
    response = client.post("/new/root", form)
    assert response.status_code == 302, said(response)
    return GameTable.objects.get(id=response["Location"].split("/")[2])


# ------------------------------------------------------------------------------------------------------- every page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("address", PAGES)
def test_every_page_has_all_its_words(client: Client, address: str, lang: str) -> None:
    client.cookies["lang"] = lang
    response = client.get(address)
    assert response.status_code == 200
    assert f'<html lang="{lang}"' in said(response)
    assert not re.findall(r"\{[a-z][a-z-]+\}", said(response))
    assert "style=" not in said(response)
    assert "onclick=" not in said(response)


def test_every_word_of_a_template_exists_in_both_languages() -> None:
    for file in (Path(words.__file__).parents[1] / "templates").rglob("*.html"):
        for message in re.findall(r"""\{% say ['"]([^'"]+)['"]""", file.read_text(encoding="utf-8")):
            for lang in LANGUAGES:
                assert words.site_text(lang).has(message), f"{file.name}: {message}"


def test_an_error_leaks_nothing(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("the secret key")

    monkeypatch.setattr("ludex.server.pages.home.page.table_cards", broken)
    client.raise_request_exception = False
    response = client.get("/")
    assert response.status_code == 500
    assert "Something broke on our side" in said(response)
    assert "secret" not in said(response)


@pytest.mark.parametrize("address", ["/new/chess", "/new/chess/check", "/laws/chess", "/law/root/99.9", "/law/chess/1"])
def test_what_does_not_exist_is_not_found(client: Client, address: str) -> None:
    response = client.get(address)
    assert response.status_code == 404
    assert "There is no such page" in said(response)


def test_language_and_theme_switch_and_come_back(client: Client) -> None:
    response = client.post("/switch", {"lang": "ru", "theme": "dark", "next": "/laws"})
    assert response["Location"] == "/laws"
    assert '<html lang="ru" data-theme="dark"' in said(client.get("/laws"))


def test_a_switch_leads_nowhere_else(client: Client) -> None:
    response = client.post("/switch", {"lang": "xx", "next": "https://evil.example/"})
    assert response["Location"] == "/"
    assert '<html lang="en"' in said(client.get("/"))


def test_a_guest_keeps_the_language_and_theme_chosen_before(client: Client) -> None:
    client.post("/switch", {"lang": "ru", "theme": "dark"})
    client.post("/play/root")
    person = Person.objects.latest("pk")
    assert (person.language, person.theme) == ("ru", "dark")


# ------------------------------------------------------------------------------------------------------------- home


def test_one_click_sets_a_table_for_one(client: Client) -> None:
    response = client.post("/play/root")
    row = GameTable.objects.get(id=response["Location"].rpartition("/")[2])
    kinds = [seat.kind for seat in row.seats.all()]
    assert kinds == ["person", "bot", "bot", "bot"]
    assert row.turn_of == [0]


def test_my_tables_say_whose_turn_it_is(client: Client) -> None:
    row = set_table(client, watch="on", **SOLO)
    mine = said(client.get("/"))
    assert f"/t/{row.id}" in mine
    assert "Your turn" in mine
    others = said(Client(headers={"accept-language": "en"}).get("/"))
    assert f"/t/{row.id}" in others
    assert "Your turn" not in others


def test_a_table_without_spectators_is_not_listed(client: Client) -> None:
    row = set_table(client, **SOLO)
    assert f"/t/{row.id}" in said(client.get("/"))
    assert f"/t/{row.id}" not in said(Client().get("/"))


def test_a_finished_table_names_its_winner(client: Client) -> None:
    row = set_table(client, **SOLO)
    GameTable.objects.filter(id=row.id).update(over=True, winners=[1], ending="victory", clause="3.1", turn_of=[])
    mine = said(client.get("/"))
    assert "You lost" in mine
    assert "Victory: Electric Eyrie" in mine
    assert "By clause 3.1" in mine


def test_a_seat_that_waits_can_be_offered_from_the_first_page(client: Client) -> None:
    row = set_table(client, **TWO)
    assert f"/t/{row.id}/invite" in said(client.get("/"))
    assert f"/t/{row.id}/invite" not in said(Client().get("/"))


# -------------------------------------------------------------------------------------------------------- new table


def test_the_form_starts_from_a_legal_set_up() -> None:
    for name in known_games():
        game = find_game(name)
        game.read_setup(settle(first_draft(game), random.Random(1)))


def test_everything_that_can_be_chosen_reaches_the_table(client: Client) -> None:
    form = {
        **SOLO,
        "who-3": f"agent:{AGENTS[0]}",
        "seat-3": "alliance",
        "who-4": "hot",
        "seat-4": "riverfolk",
        "map": "lake",
        "first": "3",
        "law": "current",
        "difficulty.eyrie": "nightmare",
        "difficulty.duchy": "easy",
        "traits.eyrie": "swoop",
        "services": "special",
        "cooperative": "on",
        "character": "thief",
    }
    row = set_table(client, **form)
    assert row.setup == {
        "seats": ["marquise", "bot:eyrie", "alliance", "riverfolk"],
        "map": "lake",
        "first": 2,
        "law": "current",
        "difficulty": {"eyrie": "nightmare"},
        "traits": {"eyrie": ["swoop"]},
        "services": "special",
        "cooperative": True,
        "character": "thief",
    }
    seats = list(row.seats.all())
    assert [seat.kind for seat in seats] == ["person", "bot", "agent", "person"]
    assert seats[0].person == seats[3].person == row.host
    assert seats[2].agent == AGENTS[0]


ILLEGAL = {
    "5.1.1": {**SOLO, "who-2": "hot", "seat-2": "marquise"},
    "bots:3.2": {**SOLO, "who-2": "hot", "seat-2": "eyrie"},
    "9.8": {**SOLO, "who-2": "hot", "seat-2": "vagabond2"},
    "bots:3.5": {**TWO, "cooperative": "on"},
    "2.2": {**SOLO, "map": "atlantis"},
    "bots:3.3.1": {**SOLO, "difficulty.eyrie": "impossible"},
}


@pytest.mark.parametrize("clause", ILLEGAL)
def test_an_illegal_table_is_explained_with_its_clause_and_not_set(client: Client, clause: str) -> None:
    before = GameTable.objects.count()
    checked = client.get("/new/root/check", ILLEGAL[clause])
    sent = client.post("/new/root", ILLEGAL[clause])
    assert sent.status_code == 422
    for page in (checked, sent):
        assert "data-refused" in said(page)
        assert f"/law/root/{clause}" in said(page)
    assert GameTable.objects.count() == before


def test_a_legal_table_passes_the_check(client: Client) -> None:
    assert "data-refused" not in said(client.get("/new/root/check", SOLO))


@pytest.mark.parametrize(
    ("form", "message"),
    [
        ({**SOLO, "who-1": "hot"}, "can only be played by a bot"),
        ({**SOLO, "who-0": "bot"}, "a bot has its own board"),
        ({}, "The game is for 2 to 9".lower()),
    ],
)
def test_seats_and_who_plays_them_must_fit(client: Client, form: dict[str, str], message: str) -> None:
    assert message in said(client.get("/new/root/check", form))


def test_refusals_name_things_in_the_words_of_the_game(client: Client) -> None:
    client.cookies["lang"] = "ru"
    page = said(client.get("/new/root/check", ILLEGAL["5.1.1"]))
    assert "Маркиса де Коте" in page
    assert "marquise" not in page


def test_what_was_chosen_stays_after_a_refusal(client: Client) -> None:
    page = said(client.post("/new/root", {**ILLEGAL["5.1.1"], "map": "winter", "watch": "on"}))
    assert 'value="winter" checked' in page
    assert 'name="watch" checked' in page


def test_an_address_fills_the_form_in(client: Client) -> None:
    page = said(client.get("/new/root", {**TWO, "map": "lake"}))
    assert 'value="lake" checked' in page
    assert '<option value="link" selected>' in page


def test_sides_and_maps_are_shown_as_pictures(client: Client) -> None:
    page = said(client.get("/new/root"))
    lobby = find_game("root").lobby
    for seat in (*lobby.sides, *lobby.bots):
        assert f'data-side="{seat}"><span class="side-crest"><svg' in page
    for name in MAP_NAMES:
        assert f"small-map m-{name}" in page
    assert "small-map" not in said(client.get("/new/heroes"))


def test_a_game_without_pictures_has_a_form_of_words(client: Client) -> None:
    page = said(client.get("/new/bluff"))
    assert "data-pick" not in page
    assert 'id="sides"' not in page


def test_chance_finds_a_legal_table_every_time() -> None:
    game = find_game("root")
    sent = QueryDict(mutable=True)
    sent.update({f"who-{n}": "me" if n < 4 else "bot" for n in range(8)} | {f"seat-{n}": "?" for n in range(8)})
    sent["map"] = "?"
    rng = random.Random(7)
    found = [settle(read_draft(game, sent), rng) for _ in range(20)]
    assert len({str(setup) for setup in found}) == 20
    assert len({setup["map"] for setup in found}) > 1
    for setup in found:
        game.read_setup(setup)


def test_chance_gives_up_with_the_reason_where_nothing_is_legal() -> None:
    game = find_game("root")
    sent = QueryDict(mutable=True)
    sent.update({f"who-{n}": "me" for n in range(9)} | {f"seat-{n}": "?" for n in range(9)})
    with pytest.raises(BadSetup):
        settle(read_draft(game, sent), random.Random(7))


# ------------------------------------------------------------------------------------------------------ invitations


def invited(client: Client) -> tuple[GameTable, str]:
    row = set_table(client, **TWO)
    return row, f"/join/{token_of(row.id, 1)}"


def test_whoever_sets_a_table_gets_its_links(client: Client) -> None:
    row, link = invited(client)
    assert link in said(client.get(f"/t/{row.id}/invite"))
    assert Client().get(f"/t/{row.id}/invite").status_code == 404


def test_a_link_seats_one_person_once(client: Client) -> None:
    row, link = invited(client)
    friend, stranger = Client(), Client()
    assert "Eyrie Dynasties" in said(Client(headers={"accept-language": "en"}).get(link))
    assert Seat.objects.get(table=row, number=1).person is None
    assert friend.post(link)["Location"] == f"/t/{row.id}"
    sitting = Seat.objects.get(table=row, number=1).person
    assert sitting is not None
    assert stranger.post(link).status_code == 409
    assert Seat.objects.get(table=row, number=1).person == sitting
    assert friend.get(link)["Location"] == f"/t/{row.id}"


def test_a_forged_link_seats_nobody(client: Client) -> None:
    _, link = invited(client)
    forged = link[:-1] + ("A" if link[-1] != "A" else "B")
    assert client.get(forged).status_code == 404
    assert client.post(forged).status_code == 404


def test_a_bot_has_no_seat_to_take(client: Client) -> None:
    row = set_table(client, **SOLO)
    assert Client().post(f"/join/{token_of(row.id, 1)}").status_code == 404


# ------------------------------------------------------------------------------------------------------------- laws


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_law_is_on_its_page(client: Client, lang: str) -> None:
    client.cookies["lang"] = lang
    for name, book in find_game("root").books.items():
        page = said(client.get(f"/laws/{name}"))
        places = set(re.findall(r'<article class="paragraph[^"]*" id="([^"]+)"', page))
        assert places == set(book.clauses)
        links = set(re.findall(rf'href="/laws/{name}#([^"]+)"', page))
        assert links
        assert links <= places


def test_search_finds_clauses_by_words_and_number(client: Client) -> None:
    page = said(client.get("/laws/root", {"q": "Dice extra"}))
    assert 'id="4.3.2"' in page
    assert 'id="1.1"' not in page
    assert 'id="11.2.7.III"' in said(client.get("/laws/root", {"q": "11.2.7.iii"}))
    nothing = said(client.get("/laws/root", {"q": "<script>alert(1)</script>"}))
    assert "Nothing found" in nothing
    assert "<script>alert" not in nothing


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_clause_lists_the_options_and_lines_that_cite_it(client: Client, lang: str) -> None:
    """In words, with names of facts in the place of facts."""
    client.cookies["lang"] = lang
    page = said(client.get("/laws/root"))
    articles = {clause: page.partition(f'id="{clause}"')[2].partition("</article>")[0] for clause in ("4.3", "4.3.1")}
    expected = {
        "en": ("Options", "Log lines", "‹card›", "‹attacker› attacks ‹defender›"),
        "ru": ("Варианты", "Строки журнала", "‹карта›", "‹нападающий› нападает на ‹защитник›"),
    }
    *cited, battle = expected[lang]
    assert all(each in articles["4.3.1"] for each in cited)
    assert battle in articles["4.3"]
    assert cited[0] not in articles["4.3"]
    assert "{" not in "".join(re.findall(r"<li>(.*?)</li>", page))


def test_a_search_leaves_the_book_whole_for_the_next(client: Client) -> None:
    whole = client.get("/laws/root").content
    assert len(client.get("/laws/root", {"q": "dice"}).content) < len(whole)
    assert len(client.get("/laws/root").content) == len(whole)


def test_a_clause_has_an_address_of_its_own(client: Client) -> None:
    assert client.get("/law/root/4.3.2")["Location"] == "/laws/root#4.3.2"
    assert client.get("/law/root/bots:3.5")["Location"] == "/laws/bots#bots:3.5"


# ---------------------------------------------------------------------------------------------------------- account

GOOD = {"login": "Мышь.полевая", "password": "осенний лес 12"}
SETTINGS = {
    "name": "Mouse",
    "language": "ru",
    "theme": "dark",
    "text_size": "large",
    "motion": "reduced",
    "pace": "1",
    "sound": "on",
    "email": "mouse@example.org",
    "webhook": "https://example.org/turn",
}


def claimed(client: Client, login: str) -> Person:
    assert client.post("/account/claim", {**GOOD, "login": login}).status_code == 302
    return Person.objects.get(login=login)


def test_looking_at_the_account_makes_nobody(client: Client) -> None:
    before = Person.objects.count()
    client.get("/account")
    assert Person.objects.count() == before


def test_a_guest_claims_an_account_and_keeps_the_tables(client: Client) -> None:
    row = set_table(client, **SOLO)
    assert client.post("/account/claim", GOOD).status_code == 302
    person = Person.objects.get(login="мышь.полевая")
    assert row.host == person
    assert person.password.startswith("argon2")
    assert "Your turn" in said(client.get("/"))
    client.post("/account/logout")
    assert "Your turn" not in said(client.get("/"))
    assert client.post("/account/login", {"back": "МЫШЬ.полевая", "password": GOOD["password"]}).status_code == 302
    assert "Your turn" in said(client.get("/"))


def test_a_guest_who_logs_in_brings_the_tables_along(client: Client) -> None:
    person = claimed(client, "owl")
    elsewhere = Client()
    row = set_table(elsewhere, **SOLO)
    guest = row.host
    elsewhere.post("/account/login", {"back": "owl", "password": GOOD["password"]})
    row.refresh_from_db()
    assert guest is not None
    assert row.host == person
    assert row.seats.get(number=0).person == person
    assert not Person.objects.filter(pk=guest.pk).exists()


@pytest.mark.parametrize(
    ("form", "reason"),
    [
        ({"login": "a", "password": "осенний лес 12"}, "3 to 40"),
        ({"login": "a b c", "password": "осенний лес 12"}, "3 to 40"),
        ({"login": "vole", "password": "лес"}, "too short"),
        ({"login": "vole", "password": "password1"}, "too common"),
        ({"login": "HERON", "password": "осенний лес 12"}, "already taken"),
    ],
)
def test_a_bad_claim_says_why_and_changes_nothing(client: Client, form: dict[str, str], reason: str) -> None:
    if not Person.objects.filter(login="heron").exists():
        claimed(Client(), "heron")
    before = Person.objects.count()
    response = client.post("/account/claim", form)
    assert response.status_code == 422
    assert Person.objects.count() - before == (reason == "already taken")
    assert reason in said(response)
    assert form["password"] not in said(response)
    assert "You are playing as a guest" in said(client.get("/account"))


def test_a_wrong_password_lets_nobody_in_and_soon_one_has_to_wait(client: Client) -> None:
    claimed(Client(), "badger")
    answers = [said(client.post("/account/login", {"back": "badger", "password": "wrong"})) for _ in range(12)]
    assert "no such login" in answers[0]
    assert "Too many attempts" in answers[-1]
    right = client.post("/account/login", {"back": "badger", "password": GOOD["password"]})
    assert right.status_code == 422


def test_a_guest_cannot_log_out_and_be_lost(client: Client) -> None:
    row = set_table(client, **SOLO)
    client.post("/account/logout")
    assert f"/t/{row.id}" in said(client.get("/"))
    assert "Your turn" in said(client.get("/"))


def test_a_new_password_needs_the_old_one(client: Client) -> None:
    person = claimed(client, "shrew")
    wrong = client.post("/account/password", {"password_old": "wrong", "password": "зимний лес 34"})
    assert wrong.status_code == 422
    old = person.password
    person.refresh_from_db()
    assert person.password == old
    client.post("/account/password", {"password_old": GOOD["password"], "password": "зимний лес 34"})
    person.refresh_from_db()
    assert person.check_password("зимний лес 34")
    assert "shrew" in said(client.get("/account"))


def test_settings_are_kept_and_shown(client: Client) -> None:
    assert client.post("/account/settings", SETTINGS).status_code == 302
    person = Person.objects.latest("pk")
    kept = {name: getattr(person, name) for name in SETTINGS}
    assert kept == {**SETTINGS, "pace": 1, "sound": True}
    page = said(client.get("/account"))
    assert 'lang="ru" data-theme="dark" data-size="large" data-motion="reduced"' in page
    assert 'value="mouse@example.org"' in page


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", "x" * 41),
        ("language", "de"),
        ("theme", "pink"),
        ("text_size", "0"),
        ("motion", ""),
        ("pace", "9"),
        ("email", "not an address"),
        ("webhook", "javascript:alert(1)"),
        ("webhook", "https://example.org/" + "x" * 200),
    ],
)
def test_a_bad_setting_is_refused_whole(client: Client, field: str, value: str) -> None:
    client.post("/account/settings", {**SETTINGS, "language": "en"})
    person = Person.objects.latest("pk")
    response = client.post("/account/settings", {**SETTINGS, "language": "en", "name": "Other", field: value})
    assert response.status_code == 422
    assert 'role="alert"' in said(response)
    person.refresh_from_db()
    assert person.name == "Mouse"


def test_forms_need_their_token() -> None:
    careful = Client(enforce_csrf_checks=True)
    for address in ("/play/root", "/new/root", "/account/claim", "/account/login", "/account/settings", "/switch"):
        assert careful.post(address).status_code == 403, address


def test_each_property_of_the_look_has_one_home() -> None:
    """The site's properties are set in site.css alone; other sheets may use them, and print on white paper."""
    source = Path(words.__file__).parents[2]
    styles = source.rglob("static/**/*.css")
    sheets = {file: file.read_text(encoding="utf-8").partition("@media print")[0] for file in styles}
    roots = {
        file.name: set(re.findall(r"(--[a-z-]+):", " ".join(re.findall(r":root[^{]*\{([^}]*)\}", text))))
        for file, text in sheets.items()
    }
    assert len(roots) > 5
    for name, found in roots.items():
        assert name == "site.css" or not found & roots["site.css"], name
