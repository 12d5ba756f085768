"""Ships at building sites, for tests of phase 5."""

from __future__ import annotations

from senet.games.egizia.building import take_site_turn
from senet.games.egizia.position import BLUE, GREEN, RED, equip, position
from senet.games.egizia.table import Egizia
from senet.kernel.play import resume

SPHINX_SHIPS = [("sphinx_1", RED), ("sphinx_2", BLUE), ("sphinx_3", GREEN)]


def site(ships: list[tuple[str, int]], stones: int = 5, **given: object) -> Egizia:
    """Four players with crews 5/4/3 and overseer 2, and ships at sites."""
    g = position(ships=ships, **given)  # type: ignore[arg-type]
    for seat in range(4):
        equip(g, seat, crews="5/4/3+2", stones=stones)
    return g


def turn(place: str = "temple_pyramid_1", stones: int = 5, crews: str = "5/4/3+2", **given: object) -> Egizia:
    """Blue's ship is in turn at that place."""
    table = {name: given.pop(name) for name in ("built", "rulings", "taken", "graves") if name in given}
    g = position(ships=[(place, BLUE)], **table)  # type: ignore[arg-type]
    equip(g, BLUE, crews=crews, stones=stones, **given)  # type: ignore[arg-type]
    resume(g, take_site_turn, BLUE, place)
    return g
