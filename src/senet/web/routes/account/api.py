"""Accounts over the API: signing up, in and out, settings, and deleting the account."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, Response

from senet.identity.accounts import THEMES, Account, NotSignedIn
from senet.identity.names import login_of
from senet.identity.second_factor import CodeNeeded
from senet.identity.tokens import A_YEAR
from senet.identity.visitors import Visitor
from senet.language import LANGUAGES
from senet.strings import LocalizedRefusal, Strings
from senet.web.http.requests import (
    GUEST_COOKIE,
    LANGUAGE_COOKIE,
    SESSION_COOKIE,
    THEME_COOKIE,
    address_of,
    device_of,
)
from senet.web.routes.account.schemas import (
    AccountShown,
    PushKey,
    ToChangePassword,
    ToDelete,
    ToSet,
    ToSign,
    ToSignIn,
    ToSubscribe,
    ToUnsubscribe,
)
from senet.web.routes.matches import REFUSALS
from senet.web.routes.schemas import Done, TurnShown
from senet.web.routes.turns import turns_of
from senet.web.services import Services, ServicesDep, VisitorDep, rate_limited

router = APIRouter(responses=REFUSALS, tags=["account"])
LONGEST_REMINDER: Final = 24 * 14


def shown(account: Account) -> dict[str, Any]:
    """An account as its owner sees it."""
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
        "second_factor": bool(account.totp),
        "operator": account.is_operator,
    }


def signed_in(request: Request, response: Response, session: str, account: Account) -> Response:
    """Set the cookies of an account and remove the guest cookie."""
    secure = request.url.scheme == "https"
    response.set_cookie(SESSION_COOKIE, session, max_age=A_YEAR, httponly=True, samesite="lax", secure=secure)
    response.delete_cookie(GUEST_COOKIE)
    return remember(response, account.language, account.theme)


def remember(response: Response, language: str, theme: str) -> Response:
    """Store language and theme in cookies, so that pages need no lookup."""
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


async def enter(
    services: Services, visitor: Visitor, request: Request, wish: ToSignIn
) -> tuple[str, Account]:
    """Sign in; return session and account. CodeNeeded if the account has a second factor and no code was given."""
    services.rate_limits.spend("sign-in", address=address_of(request), account=login_of(wish.name))
    account = await services.accounts.authenticate(wish.name, wish.password)
    if account.totp:
        if not wish.code:
            raise CodeNeeded
        await services.second_factor.check(account.user, wish.code)
    return await begin(services, visitor, request, account), account


async def begin(services: Services, visitor: Visitor, request: Request, account: Account) -> str:
    guest = None if visitor.session else visitor.user
    return await services.accounts.sign_in(account.user, guest, device_of(request))


async def found(services: Services, visitor: Visitor, request: Request, wish: ToSign) -> tuple[str, Account]:
    """Sign up; return session and account, which keeps what the guest had."""
    guest = None if visitor.session else visitor.user
    user, session = await services.accounts.sign_up(guest, wish.name, wish.password, device_of(request))
    return session, await services.accounts.account(user)


def tell_owner(services: Services, account: Account, language: str, what: str) -> None:
    """Send a letter about a change that whoever owns the account should know of."""
    if account.email and account.confirmed and services.notifier.sender.can_send_email:
        words = Strings(account.language or language)
        lines = [words(f"letter-{what}", name=account.name), "", words("letter-was-it-you")]
        subject = f"Senet · {words('letter-security-subject')}"
        services.notifier.send_email(account.email, subject, "\n".join(lines))


async def change_password(services: Services, visitor: Visitor, request: Request, old: str, new: str) -> None:
    user = owner(visitor)
    services.rate_limits.spend("sign-in", address=address_of(request), account=user)
    await services.accounts.change_password(user, old, new, visitor.session)
    tell_owner(services, await services.accounts.account(user), visitor.language, "password-changed")


async def leave_for_good(services: Services, visitor: Visitor, password: str) -> None:
    """Delete the account: bots take over its seats, its name and messages are deleted, the logs stay."""
    user = owner(visitor)
    await services.accounts.confirmed_by_password(user, password)
    await services.seating.leave_all(user)
    await services.accounts.delete_account(user)


async def save_settings(services: Services, visitor: Visitor, wish: ToSet) -> Account:
    """Save the given settings; a new e-mail address has to be confirmed."""
    user = owner(visitor)
    services.rate_limits.spend("settings", account=user)
    account = await services.accounts.account(user)
    changes = wish.model_dump(exclude_none=True)
    if wish.remind is not None and wish.remind > LONGEST_REMINDER:
        raise LocalizedRefusal("error-remind", field="remind", most=LONGEST_REMINDER)
    if wish.webhook:
        await services.notifier.check_webhook(wish.webhook)
    if wish.email is not None and wish.email != account.email:
        services.notifier.check_email(wish.email)
        services.rate_limits.spend("letter", account=user)
        changes["confirmed"] = False
    if changes:
        await services.accounts.save(user, **changes)
    account = await services.accounts.account(user)
    if "confirmed" in changes and account.email:
        await services.notifier.ask_to_confirm(account, visitor.language)
    return account


@router.get("/me", response_model=AccountShown)
async def me(services: ServicesDep, visitor: VisitorDep) -> Any:
    """Your account and its settings."""
    return shown(await services.accounts.account(owner(visitor)))


@router.post(
    "/me/sign-up", response_model=AccountShown, status_code=201, dependencies=[rate_limited("sign-up")]
)
async def sign_up(request: Request, services: ServicesDep, visitor: VisitorDep, wish: ToSign) -> Response:
    """Create an account, which keeps the matches that you play as a guest. Sets a session cookie."""
    session, account = await found(services, visitor, request, wish)
    return signed_in(request, JSONResponse(shown(account), status_code=201), session, account)


@router.post("/me/sign-in", response_model=AccountShown)
async def sign_in(request: Request, services: ServicesDep, visitor: VisitorDep, wish: ToSignIn) -> Response:
    """Sign in, with a code if the account has a second factor (401 with field `code` asks for it).

    The matches that you play as a guest on this device move to the account.
    """
    session, account = await enter(services, visitor, request, wish)
    return signed_in(request, JSONResponse(shown(account)), session, account)


@router.post("/me/sign-out", response_model=Done)
async def sign_out(services: ServicesDep, visitor: VisitorDep) -> Response:
    """Sign out on this device; its cookie becomes invalid."""
    await services.accounts.sign_out(visitor.session)
    return signed_out(JSONResponse({"done": True}))


@router.post("/me/sign-out-everywhere", response_model=Done)
async def sign_out_everywhere(services: ServicesDep, visitor: VisitorDep) -> Response:
    """Sign out on every device, including this one."""
    await services.accounts.sign_out_everywhere(owner(visitor))
    return signed_out(JSONResponse({"done": True}))


@router.post("/me/password", response_model=Done)
async def password(
    request: Request, services: ServicesDep, visitor: VisitorDep, wish: ToChangePassword
) -> dict[str, bool]:
    """Change your password and sign out every other device."""
    await change_password(services, visitor, request, wish.old, wish.new)
    return {"done": True}


@router.post("/me/delete", response_model=Done)
async def delete(request: Request, services: ServicesDep, visitor: VisitorDep, wish: ToDelete) -> Response:
    """Delete your account.

    Bots take over your seats in unfinished matches. Your name is removed from your seats, and your messages and notes are
    deleted. The logs of matches stay unchanged: every line keeps the name under which the choice was made.
    """
    services.rate_limits.spend("sign-in", address=address_of(request), account=owner(visitor))
    await leave_for_good(services, visitor, wish.password)
    return signed_out(JSONResponse({"done": True}))


@router.get("/me/turns", response_model=list[TurnShown])
async def turns(services: ServicesDep, visitor: VisitorDep) -> Any:
    """The matches in which it is your turn, each with a picture and what happened since your last choice."""
    return await turns_of(services, visitor)


@router.get("/me/push", response_model=PushKey)
async def push_key(services: ServicesDep) -> Any:
    """The public key for push subscriptions."""
    return {"key": services.notifier.push.public_key if services.notifier.push else ""}


@router.post("/me/push", response_model=Done)
async def subscribe(services: ServicesDep, visitor: VisitorDep, wish: ToSubscribe) -> Any:
    """Subscribe a browser to your notifications."""
    services.rate_limits.spend("settings", account=owner(visitor))
    await services.notifier.subscribe(owner(visitor), wish.endpoint, wish.keys.p256dh, wish.keys.auth)
    return {"done": True}


@router.post("/me/push/end", response_model=Done)
async def unsubscribe(services: ServicesDep, visitor: VisitorDep, wish: ToUnsubscribe) -> Any:
    """Unsubscribe a browser."""
    await services.notifier.unsubscribe(owner(visitor), wish.endpoint)
    return {"done": True}


@router.post("/me/settings", response_model=AccountShown)
async def settings(services: ServicesDep, visitor: VisitorDep, wish: ToSet) -> Response:
    """Change settings; those not given stay unchanged."""
    account = await save_settings(services, visitor, wish)
    return remember(JSONResponse(shown(account)), account.language, account.theme)
