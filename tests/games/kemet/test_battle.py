"""Battle, in its eight steps."""

import pytest

from senet.games.kemet.battle import cards_noun, named_cards
from senet.games.kemet.casualties import lose_damage, lose_unblockable
from senet.games.kemet.move import move_action
from senet.games.kemet.position import at, position
from senet.games.kemet.strength import strength
from senet.games.kemet.table import Battle, Kemet
from senet.kernel.play import deciders, resume, seen_by
from tests.games.kemet.helpers import auto_battle, start_battle
from tests.games.words import decider, offered, play, question, refused


def clash(
    attacker: int = 3, defender: int = 3, area: str = "west_green", cities: str = "nw mw", **tiles: list[str]
) -> Kemet:
    """Seat 0 attacks seat 1 in `area`; `a` and `d` are tiles of attacker and defender."""
    one, two = cities.split()
    return position(
        at(one, {area: attacker}, tiles=tiles.get("a", [])),
        at(two, {area: defender}, tiles=tiles.get("d", [])),
    )


def sides(g: Kemet) -> Battle:
    assert g.battle is not None
    return g.battle


@pytest.mark.rule("KEMET-136", "KEMET-139")
def test_two_players_and_all_steps_even_without_troops():
    g = position(at("nw", {"west_green": 1}), at("mw", {"west_green": 1}), at("sw", {"sw_desert": 1}))
    start_battle(g, "west_green", 0, 1)
    assert deciders(g) == [0, 1] and refused(g, "battle_card:chariot_raid", 2) == "KEMET-044"
    auto_battle(g, "west_green", 0, 1, ("chariot_raid", "chariot_raid"))
    assert g.battle is None and g.players[0].troops == g.players[1].troops == {}
    assert (g.players[0].veterans, g.players[1].veterans) == (1, 2)  # the rewards came all the same
    assert g.players[0].face_up == ["chariot_raid"]


@pytest.mark.rule("KEMET-137")
def test_day_tiles_do_nothing_in_battle():
    g = clash(
        a=["ruby_priest_of_mafdet", "diamond_priest", "sapphire_recruiting_scribe", "ruby_portal_of_thoth"]
    )
    start_battle(g, "west_green", 0, 1)
    one, two = sides(g).sides
    assert strength(g, one, two) == 3


@pytest.mark.rule("KEMET-138", "KEMET-219")
def test_the_attackers_effects_come_first():
    g = position(
        at("nw", {"west_green": 3}, tiles=["ruby_divine_wound"], hand=["prayer"]),
        at("mw", {"west_green": 3}, tiles=["amethyst_ambush"]),
    )
    auto_battle(g, "west_green", 0, 1)
    assert deciders(g) == [0] and question(g) == "wound"
    play(g, "card:prayer")
    assert deciders(g) == [1] and question(g) == "ambush"


@pytest.mark.rule("KEMET-140")
def test_what_starts_the_war_council_may_pay_for_its_cards():
    g = position(
        at(
            "nw",
            {"west_green": 3},
            tiles=["onyx_dedication_to_battle"],
            prayer=0,
            hand=["war_fury", "bloodbath"],
        ),
        at("mw", {"west_green": 3}),
    )
    auto_battle(g, "west_green", 0, 1, added=("war_fury+bloodbath", "none"))
    assert sides(g).sides[0].played == ["war_fury", "bloodbath"] and g.players[0].prayer == 0


@pytest.mark.rule("KEMET-141")
def test_two_different_cards_one_of_them_face_down():
    g = clash()
    start_battle(g, "west_green", 0, 1)
    play(g, "0|battle_card:chariot_raid", "1|battle_card:shield_push")
    assert question(g) == "lay_aside" and refused(g, "battle_card:chariot_raid", 0) == "KEMET-141"
    assert len(offered(g, 0)) == 7 and refused(g, "battle_card:wrryt_storm", 0) == "KEMET-141"
    play(g, "0|battle_card:mixed_tactics", "1|battle_card:mixed_tactics", "0|cards:none", "1|cards:none")
    side = sides(g).sides[0]
    assert (side.card, side.discard) == ("chariot_raid", "mixed_tactics")
    assert "mixed_tactics" not in g.players[0].battle_hand


