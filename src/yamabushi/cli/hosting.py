"""Commands for whoever hosts: serve, back up, restore, migrate, reset a password."""

from __future__ import annotations

import asyncio
import getpass
import json
import sys
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from rich.console import Console

from yamabushi.cli.progress import quiet_line
from yamabushi.core.errors import BadOption, Sentence
from yamabushi.server.settings import Settings

BAD_SETTING = Sentence("serve-setting", "The setting {name} cannot be used: {problem}.")
BAD_FILE = Sentence("serve-file", "The settings cannot be read from {file}: {problem}.")
NOT_SURE = Sentence("cli-not-sure", "Nothing was changed: this asks first, and nobody is there. To agree, add --yes.")
NOT_DONE = Sentence("cli-not-done", "Nothing was changed.")
NO_PASSWORD = Sentence("serve-password", "A password has 8 to 200 characters.")


def read_settings(file: Path | None, **given: Any) -> Settings:
    """Settle flags, environment and file.

    Raises:
        BadOption: something in them cannot be used.
    """
    if file is not None and not file.is_file():
        raise BadOption(BAD_FILE, file=file, problem="there is no such file")
    try:
        return Settings.read(file, **{name: value for name, value in given.items() if value is not None})
    except ValidationError as problem:
        first = problem.errors()[0]
        name = ".".join(str(part) for part in first["loc"])
        reason = str(first.get("ctx", {}).get("error", first["msg"])).rstrip(".")  # a sentence of ours, or pydantic's
        raise BadOption(BAD_SETTING, name=name, problem=reason) from None
    except BadOption:
        raise
    except ValueError as problem:  # the file is no TOML
        raise BadOption(BAD_FILE, file=file or "the environment", problem=problem) from None


def run_server(console: Console, settings: Settings, *, opens_browser: bool, is_shared: bool) -> None:
    """Serve until Ctrl-C.

    Raises:
        BadOption: something in the settings cannot be used.
    """
    from yamabushi.server.running import qr_code, serve

    def ready(address: str) -> None:
        console.print(f"Yamabushi is at {address}  (Ctrl-C stops it)", markup=False)
        if is_shared:
            console.print("Everybody on the local network can come in: type the address, or point a phone at this.")
            plain = not (console.encoding or "").lower().startswith("utf")
            console.print(qr_code(address, plain=plain), markup=False, end="")

    serve(settings, ready, opens_browser=opens_browser)


def show_load(console: Console, tables: int, rate: float, seconds: float, database: str | None) -> None:
    """Load a server of this machine, and print the figures."""
    from yamabushi.cli.benches.load import run_load

    with quiet_line(console) as tell:
        figures = run_load(tables, rate, seconds, tell, database)
    for name, value in figures.items():
        console.print(f"{name:<30} {value:>12,}", markup=False)


def back_up_to(console: Console, settings: Settings, file: Path, *, may_be_empty: bool = False) -> None:
    """Back the database up.

    Raises:
        BadOption: there is no database, it is empty and may not be, or the file cannot be written.
    """
    from yamabushi.cli.databases import existing, opened, place_of
    from yamabushi.server.storage import backup

    url = existing(settings)
    with opened(url, writes=False) as engine, quiet_line(console) as tell:
        done = backup.back_up(engine, file, lambda rows: tell(f"{rows} rows"), may_be_empty=may_be_empty)
    console.print(f"Database {place_of(url)}: {done.contents}.", markup=False)
    console.print(f"{done.rows} rows in {file}.", markup=False)


def restore_from(
    console: Console, settings: Settings, file: Path, *, replace: bool, may_be_empty: bool = False
) -> None:
    """Restore a backup.

    Raises:
        BadOption: it is none, it is empty and may not be, or there is something that must not be replaced.
    """
    from yamabushi.cli.databases import found_or_made, opened, say_contents
    from yamabushi.server.storage import backup

    backup.check(file, may_be_empty=may_be_empty)  # before anything is made
    url = found_or_made(console, settings)
    with opened(url, writes=True) as engine, quiet_line(console) as tell:
        rows = backup.restore(engine, file, replace=replace, tell=lambda rows: tell(f"{rows} rows"))
        console.print(f"{rows} rows restored. A server that runs goes on from there.", markup=False)
        with engine.begin() as connection:
            say_contents(console, url, connection)
    if not backup.has_end(file):
        console.print("The backup is of an older Yamabushi: whether it was whole cannot be told.", markup=False)


def migrate(console: Console, settings: Settings, revision: str | None, *, is_sure: bool = False) -> None:
    """Bring the database to a form; before anything is dropped, say what it would be, and ask.

    Raises:
        BadOption: there is no such form, or nobody has agreed to what would be dropped.
    """
    from yamabushi.cli.databases import found_or_made, opened, say_contents
    from yamabushi.server.storage import migrating

    if revision is not None:
        migrating.require_form(revision)
    url = found_or_made(console, settings)
    with opened(url, writes=True) as engine:
        with engine.begin() as connection:
            say_contents(console, url, connection)
        if revision is None:
            migrating.upgrade(engine)
        else:
            dropped = migrating.dropped_by(engine, revision)
            if dropped is not None:
                console.print(f"Form {revision} is an older one. Going there drops, and nothing brings back:")
                for line in dropped or ["nothing that is stored now"]:
                    console.print(f"  {line}", markup=False)
                require_sure(console, is_sure=is_sure)
            migrating.migrate_to(engine, revision)
        with engine.begin() as connection:
            found = migrating.revision_of(connection)
    console.print(
        f"The database is of form {found or 'base'}; there is {', '.join(migrating.revisions())}.", markup=False
    )


def is_answered() -> bool:
    """Tell whether a person can answer a question."""
    return sys.stdin.isatty()


def require_sure(console: Console, *, is_sure: bool) -> None:
    """Ask a person at a terminal whether to go on.

    Raises:
        BadOption: they say no, or nobody can be asked.
    """
    if is_sure:
        return
    if not is_answered():
        raise BadOption(NOT_SURE)
    console.print("Go on? [y/N] ", end="", markup=False)
    if sys.stdin.readline().strip().lower() not in ("y", "yes"):
        raise BadOption(NOT_DONE)


def reset(console: Console, settings: Settings, name: str) -> None:
    """Ask for another password for an account.

    Raises:
        Refusal: there is no such account, or the password is too short.
    """
    from yamabushi.cli.databases import existing, say_contents
    from yamabushi.server.accounts import reset_password
    from yamabushi.server.storage.store import Store

    url = existing(settings)
    password = getpass.getpass("New password: ") if sys.stdin.isatty() else sys.stdin.readline().rstrip("\n")
    if not 8 <= len(password) <= 200:
        raise BadOption(NO_PASSWORD)
    storage = Store(url)
    try:
        with storage.reading.begin() as connection:
            say_contents(console, url, connection)
        asyncio.run(reset_password(storage, name, password))
    finally:
        storage.close()
    console.print(f"{name} has a new password, and is logged out everywhere.", markup=False)


def write_schema(console: Console, *, as_one: bool) -> None:
    """Write what goes over the wire, messages and addresses: apart, or as one OpenAPI document."""
    from yamabushi.server.app import app_with_routes
    from yamabushi.server.wire import messages

    addresses = app_with_routes().openapi()
    described = addresses if as_one else {"messages": messages(), "openapi": addresses}
    console.print(json.dumps(described, indent=1), markup=False)
