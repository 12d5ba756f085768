"""The log: every payment, gain and loss with its amount and source, once; rounds, phases and turns; good sentences."""

from __future__ import annotations

import pytest

from senet.games.kemet import BOX
from senet.games.kemet.acquire import take_tile
from senet.games.kemet.amon.cards import resolve_action, resolve_event
from senet.games.kemet.build import raise_pyramid
from senet.games.kemet.counters import TELLS, changes, counters, heading, stage
from senet.games.kemet.effects import draw_interventions, gain_prayer
from senet.games.kemet.move import move_action
from senet.games.kemet.night import adoration, awakening, interventions, offering, prayers
from senet.games.kemet.placing import recruit
from senet.games.kemet.position import against_amon, as_teams, at, position
from senet.games.kemet.table import Kemet
from senet.games.kemet.teams.sharing import shared_prayer_chosen
from senet.games.kemet.telling.stories import STORY_RULES
from senet.kernel.chance import seed_from
from senet.kernel.conformance import Balance
from senet.kernel.game import Story
from senet.kernel.match import new_match
from senet.kernel.play import choices, deciders, resume, text
from senet.language import LANGUAGES, Speaker
from tests.games.kemet.helpers import GREEN, auto_battle, take_turn, two_teams
from tests.games.words import play

PEOPLE = ["Ada", "Bob", "Cyril", "Dora", "Eva", "Filip"]


class Listener:
    """Follows a position: what is told of it, and whether it balances."""

    def __init__(self, g: Kemet) -> None:
        self.g = g
        g.flow.told = []
        self.before = counters(g)

    def told(self, name: str) -> list[tuple[object, ...]]:
        return [given for story, given, _ in self.g.flow.told or [] if story == name]

    def balances(self) -> bool:
        """Is everything that changed told, and nothing else?"""
        expected, now = dict(self.before), counters(self.g)
        for story in self.g.flow.told or []:
            for name, owner, amount in changes(story):
                expected[name, owner] = expected.get((name, owner), 0) + amount
        return all(expected.get(key, 0) == now.get(key, 0) for key in {*expected, *now})


def said(story: str, *args: object) -> list[str]:
    return [Speaker(BOX, language, PEOPLE).story((story, args, ())) for language in LANGUAGES]


# -- the counters themselves -------------------------------------------------------------------------


def test_the_kit_finds_a_change_that_nobody_told():
    g = position(at("nw", {GREEN: 3}), at("mw"))
    balance = Balance(BOX, g, [])
    g.players[0].prayer -= 1
    with pytest.raises(AssertionError, match="prayer of 0"):
        balance.check(g, [], "here")


def test_every_story_that_counts_has_a_rule():
    assert sorted(set(TELLS) - set(STORY_RULES)) == []


@pytest.mark.rule("KEMET-129")
def test_the_kinds_of_fame_points_add_up():
    pyramids = {"nw_east": ("sapphire", 3), "nw_north": ("ruby", 4)}
    g = position(
        at(
            "nw", {"west_outer_temple": 1}, fame=2, pyramids=pyramids, tiles=["sapphire_perfect_architecture"]
        ),
        at("mw"),
    )
    counts = counters(g)
    kinds = ("battle_fame", "divine_fame", "temple_fame", "pyramid_fame", "architecture_fame")
    assert [counts[kind, 0] for kind in kinds] == [0, 2, 1, 1, 1]
    assert g.fame(0) == 5


# -- payments ----------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-066")
def test_what_was_paid_for_a_pyramid():
    g = position(at("nw", pyramids={"nw_east": ("ruby", 1)}), at("mw"))
    listener = Listener(g)
    take_turn(g, 0, "place:f2_build", "area:nw_east", "level:3")
    assert listener.told("prayer_paid") == [(0, 5, "build")]
    assert listener.told("built") == [(0, "nw_east", "ruby", 1, 3)]
    assert listener.balances()


