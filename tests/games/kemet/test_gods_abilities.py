"""Gods of Egypt: what each of the six can do."""

import pytest

from senet.games.kemet.components import GODS
from senet.games.kemet.night import awakening, temple_control
from senet.games.kemet.position import at, leads, position
from senet.games.kemet.strength import strength
from senet.games.kemet.table import Kemet
from senet.games.kemet.turn import turn
from senet.kernel.play import deciders, resume, seen_by
from tests.games.kemet.helpers import auto_battle, start_battle, take_turn
from tests.games.words import offered, play, question, refused

HERE = "west_green"


def values(g: Kemet) -> tuple[int, int]:
    assert g.battle is not None
    one, two = g.battle.sides
    return strength(g, one, two), strength(g, two, one)


@pytest.mark.rule("KEMET-322")
def test_the_numbers_of_the_six_gods():
    lives = {god: (row.life, row.land) for god, row in GODS.items()}
    assert lives == {
        "anubis": (4, 2), "bastet": (4, 2), "horus": (3, 1), "ouadjet": (4, 2), "sobek": (5, 2), "seth": (4, 2),
    }  # fmt: skip


# -- Anubis --------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-322")
def test_anubis_strengthens_all_troops_in_his_city_once_acquired():
    for ascended, strong in ((True, 5), (False, 4)):
        g = position(leads(at("nw", {"nw_north": 3}), "anubis", ascended=ascended), at("mw", {"nw_north": 3}))
        start_battle(g, "nw_north", 1, 0)
        assert values(g) == (3, strong)
    g = position(leads(at("nw"), "anubis", "nw_north"), at("mw", {"nw_north": 3}))
    start_battle(g, "nw_north", 0, 1)
    assert values(g) == (9, 3)
    g = position(leads(at("nw"), "anubis", "mw_north"), at("mw", {"mw_north": 3}))
    start_battle(g, "mw_north", 0, 1)
    assert values(g) == (7, 4)


@pytest.mark.rule("KEMET-322", "KEMET-356")
def test_anubis_gathers_units_for_what_fell_even_if_he_fell_himself():
    player = leads(at("nw", {"nw_north": 4, "west_obelisk": 1}), "anubis", HERE, life=2)
    g = position(player, at("mw", {HERE: 4}), map=3)
    g.players[1].troops["nw_south"] = 1
    auto_battle(g, HERE, 0, 1, ("chariot_raid", "chariot_raid"))
    play(g, "recall")
    assert g.players[0].god == "" and question(g) == "place_where" and g.placing is not None
    assert g.placing.limit == 5  # two of his life, three units of theirs
    assert offered(g) == ["pass", "area:nw_north", "area:nw_east", "area:west_obelisk"]
    assert refused(g, "area:nw_south") == "KEMET-322" == refused(g, f"area:{HERE}")
    play(g, "area:west_obelisk", "units:4")
    assert refused(g, "area:nw_north") == ""
    play(g, "area:nw_north")
    assert g.battle is None and g.players[0].troops == {"nw_north": 5, "west_obelisk": 5}
    assert g.players[0].prayer == 7


@pytest.mark.rule("KEMET-322")
def test_anubis_counts_only_battles_of_his_own():
    player = leads(at("nw", {HERE: 3}), "anubis", "nw_north")
    g = position(player, at("mw", {HERE: 3}), map=3)
    auto_battle(g, HERE, 0, 1, ("chariot_raid", "chariot_raid"))
    assert not deciders(g) and g.players[0].supply == 12


# -- Bastet --------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-322")
def test_bastet_has_a_shield():
    g = position(leads(at("nw"), "bastet", HERE), at("mw", {HERE: 1}), map=3)
    auto_battle(g, HERE, 0, 1, ("fervent_purge", "mixed_tactics"))
    assert g.players[0].life == 3
    g = position(leads(at("nw", {HERE: 4}), "bastet"), at("mw", {HERE: 1}), map=3)
    auto_battle(g, HERE, 0, 1, ("fervent_purge", "mixed_tactics"))
    assert g.players[0].troops[HERE] == 2  # not without her


@pytest.mark.rule("KEMET-322", "KEMET-188")
def test_one_temple_is_enough_for_bastet_and_more_give_no_more():
    g = position(leads(at("nw"), "bastet", "delta_temple"), at("mw", {"west_inner_temple": 1}))
    resume(g, temple_control)
    assert g.players[0].divine_fame == 1 and g.players[1].divine_fame == 0
    g = position(leads(at("nw", {"west_inner_temple": 1}), "bastet", "delta_temple"), at("mw"))
    resume(g, temple_control)
    assert g.players[0].divine_fame == 1
    g = position(leads(at("nw", {"west_inner_temple": 1}), "bastet", "sanctuary"), at("mw"))
    resume(g, temple_control)
    assert g.players[0].divine_fame == 0


