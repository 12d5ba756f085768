"""Where a moving group may go: land moves, ports, walls, teleportation, tolls and limits."""

from __future__ import annotations

from itertools import combinations

from senet.games.kemet.amon.components import BLINDING_STORM, BURIED, BURIED_COST, VEIL_OF_SAND
from senet.games.kemet.components import (
    COMPANIONS,
    GODS,
    SANDWORM,
    SERVANT,
    TAKE_UP_DROPPED,
    TELEPORT_COST,
    TILES,
)
from senet.games.kemet.convoy import (
    forbids_parting,
    groups,
    is_friendly,
    joins_well,
    owners_of,
    rests_together,
    shift,
)
from senet.games.kemet.effects import companion_land_moves, price
from senet.games.kemet.maps import CITY_OF, DELTA, MILITARY, OBELISKS, PORT, WALLS
from senet.games.kemet.table import NOBODY, TEAM, Kemet, Move, Player, no_area, within_limits
from senet.kernel.game import Seat

TOLL_KEEPER = "khnums_sphinx"


def moving(g: Kemet) -> Move:
    move = g.move
    assert move is not None
    return move


def land_moves(g: Kemet, seat: Seat, area: str) -> int:
    """1, or the number of a God, plus the bonuses of tiles and companions. (KEMET-104, KEMET-215, KEMET-311)"""
    player = g.players[seat]
    base = GODS[player.faction].land if player.god == area else 1
    return base + sum(TILES[tile].land for tile in player.tiles) + companion_land_moves(g, seat, area)


def has_servant_in(g: Kemet, seat: Seat, area: str) -> bool:
    return any(COMPANIONS[each].kind == SERVANT for each in g.company(seat, area))


# -- one step ------------------------------------------------------------------------------------------


def toll_areas(g: Kemet, seat: Seat) -> list[str]:
    """The areas where an opponent's Khnum's Sphinx takes a toll. (KEMET-223)"""
    team = g.players[seat].team
    areas = [p.companions.get(TOLL_KEEPER, "") for p in g.players if p.team != team]
    return [area for area in areas if area]


def steps_from(g: Kemet, player: Player, move: Move) -> tuple[str, ...]:
    """The areas one land move away, by land or by port. (KEMET-111, KEMET-112, KEMET-256)"""
    board = g.board
    if g.in_force(VEIL_OF_SAND):
        return board.adjacent[move.area]
    if "harbour_servant" in move.company():
        return board.harbour_steps[player.city][move.area]
    steps = board.steps[player.city][move.area]
    if g.mode == TEAM:
        for ally in g.allies(move.seat):
            more = board.steps[g.players[ally].city][move.area]
            steps = (*steps, *(area for area in more if area not in steps))
    return steps


def forbids_land(g: Kemet, player: Player, move: Move, area: str) -> str:
    """The rule against a land move of the group to `area`, apart from limits."""
    if area not in g.board.areas:
        return no_area(area)
    if move.steps < 1:
        return "KEMET-104"
    if area not in steps_from(g, player, move):
        if move.area in PORT and area in PORT and g.in_force(VEIL_OF_SAND):
            return "KEMET-306"
        sailing = move.area in PORT and PORT.get(area, "") == MILITARY and area != move.area
        return "KEMET-113" if sailing else "KEMET-111"
    return forbids_entry(g, player, move, area, toll_areas(g, move.seat)) or forbids_leaving(g, player, move)


def forbids_entry(g: Kemet, player: Player, move: Move, area: str, tolls: list[str]) -> str:
    """Walls and tolls on the way into an area that is one land move away. (KEMET-118, KEMET-119)"""
    city = CITY_OF.get(area, "")
    if city:
        if city != player.city and not is_friendly(g, move.seat, city):
            if move.entered:
                return "KEMET-119"
            if move.origin not in WALLS[city] and not scales_walls(player, move):
                return "KEMET-118"
        if SANDWORM in move.company():
            return "KEMET-363"
    if tolls and area in tolls and price(g, move.seat, 1) > player.prayer:
        return "KEMET-223"
    return ""


