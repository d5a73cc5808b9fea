"""Check the settings of a server and all that it needs, and a server that runs; change nothing."""

from __future__ import annotations

import importlib.util
import shutil
import smtplib
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import sqlalchemy as sa
import typer
from rich.console import Console

from yamabushi.cli.databases import existing, opened, place_of
from yamabushi.cli.findings import Finding, State, look, off, ok, show, wrong
from yamabushi.cli.hosting import read_settings
from yamabushi.cli.running_server import check_server
from yamabushi.core.errors import BadOption
from yamabushi.server.live import client_of, require_reachable, without_password
from yamabushi.server.mail import mail_of
from yamabushi.server.settings import Settings
from yamabushi.server.storage import migrating, processes
from yamabushi.server.storage.contents import contents_of
from yamabushi.server.storage.schema import entries
from yamabushi.server.storage.store import try_to_write

MAX_CLOCK_SECONDS = 5
"""Two clocks that are further apart disagree about when a ban or a session ends."""

FULL_BYTES, SCARCE_BYTES = 200 * 2**20, 2**30

PUSH_SERVICES = ("updates.push.services.mozilla.com", "fcm.googleapis.com", "web.push.apple.com")
CONNECT_SECONDS = 5.0


def examine(console: Console, config: Path | None, data: Path | None, database: str | None, url: str | None) -> None:
    """Print what is found, line by line.

    Raises:
        Exit: something is wrong.
    """
    states = []
    for finding in findings(config, data, database, url):
        show(console, finding)
        states.append(finding.state)
    count = states.count(State.WRONG)
    if count:
        console.print(f"{count} thing{'' if count == 1 else 's'} to mend.", markup=False, highlight=False)
        raise typer.Exit(1)
    console.print("Nothing is wrong.", markup=False)


def findings(config: Path | None, data: Path | None, database: str | None, url: str | None) -> Iterator[Finding]:
    """Look at one thing after the other."""
    try:
        settings = read_settings(config, data=data, database=database)
    except BadOption as refusal:
        yield wrong("settings", str(refusal))
        return
    yield ok("settings", "can be read" if config is None else f"{config} can be read")
    yield from check_database(settings)
    yield from check_disk(settings)
    yield from check_live(settings)
    yield from check_mail(settings)
    yield from check_push(settings)
    yield from check_ray(settings)
    yield from check_server(settings, url)


# The database, its form, its clock


def check_database(settings: Settings) -> Iterator[Finding]:
    """Look whether there is a database that can be written, of the right form, with the right time."""
    try:
        url = existing(settings)
        with opened(url, writes=True) as engine:
            with engine.connect() as connection, connection.begin() as trial:
                form = migrating.revision_of(connection)
                yield ok("database", f"{place_of(url)}: {contents_of(connection)}")
                trial.rollback()
            yield check_form(form)
            with engine.connect() as connection, connection.begin() as trial:
                try_to_write(connection)
                trial.rollback()
            yield ok("writing", "the database can be written")
            if form == migrating.revisions()[-1]:
                with engine.connect() as connection:
                    yield check_clock(connection)
    except BadOption as refusal:
        yield wrong("database", str(refusal))
        return
    yield from check_owner(Path(str(url.database)), url)


def check_form(form: str | None) -> Finding:
    """Compare the form of the database with the one that this version needs."""
    newest = migrating.revisions()[-1]
    if form == newest:
        return ok("form", f"{form}, which this version needs")
    if form in migrating.revisions():
        return look("form", f"{form}; `yamabushi serve` brings it to {newest}. Back up first.")
    return wrong("form", f"{form} is of a newer Yamabushi; this one knows {newest}. Install the newer version.")


def check_clock(connection: sa.Connection) -> Finding:
    """Compare this machine's clock with the database's, and with what was written last."""
    here = time.time()
    apart = round(abs(processes.now_in(connection) - here))
    last = connection.execute(sa.select(sa.func.max(entries.c.at))).scalar_one() or 0
    if apart > MAX_CLOCK_SECONDS:
        return wrong(
            "clock", f"{apart} seconds from the database's clock. Let NTP set both (timedatectl set-ntp true)."
        )
    if last > here + MAX_CLOCK_SECONDS:
        ahead = round(last - here)
        return wrong("clock", f"{ahead} seconds behind the last move that is stored. Let NTP set the clock.")
    return ok("clock", "agrees with the database's, and is later than the last move")


def check_owner(file: Path, url: sa.URL) -> Iterator[Finding]:
    """Look whether a file of SQLite belongs to the owner of its folder."""
    if url.get_backend_name() != "sqlite" or not file.is_file():
        return
    theirs, folder = file.stat().st_uid, file.parent.stat().st_uid
    if theirs != folder:
        yield wrong(
            "owner",
            f"{file} belongs to user {theirs} and its folder to user {folder}, so that the server may not open it. "
            f"Run: chown --reference={file.parent} {file}*",
        )


# What is around it


