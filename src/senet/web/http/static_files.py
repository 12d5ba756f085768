"""Style sheets, scripts and fonts: read and compressed once, served from memory."""

from __future__ import annotations

import gzip
import hashlib
import re
from functools import cache
from mimetypes import guess_type
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Final

from starlette.datastructures import Headers, QueryParams
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from senet.identity.accounts import THEMES
from senet.identity.passwords import COMMON_FILE
from senet.svg.definitions import STYLE
from senet.svg.lettering import FONTS

STATIC: Final = Path(__file__).parents[1] / "static"
DRAWINGS: Final = "drawings"  # the style sheet of all drawings, which is not a file
SHEETS: Final = {"page": ("look", "people"), "table": ("look", DRAWINGS, "table", "people")}
TYPES: Final = {".js": "text/javascript", ".woff2": "font/woff2"}  # missing from some systems' tables
WORTH_PACKING: Final = 800  # bytes
VERSIONED: Final = re.compile(r"v-(?P<version>[0-9a-f]{10})/(?P<name>.+)")
IMPORTED: Final = re.compile(r'^import [^;]*?"(\.[^"]+)";', re.MULTILINE)


class Asset:
    def __init__(self, name: str, content: bytes) -> None:
        self.content = content
        self.kind = TYPES.get(Path(name).suffix) or guess_type(name)[0] or "application/octet-stream"
        self.digest = hashlib.blake2b(content, digest_size=5).hexdigest()
        worth_it = len(content) >= WORTH_PACKING and not name.endswith(".woff2")
        self.packed = gzip.compress(content, 9, mtime=0) if worth_it else None

    def response(self, headers: Headers, immutable: bool) -> Response:
        """The file; a versioned URL may be cached forever, any other must be revalidated."""
        sent = {
            "etag": f'"{self.digest}"',
            "vary": "accept-encoding",
            "cache-control": "public, max-age=31536000, immutable" if immutable else "no-cache",
        }
        if f'"{self.digest}"' in headers.get("if-none-match", ""):
            return Response(status_code=304, headers=sent)
        if self.packed is not None and "gzip" in headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.kind, headers=sent | {"content-encoding": "gzip"})
        return Response(self.content, media_type=self.kind, headers=sent)


def folder(path: Path) -> dict[str, Asset]:
    files = [each for each in path.rglob("*") if each.is_file()]
    return {each.relative_to(path).as_posix(): Asset(each.name, each.read_bytes()) for each in files}


@cache
def fonts() -> dict[str, Asset]:
    return folder(FONTS)


@cache
def static() -> dict[str, Asset]:
    """All static files, and the style sheets composed from them."""
    found = folder(STATIC)
    found[COMMON_FILE.name] = Asset(COMMON_FILE.name, COMMON_FILE.read_bytes())
    for kind in SHEETS:
        for theme in THEMES:
            name = f"{kind}-{theme}.css"
            found[name] = Asset(name, sheet(kind, theme).encode())
    return found


def sheet(kind: str, theme: str) -> str:
    """One style sheet with everything for a kind of page, because browsers wait for every sheet before rendering."""
    letters = (FONTS / "fonts.css").read_text(encoding="utf-8").replace('url("', 'url("/fonts/')
    parts = [STYLE if name == DRAWINGS else text(name) for name in SHEETS[kind]]
    dark = {"light": "", "dark": text("dark")}.get(
        theme, f"@media (prefers-color-scheme: dark) {{\n{text('dark')}}}\n"
    )
    return "".join([letters, *parts, dark])


def text(name: str) -> str:
    return (STATIC / f"{name}.css").read_text(encoding="utf-8")


@cache
def scripts_version() -> str:
    """One version for all scripts, because they import one another by relative URLs."""
    digests = [asset.digest for name, asset in sorted(static().items()) if name.endswith(".js")]
    return hashlib.blake2b("".join(digests).encode(), digest_size=5).hexdigest()


def address(name: str) -> str:
    """The URL of a static file; it changes when the file does."""
    if name.endswith(".js"):
        return f"/static/v-{scripts_version()}/{name}"
    return f"/static/{name}?v={static()[name].digest}"


@cache
def modules(name: str) -> list[str]:
    """The URLs of all modules that a script imports, so that a page can preload them."""
    found: list[str] = []
    names = [name]
    while names:
        script = names.pop()
        folder = PurePosixPath(script).parent
        imported = IMPORTED.findall(static()[script].content.decode())
        new = [path for each in imported if (path := normpath(folder / each)) not in (*found, name)]
        found += new
        names += new
    return [address(each) for each in sorted(set(found))]


class StaticFiles:
    """Serves files from memory."""

    def __init__(self, found: dict[str, Asset]) -> None:
        self.found = found

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405)
        name = scope["path"].removeprefix(scope.get("root_path", "")).removeprefix("/")
        version, expected = QueryParams(scope["query_string"]).get("v"), ""
        if versioned := VERSIONED.fullmatch(name):
            name, version, expected = versioned["name"], versioned["version"], scripts_version()
        asset = self.found.get(name)
        if asset is None:
            raise HTTPException(404)
        immutable = version == (expected or asset.digest)
        await asset.response(Headers(scope=scope), immutable)(scope, receive, send)
