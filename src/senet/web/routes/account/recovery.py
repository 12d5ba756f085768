"""Pages for signing in with a code, for the second factor, and for forgotten passwords."""

from __future__ import annotations

from typing import Annotated, Any, Final

import segno
from fastapi import APIRouter, Form, Query, Request
from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from senet.identity.accounts import Account, NotSignedIn, digest
from senet.identity.names import login_of
from senet.identity.passwords import PASSWORD_LENGTHS, check_password
from senet.identity.visitors import Visitor
from senet.kernel.errors import Refused
from senet.strings import LocalizedRefusal, Strings
from senet.web.errors import said, status_of
from senet.web.http.requests import address_of
from senet.web.routes.account.api import begin, owner, signed_in
from senet.web.routes.account.security import end_factor, enrolment, start_factor
from senet.web.services import Services, ServicesDep, VisitorDep
from senet.web.views.templates import page

router = APIRouter(include_in_schema=False)
SIGN_IN: Final = "sign in"
RESET: Final = "reset"
SIGN_IN_WITHIN: Final = 600  # seconds
RESET_WITHIN: Final = 3600
Text = Annotated[str, Form(max_length=400)]
Sealed = Annotated[str, Form(max_length=600)]


def stamp_of(account: Account) -> str:
    """A stamp that changes with the password, so that sealed texts are valid only until then."""
    return digest(account.password)[:16]


async def account_in(services: Services, purpose: str, sealed: str, within: int) -> Account:
    """The account that a sealed text refers to; Refused if its password has changed since."""
    user, stamp = services.sealer.opened(purpose, sealed, within)
    try:
        account = await services.accounts.account(user)
    except NotSignedIn:  # the account has been deleted
        raise LocalizedRefusal("error-confirm", field="sealed") from None
    if stamp_of(account) != stamp:
        raise LocalizedRefusal("error-confirm", field="sealed")
    return account


def form_page(
    request: Request, template: str, visitor: Visitor, refusal: Refused | None = None, **given: Any
) -> HTMLResponse:
    problem = "" if refusal is None else said(refusal, visitor.language)
    status = 200 if refusal is None else status_of(refusal)
    return page(request, template, status=status, problem=problem, least=PASSWORD_LENGTHS[0],
                script=visitor.words.for_script(), **given)  # fmt: skip


# -- signing in with a code ------------------------------------------------------------------------


def code_page(request: Request, services: Services, visitor: Visitor, account: Account) -> HTMLResponse:
    """Ask for the code after the correct password."""
    sealed = services.sealer.seal(SIGN_IN, account.user, stamp_of(account))
    return form_page(request, "sign_in_code.html", visitor, sealed=sealed)


@router.post("/account/sign-in/code")
async def sign_in_with_code(
    request: Request, services: ServicesDep, visitor: VisitorDep, sealed: Sealed = "", code: Text = ""
) -> Response:
    account = await account_in(services, SIGN_IN, sealed, SIGN_IN_WITHIN)
    try:
        services.rate_limits.spend("sign-in", address=address_of(request), account=login_of(account.name))
        await services.second_factor.check(account.user, code)
    except Refused as refusal:
        return form_page(request, "sign_in_code.html", visitor, refusal, sealed=sealed)
    session = await begin(services, visitor, request, account)
    response = Response(status_code=303, headers={"location": "/"})
    return signed_in(request, response, session, account)


# -- the second factor -----------------------------------------------------------------------------


@router.get("/account/second-factor", response_class=HTMLResponse)
async def second_factor_page(request: Request, services: ServicesDep, visitor: VisitorDep) -> HTMLResponse:
    account = await services.accounts.account(owner(visitor))
    left = await services.second_factor.codes_left(account.user)
    given = {} if account.totp else await enrolment(services, visitor, request)
    return factor_page(request, visitor, bool(account.totp), given, left=left)


