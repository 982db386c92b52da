"""4.3 Battle: ambush, dice and extra hits, then hits on both sides at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ludex.core import Refusal, Roll, Rule, ask, law, tell
from ludex.core.decision import Option
from ludex.games.root.printed.deck import IS_AMBUSH
from ludex.games.root.printed.maps import CLEARINGS
from ludex.games.root.printed.pieces import RIVERFOLK
from ludex.games.root.rules import lasting
from ludex.games.root.rules.board import commanders, count_pieces, has_pieces, partners, pieces_in, remove_piece
from ludex.games.root.rules.cards import cannot_show, matches, spend, to_discard
from ludex.games.root.rules.events import Losses, Removal
from ludex.games.root.rules.losses import after_removal, pieces_that_pay, points_for
from ludex.games.root.rules.options import BATTLES, DICE, DONE, EVERYWHERE, Battles
from ludex.games.root.rules.points import score_together
from ludex.games.root.sides.seated import side_of
from ludex.games.root.state import HOSTILE, NOBODY, Root

AMBUSH_HITS = 2
BOT_ENLISTS_BELOW = 3

LosePieces = Callable[[Root, int, int, int], Rule[list[int]]]

NO_WARRIORS = Refusal("4.3", "no-attackers")
NO_DEFENDER = Refusal("4.3", "no-defender")
NOT_AN_ENEMY = Refusal("2.7", "not-an-enemy")
YOURSELF = Refusal("4.3", "battle-yourself")
PAWN_ELSEWHERE = Refusal("4.3", "pawn-elsewhere")
NOT_AGAINST_EMPLOYER = Refusal("11.2.7.III", "mercenaries-own")
NOT_THERE = (NO_WARRIORS, PAWN_ELSEWHERE, NOT_AGAINST_EMPLOYER)
"""What is said to the attacker himself where he cannot attack."""
NO_AMBUSH = Refusal("2.1.4", "not-an-ambush")


@law("11.2.7.III", "bots:C-9.involved")
def hired_there(g: Root, seat: int, enemy: int, clearing: int) -> int:
    """The mercenaries that fight for a seat in a clearing; never against the Riverfolk. Where they serve all enemies of
    the active player, they serve them against that player alone."""
    riverfolk = g.seat_of[RIVERFOLK]
    if g.mercenaries == NOBODY or enemy == riverfolk or seat not in commanders(g):
        return 0
    return g.warriors[riverfolk][clearing] if g.mercenaries == seat or enemy == g.active else 0


@law("4.3", "11.2.7.III")
def cannot_battle(g: Root, attacker: int, clearing: int, defender: int) -> Refusal | None:
    """Own warriors or pawn (or mercenaries) in the clearing of battle, and another player with any piece there."""
    if defender == attacker:
        return YOURSELF
    own = g.warriors[attacker][clearing] or g.pawn[attacker] == clearing
    if not own and not hired_there(g, attacker, defender, clearing):
        if g.pawn[attacker]:
            return PAWN_ELSEWHERE
        hired = g.mercenaries == attacker and g.warriors[g.seat_of[RIVERFOLK]][clearing]
        return NOT_AGAINST_EMPLOYER if hired else NO_WARRIORS
    if not has_pieces(g, defender, clearing):
        return NO_DEFENDER
    return NOT_AN_ENEMY if defender in spared(g, attacker) else None


@law("2.7", "4.3")
def spared(g: Root, attacker: int) -> Sequence[int]:
    """Whom a seat may not attack: nobody; in later printings its partners in a coalition."""
    return partners(g, attacker) if g.current_law else ()


@law("4.3")
def legal_battles(
    g: Root, attacker: int, battles: Battles = BATTLES, clearings: Sequence[int] = CLEARINGS
) -> list[Option]:
    """Every clearing and defender that `cannot_battle` allows."""
    found: list[Option] = []
    mine = g.warriors[attacker]
    if g.pawn[attacker]:
        mine = [int(place == g.pawn[attacker]) for place in EVERYWHERE]
    spare = spared(g, attacker) if g.current_law else ()
    for defender in range(len(g.factions)):
        if defender != attacker and defender not in spare:
            warriors, built, tokens = g.warriors[defender], g.built[defender], g.tokens[defender]
            pawn = g.pawn[defender]
            found += [
                battles[c][defender]
                for c in clearings
                if mine[c] and (warriors[c] or built[c] or tokens[c] or c == pawn)
            ]
    return found if g.mercenaries != attacker else found + hired_battles(g, attacker, battles, clearings)


@law("11.2.7.III")
def hired_battles(g: Root, attacker: int, battles: Battles, clearings: Sequence[int]) -> list[Option]:
    """Where mercenaries stand without any warrior of the buyer's own, they fight all the same."""
    riverfolk = g.seat_of[RIVERFOLK]
    alone = [c for c in clearings if g.warriors[riverfolk][c] and not g.warriors[attacker][c]]
    spare = (attacker, riverfolk, *spared(g, attacker))
    others = [seat for seat in range(len(g.factions)) if seat not in spare]
    return [battles[c][defender] for defender in others for c in alone if has_pieces(g, defender, c)]


