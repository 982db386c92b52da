"""RW-13.5 to RW-13.8: duels: between heroes, and with the neutral units that quests name."""

from __future__ import annotations

from ludex.core import Option, Rule, ask, tell
from ludex.core.decision import DONE
from ludex.core.law import law
from ludex.games.runewars.printed.book import CIRCLE, REWARDS, SPECIAL, UNITS, book, damage_of, rout_of
from ludex.games.runewars.rules.abilities import draws, duel_begins, duel_over, of_hero, reward_special, strikes
from ludex.games.runewars.rules.areas import heroes_of, left_of
from ludex.games.runewars.rules.battle.plays import HOLD_BACK
from ludex.games.runewars.rules.blows import (
    BITES,
    DREW_AGAIN,
    DREW_BLOOD,
    FROZEN,
    HOLDS_BACK,
    UNDYING,
    boost,
    boosts,
    coming,
    deal,
    fell,
    mark,
    marked,
    may_use,
    other,
    prevent,
    strike_first,
    suffer,
    use,
)
from ludex.games.runewars.rules.decks import FATE
from ludex.games.runewars.rules.heroes import defeat, heal, held, train_any
from ludex.games.runewars.state import Duel, Runewars
from ludex.games.runewars.things import NOBODY, TRAIN_BEFORE_DUEL
from ludex.kit.cards import NO_CARD
from ludex.kit.hooks import lasting

TACTICAL = 100
"""A tactical fate card among the cards drawn: this and its number."""
SHADOW_BOW = REWARDS.index("shadow-bow")
BEASTMAN, SORCERER, GIANT = (UNITS.index(each) for each in ("beastman", "sorcerer", "giant"))


# --------------------------------------------------------------------------------------------------------- the start


@law("RW-13.5", "RW-13.8a")
def begin(g: Runewars, hero: int, foe: int) -> None:
    """A hero challenges an enemy hero, who may be routed."""
    seats = [g.hero_seat[hero], g.hero_seat[foe]]
    g.duels.append(Duel(g.hero_place[foe], seats, [hero, foe]))
    tell(g, "RW-13.5", "duel", who=seats[0], hero=hero, foe=foe, place=g.hero_place[foe])
    g.step = "duel"


@law("RW-13.7")
def begin_with_beast(g: Runewars, hero: int, kind: int, quest: int) -> None:
    """A quest names a neutral unit: the player to the left runs it."""
    seat = g.hero_seat[hero]
    duel = Duel(g.hero_place[hero], [seat, left_of(g, seat)], [hero, NOBODY], kind, quest=quest)
    g.duels.append(duel)
    tell(g, "RW-13.7", "duel-with-beast", who=seat, other=duel.seats[1], hero=hero, unit=kind)
    g.step = "duel"


@law("RW-13.5")
def duel_start(g: Runewars) -> Rule[None]:
    """Abilities of the start of a duel, those of whoever began it first."""
    duel = g.duels[-1]
    g.step = "duel-round"
    if any(True for _ in lasting(g.lasting, TRAIN_BEFORE_DUEL)):
        yield from train_any(g, duel.heroes[0])
    for side in (0, 1):
        hero = duel.heroes[side]
        if hero == NOBODY:
            continue
        ability = of_hero(duel_begins, hero)
        if ability is not None:
            yield from ability(g, duel, side)
        if not over(g, duel):
            yield from shadow_bow(g, duel, side)
        if over(g, duel):
            g.step = "duel-over"
            return


def over(g: Runewars, duel: Duel) -> bool:
    return fell(g, duel, 0) or fell(g, duel, 1)


