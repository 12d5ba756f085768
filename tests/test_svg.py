"""The drawing toolkit: correct markup, words that fit, colours that can be read, pictures."""

from __future__ import annotations

import re
import struct
import sys
import zlib
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from senet import svg
from senet.picture import PictureError, to_png
from senet.svg.fragments import fragment
from senet.svg.parts import Cache

NAMESPACE = "{http://www.w3.org/2000/svg}"
PATH = re.compile(r"(?:[MmLlQqCcHhVvAaZz](?:-?\d+(?:[ -]\d+)*)?)+")
POLISH_CZECH = "Zażółć gęślą jaźń, příliš žluťoučký kůň úpěl ďábelské ódy → ↶ ✓ „×”"


def sample() -> str:
    drawn = svg.drawing(
        640,
        400,
        [
            svg.frame(640, 400, "Ankh & <friends>", note="Turn 1", glyphs=["ankh"]),
            svg.tray(10, 66, 300, 320),
            svg.spot("space-a1", svg.hexagon(90, 130, 40), choice="space:a1"),
            svg.spot("space-a2", svg.hexagon(150, 165, 40, waves=True), choice="space:a2"),
            svg.spot("figure-0", svg.disc(90, 130, 20, seat=0, glyph="amun", count=2), belongs_to=0),
            svg.spot("monument-0", svg.tile(150, 165, 40, seat=4, glyph="pyramid")),
            svg.panel(330, 70, 300, 150, "Gods", svg.plate(340, 115, 270, 1, "You", "Isis", glyph="throne")),
            svg.spot(
                "card-flood", svg.card(330, 240, 118, 140, "Flood", body=POLISH_CZECH, corner="+1", seat=3)
            ),
            svg.card_back(460, 240, 90, 140, count=7),
            svg.badge(1, 60, 300),
            svg.cube(100, 300, 24, seat=2),
            svg.marker(140, 300, 20, 5),
            svg.pips(180, 300, 5, 2, bonus=[4]),
            svg.tally(60, 350, "coin", 12),
            svg.pill("waiting", 200, 350),
        ],
        title="Ankh",
        description="A small board",
    )
    return svg.lit(drawn, {"space:a1", "card:flood"}, 0, [])


def by_id(markup: str, name: str) -> ElementTree.Element:
    return next(part for part in ElementTree.fromstring(markup).iter() if part.get("id") == name)


def pixels(png: bytes) -> set[bytes]:
    """The different scan lines of a picture, still filtered: enough to see that it is not blank."""
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += 12 + length
    width = struct.unpack(">I", png[16:20])[0]
    raw = zlib.decompress(data)
    return {raw[i : i + 1 + 4 * width] for i in range(0, len(raw), 1 + 4 * width)}


# elements


def test_words_and_attributes_are_escaped():
    shown = str(svg.group(svg.text('<b> & "c"', 1, 2), aria_label='a "b" & <c>'))
    assert "<b>" not in shown and ElementTree.fromstring(shown).get("aria-label") == 'a "b" & <c>'
    assert ElementTree.fromstring(shown)[0].text == '<b> & "c"'


def test_characters_that_xml_forbids_are_replaced():
    assert svg.escape("a\x00b\x0b\ud800") == "a�b��"


@pytest.mark.parametrize(
    ("value", "written"),
    [(3, "3"), (3.0, "3"), (0.5, "0.5"), (-0.001, "0"), (1 / 3, "0.33"), (12345.678, "12345.68")],
)
def test_numbers_are_short(value: float, written: str):
    assert svg.number(value) == written


def test_numbers_that_are_none_cannot_be_drawn():
    with pytest.raises(ValueError, match="cannot be drawn"):
        svg.number(float("nan"))


def test_attributes_lose_underscores_and_nones():
    assert str(svg.rect(0, 0, 1, 2, class_="a", stroke_width=1.5, fill=None)) == (
        '<rect x="0" y="0" width="1" height="2" class="a" stroke-width="1.5"/>'
    )


def test_an_element_can_be_had_with_other_attributes():
    circle = svg.circle(0, 0, 1, fill="red", id="a")
    assert str(circle.having(fill=None, class_="b")) == '<circle cx="0" cy="0" r="1" id="a" class="b"/>'
    assert circle.attributes["fill"] == "red"


def test_identifiers_are_plain():
    assert svg.identifier("space", "a9") == "space-a9"
    assert svg.identifier("card", "cycle of ma'at", 3) == "card-cycle-of-ma-at-3"
    assert svg.identifier(7) == "n7"


# drawings


def test_a_drawing_is_well_formed_and_says_what_it_is():
    root = ElementTree.fromstring(sample())
    assert root.tag == f"{NAMESPACE}svg" and root.get("viewBox") == "0 0 640 400"
    assert (
        root.findtext(f"{NAMESPACE}title") == "Ankh" and root.findtext(f"{NAMESPACE}desc") == "A small board"
    )


