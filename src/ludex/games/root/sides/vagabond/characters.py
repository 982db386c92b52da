"""9.7 The characters and what each of them can do besides (9.5.9)."""

from __future__ import annotations

from ludex.core import Refusal, Rule, ask, law, tell
from ludex.core.decision import Option
from ludex.games.root.printed.deck import BIRD, SUIT_OF
from ludex.games.root.rules.battle import NOT_THERE, battle, cannot_battle
from ludex.games.root.rules.board import DAMAGED, has_pieces
from ludex.games.root.rules.cards import can_be_robbed, matches, take_openly, take_random_card
from ludex.games.root.rules.losses import drive_out
from ludex.games.root.rules.options import DONE
from ludex.games.root.rules.points import score
from ludex.games.root.sides.vagabond.items import (
    ARBITER,
    CONDITIONS,
    RANGER,
    SCOUNDREL,
    SWORD,
    THIEF,
    TINKER,
    TORCH,
    VAGRANT,
    exhaust,
    here,
    mend,
    needs,
    places,
    ready,
    undamaged,
)
from ludex.games.root.state import Root

REPAIRS_IN_HIDEOUT = 3

ANOTHER_CHARACTER = Refusal("9.5.9", "another-character")
IN_A_FOREST = Refusal("9.5.9", "in-a-forest")
NO_ATTACKER_HERE = Refusal("4.3", "no-attacker-here")
NO_HAND_HERE = Refusal("9.7.1.I", "no-hand-here")
NOT_DISCARDED = Refusal("9.7.2.I", "not-discarded")
LABOR_CARD = Refusal("9.7.2.I", "labor-card")
NOTHING_DAMAGED = Refusal("9.7.3.I", "nothing-damaged")
ALREADY_SCORCHED = Refusal("9.5.9", "already-scorched")


@law("9.5.9")
def cannot_act_as(g: Root, me: int, character: int) -> Refusal | None:
    """A special action is for its own character and costs a torch."""
    if g.character[me] != character:
        return ANOTHER_CHARACTER
    return None if ready(g, me, TORCH) else needs("9.5.9", TORCH)


def special_options(g: Root, me: int) -> list[Option]:
    """What the character can do now."""
    if not ready(g, me, TORCH):
        return []
    character = g.character[me]
    seats = range(len(g.factions))
    if character == THIEF:
        return [("steal", victim) for victim in seats if cannot_steal(g, me, victim) is None]
    if character == TINKER:
        return [("labor", card) for card in g.discard if cannot_labor(g, me, card) is None]
    if character == RANGER:
        return [("hideout",)] if cannot_hide(g, me) is None else []
    if character == VAGRANT:
        return [("instigate", a, d) for a in seats for d in seats if cannot_instigate(g, me, a, d) is None]
    if character == SCOUNDREL:
        return [("scorch",)] if cannot_scorch(g, me) is None else []
    return []


def cannot_do_special(g: Root, me: int, option: Option) -> Refusal | None:
    match option:
        case ("steal", victim):
            return cannot_steal(g, me, victim)
        case ("labor", card):
            return cannot_labor(g, me, card)
        case ("hideout",):
            return cannot_hide(g, me)
        case ("instigate", attacker, defender):
            return cannot_instigate(g, me, attacker, defender)
        case ("scorch",):
            return cannot_scorch(g, me)
    return None


def do_special(g: Root, me: int, choice: Option) -> Rule[bool]:
    """Carry out a special action; False if it is none."""
    match choice:
        case ("steal", victim):
            yield from steal(g, me, victim)
        case ("labor", card):
            labor(g, me, card)
        case ("hideout",):
            yield from hideout(g, me)
        case ("instigate", attacker, defender):
            yield from instigate(g, me, attacker, defender)
        case ("scorch",):
            yield from scorch(g, me)
        case _:
            return False
    return True


# ------------------------------------------------------------------------------------------------------ 9.7.1 the Thief


@law("9.7.1", "9.7.1.I")
def cannot_steal(g: Root, me: int, victim: int) -> Refusal | None:
    """From a player in his clearing who has cards."""
    refusal = cannot_act_as(g, me, THIEF)
    if refusal is not None:
        return refusal
    clearing = here(g, me)
    if victim == me or not clearing or not has_pieces(g, victim, clearing) or not can_be_robbed(g, victim):
        return NO_HAND_HERE
    return None


@law("9.7.1.I")
def steal(g: Root, me: int, victim: int) -> Rule[None]:
    """A random card."""
    exhaust(g, me, TORCH)
    yield from take_random_card(g, me, victim, "9.7.1.I")


# ----------------------------------------------------------------------------------------------------- 9.7.2 the Tinker


