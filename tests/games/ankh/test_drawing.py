"""The drawing shows what may be chosen, keeps ids, and betrays nothing."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ElementTree
from collections import Counter
from functools import cache
from typing import Final

import pytest

from senet.games.ankh import BOX
from senet.games.ankh.components import CARDS, TRACKS
from senet.games.ankh.drawing import draw
from senet.games.ankh.position import fight, hand, position, powers, stand, start
from senet.games.ankh.revolt import consolidation
from senet.games.ankh.table import Ankh
from senet.kernel.chance import seed_from
from senet.kernel.game import SPECTATOR
from senet.kernel.play import choices, choose, deciders, guess, is_over, seen_by, text
from senet.language import LANGUAGES
from tests.games.looking import SVG, PlainVoice, ids, lit, parts
from tests.games.words import offered, play, question

WITHOUT_A_PLACE: Final = ("pass",)  # choices that only the list of choices shows


def drawn(g: Ankh, seat: int, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(draw(seen_by(g, seat), PlainVoice(BOX.folder, language)))


GAMES: Final[tuple[tuple[int, dict[str, object]], ...]] = (
    (2, {"scenario": "first_dynasty"}),
    (3, {"scenario": "menagerie", "guardian_1": "satet", "guardian_2": "apep"}),
    (4, {"scenario": "high_nile", "guardian_3": "giant_scorpion", "god": "choose"}),
    (5, {"scenario": "twin_cities", "god": ["ra", "isis", "amun", "osiris", "anubis"]}),
    (3, {"scenario": "peoples_revolt"}),
)


@cache
def album(game: int) -> list[Ankh]:
    """Positions of a random game: each question a few times, and the end."""
    seats, options = GAMES[game]
    rng = random.Random(game)
    g = BOX.start(seats, options, seed_from(f"drawing {game}"))
    assert isinstance(g, Ankh)
    seen: Counter[str] = Counter()
    found: list[Ankh] = []
    while not is_over(g):
        seen[question(g)] += 1
        if seen[question(g)] in (1, 9):
            found.append(g.clone())
        seat = deciders(g)[0]
        choose(g, seat, rng.choice(choices(g, seat)))
    return [*found, g]


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_every_choice_has_a_place(game: int):
    for g in album(game):
        for seat in deciders(g)[:1]:
            offered = {text(choice) for choice in choices(g, seat)}
            assert lit(drawn(g, seat)) == offered - set(WITHOUT_A_PLACE), question(g)


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_every_view_can_be_drawn_in_every_language(game: int):
    for g in [*album(game)[::9], album(game)[-1]]:
        for seat, language in zip((SPECTATOR, 0, 1), LANGUAGES, strict=True):
            picture = drawn(g, seat, language)
            assert len(ids(picture)) == len(set(ids(picture)))
            if seat == SPECTATOR:
                assert not lit(picture)


@pytest.mark.parametrize("game", range(len(GAMES)))
def test_secrets_are_not_drawn(game: int):
    """Two guesses of what the seat cannot know give the same drawing."""
    rng = random.Random(game)
    voice = PlainVoice(BOX.folder)
    for g in album(game)[::6]:
        for seat in (SPECTATOR, 1):
            view = seen_by(g, seat)
            one, other = guess(view, rng), guess(view, rng)
            one.flow.viewer = other.flow.viewer = seat
            assert draw(one, voice) == draw(other, voice)


def test_a_laid_card_is_seen_only_by_its_owner():
    pictures = []
    for card in ("flood", "drought"):
        g = position("isis", "osiris")
        stand(g, "isis", god="e2")
        stand(g, "osiris", god="e1")
        fight(g, "b0")
        choose(g, 0, ("card", card))
        pictures.append(draw(seen_by(g, 1), PlainVoice(BOX.folder)))
        assert "acting" in parts(drawn(g, 0))[f"card-{card}"].attrib["class"]
    assert pictures[0] == pictures[1]


def test_what_stays_on_the_table_keeps_its_id():
    """Spaces, tracks, cards and boards have the same ids in every position of a match."""
    lasting = re.compile(r"(space|devotion|event|track|marker|action|card|supply)-")
    before: set[str] = set()
    for g in album(1)[::3]:
        now = {name for name in ids(drawn(g, 0)) if lasting.match(name)}
        gone = {f"devotion-token-{seat}" for seat in range(3) if seat not in g.ranking}
        assert before - gone <= now
        before = now
    assert {f"card-{card}" for card in CARDS} <= before
    assert {f"action-{track}" for track in TRACKS} <= before


def test_a_figure_keeps_its_id_while_it_moves():
    g = position("isis", "amun")
    stand(g, "isis", god="e2", warrior="d1 f1")
    play(g, "action:move", "figure:d1")
    before = parts(drawn(g, 0))
    assert before["mover-1"].attrib["data-space"] == "d1"
    play(g, "space:c2")
    after = parts(drawn(g, 0))
    assert after["mover-1"].attrib["data-space"] == "c2"
    assert before["god-0"].attrib["data-space"] == after["god-0"].attrib["data-space"] == "e2"
    assert after["figure-f1"].attrib["data-space"] == "f1"


def test_a_space_names_its_region_and_its_neighbours():
    g = position("isis", "amun")
    for space, part in (
        (name[6:], part) for name, part in parts(drawn(g, 0)).items() if name.startswith("space-")
    ):
        assert part.attrib["data-region"].split() == list(g.map().region_of[space])
        assert part.attrib["data-near"].split() == list(g.map().adjacent[space])
        assert part.attrib["data-choice"] == f"space:{space}"


def test_a_battle_shows_strength_and_cards_as_far_as_they_are_known():
    g = position("isis", "osiris")
    stand(g, "isis", god="e2", warrior="d1")
    stand(g, "osiris", god="e1")
    powers(g, "isis", "inspiring")
    fight(g, "b0")
    assert "fighter-0" in parts(drawn(g, SPECTATOR))
    assert not any(name.startswith("laid-") for name in ids(drawn(g, SPECTATOR)))
    choose(g, 0, ("card", "build_monument"))
    choose(g, 1, ("card", "chariots"))
    assert {"laid-0-build_monument", "laid-1-chariots"} <= set(ids(drawn(g, SPECTATOR)))


def test_two_cards_are_offered_as_pairs():
    g = position("isis", "amun")
    stand(g, "isis", god="e2", warrior="d1")
    stand(g, "amun", god="e1")
    hand(g, "amun", "flood", "drought", "miracle")
    fight(g, "b0")
    play(g, "announce")
    pairs = {"cards:flood+drought", "cards:flood+miracle", "cards:drought+miracle"}
    assert lit(drawn(g, 1)) == pairs


def small(picture: ElementTree.Element) -> list[str]:
    sizes = [
        (float(part.attrib["font-size"]), "".join(part.itertext())) for part in picture.iter(f"{SVG}text")
    ]
    return [words for size, words in sizes if size < 12]


@pytest.mark.parametrize("game", [0, 3])
def test_letters_are_large_enough(game: int):
    for g in album(game)[::8]:
        assert small(drawn(g, 0)) == []


def test_an_empty_table_waits_for_the_gods_to_be_chosen():
    g = BOX.start(3, {"god": "choose"}, seed_from("gods"))
    assert lit(drawn(g, deciders(g)[0])) == {"god:amun", "god:anubis", "god:isis", "god:osiris", "god:ra"}


# -- The People's Revolt -----------------------------------------------------------------------------


def words_of(root: ElementTree.Element, id: str) -> str:
    part = next(each for each in root.iter() if each.get("id") == id)
    return " ".join(each.text or "" for each in part.iter() if each.tag in (f"{SVG}title", f"{SVG}text"))


def count_camels(root: ElementTree.Element) -> int:
    return sum((each.get("id") or "").startswith("camel-") for each in root.iter())


@pytest.mark.rule("ANKH-541")
def test_followers_lie_on_the_consolidation_events_until_they_are_triggered():
    g = position("ra", "isis", scenario="peoples_revolt")
    plain = position("ra", "isis")
    for event, lying in ((0, {5, 9, 13}), (5, {9, 13}), (12, {13}), (13, set())):
        g.event = plain.event = event
        root = drawn(g, 0)
        marked = {n for n in range(1, 19) if "1 follower" in words_of(root, f"event-{n}")}
        assert marked == lying
        assert not [n for n in range(1, 19) if "1 follower" in words_of(drawn(plain, 0), f"event-{n}")]
    assert "consolidation" in words_of(drawn(g, 0), "event-13")


@pytest.mark.rule("ANKH-543", "ANKH-544")
def test_joined_regions_lose_their_camels_and_the_map_shows_the_numbers_that_are_left():
    g = position("ra", "isis", scenario="peoples_revolt")
    assert count_camels(drawn(g, 0)) == 26
    start(g, consolidation, 0)
    middle = next(region for region, number in g.order.items() if number == 7)
    assert f"region:{middle}" in lit(drawn(g, 0))
    play(g, f"region:{middle}")
    root = drawn(g, 0)
    assert f"joining-{middle}" in ids(root)
    assert {choice for choice in lit(root) if choice.startswith("region:")} == set(offered(g))
    play(g, offered(g)[0])
    root = drawn(g, 0)
    assert count_camels(root) == len(g.camels) < 26
    tokens = [words_of(root, f"region-{region}") for region in g.order]
    assert len(tokens) == 6 and all(
        f"Region {number}" in words for number, words in zip(g.order.values(), tokens, strict=True)
    )
