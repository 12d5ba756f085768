"""Score track, quarry and market tracks, reserve and strengths, which all chapters use; and the phases and turns that
are the headings of the log."""

from __future__ import annotations

from senet.games.egizia.components import (
    MARKET_REWARD,
    QUARRY,
    QUARRY_REWARD,
    RESERVE_MAX,
    SCORE_BELOW_ZERO,
    STRENGTH_MAX,
    TRACK_END,
)
from senet.games.egizia.table import NOBODY, Egizia
from senet.kernel.game import Seat

# -- phases and turns ----------------------------------------------------------------------------------


def begin_phase(g: Egizia, phase: str) -> None:
    """One of the seven phases of a round, or final scoring. (EGIZ-028)"""
    g.phase = phase
    g.turn = NOBODY
    g.tell("phase_began", phase)


def begin_turn(g: Egizia, seat: Seat) -> None:
    """It becomes the turn of `seat`, if it is not already. (EGIZ-035)"""
    if g.turn != seat:
        g.turn = seat
        g.tell("turn_began", seat)


# -- points --------------------------------------------------------------------------------------------


def score(g: Egizia, seat: Seat, points: int, source: str) -> None:
    """Move the marker of `seat`, and log it. (EGIZ-156, EGIZ-157)"""
    gained = move_marker_by(g, seat, points, source)
    if gained:
        g.tell("points_scored", seat, gained, source)


def move_marker_by(g: Egizia, seat: Seat, points: int, source: str) -> int:
    """Move the marker of `seat` behind all markers that are already on the space, and return how far it went:
    not below 0, unless an option allows it, and a gain of 0 moves nothing.
    (EGIZ-010, EGIZ-094, EGIZ-155, EGIZ-156, EGIZ-157, EGIZ-281)"""
    player = g.players[seat]
    if not g.holds(SCORE_BELOW_ZERO):
        points = max(points, -player.score)
    if not points:
        return 0
    player.score += points
    player.sheet[source] = player.sheet.get(source, 0) + points
    order = g.score_order
    order.remove(seat)
    place = 0
    while place < len(order) and g.players[order[place]].score >= player.score:
        place += 1
    order.insert(place, seat)
    return points


# -- stones --------------------------------------------------------------------------------------------


def gain_stones(g: Egizia, seat: Seat, stones: int, source: str) -> None:
    """Put stones into the reserve, and log their source. (EGIZ-009)"""
    kept = keep_stones(g, seat, stones)
    if kept:
        g.tell("stones_gained", seat, kept, source)
    tell_lost_stones(g, seat, stones - kept)


def keep_stones(g: Egizia, seat: Seat, stones: int) -> int:
    """Put stones into the reserve, and return how many fit; any beyond 25 are lost, whatever their source. (EGIZ-009)"""
    player = g.players[seat]
    kept = min(stones, RESERVE_MAX - player.stones)
    player.stones += kept
    return kept


def tell_lost_stones(g: Egizia, seat: Seat, stones: int) -> None:
    if stones:
        g.tell("stones_lost", seat, stones)


# -- strength and the two tracks -----------------------------------------------------------------------


def strengthen(g: Egizia, seat: Seat, builder: str, source: str) -> None:
    """One step for a builder; a step beyond the last space is lost. (EGIZ-011, EGIZ-012, EGIZ-031)"""
    strength = g.players[seat].strength
    if strength[builder] < STRENGTH_MAX:
        strength[builder] += 1
        g.tell("builder_raised", seat, builder, strength[builder], source)
    else:
        g.tell("step_lost", seat, builder, source)


def step_down(g: Egizia, seat: Seat, track: str, source: str) -> None:
    """One step on the quarry or market track; the bottom space pays for arriving and for each further step.
    (EGIZ-159 … EGIZ-163, EGIZ-165)"""
    player = g.players[seat]
    before = g.track(seat, track)
    after = min(before + 1, TRACK_END)
    if track == QUARRY:
        player.quarry = after
    else:
        player.market = after
    if after > before:
        g.tell("track_step", seat, track, after, source)
    else:
        g.tell("track_stays", seat, track, source)
    if after < TRACK_END:
        return
    if track == QUARRY:
        gain_stones(g, seat, QUARRY_REWARD, QUARRY)
    else:
        score(g, seat, MARKET_REWARD, "market")


def leave_game(g: Egizia, seat: Seat, card: str) -> None:
    """A played card leaves the game. (EGIZ-039)"""
    g.players[seat].cards.remove(card)
    g.gone.append(card)