@law("9.7.2", "9.7.2.I")
def cannot_labor(g: Root, me: int, card: int) -> Refusal | None:
    """A card of the discard pile that matches his clearing; a bird may always be taken, in a forest too."""
    refusal = cannot_act_as(g, me, TINKER)
    if refusal is not None:
        return refusal
    if card not in g.discard:
        return NOT_DISCARDED
    clearing = here(g, me)
    if SUIT_OF[card] == BIRD:
        return None
    if not clearing:
        return IN_A_FOREST
    return None if matches(card, g.suits[clearing]) else LABOR_CARD


@law("9.7.2.I")
def labor(g: Root, me: int, card: int) -> None:
    """It goes to his hand, and all have seen it."""
    exhaust(g, me, TORCH)
    g.discard.remove(card)
    take_openly(g, me, card)
    tell(g, "9.7.2.I", "labor", who=me, card=card)


# ----------------------------------------------------------------------------------------------------- 9.7.3 the Ranger


@law("9.7.3", "9.7.3.I")
def cannot_hide(g: Root, me: int) -> Refusal | None:
    """There must be something to repair."""
    refusal = cannot_act_as(g, me, RANGER)
    if refusal is not None:
        return refusal
    return None if places(g, me, DAMAGED, DAMAGED + 1) else NOTHING_DAMAGED


@law("9.7.3.I")
def hideout(g: Root, me: int) -> Rule[None]:
    """Repair three items; Daylight is over."""
    exhaust(g, me, TORCH)
    tell(g, "9.7.3.I", "hideout", who=me)
    for left in range(REPAIRS_IN_HIDEOUT, 0, -1):
        damaged: list[Option] = [("repair", place) for place in places(g, me, DAMAGED, DAMAGED + 1)]
        if not damaged:
            break
        _, place = yield ask("9.7.3.I", me, "hideout", damaged, about={"count": left})
        mend(g, me, place)
    g.step = "evening"


# ------------------------------------------------------------------------------------- 9.5.9 the Riverfolk's characters


@law("9.5.9", "4.3")
def cannot_instigate(g: Root, me: int, attacker: int, defender: int) -> Refusal | None:
    """The Vagrant: any two players who could fight in his clearing; he may be one of them."""
    refusal = cannot_act_as(g, me, VAGRANT)
    if refusal is not None:
        return refusal
    clearing = here(g, me)
    if not clearing:
        return IN_A_FOREST
    refusal = cannot_battle(g, attacker, clearing, defender)
    return NO_ATTACKER_HERE if attacker != me and refusal in NOT_THERE else refusal


@law("9.5.9")
def instigate(g: Root, me: int, attacker: int, defender: int) -> Rule[None]:
    """They fight; buildings and tokens removed count as removed by the Vagrant."""
    exhaust(g, me, TORCH)
    tell(g, "9.5.9", "instigate", who=me, attacker=attacker, defender=defender)
    yield from battle(g, attacker, here(g, me), defender, instigator=me)


@law("9.5.9")
def protects(g: Root, me: int, attacker: int, clearing: int, defender: int) -> Rule[int]:
    """The Arbiter: the defender may enlist him. He scores a point and adds his undamaged swords."""
    if g.character[me] != ARBITER:
        return 0
    hits = yield from enlist(g, me, attacker, clearing, defender, undamaged(g, me, SWORD), "9.5.9")
    return hits


@law("9.5.9", "bots:7.7.6")
def enlist(g: Root, me: int, attacker: int, clearing: int, defender: int, hits: int, clause: str) -> Rule[int]:
    """A person says whether to enlist an Arbiter; a bot has decided already. Says how many hits he adds."""
    if not g.bots[defender]:
        about = {"who": me, "attacker": attacker, "clearing": clearing, "count": hits}
        options = [DONE, ("call_arbiter", me)]
        choice = yield ask(clause, defender, "call-arbiter", options, about=about, leads="no-arbiter")
        if choice == DONE:
            return 0
    tell(g, clause, "call-arbiter", who=me, defender=defender)
    score(g, me, 1)
    return hits


@law("9.5.9")
def cannot_scorch(g: Root, me: int) -> Refusal | None:
    """The Scoundrel burns a clearing once."""
    refusal = cannot_act_as(g, me, SCOUNDREL)
    if refusal is not None:
        return refusal
    clearing = here(g, me)
    if not clearing:
        return IN_A_FOREST
    return ALREADY_SCORCHED if clearing in g.scorched else None


@law("9.5.9", "3.2.1")
def scorch(g: Root, me: int) -> Rule[None]:
    """The torch stays in the clearing for good, and all enemy pieces there are removed."""
    clearing = here(g, me)
    g.belongings[me][CONDITIONS * TORCH] -= 1
    g.scorched.append(clearing)
    tell(g, "9.5.9", "scorch", who=me, clearing=clearing)
    yield from drive_out(g, me, (clearing,))
