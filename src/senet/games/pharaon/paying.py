"""Paying: the entry token, then the action cost, one token at a time (chapters 5 and 21).

Every token in a payment stands for one colour, and the entry token counts towards the action cost
if that contains its colour. So an action can be paid if the supply covers one *bill*: the colours
of entry and action together.
"""

from __future__ import annotations

from typing import Final

from senet.games.pharaon.components import (
    ANY_ENTRY,
    ARTISAN_COST,
    ARTISAN_ZONE,
    BASIC_OFFERINGS,
    BONUS_COST,
    COLOUR_INDEX,
    COLOUR_OF,
    COLOURS,
    FULL_ENTRY,
    JOKER_OF,
    JUDGE,
    JUDGE_ENTRY,
    NILE_ACTIONS,
    NILE_ZONE,
    NOBLE_COST,
    NOBLE_ZONE,
    OFFERING_COST,
    OFFERING_OF,
    OFFERING_ZONE,
    PARTNERS,
    POINT_TOKENS,
    RESOURCES,
    SCRIBES,
    SILVER,
    TOKENS,
    TOMB_COST,
    TOMB_ZONE,
    ZONE_JOKERS,
)
from senet.games.pharaon.table import Action, Pharaon, Player
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat

Purse = tuple[list[int], list[list[int]]]  # tokens by colour, and which colours Scribes let stand for which

ANY: Final = "any"  # a unit of the Judge's cost: its colour does not matter
SOME_BONUS: Final = "bonus"  # any bonus token

# -- what a supply can cover -----------------------------------------------------------------------


def tokens_by_colour(player: Player) -> list[int]:
    """Resources and basic offerings of each colour. (PHAR-071)"""
    supply = player.supply
    return [supply[colour] + supply[OFFERING_OF[colour]] for colour in COLOURS]


def jokers(player: Player, zone: str) -> int:
    """Silver, and the jokers of this zone and no other. (PHAR-072)"""
    return player.supply[SILVER] + player.supply[JOKER_OF[zone]]


def partners(player: Player) -> list[list[int]]:
    """For each colour those that a Scribe lets stand for it, never chained; [] without a Scribe.
    (PHAR-117, PHAR-119)"""
    scribes = [noble for noble in player.nobles if noble in PARTNERS]
    if not scribes:
        return []
    swaps: list[list[int]] = [[] for _ in COLOURS]
    for scribe in SCRIBES if len(scribes) > 1 else scribes:
        if scribe in scribes:
            one, two = PARTNERS[scribe]
            swaps[COLOUR_INDEX[one]].append(COLOUR_INDEX[two])
            swaps[COLOUR_INDEX[two]].append(COLOUR_INDEX[one])
    return swaps


def purse_of(player: Player) -> Purse:
    return tokens_by_colour(player), partners(player)


def covers(held: list[int], wild: int, bill: list[int], swaps: list[list[int]]) -> bool:
    """Whether tokens of these colours, and jokers, can stand for every colour of the bill.
    (PHAR-059, PHAR-063, PHAR-067)"""
    left = held[:]
    missing = 0
    for colour in bill:
        if left[colour] > 0:
            left[colour] -= 1
        else:
            missing += 1
    if missing <= wild:
        return True
    if not swaps or sum(held) + wild < len(bill):
        return False
    return covers_swapping(held[:], wild, bill, 0, swaps)


def covers_swapping(left: list[int], wild: int, bill: list[int], at: int, swaps: list[list[int]]) -> bool:
    """The same with Scribes: try each way to pay the unit `at`, then the rest."""
    if at == len(bill):
        return True
    colour = bill[at]
    for used in (colour, *swaps[colour]):
        if left[used] > 0:
            left[used] -= 1
            paid = covers_swapping(left, wild, bill, at + 1, swaps)
            left[used] += 1
            if paid:
                return True
    return wild > 0 and covers_swapping(left, wild - 1, bill, at + 1, swaps)


# -- bills -----------------------------------------------------------------------------------------

