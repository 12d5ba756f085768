"""The five rounds and their seven phases; phases 1, 6 and 7."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.building import build
from senet.games.egizia.components import (
    CARDS_PER_ROUND,
    DECK_OF_ROUND,
    DECKS,
    JOINT_BONUS,
    JOINT_POINTS,
    LATE_LAST_PICK,
    LAY_CARDS,
    ROUNDS,
    TURN_ORDER,
)
from senet.games.egizia.feeding import feed_builders, produce_stone
from senet.games.egizia.placing import bring_home, last_picks, place_ships
from senet.games.egizia.plays import (
    FINISH,
    forbids_play_or_finish,
    free_plays,
    offer_play_or_finish,
    play_freely,
)
from senet.games.egizia.scoring import final_scoring
from senet.games.egizia.table import NOBODY, Egizia
from senet.games.egizia.tracks import begin_phase, begin_turn, move_marker_by
from senet.kernel.game import Choice, Question, Seat


def play_round(g: Egizia) -> None:
    """Seven phases; final scoring follows the fifth round. (EGIZ-027, EGIZ-028, EGIZ-166, EGIZ-283)"""
    g.round += 1
    g.tell("round_began", g.round)
    g.then(lay_cards)
    g.then(place_ships)
    g.then(feed_builders)
    g.then(produce_stone)
    g.then(build)
    g.then(score_together)
    if g.holds(LATE_LAST_PICK):
        g.then(last_picks)
    if g.round == ROUNDS:
        g.then(last_window)
    g.then(set_turn_order)
    g.then(end_round)
    if g.round == ROUNDS:
        g.then(final_scoring)
    else:
        g.then(play_round)


# -- phase 1 -------------------------------------------------------------------------------------------


def lay_cards(g: Egizia) -> None:
    """Builders and abilities are ready again, and ten cards are laid out from source to mouth.
    (EGIZ-032, EGIZ-048, EGIZ-051, EGIZ-052)"""
    begin_phase(g, LAY_CARDS)
    tell_who_is_ready(g)
    for player in g.players:
        player.tired = []
        player.spent = []
        player.sites = []
        player.furthest = 0
        player.passed = False
    deck = g.decks[DECK_OF_ROUND[g.round - 1]]
    g.river = [g.draw(deck) for _ in range(CARDS_PER_ROUND)]
    g.tell("cards_laid", *g.river)


def tell_who_is_ready(g: Egizia) -> None:
    """The used builders, used abilities and sites of the last round by seat, if there are any. (EGIZ-032)"""
    counts: list[int] = []
    for player in g.players:
        counts += [len(player.tired), len(player.spent), len(player.sites)]
    if any(counts):
        g.tell("made_ready", *counts)


# -- phase 6 -------------------------------------------------------------------------------------------


def score_together(g: Egizia) -> None:
    """Points for building at one, two or three sites, front marker first; the ships go home.
    (EGIZ-147 … EGIZ-151, EGIZ-158, EGIZ-272)"""
    begin_phase(g, JOINT_BONUS)
    for seat in list(g.score_order):
        sites = len(g.players[seat].sites)
        if sites:
            g.tell("built_together", seat, sites, move_marker_by(g, seat, JOINT_POINTS[sites], "together"))
    bring_home(g, g.ships)
    g.ships = []


# -- the last window -----------------------------------------------------------------------------------


def last_window(g: Egizia) -> None:
    """In the last round all may use what they have left, in turn order. (EGIZ-035, EGIZ-041)"""
    g.turn = NOBODY
    if any(free_plays(g, seat) for seat in g.turn_order):
        g.tell("last_window_opened")
    for seat in g.turn_order:
        g.then(ask_last_window, seat)


def ask_last_window(g: Egizia, seat: Seat) -> None:
    if free_plays(g, seat):
        begin_turn(g, seat)
        g.ask(seat, LAST_WINDOW, last_window_used)


def last_window_used(g: Egizia, seat: Seat, choice: Choice) -> None:
    if choice != FINISH:
        g.then(play_freely, seat, *choice)
        g.then(ask_last_window, seat)


LAST_WINDOW: Final = Question("last_window", offer_play_or_finish, forbids_play_or_finish)


# -- phase 7 -------------------------------------------------------------------------------------------


def set_turn_order(g: Egizia) -> None:
    """The rearmost marker takes token 1, and so on to the front one. (EGIZ-152, EGIZ-153, EGIZ-154)"""
    begin_phase(g, TURN_ORDER)
    g.turn_order = g.score_order[::-1]
    g.tell("turn_order_set", *g.turn_order)


def end_round(g: Egizia) -> None:
    """Cards on the river leave the game, and with them the rest of a finished deck. (EGIZ-053, EGIZ-054)"""
    left = [card for card in g.river if card]
    g.gone += left
    g.river = [""] * CARDS_PER_ROUND
    if left:
        g.tell("river_cleared", len(left))
    deck = DECK_OF_ROUND[g.round - 1]
    if g.round == ROUNDS or DECK_OF_ROUND[g.round] != deck:
        g.tell("deck_put_away", DECKS[deck], len(g.decks[deck]))
        g.unseen += g.decks[deck]
        g.decks[deck] = []
