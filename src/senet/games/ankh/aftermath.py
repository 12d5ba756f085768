"""After battle resolution: Miracle, Worshipful, Osiris's token, Cycle of Ma'at. (ANKH-248)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import (
    CYCLE,
    FREE_UNDERWORLD,
    MIRACLE,
    OSIRIS,
    UNDERWORLDS,
    WORSHIP_COST,
    WORSHIPFUL,
)
from senet.games.ankh.deaths import side_of_god
from senet.games.ankh.devotion import gain_devotion, sacrifice
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

WORSHIP_NOW: Final[Choice] = ("worship", "")
NEW: Final = "new"  # an Underworld token from beside the dashboard


def after_battle(g: Ankh, region: str) -> None:
    """The last step of a battle. (ANKH-231, ANKH-248)"""
    g.then(miracles)
    g.then(worshippers)
    g.then(ask_underworld_token, region)
    g.then(cycles)
    g.then(close_battle)


def miracles(g: Ankh) -> None:
    """Miracle: 1 devotion for each own figure killed in this battle, in one gain. (ANKH-301 to 303)"""
    for side in g.revealed(MIRACLE):
        g.then(gain_devotion, side, g.fight().killed.get(side, 0), MIRACLE)


# -- Worshipful ----------------------------------------------------------------------------------


def worshippers(g: Ankh) -> None:
    """The sides with Worshipful that took part are asked in ascending order. (ANKH-337)"""
    for side in g.ascending(g.fight().sides):
        if g.has(side, WORSHIPFUL):
            g.then(ask_worship, side)


def ask_worship(g: Ankh, side: Seat) -> None:
    """2 followers may be sacrificed for 1 devotion, once per battle. (ANKH-337, ANKH-338)"""
    if g.players[side].followers >= WORSHIP_COST:
        g.ask(side, WORSHIP, worship_chosen)


def offer_worship(g: Ankh, seat: Seat) -> list[Choice]:
    return [PASS, WORSHIP_NOW]


def forbids_worship(g: Ankh, seat: Seat, choice: Choice) -> str:
    return "" if choice in (PASS, WORSHIP_NOW) else NOT_AN_ANSWER


def worship_chosen(g: Ankh, seat: Seat, choice: Choice) -> None:
    if choice == WORSHIP_NOW:
        sacrifice(g, seat, WORSHIP_COST, WORSHIPFUL)
        g.then(gain_devotion, seat, 1, WORSHIPFUL)


WORSHIP: Final = Question("worship", offer_worship, forbids_worship)


# -- Osiris --------------------------------------------------------------------------------------


def ask_underworld_token(g: Ankh, region: str) -> None:
    """If Osiris has lost, he may put an Underworld token on empty land of the region. (ANKH-359, ANKH-361)"""
    osiris, fight = side_of_god(g, OSIRIS), g.fight()
    lost = osiris != NOBODY and osiris in fight.sides and osiris != fight.winner
    if lost and gates(g, region):
        g.ask(osiris, UNDERWORLD_TOKEN, underworld_token_chosen, region)


def offer_underworld_token(g: Ankh, seat: Seat, region: str) -> list[Choice]:
    offered: list[Choice] = [PASS]
    if g.players[seat].underworlds:
        offered.append(("token", NEW))
    if g.holds(FREE_UNDERWORLD) or len(g.underworlds) == UNDERWORLDS:
        offered += [("token", space) for space in g.underworlds]
    return offered


def forbids_underworld_token(g: Ankh, seat: Seat, choice: Choice, region: str) -> str:
    if choice in offer_underworld_token(g, seat, region):
        return ""
    if choice[0] != "token" or (choice[1] != NEW and choice[1] not in g.underworlds):
        return NOT_AN_ANSWER
    return "ANKH-361" if choice[1] == NEW else "ANKH-530"


def underworld_token_chosen(g: Ankh, seat: Seat, choice: Choice, region: str) -> None:
    if choice != PASS:
        g.ask(seat, UNDERWORLD_SPACE, underworld_space_chosen, choice[1], region)


UNDERWORLD_TOKEN: Final = Question("underworld_token", offer_underworld_token, forbids_underworld_token)


def offer_underworld_space(g: Ankh, seat: Seat, token: str, region: str) -> list[Choice]:
    return [("space", space) for space in gates(g, region)]


def forbids_underworld_space(g: Ankh, seat: Seat, choice: Choice, token: str, region: str) -> str:
    return forbids_gate(g, region, choice[1]) if choice[0] == "space" else NOT_AN_ANSWER


def underworld_space_chosen(g: Ankh, seat: Seat, choice: Choice, token: str, region: str) -> None:
    """The token moves to its new space; a figure on its old space stays there. (ANKH-359, ANKH-360)"""
    if token == NEW:
        g.players[seat].underworlds -= 1
    else:
        g.underworlds.remove(token)
    g.underworlds.append(choice[1])
    g.tell("underworld_opened", g.team(seat), choice[1], "" if token == NEW else token)


UNDERWORLD_SPACE: Final = Question("underworld_space", offer_underworld_space, forbids_underworld_space)


def gates(g: Ankh, region: str) -> list[str]:
    return [space for space in g.map().regions[region] if not forbids_gate(g, region, space)]


def forbids_gate(g: Ankh, region: str, space: str) -> str:
    if space not in g.map().regions[region]:
        return "ANKH-359"
    if space in g.underworlds:
        return "ANKH-361"
    if space in g.cities():
        return "ANKH-507"
    return "" if g.is_free(space) else "ANKH-359"


# -- Cycle of Ma'at ------------------------------------------------------------------------------


def cycles(g: Ankh) -> None:
    """Cycle of Ma'at takes all used cards of its player back into the hand. (ANKH-291, ANKH-292)"""
    for side in g.revealed(CYCLE):
        player = g.players[side]
        taken = len(player.used)
        player.hand += player.used
        player.used = []
        g.tell("cards_taken_back", g.team(side), taken)


def close_battle(g: Ankh) -> None:
    g.battle = None
