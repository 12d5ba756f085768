"""Setting up: tokens, markers, starting cards, decks and graves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from senet.games.egizia.components import (
    CARDS_PER_ROUND,
    COLOURS,
    CREW1,
    CREW2,
    CREW3,
    CREW_START,
    DECKS,
    GRAIN,
    GRAVE_TOKENS,
    GRAVES_FACE_UP,
    LAY_CARDS,
    OVERSEER,
    OVERSEER_START,
    QUARRY_STONES,
    RULINGS,
    SHIPS,
    START_FIELD,
    START_QUARRY,
    START_STONES,
    WATER_START,
    deck_cards,
    sphinx_cards,
)
from senet.games.egizia.rounds import play_round
from senet.games.egizia.table import NOBODY, Egizia, Player
from senet.kernel.game import new_flow
from senet.kernel.play import advance


def new_game(seats: int, options: Mapping[str, Any], seed: bytes) -> Egizia:
    g = new_table(seats, options, seed)
    g.flow.told = []
    advance(g)
    return g


def new_table(seats: int, options: Mapping[str, Any], seed: bytes) -> Egizia:
    """The table before anything is dealt. (EGIZ-001, EGIZ-003, EGIZ-020, EGIZ-021, EGIZ-023, EGIZ-024)"""
    red = bool(options["use_red_ship_cards"])
    players = [new_player(colour) for colour in colours(seats, options["colour"])]
    return Egizia(
        new_flow(seed, set_up),
        players,
        round=0,
        phase=LAY_CARDS,
        turn_order=[],
        score_order=[],
        river=[""] * CARDS_PER_ROUND,
        ships=[],
        water=WATER_START,
        built={},
        grave_row=[],
        grave_pool=list(GRAVE_TOKENS),
        decks=[deck_cards(deck, red) for deck in range(len(DECKS))],
        unseen=[],
        gone=[],
        sphinx_deck=sphinx_cards(red),
        under=[],
        looked_at=[],
        looker=-1,
        action=None,
        freed=0,
        red=red,
        heliopolis=bool(options["double_circle_on_heliopolis"]),
        rulings=tuple([ruling for ruling in RULINGS if options[ruling]]),
        turn=NOBODY,
    )


def new_player(colour: str) -> Player:
    """A player's pieces: crews, overseer, ships, starting quarry and field. (EGIZ-003, EGIZ-014, EGIZ-016,
    EGIZ-018)"""
    return Player(
        colour,
        score=0,
        sheet={},
        stones=0,
        strength={CREW1: CREW_START, CREW2: CREW_START, CREW3: CREW_START, OVERSEER: OVERSEER_START},
        tired=[],
        quarry=0,
        market=0,
        fields=[START_FIELD],
        quarries=[START_QUARRY],
        cards=[],
        improved="",
        spent=[],
        graves=[],
        sphinx=[],
        returned=[],
        ships=SHIPS,
        furthest=0,
        passed=False,
        sites=[],
    )


def colours(seats: int, wishes: list[str]) -> list[str]:
    """Each player gets the colour asked for, or another one if it is taken. (EGIZ-002, EGIZ-253)"""
    found: list[str] = [""] * seats
    for seat, wish in enumerate(wishes):
        if wish in COLOURS and wish not in found:
            found[seat] = wish
    for seat in range(seats):
        if not found[seat]:
            found[seat] = next(colour for colour in COLOURS if colour not in found)
    return found


def set_up(g: Egizia) -> None:
    """Deal order tokens, stones, Sphinx cards and graves; then the first round. (EGIZ-013, EGIZ-015, EGIZ-017,
    EGIZ-019, EGIZ-022, EGIZ-026)"""
    seats = list(range(len(g.players)))
    g.turn_order = [g.draw(seats) for _ in g.players]
    g.score_order = g.turn_order[::-1]
    for seat, player in enumerate(g.players):
        g.tell("colour_chosen", seat, player.colour)
    g.tell("pieces_dealt", CREW_START, OVERSEER_START, QUARRY_STONES[START_QUARRY], GRAIN[START_FIELD], SHIPS)
    for token, seat in enumerate(g.turn_order):
        g.players[seat].stones = START_STONES[token]
        g.tell("token_dealt", seat, token + 1, START_STONES[token])
    for seat, player in enumerate(g.players):
        player.sphinx.append(g.draw(g.sphinx_deck))
        g.whisper(seat, "sphinx_dealt", seat, player.sphinx[0])
    g.grave_row = [g.draw(g.grave_pool) for _ in range(GRAVES_FACE_UP)]
    g.tell("graves_laid", *g.grave_row)
    g.then(play_round)
