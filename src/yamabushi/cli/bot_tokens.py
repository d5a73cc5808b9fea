"""Accounts of bots and the tokens that they play with: made, listed, and revoked one by one."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import argon2
import sqlalchemy as sa
from rich.console import Console

from yamabushi.cli.community import checked
from yamabushi.cli.people import say
from yamabushi.core.errors import BadOption, Sentence, quoted
from yamabushi.server import secrecy
from yamabushi.server.accounts import key_of
from yamabushi.server.bans import when
from yamabushi.server.likeness import likeness_of
from yamabushi.server.reserved import require_free
from yamabushi.server.routes.bots import PREFIX
from yamabushi.server.storage import accounts, bots
from yamabushi.server.storage.accounts import StoredAccount
from yamabushi.server.telling import cleaned

HAS_PLAYED = Sentence("host-has-played", "Somebody has played with the account {name}; a bot needs one of its own.")
PERSON = Sentence(
    "host-person",
    "{name} is a person's account, and a bot's account stays one for good. Choose another name; if this account was "
    "made for a bot, add --existing.",
)
NO_BOT = Sentence("host-no-bot", "There is no bot named {name}.")
NO_TOKEN = Sentence("host-no-token", "{name} has no token {id}; `yamabushi host tokens` lists them.")
TOO_MANY = Sentence(
    "host-tokens", "{name} has {most} tokens, which is the most. Revoke one: yamabushi host tokens {name} --revoke ID."
)
NO_FILE = Sentence("host-file", "{file} cannot be written: {problem}.")
IS_THERE = Sentence("host-file-there", "{file} is there already, and is left as it is; name another file.")


def give_token(
    console: Console, connection: sa.Connection, name: str, out: Path | None, *, is_existing: bool = False
) -> None:
    """Make a token for a bot, and its account if there is none; print it once, or write it to a file.

    Raises:
        Refusal: the name is reserved, it is a person's account, it has too many tokens, or the file cannot be written.
    """
    name = checked(name, 40)
    stored = accounts.account_of_key(connection, key_of(name))
    if stored is None:
        require_free(name)
        # Nobody knows the password: the host gives it one by `yamabushi password`, if anybody is to log in.
        secret = argon2.PasswordHasher().hash(secrecy.new_token())
        stored = StoredAccount(secrecy.new_id(), name, secret)
        accounts.add_account(connection, stored, key_of(name), likeness_of(name))
    elif not stored.is_bot and not is_existing:
        raise BadOption(PERSON, name=quoted(stored.name))
    if not bots.make_bot(connection, stored.id):
        raise BadOption(HAS_PLAYED, name=quoted(name))
    token, number = PREFIX + secrecy.new_token(), secrecy.new_id(6)
    if not bots.add_bot_token(connection, stored.id, secrecy.hashed(token), number):
        raise BadOption(TOO_MANY, name=stored.name, most=bots.MOST_TOKENS)
    if out is None:
        say(console, token)
        return
    write_new(out, f"{token}\n")
    say(console, f"The token {number} of {stored.name} is in {out}; nobody can read it from the server again.")


def write_new(file: Path, text: str) -> None:
    """Write a text into a new file that only its owner can read.

    Raises:
        BadOption: there is such a file, or it cannot be written.
    """
    try:
        opened = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise BadOption(IS_THERE, file=file) from None
    except OSError as problem:
        raise BadOption(NO_FILE, file=file, problem=problem.strerror) from None
    try:
        with os.fdopen(opened, "w", encoding="utf-8") as out:
            out.write(text)
    except OSError as problem:
        with contextlib.suppress(OSError):
            file.unlink()
        raise BadOption(NO_FILE, file=file, problem=problem.strerror) from None


def bot_named(connection: sa.Connection, name: str) -> StoredAccount:
    """Find a bot by its name.

    Raises:
        BadOption: there is none.
    """
    stored = accounts.account_of_key(connection, key_of(cleaned(name)))
    if stored is None or not stored.is_bot:
        raise BadOption(NO_BOT, name=quoted(name))
    return stored


def list_tokens(console: Console, connection: sa.Connection, name: str) -> None:
    """List the tokens of a bot, the oldest first.

    Raises:
        BadOption: there is no such bot.
    """
    stored = bot_named(connection, name)
    found = bots.bot_tokens_of(connection, stored.id)
    for one in found:
        say(console, f"{one['number']}  made {when(one['created'])}")
    if not found:
        say(console, f"{stored.name} has no tokens.")


def revoke_tokens(console: Console, connection: sa.Connection, name: str, number: str | None = None) -> None:
    """Make a token of a bot worthless, or all of them.

    Raises:
        BadOption: there is no such bot, or no such token.
    """
    stored = bot_named(connection, name)
    gone = bots.revoke_bot_tokens(connection, stored.id, number)
    if number is not None and not gone:
        raise BadOption(NO_TOKEN, name=stored.name, id=quoted(number))
    left = len(bots.bot_tokens_of(connection, stored.id))
    say(console, f"{gone} token{'' if gone == 1 else 's'} of {stored.name} revoked; {left} left.")
