"""Amber tiles that do more than add a number."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.aftermath import recover_cards
from senet.games.kemet.casualties import reward_fame
from senet.games.kemet.companions import join_companions
from senet.games.kemet.components import CARDS, DIVERSION, RECRUIT
from senet.games.kemet.effects import add_units, draw_interventions
from senet.games.kemet.moments import BATTLE_ENDS, CASUALTIES_BEGIN, REWARDS, TROOP_KEPT, USED
from senet.games.kemet.move import move_action
from senet.games.kemet.placing import recruit
from senet.games.kemet.strength import active_companions, battle_of, other_side, side_of
from senet.games.kemet.table import Kemet
from senet.games.kemet.turn import WHICH_ACTION, WORSHIP, end_action
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat, Step

DRAW: Final[Choice] = ("draw", "")
SPOILS: Final = 2


def jackal(g: Kemet, seat: Seat) -> None:
    """Jackal: its owner draws a DI card for every two opposing units removed, whoever wins. (KEMET-250)"""
    side, other = side_of(g, seat), other_side(g, seat)
    if "jackal" in active_companions(side, other):
        draw_interventions(g, g.keeper(seat, "jackal", battle_of(g).area), ("jackal", other.hurt // 2))


def cat(g: Kemet, seat: Seat) -> None:
    """Cat: another Battle Fame point for a win without losses."""
    side, other = side_of(g, seat), other_side(g, seat)
    if "cat" in active_companions(side, other) and battle_of(g).winner == seat and not side.lost:
        reward_fame(g, seat, "cat")


# -- Bakatan -------------------------------------------------------------------------------------------


def bakatan(g: Kemet, seat: Seat) -> None:
    """Bakatan: any amount of the Shield on the card played becomes Damage. (KEMET-151)"""
    side = side_of(g, seat)
    if "bakatan" in side.companions and CARDS[side.card].shield:
        g.ask(seat, CONVERT, conversion_chosen)


def offer_conversion(g: Kemet, seat: Seat) -> list[Choice]:
    shield = CARDS[side_of(g, seat).card].shield
    return [PASS, *(("convert", str(n)) for n in range(1, shield + 1))]


def forbids_conversion(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return ""
    if choice[0] != "convert":
        return NOT_AN_ANSWER
    return "" if choice in offer_conversion(g, seat) else "KEMET-206"


def conversion_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """So much Shield becomes Damage. (KEMET-151)"""
    if choice != PASS:
        side_of(g, seat).converted = int(choice[1])
        g.tell("converted", seat, int(choice[1]))


CONVERT: Final = Question("convert", offer_conversion, forbids_conversion)


# -- Hold the Position (KEMET-233, KEMET-347) ----------------------------------------------------------


def hold_the_position(g: Kemet, seat: Seat) -> None:
    """Hold the Position: all battle cards come back, and one unit may join the troop. (KEMET-347)"""
    recover_cards(g, seat)
    g.ask(seat, HOLD, hold_chosen)


def offer_hold(g: Kemet, seat: Seat) -> list[Choice]:
    areas: list[Choice] = [("area", area) for area in side_of(g, seat).stands]
    return [choice for choice in [PASS, *areas] if not forbids_hold(g, seat, choice)]


def forbids_hold(g: Kemet, seat: Seat, choice: Choice) -> str:
    verb, area = choice
    if choice == PASS:
        return ""
    if verb != "area":
        return NOT_AN_ANSWER
    player = g.players[seat]
    if area not in side_of(g, seat).stands:
        return "KEMET-233"
    if g.god_near(seat, area):
        return "KEMET-355"
    if area not in player.troops:
        return "KEMET-251"
    if not player.supply:
        return "KEMET-001"
    return "" if g.room(seat, area) > 0 else "KEMET-013"


def hold_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """One unit joins, within the limit. (KEMET-233)"""
    if choice != PASS:
        add_units(g, seat, choice[1], 1)
        g.tell("units_added", seat, choice[1], 1, "amber_hold_the_position")
        g.then(join_companions, seat, choice[1])


HOLD: Final = Question("hold", offer_hold, forbids_hold)


# -- Spoils of War (KEMET-349) -------------------------------------------------------------------------


def spoils_of_war(g: Kemet, seat: Seat) -> None:
    """Spoils of War: a winner takes one of the opponent's DI cards, or draws two. (KEMET-349)"""
    if battle_of(g).winner == seat and other_side(g, seat).played:
        g.ask(seat, SPOIL, spoil_chosen)


def offer_spoil(g: Kemet, seat: Seat) -> list[Choice]:
    cards: list[Choice] = [("card", card) for card in dict.fromkeys(other_side(g, seat).played)]
    return [choice for choice in [DRAW, *cards] if not forbids_spoil(g, seat, choice)]


def forbids_spoil(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice == DRAW:
        return ""
    if choice[0] != "card":
        return NOT_AN_ANSWER
    if choice[1] == DIVERSION:
        return "KEMET-179"
    return "" if choice[1] in other_side(g, seat).played else "KEMET-349"


def spoil_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """One of the opponent's cards, or two from the deck. (KEMET-349)"""
    if choice == DRAW:
        draw_interventions(g, seat, ("amber_spoils_of_war", SPOILS))
    else:
        other = other_side(g, seat)
        other.added.remove(choice[1])
        other.played.remove(choice[1])
        g.players[seat].hand.append(choice[1])
        g.tell("spoils", seat, other.seat, choice[1])


SPOIL: Final = Question("spoil", offer_spoil, forbids_spoil, always=True)


# -- Warriors' Worship ---------------------------------------------------------------------------------


def warriors_worship(g: Kemet, seat: Seat, *done: str) -> None:
    """Warriors' Worship: a Recruit and a Move action with servants, in either order."""
    g.ask(seat, WHICH_ACTION, worship_chosen, WORSHIP, *done)


def worship_chosen(g: Kemet, seat: Seat, choice: Choice, tile: str, *done: str) -> None:
    """Each of the two actions at most once. (KEMET-062)"""
    if choice == PASS:
        return
    if choice[1] == RECRUIT:
        g.then(recruit, seat, True)
        g.then(end_action, seat)
    else:
        g.then(move_action, seat, True, False, True)
    if not done:
        g.then(warriors_worship, seat, choice[1])


AMBER: Final[dict[tuple[str, str], Step]] = {
    (REWARDS, "amber_jackal"): jackal,
    (REWARDS, "amber_cat"): cat,
    (CASUALTIES_BEGIN, "amber_servant_bakatan"): bakatan,
    (TROOP_KEPT, "amber_hold_the_position"): hold_the_position,
    (BATTLE_ENDS, "amber_spoils_of_war"): spoils_of_war,
    (USED, WORSHIP): warriors_worship,
}
