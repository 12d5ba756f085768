"""Companions: tying a new one to a troop, and rearranging them before the tokens are placed."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.components import COMPANIONS, CREATURE, RECRUIT, SANDWORM, SERVANT
from senet.games.kemet.maps import KIND
from senet.games.kemet.table import CAMP, Kemet, named, within_limits
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat


def tie_companion(g: Kemet, seat: Seat, companion: str, area: str) -> None:
    """From now on the companion accompanies the troop there. (KEMET-092)"""
    g.players[seat].companions[companion] = area
    g.tell("tied", seat, companion, area)


# -- a new companion (KEMET-092) -----------------------------------------------------------------------


def new_companion(g: Kemet, seat: Seat, companion: str) -> None:
    """A companion that comes with a tile joins a troop in the player's districts, or waits in the supply. (KEMET-092)"""
    g.players[seat].companions[companion] = ""
    g.ask(seat, TIE_COMPANION, tie_chosen, companion)


def offer_tie(g: Kemet, seat: Seat, companion: str) -> list[Choice]:
    areas: list[Choice] = [("area", district) for district in g.districts(seat)]
    return [choice for choice in [PASS, *areas] if not forbids_tie(g, seat, choice, companion)]


def forbids_tie(g: Kemet, seat: Seat, choice: Choice, companion: str) -> str:
    verb, area = choice
    if choice == PASS:
        return ""
    if verb != "area":
        return NOT_AN_ANSWER
    player = g.players[seat]
    if companion == SANDWORM:
        return "KEMET-363"
    if area not in player.troops or area not in g.districts(seat):
        return named(area, KIND, "KEMET-092")
    return "" if within_limits([*g.company(seat, area), companion]) else "KEMET-094"


def tie_chosen(g: Kemet, seat: Seat, choice: Choice, companion: str) -> None:
    """The companion joins a troop or stays in the supply. (KEMET-092)"""
    if choice != PASS:
        tie_companion(g, seat, companion, choice[1])
        g.bull = companion == "sacred_bull"


TIE_COMPANION: Final = Question("tie_companion", offer_tie, forbids_tie)


# -- companions that come with units (KEMET-079) --------------------------------------------------------------


def join_companions(g: Kemet, seat: Seat, area: str) -> None:
    """Units added in one of the player's districts may bring one companion of each type. (KEMET-079)"""
    if area in g.districts(seat):
        g.then(ask_companion, seat, area, CREATURE)
        g.then(ask_companion, seat, area, SERVANT)


def ask_companion(g: Kemet, seat: Seat, area: str, kind: str) -> None:
    """One companion of this type may come from the supply. (KEMET-079)"""
    if "" in g.players[seat].companions.values():
        g.ask(seat, BRING_COMPANION, companion_chosen, area, kind)


def offer_companion(g: Kemet, seat: Seat, area: str, kind: str) -> list[Choice]:
    companions: list[Choice] = [("companion", each) for each in g.players[seat].companions]
    return [choice for choice in [PASS, *companions] if not forbids_companion(g, seat, choice, area, kind)]


def forbids_companion(g: Kemet, seat: Seat, choice: Choice, area: str, kind: str) -> str:
    player, placing = g.players[seat], g.placing
    verb, companion = choice
    if choice == PASS:
        camp = placing is not None and placing.where == CAMP and kind == SERVANT
        return "KEMET-207" if camp and not has_servant(g, seat, area) else ""
    if verb != "companion":
        return NOT_AN_ANSWER
    if player.companions.get(companion, "away") != "" or COMPANIONS[companion].kind != kind:
        return named(companion, COMPANIONS, "KEMET-079")
    if companion == SANDWORM:
        return "KEMET-363"
    return "" if within_limits([*g.company(seat, area), companion]) else "KEMET-094"


def companion_chosen(g: Kemet, seat: Seat, choice: Choice, area: str, kind: str) -> None:
    """The companion takes part in whatever follows. (KEMET-079, KEMET-337)"""
    if choice != PASS:
        tie_companion(g, seat, choice[1], area)
        placing = g.placing
        if choice[1] == "sacred_bull" and placing is not None and placing.reason == RECRUIT:
            g.bull = True


BRING_COMPANION: Final = Question("bring_companion", offer_companion, forbids_companion)


def has_servant(g: Kemet, seat: Seat, area: str) -> bool:
    return any(COMPANIONS[each].kind == SERVANT for each in g.company(seat, area))


def spare_servants(g: Kemet, seat: Seat) -> list[str]:
    companions = g.players[seat].companions
    return [each for each, where in companions.items() if not where and COMPANIONS[each].kind == SERVANT]


