"""The commands for whoever hosts: serve, back up, restore, migrate, and what goes over the wire."""

from __future__ import annotations

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from rich.console import Console
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.cli.terminal import hear_interrupts, in_a_process, yamabushi
from yamabushi.cli.hosting import migrate, read_settings
from yamabushi.core.errors import BadOption
from yamabushi.server.app import PAGE
from yamabushi.server.guards import HEADERS
from yamabushi.server.mail import mail_of
from yamabushi.server.running import qr_code, serve
from yamabushi.server.settings import Settings
from yamabushi.server.storage.migrating import revisions

PATIENCE = 120.0


@dataclass
class Serving:
    """`yamabushi serve`, running."""

    process: subprocess.Popen[str]
    address: str

    def line(self) -> str:
        """Read the next line that it prints."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def end(self, how: signal.Signals) -> tuple[int, str]:
        """Stop it, with all its processes for Ctrl-C; give its exit code and what went wrong."""
        if how == signal.SIGINT:
            os.killpg(self.process.pid, how)
        else:
            self.process.send_signal(how)
        _, problems = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, problems


@contextlib.contextmanager
def serving(*arguments: str, encoding: str = "utf-8") -> Iterator[Serving]:
    """Run `yamabushi serve` on any port."""
    process = subprocess.Popen(
        [sys.executable, "-m", "yamabushi", "serve", "--port", "0", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONIOENCODING": encoding, "YAMABUSHI_ENGINES": "1"},
        encoding="utf-8",
        start_new_session=True,
        preexec_fn=hear_interrupts,
    )
    server = Serving(process, "")
    try:
        found = re.fullmatch(r"Yamabushi is at (http://\S+/)  \(Ctrl-C stops it\)\n", server.line())
        assert found is not None
        server.address = found[1]
        yield server
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def lay(http: httpx.Client) -> dict[str, Any]:
    """Lay a public table with an open seat."""
    body = {"game": "regality", "is_public": True, "seats": [{"kind": "me"}, {"kind": "open"}]}
    # What was restored is noticed with the first change, which is to be tried again.
    answers = [http.post("/api/tables", json=body)]
    if answers[-1].status_code == 503:
        assert answers[-1].json()["code"] == "storage-restored"
        answers.append(http.post("/api/tables", json=body))
    assert answers[-1].status_code == 201, answers[-1].text
    laid: dict[str, Any] = answers[-1].json()
    return laid


def test_it_serves_is_backed_up_and_restored_and_ends_when_told(tmp_path: Path) -> None:
    data, file = str(tmp_path / "data"), str(tmp_path / "tables.json.gz")
    with (
        serving("--data", data) as server,
        httpx.Client(base_url=server.address, timeout=PATIENCE, verify=False) as http,
    ):
        assert server.address.startswith("http://127.0.0.1:")
        assert http.get("/health").json() == {"status": "alive"}
        assert http.get("/ready").json() == {"status": "ready"}
        page = http.get("/")
        assert page.headers["content-security-policy"] == HEADERS["content-security-policy"]
        if (PAGE / "index.html").is_file():
            assert page.headers["content-type"].startswith("text/html")
            for address in re.findall(r'(?:src|href)="([^"#:]+)"', page.text):
                assert http.get(address).status_code == 200, address
        else:
            assert (page.status_code, "make page" in page.text) == (503, True)
        assert "server" not in page.headers

        first = lay(http)
        done = yamabushi("backup", file, "--data", data)
        assert (done.returncode, done.stderr) == (0, "")
        assert re.fullmatch(
            rf"Database \S+: 1 table, 0 accounts, 0 games\.\n[0-9]+ rows in {re.escape(file)}\.\n", done.stdout
        )
        second = lay(http)
        assert {table["id"] for table in http.get("/api/tables").json()} == {first["table"], second["table"]}

        done = yamabushi("restore", file, "--data", data)
        assert done.returncode == 2
        assert done.stderr == (
            "There is something in the database already: 2 tables, 0 accounts, 0 games. "
            "To replace all of it, say --replace.\n"
        )
        done = yamabushi("restore", file, "--replace", "--data", data)
        assert (done.returncode, done.stderr) == (0, "")
        assert re.fullmatch(
            r"[0-9]+ rows restored\. A server that runs goes on from there\.\n"
            r"Database \S+: 1 table, 0 accounts, 0 games\.\n",
            done.stdout,
        )
        assert [table["id"] for table in http.get("/api/tables").json()] == [first["table"]]
        third = lay(http)
        assert http.get(f"/api/tables/{first['table']}").status_code == 200
        assert http.get(f"/api/tables/{second['table']}").status_code == 404

        with connect(f"{server.address.replace('http', 'ws')}api/tables/{third['table']}/live") as live:
            live.send(json.dumps({"type": "hello", "token": third["token"]}))
            assert json.loads(live.recv())["type"] == "snapshot"
            server.process.send_signal(signal.SIGTERM)
            # Whoever is there is told to come back.
            with pytest.raises(ConnectionClosed):
                list(live)
            assert live.close_code == 1012
        _, problems = server.process.communicate(timeout=PATIENCE)
        assert (server.process.returncode, problems) == (0, "")


def test_on_the_local_network_it_shows_a_code_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    with serving("--network", "--data", str(tmp_path), encoding="ascii") as server:
        assert "Everybody on the local network" in server.line()
        code = qr_code(server.address, plain=True)
        assert [server.line() for _ in code.splitlines()] == code.splitlines(keepends=True)
        port = server.address.rstrip("/").rpartition(":")[2]
        # An engine answers: all processes have begun, and Ctrl-C reaches each of them.
        body = {"game": "regality", "options": {"style": "old", "match": "single"}, "seconds": 0.05}
        thought: dict[str, object] = {}
        while not thought.get("ranked"):  # on a busy machine an analysis may end before it has begun
            answer = httpx.post(f"http://127.0.0.1:{port}/api/analysis", json=body, timeout=PATIENCE, verify=False)
            thought = json.loads(answer.text.splitlines()[0])
        assert server.end(signal.SIGINT) == (0, "")


def test_a_code_is_drawn_without_colours(tmp_path: Path) -> None:
    text = "http://192.0.2.1:8420/"
    plain, blocks = qr_code(text, plain=True), qr_code(text, plain=False)
    assert set(plain) == {"#", " ", "\n"}
    rows = plain.splitlines()
    assert {len(row) for row in rows} == {2 * len(rows)}
    assert "\x1b" not in blocks
    assert set(blocks) <= set("█▀▄ \n")


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = in_a_process("serve", "--port", str(port), "--data", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"127.0.0.1:{port} cannot be listened on: Address already in use. Name another port")
    assert len(done.stderr.splitlines()) == 1


def test_a_database_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "yamabushi.sqlite").write_text("This is no database, and long enough to be seen as none.")
    done = in_a_process("serve", "--port", "0", "--data", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"The database sqlite:///{tmp_path}/yamabushi.sqlite cannot be used: ")
    assert len(done.stderr.splitlines()) == 1


def test_a_database_of_another_kind_is_refused(tmp_path: Path) -> None:
    done = in_a_process("serve", "--port", "0", "--database", "mysql://somebody:secret@localhost/name")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("The database cannot be reached at that address")
    assert "secret" not in done.stderr


def test_a_bad_file_of_settings_is_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "yamabushi.toml"
    file.write_text("port = [")
    done = yamabushi("serve", "--config", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"The settings cannot be read from {file}: ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("port = 70000", "The setting port cannot be used: Input should be less than or equal to 65535."),
        ("prot = 1", "There is no setting prot; did you mean port?"),
        ("colour = 1", "There is no setting colour. The settings are: host, port, data, "),
        ('proxies = "127.0.0.1, nginx"', "The setting proxies cannot be used: nginx is not an address or network; "),
        (
            'origins = ["https://example.org/"]',
            "The setting origins cannot be used: https://example.org/ is not an ori",
        ),
        (
            'mail_server = "mail.example.org:smtp"',
            "The setting mail_server cannot be used: mail.example.org:smtp is no",
        ),
        ('mail_site = "play.example.org"', "The setting mail_site cannot be used: play.example.org is not this server"),
        (
            'mail_tls = "perhaps"',
            "The setting mail_tls cannot be used: Input should be 'auto', 'starttls', 'implicit' ",
        ),
        ("origins = 'x'", "The setting origins cannot be used: Input should be a valid list."),
        ("limit_factor = 0", "The setting limit_factor cannot be used: Input should be greater than 0."),
        ("port = ", "The settings cannot be read from {file}: Invalid value"),
        (b"\xff\xfe", "The settings cannot be read from {file}: "),
        (None, "The settings cannot be read from {file}: there is no such file."),
    ],
)
def test_what_is_wrong_with_settings_is_said(tmp_path: Path, text: str | bytes | None, sentence: str) -> None:
    file = tmp_path / "yamabushi.toml"
    if text is not None:
        file.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(BadOption) as refused:
        read_settings(file)
    assert str(refused.value).startswith(sentence.format(file=file))


@pytest.mark.parametrize(("name", "value"), [("PORT", "many"), ("ORIGINS", "nonsense"), ("IS_SECURE", "perhaps")])
def test_what_is_wrong_with_the_environment_is_said(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"YAMABUSHI_{name}", value)
    with pytest.raises(BadOption) as refused:
        read_settings(None)
    assert name.lower() in str(refused.value)


@pytest.mark.parametrize(
    ("name", "similar"), [("PROT", "PORT"), ("DATABSE", "DATABASE"), ("LIMITS_FACTOR", "LIMIT_FACTOR")]
)
def test_a_slip_in_the_environment_is_named(monkeypatch: pytest.MonkeyPatch, name: str, similar: str) -> None:
    for elsewhere in ("CACHE", "GAMES", "SOAK", "BACKUP_SCRIPT"):
        monkeypatch.setenv(f"YAMABUSHI_{elsewhere}", "1")
    read_settings(None)
    monkeypatch.setenv(f"YAMABUSHI_{name}", "1")
    with pytest.raises(BadOption) as refused:
        read_settings(None)
    assert str(refused.value) == f"There is no setting YAMABUSHI_{name}; did you mean YAMABUSHI_{similar}?"


def test_a_flag_counts_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"YAMABUSHI_{name.upper()}", raising=False)
    file = tmp_path / "yamabushi.toml"
    file.write_text('port = 1\nhost = "192.0.2.1"\nlimit_factor = 2.5\norigins = ["https://file.example"]\n')
    assert read_settings(None).port == 8420
    found = read_settings(file)
    assert (found.port, found.host, found.limit_factor) == (1, "192.0.2.1", 2.5)
    monkeypatch.setenv("YAMABUSHI_PORT", "2")
    monkeypatch.setenv("YAMABUSHI_HOST", "192.0.2.2")
    monkeypatch.setenv("YAMABUSHI_ORIGINS", '["https://environment.example"]')
    found = read_settings(file, port=3, host=None, data=None)
    assert (found.port, found.host, found.limit_factor) == (3, "192.0.2.2", 2.5)
    assert found.origins == ["https://environment.example"]
    assert read_settings(None).port == 2


@pytest.mark.parametrize(
    ("text", "port", "encryption"),
    [
        ("mail.example.org", 587, "starttls"),
        ("mail.example.org:465", 465, "implicit"),
        ('mail.example.org:465"\nmail_tls = "starttls', 465, "starttls"),
        ('mail.example.org:25"\nmail_tls = "off', 25, "off"),
    ],
)
def test_the_port_of_a_mail_server_says_how_mail_is_encrypted(
    tmp_path: Path, text: str, port: int, encryption: str
) -> None:
    file = tmp_path / "yamabushi.toml"
    file.write_text(f'mail_from = "club@example.org"\nmail_site = "https://example.org"\nmail_server = "{text}"\n')
    found = mail_of(read_settings(file))
    assert found is not None
    assert (found.host, found.port, found.encryption) == ("mail.example.org", port, encryption)


@pytest.mark.parametrize(("value", "encryption"), [("true", "starttls"), ("false", "off")])
def test_the_yes_and_no_of_older_mail_settings_are_still_read(tmp_path: Path, value: str, encryption: str) -> None:
    file = tmp_path / "yamabushi.toml"
    file.write_text(
        'mail_server = "mail.example.org"\nmail_from = "club@example.org"\nmail_site = "https://example.org"\n'
        f"mail_tls = {value}\n"
    )
    found = mail_of(read_settings(file))
    assert found is not None
    assert found.encryption == encryption


def test_a_server_does_not_start_with_a_live_channel_that_does_not_answer(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound but not listening: a connection is refused
        address = f"redis://someone:secret@127.0.0.1:{taken.getsockname()[1]}/0"
        done = yamabushi("serve", "--port", "0", "--data", str(tmp_path), "--live", address)
    assert (done.returncode, done.stdout) == (2, "")
    assert "The setting live cannot be used: Valkey at redis://127.0.0.1:" in done.stderr
    assert "secret" not in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_the_limits_may_still_be_called_by_their_old_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LIMIT_FACTOR", "GENEROSITY"):
        monkeypatch.delenv(f"YAMABUSHI_{name}", raising=False)
    assert read_settings(None).factor == 1.0
    file = tmp_path / "yamabushi.toml"
    file.write_text("generosity = 2.5\n")
    assert read_settings(file).factor == 2.5
    monkeypatch.setenv("YAMABUSHI_GENEROSITY", "4")
    assert read_settings(None).factor == 4.0
    monkeypatch.setenv("YAMABUSHI_LIMIT_FACTOR", "3")
    assert read_settings(file).factor == 3.0


def test_whoever_uses_the_old_name_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        settings = Settings(data=tmp_path, port=taken.getsockname()[1], generosity=2.0)
        try:
            with pytest.raises(BadOption):
                serve(settings, lambda _: None)
        finally:
            structlog.reset_defaults()
    assert "the setting generosity is called limit_factor now" in capsys.readouterr().err


def test_the_database_is_brought_to_a_form_and_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    newest = revisions()[-1]
    done = yamabushi("migrate", "--data", str(tmp_path))
    assert (done.returncode, done.stderr) == (0, "")
    made, held, form = done.stdout.splitlines()
    assert made.startswith(f"There was no database of Yamabushi at {tmp_path}")
    assert held.endswith("yamabushi.sqlite: 0 tables, 0 accounts, 0 games.")
    assert form == f"The database is of form {newest}; there is {', '.join(revisions())}."
    settings = read_settings(None, data=tmp_path)
    console = Console(highlight=False, soft_wrap=True)
    for form in ("base", *revisions(), newest):
        migrate(console, settings, form, is_sure=True)
        assert f"\nThe database is of form {form}; " in capsys.readouterr().out
    with pytest.raises(BadOption, match=r"There is no form 'nonsense' of the database; there is base, "):
        migrate(console, settings, "nonsense")


def test_what_goes_over_the_wire_is_printed_as_json() -> None:
    done = yamabushi("schema")
    assert (done.returncode, done.stderr) == (0, "")
    found = json.loads(done.stdout)
    assert set(found) == {"messages", "openapi"}
    assert {"Hello", "Act", "Snapshot", "Happened", "AnyWish", "AnyNews"} <= set(found["messages"]["$defs"])
    assert found["openapi"]["info"]["title"] == "Yamabushi"
    assert {"/api/tables", "/api/tables/{table}/record", "/health"} <= set(found["openapi"]["paths"])
    whole = yamabushi("schema", "--openapi")
    assert (whole.returncode, whole.stderr) == (0, "")
    assert json.loads(whole.stdout) == found["openapi"]
    assert {"AnyWish", "AnyNews", "AnyView", "AnyPreview", "Thought"} <= set(found["openapi"]["components"]["schemas"])
