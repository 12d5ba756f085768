"""Move."""

import pytest

from senet.games.kemet.move import move_action
from senet.games.kemet.position import at, position
from senet.games.kemet.table import Kemet
from senet.kernel.play import deciders, resume
from tests.games.kemet.helpers import reading
from tests.games.words import offered, play, question, refused


def moving(
    g: Kemet, area: str, *names: str, seat: int = 0, teleports: bool = True, scales: bool = False
) -> Kemet:
    resume(g, move_action, seat, teleports, scales, False)
    return play(g, f"area:{area}", *names)


def goals(g: Kemet) -> set[str]:
    return {o.partition(":")[2] for o in offered(g) if o.startswith("area")}


def jumps(g: Kemet) -> set[str]:
    return {o.partition(":")[2] for o in offered(g) if o.startswith("teleport")}


@pytest.mark.rule("KEMET-103", "KEMET-111")
def test_a_troop_or_a_part_of_it_goes_to_an_adjacent_area():
    g = position(at("nw", {"west_obelisk": 4}), at("mw"))
    moving(g, "west_obelisk")
    assert goals(g) == {"mw_desert", "nw_desert", "west_green", "west_outer_temple"}
    assert refused(g, "area:west_inner_temple") == "KEMET-111" and refused(g, "leave:4") == "KEMET-105"
    play(g, "leave:3", "area:west_green")
    assert g.players[0].troops == {"west_obelisk": 3, "west_green": 1} and not deciders(g)
    resume(g, move_action, 0, True, False, False)
    assert refused(g, "area:mw_desert") == "KEMET-103"


@pytest.mark.rule("KEMET-104", "KEMET-215")
def test_the_number_of_land_moves_is_fixed_at_the_start():
    tiles = ["ruby_priest_of_mafdet", "onyx_bestial_fury", "amber_cat", "ruby_royal_scarab"]
    where = {"cat": "nw_desert", "royal_scarab": "west_green"}
    g = position(at("nw", {"nw_desert": 3, "west_green": 1}, tiles=tiles, companions=where), at("mw"))
    moving(g, "nw_desert", "leave:1", "leave:cat")
    assert g.move is not None and g.move.steps == 4  # 1 + 1 + 1 + 1, the cat stays behind
    play(g, "area:west_green", "join:royal_scarab")
    assert g.move.steps == 3  # picking the scarab up gives nothing
    play(g, "leave:royal_scarab", "area:west_obelisk", "area:mw_desert", "area:west_outer_temple")
    assert g.players[0].troops["west_outer_temple"] == 2 and g.move is None


@pytest.mark.rule("KEMET-104")
def test_without_land_moves_one_goes_no_further():
    g = position(at("nw", {"nw_desert": 3}, hand=["prayer"]), at("mw"))
    moving(g, "nw_desert", "area:west_green")
    assert refused(g, "area:west_obelisk") == "KEMET-104"


@pytest.mark.rule("KEMET-105", "KEMET-106", "KEMET-370")
@pytest.mark.parametrize("again", [True, False])
def test_what_is_dropped_stays_and_what_stands_there_may_join(again):
    tiles = ["ruby_priest_of_mafdet", "onyx_bestial_fury"]
    g = position(at("nw", {"nw_desert": 4, "west_green": 2}, tiles=tiles), at("mw"))
    reading(g, take_up_dropped=again)
    moving(g, "nw_desert", "leave:1", "area:west_green")
    assert refused(g, "join:3") == "KEMET-106"
    play(g, "join:1", "leave:3")
    assert refused(g, "join:2") == "KEMET-105"  # one of the two that stood there is left to join
    play(g, "area:nw_desert")
    if again:  # the group came back, and what it left may come along
        play(g, "join:1", "area:west_obelisk")
        assert g.players[0].troops == {"west_green": 4, "west_obelisk": 2}
    else:
        assert refused(g, "join:1") == "KEMET-105"
        play(g, "area:west_obelisk")
        assert g.players[0].troops == {"nw_desert": 1, "west_green": 4, "west_obelisk": 1}


@pytest.mark.rule("KEMET-107")
def test_limits_may_be_exceeded_on_the_way_but_not_at_the_end():
    tiles = ["ruby_priest_of_mafdet"]
    g = position(at("nw", {"nw_desert": 5, "west_green": 3}, tiles=tiles), at("mw"))
    moving(g, "nw_desert", "area:west_green")
    assert g.players[0].troops["west_green"] == 8
    assert "stop" not in offered(g) and refused(g, "stop") == "KEMET-107"
    assert refused(g, "leave:3") == ""  # five may be left, three go on
    play(g, "leave:2", "area:west_inner_temple")
    assert g.players[0].troops == {"west_green": 5, "west_inner_temple": 3}


