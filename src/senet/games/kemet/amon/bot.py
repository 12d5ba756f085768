"""How good a solo game looks: the objective above all, and never without units."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.amon.components import AMON_CITY, AMON_DISTRICTS
from senet.games.kemet.amon.table import HUMAN
from senet.games.kemet.amon.table_objective import progress
from senet.games.kemet.maps import CITY_DESERT
from senet.games.kemet.table import NOBODY, Kemet

THE_END: Final = 1000.0
FEW: Final = 5  # units on the board: fewer are in danger of being the last
WEIGHTS: Final[dict[str, float]] = {  # what each step towards a condition is worth beside its Fame
    "permanent_fame": 4.0,
    "total_fame": 3.0,
    "temples_controlled": 3.0,
    "sanctuary_controlled": 6.0,
    "amon_pyramids_controlled": 9.0,
    "own_level4_pyramids_controlled": 14.0,
    "power_tiles": 6.0,
    "level4_power_tiles": 14.0,
}
BUILD_SPACE: Final = "f2_build"
PLACES: Final = ("temples_controlled", "sanctuary_controlled", "amon_pyramids_controlled")


def solo_hope(view: Kemet) -> float:
    """Progress towards the objective; places count more the nearer the moment of the check is."""
    amon = view.amon
    assert amon is not None
    if view.winner != NOBODY:
        return THE_END if view.winner == HUMAN else -THE_END
    rows = progress(view)
    elsewhere = all([have >= need for name, (have, need) in rows.items() if name not in PLACES])
    urgent = elsewhere if amon.objective != "ob04" else amon.rounds == 1
    hope = 0.0
    for name, (have, need) in rows.items():
        weight = WEIGHTS[name] * (3.0 if urgent and name in PLACES else 1.0)
        hope += weight * min(have, need)
    if amon.objective == "ob03":
        hope += builders_hope(view)
    hope += sum([solo_prize(view, area) / 2 for area in view.players[HUMAN].troops])
    units = sum(view.players[HUMAN].troops.values())
    return hope - 4.0 * max(0, FEW - units)


def builders_hope(view: Kemet) -> float:
    """Prayer points and levels that can become tall pyramids; Fame has no value here."""
    player, decision = view.players[HUMAN], view.flow.decision
    hope = 0.8 * player.prayer + 3.0 * sum([level for _, level in player.pyramids.values()])
    hope -= 8.0 * (player.battle_fame + player.divine_fame)
    asked = decision is not None and decision.question.name.startswith("build")
    if (asked or BUILD_SPACE in view.pending) and player.prayer > 2:
        hope += 2.0 * player.prayer
    return hope


def solo_prize(view: Kemet, area: str) -> float:
    """What an area is worth for the objective, apart from its Fame: Amon's pyramids and the desert in front of them."""
    amon = view.amon
    if amon is None or amon.objective != "ob02":
        return 0.0
    return 12.0 if area in AMON_DISTRICTS else 4.0 if area == CITY_DESERT[AMON_CITY] else 0.0
