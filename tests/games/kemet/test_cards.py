"""Divine Intervention cards, and what everybody knows."""

import pytest

from senet.games.kemet.cards import play_day_card
from senet.games.kemet.components import DI_KINDS, INTERVENTIONS
from senet.games.kemet.effects import draw_interventions
from senet.games.kemet.position import at, position
from senet.games.kemet.strength import modifiers
from senet.games.kemet.table import Kemet
from senet.kernel.game import SPECTATOR
from senet.kernel.play import deciders, resume, seen_by
from tests.games.kemet.helpers import auto_battle, start_battle, take_turn
from tests.games.words import offered, play, question, refused


@pytest.mark.rule("KEMET-175", "KEMET-176")
def test_a_card_is_paid_resolved_and_discarded_at_its_moment():
    g = position(
        at("nw", {"nw_north": 3}, hand=["raining_fire", "war_rage", "swiftness"]), at("mw", {"mw_west": 2})
    )
    take_turn(g, 0)
    assert refused(g, "card:war_rage") == "KEMET-176" == refused(g, "card:swiftness")
    assert refused(g, "card:prayer") == "KEMET-175"
    play(g, "card:raining_fire")
    assert (
        g.players[0].prayer == 6 and g.discard == ["raining_fire"] and g.players[1].troops == {"mw_west": 1}
    )


@pytest.mark.rule("KEMET-177")
def test_there_is_no_hand_limit():
    g = position(at("nw"), at("mw"))
    draw_interventions(g, 0, ("night", 33))
    assert len(g.players[0].hand) == 33 and sorted(set(g.players[0].hand)) == sorted(DI_KINDS)


@pytest.mark.rule("KEMET-178")
def test_an_empty_deck_is_made_anew_and_missing_cards_are_not_made_up():
    g = position(at("nw"), at("mw"))
    g.deck, g.discard = ["prayer"], ["war_rage", "war_fury"]
    draw_interventions(g, 0, ("night", 2))
    assert g.players[0].hand[0] == "prayer" and g.discard == [] and len(g.deck) == 1
    draw_interventions(g, 0, ("night", 3))
    assert len(g.players[0].hand) == 3 and g.deck == []
    g.deck = ["prayer"]
    assert len(g.players[0].hand) == 3


@pytest.mark.rule("KEMET-179")
def test_diversion_has_no_effect_and_comes_back():
    g = position(at("nw", {"west_green": 5}), at("mw", {"west_green": 1}))
    auto_battle(g, "west_green", 0, 1, ("shield_push", "shield_push"), ("diversion", "diversion"))
    assert g.battle is not None
    assert [side.strength for side in g.battle.sides] == [8, 4]
    play(g, "1|recall", "0|stay")
    assert g.players[0].diversion and g.players[1].diversion and g.discard == []


@pytest.mark.rule("KEMET-180")
def test_a_day_card_must_do_something_and_be_paid():
    def rule(card: str, **more: object) -> str:
        g = position(at("nw", {"nw_north": 2}, hand=[card], **more), at("mw", {"mw_west": 1}))
        return refused(take_turn(g, 0), f"card:{card}")

    assert rule("prayer") == "" and rule("prayer", prayer=11) == "KEMET-180"
    assert rule("raining_fire", prayer=1) == "" and rule("raining_fire", prayer=0) == "KEMET-004"
    g = position(at("nw", {"nw_north": 2}, hand=["raining_fire"]), at("mw"))
    assert refused(take_turn(g, 0), "card:raining_fire") == "KEMET-180"
    g = position(at("nw", {"nw_north": 5, "nw_desert": 5, "nw_east": 2}, hand=["tactical_support"]), at("mw"))
    assert refused(take_turn(g, 0), "card:tactical_support") == "KEMET-180"


@pytest.mark.rule("KEMET-181")
def test_raining_fire_reaches_any_opposing_troop():
    g = position(
        at("nw", {"west_green": 1}, hand=["raining_fire"]),
        at("mw", {"mw_west": 1, "sanctuary": 1}, tiles=["amber_cat"], companions={"cat": "sanctuary"}),
        at("sw", {"sw_obelisk": 2}),
    )
    resume(g, play_day_card, 0, "raining_fire")
    assert set(offered(g)) == {"area:mw_west", "area:sanctuary", "area:sw_obelisk"}
    assert refused(g, "area:west_green") == "KEMET-181" and refused(g, "area:ne_north") == "KEMET-017"
    play(g, "area:sanctuary")
    assert g.players[1].troops == {"mw_west": 1} and g.players[1].companions["cat"] == ""
    assert g.players[0].battle_fame == 0


@pytest.mark.rule("KEMET-182")
def test_tactical_support_adds_two_units_and_may_start_a_battle():
    g = position(at("nw", {"west_green": 1}, hand=["tactical_support"]), at("mw", {"nw_north": 1}))
    resume(g, play_day_card, 0, "tactical_support")
    assert {"area:west_green", "area:nw_north", "area:nw_east"} <= set(offered(g))
    assert refused(g, "area:west_obelisk") == "KEMET-182"
    play(g, "area:west_green")
    assert refused(g, "units:3") == "KEMET-182"
    play(g, "units:1", "area:nw_north")
    assert g.players[0].troops == {"west_green": 2, "nw_north": 1} and g.players[0].prayer == 7
    assert g.battle is not None and [side.seat for side in g.battle.sides] == [0, 1]


