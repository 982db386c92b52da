"""9 The Vagabond, one or two of them: set-up and turn. Items, relationships and characters have files of their own."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.core import Decision, Refusal, Roll, Rule, ask, law, tell, verb
from ludex.core.decision import Option, Verb
from ludex.games.root.printed.maps import CLEARINGS, MAPS
from ludex.games.root.printed.pieces import PIECES, VAGABOND, VAGABOND2, VAGABONDS
from ludex.games.root.printed.vagabond import CARDS
from ludex.games.root.rules.battle import battle, cannot_battle, legal_battles
from ludex.games.root.rules.board import DAMAGED, SNARE
from ludex.games.root.rules.cards import draw_and_discard
from ludex.games.root.rules.craft import Tools, craft, craft_options
from ludex.games.root.rules.events import Losses, Removal
from ludex.games.root.rules.lasting import birdsong_cards
from ludex.games.root.rules.options import BATTLES, DONE
from ludex.games.root.rules.turn import do_shared_daylight, end_birdsong, end_turn, shared_daylight
from ludex.games.root.sides.seated import PLAYED
from ludex.games.root.sides.side import Side, Step
from ludex.games.root.sides.vagabond.actions import (
    cannot_explore,
    cannot_quest,
    cannot_reach,
    cannot_strike,
    cannot_strike_piece,
    cannot_take_from_ruin,
    cannot_walk,
    card_move,
    card_moves,
    clearings_near,
    do_quest,
    explore,
    followers,
    forests_near,
    go,
    strike,
    strike_options,
    walk,
    walk_options,
)
from ludex.games.root.sides.vagabond.characters import cannot_do_special, do_special, protects, special_options
from ludex.games.root.sides.vagabond.items import (
    BOARD,
    CHARACTERS,
    COINS,
    EXHAUSTED,
    HAMMER,
    ITEM_CHOSEN,
    NOT_EXHAUSTED,
    RUIN_ITEMS,
    START_ITEMS,
    SWORD,
    activate,
    cannot_damage,
    cannot_drop,
    check_item_limit,
    choose_losses,
    defenceless,
    driven_out,
    exhaust,
    here,
    mend,
    most_hits,
    needs,
    on_track,
    places,
    ready,
    refresh,
    rest,
    take_item,
    tools,
    two_wander,
)
from ludex.games.root.sides.vagabond.relations import (
    NO_ALLY_FIGHTS,
    aid,
    aid_options,
    cannot_aid,
    cannot_fight_along,
    cannot_lead,
    cannot_take,
    choose_ally,
    has_removed,
)
from ludex.games.root.state import FOREST, NOBODY, Root
from ludex.kit.cards import shuffled

VERBS = (
    verb("character", character="character"),
    verb("forest", place="place"),
    verb("refresh", belonging="belonging"),
    verb("slip", place="place"),
    verb("slip_with", target="clearing", ally="seat", count="count"),
    verb("walk", target="clearing"),
    verb("walk_with", target="clearing", ally="seat", count="count"),
    verb("with_ally", ally="seat"),
    verb("explore"),
    verb("take_item", item="item"),
    verb("aid", partner="seat", card="card"),
    verb("exhaust", item="item"),
    verb("quest", quest="quest"),
    verb("quest_points"),
    verb("quest_cards"),
    verb("strike", victim="seat"),
    verb("strike_piece", piece="piece"),
    verb("repair", belonging="belonging"),
    verb("damage", belonging="belonging"),
    verb("lose_ally", ally="seat"),
    verb("drop_item", belonging="belonging"),
    verb("coalition", partner="seat"),
    verb("steal", victim="seat"),
    verb("labor", card="card"),
    verb("hideout"),
    verb("instigate", attacker="seat", defender="seat"),
    verb("call_arbiter", who="seat"),
    verb("scorch"),
)


CHARACTER_TAKEN = Refusal("9.3.1", "character-taken")
NOT_A_FOREST = Refusal("9.3.2", "not-a-forest")
STAYS = Refusal("9.4.2", "already-there")
NO_CLEARING_TO_CRAFT = Refusal("9.5.8", "in-a-forest")
FOREST_NOT_NEAR = Refusal("2.4.1", "forest-not-near")
IN_A_FOREST = Refusal("9.5.2", "in-a-forest")
NOT_DAMAGED = Refusal("9.5.7", "not-damaged")


# ----------------------------------------------------------------------------------------------------------- 9.3 set-up


def set_up_with_the_first(g: Root) -> Rule[None]:
    """The second Vagabond was set up together with the first."""
    yield from ()


def free_characters(g: Root) -> list[Option]:
    """Those that no other person has; the Vagabot's may be the same (bots 7.3.1)."""
    taken = [g.character[seat] for seat in range(len(g.factions)) if not g.bots[seat]]
    return [("character", number) for number in range(len(CHARACTERS)) if number not in taken]


