"""The command line: ``senet …``. Bad input gets one clear line and exit status 2, never a traceback."""

from __future__ import annotations

import inspect
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from senet import __version__, mode
from senet.arena.bench import bench as measure
from senet.arena.simulate import read_options
from senet.arena.simulate import simulate as play_games
from senet.bots import BOTS
from senet.cli import admin
from senet.coverage import coverage_of
from senet.games import all_boxes, find_box
from senet.kernel.box import Box
from senet.kernel.errors import Refused
from senet.kernel.game import EVERYTHING, SPECTATOR, Game
from senet.kernel.match import Match
from senet.kernel.play import deciders, parse, seen_by, why_not
from senet.kernel.telling import Message, Who
from senet.language import LANGUAGES, Speaker
from senet.language import described as described_option
from senet.settings import OPERATOR_SETTINGS, Settings

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
app.add_typer(admin.app, name="admin")
out = Console(highlight=False, soft_wrap=True)
err = Console(stderr=True, highlight=False)

AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object on the last line.")]
Language = Annotated[str, typer.Option("--lang", help="en, pl or cs.")]
GameName = Annotated[str, typer.Argument(help="The name of a game, as `senet games` lists them.")]
MatchFile = Annotated[Path, typer.Argument(help="A match file, or - for standard input.")]
At = Annotated[
    int | None, typer.Option("--at", help="The position after this many lines. Default: after all lines.")
]


def main() -> None:
    """The entry point: every refusal is one line on stderr and exit status 2."""
    try:
        status = app(standalone_mode=False)
    except Refused as refusal:
        fail(refusal.sentence)
    except typer.TyperException as wrong:
        fail(" ".join(sentence_of(wrong).split()))
    except typer.Exit as leaving:
        sys.exit(leaving.exit_code)
    except (BrokenPipeError, KeyboardInterrupt):
        sys.exit(130)
    except OSError as error:
        fail(f"{error.strerror or error}: {error.filename}" if error.filename else str(error))
    else:
        sys.exit(status if isinstance(status, int) else 0)


def sentence_of(wrong: typer.TyperException) -> str:
    """The message of a usage error; the classes that have `format_message` are not public."""
    said: str = wrong.format_message() if hasattr(wrong, "format_message") else str(wrong)
    return said


def fail(sentence: str) -> None:
    print(f"senet: {sentence}", file=sys.stderr)
    sys.exit(2)


def say_json(content: dict[str, Any]) -> None:
    print(json.dumps(content, ensure_ascii=False))


# -- the table -------------------------------------------------------------------------------------


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
) -> None:
    """Senet: a table for Ankh, Egizia, Pharaon and Kemet, with every rule enforced.

    Without a command: start the server on this machine and open the browser.
    """
    if version:
        print(f"senet {__version__} ({mode()})")
    elif context.invoked_subcommand is None:
        from senet.web.server import serve as serve_table

        serve_table(Settings.model_construct(), open_browser=True)


def setting_option(name: str) -> Any:
    """The option of the command line that stands for a setting."""
    field = OPERATOR_SETTINGS[name]
    bounds = {type(each).__name__: each for each in field.metadata}
    return typer.Option(
        envvar=f"SENET_{name.upper()}",
        help=field.description,
        min=bounds["Ge"].ge if "Ge" in bounds else None,
        max=bounds["Le"].le if "Le" in bounds else None,
    )


def setting_type(name: str) -> Any:
    """What the option takes: lists are texts with commas."""
    kind = OPERATOR_SETTINGS[name].annotation
    return kind if kind in (int, float, bool) else str


