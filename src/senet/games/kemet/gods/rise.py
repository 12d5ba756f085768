"""Gods of Egypt: the rise marker, the God tile, and how a God comes to the board."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.battle import fight
from senet.games.kemet.components import ACQUIRE_SPACES, GOD_COST, GODS, RISE, TOP_LEVEL
from senet.games.kemet.effects import settle_control
from senet.games.kemet.table import NOBODY, Kemet
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat

# -- the rise marker (KEMET-309, KEMET-314, KEMET-315) -------------------------------------------------


def raise_marker(g: Kemet) -> None:
    """Once anybody reaches the rise marker, Gods may be acquired for the rest of the game. (KEMET-314, KEMET-315)"""
    if g.gods and not g.risen and any(g.team_fame(seat) >= RISE[g.mode] for seat in g.order):
        g.risen = True
        g.tell("gods_rise")


# -- acquiring the tile (KEMET-314, KEMET-316) ---------------------------------------------------------


def forbids_god(g: Kemet, seat: Seat, god: str, space: str) -> str:
    """The rule against acquiring the player's God tile with a token on this acquire space, or "". (KEMET-314)"""
    player = g.players[seat]
    if not g.gods or god != player.faction:
        return "KEMET-309"
    if player.ascended:
        return "KEMET-316"
    if space not in ACQUIRE_SPACES:
        return "KEMET-224"
    if not g.risen:
        return "KEMET-315"
    tall = [colour for colour, level in player.pyramids.values() if level == TOP_LEVEL]
    if player.acquire[ACQUIRE_SPACES.index(space)] not in tall:
        return "KEMET-314"
    return "" if player.prayer >= GOD_COST else "KEMET-004"


# -- coming to the board (KEMET-317, KEMET-318, KEMET-353) ---------------------------------------------


def forbids_deployment(g: Kemet, seat: Seat, district: str) -> str:
    """The rule against putting the God into `district`, or ""."""
    player = g.players[seat]
    if not player.ascended:
        return "KEMET-318"
    if player.god:
        return "KEMET-353"
    if district not in g.districts(seat):
        return "KEMET-317"
    mates = [mate for mate in g.players if mate.team == player.team and mate.stands_in(district)]
    return "KEMET-317" if mates else ""


def deploy(g: Kemet, seat: Seat, district: str) -> None:
    """The God comes to the board with full life. (KEMET-317, KEMET-318)"""
    player = g.players[seat]
    player.god = district
    player.life = GODS[player.faction].life
    g.tell("god_deployed", seat, player.faction, district, player.life)


def ask_god_district(g: Kemet, seat: Seat) -> None:
    """The God goes at once to one of the player's districts without units of the team, if there is one.
    (KEMET-317, KEMET-353)"""
    if offer_god_district(g, seat):
        g.ask(seat, PLACE_GOD, god_district_chosen)


def offer_god_district(g: Kemet, seat: Seat) -> list[Choice]:
    districts: list[Choice] = [("deploy", district) for district in g.districts(seat)]
    return [choice for choice in districts if not forbids_god_district(g, seat, choice)]


def forbids_god_district(g: Kemet, seat: Seat, choice: Choice) -> str:
    return forbids_deployment(g, seat, choice[1]) if choice[0] == "deploy" else NOT_AN_ANSWER


def god_district_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """Any battle is fought at the end of the action. (KEMET-317)"""
    deploy(g, seat, choice[1])


PLACE_GOD: Final = Question("place_god", offer_god_district, forbids_god_district)


def god_arrives(g: Kemet, seat: Seat) -> None:
    """A God just acquired attacks an opponent in its district. (KEMET-089, KEMET-317)"""
    area = g.players[seat].god
    foe = g.foe_in(seat, area) if area else NOBODY
    if foe != NOBODY:
        g.then(fight, area, seat, foe)
    g.then(settle_control)
