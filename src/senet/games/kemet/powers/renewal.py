"""Renewal tiles that do more than add a number, and Act of God, which every colour has."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.companions import join_companions
from senet.games.kemet.components import COLOURS, DECLINE_ACTIONS
from senet.games.kemet.effects import (
    add_units,
    cards_in_hand,
    discard_intervention,
    draw_interventions,
    forbids_from_hand,
    gain_prayer,
    pay,
    price,
)
from senet.games.kemet.moments import ACQUIRED, AFTER_DRAWING, BATTLE_ENDS, USED
from senet.games.kemet.strength import battle_of, troop_there, units_there
from senet.games.kemet.table import Kemet, named
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat, Step, number

REINFORCEMENT: Final = "onyx_tactical_reinforcement"
NIGHT_CEREMONY: Final = "diamond_night_ceremony"


def act_of_god(g: Kemet, seat: Seat) -> None:
    """Act of God: a silver token for the rest of the game. (KEMET-003, KEMET-048)"""
    g.players[seat].silver += 1
    g.tell("silver_token", seat)


def strategic_hold(g: Kemet, seat: Seat) -> None:
    """Strategic Hold: 1 PP for each unit left in the area of the battle."""
    gain_prayer(g, seat, ("diamond_strategic_hold", units_there(g, seat)))


def divine_support(g: Kemet, seat: Seat) -> None:
    """Divine Support: a DI card if a unit is left there."""
    if troop_there(g, seat):
        draw_interventions(g, seat, ("onyx_divine_support", 1))


# -- Tactical Reinforcement ----------------------------------------------------------------------------


def tactical_reinforcement(g: Kemet, seat: Seat) -> None:
    """Tactical Reinforcement: units for 1 PP each join a troop that is left there."""
    if units_there(g, seat):
        g.ask(seat, REINFORCE, reinforcement_chosen)


def offer_reinforcement(g: Kemet, seat: Seat) -> list[Choice]:
    counts: list[Choice] = [("units", str(n)) for n in range(1, g.troop_limit(seat) + 1)]
    return [choice for choice in [PASS, *counts] if not forbids_reinforcement(g, seat, choice)]


def forbids_reinforcement(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return ""
    if choice[0] != "units" or number(choice[1]) < 1:
        return NOT_AN_ANSWER
    units, player = int(choice[1]), g.players[seat]
    if units > player.supply:
        return "KEMET-001"
    area = battle_of(g).area
    if area not in player.troops:
        return "KEMET-251"
    if units > g.room(seat, area):
        return "KEMET-013"
    return "" if price(g, seat, units) <= player.prayer else "KEMET-004"


def reinforcement_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """One payment for all of them. (KEMET-205)"""
    if choice != PASS:
        area, units = battle_of(g).area, int(choice[1])
        pay(g, seat, price(g, seat, units), REINFORCEMENT)
        add_units(g, seat, area, units)
        g.tell("units_added", seat, area, units, REINFORCEMENT)
        g.then(join_companions, seat, area)


REINFORCE: Final = Question("reinforce", offer_reinforcement, forbids_reinforcement)


# -- Night Ceremony (KEMET-350) ------------------------------------------------------------------------


def night_ceremony(g: Kemet, seat: Seat, given: int = 0) -> None:
    """Night Ceremony: X DI cards for X PP and X + 1 new cards. (KEMET-350)"""
    if g.players[seat].hand:
        g.ask(seat, CEREMONY, ceremony_chosen, given)
    else:
        ceremony_ends(g, seat, given)


def offer_ceremony(g: Kemet, seat: Seat, given: int) -> list[Choice]:
    return [PASS, *cards_in_hand(g, seat)]


def forbids_ceremony(g: Kemet, seat: Seat, choice: Choice, given: int) -> str:
    return "" if choice == PASS else forbids_from_hand(g, seat, choice, "KEMET-350")


def ceremony_chosen(g: Kemet, seat: Seat, choice: Choice, given: int) -> None:
    """Cards are discarded face up, one after another. (KEMET-350, KEMET-364)"""
    if choice == PASS:
        ceremony_ends(g, seat, given)
    else:
        discard_intervention(g, seat, choice[1])
        g.tell("discarded", seat, choice[1], NIGHT_CEREMONY)
        g.then(night_ceremony, seat, given + 1)


CEREMONY: Final = Question("ceremony", offer_ceremony, forbids_ceremony, always=True)


def ceremony_ends(g: Kemet, seat: Seat, given: int) -> None:
    """PP and new cards for the discarded ones. (KEMET-350)"""
    if given:
        gain_prayer(g, seat, (NIGHT_CEREMONY, given))
        draw_interventions(g, seat, (NIGHT_CEREMONY, given + 1))


# -- Restructuring -------------------------------------------------------------------------------------


def restructuring(g: Kemet, seat: Seat) -> None:
    """Restructuring: a pyramid changes its colour; two pyramids of the player may swap theirs."""
    if g.players[seat].pyramids:
        g.ask(seat, RECOLOUR, pyramid_chosen)


def offer_pyramid(g: Kemet, seat: Seat) -> list[Choice]:
    choices: list[Choice] = [PASS, *(("area", district) for district in g.players[seat].pyramids)]
    return [choice for choice in choices if not forbids_pyramid(g, seat, choice)]


def forbids_pyramid(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return "" if g.holds(DECLINE_ACTIONS) else "KEMET-051"
    if choice[0] != "area":
        return NOT_AN_ANSWER
    return "" if choice[1] in g.players[seat].pyramids else "KEMET-005"


def pyramid_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The pyramid is chosen; next, its new colour. (KEMET-005)"""
    if choice != PASS:
        g.ask(seat, NEW_COLOUR, new_colour_chosen, choice[1])