@pytest.mark.rule("KEMET-082")
def test_what_was_paid_for_a_tile():
    g = position(at("nw", pyramids={"nw_east": ("ruby", 2)}), at("mw"))
    listener = Listener(g)
    take_turn(g, 0, "place:f1_acquire_a", "tile:ruby_charge")
    assert listener.told("prayer_paid") == [(0, 1, "ruby_charge")]
    assert listener.balances()


@pytest.mark.rule("KEMET-077")
def test_recruited_units_are_paid_once_and_together():
    g = position(at("nw"), at("mw"))
    listener = Listener(g)
    resume(g, recruit, 0)
    play(g, "area:nw_east", "units:2", "area:nw_north", "units:1", "pass")
    assert listener.told("units_added") == [(0, "nw_east", 2, "recruit"), (0, "nw_north", 1, "recruit")]
    assert listener.told("prayer_paid") == [(0, 3, "recruit")]
    assert listener.balances()


@pytest.mark.rule("KEMET-117", "KEMET-223")
def test_what_was_paid_for_a_teleportation_and_a_toll():
    sphinx = {"khnums_sphinx": "west_inner_temple"}
    g = position(
        at("nw", {"nw_east": 3}, pyramids={"nw_east": ("ruby", 1)}),
        at("mw", {"west_inner_temple": 1}, tiles=["onyx_khnums_sphinx"], companions=sphinx),
    )
    listener = Listener(g)
    resume(g, move_action, 0, True, False, False)
    play(g, "area:nw_east", "teleport:west_inner_temple")
    assert listener.told("prayer_paid") == [(0, 3, "teleport_toll")]
    assert listener.told("teleported") == [(0, ((0, 3),), (), "nw_east", "west_inner_temple")]
    assert listener.balances()


# -- gains and their sources -------------------------------------------------------------------------


@pytest.mark.rule("KEMET-189")
def test_each_temple_is_named_with_its_income():
    g = position(at("nw", {"west_outer_temple": 1, "west_inner_temple": 1}, prayer=0), at("mw"))
    listener = Listener(g)
    resume(g, adoration)
    parts = (("west_outer_temple", 2), ("west_inner_temple", 3))
    assert listener.told("prayer_gained") == [(0, 5, parts, 0)]
    assert listener.balances()


@pytest.mark.rule("KEMET-190", "KEMET-209")
def test_evening_prayers_say_what_veterans_and_tiles_add():
    g = position(at("nw", prayer=0, veterans=2, tiles=["onyx_divine_might"]), at("mw", prayer=0))
    listener = Listener(g)
    resume(g, prayers)
    play(g, "veterans:2")
    assert listener.told("veterans_spent") == [(0, 2, "prayers")]
    assert listener.told("prayer_gained") == [
        (0, 6, (("prayers", 2), ("veterans", 2), ("onyx_divine_might", 2)), 0),
        (1, 2, (("prayers", 2),), 0),
    ]
    assert listener.balances()


@pytest.mark.rule("KEMET-004")
def test_points_without_room_on_the_track_are_told_and_not_counted():
    g = position(at("nw", prayer=10), at("mw"))
    listener = Listener(g)
    gain_prayer(g, 0, ("pray", 3))
    assert listener.told("prayer_gained") == [(0, 1, (("pray", 3),), 2)] and listener.balances()
    gain_prayer(g, 0, ("pray", 2))
    assert listener.told("prayer_gained")[1] == (0, 0, (("pray", 2),), 2) and listener.balances()


@pytest.mark.rule("KEMET-191")
def test_cards_of_the_night_say_where_they_come_from():
    g = position(at("nw", veterans=3), at("mw"))
    listener = Listener(g)
    resume(g, interventions)
    play(g, "veterans:2")
    assert listener.told("veterans_spent") == [(0, 2, "cards")]
    assert listener.told("drew") == [(0, 2, (("night", 1), ("veterans", 1))), (1, 1, (("night", 1),))]
    assert listener.balances()


