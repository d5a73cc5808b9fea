"""Push messages: built, signed, posted, and read by a push service and a browser of the test's own."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest
import uvicorn
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from tests.server.serving import PATIENCE, Server, run, serving
from tests.server.test_accounts import OLD, PASSWORD, browser, counted, problem
from yamabushi.core.errors import BadOption
from yamabushi.server.push import sending
from yamabushi.server.push.posting import checked_service, found_at, posted
from yamabushi.server.push.sending import Sending
from yamabushi.server.push.what import Push, What
from yamabushi.server.routes.push import MOST_BROWSERS
from yamabushi.server.storage.backup import back_up, restore
from yamabushi.server.storage.database import address_of, opened
from yamabushi.server.storage.schema import push_keys, subscriptions

CONTACT = "mailto:host@example.org"
DAYS = {"kind": "days", "seconds": 3 * 24 * 3600}


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """Derive a key, as RFC 5869 says: one block is enough here."""
    key = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:length]


class Visitor:
    """A browser that has subscribed: it alone can read what is sealed for it. Written from RFC 8291, not from ours."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = b"sixteen bytes ok"

    def subscription(self, language: str = "en") -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": encoded(self.public),
            "auth": encoded(self.secret),
            "language": language,
        }

    def read(self, body: bytes) -> dict[str, Any]:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        theirs, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self.key.exchange(ec.ECDH(), point)
        both = derived(self.secret, shared, b"WebPush: info\x00" + self.public + theirs, 32)
        key = derived(salt, both, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derived(salt, both, b"Content-Encoding: nonce\x00", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        told: dict[str, Any] = json.loads(plain.rstrip(b"\x00")[:-1])  # a delimiter stands before the padding
        return told


def require_signed(headers: dict[str, str], endpoint: str, public: str) -> None:
    """Make sure that a message is signed by the server's key, for this service and nobody else."""
    kind, _, rest = headers["authorization"].partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert kind == "vapid"
    assert parts["k"] == public
    signed, _, signature = parts["t"].rpartition(".")
    raw = decoded(signature)
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(public))
    both = utils.encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(both, signed.encode(), ec.ECDSA(hashes.SHA256()))
    claims = json.loads(decoded(signed.split(".")[1]))
    assert claims["aud"] == endpoint.rpartition("/")[0]
    assert claims["sub"] == CONTACT


@dataclass
class Service:
    """A push service: what has been posted to it, and how it answers, by path."""

    base: str = ""
    got: asyncio.Queue[tuple[str, dict[str, str], bytes]] = field(default_factory=asyncio.Queue)
    answers: dict[str, int] = field(default_factory=dict)

    async def post(self, request: Request) -> Response:
        path = request.url.path
        await self.got.put((path, dict(request.headers), await request.body()))
        status = self.answers.get(path, 201)
        return RedirectResponse("/elsewhere", status) if status == 307 else Response(status_code=status)

    async def next(self) -> tuple[str, dict[str, str], bytes]:
        return await asyncio.wait_for(self.got.get(), PATIENCE)


@contextlib.asynccontextmanager
async def a_service() -> AsyncIterator[Service]:
    """Run a push service on loopback."""
    service = Service()
    app = Starlette(routes=[Route("/{path:path}", service.post, methods=["POST"])])
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=0, log_level="error", lifespan="off"))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    service.base = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    try:
        yield service
    finally:
        server.should_exit = True
        await task


async def subscribe(http: httpx.AsyncClient, visitor: Visitor, language: str = "en") -> None:
    answer = await http.put("/api/me/push", json=visitor.subscription(language))
    assert answer.status_code == 204, answer.text


async def counted_pushes(server: Server, outcome: str) -> float:
    return server.hall.metrics.registry.get_sample_value("yamabushi_pushes_total", {"outcome": outcome}) or 0


