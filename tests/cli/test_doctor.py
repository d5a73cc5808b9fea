"""What `yamabushi doctor` finds, and says to do: with nothing wrong, and with one thing wrong at a time."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import shutil
import smtplib
import time
from collections.abc import Callable
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
import sqlalchemy as sa

from tests.cli.terminal import Ended, yamabushi
from tests.server.conftest import postgres, postgres_server, valkey  # noqa: F401
from tests.server.serving import FILE, migrated, run, serving
from yamabushi.cli import doctor, running_server
from yamabushi.cli.findings import Finding, State
from yamabushi.server.settings import Settings
from yamabushi.server.storage import database, processes
from yamabushi.server.storage.migrating import migrate_to, upgrade
from yamabushi.server.storage.schema import processes as processes_table
from yamabushi.server.troubles import Trouble


@pytest.fixture(autouse=True)
def no_settings_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"YAMABUSHI_{name.upper()}", raising=False)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Give the folder of a database that is well."""
    (tmp_path / FILE).write_bytes(migrated())
    return tmp_path


def found(found: Ended, what: str) -> str:
    """Give the lines about something."""
    return "\n".join(line for line in found.stdout.splitlines() if line.split()[1] == what)


def of(findings: Any, state: State) -> str:
    """Give the texts of all findings of a kind."""
    return "\n".join(finding.text for finding in findings if finding.state == state)


def engine_of(folder: Path) -> sa.Engine:
    return database.opened(database.address_of(None, folder), writes=True)


def test_nothing_is_wrong_with_a_server_that_runs_and_nothing_is_changed(folder: Path) -> None:
    async def main() -> None:
        async with serving(folder) as server:
            port = server.base.rpartition(":")[2]
            config = folder / "host.toml"
            config.write_text(f'port = {port}\ndata = "{folder}"\n')
            done = await asyncio.to_thread(yamabushi, "doctor", "--config", str(config))
            assert done.returncode == 0, done
            assert done.stdout.splitlines()[-1] == "Nothing is wrong."
            assert found(done, "server") == f"ok     server     {server.base} is ready"
            assert "0 tables, 0 accounts, 0 games" in found(done, "database")
            assert "WRONG" not in done.stdout
            for what in ("live", "mail", "push", "ray", "proxy"):
                assert found(done, what).startswith("-")
            for what in ("form", "writing", "clock"):
                assert found(done, what).startswith("ok")
            # Asked without a proxy, where one should be.
            done = await asyncio.to_thread(yamabushi, "doctor", "--config", str(config), "--url", server.base)
            assert done.returncode == 1
            assert "Let it send X-Forwarded-For" in found(done, "proxy")
            assert "Everybody can read" in found(done, "metrics")
            assert found(done, "sockets").startswith("ok")
            assert found(done, "https").startswith("look")
            server.hall.troubles.begin(Trouble.DISK, "a test")
            done = await asyncio.to_thread(yamabushi, "doctor", "--config", str(config))
            assert found(done, "trouble") == "WRONG  trouble    The server says: the disk is full. Make room."

    run(main())