def scales_walls(player: Player, move: Move) -> bool:
    """Can the group enter a district without having started at its wall? (KEMET-216, KEMET-352)"""
    return move.scales_walls or "phoenix" in move.company() or "sapphire_street_fighting" in player.tiles


def forbids_leaving(g: Kemet, player: Player, move: Move) -> str:
    """What stays behind must keep the limits, and no companion stays alone. (KEMET-100, KEMET-107)"""
    if move.god:
        return ""
    if g.mode == TEAM:
        if g.gods and g.units_in(move.seat, move.area) > move.size and mingles(g, player, move, move.area):
            return "KEMET-354"
        return forbids_parting(g, move)
    staying = player.troops[move.area] - move.units
    if not staying:
        alone = len(move.companions) < len(player.companions_in(move.area))
        return "KEMET-100" if alone else ""
    if g.gods and mingles(g, player, move, move.area):
        return "KEMET-354"
    if staying > g.troop_limit(move.seat):
        return "KEMET-107"
    if not player.companions:
        return ""
    others = [each for each in player.companions_in(move.area) if each not in move.companions]
    return "" if within_limits(others) else "KEMET-107"


def teleport_origin(g: Kemet, player: Player, move: Move) -> bool:
    """From a pyramid; with some tiles from an obelisk; with Transfer from any area. (KEMET-114, KEMET-116, KEMET-217)"""
    area = move.area
    if flies(player, move) or move.transfer or (area in CITY_OF and g.pyramid_in(area)[1] > 0):
        return True
    opened = "ruby_portal_of_thoth" in player.tiles or "griffin_sphinx" in move.company()
    return opened and area in OBELISKS


def flies(player: Player, move: Move) -> bool:
    """Horus teleports without cost from anywhere to almost anywhere. (KEMET-322, KEMET-351)"""
    return move.god and player.faction == "horus"


def landing_places(g: Kemet, player: Player, move: Move) -> tuple[str, ...]:
    """Where a teleportation can end: at an obelisk; for Horus, anywhere except in an opposing city. (KEMET-322)"""
    if not flies(player, move):
        return g.board.obelisks
    return tuple(area for area in g.board.areas if not is_hostile_ground(g, player, area))


def is_hostile_ground(g: Kemet, player: Player, area: str) -> bool:
    owner = g.owner_of(area) if area in CITY_OF else NOBODY
    return owner != NOBODY and g.players[owner].team != player.team


def teleport_price(g: Kemet, player: Player, move: Move, area: str, toll: bool) -> int:
    """2 PP less reductions, or a fixed 0; then the toll; then Priest of Ra. (KEMET-117, KEMET-351)"""
    storm = int(g.in_force(BLINDING_STORM))
    if g.in_force(BURIED):
        return BURIED_COST + storm + price(g, move.seat, int(toll))
    cost = 0
    company = move.company()
    if not (move.transfer or "griffin_sphinx" in company or flies(player, move)):
        cost = TELEPORT_COST + storm
        if "ruby_portal_of_thoth" in player.tiles:
            cost -= 1
        if "patamos" in company and (area in DELTA or move.area in DELTA):
            cost -= 1
    return price(g, move.seat, cost + toll)


def forbids_teleport(g: Kemet, player: Player, move: Move, area: str) -> str:
    """The rule against teleporting the group to `area`, apart from limits."""
    if area not in g.board.areas:
        return no_area(area)
    if not move.may_teleport:
        return "KEMET-207"
    if move.teleported:
        return "KEMET-115"
    if flies(player, move) and is_hostile_ground(g, player, area):
        return "KEMET-322"
    if area == move.area or not teleport_origin(g, player, move):
        return "KEMET-114"
    if area not in landing_places(g, player, move):
        return "KEMET-114"
    toll = area in toll_areas(g, move.seat)
    if teleport_price(g, player, move, area, toll) > player.prayer:
        return "KEMET-117" if toll else "KEMET-004"
    return forbids_leaving(g, player, move)


# -- can the action still end well? (KEMET-107) --------------------------------------------------------


