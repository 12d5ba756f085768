"""What is agreed before the game: which options go together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from senet.kernel.errors import Refused

CLASSIC: Final = "classic"
TEAM: Final = "team"
SOLO: Final = "solo"
RANDOM: Final = "random"
THREE_A_SIDE: Final = "3v3"
TEAM_SEATS: Final = (4, 6)


def team_count(seats: int, options: Mapping[str, Any]) -> int:
    """2 v 2, 2 v 2 v 2 or 3 v 3. (KEMET-238)"""
    return 3 if seats == 6 and options["teams"] != THREE_A_SIDE else 2


def check_agreement(seats: int, options: Mapping[str, Any]) -> None:
    """Refuse options that do not go together, in a sentence that names the field. (KEMET-238, KEMET-308)"""
    mode = options["mode"]
    if mode == CLASSIC and seats < 2:
        raise Refused(f"Classic mode is for 2 to 6 seats, not {seats}.", field="mode")
    if mode == SOLO and options["gods"]:
        raise Refused("The Gods of Egypt take no part in solo mode.", field="gods")
    if mode == SOLO and seats != 1:
        raise Refused(f"Solo mode against Amon is for 1 seat, not {seats}.", field="mode")
    if mode == TEAM:
        check_teams(seats, options)
    else:
        check_no_teams(options)


def check_teams(seats: int, options: Mapping[str, Any]) -> None:
    """Teams are of equal size, and every seat has a place in one. (KEMET-238, KEMET-340)"""
    if seats not in TEAM_SEATS:
        raise Refused(f"Team mode is for 4 or 6 seats, not {seats}.", field="mode")
    teams = team_count(seats, options)
    size = seats // teams
    for team in options["team_of"]:
        if team != RANDOM and team > teams:
            raise Refused(f"There are {teams} teams, so nobody plays in team {team}.", field="team_of")
        if team != RANDOM and list(options["team_of"]).count(team) > size:
            raise Refused(f"Team {team} has {size} seats, and no more can play in it.", field="team_of")


def check_no_teams(options: Mapping[str, Any]) -> None:
    """Options of team mode are refused in other modes. (KEMET-238)"""
    asked = {
        "teams": options["teams"] == THREE_A_SIDE,
        "team_of": any(team != RANDOM for team in options["team_of"]),
        "open_hands": not options["open_hands"],
    }
    for name, given in asked.items():
        if given:
            raise Refused(f"Option {name} is only for team mode: choose mode=team as well.", field=name)