class Battle:
    """Who fights whom where, with whose warriors, and who has been rewarded already (7.8.4 counts once a battle)."""

    __slots__ = (
        "ally",
        "attacker",
        "betrayed",
        "clearing",
        "defender",
        "fallen",
        "instigated",
        "instigator",
        "rewarded",
        "shield",
    )

    def __init__(self, attacker: int, clearing: int, defender: int, ally: int, instigator: int) -> None:
        self.attacker = attacker
        self.clearing = clearing
        self.defender = defender
        self.ally = ally
        """A seat whose warriors fight with the attacker (9.2.9.II.C), or NOBODY."""
        self.shield = 0
        """What somebody else adds to the hits that the defender may roll."""
        self.betrayed = 0
        """How many more of the ally's warriors fell in this battle than the attacker damaged items (9.2.9.II.D)."""
        self.instigator = instigator
        """Who counts as the remover of buildings and tokens (9.5.9, the Vagrant), or NOBODY."""
        self.instigated = 0
        """Points that the instigator has not been given yet."""
        self.rewarded: set[int] = set()
        self.fallen: dict[int, int] = {}
        """Warriors that each seat has lost in this battle."""

    def enemy(self, seat: int) -> int:
        return self.defender if seat == self.attacker else self.attacker


@law("4.3", "9.2.9.II.C")
def battle(
    g: Root, attacker: int, clearing: int, defender: int, ally: int = NOBODY, instigator: int = NOBODY
) -> Rule[None]:
    """The three stages, in the order of the law."""
    tell(g, "4.3", "battle", attacker=attacker, clearing=clearing, defender=defender)
    if ally == NOBODY:
        ally = yield from side_of(g, attacker).choose_ally(g, attacker, clearing, defender)
    b = Battle(attacker, clearing, defender, ally, instigator)
    ended = yield from ambush(g, b)
    if not ended:
        yield from exchange(g, b)
    if b.ally != NOBODY:
        settle_betrayal(g, b)
    for seat in (attacker, defender):
        yield from side_of(g, seat).after_battle(g, seat, clearing, seat == attacker, b.fallen.get(seat, 0))


def exchange(g: Root, b: Battle) -> Rule[None]:
    """The second and the third stage: dice and extra hits, then losses."""
    hits = side_of(g, b.attacker).first_hits(g, b.attacker, b.clearing)
    if hits:
        yield from hit_first(g, b, hits)
    if any(g.pawn):
        yield from protection(g, b)
    _, first, second = yield Roll("4.3.2", DICE)
    rolled = rolled_numbers(g, b, first, second)
    by_attacker, by_defender = rolled_hits(g, b, *rolled)
    tell(
        g,
        "4.3.2",
        "roll",
        first=first,
        second=second,
        attacker=b.attacker,
        defender=b.defender,
        hits=by_attacker,
        taken=by_defender,
        rolled=rolled,
    )
    extra = extra_hits(g, b)
    by_attacker, by_defender = yield from battle_cards(g, b, by_attacker, by_defender, extra)
    yield from deal_hits(g, b, by_attacker, by_defender)


