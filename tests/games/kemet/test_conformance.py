"""Kemet through the conformance kit, and from positions that random play seldom reaches."""

import random
import re
from pathlib import Path

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.battle import fight
from senet.games.kemet.bot import appraise
from senet.games.kemet.components import COLOURS, DI_DECK, GODS, TILES
from senet.games.kemet.maps import BOARDS, CITY_OF, DISTRICTS
from senet.games.kemet.move import move_action
from senet.games.kemet.night import night
from senet.games.kemet.placing import recruit
from senet.games.kemet.position import at, leads, position
from senet.games.kemet.table import Kemet, within_limits
from senet.games.kemet.turn import gold_action, turn
from senet.kernel.conformance import Position, check_determinism, check_playout, quick_playout, thorough
from senet.kernel.game import Choice
from senet.kernel.match import new_match
from senet.kernel.play import choices, choose, deciders, is_over, resume, seen_by, text, why_not
from tests.games.words import decider

FOLDER = Path(__file__).parent
AREAS_OF = {n: [a for a in BOARDS[n].areas if a not in CITY_OF] for n in BOARDS}


def test_every_rule_has_a_test():
    marked: set[str] = set()
    for file in FOLDER.glob("test_*.py"):
        for mark in re.findall(r"pytest\.mark\.rule\(([^)]*)\)", file.read_text(encoding="utf-8")):
            marked |= set(re.findall(r"KEMET-\d+", mark))
    testable = {rule.id for rule in BOX.ledger.values() if rule.testable}
    assert marked <= testable
    assert sorted(testable - marked) == []


def test_every_rule_id_in_the_code_is_in_the_ledger():
    code = "".join(file.read_text(encoding="utf-8") for file in BOX.folder.glob("*.py"))
    assert set(re.findall(r"KEMET-\d\d\d", code)) <= set(BOX.ledger)


@pytest.mark.parametrize("seats", BOX.seats)
def test_random_games_conform(seats):
    options = {
        "round_limit": 2,
        "renewal": seats % 2 == 0,
        "announcements": seats % 3 == 0,
        "gods": seats > 1,
    }
    check_playout(BOX, seats, seats, options, checks=thorough, every=17)


@pytest.mark.parametrize("seats", BOX.seats)
def test_many_random_games_end(seats):
    for seed in range(3):
        least = 50 if seats > 1 else 10  # a solo game may be lost soon
        assert quick_playout(BOX, seats, seed, {"round_limit": 4, "renewal": bool(seed % 2)}) > least


def test_the_same_choices_lead_to_the_same_game():
    check_determinism(BOX, 3, 1, {"round_limit": 2})


@pytest.mark.rule("KEMET-043")
def test_without_a_round_limit_there_is_none():
    assert BOX.agreed(4)["round_limit"] == 0
    g = BOX.start(2, {"round_limit": 1}, b"x" * 32)
    rng = random.Random(1)
    while deciders(g):
        seat = decider(g)
        choose(g, seat, rng.choice(choices(g, seat)))
    assert isinstance(g, Kemet) and g.round == 1 and BOX.result(g).reason == "round_limit"


def rich(seed: int, seats: int = 3, gods: bool = False) -> Kemet:
    """A late position: many tiles, companions, troops, cards and pyramids, and perhaps Gods."""
    rng = random.Random(seed)
    cities = ["nw", "mw", "sw", "se", "me", "ne"][:seats] if seats != 4 else ["nw", "mw", "se", "me"]
    taken: dict[str, int] = {}
    used: set[str] = set()
    deck = list(DI_DECK)
    players = []
    for city in cities:
        free = [t for t in TILES if taken.get(t, 0) < TILES[t].copies]
        tiles = list({TILES[t].artwork: t for t in rng.sample(free, 12)}.values())
        for tile in tiles:
            taken[tile] = taken.get(tile, 0) + 1
        areas = [a for a in AREAS_OF[seats] if a not in used]
        where = rng.sample(areas, 3)
        used |= set(where)
        companions: dict[str, str] = {}
        for tile in tiles:
            each = TILES[tile].companion
            if each and each != "giant_sandworm" and rng.random() < 0.7:
                area = rng.choice(where)
                if within_limits([c for c, a in companions.items() if a == area] + [each]):
                    companions[each] = area
        districts = rng.sample(DISTRICTS[city], 2)
        colours = rng.sample(COLOURS, 2)
        hand = [deck.pop(rng.randrange(len(deck))) for _ in range(rng.randrange(5))]
        players.append(
            at(city, {area: rng.randint(1, 4) for area in where}, tiles=tiles, companions=companions, hand=hand,
               prayer=rng.randint(0, 11), veterans=rng.randrange(4),
               pyramids={d: (c, rng.randint(1, 4)) for d, c in zip(districts, colours, strict=True)})
        )  # fmt: skip
    if gods:
        for player, god in zip(players, rng.sample(list(GODS), seats), strict=True):
            area = rng.choice([a for a in AREAS_OF[seats] if a not in used] or [""])
            used.add(area)
            leads(player, god, area, life=rng.randint(1, 3))
    g = position(*players, colours=COLOURS, seed=str(seed), announcements=seed % 2 == 0)
    for tile in list(g.tiles):
        g.tiles[tile] = min(g.tiles[tile], TILES[tile].copies)
    return g


