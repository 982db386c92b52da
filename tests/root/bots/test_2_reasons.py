"""2 The reasons of bots are true: whatever is told of a choice holds for what was chosen, at the moment of choosing."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from ludex.core import Refusal, Table
from ludex.core.text import LANGUAGES
from ludex.games.root.bots import choose
from ludex.games.root.bots.choose import Allowed, Criterion, Reason
from ludex.games.root.game import GAME
from ludex.games.root.mixes import mixes
from ludex.games.root.printed.maps import MAP_NAMES, MAPS
from ludex.games.root.printed.pieces import BASES, PIECES, PLOT, POSTS, ROOST, SYMPATHY, TUNNEL
from ludex.games.root.printed.vagabond import CARDS
from ludex.games.root.rules.battle import cannot_battle
from ludex.games.root.show.names import names, reason
from ludex.games.root.state import Root
from tests.root.stage import Stage

GAMES = 120
IF_POSSIBLE = ("no-roost", "has-free-slot", "no-plot", "pieces-of-best-customer")


def foes(g: Root, me: int) -> list[int]:
    return [seat for seat in range(len(g.factions)) if seat != me and not (g.cooperative and g.bots[seat])]


def enemy(g: Root, me: int, clearing: int, *rows: list[list[int]]) -> int:
    return sum(row[foe][clearing] for row in rows for foe in foes(g, me))


def pieces(g: Root, seat: int, clearing: int) -> int:
    on_map = sum(g.pieces[kind][clearing] for kind, piece in enumerate(PIECES) if g.seat_of[piece.faction] == seat)
    return g.warriors[seat][clearing] + on_map + (g.pawn[seat] == clearing)


def near(g: Root, clearing: int) -> list[int]:
    woods = MAPS[g.map]
    return [b if a == clearing else a for a, b in (*woods.paths, *woods.closed) if clearing in (a, b)]


def quest_suit(g: Root) -> str:
    return CARDS.quest[g.bot_quest].suit


SUITS = ("fox", "rabbit", "mouse")
FACTS: dict[str, Callable[[Root, int, int], int]] = {
    "ordered": lambda g, me, c: g.order_suit in (g.suits[c], len(SUITS)),
    "you-rule": lambda g, me, c: g.ruler[c] == me,
    "your-warriors": lambda g, me, c: g.warriors[me][c],
    "your-pieces": lambda g, me, c: pieces(g, me, c),
    "none-of-yours": lambda g, me, c: not pieces(g, me, c),
    "free-slots": lambda g, me, c: g.free[c],
    "has-free-slot": lambda g, me, c: g.free[c] > 0,
    "enemy-pieces": lambda g, me, c: sum(pieces(g, foe, c) for foe in foes(g, me)),
    "no-enemy-pieces": lambda g, me, c: not any(pieces(g, foe, c) for foe in foes(g, me)),
    "enemies-there": lambda g, me, c: any(pieces(g, foe, c) for foe in foes(g, me)),
    "enemy-warriors": lambda g, me, c: enemy(g, me, c, g.warriors),
    "enemy-buildings": lambda g, me, c: enemy(g, me, c, g.built),
    "enemy-buildings-and-tokens": lambda g, me, c: enemy(g, me, c, g.built, g.tokens),
    "has-roost": lambda g, me, c: g.pieces[ROOST][c],
    "no-roost": lambda g, me, c: not g.pieces[ROOST][c],
    "can-battle": lambda g, me, c: any(cannot_battle(g, me, c, foe) is None for foe in foes(g, me)),
    "sympathetic": lambda g, me, c: g.pieces[SYMPATHY][c],
    "unsympathetic": lambda g, me, c: not g.pieces[SYMPATHY][c],
    "near-sympathy": lambda g, me, c: any(g.pieces[SYMPATHY][other] for other in near(g, c)),
    "unbuilt-base": lambda g, me, c: not any(g.pieces[BASES[g.suits[c]]]),
    "ruin": lambda g, me, c: g.ruins[c] and len(g.ruin_items[c]),
    "quest-suit": lambda g, me, c: SUITS[g.suits[c]] == quest_suit(g),
    "no-trade-post": lambda g, me, c: not any(g.pieces[post][c] for post in POSTS),
    "a-tunnel": lambda g, me, c: g.pieces[TUNNEL][c],
    "no-tunnel": lambda g, me, c: not g.pieces[TUNNEL][c],
    "a-building-of-yours": lambda g, me, c: g.built[me][c],
    "no-building-of-yours": lambda g, me, c: not g.built[me][c],
    "no-plot": lambda g, me, c: not g.pieces[PLOT][c],
    "a-warrior": lambda g, me, c: g.warriors[me][c],
    "a-group": lambda g, me, c: g.warriors[me][c] >= 3,
    "points": lambda g, me, seat: g.score[seat],
    "warriors-in-payments": lambda g, me, seat: g.payments[seat],
    "pieces-of-best-customer": lambda g, me, c: pieces(g, best_customer(g), c),
}
"""What the words say, counted anew. Others speak of a clearing or a player that only the choice knows."""


def best_customer(g: Root) -> int:
    seats = [seat for seat, count in enumerate(g.payments) if count == max(g.payments)]
    return min(seats, key=lambda seat: choose.player_priority(g, seat))


class Witness:
    """Stands beside `reasons` and looks whether they are true."""

    def __init__(self) -> None:
        self.told: Counter[str] = Counter()
        self.unmet: Counter[str] = Counter()

    def check(
        self,
        told: list[Reason],
        g: Root,
        me: int,
        ranked: Sequence[int],
        criteria: Sequence[Criterion],
        allowed: Allowed | None,
        chosen: int,
        priority: str,
    ) -> None:
        measures = {criterion.measure.name: criterion.measure.of for criterion in criteria}
        possible = [each for each in ranked if allowed is None or allowed(g, me, each) is None]
        left = possible

        def value(name: str, thing: int) -> int:
            return int(FACTS.get(name, measures[name])(g, me, thing))

        for word, *rest in told:
            self.told[str(word)] += 1
            match word, *rest:
                case "such", str(name):
                    assert value(name, chosen), name
                case "if-possible", str(name), number, others:
                    assert value(name, chosen), name
                    left = [each for each in left if value(name, each)]
                case "none-such", str(name):
                    self.unmet[name] += 1
                    assert not any(value(name, each) for each in left), name
                case (("most" | "fewest"), str(name), number, list(others)):
                    best = (max if word == "most" else min)(value(name, each) for each in left)
                    assert value(name, chosen) == number == best, name
                    left = [each for each in left if value(name, each) == best]
                    assert sorted(others) == sorted(each for each in left if each != chosen)
                case ("only",):
                    assert possible == [chosen]
                case "priority", of:
                    assert of == priority
                    assert chosen == first_of(g, left, priority)
                case "passed", int(better), clause, why, about:
                    refusal = allowed(g, me, better) if allowed is not None else None
                    assert refusal == Refusal(str(clause), str(why), **about)  # type: ignore[arg-type]
                    assert ranked.index(better) < ranked.index(chosen)
                case _:
                    raise AssertionError(word)
        alone = [reason for reason in told if reason[0] in ("only", "priority")]
        assert bool(alone) == (len(possible) == 1 or len(left) > 1), told


def first_of(g: Root, things: Sequence[int], priority: str) -> int:
    if priority == "player":
        return min(things, key=lambda seat: choose.player_priority(g, seat))
    tower = MAPS[g.map].tower
    if tower in things:
        return tower
    return max(things) if priority == "lowest" else min(things)


@pytest.fixture
def witness(monkeypatch: pytest.MonkeyPatch) -> Witness:
    beside, tell_reasons = Witness(), choose.reasons

    def watched(*choice: Any) -> list[Reason]:
        told = tell_reasons(*choice)
        beside.check(told, *choice)
        return told

    monkeypatch.setattr(choose, "reasons", watched)
    return beside


def many_games() -> Iterator[dict[str, Any]]:
    """Bots among themselves and with people, on all maps."""
    yield from islice(mixes(range(3, 7), {"map": MAP_NAMES}, "only"), GAMES)
    yield from islice(mixes(range(3, 7), {"map": MAP_NAMES}, "some"), GAMES // 4)


@pytest.mark.law("bots:2.1", "bots:2.2", "bots:2.3", "bots:2.5")
def test_every_reason_told_is_true(witness: Witness) -> None:
    for seed, setup in enumerate(many_games()):
        rng = random.Random(seed)
        table = Table.new(GAME, {**setup, "first": 0}, seed)
        while not table.over:
            ((seat, decision),) = table.pending.items()
            table.play(seat, rng.choice(decision.options))
    assert all(
        witness.told[word] > 100 for word in ("such", "if-possible", "none-such", "most", "fewest", "only", "priority")
    )
    assert set(witness.unmet) == set(IF_POSSIBLE)


@pytest.mark.law("bots:5.5.1.II")
def test_a_roost_everywhere_is_told_as_such() -> None:
    stage = Stage("bot:eyrie", "marquise", active="bot:eyrie").warriors("bot:eyrie", 1, 3)
    for clearing in (1, 5, 9, 10):
        stage.piece("roost", clearing)
    play = stage.turn("anvil")
    target = play.told("choose-clearing", "bots:5.5.1.II")[1]
    assert ("none-such", "no-roost") in target["why_clearing"]
    assert not [why for why in target["why_clearing"] if why[0] == "if-possible"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", IF_POSSIBLE)
def test_what_was_not_possible_has_words_of_its_own(lang: str, name: str) -> None:
    text, named = GAME.text(lang), names(Stage().g, None)
    met = reason(text, "why_clearing", ("if-possible", name, 1, []), named)
    unmet = reason(text, "why_clearing", ("none-such", name), named)
    assert met != unmet
    assert {"en": "possible", "ru": "возможных"}[lang] in unmet