# --------------------------------------------------------------------------------------------------- 4.3.1 first stage


@law("4.3.1", "2.1.4")
def cannot_ambush(g: Root, seat: int, clearing: int, card: int, clause: str = "4.3.1") -> Refusal | None:
    """An ambush card in hand that matches the clearing of battle."""
    if not IS_AMBUSH[card]:
        return NO_AMBUSH
    if matches(card, g.suits[clearing]):
        return cannot_show(g, seat, card, clause)
    return cannot_show(g, seat, card, clause) or Refusal(clause, "ambush-suit")


@law("4.3.1", "2.1.4")
def ambushes(g: Root, seat: int, clearing: int) -> list[Option]:
    """Ambush cards in hand that match the clearing of battle."""
    return [DONE, *(("ambush", card) for card in g.hands[seat] if cannot_ambush(g, seat, clearing, card) is None)]


@law("bots:A-10.2")
def play_kept_ambush(g: Root, b: Battle) -> bool:
    """A bot that has an ambush before it plays one that fits; says whether it did."""
    card = side_of(g, b.defender).kept_ambush(g, b.defender, b.clearing)
    if card == NOBODY:
        return False
    g.kept_ambushes.remove(card)
    to_discard(g, card)
    tell(g, "bots:A-10.2", "ambush", who=b.defender, card=card)
    return True


@law("4.3.1")
def play_ambush(g: Root, b: Battle) -> Rule[bool]:
    """The defender may play a matching ambush; says whether that happened."""
    clearing, defender = b.clearing, b.defender
    if g.bots[defender]:
        return play_kept_ambush(g, b)
    if not g.hands[defender]:
        return False
    about = {"attacker": b.attacker, "clearing": clearing, "defender": defender}
    secret = g.factions[defender] != RIVERFOLK
    options = ambushes, g, defender, clearing
    choice = yield ask("4.3.1", defender, "ambush", *options, always=secret, about=about, leads="no-ambush")
    if choice == DONE:
        return False
    spend(g, defender, choice[1])
    tell(g, "4.3.1", "ambush", who=defender, card=choice[1])
    return True


@law("4.3.1", "4.3.1.I", "bots:2.8.2", "bots:7.7.4", "bots:A-10.2")
def ambush(g: Root, b: Battle) -> Rule[bool]:
    """The defender may play a matching ambush, the attacker may foil it with another. True if the battle ends here.
    Nobody surprises a bot; people whom a bot sets to fight may surprise each other."""
    attacker, clearing, defender = b.attacker, b.clearing, b.defender
    if g.bots[attacker] or lasting.ignores_ambush(g, attacker):
        return False
    if not (yield from play_ambush(g, b)):
        return False
    about = {"attacker": attacker, "clearing": clearing, "defender": defender}
    secret = bool(g.hands[attacker]) and g.factions[attacker] != RIVERFOLK
    options = ambushes, g, attacker, clearing
    foil = yield ask("4.3.1.I", attacker, "foil", *options, always=secret, about=about, leads="no-foil")
    if foil != DONE:
        spend(g, attacker, foil[1])
        tell(g, "4.3.1.I", "foil", who=attacker, card=foil[1])
        return False
    lost = yield from choose_losses(g, b, attacker, AMBUSH_HITS)
    removals = remove_losses(g, b, attacker, lost)
    give_points(g, b, [(defender, reward(g, b, defender, removals))])
    yield from after_removal(g, removals)
    return most_hits(g, b, attacker) == 0 and g.pawn[attacker] != clearing