def factor_page(
    request: Request, visitor: Visitor, on: bool, given: dict[str, str], refusal: Refused | None = None,
    left: int = 0, codes: list[str] | None = None,
) -> HTMLResponse:  # fmt: skip
    picture = (
        Markup(segno.make(given["address"], error="m").svg_inline(border=2, omitsize=True)) if given else ""
    )
    return form_page(request, "second_factor.html", visitor, refusal, on=on, given=given, picture=picture,
                     left=left, codes=codes)  # fmt: skip


@router.post("/account/second-factor", response_class=HTMLResponse)
async def start_second_factor(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    password: Text = "",
    sealed: Sealed = "",
    code: Text = "",
) -> HTMLResponse:
    try:
        codes = await start_factor(services, visitor, request, password, sealed, code)
    except NotSignedIn:
        raise
    except Refused as refusal:
        given = await enrolment(services, visitor, request)
        return factor_page(request, visitor, False, given, refusal)
    return factor_page(request, visitor, True, {}, codes=codes, left=len(codes))


@router.post("/account/second-factor/end", response_class=HTMLResponse)
async def end_second_factor(
    request: Request, services: ServicesDep, visitor: VisitorDep, password: Text = "", code: Text = ""
) -> Response:
    try:
        await end_factor(services, visitor, request, password, code)
    except NotSignedIn:
        raise
    except Refused as refusal:
        left = await services.second_factor.codes_left(owner(visitor))
        return factor_page(request, visitor, True, {}, refusal, left)
    return Response(status_code=303, headers={"location": "/account?done=factor-off"})


# -- a forgotten password --------------------------------------------------------------------------


@router.get("/account/forgot", response_class=HTMLResponse)
async def forgot_page(request: Request, services: ServicesDep, visitor: VisitorDep) -> HTMLResponse:
    return form_page(
        request, "forgot.html", visitor, email_enabled=services.notifier.sender.can_send_email, sent=False
    )


@router.post("/account/forgot", response_class=HTMLResponse)
async def forgot(
    request: Request, services: ServicesDep, visitor: VisitorDep, name: Text = ""
) -> HTMLResponse:
    """Send a reset link if the account exists and has a confirmed address; the response is always the same."""
    services.rate_limits.spend("sign-in", address=address_of(request), account=login_of(name[:200]))
    account = await services.accounts.called(name)
    if (
        account is not None
        and account.email
        and account.confirmed
        and services.notifier.sender.can_send_email
    ):
        await services.audit.write("", "reset-asked", account.user)
        send_reset(services, account, visitor.language)
    return form_page(
        request, "forgot.html", visitor, email_enabled=services.notifier.sender.can_send_email, sent=True
    )


def send_reset(services: Services, account: Account, language: str) -> None:
    words = Strings(account.language or language)
    sealed = services.sealer.seal(RESET, account.user, stamp_of(account))
    link = f"{services.settings.public_url.rstrip('/')}/account/reset?sealed={sealed}"
    text = "\n".join([words("letter-reset", name=account.name), "", link, "", words("letter-reset-not-you")])
    services.notifier.send_email(account.email, f"Senet · {words('letter-reset-subject')}", text)


@router.get("/account/reset", response_class=HTMLResponse)
async def reset_page(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    sealed: Annotated[str, Query(max_length=600)] = "",
) -> HTMLResponse:
    account = await account_in(services, RESET, sealed, RESET_WITHIN)
    return form_page(request, "reset.html", visitor, sealed=sealed, account=account)


@router.post("/account/reset", response_class=HTMLResponse)
async def reset(
    request: Request,
    services: ServicesDep,
    visitor: VisitorDep,
    sealed: Sealed = "",
    new: Text = "",
    code: Text = "",
) -> Response:
    """Set a new password, which needs a code if there is a second factor, and sign out every device."""
    account = await account_in(services, RESET, sealed, RESET_WITHIN)
    try:
        services.rate_limits.spend("sign-in", address=address_of(request), account=login_of(account.name))
        check_password(new, account.name)
        if account.totp:
            await services.second_factor.check(account.user, code)
        await services.accounts.set_password(account, new, "", "password-reset")
    except Refused as refusal:
        return form_page(request, "reset.html", visitor, refusal, sealed=sealed, account=account)
    return Response(status_code=303, headers={"location": "/account?done=reset"})
