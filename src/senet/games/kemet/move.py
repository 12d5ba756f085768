"""Move: one troop or a part of it, step by step."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.battle import fight
from senet.games.kemet.components import COMPANIONS, DECLINE_ACTIONS, INTERVENTIONS, MOVE_DI
from senet.games.kemet.convoy import (
    ally_splits,
    forbids_ally_piece,
    owners_of,
    split_allies,
    told_company,
    told_group,
)
from senet.games.kemet.effects import (
    architect,
    card_price,
    discard_intervention,
    gain_prayer,
    lose_token,
    pay,
    price,
    settle_control,
    tell_architect,
)
from senet.games.kemet.losses import lose_from_troop
from senet.games.kemet.maps import DELTA_TEMPLE, INCOME, KIND, TEMPLE
from senet.games.kemet.table import NOBODY, TEAM, Kemet, Move, Player, named, no_area
from senet.games.kemet.travel import (
    can_end,
    carry,
    crowded,
    ends_after,
    forbids_land,
    forbids_teleport,
    has_servant_in,
    land,
    land_goals,
    land_moves,
    may_go,
    moving,
    rests_well,
    teleport_goals,
    teleport_origin,
    teleport_price,
    toll_areas,
)
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat, number

STOP: Final[Choice] = ("stop", "")
DELTA_PRAYER: Final = 5
HEQAIB: Final = "heqaib"


def move_action(g: Kemet, seat: Seat, teleports: bool, scales: bool, servant: bool) -> None:
    """Move one troop, or a part of it, if there is one that can go. (KEMET-050, KEMET-103)"""
    if can_move(g, seat, teleports, scales, servant):
        g.ask(seat, MOVE_TROOP, troop_chosen, teleports, scales, servant)
    else:
        g.tell("action_lost", seat, "move")


def can_move(g: Kemet, seat: Seat, teleports: bool, scales: bool, servant: bool) -> bool:
    """Is there a troop that can go? Whoever holds DI cards might have one that helps. (KEMET-050, KEMET-365)"""
    player = g.players[seat]
    own = [area for area in troops_of(player) if not servant or has_servant_in(g, seat, area)]
    if g.holds(DECLINE_ACTIONS) or player.hand:
        return bool(own)
    return any(may_go(g, player, new_move(g, seat, area, teleports, scales)) for area in own)


def offer_troop(g: Kemet, seat: Seat, teleports: bool, scales: bool, servant: bool) -> list[Choice]:
    choices: list[Choice] = [PASS, *(("area", area) for area in troops_of(g.players[seat]))]
    return [c for c in choices if not forbids_troop(g, seat, c, teleports, scales, servant)]


def forbids_troop(g: Kemet, seat: Seat, choice: Choice, teleports: bool, scales: bool, servant: bool) -> str:
    """One of the player's troops that can take a step; declining needs a ruling that allows it. (KEMET-051, KEMET-103)"""
    player = g.players[seat]
    free = g.holds(DECLINE_ACTIONS)
    if choice == PASS:
        own = [area for area in troops_of(player) if not servant or has_servant_in(g, seat, area)]
        must = not free and any(may_go(g, player, new_move(g, seat, each, teleports, scales)) for each in own)
        return "KEMET-051" if must else ""
    verb, area = choice
    if verb != "area":
        return NOT_AN_ANSWER
    if area not in g.board.areas:
        return no_area(area)
    if not player.stands_in(area):
        return "KEMET-254" if g.units_in(seat, area) else "KEMET-103"
    if servant and not has_servant_in(g, seat, area):
        return "KEMET-207"
    move = new_move(g, seat, area, teleports, scales)
    return "" if free or may_go(g, player, move) or card_helps(g, player, move) else "KEMET-051"


def troop_chosen(g: Kemet, seat: Seat, choice: Choice, teleports: bool, scales: bool, servant: bool) -> None:
    """The troop is chosen, or the action is declined. (KEMET-051, KEMET-103)"""
    if choice != PASS:
        begin_move(g, seat, choice[1], teleports, scales, not g.holds(DECLINE_ACTIONS))
    elif not g.holds(DECLINE_ACTIONS):
        g.tell("action_lost", seat, "move")


