"""The day: turns, action tokens and the balance rule."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.acquire import TWIN, acquire, can_acquire
from senet.games.kemet.amon.components import LOW_WATER
from senet.games.kemet.build import build, can_build
from senet.games.kemet.cards import forbids_day_card, offer_day_cards, play_day_card
from senet.games.kemet.companions import ask_arrangement, may_arrange
from senet.games.kemet.components import (
    ACQUIRE,
    ACTION,
    APEX,
    BUILD,
    COLOUR_TOKEN,
    DECLINE_ACTIONS,
    FAME_TO_WIN,
    FLOOR,
    GIVE_ANY_TIME,
    GOLD,
    GOLD_TOKEN,
    MOVE,
    PRAY,
    RECRUIT,
    SILVER_TOKEN,
    SPACES,
    TEAM_FAME_TO_WIN,
    TILES,
    TOKENS,
)
from senet.games.kemet.effects import gain_prayer
from senet.games.kemet.gods.rise import raise_marker
from senet.games.kemet.moments import EFFECTS, OPPONENT_PRAYED, PRAYED, USED, trigger
from senet.games.kemet.move import begin_move, can_move, move_action
from senet.games.kemet.night import night
from senet.games.kemet.placing import can_recruit, recruit
from senet.games.kemet.table import DAY, NOBODY, TEAM, Kemet, Player, named
from senet.games.kemet.teams.assemble import can_assemble
from senet.games.kemet.teams.sharing import can_share, forbids_share, share_round
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

OUADJET: Final = "ouadjet"
WORSHIP: Final = "amber_warriors_worship"
SURPRISE: Final = "ruby_surprise_attack"
EARTHBOUND: Final = ("onyx_forced_march", "amethyst_magic_versatility")  # Move actions without teleportation
SHARE: Final[Choice] = ("share", "")
GOLD_CHOICE: Final[Choice] = ("gold", "")
ARRANGE_CHOICE: Final[Choice] = ("arrange", "")
PLACES: Final[list[Choice]] = [("place", space) for space in SPACES]
FLOOR_BIT: Final[dict[str, int]] = {space: (1 << floor) >> 1 for space, floor in FLOOR.items()}
EMPTY_FLOORS: Final = (3, 2, 2, 1, 2, 1, 1, 0)  # by the bits of the floors that have a token


def start_day(g: Kemet) -> None:
    """In the day phase everybody has 5 turns, in turn order again and again. (KEMET-042, KEMET-044)"""
    g.phase = DAY
    g.active = NOBODY
    g.tell("round", g.round)
    g.tell("day")
    g.then(next_turn)


def next_turn(g: Kemet) -> None:
    """The next player who has a token left; when nobody has one, night falls. (KEMET-044, KEMET-056)"""
    raise_marker(g)  # at the end of every turn (KEMET-315)
    start = g.order.index(g.active) + 1 if g.active != NOBODY else 0
    for seat in (*g.order[start:], *g.order[:start]):
        if g.players[seat].tokens:
            g.then(turn, seat)
            g.then(next_turn)
            return
    g.active = NOBODY
    g.then(night)
    g.then(end_round)


def end_round(g: Kemet) -> None:
    """A new round begins, unless a round limit was agreed for simulations. (KEMET-043)"""
    if g.round_limit and g.round >= g.round_limit:
        best = max(g.team_fame(seat) for seat in g.order)
        g.winner = next(seat for seat in g.order if g.team_fame(seat) == best)
        if g.mode == TEAM:
            g.tell("team_round_limit", g.allies(g.winner))
        else:
            g.tell("round_limit", g.winner)
        g.end()
        return
    g.round += 1
    g.then(start_day)


def turn(g: Kemet, seat: Seat) -> None:
    """Check for victory; then place tokens and perform their actions. (KEMET-045, KEMET-199)"""
    g.active = seat
    g.day_cards = 0
    g.arranged = False
    g.shared = False
    g.pending = []
    g.tell("turn", seat, TOKENS - g.players[seat].tokens + 1)
    if has_won(g, seat):
        g.winner = seat
        if g.mode == TEAM:
            g.tell("team_won", g.allies(seat), g.team_fame(seat))
        else:
            g.tell("won", seat, g.fame(seat))
        g.end()
        return
    g.then(ask_plan, seat)


def has_won(g: Kemet, seat: Seat) -> bool:
    """9 points, 12 for a team, and nobody has more. (KEMET-199, KEMET-200, KEMET-202, KEMET-239)"""
    if g.amon is not None:
        return False  # his objective decides (KEMET-307)
    fame = g.team_fame(seat)
    enough = TEAM_FAME_TO_WIN if g.mode == TEAM else FAME_TO_WIN
    return fame >= enough and all(g.team_fame(other) <= fame for other in g.order)


# -- placing tokens (KEMET-047, KEMET-048, KEMET-057 to KEMET-063) -------------------------------------


def ask_plan(g: Kemet, seat: Seat) -> None:
    """First cards and companions, then the tokens: gold and silver, and finally the colour token. (KEMET-047)"""
    g.ask(seat, PLAN, plan_chosen)


def offer_plan(g: Kemet, seat: Seat) -> list[Choice]:
    player = g.players[seat]
    floors = floors_used(player)
    offered = [
        c
        for c in PLACES
        if (c[1] not in player.placed or may_repeat(player, c[1])) and not unbalances(player, floors, c[1])
    ]
    if player.silver:
        offered += [("silver", s) for s in SPACES if not forbids_silver_space(player, s)]
    if player.gold:
        offered.append(GOLD_CHOICE)
    if not g.pending:
        if player.companions and not g.arranged and may_arrange(g, seat):
            offered.append(ARRANGE_CHOICE)
        if player.hand or player.assemble:
            offered += offer_day_cards(g, seat)
        if g.mode == TEAM and can_share(g, seat):
            offered.append(SHARE)
    return offered


def forbids_plan(g: Kemet, seat: Seat, choice: Choice) -> str:
    player = g.players[seat]
    verb, noun = choice
    if verb == "place":
        if noun not in SPACES:
            return named(noun, ACTION, "KEMET-058")
        if noun in player.placed and not may_repeat(player, noun):
            return "KEMET-324" if player.ascended and player.faction == OUADJET else "KEMET-057"
        return "KEMET-060" if unbalances(player, floors_used(player), noun) else ""
    if verb == "silver":
        return forbids_silver_space(player, noun)
    if choice == GOLD_CHOICE:
        return "" if player.gold else "KEMET-062"
    if choice == ARRANGE_CHOICE:
        if g.pending:
            return "KEMET-046"
        return "KEMET-345" if g.arranged else "" if may_arrange(g, seat) else "KEMET-093"
    if verb == "card":
        return "KEMET-048" if g.pending else forbids_day_card(g, seat, noun)
    if choice == SHARE:
        return forbids_share(g, seat) or ("KEMET-242" if g.pending else "")
    return NOT_AN_ANSWER


def plan_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The colour token is placed last; everything else comes before it. (KEMET-047, KEMET-048)"""
    player = g.players[seat]
    verb, noun = choice
    if verb == "place":
        place_token(g, seat, noun, COLOUR_TOKEN)
        player.tokens -= 1
        g.shared = g.mode == TEAM and g.holds(GIVE_ANY_TIME)  # there was time for it
        if is_balanced(floors_used(player), player.tokens, player.silver):
            g.then(resolve, seat)
        else:
            g.ask(seat, PLACE_SILVER, silver_chosen)
    elif verb == "silver":
        place_token(g, seat, noun, SILVER_TOKEN)
        player.silver -= 1
        g.then(ask_plan, seat)
    elif choice == GOLD_CHOICE:
        place_token(g, seat, APEX, GOLD_TOKEN)
        player.gold -= 1
        g.then(ask_plan, seat)
    elif choice == ARRANGE_CHOICE:
        g.arranged = True
        g.then(ask_arrangement, seat)
        g.then(ask_plan, seat)
    elif choice == SHARE:
        g.then(share_round, seat)
        g.then(ask_plan, seat)
    else:
        g.then(play_day_card, seat, noun)
        g.then(ask_plan, seat)


