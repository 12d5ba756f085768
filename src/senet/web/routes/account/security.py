"""Account security over the API: devices, the second factor and data export."""

from __future__ import annotations

from typing import Any, Final

from fastapi import APIRouter, Request
from starlette.responses import Response

from senet.identity.accounts import Account
from senet.identity.export import everything_of
from senet.identity.second_factor import enrolment_address, new_secret
from senet.identity.visitors import Visitor
from senet.strings import LocalizedRefusal
from senet.web.http.requests import address_of
from senet.web.routes.account.api import owner
from senet.web.routes.account.schemas import (
    Device,
    Enrolment,
    RecoveryCodes,
    ToConfirmFactor,
    ToEnd,
    ToEndFactor,
)
from senet.web.routes.files import as_download
from senet.web.routes.matches import REFUSALS
from senet.web.routes.schemas import Done
from senet.web.services import Services, ServicesDep, VisitorDep

router = APIRouter(responses=REFUSALS, tags=["account"])
ENROL: Final = "second factor"
ENROL_WITHIN: Final = 3600  # seconds


async def confirmed(services: Services, visitor: Visitor, request: Request, password: str) -> Account:
    """The visitor's account, after checking the password once more."""
    services.rate_limits.spend("sign-in", address=address_of(request), account=owner(visitor))
    return await services.accounts.confirmed_by_password(owner(visitor), password)


async def enrolment(services: Services, visitor: Visitor, request: Request) -> dict[str, str]:
    """A new secret for an authenticator app; nothing is stored until the app's code has been confirmed."""
    account, secret = await services.accounts.account(owner(visitor)), new_secret()
    return {
        "secret": secret,
        "address": enrolment_address(secret, account.name, request.url.hostname or "senet"),
        "sealed": services.sealer.seal(ENROL, account.user, secret),
    }


async def start_factor(
    services: Services, visitor: Visitor, request: Request, password: str, sealed: str, code: str
) -> list[str]:
    """Turn the second factor on and return the recovery codes."""
    account = await confirmed(services, visitor, request, password)
    user, secret = services.sealer.opened(ENROL, sealed, ENROL_WITHIN)
    if user != account.user or account.totp:
        raise LocalizedRefusal("error-confirm", field="sealed")
    return await services.second_factor.start(user, secret, code)


async def end_factor(
    services: Services, visitor: Visitor, request: Request, password: str, code: str
) -> None:
    account = await confirmed(services, visitor, request, password)
    await services.second_factor.check(account.user, code)
    await services.second_factor.end(account.user, account.user)


@router.get("/me/devices", response_model=list[Device])
async def devices(services: ServicesDep, visitor: VisitorDep) -> Any:
    """The devices on which you are signed in, this one first."""
    return await services.accounts.devices(owner(visitor), visitor.session)


@router.post("/me/devices/end", response_model=Done)
async def end_device(services: ServicesDep, visitor: VisitorDep, wish: ToEnd) -> Any:
    """Sign out one device."""
    await services.accounts.sign_out_device(owner(visitor), wish.device)
    return {"done": True}


@router.post("/me/second-factor/begin", response_model=Enrolment)
async def begin_second_factor(request: Request, services: ServicesDep, visitor: VisitorDep) -> Any:
    """A new secret for your authenticator app. It takes effect when you send a code from the app."""
    return await enrolment(services, visitor, request)


@router.post("/me/second-factor", response_model=RecoveryCodes)
async def second_factor(
    request: Request, services: ServicesDep, visitor: VisitorDep, wish: ToConfirmFactor
) -> Any:
    """Require a code from your app for signing in. The response contains recovery codes in case you lose it."""
    codes = await start_factor(services, visitor, request, wish.password, wish.sealed, wish.code)
    return {"codes": codes}


@router.post("/me/second-factor/end", response_model=Done)
async def end_second_factor(
    request: Request, services: ServicesDep, visitor: VisitorDep, wish: ToEndFactor
) -> Any:
    """Turn the second factor off, so that the password alone is enough."""
    await end_factor(services, visitor, request, wish.password, wish.code)
    return {"done": True}


@router.get("/me/export", response_class=Response)
async def export(services: ServicesDep, visitor: VisitorDep) -> Response:
    """All data stored about you, as one file."""
    user, now = owner(visitor), services.settings.now()
    services.rate_limits.spend("settings", account=user)
    document = await everything_of(services.engine, services.accounts, user, now)
    await services.audit.write(user, "export", user)
    return as_download(document, f"senet-account-{now[:10]}.json")