def takes_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command an option for each setting of an operator."""
    options = {name: Annotated[setting_type(name), setting_option(name)] for name in OPERATOR_SETTINGS}
    command.__annotations__ = options | {"return": None}
    command.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter(
                name, inspect.Parameter.KEYWORD_ONLY, default="" if field.default == () else field.default,
                annotation=options[name],
            )
            for name, field in OPERATOR_SETTINGS.items()
        ]
    )  # fmt: skip
    return command


@app.command()
@takes_settings
def serve(**given: Any) -> None:
    """Start the server without opening a browser. Every option can also be set in the environment."""
    from senet.web.server import serve as serve_table

    serve_table(Settings(**given))


Database = Annotated[str, setting_option("database")]


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where to write the backup; an existing file is replaced.")],
    database: Database = "",
    verify: Annotated[
        bool,
        typer.Option("--verify", help="Restore the file into a temporary database and replay every match."),
    ] = False,
) -> None:
    """Save all data to one file; people can go on playing meanwhile."""
    from senet.matches.verification import verify_all
    from senet.storage.backup import backup as write
    from senet.storage.backup import verify_backup

    count = write(database or None, file)
    verified = f" and verified {verify_backup(file, verify_all)} of them" if verify else ""
    print(f"Saved {count} matches to {file}{verified}.")


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `senet backup`.")],
    database: Database = "",
) -> None:
    """Restore a backup into a new database of either kind, and verify every line of every match."""
    from senet.matches.verification import verify_all
    from senet.storage.backup import restore as read

    print(f"Restored {read(database or None, file, verify_all)} matches and verified every line.")


# -- games and rules -------------------------------------------------------------------------------


@app.command()
def games(
    language: Annotated[
        str | None, typer.Option("--lang", help="Explain the rulings in en, pl or cs.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """List the games with their seats, modes and options, and the rulings on unclear rules."""
    languages = LANGUAGES if language is None else (language,)
    boxes = [described(box, languages) for box in all_boxes()]
    if as_json:
        say_json({"games": boxes})
        return
    table = Table("game", "seats", "solo opponent", "options")
    for box in boxes:
        options = [named(option) for option in box["options"] if not option["ruling"]]
        table.add_row(box["name"], seat_span(box["seats"]), ", ".join(box["automata"]), "\n".join(options))
    out.print(table)
    for box in boxes:
        say_rulings(box, [option for option in box["options"] if option["ruling"]], language)


def say_rulings(box: dict[str, Any], rulings: list[dict[str, Any]], language: str | None) -> None:
    """Print the rulings of a game; with a language, also their meaning."""
    if rulings:
        print(f"\n{box['name']}: rulings")
        for each in rulings:
            print(f"  {named(each)} (default {str(each['default']).lower()}, {each['rule']})")
            if language:
                print(f"      {each['label'][language]}. {each['explanation'][language]}")


def named(option: dict[str, Any]) -> str:
    return f"{option['name']} = {' | '.join(str(value).lower() for value in option['values'])}"


def seat_span(seats: list[int]) -> str:
    return f"{min(seats)}-{max(seats)}" if len(seats) > 1 else str(seats[0])


def described(box: Box, languages: tuple[str, ...]) -> dict[str, Any]:
    return {
        "name": box.name,
        "title": box.title,
        "rules_version": box.rules_version,
        "seats": list(box.seats),
        "modes": ["solo"] * bool(box.automata) + ["multiplayer"] * (max(box.seats) > 1),
        "automata": list(box.automata),
        "rules": len(box.ledger),
        "options": [
            described_option(box, option, languages) | {"seats": list(option.seats or box.seats)}
            for option in box.options
        ],
        "bots": list(BOTS),
    }


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(help="The name of a game. Default: all games.")] = None,
    coverage: Annotated[bool, typer.Option(help="Report which rules have tests.")] = False,
    as_json: AsJson = False,
) -> None:
    """Print the rules by id; with --coverage, report which of them have tests."""
    boxes = [find_box(game)] if game else all_boxes()
    if coverage:
        reports = [coverage_of(box) for box in boxes]
        for report in reports:
            missing = f"; without a test: {', '.join(report['untested'])}" if report["untested"] else ""
            if not as_json:
                print(
                    f"{report['game']}: {report['rules']} rules, {report['tested']} tested, "
                    f"{report['physical']} physical{missing}"
                )
        if as_json:
            say_json(reports[0] if game else {"games": reports})
        return
    if as_json:
        found = {
            b.name: {r.id: {"chapter": r.chapter, "text": r.text} for r in b.ledger.values()} for b in boxes
        }
        say_json(found)
        return
    for box in boxes:
        chapter = ""
        for rule in box.ledger.values():
            if rule.chapter != chapter:
                chapter = rule.chapter
                print(f"\n{box.title} - {chapter}\n")
            print(f"{rule.id}  {rule.text}")


# -- simulation and speed --------------------------------------------------------------------------


@app.command()
def simulate(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option(help="The number of seats. Default: as many as game and options allow.")
    ] = None,
    number: Annotated[int, typer.Option("--games", help="The number of games.")] = 10,
    bot: Annotated[str, typer.Option(help="NAME or NAME,NAME,...; bots rotate seats.")] = "random",
    seed: Annotated[str, typer.Option(help="The same seed gives the same games.")] = "0",
    option: Annotated[list[str] | None, typer.Option(help="NAME=VALUE (repeatable).")] = None,
    save: Annotated[Path | None, typer.Option(help="Save the match files in this folder.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play whole games between bots; report finished games, decisions, speed and results."""
    box = find_box(game)
    bots = [name.strip() for name in bot.split(",")]
    options = {**box.random_options, **read_options(option or [])}
    count = seats if seats is not None else most_seats(box, options)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(f"{box.title}, {count} seats", total=number)
        simulation = play_games(box, count, number, bots, seed, options, save, lambda: progress.advance(task))
    if as_json:
        say_json(simulation.as_json())
        return
    report = simulation.as_json()
    print(
        f"{box.title}, {count} seats: {report['finished']} of {report['games']} games finished, "
        f"{report['decisions']} decisions, {report['decisions_per_s']} decisions/s ({report['mode']})"
    )
    for name, row in report["bots"].items():
        print(
            f"  {name}: {row['wins']:g} wins with {row['seats']:g} seats, {row['points']:g} points on average"
        )


