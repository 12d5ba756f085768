"""The shape of the code: who may import whom, how long things may be, and what no file may contain."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"

# Longer than allowed, each with its reason: "path" for a file, "path:function" for a function.
LONG: Final[dict[str, str]] = {}
FILE_LINES: Final = 500
FUNCTION_LINES: Final = 40
CODE: Final = {".py", ".js", ".css", ".html"}

# What each part may import of senet besides itself; the parts not named here may import all but the server and cli.
RULES: Final = ("", "kernel", "bots", "games", "drawing", "language")
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "settings": (),
    "strings": ("kernel", "language"),
    "storage": ("kernel", "settings"),
    "identity": ("kernel", "settings", "strings", "storage"),
    "matches": (*RULES, "settings", "strings", "storage", "identity"),
    "notify": (*RULES, "settings", "strings", "storage", "identity", "matches"),
    "kernel": (),
    "games": ("kernel",),
    "bots": ("kernel",),
    "arena": ("", "kernel", "bots", "games", "compiled"),
    "rl": ("", "kernel", "bots", "games"),
}
PURE: Final = ("kernel", "games", "bots")  # the standard library is enough for them
DOMAIN: Final = ("storage", "identity", "matches", "notify")  # the server without HTTP
SERVER: Final = (*DOMAIN, "web")
HTTP: Final = ("fastapi", "starlette", "uvicorn", "h11", "jinja2")
WEB: Final[dict[str, tuple[str, ...]]] = {
    "http": (),
    "views": ("http",),
    "routes": ("http", "views", "services", "errors"),
}
PACKAGE_MODULES: Final = 13  # of one package, without its `__init__`
LARGE: Final = (
    "senet.games",
    "senet.kernel",
    "senet.svg",
)  # a chapter of rules or a kind of part has a module each

# Inside a game: what each kind of module may import of the same game. Every other module is a chapter.
FOUNDATION: Final = ("components", "maps")
SHOWN: Final = (*FOUNDATION, "table")
CHAPTERS: Final = (*SHOWN, "chapter")
INSIDE: Final[dict[str, tuple[str, ...]]] = {
    "components": FOUNDATION,
    "maps": FOUNDATION,
    "table": SHOWN,
    "drawing": (*SHOWN, "drawing"),
    "telling": (*SHOWN, "telling"),
    "encoding": (*SHOWN, "encoding"),
    "chapter": CHAPTERS,
    "setup": (*CHAPTERS, "setup"),
    "position": (*CHAPTERS, "setup", "position"),
    "__init__": (*CHAPTERS, "setup", "position", "drawing", "telling", "encoding"),
}


# -- who imports whom ----------------------------------------------------------------------------


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


SOURCES: Final = {module_name(path): path for path in sorted(SOURCE.rglob("*.py"))}


def imported(name: str, code: str, known: set[str], is_package: bool) -> Iterator[str]:
    """The full name of every module that the module `name` imports, wherever in its code."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = name.split(".")[: len(name.split(".")) + is_package - node.level]
                base = ".".join([*parents, *([base] if base else [])])
            for alias in node.names:
                full = f"{base}.{alias.name}"
                yield full if full in known else base


def kind(parts: list[str]) -> str:
    """The kind of a module inside a game, by its package or else its own name: `table_records`, `drawing.board`, `amon.table`."""
    if not parts:
        return "__init__"
    stems = [part.partition("_")[0] for part in (parts[0], parts[-1])]
    return next((stem for stem in stems if stem in INSIDE), "chapter")


def forbidden(name: str, target: str) -> str:
    """Why the module `name` may not import the module `target`, or ""."""
    mine = name.split(".")
    part = mine[1] if len(mine) > 1 else ""
    top, *rest = target.split(".")
    if top != "senet":
        if part in DOMAIN and top in HTTP:
            return f"{part} knows nothing of HTTP"
        pure = part in PURE and top not in sys.stdlib_module_names
        return f"{part} needs only the standard library" if pure else ""
    theirs = rest[0] if rest else ""
    if theirs in ("web", "cli") and part not in (theirs, "cli", "__main__"):
        return f"nobody imports {theirs}"
    if theirs in DOMAIN and part not in (*SERVER, "cli"):
        return f"only the server imports {theirs}"
    if part == theirs == "web" and len(mine) > 2 and mine[2] in WEB:
        inner = rest[1] if len(rest) > 1 else ""
        return "" if inner in (mine[2], *WEB[mine[2]]) else f"web.{mine[2]} may not import web.{inner}"
    if part == "games" and len(mine) > 2:
        return forbidden_in_game(mine[2], kind(mine[3:]), rest)
    if part not in PARTS or theirs == part:
        return ""
    if theirs not in PARTS[part]:
        return f"{part} may not import {theirs or 'senet itself'}"
    if theirs == "games" and len(rest) > 1:
        return f"{part} knows games only through their registry"
    return ""


