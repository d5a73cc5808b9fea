"""Accounts: a name and a password, for those who want their games on several devices. Guests need none."""

from __future__ import annotations

import asyncio
import time
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

import argon2
import sqlalchemy as sa

from yamabushi.core.errors import BadOption, Refusal, Sentence, quoted
from yamabushi.server import secrecy
from yamabushi.server.likeness import likeness_of
from yamabushi.server.passwords import is_guessable
from yamabushi.server.reserved import require_free
from yamabushi.server.storage import accounts, played, recovery, sessions
from yamabushi.server.storage.accounts import StoredAccount
from yamabushi.server.storage.histories import Sought
from yamabushi.server.storage.played import Adopted
from yamabushi.server.storage.store import Store
from yamabushi.server.storage.writer import Taken, Unavailable

NAME_TAKEN = Sentence("account-taken", "The name {name} is taken.")
ALIKE = Sentence("account-alike", "The name {name} looks too much like one that is taken.")
UNSEEN = Sentence("account-unseen", "A name needs at least one visible character.")
GUESSABLE = Sentence("account-guessable", "That password is one of the first that anybody would try; choose another.")
WRONG = Sentence("account-wrong", "The name or the password is wrong.")
NO_ACCOUNT = Sentence("account-none", "There is no account named {name}.")
NO_SEAT = Sentence("account-no-seat", "You have no seat at that table.")

SESSION_SECONDS = 90 * 24 * 3600

SESSION_COOKIE = "yamabushi_session"
"""What the cookie of a session is called."""


class WrongPassword(Refusal):
    """Refuse a name or a password."""


@dataclass(frozen=True)
class Account:
    """Somebody with an account."""

    id: str
    name: str
    # Whether a program plays with it.
    is_bot: bool = False
    # Whether it may not take part, by what the database said when its session was read.
    is_banned: bool = False