def rests_well(g: Kemet, player: Player, move: Move) -> bool:
    """Are the limits met where the group is, without a God and units of the team together? (KEMET-354)"""
    if g.gods and mingles(g, player, move, move.area):
        return False
    if move.god:
        return True
    if g.mode == TEAM:
        return rests_together(g, move)
    if player.troops[move.area] > g.troop_limit(move.seat):
        return False
    return not player.companions or within_limits(player.companions_in(move.area))


def mingles(g: Kemet, player: Player, move: Move, area: str) -> bool:
    """Would a God and other pieces of the same team share `area`? (KEMET-354)"""
    if (area in player.troops) if move.god else area == player.god:
        return True
    for seat, mate in enumerate(g.players):
        if seat == move.seat or mate.team != player.team:
            continue
        if area == mate.god or (move.god and area in mate.troops):
            return True
    return False


def crowded(g: Kemet, player: Player, move: Move, area: str) -> str:
    """The rule that keeps the action from ending with the group in `area`. (KEMET-107, KEMET-354)"""
    return "KEMET-354" if g.gods and mingles(g, player, move, area) else "KEMET-107"


def group_fits(g: Kemet, move: Move) -> bool:
    """Does the group alone keep the limits? (KEMET-109)"""
    return move.size <= g.limit_of(owners_of(move)) and within_limits(move.company())


def carry(g: Kemet, player: Player, move: Move, area: str) -> None:
    """The group moves to `area`, and nothing else happens yet."""
    here = move.area
    if TAKE_UP_DROPPED in g.rulings:
        release(move)
    move.area = area
    move.began = True
    if move.god:
        player.god = area
        return
    shift(player, here, area, move.units)
    for companion in move.companions:
        player.companions[companion] = area
    for ally, units in move.allies.items():
        shift(g.players[ally], here, area, units)
    for ally, companion in move.escorts:
        g.players[ally].companions[companion] = area


def release(move: Move) -> None:
    """Pieces left here may be taken up again when the group returns. (KEMET-370)"""
    if move.area in move.dropped:
        move.dropped[move.area] = 0
    move.left.clear()
    move.escorts_left.clear()
    move.allies_dropped = [(area, ally, 0) for area, ally, _ in move.allies_dropped]


def land(g: Kemet, player: Player, move: Move, area: str) -> None:
    """One land move is spent. (KEMET-111, KEMET-119)"""
    move.steps -= 1
    if area in CITY_OF and CITY_OF[area] != player.city and not is_friendly(g, move.seat, CITY_OF[area]):
        move.entered += 1
    carry(g, player, move, area)


def ends_after(g: Kemet, player: Player, move: Move, area: str, teleporting: bool) -> str:
    """The rule that keeps the action from ending well once the group is in `area`, or "". (KEMET-107)"""
    if fits_in(g, player, move, area):
        return ""
    if g.foe_in(move.seat, area) != NOBODY:
        return "" if group_fits(g, move) else "KEMET-109"
    if is_last_step(move, teleporting) or not can_end_after(g, player, move, area, teleporting):
        return crowded(g, player, move, area)
    return ""


def fits_in(g: Kemet, player: Player, move: Move, area: str) -> bool:
    """Would the limits hold if the group stayed in `area`? (KEMET-107, KEMET-247, KEMET-354)"""
    if g.gods and mingles(g, player, move, area):
        return False
    if move.god:
        return True
    if g.mode == TEAM:
        return joins_well(g, move, area)
    if player.troops.get(area, 0) + move.units > g.troop_limit(move.seat):
        return False
    there = [each for each, at in player.companions.items() if at == area or each in move.companions]
    return len(there) < 2 or within_limits(there)


def is_last_step(move: Move, teleporting: bool) -> bool:
    """Is this the last step that the group can take?"""
    if teleporting:
        return move.steps < 1
    return move.steps < 2 and (move.teleported or not move.may_teleport)


def can_end_after(g: Kemet, player: Player, move: Move, area: str, teleporting: bool) -> bool:
    """Is there a way to end the action within the limits after this step? Tried on copies."""
    toll = area in toll_areas(g, move.seat)
    trial = move.clone()
    table = g.clone() if g.mode == TEAM else g
    own = table.players[move.seat] if g.mode == TEAM else player.clone()
    if teleporting:
        own.prayer -= teleport_price(g, player, move, area, toll)
        trial.teleported = True
        carry(table, own, trial, area)
    else:
        own.prayer -= price(g, move.seat, int(toll))
        land(table, own, trial, area)
    return can_end(table, own, trial)


