"""What people may type besides an answer: help, undo, why not, the law, cards, the journal, save, quit.

The words of every command are messages (`play-command-…`), so each language has its own."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from ludex.agents import strongest
from ludex.agents.reasons import reason
from ludex.core import CHANCE, Clause, Option, Sheet, key_of
from ludex.core.errors import UndoRefused
from ludex.terminal.menu import Menu, as_key

if TYPE_CHECKING:
    from ludex.terminal.play import Session

Command = Callable[[int, Menu, str], bool]
"""(seat, menu, what was typed behind it): True once the table has changed."""

HINT_SECONDS = 0.8
"""How long a hint is thought about."""
HELP = (
    "number",
    "count",
    "key",
    "enter",
    "options",
    "hint",
    "undo",
    "consent",
    "why",
    "law",
    "view",
    "card",
    "journal",
    "save",
    "quit",
)


class Commands:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.table = session.table
        self.screen = session.screen
        self.text = session.text
        self._commands: dict[str, Command] = {
            "help": self.help,
            "options": self.options,
            "hint": self.hint,
            "undo": self.undo,
            "consent": self.undo_by_consent,
            "why": self.why,
            "law": self.law,
            "view": self.view,
            "card": self.card,
            "journal": self.journal,
            "save": self.save,
            "quit": self.quit,
        }
        self._names = {word: name for name in self._commands for word in self.text.say(f"play-command-{name}").split()}

    def name_of(self, typed: str) -> str:
        """The command that a word stands for, or nothing."""
        return self._names.get(typed.casefold(), "")

    def read(self, typed: str) -> tuple[Command | None, str]:
        """A command and what stands behind it; “?” needs no space."""
        if typed.startswith("?"):
            typed = f"? {typed[1:]}"
        word, _, rest = typed.partition(" ")
        return self._commands.get(self.name_of(word)), rest.strip()

    # ---------------------------------------------------------------------------------------------------------- looking

    def help(self, seat: int, menu: Menu, rest: str) -> bool:
        say, about = self.text.say, self.examples(seat, menu)
        known = [name for name in HELP if self.is_of_use(name)]
        rows = [[say(f"play-help-{name}", **about), say(f"play-help-{name}-does")] for name in known]
        self.screen.sheets([Sheet(say("play-help"), [say("play-help-what"), say("play-help-does")], rows)])
        return False

    def is_of_use(self, name: str) -> bool:
        """Not every game has cards to be found, or programs that could give a hint."""
        game = self.table.game
        return (name != "card" or game.find_cards is not None) and (name != "hint" or game.advice is not None)

    def examples(self, seat: int, menu: Menu) -> dict[str, str]:
        """Things of this game that help can name: a key and a clause of this question, a word that finds cards."""
        clause = self.table.pending[seat].clause
        card = self.text.say("example-card") if self.table.game.find_cards is not None else ""
        return {"key": key_of(menu.lines[-1].options[-1]) if menu.lines else "", "clause": clause, "card": card}

    def options(self, seat: int, menu: Menu, rest: str) -> bool:
        self.session.show_question(seat)
        return False

    def hint(self, seat: int, menu: Menu, rest: str) -> bool:
        """What the strongest program would answer from this seat, and why."""
        game = self.table.game
        if game.advice is None or seat == CHANCE:
            self.screen.warn(self.text.say("play-hint-none"))
            return False
        found = strongest(secrets.randbelow(2**31), game, HINT_SECONDS, thorough=True).find(self.table, seat)
        decision = self.table.pending[seat]
        self.screen.line(reason(found, self.session.words_for(seat), decision))
        number = next((line.number for line in menu.lines if found.best.option in line.options), None)
        if number is not None:
            self.screen.line(self.text.say("play-hint-number", number=number))
        return False

    def view(self, seat: int, menu: Menu, rest: str) -> bool:
        self.session.shown.pop(seat, None)
        self.session.show_board(seat)
        self.session.show_question(seat)
        return False

    def card(self, seat: int, menu: Menu, rest: str) -> bool:
        find_cards = self.table.game.find_cards
        if find_cards is None:
            self.screen.warn(self.text.say("play-card-unknown"))
            return False
        if not rest:
            self.screen.warn(self.text.say("play-card-what", **self.examples(seat, menu)))
            return False
        sheet = find_cards(self.session.words, rest)
        if sheet.rows:
            self.screen.sheets([sheet])
        else:
            self.screen.warn(self.text.say("play-card-none", found=rest))
        return False

    def journal(self, seat: int, menu: Menu, rest: str) -> bool:
        """All of it, or the last lines."""
        lines = self.session.news(seat, -1)
        if rest.isdecimal():
            lines = lines[max(0, len(lines) - int(rest)) :]
        self.screen.heading(self.text.say("play-journal"))
        self.screen.told(lines or [self.text.say("play-journal-empty")])
        return False

    # ---------------------------------------------------------------------------------------------------------- the law

    def why(self, seat: int, menu: Menu, rest: str) -> bool:
        if not rest:
            self.screen.warn(self.text.say("play-why-what", **self.examples(seat, menu)))
            return False
        found = menu.find(rest)
        offered = [line for line in menu.lines if line == found or found in line.options]
        verb = as_key(rest).split(":")[0]
        if offered:
            self.screen.line(self.text.say("play-why-offered", number=offered[0].number))
        elif verb in self.table.game.verbs:
            self.explain(seat, as_key(rest))
        else:
            self.screen.warn(self.text.say("play-why-not", reason=self.text.say("refuse-malformed-verb", verb=verb)))
        return False

    def explain(self, seat: int, answer: str | Option) -> None:
        """Why an answer is refused: the reason, the clause and its own words."""
        refusal = self.table.why_not(seat, answer)
        if refusal is None:
            return
        reason = self.session.words_for(seat).refusal(refusal)
        if not refusal.clause:
            self.screen.warn(self.text.say("play-why-not", reason=reason))
            return
        self.screen.warn(self.text.say("play-why-not-clause", reason=reason, clause=refusal.clause))
        if refusal.clause in self.table.game.laws:
            self.show_clause(self.table.game.laws[refusal.clause])

    def law(self, seat: int, menu: Menu, rest: str) -> bool:
        laws = self.table.game.laws
        wanted = rest.removeprefix(f"{laws.name}:").rstrip(".") or self.table.pending[seat].clause
        if wanted in laws:
            self.show_clause(laws[wanted])
            return False
        titled = [
            clause for clause in laws.clauses.values() if wanted.casefold() in clause.title[self.text.lang].casefold()
        ]
        if titled:
            self.screen.heading(self.text.say("play-law-found", found=wanted))
            self.screen.told([self.heading_of(clause) for clause in titled])
        else:
            self.screen.warn(self.text.say("play-law-none", found=wanted, **self.examples(seat, menu)))
        return False

    def heading_of(self, clause: Clause) -> str:
        return self.text.say("play-law-title", clause=clause.id, title=clause.title[self.text.lang])

    def show_clause(self, clause: Clause) -> None:
        laws = self.table.game.laws.clauses
        paragraphs = [clause.text[self.text.lang]]
        below = [c for c in laws.values() if c.id.rpartition(".")[0] == clause.id]
        see = [laws[c] for c in clause.see if c in laws and laws[c] not in below]
        for message, others in (("play-law-below", below), ("play-law-see", see)):
            if others:
                paragraphs.append(self.text.say(message, clauses="; ".join(map(self.heading_of, others))))
        self.screen.law(self.heading_of(clause), paragraphs)

    # ------------------------------------------------------------------------------------------------------------- undo

    def undo(self, seat: int, menu: Menu, rest: str) -> bool:
        return self.take_back(seat)

    def take_back(self, seat: int) -> bool:
        """Free undo, or the reason why it needs consent."""
        place = self.session.last_answer({seat})
        if place < 0:
            self.screen.warn(self.text.say("play-undo-nothing"))
            return False
        label = self.session.words.option(self.table.log[place][1])
        try:
            self.table.undo(seat)
        except UndoRefused as error:
            about = {name: self.session.title(who) if name == "seat" else who for name, who in error.about.items()}
            self.screen.warn(self.text.say(f"play-{error.message}", **about))
            return False
        self.session.notice = self.text.say("play-undone", label=label)
        return True

    def undo_by_consent(self, seat: int, menu: Menu, rest: str) -> bool:
        """Back to before this seat's last answer, if every other person agrees; agents do."""
        place = self.session.last_answer({seat})
        if place < 0:
            self.screen.warn(self.text.say("play-undo-nothing"))
            return False
        label = self.session.words.option(self.table.log[place][1])
        if self.all_agree(seat, label):
            self.table.rewind(place)
            self.session.notice = self.text.say("play-undone", label=label)
        return True

    def all_agree(self, seat: int, label: str) -> bool:
        """Ask the other people, behind a curtain: the hand of who asks is on the screen."""
        people = self.session.people
        others = {name: other for other, name in people.items() if name != people.get(seat)}
        for other in others.values():
            if self.session.at_keyboard == seat:
                self.screen.curtain()
            self.session.at_keyboard = other
            self.screen.line(self.text.say("play-undo-ask", name=self.session.name(seat), label=label))
            name = self.session.name(other)
            if not self.session.keeper.agrees(self.text.say("play-undo-agree", other=name)):
                self.session.notice = self.text.say("play-undo-denied", other=name)
                return False
        return True

    # ---------------------------------------------------------------------------------------------------- save and quit

    def save(self, seat: int, menu: Menu, rest: str) -> bool:
        if rest:
            self.session.keeper.save(rest)
        else:
            self.session.keeper.save_somewhere()
        return False

    def quit(self, seat: int, menu: Menu, rest: str) -> bool:
        self.session.keeper.leave()
        return False
