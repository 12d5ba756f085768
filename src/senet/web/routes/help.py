"""The help page and the API documentation."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse

from senet.web.views.templates import page

router = APIRouter(include_in_schema=False)


@router.get("/docs", response_class=HTMLResponse)
async def docs(request: Request) -> HTMLResponse:
    """The API documentation, generated from the OpenAPI document."""
    document = request.app.openapi()
    actions = [
        {"method": method.upper(), "path": path} | action
        for path, methods in document["paths"].items()
        for method, action in methods.items()
    ]
    return page(request, "docs.html", document=document, actions=actions)


@router.get("/help", response_class=HTMLResponse)
async def help_page(request: Request) -> HTMLResponse:
    return page(request, "help.html")