def key_of(name: str) -> str:
    """Give the form in which names are compared: letters that are the same but for their case or width are one.

    >>> key_of("Ａda") == key_of("ADA")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())[:120]


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
            BadOption: the name is reserved or cannot be seen, or the password is one that anybody would try.
        """
        likeness = await self._likeness(name)
        await self._require_secret(password, name)
        account = Account(secrecy.new_id(), name)
        stored = StoredAccount(account.id, name, await self._hash(password))
        try:
            await self.store.write(partial(accounts.add_account, account=stored, key=key_of(name), likeness=likeness))
        except Taken:
            raise await self._taken(name) from None
        return account

    async def _likeness(self, name: str) -> str:
        """Say what a name looks like.

        Raises:
            BadOption: it cannot be seen, or is reserved.
        """

        def look() -> str:
            require_free(name)
            return likeness_of(name)

        likeness = await asyncio.get_running_loop().run_in_executor(self.pool, look)
        if not likeness:
            raise BadOption(UNSEEN)
        return likeness

    async def _taken(self, name: str) -> Refusal:
        """Say why a name cannot be had: it is taken, or looks like another."""
        same = await self.store.read(partial(accounts.account_of_key, key=key_of(name)))
        return Refusal(ALIKE if same is None else NAME_TAKEN, name=quoted(name))

    async def rename(self, account: Account, name: str) -> list[str]:
        """Call an account by another name, also where it has played; give the tables that are not what they were.

        Raises:
            Refusal: the name is taken, or looks like another.
            BadOption: the name is reserved, or cannot be seen.
        """
        likeness = await self._likeness(name)
        change = partial(accounts.rename_account, account=account.id, name=name, key=key_of(name), likeness=likeness)
        try:
            return await self.store.write(change)
        except Taken:
            raise await self._taken(name) from None

    async def change_password(self, account: Account, before: str, password: str, session: str) -> None:
        """Give an account another password, and end its sessions but the one whose token this is.

        Raises:
            WrongPassword: the one before is wrong.
            BadOption: the new one is one that anybody would try.
        """
        stored = await self.store.read(partial(accounts.password_of, account=account.id))
        if not await self._is_right(stored or self.nobody, before) or stored is None:
            raise WrongPassword(WRONG)
        await self._require_secret(password, account.name)
        change = partial(
            accounts.change_password,
            account=account.id,
            before=stored,
            password=await self._hash(password),
            session=secrecy.hashed(session),
        )
        if not await self.store.write(change):
            raise WrongPassword(WRONG)  # it was changed meanwhile

    async def log_in(
        self, name: str, password: str, require: Callable[[str | None, str], None] = lambda account, address: None
    ) -> tuple[Account, str]:
        """Begin a session, if an account may take part; give its token.

        Raises:
            WrongPassword: the name or the password is wrong; which of them is not said.
            Refusal: `require` refuses the account.
        """
        stored = await self.store.read(partial(accounts.account_of_key, key=key_of(name)))
        if not await self._is_right(self.nobody if stored is None else stored.password, password) or stored is None:
            raise WrongPassword(WRONG)
        require(stored.id, "")
        return Account(stored.id, stored.name, stored.is_bot), await self.begin_session(stored.id)

    async def begin_session(self, account: str) -> str:
        """Begin a session; give its token."""
        token = secrecy.new_token()
        expires = int(time.time()) + SESSION_SECONDS
        hashed = secrecy.hashed(token)
        await self.store.write(partial(accounts.add_session, hashed=hashed, account=account, expires=expires))
        return token

    async def of_session(self, token: str) -> Account | None:
        """Find the account of a session."""
        found = await self.store.read(partial(accounts.account_of_session, hashed=secrecy.hashed(token)))
        return None if found is None else Account(*found)

    async def open_sessions(self, hashes: Sequence[str]) -> set[str]:
        """Give those of some sessions, by their hashes, that have not ended; all if that cannot be found out now."""
        try:
            return await self.store.read(partial(sessions.open_sessions, hashes=hashes))
        except Unavailable:
            return set(hashes)

    async def log_out(self, token: str) -> None:
        """End a session."""
        await self.store.write(partial(accounts.end_session, hashed=secrecy.hashed(token)))

    async def reset(self, name: str, password: str) -> None:
        """Give an account another password, and end its sessions: for the host, by the command line.

        Raises:
            Refusal: there is no such account.
            BadOption: the password is one that anybody would try.
        """
        await self._require_secret(password, name)
        stored = await self._hash(password)
        if not await self.store.write(partial(accounts.set_password, key=key_of(name), password=stored)):
            raise Refusal(NO_ACCOUNT, name=quoted(name))

    async def recover(self, token: str, password: str) -> bool:
        """Give the account that a token was sent for another password; False if the token is good for nothing.

        Raises:
            BadOption: the password is one that anybody would try.
        """
        hashed = secrecy.hashed(token)
        name = await self.store.read(partial(recovery.recovering, hashed=hashed))
        if name is None:
            return False
        await self._require_secret(password, name)
        stored = await self._hash(password)
        return await self.store.write(partial(recovery.recover, hashed=hashed, password=stored))

    async def check(self, account: Account, password: str) -> None:
        """Make sure that it is really them.

        Raises:
            WrongPassword: the password is wrong.
        """
        stored = await self.store.read(partial(accounts.password_of, account=account.id))
        if not await self._is_right(stored or self.nobody, password):
            raise WrongPassword(WRONG)

    async def delete(self, account: Account) -> list[str]:
        """Delete an account and all that is theirs; games stay, for those who played them, without the name.

        Give the tables that are not what they were.
        """
        return await self.store.write(partial(accounts.delete_account, account=account.id))

    async def tables(self, account: Account) -> list[dict[str, Any]]:
        """List the tables that somebody has a seat at, the newest first."""
        return await self.store.read(partial(played.tables_of, account=account.id))

    async def games(self, account: Account, sought: Sought, before: str | None) -> dict[str, Any]:
        """List games that somebody has played or plays, the newest first, and say how many there are."""
        return await self.store.read(partial(played.history_of, account=account.id, sought=sought, before=before))

    async def recorded(self, account: Account, most: int) -> list[tuple[str, list[int]]]:
        """List the tables of somebody's games, the newest first, each with the own seats."""
        return await self.store.read(partial(played.games_to_record, account=account.id, most=most))

    async def adopt(self, account: Account, held: Sequence[tuple[str, str]], puzzles: Mapping[str, int]) -> Adopted:
        """Make somebody's what they have played as a guest, by tables and tokens, and the puzzles solved then."""
        hashes = [(table, secrecy.hashed(token)) for table, token in held]

        def change(connection: sa.Connection) -> Adopted:
            for puzzle, moves in puzzles.items():
                accounts.note_solved(connection, account.id, puzzle, moves)
            return played.adopt(connection, account.id, account.name, hashes)

        return await self.store.write(change)

    async def token_for(self, account: Account, table: str) -> str:
        """Give a new token for the seats that somebody has at a table, on another device.

        Raises:
            Refusal: they have none there.
        """
        token = secrecy.new_token()
        hashed = secrecy.hashed(token)
        if not await self.store.write(partial(played.add_own_key, account=account.id, table=table, hashed=hashed)):
            raise Refusal(NO_SEAT)
        return token

    async def solve(self, account: Account, puzzle: str, moves: int) -> None:
        """Note that somebody solved a puzzle; the fewest moves count."""
        await self.store.write(partial(accounts.note_solved, account=account.id, puzzle=puzzle, moves=moves))

    async def puzzles(self, account: Account) -> dict[str, int]:
        """Give the puzzles that somebody has solved, with the fewest moves."""
        return await self.store.read(partial(accounts.solved_by, account=account.id))

    async def export(self, account: Account) -> dict[str, Any]:
        """Give all that is stored about somebody."""
        return await self.store.read(partial(accounts.all_about, account=account.id))

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
