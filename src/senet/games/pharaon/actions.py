"""The five zones: choosing what the action is about, and carrying it out (chapters 4, 6-8, 10, 11)."""

from __future__ import annotations

from typing import Final

from senet.games.pharaon.cards import (
    ARTISAN,
    NOBLE,
    card_chosen,
    has_artisans,
    has_nobles,
    take_artisan,
    take_noble,
)
from senet.games.pharaon.components import (
    ARTISAN_ZONE,
    BONUS_AFTER_PAIR,
    DISCS_AFTER_JAR,
    LAST_TOMB_SPACE,
    NILE_ACTIONS,
    NILE_ZONE,
    NOBLE_ZONE,
    OFFERING_ZONE,
    OFFERINGS,
    TOMB_ZONE,
    TOP_STEP,
    ZONES,
)
from senet.games.pharaon.gaining import (
    BAG,
    NILE_GAIN,
    TRACKS,
    build_tomb,
    climb,
    draw_jar,
    gain_all,
    receive_offering,
)
from senet.games.pharaon.paying import (
    Purse,
    ask_kind,
    ask_unit,
    can_buy_bonus,
    covers_bill,
    current,
    is_payable,
    pay,
    purse_of,
)
from senet.games.pharaon.table import Action, Pharaon, new_action
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat, number

NO_BONUS: Final = "none"

# -- which zone ------------------------------------------------------------------------------------


def forbids_zone(g: Pharaon, seat: Seat, zone: str, purse: Purse) -> str:
    """A zone can be chosen if it is open, its action can be carried out, and be paid.
    (PHAR-049 to PHAR-052, PHAR-128, PHAR-131)"""
    if not g.is_open(g.strip_of(zone)) and not g.enters_full(seat, zone):
        return "PHAR-050"
    if not can_carry_out(g, seat, zone):
        return "PHAR-114" if zone == TOMB_ZONE else "PHAR-052"
    if zone != NILE_ZONE:
        return "" if covers_bill(g, seat, zone, "", "", purse) else "PHAR-051"
    for row in NILE_ACTIONS:
        if covers_bill(g, seat, zone, row, "", purse):
            return ""
    return "PHAR-051"


def can_carry_out(g: Pharaon, seat: Seat, zone: str) -> bool:
    """Whether there is something to do in a zone. (PHAR-052)"""
    if zone == OFFERING_ZONE:
        return any(g.pairs)
    if zone == NOBLE_ZONE:
        return has_nobles(g)
    if zone == ARTISAN_ZONE:
        return has_artisans(g)
    return zone == NILE_ZONE or g.players[seat].tomb < LAST_TOMB_SPACE


def zones_to_enter(g: Pharaon, seat: Seat) -> list[Choice]:
    purse = purse_of(g.players[seat])
    return [("zone", zone) for zone in ZONES if not forbids_zone(g, seat, zone, purse)]


def perform(g: Pharaon, seat: Seat, zone: str) -> None:
    """Choose what the action is about, pay, carry it out. (PHAR-048, PHAR-053)"""
    g.action = new_action(zone)
    g.then(choose_object, seat)
    g.then(pay, seat)
    g.then(carry_out, seat)


def choose_object(g: Pharaon, seat: Seat) -> None:
    zone = current(g).zone
    if zone == OFFERING_ZONE:
        g.ask(seat, PAIR, pair_chosen)
    elif zone == NOBLE_ZONE:
        g.ask(seat, NOBLE, card_chosen)
    elif zone == ARTISAN_ZONE:
        g.ask(seat, ARTISAN, card_chosen)
    elif zone == NILE_ZONE:
        g.ask(seat, NILE, nile_chosen)


# -- offerings -------------------------------------------------------------------------------------


def offer_pair(g: Pharaon, seat: Seat) -> list[Choice]:
    return [("pair", str(slot + 1)) for slot, pair in enumerate(g.pairs) if pair]