@pytest.mark.rule("KEMET-178")
def test_a_new_deck_is_told():
    g = position(at("nw"), at("mw"))
    g.deck, g.discard = g.deck[:1], g.deck[1:]
    listener = Listener(g)
    cards = len(g.discard)
    draw_interventions(g, 0, ("night", 2))
    assert listener.told("reshuffled") == [(cards,)] and listener.told("drew") == [(0, 2, (("night", 2),))]
    assert listener.balances()


# -- losses ------------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-185")
def test_units_lost_by_an_offering_and_the_point_gained():
    g = position(at("nw", {"sanctuary": 3}), at("mw"))
    listener = Listener(g)
    resume(g, offering)
    play(g, "offer")
    assert listener.told("units_lost") == [(0, "sanctuary", 2, "offering")]
    assert listener.told("divine_fame") == [(0, "offering")]
    assert listener.balances()


@pytest.mark.rule("KEMET-234")
def test_patamos_spares_the_units():
    g = position(at("nw", {"sanctuary": 2}, tiles=["amber_servant_patamos"]), at("mw"))
    listener = Listener(g)
    resume(g, offering)
    play(g, "offer")
    assert listener.told("offering_spared") == [(0,)] and listener.told("units_lost") == []
    assert listener.balances()


@pytest.mark.rule("KEMET-152", "KEMET-154", "KEMET-155")
def test_losses_in_battle_are_told_apart_by_their_cause():
    g = position(at("nw", {GREEN: 5}), at("mw", {GREEN: 5}))
    listener = Listener(g)
    auto_battle(g, GREEN, 0, 1, ("sacrificial_charge", "fervent_purge"))
    causes = [(given[0], given[3]) for given in listener.told("units_lost")]
    assert (0, "own_card") in causes and (0, "damage") in causes
    assert listener.balances()


@pytest.mark.rule("KEMET-258")
def test_whose_unit_a_mixed_troop_loses_is_told_when_it_is_chosen():
    g = two_teams(at("nw", {GREEN: 2}), at("mw", hand=["raining_fire"]), at("se", {GREEN: 2}), at("me"))
    listener = Listener(g)
    take_turn(g, 1, "card:raining_fire")
    assert listener.told("units_lost") == [] and listener.balances()
    assert listener.told("losses_due") == [(0, GREEN, 1, "raining_fire")]
    play(g, "seat:2")
    assert listener.told("units_lost") == [(2, GREEN, 1, "mixed_troop")] and listener.balances()


@pytest.mark.rule("KEMET-193", "KEMET-196")
def test_the_awakening_tells_of_veterans_and_tokens():
    g = position(at("nw", veterans=2), at("mw"))
    player = g.players[0]
    player.placed, player.tokens, player.gold = {"f3_move": "colour", "apex_divine_power": "gold"}, 4, 0
    listener = Listener(g)
    resume(g, awakening)
    assert listener.told("veterans_spent") == [(0, 2, "awakening")]
    assert listener.told("tokens_back") == [(0, 1, 0, 1), (1, 0, 0, 0)]
    assert listener.balances()


# -- Fame points of pyramids -------------------------------------------------------------------------


def besieged(level: int, *tiles: str) -> Kemet:
    """Bob stands before a pyramid of Ada's."""
    return position(
        at("nw", pyramids={"nw_east": ("ruby", level)}, tiles=tiles), at("mw", {"nw_desert": 3}, prayer=7)
    )


@pytest.mark.rule("KEMET-132", "KEMET-134")
def test_the_owner_of_a_captured_pyramid_loses_a_point_and_gets_it_back():
    g = besieged(4)
    listener = Listener(g)
    resume(g, move_action, 1, True, False, False)
    play(g, "area:nw_desert", "area:nw_east", "stop")
    assert listener.told("token_lost") == [(0, "nw_east", "pyramid")]
    assert listener.told("token_taken") == [(1, "nw_east", "pyramid")]
    assert (g.fame(0), g.fame(1)) == (0, 1) and listener.balances()
    g.flow.told, listener.before = [], counters(g)
    resume(g, move_action, 1, True, False, False)
    play(g, "area:nw_east", "area:nw_desert")
    assert listener.told("token_lost") == [(1, "nw_east", "pyramid")]
    assert listener.told("token_taken") == [(0, "nw_east", "pyramid")]
    assert (g.fame(0), g.fame(1)) == (1, 0) and listener.balances()


