"""Setup, and what is open and hidden."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from senet.games.ankh import BOX
from senet.games.ankh.components import CARDS, GODS
from senet.games.ankh.maps import SCENARIOS, layout_of, scenarios_for
from senet.games.ankh.position import DELTA, WEST, camels, dashboard, fight, position, side_of, stand
from senet.games.ankh.table import NOBODY, Ankh
from senet.kernel.chance import seed_from
from senet.kernel.codec import dump
from senet.kernel.errors import Refused
from senet.kernel.game import HIDDEN, SPECTATOR
from senet.kernel.match import Match, new_match
from senet.kernel.play import choices, choose, deciders, guess, seen_by
from tests.games.words import offered, play, question, refused


def new(seats: int, seed: int = 1, **options: object) -> Ankh:
    g = BOX.start(seats, options, seed_from(str(seed)))
    assert isinstance(g, Ankh)
    return g


@pytest.mark.rule("ANKH-040", "ANKH-042", "ANKH-043", "ANKH-054")
def test_everybody_starts_with_a_god_its_pieces_cards_and_one_follower() -> None:
    g = new(3, god="isis,ra,amun")
    for seat, god in enumerate(("isis", "ra", "amun")):
        player = g.players[seat]
        assert (player.god, player.followers, player.powers) == (god, 1, [])
        assert player.hand == list(CARDS) and player.used == []
        assert player.ankhs == 8 and player.warriors == 5  # one of each is on the map


@pytest.mark.rule("ANKH-041")
def test_ra_osiris_and_amun_bring_tokens() -> None:
    g = new(5)
    suns = {player.god: player.suns for player in g.players}
    gates = {player.god: player.underworlds for player in g.players}
    assert (suns["ra"], sum(suns.values())) == (3, 3)
    assert (gates["osiris"], sum(gates.values())) == (3, 3)
    assert [player.god for player in g.players if player.amun_up] == ["amun"]


@pytest.mark.rule("ANKH-044")
def test_the_first_player_is_drawn_and_the_others_follow_clockwise() -> None:
    firsts = Counter(new(4, seed).first for seed in range(60))
    assert set(firsts) == {0, 1, 2, 3}
    g = new(4)
    assert deciders(g) == [g.first] == [g.active]
    play(g, "action:unlock", "power:revered")
    assert deciders(g) == [(g.first + 1) % 4]


@pytest.mark.rule("ANKH-045")
def test_the_first_players_token_lies_on_top_of_the_stack() -> None:
    g = new(4, 3)
    assert g.devotion == [0] * 4
    assert g.ranking == [(g.first + place) % 4 for place in (3, 2, 1, 0)]


@pytest.mark.rule("ANKH-046", "ANKH-047")
def test_markers_start_on_their_spaces() -> None:
    assert {seats: new(seats).markers for seats in BOX.seats} == {
        2: [3] * 4, 3: [2] * 4, 4: [1] * 4, 5: [0] * 4,
    }  # fmt: skip
    assert new(3).event == 0


@pytest.mark.rule("ANKH-048", "ANKH-055")
def test_a_scenario_must_allow_the_number_of_players() -> None:
    assert new(2, scenario="salt_roads").scenario == "salt_roads"
    with pytest.raises(Refused, match="for 2, 3 seats"):
        new(4, scenario="salt_roads")
    drawn = {new(4, seed).scenario for seed in range(60)}
    assert drawn == set(scenarios_for(4)) and "salt_roads" not in drawn


@pytest.mark.rule("ANKH-049", "ANKH-051")
def test_pieces_are_placed_by_seat_number() -> None:
    g = new(4, 5, scenario="middle_kingdom")
    layout = layout_of("middle_kingdom", 4)
    assert g.camels == list(layout.camels) and len(g.camels) == 4
    assert sorted(g.order.values()) == [1, 2, 3, 4] and g.order[g.map().region_of["a4"][0]] == 1
    assert (g.tiebreaker, g.camels_left()) == (NOBODY, 26)
    for place in range(4):
        side = (g.first + place) % 4
        spaces = [space for space, (seat, _) in layout.figures.items() if seat == place]
        assert sorted(g.figures_of(side)) == sorted(spaces)
        own = [space for space, (_, owner) in layout.monuments.items() if owner == place]
        assert [space for space, (_, owner) in g.monuments.items() if owner == side] == own
        assert g.players[side].ankhs == 9 - len(own)


@pytest.mark.rule("ANKH-050")
def test_an_order_token_belongs_to_a_whole_region() -> None:
    g = position("ra", "isis")
    assert g.order[WEST] == 1  # its token lies on f4, far from the region's first space
    stand(g, "ra", god="f4")
    assert g.order[WEST] == 1
    camels(g, "a3-a4", "a4-b3", "b3-b4", "b4-c4")
    assert len(set(g.order.values())) == len(g.order) == 4


@pytest.mark.rule("ANKH-052", "ANKH-461")
def test_one_guardian_of_each_level_in_numbers_by_players() -> None:
    supply = {}
    for seats in BOX.seats:
        g = new(seats, guardian_1="satet", guardian_2="mummy", guardian_3="androsphinx")
        supply[seats] = g.stable
    assert supply[2] == {"satet": 1, "mummy": 1, "androsphinx": 1}
    assert supply[3] == {"satet": 2, "mummy": 2, "androsphinx": 2}
    assert supply[4] == supply[5] == {"satet": 3, "mummy": 3, "androsphinx": 2}
    drawn = {kind for seed in range(40) for kind in new(2, seed).guardians}
    assert drawn == {"cat_mummy", "satet", "apep", "mummy", "giant_scorpion", "androsphinx"}
    with pytest.raises(Refused):
        new(2, guardian_1="mummy")


@pytest.mark.rule("ANKH-053")
def test_extra_rules_of_the_scenario_hold_from_the_start() -> None:
    assert new(3, scenario="high_nile").map().land.terrain["f3"] == "water"
    assert new(3, scenario="twin_cities").cities() == ("g4", "e9")
    assert new(3, scenario="menagerie").special() == "auction"


@pytest.mark.rule("ANKH-055", "ANKH-064")
def test_what_is_left_open_is_drawn_and_nothing_is_drawn_later() -> None:
    assert {new(2, seed).players[0].god for seed in range(60)} == set(GODS)
    agreed = new(2, 4, god="ra,isis", scenario="old_kingdom", guardian_1="satet",
                 guardian_2="mummy", guardian_3="androsphinx")  # fmt: skip
    assert [player.god for player in agreed.players] == ["ra", "isis"]
    assert agreed.flow.drawn == 1  # only the first player
    rng, g = random.Random(3), new(3, 9)
    before = g.flow.drawn
    for _ in range(400):
        if deciders(g):
            seat = deciders(g)[0]
            choose(g, seat, rng.choice(choices(g, seat)))
    assert g.flow.drawn == before


@pytest.mark.rule("ANKH-040", "ANKH-055")
def test_gods_can_be_chosen_in_turn_order_at_the_table() -> None:
    g = new(3, 2, god="choose,choose,ra")
    choosers = [(g.first + place) % 3 for place in range(3) if (g.first + place) % 3 != 2]
    assert question(g) == "pick_god" and deciders(g) == [choosers[0]]
    assert offered(g) == ["god:amun", "god:anubis", "god:isis", "god:osiris"]
    play(g, "god:osiris")
    assert deciders(g) == [choosers[1]] and "god:osiris" not in offered(g)
    assert refused(g, "god:osiris") == refused(g, "god:ra") == "ANKH-001"  # another's
    assert refused(g, "god:zeus") == refused(g, "card:amun") == refused(g, "pass") == "ANKH-522"
    play(g, "god:amun")
    assert g.players[choosers[0]].underworlds == 3 and g.players[choosers[1]].amun_up
    assert question(g) == "first_action"


@pytest.mark.rule("ANKH-055")
def test_one_god_for_all_seats_means_that_it_takes_part() -> None:
    seats = Counter()
    for seed in range(20):
        gods = [player.god for player in new(3, seed, god="osiris").players]
        assert gods.count("osiris") == 1 and len(set(gods)) == 3
        seats[gods.index("osiris")] += 1
    assert set(seats) == {0, 1, 2}


# -- open and hidden -----------------------------------------------------------------------------


def chosen_cards() -> Ankh:
    g = position("ra", "isis", "amun")
    stand(g, "ra", god="e2", warrior="d1")
    stand(g, "isis", god="g2")
    stand(g, "amun", god="a4")
    fight(g, DELTA)
    return g


@pytest.mark.rule("ANKH-060", "ANKH-061")
def test_everything_on_the_table_is_open() -> None:
    g = chosen_cards()
    dashboard(g, "ra").followers = 7
    for viewer in (0, 1, 2, SPECTATOR):
        view = seen_by(g, viewer)
        assert view.players == g.players and view.figures == g.figures
        assert view.players[0].followers == 7 and view.players[0].hand == list(CARDS)
    play(g, "card:flood", "card:drought")
    assert g.players[1].used == ["flood"] and seen_by(g, 2).players[1].used == ["flood"]


@pytest.mark.rule("ANKH-062", "ANKH-063")
def test_cards_are_hidden_until_all_have_chosen() -> None:
    g = chosen_cards()
    other = g.clone()
    assert deciders(g) == [1, 0]
    play(g, "card:flood")
    play(other, "card:miracle")
    assert g.players[1].used == [] and seen_by(g, 0).flow.answers == {1: HIDDEN}
    for viewer in (0, 2, SPECTATOR):
        assert dump(seen_by(g, viewer)) == dump(seen_by(other, viewer))
    assert deciders(g) == [0] and choices(g, 1) == []  # a submitted choice cannot be changed
    play(g, "card:drought")
    assert (g.players[1].used, g.players[0].used) == (["flood"], ["drought"])


@pytest.mark.rule("ANKH-063")
def test_a_submitted_card_cannot_be_taken_back_even_before_the_others_choose() -> None:
    match = Match(BOX, ["", "", ""], {}, b"", chosen_cards(), "")
    match.choose(1, "card:flood")
    assert match.horizon(1) == (1, "final")
    with pytest.raises(Refused, match="make that answer final"):
        match.take_back(1)


@pytest.mark.rule("ANKH-062", "ANKH-063")
def test_bids_are_hidden_until_all_have_bid() -> None:
    g = chosen_cards()
    dashboard(g, "isis").followers = dashboard(g, "ra").followers = 4
    play(g, "card:plague_of_locusts", "card:chariots")
    assert question(g) == "plague_bid"
    other = g.clone()
    play(g, "bid:4")
    play(other, "bid:0")
    assert dump(seen_by(g, 0)) == dump(seen_by(other, 0))
    assert g.players[1].followers == 4  # nothing is paid before the reveal
    play(g, "bid:1")
    assert (g.players[1].followers, g.players[0].followers) == (0, 3)


@pytest.mark.rule("ANKH-062")
def test_the_log_and_guesses_keep_the_secret() -> None:
    match = new_match(BOX, 2, {"scenario": "middle_kingdom", "god": "ra,isis"}, bytes(32))
    match.game = chosen_cards()
    match.seats = ["", "", ""]
    match.choose(1, "card:flood")
    assert match.log_for(0)[-1].choice == "?" and match.log_for(1)[-1].choice == "card:flood"
    guessed = guess(seen_by(match.game, 0), random.Random(1))
    assert guessed.flow.answers[1] in choices(chosen_cards(), 1)


def test_every_scenario_can_be_set_up_for_all_its_players() -> None:
    for name, scenario in SCENARIOS.items():
        for seats in scenario.layouts:
            g = new(seats, scenario=name)
            assert all(g.god_space(side) for side in range(seats))
            assert side_of(g, g.players[0].god) == 0
