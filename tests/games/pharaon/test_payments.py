"""Payments against the plain reading of the rules: every way to pay is offered, in exactly one chain of
answers, and nothing else is (chapters 5 and 21)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from senet.games.pharaon.components import (
    ANY_ENTRY,
    COLOURS,
    NILE_ACTIONS,
    PARTNERS,
    SCRIBES,
    TOKENS,
    TOMB_COST,
    ZONES,
)
from senet.games.pharaon.paying import is_payable, pay
from senet.games.pharaon.position import position
from senet.games.pharaon.table import Action, Pharaon
from senet.kernel.play import choices, choose, deciders, resume

Way = tuple[str, str, str, tuple[tuple[str, ...], ...]]  # entry, its colour, kind, tokens by unit colour


def colours_of(token: str, zone: str, nobles: list[str]) -> set[str]:
    """The colours that a token can stand for in a zone. (PHAR-058, PHAR-059, PHAR-067, PHAR-070 to PHAR-072)"""
    if token in ("silver", f"off_zone_{zone}"):
        return set(COLOURS)
    own = token.removeprefix("off_")
    if own not in COLOURS:
        return set()
    return {own}.union(*(set(pair) for scribe, pair in PARTNERS.items() if scribe in nobles and own in pair))


def costs(zone: str, declared: str, bonus: bool, fixed: list[str]) -> list[tuple[str, list[str]]]:
    """The kind that is chosen, and the units still to be paid, after the entry. (PHAR-064 to PHAR-066)"""
    if zone == "artisans" or (zone == "offerings" and bonus):
        count = 3 if zone == "artisans" else 2
        return [(colour, [colour] * (count - (colour == declared))) for colour in COLOURS]
    if zone == "offerings":
        return [("", [])]
    units = list(COLOURS) if zone == "nobles" else fixed[:]
    if declared in units:
        units.remove(declared)
    return [("", units)]


def ways(
    supply: dict[str, int],
    nobles: list[str],
    zone: str,
    strip: str,
    bonus: bool,
    fixed: list[str],
    any_entry: bool,
) -> set[Way]:
    """Every payment, found by trying everything."""
    found: set[Way] = set()
    free = ANY_ENTRY.get(zone) in nobles
    if zone == "nobles" and "judge" in nobles and any_entry:
        for entry in [token for token in supply if colours_of(token, zone, nobles)]:
            rest = Counter(supply)
            rest[entry] -= 1
            found |= {(entry, "", "", paid) for paid in fill(rest, ["any"] * 4, zone, nobles)}
        return found
    for entry in supply:
        for declared in colours_of(entry, zone, nobles):
            if declared == strip or free:
                left = Counter(supply)
                left[entry] -= 1
                for kind, units in costs(zone, declared, bonus, fixed):
                    if zone == "nobles" and "judge" in nobles:
                        units = ["any"] * 4
                    for paid in fill(left, units, zone, nobles):
                        found.add((entry, declared, kind, paid))
    return found


def fill(
    left: Counter[str], units: list[str], zone: str, nobles: list[str]
) -> set[tuple[tuple[str, ...], ...]]:
    """Every way to pay the units: the sorted tokens of each colour."""
    found = set()
    stack = [(left, 0, ())]
    while stack:
        rest, at, paid = stack.pop()
        if at == len(units):
            by_colour: dict[str, list[str]] = {}
            for colour, token in zip(units, paid, strict=True):
                by_colour.setdefault(colour, []).append(token)
            found.add(tuple(tuple(sorted(tokens)) for _, tokens in sorted(by_colour.items())))
            continue
        for token in [token for token, count in rest.items() if count > 0]:
            can = colours_of(token, zone, nobles)
            if units[at] in can or (units[at] == "any" and can):
                stack.append((rest - Counter([token]), at + 1, (*paid, token)))
    return found


def played(g: Pharaon) -> list[tuple[str, tuple[str, ...]]]:
    """For every chain of answers: the entry token and the sorted other tokens."""
    g.flow.told = []
    resume(g, pay, 0)
    leaves, stack = [], [(g, g.flow.told)]
    while stack:
        game, told = stack.pop()
        if not deciders(game):
            (entry,) = [str(story[1][2]) for story in told if story[0] == "entered"]
            leaves.append((entry, tuple(sorted(str(story[1][1]) for story in told if story[0] == "paid"))))
        for choice in choices(game, 0):
            twin = game.clone()
            twin.flow.told = []
            choose(twin, 0, choice)
            stack.append((twin, [*told, *twin.flow.told]))
    return leaves


@pytest.mark.rule(
    "PHAR-051", "PHAR-059", "PHAR-063", "PHAR-067", "PHAR-073", "PHAR-248", "PHAR-252", "PHAR-253", "PHAR-258"
)
@pytest.mark.parametrize("without", [[], ["judge_any_entry"]])
@pytest.mark.parametrize("zone", ZONES)
def test_every_payment_is_offered_exactly_once_and_nothing_else(zone: str, without: list[str]):
    rng, possible = random.Random(zone), 0
    helpers = [*SCRIBES, "judge", *ANY_ENTRY.values()]
    useful = [token for token in TOKENS if colours_of(token, zone, [])] + ["off_plus1"]
    for _ in range(150):
        supply = Counter(rng.choices(useful, k=rng.randint(1, 8))) & Counter(dict.fromkeys(useful, 3))
        nobles = rng.sample(helpers, rng.randint(0, 4))
        g = position(
            2,
            offset=rng.randrange(5),
            supplies=[supply],
            nobles=[nobles],
            tomb=[rng.randrange(6)],
            without=without,
        )
        card = rng.choice(list(NILE_ACTIONS)) if zone == "nile" else ""
        fixed = NILE_ACTIONS[card].cost if card else TOMB_COST[g.players[0].tomb + 1]
        bonus = "bag" if rng.random() < 0.7 else ""
        expected = ways(supply, nobles, zone, g.strip_of(zone), bool(bonus), fixed, not without)
        assert is_payable(g, 0, zone, card, bonus) == bool(expected), (supply, nobles)
        if expected:
            possible += 1
            g.action = Action(zone, card, bonus, [], "", "", [], "")
            leaves = played(g)
            assert len(leaves) == len(expected), (supply, nobles, g.strip_of(zone))
            assert set(leaves) == {(way[0], tuple(sorted(sum(way[3], ())))) for way in expected}
    assert 30 < possible < 150