@law("9.3", "9.3.1", "9.3.2", "9.3.5", "9.3.6", "9.7.1", "9.7.2", "9.7.3", "9.8.3")
def set_up_one(g: Root, me: int, *, shared: bool) -> Rule[None]:
    """A character, a forest, quests, ruins, the character's items. All markers lie on Indifferent from the start."""
    _, character = yield ask("9.3.1", me, "character", free_characters, g)
    g.character[me] = character
    tell(g, "9.3.1", "character", who=me, character=character)
    forests: list[Option] = [("forest", FOREST + number) for number in range(len(MAPS[g.map].forests))]
    _, g.pawn[me] = yield ask("9.3.2", me, "forest", forests)
    tell(g, "9.3.2", "forest", who=me, place=g.pawn[me])
    if shared:
        yield from lay_out_quests(g)
        yield from fill_ruins(g)
    for item in START_ITEMS[character]:
        take_item(g, me, item)


@law("9.3.3", "9.8.3")
def lay_out_quests(g: Root) -> Rule[None]:
    """Three quests face up, whether one Vagabond plays or two."""
    g.quest_deck = yield from shuffled("9.3.3", range(len(CARDS.quest)))
    g.quests = [g.quest_deck.pop() for _ in range(BOARD.quests_face_up)]
    g.show()
    tell(g, "9.3.3", "quests", quests=g.quests[:])


@law("9.3.4", "9.8.1", "5.1.4")
def fill_ruins(g: Root) -> Rule[None]:
    """An item marked R under each ruin, unseen; two of them with two Vagabonds."""
    ruins = [clearing for clearing in CLEARINGS if g.ruins[clearing]]
    each = 2 if two_wander(g) else 1
    items = yield from shuffled("9.3.4", each * RUIN_ITEMS)
    for clearing in ruins:
        g.ruin_items[clearing] = [items.pop() for _ in range(each)]


# --------------------------------------------------------------------------------------------------------- 9.4 Birdsong


@law("9.4", "9.4.1", "9.4.2")
def birdsong(g: Root) -> Rule[None]:
    """Refresh, then slip; cards of Birdsong may be used between them. Aids are counted anew."""
    me = g.active
    g.aided[me] = [0] * len(g.factions)
    yield from refresh(g, me)
    yield from birdsong_cards(g, me)
    choice = yield ask("9.4.2", me, "slip", slip_options, g, me, leads="no-slip")
    if choice != DONE:
        yield from go(g, me, *choice[1:], slipping=True)
    yield from end_birdsong(g)


@law("9.4.2", "2.4.1", "bots:11.7.2")
def slip_options(g: Root, me: int) -> list[Option]:
    """To an adjacent clearing or forest, for nothing; not out of an open snare. Later printings let him slip out of
    one, and lead warriors of an ally along."""
    if g.pawn[me] in g.snares and not g.current_law:
        return [DONE]
    clearings = clearings_near(g, me, slipping=True)
    options: list[Option] = [("slip", place) for place in (*clearings, *forests_near(g.map, g.pawn[me]))]
    if g.current_law:
        options += [("slip_with", *option) for target in clearings for option in followers(g, me, target)]
    return [DONE, *options]


# --------------------------------------------------------------------------------------------------------- 9.5 Daylight


def day_options(g: Root, me: int) -> list[Option]:
    options: list[Option] = [DONE]
    if ready(g, me, SWORD) and here(g, me):
        options += legal_battles(g, me, BATTLES, (here(g, me),))
    options += walk_options(g, me)
    if cannot_explore(g, me) is None:
        options.append(("explore",))
    options += aid_options(g, me)
    options += [("quest", quest) for quest in g.quests if cannot_quest(g, me, quest) is None]
    options += strike_options(g, me)
    if ready(g, me, HAMMER):
        options += [("repair", place) for place in places(g, me, DAMAGED, DAMAGED + 1)]
        options += craft_options(g, me, tools(g, me))
    options += special_options(g, me)
    return options + shared_daylight(g, me)


