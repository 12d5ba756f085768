"""Gods of Egypt in team mode: the rise marker, and Gods among teammates."""

import random

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.acquire import acquire
from senet.games.kemet.components import GODS
from senet.games.kemet.gods.rise import raise_marker
from senet.games.kemet.move import move_action
from senet.games.kemet.night import night
from senet.games.kemet.placing import recruit
from senet.games.kemet.position import at, leads, position
from senet.games.kemet.strength import strength
from senet.games.kemet.table import Kemet, Player
from senet.kernel.conformance import check_playout, thorough
from senet.kernel.play import choices, choose, deciders, resume, seen_by
from tests.games.kemet.helpers import auto_battle, start_battle
from tests.games.words import decider, offered, play, question, refused

HERE = "west_green"


def allied(*players: Player) -> Kemet:
    """Seats 0 and 2 against 1 and 3."""
    g = position(*players)
    g.mode = "team"
    for seat, player in enumerate(g.players):
        player.team = seat % 2
    return g


def four(first: Player, **others: dict[str, int]) -> Kemet:
    """A table at which the first player has a God; `ally` and `foe` are the troops of seats 2 and 1."""
    return allied(first, at("mw", others.get("foe")), at("se", others.get("ally")), at("me"))


def moving(g: Kemet, area: str, *names: str, seat: int = 0) -> Kemet:
    resume(g, move_action, seat, True, False, False)
    return play(g, f"area:{area}", *names)


@pytest.mark.rule("KEMET-308", "KEMET-309", "KEMET-315")
def test_in_teams_the_gods_rise_at_seven_points_of_a_team():
    assert BOX.start(4, {"mode": "team", "gods": True}, b"t" * 32).gods
    g = four(leads(at("nw", fame=3), "seth", ascended=False))
    g.players[2].divine_fame = 3
    raise_marker(g)
    assert not g.risen
    g.players[1].divine_fame = 6
    raise_marker(g)
    assert not g.risen  # six and six, but in different teams
    g.players[2].divine_fame = 4
    raise_marker(g)
    assert g.risen


@pytest.mark.rule("KEMET-317", "KEMET-318")
def test_a_god_keeps_away_from_the_units_of_teammates():
    pyramids = {"nw_north": ("ruby", 4)}
    g = four(leads(at("nw", pyramids=pyramids), "bastet", ascended=False), ally={"nw_south": 2})
    g.risen = True
    resume(g, acquire, 0, "f1_acquire_a")
    play(g, "god:bastet")
    assert offered(g) == ["deploy:nw_north", "deploy:nw_east"]
    g = four(leads(at("nw"), "bastet"), ally={"nw_south": 2})
    resume(g, recruit, 0)
    assert refused(g, "deploy:nw_south") == "KEMET-317"


@pytest.mark.rule("KEMET-354")
def test_teammates_pass_a_god_and_a_god_passes_teammates_but_none_stays():
    g = four(leads(at("nw"), "anubis", "nw_desert"), ally={HERE: 2})
    moving(g, "nw_desert", f"area:{HERE}")
    assert refused(g, "stop") == "KEMET-354"
    play(g, "area:west_inner_temple")
    assert g.players[0].god == "west_inner_temple" and g.players[2].troops == {HERE: 2}
    g = four(leads(at("nw"), "anubis", HERE), ally={"nw_desert": 2})
    moving(g, "nw_desert", seat=2)
    assert refused(g, f"area:{HERE}") == "KEMET-354"
    g.players[2].tiles.append("ruby_priest_of_mafdet")
    moving(g, "nw_desert", f"area:{HERE}", seat=2)
    assert refused(g, "stop") == "KEMET-354" == refused(g, "leave:1")
    play(g, "area:west_inner_temple")
    assert g.players[2].troops == {"west_inner_temple": 2} and g.players[0].god == HERE


@pytest.mark.rule("KEMET-354")
def test_two_gods_of_a_team_pass_each_other():
    players = [leads(at("nw"), "anubis", "nw_desert"), at("mw"), leads(at("se"), "horus", HERE), at("me")]
    g = allied(*players)
    moving(g, "nw_desert", f"area:{HERE}")
    assert refused(g, "stop") == "KEMET-354"
    play(g, "area:west_inner_temple")
    assert (g.players[0].god, g.players[2].god) == ("west_inner_temple", HERE)


