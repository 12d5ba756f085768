"""Teams: who plays together, and the units that teammates lend each other at the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from senet.games.kemet.agreement import team_count
from senet.games.kemet.effects import add_units
from senet.games.kemet.table import TEAM, Kemet
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat


def form_teams(g: Kemet, options: Mapping[str, Any]) -> None:
    """Teams as agreed; players without a chosen team get a free place at random. (KEMET-011, KEMET-340)"""
    g.mode = TEAM
    g.open_hands = bool(options["open_hands"])
    wanted = list(options["team_of"])
    teams = team_count(len(g.players), options)
    places = [team for team in range(1, teams + 1) for _ in range(len(g.players) // teams)]
    for team in wanted:
        if team in places:
            places.remove(team)
    for seat, player in enumerate(g.players):
        player.team = wanted[seat] - 1 if isinstance(wanted[seat], int) else g.draw(places) - 1
        player.assemble = True
    for number in range(teams):
        members = [seat for seat, player in enumerate(g.players) if player.team == number]
        g.tell("team", number + 1, tuple(members))


# -- the unit of a teammate (KEMET-245) ------------------------------------------------------------------


def ask_ally(g: Kemet, seat: Seat, district: str) -> None:
    """One unit of a teammate joins; with two teammates, one in each of the two districts. (KEMET-245)"""
    g.ask(seat, INVITE, ally_chosen, district)


def offer_ally(g: Kemet, seat: Seat, district: str) -> list[Choice]:
    others = [ally for ally in g.allies(seat) if ally != seat]
    if len(others) > 1:
        own = g.districts(seat)
        others = [ally for ally in others if not any(d in g.players[ally].troops for d in own)]
    return [("seat", str(ally)) for ally in others]


def forbids_ally(g: Kemet, seat: Seat, choice: Choice, district: str) -> str:
    if choice[0] != "seat":
        return NOT_AN_ANSWER
    return "" if choice in offer_ally(g, seat, district) else "KEMET-245"


def ally_chosen(g: Kemet, seat: Seat, choice: Choice, district: str) -> None:
    """The unit comes from the teammate's supply. (KEMET-245)"""
    ally = int(choice[1])
    add_units(g, ally, district, 1)
    g.tell("invited", seat, ally, district)


INVITE: Final = Question("invite", offer_ally, forbids_ally)
