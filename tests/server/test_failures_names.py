"""Failures 38 and 46: one household of IPv6, an account tried from many addresses, names, common passwords."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from unittest import mock

import pytest
import sqlalchemy as sa

from tests.cli.terminal import yamabushi
from tests.server.serving import Server, run, serving
from yamabushi.server.accounts import Accounts
from yamabushi.server.guards import MOST_GUESSES, Limits, TooMuch
from yamabushi.server.likeness import likeness_of
from yamabushi.server.passwords import is_guessable
from yamabushi.server.reserved import is_reserved
from yamabushi.server.storage import database, migrating
from yamabushi.server.storage.accounts import GONE, rename_account
from yamabushi.server.storage.schema import accounts
from yamabushi.words import worded
from yamabushi.words.languages import LANGUAGES

PASSWORD = "correct horse battery"


async def asked(server: Server, path: str, name: str, password: str = PASSWORD, address: str = "") -> tuple[int, str]:
    """Ask for an account or a session; give the status, and the code of the refusal if it is one."""
    headers = {"x-forwarded-for": address} if address else {}
    answer = await server.http.post(path, json={"name": name, "password": password}, headers=headers)
    return answer.status_code, answer.json().get("code", "")


def test_38_a_household_of_ipv6_is_counted_as_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=0.3) as server:
            tries = [
                await asked(server, "/api/sessions", f"Nobody {number}", address=f"2001:db8:1:2:{number:x}::1")
                for number in range(5)
            ]
            assert tries == [(403, "account-wrong")] * 3 + [(429, "guard-too-much")] * 2
            other = await asked(server, "/api/sessions", "Nobody", address="2001:db8:1:3::1")
            assert other == (403, "account-wrong")

    run(main())


@pytest.mark.parametrize("name", ["Ada", "nobody of this name"])
def test_38_one_account_is_tried_so_often_from_wherever(tmp_path: Path, name: str) -> None:
    async def main() -> None:
        async with serving(tmp_path, limit_factor=1000) as server:
            assert await asked(server, "/api/accounts", "Ada") == (201, "")
            for number in range(MOST_GUESSES):
                address = f"198.51.{number}.7"
                assert await asked(server, "/api/sessions", name, "wrong password", address) == (403, "account-wrong")
            late = await asked(server, "/api/sessions", name.upper(), "wrong password", "203.0.113.9")
            assert late == (429, "guard-too-much")
            # Whoever is logged in stays so, and other accounts can be logged in to.
            assert (await server.http.get("/api/me")).status_code == 200
            assert await asked(server, "/api/sessions", "Ben", address="198.51.1.7") == (403, "account-wrong")

    run(main())


def test_38_the_right_password_is_no_guess() -> None:
    limits = Limits(factor=0.01)
    for _ in range(3):
        for _ in range(MOST_GUESSES):
            limits.charge("guess", "ada")
        limits.forget("guess", "ada")
    for _ in range(MOST_GUESSES):
        limits.charge("guess", "ada")
    with pytest.raises(TooMuch):
        limits.charge("guess", "ada")
    limits.charge("guess", "ben")


def test_38_counting_who_asks_takes_as_long_however_many_have_asked() -> None:
    now = 1000.0
    limits = Limits(clock=lambda: now)
    with (
        mock.patch.object(limits, "_tidy", wraps=limits._tidy) as tidied,
        mock.patch.object(threading.Thread, "start") as started,
    ):
        for number in range(5_000):
            now += 0.01
            limits.charge("table", f"2001:db8::{number:x}")
        # Nothing goes through all of them but once a minute, and nobody is started for it.
        assert (tidied.call_count, len(limits.asked), started.call_count) == (0, 5_000, 0)
        now += 61.0
        limits.charge("table", "192.0.2.1")
        assert (tidied.call_count, len(limits.asked)) == (1, 1)


def test_38_whoever_has_asked_too_often_may_ask_again_when_it_is_long_enough_ago() -> None:
    now = 1000.0
    limits = Limits(clock=lambda: now)
    for _ in range(limits.items["login"].most):
        limits.charge("login", "192.0.2.1")
        now += 1.0
    with pytest.raises(TooMuch):
        limits.charge("login", "192.0.2.1")
    now = 1060.0  # the first of them was a minute ago
    limits.charge("login", "192.0.2.1")
    with pytest.raises(TooMuch):
        limits.charge("login", "192.0.2.1")


ALIKE = [
    ("Ada", "Аda"),  # Cyrillic А
    ("Ada", "Αda"),  # Greek Alpha
    ("Ada", "Adа"),
    ("Ada", "A da"),
    ("Ada", "Ada\ufe0f"),
    ("Ada", "𝓐𝓭𝓪"),
    ("Ian", "lan"),
    ("Ian", "1an"),
    ("ian", "Іan"),  # a capital of the Ukrainian alphabet that looks like I
    ("Olga", "0lga"),
    ("olga", "Оlga"),
    ("Bemd", "Bernd"),
    ("Zoé", "Zоe\u0301"),
    ("сосо", "coco"),  # whole words
    ("paypal", "раураl"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=range(len(ALIKE)))
def test_38_names_that_look_alike_are_alike(one: str, other: str) -> None:
    assert one != other
    assert likeness_of(one) == likeness_of(other) == likeness_of(likeness_of(one))


@pytest.mark.parametrize(
    ("one", "other"),
    [("Nan", "Van"), ("Yma", "Uma"), ("Ada", "Ida"), ("Zoé", "Zoe"), ("火", "水"), ("Дима", "Дина"), ("Pia", "Ria")],
)
def test_38_names_that_anybody_tells_apart_are_not(one: str, other: str) -> None:
    assert likeness_of(one) != likeness_of(other)


def test_38_a_name_that_looks_like_another_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            assert await asked(server, "/api/accounts", "Ada") == (201, "")
            assert await asked(server, "/api/accounts", "ADA") == (409, "account-taken")
            assert await asked(server, "/api/accounts", "Аda") == (409, "account-alike")
            assert await asked(server, "/api/accounts", "\u3164\ufe0f") == (422, "account-unseen")
            assert await asked(server, "/api/accounts", "Ida") == (201, "")
            # To log in, the name itself is needed.
            assert await asked(server, "/api/sessions", "Аda") == (403, "account-wrong")
            assert await asked(server, "/api/sessions", "ada") == (201, "")

    run(main())


def test_38_names_that_are_alike_already_stay(tmp_path: Path) -> None:
    engine = database.opened(database.address_of(None, tmp_path), writes=True)
    migrating.migrate_to(engine, "0002")
    rows = [
        {"id": "2", "name": "Аda", "key": "аda", "password": "x", "created": 2},
        {"id": "1", "name": "Ada", "key": "ada", "password": "x", "created": 1},
        {"id": "3", "name": "Ben", "key": "ben", "password": "x", "created": 3},
    ]
    columns = [column for column in accounts.c if column.name != "likeness"]
    with engine.begin() as connection:
        connection.execute(sa.table("accounts", *(sa.column(one.name) for one in columns)).insert(), rows)
    migrating.upgrade(engine)
    with engine.begin() as connection:
        found = {row.id: row.likeness for row in connection.execute(sa.select(accounts))}
    assert found == {"1": "ada", "2": None, "3": "ben"}
    engine.dispose()


COMMON = ["password", "PASSWORD", "Passw0rd!", "12345678", "qwertyuiop", "motdepasse", "passwort1", "!!sunshine12"]
UNCOMMON = ["correct horse battery", "long enough", "another password", "dragon 73921 x", "Ada 73921", "火水木 tsuki"]


@pytest.mark.parametrize("password", [*COMMON, "aaaaaaaaaaaa", "abababababab", "Ada-2026", "ada12345"])
def test_38_what_anybody_would_try_first_is_guessable(password: str) -> None:
    assert is_guessable(password, "Ada")


@pytest.mark.parametrize("password", UNCOMMON)
def test_38_other_passwords_are_left_to_people(password: str) -> None:
    assert not is_guessable(password, "Ben")


def test_38_the_commonest_passwords_are_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            for password in ("password", "Passw0rd!", "Ada-2026"):
                assert await asked(server, "/api/accounts", "Ada", password) == (422, "account-guessable")
            assert await asked(server, "/api/accounts", "Ada") == (201, "")
            kept: Accounts = server.app.state.accounts
            with pytest.raises(ValueError, match="one of the first"):
                await kept.reset("Ada", "iloveyou")  # a host is told, too

    run(main())


IN_WORDS = {worded(language, key) for language in LANGUAGES for key in ("table-guest", "table-gone", "seat-muk-yan")}
LEVELS = {worded(language, f"level-{level}") for language in LANGUAGES for level in range(1, 9)}
HOSTS = {one.strip() for language in LANGUAGES for one in worded(language, "reserved-host").split(",")}
LOOK_ALIKES = {
    "level 3",
    "Level 03",
    "LEVEL8",
    "hоst",
    "H0st",
    "Yamabushі",
    "YAMABUSH1",
    "so meone",
    "Guest 12",
    "tеngu",
    "Invite",
}


def test_46_names_of_engines_hosts_and_people_without_an_account_are_reserved_in_all_languages() -> None:
    assert len(IN_WORDS) > 10
    assert len(LEVELS) > 20
    assert len(HOSTS) > 20
    for name in IN_WORDS | LEVELS | HOSTS | LOOK_ALIKES | {GONE}:
        assert is_reserved(name), name
        assert is_reserved(name.upper()), name
    for name in ("Ada", "Foxy", "Levelle", "Hostess", "Gustl", "Guestin", "7", "Yama", "Fox of the club"):
        assert not is_reserved(name), name


def test_46_reserved_names_are_refused_and_accounts_that_have_one_are_asked_to_change_it(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server:
            for name in ("level 3", "host", "Yamabushi", "someone", "Gast", "Hase"):
                assert await asked(server, "/api/accounts", name) == (422, "account-reserved")
            assert await asked(server, "/api/accounts", "Ada") == (201, "")
            assert not (await server.http.get("/api/me")).json()["is_reserved"]
            renaming = {"name": "Yаmabushi"}
            answer = await server.http.put("/api/me/name", json=renaming)
            assert (answer.status_code, answer.json()["code"]) == (422, "account-reserved")
            # It was had before it was reserved: it stays, and can be changed.
            await server.hall.store.write(
                lambda connection: rename_account(connection, account_in(connection), "Tengu", "tengu", "tengu")
            )
            assert await asked(server, "/api/sessions", "Tengu") == (201, "")
            assert (await server.http.get("/api/me")).json() == {"name": "Tengu", "is_bot": False, "is_reserved": True}
            done = await asyncio.to_thread(yamabushi, "host", "names", "--data", str(tmp_path))
            assert done.stdout == "Tengu\n1 account with a reserved name.\n"
            answer = await server.http.put("/api/me/name", json={"name": "Ada"})
            assert answer.json() == {"name": "Ada", "is_bot": False, "is_reserved": False}
            done = await asyncio.to_thread(yamabushi, "host", "names", "--data", str(tmp_path))
            assert done.stdout == "No account has a reserved name.\n"
            done = await asyncio.to_thread(yamabushi, "host", "bot", "Level 5", "--data", str(tmp_path))
            assert done.returncode == 2

    def account_in(connection: sa.Connection) -> str:
        found: str = connection.execute(sa.select(accounts.c.id)).scalar_one()
        return found

    run(main())
