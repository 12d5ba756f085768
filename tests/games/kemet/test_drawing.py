"""The drawing shows what may be chosen, keeps ids, and betrays nothing."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ElementTree
from functools import cache
from typing import Final

import pytest

from senet import svg
from senet.games.kemet import BOX
from senet.games.kemet.components import BATTLE_CARDS, COLOURS, SPACES, TILES
from senet.games.kemet.drawing import draw, signs
from senet.games.kemet.maps import AREAS
from senet.games.kemet.position import at, position
from senet.games.kemet.table import Kemet
from senet.kernel.chance import seed_from
from senet.kernel.game import SPECTATOR
from senet.kernel.play import choices, choose, deciders, guess, is_over, seen_by, text
from senet.language import LANGUAGES
from tests.games.kemet.helpers import auto_battle, start_battle, take_turn
from tests.games.looking import SVG, PlainVoice, ids, lit, parts, sentences
from tests.games.words import decider, play, question

# Sets of several Divine Interventions are drawn as far as there is room; the list of choices has them all.
WITHOUT_A_PLACE: Final = re.compile(r"cards:.*[+.]")
GAMES: Final[tuple[tuple[int, dict[str, object]], ...]] = (
    (2, {"renewal": True, "announcements": True}),
    (3, {}),
    (4, {"announcements": True}),
    (5, {}),
    (6, {"renewal": True}),
    (3, {"gods": True}),
    (1, {"renewal": True}),
    (1, {"announcements": True}),
)


def drawn(g: Kemet, seat: int, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(draw(seen_by(g, seat), PlainVoice(BOX.folder, language)))


def seen(g: Kemet, seat: int, language: str = "en") -> str:
    return draw(seen_by(g, seat), PlainVoice(BOX.folder, language))


@cache
def album(game: int) -> list[Kemet]:
    """Positions of a random game: each question once, and the end."""
    seats, options = GAMES[game]
    rng = random.Random(game)
    g = BOX.start(seats, {**options, "round_limit": 4}, seed_from(f"drawing {game}"))
    assert isinstance(g, Kemet)
    questions: set[str] = set()
    found: list[Kemet] = []
    while not is_over(g):
        if question(g) not in questions:
            questions.add(question(g))
            found.append(g.clone())
        seat = decider(g)
        choose(g, seat, rng.choice(choices(g, seat)))
    return [*found, g]


def test_every_choice_has_a_place():
    questions: set[str] = set()
    for g in [g for game in range(len(GAMES)) for g in album(game)]:
        if question(g) in questions:
            continue
        questions.add(question(g))
        for seat in deciders(g)[:1]:
            offered = {text(choice) for choice in choices(g, seat)}
            shown = lit(seen(g, seat))
            assert shown <= offered, question(g)
            assert not {choice for choice in offered - shown if not WITHOUT_A_PLACE.match(choice)}, question(
                g
            )


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_every_view_can_be_drawn_in_every_language(game: int):
    for g in (album(game)[8], album(game)[-1]):
        for seat, language in zip((SPECTATOR, 0, 1), LANGUAGES, strict=True):
            picture = seen(g, seat, language)
            ElementTree.fromstring(picture)
            assert len(ids(picture)) == len(set(ids(picture)))
            if seat == SPECTATOR:
                assert not lit(picture)


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_secrets_are_not_drawn(game: int):
    """Two guesses of what the seat cannot know give the same drawing."""
    rng = random.Random(game)
    voice = PlainVoice(BOX.folder)
    fights = [g for g in album(game) if g.battle is not None]
    for number, g in enumerate([album(game)[8], *fights[:3]]):
        seat = SPECTATOR if number % 2 else 1
        view = seen_by(g, seat)
        one, other = guess(view, rng), guess(view, rng)
        one.flow.viewer = other.flow.viewer = seat
        assert draw(one, voice) == draw(other, voice), question(g)


def test_the_languages_say_the_same_words():
    known = [set(sentences(BOX.folder, language)._messages) for language in LANGUAGES]
    assert known[0] == known[1] == known[2]


def test_what_stays_on_the_table_keeps_its_id():
    """Areas, signs, boards, tiles and spaces have the same ids in every position of a match."""
    lasting = re.compile(r"(area|obelisk|port|temple|city|player|space|prayer|tile|colour|order)-")
    before: set[str] = set()
    for g in album(1)[6::5]:
        order = "order-" if g.track else "-"
        now = {name for name in ids(seen(g, 0)) if lasting.match(name)}
        assert {name for name in before if not name.startswith(order)} <= now
        before = now
    assert {f"area-{area}" for area in AREAS if area in g.board.areas} <= before
    assert {f"space-0-{space}" for space in SPACES} <= before
    assert {f"tile-{tile}" for tile in g.tiles} <= before


def test_beside_a_space_is_a_place_for_the_silver_token():
    """Only before the one who may place either of both there."""
    g = position(at("nw", {"nw_desert": 5}, tiles=["ruby_act_of_god"]), at("mw", {"mw_north": 5}))
    take_turn(g, 0)
    both = {f"silver:{space}" for space in SPACES} & {text(choice) for choice in choices(g, 0)}
    assert both and both <= lit(drawn(g, 0))
    beside = {name for name in parts(drawn(g, 0)) if name.startswith("silver-")}
    assert beside == {svg.identifier("silver", each.partition(":")[2]) for each in both}
    assert not any(name.startswith("silver-") for name in parts(drawn(g, 1)))


def test_a_troop_keeps_its_id_while_it_moves():
    g = position(at("nw", {"nw_desert": 5}, tiles=["ruby_priest_of_mafdet"]), at("mw", {"mw_north": 5}))
    take_turn(g, 0, "place:f3_move", "area:nw_desert")
    before = parts(drawn(g, 0))
    assert before["group-0"].attrib["data-area"] == "nw_desert"
    play(g, "leave:1", "area:west_green")
    after = parts(drawn(g, 0))
    assert after["group-0"].attrib["data-area"] == "west_green"
    assert {"way", "troop-0-nw_desert", "troop-1-mw_north"} <= set(after)


def test_an_area_names_its_neighbours():
    g = position(at("nw"), at("mw"))
    for name, part in parts(drawn(g, 0)).items():
        if name.startswith("area-"):
            area = name[5:]
            assert part.attrib["data-near"].split() == list(g.board.adjacent[area])
            assert part.attrib["data-choice"] == f"area:{area}"


def test_a_laid_card_is_seen_only_by_its_owner():
    pictures = []
    for card in ("cavalry_blitz", "shield_push"):
        g = position(at("nw", {"west_green": 3}), at("mw", {"west_green": 3}))
        start_battle(g, "west_green", 0, 1)
        play(g, f"0|battle_card:{card}", "1|battle_card:mixed_tactics")
        pictures.append(draw(seen_by(g, SPECTATOR), PlainVoice(BOX.folder)))
        assert "chosen" in parts(drawn(g, 0))[f"card-{card}"].attrib["class"].split()
    assert pictures[0] == pictures[1]


def test_a_battle_shows_both_sides_and_their_cards_once_revealed():
    g = position(
        at("nw", {"west_green": 3}, tiles=["amber_servant_bakatan"], companions={"bakatan": "west_green"}),
        at("mw", {"west_green": 3}),
    )
    auto_battle(g, "west_green", 0, 1, ("phalanx_defense", "cavalry_blitz"))
    assert question(g) == "convert"
    picture = parts(drawn(g, SPECTATOR))
    assert {"fighter-0", "fighter-1", "laid-0", "laid-1", "companion-0-bakatan"} <= set(picture)
    words = ["".join(part.itertext()) for part in picture["fighter-0"].iter(f"{SVG}text")]
    assert str(g.battle.sides[0].strength) in words if g.battle else False


def test_the_strength_shown_counts_what_helps_the_attacker_and_the_defender():
    tiles = ["ruby_charge", "sapphire_defense", "onyx_deadly_trap"]
    g = position(at("nw", {"west_green": 3}, tiles=tiles[:1]), at("mw", {"west_green": 3}, tiles=tiles[1:]))
    start_battle(g, "west_green", 0, 1)
    assert strength_shown(g, 0) == 3 + 1
    assert strength_shown(g, 1) == 3 + 2
    g = position(at("nw", {"west_green": 3}, tiles=tiles[1:]), at("mw", {"west_green": 3}, tiles=tiles[:1]))
    start_battle(g, "west_green", 0, 1)
    assert strength_shown(g, 0) == strength_shown(g, 1) == 3


def strength_shown(g: Kemet, seat: int) -> int:
    """The last number in the tip of a side."""
    tip = parts(drawn(g, SPECTATOR))[f"fighter-{seat}"].find(f"{SVG}title")
    assert tip is not None
    assert tip.text
    return int(tip.text.split()[-1])


def test_a_hand_is_readable_for_its_owner_alone():
    g = position(at("nw", hand=["war_fury", "prayer", "prayer"]), at("mw"))
    take_turn(g, 0)
    assert {"intervention-war_fury", "intervention-prayer"} <= set(ids(seen(g, 0)))
    assert not any(name.startswith("intervention-war") for name in ids(seen(g, 1)))
    assert {f"card-{card}" for card in BATTLE_CARDS} <= set(ids(seen(g, 1)))


def test_there_is_a_sign_for_everything():
    assert set(signs.TILE_GLYPH) == set(TILES)
    assert set(signs.GEM_SIDES) == set(COLOURS)
    assert len(set(signs.GEM_SIDES.values())) == len(COLOURS)
    tables = (
        signs.FACTION_GLYPH,
        signs.ACTION_GLYPH,
        signs.VALUE_GLYPH,
        signs.CARD_GLYPH,
        signs.DI_GLYPH,
        signs.DI_ICON_GLYPH,
        signs.TILE_GLYPH,
    )
    assert not {sign for table in tables for sign in table.values()} - svg.GLYPHS


def small(picture: ElementTree.Element) -> list[str]:
    found = [(float(p.attrib["font-size"]), "".join(p.itertext())) for p in picture.iter(f"{SVG}text")]
    return [words for size, words in found if words and size < 12]


@pytest.mark.parametrize("game", [0, 4])
def test_letters_are_large_enough(game: int):
    for g in album(game)[::12]:
        assert small(drawn(g, 0)) == []


@pytest.mark.rule("KEMET-374")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_closed_sanctuary_lies_under_the_storm(seats):
    for closed in (False, True):
        g = BOX.start(seats, {"open_sanctuary": not closed}, seed_from("sanctuary"))
        assert isinstance(g, Kemet)
        picture = ids(drawn(g, 0))
        assert ("temple-sanctuary" in picture) != closed and ("area-sanctuary" in picture) != closed
