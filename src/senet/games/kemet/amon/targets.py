"""Where Amon's troops want to go: distances, and the conditions of his cards one after the other."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.amon.components import AMON_CITY, AMON_DISTRICTS, SOLO_MAP
from senet.games.kemet.amon.table import AMON, HUMAN
from senet.games.kemet.components import FACTS
from senet.games.kemet.maps import BOARDS, CITY_DESERT, DELTA, DELTA_TEMPLE, INCOME, PORT, SANCTUARY, TRADE
from senet.games.kemet.table import Kemet

FAR: Final = 99
BOARD: Final = BOARDS[SOLO_MAP]
X: Final[dict[str, int]] = {row["id"]: row["x"] for row in FACTS["areas"]}  # west is small (KEMET-027)
LANDINGS: Final = (DELTA_TEMPLE, SANCTUARY)  # where Amon's teleportation ends
NEAREST: Final = "nearest"  # what decides when no condition is left
FIRST: Final = "first"
SIGHTS: Final[dict[str, tuple[str, int]]] = {  # condition -> what it looks at, and whether large or small
    "highest_pyramid": ("pyramid", 1),
    "lowest_pyramid": ("pyramid", -1),
    "occupied_pyramid": ("pyramid_held", 0),
    "western_pyramid": ("pyramid_x", -1),
    "eastern_pyramid": ("pyramid_x", 1),
    "highest_open_pyramid": ("pyramid_open", 1),
    "lowest_open_pyramid": ("pyramid_open", -1),
    "smallest_troop": ("troop", -1),
    "largest_troop": ("troop", 1),
    "nearest_troop": ("troop_distance", -1),
    "western_troop": ("troop_x", -1),
    "richest_temple": ("temple", 1),
    "richest_free_temple": ("temple_free", 1),
    "richest_own_temple": ("temple_held", 1),
    "western_temple": ("temple_x", -1),
    "sanctuary_held": ("sanctuary", 0),
    "delta_temple_held": ("delta_temple", 0),
}


# -- distances (KEMET-284 to KEMET-286, KEMET-362) -----------------------------------------------------


def land_steps(area: str) -> tuple[str, ...]:
    """Adjacent areas, and from the Delta desert also the ports that Amon may enter. (KEMET-284, KEMET-286)"""
    near = BOARD.adjacent[area]
    if area not in DELTA or area not in PORT:
        return near
    home = CITY_DESERT[AMON_CITY]
    ports = [p for p in BOARD.ports if p != area and (PORT[p] == TRADE or p == home)]
    return (*near, *(port for port in ports if port not in near))


def measure(target: str) -> dict[str, int]:
    """Land moves from every area to `target`, whoever stands on the way; a teleportation counts 0.
    (KEMET-285, KEMET-362)"""
    far = dict.fromkeys(BOARD.areas, FAR)
    far[target] = 0
    changed = True
    while changed:
        changed = False
        for area in BOARD.areas:
            best = min([far[each] + 1 for each in land_steps(area)])
            if target in DELTA and area in AMON_DISTRICTS:
                best = min(best, *[far[each] for each in LANDINGS])
            if best < far[area]:
                far[area] = best
                changed = True
    return far


DISTANCES: Final[dict[str, dict[str, int]]] = {target: measure(target) for target in BOARD.areas}


def jumps(g: Kemet, area: str, target: str) -> bool:
    """Does a troop that stands in `area` teleport? From any pyramid, if its target is in the Delta.
    (KEMET-285)"""
    return target in DELTA and g.pyramid_in(area)[1] > 0


def distance(g: Kemet, area: str, target: str) -> int:
    """Land moves from the area where a troop stands. (KEMET-362)"""
    far = DISTANCES[target]
    return min([far[each] for each in LANDINGS]) if jumps(g, area, target) else far[area]


# -- targets (KEMET-282, KEMET-283) --------------------------------------------------------------------


def sight(g: Kemet, look: str, area: str, origin: str) -> int | None:
    """What a condition sees in `area`, or None if the area is nothing that it is about. (KEMET-362)"""
    what, _, more = look.partition("_")
    human = g.players[HUMAN]
    if what == "pyramid":
        level = human.pyramids[area][1] if area in human.pyramids else 0
        if (
            not level
            or (more == "held" and area not in human.troops)
            or (more == "open" and area in human.troops)
        ):
            return None
        return X[area] if more == "x" else 0 if more == "held" else level
    if what == "troop":
        if area not in human.troops:
            return None
        return (
            X[area]
            if more == "x"
            else distance(g, origin, area)
            if more == "distance"
            else human.troops[area]
        )
    if what == "temple":
        return temple_sight(g, more, area)
    wanted = SANCTUARY if what == "sanctuary" else DELTA_TEMPLE
    return 0 if area == wanted and area in human.troops else None


def temple_sight(g: Kemet, more: str, area: str) -> int | None:
    """A temple's income or place; "outside the Delta" where the condition says so. (KEMET-362)"""
    if area not in INCOME or (more and area in DELTA):
        return None
    if more == "free" and area in g.players[AMON].troops:
        return None
    if more == "held" and area not in g.players[HUMAN].troops:
        return None
    return X[area] if more == "x" else INCOME[area]


def fitting(g: Kemet, condition: str, areas: list[str], origin: str) -> list[str]:
    """The areas that meet a condition best, including ties. (KEMET-282)"""
    look, wish = SIGHTS[condition]
    seen: dict[str, int] = {}
    for area in areas:
        value = sight(g, look, area, origin)
        if value is not None:
            seen[area] = value * wish
    return [area for area in seen if seen[area] == max(seen.values())]


def find_target(g: Kemet, origin: str, conditions: tuple[str, ...]) -> tuple[str, str]:
    """The target and the condition that singled it out; ("", "") if there is none. (KEMET-282, KEMET-283)"""
    found: list[str] = []
    for condition in conditions:
        fit = fitting(g, condition, found or list(BOARD.areas), origin)
        if len(fit) == 1:
            return fit[0], condition
        if fit:
            found = fit
    if not found:
        return "", ""
    near = min([distance(g, origin, area) for area in found])
    closest = [area for area in found if distance(g, origin, area) == near]
    return closest[0], NEAREST if len(closest) == 1 else FIRST