NILE_COST: Final[dict[str, list[int]]] = {
    number: [COLOUR_INDEX[colour] for colour in action.cost] for number, action in NILE_ACTIONS.items()
}
TOMB_COSTS: Final[list[list[int]]] = [[COLOUR_INDEX[colour] for colour in cost] for cost in TOMB_COST]
ONE_OF_EACH: Final[list[int]] = list(range(len(COLOURS)))


def fixed_cost(g: Pharaon, seat: Seat, zone: str, card: str) -> list[int]:
    """The colours of a cost that the payer cannot choose. (PHAR-087, PHAR-105, PHAR-113)"""
    if zone == NILE_ZONE:
        return NILE_COST[card]
    return TOMB_COSTS[g.players[seat].tomb + 1] if zone == TOMB_ZONE else ONE_OF_EACH


def same_kind_cost(zone: str, bonus: str) -> int:
    """How many tokens of one kind of the payer's choice the action costs; 0 if the cost is fixed.
    (PHAR-075, PHAR-094)"""
    if zone == ARTISAN_ZONE:
        return ARTISAN_COST
    if zone == OFFERING_ZONE:
        return BONUS_COST if bonus else OFFERING_COST
    return 0


def enters_with_any(player: Player, zone: str) -> bool:
    """Whether nobles 7-10 let this player enter with any basic colour. (PHAR-136, PHAR-137)"""
    return zone in ANY_ENTRY and ANY_ENTRY[zone] in player.nobles


def same_kind_bills(count: int, strip: int) -> list[list[int]]:
    """The bills of `count` tokens of any one kind, and an entry (none: -1)."""
    if count == OFFERING_COST and strip >= 0:
        return [[strip]]
    return [
        [colour] * count if strip in (-1, colour) else [strip] + [colour] * count for colour in ONE_OF_EACH
    ]


SAME_KIND_BILLS: Final[list[list[list[list[int]]]]] = [  # by count and strip; the last is "no strip"
    [same_kind_bills(count, strip) for strip in (*ONE_OF_EACH, -1)] for count in range(ARTISAN_COST + 1)
]


def bills(g: Pharaon, seat: Seat, zone: str, card: str, bonus: str) -> list[list[int]]:
    """What entry and action cost together: to cover one of these is enough. (PHAR-064 to PHAR-066)"""
    any_entry = enters_with_any(g.players[seat], zone)
    strip = -1 if any_entry else COLOUR_INDEX[g.strip_of(zone)]
    count = same_kind_cost(zone, bonus)
    if count:
        return SAME_KIND_BILLS[count][strip]
    cost = fixed_cost(g, seat, zone, card)
    return [cost if any_entry or strip in cost else [strip, *cost]]


def is_payable(g: Pharaon, seat: Seat, zone: str, card: str, bonus: str) -> bool:
    """Whether entry and action can be paid in full. (PHAR-051, PHAR-069)"""
    return covers_bill(g, seat, zone, card, bonus, purse_of(g.players[seat]))


def covers_bill(g: Pharaon, seat: Seat, zone: str, card: str, bonus: str, purse: Purse) -> bool:
    """The same for a purse that has already been counted."""
    player = g.players[seat]
    held, swaps = purse
    wild = jokers(player, zone)
    if zone == NOBLE_ZONE and JUDGE in player.nobles:
        if sum(held) + wild < NOBLE_COST:
            return False
        return g.holds(JUDGE_ENTRY) or covers(held, wild, [COLOUR_INDEX[g.strip_of(zone)]], swaps)
    for bill in bills(g, seat, zone, card, bonus):  # noqa: SIM110 (generators compile to slower code)
        if covers(held, wild, bill, swaps):
            return True
    return False


# -- the entry token -------------------------------------------------------------------------------


def pay(g: Pharaon, seat: Seat) -> None:
    """The entry token, the kind where the payer has a choice, then unit by unit. (PHAR-250)"""
    g.then(ask_entry, seat)
    g.then(ask_kind, seat)
    g.then(ask_unit, seat)


