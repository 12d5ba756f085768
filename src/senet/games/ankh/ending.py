"""Forgotten gods and the end of the game. (ANKH-440 to 452)"""

from __future__ import annotations

from senet.games.ankh.components import ANUBIS, GOD, OSIRIS, WARRIOR
from senet.games.ankh.devotion import win
from senet.games.ankh.table import LAST_CONFLICT, LAST_GOD, NO_GOD, NOBODY, Ankh
from senet.kernel.game import Seat


def forget_gods(g: Ankh) -> None:
    """Every god in the red zone is forgotten; a single one that remains wins at once, and nobody wins if
    none remains. (ANKH-440, ANKH-444, ANKH-445)"""
    for side in g.ranking[:]:
        if g.is_red(side):
            forget(g, side)
    if len(g.ranking) == 1:
        win(g, g.ranking[0], LAST_GOD)
    elif not g.ranking:
        g.ending = NO_GOD
        g.tell("nobody_won")
        g.end()


def forget(g: Ankh, side: Seat) -> None:
    """The side leaves the game with all its pieces; its monuments go to the supply. (ANKH-441 to 443)"""
    player = g.players[side]
    g.ranking.remove(side)
    g.forgotten.append(side)
    remove_army(g, side, guardians=True)
    remove_monuments(g, side)
    player.followers = 0
    for kind in player.guardians:
        g.put_away(kind)
    player.guardians = []
    if g.can(side, ANUBIS):
        for owner in player.trapped:
            g.players[owner].warriors += 1
        player.trapped = []
    g.put_away("sun", player.suns)
    g.put_away("underworld", player.underworlds)
    player.suns = player.underworlds = 0
    if g.can(side, OSIRIS):
        g.put_away("underworld", len(g.underworlds))
        g.underworlds = []
    player.abilities = []
    player.amun_up = False
    g.tell("god_forgotten", side)


def remove_army(g: Ankh, side: Seat, guardians: bool) -> None:
    """God and warriors of a side leave the game: from map, pool and Anubis's slots, with its cards and
    Ankh pool; guardians on the map too, if said. It kills nobody. (ANKH-353, ANKH-371, ANKH-383)"""
    player = g.players[side]
    for space in g.figures_of(side):
        kind = g.figures[space][1]
        if kind in (GOD, WARRIOR) or guardians:
            take_off(g, space)
            g.put_away(kind)
    g.put_away(WARRIOR, player.warriors)
    player.warriors = 0
    for other in g.players:
        while side in other.trapped:
            other.trapped.remove(side)
            g.put_away(WARRIOR)
    g.put_away("ankh", player.ankhs)
    player.ankhs = 0
    g.put_away("card", len(player.hand) + len(player.used))
    player.hand, player.used = [], []


def take_off(g: Ankh, space: str) -> None:
    """A figure leaves the map without being killed; its Sun token goes back. (ANKH-371)"""
    side = g.figures.pop(space)[0]
    g.aims.pop(space, None)
    if space in g.radiant:
        g.radiant.remove(space)
        g.players[side].suns += 1


def remove_monuments(g: Ankh, side: Seat) -> None:
    """The monuments of a side are destroyed and their Ankh tokens leave the game. (ANKH-414, ANKH-442)"""
    for space in [s for s, (_, owner) in g.monuments.items() if owner == side]:
        kind = g.monuments.pop(space)[0]
        g.supply[kind] += 1
        g.put_away("ankh")
        g.tell("monument_destroyed", kind, space)


def after_last_conflict(g: Ankh) -> None:
    """After the last Conflict the side with the most devotion wins. (ANKH-451, ANKH-452)"""
    assert g.victor == NOBODY
    win(g, g.ranking[-1], LAST_CONFLICT)