def can_end(g: Kemet, player: Player, move: Move) -> bool:
    """Is there a way to end the action within the limits from here?"""
    return rests_well(g, player, move) or may_go(g, player, move)


def may_go(g: Kemet, player: Player, move: Move) -> bool:
    """Can the group, or another made of the pieces here, take a step and end well? (KEMET-107)"""
    if move.steps < 1 and (move.teleported or not move.may_teleport):
        return False
    if goes_on(g, player, move):
        return True
    if move.god:
        return False
    if g.mode == TEAM:
        trials = groups(g, move)
        return any(ends_next(g, player, trial) for trial in trials) or any(
            goes_on(g, player, trial) for trial in trials
        )
    total, fixed = player.troops[move.area], move.dropped.get(move.area, 0)
    free = [each for each in player.companions_in(move.area) if each not in move.left]
    limit, most = g.troop_limit(move.seat), total - fixed
    least = max(1, total - limit)
    for units in (*range(min(limit, most), least - 1, -1), *range(max(limit + 1, least), most + 1)):
        for size in range(len(free) + 1):
            for chosen in combinations(free, size):
                trial = move.clone()
                trial.units, trial.companions = units, list(chosen)
                if goes_on(g, player, trial):
                    return True
    return False


def ends_next(g: Kemet, player: Player, move: Move) -> bool:
    """Can this group end well with its next step? Tried first, because it nearly always can."""
    if forbids_leaving(g, player, move):
        return False
    tolls = toll_areas(g, move.seat)
    goals: list[str] = []
    if move.steps > 0:
        goals += [a for a in steps_from(g, player, move) if not forbids_entry(g, player, move, a, tolls)]
    if move.may_teleport and not move.teleported and teleport_origin(g, player, move):
        jumps = [a for a in landing_places(g, player, move) if a != move.area]
        goals += [a for a in jumps if teleport_price(g, player, move, a, a in tolls) <= player.prayer]
    return any(
        group_fits(g, move) if g.foe_in(move.seat, area) != NOBODY else fits_in(g, player, move, area)
        for area in goals
    )


def goes_on(g: Kemet, player: Player, move: Move) -> bool:
    """Can this group go anywhere and end well?"""
    if forbids_leaving(g, player, move):
        return False
    if move.steps > 0:
        tolls = toll_areas(g, move.seat)
        for area in steps_from(g, player, move):
            if not forbids_entry(g, player, move, area, tolls) and not ends_after(
                g, player, move, area, False
            ):
                return True
    if move.teleported or not move.may_teleport or not teleport_origin(g, player, move):
        return False
    tolls = toll_areas(g, move.seat)
    return any(may_jump(g, player, move, area, tolls) for area in landing_places(g, player, move))


def may_jump(g: Kemet, player: Player, move: Move, area: str, tolls: list[str]) -> bool:
    """Can the group pay to teleport there and end well?"""
    if area == move.area or teleport_price(g, player, move, area, area in tolls) > player.prayer:
        return False
    return not ends_after(g, player, move, area, True)


def land_goals(g: Kemet, player: Player, move: Move) -> list[str]:
    """Where a land move may take the group."""
    if move.steps < 1 or forbids_leaving(g, player, move):
        return []
    tolls = toll_areas(g, move.seat)
    return [
        area
        for area in steps_from(g, player, move)
        if not forbids_entry(g, player, move, area, tolls) and not ends_after(g, player, move, area, False)
    ]


def teleport_goals(g: Kemet, player: Player, move: Move) -> list[str]:
    """Where the teleportation may take the group."""
    if move.teleported or not move.may_teleport or not teleport_origin(g, player, move):
        return []
    if forbids_leaving(g, player, move):
        return []
    tolls = toll_areas(g, move.seat)
    return [area for area in landing_places(g, player, move) if may_jump(g, player, move, area, tolls)]
