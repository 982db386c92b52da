"""9 The Vagabond, one or two of them: set-up and turn. Items, relationships and characters have files of their own."""

from __future__ import annotations

from functools import cache

import msgspec

from ludex.core import Decision, Refusal, Roll, Rule, Shuffle, ask, law, tell, verb, whisper
from ludex.core.decision import Option
from ludex.games.root.faction import Faction, Removal, join
from ludex.games.root.factions.vagabond_characters import cannot_do_special, do_special, protects, special_options
from ludex.games.root.factions.vagabond_items import (
    BOARD,
    BOOTS,
    CARDS,
    CHARACTERS,
    COINS,
    CROSSBOW,
    HAMMER,
    QUEST_ITEMS,
    QUEST_SUIT,
    RUIN_ITEMS,
    START_ITEMS,
    SWORD,
    TORCH,
    activate,
    check_item_limit,
    choose_losses,
    defenceless,
    exhaust,
    here,
    item_limit,
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
)
from ludex.games.root.factions.vagabond_relations import (
    aid,
    aid_options,
    allies,
    cannot_aid,
    cannot_lead,
    choose_ally,
    has_removed,
    hostile_warriors,
    lead,
)
from ludex.games.root.maps import CLEARINGS, MAPS
from ludex.games.root.options import BATTLES, DONE
from ludex.games.root.pieces import PIECES, VAGABOND, VAGABOND2, VAGABONDS
from ludex.games.root.rules.battle import battle, cannot_battle, legal_battles
from ludex.games.root.rules.board import DAMAGED, SCORCHED, pieces_in, remove_all
from ludex.games.root.rules.cards import draw, draw_and_discard
from ludex.games.root.rules.craft import NOT_IN_HAND, cannot_craft, craft, craft_options
from ludex.games.root.rules.lasting import birdsong_cards
from ludex.games.root.rules.losses import after_removal, points_for
from ludex.games.root.rules.move import NOT_ADJACENT, paths, sails
from ludex.games.root.rules.turn import do_shared_daylight, end_birdsong, end_turn, shared_daylight
from ludex.games.root.rules.victory import score
from ludex.games.root.state import FOREST, NOBODY, Root

VERBS = (
    verb("character", character="character"),
    verb("forest", place="place"),
    verb("refresh", belonging="belonging"),
    verb("slip", place="place"),
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
    verb("enlist", who="seat"),
    verb("scorch"),
)

QUEST_CARDS = 2

NO_RUIN = Refusal("9.5.3", "no-ruin-here")
NO_SUCH_QUEST = Refusal("9.5.5", "no-such-quest")
QUEST_ELSEWHERE = Refusal("9.5.5", "quest-suit")
NO_WARRIOR_HERE = Refusal("9.5.6", "strike-warrior")
NO_PIECE_HERE = Refusal("9.5.6", "strike-piece")
WARRIORS_FIRST = Refusal("9.5.6", "strike-warriors-first")
NOT_DAMAGED = Refusal("9.5.7", "not-damaged")


# ------------------------------------------------------------------------------------------------ 2.4 places to walk to


@cache
def forests_near(map_number: int, place: int) -> tuple[int, ...]:
    """2.4.1 the forests that a clearing touches, or those one path away from a forest."""
    forests = MAPS[map_number].forests
    if place >= FOREST:
        names = forests[place - FOREST].adjacent
        return tuple(FOREST + n for n, forest in enumerate(forests) if forest.id in names)
    return tuple(FOREST + n for n, forest in enumerate(forests) if place in forest.clearings)


@law("2.4.1", "9.2.3")
def clearings_near(g: Root, me: int) -> list[int]:
    """The clearings next to where he stands, whoever rules them; nobody enters scorched ones."""
    place = g.pawn[me]
    if place >= FOREST:
        near = [*MAPS[g.map].forests[place - FOREST].clearings]
    else:
        near = [*paths(g)[place]]
        if sails(g, me):
            near += [clearing for clearing in MAPS[g.map].river[place] if clearing not in near]
    return [clearing for clearing in near if clearing not in g.scorched]


# ----------------------------------------------------------------------------------------------------------- 9.3 set-up


@law("9.8", "9.8.2")
def set_up(g: Root) -> Rule[None]:
    """With two Vagabonds chance says who sets up first; what they share is laid out once."""
    seats = [g.seat_of[faction] for faction in VAGABONDS if g.seat_of[faction] != NOBODY]
    if len(seats) > 1:
        _, first = yield Roll("9.8.2", [("roll", seat) for seat in seats], "first-vagabond")
        if first != seats[0]:
            seats.reverse()
    for me in seats:
        yield from set_up_one(g, me, shared=me == seats[0])


