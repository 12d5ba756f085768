"""The lobby: start a match, find one, sit down."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.datastructures import FormData, UploadFile
from starlette.responses import HTMLResponse, RedirectResponse, Response

from senet.bots import BOTS
from senet.drawing import playable
from senet.identity.tokens import A_YEAR
from senet.identity.visitors import ExpiredLink, UnknownLink, Visitor
from senet.kernel.box import Box
from senet.kernel.errors import Refused
from senet.language import LANGUAGES, Speaker
from senet.matches.access import PermissionDenied
from senet.matches.creation import Pace, default_bot, playable_box, sensible_seats
from senet.storage.records import INVITED, OPEN, PERSON, WAIT, Summary
from senet.strings import LocalizedRefusal
from senet.web.http.requests import LANGUAGE_COOKIE, whole_number
from senet.web.routes.files import bring
from senet.web.routes.schemas import GameName, MatchId
from senet.web.services import Services, ServicesDep, VisitorDep, rate_limited
from senet.web.views.options import changed_rulings, rows
from senet.web.views.seat_view import bot_label, own_words
from senet.web.views.templates import page

MINUTE, HOUR, DAY = 60, 3600, 86400
LONGEST_PACE = 365 * DAY
PACES = (
    ("budget", (0, 30 * MINUTE, HOUR, 3 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY)),
    ("increment", (0, MINUTE, 10 * MINUTE, HOUR, 12 * HOUR, DAY)),
)
router = APIRouter(include_in_schema=False)


@router.get("/", response_class=HTMLResponse)
async def entrance(request: Request, services: ServicesDep, visitor: VisitorDep) -> HTMLResponse:
    user = visitor.user
    mine = [] if user is None else await services.repository.matches_of(user, over=False)
    finished = [] if user is None else await services.repository.matches_of(user, over=True)
    free = [each for each in await services.repository.open_matches() if not held(each, user)]
    return page(
        request,
        "entrance.html",
        boxes=playable(),
        about={box.name: own_words(Speaker(box, visitor.language), "game-about", "") for box in playable()},
        mine=[row(each, visitor) for each in mine],
        free=[row(each, visitor) for each in free],
        finished=[row(each, visitor) for each in finished],
    )


def held(summary: Summary, user: str | None) -> list[int]:
    return [seat.seat for seat in summary.seats if user is not None and user in seat.users]


def row(summary: Summary, visitor: Visitor) -> dict[str, Any]:
    """A match in a list on the entrance page."""
    words, mine = visitor.words, held(summary, visitor.user)
    names = [seat.name or words("player", number=seat.seat + 1) for seat in summary.seats]
    waiting = [seat for seat in summary.waiting if seat < len(names)]
    winners = (summary.result or {}).get("winners", [])
    points = (summary.result or {}).get("points", [])
    title = next((box.title for box in playable() if box.name == summary.game), summary.game.capitalize())
    return {
        "id": summary.id,
        "practice": summary.practice,
        "closed": summary.closed,
        "title": title,
        "names": names,
        "changed": summary.changed,
        "lines": summary.lines,
        "my_turn": any(seat in mine for seat in waiting),
        "waiting": [names[seat] for seat in waiting],
        "winners": [names[seat] for seat in winners if seat < len(names)],
        "points": list(zip(names, points, strict=False)),
        "free": [seat.seat for seat in summary.seats if seat.kind == OPEN],
    }


@router.post("/play", dependencies=[rate_limited("match")])
async def play_now(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    game: Annotated[str, Form(max_length=40)] = "",
) -> Response:
    """Start a small match against bots with the default options, with one click."""
    boxes = playable()
    if not boxes:
        raise Refused("There is no game to play yet.", field="game")
    box = playable_box(game) if game else boxes[0]
    user, give_cookie = await services.authenticator.guest(visitor)
    name = await services.repository.user_name(user) or ""
    record = await services.creator.new(box.name, sensible_seats(box), {}, user, [name])
    response = RedirectResponse(f"/matches/{record.id}", status_code=303)
    give_cookie(response, request.url.scheme == "https")
    return response


# -- a new match ---------------------------------------------------------------------------------


@router.get("/new", response_class=HTMLResponse)
async def choose_game(request: Request, services: ServicesDep, visitor: VisitorDep) -> Response:
    boxes = playable()
    if len(boxes) == 1:
        return RedirectResponse(f"/new/{boxes[0].name}", status_code=303)
    return page(request, "choose_game.html", boxes=boxes)


@router.get("/new/{game}", response_class=HTMLResponse)
async def new_match_form(
    request: Request, services: ServicesDep, visitor: VisitorDep, game: GameName
) -> HTMLResponse:
    name = "" if visitor.user is None else await services.repository.user_name(visitor.user) or ""
    return form_page(request, playable_box(game), visitor, {"name-0": name}, "")


def form_page(request: Request, box: Box, visitor: Visitor, given: Any, problem: str) -> HTMLResponse:
    wishes = sensible_seats(box)
    standard = {f"seat-{number}": wish for number, wish in enumerate(wishes)}
    standard = {key: wish if wish != "bot" else f"bot:{default_bot()}" for key, wish in standard.items()}
    words = visitor.words
    options, rulings = rows(box, visitor.language)
    return page(
        request,
        "new_match.html",
        status=422 if problem else 200,
        box=box,
        count=max(box.seats),
        kinds=[
            ("me", "seat-me"),
            ("screen", "seat-screen"),
            ("invite", "seat-invite"),
            ("open", "seat-open"),
        ],
        bots=[(f"bot:{name}", words("seat-bot", name=bot_label(name, words))) for name in BOTS],
        options=options,
        rulings=rulings,
        changed=changed_rulings(box, given),
        given=standard | dict(given),
        problem=problem,
        paces=PACES,
        boxes=playable(),
    )


@router.post("/new/{game}", dependencies=[rate_limited("match")])
async def new_match(request: Request, services: ServicesDep, visitor: VisitorDep, game: GameName) -> Response:
    box = playable_box(game)
    form = await request.form(max_files=0, max_fields=200)
    user, give_cookie = await services.authenticator.guest(visitor)
    try:
        wishes, texts = read_seats(form, max(box.seats))
        names = [await services.accounts.wearable(text, visitor.user) for text in texts]
        options = read_options(form, box, len(wishes))
        record = await services.creator.new(game, wishes, options, user, names, read_pace(form))
    except Refused as refusal:
        sentence = (
            refusal.said(visitor.language) if isinstance(refusal, LocalizedRefusal) else refusal.sentence
        )
        return form_page(request, box, visitor, form_texts(form), sentence)
    if "me" in wishes and not visitor.session:  # the name of an account stays
        await services.repository.rename_user(user, names[wishes.index("me")])
    response = RedirectResponse(f"/matches/{record.id}", status_code=303)
    language = form_texts(form).get("language", "")
    if language in LANGUAGES:
        response.set_cookie(LANGUAGE_COOKIE, language, max_age=A_YEAR, samesite="lax", httponly=True)
    give_cookie(response, request.url.scheme == "https")
    return response


def form_texts(form: FormData) -> dict[str, str]:
    return {key: value for key, value in form.items() if isinstance(value, str)}


def read_seats(form: FormData, most: int) -> tuple[list[str], list[str]]:
    """The wish for each seat in use, and the players' names."""
    texts = form_texts(form)
    wishes, names = [], []
    for number in range(most):
        wish = texts.get(f"seat-{number}", "")
        if wish:
            wishes.append(wish)
            names.append(texts.get(f"name-{number}", ""))
    if not wishes:
        raise Refused("At least one seat must be taken.", field="seats")
    return wishes, names