def test_a_drawing_is_the_same_every_time():
    assert sample() == sample()


def test_ids_are_unique_even_among_definitions():
    names = [part.get("id") for part in ElementTree.fromstring(sample()).iter() if part.get("id")]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("name", ["figure-1", "senet-night", "glyph-ankh", "drawing-title"])
def test_two_things_may_not_have_one_id(name: str):
    with pytest.raises(ValueError, match="two things"):
        svg.drawing(9, 9, [svg.spot("figure-1"), svg.group(svg.spot(name))], title="x")


def test_ids_must_be_plain():
    with pytest.raises(ValueError, match="plain id"):
        svg.drawing(9, 9, [svg.spot("space:a9")], title="x")


def test_references_to_nothing_are_refused():
    with pytest.raises(ValueError, match="not in it"):
        svg.drawing(9, 9, [svg.use("nothing")], title="x")
    with pytest.raises(ValueError, match="not in it"):
        svg.drawing(9, 9, [svg.rect(0, 0, 9, 9, fill="url(#nothing)")], title="x")


def test_only_what_is_used_is_defined_and_only_once():
    shown = svg.drawing(99, 99, [svg.glyph("ankh", 9, 9, 9), svg.glyph("ankh", 30, 9, 9)], title="x")
    assert shown.count('id="glyph-ankh"') == 1 and "senet-night" not in shown and "body-ankh" not in shown


def test_what_is_open_is_lit_and_can_be_reached_by_keyboard():
    lit, dark = by_id(sample(), "space-a1"), by_id(sample(), "space-a2")
    assert (
        lit.get("class") == "choice" and lit.get("tabindex") == "0" and lit.get("data-choice") == "space:a1"
    )
    assert [part.get("class") for part in lit.iter() if "lit" in (part.get("class") or "")] == [
        "lit wide glow",
        "lit narrow",
    ]
    assert (
        dark.get("class") is None and dark.get("tabindex") is None and dark.get("data-choice") == "space:a2"
    )


def test_marks_follow_the_edge_of_the_piece_alone():
    shown = str(svg.spot("a", svg.tile(0, 0, 40, seat=1), acting=True))
    assert shown.count('class="lit ') == 2 and 'class="acting"' in shown


def test_lines_that_can_be_lit_are_drawn_only_where_something_can_be_lit():
    assert "lit" not in str(svg.spot("a", svg.tile(0, 0, 40, seat=1)))


def test_the_first_choice_that_is_open_is_meant_and_only_its_owner_means_it():
    drawn = svg.drawing(9, 9, [svg.spot("a", svg.tile(0, 0, 4), choice=("x:1", "y:1"), owner=2)], title="x")
    assert 'data-choice="y:1"' in svg.lit(drawn, {"y:1"}, 2, [])
    assert "data-choice" not in svg.lit(drawn, {"y:1"}, 1, [])


def test_what_belongs_to_a_seat_is_marked_for_it_and_its_area_while_it_decides():
    parts = [svg.spot("a", belongs_to=1), svg.spot("b", seats=(0, 1))]
    drawn = svg.drawing(9, 9, parts, title="x")
    assert [by_id(svg.lit(drawn, (), 1, [0]), name).get("class") for name in "ab"] == ["mine", "mine acting"]
    assert [by_id(svg.lit(drawn, (), 2, []), name).get("class") for name in "ab"] == [None, None]


# words


def test_wrapped_lines_are_not_too_wide():
    words = f"{POLISH_CZECH} Supercalifragilisticexpialidocious. " * 3
    for width in (40, 90, 200):
        lines = svg.wrap(words, width, 12)
        assert all(svg.text_width(row, 12) <= width for row in lines)
        assert "".join(lines).replace(" ", "") == words.replace(" ", "")


def test_a_label_shrinks_and_then_is_cut():
    smaller = svg.label("Plague of Locusts", 0, 0, size=14, width=100)
    assert float(smaller.attributes["font-size"]) < 14 and smaller.children == ("Plague of Locusts",)
    cut = svg.label("Plague of Locusts", 0, 0, size=14, width=30)
    assert str(cut.children[0]).endswith("…") and "<title>Plague of Locusts</title>" in str(cut)


def test_a_paragraph_can_be_limited_to_some_lines():
    shown = svg.paragraph("one two three four five six seven eight", 0, 0, 60, 12, lines=2)
    assert len(shown.children) == 2 and "…" in str(shown)


def test_the_faces_have_all_letters_of_our_languages():
    from senet.svg.lettering import FACE_FILES, advances

    assert all(set(POLISH_CZECH) <= set(advances(face)) for face in FACE_FILES)


# art