# -- Horus ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-322", "KEMET-323")
def test_horus_heals_after_a_battle_that_he_survives():
    g = position(leads(at("nw"), "horus", HERE), at("mw", {HERE: 1}), map=3)
    auto_battle(g, HERE, 0, 1, ("fervent_purge", "mixed_tactics"))
    assert g.players[0].life == 3 and g.players[0].god == HERE
    g = position(leads(at("nw"), "horus", HERE, life=2), at("mw", {HERE: 1}), map=3)
    auto_battle(g, HERE, 0, 1, ("fervent_purge", "mixed_tactics"))
    assert g.players[0].life == 0 and g.players[0].god == ""  # and never comes back by it


# -- Ouadjet -------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-322", "KEMET-324")
def test_ouadjet_repeats_one_space_a_day():
    g = position(leads(at("nw", prayer=0), "ouadjet"), at("mw"))
    g.players[0].placed = {"f1_pray": "colour", "f2_build": "silver"}
    g.players[0].tokens = 4
    take_turn(g, 0)
    assert "place:f1_pray" in offered(g)
    assert refused(g, "place:f2_build") == "KEMET-324"  # only beside a colour token
    play(g, "place:f1_pray")
    assert g.players[0].prayer == 2 and g.players[0].repeated == "f1_pray" and g.players[0].tokens == 3
    g.players[0].placed["f2_pray"] = "colour"
    resume(g, turn, 0)
    assert refused(g, "place:f2_pray") == "KEMET-324" == refused(g, "place:f1_pray")


@pytest.mark.rule("KEMET-324")
def test_both_tokens_come_back_at_night():
    g = position(leads(at("nw"), "ouadjet"), at("mw"))
    g.players[0].placed = dict.fromkeys(("f1_pray", "f2_pray", "f3_move", "f2_build"), "colour")
    g.players[0].repeated, g.players[0].tokens = "f1_pray", 0
    resume(g, awakening)
    assert g.players[0].tokens == 5 and not g.players[0].repeated and not g.players[0].placed


@pytest.mark.rule("KEMET-324", "KEMET-060")
def test_the_balance_rule_counts_both_tokens_for_their_floor():
    g = position(leads(at("nw"), "ouadjet"), at("mw"))
    g.players[0].placed = dict.fromkeys(("f1_pray", "f1_acquire_a", "f2_pray", "f2_move"), "colour")
    g.players[0].tokens = 1
    take_turn(g, 0)
    assert refused(g, "place:f1_pray") == "KEMET-060" and "place:f3_move" in offered(g)
    g.players[0].placed = dict.fromkeys(("f1_pray", "f3_move", "f2_pray", "f2_move"), "colour")
    resume(g, turn, 0)
    assert "place:f3_move" in offered(g)


@pytest.mark.rule("KEMET-322")
def test_without_the_tile_nothing_is_repeated():
    g = position(leads(at("nw"), "ouadjet", ascended=False), at("mw"))
    g.players[0].placed, g.players[0].tokens = {"f1_pray": "colour"}, 4
    take_turn(g, 0)
    assert refused(g, "place:f1_pray") == "KEMET-057"


@pytest.mark.rule("KEMET-324", "KEMET-086")
def test_a_repeated_acquire_obeys_the_rule_of_one_tile_a_colour():
    g = position(leads(at("nw", pyramids={"nw_north": ("ruby", 2)}), "ouadjet"), at("mw"))
    g.players[0].placed, g.players[0].tokens = {"f1_acquire_a": "colour"}, 4
    g.players[0].bought = ["ruby"]
    take_turn(g, 0, "place:f1_acquire_a")
    assert not deciders(g)  # ruby is done for this round: the action is lost


# -- Sobek ---------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-322", "KEMET-218")
def test_sobek_brings_his_wrath_with_the_tile():
    player = leads(at("nw", pyramids={"nw_north": ("ruby", 4)}, cards=["chariot_raid", "mixed_tactics"]),
                   "sobek", ascended=False)  # fmt: skip
    g = position(player, at("mw"), map=3)
    g.risen = True
    take_turn(g, 0, "place:f1_acquire_a", "god:sobek", "deploy:nw_south")
    assert question(g) == "remove_card" and len(g.players[0].battle_hand) == 8
    play(g, "battle_card:chariot_raid")
    assert "sobeks_wrath" in g.players[0].battle_hand and g.players[0].removed == ["chariot_raid"]
    assert g.players[0].specials == ["sobeks_wrath"]