def forbids_pair(g: Pharaon, seat: Seat, choice: Choice) -> str:
    """Both tokens of one filled slot. (PHAR-076, PHAR-081)"""
    slots = [str(slot + 1) for slot in range(len(g.pairs))]
    if choice[0] != "pair" or choice[1] not in slots:
        return NOT_AN_ANSWER
    return "" if g.pairs[number(choice[1]) - 1] else "PHAR-081"


def pair_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    """The bonus is bought after the pair was taken, or chosen together with it. (PHAR-259)"""
    current(g).card = choice[1]
    if not g.holds(BONUS_AFTER_PAIR):
        g.ask(seat, BONUS, bonus_chosen)


PAIR: Final = Question("pair", offer_pair, forbids_pair)


def ask_bonus(g: Pharaon, seat: Seat) -> None:
    g.ask(seat, BONUS, bonus_bought)


def offer_bonus(g: Pharaon, seat: Seat) -> list[Choice]:
    offered: list[Choice] = [("bonus", NO_BONUS)]
    if can_buy_bonus(g, seat):  # found out once, and not for each token
        offered += [("bonus", kind) for kind in OFFERINGS if kind in g.bonus]
        if g.can_draw_offering():
            offered.append(("bonus", BAG))
    return offered


def forbids_bonus(g: Pharaon, seat: Seat, choice: Choice) -> str:
    """One more token, from the field or the bag, if two of a kind can be paid.
    (PHAR-075, PHAR-079, PHAR-080, PHAR-085)"""
    verb, kind = choice
    if verb != "bonus" or (kind not in OFFERINGS and kind not in (NO_BONUS, BAG)):
        return NOT_AN_ANSWER
    if kind == NO_BONUS:
        return ""
    if kind == BAG and not g.can_draw_offering():
        return "PHAR-085"
    if kind != BAG and kind not in g.bonus:
        return "PHAR-079"
    return "" if can_buy_bonus(g, seat) else "PHAR-075"


def bonus_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    current(g).bonus = "" if choice[1] == NO_BONUS else choice[1]


def bonus_bought(g: Pharaon, seat: Seat, choice: Choice) -> None:
    bonus_chosen(g, seat, choice)
    if current(g).bonus:
        g.then(ask_kind, seat)
        g.then(ask_unit, seat)
        g.then(take_bonus, seat)


BONUS: Final = Question("bonus", offer_bonus, forbids_bonus)

# -- Nile ------------------------------------------------------------------------------------------


def offer_nile(g: Pharaon, seat: Seat) -> list[Choice]:
    candidates: list[Choice] = [("nile", row) for row in NILE_ACTIONS]
    return [choice for choice in candidates if not forbids_nile(g, seat, choice)]


def forbids_nile(g: Pharaon, seat: Seat, choice: Choice) -> str:
    """All five remain available to everybody who can pay. (PHAR-051, PHAR-105)"""
    if choice[0] != "nile" or choice[1] not in NILE_ACTIONS:
        return NOT_AN_ANSWER
    return "" if is_payable(g, seat, NILE_ZONE, choice[1], "") else "PHAR-051"


def nile_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    """Without the ruling the arrows are chosen with the action, before anything is drawn.
    (PHAR-110, PHAR-260)"""
    current(g).card = choice[1]
    if not g.holds(DISCS_AFTER_JAR):
        for arrow in range(len(NILE_ACTIONS[choice[1]].arrows)):
            g.then(aim_arrow, seat, arrow)


NILE: Final = Question("nile", offer_nile, forbids_nile)


def aim_arrow(g: Pharaon, seat: Seat, arrow: int) -> None:
    """An arrow is used if it can be, and lost otherwise. (PHAR-107 to PHAR-109)"""
    if offer_arrow(g, seat, arrow):
        g.ask(seat, ARROW, arrow_aimed, arrow)
    elif g.holds(DISCS_AFTER_JAR):
        g.tell("steps_lost", seat, 1)


def offer_arrow(g: Pharaon, seat: Seat, arrow: int) -> list[Choice]:
    return [choice for choice in TRACKS if not forbids_arrow(g, seat, choice, arrow)]