def forbidden_in_game(game: str, mine: str, rest: list[str]) -> str:
    """The same for a module of kind `mine` of a game; `rest` is the target without `senet`."""
    if rest[:1] == ["kernel"] or (rest[:1] == ["svg"] and mine == "drawing"):
        return ""
    if rest[:1] != ["games"] or len(rest) < 2:
        return "a game may import only the kernel and itself"
    if rest[1] != game:
        return "a game never imports another game"
    theirs = kind(rest[2:])
    return "" if theirs in INSIDE[mine] else f"{mine} may not import {theirs}"


def wrong_imports(name: str, code: str, known: set[str], is_package: bool = False) -> list[str]:
    return [
        f"{name} imports {target}: {reason}"
        for target in imported(name, code, known, is_package)
        if (reason := forbidden(name, target))
    ]


def test_every_module_imports_only_what_it_may():
    known = set(SOURCES)
    wrong = [
        line
        for name, path in SOURCES.items()
        for line in wrong_imports(name, path.read_text(), known, path.name == "__init__.py")
    ]
    assert wrong == []


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("senet.kernel.game", "import numpy"),
        ("senet.kernel.game", "from senet.games import boxes"),
        ("senet.kernel.game", "import senet"),
        ("senet.kernel.game", "from .. import bots"),
        ("senet.bots.greedy", "from senet.games import boxes"),
        ("senet.bots.greedy", "def late():\n    import msgspec"),
        ("senet.arena.fuzz", "import senet.games.ankh.table"),
        ("senet.arena.fuzz", "from senet.svg import Drawing"),
        ("senet.rl.gym", "from senet.web import app"),
        ("senet.picture", "from senet.web import app"),
        ("senet.language", "import senet.cli"),
        ("senet.library", "from senet.matches.service import MatchService"),
        ("senet.matches.service", "from starlette.requests import Request"),
        ("senet.matches.service", "from senet.web.services import Services"),
        ("senet.matches.service", "from senet.notify.notifier import Notifier"),
        ("senet.storage.journal", "import fastapi"),
        ("senet.storage.backup", "from senet.matches.verification import verify_all"),
        ("senet.identity.accounts", "from senet.matches import live"),
        ("senet.notify.push", "from senet.web.views.seat_view import SeatView"),
        ("senet.web.http.middleware", "from senet.web.views.templates import page"),
        ("senet.web.views.seat_view", "from senet.web.routes.matches import view_of"),
        ("senet.web.routes.matches", "from senet.web.app import create_app"),
        ("senet.games", "from senet.bots import greedy"),
        ("senet.games.ankh.turn", "from senet.games.kemet import table"),
        ("senet.games.ankh.turn", "from senet.games import boxes"),
        ("senet.games.ankh.turn", "from senet.svg import Drawing"),
        ("senet.games.ankh.turn", "from senet.bots import greedy"),
        ("senet.games.ankh.turn", "import rich"),
        ("senet.games.ankh.turn", "from senet.games.ankh.setup import new_game"),
        ("senet.games.ankh.turn", "from senet.games.ankh.drawing import draw"),
        ("senet.games.ankh.turn", "from senet.games.ankh import BOX"),
        ("senet.games.ankh.components", "from senet.games.ankh.table import Ankh"),
        ("senet.games.ankh.table", "from senet.games.ankh.powers import trigger"),
        ("senet.games.ankh.table", "from .turn import turn"),
        ("senet.games.ankh.drawing", "from senet.games.ankh.conflict import strength"),
        ("senet.games.ankh.drawing.cards", "from senet.games.ankh import conflict"),
        ("senet.games.ankh.telling", "from senet.games.ankh.setup import new_game"),
        ("senet.games.ankh.encoding", "from senet.games.ankh.drawing import draw"),
        ("senet.games.ankh.drawing.board", "from senet.games.ankh.amon.march import march"),
        ("senet.games.ankh.amon.table", "from senet.games.ankh.amon.march import march"),
        ("senet.games.ankh.amon.march", "from senet.games.ankh.amon.setup import new_amon"),
    ],
)
def test_a_forbidden_import_is_found(name: str, code: str):
    known = {"senet.bots", "senet.bots.greedy", "senet.games.kemet.table", "senet.games.ankh.conflict"}
    assert len(wrong_imports(name, code, known)) == 1


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("senet.kernel.play", "import hashlib\nfrom senet.kernel.game import Game\nfrom . import codec"),
        ("senet.bots.greedy", "from senet.kernel.play import choices"),
        (
            "senet.arena.fuzz",
            "import senet\nimport ray\nfrom senet.games import boxes\nfrom senet.bots import greedy",
        ),
        ("senet.web.app", "import fastapi\nfrom senet.games import boxes\nfrom senet.arena import fuzz"),
        ("senet.cli", "from senet.web import app\nfrom senet.picture import png"),
        (
            "senet.matches.service",
            "from senet.storage.journal import Journal\nfrom senet.kernel.match import Match",
        ),
        (
            "senet.web.routes.matches",
            "from senet.web.views.seat_view import SeatView\nfrom senet.web.services import Services",
        ),
        ("senet.games.ankh", "from senet.games.ankh.setup import new_game\nfrom .drawing import draw"),
        ("senet.games.ankh.setup", "from senet.games.ankh.turn import turn"),
        ("senet.games.ankh.turn", "from senet.games.ankh import conflict\nfrom .table import Ankh"),
        ("senet.games.ankh.powers", "from senet.games.ankh.turn import turn"),
        (
            "senet.games.ankh.drawing",
            "from senet.svg import Drawing\nfrom senet.games.ankh.drawing.board import b",
        ),
        ("senet.games.ankh.drawing.board", "from senet.svg import Drawing\nfrom ..amon.table import Amon"),
        ("senet.games.ankh.table", "from senet.games.ankh.amon.table import Amon"),
    ],
)
def test_an_allowed_import_is_allowed(name: str, code: str):
    known = {"senet.games.ankh.conflict"}
    assert wrong_imports(name, code, known, is_package=name == "senet.games.ankh") == []


