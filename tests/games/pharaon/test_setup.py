"""Setup for three to five players (chapter 3)."""

from __future__ import annotations

import pytest

from senet.games.pharaon import BOX
from senet.games.pharaon.components import JARS, NOBLES, SCRIBES
from senet.kernel.errors import Refused
from senet.kernel.game import SPECTATOR, UNKNOWN
from senet.kernel.play import choices, seen_by
from tests.games.pharaon.playing import ONE_OFFS, held, in_bank, new_game, play_setup, settle
from tests.games.words import decider, offered, play, question, refused


def seed_where(seats: int, noble: str, **options: object) -> str:
    """The seed of a game in which the first player to choose draws this noble."""
    for number in range(500):
        g = new_game(seats, str(number), **options)
        play(g, offered(g)[0])
        if f"noble:{noble}" in offered(g):
            return str(number)
    raise AssertionError(noble)


@pytest.mark.rule("PHAR-028")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_jars_as_players_lie_face_up(seats: int):
    g = new_game(seats)
    assert len(g.jars) == seats and len(g.jar_pile) == 30 - seats
    assert len({tuple(new_game(seats, str(seed)).jars) for seed in range(10)}) > 5


@pytest.mark.rule("PHAR-029")
def test_the_first_player_is_random_or_set_by_the_host():
    assert {new_game(4, str(seed)).first_player for seed in range(40)} == {0, 1, 2, 3}
    assert new_game(4, first_player="3").first_player == 3
    with pytest.raises(Refused):
        new_game(3, first_player="3")


@pytest.mark.rule("PHAR-031")
def test_every_player_starts_with_the_pieces_at_the_beginning():
    g = play_setup(new_game(5, "z"), ONE_OFFS)
    assert g.round == 1
    for player in g.players:
        assert (player.row, player.space, player.tomb, player.passed) == (0, 0, 0, False)
        assert set(player.tracks.values()) == {0}


@pytest.mark.rule("PHAR-032")
def test_all_resource_tokens_form_the_bank():
    g = new_game(3)
    assert g.bank == dict.fromkeys(g.bank, 20) and in_bank(g) == 120


@pytest.mark.rule("PHAR-033")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_players_plus_one_pairs_and_bonus_tokens_are_drawn(seats: int):
    g = new_game(seats)
    assert [len(pair) for pair in g.pairs] == [2] * (seats + 1)
    assert all(g.bonus) and len(g.bonus) == seats + 1
    assert len(g.bag) == 40 - 3 * (seats + 1)


@pytest.mark.rule("PHAR-034", "PHAR-035")
def test_three_nobles_and_four_artisans_lie_face_up():
    g = new_game(3)
    assert len(g.nobles) == 3 and all(g.nobles) and len(g.noble_deck) == 23
    assert len(g.artisans) == 4 and all(g.artisans) and len(g.artisan_deck) == 26
    assert not set(g.nobles) & set(g.noble_deck) and not set(g.artisans) & set(g.artisan_deck)
    assert len({tuple(new_game(3, str(seed)).artisans) for seed in range(8)}) > 5


@pytest.mark.rule("PHAR-036")
def test_each_player_takes_a_jar_two_silver_and_a_noble_counter_clockwise_the_first_player_last():
    g = new_game(4, "1", first_player="1")
    for seat in (0, 3, 2):
        assert (question(g), decider(g)) == ("jar", seat)
        jar = g.jars[-1]
        play(g, f"jar:{jar}")
        assert (question(g), decider(g)) == ("keep_noble", seat)
        assert held(g, seat)["silver"] == 2 and sum(held(g, seat).values()) == 5
        assert all(held(g, seat)[kind] == JARS[jar].count(kind) for kind in JARS[jar])
        assert g.jar_discard[-1] == jar and len(g.players[seat].drawn) == 2
        other = next(noble for noble in NOBLES if noble not in g.players[seat].drawn)
        assert refused(g, f"noble:{other}") == "PHAR-036"
        kept = next(name for name in offered(g) if name[6:] not in ONE_OFFS)
        play(g, kept)
        assert g.players[seat].nobles == [kept[6:]] and len(g.players[seat].aside) == 1
    assert (question(g), decider(g)) == ("keep_noble", 1)  # one jar was left: it was not asked for
    assert g.jars == [] and sum(held(g, 1).values()) == 5


@pytest.mark.rule("PHAR-037", "PHAR-241")
def test_the_drawn_nobles_are_seen_by_their_drawer_only():
    g = new_game(3, "secret")
    play(g, offered(g)[0])
    seat = decider(g)
    drawn = g.players[seat].drawn[:]
    assert seen_by(g, seat).players[seat].drawn == drawn
    for other in (*(each for each in range(3) if each != seat), SPECTATOR):
        view = seen_by(g, other)
        assert view.players[seat].drawn == [UNKNOWN, UNKNOWN] and choices(view, seat) == []
        assert drawn[0] not in BOX.freeze(view) and drawn[1] not in BOX.freeze(view)
    play(g, f"noble:{drawn[0]}")
    settle(g, "jar", "keep_noble")
    for other in range(3):
        view = seen_by(g, other)
        assert view.players[seat].nobles == [drawn[0]]
        assert view.players[seat].aside == ([drawn[1]] if other == seat else [UNKNOWN])


