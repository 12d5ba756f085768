"""Accounts over the API: signing up, in and out, settings, and leaving for good."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from senet.language import LANGUAGES
from senet.web.accounts import Account, NotSignedIn, login_of
from senet.web.api import REFUSALS
from senet.web.house import House, TheHouse, TheVisitor, limited
from senet.web.limits import address_of
from senet.web.people import (
    A_YEAR,
    GUEST_COOKIE,
    LANGUAGE_COOKIE,
    SESSION_COOKIE,
    THEME_COOKIE,
    THEMES,
    Visitor,
)
from senet.web.records import PERSON
from senet.web.schemas import (
    AccountShown,
    Done,
    PushKey,
    ToChangePassword,
    ToDelete,
    ToSet,
    ToSign,
    ToSubscribe,
    ToUnsubscribe,
    TurnShown,
)
from senet.web.turns import turns_of
from senet.web.wording import Worded

router = APIRouter(responses=REFUSALS, tags=["account"])
LONGEST_REMINDER: Final = 24 * 14


def shown(account: Account) -> dict[str, Any]:
    """An account for its owner."""
    return {
        "name": account.name,
        "created": account.created,
        "language": account.language,
        "theme": account.theme,
        "email": account.email,
        "email_confirmed": account.confirmed,
        "webhook": account.webhook,
        "webhook_key": account.webhook_key if account.webhook else "",
        "remind": account.remind,
    }


def signed_in(request: Request, response: Response, session: str, account: Account) -> Response:
    """Give the cookies of an account; the guest of this device is nobody any more."""
    secure = request.url.scheme == "https"
    response.set_cookie(SESSION_COOKIE, session, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
    response.delete_cookie(GUEST_COOKIE)
    return remember(response, account.language, account.theme)


def remember(response: Response, language: str, theme: str) -> Response:
    """What the pages need to know before anything is looked up."""
    if language in LANGUAGES:
        response.set_cookie(LANGUAGE_COOKIE, language, max_age=A_YEAR, samesite="lax", httponly=True)
    if theme in THEMES:
        response.set_cookie(THEME_COOKIE, theme, max_age=A_YEAR, samesite="lax", httponly=True)
    return response


def signed_out(response: Response) -> Response:
    response.delete_cookie(SESSION_COOKIE)
    response.delete_cookie(GUEST_COOKIE)
    return response


def owner(visitor: Visitor) -> str:
    if visitor.user is None or not visitor.session:
        raise NotSignedIn
    return visitor.user


async def enter(house: House, visitor: Visitor, request: Request, wish: ToSign) -> tuple[str, Account]:
    """Sign in: the session, and the account."""
    house.limits.spend("sign-in", address=address_of(request), account=login_of(wish.name))
    guest = None if visitor.session else visitor.user
    user, session = await house.accounts.sign_in(wish.name, wish.password, guest)
    return session, await house.accounts.account(user)


async def found(house: House, visitor: Visitor, wish: ToSign) -> tuple[str, Account]:
    """Sign up: the session, and the account, which keeps what the guest had."""
    guest = None if visitor.session else visitor.user
    user, session = await house.accounts.sign_up(guest, wish.name, wish.password)
    return session, await house.accounts.account(user)


async def leave_for_good(house: House, visitor: Visitor, password: str) -> None:
    """Delete the account: bots play its seats on, its name and messages go, the logs stay."""
    user = owner(visitor)
    await house.accounts.confirmed_by_password(user, password)
    for match, seat in await house.archive.running_seats(user):
        table = await house.tables.open(match)
        record = table.record.seats[seat]
        if record.kind == PERSON and record.users == {user} and not table.match.over:
            await house.sitting.hand(table, seat, "bot", record.name, lambda: None, True)
    await house.accounts.forget(user)


async def save_settings(house: House, visitor: Visitor, wish: ToSet) -> Account:
    """Keep what was given; a new address for letters has to be confirmed."""
    user = owner(visitor)
    house.limits.spend("settings", account=user)
    account = await house.accounts.account(user)
    changes = wish.model_dump(exclude_none=True)
    if wish.remind is not None and wish.remind > LONGEST_REMINDER:
        raise Worded("error-remind", field="remind", most=LONGEST_REMINDER)
    if wish.webhook:
        await house.callers.check_webhook(wish.webhook)
    if wish.email is not None and wish.email != account.email:
        house.callers.check_email(wish.email)
        house.limits.spend("letter", account=user)
        changes["confirmed"] = False
    if changes:
        await house.accounts.save(user, **changes)
    account = await house.accounts.account(user)
    if "confirmed" in changes and account.email:
        await house.callers.ask_to_confirm(account, visitor.language)
    return account


@router.get("/me", response_model=AccountShown)
async def me(house: TheHouse, visitor: TheVisitor) -> Any:
    """Your account and its settings."""
    return shown(await house.accounts.account(owner(visitor)))


@router.post("/me/sign-up", response_model=AccountShown, status_code=201, dependencies=[limited("sign-up")])
async def sign_up(request: Request, house: TheHouse, visitor: TheVisitor, wish: ToSign) -> Response:
    """Make an account of yourself: you keep the matches that you play as a guest. Gives a session cookie."""
    session, account = await found(house, visitor, wish)
    return signed_in(request, JSONResponse(shown(account), status_code=201), session, account)


@router.post("/me/sign-in", response_model=AccountShown)
async def sign_in(request: Request, house: TheHouse, visitor: TheVisitor, wish: ToSign) -> Response:
    """Sign in. What you played as a guest on this device belongs to the account from now on."""
    session, account = await enter(house, visitor, request, wish)
    return signed_in(request, JSONResponse(shown(account)), session, account)


@router.post("/me/sign-out", response_model=Done)
async def sign_out(house: TheHouse, visitor: TheVisitor) -> Response:
    """Sign out on this device: its cookie opens nothing any more."""
    await house.accounts.sign_out(visitor.session)
    return signed_out(JSONResponse({"done": True}))


@router.post("/me/sign-out-everywhere", response_model=Done)
async def sign_out_everywhere(house: TheHouse, visitor: TheVisitor) -> Response:
    """Sign out on every device, this one too."""
    await house.accounts.sign_out_everywhere(owner(visitor))
    return signed_out(JSONResponse({"done": True}))


@router.post("/me/password", response_model=Done)
async def password(
    request: Request, house: TheHouse, visitor: TheVisitor, wish: ToChangePassword
) -> dict[str, bool]:
    """Change your password; every other device is signed out."""
    house.limits.spend("sign-in", address=address_of(request), account=owner(visitor))
    await house.accounts.change_password(owner(visitor), wish.old, wish.new, visitor.session)
    return {"done": True}


@router.post("/me/delete", response_model=Done)
async def delete(request: Request, house: TheHouse, visitor: TheVisitor, wish: ToDelete) -> Response:
    """Delete your account.

    Bots play on for you in the matches that still run. Your name disappears from your seats, your messages and notes
    are deleted. The logs of matches stay as they are: every line keeps the name under which it was decided.
    """
    house.limits.spend("sign-in", address=address_of(request), account=owner(visitor))
    await leave_for_good(house, visitor, wish.password)
    return signed_out(JSONResponse({"done": True}))


@router.get("/me/turns", response_model=list[TurnShown])
async def turns(house: TheHouse, visitor: TheVisitor) -> Any:
    """The matches that wait for you, a picture of each, and what happened there since you last chose."""
    return await turns_of(house, visitor)


@router.get("/me/push", response_model=PushKey)
async def push_key(house: TheHouse) -> Any:
    """The public key with which a browser subscribes to push notifications."""
    return {"key": house.callers.push.public_key if house.callers.push else ""}


@router.post("/me/push", response_model=Done)
async def subscribe(house: TheHouse, visitor: TheVisitor, wish: ToSubscribe) -> Any:
    """Let a browser show notifications of yours."""
    house.limits.spend("settings", account=owner(visitor))
    await house.callers.subscribe(owner(visitor), wish.endpoint, wish.keys.p256dh, wish.keys.auth)
    return {"done": True}


@router.post("/me/push/end", response_model=Done)
async def unsubscribe(house: TheHouse, visitor: TheVisitor, wish: ToUnsubscribe) -> Any:
    """No more notifications in that browser."""
    await house.callers.unsubscribe(owner(visitor), wish.endpoint)
    return {"done": True}


@router.post("/me/settings", response_model=AccountShown)
async def settings(house: TheHouse, visitor: TheVisitor, wish: ToSet) -> Response:
    """Change settings; what is not given stays."""
    account = await save_settings(house, visitor, wish)
    return remember(JSONResponse(shown(account)), account.language, account.theme)