@pytest.mark.rule("KEMET-142", "KEMET-176", "KEMET-145")
def test_any_number_of_battle_cards_also_unpayable_ones():
    g = position(
        at("nw", {"west_green": 3}, prayer=0, hand=["war_rage", "war_rage", "war_fury", "prayer"]),
        at("mw", {"west_green": 3}),
    )
    start_battle(g, "west_green", 0, 1)
    play(g, "0|battle_card:chariot_raid", "1|battle_card:shield_push")
    play(g, "0|battle_card:mixed_tactics", "1|battle_card:mixed_tactics")
    assert len(offered(g, 0)) == 3 * 2 * 2 and "cards:war_rage.2+war_fury+diversion" in offered(g, 0)
    assert offered(g, 1) == ["cards:none", "cards:diversion"]
    assert refused(g, "cards:prayer", 0) == "KEMET-176" and refused(g, "cards:bloodbath", 0) == "KEMET-142"
    play(g, "0|cards:war_rage.2+war_fury+diversion", "1|cards:none")
    assert sides(g).sides[0].played == ["war_rage", "war_rage", "diversion"]
    assert sides(g).sides[0].strength == 3 + 1 + 2


def test_names_of_sets_of_cards():
    assert (
        cards_noun(["diversion", "war_rage", "war_rage"]) == "war_rage.2+diversion"
        and cards_noun([]) == "none"
    )
    assert named_cards("war_rage.2+diversion") == ["war_rage", "war_rage", "diversion"]


@pytest.mark.rule("KEMET-144", "KEMET-213")
def test_what_is_chosen_stays_hidden_until_the_reveal():
    g = position(at("nw", {"west_green": 3}, hand=["war_rage"]), at("mw", {"west_green": 3}))
    start_battle(g, "west_green", 0, 1)
    play(g, "0|battle_card:chariot_raid", "1|battle_card:shield_push")
    play(g, "0|battle_card:mixed_tactics", "1|battle_card:mixed_tactics", "0|cards:war_rage")
    view = seen_by(g, 1)
    side = sides(view).sides[0]
    assert (side.card, side.discard, side.added) == ("?", "?", [])
    assert view.players[0].hand == ["?"] and len(view.players[0].battle_hand) == 8
    assert view.flow.answers == {0: ("?", "")}
    play(g, "1|cards:none")
    side = sides(seen_by(g, 1)).sides[0]
    assert (side.card, side.discard, side.added) == ("chariot_raid", "?", ["war_rage"])


@pytest.mark.rule("KEMET-144")
def test_an_announcement_is_one_number_and_has_no_effect():
    g = position(
        at("nw", {"west_green": 3}, hand=["war_rage"]), at("mw", {"west_green": 3}), announcements=True
    )
    start_battle(g, "west_green", 0, 1)
    assert question(g) == "announce" and offered(g, 0) == ["pass", "announce:0", "announce:1", "announce:2"]
    assert refused(g, "announce:3", 0) == "KEMET-144"
    play(g, "0|announce:2", "1|pass")
    assert [side.announced for side in sides(seen_by(g, 1)).sides] == [2, -1] and question(g) == "play_card"
    without = start_battle(clash(), "west_green", 0, 1)
    assert question(without) == "play_card"


@pytest.mark.rule("KEMET-146")
def test_cards_are_paid_one_by_one_and_what_can_be_paid_must_be():
    g = position(
        at("nw", {"west_green": 3}, prayer=1, hand=["war_fury", "bloodbath", "bloodbath"]),
        at("mw", {"west_green": 3}),
    )
    auto_battle(g, "west_green", 0, 1, added=("war_fury+bloodbath.2", "none"))
    assert question(g) == "pay_next" and offered(g) == ["card:war_fury", "card:bloodbath"]
    assert refused(g, "pass") == "KEMET-365" and refused(g, "card:iron_wall") == "KEMET-146"
    play(g, "card:bloodbath")
    assert sides(g).sides[0].played == ["bloodbath"] and g.players[0].prayer == 0
    ra = position(
        at("nw", {"west_green": 3}, prayer=0, tiles=["diamond_priest_of_ra"], hand=["war_fury", "bloodbath"]),
        at("mw", {"west_green": 3}),
    )
    auto_battle(ra, "west_green", 0, 1, added=("war_fury+bloodbath", "none"))
    assert sides(ra).sides[0].played == ["war_fury", "bloodbath"]  # each a single effect that costs nothing


