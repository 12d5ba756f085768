"""Setup: gods, scenario and guardians as agreed, the rest at random. (ANKH-040 to 055)"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from senet.games.ankh.components import (
    AMUN,
    ANKHS,
    CARDS,
    FIRST_FOLLOWERS,
    GODS,
    GUARDIAN_LEVEL,
    GUARDIANS,
    MONUMENT_TOKENS,
    MONUMENTS,
    OSIRIS,
    RA,
    RULINGS,
    START_SPACE,
    SUNS,
    TRACKS,
    UNDERWORLDS,
    WARRIOR,
    WARRIORS,
    guardian_figures,
)
from senet.games.ankh.maps import (
    FIRST_SCENARIOS,
    FORMER_LAYOUTS,
    NEW_SCENARIOS,
    SCENARIOS,
    find_scenario,
    ground_name,
    layout_of,
    scenarios_for,
)
from senet.games.ankh.table import NOBODY, Ankh, Player
from senet.games.ankh.turn import turn
from senet.kernel.errors import Refused
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat, new_flow
from senet.kernel.play import advance

RANDOM: Final = "random"
CHOOSE: Final = "choose"  # the person at the seat picks the god when the game begins


def new_game(seats: int, options: Mapping[str, Any], seed: bytes) -> Ankh:
    """A game with everything on the table, waiting for its first decision. (ANKH-040, ANKH-055)"""
    g = empty_table(seats, seed)
    g.flow.told = []
    wanted = agreed_gods(g, [str(god) for god in options["god"]])
    g.flow.agenda = [(assign_gods, (wanted,))]
    g.rulings = tuple(ruling for ruling in RULINGS if options[ruling])
    g.first = g.draw(list(range(seats)))
    g.tell("first_player", g.first)
    g.scenario = agreed_scenario(g, str(options["scenario"]), bool(options.get(FIRST_SCENARIOS, False)))
    g.guardians = tuple(agreed_guardian(g, level, str(options[f"guardian_{level}"])) for level in (1, 2, 3))
    for kind in g.guardians:
        g.stable[kind] = guardian_figures(kind, seats)
    stack_devotion(g)
    lay_out(g)
    advance(g)
    return g


def empty_table(seats: int, seed: bytes) -> Ankh:
    """Pools, markers and supplies before anything is placed. (ANKH-040 to 043, ANKH-046, ANKH-047, 054)"""
    return Ankh(
        flow=new_flow(seed, assign_gods, ()),
        players=[new_player() for _ in range(seats)],
        sides=list(range(seats)),
        ranking=list(range(seats)),
        devotion=[0] * seats,
        forgotten=[],
        first=0,
        active=0,
        markers=[START_SPACE[seats]] * len(TRACKS),
        event=0,
        scenario="",
        ground="",
        camels=[],
        order={},
        figures={},
        monuments={},
        radiant=[],
        aims={},
        underworlds=[],
        supply=dict.fromkeys(MONUMENTS, MONUMENT_TOKENS),
        guardians=(),
        stable={},
        box={"sun": SUNS, "underworld": UNDERWORLDS},
        tiebreaker=NOBODY,
        scales_up=False,
        battle=None,
        rulings=(),
        victor=NOBODY,
        ending="",
    )


def new_player() -> Player:
    """Followers, warriors, Ankh tokens and cards with which everybody starts. (ANKH-042, 043, 054)"""
    return Player(
        god="",
        abilities=[],
        followers=FIRST_FOLLOWERS,
        warriors=WARRIORS,
        guardians=[],
        ankhs=ANKHS,
        powers=[],
        hand=list(CARDS),
        used=[],
        suns=0,
        underworlds=0,
        amun_up=False,
        trapped=[],
    )


# -- what was agreed, and what is drawn ----------------------------------------------------------


def agreed_gods(g: Ankh, wanted: list[str]) -> tuple[str, ...]:
    """The god that each seat asks for. The same god for all seats means that it takes part, at a random
    seat; otherwise no two seats can ask for the same god. (ANKH-001, ANKH-055)"""
    if wanted[0] in GODS and wanted == [wanted[0]] * len(wanted):
        lucky = g.draw(list(range(len(wanted))))
        return tuple(god if seat == lucky else RANDOM for seat, god in enumerate(wanted))
    for god in wanted:
        if god in GODS and wanted.count(god) > 1:
            raise Refused(f"Each seat needs a god of its own; {god} was asked for twice.", field="god")
    return tuple(wanted)


def agreed_scenario(g: Ankh, wanted: str, first: bool) -> str:
    """A scenario that allows the number of players; `first` are those of rules version 1. (ANKH-048)"""
    if first:
        return first_scenario(g, wanted)
    possible = scenarios_for(len(g.players))
    if wanted == RANDOM:
        return g.draw(possible)
    if wanted not in possible:
        allowed = ", ".join(str(players) for players in SCENARIOS[wanted].layouts)
        raise Refused(f"The scenario {wanted} is for {allowed} seats.", field="scenario")
    return wanted


def first_scenario(g: Ankh, wanted: str) -> str:
    """The same with the scenarios of rules version 1."""
    seats = len(g.players)
    old = {name: FORMER_LAYOUTS.get(name, name) for name in SCENARIOS if name not in NEW_SCENARIOS}
    possible = [name for name, layouts in old.items() if seats in find_scenario(layouts).layouts]
    return old[g.draw(possible) if wanted == RANDOM else wanted]


def agreed_guardian(g: Ankh, level: int, wanted: str) -> str:
    """One guardian of each level. (ANKH-052)"""
    if wanted == RANDOM:
        return g.draw([kind for kind in GUARDIANS if GUARDIAN_LEVEL[kind] == level])
    return wanted


def stack_devotion(g: Ankh) -> None:
    """Tokens are stacked on space 0 from the last seat to the first. (ANKH-044, ANKH-045)"""
    seats = len(g.players)
    g.ranking = [(g.first + place) % seats for place in range(seats - 1, -1, -1)]


def lay_out(g: Ankh) -> None:
    """The scenario's camels, tokens, monuments and figures are placed by seat number. (ANKH-049 to 051)"""
    seats = len(g.players)
    layout = layout_of(g.scenario, seats)
    g.camels = list(layout.camels)
    g.ground = ground_name(find_scenario(g.scenario).board, layout.flooded, g.camels)
    g.tell("scenario_laid_out", g.scenario)
    for space, number in layout.order.items():
        g.order[g.map().region_of[space][0]] = number
    for space, (kind, owner) in layout.monuments.items():
        side = NOBODY if owner == NOBODY else (g.first + owner) % seats
        g.monuments[space] = (kind, side)
        g.supply[kind] -= 1
        if side != NOBODY:
            g.players[side].ankhs -= 1
    for space, (place, kind) in layout.figures.items():
        side = (g.first + place) % seats
        g.figures[space] = (side, kind)
        if kind == WARRIOR:
            g.players[side].warriors -= 1


