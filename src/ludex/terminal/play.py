"""A game at the terminal, by people and agents: who is asked, what they are shown, what they answer.

Several people share a keyboard; a curtain falls between them, so that nobody sees another's hand."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Collection
from typing import TextIO

from ludex.agents import Agent
from ludex.core import CHANCE, Option, Roll, Sheet, Shuffle, Table
from ludex.core.errors import BadAnswer, LudexError
from ludex.core.moments import ALL, past_view
from ludex.core.text import Noun, Words
from ludex.terminal.colour import make_screen
from ludex.terminal.commands import Commands
from ludex.terminal.keep import Keeper, Left
from ludex.terminal.menu import Menu, MenuLine, Wrong, as_key
from ludex.terminal.screen import Screen

INTERRUPTED = 130
FAILED = 1


def play_text(
    table: Table,
    people: dict[int, str],
    agents: dict[int, Agent],
    lang: str,
    plain: bool = False,
    stdin: TextIO | None = None,
    stdout: TextIO | None = None,
) -> int:
    """Play to the end, or until somebody leaves; the exit code of the program.

    `people` are names by seat: seats of the same name are one person, between two names the curtain falls. Every seat
    is a person's or an agent's. Where the table has no source of chance, dice and shuffles are asked for as well."""
    unseated = [name for seat, name in enumerate(table.game.seats(table.setup)) if seat not in (people | agents)]
    if unseated:
        raise ValueError(f"neither a person nor an agent plays {', '.join(unseated)}")
    text = table.game.text(lang)
    screen = make_screen(text, plain, stdin or sys.stdin, stdout or sys.stdout)
    session = Session(table, people, agents, lang, screen)
    try:
        return session.run()
    except EOFError:
        session.say_goodbye()
        return 0
    except KeyboardInterrupt:
        screen.line()
        session.say_goodbye()
        return INTERRUPTED
    except Left:
        session.say_goodbye()
        return 0


class Session:
    def __init__(
        self, table: Table, people: dict[int, str], agents: dict[int, Agent], lang: str, screen: Screen
    ) -> None:
        self.table = table
        self.people = people
        self.agents = agents
        self.lang = lang
        self.screen = screen
        self.text = screen.text
        self.keeper = Keeper(table, screen)
        self.commands = Commands(self)
        self.at_keyboard: int | None = None
        """The seat that answered last by hand."""
        self.shown: dict[int, list[Sheet]] = {}
        """The sheets as a seat saw them last, since the curtain."""
        self.notice = ""
        """What is said above the next question: what was taken back, or why not."""
        self.told = 0

    def run(self) -> int:
        table = self.table
        while not table.over:
            seat = self.next_seat()
            agent = self.agents.get(seat)
            if agent is None:
                self.ask(seat)
                continue
            try:
                table.answer(seat, agent.choose(table, seat))
            except LudexError as error:
                self.screen.warn(self.text.say("play-failed", problem=self.text.say(error.message, **error.about)))
                self.keeper.offer()
                return FAILED
            if not self.people:
                self.tell_everyone()
        if not self.people:
            self.tell_everyone()
        self.finish()
        return 0

    def next_seat(self) -> int:
        """Agents answer first; then whoever sits at the keyboard, so that it changes hands as rarely as possible."""
        pending = list(self.table.pending)
        for seat in pending:
            if seat in self.agents:
                return seat
        return self.at_keyboard if self.at_keyboard in pending else pending[0]

    # ------------------------------------------------------------------------------------------------------------ names

    @property
    def words(self) -> Words:
        """Words for everybody."""
        return self.words_for(None)

    def words_for(self, seat: int | None) -> Words:
        return Words(self.table.game, self.lang, self.table.state, seat)

    def title(self, seat: int) -> str:
        noun = self.words.fact("seat", seat)
        return noun.form("title") if isinstance(noun, Noun) else str(noun)

    def name(self, seat: int) -> str:
        """The person and the seat; just the seat for agents and for people without a name of their own."""
        if seat == CHANCE:
            return self.text.say("play-chance")
        title, person = self.title(seat), self.people.get(seat, "")
        if person in ("", title, str(self.words.fact("seat", seat))):
            return title
        return self.text.say("play-player", name=person, seat=title)

    # ------------------------------------------------------------------------------------------------------- a question

    def ask(self, seat: int) -> None:
        """Show a person the question and listen until it is answered or the table has changed."""
        if seat != CHANCE and not self.pass_keyboard(seat):
            return
        self.screen.player(self.name(seat))
        if self.notice:
            self.screen.warn(self.notice)
            self.notice = ""
        self.show_news(seat)
        self.show_board(seat)
        menu = self.show_question(seat)
        while not self.hear(seat, menu, self.screen.read(self.prompt(seat, menu))):
            pass

    def show_news(self, seat: int) -> None:
        """All that happened since this seat last answered, as far as it may know."""
        log = self.table.log
        last = self.last_answer({seat})
        news = self.news(seat, last)
        if news and last >= 0 and any(who not in (seat, CHANCE) for who, _ in log[last + 1 :]):
            self.screen.heading(self.text.say("play-since"))
        self.screen.told(news)

    def news(self, seat: int | None, since: int) -> list[str]:
        words = self.words_for(seat)
        return [words.told(line) for line in self.table.journal.seen_by(seat) if line.at > since]

    def last_answer(self, seats: Collection[int]) -> int:
        """The place in the log of the last answer by one of these seats, or -1."""
        log = self.table.log
        return next((n for n in range(len(log) - 1, -1, -1) if log[n][0] in seats), -1)

    def sheets(self, seat: int | None) -> list[Sheet]:
        lay_out = self.table.game.sheets
        return lay_out(self.table.view(seat), self.words_for(seat)) if lay_out is not None else []

    def show_board(self, seat: int) -> None:
        """The sheets that have changed since this seat saw them last."""
        sheets = self.sheets(seat if seat != CHANCE else None)
        self.screen.sheets(sheets, self.shown.get(seat, ()))
        self.shown[seat] = sheets

    def show_question(self, seat: int) -> Menu:
        decision = self.table.pending[seat]
        words = self.words_for(seat)
        menu = Menu(decision, words, self.screen.plain)
        self.screen.question(self.text.say("play-question", prompt=words.prompt(decision), clause=decision.clause))
        self.screen.menu(menu.blocks())
        return menu

    def prompt(self, seat: int, menu: Menu) -> str:
        if seat == CHANCE:
            return self.text.say("play-prompt-default", label=self.text.say("play-at-random"))
        default = menu.default
        if default is None:
            return self.text.say("play-prompt")
        if isinstance(default, MenuLine):
            return self.text.say("play-prompt-default", label=menu.label(default))
        return self.text.say("play-prompt-keep", label=menu.words.option(default, menu.asked))

    # -------------------------------------------------------------------------------------------------------- an answer

    def hear(self, seat: int, menu: Menu, typed: str) -> bool:
        """Carry out what was typed; True once the table has changed."""
        if not typed:
            return self.hear_enter(seat, menu)
        found = menu.find(typed)
        if found is None:
            command, rest = self.commands.read(typed)
            if command is not None:
                return command(seat, menu, rest)
            return self.hear_key(seat, menu, typed)
        return self.choose(seat, menu, found)

    def hear_enter(self, seat: int, menu: Menu) -> bool:
        decision = self.table.pending[seat]
        if seat == CHANCE and isinstance(decision, Roll | Shuffle):
            return self.give(seat, decision.sample(secrets.randbelow))
        if menu.default is not None:
            return self.choose(seat, menu, menu.default)
        self.screen.warn(self.text.say("play-no-default", most=len(menu.lines)))
        return False

    def hear_key(self, seat: int, menu: Menu, typed: str) -> bool:
        """A key that the menu does not list: chance may take it (a shuffle), else the law says why it is refused."""
        key = as_key(typed)
        if key.split(":")[0] in self.table.game.verbs or (seat == CHANCE and self.is_chance(key)):
            return self.give(seat, key)
        self.screen.warn(self.text.say("play-unknown", typed=typed, most=len(menu.lines)))
        return False

    def is_chance(self, key: str) -> bool:
        try:
            return self.table.pending[CHANCE].accepts(self.table.read(key))
        except BadAnswer:
            return False

    def choose(self, seat: int, menu: Menu, found: MenuLine | Option | Wrong) -> bool:
        if isinstance(found, MenuLine):
            answer = self.with_count(menu, found)
            return answer is not None and self.give(seat, answer)
        if isinstance(found, Wrong):
            self.screen.warn(self.text.say(found.message, **found.about))
            return False
        return self.give(seat, found)

    def with_count(self, menu: Menu, line: MenuLine) -> Option | None:
        """The option of a line; where it has a range, how many is asked. None: back to the list."""
        if not line.counts:
            return line.options[0]
        usual = menu.usual(line)
        asked = menu.how_many(line)
        prompt = self.text.say("play-count", asked=asked, range=menu.range_of(line), usual=usual[-1])
        while True:
            typed = self.screen.read(prompt)
            if not typed:
                return usual
            if typed.casefold() in self.text.say("play-back").split():
                return None
            found = menu.with_count(line, int(typed)) if typed.isdecimal() else menu.no_count(line, typed)
            if not isinstance(found, Wrong):
                return found
            self.screen.warn(self.text.say(found.message, **found.about))

    def give(self, seat: int, answer: str | Option) -> bool:
        try:
            self.table.answer(seat, answer)
        except BadAnswer:
            self.commands.explain(seat, answer)
            return False
        except LudexError as error:
            self.screen.warn(self.text.say("play-problem", problem=self.text.say(error.message, **error.about)))
            return False
        if seat != CHANCE:
            self.at_keyboard = seat
        return True

    # ----------------------------------------------------------------------------------------------- between two people

    def pass_keyboard(self, seat: int) -> bool:
        """Let the curtain fall if somebody else sat here; False if that one took an answer back instead. A game without
        secrets needs none."""
        before = self.at_keyboard
        secrets = self.table.game.lobby.secrets and len(set(self.people.values())) > 1
        if not secrets or (before is not None and self.people[before] == self.people[seat]):
            self.at_keyboard = seat
            return True
        self.shown.clear()
        self.screen.curtain()
        self.screen.line(self.text.say("play-curtain", name=self.name(seat)))
        may_undo = before is not None and self.table.free_undo(before) > 0
        if before is not None and may_undo:
            self.screen.line(self.text.say("play-curtain-undo", name=self.name(before)))
        while True:
            typed = self.screen.read(self.text.say("play-curtain-enter", name=self.name(seat)))
            name = self.commands.name_of(typed)
            if name == "undo" and before is not None and may_undo:
                self.commands.take_back(before)
                return False
            if name == "quit":
                self.keeper.leave()
            elif not typed:
                break
        self.screen.curtain()
        self.at_keyboard = seat
        return True

    # ---------------------------------------------------------------------------------------------------------- the end

    def tell_everyone(self) -> None:
        """Where only agents play, everything is told as it happens."""
        lines = self.table.journal.lines
        words = self.words
        self.screen.told([words.told(line) for line in lines[self.told :] if line.seen_by(None)])
        self.told = len(lines)

    def finish(self) -> None:
        """What happened last, how the players stand, who has won; and the offer to save."""
        self.screen.player(self.text.say("play-over"))
        if self.people:
            viewer = next(iter(self.people)) if len(self.people) == 1 else None
            self.screen.told(self.news(viewer, self.last_answer(self.people)))
        self.screen.sheets(self.standing())
        if self.table.outcome is not None:
            self.screen.question(self.words.outcome(self.table.outcome, self.name))
        self.keeper.offer()
        self.say_goodbye(asked=True)

    def standing(self) -> list[Sheet]:
        """How the players stand as the game lays it out, or the points of everyone, the winners first."""
        game = self.table.game
        view = past_view(game, self.table.state, ALL, self.table.answered)
        if game.standing is not None:
            return [game.standing(view, self.words)]
        if game.scores is None:
            return []
        points = game.scores(view.board)
        winners = self.table.result or []
        order = sorted(range(len(points)), key=lambda seat: (seat not in winners, -points[seat]))
        columns = [self.text.say("play-standing-player"), self.text.say("play-standing-points")]
        rows = [[self.name(seat), str(points[seat])] for seat in order]
        return [Sheet(self.text.say("play-standing"), columns, rows)]

    def say_goodbye(self, *, asked: bool = False) -> None:
        kept = asked or self.keeper.saved()
        self.screen.line(self.text.say("play-goodbye" if kept else "play-goodbye-unsaved"))
