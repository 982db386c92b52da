"""Every message of the game with 1, 2 and 5 of everything: numbers and names agree with the words around them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludex.core.text import Noun, Text, Words
from ludex.games.heroes.game import GAME
from ludex.games.heroes.printed.book import FACTIONS, TERRAINS
from ludex.games.heroes.rules.round import ACTIONS
from tests.heroes.stage import Stage

NUMBERS = (1, 2, 5)
SOME = ("wood", "iron", "gold", "own")
CALLED = {
    "building": "Мегалит",
    "buildings": "Мегалит, Хлев",
    "troop": "Охотники",
    "artifact": "Посох леса",
    "species": "Гарпия",
    "bonus": "«Каждый получает 3 ПО»",
    "bonuses": "«Каждый получает 3 ПО»",
    "beast": "Гарпия",
    "name": "Жарвен",
    "said": "Каждый получает 3 ПО",
    "facts": "сила 14",
    "thing": "дерево",
    "what": "Мегалит",
    "region": "Жарвен",
    "difference": "+1,6",
}
"""Names that have no cases."""

RUSSIAN = (
    ("дерево", "дерева", "дерева"),
    ("железо", "железа", "железа"),
    ("золото", "золота", "золота"),
    ("мясо", "мяса", "мяса"),
    ("спора", "споры", "спор"),
    ("очко", "очка", "очков"),
    ("очка", "очков", "очков"),
    ("кокон", "кокона", "коконов"),
    ("регион", "региона", "регионов"),
    ("голос", "голоса", "голосов"),
    ("ресурс", "ресурса", "ресурсов"),
    ("любой", "любых", "любых"),
    ("победа", "победы", "побед"),
    ("фундамент", "фундамента", "фундаментов"),
    ("посещённый", "посещённых", "посещённых"),
)
"""What may follow a number, for 1, 2 and 5."""
LOOSE = {"из", "в", "или", "на", "либо", "и", "уменьшить", "соперники", "нельзя", "меньше"}
"""Words after a number that do not belong to it."""
COUNTED = ("point", "region", "cocoon", "vote", "resource", "spore", "win", "foundation", "arachnid")
ENGLISH = (*((noun, f"{noun}s") for noun in COUNTED), ("bonus", "bonuses"))
BEFORE = {"movement", "filled", "visited", "mountain", "open"}
"""Words between a number and what is counted."""
UNCOUNTED = re.compile(
    "wood|iron|gold|meat|strength|of|into|less|or|for|and|to|in|at|gathered|spent|left|now|by|already|is|cannot|no"
)


class Variables(Visitor):
    """The facts that a message needs."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(lang: str) -> Iterator[tuple[str, str, set[str]]]:
    """Every message and attribute of the game's files, with its facts."""
    for file in sorted((GAME.folder / "text").glob(f"{lang}*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                patterns = [("nom", entry.value), *((each.id.name, each.value) for each in entry.attributes)]
                for form, pattern in patterns:
                    if pattern is not None:
                        seen = Variables()
                        seen.visit(pattern)
                        yield entry.id.name, form, seen.found


def values(text: Text, fact: str, number: int) -> list[Any]:
    """What a fact may be; a number unless it is known to be a thing."""
    match GAME.facts.get(fact, ""):
        case "seat":
            return [Noun(text, f"faction-{name.replace('_', '-')}") for name in FACTIONS]
        case "resource":
            return [Noun(text, f"resource-{name}") for name in SOME]
        case "action":
            return [Noun(text, f"action-{name}") for name in ACTIONS]
        case "terrain":
            return [Noun(text, f"terrain-{name}") for name in TERRAINS]
        case "trail":
            return [Noun(text, "trail-forest"), Noun(text, "trail-water-lair")]
        case "monster":
            return [Noun(text, "monster", number=number, strength=number, own=number)]
        case "night":
            return [Noun(text, "night-0")]
        case "thing":
            return [text.say("thing-wood", count=number)]
    return [CALLED.get(fact, number)]


def rendered(lang: str) -> Iterator[tuple[str, int, str]]:
    text = GAME.text(lang)
    for message, form, facts in messages(lang):
        names = sorted(facts)
        for number in NUMBERS if facts or not message.startswith("lesson-") else ():
            for chosen in product(*(values(text, fact, number) for fact in names)):
                yield message, number, text.say(message, form, **dict(zip(names, chosen, strict=True)))


def test_every_message_is_said_with_everything_it_needs() -> None:
    for lang in ("ru", "en"):
        said = list(rendered(lang))
        assert len(said) > 1000
        assert not [each for each in said if re.search(r"[{}$]", each[2]) or each[2] != each[2].strip()]


def test_numbers_agree_in_russian() -> None:
    wrong = []
    for message, number, said in rendered("ru"):
        place = NUMBERS.index(number)
        words = re.findall(rf"(?<![\d–+−№] )(?<![\d–+−]){number} ([а-яё]+)", said)
        right = {*LOOSE, *(forms[place] for forms in RUSSIAN)}
        wrong += [(message, said) for word in words if word not in right]
    assert not wrong


def test_numbers_agree_in_english() -> None:
    wrong = []
    for message, number, said in rendered("en"):
        for words in re.findall(rf"(?<![\d–+−]){number} ((?:[a-z]+ ?)+)", said):
            word = next((word for word in words.split() if word not in BEFORE), "")
            fits = any(word == (one if number == 1 else more) for one, more in ENGLISH)
            if word and not UNCOUNTED.fullmatch(word) and not fits:
                wrong.append((message, said))
    assert not wrong


def test_factions_are_plural_subjects_in_russian() -> None:
    """“Циклопы получают”, never “Циклопы получает”."""
    plural = re.compile(r"([юуяа]т|[юуяа]тся|ли|лись)$")
    other = {"теперь", "не", "ничего", "—"}
    names = [GAME.text("ru").say(f"faction-{name.replace('_', '-')}", "start") for name in FACTIONS]
    wrong = set()
    for message, _, said in rendered("ru"):
        for name in names:
            found = re.match(rf"{name} ([а-яё—]+)", said)
            if found and found[1] not in other and not plural.search(found[1]):
                wrong.add((message, said))
    assert not wrong
    covers = [GAME.text("ru").say(f"ask-{cover}") for cover in ("moving", "declaring", "voting")]
    assert all(re.search(r"(ают|яют|уют)\b", said) for said in covers)


SOFT_HYPHEN = "\u00ad"
NOUNS = {
    "building": r"здани[ея]|зданию|зданием",
    "troop": r"войск[оауе]|войском",
    "artifact": r"артефакт(а|у|ом|е)?",
    "species": r"чудовищ[еау]|чудовищем|вида",
}


def test_names_in_quotes_stand_beside_what_they_name() -> None:
    """“Построить здание «Хлев»”: a name has no cases, so a noun has them for it."""
    bare = []
    for file in sorted((GAME.folder / "text").glob("ru*.ftl")):
        for line in file.read_text(encoding="utf-8").splitlines():
            for found in re.finditer(r"(\w*) ?«\{ \$(\w+) \}»", line):
                noun = NOUNS.get(found[2])
                if noun and not re.fullmatch(noun, found[1].lower()):
                    bare.append((file.name, line.strip()))
    assert not bare


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (("take", 0, 1), "1 дерево"),
        (("take", 0, 2), "2 дерева"),
        (("pay", 1, 1), "Заплатить 1 железо"),
        (("rob", 0, 2, 1), "1 золото у оборотней"),
        (("lose", 0, 5), "Потерять 5 дерева"),
    ],
)
def test_one_wood_is_one_wood(key: tuple[Any, ...], said: str) -> None:
    assert Words(GAME, "ru", Stage("werewolves", "mushroomfolk").g).option(key) == said


def test_one_thing_has_one_name() -> None:
    """The action is “перемещение” wherever it is named, and so is “строительство”."""
    text = GAME.text("ru")
    for action in ("move", "build"):
        assert text.say(f"board-act-{action}").replace(SOFT_HYPHEN, "").lower() == text.say(f"action-{action}")
    said = "\n".join(file.read_text(encoding="utf-8").lower() for file in (GAME.folder / "text").glob("ru*.ftl"))
    assert not re.search(r"\bпоход|\bстройк|\bпочин|\bчинят|помеченн|зачёркнуто\b|\bцена\b", said)
