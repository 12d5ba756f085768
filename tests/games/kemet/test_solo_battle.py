"""Solo: battles against Amon, and the troop that comes for a lost one."""

import pytest

from senet.games.kemet.amon.cards import action_card, event_card
from senet.games.kemet.amon.march import amon_moves
from senet.games.kemet.amon.table import AMON, HUMAN
from senet.games.kemet.amon.troops import replace_lost
from senet.games.kemet.battle import strike_back
from senet.games.kemet.components import BATTLE_CARDS, CARDS
from senet.games.kemet.night import interventions
from senet.games.kemet.position import against_amon, at
from senet.games.kemet.strength import strength
from senet.games.kemet.table import Kemet, Side
from senet.kernel.play import deciders, resume
from tests.games.kemet.helpers import reading, start_battle, take_turn
from tests.games.words import offered, play, question, told

GREEN = "west_green"
SAFE = {"mw_west": 1}  # so that the game does not end with a lost battle


def where(g: Kemet, troop: str) -> str:
    assert g.amon is not None
    return g.amon.troop_at(g.players[AMON], troop)


def sides(g: Kemet) -> tuple[Side, Side]:
    """The player's and Amon's."""
    assert g.battle is not None
    one, two = g.battle.sides
    return (one, two) if one.seat == HUMAN else (two, one)


def until(wanted: str, build, card: str, attacker: int = HUMAN, area: str = GREEN) -> Kemet:
    """Fight with other shuffles until the battle reaches the question `wanted` (or is over for "")."""
    for seed in range(200):
        g: Kemet = build(str(seed))
        g.flow.told = []
        aside = next(each for each in g.players[HUMAN].battle_hand if each != card)
        start_battle(g, area, attacker, 1 - attacker)
        play(g, f"battle_card:{card}", f"battle_card:{aside}", "cards:none")
        if question(g) == wanted:
            return g
    raise AssertionError(f"no shuffle led to {wanted!r}")


def meeting(mine: int, theirs: int, **more):
    """The player's troop and Amon's troop A in one area."""

    def build(seed: str) -> Kemet:
        return against_amon(at("mw", {GREEN: mine, **SAFE}), a=(GREEN, theirs), seed=seed, **more)

    return build


@pytest.mark.rule("KEMET-292")
def test_amon_skips_the_war_council_and_turns_a_card_up_at_random_after_the_player():
    cards = set()
    for seed in range(60):
        g = meeting(5, 5)(str(seed))
        g.flow.told = []
        start_battle(g, GREEN, HUMAN, AMON)
        assert deciders(g) == [HUMAN] and question(g) == "play_card"
        play(g, "battle_card:shield_push", "battle_card:mixed_tactics")
        assert deciders(g) == [HUMAN] and question(g) == "add_cards"
        play(g, "cards:none")
        shown = [story for story in told(g) if story[0] in ("revealed", "amon_revealed")]
        assert [story[0] for story in shown] == ["revealed", "amon_revealed"]
        cards.add(shown[1][1])
    assert cards == set(BATTLE_CARDS)  # all eight, every time


@pytest.mark.rule("KEMET-293")
def test_amons_strength_is_war_table_units_creature_card_and_home():
    g = against_amon(at("mw", {"nw_east": 5, **SAFE}), a=("nw_east", 4), war=(2, 1, 3, 0), disasters=["ds03"])
    start_battle(g, "nw_east", HUMAN, AMON)
    mine, his = sides(g)
    assert strength(g, his, mine) == 4 + 2 + 1 + 2 + 1  # units, table, disaster, Griffin Sphinx, own city
    his.card = "cavalry_blitz"
    assert strength(g, his, mine) == 10 + CARDS["cavalry_blitz"].strength


@pytest.mark.rule("KEMET-293")
@pytest.mark.parametrize(("damage", "shield"), [(2, 1), (-2, -2), (0, 3)])
def test_amons_damage_and_shield_are_war_table_creature_and_card(damage, shield):
    build = meeting(5, 5, creatures=("cobra", "jackal"), war=(-2, damage, shield, 0))
    g = until("retreat_where", build, "mixed_tactics")
    _, his = sides(g)
    card = CARDS[his.card]
    assert his.damage == max(0, card.damage + 1 + damage)  # the Cobra has 1
    assert his.shield == max(0, card.shield + shield)


