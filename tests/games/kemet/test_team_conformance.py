"""Teams through the conformance kit: random games, and late positions with many mixed troops."""

import random

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.position import as_teams
from senet.games.kemet.table import Kemet
from senet.kernel.conformance import Position, check_determinism, check_playout, quick_playout, thorough
from senet.kernel.match import new_match
from senet.kernel.play import choices, choose, deciders
from tests.games.kemet.test_conformance import chapters, refusals_survive_nonsense, rich
from tests.games.words import decider

TEAMS = [(4, {}), (6, {"teams": "2v2v2"}), (6, {"teams": "3v3"})]
SPLITS = {4: (0, 1, 0, 1), 5: (0, 1, 0, 1, 0)}


@pytest.mark.parametrize("gods", [False, True])
@pytest.mark.parametrize(("seats", "options"), TEAMS)
def test_random_team_games_conform(seats, options, gods):
    agreed = {
        "mode": "team",
        "round_limit": 2,
        "gods": gods,
        "open_hands": not gods,
        "renewal": gods,
        **options,
    }
    check_playout(BOX, seats, seats, agreed, checks=thorough, every=29)


@pytest.mark.parametrize(("seats", "options"), TEAMS)
def test_many_random_team_games_end(seats, options):
    for seed in range(3):
        agreed = {"mode": "team", "round_limit": 4, "renewal": bool(seed % 2), "gods": seed == 2, **options}
        assert quick_playout(BOX, seats, seed, agreed) > 100


def test_the_same_choices_lead_to_the_same_team_game():
    check_determinism(BOX, 4, 1, {"mode": "team", "round_limit": 2})


def mixed(seed: int) -> Kemet:
    """A late position of two teams in which many troops are mixed and some are full."""
    g = as_teams(rich(seed, 4), *SPLITS[4])
    rng = random.Random(seed)
    for seat, player in enumerate(g.players):
        mate = g.players[(seat + 2) % 4]
        for area in list(player.troops):
            room = min(5 - player.troops[area] - mate.troops.get(area, 0), mate.supply)
            if room > 0 and rng.random() < 0.7:
                units = rng.randint(1, room)
                mate.troops[area] = mate.troops.get(area, 0) + units
                mate.supply -= units
    return g


@pytest.mark.parametrize("seed", range(18))
def test_rich_positions_of_teams_conform(seed):
    rng = random.Random(seed)
    g = mixed(seed)
    chapters(g, seed)
    match = new_match(BOX, 4, {"mode": "team"}, b"s" * 32)
    match.game = g
    at_ = Position(BOX, 4, match, rng, BOX.inventory(g))
    for n in range(40):
        if not deciders(g):
            break
        if n % 4 == 0:
            for check in thorough:
                check(at_)
            refusals_survive_nonsense(g)
        seat = rng.choice(deciders(g))
        choose(g, seat, rng.choice(choices(g, seat)))


@pytest.mark.rule("KEMET-247", "KEMET-248", "KEMET-354")
@pytest.mark.parametrize("seed", range(6))
def test_limits_of_mixed_troops_hold_after_every_action(seed):
    from senet.games.kemet.table import within_limits

    g = BOX.start(4, {"mode": "team", "round_limit": 4, "gods": seed % 2 == 0}, bytes([seed]) * 32)
    assert isinstance(g, Kemet)
    rng = random.Random(seed)
    while deciders(g):
        if (
            g.move is None
            and g.placing is None
            and g.battle is None
            and g.flow.decision.question.name == "plan"
        ):
            for seat in range(4):
                for area in g.board.areas:
                    members = g.members_in(seat, area)
                    assert not members or g.units_in(seat, area) <= g.limit_of(members)
                    assert within_limits(g.company(seat, area))
                    assert not g.company(seat, area) or members
                    assert not (members and g.god_near(seat, area))
        seat = decider(g)
        choose(g, seat, rng.choice(choices(g, seat)))
