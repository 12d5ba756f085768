"""Teams: a moving group with units and companions of several members, and what it leaves behind."""

from __future__ import annotations

from itertools import combinations

from senet.games.kemet.table import TEAM, Kemet, Move, Player, within_limits
from senet.kernel.game import Choice, Seat, number


def is_friendly(g: Kemet, seat: Seat, city: str) -> bool:
    """The player's or a teammate's city: its walls and port are open. (KEMET-120, KEMET-256)"""
    if g.mode != TEAM:
        return g.players[seat].city == city
    return any(g.players[ally].city == city for ally in g.allies(seat))


def part_of(move: Move, member: Seat) -> int:
    """How many units of `member` are in the group."""
    return move.units if member == move.seat else move.allies.get(member, 0)


def owners_of(move: Move) -> list[Seat]:
    """Whose units are in the group."""
    return [move.seat, *move.allies]


def told_group(move: Move) -> tuple[tuple[Seat, int], ...]:
    """Whose units are in the group, and how many."""
    return ((move.seat, move.units), *move.allies.items())


def told_company(move: Move) -> tuple[tuple[Seat, str], ...]:
    """The companions of the group, each with its owner."""
    return (*[(move.seat, each) for each in move.companions], *move.escorts)


def dropped_by(move: Move, ally: Seat) -> int:
    """The units of a teammate that were dropped where the group is. (KEMET-105)"""
    return sum([units for area, seat, units in move.allies_dropped if area == move.area and seat == ally])


def staying_company(g: Kemet, move: Move) -> list[str]:
    """The companions of the team that would stay if the group left."""
    rest: list[str] = []
    for ally in g.allies(move.seat):
        for each in g.players[ally].companions_in(move.area):
            going = each in move.companions if ally == move.seat else (ally, each) in move.escorts
            if not going:
                rest.append(each)
    return rest


# -- limits (KEMET-107, KEMET-247, KEMET-248) ------------------------------------------------------------


def forbids_parting(g: Kemet, move: Move) -> str:
    """What stays behind must keep the limits, and no companion may stay alone. (KEMET-100, KEMET-107)"""
    rest = staying_company(g, move)
    if g.units_in(move.seat, move.area) == move.size:
        return "KEMET-100" if rest else ""
    return "" if staying_fits(g, move) and within_limits(rest) else "KEMET-107"


def staying_fits(g: Kemet, move: Move) -> bool:
    """Are the units that stay behind within their limit?"""
    area = move.area
    members = g.members_in(move.seat, area)
    owners = [each for each in members if g.players[each].troops[area] > part_of(move, each)]
    return not owners or g.units_in(move.seat, area) - move.size <= g.limit_of(owners)


def rests_together(g: Kemet, move: Move) -> bool:
    """Do the limits hold where the group is? (KEMET-247, KEMET-248)"""
    area = move.area
    if g.units_in(move.seat, area) > g.limit_of(g.members_in(move.seat, area)):
        return False
    return within_limits(g.company(move.seat, area))


def joins_well(g: Kemet, move: Move, area: str) -> bool:
    """Would the limits hold if the group joined the troop in `area`? (KEMET-247, KEMET-248)"""
    members = g.members_in(move.seat, area)
    owners = [*owners_of(move), *(each for each in members if part_of(move, each) == 0)]
    if g.units_in(move.seat, area) + move.size > g.limit_of(owners):
        return False
    return within_limits([*g.company(move.seat, area), *move.company()])


# -- every group that could be made of what stands here --------------------------------------------------


def groups(g: Kemet, move: Move) -> list[Move]:
    """The groups worth trying: each number of own units and teammates' units, with each set of companions."""
    area = move.area
    own = g.players[move.seat].troops[area] - move.dropped.get(area, 0)
    free: dict[Seat, int] = {}
    for ally in g.members_in(move.seat, area):
        units = g.players[ally].troops[area] - dropped_by(move, ally)
        if ally != move.seat and units > 0:
            free[ally] = units
    found: list[Move] = []
    for units in range(own, 0, -1):
        tried: list[dict[Seat, int]] = []
        for lent in range(sum(free.values()) + 1):
            for order in (list(free), list(reversed(free))):
                allies = take(free, order, lent)
                if allies not in tried:
                    tried.append(allies)
                    trial = move.clone()
                    trial.units, trial.allies = units, allies
                    if staying_fits(g, trial):
                        found += with_companions(g, trial)
    return found


