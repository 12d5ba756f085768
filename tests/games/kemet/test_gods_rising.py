"""Gods of Egypt: who may have a God, and how it comes to the board."""

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.acquire import acquire
from senet.games.kemet.agreement import check_agreement
from senet.games.kemet.components import FACTIONS, GODS
from senet.games.kemet.gods.rise import raise_marker
from senet.games.kemet.night import night
from senet.games.kemet.placing import recruit, start_placing
from senet.games.kemet.position import at, leads, position
from senet.games.kemet.table import CITY, Kemet
from senet.games.kemet.turn import gold_action, next_turn
from senet.kernel.errors import Refused
from senet.kernel.play import choices, choose, deciders, resume
from tests.games.kemet.helpers import auto_battle
from tests.games.words import decider, offered, play, question, refused

TALL = {"nw_north": ("ruby", 4), "nw_east": ("onyx", 2)}


def before_the_tile(
    god: str = "bastet", *, risen: bool = True, troops: dict[str, int] | None = None, **more
) -> Kemet:
    """Seat 0 has a pyramid of level 4 and could acquire the God tile."""
    player = leads(at("nw", troops, pyramids=TALL, **more), god, ascended=False)
    g = position(player, at("mw"), map=3)
    g.risen = risen
    return g


def acquiring(g: Kemet, space: str = "f1_acquire_a") -> Kemet:
    resume(g, acquire, 0, space)
    return g


@pytest.mark.rule("KEMET-308")
def test_gods_join_the_classic_game_but_not_the_solo_one():
    assert BOX.start(2, {"gods": True}, b"g" * 32).gods
    assert not BOX.start(2, {}, b"g" * 32).gods
    options = {"mode": "solo", "gods": True}
    with pytest.raises(Refused) as refused:
        check_agreement(1, options)
    assert refused.value.field == "gods"


@pytest.mark.rule("KEMET-309")
def test_everybody_chooses_another_god():
    g = BOX.start(3, {"gods": True}, b"g" * 32)
    assert isinstance(g, Kemet) and set(GODS) == set(FACTIONS)
    play(g, "faction:horus", offered_city(g))
    assert refused(g, "faction:horus") == "KEMET-309" and "faction:seth" in offered(g)
    assert not g.risen and not any(player.ascended or player.god for player in g.players)


def offered_city(g: Kemet) -> str:
    return f"city:{g.board.cities[0]}"


@pytest.mark.rule("KEMET-309", "KEMET-314", "KEMET-315")
def test_the_gods_rise_when_somebody_has_four_points_at_the_end_of_a_turn():
    g = before_the_tile(risen=False)
    g.players[1].divine_fame = 2
    acquiring(g)
    assert refused(g, "god:bastet") == "KEMET-315"
    raise_marker(g)
    assert not g.risen  # three points: the pyramid of seat 0 and two of seat 1 are not one player's
    g.players[1].divine_fame = 4
    acquiring(g)
    assert refused(g, "god:bastet") == "KEMET-315"  # not during the turn
    resume(g, next_turn)
    assert g.risen
    g.players[1].divine_fame = 0
    acquiring(g)
    assert "god:bastet" in offered(g)  # for ever


@pytest.mark.rule("KEMET-315")
def test_the_marker_is_checked_after_every_night_step_too():
    g = before_the_tile(risen=False, troops={"sanctuary": 2}, fame=2)
    resume(g, night)
    assert question(g) == "make_offering" and not g.risen
    play(g, "offer")  # the fourth point: two, the pyramid and the offering
    assert g.risen


@pytest.mark.rule("KEMET-314")
def test_the_god_tile_needs_a_level_four_pyramid_its_space_and_four_points():
    g = acquiring(before_the_tile(), "f1_acquire_b")
    assert refused(g, "god:bastet") == "KEMET-314"  # the token lies on the onyx space
    g = before_the_tile(prayer=3)
    acquiring(g)
    assert refused(g, "god:bastet") == "KEMET-004"
    g = before_the_tile()
    g.players[0].pyramids["nw_north"] = ("ruby", 3)
    acquiring(g)
    assert refused(g, "god:bastet") == "KEMET-314"
    assert refused(g, "god:horus") == "KEMET-309"  # only the own God


@pytest.mark.rule("KEMET-314")
def test_who_controls_the_pyramid_does_not_matter():
    g = before_the_tile()
    g.players[1].troops["nw_north"] = 3
    acquiring(g)
    play(g, "god:bastet")
    assert g.players[0].ascended and g.players[0].prayer == 3


@pytest.mark.rule("KEMET-228", "KEMET-314")
def test_nothing_changes_the_price_of_the_god_tile():
    g = before_the_tile(prayer=4, tiles=["diamond_priest_of_ra", "diamond_priestess"])
    play(acquiring(g), "god:bastet")
    assert g.players[0].prayer == 0
    g = acquiring(before_the_tile(prayer=3, tiles=["diamond_priest_of_ra", "diamond_priestess"]))
    assert refused(g, "god:bastet") == "KEMET-004"


@pytest.mark.rule("KEMET-316")
def test_the_god_tile_is_acquired_once_and_counts_for_no_colour():
    g = before_the_tile(prayer=11, troops={"nw_north": 1, "nw_east": 1, "nw_south": 1})
    play(acquiring(g), "god:bastet")
    assert g.players[0].bought == []
    acquiring(g)
    assert refused(g, "god:bastet") == "KEMET-316" and any("ruby" in each for each in offered(g))


