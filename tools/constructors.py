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


@dataclass(frozen=True)
class Field:
    name: str
    kind: ast.expr
    default: ast.expr | None
    module: str  # where its type can be imported from


@dataclass(frozen=True)
class Module:
    path: Path
    name: str
    lines: list[str]
    tree: ast.Module
    imported: dict[str, str]  # name -> the module that it was imported from

    def classes(self) -> list[ast.ClassDef]:
        return [node for node in self.tree.body if isinstance(node, ast.ClassDef)]

    def bound_names(self) -> set[str]:
        defined = [node.name for node in self.tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))]
        return {*self.imported, *defined, *vars(builtins)}


Records = dict[tuple[str, str], ast.ClassDef]  # by module and name


def add_constructors(paths: list[Path], root: Path) -> int:
    """Add constructors to the records in these modules of the packages in `root`; returns how many."""
    modules = {module.name: module for module in [read(path, root) for path in paths]}
    records: Records = {
        (module.name, node.name): node
        for module in modules.values()
        for node in module.classes()
        if is_record(node)
    }
    return sum(extend(module, modules, records) for module in modules.values())


def extend(module: Module, modules: dict[str, Module], records: Records) -> int:
    """Write the module with constructors for its records; returns how many."""
    added: list[tuple[int, list[str]]] = []
    imports: set[str] = set()
    for node in module.classes():
        fields = fields_of(node, module, modules, records) if (module.name, node.name) in records else None
        if fields:
            added.append((last_line(node), constructor(fields)))
            imports |= missing_imports(fields, module)
    for line, code in sorted(added, reverse=True):
        module.lines[line:line] = code
    if imports:
        at = module.lines.index("from __future__ import annotations") + 1
        module.lines[at:at] = sorted(imports)
    if added:
        module.path.write_text("\n".join(module.lines) + "\n", encoding="utf-8")
    return len(added)


def read(path: Path, root: Path) -> Module:
    source = path.read_text(encoding="utf-8")
    name = ".".join(path.relative_to(root).with_suffix("").parts)
    tree = ast.parse(source)
    imported: dict[str, str] = {}
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            imported |= {alias.asname or alias.name: node.module or "" for alias in node.names}
    return Module(path, name, source.splitlines(), tree, imported)


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


def fields_of(
    node: ast.ClassDef, module: Module, modules: dict[str, Module], records: Records
) -> list[Field] | None:
    """The fields with those of the base classes first; None if the standard library has to make the constructor."""
    fields: list[Field] = []
    for base in node.bases:
        name = base.id if isinstance(base, ast.Name) else ""
        home = modules.get(module.imported.get(name, module.name))
        parent = records.get((home.name, name)) if home else None
        inherited = fields_of(parent, home, modules, records) if home and parent else None
        if inherited is None:
            return None
        fields += inherited
    for each in node.body:
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
            if isinstance(each.value, ast.Call):  # such as field(default_factory=list)
                return None
            fields.append(Field(each.target.id, each.annotation, each.value, module.name))
    return fields


def constructor(fields: list[Field]) -> list[str]:
    parameters = [
        f"{field.name}: {ast.unparse(field.kind)}"
        + (f" = {ast.unparse(field.default)}" if field.default else "")
        for field in fields
    ]
    return [
        f"    def __init__(self, {', '.join(parameters)}) -> None:",
        *[f"        self.{field.name} = {field.name}" for field in fields],
    ]


def last_line(node: ast.ClassDef) -> int:
    """The line after which the constructor goes: that of the last field, of the docstring or of the head."""
    before = [each for each in node.body if isinstance(each, (ast.AnnAssign, ast.Expr))]
    return max([node.lineno, *[each.end_lineno or 0 for each in before]])


def missing_imports(fields: list[Field], module: Module) -> set[str]:
    """Imports of the types of inherited fields."""
    found: set[str] = set()
    for field in [field for field in fields if field.module != module.name]:
        names = {each.id for each in ast.walk(field.kind) if isinstance(each, ast.Name)}
        found |= {f"from {field.module} import {name}" for name in names - module.bound_names()}
    return found
