"""Setup for one to five players (chapters 3, 18 and 19)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from senet.games.pharaon.cards import receive_noble
from senet.games.pharaon.components import (
    ARTISANS,
    ARTISANS_SHOWN,
    BOARDS,
    BONUSES,
    CHOSEN_BOARDS,
    COLOURS,
    DARK,
    JARS,
    LIGHT,
    NOBLES,
    NOBLES_DRAWN,
    NOBLES_SHOWN,
    OFFERING_COUNT,
    OFFERINGS,
    PAIRS,
    ROTATION,
    RULINGS,
    SCRIBES,
    SILVER,
    SOLO_RULINGS,
    SPACE_MIN_PLAYERS,
    START_SILVER,
    STRIPS,
    TOKENS_OF_KIND,
    ZONES,
)
from senet.games.pharaon.gaining import START_GAIN, gain
from senet.games.pharaon.passing import ask_jar
from senet.games.pharaon.table import EMPTY, HUMAN, NOBODY, TRAITOR, Pharaon, Traitor, new_player
from senet.games.pharaon.traitor import form_pile, his
from senet.games.pharaon.turn import block_spaces, lay_out_jars, play_round, refill_offerings
from senet.kernel.game import NOT_AN_ANSWER, Choice, Question, Seat, new_flow, number
from senet.kernel.play import advance

RANDOM: Final = "random"


def new_game(seats: int, options: Mapping[str, Any], seed: bytes) -> Pharaon:
    """A new game, waiting for its first decision."""
    g = Pharaon(
        flow=new_flow(seed, set_up, options["first_player"], options["dark_boards"]),
        players=[new_player() for _ in range(max(seats, 2))],
        layout=[],
        offset=0,
        direction=1,
        round=1,
        usable=len([least for least in SPACE_MIN_PLAYERS if seats >= least]),
        wheel={strip: [] for strip in STRIPS},
        bank=dict(TOKENS_OF_KIND),
        pairs=[() for _ in range(PAIRS[seats])],
        bonus=[EMPTY] * BONUSES[seats],
        bag=[kind for kind in OFFERINGS for _ in range(OFFERING_COUNT[kind])],
        offering_discard=[],
        nobles=[EMPTY] * NOBLES_SHOWN,
        noble_deck=list(NOBLES),
        noble_discard=[],
        artisans=[EMPTY] * ARTISANS_SHOWN,
        artisan_deck=list(ARTISANS),
        artisan_discard=[],
        jars=[],
        jar_pile=list(JARS),
        jar_discard=[],
        first_player=NOBODY,
        pharaoh=NOBODY,
        active=NOBODY,
        action=None,
        traitor=None if seats > 1 else Traitor([], [], [], [], [], 0),
        beginners=list(options["beginner_scribes"]),
        rulings=rulings_that_hold(seats, options),
    )
    if seats == 1:
        g.beginners = g.beginners * 2
    g.flow.told = []
    advance(g)
    return g


def rulings_that_hold(seats: int, options: Mapping[str, Any]) -> tuple[str, ...]:
    """Rulings about the Traitor hold only in the solo game."""
    return tuple([name for name in RULINGS if options[name] and (seats == 1 or name not in SOLO_RULINGS)])


def set_up(g: Pharaon, first: str, dark_boards: int) -> None:
    """The steps of the setup in their order. (PHAR-028 to PHAR-038)"""
    g.then(assemble_board)
    g.then(lay_out_jars)
    g.then(choose_first_player, first)
    g.then(refill_offerings)
    g.then(deal_scribes)
    g.then(lay_out_cards)
    if g.traitor is not None:
        g.then(lay_out_traitor, dark_boards)
    g.then(players_start)
    g.then(finish_setup)


def assemble_board(g: Pharaon) -> None:
    """The circular order of the zones, the orientation of the wheel and the direction of its
    turning are random. (PHAR-017, PHAR-023, PHAR-024, PHAR-244)"""
    others = ZONES[1:]
    g.layout = [ZONES[0], *(g.draw(others) for _ in ZONES[1:])]
    g.offset = g.draw(list(range(len(STRIPS))))
    g.direction = ROTATION[g.draw(list(ROTATION))]
    g.tell("setup_begins")
    g.tell("board", g.direction, *g.service())


def choose_first_player(g: Pharaon, first: str) -> None:
    """At random, or as the host has set it. (PHAR-029, PHAR-209)"""
    g.first_player = g.draw(list(range(len(g.players)))) if first == RANDOM else int(first)
    g.tell("first_player", g.first_player, NOBODY)


def deal_scribes(g: Pharaon) -> None:
    """Beginners get a random Scribe before the deck is formed. (PHAR-042, PHAR-208)"""
    scribes = list(SCRIBES)
    for seat, beginner in enumerate(g.beginners):
        if beginner:
            scribe = g.draw(scribes)
            g.noble_deck.remove(scribe)
            g.players[seat].nobles.append(scribe)
            g.tell("dealt_scribe", seat, scribe)


def lay_out_cards(g: Pharaon) -> None:
    """Three nobles and four artisans face up. (PHAR-034, PHAR-035)"""
    g.nobles = [g.draw(g.noble_deck) for _ in g.nobles]
    g.artisans = [g.draw(g.artisan_deck) for _ in g.artisans]
    g.tell("cards_laid_out", *g.nobles, *g.artisans)


def lay_out_traitor(g: Pharaon, dark_boards: int) -> None:
    """The five boards in random order, some of them turned to the dark side by lot or by the player,
    and one token of each kind on their start spaces. (PHAR-201, PHAR-203, PHAR-204, PHAR-264)"""
    traitor = his(g)
    if g.holds(CHOSEN_BOARDS):
        g.then(ask_dark_board, dark_boards, 0)
        dark_boards = 0
    boards, kinds, places = list(BOARDS), list(COLOURS), list(range(len(BOARDS)))
    dark = [g.draw(places) for _ in range(dark_boards)]
    for place in range(len(BOARDS)):
        traitor.boards.append((g.draw(boards), DARK if place in dark else LIGHT))
        kind = g.draw(kinds)
        traitor.kinds.append(kind)
        traitor.columns.append([kind])
        g.bank[kind] -= 1
    g.tell("boards_laid_out", *traitor.kinds)
    for place in dark:
        g.tell("board_darkened", place + 1)


def ask_dark_board(g: Pharaon, left: int, last: int) -> None:
    """The player turns boards to the dark side, from left to right. (PHAR-264)"""
    if left:
        g.ask(HUMAN, DARK_BOARD, dark_board_chosen, left, last)


def offer_dark_board(g: Pharaon, seat: Seat, left: int, last: int) -> list[Choice]:
    candidates: list[Choice] = [("board", str(place + 1)) for place in range(len(BOARDS))]
    return [choice for choice in candidates if not forbids_dark_board(g, seat, choice, left, last)]


def forbids_dark_board(g: Pharaon, seat: Seat, choice: Choice, left: int, last: int) -> str:
    """Each board once, from left to right, leaving enough boards to reach the number. (PHAR-248, PHAR-264)"""
    place = number(choice[1])
    if choice[0] != "board" or choice[1] != str(place) or not 1 <= place <= len(BOARDS):
        return NOT_AN_ANSWER
    if place <= last:
        return "PHAR-264"
    return "" if place <= len(BOARDS) - left + 1 else "PHAR-248"


def dark_board_chosen(g: Pharaon, seat: Seat, choice: Choice, left: int, last: int) -> None:
    place = number(choice[1])
    traitor = his(g)
    traitor.boards[place - 1] = (traitor.boards[place - 1][0], DARK)
    g.tell("board_darkened", place)
    g.then(ask_dark_board, left - 1, place)


DARK_BOARD: Final = Question("dark_board", offer_dark_board, forbids_dark_board)


def players_start(g: Pharaon) -> None:
    """Counter-clockwise from the first player's right-hand neighbour, the first player last.
    (PHAR-036)"""
    count = len(g.players)
    for step in range(1, count + 1):
        seat = (g.first_player - step) % count
        if g.traitor is None or seat == HUMAN:
            g.then(player_starts, seat)


def player_starts(g: Pharaon, seat: Seat) -> None:
    """A jar, 2 silver, one of two nobles: all of it before the next player's turn. (PHAR-036, PHAR-041)"""
    g.tell("starts", seat)
    g.then(ask_jar, seat)
    g.then(gain, seat, SILVER, START_SILVER, START_GAIN)
    if not g.beginners[seat]:
        g.then(draw_nobles, seat)


