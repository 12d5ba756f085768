"""`senet admin …`: commands for operators, which also work while the server is running. All are recorded in the audit log."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from senet.kernel.errors import Refused
from senet.settings import OPERATOR_SETTINGS, SECRET_LENGTH, Settings

if TYPE_CHECKING:
    from senet.web.services import Services

BY: Final = "command line"  # who did it, as the audit log says
app = typer.Typer(
    help="Operate a server: accounts, reports, matches and the audit log.", no_args_is_help=True
)
Database = Annotated[
    str, typer.Option(envvar="SENET_DATABASE", help=OPERATOR_SETTINGS["database"].description)
]
Person = Annotated[str, typer.Argument(help="The name of an account, or the id of an account or guest.")]
Match = Annotated[str, typer.Argument(help="The id of a match, as in its address.")]
Days = Annotated[int, typer.Option(min=0, max=3650, help="For how many days; 0 for ever.")]
Reason = Annotated[str, typer.Option(help="Why; it is written into the audit log.")]


def with_services(database: str, work: Callable[[Services], Awaitable[None]]) -> None:
    """Run `work` on the database of a server."""
    from senet.web.services import Services

    async def run() -> None:
        services = Services(Settings.model_construct(database=existing_database(database)))
        try:
            secret = await services.repository.prepare(services.settings.random_name(SECRET_LENGTH))
            services.token_signer.use(secret)
            services.matches.close()  # the bots are run by the server
            await work(services)
            await services.repository.release_bot_leases(services.matches.process)
            await services.repository.note_outside(services.settings.random_name(SECRET_LENGTH))
        finally:
            await services.matches.finish()
            await services.journal.finish()
            await services.engine.dispose()

    asyncio.run(run())


def existing_database(database: str) -> str:
    from senet.storage.engine import database_address

    address = database_address(database or None)
    file = Path(address.partition(":///")[2])
    if address.startswith("sqlite") and not file.is_file():
        raise Refused(f"There is no database {file}.", field="database")
    return address


@app.command()
def people(
    text: Annotated[str, typer.Argument(help="The beginning of a name. Default: the newest accounts.")] = "",
    database: Database = "",
) -> None:
    """List accounts and guests with their roles and sanctions."""

    async def work(services: Services) -> None:
        for each in await services.moderation.find(text):
            marks = [name for name in ("operator", "mute", "ban") if each[name]]
            kind = "account" if each["account"] else "guest"
            print(f"{each['id']}  {each['created'][:10]}  {kind}  {each['name']}  {' '.join(marks)}".rstrip())

    with_services(database, work)


@app.command()
def operator(
    person: Person,
    off: Annotated[bool, typer.Option("--off", help="Take the role away.")] = False,
    database: Database = "",
) -> None:
    """Make a user an operator, who can open /admin after setting up a second factor."""

    async def work(services: Services) -> None:
        user = await services.moderation.user_called(person)
        await services.moderation.set_role(BY, user, "" if off else "operator")
        print(f"{person} is {'no longer' if off else 'now'} an operator.")

    with_services(database, work)


def sanction(database: str, person: str, kind: str, days: int, reason: str, lift: bool) -> None:
    async def work(services: Services) -> None:
        user = await services.moderation.user_called(person)
        if lift:
            await services.moderation.pardon(BY, user, kind)
        else:
            await services.moderation.sanction(BY, user, kind, days, reason)
            if kind == "ban":
                await services.seating.leave_all(user)
        done = {"mute": "muted", "ban": "banned"}[kind]
        print(f"{person} is {'no longer ' if lift else ''}{done}.")

    with_services(database, work)


Lift = Annotated[bool, typer.Option("--lift", help="End it.")]


@app.command()
def mute(
    person: Person, days: Days = 7, reason: Reason = "", lift: Lift = False, database: Database = ""
) -> None:
    """Mute a user: they can play, but not write in the chat."""
    sanction(database, person, "mute", days, reason, lift)


@app.command()
def ban(
    person: Person, days: Days = 7, reason: Reason = "", lift: Lift = False, database: Database = ""
) -> None:
    """Ban a user: sign them out and let bots take over their seats."""
    sanction(database, person, "ban", days, reason, lift)


@app.command()
def rename(
    person: Person,
    name: Annotated[str, typer.Argument(help="The new name, also for signing in.")],
    database: Database = "",
) -> None:
    """Rename a user, in their matches as well."""

    async def work(services: Services) -> None:
        user = await services.moderation.user_called(person)
        await services.moderation.rename(BY, user, name)
        print(f"{person} is now called {name}.")

    with_services(database, work)


@app.command("reset-second-factor")
def reset_second_factor(person: Person, database: Database = "") -> None:
    """Turn off the second factor of a user who has lost the app and the recovery codes."""

    async def work(services: Services) -> None:
        user = await services.moderation.user_called(person)
        await services.second_factor.end(user, BY)
        print(f"{person} signs in with the password alone.")

    with_services(database, work)


@app.command()
def reports(
    handled: Annotated[bool, typer.Option("--handled", help="Those that were dealt with.")] = False,
    done: Annotated[str, typer.Option(help="Mark the report with this id as dealt with.")] = "",
    database: Database = "",
) -> None:
    """List the open reports, oldest first."""

    async def work(services: Services) -> None:
        if done:
            await services.moderation.handle_report(BY, done)
        for row in await services.moderation.reports(handled):
            about = f"message {row.message}: " if row.message else ""
            note = " ".join(f"{about}{row.note}".split())
            print(f"{row.id}  {row.at}  match {row.match}  line {row.line}  {note}")

    with_services(database, work)


@app.command("remove-message")
def remove_message(
    message: Annotated[int, typer.Argument(min=0, help="The number of a message.")], database: Database = ""
) -> None:
    """Remove a message from the chat."""

    async def work(services: Services) -> None:
        match = await services.moderation.remove_message(BY, message)
        print(f"Message {message} was removed from match {match}.")

    with_services(database, work)


def close(database: str, match: str, closed: bool) -> None:
    async def work(services: Services) -> None:
        live = await services.matches.open(match)
        await services.seating.close(live, closed)
        await services.audit.write(BY, "match-close" if closed else "match-restore", match)
        print(f"Match {match} {'has ended' if closed else 'goes on'}.")

    with_services(database, work)


@app.command("end-match")
def end_match(match: Match, database: Database = "") -> None:
    """Close a match: nobody can choose in it, and its clocks stop."""
    close(database, match, True)


@app.command("restore-match")
def restore_match(match: Match, database: Database = "") -> None:
    """Reopen a match that an operator has closed."""
    close(database, match, False)


@app.command()
def audit(database: Database = "") -> None:
    """Print the whole audit log, one JSON object per line."""

    async def work(services: Services) -> None:
        async for entry in services.audit.everything():
            print(json.dumps(entry, ensure_ascii=False))

    with_services(database, work)