@pytest.mark.rule("KEMET-107")
def test_a_step_from_which_the_action_could_not_end_well_is_refused():
    g = position(at("nw", {"nw_desert": 5, "west_green": 3}), at("mw"))
    moving(g, "nw_desert")
    assert refused(g, "area:west_green") == "KEMET-107"
    play(g, "leave:3")
    assert "area:west_green" in offered(g)


@pytest.mark.rule("KEMET-107")
def test_leaving_so_many_that_the_rest_cannot_be_mended_is_refused():
    g = position(
        at(
            "nw",
            {"nw_desert": 5, "west_green": 3, "west_inner_temple": 5},
            tiles=["ruby_priest_of_mafdet", "onyx_sword_mercenaries"],
        ),
        at("mw"),
    )
    moving(g, "nw_desert", "area:west_green")
    assert refused(g, "area:west_inner_temple") == "KEMET-107"
    play(g, "leave:4")
    assert "area:nw_desert" not in goals(g)  # seven would stay behind
    play(g, "join:2", "area:west_obelisk")
    assert g.players[0].troops["west_green"] == 5 and g.players[0].troops["west_obelisk"] == 3


@pytest.mark.rule("KEMET-107", "KEMET-094")
def test_two_creatures_may_pass_but_not_stay_together():
    tiles = ["amber_cat", "onyx_soul_devourer", "ruby_priest_of_mafdet"]
    where = {"cat": "nw_desert", "soul_devourer": "west_green"}
    g = position(at("nw", {"nw_desert": 2, "west_green": 1}, tiles=tiles, companions=where), at("mw"))
    moving(g, "nw_desert", "area:west_green")
    assert refused(g, "stop") == "KEMET-107"
    play(g, "area:west_inner_temple", "stop")
    assert g.players[0].companions["cat"] == "west_inner_temple"


@pytest.mark.rule("KEMET-108", "KEMET-174")
def test_an_opposing_troop_ends_the_action_and_starts_a_battle():
    g = position(at("nw", {"nw_desert": 5}, tiles=["ruby_priest_of_mafdet"]), at("mw", {"west_green": 1}))
    moving(g, "nw_desert", "area:west_green")
    assert g.battle is not None and g.battle.area == "west_green" and question(g) == "play_card"
    for name in ("0|battle_card:fervent_purge", "1|battle_card:shield_push"):
        play(g, name)
    for name in (
        "0|battle_card:chariot_raid",
        "1|battle_card:chariot_raid",
        "0|cards:none",
        "1|cards:none",
        "0|stay",
    ):
        play(g, name)
    assert g.move is None and not deciders(g)  # the second land move is gone


@pytest.mark.rule("KEMET-109")
def test_a_group_above_the_limits_cannot_attack():
    tiles = ["ruby_priest_of_mafdet", "amber_cat", "onyx_soul_devourer"]
    where = {"cat": "nw_desert", "soul_devourer": "west_green"}
    g = position(
        at("nw", {"nw_desert": 4, "west_green": 3}, tiles=tiles, companions=where),
        at("mw", {"west_inner_temple": 1}),
    )
    moving(g, "nw_desert", "area:west_green", "join:3")
    assert refused(g, "area:west_inner_temple") in ("KEMET-100", "KEMET-109")
    play(g, "leave:3", "join:soul_devourer")
    assert refused(g, "area:west_inner_temple") == "KEMET-109"


@pytest.mark.rule("KEMET-110")
def test_nobody_passes_through_an_opposing_troop():
    g = position(at("nw", {"nw_desert": 5}, tiles=["ruby_priest_of_mafdet"]), at("mw", {"west_green": 1}))
    moving(g, "nw_desert")
    assert refused(g, "area:west_inner_temple") == "KEMET-111"
    play(g, "area:west_green")
    assert g.move is not None and g.move.over and g.players[0].troops == {"west_green": 5}