def take(free: dict[Seat, int], order: list[Seat], units: int) -> dict[Seat, int]:
    """So many of the teammates' units, taken in this order."""
    taken: dict[Seat, int] = {}
    for ally in order:
        count = min(units, free[ally])
        if count:
            taken[ally] = count
            units -= count
    return {ally: taken[ally] for ally in sorted(taken)}


def with_companions(g: Kemet, move: Move) -> list[Move]:
    """The same units with every set of companions that may still move."""
    free: list[tuple[Seat, str]] = []
    for ally in g.allies(move.seat):
        for each in g.players[ally].companions_in(move.area):
            left = each in move.left if ally == move.seat else (ally, each) in move.escorts_left
            if not left:
                free.append((ally, each))
    found = []
    for size in range(len(free) + 1):
        for chosen in combinations(free, size):
            trial = move.clone()
            trial.companions = [each for ally, each in chosen if ally == move.seat]
            trial.escorts = [(ally, each) for ally, each in chosen if ally != move.seat]
            found.append(trial)
    return found


# -- teammates' pieces on the way (KEMET-254) ------------------------------------------------------------


def ally_piece(noun: str) -> tuple[str, Seat]:
    """What a choice names of a teammate: ``2.3`` are two units of seat 3, ``phoenix.3`` its Phoenix."""
    piece, _, owner = noun.partition(".")
    return piece, number(owner)


def ally_splits(g: Kemet, move: Move) -> list[Choice]:
    """Every way to leave or take up teammates' pieces that might be legal. (KEMET-254)"""
    found: list[Choice] = []
    for ally in g.allies(move.seat):
        if ally == move.seat:
            continue
        player = g.players[ally]
        here, part = player.troops.get(move.area, 0), move.allies.get(ally, 0)
        found += [("leave", f"{n}.{ally}") for n in range(1, part + 1)]
        found += [("join", f"{n}.{ally}") for n in range(1, here - part - dropped_by(move, ally) + 1)]
        for each in player.companions_in(move.area):
            found.append(("leave" if (ally, each) in move.escorts else "join", f"{each}.{ally}"))
    return found


def forbids_ally_piece(g: Kemet, move: Move, choice: Choice) -> str:
    """The rule against leaving or taking up a teammate's piece. (KEMET-105, KEMET-106, KEMET-254)"""
    verb, noun = choice
    piece, ally = ally_piece(noun)
    if ally == move.seat or ally not in g.allies(move.seat):
        return "KEMET-254"
    player, area = g.players[ally], move.area
    units = number(piece)
    if units >= 0:
        part = move.allies.get(ally, 0)
        if str(units) != piece or units < 1:
            return "KEMET-106"
        if verb == "leave":
            return "" if units <= part else "KEMET-105"
        standing = player.troops.get(area, 0) - part
        free = standing - dropped_by(move, ally)
        return "" if units <= free else "KEMET-105" if units <= standing else "KEMET-106"
    if player.companions.get(piece, "") != area:
        return "KEMET-106"
    if verb == "leave":
        if (ally, piece) not in move.escorts:
            return "KEMET-106"
        return "" if g.units_in(move.seat, area) > move.size else "KEMET-100"
    if (ally, piece) in move.escorts:
        return "KEMET-106"
    return "KEMET-105" if (ally, piece) in move.escorts_left else ""


def split_allies(move: Move, choice: Choice) -> None:
    """A teammate's pieces are left for this action, or taken up. (KEMET-105, KEMET-254)"""
    verb, noun = choice
    piece, ally = ally_piece(noun)
    units = number(piece)
    if units < 0:
        if verb == "leave":
            move.escorts.remove((ally, piece))
            move.escorts_left.append((ally, piece))
        else:
            move.escorts.append((ally, piece))
        return
    if verb == "leave":
        move.allies_dropped.append((move.area, ally, units))
        units = -units
    part = move.allies.get(ally, 0) + units
    if part:
        move.allies[ally] = part
    else:
        del move.allies[ally]


def shift(player: Player, here: str, area: str, units: int) -> None:
    """Units of one player go from one area to another."""
    left = player.troops[here] - units
    if left:
        player.troops[here] = left
    else:
        del player.troops[here]
    player.troops[area] = player.troops.get(area, 0) + units
