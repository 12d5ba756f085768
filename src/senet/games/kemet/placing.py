"""Adding units: the Recruit action, and everything else that brings units from the supply to the board."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.battle import fight
from senet.games.kemet.companions import has_servant, join_companions, spare_servants, tie_companion
from senet.games.kemet.components import DECLINE_ACTIONS, RECRUIT, SANDWORM, TILES
from senet.games.kemet.effects import add_units, pay, price, settle_control
from senet.games.kemet.gods.rise import deploy, forbids_deployment
from senet.games.kemet.maps import CITY_OF
from senet.games.kemet.table import CAMP, CITY, HOST, NOBODY, SAFE_CITY, TROOPS, Kemet, Placing, no_area
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat, number

WORM_UNITS: Final = 2  # that come up with the Giant Sandworm for nothing
MANY: Final = 99
LIMIT_RULES: Final[dict[str, str]] = {  # what adds the units -> the rule that says how many
    "tactical_support": "KEMET-182",
    "conscription": "KEMET-192",
    "mercenaries": "KEMET-002",
    "sapphire_reinforcement_prayer": "KEMET-236",
    "anubis": "KEMET-322",
}
CONSCRIPTION: Final = "conscription"  # night step 7: every unit costs a veteran token


def recruit(g: Kemet, seat: Seat, camp: bool = False) -> None:
    """Take units from the supply into own districts for 1 PP each. (KEMET-073, KEMET-078, KEMET-237)"""
    placing = recruitment(g, seat, camp)
    g.placing = placing
    if not openings(g, placing):
        g.tell("action_lost", seat, RECRUIT)
    g.then(place_more)


def recruitment(g: Kemet, seat: Seat, camp: bool) -> Placing:
    """A Recruit action that has not begun, with the free units of tiles. (KEMET-078, KEMET-237)"""
    tiles = g.players[seat].tiles
    free = sum(TILES[tile].free_units for tile in tiles)
    if "sapphire_reinforcements" in tiles:
        free = MANY
    where = CAMP if camp else TROOPS if "onyx_local_recruitment" in tiles else CITY
    return Placing(seat=seat, reason=RECRUIT, where=where, limit=MANY, free=free, priced=True)


def can_recruit(g: Kemet, seat: Seat, camp: bool) -> bool:
    """Could a Recruit action add a unit or the God now? (KEMET-050, KEMET-073, KEMET-318)"""
    return bool(openings(g, recruitment(g, seat, camp)))


def start_placing(
    g: Kemet, seat: Seat, reason: str, where: str, units: int, compulsory: bool = False
) -> None:
    """Begin to add up to so many units for nothing."""
    g.placing = Placing(seat=seat, reason=reason, where=where, limit=units, free=units, compulsory=compulsory)
    g.then(place_more)


def place_more(g: Kemet) -> None:
    """Units are added to one area after another, until the player has enough. (KEMET-073)"""
    placing = g.placing
    assert placing is not None
    offered = offer_area(g, placing.seat)
    if offered == [PASS] or (placing.compulsory and len(offered) == 1):  # nothing fits, or only one district
        g.then(area_chosen, placing.seat, offered[0])
    else:
        g.ask(placing.seat, PLACE_WHERE, area_chosen)


# -- how many, at what price ---------------------------------------------------------------------------


def placing_cost(g: Kemet, placing: Placing, more: int, worm: str) -> int:
    """The price of all units of the action and `more`, as one single effect. (KEMET-077, KEMET-331)"""
    added = sum(placing.added.values()) + more
    in_worm = placing.added.get(placing.worm, 0) if placing.worm else more if worm else 0
    return price(g, placing.seat, max(0, added - placing.free - min(WORM_UNITS, in_worm)))


def forbids_count(g: Kemet, placing: Placing, area: str, units: int, worm: bool) -> str:
    """The rule against adding `units` units in `area`, or ""."""
    player = g.players[placing.seat]
    if units > player.supply:
        return "KEMET-001"
    if sum(placing.added.values()) + units > placing.limit:
        return LIMIT_RULES.get(placing.reason, "KEMET-206")
    if units > g.room(placing.seat, area):
        return "KEMET-076" if area in player.troops or not g.units_in(placing.seat, area) else "KEMET-251"
    if placing.priced and placing_cost(g, placing, units, area if worm else "") > player.prayer:
        return "KEMET-004"
    return ""


# -- where ---------------------------------------------------------------------------------------------


def offer_area(g: Kemet, seat: Seat) -> list[Choice]:
    placing = g.placing
    assert placing is not None
    found = openings(g, placing)
    return found if forbids_no_more(placing, found, g.holds(DECLINE_ACTIONS)) else [PASS, *found]


def forbids_area(g: Kemet, seat: Seat, choice: Choice) -> str:
    placing = g.placing
    assert placing is not None
    if choice == PASS:
        return forbids_no_more(placing, openings(g, placing), g.holds(DECLINE_ACTIONS))
    return forbids_opening(g, placing, choice)


def area_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The area is chosen; next, the number of units. (KEMET-073)"""
    if choice == PASS:
        g.then(finish_placing)
    elif choice[0] == "deploy":
        g.then(deploy_among, choice[1])
    else:
        g.ask(seat, PLACE_UNITS, units_chosen, choice[1], choice[0] == "worm")


