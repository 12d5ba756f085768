"""The pages of a user: the account with its settings, and the matches in which it is their turn."""

from __future__ import annotations

from typing import Annotated, Any, Final

from fastapi import APIRouter, Form, Query, Request
from pydantic import ValidationError
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from senet.identity.accounts import THEMES, NotSignedIn
from senet.identity.passwords import PASSWORD_LENGTHS
from senet.identity.second_factor import CodeNeeded
from senet.identity.visitors import Visitor
from senet.kernel.errors import Refused
from senet.strings import LocalizedRefusal
from senet.web.errors import said, status_of
from senet.web.http.requests import address_of, whole_number
from senet.web.http.static_files import STATIC
from senet.web.routes.account.api import (
    LONGEST_REMINDER,
    enter,
    found,
    leave_for_good,
    owner,
    remember,
    save_settings,
    signed_in,
    signed_out,
)
from senet.web.routes.account.recovery import code_page
from senet.web.routes.account.schemas import ToSet, ToSign, ToSignIn
from senet.web.routes.turns import turns_of
from senet.web.services import Services, ServicesDep, VisitorDep, rate_limited
from senet.web.views.templates import page

router = APIRouter(include_in_schema=False)
DONE: Final = (
    "signed-up", "signed-out", "password", "deleted", "saved", "letter", "confirmed", "device", "factor-off", "reset"
)  # fmt: skip
REMINDERS: Final = (0, 6, 12, 24, 48, 72)  # hours
Text = Annotated[str, Form(max_length=400)]


async def account_page(
    request: Request,
    services: Services,
    visitor: Visitor,
    *,
    refusal: Refused | None = None,
    form: str = "",
    done: str = "",
    **given: Any,
) -> HTMLResponse:
    try:
        account = await services.accounts.account(owner(visitor))
    except NotSignedIn:
        account = None
    seats = [] if visitor.user is None else await services.repository.running_seats(visitor.user)
    return page(
        request,
        "account.html",
        status=200 if refusal is None else status_of(refusal),
        account=account,
        running=len({match for match, _ in seats}),
        problem="" if refusal is None else said(refusal, visitor.language),
        form=form,
        done=done if done in DONE else "",
        given=given,
        themes=THEMES,
        reminders=REMINDERS,
        least=PASSWORD_LENGTHS[0],
        email_enabled=services.notifier.sender.can_send_email,
        devices=[] if account is None else await services.accounts.devices(account.user, visitor.session),
        script=visitor.words.for_script(),
    )


@router.get("/account", response_class=HTMLResponse)
async def account(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    done: Annotated[str, Query(pattern=r"^[a-z-]{0,20}$")] = "",
) -> HTMLResponse:
    return await account_page(request, services, visitor, done=done)


def to_account(done: str) -> RedirectResponse:
    return RedirectResponse(f"/account?done={done}", status_code=303)


@router.post("/account/sign-in")
async def sign_in(
    request: Request, services: ServicesDep, visitor: VisitorDep, name: Text = "", password: Text = ""
) -> Response:
    try:
        session, known = await enter(services, visitor, request, ToSignIn(name=name[:200], password=password))
    except CodeNeeded:
        account = await services.accounts.called(name)
        assert account is not None
        return code_page(request, services, visitor, account)
    except Refused as refusal:
        return await account_page(request, services, visitor, refusal=refusal, form="sign-in", name=name)
    return signed_in(request, RedirectResponse("/", status_code=303), session, known)


@router.post("/account/sign-up", dependencies=[rate_limited("sign-up")])
async def sign_up(
    request: Request, services: ServicesDep, visitor: VisitorDep, name: Text = "", password: Text = ""
) -> Response:
    try:
        wish = ToSign(name=name[:200], password=password)
        session, known = await found(services, visitor, request, wish)
    except Refused as refusal:
        return await account_page(request, services, visitor, refusal=refusal, form="sign-up", name=name)
    return signed_in(request, to_account("signed-up"), session, known)


