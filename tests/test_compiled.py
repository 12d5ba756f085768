"""Choosing between the sources and their compiled copy."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import senet
from senet.compiled import sources_hash
from tools.compile import modules

SOURCE = Path(__file__).resolve().parents[1] / "src"


def import_compiled(folder: Path, wish: str = "1") -> str:
    """The last line that Python prints when it takes the compiled copy in `folder`."""
    environment = {**os.environ, "SENET_COMPILED": wish, "SENET_COMPILED_DIR": str(folder)}
    command = [sys.executable, "-c", "import senet; print(senet.__path__[0])"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return (done.stdout + done.stderr).strip().splitlines()[-1]


def test_the_mode_is_what_was_chosen():
    assert senet.mode() == ("compiled" if os.environ.get("SENET_COMPILED") == "1" else "interpreted")


def test_without_a_copy_one_sentence_says_so(tmp_path: Path):
    assert import_compiled(tmp_path).endswith("run `make compile`.")
    assert "there is no compiled copy" in import_compiled(tmp_path)


def test_a_copy_of_other_sources_is_refused_and_one_of_these_is_taken(tmp_path: Path):
    (tmp_path / "senet").mkdir()
    (tmp_path / "senet" / "SOURCES").write_text("0123\n")
    assert "out of date" in import_compiled(tmp_path)
    (tmp_path / "senet" / "SOURCES").write_text(sources_hash() + "\n")
    assert import_compiled(tmp_path) == str(tmp_path / "senet")


def test_a_copy_is_used_if_there_is_one_of_these_sources(tmp_path: Path):
    ours = str(Path(senet.__file__).parent)
    assert import_compiled(tmp_path, "auto") == ours
    (tmp_path / "senet").mkdir()
    (tmp_path / "senet" / "SOURCES").write_text("0123\n")
    assert import_compiled(tmp_path, "auto") == ours
    (tmp_path / "senet" / "SOURCES").write_text(sources_hash() + "\n")
    assert import_compiled(tmp_path, "auto") == str(tmp_path / "senet")


def test_the_hash_depends_on_names_and_contents_only(tmp_path: Path):
    (tmp_path / "a.py").write_text("a")
    before = sources_hash(tmp_path)
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "a.pyc").write_text("made")
    assert sources_hash(tmp_path) == before
    (tmp_path / "a.py").rename(tmp_path / "b.py")
    renamed = sources_hash(tmp_path)
    assert renamed != before
    (tmp_path / "b.py").write_text("b")
    assert sources_hash(tmp_path) not in (before, renamed)


# -- what the compiler cannot do -----------------------------------------------------------------


def tuples_of_floats(code: str) -> list[str]:
    """Constants that mypyc may take for not set: tuples of floats, unless they are declared as `tuple[float, ...]`."""
    return [
        ast.unparse(node.target)
        for node in ast.parse(code).body
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final"
        if isinstance(node.value, ast.Tuple) and all(is_float(each) for each in node.value.elts)
    ]


def is_float(value: ast.expr) -> bool:
    number = value.operand if isinstance(value, ast.UnaryOp) else value
    return isinstance(number, ast.Constant) and isinstance(number.value, float)


def test_no_compiled_constant_is_a_tuple_of_floats_alone():
    wrong = {path: tuples_of_floats((SOURCE / path).read_text()) for path in modules(SOURCE, [])}
    assert len(wrong) > 100
    assert {path: names for path, names in wrong.items() if names} == {}


def test_a_tuple_of_floats_is_found():
    assert tuples_of_floats("A: Final = (1.0, -2.0)") == ["A"]
    assert tuples_of_floats("A: Final[tuple[float, ...]] = (1.0, 2.0)\nB: Final = (1.0, 2)") == []