def forbids_arrow(g: Pharaon, seat: Seat, choice: Choice, arrow: int) -> str:
    """One of the tracks that it names, below the top step. (PHAR-106, PHAR-108)"""
    action, colour = current(g), choice[1]
    if choice not in TRACKS:
        return NOT_AN_ANSWER
    if colour not in NILE_ACTIONS[action.card].arrows[arrow]:
        return "PHAR-106"
    aimed = 0 if g.holds(DISCS_AFTER_JAR) else action.arrows.count(colour)
    return "" if g.players[seat].tracks[colour] + aimed < TOP_STEP else "PHAR-108"


def arrow_aimed(g: Pharaon, seat: Seat, choice: Choice, arrow: int) -> None:
    current(g).arrows.append(choice[1])
    if g.holds(DISCS_AFTER_JAR):
        climb(g, seat, choice[1])


ARROW: Final = Question("arrow", offer_arrow, forbids_arrow)

# -- carrying out ----------------------------------------------------------------------------------


def carry_out(g: Pharaon, seat: Seat) -> None:
    """The effect of the zone, after everything was paid. (PHAR-048, PHAR-053)"""
    action = current(g)
    if action.zone == OFFERING_ZONE and g.holds(BONUS_AFTER_PAIR):
        g.then(take_pair_first, seat)
        return
    if action.zone == NILE_ZONE and g.holds(DISCS_AFTER_JAR):
        g.then(take_resources_first, seat)
        return
    g.action = None
    if action.zone == OFFERING_ZONE:
        take_pair(g, seat, action.card)
        if action.bonus:
            receive_offering(g, seat, action.bonus)
    elif action.zone == NOBLE_ZONE:
        take_noble(g, seat, action.card)
    elif action.zone == ARTISAN_ZONE:
        take_artisan(g, seat, action.card)
    elif action.zone == NILE_ZONE:
        sail(g, seat, action)
    else:
        build_tomb(g, seat)


def finish_action(g: Pharaon) -> None:
    g.action = None


def take_pair(g: Pharaon, seat: Seat, card: str) -> None:
    """Both tokens of the slot. (PHAR-076)"""
    slot = number(card) - 1
    pair = g.pairs[slot]
    g.pairs[slot] = ()
    for kind in pair:
        g.players[seat].supply[kind] += 1
    g.tell("took_pair", seat, pair[0], pair[1])


def take_pair_first(g: Pharaon, seat: Seat) -> None:
    """The pair is taken, and may then help to pay for the bonus. (PHAR-079, PHAR-259)"""
    take_pair(g, seat, current(g).card)
    g.then(ask_bonus, seat)
    g.then(finish_action)


def take_bonus(g: Pharaon, seat: Seat) -> None:
    """One token of the bonus field, or one drawn from the bag. (PHAR-079)"""
    receive_offering(g, seat, current(g).bonus)


def sail(g: Pharaon, seat: Seat, action: Action) -> None:
    """The discs climb, the resources are taken, then the jar is drawn. (PHAR-104 to PHAR-110)"""
    row = NILE_ACTIONS[action.card]
    for colour in action.arrows:
        climb(g, seat, colour)
    if len(action.arrows) < len(row.arrows):
        g.tell("steps_lost", seat, len(row.arrows) - len(action.arrows))
    gain_all(g, seat, row.gain, NILE_GAIN)
    if row.jar:
        g.then(draw_jar, seat)


def take_resources_first(g: Pharaon, seat: Seat) -> None:
    """Resources and jar first; then the discs climb, arrow by arrow. (PHAR-104 to PHAR-109, PHAR-260)"""
    row = NILE_ACTIONS[current(g).card]
    gain_all(g, seat, row.gain, NILE_GAIN)
    if row.jar:
        g.then(draw_jar, seat)
    for arrow in range(len(row.arrows)):
        g.then(aim_arrow, seat, arrow)
    g.then(finish_action)
