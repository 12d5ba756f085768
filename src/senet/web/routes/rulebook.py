"""The games and their rules, as JSON and as pages."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from senet.drawing import drawing_of, playable
from senet.games import all_boxes, find_box
from senet.kernel.box import Box
from senet.kernel.ledger import Rule
from senet.kernel.match import new_match
from senet.language import Speaker, described
from senet.matches.access import NotFound
from senet.matches.creation import playable_box, sensible_seats
from senet.web.routes.matches import REFUSALS
from senet.web.routes.schemas import GameName, GameShown, RuleShown
from senet.web.services import VisitorDep
from senet.web.views.templates import page, prose

router = APIRouter(responses=REFUSALS, tags=["games"])
pages = APIRouter(include_in_schema=False)


def known_box(game: str) -> Box:
    if game not in [box.name for box in all_boxes()]:
        raise NotFound("There is no such game.", field="game")
    return find_box(game)


@router.get("/games", response_model=list[GameShown])
async def games() -> list[dict[str, Any]]:
    """The games that can be played here."""
    return [
        {
            "name": box.name,
            "title": box.title,
            "rules_version": box.rules_version,
            "seats": list(box.seats),
            "options": [described(box, each) | {"seats": list(each.seats)} for each in box.options],
        }
        for box in playable()
    ]


@router.get("/games/{game}/rules", response_model=list[RuleShown])
async def rules(game: GameName) -> list[dict[str, str]]:
    """The rule ledger of a game."""
    return [shown(rule) for rule in known_box(game).ledger.values()]


@router.get("/games/{game}/rules/{rule}", response_model=RuleShown)
async def one_rule(game: GameName, rule: str) -> dict[str, str]:
    """One rule by its id."""
    found = known_box(game).ledger.get(rule)
    if found is None:
        raise NotFound("There is no such rule.", field="rule")
    return shown(found)


def shown(rule: Rule) -> dict[str, str]:
    return {"id": rule.id, "chapter": rule.chapter, "text": rule.text, "html": str(prose(rule.text))}


@router.get("/games/{game}/picture.svg", response_class=Response)
async def game_picture(visitor: VisitorDep, game: GameName) -> Response:
    """The board of a game before the first choice."""
    svg = opening_picture(known_box(game).name, visitor.language)
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "public, max-age=3600"})


@lru_cache(maxsize=32)
def opening_picture(game: str, language: str) -> str:
    box = playable_box(game)
    match = new_match(box, len(sensible_seats(box)), None, bytes(32))
    return drawing_of(game).draw(match.view(0), Speaker(box, language))


@pages.get("/rules")
async def rulebooks(request: Request) -> HTMLResponse:
    return page(request, "rulebooks.html", boxes=all_boxes())


@pages.get("/rules/{game}", response_class=HTMLResponse)
async def rulebook(
    request: Request, game: GameName, q: Annotated[str, Query(max_length=100)] = ""
) -> HTMLResponse:
    """The ledger by chapters; `q` keeps only the rules that contain all its words."""
    box = known_box(game)
    chapters: dict[str, list[Rule]] = {}
    for rule in box.ledger.values():
        if matches(rule, q):
            chapters.setdefault(rule.chapter, []).append(rule)
    count = sum(len(rules) for rules in chapters.values())
    return page(request, "rulebook.html", box=box, chapters=chapters, q=q, count=count)


@pages.get("/rules/{game}/{rule}")
async def rule_link(game: GameName, rule: str) -> RedirectResponse:
    found = known_box(game).ledger.get(rule.upper())
    if found is None:
        raise NotFound("There is no such rule.", field="rule")
    return RedirectResponse(f"/rules/{game}#{found.id}", status_code=303)


def matches(rule: Rule, query: str) -> bool:
    content = f"{rule.id} {rule.chapter} {rule.text}".lower()
    return all(word in content for word in query.lower().split())
