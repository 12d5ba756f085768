"""The schemas of requests and responses about accounts."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from senet.web.routes.schemas import Asked

Password = Annotated[str, Field(max_length=400, description="10 to 200 characters")]


class ToSign(Asked):
    name: Annotated[
        str, Field(max_length=200, description="2 to 24 characters; everybody at the table sees it")
    ]
    password: Password


class ToSignIn(ToSign):
    code: Annotated[
        str,
        Field(
            max_length=20,
            description="from the authenticator app, or a recovery code, if there is a second factor",
        ),
    ] = ""


class ToChangePassword(Asked):
    old: Password
    new: Password


class ToDelete(Asked):
    password: Password


class ToSet(Asked):
    language: Annotated[
        Literal["", "en", "pl", "cs"] | None, Field(description="of pages and e-mails; empty: the browser's")
    ] = None
    theme: Annotated[Literal["auto", "light", "dark"] | None, Field(description="of the pages")] = None
    email: Annotated[
        str | None, Field(max_length=254, description="for notifications, once it is confirmed; empty: none")
    ] = None
    webhook: Annotated[
        str | None,
        Field(max_length=500, description="an https URL to notify when it is your turn; empty: none"),
    ] = None
    remind: Annotated[int | None, Field(ge=0, le=10_000, description="hours between reminders; 0: never")] = (
        None
    )


class AccountShown(BaseModel):
    name: str
    created: str
    language: str
    theme: str
    email: str
    email_confirmed: bool
    webhook: str
    webhook_key: Annotated[str, Field(description="signs the webhook requests (HMAC-SHA256)")]
    remind: int
    second_factor: bool
    operator: bool


class BrowserKeys(Asked):
    p256dh: Annotated[
        str, Field(max_length=100, pattern=r"^[A-Za-z0-9_=-]+$", description="the browser's public key")
    ]
    auth: Annotated[
        str, Field(max_length=40, pattern=r"^[A-Za-z0-9_=-]+$", description="the browser's secret")
    ]


class ToSubscribe(Asked):
    endpoint: Annotated[str, Field(max_length=1000, description="the URL of the push service")]
    keys: Annotated[BrowserKeys, Field(description="for encrypting messages")]


class ToUnsubscribe(Asked):
    endpoint: Annotated[str, Field(max_length=1000, description="the endpoint of the subscription")]


class PushKey(BaseModel):
    key: str


class Device(BaseModel):
    """A device on which an account is signed in."""

    id: str
    device: Annotated[str, Field(description="browser and system, as the browser reports them")]
    since: str
    seen: Annotated[str, Field(description="when it was last used, to the hour")]
    here: bool


class ToEnd(Asked):
    device: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$", description="the id of one of your devices")]


class Enrolment(BaseModel):
    secret: Annotated[str, Field(description="for the authenticator app")]
    address: Annotated[str, Field(description="the same as an otpauth URL, for a QR code")]
    sealed: Annotated[str, Field(description="send it back with the first code")]


class ToConfirmFactor(Asked):
    password: Password
    sealed: Annotated[str, Field(max_length=600, description="as received with the secret")]
    code: Annotated[str, Field(max_length=20, description="the current code of the app")]


class ToEndFactor(Asked):
    password: Password
    code: Annotated[str, Field(max_length=20, description="from the app, or a recovery code")]


class RecoveryCodes(BaseModel):
    codes: Annotated[list[str], Field(description="each works once; they are shown only now")]
