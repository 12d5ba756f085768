"""What pages are dressed in comes from memory: one sheet for each, addresses that name their content."""

from __future__ import annotations

import re
from urllib.parse import urljoin

import pytest

from senet.identity.accounts import THEMES
from senet.svg.definitions import STYLE
from senet.web.http.requests import THEME_COOKIE
from senet.web.http.static_files import SHEETS, address, modules, sheet, static
from tests.web.serving import Person


def test_an_address_that_names_the_content_is_good_for_ever_and_others_are_asked_about(person: Person):
    for name, kind in (("table.js", "text/javascript"), ("icon.svg", "image/svg+xml")):
        named = person.get(address(name))
        assert named.headers["content-type"].startswith(kind)
        assert "immutable" in named.headers["cache-control"]
        for path in (f"/static/{name}", f"/static/{name}?v=older", f"/static/v-0123456789/{name}"):
            answer = person.get(path)
            assert (answer.text, answer.headers["cache-control"]) == (named.text, "no-cache")
            again = person.get(path, headers={"if-none-match": answer.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")
    assert person.post("/static/table.js").status_code == 405
    assert person.head("/static/table.js").status_code == 200


def test_files_are_sent_packed_to_who_can_unpack_them(person: Person):
    packed = person.get("/static/board/stage.js", headers={"accept-encoding": "gzip"})
    plain = person.get("/static/board/stage.js", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip" and "content-encoding" not in plain.headers
    assert packed.content == plain.content == static()["board/stage.js"].content
    letters = person.get("/fonts/senet-sans.woff2")
    assert letters.headers["content-type"] == "font/woff2" and "content-encoding" not in letters.headers


@pytest.mark.parametrize(("name", "path"), [("table.js", "/matches/{}"), ("replay.js", "/replay/{}")])
def test_a_page_asks_at_once_for_all_modules_of_its_script(person: Person, name: str, path: str):
    person.start("me", "bot")
    page = person.get(path.format(person.match)).text
    assert re.findall(r'<link rel="modulepreload" href="([^"]+)"', page) == modules(name)
    known = {address(name), *modules(name)}
    for script in known:
        answer = person.get(script)
        assert "immutable" in answer.headers["cache-control"]
        imported = re.findall(r'^import .* from "([^"]+)"', answer.text, re.MULTILINE)
        assert {urljoin(script, each) for each in imported} <= known


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


def test_the_page_lights_by_classes_that_the_style_sheet_of_drawings_knows():
    script = static()["board/lighting.js"].content.decode()
    for name in ("choice", "mine", "acting"):
        assert f'"{name}"' in script and f".{name}" in STYLE