PLACE_WHERE: Final = Question("place_where", offer_area, forbids_area, always=True)


def openings(g: Kemet, placing: Placing) -> list[Choice]:
    """The areas that could receive a unit, or the God. (KEMET-073)"""
    seat = placing.seat
    candidates: list[Choice] = [("area", area) for area in g.districts(seat)]
    if placing.where in (TROOPS, CAMP, HOST):
        own = g.districts(seat)
        candidates += [
            ("area", area) for area in g.board.areas if area in g.players[seat].troops and area not in own
        ]
    if SANDWORM in g.players[seat].companions:
        candidates += [("worm", area) for area in g.board.areas if area not in CITY_OF]
    if g.players[seat].ascended:
        candidates += [("deploy", area) for area in g.districts(seat)]
    return [choice for choice in candidates if not forbids_opening(g, placing, choice)]


def forbids_no_more(placing: Placing, found: list[Choice], free: bool) -> str:
    """Mercenaries must all be placed if they fit; a Recruit action must add something if possible.
    (KEMET-051, KEMET-235)"""
    if not any(verb == "area" for verb, _ in found):
        return ""
    if placing.compulsory:
        return "KEMET-235"
    begun = placing.added or placing.god
    return "KEMET-051" if placing.reason == RECRUIT and not begun and not free else ""


def forbids_opening(g: Kemet, placing: Placing, choice: Choice) -> str:
    """The rule against adding a unit or the God in this area, or ""."""
    verb, area = choice
    if verb not in ("area", "worm", "deploy"):
        return NOT_AN_ANSWER
    if area not in g.board.areas:
        return no_area(area)
    if verb == "deploy":
        return forbids_god_among(g, placing, area)
    if area in placing.added and not placing.compulsory:
        return "KEMET-073"
    rule = forbids_worm(g, placing, area) if verb == "worm" else forbids_ground(g, placing, area)
    return rule or forbids_count(g, placing, area, 1, verb == "worm")


def forbids_god_among(g: Kemet, placing: Placing, district: str) -> str:
    """A Recruit action may deploy the God where no units are added. (KEMET-318, KEMET-354)"""
    if placing.reason != RECRUIT:
        return "KEMET-318"
    return "KEMET-354" if district in placing.added else forbids_deployment(g, placing.seat, district)


def forbids_ground(g: Kemet, placing: Placing, area: str) -> str:
    """The player's districts; some effects also allow other troops, some need safety or servants."""
    player = g.players[placing.seat]
    own = area in g.districts(placing.seat)
    if g.god_near(placing.seat, area):
        return "KEMET-354"
    if placing.where == CITY:
        return "" if own else "KEMET-080"
    if placing.where == SAFE_CITY:
        return "" if own and g.foe_in(placing.seat, area) == NOBODY else "KEMET-192"
    if placing.where == HOST:
        safe = own and g.foe_in(placing.seat, area) == NOBODY
        return "" if safe or area in player.troops else "KEMET-322"
    if not own and area not in player.troops:
        return "KEMET-182" if placing.reason == "tactical_support" else "KEMET-237"
    if placing.where == CAMP and not (
        has_servant(g, placing.seat, area) or (own and spare_servants(g, placing.seat))
    ):
        return "KEMET-207"
    return ""


