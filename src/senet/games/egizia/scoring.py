"""Final scoring: stones, graves and Sphinx cards of one player after another; there are no more decisions."""

from __future__ import annotations

from senet.games.egizia.components import OVER_PHASE, SALE_FROM, SOURCES, SPHINX_CARDS, STONES_PER_POINT
from senet.games.egizia.table import Egizia
from senet.games.egizia.tracks import begin_phase, move_marker_by
from senet.kernel.box import Result
from senet.kernel.game import Seat


def final_scoring(g: Egizia) -> None:
    """From the front marker to the rear one; the order is fixed before the first player scores.
    (EGIZ-166, EGIZ-167, EGIZ-168, EGIZ-169, EGIZ-273)"""
    begin_phase(g, OVER_PHASE)
    g.reveal()
    for seat in g.turn_order[::-1]:
        g.then(sell_last_stones, seat)
        g.then(score_graves, seat)
        g.then(score_sphinx_cards, seat)
    g.then(declare_winner)


def sell_last_stones(g: Egizia, seat: Seat) -> None:
    """On the last two spaces of the quarry track, every two stones are worth a point. (EGIZ-170)"""
    player = g.players[seat]
    points = player.stones // STONES_PER_POINT
    if player.quarry >= SALE_FROM and points:
        stones = points * STONES_PER_POINT
        player.stones -= stones
        g.tell("last_stones_sold", seat, stones, move_marker_by(g, seat, points, "stones_left"))


def score_graves(g: Egizia, seat: Seat) -> None:
    """The values of all grave tokens, and of the hidden grave, are added. (EGIZ-136, EGIZ-171, EGIZ-213)"""
    points = g.grave_points(seat)
    if points:
        g.tell("graves_scored", seat, g.grave_value(seat), move_marker_by(g, seat, points, "grave_sets"))


def score_sphinx_cards(g: Egizia, seat: Seat) -> None:
    """All Sphinx cards are revealed, and each whose condition holds scores; the one that pays for the total comes
    last. (EGIZ-172, EGIZ-237, EGIZ-238)"""
    for card in sorted(g.players[seat].sphinx, key=pays_for_total):
        points = g.sphinx_points(seat, card)
        g.tell("sphinx_scored", seat, card, move_marker_by(g, seat, points, "sphinx_cards"))


def pays_for_total(card: str) -> bool:
    return "per_points" in SPHINX_CARDS[card].get("per", {})


def declare_winner(g: Egizia) -> None:
    """Most points win; in a tie, the marker in front, which arrived first. (EGIZ-029, EGIZ-173)"""
    g.tell("won", g.score_order[0], g.players[g.score_order[0]].score)


def result(g: Egizia) -> Result:
    """The score sheets, and the one winner. (EGIZ-173)"""
    sheets = tuple({source: player.sheet.get(source, 0) for source in SOURCES} for player in g.players)
    return Result(sheets, (g.score_order[0],), "EGIZ-173")
