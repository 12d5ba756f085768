"""Merging gods after the third Conflict. (ANKH-410 to 421)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import ANUBIS, BASE, LARGE, OPTIONAL_GUARDIANS, SMALL
from senet.games.ankh.ending import (
    Part,
    free_warriors,
    remove_army,
    remove_monuments,
    take_off,
    tell_parts,
)
from senet.games.ankh.table import Ankh
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

MERGING_PLAYERS: Final = 3  # gods never merge with fewer

# The lower god's guardians that can still be declined: ("figure", space) and ("pool", kind).
Newcomers = tuple[Choice, ...]


def merge_gods(g: Ankh) -> None:
    """The two sides with the least devotion become one: the higher god absorbs the lower.
    (ANKH-410, ANKH-411, ANKH-413, ANKH-460)"""
    if len(g.players) < MERGING_PLAYERS:
        return
    lower, higher = g.ranking[0], g.ranking[1]
    old, new = g.players[lower], g.players[higher]
    fallen = g.devotion[higher] - g.devotion[lower]
    g.tell("gods_merged", higher, lower, new.god, old.god, fallen, g.devotion[lower], len(old.powers))
    remove_monuments(g, lower)
    tell_parts(g, "pieces_left", (lower,), remove_army(g, lower, guardians=False))
    passed = join_tokens(g, lower, higher)
    newcomers = join_guardians(g, lower, higher, passed)
    if passed:
        g.tell("pieces_passed", higher, lower, *passed)
    g.ranking.remove(lower)
    g.devotion[higher] = g.devotion[lower]
    g.sides[lower] = higher
    g.then(ask_release, higher, newcomers)


def join_tokens(g: Ankh, lower: Seat, higher: Seat) -> list[Part]:
    """Followers, abilities and their tokens pass to the higher god; if the lower
    god is Anubis, the higher god's trapped warriors go home. Returns what passed.
    (ANKH-353, ANKH-415, ANKH-420)"""
    old, new = g.players[lower], g.players[higher]
    if ANUBIS in old.abilities:
        free_warriors(g, lower, higher)
        new.trapped = old.trapped
    passed: list[Part] = [
        ("followers", higher, old.followers),
        ("suns", higher, old.suns),
        ("underworlds", higher, old.underworlds),
        ("amun_token", higher, int(old.amun_up)),
        ("captives", higher, len(old.trapped)),
    ]
    new.followers += old.followers
    new.abilities += old.abilities
    new.suns += old.suns
    new.underworlds += old.underworlds
    new.amun_up = new.amun_up or old.amun_up
    old.followers = old.suns = old.underworlds = 0
    old.abilities, old.trapped, old.amun_up = [], [], False
    return [part for part in passed if part[2]]


def join_guardians(g: Ankh, lower: Seat, higher: Seat, passed: list[Part]) -> Newcomers:
    """The lower god's guardians change sides where they are; their numbers are added to `passed`. (ANKH-416)"""
    joined: list[Choice] = []
    for space in g.figures_of(lower):
        g.figures[space] = (higher, g.figures[space][1])
        joined.append(("figure", space))
    shining = sum(noun in g.radiant for _, noun in joined)
    counts = (len(joined), len(g.players[lower].guardians), shining)
    for name, count in zip(("guardians_map", "guardians_pool", "radiant"), counts, strict=True):
        if count:
            passed.append((name, higher, count))
    for kind in g.players[lower].guardians:
        joined.append(("pool", kind))
    g.players[higher].guardians += g.players[lower].guardians
    g.players[lower].guardians = []
    return tuple(joined)


def ask_release(g: Ankh, side: Seat, newcomers: Newcomers) -> None:
    """The higher god's player gives up guardians until the bases suffice, and may decline more of the
    lower god's. (ANKH-416, ANKH-417, ANKH-531)"""
    if excess(g, side) or (newcomers and g.holds(OPTIONAL_GUARDIANS)):
        g.ask(side, RELEASE, release_chosen, newcomers)


def offer_release(g: Ankh, seat: Seat, newcomers: Newcomers) -> list[Choice]:
    size = excess(g, seat)
    if not size:
        return [PASS, *dict.fromkeys(newcomers)]
    offered: list[Choice] = []
    for space in g.figures_of(seat):
        if BASE.get(g.figures[space][1]) == size:
            offered.append(("figure", space))
    pool = dict.fromkeys(kind for kind in g.players[seat].guardians if BASE[kind] == size)
    return offered + [("pool", kind) for kind in pool]


def forbids_release(g: Ankh, seat: Seat, choice: Choice, newcomers: Newcomers) -> str:
    if choice != PASS and choice[0] not in ("figure", "pool"):
        return NOT_AN_ANSWER
    return "" if choice in offer_release(g, seat, newcomers) else "ANKH-417"


def release_chosen(g: Ankh, seat: Seat, choice: Choice, newcomers: Newcomers) -> None:
    """A guardian that is given up leaves the game. (ANKH-371, ANKH-417)"""
    verb, noun = choice
    if choice == PASS:
        return
    kind = g.figures[noun][1] if verb == "figure" else noun
    g.tell("guardian_released", g.team(seat), kind, noun if verb == "figure" else "")
    if verb == "figure":
        take_off(g, noun)
    else:
        g.players[seat].guardians.remove(kind)
    g.put_away(kind)
    rest = list(newcomers)
    if choice in rest:
        rest.remove(choice)
    g.then(ask_release, seat, tuple(rest))


RELEASE: Final = Question("release", offer_release, forbids_release)


def excess(g: Ankh, side: Seat) -> str:
    """A size of which the side has more guardians than bases, or ""."""
    for size in (SMALL, LARGE):
        if g.free_bases(side, size) < 0:
            return size
    return ""