# -- rearranging (KEMET-093, KEMET-345) ----------------------------------------------------------------


def may_arrange(g: Kemet, seat: Seat) -> bool:
    """Can any companion be tied or exchanged?"""
    return any(not forbids_arrangement(g, seat, ("companion", each)) for each in g.players[seat].companions)


def ask_arrangement(g: Kemet, seat: Seat) -> None:
    """Companions in the player's districts and in the supply change places, one after another. (KEMET-093)"""
    g.ask(seat, ARRANGE, arrangement_chosen)  # nothing left to change: settled without asking


def offer_arrangement(g: Kemet, seat: Seat) -> list[Choice]:
    companions: list[Choice] = [("companion", each) for each in g.players[seat].companions]
    return [choice for choice in [PASS, *companions] if not forbids_arrangement(g, seat, choice)]


def forbids_arrangement(g: Kemet, seat: Seat, choice: Choice) -> str:
    if choice == PASS:
        return ""
    verb, companion = choice
    if verb != "companion":
        return NOT_AN_ANSWER
    if companion not in g.players[seat].companions:
        return named(companion, COMPANIONS, "KEMET-093")
    if companion in g.rearranging:
        return "KEMET-345"
    return "" if has_place(g, seat, companion) else "KEMET-093"


def arrangement_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The companion is chosen; next, its new place. (KEMET-093)"""
    if choice == PASS:
        g.then(end_arranging)
    else:
        g.ask(seat, ARRANGE_WHERE, place_chosen, choice[1])


ARRANGE: Final = Question("arrange", offer_arrangement, forbids_arrangement)


def end_arranging(g: Kemet) -> None:
    """The arrangement is final for this turn. (KEMET-345)"""
    g.rearranging = []


def has_place(g: Kemet, seat: Seat, companion: str) -> bool:
    """Is there a troop that it can join, or a companion that it can change places with?"""
    if any(not forbids_place(g, seat, ("area", district), companion) for district in g.districts(seat)):
        return True
    others = g.players[seat].companions
    return len(others) > 1 and any(not forbids_place(g, seat, ("swap", each), companion) for each in others)


def offer_place(g: Kemet, seat: Seat, companion: str) -> list[Choice]:
    areas: list[Choice] = [("area", district) for district in g.districts(seat)]
    others: list[Choice] = [("swap", each) for each in g.players[seat].companions if each != companion]
    return [choice for choice in [*areas, *others] if not forbids_place(g, seat, choice, companion)]


def forbids_place(g: Kemet, seat: Seat, choice: Choice, companion: str) -> str:
    """From the supply to a troop, or an exchange with a companion of the same type. (KEMET-093, KEMET-094)"""
    verb, noun = choice
    player = g.players[seat]
    here = player.companions[companion]
    if verb == "area":
        if here or noun not in player.troops or noun not in g.districts(seat) or companion == SANDWORM:
            return "KEMET-093"
        return "" if within_limits([*g.company(seat, noun), companion]) else "KEMET-094"
    if verb != "swap":
        return NOT_AN_ANSWER
    if noun == companion or noun not in player.companions or SANDWORM in (noun, companion):
        return "KEMET-093"
    there = player.companions[noun]
    own = ("", *g.districts(seat))
    if here == there or here not in own or there not in own:
        return "KEMET-093"
    if COMPANIONS[noun].kind != COMPANIONS[companion].kind or noun in g.rearranging:
        return "KEMET-093"
    return "" if fits_after_swap(g, seat, companion, noun) else "KEMET-094"


def place_chosen(g: Kemet, seat: Seat, choice: Choice, companion: str) -> None:
    """The companion joins a troop or changes places. (KEMET-093)"""
    companions = g.players[seat].companions
    verb, noun = choice
    g.rearranging.append(companion)
    if verb == "area":
        tie_companion(g, seat, companion, noun)
    else:
        companions[companion], companions[noun] = companions[noun], companions[companion]
        g.tell("swapped", seat, companion, noun)
    g.then(ask_arrangement, seat)


ARRANGE_WHERE: Final = Question("arrange_where", offer_place, forbids_place)


def fits_after_swap(g: Kemet, seat: Seat, one: str, two: str) -> bool:
    companions = g.players[seat].companions
    for stays, comes in ((two, one), (one, two)):
        area = companions[stays]
        if area:
            there = g.company(seat, area)
            there.remove(stays)
            if not within_limits([*there, comes]):
                return False
    return True