@pytest.mark.rule("KEMET-112", "KEMET-113")
def test_ports_lead_to_trade_ports_and_to_the_own_desert():
    g = position(at("nw", {"west_green": 2}), at("mw"), map=6)
    moving(g, "west_green")
    assert goals(g) == {
        "mw_desert",
        "nw_desert",
        "west_inner_temple",
        "west_obelisk",
        "sw_obelisk",
        "ne_obelisk",
        "east_green",
    }
    assert refused(g, "area:me_desert") == "KEMET-113" == refused(g, "area:delta_desert")
    g = position(at("sw", {"west_green": 2}), at("mw"), map=6)
    moving(g, "west_green")
    assert "sw_desert" in goals(g)


@pytest.mark.rule("KEMET-114", "KEMET-115")
def test_one_teleportation_from_a_pyramid_to_an_obelisk():
    pyramids = {"nw_north": ("ruby", 1)}
    g = position(
        at("nw", {"nw_north": 3, "nw_east": 2}, prayer=5, pyramids=pyramids, tiles=["ruby_priest_of_mafdet"]),
        at("mw"),
    )
    moving(g, "nw_east")
    assert jumps(g) == set() and refused(g, "teleport:sanctuary") == "KEMET-114"
    moving(g, "nw_north")
    assert jumps(g) == {"west_obelisk", "west_outer_temple", "west_inner_temple", "delta_temple", "sanctuary"}
    assert refused(g, "teleport:west_green") == "KEMET-114"
    play(g, "leave:1", "teleport:sanctuary")
    assert g.players[0].prayer == 3 and g.players[0].troops["sanctuary"] == 2
    assert refused(g, "teleport:delta_temple") == "KEMET-115"
    play(g, "area:delta_desert", "area:delta_temple")
    assert g.players[0].troops["delta_temple"] == 2


@pytest.mark.rule("KEMET-114")
def test_without_prayer_points_no_teleportation():
    g = position(at("nw", {"nw_north": 3}, prayer=1, pyramids={"nw_north": ("ruby", 1)}), at("mw"))
    moving(g, "nw_north")
    assert refused(g, "teleport:sanctuary") == "KEMET-004"


@pytest.mark.rule("KEMET-116", "KEMET-072")
def test_an_opponents_pyramid_is_an_origin_too():
    g = position(at("nw", {"mw_west": 3}), at("mw", pyramids={"mw_west": ("ruby", 2)}))
    moving(g, "mw_west", "teleport:delta_temple")
    assert g.players[0].troops == {"delta_temple": 3} and g.players[0].prayer == 5


@pytest.mark.rule("KEMET-117", "KEMET-223", "KEMET-228")
def test_teleport_and_toll_are_one_payment():
    def jump(prayer: int, *tiles: str) -> Kemet:
        g = position(
            at("nw", {"nw_north": 3}, prayer=prayer, pyramids={"nw_north": ("ruby", 1)}, tiles=tiles),
            at(
                "mw",
                {"sanctuary": 1},
                tiles=["onyx_khnums_sphinx"],
                companions={"khnums_sphinx": "sanctuary"},
            ),
        )
        return moving(g, "nw_north")

    g = jump(2)
    assert refused(g, "teleport:sanctuary") == "KEMET-117" and "teleport:delta_temple" in offered(g)
    g = play(jump(3), "teleport:sanctuary")
    assert g.players[0].prayer == 0
    g = play(jump(2, "diamond_priest_of_ra"), "teleport:sanctuary")
    assert g.players[0].prayer == 0  # 2 + 1, and Ra takes off 1 once


@pytest.mark.rule("KEMET-223")
def test_khnums_sphinx_takes_its_toll_by_land():
    def walk(prayer: int) -> Kemet:
        g = position(
            at("nw", {"nw_desert": 3}, prayer=prayer),
            at(
                "mw",
                {"west_green": 1},
                tiles=["onyx_khnums_sphinx"],
                companions={"khnums_sphinx": "west_green"},
            ),
        )
        return moving(g, "nw_desert")

    assert refused(walk(0), "area:west_green") == "KEMET-223"
    assert play(walk(1), "area:west_green").players[0].prayer == 0


