"""A forgotten password, replaced by e-mail: with a mail server of our own, and without any."""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import email
import email.policy
import ipaddress
import re
import ssl
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID

from tests.server.serving import PATIENCE, run, serving
from tests.server.test_accounts import PASSWORD, browser, counted, me, problem
from yamabushi.server import secrecy
from yamabushi.server.mail import mail_of
from yamabushi.server.settings import Settings
from yamabushi.server.storage.schema import mail_addresses, recoveries

NEW = "battery horse correct"


NO_ADDRESSES = (
    *("nobody", "a b@c.org", "a@localhost", "a@b", "-oQ@x.org", "@x.org", "a@b..org", "a@c.org,b@c.org"),
    *("Ada <a@b.org>", '"a b"@c.org', "x@[127.0.0.1]", "a@b.local", "a@b.org\nBcc: c@d.org", "a" * 65 + "@x.org"),
)
"""What is no mail address, or none that mail servers of the internet take."""


class Letters:
    """What a mail server has got: whom each letter is for, and the letter."""

    def __init__(self) -> None:
        self.got: asyncio.Queue[tuple[str, str]] = asyncio.Queue()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Speak as much SMTP as it takes to get a letter."""
        to = ""
        writer.write(b"220 here\r\n")
        while line := (await reader.readline()).decode().strip():
            word = line.partition(" ")[0].upper()
            if word == "RCPT":
                to = line.partition("<")[2].partition(">")[0]
            if word == "DATA":
                writer.write(b"354 go on\r\n")
                text = (await reader.readuntil(b"\r\n.\r\n")).decode()
                self.got.put_nowait((to, text))
            writer.write(b"221 bye\r\n" if word == "QUIT" else b"250 yes\r\n")
            if word == "QUIT":
                break
        writer.close()

    async def next(self) -> tuple[str, str]:
        """Wait for a letter; give whom it is for, and what stands in it."""
        to, raw = await asyncio.wait_for(self.got.get(), PATIENCE)
        letter = email.message_from_string(raw, policy=email.policy.default)
        return to, str(letter.get_content())


@contextlib.asynccontextmanager
async def post_office(context: ssl.SSLContext | None = None) -> AsyncIterator[tuple[Letters, dict[str, Any]]]:
    """Run a mail server; give what it gets, and the settings for it."""
    letters = Letters()
    server = await asyncio.start_server(letters.talk, "127.0.0.1", 0, ssl=context)
    port = server.sockets[0].getsockname()[1]
    async with server:
        yield (
            letters,
            {
                "mail_server": f"127.0.0.1:{port}",
                "mail_from": "club@example.org",
                "mail_site": "https://play.example.org/",
                "mail_tls": "off",
            },
        )


def certificate_for_loopback(folder: Path) -> tuple[Path, Path]:
    """Write a certificate of our own for 127.0.0.1, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]), critical=False)
        .sign(key, hashes.SHA256())
    )
    written = folder / "certificate.pem", folder / "key.pem"
    written[0].write_bytes(certificate.public_bytes(Encoding.PEM))
    written[1].write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return written


def test_a_letter_is_sent_over_tls_from_the_first_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certificate, key = certificate_for_loopback(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))  # smtplib then trusts it
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(certificate, key)

    async def main() -> None:
        async with post_office(context) as (letters, settings):
            mail = mail_of(Settings(**{**settings, "mail_tls": "implicit"}))
            assert mail is not None
            await mail.sent("ada@example.org", "Hello", "A letter.")
            to, text = await letters.next()
            assert (to, text.splitlines()[0]) == ("ada@example.org", "A letter.")

    run(main())


def test_a_forgotten_password_is_replaced_by_a_link_that_is_good_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            post_office() as (letters, settings),
            serving(tmp_path, **settings) as server,
            browser(server, "Ada") as ada,
            browser(server, "Ben"),
            browser(server) as other,
        ):
            body = {"password": PASSWORD, "address": "ada@example.org"}
            assert problem(await ada.put("/api/me/mail", json={**body, "password": "wrong"})) == (403, "account-wrong")
            for odd in NO_ADDRESSES:
                assert problem(await ada.put("/api/me/mail", json={**body, "address": odd})) == (422, "mail-address"), (
                    odd
                )
            assert (await ada.put("/api/me/mail", json=body)).status_code == 204
            assert (await ada.get("/api/me/mail")).json() == {"is_on": True, "address": "ada@example.org"}
            assert (await ada.get("/api/me/export")).json()["mail"] == "ada@example.org"
            # The same answer whether there is such a name, and whether it has an address.
            answers = [await other.post("/api/recoveries", json={"name": name}) for name in ("Cleo", "Ben", "ada")]
            assert {(answer.status_code, answer.text) for answer in answers} == {(202, "null")}
            to, text = await letters.next()
            assert to == "ada@example.org"
            found = re.search(r"https://play\.example\.org/#recover=([\w-]+)", text)
            assert found is not None
            token = found[1]
            assert letters.got.empty()  # nobody else was written to
            stored = await server.hall.store.read(lambda connection: connection.execute(recoveries.select()).one())
            assert stored.hash == secrecy.hashed(token) != token
            weak = await other.put("/api/recoveries", json={"token": token, "password": "password"})
            assert problem(weak) == (422, "account-guessable")
            assert (await other.put("/api/recoveries", json={"token": token, "password": NEW})).status_code == 204
            again = await other.put("/api/recoveries", json={"token": token, "password": PASSWORD})
            assert problem(again) == (409, "mail-link")
            assert await me(ada) is None  # logged out everywhere
            assert (await other.post("/api/sessions", json={"name": "Ada", "password": NEW})).status_code == 201
            # Deleting deletes the address, too.
            await other.post("/api/recoveries", json={"name": "Ada"})
            await letters.next()
            assert (await other.post("/api/me/delete", json={"password": NEW})).status_code == 204
            assert (await counted(server, mail_addresses), await counted(server, recoveries)) == (0, 0)

    run(main())


def test_a_link_is_good_for_an_hour(tmp_path: Path) -> None:
    async def main() -> None:
        async with (
            post_office() as (letters, settings),
            serving(tmp_path, **settings) as server,
            browser(server, "Ada") as ada,
        ):
            await ada.put("/api/me/mail", json={"password": PASSWORD, "address": "ada@example.org"})
            await ada.post("/api/recoveries", json={"name": "Ada"})
            token = (await letters.next())[1].partition("#recover=")[2].split()[0]
            late = recoveries.update().values(expires=recoveries.c.expires - 3601)
            await server.hall.store.write(lambda connection: connection.execute(late))
            answer = await ada.put("/api/recoveries", json={"token": token, "password": NEW})
            assert problem(answer) == (409, "mail-link")
            assert await me(ada) == "Ada"

    run(main())


def test_without_a_mail_server_nothing_of_it_is_there(tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as server, browser(server, "Ada") as ada:
            assert (await ada.get("/api/mail")).json() == {"is_on": False, "address": None}
            body = {"password": PASSWORD, "address": "ada@example.org"}
            assert problem(await ada.put("/api/me/mail", json=body)) == (409, "mail-none")
            assert problem(await ada.post("/api/recoveries", json={"name": "Ada"})) == (409, "mail-none")

    run(main())
