"""Score track, quarry and market track, reserve and strengths: what every chapter gives and takes."""

from __future__ import annotations

from senet.games.egizia.components import (
    MARKET_REWARD,
    QUARRY,
    QUARRY_REWARD,
    RESERVE_MAX,
    STRENGTH_MAX,
    TRACK_END,
)
from senet.games.egizia.table import Egizia
from senet.kernel.game import Seat


def score(g: Egizia, seat: Seat, points: int, source: str) -> None:
    """Move the marker of `seat`: no gain of 0, no score below 0, and behind all markers that are
    already on the space. (EGIZ-010, EGIZ-094, EGIZ-155, EGIZ-156, EGIZ-157)"""
    player = g.players[seat]
    points = max(points, -player.score)
    if not points:
        return
    player.score += points
    player.sheet[source] = player.sheet.get(source, 0) + points
    order = g.score_order
    order.remove(seat)
    place = 0
    while place < len(order) and g.players[order[place]].score >= player.score:
        place += 1
    order.insert(place, seat)
    if points > 0:
        g.tell("points_scored", seat, points, source)
    else:
        g.tell("points_lost", seat, -points, source)


def gain_stones(g: Egizia, seat: Seat, stones: int) -> None:
    """Stones into the reserve; what goes beyond 25 is lost, whatever its source. (EGIZ-009)"""
    player = g.players[seat]
    kept = min(stones, RESERVE_MAX - player.stones)
    player.stones += kept
    g.tell("stones_gained", seat, kept)
    if kept < stones:
        g.tell("stones_lost", seat, stones - kept)


def strengthen(g: Egizia, seat: Seat, builder: str) -> None:
    """One step more for a builder; a step beyond the last space is lost. (EGIZ-011, EGIZ-012, EGIZ-031)"""
    strength = g.players[seat].strength
    if strength[builder] < STRENGTH_MAX:
        strength[builder] += 1
        g.tell("builder_raised", seat, builder, strength[builder])
    else:
        g.tell("step_lost", seat, builder)


def step_down(g: Egizia, seat: Seat, track: str) -> None:
    """One step on the quarry or market track; the bottom space pays for arriving and for every further
    step. (EGIZ-159 … EGIZ-163, EGIZ-165)"""
    player = g.players[seat]
    if track == QUARRY:
        player.quarry = min(player.quarry + 1, TRACK_END)
        g.tell("track_step", seat, track, player.quarry)
        if player.quarry == TRACK_END:
            gain_stones(g, seat, QUARRY_REWARD)
    else:
        player.market = min(player.market + 1, TRACK_END)
        g.tell("track_step", seat, track, player.market)
        if player.market == TRACK_END:
            score(g, seat, MARKET_REWARD, "market")


def leave_game(g: Egizia, seat: Seat, card: str) -> None:
    """A played card leaves the game. (EGIZ-039)"""
    g.players[seat].cards.remove(card)
    g.gone.append(card)
