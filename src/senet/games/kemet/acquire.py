"""Acquire: buying power tiles."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.companions import new_companion
from senet.games.kemet.components import (
    ACQUIRE,
    ACQUIRE_SPACES,
    CARDS,
    DECLINE_ACTIONS,
    GOD_COST,
    GODS,
    TILES,
)
from senet.games.kemet.effects import (
    PERFECT_ARCHITECTURE,
    gain_divine_fame,
    pay,
    price,
    take_cards_back,
    tell_architect,
)
from senet.games.kemet.gods.rise import ask_god_district, forbids_god, god_arrives
from senet.games.kemet.maps import CITY_OF
from senet.games.kemet.moments import ACQUIRED, EFFECTS
from senet.games.kemet.table import NOBODY, Kemet, named
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

TWIN: Final = "twin"  # instead of an acquire space: the gold action of Twin Ceremony


def pyramid_levels(g: Kemet, seat: Seat) -> dict[str, int]:
    """The highest level of each colour among the pyramids that `seat` controls. (KEMET-072, KEMET-128)"""
    levels: dict[str, int] = {}
    for district, (colour, level) in g.players[seat].pyramids.items():
        if g.foe_in(seat, district) == NOBODY:
            levels[colour] = level
    for district in (*g.players[seat].troops, g.players[seat].god):
        if district in CITY_OF:
            colour, level = g.pyramid_in(district)
            if colour and level > levels.get(colour, 0):
                levels[colour] = level
    return levels


def tile_cost(g: Kemet, seat: Seat, tile: str, space: str) -> int:
    """The tile's level, +1 for Twin Ceremony, -1 for the Priestess, and then Priest of Ra. (KEMET-082, KEMET-208)"""
    cost = TILES[tile].level + (space == TWIN)
    if "diamond_priestess" in g.players[seat].tiles:
        cost -= 1
    return price(g, seat, cost)


def acquire(g: Kemet, seat: Seat, space: str) -> None:
    """Buy one tile that this acquire space allows. (KEMET-081, KEMET-084, KEMET-224)"""
    if can_acquire(g, seat, space):
        g.ask(seat, ACQUIRE_TILE, tile_chosen, space)
    else:
        g.tell("action_lost", seat, ACQUIRE)


def can_acquire(g: Kemet, seat: Seat, space: str) -> bool:
    """Is there a tile that can be acquired? (KEMET-050, KEMET-081)"""
    return any(choice != PASS for choice in offer_tile(g, seat, space))


def offer_tile(g: Kemet, seat: Seat, space: str) -> list[Choice]:
    player = g.players[seat]
    levels = pyramid_levels(g, seat)
    artworks = [TILES[tile].artwork for tile in player.tiles]
    token = space_colour(g, seat, space)
    offered: list[Choice] = [PASS] if g.holds(DECLINE_ACTIONS) else []
    for tile in g.tiles:
        row = TILES[tile]
        if row.level > levels.get(row.colour, 0) or row.artwork in artworks:
            continue
        if space != TWIN and (
            row.colour in player.bought or (row.colour != token and row.colour in player.acquire)
        ):
            continue
        if tile_cost(g, seat, tile, space) <= player.prayer:
            offered.append(("tile", tile))
    if g.gods and not forbids_god(g, seat, player.faction, space):
        offered.append(("god", player.faction))
    return offered


def forbids_tile(g: Kemet, seat: Seat, choice: Choice, space: str) -> str:
    """The five conditions for acquiring a tile; whoever can acquire one must. (KEMET-051, KEMET-081)"""
    verb, tile = choice
    if choice == PASS:
        return "" if g.holds(DECLINE_ACTIONS) else "KEMET-051"
    if verb == "god":
        return forbids_god(g, seat, tile, space)
    if verb != "tile":
        return NOT_AN_ANSWER
    if tile not in g.tiles:
        offered = tile in TILES and TILES[tile].colour in g.colours
        return "KEMET-087" if offered else named(tile, TILES, "KEMET-028")
    player, row = g.players[seat], TILES[tile]
    if any(TILES[own].artwork == row.artwork for own in player.tiles):
        return "KEMET-090" if row.artwork != tile else "KEMET-081"
    if row.level > pyramid_levels(g, seat).get(row.colour, 0):
        own = any(colour == row.colour and level >= row.level for colour, level in player.pyramids.values())
        return "KEMET-085" if own else "KEMET-072"
    if space != TWIN:
        if row.colour in player.bought:
            return "KEMET-086"
        if row.colour in player.acquire and row.colour != space_colour(g, seat, space):
            return "KEMET-083"
    return "" if tile_cost(g, seat, tile, space) <= player.prayer else "KEMET-082"