# -- gods ----------------------------------------------------------------------------------------


def assign_gods(g: Ankh, wanted: tuple[str, ...]) -> None:
    """Agreed gods first, then those that players choose in turn, then the rest at random. (ANKH-040, 055)"""
    seats = [(g.first + place) % len(wanted) for place in range(len(wanted))]
    for seat in seats:
        if wanted[seat] in GODS:
            g.then(take_god, seat, wanted[seat])
    for seat in seats:
        if wanted[seat] == CHOOSE:
            g.then(ask_god, seat)
    for seat in seats:
        if wanted[seat] == RANDOM:
            g.then(draw_god, seat)
    g.then(turn, g.first)


def ask_god(g: Ankh, seat: Seat) -> None:
    g.ask(seat, PICK_GOD, god_chosen)


def offer_god(g: Ankh, seat: Seat) -> list[Choice]:
    taken = [player.god for player in g.players]
    return [("god", god) for god in GODS if god not in taken]


def forbids_god(g: Ankh, seat: Seat, choice: Choice) -> str:
    if choice[0] != "god" or choice[1] not in GODS:
        return NOT_AN_ANSWER
    return "" if choice in offer_god(g, seat) else "ANKH-001"


def god_chosen(g: Ankh, seat: Seat, choice: Choice) -> None:
    take_god(g, seat, choice[1])


PICK_GOD: Final = Question("pick_god", offer_god, forbids_god)


def draw_god(g: Ankh, seat: Seat) -> None:
    take_god(g, seat, g.draw([god for _, god in offer_god(g, seat)]))


def take_god(g: Ankh, seat: Seat, god: str) -> None:
    """The god brings its ability and its tokens. (ANKH-041, ANKH-339)"""
    player = g.players[seat]
    player.god = god
    player.abilities = [god]
    if god == RA:
        player.suns = g.box.pop("sun")
    elif god == OSIRIS:
        player.underworlds = g.box.pop("underworld")
    elif god == AMUN:
        player.amun_up = True
    g.tell("god_taken", seat, god)