def ask_entry(g: Pharaon, seat: Seat) -> None:
    """One token with the colour of the strip. (PHAR-056, PHAR-251)"""
    g.ask(seat, ENTRY, entry_paid)


def offer_entry(g: Pharaon, seat: Seat) -> list[Choice]:
    zone, player = current(g).zone, g.players[seat]
    if enters_with_any(player, zone):
        nouns = [f"{kind}.{colour}" for kind in TOKENS if player.supply[kind] for colour in COLOURS]
    elif judges_entry(g, seat, zone):
        nouns = judge_kinds(zone)
    else:
        nouns = kinds_for(player, zone, g.strip_of(zone))
    candidates: list[Choice] = [("entry", noun) for noun in nouns]
    return [choice for choice in candidates if not forbids_entry(g, seat, choice)]


def forbids_entry(g: Pharaon, seat: Seat, choice: Choice) -> str:
    """The rule that keeps a token from paying the entry.
    (PHAR-058, PHAR-061, PHAR-070, PHAR-072, PHAR-258)"""
    action, player = current(g), g.players[seat]
    any_entry = enters_with_any(player, action.zone)
    kind, _, declared = choice[1].partition(".")
    if choice[0] != "entry" or kind not in TOKENS or bool(declared) != any_entry:
        return NOT_AN_ANSWER
    if player.supply[kind] == 0:
        return "PHAR-074"
    if kind in POINT_TOKENS:
        return "PHAR-070"
    if kind in ZONE_JOKERS and kind != JOKER_OF[action.zone]:
        return "PHAR-072"
    if judges_entry(g, seat, action.zone):
        return "" if can_finish(g, seat, kind, "") else "PHAR-051"
    colour = declared or g.strip_of(action.zone)
    if colour not in COLOURS or kind not in kinds_for(player, action.zone, colour):
        return "PHAR-138" if any_entry else "PHAR-058"
    return "" if can_finish(g, seat, kind, colour) else "PHAR-051"


def entry_paid(g: Pharaon, seat: Seat, choice: Choice) -> None:
    """The token is laid on the leftmost free space; if a noble leads into a full zone, it
    goes to the bank or the discard pile. (PHAR-056, PHAR-128 to PHAR-130)"""
    action = current(g)
    kind, _, declared = choice[1].partition(".")
    strip = g.strip_of(action.zone)
    action.entry = kind
    action.declared = "" if judges_entry(g, seat, action.zone) else declared or strip
    if g.is_open(strip):
        g.players[seat].supply[kind] -= 1
        g.wheel[strip].append(kind)
        g.tell("entered", seat, action.zone, kind, action.declared, strip)
    else:
        spend(g, seat, kind)
        g.players[seat].exhausted.append(FULL_ENTRY[action.zone])
        g.tell("entered_full", seat, action.zone, kind, action.declared, FULL_ENTRY[action.zone])
    action.due = cost_due(g, seat)


ENTRY: Final = Question("entry", offer_entry, forbids_entry)


def judges_entry(g: Pharaon, seat: Seat, zone: str) -> bool:
    """Whether the Judge lets any of the five tokens pay the entry, whatever its colour. (PHAR-258)"""
    return zone == NOBLE_ZONE and JUDGE in g.players[seat].nobles and g.holds(JUDGE_ENTRY)


def judge_kinds(zone: str) -> list[str]:
    """The kinds that pay where colours do not matter, in the order of PHAR-253."""
    return [*COLOURS, *BASIC_OFFERINGS, JOKER_OF[zone], SILVER]


def kinds_for(player: Player, zone: str, colour: str) -> list[str]:
    """The kinds of tokens that can stand for a colour, in the order of PHAR-252."""
    kinds = [colour, OFFERING_OF[colour]]
    swaps = partners(player)
    for partner in swaps[COLOUR_INDEX[colour]] if swaps else []:
        kinds += [COLOURS[partner], OFFERING_OF[COLOURS[partner]]]
    return [*kinds, JOKER_OF[zone], SILVER]