def chapters(g: Kemet, seed: int) -> None:
    """Start one of the chapters in which something may go wrong."""
    which = seed % 6
    if which == 0:
        resume(g, turn, 0)
    elif which == 1:
        area = next(iter(g.players[1].troops))
        g.players[0].troops[area] = 2
        g.players[0].supply -= 2
        resume(g, fight, area, 0, 1)
    elif which == 2:
        resume(g, move_action, 0, True, False, False)
    elif which == 3:
        for player in g.players:
            player.placed = dict.fromkeys(("f1_pray", "f2_pray", "f3_move", "f2_build", "f2_move"), "colour")
            player.tokens = 0
        resume(g, night)
    elif which == 4:
        resume(g, recruit, 0)
    else:
        resume(g, gold_action, 0)


STRANGE = ("foo", "", "999", "0", "a-b-c", "x.y+z", "none", "war_rage.9", "1-1")


def refusals_survive_nonsense(g: Kemet) -> None:
    """Any text is refused by a rule of the ledger, and none makes the rules stumble."""
    verbs = {verb for verb, _ in BOX.vocabulary(g)}
    for seat in range(len(g.players)):
        offered = choices(g, seat)
        for verb in sorted(verbs):
            for noun in STRANGE:
                choice: Choice = (verb, noun)
                if choice not in offered:
                    assert why_not(g, seat, choice) in BOX.ledger, text(choice)


def play_on_checked(g: Kemet, options: dict[str, object], rng: random.Random) -> None:
    """Forty random decisions from here, every third position with all checks."""
    match = new_match(BOX, len(g.players), options, b"s" * 32)
    match.game = g
    at_ = Position(BOX, len(g.players), match, rng, BOX.inventory(g))
    for n in range(40):
        if not deciders(g):
            break
        if n % 3 == 0:
            for check in thorough:
                check(at_)
            refusals_survive_nonsense(g)
        seat = rng.choice(deciders(g))
        choose(g, seat, rng.choice(choices(g, seat)))


@pytest.mark.parametrize("seed", range(24))
def test_rich_positions_conform(seed):
    g = rich(seed, 2 + seed % 4)
    chapters(g, seed)
    play_on_checked(g, {}, random.Random(seed))


@pytest.mark.parametrize("seed", range(18))
def test_rich_positions_with_gods_conform(seed):
    g = rich(seed, 2 + seed % 4, gods=True)
    god_fights(g) if seed % 3 == 0 else chapters(g, seed)
    play_on_checked(g, {"gods": True}, random.Random(seed))


def god_fights(g: Kemet) -> None:
    """A troop of seat 1 attacks the God of seat 0."""
    player = g.players[1]
    area = g.players[0].god or next(iter(g.players[0].troops))
    player.troops[area] = player.troops.pop(next(iter(player.troops)))
    for companion, where in player.companions.items():
        if where not in player.troops:
            player.companions[companion] = ""
    resume(g, fight, area, 1, 0)


@pytest.mark.rule("KEMET-346")
@pytest.mark.parametrize("seed", range(12))
def test_turns_of_rich_positions_end(seed):
    rng = random.Random(seed)
    g = rich(seed, 2 + seed % 4, gods=seed % 2 == 0)
    resume(g, turn, 0)
    for _ in range(400):
        if not deciders(g):
            break
        seat = rng.choice(deciders(g))
        options = [c for c in choices(g, seat) if c[0] not in ("stop", "pass")] or choices(g, seat)
        choose(g, seat, rng.choice(options))
    assert is_over(g)


def test_a_one_step_look_ahead_beats_chance():
    """Seat 0 takes the best of its choices by `appraise`; the others play at random."""
    won = 0
    for seed in range(4):
        g = BOX.start(3, {"round_limit": 4}, bytes([seed]) * 32)
        assert isinstance(g, Kemet)
        rng = random.Random(seed)
        while deciders(g):
            seat = decider(g)
            options = choices(g, seat)
            choose(g, seat, best(g, options, rng) if seat == 0 and len(options) > 1 else rng.choice(options))
        won += g.winner == 0
    assert won >= 3


def best(g: Kemet, options: list[Choice], rng: random.Random) -> Choice:
    def value(choice: Choice) -> float:
        twin = g.clone()
        choose(twin, 0, choice)
        return appraise(seen_by(twin, 0), 0) + rng.random() / 1000

    return max(options, key=value)


def test_the_readme_names_every_question_story_and_option():
    said = (BOX.folder / "README.md").read_text(encoding="utf-8")
    questions = {key[1:] for key in BOX.names if key.startswith("?")}
    rules = [path for path in BOX.folder.glob("*.py") if not path.name.startswith(("drawing", "telling"))]
    code = "".join(path.read_text(encoding="utf-8") for path in rules)
    stories = set(re.findall(r'\.tell\(\s*"(\w+)"', code)) | set(re.findall(r'\.whisper\(\w+, "(\w+)"', code))
    stories |= {"joined", "moved"}
    names = questions | stories | {option.name for option in BOX.options}
    assert sorted(name for name in names if f"`{name}`" not in said) == []
    assert len(questions) > 50 and len(stories) > 50
