"""Teams: the turn order, at the start and from night step 9. Teams always alternate."""

from __future__ import annotations

from typing import Final

from senet.games.kemet.table import NOBODY, Kemet
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat, number

SUPREME_POWER: Final = "amber_supreme_power"


def teams_of(g: Kemet) -> list[int]:
    """The numbers of the teams."""
    return sorted({player.team for player in g.players})


def captain(g: Kemet, team: int) -> Seat:
    """Who decides for a team when no troop is concerned. (KEMET-341)"""
    return g.spokesman(next(seat for seat, player in enumerate(g.players) if player.team == team), "")


# -- which marker (KEMET-244, KEMET-264) -----------------------------------------------------------------


def offer_marker(g: Kemet, seat: Seat, *group: int) -> list[Choice]:
    return [("seat", str(ally)) for ally in g.allies(seat) if ally not in g.track]


def forbids_marker(g: Kemet, seat: Seat, choice: Choice, *group: int) -> str:
    if choice[0] != "seat":
        return NOT_AN_ANSWER
    return (
        ""
        if choice in offer_marker(g, seat)
        else "KEMET-244"
        if g.round == 1 and not g.night_step
        else "KEMET-264"
    )


MARKER: Final = Question("marker", offer_marker, forbids_marker)


# -- the first order (KEMET-244) -------------------------------------------------------------------------


def first_order(g: Kemet) -> None:
    """Each team picks a marker; these are shuffled onto the track, and the other markers follow. (KEMET-244)"""
    teams = teams_of(g)
    g.track = [NOBODY] * len(g.players)
    for team in teams:
        g.then(ask_first_marker, team)
    g.then(shuffle_first)
    for group in range(1, len(g.players) // len(teams)):
        for place in range(len(teams)):
            g.then(ask_next_marker, group, place)
    g.then(fix_first_order)


def ask_first_marker(g: Kemet, team: int) -> None:
    """One team picks the marker of the member who plays first. (KEMET-244)"""
    g.ask(captain(g, team), MARKER, first_marker_chosen)


def first_marker_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The markers of the first group are known, but not yet their order. (KEMET-244)"""
    member = int(choice[1])
    g.track[g.track.index(NOBODY)] = member
    g.tell("first_marker", member)


def shuffle_first(g: Kemet) -> None:
    """The first group is put in random order. (KEMET-244)"""
    picked = [seat for seat in g.track if seat != NOBODY]
    for place in range(len(picked)):
        g.track[place] = g.draw(picked)
    g.tell("first_order", tuple(seat for seat in g.track if seat != NOBODY))


def ask_next_marker(g: Kemet, group: int, place: int) -> None:
    """The next markers follow in the order of the teams; each team chooses its member. (KEMET-244, KEMET-265)"""
    leader = g.track[place]
    g.ask(g.spokesman(leader, ""), NEXT_MARKER, next_marker_chosen, group, place)


def next_marker_chosen(g: Kemet, seat: Seat, choice: Choice, group: int, place: int) -> None:
    """The marker is put on the track. (KEMET-244, KEMET-265)"""
    member, space = int(choice[1]), group * len(teams_of(g)) + place
    g.track[space] = member
    g.tell("position", member, space + 1)


NEXT_MARKER: Final = Question("next_marker", offer_marker, forbids_marker)


def fix_first_order(g: Kemet) -> None:
    """Two teammates never play directly after each other. (KEMET-244)"""
    before, g.order = g.order, g.track
    g.track = []
    g.tell("order", tuple(g.order), tuple(before))


# -- night step 9 (KEMET-264, KEMET-265) -----------------------------------------------------------------


def destiny_of_teams(g: Kemet) -> None:
    """From the fewest Fame points up, each team puts a marker on one of the first spaces. (KEMET-264)"""
    teams = teams_of(g)
    leftmost = [g.players[seat].team for seat in g.order]
    ranks = sorted([(g.team_fame(captain(g, team)), leftmost.index(team), team) for team in teams])
    waiting = [team for _, _, team in ranks]
    first = [t for t in waiting if any(p.team == t and SUPREME_POWER in p.tiles for p in g.players)]
    waiting = [*first, *(team for team in waiting if team not in first)]
    for team in waiting:
        g.then(ask_marker, team)
    for group in range(1, len(g.players) // len(teams)):
        for team in waiting:
            g.then(follow_team, group, team)


def ask_marker(g: Kemet, team: int) -> None:
    """The team's spokesman chooses the member, then the space. (KEMET-264, KEMET-341)"""
    g.ask(captain(g, team), MARKER, marker_chosen)


def marker_chosen(g: Kemet, seat: Seat, choice: Choice) -> None:
    """The member is chosen; next, one of the first spaces. (KEMET-264)"""
    g.ask(seat, TEAM_SPACE, team_space_chosen, int(choice[1]))


def offer_team_space(g: Kemet, seat: Seat, member: Seat) -> list[Choice]:
    spaces: list[Choice] = [("position", str(space)) for space in range(1, len(teams_of(g)) + 1)]
    return [choice for choice in spaces if not forbids_team_space(g, seat, choice, member)]


def forbids_team_space(g: Kemet, seat: Seat, choice: Choice, member: Seat) -> str:
    """A free space among the first ones, as many as there are teams. (KEMET-264)"""
    if choice[0] != "position":
        return NOT_AN_ANSWER
    place = number(choice[1])
    free = 0 < place <= len(teams_of(g)) and g.track[place - 1] == NOBODY
    return "" if free else "KEMET-264"


def team_space_chosen(g: Kemet, seat: Seat, choice: Choice, member: Seat) -> None:
    """The marker is put on the track. (KEMET-264)"""
    g.track[int(choice[1]) - 1] = member
    g.tell("position", member, int(choice[1]))


TEAM_SPACE: Final = Question("team_space", offer_team_space, forbids_team_space)


def follow_team(g: Kemet, group: int, team: int) -> None:
    """The later markers repeat the order of the teams. (KEMET-265)"""
    place = next(i for i, seat in enumerate(g.track) if g.players[seat].team == team)
    g.then(ask_next_marker, group, place)
