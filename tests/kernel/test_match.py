"""Matches: choosing, taking back, the log as others may read it, and the file."""

from __future__ import annotations

import json

import pytest

from senet.kernel.box import Box
from senet.kernel.chance import seed_from
from senet.kernel.errors import Refused, Stale
from senet.kernel.game import SPECTATOR, UNKNOWN
from senet.kernel.match import Match, new_match
from senet.kernel.matchfile import read_match
from tests.kernel.toy import BOX


def started(seats: int = 2, **options: object) -> Match:
    return new_match(BOX, seats, options, seed_from("match"))


def finished() -> Match:
    match = started(rounds=2)
    while not match.over:
        seat = match.waiting_for()[0]
        match.choose(seat, match.offered(seat)[-1 if seat else 0], by="bot", at="now")
    return match


def find(name: str) -> Box:
    if name != "toy":
        raise Refused(f"There is no game {name!r}.", field="game")
    return BOX


# -- without changing what others look at ------------------------------------------------------------


def test_the_match_after_a_checked_choice_is_another_one() -> None:
    first, same = started(rounds=2), started(rounds=2)
    while not same.over:
        seat = same.waiting_for()[0]
        choice = same.offered(seat)[0]
        lines, digest = len(first.lines), BOX.digest(first.game)
        following = first.after(seat, choice, by="Ann", at="now")
        same.choose(seat, choice, by="Ann", at="now")
        assert (len(first.lines), BOX.digest(first.game)) == (lines, digest)
        assert following.lines == same.lines and following.stories == same.stories
        assert [BOX.digest(game) for game in following.before] == [BOX.digest(game) for game in same.before]
        first = following


def test_what_came_before_can_be_taken_back_in_a_copy() -> None:
    first = started()
    seat = first.waiting_for()[0]
    after = first.after(seat, first.offered(seat)[0])
    back = after.copy()
    back.take_back(seat)
    assert back.last_digest == first.opening and BOX.digest(back.game) == BOX.digest(first.game)
    assert len(after.lines) == 1 and after.last_digest != first.opening


# -- choosing --------------------------------------------------------------------------------------


def test_a_refused_choice_changes_nothing_and_names_the_rule() -> None:
    match = started()
    with pytest.raises(Refused) as refused:
        match.choose(0, "bid:9")
    assert refused.value.rule == "TOY-003" and match.lines == [] and match.refusal(0, "bid:9") == "TOY-003"


@pytest.mark.parametrize("seat", [2, -1, True, "0", None])
def test_there_are_no_other_seats(seat: int) -> None:
    with pytest.raises(Refused, match="There is no seat"):
        started().choose(seat, "bid:1")


def test_a_choice_made_on_an_old_position_is_stale() -> None:
    match = started()
    match.choose(0, "bid:1", seen=0)
    with pytest.raises(Stale, match="made at line 0, but the match is at line 1"):
        match.choose(1, "bid:1", seen=0)


def test_secret_choices_are_unknown_to_others_until_the_end() -> None:
    match = started(rounds=1, burning=False)
    match.choose(0, "bid:1")
    assert [line.choice for line in match.log_for(1)] == [UNKNOWN]
    assert [line.choice for line in match.log_for(SPECTATOR)] == [UNKNOWN]
    assert [line.choice for line in match.log_for(0)] == ["bid:1"]
    match.choose(1, "bid:2")
    assert match.over and [line.choice for line in match.log_for(SPECTATOR)] == ["bid:1", "bid:2"]


# -- taking back -----------------------------------------------------------------------------------


def test_a_choice_that_showed_nothing_can_be_taken_back() -> None:
    match = started()
    before = match.opening
    match.choose(0, "bid:1")
    assert match.horizon(0) == (0, "start")
    match.take_back(0)
    assert match.lines == [] and match.offered(0) == [f"bid:{n}" for n in range(1, 6)]
    match.choose(0, "bid:2")
    match.take_back(0)
    assert new_match(BOX, 2, {}, seed_from("match")).opening == before