MOVE_TROOP: Final = Question("move_troop", offer_troop, forbids_troop, always=True)


def troops_of(player: Player) -> list[str]:
    """The areas with a troop, the God's last."""
    return [*player.troops, player.god] if player.god else list(player.troops)


def card_helps(g: Kemet, player: Player, move: Move) -> bool:
    """Would a MOVE card of the hand let this group go? It does not have to be played. (KEMET-051, KEMET-122)"""
    for card in MOVE_DI:
        if card in player.hand and not forbids_move_card(g, player, move, card):
            trial = move.clone()
            if card == "swiftness":
                trial.steps += 1
            else:
                trial.transfer = True
            if may_go(g, player, trial):
                return True
    return False


def begin_move(g: Kemet, seat: Seat, area: str, teleports: bool, scales: bool, must: bool) -> None:
    """The number of land moves is set now; the group is the whole troop, until part of it is left. (KEMET-104)"""
    move = new_move(g, seat, area, teleports, scales)
    move.must = must
    g.move = move
    g.then(move_on)


def new_move(g: Kemet, seat: Seat, area: str, teleports: bool, scales: bool) -> Move:
    """A Move action of the troop there that has not begun. A God goes alone. (KEMET-104, KEMET-124)"""
    player = g.players[seat]
    others = [ally for ally in g.allies(seat) if ally != seat]
    return Move(
        seat=seat,
        origin=area,
        area=area,
        units=player.troops.get(area, 0),
        companions=player.companions_in(area),
        steps=land_moves(g, seat, area),
        may_teleport=teleports,
        scales_walls=scales,
        held=g.temples_of(seat) if g.mode != TEAM else [t for t in g.board.temples if g.allies_in(seat, t)],
        god=player.god == area,
        allies={ally: g.players[ally].troops[area] for ally in others if area in g.players[ally].troops},
        escorts=[(ally, each) for ally in others for each in g.players[ally].companions_in(area)],
    )


def move_on(g: Kemet) -> None:
    """Step by step, until the group stops or cannot go on. (KEMET-103, KEMET-105)"""
    move = moving(g)
    player = g.players[move.seat]
    if move.steps < 1 and not may_still_teleport(g, player, move):
        g.then(end_move)
    else:
        g.ask(move.seat, MOVE_ON, step_chosen)


def may_still_teleport(g: Kemet, player: Player, move: Move) -> bool:
    """As far as everybody can see: somebody with DI cards may have a Transfer."""
    if move.teleported or not move.may_teleport:
        return False
    return bool(player.hand) or teleport_origin(g, player, move)


# -- what the group may do next ------------------------------------------------------------------------


def offer_step(g: Kemet, seat: Seat) -> list[Choice]:
    move = moving(g)
    player = g.players[seat]
    offered: list[Choice] = []
    if not forbids_stop(g, player, move):
        offered.append(STOP)
    offered += [("area", area) for area in land_goals(g, player, move)]
    offered += [("teleport", area) for area in teleport_goals(g, player, move)]
    pieces = splits(player, move) if g.mode != TEAM else [*splits(player, move), *ally_splits(g, move)]
    offered += [choice for choice in pieces if not forbids_split(g, player, move, choice)]
    if player.hand:
        offered += [("card", card) for card in MOVE_DI if not forbids_move_card(g, player, move, card)]
    return offered


def forbids_step(g: Kemet, seat: Seat, choice: Choice) -> str:
    move = moving(g)
    player = g.players[seat]
    verb, noun = choice
    if choice == STOP:
        return forbids_stop(g, player, move)
    if verb == "area":
        return forbids_land(g, player, move, noun) or ends_after(g, player, move, noun, False)
    if verb == "teleport":
        return forbids_teleport(g, player, move, noun) or ends_after(g, player, move, noun, True)
    if verb in ("leave", "join"):
        return forbids_split(g, player, move, choice)
    if verb == "card":
        return forbids_move_card(g, player, move, noun)
    return NOT_AN_ANSWER