@pytest.mark.rule("KEMET-147", "KEMET-219")
def test_divine_wound_is_chosen_after_the_reveal_and_shown():
    g = position(
        at("nw", {"west_green": 3}, tiles=["ruby_divine_wound"], hand=["prayer", "war_rage"]),
        at("mw", {"west_green": 3}),
    )
    auto_battle(g, "west_green", 0, 1)
    assert sides(g).revealed and refused(g, "card:diversion") == "KEMET-179"
    play(g, "card:prayer", "card:war_rage")
    assert g.discard == ["prayer", "war_rage"] and sides(g).sides[0].strength == 3 + 2 + 2


@pytest.mark.rule("KEMET-148", "KEMET-149")
def test_strength_is_the_sum_of_everything():
    g = position(
        at(
            "nw",
            {"nw_north": 2},
            tiles=["ruby_charge", "amber_cat"],
            companions={"cat": "nw_north"},
            hand=["war_rage"],
        ),
        at("mw", {"nw_north": 2}, tiles=["sapphire_defense"]),
    )
    auto_battle(g, "nw_north", 0, 1, ("shield_push", "cavalry_blitz"), ("war_rage", "none"))
    one, two = sides(g).sides
    assert one.strength == 2 + 3 + 1 + 2 + 1 + 1  # units, card, tile, cat, DI card, own city
    assert two.strength == 2 + 4 + 1  # no bonus for whoever controlled the district


@pytest.mark.rule("KEMET-149")
@pytest.mark.parametrize(("cities", "bonus"), [("nw mw", (1, 0)), ("mw nw", (0, 1)), ("mw sw", (0, 0))])
def test_one_point_for_the_owner_of_the_city(cities, bonus):
    g = clash(area="nw_north", cities=cities)
    start_battle(g, "nw_north", 0, 1)
    one, two = sides(g).sides
    assert (strength(g, one, two) - 3, strength(g, two, one) - 3) == bonus


@pytest.mark.rule("KEMET-150")
@pytest.mark.parametrize(("units", "winner"), [(3, 1), (4, 0)])
def test_the_higher_strength_wins_and_the_defender_when_equal(units, winner):
    g = auto_battle(clash(units, 3), "west_green", 0, 1, ("shield_push", "shield_push"))
    assert sides(g).winner == winner


@pytest.mark.rule("KEMET-151", "KEMET-155")
def test_damage_is_fixed_before_and_shields_are_subtracted():
    g = auto_battle(clash(3, 3), "west_green", 0, 1, ("chariot_raid", "mixed_tactics"))
    one, two = sides(g).sides
    assert (one.lost, two.lost) == (2, 2)  # 2 - 0 and 3 - 1, though units had gone already
    g = auto_battle(clash(3, 3), "west_green", 0, 1, ("phalanx_defense", "cavalry_blitz"))
    assert [side.lost for side in sides(g).sides] == [0, 0]


@pytest.mark.rule("KEMET-152", "KEMET-154", "KEMET-157")
def test_minus_damage_hits_the_own_troop_past_any_shield():
    g = clash(3, 3, a=["sapphire_shield_of_neith", "onyx_honor_in_battle"])
    auto_battle(g, "west_green", 0, 1, ("sacrificial_charge", "shield_push"))
    side = sides(g).sides[0]
    assert (side.lost, side.hurt) == (2, 0) and g.players[0].prayer == 7  # not the opponent's damage
    g = auto_battle(clash(1, 3), "west_green", 0, 1, ("sacrificial_charge", "shield_push"))
    assert g.players[0].troops == {}  # more than there are units


@pytest.mark.rule("KEMET-153")
def test_an_impenetrable_shield_protects_units_from_any_damage():
    g = clash(4, 4)
    auto_battle(g, "west_green", 0, 1)
    side, other = sides(g).sides
    units = g.players[0].troops["west_green"]
    side.impenetrable, other.unblockable, other.damage, side.shield = 1, 1, 9, 0
    resume(g, lose_unblockable, 0)
    resume(g, lose_damage, 0)
    assert units == 3 and g.players[0].troops["west_green"] == 1


@pytest.mark.rule("KEMET-154", "KEMET-157")
def test_unblockable_damage_passes_shields_and_comes_before_the_own_minus():
    g = clash(2, 3, d=["onyx_deadly_trap"], a=["onyx_honor_in_battle"])
    auto_battle(g, "west_green", 0, 1, ("sacrificial_charge", "phalanx_defense"))
    side = sides(g).sides[0]
    assert (side.hurt, side.lost) == (1, 2) and g.players[0].prayer == 8