@law("9.5", "9.5.2", "9.5.7", "9.5.8")
def day_step(g: Root) -> Rule[None]:  # noqa: C901  a case for each of his actions, as 9.5 lists them
    """One action after another, in any order, as long as there are items to exhaust."""
    me = g.active
    choice = yield ask("9.5", me, "wander", day_options, g, me, always=bool(g.hands[me]), leads="vagabond.evening")
    match choice:
        case ("done",):
            g.step = "evening"
        case ("battle", clearing, defender):
            exhaust(g, me, SWORD)
            yield from battle(g, me, clearing, defender)
        case ("walk", target):
            yield from walk(g, me, target)
        case ("walk_with", target, ally, count):
            yield from walk(g, me, target, ally, count)
        case ("explore",):
            yield from explore(g, me)
        case ("aid", other, card):
            yield from aid(g, me, other, card)
        case ("quest", quest):
            yield from do_quest(g, me, quest)
        case ("strike", victim):
            yield from strike(g, me, victim, NOBODY)
        case ("strike_piece", kind):
            yield from strike(g, me, g.seat_of[PIECES[kind].faction], kind)
        case ("repair", place):
            exhaust(g, me, HAMMER)
            mend(g, me, place)
        case ("craft", card):
            yield from craft(g, me, card)
        case _:
            done = yield from do_special(g, me, choice)
            if not done:
                yield from do_shared_daylight(g, me, choice)


# ---------------------------------------------------------------------------------------------------------- 9.6 Evening


@law("9.6", "9.6.1", "9.6.2", "9.6.3", "9.6.4")
def evening(g: Root) -> Rule[None]:
    """Rest, draw, discard, and check what he carries."""
    me = g.active
    rest(g, me)
    yield from draw_and_discard(g, me, 1 + on_track(g, me, COINS), "9.6.3")
    yield from check_item_limit(g, me)
    end_turn(g)


@law("9.4.2", "2.4.1", "bots:11.7.2")
def cannot_slip(g: Root, me: int, place: int) -> Refusal | None:
    """To an adjacent clearing or forest; not out of an open snare."""
    if g.pawn[me] in g.snares:
        return SNARE
    if place == g.pawn[me]:
        return STAYS
    if place < FOREST:
        return cannot_reach(g, me, place)
    return None if place in forests_near(g.map, g.pawn[me]) else FOREST_NOT_NEAR


@law("9.5.2")
def cannot_fight(g: Root, me: int, clearing: int, defender: int) -> Refusal | None:
    """A sword to exhaust, and an enemy in the clearing where he stands."""
    if not ready(g, me, SWORD):
        return needs("9.5.2", SWORD)
    return cannot_battle(g, me, clearing, defender) if here(g, me) else IN_A_FOREST


@law("9.5.7")
def cannot_repair(g: Root, me: int, place: int) -> Refusal | None:
    """A hammer to exhaust, and something damaged."""
    if not ready(g, me, HAMMER):
        return needs("9.5.7", HAMMER)
    return None if place in places(g, me, DAMAGED, DAMAGED + 1) else NOT_DAMAGED


@law("9.5")
def cannot_wander(g: Root, me: int, option: Option) -> Refusal | None:
    """The clause against one of his actions."""
    match option:
        case ("battle", clearing, defender):
            return cannot_fight(g, me, clearing, defender)
        case ("walk", target):
            return cannot_walk(g, me, target)
        case ("walk_with", target, ally, count):
            return cannot_walk(g, me, target) or cannot_lead(g, me, target, ally, count)
        case ("explore",):
            return cannot_explore(g, me)
        case ("aid", other, card):
            return cannot_aid(g, me, other, card)
        case ("quest", quest):
            return cannot_quest(g, me, quest)
        case ("strike", victim):
            return cannot_strike(g, me, victim)
        case ("strike_piece", kind):
            return cannot_strike_piece(g, me, kind)
        case ("repair", place):
            return cannot_repair(g, me, place)
        case ("craft", _) if not ready(g, me, HAMMER):
            return needs("9.5.8", HAMMER)
        case ("craft", _):
            return None if here(g, me) else NO_CLEARING_TO_CRAFT
    return cannot_do_special(g, me, option)


def why_not_asked(g: Root, me: int, decision: Decision, option: Option) -> Refusal | None:
    """The clause against one answer to the questions that follow from what he does."""
    about = decision.about
    match option:
        case ("character", _):
            return None if option in free_characters(g) else CHARACTER_TAKEN
        case ("forest", place):
            return None if place >= FOREST else NOT_A_FOREST
        case ("refresh", place):
            return None if place in places(g, me, EXHAUSTED, DAMAGED + EXHAUSTED) else NOT_EXHAUSTED
        case ("slip", place):
            return cannot_slip(g, me, place)
        case ("exhaust", item):
            return None if ready(g, me, item) else needs("9.5.4", item)
        case ("take_item", item):
            return cannot_take_from_ruin(g, me, item) if "clearing" in about else cannot_take(g, about["other"], item)
        case ("drop_item", place):
            return cannot_drop(g, me, place)
        case ("repair", place):
            return None if place in places(g, me, DAMAGED, DAMAGED + 1) else NOT_DAMAGED
        case ("walk", target) if decision.prompt == "cobbler":
            return cannot_walk(g, me, target, given=1)
    return why_not_in_battle(g, me, decision, option)