def tile_chosen(g: Kemet, seat: Seat, choice: Choice, space: str) -> None:
    """Pay for the tile and take it; its colour cannot be acquired again this round. (KEMET-082, KEMET-086)"""
    if choice == PASS:
        return
    tile = choice[1]
    if choice[0] == "god":
        g.then(acquire_god, seat)
        return
    pay(g, seat, tile_cost(g, seat, tile, space), tile)
    g.players[seat].bought.append(TILES[tile].colour)
    g.then(take_tile, seat, tile)


ACQUIRE_TILE: Final = Question("acquire_tile", offer_tile, forbids_tile, always=True)


def space_colour(g: Kemet, seat: Seat, space: str) -> str:
    return "" if space == TWIN else g.players[seat].acquire[ACQUIRE_SPACES.index(space)]


def take_tile(g: Kemet, seat: Seat, tile: str) -> None:
    """The player keeps the tile for the rest of the game; effects on acquisition follow. (KEMET-087, KEMET-089)"""
    g.tiles[tile] -= 1
    if not g.tiles[tile]:
        del g.tiles[tile]
    row = TILES[tile]
    g.players[seat].tiles.append(tile)
    g.tell("acquired", seat, tile)
    if tile == PERFECT_ARCHITECTURE:
        for district in g.players[seat].pyramids:
            tell_architect(g, district, NOBODY)
    for _ in range(row.fame):
        gain_divine_fame(g, seat, tile)
    if row.companion:
        g.then(new_companion, seat, row.companion)
    if row.special:
        g.then(special_card, seat, row.special)
    effect = EFFECTS.get((ACQUIRED, tile))
    if effect is not None:
        g.then(effect, seat)


def acquire_god(g: Kemet, seat: Seat) -> None:
    """The God tile always costs 4 PP, whatever other tiles say, and has no colour. (KEMET-314, KEMET-316)"""
    player = g.players[seat]
    pay(g, seat, GOD_COST, player.faction)
    player.ascended = True
    g.tell("god_acquired", seat, player.faction)
    g.then(ask_god_district, seat)
    if GODS[player.faction].special:
        g.then(special_card, seat, GODS[player.faction].special)
    g.then(god_arrives, seat)


# -- special battle cards (KEMET-218) ------------------------------------------------------------------


def special_card(g: Kemet, seat: Seat, card: str) -> None:
    """All battle cards return to the hand; one is secretly removed in exchange for the special card. (KEMET-218)"""
    take_cards_back(g, seat)
    g.ask(seat, REMOVE_CARD, removal_chosen, card)


def offer_removal(g: Kemet, seat: Seat, special: str) -> list[Choice]:
    return [("battle_card", card) for card in g.players[seat].battle_hand]


def forbids_removal(g: Kemet, seat: Seat, choice: Choice, special: str) -> str:
    if choice[0] != "battle_card":
        return NOT_AN_ANSWER
    return "" if choice[1] in g.players[seat].battle_hand else named(choice[1], CARDS, "KEMET-218")


def removal_chosen(g: Kemet, seat: Seat, choice: Choice, special: str) -> None:
    """The removed card stays secret, and the special card joins the hand. (KEMET-212, KEMET-218)"""
    player = g.players[seat]
    player.battle_hand.remove(choice[1])
    player.removed.append(choice[1])
    player.battle_hand.append(special)
    player.specials.append(special)
    g.tell("special_card", seat, special)


REMOVE_CARD: Final = Question("remove_card", offer_removal, forbids_removal, always=True, secret=True)