PLAN: Final = Question("plan", offer_plan, forbids_plan, always=True)


def may_repeat(player: Player, space: str) -> bool:
    """Ouadjet: once a day, a colour token may share the space of another. (KEMET-322, KEMET-324)"""
    ready = player.ascended and player.faction == OUADJET and not player.repeated
    return ready and player.placed[space] == COLOUR_TOKEN


def floors_used(player: Player) -> int:
    """The floors that have a token, as bits; the apex belongs to none. (KEMET-058)"""
    floors = 0
    for space in player.placed:
        floors |= FLOOR_BIT[space]
    return floors


def is_balanced(floors: int, tokens: int, silver: int) -> bool:
    """Can every floor still get a token with so many left? (KEMET-059, KEMET-060)"""
    return EMPTY_FLOORS[floors] <= (tokens + silver if tokens else 0)


def unbalances(player: Player, floors: int, space: str) -> bool:
    """Would a colour token on `space` break the balance, even with a silver one beside it? (KEMET-060)"""
    left = player.tokens - 1
    floors |= FLOOR_BIT[space]
    if is_balanced(floors, left, player.silver):
        return False
    free = [s for s in SPACES if s not in player.placed and s != space]
    return not (player.silver and any(is_balanced(floors | FLOOR_BIT[s], left, 0) for s in free))