def why_not_in_battle(g: Root, me: int, decision: Decision, option: Option) -> Refusal | None:
    """The clause against an ally at his side, or against what he would lose."""
    about = decision.about
    match option:
        case ("with_ally", ally):
            return cannot_fight_along(g, me, about["clearing"], about["defender"], ally)
        case ("damage", place):
            return cannot_damage(g, me, place) or (None if decision.accepts(option) else ITEM_CHOSEN)
        case ("lose_ally", _):
            return None if decision.accepts(option) else NO_ALLY_FIGHTS
    return None


STEPS = {
    "vagabond.birdsong": birdsong,
    "vagabond.daylight": day_step,
    "vagabond.evening": evening,
}


@law("9.1")
class Vagabond(Side):
    """9 The Vagabond."""

    number = VAGABOND
    letter = BOARD.letter
    warriors = 0
    verbs: tuple[Verb, ...] = VERBS
    steps: Mapping[str, Step] = STEPS
    birdsong = "vagabond.birdsong"
    daylight = "vagabond.daylight"
    evening = "vagabond.evening"

    @law("9.8", "9.8.2")
    def set_up(self, g: Root, me: int) -> Rule[None]:
        """With two Vagabonds chance says who sets up first; what they share is laid out once."""
        seats = [g.seat_of[faction] for faction in VAGABONDS if g.seat_of[faction] != NOBODY]
        if len(seats) > 1:
            _, first = yield Roll("9.8.2", [("roll", seat) for seat in seats], "first-vagabond")
            if first != seats[0]:
                seats.reverse()
        for me in seats:
            yield from set_up_one(g, me, shared=me == seats[0])

    def why_not(self, g: Root, me: int, decision: Decision, option: Option) -> Refusal | None:
        """The clause that keeps one of his options out of the decision; what forbids most comes first."""
        if decision.prompt == "slip" and option[0] == "slip_with":
            return cannot_lead(g, me, *option[1:])
        if decision.prompt != "wander":
            return why_not_asked(g, me, decision, option)
        return cannot_wander(g, me, option)

    def tools(self, g: Root, me: int) -> Tools:
        return tools(g, me)

    def activate(self, g: Root, me: int, suit: int) -> Rule[None]:
        return activate(g, me, suit)

    def take_item(self, g: Root, me: int, item: int) -> None:
        take_item(g, me, item)

    def card_moves(self, g: Root, me: int) -> list[Option]:
        return card_moves(g, me)

    def card_move(self, g: Root, me: int, choice: Option) -> Rule[None]:
        return card_move(g, me, *choice[1:])

    def choose_ally(self, g: Root, me: int, clearing: int, defender: int) -> Rule[int]:
        return choose_ally(g, me, clearing, defender)

    def protects(self, g: Root, me: int, attacker: int, clearing: int, defender: int) -> Rule[int]:
        return protects(g, me, attacker, clearing, defender)

    def most_hits(self, g: Root, me: int, clearing: int, attacking: bool) -> int:
        return most_hits(g, me, clearing, attacking)

    def defenceless(self, g: Root, me: int, clearing: int) -> bool:
        return defenceless(g, me, clearing)

    def choose_losses(self, g: Root, me: int, clearing: int, hits: int, hired: int, ally: int) -> Rule[Losses]:
        return choose_losses(g, me, clearing, hits, ally)

    def has_removed(self, g: Root, me: int, removals: list[Removal]) -> int:
        return has_removed(g, me, removals)

    def driven_out(self, g: Root, me: int) -> Rule[None]:
        return driven_out(g, me)


@law("9.8")
class SecondVagabond(Vagabond):
    """9.8 Both Vagabonds play by the same law."""

    number = VAGABOND2
    letter = BOARD.letter_of_second

    def set_up(self, g: Root, me: int) -> Rule[None]:
        """The second Vagabond was set up together with the first."""
        yield from ()


THE_VAGABOND = PLAYED.join(Vagabond())
THE_SECOND_VAGABOND = PLAYED.join(SecondVagabond())