def set_up_with_the_first(g: Root) -> Rule[None]:
    """The second Vagabond was set up together with the first."""
    yield from ()


def free_characters(g: Root) -> list[Option]:
    return [("character", number) for number in range(len(CHARACTERS)) if number not in g.character]


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
    order = yield Shuffle("9.3.3", len(CARDS.quest))
    g.quest_deck = list(order[1:])
    g.quests = [g.quest_deck.pop() for _ in range(BOARD.quests_face_up)]
    g.show()
    tell(g, "9.3.3", "quests", quests=g.quests[:])


@law("9.3.4", "9.8.1", "5.1.4")
def fill_ruins(g: Root) -> Rule[None]:
    """An item marked R under each ruin, unseen; two of them with two Vagabonds."""
    ruins = [clearing for clearing in CLEARINGS if g.ruins[clearing]]
    each = 2 if g.seat_of[VAGABOND2] != NOBODY else 1
    order = yield Shuffle("9.3.4", each * len(RUIN_ITEMS))
    items = [RUIN_ITEMS[number % len(RUIN_ITEMS)] for number in order[1:]]
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
    choice = yield ask("9.4.2", me, "slip", slip_options, g, me)
    if choice != DONE:
        g.pawn[me] = choice[1]
        tell(g, "9.4.2", "slip", who=me, place=choice[1])
    yield from end_birdsong(g)


@law("9.4.2", "2.4.1")
def slip_options(g: Root, me: int) -> list[Option]:
    """To an adjacent clearing or forest, for nothing."""
    near = [*clearings_near(g, me), *forests_near(g.map, g.pawn[me])]
    return [DONE, *(("slip", place) for place in near)]


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
def day_step(g: Root) -> Rule[None]:
    """One action after another, in any order, as long as there are items to exhaust."""
    me = g.active
    choice = yield ask("9.5", me, "wander", day_options, g, me, always=bool(g.hands[me]))
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


# --------------------------------------------------------------------------------------------------------- 9.5.1 moving


@law("9.5.1", "9.2.9.III.B")
def boots_needed(g: Root, me: int, target: int) -> int:
    """A boot, and one more where hostile warriors stand."""
    return 2 if hostile_warriors(g, me, target) else 1


@law("9.5.1", "9.2.3")
def cannot_walk(g: Root, me: int, target: int) -> Refusal | None:
    """To an adjacent clearing, never into a forest, and with boots to exhaust."""
    if target not in clearings_near(g, me):
        return SCORCHED if target in g.scorched else NOT_ADJACENT
    boots = boots_needed(g, me, target)
    if ready(g, me, BOOTS) < boots:
        return needs("9.5.1" if boots == 1 else "9.2.9.III.B", BOOTS, boots)
    return None


def walk_options(g: Root, me: int) -> list[Option]:
    options: list[Option] = []
    if not ready(g, me, BOOTS):
        return options
    origin = here(g, me)
    friends = [(ally, g.warriors[ally][origin]) for ally in allies(g, me) if origin and g.warriors[ally][origin]]
    for target in clearings_near(g, me):
        if boots_needed(g, me, target) <= ready(g, me, BOOTS):
            options.append(("walk", target))
            for ally, most in friends:
                if cannot_lead(g, me, target, ally, most) is None:
                    options += [("walk_with", target, ally, count) for count in range(1, most + 1)]
    return options


@law("9.5.1", "9.2.9.II.B", "4.2")
def walk(g: Root, me: int, target: int, ally: int = NOBODY, count: int = 0) -> Rule[None]:
    """Exhaust boots and move; warriors of an ally may come along."""
    origin = g.pawn[me]
    exhaust(g, me, BOOTS, boots_needed(g, me, target))
    g.pawn[me] = target
    tell(g, "9.5.1", "walk", who=me, clearing=target)
    if ally != NOBODY:
        yield from lead(g, me, origin, target, ally, count)


@law("4.1.3", "9.2.9.III.B")
def card_moves(g: Root, me: int) -> list[Option]:
    """Moves that a card gives: the card stands for the first boot, not for the one that hostile warriors cost."""
    boots = ready(g, me, BOOTS)
    return [("walk", target) for target in clearings_near(g, me) if boots_needed(g, me, target) - 1 <= boots]