@pytest.mark.rule("KEMET-294")
def test_of_amons_creatures_only_what_needs_no_decision_counts():
    player = at("mw", {GREEN: 3, **SAFE}, tiles=["ruby_giant_scorpion"], companions={"giant_scorpion": GREEN})
    g = against_amon(player, a=(GREEN, 3), creatures=("deep_desert_snake", "soul_devourer"))
    start_battle(g, GREEN, HUMAN, AMON)
    mine, his = sides(g)
    assert strength(g, mine, his) == 3  # the Snake silences the Scorpion
    g = until("retreat_or_recall", meeting(5, 6, creatures=("soul_devourer", "cobra"), war=(5, 5, 0, 0)),
              "defensive_retreat", AMON)  # fmt: skip
    assert g.players[AMON].battle_fame == 0  # extra Fame is void
    player = at("mw", {"nw_desert": 3, **SAFE}, prayer=0)
    g = against_amon(player, a=(GREEN, 5), creatures=("khnums_sphinx", "cobra"))
    take_turn(g, HUMAN, "place:f3_move", "area:nw_desert")
    assert "area:west_green" not in offered(g) and "area:west_obelisk" in offered(g)  # the toll


@pytest.mark.rule("KEMET-295")
def test_amon_retreats_with_four_where_the_player_says():
    g = until("retreat_where", meeting(5, 6, war=(-2, -2, 5, 0)), "cavalry_blitz")
    assert deciders(g) == [HUMAN] and g.players[AMON].troops[GREEN] >= 4
    assert set(offered(g)) == {
        f"area:{a}" for a in ("mw_desert", "nw_desert", "west_inner_temple", "west_obelisk")
    }
    play(g, "area:west_inner_temple")
    assert where(g, "a") == "west_inner_temple" and g.players[AMON].companions["griffin_sphinx"] == where(
        g, "a"
    )


@pytest.mark.rule("KEMET-295", "KEMET-296")
def test_amon_recalls_three_or_fewer_and_a_new_troop_of_five_comes_at_once():
    g = until("stay_or_recall", meeting(5, 3, war=(-2, -2, 0, 0)), "mixed_tactics")
    names = [story[0] for story in told(g)]
    assert "retreated" not in names and names.index("amon_returns") > names.index("resolved")
    assert where(g, "a") == "nw_east" and g.players[AMON].troops == {"nw_south": 5, "nw_east": 5}
    assert g.players[AMON].companions["griffin_sphinx"] == "nw_east" and g.players[AMON].prayer == 0


@pytest.mark.rule("KEMET-296")
def test_between_two_districts_of_the_player_the_weaker_troop_is_attacked_at_once():
    def build(seed: str) -> Kemet:
        player = at("mw", {GREEN: 5, "nw_east": 3, "nw_south": 2})
        return against_amon(player, a=(GREEN, 2), b=("mw_desert", 5), war=(-2, -2, 0, 0), seed=seed)

    g = until("stay_or_recall", build, "mixed_tactics")
    assert where(g, "a") == "nw_south" and g.battle is not None and g.battle.area == GREEN
    play(g, "stay")
    assert g.battle is not None and g.battle.area == "nw_south"  # after the end of the first battle
    assert [side.seat for side in g.battle.sides] == [AMON, HUMAN]


@pytest.mark.rule("KEMET-296")
def test_of_two_equal_troops_the_lot_decides():
    areas = set()
    for seed in range(20):
        player = at("mw", {"mw_west": 2, "nw_east": 3, "nw_south": 3})
        g = against_amon(player, a=(GREEN, 0), b=("mw_desert", 5), seed=str(seed))
        resume_replace(g)
        areas.add(where(g, "a"))
    assert areas == {"nw_east", "nw_south"}


def resume_replace(g: Kemet) -> None:
    resume(g, replace_lost)