@pytest.mark.rule("KEMET-129")
def test_points_of_perfect_architecture_come_and_go():
    g = besieged(2)
    g.tiles["sapphire_perfect_architecture"] = 1
    listener = Listener(g)
    resume(g, take_tile, 0, "sapphire_perfect_architecture")
    assert listener.told("token_taken") == []
    raise_pyramid(g, 0, "nw_east", "ruby", 3)
    assert listener.told("token_taken") == [(0, "nw_east", "architecture")] and listener.balances()
    resume(g, move_action, 1, True, False, False)
    play(g, "area:nw_desert", "area:nw_east", "stop")
    assert listener.told("token_lost") == [(0, "nw_east", "architecture")] and listener.balances()
    resume(g, move_action, 1, True, False, False)
    play(g, "area:nw_east", "area:nw_desert")
    assert len(listener.told("token_taken")) == 2 and g.fame(0) == 1 and listener.balances()
    raise_pyramid(g, 0, "nw_east", "ruby", 4)  # another kind of point takes its place
    assert listener.told("token_lost")[1:] == [(0, "nw_east", "architecture")]
    assert listener.told("token_taken")[2:] == [(0, "nw_east", "pyramid")]
    assert g.fame(0) == 1 and listener.balances()


@pytest.mark.rule("KEMET-252")
def test_a_teammate_who_stays_takes_over_the_token():
    g = two_teams(at("nw", {"west_outer_temple": 1}), at("mw"), at("se", {"west_outer_temple": 2}), at("me"))
    g.held["west_outer_temple"] = 0
    listener = Listener(g)
    resume(g, move_action, 0, True, False, False)
    play(g, "area:west_outer_temple", "leave:2.2", "area:nw_desert")
    assert listener.told("token_lost") == [(0, "west_outer_temple", "temple")]
    assert listener.told("token_taken") == [(2, "west_outer_temple", "temple")]
    assert listener.balances()


# -- teams and Amon ----------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-037", "KEMET-245")
@pytest.mark.parametrize(("options", "units"), [({}, 5), ({"mode": "team"}, 4)])
def test_the_log_tells_how_many_units_are_mustered(options: dict[str, str], units: int):
    match = new_match(BOX, PEOPLE[:4], options, seed_from("muster"))
    while match.game.flow.decision is not None and not any(
        story[0] == "mustered" for story in match.stories[-1]
    ):
        seat = deciders(match.game)[0]
        match.choose(seat, text(choices(match.game, seat)[0]))
    told = [story[1][2] for story in match.stories[-1] if story[0] == "mustered"]
    assert told == [units]


@pytest.mark.rule("KEMET-242")
def test_a_gift_counts_for_both_and_says_what_had_no_room():
    g = as_teams(position(at("nw", prayer=11), at("mw"), at("se", prayer=3), at("me")), 0, 1, 0, 1)
    listener = Listener(g)
    shared_prayer_chosen(g, 0, ("give", "3.2"), 3, 2)
    assert listener.told("prayer_shared") == [(0, 2, 3, 2)]
    assert (g.players[0].prayer, g.players[2].prayer) == (10, 6) and listener.balances()


@pytest.mark.rule("KEMET-278", "KEMET-280", "KEMET-358")
def test_the_war_table_tells_its_changes_and_what_holds_now():
    g = against_amon(at("mw", {"mw_west": 5}), event="ev01")
    listener = Listener(g)
    resume(g, resolve_event, "ev08")  # Strength, Damage and land moves +1; the red +2, +2 end
    assert listener.told("war_table") == [((1, 1, 0, 1), (-1, -1, 0, 1), (1, 1, 0, 1))]