@pytest.mark.rule("KEMET-118", "KEMET-120")
def test_an_opponents_district_only_from_its_walls():
    tiles = ["ruby_priest_of_mafdet"]
    g = position(at("nw", {"west_green": 2, "mw_desert": 2, "mw_north": 1}, tiles=tiles), at("mw"))
    moving(g, "west_green", "area:mw_desert", "join:2")
    assert refused(g, "area:mw_west") == "KEMET-118"  # only where the group started counts
    moving(g, "mw_desert")
    assert {"mw_west", "mw_east", "mw_north"} <= goals(g)
    moving(g, "mw_north")
    assert {"mw_west", "mw_desert"} <= goals(g)  # from another district; leaving is free
    g = position(at("mw", {"west_green": 2}, tiles=tiles), at("nw"))
    moving(g, "west_green", "area:mw_desert", "area:mw_west")  # own walls do not matter
    assert g.players[0].troops == {"mw_west": 2}


@pytest.mark.rule("KEMET-119")
def test_one_opposing_district_an_action():
    g = position(at("nw", {"mw_desert": 2}, tiles=["ruby_priest_of_mafdet"]), at("mw"))
    moving(g, "mw_desert", "area:mw_west")
    assert refused(g, "area:mw_east") == "KEMET-119" and "area:mw_desert" in offered(g)


@pytest.mark.rule("KEMET-216", "KEMET-352", "KEMET-119")
def test_phoenix_opens_walls_only_while_it_is_in_the_group():
    tiles = ["ruby_phoenix", "ruby_priest_of_mafdet"]
    g = position(at("nw", {"west_green": 3}, tiles=tiles, companions={"phoenix": "west_green"}), at("mw"))
    moving(g, "west_green", "area:mw_desert", "area:mw_west")
    assert refused(g, "area:mw_east") == "KEMET-119"
    moving(
        position(at("nw", {"west_green": 3}, tiles=tiles, companions={"phoenix": "west_green"}), at("mw")),
        "west_green",
    )
    g = position(at("nw", {"west_green": 3}, tiles=tiles, companions={"phoenix": "west_green"}), at("mw"))
    moving(g, "west_green", "leave:1", "leave:phoenix", "area:mw_desert")
    assert refused(g, "area:mw_west") == "KEMET-118"


@pytest.mark.rule("KEMET-121", "KEMET-122", "KEMET-176")
def test_swiftness_before_the_first_step_transfer_before_the_teleportation():
    g = position(at("nw", {"nw_desert": 3}, hand=["swiftness", "swiftness", "transfer", "prayer"]), at("mw"))
    moving(g, "nw_desert")
    assert refused(g, "card:prayer") == "KEMET-121"
    play(g, "card:swiftness", "area:west_obelisk")
    assert refused(g, "card:swiftness") == "KEMET-122"
    play(g, "card:transfer", "teleport:delta_temple")
    assert refused(g, "card:transfer") in ("KEMET-176", "KEMET-122")
    assert g.players[0].prayer == 7 and g.players[0].hand == ["swiftness", "prayer"]
    play(g, "area:delta_desert")
    assert g.players[0].troops == {"delta_desert": 3} and g.discard == ["swiftness", "transfer"]


@pytest.mark.rule("KEMET-183", "KEMET-180")
def test_transfer_frees_the_one_teleportation_from_anywhere():
    g = position(at("nw", {"nw_desert": 3}, prayer=0, hand=["transfer", "transfer"]), at("mw"))
    moving(g, "nw_desert", "card:transfer")
    assert refused(g, "card:transfer") == "KEMET-180" and refused(g, "teleport:west_green") == "KEMET-114"
    play(g, "teleport:sanctuary")
    assert refused(g, "teleport:delta_temple") == "KEMET-115" and refused(g, "card:transfer") == "KEMET-122"


@pytest.mark.rule("KEMET-180")
def test_transfer_is_no_use_in_a_move_without_teleportation():
    g = position(at("nw", {"nw_desert": 3}, hand=["transfer"]), at("mw"))
    moving(g, "nw_desert", teleports=False)
    assert refused(g, "card:transfer") == "KEMET-180" and refused(g, "teleport:sanctuary") == "KEMET-207"


@pytest.mark.rule("KEMET-123", "KEMET-131", "KEMET-134")
def test_control_comes_at_the_end_and_goes_at_once():
    g = position(at("nw", {"west_outer_temple": 3}, tiles=["ruby_priest_of_mafdet"]), at("mw"))
    assert g.fame(0) == 1
    moving(g, "west_outer_temple", "area:west_obelisk")
    assert g.fame(0) == 0 and g.held["west_outer_temple"] == -1
    play(g, "area:west_outer_temple")
    assert g.fame(0) == 1
    g = position(at("nw", {"west_green": 3}, hand=["prayer"]), at("mw"))
    moving(g, "west_green", "area:west_inner_temple")
    assert g.fame(0) == 0  # the action is not over
    play(g, "stop")
    assert g.fame(0) == 1


