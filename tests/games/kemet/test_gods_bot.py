"""Gods of Egypt: a bot that looks one choice ahead makes use of them."""

import random

from senet.bots.greedy import GreedyBot
from senet.bots.outlook import Outlook
from senet.games.kemet import BOX
from senet.games.kemet.acquire import acquire
from senet.games.kemet.bot import appraise, size_of
from senet.games.kemet.move import move_action
from senet.games.kemet.placing import recruit
from senet.games.kemet.position import at, leads, position
from senet.games.kemet.table import Kemet
from senet.kernel.play import choose, resume, seen_by, text
from tests.games.words import decider, question

HERE = "west_green"


def greedy(g: Kemet) -> str:
    """What the bot does now."""
    seat = decider(g)
    choice = GreedyBot(random.Random(1)).choose(Outlook(BOX, seen_by(g, seat), seat))
    choose(g, seat, choice)
    return text(choice)


def test_it_acquires_and_places_its_god():
    g = position(
        leads(at("nw", pyramids={"nw_north": ("ruby", 4)}), "sobek", ascended=False), at("mw"), map=3
    )
    g.risen = True
    del g.tiles["ruby_domination"]  # a sure Fame point would be better still
    resume(g, acquire, 0, "f1_acquire_a")
    assert greedy(g) == "god:sobek" and question(g) == "place_god"


def test_it_deploys_its_god_again():
    g = position(leads(at("nw", {"nw_north": 2}), "sobek"), at("mw"), map=3)
    resume(g, recruit, 0)
    assert greedy(g).startswith("deploy:")


def test_it_takes_a_temple_with_its_god():
    g = position(leads(at("nw"), "anubis", "nw_desert"), at("mw"), map=3)
    resume(g, move_action, 0, True, False, False)
    assert [greedy(g), greedy(g)] == ["area:nw_desert", "area:west_outer_temple"]


def test_it_knows_the_strength_of_a_god_that_it_might_attack():
    g = position(at("mw", {"nw_desert": 2}), leads(at("nw"), "sobek", HERE, life=1), map=3)
    assert size_of(g, 1, HERE) == 7
    resume(g, move_action, 0, True, False, False)
    greedy(g)
    assert greedy(g) != f"area:{HERE}"


def test_life_is_worth_something():
    values = []
    for life in (1, 4):
        g = position(leads(at("nw"), "anubis", HERE, life=life), at("mw"), map=3)
        values.append(appraise(seen_by(g, 0), 0))
    assert values[0] < values[1]