def test_every_glyph_parses():
    for name, shape in svg.glyph_table().items():
        assert shape.width > 0 and shape.height > 0 and svg.identifier(name) == name
        assert PATH.fullmatch(shape.body), name
        assert not shape.line or PATH.fullmatch(shape.line), name


def test_the_glyphs_of_the_design_exist():
    design = """amun anubis isis osiris ra horus bastet sobek seth wadjet thoth ibis maat feather soldier man woman
    mummy scorpion serpent scarab elephant hippo bull horse lion jackal_shrine pyramid obelisk temple palace column
    city wall ship barque throne gold_collar silver_collar scroll scribe_kit scales chariot locust knife mace axe
    ankh sun star water mountain papyrus lotus grain bread jar canopic_jar offering_table incense eye_of_horus heart
    adze chisel sickle plough crook flail white_crown red_crown double_crown walking sphinx camel block coin"""
    assert set(design.split()) <= svg.GLYPHS


# colours


def test_words_can_be_read_on_their_grounds():
    assert [pair for pair in svg.LEGIBLE if svg.contrast(*pair) < 4.5] == []


def test_glyphs_can_be_seen_on_seats():
    assert all(svg.contrast(seat.line, seat.fill) >= 3 for seat in (*svg.SEAT_COLOURS, svg.NOBODY))


def test_contrast_is_that_of_wcag():
    assert svg.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert svg.contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_seats_differ_in_more_than_colour():
    assert len({seat.fill for seat in svg.SEAT_COLOURS}) == 6
    assert len({seat.hatch for seat in svg.SEAT_COLOURS}) == 6
    assert len({seat.sign for seat in svg.SEAT_COLOURS}) == 6


# pictures


def test_a_picture_has_the_right_size_and_is_not_blank():
    for scale, size in ((1.0, (640, 400)), (0.5, (320, 200))):
        png = to_png(sample(), scale)
        assert png.startswith(b"\x89PNG") and struct.unpack(">II", png[16:24]) == size
        assert len(pixels(png)) > size[1] / 2


def test_pictures_show_words():
    def shown(words: str) -> bytes:
        return to_png(svg.drawing(100, 30, [svg.label(words, 50, 15, size=20)], title="x"))

    assert shown("Ra") != shown("Řą") != shown("") and len(pixels(shown("Řą"))) > 10


def test_what_is_not_a_drawing_is_refused_in_one_sentence():
    with pytest.raises(PictureError, match="not SVG"):
        to_png("<p>")
    with pytest.raises(PictureError, match="times as large"):
        to_png(sample(), 0)


def test_without_resvg_one_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(PictureError, match="resvg-py"):
        to_png(sample())


# docs


def test_the_example_in_the_docs_draws():
    page = (Path(__file__).parent.parent / "docs/drawing.md").read_text(encoding="utf-8")
    found: dict[str, str] = {}
    exec(page.split("```python")[1].split("```")[0], {}, found)
    assert to_png(found["picture"])


def test_the_docs_name_every_piece():
    page = (Path(__file__).parent.parent / "docs/drawing.md").read_text(encoding="utf-8")
    modules = ("senet.svg.pieces", "senet.svg.furniture")
    pieces = [name for name in svg.__all__ if getattr(getattr(svg, name), "__module__", "") in modules]
    assert [name for name in pieces if f"`{name}" not in page] == []


# parts


class Row(NamedTuple):
    names: tuple[str, ...]


DRAWN: list[Row] = []


@svg.part
def row_of_discs(p: Row) -> list[svg.Element]:
    DRAWN.append(p)
    return [svg.spot(name, svg.disc(9 * i, 9, 4, seat=i)) for i, name in enumerate(p.names)]


@svg.part
def perhaps(name: str) -> svg.Element | None:
    DRAWN.append(Row((name,)))
    return svg.spot(name) if name else None


def test_a_part_is_drawn_once_for_equal_records():
    DRAWN.clear()
    one, other = row_of_discs(Row(("a", "b"))), row_of_discs(Row(("a", "b")))
    assert len(DRAWN) == 1 and [str(each) for each in one] == [str(each) for each in other]
    assert len(row_of_discs(Row(("a", "c")))) == 2 and len(DRAWN) == 2
    assert perhaps("") is None and perhaps("") is None and len(DRAWN) == 3


def test_without_the_cache_every_part_is_drawn_anew_and_looks_the_same():
    cached = [str(each) for each in row_of_discs(Row(("x", "y")))]
    DRAWN.clear()
    with svg.uncached():
        assert [str(each) for each in row_of_discs(Row(("x", "y")))] == cached
    assert len(DRAWN) == 1


def test_the_cache_forgets_what_was_not_used_lately():
    cache = Cache(room=1000)
    for number in range(20):
        cache.put(number, fragment(svg.rect(0, 0, number, 1)))
        assert cache.get(0) is not None, "what is used again and again stays"
    assert cache.get(1) is None and len(cache.young) + len(cache.old) < 20