def step_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """A step, a card, pieces left or taken up, or the end of the move. (KEMET-103, KEMET-106)"""
    move = moving(g)
    verb, noun = choice
    if choice == STOP:
        g.then(end_move)
    elif verb == "area" or verb == "teleport":
        g.then(go, noun, verb == "teleport")
    elif verb == "card":
        g.then(play_move_card, noun)
    else:
        split(move, choice)
        if verb == "leave":
            g.tell("left", seat, noun, move.area)
        else:
            g.tell("joined", seat, noun, move.area)
        g.then(move_on)


MOVE_ON: Final = Question("move_on", offer_step, forbids_step, always=True)


def splits(player: Player, move: Move) -> list[Choice]:
    """Every way to leave or take up pieces that might be legal."""
    if move.god:
        return []
    here = player.troops[move.area]
    found: list[Choice] = [("leave", str(n)) for n in range(1, move.units)]
    found += [("join", str(n)) for n in range(1, here - move.units - move.dropped.get(move.area, 0) + 1)]
    if player.companions:
        for companion in player.companions_in(move.area):
            found.append(("leave" if companion in move.companions else "join", companion))
    return found


def forbids_stop(g: Kemet, player: Player, move: Move) -> str:
    """The limits must be met, and whoever can take a step must. (KEMET-051, KEMET-107, KEMET-125)"""
    if not rests_well(g, player, move):
        return crowded(g, player, move, move.area)
    return "KEMET-051" if must_go(g, player, move) else ""


def must_go(g: Kemet, player: Player, move: Move) -> bool:
    """Is a first step possible and compulsory? (KEMET-051)"""
    return move.must and not move.began and may_go(g, player, move)


def forbids_split(g: Kemet, player: Player, move: Move, choice: Choice) -> str:
    """The rule against leaving pieces here or taking them up. (KEMET-100, KEMET-105, KEMET-106, KEMET-124)"""
    if move.god:
        return "KEMET-124"
    rule = forbids_piece(g, player, move, choice)
    well = rests_well(g, player, move)
    if rule or (well and (move.began or not move.must)):
        return rule
    trial = move.clone()
    split(trial, choice)
    if well:
        return "KEMET-051" if not may_go(g, player, trial) and must_go(g, player, move) else ""
    return "" if can_end(g, player, trial) else crowded(g, player, move, move.area)


def forbids_piece(g: Kemet, player: Player, move: Move, choice: Choice) -> str:
    verb, noun = choice
    if "." in noun:
        return forbids_ally_piece(g, move, choice)
    others = player.troops[move.area] - move.units
    units = number(noun)
    if units >= 0:
        if verb == "leave":
            return "" if 0 < units < move.units else "KEMET-254" if move.allies else "KEMET-105"
        standing = others - move.dropped.get(move.area, 0)
        return "" if 0 < units <= standing else "KEMET-105" if 0 < units <= others else "KEMET-106"
    if player.companions.get(noun, "away") != move.area:
        return named(noun, COMPANIONS, "KEMET-106")
    if verb == "leave":
        if noun not in move.companions:
            return "KEMET-106"
        return "" if g.units_in(move.seat, move.area) > move.size else "KEMET-100"
    if noun in move.companions:
        return "KEMET-106"
    return "KEMET-105" if noun in move.left else ""


def forbids_move_card(g: Kemet, player: Player, move: Move, card: str) -> str:
    """MOVE cards only; Swiftness before the first step, Transfer before the teleportation. (KEMET-121, KEMET-122)"""
    if card not in MOVE_DI:
        return named(card, INTERVENTIONS, "KEMET-121")
    if card not in player.hand:
        return "KEMET-176"
    if card_price(g, move.seat, card) > player.prayer:
        return "KEMET-180"
    if card == "swiftness":
        return "KEMET-122" if move.began else ""
    if move.teleported:
        return "KEMET-122"
    return "KEMET-180" if move.transfer or not move.may_teleport else ""