@router.post("/account/sign-out")
async def sign_out(services: ServicesDep, visitor: VisitorDep) -> Response:
    await services.accounts.sign_out(visitor.session)
    return signed_out(RedirectResponse("/", status_code=303))


@router.post("/account/sign-out-everywhere")
async def sign_out_everywhere(services: ServicesDep, visitor: VisitorDep) -> Response:
    await services.accounts.sign_out_everywhere(owner(visitor))
    return signed_out(to_account("signed-out"))


@router.post("/account/devices/end")
async def end_device(services: ServicesDep, visitor: VisitorDep, device: Text = "") -> Response:
    await services.accounts.sign_out_device(owner(visitor), device)
    return to_account("device")


@router.post("/account/password")
async def password(
    request: Request, services: ServicesDep, visitor: VisitorDep, old: Text = "", new: Text = ""
) -> Response:
    try:
        services.rate_limits.spend("sign-in", address=address_of(request), account=owner(visitor))
        await services.accounts.change_password(owner(visitor), old, new, visitor.session)
    except Refused as refusal:
        return await account_page(request, services, visitor, refusal=refusal, form="password")
    return to_account("password")


@router.post("/account/delete")
async def delete(
    request: Request, services: ServicesDep, visitor: VisitorDep, password: Text = ""
) -> Response:
    try:
        services.rate_limits.spend("sign-in", address=address_of(request), account=owner(visitor))
        await leave_for_good(services, visitor, password)
    except Refused as refusal:
        return await account_page(request, services, visitor, refusal=refusal, form="delete")
    return signed_out(to_account("deleted"))


@router.post("/account/look")
async def look(services: ServicesDep, visitor: VisitorDep, language: Text = "", theme: Text = "") -> Response:
    """Save language and theme: for an account everywhere, for a guest in this browser."""
    known = {
        "language": language if language in ("en", "pl", "cs") else "",
        "theme": theme if theme in THEMES else THEMES[0],
    }
    if visitor.session:
        await services.accounts.save(owner(visitor), **known)
    return remember(to_account("saved"), known["language"], known["theme"])


@router.post("/account/notifications")
async def notifications(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    email: Text = "",
    webhook: Text = "",
    remind: Text = "0",
) -> Response:
    given = {"email": email.strip(), "webhook": webhook.strip(), "remind": remind}
    try:
        hours = whole_number(remind, "remind", LONGEST_REMINDER)
        wish = ToSet(email=given["email"], webhook=given["webhook"], remind=hours)
        before = await services.accounts.account(owner(visitor))
        after = await save_settings(services, visitor, wish)
    except ValidationError:
        refusal = LocalizedRefusal("error-email", field="email")
        return await account_page(request, services, visitor, refusal=refusal, form="notifications", **given)
    except Refused as refusal:
        return await account_page(request, services, visitor, refusal=refusal, form="notifications", **given)
    return to_account("letter" if after.email and after.email != before.email else "saved")


@router.get("/account/confirm", response_class=HTMLResponse)
async def confirm_page(request: Request, sealed: Annotated[str, Query(max_length=600)]) -> HTMLResponse:
    """A page with a button, so that programs that scan links in e-mails confirm nothing."""
    return page(request, "confirm.html", sealed=sealed)


@router.post("/account/confirm")
async def confirm(services: ServicesDep, sealed: Annotated[str, Form(max_length=600)]) -> Response:
    await services.notifier.confirm(sealed)
    return to_account("confirmed")


@router.get("/turns", response_class=HTMLResponse)
async def turns(request: Request, services: ServicesDep, visitor: VisitorDep) -> HTMLResponse:
    return page(
        request, "turns.html", turns=await turns_of(services, visitor), script=visitor.words.for_script()
    )


@router.get("/worker.js")
async def worker() -> Response:
    """The service worker for push notifications; its path lets it control all pages."""
    return FileResponse(
        STATIC / "worker.js", media_type="text/javascript", headers={"cache-control": "no-cache"}
    )