# -- what is declared ------------------------------------------------------------------------------


def plain(name: str) -> str:
    """The name of a package as installers compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def declared_packages() -> set[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    wanted = [
        *project["dependencies"],
        *(name for names in project["optional-dependencies"].values() for name in names),
    ]
    return {plain(re.split(r"[\[;<>=! ]", name)[0]) for name in wanted}


def undeclared(code: str, packages: Mapping[str, list[str]], declared: set[str]) -> set[str]:
    """The modules of other packages that the code imports without their being declared."""
    tops = {name.partition(".")[0] for name in imported("senet.x", code, set(), False)}
    others = tops - set(sys.stdlib_module_names) - {"senet"}
    return {top for top in others if not declared & {plain(name) for name in packages.get(top, [top])}}


def test_everything_that_is_imported_is_declared_and_pinned():
    packages, declared = packages_distributions(), declared_packages()
    found = {name: undeclared(path.read_text(), packages, declared) for name, path in SOURCES.items()}
    assert {name: modules for name, modules in found.items() if modules} == {}
    pinned = {plain(line.partition("==")[0]) for line in (ROOT / "constraints.txt").read_text().splitlines()}
    assert declared - pinned == set()


def test_an_import_without_a_declaration_is_found():
    packages = {"yaml": ["PyYAML"], "h11": ["h11"]}
    assert undeclared("import json\nimport yaml.nodes\nimport h11", packages, {"h11"}) == {"yaml"}
    assert undeclared("import yaml", packages, {"pyyaml"}) == set()


# -- how large packages may be ---------------------------------------------------------------------


def too_many_modules(names: Iterable[str]) -> dict[str, int]:
    """The packages with too many modules."""
    sizes = Counter(name.rpartition(".")[0] for name in names)
    return {
        name: size for name, size in sizes.items() if size > PACKAGE_MODULES and not name.startswith(LARGE)
    }


def test_no_package_has_too_many_modules():
    found = [name for name, path in SOURCES.items() if path.name != "__init__.py"]
    assert too_many_modules(found) == {}


def test_a_package_with_too_many_modules_is_found():
    names = [f"senet.web.m{number}" for number in range(PACKAGE_MODULES)]
    assert too_many_modules(names) == {}
    assert too_many_modules([*names, "senet.web.more"]) == {"senet.web": PACKAGE_MODULES + 1}


# -- how questions are written ---------------------------------------------------------------------

CONVERTED: Final = ("pharaon", "egizia", "ankh")  # the games whose questions are written so
ASKING: Final = ("ask", "ask_all")


class Asked(NamedTuple):
    """A constant that is a question, as it stands in a module."""

    constant: str
    name: str
    offer: str
    forbids: str
    place: int  # among the statements of the module


def asked_in(body: list[ast.stmt]) -> list[Asked]:
    found = []
    for place, node in enumerate(body):
        if isinstance(node, ast.AnnAssign | ast.Assign) and isinstance(node.value, ast.Call):
            call = node.value
            if ast.unparse(call.func) == "Question":
                target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
                name, offer, forbids = [ast.unparse(arg) for arg in call.args[:3]]
                found.append(Asked(ast.unparse(target), ast.literal_eval(name), offer, forbids, place))
    return found


def hearers(trees: Iterable[ast.Module]) -> set[tuple[str, str]]:
    """Constants of questions, each with the name of a step that hears the answer."""
    asking = [
        node.args
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKING
    ]
    return {(ast.unparse(args[1]), ast.unparse(args[2])) for args in asking if len(args) > 2}


def unlike_the_others(modules: Mapping[str, str]) -> list[str]:
    """What is wrong with the questions of a game, whose modules are given with their code.

    Functions that several questions share (yes or no) may stand anywhere.
    """
    trees = {name: ast.parse(code) for name, code in modules.items()}
    heard = hearers(trees.values())
    asked = {name: asked_in(tree.body) for name, tree in trees.items()}
    uses = Counter(function for each in asked.values() for q in each for function in (q.offer, q.forbids))
    wrong = []
    for name, tree in trees.items():
        for node in tree.body:
            is_step = (
                isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns) == "None"
            )
            if is_step and node.name.startswith(("offer_", "forbids_")):
                wrong.append(f"{name}: {node.name} is a step")
        for q in asked[name]:
            if q.constant != q.name.upper():
                wrong.append(f"{name}: {q.constant} is called {q.name!r}")
            if uses[q.offer] > 1 or uses[q.forbids] > 1:
                continue
            stem = q.offer.removeprefix("offer_")
            if (q.offer, q.forbids) != (f"offer_{stem}", f"forbids_{stem}"):
                wrong.append(f"{name}: {q.constant} has the functions {q.offer} and {q.forbids}")
            above = [getattr(node, "name", "") for node in tree.body[: q.place]]
            while above and (q.constant, above[-1]) in heard:
                above.pop()
            if above[-2:] != [q.offer, q.forbids]:
                wrong.append(f"{name}: {q.constant} does not stand directly below its functions")
    return wrong


@pytest.mark.parametrize("game", CONVERTED)
def test_a_question_stands_below_its_functions_and_shares_their_names(game: str):
    inside = f"senet.games.{game}."
    modules = {name: path.read_text() for name, path in SOURCES.items() if name.startswith(inside)}
    assert sum(len(asked_in(ast.parse(code).body)) for code in modules.values()) > 10
    assert unlike_the_others(modules) == []


GOOD_QUESTION: Final = """
def ask_jar(g): g.ask(0, JAR, jar_chosen)
def offer_jar(g): ...
def forbids_jar(g): ...
def jar_chosen(g): ...
JAR: Final = Question("jar", offer_jar, forbids_jar, always=True)
"""


def test_a_question_that_is_written_otherwise_is_found():
    def wrong(old: str, new: str) -> list[str]:
        return [line.partition(": ")[2] for line in unlike_the_others({"m": GOOD_QUESTION.replace(old, new)})]

    assert wrong("", "") == []
    assert wrong("JAR", "WHICH_JAR") == ["WHICH_JAR is called 'jar'"]
    assert wrong("forbids_jar", "forbids_jars") == ["JAR has the functions offer_jar and forbids_jars"]
    assert wrong("offer_jar", "jars") == ["JAR has the functions jars and forbids_jar"]
    far = ["JAR does not stand directly below its functions"]
    assert wrong("def jar_chosen(g): ...", "def jar_chosen(g): ...\ndef helper(): ...") == far
    assert wrong("def forbids_jar(g): ...", "def helper(): ...\ndef forbids_jar(g): ...") == far
    assert wrong("def offer_jar(g): ...", "from m import offer_jar") == far
    assert wrong("def ask_jar(g):", "def offer_jars(g) -> None:") == ["offer_jars is a step"]


# -- how long things may be ----------------------------------------------------------------------


def too_long(path: str, code: str) -> dict[str, int]:
    """What is too long in a file, with the number of its lines."""
    found = {path: len(code.splitlines())} if len(code.splitlines()) > FILE_LINES else {}
    if path.endswith(".py"):
        for node in ast.walk(ast.parse(code)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > FUNCTION_LINES:
                    found[f"{path}:{node.name}"] = lines
    return found


def test_no_file_and_no_function_is_too_long():
    found: dict[str, int] = {}
    for path in sorted(SOURCE.rglob("*")):
        if path.suffix in CODE and path.is_file():
            found |= too_long(path.relative_to(ROOT).as_posix(), path.read_text())
    assert {where: lines for where, lines in found.items() if where not in LONG} == {}
    assert sorted(set(LONG) - set(found)) == [], "these are not too long any more"


def test_a_long_file_or_function_is_found():
    body = "    pass\n"
    assert too_long("a.py", "def f():\n" + body * 39) == {}
    assert too_long("a.py", "def f():\n" + body * 40) == {"a.py:f": 41}
    assert too_long("a.js", ";\n" * 501) == {"a.js": 501}


# -- parts of drawings -----------------------------------------------------------------------------

SEEN: Final = (
    "Scene",
    "Any",
    "Commons",
    *[path.parent.name.title() for path in SOURCE.glob("senet/games/*/__init__.py")],
)


def impure_parts(code: str) -> list[str]:
    """The parts of a drawing that are given more than records and words."""
    return [
        f"{node.name} takes {ast.unparse(each.annotation)}"
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.FunctionDef) and "svg.part" in map(ast.unparse, node.decorator_list)
        for each in [*node.args.args, *node.args.kwonlyargs]
        if each.annotation is not None and ast.unparse(each.annotation) in SEEN
    ]


def test_a_part_of_a_drawing_never_sees_the_scene_or_the_table():
    drawings = {name: path for name, path in SOURCES.items() if ".drawing." in name}
    assert {name.split(".")[2] for name in drawings} == {"ankh", "egizia", "kemet", "pharaon"}
    assert {name: found for name, path in drawings.items() if (found := impure_parts(path.read_text()))} == {}


def test_a_part_that_sees_the_scene_is_found():
    assert impure_parts("@svg.part\ndef bank(s: Scene, words: Words) -> Element: ...") == ["bank takes Scene"]
    assert impure_parts("@svg.part\ndef bank(view: Kemet) -> Element: ...") == ["bank takes Kemet"]
    assert impure_parts("@svg.part\ndef bank(p: Bank, words: Words) -> Element: ...") == []
    assert impure_parts("def bank(s: Scene) -> Element: ...") == []


# -- what no file may contain --------------------------------------------------------------------

HOSTS: Final = [
    "pypi" + r"\.org",
    "python" + r"hosted\.org",
    "npm" + r"js\.(?:org|com)",
    "deb" + r"\.debian\.org",
]
FOLDERS: Final = ["work", "root", "farm", "Users", r"home/\w+"]
FORBIDDEN: Final = {
    "the address of a package index": re.compile("|".join(HOSTS)),
    "a path of one machine": re.compile(rf"(?<![\w.~/-])/(?:{'|'.join(FOLDERS)})/"),
    "a folder outside the repository": re.compile(r"\.\./" + "shared"),
}


def strange(text: str) -> list[str]:
    return [what for what, pattern in FORBIDDEN.items() if pattern.search(text)]


def tracked_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=False)
    if listed.returncode == 0:
        return [ROOT / name for name in listed.stdout.decode().split("\0") if name]
    made = {".git", ".venv", "build", "node_modules", "__pycache__"}  # an unpacked archive
    return [path for path in ROOT.rglob("*") if not made & set(path.relative_to(ROOT).parts)]


def test_files_stand_for_themselves():
    wrong = {}
    for path in tracked_files():
        if path.is_file() and (found := strange(path.read_bytes().decode(errors="replace"))):
            wrong[path.relative_to(ROOT).as_posix()] = found
    assert wrong == {}


@pytest.mark.parametrize(
    "text",
    [
        "see https://pypi" + ".org/simple",
        "open('/ro" + "ot/x')",
        "/ho" + "me/ann/senet",
        "cat ../" + "shared/x",
    ],
)
def test_a_strange_address_or_path_is_found(text: str):
    assert len(strange(text)) == 1


def test_addresses_of_our_own_pages_are_fine():
    assert strange("GET /matches/7/choices, src/work/x, https://senet.example/ro" + "ot/") == []