def forbids_silver_space(player: Player, space: str) -> str:
    """Placed before a colour token that can still keep the balance. (KEMET-060, KEMET-061)"""
    if not player.silver:
        return "KEMET-061"
    if space not in SPACES:
        return named(space, ACTION, "KEMET-058")
    if space in player.placed:
        return "KEMET-057"
    others = [s for s in SPACES if s not in player.placed and s != space]
    left = player.tokens - 1
    floors = floors_used(player) | FLOOR_BIT[space]
    return "" if any(is_balanced(floors | FLOOR_BIT[s], left, 0) for s in others) else "KEMET-060"


def place_token(g: Kemet, seat: Seat, space: str, token: str) -> None:
    """The token stays until the Awakening; Ouadjet's second token lies beside the first. (KEMET-064, KEMET-324)"""
    player = g.players[seat]
    if space in player.placed:
        player.repeated = space
    player.placed[space] = token
    g.pending.append(space)
    g.tell("token_placed", seat, token, space)


def offer_silver(g: Kemet, seat: Seat) -> list[Choice]:
    return [("silver", space) for space in SPACES if not forbids_silver(g, seat, ("silver", space))]


def forbids_silver(g: Kemet, seat: Seat, choice: Choice) -> str:
    """The silver token is compulsory if the balance requires it after the colour token. (KEMET-060)"""
    player = g.players[seat]
    verb, space = choice
    if verb != "silver":
        return NOT_AN_ANSWER
    if space not in SPACES:
        return named(space, ACTION, "KEMET-058")
    if space in player.placed:
        return "KEMET-057"
    floors = floors_used(player) | FLOOR_BIT[space]
    return "" if is_balanced(floors, player.tokens, 0) else "KEMET-060"


def silver_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The balance is kept, and the actions follow. (KEMET-060)"""
    place_token(g, seat, choice[1], SILVER_TOKEN)
    g.players[seat].silver -= 1
    g.then(resolve, seat)


PLACE_SILVER: Final = Question("place_silver", offer_silver, forbids_silver)


# -- doing what they say (KEMET-049 to KEMET-053) ------------------------------------------------------


def resolve(g: Kemet, seat: Seat) -> None:
    """One action after another, in the order the player chooses, with DAY cards between them. (KEMET-049, KEMET-052)"""
    may_play = bool(g.players[seat].hand) or can_assemble(g, seat)
    if not g.pending:
        if may_play:
            g.ask(seat, END_TURN, turn_end_chosen)
    elif len(g.pending) > 1 or may_play or can_share(g, seat):
        g.ask(seat, NEXT_ACTION, next_action_chosen)
    else:
        g.then(perform, seat, g.pending[0])


def offer_next_action(g: Kemet, seat: Seat) -> list[Choice]:
    gifts = [SHARE] if can_share(g, seat) else []
    return [*(("act", space) for space in g.pending), *offer_day_cards(g, seat), *gifts]


def forbids_next_action(g: Kemet, seat: Seat, choice: Choice) -> str:
    verb, noun = choice
    if verb == "act":
        return "" if noun in g.pending else named(noun, ACTION, "KEMET-049")
    if choice == SHARE:
        return forbids_share(g, seat)
    return forbids_day_card(g, seat, noun) if verb == "card" else NOT_AN_ANSWER


def next_action_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """An action, or a card before it. (KEMET-049, KEMET-052)"""
    verb, noun = choice
    if verb == "act":
        g.then(perform, seat, noun)
    elif choice == SHARE:
        g.then(share_round, seat)
        g.then(resolve, seat)
    else:
        g.then(play_day_card, seat, noun)
        g.then(resolve, seat)


NEXT_ACTION: Final = Question("next_action", offer_next_action, forbids_next_action, always=True)


def offer_turn_end(g: Kemet, seat: Seat) -> list[Choice]:
    return [PASS, *offer_day_cards(g, seat)]


def forbids_turn_end(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return ""
    return forbids_day_card(g, seat, choice[1]) if choice[0] == "card" else NOT_AN_ANSWER


def turn_end_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """DAY cards may still be played after the last action. (KEMET-053)"""
    if choice != PASS:
        g.then(play_day_card, seat, choice[1])
        g.then(resolve, seat)


END_TURN: Final = Question("end_turn", offer_turn_end, forbids_turn_end, always=True)


def perform(g: Kemet, seat: Seat, space: str) -> None:
    """The action of one token, with everything that follows from it. (KEMET-049)"""
    g.pending.remove(space)
    g.shared = False
    g.tell("action", seat, space)
    kind = ACTION[space]
    if kind == ACQUIRE:
        g.then(acquire, seat, space)
        g.then(end_action, seat)
    elif kind == GOLD:
        g.then(gold_action, seat)
    else:
        plan_action(g, seat, kind, True)
    g.then(resolve, seat)


def plan_action(g: Kemet, seat: Seat, kind: str, teleports: bool) -> None:
    """Plan a Build, Recruit, Pray or Move action with all normal rules and costs."""
    if kind == BUILD:
        g.then(build, seat, False)
    elif kind == RECRUIT:
        g.then(recruit, seat)
        g.then(end_action, seat)
    elif kind == PRAY:
        g.then(pray, seat)
    else:
        g.then(move_action, seat, teleports, False, False)


def pray(g: Kemet, seat: Seat) -> None:
    """2 PP and the bonuses of tiles; then opponents' tiles react. (KEMET-101)"""
    low = int(g.in_force(LOW_WATER))
    tiles = [(tile, TILES[tile].pray) for tile in g.players[seat].tiles]
    gain_prayer(g, seat, (PRAY, 2), (LOW_WATER, -low), *tiles)
    trigger(g, PRAYED, seat)
    for other in g.opponents(seat):
        trigger(g, OPPONENT_PRAYED, other)


