"""Deaths: figures killed at the same moment, Anubis's trap, Mummies and Cat Mummies."""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import ANUBIS, CAT_MUMMY, EVERY_DEATH, MUMMY, SLOTS, WARRIOR
from senet.games.ankh.devotion import lose_devotion
from senet.games.ankh.figures import summoned
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat


def kill(g: Ankh, spaces: tuple[str, ...]) -> None:
    """All these figures die at the same moment and go to their owners' pools, their Sun tokens to Ra's
    dashboard; then come Anubis's trap, Mummies and Cat Mummies.
    (ANKH-023, ANKH-245, ANKH-247, ANKH-288, ANKH-369)"""
    warriors: list[Seat] = []
    mummies: list[Seat] = []
    cats: list[Seat] = []
    for space in spaces:
        side, kind = g.figures.pop(space)
        count_death(g, side, space)
        g.aims.pop(space, None)
        if kind == WARRIOR:
            g.players[side].warriors += 1
            warriors.append(side)
        else:
            g.players[side].guardians.append(kind)
        if kind == MUMMY:
            mummies.append(side)
        elif kind == CAT_MUMMY:
            cats.append(side)
        g.tell("figure_killed", g.team(side), kind, space)
        if space in g.radiant:
            return_sun(g, side, space)
    if warriors:
        g.then(ask_trap, tuple(g.ascending(warriors)))
    for side in g.ranking:
        for _ in range(mummies.count(side)):
            g.then(ask_mummy_space, side)
    for side in g.ranking:
        for _ in range(cats.count(side)):
            g.then(cat_mourned, side)


def return_sun(g: Ankh, side: Seat, space: str) -> None:
    """The Sun token of a figure that left the map returns to the dashboard. (ANKH-369, ANKH-371)"""
    g.radiant.remove(space)
    g.players[side].suns += 1
    g.tell("sun_token_returned", g.team(side), space)


def count_death(g: Ankh, side: Seat, space: str) -> None:
    """Count a death for Miracle; with one ruling a figure counts only once. (ANKH-302, ANKH-533)"""
    battle = g.battle
    if battle is None:
        return
    again = space in battle.risen
    if again:
        battle.risen.remove(space)
    if space in battle.safe:
        battle.safe.remove(space)
    if not again or g.holds(EVERY_DEATH):
        battle.killed[side] = battle.killed.get(side, 0) + 1


# -- Anubis --------------------------------------------------------------------------------------


def side_of_god(g: Ankh, god: str) -> Seat:
    """The side in the game that has the ability of `god`, or NOBODY."""
    for side in g.ranking:
        if g.can(side, god):
            return side
    return NOBODY


def ask_trap(g: Ankh, owners: tuple[Seat, ...]) -> None:
    """Anubis may trap one of the enemy warriors killed at the same moment in a free slot. (ANKH-348, ANKH-349)"""
    anubis = side_of_god(g, ANUBIS)
    if anubis != NOBODY and len(g.players[anubis].trapped) < SLOTS:
        g.ask(anubis, TRAP, trap_sprung, owners)


def offer_trap(g: Ankh, seat: Seat, owners: tuple[Seat, ...]) -> list[Choice]:
    return [PASS, *(("trap", g.players[side].god) for side in owners if side != g.sides[seat])]


def forbids_trap(g: Ankh, seat: Seat, choice: Choice, owners: tuple[Seat, ...]) -> str:
    if choice == PASS:
        return ""
    if choice[0] != "trap":
        return NOT_AN_ANSWER
    return "" if choice in offer_trap(g, seat, owners) else "ANKH-348"


def trap_sprung(g: Ankh, seat: Seat, choice: Choice, owners: tuple[Seat, ...]) -> None:
    for side in owners:
        if choice == ("trap", g.players[side].god):
            g.players[side].warriors -= 1
            g.dashboard(seat).trapped.append(side)
            g.tell("warrior_trapped", g.team(g.sides[seat]), g.team(side))


TRAP: Final = Question("trap", offer_trap, forbids_trap)


# -- Mummies, Cat Mummies --------------------------------------------------------------------


def ask_mummy_space(g: Ankh, side: Seat) -> None:
    """A killed Mummy is summoned again next to its god if there is room. (ANKH-393 to 395)"""
    if offer_mummy_space(g, side):
        g.ask(side, MUMMY_SPACE, mummy_space_chosen)


def offer_mummy_space(g: Ankh, seat: Seat) -> list[Choice]:
    near = g.map().adjacent[g.god_space(seat)]
    land = g.map().land.is_land
    return [
        ("space", space) for space in near if land[space] and g.is_free(space) and g.may_appear(seat, space)
    ]


def forbids_mummy_space(g: Ankh, seat: Seat, choice: Choice) -> str:
    if choice[0] != "space":
        return NOT_AN_ANSWER
    return "" if choice in offer_mummy_space(g, seat) else "ANKH-393"


def mummy_space_chosen(g: Ankh, seat: Seat, choice: Choice) -> None:
    space = choice[1]
    g.players[seat].guardians.remove(MUMMY)
    g.figures[space] = (seat, MUMMY)
    battle = g.battle
    if battle is not None:
        battle.risen.append(space)
    g.tell("mummy_returned", g.team(seat), space)
    summoned(g, seat, space)


MUMMY_SPACE: Final = Question("mummy_space", offer_mummy_space, forbids_mummy_space)


def cat_mourned(g: Ankh, owner: Seat) -> None:
    """Every side but the owner of a killed Cat Mummy loses 1 devotion. (ANKH-380 to 382)"""
    g.tell("cat_mourned", g.team(owner))
    for side in g.ranking[:]:
        if side != owner:
            lose_devotion(g, side, 1, CAT_MUMMY)
