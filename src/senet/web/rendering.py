"""Rendering: templates with the words of one language, and the parts of a table as HTML."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fastapi import Request
from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markdown_it import MarkdownIt
from markupsafe import Markup
from starlette.responses import HTMLResponse

from senet.language import LANGUAGES
from senet.svg.glyphs import glyph_table
from senet.web.assets import address, modules
from senet.web.people import A_YEAR, LANGUAGE_COOKIE, THEME_COOKIE, THEMES, wanted_language
from senet.web.seeing import Sight, without_style
from senet.web.wording import Wording

HERE: Final = Path(__file__).parent
PARTS: Final = ("status", "decision", "seats", "sheet")
KEPT: Final = 5000  # parts that are kept as they were rendered
RENDERED: Final[dict[tuple[object, ...], str]] = {}
LANGUAGE_NAMES: Final = {"en": "English", "pl": "Polski", "cs": "Čeština"}


@cache
def environment() -> Environment:
    found = Environment(
        loader=FileSystemLoader(HERE / "templates"),
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
    """Something that may be chosen, in the list beside the board; the first nine have a key each."""
    return template_of("parts/offer.html").render(choice=choice, label=label, number=number)


def offered(offers: list[dict[str, str]]) -> Markup:
    """All that may be chosen; most of it was offered before, here or at another table."""
    items = [offer_item(offer["choice"], offer["label"], min(at, 10)) for at, offer in enumerate(offers, 1)]
    return Markup("\n".join(items))


def counts(numbers: tuple[int, ...]) -> str:
    """Numbers of players as people write them: 2–5, or 1, 3."""
    numbers = tuple(sorted(numbers))
    if len(numbers) > 2 and numbers[-1] - numbers[0] == len(numbers) - 1:
        return f"{numbers[0]}–{numbers[-1]}"
    return ", ".join(map(str, numbers))


def span(words: Wording, seconds: int) -> str:
    """A time as people say it, in its two largest units."""
    parts = (("days", seconds // 86400), ("hours", seconds // 3600 % 24), ("minutes", seconds // 60 % 60))
    said = [words(unit, count=count) for unit, count in parts if count]
    return " ".join(said[:2]) or words("minutes", count=0)


@cache
def glyph(name: str) -> Markup:
    """A hieroglyph as a small picture in the colour of the text."""
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
    """Markdown of our own rules as HTML."""
    return Markup(markdown().render(text))


@cache
def template_of(name: str) -> Template:
    return environment().get_template(name)


def render(template: str, language: str, /, **given: Any) -> str:
    return template_of(template).render(t=Wording(language), language=language, **given)


def page(request: Request, template: str, /, status: int = 200, **given: Any) -> HTMLResponse:
    """A whole page; a language chosen in the address is remembered."""
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


def parts(sight: Sight) -> dict[str, str]:
    """The parts beside board and chronicle as HTML, each to take the place of the one with its id."""
    return {name: part(name, sight) for name in PARTS}


def part(name: str, sight: Sight) -> str:
    """A part of the table; what looks the same from several seats, or looked so before, is made once."""
    key = (name, sight.language, sight.match.box.name, *shown_in(name, sight))
    if key not in RENDERED:
        if len(RENDERED) >= KEPT:
            RENDERED.clear()
        RENDERED[key] = render(f"parts/{name}.html", sight.language, sight=sight, replay=False)
    return RENDERED[key]


def shown_in(name: str, sight: Sight) -> tuple[object, ...]:
    """All that a part shows."""
    if name == "sheet":
        return (repr(sight.result),)
    if name == "seats":
        return tuple([tuple(row.values()) for row in sight.seats])
    common = (sight.decides, sight.over, sight.waited_names)
    if name == "status":
        return (*common, sight.line)
    offers = tuple([(offer["choice"], offer["label"]) for offer in sight.offers])
    taken_for = sight.undo_seat if sight.undo_seat != sight.seat else None
    undo = (taken_for, sight.undo["steps"] > 0, sight.undo["sentence"])
    return (*common, sight.prompt, offers, undo, sight.seat >= 0, sight.over and sight.table.record.id)


def all_parts(sight: Sight, **given: Any) -> dict[str, str]:
    """The same and board and chronicle, for a replay."""
    drawn = {name: render(f"parts/{name}.html", sight.language, sight=sight, **given) for name in PARTS}
    chronicle = render("parts/chronicle.html", sight.language, stories=sight.stories)
    return drawn | {"chronicle": chronicle, "board": without_style(sight.svg)}
