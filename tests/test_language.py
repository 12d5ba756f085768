"""The voice that says messages: names, people, enumerations, and what happens when words are missing."""

from __future__ import annotations

import pytest

from senet.games import find_box
from senet.kernel.errors import Refused
from senet.kernel.match import NOTHING_CHOSEN, SOMEBODY_ELSE, START, WHY_NOT_BACK
from senet.kernel.telling import Message, Name, Who, plain_prompt
from senet.language import LANGUAGES, Speaker

PHARAON = find_box("pharaon")


def test_there_is_no_other_language():
    with pytest.raises(Refused, match="There is no language 'xx'; the languages are: en, pl, cs"):
        Speaker(PHARAON, "xx")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "The game is over."), ("pl", "Gra jest zakończona."), ("cs", "Hra skončila.")],
)
def test_common_sentences_are_known_to_every_game(language: str, sentence: str):
    assert Speaker(PHARAON, language).say(Message("over")) == sentence


def test_a_message_that_a_language_lacks_is_named():
    with pytest.raises(KeyError, match=r"pl\.ftl of pharaon has no message 'nonsense'"):
        Speaker(PHARAON, "pl").say(Message("nonsense"))


def test_a_gap_that_nothing_fills_is_named():
    with pytest.raises(KeyError, match=r"'story-took_jar': Unknown external: who"):
        Speaker(PHARAON).say(Message("story-took_jar"))


def test_a_gap_is_filled_by_names_people_messages_and_enumerations():
    speaker = Speaker(PHARAON, "en", ["Ada", "Bob"])
    jar = (Message("count-green", {"count": 2}), Message("count-red", {"count": 1}))
    assert speaker.say(Message("story-instead_of_jar", {"who": Who(1), "jar": jar})) == (
        "Bob discards the jar (2 green, 1 red) and chooses other basic resources instead."
    )
    assert speaker.gap((Name("horus"), 7, "x")) == "Horus, 7, x"


def test_a_component_is_named_by_the_data_or_else_by_the_fluent_file():
    assert Speaker(PHARAON, "cs").name("osiris") == "Usir (Osiris)"
    assert Speaker(PHARAON, "pl").name("off_zone_nile") == "joker strefy Nilu"
    with pytest.raises(KeyError, match="name-nonsense"):
        Speaker(PHARAON).name("nonsense")


def test_people_have_their_names_and_nameless_seats_a_number():
    speaker = Speaker(PHARAON, "pl", ["Ada", ""])
    assert [speaker.who(0), speaker.who(1)] == ["Ada", "Gracz 2"]
    assert Speaker(PHARAON, "cs").who(1) == "Hráč 2"


def test_a_solo_opponent_sits_behind_the_people():
    assert [Speaker(PHARAON, each, ["Ada"]).who(1) for each in LANGUAGES] == [
        "The Traitor",
        "Zdrajca",
        "Zrádce",
    ]
    assert Speaker(PHARAON, "en", ["Ada"]).who(2) == "Player 3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_why_nothing_can_be_taken_back_has_words(language: str):
    assert {NOTHING_CHOSEN, SOMEBODY_ELSE, START} < set(WHY_NOT_BACK)
    for reason in WHY_NOT_BACK:
        assert Speaker(PHARAON, language).say(Message(f"undo-{reason}")).endswith(".")


def test_the_prompt_of_a_plain_question_needs_no_arguments():
    game = PHARAON.start(2, None, bytes(32))
    assert plain_prompt(game) == Message("ask-jar")
    game.flow.decision = None
    assert plain_prompt(game) == Message("over")