def test_nothing_comes_back_from_behind_a_reveal_and_the_reason_is_told() -> None:
    match = started()
    match.choose(0, "bid:1")
    match.choose(1, "bid:2")
    assert match.horizon(1) == (2, "revealed")
    with pytest.raises(Refused, match="revealed something hidden"):
        match.take_back(1)
    match.choose(1, "pass")
    assert match.horizon(1) == (3, "drawn")
    with pytest.raises(Refused, match="drew from a deck"):
        match.take_back(1)


def test_nobody_takes_back_the_choice_of_somebody_else() -> None:
    match = started(3)
    with pytest.raises(Refused, match="nothing has been chosen yet"):
        match.take_back(0)
    match.choose(0, "bid:1")
    assert match.horizon(1) == (1, "somebody_else")
    with pytest.raises(Refused, match="made by somebody else"):
        match.take_back(1)


# -- the file --------------------------------------------------------------------------------------


def test_a_file_replays_to_the_same_digests() -> None:
    match = finished()
    again = read_match(match.to_file(), find)
    assert [line.digest for line in again.lines] == [line.digest for line in match.lines]
    assert again.result == match.result and again.to_file() == match.to_file()


def test_a_file_is_replayed_to_any_line() -> None:
    assert len(read_match(finished().to_file(), find, to=2).lines) == 2
    with pytest.raises(Refused, match="lines 0 to"):
        read_match(finished().to_file(), find, to=99)


def test_the_seed_is_told_only_when_the_match_is_over() -> None:
    assert json.loads(started().to_file())["seed"] is None
    assert json.loads(finished().to_file())["seed"]
    with pytest.raises(Refused, match="has no seed"):
        read_match(started().to_file(), find)


def edited(**changes: object) -> str:
    return json.dumps({**json.loads(finished().to_file()), **changes})


@pytest.mark.parametrize(
    ("document", "sentence"),
    [
        (finished().to_file()[:200], "not a complete match file"),
        ("[" * 100_000, "not a complete match file"),
        ("[]", "is not a JSON object"),
        ("{}", "has format None"),
        (edited(format=2), "has format 2"),
        (edited(game="chess"), "There is no game 'chess'"),
        (edited(rules="0"), "rules version 0"),
        (edited(seats="two"), "no valid 'seats'"),
        (edited(seats=[1, 2]), "they must be names"),
        (edited(seats=["a"] * 9), "seats, not 9"),
        (edited(options={"rounds": 7}), "Option rounds cannot be 7"),
        (edited(options={"rounds": 3}), "setup differs"),
        (edited(seed="00" * 32), "does not match its published hash"),
        (edited(seed="xyz"), "not a hexadecimal number"),
        (edited(log="none"), "no valid 'log'"),
        (edited(log=[[0]]), "Line 1 of the log is not"),
        (edited(log=[[9, "bid:1", "", "", ""]]), "Line 1 differs: There is no seat 9"),
        (edited(log=[[0, "bid:9", "", "", ""]]), "Line 1 differs: seat 0 cannot choose bid:9"),
        (edited(log=[[0, 5, "", "", ""]]), "Line 1 differs: 'int' is not the text"),
        (edited(log=[[0, "bid:2", "", "", "00"]]), "Line 1 differs: its digest"),
        (edited(log=json.loads(finished().to_file())["log"][:-1]), "does not end as the file says"),
        (edited(points=[99, 0]), "does not end as the file says"),
    ],
)
def test_truncated_or_edited_files_get_one_clear_sentence(document: str, sentence: str) -> None:
    with pytest.raises(Refused) as refused:
        read_match(document, find)
    assert sentence in refused.value.sentence and (refused.value.field or refused.value.rule)


def test_an_edited_choice_is_found_at_its_line() -> None:
    content = json.loads(finished().to_file())
    line = next(i for i, row in enumerate(content["log"]) if row[1] == "burn")
    content["log"][line][1] = "pass"
    with pytest.raises(Refused, match=f"Line {line + 1} differs: its digest"):
        read_match(json.dumps(content), find)
