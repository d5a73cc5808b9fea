"""Accounts: a name and a password, for those who want their games on several devices. Guests need none."""

from __future__ import annotations

import asyncio
import json
import time
import unicodedata
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import argon2
import sqlalchemy as sa

from yamabushi.core.errors import BadOption, Refusal, Sentence, quoted
from yamabushi.server import secrecy
from yamabushi.server.likeness import likeness_of
from yamabushi.server.passwords import is_guessable
from yamabushi.server.storage.database import wall
from yamabushi.server.storage.listing import described
from yamabushi.server.storage.schema import accounts, entries, remarks, seats, sessions, solved, tables, tokens
from yamabushi.server.storage.seating import Key, add_key
from yamabushi.server.storage.store import Store
from yamabushi.server.storage.writer import Change, Taken

NAME_TAKEN = Sentence("account-taken", "The name {name} is taken.")
ALIKE = Sentence("account-alike", "The name {name} looks too much like one that is taken.")
UNSEEN = Sentence("account-unseen", "A name must show something.")
GUESSABLE = Sentence("account-guessable", "That password is one of the first that anybody would try; choose another.")
WRONG = Sentence("account-wrong", "The name or the password is wrong.")
NO_ACCOUNT = Sentence("account-none", "There is no account of the name {name}.")
NO_SEAT = Sentence("account-no-seat", "You have no seat at that table.")

SESSION_SECONDS = 90 * 24 * 3600
GONE = "someone"
"""What people are called whose account has been deleted."""


class WrongPassword(Refusal):
    """Refuse a name or a password."""


@dataclass(frozen=True)
class Account:
    """Somebody with an account."""

    id: str
    name: str