def end_action(g: Kemet, seat: Seat) -> None:
    """A Sacred Bull that came onto the board may move with its troop. (KEMET-329)"""
    bull = g.players[seat].companions.get("sacred_bull", "")
    if g.bull and bull in g.players[seat].troops:
        g.then(begin_move, seat, bull, True, False, False)
    g.bull = False


# -- the gold token (KEMET-062, KEMET-063) -------------------------------------------------------------


def gold_action(g: Kemet, seat: Seat) -> None:
    """One gold action of one tile that the player owns now. (KEMET-062, KEMET-063)"""
    if any(choice != PASS for choice in offer_gold_tile(g, seat)):
        g.ask(seat, USE_GOLD, gold_tile_chosen)
    else:
        g.tell("action_lost", seat, GOLD)


def offer_gold_tile(g: Kemet, seat: Seat) -> list[Choice]:
    choices: list[Choice] = [PASS, *(("tile", tile) for tile in g.players[seat].tiles)]
    return [choice for choice in choices if not forbids_gold_tile(g, seat, choice)]


def forbids_gold_tile(g: Kemet, seat: Seat, choice: Choice) -> str:
    """A gold tile whose action can be performed; declining needs a ruling that allows it. (KEMET-051, KEMET-062)"""
    free = g.holds(DECLINE_ACTIONS)
    if choice == PASS:
        return "" if free else "KEMET-051"
    if choice[0] != "tile":
        return NOT_AN_ANSWER
    tile = choice[1]
    if tile not in g.players[seat].tiles or not TILES[tile].gold:
        return named(tile, TILES, "KEMET-062")
    possible = free or tile == WORSHIP or any(can_act(g, seat, kind, tile) for kind in TILES[tile].gold)
    return "" if possible else "KEMET-050"


def gold_tile_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """One gold action of this tile. (KEMET-062)"""
    if choice != PASS:
        g.tell("gold_used", seat, choice[1])
        g.then(EFFECTS[USED, choice[1]], seat)


USE_GOLD: Final = Question("use_gold", offer_gold_tile, forbids_gold_tile, always=True)


# -- gold tiles that offer several actions -------------------------------------------------------------


def can_act(g: Kemet, seat: Seat, kind: str, tile: str) -> bool:
    """Could the gold action of this kind be performed now? (KEMET-050)"""
    if kind == BUILD:
        return can_build(g, seat, False)
    if kind == RECRUIT:
        return can_recruit(g, seat, tile == WORSHIP)
    if kind == ACQUIRE:
        return can_acquire(g, seat, TWIN)
    if kind == MOVE:
        return can_move(g, seat, tile not in EARTHBOUND, tile == SURPRISE, tile == WORSHIP)
    return kind == PRAY or bool(g.players[seat].pyramids)  # which Restructuring changes


def offer_action_kind(g: Kemet, seat: Seat, tile: str, *done: str) -> list[Choice]:
    choices: list[Choice] = [PASS, *(("action", kind) for kind in TILES[tile].gold)]
    return [choice for choice in choices if not forbids_action_kind(g, seat, choice, tile, *done)]


def forbids_action_kind(g: Kemet, seat: Seat, choice: Choice, tile: str, *done: str) -> str:
    """Only Warriors' Worship lets the player decline. (KEMET-051, KEMET-062)"""
    free = g.holds(DECLINE_ACTIONS)
    if choice == PASS:
        return "" if free or tile == WORSHIP else "KEMET-051"
    if choice[0] != "action":
        return NOT_AN_ANSWER
    if choice[1] not in TILES[tile].gold or choice[1] in done:
        return named(choice[1], ACTION.values(), "KEMET-062")
    return "" if free or can_act(g, seat, choice[1], tile) else "KEMET-050"


WHICH_ACTION: Final = Question("which_action", offer_action_kind, forbids_action_kind, always=True)