def draw_nobles(g: Pharaon, seat: Seat) -> None:
    """Two nobles that only the drawing player sees. (PHAR-036, PHAR-037)"""
    player = g.players[seat]
    player.drawn = [g.draw(g.noble_deck) for _ in range(NOBLES_DRAWN)]
    g.tell("drew_secretly", seat, len(player.drawn))
    g.whisper(seat, "drew_nobles", seat, *player.drawn)
    g.ask(seat, KEEP_NOBLE, kept_noble_chosen)


def offer_kept_noble(g: Pharaon, seat: Seat) -> list[Choice]:
    return [("noble", noble) for noble in g.players[seat].drawn]


def forbids_kept_noble(g: Pharaon, seat: Seat, choice: Choice) -> str:
    if choice[0] != "noble" or choice[1] not in NOBLES:
        return NOT_AN_ANSWER
    return "" if choice[1] in g.players[seat].drawn else "PHAR-036"


def kept_noble_chosen(g: Pharaon, seat: Seat, choice: Choice) -> None:
    """The kept noble is laid face up, the other set aside face down; in the solo game it is the
    Traitor's. (PHAR-037, PHAR-039, PHAR-040, PHAR-205)"""
    player = g.players[seat]
    player.drawn.remove(choice[1])
    player.aside, player.drawn = player.drawn, []
    g.reveal()
    g.tell("kept_noble", seat, choice[1])
    if g.traitor is not None:
        g.players[TRAITOR].nobles.append(player.aside.pop())
        g.tell("received_noble", TRAITOR, HUMAN, g.players[TRAITOR].nobles[0])
    receive_noble(g, seat, choice[1])


KEEP_NOBLE: Final = Question("keep_noble", offer_kept_noble, forbids_kept_noble)


def finish_setup(g: Pharaon) -> None:
    """Set-aside nobles return to the deck, the left-over jar blocks spaces (two players and solo),
    jars are replenished. (PHAR-038, PHAR-196, PHAR-197, PHAR-206)"""
    returned: list[int] = []
    for seat, player in enumerate(g.players):
        g.noble_deck += player.aside
        returned += [seat] * len(player.aside)
        player.aside = []
    if returned:
        g.tell("nobles_returned", len(returned), *returned)
    g.then(block_spaces)
    g.then(lay_out_jars)
    if g.traitor is not None:
        g.then(form_pile)
    g.then(play_round)