def card_move(g: Root, me: int, target: int) -> Rule[None]:
    exhaust(g, me, BOOTS, boots_needed(g, me, target) - 1)
    g.pawn[me] = target
    tell(g, "9.5.1", "walk", who=me, clearing=target)
    yield from ()


# ------------------------------------------------------------------------------------------------------ 9.5.3 exploring


@law("9.5.3", "2.2.4")
def cannot_explore(g: Root, me: int) -> Refusal | None:
    if not here(g, me) or not g.ruins[here(g, me)]:
        return NO_RUIN
    return None if ready(g, me, TORCH) else needs("9.5.3", TORCH)


@law("9.8.1")
def ruin_options(g: Root, me: int) -> list[Option]:
    """Items under this ruin of which he has no other marked R."""
    items = dict.fromkeys(g.ruin_items[here(g, me)])
    return [DONE, *(("take_item", item) for item in items if item not in g.from_ruins[me])]


@law("9.5.3", "9.8.1", "2.2.4")
def explore(g: Root, me: int) -> Rule[None]:
    """The item under the ruin; of two, the one he wants, or none. An empty ruin leaves the map."""
    clearing = here(g, me)
    exhaust(g, me, TORCH)
    g.show()
    under = g.ruin_items[clearing]
    item = under[0]
    if g.seat_of[VAGABOND2] != NOBODY:
        if me not in g.ruin_seen[clearing]:
            g.ruin_seen[clearing].append(me)
        whisper(g, (me,), "9.8.1", "look-under", clearing=clearing, under=under[:])
        choice = yield ask("9.8.1", me, "ruin", ruin_options, g, me, always=True, about={"clearing": clearing})
        if choice == DONE:
            tell(g, "9.8.1", "leave-ruin", who=me, clearing=clearing)
            return
        item = choice[1]
    under.remove(item)
    take_item(g, me, item)
    g.from_ruins[me].append(item)
    tell(g, "9.5.3", "explore", who=me, clearing=clearing, item=item)
    if not under:
        g.ruins[clearing] = 0
        g.free[clearing] += 1
    score(g, me, g.current_law)


# --------------------------------------------------------------------------------------------------------- 9.5.5 quests


@law("9.5.5", "9.8.3")
def cannot_quest(g: Root, me: int, quest: int) -> Refusal | None:
    """A face-up quest of the suit of his clearing, and both items that it names, ready."""
    if quest not in g.quests:
        return NO_SUCH_QUEST
    clearing = here(g, me)
    if not clearing or g.suits[clearing] != QUEST_SUIT[quest]:
        return QUEST_ELSEWHERE
    items = QUEST_ITEMS[quest]
    for item in items:
        if ready(g, me, item) < items.count(item):
            return needs("9.5.5", item, items.count(item))
    return None


@law("9.5.5")
def do_quest(g: Root, me: int, quest: int) -> Rule[None]:
    """The quest is his, a new one takes its place; he draws cards or scores for his quests of this suit."""
    for item in QUEST_ITEMS[quest]:
        exhaust(g, me, item)
    place = g.quests.index(quest)
    g.quests.remove(quest)
    g.quests_done[me].append(quest)
    tell(g, "9.5.5", "quest", who=me, quest=quest)
    if g.quest_deck:
        g.quests.insert(place, g.quest_deck.pop())
        g.show()
        tell(g, "9.5.5", "new-quest", quest=g.quests[place])
    points = sum(QUEST_SUIT[done] == QUEST_SUIT[quest] for done in g.quests_done[me])
    rewards: list[Option] = [("quest_points",), ("quest_cards",), DONE]
    choice = yield ask("9.5.5", me, "reward", rewards, about={"points": points})
    if choice == ("quest_points",):
        score(g, me, points)
    elif choice == ("quest_cards",):
        yield from draw(g, me, QUEST_CARDS)


# ------------------------------------------------------------------------------------------------------- 9.5.6 striking


@law("9.5.6")
def cannot_strike(g: Root, me: int, victim: int) -> Refusal | None:
    """A warrior of another player in his clearing."""
    if not ready(g, me, CROSSBOW):
        return needs("9.5.6", CROSSBOW)
    return None if victim != me and g.warriors[victim][here(g, me)] else NO_WARRIOR_HERE


@law("9.5.6")
def cannot_strike_piece(g: Root, me: int, kind: int) -> Refusal | None:
    """A building or token of a player who has no warriors there."""
    if not ready(g, me, CROSSBOW):
        return needs("9.5.6", CROSSBOW)
    owner = g.seat_of[PIECES[kind].faction]
    if owner == NOBODY or not g.pieces[kind][here(g, me)]:
        return NO_PIECE_HERE
    return WARRIORS_FIRST if g.warriors[owner][here(g, me)] else None