@pytest.mark.rule("KEMET-123", "KEMET-231")
def test_coming_back_is_not_a_new_taking_of_control():
    tiles = ["amber_servant_heqaib", "ruby_priest_of_mafdet"]
    where = {"heqaib": "west_outer_temple"}
    g = position(at("nw", {"west_outer_temple": 3}, tiles=tiles, companions=where), at("mw"))
    moving(g, "west_outer_temple", "area:west_obelisk", "area:west_outer_temple")
    assert not deciders(g) and g.players[0].prayer == 7 and g.fame(0) == 1


@pytest.mark.rule("KEMET-125", "KEMET-368")
def test_where_actions_may_be_declined_moving_nowhere_spends_the_cards():
    g = position(at("nw", {"nw_desert": 3}, hand=["swiftness"]), at("mw"))
    reading(g, decline_actions=True)
    moving(g, "nw_desert", "card:swiftness", "stop")
    assert g.players[0].troops == {"nw_desert": 3} and g.discard == ["swiftness"] and not deciders(g)


@pytest.mark.rule("KEMET-351", "KEMET-217", "KEMET-225", "KEMET-352")
@pytest.mark.parametrize(
    ("tiles", "companion", "goal", "cost"),
    [
        ([], "", "sanctuary", 2),
        (["ruby_portal_of_thoth"], "", "sanctuary", 1),
        (["amber_servant_patamos"], "patamos", "sanctuary", 1),
        (["amber_servant_patamos"], "patamos", "west_obelisk", 2),
        (["ruby_portal_of_thoth", "amber_servant_patamos"], "patamos", "sanctuary", 0),
        (["onyx_griffin_sphinx"], "griffin_sphinx", "sanctuary", 0),
        (["diamond_priest_of_ra"], "", "sanctuary", 1),
        (["diamond_priest_of_ra", "onyx_griffin_sphinx"], "griffin_sphinx", "sanctuary", 0),
    ],
)
def test_the_price_of_a_teleportation(tiles, companion, goal, cost):
    where = {companion: "nw_north"} if companion else {}
    pyramids = {"nw_north": ("ruby", 1)}
    g = position(at("nw", {"nw_north": 3}, pyramids=pyramids, tiles=tiles, companions=where), at("mw"))
    moving(g, "nw_north", f"teleport:{goal}")
    assert g.players[0].prayer == 7 - cost
    assert refused(g, "teleport:delta_temple") == "KEMET-115" or g.move is None
    if companion:
        g = position(at("nw", {"nw_north": 3}, pyramids=pyramids, tiles=tiles, companions=where), at("mw"))
        moving(g, "nw_north", "leave:1", f"leave:{companion}", f"teleport:{goal}")
        without = 2 - ("ruby_portal_of_thoth" in tiles) - ("diamond_priest_of_ra" in tiles)
        assert g.players[0].prayer == 7 - without


@pytest.mark.rule("KEMET-346", "KEMET-115", "KEMET-105")
def test_the_nastiest_move_still_ends():
    """Free teleportation, every bonus and every card: whatever is chosen, a Move action is short."""
    import random

    from senet.kernel.play import choices, choose

    tiles = ["ruby_portal_of_thoth", "onyx_griffin_sphinx", "ruby_priest_of_mafdet", "onyx_bestial_fury", "amethyst_kill_them_all",
             "amber_harbour_servant", "diamond_priest_of_ra", "sapphire_legion"]  # fmt: skip
    hand = ["swiftness", "swiftness", "transfer", "transfer", "transfer"]
    longest = 0
    for n in range(40):
        rng = random.Random(n)
        where = {"griffin_sphinx": "nw_north", "harbour_servant": "nw_north"}
        g = position(
            at("nw", {"nw_north": 7, "west_green": 3, "nw_desert": 2}, tiles=tiles, companions=where, hand=hand, prayer=11,
               pyramids={"nw_north": ("ruby", 2)}),
            at("mw"), map=6,
        )  # fmt: skip
        moving(g, "nw_north")
        count = 0
        while deciders(g):
            options = [c for c in choices(g, 0) if c != ("stop", "")] or choices(g, 0)
            choose(g, 0, rng.choice(options))
            count += 1
        longest = max(longest, count)
    assert longest < 60