@pytest.mark.rule("KEMET-297")
def test_a_destroyed_troop_is_replaced_the_upper_district_first():
    g = against_amon(at("mw", {"mw_west": 2}), a=("west_obelisk", 0), b=(GREEN, 5))
    resume_replace(g)
    assert where(g, "a") == "nw_east" and g.players[AMON].troops["nw_east"] == 5
    g = against_amon(at("mw", {"mw_west": 2, "nw_east": 1}), a=("west_obelisk", 0), b=("nw_south", 5))
    resume_replace(g)
    assert where(g, "a") == "nw_east"  # before the player's troop, for the other district is Amon's
    g = against_amon(at("mw", {"mw_west": 2}), a=("west_obelisk", 0), b=(GREEN, 6))
    g.players[AMON].supply = 3
    resume_replace(g)
    assert g.players[AMON].troops["nw_east"] == 3  # what there is


@pytest.mark.rule("KEMET-297")
def test_raining_fire_may_destroy_a_troop_and_another_comes():
    g = against_amon(at("mw", {"mw_west": 2}, hand=["raining_fire"]), a=(GREEN, 1), b=("nw_south", 5))
    take_turn(g, HUMAN, "card:raining_fire", f"area:{GREEN}")
    assert where(g, "a") == "nw_east"


@pytest.mark.rule("KEMET-297")
def test_a_troop_destroyed_in_battle_is_replaced_at_the_end_of_the_casualties():
    g = until("stay_or_recall", meeting(5, 1, war=(-2, -2, -2, 0)), "chariot_raid")
    names = [story[0] for story in told(g)]
    assert names.index("units_lost") < names.index("amon_returns") < names.index("battle_fame")


@pytest.mark.rule("KEMET-298", "KEMET-299")
def test_amon_as_winner_stays_and_gets_nothing():
    g = until("retreat_or_recall", meeting(2, 6, war=(5, -2, 5, 0)), "defensive_retreat", AMON)
    assert g.players[HUMAN].veterans == 1 and g.players[AMON].veterans == 0  # the player's consolation
    play(g, "retreat")
    assert question(g) == "retreat_where" and deciders(g) == [HUMAN]  # for Amon, too, the player decides
    play(g, "area:mw_desert")
    assert (
        g.battle is None and g.players[AMON].troops[GREEN] == 6 and g.players[HUMAN].troops["mw_desert"] == 2
    )
    assert (g.players[AMON].battle_fame, g.players[AMON].veterans) == (0, 0)


@pytest.mark.rule("KEMET-299")
def test_the_player_gets_rewards_as_usual():
    g = until("stay_or_recall", meeting(5, 2, war=(-2, -2, 0, 0)), "mixed_tactics")
    assert g.players[HUMAN].battle_fame == 1 and g.players[HUMAN].veterans == 0
    g = until("stay_or_recall", meeting(5, 2, war=(-2, -2, 0, 0)), "mixed_tactics", AMON)
    assert g.players[HUMAN].battle_fame == 0 and g.players[HUMAN].veterans == 2  # a victorious defender


@pytest.mark.rule("KEMET-299", "KEMET-373")
@pytest.mark.parametrize(
    ("objective", "always", "fame"),
    [("ob01", False, 1), ("ob02", False, 1), ("ob03", False, 0), ("ob03", True, 1), ("ob04", False, 0), ("ob05", False, 1)],
)  # fmt: skip
def test_battle_fame_perhaps_only_where_the_objective_counts_it(objective, always, fame):
    def build(seed: str) -> Kemet:
        g = meeting(5, 2, war=(-2, -2, 0, 0), objective=objective)(seed)
        return reading(g, solo_battle_fame=always)

    g = until("stay_or_recall", build, "mixed_tactics")
    player = g.players[HUMAN]
    assert (player.battle_fame, player.veterans) == (fame, 1 - fame)  # a token for who gained no point


# -- the limits of new troops (KEMET-360) ------------------------------------------------------------


