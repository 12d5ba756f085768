"""The Traitor, the opponent of the solo game (chapter 19). He never chooses: the human
makes any choice that the rules leave open."""

from __future__ import annotations

from typing import Final

from senet.games.pharaon.cards import refill_artisan, refill_noble
from senet.games.pharaon.components import (
    ARTISANS,
    BOARD_JARS,
    BOARD_SPACES,
    COLOURS,
    JARS,
    PASSES_AT_ONCE,
    PYRAMID,
    SILVER,
    TOP_STEP,
)
from senet.games.pharaon.gaining import (
    REWARD_GAIN,
    TRAITOR_BASIC,
    build_tomb,
    climb,
    draw_offering,
    gain,
    renew_jars,
    succession,
)
from senet.games.pharaon.passing import (
    BASIC_REWARD,
    NOTHING,
    OFFERING_REWARD,
    SILVER_REWARD,
    leave_round,
    take_first_player_token,
)
from senet.games.pharaon.table import EMPTY, HUMAN, TRAITOR, Pharaon, Traitor
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat


def form_pile(g: Pharaon) -> None:
    """He gets as many face-down jars as the board of this round says. (PHAR-207)"""
    traitor = his(g)
    for _ in range(BOARD_JARS[traitor.boards[g.round - 1]]):
        renew_jars(g)
        traitor.pile.append(g.draw(g.jar_pile))
    g.tell("traitor_pile", len(traitor.pile))


def traitor_turn(g: Pharaon) -> None:
    """He opens a jar while he has any, then passes, then advances on the pyramid.
    (PHAR-211, PHAR-231, PHAR-232)"""
    player = g.players[TRAITOR]
    if player.passed:
        g.then(traitor_advances)
    elif his(g).pile:
        jar = g.draw(his(g).pile)
        g.jar_discard.append(jar)
        g.tell("traitor_jar", jar)
        g.then(place_in_column, JARS[jar][0])
        g.then(choose_wheel_token, jar)
        if not his(g).pile and g.holds(PASSES_AT_ONCE):
            g.then(traitor_passes)
    else:
        traitor_passes(g)


def traitor_passes(g: Pharaon) -> None:
    """After his last jar: at once, or on a turn of its own. (PHAR-231, PHAR-263)"""
    leave_round(g, TRAITOR)


# -- placing the three resources -------------------------------------------------------------------


def choose_wheel_token(g: Pharaon, jar: str) -> None:
    """The human chooses the top resource for the wheel; the other goes to its column. If neither
    can be laid there, both go to columns. (PHAR-212, PHAR-214, PHAR-218)"""
    if offer_wheel_token(g, HUMAN, jar):
        g.ask(HUMAN, WHEEL_TOKEN, wheel_token_chosen, jar)
    else:
        _, left, right = JARS[jar]
        g.then(place_in_column, left)
        g.then(place_in_column, right)


def offer_wheel_token(g: Pharaon, seat: Seat, jar: str) -> list[Choice]:
    candidates: list[Choice] = [("wheel", kind) for kind in JARS[jar][1:]]
    return [choice for choice in candidates if not forbids_wheel_token(g, seat, choice, jar)]


def forbids_wheel_token(g: Pharaon, seat: Seat, choice: Choice, jar: str) -> str:
    if choice[0] != "wheel" or choice[1] not in COLOURS:
        return NOT_AN_ANSWER
    if choice[1] not in JARS[jar][1:]:
        return "PHAR-212"
    if not g.is_open(choice[1]):
        return "PHAR-214"
    return "" if g.bank[choice[1]] else "PHAR-218"


def wheel_token_chosen(g: Pharaon, seat: Seat, choice: Choice, jar: str) -> None:
    """On the leftmost free usable space of its own colour's strip. (PHAR-213)"""
    chosen = choice[1]
    g.bank[chosen] -= 1
    g.wheel[chosen].append(chosen)
    g.tell("traitor_wheel", chosen)
    for kind in JARS[jar][1:]:
        if kind != chosen:
            g.then(place_in_column, kind)


WHEEL_TOKEN: Final = Question("wheel_token", offer_wheel_token, forbids_wheel_token)


def place_in_column(g: Pharaon, kind: str) -> None:
    """The lowest free space of its column, or of the next one to the right; the symbol there is
    carried out. (PHAR-215 to PHAR-218)"""
    if g.bank[kind] == 0:
        g.tell("traitor_lacked", kind)
        return
    traitor = his(g)
    start = traitor.kinds.index(kind)
    for step in range(len(traitor.columns)):
        column = (start + step) % len(traitor.columns)
        if not traitor.is_full(column):
            symbol = BOARD_SPACES[traitor.boards[column]][len(traitor.columns[column])]
            traitor.columns[column].append(kind)
            g.bank[kind] -= 1
            g.tell("traitor_placed", kind, column + 1)
            carry_out_symbol(g, symbol)
            return
    g.tell("traitor_full", kind)


# -- symbols ---------------------------------------------------------------------------------------


