"""Amethyst tiles that do more than add a number."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.companions import join_companions
from senet.games.kemet.effects import add_units, gain_prayer, lose_prayer
from senet.games.kemet.losses import lose_from_troop
from senet.games.kemet.moments import (
    AFTERMATH_BEGINS,
    BEFORE_DRAWING,
    CONFRONTATION_ENDS,
    OPPONENT_PRAYED,
    REWARDS,
    USED,
)
from senet.games.kemet.strength import battle_of, god_there, other_side, side_of, troop_there
from senet.games.kemet.table import Kemet
from senet.games.kemet.turn import WHICH_ACTION, plan_action
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat, Step, number

VERSATILITY: Final = "amethyst_magic_versatility"
PLUNDER_OF_SETH: Final = "amethyst_plunder_of_seth"
CORRUPTION: Final = "amethyst_units_corruption"
DRAINS_A_DAY: Final = 2
PLUNDER: Final = 3
CORRUPTED: Final = 2
EXCHANGE: Final[Choice] = ("exchange", "")


def energy_drain(g: Kemet, seat: Seat) -> None:
    """Energy Drain: 1 PP after an opponent's Pray action, twice a day at most."""
    player = g.players[seat]
    if player.drained < DRAINS_A_DAY:
        player.drained += 1
        gain_prayer(g, seat, ("amethyst_energy_drain", 1))


# -- Annexation (KEMET-350, KEMET-364) -----------------------------------------------------------------


def annexation(g: Kemet, seat: Seat) -> None:
    """Annexation: a random DI card of an opponent who has one. (KEMET-350, KEMET-364)"""
    if offer_victim(g, seat):
        g.ask(seat, VICTIM, victim_chosen)


def offer_victim(g: Kemet, seat: Seat) -> list[Choice]:
    return [("seat", str(foe)) for foe in sorted(g.opponents(seat)) if g.players[foe].hand]


def forbids_victim(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice[0] != "seat":
        return NOT_AN_ANSWER
    return "" if choice in offer_victim(g, seat) else "KEMET-350"


def victim_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """Only thief and victim see the card. (KEMET-364)"""
    victim = int(choice[1])
    card = g.draw(g.players[victim].hand)
    g.players[seat].hand.append(card)
    g.tell("annexed", seat, victim)
    g.whisper(seat, "annexed_card", seat, victim, card)
    g.whisper(victim, "annexed_card", seat, victim, card)


VICTIM: Final = Question("victim", offer_victim, forbids_victim)


# -- Ambush --------------------------------------------------------------------------------------------


def ambush(g: Kemet, seat: Seat) -> None:
    """Ambush: the card laid aside may be played instead of the one revealed. (KEMET-147)"""
    g.ask(seat, AMBUSH, ambush_chosen)


def offer_ambush(g: Kemet, seat: Seat) -> list[Choice]:
    return [PASS, EXCHANGE]


def forbids_ambush(g: Kemet, seat: Seat, choice: Choice) -> str:
    return "" if choice in (PASS, EXCHANGE) else NOT_AN_ANSWER


def ambush_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The other card counts as the one played. (KEMET-147)"""
    if choice == EXCHANGE:
        side = side_of(g, seat)
        side.card, side.discard = side.discard, side.card
        g.reveal()
        g.tell("ambushed", seat, side.card)


AMBUSH: Final = Question("ambush", offer_ambush, forbids_ambush)


# -- Plunder of Seth, Magic Versatility ----------------------------------------------------------------


def plunder_of_seth(g: Kemet, seat: Seat) -> None:
    """Plunder of Seth: the winner takes up to 3 PP from the loser."""
    if battle_of(g).winner == seat:
        points = lose_prayer(g, other_side(g, seat).seat, PLUNDER, PLUNDER_OF_SETH)
        gain_prayer(g, seat, (PLUNDER_OF_SETH, points))


def magic_versatility(g: Kemet, seat: Seat) -> None:
    """Magic Versatility: a Build, Recruit, Pray or Move action, the latter without teleportation."""
    g.ask(seat, WHICH_ACTION, versatility_chosen, VERSATILITY)


def versatility_chosen(g: Kemet, seat: Seat, choice: Choice, tile: str) -> None:
    """The action with its normal rules and costs. (KEMET-062)"""
    if choice != PASS:
        plan_action(g, seat, choice[1], False)


# -- Units Corruption ----------------------------------------------------------------------------------


def units_corruption(g: Kemet, seat: Seat) -> None:
    """Units Corruption: a winner with a troop removes up to 2 units of the loser, and may replace them."""
    if troop_there(g, seat) and troop_there(g, other_side(g, seat).seat):
        g.ask(seat, CORRUPT, corruption_chosen)


def offer_corruption(g: Kemet, seat: Seat) -> list[Choice]:
    most = min(CORRUPTED, troop_there(g, other_side(g, seat).seat))
    return [PASS, *(("units", str(n)) for n in range(1, most + 1))]


def forbids_corruption(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return ""
    if choice[0] != "units":
        return NOT_AN_ANSWER
    return "" if choice in offer_corruption(g, seat) else "KEMET-206"


def corruption_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """Units are removed, or a God loses life points, but this is not damage. (KEMET-206, KEMET-355)"""
    if choice != PASS:
        side, units = other_side(g, seat), int(choice[1])
        if side.god:
            side.sapped = units
        lose_from_troop(g, side.seat, battle_of(g).area, units, CORRUPTION)
        if not god_there(g, seat):
            g.then(ask_enlistment, seat, units)


CORRUPT: Final = Question("corrupt", offer_corruption, forbids_corruption)


def ask_enlistment(g: Kemet, seat: Seat, most: int) -> None:
    """For each of them, a unit may join the player's troop. (KEMET-013)"""
    g.ask(seat, ENLIST, enlistment_chosen, most)


def offer_enlistment(g: Kemet, seat: Seat, most: int) -> list[Choice]:
    player, area = g.players[seat], battle_of(g).area
    room = min(most, player.supply, g.room(seat, area)) if area in player.troops else 0  # KEMET-251
    return [PASS, *(("units", str(n)) for n in range(1, room + 1))]


def forbids_enlistment(g: Kemet, seat: Seat, choice: Choice, most: int) -> str:
    if choice == PASS:
        return ""
    if choice[0] != "units":
        return NOT_AN_ANSWER
    if choice in offer_enlistment(g, seat, most):
        return ""
    return "KEMET-206" if number(choice[1]) > most else "KEMET-013"


def enlistment_chosen(g: Kemet, seat: Seat, choice: Choice, most: int) -> None:
    """They come from the supply. (KEMET-001)"""
    if choice != PASS:
        area = battle_of(g).area
        add_units(g, seat, area, int(choice[1]))
        g.tell("units_added", seat, area, int(choice[1]), CORRUPTION)
        g.then(join_companions, seat, area)


ENLIST: Final = Question("enlist", offer_enlistment, forbids_enlistment)
AMETHYST: Final[dict[tuple[str, str], Step]] = {
    (OPPONENT_PRAYED, "amethyst_energy_drain"): energy_drain,
    (BEFORE_DRAWING, "amethyst_annexation"): annexation,
    (CONFRONTATION_ENDS, "amethyst_ambush"): ambush,
    (REWARDS, PLUNDER_OF_SETH): plunder_of_seth,
    (USED, VERSATILITY): magic_versatility,
    (AFTERMATH_BEGINS, CORRUPTION): units_corruption,
}