# -- doing it ------------------------------------------------------------------------------------------


def split(move: Move, choice: Choice) -> None:
    """Pieces that are left stay there for this action. (KEMET-105, KEMET-106)"""
    verb, noun = choice
    if "." in noun:
        split_allies(move, choice)
    elif number(noun) >= 0:
        units = number(noun)
        if verb == "leave":
            move.units -= units
            move.dropped[move.area] = move.dropped.get(move.area, 0) + units
        else:
            move.units += units
    elif verb == "leave":
        move.companions.remove(noun)
        move.left.append(noun)
    else:
        move.companions.append(noun)


def play_move_card(g: Kemet, card: str) -> None:
    """Swiftness gives a land move; Transfer frees the teleportation. (KEMET-122, KEMET-183)"""
    move = moving(g)
    discard_intervention(g, move.seat, card)
    g.tell("card_played", move.seat, card)
    pay(g, move.seat, card_price(g, move.seat, card), card)
    if card == "swiftness":
        move.steps += 1
    else:
        move.transfer = True
    g.then(move_on)


def go(g: Kemet, area: str, teleporting: bool) -> None:
    """One step; an opposing troop ends the action, and a battle begins. (KEMET-108, KEMET-111, KEMET-114)"""
    move = moving(g)
    seat, here = move.seat, move.area
    player = g.players[seat]
    toll = area in toll_areas(g, seat)
    before = (architect(g, here), architect(g, area))
    if teleporting:
        pay(g, seat, teleport_price(g, player, move, area, toll), "teleport_toll" if toll else "teleport")
        move.teleported = True
        carry(g, player, move, area)
    else:
        pay(g, seat, price(g, seat, int(toll)), "toll")
        land(g, player, move, area)
    if move.god:
        g.tell("god_teleported" if teleporting else "god_moved", seat, player.faction, here, area)
    else:
        story = "teleported" if teleporting else "moved"
        g.tell(story, seat, told_group(move), told_company(move), here, area)
    for member in owners_of(move):
        if not g.players[member].stands_in(here):
            lose_token(g, member, here)
    tell_architect(g, here, before[0])
    tell_architect(g, area, before[1])
    foe = g.foe_in(seat, area)
    if foe == NOBODY:
        g.then(move_on)
    else:
        move.over = True
        g.then(fight, area, seat, foe)
        g.then(end_move)


def end_move(g: Kemet) -> None:
    """Control and Fame at the end of the action; then Heqaib. (KEMET-123, KEMET-174, KEMET-329)"""
    move = moving(g)
    g.move = None
    settle_control(g)
    reached = [move.area, *move.dropped, *(area for area, _, _ in move.allies_dropped)]
    for ally in g.allies(move.seat):  # the income is its owner's (KEMET-250)
        temple = g.players[ally].companions.get(HEQAIB, "")
        if KIND.get(temple, "") == TEMPLE and temple not in move.held and temple in reached:
            g.ask(ally, COLLECT, income_chosen, temple)


# -- Heqaib (KEMET-231) --------------------------------------------------------------------------------


def offer_income(g: Kemet, seat: Seat, temple: str) -> list[Choice]:
    return [PASS, ("collect", "")]


def forbids_income(g: Kemet, seat: Seat, choice: Choice, temple: str) -> str:
    return "" if choice == PASS or choice == ("collect", "") else NOT_AN_ANSWER


def income_chosen(g: Kemet, seat: Seat, choice: Choice, temple: str) -> None:
    """A temple just taken gives its income at once; the Delta temple costs a unit. (KEMET-231)"""
    if choice == PASS:
        return
    if temple == DELTA_TEMPLE:
        lose_from_troop(g, g.spokesman(seat, temple), temple, 1, HEQAIB)
        gain_prayer(g, seat, (HEQAIB, DELTA_PRAYER))
    else:
        gain_prayer(g, seat, (HEQAIB, INCOME[temple]))


COLLECT: Final = Question("collect", offer_income, forbids_income)
