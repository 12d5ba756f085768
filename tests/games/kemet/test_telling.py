"""Kemet in words: names that tell apart, labels, prompts with their numbers, and right plurals."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

import pytest

from senet.games.kemet import BOX, telling
from senet.games.kemet.components import CARDS as BATTLE_CARDS
from senet.games.kemet.components import COMPANIONS, INTERVENTIONS, SPACES, TILES
from senet.games.kemet.maps import AREAS
from senet.games.kemet.placing import recruit
from senet.games.kemet.position import at, position
from senet.games.kemet.table import Kemet
from senet.games.kemet.telling import NAMES, STORY_RULES
from senet.games.kemet.telling.questions import QUESTIONS
from senet.games.kemet.telling.words import values
from senet.kernel.chance import seed_from
from senet.kernel.game import PASS, Question
from senet.kernel.match import Match, new_match
from senet.kernel.play import choices, deciders, parse, resume
from senet.kernel.telling import Message
from senet.language import LANGUAGES, Speaker
from tests.games.kemet.helpers import auto_battle, battle, start_battle, take_turn, use_gold, with_tiles
from tests.games.words import play, question

PEOPLE = ["Ada", "Bob", "Cyril", "Dora", "Eva", "Filip"]
LABEL = 100  # characters of the longest label of a choice
languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(autouse=True)
def tell_kemet(monkeypatch: pytest.MonkeyPatch) -> None:
    """These tests are about this game alone, whatever the registry holds."""
    monkeypatch.setattr("senet.language.teller", lambda name: telling)


def speakers() -> list[Speaker]:
    return [Speaker(BOX, language, PEOPLE) for language in LANGUAGES]


def said(id: str, **gaps: object) -> list[str]:
    return [speaker.say(Message(id, gaps)) for speaker in speakers()]


def told(name: str, *args: object) -> list[str]:
    return [speaker.story((name, args, ())) for speaker in speakers()]


def labels(g: Kemet, choice: str) -> list[str]:
    return [speaker.choice(g, parse(choice)) for speaker in speakers()]


def prompts(g: Kemet) -> list[str]:
    return [speaker.prompt(g) for speaker in speakers()]


# -- names -----------------------------------------------------------------------------------------


@languages
def test_everything_that_can_be_seen_has_a_name(language: str):
    speaker = Speaker(BOX, language)
    seen = (*TILES, *COMPANIONS, *AREAS, *SPACES, *BATTLE_CARDS, *INTERVENTIONS, "apex_divine_power")
    assert all(speaker.name(each) for each in seen)
    assert len({speaker.name(each) for each in (*AREAS, *SPACES)}) == len(AREAS) + len(SPACES)
    assert len({speaker.name(tile) for tile in TILES}) == len(TILES)


def test_tiles_that_every_colour_has_are_told_apart():
    assert [speaker.name("ruby_domination") for speaker in speakers()] == [
        "Domination (Ruby)",
        "Dominacja (rubin)",
        "Nadvláda (rubín)",
    ]
    assert told("acquired", 0, "amber_act_of_god") == [
        "Ada gets a power tile: Act of God (Amber, level 4).",
        "Ada otrzymuje kafel mocy: Boskie działanie (bursztynowy, poziom 4).",
        "Ada dostává destičku moci: Božský čin (jantarová, úroveň 4).",
    ]


def test_a_creature_of_the_renewal_tiles_is_called_like_its_tile():
    assert [NAMES[language]["sacred_bull"] for language in LANGUAGES] == [
        "Sacred Bull",
        "Święty byk",
        "Posvátný býk",
    ]


# -- the words of tiles and cards and their numbers in the data ----------------------------------------

VALUES = ("strength", "damage", "unblockable", "shield")
STEMS = {  # how a text says "+n" of each value, without the endings of cases
    "en": ("Strength", "Damage", "Unblockable Damage", "Shield"),
    "pl": ("sił", "obraże", "nieblokowalnych obraże", "obron"),
    "cs": ("síl", "zraně", "neodvratné zraně", "obran"),
}


@languages
def test_the_text_of_a_tile_has_its_numbers(language: str):
    speaker = Speaker(BOX, language)
    for tile in TILES.values():
        companion = COMPANIONS.get(tile.companion)
        numbers = companion.battle if companion else tile.attack
        land = companion.land if companion else 0
        words = speaker.card(tile.id)
        for stem, number in zip(STEMS[language], numbers, strict=True):
            assert not number or f"+{number} {stem}" in words, f"{language}: {tile.id} has {number} {stem}"
        assert not land or f"+{land} " in words, f"{language}: {tile.id} has {land} land moves"


@languages
def test_the_text_of_a_battle_card_has_its_numbers(language: str):
    speaker = Speaker(BOX, language)
    for card in telling.CARDS:
        if card in BATTLE_CARDS:
            for value in values(card)[:1]:
                assert speaker.say(value).lower() in speaker.card(card).lower()


@languages
def test_a_paid_card_says_what_it_costs(language: str):
    speaker = Speaker(BOX, language)
    for card in INTERVENTIONS.values():
        if card.id in telling.CARDS:
            assert (f" {card.cost}:" in speaker.card(card.id)) == (card.cost > 0), f"{language}: {card.id}"


# -- plurals -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("count", "words"),
    [
        (1, ["1 unit", "1 jednostkę", "1 jednotku"]),
        (2, ["2 units", "2 jednostki", "2 jednotky"]),
        (5, ["5 units", "5 jednostek", "5 jednotek"]),
        (12, ["12 units", "12 jednostek", "12 jednotek"]),
    ],
)
def test_units_are_counted_in_good_grammar(count: int, words: list[str]):
    assert said("units", count=count) == words


@pytest.mark.parametrize("id", ["prayer-points", "fame-points", "intervention-cards", "veteran-tokens"])
def test_everything_counted_has_forms_for_one_few_and_many(id: str):
    for language in LANGUAGES:
        speaker = Speaker(BOX, language)
        forms = {speaker.say(Message(id, {"count": n})).partition(" ")[2] for n in (0, 1, 2, 5)}
        assert len(forms) == (2 if language == "en" else 3), f"{language}: {forms}"


# -- choices -------------------------------------------------------------------------------------------


def march() -> Kemet:
    """Ada moves out of a city; Bob stands in her way."""
    g = position(
        at("nw", {"nw_east": 3}, pyramids={"nw_east": ("ruby", 2)}, hand=["swiftness"]),
        at("mw", {"nw_desert": 2, "west_outer_temple": 1}),
    )
    return take_turn(g, 0, "place:f3_move", "act:f3_move", "area:nw_east")


@pytest.mark.parametrize(
    ("choice", "words"),
    [
        ("stop", ["Stop here", "Zatrzymaj się tutaj", "Zastavit se tady"]),
        ("leave:2", ["Leave 2 units here", "Zostaw tu 2 jednostki", "Nechat tu 2 jednotky"]),
        ("card:swiftness", ["Play: Swiftness", "Zagraj: Chyżość", "Zahrát: Hbitost"]),
        (
            "area:nw_north",
            [
                "Go to: North-west city, north district",
                "Idź: Miasto północno-zachodnie, dzielnica północna",
                "Jít: Severozápadní město, severní čtvrť",
            ],
        ),
        (
            "teleport:west_outer_temple",
            [
                "Teleport and attack: Western outer temple (Bob)",
                "Teleportuj i zaatakuj: Zachodnia świątynia zewnętrzna (Bob)",
                "Teleportovat a zaútočit: Západní vnější chrám (Bob)",
            ],
        ),
    ],
)
def test_labels_make_sense_on_their_own(choice: str, words: list[str]):
    assert labels(march(), choice) == words


def test_an_attack_is_called_one():
    assert labels(march(), "area:nw_desert")[0] == "Attack: Desert around the north-west city (Bob)"


def test_an_acquire_space_shows_its_colour():
    g = take_turn(position(at("nw", pyramids={"nw_east": ("ruby", 2)}), at("mw")), 0)
    assert labels(g, "place:f1_acquire_a") == [
        "Place a token: Acquire, space 1 (floor 1): Ruby",
        "Połóż znacznik: Pozyskanie, pole 1 (piętro 1): rubinowy",
        "Položit žeton: Získání, 1. pole (1. patro): rubínová",
    ]
    assert labels(g, "place:f1_acquire_b")[0] == "Place a token: Acquire, space 2 (floor 1)"


def test_cards_added_to_a_battle_are_enumerated():
    g = march()
    assert labels(g, "cards:none") == ["Add no cards", "Nie dodawaj kart", "Nepřidat žádné karty"]
    assert labels(g, "cards:war_rage.2+diversion") == [
        "Add: War Rage ×2, Diversion",
        "Dodaj: Bitewny gniew ×2, Dywersja",
        "Přidat: Válečný hněv ×2, Diverze",
    ]
    most = "cards:war_rage.5+bloody_battle.3+bronze_wall.3+war_fury.2+bloodbath.2+iron_wall.2+diversion"
    assert all(len(label) <= LABEL for label in labels(g, most))


def first_match(seats: int = 2) -> Match:
    return new_match(BOX, PEOPLE[:seats], {"renewal": True}, seed_from("labels"))


@languages
def test_everything_that_can_be_named_has_a_short_label_of_its_own_among_its_kind(language: str):
    game, speaker = first_match().game, Speaker(BOX, language, PEOPLE)
    by_verb: dict[str, list[str]] = {}
    for choice in BOX.vocabulary(game):
        by_verb.setdefault(choice[0], []).append(speaker.choice(game, choice))
    for verb, said_so in by_verb.items():
        assert len(set(said_so)) == len(said_so), f"{language}: two of {verb} have the same label"
    assert [label for label in chain(*by_verb.values()) if len(label) > LABEL] == []


def test_to_pass_says_what_is_declined():
    g = position(at("nw", {"nw_east": 3}), at("mw"))
    take_turn(g, 0, "place:f3_move")
    assert labels(g, "pass") == ["Do not move", "Nie ruszaj się", "Nehýbat se"]


def question_names() -> set[str]:
    return {each.name for each in BOX.names.values() if isinstance(each, Question)}


def test_every_question_that_words_depend_on_exists():
    assert sorted(set(QUESTIONS) - question_names()) == []


# -- prompts -------------------------------------------------------------------------------------------


def test_the_prompt_of_a_move_says_what_is_left():
    assert prompts(march()) == [
        "Ada moves 3 units (North-west city, east district); land moves left: 1.",
        "Ada przemieszcza 3 jednostki (Miasto północno-zachodnie, dzielnica wschodnia); "
        "pozostałe ruchy lądowe: 1.",
        "Ada přesouvá 3 jednotky (Severozápadní město, východní čtvrť); zbývající pozemní pohyby: 1.",
    ]


def test_two_who_decide_at_once_are_both_named():
    g = start_battle(with_tiles("ruby_charge"), "west_green", 0, 1)
    assert prompts(g)[0] == "Ada, Bob choose the battle cards to play (Western oasis desert)."
    play(g, "0|battle_card:chariot_raid")
    assert prompts(g)[0] == "Bob chooses the battle card to play (Western oasis desert)."
    assert "wybiera kartę" in prompts(g)[1]


def rare_recruit() -> Kemet:
    g = position(at("nw", prayer=9), at("mw", {"nw_north": 2, "nw_east": 1}))
    resume(g, recruit, 0)
    return play(g, "area:nw_north", "units:3", "area:nw_east", "units:3", "pass")


def rare_payment() -> Kemet:
    hand = ["war_fury", "bloodbath", "bloodbath"]
    g = position(at("nw", {"west_green": 3}, prayer=1, hand=hand), at("mw", {"west_green": 3}))
    return auto_battle(g, "west_green", 0, 1, added=("war_fury+bloodbath.2", "none"))


def rare_ending() -> Kemet:
    tiles = ("onyx_divine_support", "onyx_tactical_reinforcement")
    g = battle(with_tiles(*tiles, units=3, foes=1), "fervent_purge", "shield_push")
    return play(g, "0|stay")


def rare_reinforcement() -> Kemet:
    return play(rare_ending(), "tile:onyx_tactical_reinforcement")


def rare_corruption() -> Kemet:
    g = with_tiles("amethyst_units_corruption", units=4, foes=4)
    return battle(g, "cavalry_blitz", "phalanx_defense")


def rare_enlisting() -> Kemet:
    return play(rare_corruption(), "units:1")


def rare_colours() -> Kemet:
    pyramids = {"nw_east": ("ruby", 2), "nw_north": ("amber", 1)}
    return use_gold(position(at("nw", tiles=["amber_restructuring"], pyramids=pyramids), at("mw")),
                    "amber_restructuring")  # fmt: skip


@pytest.mark.parametrize(
    ("table", "name", "words"),
    [
        (rare_recruit, "which_battle", "Ada decides which battle comes first."),
        (rare_payment, "pay_next", "Ada cannot pay for all the cards: which one is next? Prayer points: 1."),
        (rare_ending, "which_first", "Ada decides which tile takes effect first."),
        (
            rare_reinforcement,
            "reinforce",
            "Ada may add units for 1 prayer point each with Tactical Reinforcement (Western oasis desert).",
        ),
        (rare_corruption, "corrupt", "Ada may remove surviving units of Bob with Units Corruption."),
        (rare_enlisting, "enlist", "Ada may add units in place of those removed (1 at most)."),
        (rare_colours, "recolour", "Ada chooses the pyramid that gets another colour."),
    ],
)
def test_rare_questions_can_be_said(table: Callable[[], Kemet], name: str, words: str):
    g = table()
    assert question(g) == name
    assert prompts(g)[0] == words
    (seat,) = deciders(g)
    for speaker in speakers():
        offered = [speaker.choice(g, choice) for choice in choices(g, seat)]
        assert len(set(offered)) == len(offered)
        assert "Ada" in speaker.prompt(g)


def test_nothing_is_asked_when_the_game_is_over():
    g = position(at("nw", fame=9), at("mw"))
    take_turn(g, 0)
    assert prompts(g) == ["The game is over.", "Gra jest zakończona.", "Hra skončila."]
    assert labels(g, "stay")[0] == "Stay" and speakers()[0].choice(g, PASS) == "Pass"


# -- stories -------------------------------------------------------------------------------------------


def test_stories_say_what_happened():
    assert told("moved", 1, ((1, 2),), (), "nw_desert", "sanctuary")[0] == (
        "Bob moves 2 units: Desert around the north-west city → Sanctuary."
    )
    assert told("left", 0, "2", "sanctuary") == [
        "Ada leaves behind 2 units: Sanctuary.",
        "Ada zostawia po drodze (Sanktuarium): 2 jednostki.",
        "Ada nechává cestou (Svatyně): 2 jednotky.",
    ]
    assert told("joined", 0, "cat", "sanctuary")[1] == "Ada zabiera po drodze (Sanktuarium): Kot."
    assert (
        told("token_placed", 0, "silver", "f2_build")[2] == "Ada pokládá stříbrný žeton: Stavba (2. patro)."
    )
    assert told("resolved", 0, 7, 1, 6, 0)[0] == "Strength: Ada (7), Bob (6). Ada wins the battle."
    assert told("won", 2, 9)[1] == "Cyril wygrywa grę, mając 9 punktów chwały."
    assert told("round_limit", 3)[0].endswith("Dora wins the game.")
    assert told("recoloured", 0, "nw_east", "ruby", "amber", 2, 0)[0].startswith(
        "Ada changes the colour of a pyramid (Ruby → Amber)"
    )


def test_revealed_cards_are_counted():
    assert told("revealed", 0, "chariot_raid", ("war_rage", "war_rage", "diversion")) == [
        "Ada reveals: Chariot Raid, with War Rage ×2, Diversion.",
        "Ada odkrywa: Rajd rydwanów; do tego: Bitewny gniew ×2, Dywersja.",
        "Ada odkrývá: Nájezd vozů; k tomu: Válečný hněv ×2, Diverze.",
    ]
    assert told("showed_interventions", 1, ()) == [
        "Bob shows what will be added to the battle: no Divine Intervention cards.",
        "Bob pokazuje, co doda do bitwy: brak kart boskiej interwencji.",
        "Bob ukazuje, co do bitvy přidá: žádné karty božského zásahu.",
    ]


def test_every_story_has_a_rule_of_the_ledger():
    assert [rule for rule in STORY_RULES.values() if rule not in BOX.ledger] == []


# -- refusals ------------------------------------------------------------------------------------------


def test_the_balance_rule_says_why_the_last_token_cannot_go_there():
    assert [speaker.refusal("KEMET-060") for speaker in speakers()] == [
        "Every floor needs a token by the end of the day, "
        "and then you would not have enough tokens left for the empty ones.",
        "Do końca dnia na każdym piętrze musi leżeć znacznik, "
        "a na puste piętra zabrakłoby ci wtedy znaczników.",
        "Na konci dne musí mít každé patro žeton a na prázdná patra by vám pak žetony nezbyly.",
    ]