def carry_out_symbol(g: Pharaon, symbol: str) -> None:
    """What the symbol of a space does. (PHAR-220 to PHAR-230)"""
    name, _, value = symbol.partition(":")
    if name == "tomb":
        build_tomb(g, TRAITOR)
    elif name == "god":
        his(g).gods.append(value)
        g.tell("traitor_god", value)
    elif name == "noble_value":
        raise_value(g, int(value))
    elif name in ("noble_take", "noble_discard"):
        remove_noble(g, int(value) - 1, name == "noble_take")
    elif name.startswith("artisan"):
        remove_artisan(g, name.endswith("best"), "discard" not in name)
    elif name == "offering_pair":
        take_his_pair(g, int(value) - 1)
    elif name == "offering_bonus":
        take_his_bonus(g, int(value) - 1)
    elif name in ("nile_most", "nile_least"):
        climb_by_column(g, name == "nile_most")


def raise_value(g: Pharaon, value: int) -> None:
    """Each of his nobles is worth this much, unless they are already worth more. (PHAR-223)"""
    traitor = his(g)
    if value > traitor.value:
        g.tell("traitor_value", value, traitor.value)
        traitor.value = value
    else:
        g.tell("traitor_idle")


def remove_noble(g: Pharaon, slot: int, keep: bool) -> None:
    """He takes the face-up noble without its effect, or removes it from the game. (PHAR-222, PHAR-224)"""
    noble = g.nobles[slot]
    if noble == EMPTY:
        g.tell("traitor_idle")
        return
    if keep:
        g.players[TRAITOR].nobles.append(noble)
        g.tell("took_noble", TRAITOR, noble)
        succession(g, TRAITOR)
    else:
        g.noble_discard.append(noble)
        g.tell("noble_discarded", noble)
    refill_noble(g, slot)


def remove_artisan(g: Pharaon, best: bool, keep: bool) -> None:
    """The face-up artisan with the most or fewest points, the leftmost of equals.
    (PHAR-225, PHAR-226)"""
    points = [ARTISANS[card].points for card in g.artisans if card]
    if not points:
        g.tell("traitor_idle")
        return
    wanted = max(points) if best else min(points)
    slot = [bool(card) and ARTISANS[card].points == wanted for card in g.artisans].index(True)
    artisan = g.artisans[slot]
    if keep:
        g.players[TRAITOR].artisans.append(artisan)
        g.tell("took_artisan", TRAITOR, artisan)
    else:
        g.artisan_discard.append(artisan)
        g.tell("artisan_discarded", artisan)
    refill_artisan(g, slot)


def take_his_pair(g: Pharaon, slot: int) -> None:
    """He takes both tokens of a slot. (PHAR-227)"""
    pair = g.pairs[slot]
    if pair:
        g.pairs[slot] = ()
        for kind in pair:
            g.players[TRAITOR].supply[kind] += 1
        g.tell("took_pair", TRAITOR, pair[0], pair[1])
    else:
        g.tell("traitor_idle")


def take_his_bonus(g: Pharaon, place: int) -> None:
    """Places keep their numbers; tokens do not slide. (PHAR-228)"""
    kind = g.bonus[place]
    if kind:
        g.bonus[place] = EMPTY
        g.players[TRAITOR].supply[kind] += 1
        g.tell("took_offering", TRAITOR, kind)
    else:
        g.tell("traitor_idle")


def climb_by_column(g: Pharaon, fullest: bool) -> None:
    """His disc climbs on the track of the fullest or emptiest column, the leftmost of equals.
    (PHAR-229)"""
    traitor = his(g)
    counts = [len(column) for column in traitor.columns]
    kind = traitor.kinds[counts.index(max(counts) if fullest else min(counts))]
    if g.players[TRAITOR].tracks[kind] < TOP_STEP:
        climb(g, TRAITOR, kind)
    else:
        g.tell("traitor_idle")


# -- his place on the pyramid ----------------------------------------------------------------------


def traitor_advances(g: Pharaon) -> None:
    """The reward of the space reached or of the nearest further left that gives him something.
    (PHAR-232, PHAR-233)"""
    player = g.players[TRAITOR]
    if player.space == len(PYRAMID[player.row]):
        g.tell("stayed", TRAITOR)
        return
    player.space += 1
    g.tell("advanced", TRAITOR, player.row, player.space)
    for reward in reversed(PYRAMID[player.row][: player.space]):
        if gives_him_something(g, reward):
            take_his_reward(g, reward)
            return
    g.tell("no_reward", TRAITOR)


def gives_him_something(g: Pharaon, reward: str) -> bool:
    if reward == BASIC_REWARD:
        return g.basics_in_bank() > 0
    if reward == SILVER_REWARD:
        return g.bank[SILVER] > 0
    if reward == OFFERING_REWARD:
        return g.can_draw_offering()
    return reward != NOTHING and g.first_player != TRAITOR


def take_his_reward(g: Pharaon, reward: str) -> None:
    if reward == BASIC_REWARD:
        g.ask(HUMAN, TRAITOR_BASIC, traitor_basic_chosen)
    elif reward == SILVER_REWARD:
        gain(g, TRAITOR, SILVER, 1, REWARD_GAIN)
    elif reward == OFFERING_REWARD:
        kind = draw_offering(g)
        g.players[TRAITOR].supply[kind] += 1
        g.tell("drew_offering", TRAITOR, kind)
    else:
        take_first_player_token(g, TRAITOR)


def traitor_basic_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    gain(g, TRAITOR, choice[1], 1, REWARD_GAIN)


def his(g: Pharaon) -> Traitor:
    traitor = g.traitor
    assert traitor is not None
    return traitor
