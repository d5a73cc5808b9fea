"""The files of docs/hosting, run as they stand: nginx and Caddy in front of a real server, and the unit of systemd."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shutil
import socket
import ssl
import subprocess
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.serving import run, serving

# They need programs of Debian, which `make test-deep` installs.
pytestmark = pytest.mark.deep

FILES = Path(__file__).parents[2] / "docs" / "hosting"
NAME = "play.example.org"
PATIENCE = 30.0


def free_port() -> int:
    """Return a port that nobody listens on."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """Make a certificate for NAME and its key."""
    key, cert = folder / "key.pem", folder / "fullchain.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*command, "-keyout", str(key), "-out", str(cert)], check=True, capture_output=True)
    return cert, key


@dataclass(frozen=True)
class Proxy:
    """A running proxy: its https port, its http port where it has one, and where it writes its errors."""

    https: int
    http: int | None
    errors: Path


def nginx_command(folder: Path, upstream: int, proxy: Proxy) -> list[str]:
    """Write nginx.conf with our ports and certificate, and return the command that runs it."""
    cert, key = certificate(folder)
    text = (FILES / "nginx.conf").read_text(encoding="utf-8")
    for before, after in {
        "server 127.0.0.1:8420;": f"server 127.0.0.1:{upstream};",
        "listen 80;": f"listen 127.0.0.1:{proxy.http};",
        "    listen [::]:80;\n": "",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{proxy.https} ssl http2;",
        "/etc/ssl/play.example.org/fullchain.pem": str(cert),
        "/etc/ssl/play.example.org/key.pem": str(key),
        "/var/log/nginx/error.log": str(proxy.errors),
    }.items():
        assert before in text
        text = text.replace(before, after)
    text = re.sub(r"\n    listen \[::\]:443[^\n]*", "", text)
    folders = "".join(
        f"{kind}_temp_path {folder / kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "site.conf").write_text(text, encoding="utf-8")
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder / 'pid'};\nevents {{}}\nhttp {{\n{folders}include {folder / 'site.conf'};\n}}\n",
        encoding="utf-8",
    )
    return ["nginx", "-e", str(folder / "start.log"), "-c", str(folder / "nginx.conf")]


def caddy_command(folder: Path, upstream: int, proxy: Proxy) -> list[str]:
    """Write the Caddyfile with our port and certificate, and return the command that runs it."""
    cert, key = certificate(folder)
    text = (FILES / "Caddyfile").read_text(encoding="utf-8")
    for before, after in {
        "reverse_proxy 127.0.0.1:8420": f"reverse_proxy 127.0.0.1:{upstream}",
        f"{NAME} {{": f"https://{NAME}:{proxy.https} {{\n\ttls {cert} {key}",
        "{\n\t# Request lines": "{\n\tadmin off\n\tauto_https disable_redirects\n\t# Request lines",
    }.items():
        assert before in text
        text = text.replace(before, after)
    (folder / "Caddyfile").write_text(text, encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextlib.asynccontextmanager
async def behind(proxy: Proxy, command: list[str]) -> AsyncIterator[httpx.AsyncClient]:
    """Run a proxy; give a client that speaks to it as to NAME."""
    with proxy.errors.open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(command, stdout=errors, stderr=errors)
    try:
        base, host = f"https://127.0.0.1:{proxy.https}", f"{NAME}:{proxy.https}"
        async with httpx.AsyncClient(base_url=base, headers={"host": host}, verify=False, timeout=PATIENCE) as http:
            async with asyncio.timeout(PATIENCE):
                while True:
                    assert process.poll() is None, proxy.errors.read_text()
                    with contextlib.suppress(httpx.TransportError):
                        await get(http, "/health")
                        break
                    await asyncio.sleep(0.05)
            yield http
    finally:
        process.terminate()
        process.wait(PATIENCE)


async def get(http: httpx.AsyncClient, path: str) -> httpx.Response:
    """Ask for a page; both proxies choose the site by the name in the TLS handshake."""
    return await http.get(path, extensions={"sni_hostname": NAME})


async def post(http: httpx.AsyncClient, path: str, origin: str, body: object) -> httpx.Response:
    """Send something as a page of this origin does."""
    return await http.post(path, json=body, headers={"origin": origin}, extensions={"sni_hostname": NAME})


COMMANDS: dict[str, Callable[[Path, int, Proxy], list[str]]] = {"nginx": nginx_command, "caddy": caddy_command}


@pytest.mark.parametrize("program", COMMANDS)
def test_a_server_behind_a_proxy_serves_pages_and_sockets_and_nothing_that_is_private(
    tmp_path: Path, program: str
) -> None:
    async def story() -> None:
        proxy = Proxy(free_port(), free_port() if program == "nginx" else None, tmp_path / "errors.log")
        async with serving(tmp_path / "data", is_secure=True) as server:
            command = COMMANDS[program](tmp_path, int(server.base.rpartition(":")[2]), proxy)
            async with behind(proxy, command) as http:
                origin = f"https://{NAME}:{proxy.https}"
                await is_served(http, origin)
                table = await plays_by_socket(http, proxy, origin)
                if proxy.http is not None:
                    await redirects_to_its_own_name(proxy.http)
                server.uvicorn.should_exit = True
                while server.uvicorn.started and server.uvicorn.servers[0].is_serving():
                    await asyncio.sleep(0.05)
                assert (await get(http, f"/api/tables/{table}")).status_code == 502
        assert table not in proxy.errors.read_text(), "an error log may not name tables"

    run(story())


async def is_served(http: httpx.AsyncClient, origin: str) -> None:
    """Check pages, headers, and what is refused."""
    page = await get(http, "/")
    assert page.status_code == 200
    assert "max-age" in page.headers["strict-transport-security"]
    assert (await get(http, "/metrics")).status_code == 404
    foreign = await post(http, "/api/tables", "https://elsewhere.example", {"game": "regality"})
    assert (foreign.status_code, foreign.json()["code"]) == (403, "guard-origin")
    long = await post(http, "/api/tables", origin, {"game": "x" * 70_000})
    assert long.status_code == 413
    assert long.json()["sentence"]


async def plays_by_socket(http: httpx.AsyncClient, proxy: Proxy, origin: str) -> str:
    """Lay a table and say hello to it through the proxy; return the table's id."""
    laid = await post(http, "/api/tables", origin, {"game": "regality", "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert laid.status_code == 201, laid.text
    table: str = laid.json()["table"]
    trusting = ssl.create_default_context()
    trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
    address = f"wss://{NAME}:{proxy.https}/api/tables/{table}/live"
    async with connect(address, host="127.0.0.1", port=proxy.https, ssl=trusting, server_hostname=NAME) as live:
        await live.send('{"type": "hello", "token": null, "since": null, "name": "Ada"}')
        assert '"snapshot"' in str(await live.recv())
    return table


async def redirects_to_its_own_name(port: int) -> None:
    """Check that a request for another host is sent to ours, over https."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        answer = await http.get(f"http://127.0.0.1:{port}/x", headers={"host": "evil.example"})
    assert answer.status_code == 301
    assert answer.headers["location"] == f"https://{NAME}/x"


def test_systemd_reads_the_unit_without_a_complaint(tmp_path: Path) -> None:
    unit = tmp_path / "yamabushi.service"
    text = (FILES / "yamabushi.service").read_text(encoding="utf-8")
    # Also with what a cluster needs, which stands there as a comment.
    text = text.replace("#LoadCredential", "LoadCredential").replace("#Environment", "Environment")
    program = shutil.which("true")
    assert program is not None
    unit.write_text(text.replace("/opt/yamabushi/bin/yamabushi", program), encoding="utf-8")
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stderr) == (0, "")
    rated = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit], capture_output=True, text=True
    )
    assert rated.returncode == 0, rated.stdout
