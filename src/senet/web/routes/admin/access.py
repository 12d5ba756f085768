"""Access control for the operators' pages."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends

from senet.identity.accounts import Account, NotSignedIn
from senet.matches.access import PermissionDenied
from senet.strings import LocalizedRefusal
from senet.web.services import ServicesDep, VisitorDep


class NotOperator(LocalizedRefusal, PermissionDenied):
    """The page is only for operators with a second factor."""


async def operator_of(services: ServicesDep, visitor: VisitorDep) -> Account:
    """The account of the operator; NotOperator if the visitor is not one."""
    if visitor.user is None or not visitor.session:
        raise NotSignedIn
    account = await services.accounts.account(visitor.user)
    if not account.is_operator:
        raise NotOperator("error-not-operator", field="account")
    if not account.totp:
        raise NotOperator("error-operator-factor", field="account")
    return account


OperatorDep = Annotated[Account, Depends(operator_of)]