def key_of(name: str) -> str:
    """Give the form in which names are compared: letters that are the same but for their case or width are one.

    >>> key_of("Ａda") == key_of("ADA")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())[:120]


def executed(statement: sa.Executable) -> Change[None]:
    """Make a change of one statement."""

    def change(connection: sa.Connection) -> None:
        connection.execute(statement)

    return change


class Accounts:
    """All accounts."""

    def __init__(self, storage: Store) -> None:
        self.store = storage
        self.hasher = argon2.PasswordHasher()
        # What is compared with when there is no such name: it takes as long.
        self.nobody = self.hasher.hash(secrecy.new_token())
        # Argon2 is made to be slow and large: one at a time, beside everything else.
        self.pool = ThreadPoolExecutor(1, thread_name_prefix="passwords")

    async def _hash(self, password: str) -> str:
        return await asyncio.get_running_loop().run_in_executor(self.pool, self.hasher.hash, password)

    async def _require_secret(self, password: str, name: str) -> None:
        """Make sure that a password is not among those that are tried first.

        Raises:
            BadOption: it is.
        """
        if await asyncio.get_running_loop().run_in_executor(self.pool, is_guessable, password, name):
            raise BadOption(GUESSABLE)

    async def _is_right(self, stored: str, password: str) -> bool:
        def check() -> bool:
            try:
                return self.hasher.verify(stored, password)
            except (argon2.exceptions.VerifyMismatchError, argon2.exceptions.InvalidHashError):
                return False

        return await asyncio.get_running_loop().run_in_executor(self.pool, check)

    async def create(self, name: str, password: str) -> Account:
        """Make an account.

        Raises:
            Refusal: the name is taken, or looks like another.
            BadOption: the name cannot be seen, or the password is one that anybody would try.
        """
        likeness = await asyncio.get_running_loop().run_in_executor(self.pool, likeness_of, name)
        if not likeness:
            raise BadOption(UNSEEN)
        await self._require_secret(password, name)
        account = Account(secrecy.new_id(), name)
        row = {
            "id": account.id,
            "name": name,
            "key": key_of(name),
            "password": await self._hash(password),
            "created": wall(),
            "likeness": likeness,
        }
        try:
            await self.store.write(executed(sa.insert(accounts).values(row)))
        except Taken:
            same = sa.select(accounts.c.id).where(accounts.c.key == key_of(name))
            is_taken = await self.store.read(lambda connection: connection.execute(same).first() is not None)
            raise Refusal(NAME_TAKEN if is_taken else ALIKE, name=quoted(name)) from None
        return account

    async def log_in(self, name: str, password: str) -> tuple[Account, str]:
        """Begin a session; give its token.

        Raises:
            WrongPassword: the name or the password is wrong; which of them is not said.
        """
        query = sa.select(accounts).where(accounts.c.key == key_of(name))
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        if not await self._is_right(self.nobody if row is None else row.password, password) or row is None:
            raise WrongPassword(WRONG)
        return Account(row.id, row.name), await self.begin_session(row.id)

    async def begin_session(self, account: str) -> str:
        """Begin a session; give its token."""
        token = secrecy.new_token()
        expires = int(time.time()) + SESSION_SECONDS
        row = {"hash": secrecy.hashed(token), "account": account, "expires": expires}

        def change(connection: sa.Connection) -> None:
            connection.execute(sa.delete(sessions).where(sessions.c.expires < wall()))
            connection.execute(sa.insert(sessions), row)

        await self.store.write(change)
        return token

    async def of_session(self, token: str) -> Account | None:
        """Find the account of a session."""
        query = (
            sa.select(accounts.c.id, accounts.c.name)
            .join(sessions, sessions.c.account == accounts.c.id)
            .where(sessions.c.hash == secrecy.hashed(token), sessions.c.expires >= wall())
        )
        row = await self.store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Account(row.id, row.name)

    async def log_out(self, token: str) -> None:
        """End a session."""
        gone = sa.delete(sessions).where(sessions.c.hash == secrecy.hashed(token))
        await self.store.write(executed(gone))

    async def reset(self, name: str, password: str) -> None:
        """Give an account another password, and end its sessions: for the host, by the command line.

        Raises:
            Refusal: there is no such account.
            BadOption: the password is one that anybody would try.
        """
        await self._require_secret(password, name)
        stored = await self._hash(password)

        def change(connection: sa.Connection) -> bool:
            changed = sa.update(accounts).where(accounts.c.key == key_of(name)).values(password=stored)
            ours = sa.select(accounts.c.id).where(accounts.c.key == key_of(name))
            connection.execute(sa.delete(sessions).where(sessions.c.account.in_(ours)))
            return connection.execute(changed).rowcount == 1

        if not await self.store.write(change):
            raise Refusal(NO_ACCOUNT, name=quoted(name))

    async def check(self, account: Account, password: str) -> None:
        """Make sure that it is really them.

        Raises:
            WrongPassword: the password is wrong.
        """
        query = sa.select(accounts.c.password).where(accounts.c.id == account.id)
        stored = await self.store.read(lambda connection: connection.execute(query).scalar_one_or_none())
        if not await self._is_right(stored or self.nobody, password):
            raise WrongPassword(WRONG)

    async def delete(self, account: Account) -> list[str]:
        """Delete an account and all that is theirs; games stay, for those who played them, without the name.

        Give the tables that are not what they were.
        """

        def change(connection: sa.Connection) -> list[str]:
            theirs = sa.select(tokens.c.table_id).where(tokens.c.account == account.id)
            changed = list(connection.execute(theirs.distinct()).scalars())
            # Tokens and sessions go with the account.
            connection.execute(sa.update(seats).where(seats.c.account == account.id).values(name=GONE))
            connection.execute(sa.delete(remarks).where(remarks.c.account == account.id))
            connection.execute(sa.delete(accounts).where(accounts.c.id == account.id))
            return changed

        return await self.store.write(change)

    async def tables(self, account: Account) -> list[dict[str, Any]]:
        """List the tables that somebody has a seat at, the newest first."""
        mine = sa.select(tokens.c.table_id).where(tokens.c.account == account.id)
        query = sa.select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.changed.desc()).limit(200)

        def question(connection: sa.Connection) -> list[dict[str, Any]]:
            return [described(connection, row) for row in connection.execute(query).all()]

        return await self.store.read(question)

    async def token_for(self, account: Account, table: str) -> str:
        """Give a new token for the seats that somebody has at a table, on another device.

        Raises:
            Refusal: they have none there.
        """
        token = secrecy.new_token()

        def change(connection: sa.Connection) -> bool:
            query = sa.select(tokens.c.holder).where(tokens.c.account == account.id, tokens.c.table_id == table)
            holder = connection.execute(query.limit(1)).scalar_one_or_none()
            if holder is None:
                return False
            add_key(connection, table, Key(secrecy.hashed(token), holder, account.id))
            return True

        if not await self.store.write(change):
            raise Refusal(NO_SEAT)
        return token

    async def solve(self, account: Account, puzzle: str, moves: int) -> None:
        """Note that somebody solved a puzzle; the fewest moves count."""

        def change(connection: sa.Connection) -> None:
            mine = sa.and_(solved.c.account == account.id, solved.c.puzzle == puzzle)
            known = connection.execute(sa.select(solved.c.moves).where(mine)).scalar_one_or_none()
            if known is None:
                row = {"account": account.id, "puzzle": puzzle, "moves": moves, "at": wall()}
                connection.execute(sa.insert(solved), row)
            elif moves < known:
                connection.execute(sa.update(solved).where(mine).values(moves=moves, at=wall()))

        await self.store.write(change)

    async def puzzles(self, account: Account) -> dict[str, int]:
        """Give the puzzles that somebody has solved, with the fewest moves."""
        query = sa.select(solved.c.puzzle, solved.c.moves).where(solved.c.account == account.id)

        def question(connection: sa.Connection) -> dict[str, int]:
            return {row.puzzle: row.moves for row in connection.execute(query)}

        return await self.store.read(question)

    async def export(self, account: Account) -> dict[str, Any]:
        """Give all that is stored about somebody."""

        def question(connection: sa.Connection) -> dict[str, Any]:
            row = connection.execute(sa.select(accounts).where(accounts.c.id == account.id)).one()
            mine = connection.execute(sa.select(seats).where(seats.c.account == account.id)).all()
            said = connection.execute(sa.select(remarks).where(remarks.c.account == account.id)).all()
            games = []
            for seat in mine:
                table = connection.execute(sa.select(tables).where(tables.c.id == seat.table_id)).one()
                acts = connection.execute(
                    sa.select(entries.c.version, entries.c.event, entries.c.at)
                    .where(entries.c.table_id == seat.table_id)
                    .order_by(entries.c.version)
                )
                own = [
                    {"version": act.version, "action": event["action"], "at": act.at}
                    for act in acts
                    if (event := json.loads(act.event)).get("kind") == "act" and event.get("seat") == seat.seat
                ]
                games.append({**described(connection, table), "seat": seat.seat, "decisions": own})
            return {
                "name": row.name,
                "created": row.created,
                "games": games,
                "remarks": [{"table": one.table_id, "text": one.text, "at": one.at} for one in said],
            }

        return {**await self.store.read(question), "puzzles": await self.puzzles(account)}

    def close(self) -> None:
        """Stop."""
        self.pool.shutdown()


async def reset_password(storage: Store, name: str, password: str) -> None:
    """Give an account another password: for the command line.

    Raises:
        Refusal: there is no such account.
    """
    kept = Accounts(storage)
    try:
        await kept.reset(name, password)
    finally:
        kept.close()
