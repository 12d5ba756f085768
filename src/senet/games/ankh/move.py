"""Move Figures: figure by figure, through anything, onto empty land. (ANKH-100 to 109, ANKH-387 to 391)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import APEP, OSIRIS, PUSH_ACROSS, SATET, SCORPION
from senet.games.ankh.figures import ask_aim, shift
from senet.games.ankh.table import Ankh
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat


def move_figures(g: Ankh, seat: Seat) -> None:
    """Each figure of the side may move once, up to 3 spaces. (ANKH-100, ANKH-101)"""
    g.then(ask_mover, seat, ())


def ask_mover(g: Ankh, seat: Seat, moved: tuple[str, ...]) -> None:
    """The player names the next figure to move, or stops. (ANKH-081, ANKH-101)"""
    g.ask(seat, MOVE_FIGURE, mover_chosen, moved)


def offer_mover(g: Ankh, seat: Seat, moved: tuple[str, ...]) -> list[Choice]:
    side = g.sides[seat]
    offered: list[Choice] = [PASS]
    for space, figure in g.figures.items():
        if figure[0] == side and space not in moved and can_move(g, side, figure[1], space):
            offered.append(("figure", space))
    return offered


def forbids_mover(g: Ankh, seat: Seat, choice: Choice, moved: tuple[str, ...]) -> str:
    verb, space = choice
    if choice == PASS:
        return ""
    if verb != "figure":
        return NOT_AN_ANSWER
    figure = g.occupant(space)
    if figure is None:
        return "ANKH-108"
    if figure[0] != g.sides[seat]:
        return "ANKH-100"
    if space in moved:
        return "ANKH-101"
    return "" if can_move(g, figure[0], figure[1], space) else "ANKH-103"


def mover_chosen(g: Ankh, seat: Seat, choice: Choice, moved: tuple[str, ...]) -> None:
    if choice != PASS:
        g.ask(seat, MOVE_TO, end_chosen, choice[1], moved)


MOVE_FIGURE: Final = Question("move_figure", offer_mover, forbids_mover)


def offer_end(g: Ankh, seat: Seat, start: str, moved: tuple[str, ...]) -> list[Choice]:
    side, kind = g.figures[start]
    reach = g.map().land.reach[start]
    if kind == SATET:
        return [("space", end) for end in reach if not forbids_move(g, side, kind, start, end)]
    figures, monuments, gates = g.figures, g.monuments, g.underworlds
    if gates and not g.can(side, OSIRIS):
        return [("space", s) for s in reach if s not in figures and s not in monuments and s not in gates]
    return [("space", s) for s in reach if s not in figures and s not in monuments]


def forbids_end(g: Ankh, seat: Seat, choice: Choice, start: str, moved: tuple[str, ...]) -> str:
    if choice[0] != "space":
        return NOT_AN_ANSWER
    side, kind = g.figures[start]
    return forbids_move(g, side, kind, start, choice[1])


def end_chosen(g: Ankh, seat: Seat, choice: Choice, start: str, moved: tuple[str, ...]) -> None:
    end = choice[1]
    if end in g.figures:
        g.ask(seat, PUSH_TO, target_chosen, start, end, moved)
    else:
        figure_moves(g, seat, start, end, moved)


MOVE_TO: Final = Question("move_to", offer_end, forbids_end)


def figure_moves(g: Ankh, seat: Seat, start: str, end: str, moved: tuple[str, ...]) -> None:
    """The figure arrives; a Scorpion aims; then the next figure. (ANKH-101, ANKH-396)"""
    shift(g, start, end)
    g.tell("figure_moved", seat, g.figures[end][1], start, end)
    if g.figures[end][1] == SCORPION:
        g.then(ask_aim, seat, end)
    g.then(ask_mover, seat, (*moved, end))


def can_move(g: Ankh, side: Seat, kind: str, start: str) -> bool:
    return any(not forbids_move(g, side, kind, start, end) for end in g.map().land.reach[start])


def forbids_move(g: Ankh, side: Seat, kind: str, start: str, end: str) -> str:
    """The rule that keeps a figure from moving from `start` to `end`, or "". (ANKH-103, ANKH-109)"""
    land = g.map().land
    if end not in land.rank:
        return "ANKH-104"
    if end == start:
        return "ANKH-106"
    if not land.is_land[end]:
        return "ANKH-391" if kind == APEP else "ANKH-388" if kind == SATET else "ANKH-011"
    if end not in land.reach[start]:
        return "ANKH-100"
    if end in g.underworlds and not g.can(side, OSIRIS):
        return "ANKH-362"
    if end in g.monuments:
        return "ANKH-103"
    other = g.occupant(end)
    if other is None:
        return ""
    if kind != SATET:
        return "ANKH-103"
    if other[0] == side or not pushes(g, start, end):
        return "ANKH-388"
    return ""


# -- Satet ---------------------------------------------------------------------------------------


def pushes(g: Ankh, start: str, end: str) -> list[Choice]:
    """Where Satet, coming from `start`, can push the figure on `end`. (ANKH-387 to 389)"""
    return [("space", s) for s in g.map().land.neighbours[end] if not forbids_push(g, start, end, s)]


def forbids_push(g: Ankh, start: str, end: str, target: str) -> str:
    ground = g.map()
    if target not in ground.land.neighbours[end]:
        return "ANKH-387"
    if not ground.land.is_land[target] or target in g.monuments:
        return "ANKH-387"
    if target in g.figures and target != start:
        return "ANKH-387"
    if target in g.underworlds and not g.can(g.figures[end][0], OSIRIS):
        return "ANKH-362"
    if target not in ground.adjacent[end] and not g.holds(PUSH_ACROSS):
        return "ANKH-389"
    return ""


def offer_target(g: Ankh, seat: Seat, start: str, end: str, moved: tuple[str, ...]) -> list[Choice]:
    return pushes(g, start, end)


def forbids_target(g: Ankh, seat: Seat, choice: Choice, start: str, end: str, moved: tuple[str, ...]) -> str:
    return forbids_push(g, start, end, choice[1]) if choice[0] == "space" else NOT_AN_ANSWER


def target_chosen(g: Ankh, seat: Seat, choice: Choice, start: str, end: str, moved: tuple[str, ...]) -> None:
    """Satet takes the space and the figure there is pushed; if it is a Scorpion its owner aims it at
    once, in another's turn. (ANKH-387, ANKH-396, ANKH-430)"""
    target = choice[1]
    satet, satet_radiant = g.figures.pop(start), start in g.radiant
    if satet_radiant:
        g.radiant.remove(start)
    shift(g, end, target)
    g.figures[end] = satet
    if satet_radiant:
        g.radiant.append(end)
    g.tell("figure_moved", seat, SATET, start, end)
    owner, kind = g.figures[target]
    g.tell("figure_pushed", g.team(owner), kind, end, target)
    if kind == SCORPION:
        g.then(ask_aim, owner, target)
    g.then(ask_mover, seat, (*moved, end))


PUSH_TO: Final = Question("push_to", offer_target, forbids_target)