@law("bots:C-7.marksman")
def hit_first(g: Root, b: Battle, hits: int) -> Rule[None]:
    """Hits of the attacker before the roll take effect at once."""
    tell(g, "bots:C-7.marksman", "first-hits", who=b.attacker, hits=hits)
    lost = yield from choose_losses(g, b, b.defender, hits)
    removals = remove_losses(g, b, b.defender, lost)
    give_points(g, b, [(b.attacker, reward(g, b, b.attacker, removals))])
    yield from after_removal(g, removals)


@law("bots:7.7.6", "bots:7.7.6.I", "bots:7.7.6.II", "bots:7.7.6.III")
def bot_enlists(g: Root, b: Battle, arbiter: int) -> bool:
    """A defending bot enlists an Arbiter, person or bot, if it rolls at most two hits, fewer than the attacker has
    pieces there, and has more points than the Arbiter."""
    most, pieces = most_hits(g, b, b.defender), count_pieces(g, b.attacker, b.clearing)
    return most < BOT_ENLISTS_BELOW and most < pieces and g.score[b.defender] > g.score[arbiter]


@law("9.5.9", "bots:7.7.6")
def protection(g: Root, b: Battle) -> Rule[None]:
    """Before the roll the defender may enlist an Arbiter who stands by."""
    for seat, pawn in enumerate(g.pawn):
        stands_by = pawn == b.clearing and seat not in (b.attacker, b.defender)
        if stands_by and (not g.bots[b.defender] or bot_enlists(g, b, seat)):
            b.shield += yield from side_of(g, seat).protects(g, seat, b.attacker, b.clearing, b.defender)


# -------------------------------------------------------------------------------------------------- 4.3.2 second stage


@law("4.3.2.I", "9.2.9.II.C", "11.2.7.III")
def most_hits(g: Root, b: Battle, seat: int) -> int:
    """How many rolled hits a side can deal: its warriors there, an ally's, hired ones (not against the Riverfolk)."""
    most = side_of(g, seat).most_hits(g, seat, b.clearing, seat == b.attacker)
    if seat == b.attacker and b.ally != NOBODY:
        most += g.warriors[b.ally][b.clearing]
    most += hired_there(g, seat, b.enemy(seat), b.clearing)
    return most + b.shield if seat == b.defender else most


@law("4.3.2", "8.2.2")
def rolled_numbers(g: Root, b: Battle, first: int, second: int) -> tuple[int, int]:
    """The higher number is the attacker's, the lower the defender's; with guerrillas the other way round."""
    high, low = max(first, second), min(first, second)
    return (low, high) if side_of(g, b.defender).defends_with_higher(g, b.defender) else (high, low)


@law("4.3.2", "4.3.2.I")
def rolled_hits(g: Root, b: Battle, of_attacker: int, of_defender: int) -> tuple[int, int]:
    """What both sides deal by the dice: neither more than their warriors there."""
    return min(of_attacker, most_hits(g, b, b.attacker)), min(of_defender, most_hits(g, b, b.defender))


@law("4.3.2.II", "4.3.2.III")
def extra_hits(g: Root, b: Battle) -> tuple[int, int]:
    """What both sides deal besides the dice: by their abilities, and one to a defenceless defender."""
    attacker, defender = side_of(g, b.attacker), side_of(g, b.defender)
    extra = attacker.attack_hits(g, b.attacker, b.clearing)
    hired = hired_there(g, b.defender, b.attacker, b.clearing)
    if defender.defenceless(g, b.defender, b.clearing) and not hired:
        extra += 1
        tell(g, "4.3.2.III", "defenceless", who=b.defender)
    return extra, defender.defence_hits(g, b.defender, b.clearing)


@law("4.3.2.II")
def defender_begins(g: Root, b: Battle, hits: dict[int, int]) -> Rule[bool]:
    """Later printings: where both sides could use cards, the attacker says who begins."""
    for seat in (b.attacker, b.defender):
        attacking, threatened = seat == b.attacker, hits[b.enemy(seat)] > 0
        if not lasting.battle_options(g, seat, attacking=attacking, threatened=threatened, used=[]):
            return False
    choice = yield ask("4.3.2.II", b.attacker, "cards-first", [("begins", b.attacker), ("begins", b.defender)])
    return bool(choice[1] == b.defender)