def besieged(seed: str) -> Kemet:
    """Amon's last pyramid district is attacked; the other one is held by his other troop."""
    player = at("mw", {"nw_east": 5, **SAFE})
    return against_amon(player, a=("nw_east", 1), b=("nw_south", 5), war=(-2, -2, -2, 0), seed=seed)


@pytest.mark.rule("KEMET-360")
def test_a_new_troop_waits_for_the_end_of_the_battle_in_its_district():
    g = until("stay_or_recall", besieged, "chariot_raid", area="nw_east")
    assert ("amon_delayed", "a", "nw_east") in told(g) and "nw_east" not in g.players[AMON].troops
    play(g, "stay")
    assert g.battle is not None and g.battle.area == "nw_east" and g.players[AMON].troops["nw_east"] == 5
    assert g.amon is not None and g.amon.struck
    g = until("stay_or_recall", besieged, "chariot_raid", area="nw_east")
    play(g, "recall")
    assert g.battle is None and g.players[AMON].troops["nw_east"] == 5  # nobody is left to fight
    assert g.controller("nw_east") == AMON


@pytest.mark.rule("KEMET-360")
def test_there_is_no_third_battle_the_troop_waits_for_the_next_card():
    for seed in range(300):
        player = at("mw", {"nw_east": 5, "nw_south": 5})
        g = against_amon(
            player, a=(GREEN, 0), b=("mw_desert", 5), creatures=("deep_desert_snake", "cobra"),
            war=(-2, -2, -2, 0), seed=str(seed),
        )  # fmt: skip
        g.flow.told = []
        resume_replace(g)
        start_battle(g, where(g, "a"), AMON, HUMAN)
        play(g, "battle_card:chariot_raid", "battle_card:mixed_tactics", "cards:none")
        if question(g) == "stay_or_recall":
            break
    assert ("amon_waits", "a") in told(g)
    play(g, "stay")
    assert g.battle is None and where(g, "a") == "" and g.amon is not None and g.amon.waiting == ["a"]
    assert g.players[AMON].companions["deep_desert_snake"] == ""
    resume_replace(g)
    assert where(g, "a") == ""  # nothing but a card brings it back
    g.flow.told = []
    resume(g, event_card)
    names = [story[0] for story in told(g)]
    assert (
        where(g, "a") != "" and names[:2] == ["amon_turn", "amon_returns"] and "event" not in names
    )  # the battle comes first
    assert g.battle is not None


@pytest.mark.rule("KEMET-360")
def test_a_card_skips_the_troop_that_is_missing():
    g = against_amon(at("mw", {"mw_west": 3}), a=(GREEN, 0))
    g.flow.told = []
    resume(g, amon_moves, "a", "smallest_troop")
    assert told(g) == [("amon_missing", "a")]


@pytest.mark.rule("KEMET-360")
def test_without_a_battle_due_nobody_strikes_back():
    g = against_amon(at("mw", {"mw_west": 3}))
    resume(g, strike_back)
    assert g.battle is None
    resume(g, action_card)
    assert g.amon is not None and len(g.amon.actions_played) == 1


@pytest.mark.rule("KEMET-361")
def test_against_amon_the_council_has_its_start_and_a_spy_finds_nothing():
    tiles = ["sapphire_spy", "ruby_omniscience", "onyx_dedication_to_battle", "diamond_priest_of_thoeris",
             "amethyst_plunder_of_seth", "amethyst_annexation"]  # fmt: skip
    g = against_amon(at("mw", {GREEN: 5, **SAFE}, tiles=tiles, prayer=3), a=(GREEN, 2), war=(-2, -2, 0, 0))
    start_battle(g, GREEN, HUMAN, AMON)
    player = g.players[HUMAN]
    assert player.prayer == 5 and len(player.hand) == 1  # Dedication to Battle, Priest of Thoeris
    assert question(g) == "play_card" and deciders(g) == [HUMAN]
    play(g, "battle_card:chariot_raid", "battle_card:mixed_tactics", "cards:none")
    assert player.prayer == 5  # Plunder of Seth finds nothing

    g.battle = None
    resume(g, interventions)
    assert question(g) != "victim"  # nor does Annexation
