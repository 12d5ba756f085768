"""Moments: a chapter triggers one when something happens, and tiles react to it.

`EFFECTS` is filled by the package `powers`; the chapters do not know which tiles exist.
"""

from __future__ import annotations

from typing import Final

from senet.games.kemet.components import COMPANIONS, GODS
from senet.games.kemet.table import TEAM, Kemet, Side
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat, Step

ACQUIRED: Final = "acquired"  # the tile itself, at the end of the Acquire action
USED: Final = "used"  # its gold action
PRAYED: Final = "prayed"
OPPONENT_PRAYED: Final = "opponent_prayed"
COUNCIL_BEGINS: Final = "council_begins"
CONFRONTATION_ENDS: Final = "confrontation_ends"
CASUALTIES_BEGIN: Final = "casualties_begin"
CASUALTIES_END: Final = "casualties_end"
REWARDS: Final = "rewards"
AFTERMATH_BEGINS: Final = "aftermath_begins"  # the winner's tiles, before the loser decides
TROOP_KEPT: Final = "troop_kept"  # not recalled in the Aftermath
BATTLE_ENDS: Final = "battle_ends"
BEFORE_DRAWING: Final = "before_drawing"  # night step 6
AFTER_DRAWING: Final = "after_drawing"
AWAKENING: Final = "awakening"  # night step 8


# When the order of a player's effects can matter; otherwise nobody is asked for it.
ORDERED: Final = (CONFRONTATION_ENDS, BATTLE_ENDS, AFTER_DRAWING)


EFFECTS: Final[dict[tuple[str, str], Step]] = {}  # (moment, tile) -> its effect


def register(effects: dict[tuple[str, str], Step]) -> None:
    """Make the effects of a colour known."""
    EFFECTS.update(effects)


def trigger(g: Kemet, moment: str, seat: Seat) -> None:
    """Plan what the tiles of `seat` do at this moment."""
    due = [tile for tile in g.players[seat].tiles if (moment, tile) in EFFECTS]
    god = god_in_battle(g, seat)
    if (moment, god) in EFFECTS:
        due.append(god)
    battle = g.battle
    if g.mode == TEAM and battle is not None:
        for side in battle.sides:
            if side.seat == seat:
                due += borrowed_tiles(g, moment, side)
    if len(due) > 1 and moment in ORDERED:
        g.then(ask_effect, seat, moment, *due)
    else:
        for tile in due:
            g.then(EFFECTS[moment, tile], seat)


def god_in_battle(g: Kemet, seat: Seat) -> str:
    """The God that `seat` had in the battle when it began, or "". (KEMET-322, KEMET-356)"""
    battle = g.battle
    if battle is None or not g.gods:
        return ""
    one, two = battle.sides
    return one.god if one.seat == seat else two.god


def borrowed_tiles(g: Kemet, moment: str, side: Side) -> list[str]:
    """The tiles of teammates' companions in the battle apply too. (KEMET-250)"""
    tiles = [COMPANIONS[each].tile for each in side.companions]
    own = g.players[side.seat].tiles
    return [tile for tile in tiles if (moment, tile) in EFFECTS and tile not in own]


def ask_effect(g: Kemet, seat: Seat, moment: str, *due: str) -> None:
    """The owner of several tiles that take effect at the same moment chooses their order. (KEMET-091, KEMET-198)"""
    g.ask(seat, WHICH_FIRST, effect_chosen, moment, *due)


def offer_effect(g: Kemet, seat: Seat, moment: str, *due: str) -> list[Choice]:
    return [("god" if tile in GODS else "tile", tile) for tile in due]


def forbids_effect(g: Kemet, seat: Seat, choice: Choice, moment: str, *due: str) -> str:
    if choice[0] not in ("tile", "god"):
        return NOT_AN_ANSWER
    return "" if choice in offer_effect(g, seat, moment, *due) else "KEMET-091"


def effect_chosen(g: Kemet, seat: Seat, choice: Choice, moment: str, *due: str) -> None:
    """This effect now; the others follow. (KEMET-091)"""
    rest = tuple(tile for tile in due if tile != choice[1])
    g.then(EFFECTS[moment, choice[1]], seat)
    if rest:
        g.then(ask_effect, seat, moment, *rest)


WHICH_FIRST: Final = Question("which_first", offer_effect, forbids_effect)
