"""The commands by which a host looks after a community, each a few lines; a running server takes them up in seconds."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from yamabushi.cli.consoles import console

host_app = typer.Typer(
    help="Look after a community: who is here, tables, bans, announcements, reports, bots.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Data = Annotated[Path | None, typer.Option(metavar="FOLDER", help="the folder for SQLite's file")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="PostgreSQL instead of a file")]
SettingsFile = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="settings, as TOML")]
Whom = Annotated[str, typer.Argument(metavar="NAME|ADDRESS", help="an account, or an address as 192.0.2.7")]


@host_app.callback()
def host(context: typer.Context, data: Data = None, database: Database = None, config: SettingsFile = None) -> None:
    """Take what every command takes as well, before its name: `host --data FOLDER who`."""
    given = {"data": data, "database": database, "config": config}
    known = {name: value for name, value in given.items() if value is not None}
    names = [command.name or getattr(command.callback, "__name__", "") for command in host_app.registered_commands]
    context.default_map = dict.fromkeys(names, known)


@host_app.command()
def who(data: Data = None, database: Database = None, config: SettingsFile = None) -> None:
    """List who is at a table at the moment, and at which; guests have numbers."""
    from yamabushi.cli.community import keeping
    from yamabushi.cli.people import list_people

    with keeping(config, data, database) as connection:
        list_people(console(), connection)


@host_app.command()
def tables(
    every: Annotated[bool, typer.Option("--all", help="also those where nobody is at the moment")] = False,
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """List tables that wait or are played at."""
    from yamabushi.cli.community import keeping
    from yamabushi.cli.people import list_tables

    with keeping(config, data, database) as connection:
        list_tables(console(), connection, every=every)


@host_app.command()
def close(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="what stands behind t= in its address")],
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """Close a table: one that waits is thrown away, a game that is on ends without a winner."""
    from yamabushi.cli.community import close_table

    close_table(console(), table, config, data, database)


@host_app.command()
def ban(
    whom: Whom,
    reason: Annotated[str, typer.Option(help="why; they are told")],
    days: Annotated[float | None, typer.Option(min=0.01, max=3650, help="for how long; 7 if not said")] = None,
    for_good: Annotated[bool, typer.Option("--for-good", help="an account, without an end")] = False,
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """Let an account or an address take part no more, until the end; it holds everywhere when this command is done."""
    from yamabushi.cli.bans import ban as ban_somebody
    from yamabushi.cli.hosting import read_settings

    settings = read_settings(config, data=data, database=database)
    ban_somebody(console(), settings, whom, reason, days, is_for_good=for_good)


@host_app.command()
def unban(whom: Whom, data: Data = None, database: Database = None, config: SettingsFile = None) -> None:
    """Let somebody take part again."""
    from yamabushi.cli.bans import unban as unban_somebody
    from yamabushi.cli.community import keeping

    with keeping(config, data, database) as connection:
        unban_somebody(console(), connection, whom)


@host_app.command()
def bans(data: Data = None, database: Database = None, config: SettingsFile = None) -> None:
    """List who may not take part, why, and until when."""
    from yamabushi.cli.bans import list_bans
    from yamabushi.cli.community import keeping

    with keeping(config, data, database) as connection:
        list_bans(console(), connection)


@host_app.command()
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="at most 500 characters")],
    hours: Annotated[float, typer.Option(min=0.01, max=8760, help="for how long")] = 24.0,
    important: Annotated[bool, typer.Option("--important", help="wherever people are, until they close it")] = False,
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """Tell everybody something."""
    from yamabushi.cli.community import announce as announce_to_all
    from yamabushi.cli.community import keeping

    with keeping(config, data, database) as connection:
        announce_to_all(console(), connection, text, hours, is_important=important)


@host_app.command()
def announcements(
    remove: Annotated[str | None, typer.Option(metavar="ID", help="tell this one no more")] = None,
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """List what everybody is told."""
    from yamabushi.cli.community import keeping, list_announcements

    with keeping(config, data, database) as connection:
        list_announcements(console(), connection, remove)


@host_app.command()
def reports(
    done: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="be done with this one; its id will do, too")
    ] = None,
    old: Annotated[bool, typer.Option("--old", help="those that are done with")] = False,
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """List what people have reported."""
    from yamabushi.cli.community import keeping, list_reports

    with keeping(config, data, database) as connection:
        list_reports(console(), connection, done, old=old)


@host_app.command()
def bot(
    name: Annotated[str, typer.Argument(metavar="NAME", help="the account of the bot; made if there is none")],
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="write the token to a new file; printed if not said")
    ] = None,
    existing: Annotated[
        bool, typer.Option("--existing", help="make a person's account that was never played with a bot's, for good")
    ] = False,
    revoke: Annotated[bool, typer.Option("--revoke", help="make all its tokens worthless instead")] = False,
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """Make a token for a bot, which is shown once."""
    from yamabushi.cli.bot_tokens import give_token, revoke_tokens
    from yamabushi.cli.community import keeping

    with keeping(config, data, database) as connection:
        if revoke:
            revoke_tokens(console(), connection, name)
        else:
            give_token(console(), connection, name, out, is_existing=existing)


@host_app.command()
def names(data: Data = None, database: Database = None, config: SettingsFile = None) -> None:
    """List accounts with a name that no new account may have, such as that of an engine."""
    from yamabushi.cli.community import keeping
    from yamabushi.cli.people import list_reserved_names

    with keeping(config, data, database) as connection:
        list_reserved_names(console(), connection)


@host_app.command()
def tokens(
    name: Annotated[str, typer.Argument(metavar="NAME", help="the account of the bot")],
    revoke: Annotated[str | None, typer.Option(metavar="ID", help="make this one worthless")] = None,
    data: Data = None,
    database: Database = None,
    config: SettingsFile = None,
) -> None:
    """List the tokens of a bot."""
    from yamabushi.cli.bot_tokens import list_tokens, revoke_tokens
    from yamabushi.cli.community import keeping

    with keeping(config, data, database) as connection:
        if revoke is None:
            list_tokens(console(), connection, name)
        else:
            revoke_tokens(console(), connection, name, revoke)
