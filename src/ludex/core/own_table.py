"""A game whose cards and dice lie on a real table. Chance is a player, and the people answer for it.

Nobody knows the order of a real deck, so nobody is asked for it: hidden things lie in some order that fits. As soon as
one turns up that Ludex has to know, it is asked which one it is (`Which`), and the answer changes what lay there. What
a person holds stays unknown until it is named; what Ludex assumes of it is never shown to anyone.

The log is that of any table, with three answers of chance besides: `show` says what a thing that turned up really was,
`swap` that two hidden things lie the other way round, since somebody has named one of them, and `set` that the board
was set by hand, whatever was going on."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from ludex.core.box import BY_HAND, SET, lay_out, sent_by
from ludex.core.chance import Chance, QuickChance
from ludex.core.decision import CHANCE, Decision, Draw, Option, Shuffle, key_of
from ludex.core.errors import BadAnswer, BadSave, NotOffered, RuleFailed
from ludex.core.game import Game, find_game
from ludex.core.hidden import Pool, Row
from ludex.core.journal import Line, Told, tell
from ludex.core.playout import Playout, Swapped
from ludex.core.save import FORMAT, JSON, PackedSave, SaveFile, read_save
from ludex.core.state import State
from ludex.core.table import Table, saved_position
from ludex.core.text import Words

Hidden = tuple[int, int, Row]
"""The number of a hidden place in its pool, its thing, and its row."""
DEALS = 24
"""So many ways in which hidden things may lie are looked at for what a person could do."""
MORE_DEALS = 400
"""And so many for one thing that a person says they do."""


NOWHERE = NOTHING = -1
"""What turns up where nothing more does."""


class TurnedUp(Exception):
    """Something that was hidden is in the open: a run ends here."""

    def __init__(self, pool: int, thing: int, line: Line | None) -> None:
        super().__init__(pool, thing)
        self.pool = pool
        self.thing = thing
        self.line = line


class Which(Decision):
    """What has turned up? The answer is `("show", pool, assumed, real)`."""

    __slots__ = ("assumed", "before", "kind", "line", "pool", "things")

    def __init__(self, pool: int, kind: str, assumed: int, things: Sequence[int], line: Line | None) -> None:
        options = [("show", pool, assumed, thing) for thing in things]
        super().__init__(line.clause if line is not None else "", CHANCE, "which", options)
        self.pool = pool
        self.kind = kind
        self.assumed = assumed
        self.things = things
        self.line = line
        """The line that told of it, with what was assumed; its words are not for people."""
        self.before: list[Line] = []
        """What the same answer has led to until then: it will be told again."""


class Waiting(NamedTuple):
    """An answer that could not be followed to its end: something has turned up on the way."""

    seat: int
    option: Option
    place: int
    """How long the log was before it."""
    shown: list[tuple[int, int]]
    """What is known of what turns up, in order: (pool, thing)."""


class OwnTable(Table):
    """A table of cardboard. `eyes` are the seats that Ludex plays: it has to know what they hold.

    >>> table = OwnTable.set_up("root", {"seats": ["marquise", "bot:eyrie"]}, seed=1)
    >>> table.pending[CHANCE].prompt
    'first-player'
    """

    __slots__ = (
        "_before",
        "_fresh",
        "_laid",
        "_named",
        "_order",
        "_seen",
        "_shuffled",
        "_told",
        "_waiting",
        "asks_all",
        "began",
        "dealer",
        "eyes",
    )

    def __init__(
        self, game: Game, setup: Any, state: State, chance: Chance | None = None, told: Told | None = None
    ) -> None:
        super().__init__(game, setup, state, None, self._look_at_line)
        self.patient = True
        self.dealer = chance
        """Says how hidden things lie as long as nobody knows it, and what is left to chance without a thing."""
        self.eyes: tuple[int | None, ...] = (None,)
        self.asks_all = False
        """Are people asked even where there is but one answer? While recorded answers are given again, which has it."""
        self.began: Any = None
        """The state that it began from, as plain values, if not from its set-up."""
        self._told = told
        self._before: list[Counter[int]] = []
        self._named: Counter[tuple[str, int]] = Counter()
        self._seen: list[tuple[int, int]] = []
        self._order: dict[tuple[int, int], int] = {}
        """Where things lay, by pool: what lies on top of a deck turns up first."""
        self._shuffled: list[int] = []
        self._laid = NOWHERE
        """The pool that has just been shuffled, if one has."""
        self._fresh: dict[int, Counter[int]] = {}
        """By pool, what its deck was made of when it was last shuffled with nothing else in it: only this is drawn."""
        self._waiting: Waiting | None = None

    @classmethod
    def set_up(
        cls,
        game: str | Game,
        setup: Any,
        eyes: Collection[int] = (),
        seed: int | Chance | None = None,
        *,
        state: State | None = None,
        told: Told | None = None,
    ) -> OwnTable:
        """Set a table, or begin from a state prepared by hand. Without a seed nothing is assumed: whoever replays a log
        gives those answers too."""
        found = find_game(game) if isinstance(game, str) else game
        checked = found.read_setup(setup)
        table = cls(found, checked, state if state is not None else found.new(checked), None, told)
        table.began = msgspec.to_builtins(state) if state is not None else None
        table.eyes = (None, *sorted(eyes))
        table._watch(())
        table._advance(None)
        table.go_on_with(QuickChance(seed) if isinstance(seed, int) else seed)
        return table

    @classmethod
    def begin_saved(cls, game: Game, save: SaveFile) -> Table:
        if save.own is None:
            raise BadSave("bad-save-foreign")
        return cls.set_up(game, save.setup, save.own, state=saved_position(game, save))

    def save(self) -> bytes:
        """The whole game as one file, with what is assumed of hidden things: whoever opens it goes on exactly here."""
        save = PackedSave(
            ludex=FORMAT,
            game=self.game.name,
            rules=self.game.rules,
            setup=self.setup,
            chance=self.dealer.describe() if self.dealer is not None else None,
            log=self._past.as_json(),
            hash=self.hash(),
            own=[eye for eye in self.eyes if eye is not None],
            position=self.began,
        )
        return JSON.encode(save)

    # ----------------------------------------------------------------------------------------------- what has turned up

    def _unknown(self, state: State) -> list[Counter[int]]:
        return [Counter(thing for _, thing, _ in pool.unknown(self.eyes)) for pool in self.game.hidden(state)]

    def _watch(self, answers: Sequence[tuple[int, Option]]) -> None:
        """From here on whatever turns up counts, but for what these answers name of what their seats hold."""
        self._before = self._unknown(self.state)
        self._seen = []
        self._named = Counter()
        for seat, option in answers:
            held = Counter((pool.kind, thing) for _, pool, mine, _ in self._own_rows(seat) for _, thing, _ in mine)
            self._named += Counter(self._things_in([option])) & held
        pools = enumerate(self.game.hidden(self.state))
        self._order = {(pool, thing): slot for pool, each in pools for slot, thing, _ in each.unknown(self.eyes)}
        asked = self.pending.get(CHANCE)
        self._shuffled, self._laid = [], NOWHERE
        if isinstance(asked, Shuffle) and asked.things and answers:
            self._shuffled = [asked.things[place] for place in answers[0][1][1:]]

    def _things_in(self, answers: Sequence[Option]) -> Iterator[tuple[str, int]]:
        """The things that answers name, with their kinds."""
        for option in answers:
            declared = self.game.verbs.get(option[0])
            if declared is not None:
                yield from zip(declared.items.values(), option[1:], strict=True)

    def _look_at_line(self, state: State, line: Line) -> None:
        self._look(state, line)
        if self._told is not None:
            self._told(state, line)

    def listen(self, told: Told) -> None:
        self._told = told

    def _look(self, state: State, line: Line | None) -> None:
        """Has something turned up that nobody has told yet? Then the run ends here."""
        pools = self.game.hidden(state)
        now = self._unknown(state)
        self._lay_out(now)
        for number, (before, after) in enumerate(zip(self._before, now, strict=False)):
            for thing in sorted((before - after).elements(), key=lambda each: -self._order.get((number, each), 0)):
                named = (pools[number].kind, thing)
                if self._named[named]:
                    self._named[named] -= 1
                    continue
                self._note(number, thing, line)
        self._before = now
        kind = self.game.sweeps.get(line.message) if line is not None else None
        for number, pool in enumerate(pools):
            if kind == pool.kind and self._may_hold(pool, line):
                self._note(number, NOTHING, line)

    def _lay_out(self, now: list[Counter[int]]) -> None:
        """What has just been shuffled lay hidden before anything of it was drawn, wherever most of it lies now."""
        if self._shuffled:
            self._before += [Counter[int]() for _ in now[len(self._before) :]]
            laid = Counter(self._shuffled)
            come = [(after - before) & laid for before, after in zip(self._before, now, strict=False)]
            number = max(range(len(come)), key=lambda each: come[each].total(), default=0)
            if come and come[number]:
                self._laid = number
                self._before[number] = self._before[number] | laid
                self._order |= {(number, thing): place for place, thing in enumerate(self._shuffled)}
            self._shuffled = []

    def _may_hold(self, pool: Pool, line: Line | None) -> bool:
        """Has a person, of whom the line tells, something of this kind that Ludex does not know?"""
        who = line.about.get("who") if line is not None else None
        return who not in self.eyes and any(who in row.eyes for row in pool.rows)

    def _note(self, pool: int, thing: int, line: Line | None) -> None:
        self._seen.append((pool, thing))
        if self._waiting is None or len(self._seen) > len(self._waiting.shown):
            raise TurnedUp(pool, thing, line)

    # ---------------------------------------------------------------------------------------------------------- answers

    def play(self, seat: int, option: Option) -> None:
        """Answer without the checks; what comes of it is followed until somebody has to say something."""
        if option[0] == "show":
            self._show(option)
        elif option[0] == "swap":
            self._record(CHANCE, option)
            self._exchange(Swapped(*option[1:]))
        elif option[0] == SET:
            self._set(option)
        else:
            self._waiting = Waiting(seat, option, self.answered, [])
            self._record(seat, option)
            self._follow(option)
        if self._waiting is None:
            self._settle()

    def _set(self, option: Option) -> None:
        """The board is as somebody says, and a turn begins there; what was going on is over."""
        by_hand, state, words = self.game.by_hand, self.state.copy(), Words(self.game, "en", self.state)
        if by_hand is None or self.over:
            raise BadAnswer("own-table-not-set")
        if self._waiting is not None:
            raise BadAnswer("own-table-first")
        if lay_out(by_hand, state, sent_by(by_hand.groups(state, words), option), words):
            raise BadAnswer("own-table-not-set")
        self._record(CHANCE, option)
        state.step = BY_HAND + state.step
        self.state = state
        state.attach(self.journal)
        self.pending, self.sealed, self._group = {}, {}, {}
        self._rule = self._waiting = None
        self._fresh = {}
        self._watch(())
        tell(state, "", "board-set")
        self._advance(None)

    def _exchange(self, swapped: Swapped) -> None:
        self.game.hidden(self.state)[swapped.pool].swap(swapped.one, swapped.other)
        self._since.append(swapped)
        for decision in self.pending.values():
            decision.list_again()

    def _follow(self, option: Option) -> None:
        """Send the rule the answer that waits, or another one in its place; it is done, or something has turned up."""
        waiting = self._waiting
        assert waiting is not None
        checkpoint, since, length = self._checkpoint, self._since, len(self._since)
        sealed, step, asked = dict(self.sealed), self.state.step, self.pending[waiting.seat]
        self.state.shown = False
        self._watch([(waiting.seat, option), *sealed.items()])
        pools, unknown = self.game.hidden(self.state), self._before
        decks = [self._in_decks(pool) for pool in pools]
        shuffled = Counter(asked.things) if isinstance(asked, Shuffle) else Counter[int]()
        try:
            choice = self._choice(waiting.seat, option)
            if choice is not None:
                since.append(choice)
                self._advance(choice)
                self._look(self.state, None)
            self._waiting = None
            if self._laid != NOWHERE:
                alone = not self._laid < len(decks) or not decks[self._laid]
                self._fresh[self._laid] = shuffled if alone else shuffled + unknown[self._laid]
        except TurnedUp as turned:
            lines = [line for line in self.journal.lines if line.at > waiting.place and line is not turned.line]
            self._go_back(checkpoint, since, length, sealed, waiting.place)
            kind = pools[turned.pool].kind if turned.pool < len(pools) else ""
            candidates = unknown[turned.pool] if turned.pool < len(unknown) else Counter[int]()
            drawn = decks[turned.pool] if turned.pool < len(decks) else Counter[int]()
            if self._laid == turned.pool:
                candidates = shuffled + candidates if drawn else shuffled
            elif drawn[turned.thing] and turned.pool in self._fresh:
                candidates = candidates & self._fresh[turned.pool]
            things = self._candidates(candidates, turned)
            if turned.line is not None and turned.line.message in self.game.perhaps:
                things = self._perhaps(things, option, turned)
            asks = Which(turned.pool, kind, turned.thing, things, turned.line)
            asks.before = lines
            self.pending = {CHANCE: asks}
        except Exception as error:
            self._go_back(checkpoint, since, length, sealed, waiting.place)
            self._forget_from(waiting.place)
            self.journal.at = self.answered
            self._waiting = None
            raise RuleFailed(
                "rule-failed",
                game=self.game.name,
                step=step,
                seat=waiting.seat,
                key=key_of(option),
                decision=asked.prompt,
                problem=f"{type(error).__name__}: {error}",
            ) from error

    def _in_decks(self, pool: Pool) -> Counter[int]:
        """What is unknown and nobody holds."""
        return Counter(thing for _, thing, row in pool.unknown(self.eyes) if not row.eyes)

    def _candidates(self, unknown: Counter[int], turned: TurnedUp) -> list[int]:
        """What it can be: anything that is hidden still, but for what has turned up before."""
        assert self._waiting is not None
        left = unknown - Counter(thing for pool, thing in self._waiting.shown if pool == turned.pool)
        pools = self.game.hidden(self.state)
        kind = pools[turned.pool].kind if turned.pool < len(pools) else ""
        answers = [self._waiting.option, *self.sealed.values()]
        left -= Counter(thing for named, thing in self._things_in(answers) if named == kind)
        swept = turned.line is not None and turned.line.message in self.game.sweeps
        return sorted(set(left) | {turned.thing} | ({NOTHING} if swept else set()))

    def _perhaps(self, things: list[int], option: Option, turned: TurnedUp) -> list[int]:
        """What it can be where a line is told only of some things: one of them or nothing; or anything, where Ludex has
        to know whatever is drawn."""
        assert self._waiting is not None
        assert turned.line is not None
        _, is_told = self.game.perhaps[turned.line.message]
        other = next((thing for thing in things if not is_told(self.state, thing)), None)
        if other is not None:
            shown = [*self._waiting.shown, (turned.pool, other)]
            for swaps, answer in self._ways(option, turned.pool, turned.thing, other):
                if self._leads_if(swaps, answer, shown, ""):
                    self._take_back(swaps)
                    return things
        return [NOTHING, *(thing for thing in things if is_told(self.state, thing))]

    def _leads_if(self, swaps: list[Swapped], answer: Option, shown: list[tuple[int, int]], without: str) -> bool:
        """Does the answer lead there with these things exchanged? If it does, they stay so."""
        for swapped in swaps:
            self._exchange(swapped)
        if self._leads_to(answer, shown, without):
            return True
        self._take_back(swaps)
        return False

    def _take_back(self, swaps: list[Swapped]) -> None:
        length = len(self._since) - len(swaps)
        for swapped in reversed(swaps):
            self._exchange(swapped)
        del self._since[length:]

    def _go_back(self, checkpoint: State, since: list[Any], length: int, sealed: dict[int, Option], place: int) -> None:
        """Stand as before the answer, though the log has it."""
        del since[length:]
        answered, self.answered = self.answered, place
        self._restart(checkpoint, since)
        self.answered = answered
        self.journal.at = answered
        for seat, answer in sealed.items():
            self.sealed[seat] = answer
            del self.pending[seat]

    def _show(self, option: Option) -> None:
        """What turned up is this: wherever it was assumed to be, it lay here. The waiting answer is followed anew."""
        waiting = self._waiting
        assert waiting is not None
        _, pool, assumed, real = option
        asked, shown = self.pending[CHANCE], waiting.shown[:]
        told = asked.line.message if isinstance(asked, Which) and asked.line is not None else ""
        self._record(CHANCE, option)
        if told not in self.game.perhaps or real != NOTHING:
            waiting.shown.append((pool, real))
        self._open_again()
        for swaps, answer in self._ways(waiting.option, pool, assumed, real, told):
            if self._leads_if(swaps, answer, waiting.shown, told if real == NOTHING else ""):
                self._waiting = waiting._replace(option=answer)
                self._follow(answer)
                return
        waiting.shown[:] = shown
        self._forget_from(self.answered - 1)
        self.journal.at = self.answered
        self.pending = {CHANCE: asked}
        raise BadAnswer("own-table-cannot-be")

    def _open_again(self) -> None:
        """Ask again what the waiting answer was given to."""
        sealed = dict(self.sealed)
        self._resume(self._checkpoint, self._since)
        self.state.attach(self.journal)
        for seat, answer in sealed.items():
            self.sealed[seat] = answer
            del self.pending[seat]

    def _ways(
        self, answer: Option, pool: int, assumed: int, real: int, told: str = ""
    ) -> Iterator[tuple[list[Swapped], Option]]:
        """How it may have come to lie there: as it was, exchanged with where it was assumed, or shuffled so. `told` is
        the line that told of it."""
        if assumed == real:
            yield [], answer
            return
        slots = [(number, thing) for number, thing, _ in self.game.hidden(self.state)[pool].unknown(self.eyes)]
        for one, thing in slots:
            if assumed in (thing, NOTHING):
                for other, there in slots:
                    if one != other and real in (there, NOTHING):
                        yield [Swapped(pool, one, other)], answer
        shuffle = self.pending.get(CHANCE)
        if isinstance(shuffle, Shuffle) and answer[0] == "shuffle":
            things = [shuffle.things[place] for place in answer[1:]]
            for one, thing in enumerate(things):
                if thing == assumed:
                    for other, there in enumerate(things):
                        if there == real:
                            order = list(answer[1:])
                            order[one], order[other] = order[other], order[one]
                            yield [], ("shuffle", *order)
        swept = told in self.game.sweeps or any(thing == NOTHING for _, thing in self._waiting_shown())
        if swept or real == NOTHING:
            yield from ((swaps, answer) for swaps in self._sweeps(pool, assumed, real))

    def _waiting_shown(self) -> list[tuple[int, int]]:
        assert self._waiting is not None
        return self._waiting.shown

    def _sweeps(self, pool: int, assumed: int, real: int) -> Iterator[list[Swapped]]:
        """Deals of what is hidden, once a line has told of all things of a kind that somebody held: what is exchanged
        with one of them may be of that kind as well. Whatever turns up wrongly changes places, until nothing does."""
        shown = [thing for number, thing in self._waiting_shown() if number == pool]
        there = {slot: thing for slot, thing, _ in self.game.hidden(self.state)[pool].unknown(self.eyes)}
        deal: list[Swapped] = []

        def exchange(one: int, other: int) -> None:
            deal.append(Swapped(pool, one, other))
            there[one], there[other] = there[other], there[one]

        here = next((slot for slot, thing in there.items() if thing == assumed), None)
        yonder = next((slot for slot, thing in there.items() if thing == real), None)
        if here is not None and yonder is not None:
            exchange(here, yonder)
        rng = random.Random(self.answered)
        for _ in range(MORE_DEALS):
            yield deal[:]
            seen = [thing for number, thing in self._seen if number == pool]
            differ = (pair for pair in zip(seen, shown, strict=False) if pair[0] != pair[1])
            wrong, said = next(differ, (NOTHING, NOTHING))
            free = [slot for slot, thing in there.items() if thing not in shown and thing != wrong]
            lies = [slot for slot, thing in there.items() if thing == wrong] or free
            goes = [slot for slot, thing in there.items() if thing == said] or free
            if not lies or not goes:
                return
            exchange(rng.choice(lies), rng.choice(goes))

    def _leads_to(self, answer: Option, shown: list[tuple[int, int]], without: str) -> bool:
        """Does the answer turn up these things, one after another, and nothing then that this line tells of?"""
        waiting = self._waiting
        assert waiting is not None
        checkpoint, since, length, sealed = self._checkpoint, self._since, len(self._since), dict(self.sealed)
        told, self._told, again = self._told, None, False
        self._watch([(waiting.seat, answer), *sealed.items()])
        try:
            choice = self._choice(waiting.seat, answer)
            if choice is not None:
                since.append(choice)
                self._advance(choice)
                self._look(self.state, None)
        except TurnedUp as turned:
            again = without in self.game.perhaps and turned.line is not None and turned.line.message == without
        except Exception:  # rules may stumble anywhere over what cannot be
            again = True
        finally:
            seen = self._seen
            self._told = told
            self._go_back(checkpoint, since, length, sealed, waiting.place)
        return seen[: len(shown)] == shown and not again

    # ---------------------------------------------------------------------------------------------- what goes by itself

    def go_on_with(self, chance: Chance | None) -> None:
        """From here on this source says how hidden things lie."""
        self.dealer = chance
        self._settle()

    def _settle(self) -> None:
        """Shuffles and draws need nobody; nor does a question that has one answer, whatever a person holds."""
        if self.dealer is not None and self._waiting is None and not self.over:
            self.expect()
        while self.dealer is not None and self._waiting is None and len(self.pending) == 1:
            ((seat, asked),) = self.pending.items()
            if isinstance(asked, Shuffle):
                self._play_alone(seat, self.expected(asked, asked.sample(self.dealer.at(self.answered))))
            elif isinstance(asked, Draw) and not self.known_among(asked):
                self._play_alone(seat, asked.sample(self.dealer.at(self.answered)))
            elif seat >= 0 and not self.asks_all and self._has_one_answer(seat, asked):
                self._play_alone(seat, asked.options[0])
            else:
                return

    def expect(self) -> None:
        """What is told only if it turns up lies on top of its deck: so people are asked whether it has."""
        for kind, is_told in self.game.perhaps.values():
            for number, pool in enumerate(self.game.hidden(self.state)):
                deck = [(slot, thing) for slot, thing, row in pool.unknown(self.eyes) if not row.eyes]
                told = [slot for slot, thing, _ in pool.unknown(self.eyes) if is_told(self.state, thing)]
                if pool.kind == kind and deck and told and not is_told(self.state, deck[-1][1]):
                    self._play_alone(CHANCE, ("swap", number, told[0], deck[-1][0]))

    def expected(self, asked: Shuffle, option: Option) -> Option:
        """The same of a deck that is shuffled."""
        places = list(option[1:])
        for _, is_told in self.game.perhaps.values():
            kinds = [place for place in places if asked.things and is_told(self.state, asked.things[place])]
            if kinds:
                places.append(places.pop(places.index(kinds[0])))
        return ("shuffle", *places)

    def _has_one_answer(self, seat: int, asked: Decision) -> bool:
        return not asked.always and len(asked.options) == 1 and len(self.possible(seat)) == 1

    def known_among(self, asked: Draw) -> dict[int, tuple[str, int]]:
        """Of what chance takes one from, what Ludex knows to be there: the kind and the thing, by its place."""
        for pool in self.game.hidden(self.state):
            if any(row.things is asked.things for row in pool.rows):
                unknown = Counter(thing for _, thing, row in pool.unknown(self.eyes) if row.things is asked.things)
                known = {n: (pool.kind, thing) for n, thing in enumerate(asked.things) if not unknown[thing]}
                return known if len(known) < len(asked.things) else {}
        return {}

    def _play_alone(self, seat: int, option: Option) -> None:
        dealer, self.dealer = self.dealer, None
        try:
            self.play(seat, option)
        finally:
            self.dealer = dealer

    def _take_checkpoint(self) -> None:
        """A step may begin in the midst of a run, after something has turned up: only the beginning is kept."""
        if self._past.checkpoints:
            Playout._take_checkpoint(self)
        else:
            super()._take_checkpoint()

    def _rewind(self, length: int, then: list[tuple[int, Option]]) -> None:
        dealer, self.dealer = self.dealer, None
        self._waiting = None
        self._before = []
        self._fresh = {}
        self._watch(())
        super()._rewind(length, then)
        self.dealer = dealer
        if dealer is not None:
            self._settle()

    # ------------------------------------------------------------------------------------------------- what people hold

    def _own_rows(
        self, seat: int
    ) -> Iterator[tuple[int, Pool, list[tuple[int, int, Row]], list[tuple[int, int, Row]]]]:
        """Of every pool in which a seat holds something that Ludex does not know: what it holds, and what may be there
        instead."""
        for number, pool in enumerate(self.game.hidden(self.state)):
            unknown = list(pool.unknown(self.eyes))
            mine = [slot for slot in unknown if seat in slot[2].eyes]
            if mine:
                yield number, pool, mine, [slot for slot in unknown if seat not in slot[2].eyes]

    def at_step(self) -> State:
        """The state as it was when the present step began: from there the game can be played on."""
        return self._checkpoint.copy()

    def holds_unknown(self, seat: int) -> bool:
        return any(True for _ in self._own_rows(seat))

    def possible(self, seat: int) -> list[Option]:
        """All that a person may be able to answer, whatever they hold."""
        decision = self.pending[seat]
        found = dict.fromkeys(decision.options)
        if seat in self.eyes:
            return list(found)
        for swaps in self._deals(seat):
            found.update(dict.fromkeys(self._options_after(decision, swaps)))
        return list(found)

    def _options_after(self, decision: Decision, swaps: list[Swapped]) -> list[Option]:
        """The options as they would be if hidden things lay otherwise."""
        pools = self.game.hidden(self.state)
        for swapped in swaps:
            pools[swapped.pool].swap(swapped.one, swapped.other)
        decision.list_again()
        found = list(decision.options)
        for swapped in reversed(swaps):
            pools[swapped.pool].swap(swapped.one, swapped.other)
        decision.list_again()
        return found

    def _deals(self, seat: int, deals: int = DEALS) -> Iterator[list[Swapped]]:
        """Ways in which hidden things may lie: each that can be in a row of the seat, and some deals of all of them."""
        held = self._named_since()
        for number, _, mine, others in self._own_rows(seat):
            free = {id(row.things): slot for slot, thing, row in mine if (number, thing) not in held}
            for slot in {thing: slot for slot, thing, _ in [*mine, *others]}.values():
                yield from ([Swapped(number, own, slot)] for own in free.values() if own != slot)
        rng = random.Random(self.answered)
        for _ in range(deals):
            yield self._some_deal(seat, held, rng)

    def _some_deal(
        self, seat: int, held: Collection[tuple[int, int]], rng: random.Random, fixed: Collection[tuple[int, int]] = ()
    ) -> list[Swapped]:
        swaps: list[Swapped] = []
        for number, _, mine, others in self._own_rows(seat):
            slots = [slot for slot, thing, _ in [*others, *mine] if (number, thing) not in held]
            slots = [slot for slot in slots if (number, slot) not in fixed]
            swaps += in_some_order(number, slots, rng, len(mine))
        return swaps

    def _named_since(self) -> set[tuple[int, int]]:
        """What people have named since the last answer: it lies where they say."""
        found = set()
        pools = self.game.hidden(self.state)
        for who, option in reversed(self.log):
            if who != CHANCE or option[0] != "swap":
                break
            slots = pools[option[1]].slots()
            if option[2] < len(slots):
                things, place = slots[option[2]]
                found.add((option[1], things[place]))
        return found

    def answer(self, seat: int, answer: str | Option) -> None:
        """Answer an open decision. A person may name anything that they may hold: it is where they say from then on."""
        option = self.read(answer)
        decision = self.pending.get(seat)
        if option[0] in ("swap", SET) and seat == CHANCE:
            self.play(seat, option)
            return
        if seat >= 0 and decision is not None and seat not in self.eyes and not decision.accepts(option):
            self._arrange(seat, decision, option)
        super().answer(seat, option)

    def _arrange(self, seat: int, decision: Decision, option: Option) -> None:
        """Hidden things lie so that this answer is offered, if they can; otherwise nothing changes."""
        swaps = self.way_to(seat, decision, option)
        for swapped in swaps or ():
            self._record(CHANCE, ("swap", *swapped))
            self._exchange(swapped)

    def way_to(self, seat: int, decision: Decision, option: Option) -> list[Swapped] | None:
        """How hidden things would have to lie for this answer to be offered; None if they cannot."""
        named = set(self._things_in([option]))
        held = self._named_since()
        first: list[list[Swapped]] = []
        for number, pool, mine, others in self._own_rows(seat):
            wanted = [(slot, thing) for slot, thing, _ in [*others, *mine] if (pool.kind, thing) in named]
            for other, thing in wanted:
                held.add((number, thing))
                slots = [slot for slot, there, _ in mine if slot != other and (number, there) not in held]
                first += [[Swapped(number, slot, other)] for slot in slots]
        for swaps in first:
            if option in self._options_after(decision, swaps):
                return swaps
        rng = random.Random(self.answered)
        for _ in range(MORE_DEALS):
            begun = rng.choice(first) if first else []
            fixed = {(swapped.pool, swapped.one) for swapped in begun}
            swaps = [*begun, *self._some_deal(seat, held, rng, fixed)]
            if option in self._options_after(decision, swaps):
                return swaps
        return None

    def hold(self, seat: int, kind: str, thing: int) -> bool:
        """A person says that they hold something; is that possible?"""
        for number, pool, mine, others in self._own_rows(seat):
            if pool.kind != kind:
                continue
            if any(there == thing for _, there, _ in mine):
                return True
            held = self._named_since()
            free = [slot for slot, there, _ in mine if (number, there) not in held]
            other = next((slot for slot, there, _ in others if there == thing), None)
            if free and other is not None:
                self.play(CHANCE, ("swap", number, free[0], other))
                return True
        return False

    def names_hidden(self, seat: int, option: Option) -> bool:
        """Does this answer name something that only the person knows?"""
        named = set(self._things_in([option]))
        mine = {(pool.kind, thing) for _, pool, own, others in self._own_rows(seat) for _, thing, _ in [*own, *others]}
        return bool(named & mine)

    def stays_hidden(self, seat: int, option: Option) -> bool:
        """Would what this answer names still be unknown after it? Then it need not be named."""
        twin = self.clone()
        before = self._unknown(twin.state)
        try:
            twin.play(seat, option)
        except Exception:  # whatever it is, it is told when the answer is given
            return False
        after = self._unknown(twin.state)
        return all(
            counted[thing] >= before[number][thing]
            for number, (pool, counted) in enumerate(zip(self.game.hidden(twin.state), after, strict=False))
            for kind, thing in self._things_in([option])
            if kind == pool.kind
        )


def in_some_order(pool: int, slots: Sequence[int], rng: random.Random, last: int | None = None) -> list[Swapped]:
    """Swaps that bring what lies in these places into another order; only the last places matter, if so many are
    named."""
    stop = 0 if last is None else max(0, len(slots) - last - 1)
    pairs = [(place, rng.randrange(place + 1)) for place in range(len(slots) - 1, stop, -1)]
    return [Swapped(pool, slots[one], slots[other]) for one, other in pairs if one != other]


def open_save(data: bytes) -> Table:
    """The table of a save file, in Ludex or on a real table."""
    return (Table if read_save(data).own is None else OwnTable).load(data)


def refused(table: OwnTable, seat: int, option: Option) -> NotOffered | None:
    """Why a person cannot do this, whatever they hold; None if they can."""
    decision = table.pending.get(seat)
    if decision is None or decision.accepts(option) or table.way_to(seat, decision, option) is not None:
        return None
    try:
        Table.answer(table, seat, option)
    except NotOffered as error:
        return error
    return None
