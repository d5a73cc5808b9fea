"""Ban accounts and addresses through the database, and wait until every server process has taken it up."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

import sqlalchemy as sa
import typer
from rich.console import Console

from yamabushi.cli.community import checked
from yamabushi.cli.databases import errors, existing, opened, opened_for_change
from yamabushi.cli.people import say
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.server.accounts import key_of
from yamabushi.server.bans import when
from yamabushi.server.doors import counted_as
from yamabushi.server.neighbours import is_gone
from yamabushi.server.settings import Settings
from yamabushi.server.storage import accounts, bans, processes
from yamabushi.server.storage.database import wall
from yamabushi.server.storage.processes import DEAD_AFTER, Silent
from yamabushi.server.telling import cleaned

NO_ACCOUNT = Sentence("host-no-account", "There is no account named {name}, and it is not an address.")
NO_BAN = Sentence("host-no-ban", "{whom} is not banned.")
WIDE = Sentence("host-wide", "{address} is too many addresses at once; at most a /16 of IPv4 or a /32 of IPv6.")
FOR_GOOD = Sentence("host-for-good", "An address is banned for at most 365 days: later it belongs to somebody else.")

WIDEST = {4: 16, 6: 32}
MAX_DAYS_OF_ADDRESS = 365
DEFAULT_DAYS = 7.0
DAY_SECONDS = 24 * 3600

CONFIRMATION_SECONDS = 15.0
"""The longest wait for all processes: on PostgreSQL without Valkey one that is idle looks every six seconds or so."""

LOOK_SECONDS = 0.05


def meant(connection: sa.Connection, whom: str) -> tuple[str | None, str | None]:
    """Find an account or an address by what somebody has typed: one of the two is none.

    Raises:
        BadOption: there is no such account, or those are too many addresses.
    """
    network = network_of(whom)
    if network is not None:
        return None, network
    account = accounts.account_of_key(connection, key_of(cleaned(whom)))
    if account is None:
        raise BadOption(NO_ACCOUNT, name=quoted(whom))
    return account.id, None


def network_of(whom: str) -> str | None:
    """Read an address, or a network, as it is counted; none if it is no address.

    Raises:
        BadOption: those are too many addresses.
    """
    try:
        network = ipaddress.ip_network(counted_as(whom.strip()), strict=False)
    except ValueError:
        return None
    if network.prefixlen < WIDEST[network.version]:
        raise BadOption(WIDE, address=network)
    return str(network)


def ban(
    console: Console, settings: Settings, whom: str, reason: str, days: float | None, *, is_for_good: bool = False
) -> None:
    """Ban an account or an address, and wait until it holds at every process of a running server.

    Raises:
        BadOption: something about it is wrong.
        Exit: a process has not confirmed it.
    """
    with opened_for_change(errors(), settings) as connection:
        account, address = meant(connection, whom)
        why = checked(reason, 300)
        lasts = None if is_for_good else DEFAULT_DAYS if days is None else days
        if address is not None and (lasts is None or lasts > MAX_DAYS_OF_ADDRESS):
            raise BadOption(FOR_GOOD)
        until = None if lasts is None else wall() + round(lasts * DAY_SECONDS)
        number = bans.add_ban(connection, account, address, why, until)
    end = "any more" if until is None else f"until {when(until)}"
    say(console, f"{address or whom} may not take part {end}.")
    if days is None and not is_for_good:
        say(console, f"That is {DEFAULT_DAYS:g} days, as no other time was given; --days or --for-good says another.")
    if not is_confirmed(console, settings, number):
        raise typer.Exit(1)


def is_confirmed(
    console: Console, settings: Settings, number: int, sleep: Callable[[float], None] = time.sleep
) -> bool:
    """Wait until a notice holds at every process, and say at how many; False if one that lives has not confirmed it."""
    with opened(existing(settings), writes=False) as engine:
        running, silent = look(engine, number)
        end = time.monotonic() + CONFIRMATION_SECONDS
        while silent and time.monotonic() < end:
            sleep(LOOK_SECONDS)
            running, silent = look(engine, number)
    for one in silent:
        heard = f"; its last heartbeat was {one.seconds} seconds ago" if one.seconds > DEAD_AFTER else ""
        say(console, f"The {one.place} has NOT confirmed it{heard}. If it still runs, look at its log, or stop it.")
    if not running:
        say(console, "No server runs on this database just now; it holds from the next start on.")
    elif not silent:
        say(console, f"It holds at {'1 server process' if running == 1 else f'all {running} server processes'}.")
    return not silent


def look(engine: sa.Engine, number: int) -> tuple[int, list[Silent]]:
    """Count the processes that may live, and list those of them where a notice does not hold yet."""
    with engine.begin() as connection:
        silent, running = processes.unconfirmed(connection, number), processes.count_running(connection)
    gone = [one for one in silent if is_gone(one.place)]
    return running - len(gone), [one for one in silent if one not in gone]


def unban(console: Console, connection: sa.Connection, whom: str) -> None:
    """End a ban: of an address, or of an account by its name now or by the name that it was banned by.

    Raises:
        BadOption: there is none.
    """
    network = network_of(whom)
    if network is None:
        key = key_of(cleaned(whom))
        held = [one for one in bans.bans_now(connection) if one.account is not None]
        found = [one for one in held if one.name is not None and key_of(one.name) == key]
        found = found or [one for one in held if one.banned_name is not None and key_of(one.banned_name) == key]
        if not found:
            raise BadOption(NO_BAN, whom=quoted(whom))
        bans.remove_ban(connection, found[0].account, None)
        whom = found[0].name or whom
    elif not bans.remove_ban(connection, None, network):
        raise BadOption(NO_BAN, whom=quoted(whom))
    say(console, f"{whom} may take part again.")


def list_bans(console: Console, connection: sa.Connection) -> None:
    """List who may not take part."""
    held = bans.bans_now(connection)
    for one in held:
        end = "for good" if one.until is None else f"until {when(one.until)}"
        before = f" (then {one.banned_name})" if one.banned_name not in (None, one.name) else ""
        say(console, f"{one.address or one.name}{before}, {end}: {one.reason}")
    if not held:
        say(console, "Nobody is banned.")