@pytest.mark.rule("KEMET-224")
def test_the_twin_ceremony_is_not_for_gods():
    g = before_the_tile(prayer=11, tiles=["onyx_twin_ceremony"])
    resume(g, gold_action, 0)
    play(g, "tile:onyx_twin_ceremony")
    assert refused(g, "god:bastet") == "KEMET-224"


@pytest.mark.rule("KEMET-317")
def test_a_new_god_is_placed_at_once_with_full_life():
    g = before_the_tile("sobek", troops={"nw_east": 2})
    play(acquiring(g), "god:sobek")
    assert question(g) == "place_god" and offered(g) == ["deploy:nw_north", "deploy:nw_south"]
    assert refused(g, "deploy:nw_east") == "KEMET-317" == refused(g, "deploy:mw_north")
    play(g, "deploy:nw_south")
    assert (g.players[0].god, g.players[0].life) == ("nw_south", 5)


@pytest.mark.rule("KEMET-317", "KEMET-089")
def test_a_god_attacks_whoever_is_in_its_district():
    g = before_the_tile("bastet", troops={"nw_east": 2})
    g.players[1].troops["nw_south"] = 3
    g.players[1].supply -= 3
    play(acquiring(g), "god:bastet", "deploy:nw_south")
    assert g.battle is not None and [side.seat for side in g.battle.sides] == [0, 1]
    assert g.battle.area == "nw_south" and g.battle.sides[0].god == "bastet"


@pytest.mark.rule("KEMET-353")
def test_without_room_the_god_waits_for_a_recruit_action():
    g = before_the_tile(troops={"nw_north": 1, "nw_east": 1, "nw_south": 1})
    play(acquiring(g), "god:bastet")
    assert g.players[0].ascended and not g.players[0].god and not deciders(g)
    del g.players[0].troops["nw_south"]
    resume(g, recruit, 0)
    play(g, "deploy:nw_south")
    assert refused(g, "deploy:nw_south") == "KEMET-353"  # it is on the board now
    assert g.players[0].god == "nw_south" and g.players[0].prayer == 3


@pytest.mark.rule("KEMET-318")
def test_a_recruit_action_deploys_the_god_and_units_elsewhere():
    g = position(leads(at("nw", {"nw_north": 1}, prayer=3), "anubis"), at("mw"), map=3)
    resume(g, recruit, 0)
    assert refused(g, "deploy:nw_north") == "KEMET-317"
    play(g, "area:nw_east", "units:2")
    assert refused(g, "deploy:nw_east") == "KEMET-354"
    play(g, "deploy:nw_south")
    assert refused(g, "area:nw_south") == "KEMET-354"
    play(g, "pass")
    player = g.players[0]
    assert (player.god, player.life, player.prayer) == ("nw_south", 4, 1)  # the God came for nothing
    assert player.troops == {"nw_north": 1, "nw_east": 2}


@pytest.mark.rule("KEMET-318")
def test_every_recruit_action_may_deploy_a_god_but_other_additions_may_not():
    g = position(
        leads(at("nw", tiles=["amber_warriors_worship", "sapphire_divine_will"]), "anubis"), at("mw"), map=3
    )
    for tile in ("amber_warriors_worship", "sapphire_divine_will"):
        resume(g, gold_action, 0)
        play(g, f"tile:{tile}", "action:recruit")
        assert "deploy:nw_north" in offered(g)
    resume(g, start_placing, 0, "sapphire_reinforcement_prayer", CITY, 2)
    assert refused(g, "deploy:nw_north") == "KEMET-318"


@pytest.mark.rule("KEMET-318")
def test_only_an_acquired_god_is_deployed():
    g = before_the_tile()
    resume(g, recruit, 0)
    assert refused(g, "deploy:nw_south") == "KEMET-318"


@pytest.mark.rule("KEMET-313", "KEMET-318")
def test_a_god_deployed_among_enemies_attacks_and_a_fallen_one_comes_back_unhurt():
    g = position(
        leads(at("nw", prayer=0), "horus"),
        at("mw", {"nw_north": 5}, tiles=["ruby_charge", "ruby_act_of_god"]),
    )
    resume(g, recruit, 0)
    play(g, "deploy:nw_north")
    assert g.battle is not None and g.battle.sides[0].god == "horus"
    g = position(leads(at("nw"), "horus", "west_green", life=2), at("mw", {"west_green": 4}))
    auto_battle(g, "west_green", 0, 1, ("sacrificial_charge", "chariot_raid"))
    assert (g.players[0].god, g.players[0].life) == ("", 0)
    play(g, "recall")
    resume(g, recruit, 0)
    play(g, "deploy:nw_north")
    assert (g.players[0].god, g.players[0].life) == ("nw_north", 3)


@pytest.mark.parametrize("seats", BOX.seats)
def test_gods_are_no_part_of_a_game_without_them(seats):
    g = BOX.start(seats, {"round_limit": 1}, b"n" * 32)
    assert isinstance(g, Kemet)
    while deciders(g):
        seat = decider(g)
        found = choices(g, seat)
        assert not [choice for choice in found if choice[0] in ("god", "deploy")]
        choose(g, seat, found[0])
    assert not g.risen