def can_finish(g: Pharaon, seat: Seat, kind: str, declared: str) -> bool:
    """Whether the action cost can be paid once `kind` has paid the entry as `declared`. (PHAR-248)"""
    action, player = current(g), g.players[seat]
    count = same_kind_cost(action.zone, action.bonus)
    if count == OFFERING_COST:
        return True
    held, wild = without(player, action.zone, kind)
    if action.zone == NOBLE_ZONE and JUDGE in player.nobles:
        return sum(held) + wild >= NOBLE_COST - 1
    entry, swaps = COLOUR_INDEX[declared], partners(player)
    if count == 0:
        cost = fixed_cost(g, seat, action.zone, action.card)
        return covers(held, wild, [colour for colour in cost if colour != entry], swaps)
    for colour in range(len(COLOURS)):
        if covers(held, wild, [colour] * (count - (colour == entry)), swaps):
            return True
    return False


def without(player: Player, zone: str, kind: str) -> tuple[list[int], int]:
    """Tokens by colour and jokers, less one token of `kind`."""
    held, wild = tokens_by_colour(player), jokers(player, zone)
    if kind in COLOUR_OF:
        held[COLOUR_INDEX[COLOUR_OF[kind]]] -= 1
    else:
        wild -= 1
    return held, wild


def cost_due(g: Pharaon, seat: Seat) -> list[str]:
    """What is left to pay after the entry; [] where a kind must be chosen first, or nothing is due.
    (PHAR-064, PHAR-066, PHAR-078, PHAR-126)"""
    action = current(g)
    if same_kind_cost(action.zone, action.bonus):
        return []
    if action.zone == NOBLE_ZONE and JUDGE in g.players[seat].nobles:
        return [ANY] * (NOBLE_COST - 1)
    cost = [COLOURS[colour] for colour in fixed_cost(g, seat, action.zone, action.card)]
    return [colour for colour in cost if colour != action.declared]


# -- the kind --------------------------------------------------------------------------------------


def ask_kind(g: Pharaon, seat: Seat) -> None:
    """Artisans, and offerings with the bonus, cost tokens of one kind: which? (PHAR-065, PHAR-250)"""
    if same_kind_cost(current(g).zone, current(g).bonus) > OFFERING_COST:
        g.ask(seat, KIND, kind_chosen)


def offer_kind(g: Pharaon, seat: Seat) -> list[Choice]:
    candidates: list[Choice] = [("kind", colour) for colour in COLOURS]
    return [choice for choice in candidates if not forbids_kind(g, seat, choice)]


def forbids_kind(g: Pharaon, seat: Seat, choice: Choice) -> str:
    """The supply must cover the cost in that kind. (PHAR-069, PHAR-094)"""
    if choice[0] != "kind" or choice[1] not in COLOURS:
        return NOT_AN_ANSWER
    action, player = current(g), g.players[seat]
    bill = [COLOUR_INDEX[choice[1]]] * units_of(action, choice[1])
    payable = covers(tokens_by_colour(player), jokers(player, action.zone), bill, partners(player))
    return "" if payable else "PHAR-069"


def kind_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    action = current(g)
    action.due = [choice[1]] * units_of(action, choice[1])


KIND: Final = Question("kind", offer_kind, forbids_kind)


def can_buy_bonus(g: Pharaon, seat: Seat) -> bool:
    """Whether the bonus can be paid: after the pair was taken, or together with it.
    (PHAR-075, PHAR-077, PHAR-078, PHAR-259)"""
    action, player = current(g), g.players[seat]
    if not action.entry:
        return is_payable(g, seat, OFFERING_ZONE, "", SOME_BONUS)
    held, wild, swaps = tokens_by_colour(player), jokers(player, action.zone), partners(player)
    for colour in range(len(COLOURS)):
        units = BONUS_COST - (COLOURS[colour] == action.declared)
        if covers(held, wild, [colour] * units, swaps):
            return True
    return False