@pytest.mark.rule("KEMET-155", "KEMET-156")
def test_damage_beyond_the_last_unit_has_no_effect():
    g = auto_battle(clash(1, 2), "west_green", 0, 1, ("chariot_raid", "chariot_raid"))
    assert g.players[0].troops == g.players[1].troops == {} and g.players[0].supply == 12
    assert g.battle is None


@pytest.mark.rule("KEMET-158", "KEMET-159", "KEMET-161", "KEMET-163")
def test_a_winner_without_troop_stays_the_winner_but_has_no_fame():
    g = auto_battle(clash(2, 2), "west_green", 0, 1, ("cavalry_blitz", "fervent_purge"))
    assert sides(g).winner == 0 and g.players[0].troops == {} and g.players[1].troops == {"west_green": 1}
    assert (g.players[0].battle_fame, g.players[0].veterans, g.players[1].veterans) == (0, 1, 1)
    assert deciders(g) == [1] and set(offered(g)) == {"retreat", "recall"}
    play(g, "retreat")
    assert deciders(g) == [0] and question(g) == "retreat_where"  # the winner still chooses the area


@pytest.mark.rule("KEMET-159", "KEMET-130", "KEMET-129")
def test_an_attacker_who_wins_and_survives_gains_a_permanent_point():
    g = auto_battle(clash(5, 1), "west_green", 0, 1, ("shield_push", "shield_push"))
    assert (g.players[0].battle_fame, g.players[0].veterans) == (1, 0) and g.players[1].veterans == 1
    play(g, "recall", "recall")
    assert g.fame(0) == 1  # not undone by the recall


@pytest.mark.rule("KEMET-160", "KEMET-161")
def test_a_defender_who_wins_has_two_veterans():
    g = auto_battle(clash(1, 5), "west_green", 0, 1, ("shield_push", "shield_push"))
    assert (g.players[1].veterans, g.players[0].veterans, g.players[1].battle_fame) == (2, 1, 0)


@pytest.mark.rule("KEMET-162", "KEMET-222")
def test_fame_of_tiles_cancels_only_the_last_veteran():
    g = clash(1, 5, d=["sapphire_defensive_victory"])
    auto_battle(g, "west_green", 0, 1, ("shield_push", "shield_push"))
    assert (g.players[1].veterans, g.players[1].battle_fame) == (1, 1)


@pytest.mark.rule("KEMET-163", "KEMET-164", "KEMET-166")
def test_the_loser_decides_first_and_the_winner_names_the_area():
    g = position(
        at("nw", {"west_green": 5}),
        at("mw", {"west_green": 2, "west_obelisk": 1}),
        at("sw", {"west_inner_temple": 1}),
    )
    auto_battle(g, "west_green", 0, 1, ("shield_push", "shield_push"))
    assert deciders(g) == [1]
    play(g, "retreat")
    assert deciders(g) == [0] and offered(g) == ["area:mw_desert", "area:nw_desert"]
    assert refused(g, "area:west_obelisk") == "KEMET-164"  # the loser's own troop is there
    assert refused(g, "area:west_inner_temple") == "KEMET-164" == refused(g, "area:sw_obelisk")
    play(g, "area:nw_desert")
    assert g.players[1].troops == {"west_obelisk": 1, "nw_desert": 2}


@pytest.mark.rule("KEMET-164")
def test_districts_only_of_the_losers_own_city():
    g = auto_battle(clash(5, 2, "mw_desert"), "mw_desert", 0, 1, ("shield_push", "shield_push"))
    play(g, "retreat")
    assert {"area:mw_west", "area:mw_east", "area:mw_north"} <= set(offered(g))
    g = position(at("mw", {"mw_desert": 5}), at("nw", {"mw_desert": 2}))
    auto_battle(g, "mw_desert", 0, 1, ("shield_push", "shield_push"))
    play(g, "retreat")
    assert refused(g, "area:mw_west") == "KEMET-164"


@pytest.mark.rule("KEMET-165")
def test_without_an_area_one_must_recall():
    g = position(
        at("nw", {"west_inner_temple": 5}), at("mw", {"west_inner_temple": 2}), at("sw", {"west_green": 1})
    )
    auto_battle(g, "west_inner_temple", 0, 1, ("shield_push", "shield_push"))
    assert g.players[1].troops == {} and g.players[1].prayer == 8 and question(g) == "stay_or_recall"


@pytest.mark.rule("KEMET-167", "KEMET-168")
@pytest.mark.parametrize(("units", "gain"), [(1, 0), (4, 3)])
def test_a_recall_gives_one_less_than_the_units(units, gain):
    g = auto_battle(clash(5, units), "west_green", 0, 1, ("shield_push", "shield_push"))
    play(g, "recall", "recall")
    assert g.players[1].prayer == 7 + gain and g.players[1].supply == 12
    assert g.players[0].prayer == 11 and g.players[0].troops == {}