def test_whoever_is_away_is_told_that_it_is_their_move(tmp_path: Path) -> None:
    async def main() -> None:
        on = partial(serving, tmp_path, push=CONTACT, push_within=True)
        async with on() as server, a_service() as service, browser(server, "Ada") as ada, browser(server, "Bo") as bo:
            key = (await ada.get("/api/push")).json()["key"]
            visitor = Visitor(f"{service.base}/ada")
            await subscribe(ada, visitor, "fr")
            seats = [{"kind": "me"}, {"kind": "open"}]
            body = {"game": "regality", "seats": seats, "clock": DAYS, "options": OLD, "is_public": True}
            laid = (await ada.post("/api/tables", json=body)).json()
            joined = (await bo.post(f"/api/tables/{laid['table']}/seats", json={})).json()
            # Whoever begins: the first message to Ada comes when it is her move and she is not there.
            async with server.at(laid["table"], joined["token"]) as hers:
                while hers.standing["decider"] in hers.seats:
                    await hers.act(hers.view["actions"][0])
                    await hers.until("happened")
                path, headers, sealed = await service.next()
            assert path == "/ada"
            assert headers["content-encoding"] == "aes128gcm"
            assert headers["topic"] == laid["table"]
            assert int(headers["ttl"]) > 0
            require_signed(headers, visitor.endpoint, key)
            assert visitor.read(sealed) == {
                "title": "Regality vs. Religion",
                "body": "À vous de jouer contre Bo.",
                "place": f"t={laid['table']}",
                "tag": laid["table"],
            }
            # Whoever is at the table needs no message: Ada moves, and Bo has none; then Bo, while Ada is there.
            async with (
                server.at(laid["table"], laid["token"]) as his,
                server.at(laid["table"], joined["token"]) as hers,
            ):
                for one, other in ((his, hers), (hers, his)):
                    while one.standing["decider"] in one.seats:
                        await one.act(one.view["actions"][0])
                        await one.until("happened")
                    await other.quiet()
            server.hall.services.push(await account_of(server, "Ada"), challenge("Zoé"))
            assert visitor.read((await service.next())[2])["body"] == "Zoé vous défie."
            assert service.got.empty()

    run(main())


def challenge(name: str, tag: str = "c1") -> Push:
    return Push(What.CHALLENGE, "himiki", "lobby", tag, {"name": name})


async def account_of(server: Server, name: str) -> str:
    from yamabushi.server.accounts import key_of
    from yamabushi.server.storage.accounts import account_of_key

    found = await server.hall.store.read(partial(account_of_key, key=key_of(name)))
    assert found is not None
    return found.id


def test_what_is_gone_is_forgotten_and_what_fails_is_tried_again_a_little(tmp_path: Path) -> None:
    async def main() -> None:
        on = partial(serving, tmp_path, push=CONTACT, push_within=True)
        async with on() as server, a_service() as service, browser(server, "Ada") as ada:
            service.answers = {"/gone": 410, "/down": 503, "/moved": 307}
            for name in service.answers:
                await subscribe(ada, Visitor(service.base + name))
            account = await account_of(server, "Ada")
            with mock.patch.object(sending, "PAUSES", (0.01, 0.01)):
                server.hall.services.push(account, challenge("Bo"))
                paths = [(await service.next())[0] for _ in range(5)]
                for outcome in ("gone", "refused", "unanswered"):
                    while await counted_pushes(server, outcome) < 1:
                        await asyncio.sleep(0.01)
            # Three tries of one that is down, and none where another led to.
            assert sorted(paths) == ["/down", "/down", "/down", "/gone", "/moved"]
            assert service.got.empty()
            assert await counted_pushes(server, "gone") == 1
            assert await counted_pushes(server, "refused") == 1
            told = (await ada.get("/api/me/export")).json()["push"]
            assert [one["endpoint"].rpartition("/")[2] for one in told] == ["down", "moved"]

    run(main())


def test_a_queue_that_is_full_and_an_account_that_is_told_much_lose_messages_and_nobody_waits(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, push=CONTACT, push_within=True, limit_factor=1000) as server:
            post: Sending = server.app.state.sending
            post.queue = asyncio.Queue(sending.MOST_QUEUED)  # one that nobody takes from
            for number in range(sending.MOST_QUEUED + 7):
                server.hall.services.push("nobody", challenge("Bo", str(number)))
            assert post.queue.qsize() == sending.MOST_QUEUED
            assert await counted_pushes(server, "dropped") == 7
        async with serving(tmp_path, push=CONTACT, limit_factor=0.01) as server:
            server.app.state.sending.queue = asyncio.Queue(sending.MOST_QUEUED)
            for _ in range(5):
                server.hall.services.push("somebody", challenge("Bo"))
            assert server.app.state.sending.queue.qsize() < 5

    run(main())


