"""Teams: who plays together, the first order, and the first troops."""

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.position import as_teams, at, position
from senet.games.kemet.table import Kemet
from senet.games.kemet.teams.order import first_order
from senet.kernel.chance import seed_from
from senet.kernel.errors import Refused
from senet.kernel.play import choices, choose, deciders, resume
from tests.games.kemet.helpers import two_teams
from tests.games.words import decider, offered, play, question, refused

CITIES = ("nw", "mw", "sw", "se", "me", "ne")


def begun(seats: int, seed: str = "team", **options: object) -> Kemet:
    g = BOX.start(seats, {"mode": "team", **options}, seed_from(seed))
    assert isinstance(g, Kemet)
    return g


def until(g: Kemet, name: str) -> Kemet:
    """The first of all choices until `question` is asked."""
    while question(g) != name:
        seat = decider(g)
        choose(g, seat, choices(g, seat)[0])
    return g


@pytest.mark.rule("KEMET-238")
@pytest.mark.parametrize(
    ("seats", "options", "sizes"),
    [(4, {}, [2, 2]), (6, {}, [2, 2, 2]), (6, {"teams": "2v2v2"}, [2, 2, 2]), (6, {"teams": "3v3"}, [3, 3])],
)
def test_there_are_three_configurations_of_teams(seats, options, sizes):
    teams = [player.team for player in begun(seats, **options).players]
    assert [teams.count(team) for team in sorted(set(teams))] == sizes


@pytest.mark.rule("KEMET-238", "KEMET-340")
@pytest.mark.parametrize(
    ("seats", "options", "field", "words"),
    [
        (3, {"mode": "team"}, "mode", "Team mode is for 4 or 6 seats, not 3."),
        (4, {"mode": "team", "teams": "3v3"}, "teams", "only with 6 seats"),
        (6, {"teams": "3v3"}, "teams", "Option teams is only for team mode: choose mode=team as well."),
        (4, {"team_of": [1, 2, 1, 2]}, "team_of", "only for team mode"),
        (4, {"open_hands": False}, "open_hands", "only for team mode"),
        (4, {"mode": "team", "team_of": [1, 1, 1, 2]}, "team_of", "Team 1 has 2 seats, and no more can play in it."),
        (4, {"mode": "team", "team_of": [1, 3, 1, 3]}, "team_of", "There are 2 teams, so nobody plays in team 3."),
        (4, {"mode": "team", "team_of": [1, 2]}, "team_of", "one for each of 4 seats"),
        (4, {"mode": "team", "teams": "4v4"}, "teams", "Option teams"),
        (6, {"mode": "team", "teams": "2v2"}, "teams", "it can be: 2v2v2, 3v3."),
    ],
)  # fmt: skip
def test_options_that_do_not_go_together_are_refused_in_one_sentence(seats, options, field, words):
    with pytest.raises(Refused, match=r"\.$") as refused:
        BOX.start(seats, options, bytes(32))
    assert refused.value.field == field and words in refused.value.sentence


@pytest.mark.rule("KEMET-340")
def test_teams_are_agreed_on_or_drawn_at_random():
    g = begun(6, teams="3v3", team_of=[2, 1, 1, 2, 2, 1])
    assert [player.team for player in g.players] == [1, 0, 0, 1, 1, 0]
    drawn = {tuple(p.team for p in begun(4, f"{n}").players) for n in range(20)}
    assert len(drawn) == 6
    half = {tuple(p.team for p in begun(4, f"{n}", team_of="1,random,random,2").players) for n in range(20)}
    assert half == {(0, 0, 1, 1), (0, 1, 0, 1)}


@pytest.mark.rule("KEMET-011", "KEMET-340")
def test_every_member_has_a_city_a_board_a_supply_and_cards_of_his_own():
    g = until(begun(4), "start_district")
    assert len({player.city for player in g.players}) == len({player.faction for player in g.players}) == 4
    assert all(len(p.hand) == 2 and p.diversion and p.assemble and p.prayer == 7 for p in g.players)
    classic = BOX.start(4, {}, bytes(32))
    assert isinstance(classic, Kemet) and not any(player.assemble for player in classic.players)


