"""Where and how the source of a rule can be changed slightly.

A mutant is the source of one module with one small change: `<` for `<=`, `and` for `or`, a number one larger, a statement
left out. Changes are made in the text and not in the tree, so that a report shows the line as it would be written.
"""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

Edit = tuple[int, int, bytes]  # from, to (in bytes of the source), and what stands there instead
Change = tuple[str, list[Edit]]  # the kind of mutation, and its edits


@dataclass(frozen=True)
class Mutant:
    """One small change to one module."""

    module: str  # the path of the module in the folder of the game
    line: int
    function: str  # where it is: `name`, `Class.name`, or "" outside of functions
    kind: str
    original: str  # the changed lines on one line, before and after
    mutated: str
    statement: tuple[
        int, int
    ]  # the first and the last line of the statement, or of the head of a compound one
    edits: tuple[Edit, ...]

    def apply(self, source: bytes) -> bytes:
        """The source of the mutant."""
        for start, end, text in sorted(self.edits, reverse=True):
            source = source[:start] + text + source[end:]
        return source


Site = list[Mutant]  # the mutants of one place and kind: a number may become one larger or one smaller

COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: (r"<", "<="),
    ast.LtE: (r"<=", "<"),
    ast.Gt: (r">", ">="),
    ast.GtE: (r">=", ">"),
    ast.Eq: (r"==", "!="),
    ast.NotEq: (r"!=", "=="),
    ast.In: (r"\bin\b", "not in"),
    ast.NotIn: (r"\bnot\s+in\b", "in"),
    ast.Is: (r"\bis\b", "is not"),
    ast.IsNot: (r"\bis\s+not\b", "is"),
}
ITS_OWN_OPPOSITE: Final = (ast.Eq, ast.NotEq, ast.In, ast.NotIn, ast.Is, ast.IsNot)
SWAPPED_CALLS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}
NOT_NUMBERS: Final = (ast.List, ast.ListComp, ast.Tuple, ast.Dict, ast.Set, ast.JoinedStr)


