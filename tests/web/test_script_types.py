"""The types of the scripts are checked by TypeScript, where Node is installed; elsewhere one line says that they are not."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Final

from senet.web.http.static_files import STATIC

TOOL: Final = Path(__file__).resolve().parents[2] / "tools" / "scripts"
CHECK: Final = TOOL / "check.sh"
NOT_CHECKED: Final = "so the types of the scripts were not checked."


def check(*project: str, path: str | None = None) -> tuple[int, str]:
    """The exit code and what was said."""
    settings = os.environ | ({"PATH": path} if path else {})
    done = subprocess.run([CHECK, *project], env=settings, capture_output=True, text=True, check=False)
    return done.returncode, (done.stdout + done.stderr).strip()


def test_scripts_have_the_types_that_they_say(record_property: Callable[[str, object], None]):
    code, said = check()
    if NOT_CHECKED in said:
        record_property("said", said)  # see tests/conftest.py
    assert code == 0, said


def test_a_wrong_type_is_found_and_named(tmp_path: Path):
    (tmp_path / "wrong.js").write_text(
        "/** @param {number} seat */\nexport const next = (seat) => seat.length;\n"
    )
    project = tmp_path / "tsconfig.json"
    own = '"compilerOptions": {"incremental": false, "tsBuildInfoFile": null}, "include": ["*.js"], "exclude": []'
    project.write_text(f'{{"extends": "{TOOL.as_posix()}/tsconfig.json", {own}}}')
    code, said = check(str(project))
    assert said.endswith(NOT_CHECKED) or (code != 0 and "wrong.js(2,36): error" in said), said


def test_where_node_is_missing_one_line_says_so(tmp_path: Path):
    for name in ("sh", "dirname"):
        (tmp_path / name).symlink_to(shutil.which(name) or name)
    assert check(path=str(tmp_path)) == (0, f"Node is not here, {NOT_CHECKED}")


def test_no_script_is_left_unchecked():
    """A script that says `@ts-ignore` or the like would not be checked there."""
    scripts = [path for path in STATIC.rglob("*.js") if path.parent.name != "vendor"]
    assert scripts and not [path.name for path in scripts if "@ts-" in path.read_text(encoding="utf-8")]
