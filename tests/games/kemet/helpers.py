"""Positions and battles of Kemet for tests."""

from __future__ import annotations

from senet.games.kemet import turn
from senet.games.kemet.battle import fight
from senet.games.kemet.components import RULINGS, TILES
from senet.games.kemet.position import as_teams, at, position
from senet.games.kemet.table import Kemet, Player
from senet.kernel.play import resume
from tests.games.words import play

PLAIN = "mixed_tactics"
GREEN = "west_green"


def reading(g: Kemet, **values: bool) -> Kemet:
    """The same table with other rulings."""
    assert set(values) <= set(RULINGS)
    g.rulings = tuple(name for name in RULINGS if values.get(name, name in g.rulings))
    return g


def take_turn(g: Kemet, seat: int, *names: str) -> Kemet:
    """Start the turn of `seat` and play."""
    g.active = seat
    resume(g, turn.turn, seat)
    return play(g, *names)


def start_battle(g: Kemet, area: str, attacker: int, defender: int) -> Kemet:
    resume(g, fight, area, attacker, defender)
    return g


def auto_battle(
    g: Kemet,
    area: str,
    attacker: int,
    defender: int,
    cards: tuple[str, str] = (PLAIN, PLAIN),
    added: tuple[str, str] = ("none", "none"),
) -> Kemet:
    """A battle up to and including the reveal: `cards` and `added` of attacker and defender."""
    start_battle(g, area, attacker, defender)
    asides = [next(c for c in g.players[s].battle_hand if c != card) for s, card in
              ((attacker, cards[0]), (defender, cards[1]))]  # fmt: skip
    play(g, f"{attacker}|battle_card:{cards[0]}", f"{defender}|battle_card:{cards[1]}")
    play(g, f"{attacker}|battle_card:{asides[0]}", f"{defender}|battle_card:{asides[1]}")
    return play(g, f"{attacker}|cards:{added[0]}", f"{defender}|cards:{added[1]}")


def with_tiles(
    *tiles: str, area: str = GREEN, units: int = 3, seat: int = 0, foes: int = 3, **more: object
) -> Kemet:
    """Two troops in one area; seat `seat` owns `tiles`, whose companions are with its troop."""
    companions = {TILES[tile].companion: area for tile in tiles if TILES[tile].companion}
    owner = at("nw" if seat == 0 else "mw", {area: units}, tiles=tiles, companions=companions, **more)
    other = at("mw" if seat == 0 else "nw", {area: foes})
    return position(owner, other) if seat == 0 else position(other, owner)


def two_teams(*players: Player, order: tuple[int, ...] = (0, 1, 2, 3)) -> Kemet:
    """Four players, 0 and 2 against 1 and 3."""
    return as_teams(position(*players, order=order), 0, 1, 0, 1)


def battle(g: Kemet, *cards: str, added: tuple[str, str] = ("none", "none"), area: str = GREEN) -> Kemet:
    return auto_battle(g, area, 0, 1, (cards[0], cards[1]), added)


def use_gold(g: Kemet, tile: str) -> Kemet:
    resume(g, turn.gold_action, 0)
    return play(g, f"tile:{tile}")