@law("4.3.2.II", "1.1.1")
def battle_cards(
    g: Root, b: Battle, by_attacker: int, by_defender: int, extra: tuple[int, int]
) -> Rule[tuple[int, int]]:
    """Lasting cards for battle: the attacker decides first, then the defender; in later printings the attacker says who
    begins where both could use any. Returns the hits each side will deal."""
    hits = {b.attacker: by_attacker, b.defender: by_defender}
    more = {b.attacker: extra[0], b.defender: extra[1]}
    seats = [b.attacker, b.defender]
    if g.current_law and (yield from defender_begins(g, b, hits)):
        seats.reverse()
    for seat in seats:
        if not g.crafted[seat]:
            continue
        enemy = b.enemy(seat)
        used: list[int] = []
        while True:
            attacking = seat == b.attacker
            options = lasting.battle_options(g, seat, attacking=attacking, threatened=hits[enemy] > 0, used=used)
            if not options:
                break
            about = {"attacker": b.attacker, "defender": b.defender}
            choice = yield ask("4.3.2.II", seat, "battle-cards", [DONE, *options], about=about, leads="no-card")
            if choice == DONE:
                break
            used.append(choice[1])
            if lasting.use_in_battle(g, seat, enemy, choice[1]) == lasting.NO_ROLLED_HITS:
                hits[enemy] = 0
            else:
                more[seat] += 1
    return hits[b.attacker] + more[b.attacker], hits[b.defender] + more[b.defender]


# --------------------------------------------------------------------------------------------------- 4.3.3 third stage


def loss_options(g: Root, victim: int, clearing: int, chosen: list[int]) -> list[Option]:
    there = pieces_in(g, victim, clearing)
    for kind in chosen:
        there.remove(kind)
    return [("lose", kind) for kind in dict.fromkeys(there)]


@law("4.3.3", "bots:7.7.4")
def choose_losses(g: Root, b: Battle, victim: int, hits: int) -> Rule[Losses]:
    """A piece for each hit, as the victim's faction takes them, or as a bot decides who has set them to fight."""
    hired = hired_there(g, victim, b.enemy(victim), b.clearing)
    picked = None
    if b.instigator != NOBODY and not g.bots[victim]:
        picked = side_of(g, b.instigator).picks_losses(g, b.instigator, victim, b.clearing, hits, hired)
    if picked is None:
        ally = b.ally if victim == b.attacker else NOBODY
        picked = side_of(g, victim).choose_losses(g, victim, b.clearing, hits, hired, ally)
    losses = yield from picked
    return losses


