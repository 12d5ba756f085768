"""The artisans zone (chapter 8)."""

from __future__ import annotations

import pytest

from senet.games.pharaon.components import COLOURS
from senet.games.pharaon.position import position
from senet.games.pharaon.scoring import sheet
from tests.games.pharaon.playing import held
from tests.games.words import offered, play, question, refused


@pytest.mark.rule("PHAR-094")
def test_an_artisan_costs_three_tokens_of_one_kind_of_choice():
    g = position(supplies=[{"red": 1, "yellow": 3, "blue": 3, "black": 2}], artisans_shown=["sculptor_1"])
    play(g, "zone:artisans", "artisan:sculptor_1")
    assert offered(g) == ["kind:yellow", "kind:blue"] and refused(g, "kind:black") == "PHAR-069"
    play(g, "kind:blue")
    assert held(g) == {"yellow": 3, "black": 2 + 1}  # and the Sculptor gives one


@pytest.mark.rule("PHAR-095")
def test_a_face_up_artisan_or_the_top_of_the_deck_with_its_resources():
    g = position(supplies=[{"red": 3}], artisans_shown=["goldsmith_blue"], artisan_deck=["potter_black"])
    play(g, "zone:artisans")
    assert "artisan:deck" in offered(g) and refused(g, "artisan:potter_black") == "PHAR-095"
    play(g, "artisan:deck")
    assert g.players[0].artisans == ["potter_black"] and held(g) == {"black": 2, "green": 1}
    g = position(supplies=[{"red": 3}], artisans_shown=["goldsmith_blue"])
    play(g, "zone:artisans", "artisan:goldsmith_blue")
    assert held(g) == {"silver": 1, "blue": 1}


@pytest.mark.rule("PHAR-096")
def test_a_jar_symbol_opens_the_top_jar_after_the_other_resources():
    g = position(supplies=[{"red": 3}], artisans_shown=["embalmer_blue"], jar_pile=["21"])
    jars = g.jars[:]
    play(g, "zone:artisans", "artisan:embalmer_blue")
    assert held(g) == {"blue": 1, "green": 2, "red": 1}
    assert g.jar_pile == [] and "21" in g.jar_discard and g.jars == jars
    # the last blue of the bank goes to the card's own gain: the jar (blue, blue, red) finds none left
    g = position(
        supplies=[{"red": 3}],
        nobles=[["diplomat"]],
        artisans_shown=["embalmer_blue"],
        jar_pile=["30"],
        bank={"blue": 1},
    )
    play(g, "zone:artisans", "artisan:embalmer_blue")
    assert question(g) == "use" and held(g) == {"blue": 1}  # the jar waits for the Diplomat
    play(g, "pass")
    assert held(g) == {"blue": 1, "red": 1}


@pytest.mark.rule("PHAR-097")
def test_the_slot_is_refilled_at_once_unless_the_deck_is_empty():
    g = position(supplies=[{"red": 3}], nobles=[["diplomat"]], artisans_shown=["sculptor_1", "embalmer_red"])
    deck = g.artisan_deck[:]
    play(g, "zone:artisans", "artisan:embalmer_red")
    assert question(g) == "use" and g.artisans[1] in deck  # before the gains are finished
    assert g.artisans[0] == "sculptor_1"
    g = position(supplies=[{"red": 3}], artisans_shown=["sculptor_1", "painter_red"], artisan_deck=[])
    play(g, "zone:artisans")
    assert refused(g, "artisan:deck") == "PHAR-097"
    play(g, "artisan:painter_red")
    assert g.artisans[0] == "sculptor_1" and g.artisans[1] == ""


@pytest.mark.rule("PHAR-009", "PHAR-262")
@pytest.mark.parametrize(("number", "colour"), list(enumerate(COLOURS, start=1)))
def test_a_sculptor_gives_a_basic_resource_or_in_the_other_reading_nothing(number: int, colour: str):
    sculptor = f"sculptor_{number}"
    for without, gain in (([], {colour: 1}), (["sculptors_give"], {})):
        g = position(
            supplies=[{"off_red": 3}],
            artisans_shown=[sculptor],
            artisan_deck=["painter_red"],
            without=without,
        )
        play(g, "zone:artisans", f"artisan:{sculptor}")
        assert g.players[0].artisans == [sculptor] and held(g) == gain
        assert sheet(g, 0)["artisans"] == 7


@pytest.mark.rule("PHAR-098")
def test_artisans_only_count_in_the_final_scoring_and_are_never_lost():
    g = position(supplies=[{"red": 3}], artisans=[["sculptor_1"]], artisans_shown=["sculptor_2"])
    play(g, "zone:artisans", "artisan:sculptor_2")
    assert g.players[0].artisans == ["sculptor_1", "sculptor_2"] and held(g) == {"yellow": 1}
    assert sheet(g, 0)["artisans"] == 14


@pytest.mark.rule("PHAR-052", "PHAR-097")
def test_one_card_in_the_slots_is_enough_when_the_deck_is_empty():
    said = {"artisans_shown": ["", "painter_red", "", ""], "artisan_deck": []}
    g = position(supplies=[{"red": 3}], **said)
    play(g, "zone:artisans")
    assert g.players[0].artisans == ["painter_red"]
    g = position(supplies=[dict.fromkeys(COLOURS, 1)], nobles_shown=["", "general", ""], noble_deck=[])
    play(g, "zone:nobles")
    assert g.players[0].nobles == ["general"]
    none = position(supplies=[{"red": 3}], artisans_shown=["", "", "", ""], artisan_deck=[])
    assert refused(none, "zone:artisans") == "PHAR-052"
