"""Gives records explicit constructors before they are compiled.

The standard library generates the constructor of a dataclass at run time, as interpreted code, and mypyc calls it for
every new record. An explicit `__init__` with the same parameters is compiled, which makes clones about five times
faster. The sources need no such boilerplate: it is added to the copy that is compiled.
"""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass
from pathlib import Path

Fields = list[tuple[str, ast.expr, ast.expr | None]]  # name, type, default


@dataclass(frozen=True)
class Module:
    path: Path
    name: str
    lines: list[str]
    tree: ast.Module


Records = dict[str, tuple[Module, ast.ClassDef]]


def add_constructors(paths: list[Path], root: Path) -> int:
    """Add constructors to the records in these modules of the packages in `root`; returns how many."""
    modules = [read(path, root) for path in paths]
    records: Records = {
        node.name: (module, node)
        for module in modules
        for node in module.tree.body
        if isinstance(node, ast.ClassDef) and is_record(node)
    }
    count = 0
    for module in modules:
        added: list[tuple[int, list[str]]] = []
        imports: set[str] = set()
        for _, node in [record for record in records.values() if record[0] is module]:
            fields = all_fields(node, records)
            if fields is not None:
                added.append((last_line(node), constructor(fields)))
                imports |= missing_imports(node, module, records)
        for line, code in sorted(added, reverse=True):
            module.lines[line:line] = code
        if imports:
            at = module.lines.index("from __future__ import annotations") + 1
            module.lines[at:at] = sorted(imports)
        if added:
            module.path.write_text("\n".join(module.lines) + "\n", encoding="utf-8")
        count += len(added)
    return count


def read(path: Path, root: Path) -> Module:
    source = path.read_text(encoding="utf-8")
    name = ".".join(path.relative_to(root).with_suffix("").parts)
    return Module(path, name, source.splitlines(), ast.parse(source))


def is_record(node: ast.ClassDef) -> bool:
    """Whether this is a dataclass that can be changed, and without a constructor of its own."""
    own = {each.name for each in node.body if isinstance(each, ast.FunctionDef)}
    decorated = any(is_dataclass(each) for each in node.decorator_list)
    return decorated and not own & {"__init__", "__post_init__"}


def is_dataclass(decorator: ast.expr) -> bool:
    if isinstance(decorator, ast.Call):
        frozen = any(keyword.arg == "frozen" for keyword in decorator.keywords)
        return not frozen and is_dataclass(decorator.func)
    return isinstance(decorator, ast.Name) and decorator.id == "dataclass"


def own_fields(node: ast.ClassDef) -> Fields:
    return [
        (each.target.id, each.annotation, each.value)
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name)
    ]


def all_fields(node: ast.ClassDef, records: Records) -> Fields | None:
    """The fields with those of the base classes first; None if the standard library has to do it."""
    fields: Fields = []
    for base in node.bases:
        if not isinstance(base, ast.Name) or base.id not in records:
            return None
        fields += all_fields(records[base.id][1], records) or []
    fields += own_fields(node)
    made = [default for _, _, default in fields if isinstance(default, ast.Call)]  # such as field(…)
    return fields if fields and not made and own_fields(node) else None


def constructor(fields: Fields) -> list[str]:
    parameters = [
        f"{name}: {ast.unparse(kind)}" + (f" = {ast.unparse(default)}" if default else "")
        for name, kind, default in fields
    ]
    return [
        f"    def __init__(self, {', '.join(parameters)}) -> None:",
        *[f"        self.{name} = {name}" for name, _, _ in fields],
    ]


def last_line(node: ast.ClassDef) -> int:
    """The line of the last field."""
    return max(each.end_lineno or 0 for each in node.body if isinstance(each, ast.AnnAssign))


def missing_imports(node: ast.ClassDef, module: Module, records: Records) -> set[str]:
    """Imports of the types of inherited fields, from the modules of the base classes."""
    known = {*vars(builtins), *bound_names(module.tree)}
    found: set[str] = set()
    for base in node.bases:
        assert isinstance(base, ast.Name)
        home, parent = records[base.id]
        for _, kind, _ in own_fields(parent):
            names = {each.id for each in ast.walk(kind) if isinstance(each, ast.Name)}
            found |= {f"from {home.name} import {name}" for name in names - known}
    return found


def bound_names(tree: ast.Module) -> set[str]:
    """What a module defines or imports."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            found |= {(alias.asname or alias.name).partition(".")[0] for alias in node.names}
        elif isinstance(node, (ast.ClassDef, ast.FunctionDef)):
            found.add(node.name)
    return found
