"""Creates matches: new ones, branches of existing ones, and matches read from files."""

from __future__ import annotations

import random
import secrets
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from senet import bots
from senet.drawing import can_be_drawn
from senet.games import find_box
from senet.identity.names import display_name
from senet.identity.tokens import TokenSigner
from senet.kernel.box import Box
from senet.kernel.chance import SEED_BYTES
from senet.kernel.errors import Refused
from senet.kernel.game import Game
from senet.kernel.match import Match, new_match
from senet.kernel.play import guess, seen_by
from senet.matches.clocks import advanced, agreed_pace
from senet.matches.files import Uploaded
from senet.matches.live import LiveMatch
from senet.matches.loading import Snapshot
from senet.matches.service import MatchService, departing
from senet.settings import ID_LENGTH, TOKEN_LENGTH, Settings
from senet.storage.records import (
    AUTOMATON,
    BOT,
    BRANCH,
    CHOICE,
    ENDED,
    FILE,
    INVITED,
    OPEN,
    PERSON,
    SERVER,
    WAIT,
    Clocks,
    Event,
    MatchRecord,
    SeatRecord,
)

Pace = tuple[int, int, str]  # budget and increment in seconds, and what happens on a time-out
NO_PACE: Final[Pace] = (0, 0, WAIT)
ME: Final = "me"
SCREEN: Final = "screen"
INVITE: Final = "invite"
WISHES: Final = (ME, SCREEN, INVITE, OPEN)
BOT_NAMES: Final = ("Senbi", "Nofret", "Ani", "Merit", "Khety", "Tiye")
KINDS: Final = {ME: PERSON, SCREEN: PERSON, INVITE: INVITED, OPEN: OPEN}


def playable_box(game: str) -> Box:
    box = find_box(game)
    if not can_be_drawn(game):
        raise Refused(f"{box.title} cannot be played on the web yet: it has no drawing.", field="game")
    return box


class MatchCreator:
    def __init__(self, matches: MatchService, token_signer: TokenSigner, settings: Settings) -> None:
        self.matches = matches
        self.settings = settings
        self.token_signer = token_signer

    def new_token(self) -> str:
        """A new signed token, the last part of a seat's link."""
        return self.token_signer.sign(self.settings.random_name(TOKEN_LENGTH))

    def revoked_token(self) -> str:
        """The token of a seat whose link was revoked: no link can contain it."""
        return ENDED + self.settings.random_name(TOKEN_LENGTH)

    async def new(
        self,
        game: str,
        wishes: list[str],
        options: Mapping[str, object],
        user: str,
        names: list[str],
        pace: Pace = NO_PACE,
    ) -> MatchRecord:
        """Create a match; `wishes` has one of me, screen, invite, open, bot or bot:NAME for each seat."""
        box = playable_box(game)
        seats = [
            self.new_seat(number, wish, names[number] if number < len(names) else "", user)
            for number, wish in enumerate(wishes)
        ]
        match = new_match(box, [seat.name for seat in seats], options, secrets.token_bytes(SEED_BYTES))
        return await self.store(match, seats, user, clocks=agreed_pace(*pace, len(seats)))

    def new_seat(self, number: int, wish: str, name: str, user: str) -> SeatRecord:
        kind, _, bot = wish.partition(":")
        token = self.new_token()
        if kind == BOT:
            level = bot or default_bot()
            bots.find(level)
            shown = display_name(name) or BOT_NAMES[number % len(BOT_NAMES)]
            return SeatRecord(number, BOT, shown, level, token)
        if wish not in WISHES:
            allowed = ", ".join((*WISHES, "bot", "bot:NAME"))
            raise Refused(f"A seat cannot be {wish[:30]!r}; allowed: {allowed}.", field="seats")
        users = {user} if wish in (ME, SCREEN) else set()
        return SeatRecord(number, KINDS[wish], display_name(name), "", token, users)

    async def store(
        self,
        match: Match,
        seats: list[SeatRecord],
        user: str,
        start: str | None = None,
        origin: tuple[str, int] = ("", 0),
        clocks: Clocks | None = None,
        seed_source: str = SERVER,
        snapshot: Snapshot | None = None,
    ) -> MatchRecord:
        """Store the match with any lines that it already has."""
        for seat in seats:
            seat.kind = AUTOMATON if seat.seat in match.game.flow.automata else seat.kind
        now = self.settings.now()
        waited = [seat for seat in match.waiting_for() if seats[seat].kind == PERSON]
        record = MatchRecord(
            id=self.settings.random_name(ID_LENGTH), game=match.box.name, rules=match.version,
            options=match.options, seed=match.seed, start=start, opening=match.opening, setup=match.stories[0],
            owner=user, origin=origin[0], origin_line=origin[1], created=now, changed=now, seats=seats,
            clocks=advanced(clocks or Clocks(), now, waited), seed_source=seed_source,
        )  # fmt: skip
        lines = [
            Event(
                number, CHOICE, line.seat, line.choice, line.at, line.by, line.digest, told, line.secret, None
            )
            for number, (line, told) in enumerate(zip(match.lines, match.stories[1:], strict=True), start=1)
        ]
        if match.departure is not None:
            lines.append(replace(departing(match, match.departure, now), serial=len(lines) + 1))
        state = self.matches.match_state(record, match, now)
        await self.matches.repository.add_match(record, state, lines, snapshot)
        self.matches.wake_watchers(record.id)
        return record

    async def branch(self, live: LiveMatch, line: int, seat: int, user: str, name: str) -> MatchRecord:
        """Create a match against bots from a position of another, with everything that `seat` did not know re-dealt."""
        game = live.game_at(line)
        if not game.flow.decision:
            raise Refused("The game is over at that line, so no branch can start there.", field="at")
        imagined = guess(seen_by(game, seat), random.Random(secrets.randbits(128)))
        mine = seat if seat >= 0 else next(iter(game.flow.decision.choices))
        seats = [
            self.new_seat(number, ME, name, user) if number == mine else self.new_seat(number, BOT, "", user)
            for number in range(len(live.record.seats))
        ]
        match = match_from(live.match.box, seats, live.match.options, imagined)
        start = match.box.freeze(match.game)
        origin = (live.record.id, line)
        return await self.store(match, seats, user, start, origin, seed_source=BRANCH)

    async def add_file(self, uploaded: Uploaded, user: str) -> MatchRecord:
        """Store a match read from a file; the user who uploaded it plays all its seats, and nobody else can join."""
        names = uploaded.match.seats
        seats = [self.new_seat(number, SCREEN, name, user) for number, name in enumerate(names)]
        return await self.store(
            uploaded.match, seats, user, uploaded.start, seed_source=FILE, snapshot=uploaded.snapshot
        )


def match_from(box: Box, seats: list[SeatRecord], options: dict[str, Any], game: Game) -> Match:
    """A match that starts from a position instead of a setup."""
    frozen = box.thaw(box.freeze(game))
    names = [seat.name for seat in seats]
    return Match(box, names, options, frozen.flow.seed, frozen, box.digest(frozen), stories=[[]])


def default_bot() -> str:
    """The bot that plays where none was named."""
    names = list(bots.BOTS)
    return "greedy" if "greedy" in names else names[-1]


def sensible_seats(box: Box) -> list[str]:
    """The seats of a match started with one click: two or three players, all but one of them bots."""
    fitting = [count for count in box.seats if count in (2, 3)]
    count = max(fitting) if fitting else min(box.seats)
    return [ME] + [BOT] * (count - 1)