@pytest.mark.rule("KEMET-169", "KEMET-179")
def test_cards_after_the_battle():
    g = position(
        at("nw", {"west_green": 5}, hand=["war_rage"]),
        at("mw", {"west_green": 1}, prayer=0, hand=["iron_wall"]),
    )
    auto_battle(g, "west_green", 0, 1, ("shield_push", "mixed_tactics"), ("war_rage+diversion", "iron_wall"))
    assert not g.players[0].diversion
    play(g, "1|recall", "0|stay")
    assert g.players[0].face_up == ["shield_push"] and len(g.players[0].face_down) == 1
    assert g.discard == ["war_rage", "iron_wall"] and g.players[0].diversion  # the unpaid one too


@pytest.mark.rule("KEMET-170", "KEMET-347")
def test_after_the_last_cards_all_come_back():
    g = position(
        at("nw", {"west_green": 5}, cards=["shield_push", "chariot_raid"]), at("mw", {"west_green": 1})
    )
    auto_battle(g, "west_green", 0, 1, ("shield_push", "shield_push"))
    play(g, "1|recall", "0|stay")
    assert len(g.players[0].battle_hand) == 8 and g.players[0].face_up == g.players[0].face_down == []
    assert len(g.players[1].battle_hand) == 6


@pytest.mark.rule("KEMET-171")
def test_units_above_the_limit_are_removed_at_the_end():
    g = position(at("nw", {"west_green": 6}), at("mw", {"west_green": 1}))
    auto_battle(g, "west_green", 0, 1, ("shield_push", "shield_push"))
    play(g, "1|recall", "0|stay")
    assert g.players[0].troops == {"west_green": 5} and g.players[0].supply == 7


@pytest.mark.rule("KEMET-172", "KEMET-338", "KEMET-131")
@pytest.mark.parametrize(("choice", "holder"), [("stay", 0), ("recall", -1)])
def test_the_temple_goes_to_an_attacker_who_stays(choice, holder):
    g = position(at("nw", {"nw_desert": 5}), at("mw", {"west_outer_temple": 2}))
    resume(g, move_action, 0, True, False, False)
    play(g, "area:nw_desert", "area:west_outer_temple")
    assert g.held["west_outer_temple"] == 1
    for name in ("battle_card:shield_push", "battle_card:mixed_tactics", "cards:none"):
        play(g, f"0|{name}", f"1|{name}")
    play(g, "1|recall")
    assert g.held["west_outer_temple"] == -1  # lost at once, taken only at the end
    play(g, f"0|{choice}")
    assert g.held["west_outer_temple"] == holder and g.fame(1) == 0


@pytest.mark.rule("KEMET-172")
def test_a_defender_who_stays_keeps_control():
    g = position(at("nw", {"nw_desert": 1}), at("mw", {"west_outer_temple": 5}))
    resume(g, move_action, 0, True, False, False)
    play(g, "area:nw_desert", "area:west_outer_temple")
    for name in ("battle_card:shield_push", "battle_card:mixed_tactics", "cards:none"):
        play(g, f"0|{name}", f"1|{name}")
    play(g, "0|recall", "1|stay")
    assert g.held["west_outer_temple"] == 1


@pytest.mark.rule("KEMET-173", "KEMET-336")
def test_a_side_without_units_has_strength_but_no_aftermath():
    g = position(at("nw", {"west_green": 2}), at("mw"))
    auto_battle(g, "west_green", 0, 1, ("shield_push", "phalanx_defense"))
    one, two = sides(g).sides
    assert two.strength == 2 and two.units == 0 and one.strength == 5
    assert question(g) == "stay_or_recall" and g.players[1].veterans == 1


@pytest.mark.rule("KEMET-205", "KEMET-167")
def test_a_recall_is_one_effect_for_divine_might():
    g = auto_battle(clash(5, 3, d=["onyx_divine_might"]), "west_green", 0, 1, ("shield_push", "shield_push"))
    play(g, "1|recall")
    assert g.players[1].prayer == 7 + 2 + 2