def test_a_browser_is_told_for_as_long_as_it_is_logged_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path, push=CONTACT, limit_factor=1) as server, browser(server, "Ada") as ada:
            for number in range(MOST_BROWSERS + 2):
                await subscribe(ada, Visitor(f"https://push.example.org/{number}"))
            assert await counted(server, subscriptions) == MOST_BROWSERS
            last = f"https://push.example.org/{MOST_BROWSERS + 1}"
            await ada.post("/api/me/push/end", json={"endpoint": last})
            assert await counted(server, subscriptions) == MOST_BROWSERS - 1
            # The same browser with another account is that account's.
            async with browser(server, "Bo") as bo:
                await subscribe(bo, Visitor("https://push.example.org/5"))
                assert len((await bo.get("/api/me/export")).json()["push"]) == 1
                assert len((await ada.get("/api/me/export")).json()["push"]) == MOST_BROWSERS - 2
                await bo.post("/api/me/push/end", json={"endpoint": "https://push.example.org/6"})  # it is Ada's
                assert len((await ada.get("/api/me/export")).json()["push"]) == MOST_BROWSERS - 2
                await bo.post("/api/me/delete", json={"password": PASSWORD})
            assert await counted(server, subscriptions) == MOST_BROWSERS - 2
            await ada.delete("/api/sessions")
            assert await counted(server, subscriptions) == 0

    run(main())


def test_the_key_is_made_once_and_goes_with_a_backup(tmp_path: Path) -> None:
    async def main() -> None:
        file = tmp_path / "backup.gz"
        async with serving(tmp_path / "one", push=CONTACT) as first, browser(first, "Ada") as ada:
            key = (await first.http.get("/api/push")).json()["key"]
            async with serving(tmp_path / "one", push=CONTACT) as second:  # another process of the same database
                assert (await second.http.get("/api/push")).json()["key"] == key
                assert await counted(second, push_keys) == 1
            await subscribe(ada, Visitor("https://push.example.org/1"))
            engine = opened(address_of(None, tmp_path / "one"), writes=False)
            back_up(engine, file)
            engine.dispose()
        (tmp_path / "two").mkdir()
        other = opened(address_of(None, tmp_path / "two"), writes=True)
        restore(other, file)
        other.dispose()
        async with serving(tmp_path / "two", push=CONTACT) as third:
            assert (await third.http.get("/api/push")).json()["key"] == key
            assert await counted(third, subscriptions) == 1

    run(main())


def test_where_it_is_off_nothing_is_told_and_nothing_breaks(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            assert (await ada.get("/api/push")).json() == {"key": None}
            answer = await ada.put("/api/me/push", json=Visitor("https://push.example.org/1").subscription())
            assert problem(answer) == (409, "push-off")
            server.hall.services.push("anybody", challenge("Bo"))
            assert await counted(server, push_keys) == 0

    run(main())
    with pytest.raises(BadOption, match="cannot be the contact"):
        run(started(tmp_path))


async def started(folder: Path) -> None:
    async with serving(folder, push="me"):
        pass


INSIDE = [
    "http://push.example.org/1",
    "https://127.0.0.1/1",
    "https://[::1]/1",
    "https://[::ffff:10.0.0.1]/1",
    "https://[64:ff9b::7f00:1]/1",
    "https://10.1.2.3/1",
    "https://169.254.169.254/latest",
    "https://100.64.0.1/1",
    "https://localhost/1",
    "https://printer.local/1",
    "https://intranet/1",
    "https://push.example.org:8443/1",
    "https://me:secret@push.example.org/1",
    "https://push.example.org/\r\nX: y",
    "ftp://push.example.org/1",
    "https://[/1",
    "",
]


@pytest.mark.parametrize("endpoint", INSIDE)
def test_we_post_to_no_place_that_is_not_public(endpoint: str) -> None:
    with pytest.raises(BadOption):
        checked_service(endpoint, within=False)


def test_a_name_that_leads_inside_is_not_followed() -> None:
    async def main() -> None:
        async with a_service() as service:
            port = int(service.base.rpartition(":")[2])
            assert await found_at("localhost", port, within=True)
            # A name that looks public and leads to loopback: looked up by us, and not gone to.
            real = asyncio.get_running_loop().getaddrinfo

            async def led(host: str, *rest: Any, **named: Any) -> Any:
                return await real("127.0.0.1", *rest, **named)

            with mock.patch.object(asyncio.get_running_loop(), "getaddrinfo", led):
                assert await found_at("push.example.org", port, within=False) == []
            status = await asyncio.to_thread(posted, f"{service.base}/x", b"", {}, within=False)
            assert status == 0
            assert service.got.empty()
            assert await asyncio.to_thread(posted, f"{service.base}/x", b"", {}, within=True) == 201

    run(main())
