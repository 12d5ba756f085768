"""Assemble!: the card of team mode with which units of the team gather, once per game."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.effects import (
    architect,
    lose_token,
    release_companions,
    settle_control,
    tell_architect,
)
from senet.games.kemet.maps import CITY_OF
from senet.games.kemet.table import NOBODY, Kemet, no_area
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat, number

ASSEMBLE: Final = "assemble"
GATHERED: Final = 2  # units at most


def can_assemble(g: Kemet, seat: Seat) -> bool:
    """The card is unused, and there is a unit that could come. (KEMET-180, KEMET-246)"""
    return g.players[seat].assemble and bool(offer_goal(g, seat))


def assemble(g: Kemet, seat: Seat) -> None:
    """The card leaves the game; the player chooses the area where units gather. (KEMET-246)"""
    g.players[seat].assemble = False
    g.tell("card_played", seat, ASSEMBLE)
    g.ask(seat, ASSEMBLE_WHERE, goal_chosen)


def offer_goal(g: Kemet, seat: Seat) -> list[Choice]:
    areas: list[Choice] = [("area", area) for area in g.players[seat].troops]
    return [choice for choice in areas if not forbids_goal(g, seat, choice)]


def forbids_goal(g: Kemet, seat: Seat, choice: Choice) -> str:
    """An area with a unit of the player's, outside opposing cities, to which a unit could come. (KEMET-246)"""
    verb, area = choice
    if verb != "area":
        return NOT_AN_ANSWER
    if area not in g.board.areas:
        return no_area(area)
    if area not in g.players[seat].troops:
        return "KEMET-246"
    owner = g.owner_of(area) if area in CITY_OF else NOBODY
    if owner != NOBODY and owner not in g.allies(seat):
        return "KEMET-246"
    return "" if len(offer_gathered_unit(g, seat, area, GATHERED)) > 1 else "KEMET-180"


def goal_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """Up to two units come, one after another. (KEMET-246)"""
    g.then(ask_gathered_unit, seat, choice[1], GATHERED)


ASSEMBLE_WHERE: Final = Question("assemble_where", offer_goal, forbids_goal)


def ask_gathered_unit(g: Kemet, seat: Seat, area: str, left: int) -> None:
    """One unit of the team from an adjacent area, or no more. (KEMET-246)"""
    g.ask(seat, GATHER, gathered_unit_chosen, area, left)


def offer_gathered_unit(g: Kemet, seat: Seat, area: str, left: int) -> list[Choice]:
    units: list[Choice] = [
        ("gather", f"{there}.{ally}") for there in g.board.adjacent[area] for ally in g.allies(seat)
    ]
    return [choice for choice in [PASS, *units] if not forbids_gathered_unit(g, seat, choice, area, left)]


def forbids_gathered_unit(g: Kemet, seat: Seat, choice: Choice, area: str, left: int) -> str:
    """Units of the team, adjacent by land, within the limit; walls do not matter. (KEMET-246, KEMET-247)"""
    if choice == PASS:
        return ""
    if choice[0] != "gather":
        return NOT_AN_ANSWER
    there, _, owner = choice[1].partition(".")
    ally = number(owner)
    if there not in g.board.adjacent[area] or ally not in g.allies(seat):
        return "KEMET-246"
    if there not in g.players[ally].troops:
        return "KEMET-246"
    return "" if g.room(ally, area) > 0 else "KEMET-247"


def gathered_unit_chosen(g: Kemet, seat: Seat, choice: Choice, area: str, left: int) -> None:
    """Companions do not move along; one left without a troop returns to the supply. (KEMET-096, KEMET-246)"""
    if choice != PASS:
        there, _, owner = choice[1].partition(".")
        ally = int(owner)
        troops = g.players[ally].troops
        before = architect(g, there)
        g.tell("gathered", seat, ally, there, area)
        troops[there] -= 1
        if not troops[there]:
            del troops[there]
            lose_token(g, ally, there)
            release_companions(g, ally, there)
        troops[area] = troops.get(area, 0) + 1
        tell_architect(g, there, before)
        if left > 1:
            g.then(ask_gathered_unit, seat, area, left - 1)
            return
    settle_control(g)


GATHER: Final = Question("gather", offer_gathered_unit, forbids_gathered_unit)