@law("11.2.7.III.A")
def split_hits(hits: int, own: int, hired: int) -> tuple[int, int]:
    """Half of the hits fall on mercenaries, an odd one on the buyer's own warriors; where one side has too few
    warriors for its half, the other takes the rest."""
    lost = min(hits - hits // 2, own)
    lost_hired = min(hits - lost, hired)
    return min(hits - lost_hired, own), lost_hired


@law("4.3.3", "2.5")
def choose_pieces(g: Root, victim: int, clearing: int, hits: int) -> Rule[list[int]]:
    """A building or token for each hit, while there are any; the victim says which."""
    there = pieces_in(g, victim, clearing)
    if hits >= len(there):
        return there
    chosen: list[int] = []
    for _ in range(hits):
        about = {"clearing": clearing}
        _, kind = yield ask("4.3.3", victim, "lose", loss_options, g, victim, clearing, chosen, about=about)
        chosen.append(kind)
    return chosen


@law("4.3.3")
def ordinary_losses(
    g: Root, victim: int, clearing: int, hits: int, hired: int, lose_pieces: LosePieces
) -> Rule[Losses]:
    """Warriors first, then buildings and tokens."""
    warriors, lost_hired = split_hits(hits, g.warriors[victim][clearing], hired)
    rest = hits - warriors - lost_hired
    chosen = (yield from lose_pieces(g, victim, clearing, rest)) if rest else []
    lost = [(seat, count) for seat, count in ((victim, warriors), (g.seat_of[RIVERFOLK], lost_hired)) if count]
    return Losses(lost, chosen, [])


def remove_losses(g: Root, b: Battle, victim: int, lost: Losses) -> list[Removal]:
    """Take the pieces off the map."""
    clearing, remover = b.clearing, b.enemy(victim)
    removals = []
    for seat, warriors in lost.warriors:
        side_of(g, seat).fall(g, seat, clearing, warriors, seat == b.defender)
        b.fallen[seat] = b.fallen.get(seat, 0) + warriors
        serves = victim if seat not in (victim, b.ally) else NOBODY
        removals.append(Removal(seat, remover, clearing, warriors, [], battle=True, serves=serves))
        tell(g, "4.3.3", "lose-warriors", who=seat, count=warriors, clearing=clearing)
    for kind in lost.pieces:
        remove_piece(g, kind, clearing)
        tell(g, "4.3.3", "lose-piece", who=victim, piece=kind, clearing=clearing)
    if lost.pieces:
        by = remover if b.instigator == NOBODY else b.instigator
        removals.append(Removal(victim, by, clearing, 0, lost.pieces, battle=True))
    if lost.items:
        side_of(g, victim).damage(g, victim, lost.items)
    if b.ally != NOBODY and victim == b.attacker:
        b.betrayed += sum(count for _, count in lost.warriors) - len(lost.items)
        if not g.current_law:
            settle_betrayal(g, b)
    return removals


@law("9.2.9.II.D")
def settle_betrayal(g: Root, b: Battle) -> None:
    """An ally who has lost more warriors in this battle than the Vagabond damaged items is hostile at once, and fights
    no longer at his side; in later printings when the battle ends."""
    if b.betrayed > 0:
        g.relation[b.attacker][b.ally] = HOSTILE
        tell(g, "9.2.9.II.D", "hostile", who=b.attacker, other=b.ally)
        b.ally = NOBODY


def reward(g: Root, b: Battle, seat: int, removals: list[Removal]) -> int:
    """Points for what a side removed, and what its faction gets for the first building or token of a battle."""
    if not removals:
        return 0
    if b.instigator not in (NOBODY, seat):
        b.instigated += points_for(g, b.instigator, [removal for removal in removals if removal.pieces])
        return points_for(g, seat, [removal for removal in removals if not removal.pieces])
    points = points_for(g, seat, removals)
    if seat not in b.rewarded and any(pieces_that_pay(g, removal) for removal in removals):
        b.rewarded.add(seat)
        points += side_of(g, seat).spoils(g, seat)
    return points


def give_points(g: Root, b: Battle, gains: list[tuple[int, int]]) -> None:
    """Points of one moment of a battle; an instigator's are among them."""
    if b.instigated:
        gains.append((b.instigator, b.instigated))
        b.instigated = 0
    if any(points for _, points in gains):
        score_together(g, gains)


@law("4.3.3", "3.2.1", "1.1.3")
def deal_hits(g: Root, b: Battle, by_attacker: int, by_defender: int) -> Rule[None]:
    """Both sides take their hits at once, and score at once for the buildings and tokens they removed."""
    lost_by_defender = yield from choose_losses(g, b, b.defender, by_attacker)
    lost_by_attacker = yield from choose_losses(g, b, b.attacker, by_defender)
    of_defender = remove_losses(g, b, b.defender, lost_by_defender)
    of_attacker = remove_losses(g, b, b.attacker, lost_by_attacker)
    won, lost = reward(g, b, b.attacker, of_defender), reward(g, b, b.defender, of_attacker)
    give_points(g, b, [(b.attacker, won), (b.defender, lost)])
    yield from after_removal(g, of_defender + of_attacker)