@pytest.mark.rule("KEMET-214")
def test_a_spy_sees_the_card_first():
    g = clash(a=["sapphire_spy"])
    start_battle(g, "west_green", 0, 1)
    assert deciders(g) == [1]
    play(g, "1|battle_card:chariot_raid", "1|battle_card:shield_push")
    view = seen_by(g, 0)
    assert sides(view).sides[1].card == "chariot_raid" and sides(view).sides[1].discard == "?"
    assert deciders(g) == [0]
    play(g, "0|battle_card:mixed_tactics", "0|battle_card:shield_push")
    assert sides(seen_by(g, 1)).sides[0].card == "?"
    assert deciders(g) == [0, 1] and question(g) == "add_cards"
    g = clash(d=["sapphire_spy"])
    start_battle(g, "west_green", 0, 1)
    assert deciders(g) == [0]


@pytest.mark.rule("KEMET-214")
def test_two_spies_the_defender_shows_first_then_the_attacker():
    g = clash(a=["sapphire_spy"], d=["sapphire_spy"])
    start_battle(g, "west_green", 0, 1)
    assert deciders(g) == [1]
    play(g, "1|battle_card:chariot_raid", "1|battle_card:shield_push")
    play(g, "0|battle_card:mixed_tactics", "0|battle_card:shield_push")
    assert sides(seen_by(g, 1)).sides[0].card == "mixed_tactics" and question(g) == "add_cards"


@pytest.mark.rule("KEMET-220")
def test_the_snake_cancels_the_opposing_creature():
    def with_snake(other: str, tile: str) -> Kemet:
        return position(
            at(
                "nw",
                {"west_green": 3},
                tiles=["diamond_deep_desert_snake"],
                companions={"deep_desert_snake": "west_green"},
            ),
            at("mw", {"west_green": 3}, tiles=[tile], companions={other: "west_green"}),
        )

    g = with_snake("giant_scorpion", "ruby_giant_scorpion")
    auto_battle(g, "west_green", 0, 1, ("shield_push", "shield_push"))
    assert sides(g).sides[1].strength == 6 and sides(g).sides[0].lost == 0
    g = with_snake("cat", "amber_cat")
    auto_battle(g, "west_green", 0, 1, ("shield_push", "shield_push"))
    assert sides(g).winner == 1 and g.players[1].battle_fame == 0  # nor its reward
    g = with_snake("masaharta", "amber_servant_masaharta")
    auto_battle(g, "west_green", 0, 1, ("fervent_purge", "shield_push"))
    assert sides(g).sides[1].lost == 0  # servants are not affected: 1 + 1 Shield


@pytest.mark.rule("KEMET-139")
def test_the_eight_steps_come_in_order_though_both_troops_are_gone():
    """Tiles stop the battle between its steps; neither side has anybody left after the Casualties."""
    g = position(
        at("nw", {"west_green": 2}, tiles=["amethyst_ambush", "amber_spoils_of_war"]),
        at("mw", {"west_green": 1}, hand=["bloody_battle"], tiles=["amethyst_ambush"]),
    )
    start_battle(g, "west_green", 0, 1)
    battle = sides(g)
    course = []
    while deciders(g):
        names = {
            "play_card": "battle_card:chariot_raid",
            "lay_aside": "battle_card:mixed_tactics",
            "add_cards": "cards:bloody_battle" if deciders(g) == [1] else "cards:none",
            "ambush": "pass",
            "spoil": "card:bloody_battle",
        }
        step = question(g)
        tally = (
            [sum(player.troops.values()) for player in g.players],
            [player.veterans for player in g.players],
        )
        course.append((step, decider(g), battle.revealed, battle.winner, *tally))
        play(g, names[step])
    assert course == [
        ("play_card", 0, False, -1, [2, 1], [0, 0]),
        ("play_card", 1, False, -1, [2, 1], [0, 0]),
        ("lay_aside", 0, False, -1, [2, 1], [0, 0]),
        ("lay_aside", 1, False, -1, [2, 1], [0, 0]),
        ("add_cards", 0, False, -1, [2, 1], [0, 0]),  # 1: the War Council
        ("add_cards", 1, False, -1, [2, 1], [0, 0]),
        ("ambush", 0, True, -1, [2, 1], [0, 0]),  # 2: the Confrontation
        ("ambush", 1, True, -1, [2, 1], [0, 0]),
        ("spoil", 0, True, 0, [0, 0], [1, 1]),  # 3, 4 and 5 are done; 6 and 7 find nobody; now 8
    ]
    assert g.battle is None and g.players[0].face_up == g.players[1].face_up == ["chariot_raid"]
    assert g.players[0].hand == ["bloody_battle"]
