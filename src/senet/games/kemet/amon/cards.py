"""Amon's cards: events, disasters, actions and plunder."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.amon.components import (
    ACTIONS,
    AMON_TROOPS,
    BURIED,
    CALL_OF_THE_TEMPLES,
    DESERTION,
    DISASTERS,
    EVENTS,
    FRENZY,
    HEAVY_REINFORCEMENTS,
    HOLY_WRATH,
    LIGHT_REINFORCEMENTS,
    PILLAGERS,
    PLUNDER,
    SWARM_OF_LOCUSTS,
    TEMPLES_CALL,
    THIRST_FOR_REVENGE,
    TOMB_ROBBERS,
    TROOP_B,
    War,
    shifted,
)
from senet.games.kemet.amon.march import amon_moves, his
from senet.games.kemet.amon.table import HALVES, HUMAN, UPPER
from senet.games.kemet.amon.troops import reinforce, return_waiting
from senet.games.kemet.battle import strike_back
from senet.games.kemet.components import TILES, WAR_TABLE_CLIPS
from senet.games.kemet.effects import (
    cards_in_hand,
    discard_intervention,
    forbids_from_hand,
    lose_prayer,
    remove_units,
    settle_control,
)
from senet.games.kemet.table import NIGHT, NOBODY, Kemet
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat

HEAVY: Final = 3  # units for each troop
LIGHT: Final = 2
REVENGE_CARDS: Final = 2  # DI cards
LOCUSTS: Final = 2  # prayer points


# -- events and disasters (KEMET-278, KEMET-279, KEMET-357) --------------------------------------------


def event_card(g: Kemet) -> None:
    """Troops that had to wait come first and fight, if necessary; then the card is drawn. (KEMET-277, KEMET-360)"""
    g.active = NOBODY
    g.tell("amon_turn", "event")
    g.then(return_waiting)
    g.then(strike_back)
    g.then(draw_event)


def draw_event(g: Kemet) -> None:
    """A disaster stays in force until the end; an event replaces the previous one. (KEMET-278, KEMET-279)"""
    amon = his(g)
    card = g.draw(amon.events)
    if card in DISASTERS:
        amon.disasters.append(card)
        g.tell("disaster", card)
    else:
        g.then(resolve_event, card)


def resolve_event(g: Kemet, card: str) -> None:
    """The previous red effects end, the war table changes, and then the immediate effects follow. (KEMET-357, KEMET-358)"""
    amon = his(g)
    before = g.war()
    amon.uncovered.append(card)
    g.tell("event", card)
    shift_war(g, EVENTS[card].black, before)
    if card == THIRST_FOR_REVENGE:
        g.then(take_revenge, REVENGE_CARDS)
    elif card == SWARM_OF_LOCUSTS:
        g.then(locusts)
        g.then(plunder)
    elif card == TOMB_ROBBERS:
        g.then(plunder)
        g.then(plunder)
    elif card == TEMPLES_CALL:
        g.then(amon_moves, TROOP_B, *CALL_OF_THE_TEMPLES)
    elif card in (BURIED, FRENZY):
        g.then(action_card)


def change_war(g: Kemet, change: War) -> None:
    """Black changes are permanent; beyond the ends of the table they are void or made in part. (KEMET-280, KEMET-372)"""
    shift_war(g, change, g.war())


def shift_war(g: Kemet, change: War, before: War) -> None:
    """Tell the permanent change and, separately, the current values including red effects. (KEMET-357, KEMET-358)"""
    amon = his(g)
    old, amon.war = amon.war, shifted(amon.war, change, g.holds(WAR_TABLE_CLIPS))
    now = g.war()
    if old != amon.war or before != now:
        g.tell("war_table", difference(old, amon.war), difference(before, now), now)


def difference(old: War, new: War) -> War:
    return (new[0] - old[0], new[1] - old[1], new[2] - old[2], new[3] - old[3])


def take_revenge(g: Kemet, left: int) -> None:
    """Thirst for Revenge: the player discards two DI cards, never the Diversion. (KEMET-179)"""
    if left and g.players[HUMAN].hand:
        g.ask(HUMAN, REVENGE, revenge_chosen, left)


def offer_revenge(g: Kemet, seat: Seat, left: int) -> list[Choice]:
    return cards_in_hand(g, seat)


def forbids_revenge(g: Kemet, seat: Seat, choice: Choice, left: int) -> str:
    return forbids_from_hand(g, seat, choice, "KEMET-278")


def revenge_chosen(g: Kemet, seat: Seat, choice: Choice, left: int) -> None:
    """Cards are discarded face up, one after another. (KEMET-364)"""
    discard_intervention(g, seat, choice[1])
    g.tell("discarded", seat, choice[1], THIRST_FOR_REVENGE)
    g.then(take_revenge, left - 1)


REVENGE: Final = Question("revenge", offer_revenge, forbids_revenge, always=True)


def locusts(g: Kemet) -> None:
    """Swarm of Locusts: the player loses up to 2 PP. (KEMET-004)"""
    lose_prayer(g, HUMAN, LOCUSTS, SWARM_OF_LOCUSTS)


# -- actions (KEMET-281) -------------------------------------------------------------------------------


def action_card(g: Kemet) -> None:
    """Troops that had to wait come first and fight, if necessary; then the card is drawn. (KEMET-277, KEMET-360)"""
    g.active = NOBODY
    g.tell("amon_turn", "action")
    g.then(return_waiting)
    g.then(strike_back)
    g.then(draw_action)


def draw_action(g: Kemet) -> None:
    """One of nine cards; an empty deck is reshuffled from the discard pile. (KEMET-271)"""
    amon = his(g)
    if not amon.actions:
        g.tell("actions_reshuffled", len(amon.actions_played))
        amon.actions, amon.actions_played = amon.actions_played, []
    card = g.draw(amon.actions)
    amon.actions_played.append(card)
    g.then(resolve_action, card)


def resolve_action(g: Kemet, card: str) -> None:
    """Its effects first, then troop A moves, then troop B. (KEMET-281)"""
    g.tell("amon_action", card)
    if card == HEAVY_REINFORCEMENTS:
        g.then(reinforce, HEAVY)
    elif card == LIGHT_REINFORCEMENTS:
        g.then(reinforce, LIGHT)
        g.then(thin_out)
    elif card == PILLAGERS:
        g.then(plunder)
    elif card == HOLY_WRATH:
        g.then(change_war, (1, 0, 0, 0))
        g.then(lose_unit_of_largest)
    paths = ACTIONS[card].paths
    for troop in AMON_TROOPS:
        if troop in paths:
            g.then(amon_moves, troop, *paths[troop])


def thin_out(g: Kemet) -> None:
    """Light Reinforcements: each of the player's troops loses a unit. (KEMET-281)"""
    for area in list(g.players[HUMAN].troops):
        g.then(destroy_unit, area)
    g.then(settle_control)