def test_where_nothing_is_it_says_so_and_makes_nothing(tmp_path: Path) -> None:
    done = yamabushi("doctor", "--data", str(tmp_path / "none"))
    assert done.returncode == 1
    assert found(done, "database").startswith("WRONG  database   There is no database of Yamabushi at ")
    assert list(tmp_path.iterdir()) == []
    file = tmp_path / "host.toml"
    file.write_text("prot = 1\n")
    done = yamabushi("doctor", "--config", str(file))
    assert (done.returncode, done.stdout.splitlines()[0]) == (
        1,
        "WRONG  settings   There is no setting prot; did you mean port?",
    )


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_database_is_looked_at_without_a_change(
    tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    named = request.getfixturevalue("postgres") if kind == "postgres" else None
    settings = Settings(data=tmp_path, database=named)
    engine = database.opened(database.address_of(named, tmp_path), writes=True)
    upgrade(engine)
    assert of(doctor.check_database(settings), State.WRONG) == ""
    monkeypatch.setattr(time, "time", lambda: 1.0)
    assert "seconds from the database's clock. Let NTP set both" in of(doctor.check_database(settings), State.WRONG)
    migrate_to(engine, "0012")
    assert "0012; `yamabushi serve` brings it to " in of(doctor.check_database(settings), State.LOOK)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    assert "9999 is of a newer Yamabushi" in of(doctor.check_database(settings), State.WRONG)
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0012'")
    engine.dispose()


def test_a_file_of_another_owner_than_its_folder_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Status(NamedTuple):
        st_uid: int

    before = Path.stat

    def stat(path: Path, **more: Any) -> Any:
        return Status(4711) if path == folder else before(path, **more)

    url = database.url_of(None, folder)
    assert list(doctor.check_owner(folder / FILE, url)) == []
    monkeypatch.setattr(Path, "stat", stat)
    (finding,) = doctor.check_owner(folder / FILE, url)
    assert finding.state == State.WRONG
    assert f"user {os.getuid()} and its folder to user 4711" in finding.text
    assert f"Run: chown --reference={folder}" in finding.text


@pytest.mark.parametrize(("free", "state"), [(2**40, State.OK), (2**29, State.LOOK), (2**20, State.WRONG)])
def test_a_disk_that_fills_is_named(folder: Path, monkeypatch: pytest.MonkeyPatch, free: int, state: State) -> None:
    class Usage(NamedTuple):
        free: int

    monkeypatch.setattr(shutil, "disk_usage", lambda path: Usage(free))
    (finding,) = doctor.check_disk(Settings(data=folder))
    assert finding.state == state


def test_a_live_channel_that_is_missing_silent_or_anothers_is_named(
    folder: Path,
    valkey: str,  # noqa: F811
) -> None:
    assert of(doctor.check_live(Settings(data=folder)), State.OFF).startswith("not set")
    (finding,) = doctor.check_live(Settings(data=folder, live="redis://u:secret@127.0.0.1:1/0"))
    assert finding.state == State.WRONG
    assert "secret" not in finding.text
    assert of(doctor.check_live(Settings(data=folder, live=valkey)), State.OK).endswith("0 processes listening")
    engine = engine_of(folder)
    with engine.begin() as connection:
        now = processes.now_in(connection)
        connection.execute(sa.insert(processes_table), [{"id": one, "seen": now} for one in ("a", "b")])
    engine.dispose()
    assert "2 processes run without it" in of(doctor.check_live(Settings(data=folder)), State.WRONG)
    assert "0 of 2 processes listen" in of(doctor.check_live(Settings(data=folder, live=valkey)), State.LOOK)


@pytest.mark.parametrize(
    ("problem", "state", "text"),
    [
        (None, State.OK, "answers, by starttls; no letter was sent"),
        (smtplib.SMTPAuthenticationError(535, b"no"), State.WRONG, "Look at mail_user and mail_password."),
        (smtplib.SMTPNotSupportedError("no"), State.WRONG, "does not offer starttls. Set mail_tls"),
        (ConnectionRefusedError("no"), State.WRONG, "Look at mail_server and mail_tls, and the firewall."),
    ],
)
def test_a_mail_server_that_does_not_take_us_is_named(
    monkeypatch: pytest.MonkeyPatch, problem: Exception | None, state: State, text: str
) -> None:
    class Answering:
        def noop(self) -> None:
            pass

    @contextmanager
    def logged_in(self: object) -> Any:
        if problem is not None:
            raise problem
        yield Answering()

    monkeypatch.setattr("yamabushi.server.mail.Mail.logged_in", logged_in)
    whole = Settings(mail_server="mail.example.org", mail_from="a@example.org", mail_site="https://example.org")
    (finding,) = doctor.check_mail(whole)
    assert (finding.state, text in finding.text) == (state, True)
    (part,) = doctor.check_mail(Settings(mail_server="mail.example.org"))
    assert (part.state, "mail_from" in part.text) == (State.WRONG, True)


def test_push_and_ray_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    reached: list[str] = []

    def is_reachable(host: str, port: int) -> bool:
        reached.append(f"{host}:{port}")
        return host not in ("fcm.googleapis.com", "ray.example.org")

    monkeypatch.setattr(doctor, "is_reachable", is_reachable)
    push = Settings(push="mailto:host@example.org", is_secure=True)
    assert of(doctor.check_push(push), State.WRONG).startswith("fcm.googleapis.com cannot be reached at port 443.")
    monkeypatch.setattr(doctor, "PUSH_SERVICES", ("push.example.org",))
    assert [finding.state for finding in doctor.check_push(push)] == [State.OK]
    (finding,) = doctor.check_push(Settings(push="mailto:host@example.org"))
    assert (finding.state, "set is_secure" in finding.text) == (State.LOOK, True)
    (finding,) = doctor.check_push(Settings(push="nobody"))
    assert finding.state == State.WRONG
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert "pip install '.[ray]'" in of(doctor.check_ray(Settings(ray="local")), State.WRONG)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name)
    assert of(doctor.check_ray(Settings(ray="local")), State.OK).startswith("installed")
    assert "Nothing answers at ray.example.org:6379." in of(
        doctor.check_ray(Settings(ray="ray.example.org:6379")), State.WRONG
    )
    assert reached[-1] == "ray.example.org:6379"