@pytest.mark.rule("PHAR-038")
def test_set_aside_nobles_return_to_the_deck_and_jars_are_replenished():
    g = new_game(3, "back")
    aside = []
    while question(g) != "main":
        if question(g) == "keep_noble":
            kept = next((name for name in offered(g) if name[6:] not in ONE_OFFS), offered(g)[0])
            aside += [name[6:] for name in offered(g) if name != kept]
            play(g, kept)
        else:
            play(g, offered(g)[0])
    assert len(aside) == 3
    assert set(aside) <= {*g.noble_deck, *g.nobles}
    assert all(player.aside == [] for player in g.players) and len(g.jars) == 3


@pytest.mark.rule("PHAR-039")
def test_the_starting_noble_is_a_normal_noble():
    seed = seed_where(3, "seer")
    g = new_game(3, seed)
    play(g, offered(g)[0])
    seat = decider(g)
    play(g, "noble:seer")
    settle(g)
    while decider(g) != seat:
        settle(play(g, "pass"))
    assert "exchange:seer" in offered(g) and g.elements(seat, "nobles") == 1


@pytest.mark.rule("PHAR-040")
def test_a_one_off_starting_noble_works_at_once():
    g = new_game(3, seed_where(3, "court_official_22"))
    play(g, offered(g)[0])
    seat, bonus = decider(g), g.bonus[:]
    play(g, "noble:court_official_22", "track:red", "track:red", f"offering:{bonus[0]}", "offering:bag")
    assert g.players[seat].tracks["red"] == 2 and g.players[seat].offerings_left() == 2
    assert decider(g) != seat and sorted(g.bonus) == sorted(["", *bonus[1:]])
    play_setup(g, ONE_OFFS)
    assert "" in g.bonus  # not replaced before the end of round 1
    g = new_game(3, seed_where(3, "court_official_23"))
    play(g, offered(g)[0])
    seat, shown = decider(g), g.artisans[:]
    play(g, "noble:court_official_23", f"artisan:{shown[1]}")
    assert g.players[seat].artisans == [shown[1]] and g.artisans[1] not in ("", shown[1])


@pytest.mark.rule("PHAR-041")
def test_the_starting_noble_does_not_change_the_setup_jar():
    for noble in ("teacher", "diplomat"):
        g = new_game(3, seed_where(3, noble))
        play(g, offered(g)[0])
        seat = decider(g)
        before = held(g, seat)
        play(g, f"noble:{noble}")
        assert question(g) in ("jar", "keep_noble") and decider(g) != seat and held(g, seat) == before
        assert g.players[seat].is_ready(noble)


@pytest.mark.rule("PHAR-042")
def test_beginners_are_dealt_a_scribe_and_draw_no_nobles():
    g = new_game(3, "b", beginner_scribes=[True, False, True], first_player="0")
    dealt = [player.nobles for player in g.players]
    assert dealt[1] == [] and {dealt[0][0], dealt[2][0]} < set(SCRIBES)
    assert sorted([*g.noble_deck, *g.nobles, *dealt[0], *dealt[2]]) == sorted(NOBLES)
    seats = []
    while question(g) != "main":
        if question(g) == "keep_noble":
            seats.append(decider(g))
        play(g, offered(g)[0])
    assert seats == [1] and len(g.players[1].nobles) == 1
    assert (
        len({new_game(3, str(seed), beginner_scribes=True).players[0].nobles[0] for seed in range(40)}) == 5
    )


@pytest.mark.rule("PHAR-043")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_numbers_after_the_setup(seats: int):
    g = play_setup(new_game(seats, "1"), ONE_OFFS)
    assert not any(noble in ONE_OFFS for player in g.players for noble in player.nobles)
    blocking = sum(len(laid) for laid in g.wheel.values())
    numbers = [len(g.noble_deck), len(g.artisan_deck), len(g.bag), len(g.jar_pile), len(g.jar_discard)]
    if seats == 2:
        assert numbers == [21, 26, 31, 24, 3] and (in_bank(g), blocking) == (107, 3)
    else:
        assert numbers == [23 - seats, 26, 40 - 3 * (seats + 1), 30 - 2 * seats, seats]
        assert (in_bank(g), blocking) == (120 - 5 * seats, 0)


@pytest.mark.rule("PHAR-043")
def test_the_numbers_after_the_setup_of_the_solo_game():
    g = play_setup(new_game(1, "solo"), ONE_OFFS)
    assert g.traitor is not None and g.players[0].nobles[0] not in ONE_OFFS
    assert [len(g.noble_deck), len(g.artisan_deck), len(g.bag), len(g.jar_discard)] == [21, 26, 31, 2]
    assert len(g.jar_pile) + len(g.traitor.pile) == 26
    assert in_bank(g) == 107 and sum(len(laid) for laid in g.wheel.values()) == 3
    assert sum(len(column) for column in g.traitor.columns) == 5
