"""The results for the mutants of a game, as text and as JSON."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from tools.mutants.sites import Mutant, Site
from tools.mutants.targets import ROOT, Target
from tools.mutants.trying import (
    BY_CRASH,
    BY_IMPORT,
    BY_KIT,
    BY_RULE,
    BY_TEST,
    BY_TIME,
    KILLED,
    SURVIVED,
    Tried,
)

EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")
SAID: Final = {
    BY_RULE: "by the test of a rule",
    BY_TEST: "by another test of the game",
    BY_IMPORT: "when imported",
    BY_KIT: "by the kit",
    BY_TIME: "out of time",
    BY_CRASH: "by a crash",
}


@dataclass(frozen=True)
class Equivalent:
    """A mutant that has been found equivalent to the rules, with the reason."""

    module: str  # with the game: `ankh/battle.py`
    original: str
    mutated: str
    reason: str
    function: str = ""

    def is_for(self, game: str, mutant: Mutant) -> bool:
        same = (self.module, self.original, self.mutated) == (
            f"{game}/{mutant.module}",
            mutant.original,
            mutant.mutated,
        )
        return same and self.function in ("", mutant.function)


def read_equivalents(file: Path = EQUIVALENT) -> list[Equivalent]:
    rows = tomllib.loads(file.read_text()).get("equivalent", [])
    return [Equivalent(**row) for row in rows]


@dataclass
class Report:
    """The results for the mutants of one game."""

    target: Target
    seed: int
    sites: int
    tried: list[Tried] = field(default_factory=list)
    reasons: dict[int, str] = field(default_factory=dict)  # of the declared ones, by their place in `tried`
    seconds: float = 0.0
    notes: list[str] = field(default_factory=list)

    def add(self, tried: Tried, equivalents: list[Equivalent]) -> None:
        reasons = [row.reason for row in equivalents if row.is_for(self.target.name, tried.mutant)]
        if reasons and tried.end == SURVIVED:
            self.reasons[len(self.tried)] = reasons[0]
        elif reasons:
            self.notes.append(f"declared equivalent, but killed: {self.where(tried)} {tried.mutant.mutated}")
        self.tried.append(tried)

    def note_stale(self, sites: list[Site], equivalents: list[Equivalent]) -> None:
        """List declarations that no longer match any mutant."""
        mine = [row for row in equivalents if row.module.startswith(f"{self.target.name}/")]
        for row in mine:
            if not any(row.is_for(self.target.name, mutant) for site in sites for mutant in site):
                self.notes.append(
                    f"declared equivalent, but there is no such mutant: {row.module} {row.mutated}"
                )

    def where(self, tried: Tried) -> str:
        file = self.target.folder / tried.mutant.module
        known = file.relative_to(ROOT) if file.is_relative_to(ROOT) else file
        return f"{known.as_posix()}:{tried.mutant.line}"

    def survivors(self) -> list[Tried]:
        found = [t for i, t in enumerate(self.tried) if t.end == SURVIVED and i not in self.reasons]
        return sorted(found, key=lambda tried: (tried.mutant.module, tried.mutant.line))

    def killed(self) -> int:
        return sum(tried.end in KILLED for tried in self.tried)

    def rate(self) -> float:
        """The share of killed mutants among those that are not equivalent."""
        counted = len(self.tried) - len(self.reasons)
        return self.killed() / counted if counted else 1.0

    # -- as text ---------------------------------------------------------------------------------------

    def lines(self) -> list[str]:
        ends = [tried.end for tried in self.tried]
        how = [f"{SAID[end]} {ends.count(end)}" for end in KILLED if end in ends]
        modules = len({tried.mutant.module for tried in self.tried})
        said = [
            f"{self.target.name}: {len(self.tried)} mutants in {modules} modules, of {self.sites} places, seed {self.seed}"
            f" ({self.seconds:.0f} s)",
            f"  killed     {self.killed():4}  {', '.join(how)}",
            f"  survived   {len(self.survivors()):4}",
            f"  equivalent {len(self.reasons):4}  declared in tools/mutants/equivalent.toml",
            f"  rate       {self.rate():6.1%}  killed, of all that are not equivalent",
            *(f"  note: {note}" for note in self.notes),
        ]
        for tried in self.survivors():
            mutant = tried.mutant
            ran = f"passes {tried.tests} tests" if tried.tests else "no test runs it"
            said += [
                "",
                f"{self.where(tried)} {mutant.function or 'module'}: {mutant.kind}, {ran}",
                f"  - {mutant.original}",
                f"  + {mutant.mutated}",
            ]
        return said

    # -- for programs ----------------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        return {
            "game": self.target.name,
            "seed": self.seed,
            "sites": self.sites,
            "seconds": round(self.seconds, 1),
            "killed": self.killed(),
            "survived": len(self.survivors()),
            "equivalent": len(self.reasons),
            "rate": round(self.rate(), 4),
            "notes": self.notes,
            "mutants": [self.plain_mutant(i, tried) for i, tried in enumerate(self.tried)],
        }

    def plain_mutant(self, i: int, tried: Tried) -> dict[str, Any]:
        mutant = tried.mutant
        return {
            "where": self.where(tried),
            "function": mutant.function,
            "kind": mutant.kind,
            "original": mutant.original,
            "mutated": mutant.mutated,
            "end": "equivalent" if i in self.reasons else tried.end,
            "by": self.reasons.get(i, tried.by),
            "tests": tried.tests,
            "seconds": tried.seconds,
        }
