"""What every game passes. Each check plays random games of one set-up and looks at the table on the way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Protocol

from ludex.core import CHANCE, Game, Option, Playout, Table, key_of
from ludex.core.chance import QuickChance
from ludex.core.decision import CHANCE_VERBS
from ludex.core.playout import MOST_DECISIONS
from ludex.core.text import LANGUAGES, Words

Invariant = Callable[[Any], None]
Hide = Callable[[Any, int, random.Random], None]


class Chooser(Protocol):
    """An agent, as far as a check has to know it."""

    def choose(self, table: Playout, seat: int) -> Option: ...


def anything(state: Any) -> None:
    """The invariant of a game that has none of its own."""


def choose(table: Playout, rng: random.Random) -> tuple[int, Option]:
    """A random seat among those asked, and a random option of its."""
    seat = rng.choice(list(table.pending))
    options = table.pending[seat].options
    return seat, options[int(rng.random() * len(options))]


def walk(game: Game, setup: dict[str, Any], seed: int, most: int = MOST_DECISIONS) -> Iterator[Table]:
    """A random game, stopped before every answer and once at the end."""
    table = Table.new(game, setup, seed)
    rng = random.Random(seed)
    while table.pending:
        yield table
        table.answer(*choose(table, rng))
        assert table.answered < most, "the game does not end"
    yield table


def finish(table: Playout, seed: int) -> str:
    """Play on at random to the end; the final hash."""
    rng = random.Random(seed)
    while table.pending:
        table.play(*choose(table, rng))
    return table.hash()


def random_play_ends(game: Game, setup: dict[str, Any], seed: int, conserved: Invariant = anything) -> None:
    """Never stuck, never an exception, always an end; options unique and in a stable order; components conserved."""
    for table in walk(game, setup, seed):
        conserved(table.state)
        for decision in table.pending.values():
            assert decision.clause in game.laws, decision
            options = list(decision.options)
            assert options
            assert len(set(options)) == len(options), decision
            for option in options:
                assert type(option) is tuple
                assert len(option) == 1 + len(game.verbs[option[0]].items)
                assert all(type(item) is int for item in option[1:])
            decision.list_again()
            assert list(decision.options) == options, decision
    outcome = table.outcome
    assert outcome is not None
    assert outcome.clause in game.laws
    assert not set(outcome.winners) & set(outcome.losers)
    for lang in LANGUAGES:
        assert game.text(lang).has(f"end-{outcome.how}")
    assert not table.pending


def clones_go_the_same_way(game: Game, setup: dict[str, Any], seed: int, every: int = 23) -> None:
    """At sampled decisions a clone and the original, given the same answers, end alike; the original is untouched."""
    for table in walk(game, setup, seed):
        if table.answered % every == 0 and table.pending:
            before = table.hash()
            twin, other = table.clone().clone(), table.fork()
            assert twin.hash() == before
            assert other.hash() == before
            assert list(twin.pending) == list(table.pending)
            ends = {finish(twin, table.answered), finish(other, table.answered)}
            assert len(ends) == 1
            assert table.hash() == before
            assert finish(table.clone(branching=False), table.answered) in ends


def saves_load_the_same(game: Game, setup: dict[str, Any], seed: int, every: int = 10) -> None:
    """Saved and loaded at every tenth decision, the game is the same and ends the same."""
    straight = finish_with_reloads(game, setup, seed, every=0)
    assert finish_with_reloads(game, setup, seed, every) == straight


def finish_with_reloads(game: Game, setup: dict[str, Any], seed: int, every: int) -> str:
    table = Table.new(game, setup, seed)
    rng = random.Random(seed)
    answers = 0
    while table.pending:
        table.answer(*choose(table, rng))
        answers += 1
        if every and answers % every == 0:
            before = table.hash()
            told = table.journal and [line.message for line in table.journal.lines]
            table = Table.load(table.save(), game)
            assert table.hash() == before
            assert table.journal is not None
            assert [line.message for line in table.journal.lines] == told
    return table.hash()


def undo_goes_all_the_way_back(game: Game, setup: dict[str, Any], seed: int) -> None:
    """Taking back answer after answer passes through the same states and the same journal as on the way there."""
    hashes: dict[int, tuple[str, int]] = {}
    for table in walk(game, setup, seed):
        assert table.journal is not None
        hashes[table.answered] = (table.hash(), len(table.journal.lines))
    while any(seat != CHANCE for seat, _ in table.log):
        table.undo(consent=True)
        assert table.journal is not None
        assert (table.hash(), len(table.journal.lines)) == hashes[table.answered]


def log_replays(game: Game, setup: dict[str, Any], seed: int) -> None:
    """The log alone, with no source of chance, leads to the same state."""
    for _table in walk(game, setup, seed):
        table = _table
    again = Table.replay(game, setup, [(seat, key_of(option)) for seat, option in table.log])
    assert again.hash() == table.hash()
    assert again.save().replace(b'"chance":null', b"") == table.save().replace(
        b'"chance":{"source":"quick","seed":%d}' % seed, b""
    )


def views_hide_what_is_hidden(game: Game, setup: dict[str, Any], seed: int, every: int = 7) -> None:
    """Dealing anew what a seat cannot know leaves its view, its options and their sizes as they were."""
    seats = len(game.seats(game.read_setup(setup)))
    for table in walk(game, setup, seed):
        if table.answered % every == 0 and table.pending:
            for seat in range(seats):
                twin = table.clone()
                before = twin.view(seat)
                twin.redeal(seat, random.Random(seed + table.answered))
                after = twin.view(seat)
                assert (after.board, after.options) == (before.board, before.options)
                assert (after.version, after.free_undo) == (before.version, before.free_undo)
                if not table.side_by_side:  # what others answered in secret is open again, for a search to guess
                    assert after == before


def secrets_do_not_show_in_what_follows(
    game: Game, setup: dict[str, Any], seed: int, hide: Hide, opening: frozenset[str] = frozenset(), every: int = 29
) -> None:
    """Two tables that differ only in what a seat cannot know, given the same answers, look the same to that seat:
    the same questions to the same seats, the same journal. `opening` verbs rightly show hidden things: none is used.
    `opening` may also name journal lines: what was hidden then lies open, and the comparison ends."""
    seats = len(game.seats(game.read_setup(setup)))
    for table in walk(game, setup, seed):
        if table.answered % every == 0 and table.pending:
            for seat in range(seats):
                one, two = table.fork(), table.fork()
                hide(two.state, seat, random.Random(seed + table.answered))
                for decision in two.pending.values():
                    decision.list_again()
                look_the_same(one, two, seat, random.Random(seed), opening)


def look_the_same(
    one: Table, two: Table, seat: int, rng: random.Random, opening: frozenset[str], answers: int = 25
) -> None:
    for _ in range(answers):
        assert one.view(seat) == two.view(seat)
        assert one.journal is not None
        assert two.journal is not None
        assert one.journal.seen_by(seat) == two.journal.seen_by(seat)
        if not one.pending:
            return
        who = rng.choice(list(one.pending))
        both = [option for option in one.pending[who].options if two.pending[who].accepts(option)]
        closed = [option for option in both if option[0] not in opening]
        if not closed:
            return
        option = rng.choice(closed)
        told = len(one.journal.lines)
        one.answer(who, option)
        two.answer(who, option)
        if any(line.message in opening for line in one.journal.lines[told:]):
            return


def agents_do_not_peek(
    game: Game, setup: dict[str, Any], seed: int, agent: Callable[[int], Chooser], every: int = 7
) -> Counter[str]:
    """Whatever a seat cannot know, its agent chooses the same, given the same seed of its own, and something that is
    offered. How often that was compared, by what was different."""
    compared: Counter[str] = Counter()
    rng = random.Random(seed)
    for table in walk(game, setup, seed):
        if table.answered % every:
            continue
        for seat in table.pending:
            before = table.view(seat)
            chosen = agent(seed).choose(table.fork(), seat)
            assert table.pending[seat].accepts(chosen), chosen
            for what, twin in cannot_be_told_apart(table, seat, rng):
                after = twin.view(seat)
                assert (after.board, after.options) == (before.board, before.options), what
                compared[what] += 1
                assert agent(seed).choose(twin, seat) == chosen, f"{what}: {table.pending[seat]}"
    return compared


def cannot_be_told_apart(table: Table, seat: int, rng: random.Random) -> Iterator[tuple[str, Table]]:
    """Tables that are the same for this seat: with other dice to come, other hidden things, other secret answers."""
    dice = table.fork()
    dice.chance = QuickChance(rng.getrandbits(32))
    yield "dice", dice
    if not table.in_step and not table.sealed:  # nothing has been answered since that other hidden things would forbid
        state = table._checkpoint.copy()
        table.game.redeal(state, seat, rng.shuffle)
        dealt = Table.start(table.game, table.setup, state, table.chance)
        dealt.answered = table.answered  # everybody knows how many answers there have been
        same = seat in dealt.pending and dealt.view(seat).board == table.view(seat).board
        if same:  # otherwise the step has begun with something that shows what was hidden
            yield "dealt", dealt
    if table.sealed or (table._any is not None and table._any.cover):
        others = [other for other in range(len(table.game.seats(table.setup))) if other != seat]
        fresh = table.fork()
        for other in others:
            while other in fresh.sealed or (fresh._any is not None and fresh._any.given.get(other)):
                fresh.undo(other)
        yield "answers", fresh.fork()
        for _ in range(2):
            twin = fresh.fork()
            while asked := [other for other in others if other in twin.pending]:
                other = rng.choice(asked)
                twin.play(other, rng.choice(twin.pending[other].options))
            yield "answers", twin


def texts_are_complete(game: Game) -> None:
    """Every language has the same messages, among them a label of every verb and the title of the game."""
    texts = [game.text(lang) for lang in LANGUAGES]
    assert len({frozenset(text.messages) for text in texts}) == 1, set.symmetric_difference(
        *(set(text.messages) for text in texts)
    )
    wanted = {f"option-{name.replace('_', '-')}" for name in game.verbs if name not in CHANCE_VERBS}
    assert wanted | {"game-title"} <= set(texts[0].messages), wanted - set(texts[0].messages)


def everything_is_said(game: Game, setup: dict[str, Any], seed: int, every: int = 13) -> None:
    """What is asked, offered and told has words in every language, and every fact of it a value."""
    for table in walk(game, setup, seed):
        if table.answered % every == 0 or not table.pending:
            for lang in LANGUAGES:
                said = []
                for seat, asked in table.pending.items():
                    words = Words(game, lang, table.state, seat if seat != CHANCE else None)
                    said += [words.prompt(asked), *(words.option(option, asked) for option in asked.options)]
                if not table.pending:
                    words = Words(game, lang, table.state)
                    said += [words.told(line) for line in table.journal.lines]
                    assert table.outcome is not None
                    said.append(words.outcome(table.outcome))
                assert not [each for each in said if not each or "{" in each]
