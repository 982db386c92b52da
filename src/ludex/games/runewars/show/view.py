"""What a seat may see: the map and all that lies open; hands, objectives, rewards and face-down tokens only where it
may look."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ludex.core.hidden import Pool, Row
from ludex.games.runewars.printed.book import book
from ludex.games.runewars.rules.areas import controller, dragon_runes
from ludex.games.runewars.rules.battle.fight import ATTACKER, DEFENDER, Fight
from ludex.games.runewars.rules.battle.tally import strength
from ludex.games.runewars.rules.victory import last_year, runes_to_win, shown_runes
from ludex.games.runewars.setup import token_backs
from ludex.games.runewars.state import Battle, Duel, Runewars
from ludex.games.runewars.things import NO_RUNE, NOBODY, NONE, kind_of
from ludex.kit.hidden import redeal as deal_again

UNKNOWN = -1
"""A rune token, exploration token or card that the viewer may not see."""

SEASONS = 4


class HeroView(msgspec.Struct, frozen=True):
    hero: int
    seat: int
    place: int
    damage: int
    routed: int
    trained: list[int]
    commander: int
    hidden: int
    """Face-down rewards that the viewer may not see."""
    known_rewards: list[int]
    """Those that the viewer may see: face up, or his own."""
    face_up: int
    """How many of them lie face up."""


class PlayerView(msgspec.Struct, frozen=True):
    faction: int
    dials: list[int]
    influence: int
    runes: int
    """Dragon runes, as far as the viewer knows them."""
    tactics: int
    fresh: int
    hand: list[int]
    """Tactics cards that may be played, for who holds them."""
    fresh_hand: list[int]
    quests: int
    own_quests: list[int]
    objective: int
    """NONE: used; UNKNOWN - 1: there is one, hidden."""
    orders: list[int]
    chosen: int
    """The Order that is revealed and still to be resolved."""
    upgrades: list[int]
    activated: list[int]
    lieutenant: int
    slain: int
    out: int


class RunewarsView(msgspec.Struct, frozen=True):
    step: str
    year: int
    last_year: int
    season: int
    season_card: int
    to_win: int
    first: int
    current: int
    part: int
    target: int
    order_of_play: list[int]
    laid: tuple[tuple[int, ...], ...]
    tiles: list[list[int]]
    markers: list[list[int]]
    content: str
    controllers: list[int]
    units: list[list[int]]
    limbo: list[list[int]]
    supply: list[int]
    forts: list[int]
    built: list[list[int]]
    city: list[int]
    rune: list[int]
    """Face-down tokens that the viewer does not know are UNKNOWN."""
    rune_up: list[int]
    waste: list[int]
    ice: list[int]
    token: list[int]
    token_up: list[int]
    peasants: list[int]
    graves: list[int]
    players: list[PlayerView]
    heroes: list[HeroView]
    titles: list[int]
    on_title: list[int]
    victory_card: list[int]
    fate_left: int
    fate_drawn: list[int]
    fate_discard: list[int]
    tactics_left: int
    tactics_discard: list[int]
    seasons_left: list[int]
    season_discard: list[int]
    reward_discard: list[int]
    lasting: list[list[int]]
    fights: list[Battle]
    strengths: list[int]
    """What both sides of the running battle count as things stand."""
    initiatives: list[list[list[int]]]
    """By side, rows of a type that fights and the initiative it has now."""
    duels: list[Duel]
    questing: int
    """The hero whose Move action is under way."""
    steps_left: int
    attempted: int
    """The quest that it has revealed."""
    acted: list[int]
    hero_drawn: list[int]
    commander_drawn: list[int]
    options: list[bool]
    """Revised edition, developments, commanders, free cities, Road to Victory, exploration, Epic."""


HIDDEN_OBJECTIVE = UNKNOWN - 1


def view(g: Runewars, seat: int | None) -> RunewarsView:
    return RunewarsView(
        step=g.step,
        year=g.year,
        last_year=last_year(g),
        season=g.season,
        season_card=g.season_card,
        to_win=runes_to_win(g),
        first=g.first,
        current=g.current,
        part=g.part,
        target=g.target,
        order_of_play=g.order_of_play[:],
        laid=g.laid,
        tiles=[row[:] for row in g.tiles],
        markers=[row[:] for row in g.markers],
        content=g.content,
        controllers=[controller(g, place) for place in range(len(g.units))],
        units=[row[:] for row in g.units],
        limbo=[row[:] for row in g.limbo],
        supply=g.supply[:],
        forts=g.forts[:],
        built=[row[:] for row in g.built],
        city=g.city[:],
        rune=[seen_rune(g, seat, place) for place in range(len(g.rune))],
        rune_up=g.rune_up[:],
        waste=g.waste[:],
        ice=g.ice[:],
        token=[seen_token(g, seat, place) for place in range(len(g.token))],
        token_up=g.token_up[:],
        peasants=g.peasants[:],
        graves=[len(row) for row in g.graves],
        players=[player_view(g, each, seat) for each in range(g.players)],
        heroes=[hero_view(g, hero, seat) for hero, place in enumerate(g.hero_place) if place >= 0],
        titles=g.titles[:],
        on_title=g.on_title[:],
        victory_card=g.victory_card[:],
        fate_left=len(g.fate),
        fate_drawn=g.fate_drawn[:],
        fate_discard=g.fate_discard[:],
        tactics_left=len(g.tactics_deck),
        tactics_discard=g.tactics_discard[:],
        seasons_left=[len(deck) for deck in g.seasons],
        season_discard=g.season_discard[:],
        reward_discard=g.reward_discard[:],
        lasting=[row[:] for row in g.lasting],
        fights=[fight.copy() for fight in g.fights],
        strengths=[strength(side) for side in both_sides(g)],
        initiatives=[initiatives(side) for side in both_sides(g)],
        duels=[seen_duel(duel, seat) for duel in g.duels],
        questing=g.questing,
        steps_left=g.steps_left,
        attempted=g.attempted,
        acted=g.acted[:],
        hero_drawn=g.hero_drawn[:] if seat == g.current else [],
        commander_drawn=g.commander_drawn[:] if seat == chooser(g) else [],
        options=[g.revised, g.developments, g.commanders, g.free_cities, g.road, g.exploration, g.epic],
    )


def view_all(g: Runewars) -> RunewarsView:
    """With the secrets of all seats, for whoever looks back."""
    seen = view(g, None)
    heroes = [hero_view(g, hero, g.hero_seat[hero]) for hero, place in enumerate(g.hero_place) if place >= 0]
    return msgspec.structs.replace(
        seen,
        rune=g.rune[:],
        token=g.token[:],
        players=[player_view(g, seat, seat) for seat in range(g.players)],
        heroes=heroes,
        hero_drawn=g.hero_drawn[:],
        commander_drawn=g.commander_drawn[:],
        duels=[duel.copy() for duel in g.duels],
    )


def chooser(g: Runewars) -> int:
    """Who looks at drawn commander cards: the player whose turn it is, at set-up the one who is next."""
    return g.queue[0] if g.current == NOBODY and g.queue else g.current


def seen_rune(g: Runewars, seat: int | None, place: int) -> int:
    rune = g.rune[place]
    if rune == NO_RUNE or g.rune_up[place] or (seat is not None and g.known[seat][place]):
        return rune
    return UNKNOWN


def seen_token(g: Runewars, seat: int | None, place: int) -> int:
    """The token, NONE where there is none, HIDDEN_OBJECTIVE where it lies face down."""
    token = g.token[place]
    if token == NONE or g.token_up[place] or (seat is not None and g.token_known[seat][place]):
        return token
    return HIDDEN_OBJECTIVE


def both_sides(g: Runewars) -> list[Fight]:
    return [Fight(g, ATTACKER), Fight(g, DEFENDER)] if g.fights else []


def initiatives(side: Fight) -> list[list[int]]:
    kinds = sorted({kind_of(one) for one in side.line})
    return [[kind, side.initiative(kind)] for kind in kinds]


def seen_duel(duel: Duel, seat: int | None) -> Duel:
    """Rewards of the fallen that the winner still has to hand out are his secret."""
    seen = duel.copy()
    if not winner_is(duel, seat):
        seen.spoils = [UNKNOWN] * len(duel.spoils)
    return seen


def winner_is(duel: Duel, seat: int | None) -> bool:
    return duel.winner >= 0 and duel.seats[duel.winner] == seat


def player_view(g: Runewars, player: int, viewer: int | None) -> PlayerView:
    mine = player == viewer
    objective = g.objective[player]
    return PlayerView(
        faction=g.factions[player],
        dials=g.dials[player][:],
        influence=g.influence[player],
        runes=(dragon_runes if mine else shown_runes)(g, player) if g.units else 0,
        tactics=len(g.tactics[player]),
        fresh=len(g.fresh[player]),
        hand=g.tactics[player][:] if mine else [],
        fresh_hand=g.fresh[player][:] if mine else [],
        quests=len(g.quests[player]),
        own_quests=g.quests[player][:] if mine else [],
        objective=objective if mine or objective == NONE else HIDDEN_OBJECTIVE,
        orders=g.orders[player][:],
        chosen=g.chosen[player],
        upgrades=g.upgrades[player][:],
        activated=g.activated[player][:],
        lieutenant=g.lieutenant[player],
        slain=g.slain[player],
        out=g.out[player],
    )


def hero_view(g: Runewars, hero: int, viewer: int | None) -> HeroView:
    mine = g.hero_seat[hero] == viewer
    return HeroView(
        hero=hero,
        seat=g.hero_seat[hero],
        place=g.hero_place[hero],
        damage=g.hero_damage[hero],
        routed=g.hero_routed[hero],
        trained=g.trained[hero][:],
        commander=g.commander[hero],
        hidden=0 if mine else len(g.rewards[hero]),
        face_up=len(g.rewards_up[hero]),
        known_rewards=g.rewards_up[hero] + (g.rewards[hero] if mine else []),
    )


# ----------------------------------------------------------------------------------------------- what may lie otherwise


def pools(g: Runewars) -> list[Pool]:
    """All that may lie otherwise, as far as somebody can tell, but for objectives."""
    seats = range(g.players)
    hands = [Row(row, (seat,)) for rows in (g.tactics, g.fresh) for seat, row in enumerate(rows)]
    rewards = [Row(row, (g.hero_seat[hero],)) for hero, row in enumerate(g.rewards)]
    rewards += [Row(duel.spoils, [seat for seat in seats if winner_is(duel, seat)]) for duel in g.duels]
    runes = [place for place, rune in enumerate(g.rune) if rune != NO_RUNE and not g.rune_up[place]]
    found = [
        Pool([Row(g.fate)], kind="fate"),
        Pool([Row(g.tactics_deck), Row(g.tactics_seen, (g.current,)), *hands], kind="tactics"),
        Pool([Row(g.quest_deck), *(Row(g.quests[seat], (seat,)) for seat in seats)], kind="quest"),
        Pool([Row(g.reward_deck), *rewards, *(Row(row) for row in g.graves)], kind="reward"),
        Pool([Row(g.hero_deck), Row(g.hero_drawn, (g.current,))], kind="hero"),
        Pool([Row(g.commander_deck), Row(g.commander_drawn, (chooser(g),))], kind="commander"),
        *(Pool([Row(deck) for deck in g.seasons[n : n + 1]], kind="season_card") for n in range(SEASONS)),
        Pool([Row(g.rune, [seat for seat in seats if g.known[seat][place]], [place]) for place in runes], kind="rune"),
    ]
    if g.exploration:
        found += [
            Pool([Row(deck), *tokens_with(g, back)], kind="exploration") for back, deck in enumerate(g.token_decks)
        ]
    return found


def hidden(g: Runewars) -> list[Pool]:
    """The same, with objectives, which differ by their alignment."""
    found = pools(g)
    for alignment, deck in enumerate(g.objective_deck):
        held = [
            seat
            for seat in range(g.players)
            if g.objective[seat] != NONE and book(g).factions[g.factions[seat]].alignment == alignment
        ]
        found.append(Pool([Row(deck), *(Row(g.objective, (seat,), [seat]) for seat in held)], kind="objective"))
    return found


def tokens_with(g: Runewars, back: int) -> list[Row]:
    """Exploration tokens with this back that lie face down: the back shows what they may be."""
    return [
        Row(g.token, [seat for seat in range(g.players) if g.token_known[seat][place]], [place])
        for place, shown in enumerate(token_backs(g.content, g.laid))
        if shown == back and g.token[place] != NONE and not g.token_up[place]
    ]


def redeal(g: Runewars, seat: int, shuffle: Callable[[list[int]], None]) -> None:
    """Deal anew what a seat cannot know; objectives among those of the same alignment. All is put in order first:
    how it lay must not show in how it lies then."""

    def mix(things: list[int]) -> None:
        things.sort()
        shuffle(things)

    deal_again(pools(g), seat, mix)
    for alignment, deck in enumerate(g.objective_deck):
        others = [
            each
            for each in range(g.players)
            if each != seat and g.objective[each] != NONE and book(g).factions[g.factions[each]].alignment == alignment
        ]
        cards = [*deck, *(g.objective[each] for each in others)]
        mix(cards)
        for each in others:
            g.objective[each] = cards.pop()
        deck[:] = cards
    for rows in (g.known, g.token_known):
        for each, row in enumerate(rows):
            if each != seat:
                rows[each] = [int(theirs and mine) for theirs, mine in zip(row, rows[seat], strict=True)]
