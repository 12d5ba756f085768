"""Phases 3 and 4: the builders are fed, and the quarries produce stone."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.components import (
    ABILITIES,
    FEED,
    FOUR,
    FOUR_GRAIN,
    PENALTIES,
    PRODUCE_STONE,
    RESERVE_MAX,
    SELL_STONES,
    SIX_STONES,
    STONES_AS_GRAIN,
    STONES_TO_STRENGTH,
)
from senet.games.egizia.plays import (
    FINISH,
    can_use,
    forbids_free_play,
    forbids_play_or_finish,
    free_plays,
    offer_play_or_finish,
    play_freely,
)
from senet.games.egizia.table import Egizia
from senet.games.egizia.tracks import (
    begin_phase,
    begin_turn,
    keep_stones,
    leave_game,
    move_marker_by,
    tell_lost_stones,
)
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat, number

# -- phase 3 -------------------------------------------------------------------------------------------


def feed_builders(g: Egizia) -> None:
    """From first to last on the score track; the order is fixed at the start. (EGIZ-085, EGIZ-272)"""
    begin_phase(g, FEED)
    for seat in g.score_order:
        g.then(feed, seat)


def feed(g: Egizia, seat: Seat) -> None:
    """Irrigated fields feed the builders; a player who lacks grain and can get more is asked.
    (EGIZ-086 … EGIZ-091, EGIZ-254, EGIZ-257)"""
    g.turn = seat
    g.tell("harvested", seat, g.need(seat), g.grain(seat))
    if g.grain(seat) < g.need(seat) and can_lessen_hunger(g, seat):
        feed_on(g, seat, 0)
    else:
        go_hungry(g, seat, 0)


def missing(g: Egizia, seat: Seat, extra: int) -> int:
    """The grain that `seat` still lacks, with `extra` grain from cards and stones."""
    return max(0, g.need(seat) - g.grain(seat) - extra)


def can_lessen_hunger(g: Egizia, seat: Seat) -> bool:
    """Whether `seat` can get more grain. (EGIZ-254)"""
    player = g.players[seat]
    if not player.cards:
        return False
    if player.owns(FOUR_GRAIN):
        return True
    if STONES_AS_GRAIN in player.cards and (player.stones or player.owns(SIX_STONES)):
        return True
    return player.improver_waits() and any(g.would_grow(field) for field in player.fields)


def feed_on(g: Egizia, seat: Seat, extra: int) -> None:
    """This continues until the player finishes or has enough grain. (EGIZ-254)"""
    if missing(g, seat, extra):
        g.ask(seat, FEEDING, feeding_chosen, extra)
    else:
        go_hungry(g, seat, extra)


def offer_feeding(g: Egizia, seat: Seat, extra: int) -> list[Choice]:
    player = g.players[seat]
    found: list[Choice] = [("play", card) for card in player.cards if card in FOUR_GRAIN]
    if STONES_AS_GRAIN in player.cards:
        found += [("pay", str(n)) for n in range(1, min(missing(g, seat, extra), player.stones) + 1)]
    return [*found, *free_plays(g, seat), FINISH]


def forbids_feeding(g: Egizia, seat: Seat, choice: Choice, extra: int) -> str:
    """Using cards and stones for grain is optional. (EGIZ-091, EGIZ-189, EGIZ-212)"""
    verb, noun = choice
    if choice == FINISH:
        return ""
    if verb == "pay":
        if choice in offer_feeding(g, seat, extra):
            return ""
        return "EGIZ-212" if number(noun) > 0 else NOT_AN_ANSWER
    if verb == "play" and noun in FOUR_GRAIN:
        return "" if noun in g.players[seat].cards else "EGIZ-034"
    return forbids_free_play(g, seat, choice)


def feeding_chosen(g: Egizia, seat: Seat, choice: Choice, extra: int) -> None:
    verb, noun = choice
    if choice == FINISH:
        go_hungry(g, seat, extra)
    elif verb == "pay":
        g.players[seat].stones -= int(noun)
        g.tell("stones_eaten", seat, int(noun))
        g.then(feed_on, seat, extra + int(noun))
    elif noun in FOUR_GRAIN:
        leave_game(g, seat, noun)
        g.tell("card_played", seat, noun)
        g.then(feed_on, seat, extra + FOUR)
    else:
        g.then(play_freely, seat, verb, noun)
        g.then(feed_on, seat, extra)


FEEDING: Final = Question("feeding", offer_feeding, forbids_feeding)


def go_hungry(g: Egizia, seat: Seat, extra: int) -> None:
    """Each missing grain costs points, all at once; surplus grain is lost, and hunger has no other effect.
    (EGIZ-088, EGIZ-092, EGIZ-093, EGIZ-095, EGIZ-096, EGIZ-164)"""
    lacking = missing(g, seat, extra)
    if lacking:
        penalty = lacking * PENALTIES[g.players[seat].market]
        g.tell("hungry", seat, lacking, -move_marker_by(g, seat, -penalty, "hunger"))
    elif extra:
        g.tell("fed", seat)


# -- phase 4 -------------------------------------------------------------------------------------------


def produce_stone(g: Egizia) -> None:
    """All players in turn order. (EGIZ-098)"""
    begin_phase(g, PRODUCE_STONE)
    for seat in g.turn_order:
        g.then(production_step, seat)


def production_step(g: Egizia, seat: Seat) -> None:
    """A player who would lose stones, and could use some first, is asked. (EGIZ-254)"""
    player = g.players[seat]
    if player.stones + g.production(seat) > RESERVE_MAX and (
        (SELL_STONES in player.cards and player.stones) or can_use(g, seat, STONES_TO_STRENGTH)
    ):
        begin_turn(g, seat)
        g.then(save_stones, seat)
        g.then(produce, seat)
    else:
        produce(g, seat)


def save_stones(g: Egizia, seat: Seat) -> None:
    g.ask(seat, SAVE_STONES, saving_chosen)


def saving_chosen(g: Egizia, seat: Seat, choice: Choice) -> None:
    if choice != FINISH:
        g.then(play_freely, seat, *choice)
        g.then(save_stones, seat)


SAVE_STONES: Final = Question("save_stones", offer_play_or_finish, forbids_play_or_finish)


def produce(g: Egizia, seat: Seat) -> None:
    """All quarries produce their stones; any beyond 25 are lost. (EGIZ-098, EGIZ-099, EGIZ-183)"""
    stones = g.production(seat)
    kept = keep_stones(g, seat, stones)
    g.turn = seat
    g.tell("produced", seat, kept)
    tell_lost_stones(g, seat, stones - kept)
    player = g.players[seat]
    if player.cards and any(can_use(g, seat, ability) for ability in ABILITIES):
        train(g, seat)


def train(g: Egizia, seat: Seat) -> None:
    """After production, crews may be strengthened without eating more grain. (EGIZ-097, EGIZ-254)"""
    g.ask(seat, TRAIN, training_chosen)


def training_chosen(g: Egizia, seat: Seat, choice: Choice) -> None:
    if choice != FINISH:
        g.then(play_freely, seat, *choice)
        g.then(train, seat)


TRAIN: Final = Question("train", offer_play_or_finish, forbids_play_or_finish)