def units_of(action: Action, kind: str) -> int:
    """The entry token counts as one unit if it has the chosen kind. (PHAR-065, PHAR-077)"""
    return same_kind_cost(action.zone, action.bonus) - (kind == action.declared)


# -- the units -------------------------------------------------------------------------------------


def ask_unit(g: Pharaon, seat: Seat) -> None:
    """Pay the next unit of the action cost, until nothing is due. (PHAR-067, PHAR-252, PHAR-253)"""
    if current(g).due:
        g.ask(seat, UNIT, unit_paid)


def offer_unit(g: Pharaon, seat: Seat) -> list[Choice]:
    action, supply = current(g), g.players[seat].supply
    order = unit_order(g, seat)
    if not pays_one_kind(action):
        return [("pay", kind) for kind in order if supply[kind] and can_pay_rest(g, seat, kind)]
    if action.last:
        order = order[order.index(action.last) :]
    left = sum([supply[kind] for kind in order])
    offered: list[Choice] = []
    for kind in order:
        if left < len(action.due):
            break
        if supply[kind]:
            offered.append(("pay", kind))
        left -= supply[kind]
    return offered


def forbids_unit(g: Pharaon, seat: Seat, choice: Choice) -> str:
    """The rule that keeps a token from paying the next unit."""
    action, player, kind = current(g), g.players[seat], choice[1]
    if choice[0] != "pay" or kind not in TOKENS:
        return NOT_AN_ANSWER
    if player.supply[kind] == 0:
        return "PHAR-074"
    if kind in POINT_TOKENS:
        return "PHAR-070"
    if kind in ZONE_JOKERS and kind != JOKER_OF[action.zone]:
        return "PHAR-072"
    order = unit_order(g, seat)
    if kind not in order:
        return "PHAR-067"
    if not pays_one_kind(action):
        return "" if can_pay_rest(g, seat, kind) else "PHAR-248"
    back = action.last != "" and order.index(kind) < order.index(action.last)
    if back:
        return "PHAR-253" if action.due[0] == ANY else "PHAR-252"
    left = sum([player.supply[other] for other in order[order.index(kind) :]])
    return "" if left >= len(action.due) else "PHAR-248"


def unit_paid(g: Pharaon, seat: Seat, choice: Choice) -> None:
    """Resources return to the bank at once, offerings go to their discard pile. (PHAR-068, PHAR-083)"""
    action = current(g)
    spend(g, seat, choice[1])
    action.last = choice[1] if pays_one_kind(action) else ""
    g.tell("paid", seat, choice[1], action.due.pop(0))
    if action.due:
        g.then(ask_unit, seat)


UNIT: Final = Question("unit", offer_unit, forbids_unit)


def pays_one_kind(action: Action) -> bool:
    """All units have one colour (or none matters), so their order is fixed. (PHAR-252, PHAR-253)"""
    return action.due[0] == ANY or same_kind_cost(action.zone, action.bonus) > 0


def unit_order(g: Pharaon, seat: Seat) -> list[str]:
    """The kinds that can pay the next unit, in their order, whether or not they are in the supply."""
    action = current(g)
    if action.due[0] == ANY:
        return judge_kinds(action.zone)
    return kinds_for(g.players[seat], action.zone, action.due[0])


def can_pay_rest(g: Pharaon, seat: Seat, kind: str) -> bool:
    """Whether the other units can still be paid after `kind` has paid this one. (PHAR-248)"""
    action, player = current(g), g.players[seat]
    if len(action.due) == 1:
        return True
    held, wild = without(player, action.zone, kind)
    return covers(held, wild, [COLOUR_INDEX[colour] for colour in action.due[1:]], partners(player))


def spend(g: Pharaon, seat: Seat, kind: str) -> None:
    g.players[seat].supply[kind] -= 1
    if kind in RESOURCES:
        g.bank[kind] += 1
    else:
        g.offering_discard.append(kind)


def current(g: Pharaon) -> Action:
    """The zone action going on."""
    action = g.action
    assert action is not None
    return action
