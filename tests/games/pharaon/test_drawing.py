"""The drawing of the table: everything is on it, everything can be clicked, nothing hidden shows."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from itertools import islice
from typing import Final
from xml.etree import ElementTree

import pytest

from senet.games.pharaon import BOX
from senet.games.pharaon.components import COLOURS, GODS, NOBLES, ROUNDS, STRIPS, TOKENS, ZONES
from senet.games.pharaon.drawing import draw
from senet.games.pharaon.drawing.tokens import token
from senet.games.pharaon.position import position
from senet.games.pharaon.table import Pharaon
from senet.games.pharaon.table_gods import best_gods
from senet.kernel.game import SPECTATOR, Seat
from senet.kernel.play import choices, choose, deciders, guess, is_over, seen_by, text
from senet.kernel.telling import Message
from senet.language import LANGUAGES, Speaker
from senet.picture import to_png
from tests.games.looking import SVG, Echo, elements, ids, lit
from tests.games.pharaon.playing import new_game
from tests.games.words import play

OFF_BOARD: Final = ("pass", "finish", "bonus:none")  # choices that have no place on the table
COLOUR: Final = re.compile(r"#[0-9a-f]{3,6}\b|picture-\w+")


def drawn(g: Pharaon, seat: Seat) -> str:
    return draw(seen_by(g, seat), Echo())


def random_game(seats: int, seed: int) -> Iterator[Pharaon]:
    """Every position of a game of players who seldom pass while they can act."""
    rng = random.Random(f"{seats} {seed}")
    g = new_game(seats, f"drawing {seats} {seed}", dark_boards=2 if seats == 1 else 0)
    while not is_over(g):
        yield g
        seat = rng.choice(deciders(g))
        offered = choices(g, seat)
        acting = [choice for choice in offered if choice[1]]
        choose(g, seat, rng.choice(acting if acting and rng.random() < 0.9 else offered))
    yield g


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_offered_choice_is_on_the_table_and_lit(seats: int):
    seen: set[str] = set()
    for number, g in enumerate(random_game(seats, 1)):
        verbs = {choice[0] for seat in deciders(g) for choice in choices(g, seat)}
        if number % 25 and verbs <= seen:
            continue
        seen |= verbs
        for seat in deciders(g):
            offered = {text(choice) for choice in choices(g, seat)}
            assert lit(drawn(g, seat)) == offered - set(OFF_BOARD)
    assert {"zone", "jar", "pair", "pay", "track"} <= seen


def test_every_colour_that_an_entry_token_may_stand_for_can_be_clicked():
    supply = {"red": 2, "black": 1, "green": 1, "silver": 2, "off_zone_offerings": 1, "off_blue": 1}
    g = position(nobles=[["priestess", "scribe_1"]], supplies=[supply])
    play(g, "zone:offerings", "pair:1")
    entries = {text(choice) for choice in choices(g, 0)}
    assert {"entry:silver.yellow", "entry:green.black", "entry:off_blue.blue"} < entries
    assert lit(drawn(g, 0)) == entries


@pytest.mark.rule("PHAR-179", "PHAR-182")
def test_only_gods_that_score_together_are_bright():
    # Two tomb steps are enough for Horus or for Bastet, not for both; Horus is worth more.
    g = position(2, supplies=[{"off_red": 3}], tomb=[2], tracks=[{"red": 1, "blue": 1}])
    picture = ElementTree.fromstring(drawn(g, 0))
    bright = {
        god
        for god in GODS
        for sign in picture.iter()
        if sign.get("id") == f"seat-0-god-{god}" and "#22384a" in ElementTree.tostring(sign, "unicode")
    }
    assert bright == set(best_gods(g, 0)) == {"horus"}


def test_the_boards_that_can_be_turned_dark_are_lit():
    assert lit(drawn(new_game(1, dark_boards=2), 0)) == {f"board:{place}" for place in range(1, 5)}


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_ids_are_unique_and_nobody_else_may_click(seats: int):
    for number, g in enumerate(random_game(seats, 2)):
        if number % 60 and not is_over(g):
            continue
        for seat in (*range(seats), SPECTATOR):
            picture = drawn(g, seat)
            found = ids(picture)
            assert len(found) == len(set(found))
            assert seat in deciders(g) or lit(picture) == set()


def test_the_pieces_of_the_players_keep_their_ids_wherever_they_stand():
    lasting = {f"{piece}-{seat}" for piece in ("cube", "cylinder", "seat") for seat in range(4)}
    lasting |= {f"disc-{seat}-{colour}" for seat in range(4) for colour in COLOURS}
    lasting |= {f"strip-{colour}" for colour in STRIPS} | {f"bank-{colour}" for colour in COLOURS}
    lasting |= {f"zone-{zone}" for zone in ZONES} | {f"god-{god}" for god in GODS}
    for number, g in enumerate(random_game(4, 3)):
        if number % 25 == 0:
            assert lasting <= set(ids(drawn(g, 0)))


def test_a_card_keeps_its_id_when_it_is_taken():
    g = position(supplies=[{"red": 3}], artisans_shown=["goldsmith_blue"])
    before = ids(drawn(g, 0))
    play(g, "zone:artisans", "artisan:goldsmith_blue")
    assert "artisan-goldsmith_blue" in before and "artisan-goldsmith_blue" in ids(drawn(g, 0))


def test_the_same_view_is_drawn_alike():
    g = position()
    assert drawn(g, 0) == drawn(g.clone(), 0)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_what_nobody_knows_does_not_show(seats: int):
    rng = random.Random(7)
    for number, g in enumerate(islice(random_game(seats, 4), 200)):
        if number % 60 and number > 8:
            continue
        for seat in (0, SPECTATOR):
            view = seen_by(g, seat)
            assert drawn(guess(view, rng), seat) == draw(view, Echo())


def test_the_nobles_drawn_in_the_setup_are_seen_by_their_owner_alone():
    game = random_game(3, 5)
    g = next(g for g in game if any(player.drawn for player in g.players))
    owner = deciders(g)[0]
    first, second = g.players[owner].drawn
    own = drawn(g, owner)
    assert f"text of {first}" in own and {f"noble:{first}", f"noble:{second}"} == lit(own)
    for seat in ((owner + 1) % 3, (owner + 2) % 3, SPECTATOR):
        picture = drawn(g, seat)
        assert first not in picture and second not in picture
        assert f"seat-{owner}-back-2" in picture


def test_no_noble_of_the_deck_shows():
    g = position()
    hidden = [name for name in NOBLES if name in g.noble_deck]
    picture = drawn(g, 0)
    assert hidden and not [name for name in hidden if f"noble-{name}" in picture]


def test_the_next_strip_of_every_zone_is_shown_but_in_the_last_round():
    g = position(round=2, direction=-1)
    hints = {each.get("id"): each for each in elements(drawn(g, 0))}
    g.offset = (g.offset + g.direction) % len(STRIPS)  # as the next round will find it
    for zone in ZONES:
        shown = [use.get("href") for use in hints[f"next-{zone}"].iter(f"{SVG}use")]
        assert shown == [f"#picture-{g.strip_of(zone)}"]
    last = position(round=ROUNDS)
    assert not [name for name in ids(drawn(last, 0)) if name.startswith("next-")]


def test_a_spent_noble_looks_spent():
    g = position(nobles=[["seer", "judge"]], supplies=[{"red": 2}])
    g.players[0].exhausted.append("seer")
    spent = [each.get("id") for each in elements(drawn(g, 0)) if "spent" in (each.get("class") or "")]
    assert spent == ["noble-seer"]


def test_no_two_kinds_of_tokens_differ_by_their_colour_alone():
    looks = {kind: COLOUR.sub("", str(token(0, 0, 10, kind))) for kind in TOKENS}
    plain = [kind for kind in TOKENS if kind not in [f"off_{colour}" for colour in COLOURS]]
    assert len({looks[kind] for kind in plain}) == len(plain)
    # a basic offering is a golden ring around the picture of its resource
    assert all(f"picture-{colour}" in str(token(0, 0, 10, f"off_{colour}")) for colour in COLOURS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 5])
def test_it_can_be_drawn_in_every_language(seats: int, language: str):
    voice = Speaker(BOX, language, ["Ada", "Břetislav <3", "Cyril", "", "Ewa"])
    for number, g in enumerate(islice(random_game(seats, 6), 121)):
        if number % 60 == 0:
            words = " ".join(ElementTree.fromstring(draw(seen_by(g, 0), voice)).itertext())
            assert "Ada" in words and ("Břetislav <3" in words) == (seats > 1)
            assert voice.say(Message("draw-bank")) in words and voice.name("nile") in words
            assert voice.say(Message("draw-round", {"round": g.round, "rounds": 5})) in words


def test_it_can_be_made_a_picture():
    assert to_png(draw(seen_by(position(), 0), Speaker(BOX, "en")), 0.3).startswith(b"\x89PNG")
