"""What pages are dressed in comes from memory: one sheet for each, addresses that name their content."""

from __future__ import annotations

import re

import pytest

from senet.identity.accounts import THEMES
from senet.svg.definitions import STYLE
from senet.svg.document import GLOW, OUTLINES
from senet.web.http.requests import THEME_COOKIE
from senet.web.http.static_files import SHEETS, STATIC, address, sheet, static
from tests.web.serving import Person


def test_an_address_that_names_the_content_is_good_for_ever_and_others_are_asked_about(person: Person):
    named = person.get(address("table.js"))
    assert named.headers["content-type"].startswith("text/javascript")
    assert "immutable" in named.headers["cache-control"]
    for path in ("/static/table.js", "/static/table.js?v=older"):
        answer = person.get(path)
        assert (answer.text, answer.headers["cache-control"]) == (named.text, "no-cache")
        again = person.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
    assert person.post("/static/table.js").status_code == 405
    assert person.head("/static/table.js").status_code == 200


def test_files_are_sent_packed_to_who_can_unpack_them(person: Person):
    packed = person.get("/static/stage.js", headers={"accept-encoding": "gzip"})
    plain = person.get("/static/stage.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.content == plain.content == static()["stage.js"].content
    letters = person.get("/fonts/senet-sans.woff2")
    assert letters.headers["content-type"] == "font/woff2" and "content-encoding" not in letters.headers


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", SHEETS)
def test_one_sheet_has_all_that_a_page_needs(person: Person, kind: str, theme: str):
    text = person.get(address(f"{kind}-{theme}.css")).text
    assert text == sheet(kind, theme)
    for name in SHEETS[kind]:
        assert (STYLE if name == "drawings" else static()[f"{name}.css"].content.decode()) in text
    assert (static()["dark.css"].content.decode() in text) == (theme != "light")
    assert ("@media (prefers-color-scheme: dark)" in text) == (theme == "auto")
    for url in re.findall(r'url\("([^"]+)"\)', text):
        assert person.get(url).status_code == 200, url


def test_a_page_waits_for_one_sheet(person: Person):
    person.start("me", "bot")
    kinds = {"/": "page", f"/matches/{person.match}": "table", f"/replay/{person.match}": "table"}
    for theme in THEMES:
        person.cookies.set(THEME_COOKIE, theme)
        for path, kind in kinds.items():
            sheets = re.findall(r'<link rel="stylesheet" href="([^"]+)"', person.get(path).text)
            assert sheets == [address(f"{kind}-{theme}.css")], path


def test_the_page_lights_with_the_lines_of_a_drawing_that_is_lit_by_itself():
    script = (STATIC / "lighting.js").read_text(encoding="utf-8")
    lines = [line for mark in OUTLINES.values() for line in mark]
    for line in lines:
        paint = {name: value for name, value in line.items() if name != "class"}
        drawn = [name if name.isidentifier() else f'"{name}"' for name in paint]
        said = ", ".join(f'{name}: "{value}"' for name, value in zip(drawn, paint.values(), strict=True))
        assert said in script
    assert f'fill: "{GLOW["fill"]}", "fill-opacity": "{GLOW["fill_opacity"]}"' in script
