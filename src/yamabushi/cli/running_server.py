"""Check a server that runs: whether it is well, and whether the proxy before it passes on what it must."""

from __future__ import annotations

import email.utils
import ipaddress
import re
import time
from collections.abc import Iterator

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from yamabushi.cli.findings import Finding, look, off, ok, wrong
from yamabushi.server.settings import Settings
from yamabushi.server.troubles import LINES, Trouble

ANSWER_SECONDS = 15.0
MAX_CLOCK_SECONDS = 5
FORGED = "192.0.2.77"
"""An address that is nobody's: a proxy that lets strangers name their own address passes it on."""

TROUBLE = re.compile(r'^yamabushi_trouble\{kind="(\w+)"\} 1(?:\.0)?$', re.MULTILINE)

ADVICE = {
    Trouble.LIVE: "Start Valkey, or look at the network between",
    Trouble.WRITES: "Look at the log and at the database",
    Trouble.DISK: "Make room",
    Trouble.ENGINES: "Look at the log and at the load; a restart starts them anew",
}


def check_server(settings: Settings, url: str | None) -> Iterator[Finding]:
    """Ask the process itself, and then by the address that people use."""
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    own = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
    with httpx.Client(timeout=ANSWER_SECONDS) as http:
        yield from check_process(http, own)
        if url is None:
            yield off("proxy", "not checked: name the address that people use with --url https://play.example.org")
        else:
            yield from check_proxy(http, settings, url.rstrip("/"))


def check_process(http: httpx.Client, own: str) -> Iterator[Finding]:
    """Ask a server process how it is."""
    try:
        answer = http.get(f"{own}/ready")
        counted = http.get(f"{own}/metrics").text
    except httpx.HTTPError:
        yield look("server", f"Nothing answers at {own}. Start it, or name its settings with --config.")
        return
    if answer.status_code != 200:
        yield wrong("server", f"{own} is not ready ({answer.status_code}): {sentence_in(answer)}")
    elif answer.json().get("live") == "down":
        yield wrong("server", f"{own} is ready, but its live channel is down. {ADVICE[Trouble.LIVE]}.")
    else:
        yield ok("server", f"{own} is ready")
    for kind in sorted(set(TROUBLE.findall(counted)) & ADVICE.keys() - {Trouble.LIVE}):  # /ready has said that one
        yield wrong("trouble", f"The server says: {LINES[Trouble(kind)][0]}. {ADVICE[Trouble(kind)]}.")
    said = email.utils.parsedate_to_datetime(answer.headers["date"]).timestamp() if "date" in answer.headers else None
    if said is not None and abs(said - time.time()) > MAX_CLOCK_SECONDS:
        yield wrong("clock", f"The server's clock is {round(abs(said - time.time()))} seconds from this machine's.")


def sentence_in(answer: httpx.Response) -> str:
    """Give the sentence of a refusal, or what stands there instead."""
    try:
        return str(answer.json()["sentence"])
    except (ValueError, KeyError, TypeError):
        return f"{answer.reason_phrase}."


def check_proxy(http: httpx.Client, settings: Settings, url: str) -> Iterator[Finding]:
    """Ask by the address that people use what arrives at the server."""
    try:
        answer = http.get(f"{url}/api/address")
        seen = answer.json() if answer.status_code == 200 else None
        forged = http.get(f"{url}/api/address", headers={"x-forwarded-for": FORGED}).text
    except httpx.HTTPError as problem:
        yield wrong("proxy", f"{url} cannot be reached ({problem}). Does the name lead here, and is the proxy running?")
        return
    except ValueError:
        seen = None
    if not isinstance(seen, dict) or "address" not in seen:
        yield wrong("proxy", f"{url} answers {answer.status_code}, not as this server does. Where does the proxy lead?")
        return
    yield addresses_through(settings, seen, FORGED in forged)
    yield from check_https(settings, url, seen, answer)
    if http.get(f"{url}/metrics").status_code == 200:
        yield wrong("metrics", f"Everybody can read {url}/metrics. Close it in the proxy.")
    yield check_socket(url)


def addresses_through(settings: Settings, seen: dict[str, object], passes_forged: bool) -> Finding:
    """Judge by whose address a request counts that came through the proxy."""
    address = str(seen["address"])
    if not seen["is_forwarded"]:
        return wrong("proxy", "It does not say whom a request comes from. Let it send X-Forwarded-For.")
    if not seen["is_believed"]:
        return wrong(
            "proxy",
            f"The server does not believe it, so that all strangers share the address {address}. "
            f'Set proxies = "{address}".',
        )
    if is_trusted(settings, address):
        return look("proxy", f"passes {address} on, which is the proxy's own: ask from another machine to be sure")
    if passes_forged:
        return wrong(
            "proxy",
            "Strangers can name any address as theirs: the proxy passes X-Forwarded-For on as it came. "
            "Let it add the address itself (nginx: $proxy_add_x_forwarded_for; Caddy does).",
        )
    return ok("proxy", f"passes addresses on; this machine counts as {address}")


def is_trusted(settings: Settings, address: str) -> bool:
    """Tell whether the server believes an address when it says whom a request comes from."""
    trusted = [part.strip() for part in settings.proxies.split(",") if part.strip()]
    if "*" in trusted:
        return True
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(part, strict=False) for part in trusted)


def check_https(settings: Settings, url: str, seen: dict[str, object], answer: httpx.Response) -> Iterator[Finding]:
    """Judge what depends on https."""
    if not url.startswith("https://"):
        yield look("https", f"{url} is not https: fine at home, not on the internet")
        return
    if seen["scheme"] != "https":
        yield wrong("https", "The server does not hear that it is https. Let the proxy send X-Forwarded-Proto.")
    elif not settings.is_secure:
        yield wrong("https", "is_secure is not set: cookies would go by http as well. Set it.")
    elif "strict-transport-security" not in answer.headers:
        yield look("https", "works; the proxy does not send Strict-Transport-Security")
    else:
        yield ok("https", "cookies go by https only, and browsers stay with it")


def check_socket(url: str) -> Finding:
    """Look whether a request can become a WebSocket."""
    try:
        with connect(f"{url.replace('http', 'ws', 1)}/api/live", open_timeout=ANSWER_SECONDS) as socket:
            socket.send('{"type": "greet"}')
            socket.recv(timeout=ANSWER_SECONDS)
    except (WebSocketException, OSError, TimeoutError) as problem:
        return wrong(
            "sockets", f"Requests do not become WebSockets ({type(problem).__name__}). Let the proxy pass Upgrade on."
        )
    return ok("sockets", "come through")
