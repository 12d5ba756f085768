"""Forgotten gods and the end of the game. (ANKH-440 to 452)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import ANUBIS, GOD, OSIRIS, WARRIOR
from senet.games.ankh.deaths import return_sun
from senet.games.ankh.devotion import win
from senet.games.ankh.table import LAST_CONFLICT, LAST_GOD, NO_GOD, NOBODY, Ankh
from senet.kernel.game import Seat

TABLE: Final[Seat] = -1  # owns what belongs to no side
Part = tuple[str, Seat, int]  # what left or passed to somebody: a counter, its owner, how many


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
    g.tell("god_forgotten", g.team(side), side, g.devotion[side], len(player.powers))
    g.ranking.remove(side)
    g.forgotten.append(side)
    left = remove_army(g, side, guardians=True)
    remove_monuments(g, side)
    left += [("followers", side, player.followers), ("guardians_pool", side, len(player.guardians))]
    player.followers = 0
    for kind in player.guardians:
        g.put_away(kind)
    player.guardians = []
    if g.can(side, ANUBIS):
        for owner in dict.fromkeys(player.trapped):
            free_warriors(g, side, owner)
    left += [("suns", side, player.suns), ("underworlds", side, player.underworlds)]
    g.put_away("sun", player.suns)
    g.put_away("underworld", player.underworlds)
    player.suns = player.underworlds = 0
    if g.can(side, OSIRIS):
        left.append(("underworlds_map", TABLE, len(g.underworlds)))
        g.put_away("underworld", len(g.underworlds))
        g.underworlds = []
    left.append(("amun_token", side, int(player.amun_up)))
    player.abilities = []
    player.amun_up = False
    tell_parts(g, "pieces_left", g.team(side), left)


def tell_parts(g: Ankh, story: str, who: tuple[Seat, ...], parts: list[Part]) -> None:
    """Tell what left or passed, except for zeros."""
    some = tuple(part for part in parts if part[2])
    if some:
        g.tell(story, who, *some)


def free_warriors(g: Ankh, anubis: Seat, owner: Seat) -> None:
    """The trapped warriors of one side go home to its pool. (ANKH-353)"""
    count = g.players[anubis].trapped.count(owner)
    if count:
        g.players[anubis].trapped = [each for each in g.players[anubis].trapped if each != owner]
        g.players[owner].warriors += count
        g.tell("warriors_freed", g.team(owner), count, g.team(anubis))


def remove_army(g: Ankh, side: Seat, guardians: bool) -> list[Part]:
    """God and warriors of a side leave the game: from map, pool and Anubis's slots, with its cards and
    Ankh pool; optionally also guardians on the map. Nobody is killed. Returns what left.
    (ANKH-353, ANKH-371, ANKH-383)"""
    player = g.players[side]
    gone = {GOD: 0, WARRIOR: 0}
    for space in g.figures_of(side):
        kind = g.figures[space][1]
        if kind in gone or guardians:
            take_off(g, space)
            g.put_away(kind)
            gone[kind] = gone.get(kind, 0) + 1
    left: list[Part] = [
        ("warriors_map", side, gone.pop(WARRIOR)),
        ("guardians_map", side, sum(gone.values()) - gone[GOD]),
        ("warriors_pool", side, player.warriors),
    ]
    g.put_away(WARRIOR, player.warriors)
    player.warriors = 0
    for seat, other in enumerate(g.players):
        count = other.trapped.count(side)
        other.trapped = [each for each in other.trapped if each != side]
        g.put_away(WARRIOR, count)
        left += [("warriors_trapped", side, count), ("captives", seat, count)]
    left += [
        ("ankhs", side, player.ankhs),
        ("hand", side, len(player.hand)),
        ("used", side, len(player.used)),
    ]
    g.put_away("ankh", player.ankhs)
    player.ankhs = 0
    g.put_away("card", len(player.hand) + len(player.used))
    player.hand, player.used = [], []
    return left


def take_off(g: Ankh, space: str) -> None:
    """A figure leaves the map without being killed; its Sun token goes back. (ANKH-371)"""
    side = g.figures.pop(space)[0]
    g.aims.pop(space, None)
    if space in g.radiant:
        return_sun(g, side, space)


def remove_monuments(g: Ankh, side: Seat) -> None:
    """The monuments of a side are destroyed and their Ankh tokens leave the game. (ANKH-414, ANKH-442)"""
    for space in [s for s, (_, owner) in g.monuments.items() if owner == side]:
        kind = g.monuments.pop(space)[0]
        g.supply[kind] += 1
        g.put_away("ankh")
        g.tell("monument_removed", kind, space, g.team(side))


def after_last_conflict(g: Ankh) -> None:
    """After the last Conflict the side with the most devotion wins. (ANKH-451, ANKH-452)"""
    assert g.victor == NOBODY
    win(g, g.ranking[-1], LAST_CONFLICT)