def most_seats(box: Box, options: dict[str, object]) -> int:
    """The largest table that can be played with these options; if there is none, the largest of all."""
    return max([seats for seats in box.seats if box.allows(seats, options)] or box.seats)


@app.command()
def bench(
    game: Annotated[str | None, typer.Argument(help="The name of a game. Default: all games.")] = None,
    seconds: Annotated[float, typer.Option(min=0.05, help="How long to measure each game.")] = 3.0,
    as_json: AsJson = False,
) -> None:
    """Measure random games, clones, views, guesses and appraisals on one core, and how the cost grows."""
    report: dict[str, Any] = {"mode": mode(), "games": {}}
    for box in [find_box(game)] if game else all_boxes():
        row = report["games"][box.name] = measure(box, seconds)
        if not as_json:
            print(
                f"{box.name} ({row['seats']} seats, {mode()}): clone {row['clone_us']} us, "
                f"{row['decisions_per_s']} decisions/s, {row['playouts_per_s']} games/s; "
                f"in clones: seen_by {row['seen_by_clones']}, guess {row['guess_clones']}, "
                f"appraise {row['appraise_clones']}; a decision late/early {row['late_early']}, "
                f"with most/fewest seats {row['most_fewest_seats']}"
            )
    if as_json:
        say_json(report)


# -- match files -----------------------------------------------------------------------------------


def opened(file: Path, to: int | None = None) -> Match:
    """The match in a file: a finished one, a branch, or one seat's view of a running one."""
    from senet.matches.files import read_file

    try:
        document = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused(f"{file} is not a match file: it is not text.", field="file") from None
    except IsADirectoryError:
        raise Refused(f"{file} is a folder, not a match file.", field="file") from None
    return read_file(document, to)[0]


def seen(match: Match, seat: int | None) -> Game:
    """The view of a seat; without one, everything if the match is over, otherwise the public view.

    The file of a running match contains a single view, which is the default.
    """
    viewer = match.game.flow.viewer
    if seat is None:
        if viewer != EVERYTHING or match.over:
            return match.game
        return seen_by(match.game, SPECTATOR)
    match.check_seat(seat)
    if viewer not in (EVERYTHING, seat):
        whose = "everybody" if viewer == SPECTATOR else f"seat {viewer}"
        raise Refused(f"The file contains only the view of {whose}, not that of seat {seat}.", field="seat")
    return seen_by(match.game, seat)


