"""The front door: any game in a few lines, by the texts of its choices."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import senet
from senet.kernel.codec import dump

GAMES = ("pharaon", "ankh", "egizia", "kemet")
ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_is_a_few_lines(name: str):
    game = senet.new(name, seats=3, seed="a text", options={"round_limit": 1} if name == "kemet" else {})
    while not game.over:
        game.choose(game.choices()[0])
    assert game.result is not None and game.result.points == game.points and len(game.points) == 3
    assert game.winners == game.result.winners and (game.winners or game.result.reason)
    assert not game.choices() and not game.deciders


def test_the_same_seed_is_the_same_game_and_another_seed_another():
    openings = [dump(senet.new("ankh", 2, seed).state) for seed in ("one", "one", "two")]
    assert openings[0] == openings[1] != openings[2]
    assert dump(senet.new("ankh", 2).state) != dump(senet.new("ankh", 2).state)


def test_without_a_number_of_seats_the_fewest_play():
    assert len(senet.new("ankh").match.seats) == 2
    assert len(senet.new("pharaon").match.seats) == 1


def test_a_refusal_names_the_rule_and_says_it_in_every_language():
    game = senet.new("pharaon", seats=["Ada", "Ben"], seed="x")
    refusals = [game.why_not("nonsense:1", language=language) for language in ("en", "pl", "cs")]
    assert all(refusal is not None and refusal.rule.startswith("PHAR-") for refusal in refusals)
    assert len({refusal.text for refusal in refusals if refusal is not None}) == 3
    assert game.why_not(game.choices()[0]) is None
    with pytest.raises(senet.Refused, match="cannot choose"):
        game.choose("nonsense:1")
    assert not game.match.lines


def test_a_choice_can_be_taken_back_until_something_is_revealed():
    game = senet.new("egizia", 2, "x")
    before, choices = dump(game.state), game.choices()
    game.choose(choices[0])
    game.take_back()
    assert dump(game.state) == before and game.choices() == choices
    with pytest.raises(senet.Refused, match="nothing has been chosen yet"):
        game.take_back()


@pytest.mark.parametrize("name", GAMES)
def test_a_game_and_its_views_are_drawn_told_and_printed(name: str):
    game = senet.new(name, seats=2, seed="x").play("random", decisions=30)
    assert game._repr_svg_().startswith("<svg") and game.view(1)._repr_svg_().startswith("<svg")
    assert game.svg(0) != game.svg(language="pl")
    assert "to choose" in repr(game) and str(game) == game.prompt() != game.prompt("cs")
    assert len(game.log()) > 5 and game.log(language="pl") != game.log()
    view = game.view(game.deciders[0])
    assert view.choices() == game.choices() and view.label(view.choices()[0])
    assert repr(view).startswith("<") and view.as_dict()["flow"]["seed"]["of"] == ""
    assert dump(view.guess(random.Random(1))) != view.as_dict()


def test_a_file_brings_the_game_back(tmp_path: Path):
    game = senet.new("egizia", 2, "x").play("random", decisions=40)
    game.to_file(tmp_path / "match.json")
    again = senet.from_file(tmp_path / "match.json")
    assert dump(again.state) == dump(game.state) and again.log() == game.log()
    again.play("random")
    assert again.over and not game.over


def test_a_copy_is_independent():
    game = senet.new("kemet", 2, "x").play("random", decisions=20)
    before, copy = dump(game.state), game.copy()
    copy.play("random", decisions=20)
    assert dump(game.state) == before and len(copy.match.lines) == 40


class Last(senet.Bot):
    """A bot as one writes it in a notebook: it takes the last choice, by its text."""

    def choose(self, outlook: senet.Outlook) -> str:
        assert outlook.view.flow.seed == b"", "a bot sees no secrets"
        verb, noun = outlook.choices[-1]
        return f"{verb}:{noun}" if noun else verb


class First:
    """A bot needs no base class."""

    def choose(self, outlook: senet.Outlook) -> tuple[str, str]:
        return outlook.choices[0]


@pytest.mark.parametrize("name", GAMES)
def test_bots_of_ones_own_play_beside_ours(name: str):
    game = senet.new(name, seats=3, seed="x", options={"round_limit": 1} if name == "kemet" else {})
    assert game.play(Last(), First(), "random").over


def test_a_bot_that_does_not_say_how_it_chooses_is_told_so():
    with pytest.raises(NotImplementedError, match="Bot does not implement choose"):
        senet.new("ankh").play(senet.Bot())


def test_the_wrong_number_of_bots_is_refused():
    with pytest.raises(senet.Refused, match="Give one bot, or 3, not 2"):
        senet.new("ankh", 3).play("random", "random")


def test_everything_that_the_front_door_promises_is_there():
    assert all(getattr(senet, name) is not None for name in senet.__all__)
    assert set(senet.__all__) <= set(dir(senet))
    assert (ROOT / "src" / "senet" / "py.typed").exists()
    with pytest.raises(AttributeError, match="nonsense"):
        _ = senet.nonsense  # type: ignore[attr-defined]


def test_kernel_games_and_bots_need_no_other_package():
    """They are imported by a Python that finds nothing but the standard library and Senet."""
    program = (
        "import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p]; "
        f"sys.path.insert(0, {str(ROOT / 'src')!r}); "
        "import senet.bots, senet.kernel.match, senet.kernel.matchfile; from senet.games import find_box; "
        f"[find_box(name) for name in {GAMES}]"
    )
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"} | {"SENET_COMPILED": "0"}
    done = subprocess.run(
        [sys.executable, "-S", "-c", program], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", GAMES)
def test_playouts_leave_the_states_alone_and_repeat_exactly(name: str):
    options = {"round_limit": 1} if name == "kemet" else {}
    game = senet.new(name, seats=3, seed="playouts", options=options)
    before = dump(game.state)
    first = senet.playouts(name, [game.state] * 3, seed="s")
    again = senet.playouts(name, [game.state] * 3, seed="s")
    assert dump(game.state) == before
    assert [(e.decisions, e.points, e.winners) for e in first] == [
        (e.decisions, e.points, e.winners) for e in again
    ]
    assert len({(e.decisions, tuple(e.points)) for e in first}) > 1
    assert all(e.over and len(e.points) == 3 and e.state.flow.told is None for e in first)


def test_playouts_follow_policies_up_to_a_limit():
    game = senet.new("pharaon", seats=2, seed="policies")
    seen: list[int] = []

    def last(state: object, seat: int, choices: list[tuple[str, str]]) -> tuple[str, str]:
        seen.append(seat)
        return choices[-1]

    (ending,) = senet.playouts("pharaon", [game.state], [last], limit=7)
    assert (ending.decisions, ending.over, ending.points, ending.winners) == (7, False, [], ())
    assert seen and set(seen) == {0}
    with pytest.raises(senet.Refused, match="The policy of seat 0 chose"):
        senet.playouts("pharaon", [game.state], [lambda state, seat, choices: ("no", "")])
