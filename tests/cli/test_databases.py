"""Failures 52 to 55: commands that work on a database name it, make none by mistake, and drop nothing unasked."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.cli.terminal import Ended, yamabushi
from tests.server.conftest import postgres, postgres_server  # noqa: F401
from tests.server.serving import FILE, migrated
from yamabushi.server.storage import accounts, bans, database
from yamabushi.server.storage.accounts import StoredAccount
from yamabushi.server.storage.migrating import revision_of, revisions, upgrade
from yamabushi.server.storage.schema import bot_tokens

COMMANDS = [
    ("backup", "{tmp}/tables.json.gz"),
    ("password", "Ada"),
    ("host", "who"),
    ("host", "ban", "Ada", "--reason", "Rude"),
    ("host", "unban", "Ada"),
    ("host", "bot", "Robo"),
    ("host", "announce", "Tea"),
    ("host", "close", "abc"),
]


@pytest.fixture(params=["sqlite", "postgres"])
def where(tmp_path: Path, request: pytest.FixtureRequest) -> list[str]:
    """Give what names a database of either kind; there is nothing in it."""
    is_file = request.param == "sqlite"
    return ["--data", str(tmp_path / "data")] if is_file else ["--database", request.getfixturevalue("postgres")]


def engine_of(where: list[str]) -> sa.Engine:
    """Open the database that is named, and make it where there is none."""
    kind, name = where
    url = database.address_of(name if kind == "--database" else None, Path(name))
    engine = database.opened(url, writes=True)
    upgrade(engine)
    return engine


def add_account(where: list[str], name: str) -> str:
    """Make an account; give its id."""
    engine = engine_of(where)
    with engine.begin() as connection:
        account = StoredAccount(name.lower(), name, "no password")
        accounts.add_account(connection, account, name.lower(), name.lower())
    engine.dispose()
    return name.lower()


def test_52_where_no_database_is_commands_refuse_and_make_none(where: list[str], tmp_path: Path) -> None:
    for command in COMMANDS:
        done = yamabushi(*(word.format(tmp=tmp_path) for word in command), *where, typed="a new password\n")
        assert (done.returncode, done.stdout) == (2, ""), command
        assert done.stderr.startswith("There is no database of Yamabushi at "), command
        assert list(tmp_path.iterdir()) == [], command
    if where[0] == "--database":
        engine = sa.create_engine(sa.make_url(where[1]).set(drivername="postgresql+psycopg"))
        assert sa.inspect(engine).get_table_names() == []
        engine.dispose()


@pytest.mark.parametrize("given", ["an empty file", "an empty folder", "another file by URL"])
def test_52_what_only_looks_like_a_database_is_left_alone(tmp_path: Path, given: str) -> None:
    if given == "an empty file":
        (tmp_path / FILE).touch()
    before = sorted(tmp_path.iterdir())
    where = ["--database", f"sqlite:///{tmp_path}/else.sqlite"] if "URL" in given else ["--data", str(tmp_path)]
    done = yamabushi("backup", str(tmp_path / "tables.json.gz"), *where)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("There is no database of Yamabushi at ")
    assert sorted(tmp_path.iterdir()) == before


def test_52_an_empty_backup_is_no_success_and_none_is_restored_unasked(where: list[str], tmp_path: Path) -> None:
    file = tmp_path / "tables.json.gz"
    engine_of(where).dispose()
    done = yamabushi("backup", str(file), *where)
    assert (done.returncode, done.stdout, file.exists()) == (2, "", False)
    assert done.stderr == (
        "The database holds no table and no account. If that is what you want, say --empty; nothing was written.\n"
    )
    done = yamabushi("backup", str(file), "--empty", *where)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[0].endswith(": 0 tables, 0 accounts, 0 games.")
    add_account(where, "Ada")
    for more in (["--replace"], []):
        done = yamabushi("restore", str(file), *more, *where)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"{file} holds no table and no account.")
    done = yamabushi("restore", str(file), "--empty", *where)
    assert done.returncode == 2
    assert "already: 0 tables, 1 account, 0 games. To replace all of it, say --replace." in done.stderr


def test_52_commands_say_which_database_they_use_and_what_is_in_it(where: list[str], tmp_path: Path) -> None:
    file = tmp_path / "tables.json.gz"
    add_account(where, "Ada")
    line = ": 0 tables, 1 account, 0 games."
    assert line in yamabushi("backup", str(file), *where).stdout
    who = yamabushi("host", "who", *where)
    assert line in who.stderr
    assert line not in who.stdout  # where a script reads the answer
    assert line in yamabushi("password", "Ada", *where, typed="correct horse\n").stdout
    assert line in yamabushi("migrate", *where).stdout
    other = tmp_path / "other"
    done = yamabushi("restore", str(file), "--data", str(other))
    assert done.returncode == 0
    assert done.stdout.startswith(f"There was no database of Yamabushi at {other / FILE}; a new one is made.\n")
    assert f"Database {other / FILE}{line}\n" in done.stdout
    if where[0] == "--database":
        assert "Database postgresql+psycopg://" in who.stderr


def test_52_a_command_that_brings_an_older_database_up_to_date_says_so(where: list[str]) -> None:
    add_account(where, "Ada")
    assert yamabushi("migrate", "0012", "--yes", *where).returncode == 0
    done = yamabushi("host", "bans", *where)
    assert done.returncode == 0
    assert f"The database was brought from form 0012 to {revisions()[-1]}.\n" in done.stderr


def test_53_a_file_that_root_makes_belongs_to_the_owner_of_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[Path, int, int]] = []
    folder, file = tmp_path / "theirs", tmp_path / "tables.json.gz"
    folder.mkdir()
    (tmp_path / FILE).write_bytes(migrated())
    assert yamabushi("backup", str(file), "--empty", "--data", str(tmp_path)).returncode == 0
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(os, "chown", lambda path, user, group: given.append((Path(path), user, group)))
    done = yamabushi("restore", str(file), "--empty", "--data", str(folder))
    assert done.returncode == 0, done.stderr
    owner = folder.stat()
    assert given == [(folder / FILE, owner.st_uid, owner.st_gid)]
    assert (folder / FILE).stat().st_mode & 0o777 == 0o600
    assert yamabushi("restore", str(file), "--empty", "--data", str(folder)).returncode == 0
    assert len(given) == 1  # one that is there keeps its owner


def test_54_a_migration_to_an_older_form_says_what_it_drops_and_asks(
    where: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    account = add_account(where, "Ada")
    engine = engine_of(where)
    with engine.begin() as connection:
        bans.add_ban(connection, account, None, "Rude", None)

    def asked(typed: str) -> Ended:
        monkeypatch.setattr("yamabushi.cli.hosting.is_answered", lambda: True)
        return yamabushi("migrate", "0001", *where, typed=typed)

    def form() -> str | None:
        with engine.begin() as connection:
            return revision_of(connection)

    alone = yamabushi("migrate", "0001", *where)
    assert (alone.returncode, form()) == (2, revisions()[-1])
    assert alone.stderr == "Nothing was changed: this asks first, and nobody is there. To agree, add --yes.\n"
    for ended in (alone, asked("n\n"), asked("\n")):
        assert ended.returncode == 2
        assert "  accounts: 1 row\n" in ended.stdout
        assert "  bans: 1 row\n" in ended.stdout
        assert "  sessions" not in ended.stdout  # there are none
        assert form() == revisions()[-1]
    with engine.begin() as connection:
        assert len(bans.bans_now(connection)) == 1
    part = yamabushi("migrate", "0012", *where)
    assert part.returncode == 2
    assert "  bans.name: a column, in 1 row\n" in part.stdout
    assert asked("y\n").returncode == 0
    assert form() == "0001"
    assert yamabushi("migrate", *where).returncode == 0
    assert yamabushi("migrate", "0001", "--yes", *where).returncode == 0
    assert form() == "0001"
    unknown = yamabushi("migrate", "nonsense", *where)
    assert (unknown.returncode, unknown.stdout) == (2, "")
    engine.dispose()


def test_55_a_persons_account_is_made_a_bots_only_when_that_is_said(where: list[str]) -> None:
    add_account(where, "Mario Rossi")
    done = yamabushi("host", "bot", "mario rossi", *where)
    assert (done.returncode, done.stdout) == (2, "")
    assert "'Mario Rossi' is a person's account" in done.stderr
    engine = engine_of(where)
    with engine.begin() as connection:
        stored = accounts.account_of_key(connection, "mario rossi")
        assert stored is not None
        assert not stored.is_bot
    done = yamabushi("host", "bot", "mario rossi", "--existing", *where)
    assert done.returncode == 0
    assert done.stdout.startswith("ybot_")
    engine.dispose()


def test_55_a_file_with_a_token_is_not_overwritten_and_tokens_go_one_by_one(where: list[str], tmp_path: Path) -> None:
    engine_of(where).dispose()
    file = tmp_path / "token"
    assert yamabushi("host", "bot", "Robo", "--out", str(file), *where).returncode == 0
    before = file.read_text()
    again = yamabushi("host", "bot", "Robo", "--out", str(file), *where)
    assert (again.returncode, again.stdout, file.read_text()) == (2, "", before)
    assert f"{file} is there already" in again.stderr
    listed = yamabushi("host", "tokens", "Robo", *where).stdout.splitlines()
    assert len(listed) == 1  # none was made for the file that was there
    for _ in range(4):
        assert yamabushi("host", "bot", "Robo", *where).returncode == 0
    full = yamabushi("host", "bot", "Robo", *where)
    assert full.returncode == 2
    assert "yamabushi host tokens Robo --revoke ID" in full.stderr
    number = listed[0].split()[0]
    assert yamabushi("host", "tokens", "Robo", "--revoke", number, *where).stdout == (
        "1 token of Robo revoked; 4 left.\n"
    )
    none = yamabushi("host", "tokens", "Robo", "--revoke", number, *where)
    assert none.stderr.splitlines()[-1] == f"Robo has no token '{number}'; `yamabushi host tokens` lists them."
    assert yamabushi("host", "bot", "Robo", "--revoke", *where).stdout == "4 tokens of Robo revoked; 0 left.\n"
    assert yamabushi("host", "tokens", "Robo", *where).stdout == "Robo has no tokens.\n"
    assert "There is no bot named 'Nobody'." in yamabushi("host", "tokens", "Nobody", *where).stderr
    engine = engine_of(where)
    with engine.begin() as connection:
        assert connection.execute(sa.select(bot_tokens)).all() == []
    engine.dispose()
