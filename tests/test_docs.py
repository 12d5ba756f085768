"""The documents tell the truth about the make targets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
TARGET: Final = re.compile(r"^([a-z$.][\w$()./-]*):(?!=)", re.MULTILINE)
NAMED: Final = re.compile(r"(?:^|`)make ([a-z][a-z-]*)", re.MULTILINE)


def targets(makefile: str) -> set[str]:
    return {name for name in TARGET.findall(makefile) if not name.startswith(".")}


def without_comment(makefile: str) -> list[str]:
    """The targets whose line does not follow a comment."""
    lines = makefile.splitlines()
    return [
        found[1]
        for before, line in zip(["", *lines], lines, strict=False)
        if (found := TARGET.match(line)) and not found[1].startswith(".") and not before.startswith("# ")
    ]


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md"])
def test_every_make_target_that_a_document_names_exists(document: str):
    named = set(NAMED.findall((ROOT / document).read_text()))
    assert named
    assert named - targets((ROOT / "Makefile").read_text()) == set()


def test_every_make_target_has_a_comment():
    assert without_comment((ROOT / "Makefile").read_text()) == []


def test_a_missing_target_or_comment_is_found():
    makefile = "# Do it.\none:\n\ttrue\n\ntwo: one\n\ttrue\n"
    assert targets(makefile) == {"one", "two"}
    assert without_comment(makefile) == ["two"]
    assert NAMED.findall("run `make three`, to make sure:\nmake four # now") == ["three", "four"]


# -- modules ---------------------------------------------------------------------------------------

SOURCE: Final = ROOT / "src" / "senet"
PACKAGES: Final = ("kernel", "storage", "identity", "matches", "notify", "web")
DOTTED: Final = re.compile(r"`(?:senet\.)?((?:" + "|".join(PACKAGES) + r")(?:\.[a-z_]+)+)`")
FILE: Final = re.compile(r"`(?:src/)?(?:senet/)?((?:" + "|".join(PACKAGES) + r")/[a-z_/]+\.py)`")


def missing_modules(text: str) -> list[str]:
    """The modules of the server and the kernel that a text names and that are not there; a name in one may follow."""
    named = {name.replace(".", "/") for name in DOTTED.findall(text)}
    gone = [name for name in named if not is_module(name) and not is_module(name.rpartition("/")[0])]
    return sorted([*gone, *(name for name in FILE.findall(text) if not (SOURCE / name).is_file())])


def is_module(name: str) -> bool:
    return (SOURCE / f"{name}.py").is_file() or ("/" in name and (SOURCE / name / "__init__.py").is_file())


@pytest.mark.parametrize("document", [*sorted((ROOT / "docs").rglob("*.md")), ROOT / "CONTRIBUTING.md", ROOT / "README.md"],
                         ids=lambda path: path.name)  # fmt: skip
def test_documents_name_only_modules_that_exist(document: Path):
    assert missing_modules(document.read_text(encoding="utf-8")) == []


def test_a_module_that_is_not_there_is_found():
    text = "`senet.web.house`, `web.routes.matches`, `kernel.match.Match`, `web/http/guarding.py`, `matches.seats`"
    assert missing_modules(text) == ["web/house", "web/http/guarding.py"]
