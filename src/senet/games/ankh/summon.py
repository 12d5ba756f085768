"""Summon Figure: the normal summon, and those of pyramids and of the Underworld. (ANKH-120 to 127)"""

from __future__ import annotations

from typing import Final

from senet.games.ankh.components import ANUBIS, APEP, OSIRIS, PYRAMID, PYRAMID_ATTUNED, SUMMON, WARRIOR
from senet.games.ankh.deaths import side_of_god
from senet.games.ankh.figures import summoned
from senet.games.ankh.table import NOBODY, Ankh
from senet.games.ankh.table_summon import NORMAL, UNDERWORLD, Summons, ransoms, summon_spaces
from senet.kernel.game import NOT_AN_ANSWER, PASS, Choice, Question, Seat

RANSOM: Final = "ransom"  # a warrior that Anubis has trapped


def summon_figure(g: Ankh, seat: Seat) -> None:
    """One summon, one more for each pyramid with Pyramid-Attuned, and one onto an Underworld token for
    Osiris. (ANKH-120, ANKH-125, ANKH-325, ANKH-327, ANKH-358)"""
    side = g.sides[seat]
    summons = [NORMAL]
    if g.has(side, PYRAMID_ATTUNED):
        summons += g.controlled(side, PYRAMID)
    if g.can(side, OSIRIS):
        summons.append(UNDERWORLD)
    if len(offer_newcomer(g, seat, tuple(summons))) == 1:
        g.tell("action_without_effect", seat, SUMMON)
    g.then(ask_newcomer, seat, tuple(summons))


def ask_newcomer(g: Ankh, seat: Seat, left: Summons) -> None:
    """The player names the next figure to summon, or stops. (ANKH-081, ANKH-127)"""
    if left:
        g.ask(seat, SUMMON_FIGURE, newcomer_chosen, left)


def offer_newcomer(g: Ankh, seat: Seat, left: Summons) -> list[Choice]:
    kinds = [PASS]
    player = g.dashboard(seat)
    if player.warriors:
        kinds.append(("summon", WARRIOR))
    for kind in player.guardians:
        if ("summon", kind) not in kinds:
            kinds.append(("summon", kind))
    if ransoms(g, g.sides[seat]):
        kinds.append((RANSOM, WARRIOR))
    if len(kinds) == 1:
        return kinds
    roomy = bool(summon_spaces(g, seat, WARRIOR, left))
    if roomy:
        return kinds
    return [c for c in kinds if c == PASS or (c[1] == APEP and summon_spaces(g, seat, APEP, left))]


def forbids_newcomer(g: Ankh, seat: Seat, choice: Choice, left: Summons) -> str:
    verb, kind = choice
    if choice == PASS:
        return ""
    player = g.dashboard(seat)
    if verb == "summon":
        if not (kind in player.guardians or (kind == WARRIOR and player.warriors)):
            return "ANKH-120"
    elif verb == RANSOM and kind == WARRIOR:
        if not ransoms(g, g.sides[seat]):
            return "ANKH-351"
    else:
        return NOT_AN_ANSWER
    return "" if summon_spaces(g, seat, kind, left) else "ANKH-124"


def newcomer_chosen(g: Ankh, seat: Seat, choice: Choice, left: Summons) -> None:
    if choice != PASS:
        g.ask(seat, SUMMON_SPACE, summon_space_chosen, choice[1], choice[0] == RANSOM, left)


SUMMON_FIGURE: Final = Question("summon_figure", offer_newcomer, forbids_newcomer)


# -- the space -----------------------------------------------------------------------------------


def offer_summon_space(g: Ankh, seat: Seat, kind: str, ransomed: bool, left: Summons) -> list[Choice]:
    return [("space", space) for space in summon_spaces(g, seat, kind, left)]


def forbids_summon_space(
    g: Ankh, seat: Seat, choice: Choice, kind: str, ransomed: bool, left: Summons
) -> str:
    verb, space = choice
    land, side = g.map().land, g.sides[seat]
    if verb != "space":
        return NOT_AN_ANSWER
    if space not in land.rank:
        return "ANKH-104"
    if not g.is_free(space):
        return "ANKH-010"
    if not land.is_land[space] and kind != APEP:
        return "ANKH-011"
    if not g.may_appear(side, space):
        return "ANKH-535"
    if any(not forbids_summon(g, side, kind, space, summon) for summon in left):
        return ""
    if NORMAL not in left:
        return "ANKH-358" if left == (UNDERWORLD,) else "ANKH-325"
    around = land.neighbours[space]
    if any(g.figures.get(other, (NOBODY, ""))[0] == side for other in around):
        return "ANKH-121"
    if any(other in g.monuments for other in around):
        return "ANKH-122"
    return "ANKH-120"


def summon_space_chosen(
    g: Ankh, seat: Seat, choice: Choice, kind: str, ransomed: bool, left: Summons
) -> None:
    g.ask(seat, SUMMON_USE, summon_use_chosen, kind, ransomed, choice[1], left)


SUMMON_SPACE: Final = Question("summon_space", offer_summon_space, forbids_summon_space)


# -- which of the summons it was -----------------------------------------------------------------


def offer_summon_use(
    g: Ankh, seat: Seat, kind: str, ransomed: bool, space: str, left: Summons
) -> list[Choice]:
    side = g.sides[seat]
    return [("use", summon) for summon in left if not forbids_summon(g, side, kind, space, summon)]


def forbids_summon_use(
    g: Ankh, seat: Seat, choice: Choice, kind: str, ransomed: bool, space: str, left: Summons
) -> str:
    if choice[0] != "use":
        return NOT_AN_ANSWER
    if choice[1] not in left:
        return "ANKH-127"
    return forbids_summon(g, g.sides[seat], kind, space, choice[1])


def summon_use_chosen(
    g: Ankh, seat: Seat, choice: Choice, kind: str, ransomed: bool, space: str, left: Summons
) -> None:
    """The figure comes from the pool, or for 1 follower from Anubis. (ANKH-120, ANKH-351, ANKH-352)"""
    side, player = g.sides[seat], g.dashboard(seat)
    if ransomed:
        keeper = side_of_god(g, ANUBIS)
        g.players[keeper].trapped.remove(side)
        g.players[keeper].followers += 1
        player.followers -= 1
        g.tell("warrior_ransomed", seat, g.team(keeper), side)
    elif kind == WARRIOR:
        player.warriors -= 1
    else:
        player.guardians.remove(kind)
    g.figures[space] = (side, kind)
    g.tell("figure_summoned", seat, kind, space, side)
    summoned(g, seat, space)
    rest = list(left)
    rest.remove(choice[1])
    g.then(ask_newcomer, seat, tuple(rest))


SUMMON_USE: Final = Question("summon_use", offer_summon_use, forbids_summon_use)


def forbids_summon(g: Ankh, side: Seat, kind: str, space: str, summon: str) -> str:
    """The rule that forbids using this summon for a free space, or ""."""
    ground = g.map()
    if summon == UNDERWORLD:
        return "" if space in g.underworlds else "ANKH-358"
    if summon != NORMAL:
        return "" if space in ground.adjacent[summon] else "ANKH-325"
    if not ground.land.is_land[space]:
        return "" if kind == APEP else "ANKH-011"
    if g.is_near_own(side, space):
        return ""
    for other in ground.adjacent[space]:
        if g.monuments.get(other, ("", NOBODY))[1] == side:
            return ""
    return "ANKH-120"
