"""A realm with heroes on it: rewards are handed out, fate cards stacked, and the steps of the Quest Phase played."""

from __future__ import annotations

from typing import Any

from ludex.core.decision import CHANCE, Decision, Option, Shuffle, key_of
from ludex.games.runewars.cards import heroes as cards_of_heroes
from ludex.games.runewars.printed.book import CIRCLE, DAMAGE, DESTINIES, QUESTS, REWARDS, ROUT, book
from ludex.games.runewars.rules import duels
from ludex.games.runewars.rules.quest_phase import STEPS
from ludex.games.runewars.state import Runewars
from tests.runewars.realm import hero, realm

SYMBOLS = {"-": 0, "S": 1, "R1": ROUT + 1, "R2": ROUT + 2, "D1": DAMAGE + 1, "D2": DAMAGE + 2}
__all__ = ["Stage", "cards_of_heroes", "duel_of", "fight", "give", "hero", "quest", "realm", "reward", "stack"]


def reward(name: str) -> int:
    return REWARDS.index(name)


def quest(name: str) -> int:
    return QUESTS.index(name)


def give(g: Runewars, owner: int, *names: str, up: bool = False) -> None:
    """Rewards of the deck, face down or up."""
    for name in names:
        g.reward_deck.remove(reward(name))
        row = g.rewards_up[owner] if up else g.rewards[owner]
        row.append(reward(name))
        row.sort()


def stack(g: Runewars, *cards: str, shape: int = CIRCLE) -> None:
    """The next fate cards, the first one first, as often as one likes: `"D1"`, `"S silver"`, `"gold"`."""
    for wanted in reversed(cards):
        words = wanted.split()
        symbols = [SYMBOLS[word] for word in words if word in SYMBOLS]
        destinies = [DESTINIES.index(word) for word in words if word in DESTINIES]
        g.fate.append(
            next(
                number
                for number, card in enumerate(book(g).fate)
                if card.results[shape] in (symbols or card.results) and card.destiny in (destinies or [card.destiny])
            )
        )


class Stage:
    """Steps of the Quest Phase, one after another, until somebody is asked; chance changes nothing."""

    def __init__(self, g: Runewars, step: str) -> None:
        self.g = g
        g.step = step
        self.rule: Any = None
        self.asked: Decision | None = None
        self.prompts: list[str] = []
        self._go_on(None)

    def _go_on(self, choice: Option | None) -> None:
        self.asked = None
        while True:
            if self.rule is None:
                if self.g.step not in STEPS:
                    return
                self.rule = STEPS[self.g.step](self.g)
            try:
                question = self.rule.send(choice)
            except StopIteration:
                self.rule, choice = None, None
                continue
            assert isinstance(question, Decision)
            if question.who == CHANCE:
                order = range(question.size) if isinstance(question, Shuffle) else ()
                choice = ("shuffle", *order) if order else question.options[0]
            elif len(question.options) == 1 and not question.always:
                choice = question.options[0]
            else:
                self.asked = question
                self.prompts.append(question.prompt)
                return

    @property
    def options(self) -> list[str]:
        assert self.asked is not None, "nobody is asked"
        return [key_of(option) for option in self.asked.options]

    @property
    def prompt(self) -> str:
        return self.asked.prompt if self.asked is not None else ""

    @property
    def who(self) -> int:
        assert self.asked is not None
        return self.asked.who

    def say(self, *keys: str) -> Stage:
        for key in keys:
            assert self.asked is not None, f"never asked: {key}"
            offered = {key_of(option): option for option in self.asked.options}
            assert key in offered, f"{self.prompt}: {key} is not among {list(offered)}"
            self._go_on(offered[key])
        return self

    def until(self, prompt: str) -> Stage:
        """Answer “done” until this is asked."""
        while self.prompt != prompt:
            self.say("done")
        return self


def fight(g: Runewars, attacker: int, defender: int) -> Stage:
    """A duel, with nothing after it."""
    g.order_of_play = [0, 1]
    g.queue = [g.hero_seat[attacker]]
    g.questing = attacker
    g.acted = [number for number, place in enumerate(g.hero_place) if place >= 0]
    duels.begin(g, attacker, defender)
    return Stage(g, "duel")


def duel_of(g: Runewars) -> Any:
    return g.duels[-1]