# -- the first order (KEMET-244, EX-03) ----------------------------------------------------------------


def six(*teams: int, seed: str = "six") -> Kemet:
    g = as_teams(position(*(at(city) for city in CITIES), seed=seed), *teams)
    g.phase = "setup"
    resume(g, first_order)
    return g


@pytest.mark.rule("KEMET-244")
def test_ex_03_the_markers_follow_in_the_order_of_the_teams():
    yellow, blue, red, green, violet, black = range(6)
    found = []
    for seed in range(40):
        g = six(0, 0, 1, 1, 2, 2, seed=str(seed))
        play(g, f"0|seat:{yellow}", f"2|seat:{green}", f"4|seat:{black}")
        found.append(tuple(g.order))
        partner = {yellow: blue, green: red, black: violet}
        assert g.order[3:] == [partner[seat] for seat in g.order[:3]]
    assert (black, green, yellow, violet, red, blue) in found
    assert len(set(found)) == 6  # the first three come in any order


@pytest.mark.rule("KEMET-244", "KEMET-341")
def test_teams_of_three_choose_their_second_and_third_member_and_alternate():
    g = six(0, 0, 0, 1, 1, 1)
    assert deciders(g) == [0] and offered(g) == ["seat:0", "seat:1", "seat:2"]
    assert refused(g, "seat:3") == "KEMET-244"
    play(g, "0|seat:2", "3|seat:3")
    first = [0, 3] if g.track[0] == 2 else [3, 0]  # the spokesmen in the order of their teams
    assert deciders(g) == [first[0]] and question(g) == "next_marker"
    play(g, *(f"{seat}|seat:{1 if seat == 0 else 5}" for seat in first))
    assert sorted(g.order) == list(range(6))
    assert [g.players[seat].team for seat in g.order] == [g.players[seat].team for seat in first] * 3
    assert [s for s in g.order if s < 3] == [2, 1, 0] and [s for s in g.order if s > 2] == [3, 5, 4]


# -- the first troops (KEMET-245) ----------------------------------------------------------------------


@pytest.mark.rule("KEMET-245")
def test_a_unit_of_the_teammate_joins_each_of_the_first_troops():
    g = until(begun(4, team_of=[1, 2, 1, 2]), "start_levels")
    for seat, player in enumerate(g.players):
        mate = g.players[(seat + 2) % 4]
        own = [area for area in g.districts(seat) if area in player.troops]
        assert len(own) == 2 and player.supply == 2
        assert all(player.troops[area] == 4 and mate.troops[area] == 1 for area in own)


@pytest.mark.rule("KEMET-245")
def test_in_a_team_of_three_each_teammate_lends_one_unit():
    g = until(begun(6, teams="3v3", team_of=[1, 1, 1, 2, 2, 2]), "invite")
    seat = decider(g)
    mates = [ally for ally in g.allies(seat) if ally != seat]
    assert offered(g) == [f"seat:{mate}" for mate in mates]
    assert refused(g, f"seat:{seat}") == "KEMET-245"
    first = next(area for area in g.districts(seat) if area in g.players[seat].troops)
    play(g, f"seat:{mates[1]}")
    second = next(area for area in g.districts(seat) if area != first)
    play(g, f"area:{second}")
    assert g.players[mates[1]].troops[first] == g.players[mates[0]].troops[second] == 1
    until(g, "start_levels")
    assert all(player.supply == 2 for player in g.players)


@pytest.mark.rule("KEMET-243")
def test_the_city_of_a_teammate_is_not_ones_own():
    from senet.games.kemet.build import build
    from senet.games.kemet.placing import recruit

    mate = at("se", pyramids={"se_west": ("ruby", 1)})
    g = two_teams(at("nw", {"se_west": 2}), at("mw"), mate, at("me"))
    resume(g, recruit, 0)
    assert refused(g, "area:se_west") == "KEMET-080" and "area:nw_north" in offered(g)
    resume(g, build, 0, False)
    assert refused(g, "area:se_west") == "KEMET-065"
