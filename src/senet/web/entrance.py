"""The entrance: start a match, find one, sit down."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Form, Request
from starlette.datastructures import FormData, UploadFile
from starlette.responses import HTMLResponse, RedirectResponse, Response

from senet.kernel.box import Box
from senet.kernel.errors import Refused
from senet.language import LANGUAGES, Speaker
from senet.web.agreeing import changed_rulings, rows
from senet.web.house import House, TheHouse, TheVisitor, limited
from senet.web.keeping import bring
from senet.web.people import A_YEAR, LANGUAGE_COOKIE, Visitor, proper_name
from senet.web.records import INVITED, OPEN, PERSON, WAIT, Summary
from senet.web.rendering import page
from senet.web.schemas import GameName, MatchId
from senet.web.seeing import bot_label, own_words
from senet.web.setting_up import Pace, default_bot, playable_box, sensible_seats
from senet.web.shelf import bot_names, playable
from senet.web.tables import NotYours
from senet.web.wording import Worded

MINUTE, HOUR, DAY = 60, 3600, 86400
PACES = (
    ("budget", (0, 30 * MINUTE, HOUR, 3 * HOUR, DAY, 3 * DAY, 7 * DAY, 14 * DAY, 30 * DAY)),
    ("increment", (0, MINUTE, 10 * MINUTE, HOUR, 12 * HOUR, DAY)),
)
router = APIRouter(include_in_schema=False)


class NoLink(Worded):
    """The link leads to no seat and never did."""


class EndedLink(Worded):
    """The link led to a seat once."""


@router.get("/", response_class=HTMLResponse)
async def entrance(request: Request, house: TheHouse, visitor: TheVisitor) -> HTMLResponse:
    user = visitor.user
    mine = [] if user is None else await house.archive.matches_of(user, over=False)
    finished = [] if user is None else await house.archive.matches_of(user, over=True)
    free = [each for each in await house.archive.open_matches() if not held(each, user)]
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
    """A match in a list of the entrance."""
    words, mine = visitor.words, held(summary, visitor.user)
    names = [seat.name or words("player", number=seat.seat + 1) for seat in summary.seats]
    waiting = [seat for seat in summary.waiting if seat < len(names)]
    winners = (summary.result or {}).get("winners", [])
    points = (summary.result or {}).get("points", [])
    title = next((box.title for box in playable() if box.name == summary.game), summary.game.capitalize())
    return {
        "id": summary.id,
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


@router.post("/play", dependencies=[limited("match")])
async def play_now(
    request: Request, house: TheHouse, visitor: TheVisitor, game: Annotated[str, Form(max_length=40)] = ""
) -> Response:
    """One click: a small match against bots with the usual options."""
    boxes = playable()
    if not boxes:
        raise Refused("There is no game to play yet.", field="game")
    box = playable_box(game) if game else boxes[0]
    user, give_cookie = await house.guest(visitor)
    name = await house.archive.user_name(user) or ""
    record = await house.setting_up.new(box.name, sensible_seats(box), {}, user, [name])
    response = RedirectResponse(f"/matches/{record.id}", status_code=303)
    give_cookie(response, request.url.scheme == "https")
    return response


# -- a new match ---------------------------------------------------------------------------------


@router.get("/new", response_class=HTMLResponse)
async def choose_game(request: Request, house: TheHouse, visitor: TheVisitor) -> Response:
    boxes = playable()
    if len(boxes) == 1:
        return RedirectResponse(f"/new/{boxes[0].name}", status_code=303)
    return page(request, "choose_game.html", boxes=boxes)


@router.get("/new/{game}", response_class=HTMLResponse)
async def new_match_form(
    request: Request, house: TheHouse, visitor: TheVisitor, game: GameName
) -> HTMLResponse:
    name = "" if visitor.user is None else await house.archive.user_name(visitor.user) or ""
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
        bots=[(f"bot:{name}", words("seat-bot", name=bot_label(name, words))) for name in bot_names()],
        options=options,
        rulings=rulings,
        changed=changed_rulings(box, given),
        given=standard | dict(given),
        problem=problem,
        paces=PACES,
        boxes=playable(),
    )


@router.post("/new/{game}", dependencies=[limited("match")])
async def new_match(request: Request, house: TheHouse, visitor: TheVisitor, game: GameName) -> Response:
    box = playable_box(game)
    form = await request.form(max_files=0, max_fields=200)
    user, give_cookie = await house.guest(visitor)
    try:
        wishes, names = read_seats(form, max(box.seats))
        options = read_options(form, box, len(wishes))
        record = await house.setting_up.new(game, wishes, options, user, names, read_pace(form))
    except Refused as refusal:
        return form_page(request, box, visitor, form_texts(form), refusal.sentence)
    if "me" in wishes:
        await house.archive.rename_user(user, proper_name(names[wishes.index("me")]))
    response = RedirectResponse(f"/matches/{record.id}", status_code=303)
    language = form_texts(form).get("language", "")
    if language in LANGUAGES:
        response.set_cookie(LANGUAGE_COOKIE, language, max_age=A_YEAR, samesite="lax", httponly=True)
    give_cookie(response, request.url.scheme == "https")
    return response


def form_texts(form: FormData) -> dict[str, str]:
    return {key: value for key, value in form.items() if isinstance(value, str)}


def read_seats(form: FormData, most: int) -> tuple[list[str], list[str]]:
    """What is wished for every seat that is used, and the names of those who sit there."""
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
    if not all(text.isascii() and text.isdecimal() and len(text) < 10 for text in (budget, increment)):
        raise Refused("The pace is not a time in seconds.", field="pace")
    timed = int(budget) > 0
    return int(budget), int(increment) if timed else 0, texts.get("pace-timeout", WAIT)


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
            untouched = said == str(option.default).lower()  # whoever plays alone need not change it
            options[option.name] = option.standard(seats) if untouched else said
    return options


# -- sitting down --------------------------------------------------------------------------------


@router.get("/seat/{token}", response_class=HTMLResponse, name="seat_page")
async def seat_page(request: Request, house: TheHouse, visitor: TheVisitor, token: str) -> Response:
    """The link of a seat: sit down, or go on playing on this device."""
    table, seat = await seat_of(house, token)
    if visitor.user is not None and visitor.user in table.record.seats[seat].users:
        return RedirectResponse(f"/matches/{table.record.id}", status_code=303)
    name = "" if visitor.user is None else await house.archive.user_name(visitor.user) or ""
    record = table.record.seats[seat]
    title = table.match.box.title
    return page(
        request, "sit_down.html", token=token, title=title, seat=seat, taken=record.kind == PERSON,
        seat_name=record.name, name=name, colour=table.match.game.colour(seat),
    )  # fmt: skip


@router.post("/seat/{token}", dependencies=[limited("seat")])
async def sit_down(
    request: Request,
    house: TheHouse,
    visitor: TheVisitor,
    token: str,
    name: Annotated[str, Form(max_length=200)] = "",
) -> Response:
    table, seat = await seat_of(house, token)
    return await seated(request, house, visitor, table.record.id, seat, name, token)


@router.post("/matches/{match}/join", dependencies=[limited("seat")])
async def join(
    request: Request,
    house: TheHouse,
    visitor: TheVisitor,
    match: MatchId,
    seat: Annotated[int, Form(ge=0, le=99)],
    name: Annotated[str, Form(max_length=200)] = "",
) -> Response:
    """Take a seat that is open to anybody."""
    table = await house.tables.open(match)
    if seat >= len(table.record.seats) or table.record.seats[seat].kind != OPEN:
        raise NotYours(visitor.words("error-seat-taken"), field="seat")
    return await seated(request, house, visitor, match, seat, name, "")


async def seated(
    request: Request, house: House, visitor: Visitor, match: str, seat: int, name: str, token: str
) -> Response:
    table = await house.tables.open(match)
    user, give_cookie = await house.guest(visitor)
    free = table.record.seats[seat].kind in (INVITED, OPEN)
    known = await house.archive.user_name(user) or ""
    await house.sitting.sit_down(table, seat, user, name or known, token)
    if name and free:
        await house.archive.rename_user(user, table.record.seats[seat].name)
    response = RedirectResponse(f"/matches/{match}", status_code=303)
    give_cookie(response, request.url.scheme == "https")
    return response


async def seat_of(house: House, token: str) -> tuple[Any, int]:
    if not house.seals.is_genuine(token):
        raise NoLink("error-link", field="token")
    found = await house.archive.seat_with_token(token)
    if found is None:
        raise EndedLink("error-link-ended", field="token")
    return await house.tables.open(found[0]), found[1]


@router.get("/bring", response_class=HTMLResponse)
async def bring_page(request: Request) -> HTMLResponse:
    return page(request, "bring.html", problem="")


@router.post("/bring", dependencies=[limited("match")])
async def bring_file(request: Request, house: TheHouse, visitor: TheVisitor) -> Response:
    async with request.form(max_files=1, max_fields=5) as form:
        upload = form.get("file")
        content = await upload.read() if isinstance(upload, UploadFile) else None
    if content is None:
        return page(request, "bring.html", status=422, problem=visitor.words("error-no-file"))
    try:
        record, _, give_cookie = await bring(house, visitor, content)
    except Refused as refusal:
        return page(request, "bring.html", status=422, problem=refusal.sentence)
    response = RedirectResponse(f"/replay/{record.id}", status_code=303)
    give_cookie(response, request.url.scheme == "https")
    return response
