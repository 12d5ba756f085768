"""Renders templates in one language, and the parts of a match page."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fastapi import Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.responses import HTMLResponse

from senet.identity.accounts import THEMES
from senet.identity.tokens import A_YEAR
from senet.language import LANGUAGES
from senet.strings import Strings
from senet.svg.glyphs import glyph_table
from senet.web.http.requests import LANGUAGE_COOKIE, THEME_COOKIE, wanted_language
from senet.web.http.static_files import address, modules
from senet.web.views.seat_view import SeatView, without_style

WEB: Final = Path(__file__).parents[1]
PARTS: Final = ("status", "decision", "seats", "sheet")
KEPT: Final = 5000  # rendered parts in the cache
RENDERED: Final[dict[tuple[object, ...], str]] = {}
LANGUAGE_NAMES: Final = {"en": "English", "pl": "Polski", "cs": "Čeština"}


@cache
def environment() -> Environment:
    found = Environment(
        loader=FileSystemLoader(WEB / "templates"),
        autoescape=True,
        auto_reload=False,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
    )
    found.globals |= {
        "glyph": glyph,
        "static": address,
        "modules": modules,
        "language_names": LANGUAGE_NAMES,
        "counts": counts,
        "offered": offered,
        "span": span,
    }
    found.filters["prose"] = prose
    return found


@lru_cache(maxsize=20_000)
def offer_item(choice: str, label: str, number: int) -> str:
    """A choice in the list beside the board; the first nine have a number key."""
    return template_of("parts/offer.html").render(choice=choice, label=label, number=number)


def offered(offers: list[dict[str, str]]) -> Markup:
    """The list of choices; most items come from the cache."""
    items = [offer_item(offer["choice"], offer["label"], min(at, 10)) for at, offer in enumerate(offers, 1)]
    return Markup("\n".join(items))


def counts(numbers: tuple[int, ...]) -> str:
    """Player counts as people write them: 2–5, or 1, 3."""
    numbers = tuple(sorted(numbers))
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))


def span(words: Strings, seconds: int) -> str:
    """A duration as people say it, in its two largest units."""
    parts = (("days", seconds // 86400), ("hours", seconds // 3600 % 24), ("minutes", seconds // 60 % 60))
    said = [words(unit, count=count) for unit, count in parts if count]
    return " ".join(said[:2]) or words("minutes", count=0)


@cache
def glyph(name: str) -> Markup:
    """A hieroglyph as a small image in the colour of the text."""
    shape = glyph_table()[name]
    box = f"0 0 {shape.width:g} {shape.height:g}"
    drawn = (
        f'<path d="{shape.body}{shape.line}" fill="none" stroke="currentColor" stroke-width="{shape.stroke:g}"/>'
        if shape.stroke
        else f'<path d="{shape.body}{shape.line}" fill="currentColor"/>'
    )
    return Markup(f'<svg class="glyph" viewBox="{box}" aria-hidden="true" focusable="false">{drawn}</svg>')


@cache
def markdown() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def prose(text: str) -> Markup:
    """HTML for the Markdown of our own rules."""
    return Markup(markdown().render(text))


@cache
def template_of(name: str) -> Template:
    return environment().get_template(name)


def render(template: str, language: str, /, **given: Any) -> str:
    return template_of(template).render(t=Strings(language), language=language, **given)


def page(request: Request, template: str, /, status: int = 200, **given: Any) -> HTMLResponse:
    """A whole page; a language given in the query is remembered in a cookie."""
    language = wanted_language(request)
    theme = request.cookies.get(THEME_COOKIE, "")
    given["theme"] = theme if theme in THEMES else THEMES[0]
    html = render(
        template, language, path=request.url.path, address=request.url, languages=LANGUAGES, **given
    )
    response = HTMLResponse(html, status_code=status)
    if request.query_params.get("lang") == language:
        response.set_cookie(LANGUAGE_COOKIE, language, max_age=A_YEAR, samesite="lax", httponly=True)
    response.headers["vary"] = "cookie, accept-language"
    response.headers["cache-control"] = "no-store"
    return response


def parts(seat_view: SeatView) -> dict[str, str]:
    """The parts other than board and chronicle as HTML, each replacing the element with its id."""
    return {name: part(name, seat_view) for name in PARTS}


def part(name: str, seat_view: SeatView) -> str:
    """A part of the match page, cached by everything that it shows."""
    key = (name, seat_view.language, seat_view.match.box.name, *shown_in(name, seat_view))
    if key not in RENDERED:
        if len(RENDERED) >= KEPT:
            RENDERED.clear()
        RENDERED[key] = render(f"parts/{name}.html", seat_view.language, seat_view=seat_view, replay=False)
    return RENDERED[key]


def shown_in(name: str, seat_view: SeatView) -> tuple[object, ...]:
    """Everything that a part shows: its cache key."""
    if name == "sheet":
        return (repr(seat_view.result),)
    if name == "seats":
        return tuple([tuple(row.values()) for row in seat_view.seats])
    common = (seat_view.decides, seat_view.over, seat_view.waited_names)
    if name == "status":
        return (*common, seat_view.line)
    offers = tuple([(offer["choice"], offer["label"]) for offer in seat_view.offers])
    taken_for = seat_view.undo_seat if seat_view.undo_seat != seat_view.seat else None
    undo = (taken_for, seat_view.undo["steps"] > 0, seat_view.undo["sentence"])
    return (
        *common,
        seat_view.prompt,
        offers,
        undo,
        seat_view.seat >= 0,
        seat_view.over and seat_view.live.record.id,
    )


def all_parts(seat_view: SeatView, **given: Any) -> dict[str, str]:
    """All parts including board and chronicle, for a replay."""
    drawn = {
        name: render(f"parts/{name}.html", seat_view.language, seat_view=seat_view, **given) for name in PARTS
    }
    chronicle = render("parts/chronicle.html", seat_view.language, stories=seat_view.stories)
    return drawn | {"chronicle": chronicle, "board": without_style(seat_view.svg)}
