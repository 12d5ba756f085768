"""Information, limits and edge cases (chapter 20)."""

from __future__ import annotations

import pytest

from senet.games.pharaon import BOX
from senet.games.pharaon.components import (
    ARTISANS,
    COLOURS,
    FULL_ENTRY,
    NOBLES,
    ROUNDS,
    SPACE_MIN_PLAYERS,
)
from senet.games.pharaon.position import position
from senet.kernel.codec import dump
from senet.kernel.conformance import check_determinism, quick_playout
from senet.kernel.game import SPECTATOR, UNKNOWN
from senet.kernel.play import seen_by
from tests.games.pharaon.playing import ONE_OF_EACH, held, new_game, pass_round, play_setup
from tests.games.words import offered, play, question, refused

HIDDEN = ("noble_deck", "artisan_deck", "jar_pile", "bag")


@pytest.mark.rule("PHAR-240")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_everything_on_the_table_and_the_sizes_of_decks_are_public(seats: int):
    g = play_setup(new_game(seats, "open"))
    for _ in range(12):
        play(g, offered(g)[0])
    for viewer in (*range(seats), SPECTATOR):
        view = seen_by(g, viewer)
        for name, value in dump(g).items():
            if name not in (*HIDDEN, "flow", "traitor"):
                assert dump(view)[name] == value, name
        for name in HIDDEN:
            assert len(getattr(view, name)) == len(getattr(g, name))


@pytest.mark.rule("PHAR-241")
@pytest.mark.parametrize("seats", [1, 3])
def test_decks_piles_and_bag_are_hidden_from_everybody(seats: int):
    g = play_setup(new_game(seats, "hidden"))
    for viewer in (*range(seats), SPECTATOR):
        view = seen_by(g, viewer)
        for name in HIDDEN:
            assert set(getattr(view, name)) == {UNKNOWN}
        if g.traitor is not None:
            assert view.traitor.pile == [UNKNOWN] * len(g.traitor.pile)
            assert view.traitor.columns == g.traitor.columns and view.traitor.boards == g.traitor.boards
        assert view.flow.seed == b""


@pytest.mark.rule("PHAR-242")
def test_the_bank_is_limited_and_owes_nothing():
    supply = {"green": 1, "red": 1, "blue": 1}
    g = position(2, round=5, supplies=[supply], bank={"black": 0}, passed={1: 5})
    play(g, "zone:nile", "nile:4", "track:red", "track:red")
    assert held(g) == {"yellow": 1}  # the black is lost
    g.players[1].supply["black"] -= 5
    g.bank["black"] += 5
    pass_round(g)
    assert question(g) == "" and held(g) == {"yellow": 1}  # and not owed later
    g = position(3, passed={0: 1}, bank={"black": 0, "red": 0})
    play(g, "reward:basic")
    assert offered(g) == ["take:yellow", "take:green", "take:blue"] and refused(g, "take:red") == "PHAR-242"


@pytest.mark.rule("PHAR-243")
def test_of_several_resources_each_named_kind_is_given_as_far_as_possible():
    g = position(supplies=[{"red": 3}], artisans_shown=["potter_black"], bank={"black": 1})
    play(g, "zone:artisans", "artisan:potter_black")  # two black and a green
    assert held(g) == {"black": 1, "green": 1}


@pytest.mark.rule("PHAR-244")
@pytest.mark.parametrize("seats", [1, 3])
def test_everything_random_comes_from_one_seed(seats: int):
    check_determinism(BOX, seats, seed=11)
    options = {"beginner_scribes": True} | ({"dark_boards": 2} if seats == 1 else {})
    assert dump(new_game(seats, "x", **options)) == dump(new_game(seats, "x", **options))
    games = [new_game(seats, str(seed), **options) for seed in range(30)]
    for name in (
        "layout",
        "offset",
        "direction",
        "first_player",
        "nobles",
        "artisans",
        "jars",
        "pairs",
        "bonus",
    ):
        assert len({str(getattr(g, name)) for g in games}) > 1, name
    assert len({str(g.players[0].nobles) for g in games}) > 1
    if seats == 1:
        assert len({str(g.traitor.boards) for g in games}) > 10
        assert len({str(g.traitor.kinds) for g in games}) > 10


@pytest.mark.rule("PHAR-246")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_game_lasts_five_rounds_and_nobody_drops_out(seats: int):
    for seed in range(4):
        assert quick_playout(BOX, seats, seed) > 0
    g = play_setup(new_game(seats))
    verbs = {verb for verb, _ in BOX.vocabulary(g)}
    assert not verbs & {"concede", "resign", "leave"}
    while question(g):
        pass_round(g)
    assert g.round == ROUNDS and len(BOX.result(g).points) == max(seats, 2)


@pytest.mark.rule("PHAR-247")
def test_an_action_never_lacks_a_card_but_decks_may_run_out():
    entries = len(SPACE_MIN_PLAYERS) * ROUNDS  # into one zone, in a whole game of five players
    assert entries + 5 == 25 < len(NOBLES)
    one_offs = [noble for noble in NOBLES.values() if "artisan_cards" in noble.gain]
    assert "artisans" in FULL_ENTRY and "nobles" not in FULL_ENTRY
    assert entries + ROUNDS + len(one_offs) == 27 < len(ARTISANS)
    said = {"nobles_shown": ["judge", "general", "architect"], "noble_deck": ["foreman"]}
    g = position(2, supplies=[dict.fromkeys(COLOURS, 3)], passed={1: 5}, **said)
    play(g, "zone:nobles", "noble:architect")
    assert g.nobles == ["judge", "general", "foreman"] and g.noble_deck == []
    play(g, "zone:nobles", "noble:general")
    assert g.nobles == ["judge", "", "foreman"]
    play(g, "zone:nobles")
    assert offered(g) == ["noble:judge", "noble:foreman"]


@pytest.mark.rule("PHAR-089", "PHAR-247")
def test_a_last_card_is_taken_without_asking_which():
    g = position(supplies=[ONE_OF_EACH], nobles_shown=["judge", "", ""], noble_deck=[])
    play(g, "zone:nobles")
    assert g.players[0].nobles == ["judge"] and g.nobles == ["", "", ""]
