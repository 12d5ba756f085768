"""Egizia in words: names that tell apart, labels, prompts with their numbers, and right plurals."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator

import pytest

from senet.games.egizia import BOX
from senet.games.egizia.building import build
from senet.games.egizia.components import (
    BUILDERS,
    GRAIN,
    NILE,
    QUARRY_STONES,
    SPHINX_CARDS,
    START_CARDS,
    TRACKS,
)
from senet.games.egizia.feeding import feed_builders, produce_stone
from senet.games.egizia.maps import BUILDING_OF, CIRCLES, SITES, SPACES
from senet.games.egizia.placing import place_ships
from senet.games.egizia.position import BLUE, RED, equip, fill_river, position
from senet.games.egizia.rounds import last_window
from senet.games.egizia.table import Egizia
from senet.games.egizia.telling import CARDS, NAMES
from senet.games.egizia.telling_parts import space_of
from senet.games.egizia.telling_stories import STORIES
from senet.kernel.chance import seed_from
from senet.kernel.game import PASS, Question, Story
from senet.kernel.match import Match, new_match
from senet.kernel.play import choices, deciders, parse, resume, text
from senet.language import LANGUAGES, Speaker
from tests.games.words import play

PEOPLE = ["Ada", "Bob", "Cyril", "Dora"]


def speakers() -> list[Speaker]:
    return [Speaker(BOX, language, PEOPLE) for language in LANGUAGES]


def told(name: str, *args: object) -> list[str]:
    story: Story = (name, args, ())
    return [speaker.story(story) for speaker in speakers()]


def prompts(g: Egizia) -> list[str]:
    return [speaker.prompt(g) for speaker in speakers()]


def labels(g: Egizia, name: str) -> list[str]:
    return [speaker.choice(g, parse(name)) for speaker in speakers()]


def offered_labels(g: Egizia, language: str) -> list[str]:
    speaker = Speaker(BOX, language, PEOPLE)
    return [speaker.choice(g, choice) for choice in choices(g, deciders(g)[0])]


def start(**table: object) -> Egizia:
    """Blue is asked for a stop, with cards on all stops."""
    g = position(**table)
    fill_river(g)
    resume(g, place_ships)
    return g


# -- names -----------------------------------------------------------------------------------------


def test_cards_of_the_same_name_are_told_apart_by_their_deck():
    assert [NAMES[language]["q3_34"] for language in LANGUAGES] == [
        "Quarry 3 (3/4)",
        "Kamieniołom 3 (3/4)",
        "Kamenolom 3 (3/4)",
    ]
    assert NAMES["en"]["stones_6_5"] == "Six stones (5)"
    assert NAMES["en"]["stones_6"] == "Six stones"
    assert NAMES["en"]["two_ships"] == "Two ships in one turn"


def test_every_card_and_circle_has_a_text():
    assert set(CARDS) == {*NILE, *START_CARDS, *SPHINX_CARDS, *CIRCLES}
    assert sum(row["copies"] for row in NILE.values()) == 57
    assert sum(row["copies"] for row in SPHINX_CARDS.values()) == 30


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_has_a_name(language: str):
    speaker = Speaker(BOX, language)
    for id in (*BUILDERS, *SITES, *CIRCLES, *TRACKS, *SPACES):
        assert speaker.name(id)


# -- the words of cards and their numbers in the data ----------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_field_or_quarry_has_what_it_gives(language: str):
    speaker = Speaker(BOX, language)
    for card, number in {**GRAIN, **QUARRY_STONES}.items():
        assert f" {number} " in speaker.card(card), f"{language}: {card} gives {number}"
    for card in ("b8_34", "b9_34"):
        (gain,) = NILE[card]["on_take"]
        assert f" {gain['n']} " in speaker.card(card).rpartition(". ")[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_special_card_has_its_numbers(language: str):
    speaker = Speaker(BOX, language)
    for card in ("stones_6_12", "grain_4_12", "strength_3_12", "quarry_track_2", "market_track_2"):
        assert str(NILE[card]["effect"]["n"]) in speaker.card(card), f"{language}: {card}"
    assert str(NILE["sell_stones"]["effect"]["max_vp"]) in speaker.card("sell_stones")
    assert str(NILE["grave_card"]["effect"]["value"]) in speaker.card("grave_card")
    assert str(NILE["stones_to_strength"]["effect"]["stones"]) in speaker.card("stones_to_strength")
    assert "2" in speaker.card("sphinx_plus_2")
    assert "1" in speaker.card("sphinx_plus_1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_a_sphinx_card_has_its_points_and_its_condition(language: str):
    speaker = Speaker(BOX, language)
    for card, row in SPHINX_CARDS.items():
        numbers = Counter(map(int, re.findall(r"\d+", speaker.card(card))))
        condition = row.get("condition", {})
        wanted = [row["vp"]] if "vp" in row else row.get("vp_by_players", [0])[1:]
        wanted += [condition["level"]] if "level" in condition else []
        wanted += (
            [condition["at_least"]] if condition.get("op") in ("own_stones_in", "builder_strength") else []
        )
        wanted += [row["per"]["vp_each"]] if "per" in row else []
        wanted += [row["per"]["per_points"]] if "per_points" in row.get("per", {}) else []
        assert numbers >= Counter(wanted), f"{language}: {card} has the numbers {wanted}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_of_several_decks_have_one_text(language: str):
    speaker = Speaker(BOX, language)
    assert speaker.card("q3_34") == speaker.card("q3_12")
    assert speaker.card("two_crews_5") == speaker.card("two_crews_34")


# -- plurals ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (1, ["Ada gains 1 stone (Alyi).", "Ada dostaje 1 kamień (Alyi).", "Ada dostává 1 kámen (Alyi)."]),
        (2, ["Ada gains 2 stones (Alyi).", "Ada dostaje 2 kamienie (Alyi).", "Ada dostává 2 kameny (Alyi)."]),
        (5, ["Ada gains 5 stones (Alyi).", "Ada dostaje 5 kamieni (Alyi).", "Ada dostává 5 kamenů (Alyi)."]),
        (
            12,
            [
                "Ada gains 12 stones (Alyi).",
                "Ada dostaje 12 kamieni (Alyi).",
                "Ada dostává 12 kamenů (Alyi).",
            ],
        ),
        (
            22,
            [
                "Ada gains 22 stones (Alyi).",
                "Ada dostaje 22 kamienie (Alyi).",
                "Ada dostává 22 kamenů (Alyi).",
            ],
        ),
    ],
)
def test_stones_are_counted_in_good_grammar(count: int, words: list[str]):
    assert told("stones_gained", 0, count, "alyi") == words


# -- choices ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ("pass", ["Pass", "Pasuj", "Pasovat"]),
        (
            "ship:edfu",
            [
                "Place a ship on Edfu: quarry and market step",
                "Umieść statek na polu Edfu: krok w kamieniołomie i na rynku",
                "Umístit loď na kruh Edfu: krok v kamenolomu a na trhu",
            ],
        ),
        (
            "ship:sphinx_2",
            [
                "Place a ship at the Sphinx, space 2",
                "Umieść statek przy Sfinksie, miejsce 2",
                "Umístit loď u Sfingy, místo 2",
            ],
        ),
        (
            "ship:card_2",
            [
                "Place a ship on stop 3: Quarry 3",
                "Umieść statek na polu 3: Kamieniołom 3",
                "Umístit loď na zastávku 3: Kamenolom 3",
            ],
        ),
        (
            "ship:temple_pyramid_beside",
            [
                "Speculate at the temple and pyramid",
                "Spekuluj przy świątyni i piramidzie",
                "Spekulovat u chrámu a pyramidy",
            ],
        ),
        (
            "crew:crew2+overseer",
            [
                "Send Crew II with the overseer (strength 3)",
                "Wyślij: Budowniczy II z zarządcą (siła 3)",
                "Poslat: Četa II se správcem (síla 3)",
            ],
        ),
        (
            "buy:2+1",
            [
                "Buy 2 cards and draw 1 free",
                "Kup 2 karty i dobierz za darmo 1",
                "Koupit 2 karty a vytáhnout zdarma 1",
            ],
        ),
        (
            "build:p2_3",
            [
                "Build stone 3 in pyramid row 2 (value 2)",
                "Zbuduj kamień 3 w rzędzie 2 piramidy (wartość 2)",
                "Postavit 3. kámen 2. řady pyramidy (hodnota 2)",
            ],
        ),
        ("build:g12", ["Take grave 12", "Weź grobowiec 12", "Vzít 12. hrobku"]),
    ],
)
def test_labels_make_sense_on_their_own(choice: str, words: list[str]):
    assert labels(start(), choice) == words


def test_a_card_that_is_gone_is_not_offered_by_its_name():
    g = start(ships=[("card_1", RED)])
    g.river[0] = ""
    assert labels(g, "ship:card_1")[0] == "Place a ship on stop 1 (no card)"
    assert labels(g, "take:card_1")[0] == "Take from stop 1 (no card)"


def test_a_grave_has_the_value_of_the_token_that_lies_there():
    g = start(graves=[4, 2, 5, 3], taken=[(RED, 6)])
    assert labels(g, "build:g2")[0] == "Take grave 2 (value 4)"
    assert labels(g, "build:g4")[0] == "Take grave 4 (value 5)"
    assert labels(g, "build:g6")[0] == "Take grave 6"
    assert labels(g, "build:g1")[0] == "Take grave 1"


def test_passing_ending_and_finishing_are_said_as_what_they_mean():
    g = start()
    play(g, "ship:passalon")
    assert labels(g, "pass")[0] == "Leave the marker where it is"
    assert labels(g, "water:right")[2] == "Posunout vpravo: obilí dávají všechna pole"

    g = position(ships=[("obelisk_graves_1", BLUE)], graves=[3, 2, 5, 3])
    equip(g, BLUE, crews="3/1/1+2", stones=9)
    resume(g, build)
    play(g, "build", "crew:crew1+overseer")
    assert labels(g, "end")[0] == "Withdraw without building"
    play(g, "build:o1")
    assert labels(g, "end")[0] == "End the building"
    assert labels(g, "finish")[0] == "Finish"


def test_cards_of_one_name_in_one_hand_have_labels_of_their_own():
    g = position()
    equip(g, BLUE, cards=["stones_6_12", "stones_6_5"])
    equip(g, RED, cards=["sell_stones"])
    resume(g, last_window)
    for language in LANGUAGES:
        assert len(set(offered_labels(g, language))) == 3
    assert labels(g, "play:stones_6_5")[0] == "Play “Six stones (5)”"
    play(g, "play:stones_6_12")
    assert labels(g, "play:stones_6_5")[0] == "Play “Six stones”"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_named_has_a_label(language: str):
    g, speaker = start(), Speaker(BOX, language)
    for choice in BOX.vocabulary(g):
        assert speaker.choice(g, choice)
    spaces = [choice for choice in BOX.vocabulary(g) if choice[0] == "build"]
    assert len({speaker.choice(g, choice) for choice in spaces}) == len(spaces) == len(BUILDING_OF) + 1
    assert speaker.say(space_of("tt2"))


# -- prompts ---------------------------------------------------------------------------------------


def test_the_prompt_of_a_turn_says_the_round_and_the_ships():
    g = start(round=2, ships=[("card_1", BLUE)])
    assert prompts(g) == [
        "Round 2 of 5: Ada places a ship or passes (7 ships left).",
        "Runda 2 z 5: Ada umieszcza statek albo pasuje (w zapasie 7 statków).",
        "Kolo 2 z 5: Ada umisťuje loď, nebo pasuje (v zásobě 7 lodí).",
    ]


def test_the_prompt_of_feeding_says_what_is_missing_and_what_it_costs():
    g = position(2)
    equip(g, RED, crews="3/3/3+3", stones=1, market=1, cards=["stones_as_grain", "grain_4_12"])
    resume(g, feed_builders)
    assert prompts(g) == [
        "Bob still lacks 6 grain; each one missing costs 2 points.",
        "Bob ma za mało zboża: brakuje 6, a każda brakująca miara kosztuje 2 punkty.",
        "Bob má málo obilí: chybí 6 a každé chybějící stojí 2 body.",
    ]
    play(g, "play:grain_4_12")
    assert prompts(g)[0] == "Bob still lacks 2 grain; each one missing costs 2 points."


def test_the_prompt_before_stones_are_lost_says_how_many():
    g = position(2, round=5)
    equip(g, BLUE, stones=24, cards=["sell_stones"])
    resume(g, produce_stone)
    assert prompts(g)[0].startswith(
        "Ada is about to lose 2 stones, because the reserve holds no more than 25"
    )
    assert labels(g, "finish")[0] == "Produce stone now"


def test_the_prompt_of_building_says_what_is_left():
    g = position(ships=[("obelisk_graves_1", BLUE)], graves=[3, 2, 5, 3])
    equip(g, BLUE, crews="4/1/1+2", stones=9)
    resume(g, build)
    assert prompts(g)[0] == "Ada builds at the obelisk and graves or withdraws (9 stones in the reserve)."
    play(g, "build", "crew:crew1+overseer", "build:o1", "build:g1")
    assert prompts(g) == [
        "Ada builds at the obelisk and graves; left: 2 strength, 5 stones.",
        "Ada buduje przy obelisku i grobowcach; pozostało: siła 2, 5 kamieni.",
        "Ada staví u obelisku a hrobek; zbývá: síla 2, 5 kamenů.",
    ]


def test_the_prompt_of_a_step_says_where_it_comes_from():
    g = position(river={"card_2": "two_steps_34"})
    resume(g, place_ships)
    play(g, "ship:card_2")
    assert prompts(g)[0].startswith("Ada shares out two crew steps")
    g = position()
    equip(g, BLUE, cards=["crew_improver"])
    resume(g, place_ships)
    play(g, "use:crew_improver")
    assert prompts(g)[0].startswith("Ada uses the Crew improver")


def test_the_prompt_after_the_track_step_can_be_said():
    g = position(2, ships=[("obelisk_graves_1", BLUE)])
    equip(g, BLUE, stones=1, quarry=2, cards=["stones_to_strength"])
    resume(g, build)
    play(g, "build", "crew:crew1", "build:o1", "track:quarry")
    assert prompts(g)[0] == "Ada may still pay stones to strengthen a crew before the turn ends."
    assert all(prompts(g))


def test_the_prompt_of_the_field_improver_can_be_said():
    g = position(river={"card_1": "field_improver"})
    equip(g, BLUE, cards=["b6_12", "y5_12"])
    resume(g, place_ships)
    play(g, "ship:card_1")
    assert prompts(g)[0] == "Ada may attach the Field improver to a field now or keep it for later."
    assert offered_labels(g, "cs") == [
        "Vylepšit pole: Hnědé pole 6",
        "Vylepšit pole: Žlutozelené pole 5",
        "Počkat",
    ]


# -- stories ---------------------------------------------------------------------------------------


def test_stories_say_what_happened():
    assert told("crew_named", 1, "crew1+overseer", "sphinx") == [
        "Bob starts building at the Sphinx: Crew I with the overseer.",
        "Bob zaczyna budowę przy Sfinksie: Budowniczy I z zarządcą.",
        "Bob začíná stavět u Sfingy: Četa I se správcem.",
    ]
    assert told("space_built", 0, "tm2", 5) == [
        "Ada builds middle temple column 2 for 5 stones.",
        "Ada buduje środkową kolumnę 2 świątyni za 5 kamieni.",
        "Ada staví 2. prostřední sloup chrámu za 5 kamenů.",
    ]
    assert told("sphinx_drawn", 2, 3, 0)[0] == "Cyril buys 3 Sphinx cards for 3 stones."
    assert told("sphinx_drawn", 2, 1, 2) == [
        "Cyril buys 1 Sphinx card for 1 stone and draws 2 free.",
        "Cyril kupuje 1 kartę Sfinksa za 1 kamień i dobiera za darmo 2.",
        "Cyril kupuje 1 kartu Sfingy za 1 kámen a zdarma bere ještě 2.",
    ]
    assert told("track_step", 0, "market", 3, "edfu") == [
        "Ada moves to space 4 of 4 on the grain market (Edfu).",
        "Ada przechodzi na rynku zbożowym na pole 4 z 4 (Edfu).",
        "Ada postupuje na trhu s obilím na 4. políčko ze 4 (Edfu).",
    ]
    assert told("turn_order_set", 2, 0, 1)[2] == "Hráči jsou teď na tahu v tomto pořadí: Cyril, Ada, Bob."
    assert told("card_taken", 3, "q3_34")[0] == "Dora takes a card from the Nile: Quarry 3."


def test_a_step_that_is_lost_is_told_with_the_highest_strength():
    assert told("step_lost", 0, "overseer", "passalon") == [
        "Ada gains nothing from Passalon: Overseer already has the highest strength, 9.",
        "Ada traci krok (Passalon): Zarządca ma już największą siłę, 9.",
        "Ada ztrácí krok (Passalon): Správce už má nejvyšší sílu, 9.",
    ]
    assert told("steps_lost", 0, "alyi")[0].startswith("Ada gains nothing from Alyi")


def test_a_tied_row_is_told_with_everybody_in_the_tie():
    assert told("row_finished", 1, 0, 3) == [
        "Row 1 of the pyramid is full: Ada has the most stones in it and scores 3 points.",
        "Rząd 1 piramidy jest pełny: Ada ma w nim najwięcej kamieni i zdobywa 3 punkty.",
        "1. řada pyramidy je plná: Ada v ní má nejvíc kamenů a získává 3 body.",
    ]
    assert told("row_finished", 2, 1, 1, 0, 3) == [
        "Row 2 of the pyramid is full and tied (Bob, Ada, Dora): Bob has the leftmost stone and scores 1 point.",
        "Rząd 2 piramidy jest pełny, a remisują w nim: Bob, Ada, Dora. Kamień najbardziej z lewej ma Bob i zdobywa 1 punkt.",
        "2. řada pyramidy je plná a o prvenství v ní se dělí: Bob, Ada, Dora. Kámen nejvíc vlevo má Bob a získává 1 bod.",
    ]


def test_a_withdrawal_says_from_where_and_why():
    assert told("withdrew", 0, "sphinx", "chosen") == [
        "Ada withdraws the ship from the Sphinx.",
        "Ada rezygnuje z budowy i zabiera statek spod Sfinksa.",
        "Ada nestaví a stahuje loď od Sfingy.",
    ]
    assert told("withdrew", 0, "temple_pyramid", "no_crew")[0] == (
        "Ada withdraws the ship from the temple and pyramid: no crew is ready any more."
    )


def test_ships_that_come_home_are_told_by_their_owners():
    assert told("ships_returned", 3, 0, 2)[0] == "Ships go back to their owners: Ada (3), Cyril (2)."


@pytest.mark.rule("EGIZ-253")
def test_the_chosen_colour_is_told():
    assert told("colour_chosen", 0, "red") == [
        "Ada plays red.",
        "Ada gra kolorem czerwonym.",
        "Ada hraje červenou barvou.",
    ]


def test_ships_are_told_by_where_they_go():
    assert told("ship_placed", 0, "card_4")[0] == "Ada places a ship on stop 7."
    assert told("ship_placed", 0, "alyi")[1] == "Ada umieszcza statek na polu Alyi."
    assert told("ship_placed", 0, "sphinx_extra")[0] == "Ada places a ship at the Sphinx, extra place."
    assert told("ship_placed", 0, "sphinx_beside")[2] == "Ada umisťuje loď u Sfingy jako spekulující."


# -- whole games -----------------------------------------------------------------------------------

RARE = {"?improve_field", "?save_stones", "?after_track", "step_lost", "steps_lost"}  # heard above


def eager_games() -> Iterator[Match]:
    """Games in which people like to do things, so that much happens; each as it goes."""
    for seed in range(12):
        match = new_match(BOX, PEOPLE[: seed % 3 + 2], None, seed_from(f"h{seed}"))
        rng = random.Random(seed)
        while not match.over:
            yield match
            (seat,) = match.waiting_for()
            offered = choices(match.game, seat)
            eager = [
                each for each in offered if each != PASS and each[0] not in ("withdraw", "end", "finish")
            ]
            match.choose(seat, text(rng.choice(offered if rng.random() < 0.15 or not eager else eager)))
        yield match


def test_every_question_and_every_story_of_the_game_can_be_said():
    """Each is heard in all languages when it comes up for the first time."""
    questions = {f"?{each.name}" for each in BOX.names.values() if isinstance(each, Question)}
    wanted, heard = (questions | set(STORIES)) - RARE, set()
    for match in eager_games():
        decision = match.game.flow.decision
        if decision is not None and f"?{decision.question.name}" not in heard:
            heard.add(f"?{decision.question.name}")
            for speaker in speakers():
                assert match.seats[match.waiting_for()[0]] in speaker.prompt(match.game)
        for story in match.stories[-1]:
            if story[0] not in heard:
                heard.add(story[0])
                assert all(speaker.story(story) for speaker in speakers())
        if heard >= wanted:
            return
    assert sorted(wanted - heard) == [], "these never came up in the games played"
