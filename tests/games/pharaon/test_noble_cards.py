"""The nobles one by one: numbers 1-12, permanent effects, and 13-16, full zones (chapter 12)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.components import ANY_ENTRY, NOBLES, PARTNERS, SCRIBES
from senet.games.pharaon.position import position
from senet.games.pharaon.scoring import sheet
from senet.games.pharaon.table_gods import best_gods, nobles_score
from tests.games.pharaon.playing import FULL, ONE_OF_EACH, held, pass_round, settle
from tests.games.words import decider, offered, play, question, refused

# -- Scribes -----------------------------------------------------------------------------------------


@pytest.mark.rule("PHAR-117")
@pytest.mark.parametrize("scribe", SCRIBES)
def test_a_scribe_swaps_two_colours_in_both_directions(scribe: str):
    pairs = {
        "scribe_1": {"green", "black"},
        "scribe_2": {"green", "blue"},
        "scribe_3": {"blue", "yellow"},
        "scribe_4": {"yellow", "red"},
        "scribe_5": {"red", "black"},
    }
    one, two = PARTNERS[scribe]
    assert {one, two} == pairs[scribe]
    strips = ["black", "yellow", "green", "red", "blue"]
    for wanted, paid in ((one, two), (two, one)):
        offset = -strips.index(wanted) % 5  # the offerings strip has the wanted colour
        for token in (paid, f"off_{paid}"):
            assert refused(position(offset=offset, supplies=[{token: 1}]), "zone:offerings") == "PHAR-051"
            g = position(offset=offset, supplies=[{token: 1}], nobles=[[scribe]])
            play(g, "zone:offerings", "pair:1")
            assert g.wheel[wanted] == [token]


@pytest.mark.rule("PHAR-118")
def test_a_scribe_concerns_payments_only():
    # Seer: green given, green cannot be taken, whatever the Scribe says; black can.
    g = position(nobles=[["scribe_1", "seer"]], supplies=[{"green": 1}])
    play(g, "exchange:seer")
    assert refused(g, "take:green") == "PHAR-140" and refused(g, "take:black") == ""
    # Gains: a jar gives what it shows.
    g = position(nobles=[["scribe_1"]], jars=["21", "1", "2"])
    play(g, "pass", "jar:21")
    assert held(g) == {"green": 2, "red": 1}
    # Scoring: the Teacher counts tokens, not what they might stand for.
    g = position(nobles=[["scribe_1", "teacher"]], supplies=[{"green": 1, "silver": 2}])
    assert nobles_score(g, 0, []) == 4 + 7 + 1


@pytest.mark.rule("PHAR-119")
def test_swaps_of_two_scribes_are_not_chained():
    # With green/black and green/blue black cannot become blue.
    g = position(offset=1, nobles=[["scribe_1", "scribe_2"]], supplies=[{"black": 1}])
    assert g.strip_of("offerings") == "blue" and refused(g, "zone:offerings") == "PHAR-051"
    g = position(offset=3, nobles=[["scribe_2", "scribe_1"]], supplies=[{"black": 1, "blue": 1}])
    assert g.strip_of("offerings") == "green"
    play(g, "zone:offerings", "pair:1")
    assert offered(g) == ["entry:black", "entry:blue"]  # either partner, the lower Scribe first


@pytest.mark.rule("PHAR-120", "PHAR-121")
@pytest.mark.parametrize(
    ("scribe", "zone"),
    [
        ("scribe_1", "offerings"),
        ("scribe_2", "nobles"),
        ("scribe_3", "artisans"),
        ("scribe_4", "nile"),
        ("scribe_5", "tomb"),
    ],
)
def test_a_scribe_scores_for_the_gods_next_to_its_zone(scribe: str, zone: str):
    g = position(nobles=[[scribe]])
    next_to = [god for god in ("horus", "bastet", "isis", "anubis", "osiris") if zone in g.god_sides(god)]
    others = [god for god in ("horus", "bastet", "isis", "anubis", "osiris") if god not in next_to]
    assert len(next_to) == 2 and NOBLES[scribe].zone == zone
    assert nobles_score(g, 0, []) == 4
    assert nobles_score(g, 0, others) == 4
    assert nobles_score(g, 0, next_to[:1]) == 8
    assert nobles_score(g, 0, [*next_to, *others]) == 12


# -- the General ---------------------------------------------------------------------------------------


@pytest.mark.rule("PHAR-122", "PHAR-123")
def test_the_general_may_advance_at_once_when_passing():
    g = position(3, first_player=2, nobles=[["general"]], jars=["21", "1", "2"])
    play(g, "pass", "jar:21")
    assert offered(g) == ["pass", "use:general"] and held(g) == {"green": 2, "red": 1}  # after the jar
    play(g, "use:general")
    assert g.players[0].space == 2 and g.first_player == 0 and decider(g) == 1
    g = position(3, nobles=[["general"]], jars=["21", "1", "2"])
    play(g, "pass", "jar:21", "pass")
    assert (g.players[0].row, g.players[0].space) == (1, 1)  # it may be declined


@pytest.mark.rule("PHAR-261")
def test_first_to_pass_the_general_brings_the_token_and_nothing_else():
    g = position(3, first_player=0, nobles=[["general"]], jars=["21", "1", "2"])
    play(g, "pass", "jar:21", "use:general")
    assert g.players[0].space == 2 and held(g) == {"green": 2, "red": 1}  # the token was there already
    assert g.first_player == 0 and decider(g) == 1
    g = position(3, first_player=2, passed={1: 5}, nobles=[["general"]], jars=["21", "1"])
    play(g, "pass", "jar:21", "use:general", "take:red")
    assert (g.players[0].row, g.players[0].space) == (2, 2)  # the second to pass: a reward as usual
    assert held(g) == {"green": 2, "red": 2} and g.first_player == 2


@pytest.mark.rule("PHAR-261")
def test_in_the_other_reading_the_general_lets_the_first_to_pass_choose_the_reward():
    said = {"nobles": [["general"]], "jars": ["21", "1", "2"], "without": ["general_takes_token"]}
    g = position(3, first_player=2, **said)
    play(g, "pass", "jar:21", "use:general")
    assert g.players[0].space == 2 and offered(g) == ["reward:basic", "reward:first_player"]
    play(g, "reward:basic", "take:blue")
    assert held(g) == {"green": 2, "red": 1, "blue": 1} and g.first_player == 2


@pytest.mark.rule("PHAR-122")
def test_later_turns_advance_normally_from_there_and_round_five_needs_no_jar():
    g = position(3, round=5, nobles=[["general"]], supplies=[{}, {"black": 1}, {"black": 1}])
    play(g, "pass", "use:general")
    assert g.first_player == 0 and g.players[0].space == 2
    settle(play(g, "zone:offerings", "pair:1"))
    settle(play(g, "zone:offerings", "pair:2"), "reward")
    assert g.players[0].space == 3 and offered(g)[-1] == "reward:silver"


@pytest.mark.rule("PHAR-124")
def test_the_general_does_nothing_for_the_last_to_pass():
    g = position(2, nobles=[["general"]], passed={1: 5}, jars=["1", "2"])
    play(g, "pass", "jar:1")
    assert g.round == 2 and question(g) == "main"


@pytest.mark.rule("PHAR-125")
def test_the_general_scores_for_the_two_tokens():
    for pharaoh, first, points in ((-1, 1, 7), (0, 1, 11), (1, 0, 11), (0, 0, 15)):
        g = position(nobles=[["general"]], pharaoh=pharaoh, first_player=first)
        assert nobles_score(g, 0, []) == points


# -- Judge and Grand Vizier ----------------------------------------------------------------------------


@pytest.mark.rule("PHAR-258")
def test_with_the_judge_the_entry_token_may_have_any_colour():
    g = position(supplies=[{"black": 4, "red": 1, "off_plus1": 1}], nobles=[["judge"]])
    assert g.strip_of("nobles") == "blue"
    play(g, "zone:nobles", "noble:deck")
    assert offered(g) == ["entry:black", "entry:red"] and refused(g, "entry:off_plus1") == "PHAR-070"
    play(g, "entry:red")
    assert g.wheel["blue"] == ["red"] and held(g) == {"off_plus1": 1} and len(g.players[0].nobles) == 2
    for zone in ("offerings", "artisans", "nile", "tomb"):
        poor = position(supplies=[{g.strip_of("nobles"): 6}], nobles=[["judge"]])
        assert refused(poor, f"zone:{zone}") == "PHAR-051"  # it helps in no other zone


@pytest.mark.rule("PHAR-258")
def test_in_the_other_reading_the_entry_token_must_fit_the_strip_with_the_judge_too():
    said = {"nobles": [["judge"]], "without": ["judge_any_entry"]}
    assert refused(position(supplies=[{"black": 4, "red": 4}], **said), "zone:nobles") == "PHAR-051"
    g = position(supplies=[{"black": 4, "red": 4, "blue": 1, "silver": 1}], **said)
    play(g, "zone:nobles", "noble:deck")
    assert offered(g) == ["entry:blue", "entry:silver"] and refused(g, "entry:red") == "PHAR-058"
    play(g, "entry:blue", "pay:black", "pay:black", "pay:black")
    assert offered(g) == ["pay:black", "pay:red", "pay:silver"]  # only the entry token must fit


@pytest.mark.rule("PHAR-126")
def test_the_judge_pays_any_five_tokens():
    supply = {"blue": 2, "off_blue": 1, "off_zone_nobles": 1, "silver": 1}
    g = position(supplies=[supply], nobles=[["judge"]], nobles_shown=["architect"])
    play(g, "zone:nobles", "noble:architect", "entry:blue")
    assert held(g) == {} and g.players[0].nobles == ["judge", "architect"]  # four are left: all are paid
    assert refused(position(supplies=[supply]), "zone:nobles") == "PHAR-051"
    four = position(supplies=[{"blue": 4, "off_plus1": 2, "off_zone_nile": 2}], nobles=[["judge"]])
    assert refused(four, "zone:nobles") == "PHAR-051"
    g = position(supplies=[{**ONE_OF_EACH, "red": 2}], nobles=[["judge"]], nobles_shown=["architect"])
    play(g, "zone:nobles", "noble:architect", "entry:blue", "pay:black", "pay:yellow", "pay:green")
    assert held(g) == {"red": 1}  # five different colours are among the possibilities


@pytest.mark.rule("PHAR-127")
def test_the_grand_vizier_scores_for_every_noble():
    nobles = ["grand_vizier", "court_official_23", "court_official_24"]
    for count in (1, 2, 3):
        assert nobles_score(position(nobles=[nobles[:count]]), 0, []) == 3 + 3 * count


# -- 7 to 10: entry with any basic colour --------------------------------------------------------------


@pytest.mark.rule("PHAR-136")
def test_the_zones_of_architect_priestess_foreman_and_chief_decorator():
    assert ANY_ENTRY == {
        "tomb": "architect",
        "offerings": "priestess",
        "nile": "foreman",
        "artisans": "chief_decorator",
    }
    points = [nobles_score(position(nobles=[[noble]]), 0, []) for noble in ANY_ENTRY.values()]
    assert points == [10, 12, 10, 10]


@pytest.mark.rule("PHAR-137")
@pytest.mark.parametrize(
    ("noble", "zone", "supply"),
    [
        ("architect", "tomb", {"green": 1, "red": 1}),
        ("priestess", "offerings", {"red": 1}),
        ("foreman", "nile", {"red": 1, "blue": 1}),
        ("chief_decorator", "artisans", {"blue": 3}),
    ],
)
def test_the_entry_may_be_any_basic_colour_and_is_deducted_as_its_own(noble: str, zone: str, supply: dict):
    assert refused(position(supplies=[supply]), f"zone:{zone}") == "PHAR-051"
    g = position(supplies=[supply], nobles=[[noble]], artisans_shown=["sculptor_1"] * (zone == "artisans"))
    strip = g.strip_of(zone)
    play(g, f"zone:{zone}")
    while decider(g) == 0:
        play(g, offered(g)[0])
    assert not any(kind in held(g) for kind in supply)
    assert len(g.wheel[strip]) == 1 and g.wheel[strip][0] in supply  # it occupies a space
    full = position(supplies=[supply], nobles=[[noble]], wheel={strip: FULL})
    assert refused(full, f"zone:{zone}") == "PHAR-050"


@pytest.mark.rule("PHAR-137")
def test_the_ability_holds_in_the_named_zone_only():
    g = position(supplies=[{"red": 1}], nobles=[["architect", "foreman", "chief_decorator"]])
    assert refused(g, "zone:offerings") == "PHAR-051"


@pytest.mark.rule("PHAR-138")
def test_jokers_may_declare_any_colour_and_a_swapped_token_the_partner_colour():
    supply = {"silver": 1, "off_zone_tomb": 1, "red": 1, "green": 1}
    g = position(supplies=[supply], nobles=[["architect", "scribe_5"]])
    play(g, "zone:tomb")
    colours = ("black", "yellow", "green", "red", "blue")
    assert {f"entry:silver.{colour}" for colour in colours} <= set(offered(g))
    assert {f"entry:off_zone_tomb.{colour}" for colour in colours} <= set(offered(g))
    assert {"entry:red.red", "entry:red.black", "entry:green.green"} <= set(offered(g))
    assert refused(g, "entry:red.blue") == "PHAR-138" and refused(g, "entry:green.black") == "PHAR-138"
    play(g, "entry:silver.red")  # green + red: the silver is the red
    assert offered(g)[0] == "pay:green"


# -- 13 to 16: full zones ------------------------------------------------------------------------------

FULL_ZONES = [
    ("physician", "artisans", {"red": 3}),
    ("chief_supplier", "tomb", {"yellow": 1, "green": 1, "red": 1}),
    ("high_priest", "offerings", {"black": 1}),
    ("administrator", "nile", {"green": 1, "yellow": 1}),
]


@pytest.mark.rule("PHAR-128", "PHAR-129")
@pytest.mark.parametrize(("noble", "zone", "supply"), FULL_ZONES)
def test_a_full_zone_may_be_entered_once_per_round_and_the_token_goes_to_the_bank(noble, zone, supply):
    g = position(2, nobles=[[noble]])
    strip = g.strip_of(zone)
    entry = strip if strip in supply else next(iter(supply))
    said = {"supplies": [supply], "wheel": {strip: FULL}, "passed": {1: 5}, "jar_pile": ["30"]}
    assert refused(position(2, **said), f"zone:{zone}") == "PHAR-050"
    g = position(2, nobles=[[noble]], artisans_shown=["sculptor_1"], **said)
    before = g.bank[entry]
    play(g, f"zone:{zone}")
    while question(g) != "main":
        play(g, offered(g)[0])
    assert g.players[0].exhausted == [noble] and g.wheel[strip] == FULL
    assert g.bank[entry] > before  # also the entry token; it counted for the deduction
    assert not any(kind in held(g) for kind in supply if zone != "nile")
    assert refused(g, f"zone:{zone}") == "PHAR-050"  # exhausted
    pass_round(g)
    assert g.players[0].is_ready(noble)


@pytest.mark.rule("PHAR-129")
def test_an_offering_as_entry_into_a_full_zone_goes_to_the_discard_pile():
    g = position(nobles=[["high_priest"]], supplies=[{"off_black": 1}], wheel={"black": FULL})
    play(g, "zone:offerings", "pair:1")
    assert g.offering_discard == ["off_black"]


@pytest.mark.rule("PHAR-128")
def test_the_entry_of_a_full_zone_must_have_the_right_colour():
    g = position(nobles=[["high_priest"]], supplies=[{"red": 3}], wheel={"black": FULL})
    assert refused(g, "zone:offerings") == "PHAR-051"


@pytest.mark.rule("PHAR-130")
def test_while_a_space_is_free_the_card_is_not_used():
    g = position(nobles=[["high_priest"]], supplies=[{"black": 1}], wheel={"black": FULL[:2]})
    play(g, "zone:offerings", "pair:1")
    assert g.players[0].exhausted == [] and g.wheel["black"] == [*FULL[:2], "black"]


@pytest.mark.rule("PHAR-131")
def test_all_other_conditions_stay_for_a_full_zone():
    g = position(
        nobles=[["high_priest", "physician", "chief_supplier"]],
        supplies=[{"black": 1, "red": 3, "yellow": 1}],
        wheel={"black": FULL, "red": FULL, "yellow": FULL},
        pairs=[(), (), (), ()],
        artisans_shown=["", "", "", ""],
        artisan_deck=[],
        tomb=[6],
    )
    assert refused(g, "zone:offerings") == refused(g, "zone:artisans") == "PHAR-052"
    assert refused(g, "zone:tomb") == "PHAR-114"
    blocked = position(  # by left-over jars and players alike
        2,
        nobles=[["high_priest"]],
        supplies=[{"black": 1}],
        wheel={"black": ["black", "off_black", "silver"]},
    )
    assert "zone:offerings" in offered(blocked)


@pytest.mark.rule("PHAR-139")
def test_both_abilities_may_be_combined_in_the_same_zone():
    g = position(
        nobles=[["high_priest", "priestess"]],
        supplies=[{"red": 1}],
        wheel={"black": FULL},
        bonus=["", "", "", ""],
    )
    bank = g.bank["red"]
    play(g, "zone:offerings", "pair:1")
    assert g.bank["red"] == bank + 1 and g.players[0].exhausted == ["high_priest"]


@pytest.mark.rule("PHAR-132", "PHAR-133", "PHAR-134", "PHAR-135")
def test_the_points_of_13_to_16():
    g = position(
        nobles=[["physician"], ["chief_supplier", "high_priest"], ["administrator"]],
        artisans=[["potter_red", "potter_blue", "sculptor_1"]],
        supplies=[{}, {"off_red": 1, "off_plus2": 1, "off_zone_nile": 1, "silver": 3}],
        tomb=[0, 4],
        tracks=[{}, {}, {"red": 3, "blue": 3, "black": 2}],
    )
    assert nobles_score(g, 0, []) == 6 + 2 * 2  # two different values
    assert nobles_score(g, 1, []) == (6 + 2 * 4) + (6 + 2 * 3)
    assert nobles_score(g, 2, []) == 5 + 3 * 2
    assert sheet(g, 2)["nobles"] == 11 and best_gods(g, 2) == []