@pytest.mark.parametrize(
    ("card", "values"),
    [
        ("war_rage", (1, 0, 0, 0)),
        ("bloody_battle", (0, 1, 0, 0)),
        ("bronze_wall", (0, 0, 0, 1)),
        ("war_fury", (2, 0, 0, 0)),
        ("bloodbath", (0, 2, 0, 0)),
        ("iron_wall", (0, 0, 0, 2)),
    ],
)
@pytest.mark.rule("KEMET-148", "KEMET-151")
def test_every_battle_card_of_the_deck(card, values):
    g = position(at("nw", {"west_green": 4}, hand=[card]), at("mw", {"west_green": 3}))
    auto_battle(g, "west_green", 0, 1, added=(card, "none"))
    assert g.battle is not None
    one, two = g.battle.sides
    assert modifiers(g, one, two) == values
    assert g.players[0].prayer == 7 - INTERVENTIONS[card].cost
    assert one.strength == 4 + 2 + values[0]
    assert (two.lost, one.lost) == (max(0, 2 + values[1] - 1), max(0, 2 - 1 - values[3]))


@pytest.mark.rule("KEMET-102", "KEMET-175")
def test_the_card_prayer_is_no_pray_action():
    g = position(
        at("nw", hand=["prayer"], tiles=["diamond_priest"], prayer=0),
        at("mw", tiles=["amethyst_energy_drain"], prayer=0),
    )
    resume(g, play_day_card, 0, "prayer")
    assert (g.players[0].prayer, g.players[1].prayer) == (2, 0)


# -- information -----------------------------------------------------------------------------------------


def full() -> Kemet:
    return position(
        at(
            "nw",
            {"west_green": 3},
            hand=["prayer", "war_rage"],
            tiles=["ruby_wrryt_storm"],
            cards=["chariot_raid", "shield_push"],
        ),
        at("mw", {"west_green": 2}, hand=["war_fury"], veterans=1),
    )


@pytest.mark.rule("KEMET-211")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_what_everybody_sees(viewer):
    g = full()
    g.players[0].face_up = ["chariot_raid"]
    view = seen_by(g, viewer)
    player = view.players[0]
    assert player.tiles == ["ruby_wrryt_storm"] and player.prayer == 7 and player.troops == {"west_green": 3}
    assert player.face_up == ["chariot_raid"] and len(player.hand) == 2 and len(player.battle_hand) == 2
    assert view.players[1].veterans == 1 and view.discard == g.discard and len(view.deck) == len(g.deck)


@pytest.mark.rule("KEMET-212", "KEMET-213")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_what_nobody_else_sees(viewer):
    g = full()
    g.players[0].face_down = ["mixed_tactics"]
    view = seen_by(g, viewer)
    player = view.players[0]
    assert (
        set(player.hand) == set(player.battle_hand) == set(player.face_down) == set(player.removed) == {"?"}
    )
    assert set(view.deck) == {"?"} and view.flow.seed == b""
    own = seen_by(g, 0).players[0]
    assert (own.hand, own.face_down, own.removed) == (
        g.players[0].hand,
        ["mixed_tactics"],
        g.players[0].removed,
    )


@pytest.mark.rule("KEMET-365", "KEMET-211")
def test_whoever_holds_cards_is_asked_whether_they_are_useful_or_not():
    useless = position(at("nw", {"nw_north": 3}, hand=["war_rage"]), at("mw"))
    take_turn(useless, 0, "place:f1_pray")
    assert question(useless) == "next_action" and offered(useless) == ["act:f1_pray"]
    play(useless, "act:f1_pray")
    assert question(useless) == "end_turn" and offered(useless) == ["pass"]
    none = position(at("nw", {"nw_north": 3}), at("mw"))
    take_turn(none, 0, "place:f1_pray")
    assert not deciders(none)  # nothing to decide, and everybody knows


@pytest.mark.rule("KEMET-365")
def test_a_choice_that_the_question_does_not_know_is_refused():
    g = position(at("nw", {"nw_north": 3}), at("mw"))
    take_turn(g, 0)
    assert refused(g, "retreat") == "KEMET-365" == refused(g, "area:nw_north")


@pytest.mark.rule("KEMET-366")
def test_nobody_chooses_which_unit_falls():
    g = position(at("nw", {"west_green": 3}), at("mw", {"west_green": 4}))
    auto_battle(g, "west_green", 0, 1, ("chariot_raid", "chariot_raid"))
    assert question(g) == "stay_or_recall" and g.players[1].troops == {"west_green": 1}


@pytest.mark.rule("KEMET-349", "KEMET-179")
def test_cards_that_were_not_paid_were_not_played():
    tiles = ["amber_spoils_of_war"]
    g = position(
        at("nw", {"west_green": 5}, tiles=tiles), at("mw", {"west_green": 1}, prayer=0, hand=["war_fury"])
    )
    auto_battle(g, "west_green", 0, 1, ("shield_push", "shield_push"), ("none", "war_fury"))
    play(g, "1|recall", "0|stay")
    assert not deciders(g) and g.discard == ["war_fury"]
    g = position(at("nw", {"west_green": 5}, tiles=tiles), at("mw", {"west_green": 1}))
    auto_battle(g, "west_green", 0, 1, ("shield_push", "shield_push"), ("none", "diversion"))
    play(g, "1|recall", "0|stay")
    assert offered(g) == ["draw"] and refused(g, "card:diversion") == "KEMET-179"
    play(g, "draw")
    assert len(g.players[0].hand) == 2


@pytest.mark.rule("KEMET-142")
def test_the_war_council_is_the_only_moment_for_battle_cards():
    g = position(at("nw", {"west_green": 5}, hand=["war_rage"]), at("mw", {"west_green": 1}))
    start_battle(g, "west_green", 0, 1)
    assert refused(g, "card:war_rage", 0) == "KEMET-365"
    auto_battle(g, "west_green", 0, 1, ("shield_push", "shield_push"))
    assert question(g) == "retreat_or_recall" and refused(g, "card:war_rage") == "KEMET-365"
