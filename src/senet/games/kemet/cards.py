"""Divine Intervention cards of the day: Prayer, Raining Fire, Tactical Support."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.amon.troops import replace_lost
from senet.games.kemet.battle import strike_back
from senet.games.kemet.components import DAY_CARDS_A_TURN, DAY_DI, INTERVENTIONS, PRAYER_MAX
from senet.games.kemet.effects import (
    card_price,
    discard_intervention,
    gain_prayer,
    pay,
    settle_control,
)
from senet.games.kemet.losses import lose_from_troop
from senet.games.kemet.placing import start_placing
from senet.games.kemet.table import NOBODY, TROOPS, Kemet, named, no_area
from senet.games.kemet.teams.assemble import ASSEMBLE, assemble, can_assemble
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat

PRAYER_CARD: Final = "prayer"
RAINING_FIRE: Final = "raining_fire"
TACTICAL_SUPPORT: Final = "tactical_support"
SUPPORT: Final = 2


def offer_day_cards(g: Kemet, seat: Seat) -> list[Choice]:
    hand = g.players[seat].hand
    cards = [card for card in DAY_DI if card in hand and not forbids_day_card(g, seat, card)]
    if g.players[seat].assemble and not forbids_day_card(g, seat, ASSEMBLE):
        cards.append(ASSEMBLE)
    return [("card", card) for card in cards]


def forbids_day_card(g: Kemet, seat: Seat, card: str) -> str:
    """A DAY card in the hand that the player can pay for and that has an effect. (KEMET-052, KEMET-180, KEMET-346)"""
    player = g.players[seat]
    if card == ASSEMBLE:
        if not player.assemble:
            return "KEMET-246"
    elif card not in DAY_DI:
        return named(card, INTERVENTIONS, "KEMET-176")
    elif card not in player.hand:
        return "KEMET-175"
    if g.day_cards >= DAY_CARDS_A_TURN:
        return "KEMET-346"
    if card_price(g, seat, card) > player.prayer:
        return "KEMET-004"
    if card == ASSEMBLE:
        return "" if can_assemble(g, seat) else "KEMET-180"
    if card == PRAYER_CARD:
        return "KEMET-180" if player.prayer >= PRAYER_MAX else ""
    if card == RAINING_FIRE:
        return (
            ""
            if any(g.players[foe].troops or g.players[foe].god for foe in g.opponents(seat))
            else "KEMET-180"
        )
    return "" if player.supply and has_room(g, seat) else "KEMET-180"


def has_room(g: Kemet, seat: Seat) -> bool:
    """Can any of the player's districts or troops take one more unit?"""
    districts = [district for district in g.districts(seat) if not g.god_near(seat, district)]
    if any(g.room(seat, district) > 0 for district in districts):
        return True
    return any(g.room(seat, area) > 0 for area in g.players[seat].troops)


def play_day_card(g: Kemet, seat: Seat, card: str) -> None:
    """Pay, discard, resolve. (KEMET-175)"""
    g.day_cards += 1
    if card == ASSEMBLE:
        g.then(assemble, seat)
        return
    discard_intervention(g, seat, card)
    g.tell("card_played", seat, card)
    pay(g, seat, card_price(g, seat, card), card)
    if card == PRAYER_CARD:
        gain_prayer(g, seat, (PRAYER_CARD, 2))
    elif card == RAINING_FIRE:
        g.ask(seat, BURN_WHERE, target_chosen)
    else:
        start_placing(g, seat, TACTICAL_SUPPORT, TROOPS, SUPPORT)


def offer_target(g: Kemet, seat: Seat) -> list[Choice]:
    areas: list[Choice] = [("area", area) for area in g.board.areas]
    return [choice for choice in areas if not forbids_target(g, seat, choice)]


def forbids_target(g: Kemet, seat: Seat, choice: Choice) -> str:
    """Any opposing troop anywhere. (KEMET-181)"""
    verb, area = choice
    if verb != "area":
        return NOT_AN_ANSWER
    if area not in g.board.areas:
        return no_area(area)
    return "" if g.foe_in(seat, area) != NOBODY else "KEMET-181"


def target_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """Raining Fire removes one unit, or a life point of a God. (KEMET-181, KEMET-312, KEMET-341)"""
    foe = g.foe_in(seat, choice[1])
    g.tell("burned", seat, foe, choice[1])
    lose_from_troop(g, g.spokesman(foe, choice[1]), choice[1], 1, RAINING_FIRE)
    g.then(settle_control)
    if g.amon is not None:
        g.then(replace_lost)
        g.then(strike_back)


BURN_WHERE: Final = Question("burn_where", offer_target, forbids_target)