class Finder:
    """Finds the sites of one module."""

    def __init__(self, module: str, source: bytes) -> None:
        self.module = module
        self.source = source
        self.starts = [0]
        for row in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(row))
        self.sites: list[Site] = []
        self.names: list[str] = []
        self.returns: list[str] = []
        self.statement = (1, 1)

    def find(self) -> list[Site]:
        self.walk(ast.parse(self.source))
        return self.sites

    # -- the walk through the tree -------------------------------------------------------------------

    def walk(self, node: ast.AST) -> None:
        if is_not_behaviour(node):
            return
        outer = self.statement
        if isinstance(node, ast.stmt):
            self.statement = head(node)
        for variants in self.changes(node):
            self.sites.append([self.mutant(node, kind, edits) for kind, edits in variants])
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            self.names.append(node.name)
            is_function = isinstance(node, ast.FunctionDef) and node.returns is not None
            self.returns.append(ast.unparse(node.returns) if is_function else "")  # type: ignore[union-attr, arg-type]
            self.walk_all(node)
            self.names.pop()
            self.returns.pop()
        else:
            self.walk_all(node)
        self.statement = outer

    def walk_all(self, node: ast.AST) -> None:
        for child in behaviour_of(node):
            self.walk(child)

    def mutant(self, node: ast.AST, kind: str, edits: list[Edit]) -> Mutant:
        first, last = min(start for start, _, _ in edits), max(end for _, end, _ in edits)
        begin = self.source.rfind(b"\n", 0, first) + 1
        end = self.source.find(b"\n", last)
        end = len(self.source) if end < 0 else end
        shifted = tuple((start - begin, stop - begin, text) for start, stop, text in edits)
        line = self.source.count(b"\n", 0, first) + 1
        plain = Mutant(self.module, line, "", kind, "", "", self.statement, shifted)
        original = self.source[begin:end]
        return Mutant(
            self.module,
            line,
            ".".join(self.names),
            kind,
            on_one_line(original),
            on_one_line(plain.apply(original)),
            self.statement,
            tuple(edits),
        )

    # -- the text of the tree ------------------------------------------------------------------------

    def start(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node: ast.expr | ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def replaced(self, node: ast.expr | ast.stmt, text: str) -> list[Edit]:
        return [(self.start(node), self.end(node), text.encode())]

    def negated(self, node: ast.expr) -> list[Edit]:
        return [(self.start(node), self.start(node), b"not ("), (self.end(node), self.end(node), b")")]

    def between(self, left: ast.expr, right: ast.expr, pattern: str, text: str) -> list[Edit]:
        """Replace the operator that stands between two expressions, not a word in a comment there."""
        begin, end = self.end(left), self.start(right)
        for found in re.finditer(rf"#[^\n]*|({pattern})".encode(), self.source[begin:end]):
            if found[1]:
                return [(begin + found.start(), begin + found.end(), text.encode())]
        raise AssertionError(f"no {pattern} between two expressions of {self.module}:{left.lineno}")

    # -- what can be changed at a node ---------------------------------------------------------------

    def changes(self, node: ast.AST) -> Iterator[list[Change]]:
        """The sites at a node, each as its variants."""
        if isinstance(node, ast.expr):
            yield from self.changed_expression(node)
        if isinstance(node, ast.stmt):
            yield from self.changed_statement(node)
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            yield from self.negated_condition(node.test)
        if isinstance(node, ast.comprehension):
            for test in node.ifs:
                yield from self.negated_condition(test)

    def changed_expression(self, node: ast.expr) -> Iterator[list[Change]]:
        if isinstance(node, ast.Compare):
            terms = [node.left, *node.comparators]
            for left, right, sign in zip(terms, node.comparators, node.ops, strict=False):
                yield [("comparison", self.between(left, right, *COMPARISONS[type(sign)]))]
        elif isinstance(node, ast.BoolOp):
            was, now = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
            pairs = zip(node.values, node.values[1:], strict=False)
            yield [("and/or", [edit for a, b in pairs for edit in self.between(a, b, rf"\b{was}\b", now)])]
        elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            spaced = re.match(rb"not\s*", self.source[self.start(node) : self.end(node)])
            assert spaced is not None
            yield [("negation", [(self.start(node), self.start(node) + spaced.end(), b"")])]
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub):
            if not (is_no_number(node.left) or is_no_number(node.right)):
                was, now = (r"\+", "-") if isinstance(node.op, ast.Add) else ("-", "+")
                yield [("plus/minus", self.between(node.left, node.right, was, now))]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SWAPPED_CALLS:
            now = SWAPPED_CALLS[node.func.id]
            yield [(f"{node.func.id}/{now}", self.replaced(node.func, now))]
        elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
            yield [("true/false", self.replaced(node, str(not node.value)))]
        elif isinstance(node, ast.Constant) and isinstance(node.value, int):
            yield [("number", self.replaced(node, str(node.value + step))) for step in (1, -1)]

    def changed_statement(self, node: ast.stmt) -> Iterator[list[Change]]:
        if isinstance(node, ast.Break | ast.Continue):
            now = "continue" if isinstance(node, ast.Break) else "break"
            yield [("break/continue", self.replaced(node, now))]
        elif isinstance(node, ast.Return) and node.value is not None:
            yield from self.changed_return(node.value)
        elif has_effect(node):
            yield [("left out", self.replaced(node, "pass"))]
        if isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub):
            was, now = (r"\+=", "-=") if isinstance(node.op, ast.Add) else ("-=", "+=")
            if not is_no_number(node.value):
                yield [("plus/minus", self.between(node.target, node.value, was, now))]

    def changed_return(self, value: ast.expr) -> Iterator[list[Change]]:
        typed = self.returns[-1] if self.returns else ""
        if typed.startswith("list[") and not (isinstance(value, ast.List) and not value.elts):
            yield [("empty list", self.replaced(value, "[]"))]
        if typed == "bool":
            yield from self.negated_condition(value)

    def negated_condition(self, test: ast.expr) -> Iterator[list[Change]]:
        """`not` before a condition, unless another mutation of it is the same."""
        if isinstance(test, ast.Constant) or (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
            return
        if isinstance(test, ast.Compare) and len(test.ops) == 1 and isinstance(test.ops[0], ITS_OWN_OPPOSITE):
            return
        yield [("negation", self.negated(test))]


def on_one_line(text: bytes) -> str:
    return " ".join(text.decode().split())


def head(node: ast.stmt) -> tuple[int, int]:
    """The lines of a statement; of a compound one, those before its body."""
    body = getattr(node, "body", None)
    if body:
        return node.lineno, max(node.lineno, body[0].lineno - 1)
    return node.lineno, node.end_lineno or node.lineno


NOT_PLAYED: Final = ("TYPE_CHECKING", "typing.TYPE_CHECKING", "__name__ == '__main__'")


def is_not_behaviour(node: ast.AST) -> bool:
    """Assertions, texts, code that does not run in a game, and numbers that only have to be distinct."""
    if isinstance(node, ast.Assert | ast.JoinedStr):
        return True
    if isinstance(node, ast.If):
        return ast.unparse(node.test) in NOT_PLAYED
    if isinstance(node, ast.keyword):
        return node.arg == "strict"  # of zip: an assertion too
    if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.UnaryOp):
        return isinstance(node.value.op, ast.USub) and "Final" in ast.unparse(node.annotation)
    return False


def behaviour_of(node: ast.AST) -> list[ast.AST]:
    """The children of a node without types and decorators."""
    if isinstance(node, ast.FunctionDef):
        defaults = [default for default in node.args.kw_defaults if default is not None]
        return [*node.args.defaults, *defaults, *node.body]
    if isinstance(node, ast.ClassDef):
        return list(node.body)
    if isinstance(node, ast.AnnAssign):
        return [] if node.value is None else [node.target, node.value]
    return list(ast.iter_child_nodes(node))


def is_no_number(node: ast.expr) -> bool:
    return isinstance(node, NOT_NUMBERS) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def has_effect(node: ast.stmt) -> bool:
    """Whether a statement can be left out: a call, or a change of something that has a name already."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call)
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.AugAssign | ast.Delete)


def find_sites(module: str, source: bytes) -> list[Site]:
    return Finder(module, source).find()


def chosen(sites: list[Site], count: int, seed: str) -> list[Mutant]:
    """A sample of `count` mutants: a random one from each of `count` equal slices of the sites."""
    rng = random.Random(seed)
    if count >= len(sites):
        return [rng.choice(site) for site in sites]
    places = [int((i + rng.random()) * len(sites) / count) for i in range(count)]
    return [rng.choice(sites[place]) for place in places]