def through(
    monkeypatch: pytest.MonkeyPatch,
    settings: Settings,
    answer: Callable[[httpx.Request], dict[str, Any]],
    **headers: str,
) -> list[Finding]:
    """Look at a server through a proxy that answers so."""

    def handle(request: httpx.Request) -> httpx.Response:
        if request.url.path == "/metrics":
            return httpx.Response(404)
        return httpx.Response(200, json=answer(request), headers=headers)

    monkeypatch.setattr(running_server, "check_socket", lambda url: Finding("sockets", State.OK, url))
    with httpx.Client(transport=httpx.MockTransport(handle)) as http:
        return list(running_server.check_proxy(http, settings, "https://play.example.org"))


SEEN = {"address": "203.0.113.5", "scheme": "https", "is_forwarded": True, "is_believed": True}
HSTS = {"strict-transport-security": "max-age=1"}


@pytest.mark.parametrize(
    ("seen", "settings", "text"),
    [
        ({}, {}, ""),
        ({"is_forwarded": False, "is_believed": False}, {}, "Let it send X-Forwarded-For."),
        ({"address": "10.0.0.9", "is_believed": False}, {}, 'Set proxies = "10.0.0.9".'),
        ({"scheme": "http"}, {}, "Let the proxy send X-Forwarded-Proto."),
        ({}, {"is_secure": False}, "is_secure is not set"),
    ],
)
def test_a_proxy_that_hides_people_or_https_is_named(
    monkeypatch: pytest.MonkeyPatch, seen: dict[str, Any], settings: dict[str, Any], text: str
) -> None:
    given = Settings(**{"is_secure": True, **settings})
    findings = through(monkeypatch, given, lambda _: {**SEEN, **seen}, **HSTS)
    assert (of(findings, State.WRONG) if text else "").find(text) >= 0
    assert len([finding for finding in findings if finding.state == State.WRONG]) == bool(text)


def test_a_proxy_that_passes_forged_addresses_on_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def passes_on(request: httpx.Request) -> dict[str, Any]:
        return {**SEEN, "address": request.headers.get("x-forwarded-for", SEEN["address"])}

    secure = Settings(is_secure=True)
    assert "Strangers can name any address" in of(through(monkeypatch, secure, passes_on, **HSTS), State.WRONG)

    def from_itself(request: httpx.Request) -> dict[str, Any]:
        return {**SEEN, "address": request.headers.get("x-forwarded-for", "127.0.0.1")}

    findings = through(monkeypatch, secure, from_itself, **HSTS)
    assert of(findings, State.WRONG) == ""
    assert "ask from another machine" in of(findings, State.LOOK)
    assert "Strict-Transport-Security" in of(through(monkeypatch, secure, lambda _: SEEN), State.LOOK)


def test_an_address_where_something_else_answers_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    findings = through(monkeypatch, Settings(), lambda _: {"hello": "world"})
    assert [finding.state for finding in findings] == [State.WRONG]
    assert "Where does the proxy lead?" in findings[0].text
