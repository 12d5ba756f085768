"""What requests and answers about accounts look like."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from senet.web.routes.schemas import Asked

Password = Annotated[str, Field(max_length=400, description="10 to 200 signs")]


class ToSign(Asked):
    name: Annotated[str, Field(max_length=200, description="2 to 24 signs; everybody at the table sees it")]
    password: Password


class ToSignIn(ToSign):
    code: Annotated[
        str,
        Field(max_length=20, description="of the second factor, or a recovery code, if the account has them"),
    ] = ""


class ToChangePassword(Asked):
    old: Password
    new: Password


class ToDelete(Asked):
    password: Password


class ToSet(Asked):
    language: Annotated[
        Literal["", "en", "pl", "cs"] | None, Field(description="of pages and letters; empty: the browser's")
    ] = None
    theme: Annotated[Literal["auto", "light", "dark"] | None, Field(description="of the pages")] = None
    email: Annotated[
        str | None, Field(max_length=254, description="where letters go once it is confirmed; empty: none")
    ] = None
    webhook: Annotated[
        str | None,
        Field(
            max_length=500, description="an https address that is told when you are waited for; empty: none"
        ),
    ] = None
    remind: Annotated[
        int | None, Field(ge=0, le=10_000, description="hours after which you are reminded; 0: never")
    ] = None


class AccountShown(BaseModel):
    name: str
    created: str
    language: str
    theme: str
    email: str
    email_confirmed: bool
    webhook: str
    webhook_key: Annotated[str, Field(description="signs what the webhook gets (HMAC-SHA256)")]
    remind: int
    second_factor: bool
    operator: bool


class BrowserKeys(Asked):
    p256dh: Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_=-]+$", description="of the browser")]
    auth: Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9_=-]+$", description="of the browser")]


class ToSubscribe(Asked):
    endpoint: Annotated[str, Field(max_length=1000, description="where the push service takes messages")]
    keys: Annotated[BrowserKeys, Field(description="with which messages are encrypted")]


class ToUnsubscribe(Asked):
    endpoint: Annotated[str, Field(max_length=1000, description="the one that was subscribed")]


class PushKey(BaseModel):
    key: str


class Device(BaseModel):
    """Where an account is signed in."""

    id: str
    device: Annotated[str, Field(description="browser and system, as the browser says it")]
    since: str
    seen: Annotated[str, Field(description="when it was last used, to the hour")]
    here: bool


class ToEnd(Asked):
    device: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$", description="the id of one of your devices")]


class Enrolment(BaseModel):
    secret: Annotated[str, Field(description="for the authenticator app")]
    address: Annotated[str, Field(description="the same for a QR code")]
    sealed: Annotated[str, Field(description="send it back")]


class ToConfirmFactor(Asked):
    password: Password
    sealed: Annotated[str, Field(max_length=600, description="that was given out with the secret")]
    code: Annotated[str, Field(max_length=20, description="what the app shows now")]


class ToEndFactor(Asked):
    password: Password
    code: Annotated[str, Field(max_length=20, description="of the app, or a recovery code")]


class RecoveryCodes(BaseModel):
    codes: Annotated[list[str], Field(description="each signs in once; they are shown only now")]
