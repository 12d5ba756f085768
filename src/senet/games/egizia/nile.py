"""The effects of cards and circles, part by part in the order of the data."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.components import (
    ALL_CREWS,
    BUILD_FIRST,
    DOUBLING_CARD,
    FIELD_IMPROVER,
    IMMEDIATE,
    KIND,
    MARKET,
    ON_TAKE,
    OVERSEER,
    QUARRY,
    SHOWN_CREWS,
    THREE_SHOWN_CREWS,
    WATERS,
    Effect,
)
from senet.games.egizia.maps import CARD_INDEX, CIRCLE_EFFECTS, HELIOPOLIS
from senet.games.egizia.plays import ask_field, forbids_elsewhere, raise_crew
from senet.games.egizia.table import Egizia
from senet.games.egizia.tracks import gain_stones, leave_game, score, step_down, strengthen
from senet.kernel.game import PASS, Choice, Question, Seat

ASKING: Final = ("advance_any_crew", "two_crew_steps", "move_irrigation")  # effects with a choice


def take_card(g: Egizia, seat: Seat, stop: str) -> None:
    """The card goes to the player's area, or is resolved at once and leaves the game.
    (EGIZ-067, EGIZ-174, EGIZ-175, EGIZ-178, EGIZ-180 … EGIZ-182, EGIZ-216, EGIZ-278)"""
    card = g.river[CARD_INDEX[stop]]
    g.river[CARD_INDEX[stop]] = ""
    g.tell("card_taken", seat, card)
    player = g.players[seat]
    if KIND[card] == "field":
        player.fields.append(card)
    elif KIND[card] == "quarry":
        player.quarries.append(card)
    elif card in IMMEDIATE and card != BUILD_FIRST:
        g.gone.append(card)
    else:
        player.cards.append(card)
    if card == FIELD_IMPROVER:
        ask_field(g, seat)
    if card in SHOWN_CREWS and g.holds(THREE_SHOWN_CREWS):
        resolve(g, seat, ALL_CREWS, card)
    else:
        resolve(g, seat, ON_TAKE[card], card)


def use_circle(g: Egizia, seat: Seat, circle: str) -> None:
    """Carry out the effect of a circle, all of it. (EGIZ-069, EGIZ-075 … EGIZ-082, EGIZ-244)"""
    resolve(g, seat, CIRCLE_EFFECTS[circle], circle)


def resolve(g: Egizia, seat: Seat, effects: tuple[Effect, ...], source: str) -> None:
    """The parts of an effect in their order; what comes after a question waits for its answer. (EGIZ-244)"""
    waiting = False
    for op, target, n in effects:
        if waiting:
            g.then(carry_out, seat, op, target, n, source)
        else:
            carry_out(g, seat, op, target, n, source)
            waiting = op in ASKING


def carry_out(g: Egizia, seat: Seat, op: str, target: str, n: int, source: str) -> None:
    """One part of the effect of the card or circle `source`; a part that is impossible is skipped.
    (EGIZ-030, EGIZ-031, EGIZ-214 … EGIZ-217)"""
    if op == "gain_stones":
        gain_stones(g, seat, n, source)
    elif op == "gain_vp":
        score(g, seat, n, "nile_cards")
    elif op == "vp_per_stone":
        score(g, seat, n * g.stones_in(seat, target), "nile_cards")
    elif op == "advance_any_crew":
        raise_crew(g, seat, op)
    elif op == "two_crew_steps":
        raise_crew(g, seat, op)
        g.then(raise_crew, seat, op)
    elif op == "move_irrigation":
        g.ask(seat, IRRIGATION, irrigation_chosen)
    else:
        for _ in range(n):
            if op == "advance_quarry":
                step_down(g, seat, QUARRY, source)
            elif op == "advance_market":
                step_down(g, seat, MARKET, source)
            elif op == "advance_overseer":
                strengthen(g, seat, OVERSEER, source)
            elif op in ("advance_crew", "advance_shown_crews"):
                strengthen(g, seat, target, source)


# -- the irrigation marker -----------------------------------------------------------------------------


def offer_irrigation(g: Egizia, seat: Seat) -> list[Choice]:
    at = WATERS.index(g.water)
    return [*[("water", water) for n, water in enumerate(WATERS) if abs(n - at) == 1], PASS]


def forbids_irrigation(g: Egizia, seat: Seat, choice: Choice) -> str:
    """One step left or right on the track, or none. (EGIZ-077, EGIZ-083)"""
    if choice in offer_irrigation(g, seat):
        return ""
    return "EGIZ-083" if choice[0] == "water" and choice[1] in WATERS else forbids_elsewhere(choice)


def irrigation_chosen(g: Egizia, seat: Seat, choice: Choice) -> None:
    """The marker moves only if the player wants it to. (EGIZ-082)"""
    if choice != PASS:
        step = WATERS.index(choice[1]) - WATERS.index(g.water)
        g.water = choice[1]
        g.tell("water_moved", seat, g.water, step)


IRRIGATION: Final = Question("irrigation", offer_irrigation, forbids_irrigation)


# -- doubling a circle ---------------------------------------------------------------------------------


def ask_doubling(g: Egizia, seat: Seat, circle: str) -> None:
    """The card may be played directly after the effect; an option excludes Heliopolis.
    (EGIZ-190, EGIZ-193, EGIZ-257)"""
    if DOUBLING_CARD in g.players[seat].cards and (g.heliopolis or circle != HELIOPOLIS):
        g.ask(seat, DOUBLE_CIRCLE, doubling_chosen, circle)


def offer_doubling(g: Egizia, seat: Seat, circle: str) -> list[Choice]:
    return [("play", DOUBLING_CARD), PASS]


def forbids_doubling(g: Egizia, seat: Seat, choice: Choice, circle: str) -> str:
    if choice in (PASS, ("play", DOUBLING_CARD)):
        return ""
    return forbids_elsewhere(choice)


def doubling_chosen(g: Egizia, seat: Seat, choice: Choice, circle: str) -> None:
    """The whole effect is carried out again. (EGIZ-190, EGIZ-191, EGIZ-192)"""
    if choice != PASS:
        leave_game(g, seat, DOUBLING_CARD)
        g.tell("card_played", seat, DOUBLING_CARD)
        use_circle(g, seat, circle)


DOUBLE_CIRCLE: Final = Question("double_circle", offer_doubling, forbids_doubling)