def forbids_worm(g: Kemet, placing: Placing, area: str) -> str:
    """The Giant Sandworm comes up in one empty area outside the cities. (KEMET-363)"""
    player = g.players[placing.seat]
    waiting = player.companions.get(SANDWORM, "away") == ""
    if placing.reason != RECRUIT or placing.where == CAMP or not waiting or area in CITY_OF:
        return "KEMET-363"
    return "" if g.troop_in(area) == NOBODY else "KEMET-363"


def deploy_among(g: Kemet, district: str) -> None:
    """The God comes without cost, and units may still be added elsewhere. (KEMET-318)"""
    placing = g.placing
    assert placing is not None
    placing.god = district
    deploy(g, placing.seat, district)
    g.then(place_more)


# -- units ---------------------------------------------------------------------------------------------


def offer_units(g: Kemet, seat: Seat, area: str, worm: bool) -> list[Choice]:
    counts: list[Choice] = [("units", str(n)) for n in range(1, g.troop_limit(seat) + 1)]
    return [choice for choice in counts if not forbids_units(g, seat, choice, area, worm)]


def forbids_units(g: Kemet, seat: Seat, choice: Choice, area: str, worm: bool) -> str:
    placing = g.placing
    assert placing is not None
    if choice[0] != "units" or number(choice[1]) < 1:
        return NOT_AN_ANSWER
    return forbids_count(g, placing, area, int(choice[1]), worm)


def units_chosen(g: Kemet, seat: Seat, choice: Choice, area: str, worm: bool) -> None:
    """The units are added at once and paid for together at the end. (KEMET-077)"""
    placing = g.placing
    assert placing is not None
    units = int(choice[1])
    placing.added[area] = placing.added.get(area, 0) + units
    add_units(g, seat, area, units)
    if placing.reason == CONSCRIPTION:
        g.players[seat].veterans -= units
        g.tell("veterans_spent", seat, units, CONSCRIPTION)
    g.tell("units_added", seat, area, units, placing.reason)
    if worm:
        placing.worm = area
        tie_companion(g, seat, SANDWORM, area)
    g.then(join_companions, seat, area)
    g.then(place_more)


PLACE_UNITS: Final = Question("place_units", offer_units, forbids_units)


# -- the end -------------------------------------------------------------------------------------------


def finish_placing(g: Kemet) -> None:
    """Pay for everything at once; then fight the battles in the player's districts. (KEMET-074, KEMET-077)"""
    placing = g.placing
    assert placing is not None
    g.placing = None
    if placing.priced:
        pay(g, placing.seat, placing_cost(g, placing, 0, ""), placing.reason)
    entered = [*placing.added, placing.god] if placing.god else list(placing.added)
    fights = tuple(area for area in entered if g.foe_in(placing.seat, area) != NOBODY)
    if fights:
        g.then(ask_battle, placing.seat, *fights)
    g.then(settle_control)


def ask_battle(g: Kemet, seat: Seat, *areas: str) -> None:
    """The attacker chooses the order of several battles. (KEMET-075)"""
    g.ask(seat, WHICH_BATTLE, battle_chosen, *areas)


def offer_battle(g: Kemet, seat: Seat, *areas: str) -> list[Choice]:
    return [("area", area) for area in areas]


def forbids_battle(g: Kemet, seat: Seat, choice: Choice, *areas: str) -> str:
    if choice[0] != "area":
        return NOT_AN_ANSWER
    return "" if choice[1] in areas else "KEMET-075"


def battle_chosen(g: Kemet, seat: Seat, choice: Choice, *areas: str) -> None:
    """This battle is resolved completely before the next. (KEMET-075)"""
    area = choice[1]
    g.then(fight, area, seat, g.foe_in(seat, area))
    rest = tuple(each for each in areas if each != area)
    if rest:
        g.then(ask_battle, seat, *rest)


WHICH_BATTLE: Final = Question("which_battle", offer_battle, forbids_battle)