@pytest.mark.rule("KEMET-281", "KEMET-291")
def test_units_of_both_sides_that_a_card_adds_and_takes():
    g = against_amon(at("mw", {"mw_west": 5}), a=("nw_east", 4))
    g.amon.actions_played.append("ac05")  # type: ignore[union-attr]
    listener = Listener(g)
    resume(g, resolve_action, "ac05")
    assert listener.told("amon_reinforced") == [("a", "nw_east", 2), ("b", "nw_south", 1)]
    assert listener.told("units_lost") == [(0, "mw_west", 1, "ac05")]


# -- headings ----------------------------------------------------------------------------------------


@pytest.mark.rule("KEMET-042", "KEMET-184", "KEMET-277")
def test_rounds_phases_steps_and_turns_have_headings():
    stories: list[Story] = [
        ("round", (3,), ()), ("day", (), ()), ("turn", (2, 4), ()), ("amon_turn", ("event",), ()), ("night", (), ()),
        ("night_step", (5,), ()), ("moved", (0, ((0, 1),), (), GREEN, GREEN), ()),
    ]  # fmt: skip
    assert [heading(story) for story in stories] == [
        ("round", 3), ("phase", "day"), ("turn", 2), ("turn", 1), ("phase", "night"), ("step", 5), None,
    ]  # fmt: skip


def test_the_stage_says_where_the_game_stands():
    g = position(at("nw"), at("mw"))
    assert stage(g) == {"round": 1, "phase": "day", "turn": 0}
    g.phase, g.night_step = "night", 6
    assert stage(g) == {"round": 1, "phase": "night", "step": 6}
    g.phase = "setup"
    assert stage(g) == {}


# -- sentences ---------------------------------------------------------------------------------------


def test_gains_say_their_sources():
    parts = (("prayers", 2), ("veterans", 1))
    assert said("prayer_gained", 0, 3, parts, 0) == [
        "Ada gains 3 prayer points (Prayers +2, veterans +1).",
        "Ada zyskuje 3 punkty modlitwy (modlitwy +2, weterani +1).",
        "Ada získává 3 modlitební body (modlitby +2, veteráni +1).",
    ]
    assert said("prayer_gained", 0, 0, (("pray", 2),), 2)[0] == (
        "Ada gains nothing (Pray): there is no room on the prayer track for 2 prayer points."
    )


def test_no_sentence_ends_with_two_signs():
    assert said("card_played", 0, "assemble")[0] == "Ada plays a card (Assemble!)."
    assert said("prayer_paid", 0, 1, "sapphire_defense")[1] == "Ada płaci 1 punkt modlitwy (Obrona!)."
    assert said("prayer_paid", 0, 4, "ruby_act_of_god")[0] == "Ada pays 4 prayer points (Act of God)."


def test_gifts_and_claims_need_neither_gender_nor_case():
    assert said("prayer_shared", 0, 1, 1, 0) == [
        "Ada gives 1 prayer point to Bob.",
        "Bob otrzymuje 1 punkt modlitwy; oddaje Ada.",
        "Bob dostává 1 modlitební bod; dává Ada.",
    ]
    assert said("claimed", 0, "sanctuary")[1:] == [
        "Tej nocy w drużynie korzysta z tego obszaru Ada: Sanktuarium.",
        "Dnes v noci z tohoto území v týmu těží Ada: Svatyně.",
    ]


def test_events_say_what_they_do():
    for sentence, language in zip(said("event", "ev03"), LANGUAGES, strict=True):
        assert (
            Speaker(BOX, language).card("ev03") in sentence
            and Speaker(BOX, language).name("ev03") in sentence
        )


def test_a_mixed_group_says_whose_units_it_has_and_who_goes_along():
    told = said("moved", 0, ((0, 1), (3, 2)), ((3, "cat"),), GREEN, "sanctuary")
    assert told[0].startswith("Ada moves 3 units (Ada: 1, Dora: 2; companions: Cat): ")
    assert told[1].startswith("Ada przemieszcza 3 jednostki (Ada: 1, Dora: 2; towarzysze: Kot): ")


def test_a_god_is_called_a_god_in_polish():
    assert said("god_moved", 0, "sobek", GREEN, "sanctuary")[1].startswith("Ada przemieszcza boga (Sobek): ")
