"""Positions in a few readable lines, for tests and for people.

g = position("isis", "amun")
stand(g, "isis", god="e2", warrior="d1 e1")
build(g, "amun", temple="b6")
build(g, None, obelisk="d4")
devote(g, isis=4, amun=7)
fight(g, DELTA, "isis")          # a battle; Isis holds the Tiebreaker
"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.battle import battle
from senet.games.ankh.components import BASE, CARDS, RULINGS, WARRIOR
from senet.games.ankh.maps import find_scenario, ground_name, layout_of
from senet.games.ankh.setup import new_game
from senet.games.ankh.table import NOBODY, Ankh, Player
from senet.kernel.chance import seed_from
from senet.kernel.game import Seat, Step
from senet.kernel.play import resume

# The regions of the board Nile, by their first land spaces.
WEST: Final = "a1"
DELTA: Final = "b0"
EAST: Final = "f6"


def position(
    *gods: str,
    scenario: str = "middle_kingdom",
    guardians: tuple[str, str, str] = ("satet", "mummy", "giant_scorpion"),
    without: tuple[str, ...] = (),
    holding: tuple[str, ...] = (),
) -> Ankh:
    """A table with an empty map: the gods sit in this order, the first one begins. `without` names the
    rulings that are switched off, `holding` those that are switched on."""
    options: dict[str, object] = {"god": list(gods), "scenario": scenario}
    options |= {f"guardian_{level}": kind for level, kind in enumerate(guardians, 1)}
    options |= {
        ruling: (usual or ruling in holding) and ruling not in without for ruling, usual in RULINGS.items()
    }
    g = next(
        table
        for table in (new_game(len(gods), options, seed_from(f"position {n}")) for n in range(1000))
        if table.first == 0
    )
    g.flow.told = None
    for space in list(g.figures):
        side, kind = g.figures.pop(space)
        if kind == WARRIOR:
            g.players[side].warriors += 1
    for space in list(g.monuments):
        kind, owner = g.monuments.pop(space)
        g.supply[kind] += 1
        if owner != NOBODY:
            g.players[owner].ankhs += 1
    return g


def side_of(g: Ankh, god: str) -> Seat:
    """The side of a god, also after a merge."""
    return g.sides[next(seat for seat, player in enumerate(g.players) if player.god == god)]


def dashboard(g: Ankh, god: str) -> Player:
    """The `Player` record that the god's player uses."""
    return g.players[side_of(g, god)]


def stand(g: Ankh, owner: str, **spaces: str) -> None:
    """Figures of a god on the map, taken from its pool or, for guardians, from the supply:
    ``stand(g, "ra", god="a4", warrior="b4 b5", mummy="c4")``."""
    side = side_of(g, owner)
    for kind, names in spaces.items():
        for space in names.split():
            assert g.is_free(space), space
            g.figures[space] = (side, kind)
            if kind == WARRIOR:
                g.players[side].warriors -= 1
            elif kind in BASE:
                g.stable[kind] = g.stable.get(kind, 0) - 1


def pool(g: Ankh, owner: str, *kinds: str) -> None:
    """Guardians in the pool of a god, from the supply."""
    for kind in kinds:
        dashboard(g, owner).guardians.append(kind)
        g.stable[kind] = g.stable.get(kind, 0) - 1


def build(g: Ankh, owner: str | None, **spaces: str) -> None:
    """Monuments on the map: ``build(g, "isis", temple="a7 b7")``; owner None is nobody's."""
    side = NOBODY if owner is None else side_of(g, owner)
    for kind, names in spaces.items():
        for space in names.split():
            assert g.is_free(space), space
            g.monuments[space] = (kind, side)
            g.supply[kind] -= 1
            if side != NOBODY:
                g.players[side].ankhs -= 1


def devote(g: Ankh, **spaces: int) -> None:
    """Devotion of all gods in the game, from the bottom of the track to its top (stacks included)."""
    sides = [side_of(g, god) for god in spaces]
    assert sorted(sides) == sorted(g.ranking)
    assert list(spaces.values()) == sorted(spaces.values())
    g.ranking = sides
    for side, space in zip(sides, spaces.values(), strict=True):
        g.devotion[side] = space


def devotion(g: Ankh) -> dict[str, int]:
    """The track from bottom to top, as `devote` takes it."""
    return {g.players[side].god: g.devotion[side] for side in g.ranking}


def powers(g: Ankh, god: str, *names: str) -> None:
    """Exactly these powers are unlocked."""
    dashboard(g, god).powers[:] = names


def hand(g: Ankh, god: str, *cards: str) -> None:
    """Exactly these cards are in the hand; the others lie on the table."""
    player = dashboard(g, god)
    player.hand[:] = cards
    player.used[:] = [card for card in CARDS if card not in cards]


def camels(g: Ankh, *sides: str) -> None:
    """More camels; the regions they make get the next numbers."""
    before = g.order
    g.camels += sides
    layout = layout_of(g.scenario, len(g.players))
    g.ground = ground_name(find_scenario(g.scenario).board, layout.flooded, g.camels)
    g.order = {region: before.get(region, 0) for region in g.map().regions}
    for region, number in g.order.items():
        if not number:
            g.order[region] = max(g.order.values()) + 1


def fight(g: Ankh, region: str, holder: str = "") -> None:
    """A battle in the region, with the Tiebreaker face up before `holder`."""
    if holder:
        g.tiebreaker, g.scales_up = side_of(g, holder), True
    start(g, battle, region)


def start(g: Ankh, step: Step, *args: object) -> None:
    """Hand the position over to a step of the rules."""
    resume(g, step, *args)