def strike_options(g: Root, me: int) -> list[Option]:
    if not ready(g, me, CROSSBOW) or not here(g, me):
        return []
    options: list[Option] = []
    for other in range(len(g.factions)):
        if cannot_strike(g, me, other) is None:
            options.append(("strike", other))
        else:
            options += [("strike_piece", kind) for kind in dict.fromkeys(pieces_in(g, other, here(g, me)))]
    return options


@law("9.5.6", "3.2.1", "9.2.9.III")
def strike(g: Root, me: int, victim: int, kind: int) -> Rule[None]:
    """Remove a warrior, or the building or token named; the relationship may suffer."""
    exhaust(g, me, CROSSBOW)
    clearing = here(g, me)
    warriors, pieces = (1, []) if kind == NOBODY else (0, [kind])
    removal = Removal(victim, me, clearing, warriors, pieces)
    remove_all(g, removal)
    tell(g, "9.5.6", "strike", who=me, other=victim, clearing=clearing)
    score(g, me, points_for(g, me, [removal]))
    yield from after_removal(g, [removal])


# ---------------------------------------------------------------------------------------------------------- 9.6 Evening


@law("9.6", "9.6.1", "9.6.2", "9.6.3", "9.6.4")
def evening(g: Root) -> Rule[None]:
    """Rest, draw, discard, and check what he carries."""
    me = g.active
    rest(g, me)
    yield from draw_and_discard(g, me, 1 + on_track(g, me, COINS), "9.6.3")
    yield from check_item_limit(g, me)
    end_turn(g)


def why_not(g: Root, me: int, decision: Decision, option: Option) -> Refusal | None:
    """The clause that keeps one of his options out of the decision."""
    if decision.prompt != "wander":
        return None
    match option:
        case ("battle", clearing, defender):
            return cannot_battle(g, me, clearing, defender) or needs("9.5.2", SWORD)
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
            return needs("9.5.7", HAMMER) if place in places(g, me, DAMAGED, DAMAGED + 1) else NOT_DAMAGED
        case ("craft", card):
            return cannot_craft(g, me, card, tools(g, me)) if card in g.hands[me] else NOT_IN_HAND
    return cannot_do_special(g, me, option)


class VagabondBoard(msgspec.Struct, frozen=True):
    character: int
    belongings: list[int]
    item_limit: int
    relation: list[int]
    aided: list[int]
    quests_done: list[int]
    quests: list[int]
    quests_left: int
    under_ruins: list[int]
    """How many items lie under the ruin of a clearing."""
    seen_under_ruins: list[list[int]]
    """Those of them that the viewer has looked at."""


@law("1.2.1", "9.8.1")
def board(g: Root, me: int, viewer: int | None) -> VagabondBoard:
    return VagabondBoard(
        character=g.character[me],
        belongings=g.belongings[me][:],
        item_limit=item_limit(g, me),
        relation=g.relation[me][:],
        aided=g.aided[me][:],
        quests_done=g.quests_done[me][:],
        quests=g.quests[:],
        quests_left=len(g.quest_deck),
        under_ruins=[len(row) for row in g.ruin_items],
        seen_under_ruins=[
            sorted(row) if viewer in seats else [] for row, seats in zip(g.ruin_items, g.ruin_seen, strict=True)
        ],
    )


def vagabond(number: int) -> Faction:
    """Both Vagabonds play by the same law."""
    first = number == VAGABOND
    return Faction(
        number=number,
        letter=BOARD.letter if first else BOARD.letter_of_second,
        warriors=0,
        set_up=set_up if first else set_up_with_the_first,
        steps={
            "vagabond.birdsong": birdsong,
            "vagabond.daylight": day_step,
            "vagabond.evening": evening,
        },
        birdsong="vagabond.birdsong",
        daylight="vagabond.daylight",
        evening="vagabond.evening",
        tools=tools,
        activate=activate,
        take_item=take_item,
        most_hits=most_hits,
        defenceless=defenceless,
        choose_losses=choose_losses,
        choose_ally=choose_ally,
        protects=protects,
        card_moves=card_moves,
        card_move=card_move,
        has_removed=has_removed,
        verbs=VERBS,
        board=board,
        why_not=why_not,
    )


THE_VAGABOND = join("9.1", vagabond(VAGABOND))
THE_SECOND_VAGABOND = join("9.8", vagabond(VAGABOND2))