def destroy_unit(g: Kemet, area: str) -> None:
    """One of the player's units returns to the supply. (KEMET-001)"""
    actions = his(g).actions_played
    card = actions[-1] if actions else LIGHT_REINFORCEMENTS
    remove_units(g, HUMAN, area, 1, DESERTION if g.phase == NIGHT else card)


def lose_unit_of_largest(g: Kemet) -> None:
    """Holy Wrath and Desertion: the largest troop loses a unit; the player breaks ties. (KEMET-281)"""
    g.ask(HUMAN, THIN_TROOP, largest_troop_chosen)


def offer_largest_troop(g: Kemet, seat: Seat) -> list[Choice]:
    troops = g.players[seat].troops
    return [("area", area) for area in g.board.areas if troops.get(area, 0) == max(troops.values())]


def forbids_largest_troop(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice[0] != "area":
        return NOT_AN_ANSWER
    return "" if choice in offer_largest_troop(g, seat) else "KEMET-306"


def largest_troop_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """One unit returns to the supply. (KEMET-001)"""
    g.then(destroy_unit, choice[1])
    g.then(settle_control)


THIN_TROOP: Final = Question("thin_troop", offer_largest_troop, forbids_largest_troop)


# -- plunder (KEMET-303 to KEMET-305) ------------------------------------------------------------------


def plunder(g: Kemet) -> None:
    """One card: its upper half, then its lower half. (KEMET-303)"""
    card = draw_plunder(g)
    g.tell("plunder", card)
    for half in HALVES:
        g.then(plunder_half, half, card)


def draw_plunder(g: Kemet) -> str:
    """An empty plunder deck is reshuffled. (KEMET-304)"""
    amon = his(g)
    if not amon.plunder:
        g.tell("plunder_reshuffled", len(amon.plundered))
        amon.plunder, amon.plundered = amon.plundered, []
    card = g.draw(amon.plunder)
    amon.plundered.append(card)
    return card


def named_tile(g: Kemet, half: str, card: str) -> str:
    """The tile at the place that the card names, or the next lower one of the column; "" if none is left.
    (KEMET-303, KEMET-305)"""
    level, column = PLUNDER[card].upper if half == UPPER else PLUNDER[card].lower
    for lower in range(level, 0, -1):
        tile = his(g).grid.get(f"{half}-{lower}-{column}", "")
        if tile in g.tiles:
            return tile
    return ""


def plunder_half(g: Kemet, half: str, card: str) -> None:
    """The tile is destroyed; if there is none, another card is drawn for this half. (KEMET-303, KEMET-304)"""
    amon = his(g)
    colour = g.colours[HALVES.index(half)]
    tile = named_tile(g, half, card)
    if tile:
        del g.tiles[tile]
        amon.destroyed.append(tile)
        g.tell("tile_destroyed", tile)
    elif any(TILES[each].colour == colour for each in g.tiles):
        again = draw_plunder(g)
        g.tell("plunder_again", again, colour)
        g.then(plunder_half, half, again)
    else:
        g.tell("plunder_void", colour)