@pytest.mark.rule("KEMET-354", "KEMET-310")
def test_no_units_are_added_where_a_teammates_god_stands():
    g = allied(at("nw"), at("mw"), leads(at("se"), "horus", "nw_north"), at("me"))
    resume(g, recruit, 0)
    assert refused(g, "area:nw_north") == "KEMET-354" and "area:nw_south" in offered(g)


@pytest.mark.rule("KEMET-322")
def test_horus_may_land_in_the_city_of_a_teammate():
    g = four(leads(at("nw"), "horus", HERE))
    moving(g, HERE)
    assert "teleport:se_north" in offered(g) and refused(g, "teleport:mw_north") == "KEMET-322"


@pytest.mark.rule("KEMET-311")
def test_the_owner_of_an_attacked_god_defends_it():
    g = allied(at("mw", {"mw_desert": 3}), leads(at("nw"), "seth", HERE), at("me"), at("se"))
    moving(g, "mw_desert", f"area:{HERE}")
    assert g.battle is not None and [side.seat for side in g.battle.sides] == [0, 1]
    assert strength(g, *reversed(g.battle.sides)) == 7


@pytest.mark.rule("KEMET-322")
def test_anubis_gathers_units_in_mixed_troops_of_his_own():
    g = allied(
        leads(at("nw", {"west_obelisk": 1}), "anubis", HERE),
        at("mw", {HERE: 3}),
        at("se", {"west_obelisk": 2, "nw_desert": 1}),
        at("me"),
    )
    auto_battle(g, HERE, 0, 1, ("chariot_raid", "chariot_raid"))
    while question(g) != "place_where":
        play(g, "pass" if "pass" in offered(g) else offered(g)[0])
    assert "area:west_obelisk" in offered(g) and refused(g, "area:nw_desert") == "KEMET-322"
    play(g, "area:west_obelisk")
    assert offered(g) == ["units:1", "units:2"]  # the limit of a mixed troop is five


@pytest.mark.rule("KEMET-320", "KEMET-322")
def test_a_god_in_a_temple_counts_for_its_owner_at_night():
    g = allied(
        leads(at("nw"), "bastet", "delta_temple"), at("mw"), at("se", {"west_inner_temple": 1}), at("me")
    )
    resume(g, night)
    play(g, "pass")  # no offering
    assert [player.divine_fame for player in g.players] == [1, 0, 0, 0]


@pytest.mark.rule("KEMET-148", "KEMET-322")
def test_a_god_at_home_of_a_teammate_has_no_bonus_without_its_units():
    g = allied(leads(at("nw"), "anubis", "se_north"), at("mw", {"se_north": 2}), at("se"), at("me"))
    start_battle(g, "se_north", 0, 1)
    assert g.battle is not None and strength(g, *g.battle.sides) == 7


@pytest.mark.parametrize("teams", ["2v2", "2v2v2", "3v3"])
def test_random_games_of_teams_with_gods_conform(teams):
    options: dict[str, object] = {"mode": "team", "gods": True, "round_limit": 2}
    if teams != "2v2":
        options["teams"] = teams
    check_playout(BOX, 4 if teams == "2v2" else 6, 5, options, checks=thorough, every=53)


def test_gods_come_into_play_in_random_team_games():
    g = BOX.start(4, {"mode": "team", "gods": True, "round_limit": 16}, b"r" * 32)
    assert isinstance(g, Kemet)
    rng = random.Random(3)
    stood: set[str] = set()
    while deciders(g):
        seat = decider(g)
        offers = choices(g, seat)
        godly = [choice for choice in offers if choice[0] in ("god", "deploy")]
        choose(g, seat, rng.choice(godly or offers))
        for player in g.players:
            if player.god:
                stood.add(player.faction)
                mates = [mate for mate in g.players if mate.team == player.team]
                if g.move is None:
                    assert not any(player.god in mate.troops for mate in mates)
    assert len(stood) >= 2 and stood <= set(GODS)
    assert seen_by(g, 0).players[1].ascended == g.players[1].ascended