def read_pace(form: FormData) -> Pace:
    texts = form_texts(form)
    budget, increment = texts.get("pace-budget", "0"), texts.get("pace-increment", "0")
    seconds, more = (whole_number(text, "pace", LONGEST_PACE) for text in (budget, increment))
    return seconds, more if seconds else 0, texts.get("pace-timeout", WAIT)


def read_options(form: FormData, box: Box, seats: int) -> dict[str, object]:
    texts = form_texts(form)
    options: dict[str, object] = {}
    for option in box.options:
        if option.seats and seats not in option.seats:
            continue
        if option.per_seat:
            used = [n for n in range(max(box.seats)) if texts.get(f"seat-{n}")]
            standard = str(option.default).lower()
            options[option.name] = [texts.get(f"option-{option.name}-{n}", standard) for n in used]
        elif f"option-{option.name}" in texts:
            said = texts[f"option-{option.name}"]
            untouched = said == str(option.default).lower()  # the default may depend on the number of seats
            options[option.name] = option.standard(seats) if untouched else said
    return options


# -- sitting down --------------------------------------------------------------------------------


@router.get("/seat/{token}", response_class=HTMLResponse, name="seat_page")
async def seat_page(request: Request, services: ServicesDep, visitor: VisitorDep, token: str) -> Response:
    """The page behind a seat's link: sit down, or continue on this device."""
    live, seat = await seat_of(services, token)
    if visitor.user is not None and visitor.user in live.record.seats[seat].users:
        return RedirectResponse(f"/matches/{live.record.id}", status_code=303)
    name = "" if visitor.user is None else await services.repository.user_name(visitor.user) or ""
    record = live.record.seats[seat]
    title = live.match.box.title
    return page(
        request, "sit_down.html", token=token, title=title, seat=seat, taken=record.kind == PERSON,
        seat_name=record.name, name=name, colour=live.match.game.colour(seat),
    )  # fmt: skip