@app.command()
def replay(
    file: MatchFile,
    to: Annotated[int | None, typer.Option(help="Stop after this many lines.")] = None,
    seat: Annotated[
        int | None, typer.Option(help="Print the log of this seat. Default: the public log.")
    ] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Verify a match file line by line, and print what happened."""
    match = opened(file, to)
    speaker = Speaker(match.box, language, match.seats)
    if seat is not None:
        match.check_seat(seat)
    if as_json:
        result = match.result
        say_json(
            {
                "game": match.box.name,
                "lines": len(match.lines),
                "verified": match.departure is None,
                "departure": speaker.departure(match.departure) if match.departure else None,
                "over": match.over,
                "points": result.points if result else None,
                "winners": list(result.winners) if result else None,
            }
        )
        return
    listener = SPECTATOR if seat is None else seat
    for number, told in enumerate(match.stories_for(listener)):
        if number:
            line = match.log_for(listener)[number - 1]
            print(f"{number:>4}  {speaker.who(line.seat)}: {line.choice}")
        for story in told:
            print(f"      {speaker.story(story)}")
    if match.departure is not None:
        print(speaker.departure(match.departure))
    print(speaker.say(standing(match, speaker)))


def standing(match: Match, speaker: Speaker) -> Message:
    """How many lines were verified, and where the match stands."""
    lines, result = len(match.lines), match.result
    if result is None:
        return Message("replay-waiting", {"lines": lines, "who": tuple(map(Who, match.waiting_for()))})
    points = tuple(f"{speaker.who(seat)} {total}" for seat, total in enumerate(result.points))
    ending = "replay-won" if result.winners else "replay-nobody_won"
    return Message(ending, {"lines": lines, "who": tuple(map(Who, result.winners)), "points": points})


@app.command()
def picture(
    file: MatchFile,
    output: Annotated[Path, typer.Option("-o", "--output", help="An .svg or .png file.")],
    at: At = None,
    seat: Annotated[
        int | None, typer.Option(help="Draw what this seat sees. Default: the public view.")
    ] = None,
    scale: Annotated[float, typer.Option(min=0.1, max=8, help="The scale of a PNG.")] = 1.0,
    language: Language = "en",
) -> None:
    """Draw the board as a seat sees it."""
    from senet.drawing import draw
    from senet.picture import to_png

    if output.suffix not in (".svg", ".png"):
        raise Refused(f"A picture is an .svg or a .png file, not {output.name!r}.", field="output")
    match = opened(file, at)
    view = seen(match, seat)
    if view.flow.viewer == EVERYTHING:
        view = seen_by(match.game, SPECTATOR)
    drawn = draw(match.box, view, Speaker(match.box, language, match.seats))
    if output.suffix == ".png":
        output.write_bytes(to_png(drawn, scale))
    else:
        output.write_text(drawn, encoding="utf-8")
    print(output)


@app.command()
def why(
    file: MatchFile,
    choice: Annotated[str, typer.Argument(help="The text of a choice, such as zone:nile.")],
    at: At = None,
    seat: Annotated[
        int | None, typer.Option(help="The seat that would choose. Default: the one being asked.")
    ] = None,
    language: Language = "en",
    as_json: AsJson = False,
) -> None:
    """Explain why a choice is not allowed, and name the rule."""
    match = opened(file, at)
    chooser = asked_seat(match) if seat is None else seat
    named, view = parse(choice), seen(match, chooser)
    rule = why_not(view, chooser, named)
    speaker = Speaker(match.box, language, match.seats)
    sentence = speaker.why(view, chooser, named, rule) if rule else speaker.say(Message("allowed"))
    if as_json:
        say_json({"choice": choice, "seat": chooser, "allowed": not rule, "rule": rule, "sentence": sentence})
    else:
        print(f"{rule}: {sentence}" if rule else sentence)


def asked_seat(match: Match) -> int:
    """Who would choose: the seat whose view the file contains, or the first one being asked."""
    if match.game.flow.viewer >= 0:
        return match.game.flow.viewer
    return next(iter(deciders(match.game)), 0)


if __name__ == "__main__":
    main()