@pytest.mark.rule("KEMET-322", "KEMET-347")
def test_the_wrath_brings_all_battle_cards_back():
    player = leads(at("nw", {HERE: 3}), "sobek")
    g = position(player, at("mw", {HERE: 1}), map=3)
    g.players[0].face_up, g.players[0].battle_hand = (
        g.players[0].battle_hand[:4],
        g.players[0].battle_hand[4:],
    )
    auto_battle(g, HERE, 0, 1, ("sobeks_wrath", "shield_push"))
    play(g, "retreat", "area:nw_desert", "stay")
    assert (
        sorted(g.players[0].battle_hand) == sorted({*g.players[0].battle_hand}) and not g.players[0].face_up
    )
    assert len(g.players[0].battle_hand) == 8 and not g.players[0].face_down


@pytest.mark.rule("KEMET-322")
def test_sobek_deals_more_damage_when_he_attacks():
    g = position(leads(at("nw"), "sobek", HERE), at("mw", {HERE: 5}), map=3)
    auto_battle(g, HERE, 0, 1, ("cavalry_blitz", "phalanx_defense"))
    assert g.players[1].troops[HERE] == 5  # 1 + 1 against a Shield of 2
    g = position(leads(at("nw"), "sobek", HERE), at("mw", {HERE: 5}), map=3)
    auto_battle(g, HERE, 0, 1, ("fervent_purge", "phalanx_defense"))
    assert g.players[1].troops[HERE] == 4
    g = position(at("mw", {HERE: 5}), leads(at("nw"), "sobek", HERE), map=3)
    auto_battle(g, HERE, 0, 1, ("phalanx_defense", "fervent_purge"))
    assert g.players[0].troops[HERE] == 5  # not in defence


# -- Seth ----------------------------------------------------------------------------------------------


def seth(deck: list[str], **more) -> Kemet:
    g = position(leads(at("nw", **more), "seth", HERE), at("mw", {HERE: 3}), map=3)
    g.discard = list(g.deck)
    for card in deck:
        g.discard.remove(card)
    g.deck = list(deck)
    return g


@pytest.mark.rule("KEMET-322", "KEMET-364", "KEMET-147")
def test_seth_applies_a_battle_card_that_he_draws():
    g = seth(["war_fury", "bloodbath"], prayer=0)
    auto_battle(g, HERE, 0, 1, ("shield_push", "shield_push"))
    assert question(g) == "seths_card" and sorted(offered(g)) == ["card:bloodbath", "card:war_fury"]
    other = seen_by(g, 1)
    assert other.battle is not None and sorted(other.battle.sides[0].shown) == ["bloodbath", "war_fury"]
    play(g, "card:bloodbath")
    assert g.players[1].troops[HERE] == 2 and g.players[0].prayer == 0  # two Damage, one Shield
    assert {"war_fury", "bloodbath"} <= set(g.discard) and not g.players[0].hand


@pytest.mark.rule("KEMET-322")
def test_seth_must_apply_the_only_battle_card():
    g = seth(["prayer", "war_fury"])
    auto_battle(g, HERE, 0, 1, ("shield_push", "shield_push"))
    assert (
        question(g) == "retreat_or_recall"
        and g.battle is not None
        and g.battle.sides[0].blessing == "war_fury"
    )
    assert g.battle.sides[0].strength == 7 + 3 + 2 and "prayer" in g.discard


@pytest.mark.rule("KEMET-322")
def test_seth_keeps_a_card_if_none_is_for_battle():
    g = seth(["prayer", "swiftness"])
    auto_battle(g, HERE, 0, 1, ("shield_push", "shield_push"))
    assert refused(g, "card:transfer") == "KEMET-322"
    play(g, "card:swiftness")
    assert g.players[0].hand == ["swiftness"] and "prayer" in g.discard
    g = seth(["prayer"])
    g.discard = []
    auto_battle(g, HERE, 0, 1, ("shield_push", "shield_push"))
    assert g.players[0].hand == ["prayer"]  # as many as there are


@pytest.mark.rule("KEMET-349", "KEMET-322")
def test_what_seth_applies_is_no_spoils():
    g = position(
        leads(at("nw"), "seth", HERE),
        at("mw", {HERE: 5}, tiles=["amber_spoils_of_war", "sapphire_defense"]),
        map=3,
    )
    g.deck, g.discard = ["war_rage", "bloody_battle"], []
    auto_battle(g, HERE, 0, 1, ("chariot_raid", "sacrificial_charge"))
    play(g, "card:bloody_battle", "1|area:nw_desert")
    assert question(g) != "spoil" and g.players[1].hand == []


@pytest.mark.rule("KEMET-091", "KEMET-322")
def test_the_owner_orders_seth_and_the_tiles():
    g = seth(["prayer", "transfer"], tiles=["ruby_divine_wound"])
    auto_battle(g, HERE, 0, 1, ("shield_push", "shield_push"))
    assert question(g) == "which_first" and offered(g) == ["tile:ruby_divine_wound", "god:seth"]
    play(g, "god:seth", "card:prayer")
    assert question(g) == "wound" and offered(g) == ["pass", "card:prayer"]  # the new card may be given
