"""The drawing of the table: everything is on it, everything can be clicked, nothing hidden shows."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Final
from xml.etree import ElementTree

import pytest

from senet.games.egizia import BOX
from senet.games.egizia.components import ALL_CARDS, BUILDERS, ROUNDS, SHIPS, SPHINX_CARDS, TRACKS, WATERS
from senet.games.egizia.drawing import draw
from senet.games.egizia.drawing.cards import card_signs
from senet.games.egizia.maps import BUILDING_OF, PLACES, SITES
from senet.games.egizia.placing import place_ships
from senet.games.egizia.position import BLUE, GREEN, RED, YELLOW, equip, fill_river, position
from senet.games.egizia.setup import new_game
from senet.games.egizia.table import Egizia
from senet.kernel.chance import seed_from
from senet.kernel.game import SPECTATOR, Choice, Seat
from senet.kernel.play import choices, choose, deciders, guess, is_over, resume, seen_by, text
from senet.language import LANGUAGES
from senet.picture import to_png
from tests.games.looking import Echo, Words, elements, ids, lit, parts
from tests.games.words import play

OFF_BOARD: Final = ("pass", "end", "finish")  # choices that have no place on the table
NUMBER: Final = re.compile(r"-?[0-9.]+")


def drawn(g: Egizia, seat: Seat) -> str:
    return draw(seen_by(g, seat), Echo())


def offered(g: Egizia, seat: Seat) -> set[str]:
    return {text(choice) for choice in choices(g, seat)}


def likely(rng: random.Random, found: list[Choice]) -> Choice:
    """An answer of somebody who seldom passes, and rather goes a little downstream than far."""
    ships = [choice for choice in found if choice[0] == "ship"]
    if ships and rng.random() < 0.8:
        return ships[min(len(ships) - 1, int(rng.expovariate(0.7)))]
    acting = [choice for choice in found if choice not in (("pass", ""), ("end", ""), ("withdraw", ""))]
    return rng.choice(acting if acting and rng.random() < 0.9 else found)


@cache
def random_game(seats: int, seed: int) -> tuple[Egizia, ...]:
    """Every position of a game."""
    rng = random.Random(f"{seats} {seed}")
    g = new_game(seats, BOX.agreed(seats), seed_from(f"drawing {seats} {seed}"))
    found = [g.clone()]
    while not is_over(g):
        seat = deciders(g)[0]
        choose(g, seat, likely(rng, choices(g, seat)))
        found.append(g.clone())
    return tuple(found)


def sampled(seats: int, seed: int, every: int) -> Iterator[Egizia]:
    """Some positions of a game, the last one among them."""
    game = random_game(seats, seed)
    yield from game[::every]
    yield game[-1]


# -- what can be chosen ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_offered_choice_is_on_the_table_and_lit(seats: int):
    seen: dict[str, int] = {}
    most = {"stop": 4}
    for g in random_game(seats, 1):
        decision = g.flow.decision
        if decision is None or seen.get(decision.question.name, 0) >= most.get(decision.question.name, 1):
            continue
        seen[decision.question.name] = seen.get(decision.question.name, 0) + 1
        for seat in deciders(g):
            assert lit(drawn(g, seat)) == offered(g, seat) - set(OFF_BOARD)
    assert {"stop", "site_turn", "name_crew", "what_to_build", "sphinx_numbers", "keep_number"} <= set(seen)


def test_a_full_site_can_be_joined_beside_and_with_the_card_for_an_extra_place():
    full = [("sphinx_1", RED), ("sphinx_2", GREEN), ("sphinx_3", YELLOW)]
    g = position(ships=full)
    fill_river(g)
    equip(g, BLUE, cards=["occupied_site_34"])
    resume(g, place_ships)
    assert {"ship:sphinx_beside", "ship:sphinx_extra"} <= lit(drawn(g, BLUE)) == offered(g, BLUE) - {"pass"}


def test_amounts_of_stones_can_be_clicked():
    g = position(turn_order=[BLUE, RED, GREEN, YELLOW])
    fill_river(g)
    equip(g, BLUE, stones=25, cards=["sell_stones"])
    resume(g, place_ships)
    play(g, "play:sell_stones")
    assert lit(drawn(g, BLUE)) == {f"sell:{n}" for n in range(1, 11)}


def test_a_field_can_be_clicked_to_improve_it_even_if_there_are_two_alike():
    g = position()
    equip(g, BLUE, cards=["field_improver", "y5_12", "y5_12"])
    fill_river(g)
    resume(g, place_ships)
    assert "attach:y5_12" in lit(drawn(g, BLUE))


def test_nobody_else_may_click():
    for g in sampled(4, 1, 90):
        for seat in (2, 3, SPECTATOR):
            assert seat in deciders(g) or lit(drawn(g, seat)) == set()


def test_what_could_be_named_can_be_asked_about():
    g = random_game(4, 1)[0]
    named = {each.get("data-choice") for each in elements(drawn(g, deciders(g)[0]))}
    assert {f"ship:{place}" for place in PLACES} <= named
    assert {f"build:{space}" for space in BUILDING_OF} <= named
    assert {f"water:{water}" for water in WATERS} | {f"track:{track}" for track in TRACKS} <= named


# -- ids ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ids_are_unique(seats: int):
    for g in sampled(seats, 1, 80):
        for seat in (0, 1):
            found = ids(drawn(g, seat))
            assert len(found) == len(set(found))


def test_pieces_and_spaces_keep_their_ids_wherever_they_are():
    lasting = {f"ship-{seat}-{number}" for seat in range(4) for number in range(1, SHIPS + 1)}
    lasting |= {f"builder-{seat}-{name}" for seat in range(4) for name in BUILDERS}
    lasting |= {f"marker-{track}-{seat}" for seat in range(4) for track in TRACKS}
    lasting |= {f"{piece}-{seat}" for seat in range(4) for piece in ("seat", "score", "order", "stones")}
    lasting |= {f"place-{place}" for place in PLACES} | {f"space-{space}" for space in BUILDING_OF}
    lasting |= {f"site-{site}" for site in SITES} | {f"water-{water}" for water in WATERS}
    lasting |= {"irrigation-marker"}
    for g in sampled(4, 1, 70):
        assert lasting <= set(ids(drawn(g, 0)))


def test_own_ships_are_marked():
    g = position(ships=[("edfu", BLUE), ("edfu", RED), ("sphinx_1", BLUE)])
    marked = [name for name, each in parts(drawn(g, BLUE)).items() if "mine" in (each.get("class") or "")]
    assert [name for name in marked if name.startswith("ship")] == ["ship-0-8", "ship-0-1"]
    lines = [each.get("class") for each in elements(parts(drawn(g, BLUE))["ship-0-8"])]
    assert "lit wide" in lines and "lit narrow" in lines


def test_a_card_and_a_ship_keep_their_ids_when_the_card_is_taken():
    g = position(river={"card_3": "crew_improver"})
    resume(g, place_ships)
    before = drawn(g, RED)
    play(g, "ship:card_3")
    after = drawn(g, RED)
    assert "card-crew_improver" in ids(before) and "card-crew_improver" in ids(after)
    assert place_of(before, "ship-0-8") != place_of(after, "ship-0-8")
    assert place_of(before, "ship-0-7") != place_of(after, "ship-1-8")


def test_ships_at_the_sites_keep_their_ids_when_the_others_go_home():
    g = position(ships=[("edfu", BLUE), ("sphinx_1", BLUE), ("passalon", BLUE), ("temple_pyramid_2", BLUE)])
    before = drawn(g, RED)
    g.ships = [ship for ship in g.ships if ship[0] not in ("edfu", "passalon")]
    after = drawn(g, RED)
    for name in ("ship-0-1", "ship-0-3"):
        assert place_of(before, name) == place_of(after, name)
    for name in ("ship-0-8", "ship-0-7"):
        assert place_of(before, name) != place_of(after, name)


def place_of(picture: str, name: str) -> list[str]:
    """Where a piece is: the numbers of the first shift in it."""
    spot = next(each for each in elements(picture) if each.get("id") == name)
    shift = next(
        each.get("transform", "") for each in spot.iter() if "translate" in each.get("transform", "")
    )
    return NUMBER.findall(shift)


def test_two_ships_of_one_owner_on_one_circle_are_two():
    g = position(ships=[("edfu", BLUE), ("edfu", BLUE), ("edfu", RED)])
    assert {"ship-0-8", "ship-0-7", "ship-1-8"} <= set(ids(drawn(g, GREEN)))


def test_most_ids_stay_from_one_position_to_the_next():
    game = random_game(3, 1)
    for number in range(1, len(game), 90):
        before, after = set(ids(drawn(game[number - 1], 0))), set(ids(drawn(game[number], 0)))
        assert len(before & after) > 0.8 * len(before)


# -- what shows --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_what_nobody_knows_does_not_show(seats: int):
    rng = random.Random(7)
    game = random_game(seats, 1)
    looking = [g for g in game if g.looked_at]
    for g in (looking[0], looking[-1], game[len(game) // 2], game[-1]):
        for seat in {*deciders(g), SPECTATOR}:
            view = seen_by(g, seat)
            picture = draw(view, Echo())
            assert draw(seen_by(guess(view, rng), seat), Echo()) == picture


def test_sphinx_cards_are_read_by_their_owner_alone_until_the_end():
    g = position()
    fill_river(g)
    equip(g, BLUE, sphinx=["obelisk_4", "temple_4", "temple_4"])
    resume(g, place_ships)
    own = ids(drawn(g, BLUE))
    assert {"sphinx-obelisk_4", "sphinx-temple_4", "sphinx-temple_4-2"} <= set(own)
    for seat in (RED, SPECTATOR):
        picture = drawn(g, seat)
        assert not [
            card for card in SPHINX_CARDS if f"sphinx-{card}" in picture or f"text of {card}" in picture
        ]


def test_at_the_end_all_sphinx_cards_and_the_score_sheet_lie_open():
    g = random_game(4, 1)[-1]
    picture = drawn(g, SPECTATOR)
    held = [card for player in g.players for card in player.sphinx]
    assert held and all(f"sphinx-{card}" in picture for card in held)
    assert {f"sheet-{seat}" for seat in range(4)} <= set(ids(picture))


def test_no_card_of_a_deck_shows():
    g = random_game(4, 1)[0]
    on_river = set(g.river)
    hidden = {card for deck in g.decks for card in deck} - on_river
    picture = drawn(g, 0)
    assert hidden and not [card for card in hidden if f"text of {card}" in picture]


def test_built_stones_and_used_builders_look_so():
    g = position(built={"o1": RED, "p1_1": BLUE}, taken=[(GREEN, 4)], graves=(2, 5, 3, 6))
    equip(g, RED, tired=["crew2"])
    marked = {each.get("id"): (each.get("class") or "").split() for each in elements(drawn(g, BLUE))}
    assert {name for name, classes in marked.items() if "built" in classes} == {
        "space-o1",
        "space-p1_1",
        "space-g1",
    }
    assert [name for name, classes in marked.items() if "spent" in classes] == ["builder-1-crew2"]


def test_every_special_card_has_its_signs():
    for card, row in ALL_CARDS.items():
        if row["kind"] == "special":
            assert card_signs(card, all_crews=False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_can_be_drawn_in_every_language(language: str):
    voice = Words(BOX.folder, language)
    for seats in (2, 3, 4):
        for g in islice(random_game(seats, 1), 10, None, 120):
            ElementTree.fromstring(draw(seen_by(g, seats - 2), voice))


def test_it_can_be_made_a_picture():
    picture = draw(seen_by(random_game(4, 1)[150], 0), Words(BOX.folder, "en"))
    assert ROUNDS and to_png(picture, 0.3).startswith(b"\x89PNG")


@pytest.mark.rule("EGIZ-216", "EGIZ-278")
def test_a_card_shows_the_crews_that_it_raises():
    for ruling, shown in ((False, {"I", "II"}), (True, {"I", "II", "III"})):
        g = position(river={"card_3": "all_crews_34"}, rulings={"three_shown_crews": ruling})
        card = parts(drawn(g, BLUE))["place-card_3"]
        assert {"I", "II", "III"} & {each.text for each in elements(card)} == shown


@pytest.mark.rule("EGIZ-002", "EGIZ-253")
def test_everybody_has_the_chosen_colour_on_the_table():
    """Ships, markers and areas have the colours of the box, not those of the seats."""
    fills = {"blue": "#2f6db3", "red": "#8c2f39", "green": "#2e7d4f", "yellow": "#c9a227"}
    pictures: dict[str, str] = {}
    for colours in ("yellow,red", "green,blue"):
        g = BOX.start(2, {"colour": colours}, seed_from("colours"))
        assert isinstance(g, Egizia)
        pictures[colours] = draw(seen_by(g, 0), Echo())
    for colours, picture in pictures.items():
        for colour, fill in fills.items():
            assert (fill in picture) == (colour in colours), f"{colour} in {colours}"
    assert [BOX.start(4, {"colour": "red"}, seed_from("x")).colour(seat) for seat in range(4)] == [5, 0, 2, 4]