def check_disk(settings: Settings) -> Iterator[Finding]:
    """Look whether there is room for what is stored."""
    folder = settings.data
    if settings.database is not None:
        yield off("disk", "the database is elsewhere: look at the disk of that machine")
        return
    if not folder.is_dir():
        yield off("disk", f"there is no folder {folder}")
        return
    free = shutil.disk_usage(folder).free
    text = f"{free / 2**30:.1f} GiB free in {folder}"
    if free < FULL_BYTES:
        yield wrong("disk", f"{text}. Moves are refused when it is full: make room.")
    elif free < SCARCE_BYTES:
        yield look("disk", f"{text}. Backups need room as well.")
    else:
        yield ok("disk", text)


def check_live(settings: Settings) -> Iterator[Finding]:
    """Look whether the live channel answers, and whether as many listen as there are processes."""
    running = count_processes(settings)
    if settings.live is None:
        if running > 1:
            yield wrong("live", f"{running} processes run without it. Set live for all of them, or stop all but one.")
        else:
            yield off("live", "not set: right for one server process")
        return
    try:
        require_reachable(settings.live)
    except BadOption as refusal:
        yield wrong("live", str(refusal))
        return
    from yamabushi.server.live import CHANNEL

    client = client_of(settings.live)
    try:
        ((_, listening),) = client.pubsub_numsub(CHANNEL)
    finally:
        client.close()
    place = without_password(settings.live)
    if listening < running:
        yield look("live", f"{place} answers; {listening} of {running} processes listen. Is live the same for all?")
    else:
        yield ok("live", f"{place} answers; {listening} process{'' if listening == 1 else 'es'} listening")


def count_processes(settings: Settings) -> int:
    """Count the server processes that live, by the database; 0 where it cannot be asked."""
    try:
        with opened(existing(settings), writes=False) as engine, engine.begin() as connection:
            return processes.count_living(connection)
    except BadOption:
        return 0


def check_mail(settings: Settings) -> Iterator[Finding]:
    """Look whether the mail server takes us."""
    try:
        mail = mail_of(settings)
    except BadOption as refusal:
        yield wrong("mail", str(refusal))
        return
    if mail is None:
        yield off("mail", "not set: forgotten passwords are replaced by the host only (`yamabushi password`)")
        return
    place = f"{mail.host}:{mail.port}"
    try:
        with mail.logged_in() as server:
            server.noop()
    except smtplib.SMTPAuthenticationError:
        yield wrong("mail", f"{place} refuses the log-in. Look at mail_user and mail_password.")
    except smtplib.SMTPNotSupportedError:
        yield wrong("mail", f"{place} does not offer {mail.encryption}. Set mail_tls, or use another port.")
    except (OSError, smtplib.SMTPException) as problem:
        yield wrong("mail", f"{place} cannot be used ({problem}). Look at mail_server and mail_tls, and the firewall.")
    else:
        if mail.encryption == "off":
            yield look("mail", f"{place} answers, without encryption: right on this machine only")
        else:
            yield ok("mail", f"{place} answers, by {mail.encryption}; no letter was sent")


def check_push(settings: Settings) -> Iterator[Finding]:
    """Look whether push messages can be signed, and the services of browsers' makers be reached."""
    if settings.push is None:
        yield off("push", "not set: the page says nothing of push messages")
        return
    from yamabushi.server.push.sealing import require_usable

    try:
        require_usable(settings.push)
    except BadOption as refusal:
        yield wrong("push", str(refusal))
        return
    away = [host for host in PUSH_SERVICES if not is_reachable(host, 443)]
    if away:
        yield wrong("push", f"{', '.join(away)} cannot be reached at port 443. Open it for connections to the outside.")
    elif not settings.is_secure:
        yield look("push", "works, but browsers allow it by https only: set is_secure behind a proxy with https")
    else:
        yield ok("push", "messages can be signed, and the services be reached")


def check_ray(settings: Settings) -> Iterator[Finding]:
    """Look whether the cluster for engines is there."""
    if settings.ray is None:
        yield off("ray", "not set: engines think on this machine")
        return
    if importlib.util.find_spec("ray") is None:
        yield wrong("ray", "Ray is not installed. In the clone of Yamabushi, run: pip install '.[ray]'.")
        return
    if settings.ray == "local":
        yield ok("ray", "installed; it starts and stops with the server")
        return
    host, _, port = settings.ray.removeprefix("ray://").rpartition(":")
    if not (host and port.isdecimal()):
        yield look("ray", f"{settings.ray} is no host:port; whether a cluster is there shows when the server starts")
    elif is_reachable(host, int(port)):
        yield ok("ray", f"something answers at {settings.ray}")
    else:
        yield wrong("ray", f"Nothing answers at {settings.ray}. Start the cluster (ray start --head).")


def is_reachable(host: str, port: int) -> bool:
    """Tell whether a connection can be opened."""
    try:
        socket.create_connection((host, port), CONNECT_SECONDS).close()
    except OSError:
        return False
    return True