@law("RW-13.5", "RW-13.4")
def shadow_bow(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """The Shadow Bow deals damage before the first round. Whoever has face-down rewards is asked."""
    hero = duel.heroes[side]
    if g.rewards[hero] or SHADOW_BOW in g.rewards_up[hero]:
        choice = yield ask("RW-13.5", duel.seats[side], "duel-begins", bows, g, duel, side, always=True)
        if choice != DONE:
            use(g, duel, side, SHADOW_BOW)
            yield from strike_first(g, duel, side, 1)


def bows(g: Runewars, duel: Duel, side: int) -> list[Option]:
    hero = duel.heroes[side]
    return [DONE, *([("use_reward", SHADOW_BOW, hero)] if SHADOW_BOW in held(g, hero) else [])]


# ------------------------------------------------------------------------------------------------------------- a round


@law("RW-13.5", "RW-13.5a", "RW-13.6")
def duel_round(g: Runewars) -> Rule[None]:
    """Tactical fate cards are announced, cards drawn, specials carried out, rewards used; then all damage at once."""
    duel = g.duels[-1]
    duel.round += 1
    duel.dealt, duel.taken, duel.prevented, duel.drawn = [0, 0], [0, 0], [0, 0], [-1, -1]
    tell(g, "RW-13.5", "duel-round", count=duel.round)
    for side in (0, 1):
        yield from announce(g, duel, side)
    for side in (0, 1):
        yield from draw(g, duel, side)
    for side in (0, 1):
        if result(g, duel, side) == SPECIAL:
            yield from special(g, duel, side)
    for side in (0, 1):
        prevent(duel, side, rout_of(result(g, duel, side)))
        deal(duel, side, damage_of(result(g, duel, side)))
    for side in (0, 1):
        yield from use_rewards(g, duel, side)
    clash(g, duel)
    yield from bite(g, duel)
    discard(g, duel)
    if over(g, duel) or duel.round >= book(g).limits.duel_rounds:
        g.step = "duel-over"


@law("RW-19.2", "RW-19.2a", "RW-19.2b", "RW-19.2f", "RW-8.6")
def announce(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """Before cards are drawn a tactical fate card may take the place of the fate card. Nobody plays cards for a neutral
    unit."""
    seat = duel.seats[side]
    if duel.heroes[side] == NOBODY or frozen(duel, side) or not g.tactics[seat] or marked(duel, HOLDS_BACK, side):
        return
    about = {"hero": duel.heroes[side], "count": duel.round}
    choice = yield ask("RW-19.2a", seat, "duel-fate", tactical_cards, g, seat, always=True, about=about)
    if choice == HOLD_BACK:
        mark(duel, HOLDS_BACK, side)
    elif choice != DONE:
        g.tactics[seat].remove(choice[1])
        duel.drawn[side] = TACTICAL + choice[1]
        g.show()
        tell(g, "RW-19.2a", "plays-fate", who=seat, tactics=choice[1])


def tactical_cards(g: Runewars, seat: int) -> list[Option]:
    cards = book(g).tactics
    found: list[Option] = [("play", card) for card in sorted(set(g.tactics[seat])) if cards[card].fate is not None]
    return [DONE, HOLD_BACK, *found]


def frozen(duel: Duel, side: int) -> bool:
    """Struck by the Frost Brand in the round before."""
    return marked(duel, FROZEN, side, duel.round)


@law("RW-13.5")
def draw(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """One fate card, unless a tactical one was announced."""
    if frozen(duel, side):
        tell(g, "RW-13.5", "duel-frozen", who=duel.seats[side])
        return
    if duel.drawn[side] < 0:
        card = yield from FATE.top(g)
        if card == NO_CARD:
            return
        duel.drawn[side] = card
        tell_draw(g, duel, side)
        ability = of_hero(draws, duel.heroes[side])
        if ability is not None:
            yield from ability(g, duel, side, book(g).fate[card].destiny)


def tell_draw(g: Runewars, duel: Duel, side: int) -> None:
    """What a fighter has drawn."""
    shown = result(g, duel, side)
    drawn = {"special": int(shown == SPECIAL), "routs": rout_of(shown), "damage": damage_of(shown)}
    tell(g, "RW-13.5", "duel-draws", who=duel.seats[side], destiny=destiny(g, duel, side), **drawn)


@law("RW-13.5", "RW-13.7", "RW-19.2c", "RW-19.2d")
def result(g: Runewars, duel: Duel, side: int) -> int:
    """What the card says in the fighter's section: heroes read the circle, a neutral unit its own shape."""
    card = duel.drawn[side]
    shape = CIRCLE if duel.heroes[side] != NOBODY else book(g).units[duel.beast].shape
    if card < 0:
        return 0
    if card >= TACTICAL:
        symbols = book(g).tactics[card - TACTICAL].fate
        assert symbols is not None
        return symbols[shape]
    return book(g).fate[card].results[shape]


def destiny(g: Runewars, duel: Duel, side: int) -> int:
    """The destiny symbol of a fighter's card; tactical ones have none, which is as good as red."""
    card = duel.drawn[side]
    return book(g).fate[card].destiny if 0 <= card < TACTICAL else 0


# ------------------------------------------------------------------------------------------------------------- specials


@law("RW-13.5a", "RW-13.6a")
def special(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """One damage (or what the hero's own card says), or the special ability of one reward."""
    hero = duel.heroes[side]
    if hero == NOBODY:
        yield from beast_special(g, duel, side)
        return
    about = {"hero": hero}
    hidden = bool(g.rewards[hero])
    choice = yield ask(
        "RW-13.5a", duel.seats[side], "duel-special", specials, g, duel, side, always=hidden, about=about
    )
    if choice == ("strike",):
        own = of_hero(strikes, hero)
        if own is None:
            deal(duel, side, 1)
        else:
            yield from own(g, duel, side)
    else:
        use(g, duel, side, choice[1])
        yield from reward_special[REWARDS[choice[1]]](g, duel, side)


def specials(g: Runewars, duel: Duel, side: int) -> list[Option]:
    hero = duel.heroes[side]
    return [
        ("strike",),
        *(
            ("use_reward", reward, hero)
            for reward in held(g, hero)
            if REWARDS[reward] in reward_special and may_use(g, duel, side, reward)
        ),
    ]


@law("RW-13.7", "RW-13.7a")
def beast_special(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """The ability of a neutral unit as far as it makes sense: a Beastman hits and draws once more in a duel, a Sorcerer
    lives on, a Giant deals as much damage as it has, a Hell Hound burns the hero; all others deal 1 damage."""
    tell(g, "RW-13.7", "beast-special", unit=duel.beast)
    if duel.beast == SORCERER:
        if not marked(duel, UNDYING, side):
            mark(duel, UNDYING, side)
    elif duel.beast == GIANT:
        deal(duel, side, duel.beast_damage)
    else:
        deal(duel, side, 1)
    if duel.beast == BEASTMAN and not marked(duel, DREW_AGAIN, side):
        mark(duel, DREW_AGAIN, side)
        yield from draw_again(g, duel, side)


def draw_again(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """The first card is done with; the next one counts as well."""
    card = yield from FATE.top(g)
    if card == NO_CARD:
        duel.drawn[side], spent = -1, duel.drawn[side]
    else:
        duel.drawn[side], spent = card, duel.drawn[side]
        tell_draw(g, duel, side)
    g.fate_discard.append(spent)
    if result(g, duel, side) == SPECIAL:
        yield from beast_special(g, duel, side)


# --------------------------------------------------------------------------------------------------------------- damage


@law("RW-13.4", "RW-13.5a")
def use_rewards(g: Runewars, duel: Duel, side: int) -> Rule[None]:
    """What a hero may use when the cards lie open. Where something of the kind could be used, whoever has face-down
    rewards is asked, so that the question tells nothing."""
    hero = duel.heroes[side]
    if hero == NOBODY:
        return
    symbol, hits = destiny(g, duel, side), damage_of(result(g, duel, side)) > 0
    while hits or coming(duel, side):
        if not g.rewards[hero] and not boosts(g, duel, side, symbol, hits):
            return
        choice = yield ask(
            "RW-13.4",
            duel.seats[side],
            "duel-rewards",
            boost_options,
            g,
            duel,
            side,
            symbol,
            hits,
            always=True,
            about={"hero": hero, "count": max(0, coming(duel, side) - duel.prevented[side])},
        )
        if choice == DONE:
            return
        yield from boost(g, duel, side, choice[1])


def boost_options(g: Runewars, duel: Duel, side: int, symbol: int, hits: bool) -> list[Option]:
    return [DONE, *boosts(g, duel, side, symbol, hits)]


@law("RW-13.5a")
def clash(g: Runewars, duel: Duel) -> None:
    """All damage of a round at once."""
    left = [max(0, coming(duel, side) - duel.prevented[side]) for side in (0, 1)]
    for side in (0, 1):
        if suffer(g, duel, side, left[side]) and duel.dealt[other(side)]:
            mark(duel, DREW_BLOOD, other(side))


@law("RW-13.5a")
def bite(g: Runewars, duel: Duel) -> Rule[None]:
    """Who has used Soulbiter to defeat the other hero, and stands, is healed."""
    for side in (0, 1):
        hero = duel.heroes[side]
        foe_fell = duel.heroes[other(side)] != NOBODY and fell(g, duel, other(side))
        if marked(duel, BITES, side, duel.round) and foe_fell and not fell(g, duel, side):
            yield from heal(g, hero)


@law("RW-19.2e")
def discard(g: Runewars, duel: Duel) -> None:
    """Fate cards and tactical ones go to their own piles."""
    for card in duel.drawn:
        if card >= TACTICAL:
            g.tactics_discard.append(card - TACTICAL)
        elif card >= 0:
            g.fate_discard.append(card)
    duel.drawn = [-1, -1]


# -------------------------------------------------------------------------------------------------------------- the end


@law("RW-13.6", "RW-12.8", "RW-12.8a", "RW-12.8b")
def duel_ends(g: Runewars) -> Rule[None]:
    """Who fell is defeated. The winner hands out the loser's rewards; if both fell, or a neutral unit won, they lie in
    the area."""
    duel = g.duels[-1]
    down = [side for side in (0, 1) if fell(g, duel, side)]
    for side in (0, 1):
        ability = of_hero(duel_over, duel.heroes[side])
        if ability is not None:
            yield from ability(g, duel, side)
    if not down:
        tell(g, "RW-13.6", "duel-undecided")
    for side in down:
        hero, winner = duel.heroes[side], other(side)
        if hero == NOBODY:
            tell(g, "RW-13.7", "beast-falls", unit=duel.beast)
            continue
        if len(down) == 1 and duel.heroes[winner] != NOBODY:
            duel.winner = winner
            duel.spoils = sorted(g.rewards[hero])
            duel.spoils_up = sorted(g.rewards_up[hero])
            g.rewards[hero].clear()
            g.rewards_up[hero].clear()
            g.show()
        defeat(g, hero, duel.seats[winner] if duel.heroes[winner] != NOBODY else NOBODY)
    g.step = "spoils"


@law("RW-12.8a")
def hand_out_spoils(g: Runewars) -> Rule[None]:
    """The winner gives each of the loser's rewards to one of his heroes there."""
    duel = g.duels[-1]
    if not duel.spoils and not duel.spoils_up:
        after_duel(g, duel)
        return
    options = spoils(g, duel)
    if len({option[2] for option in options}) > 1:
        choice = yield ask("RW-12.8a", duel.seats[duel.winner], "spoils", spoils, g, duel)
        award(g, duel, choice[1], choice[2])
        return
    for reward in [*duel.spoils, *duel.spoils_up]:
        award(g, duel, reward, options[0][2])


def spoils(g: Runewars, duel: Duel) -> list[Option]:
    seat = duel.seats[duel.winner]
    place = g.hero_place[duel.heroes[duel.winner]]
    here = [hero for hero in heroes_of(g, seat) if g.hero_place[hero] == place]
    return [("award", reward, hero) for reward in sorted({*duel.spoils, *duel.spoils_up}) for hero in here]


def award(g: Runewars, duel: Duel, reward: int, hero: int) -> None:
    up = reward not in duel.spoils
    (duel.spoils_up if up else duel.spoils).remove(reward)
    rows = g.rewards_up if up else g.rewards
    rows[hero] = sorted([*rows[hero], reward])
    tell(g, "RW-12.8a", "spoils", hero=hero, count=1)


def after_duel(g: Runewars, duel: Duel) -> None:
    """The duel is over; a quest that it was fought for is won or not."""
    won = duel.quest != NOBODY and fell_beast(g, duel) and g.hero_place[duel.heroes[0]] >= 0
    g.duels.clear()
    g.step = "quest-won" if won else "quest-lost" if duel.quest != NOBODY else "hero-rests"


def fell_beast(g: Runewars, duel: Duel) -> bool:
    return duel.heroes[1] == NOBODY and fell(g, duel, 1)


STEPS = {"duel": duel_start, "duel-round": duel_round, "duel-over": duel_ends, "spoils": hand_out_spoils}