RECOLOUR: Final = Question("recolour", offer_pyramid, forbids_pyramid, always=True)


def offer_new_colour(g: Kemet, seat: Seat, district: str) -> list[Choice]:
    colours: list[Choice] = [("colour", colour) for colour in g.colours]
    return [choice for choice in colours if not forbids_new_colour(g, seat, choice, district)]


def forbids_new_colour(g: Kemet, seat: Seat, choice: Choice, district: str) -> str:
    if choice[0] != "colour":
        return NOT_AN_ANSWER
    if choice[1] not in g.colours:
        return named(choice[1], COLOURS, "KEMET-028")
    return "" if choice[1] != g.players[seat].pyramids[district][0] else "KEMET-005"


def new_colour_chosen(g: Kemet, seat: Seat, choice: Choice, district: str) -> None:
    """The acquire tokens change accordingly on the same spaces. (KEMET-005)"""
    player, new = g.players[seat], choice[1]
    old, height = player.pyramids[district]
    other = 0  # the level of the pyramid that exchanges its colour
    for each, (colour, level) in list(player.pyramids.items()):
        if each == district:
            player.pyramids[each] = (new, level)
        elif colour == new:
            player.pyramids[each] = (old, level)
            other = level
    player.acquire = [new if c == old else old if c == new else c for c in player.acquire]
    g.tell("recoloured", seat, district, old, new, height, other)


NEW_COLOUR: Final = Question("new_colour", offer_new_colour, forbids_new_colour)
RENEWED: Final[dict[tuple[str, str], Step]] = {
    **{(ACQUIRED, f"{colour}_act_of_god"): act_of_god for colour in COLOURS},
    (BATTLE_ENDS, "diamond_strategic_hold"): strategic_hold,
    (BATTLE_ENDS, "onyx_divine_support"): divine_support,
    (BATTLE_ENDS, REINFORCEMENT): tactical_reinforcement,
    (AFTER_DRAWING, NIGHT_CEREMONY): night_ceremony,
    (USED, "amber_restructuring"): restructuring,
}
