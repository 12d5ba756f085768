"""Phase 5: the ships at the three sites act one after the other; each builds or withdraws."""

from __future__ import annotations

from typing import Final

from senet.games.egizia.action import CHOSEN, could_build, could_build_with, send_home, why_nothing, withdraw
from senet.games.egizia.components import BUILD, BUILD_FIRST, BUILDERS, OVERSEER, PLAYS_IN_VAIN
from senet.games.egizia.maps import BESIDE, EXTRA, NUMBERED, SITES, SPHINX, STOP_OF
from senet.games.egizia.plays import forbids_elsewhere, forbids_free_play, free_plays, play_freely
from senet.games.egizia.sites import build_on
from senet.games.egizia.sphinx import visit_sphinx
from senet.games.egizia.table import NOBODY, Action, Egizia
from senet.games.egizia.tracks import begin_phase, leave_game
from senet.kernel.game import Choice, Question, Seat

BUILD_HERE: Final[Choice] = ("build", "")
WITHDRAW: Final[Choice] = ("withdraw", "")


def build(g: Egizia) -> None:
    """The sites in river order: Sphinx, obelisk and graves, temple and pyramid. (EGIZ-100)"""
    begin_phase(g, BUILD)
    for site in SITES:
        g.then(build_at, site)
    g.then(end_building)


def build_at(g: Egizia, site: str) -> None:
    """Owners of the card for building first; then the numbered spaces from the Nile on, extra ships, and
    speculators. (EGIZ-101, EGIZ-102, EGIZ-218, EGIZ-219)"""
    g.freed = 0
    g.turn = NOBODY
    here = [ship for ship in g.ships if STOP_OF[ship[0]] == site]
    first = [ship for ship in here if BUILD_FIRST in g.players[ship[1]].cards]
    rest = [ship for ship in here if ship not in first]
    for place, seat in first:
        g.then(take_site_turn, seat, place)
    for space in (*NUMBERED[site], EXTRA[site]):
        for place, seat in rest:
            if place == space:
                g.then(take_site_turn, seat, place)
    for place, seat in rest:
        if place == BESIDE[site]:
            g.then(speculate, seat, place)


def end_building(g: Egizia) -> None:
    """The card for building first leaves the game. (EGIZ-218)"""
    for seat, player in enumerate(g.players):
        if BUILD_FIRST in player.cards:
            leave_game(g, seat, BUILD_FIRST)
            g.tell("card_put_away", seat, BUILD_FIRST)


def speculate(g: Egizia, seat: Seat, place: str) -> None:
    """A place that was given up goes to the first waiting speculator; if there is none, the ship goes home.
    (EGIZ-105, EGIZ-106)"""
    if g.freed:
        g.freed -= 1
        g.tell("place_obtained", seat, STOP_OF[place])
        take_site_turn(g, seat, place)
    else:
        send_home(g, seat, place)
        g.tell("speculated_in_vain", seat, STOP_OF[place])


# -- building or withdrawing ---------------------------------------------------------------------------


def take_site_turn(g: Egizia, seat: Seat, place: str) -> None:
    """The ship's owner builds or withdraws; a ship that cannot build withdraws automatically.
    (EGIZ-103, EGIZ-107, EGIZ-245, EGIZ-264)"""
    site = STOP_OF[place]
    if could_build(g, seat, site):
        if g.turn != seat:
            g.turn = seat
            g.tell("site_turn_began", seat, site)
        g.ask(seat, SITE_TURN, site_turn_chosen, place)
    else:
        withdraw(g, seat, place, why_nothing(g, seat, site))


def offer_site_turn(g: Egizia, seat: Seat, place: str) -> list[Choice]:
    return [BUILD_HERE, WITHDRAW, *free_plays(g, seat)]


def forbids_site_turn(g: Egizia, seat: Seat, choice: Choice, place: str) -> str:
    if choice in (BUILD_HERE, WITHDRAW):
        return ""
    return forbids_free_play(g, seat, choice)


def site_turn_chosen(g: Egizia, seat: Seat, choice: Choice, place: str) -> None:
    if choice == BUILD_HERE:
        g.ask(seat, NAME_CREW, crew_chosen, place)
    elif choice == WITHDRAW:
        withdraw(g, seat, place, CHOSEN)
    else:
        g.then(play_freely, seat, *choice)
        g.then(take_site_turn, seat, place)


SITE_TURN: Final = Question("site_turn", offer_site_turn, forbids_site_turn)


# -- naming the builders -------------------------------------------------------------------------------


def may_begin(g: Egizia, seat: Seat, place: str, crew: str, overseer: bool) -> bool:
    """Whether these builders could afford anything, or need not because of an option. (EGIZ-267, EGIZ-276)"""
    return g.holds(PLAYS_IN_VAIN) or could_build_with(g, seat, STOP_OF[place], crew, overseer)


def offer_crew(g: Egizia, seat: Seat, place: str) -> list[Choice]:
    player = g.players[seat]
    ready = player.ready_crews()
    named = [(crew, crew, False) for crew in ready]
    if OVERSEER not in player.tired:
        named += [(f"{crew}+{OVERSEER}", crew, True) for crew in ready]
    return [("crew", noun) for noun, crew, overseer in named if may_begin(g, seat, place, crew, overseer)]


def forbids_crew(g: Egizia, seat: Seat, choice: Choice, place: str) -> str:
    """One ready crew that can build, with or without the ready overseer, never the overseer alone.
    (EGIZ-107, EGIZ-108, EGIZ-109, EGIZ-112, EGIZ-265, EGIZ-267)"""
    if choice in offer_crew(g, seat, place):
        return ""
    verb, noun = choice
    crew, plus, second = noun.partition("+")
    if verb != "crew" or crew not in BUILDERS or (plus and second not in BUILDERS):
        return forbids_elsewhere(choice)
    if crew == OVERSEER:
        return "EGIZ-109"
    if second not in ("", OVERSEER):
        return "EGIZ-108"
    tired = g.players[seat].tired
    return "EGIZ-112" if crew in tired or second in tired else "EGIZ-267"


def crew_chosen(g: Egizia, seat: Seat, choice: Choice, place: str) -> None:
    """The building action begins; its builders cannot be exchanged. (EGIZ-110, EGIZ-265)"""
    crew, _, overseer = choice[1].partition("+")
    site = STOP_OF[place]
    g.action = Action(site, place, [crew], bool(overseer), boost=0, built=[], spent=0)
    g.tell("crew_named", seat, choice[1], site)
    if site == SPHINX:
        visit_sphinx(g, seat)
    else:
        build_on(g, seat)


NAME_CREW: Final = Question("name_crew", offer_crew, forbids_crew)