@router.post("/seat/{token}", dependencies=[rate_limited("seat")])
async def sit_down(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    token: str,
    name: Annotated[str, Form(max_length=200)] = "",
) -> Response:
    live, seat = await seat_of(services, token)
    return await seated(request, services, visitor, live.record.id, seat, name, token)


@router.post("/matches/{match}/join", dependencies=[rate_limited("seat")])
async def join(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    match: MatchId,
    seat: Annotated[int, Form(ge=0, le=99)],
    name: Annotated[str, Form(max_length=200)] = "",
) -> Response:
    """Take a seat that is open to anybody."""
    live = await services.matches.open(match)
    if seat >= len(live.record.seats) or live.record.seats[seat].kind != OPEN:
        raise PermissionDenied(visitor.words("error-seat-taken"), field="seat")
    return await seated(request, services, visitor, match, seat, name, "")


async def seated(
    request: Request, services: Services, visitor: Visitor, match: str, seat: int, name: str, token: str
) -> Response:
    live = await services.matches.open(match)
    user, give_cookie = await services.authenticator.guest(visitor)
    free = live.record.seats[seat].kind in (INVITED, OPEN)
    known = await services.repository.user_name(user) or ""
    shown = await services.accounts.wearable(name, visitor.user)
    await services.seating.sit_down(live, seat, user, shown or known, token)
    if shown and free and not visitor.session:
        await services.repository.rename_user(user, live.record.seats[seat].name)
    response = RedirectResponse(f"/matches/{match}", status_code=303)
    give_cookie(response, request.url.scheme == "https")
    return response


async def seat_of(services: Services, token: str) -> tuple[Any, int]:
    if not services.token_signer.is_authentic(token):
        raise UnknownLink("error-link", field="token")
    found = await services.repository.seat_with_token(token)
    if found is None:
        raise ExpiredLink("error-link-ended", field="token")
    return await services.matches.open(found[0]), found[1]


@router.get("/bring", response_class=HTMLResponse)
async def bring_page(request: Request) -> HTMLResponse:
    return page(request, "bring.html", problem="")


@router.post("/bring", dependencies=[rate_limited("match"), rate_limited("upload")])
async def bring_file(request: Request, services: ServicesDep, visitor: VisitorDep) -> Response:
    async with request.form(max_files=1, max_fields=5) as form:
        upload = form.get("file")
        content = await upload.read() if isinstance(upload, UploadFile) else None
    if content is None:
        return page(request, "bring.html", status=422, problem=visitor.words("error-no-file"))
    try:
        record, give_cookie = await bring(services, visitor, content)
    except Refused as refusal:
        return page(request, "bring.html", status=422, problem=refusal.sentence)
    response = RedirectResponse(f"/replay/{record.id}", status_code=303)
    give_cookie(response, request.url.scheme == "https")
    return response
